"""The state of a game: a plain value.

A state that was handed out never changes. The engine works on a fresh copy (`State.copy`), in which
it replaces whole fields; every field but `players` holds an immutable value, and the two players
are copied with it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, NamedTuple

from judge.engine.card import Copy, Creature
from judge.engine.ruleset import Ruleset
from judge.engine.step import Move, Step

if TYPE_CHECKING:
    from judge.engine.abilities import Ability, Instruction
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

    __slots__ = ("deck", "discard", "energy", "hand", "life", "mindbugs", "play")

    def __init__(
        self,
        life: int = 3,
        mindbugs: int = 2,
        hand: tuple[Copy, ...] = (),
        deck: tuple[Copy, ...] = (),
        discard: tuple[Copy, ...] = (),
        play: tuple[Creature, ...] = (),
        energy: int = 0,
    ) -> None:
        self.life = life
        self.mindbugs = mindbugs
        self.hand = hand
        self.deck = deck  # top first
        self.discard = discard  # oldest first
        self.play = play
        self.energy = energy

    def copy(self) -> Player:
        return Player(
            self.life,
            self.mindbugs,
            self.hand,
            self.deck,
            self.discard,
            self.play,
            self.energy,
        )

    def value(self) -> tuple[Any, ...]:
        return (
            self.life,
            self.mindbugs,
            self.hand,
            self.deck,
            self.discard,
            self.play,
            self.energy,
        )


class Aside(NamedTuple):
    """A creature that was set aside: by which one, and who controlled it."""

    by: str
    player: int
    creature: Creature


class Lasting(NamedTuple):
    """What holds for a whole group, or for the players, until the turn ends."""

    ability: Ability
    at: int  # which of its sentences
    source: str
    you: int
    only: tuple[str, ...] | None = None  # None: also for creatures that come later

    @property
    def what(self) -> Instruction:
        return self.ability.sentences[self.at].do


class Beside(NamedTuple):
    """What lies beside the play areas, and what few games ever need."""

    aside: tuple[Aside, ...] = ()
    lasting: tuple[Lasting, ...] = ()
    turns: tuple[int, ...] = ()  # who takes another turn after this one
    row: tuple[Copy, ...] = ()  # the open Power cards
    power_deck: tuple[Copy, ...] = ()
    power_discard: tuple[Copy, ...] = ()
    bought: tuple[Copy, ...] = ()  # Power cards whose effect is under way

    def power_piles(self) -> tuple[tuple[Copy, ...], ...]:
        """The Power cards, pile by pile, as they are written."""
        return (self.row, self.power_deck, self.power_discard, self.bought)


NOTHING_BESIDE = Beside()


class Film(list["Step"]):
    """Steps, each with the state as it was right after it: pass one as the log."""

    def __init__(self) -> None:
        super().__init__()
        self.states: list[State] = []


class State:
    """Everything about a game, also in the middle of an effect."""

    __slots__ = (
        "agenda",
        "beside",
        "blocks_matter",
        "discards_matter",
        "log",
        "options",
        "phase",
        "players",
        "power_falls",
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
        beside: Beside = NOTHING_BESIDE,
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
        self.beside = beside
        # Not part of the value: the answers to the question on top of the agenda, once computed,
        # and the list steps are recorded in while the engine works.
        self.options: tuple[Move, ...] | None = None
        self.log: list[Step] | None = None
        # Does any card of this game work from a discard pile, ask who blocked or won this turn, or
        # lower a power? Most games can be played quicker for knowing that none does. None: nobody
        # has looked.
        self.discards_matter: bool | None = None
        self.blocks_matter: bool | None = None
        self.power_falls: bool | None = None

    # -- a value ----------------------------------------------------------------------------------

    def copy(self) -> State:
        a, b = self.players
        other = State(
            self.ruleset,
            (a.copy(), b.copy()),
            self.turn,
            self.phase,
            self.unused,
            self.shown,
            self.agenda,
            self.waiting,
            self.winner,
            self.beside,
        )
        other.discards_matter = self.discards_matter
        other.blocks_matter = self.blocks_matter
        other.power_falls = self.power_falls
        return other

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
            self.beside,
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

    def every_card(self) -> Iterator[Copy | Creature]:
        """All cards of the game, wherever they are, in the order in which a board is written."""
        for side in self.players:
            for creature in side.play:
                yield creature
                yield from creature.boost
            yield from (*side.hand, *side.deck, *side.discard)
        yield from (*self.unused, *self.shown)
        for entry in self.beside.aside:
            yield entry.creature
            yield from entry.creature.boost
        for pile in self.beside.power_piles():
            yield from pile

    def look(self) -> None:
        """Find out which cards there are to reckon with."""
        fronts = {copy.card.front for copy in self.every_card()}
        cards = {form for card in fronts for form in (card, *card.line)}
        self.discards_matter = any(card.in_discard for card in cards)
        self.blocks_matter = any(card.ends_turn for card in cards)
        self.power_falls = any(card.lowers for card in cards)

    # -- working (on a fresh copy only) -----------------------------------------------------------

    def push(self, task: Task | Question) -> None:
        """Do this next."""
        self.agenda += (task,)

    def push_below_all(self, task: Task | Question) -> None:
        """Do this when everything that is under way now is done, but before the turn goes on."""
        at = 0
        while at < len(self.agenda) and getattr(self.agenda[at], "is_the_turn_itself", False):
            at += 1
        self.agenda = (*self.agenda[:at], task, *self.agenda[at:])

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
