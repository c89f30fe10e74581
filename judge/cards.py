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
from judge.ability_language import CONSTANT, IN_DISCARD, TRIGGERS, Reader
from judge.document import Document, DocumentError, Path, read, short
from judge.engine.abilities import Constant, Evolve, EvolveInstead, Give, Trigger
from judge.engine.card import UNKNOWN, Card, make_line, make_sides
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
    number: int | str
    copies: int
    names: dict[str, Name]
    keywords: tuple[str, ...]  # in their printed order

    @property
    def id(self) -> str:
        return self.card.id

    @property
    def shown_number(self) -> str:
        """The number as it is printed: 07, P1/2022; of some promo cards none."""
        return self.number if isinstance(self.number, str) else f"{self.number:02}"

    @property
    def is_power_card(self) -> bool:
        """A card that is bought, not a creature."""
        return self.card.cost > 0

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
        """The engine's card; of a card with several sides also one of them, as `id:1`."""
        if id == UNKNOWN.id:
            return UNKNOWN
        name, _, side = id.partition(":")
        card = self.cards[name].card
        return card.sides[int(side) - 1] if side else card

    def printed(self, card: Card) -> PrintedCard:
        """What is printed on one of the engine's cards."""
        return self.cards[card.id.partition(":")[0]]

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

BOUGHT = Trigger.BOUGHT.value
NO_NUMBER = "none"  # a promo card without one
_OTHER_NUMBER = re.compile(r"(E|P|P-E)\d{1,2}/\d{1,4}")
_FIELDS = {
    "id",
    "number",
    "copies",
    "power",
    "keywords",
    "names",
    "octonite",
    "distribute",
    "dice",
    "stage",
    "sides",
    "team",
    CONSTANT,
    IN_DISCARD,
    *(word for word in TRIGGERS if word != BOUGHT),
}


def read_set(text: str | bytes, taken: Iterable[str] = ()) -> tuple[CardSet, list[PrintedCard]]:
    """One file of `cards/`. `taken` are the ids of other files' cards."""
    document = read(text)
    reader = Reader(document)
    words = reader.mapping(document.value, ())
    reader.only(words, {"set", "names", "cards", "power-cards"}, ())
    name = words.get("set")
    if not isinstance(name, str) or not _ID.fullmatch(name):
        raise document.error("expected the id of the set", ("set",))
    set_names = _names(reader, words.get("names"), ("names",))
    if not isinstance(words.get("cards"), list):
        raise document.error("expected a list of cards", ("cards",))
    cards = [
        _card(document, reader, name, value, ("cards", i)) for i, value in enumerate(words["cards"])
    ]
    power_cards = words.get("power-cards", [])
    if not isinstance(power_cards, list):
        raise document.error("expected a list of Power cards", ("power-cards",))
    cards += [
        _power_card(reader, name, value, ("power-cards", i)) for i, value in enumerate(power_cards)
    ]
    ids = set(taken)
    for i, card in enumerate(cards):
        if card.id in ids:
            creatures = len(words["cards"])
            place: Path = ("cards", i) if i < creatures else ("power-cards", i - creatures)
            raise document.error(f"the card {card.id} is there already", (*place, "id"))
        ids.add(card.id)
    link_lines(document, cards)
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


def _power_card(reader: Reader, in_set: str, value: Any, path: Path) -> PrintedCard:
    """A Power card: a price, and an effect that happens when it is bought."""
    words = reader.mapping(value, path)
    reader.only(words, {"id", "number", "cost", "names", BOUGHT}, path)
    id = words.get("id")
    if not isinstance(id, str) or not _ID.fullmatch(id):
        raise reader.error("expected the card's id", (*path, "id"))
    number = reader.number(words.get("number"), (*path, "number"))
    cost = reader.number(words.get("cost"), (*path, "cost"), 1, 9)
    if BOUGHT not in words:
        raise reader.error("expected what happens when it is bought", (*path, BOUGHT))
    abilities = reader.abilities(id, words, path)
    names = _names(reader, words.get("names"), (*path, "names"))
    if squeezed(names["en"].text) != squeezed(id):
        raise reader.error("the id is not the English name with hyphens", (*path, "id"))
    return PrintedCard(Card(id, 0, abilities=abilities, cost=cost), in_set, number, 1, names, ())


