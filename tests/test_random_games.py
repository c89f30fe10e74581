"""Random games under every edition and reading: what holds after each single move of all of them.

A game is known by its seed, which every failure names: `start(seed)` sets the same board up again.
"""

import re
from collections import Counter
from collections.abc import Iterator
from math import comb
from random import Random
from typing import NamedTuple

import pytest
from board import resolve
from hypothesis import given, settings
from hypothesis import strategies as st

from judge.cards import library
from judge.engine import (
    ACTION,
    PLAYERS,
    READINGS,
    START,
    UNKNOWN,
    UNKNOWN_COPY,
    A,
    B,
    Copy,
    Decision,
    IllegalMove,
    Move,
    Player,
    Ruleset,
    State,
    Step,
    apply,
    begin,
    decision,
    opponent,
)
from judge.engine.truth import View
from judge.languages import LANGUAGES
from judge.moves import VERBS, read_move
from judge.rules import rulebook
from judge.simulate import deal, play_out, random_board, whole_deck
from judge.wording import Names, wording

CARDS = [*library()]
DECK = whole_deck(CARDS)
EDITIONS = tuple(rulebook().editions)
# Cards whose effects set off others, or whose keywords come and go in the middle of an attack.
CHAINS = [
    library().cards[id]
    for id in (
        "count-draculeech",
        "explosive-toad",
        "goreagle-alpha",
        "harpy-mother",
        "hungry-hungry-hamster",
        "hyenix",
        "kangasaurus-rex",
        "lone-yeti",
        "majestic-manticore",
        "mysterious-mermaid",
        "shark-dog",
        "sharky-crab-dog-mummypus",
        "snail-thrower",
        "strange-barrel",
    )
]
LONGEST = 2_000  # moves; no random game comes near it

seeds = st.integers(0, 2**40)


def many(examples: int) -> settings:
    return settings(max_examples=examples, deadline=None, print_blob=True)


# -- boards and games -----------------------------------------------------------------------------


def random_ruleset(rng: Random) -> Ruleset:
    """An edition, with none, some or many of its readings chosen at random."""
    share = rng.choice((0.0, 0.2, 0.7))
    choices = {
        reading: rng.choice(alternatives)
        for reading, alternatives in READINGS.items()
        if rng.random() < share
    }
    return rulebook().ruleset(rng.choice(EDITIONS), choices)


def veiled(state: State, rng: Random) -> State:
    """The same board, with some of the cards outside the play areas unknown."""
    share = rng.choice((0.1, 0.5, 1.0))

    def veil(zone: tuple[Copy, ...]) -> tuple[Copy, ...]:
        return tuple(UNKNOWN_COPY if rng.random() < share else copy for copy in zone)

    a, b = (
        Player(p.life, p.mindbugs, veil(p.hand), veil(p.deck), veil(p.discard), p.play)
        for p in state.players
    )
    return State(state.ruleset, (a, b), state.turn, state.phase, veil(state.unused))


def start(seed: int) -> State:
    """A deal or a board, perhaps with unknown cards, under some ruleset."""
    rng = Random(seed)
    ruleset = random_ruleset(rng)
    kind = rng.choice(("deal", "board", "unknown cards", "chains", "chains"))
    if kind == "deal":
        return deal(DECK, rng, ruleset)
    if kind == "chains":
        return after_attacks(random_board(CHAINS, rng, ruleset), rng)
    board = random_board(CARDS, rng, ruleset)
    return veiled(board, rng) if kind == "unknown cards" else board


def after_attacks(state: State, rng: Random) -> State:
    """The same board in the middle of a turn: some creatures have attacked already."""
    if state.phase == ACTION and rng.random() < 0.2:
        for player in state.players:
            player.play = tuple(c._replace(attacks=rng.randint(0, 2)) for c in player.play)
    return state


class Turn(NamedTuple):
    """One single move of a game: what was asked, what was answered, and what followed."""

    before: State
    asked: Decision | None  # None: the board is begun, or the next turn
    move: Move | None
    after: State
    steps: tuple[Step, ...]


