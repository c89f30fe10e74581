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
    Card,
    Copy,
    Creature,
    Decision,
    IllegalMove,
    Move,
    Ruleset,
    State,
    Step,
    apply,
    begin,
    decision,
    opponent,
)
from judge.engine.abilities import Ability, DrawCards, LoseGame, Pile, WinGame
from judge.engine.action import action_of, why_not_action
from judge.engine.state import Aside
from judge.engine.truth import View
from judge.languages import LANGUAGES
from judge.moves import VERBS, read_move
from judge.rules import rulebook
from judge.scenario import read_scenario
from judge.simulate import (
    copies,
    deal,
    dealt,
    play_out,
    power_cards,
    random_board,
    whole_deck,
)
from judge.wording import Names, wording

CARDS = [*library()]
DECK = whole_deck(CARDS)
POWER = power_cards(CARDS)
EDITIONS = tuple(rulebook().editions)
# Cards whose effects set off others, or whose keywords come and go in the middle of an attack.
CHAINS = """
    count-draculeech explosive-toad goreagle-alpha harpy-mother hungry-hungry-hamster hyenix
    kangasaurus-rex lone-yeti majestic-manticore mysterious-mermaid shark-dog
    sharky-crab-dog-mummypus snail-thrower strange-barrel
"""
# What the later sets brought, each by itself, so that the same things meet again and again.
POOLS = {
    "chains": [library().cards[id] for id in CHAINS.split()],
    "boost cards and discard piles": [card for card in CARDS if card.set == "beyond-eternity"],
    "evolving and Actions": [card for card in CARDS if card.set == "beyond-evolution"],
    "Octonite and FAST": [card for card in CARDS if card.set.startswith("battlefruit")],
    "dice, energy and Power cards": [card for card in CARDS if card.set == "king-of-tokyo"],
    "promo cards": [card for card in CARDS if card.set == "promo"],
}
LONGEST = 2_000  # moves; no random game comes near it, unless it goes round
LONG = 200

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
    """The same board, with some of the cards outside or under the creatures in play unknown."""
    share = rng.choice((0.1, 0.5, 1.0))

    def veil(zone: tuple[Copy, ...]) -> tuple[Copy, ...]:
        return tuple(UNKNOWN_COPY if rng.random() < share else copy for copy in zone)

    def under(creature: Creature) -> Creature:
        return creature._replace(boost=veil(creature.boost))

    after = state.copy()
    for p in after.players:
        p.hand, p.deck, p.discard = veil(p.hand), veil(p.deck), veil(p.discard)
        p.play = tuple(under(creature) for creature in p.play)
    after.unused = veil(after.unused)
    beside = after.beside
    after.beside = beside._replace(
        aside=tuple(entry._replace(creature=under(entry.creature)) for entry in beside.aside),
        row=veil(beside.row),
        power_deck=veil(beside.power_deck),
    )
    return after


def start(seed: int) -> State:
    """A deal or a board, perhaps with unknown cards, under some ruleset."""
    rng = Random(seed)
    ruleset = random_ruleset(rng)
    kind = rng.choice(("deal", "board", "board", "unknown cards", "pool", "pool", "pool"))
    if kind == "deal":
        return any_deal(rng, ruleset)
    cards = rng.choice([*POOLS.values(), POOLS["chains"]]) if kind == "pool" else CARDS
    board = after_attacks(random_board(cards, rng, ruleset), rng)
    board = with_some_aside(board, rng)
    return veiled(board, rng) if kind == "unknown cards" or rng.random() < 0.05 else board


def any_deal(rng: Random, ruleset: Ruleset) -> State:
    """Of all the cards, or of those of one set or two: so that they meet; with Power cards or not.

    A card of which no copy is dealt by itself, because it was given away singly, is one copy here.
    """
    sets = [*library().sets]
    some = rng.choice((sets, rng.sample(sets, 2)))
    cards = [card for card in dealt(CARDS) if card.set in some]
    deck = [copy for card in cards for copy in copies(card, card.copies or 1)]
    return deal(deck, rng, ruleset, rng.choice(([], POWER)))


def after_attacks(state: State, rng: Random) -> State:
    """The same board in the middle of a turn: some creatures have attacked already."""
    if state.phase == ACTION and rng.random() < 0.1:
        for player in state.players:
            player.play = tuple(c._replace(attacks=rng.randint(0, 2)) for c in player.play)
    return state


