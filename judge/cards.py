"""The cards: `cards/*.yaml` read into values, and found again by any of their names."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path as FilePath
from typing import Any

from rapidfuzz.distance import OSA

from judge import data
from judge.ability_language import CONSTANT, TRIGGERS, Reader
from judge.document import Document, DocumentError, Path, read, short
from judge.engine.card import UNKNOWN, Card
from judge.languages import LANGUAGES, fold

_ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
_NAME = re.compile(r"(.*?)(?: \(([mf])\))?")
MAX_NAME = 80  # a longer word is no card name, and not worth comparing with all of them


@dataclass(frozen=True)
class Name:
    """A printed name; French and Spanish ones with their grammatical gender."""

    text: str
    gender: str = "f"  # as "la créature", "la criatura", where nothing else is known


@dataclass(frozen=True, eq=False)
class PrintedCard:
    """A card of a set: what is printed on it, and the engine's card."""

    card: Card
    set: str
    number: int
    copies: int
    names: dict[str, Name]
    keywords: tuple[str, ...]  # in their printed order

    @property
    def id(self) -> str:
        return self.card.id

    def name(self, language: str) -> Name:
        """The name in a language; where none is known from print, the English one."""
        return self.names.get(language) or self.names["en"]


@dataclass(frozen=True)
class CardSet:
    """A box of cards."""

    id: str
    names: dict[str, str]

    def name(self, language: str) -> str:
        return self.names.get(language, self.names["en"])


class UnknownName(Exception):
    """No card has this name."""

    def __init__(self, name: str, nearest: list[str]) -> None:
        super().__init__(name)
        self.name = name
        self.nearest = nearest  # English names


class AmbiguousName(Exception):
    """More than one card could be meant."""

    def __init__(self, name: str, candidates: list[str]) -> None:
        super().__init__(name)
        self.name = name
        self.candidates = candidates  # English names


