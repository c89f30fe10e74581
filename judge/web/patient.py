"""A worker that slow clients can't hold up.

A connection costs a thread only from when its request is there, whole, until the answer is sent.
Until then it waits with the others, hundreds of them, and not for ever.
"""

from __future__ import annotations

import errno
import re
import selectors
import socket
import time
from functools import partial
from typing import Any

from gunicorn.workers.gthread import TConn, ThreadWorker

from judge.web.security import MAX_BODY

LONGEST = MAX_BODY + 16_384  # bytes of a request that are waited for
LINGER = 2.0  # seconds, when stopping
LAST_CHUNK = b"\r\n0\r\n\r\n"
LENGTH = re.compile(rb"\r\ncontent-length:[ \t]*([0-9]{1,9})[ \t]*(?=\r\n|$)", re.IGNORECASE)


class PatientSocket:
    """A socket with a time for the whole request, not for each piece of it."""

    def __init__(self, inner: socket.socket, seconds: float) -> None:
        self._inner = inner
        self._seconds = seconds
        self._until = 0.0

    def __getattr__(self, name: str) -> Any:
        return getattr(self._inner, name)

    def setblocking(self, flag: bool) -> None:
        """The server does this before it reads a request: from here on the time runs."""
        self._until = time.monotonic() + self._seconds
        self._inner.setblocking(flag)

    def recv(self, *arguments: Any) -> bytes:
        left = self._until - time.monotonic()
        if left <= 0:
            raise too_slow()
        self._inner.settimeout(left)
        try:
            return self._inner.recv(*arguments)
        except TimeoutError:
            raise too_slow() from None

    def peek(self, size: int) -> bytes:
        return self._inner.recv(size, socket.MSG_PEEK | socket.MSG_DONTWAIT)

    def sendall(self, *arguments: Any) -> None:
        self._inner.settimeout(self._seconds)  # for all of it: Python counts it so
        try:
            self._inner.sendall(*arguments)
        except TimeoutError:
            raise too_slow() from None


def too_slow() -> OSError:
    """As if the client had hung up, which the server takes quietly."""
    return ConnectionResetError(errno.ECONNRESET, "too slow")


def missing(begun: bytes) -> int:
    """How many bytes must be there before it is worth reading a request; 0: there are enough.

    A body that is too large is not waited for: it will be refused.
    """
    head, end, body = begun.partition(b"\r\n\r\n")
    in_chunks = b"\r\ntransfer-encoding:" in head.lower()
    if not end or (in_chunks and not (b"\r\n" + body).endswith(LAST_CHUNK)):
        return len(begun) + 1 if len(begun) < LONGEST else 0
    length = None if in_chunks else LENGTH.search(head)
    whole = len(head) + len(end) + (int(length[1]) if length else 0)
    return whole if len(begun) < whole <= LONGEST else 0


class PatientWorker(ThreadWorker):  # type: ignore[misc]
    stopping: float | None = None  # since when

    def accept(self, listener: socket.socket) -> None:
        try:
            accepted, address = listener.accept()
        except OSError as error:
            if error.errno in (errno.EAGAIN, errno.ECONNABORTED, errno.EWOULDBLOCK):
                return
            raise
        self.nr_conns += 1
        client = PatientSocket(accepted, self.seconds())
        self.wait_for_request(TConn(self.cfg, client, address, listener.getsockname()))

    def seconds(self) -> float:
        return float(self.wsgi.config["JUDGE"].client_seconds)

    def wait_for_request(self, conn: TConn) -> None:
        conn.sock.setblocking(False)
        conn.timeout = time.monotonic() + self.seconds()
        self.pending_conns.append(conn)
        self.poller.register(
            conn.sock, selectors.EVENT_READ, partial(self.on_pending_socket_readable, conn)
        )

    def on_client_socket_readable(self, conn: TConn, client: Any) -> None:
        """The next request on a connection that was kept open: it waits like the first."""
        self.poller.unregister(client)
        self.keepalived_conns.remove(conn)
        self.wait_for_request(conn)

    def on_pending_socket_readable(self, conn: TConn, client: Any) -> None:
        """A thread is given to a request that is there, not to one that drips in."""
        try:
            begun = client.peek(LONGEST)
            more = missing(begun) if begun else 0  # nothing: the client has hung up
            client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVLOWAT, more or 1)
        except OSError:
            more = 0  # the thread finds out what is wrong
        if not more:
            super().on_pending_socket_readable(conn, client)

    def murder_pending(self) -> None:
        """Who has sent nothing yet does not hold a restart up for long."""
        if not self.alive:
            self.stopping = self.stopping or time.monotonic()
            for conn in self.pending_conns:
                conn.timeout = min(conn.timeout, self.stopping + LINGER)
        super().murder_pending()
