"""Every outcome: the explorer agrees with plain enumeration, and what it forces is forced."""

import html
import json
import math
import re
from fractions import Fraction
from random import Random

import pytest
from board import resolve
from enumeration import CARDS, RULESETS, agrees_with_plain_enumeration, claims_about
from hypothesis import given, settings
from hypothesis import strategies as st

from judge import cli
from judge.claims import ClaimError, read_claim
from judge.compare import compare
from judge.document import read
from judge.engine import apply, begin, decision
from judge.explore import Budget, Explorer
from judge.findings import Findings
from judge.graph import coverage, depends_on
from judge.ready_made import READY_MADE
from judge.scenario import Scenario, ScenarioError, read_scenario
from judge.share import pack
from judge.simulate import random_board
from judge.web import create_app
from judge.web.outcomes import BRANCHES


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


@settings(max_examples=2000, deadline=None)
@given(st.integers(0, 10**9))
def test_the_explorer_agrees_with_plain_enumeration(seed):
    agrees_with_plain_enumeration(small_board(seed), seed)


@settings(max_examples=150, deadline=None)
@given(st.integers(0, 10**9))
def test_a_forced_line_really_forces_against_every_reply(seed):
    state = small_board(seed)
    if state.winner is not None or decision(state) is None:
        return
    found = Explorer(budget=Budget(3000, 5)).explore(state, claims_about(state, Random(seed)))
    if not found.complete or any(outcome.lines == math.inf for outcome in found.outcomes):
        return  # too many, or a line that can go round; for those see test_graph.py
    for answer in found.answers:
        for player in (0, 1):
            kept = keeps(state, player, answer.claim.holds, {})
            assert (player in answer.forced_by) == kept, f"seed {seed}: {answer.claim.text}"


def keeps(state, player, holds, known):
    """Play it out with the engine: some answer of the player holds against every reply."""
    asked = decision(state) if state.winner is None else None
    if asked is None or not asked.options:
        return holds(state)
    if state not in known:
        results = (keeps(apply(state, move), player, holds, known) for move in asked.options)
        known[state] = any(results) if asked.player == player else all(results)
    return known[state]


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


# -- how far it was looked ------------------------------------------------------------------------

# A has nothing but an attack; it takes A's next turn to win by it.
LATER = "{A: {play: [luchataur]}, B: {life: 3, play: [deathweaver], hand: [gorillion]}}"


def test_the_commands_look_as_many_turns_ahead_as_they_are_told(tmp_path, capsys):
    board = tmp_path / "b.yaml"
    board.write_text(LATER[:-1] + ", claims: [A wins]}", encoding="utf-8")
    answers = {}
    for number in ("1", "3"):
        assert cli.main(["explore", str(board), "--json", "--turns", number]) == 0
        found = json.loads(capsys.readouterr().out)
        assert found["turns"] == int(number)
        assert found["complete"]
        answers[number] = found["claims"][0]["answer"]
    assert answers == {"1": "never", "3": "sometimes"}


def test_the_page_and_the_api_look_ahead_as_well():
    client = create_app().test_client()
    board = LATER[:-1] + ", claims: [A wins]}"
    for number, answer in ((1, "never"), (3, "sometimes")):
        found = client.post(f"/api/v1/explore?turns={number}", data=board).get_json()
        assert found["claims"][0]["answer"] == answer
        assert found["turns"] == number
        s = pack(read(board).value)
        page = client.get("/en/explore", query_string={"s": s, "turns": number})
        assert f'<li class="answer {answer}">' in page.get_data(as_text=True)


@pytest.mark.parametrize(
    ("language", "whole", "partly", "unseen"),
    [
        ("en", "Looked at to the end:", "Looked at in part:", "Not looked at:"),
        ("fr", "Examiné jusqu’au bout\u00a0:", "Examiné en partie\u00a0:", "Pas examiné\u00a0:"),
        ("es", "Examinado hasta el final:", "Examinado en parte:", "Sin examinar:"),
    ],
)
def test_a_partial_answer_says_what_was_looked_at(language, whole, partly, unseen):
    board = "{A: {hand: [gorillion, luchataur, killer-bee]}, B: {hand: 5}, claims: [A life >= 0]}"
    scenario = read_scenario(board)
    everything = len(begin(scenario.state).options)
    texts = ""
    for most in (3, 12):
        found = Findings(scenario, compare(scenario, budget=Budget(most, 20)), language)
        answer = found.explore_json()
        assert not answer["complete"]
        covered = answer["covered"]
        assert sum(map(len, covered.values())) == everything
        assert covered["partly"] or covered["unseen"]
        assert answer["verdict"]["kind"] != "settled"
        assert answer["claims"][0]["answer"] == "not-refuted"
        assert str(answer["states"]) in answer["verdict"]["text"]
        texts += answer["verdict"]["text"]
    assert whole in texts and partly in texts and unseen in texts


