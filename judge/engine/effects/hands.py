"""Hands and piles: drawing, discarding, stealing, giving, revealing, swapping."""

from __future__ import annotations

from judge.engine import cite
from judge.engine.abilities import (
    Condition,
    Discard,
    DiscardAll,
    DrawCards,
    DrawPile,
    DrawUnused,
    GiveCard,
    PutIt,
    Reveal,
    Steal,
    SwapHands,
    UnusedToDeck,
    Who,
)
from judge.engine.card import UNKNOWN
from judge.engine.effects.registry import (
    amount_of,
    begins,
    chosen,
    owners_of,
    player_of,
    possible,
)
from judge.engine.resolving import Chance, Choose, Perform, remember, what_follows
from judge.engine.ruleset import DRAW, STOLEN_CARDS
from judge.engine.state import State, opponent
from judge.engine.tasks import value
from judge.engine.zones import (
    closes_hand,
    draw_back,
    hand_was_taken_from,
    into_discard,
    may_take,
    named,
    short_hand,
    without,
    would_draw,
)

# -- drawing --------------------------------------------------------------------------------------


@begins(DrawPile)
def _(state: State, do: DrawPile, perform: Perform) -> None:
    (owner,) = owners_of(do.pile, perform)
    side = state.players[owner]
    if not side.discard:
        perform.nothing(state, "no-card-in-pile")
    elif may_take(state, perform.you, perform.source):
        drawn, side.discard = side.discard, ()
        state.players[perform.you].hand += drawn
        refs = tuple(copy.ref for copy in drawn)
        rules = (cite.DRAW_BY_EFFECT,)
        state.say("draw-pile", perform.you, refs, rules, number=len(drawn))


@begins(DrawCards)
def _(state: State, do: DrawCards, perform: Perform) -> None:
    owners = owners_of(do.pile, perform)
    cards = [copy for player in owners for copy in state.players[player].discard]
    # An unknown card of one pile is any of them; of two piles it matters which.
    told = [c for c in cards if c.card is not UNKNOWN] if len(owners) > 1 else cards
    if not cards:
        perform.nothing(state, "no-card-in-pile")
    elif may_take(state, perform.you, perform.source):
        refs = tuple(copy.ref for copy in told)
        number = min(do.number, len(refs))
        unknown = len(told) < len(cards)
        state.push(Choose(perform, perform.you, refs, number, number, unknown=unknown))


@chosen(DrawCards)
def _(state: State, do: DrawCards, perform: Perform, refs: tuple[str, ...]) -> None:
    left = list(refs)
    for player in owners_of(do.pile, perform):
        side = state.players[player]
        here = tuple(copy.ref for copy in side.discard)
        taken = tuple(ref for ref in left if ref in here)
        state.players[perform.you].hand += named(side.discard, taken)
        side.discard = without(side.discard, taken)
        for ref in taken:
            left.remove(ref)
    rules = (cite.DRAW_BY_EFFECT,)
    state.say("draw-cards", perform.you, (*refs, perform.source), rules, number=len(refs))


@possible(DrawCards)
def _(state: State, do: DrawCards, perform: Perform) -> bool:
    piles = (state.players[player].discard for player in owners_of(do.pile, perform))
    return any(piles) and closes_hand(state, perform.you) is None


@begins(DrawUnused)
def _(state: State, do: DrawUnused, perform: Perform) -> None:
    """Rule 17.7: from the top of the unused pile."""
    if not state.unused:
        perform.nothing(state, "unused-pile-empty", cite.UNUSED_PILE)
    elif may_take(state, perform.you, perform.source):
        drawn, state.unused = state.unused[: do.number], state.unused[do.number :]
        state.players[perform.you].hand += drawn
        refs = tuple(copy.ref for copy in drawn)
        rules = (cite.UNUSED_PILE, cite.DRAW_BY_EFFECT)
        state.say("draw-unused", perform.you, refs, rules, number=len(drawn))


@begins(UnusedToDeck)
def _(state: State, do: UnusedToDeck, perform: Perform) -> None:
    """Under the draw pile; who holds fewer than five draws them, by the newer books at once."""
    taken, state.unused = state.unused[: do.number], state.unused[do.number :]
    if not taken:
        perform.nothing(state, "unused-pile-empty", cite.UNUSED_PILE)
        return
    state.players[perform.you].deck += taken
    state.say("under-deck", perform.you, (), (cite.UNUSED_PILE,), number=len(taken))
    short_hand(state, perform.you)


