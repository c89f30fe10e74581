"""What somebody typed into the search field, taken apart: words, phrases, facets, and the rest."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass, field

from judge.document import short
from judge.facets import FACET_WORDS, FacetWords
from judge.languages import fold

MAX_LENGTH = 200  # characters of a query; a longer one is cut, and said so
MAX_WORDS = 24

_DIE = re.compile(r"\bdés?\b", re.IGNORECASE)
_PART = re.compile(r'"([^"]*)"|(\S+)')
_FACET = re.compile(r"([^\W\d_]+(?:-[^\W\d_]+)?)(<=|>=|[:=<>])(.*)", re.DOTALL)
_FACET_NAMES = {word: facet for facet, words in FACET_WORDS.items() for word in words}
_RANGE = re.compile(r"(\d{1,2})(?:-|\.\.)(\d{1,2})|(\d{1,2})(\+?)")


def plain(text: str) -> str:
    """Text as it is searched: folded, but a French die stays apart from "de" and "des"."""
    return fold(_DIE.sub("dice", unicodedata.normalize("NFC", text)))


@dataclass
class Filters:
    """What cards must be like. Several values of one facet: any of them; several keywords: all."""

    keywords: set[str] = field(default_factory=set)
    sets: set[str] = field(default_factory=set)
    triggers: set[str] = field(default_factory=set)
    does: set[str] = field(default_factory=set)
    at_least: int | None = None
    at_most: int | None = None

    def __bool__(self) -> bool:
        found = self.keywords or self.sets or self.triggers or self.does
        return bool(found) or self.at_least is not None or self.at_most is not None

    def narrow(self, at_least: int | None, at_most: int | None) -> None:
        if at_least is not None:
            self.at_least = at_least if self.at_least is None else max(self.at_least, at_least)
        if at_most is not None:
            self.at_most = at_most if self.at_most is None else min(self.at_most, at_most)


@dataclass
class Query:
    text: str
    words: list[str] = field(default_factory=list)  # folded
    phrases: list[str] = field(default_factory=list)  # folded
    filters: Filters = field(default_factory=Filters)
    not_understood: list[str] = field(default_factory=list)


def read_query(text: str, facets: FacetWords) -> Query:
    """Take a query apart. Nothing is dropped in silence: see `not_understood`."""
    query = Query(text[:MAX_LENGTH])
    if len(text) > MAX_LENGTH:
        query.not_understood.append(short(text[MAX_LENGTH:]))
    for match in _PART.finditer(query.text):
        phrase, part = match[1], match[2]
        if phrase is not None:
            words = plain(phrase).split()
            query.words += words
            if len(words) > 1:
                query.phrases.append(" ".join(words))
            continue
        if not read_facet(part, facets, query.filters):
            folded = plain(part).split()
            # Signs alone say nothing; a sign where a facet should be is reported.
            if folded and not _looks_like_facet(part):
                query.words += folded
            elif not all(c in "?!.,;:-–—'’«»()/&+…¿¡\"" for c in part):
                query.not_understood.append(short(part))
    if len(query.words) > MAX_WORDS:
        query.not_understood += query.words[MAX_WORDS:]
        query.words = query.words[:MAX_WORDS]
    return query


def _looks_like_facet(part: str) -> bool:
    match = _FACET.fullmatch(part)
    return bool(match and (match[3] or match[2] != ":"))


def read_facet(part: str, facets: FacetWords, filters: Filters) -> bool:
    """Read `kw:sneaky` or `power>=7` into the filters, if it is one."""
    match = _FACET.fullmatch(part)
    if not match:
        return False
    facet = _FACET_NAMES.get("-".join(fold(match[1]).split()))
    sign, value = match[2], match[3]
    if facet is None or not value:
        return False
    if facet == "power":
        return read_power(sign, value, filters)
    if sign not in (":", "="):
        return False
    found = facets.meant(facet, value.replace("-", " ").replace("_", " "))
    getattr(filters, facet).update(found)
    return bool(found)


def read_power(sign: str, value: str, filters: Filters) -> bool:
    """`>=7`, `:3-5`, `:7+`, `=4`"""
    match = _RANGE.fullmatch(value)
    if not match:
        return False
    if match[1]:
        if sign not in (":", "="):
            return False
        low, high = sorted((int(match[1]), int(match[2])))
        filters.narrow(low, high)
        return True
    number = int(match[3])
    if sign in (":", "="):
        filters.narrow(number, None if match[4] else number)
    elif match[4]:
        return False
    elif sign == ">=":
        filters.narrow(number, None)
    elif sign == "<=":
        filters.narrow(None, number)
    elif sign == ">":
        filters.narrow(number + 1, None)
    else:
        filters.narrow(None, number - 1)
    return True
