"""Editing a board: a scenario as plain values, and the small things people do to it by tapping.

Every edit takes a scenario and gives a new one; nothing else is kept anywhere.
"""

from __future__ import annotations

import copy
from typing import Any

from judge.cards import Library
from judge.engine import PLAYERS, UNKNOWN
from judge.scenario import MAX_CARDS, MAX_LIFE

ZONES = ("play", "hand", "deck", "discard")
Scenario = dict[str, Any]


class EditError(Exception):
    """An edit that makes no sense; its code has words in every language."""

    def __init__(self, code: str, **details: Any) -> None:
        super().__init__(code)
        self.code = code
        self.details = details


def side(scenario: Scenario, player: str) -> dict[str, Any]:
    if player not in PLAYERS:
        raise EditError("no-such-place")
    found = scenario.setdefault(player, {}) or {}
    scenario[player] = found
    return found


def cards_in(scenario: Scenario, player: str, zone: str) -> list[Any]:
    """The entries of a zone as a list; a number becomes so many unknown cards."""
    if zone not in ZONES:
        raise EditError("no-such-place")
    owner = side(scenario, player)
    value = owner.get(zone) or []
    if isinstance(value, int):
        value = [UNKNOWN.id] * value
    owner[zone] = value
    return value


def entry_card(entry: Any) -> str:
    return str(entry.get("card") if isinstance(entry, dict) else entry)


def tidy(scenario: Scenario) -> Scenario:
    """Leave out what is the default anyway, so that addresses stay short."""
    for player in PLAYERS:
        owner = scenario.get(player) or {}
        for zone in ZONES:
            value = owner.get(zone)
            if isinstance(value, list) and value and all(e == UNKNOWN.id for e in value):
                owner[zone] = len(value)
            elif not value:
                owner.pop(zone, None)
        for name, usual in (("life", 3), ("mindbugs", 2)):
            if owner.get(name) == usual:
                del owner[name]
        play = owner.get("play", [])
        for i, entry in enumerate(play):
            if isinstance(entry, dict):
                kept = {k: v for k, v in entry.items() if v not in (False, 0)}
                play[i] = kept["card"] if kept.keys() == {"card"} else kept
        if owner:
            scenario[player] = owner
        else:
            scenario.pop(player, None)
    usual_fields: tuple[tuple[str, Any], ...] = (
        ("turn", "A"),
        ("ruleset", "current"),
        ("phase", "action"),
        ("moves", []),
    )
    for name, default in usual_fields:
        if scenario.get(name) == default:
            del scenario[name]
    return scenario


class Editor:
    """The edits, by name. Each may raise an `EditError`."""

    def __init__(self, library: Library) -> None:
        self.library = library

    def edit(self, scenario: Scenario, name: str, form: dict[str, str]) -> Scenario:
        """A new scenario in which one thing is different; moves made before are forgotten."""
        edit = getattr(self, f"do_{name.replace('-', '_')}", None)
        if edit is None:
            raise EditError("no-such-edit")
        changed = copy.deepcopy(scenario)
        changed.pop("moves", None)
        edit(changed, form)
        return tidy(changed)

    # -- cards ------------------------------------------------------------------------------------

    def do_add(self, scenario: Scenario, form: dict[str, str]) -> None:
        name = form.get("card", "").strip()
        if not name:
            raise EditError("no-card-named")
        player, zone = self.place(form.get("to", ""))
        entries = cards_in(scenario, player, zone)
        if len(entries) >= MAX_CARDS:
            raise EditError("too-many-cards")
        if name == UNKNOWN.id and zone != "play":
            entries.append(UNKNOWN.id)
        else:
            entries.append(self.library.guess(name).id)

    def do_remove(self, scenario: Scenario, form: dict[str, str]) -> None:
        entries, index = self.entry(scenario, form)
        del entries[index]

    def do_move(self, scenario: Scenario, form: dict[str, str]) -> None:
        entries, index = self.entry(scenario, form)
        player, zone = self.place(form.get("to", ""))
        card = entry_card(entries[index])
        if card == UNKNOWN.id and zone == "play":
            raise EditError("unknown-in-play")
        del entries[index]
        cards_in(scenario, player, zone).append(card)

    def do_flag(self, scenario: Scenario, form: dict[str, str]) -> None:
        """Turn `exhausted` or `entered` of a creature on or off."""
        entries, index = self.entry(scenario, form)
        name = form.get("flag", "")
        if name not in ("exhausted", "entered") or not form.get("at", "").split(".")[1:2] == [
            "play"
        ]:
            raise EditError("no-such-edit")
        entry = entries[index]
        if not isinstance(entry, dict):
            entry = {"card": entry}
        entry[name] = not entry.get(name, False)
        entries[index] = entry

    @staticmethod
    def place(text: str) -> tuple[str, str]:
        """A.play"""
        player, _, zone = text.partition(".")
        if player not in PLAYERS or zone not in ZONES:
            raise EditError("no-such-place")
        return player, zone

    def entry(self, scenario: Scenario, form: dict[str, str]) -> tuple[list[Any], int]:
        """A.play.0"""
        place, _, number = form.get("at", "").rpartition(".")
        player, zone = self.place(place)
        entries = cards_in(scenario, player, zone)
        if not number.isdecimal() or not int(number) < len(entries):
            raise EditError("no-such-place")
        return entries, int(number)

    # -- players and the game ---------------------------------------------------------------------

    def do_count(self, scenario: Scenario, form: dict[str, str]) -> None:
        """Life, Mindbugs, or unknown cards in a hand or draw pile: one more, one less."""
        player, _, name = form.get("of", "").partition(".")
        owner = side(scenario, player)
        step = {"up": 1, "down": -1}.get(form.get("by", ""))
        if step is None:
            raise EditError("no-such-edit")
        if name in ("life", "mindbugs"):
            least, most = (1, MAX_LIFE) if name == "life" else (0, 9)
            value = int(owner.get(name, 3 if name == "life" else 2)) + step
            owner[name] = min(max(value, least), most)
            return
        entries = cards_in(scenario, player, name)
        if step > 0 and len(entries) < MAX_CARDS:
            entries.append(UNKNOWN.id)
        elif step < 0 and UNKNOWN.id in entries:
            entries.reverse()
            entries.remove(UNKNOWN.id)
            entries.reverse()

    def do_turn(self, scenario: Scenario, form: dict[str, str]) -> None:
        if form.get("turn") not in PLAYERS:
            raise EditError("no-such-edit")
        scenario["turn"] = form["turn"]

    def do_ruleset(self, scenario: Scenario, form: dict[str, str]) -> None:
        scenario["ruleset"] = form.get("ruleset", "current")

    def do_swap(self, scenario: Scenario, form: dict[str, str]) -> None:
        """The players change seats."""
        one, other = scenario.pop("A", None), scenario.pop("B", None)
        if other:
            scenario["A"] = other
        if one:
            scenario["B"] = one
        scenario["turn"] = "B" if scenario.get("turn", "A") == "A" else "A"

    def do_clear(self, scenario: Scenario, form: dict[str, str]) -> None:
        ruleset = scenario.get("ruleset")
        scenario.clear()
        if ruleset:
            scenario["ruleset"] = ruleset
