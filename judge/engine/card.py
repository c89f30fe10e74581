"""A card as the engine knows it: a power, keywords and abilities. Names are for others."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from judge.engine.abilities import Ability, Constant, Forbid, Grant, Share, Trigger

FAST = "FAST"
FRENZY = "FRENZY"
HUNTER = "HUNTER"
POISONOUS = "POISONOUS"
SNEAKY = "SNEAKY"
TOUGH = "TOUGH"
KEYWORDS = (FAST, FRENZY, HUNTER, POISONOUS, SNEAKY, TOUGH)


@dataclass(frozen=True, eq=False)
class Card:
    """One printed card. Two cards are the same only if they are the same object of one library."""

    id: str
    power: int
    keywords: frozenset[str] = frozenset()
    abilities: tuple[Ability, ...] = ()
    constants: tuple[Constant, ...] = ()

    # Derived once, because the engine asks for them at every step.
    play: tuple[Ability, ...] = field(init=False)
    attack: tuple[Ability, ...] = field(init=False)
    defeated: tuple[Ability, ...] = field(init=False)
    lose_life_in_discard: tuple[Ability, ...] = field(init=False)
    grants: tuple[Grant, ...] = field(init=False)
    shares: tuple[Share, ...] = field(init=False)
    forbids: tuple[Forbid, ...] = field(init=False)

    def __post_init__(self) -> None:
        def triggered(trigger: Trigger) -> tuple[Ability, ...]:
            return tuple(a for a in self.abilities if a.trigger is trigger)

        derived = {
            "play": triggered(Trigger.PLAY),
            "attack": triggered(Trigger.ATTACK),
            "defeated": triggered(Trigger.DEFEATED),
            "lose_life_in_discard": triggered(Trigger.LOSE_LIFE_IN_DISCARD),
            "grants": tuple(c for c in self.constants if isinstance(c, Grant)),
            "shares": tuple(c for c in self.constants if isinstance(c, Share)),
            "forbids": tuple(c for c in self.constants if isinstance(c, Forbid)),
        }
        for name, value in derived.items():
            object.__setattr__(self, name, value)


# A card nobody has told us the face of. It can be counted and moved, never looked at.
UNKNOWN = Card(id="unknown", power=0)


class Copy(NamedTuple):
    """One physical card outside the play area: in a hand, a draw pile, a discard pile."""

    ref: str
    card: Card


UNKNOWN_COPY = Copy(UNKNOWN.id, UNKNOWN)


class Mark(NamedTuple):
    """Something that holds for one creature until the turn ends."""

    kind: str
    value: str | int = ""


# The kinds of marks.
HAS_KEYWORD = "has"  # value: the keyword
CANNOT = "cannot"  # value: what it can't do
HAD_FRENZY = "had-frenzy"  # it had FRENZY when it made its first attack


class Creature(NamedTuple):
    """A card in a play area, with its state."""

    ref: str
    card: Card
    exhausted: bool = False
    entered: bool = False  # came into play this turn
    attacks: int = 0  # attacks made this turn
    marks: tuple[Mark, ...] = ()  # what holds for it this turn

    def copy(self) -> Copy:
        """The bare card, as it leaves play: what it was in play is forgotten."""
        return Copy(self.ref, self.card)
