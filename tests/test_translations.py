"""The site's own words are there in every language, and nothing else is."""

import ast
import re
from pathlib import Path
from string import Formatter

import pytest
from babel.messages.extract import extract_from_dir
from babel.messages.pofile import read_po

from judge.catalogues import DEFAULT, FOLDER, error_text, worded
from judge.document import DocumentError, Problem
from judge.web import create_app

ROOT = Path(__file__).parent.parent
METHODS = [
    ("judge/**.py", "python"),
    ("templates/**.html", "jinja2"),
    ("templates/**.xml", "jinja2"),
]
KEYWORDS = {"_": None, "gettext": None, "ngettext": (1, 2), "Problem": None}
# Modules that read what people write: what they find wrong is shown on pages.
READERS = ("document", "scenario", "moves", "claims", "share", "web/boards", "web/outcomes")
READER_ERRORS = ("DocumentError", "ScenarioError", "MoveError", "ClaimError", "error")


def messages():
    """Every message of the pages, the views and the readers; of a plural, both forms."""
    return {message for _, _, message, _, _ in extract_from_dir(ROOT, METHODS, keywords=KEYWORDS)}


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


@pytest.mark.parametrize("language", ["fr", "es"])
def test_a_problem_is_worded_with_its_own_values_only(language):
    """A translation may leave a value out: what a YAML parser says is English anyway."""
    for message in catalogue(language):
        if "python-brace-format" in message.flags:
            values = {name for _, name, _, _ in Formatter().parse(message.id) if name}
            said = {name for _, name, _, _ in Formatter().parse(message.string) if name}
            assert said <= values, message.string
            assert values - said <= {"problem", "kind"}, message.string


@pytest.mark.parametrize("module", READERS)
def test_what_a_reader_finds_wrong_can_be_said_in_every_language(module):
    """A plain sentence would be English on a French page: it must be a `Problem`."""
    tree = ast.parse((ROOT / "judge" / f"{module}.py").read_text())
    plain = [
        ast.unparse(call)
        for call in ast.walk(tree)
        if isinstance(call, ast.Call)
        and (getattr(call.func, "id", None) or getattr(call.func, "attr", "")) in READER_ERRORS
        and call.args
        and isinstance(call.args[0], ast.Constant | ast.JoinedStr)
    ]
    assert plain == []


def test_a_problem_is_plain_english_and_french_and_spanish():
    inner = Problem("there is no card {name!r}", name="gorilion")
    problem = Problem("claim {number}: {problem}", number=2, problem=inner)
    assert problem == "claim 2: there is no card 'gorilion'"
    assert worded(problem, "en") == problem
    assert (
        worded(problem, "fr")
        == "affirmation 2\u00a0: il n’existe pas de carte «\u00a0gorilion\u00a0»"
    )
    assert worded(problem, "es") == "afirmación 2: no hay ninguna carta «gorilion»"
    assert worded("moves[1]", "fr") == "moves[1]"


def test_values_of_a_problem_are_never_orders():
    """Braces in what somebody wrote stay braces."""
    problem = Problem("there is no card {name!r}", name="{0.__class__} {name}")
    for language in ("en", "fr", "es"):
        assert "{0.__class__} {name}" in worded(problem, language)


@pytest.mark.parametrize("language", ["en", "fr", "es"])
def test_an_error_names_its_place_in_the_readers_language(language):
    error = DocumentError(Problem("a card's name is missing"), 3, ("A", "play", 1))
    assert str(error) == "line 3, A.play[1]: a card's name is missing"
    assert (
        error_text(error, language)
        == {
            "en": str(error),
            "fr": "ligne 3, A.play[1]\u00a0: il manque le nom d’une carte",
            "es": "línea 3, A.play[1]: falta el nombre de una carta",
        }[language]
    )
    alone = DocumentError(Problem("the address is longer than {most} characters", most=5))
    assert error_text(alone, language) == worded(alone.message, language)


def test_french_is_set_as_french_is():
    """A no-break space before : ; ! ? and inside quotation marks; curled apostrophes."""
    for message in catalogue("fr"):
        texts = message.string if isinstance(message.string, tuple) else (message.string,)
        for text in texts:
            if message.id:
                words = re.sub(r"`[^`]*`", "", text)  # what is typed is not set
                assert not re.search(r"(?<!\u00a0)[:;!?»](?=\s|$)|«(?!\u00a0)", words), text
                assert "'" not in words, text


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