def with_some_aside(state: State, rng: Random) -> State:
    """The same board, but an Alpacoodle in play has set some of the other creatures aside."""
    setters = [c.ref for p in state.players for c in p.play if c.card.id == "alpacoodle"]
    if setters and rng.random() < 0.5:
        by, aside = rng.choice(setters), []
        for number, player in enumerate(state.players):
            gone = [c for c in player.play if c.ref != by and rng.random() < 0.3]
            player.play = tuple(c for c in player.play if c not in gone)
            if state.ruleset["set-aside"] == "fresh":
                player.discard += tuple(copy for c in gone for copy in c.boost)
                gone = [Creature(*c.copy()) for c in gone]
            aside += [Aside(by, number, c._replace(entered=False, attacks=0)) for c in gone]
        state.beside = state.beside._replace(aside=tuple(aside))
    return state


class Turn(NamedTuple):
    """One single move of a game: what was asked, what was answered, and what followed."""

    before: State
    asked: Decision | None  # None: the board is begun, or the next turn
    move: Move | None
    after: State
    steps: tuple[Step, ...]


def moves_of(state: State, seed: int) -> Iterator[Turn]:
    """Play at random until the game is over, goes round, or nobody could answer a decision.

    A game need not end: not if each side gains a life with every attack and nobody can block.
    """
    rng = Random(seed)
    positions = Positions()
    for number in range(LONGEST):
        if state.winner is not None:
            return
        asked = decision(state)
        steps: list[Step] = []
        if asked is None:
            if number > LONG and positions.go_round(state):
                return
            move, after = None, begin(state, steps)
        elif asked.options:
            move = rng.choice(asked.options)
            after = apply(state, move, steps)
        else:
            return
        yield Turn(state, asked, move, after, tuple(steps))
        state = after
    raise AssertionError(f"seed {seed}: the game does not end")


class Positions:
    """The boards between two turns, apart from how much life the players have."""

    def __init__(self) -> None:
        self.seen: dict[tuple[object, ...], tuple[int, int, int]] = {}

    def go_round(self, state: State) -> bool:
        """Was this board there five times, and nobody has come nearer to losing since?"""
        a, b = state.players
        board = (*state.value()[3:], *a.value()[1:], *b.value()[1:])
        times, life, other = self.seen.get(board, (0, a.life, b.life))
        if a.life < life or b.life < other:
            times, life, other = 0, a.life, b.life
        self.seen[board] = (times + 1, life, other)
        return times >= 5


def creatures_of(state: State) -> list[Creature]:
    """Those in play, and those set aside."""
    aside = [entry.creature for entry in state.beside.aside]
    return [*(c for p in state.players for c in p.play), *aside]


def cards_of(state: State) -> Counter[Copy]:
    """Every card, wherever it lies. A creature is the same card in whatever form it is in play."""
    beside = state.beside
    zones = [state.shown, state.unused, beside.row, beside.power_deck]
    zones += [beside.power_discard, beside.bought]
    for p in state.players:
        zones += [p.hand, p.deck, p.discard]
    for creature in creatures_of(state):
        zones += [(creature.copy(),), creature.boost]
    return Counter(copy for zone in zones for copy in zone)


# -- the course of a game -------------------------------------------------------------------------


@many(800)
@given(seeds)
def test_a_game_ends_or_rests_where_only_an_unknown_card_could_go_on_or_goes_round(seed):
    state, number = start(seed), 0
    for turn in moves_of(state, seed):
        state, number = turn.after, number + 1
    if state.winner is not None:
        assert state.winner in PLAYERS, f"seed {seed}"
        assert decision(state) is None, f"seed {seed}"
        assert state.agenda == state.waiting == (), f"seed {seed}"
        return
    asked = decision(state)
    if asked is None and number > LONG:
        assert (state.phase, state.agenda) == (START, ()), f"seed {seed}"
        return
    assert asked is not None and not asked.options, f"seed {seed}"
    kinds = {reason.kind for _, reasons in asked.ruled_out() for reason in reasons}
    assert "unknown" in kinds, f"seed {seed}: stuck, but for no unknown card: {kinds}"


@many(400)
@given(seeds)
def test_random_games_play_out_under_every_edition(seed):
    """The games of the bench and of `judge check`: dealt, and without unknown cards."""
    for edition in EDITIONS:
        rng = Random(seed)
        board = deal(DECK, rng, rulebook().ruleset(edition), POWER if seed % 2 else None)
        assert play_out(board, rng).winner in PLAYERS, f"seed {seed}, {edition}"


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
    """Rule 5.4: also for creatures set aside. Counters, boost cards, forms and exhaustion stay."""
    for turn in moves_of(start(seed), seed):
        if turn.after.winner is None and decision(turn.after) is None:
            assert turn.after.beside.lasting == (), f"seed {seed}"
            for c in creatures_of(turn.after):
                assert (c.entered, c.attacks, c.marks) == (False, 0, ()), f"seed {seed}: {c.ref}"


