"""Every outcome: all ways a turn can go, over every choice and every chance.

Equal states met on different paths are one state; so are states that differ only in where a card
lies in a hand or a pile (`arrangement`). Answers that lead to the same for sure are followed once
and counted (`commute`). What is found out about a state is kept with it (`graph`): which outcomes
it can lead to, by how many lines, and the shortest of them.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from fractions import Fraction

from judge.arrangement import Arrangement
from judge.claims import Claim
from judge.commute import same_anyway
from judge.engine import Decision, Move, State, Step, apply, begin, decision
from judge.graph import (
    Count,
    Node,
    count_lines,
    forces,
    only_chance,
    probability,
    shortest,
    value,
)

STATES = 20_000  # states looked at, at the most
SECONDS = 2.0
MOST_TURNS = 20

# Decisions about what an effect does, not about what a player may do.
WITHIN_AN_EFFECT = ("choose", "order", "may", "option", "chance")


@dataclass
class Budget:
    """How far to look. Past it the answer is partial, and says so."""

    states: int = STATES
    seconds: float = SECONDS
    _until: float = field(default=0.0, repr=False)

    def start(self) -> None:
        self._until = time.monotonic() + self.seconds

    def spent(self, looked_at: int) -> bool:
        # Asked every time: on an absurdly full table a single state takes a tenth of a second.
        return looked_at >= self.states or time.monotonic() > self._until


@dataclass(frozen=True)
class Outcome:
    """A state in which the turn, or the game, has come to rest."""

    state: State
    lines: Count
    moves: tuple[Move, ...]  # one shortest line
    probability: Fraction | None = None  # where nobody has anything to choose


@dataclass(frozen=True)
class Answer:
    """What exploring says about a claim."""

    claim: Claim
    answer: str  # always, never, sometimes, not-refuted
    forced_by: tuple[int, ...]
    prevented_by: tuple[int, ...]
    line: tuple[Move, ...]  # that proves it
    # The chance that it comes true if each player does their best for it and the other against it.
    best: tuple[Fraction | None, Fraction | None] = (None, None)


@dataclass
class Exploration:
    root: Node
    turns: int
    outcomes: tuple[Outcome, ...]
    states: int
    met_again: int  # how often a state was met that was known already
    complete: bool
    readings: frozenset[str]  # every reading a step relied on, on any line
    answers: tuple[Answer, ...] = ()


class Explorer:
    """Looks at everything below a state; `board` says in which order its cards are shown."""

    def __init__(
        self, turns: int = 1, budget: Budget | None = None, board: State | None = None
    ) -> None:
        self.turns = turns
        self.budget = budget or Budget()
        self.board = board
        self.trusting = True  # in what is said to come to the same
        self.readings: set[str] = set()
        self.clear()

    def clear(self) -> None:
        self.nodes: dict[tuple[State, int], Node] = {}
        self.outcomes: dict[State, int] = {}
        self.open: list[tuple[Node, int, list[tuple[Move, ...]]]] = []
        self.met_again = 0
        self.grouped = False  # answers that come to the same were followed once
        self.stuck = False  # an outcome lies in the middle of an effect: nobody can answer it

    def explore(
        self, state: State, claims: Sequence[Claim] = (), begin_turn: bool = False
    ) -> Exploration:
        """From a state on. One that rests between turns is an outcome, unless told to begin."""
        self.budget.start()
        if begin_turn and state.winner is None and decision(state) is None:
            log: list[Step] = []
            state = begin(state, log)
            self.note(log)
        self.arrangement = Arrangement(self.board or state)
        root = self.build(self.arrangement.lay_out(state.copy()))
        if self.stuck and self.grouped:
            # Where it ends in the middle of one of several like effects, which one is a difference.
            self.trusting = False
            self.clear()
            root = self.build(self.arrangement.lay_out(state.copy()))
        count_lines(root)
        self.ends = list(self.outcomes)
        lots = not root.cut and only_chance(root)
        outcomes = tuple(self.outcome(root, n, lots) for n in root.lines)
        found = Exploration(
            root,
            self.turns,
            tuple(sorted(outcomes, key=lambda o: (-o.lines, len(o.moves), str(o.moves)))),
            len(self.nodes),
            self.met_again,
            not root.cut,
            frozenset(self.readings),
        )
        found.answers = tuple(self.answer(root, claim, found) for claim in claims)
        return found

    def note(self, log: list[Step]) -> None:
        self.readings.update(reading for step in log for reading in step.readings)

    def note_ruled_out(self, asked: Decision) -> None:
        """By another reading a move that is ruled out might be legal."""
        if asked.kind in WITHIN_AN_EFFECT:
            return  # an effect says itself what it relied on, in its steps
        for _, reasons in asked.ruled_out():
            self.readings.update(reading for why in reasons for reading in why.readings)

    # -- the graph --------------------------------------------------------------------------------

    def build(self, state: State) -> Node:
        """Everything a state can lead to, depth first."""
        root = self.node(*self.onwards(state, self.turns))
        while self.open:
            node, turns, todo = self.open[-1]
            if not todo:
                self.open.pop()
            elif self.budget.spent(len(self.nodes)):
                node.cut = True
                self.open.pop()
            else:
                moves = todo.pop()
                log: list[Step] = []
                after = apply(node.state, moves[0], log)
                self.note(log)
                after = self.arrangement.lay_out(after, node.state)
                node.children.append((moves[0], self.node(*self.onwards(after, turns))))
                node.stand_for.append(moves)
        return root

    def onwards(self, state: State, turns: int) -> tuple[State, int]:
        """A state at rest goes on with the next turn, while there are turns to be looked at."""
        while turns > 1 and state.winner is None and decision(state) is None:
            log: list[Step] = []
            state = self.arrangement.lay_out(begin(state, log), state)
            self.note(log)
            turns -= 1
        return state, turns

    def node(self, state: State, turns: int) -> Node:
        """The node of a state; when it is first met, it is put on the list of those to look at."""
        key = (state, turns)
        known = self.nodes.get(key)
        if known is not None:
            self.met_again += 1
            return known
        asked = decision(state) if state.winner is None else None
        node = self.nodes[key] = Node(state, asked)
        if asked is None or not asked.options:
            number = self.outcomes.setdefault(state, len(self.outcomes))
            node.lines[number] = (1, 0)
            self.stuck = self.stuck or asked is not None
            return node
        self.note_ruled_out(asked)
        self.stuck = self.stuck or asked.unlisted()
        node.weights = asked.weights()
        every: list[tuple[Move, ...]] = [(move,) for move in asked.options]
        todo = same_anyway(state, asked) if self.trusting else every
        self.grouped = self.grouped or len(todo) < len(every)
        self.open.append((node, turns, todo[::-1]))
        return node

    def outcome(self, root: Node, number: int, lots: bool) -> Outcome:
        state = self.ends[number]
        lines, _ = root.lines[number]
        moves = tuple(shortest(root, number))
        chance = probability(root, number) if lots else None
        return Outcome(state, lines, moves, chance)

    # -- claims -----------------------------------------------------------------------------------

    def answer(self, root: Node, claim: Claim, found: Exploration) -> Answer:
        true = {n for state, n in self.outcomes.items() if n in root.lines and claim.holds(state)}
        false = {n for n in root.lines if n not in true}
        if true and false:
            verdict = "sometimes"
        elif not found.complete:
            verdict = "not-refuted"
        else:
            verdict = "always" if true else "never"
        forced_by: tuple[int, ...] = ()
        prevented_by: tuple[int, ...] = ()
        best: tuple[Fraction | None, Fraction | None] = (None, None)
        if found.complete:
            forced_by = tuple(p for p in (0, 1) if forces(root, p, frozenset(true)))
            prevented_by = tuple(p for p in (0, 1) if forces(root, p, frozenset(false)))
            best = (value(root, 0, frozenset(true)), value(root, 1, frozenset(true)))
        proof = true or false
        number = min(proof, key=lambda n: (root.lines[n][1], n)) if proof else None
        line = tuple(shortest(root, number)) if number is not None else ()
        return Answer(claim, verdict, forced_by, prevented_by, line, best)
