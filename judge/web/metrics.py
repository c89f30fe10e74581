"""Figures for Prometheus, counted by all workers together."""

from __future__ import annotations

from collections.abc import Iterable

from judge.web.shared import SharedNumbers

# Upper bounds in seconds. An exploration may take seconds, a page some milliseconds.
BUCKETS = (0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
STATUSES = ("2xx", "3xx", "4xx", "5xx")
NOWHERE = "none"  # an address that leads nowhere
RESULTS = ("complete", "partial", "given-up", "failed")
REFUSALS = ("allowance", "busy", "failed")

Labels = tuple[tuple[str, str], ...]

HELP = {
    "judge_requests_total": ("counter", "Requests answered."),
    "judge_request_seconds": ("histogram", "Time until an answer was ready."),
    "judge_resolutions_total": ("counter", "Boards resolved for readers."),
    "judge_explorations_total": ("counter", "Explorations and comparisons, by how they ended."),
    "judge_exploration_states_total": ("counter", "States looked at while exploring."),
    "judge_exploration_seconds_total": ("counter", "Seconds of exploring."),
    "judge_exploration_budget_seconds_total": ("counter", "Seconds explorations could have used."),
    "judge_refused_total": ("counter", "Explorations refused, by reason."),
    "judge_errors_total": ("counter", "Requests that failed by a fault of ours."),
}


class Metrics:
    """Every series has its place from the start, so that all processes agree on it."""

    def __init__(self, endpoints: Iterable[str]) -> None:
        self.endpoints = sorted({*endpoints, NOWHERE})
        series: list[tuple[str, Labels]] = []
        for endpoint in self.endpoints:
            mine = ("endpoint", endpoint)
            series += [("judge_requests_total", (mine, ("status", s))) for s in STATUSES]
            bounds = [*(f"{bound:g}" for bound in BUCKETS), "+Inf"]
            series += [("judge_request_seconds_bucket", (mine, ("le", b))) for b in bounds]
            series += [("judge_request_seconds_sum", (mine,))]
            series += [("judge_request_seconds_count", (mine,))]
        series += [("judge_explorations_total", (("result", result),)) for result in RESULTS]
        series += [("judge_refused_total", (("reason", reason),)) for reason in REFUSALS]
        told = {name for name, _ in series} | {"judge_request_seconds"}
        series += [(name, ()) for name in HELP if name not in told]
        self.series = series
        self.places = {key: place for place, key in enumerate(series)}
        self.numbers = SharedNumbers(len(series))

    def add(self, name: str, amount: float = 1.0, **labels: str) -> None:
        place = self.places[name, tuple(labels.items())]
        with self.numbers.locked() as numbers:
            numbers[place] += amount

    def request(self, endpoint: str | None, status: int, seconds: float) -> None:
        """Count one answer, under one lock."""
        mine = ("endpoint", endpoint if endpoint in self.endpoints else NOWHERE)
        kind = STATUSES[min(max(status // 100, 2), 5) - 2]
        places = self.places
        bounds = [f"{bound:g}" for bound in BUCKETS if seconds <= bound]
        with self.numbers.locked() as numbers:
            numbers[places["judge_requests_total", (mine, ("status", kind))]] += 1
            for bound in (*bounds, "+Inf"):
                numbers[places["judge_request_seconds_bucket", (mine, ("le", bound))]] += 1
            numbers[places["judge_request_seconds_sum", (mine,)]] += seconds
            numbers[places["judge_request_seconds_count", (mine,)]] += 1

    def exploration(self, result: str, states: int, seconds: float, budget: float) -> None:
        self.add("judge_explorations_total", result=result)
        self.add("judge_exploration_states_total", states)
        self.add("judge_exploration_seconds_total", seconds)
        self.add("judge_exploration_budget_seconds_total", budget)

    def text(self) -> str:
        """The format Prometheus reads. Addresses nobody asked for are left out."""
        with self.numbers.locked() as numbers:
            values = list(numbers[: len(self.series)])
        asked = {
            labels
            for (name, labels), value in zip(self.series, values, strict=True)
            if name == "judge_request_seconds_count" and value
        }
        lines = []
        for family, (kind, help) in HELP.items():
            lines += [f"# HELP {family} {help}", f"# TYPE {family} {kind}"]
            for (name, labels), value in zip(self.series, values, strict=True):
                if name != family and not (kind == "histogram" and name.startswith(f"{family}_")):
                    continue
                if labels[:1] and labels[0][0] == "endpoint" and labels[:1] not in asked:
                    continue
                written = ",".join(f'{label}="{text}"' for label, text in labels)
                lines.append(
                    f"{name}{{{written}}} {value:g}" if written else f"{name} {value:.12g}"
                )
        return "\n".join(lines) + "\n"
