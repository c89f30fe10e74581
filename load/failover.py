"""Two instances behind nginx, one of them killed under load: does any reader notice?

Nobody may but those whose answer was on its way from there at that moment. It uses
`deploy/nginx.conf` as it is, but for the ports. Bounded, on loopback, ended in any case.
"""

from __future__ import annotations

import argparse
import os
import shutil
import signal
import subprocess
import tempfile
import threading
import time
from pathlib import Path

from client import HEADING, load, questions
from instance import ROOT, Instance, free_port, instance


def configuration(folder: Path, listen: int, ports: tuple[int, int]) -> Path:
    """A whole configuration around the example, everything it writes inside a folder."""
    example = (ROOT / "deploy" / "nginx.conf").read_text(encoding="utf-8")
    for old, new in ((":5001", f":{ports[0]}"), (":5002", f":{ports[1]}")):
        assert old in example
        example = example.replace(old, new)
    assert "listen 80;" in example
    example = example.replace("listen 80;", f"listen 127.0.0.1:{listen};")
    places = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    temporary = "\n".join(f"{name}_temp_path {folder}/{name};" for name in places)
    file = folder / "nginx.conf"
    user = "user root;" if os.geteuid() == 0 else ""
    file.write_text(
        f"{user}\nworker_processes 1;\ndaemon off;\npid {folder}/nginx.pid;\n"
        f"error_log {folder}/error.log;\nevents {{ worker_connections 1024; }}\n"
        f"http {{\n{temporary}\n{example}\n}}\n",
        encoding="utf-8",
    )
    return file


READERS = 16


def kill_whole(victim: Instance, killed_at: list[float]) -> None:
    """The instance and all its processes at once, as when a machine loses its power."""
    pids = [victim.process.pid]
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            parts = (folder / "stat").read_text().rsplit(")", 1)[1].split()
        except OSError:
            continue
        if int(parts[1]) == victim.process.pid:
            pids.append(int(folder.name))
    for pid in pids:
        os.kill(pid, signal.SIGKILL)
    killed_at.append(time.monotonic())


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--requests", type=int, default=4_000)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--folder", type=Path)
    options = parser.parse_args()
    program = shutil.which("nginx") or shutil.which("/usr/sbin/nginx")
    if program is None:
        raise SystemExit("nginx is not installed: apt-get install nginx")
    folder = options.folder or Path(tempfile.mkdtemp(prefix="judge-"))
    listen = free_port()
    with (
        instance(workers=1, trusted_hops=1) as one,
        instance(workers=1, trusted_hops=1) as other,
    ):
        file = configuration(folder, listen, (one.port, other.port))
        nginx = subprocess.Popen([program, "-c", str(file), "-e", str(folder / "error.log")])
        try:
            front = Instance(nginx, listen)
            front.wait("/readyz")
            most = min(options.requests, 100_000)
            # Killed when about a third is done; how fast that goes depends on the machine.
            trial = load([listen], questions(), 8, max(50, most // 10), options.seconds)
            after = most / 3 * trial.seconds / len(trial.every)
            killed_at: list[float] = []
            killer = threading.Timer(after, kill_whole, [one, killed_at])
            killer.start()
            tally = load([listen], questions(), READERS, most, options.seconds)
            killer.join()
            print(HEADING)
            print(f"{'one of two was killed':26} {tally.row()}")
            print(f"{dict(tally.statuses)}")
            if tally.seconds < after:
                print("it was over before anything was killed")
                return 1
            late = [at for at in tally.failed_at if not -0.5 < at - killed_at[0] < 0.5]
            print(
                f"killed after {after:.1f} s of {tally.seconds:.1f} s: {tally.errors} answers in "
                f"flight there were lost, {len(late)} others failed"
            )
            return int(bool(late) or tally.errors > READERS)
        finally:
            nginx.send_signal(signal.SIGTERM)
            nginx.wait(20)


if __name__ == "__main__":
    raise SystemExit(main())
