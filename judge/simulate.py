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


def copies(card: PrintedCard, number: int) -> list[Copy]:
    return [Copy(card.id if n == 1 else f"{card.id}-{n}", card.card) for n in range(1, number + 1)]


def whole_deck(cards: Iterable[PrintedCard]) -> list[Copy]:
    """Every printed copy of these cards."""
    return [copy for card in cards for copy in copies(card, card.copies)]


def deal(deck: list[Copy], rng: Random, ruleset: Ruleset) -> State:
    """Chapter 2: ten cards each, five of them in hand."""
    cards = deck[:]
    rng.shuffle(cards)
    sides = [cards[:10], cards[10:20]]
    one, other = (Player(hand=tuple(side[:5]), deck=tuple(side[5:])) for side in sides)
    return State(ruleset, (one, other), unused=tuple(cards[20:]))


def random_board(cards: list[PrintedCard], rng: Random, ruleset: Ruleset) -> State:
    """A board in the middle of a game, such as nobody would think of.

    A few cards, each several times: so the same abilities meet again and again.
    """
    pool = [copy for card in rng.sample(cards, min(8, len(cards))) for copy in copies(card, 5)]
    rng.shuffle(pool)

    def some(most: int) -> tuple[Copy, ...]:
        number = rng.randint(0, most)
        taken = tuple(pool[:number])
        del pool[:number]
        return taken

    def side() -> Player:
        play = tuple(
            Creature(copy.ref, copy.card, exhausted=rng.random() < 0.2, entered=rng.random() < 0.1)
            for copy in some(6)
        )
        life, mindbugs = rng.randint(1, 5), rng.randint(0, 2)
        return Player(life, mindbugs, some(5), some(3), some(3), play)

    players = (side(), side())
    phase = rng.choice((START, ACTION))
    return State(ruleset, players, rng.randint(0, 1), phase, unused=tuple(pool))


def play_out(
    state: State,
    rng: Random,
    steps: list[Step] | None = None,
    watch: Callable[[Decision], None] | None = None,
) -> State:
    """Play at random to the end of the game. Every game ends: cards and life run out."""
    state = begin(state, steps)
    while state.winner is None:
        asked = decision(state)
        if asked is None:
            state = begin(state, steps)
            continue
        if watch is not None:
            watch(asked)
        state = apply(state, rng.choice(asked.options), steps)
    return state