def moves_of(state: State, seed: int) -> Iterator[Turn]:
    """Play at random until the game is over, or rests at a decision nobody could answer."""
    rng = Random(seed)
    for _ in range(LONGEST):
        if state.winner is not None:
            return
        asked = decision(state)
        steps: list[Step] = []
        if asked is None:
            move, after = None, begin(state, steps)
        elif asked.options:
            move = rng.choice(asked.options)
            after = apply(state, move, steps)
        else:
            return
        yield Turn(state, asked, move, after, tuple(steps))
        state = after
    raise AssertionError(f"seed {seed}: the game does not end")


def cards_of(state: State) -> Counter[Copy]:
    """Every card, wherever it lies."""
    zones = [state.shown, state.unused]
    for p in state.players:
        zones += [p.hand, p.deck, p.discard, tuple(c.copy() for c in p.play)]
    return Counter(copy for zone in zones for copy in zone)


# -- the course of a game -------------------------------------------------------------------------


@many(800)
@given(seeds)
def test_a_game_ends_or_rests_where_only_an_unknown_card_could_go_on(seed):
    state = start(seed)
    for turn in moves_of(state, seed):
        state = turn.after
    if state.winner is not None:
        assert state.winner in PLAYERS, f"seed {seed}"
        assert decision(state) is None, f"seed {seed}"
        assert state.agenda == state.waiting == (), f"seed {seed}"
        return
    asked = decision(state)
    assert asked is not None and not asked.options, f"seed {seed}"
    kinds = {reason.kind for _, reasons in asked.ruled_out() for reason in reasons}
    assert "unknown" in kinds, f"seed {seed}: stuck, but for no unknown card: {kinds}"


@many(400)
@given(seeds)
def test_random_games_play_out_under_every_edition(seed):
    """The games of the bench and of `judge check`: dealt, and without unknown cards."""
    for edition in EDITIONS:
        rng = Random(seed)
        dealt = deal(DECK, rng, rulebook().ruleset(edition))
        assert play_out(dealt, rng).winner in PLAYERS, f"seed {seed}, {edition}"


@many(800)
@given(seeds)
def test_no_card_is_lost_or_doubled_by_any_move(seed):
    state = start(seed)
    cards = cards_of(state)
    assert all(n == 1 for copy, n in cards.items() if copy.card is not UNKNOWN)
    for turn in moves_of(state, seed):
        assert cards_of(turn.after) == cards, f"seed {seed}: {turn.move}"


@many(600)
@given(seeds)
def test_after_every_move_somebody_is_asked_or_a_turn_is_over_or_the_game_is(seed):
    for turn in moves_of(start(seed), seed):
        after = turn.after
        asked = decision(after)
        if after.winner is not None:
            assert asked is None, f"seed {seed}"
        elif asked is None:
            assert (after.phase, after.agenda, after.waiting) == (START, (), ()), f"seed {seed}"
            assert not after.shown, f"seed {seed}: a card stays on the table between turns"
        else:
            assert after.phase == ACTION, f"seed {seed}"
            one_answer = len(asked.options) == 1 and "unknown" not in ruled_out_kinds(asked)
            assert asked.kind == "turn" or not one_answer, f"seed {seed}: {asked.kind} is forced"


def ruled_out_kinds(asked: Decision) -> set[str]:
    return {reason.kind for _, reasons in asked.ruled_out() for reason in reasons}


@many(600)
@given(seeds)
def test_what_held_this_turn_is_gone_when_the_turn_is_over(seed):
    """Rule 5.4, and only TOUGH leaves a trace: exhausted creatures stay exhausted."""
    for turn in moves_of(start(seed), seed):
        if turn.after.winner is None and decision(turn.after) is None:
            for player in turn.after.players:
                for c in player.play:
                    assert (c.entered, c.attacks, c.marks) == (False, 0, ()), f"seed {seed}"


