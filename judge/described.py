"""Cards described in plain words: "cards that draw", "furtif puissance 3", "cartas con dados".

Only where all of a query can be read that way; anything else is a question, and words find more.
"""

from __future__ import annotations

import re

from judge.facets import FacetWords
from judge.query import Filters, plain

# "Boost cards" are a term of the game, "cards that boost" are cards to be listed.
_CARDS = {"cards", "creatures", "cartes", "cartas", "criaturas", "monsters", "monstres"}
_THAT = {
    *("that", "which", "with", "who", "having", "have", "has"),
    *("qui", "avec", "ayant", "ont"),
    *("que", "con", "tienen"),
}
_BEFORE = {
    *("all", "the", "list", "of", "show", "me", "find"),
    *("toutes", "les", "liste", "des"),
    *("todas", "las", "lista", "de"),
}
_ASKING = {"which", "what", "quelles", "que", "cuales"}
_BETWEEN = {
    *("and", "a", "an", "the", "can", "let", "lets", "you", "of", "effect", "effects"),
    *("et", "un", "une", "le", "la", "les", "des", "de", "font", "fait", "peuvent", "effet"),
    *("y", "una", "el", "los", "las", "hacen", "permiten", "pueden", "efecto"),
}
_POWER = {"power", "puissance", "poder", "force", "fuerza"}
_NUMBER = re.compile(r"(\d{1,2})(\+?)")
_OR = {"or", "ou", "o"}
_MORE = {"more", "higher", "plus", "mas"}
_LESS = {"less", "fewer", "lower", "moins", "menos"}
_LONGEST = 6  # words of a facet's value


def described(parts: list[str], facets: FacetWords) -> Filters | None:
    """What cards are to be like, if that is all a query says."""
    words = [word for part in parts for word in _words(part)]
    rest = _after_cards(words)
    filters = Filters()
    has_power = _read(words if rest is None else rest, facets, filters)
    if has_power is None:
        return None
    if rest is not None:
        return filters or None
    # Without the word "cards" it takes a power, and something besides.
    return filters if has_power and (filters.keywords or filters.sets) else None


def _words(part: str) -> list[str]:
    """A part's folded words; the plus of "7+" says something."""
    return [part] if _NUMBER.fullmatch(part) else plain(part).split()


def _after_cards(words: list[str]) -> list[str] | None:
    """What follows "cards that" or "which cards", if a query begins so."""
    for n, word in enumerate(words):
        if word in _CARDS:
            asked = n > 0 and words[n - 1] in _ASKING
            return words[n + 1 :] if asked or _THAT & set(words[n + 1 : n + 2]) else None
        if word not in _BEFORE | _ASKING:
            return None
    return None


def _read(words: list[str], facets: FacetWords, filters: Filters) -> bool | None:
    """Read all words into the filters; was a power among them? None if a word is left over."""
    has_power = False
    last = ""
    at = 0
    while at < len(words):
        if taken := _power(words[at:], filters):
            has_power, facet = True, "power"
        else:
            taken, facet = _value(words[at:], facets, filters)
        if not taken:
            if words[at] not in _BETWEEN | _THAT | _CARDS:
                return None
            taken, facet = 1, ""
        # "That defeat HUNTER" says what is defeated, not what the card has.
        if last == "does" and facet in ("keywords", "power"):
            return None
        at += taken
        last = facet
    return has_power


def _power(words: list[str], filters: Filters) -> int:
    """Read "power 5", "5 power", "power 7+", "power 4 or less"; how many words is it?"""
    if len(words) < 2:
        return 0
    if words[0] in _POWER:
        at = 2 if words[1] in ("of", "de") else 1
        number = _NUMBER.fullmatch(words[at]) if at < len(words) else None
    else:
        number = _NUMBER.fullmatch(words[0]) if words[1] in _POWER else None
        at = 1
    if number is None:
        return 0
    power = int(number[1])
    after = words[at + 1 : at + 3]
    if len(after) == 2 and after[0] in _OR and after[1] in _MORE | _LESS:
        filters.narrow(*((power, None) if after[1] in _MORE else (None, power)))
        return at + 3
    filters.narrow(power, None if number[2] else power)
    return at + 1


def _value(words: list[str], facets: FacetWords, filters: Filters) -> tuple[int, str]:
    """Read the longest name of a keyword, a box, a deed or a trigger: how many words, and which."""
    if words[0] in ("de", "des"):  # a die is read as one before
        return 0, ""
    for length in range(min(_LONGEST, len(words)), 0, -1):
        name = " ".join(words[:length])
        for facet in ("keywords", "sets", "does", "triggers"):
            if found := facets.names[facet].get(name):
                getattr(filters, facet).update(found)
                return length, facet
    return 0, ""
