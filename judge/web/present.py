"""A state as a page shows it: whose area, which card, how strong, what just changed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from flask import g
from markupsafe import Markup

from judge.engine import PLAYERS, UNKNOWN, Copy, Creature, State
from judge.engine.truth import View
from judge.report import Report
from judge.scenario import written_id


def board_view(state: State, report: Report, before: State | None = None) -> dict[str, Any]:
    """Both players' areas; marked where something is not as it was `before`."""
    view = View(state)
    return {
        "turn": PLAYERS[state.turn],
        "winner": state.winner,
        "players": [player_view(n, state, view, report, before) for n in (0, 1)],
        "shown": [name_of(copy, report) for copy in state.shown],
        "aside": [
            {
                **name_of(entry.creature, report),
                "player": PLAYERS[entry.player],
                "by": str(report.words.spoken(entry.by, report.names)) if entry.by else "",
            }
            for entry in state.beside.aside
        ],
        "power": power_view(state, report, before),
    }


def power_view(state: State, report: Report, before: State | None) -> dict[str, Any] | None:
    """The Power row and its piles; None in a game without Power cards."""
    beside = state.beside
    if not (beside.row or beside.power_deck or beside.power_discard or beside.bought):
        return None
    old = None if before is None else {copy.ref for copy in before.beside.row}
    return {
        "row": [
            {
                **name_of(copy, report),
                "cost": copy.card.cost,
                "text": card_lines(copy, report),
                "new": old is not None and copy.ref not in old,
            }
            for copy in beside.row
        ],
        "bought": [name_of(copy, report) for copy in beside.bought],
        "deck_count": len(beside.power_deck),
        "discard": [name_of(copy, report) for copy in beside.power_discard],
    }


def card_lines(copy: Copy, report: Report) -> str:
    """What a card does, in one piece; of an unknown card nothing."""
    if copy.card is UNKNOWN:
        return ""
    words = report.words
    return words.polish(" ".join(words.abilities(copy.card.abilities)))


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
        "energy": side.energy,
        "energy_changed": (side.energy - old.energy) if old else 0,
        "hand": [name_of(copy, report) for copy in side.hand if copy.card is not UNKNOWN],
        "hand_count": len(side.hand),
        "deck_count": len(side.deck),
        "discard": [discarded_view(copy, report) for copy in side.discard],
        "discard_changed": bool(old and len(side.discard) != len(old.discard)),
        "play": [
            creature_view(player, creature, view, report, old_refs if old else None)
            for creature in side.play
        ],
    }


def name_of(copy: Copy | Creature, report: Report) -> dict[str, str]:
    return {
        "ref": copy.ref,
        "id": written_id(copy.card),
        "name": str(report.words.spoken(copy.ref, report.names)),
    }


def discarded_view(copy: Copy, report: Report) -> dict[str, Any]:
    """A card in a discard pile, with what it does from there."""
    return {**name_of(copy, report), "works": at_work(copy, report)}


def at_work(copy: Copy, report: Report) -> str:
    """What a card does from the discard pile."""
    words = report.words
    return words.polish(" ".join(words.constant(c) for c in copy.card.in_discard))


class CreatureView(NamedTuple):
    """A creature in play as a page shows it; equal ones look alike."""

    ref: str
    id: str
    name: str
    power: int
    printed: int
    parts: str
    keywords: tuple[tuple[str, str, bool], ...]  # each with its name, and whether it was gained
    boost: tuple[str, ...]
    boost_changed: bool
    octonite: int
    octonite_changed: int
    dice: int
    stage: int
    evolved: bool
    exhausted: bool
    entered: bool
    new: bool
    turned: bool


def drawn(macro: Callable[[CreatureView], Markup], view: CreatureView) -> Markup:
    """A creature that looks as it did a step before is drawn once a page."""
    known: dict[CreatureView, Markup] = g.setdefault("drawn", {})
    found = known.get(view)
    if found is None:
        found = known[view] = macro(view)
    return found


def creature_view(
    player: int,
    creature: Creature,
    view: View,
    report: Report,
    old: dict[str, Creature] | None,
) -> CreatureView:
    words = report.words
    parts = view.power_parts(player, creature)
    keywords = view.keywords(player, creature)
    was = old.get(creature.ref) if old is not None else None
    return CreatureView(
        **name_of(creature, report),
        power=view.power(player, creature),
        printed=creature.card.power,
        parts=words.power_parts(parts, report.names) if len(parts) > 1 else "",
        keywords=tuple(
            (k, words.keywords[k], k not in creature.card.keywords) for k in sorted(keywords)
        ),
        boost=tuple(str(words.spoken(copy.ref, report.names)) for copy in creature.boost),
        boost_changed=bool(was and creature.boost != was.boost),
        octonite=creature.octonite,
        octonite_changed=creature.octonite - was.octonite if was else 0,
        dice=view.dice(player, creature),
        stage=creature.card.stage if creature.card.line else 0,
        evolved=bool(was and creature.card.stage != was.card.stage),
        exhausted=creature.exhausted,
        entered=creature.entered,
        new=old is not None and was is None,
        turned=bool(was and creature.exhausted and not was.exhausted),
    )
