"""Every outcome: all ways a turn can go, over every choice and every chance.

Equal states met on different paths are one state. What is found out about a state is kept with it:
which outcomes it can lead to, by how many lines, and the shortest of them.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from fractions import Fraction

from judge.claims import Claim
from judge.engine import Decision, Move, State, Step, apply, begin, decision

STATES = 20_000  # states looked at, at the most
SECONDS = 2.0


@dataclass
class Budget:
    """How far to look. Past it the answer is partial, and says so."""

    states: int = STATES
    seconds: float = SECONDS
    _until: float = field(default=0.0, repr=False)

    def start(self) -> None:
        self._until = time.monotonic() + self.seconds

    def spent(self, looked_at: int) -> bool:
        return looked_at >= self.states or (looked_at % 64 == 0 and time.monotonic() > self._until)


@dataclass
class Node:
    """A state, and where it leads."""

    state: State
    decision: Decision | None  # None: an outcome
    children: list[tuple[Move, Node]] = field(default_factory=list)
    weights: tuple[int, ...] = ()
    # Outcome -> how many lines lead there, and the length of the shortest.
    lines: dict[int, tuple[int, int]] = field(default_factory=dict)
    cut: bool = False  # not everything below was looked at


@dataclass(frozen=True)
class Outcome:
    """A state in which the turn, or the game, has come to rest."""

    state: State
    lines: int
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
    best: tuple[Fraction, Fraction] | None = None


@dataclass
class Exploration:
    root: Node
    outcomes: tuple[Outcome, ...]
    states: int
    met_again: int  # how often a state was met that was known already
    complete: bool
    readings: frozenset[str]  # every reading a step relied on, on any line
    answers: tuple[Answer, ...] = ()


class Explorer:
    def __init__(self, turns: int = 1, budget: Budget | None = None) -> None:
        self.turns = turns
        self.budget = budget or Budget()
        self.nodes: dict[tuple[State, int], Node] = {}
        self.outcomes: dict[State, int] = {}
        self.met_again = 0
        self.readings: set[str] = set()

    def explore(
        self, state: State, claims: Sequence[Claim] = (), begin_turn: bool = False
    ) -> Exploration:
        """From a state on. One that rests between turns is an outcome, unless told to begin."""
        self.budget.start()
        if begin_turn and state.winner is None and decision(state) is None:
            log: list[Step] = []
            state = begin(state, log)
            self.note(log)
        root = self.node(state, self.turns)
        outcomes = tuple(
            self.outcome(root, n) for n in range(len(self.outcomes)) if n in root.lines
        )
        found = Exploration(
            root,
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

    # -- the graph --------------------------------------------------------------------------------

    def node(self, state: State, turns: int) -> Node:
        """The node of a state; built, with everything below it, when it is first met.

        Nothing below a state leads back to it: within a turn there is always less left to do, and
        the turns still to be looked at become fewer. So depth first is enough.
        """
        key = (state, turns)
        known = self.nodes.get(key)
        if known is not None:
            self.met_again += 1
            return known
        asked = decision(state) if state.winner is None else None
        if asked is None and state.winner is None and turns > 1:
            log: list[Step] = []
            onwards = begin(state, log)
            self.note(log)
            return self.node(onwards, turns - 1)
        node = Node(state, asked)
        self.nodes[key] = node
        if asked is None or not asked.options:
            number = self.outcomes.setdefault(state, len(self.outcomes))
            node.lines[number] = (1, 0)
            return node
        node.weights = asked.weights()
        for move in asked.options:
            if self.budget.spent(len(self.nodes)):
                node.cut = True
                break
            log = []
            after = apply(state, move, log)
            self.note(log)
            child = self.node(after, turns)
            node.children.append((move, child))
            node.cut = node.cut or child.cut
            for number, (lines, length) in child.lines.items():
                old_lines, old_length = node.lines.get(number, (0, length + 1))
                node.lines[number] = (old_lines + lines, min(old_length, length + 1))
        return node

    def outcome(self, root: Node, number: int) -> Outcome:
        state = next(s for s, n in self.outcomes.items() if n == number)
        lines, _ = root.lines[number]
        moves = tuple(shortest(root, number))
        chance = probability(root, number) if only_chance(root) and not root.cut else None
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
        best = None
        if found.complete:
            forced_by = tuple(p for p in (0, 1) if forces(root, p, frozenset(true)))
            prevented_by = tuple(p for p in (0, 1) if forces(root, p, frozenset(false)))
            best = tuple(value(root, p, frozenset(true)) for p in (0, 1))
        proof = true or false
        number = min(proof, key=lambda n: (root.lines[n][1], n)) if proof else None
        line = tuple(shortest(root, number)) if number is not None else ()
        return Answer(claim, verdict, forced_by, prevented_by, line, best)  # type: ignore[arg-type]


def shortest(node: Node, number: int) -> Iterator[Move]:
    """One shortest line to an outcome."""
    while node.children:
        length = node.lines[number][1]
        if length == 0:
            return
        move, node = next(
            (m, c)
            for m, c in node.children
            if number in c.lines and c.lines[number][1] == length - 1
        )
        yield move


def below(root: Node) -> Iterator[Node]:
    """Every node once, children before their parents."""
    seen: set[int] = set()
    stack: list[tuple[Node, bool]] = [(root, False)]
    while stack:
        node, ready = stack.pop()
        if ready:
            yield node
        elif id(node) not in seen:
            seen.add(id(node))
            stack.append((node, True))
            stack += [(child, False) for _, child in node.children]


def only_chance(root: Node) -> bool:
    return all(n.decision is None or n.decision.player is None for n in below(root))


def probability(root: Node, number: int) -> Fraction:
    found: dict[int, Fraction] = {}
    for node in below(root):
        if node.children:
            total = sum(node.weights)
            found[id(node)] = sum(
                (
                    Fraction(w, total) * found[id(c)]
                    for w, (_, c) in zip(node.weights, node.children, strict=True)
                ),
                Fraction(0),
            )
        else:
            found[id(node)] = Fraction(int(number in node.lines))
    return found[id(root)]


def forces(root: Node, player: int, wanted: frozenset[int]) -> bool:
    """Can this player bring about one of these outcomes, whatever the other one and chance do?"""
    found: dict[int, bool] = {}
    for node in below(root):
        if not node.children:
            found[id(node)] = not node.cut and node.lines.keys() <= wanted
        else:
            mine = node.decision is not None and node.decision.player == player
            results = [found[id(child)] for _, child in node.children]
            found[id(node)] = (any(results) if mine else all(results)) and not node.cut
    return found[id(root)]


def value(root: Node, player: int, wanted: frozenset[int]) -> Fraction:
    """How likely the outcomes are if this player does their best for them, the other against."""
    found: dict[int, Fraction] = {}
    for node in below(root):
        if not node.children:
            found[id(node)] = Fraction(int(node.lines.keys() <= wanted))
            continue
        results = [found[id(child)] for _, child in node.children]
        assert node.decision is not None, "a node with children asks something"
        if node.decision.player is None:
            total = sum(node.weights)
            weighted = zip(node.weights, results, strict=True)
            found[id(node)] = sum((Fraction(w, total) * r for w, r in weighted), Fraction(0))
        else:
            found[id(node)] = max(results) if node.decision.player == player else min(results)
    return found[id(root)]


def depends_on(root: Node) -> Node | None:
    """The first decision whose answers lead to different outcomes; None: they never do."""
    queue = [root]
    seen: set[int] = set()
    while queue:
        node = queue.pop(0)
        if id(node) in seen:
            continue
        seen.add(id(node))
        if len({frozenset(child.lines) for _, child in node.children}) > 1:
            return node
        queue += [child for _, child in node.children]
    return None
