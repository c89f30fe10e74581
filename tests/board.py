"""A board in a test looks like a board on a table: set it up, act, and ask what is true."""

from __future__ import annotations

from judge.cards import Library, library, read_set
from judge.engine import PLAYERS, Creature, Move, Reason, State, Step
from judge.engine.truth import View
from judge.moves import read_move
from judge.resolution import Resolution, WrongMove
from judge.resolution import resolve as resolve_scenario
from judge.scenario import read_scenario


class Result:
    """What became of a board."""

    def __init__(self, resolution: Resolution) -> None:
        self.resolution = resolution
        self.end: State = resolution.end
        self.steps: tuple[Step, ...] = resolution.steps

    # -- creatures --------------------------------------------------------------------------------

    def find(self, ref: str) -> tuple[int, Creature]:
        found = self.end.find(ref)
        assert found is not None, f"{ref} is not in play"
        return found

    def creature(self, ref: str) -> Creature:
        return self.find(ref)[1]

    def in_play(self, ref: str) -> bool:
        return self.end.find(ref) is not None

    def controller(self, ref: str) -> str:
        return PLAYERS[self.find(ref)[0]]

    # -- players ----------------------------------------------------------------------------------

    def _refs(self, player: str, zone: str) -> list[str]:
        return [copy.ref for copy in getattr(self.end.players[PLAYERS.index(player)], zone)]

    def in_discard(self, player: str, ref: str) -> bool:
        return ref in self._refs(player, "discard")

    def in_hand(self, player: str, ref: str) -> bool:
        return ref in self._refs(player, "hand")

    def hand(self, player: str) -> list[str]:
        return self._refs(player, "hand")

    def discard(self, player: str) -> list[str]:
        return self._refs(player, "discard")

    def deck(self, player: str) -> list[str]:
        return self._refs(player, "deck")

    def play(self, player: str) -> list[str]:
        return self._refs(player, "play")

    def life(self, player: str) -> int:
        return self.end.players[PLAYERS.index(player)].life

    def mindbugs(self, player: str) -> int:
        return self.end.players[PLAYERS.index(player)].mindbugs

    # -- the game ---------------------------------------------------------------------------------

    @property
    def winner(self) -> str | None:
        return self.end.winner

    @property
    def turn(self) -> str:
        return PLAYERS[self.end.turn]

    @property
    def phase(self) -> str:
        return self.end.phase

    @property
    def asked(self) -> tuple[str | None, str] | None:
        """Who must decide what: ("B", "block"), (None, "chance"), or None at rest."""
        decision = self.resolution.decision
        if decision is None:
            return None
        player = None if decision.player is None else PLAYERS[decision.player]
        return player, decision.kind

    @property
    def options(self) -> list[str]:
        decision = self.resolution.decision
        return [] if decision is None else [str(move) for move in decision.options]

    def why_not(self, move: str) -> list[Reason]:
        """Why a move is ruled out at the decision the board rests at."""
        decision = self.resolution.decision
        assert decision is not None, "there is no decision"
        ruled_out: dict[Move, list[Reason]] = dict(decision.ruled_out())
        return ruled_out.get(read_move(move), [])

    # -- what happened ----------------------------------------------------------------------------

    def kinds(self) -> list[str]:
        return [step.kind for step in self.steps]

    def happened(self, kind: str, *refs: str) -> bool:
        """Did a step of this kind happen, its first cards being these?"""
        return any(s.kind == kind and s.refs[: len(refs)] == refs for s in self.steps)

    def cited(self) -> set[str]:
        return {number for step in self.steps for number in step.rules}

    def readings(self) -> set[str]:
        """The readings the steps relied on."""
        return {reading for step in self.steps for reading in step.readings}


def power(result: Result, ref: str) -> int:
    """The current power of a creature in play."""
    return View(result.end).power(*result.find(ref))


def keywords(result: Result, ref: str) -> set[str]:
    """The keywords a creature has, whether or not they have an effect."""
    return set(View(result.end).keywords(*result.find(ref)))


def at_work(result: Result, ref: str) -> set[str]:
    """The keywords a creature has that have an effect."""
    return set(View(result.end).at_work(*result.find(ref)))


def boost(result: Result, ref: str) -> list[str]:
    """The cards under a creature."""
    return [copy.ref for copy in result.creature(ref).boost]


def form(result: Result, ref: str) -> str:
    """What an evolved or turned creature is now."""
    return result.creature(ref).card.id


def octonite(result: Result) -> dict[str, int]:
    """The creatures that have Octonite, and how much."""
    return {c.ref: c.octonite for side in result.end.players for c in side.play if c.octonite}


def energy(result: Result, player: str) -> int:
    return result.end.players[PLAYERS.index(player)].energy


def resolve(
    scenario: str, *moves: str, ruleset: str | None = None, cards: Library | None = None
) -> Result:
    """Resolve a scenario. Moves may stand in it, or come after it."""
    read = read_scenario(scenario, ruleset, cards)
    given = (*read.moves, *(read_move(move) for move in moves))
    return Result(resolve_scenario(type(read)(read.state, given, read.title)))


def refused(scenario: str, *moves: str) -> WrongMove:
    """The complaint about a board whose moves are not legal."""
    try:
        resolve(scenario, *moves)
    except WrongMove as error:
        return error
    raise AssertionError("every move was legal")


def library_with(*cards: str) -> Library:
    """The usual cards, and some that exist only in these tests."""
    lines = "\n".join(f"- {card}" for card in cards)
    made_up, printed = read_set(f"set: made-up\nnames: {{en: Made up}}\ncards:\n{lines}")
    return Library([*library().sets.values(), made_up], [*library(), *printed])
