"""How an instruction says what it does, and what several of them ask for."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from judge.engine.abilities import Count, Pile, Selection, Who
from judge.engine.resolving import BEGIN, CHOSEN, POSSIBLE, Perform, equal_picks, find_creatures
from judge.engine.state import A, B, State, opponent

I = TypeVar("I")  # noqa: E741 - an instruction
Beginning = Callable[[State, I, Perform], None]
Choosing = Callable[[State, I, Perform, tuple[str, ...]], None]
Asking = Callable[[State, I, Perform], bool]


def begins(instruction: type[I]) -> Callable[[Beginning[I]], Beginning[I]]:
    """This function begins that kind of instruction."""

    def register(function: Beginning[I]) -> Beginning[I]:
        BEGIN[instruction] = function
        return function

    return register


def chosen(instruction: type[I]) -> Callable[[Choosing[I]], Choosing[I]]:
    """This function goes on with that kind of instruction, once somebody or chance has chosen."""

    def register(function: Choosing[I]) -> Choosing[I]:
        CHOSEN[instruction] = function
        return function

    return register


def possible(instruction: type[I]) -> Callable[[Asking[I]], Asking[I]]:
    """This function says whether that kind of instruction could do anything now."""

    def register(function: Asking[I]) -> Asking[I]:
        POSSIBLE[instruction] = function
        return function

    return register


def player_of(who: Who, perform: Perform) -> int:
    return perform.you if who is Who.YOU else opponent(perform.you)


def owners_of(pile: Pile, perform: Perform) -> tuple[int, ...]:
    """Whose discard piles are meant."""
    return {
        Pile.YOUR_DISCARD: (perform.you,),
        Pile.THEIR_DISCARD: (opponent(perform.you),),
        Pile.ANY_DISCARD: (perform.you, opponent(perform.you)),
        Pile.YOUR_HAND: (perform.you,),
    }[pile]


def amount_of(state: State, perform: Perform, base: int, per: Count | None) -> int:
    """An amount, once or for each of something."""
    if per is None:
        return base
    you, them = state.players[perform.you], state.players[opponent(perform.you)]
    if per is Count.DISCARDED:
        return base * len(perform.it)
    if per in (Count.THEIR_CREATURES, Count.ENEMY_CREATURES):
        return base * len(them.play)
    if per is Count.THEIR_MINDBUGS:
        return base * them.mindbugs
    if per is Count.OCTONITE_ON_ALLIES:
        return base * sum(creature.octonite for creature in you.play)
    fate = perform.effect.fate  # Octonite on this: as it was, if the creature is gone
    found = state.find(perform.source)
    octonite = fate.octonite if fate is not None else found[1].octonite if found else 0
    return base * octonite


def any_creature(state: State, perform: Perform, what: Selection) -> bool:
    """Is there a creature an instruction speaks of?"""
    refs = find_creatures(state, perform, what.group)
    if what.equal and what.number is not None:
        return bool(equal_picks(state, refs, what.number))
    return bool(refs)


def in_discards(state: State, ref: str) -> int | None:
    """In whose discard pile a card lies."""
    for player in (A, B):
        if any(copy.ref == ref for copy in state.players[player].discard):
            return player
    return None