# -- discarding -----------------------------------------------------------------------------------


@begins(Discard)
def _(state: State, do: Discard, perform: Perform) -> None:
    number = amount_of(state, perform, do.number, do.per)
    if number:
        DiscardCards(perform, player_of(do.who, perform), number).do(state)
    else:
        perform.nothing(state, "none-counted")


@possible(Discard)
def _(state: State, do: Discard, perform: Perform) -> bool:
    return bool(state.players[player_of(do.who, perform)].hand)


@value
class DiscardCards:
    """Rule 17.2: a player chooses and discards; at once, or one by one with a draw after each."""

    perform: Perform
    who: int
    number: int

    kind = None

    def do(self, state: State) -> None:
        do = self.perform.instruction()
        assert isinstance(do, Discard), "cards are discarded"
        side = state.players[self.who]
        number = min(self.number, len(side.hand))
        if number < self.number and not do.up_to:
            rules = (cite.AS_MUCH_AS_POSSIBLE, cite.DISCARD)
            source = (self.perform.source,)
            state.say("short-hand", self.who, source, rules, number=number, wanted=self.number)
        if not number:
            return
        if number > 1 and one_by_one(state, self.who):
            if not do.up_to:
                state.push(DiscardCards(self.perform, self.who, self.number - 1))
            number = 1
        if do.random:
            state.push(Chance(self.perform, self.who, number))
            return
        refs = tuple(copy.ref for copy in side.hand)
        unknown = faces_matter(self.perform) and any(c.card is UNKNOWN for c in side.hand)
        if unknown:
            refs = tuple(copy.ref for copy in side.hand if copy.card is not UNKNOWN)
        least = 0 if do.up_to else number
        state.push(Choose(self.perform, self.who, refs, least, number, unknown=unknown))


def faces_matter(perform: Perform) -> bool:
    """Does a later sentence ask what kind of card it was?"""
    return any(
        sentence.only_if is Condition.IT_HAS_FOUR_POWER
        for sentence in perform.effect.ability.sentences
    )


def one_by_one(state: State, player: int) -> bool:
    """By the older books one draws each time a card leaves the hand, so between two of them."""
    return not state.ruleset.first(DRAW) and would_draw(state.players[player], leaving=1)


@chosen(Discard)
def _(state: State, do: Discard, perform: Perform, refs: tuple[str, ...]) -> None:
    who = player_of(do.who, perform)
    side = state.players[who]
    # Whether several cards go at once matters only if the first one made its owner draw.
    several = do.number > 1 or do.per is not None
    doubt = (DRAW,) if several and would_draw(side, leaving=1) else ()
    singly = one_by_one(state, who)
    cards = named(side.hand, refs)
    side.hand = without(side.hand, refs)
    state.say("discard", who, refs, (cite.DISCARD,), doubt)
    into_discard(state, who, cards)
    follows = what_follows(state, perform)
    gone = (*(follows[1].it if follows else ()), *refs)
    remember(state, perform, did=do.up_to or len(gone) >= do.number, it=gone)
    draw_back(state, who)
    if do.up_to and singly and len(gone) < do.number:
        state.push(DiscardCards(perform, who, do.number - len(gone)))


@begins(DiscardAll)
def _(state: State, do: DiscardAll, perform: Perform) -> None:
    who = player_of(do.who, perform)
    side = state.players[who]
    cards = (side.hand if do.hand else ()) + side.deck
    if not cards:
        perform.nothing(state, "nothing-to-discard", cite.INTO_DISCARD)
        return
    if do.hand:
        side.hand = ()
    side.deck = ()
    refs = tuple(copy.ref for copy in cards)
    state.say("discard-all", who, refs, (cite.INTO_DISCARD,), number=len(cards))
    into_discard(state, who, cards)


# -- stealing, giving, revealing, swapping --------------------------------------------------------


@begins(Steal)
def _(state: State, do: Steal, perform: Perform) -> None:
    if may_take(state, perform.you, perform.source):
        StealCards(perform, do.number).do(state)