def test_what_is_said_to_be_looked_at_to_the_end_is():
    looked_at = 0
    for seed in range(60):
        state = small_board(seed)
        asked = decision(state) if state.winner is None else None
        if asked is None or len(asked.options) < 2:
            continue
        partial = Explorer(budget=Budget(25, 20)).explore(state)
        seen = coverage(partial.root)
        assert (not seen.partly and not seen.unseen) == partial.complete, seed
        for move, child in partial.root.children:
            if move in seen.whole:
                below = Explorer(budget=Budget(10**5, 60)).explore(apply(state, move))
                assert len(child.lines) == len(below.outcomes), seed
                looked_at += 1
    assert looked_at > 50


def test_what_was_looked_at_is_told_from_the_first_real_choice_on():
    """A can only attack, so what is told is how far it went below each answer of B."""
    state = begin(read_scenario(LATER).state)
    assert [str(move) for move in state.options] == ["attack luchataur"]
    found = coverage(Explorer(20, Budget(50, 20)).explore(state).root)
    assert found.decision.kind == "block"
    told = {str(move) for move in (*found.whole, *found.partly, *found.unseen)}
    assert told == {"block deathweaver", "pass"}


def test_nothing_partial_is_called_settled():
    """Fifty boards on which the search stops after a few states."""
    stopped = 0
    for seed in range(120):
        state = random_board(CARDS, Random(seed), RULESETS[0])
        scenario = Scenario(state, ())
        found = Findings(scenario, compare(scenario, budget=Budget(2, 20)), "en")
        if not found.first.complete:
            stopped += 1
            assert found.verdict()["kind"] in ("choice", "chance"), seed
    assert stopped > 50


# -- on the page ----------------------------------------------------------------------------------


def test_a_tree_too_large_for_a_page_goes_on_from_there():
    client = create_app().test_client()
    s = pack(READY_MADE["crowded-table"].scenario)
    text = client.get(f"/en/explore?s={s}&turns=1").get_data(as_text=True)
    onwards = re.findall(r'<a href="(/en/explore[^"]+)">(\d+) outcomes? …</a>', text)
    assert onwards
    for address, outcomes in (onwards[0], onwards[-1]):
        answer = client.get(html.unescape(address))
        assert answer.status_code == 200
        assert f"<h2>{outcomes} outcome" in answer.get_data(as_text=True)
        assert "turns=1" in address


def test_the_tree_holds_no_more_than_a_page_can():
    client = create_app().test_client()
    for board in READY_MADE.values():
        text = client.get("/en/explore", query_string={"s": pack(board.scenario)})
        tree = text.get_data(as_text=True).split('class="branches"')[-1].split('class="picture"')[0]
        assert 0 < tree.count("<li>") <= BRANCHES


def test_in_the_picture_what_was_not_looked_at_is_no_end():
    client = create_app().test_client()
    board = {"A": {"hand": ["gorillion", "luchataur"]}, "B": {"hand": 5}}
    whole = client.get("/en/tree.svg", query_string={"s": pack(board)}).get_data(as_text=True)
    part = client.get("/en/tree.svg", query_string={"s": pack(board), "limit": 3})
    assert "…</text>" in part.get_data(as_text=True)
    assert "…</text></g>" not in whole


# -- bad input ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "claims",
    [
        "A wins",
        "[5]",
        "[A flies]",
        "[nobody in play]",
        "['']",
        str(["A wins"] * 21),
        "[A wins, (B wins]",
        "[A wins and]",
        "[gorillion]",
        "[A life ~ 3]",
        "[A life < many]",
        "[gorillion has WINGS]",
        "[gorillion in C hand]",
        f"[{'not ' * 90}A wins]",
    ],
)
def test_bad_claims_are_refused_with_their_place(claims):
    with pytest.raises(ScenarioError) as error:
        read_scenario(f"{{A: {{play: [gorillion]}}, claims: {claims}}}")
    assert error.value.path[0] == "claims"


CONTRADICTIONS = [
    "A wins and B wins",
    "A wins and not over",
    "gorillion in play and not gorillion in play",
    "not (gorillion in play or not gorillion in play)",
    "A life <= 1 and A life >= 3",
    "B hand < 0",
    "gorillion exhausted and gorillion in A hand",
    "gorillion controlled by A and gorillion controlled by B",
    "gorillion has TOUGH and not gorillion in play",
    "gorillion power > 5 and gorillion power < 6",
]


@pytest.mark.parametrize("claim", CONTRADICTIONS)
def test_a_claim_that_contradicts_itself_is_refused_with_its_place(claim):
    with pytest.raises(ScenarioError) as error:
        read_scenario(f"{{A: {{play: [gorillion]}}, claims: [A wins, {claim!r}]}}")
    assert error.value.path == ("claims", 1)
    assert "contradicts itself" in str(error.value)


