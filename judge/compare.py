"""The same board under every edition, and every alternative of what was in doubt on the way."""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from judge.engine import READINGS, Ruleset
from judge.explore import Budget, Exploration, Explorer
from judge.resolution import Resolution, WrongMove, resolve
from judge.rules import Rulebook, rulebook
from judge.scenario import Scenario, ruleset_to_scenario, to_scenario


@dataclass(frozen=True)
class Case:
    """A board by one ruleset."""

    ruleset: Ruleset
    resolution: Resolution | None  # None: the moves are not legal by this ruleset
    exploration: Exploration | None
    wrong: WrongMove | None
    same_as: int  # the first case with the same result; its own number if there is none before
    parts_at: int | None  # the step from which it differs from the first case

    def boards(self) -> frozenset[str]:
        """What can come out, whatever the ruleset is called."""
        if self.exploration is None:
            return frozenset()
        found = set()
        for outcome in self.exploration.outcomes:
            board = to_scenario(outcome.state)
            board.pop("ruleset", None)
            found.add(f"{outcome.state.winner} {board}")
        return frozenset(found)


@dataclass(frozen=True)
class Comparison:
    cases: tuple[Case, ...]
    touched: tuple[str, ...]
    complete: bool

    @property
    def same(self) -> bool:
        return all(case.same_as == 0 for case in self.cases)


def with_ruleset(scenario: Scenario, ruleset: Ruleset) -> Scenario:
    state = scenario.state.copy()
    state.ruleset = ruleset
    return Scenario(state, scenario.moves, scenario.title, scenario.move_paths, scenario.claims)


def cases_to_look_at(first: Ruleset, touched: set[str], rules: Rulebook) -> list[Ruleset]:
    """Every edition, and this board's own ruleset with each touched reading turned."""
    found = [first]
    found += [rules.ruleset(edition) for edition in rules.editions]
    for reading in READINGS:
        if reading in touched:
            for choice in READINGS[reading]:
                found.append(
                    rules.ruleset(first.edition, {**changed(first, rules), reading: choice})
                )
    distinct: dict[tuple[tuple[str, str], ...], Ruleset] = {}
    for ruleset in found:
        distinct.setdefault(ruleset.choices, ruleset)
    return list(distinct.values())


def changed(ruleset: Ruleset, rules: Rulebook) -> Mapping[str, str]:
    written: Any = ruleset_to_scenario(ruleset, rules)
    if isinstance(written, str):
        return {}
    return {reading: choice for reading, choice in written.items() if reading != "edition"}


def compare(
    scenario: Scenario, turns: int = 1, budget: Budget | None = None, rules: Rulebook | None = None
) -> Comparison:
    rules = rules or rulebook()
    budget = budget or Budget()
    cases: list[Case] = []
    touched: set[str] = set()
    looked_at: set[tuple[tuple[str, str], ...]] = set()
    todo = [scenario.state.ruleset]
    until = time.monotonic() + budget.seconds
    # A reading turned may bring another one into play, so the list may grow on the way.
    while todo:
        ruleset = todo.pop(0)
        if ruleset.choices in looked_at:
            continue
        looked_at.add(ruleset.choices)
        # The cases share the time: each gets its part of what is left.
        left = max(0.05, until - time.monotonic()) / (1 + len(todo) if cases else 2)
        share = Budget(budget.states, left)
        case, relied_on = look(with_ruleset(scenario, ruleset), cases, turns, share)
        cases.append(case)
        touched |= relied_on
        every = cases_to_look_at(scenario.state.ruleset, touched, rules)
        todo = [other for other in every if other.choices not in looked_at]
    complete = all(case.exploration is None or case.exploration.complete for case in cases)
    return Comparison(tuple(cases), tuple(r for r in READINGS if r in touched), complete)


def look(
    scenario: Scenario, before: list[Case], turns: int, budget: Budget
) -> tuple[Case, set[str]]:
    ruleset = scenario.state.ruleset
    try:
        resolution = resolve(scenario)
    except WrongMove as error:
        parts = None if not before else 0
        return Case(ruleset, None, None, error, len(before), parts), set()
    explorer = Explorer(turns, budget)
    exploration = explorer.explore(resolution.end, scenario.claims, not resolution.steps)
    relied_on = {r for step in resolution.steps for r in step.readings} | exploration.readings
    case = Case(ruleset, resolution, exploration, None, len(before), None)
    boards = case.boards()
    same_as = next((n for n, other in enumerate(before) if other.boards() == boards), len(before))
    parts_at = None
    if before and before[0].resolution is not None and same_as != 0:
        parts_at = first_difference(before[0].resolution, resolution)
    return Case(ruleset, resolution, exploration, None, same_as, parts_at), relied_on


def first_difference(one: Resolution, other: Resolution) -> int:
    """The number of the first step that is not the same."""
    pairs = zip(one.steps, other.steps, strict=False)
    for number, (mine, theirs) in enumerate(pairs, 1):
        if (mine.kind, mine.player, mine.refs) != (theirs.kind, theirs.player, theirs.refs):
            return number
    return min(len(one.steps), len(other.steps)) + 1
