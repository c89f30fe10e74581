"""The interface's own words in other languages: the catalogues in `translations/*.po`.

Rules, cards and steps have their own texts; here are the names of buttons and fields, and what is
wrong with something people wrote. English is what stands in the code.
"""

from __future__ import annotations

from functools import cache
from io import BytesIO
from pathlib import Path

from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po
from babel.support import NullTranslations, Translations

from judge.document import DocumentError, Problem

FOLDER = Path(__file__).parent / "translations"
DEFAULT = "en"


@cache
def catalogue(name: str) -> NullTranslations:
    """A language's words, compiled from the text file: what is in the repository is shown."""
    if name == DEFAULT:
        return NullTranslations()
    with (FOLDER / f"{name}.po").open("rb") as file:
        words = read_po(file, locale=name)
    compiled = BytesIO()
    write_mo(compiled, words)
    compiled.seek(0)
    return Translations(compiled)


def colon(lang: str) -> str:
    """In French a no-break space stands before it."""
    return "\u00a0:" if lang == "fr" else ":"


def worded(message: object, lang: str) -> str:
    """What is wrong with something, in a language. What is not a problem stays as it is."""
    if not isinstance(message, Problem):
        return str(message)
    values = {name: worded(value, lang) for name, value in message.values.items()}
    return catalogue(lang).gettext(message.template).format(**values)


def error_text(error: DocumentError, lang: str) -> str:
    """Where something is wrong, and what: `line 3, A.play[1].card: a card's name is missing`."""
    place = ", ".join(worded(part, lang) for part in error.place())
    message = worded(error.message, lang)
    return f"{place}{colon(lang)} {message}" if place else message
