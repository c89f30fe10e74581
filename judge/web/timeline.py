"""A resolution's steps as a page tells them: the start of a turn first, then the turn itself."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Any

from judge.engine import PLAYERS, START, Film, State, begin
from judge.engine.turn import TURN
from judge.resolution import Resolution


def before_the_action(state: State) -> bool:
    """Rule 5.3: is the action of the turn still waiting for what belongs to its start?"""
    return TURN in state.agenda


@dataclass(frozen=True)
class Group:
    """Steps that belong together: the start of a player's turn, or the turn itself."""

    player: str
    is_start: bool
    steps: range


def groups(resolution: Resolution) -> list[Group]:
    """The steps by turns, each turn in two groups if anything happened at its start."""
    kinds = [step.kind for step in resolution.steps]
    states = resolution.states
    turns = [n for n, kind in enumerate(kinds) if kind == "turn"]
    if resolution.start.phase == START:
        turns = turns[1:]  # what comes before a turn begins, as drawing up, belongs to it
    out = []
    for first, end in pairwise((0, *turns, len(kinds))):
        # Who can take no action has come to it all the same (3.2).
        unable = kinds.index("unable", first, end) if "unable" in kinds[first:end] else end
        started = [n for n in range(first, unable) if before_the_action(states[n])]
        split = started[-1] + 1 if started else first
        for is_start, these in ((True, range(first, split)), (False, range(split, end))):
            if these:
                out.append(Group(PLAYERS[states[these[0]].turn], is_start, these))
    return out


def grouped(resolution: Resolution, told: list[Any]) -> list[dict[str, Any]]:
    """What is told of each step, in groups. A single turn without a start needs no heading."""
    found = groups(resolution)
    named = len(found) > 1 or any(group.is_start for group in found)
    return [
        {
            "player": group.player if named else "",
            "is_start": group.is_start,
            "steps": [told[n] for n in group.steps],
        }
        for group in found
    ]


def rests(resolution: Resolution) -> bool:
    """Does it lie between two turns, or before the first?"""
    return resolution.end.winner is None and resolution.decision is None


def gone_on(resolution: Resolution) -> Resolution:
    """One that rests before a turn, gone on to what is asked first in it."""
    film = Film()
    end = begin(resolution.end, film)
    return replace(
        resolution,
        end=end,
        steps=(*resolution.steps, *film),
        states=(*resolution.states, *film.states),
    )