@many(600)
@given(seeds)
def test_an_exhausted_creature_never_recovers_in_play(seed):
    for turn in moves_of(start(seed), seed):
        left = {ref for s in turn.steps if s.kind == "defeat" for ref in s.refs}
        for player in (A, B):
            for creature in turn.before.players[player].play:
                now = turn.after.find(creature.ref)
                if creature.exhausted and now is not None and creature.ref not in left:
                    assert now[1].exhausted, f"seed {seed}: {creature.ref}"


# -- numbers --------------------------------------------------------------------------------------


@many(600)
@given(seeds)
def test_life_and_power_stay_within_their_limits(seed):
    """Rules 3.1, 4.2 and 4.6."""
    for turn in moves_of(start(seed), seed):
        after = turn.after
        view = View(after)
        for number, player in enumerate(after.players):
            assert player.life > 0 or (player.life == 0 and after.winner), f"seed {seed}"
            assert 0 <= player.mindbugs <= turn.before.players[number].mindbugs, f"seed {seed}"
            for creature in player.play:
                assert view.power(number, creature) >= 1, f"seed {seed}: {creature.ref}"
                assert 0 <= creature.attacks <= 2, f"seed {seed}: {creature.ref}"


@many(800)
@given(seeds)
def test_a_player_wins_only_over_one_without_life_or_unable_to_act(seed):
    """Rules 3.1 and 3.2."""
    for turn in moves_of(start(seed), seed):
        after = turn.after
        dead = [player for player in (A, B) if after.players[player].life == 0]
        if after.winner is None:
            assert not dead, f"seed {seed}: {PLAYERS[dead[0]]} has no life left"
            continue
        loser = opponent(PLAYERS.index(after.winner))
        if dead:
            assert dead == [loser], f"seed {seed}"
        else:
            assert loser == after.turn, f"seed {seed}: not the one to act"
            assert not after.players[loser].hand, f"seed {seed}: could have played a card"
            assert not able_to_attack(after, loser), f"seed {seed}: could have attacked"


def able_to_attack(state: State, player: int) -> bool:
    """Of the cards of these sets only Hamster Lion keeps others from attacking."""
    view = View(state)
    mine = state.players[player].play
    lions = any(c.card.id == "hamster-lion" for c in state.players[opponent(player)].play)
    least = min((view.power(player, c) for c in mine), default=0)
    return any(
        not (c.entered and state.ruleset["new-creature"] == "cannot-attack")
        and c.attacks < (2 if "FRENZY" in view.keywords(player, c) else 1)
        and not (lions and view.power(player, c) == least)
        for c in mine
    )


@pytest.mark.parametrize("edition", EDITIONS)
@many(400)
@given(seed=seeds)
def test_a_hand_is_below_five_only_if_the_draw_pile_is_empty(edition, seed):
    """Rule 4.7, from a legal deal on, whatever else is read how."""
    rng = Random(seed)
    others = dict(random_ruleset(rng).choices)
    ruleset = rulebook().ruleset(edition, {**others, "draw": "below-five"})
    for turn in moves_of(deal(DECK, rng, ruleset), seed):
        for player in turn.after.players:
            assert len(player.hand) >= 5 or not player.deck, f"seed {seed}: {turn.move}"


@many(400)
@given(seeds)
def test_by_the_older_books_too_a_hand_is_full_again_unless_cards_were_taken_from_it(seed):
    """Rule 4.7: with `draw: when-removed` one draws whenever a card leaves the hand."""
    rng = Random(seed)
    choices = {**dict(random_ruleset(rng).choices), "draw": "when-removed", "stolen-cards": "draw"}
    for turn in moves_of(deal(DECK, rng, rulebook().ruleset("first-contact", choices)), seed):
        for player in turn.after.players:
            assert len(player.hand) >= 5 or not player.deck, f"seed {seed}: {turn.move}"


# -- options and what is ruled out ----------------------------------------------------------------


