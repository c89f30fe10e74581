"""What can be found: rules, rulings, cards and printed passages, with the words for each."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from judge import facets
from judge.cards import Library, PrintedCard
from judge.engine.card import Card
from judge.languages import LANGUAGES
from judge.query import Filters, plain
from judge.rules import Chapter, Rule
from judge.rulings import Ruling
from judge.userdata import ImportedBook, Passage
from judge.wording import wording

RULE, RULING, CARD, PASSAGE = "rule", "ruling", "card", "passage"


@dataclass(frozen=True)
class Entry:
    """Something that can be found."""

    kind: str
    id: str
    titles: Mapping[str, str]
    texts: Mapping[str, str]
    names: tuple[str, ...] = ()  # folded: found exactly, these come first
    card: PrintedCard | None = None
    rules: tuple[str, ...] = ()  # a ruling's
    chapter: Mapping[str, str] | None = None  # a rule's, by its title
    passage: Passage | None = None  # of an imported book: found, it brings up the rules it is about
    book: str = ""

    @property
    def opens_chapter(self) -> bool:
        return self.kind == RULE and self.id.endswith(".1")

    def found_by(self, language: str) -> tuple[str, str]:
        """The title and the text it is found by: more than is shown.

        A rule is also about what its chapter is about, and the first one says what that is.
        """
        title, text = self.titles[language], self.texts[language]
        if self.chapter is not None:
            chapter = self.chapter[language]
            text = f"{text}\n{chapter}"
            title = f"{title}\n{chapter}" if self.opens_chapter else title
        return title, text

    def url(self, language: str) -> str:
        return f"/{language}/{self.kind}s/{self.id}"


def rule_entry(rule: Rule, chapter: Chapter) -> Entry:
    texts = {
        language: "\n".join(
            [
                rule.text[language],
                *(example[language] for example in rule.examples),
                *(difference.text[language] for difference in rule.differs),
            ]
        )
        for language in LANGUAGES
    }
    names = [rule.number, *(rule.title[language] for language in LANGUAGES)]
    folded = tuple(dict.fromkeys(map(plain, names)))
    return Entry(RULE, rule.number, rule.title, texts, folded, chapter=chapter.title)


def ruling_entry(ruling: Ruling) -> Entry:
    return Entry(RULING, ruling.id, ruling.question, ruling.answer, rules=ruling.rules)


def card_entry(card: PrintedCard, cards: Library) -> Entry:
    names = {plain(name.text) for name in card.names.values()} | {plain(card.id)}
    does = facets.does(card)
    texts = {}
    for language in LANGUAGES:
        words = wording(language)
        parts = [
            ", ".join(words.keywords[keyword] for keyword in card.keywords),
            *words.card_text(card),
            cards.sets[card.set].name(language),
            ", ".join(facets.DOES[what][language][0] for what in sorted(does)),
        ]
        texts[language] = " · ".join(part for part in parts if part)
    titles = {language: card.name(language).text for language in LANGUAGES}
    return Entry(CARD, card.id, titles, texts, tuple(sorted(names)), card)


def passage_entry(passage: Passage, book: ImportedBook) -> Entry:
    empty = dict.fromkeys(LANGUAGES, "")
    texts = {**empty, book.language: passage.text}
    return Entry(PASSAGE, "", empty, texts, passage=passage, book=book.book)


# -- what is wanted of them -----------------------------------------------------------------------


def passes(card: PrintedCard, filters: Filters) -> bool:
    if filters.sets and card.set not in filters.sets:
        return False
    if filters.triggers and not filters.triggers & facets.triggers(card):
        return False
    if filters.does and not filters.does & facets.does(card):
        return False
    return any(face_passes(face, filters) for face in (card.card, *card.card.sides))


def face_passes(card: Card, filters: Filters) -> bool:
    """Power and keywords: a card with several sides has them together on one of these."""
    if not filters.keywords <= set(card.keywords):
        return False
    if filters.at_least is None and filters.at_most is None:
        return True
    if card.cost:  # a Power card has no power
        return False
    if filters.at_least is not None and card.power < filters.at_least:
        return False
    return filters.at_most is None or card.power <= filters.at_most


def has_phrases(entry: Entry, phrases: Iterable[str]) -> bool:
    texts = [plain(f"{entry.titles[x]} / {entry.texts[x]}") for x in LANGUAGES]
    return all(any(phrase in text for text in texts) for phrase in phrases)
