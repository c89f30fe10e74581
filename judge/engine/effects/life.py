"""Life, Mindbugs, dice, turns, and winning or losing by an effect."""

from __future__ import annotations

from judge.engine import cite
from judge.engine.abilities import (
    AnotherTurn,
    GainLife,
    LoseGame,
    LoseLife,
    LoseMindbug,
    MatchLife,
    NameKeyword,
    RefreshMindbug,
    Repeat,
    RollDie,
    StealLife,
    WinGame,
)
from judge.engine.effects.registry import amount_of, begins, player_of, possible
from judge.engine.life import gain_life, lose_life, match_life, shield_of, win
from judge.engine.resolving import Keyword, Perform, Roll, remember
from judge.engine.state import State, opponent

MINDBUGS = 2  # what a player has at the start, and so the most there can be


@begins(GainLife)
def _(state: State, do: GainLife, perform: Perform) -> None:
    gain_life(state, player_of(do.who, perform), do.amount)


def to_lose(state: State, do: LoseLife, perform: Perform) -> int:
    life = state.players[player_of(do.who, perform)].life
    if do.keep is not None:
        return life - do.keep
    return amount_of(state, perform, do.amount, do.per)


@begins(LoseLife)
def _(state: State, do: LoseLife, perform: Perform) -> None:
    who = player_of(do.who, perform)
    amount = to_lose(state, do, perform)
    if amount > 0:
        remember(state, perform, did=lose_life(state, who, amount) > 0)
    else:
        perform.nothing(state, "no-life-to-lose")


@possible(LoseLife)
def _(state: State, do: LoseLife, perform: Perform) -> bool:
    who = player_of(do.who, perform)
    return to_lose(state, do, perform) > 0 and shield_of(state, who) is None


@begins(StealLife)
def _(state: State, do: StealLife, perform: Perform) -> None:
    """Rule 17.5: who steals gains only what was lost."""
    lost = lose_life(state, opponent(perform.you), do.amount, cite.STEAL)
    if lost and state.winner is None:
        gain_life(state, perform.you, min(lost, do.amount))


@begins(MatchLife)
def _(state: State, do: MatchLife, perform: Perform) -> None:
    match_life(state, perform.you)


@begins(WinGame)
def _(state: State, do: WinGame, perform: Perform) -> None:
    win(state, perform.you, cite.BY_A_CARD)


@begins(LoseGame)
def _(state: State, do: LoseGame, perform: Perform) -> None:
    win(state, opponent(perform.you), cite.BY_A_CARD)


@begins(RefreshMindbug)
def _(state: State, do: RefreshMindbug, perform: Perform) -> None:
    """Rule 17.4: a used Mindbug can be used again."""
    side = state.players[perform.you]
    if side.mindbugs >= MINDBUGS:
        perform.nothing(state, "no-used-mindbug", cite.REFRESH)
        return
    side.mindbugs += 1
    state.say("refresh", perform.you, (), (cite.REFRESH,), left=side.mindbugs)


@begins(LoseMindbug)
def _(state: State, do: LoseMindbug, perform: Perform) -> None:
    them = opponent(perform.you)
    side = state.players[them]
    if not side.mindbugs:
        perform.nothing(state, "no-mindbug-to-lose", cite.REFRESH)
        return
    side.mindbugs -= 1
    state.say("lose-mindbug", them, (), (cite.REFRESH,), left=side.mindbugs)


@begins(AnotherTurn)
def _(state: State, do: AnotherTurn, perform: Perform) -> None:
    turns = (*state.beside.turns, perform.you)
    state.beside = state.beside._replace(turns=turns)
    state.say("another-turn", perform.you, (perform.source,), (cite.ANOTHER_TURN,))


@begins(NameKeyword)
def _(state: State, do: NameKeyword, perform: Perform) -> None:
    state.push(Keyword(perform))


@begins(RollDie)
def _(state: State, do: RollDie, perform: Perform) -> None:
    state.push(Roll(perform))


@begins(Repeat)
def _(state: State, do: Repeat, perform: Perform) -> None:
    """The effect begins anew; where it changed nothing, doing it again would change nothing."""
    if perform.did:
        state.say("repeat", perform.you, (perform.source,), (cite.AS_MUCH_AS_POSSIBLE,))
        state.push(Perform(perform.effect))
    else:
        perform.nothing(state, "repeat-is-idle")
