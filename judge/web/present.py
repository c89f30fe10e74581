"""A state as a page shows it: whose area, which card, how strong, what just changed."""

from __future__ import annotations

from typing import Any

from judge.engine import PLAYERS, UNKNOWN, Copy, Creature, State
from judge.engine.truth import View
from judge.report import Report


def board_view(state: State, report: Report, before: State | None = None) -> dict[str, Any]:
    """Both players' areas; marked where something is not as it was `before`."""
    view = View(state)
    return {
        "turn": PLAYERS[state.turn],
        "winner": state.winner,
        "players": [player_view(n, state, view, report, before) for n in (0, 1)],
        "shown": [name_of(copy, report) for copy in state.shown],
    }


def player_view(
    player: int, state: State, view: View, report: Report, before: State | None
) -> dict[str, Any]:
    side = state.players[player]
    old = before.players[player] if before else None
    old_refs = {c.ref: c for c in old.play} if old else {}
    return {
        "name": PLAYERS[player],
        "life": side.life,
        "life_changed": (side.life - old.life) if old else 0,
        "mindbugs": side.mindbugs,
        "mindbugs_changed": bool(old and side.mindbugs != old.mindbugs),
        "hand": [name_of(copy, report) for copy in side.hand if copy.card is not UNKNOWN],
        "hand_count": len(side.hand),
        "deck_count": len(side.deck),
        "discard": [name_of(copy, report) for copy in side.discard],
        "discard_changed": bool(old and len(side.discard) != len(old.discard)),
        "play": [
            creature_view(player, creature, view, report, old_refs if old else None)
            for creature in side.play
        ],
    }


def name_of(copy: Copy | Creature, report: Report) -> dict[str, str]:
    return {
        "ref": copy.ref,
        "id": copy.card.id,
        "name": str(report.words.spoken(copy.ref, report.names)),
    }


def creature_view(
    player: int,
    creature: Creature,
    view: View,
    report: Report,
    old: dict[str, Creature] | None,
) -> dict[str, Any]:
    words = report.words
    parts = view.power_parts(player, creature)
    keywords = view.keywords(player, creature)
    was = old.get(creature.ref) if old is not None else None
    return {
        **name_of(creature, report),
        "power": view.power(player, creature),
        "printed": creature.card.power,
        "parts": words.power_parts(parts, report.names) if len(parts) > 1 else "",
        "keywords": [
            (k, words.keywords[k], k not in creature.card.keywords) for k in sorted(keywords)
        ],
        "exhausted": creature.exhausted,
        "entered": creature.entered,
        "new": old is not None and was is None,
        "turned": bool(was and creature.exhausted and not was.exhausted),
    }
