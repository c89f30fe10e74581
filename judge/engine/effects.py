"""What each instruction of the ability language does."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from judge.engine import cite
from judge.engine.abilities import (
    Defeat,
    Discard,
    DrawPile,
    GainLife,
    GiveCard,
    LoseLife,
    MatchLife,
    Options,
    Pile,
    PlayFrom,
    PlayGiven,
    PlayThis,
    Steal,
    TakeControl,
    TakeGiven,
    ThisTurn,
    Who,
)
from judge.engine.card import CANNOT, HAS_KEYWORD, UNKNOWN, Mark
from judge.engine.defeat import would_be_defeated
from judge.engine.life import gain_life, lose_life, match_life
from judge.engine.resolving import (
    BEGIN,
    CHOSEN,
    Chance,
    Choose,
    Option,
    Perform,
    choose_creatures,
)
from judge.engine.ruleset import DRAW, STOLEN_CARDS
from judge.engine.state import State, opponent
from judge.engine.tasks import value
from judge.engine.zones import (
    come_into_play,
    draw_back,
    hand_was_taken_from,
    named,
    without,
    would_draw,
)

I = TypeVar("I")  # noqa: E741 - an instruction
Beginning = Callable[[State, I, Perform], None]
Choosing = Callable[[State, I, Perform, tuple[str, ...]], None]


def begins(instruction: type[I]) -> Callable[[Beginning[I]], Beginning[I]]:
    """This function begins that kind of instruction."""

    def register(function: Beginning[I]) -> Beginning[I]:
        BEGIN[instruction] = function
        return function

    return register


def chosen(instruction: type[I]) -> Callable[[Choosing[I]], Choosing[I]]:
    """This function goes on when the cards for that kind of instruction are known."""

    def register(function: Choosing[I]) -> Choosing[I]:
        CHOSEN[instruction] = function
        return function

    return register


def player_of(who: Who, perform: Perform) -> int:
    return perform.you if who is Who.YOU else opponent(perform.you)


def owner_of(pile: Pile, perform: Perform) -> int:
    return perform.you if pile is Pile.YOUR_DISCARD else opponent(perform.you)


# -- life -----------------------------------------------------------------------------------------


@begins(GainLife)
def _(state: State, do: GainLife, perform: Perform) -> None:
    gain_life(state, player_of(do.who, perform), do.amount)


@begins(LoseLife)
def _(state: State, do: LoseLife, perform: Perform) -> None:
    player = player_of(do.who, perform)
    amount = do.amount if do.keep is None else state.players[player].life - do.keep
    if amount > 0:
        lose_life(state, player, amount)
    else:
        perform.nothing(state, "no-life-to-lose")


@begins(MatchLife)
def _(state: State, do: MatchLife, perform: Perform) -> None:
    match_life(state, perform.you)


# -- creatures ------------------------------------------------------------------------------------


def about_creatures(state: State, do: Defeat | TakeControl | ThisTurn, perform: Perform) -> None:
    choose_creatures(state, perform, do.what)


BEGIN[Defeat] = BEGIN[TakeControl] = BEGIN[ThisTurn] = about_creatures


@chosen(Defeat)
def _(state: State, do: Defeat, perform: Perform, refs: tuple[str, ...]) -> None:
    would_be_defeated(state, refs)


@chosen(TakeControl)
def _(state: State, do: TakeControl, perform: Perform, refs: tuple[str, ...]) -> None:
    """Rule 17.6: it changes sides as it is; no Play effect."""
    yours = state.players[perform.you]
    theirs = state.players[opponent(perform.you)]
    for ref in refs:
        taken = tuple(c for c in theirs.play if c.ref == ref)
        if taken:
            theirs.play = tuple(c for c in theirs.play if c.ref != ref)
            yours.play += taken
            state.say("take-control", perform.you, (ref, perform.source), (cite.TAKE_CONTROL,))
        else:
            perform.nothing(state, "already-yours", cite.TAKE_CONTROL)


@chosen(ThisTurn)
def _(state: State, do: ThisTurn, perform: Perform, refs: tuple[str, ...]) -> None:
    marks = tuple(Mark(HAS_KEYWORD, keyword) for keyword in sorted(do.keywords))
    if do.cannot is not None:
        marks += (Mark(CANNOT, do.cannot.value),)
    for ref in refs:
        found = state.find(ref)
        if found is not None:
            player, creature = found
            new = tuple(mark for mark in marks if mark not in creature.marks)
            state.replace(player, creature, creature._replace(marks=creature.marks + new))
            state.say(
                "this-turn", player, (ref, perform.source), (cite.THIS_TURN,),
                keywords=tuple(sorted(do.keywords)), cannot=do.cannot and do.cannot.value,
            )  # fmt: skip


# -- playing cards --------------------------------------------------------------------------------


@begins(PlayFrom)
def _(state: State, do: PlayFrom, perform: Perform) -> None:
    pile = state.players[owner_of(do.pile, perform)].discard
    known = tuple(copy.ref for copy in pile if copy.card is not UNKNOWN)
    if pile:
        state.push(Choose(perform, perform.you, known, 1, 1, unknown=len(known) < len(pile)))
    else:
        perform.nothing(state, "no-card-in-pile")


@chosen(PlayFrom)
def _(state: State, do: PlayFrom, perform: Perform, refs: tuple[str, ...]) -> None:
    play_from_discard(state, owner_of(do.pile, perform), perform.you, refs)


@begins(PlayThis)
def _(state: State, do: PlayThis, perform: Perform) -> None:
    if any(copy.ref == perform.source for copy in state.players[perform.you].discard):
        play_from_discard(state, perform.you, perform.you, (perform.source,))
    else:
        perform.nothing(state, "no-longer-there")


def play_from_discard(state: State, owner: int, you: int, refs: tuple[str, ...]) -> None:
    """Rule 6.6: a card that comes into play by an effect can't be mindbugged."""
    side = state.players[owner]
    (copy,) = named(side.discard, refs)
    side.discard = without(side.discard, refs)
    come_into_play(state, you, copy, cite.PLAYED_BY_EFFECT)


