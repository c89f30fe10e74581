"""The search over rules, rulings and cards: Whoosh, in memory, and nowhere else.

Everything is folded (no accents, no case) before it is stemmed, the query the same way. A query may
be in any language, whatever language is shown.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
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

from judge import facets
from judge.cards import Library, PrintedCard
from judge.cards import library as all_cards
from judge.facets import FacetWords
from judge.languages import LANGUAGES, fold
from judge.query import Filters, Query, read_query
from judge.rules import Rule, Rulebook, rulebook
from judge.rulings import Ruling, Topic, topics
from judge.synonyms import SYNONYMS
from judge.userdata import ImportedBook, Passage, imported
from judge.wording import wording

RULE, RULING, CARD, PASSAGE = "rule", "ruling", "card", "passage"
KINDS = {"rules": RULE, "rulings": RULING, "cards": CARD}
MOST = 60  # results
SUGGESTIONS = 10
SNIPPET = 220  # characters

# How much a hit counts: in a card's or rule's name, in a title, by another word for it.
NAME_WEIGHT = 1.3
TITLE_WEIGHT = 2.3
SYNONYM_WEIGHT = 0.9
PASSAGE_WEIGHT = 0.6
PAIR_WEIGHT = 2.5  # two words of the query side by side
LIKENESS = 1.0  # a title worded like the query
EARLY = 0.2  # the first rule of a chapter
ONLY_A_CARD = 0.5  # a card, where more than its name was asked for
RESTS_ON = 0.65  # a rule that a fitting ruling rests on
COORDINATION = 1.2  # how much it counts to have all the words

_STEMMERS = {language: stemmer_for_language(language) for language in LANGUAGES}
# Words that say nothing. The game's own words are never among them, whatever a list says.
_KEEP = {"no", "not", "can", "against", "before", "after", "up", "twice", "both", "own", "same"}
_STOP = {
    language: {fold(word) for word in stopwords_for_language(language)} - _KEEP
    for language in LANGUAGES
}
_EVERY_STOP = set.union(*_STOP.values()) - {"mas", "vie", "main", "son"} | {
    *("can", "may", "what", "when", "who", "how", "does", "do", "if", "my", "is", "it", "happens"),
    *("quand", "que", "qui", "quoi", "comment", "puis", "peut", "est", "si", "il", "mon", "ma"),
    *("cuando", "que", "quien", "como", "puedo", "puede", "si", "mi", "hay", "pasa", "cual"),
}


# Words that only say what kind of thing is looked for.
_ABOUT = {
    *("keyword", "keywords", "rule", "rules", "card", "cards", "meaning", "definition"),
    *("mot", "cle", "mots", "cles", "regle", "regles", "carte", "cartes", "sens"),
    *("palabra", "clave", "palabras", "claves", "regla", "reglas", "carta", "cartas"),
}


@lru_cache(maxsize=12_000)  # all words that are written here, and some that are only asked for
def stem(word: str, language: str) -> str:
    """A folded word's stem. Again until it stays: folding hides endings from the stemmer."""
    while (shorter := _STEMMERS[language](word)) != word:
        word = shorter
    return word


