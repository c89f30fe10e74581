"""The same board under every edition, and every alternative of what was in doubt on the way."""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

from judge.engine import READINGS, Decision, Move, Ruleset, State, Step
from judge.explore import Budget, Exploration, Explorer
from judge.graph import Node
from judge.resolution import Resolution, WrongMove, resolve
from judge.rules import Rulebook, rulebook
from judge.scenario import Scenario, ruleset_to_scenario, to_scenario

# With so many readings in doubt every combination is tried; with more, singles and pairs.
ALL_COMBINATIONS = 4
PAIRS = 2

Variation = frozenset[tuple[str, str]]  # readings that are turned, and what they are turned to
Choices = tuple[tuple[str, str], ...]


@dataclass(frozen=True)
class Parting:
    """Where a case goes another way than the first one."""

    step: int  # the number of the first step that is not the same
    line: tuple[Move, ...] = ()  # what is answered before, from the end of the board's own moves on
    # That step in the first case, and in this one; or what is asked where one of them has stopped.
    here: Step | Decision | None = None
    there: Step | Decision | None = None


@dataclass(frozen=True)
class Case:
    """A board by one ruleset."""

    ruleset: Ruleset
    resolution: Resolution | None  # None: the moves are not legal by this ruleset
    exploration: Exploration | None
    wrong: WrongMove | None = None
    touched: frozenset[str] = frozenset()  # the readings something relied on
    same_as: int = 0  # the first case with the same result; its own number if there is none before
    parting: Parting | None = None
    behind: tuple[str, ...] = ()  # the readings that make the difference to the first case

    @property
    def parts_at(self) -> int | None:
        return self.parting.step if self.parting else None

    @property
    def complete(self) -> bool:
        return self.exploration is None or self.exploration.complete

    @cached_property
    def boards(self) -> frozenset[str]:
        """What can come out, whatever the ruleset is called."""
        if self.exploration is None:
            return frozenset()
        return frozenset(map(board_of, (outcome.state for outcome in self.exploration.outcomes)))


def board_of(state: State) -> str:
    board = to_scenario(state)
    board.pop("ruleset", None)
    return f"{state.winner} {board}"


@dataclass(frozen=True)
class Comparison:
    cases: tuple[Case, ...]
    touched: tuple[str, ...]
    complete: bool
    tried: int  # rulesets looked at; a combination that shows nothing new is no case

    @property
    def same(self) -> bool:
        return all(case.same_as == 0 for case in self.cases)


def with_ruleset(scenario: Scenario, ruleset: Ruleset) -> Scenario:
    state = scenario.state.copy()
    state.ruleset = ruleset
    return replace(scenario, state=state)


def changed(ruleset: Ruleset, rules: Rulebook) -> Mapping[str, str]:
    written: Any = ruleset_to_scenario(ruleset, rules)
    if isinstance(written, str):
        return {}
    return {reading: choice for reading, choice in written.items() if reading != "edition"}


def compare(
    scenario: Scenario, turns: int = 1, budget: Budget | None = None, rules: Rulebook | None = None
) -> Comparison:
    return _Comparing(scenario, turns, budget or Budget(), rules or rulebook()).compare()


