"""The engine's two questions: what must be decided, and what follows from an answer."""

from __future__ import annotations

from typing import Any

import judge.engine.effects  # noqa: F401 - the instructions are registered there
from judge.engine import cite
from judge.engine.life import win
from judge.engine.state import PLAYERS, START, A, B, State
from judge.engine.step import Move, Reason, Step
from judge.engine.tasks import Effect
from judge.engine.turn import lose_unable, start_turn, take_turn_action, unable_to_act
from judge.engine.zones import short_hand


class IllegalMove(Exception):
    """A move that is not among the answers to the decision at hand."""

    def __init__(self, move: Move, reasons: list[Reason]) -> None:
        super().__init__(str(move))
        self.move = move
        self.reasons = reasons


class Decision:
    """Who must choose, among what; and, if asked, what is ruled out and why."""

    __slots__ = ("_question", "_state", "kind", "options", "player")

    def __init__(self, state: State, question: Any) -> None:
        assert state.options is not None, "a state at rest knows its options"
        self._state = state
        self._question = question
        self.kind: str = question.kind
        self.player: int | None = question.player(state)  # None: chance
        self.options: tuple[Move, ...] = state.options

    def ruled_out(self) -> list[tuple[Move, list[Reason]]]:
        out: list[tuple[Move, list[Reason]]] = self._question.ruled_out(self._state)
        return out

    def unlisted(self) -> bool:
        """Are there more answers than `options` lists?"""
        ask = getattr(self._question, "unlisted", None)
        return ask is not None and bool(ask(self._state))

    def weights(self) -> tuple[int, ...]:
        """How likely each option is, for a decision of chance; all alike otherwise."""
        if self.kind != "chance":
            return (1,) * len(self.options)
        weights: tuple[int, ...] = self._question.weights(self._state)
        return weights

    def waiting(self) -> dict[Move, Effect]:
        """Where the order of effects is asked: which effect each answer means."""
        named: dict[Move, Effect] = self._question.named(self._state)
        return named

    def question(self) -> Any:
        """What exactly is asked: the entry of the agenda."""
        return self._question


def decision(state: State) -> Decision | None:
    """Who must choose now. None: the game is over, or rests before the next turn."""
    if state.winner is not None or not state.agenda:
        return None
    if state.options is None:
        state.options = _top(state).options(state)
    return Decision(state, state.agenda[-1])


def apply(state: State, move: Move, log: list[Step] | None = None) -> State:
    """The state after this answer, and all that follows until the next decision."""
    if state.options is None or move not in state.options:
        move = legal(state, move)
    after = state.copy()
    after.log = log
    if after.discards_matter is None:
        after.look()
    question = after.agenda[-1]
    after.agenda = after.agenda[:-1]
    question.answer(after, move, False)  # type: ignore[union-attr]
    _advance(after)
    return after


def legal(state: State, move: Move) -> Move:
    """The option a move means: cards chosen together may be named in any order."""
    asked = decision(state)
    if asked is None:
        raise IllegalMove(move, [])
    for option in asked.options:
        if option.verb == move.verb and sorted(option.args) == sorted(move.args):
            return move if move.verb == "roll" else option  # dice lie in the order they are named
    accepts = getattr(asked.question(), "accepts", None)
    if accepts is not None and accepts(move):
        return move
    reasons = dict(asked.ruled_out()).get(move)
    raise IllegalMove(move, reasons or why_not_here(state, asked, move))


def why_not_here(state: State, asked: Decision, move: Move) -> list[Reason]:
    """Why a move that is not even ruled out makes no sense where it stands."""
    rules = (RULE_OF_DECISION[asked.kind],)
    verbs = {option.verb for option in asked.options}
    verbs |= {other.verb for other, _ in asked.ruled_out()}
    if move.verb not in verbs:
        return [Reason("not-asked", (), rules)]
    reasons = []
    for ref in move.args:
        place = whereabouts(state, ref)
        if place is None:
            reasons.append(Reason("no-such-card", (), rules, (), (("ref", ref),)))
        else:
            player, zone = place
            details = (("player", player), ("zone", zone))
            reasons.append(Reason("elsewhere", (ref,), rules, (), details))
    return reasons or [Reason("not-asked", (), rules)]


RULE_OF_DECISION = {
    "turn": cite.TURN_ACTION,
    "mindbug": cite.MAY_USE_MINDBUG,
    "hunt": cite.HUNTER,
    "block": cite.BLOCK,
    "again": cite.FRENZY,
    "order": cite.ACTIVE_PLAYER_ORDERS,
    "choose": cite.WHO_CHOOSES,
    "may": cite.WHO_CHOOSES,
    "option": cite.WHO_CHOOSES,
    "chance": cite.RANDOM,
    "keyword": cite.WHO_CHOOSES,
    "fast": cite.FAST,
    "put": cite.DISTRIBUTE,
    "buy": cite.MAY_BUY,
    "reroll": cite.REROLL,
}


def whereabouts(state: State, ref: str) -> tuple[int | None, str] | None:
    """Whose card it is and where it lies; None: it is not in this game."""
    for player in (A, B):
        for zone in ("play", "hand", "deck", "discard"):
            if any(copy.ref == ref for copy in getattr(state.players[player], zone)):
                return player, zone
        if any(boost.ref == ref for c in state.players[player].play for boost in c.boost):
            return player, "boost"
    beside = state.beside
    power = (*beside.row, *beside.power_deck, *beside.power_discard, *beside.bought)
    if any(copy.ref == ref for copy in (*state.unused, *state.shown, *power)):
        return None, "table"
    if any(entry.creature.ref == ref for entry in beside.aside):
        return None, "table"
    return None


def begin(state: State, log: list[Step] | None = None) -> State:
    """Go on where no decision is due yet: on a board just set up, or before a turn."""
    after = state.copy()
    if after.winner is not None:  # a board may be written with somebody out of life
        if after.winner in PLAYERS and log is not None:
            after.log = log
            win(after, PLAYERS.index(after.winner), cite.ZERO_LIFE)
            after.log = None
        return after
    after.log = log
    if after.discards_matter is None:
        after.look()
    for player in (A, B):
        short_hand(after, player)
    if after.phase == START:
        start_turn(after)
    else:
        take_turn_action(after)
    _advance(after)
    return after


def _top(state: State) -> Any:
    return state.agenda[-1]


def _advance(state: State) -> None:
    """Work the agenda down to the next decision, or to its end."""
    while state.agenda and state.winner is None:
        entry = _top(state)
        if entry.kind is None:
            state.agenda = state.agenda[:-1]
            entry.do(state)
            continue
        options = entry.options(state)
        if len(options) == 1 and not entry.always_asked:
            state.agenda = state.agenda[:-1]
            entry.answer(state, options[0], True)
        elif not options and entry.kind == "turn" and unable_to_act(state):
            lose_unable(state)
        else:
            state.options = options
            break
    if state.winner is not None:
        state.agenda = ()
        state.waiting = ()
    state.log = None