# How a creature leaves play. It may come back in the same move, as another creature.
LEAVING = {"defeat", "return-to-hand", "set-aside"}


@many(600)
@given(seeds)
def test_an_exhausted_creature_never_recovers_in_play(seed):
    """Neither by changing sides nor by evolving (rule 12.5)."""
    for turn in moves_of(start(seed), seed):
        left = {ref for s in turn.steps if s.kind in LEAVING for ref in s.refs}
        for player in (A, B):
            for creature in turn.before.players[player].play:
                now = turn.after.find(creature.ref)
                if creature.exhausted and now is not None and creature.ref not in left:
                    assert now[1].exhausted, f"seed {seed}: {creature.ref}"


@many(500)
@given(seeds)
def test_a_creature_changes_its_form_only_within_its_line(seed):
    """Rules 12.3 to 12.6: forwards while it is in play; outside play it is its first form."""
    for turn in moves_of(start(seed), seed):
        left = {ref for s in turn.steps if s.kind in LEAVING for ref in s.refs}
        for creature in creatures_of(turn.before):
            now = turn.after.find(creature.ref)
            if now is None or creature.ref in left or not creature.card.line:
                continue
            line = creature.card.line
            assert line.index(now[1].card) >= line.index(creature.card), f"seed {seed}"
        for copy in cards_of(turn.after):
            assert copy.card is copy.card.front, f"seed {seed}: {copy.ref} lies there evolved"
        for creature in creatures_of(turn.after):
            assert all(c.card is c.card.front for c in creature.boost), f"seed {seed}"


@many(500)
@given(seeds)
def test_a_line_has_one_evolution_card(seed):
    """Rule 12.8: of a line only one creature is evolved, unless the board began with more."""

    def evolved(state: State) -> Counter[tuple[Card, ...]]:
        every = (c.card for p in state.players for c in p.play)
        return Counter(card.line for card in every if card.stage > 1)

    for turn in moves_of(start(seed), seed):
        before = evolved(turn.before)
        for line, number in evolved(turn.after).items():
            assert number <= max(1, before[line]), f"seed {seed}: {line[0].id}"


# -- numbers --------------------------------------------------------------------------------------


@many(600)
@given(seeds)
def test_life_and_power_stay_within_their_limits(seed):
    """Rules 3.1, 4.2 and 4.6; by the reading `least-power: none` power may fall below 1."""
    for turn in moves_of(start(seed), seed):
        after = turn.after
        view = View(after)
        no_least = after.ruleset["least-power"] == "none"
        for number, player in enumerate(after.players):
            assert player.life > 0 or (player.life == 0 and after.winner), f"seed {seed}"
            for creature in player.play:
                power = view.power(number, creature)
                assert power >= 1 or no_least, f"seed {seed}: {creature.ref}"
                assert 0 <= creature.attacks <= 2, f"seed {seed}: {creature.ref}"
                assert creature.octonite >= 0, f"seed {seed}: {creature.ref}"
            assert player.energy >= 0, f"seed {seed}"


@many(600)
@given(seeds)
def test_mindbugs_become_more_only_by_being_refreshed_and_never_more_than_two(seed):
    """Rules 2.1, 6.2 and 17.4: each is used or lost one at a time; a used one can come back."""
    change = {"mindbug": -1, "lose-mindbug": -1, "refresh": 1}
    for turn in moves_of(start(seed), seed):
        for number, player in enumerate(turn.after.players):
            before = turn.before.players[number].mindbugs
            told = sum(change.get(s.kind, 0) for s in turn.steps if s.player == number)
            assert player.mindbugs == before + told, f"seed {seed}: {turn.move}"
            assert 0 <= player.mindbugs <= 2, f"seed {seed}: {turn.move}"


@many(800)
@given(seeds)
def test_a_player_wins_only_over_one_without_life_or_unable_to_act_or_by_a_card_that_says_so(seed):
    """Rules 3.1, 3.2 and 3.3."""
    for turn in moves_of(start(seed), seed):
        after = turn.after
        dead = [player for player in (A, B) if after.players[player].life == 0]
        if after.winner is None:
            assert not dead, f"seed {seed}: {PLAYERS[dead[0]]} has no life left"
            continue
        loser = opponent(PLAYERS.index(after.winner))
        if dead:
            assert dead == [loser], f"seed {seed}"
        elif any(step.kind == "win" and "3.3" in step.rules for step in turn.steps):
            assert opponent(loser) in winners_by_a_card(turn), f"seed {seed}"
        else:
            assert loser == after.turn, f"seed {seed}: not the one to act"
            assert not able_to_play(after, loser), f"seed {seed}: could have played a card"
            assert not able_to_attack(after, loser), f"seed {seed}: could have attacked"
            assert not able_to_use_an_action(after, loser), f"seed {seed}: had an Action"


