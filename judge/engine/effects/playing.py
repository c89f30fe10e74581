"""Playing cards by an effect, and copying Play effects."""

from __future__ import annotations

from judge.engine import cite
from judge.engine.abilities import (
    Cards,
    CopyIt,
    CopyPlay,
    Deed,
    Instruction,
    Options,
    Pile,
    PlayBoost,
    PlayFrom,
    PlayGiven,
    PlayIt,
    PlayMany,
    PlayRandom,
    PlayThis,
    PutIt,
    TakeGiven,
    Trigger,
    TriggerPlay,
)
from judge.engine.arriving import come_into_play
from judge.engine.card import UNKNOWN, Card, Copy
from judge.engine.effects.registry import (
    any_creature,
    begins,
    chosen,
    in_discards,
    owners_of,
    possible,
)
from judge.engine.resolving import (
    Chance,
    Choose,
    Option,
    Perform,
    activate,
    find_creatures,
)
from judge.engine.state import State, opponent
from judge.engine.step import Reason
from judge.engine.tasks import Effect
from judge.engine.truth import View
from judge.engine.zones import (
    card_of,
    closes_hand,
    draw_back,
    hand_was_taken_from,
    named,
    without,
)

# -- from a hand or pile --------------------------------------------------------------------------


def fits(card: Card, cards: Cards) -> bool:
    """Is this a card the effect speaks of? Outside the play area the printed power counts."""
    if cards.at_least is not None and card.power < cards.at_least:
        return False
    if cards.at_most is not None and card.power > cards.at_most:
        return False
    if cards.effect is Trigger.PLAY:
        return bool(card.play)
    return cards.effect is not Trigger.DEFEATED or bool(card.defeated)


def pile_of(state: State, cards: Cards, perform: Perform) -> list[Copy]:
    zone = "hand" if cards.pile is Pile.YOUR_HAND else "discard"
    return [
        copy
        for player in owners_of(cards.pile, perform)
        for copy in getattr(state.players[player], zone)
    ]


def fitting(state: State, cards: Cards, perform: Perform) -> tuple[tuple[str, ...], bool]:
    """The refs of the cards that fit, and whether unknown ones might."""
    pile = pile_of(state, cards, perform)
    known = tuple(c.ref for c in pile if c.card is not UNKNOWN and fits(c.card, cards))
    if cards.pile is Pile.YOUR_HAND:
        known = tuple(ref for ref in known if may_leave_hand(state, perform.you, ref))
    return known, any(c.card is UNKNOWN for c in pile)


@begins(PlayFrom)
def _(state: State, do: PlayFrom, perform: Perform) -> None:
    known, unknown = fitting(state, do.cards, perform)
    if known or unknown:
        state.push(Choose(perform, perform.you, known, 1, 1, unknown=unknown))
    elif do.cards.pile is Pile.YOUR_HAND:
        perform.nothing(state, "no-card-in-hand-fits")
    elif pile_of(state, do.cards, perform):
        perform.nothing(state, "no-card-in-pile-fits")
    else:
        perform.nothing(state, "no-card-in-pile")


@chosen(PlayFrom)
def _(state: State, do: PlayFrom, perform: Perform, refs: tuple[str, ...]) -> None:
    if do.cards.pile is Pile.YOUR_HAND:
        play_from_hand(state, perform.you, refs[0])
    else:
        play_from_discard(state, perform.you, refs[0])


@possible(PlayFrom)
def _(state: State, do: PlayFrom, perform: Perform) -> bool:
    known, unknown = fitting(state, do.cards, perform)
    return bool(known) or unknown


@begins(PlayMany)
def _(state: State, do: PlayMany, perform: Perform) -> None:
    known, unknown = fitting(state, do.cards, perform)
    if known or unknown:
        state.push(Choose(perform, perform.you, known, 0, len(known), unknown=unknown))
    else:
        perform.nothing(state, "no-card-in-pile-fits")


@chosen(PlayMany)
def _(state: State, do: PlayMany, perform: Perform, refs: tuple[str, ...]) -> None:
    for ref in refs:
        play_from_discard(state, perform.you, ref, play_effects=False)


