"""The server as it runs at an event: workers, restarts without a lost request, two instances."""

import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

import pytest
from server import ROOT, Server, asking, environment, free_port, running

DEPLOY = ROOT / "deploy"


def wait_for(what, seconds=30):
    until = time.monotonic() + seconds
    while not what():
        assert time.monotonic() < until, "it does not happen"
        time.sleep(0.05)


def assert_nothing_lost(askers):
    assert [failure for asker in askers for failure in asker.failures] == []
    statuses = [status for asker in askers for status in asker.statuses]
    assert len(statuses) > 20
    assert set(statuses) == {200}


def test_it_logs_json_lines_and_no_addresses(tmp_path):
    with running(tmp_path) as server:
        server.ask("/fr/search?q=sesame", headers={"User-Agent": "sesame", "X-Request-ID": "a1"})
        with socket.create_connection(("127.0.0.1", server.port)) as rubbish:
            rubbish.sendall(b"\x16\x03\x01 sesame\r\n\r\n")
            rubbish.recv(100)
    written = server.log.read_text(encoding="utf-8")
    lines = [json.loads(line) for line in written.splitlines()]
    assert any(line.get("request_id") == "a1" for line in lines)
    assert any(line["event"] == "invalid request" for line in lines)
    assert "sesame" not in written
    told = [line for line in lines if not line["event"].startswith("Listening at")]
    assert "127.0.0.1" not in json.dumps(told)


def test_figures_are_those_of_all_workers_together(tmp_path):
    with running(tmp_path, workers=3) as server:
        for _ in range(60):
            assert server.ask("/es/rules/8.4")[0] == 200
        name = 'judge_requests_total{endpoint="lookup.rule",status="2xx"}'
        assert [server.figures()[name] for _ in range(5)] == [60] * 5


def test_workers_are_replaced_without_a_lost_request(tmp_path):
    with running(tmp_path) as server:
        before = set(server.children()["workers"])
        with asking(server) as askers:
            time.sleep(0.3)
            server.process.send_signal(signal.SIGHUP)
            wait_for(lambda: before.isdisjoint(server.children()["workers"]))
            time.sleep(0.5)
        assert_nothing_lost(askers)


def test_a_worker_killed_is_replaced_and_only_what_it_had_in_hand_is_lost(tmp_path):
    with running(tmp_path) as server:
        victim = server.children()["workers"][0]
        with asking(server) as askers:
            time.sleep(0.3)
            os.kill(victim, signal.SIGKILL)
            wait_for(lambda: len(server.children()["workers"]) == 2)
            time.sleep(0.5)
        assert victim not in server.children()["workers"]
        assert sum(len(asker.failures) for asker in askers) <= 4  # each had one in flight
        assert {status for asker in askers for status in asker.statuses} == {200}
        assert server.figures()['judge_requests_total{endpoint="lookup.rule",status="5xx"}'] == 0


def activated(listener, folder, port):
    """`judge serve` as systemd starts it: the port is open already, as file 3."""

    def give_the_port():
        os.dup2(listener.fileno(), 3)

    script = (
        "import os, sys\n"
        "os.environ |= {'LISTEN_PID': str(os.getpid()), 'LISTEN_FDS': '1'}\n"
        "from judge.cli import main; sys.exit(main(['serve']))"
    )
    log = folder / f"{time.monotonic_ns()}.log"
    with log.open("w") as output:
        process = subprocess.Popen(
            [sys.executable, "-c", script],
            cwd=ROOT,
            env=environment(port=port, workers=2, data=folder),
            stdout=output,
            stderr=subprocess.STDOUT,
            pass_fds=[3],
            preexec_fn=give_the_port,
        )
    return Server(process, port, log)


def test_a_restart_behind_a_socket_of_systemd_loses_no_request(tmp_path):
    with socket.create_server(("127.0.0.1", 0), backlog=512) as listener:
        port = listener.getsockname()[1]
        server = activated(listener, tmp_path, port)
        try:
            server.wait_until_ready()
            with asking(server) as askers:
                time.sleep(0.3)
                server.stop()
                assert server.process.returncode == 0
                server = activated(listener, tmp_path, port)
                server.wait_until_ready()
                time.sleep(0.5)
            assert_nothing_lost(askers)
        finally:
            server.stop()


