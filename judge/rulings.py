"""Rulings: questions people really ask, with boards that show the answer.

A ruling can't be wrong about the engine, nor the engine about the ruling: every board is resolved,
and what must come out is compared, by `judge check` and by the tests.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path as FilePath
from typing import Any

from judge import data
from judge.cards import Library
from judge.claims import ClaimError, read_claim
from judge.datafile import DataFile, Text
from judge.document import Document, Path
from judge.engine import PLAYERS, IllegalMove, apply, begin
from judge.explore import Budget, Explorer
from judge.moves import MoveError, read_move
from judge.report import wrong_move_text
from judge.resolution import Resolution, WrongMove, resolve
from judge.rules import Rulebook
from judge.scenario import Scenario, ScenarioError, read_scenario

SETTLED, REASONED, OPEN = "settled", "reasoned", "open"
STATUSES = (SETTLED, REASONED, OPEN)


@dataclass(frozen=True)
class Board:
    """A board that shows an answer, and what must come of it."""

    scenario: dict[str, Any]
    claims: tuple[str, ...] = ()  # true of the state it rests at
    legal: tuple[str, ...] = ()  # moves that are legal there
    illegal: tuple[str, ...] = ()  # moves that are not
    asked: str = ""  # who must decide what there: "B block", "chance", or "nobody"
    readings: tuple[str, ...] = ()  # readings its steps must have relied on
    always: tuple[str, ...] = ()  # true whatever is chosen in the rest of the turn
    never: tuple[str, ...] = ()  # never true in it
    note: Text | None = None  # what this board shows


@dataclass(frozen=True)
class Ruling:
    id: str
    topic: str
    question: Text
    answer: Text
    rules: tuple[str, ...]
    status: str
    cards: tuple[str, ...] = ()
    boards: tuple[Board, ...] = ()


@dataclass(frozen=True)
class Topic:
    id: str
    title: Text
    rulings: tuple[Ruling, ...]


# -- reading the files ----------------------------------------------------------------------------


def _topic(file: DataFile) -> Topic:
    words = file.fields(file.document.value, (), "topic title rulings")
    rulings = tuple(
        _ruling(file, words["topic"], value, path)
        for value, path in file.items(words["rulings"], ("rulings",))
    )
    return Topic(words["topic"], file.text(words["title"], ("title",)), rulings)


def _ruling(file: DataFile, topic: str, value: Any, path: Path) -> Ruling:
    words = file.fields(value, path, "id question answer rules status", "cards boards")
    if words["status"] not in STATUSES:
        raise file.error(f"expected one of {', '.join(STATUSES)}", (*path, "status"))
    return Ruling(
        words["id"],
        topic,
        file.text(words["question"], (*path, "question")),
        file.text(words["answer"], (*path, "answer")),
        file.strings(words["rules"], (*path, "rules")),
        words["status"],
        file.strings(words.get("cards", []), (*path, "cards")),
        tuple(
            _board(file, v, p) for v, p in file.items(words.get("boards", []), (*path, "boards"))
        ),
    )


def _board(file: DataFile, value: Any, path: Path) -> Board:
    optional = "claims legal illegal asked readings always never note"
    words = file.fields(value, path, "scenario", optional)
    lists = {
        name: file.strings(words.get(name, []), (*path, name))
        for name in ("claims", "legal", "illegal", "readings", "always", "never")
    }
    if not any(lists.values()) and "asked" not in words:
        raise file.error("a board must say what comes of it", path)
    note = file.text(words["note"], (*path, "note")) if "note" in words else None
    return Board(words["scenario"], asked=words.get("asked", ""), note=note, **lists)


def load(folder: FilePath) -> tuple[Topic, ...]:
    return tuple(_topic(DataFile(path)) for path in sorted(folder.glob("*.yaml")))


@cache
def topics() -> tuple[Topic, ...]:
    """The rulings that come with the project."""
    return load(data.folder("rules") / "rulings")


def rulings() -> dict[str, Ruling]:
    return {ruling.id: ruling for topic in topics() for ruling in topic.rulings}


# -- running them ---------------------------------------------------------------------------------


def check_rulings(topics: tuple[Topic, ...], cards: Library, rules: Rulebook) -> Iterator[str]:
    """What is wrong with the rulings."""
    seen: set[str] = set()
    for topic in topics:
        for ruling in topic.rulings:
            where = f"ruling {ruling.id}"
            if ruling.id in seen:
                yield f"{where}: written twice"
            seen.add(ruling.id)
            for number in ruling.rules:
                if number not in rules.rules:
                    yield f"{where}: there is no rule {number}"
            if not ruling.rules:
                yield f"{where}: rests on no rule"
            for n, board in enumerate(ruling.boards, 1):
                for problem in check_board(board, cards, rules):
                    yield f"{where}, board {n}: {problem}"


def resolve_board(board: Board, cards: Library, rules: Rulebook) -> tuple[Scenario, Resolution]:
    scenario = read_scenario(Document(board.scenario), cards=cards, rules=rules)
    return scenario, resolve(scenario)


def check_board(board: Board, cards: Library, rules: Rulebook) -> Iterator[str]:
    """Resolve a board and compare."""
    try:
        _, resolution = resolve_board(board, cards, rules)
    except ScenarioError as error:
        yield str(error)
        return
    except WrongMove as error:
        yield wrong_move_text(error, "en", cards)
        return
    for text in board.claims:
        try:
            claim = read_claim(text)
        except ClaimError as error:
            yield f"claim {text!r}: {error}"
            continue
        if not claim.holds(resolution.end):
            yield f"not true: {text}"
        yield from _unknown_refs(claim.refs, resolution, text)
    for answer, texts in (("always", board.always), ("never", board.never)):
        yield from check_explored(resolution, answer, texts)
    for moves, wanted in ((board.legal, True), (board.illegal, False)):
        for text in moves:
            try:
                legal = _is_legal(resolution, text)
            except MoveError as error:
                yield str(error)
                continue
            if legal is not wanted:
                yield f"{text}: {'not ' if wanted else ''}legal"
    if board.asked and _asked(resolution) != board.asked:
        yield f"asked is {_asked(resolution)!r}, not {board.asked!r}"
    touched = {reading for step in resolution.steps for reading in step.readings}
    for reading in board.readings:
        if reading not in touched:
            yield f"no step relied on the reading {reading}"


def check_explored(resolution: Resolution, wanted: str, texts: tuple[str, ...]) -> Iterator[str]:
    """What must be so whatever anybody does is found out by exploring."""
    if not texts:
        return
    try:
        claims = [read_claim(text) for text in texts]
    except ClaimError as error:
        yield f"{wanted}: {error}"
        return
    for claim in claims:
        yield from _unknown_refs(claim.refs, resolution, claim.text)
    explorer = Explorer(budget=Budget(50_000, 30))
    for answer in explorer.explore(resolution.end, claims, not resolution.steps).answers:
        if answer.answer != wanted:
            line = ", ".join(map(str, answer.line))
            yield f"{answer.claim.text}: {answer.answer}, not {wanted} (for example: {line})"


def _unknown_refs(refs: frozenset[str], resolution: Resolution, text: str) -> Iterator[str]:
    """A claim about a card that is not in the game would be false, or true, for no reason."""
    for ref in sorted(refs - {card.ref for card in resolution.start.every_card()}):
        yield f"claim {text!r}: there is no card {ref}"


def _is_legal(resolution: Resolution, text: str) -> bool:
    """Is a move legal where a board rests? At the end of a turn, in the next one."""
    state = resolution.end
    if state.winner is None and resolution.decision is None:
        state = begin(state)
    try:
        apply(state, read_move(text))
    except IllegalMove:
        return False
    return True


def _asked(resolution: Resolution) -> str:
    decision = resolution.decision
    if decision is None:
        return "nobody"
    if decision.player is None:
        return decision.kind
    return f"{PLAYERS[decision.player]} {decision.kind}"
