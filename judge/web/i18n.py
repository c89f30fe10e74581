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
from markupsafe import Markup

from judge.document import DocumentError, Problem
from judge.languages import LANGUAGES

FOLDER = Path(__file__).parent / "translations"
DEFAULT = "en"


def language() -> str:
    """The language of this request: from its address, else what the browser asks for."""
    if not has_request_context():
        return DEFAULT
    found: str | None = g.get("language")
    if found is None:
        first = request.path.split("/")[1]  # also of an address that leads nowhere
        wanted = request.accept_languages.best_match(LANGUAGES)
        found = first if first in LANGUAGES else wanted or DEFAULT
    return found


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


@cache
def said(message: str, lang: str) -> Markup:
    """A template's message, looked up once a language; it is as safe as the template."""
    return Markup(catalogue(lang).gettext(message))


def template_gettext(message: str, /, **values: object) -> Markup:
    """`_` of templates, which ask for some thirty messages a page: nothing but a look-up."""
    text = said(message, language())
    return text % values if values else text


def set_up(app: Flask) -> None:
    Languages(app, locale_selector=language)
    app.jinja_env.globals.update(_=template_gettext, gettext=template_gettext)


def colon(lang: str | None = None) -> str:
    """In French a no-break space stands before it."""
    return "\u00a0:" if (lang or language()) == "fr" else ":"


def worded(message: object, lang: str) -> str:
    """What a reader said is wrong, in a language. What is not a problem stays as it is."""
    if not isinstance(message, Problem):
        return str(message)
    values = {name: worded(value, lang) for name, value in message.values.items()}
    return catalogue(lang).gettext(message.template).format(**values)


def error_text(error: DocumentError, lang: str) -> str:
    """Where something is wrong, and what: `line 3, A.play[1].card: a card's name is missing`."""
    place = ", ".join(worded(part, lang) for part in error.place())
    message = worded(error.message, lang)
    return f"{place}{colon(lang)} {message}" if place else message[:1].upper() + message[1:]