def stems(text: str, language: str) -> list[str]:
    return [stem(w, language) for w in fold(text).split() if w not in _STOP[language]]


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
    passage: Passage | None = None  # of an imported book: found, it brings up the rules it is about
    book: str = ""

    def url(self, language: str) -> str:
        return f"/{language}/{self.kind}s/{self.id}"


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
            *(rule_entry(rule) for rule in rules.rules.values()),
            *(ruling_entry(ruling) for topic in topics for ruling in topic.rulings),
            *(card_entry(card, cards) for card in cards),
            *(passage_entry(passage, book) for book in books for passage in book.passages),
        ]
        self.rule_numbers = {e.id: n for n, e in enumerate(self.entries) if e.kind == RULE}
        self.by_name: dict[str, list[int]] = {}
        self.lexicon: dict[str, int] = {}  # folded word -> how often it stands in a title or name
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
            titles = {fold(title) for title in entry.titles.values()} - {""}
            self._titles.append([frozenset(title.split()) for title in titles])
            self._name_words.append({w for name in entry.names for w in name.split()})
            self.headings += [(name, True, n) for name in entry.names]
            self.headings += [(title, False, n) for title in titles - set(entry.names)]
            for language in LANGUAGES:
                title = fold(entry.titles[language])
                for word in fold(entry.texts[language]).split():
                    self.lexicon.setdefault(word, 0)
                for word in title.split():
                    self.lexicon[word] = self.lexicon.get(word, 0) + 1
        for word in (w for words in SYNONYMS.values() for w in words):
            for part in fold(word).split():
                self.lexicon.setdefault(part, 0)

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
                for text in (entry.titles[language], entry.texts[language]):
                    told = stems(text, language)
                    for two in pairwise(told):
                        self._pairs[language].setdefault(two, set()).add(n)
                document[f"title_{language}"] = " ".join(stems(entry.titles[language], language))
                document[f"text_{language}"] = " ".join(stems(entry.texts[language], language))
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
        found = self._ranked(query, within)
        meant = self._did_you_mean(query)
        instead = False
        if meant is not None and (not found or self._nothing_known(query)):
            again = Query(query.text, fold(meant).split(), [], query.filters, query.not_understood)
            better = self._ranked(again, within)
            if better:
                found, query, instead = better, again, True
        hits = tuple(self._hit(*row, query, language) for row in found[:most])
        return Answer(text, hits, meant, tuple(query.not_understood), instead, query.filters)

    def _ranked(self, query: Query, within: str | None) -> list[tuple[int, float, int | None]]:
        """What fits, best first: its number, its score, and the printed passage that fits."""
        printed: dict[int, int] = {}
        words = [w for w in query.words if w not in _EVERY_STOP] or query.words
        scores: dict[int, float] = {}
        if words:
            scores = self._score(words)
            self._weigh(scores, query.words, words)
            for n in self._named(query.words, words):
                scores[n] = scores.get(n, 0.0) + 1000.0
        if words:
            printed = self._bring_up_rules(scores)
        elif query.filters:
            scores = {n: 1.0 for n, e in enumerate(self.entries) if e.card is not None}
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
        telling = set(words)
        for n in scores:
            entry = self.entries[n]
            likeness = max(
                (len(wanted & title) / len(wanted | title) for title in self._titles[n]),
                default=0.0,
            )
            scores[n] *= 1 + LIKENESS * likeness
            if entry.kind == RULE:
                scores[n] *= 1 + EARLY / int(entry.id.split(".")[1])
            elif entry.kind == CARD and not telling <= self._name_words[n]:
                scores[n] *= ONLY_A_CARD
        # A rule is also worth something where a ruling that fits rests on it.
        for n, score in list(scores.items()):
            for place, number in enumerate(self.entries[n].rules):
                rule = self.rule_numbers.get(number)
                if rule is not None:
                    worth = score * RESTS_ON / (1 + place)
                    scores[rule] = max(scores.get(rule, 0.0), worth) + 0.1 * worth

    def _score(self, words: list[str]) -> dict[int, float]:
        """Each word wherever it fits best, in whatever language; then all words together.

        An entry that has two of three words beats one that has the first word three times.
        """
        totals: dict[int, float] = {}
        matched: dict[int, int] = {}
        distinct = list(dict.fromkeys(words))
        for word in distinct:
            best = self._word(word)
            others = SYNONYMS.get(word, ())
            meant: dict[int, float] = {}
            for other in others:
                for n, score in self._word(other).items():
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

    def _word(self, word: str) -> dict[int, float]:
        """The entries with a word, in the field and language where it fits best."""
        best: dict[int, float] = {}
        fields = [("names", word, NAME_WEIGHT)]
        for language in LANGUAGES:
            found = stem(word, language)
            fields.append((f"title_{language}", found, TITLE_WEIGHT))
            fields.append((f"text_{language}", found, 1.0))
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

    def _nothing_known(self, query: Query) -> bool:
        """Is there a word nobody has ever written here?"""
        return any(not self._known(word) for word in query.words if word not in _EVERY_STOP)

    def _known(self, word: str) -> bool:
        return word in self.lexicon or word in SYNONYMS or word.isdigit()

    def _did_you_mean(self, query: Query) -> str | None:
        """The query with its unknown words replaced by the nearest known ones."""
        changed = False
        words = []
        for word in query.words:
            nearest = None
            if not self._known(word) and word not in _EVERY_STOP:
                nearest = self._nearest(word)
            changed = changed or nearest is not None
            words.append(nearest or word)
        return " ".join(words) if changed else None

    def _nearest(self, word: str) -> str | None:
        usual = 0 if len(word) < 3 else 1 if len(word) < 5 else 2
        best: tuple[int, int, int, int, str] | None = None
        for known, titled in self.lexicon.items():
            is_name = known in self.by_name
            slips = 2 if is_name and len(word) == 4 else usual
            if abs(len(known) - len(word)) > slips:
                continue
            distance = OSA.distance(word, known, score_cutoff=slips)
            if distance <= slips:
                # Nearer first; then names, words of titles, and those that begin alike.
                alike = int(known[0] != word[0])
                key = (distance, int(not is_name), -min(titled, 3), alike, known)
                best = key if best is None else min(best, key)
        return None if best is None else best[4]

    # -- suggestions ------------------------------------------------------------------------------

    def suggest(self, text: str, language: str = "en", most: int = SUGGESTIONS) -> list[Hit]:
        """Titles and names that begin like this, from two letters on."""
        folded = fold(text)
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


