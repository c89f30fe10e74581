"""A whole server on loopback for a test, with workers and explorers, and questions to ask it."""

import http.client
import json
import os
import random
import signal
import socket
import subprocess
import sys
import threading
import time
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).parent.parent

# A board that no budget is enough for: every creature may attack, block, hunt, and be defeated.
CROWD = ["shark-dog", "luchataur", "explosive-toad", "harpy-mother", "kangasaurus-rex"]
ENDLESS = {
    "A": {"play": [*CROWD, "snail-thrower", "tiger-squirrel"], "hand": [*CROWD, "gorillion"]},
    "B": {"play": [*CROWD, "killer-bee", "ferret-bomber"], "hand": [*CROWD, "gorillion"]},
}
SMALL = {"A": {"play": ["axolotl-healer"], "hand": 5}, "B": {"play": ["plated-scorpion"]}}


def free_port():
    """A port below those the system hands out by itself: no connection takes it meanwhile."""
    while True:
        port = random.randrange(20_000, 32_000)
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
                return port
            except OSError:
                continue


class Server:
    def __init__(self, process, port, log):
        self.process, self.port, self.log = process, port, log

    def ask(self, path, body=None, source="127.0.0.1", headers=None, timeout=60):
        """Status, headers and body of one request on a connection of its own."""
        connection = http.client.HTTPConnection(
            "127.0.0.1", self.port, timeout=timeout, source_address=(source, 0)
        )
        try:
            content = None if body is None else json.dumps(body)
            connection.request("POST" if body else "GET", path, content, headers or {})
            answer = connection.getresponse()
            return answer.status, answer.headers, answer.read()
        finally:
            connection.close()

    def explore(self, body=ENDLESS, source="127.0.0.1", **more):
        return self.ask("/api/v1/explore", body, source, **more)

    def figures(self):
        lines = self.ask("/metrics")[2].decode().splitlines()
        return {
            name: float(value)
            for name, value in (line.rsplit(" ", 1) for line in lines if line[0] != "#")
        }

    def children(self):
        """Worker and explorer process ids, by their priority."""
        found = {"workers": [], "explorers": []}
        usual = os.getpriority(os.PRIO_PROCESS, self.process.pid)
        for folder in Path("/proc").glob("[0-9]*"):
            try:
                parts = (folder / "stat").read_text().rsplit(")", 1)[1].split()
            except OSError:
                continue
            if int(parts[1]) == self.process.pid and parts[0] != "Z":
                kind = "explorers" if int(parts[16]) > usual else "workers"
                found[kind].append(int(folder.name))
        return found

    def wait_until_ready(self, seconds=30):
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            try:
                if self.ask("/readyz", timeout=5)[0] == 200:
                    return
            except OSError:
                assert self.process.poll() is None, self.log.read_text()
            time.sleep(0.05)
        raise AssertionError(self.log.read_text())

    def stop(self):
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
            try:
                self.process.wait(20)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()


def environment(**settings):
    own = {name: value for name, value in os.environ.items() if not name.startswith("JUDGE_")}
    return {**own, **{f"JUDGE_{name.upper()}": str(value) for name, value in settings.items()}}


@contextmanager
def running(folder, **settings):
    """`judge serve` with these settings."""
    port = settings.setdefault("port", free_port())
    settings.setdefault("workers", 2)
    settings.setdefault("data", folder / "data")
    log = folder / f"{port}.log"
    with log.open("w") as output:
        process = subprocess.Popen(
            [sys.executable, "-m", "judge.cli", "serve"],
            cwd=ROOT,
            env=environment(**settings),
            stdout=output,
            stderr=subprocess.STDOUT,
        )
    server = Server(process, port, log)
    try:
        server.wait_until_ready()
        yield server
    finally:
        server.stop()


class Asking(threading.Thread):
    """Ask the same thing over and over, on a new connection each time, and keep what came."""

    def __init__(self, server, path="/fr/rules/8.4"):
        super().__init__(daemon=True)
        self.server, self.path = server, path
        self.statuses, self.failures = [], []
        self.going = True

    def run(self):
        while self.going:
            try:
                self.statuses.append(self.server.ask(self.path)[0])
            except (OSError, http.client.HTTPException) as error:
                self.failures.append(repr(error))

    def finish(self):
        self.going = False
        self.join()


@contextmanager
def asking(server, threads=4, **more):
    askers = [Asking(server, **more) for _ in range(threads)]
    for asker in askers:
        asker.start()
    try:
        yield askers
    finally:
        for asker in askers:
            asker.finish()
