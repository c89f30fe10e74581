"""How far to look, as an address may ask for it: `turns` ahead, and at most `limit` states."""

from __future__ import annotations

from dataclasses import replace

from flask import request

from judge.document import DocumentError, Problem, short
from judge.explore import MOST_TURNS, Budget
from judge.web.budget import request_budget


def number(name: str, usual: int, most: int) -> int:
    """A whole number of the address, from 1 to so many."""
    text = request.args.get(name)
    if text is None or text == "":
        return usual
    if text.isascii() and text.isdigit() and len(text) < 10 and 1 <= int(text) <= most:
        return int(text)
    problem = Problem(
        "expected a number from {least} to {most}, not {value}",
        least=1,
        most=most,
        value=short(text),
    )
    raise DocumentError(problem, None, (name,))


def asked_turns() -> int:
    return number("turns", 1, MOST_TURNS)


def asked_budget() -> Budget:
    """What a request may use; a reader may ask for less, never for more."""
    budget = request_budget()
    return replace(budget, states=number("limit", budget.states, budget.states))