@begins(PlayBoost)
def _(state: State, do: PlayBoost, perform: Perform) -> None:
    """Rule 11.10: the boost cards lie in the discard pile by now."""
    fate = perform.effect.fate
    pile = {copy.ref: copy for copy in state.players[perform.you].discard}
    refs = tuple(ref for ref in (fate.boost if fate else ()) if ref in pile)
    known = tuple(ref for ref in refs if pile[ref].card is not UNKNOWN)
    if refs:
        unknown = len(known) < len(refs)
        state.push(Choose(perform, perform.you, known, 0, len(known), unknown=unknown))
    else:
        perform.nothing(state, "no-boost-card", cite.PLAY_BOOST)


@chosen(PlayBoost)
def _(state: State, do: PlayBoost, perform: Perform, refs: tuple[str, ...]) -> None:
    for ref in refs:
        play_from_discard(state, perform.you, ref, play_effects=False)


@begins(PlayThis)
def _(state: State, do: PlayThis, perform: Perform) -> None:
    if in_discards(state, perform.source) == perform.you:
        play_from_discard(state, perform.you, perform.source)
    else:
        perform.nothing(state, "no-longer-there")


@possible(PlayThis)
def _(state: State, do: PlayThis, perform: Perform) -> bool:
    return in_discards(state, perform.source) == perform.you


def play_from_discard(state: State, you: int, ref: str, play_effects: bool = True) -> None:
    """Rule 6.6: a card that comes into play by an effect can't be mindbugged."""
    owner = in_discards(state, ref)
    assert owner is not None, "what is played lies in a discard pile"
    side = state.players[owner]
    (copy,) = named(side.discard, (ref,))
    side.discard = without(side.discard, (ref,))
    come_into_play(state, you, copy, cite.PLAYED_BY_EFFECT, play_effects=play_effects)


def play_from_hand(state: State, you: int, ref: str) -> None:
    """Out of the hand, back to five cards, and into play; no Mindbug (rule 6.6)."""
    side = state.players[you]
    (copy,) = named(side.hand, (ref,))
    side.hand = without(side.hand, (ref,))
    state.shown += (copy,)
    draw_back(state, you)
    state.shown = without(state.shown, (ref,))
    come_into_play(state, you, copy, cite.PLAYED_BY_EFFECT)


@begins(PlayIt)
def _(state: State, do: PlayIt, perform: Perform) -> None:
    play_from_hand(state, perform.you, perform.it[0])


@possible(PlayIt)
def _(state: State, do: PlayIt, perform: Perform) -> bool:
    hand = {copy.ref for copy in state.players[perform.you].hand}
    if not perform.it or perform.it[0] not in hand:
        return False
    return may_leave_hand(state, perform.you, perform.it[0])


def may_leave_hand(state: State, player: int, ref: str) -> bool:
    """Does no ability keep this player from playing the card from their hand?"""
    power = card_of(state, ref).power
    return View(state).stopped_for(Deed.PLAY_FROM_HAND, player, power) is None


@begins(PlayRandom)
def _(state: State, do: PlayRandom, perform: Perform) -> None:
    them = opponent(perform.you)
    if state.players[them].hand:
        unknown = any(copy.card is UNKNOWN for copy in state.players[them].hand)
        state.push(Chance(perform, them, 1, unknown))
    else:
        perform.nothing(state, "no-card-in-hand")


@chosen(PlayRandom)
def _(state: State, do: PlayRandom, perform: Perform, refs: tuple[str, ...]) -> None:
    them = opponent(perform.you)
    side = state.players[them]
    (copy,) = named(side.hand, refs)
    side.hand = without(side.hand, refs)
    state.shown += (copy,)
    hand_was_taken_from(state, them)
    state.shown = without(state.shown, refs)
    come_into_play(state, perform.you, copy, cite.PLAYED_BY_EFFECT)


@possible(PlayRandom)
def _(state: State, do: PlayRandom, perform: Perform) -> bool:
    return bool(state.players[opponent(perform.you)].hand)


# -- cards that were given ------------------------------------------------------------------------


def speaks_of(do: Instruction, *kinds: type) -> bool:
    """Is an instruction, or one of its options, of one of these kinds?"""
    if isinstance(do, Options):
        return any(speaks_of(sentence.do, *kinds) for sentence in do.options)
    return isinstance(do, kinds)


@begins(Options)
def _(state: State, do: Options, perform: Perform) -> None:
    if speaks_of(do, PlayGiven, TakeGiven) and not state.shown:
        perform.nothing(state, "no-card-given")
        return
    if speaks_of(do, PutIt) and not perform.it:
        perform.nothing(state, "no-card-revealed")
        return
    closed = []
    for number, sentence in enumerate(do.options, 1):
        reason = why_not_option(state, sentence.do, perform)
        if reason is not None:
            closed.append((number, reason))
    state.push(Option(perform, tuple(closed)))


