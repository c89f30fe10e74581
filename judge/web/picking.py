"""Answers put together by tapping: the faces of dice, counters on creatures, several cards.

Each tap is an address with one more thing picked (`pick=`), so no script is needed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from judge.engine import Decision, Move
from judge.report import Report

SEPARATOR = "~"
LISTED = 8  # ways to choose that are simply listed

Picked = tuple[str, ...]


def picks_of(move: Move) -> Picked:
    """What is tapped for a move, one by one: `2 gorillion` is two taps on it."""
    if move.verb != "put":
        return move.args
    parts = (part.split(" ") for part in move.args)
    return tuple(ref for number, ref in parts for _ in range(int(number)))


class Picking:
    """A decision whose answer is picked piece by piece."""

    def __init__(self, decision: Decision) -> None:
        self.verb = next((m.verb for m in decision.options if m.args), "")
        self.options = {tuple(sorted(picks_of(move))): move for move in decision.options}
        self.wants = [Counter(picks_of(move)) for move in decision.options]
        question = decision.question()
        # Of many cards there are more ways to choose than anybody could list.
        self.free = question if decision.unlisted() else None

    def is_meant(self) -> bool:
        """Is this better picked than chosen from a list?"""
        if self.verb in ("choose", "chance"):
            several = any(len(picks) > 1 for picks in self.options)
            return several and (self.free is not None or len(self.options) > LISTED)
        return self.verb in ("roll", "put")

    def more(self, picked: Picked) -> list[str]:
        """What can be picked next, each thing once."""
        if self.free is not None:
            left = Counter(self.free.refs) - Counter(picked)
            return list(left) if len(picked) < self.free.most else []
        have = Counter(picked)
        found: dict[str, None] = {}
        for want in self.wants:
            if have <= want:
                found |= dict.fromkeys(want - have)
        return list(found)

    def sizes(self) -> tuple[int, int]:
        """How many things are picked at least, and at most."""
        if self.free is not None:
            return self.free.least, self.free.most
        return min(map(len, self.options)), max(map(len, self.options))

    def answer(self, picked: Picked) -> Move | None:
        """The move that is picked so far, if it is one."""
        if self.free is not None:
            return Move("choose", picked) if len(picked) >= self.free.least else None
        move = self.options.get(tuple(sorted(picked)))
        # The first face is the first die's.
        return Move("roll", picked) if move is not None and self.verb == "roll" else move

    def read(self, text: str) -> Picked:
        """The things picked in an address; nothing, if they can't all be picked."""
        picked: Picked = ()
        for pick in text.split(SEPARATOR) if text else ():
            if pick not in self.more(picked):
                return ()
            picked += (pick,)
        return picked


def picking_view(
    decision: Decision, report: Report, text: str, go: Callable[[str], str]
) -> dict[str, Any] | None:
    """What can be tapped, where each tap leads; None where a list of answers is better."""
    picking = Picking(decision)
    if not picking.is_meant():
        return None
    words, names, picked = report.words, report.names, picking.read(text)

    def name(pick: str) -> str:
        return words.face(pick) if picking.verb == "roll" else str(words.spoken(pick, names))

    choices = []
    next_picks = picking.more(picked)
    # What was on offer at first keeps its place, so that nothing jumps under the finger.
    for pick in picking.more(()):
        now = (*picked, pick)
        possible = pick in next_picks
        move = picking.answer(now) if possible else None
        # The last face, or the last card, is the answer; counters are confirmed.
        final = move is not None and picking.verb != "put" and not picking.more(now)
        choices.append(
            {
                "pick": pick,
                "name": name(pick),
                "count": picked.count(pick),
                "s": go(str(move)) if final else "",
                "next": SEPARATOR.join(now) if possible and not final else "",
            }
        )
    done = picking.answer(picked)
    least, most = picking.sizes()
    return {
        "verb": picking.verb,
        "most": most,
        "exact": least == most,
        "picked": [name(pick) for pick in picked],
        "back": SEPARATOR.join(picked[:-1]),
        "choices": choices,
        "done": None
        if done is None
        else {"text": words.move(done, decision, names), "s": go(str(done))},
    }
