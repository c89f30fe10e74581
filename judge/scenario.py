"""The board as people write it, to the engine's state and back."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from judge.cards import AmbiguousName, Library, UnknownName
from judge.cards import library as all_cards
from judge.claims import Claim, ClaimError, read_claim
from judge.document import Document, DocumentError, Path, Problem, read, short
from judge.engine import (
    ACTION,
    DRAW,
    PLAYERS,
    READINGS,
    START,
    UNKNOWN,
    UNKNOWN_COPY,
    Card,
    Copy,
    Creature,
    Move,
    Player,
    Ruleset,
    State,
)
from judge.engine.state import NOTHING_BESIDE, Aside, Beside
from judge.languages import fold
from judge.moves import MoveError, read_move
from judge.rules import Rulebook, rulebook

MAX_CARDS = 200  # in one zone
MAX_UNUSED = 500  # in the unused pile: all cards of all sets
MAX_MOVES = 500
MAX_CLAIMS = 20
MAX_LIFE = 9999
UNUSED = 28

# The fields of the format, where each may stand. The reader takes no others, and the API's
# description is made from the same lists.
FIELDS = {
    "scenario": (
        "title",
        "ruleset",
        "turn",
        "phase",
        "A",
        "B",
        "unused",
        "shown",
        "aside",
        "power",
        "moves",
        "claims",
    ),
    "player": ("life", "mindbugs", "energy", "hand", "deck", "discard", "play"),
    "card": ("card", "as"),
    "creature": ("card", "as", "exhausted", "entered", "attacks", "side", "octonite", "boost"),
    "aside": ("card", "as", "exhausted", "side", "octonite", "boost", "player", "by"),
    "power": ("row", "deck", "discard", "bought"),
}
MAX_TITLE = 200
MAX_COUNTERS = 99


class ScenarioError(DocumentError):
    """A scenario that can't be used, with the place."""


@dataclass(frozen=True)
class Scenario:
    """A board and what was done on it."""

    state: State
    moves: tuple[Move, ...]
    title: str = ""
    # Where each move stands, for messages.
    move_paths: tuple[Path, ...] = ()
    claims: tuple[Claim, ...] = ()  # what is asked about the outcome


def read_scenario(
    text: str | bytes | Document,
    ruleset: str | None = None,
    cards: Library | None = None,
    rules: Rulebook | None = None,
) -> Scenario:
    """Read a scenario in YAML or JSON. `ruleset` names an edition to use instead of its own."""
    try:
        document = text if isinstance(text, Document) else read(text)
        reader = _Reader(document, cards or all_cards(), rules or rulebook())
        return reader.scenario(ruleset)
    except ScenarioError:
        raise
    except DocumentError as error:
        raise ScenarioError(error.message, error.line, error.path) from None


