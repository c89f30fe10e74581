"""Random games: for the bench, for `judge check`, and for tests."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from random import Random

from judge.cards import PrintedCard
from judge.engine import (
    ACTION,
    START,
    Copy,
    Creature,
    Decision,
    Player,
    Ruleset,
    State,
    Step,
    apply,
    begin,
    decision,
)
from judge.engine.state import NOTHING_BESIDE, Beside

MOST_MOVES = 2_000


def copies(card: PrintedCard, number: int) -> list[Copy]:
    return [Copy(card.id if n == 1 else f"{card.id}-{n}", card.card) for n in range(1, number + 1)]


def whole_deck(cards: Iterable[PrintedCard]) -> list[Copy]:
    """Every printed copy of these cards that is dealt: no evolved forms, nothing for four."""
    return [copy for card in dealt(cards) for copy in copies(card, card.copies)]


def dealt(cards: Iterable[PrintedCard]) -> list[PrintedCard]:
    """The cards that can be in a hand or a pile of two players."""
    return [
        card
        for card in cards
        if card.card.stage == 1 and not card.card.team and not card.is_power_card
    ]


def deal(deck: list[Copy], rng: Random, ruleset: Ruleset, power: list[Copy] | None = None) -> State:
    """Chapter 2: ten cards each, five of them in hand; Power cards, if there are any."""
    cards = deck[:]
    rng.shuffle(cards)
    sides = [cards[:10], cards[10:20]]
    one, other = (Player(hand=tuple(side[:5]), deck=tuple(side[5:])) for side in sides)
    return State(ruleset, (one, other), unused=tuple(cards[20:]), beside=open_row(power or [], rng))


def open_row(power: list[Copy], rng: Random) -> Beside:
    """Rule 16.3: three Power cards lie open."""
    if not power:
        return NOTHING_BESIDE
    power = power[:]
    rng.shuffle(power)
    return Beside(row=tuple(power[:3]), power_deck=tuple(power[3:]))


def random_board(cards: list[PrintedCard], rng: Random, ruleset: Ruleset) -> State:
    """A board in the middle of a game, such as nobody would think of.

    A few cards, each several times: so the same abilities meet again and again.
    """
    playable = dealt(cards)
    few = rng.sample(playable, min(8, len(playable)))
    pool = [copy for card in few for copy in copies(card, 5)]
    rng.shuffle(pool)

    def some(most: int) -> tuple[Copy, ...]:
        number = rng.randint(0, most)
        taken = tuple(pool[:number])
        del pool[:number]
        return taken

    def side() -> Player:
        play = tuple(random_creature(copy, rng, some) for copy in some(6))
        life, mindbugs = rng.randint(1, 5), rng.randint(0, 2)
        return Player(life, mindbugs, some(5), some(3), some(3), play)

    players = (side(), side())
    phase = rng.choice((START, ACTION))
    beside = random_row(cards, rng, players)
    return State(ruleset, players, rng.randint(0, 1), phase, unused=tuple(pool), beside=beside)


def power_cards(cards: Iterable[PrintedCard]) -> list[Copy]:
    """The Power cards among these."""
    return [Copy(card.id, card.card) for card in cards if card.is_power_card]


def random_row(cards: list[PrintedCard], rng: Random, players: tuple[Player, ...]) -> Beside:
    """Now and then Power cards and energy, if their set is there."""
    power = power_cards(cards)
    if not power or rng.random() < 0.7:
        return NOTHING_BESIDE
    for player in players:
        player.energy = rng.randint(0, 4)
    rng.shuffle(power)
    row, deck = rng.randint(0, 3), rng.randint(0, 4)
    return Beside(row=tuple(power[:row]), power_deck=tuple(power[row : row + deck]))


def random_creature(copy: Copy, rng: Random, some: Callable[[int], tuple[Copy, ...]]) -> Creature:
    """A creature as it may lie on the table: exhausted, evolved, boosted, with counters."""
    card = copy.card
    exhausted = rng.random() < 0.2
    if card.line and rng.random() < 0.4:
        card = rng.choice(card.line)
    if card.sides and exhausted:
        card = rng.choice(card.sides)
    boost = some(2) if rng.random() < 0.1 else ()
    octonite = rng.randint(0, card.octonite + 1) if card.octonite or rng.random() < 0.1 else 0
    return Creature(
        copy.ref, card, exhausted, entered=rng.random() < 0.1, boost=boost, octonite=octonite
    )


def play_out(
    state: State,
    rng: Random,
    steps: list[Step] | None = None,
    watch: Callable[[Decision], None] | None = None,
) -> State:
    """Play at random to the end of the game.

    Nearly every game ends, because cards and life run out; one that goes round in a circle (an
    attack that costs one life and gains one) is given up after so many moves.
    """
    state = begin(state, steps)
    for _ in range(MOST_MOVES):
        if state.winner is not None:
            break
        asked = decision(state)
        if asked is None:
            state = begin(state, steps)
            continue
        if watch is not None:
            watch(asked)
        state = apply(state, rng.choice(asked.options), steps)
    return state
