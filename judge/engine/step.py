"""What happened, and why something may not: frozen records without sentences."""

from __future__ import annotations

from typing import Any, NamedTuple


class Step(NamedTuple):
    """One thing that happened, with the rules it follows from."""

    kind: str
    player: int | None  # who did it or whom it happened to
    refs: tuple[str, ...]  # the cards it is about, the acting one first
    rules: tuple[str, ...]
    readings: tuple[str, ...] = ()  # the readings it relied on
    details: tuple[tuple[str, Any], ...] = ()  # numbers and names, by kind
    forced: bool = False  # a choice with a single legal answer

    def detail(self, name: str) -> Any:
        """A detail by its name, None if there is none."""
        return dict(self.details).get(name)


class Reason(NamedTuple):
    """Why a move is ruled out."""

    kind: str
    refs: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()
    readings: tuple[str, ...] = ()
    details: tuple[tuple[str, Any], ...] = ()


class Move(NamedTuple):
    """An answer to a decision: a word and what it is about."""

    verb: str
    args: tuple[str, ...] = ()

    def __str__(self) -> str:
        if self.verb == "choose" and not self.args:
            return "choose nothing"
        return f"{self.verb} {', '.join(self.args)}" if self.args else self.verb


PASS = Move("pass")