class Library:
    """Cards by id and by name."""

    def __init__(self, sets: Iterable[CardSet], cards: Iterable[PrintedCard]) -> None:
        self.sets = {s.id: s for s in sets}
        self.cards = {card.id: card for card in cards}
        self._by_name: dict[str, list[PrintedCard]] = {}
        for card in self.cards.values():
            folded = {fold(card.id), *(fold(name.text) for name in card.names.values())}
            for name in folded:
                self._by_name.setdefault(name, []).append(card)

    def __iter__(self) -> Iterator[PrintedCard]:
        return iter(self.cards.values())

    def __len__(self) -> int:
        return len(self.cards)

    def card(self, id: str) -> Card:
        """The engine's card."""
        return UNKNOWN if id == UNKNOWN.id else self.cards[id].card

    def find(self, name: str) -> PrintedCard:
        """The card with this name, in any language: exactly, whatever case and accents."""
        if name in self.cards:
            return self.cards[name]
        found = self._by_name.get(fold(name), [])
        if len(found) == 1:
            return found[0]
        if found:
            raise AmbiguousName(name, sorted(c.names["en"].text for c in found))
        raise UnknownName(name, [c.names["en"].text for c in self.nearest(name)])

    def guess(self, name: str) -> PrintedCard:
        """The card that is meant: as `find`, else by a part of its name, else by a likely typo."""
        try:
            return self.find(name)
        except UnknownName:
            pass
        folded = fold(name)
        for candidates in (self._with_words(folded), self._with_typos(folded)):
            if len(candidates) == 1:
                return candidates[0]
            if candidates:
                raise AmbiguousName(name, sorted(c.names["en"].text for c in candidates))
        raise UnknownName(name, [c.names["en"].text for c in self.nearest(name)])

    def _with_words(self, folded: str) -> list[PrintedCard]:
        """The cards with these words, or their beginnings, in one of their names."""
        words = folded.split()
        if not words or len(folded) < 3:
            return []
        found = {
            card.id: card
            for name, cards in self._by_name.items()
            if all(any(part.startswith(word) for part in name.split()) for word in words)
            for card in cards
        }
        return list(found.values())

    def _distances(self, folded: str, most: int) -> list[tuple[int, PrintedCard]]:
        if len(folded) > MAX_NAME:
            return []
        best: dict[str, tuple[int, PrintedCard]] = {}
        for name, cards in self._by_name.items():
            distance = OSA.distance(folded, name, score_cutoff=most)
            if distance <= most:
                for card in cards:
                    if card.id not in best or distance < best[card.id][0]:
                        best[card.id] = (distance, card)
        return sorted(best.values(), key=lambda pair: (pair[0], pair[1].id))

    def _with_typos(self, folded: str) -> list[PrintedCard]:
        """The cards one or two slips away; a short name allows fewer slips."""
        slips = 0 if len(folded) < 4 else 1 if len(folded) < 7 else 2
        found = self._distances(folded, slips)
        return [card for distance, card in found if distance == found[0][0]]

    def nearest(self, name: str, most: int = 3) -> list[PrintedCard]:
        """The cards with the most similar names."""
        folded = fold(name)
        similar = [card for _, card in self._distances(folded, max(2, len(folded) // 2))]
        return list(dict.fromkeys([*self._with_words(folded), *similar]))[:most]


# -- reading the files ----------------------------------------------------------------------------

_FIELDS = {"id", "number", "copies", "power", "keywords", "names", CONSTANT, *TRIGGERS}


def read_set(text: str | bytes, taken: Iterable[str] = ()) -> tuple[CardSet, list[PrintedCard]]:
    """One file of `cards/`. `taken` are the ids of other files' cards."""
    document = read(text)
    reader = Reader(document)
    words = reader.mapping(document.value, ())
    reader.only(words, {"set", "names", "cards"}, ())
    name = words.get("set")
    if not isinstance(name, str) or not _ID.fullmatch(name):
        raise document.error("expected the id of the set", ("set",))
    set_names = _names(reader, words.get("names"), ("names",))
    if not isinstance(words.get("cards"), list):
        raise document.error("expected a list of cards", ("cards",))
    cards = [
        _card(document, reader, name, value, ("cards", i)) for i, value in enumerate(words["cards"])
    ]
    ids = set(taken)
    for i, card in enumerate(cards):
        if card.id in ids:
            raise document.error(f"the card {card.id} is there already", ("cards", i, "id"))
        ids.add(card.id)
    texts = {language: found.text for language, found in set_names.items()}
    return CardSet(name, texts), cards


def _names(reader: Reader, value: Any, path: Path) -> dict[str, Name]:
    words = reader.mapping(value, path)
    reader.only(words, set(LANGUAGES), path)
    if "en" not in words:
        raise reader.error("expected an English name", path)
    names = {}
    for language, text in words.items():
        match = _NAME.fullmatch(str(text))
        if not isinstance(text, str) or not match or not match[1]:
            raise reader.error("expected a name", (*path, language))
        if re.search(r"[()]", match[1]):
            raise reader.error("behind a name stands its gender, (m) or (f)", (*path, language))
        names[language] = Name(match[1], match[2] or "f")
    return names


def _card(document: Document, reader: Reader, in_set: str, value: Any, path: Path) -> PrintedCard:
    words = reader.mapping(value, path)
    reader.only(words, _FIELDS, path)
    id = words.get("id")
    if not isinstance(id, str) or not _ID.fullmatch(id) or id in (UNKNOWN.id, "nothing"):
        raise document.error("expected the card's id", (*path, "id"))
    numbers = {
        key: reader.number(words.get(key), (*path, key), least, 99)
        for key, least in (("number", 1), ("copies", 0), ("power", 1))
    }
    keywords: tuple[str, ...] = ()
    if "keywords" in words:
        keywords = reader.keywords(words["keywords"], (*path, "keywords"))
    names = _names(reader, words.get("names"), (*path, "names"))
    if fold(names["en"].text) != fold(id):
        raise document.error("the id is not the English name with hyphens", (*path, "id"))
    triggers = [key for key in words if key in TRIGGERS]
    abilities = tuple(
        reader.ability(id, i, key, words[key], (*path, key)) for i, key in enumerate(triggers)
    )
    constants = words.get(CONSTANT, [])
    if not isinstance(constants, list):
        raise document.error("expected a list", (*path, CONSTANT))
    card = Card(
        id,
        numbers["power"],
        frozenset(keywords),
        abilities,
        tuple(reader.constant(v, (*path, CONSTANT, i)) for i, v in enumerate(constants)),
    )
    return PrintedCard(card, in_set, numbers["number"], numbers["copies"], names, keywords)


def load(folder: FilePath) -> Library:
    """All card files of a folder. An error names the file and the line."""
    sets: list[CardSet] = []
    cards: list[PrintedCard] = []
    for file in sorted(folder.glob("*.yaml")):
        try:
            card_set, in_set = read_set(file.read_bytes(), {card.id for card in cards})
        except DocumentError as error:
            raise DocumentError(f"{file.name}: {error}") from None
        if any(card_set.id == other.id for other in sets):
            raise DocumentError(f"{file.name}: the set {short(card_set.id)} has a file already")
        sets.append(card_set)
        cards += in_set
    return Library(sets, cards)


@cache
def library() -> Library:
    """The cards that come with the project."""
    return load(data.folder("cards"))
