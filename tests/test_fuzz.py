"""A minute of fuzzing. `make fuzz` takes longer; what it found is kept below as tests."""

import sys
from pathlib import Path

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, find, given, settings
from schemathesis.specs.openapi.checks import positive_data_acceptance

from judge.cards import library
from judge.claims import ClaimError, read_claim
from judge.importing import Cleaner
from judge.rules import rulebook
from judge.scenario import read_scenario
from judge.search import index, stem
from judge.web import create_app
from judge.web.settings import Settings

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "fuzz"))

from targets import TARGETS, client, written  # noqa: E402

EXAMPLES = {"rulebook import": 15, "pages": 60, "exploring": 40}
USUAL = {
    "deadline": None,
    "suppress_health_check": list(HealthCheck),
    "phases": (Phase.explicit, Phase.reuse, Phase.generate, Phase.shrink),
}


@pytest.mark.parametrize("name", TARGETS)
def test_rubbish_is_answered_and_nothing_breaks(name):
    target = TARGETS[name]
    inputs = []

    @settings(max_examples=EXAMPLES.get(name, 80), **USUAL)
    @given(target.inputs)
    def attempt(value):
        inputs.append(value)
        target.run(value)

    attempt()
    assert len(inputs) >= 10


SCHEMA = schemathesis.openapi.from_wsgi("/api/v1/openapi.json", client().application)
OPERATIONS = {result.ok().label: result.ok() for result in SCHEMA.get_all_operations()}


@pytest.mark.parametrize("label", OPERATIONS)
def test_the_api_answers_as_its_description_says_whatever_is_sent(label):
    asked = []

    @settings(max_examples=25, **USUAL)
    @given(OPERATIONS[label].as_strategy())
    def attempt(case):
        asked.append(case)
        # A card's name is a text, but not every text is a card's name.
        case.call_and_validate(
            headers={"Accept-Encoding": "identity"}, excluded_checks=[positive_data_acceptance]
        )

    attempt()
    assert asked


def test_the_rubbish_is_not_all_rubbish():
    """Boards that can be read, with moves that are legal, must be among it."""

    def played(text):
        try:
            return len(read_scenario(text).moves) > 0
        except Exception:
            return False

    assert played(find(written, played, settings=settings(max_examples=5_000, **USUAL)))


# -- what was found -------------------------------------------------------------------------------


@pytest.mark.parametrize("card", ["explosive-toad", "shield-bugs", "harpy-mother"])
@pytest.mark.parametrize("path", ["explore", "compare"])
def test_two_hundred_creatures_a_side_are_explored_as_far_as_it_goes(path, card):
    """Exploring them went deeper than Python can, and took ten times the time it had."""
    app = create_app(Settings(allowance=0, explore_seconds=0.2))
    side = {"play": [card] * 200, "hand": 5}
    answer = app.test_client().post(f"/api/v1/{path}", json={"A": side, "B": side})
    assert answer.status_code == 200


def test_words_nobody_wrote_are_not_kept_for_ever():
    """Every word of every query stayed in memory."""
    for n in range(13_000):
        stem(f"word{n}x", "en")
    assert stem.cache_info().currsize <= stem.cache_info().maxsize


def test_an_address_that_is_far_too_long_is_not_repeated_in_the_answer():
    """The page that refused a long address had it in three links."""
    answer = create_app().test_client().get("/en/search?q=" + "x" * 200_000)
    assert answer.status_code == 414
    assert len(answer.data) < 20_000


def test_a_line_of_a_million_letters_is_imported_in_its_turn():
    """Some patterns look at every beginning of a line: a line must not be a whole book."""
    text = "a" * 300_000 + "\n" + "= " * 100_000 + "\n" + "word-" * 50_000
    assert Cleaner(rulebook(), "fr").paragraphs(text)


def test_every_name_can_be_asked_for_in_a_claim_and_most_are_refused_cleanly():
    for card in library():
        for name in card.names.values():
            try:
                read_claim(f"{name.text} in play")
            except ClaimError as error:
                assert str(error)
        assert read_claim(f"{card.id} in play").refs == {card.id}


def test_searching_from_many_threads_at_once_gives_the_same_answers():
    """The workers have threads, and share one index."""
    import threading

    queries = ["venimeux", "can I block a sneaky creature", "kw:sneaky", "frenesy", "zzz zzz"] * 5
    expected = [index().search(query, "fr") for query in queries]
    found = []

    def ask():
        found.append([index().search(query, "fr") for query in queries])

    threads = [threading.Thread(target=ask) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert found == [expected] * 8
