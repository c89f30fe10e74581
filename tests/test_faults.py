"""What breaks at an event: disks, files, workers, clocks. The site goes on, or comes back."""

import errno
import json
import os
import signal
import subprocess
import sys
import time
from itertools import chain
from pathlib import Path

import pytest
from server import ROOT, SMALL, environment, running

from judge import cli, userdata
from judge.explore import Budget
from judge.search import Index
from judge.userdata import ImportedBook, Passage
from judge.web import create_app
from judge.web.limits import Allowances

BOOK = ImportedBook("battlefruit-en", "en", (Passage("A passage about hunters.", None, ("8.3",)),))


@pytest.fixture
def data(tmp_path, monkeypatch):
    monkeypatch.setenv("JUDGE_DATA", str(tmp_path))
    return tmp_path / "imports"


# -- disks ----------------------------------------------------------------------------------------


def full(*_arguments, **_more):
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


def test_a_full_disk_leaves_the_book_that_was_there(data, monkeypatch):
    userdata.save(BOOK)
    before = (data / "battlefruit-en.json").read_bytes()
    monkeypatch.setattr(json, "dump", full)
    with pytest.raises(OSError, match="No space left"):
        userdata.save(BOOK)
    assert (data / "battlefruit-en.json").read_bytes() == before
    assert [file.name for file in data.iterdir()] == ["battlefruit-en.json"]


def test_a_full_disk_while_importing_is_one_line(data, monkeypatch, capsys, tmp_path):
    monkeypatch.setattr(cli, "import_one", lambda _name: BOOK)
    monkeypatch.setattr(userdata.tempfile, "mkstemp", full)
    assert cli.main(["import", str(tmp_path / "book.txt")]) == 2
    assert capsys.readouterr().err.endswith("No space left on device\n")


def test_a_folder_that_cannot_be_written_is_one_line(data, monkeypatch, capsys):
    data.parent.joinpath("imports").write_text("a file where a folder should be")
    monkeypatch.setattr(cli, "import_one", lambda _name: BOOK)
    assert cli.main(["import", "book.txt"]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_the_site_writes_nothing_to_the_disk(tmp_path):
    """So a disk that is full or read-only does not matter to it."""
    folder = tmp_path / "data"
    with running(tmp_path, workers=1) as server:
        for path in ("/en/", "/fr/search?q=venimeux", "/metrics", "/readyz"):
            assert server.ask(path)[0] == 200
        assert server.explore(SMALL)[0] == 200
        for pid in [server.process.pid, *chain(*server.children().values())]:
            for handle in Path(f"/proc/{pid}/fd").iterdir():
                place = str(handle.readlink())
                if place.startswith("/") and not place.startswith(("/dev/", "/memfd:", "/proc/")):
                    flags = Path(f"/proc/{pid}/fdinfo/{handle.name}").read_text().split()[3]
                    writing = int(flags, 8) & (os.O_WRONLY | os.O_RDWR)
                    assert not writing or place == str(server.log), place
    assert not folder.exists()


def test_a_log_nobody_can_write_does_not_stop_the_site(tmp_path):
    """Standard error on a full disk: the lines are lost, the answers are not."""
    settings = environment(workers=1, data=tmp_path, port=0)
    code = (
        "import sys, os; sys.stderr = os.fdopen(os.open('/dev/full', os.O_WRONLY), 'w')\n"
        "from judge.web import create_app, logs; logs.write_to_standard_error('info')\n"
        "client = create_app().test_client()\n"
        "print([client.get(path).status_code for path in ('/en/', '/healthz', '/en/cards/x')])\n"
        "sys.stdout.flush(); os._exit(0)"
    )
    found = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, env=settings, capture_output=True, text=True,
        check=True,
    )  # fmt: skip
    assert found.stdout == "[200, 200, 404]\n"


# -- imported books -------------------------------------------------------------------------------

DAMAGED = [
    b"",
    b"{",
    b"null",
    b"[]",
    b"\xff\xfe\x00",
    b'{"format": 1}',
    b'{"format": 99, "book": "x", "language": "en", "passages": []}',
    b'{"format": 1, "book": "x", "language": "en", "passages": [{"text": 5}]}',
    b'{"format": 1, "book": "x", "language": "en", "passages": 7}',
    b'{"format": 1, "book": "x", "language": "de", "passages": []}',
    b'{"format": 1, "book": "x", "language": "en", "passages": [{"text": "a", "section": null, '
    b'"rules": ["99.99"]}]}',
    b"[" * 100_000,
]


