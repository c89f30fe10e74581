"""The states a board can lead to, as a graph, and what can be read off it.

A line may come back to a state it was in before: an optional effect that copies itself. Such states
are one *round*. Coming back changes nothing, so a round is a choice among the ways out of it.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass, field
from fractions import Fraction

from judge.engine import Decision, Move, State

Count = int | float  # how many lines: a whole number, or without end


@dataclass(eq=False)
class Node:
    """A state, and where it leads."""

    state: State
    decision: Decision | None  # None: an outcome
    children: list[tuple[Move, Node]] = field(default_factory=list)
    # For each child the moves it stands for: its own, and those that lead to the same for sure.
    stand_for: list[tuple[Move, ...]] = field(default_factory=list)
    weights: tuple[int, ...] = ()
    # Outcome -> how many lines lead there, and the length of the shortest.
    lines: dict[int, tuple[Count, int]] = field(default_factory=dict)
    cut: bool = False  # not everything below was looked at

    @property
    def player(self) -> int | None:
        return None if self.decision is None else self.decision.player

    def count_lines(self) -> None:
        """Add up what is known of the children."""
        for (_, child), moves in zip(self.children, self.stand_for, strict=True):
            self.cut = self.cut or child.cut
            for number, (lines, length) in child.lines.items():
                old_lines, old_length = self.lines.get(number, (0, length + 1))
                new_lines = old_lines + len(moves) * lines
                self.lines[number] = (new_lines, min(old_length, length + 1))


Round = list[Node]  # states that lead to each other; nearly always a single one


def rounds(root: Node) -> list[Round]:
    """Every node once, children before their parents, those of a round together (Tarjan)."""
    found: list[Round] = []
    index: dict[int, int] = {}
    low: dict[int, int] = {}
    path: list[Node] = []  # met, and not yet in a round
    on_path: set[int] = set()
    work: list[tuple[Node, Iterator[tuple[Move, Node]]]] = []

    def enter(node: Node) -> None:
        index[id(node)] = low[id(node)] = len(index)
        path.append(node)
        on_path.add(id(node))
        work.append((node, iter(node.children)))

    enter(root)
    while work:
        node, left = work[-1]
        for _, child in left:
            if id(child) not in index:
                enter(child)
                break
            if id(child) in on_path:
                low[id(node)] = min(low[id(node)], index[id(child)])
        else:
            work.pop()
            if work:
                parent = id(work[-1][0])
                low[parent] = min(low[parent], low[id(node)])
            if low[id(node)] == index[id(node)]:
                at = index_of(path, node)
                found.append(path[at:])
                on_path.difference_update(map(id, path[at:]))
                del path[at:]
    return found


def index_of(path: list[Node], node: Node) -> int:
    """Where a node lies on the path; it is near the end."""
    at = len(path) - 1
    while path[at] is not node:
        at -= 1
    return at


def goes_round(these: Round) -> bool:
    return len(these) > 1 or any(child is these[0] for _, child in these[0].children)


def ways_out(these: Round) -> list[Node]:
    inside = set(map(id, these))
    return [child for node in these for _, child in node.children if id(child) not in inside]


def below(root: Node) -> Iterator[Node]:
    """Every node once, children before their parents as far as there is no way back."""
    for these in rounds(root):
        yield from these


def count_lines(root: Node) -> None:
    """How many lines lead to each outcome, and how long the shortest is, for every node."""
    for these in rounds(root):
        if not goes_round(these):
            these[0].count_lines()
            continue
        cut = any(node.cut for node in (*these, *ways_out(these)))
        numbers = {number for child in ways_out(these) for number in child.lines}
        for node in these:
            node.cut = cut
            node.lines = {number: (math.inf, len(these) + _furthest(these)) for number in numbers}
        shorter = True
        while shorter:
            shorter = False
            for node in these:
                for _, child in node.children:
                    for number, (_lines, length) in child.lines.items():
                        if length + 1 < node.lines[number][1]:
                            node.lines[number] = (math.inf, length + 1)
                            shorter = True


def _furthest(these: Round) -> int:
    """Longer than any shortest line out of here can be, less the round itself."""
    lengths = [length for child in ways_out(these) for _, length in child.lines.values()]
    return 1 + max(lengths, default=0)


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


# -- what can be forced, and how likely it is -----------------------------------------------------


def only_chance(root: Node) -> bool:
    return all(n.decision is None or n.decision.player is None for n in below(root))


def probability(root: Node, number: int) -> Fraction | None:
    """How likely an outcome is where everything is up to chance; None: it may go round."""
    return value(root, 0, frozenset({number}))


def forces(root: Node, player: int, wanted: frozenset[int]) -> bool:
    """Can this player bring about one of these outcomes, whatever the other one and chance do?"""
    found: dict[int, bool] = {}

    def settled(node: Node) -> bool:
        results = [found[id(child)] for _, child in node.children]
        return (any(results) if node.player == player else all(results)) and not node.cut

    for these in rounds(root):
        node = these[0]
        if not goes_round(these):
            ended = not node.cut and node.lines.keys() <= wanted
            found[id(node)] = settled(node) if node.children else ended
            continue
        results = [found[id(child)] for child in ways_out(these)]
        owners = {node.player for node in these}
        if owners == {player}:
            forced = any(results)
        elif len(owners) == 1:
            forced = bool(results) and all(results)
        else:
            # Several have a say in whether it goes round: only what needs no way round counts.
            found.update((id(node), False) for node in these)
            grown = True
            while grown:
                grown = False
                for node in these:
                    if not found[id(node)] and settled(node):
                        found[id(node)] = grown = True
            continue
        found.update((id(node), forced and not node.cut) for node in these)
    return found[id(root)]


def value(root: Node, player: int, wanted: frozenset[int]) -> Fraction | None:
    """How likely the outcomes are if this player does their best for them, the other against.

    None: chance, or both players, have a say in whether it goes round.
    """
    found: dict[int, Fraction | None] = {}
    for these in rounds(root):
        node = these[0]
        owners = {node.player for node in these}
        if not node.children:
            found[id(node)] = Fraction(int(node.lines.keys() <= wanted))
            continue
        children = ways_out(these) if goes_round(these) else [c for _, c in node.children]
        results = [r for child in children if (r := found[id(child)]) is not None]
        worth: Fraction | None
        if len(results) < len(children) or not results or len(owners) > 1:
            worth = None
        elif node.player is not None:
            worth = max(results) if node.player == player else min(results)
        elif goes_round(these):
            worth = None
        else:
            total = sum(node.weights)
            weighted = zip(node.weights, results, strict=True)
            worth = sum((Fraction(w, total) * r for w, r in weighted), Fraction(0))
        found.update((id(node), worth) for node in these)
    return found[id(root)]


# -- what it depends on ---------------------------------------------------------------------------


def depends_on(root: Node) -> Node | None:
    """The first decision whose answers lead to different outcomes; None: they never do.

    Where a search was cut short, a decision is preferred of which enough is known to be sure.
    """
    unsure = None
    queue = [root]
    seen: set[int] = {id(root)}
    for node in queue:
        if len({frozenset(c.lines) for _, c in node.children if not c.cut}) > 1:
            return node
        if unsure is None and len({frozenset(c.lines) for _, c in node.children}) > 1:
            unsure = node
        for _, child in node.children:
            if id(child) not in seen:
                seen.add(id(child))
                queue.append(child)
    return unsure if len(root.lines) > 1 else None


def order_matters(root: Node) -> bool | None:
    """Does the order of simultaneous effects make a difference? None: there is none to choose.

    It makes none if whoever may choose later can bring about the same, whichever goes first. For
    that each state gets a form, in which a decision without consequences is left out, and choices
    a player makes one right after the other are one choice. Equal forms are the same game.
    """
    forms = _Forms()
    met = False
    for these in rounds(root):
        node = these[0]
        orders = [n for n in these if n.decision is not None and n.decision.kind == "order"]
        met = met or bool(orders)
        if goes_round(these):
            if orders and len({n.player for n in these}) > 1:
                return True  # it can't be ruled out
            forms.go_round(these)
        elif orders and len({forms.of[id(child)] for _, child in node.children}) > 1:
            return True
        else:
            forms.add(node)
    return False if met else None


class _Forms:
    """Numbers for states; two with the same number are the same game from there on."""

    def __init__(self) -> None:
        self.of: dict[int, int] = {}
        self._numbers: dict[object, int] = {}
        self._choices: dict[int, tuple[int, frozenset[int]]] = {}

    def _number(self, what: object) -> int:
        return self._numbers.setdefault(what, len(self._numbers))

    def add(self, node: Node) -> None:
        inside = [self.of[id(child)] for _, child in node.children]
        if node.cut:
            form = self._number(("cut", id(node)))
        elif not inside:
            form = self._number(frozenset(node.lines))
        elif len(set(inside)) == 1:
            form = inside[0]
        elif node.player is not None:
            form = self._choice(node.player, inside)
        else:
            odds = frozenset(
                (each, sum(w for w, f in zip(node.weights, inside, strict=True) if f == each))
                for each in inside
            )
            form = self._number((sum(node.weights), odds))
        self.of[id(node)] = form

    def go_round(self, these: Round) -> None:
        """One player's round is a choice among its ways out; any other is like nothing else."""
        player = these[0].player
        inside = [self.of[id(child)] for child in ways_out(these)]
        if player is not None and inside and {n.player for n in these} == {player}:
            form = inside[0] if len(set(inside)) == 1 else self._choice(player, inside)
        else:
            form = self._number(("round", id(these[0])))
        self.of.update((id(node), form) for node in these)

    def _choice(self, player: int, inside: list[int]) -> int:
        every: set[int] = set()
        for form in inside:
            who, reachable = self._choices.get(form, (None, frozenset({form})))
            every |= reachable if who == player else {form}
        form = self._number(("choice", player, frozenset(every)))
        self._choices[form] = (player, frozenset(every))
        return form


# -- how far a search came ------------------------------------------------------------------------


@dataclass(frozen=True)
class Coverage:
    """How far a search came below each answer to the first decision that leaves a choice."""

    decision: Decision | None = None
    whole: tuple[Move, ...] = ()
    partly: tuple[Move, ...] = ()
    unseen: tuple[Move, ...] = ()


def coverage(node: Node) -> Coverage:
    asked = node.decision
    while asked is not None and len(asked.options) == 1 and node.children:
        node = node.children[0][1]
        asked = node.decision
    if asked is None:
        return Coverage()
    whole: list[Move] = []
    partly: list[Move] = []
    for (_, child), moves in zip(node.children, node.stand_for, strict=True):
        (partly if child.cut else whole).extend(moves)
    unseen = tuple(move for move in asked.options if move not in whole and move not in partly)
    return Coverage(asked, tuple(whole), tuple(partly), unseen)
