"""Numbers that all processes of the site share: no server, no file, nothing left behind.

They lie in anonymous memory that is made before the workers are forked. The lock is one of the
kernel's: it is let go by itself when a worker is killed while it holds it.
"""

from __future__ import annotations

import mmap
import os
import sys
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager

if sys.platform != "win32":
    import fcntl


class SharedNumbers:
    def __init__(self, count: int) -> None:
        self._handle = memory_file()
        size = 8 * max(1, count)
        os.ftruncate(self._handle, size)
        self._memory = mmap.mmap(self._handle, size)
        self._threads = threading.Lock()
        self._numbers = memoryview(self._memory).cast("d")

    @contextmanager
    def locked(self) -> Iterator[memoryview[float]]:
        """The numbers, while nobody else changes them."""
        with self._threads:  # the kernel's lock knows processes only
            if sys.platform != "win32":
                fcntl.lockf(self._handle, fcntl.LOCK_EX)
            try:
                yield self._numbers
            finally:
                if sys.platform != "win32":
                    fcntl.lockf(self._handle, fcntl.LOCK_UN)


def memory_file() -> int:
    """A file without a name; on Linux in memory, so that a full disk does not matter."""
    if hasattr(os, "memfd_create"):
        return os.memfd_create("judge")
    with tempfile.TemporaryFile() as file:
        return os.dup(file.fileno())