@value
class StealCards:
    """Rule 17.5: random cards of the opponent's hand; at once, or one by one as with discarding."""

    perform: Perform
    number: int

    kind = None

    def do(self, state: State) -> None:
        owner = opponent(self.perform.you)
        number = min(self.number, len(state.players[owner].hand))
        if number < self.number:
            rules = (cite.AS_MUCH_AS_POSSIBLE, cite.STEAL)
            refs = (self.perform.source,)
            state.say("short-hand", owner, refs, rules, number=number, wanted=self.number)
        if not number:
            return
        if number > 1 and state.ruleset.first(STOLEN_CARDS) and one_by_one(state, owner):
            state.push(StealCards(self.perform, self.number - 1))
            number = 1
        state.push(Chance(self.perform, owner, number))


@chosen(Steal)
def _(state: State, do: Steal, perform: Perform, refs: tuple[str, ...]) -> None:
    owner = opponent(perform.you)
    side = state.players[owner]
    doubt = (DRAW,) if would_draw(side, leaving=1) else ()
    cards = named(side.hand, refs)
    side.hand = without(side.hand, refs)
    state.players[perform.you].hand += cards
    state.say("steal", perform.you, (*refs, perform.source), (cite.STEAL,), doubt)
    hand_was_taken_from(state, owner)


@begins(GiveCard)
def _(state: State, do: GiveCard, perform: Perform) -> None:
    giver = opponent(perform.you)
    refs = tuple(copy.ref for copy in state.players[giver].hand)
    if refs:
        state.push(Choose(perform, giver, refs, 1, 1))
    else:
        perform.nothing(state, "no-card-in-hand")


@chosen(GiveCard)
def _(state: State, do: GiveCard, perform: Perform, refs: tuple[str, ...]) -> None:
    giver = opponent(perform.you)
    side = state.players[giver]
    doubt = (DRAW,) if would_draw(side, leaving=1) else ()
    cards = named(side.hand, refs)
    side.hand = without(side.hand, refs)
    state.shown += cards
    state.say("give", giver, (*refs, perform.source), (cite.GIVE,), doubt)
    hand_was_taken_from(state, giver)


@begins(Reveal)
def _(state: State, do: Reveal, perform: Perform) -> None:
    """Rule 17.24: the card is shown, and is still in the hand."""
    who = player_of(do.who, perform)
    hand = state.players[who].hand
    if not hand:
        remember(state, perform, did=False, it=())
        perform.nothing(state, "no-card-to-reveal")
    elif do.who is Who.OPPONENT:
        state.push(Chance(perform, who, 1))
    else:
        known = tuple(copy.ref for copy in hand if copy.card is not UNKNOWN)
        state.push(Choose(perform, who, known, 1, 1, unknown=len(known) < len(hand)))


@chosen(Reveal)
def _(state: State, do: Reveal, perform: Perform, refs: tuple[str, ...]) -> None:
    who = player_of(do.who, perform)
    state.say("reveal", who, refs, (cite.REVEAL,))
    remember(state, perform, it=refs)


@possible(Reveal)
def _(state: State, do: Reveal, perform: Perform) -> bool:
    return bool(state.players[player_of(do.who, perform)].hand)


@begins(PutIt)
def _(state: State, do: PutIt, perform: Perform) -> None:
    """The revealed card leaves the opponent's hand for a discard pile: it is put, not discarded."""
    owner = opponent(perform.you)
    (pile,) = owners_of(do.pile, perform)
    side = state.players[owner]
    doubt = (DRAW,) if would_draw(side, leaving=1) else ()
    cards = named(side.hand, perform.it)
    side.hand = without(side.hand, perform.it)
    state.say("put-into-pile", pile, perform.it, (cite.INTO_DISCARD,), doubt)
    into_discard(state, pile, cards)
    hand_was_taken_from(state, owner)


@begins(SwapHands)
def _(state: State, do: SwapHands, perform: Perform) -> None:
    both = (perform.you, opponent(perform.you))
    if not all(may_take(state, player, perform.source) for player in both):
        return
    one, other = state.players
    one.hand, other.hand = other.hand, one.hand
    state.say("swap-hands", perform.you, (), (cite.DRAW_TO_FIVE,))
    for player in both:
        short_hand(state, player)
