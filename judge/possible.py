"""Could it be true at all? A claim that contradicts itself is a slip, not a question.

A claim is looked at here as facts about a few things (who wins, a player's life, where a card is),
each of which can have some values. What is not ruled out by that counts as possible: a board on
which it holds need not be within reach.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

MOST_TRIES = 1000  # past that it may as well be possible


@dataclass(frozen=True)
class Fact:
    """That a thing has one of some values. `values` are those between which that may change."""

    thing: Hashable
    allows: Callable[[Any], bool]
    values: tuple[Any, ...]


@dataclass(frozen=True)
class Not:
    of: Shape


@dataclass(frozen=True)
class Every:
    of: Sequence[Shape]


@dataclass(frozen=True)
class Some:
    of: Sequence[Shape]


Shape = Fact | Not | Every | Some
Known = dict[Hashable, Any]


def possible(shape: Shape) -> bool:
    """Are there values for which this is true?"""
    values: dict[Hashable, dict[Any, None]] = {}
    for fact in facts(shape):
        values.setdefault(fact.thing, {}).update(dict.fromkeys(fact.values))
    tries = 0

    def search(known: Known, things: list[Hashable]) -> bool:
        nonlocal tries
        tries += 1
        found = truth(shape, known)
        if found is not None or tries > MOST_TRIES:
            return found is not False
        thing, *others = things
        return any(search({**known, thing: value}, others) for value in values[thing])

    return search({}, list(values))


def facts(shape: Shape) -> Iterator[Fact]:
    if isinstance(shape, Fact):
        yield shape
    elif isinstance(shape, Not):
        yield from facts(shape.of)
    else:
        for part in shape.of:
            yield from facts(part)


def truth(shape: Shape, known: Known) -> bool | None:
    """True or false as far as the values are known; None: that depends on the others."""
    if isinstance(shape, Fact):
        return shape.allows(known[shape.thing]) if shape.thing in known else None
    if isinstance(shape, Not):
        found = truth(shape.of, known)
        return None if found is None else not found
    decisive = isinstance(shape, Some)  # one true part is enough; of `Every`, one false
    unknown = False
    for part in shape.of:
        found = truth(part, known)
        if found is decisive:
            return decisive
        unknown = unknown or found is None
    return None if unknown else not decisive
