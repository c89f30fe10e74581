"""The ability language as values: what the cards' YAML files say, and nothing else.

A triggered `Ability` is a list of sentences; a sentence is one instruction, perhaps on a condition,
perhaps optional. A constant ability is a `Grant`, a `Share` or a `Forbid`. All of them speak from
the point of view of the one who controls the card: `you`, `allied`, `enemy`.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


class Trigger(Enum):
    """When an ability happens."""

    PLAY = "play"
    ATTACK = "attack"
    DEFEATED = "defeated"
    LOSE_LIFE_IN_DISCARD = "when you lose life while this is in your discard pile"


class Side(Enum):
    """Whose creatures."""

    ANY = "any"
    ALLIED = "allied"
    ENEMY = "enemy"


class Who(Enum):
    """Which player, seen from the controller."""

    YOU = "you"
    OPPONENT = "opponent"


class Extreme(Enum):
    """The creature or creatures of a group with the most or the least power."""

    HIGHEST = "highest"
    LOWEST = "lowest"


class Pile(Enum):
    """Where cards are taken from."""

    YOUR_DISCARD = "your discard pile"
    THEIR_DISCARD = "opponent's discard pile"


class Condition(Enum):
    """What must be true for a sentence (`if`) or a constant ability (`while`)."""

    YOUR_TURN = "it is your turn"
    ONLY_ALLY = "this is your only allied creature"
    ONE_LIFE = "you have 1 life"
    FEWER_CREATURES = "you control fewer creatures than the opponent"
    MORE_CREATURES = "you control more creatures than the opponent"


class Deed(Enum):
    """What a `Forbid` or a mark for this turn keeps a creature, or a player, from doing."""

    ATTACK = "attack"
    BLOCK = "block"
    BLOCK_THIS = "block this"
    PLAY_EFFECTS = "activate Play effects"


@dataclass(frozen=True, slots=True)
class Group:
    """A group of creatures in play. Power limits look at the current power."""

    side: Side = Side.ANY
    this: bool = False  # only the creature that has the ability
    other: bool = False  # not the creature that has the ability
    at_least: int | None = None
    at_most: int | None = None
    extreme: Extreme | None = None


THIS = Group(this=True)


@dataclass(frozen=True, slots=True)
class Selection:
    """How many of a group: all of it, or a number to be chosen, perhaps fewer (`up_to`)."""

    group: Group
    number: int | None = None  # None: all
    up_to: bool = False


# -- instructions ---------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class GainLife:
    who: Who
    amount: int


@dataclass(frozen=True, slots=True)
class LoseLife:
    """Lose `amount` life, or all but `keep`."""

    who: Who
    amount: int = 0
    keep: int | None = None


@dataclass(frozen=True, slots=True)
class MatchLife:
    """Your life becomes what the opponent's is."""


@dataclass(frozen=True, slots=True)
class Defeat:
    what: Selection


@dataclass(frozen=True, slots=True)
class TakeControl:
    what: Selection


@dataclass(frozen=True, slots=True)
class PlayFrom:
    """Play one card of a discard pile."""

    pile: Pile


@dataclass(frozen=True, slots=True)
class PlayThis:
    """Play the card itself, from the discard pile."""


@dataclass(frozen=True, slots=True)
class PlayGiven:
    """Play the card that was given a sentence ago."""


@dataclass(frozen=True, slots=True)
class TakeGiven:
    """Put the card that was given a sentence ago into your hand."""


@dataclass(frozen=True, slots=True)
class DrawPile:
    """Draw a whole discard pile."""

    pile: Pile


@dataclass(frozen=True, slots=True)
class Discard:
    who: Who
    number: int


@dataclass(frozen=True, slots=True)
class Steal:
    """Take random cards from the opponent's hand into yours."""

    number: int


@dataclass(frozen=True, slots=True)
class GiveCard:
    """The opponent gives you a card of their choice from their hand."""


@dataclass(frozen=True, slots=True)
class ThisTurn:
    """Something holds for creatures until the turn ends."""

    what: Selection
    keywords: frozenset[str] = frozenset()
    cannot: Deed | None = None


@dataclass(frozen=True, slots=True)
class Options:
    """Do one of several things."""

    options: tuple[Sentence, ...]


Instruction = (
    GainLife
    | LoseLife
    | MatchLife
    | Defeat
    | TakeControl
    | PlayFrom
    | PlayThis
    | PlayGiven
    | TakeGiven
    | DrawPile
    | Discard
    | Steal
    | GiveCard
    | ThisTurn
    | Options
)


@dataclass(frozen=True, slots=True)
class Sentence:
    """One sentence of an ability: an instruction, perhaps on a condition, perhaps optional."""

    do: Instruction
    only_if: Condition | None = None
    may: bool = False


@dataclass(frozen=True, eq=False)
class Ability:
    """A triggered ability. It is known by its card and its place among that card's abilities."""

    card: str
    index: int
    trigger: Trigger
    sentences: tuple[Sentence, ...]


# -- constant abilities ---------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Grant:
    """A group of creatures has more power or more keywords, while a condition holds."""

    to: Group
    power: int = 0
    per_other_ally: bool = False  # the power once for each other allied creature
    keywords: frozenset[str] = frozenset()
    only_while: Condition | None = None


@dataclass(frozen=True, slots=True)
class Share:
    """This creature has each of these keywords while an enemy creature has it."""

    keywords: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Forbid:
    """A group of creatures, or the opponent, can't do something."""

    deed: Deed
    group: Group | None = None  # None: the opponent as a player


Constant = Grant | Share | Forbid
