"""The load test's own requests are fit to be asked, and it asks loopback only."""

import sys
from pathlib import Path

import pytest

from judge.web import create_app
from judge.web.settings import Settings

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "load"))

from client import LOOPBACK, Tally, questions  # noqa: E402

ASKED = sorted(set(questions()), key=lambda q: q.wire)
APP = create_app(Settings(allowance=0))


@pytest.mark.parametrize("asked", ASKED, ids=lambda q: q.wire.split(b"\r\n")[0].decode()[:60])
def test_every_request_of_the_load_test_is_answered(asked):
    head, _, body = asked.wire.partition(b"\r\n\r\n")
    method, address, _ = head.split(b"\r\n")[0].decode().split(" ")
    answer = APP.test_client().open(address, method=method, data=body or None)
    assert answer.status_code == (404 if "/cards/NEWWORD" in address else 200)


def test_it_asks_for_all_that_readers_ask_for():
    assert {q.kind for q in ASKED} == {"search", "rule", "board", "resolve", "explore"}
    for lang in ("en", "fr", "es"):
        assert any(f"GET /{lang}/search".encode() in q.wire for q in ASKED)


def test_it_knows_no_address_but_loopback():
    assert LOOPBACK == "127.0.0.1"
    for file in (ROOT / "load").glob("*.py"):
        text = file.read_text(encoding="utf-8")
        assert text.count("://") == text.count("://127.0.0.1"), file.name


def test_an_answer_that_says_when_to_come_back_is_no_error_and_a_broken_one_is():
    tally = Tally()
    tally.statuses.update({"200": 3, "4xx: 503 with Retry-After": 1})
    assert tally.errors == 0
    tally.failed_at.append(1.0)
    assert tally.errors == 1