def _card(document: Document, reader: Reader, in_set: str, value: Any, path: Path) -> PrintedCard:
    words = reader.mapping(value, path)
    reader.only(words, _FIELDS, path)
    id = words.get("id")
    if not isinstance(id, str) or not _ID.fullmatch(id) or id in (UNKNOWN.id, "nothing"):
        raise document.error("expected the card's id", (*path, "id"))
    number = words.get("number")
    if isinstance(number, str) and (number == NO_NUMBER or _OTHER_NUMBER.fullmatch(number)):
        number = number.removeprefix(NO_NUMBER)
    else:
        number = reader.number(number, (*path, "number"))
    copies = reader.number(words.get("copies"), (*path, "copies"), 0)
    power = reader.number(words.get("power"), (*path, "power"))
    keywords: tuple[str, ...] = ()
    if "keywords" in words:
        keywords = reader.keywords(words["keywords"], (*path, "keywords"))
    names = _names(reader, words.get("names"), (*path, "names"))
    if squeezed(names["en"].text) != squeezed(id):
        raise document.error("the id is not the English name with hyphens", (*path, "id"))
    abilities = reader.abilities(id, words, path)
    constants = _constants(reader, id, len(abilities), words, CONSTANT, path)
    given = sum(isinstance(constant, Give) for constant in constants)
    in_discard = _constants(reader, id, len(abilities) + given, words, IN_DISCARD, path)
    for flag in ("distribute", "team"):
        if words.get(flag, True) is not True:
            raise document.error(f"expected `{flag}: true`", (*path, flag))
    small = {
        key: reader.number(words.get(key, default), (*path, key), default, 9)
        for key, default in (("octonite", 0), ("dice", 0), ("stage", 1))
    }
    card = Card(
        id,
        power,
        frozenset(keywords),
        abilities,
        constants,
        in_discard,
        small["octonite"],
        "distribute" in words,
        small["dice"],
        small["stage"],
        team="team" in words,
    )
    if "sides" in words:
        _read_sides(reader, card, words["sides"], (*path, "sides"))
    return PrintedCard(card, in_set, number, copies, names, keywords)


def squeezed(name: str) -> str:
    """A name without anything between its letters: H.A.D.E.S. is hades."""
    return "".join(fold(name).split())


def _constants(
    reader: Reader, id: str, index: int, words: dict[str, Any], key: str, path: Path
) -> tuple[Constant, ...]:
    value = words.get(key, [])
    if not isinstance(value, list):
        raise reader.error("expected a list", (*path, key))
    found: list[Constant] = []
    for i, entry in enumerate(value):
        found.append(reader.constant(id, index, entry, (*path, key, i)))
        index += isinstance(found[-1], Give)
    return tuple(found)


def _read_sides(reader: Reader, card: Card, value: Any, path: Path) -> None:
    """The ways a card can lie once it is exhausted: each a power and keywords."""
    if not isinstance(value, list) or len(value) < 2:
        raise reader.error("expected a list of sides", path)
    sides = []
    for i, entry in enumerate(value):
        words = reader.mapping(entry, (*path, i))
        reader.only(words, {"power", "keywords"}, (*path, i))
        power = reader.number(words.get("power"), (*path, i, "power"))
        keywords = reader.keywords(words.get("keywords"), (*path, i, "keywords"))
        sides.append(Card(f"{card.id}:{i + 1}", power, frozenset(keywords)))
    make_sides(card, tuple(sides))


def next_form(card: Card) -> str | None:
    """The form a card says it evolves to."""
    for constant in card.constants:
        if isinstance(constant, EvolveInstead):
            return constant.to
    for ability in card.abilities:
        for sentence in ability.sentences:
            if isinstance(sentence.do, Evolve):
                return sentence.do.to
    return None


def link_lines(document: Document, cards: list[PrintedCard]) -> None:
    """Evolution lines follow from the abilities: each form says which one it becomes.

    A line is in one file. Nothing goes round, because each form is one stage further.
    """
    by_id = {card.id: (card.card, ("cards", i)) for i, card in enumerate(cards)}
    for card, _ in by_id.values():
        line = [card]
        while card.stage == 1 and (form := next_form(line[-1])) is not None:
            last = line[-1]
            here = where_evolved(document, by_id[last.id][1])
            found = by_id[form][0] if form in by_id else None
            if found is None:
                raise document.error(f"there is no form {short(form)}", here)
            if found.stage != last.stage + 1:
                raise document.error(f"{form} is not the next stage", here)
            if found.line:
                raise document.error(f"{form} belongs to another line already", here)
            line.append(found)
        if len(line) > 1:
            make_line(tuple(line))
    for card, path in by_id.values():
        if card.stage > 1 and not card.line:
            raise document.error("no creature evolves to this form", path)


def where_evolved(document: Document, path: Path) -> Path:
    """Where in its file a card names the form it becomes."""
    words = document.value["cards"][path[1]]
    for word, sentences in words.items():
        if word in TRIGGERS or word == CONSTANT:
            for i, sentence in enumerate(sentences):
                if "evolve" in sentence:
                    return (*path, word, i, "evolve")
    return path


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
