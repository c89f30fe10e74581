"""Fuzzing for a while: new inputs every time, counted; the first finding of each target is shown.

python fuzz/run.py --minutes 3            all targets, a share of the time each
python fuzz/run.py --minutes 3 "pages"    one of them
"""

from __future__ import annotations

import argparse
import sys
import time
import traceback
from pathlib import Path
from typing import Any

import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from schemathesis.specs.openapi.checks import positive_data_acceptance

sys.path.insert(0, str(Path(__file__).parent))

from targets import TARGETS, client

# Not shrunk for long: a finding is shown as it is, and made small by hand for its test.
USUAL = {
    "deadline": None,
    "database": None,
    "suppress_health_check": list(HealthCheck),
    "phases": (Phase.generate, Phase.shrink),
    "print_blob": False,
}
API = "API by its description"


class Count:
    """How many inputs there were. At the end of the time, the rest are let through unread."""

    def __init__(self, until: float) -> None:
        self.inputs = 0
        self.until = until

    def over(self) -> bool:
        return time.monotonic() > self.until


def fuzz(name: str, count: Count) -> None:
    target = TARGETS[name]
    round = 0
    while not count.over():
        round += 1

        @seed(time.time_ns())
        @settings(max_examples=500, **USUAL)  # type: ignore[arg-type]
        @given(target.inputs)
        def attempt(value: Any) -> None:
            if not count.over():
                count.inputs += 1
                target.run(value)

        attempt()


def fuzz_api(count: Count) -> None:
    """What the OpenAPI document allows, and what it does not: never a 5xx, always as described."""
    schema = schemathesis.openapi.from_wsgi("/api/v1/openapi.json", client().application)
    operations = [result.ok() for result in schema.get_all_operations()]
    while not count.over():
        for operation in operations:

            @seed(time.time_ns())
            @settings(max_examples=100, **USUAL)  # type: ignore[arg-type]
            @given(operation.as_strategy())
            def attempt(case: schemathesis.Case) -> None:
                if not count.over():
                    count.inputs += 1
                    case.call_and_validate(
                        headers={"Accept-Encoding": "identity"},
                        # A card's name is a text, but not every text is a card's name.
                        excluded_checks=[positive_data_acceptance],
                    )

            attempt()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("targets", nargs="*", metavar="TARGET")
    parser.add_argument("--minutes", type=float, default=3.0)
    options = parser.parse_args()
    every = [*TARGETS, API]
    wanted = options.targets or every
    if unknown := set(wanted) - set(every):
        raise SystemExit(f"no such target: {unknown}; there are {', '.join(every)}")
    share = min(options.minutes, 600.0) * 60 / len(wanted)
    total, findings = 0, 0
    for name in wanted:
        count = Count(time.monotonic() + share)
        try:
            if name == API:
                fuzz_api(count)
            else:
                fuzz(name, count)
            told = "nothing found"
        except (Exception, BaseExceptionGroup):
            traceback.print_exc()
            told, findings = "FOUND SOMETHING, see above", findings + 1
        total += count.inputs
        print(f"{name:26} {count.inputs:8} inputs   {told}", flush=True)
    print(f"{'in all':26} {total:8} inputs   {findings} findings")
    return min(1, findings)


if __name__ == "__main__":
    raise SystemExit(main())
