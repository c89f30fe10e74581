"""The budget of an exploration that somebody waits for: it ends when they no longer do."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field

from flask import current_app, g, request

from judge.explore import Budget
from judge.web.settings import Settings


class GivenUp(Exception):
    """Nobody waits for this exploration any more."""


@dataclass
class Watch:
    """What the explorations of one request have used so far, and whether somebody still waits."""

    still_wanted: Callable[[], bool] = lambda: True
    states: int = 0
    cut: bool = False  # the budget was used up somewhere
    begun: float = field(default_factory=time.monotonic)

    def seconds(self) -> float:
        return time.monotonic() - self.begun


@dataclass
class WatchedBudget(Budget):
    watch: Watch = field(default_factory=Watch)
    _counted: int = field(default=0, repr=False)

    def start(self) -> None:
        super().start()
        self._counted = 0

    def spent(self, looked_at: int) -> bool:
        self.watch.states += looked_at - self._counted
        self._counted = looked_at
        if looked_at % 64 == 0 and not self.watch.still_wanted():
            raise GivenUp
        over = super().spent(looked_at)
        self.watch.cut = self.watch.cut or over
        return over


def request_budget() -> Budget:
    """How far to look for this request."""
    settings: Settings = current_app.config["JUDGE"]
    wanted = request.environ.get("judge.still_wanted", lambda: True)
    g.watch = Watch(wanted)
    return WatchedBudget(settings.explore_states, settings.explore_seconds, watch=g.watch)
