"""The load test: bounded in requests and in time, against instances of its own on loopback.

python load/run.py mix         a hall's requests, for 1 and 2 workers, beside a bare Flask view
python load/run.py readers     200 readers at once
python load/run.py fairness    searches, with and without four endless explorations beside them
python load/run.py memory      what a worker takes over 100,000 requests
"""

from __future__ import annotations

import argparse
import json
import threading
from statistics import quantiles

from client import HEADING, Load, Tally, load, question, questions
from instance import instance

CROWD = ["shark-dog", "luchataur", "explosive-toad", "harpy-mother", "kangasaurus-rex"]
ENDLESS = {
    "A": {"play": [*CROWD, "snail-thrower", "tiger-squirrel"], "hand": [*CROWD, "gorillion"]},
    "B": {"play": [*CROWD, "killer-bee", "ferret-bomber"], "hand": [*CROWD, "gorillion"]},
}


def megabytes(values: list[float]) -> str:
    return " ".join(f"{value:.0f}" for value in sorted(values)) + " MB"


def tell(title: str, tally: Tally, memory: list[float]) -> None:
    print(f"{title:26} {tally.row()}  {tally.errors} errors, {megabytes(memory)} a worker")


def mix(options: argparse.Namespace) -> int:
    """Requests a second and how long they take, for 1 and 2 workers, beside the bare view."""
    print(HEADING)
    errors = 0
    for workers in (1, 2):
        with instance(["load/bare.py"], workers=workers) as bare:
            asked = [question("bare", "GET", "/bare")]
            load([bare.port], asked, 8, 200, 10)
            tally = load([bare.port], asked, options.readers, options.requests, options.seconds)
            tell(f"bare view, {workers} workers", tally, bare.memory())
        with instance(workers=workers) as site:
            load([site.port], questions(), 8, 400, 10)
            tally = load(
                [site.port], questions(), options.readers, options.requests, options.seconds
            )
            tell(f"the site, {workers} workers", tally, site.memory())
            for kind in sorted(tally.taken):
                print(f"  {kind:24} {tally.row(kind)}")
            errors += tally.errors
            if tally.errors:
                print(dict(tally.statuses))
    return errors


def readers(options: argparse.Namespace) -> int:
    """200 people at once, each on a connection of their own."""
    print(HEADING)
    errors = 0
    for keep_open, title in ((True, "200 readers"), (False, "200, a connection each")):
        with instance(workers=2) as site:
            load([site.port], questions(), 8, 400, 10)
            tally = load(
                [site.port], questions(), 200, options.requests, options.seconds,
                keep_open=keep_open,
            )  # fmt: skip
            tell(title, tally, site.memory())
            print(f"  {dict(tally.statuses)}")
            errors += tally.errors
    return errors


def fairness(options: argparse.Namespace) -> int:
    """Search at a steady pace, alone and beside four who explore a board without end."""
    print(HEADING)
    found = {}
    searches = questions({"search"})
    endless = [question("explore", "POST", f"/api/v1/explore {json.dumps(ENDLESS)}")]
    with instance(workers=2) as site:
        load([site.port], searches, 4, 400, 10)
        for title, explorers in (("searches alone", 0), ("beside 4 explorations", 4)):
            beside = Load([site.port], endless, explorers, 10**6, options.seconds + 1)
            thread = threading.Thread(target=run_beside, args=(beside,))
            if explorers:
                thread.start()
            tally = load([site.port], searches, 2, options.requests, options.seconds)
            if explorers:
                beside.until = 0.0
                thread.join()
                print(f"  the explorations: {dict(beside.tally.statuses)}")
            tell(title, tally, site.memory())
            found[title] = quantiles(tally.every, n=100)[94]
    alone, crowded = found.values()
    print(f"p95 beside explorations: {crowded / alone:.2f} times")
    return 0


def run_beside(beside: Load) -> None:
    import asyncio

    asyncio.run(beside.run())


def memory(options: argparse.Namespace) -> int:
    """Ten stretches of requests: the last must not take more than the first ones led to."""
    errors = 0
    with instance(workers=2) as site:
        print(f"{0:8} requests: {megabytes(site.memory())}")
        for n in range(1, 11):
            tally = load([site.port], questions(), 20, options.requests // 10, options.seconds)
            errors += tally.errors
            done = n * (options.requests // 10)
            print(f"{done:8} requests: {megabytes(site.memory())}", flush=True)
    print(f"{errors} errors")
    return errors


PARTS = {
    "mix": (mix, 4_000, 30.0),
    "readers": (readers, 6_000, 60.0),
    "fairness": (fairness, 3_000, 20.0),
    "memory": (memory, 100_000, 600.0),
}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("part", choices=PARTS)
    parser.add_argument("--requests", type=int, help="at the most")
    parser.add_argument("--seconds", type=float, help="at the most, for each line")
    parser.add_argument("--readers", type=int, default=16)
    options = parser.parse_args()
    part, requests, seconds = PARTS[options.part]
    options.requests = min(options.requests or requests, 200_000)
    options.seconds = min(options.seconds or seconds, 900.0)
    options.readers = min(options.readers, 500)
    return min(1, part(options))


if __name__ == "__main__":
    raise SystemExit(main())
