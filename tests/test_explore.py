"""Every outcome: the explorer agrees with plain enumeration, and what it forces is forced."""

import json
from collections import Counter
from fractions import Fraction
from random import Random

import pytest
from board import resolve
from hypothesis import given, settings
from hypothesis import strategies as st

from judge import cli
from judge.cards import library
from judge.check import rulesets
from judge.claims import read_claim
from judge.compare import compare
from judge.engine import apply, begin, decision
from judge.explore import Budget, Explorer, depends_on
from judge.findings import Findings
from judge.rules import rulebook
from judge.scenario import ScenarioError, read_scenario
from judge.simulate import random_board

CARDS = list(library())
RULESETS = list(rulesets(rulebook()))


class TooMany(Exception):
    pass


class Enumeration:
    """Every line of a turn, one after the other, nothing merged, nothing remembered."""

    def __init__(self, state, most=2500):
        self.left = most
        self.lines = []
        self.tree = self.walk(state, ())

    def walk(self, state, moves):
        asked = decision(state) if state.winner is None else None
        if asked is None or not asked.options:
            self.left -= 1
            if self.left < 0:
                raise TooMany
            self.lines.append((state, moves))
            return state
        children = [(move, self.walk(apply(state, move), (*moves, move))) for move in asked.options]
        return (asked.player, children, asked.weights())

    def forces(self, player, holds, tree=None):
        tree = self.tree if tree is None else tree
        if not isinstance(tree, tuple):
            return holds(tree)
        who, children, _ = tree
        results = [self.forces(player, holds, child) for _, child in children]
        return any(results) if who == player else all(results)

    def value(self, player, holds, tree=None):
        tree = self.tree if tree is None else tree
        if not isinstance(tree, tuple):
            return Fraction(int(holds(tree)))
        who, children, weights = tree
        results = [self.value(player, holds, child) for _, child in children]
        if who is None:
            return sum(w * r for w, r in zip(weights, results, strict=True)) / sum(weights)
        return max(results) if who == player else min(results)


def small_board(seed):
    """A random board a few moves into a turn, with something left to decide."""
    rng = Random(seed)
    state = begin(random_board(CARDS, rng, rng.choice(RULESETS)))
    for _ in range(rng.randint(0, 3)):
        asked = decision(state) if state.winner is None else None
        if asked is None or not asked.options:
            break
        state = apply(state, rng.choice(asked.options))
    return state


def claims_about(state, rng):
    refs = [c.ref for p in state.players for c in (*p.play, *p.hand[:2])]
    found = ["A wins", "B wins", "A life <= 1", "B creatures >= 2", "not over"]
    for ref in rng.sample(refs, min(4, len(refs))):
        found += [f"{ref} in play", f"{ref} exhausted or {ref} in A discard"]
        found.append(f"{ref} controlled by B and not A wins")
    return [read_claim(text) for text in found]


@settings(max_examples=700, deadline=None)
@given(st.integers(0, 10**9))
def test_the_explorer_agrees_with_plain_enumeration(seed):
    state = small_board(seed)
    if state.winner is not None or decision(state) is None:
        return
    try:
        plain = Enumeration(state)
    except TooMany:
        return
    claims = claims_about(state, Random(seed))
    found = Explorer(budget=Budget(10**6, 60)).explore(state, claims)
    message = f"seed {seed}"
    assert found.complete, message
    counted = Counter(end for end, _ in plain.lines)
    assert {o.state: o.lines for o in found.outcomes} == dict(counted), message
    for outcome in found.outcomes:
        lengths = [len(moves) for end, moves in plain.lines if end == outcome.state]
        assert len(outcome.moves) == min(lengths), message
        assert (outcome.state, outcome.moves) in plain.lines, message
    for answer in found.answers:
        held = {answer.claim.holds(end) for end, _ in plain.lines}
        expected = "sometimes" if len(held) == 2 else "always" if held == {True} else "never"
        assert answer.answer == expected, f"{message}: {answer.claim.text}"
        for player in (0, 1):
            forced = plain.forces(player, answer.claim.holds)
            assert (player in answer.forced_by) == forced, f"{message}: {answer.claim.text}"
            prevented = plain.forces(player, lambda end, a=answer: not a.claim.holds(end))
            assert (player in answer.prevented_by) == prevented, message
            assert answer.best[player] == plain.value(player, answer.claim.holds), message
        ends = {moves: end for end, moves in plain.lines}
        proved = answer.claim.holds(ends[answer.line])
        assert proved == (answer.answer != "never"), message


