"""Playing a scenario's moves: the steps, and where it comes to rest."""

from __future__ import annotations

from dataclasses import dataclass, field

from judge.engine import (
    START,
    Decision,
    Film,
    IllegalMove,
    Move,
    Reason,
    State,
    Step,
    apply,
    begin,
    decision,
)
from judge.scenario import Scenario

# A scenario's moves may also say what had to happen anyway. Where that leaves several ways to read
# them, this many are tried at the most.
MAX_TRIES = 20_000


class WrongMove(Exception):
    """A move that is not legal where it stands: its place, why, and what would be."""

    def __init__(
        self,
        number: int,
        move: Move,
        state: State,
        decision: Decision | None,
        reasons: list[Reason],
    ) -> None:
        super().__init__(f"move {number}: {move}")
        self.number = number
        self.move = move
        self.state = state
        self.decision = decision
        self.reasons = reasons


@dataclass(frozen=True)
class Resolution:
    """What became of a board."""

    start: State
    end: State
    steps: tuple[Step, ...]
    states: tuple[State, ...] = field(default=(), repr=False)  # the state after each step
    # How many steps there were when each move was made.
    taken: tuple[int, ...] = ()

    @property
    def decision(self) -> Decision | None:
        return decision(self.end)


@dataclass(frozen=True)
class _Line:
    """A way the moves have been read so far."""

    state: State
    steps: tuple[Step, ...]
    states: tuple[State, ...]
    said: tuple[Move, ...]  # forced moves since the last one that was read, in their order
    taken: tuple[int, ...]


def forced_moves(steps: list[Step]) -> tuple[Move, ...]:
    """The moves that had a single legal answer among these steps, as one would write them."""
    return tuple(move for step in steps if step.forced and (move := _move_of(step)) is not None)


def _move_of(step: Step) -> Move | None:
    match step.kind:
        case "no-mindbug" | "no-block" | "no-hunt" | "no-again" | "no-fast" | "keep-octonite":
            return Move("pass")
        case "block" | "choose" | "chance" | "hunt":
            args = step.refs[:1] if step.kind == "block" else step.refs[1:]
            return Move(step.kind, args)
        case "discard":
            return Move("choose", step.refs)
        case "choose-nothing":
            return Move("choose")
        case "option" | "turned":
            return Move("option", (str(step.detail("number")),))
    return None


def resolve(scenario: Scenario) -> Resolution:
    """Play the moves; rest at a decision, at the end of a turn, or at the end of the game.

    Moves that only say what had to happen anyway may be written or left out. A move is taken as an
    answer to the decision at hand if it is one; if the moves then don't work out, it is tried as
    something that was forced before.
    """
    tries = 0
    worst: WrongMove | None = None
    best: _Line | None = None
    todo = [(0, _begin(scenario.state, bool(scenario.moves)))]
    while todo:
        index, line = todo.pop()
        tries += 1
        if index == len(scenario.moves):
            best = line
            break
        if tries > MAX_TRIES:
            break
        move = scenario.moves[index]
        said = next((i for i, other in enumerate(line.said) if same(move, other)), None)
        if said is not None:
            rest = line.said[said + 1 :]
            taken = (*line.taken, len(line.steps))
            todo.append((index + 1, _Line(line.state, line.steps, line.states, rest, taken)))
        try:
            todo.append((index + 1, _play(line, move)))
        except IllegalMove as error:
            if worst is None or index + 1 > worst.number:
                state = _going_on(line).state
                worst = WrongMove(index + 1, move, state, decision(state), error.reasons)
    if best is None:
        assert worst is not None, "moves that don't work out fail at one of them"
        raise worst
    return Resolution(scenario.state, best.state, best.steps, best.states, best.taken)


def same(move: Move, other: Move) -> bool:
    """Cards chosen together may be named in any order."""
    return move.verb == other.verb and sorted(move.args) == sorted(other.args)


def _begin(state: State, moves_left: bool) -> _Line:
    """A board just set up. One before the start of a turn goes on only if there are moves."""
    if state.phase == START and not moves_left and state.winner is None:
        return _Line(state, (), (), (), ())
    film = Film()
    state = begin(state, film)
    return _Line(state, tuple(film), tuple(film.states), forced_moves(film), ())


def _going_on(line: _Line) -> _Line:
    """A line that rests between two turns goes on with the next one."""
    if line.state.winner is None and decision(line.state) is None:
        film = Film()
        state = begin(line.state, film)
        steps, states = (*line.steps, *film), (*line.states, *film.states)
        return _Line(state, steps, states, line.said, line.taken)
    return line


def _play(line: _Line, move: Move) -> _Line:
    line = _going_on(line)
    taken = (*line.taken, len(line.steps))
    film = Film()
    state = apply(line.state, move, film)
    steps, states = (*line.steps, *film), (*line.states, *film.states)
    return _Line(state, steps, states, forced_moves(film), taken)