def passes(card: PrintedCard, filters: Filters) -> bool:
    if not filters.keywords <= set(card.keywords):
        return False
    if filters.sets and card.set not in filters.sets:
        return False
    if filters.triggers and not filters.triggers & facets.triggers(card):
        return False
    if filters.does and not filters.does & facets.does(card):
        return False
    if filters.at_least is not None and card.card.power < filters.at_least:
        return False
    return filters.at_most is None or card.card.power <= filters.at_most


def has_phrases(entry: Entry, phrases: Iterable[str]) -> bool:
    texts = [fold(f"{entry.titles[x]} / {entry.texts[x]}") for x in LANGUAGES]
    return all(any(phrase in text for text in texts) for phrase in phrases)


@cache
def pieces(text: str, language: str) -> tuple[tuple[str, frozenset[str]], ...]:
    """A text's words as they stand, each with the stems it can be found by."""
    return tuple(
        (piece, frozenset(stem(part, language) for part in fold(piece).split()))
        for piece in text.split()
    )


def snippet(text: str, words: list[str], language: str) -> str:
    """The part of a text around its first hit, the hits between ** and **."""
    telling = [w for w in words if w not in _EVERY_STOP] or words
    wanted = {stem(w, language) for w in telling}
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


# -- what can be found ----------------------------------------------------------------------------


def rule_entry(rule: Rule) -> Entry:
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
    return Entry(RULE, rule.number, rule.title, texts, tuple(dict.fromkeys(map(fold, names))))


def ruling_entry(ruling: Ruling) -> Entry:
    return Entry(RULING, ruling.id, ruling.question, ruling.answer, rules=ruling.rules)


def card_entry(card: PrintedCard, cards: Library) -> Entry:
    names = {fold(name.text) for name in card.names.values()} | {fold(card.id)}
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


@cache
def index() -> Index:
    """The index of what comes with the project, and of the user's own rulebooks."""
    return Index(all_cards(), rulebook(), topics(), imported())