@settings(max_examples=150, deadline=None)
@given(st.integers(0, 10**9))
def test_a_forced_line_really_forces_against_every_reply(seed):
    state = small_board(seed)
    if state.winner is not None or decision(state) is None:
        return
    found = Explorer(budget=Budget(3000, 5)).explore(state, claims_about(state, Random(seed)))
    if not found.complete:
        return
    for answer in found.answers:
        for player in answer.forced_by:
            assert_forced(found.root, player, answer.claim.holds, f"seed {seed}")


def assert_forced(node, player, holds, message):
    """Play it out: some answer of the player keeps the promise whatever comes next."""
    if not node.children:
        assert holds(node.state), message
        return
    children = [child for _, child in node.children]
    if node.decision.player == player:
        kept = [c for c in children if keeps(c, player, holds)]
        assert kept, message
        children = kept[:1]
    for child in children:
        assert_forced(child, player, holds, message)


def keeps(node, player, holds):
    if not node.children:
        return holds(node.state)
    results = [keeps(child, player, holds) for _, child in node.children]
    return any(results) if node.decision.player == player else all(results)


# -- boards one can check by hand -----------------------------------------------------------------

HEALER = """
    A: {play: [axolotl-healer]}
    B: {play: [plated-scorpion], hand: 1}
    moves: [attack axolotl-healer]
    claims: [plated-scorpion in play, axolotl-healer in play, B life = 2]
"""


def findings(text, **options):
    scenario = read_scenario(text)
    return Findings(scenario, compare(scenario, **options), "en")


def test_the_scorpion_survives_whatever_b_does():
    found = findings(HEALER).explore_json()
    assert [c["answer"] for c in found["claims"]] == ["always", "sometimes", "sometimes"]
    assert found["claims"][1]["forced_by"] == found["claims"][1]["prevented_by"] == ["B"]
    assert found["verdict"]["kind"] == "choice"
    assert len(found["outcomes"]) == 2


def test_random_cards_have_exact_probabilities():
    found = findings("""
        A: {play: [strange-barrel], hand: 1}
        B: {play: [luchataur], hand: [gorillion, killer-bee, brain-fly, unknown, unknown]}
        moves: [attack strange-barrel, block luchataur]
        claims: [gorillion in A hand]
    """).explore_json()
    assert found["verdict"]["kind"] == "chance"
    assert sum(Fraction(o["probability"]) for o in found["outcomes"]) == 1
    two_unknown = [o for o in found["outcomes"] if o["moves"] == ["chance unknown, unknown"]]
    assert two_unknown[0]["probability"] == "1/10"


def test_the_order_of_two_effects_may_not_matter():
    end = resolve("""
        A: {play: [explosive-toad]}
        B: {play: [explosive-toad, luchataur], hand: 1}
        moves: [attack explosive-toad, block explosive-toad-2]
    """)
    assert end.asked == ("A", "order")
    found = Explorer().explore(end.end)
    assert len(found.outcomes) == 1
    assert depends_on(found.root) is None


def test_looking_further_ahead_finds_the_win():
    board = "{A: {play: [luchataur], hand: 5}, B: {life: 3, hand: 5}, claims: [A wins]}"
    state = begin(read_scenario(board).state)
    claim = [read_claim("A wins")]
    assert Explorer(1).explore(state, claim).answers[0].answer == "never"
    board = "{A: {play: [luchataur]}, B: {life: 3, play: [deathweaver], hand: [gorillion]}}"
    state = begin(read_scenario(board).state)
    assert Explorer(3).explore(state, claim).answers[0].answer == "sometimes"


