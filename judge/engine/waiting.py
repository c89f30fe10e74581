"""Triggered effects wait here until the running effect is finished (rules 1.4 and 1.5)."""

from __future__ import annotations

from collections.abc import Iterable

from judge.engine.abilities import Ability
from judge.engine.state import State
from judge.engine.tasks import Effect, Fate


def wait(
    state: State, abilities: Iterable[Ability], source: str, you: int, fate: Fate | None = None
) -> None:
    """These abilities of a card have been triggered; they join the group of this moment."""
    group = tuple(Effect(ability, source, you, fate) for ability in abilities)
    if state.waiting:
        state.waiting = (*state.waiting[:-1], state.waiting[-1] + group)
    else:
        state.waiting = (group,)


def new_moment(state: State) -> None:
    """What is triggered from now on is newer than what waits already."""
    if state.waiting:
        state.waiting += ((),)


def take(state: State, effect: Effect) -> None:
    """An effect no longer waits: it begins. The first of equal ones is taken."""
    groups = list(state.waiting)
    for i in reversed(range(len(groups))):
        if effect in groups[i]:
            j = groups[i].index(effect)
            groups[i] = groups[i][:j] + groups[i][j + 1 :]
            break
    state.waiting = tuple(group for group in groups if group)
