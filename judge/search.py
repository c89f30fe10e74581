"""The search over rules, rulings and cards: Whoosh, in memory, and nowhere else.

Everything is folded (no accents, no case) before it is stemmed, the query the same way. A query may
be in any language, whatever language is shown.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cache, lru_cache
from itertools import pairwise

from rapidfuzz.distance import OSA
from whoosh.analysis import SpaceSeparatedTokenizer
from whoosh.fields import ID, NUMERIC, TEXT, Schema
from whoosh.filedb.filestore import RamStorage
from whoosh.lang import stemmer_for_language, stopwords_for_language
from whoosh.query import Term
from whoosh.scoring import BM25F

from judge.cards import Library
from judge.cards import library as all_cards
from judge.described import described
from judge.entries import (
    CARD,
    RULE,
    RULING,
    Entry,
    card_entry,
    has_phrases,
    passage_entry,
    passes,
    rule_entry,
    ruling_entry,
)
from judge.facets import FacetWords
from judge.languages import LANGUAGES
from judge.query import Filters, Query, plain, read_query
from judge.rules import Rulebook, rulebook
from judge.rulings import Topic, topics
from judge.synonyms import SYNONYMS
from judge.userdata import ImportedBook, imported

KINDS = {"rules": RULE, "rulings": RULING, "cards": CARD}
MOST = 60  # results
SUGGESTIONS = 10
SNIPPET = 220  # characters

# How much a hit counts: in a card's or rule's name, in a title, by another word for it.
NAME_WEIGHT = 1.3
TITLE_WEIGHT = 2.3
SYNONYM_WEIGHT = 0.9
PASSAGE_WEIGHT = 0.6
OTHER_LANGUAGE = 0.75  # not the reader's: a stem may be that of another word
PAIR_WEIGHT = 2.5  # two words of the query side by side
LIKENESS = 1.0  # a title worded like the query
EARLY = 0.2  # the first rule of a chapter
ONLY_A_CARD = 0.5  # a card, where more than its name was asked for
RESTS_ON = 0.65  # a rule that a fitting ruling rests on
COORDINATION = 1.2  # how much it counts to have all the words
CERTAIN = 1000.0  # called exactly so, or a card as it was described: above all other hits

_STEMMERS = {language: stemmer_for_language(language) for language in LANGUAGES}
# Words that say nothing. The game's own words are never among them, whatever a list says.
_KEEP = {
    *("no", "not", "can", "against", "before", "after", "up", "twice", "both", "own", "same"),
    *("without", "sans", "sin", "contra", "antes"),
}
_STOP = {
    language: {plain(word) for word in stopwords_for_language(language)} - _KEEP
    for language in LANGUAGES
}
_EMPTY = set.union(*_STOP.values()) - {"mas", "vie", "main", "son"} | {
    *("can", "may", "what", "when", "who", "how", "does", "do", "if", "my", "is", "it", "happens"),
    *("right", "away"),
    *("quand", "que", "qui", "quoi", "comment", "puis", "peut", "est", "si", "il", "mon", "ma"),
    *("cuando", "que", "quien", "como", "puedo", "puede", "si", "mi", "hay", "pasa", "cual"),
}


# Words that only say what kind of thing is looked for: those that are nothing else in the game,
# and those that are.
_ABOUT_RULES = {
    *("rule", "rules", "meaning", "definition", "regle", "regles", "sens", "regla", "reglas"),
}
_EMPTY_OR_ABOUT_RULES = _EMPTY | _ABOUT_RULES
_ABOUT = _ABOUT_RULES | {
    *("keyword", "keywords", "card", "cards"),
    *("mot", "cle", "mots", "cles", "carte", "cartes"),
    *("palabra", "clave", "palabras", "claves", "carta", "cartas"),
}


# What the stemmers leave apart although it is one verb: bloquent, bloquer; perd, perdre; vuelve,
# volver; pierde, perder; juega, jugar; elige, elegir.
_THEY = re.compile(r"\w{2,}(?<!m)ent")
_SAME_VERB: dict[str, tuple[tuple[re.Pattern[str], str], ...]] = {
    "fr": ((re.compile(r"dr$"), "d"),),
    "es": (
        (re.compile(r"^jueg$"), "jug"),
        (re.compile(r"^elig$"), "eleg"),
        (re.compile(r"(?<=[^gq])(?<!^p)ue(?=.)"), "o"),  # but "puede" is not "poder", the power
        (re.compile(r"ie(?=.)"), "e"),
    ),
}


@lru_cache(maxsize=12_000)  # all words that are written here, and some that are only asked for
def stem(word: str, language: str) -> str:
    """A folded word's stem. Again until it stays: folding hides endings from the stemmer."""
    if language == "fr" and _THEY.fullmatch(word):
        word = word[:-2]
    while (shorter := _STEMMERS[language](word)) != word:
        word = shorter
    for written, meant in _SAME_VERB.get(language, ()):
        word = written.sub(meant, word)
    return word