def test_past_its_budget_a_claim_is_not_refuted_never_always():
    state = small_board(12)
    found = Explorer(8, Budget(40, 5)).explore(state, [read_claim("A life >= 0")])
    assert not found.complete
    assert found.states <= 41
    assert found.answers[0].answer == "not-refuted"
    assert found.answers[0].forced_by == ()


# -- comparing ------------------------------------------------------------------------------------


def test_a_reading_that_matters_makes_the_rulebook_silent():
    found = findings("""
        A: {play: [shark-dog], hand: 1}
        B: {play: [luchataur, tiger-squirrel], hand: 1}
        moves: [attack shark-dog]
    """)
    assert found.verdict()["kind"] == "silent"
    assert "hunter-choice" in found.compare_json()["touched"]
    other = next(
        c for c in found.compare_json()["cases"]
        if c["ruleset"].get("hunter-choice") == "before"
    )  # fmt: skip
    assert other["same_as"] != 0 and other["parts_at"] == 2


def test_a_reading_that_does_not_matter_here_leaves_it_settled():
    found = findings("""
        A: {play: [shark-dog], hand: 1}
        B: {play: [tiger-squirrel], hand: 1}
        moves: [attack shark-dog, hunt tiger-squirrel]
    """)
    assert "hunter-choice" in found.compare_json()["touched"]
    assert found.verdict()["kind"] == "settled"
    assert found.compare_json()["same"]


def test_editions_that_part_after_a_mindbug_are_shown():
    found = findings("""
        A: {hand: [gorillion, luchataur]}
        B: {hand: 5}
        moves: [play gorillion, mindbug]
    """).compare_json()
    assert not found["same"]
    assert "after-mindbug" in found["touched"]
    assert {c["ruleset"]["edition"] for c in found["cases"] if len(c["ruleset"]) == 1} == {
        "current", "beyond", "first-contact",
    }  # fmt: skip


def test_moves_that_another_reading_does_not_allow_are_said_so():
    found = findings("""
        A: {play: [{card: gorillion, entered: true}], hand: 1}
        B: {hand: 1}
        ruleset: {edition: current, new-creature: may-attack}
        moves: [attack gorillion]
    """).compare_json()
    assert "illegal" not in found["cases"][0]
    current = next(c for c in found["cases"] if c["ruleset"] == {"edition": "current"})
    assert "attack gorillion" in current["illegal"]
    assert current["outcomes"] == [] and not found["same"]


# -- bad input ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "claims",
    ["A wins", "[5]", "[A flies]", "[nobody in play]", "['']", str(["A wins"] * 21)],
)
def test_bad_claims_are_refused_with_their_place(claims):
    with pytest.raises(ScenarioError) as error:
        read_scenario(f"{{A: {{play: [gorillion]}}, claims: {claims}}}")
    assert error.value.path[0] == "claims"


@pytest.mark.parametrize(
    "options",
    [["--turns", "0"], ["--turns", "99"], ["--limit", "0"], ["--limit", "x"], ["--seconds", "-1"]],
)
def test_absurd_budgets_are_refused(options, tmp_path, capsys):
    board = tmp_path / "b.yaml"
    board.write_text("A: {play: [gorillion]}", encoding="utf-8")
    with pytest.raises(SystemExit) as stop:
        cli.main(["explore", str(board), *options])
    assert stop.value.code == 2
    assert capsys.readouterr().err.count("\n") == 1


@pytest.mark.parametrize("command", ["explore", "compare"])
@pytest.mark.parametrize("language", ["en", "fr", "es"])
def test_the_commands_answer_in_every_language(command, language, tmp_path, capsys):
    board = tmp_path / "b.yaml"
    board.write_text(HEALER, encoding="utf-8")
    assert cli.main([command, str(board), "--lang", language]) == 0
    assert capsys.readouterr().out.strip()
    assert cli.main([command, str(board), "--lang", language, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)
