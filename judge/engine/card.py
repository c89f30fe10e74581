"""A card as the engine knows it: a power, keywords and abilities. Names are for others."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, NamedTuple, TypeVar

from judge.engine.abilities import (
    Ability,
    Constant,
    Deed,
    EvolveInstead,
    Forbid,
    Give,
    Grant,
    HighestLoses,
    MindbugCost,
    MoreLoss,
    MoreRerolls,
    MustBeHunted,
    Share,
    Silence,
    Trigger,
)

FAST = "FAST"
FRENZY = "FRENZY"
HUNTER = "HUNTER"
POISONOUS = "POISONOUS"
SNEAKY = "SNEAKY"
TOUGH = "TOUGH"
KEYWORDS = (FAST, FRENZY, HUNTER, POISONOUS, SNEAKY, TOUGH)

C = TypeVar("C")


class Standing:
    """Constant abilities, sorted by kind once, because the engine asks for them at every step."""

    __slots__ = (
        "closes_hand",
        "closes_mindbugs",
        "dice_grants",
        "evolve_instead",
        "forbids",
        "gives",
        "grants",
        "highest_loses",
        "keyword_grants",
        "mindbug_cost",
        "more_loss",
        "more_rerolls",
        "must_be_hunted",
        "narrows_turn",
        "no_loss",
        "power_grants",
        "shares",
        "silences",
    )

    def __init__(self, constants: Iterable[Constant]) -> None:
        constants = tuple(constants)

        def of(kind: type[C]) -> tuple[C, ...]:
            return tuple(c for c in constants if isinstance(c, kind))

        self.grants = of(Grant)
        self.power_grants = tuple(grant for grant in self.grants if grant.power)
        self.dice_grants = tuple(grant for grant in self.grants if grant.dice)
        self.keyword_grants = tuple(grant for grant in self.grants if grant.keywords)
        self.shares = of(Share)
        self.forbids = of(Forbid)
        self.gives = of(Give)
        self.silences = of(Silence)
        self.closes_hand = any(Deed.INTO_HAND in c.deeds for c in self.forbids)
        self.closes_mindbugs = any(Deed.USE_MINDBUGS in c.deeds for c in self.forbids)
        self.no_loss = any(Deed.LOSE_LIFE in c.deeds for c in self.forbids)
        self.must_be_hunted = bool(of(MustBeHunted))
        # Does it take turn actions from the opponent that a card in hand would allow?
        self.narrows_turn = self.must_be_hunted or any(
            Deed.PLAY_FROM_HAND in c.deeds for c in self.forbids
        )
        self.highest_loses = bool(of(HighestLoses))
        self.evolve_instead = next((c.to for c in of(EvolveInstead)), None)
        self.more_loss = sum(c.amount for c in of(MoreLoss))
        self.mindbug_cost = sum(c.amount for c in of(MindbugCost))
        self.more_rerolls = sum(c.amount for c in of(MoreRerolls))


@dataclass(frozen=True, eq=False)
class Card:
    """One printed card. Two cards are the same only if they are the same object of one library."""

    id: str
    power: int
    keywords: frozenset[str] = frozenset()
    abilities: tuple[Ability, ...] = ()
    constants: tuple[Constant, ...] = ()  # while it is in play
    in_discard: tuple[Constant, ...] = ()  # while it is in a discard pile
    octonite: int = 0  # counters it comes into play with
    distribute: bool = False  # its controller may hand them out at that moment
    dice: int = 0
    stage: int = 1  # of its evolution line
    cost: int = 0  # the price of a Power card, in energy
    team: bool = False  # needs a teammate: not for two players

    # Derived once, because the engine asks for them at every step.
    play: tuple[Ability, ...] = field(init=False)
    attack: tuple[Ability, ...] = field(init=False)
    defeated: tuple[Ability, ...] = field(init=False)
    action: tuple[Ability, ...] = field(init=False)
    harvest: tuple[Ability, ...] = field(init=False)
    bought: tuple[Ability, ...] = field(init=False)
    lose_life_in_discard: tuple[Ability, ...] = field(init=False)
    into_discard: tuple[Ability, ...] = field(init=False)
    end_of_turn: tuple[Ability, ...] = field(init=False)
    end_of_your_turn: tuple[Ability, ...] = field(init=False)
    ends_turn: bool = field(init=False)  # has it anything to do when a turn ends?
    lowers: bool = field(init=False)  # does it take power from any creature?
    given: tuple[Ability, ...] = field(init=False)  # those it gives to creatures
    standing: Standing | None = field(init=False)
    standing_in_discard: Standing | None = field(init=False)

    # The forms of its evolution line, the first one first; and the ways it lies when exhausted, if
    # the card has more than one. `front` is what it is outside the play area.
    line: tuple[Card, ...] = field(init=False, default=(), repr=False)
    sides: tuple[Card, ...] = field(init=False, default=(), repr=False)
    front: Card = field(init=False, repr=False)

    def __post_init__(self) -> None:
        for trigger in Trigger:
            found = tuple(a for a in self.abilities if a.trigger is trigger)
            object.__setattr__(self, trigger.name.lower(), found)
        every = (*self.constants, *self.in_discard)
        derived: dict[str, Any] = {
            "given": tuple(c.ability for c in every if isinstance(c, Give)),
            "standing": Standing(self.constants) if self.constants else None,
            "standing_in_discard": Standing(self.in_discard) if self.in_discard else None,
            "front": self,
            "lowers": any(isinstance(c, Grant) and c.power < 0 for c in every),
            "ends_turn": bool(self.end_of_turn or self.end_of_your_turn),
        }
        for name, value in derived.items():
            object.__setattr__(self, name, value)

    def ability(self, index: int) -> Ability:
        """One of its abilities, or of those it gives, by its place."""
        return (*self.abilities, *self.given)[index]

    def form(self, id: str) -> Card:
        """Another form of its line."""
        return next(card for card in self.line if card.id == id)


def make_line(forms: tuple[Card, ...]) -> None:
    """These cards are the stages of one evolution line."""
    for form in forms:
        object.__setattr__(form, "line", forms)
        object.__setattr__(form, "front", forms[0])


def make_sides(card: Card, sides: tuple[Card, ...]) -> None:
    """A card that, once exhausted, is one of these."""
    object.__setattr__(card, "sides", sides)
    for side in sides:
        object.__setattr__(side, "front", card)


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
MORE_POWER = "power"  # value: how much; several add up
MORE_DICE = "dice"  # value: how many
BLOCKED = "blocked"  # it blocked
WON = "won"  # it defeated an enemy creature in a fight


class Creature(NamedTuple):
    """A card in a play area, with its state."""

    ref: str
    card: Card
    exhausted: bool = False
    entered: bool = False  # came into play this turn
    attacks: int = 0  # attacks made this turn
    marks: tuple[Mark, ...] = ()  # what holds for it this turn
    boost: tuple[Copy, ...] = ()  # the cards under it
    octonite: int = 0

    def copy(self) -> Copy:
        """The bare card, as it leaves play: what it was in play is forgotten."""
        return Copy(self.ref, self.card.front)

    def marked(self, kind: str, value: str | int = "") -> Creature:
        return self._replace(marks=(*self.marks, Mark(kind, value)))

    def has_mark(self, kind: str) -> bool:
        return any(mark.kind == kind for mark in self.marks)
