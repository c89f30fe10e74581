"""The site's own words in three languages: Flask-Babel, by our own catalogues."""

from __future__ import annotations

from functools import cache

from babel.support import NullTranslations
from flask import Flask, g, has_request_context, request
from flask_babel import Babel, Domain
from markupsafe import Markup

from judge.catalogues import DEFAULT, catalogue
from judge.languages import LANGUAGES


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
