"""`judge import`: one's own copy of a printed rulebook, cleaned and linked to the rules.

Three stages: the text of a file (`text_of`), the paragraphs of a text (`Cleaner`), and which book
and which of its sections they are (`read_book`). Nothing is written here.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from pypdf import PdfReader
from pypdf.errors import PyPdfError
from rapidfuzz.distance import OSA

from judge.languages import LANGUAGES, fold
from judge.rules import Book, Rulebook
from judge.search import stems
from judge.userdata import ImportedBook, Passage

MAX_BYTES = 20 * 1024 * 1024
MAX_PAGES = 200
MAX_TEXT = 2_000_000  # characters
MAX_LINE = 1_000  # characters; some patterns look at a line from each of its places
MAX_WORD = 40
LINKS = 4  # rules a passage is linked to, at the most
LEAST_SECTIONS = 6  # a text with fewer headings of a book is not that book


class ImportFailed(Exception):
    """A file that can't be imported. Its message is one clear line."""


# -- the text of a file ---------------------------------------------------------------------------


def text_of(path: Path) -> str:
    """The text of a plain text, Markdown or PDF file."""
    try:
        size = path.stat().st_size
        if size > MAX_BYTES:
            raise ImportFailed(f"larger than {MAX_BYTES // 1024 // 1024} MB")
        content = path.read_bytes()
    except OSError as error:
        raise ImportFailed(error.strerror or str(error)) from None
    if not content.strip():
        raise ImportFailed("the file is empty")
    text = _pdf_text(path) if content.startswith(b"%PDF") else _plain_text(content)
    return text[:MAX_TEXT]


def _plain_text(content: bytes) -> str:
    if b"\0" in content[:4096]:
        raise ImportFailed("neither text nor PDF")
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError:
        return content.decode("cp1252", errors="replace")


def _pdf_text(path: Path) -> str:
    try:
        reader = PdfReader(path)
        if reader.is_encrypted and not reader.decrypt(""):
            raise ImportFailed("the PDF is encrypted")
        if len(reader.pages) > MAX_PAGES:
            raise ImportFailed(f"the PDF has more than {MAX_PAGES} pages")
        text = "\n\n".join(page.extract_text() or "" for page in reader.pages)
    except ImportFailed:
        raise
    except (PyPdfError, ValueError, KeyError, TypeError, AttributeError, OSError, RecursionError):
        raise ImportFailed("the PDF is damaged") from None
    except ImportError:  # a cipher that needs another package
        raise ImportFailed("the PDF is encrypted") from None
    if len(re.findall(r"[^\W\d_]", text)) < 200:
        raise ImportFailed("the PDF has no text, only pictures of pages")
    return text


# -- the paragraphs of a text ---------------------------------------------------------------------

_MARKUP = re.compile(r"[*_`]{1,3}|^#+\s*|^>\s*|<[^>\n]{1,60}>", re.MULTILINE)
_BULLET = re.compile(r"^\s*(?:[-–•▪⬠✦]|\d{1,2}[.)])\s+")
_STRAY = re.compile(
    r"^[\s|\\/~=_\[\]{}€§°\"'‘’“”.,:;!—–-]+|(?:[\s|\\/~=_\[\]{}€§°—–]|(?<![^\W\d_])-)+$"
)
_WORD = re.compile(r"[^\W\d_]+(?:[’'][^\W\d_]+)?")
_ENDS = (".", "!", "?", "»", "”", ":", ")", '"')