@many(300)
@given(seeds)
def test_every_option_offered_is_accepted(seed):
    state = start(seed)
    cards = cards_of(state)
    for turn in moves_of(state, seed):
        if turn.asked is None:
            continue
        for option in turn.asked.options[:40]:
            steps: list[Step] = []
            after = apply(turn.before, option, steps)
            assert steps and cards_of(after) == cards, f"seed {seed}: {option}"


@many(600)
@given(seeds)
def test_every_move_ruled_out_has_a_reason_with_a_rule_and_is_refused(seed):
    known = rulebook().rules
    for turn in moves_of(start(seed), seed):
        if turn.asked is None:
            continue
        ruled_out = turn.asked.ruled_out()
        assert len({move for move, _ in ruled_out}) == len(ruled_out), f"seed {seed}"
        for move, reasons in ruled_out:
            assert move not in turn.asked.options, f"seed {seed}: {move} is an option as well"
            assert reasons, f"seed {seed}: {move} is ruled out for no reason"
            for reason in reasons:
                assert reason.rules and set(reason.rules) <= known.keys(), f"seed {seed}: {reason}"
                assert set(reason.readings) <= READINGS.keys(), f"seed {seed}: {reason}"
            with pytest.raises(IllegalMove) as refused:
                apply(turn.before, move)
            assert refused.value.reasons == reasons, f"seed {seed}: {move}"


@many(250)
@given(seeds)
def test_a_move_is_accepted_if_and_only_if_it_is_an_option(seed):
    """Any verb with any card, or with none, or with one nobody has."""
    rng = Random(seed)
    for turn in moves_of(start(seed), seed):
        refs = [copy.ref for copy in cards_of(turn.before)] + ["nobody", "1", "3"]
        offered = set(turn.asked.options) if turn.asked else set()
        for verb in VERBS:
            move = Move(verb, tuple(rng.sample(refs, rng.randint(0, 2))))
            if move in offered or Move(verb, move.args[::-1]) in offered:
                continue
            with pytest.raises(IllegalMove):
                apply(turn.before, move)


@many(800)
@given(seeds)
def test_every_option_reads_as_the_move_it_is_written_as(seed):
    for turn in moves_of(start(seed), seed):
        if turn.asked is not None:
            for move in (*turn.asked.options, *(m for m, _ in turn.asked.ruled_out())):
                assert read_move(str(move)) == move, f"seed {seed}"


@many(600)
@given(seeds)
def test_no_option_is_offered_twice(seed):
    """Neither as it stands nor with its cards in another order."""
    for turn in moves_of(veiled(start(seed), Random(seed)), seed):
        if turn.asked is not None:
            options = [(move.verb, tuple(sorted(move.args))) for move in turn.asked.options]
            assert len(set(options)) == len(options), f"seed {seed}: {options}"


@many(800)
@given(seeds)
def test_cards_chosen_together_may_be_named_in_any_order(seed):
    for turn in moves_of(start(seed), seed):
        options = turn.asked.options if turn.asked else ()
        for move in [m for m in options if len(m.args) > 1][:3]:
            forth, back = apply(turn.before, move), apply(turn.before, backwards(move))
            for one, other in zip(forth.players, back.players, strict=True):
                assert Counter(one.hand) == Counter(other.hand), f"seed {seed}: {move}"
                assert Counter(one.discard) == Counter(other.discard), f"seed {seed}: {move}"
                assert {c.ref for c in one.play} == {c.ref for c in other.play}, f"seed {seed}"


def backwards(move: Move) -> Move:
    return Move(move.verb, move.args[::-1])


@many(600)
@given(seeds)
def test_every_outcome_of_chance_has_its_weight(seed):
    """As many ways as there are to draw that many cards of the hand."""
    for turn in moves_of(veiled(start(seed), Random(seed)), seed):
        if turn.asked is not None and turn.asked.kind == "chance":
            weights = turn.asked.weights()
            assert turn.asked.player is None, f"seed {seed}"
            assert len(weights) == len(turn.asked.options), f"seed {seed}"
            number = len(turn.asked.options[0].args)
            hand = len(turn.before.players[turn.asked.question().owner].hand)
            assert sum(weights) == comb(hand, number), f"seed {seed}: {turn.asked.options}"
            assert min(weights) >= 1, f"seed {seed}"