def telling(words: list[str]) -> list[str]:
    """The words of a query that say something; all of them if none does."""
    for empty in (_EMPTY_OR_ABOUT_RULES, _EMPTY):
        if found := [word for word in words if word not in empty]:
            return found
    return words


def is_question(words: list[str]) -> bool:
    """Is it more than a name or a term?"""
    return len(telling(words)) > 2


def stems(text: str, language: str) -> list[str]:
    return [stem(w, language) for w in plain(text).split() if w not in _STOP[language]]


@dataclass(frozen=True)
class Hit:
    """A result, in the reader's language."""

    kind: str
    id: str
    title: str
    snippet: str  # hits between ** and **
    url: str
    score: float = 0.0
    printed: str = ""  # the passage of the reader's own rulebook that was found
    book: str = ""  # and which book that is


@dataclass(frozen=True)
class Answer:
    query: str
    hits: tuple[Hit, ...]
    did_you_mean: str | None = None
    not_understood: tuple[str, ...] = ()
    for_suggestion: bool = False  # the hits are those of `did_you_mean`
    filters: Filters = field(default_factory=Filters)

    def groups(self) -> dict[str, list[Hit]]:
        """The hits by kind; the kind of the best hit first."""
        found: dict[str, list[Hit]] = {}
        for hit in self.hits:
            found.setdefault(hit.kind, []).append(hit)
        return found

    def json(self) -> dict[str, object]:
        shown = ("kind", "id", "title", "snippet", "url")
        return {
            "results": [
                {name: getattr(hit, name) for name in shown}
                | ({"printed": hit.printed, "book": hit.book} if hit.printed else {})
                for hit in self.hits
            ],
            "did_you_mean": self.did_you_mean,
            "not_understood": list(self.not_understood),
        }


class InMemory(RamStorage):  # type: ignore[misc]
    """Whoosh's storage in memory, all of it.

    Its own puts temporary files into one folder that every process on the machine shares, so two
    that build an index at the same moment delete each other's files.
    """

    def temp_storage(self, name: str | None = None) -> RamStorage:
        return InMemory()