def test_a_new_version_takes_over_without_a_lost_request(tmp_path):
    """SIGUSR2 starts the program anew on the same port; then the old one is told to end."""
    with running(tmp_path) as server:
        old = server.process.pid
        with asking(server) as askers:
            time.sleep(0.3)
            server.process.send_signal(signal.SIGUSR2)
            wait_for(lambda: len(masters(server.port)) == 2 and ready_workers(server, old))
            os.kill(old, signal.SIGTERM)
            server.process.wait(30)
            time.sleep(0.5)
        (new,) = masters(server.port)
        try:
            assert new != old
            assert_nothing_lost(askers)
        finally:
            os.kill(new, signal.SIGTERM)
            wait_for(lambda: not Path(f"/proc/{new}").exists() or zombie(new))


def environment_of(pid):
    try:
        return Path(f"/proc/{pid}/environ").read_bytes().split(b"\0")
    except OSError:
        return []


def parent(pid):
    try:
        return int(Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[1])
    except OSError:
        return 0


def zombie(pid):
    try:
        return Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0] == "Z"
    except OSError:
        return True


def family(port):
    mark = f"JUDGE_PORT={port}".encode()
    pids = [int(p.name) for p in Path("/proc").glob("[0-9]*") if mark in environment_of(p.name)]
    return [pid for pid in pids if not zombie(pid)]


def masters(port):
    """The processes of a server that look after others."""
    everybody = family(port)
    return [pid for pid in everybody if sum(parent(other) == pid for other in everybody) >= 3]


def ready_workers(server, old):
    return server.log.read_text().count("Booting worker") >= 4


# -- what slow and silent clients do --------------------------------------------------------------


DRIPS = [
    b"",
    b"GET /en/ HTTP/1.1\r\nX-Slow: ",
    b"POST /api/v1/resolve HTTP/1.1\r\nHost: x\r\nContent-Length: 200000\r\n\r\n{",
    b"POST /api/v1/resolve HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n1\r\n",
]


def test_clients_that_send_nothing_or_drip_hold_nobody_up(tmp_path):
    with running(tmp_path, workers=1, threads=2, client_seconds=30) as server:
        held = [socket.create_connection(("127.0.0.1", server.port)) for _ in range(60)]
        try:
            for n, client in enumerate(held):
                client.sendall(DRIPS[n % 4])
            statuses = []
            for _ in range(20):
                for client in (c for n, c in enumerate(held) if n % 4):
                    client.sendall(b"x")  # a little more each time
                statuses.append(server.ask("/en/rules/8.4", timeout=20)[0])
            assert statuses == [200] * 20
            assert all(still_open(client) for client in held)
        finally:
            for client in held:
                client.close()


def still_open(client):
    client.setblocking(False)
    try:
        return client.recv(1, socket.MSG_PEEK) != b""
    except BlockingIOError:
        return True


def test_clients_that_never_finish_are_sent_away(tmp_path):
    with running(tmp_path, workers=1, client_seconds=1) as server:
        for begun in DRIPS:
            with socket.create_connection(("127.0.0.1", server.port)) as client:
                client.sendall(begun)
                client.settimeout(20)
                with suppress(ConnectionResetError):
                    assert client.recv(10_000) == b""


@pytest.mark.parametrize("size", [10, 3_000, 60_000, 100_000, 250_000])
def test_a_request_that_comes_in_pieces_is_answered_when_it_is_whole(tmp_path, size):
    with running(tmp_path, workers=1) as server:
        body = b'{"title": "' + b"x" * size + b'"}'
        head = f"POST /api/v1/resolve HTTP/1.1\r\nHost: x\r\ncontent-length:{len(body)}\r\n\r\n"
        request = head.encode() + body
        with socket.create_connection(("127.0.0.1", server.port)) as client:
            for _ in range(2):  # the second one on the same connection
                for part in (request[:7], request[7:60], request[60:200], request[200:]):
                    client.sendall(part)
                    time.sleep(0.05)
                client.settimeout(20)
                assert client.recv(12) in (b"HTTP/1.1 200", b"HTTP/1.1 422")
                client.settimeout(0.3)
                with suppress(TimeoutError):
                    while client.recv(65_536):
                        pass


