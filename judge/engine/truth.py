"""What is true right now: power, keywords, who is kept from doing what, and where it comes from.

A `View` looks at one state and must not outlive it. Power never depends on keywords, and keywords
depend on power and on other keywords; that is why everything here can be computed in that order.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from judge.engine import cite
from judge.engine.abilities import (
    Ability,
    Condition,
    Count,
    Deed,
    Extreme,
    Forbid,
    Grant,
    Group,
    NobodyThisTurn,
    Side,
    ThisTurn,
    Trait,
    Trigger,
    Who,
)
from judge.engine.card import (
    BLOCKED,
    CANNOT,
    HAS_KEYWORD,
    MORE_DICE,
    MORE_POWER,
    WON,
    Creature,
    Standing,
)
from judge.engine.ruleset import LEAST_POWER
from judge.engine.state import A, B, State, opponent

MOST_DICE = 2  # rule 15.12


class Part(NamedTuple):
    """A part of a power: printed, from boost cards, for this turn, given by a card, or what lifts
    it to the least power."""

    amount: int
    source: str | None
    kind: str  # "printed", "boost", "this-turn", "given", "least"


# A card whose constant abilities are at work: whose they are, which card, and what it has.
Source = tuple[int, str, Standing]


class View:
    """The truths of one state."""

    __slots__ = ("_keywords", "_powers", "_shared", "sources", "state")

    def __init__(self, state: State) -> None:
        self.state = state
        a, b = state.players
        self.sources: list[Source] = [(A, c.ref, s) for c in a.play if (s := c.card.standing)]
        self.sources += [(B, c.ref, s) for c in b.play if (s := c.card.standing)]
        if state.discards_matter is not False:
            for player, side in ((A, a), (B, b)):
                for copy in side.discard:
                    if copy.card.standing_in_discard is not None:
                        self.sources.append((player, copy.ref, copy.card.standing_in_discard))
        self._powers: dict[str, int] = {}
        self._keywords: dict[str, frozenset[str]] = {}
        self._shared: dict[str, frozenset[str]] | None = None

    # -- power ------------------------------------------------------------------------------------

    def power(self, controller: int, creature: Creature) -> int:
        """Rule 4.5: the current power, with everything that changes it."""
        if not self.sources and not creature.boost and not creature.marks:
            return creature.card.power
        known = self._powers.get(creature.ref)
        if known is None:
            known = creature.card.power + len(creature.boost)
            for mark in creature.marks:
                if mark.kind == MORE_POWER:
                    known += int(mark.value)
            for source in self.sources:
                known += self.given_power(source, controller, creature)
            if known < 1 and self.state.ruleset.first(LEAST_POWER):
                known = 1
            self._powers[creature.ref] = known
        return known

    def given_power(self, source: Source, controller: int, creature: Creature) -> int:
        """What a card in play or in a discard pile adds to a creature's power."""
        you, ref, has = source
        total = 0
        for grant in has.power_grants:
            if self.reaches(grant, you, ref, controller, creature):
                total += grant.power * (1 if grant.per is None else self.count(grant.per, you, ref))
        return total

    def power_parts(self, controller: int, creature: Creature) -> list[Part]:
        """The current power as its parts."""
        parts = [Part(creature.card.power, None, "printed")]
        if creature.boost:
            parts.append(Part(len(creature.boost), None, "boost"))
        for mark in creature.marks:
            if mark.kind == MORE_POWER:
                parts.append(Part(int(mark.value), None, "this-turn"))
        for source in self.sources:
            amount = self.given_power(source, controller, creature)
            if amount:
                parts.append(Part(amount, source[1], "given"))
        total = sum(part.amount for part in parts)
        if total < 1 and self.state.ruleset.first(LEAST_POWER):
            parts.append(Part(1 - total, None, "least"))
        return parts

    def lowered(self) -> tuple[str, ...]:
        """The creatures that would have less than 1 power, if 1 were not the least."""
        if self.state.power_falls is False:
            return ()
        found = []
        for player in (A, B):
            for creature in self.state.players[player].play:
                parts = self.power_parts(player, creature)
                if sum(part.amount for part in parts if part.kind != "least") < 1:
                    found.append(creature.ref)
        return tuple(found)

    def reaches(
        self, grant: Grant, you: int, ref: str, controller: int, creature: Creature
    ) -> bool:
        """Does what the card `ref` grants, which is `yours`, reach this creature?"""
        if self.mismatch(grant.to, you, ref, controller, creature) is not None:
            return False
        return grant.only_while is None or self.holds(grant.only_while, you, ref)

    # -- counting and conditions ------------------------------------------------------------------

    def count(self, what: Count, you: int, ref: str) -> int:
        """How many there are of what a constant ability counts."""
        if what is Count.OTHER_ALLIES:
            return len(self.state.players[you].play) - 1
        if what is Count.OCTONITE_ON_THIS:
            found = self.state.find(ref)
            return found[1].octonite if found else 0
        raise ValueError(what)

    def holds(self, condition: Condition, you: int, this: str) -> bool:
        """Is a condition of an ability true for the one who controls it?"""
        return CONDITIONS[condition](self, you, this)

    def powers_of(self, player: int) -> list[int]:
        return [self.power(player, c) for c in self.state.players[player].play]

    # -- keywords ---------------------------------------------------------------------------------

    def keywords(self, controller: int, creature: Creature) -> frozenset[str]:
        """The keywords a creature has now."""
        if not self.sources and not creature.marks and not self.state.beside.lasting:
            return creature.card.keywords
        known = self._keywords.get(creature.ref)
        if known is None:
            known = self._own_keywords(controller, creature)
            if creature.card.standing is not None and creature.card.standing.shares:
                known |= self._shared_keywords()[creature.ref]
            self._keywords[creature.ref] = known
        return known

    def at_work(self, controller: int, creature: Creature) -> frozenset[str]:
        """The keywords that have an effect: none, if an ability takes it from them."""
        if not self.sources and not creature.marks and not self.state.beside.lasting:
            return creature.card.keywords
        for _, _, has in self.sources:
            if has.silences and self.silencer(controller, creature) is not None:
                return frozenset()
        return self.keywords(controller, creature)

    def silencer(self, controller: int, creature: Creature) -> str | None:
        """The card that keeps this creature's keywords from having an effect."""
        for you, ref, has in self.sources:
            for silence in has.silences:
                if self.belongs(silence.group, you, ref, controller, creature):
                    return ref
        return None

    def _own_keywords(self, controller: int, creature: Creature) -> frozenset[str]:
        """Printed, for this turn, or granted: everything but what is shared with an enemy."""
        own = creature.card.keywords
        for mark in creature.marks:
            if mark.kind == HAS_KEYWORD:
                own |= {str(mark.value)}
        for you, ref, has in self.sources:
            for grant in has.keyword_grants:
                if self.reaches(grant, you, ref, controller, creature):
                    own |= grant.keywords
        if self.state.beside.lasting:
            for what in self.lasting(controller, creature):
                own |= what.keywords
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
        sharers = [(you, ref, share) for you, ref, has in self.sources for share in has.shares]
        grown = True
        while grown:
            grown = False
            for you, ref, share in sharers:
                enemies = state.players[opponent(you)].play
                seen = {k for k in share.keywords if any(k in have[e.ref] for e in enemies)}
                if not seen <= have[ref]:
                    have[ref] |= seen
                    grown = True
        self._shared = {ref: have[ref] for _, ref, _ in sharers}
        return self._shared

    # -- other things a creature has --------------------------------------------------------------

    def given(self, trigger: Trigger, controller: int, creature: Creature) -> list[Ability]:
        """The triggered abilities other cards give to a creature."""
        return [
            give.ability
            for you, ref, has in self.sources
            for give in has.gives
            if give.ability.trigger is trigger
            and self.belongs(give.to, you, ref, controller, creature)
        ]

    def dice(self, controller: int, creature: Creature) -> int:
        """Rules 15.1 and 15.12: how many dice a creature rolls when it attacks."""
        dice = creature.card.dice
        if not self.sources and not creature.marks and not self.state.beside.lasting:
            return dice
        dice += sum(int(mark.value) for mark in creature.marks if mark.kind == MORE_DICE)
        for you, ref, has in self.sources:
            for grant in has.dice_grants:
                if self.reaches(grant, you, ref, controller, creature):
                    dice += grant.dice
        dice += sum(what.dice for what in self.lasting(controller, creature))
        return min(dice, MOST_DICE)

    def lasting(self, controller: int, creature: Creature) -> Iterator[ThisTurn]:
        """What holds this turn for the groups this creature belongs to."""
        for lasting in self.state.beside.lasting:
            if (
                isinstance(lasting.what, ThisTurn)
                and (lasting.only is None or creature.ref in lasting.only)
                and self.belongs(
                    lasting.what.what.group, lasting.you, lasting.source, controller, creature
                )
            ):
                yield lasting.what

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
        if group.keywords and not group.keywords & self.keywords(controller, creature):
            return "keyword"
        if group.trait is not None and not self.shows(
            group.trait, group.side, you, this, controller, creature
        ):
            return group.trait.value
        return None

    def shows(
        self, trait: Trait, side: Side, you: int, this: str, controller: int, creature: Creature
    ) -> bool:
        """Has a creature the trait a group is told by?"""
        if trait is Trait.BOOSTED:
            return bool(creature.boost)
        if trait is Trait.OCTONITE:
            return creature.octonite > 0
        if trait is Trait.NO_KEYWORDS:
            return not self.keywords(controller, creature)
        if trait is Trait.PLAY_EFFECT:
            return bool(creature.card.play)
        if trait is Trait.BLOCKED:
            return creature.has_mark(BLOCKED)
        power = self.power(controller, creature)
        if trait is Trait.TWIN:
            return any(
                other.ref != creature.ref and self.power(player, other) == power
                for player, other in self.everyone(side, you)
            )
        found = self.state.find(this)
        if found is None:
            return False
        own = self.power(*found)
        return power < own if trait is Trait.WEAKER else abs(power - own) <= 1

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
    ) -> Iterator[tuple[str, Forbid]]:
        """The constant abilities that keep a creature from a deed, and the cards they are on."""
        for you, ref, has in self.sources:
            for forbid in has.forbids:
                if (
                    deed in forbid.deeds
                    and forbid.group is not None
                    and self.belongs(forbid.group, you, ref, controller, creature) != forbid.unless
                    and (forbid.only_while is None or self.holds(forbid.only_while, you, ref))
                ):
                    yield ref, forbid

    def forbidden_this_turn(self, deed: Deed, controller: int, creature: Creature) -> bool:
        for mark in creature.marks:
            if mark.kind == CANNOT and mark.value == deed.value:
                return True
        if not self.state.beside.lasting:
            return False
        return any(what.cannot is deed for what in self.lasting(controller, creature))

    def stopped_for(self, deed: Deed, player: int, power: int = 0) -> str | None:
        """The card that keeps a player, as a player, from a deed.

        `power` is the printed power of the card, where the deed is to play one.
        """
        for you, ref, has in self.sources:
            for forbid in has.forbids:
                if (
                    deed in forbid.deeds
                    and forbid.group is None
                    and (forbid.who is Who.ANYONE or (you == player) == (forbid.who is Who.YOU))
                    and (forbid.at_most is None or power <= forbid.at_most)
                ):
                    return ref
        for lasting in self.state.beside.lasting:
            if isinstance(lasting.what, NobodyThisTurn) and lasting.what.deed is deed:
                return lasting.source
        return None


