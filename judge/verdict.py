"""The verdict on one resolution, fit to be read out aloud: what happened, and what it rests on."""

from __future__ import annotations

from dataclasses import dataclass

from judge.report import Report

SETTLED, CHOICE, CHANCE, SILENT = "settled", "choice", "chance", "silent"

# The steps people ask about, and how many of them are told.
_TELLING = {
    *("win", "unable", "defeat", "exhaust", "take-control"),
    *("lose-life", "lose-more", "set-life", "attack-over", "stopped", "mindbug"),
    *("evolve", "return-to-hand", "cannot-be-defeated", "another-turn"),
}
_MOST = 4


@dataclass(frozen=True)
class Verdict:
    kind: str
    text: str  # what happened, in a few sentences
    rules: tuple[str, ...]
    readings: tuple[str, ...] = ()  # the open ones it rests on


def verdict(report: Report) -> Verdict:
    """One of: settled, depends on a choice, depends on chance, the rulebook is silent."""
    resolution = report.resolution
    steps = [(n, s) for n, s in enumerate(resolution.steps, 1) if s.kind in _TELLING]
    # What came last matters most; of the older steps only as many as can be listened to.
    told = steps[-_MOST:]
    text = " ".join(report.step_text(n, step) for n, step in told)
    rules = tuple(dict.fromkeys(number for _, step in told for number in step.rules))
    silent = dict.fromkeys(r for step in resolution.steps for r in report.silent(step))
    decision = resolution.decision
    if decision is not None and decision.options:
        question = report.words.question(decision, report.names)
        kind = CHANCE if decision.player is None else CHOICE
        return Verdict(kind, f"{text} {question}".strip(), rules, tuple(silent))
    return Verdict(SILENT if silent else SETTLED, text, rules, tuple(silent))
