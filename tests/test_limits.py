"""Fairness: nobody explores at the cost of the others, and who looks something up never waits."""

import json
import os
import signal
import threading
import time
from dataclasses import replace

import pytest
from server import ENDLESS, SMALL, running

from judge.share import pack
from judge.web import create_app
from judge.web.limits import Allowances, place_of
from judge.web.settings import Settings
from judge.web.shared import SharedNumbers

# -- allowances -----------------------------------------------------------------------------------


def test_an_allowance_is_used_up_and_comes_back():
    allowances = Allowances(most=10, per_minute=60)
    assert [allowances.take("192.0.2.1", 4, now=100.0) for _ in range(3)] == [0, 0, 2.0]
    assert allowances.take("192.0.2.1", 4, now=101.0) == 1.0
    assert allowances.take("192.0.2.1", 4, now=102.0) == 0


def test_what_was_not_used_is_given_back():
    allowances = Allowances(most=10, per_minute=60)
    for _ in range(50):
        assert allowances.take("192.0.2.1", 4, now=100.0) == 0
        allowances.give_back("192.0.2.1", 3.9, now=100.0)
    for _ in range(20):
        allowances.take("192.0.2.1", 4, now=100.0)
    assert allowances.take("192.0.2.1", 4, now=100.0) > 0


def test_nobody_ever_has_more_than_all():
    allowances = Allowances(most=10, per_minute=60)
    allowances.give_back("192.0.2.1", 1000, now=100.0)
    assert allowances.take("192.0.2.1", 10, now=100.0) == 0
    assert allowances.take("192.0.2.1", 1, now=100.0) > 0
    assert allowances.take("192.0.2.1", 10, now=10**6) == 0
    assert allowances.take("192.0.2.1", 1, now=10**6) > 0


def test_each_address_has_its_own():
    allowances = Allowances(most=4, per_minute=1)
    granted = [allowances.take(f"192.0.{n // 250}.{n % 250}", 4, now=1.0) for n in range(1000)]
    assert granted == [0] * 1000
    assert allowances.take("192.0.0.7", 4, now=1.0) > 0


def test_a_clock_that_goes_back_gives_and_takes_nothing():
    allowances = Allowances(most=10, per_minute=60)
    assert allowances.take("192.0.2.1", 6, now=100.0) == 0
    assert allowances.take("192.0.2.1", 6, now=50.0) == 2.0


def test_no_limit_is_no_limit():
    allowances = Allowances(most=0, per_minute=1)
    assert [allowances.take("192.0.2.1", 4) for _ in range(100)] == [0] * 100


def test_a_deposit_larger_than_all_is_all():
    assert Allowances(most=1, per_minute=1).take("192.0.2.1", 60, now=1.0) == 0


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("192.0.2.1", "192.0.2.2", False),
        ("2001:db8::1", "2001:db8::ffff:2", True),
        ("2001:db8::1", "2001:db8:0:1::1", False),
        ("::ffff:192.0.2.1", "192.0.2.1", True),
        ("fe80::1%eth0", "fe80::2%eth0", True),
        ("rubbish", "rubbish", True),
        (None, "", True),
    ],
)
def test_who_counts_as_one(one, other, same):
    assert (place_of(one) == place_of(other)) is same


def test_addresses_are_not_kept():
    allowances = Allowances(most=10, per_minute=60)
    allowances.take("192.0.2.77", 1)
    other = Allowances(most=10, per_minute=60)
    other.take("192.0.2.77", 1)
    with allowances._numbers.locked() as mine, other._numbers.locked() as theirs:
        marks = [{value for value in list(numbers) if value} for numbers in (mine, theirs)]
    assert marks[0] and marks[1]
    whose = [max(found) for found in marks]
    assert whose[0] != whose[1]  # a secret of its own at every start


# -- numbers all processes share ------------------------------------------------------------------


def test_all_processes_count_together():
    numbers = SharedNumbers(1)
    children = []
    for _ in range(4):
        pid = os.fork()
        if not pid:
            for _ in range(500):
                with numbers.locked() as shared:
                    shared[0] += 1
            os._exit(0)
        children.append(pid)
    for pid in children:
        os.waitpid(pid, 0)
    with numbers.locked() as shared:
        assert shared[0] == 2000