class Cleaner:
    """Mends what scanning did, by the words that our own rules use in that language."""

    def __init__(self, rules: Rulebook, language: str) -> None:
        self.language = language
        self.headings = {
            fold(heading)
            for book in rules.books.values()
            if book.language == language
            for heading in book.sections.values()
        }
        self.forms: dict[str, Counter[str]] = {}  # folded -> as written
        for rule in rules.rules.values():
            texts = [rule.title, rule.text, *rule.examples, *(d.text for d in rule.differs)]
            for text in texts:
                for word in re.findall(r"[^\W\d_]+", text[language]):
                    self.forms.setdefault(fold(word), Counter())[word.lower()] += 1

    def paragraphs(self, text: str) -> list[str]:
        """The text's paragraphs: lines joined, marks and markup gone, words mended."""
        text = _MARKUP.sub("", text.replace("\r", "\n").replace("\u00ad", ""))
        blocks: list[list[str]] = [[]]
        for raw in short_lines(text):
            line = _STRAY.sub("", _BULLET.sub("", raw))
            if not raw.strip():
                blocks.append([])
            elif self.is_text(line):
                head, colon, _ = line.partition(":")
                if fold(line) in self.headings:
                    blocks += [[line.strip()], []]
                    continue
                if colon and fold(head) in self.headings:
                    blocks.append([])
                blocks[-1].append(line.strip())
        joined = [self.join(lines) for lines in blocks if lines]
        return [self.mend(paragraph) for paragraph in self.continued(joined)]

    @staticmethod
    def is_text(line: str) -> bool:
        letters = len(re.findall(r"[^\W\d_]", line))
        return letters >= 3 and letters >= 0.5 * len(line.replace(" ", ""))

    def join(self, lines: list[str]) -> str:
        """Lines of one block; a word that was divided at a line's end becomes whole."""
        text = lines[0]
        for line in lines[1:]:
            match = re.search(r"([^\W\d_]+)-$", text[-MAX_WORD:])
            if match:
                rest = re.match(r"[^\W\d_]*", line)
                whole = match[1] + (rest[0] if rest else "")
                text = (text[:-1] if fold(whole) in self.forms else text) + line
            else:
                text = f"{text} {line}"
        return text

    @staticmethod
    def continued(blocks: list[str]) -> list[str]:
        """A block that begins small after one that did not end belongs to it."""
        out: list[str] = []
        for block in blocks:
            if out and block[:1].islower() and not out[-1].endswith(_ENDS):
                out[-1] = f"{out[-1]} {block}"
            else:
                out.append(block)
        return out

    def mend(self, text: str) -> str:
        if self.language == "fr":
            text = re.sub(r"\b[Il1]['’´](?=[a-zà-ÿ])", "l’", text)
        return re.sub(r"\s+", " ", _WORD.sub(lambda m: self.mend_word(m[0]), text)).strip()

    def mend_word(self, word: str) -> str:
        """Lost accents come back, words that ran together come apart; else it stays as it is."""
        if len(word) > MAX_WORD:
            return word
        folded = fold(word)
        if folded in self.forms:
            usual, often = self.forms[folded].most_common(1)[0]
            rare = self.forms[folded][word.lower()] * 10 < often
            return like(word, usual) if rare else word
        # Scanning turns an accented letter into two: meéme, immeédiatement.
        once = re.sub(r"([aeiou])\1", r"\1", folded)
        if once != folded and once in self.forms:
            return like(word, self.forms[once].most_common(1)[0][0])
        if self.language == "fr" and word[:1] == "I" and fold(word[1:]) in self.forms:
            return f"l’{self.mend_word(word[1:])}"
        if "'" in word or "’" in word:
            return word
        for i in range(2, len(word) - 2):
            left, right = word[:i], word[i:]
            if len(right) > 3 and fold(left) in self.forms and fold(right) in self.forms:
                return f"{self.mend_word(left)} {self.mend_word(right)}"
        return word


def short_lines(text: str) -> Iterator[str]:
    """The lines of a text; one that goes on and on is taken in pieces."""
    for line in text.split("\n"):
        yield from (line[at : at + MAX_LINE] for at in range(0, max(1, len(line)), MAX_LINE))


def like(word: str, form: str) -> str:
    """A form with the capitals of a word."""
    if word.isupper() and len(word) > 1:
        return form.upper()
    return form[:1].upper() + form[1:] if word[:1].isupper() else form


# -- which book, which section --------------------------------------------------------------------