def winners_by_a_card(turn: Turn) -> set[int]:
    """The players whom an effect of this move, or one it went on with, lets win."""
    winners = set()
    tasks = [*turn.before.agenda, *(e for group in turn.before.waiting for e in group)]
    effects = [getattr(getattr(t, "perform", t), "effect", t) for t in tasks]
    found = [(e.ability, e.you) for e in effects if hasattr(e, "ability")]
    found += [(s.detail("ability"), s.player) for s in turn.steps if s.detail("ability")]
    for ability, you in found:
        for sentence in ability.sentences:
            if isinstance(sentence.do, WinGame):
                winners.add(you)
            elif isinstance(sentence.do, LoseGame):
                winners.add(opponent(you))
    return winners


def ids(zone: tuple[Copy, ...] | tuple[Creature, ...]) -> set[str]:
    return {copy.card.id for copy in zone}


def able_to_play(state: State, player: int) -> bool:
    """Of all cards only Wolfman Steve keeps others from playing, and only what is weak."""
    weak_too = "wolfman-steve" not in ids(state.players[opponent(player)].play)
    return any(
        weak_too or copy.card is UNKNOWN or copy.card.power > 4
        for copy in state.players[player].hand
    )


def able_to_attack(state: State, player: int) -> bool:
    """With the cards of all sets that keep a creature from attacking, one by one."""
    view = View(state)
    mine, theirs = state.players[player], state.players[opponent(player)]
    everyone = [view.power(p, c) for p in (A, B) for c in state.players[p].play]
    least = min((view.power(player, c) for c in mine.play), default=0)

    def kept(c: Creature) -> bool:
        power, has = view.power(player, c), view.keywords(player, c)
        kings = [k.ref for k in mine.play if k.card.id == "the-king"]
        return (
            ("hamster-lion" in ids(theirs.play) and power == least)
            or ("pomelozilla" in ids(theirs.play) and "HUNTER" in has)
            or ("westside-monster" in ids(theirs.play) and "SNEAKY" in has)
            or ("blessed-tiger-squirrel" in ids(theirs.discard) and power >= 7)
            or ("cursed-goblin-werewolf" in ids(mine.discard) and bool(has & {"FRENZY", "HUNTER"}))
            or ("hypnotic-mouse" in ids((*mine.play, *theirs.play)) and everyone.count(power) > 1)
            or any(king != c.ref for king in kings)
            or c.card.id == "cave-lizard"
        )

    return any(
        not too_new(view, player, c)
        and c.attacks < (2 if "FRENZY" in view.at_work(player, c) else 1)
        and not kept(c)
        for c in mine.play
    )


def too_new(view: View, player: int, creature: Creature) -> bool:
    """Rules 6.9 and 8.1."""
    fast = "FAST" in view.at_work(player, creature)
    return creature.entered and view.state.ruleset["new-creature"] == "cannot-attack" and not fast


def able_to_use_an_action(state: State, player: int) -> bool:
    """Whether an Action would do nothing, so that it may not be used, is for the engine to say."""
    view = View(state)
    return any(
        action_of(view, player, c) is not None
        and not too_new(view, player, c)
        and not why_not_action(view, player, c)
        for c in state.players[player].play
    )


@pytest.mark.parametrize("edition", EDITIONS)
@many(400)
@given(seed=seeds)
def test_a_hand_is_below_five_only_if_the_draw_pile_is_empty(edition, seed):
    """Rule 4.7, from a legal deal on, whatever else is read how.

    But nobody draws while an enemy Alien Brain closes their hand, if that forbids drawing as well.
    """
    rng = Random(seed)
    others = dict(random_ruleset(rng).choices)
    ruleset = rulebook().ruleset(edition, {**others, "draw": "below-five"})
    for turn in moves_of(any_deal(rng, ruleset), seed):
        for number, player in enumerate(turn.after.players):
            full = len(player.hand) >= 5 or not player.deck
            assert full or closed(turn.after, number), f"seed {seed}: {turn.move}"


def closed(state: State, player: int) -> bool:
    """Does a creature of the opponent keep a player from drawing?"""
    brains = "alien-brain" in ids(state.players[opponent(player)].play)
    return brains and state.ruleset["closed-hand"] == "no-drawing"


