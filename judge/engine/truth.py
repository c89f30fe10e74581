"""What is true right now: power, keywords, who is kept from doing what, and where it comes from.

A `View` looks at one state and must not outlive it. Power never depends on keywords, and keywords
depend on power and on other keywords; that is why everything here can be computed in that order.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from judge.engine.abilities import Condition, Deed, Extreme, Forbid, Grant, Group, Side
from judge.engine.card import CANNOT, HAS_KEYWORD, Creature
from judge.engine.ruleset import LEAST_POWER
from judge.engine.state import A, B, State, opponent


class Part(NamedTuple):
    """A part of a power: printed, given by a creature, or what lifts it to the least power."""

    amount: int
    source: str | None
    kind: str  # "printed", "given", "least"


def holds(condition: Condition | None, state: State, you: int) -> bool:
    """Is a condition of an ability true for the one who controls it?"""
    if condition is None:
        return True
    if condition is Condition.YOUR_TURN:
        return state.turn == you
    if condition is Condition.ONLY_ALLY:
        return len(state.players[you].play) == 1
    if condition is Condition.ONE_LIFE:
        return state.players[you].life == 1
    yours, theirs = len(state.players[you].play), len(state.players[opponent(you)].play)
    if condition is Condition.FEWER_CREATURES:
        return yours < theirs
    return yours > theirs


class View:
    """The truths of one state."""

    __slots__ = ("_keywords", "_powers", "_shared", "sources", "state")

    def __init__(self, state: State) -> None:
        self.state = state
        a, b = state.players
        # The creatures whose constant abilities are at work, with their controllers.
        self.sources: list[tuple[int, Creature]] = [(A, c) for c in a.play if c.card.constants]
        self.sources += [(B, c) for c in b.play if c.card.constants]
        self._powers: dict[str, int] = {}
        self._keywords: dict[str, frozenset[str]] = {}
        self._shared: dict[str, frozenset[str]] | None = None

    # -- power ------------------------------------------------------------------------------------

    def power(self, controller: int, creature: Creature) -> int:
        """Rule 4.5: the current power, with everything that changes it."""
        if not self.sources:
            return creature.card.power
        known = self._powers.get(creature.ref)
        if known is None:
            known = sum(part.amount for part in self.power_parts(controller, creature))
            self._powers[creature.ref] = known
        return known

    def power_parts(self, controller: int, creature: Creature) -> list[Part]:
        """The current power as its parts."""
        parts = [Part(creature.card.power, None, "printed")]
        for you, source in self.sources:
            for grant in source.card.grants:
                if grant.power and self.reaches(grant, you, source, controller, creature):
                    times = len(self.state.players[you].play) - 1 if grant.per_other_ally else 1
                    if times:
                        parts.append(Part(grant.power * times, source.ref, "given"))
        total = sum(part.amount for part in parts)
        if total < 1 and self.state.ruleset.first(LEAST_POWER):
            parts.append(Part(1 - total, None, "least"))
        return parts

    def reaches(
        self, grant: Grant, you: int, source: Creature, controller: int, creature: Creature
    ) -> bool:
        """Does what `source`, controlled by `you`, grants reach this creature?"""
        if not self.belongs(grant.to, you, source.ref, controller, creature):
            return False
        return holds(grant.only_while, self.state, you)

    # -- keywords ---------------------------------------------------------------------------------

    def keywords(self, controller: int, creature: Creature) -> frozenset[str]:
        """The keywords a creature has now."""
        if not self.sources and not creature.marks:
            return creature.card.keywords
        known = self._keywords.get(creature.ref)
        if known is None:
            known = self._own_keywords(controller, creature)
            if creature.card.shares:
                known |= self._shared_keywords()[creature.ref]
            self._keywords[creature.ref] = known
        return known

    def _own_keywords(self, controller: int, creature: Creature) -> frozenset[str]:
        """Printed, for this turn, or granted: everything but what is shared with an enemy."""
        own = creature.card.keywords
        for mark in creature.marks:
            if mark.kind == HAS_KEYWORD:
                own |= {str(mark.value)}
        for you, source in self.sources:
            for grant in source.card.grants:
                if grant.keywords and self.reaches(grant, you, source, controller, creature):
                    own |= grant.keywords
        return own

    def _shared_keywords(self) -> dict[str, frozenset[str]]:
        """Sharing creatures see each other, but never have a keyword out of nothing.

        So this starts with what everyone has of their own, and adds until nothing more is added.
        """
        if self._shared is not None:
            return self._shared
        state = self.state
        have = {
            creature.ref: self._own_keywords(player, creature)
            for player in (A, B)
            for creature in state.players[player].play
        }
        sharers = [(you, c, share) for you, c in self.sources for share in c.card.shares]
        grown = True
        while grown:
            grown = False
            for you, creature, share in sharers:
                enemies = state.players[opponent(you)].play
                seen = {k for k in share.keywords if any(k in have[e.ref] for e in enemies)}
                if not seen <= have[creature.ref]:
                    have[creature.ref] |= seen
                    grown = True
        self._shared = {creature.ref: have[creature.ref] for _, creature, _ in sharers}
        return self._shared

    # -- groups -----------------------------------------------------------------------------------

    def belongs(
        self, group: Group, you: int, this: str, controller: int, creature: Creature
    ) -> bool:
        """Is the creature in a group named by an ability of `this`, which `you` control?"""
        return self.mismatch(group, you, this, controller, creature) is None

    def mismatch(
        self, group: Group, you: int, this: str, controller: int, creature: Creature
    ) -> str | None:
        """Why a creature is not in a group: the word of the group it fails, or None."""
        if group.this and creature.ref != this:
            return "this"
        if group.other and creature.ref == this:
            return "other"
        if group.side is not Side.ANY and (controller == you) != (group.side is Side.ALLIED):
            return str(group.side.value)
        if group.at_least is not None and self.power(controller, creature) < group.at_least:
            return "at-least"
        if group.at_most is not None and self.power(controller, creature) > group.at_most:
            return "at-most"
        if group.extreme is not None:
            powers = [self.power(p, c) for p, c in self.everyone(group.side, you)]
            wanted = max(powers) if group.extreme is Extreme.HIGHEST else min(powers)
            if self.power(controller, creature) != wanted:
                return group.extreme.value
        return None

    def everyone(self, side: Side, you: int) -> Iterator[tuple[int, Creature]]:
        """The creatures of a side, yours first, with their controllers."""
        for player in (you, opponent(you)):
            if side is Side.ANY or (player == you) == (side is Side.ALLIED):
                for creature in self.state.players[player].play:
                    yield player, creature

    def members(self, group: Group, you: int, this: str) -> list[tuple[int, Creature]]:
        """All creatures of a group."""
        return [
            (player, creature)
            for player, creature in self.everyone(group.side, you)
            if self.belongs(group, you, this, player, creature)
        ]

    # -- what is forbidden ------------------------------------------------------------------------

    def forbidden(
        self, deed: Deed, controller: int, creature: Creature
    ) -> Iterator[tuple[Creature, Forbid]]:
        """The constant abilities that keep a creature from a deed."""
        for you, source in self.sources:
            for forbid in source.card.forbids:
                if (
                    forbid.deed is deed
                    and forbid.group is not None
                    and self.belongs(forbid.group, you, source.ref, controller, creature)
                ):
                    yield source, forbid

    def forbidden_this_turn(self, deed: Deed, creature: Creature) -> bool:
        return any(m.kind == CANNOT and m.value == deed.value for m in creature.marks)

    def stopped_for(self, deed: Deed, player: int) -> Creature | None:
        """The creature that keeps a player, as a player, from a deed."""
        for you, source in self.sources:
            if you != player:
                for forbid in source.card.forbids:
                    if forbid.deed is deed and forbid.group is None:
                        return source
        return None
