"""Cards on their way from one area to another, and drawing back to five."""

from __future__ import annotations

from judge.engine import cite
from judge.engine.card import Copy, Creature
from judge.engine.ruleset import DRAW, STOLEN_CARDS
from judge.engine.state import HAND, Player, State
from judge.engine.waiting import wait


def without(zone: tuple[Copy, ...], refs: tuple[str, ...]) -> tuple[Copy, ...]:
    """The zone less these cards. Of unknown cards, which are all alike, the first ones go."""
    left = list(zone)
    for ref in refs:
        left.remove(next(copy for copy in left if copy.ref == ref))
    return tuple(left)


def named(zone: tuple[Copy, ...], refs: tuple[str, ...]) -> tuple[Copy, ...]:
    """The cards of a zone with these refs."""
    by_ref = {copy.ref: copy for copy in zone}
    return tuple(by_ref[ref] for ref in refs)


def would_draw(side: Player, leaving: int = 0) -> bool:
    """Would this player draw, after so many cards have left the hand?"""
    return len(side.hand) - leaving < HAND and bool(side.deck)


def draw_back(state: State, player: int, readings: tuple[str, ...] = ()) -> None:
    """Rule 4.7: back to five cards at once; with an empty draw pile not (4.8)."""
    side = state.players[player]
    missing = HAND - len(side.hand)
    if missing <= 0:
        return
    drawn, side.deck = side.deck[:missing], side.deck[missing:]
    if drawn:
        side.hand += drawn
        refs = tuple(copy.ref for copy in drawn)
        state.say("draw", player, refs, (cite.DRAW_TO_FIVE,), readings, number=len(drawn))
    if len(drawn) < missing:
        rules = (cite.DRAW_TO_FIVE, cite.EMPTY_DRAW_PILE)
        state.say("draw-pile-empty", player, (), rules, number=len(side.hand))


def hand_was_taken_from(state: State, player: int) -> None:
    """The opponent took cards from a hand: only the newer books say plainly that one draws."""
    if state.ruleset.first(DRAW):
        draw_back(state, player)
    elif state.ruleset.first(STOLEN_CARDS):
        draw_back(state, player, (DRAW, STOLEN_CARDS))
    elif would_draw(state.players[player]):
        state.say("no-draw", player, (), (cite.DRAW_TO_FIVE,), (DRAW, STOLEN_CARDS))


def come_into_play(state: State, player: int, copy: Copy, *rules: str) -> None:
    """A card becomes a creature of this player; its Play effect is triggered (9.2)."""
    side = state.players[player]
    side.play += (Creature(copy.ref, copy.card, entered=True),)
    state.say("enter", player, (copy.ref,), rules)
    if copy.card.play:
        wait(state, copy.card.play, copy.ref, player)
