"""An instance of the site, or of the bare view, on loopback; and how much memory it takes."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).parent.parent


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Instance:
    def __init__(self, process: subprocess.Popen[bytes], port: int) -> None:
        self.process = process
        self.port = port

    def memory(self) -> list[float]:
        """What each worker takes, in MB; what they share with their parent is in each of them."""
        found = []
        usual = os.getpriority(os.PRIO_PROCESS, self.process.pid)
        for folder in Path("/proc").glob("[0-9]*"):
            try:
                parts = (folder / "stat").read_text().rsplit(")", 1)[1].split()
                if int(parts[1]) == self.process.pid and int(parts[16]) == usual:  # no explorer
                    found.append(int(parts[21]) * os.sysconf("SC_PAGE_SIZE") / 1e6)
            except (OSError, IndexError):
                continue  # it has just ended
        return found

    def wait(self, path: str = "/healthz") -> None:
        until = time.monotonic() + 60
        while time.monotonic() < until:
            try:
                urllib.request.urlopen(f"http://127.0.0.1:{self.port}{path}", timeout=5).close()
                return
            except (urllib.error.URLError, OSError):
                time.sleep(0.1)
        raise SystemExit("it does not answer")


@contextmanager
def instance(command: list[str] | None = None, **settings: object) -> Iterator[Instance]:
    """`judge serve` with these settings, or another command; ended in any case."""
    settings = {"port": free_port(), "log_level": "warning", "allowance": 0, **settings}
    own = {k: v for k, v in os.environ.items() if not k.startswith("JUDGE_")}
    environment = own | {f"JUDGE_{k.upper()}": str(v) for k, v in settings.items()}
    command = command or ["-m", "judge.cli", "serve"]
    process = subprocess.Popen([sys.executable, *command], cwd=ROOT, env=environment)
    found = Instance(process, int(str(settings["port"])))
    try:
        found.wait()
        yield found
    finally:
        process.send_signal(signal.SIGTERM)
        try:
            process.wait(40)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