class _Comparing:
    """A comparison on its way."""

    def __init__(self, scenario: Scenario, turns: int, budget: Budget, rules: Rulebook) -> None:
        self.scenario = scenario
        self.turns = turns
        self.budget = budget
        self.rules = rules
        self.own = scenario.state.ruleset
        self.until = time.monotonic() + budget.seconds
        self.found: dict[Choices, Case] = {}
        self.variations: dict[Variation, Case] = {}

    def compare(self) -> Comparison:
        editions = [self.rules.ruleset(edition) for edition in self.rules.editions]
        self.look(self.own, waiting=1)  # it gets half of the time, the others share the rest
        for number, edition in enumerate(editions):
            self.look(edition, waiting=len(editions) - number)
        self.turn_readings()
        shown: dict[Choices, Case] = {}
        for ruleset in (self.own, *editions):
            shown.setdefault(ruleset.choices, self.found[ruleset.choices])
        for variation, case in self.variations.items():
            if len(variation) < PAIRS or not self.explained(variation, case):
                shown.setdefault(case.ruleset.choices, case)
        cases: list[Case] = []
        for case in shown.values():
            cases.append(self.placed(case, cases))
        touched = frozenset().union(*(case.touched for case in self.found.values()))
        return Comparison(
            tuple(cases),
            tuple(r for r in READINGS if r in touched),
            all(case.complete for case in self.found.values()),
            len(self.found),
        )

    # -- which rulesets ---------------------------------------------------------------------------

    def turn_readings(self) -> None:
        """Turn what was in doubt, then what comes into doubt by that, and so on.

        A reading that nothing relied on makes no difference where nothing relied on it. So from
        each case only those it touched are turned: that finds every combination that could show
        something its parts don't show.
        """
        todo: list[Variation] = [frozenset()]
        seen = set(todo)
        doubts: set[str] = set()
        while todo:
            variation = todo.pop(0)
            if len(variation) > PAIRS and len(doubts) > ALL_COMBINATIONS:
                continue
            ruleset = self.own
            if variation:
                choices = {**changed(self.own, self.rules), **dict(variation)}
                ruleset = self.rules.ruleset(self.own.edition, choices)
            case = self.variations[variation] = self.look(ruleset, waiting=1 + len(todo))
            # Where the moves are not even legal nothing is known of what would be in doubt.
            touched = doubts if case.wrong else case.touched
            doubts = doubts | touched
            for reading, choice in self.turned(touched, dict(variation)):
                further = variation | {(reading, choice)}
                if further not in seen:
                    seen.add(further)
                    todo.append(further)

    def turned(
        self, touched: frozenset[str] | set[str], already: dict[str, str]
    ) -> list[tuple[str, str]]:
        return [
            (reading, choice)
            for reading, choices in READINGS.items()
            if reading in touched and reading not in already
            for choice in choices
            if choice != self.own[reading]
        ]

    def explained(self, variation: Variation, case: Case) -> bool:
        """Do the parts of this combination show already that each of its readings matters?"""
        for turned in variation:
            before = self.variations.get(variation - {turned})
            if before is None or same_result(case, before):
                continue  # here it does not matter, or it was not in doubt
            if not any(self.matters(turned, part, variation) for part in self.variations):
                return False
        return True

    def matters(self, turned: tuple[str, str], part: Variation, whole: Variation) -> bool:
        """Does turning a reading make a difference already with fewer others turned?"""
        further = part | {turned}
        if turned in part or not further < whole or further not in self.variations:
            return False
        return not same_result(self.variations[part], self.variations[further])

    # -- one ruleset ------------------------------------------------------------------------------

    def look(self, ruleset: Ruleset, waiting: int) -> Case:
        """The board by a ruleset, with its share of the time that is left."""
        known = self.found.get(ruleset.choices)
        if known is not None:
            return known
        left = max(0.05, self.until - time.monotonic()) / (1 + waiting)
        scenario = with_ruleset(self.scenario, ruleset)
        try:
            resolution = resolve(scenario)
        except WrongMove as error:
            doubts = frozenset(r for reason in error.reasons for r in reason.readings)
            case = Case(ruleset, None, None, error, doubts)
        else:
            explorer = Explorer(self.turns, replace(self.budget, seconds=left), scenario.state)
            explored = explorer.explore(resolution.end, scenario.claims, not resolution.steps)
            relied_on = frozenset(r for step in resolution.steps for r in step.readings)
            case = Case(ruleset, resolution, explored, None, relied_on | explored.readings)
        if self.found:
            case = self.beside(self.found[self.own.choices], case)
        self.found[ruleset.choices] = case
        return case

    def beside(self, first: Case, case: Case) -> Case:
        """A further case, with where it parts from the first; its graph is not needed any more."""
        if not same_result(first, case):
            case = replace(case, parting=self.parting(first, case))
        if case.exploration is not None:
            root = case.exploration.root
            case.exploration.root = Node(root.state, root.decision, lines=root.lines, cut=root.cut)
        return case

    # -- beside the first one ---------------------------------------------------------------------

    def placed(self, case: Case, before: list[Case]) -> Case:
        """A case with what it is like beside those before it."""
        same_as = next((n for n, b in enumerate(before) if same_result(case, b)), len(before))
        if not before or same_as == 0:
            return replace(case, same_as=same_as)
        return replace(case, same_as=same_as, behind=self.behind(before[0], case))

    def behind(self, first: Case, case: Case) -> tuple[str, ...]:
        """The fewest turned readings that come to this result; else all that were relied on."""
        differ = {r: choice for r, choice in case.ruleset.choices if choice != self.own[r]}
        parts = sorted(self.variations.items(), key=lambda entry: len(entry[0]))
        for variation, other in parts:
            if variation and variation <= differ.items() and same_result(case, other):
                return tuple(r for r in READINGS if r in dict(variation))
        touched = first.touched | case.touched
        return tuple(r for r in READINGS if r in differ and (r in touched or case.wrong))

    def parting(self, first: Case, case: Case) -> Parting | None:
        """The first step that is not the same; if need be, beyond the board's own moves."""
        if first.resolution is None or case.resolution is None:
            return None
        found = first_difference(first.resolution, case.resolution)
        if found is not None:
            return found
        line = where_they_part(first, case)
        if line is None:
            return None
        longer = replace(self.scenario, moves=(*self.scenario.moves, *line), move_paths=())
        try:
            here = resolve(with_ruleset(longer, first.ruleset))
            there = resolve(with_ruleset(longer, case.ruleset))
        except WrongMove:
            return None
        # If every step is the same, then what is asked next is not.
        after = Parting(len(here.steps) + 1, (), here.decision, there.decision)
        return replace(first_difference(here, there) or after, line=line)