def refs(zone: tuple[Copy, ...]) -> list[str]:
    return [copy.ref for copy in zone]


# -- steps ----------------------------------------------------------------------------------------


@many(600)
@given(seeds)
def test_every_step_cites_rules_that_exist_and_cards_of_the_game(seed):
    known = rulebook().rules
    state = start(seed)
    cards = {copy.ref for copy in cards_of(state)}
    for turn in moves_of(state, seed):
        assert turn.steps or turn.move is None, f"seed {seed}: {turn.move} happened in silence"
        for step in turn.steps:
            assert step.rules, f"seed {seed}: {step.kind} cites no rule"
            assert set(step.rules) <= known.keys(), f"seed {seed}: {step}"
            assert set(step.readings) <= READINGS.keys(), f"seed {seed}: {step}"
            assert set(step.refs) <= cards, f"seed {seed}: {step}"


class Table:
    """What lies where as the steps alone tell it: the independent half of the next test."""

    def __init__(self, state: State) -> None:
        self.life = [p.life for p in state.players]
        self.mindbugs = [p.mindbugs for p in state.players]
        self.zones = {
            (player, zone): refs(getattr(state.players[player], zone))
            for player in (A, B)
            for zone in ("hand", "deck", "discard", "play")
        }
        self.shown = refs(state.shown)
        self.exhausted = {c.ref for p in state.players for c in p.play if c.exhausted}
        self.turn, self.winner = state.turn, state.winner

    def take(self, ref: str, *places: list[str]) -> str:
        next(place for place in places if ref in place).remove(ref)
        return ref

    def tell(self, step: Step) -> None:
        you = step.player if step.player is not None else -1
        mine = {zone: self.zones.get((you, zone), []) for zone in ("hand", "deck", "discard")}
        play, theirs = self.zones.get((you, "play"), []), opponent(you)
        match step.kind:
            case "play" | "give":
                ref = step.refs[0]
                self.shown.append(self.take(ref, mine["hand"]))
            case "draw":
                assert mine["deck"][: len(step.refs)] == list(step.refs), "drawn from the top"
                mine["hand"] += [self.take(ref, mine["deck"]) for ref in step.refs]
            case "discard":
                mine["discard"] += [self.take(ref, mine["hand"]) for ref in step.refs]
            case "steal":
                from_hand = self.zones[theirs, "hand"]
                mine["hand"] += [self.take(ref, from_hand) for ref in step.refs[:-1]]
            case "into-hand":
                mine["hand"].append(self.take(step.refs[0], self.shown))
            case "draw-pile":
                mine["hand"] += [self.take(ref, mine["discard"]) for ref in step.refs]
            case "enter":
                piles = (self.shown, mine["discard"], self.zones[theirs, "discard"])
                play.append(self.take(step.refs[0], *piles))
            case "take-control":
                play.append(self.take(step.refs[0], self.zones[theirs, "play"]))
            case "exhaust":
                assert step.refs[0] in play and step.refs[0] not in self.exhausted
                self.exhausted.add(step.refs[0])
            case "defeat":
                mine["discard"].append(self.take(step.refs[0], play))
                self.exhausted.discard(step.refs[0])
            case "mindbug":
                self.mindbugs[you] = step.detail("left")
            case "lose-life":
                self.life[you] -= step.detail("amount")
            case "gain-life":
                self.life[you] += step.detail("amount")
            case "set-life":
                assert self.life[you] == step.detail("before")
                self.life[you] = step.detail("life")
            case "turn":
                self.turn = you
            case "win":
                self.winner = PLAYERS[you]
        if step.detail("life") is not None:
            assert self.life[you] == step.detail("life")