@many(400)
@given(seeds)
def test_by_the_older_books_too_a_hand_is_full_again_unless_cards_were_taken_from_it(seed):
    """Rule 4.7: with `draw: when-removed` one draws whenever a card leaves the hand.

    So a hand stays short only if it did not lose a card but was swapped for a smaller one, or if
    the cards to draw came only later, or after an enemy Alien Brain kept its owner from drawing.
    """
    rng = Random(seed)
    choices = {**dict(random_ruleset(rng).choices), "draw": "when-removed", "stolen-cards": "draw"}
    short = {A: False, B: False}
    ruleset = rulebook().ruleset("first-contact", choices)
    for turn in moves_of(any_deal(rng, ruleset), seed):
        kept_from_drawing = {
            step.player for step in turn.steps if step.kind in ("stays-short", "draw-stopped")
        }
        for number, player in enumerate(turn.after.players):
            full = len(player.hand) >= 5 or not player.deck
            short[number] = not full and (short[number] or number in kept_from_drawing)
            assert full or short[number], f"seed {seed}: {turn.move}"


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
    """As many ways as there are to draw that many cards of the hand, or for the dice to fall."""
    for turn in moves_of(veiled(start(seed), Random(seed)), seed):
        if turn.asked is not None and turn.asked.kind == "chance":
            weights = turn.asked.weights()
            assert turn.asked.player is None, f"seed {seed}"
            assert len(weights) == len(turn.asked.options), f"seed {seed}"
            assert min(weights) >= 1, f"seed {seed}"
            number = len(turn.asked.options[0].args)
            ways = 6**number
            if turn.asked.options[0].verb == "chance":
                hand = turn.before.players[turn.asked.question().owner].hand
                # Where an unknown card would be played, nobody can say what follows.
                if "unknown" in ruled_out_kinds(turn.asked):
                    hand = tuple(copy for copy in hand if copy.card is not UNKNOWN)
                ways = comb(len(hand), number)
            assert sum(weights) == ways, f"seed {seed}: {turn.asked.options}"


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
        self.energy = [p.energy for p in state.players]
        self.zones = {
            (player, zone): refs(getattr(state.players[player], zone))
            for player in (A, B)
            for zone in ("hand", "deck", "discard", "play")
        }
        beside = state.beside
        self.shown, self.unused = refs(state.shown), refs(state.unused)
        self.aside = [entry.creature.ref for entry in beside.aside]
        self.row, self.power_deck = refs(beside.row), refs(beside.power_deck)
        self.bought, self.power_discard = refs(beside.bought), refs(beside.power_discard)
        every = creatures_of(state)
        self.exhausted = {c.ref for c in every if c.exhausted}
        self.entered = {c.ref for c in every if c.entered}
        self.attacks = {c.ref: c.attacks for c in every if c.attacks}
        self.boost = {c.ref: sorted(refs(c.boost)) for c in every if c.boost}
        self.octonite = {c.ref: c.octonite for c in every if c.octonite}
        self.forms = {c.ref: c.card.id for c in every if c.card is not c.card.front}
        self.turns = [*beside.turns]
        self.turn, self.winner = state.turn, state.winner
        # What later steps speak of without saying it again.
        self.revealed_by = A
        self.effect: Ability | None = None

    def take(self, ref: str, *places: list[str]) -> str:
        next(place for place in places if ref in place).remove(ref)
        return ref

    def of_both(self, zone: str) -> tuple[list[str], list[str]]:
        return self.zones[A, zone], self.zones[B, zone]

    def meant(self, piles: list[list[str]]) -> list[list[str]]:
        """Of your and the opponent's pile those that the running effect speaks of."""
        assert self.effect is not None, "an effect was told"
        do = next(s.do for s in self.effect.sentences if isinstance(s.do, DrawCards))
        return {Pile.YOUR_DISCARD: piles[:1], Pile.THEIR_DISCARD: piles[1:]}.get(do.pile, piles)

    def count(self, ref: str, change: int, step: Step) -> None:
        """Counters are put on a creature, or go."""
        self.octonite[ref] = self.octonite.get(ref, 0) + change
        assert self.octonite[ref] == step.detail("left"), "so many are left"
        if not self.octonite[ref]:
            del self.octonite[ref]

    def forget(self, ref: str) -> str:
        """A creature leaves play: what it was there is forgotten, and nothing lies under it."""
        assert ref not in self.boost, "the boost cards went before"
        self.exhausted.discard(ref)
        self.entered.discard(ref)
        for held in (self.attacks, self.octonite, self.forms):
            held.pop(ref, None)
        return ref

    def told(self) -> dict[str, object]:
        """All of it, to be compared. In hands and piles the order is not told."""
        zones = {where: sorted(lying) for where, lying in self.zones.items()}
        piles = ("aside", "row", "unused", "power_deck", "power_discard", "bought")
        sorted_piles = {pile: sorted(getattr(self, pile)) for pile in piles}
        left_out = {"revealed_by": None, "effect": None}
        return {**vars(self), **sorted_piles, **left_out, "zones": zones}

    def tell(self, step: Step, ruleset: Ruleset) -> None:
        you = step.player if step.player is not None else -1
        mine = {zone: self.zones.get((you, zone), []) for zone in ("hand", "deck", "discard")}
        play, theirs = self.zones.get((you, "play"), []), opponent(you)
        first = step.refs[0] if step.refs else ""
        match step.kind:
            case "play" | "give":
                self.shown.append(self.take(first, mine["hand"]))
            case "draw":
                assert mine["deck"][: len(step.refs)] == list(step.refs), "drawn from the top"
                mine["hand"] += [self.take(ref, mine["deck"]) for ref in step.refs]
            case "discard":
                mine["discard"] += [self.take(ref, mine["hand"]) for ref in step.refs]
            case "discard-all":
                # A whole draw pile, perhaps with the hand: never a part of either.
                gone = Counter(step.refs)
                if gone != Counter(mine["deck"]):
                    assert gone == Counter(mine["deck"] + mine["hand"])
                    mine["hand"].clear()
                mine["deck"].clear()
                mine["discard"] += step.refs
            case "steal":
                from_hand = self.zones[theirs, "hand"]
                mine["hand"] += [self.take(ref, from_hand) for ref in step.refs[:-1]]
            case "into-hand":
                mine["hand"].append(self.take(first, self.shown))
            case "draw-pile":
                mine["hand"] += [self.take(ref, mine["discard"]) for ref in step.refs]
                assert not mine["discard"], "a whole pile is drawn"
            case "effect" | "copy":
                self.effect = step.detail("ability")
            case "draw-cards":
                piles = [mine["discard"], self.zones[theirs, "discard"]]
                mine["hand"] += [self.take(ref, *self.meant(piles)) for ref in step.refs[:-1]]
            case "draw-unused":
                assert self.unused[: len(step.refs)] == list(step.refs), "drawn from the top"
                mine["hand"] += [self.take(ref, self.unused) for ref in step.refs]
            case "under-deck":
                number = step.detail("number")
                mine["deck"] += self.unused[:number]
                del self.unused[:number]
            case "swap-hands":
                one, other = self.zones[A, "hand"], self.zones[B, "hand"]
                self.zones[A, "hand"], self.zones[B, "hand"] = other, one
            case "reveal":
                assert first in mine["hand"]
                self.revealed_by = you
            case "put-into-pile":
                hand = self.zones[self.revealed_by, "hand"]
                mine["discard"].append(self.take(first, hand))
            case "enter":
                if first in self.aside:
                    self.forget(first)
                piles = (*self.of_both("discard"), *self.of_both("hand"))
                play.append(self.take(first, self.shown, self.aside, *piles))
                self.entered.add(first)
            case "back-as-it-was":
                play.append(self.take(first, self.aside))
            case "take-control":
                play.append(self.take(first, self.zones[theirs, "play"]))
            case "exhaust":
                assert first in play and first not in self.exhausted
                self.exhausted.add(first)
            case "turned":
                assert first in self.exhausted, "turned by being exhausted"
                self.forms[first] = f"{first_copy(first)}:{step.detail('number')}"
            case "evolve":
                self.forms[first] = step.detail("form")
            case "drop-boost":
                assert self.boost.pop(first) == sorted(step.refs[1:]), "all of them fall"
                mine["discard"] += step.refs[1:]
            case "boost":
                cards = [self.take(ref, *self.of_both("discard")) for ref in step.refs[1:]]
                self.boost[first] = sorted([*self.boost.get(first, []), *cards])
            case "take-boost":
                under = self.boost[step.refs[1]]
                mine["hand"].append(self.take(first, under))
                if not under:
                    del self.boost[step.refs[1]]
            case "defeat":
                mine["discard"].append(self.forget(self.take(first, play)))
            case "return-to-hand":
                for ref in step.refs[:-1]:
                    mine["hand"].append(self.forget(self.take(ref, *self.of_both("play"))))
            case "set-aside":
                for ref in step.refs[1:]:
                    self.aside.append(self.take(ref, *self.of_both("play")))
                    if ruleset["set-aside"] == "fresh":
                        self.forget(ref)
            case "comes-with-octonite":
                assert first in play
                self.octonite[first] = step.detail("number")
            case "put-octonite":
                self.count(first, step.detail("number"), step)
            case "distribute" | "harvest" | "spend-octonite":
                self.count(first, -step.detail("number"), step)
            case "mindbug" | "lose-mindbug":
                self.mindbugs[you] -= 1
                assert self.mindbugs[you] == step.detail("left")
            case "refresh":
                self.mindbugs[you] += 1
                assert self.mindbugs[you] == step.detail("left")
            case "lose-life" | "lose-more":
                self.life[you] -= step.detail("amount")
            case "gain-life":
                self.life[you] += step.detail("amount")
            case "set-life":
                assert self.life[you] == step.detail("before")
                self.life[you] = step.detail("life")
            case "set-life-loss":
                assert self.life[you] == step.detail("before")
                return  # the loss is told in a step of its own
            case "gain-energy":
                self.energy[you] += step.detail("amount")
            case "buy":
                self.energy[you] -= step.detail("cost")
                self.bought.append(self.take(first, self.row))
            case "buy-free":
                self.bought.append(self.take(first, self.row, self.power_deck))
            case "replace-power":
                assert self.power_deck[0] == first, "the top card fills the gap"
                self.row.append(self.power_deck.pop(0))
            case "power-discard":
                self.power_discard.append(self.take(first, self.bought))
            case "attack":
                self.attacks[first] = self.attacks.get(first, 0) + 1
                assert self.attacks[first] == step.detail("number")
            case "another-turn":
                self.turns.append(you)
            case "end-turn":
                self.entered.clear()
                self.attacks.clear()
                del self.turns[:1]
            case "turn":
                self.turn = you
            case "win":
                self.winner = PLAYERS[you]
        for what, now in (("life", self.life), ("energy", self.energy)):
            if step.detail(what) is not None:
                assert now[you] == step.detail(what)


