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


def shield_of(state: State, player: int) -> str | None:
    """The creature that keeps its controller from losing life."""
    for creature in state.players[player].play:
        if creature.card.standing is not None and creature.card.standing.no_loss:
            return creature.ref
    return None


def lose_life(state: State, player: int, amount: int, *rules: str) -> int:
    """Rule 4.2; at zero the opponent has won, before anything else happens (3.1).

    Gives how much was lost.
    """
    side = state.players[player]
    shield = shield_of(state, player)
    if shield is not None:
        state.say("no-life-lost", player, (shield,), (cite.LOSE_LIFE, cite.FORBIDDEN, *rules))
        return 0
    lost = min(amount, side.life)
    side.life -= lost
    state.say("lose-life", player, (), (cite.LOSE_LIFE, *rules), amount=lost, life=side.life)
    if side.life:
        lost += lose_more(state, player)
    if side.life == 0:
        win(state, opponent(player), cite.ZERO_LIFE)
    else:
        life_was_lost(state, player)
    return lost


def lose_more(state: State, player: int) -> int:
    """Rule 10.7: what cards in the opponent's discard pile add to this one loss."""
    side = state.players[player]
    total = 0
    for copy in state.players[opponent(player)].discard:
        standing = copy.card.standing_in_discard
        if standing is not None and standing.more_loss and side.life:
            lost = min(standing.more_loss, side.life)
            side.life -= lost
            total += lost
            rules = (cite.MORE_LOSS, cite.IN_DISCARD)
            state.say("lose-more", player, (copy.ref,), rules, amount=lost, life=side.life)
    return total


def life_was_lost(state: State, player: int) -> None:
    """Rule 9.5: cards in the discard pile that wait for their owner to lose life."""
    for copy in state.players[player].discard:
        if copy.card.lose_life_in_discard:
            wait(state, copy.card.lose_life_in_discard, copy.ref, player)


def match_life(state: State, player: int) -> None:
    """Set a player's life to the opponent's. Whether that can be a loss, no book says."""
    side = state.players[player]
    before = side.life
    now = state.players[opponent(player)].life
    doubt = (SET_LIFE,) if now < before and watched(state, player) else ()
    if doubt and not state.ruleset.first(SET_LIFE):
        state.say("set-life-loss", player, (), (cite.GAIN_LIFE,), doubt, life=now, before=before)
        lose_life(state, player, before - now)
        return
    side.life = now
    state.say("set-life", player, (), (cite.GAIN_LIFE,), doubt, life=side.life, before=before)


def watched(state: State, player: int) -> bool:
    """Would anything come of it if this player lost life?"""
    if shield_of(state, player) is not None:
        return True
    if any(copy.card.lose_life_in_discard for copy in state.players[player].discard):
        return True
    return any(
        copy.card.standing_in_discard is not None and copy.card.standing_in_discard.more_loss
        for copy in state.players[opponent(player)].discard
    )
