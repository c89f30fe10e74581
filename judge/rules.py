"""The rulebook as data: `rules/*.yaml` read into rules, books, editions and readings."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path as FilePath
from typing import Any

from judge import data
from judge.datafile import DataFile, Text
from judge.document import Path, short
from judge.engine import READINGS, Ruleset
from judge.languages import LANGUAGES

ID = re.compile(r"[a-z0-9]+([-.][a-z0-9]+)*")
NUMBER = re.compile(r"[1-9]\d?(\.[1-9]\d?)+")


@dataclass(frozen=True)
class Difference:
    """What some books say instead of a rule, or that they say nothing."""

    books: tuple[str, ...]
    text: Text


@dataclass(frozen=True)
class Rule:
    number: str
    chapter: int
    title: Text
    text: Text
    play: bool = False  # a rule of play: the engine's steps cite it
    reasoned: bool = False  # no book says it outright
    examples: tuple[Text, ...] = ()
    sources: Mapping[str, tuple[str, ...]] = field(default_factory=dict)  # book -> sections
    differs: tuple[Difference, ...] = ()
    related: tuple[str, ...] = ()
    keywords: tuple[str, ...] = ()
    cards: tuple[str, ...] = ()


@dataclass(frozen=True)
class Chapter:
    number: int
    title: Text
    rules: tuple[Rule, ...]


@dataclass(frozen=True)
class Book:
    id: str
    short: str
    language: str
    title: str
    sections: Mapping[str, str]


@dataclass(frozen=True)
class Edition:
    id: str
    books: tuple[str, ...]
    title: Text
    text: Text


@dataclass(frozen=True)
class Reading:
    id: str
    rules: tuple[str, ...]
    question: Text
    alternatives: Mapping[str, Text]
    says: Mapping[str, str]  # book -> alternative; a book that is missing is silent


@dataclass(frozen=True)
class Rulebook:
    chapters: tuple[Chapter, ...]
    books: Mapping[str, Book]
    editions: Mapping[str, Edition]
    readings: Mapping[str, Reading]

    @property
    def rules(self) -> dict[str, Rule]:
        return {rule.number: rule for chapter in self.chapters for rule in chapter.rules}

    def ruleset(
        self, edition: str = "current", choices: Mapping[str, str] | None = None
    ) -> Ruleset:
        """An edition's readings, some of them perhaps chosen otherwise.

        For each reading the first of the edition's books that says something decides. Where none
        does, the first alternative holds and the reading is open; so is one that was chosen
        against the books.
        """
        settled: dict[str, str] = {}
        for reading in self.readings.values():
            for book in self.editions[edition].books:
                if book in reading.says:
                    settled[reading.id] = reading.says[book]
                    break
        chosen = {**settled, **(choices or {})}
        open_readings = [r for r in READINGS if settled.get(r) != chosen.get(r, READINGS[r][0])]
        return Ruleset.of(chosen, open_readings, edition)

    def differing(self, reading: str) -> bool:
        """Do the books answer this one differently, rather than not at all?"""
        return len(set(self.readings[reading].says.values())) > 1


# -- reading the files ----------------------------------------------------------------------------


def _chapter(file: DataFile) -> Chapter:
    words = file.fields(file.document.value, (), "chapter title rules")
    number = words["chapter"]
    if not isinstance(number, int) or isinstance(number, bool) or not 0 < number < 100:
        raise file.error("expected the chapter's number", ("chapter",))
    rules = tuple(_rule(file, number, v, p) for v, p in file.items(words["rules"], ("rules",)))
    return Chapter(number, file.text(words["title"], ("title",)), rules)


def _rule(file: DataFile, chapter: int, value: Any, path: Path) -> Rule:
    optional = "play reasoned examples sources differs related keywords cards"
    words = file.fields(value, path, "number title text", optional)
    number = words["number"]
    if not isinstance(number, str) or not NUMBER.fullmatch(number):
        raise file.error('expected a number such as "7.2"', (*path, "number"))
    if number.split(".")[0] != str(chapter):
        raise file.error(f"the rule {number} is not of chapter {chapter}", (*path, "number"))
    for flag in ("play", "reasoned"):
        if not isinstance(words.get(flag, False), bool):
            raise file.error("expected true or false", (*path, flag))
    sources = words.get("sources", {})
    if not isinstance(sources, dict):
        raise file.error("expected books and their sections", (*path, "sources"))
    differs = []
    for entry, place in file.items(words.get("differs", []), (*path, "differs")):
        entry = file.fields(entry, place, "books text")
        books = file.strings(entry["books"], (*place, "books"))
        differs.append(Difference(books, file.text(entry["text"], (*place, "text"))))
    return Rule(
        number=number,
        chapter=chapter,
        title=file.text(words["title"], (*path, "title")),
        text=file.text(words["text"], (*path, "text")),
        play=words.get("play", False),
        reasoned=words.get("reasoned", False),
        examples=tuple(
            file.text(v, p) for v, p in file.items(words.get("examples", []), (*path, "examples"))
        ),
        sources={
            book: file.strings(sections, (*path, "sources", book))
            for book, sections in sources.items()
        },
        differs=tuple(differs),
        related=file.strings(words.get("related", []), (*path, "related")),
        keywords=file.strings(words.get("keywords", []), (*path, "keywords")),
        cards=file.strings(words.get("cards", []), (*path, "cards")),
    )


def _by_id(file: DataFile, needed: str) -> dict[str, tuple[dict[str, Any], Path]]:
    """The entries of a file that is a list, by their ids."""
    entries: dict[str, tuple[dict[str, Any], Path]] = {}
    for value, path in file.items(file.document.value, ()):
        words = file.fields(value, path, needed)
        id = words["id"]
        if not isinstance(id, str) or not ID.fullmatch(id):
            raise file.error("expected an id: small letters, hyphens, dots", (*path, "id"))
        if id in entries:
            raise file.error(f"{id} stands there twice", (*path, "id"))
        entries[id] = (words, path)
    return entries


def _books(file: DataFile) -> dict[str, Book]:
    books = {}
    for id, (words, path) in _by_id(file, "id short language title sections").items():
        for name in ("short", "title"):
            if not isinstance(words[name], str) or not words[name]:
                raise file.error("expected a word", (*path, name))
        if words["language"] not in LANGUAGES:
            raise file.error(f"expected one of {', '.join(LANGUAGES)}", (*path, "language"))
        sections = words["sections"]
        if not isinstance(sections, dict) or not sections:
            raise file.error("expected sections and their headings", (*path, "sections"))
        for section, heading in sections.items():
            if not isinstance(heading, str) or not heading:
                raise file.error("expected a heading", (*path, "sections", section))
        books[id] = Book(**words)
    return books


def _editions(file: DataFile, books: Mapping[str, Book]) -> dict[str, Edition]:
    editions = {}
    for id, (words, path) in _by_id(file, "id books title text").items():
        named = file.strings(words["books"], (*path, "books"))
        for book in named:
            if book not in books:
                raise file.error(f"there is no book {short(book)!r}", (*path, "books"))
        title, text = (file.text(words[name], (*path, name)) for name in ("title", "text"))
        editions[id] = Edition(id, named, title, text)
    if "current" not in editions:
        raise file.error("there is no edition `current`", ())
    return editions


def _readings(file: DataFile, books: Mapping[str, Book]) -> dict[str, Reading]:
    readings = {}
    for id, (words, path) in _by_id(file, "id rules question alternatives says").items():
        alternatives, says = words["alternatives"], words["says"]
        for name in ("alternatives", "says"):
            if not isinstance(words[name], dict):
                raise file.error("expected `word: value` pairs", (*path, name))
        if id not in READINGS or tuple(alternatives) != READINGS[id]:
            raise file.error("the engine knows this reading otherwise, or not at all", path)
        for book, choice in says.items():
            if book not in books or choice not in READINGS[id]:
                raise file.error("expected a book and an alternative", (*path, "says", book))
        readings[id] = Reading(
            id,
            file.strings(words["rules"], (*path, "rules")),
            file.text(words["question"], (*path, "question")),
            {
                alternative: file.text(text, (*path, "alternatives", alternative))
                for alternative, text in alternatives.items()
            },
            says,
        )
    for id in READINGS:
        if id not in readings:
            raise file.error(f"the reading {id!r} is missing", ())
    return readings


def load(folder: FilePath) -> Rulebook:
    """All rule files of a folder. An error names the file and the line."""
    books = _books(DataFile(folder / "books.yaml"))
    chapters: dict[int, Chapter] = {}
    for path in sorted(folder.glob("[0-9][0-9]-*.yaml")):
        file = DataFile(path)
        chapter = _chapter(file)
        if chapter.number in chapters:
            raise file.error(f"chapter {chapter.number} has a file already", ("chapter",))
        chapters[chapter.number] = chapter
        numbers = [rule.number for rule in chapter.rules]
        for i, number in enumerate(numbers):
            if number in numbers[:i]:
                raise file.error(f"the rule {number} is written twice", ("rules", i, "number"))
    return Rulebook(
        tuple(chapters[number] for number in sorted(chapters)),
        books,
        _editions(DataFile(folder / "editions.yaml"), books),
        _readings(DataFile(folder / "readings.yaml"), books),
    )


@cache
def rulebook() -> Rulebook:
    """The rulebook that comes with the project."""
    return load(data.folder("rules"))
