"""Life, winning and losing (chapters 3 and 4)."""

from __future__ import annotations

from judge.engine import cite
from judge.engine.ruleset import SET_LIFE
from judge.engine.state import PLAYERS, State, opponent
from judge.engine.waiting import wait


def win(state: State, player: int, rule: str) -> None:
    state.winner = PLAYERS[player]
    state.say("win", player, (), (rule,))


def gain_life(state: State, player: int, amount: int) -> None:
    side = state.players[player]
    side.life += amount
    state.say("gain-life", player, (), (cite.GAIN_LIFE,), amount=amount, life=side.life)


def lose_life(state: State, player: int, amount: int, *rules: str) -> None:
    """Rule 4.2; at zero the opponent has won, before anything else happens (3.1)."""
    side = state.players[player]
    lost = min(amount, side.life)
    side.life -= lost
    state.say("lose-life", player, (), (cite.LOSE_LIFE, *rules), amount=lost, life=side.life)
    if side.life == 0:
        win(state, opponent(player), cite.ZERO_LIFE)
    else:
        life_was_lost(state, player)


def life_was_lost(state: State, player: int) -> None:
    """Rule 9.5: cards in the discard pile that wait for their owner to lose life."""
    for copy in state.players[player].discard:
        if copy.card.lose_life_in_discard:
            wait(state, copy.card.lose_life_in_discard, copy.ref, player)


def match_life(state: State, player: int) -> None:
    """Set a player's life to the opponent's. Whether that can be a loss, no book says."""
    side = state.players[player]
    before = side.life
    side.life = state.players[opponent(player)].life
    watched = any(copy.card.lose_life_in_discard for copy in side.discard)
    doubt = (SET_LIFE,) if side.life < before and watched else ()
    state.say("set-life", player, (), (cite.GAIN_LIFE,), doubt, life=side.life, before=before)
    if doubt and not state.ruleset.first(SET_LIFE):
        life_was_lost(state, player)