class _Reader:
    def __init__(self, document: Document, cards: Library, rules: Rulebook) -> None:
        self.document = document
        self.cards = cards
        self.rules = rules
        self.refs: set[str] = set()
        self.copies: Counter[str] = Counter()

    def error(self, message: str, path: Path) -> ScenarioError:
        return ScenarioError(message, self.document.line(path), path)

    # -- the whole --------------------------------------------------------------------------------

    def scenario(self, edition: str | None) -> Scenario:
        value = self.document.value
        if not isinstance(value, dict):
            raise self.error(Problem("a scenario is a list of fields such as `A:` and `B:`"), ())
        self.fields(value, (), "scenario")
        title = value.get("title", "")
        if not isinstance(title, str) or len(title) > MAX_TITLE:
            raise self.error(
                Problem("expected a title of at most {most} characters", most=MAX_TITLE), ("title",)
            )
        written = value.get("ruleset", "current")
        ruleset = self.ruleset(edition if edition is not None else written)
        turn = self.one_of(value.get("turn", "A"), PLAYERS, ("turn",))
        phase = self.one_of(value.get("phase", ACTION), (ACTION, START), ("phase",))
        # An `as` somewhere must not collide with a ref given by copying.
        for path, name in self.given_names(value):
            self.reserve(name, path)
        players = (self.player(value, "A"), self.player(value, "B"))
        unused = self.zone(value.get("unused", UNUSED), ("unused",), MAX_UNUSED)
        shown = self.zone(value.get("shown"), ("shown",))
        beside = self.beside(value)
        moves, paths = self.moves(value.get("moves"), ("moves",))
        state = State(ruleset, players, PLAYERS.index(turn), phase, unused, shown, beside=beside)
        state.winner = already_won(players)
        claims = self.claims(value.get("claims"), ("claims",))
        return Scenario(state, moves, title, paths, claims)

    def fields(self, value: dict[str, Any], path: Path, kind: str) -> None:
        known = FIELDS[kind]
        for key in value:
            if key in known:
                continue
            raise self.error(
                Problem(
                    "unknown field {field!r}; known here: {known}",
                    field=short(key),
                    known=", ".join(known),
                ),
                (*path, key),
            )

    def one_of(self, value: Any, known: tuple[str, ...], path: Path) -> str:
        if not isinstance(value, str) or value not in known:
            raise self.error(
                Problem(
                    "{value!r} is none of: {known}", value=short(value), known=", ".join(known)
                ),
                path,
            )
        return value

    def ruleset(self, value: Any) -> Ruleset:
        path: Path = ("ruleset",)
        if isinstance(value, dict):
            edition = self.one_of(
                value.get("edition", "current"), tuple(self.rules.editions), (*path, "edition")
            )
            choices = {key: choice for key, choice in value.items() if key != "edition"}
            for key, choice in choices.items():
                self.one_of(key, tuple(READINGS), (*path, key))
                self.one_of(choice, READINGS[key], (*path, key))
            return self.rules.ruleset(edition, choices)
        return self.rules.ruleset(self.one_of(value, tuple(self.rules.editions), path))

    # -- players and cards ------------------------------------------------------------------------

    def player(self, scenario: Mapping[str, Any], name: str) -> Player:
        path: Path = (name,)
        value = scenario.get(name)
        if value is None:
            value = {}
        if not isinstance(value, dict):
            raise self.error(
                Problem("expected a player's fields, such as `play: [gorillion]`"), path
            )
        self.fields(value, path, "player")
        life = self.number(value.get("life", 3), (*path, "life"), 0)
        mindbugs = self.number(value.get("mindbugs", 2), (*path, "mindbugs"), 0)
        play = self.play(value.get("play"), (*path, "play"))
        hand, deck, discard = (
            self.zone(value.get(zone), (*path, zone)) for zone in ("hand", "deck", "discard")
        )
        energy = self.number(value.get("energy", 0), (*path, "energy"), 0)
        return Player(life, mindbugs, hand, deck, discard, play, energy)

    def number(self, value: Any, path: Path, least: int, most: int = MAX_LIFE) -> int:
        if not isinstance(value, int) or isinstance(value, bool):
            raise self.error(Problem("expected a number, not {value!r}", value=short(value)), path)
        if not least <= value <= most:
            raise self.error(
                Problem(
                    "expected a number from {least} to {most}, not {value}",
                    least=least,
                    most=most,
                    value=short(value),
                ),
                path,
            )
        return value

    def entries(self, value: Any, path: Path, most: int = MAX_CARDS) -> list[Any]:
        if value is None:
            return []
        if not isinstance(value, list):
            raise self.error(Problem("expected a list of cards"), path)
        if len(value) > most:
            raise self.error(Problem("more than {most} cards", most=most), path)
        return value

    def zone(self, value: Any, path: Path, most: int = MAX_CARDS) -> tuple[Copy, ...]:
        """Cards in hand or in a pile: a list, or how many unknown ones."""
        if isinstance(value, int) and not isinstance(value, bool):
            return (UNKNOWN_COPY,) * self.number(value, path, 0, most)
        if value is not None and not isinstance(value, list):
            raise self.error(Problem("expected a list of cards, or how many unknown cards"), path)
        copies = []
        for i, entry in enumerate(self.entries(value, path, most)):
            here = (*path, i)
            name: Any = entry
            if isinstance(entry, dict):
                self.fields(entry, here, "card")
                name = entry.get("card")
                here = (*here, "card")
            card = self.card(name, here)
            given = entry.get("as") if isinstance(entry, dict) else None
            if given is not None and card is UNKNOWN:
                raise self.error(Problem("an unknown card can't have a name"), (*path, i, "as"))
            copies.append(UNKNOWN_COPY if card is UNKNOWN else Copy(self.ref(card, given), card))
        return tuple(copies)

    def play(self, value: Any, path: Path) -> tuple[Creature, ...]:
        creatures = []
        for i, entry in enumerate(self.entries(value, path)):
            here = (*path, i)
            if not isinstance(entry, dict):
                card = self.card(entry, here, in_play=True)
                entry = {}
            else:
                self.fields(entry, here, "creature")
                card = self.card(entry.get("card"), (*here, "card"), in_play=True)
            if card is UNKNOWN:
                raise self.error(Problem("a creature in play can't be unknown"), here)
            creatures.append(self.creature(card, entry, here))
        return tuple(creatures)

    def creature(self, card: Card, entry: dict[str, Any], here: Path) -> Creature:
        for flag in ("exhausted", "entered"):
            if not isinstance(entry.get(flag, False), bool):
                raise self.error(Problem("expected true or false"), (*here, flag))
        exhausted = entry.get("exhausted", False)
        ref = self.ref(card, entry.get("as"))
        return Creature(
            ref,
            self.side_of(card, exhausted, entry, here),
            exhausted,
            entry.get("entered", False),
            self.number(entry.get("attacks", 0), (*here, "attacks"), 0, 2),
            boost=self.zone(entry.get("boost"), (*here, "boost")),
            octonite=self.number(entry.get("octonite", 0), (*here, "octonite"), 0, MAX_COUNTERS),
        )

    def side_of(self, card: Card, exhausted: bool, entry: dict[str, Any], here: Path) -> Card:
        """A card with several sides, once exhausted, lies on one of them."""
        if "side" in entry and not (card.sides and exhausted):
            raise self.error(
                Problem("only an exhausted card with several sides has a side"), (*here, "side")
            )
        if not card.sides or not exhausted:
            return card
        if "side" not in entry:
            raise self.error(
                Problem("say which side is up: `side: 1` to {most}", most=len(card.sides)), here
            )
        return card.sides[self.number(entry["side"], (*here, "side"), 1, len(card.sides)) - 1]

    def beside(self, value: Mapping[str, Any]) -> Beside:
        """What lies beside the play areas: creatures set aside, and the Power cards."""
        aside = []
        for i, entry in enumerate(self.entries(value.get("aside"), ("aside",))):
            here: Path = ("aside", i)
            if not isinstance(entry, dict):
                raise self.error(Problem("expected `card`, `player` and `by`"), here)
            self.fields(entry, here, "aside")
            player = self.one_of(entry.get("player"), PLAYERS, (*here, "player"))
            by = entry.get("by", "")
            card = self.card(entry.get("card"), (*here, "card"), in_play=True)
            if card is UNKNOWN:
                raise self.error(Problem("a creature in play can't be unknown"), here)
            creature = self.creature(card, entry, here)
            aside.append(Aside(by, PLAYERS.index(player), creature))
        for i, entry in enumerate(aside):
            if not isinstance(entry.by, str) or (entry.by and entry.by not in self.refs):
                problem = Problem("there is no card {name!r}", name=short(entry.by))
                raise self.error(problem, ("aside", i, "by"))
        power = value.get("power")
        if power is None:
            return Beside(tuple(aside)) if aside else NOTHING_BESIDE
        if not isinstance(power, dict):
            raise self.error(Problem("expected `row` and `deck` of the Power cards"), ("power",))
        self.fields(power, ("power",), "power")
        row, deck, discard, bought = (
            self.power_cards(power.get(pile), ("power", pile)) for pile in FIELDS["power"]
        )
        return Beside(tuple(aside), row=row, power_deck=deck, power_discard=discard, bought=bought)

    def power_cards(self, value: Any, path: Path) -> tuple[Copy, ...]:
        """Power cards: a list, or how many unknown ones."""
        if isinstance(value, int) and not isinstance(value, bool):
            return (UNKNOWN_COPY,) * self.number(value, path, 0, MAX_CARDS)
        copies = []
        for i, entry in enumerate(self.entries(value, path)):
            name: Any = entry
            if isinstance(entry, dict):
                self.fields(entry, (*path, i), "card")
                name = entry.get("card")
            if name == UNKNOWN.id:
                copies.append(UNKNOWN_COPY)
                continue
            card = self.card(name, (*path, i), power_card=True)
            given = entry.get("as") if isinstance(entry, dict) else None
            copies.append(Copy(self.ref(card, given), card))
        return tuple(copies)

    def card(self, name: Any, path: Path, in_play: bool = False, power_card: bool = False) -> Card:
        if name is None:
            raise self.error(Problem("a card's name is missing"), path)
        if not isinstance(name, str):
            raise self.error(
                Problem("expected a card's name, not {value!r}", value=short(name)), path
            )
        if name == UNKNOWN.id:
            return UNKNOWN
        try:
            card = self.cards.find(name).card
        except AmbiguousName as error:
            names = ", ".join(error.candidates)
            raise self.error(
                Problem("{name!r} could be: {names}", name=short(name), names=names), path
            ) from None
        except UnknownName as error:
            raise self.error(no_card(name, error.nearest), path) from None
        if card.cost and not power_card:
            problem = Problem("{name} is a Power card: it can only lie in the Power row", name=name)
            raise self.error(problem, path)
        if power_card and not card.cost:
            raise self.error(Problem("{name} is no Power card", name=name), path)
        if card.team:
            problem = Problem("{name} needs a teammate and is for 2 against 2 only", name=name)
            raise self.error(problem, path)
        if card is not card.front and not in_play:
            problem = Problem("{name} is an evolved form: it can only be in play", name=name)
            raise self.error(problem, path)
        return card

    # -- refs -------------------------------------------------------------------------------------

    def given_names(self, value: Mapping[str, Any]) -> list[tuple[Path, Any]]:
        """Every `as` of the scenario."""
        found: list[tuple[Path, Any]] = []
        lists: list[tuple[Path, Any]] = [
            ((player, zone), side.get(zone))
            for player in PLAYERS
            if isinstance(side := value.get(player), dict)
            for zone in ("play", "hand", "deck", "discard")
        ]
        lists += [((zone,), value.get(zone)) for zone in ("unused", "shown", "aside")]
        power = value.get("power")
        if isinstance(power, dict):
            lists += [(("power", pile), power.get(pile)) for pile in FIELDS["power"]]
        while lists:
            path, entries = lists.pop(0)
            for i, entry in enumerate(entries if isinstance(entries, list) else ()):
                if isinstance(entry, dict):
                    if "as" in entry:
                        found.append(((*path, i, "as"), entry["as"]))
                    if "boost" in entry:
                        lists.append(((*path, i, "boost"), entry["boost"]))
        return found

    def reserve(self, name: Any, path: Path) -> None:
        if not isinstance(name, str) or not name or name != "-".join(fold(name).split()):
            raise self.error(
                Problem(
                    "`as` is a word of small letters, digits and hyphens, such as their-healer"
                ),
                path,
            )
        if len(name) > 60 or name in ("nothing", UNKNOWN.id) or name.replace("-", "").isdigit():
            raise self.error(Problem("`as` can't be {name!r}", name=short(name)), path)
        if name in self.refs:
            raise self.error(Problem("two cards are called {name!r}", name=short(name)), path)
        self.refs.add(name)

    def ref(self, card: Card, given: Any) -> str:
        """A card's `as`, else its id; further copies are -2, -3 in reading order."""
        if given is not None:
            return str(given)
        while True:
            self.copies[card.id] += 1
            count = self.copies[card.id]
            ref = card.id if count == 1 else f"{card.id}-{count}"
            if ref not in self.refs:
                self.refs.add(ref)
                return ref

    # -- claims -----------------------------------------------------------------------------------

    def claims(self, value: Any, path: Path) -> tuple[Claim, ...]:
        if value is None:
            return ()
        if not isinstance(value, list) or len(value) > MAX_CLAIMS:
            raise self.error(
                Problem("expected a list of at most {most} claims", most=MAX_CLAIMS), path
            )
        found = []
        for i, text in enumerate(value):
            if not isinstance(text, str):
                raise self.error(
                    Problem("expected a claim, not {value!r}", value=short(text)), (*path, i)
                )
            try:
                claim = read_claim(text)
            except ClaimError as error:
                raise self.error(
                    Problem("claim {number}: {problem}", number=i + 1, problem=error.message),
                    (*path, i),
                ) from None
            for ref in sorted(claim.refs - self.refs):
                raise self.error(
                    Problem("claim {number}: {problem}", number=i + 1, problem=no_card(ref)),
                    (*path, i),
                )
            found.append(claim)
        return tuple(found)

    # -- moves ------------------------------------------------------------------------------------

    def moves(self, value: Any, path: Path) -> tuple[tuple[Move, ...], tuple[Path, ...]]:
        if value is None:
            value = []
        if not isinstance(value, list):
            raise self.error(Problem("expected a list of moves"), path)
        if len(value) > MAX_MOVES:
            raise self.error(Problem("more than {most} moves", most=MAX_MOVES), path)
        moves, paths = [], []
        for i, text in enumerate(value):
            here = (*path, i)
            # YAML reads a bare `yes` or `no` of older habits as text here, but not `true`.
            if not isinstance(text, str):
                raise self.error(Problem("expected a move, not {value!r}", value=short(text)), here)
            try:
                moves.append(read_move(text))
            except MoveError as error:
                raise self.error(
                    Problem("move {number}: {problem}", number=i + 1, problem=error.message), here
                ) from None
            paths.append(here)
        return tuple(moves), tuple(paths)


