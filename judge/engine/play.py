"""The engine's two questions: what must be decided, and what follows from an answer."""

from __future__ import annotations

from typing import Any

import judge.engine.effects  # noqa: F401 - the instructions are registered there
from judge.engine.state import START, State
from judge.engine.step import Move, Reason, Step
from judge.engine.turn import lose_unable, start_turn, take_turn_action, unable_to_act


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

    def weights(self) -> tuple[int, ...]:
        """How likely each option is, for a decision of chance; all alike otherwise."""
        if self.kind != "chance":
            return (1,) * len(self.options)
        weights: tuple[int, ...] = self._question.weights(self._state)
        return weights

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
        refuse(state, move)
    after = state.copy()
    after.log = log
    question = after.agenda[-1]
    after.agenda = after.agenda[:-1]
    question.answer(after, move, False)  # type: ignore[union-attr]
    _advance(after)
    return after


def refuse(state: State, move: Move) -> None:
    """Raise, unless the move turns out to be legal."""
    asked = decision(state)
    if asked is None:
        raise IllegalMove(move, [])
    if move not in asked.options:
        raise IllegalMove(move, dict(asked.ruled_out()).get(move, []))


def begin(state: State, log: list[Step] | None = None) -> State:
    """Go on where no decision is due yet: on a board just set up, or before a turn."""
    after = state.copy()
    after.log = log
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
