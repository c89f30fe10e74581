"""Cards on their way from one area to another, and drawing back to five."""

from __future__ import annotations

from judge.engine import cite
from judge.engine.card import UNKNOWN, Card, Copy, Creature
from judge.engine.ruleset import CLOSED_HAND, DRAW, STOLEN_CARDS
from judge.engine.state import HAND, Player, State, opponent
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


def card_of(state: State, ref: str) -> Card:
    """The card with this ref, wherever it lies."""
    for side in state.players:
        for zone in (side.play, side.discard, side.hand, side.deck):
            for copy in zone:
                if copy.ref == ref:
                    return copy.card
    return next((copy.card for copy in (*state.shown, *state.unused) if copy.ref == ref), UNKNOWN)


# -- hands ----------------------------------------------------------------------------------------


def would_draw(side: Player, leaving: int = 0) -> bool:
    """Would this player draw, after so many cards have left the hand?"""
    return len(side.hand) - leaving < HAND and bool(side.deck)


def closes_hand(state: State, player: int) -> str | None:
    """The opponent's creature that keeps a player from putting cards into their hand."""
    for creature in state.players[opponent(player)].play:
        if creature.card.standing is not None and creature.card.standing.closes_hand:
            return creature.ref
    return None


def may_take(state: State, player: int, source: str) -> bool:
    """May an effect put cards into this player's hand? If not, it is said."""
    closer = closes_hand(state, player)
    if closer is not None:
        rules = (cite.FORBIDDEN, cite.AS_MUCH_AS_POSSIBLE)
        state.say("hand-closed", player, (source, closer), rules)
    return closer is None


def draw_back(state: State, player: int, readings: tuple[str, ...] = ()) -> None:
    """Rule 4.7: back to five cards at once; with an empty draw pile not (4.8)."""
    side = state.players[player]
    missing = HAND - len(side.hand)
    if missing <= 0:
        return
    closer = closes_hand(state, player) if side.deck else None
    if closer is not None:
        # No book says whether drawing is "putting cards into one's hand".
        readings += (CLOSED_HAND,)
        if state.ruleset.first(CLOSED_HAND):
            rules = (cite.DRAW_TO_FIVE, cite.FORBIDDEN)
            state.say("draw-stopped", player, (closer,), rules, readings)
            return
    drawn, side.deck = side.deck[:missing], side.deck[missing:]
    if drawn:
        side.hand += drawn
        refs = tuple(copy.ref for copy in drawn)
        state.say("draw", player, refs, (cite.DRAW_TO_FIVE,), readings, number=len(drawn))
    if len(drawn) < missing:
        rules = (cite.DRAW_TO_FIVE, cite.EMPTY_DRAW_PILE)
        state.say("draw-pile-empty", player, (), rules, number=len(side.hand))


def short_hand(state: State, player: int) -> None:
    """A hand below five with cards to draw: "whenever" means now; "when removed", not yet."""
    side = state.players[player]
    if not would_draw(side):
        return
    if state.ruleset.first(DRAW):
        draw_back(state, player, (DRAW,))
    else:
        rules = (cite.DRAW_TO_FIVE,)
        state.say("stays-short", player, (), rules, (DRAW,), number=len(side.hand))


def hand_was_taken_from(state: State, player: int) -> None:
    """The opponent took cards from a hand: only the newer books say plainly that one draws."""
    if state.ruleset.first(DRAW):
        draw_back(state, player, (DRAW,))
    elif state.ruleset.first(STOLEN_CARDS):
        draw_back(state, player, (DRAW, STOLEN_CARDS))
    elif would_draw(state.players[player]):
        state.say("no-draw", player, (), (cite.DRAW_TO_FIVE,), (DRAW, STOLEN_CARDS))


# -- discard piles --------------------------------------------------------------------------------


def into_discard(state: State, player: int, copies: tuple[Copy, ...]) -> None:
    """Cards are put into a discard pile; some of them wait for just that (rule 9.5)."""
    state.players[player].discard += copies
    for copy in copies:
        if copy.card.into_discard:
            wait(state, copy.card.into_discard, copy.ref, player)


# -- into play and out of it ----------------------------------------------------------------------


def leave_play(state: State, player: int, creature: Creature) -> Copy:
    """Rules 11.6 and 12.6: boost cards go to the discard pile, an evolved form is gone."""
    side = state.players[player]
    side.play = tuple(c for c in side.play if c.ref != creature.ref)
    if creature.boost:
        refs = tuple(copy.ref for copy in creature.boost)
        state.say("drop-boost", player, (creature.ref, *refs), (cite.BOOST_FALLS,))
        into_discard(state, player, creature.boost)
    if creature.card is not creature.card.front and creature.card.line:
        state.say("back-to-stage-1", player, (creature.ref,), (cite.EVOLVED_LEAVES,))
    hand_is_free(state, opponent(player), creature)
    return creature.copy()


def hand_is_free(state: State, player: int, gone: Creature) -> None:
    """Rule 4.7: what kept a player from drawing is gone, so they draw now, by the newer books."""
    standing = gone.card.standing
    if standing is not None and standing.closes_hand:
        short_hand(state, player)
