"""The agenda's entries: tasks, which are done, and questions, which somebody must answer.

Each is a small value of its own class, so that a state can be compared, stored and continued in the
middle of anything. They are frozen for the type checker only: plain classes are quicker when run.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol, TypeVar, dataclass_transform

from judge.engine.abilities import Ability
from judge.engine.step import Move, Reason

if TYPE_CHECKING:
    from judge.engine.state import State

T = TypeVar("T")

# Every class of tasks and questions by its name: how a stored agenda finds them again.
CLASSES: dict[str, type] = {}


@dataclass_transform(frozen_default=True)
def value(cls: type[T]) -> type[T]:
    """A class of small values: compared by class and fields, hashable, never changed."""
    made: type[T] = dataclass(slots=True, unsafe_hash=True)(cls)
    CLASSES[cls.__name__] = made
    return made


class Task(Protocol):
    """Something to be done, without anybody's choice."""

    @property
    def kind(self) -> None: ...

    def do(self, state: State) -> None: ...


class Question(Protocol):
    """Something somebody must choose. (A task has no `kind`; that is how they are told apart.)"""

    @property
    def kind(self) -> str: ...

    @property
    def always_asked(self) -> bool: ...  # even if there is a single answer

    def player(self, state: State) -> int | None: ...

    def options(self, state: State) -> tuple[Move, ...]: ...

    def answer(self, state: State, move: Move, forced: bool) -> None: ...

    def ruled_out(self, state: State) -> list[tuple[Move, list[Reason]]]: ...


@value
class Fate:
    """What a creature was when it was defeated, as far as its Defeated effect asks for it."""

    by: str | None = None  # the creature that defeated it in a fight
    boost: tuple[str, ...] = ()
    octonite: int = 0


@value
class Effect:
    """A triggered ability on its way: whose it is, and which card it comes from."""

    ability: Ability
    source: str
    you: int
    fate: Fate | None = None
