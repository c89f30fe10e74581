"""The state of a game: a plain value.

A state that was handed out never changes. The engine works on a fresh copy (`State.copy`), in which
it replaces whole fields; every field but `players` holds an immutable value, and the two players
are copied with it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judge.engine.card import Copy, Creature
from judge.engine.ruleset import Ruleset
from judge.engine.step import Move, Step

if TYPE_CHECKING:
    from judge.engine.tasks import Effect, Question, Task

A, B = 0, 1
PLAYERS = ("A", "B")
HAND = 5  # cards a hand is drawn back to
START, ACTION = "start", "action"
DRAW = "draw"  # the winner of a game that nobody won


def opponent(player: int) -> int:
    return 1 - player


class Player:
    """One player's side of the table."""

    __slots__ = ("deck", "discard", "hand", "life", "mindbugs", "play")

    def __init__(
        self,
        life: int = 3,
        mindbugs: int = 2,
        hand: tuple[Copy, ...] = (),
        deck: tuple[Copy, ...] = (),
        discard: tuple[Copy, ...] = (),
        play: tuple[Creature, ...] = (),
    ) -> None:
        self.life = life
        self.mindbugs = mindbugs
        self.hand = hand
        self.deck = deck  # top first
        self.discard = discard  # oldest first
        self.play = play

    def copy(self) -> Player:
        return Player(self.life, self.mindbugs, self.hand, self.deck, self.discard, self.play)

    def value(self) -> tuple[Any, ...]:
        return (self.life, self.mindbugs, self.hand, self.deck, self.discard, self.play)


class Film(list["Step"]):
    """Steps, each with the state as it was right after it: pass one as the log."""

    def __init__(self) -> None:
        super().__init__()
        self.states: list[State] = []


class State:
    """Everything about a game, also in the middle of an effect."""

    __slots__ = (
        "agenda",
        "log",
        "options",
        "phase",
        "players",
        "ruleset",
        "shown",
        "turn",
        "unused",
        "waiting",
        "winner",
    )

    def __init__(
        self,
        ruleset: Ruleset,
        players: tuple[Player, Player],
        turn: int = A,
        phase: str = START,
        unused: tuple[Copy, ...] = (),
        shown: tuple[Copy, ...] = (),
        agenda: tuple[Task | Question, ...] = (),
        waiting: tuple[tuple[Effect, ...], ...] = (),
        winner: str | None = None,
    ) -> None:
        self.ruleset = ruleset
        self.players = players
        self.turn = turn  # the active player
        self.phase = phase
        self.unused = unused
        self.shown = shown  # cards on the table that are in nobody's area yet
        self.agenda = agenda  # what is still to be done, the next task last
        self.waiting = waiting  # effects that were triggered; those of one moment are one group
        self.winner = winner  # "A", "B", "draw"
        # Not part of the value: the answers to the question on top of the agenda, once computed,
        # and the list steps are recorded in while the engine works.
        self.options: tuple[Move, ...] | None = None
        self.log: list[Step] | None = None

    # -- a value ----------------------------------------------------------------------------------

    def copy(self) -> State:
        a, b = self.players
        return State(
            self.ruleset,
            (a.copy(), b.copy()),
            self.turn,
            self.phase,
            self.unused,
            self.shown,
            self.agenda,
            self.waiting,
            self.winner,
        )

    def value(self) -> tuple[Any, ...]:
        """Everything that makes this state what it is."""
        a, b = self.players
        return (
            self.ruleset,
            a.value(),
            b.value(),
            self.turn,
            self.phase,
            self.unused,
            self.shown,
            self.agenda,
            self.waiting,
            self.winner,
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.value() == other.value()

    def __hash__(self) -> int:
        return hash(self.value())

    # -- looking ----------------------------------------------------------------------------------

    def find(self, ref: str) -> tuple[int, Creature] | None:
        """The creature in play with this ref, and who controls it."""
        for player in (A, B):
            for creature in self.players[player].play:
                if creature.ref == ref:
                    return player, creature
        return None

    # -- working (on a fresh copy only) -----------------------------------------------------------

    def push(self, task: Task | Question) -> None:
        """Do this next."""
        self.agenda += (task,)

    def replace(self, player: int, old: Creature, new: Creature) -> None:
        """A creature changes where it lies."""
        side = self.players[player]
        side.play = tuple(new if c is old else c for c in side.play)

    def say(
        self,
        kind: str,
        player: int | None,
        refs: tuple[str, ...],
        rules: tuple[str, ...],
        readings: tuple[str, ...] = (),
        forced: bool = False,
        **details: Any,
    ) -> None:
        """Record a step, if steps are recorded."""
        if self.log is not None:
            self.log.append(
                Step(kind, player, refs, rules, readings, tuple(details.items()), forced)
            )
            if isinstance(self.log, Film):
                self.log.states.append(self.copy())