def test_a_process_killed_while_it_counts_locks_nobody_out():
    numbers = SharedNumbers(1)
    read, write = os.pipe()
    pid = os.fork()
    if not pid:
        with numbers.locked():
            os.write(write, b"x")
            time.sleep(60)
    os.read(read, 1)
    os.kill(pid, signal.SIGKILL)
    os.waitpid(pid, 0)
    with numbers.locked() as shared:
        shared[0] += 1
        assert shared[0] == 1
    os.close(read)
    os.close(write)


# -- refusals -------------------------------------------------------------------------------------

STRICT = Settings(allowance=0.05, allowance_per_minute=0.1, explore_seconds=0.05)
WORDS = {"en": "Try again in", "fr": "Réessayez dans", "es": "Vuelve a intentarlo dentro de"}
S = pack(ENDLESS)


@pytest.mark.parametrize("lang", ["en", "fr", "es"])
def test_too_much_is_429_and_says_when_to_come_back_in_the_readers_language(lang):
    client = create_app(STRICT).test_client()
    path = f"/{lang}/explore?s={S}"
    assert client.get(path).status_code == 200
    answer = client.get(path)
    assert answer.status_code == 429
    wait = int(answer.headers["Retry-After"])
    assert 1 <= wait <= 60
    assert f"{WORDS[lang]} {wait}" in answer.text
    told = client.post(f"/api/v1/compare?lang={lang}", json=SMALL)
    assert told.status_code == 429
    assert told.get_json()["code"] == "too-many-requests"
    assert told.get_json()["details"].startswith(told.get_json()["details"].split(".")[0])
    assert WORDS[lang] in told.get_json()["details"]
    assert told.headers["Access-Control-Allow-Origin"] == "*"


@pytest.mark.parametrize("path", ["explore", "tree.svg"])
def test_all_that_explores_counts(path):
    client = create_app(STRICT).test_client()
    assert client.get(f"/en/{path}?s={S}").status_code == 200
    assert client.get(f"/en/{path}?s={S}").status_code == 429


def test_looking_things_up_is_never_limited():
    client = create_app(STRICT).test_client()
    client.get(f"/en/explore?s={S}")
    assert client.get(f"/en/explore?s={S}").status_code == 429
    for path in ("/en/search?q=hunter", "/en/rules/8.4", "/en/cards", "/api/v1/cards/gorillion"):
        assert client.get(path).status_code == 200
    assert client.options("/api/v1/explore").status_code == 200


def test_a_usual_board_can_be_resolved_all_day():
    client = create_app(Settings(allowance=2.0)).test_client()
    s = pack(SMALL)
    statuses = {client.get(f"/en/resolve?s={s}").status_code for _ in range(100)}
    statuses |= {client.post("/api/v1/resolve", json=SMALL).status_code for _ in range(100)}
    assert statuses == {200}


FULL = {player: {"play": ["shield-bugs"] * 200, "hand": 200} for player in "AB"}


@pytest.mark.parametrize("page", ["resolve", "board"])
def test_boards_of_hundreds_of_creatures_are_work_too(page):
    client = create_app(Settings(allowance=0.5, allowance_per_minute=0.1)).test_client()
    statuses = [client.get(f"/en/{page}?s={pack(FULL)}").status_code for _ in range(12)]
    assert statuses[0] == 200
    assert statuses[-1] == 429


def test_an_exploration_that_goes_deeper_than_python_can_is_partial():
    toads = {"play": ["explosive-toad"] * 200, "hand": 5}
    client = create_app(Settings(allowance=0, explore_seconds=0.3)).test_client()
    answer = client.post("/api/v1/explore", json={"A": toads, "B": toads})
    assert answer.status_code == 200
    assert answer.get_json()["complete"] is False


def test_a_board_that_cannot_be_read_costs_next_to_nothing():
    settings = Settings(allowance=2, allowance_per_minute=0.1, explore_seconds=1)
    client = create_app(settings).test_client()
    for _ in range(5):
        assert client.get("/en/explore?s=AAAA").status_code == 422
    assert client.get(f"/en/explore?s={S}").status_code == 200


def asks_as(client, forwarded):
    return client.get(f"/en/explore?s={S}", headers={"X-Forwarded-For": forwarded}).status_code