def language_of(text: str) -> str:
    """The language most of whose small words stand in a text."""
    marks = {
        "en": {"the", "and", "you", "your", "with", "is", "this", "of", "to"},
        "fr": {"le", "les", "vous", "votre", "une", "est", "des", "et", "du"},
        "es": {"el", "los", "tu", "una", "es", "las", "y", "del", "si"},
    }
    words = Counter(fold(text).split())
    return max(LANGUAGES, key=lambda language: sum(words[w] for w in marks[language]))


@dataclass
class _Sectioned:
    book: Book
    found: set[str] = field(default_factory=set)
    passages: list[tuple[str | None, str]] = field(default_factory=list)


_STEP = re.compile(r"(step|etape|paso) \d")  # the set-up is told in numbered steps


def _sections(paragraphs: list[str], book: Book) -> _Sectioned:
    """Give each paragraph the section whose heading stood last before it, or begins it."""
    headings = [(fold(title), section) for section, title in book.sections.items()]
    out = _Sectioned(book)
    current: str | None = None
    for paragraph in paragraphs:
        head, colon, _ = paragraph.partition(":")
        candidates = [paragraph] if len(paragraph) < 60 else []
        if colon and len(head) < 60:
            candidates.append(head)
        section = next((s for c in candidates if (s := _heading(c, headings))), None)
        if section is None and _STEP.match(fold(paragraph)):
            section = "setup"
        if section is not None:
            current = section
            out.found.add(section)
        if len(paragraph) >= 30:
            out.passages.append((current, paragraph))
    return out


def _heading(text: str, headings: list[tuple[str, str]]) -> str | None:
    """The section with this heading, a slip or two in eight letters allowed."""
    folded = fold(text)
    if not folded:
        return None
    best: tuple[int, str] | None = None
    for heading, section in headings:
        slips = len(heading) // 8
        distance = OSA.distance(folded, heading, score_cutoff=slips)
        if distance <= slips and (best is None or distance < best[0]):
            best = (distance, section)
    return None if best is None else best[1]


# Words that only one of the books in a language uses.
_TELLING = {
    "battlefruit.en": ("octonite", "harvest", "battlefruit"),
    "king-of-tokyo.en": ("tokyo", "energy", "dice"),
    "beyond.en": ("boost", "evolve", "evolution"),
}


def read_book(text: str, rules: Rulebook) -> ImportedBook:
    """Find out which book a text is, and link its paragraphs to the rules that cover them."""
    language = language_of(text)
    paragraphs = Cleaner(rules, language).paragraphs(text)
    words = Counter(fold(text).split())
    best: tuple[int, _Sectioned] | None = None
    for book in rules.books.values():
        if book.language != language:
            continue
        sectioned = _sections(paragraphs, book)
        telling = sum(min(words[w], 10) for w in _TELLING.get(book.id, ()))
        score = len(sectioned.found) + telling
        if best is None or score > best[0]:
            best = (score, sectioned)
    if best is None or len(best[1].found) < LEAST_SECTIONS or not words["mindbug"]:
        raise ImportFailed("this is no Mindbug rulebook we know")
    return _linked(best[1], language, rules)


def _linked(sectioned: _Sectioned, language: str, rules: Rulebook) -> ImportedBook:
    book = sectioned.book
    vocabulary = {
        number: set(stems(f"{rule.title[language]} {rule.text[language]}", language))
        for number, rule in rules.rules.items()
    }
    passages = []
    for section, text in sectioned.passages:
        sources = {n: r.sources.get(book.id, ()) for n, r in rules.rules.items()}
        covering = [number for number, sections in sources.items() if section in sections]
        own = set(stems(text, language))

        def closeness(number: str) -> float:
            """How many words both have; more, where the rule comes from this section first."""
            theirs = vocabulary[number]
            alike = len(own & theirs) / (len(own | theirs) or 1)  # noqa: B023 - used at once
            return alike * (2 if sources[number][:1] == (section,) else 1)  # noqa: B023

        ranked = sorted(covering or vocabulary, key=closeness, reverse=True)
        near = [n for n in ranked[:LINKS] if closeness(n) > (0.03 if covering else 0.15)]
        passages.append(Passage(text, section, tuple(near)))
    return ImportedBook(book.id, language, tuple(passages))
