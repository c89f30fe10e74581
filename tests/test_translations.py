"""The site's own words are there in every language, and nothing else is."""

import re
from pathlib import Path

import pytest
from babel.messages.extract import extract_from_dir
from babel.messages.pofile import read_po

from judge.web import create_app
from judge.web.i18n import DEFAULT, FOLDER

ROOT = Path(__file__).parent.parent
METHODS = [
    ("judge/web/**.py", "python"),
    ("templates/**.html", "jinja2"),
    ("templates/**.xml", "jinja2"),
]


def messages():
    """Every message of the pages and the views; of a plural, both forms."""
    return {
        message
        for _, _, message, _, _ in extract_from_dir(
            ROOT, METHODS, keywords={"_": None, "gettext": None, "ngettext": (1, 2)}
        )
    }


def catalogue(language):
    with (FOLDER / f"{language}.po").open("rb") as file:
        return read_po(file, locale=language)


def test_there_are_messages():
    assert len(messages()) > 60


@pytest.mark.parametrize("language", ["fr", "es"])
def test_every_message_is_translated(language):
    words = catalogue(language)
    missing = [
        m
        for m in messages()
        if not (found := words.get(m[0] if isinstance(m, tuple) else m)) or not found.string
    ]
    assert missing == []


@pytest.mark.parametrize("language", ["fr", "es"])
def test_no_translation_is_left_over(language):
    known = {m[0] if isinstance(m, tuple) else m for m in messages()}
    ids = [m.id[0] if isinstance(m.id, tuple) else m.id for m in catalogue(language) if m.id]
    assert [id for id in ids if id not in known] == []


@pytest.mark.parametrize("language", ["fr", "es"])
def test_placeholders_survive_translation(language):
    for message in catalogue(language):
        if not message.id:
            continue
        ids = message.id if isinstance(message.id, tuple) else (message.id,)
        texts = message.string if isinstance(message.string, tuple) else (message.string,)
        for text in texts:
            names = set(re.findall(r"%\((\w+)\)", text))
            assert names == set(re.findall(r"%\((\w+)\)", ids[0])), text


def test_the_default_language_needs_no_catalogue():
    assert not (FOLDER / f"{DEFAULT}.po").exists()


@pytest.mark.parametrize(
    ("language", "word"), [("en", "Rules"), ("fr", "Règles"), ("es", "Reglas")]
)
@pytest.mark.parametrize("page", ["", "board", "nowhere"])
def test_a_page_speaks_its_language(language, word, page):
    text = create_app().test_client().get(f"/{language}/{page}").get_data(as_text=True)
    assert f">{word}</a>" in text


def test_parameters_are_never_orders_to_the_address_builder():
    address = "/fr/rules/8.4?_scheme=javascript&_external=1&_anchor=x&number=9.1&lang=es"
    text = create_app().test_client().get(address).get_data(as_text=True)
    assert "javascript:" not in text
    assert 'href="/es/rules/8.4' in text