def test_a_request_in_chunks_is_answered(tmp_path):
    with running(tmp_path, workers=1) as server:
        head = b"POST /api/v1/resolve HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n"
        with socket.create_connection(("127.0.0.1", server.port)) as client:
            for part in (head, b"2\r\n{}\r\n", b"0\r\n\r\n"):
                client.sendall(part)
                time.sleep(0.05)
            client.settimeout(20)
            assert client.recv(12) == b"HTTP/1.1 200"


def test_requests_sent_one_after_the_other_without_waiting_are_all_answered(tmp_path):
    with running(tmp_path, workers=1) as server:
        asked = b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n" * 5
        with socket.create_connection(("127.0.0.1", server.port)) as client:
            client.sendall(asked)
            client.settimeout(20)
            answer = b""
            while answer.count(b'"status":"ok"') < 5:
                part = client.recv(65_536)
                assert part, answer
                answer += part


def test_open_connections_that_are_silent_hold_no_restart_up(tmp_path):
    with running(tmp_path, workers=1, client_seconds=60, grace=50) as server:
        held = [socket.create_connection(("127.0.0.1", server.port)) for _ in range(5)]
        server.process.send_signal(signal.SIGTERM)
        server.process.wait(15)
        assert server.process.returncode == 0
        for client in held:
            client.close()


def test_a_client_that_does_not_read_its_answer_is_left(tmp_path):
    with running(tmp_path, workers=1, threads=2, client_seconds=2) as server:
        lazy = []
        for _ in range(4):
            client = socket.socket()
            client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
            client.connect(("127.0.0.1", server.port))
            client.sendall(b"GET /en/offline.json HTTP/1.1\r\nHost: x\r\n\r\n" * 20)
            lazy.append(client)
        try:
            assert server.ask("/en/rules/8.4", timeout=30)[0] == 200
        finally:
            for client in lazy:
                client.close()


def test_an_address_as_long_as_a_board_may_be_gets_through(tmp_path):
    with running(tmp_path, workers=1) as server:
        assert server.ask("/en/resolve?s=" + "x" * 7900)[0] == 422
        assert server.ask("/en/resolve?s=" + "x" * 9000)[0] == 414


# -- what comes with it ---------------------------------------------------------------------------


def test_the_unit_is_understood_by_systemd():
    verify = shutil.which("systemd-analyze")
    if verify is None:
        pytest.skip("systemd is not installed")
    units = [str(DEPLOY / "judge.service"), str(DEPLOY / "judge.socket")]
    found = subprocess.run([verify, "verify", *units], capture_output=True, text=True, check=False)
    complaints = [
        line for line in found.stderr.splitlines() if "judge." in line and "/opt/judge" not in line
    ]
    assert complaints == []


def test_the_unit_gives_the_site_longer_than_its_own_grace():
    unit = (DEPLOY / "judge.service").read_text()
    assert "TimeoutStopSec=45" in unit and "KillMode=mixed" in unit


@pytest.mark.skipif(shutil.which("nginx") is None, reason="nginx is not installed")
def test_one_of_two_instances_behind_nginx_is_killed_and_nobody_notices(tmp_path):
    command = [sys.executable, "load/failover.py", "--requests", "600", "--folder", str(tmp_path)]
    found = subprocess.run(
        command, cwd=ROOT, capture_output=True, text=True, check=False, timeout=120
    )
    assert found.returncode == 0, found.stdout + found.stderr
    assert ", 0 others failed" in found.stdout


def test_the_example_for_nginx_is_the_one_that_is_tried():
    script = (ROOT / "load" / "failover.py").read_text(encoding="utf-8")
    assert '"deploy" / "nginx.conf"' in script


def test_the_port_that_is_taken_is_said_in_one_line(tmp_path):
    port = free_port()
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", port))
        taken.listen()
        command = [sys.executable, "-m", "judge.cli", "serve"]
        found = subprocess.run(
            command,
            cwd=ROOT,
            env=environment(port=port, data=tmp_path),
            capture_output=True,
            text=True,
            check=False,
            timeout=60,
        )
    assert found.returncode == 1
    assert "Traceback" not in found.stderr
    assert str(port) in found.stderr