@pytest.mark.parametrize("claim", CONTRADICTIONS)
def test_what_a_claim_leaves_open_is_no_contradiction(claim):
    assert read_claim(f"{claim} or B life = 1").refs == read_claim(f"not ({claim})").refs


@settings(max_examples=300, deadline=None)
@given(st.integers(0, 10**9))
def test_a_claim_that_is_true_somewhere_never_contradicts_itself(seed):
    """Random claims, joined at random; one that holds on a board must be readable."""
    rng = Random(seed)
    state = random_board(CARDS, rng, RULESETS[0])
    simple = [claim.text for claim in claims_about(state, rng)]

    def joined(depth):
        if depth == 0:
            return rng.choice(simple)
        word = rng.choice(("and", "or", "and not", "or not"))
        return f"({joined(depth - 1)}) {word} ({joined(depth - 1)})"

    text = joined(rng.randint(1, 2))
    try:
        read_claim(text)
    except ClaimError as error:
        assert "contradicts itself" in str(error)
        either = read_claim(f"({text}) or A life >= 0")
        assert either.holds(state)
        inside = read_claim(f"not ({text})")
        assert inside.holds(state), text


ABSURD_NUMBERS = ["0", "-1", "99999999999", "1e3", "many", "1.5", "９", "1" * 5000]


@pytest.mark.parametrize("number", ABSURD_NUMBERS)
@pytest.mark.parametrize("option", ["--turns", "--limit", "--seconds"])
@pytest.mark.parametrize("command", ["explore", "compare"])
def test_absurd_budgets_are_refused(command, option, number, tmp_path, capsys):
    if option == "--seconds" and number in ("1.5", "1e3"):
        number = "nan"
    board = tmp_path / "b.yaml"
    board.write_text("A: {play: [gorillion]}", encoding="utf-8")
    with pytest.raises(SystemExit) as stop:
        cli.main([command, str(board), f"{option}={number}"])
    assert stop.value.code == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert option in said
    assert len(said) < 300


@pytest.mark.parametrize("number", ABSURD_NUMBERS)
@pytest.mark.parametrize("name", ["turns", "limit"])
def test_absurd_budgets_of_an_address_are_refused_with_their_place(name, number):
    client = create_app().test_client()
    for address in ("/api/v1/explore", "/api/v1/compare"):
        answer = client.post(address, query_string={name: number}, data=HEALER)
        assert answer.status_code == 422
        (error,) = answer.get_json()["errors"]
        assert error["path"] == name
        assert "expected a number from 1 to" in error["message"]
    s = pack({"A": {"play": ["gorillion"]}})
    for page in ("explore", "tree.svg"):
        answer = client.get(f"/fr/{page}", query_string={"s": s, name: number})
        assert answer.status_code == 422
        text = answer.get_data(as_text=True)
        assert name in text
        assert "Traceback" not in text


@pytest.mark.parametrize("language", ["en", "fr", "es"])
@pytest.mark.parametrize(
    "claim", ["A flies", "nobody in play", "A wins and B wins", "(A wins", "<b>x</b> in play"]
)
def test_a_bad_claim_is_refused_by_command_api_and_page(claim, language, tmp_path, capsys):
    value = {"A": {"play": ["gorillion"]}, "claims": ["A wins", claim]}
    board = tmp_path / "b.json"
    board.write_text(json.dumps(value), encoding="utf-8")
    for command in ("explore", "compare"):
        assert cli.main([command, str(board), "--lang", language]) == 2
        said = capsys.readouterr().err
        assert "claims[1]" in said
        assert said.count("\n") == 1
    client = create_app().test_client()
    for name in ("explore", "compare"):
        answer = client.post(f"/api/v1/{name}?lang={language}", json=value)
        assert answer.status_code == 422
        assert answer.get_json()["errors"][0]["path"] == "claims[1]"
    typed = {"s": pack({"A": {"play": ["gorillion"]}}), "claim": claim}
    for query in ({"s": pack(value)}, typed):
        answer = client.get(f"/{language}/explore", query_string=query)
        assert answer.status_code == 422
        assert "<b>x</b>" not in answer.get_data(as_text=True)


@pytest.mark.parametrize("command", ["explore", "compare"])
@pytest.mark.parametrize("language", ["en", "fr", "es"])
def test_the_commands_answer_in_every_language(command, language, tmp_path, capsys):
    board = tmp_path / "b.yaml"
    board.write_text(HEALER, encoding="utf-8")
    assert cli.main([command, str(board), "--lang", language]) == 0
    assert capsys.readouterr().out.strip()
    assert cli.main([command, str(board), "--lang", language, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)
