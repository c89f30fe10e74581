"""Exploring in processes of its own, so that looking something up stays fast meanwhile.

There are as many explorers on a machine as may explore at once; what comes on top of that waits in
line, for a while. They run at low priority, and one that takes too long or too much memory dies
alone: no worker has to. An explorer answers a request just like a worker would; the worker passes
it on and waits, without computing anything.

A worker puts one end of a new pair of sockets into the line (a Unix socket that all processes have
from their parent), and any explorer that is free takes it. So there is no file, no port, no server.
"""

from __future__ import annotations

import json
import os
import select
import signal
import socket
import sys
import threading
import time
from dataclasses import dataclass
from typing import Any, NoReturn

from flask import Flask
from werkzeug.test import EnvironBuilder, run_wsgi_app

from judge.web.logs import LOG
from judge.web.settings import Settings

NICENESS = 5
MEMORY = 1024**3  # bytes an explorer may take on top of what it begins with
LARGEST = (
    8 * 1024**2
)  # bytes of an answer; nobody reads more, and a worker would have to squeeze it
JOBS = 1000  # after so many an explorer makes room for a fresh one
TAKEN = b"\x01"  # what an explorer says when it begins
SECONDS = "X-Judge-Seconds"  # how long it explored; between an explorer and its worker only

Socket = socket.socket


class Busy(Exception):
    """Everybody is exploring already."""


class Failed(Exception):
    """The explorer died, or was too slow."""


class AskerGone(Exception):
    """Whoever asked has hung up."""


@dataclass(frozen=True)
class Answer:
    status: int
    content_type: str
    location: str | None
    seconds: float
    body: bytes


def hung_up(line: Socket) -> bool:
    """Has the other end been closed? What it sends meanwhile is left where it is."""
    try:
        if not select.select([line], [], [], 0)[0]:
            return False
        return line.recv(1, socket.MSG_PEEK | socket.MSG_DONTWAIT) == b""
    except BlockingIOError:
        return False
    except (OSError, ValueError):
        return True


def send(line: Socket, head: dict[str, Any], body: bytes) -> None:
    text = json.dumps(head).encode()
    line.sendall(len(text).to_bytes(4) + len(body).to_bytes(4) + text + body)


def receive(line: Socket) -> tuple[dict[str, Any], bytes]:
    sizes = exactly(line, 8)
    text = exactly(line, int.from_bytes(sizes[:4]))
    return json.loads(text), exactly(line, int.from_bytes(sizes[4:]))


def exactly(line: Socket, size: int) -> bytes:
    parts = bytearray()
    while len(parts) < size:
        part = line.recv(min(size - len(parts), 65_536))
        if not part:
            raise EOFError
        parts += part
    return bytes(parts)


def hard_limit(settings: Settings) -> float:
    """Seconds after which an exploration that should long have ended is ended."""
    return 3 * settings.explore_seconds + 5