@pytest.mark.parametrize("content", DAMAGED, ids=lambda c: c[:30].decode("latin-1"))
def test_a_damaged_import_is_left_out_and_the_rest_is_found(data, content):
    from judge.cards import library
    from judge.rules import rulebook
    from judge.rulings import topics

    userdata.save(BOOK)
    (data / "a-damaged.json").write_bytes(content)
    found = Index(library(), rulebook(), topics(), userdata.imported())
    assert found.search("hunter").hits
    assert any(hit.printed for hit in found.search("passage about hunters").hits)


def test_a_half_written_import_is_named_and_can_be_removed_by_importing_again(data, capsys):
    userdata.save(BOOK)
    path = data / "battlefruit-en.json"
    path.write_bytes(path.read_bytes()[:40])
    assert cli.main(["import", "--list"]) == 0
    assert "battlefruit-en: damaged" in capsys.readouterr().out
    userdata.save(BOOK)
    assert list(userdata.imported()) == [BOOK]


def test_what_an_import_left_when_it_was_killed_is_not_taken_for_a_book(data):
    userdata.save(BOOK)
    (data / "tmpabc123.part").write_text('{"format": 1')
    assert list(userdata.imported()) == [BOOK]


def test_the_site_starts_with_a_damaged_import(tmp_path):
    imports = tmp_path / "data" / "imports"
    imports.mkdir(parents=True)
    (imports / "battlefruit-en.json").write_bytes(b'{"format": 1, "book"')
    (imports / "folder.json").mkdir()
    with running(tmp_path, workers=1) as server:
        assert server.ask("/en/search?q=hunter")[0] == 200


# -- workers --------------------------------------------------------------------------------------


def test_a_worker_killed_in_the_middle_of_an_answer_leaves_nothing_locked(tmp_path):
    """Nor is anything lost that the next request would need: there is no such thing."""
    with running(tmp_path, workers=1, explore_seconds=1) as server:
        (worker,) = server.children()["workers"]
        for path in ("/en/rules/8.4",) * 5:
            assert server.ask(path)[0] == 200
        before = server.figures()['judge_requests_total{endpoint="lookup.rule",status="2xx"}']
        os.kill(worker, signal.SIGKILL)
        until = time.monotonic() + 20
        while server.children()["workers"] in ([], [worker]) and time.monotonic() < until:
            time.sleep(0.05)
        server.wait_until_ready()
        assert server.ask("/en/rules/8.4")[0] == 200
        assert server.explore(SMALL)[0] == 200
        after = server.figures()['judge_requests_total{endpoint="lookup.rule",status="2xx"}']
        assert after == before + 1  # what was counted stays counted


def test_explorers_end_when_their_server_is_killed(tmp_path):
    with running(tmp_path, workers=1) as server:
        assert server.explore(SMALL)[0] == 200  # there is an explorer
        children = [*chain(*server.children().values())]
        assert len(children) >= 2
        server.process.kill()
        server.process.wait()
        until = time.monotonic() + 20
        while any(alive(pid) for pid in children) and time.monotonic() < until:
            time.sleep(0.1)
        assert not any(alive(pid) for pid in children)


def alive(pid):
    try:
        return Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except OSError:
        return False


# -- clocks ---------------------------------------------------------------------------------------


def test_nothing_that_waits_goes_by_the_clock_on_the_wall():
    """`time.time()` jumps when the clock is set. It may stand in a log line, nowhere else."""
    for file in ROOT.glob("judge/**/*.py"):
        text = file.read_text(encoding="utf-8")
        assert "time.time()" not in text, file.name
        if file.name != "logs.py":
            assert "datetime" not in text, file.name


def test_a_clock_that_jumps_changes_no_budget_and_no_allowance(monkeypatch):
    allowances = Allowances(10, 60)
    assert allowances.take("192.0.2.1", 10) == 0
    budget = Budget(10, 60)
    budget.start()
    monkeypatch.setattr(time, "time", lambda: 4_000_000_000.0)
    assert not budget.spent(1)
    assert allowances.take("192.0.2.1", 5) > 0
    monkeypatch.setattr(time, "time", lambda: 0.0)
    assert not budget.spent(1)
    assert create_app().test_client().get("/en/rules/8.4").status_code == 200
