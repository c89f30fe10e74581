"""Fairness: how much work one address may ask for. Counted in seconds of it, not in requests.

Every address has an allowance that fills up again with time. An exploration first takes all it may
need, and gives back what it did not use: a hundred at once can't slip through, and small boards
cost next to nothing.
"""

from __future__ import annotations

import hashlib
import ipaddress
import secrets
import time

from judge.web.shared import SharedNumbers

SETS, WAYS = 1024, 4  # places for addresses; the longest unused one of four makes room
ENTRY = 3  # numbers: whose, how much is left, when that was


def place_of(address: str | None) -> str:
    """Who counts as one: an address, or the network a household gets under IPv6."""
    try:
        found = ipaddress.ip_address((address or "").partition("%")[0])
    except ValueError:
        return address or ""
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(ipaddress.ip_network((found, 64), strict=False))
    return str(found)


class Allowances:
    """One allowance an address, shared by all workers. Addresses themselves are never kept."""

    def __init__(self, most: float, per_minute: float) -> None:
        self.most = most
        self.per_second = per_minute / 60
        self._secret = secrets.token_bytes(16)
        self._numbers = SharedNumbers(SETS * WAYS * ENTRY)

    def take(self, address: str | None, seconds: float, now: float | None = None) -> float:
        """Take some seconds. 0: granted; else how long to wait until there are as many."""
        if not self.most:
            return 0.0
        seconds = min(seconds, self.most)
        now = time.monotonic() if now is None else now
        with self._numbers.locked() as numbers:
            at, left = self._find(numbers, address, now)
            if left < seconds:
                numbers[at + 1], numbers[at + 2] = left, now
                return (seconds - left) / self.per_second
            numbers[at + 1], numbers[at + 2] = left - seconds, now
            return 0.0

    def give_back(self, address: str | None, seconds: float, now: float | None = None) -> None:
        """What was not used; less than nothing, where more was used than had been taken."""
        if not self.most:
            return
        now = time.monotonic() if now is None else now
        with self._numbers.locked() as numbers:
            at, left = self._find(numbers, address, now)
            numbers[at + 1], numbers[at + 2] = self.within(left + seconds), now

    def within(self, seconds: float) -> float:
        return max(-self.most, min(self.most, seconds))

    def _find(
        self, numbers: memoryview[float], address: str | None, now: float
    ) -> tuple[int, float]:
        """Where an address stands, and what it has left; a new one gets a place, and all of it."""
        name = place_of(address).encode()
        digest = hashlib.blake2b(name, digest_size=8, key=self._secret).digest()
        whose = int.from_bytes(digest) >> 11 or 1  # what a float can hold exactly; 0 is nobody
        first = whose % SETS * WAYS * ENTRY
        places = range(first, first + WAYS * ENTRY, ENTRY)
        for at in places:
            if numbers[at] == whose:
                left, then = numbers[at + 1], numbers[at + 2]
                return at, min(self.most, left + max(0.0, now - then) * self.per_second)
        at = min(places, key=lambda place: numbers[place + 2] if numbers[place] else -1.0)
        numbers[at] = whose
        return at, self.most