def tell_lowered(state: State) -> None:
    """Where powers are looked at, it is said if one of them stops at 1, or does not."""
    if state.power_falls is False or state.log is None:
        return
    lowered = View(state).lowered()
    if lowered:
        kind = "least-power" if state.ruleset.first(LEAST_POWER) else "below-one"
        state.say(kind, None, lowered, (cite.LEAST_POWER,), (LEAST_POWER,))


# -- conditions -----------------------------------------------------------------------------------


def _twins(view: View, you: int) -> bool:
    powers = view.powers_of(you)
    return len(set(powers)) < len(powers)


def _no_stronger_ally(view: View, you: int, this: str) -> bool:
    found = view.state.find(this)
    return found is not None and max(view.powers_of(you)) <= view.power(*found)


def _difference(view: View, you: int) -> int:
    """How many creatures more than the opponent one controls."""
    players = view.state.players
    return len(players[you].play) - len(players[opponent(you)].play)


def _defeated_an_enemy(view: View, you: int, this: str) -> bool:
    found = view.state.find(this)
    return found is not None and found[1].has_mark(WON)


CONDITIONS: dict[Condition, Callable[[View, int, str], bool]] = {
    Condition.YOUR_TURN: lambda view, you, _: view.state.turn == you,
    Condition.NOT_YOUR_TURN: lambda view, you, _: view.state.turn != you,
    Condition.ONLY_ALLY: lambda view, you, _: len(view.state.players[you].play) == 1,
    Condition.ONE_OTHER_ALLY: lambda view, you, _: len(view.state.players[you].play) == 2,
    Condition.TWO_OTHER_ALLIES: lambda view, you, _: len(view.state.players[you].play) == 3,
    Condition.NO_CREATURES: lambda view, you, _: not view.state.players[you].play,
    Condition.THREE_ENEMIES: lambda view, you, _: len(view.state.players[1 - you].play) >= 3,
    Condition.FEWER_CREATURES: lambda view, you, _: _difference(view, you) < 0,
    Condition.MORE_CREATURES: lambda view, you, _: _difference(view, you) > 0,
    Condition.THREE_MORE_CREATURES: lambda view, you, _: _difference(view, you) >= 3,
    Condition.TWIN_ALLIES: lambda view, you, _: _twins(view, you),
    Condition.NO_STRONGER_ALLY: _no_stronger_ally,
    Condition.ONE_LIFE: lambda view, you, _: view.state.players[you].life == 1,
    Condition.LESS_LIFE: lambda view, you, _: (
        view.state.players[you].life < view.state.players[1 - you].life
    ),
    Condition.EMPTY_DISCARD: lambda view, you, _: not view.state.players[you].discard,
    Condition.EMPTY_HAND: lambda view, you, _: not view.state.players[you].hand,
    Condition.SMALL_HAND: lambda view, you, _: len(view.state.players[you].hand) <= 2,
    Condition.NO_MINDBUGS: lambda view, you, _: not view.state.players[you].mindbugs,
    Condition.SAME_MINDBUGS: lambda view, you, _: (
        view.state.players[you].mindbugs == view.state.players[1 - you].mindbugs
    ),
    Condition.DEFEATED_AN_ENEMY: _defeated_an_enemy,
}