# -- hands ----------------------------------------------------------------------------------------


@begins(DrawPile)
def _(state: State, do: DrawPile, perform: Perform) -> None:
    side = state.players[owner_of(do.pile, perform)]
    drawn, side.discard = side.discard, ()
    if drawn:
        state.players[perform.you].hand += drawn
        refs = tuple(copy.ref for copy in drawn)
        rules = (cite.DRAW_BY_EFFECT,)
        state.say("draw-pile", perform.you, refs, rules, number=len(drawn))
    else:
        perform.nothing(state, "no-card-in-pile")


@begins(Discard)
def _(state: State, do: Discard, perform: Perform) -> None:
    DiscardCards(perform, player_of(do.who, perform), do.number).do(state)


@value
class DiscardCards:
    """Rule 17.2: a player chooses and discards; at once, or one by one with a draw after each."""

    perform: Perform
    who: int
    number: int

    kind = None

    def do(self, state: State) -> None:
        side = state.players[self.who]
        number = min(self.number, len(side.hand))
        if number < self.number:
            rules = (cite.AS_MUCH_AS_POSSIBLE, cite.DISCARD)
            source = (self.perform.source,)
            state.say("short-hand", self.who, source, rules, number=number, wanted=self.number)
        if not number:
            return
        if number > 1 and one_by_one(state, self.who):
            state.push(DiscardCards(self.perform, self.who, self.number - 1))
            number = 1
        refs = tuple(copy.ref for copy in side.hand)
        state.push(Choose(self.perform, self.who, refs, number, number))


def one_by_one(state: State, player: int) -> bool:
    """By the older books one draws each time a card leaves the hand, so between two of them."""
    return not state.ruleset.first(DRAW) and would_draw(state.players[player], leaving=1)


@chosen(Discard)
def _(state: State, do: Discard, perform: Perform, refs: tuple[str, ...]) -> None:
    who = player_of(do.who, perform)
    side = state.players[who]
    # Whether several cards go at once matters only if the first one made its owner draw.
    doubt = (DRAW,) if do.number > 1 and would_draw(side, leaving=1) else ()
    cards = named(side.hand, refs)
    side.hand = without(side.hand, refs)
    side.discard += cards
    state.say("discard", who, refs, (cite.DISCARD,), doubt)
    draw_back(state, who)


@begins(Steal)
def _(state: State, do: Steal, perform: Perform) -> None:
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


@begins(Options)
def _(state: State, do: Options, perform: Perform) -> None:
    if not state.shown:
        perform.nothing(state, "no-card-given")
    else:
        state.push(Option(perform, unknown=any(c.card is UNKNOWN for c in state.shown)))


@begins(PlayGiven)
def _(state: State, do: PlayGiven, perform: Perform) -> None:
    (copy,), state.shown = state.shown, ()
    come_into_play(state, perform.you, copy, cite.PLAYED_BY_EFFECT)


@begins(TakeGiven)
def _(state: State, do: TakeGiven, perform: Perform) -> None:
    (copy,), state.shown = state.shown, ()
    state.players[perform.you].hand += (copy,)
    state.say("into-hand", perform.you, (copy.ref,), (cite.GIVE,))