def why_not_option(state: State, do: Instruction, perform: Perform) -> Reason | None:
    if isinstance(do, PlayGiven) and state.shown[-1].card is UNKNOWN:
        return Reason("unknown", (UNKNOWN.id,), (cite.WHO_CHOOSES,))
    if isinstance(do, TakeGiven):
        closer = closes_hand(state, perform.you)
        if closer is not None:
            return Reason("hand-closed", (perform.source, closer), (cite.FORBIDDEN,))
    return None


@begins(PlayGiven)
def _(state: State, do: PlayGiven, perform: Perform) -> None:
    if not state.shown:
        perform.nothing(state, "no-card-given")
    elif state.shown[-1].card is UNKNOWN:
        state.push(Choose(perform, perform.you, (), 1, 1, unknown=True))
    else:
        copy = given(state)
        come_into_play(state, perform.you, copy, cite.PLAYED_BY_EFFECT)


def given(state: State) -> Copy:
    """The card that was given last. (Interrupted effects may have left others on the table.)"""
    *others, copy = state.shown
    state.shown = tuple(others)
    return copy


@begins(TakeGiven)
def _(state: State, do: TakeGiven, perform: Perform) -> None:
    copy = given(state)
    state.players[perform.you].hand += (copy,)
    state.say("into-hand", perform.you, (copy.ref,), (cite.GIVE,))


# -- copying --------------------------------------------------------------------------------------


def copies_on(card: Card) -> bool:
    """Is a card's Play effect itself about copying?"""
    return any(
        isinstance(sentence.do, CopyPlay | CopyIt)
        for ability in card.play
        for sentence in ability.sentences
    )


def may_copy(state: State, perform: Perform, card: Card) -> bool:
    """Copying what only copies again would never end, and gives nothing that is not there already.

    So a copied effect copies no further copying effect.
    """
    copied = perform.effect.ability not in card_of(state, perform.source).play
    return bool(card.play) and not (copied and copies_on(card))


@begins(CopyPlay)
def _(state: State, do: CopyPlay, perform: Perform) -> None:
    refs = worth_copying(state, do, perform)
    if refs:
        state.push(Choose(perform, perform.you, refs, 1, 1))
    else:
        perform.nothing(state, "no-creature")


def worth_copying(state: State, do: CopyPlay, perform: Perform) -> tuple[str, ...]:
    refs = find_creatures(state, perform, do.what.group)
    return tuple(ref for ref in refs if may_copy(state, perform, card_of(state, ref)))


@chosen(CopyPlay)
def _(state: State, do: CopyPlay, perform: Perform, refs: tuple[str, ...]) -> None:
    copy_play_effect(state, perform, refs[0])


@possible(CopyPlay)
def _(state: State, do: CopyPlay, perform: Perform) -> bool:
    return bool(worth_copying(state, do, perform))


@begins(CopyIt)
def _(state: State, do: CopyIt, perform: Perform) -> None:
    if perform.it and may_copy(state, perform, card_of(state, perform.it[0])):
        copy_play_effect(state, perform, perform.it[0])
    else:
        perform.nothing(state, "no-play-effect-to-copy")


def copy_play_effect(state: State, perform: Perform, ref: str) -> None:
    """Another card's Play effect, as this creature's own: "you" and "this" are its own too."""
    for ability in reversed(card_of(state, ref).play):
        refs = (perform.source, ref)
        state.say("copy", perform.you, refs, (cite.COPY,), ability=ability)
        state.push(Perform(Effect(ability, perform.source, perform.you)))


@begins(TriggerPlay)
def _(state: State, do: TriggerPlay, perform: Perform) -> None:
    refs = find_creatures(state, perform, do.what.group)
    if refs:
        state.push(Choose(perform, perform.you, refs, 1, 1))
    else:
        perform.nothing(state, "no-creature")


@chosen(TriggerPlay)
def _(state: State, do: TriggerPlay, perform: Perform, refs: tuple[str, ...]) -> None:
    for ability in card_of(state, refs[0]).play:
        activate(state, Effect(ability, refs[0], perform.you))


@possible(TriggerPlay)
def _(state: State, do: TriggerPlay, perform: Perform) -> bool:
    return any_creature(state, perform, do.what)
