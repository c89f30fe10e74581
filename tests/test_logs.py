"""Logs and figures: what happened, never who asked or what for."""

import json
import logging
import re

import pytest

from judge.share import pack
from judge.web import create_app
from judge.web.logs import JsonLines
from judge.web.metrics import BUCKETS, Metrics
from judge.web.server_log import ServerLog

SECRET = "sesame-of-a-reader"


@pytest.fixture
def client():
    app = create_app()

    @app.get("/broken")
    def broken():
        raise RuntimeError(SECRET)

    app.extensions["judge.metrics"] = Metrics([*app.view_functions])
    return app.test_client()


@pytest.fixture
def lines(caplog):
    caplog.set_level(logging.INFO, "judge")

    def read():
        return [json.loads(JsonLines().format(record)) for record in caplog.records]

    return read


def test_each_answer_is_one_line(client, lines):
    client.get("/fr/rules/8.4")
    client.get("/nowhere/at/all")
    first, second = lines()
    assert (first["event"], first["endpoint"], first["status"]) == ("request", "lookup.rule", 200)
    assert first["language"] == "fr"
    assert first["milliseconds"] > 0
    assert (second["endpoint"], second["status"]) == ("none", 404)


@pytest.mark.parametrize(
    "path",
    [
        f"/en/search?q={SECRET}",
        f"/en/cards/{SECRET}",
        f"/{SECRET}",
        f"/en/resolve?s={pack({'title': SECRET})}",
        f"/en/resolve?s={SECRET}",
        f"/api/v1/search?q={SECRET}&lang={SECRET}",
        f"/broken?q={SECRET}",
    ],
)
def test_no_line_tells_who_asked_or_what_for(client, lines, path, capsys):
    headers = {"User-Agent": SECRET, "Referer": f"http://{SECRET}/", "Cookie": f"a={SECRET}"}
    headers["X-Request-ID"] = f"{SECRET} {SECRET}"
    client.get(path, headers=headers, environ_base={"REMOTE_ADDR": "192.0.2.77"})
    written = json.dumps(lines()) + "".join(capsys.readouterr())
    assert lines()
    assert SECRET not in written
    assert pack({"title": SECRET}) not in written
    assert "192.0.2.77" not in written


def test_a_method_somebody_made_up_is_not_written_down(client, lines):
    client.open("/en/", method=SECRET.upper())
    assert lines()[0]["method"] == "other"


def test_a_fault_is_logged_with_its_place(client, lines):
    answer = client.get("/broken")
    assert answer.status_code == 500
    assert SECRET not in answer.text
    fault = next(line for line in lines() if line["event"] == "failed")
    assert fault["error"] == "RuntimeError"
    assert fault["where"][-1].endswith(" broken")
    assert fault["request_id"] == answer.headers["X-Request-ID"]


def test_a_request_id_is_passed_on(client, lines):
    answer = client.get("/en/", headers={"X-Request-ID": "event-1.a_B"})
    assert answer.headers["X-Request-ID"] == "event-1.a_B"
    assert lines()[0]["request_id"] == "event-1.a_B"


@pytest.mark.parametrize("given", ["", "a b", "x" * 65, '"}', "é", "a\tb"])
def test_a_request_id_that_is_not_fit_is_replaced(client, given):
    answer = client.get("/en/", headers={"X-Request-ID": given})
    assert re.fullmatch(r"[0-9a-f]{16}", answer.headers["X-Request-ID"])


def test_every_request_has_an_id_of_its_own(client):
    ids = {client.get(path).headers["X-Request-ID"] for path in ("/en/", "/nowhere", "/healthz")}
    assert len(ids) == 3


def test_the_servers_own_messages_hold_no_address(caplog):
    log = ServerLog.__new__(ServerLog)
    log.error_log = logging.getLogger("judge.test")
    log.warning("Invalid request from ip=192.0.2.77: Invalid HTTP request line: 'sesame'")
    try:
        raise ValueError(SECRET)
    except ValueError:
        log.exception("Error handling request %s %s", "GET", f"/{SECRET}")
    written = "\n".join(JsonLines().format(record) for record in caplog.records)
    assert len(caplog.records) == 2
    assert "192.0.2.77" not in written and "sesame" not in written


# -- alive, ready, figures ------------------------------------------------------------------------


def test_it_is_alive_and_ready(client):
    for path, status in (("/healthz", "ok"), ("/readyz", "ready")):
        answer = client.get(path)
        assert (answer.status_code, answer.get_json()) == (200, {"status": status})
        assert answer.headers["Cache-Control"] == "no-store"


def test_it_is_not_ready_without_an_index(client, monkeypatch):
    class Empty:
        def search(self, _text):
            return type("Answer", (), {"hits": ()})

    monkeypatch.setattr("judge.web.operations.index", Empty)
    assert client.get("/readyz").status_code == 503


def figures(client):
    text = client.get("/metrics").text
    pairs = [line.rsplit(" ", 1) for line in text.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, value in pairs}


def test_requests_resolutions_and_errors_are_counted(client):
    s = pack({"A": {"play": ["gorillion"]}})
    for path in (f"/fr/resolve?s={s}", f"/en/resolve?s={s}", "/en/resolve?s=AAAA", "/broken"):
        client.get(path)
    client.post("/api/v1/resolve", json={"A": {"play": ["gorillion"]}})
    found = figures(client)
    assert found['judge_requests_total{endpoint="boards.resolution",status="2xx"}'] == 2
    assert found['judge_requests_total{endpoint="boards.resolution",status="4xx"}'] == 1
    assert found["judge_resolutions_total"] == 3
    assert found["judge_errors_total"] == 1
    assert found['judge_requests_total{endpoint="broken",status="5xx"}'] == 1


def test_the_exploration_budget_that_was_used_is_counted(client):
    board = {"A": {"play": ["gorillion"]}, "B": {"play": ["killer-bee"], "hand": 2}}
    answer = client.post("/api/v1/explore", json=board)
    found = figures(client)
    assert found['judge_explorations_total{result="complete"}'] == 1
    assert found["judge_exploration_states_total"] >= answer.get_json()["states"]
    assert 0 < found["judge_exploration_seconds_total"] < 2
    assert found["judge_exploration_budget_seconds_total"] == 2
    assert "X-Judge-Seconds" not in answer.headers


def test_the_figures_are_in_the_format_prometheus_reads(client):
    client.get("/en/")
    answer = client.get("/metrics")
    assert answer.headers["Content-Type"] == "text/plain; version=0.0.4; charset=utf-8"
    sample = re.compile(r'[a-z_]+(\{[a-z]+="[^"]*"(,[a-z]+="[^"]*")*\})? [0-9.e+-]+')
    told = set()
    for line in answer.text.splitlines():
        if line.startswith("# TYPE "):
            told.add(line.split()[2])
        elif not line.startswith("#"):
            assert sample.fullmatch(line), line
            name = re.sub(r"_(bucket|sum|count)$", "", line.partition("{")[0].split()[0])
            assert name in told


def test_buckets_count_upwards(client):
    for _ in range(5):
        client.get("/en/")
    found = figures(client)
    counts = [
        found[f'judge_request_seconds_bucket{{endpoint="lookup.home",le="{bound}"}}']
        for bound in (*(f"{b:g}" for b in BUCKETS), "+Inf")
    ]
    assert counts == sorted(counts)
    assert counts[-1] == found['judge_request_seconds_count{endpoint="lookup.home"}'] == 5
