"""`judge check`: the data is valid, every citation resolves, every rule of play is cited."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from random import Random

from judge.cards import Library
from judge.engine import KEYWORDS, READINGS, Decision, Reason, Ruleset, Step, cite
from judge.languages import LANGUAGES
from judge.rules import Rulebook
from judge.rulings import Topic, check_rulings
from judge.simulate import deal, play_out, random_board, whole_deck
from judge.wording import Names, wording

GAMES = 40  # random games a ruleset


@dataclass
class Findings:
    """What is wrong, and what was looked at."""

    wrong: list[str] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)


def check(
    cards: Library, rules: Rulebook, topics: tuple[Topic, ...] = (), games: int = GAMES
) -> Findings:
    findings = Findings()
    findings.wrong += check_rules(cards, rules)
    findings.wrong += check_sections(rules, findings.notes)
    findings.wrong += check_rulings(topics, cards, rules)
    cited, played = cited_in_play(cards, rules, games, findings.wrong)
    known = rules.rules
    for number in sorted(cite.ALL - known.keys()):
        findings.wrong.append(f"the engine cites the rule {number}, which does not exist")
    for number, rule in known.items():
        if rule.play and number not in cited:
            findings.wrong.append(f"rule {number} is a rule of play, but no step ever cites it")
        if number in cited and not rule.play:
            findings.wrong.append(
                f"rule {number} is cited by steps, but not marked as rule of play"
            )
    every = [ruling for topic in topics for ruling in topic.rulings]
    boards = sum(len(ruling.boards) for ruling in every)
    findings.notes.append(
        f"{len(cards)} cards, {len(known)} rules, {len(every)} rulings with {boards} boards, "
        f"{len(rules.readings)} readings, {len(rules.editions)} editions; "
        f"{played} random games, {len(cited)} rules cited in them"
    )
    return findings


def check_rules(cards: Library, rules: Rulebook) -> Iterator[str]:
    """What rules name exists."""
    known = rules.rules
    for rule in known.values():
        for number in rule.related:
            if number not in known:
                yield f"rule {rule.number}: related to {number}, which does not exist"
        books = {*rule.sources, *(book for d in rule.differs for book in d.books)}
        for book in sorted(books - rules.books.keys()):
            yield f"rule {rule.number}: there is no book {book}"
        for book, sections in rule.sources.items():
            for section in sections:
                if book in rules.books and section not in rules.books[book].sections:
                    yield f"rule {rule.number}: {book} has no section {section}"
        for keyword in rule.keywords:
            if keyword not in KEYWORDS:
                yield f"rule {rule.number}: there is no keyword {keyword}"
        if not rule.sources and not rule.reasoned:
            yield f"rule {rule.number}: neither a source nor marked as reasoned"
    for reading in rules.readings.values():
        for number in reading.rules:
            if number not in known:
                yield f"reading {reading.id}: there is no rule {number}"


def check_sections(rules: Rulebook, notes: list[str]) -> Iterator[str]:
    """Every section of every book is covered by a rule."""
    for book in rules.books.values():
        covered: dict[str, list[str]] = {section: [] for section in book.sections}
        for rule in rules.rules.values():
            for section in rule.sources.get(book.id, ()):
                covered.setdefault(section, []).append(rule.number)
        bare = sum(not numbers for numbers in covered.values())
        state = f"{bare} without a rule" if bare else "all covered by rules"
        notes.append(f"{book.id}: {len(book.sections)} sections, {state}")
        for section, numbers in covered.items():
            notes.append(f"  {section:24} {', '.join(numbers)}")
            if not numbers:
                yield f"{book.id}: no rule covers the section {section}"


def rulesets(rules: Rulebook) -> Iterator[Ruleset]:
    """Every edition, and each with one reading turned the other way."""
    for edition in rules.editions:
        usual = rules.ruleset(edition)
        yield usual
        for reading, alternatives in READINGS.items():
            for choice in alternatives:
                if choice != usual[reading]:
                    yield rules.ruleset(edition, {reading: choice})
        yield rules.ruleset(edition, {reading: others[-1] for reading, others in READINGS.items()})


def cited_in_play(
    cards: Library, rules: Rulebook, games: int, wrong: list[str]
) -> tuple[set[str], int]:
    """Play random games and boards under every ruleset; collect what steps and reasons cite.

    On the way every step and every reason must cite a rule and be sayable in every language.
    """
    cited: set[str] = set()
    problems: dict[str, None] = {}
    deck = whole_deck(cards)
    seed = 0
    for ruleset in rulesets(rules):
        for number in range(games):
            seed += 1
            rng = Random(seed)
            start = (
                deal(deck, rng, ruleset)
                if number % 4 == 0
                else random_board([*cards], rng, ruleset)
            )
            steps: list[Step] = []
            reasons: list[Reason] = []

            def watch(asked: Decision, reasons: list[Reason] = reasons) -> None:
                reasons += [reason for _, given in asked.ruled_out() for reason in given]

            play_out(start, rng, steps, watch)
            entries: list[Step | Reason] = [*steps, *reasons]
            cited |= {number for entry in entries for number in entry.rules}
            names = {language: Names(start, cards, language) for language in LANGUAGES}
            for problem in _unsayable(entries, names, rules):
                problems.setdefault(f"seed {seed}, {ruleset.edition}: {problem}")
    wrong += problems
    return cited, seed


def _unsayable(
    entries: Iterable[Step | Reason], names: dict[str, Names], rules: Rulebook
) -> Iterator[str]:
    known = rules.rules
    for entry in entries:
        if not entry.rules:
            yield f"{entry.kind} cites no rule"
        for number in entry.rules:
            if number not in known:
                yield f"{entry.kind} cites {number}, which does not exist"
        for language in LANGUAGES:
            words = wording(language)
            try:
                if isinstance(entry, Step):
                    words.step(entry, names[language])
                else:
                    words.reason(entry, names[language])
            except (KeyError, IndexError, AttributeError) as error:
                yield f"{entry.kind} has no words in {language}: {error!r}"