def same_result(case: Case, other: Case) -> bool:
    if case.wrong is not None or other.wrong is not None:
        return case.wrong is not None and other.wrong is not None
    return case.boards == other.boards


def first_difference(one: Resolution, other: Resolution) -> Parting | None:
    """The first step that one of the two does not have like the other."""
    most = max(len(one.steps), len(other.steps))
    for number in range(most):
        mine = one.steps[number] if number < len(one.steps) else one.decision
        theirs = other.steps[number] if number < len(other.steps) else other.decision
        if seen(mine) != seen(theirs):
            return Parting(number + 1, (), mine, theirs)
    return None


def seen(what: Step | Decision | None) -> tuple[Any, ...]:
    """What happens in a step, whatever it is put down to."""
    if isinstance(what, Step):
        return (what.kind, what.player, what.refs)
    return (None if what is None else what.kind,)


def where_they_part(first: Case, case: Case) -> tuple[Move, ...] | None:
    """The shortest line after which the two are not asked the same, or do not end the same."""
    if first.exploration is None or case.exploration is None:
        return None
    queue: list[tuple[Node, Node, tuple[Move, ...]]] = [
        (first.exploration.root, case.exploration.root, ())
    ]
    met: set[tuple[int, int]] = set()
    for one, other, line in queue:
        if asked(one) != asked(other) or (
            not one.children and board_of(one.state) != board_of(other.state)
        ):
            return line
        beside = dict(other.children)
        for move, child in one.children:
            if move in beside and (pair := (id(child), id(beside[move]))) not in met:
                met.add(pair)
                queue.append((child, beside[move], (*line, move)))
    return None


def asked(node: Node) -> tuple[Any, ...] | None:
    if node.decision is None:
        return None
    return (node.decision.kind, node.decision.player, frozenset(node.decision.options))