class Index:
    """All that can be found, and how."""

    def __init__(
        self,
        cards: Library,
        rules: Rulebook,
        topics: tuple[Topic, ...],
        books: Iterable[ImportedBook] = (),
    ) -> None:
        self.facet_words = FacetWords(cards)
        self.entries: list[Entry] = [
            *(rule_entry(rule, chapter) for chapter in rules.chapters for rule in chapter.rules),
            *(ruling_entry(ruling) for topic in topics for ruling in topic.rulings),
            *(card_entry(card, cards) for card in cards),
            *(passage_entry(passage, book) for book in books for passage in book.passages),
        ]
        self.rule_numbers = {e.id: n for n, e in enumerate(self.entries) if e.kind == RULE}
        self.by_name: dict[str, list[int]] = {}
        self.lexicon: dict[str, set[int]] = {}  # folded word -> whose titles it stands in
        self._stems: dict[str, set[str]] = {language: set() for language in LANGUAGES}
        self._titles: list[list[frozenset[str]]] = []
        self._name_words: list[set[str]] = []
        self.headings: list[tuple[str, bool, int]] = []  # folded titles; is it a name?; whose
        self._words()
        self._build()

    # -- building ---------------------------------------------------------------------------------

    def _words(self) -> None:
        for n, entry in enumerate(self.entries):
            for name in entry.names:
                self.by_name.setdefault(name, []).append(n)
            titles = {plain(title) for title in entry.titles.values()} - {""}
            opens = entry.chapter if entry.chapter and entry.opens_chapter else {}
            asked = titles | {plain(title) for title in opens.values()}
            self._titles.append([frozenset(title.split()) for title in asked])
            self._name_words.append({w for name in entry.names for w in name.split()})
            self.headings += [(name, True, n) for name in entry.names]
            self.headings += [(title, False, n) for title in titles - set(entry.names)]
            for language in LANGUAGES:
                for word in plain(entry.texts[language]).split():
                    self.lexicon.setdefault(word, set())
                for text in (entry.titles[language], entry.texts[language]):
                    self._stems[language].update(stems(text, language))
            for word in {word for title in titles for word in title.split()}:
                self.lexicon.setdefault(word, set()).add(n)
        for word in (w for words in SYNONYMS.values() for w in words):
            for part in plain(word).split():
                self.lexicon.setdefault(part, set())

    def _build(self) -> None:
        plain = SpaceSeparatedTokenizer()
        fields: dict[str, object] = {
            "n": NUMERIC(stored=True),
            "kind": ID,
            "names": TEXT(analyzer=plain, phrase=False),
        }
        for language in LANGUAGES:
            fields[f"title_{language}"] = TEXT(analyzer=plain, phrase=False)
            fields[f"text_{language}"] = TEXT(analyzer=plain, phrase=False)
        self._pairs: dict[str, dict[tuple[str, ...], set[int]]] = {x: {} for x in LANGUAGES}
        storage = InMemory()
        index = storage.create_index(Schema(**fields))
        writer = index.writer()
        for n, entry in enumerate(self.entries):
            document: dict[str, object] = {
                "n": n,
                "kind": entry.kind,
                "names": " ".join(dict.fromkeys(w for name in entry.names for w in name.split())),
            }
            for language in LANGUAGES:
                for name, text in zip(("title", "text"), entry.found_by(language), strict=True):
                    told = stems(text, language)
                    for two in pairwise(told):
                        self._pairs[language].setdefault(two, set()).add(n)
                    document[f"{name}_{language}"] = " ".join(told)
            writer.add_document(**document)
        writer.commit()
        self._searcher = index.searcher(weighting=BM25F())
        self._numbers = [int(fields["n"]) for fields in self._searcher.documents()]
        self._scored: dict[tuple[str, str], dict[int, float]] = {}

    # -- searching --------------------------------------------------------------------------------

    def search(
        self,
        text: str,
        language: str = "en",
        within: str | None = None,
        filters: Filters | None = None,
        most: int = MOST,
    ) -> Answer:
        """Find. `within` is rules, rulings or cards; `filters` add to those in the query."""
        query = read_query(text, self.facet_words)
        if filters:
            merge(query.filters, filters)
        only_words = not (query.filters or query.phrases or query.not_understood)
        cards = described(query.text.split(), self.facet_words) if only_words else None
        found = self._ranked(query, language, within, cards)
        misspelt = [] if cards else self._misspelt(query, language)
        meant = self._did_you_mean(query.words, misspelt)
        instead = False
        if meant is not None:
            again = Query(query.text, plain(meant).split(), [], query.filters, query.not_understood)
            better = self._ranked(again, language, within)
            if better:
                found, query, instead = better, again, True
        # Cards that are as was said are all listed: half a list would look like the whole.
        listed = len(found) if query.filters else 0
        if cards:
            listed = sum(self.entries[n].card is not None for n, _, _ in found)
        hits = tuple(self._hit(*row, query, language) for row in found[: listed + most])
        return Answer(text, hits, meant, tuple(query.not_understood), instead, query.filters)

    def _ranked(
        self, query: Query, reader: str, within: str | None, cards: Filters | None = None
    ) -> list[tuple[int, float, int | None]]:
        """What fits, best first: its number, its score, and the printed passage that fits.

        Where the words describe cards, those come first, and no others.
        """
        printed: dict[int, int] = {}
        words = telling(query.words)
        scores: dict[int, float] = {}
        if words:
            scores = self._score(words, reader)
            self._weigh(scores, query.words, words)
            if cards is None:
                for n in self._named(query.words, words):
                    scores[n] = scores.get(n, 0.0) + CERTAIN
            else:
                scores = {n: score for n, score in scores.items() if not self.entries[n].card}
                scores |= dict.fromkeys(self._passing(cards), CERTAIN)
            printed = self._bring_up_rules(scores)
        elif query.filters:
            scores = dict.fromkeys(self._passing(query.filters), 1.0)
        found = []
        for n, score in scores.items():
            entry = self.entries[n]
            if entry.passage is not None:
                continue
            if within is not None and entry.kind != KINDS[within]:
                continue
            if query.filters and not (entry.card and passes(entry.card, query.filters)):
                continue
            if query.phrases and not has_phrases(entry, query.phrases):
                continue
            found.append((n, score, printed.get(n)))
        return sorted(found, key=lambda row: (-row[1], row[0]))

    def _passing(self, filters: Filters) -> list[int]:
        return [n for n, e in enumerate(self.entries) if e.card and passes(e.card, filters)]

    def _bring_up_rules(self, scores: dict[int, float]) -> dict[int, int]:
        """A printed passage that fits brings up the rules it is about; the best one is shown."""
        best: dict[int, tuple[float, int]] = {}
        for n, score in list(scores.items()):
            passage = self.entries[n].passage
            if passage is None:
                continue
            for place, number in enumerate(passage.rules):
                rule = self.rule_numbers.get(number)
                if rule is None:
                    continue
                worth = score * PASSAGE_WEIGHT / (1 + place)
                if rule not in best or worth > best[rule][0]:
                    best[rule] = (worth, n)
        for rule, (worth, _) in best.items():
            scores[rule] = max(scores.get(rule, 0.0), worth)
        return {rule: n for rule, (_, n) in best.items()}

    def _named(self, *candidates: list[str]) -> list[int]:
        """What is called exactly so; words such as "keyword" or "rule" may stand beside it."""
        for words in candidates:
            for name in (words, [word for word in words if word not in _ABOUT]):
                if found := self.by_name.get(" ".join(name)):
                    return found
        return []

    def _weigh(self, scores: dict[int, float], asked: list[str], words: list[str]) -> None:
        """What the single words can't tell.

        A title worded like the question is likely the answer to it. The first rules of a chapter
        say what the others build on. A card is meant if its name is all that was asked for.
        """
        wanted = set(asked)
        told = set(words)
        for n in scores:
            entry = self.entries[n]
            likeness = max(
                (len(wanted & title) / len(wanted | title) for title in self._titles[n]),
                default=0.0,
            )
            scores[n] *= 1 + LIKENESS * likeness
            if entry.kind == RULE:
                scores[n] *= 1 + EARLY / int(entry.id.split(".")[1])
            elif entry.kind == CARD and not told <= self._name_words[n]:
                scores[n] *= ONLY_A_CARD
        # A rule is also worth something where a ruling that fits rests on it.
        for n, score in list(scores.items()):
            for place, number in enumerate(self.entries[n].rules):
                rule = self.rule_numbers.get(number)
                if rule is not None:
                    worth = score * RESTS_ON / (1 + place)
                    scores[rule] = max(scores.get(rule, 0.0), worth) + 0.1 * worth

    def _score(self, words: list[str], reader: str) -> dict[int, float]:
        """Each word wherever it fits best, in whatever language; then all words together.

        An entry that has two of three words beats one that has the first word three times.
        """
        totals: dict[int, float] = {}
        matched: dict[int, int] = {}
        distinct = list(dict.fromkeys(words))
        for word in distinct:
            best = self._word(word, reader)
            others = SYNONYMS.get(word, ())
            meant: dict[int, float] = {}
            for other in others:
                for n, score in self._word(other, reader).items():
                    meant[n] = meant.get(n, 0.0) + score
            for n, score in meant.items():
                # Several words that explain one count together, but not each in full.
                score *= SYNONYM_WEIGHT / len(others) ** 0.5
                best[n] = max(best.get(n, 0.0), score)
            for n, score in best.items():
                totals[n] = totals.get(n, 0.0) + score
                matched[n] = matched.get(n, 0) + 1
        for pair in pairwise(words):
            for n in self._together(pair):
                if n in totals:
                    totals[n] += PAIR_WEIGHT
        return {
            n: score * (matched[n] / len(distinct)) ** COORDINATION for n, score in totals.items()
        }

    def _together(self, pair: tuple[str, str]) -> set[int]:
        """The entries in which two words stand side by side, in whatever language."""
        found: set[int] = set()
        for language in LANGUAGES:
            found |= self._pairs[language].get(tuple(stem(w, language) for w in pair), set())
        return found

    def _word(self, word: str, reader: str) -> dict[int, float]:
        """The entries with a word, in the field and language where it fits best."""
        best: dict[int, float] = {}
        fields = [("names", word, NAME_WEIGHT)]
        for language in LANGUAGES:
            found = stem(word, language)
            trust = 1.0 if language == reader else OTHER_LANGUAGE
            fields.append((f"title_{language}", found, TITLE_WEIGHT * trust))
            fields.append((f"text_{language}", found, trust))
        for name, text, weight in fields:
            for n, score in self._postings(name, text).items():
                best[n] = max(best.get(n, 0.0), score * weight)
        return best

    def _postings(self, name: str, text: str) -> dict[int, float]:
        """The entries with a term in a field, with Whoosh's score. Asked once, then remembered."""
        known = self._scored.get((name, text))
        if known is None:
            known = {}
            matcher = Term(name, text).matcher(self._searcher)
            while matcher.is_active():
                known[self._numbers[matcher.id()]] = matcher.score()
                matcher.next()
            if known:  # words that are nowhere are not worth remembering
                self._scored[name, text] = known
        return known

    def _misspelt(self, query: Query, reader: str) -> list[str]:
        """The words nobody has ever written here, in a question not even with another ending."""
        unknown = [
            word
            for word in query.words
            if not (word in _EMPTY or word in self.lexicon or word in SYNONYMS)
            and not word.isdigit()
        ]
        if not is_question(query.words):
            return unknown
        return [word for word in unknown if stem(word, reader) not in self._stems[reader]]

    def _did_you_mean(self, words: list[str], misspelt: list[str]) -> str | None:
        """The query with its unknown words replaced by the nearest known ones."""
        others = [word for word in telling(words) if word not in misspelt]
        beside = {n for word in others for n in self.lexicon.get(word, ())}
        # In a whole question an unknown short word is more likely just another word.
        short = 7 if is_question(words) else 5
        nearest = {word: self._nearest(word, short, beside) for word in misspelt}
        if not any(nearest.values()):
            return None
        return " ".join(nearest.get(word) or word for word in words)

    def _nearest(self, word: str, short: int, beside: set[int]) -> str | None:
        """The known word a misspelt one is likely to be; in a short one there are fewer slips."""
        usual = 0 if len(word) < 3 else 1 if len(word) < short else 2
        best: tuple[int, int, int, int, int, str] | None = None
        for known, titled in self.lexicon.items():
            is_name = known in self.by_name
            slips = 2 if is_name and len(word) == 4 else usual
            if abs(len(known) - len(word)) > slips:
                continue
            distance = OSA.distance(word, known, score_cutoff=slips)
            if distance <= slips:
                # Nearer first; then what stands in a title with the other words, names, words of
                # titles, and those that begin alike.
                apart = int(titled.isdisjoint(beside))
                alike = int(not known.startswith(word)) + int(known[0] != word[0])
                key = (distance, apart, int(not is_name), -min(len(titled), 3), alike, known)
                best = key if best is None else min(best, key)
        return None if best is None else best[5]

    # -- suggestions ------------------------------------------------------------------------------

    def suggest(self, text: str, language: str = "en", most: int = SUGGESTIONS) -> list[Hit]:
        """Titles and names that begin like this, from two letters on."""
        folded = plain(text)
        if len(folded) < 2:
            return []
        best: dict[int, tuple[int, int, int]] = {}
        for title, is_name, n in self.headings:
            at = f" {title}".find(f" {folded}")
            if at < 0:
                continue
            # Beginnings before later words, names before titles, short before long.
            key = (int(at > 0), int(not is_name), len(title))
            if n not in best or key < best[n]:
                best[n] = key
        found = sorted(best, key=lambda n: (best[n], n))
        query = Query(text, folded.split())
        return [self._hit(n, 0.0, None, query, language) for n in found[:most]]

    # -- showing ----------------------------------------------------------------------------------

    def _hit(self, n: int, score: float, printed: int | None, query: Query, language: str) -> Hit:
        entry = self.entries[n]
        passage = None if printed is None else self.entries[printed]
        words = query.words
        text = passage.texts if passage else {}
        quoted = next((snippet(t, words, x) for x, t in text.items() if t), "")
        return Hit(
            entry.kind,
            entry.id,
            entry.titles[language],
            snippet(entry.texts[language], query.words, language),
            entry.url(language),
            score,
            quoted,
            passage.book if passage else "",
        )


