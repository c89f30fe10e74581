"""What can be set, all of it by the environment. `docs/running.md` has the same list as a table."""

from __future__ import annotations

import math
import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from typing import Any

from judge.explore import SECONDS, STATES


class SettingError(Exception):
    """A setting that can't be used. Its message is one clear line."""


def cores() -> int:
    """How many cores this process may use: a container may have fewer than its machine."""
    if hasattr(os, "sched_getaffinity"):
        return max(1, len(os.sched_getaffinity(0)))
    return max(1, os.cpu_count() or 1)


Reader = Callable[[str], Any]


def whole(least: int, most: int) -> Reader:
    def read(text: str) -> int:
        if not text.isascii() or not text.isdigit() or not least <= int(text) <= most:
            raise SettingError(f"expected a whole number from {least} to {most}")
        return int(text)

    return read


def number(least: float, most: float) -> Reader:
    def read(text: str) -> float:
        try:
            value = float(text) if text.isascii() else math.nan
        except ValueError:
            value = math.nan
        if not least <= value <= most:  # nan is in no range
            raise SettingError(f"expected a number from {least:g} to {most:g}")
        return value

    return read


def one_of(*known: str) -> Reader:
    def read(text: str) -> str:
        if text not in known:
            raise SettingError(f"expected one of {', '.join(known)}")
        return text

    return read


def anything(text: str) -> str:
    if not text.strip() or not text.isprintable():
        raise SettingError("expected a text")
    return text


def setting(variable: str, default: Any, read: Reader) -> Any:
    return field(default=default, metadata={"variable": variable, "read": read})


@dataclass(frozen=True)
class Settings:
    """Everything that may differ from one place to another. 0 workers or explorers: by cores."""

    host: str = setting("JUDGE_HOST", "127.0.0.1", anything)
    port: int = setting("JUDGE_PORT", 5000, whole(0, 65535))
    workers: int = setting("JUDGE_WORKERS", 0, whole(0, 64))
    threads: int = setting("JUDGE_THREADS", 32, whole(1, 128))
    explorers: int = setting("JUDGE_EXPLORERS", 0, whole(0, 64))
    explore_seconds: float = setting("JUDGE_EXPLORE_SECONDS", SECONDS, number(0.05, 60))
    explore_states: int = setting("JUDGE_EXPLORE_STATES", STATES, whole(1, 1_000_000))
    explore_wait: float = setting("JUDGE_EXPLORE_WAIT", 8.0, number(0, 60))
    allowance: float = setting("JUDGE_ALLOWANCE", 30.0, number(0, 3600))
    allowance_per_minute: float = setting("JUDGE_ALLOWANCE_PER_MINUTE", 15.0, number(0.1, 3600))
    trusted_hops: int = setting("JUDGE_TRUSTED_HOPS", 0, whole(0, 10))
    client_seconds: float = setting("JUDGE_CLIENT_SECONDS", 15.0, number(1, 300))
    grace: int = setting("JUDGE_GRACE", 30, whole(1, 300))
    log_level: str = setting("JUDGE_LOG_LEVEL", "info", one_of("debug", "info", "warning", "error"))

    @property
    def worker_count(self) -> int:
        return self.workers or cores()

    @property
    def explorer_count(self) -> int:
        """One core is left to those who only look something up."""
        return self.explorers or max(1, cores() - 1)


def from_environment(environment: Mapping[str, str] | None = None) -> Settings:
    """The settings of this process. What is not set, or set to nothing, has its default."""
    given = os.environ if environment is None else environment
    values = {}
    for entry in fields(Settings):
        variable = entry.metadata["variable"]
        if text := given.get(variable):
            try:
                values[entry.name] = entry.metadata["read"](text)
            except SettingError as error:
                raise SettingError(f"{variable}: {error}, not {text[:40]!r}") from None
    return Settings(**values)
