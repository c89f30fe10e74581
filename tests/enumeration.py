"""Every line of a turn by plain enumeration: what the explorer is measured against."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from random import Random

from judge.cards import library
from judge.check import rulesets
from judge.claims import read_claim
from judge.engine import apply, decision
from judge.explore import Budget, Explorer
from judge.rules import rulebook

CARDS = list(library())
RULESETS = list(rulesets(rulebook()))


class TooMany(Exception):
    pass


class Enumeration:
    """Every line of a turn, one after the other, nothing merged, nothing remembered."""

    def __init__(self, state, most=2500):
        self.left = most
        self.lines = []
        self.tree = self.walk(state, ())

    def walk(self, state, moves):
        if len(moves) > 200:
            raise TooMany  # a line that comes back to where it was
        asked = decision(state) if state.winner is None else None
        if asked is None or not asked.options:
            self.left -= 1
            if self.left < 0:
                raise TooMany
            self.lines.append((state, moves))
            return state
        children = [(move, self.walk(apply(state, move), (*moves, move))) for move in asked.options]
        return (asked.player, children, asked.weights())

    def forces(self, player, holds, tree=None):
        tree = self.tree if tree is None else tree
        if not isinstance(tree, tuple):
            return holds(tree)
        who, children, _ = tree
        results = [self.forces(player, holds, child) for _, child in children]
        return any(results) if who == player else all(results)

    def value(self, player, holds, tree=None):
        tree = self.tree if tree is None else tree
        if not isinstance(tree, tuple):
            return Fraction(int(holds(tree)))
        who, children, weights = tree
        results = [self.value(player, holds, child) for _, child in children]
        if who is None:
            return sum(w * r for w, r in zip(weights, results, strict=True)) / sum(weights)
        return max(results) if who == player else min(results)


def in_order(creature):
    marks, boost = (tuple(sorted(held, key=str)) for held in (creature.marks, creature.boost))
    return creature._replace(marks=marks, boost=boost)


def as_it_lies(state):
    """A state, whatever the order of the cards in a hand, a discard pile or a play area."""
    sides = tuple(
        (
            p.life, p.mindbugs, p.deck, tuple(sorted(c.ref for c in p.hand)),
            tuple(sorted(c.ref for c in p.discard)),
            frozenset(map(in_order, p.play)),
        )
        for p in state.players
    )  # fmt: skip
    bare = state.copy()
    for player in bare.players:
        player.hand = player.discard = player.play = player.deck = ()
    aside = (entry._replace(creature=in_order(entry.creature)) for entry in bare.beside.aside)
    bare.beside = bare.beside._replace(aside=tuple(sorted(aside, key=str)))
    bare.waiting = tuple(tuple(sorted(group, key=str)) for group in bare.waiting)
    return (sides, bare)


def played(state, moves):
    for move in moves:
        state = apply(state, move)
    return state


def claims_about(state, rng):
    refs = [c.ref for p in state.players for c in (*p.play, *p.hand[:2])]
    found = ["A wins", "B wins", "A life <= 1", "B creatures >= 2", "not over"]
    for ref in rng.sample(refs, min(4, len(refs))):
        found += [f"{ref} in play", f"{ref} exhausted or {ref} in A discard"]
        found.append(f"{ref} controlled by B and not A wins")
    return [read_claim(text) for text in found]


def agrees_with_plain_enumeration(state, seed):
    if state.winner is not None or decision(state) is None:
        return
    try:
        plain = Enumeration(state)
    except TooMany:
        return
    claims = claims_about(state, Random(seed))
    found = Explorer(budget=Budget(10**6, 60)).explore(state, claims)
    message = f"seed {seed}"
    assert found.complete, message
    ends = {moves: as_it_lies(end) for end, moves in plain.lines}
    counted = Counter(ends.values())
    assert {as_it_lies(o.state): o.lines for o in found.outcomes} == dict(counted), message
    assert len(found.outcomes) == len(counted), message
    shortest = {}
    for moves, end in ends.items():
        shortest[end] = min(len(moves), shortest.get(end, len(moves)))
    for outcome in found.outcomes:
        end = as_it_lies(outcome.state)
        assert len(outcome.moves) == shortest[end], message
        assert as_it_lies(played(state, outcome.moves)) == end, message
    for answer in found.answers:
        held = {answer.claim.holds(end) for end, _ in plain.lines}
        expected = "sometimes" if len(held) == 2 else "always" if held == {True} else "never"
        assert answer.answer == expected, f"{message}: {answer.claim.text}"
        for player in (0, 1):
            forced = plain.forces(player, answer.claim.holds)
            assert (player in answer.forced_by) == forced, f"{message}: {answer.claim.text}"
            prevented = plain.forces(player, lambda end, a=answer: not a.claim.holds(end))
            assert (player in answer.prevented_by) == prevented, message
            assert answer.best[player] == plain.value(player, answer.claim.holds), message
        proved = answer.claim.holds(played(state, answer.line))
        assert proved == (answer.answer != "never"), message