def merge(into: Filters, other: Filters) -> None:
    for name in ("keywords", "sets", "triggers", "does"):
        getattr(into, name).update(getattr(other, name))
    into.narrow(other.at_least, other.at_most)


@cache
def pieces(text: str, language: str) -> tuple[tuple[str, frozenset[str]], ...]:
    """A text's words as they stand, each with the stems it can be found by."""
    return tuple(
        (piece, frozenset(stem(part, language) for part in plain(piece).split()))
        for piece in text.split()
    )


def snippet(text: str, words: list[str], language: str) -> str:
    """The part of a text around its first hit, the hits between ** and **."""
    wanted = {stem(w, language) for w in telling(words)}
    parts = pieces(text, language)
    start = next((i for i, (_, found) in enumerate(parts) if found & wanted), 0)
    length = 0
    while start > 0 and length + len(parts[start - 1][0]) < SNIPPET // 3:
        start -= 1
        length += len(parts[start][0]) + 1
    out: list[str] = []
    length = 0
    for piece, found in parts[start:]:
        length += len(piece) + 1
        if length > SNIPPET:
            break
        out.append(f"**{piece}**" if found & wanted else piece)
    more = start + len(out) < len(parts)
    return ("… " if start else "") + " ".join(out) + (" …" if more else "")


@cache
def index() -> Index:
    """The index of what comes with the project, and of the user's own rulebooks."""
    return Index(all_cards(), rulebook(), topics(), imported())