def first_copy(ref: str) -> str:
    """The card of a ref: `sluggernaut-2` is a copy of `sluggernaut`."""
    return re.sub(r"-\d+$", "", ref)


@many(800)
@given(seeds)
def test_the_steps_tell_all_that_happened(seed):
    """Whoever follows the steps with cards on a table ends up with the same table."""
    state = start(seed)
    table = Table(state)
    for turn in moves_of(state, seed):
        for step in turn.steps:
            table.tell(step, state.ruleset)
        told, true = table.told(), Table(turn.after).told()
        if decision(turn.after) is None and turn.after.winner is None:
            true["turn"] = told["turn"]  # between two turns nobody has been told whose it is
        for what, lies in true.items():
            assert told[what] == lies, f"seed {seed}: {what} after {turn.move}"


@many(500)
@given(seeds)
def test_power_cards_and_creatures_never_mix(seed):
    """Rules 16.3 and 16.7: three lie open, as long as there are cards; none comes to a hand."""
    state = start(seed)
    most = max(3, len(state.beside.row))
    for turn in moves_of(state, seed):
        beside = turn.after.beside
        power = (*beside.row, *beside.power_deck, *beside.power_discard, *beside.bought)
        assert all(c.card.cost or c.card is UNKNOWN for c in power), f"seed {seed}"
        assert len(beside.row) <= most, f"seed {seed}"
        if len(beside.row) < len(turn.before.beside.row):
            assert not beside.power_deck, f"seed {seed}: the gap was not filled"
        for p in turn.after.players:
            for c in (*p.hand, *p.deck, *p.discard, *p.play):
                assert not c.card.cost, f"seed {seed}: {c.ref}"
        if decision(turn.after) is None and turn.after.winner is None:
            assert not beside.bought, f"seed {seed}: a bought card is nowhere"


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


