"""Many readers at once, in one process: each asks, waits for the whole answer, and asks again."""

from __future__ import annotations

import asyncio
import random
import time
from collections import Counter, defaultdict
from dataclasses import dataclass, field
from pathlib import Path
from statistics import quantiles
from urllib.parse import quote

LOOPBACK = "127.0.0.1"
NEW_WORD = b"NEWWORD"  # in the requests file: a word nobody has asked for before


@dataclass(frozen=True)
class Question:
    kind: str
    wire: bytes


def question(kind: str, method: str, rest: str) -> Question:
    path, body = rest, b""
    if method == "POST":
        path, _, text = rest.partition(" ")
        body = text.encode()
    address, mark, query = path.partition("?")
    if mark:
        parts = (part.partition("=") for part in query.split("&"))
        address += "?" + "&".join(f"{name}={quote(value)}" for name, _, value in parts)
    head = f"{method} {address} HTTP/1.1\r\nHost: {LOOPBACK}\r\nAccept-Encoding: gzip\r\n"
    if body:
        head += f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n"
    return Question(kind, head.encode() + b"\r\n" + body)


def questions(kinds: set[str] | None = None) -> list[Question]:
    """The requests file, each line as often as it says; only some kinds, if wanted."""
    found = []
    text = (Path(__file__).parent / "requests.txt").read_text(encoding="utf-8")
    for line in text.splitlines():
        if line.strip() and not line.startswith("#"):
            times, kind, method, rest = line.split(maxsplit=3)
            if kinds is None or kind in kinds:
                found += [question(kind, method, rest)] * int(times)
    return found


@dataclass
class Tally:
    taken: dict[str, list[float]] = field(default_factory=lambda: defaultdict(list))
    statuses: Counter[str] = field(default_factory=Counter)
    failed_at: list[float] = field(default_factory=list)  # by the clock of time.monotonic()
    seconds: float = 0.0

    @property
    def every(self) -> list[float]:
        return [t for times in self.taken.values() for t in times]

    @property
    def errors(self) -> int:
        """Answers 5xx that do not say when to come back, and connections that broke."""
        return len(self.failed_at)

    def row(self, kind: str | None = None) -> str:
        times = self.every if kind is None else self.taken[kind]
        if len(times) < 2:
            return f"{len(times):8}"
        cuts = quantiles(times, n=100)
        p50, p95, p99 = (cuts[k] * 1000 for k in (49, 94, 98))
        rate = len(times) / self.seconds
        return f"{len(times):8} {rate:9.0f} {p50:8.1f} {p95:8.1f} {p99:8.1f}"


HEADING = f"{'':26} {'requests':>8} {'a second':>9} {'p50 ms':>8} {'p95 ms':>8} {'p99 ms':>8}"


@dataclass
class Load:
    """So many readers, so many requests in all, and never longer than so many seconds."""

    ports: list[int]
    asked: list[Question]
    readers: int
    most: int
    seconds: float
    keep_open: bool = True
    source: str = LOOPBACK
    left: int = 0
    until: float = 0.0
    tally: Tally = field(default_factory=Tally)

    async def run(self) -> Tally:
        self.left = self.most
        begun = time.perf_counter()
        self.until = begun + self.seconds
        await asyncio.gather(*(self.reader(n) for n in range(self.readers)))
        self.tally.seconds = time.perf_counter() - begun
        return self.tally

    async def reader(self, number: int) -> None:
        choose = random.Random(number)
        streams = None
        while self.left > 0 and time.perf_counter() < self.until:
            self.left -= 1
            asked = choose.choice(self.asked)
            begun = time.perf_counter()
            try:
                if streams is None:
                    port = self.ports[number % len(self.ports)]
                    streams = await asyncio.open_connection(
                        LOOPBACK, port, local_addr=(self.source, 0)
                    )
                status, open_still = await self.ask(asked, *streams)
            except (OSError, asyncio.IncompleteReadError, ValueError, IndexError) as error:
                status, open_still = f"broken: {type(error).__name__}", False
            self.tally.taken[asked.kind].append(time.perf_counter() - begun)
            self.tally.statuses[status] += 1
            if status[0] not in "234":
                self.tally.failed_at.append(time.monotonic())
            if streams is not None and not (open_still and self.keep_open):
                streams[1].close()
                streams = None
        if streams is not None:
            streams[1].close()

    async def ask(
        self, asked: Question, reader: asyncio.StreamReader, writer: asyncio.StreamWriter
    ) -> tuple[str, bool]:
        writer.write(asked.wire.replace(NEW_WORD, f"w{random.getrandbits(64):x}".encode()))
        head = (await reader.readuntil(b"\r\n\r\n")).lower()
        length = int(head.split(b"content-length: ")[1].split(b"\r\n")[0])
        await reader.readexactly(length)
        status = head[9:12].decode()
        if status in ("429", "503") and b"\r\nretry-after:" in head:
            status = f"4xx: {status} with Retry-After"
        return status, b"connection: close" not in head


def load(ports: list[int], asked: list[Question], readers: int, most: int, seconds: float,
         **more: object) -> Tally:  # fmt: skip
    return asyncio.run(Load(ports, asked, readers, most, seconds, **more).run())  # type: ignore[arg-type]