def no_card(name: str, nearest: Sequence[str] = ()) -> Problem:
    """There is no such card; but perhaps one of the nearest names was meant."""
    if not nearest:
        return Problem("there is no card {name!r}", name=short(name))
    meant = nearest[0]
    for other in nearest[1:]:
        meant = Problem("{one} or {other}", one=meant, other=other)
    return Problem(
        "there is no card {name!r}; did you mean {meant}?", name=short(name), meant=meant
    )


def already_won(players: tuple[Player, Player]) -> str | None:
    """The winner on a board where somebody has no life left."""
    alive = [name for name, player in zip(PLAYERS, players, strict=True) if player.life]
    return None if len(alive) == 2 else alive[0] if alive else DRAW


# -- back to what people write --------------------------------------------------------------------


def ruleset_to_scenario(ruleset: Ruleset, rules: Rulebook | None = None) -> Any:
    """The edition's name, or with the readings chosen otherwise."""
    usual = dict((rules or rulebook()).ruleset(ruleset.edition).choices)
    other = {r: choice for r, choice in ruleset.choices if choice != usual[r]}
    return {"edition": ruleset.edition, **other} if other else ruleset.edition


def to_scenario(state: State, rules: Rulebook | None = None) -> dict[str, Any]:
    """The board in the form of a scenario, without moves; only what is not the default."""
    refs = _natural_refs(state)
    board: dict[str, Any] = {}
    ruleset = ruleset_to_scenario(state.ruleset, rules)
    if ruleset != "current":
        board["ruleset"] = ruleset
    if state.turn:
        board["turn"] = PLAYERS[state.turn]
    if state.phase != ACTION:
        board["phase"] = state.phase
    for name, player in zip(PLAYERS, state.players, strict=True):
        side = _player_to_scenario(player, refs)
        if side:
            board[name] = side
    if state.shown:
        board["shown"] = _zone_to_scenario(state.shown, refs)
    if state.unused != (UNKNOWN_COPY,) * UNUSED:
        board["unused"] = _zone_to_scenario(state.unused, refs)
    board |= _beside_to_scenario(state.beside, refs)
    return board


