"""Readings, the switches on which the books differ or are silent; a ruleset sets them all."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

AFTER_MINDBUG = "after-mindbug"
DRAW = "draw"
STOLEN_CARDS = "stolen-cards"
POISON_AND_TOUGH = "poison-and-tough"
HUNTER_CHOICE = "hunter-choice"
HUNTED_GONE = "hunted-gone"
FRENZY_CHECK = "frenzy-check"
NEW_DEFEATS = "new-defeats"
RUNNING_EFFECT = "running-effect"
SET_LIFE = "set-life"
LEAST_POWER = "least-power"
NEW_CREATURE = "new-creature"
FOR_EACH = "for-each"
FORCED_FRENZY = "forced-frenzy"
CLOSED_HAND = "closed-hand"
SET_ASIDE = "set-aside"
HARVEST_SPENT = "harvest-spent"
FAST_BY_EFFECT = "fast-by-effect"
THIS_TURN_LATE = "this-turn-late"

# Every reading and its alternatives. The first holds where no book says otherwise.
READINGS: Mapping[str, tuple[str, ...]] = {
    AFTER_MINDBUG: ("same-turn", "extra-turn"),
    DRAW: ("below-five", "when-removed"),
    STOLEN_CARDS: ("draw", "no-draw"),
    POISON_AND_TOUGH: ("one-defeat", "two-defeats"),
    HUNTER_CHOICE: ("after-attack-effects", "before"),
    HUNTED_GONE: ("attack-over", "may-block"),
    FRENZY_CHECK: ("at-second-attack", "at-first"),
    NEW_DEFEATS: ("wait-their-turn", "resolve-next"),
    RUNNING_EFFECT: ("finished-first", "interrupted"),
    SET_LIFE: ("no-loss", "loss"),
    LEAST_POWER: ("one", "none"),
    NEW_CREATURE: ("cannot-attack", "may-attack"),
    FOR_EACH: ("together", "one-by-one"),
    FORCED_FRENZY: ("once", "twice"),
    CLOSED_HAND: ("no-drawing", "effects-only"),
    SET_ASIDE: ("fresh", "as-they-were"),
    HARVEST_SPENT: ("harvest", "no-harvest"),
    FAST_BY_EFFECT: ("any-turn", "own-turn"),
    THIS_TURN_LATE: ("later-ones-too", "only-those-there"),
}


@dataclass(frozen=True)
class Ruleset:
    """A choice for every reading, and which of them no book of the edition settles."""

    choices: tuple[tuple[str, str], ...]
    open: frozenset[str] = frozenset()
    edition: str = "current"

    # The choices that differ from the first alternative: the engine's quick question.
    unusual: frozenset[str] = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        unusual = frozenset(r for r, choice in self.choices if choice != READINGS[r][0])
        object.__setattr__(self, "unusual", unusual)

    @staticmethod
    def of(
        choices: Mapping[str, str], open: Iterable[str] = (), edition: str = "current"
    ) -> Ruleset:
        for reading, choice in choices.items():
            if choice not in READINGS[reading]:
                raise ValueError(f"{reading}: {choice}")
        full = tuple((r, choices.get(r, alternatives[0])) for r, alternatives in READINGS.items())
        return Ruleset(full, frozenset(open), edition)

    def first(self, reading: str) -> bool:
        """Does the first alternative of this reading hold?"""
        return reading not in self.unusual

    def __getitem__(self, reading: str) -> str:
        return dict(self.choices)[reading]