# Steps that only a chain of effects, a rare card or a rare reading leads to.
RARE = """
    finish-first goes-first hunted-gone interrupted joins no-draw
    boost drop-boost take-boost copy another-turn highest-loses lose-more no-life-lost ordered
    evolve evolve-instead back-to-stage-1 no-evolution-card turned repeat roll
    comes-with-octonite distribute put-octonite spend-octonite harvest fast
    dice reroll result gain-energy buy buy-free replace-power power-deck-empty power-discard
    all-this-turn nobody-this-turn reached-late not-reached-late cannot-be-defeated below-one
    set-aside back-as-it-was hand-closed draw-stopped swap-hands return-to-hand put-into-pile
    draw-cards draw-unused under-deck discard-all refresh lose-mindbug mindbug-cost reveal
"""


def test_the_games_come_to_every_decision_and_to_rare_steps():
    """Were it otherwise, much of this file would say nothing."""
    asked, steps = set(), set()
    for seed in range(6000):
        for turn in moves_of(start(seed), seed):
            steps |= {step.kind for step in turn.steps}
            asked |= {turn.asked.kind} if turn.asked else set()
    kinds = "turn mindbug hunt block again choose order may option chance"
    kinds += " buy fast keyword put reroll"
    assert asked == set(kinds.split())
    assert set(RARE.split()) - steps == set()


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


