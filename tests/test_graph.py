"""Graphs of states made by hand: what is counted, forced and told apart, also going round."""

import math
from fractions import Fraction

import pytest

from judge.cards import library
from judge.engine import Move, apply, begin, decision
from judge.explore import Budget, Explorer
from judge.graph import Node, below, count_lines, forces, order_matters, rounds, shortest, value
from judge.scenario import read_scenario

A, B, CHANCE = 0, 1, None


class Asked:
    def __init__(self, player, kind="choose"):
        self.player = player
        self.kind = kind


class Graph:
    """`Graph({"start": (A, "end 1", "start")})`: who is asked where, and where that leads."""

    def __init__(self, written, orders=()):
        self.nodes = {}
        for name, (player, *_) in written.items():
            kind = "order" if name in orders else "choose"
            self.nodes[name] = Node(None, Asked(player, kind))
        for name, (_, *children) in written.items():
            node = self.nodes[name]
            node.weights = (1,) * len(children)
            for child in children:
                move = Move("choose", (child,))
                node.children.append((move, self.node(child)))
                node.stand_for.append((move,))
        self.root = next(iter(self.nodes.values()))
        count_lines(self.root)

    def node(self, name):
        if name not in self.nodes:
            number = int(name.split()[1])
            self.nodes[name] = Node(None, None, lines={number: (1, 0)})
        return self.nodes[name]

    def line(self, number):
        return [move.args[0] for move in shortest(self.root, number)]


# A may stop, or copy the effect and be asked the same again.
ROUND = {"start": (A, "again", "end 1"), "again": (A, "start", "end 2")}


def test_lines_that_come_back_are_without_end_but_the_shortest_is_known():
    graph = Graph(ROUND)
    assert graph.root.lines == {1: (math.inf, 1), 2: (math.inf, 2)}
    assert graph.line(1) == ["end 1"]
    assert graph.line(2) == ["again", "end 2"]


def test_what_comes_before_and_after_a_round_is_counted():
    graph = Graph({"top": (B, "start", "end 1", "end 3"), **ROUND})
    assert graph.root.lines == {1: (math.inf, 1), 2: (math.inf, 3), 3: (1, 1)}


def test_children_come_before_their_parents_and_a_round_together():
    graph = Graph({"top": (B, "start", "end 3"), **ROUND})
    names = {id(node): name for name, node in graph.nodes.items()}
    found = [sorted(names[id(n)] for n in these) for these in rounds(graph.root)]
    assert found[-1] == ["top"]
    assert found.index(["again", "start"]) > max(found.index(["end 1"]), found.index(["end 2"]))
    assert len(list(below(graph.root))) == 6


def test_a_long_line_is_not_too_long():
    steps = {f"n{n}": (A, f"n{n + 1}") for n in range(5000)}
    graph = Graph({**steps, "n5000": (A, "end 1")})
    assert graph.root.lines == {1: (1, 5001)}
    assert forces(graph.root, A, frozenset({1}))


def test_who_goes_round_must_leave_it_one_day():
    root = Graph(ROUND).root
    assert forces(root, A, frozenset({2}))
    assert not forces(root, B, frozenset({2}))
    assert forces(root, B, frozenset({1, 2}))
    assert value(root, A, frozenset({2})) == 1
    assert value(root, B, frozenset({2})) == 0


def test_a_round_in_which_both_have_a_say_promises_nothing_it_may_not_keep():
    root = Graph({"start": (A, "theirs", "end 1"), "theirs": (B, "start", "end 2")}).root
    assert forces(root, A, frozenset({1}))
    assert not forces(root, A, frozenset({2}))
    assert not forces(root, B, frozenset({2}))
    assert value(root, A, frozenset({1})) is None


def test_chance_that_may_go_round_has_no_likelihood_here():
    root = Graph({"start": (CHANCE, "start", "end 1")}).root
    assert value(root, A, frozenset({1})) is None
    straight = Graph({"start": (CHANCE, "end 1", "end 2", "end 2")}).root
    assert value(straight, A, frozenset({2})) == Fraction(2, 3)


@pytest.mark.parametrize(
    ("written", "expected"),
    [
        ({"o": (A, "end 1", "end 1")}, False),
        ({"o": (A, "end 1", "end 2")}, True),
        # The same player chooses afterwards, from the same.
        ({"o": (A, "x", "y"), "x": (A, "end 1", "end 2"), "y": (A, "end 2", "end 1")}, False),
        # Who chooses last is not the same.
        (
            {
                "o": (A, "x", "y"), "x": (A, "p", "q"), "y": (B, "p", "q"),
                "p": (CHANCE, "end 1", "end 2"), "q": (CHANCE, "end 3", "end 2"),
            },
            True,
        ),
        # Chance decides, by the same odds or by others.
        ({"o": (A, "x", "y"), "x": (CHANCE, "end 1", "end 2"), "y": (CHANCE, "end 2", "end 1")},
         False),
        ({"o": (A, "x", "y"), "x": (CHANCE, "end 1", "end 2"),
          "y": (CHANCE, "end 1", "end 2", "end 2")}, True),
        # A round of one player is a choice among the ways out.
        (
            {"o": (A, "start", "x"), "x": (A, "end 1", "end 2"), **ROUND},
            False,
        ),
        ({"x": (B, "end 1", "end 2")}, None),
    ],
)  # fmt: skip
def test_whether_the_order_matters(written, expected):
    assert order_matters(Graph(written, orders=("o",)).root) is expected


def test_a_board_on_which_one_can_go_round_is_explored():
    """A Utility Bug may copy the Play effect of another one, which may copy, and so on."""
    if "utility-bug" not in library().cards:
        pytest.skip("no card among those here brings a line back to where it was")
    state = begin(
        read_scenario("""
        A: {play: [utility-bug, utility-bug], hand: [utility-bug]}
        B: {hand: 1, mindbugs: 0}
    """).state
    )
    found = Explorer(budget=Budget(20_000, 30)).explore(state)
    assert found.complete
    ends, seen, queue = set(), {state}, [state]
    for here in queue:
        asked = decision(here) if here.winner is None else None
        if asked is None:
            ends.add((here.winner, frozenset(c.ref for p in here.players for c in p.play)))
            continue
        for after in (apply(here, move) for move in asked.options):
            if after not in seen:
                seen.add(after)
                queue.append(after)
    explored = {
        (o.state.winner, frozenset(c.ref for p in o.state.players for c in p.play))
        for o in found.outcomes
    }
    assert explored == ends
    assert any(outcome.lines == math.inf for outcome in found.outcomes)