class Explorers:
    """The line, as workers see it."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.taking, self.giving = socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM)
        self.giving.setblocking(False)
        # Who waits here takes a thread. Some are kept for those who look something up.
        self.waiting = threading.BoundedSemaphore(max(1, settings.threads * 3 // 4))

    def ask(self, head: dict[str, Any], body: bytes, asker: Socket | None) -> Answer:
        """Have a request answered by an explorer."""
        if not self.waiting.acquire(blocking=False):
            raise Busy
        mine, theirs = socket.socketpair()
        try:
            self.queue(theirs, asker)
            theirs.close()
            mine.settimeout(self.settings.explore_wait + hard_limit(self.settings))
            send(mine, head, body)
            self.wait(mine, asker, self.settings.explore_wait, Busy)
            exactly(mine, len(TAKEN))
            self.wait(mine, asker, hard_limit(self.settings), Failed)
            answer, content = receive(mine)
            return Answer(**answer, body=content)
        except (OSError, EOFError, ValueError):
            raise Failed from None
        finally:
            mine.close()
            theirs.close()
            self.waiting.release()

    def queue(self, theirs: Socket, asker: Socket | None) -> None:
        """Into the line; the kernel keeps it short, so perhaps only after a while."""
        until = time.monotonic() + self.settings.explore_wait
        while True:
            try:
                socket.send_fds(self.giving, [TAKEN], [theirs.fileno()])
                return
            except BlockingIOError:
                if time.monotonic() > until:
                    raise Busy from None
            if asker is not None and hung_up(asker):
                raise AskerGone
            time.sleep(0.02)

    def wait(self, line: Socket, asker: Socket | None, seconds: float, late: type) -> None:
        """Until something comes. Whoever hangs up meanwhile is not worked for."""
        until = time.monotonic() + seconds
        while not select.select([line], [], [], 0.1)[0]:
            if asker is not None and hung_up(asker):
                raise AskerGone
            if time.monotonic() > until:
                raise late


# -- an explorer's own process --------------------------------------------------------------------


def start(app: Flask, line: Explorers) -> int:
    """Fork an explorer. Its process id, in the parent; it never returns in the child."""
    sys.stdout.flush()
    sys.stderr.flush()
    pid = os.fork()
    if pid:
        return pid
    status = 1
    try:
        for number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP, signal.SIGALRM):
            signal.signal(number, signal.SIG_DFL)
        for number in (signal.SIGQUIT, signal.SIGUSR1, signal.SIGUSR2, signal.SIGWINCH):
            signal.signal(number, signal.SIG_IGN)
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        signal.pthread_sigmask(signal.SIG_SETMASK, ())
        be_modest()
        work(app, line)
        status = 0
    except Exception:
        LOG.exception("explorer failed")
    finally:
        leave(status)


def leave(status: int) -> NoReturn:
    """Without the clean-up of a process that this one is only a copy of."""
    os._exit(status)


def be_modest() -> None:
    import resource  # not on every system, but wherever processes can be forked

    os.nice(NICENESS)
    with open("/proc/self/statm", encoding="ascii") as file:  # noqa: PTH123
        pages = int(file.read().split()[0])
    most = pages * resource.getpagesize() + MEMORY
    resource.setrlimit(resource.RLIMIT_AS, (most, most))


def work(app: Flask, line: Explorers) -> None:
    parent = os.getppid()
    line.taking.settimeout(1.0)
    jobs = 0
    while os.getppid() == parent and jobs < JOBS:
        try:
            _, handles, _, _ = socket.recv_fds(line.taking, 1, 1)
        except TimeoutError:
            continue
        jobs += 1
        with socket.socket(fileno=handles[0]) as asker:
            signal.setitimer(signal.ITIMER_REAL, hard_limit(line.settings))
            try:
                answer_one(app, asker)
            except (OSError, EOFError, ValueError):
                pass  # whoever asked has gone
            finally:
                signal.setitimer(signal.ITIMER_REAL, 0)


def answer_one(app: Flask, asker: Socket) -> None:
    asker.settimeout(5.0)
    head, body = receive(asker)
    if hung_up(asker):
        return
    asker.sendall(TAKEN)
    builder = EnvironBuilder(
        method=head["method"],
        path=head["path"],
        query_string=head["query"],
        base_url=head["base"],
        headers=head["headers"],
        input_stream=None,
        data=body,
    )
    environ = builder.get_environ()
    environ["judge.still_wanted"] = lambda: not hung_up(asker)
    chunks, status, headers = run_wsgi_app(app.wsgi_app, environ, buffered=True)
    content = b"".join(chunks)
    if len(content) > LARGEST:
        return  # no answer: the worker says that it could not be explored
    answer = {
        "status": int(status.split()[0]),
        "content_type": headers.get("Content-Type", "text/plain"),
        "location": headers.get("Location"),
        "seconds": float(headers.get(SECONDS, 0)),
    }
    send(asker, answer, content)