def test_the_hand_is_filled_as_soon_as_it_is_no_longer_closed():
    """Rule 4.7: an Alien Brain kept B from drawing; it is defeated in the fight, in A's turn."""
    result = resolve("""
        ruleset: {closed-hand: no-drawing}
        turn: B
        A: {play: [alien-brain], hand: [gorillion]}
        B: {play: [killer-bee], hand: [luchataur], deck: [bee-bear, spider-owl]}
        moves: [attack killer-bee, hunt alien-brain]
    """)
    assert result.discard("A") == ["alien-brain"]
    assert result.hand("B") == ["luchataur", "bee-bear", "spider-owl"]
    assert result.deck("B") == []


def test_a_hand_stays_short_while_it_is_closed():
    """The board before the one above: the draw pile is not touched while Alien Brain is there."""
    result = resolve("""
        ruleset: {closed-hand: no-drawing}
        turn: B
        A: {play: [alien-brain], hand: [gorillion], mindbugs: 0}
        B: {hand: [luchataur, killer-bee], deck: [bee-bear, spider-owl]}
        moves: [play luchataur]
    """)
    assert result.hand("B") == ["killer-bee"]
    assert result.deck("B") == ["bee-bear", "spider-owl"]


def test_of_two_kittens_defeated_at_once_only_one_evolves():
    """Rule 12.8: a line has one double-sided card. Nothing else saves the other kitten.

    The one that became Felix has defeated an enemy in this very fight, so it goes on to evolve
    at the end of the turn.
    """
    result = resolve("""
        A: {play: [kitten-crewmate], hand: [gorillion]}
        B: {play: [kitten-crewmate], hand: [gorillion]}
        moves: [attack kitten-crewmate, block kitten-crewmate-2]
    """)
    forms = [c.card.id for player in result.end.players for c in player.play]
    assert forms == ["silver-whiskers"]
    assert [s.refs[0] for s in result.steps if s.kind == "evolve-instead"] == ["kitten-crewmate"]
    told = [s.refs for s in result.steps if s.kind == "only-one-evolves"]
    assert told == [("kitten-crewmate-2", "kitten-crewmate")]
    assert len(result.discard("A")) + len(result.discard("B")) == 1


def test_what_an_alpacoodle_set_aside_in_a_former_life_stays_aside():
    """Rule 17.27: it went back to the hand undefeated, so nothing brings the owl back."""
    result = resolve("""
        A: {play: [alpacoodle], hand: [spinachia, gorillion], mindbugs: 0}
        B: {hand: [bee-bear, luchataur, tiger-squirrel], mindbugs: 0}
        aside: [{card: spider-owl, player: B, by: alpacoodle}]
        moves:
          - play spinachia
          - yes
          - no
          - play bee-bear
          - play alpacoodle
          - play luchataur
          - play gorillion
          - attack luchataur
          - block alpacoodle
    """)
    assert result.in_discard("A", "alpacoodle")
    assert result.controller("spinachia") == "A"
    assert result.controller("bee-bear") == "B"
    assert [entry.creature.ref for entry in result.end.beside.aside] == ["spider-owl"]


def test_what_an_alpacoodle_set_aside_comes_back_when_it_is_defeated():
    """The owl of the board above, if the Alpacoodle that set it aside never left play."""
    result = resolve("""
        turn: B
        A: {play: [alpacoodle], hand: [gorillion]}
        B: {play: [luchataur], hand: [tiger-squirrel]}
        aside: [{card: spider-owl, player: B, by: alpacoodle}]
        moves: [attack luchataur, block alpacoodle]
    """)
    assert result.in_discard("A", "alpacoodle")
    assert result.controller("spider-owl") == "B"
    assert result.end.beside.aside == ()


def test_a_game_may_go_round_for_ever():
    """Each attack costs a life and gains one, and no block is possible: the same board again."""
    board = read_scenario("""
        phase: start
        A: {play: [tiger-squirrel], discard: [blessed-axolotl-healer]}
        B: {play: [bee-bear], discard: [blessed-axolotl-healer]}
    """).state
    turns = [*moves_of(board, 0)]
    assert LONG < len(turns) < LONGEST
    assert all(len(turn.asked.options) == 1 for turn in turns if turn.asked)
    assert board in [turn.after for turn in turns]
    assert turns[-1].after.winner is None
