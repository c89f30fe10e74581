"""What each instruction of the ability language does, one module a subject."""

from judge.engine.effects import (
    boosting,
    buying,
    creatures,
    hands,
    life,
    playing,
    this_turn,
)

__all__ = ["boosting", "buying", "creatures", "hands", "life", "playing", "this_turn"]
