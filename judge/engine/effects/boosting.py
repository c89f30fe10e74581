"""Boost cards: under a creature, and out from under it (chapter 11)."""

from __future__ import annotations

from judge.engine import cite
from judge.engine.abilities import Boost, Group, TakeBoost
from judge.engine.card import UNKNOWN
from judge.engine.effects.registry import begins, chosen, in_discards, possible
from judge.engine.resolving import Choose, Perform, find_creatures
from judge.engine.state import A, B, State
from judge.engine.step import Move, Reason
from judge.engine.tasks import value
from judge.engine.truth import View
from judge.engine.zones import may_take, named, without


@begins(Boost)
def _(state: State, do: Boost, perform: Perform) -> None:
    """Rule 11.1: up to so many cards, from any discard piles; then where they go."""
    cards = [copy for player in (A, B) for copy in state.players[player].discard]
    if not find_creatures(state, perform, do.to):
        perform.nothing(state, "no-creature")
    elif not cards:
        perform.nothing(state, "no-card-in-any-pile")
    else:
        refs = tuple(copy.ref for copy in cards if copy.card is not UNKNOWN)
        most, unknown = min(do.number, len(refs)), len(refs) < len(cards)
        state.push(Choose(perform, perform.you, refs, 0, most, unknown=unknown))


@possible(Boost)
def _(state: State, do: Boost, perform: Perform) -> bool:
    piles = any(side.discard for side in state.players)
    return piles and bool(find_creatures(state, perform, do.to))


@chosen(Boost)
def _(state: State, do: Boost, perform: Perform, refs: tuple[str, ...]) -> None:
    Under(perform, refs).do(state)


@value
class Under:
    """Where the chosen boost cards go: all under one creature, or each under one of its own."""

    perform: Perform
    cards: tuple[str, ...]

    kind = None

    def do(self, state: State) -> None:
        do = self.perform.instruction()
        assert isinstance(do, Boost), "cards are boosted"
        creatures = find_creatures(state, self.perform, do.to)
        here = self.cards
        if do.split and len(self.cards) > 1:
            state.push(Under(self.perform, self.cards[1:]))
            here = self.cards[:1]
        state.push(BoostWhom(self.perform, here, creatures))


@value
class BoostWhom:
    """Which creature gets these boost cards."""

    perform: Perform
    cards: tuple[str, ...]
    creatures: tuple[str, ...]

    kind = "choose"
    always_asked = False

    def player(self, state: State) -> int:
        return self.perform.you

    def options(self, state: State) -> tuple[Move, ...]:
        return tuple(Move("choose", (ref,)) for ref in self.creatures)

    def ruled_out(self, state: State) -> list[tuple[Move, list[Reason]]]:
        return []

    def answer(self, state: State, move: Move, forced: bool) -> None:
        (ref,) = move.args
        perform = self.perform
        do = perform.instruction()
        assert isinstance(do, Boost), "cards are boosted"
        if not do.to.this:
            chosen_refs = (perform.source, ref)
            state.say("choose", perform.you, chosen_refs, (cite.WHO_CHOOSES,), (), forced)
        found = state.find(ref)
        assert found is not None, "a creature that can be boosted is in play"
        player, creature = found
        boost = creature.boost
        for card in self.cards:
            owner = in_discards(state, card)
            assert owner is not None, "boost cards come from discard piles"
            side = state.players[owner]
            boost += named(side.discard, (card,))
            side.discard = without(side.discard, (card,))
        state.replace(player, creature, creature._replace(boost=boost))
        rule = cite.BOOST_THIS if do.to.this else cite.BOOST
        refs = (ref, *self.cards)
        state.say("boost", perform.you, refs, (rule, cite.BOOST_POWER), number=len(self.cards))


@begins(TakeBoost)
def _(state: State, do: TakeBoost, perform: Perform) -> None:
    """Rule 11.9: any boost card in play."""
    creatures = View(state).members(Group(), perform.you, perform.source)
    boosts = [copy for _, creature in creatures for copy in creature.boost]
    if not boosts:
        perform.nothing(state, "no-boost-card")
    elif may_take(state, perform.you, perform.source):
        refs = tuple(copy.ref for copy in boosts if copy.card is not UNKNOWN)
        unknown = len(refs) < len(boosts)
        state.push(Choose(perform, perform.you, refs, 1, 1, unknown=unknown))


@chosen(TakeBoost)
def _(state: State, do: TakeBoost, perform: Perform, refs: tuple[str, ...]) -> None:
    (ref,) = refs
    for player in (A, B):
        for creature in state.players[player].play:
            if any(copy.ref == ref for copy in creature.boost):
                cards = named(creature.boost, refs)
                left = creature._replace(boost=without(creature.boost, refs))
                state.replace(player, creature, left)
                state.players[perform.you].hand += cards
                said = (ref, creature.ref)
                state.say("take-boost", perform.you, said, (cite.TAKE_BOOST,))
                return
