"""The site's own words in three languages: Flask-Babel, with catalogues in `translations/*.po`."""

from __future__ import annotations

from functools import cache
from io import BytesIO
from pathlib import Path

from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po
from babel.support import NullTranslations, Translations
from flask import Flask, g, has_request_context, request
from flask_babel import Babel, Domain

from judge.languages import LANGUAGES

FOLDER = Path(__file__).parent / "translations"
DEFAULT = "en"


def language() -> str:
    """The language of this request: from its address, else what the browser asks for."""
    if not has_request_context():
        return DEFAULT
    first = request.path.split("/")[1]  # also of an address that leads nowhere
    found: str | None = getattr(g, "language", None) or (first if first in LANGUAGES else None)
    return found or request.accept_languages.best_match(LANGUAGES) or DEFAULT


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


class Catalogues(Domain):  # type: ignore[misc]
    def get_translations(self) -> NullTranslations:
        return catalogue(language())


class Languages(Babel):  # type: ignore[misc]
    """Flask-Babel, with our catalogues as the words it knows."""

    domain_instance = Catalogues()


def set_up(app: Flask) -> None:
    Languages(app, locale_selector=language)


def colon() -> str:
    """In French a no-break space stands before it."""
    return "\u00a0:" if language() == "fr" else ":"