@many(800)
@given(seeds)
def test_the_steps_tell_all_that_happened(seed):
    """Whoever follows the steps with cards on a table ends up with the same table."""
    state = start(seed)
    table = Table(state)
    for turn in moves_of(state, seed):
        for step in turn.steps:
            table.tell(step)
        told, true = vars(table), vars(Table(turn.after))
        if decision(turn.after) is None and turn.after.winner is None:
            true["turn"] = table.turn  # between two turns nobody has been told whose it is
        for zone, lying in told["zones"].items():
            assert Counter(lying) == Counter(true["zones"][zone]), f"seed {seed}: {zone}"
        for what in ("life", "mindbugs", "shown", "exhausted", "turn", "winner"):
            assert told[what] == true[what], f"seed {seed}: {what} after {turn.move}"


# -- words ----------------------------------------------------------------------------------------

UNSAID = re.compile(r"[{}<>]|\bNone\b|\bTrue\b|\bFalse\b|  |\(\)|^\s*$| ,| \.(?!\.)")


@pytest.mark.parametrize("language", LANGUAGES)
@many(250)
@given(seed=seeds)
def test_everything_about_a_game_can_be_said(language, seed):
    words = wording(language)
    state = start(seed)
    names = Names(state, library(), language)
    for turn in moves_of(state, seed):
        said = [words.step(step, names) for step in turn.steps]
        if turn.asked is not None:
            said.append(words.question(turn.asked, names))
            said += [words.move(move, turn.asked, names) for move in turn.asked.options]
            for _, reasons in turn.asked.ruled_out():
                said += [words.reason(reason, names) for reason in reasons]
        for text in said:
            assert not UNSAID.search(text), f"seed {seed}: {text!r}"


@pytest.mark.parametrize("language", LANGUAGES)
@many(200)
@given(seed=seeds)
def test_two_options_of_a_decision_are_never_worded_alike(language, seed):
    words = wording(language)
    state = start(seed)
    names = Names(state, library(), language)
    for turn in moves_of(state, seed):
        if turn.asked is not None:
            said = [words.move(move, turn.asked, names) for move in turn.asked.options]
            assert len(set(said)) == len(said), f"seed {seed}: {sorted(said)}"


# Steps that only a chain of effects or a rare reading leads to.
RARE = {"finish-first", "goes-first", "hunted-gone", "interrupted", "joins", "no-draw"}


def test_the_games_come_to_every_decision_and_to_rare_steps():
    """Were it otherwise, much of this file would say nothing."""
    asked, steps = set(), set()
    for seed in range(1500):
        for turn in moves_of(start(seed), seed):
            steps |= {step.kind for step in turn.steps}
            asked |= {turn.asked.kind} if turn.asked else set()
    kinds = "turn mindbug hunt block again choose order may option chance"
    assert asked >= set(kinds.split())
    assert steps >= RARE


# -- boards on which the games above have found something -----------------------------------------


@pytest.mark.parametrize("named", ["gorillion, luchataur", "luchataur, gorillion"])
def test_two_cards_to_discard_may_be_named_in_either_order(named):
    result = resolve(f"""
        A: {{hand: [ferret-bomber]}}
        B: {{hand: [gorillion, luchataur, killer-bee], mindbugs: 0}}
        moves: [play ferret-bomber, "choose {named}"]
    """)
    assert sorted(result.discard("B")) == ["gorillion", "luchataur"]
    assert result.hand("B") == ["killer-bee"]


def test_a_known_and_an_unknown_card_are_one_outcome_of_chance():
    """Of three cards two are stolen: one way to take both unknown ones, two for the others."""
    result = resolve("""
        A: {play: [gorillion], hand: [unknown, killer-bee, unknown]}
        B: {play: [strange-barrel]}
        moves: [attack gorillion, block strange-barrel]
    """)
    asked = result.resolution.decision
    assert asked is not None
    likely = Counter()
    for move, weight in zip(asked.options, asked.weights(), strict=True):
        likely[tuple(sorted(move.args))] += weight
    assert likely == {("killer-bee", "unknown"): 2, ("unknown", "unknown"): 1}
    assert len(asked.options) == 2