def test_without_a_trusted_proxy_nobody_can_pretend_to_be_somebody_else():
    client = create_app(STRICT).test_client()
    assert [asks_as(client, f"192.0.2.{n}") for n in range(3)] == [200, 429, 429]


def test_behind_a_trusted_proxy_each_reader_counts():
    client = create_app(replace(STRICT, trusted_hops=1)).test_client()
    assert [asks_as(client, f"192.0.2.{n}") for n in range(3)] == [200, 200, 200]
    # What a reader adds in front does not count: the proxy's own word is the last.
    assert asks_as(client, "198.51.100.9, 192.0.2.1") == 429


# -- explorers ------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    folder = tmp_path_factory.mktemp("site")
    with running(folder, explorers=1, explore_seconds=1, explore_wait=0.6, allowance=0) as server:
        yield server


def at_once(site, count, **more):
    found = []
    threads = [
        threading.Thread(target=lambda: found.append(site.explore(**more))) for _ in range(count)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return found


def test_an_explorer_answers_as_a_worker_would(site):
    inside = create_app().test_client()
    for lang in ("en", "fr", "es"):
        status, headers, body = site.ask(f"/api/v1/explore?lang={lang}", SMALL)
        assert status == 200
        assert (
            json.loads(body) == inside.post(f"/api/v1/explore?lang={lang}", json=SMALL).get_json()
        )
        assert headers["Access-Control-Allow-Origin"] == "*"
        assert "X-Judge-Seconds" not in headers
        path = f"/{lang}/explore?s={pack(SMALL)}"
        page = inside.get(path, base_url=f"http://127.0.0.1:{site.port}").text
        assert site.ask(path)[2].decode() == page
    assert site.ask("/en/explore?s=AAAA")[0] == 422
    assert site.explore({"A": {"lives": 3}})[0] == 422


def test_a_claim_added_by_the_form_leads_on_to_its_address(site):
    status, headers, _ = site.ask(f"/en/explore?s={pack(SMALL)}&claim=A+wins")
    assert status == 303
    assert headers["Location"].startswith("/en/explore?s=")
    assert site.ask(headers["Location"])[0] == 200


def test_no_more_explorations_run_at_once_than_there_are_explorers(site):
    before = site.figures()
    answers = at_once(site, 6)
    statuses = sorted(status for status, _, _ in answers)
    assert statuses.count(200) >= 1
    assert statuses.count(503) >= 3
    for status, headers, body in answers:
        assert status in (200, 503)
        if status == 503:
            assert int(headers["Retry-After"]) >= 1
            assert json.loads(body)["code"] == "service-unavailable"
    refused = 'judge_refused_total{reason="busy"}'
    assert site.figures()[refused] - before[refused] == statuses.count(503)


def test_who_hangs_up_is_not_worked_for(site):
    given_up = 'judge_explorations_total{result="given-up"}'
    before = site.figures()[given_up]
    with pytest.raises(TimeoutError):
        site.explore(timeout=0.3)
    until = time.monotonic() + 10
    while site.figures()[given_up] == before and time.monotonic() < until:
        time.sleep(0.05)
    assert site.figures()[given_up] == before + 1
    assert site.explore(SMALL)[0] == 200


def the_explorer(site, but=None):
    """Its process id; one that was given up or killed is a moment later started anew."""
    until = time.monotonic() + 20
    while (found := site.children()["explorers"]) in ([], [but]) and time.monotonic() < until:
        time.sleep(0.05)
    (explorer,) = found
    return explorer


def test_an_explorer_that_is_killed_comes_back(site):
    explorer = the_explorer(site)
    found = []
    thread = threading.Thread(target=lambda: found.append(site.explore()))
    thread.start()
    time.sleep(0.3)
    os.kill(explorer, signal.SIGKILL)
    thread.join()
    status, headers, _ = found[0]
    assert status == 503 and headers["Retry-After"]
    assert the_explorer(site, but=explorer) != explorer
    assert site.explore(SMALL)[0] == 200


def test_looking_things_up_goes_on_while_everybody_explores(site):
    going = True

    def explore():
        while going:
            site.explore()

    threads = [threading.Thread(target=explore) for _ in range(4)]
    for thread in threads:
        thread.start()
    try:
        statuses = [site.ask("/fr/search?q=venimeux")[0] for _ in range(100)]
    finally:
        going = False
        for thread in threads:
            thread.join()
    assert statuses == [200] * 100