def _beside_to_scenario(beside: Beside, refs: set[str]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    if beside.aside:
        found["aside"] = [
            {
                **_creature_fields(entry.creature, refs),
                "player": PLAYERS[entry.player],
                **({"by": entry.by} if entry.by else {}),
            }
            for entry in beside.aside
        ]
    power = {
        name: _zone_to_scenario(pile, refs)
        for name, pile in zip(FIELDS["power"], beside.power_piles(), strict=True)
        if pile
    }
    return found | ({"power": power} if power else {})


def _natural_refs(state: State) -> set[str]:
    """The refs that reading the board again would give by itself; the others need an `as`."""
    natural: set[str] = set()
    seen: Counter[str] = Counter()
    for copy in state.every_card():
        if copy.card is UNKNOWN:
            continue
        id = written_id(copy.card)
        expected = id if not seen[id] else f"{id}-{seen[id] + 1}"
        if copy.ref == expected:
            seen[id] += 1
            natural.add(copy.ref)
    return natural


def _player_to_scenario(player: Player, refs: set[str]) -> dict[str, Any]:
    side: dict[str, Any] = {}
    if player.life != 3:
        side["life"] = player.life
    if player.mindbugs != 2:
        side["mindbugs"] = player.mindbugs
    if player.energy:
        side["energy"] = player.energy
    for zone in ("hand", "deck", "discard"):
        copies = getattr(player, zone)
        if copies:
            side[zone] = _zone_to_scenario(copies, refs)
    if player.play:
        side["play"] = [_creature_to_scenario(creature, refs) for creature in player.play]
    return side


def _zone_to_scenario(copies: tuple[Copy, ...], refs: set[str]) -> Any:
    if all(copy.card is UNKNOWN for copy in copies):
        return len(copies)
    return [
        copy.card.id
        if copy.card is UNKNOWN or copy.ref in refs
        else {"card": copy.card.id, "as": copy.ref}
        for copy in copies
    ]


def written_id(card: Card) -> str:
    """How a card is written: of one with several sides, without the side."""
    return card.id.partition(":")[0]


def _creature_to_scenario(creature: Creature, refs: set[str]) -> Any:
    entry = _creature_fields(creature, refs)
    return entry if len(entry) > 1 else entry["card"]


def _creature_fields(creature: Creature, refs: set[str]) -> dict[str, Any]:
    entry: dict[str, Any] = {"card": written_id(creature.card)}
    if creature.ref not in refs:
        entry["as"] = creature.ref
    if creature.exhausted:
        entry["exhausted"] = True
    if creature.entered:
        entry["entered"] = True
    if creature.attacks:
        entry["attacks"] = creature.attacks
    if ":" in creature.card.id:
        entry["side"] = int(creature.card.id.partition(":")[2])
    if creature.octonite:
        entry["octonite"] = creature.octonite
    if creature.boost:
        entry["boost"] = _zone_to_scenario(creature.boost, refs)
    return entry
