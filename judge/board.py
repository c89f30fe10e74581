"""Editing a board: a scenario as plain values, and the small things people do to it by tapping.

Every edit takes a scenario and gives a new one; nothing else is kept anywhere.
"""

from __future__ import annotations

import copy
from typing import Any

from judge.cards import Library
from judge.engine import ACTION, PLAYERS, START, UNKNOWN
from judge.scenario import MAX_CARDS, MAX_COUNTERS, MAX_LIFE

# What is counted by a number: as it usually is, the least, the most.
COUNTED = {"life": (3, 1, MAX_LIFE), "mindbugs": (2, 0, 9), "energy": (0, 0, 99)}
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
    return list_of(side(scenario, player), zone)


def power_pile(scenario: Scenario, pile: str) -> list[Any]:
    """The Power cards of the row or the deck, as a list."""
    power = scenario.get("power") or {}
    scenario["power"] = power
    return list_of(power, pile)


def list_of(owner: dict[str, Any], name: str) -> list[Any]:
    """Cards of a zone as a list that can be changed; a number stands for unknown cards."""
    value = owner.get(name) or []
    if isinstance(value, int):
        value = [UNKNOWN.id] * value
    owner[name] = value
    return value


def short_list(value: Any) -> Any:
    """Nothing but unknown cards are written as their number."""
    unknown = isinstance(value, list) and all(e == UNKNOWN.id for e in value)
    return len(value) if unknown else value


def add_unknown(entries: list[Any], step: int) -> None:
    """One unknown card more, or the last of them less."""
    if step > 0 and len(entries) < MAX_CARDS:
        entries.append(UNKNOWN.id)
    elif step < 0 and UNKNOWN.id in entries:
        entries.reverse()
        entries.remove(UNKNOWN.id)
        entries.reverse()


def entry_card(entry: Any) -> str:
    return str(entry.get("card") if isinstance(entry, dict) else entry)


def tidy(scenario: Scenario) -> Scenario:
    """Leave out what is the default anyway, so that addresses stay short."""
    for player in PLAYERS:
        owner = scenario.get(player) or {}
        for zone in ZONES:
            if value := owner.get(zone):
                owner[zone] = short_list(value)
            else:
                owner.pop(zone, None)
        for name, usual in (("life", 3), ("mindbugs", 2), ("energy", 0)):
            if owner.get(name) == usual:
                del owner[name]
        play = owner.get("play", [])
        for i, entry in enumerate(play):
            if isinstance(entry, dict):
                kept = {k: short_list(v) for k, v in entry.items() if v}
                play[i] = kept["card"] if kept.keys() == {"card"} else kept
        if owner:
            scenario[player] = owner
        else:
            scenario.pop(player, None)
    power = {pile: short_list(v) for pile, v in (scenario.pop("power", None) or {}).items() if v}
    if power:
        scenario["power"] = power
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
        unknown = name == UNKNOWN.id and zone != "play"
        card = UNKNOWN if unknown else self.library.guess(name).card
        # A Power card has only one place. Outside the play area an evolved card is its first form.
        entries = power_pile(scenario, "row") if card.cost else cards_in(scenario, player, zone)
        if len(entries) >= MAX_CARDS:
            raise EditError("too-many-cards")
        entries.append(card.id if zone == "play" else card.front.id)

    def do_remove(self, scenario: Scenario, form: dict[str, str]) -> None:
        entries, index = self.entry(scenario, form)
        del entries[index]

    def do_move(self, scenario: Scenario, form: dict[str, str]) -> None:
        entries, index = self.entry(scenario, form)
        player, zone = self.place(form.get("to", ""))
        entry = entries[index]
        if entry_card(entry) == UNKNOWN.id and zone == "play":
            raise EditError("unknown-in-play")
        del entries[index]
        # Who changes sides keeps what it has; a card that leaves play is only a card.
        kept = zone == "play" and form.get("at", "").split(".")[1] == "play"
        cards_in(scenario, player, zone).append(entry if kept else self.front(entry))

    # -- creatures --------------------------------------------------------------------------------

    def do_flag(self, scenario: Scenario, form: dict[str, str]) -> None:
        """Turn `exhausted` or `entered` of a creature on or off."""
        name = form.get("flag", "")
        if name not in ("exhausted", "entered"):
            raise EditError("no-such-edit")
        entry = self.creature(scenario, form)
        entry[name] = not entry.get(name, False)
        if name == "exhausted" and self.library.find(entry["card"]).card.sides:
            entry["side"] = 1 if entry[name] else 0

    def do_octonite(self, scenario: Scenario, form: dict[str, str]) -> None:
        entry = self.creature(scenario, form)
        now = int(entry.get("octonite", 0)) + self.step(form)
        entry["octonite"] = min(max(now, 0), MAX_COUNTERS)

    def do_boost(self, scenario: Scenario, form: dict[str, str]) -> None:
        """A card goes under a creature."""
        name = form.get("card", "").strip()
        if not name:
            raise EditError("no-card-named")
        boost = list_of(self.creature(scenario, form), "boost")
        if len(boost) >= MAX_CARDS:
            raise EditError("too-many-cards")
        boost.append(name if name == UNKNOWN.id else self.library.guess(name).card.front.id)

    def do_unboost(self, scenario: Scenario, form: dict[str, str]) -> None:
        boost = list_of(self.creature(scenario, form), "boost")
        del boost[self.index(boost, form.get("n", ""))]

    def do_form(self, scenario: Scenario, form: dict[str, str]) -> None:
        """A creature evolves, or goes back: it becomes another form of its line."""
        entry = self.creature(scenario, form)
        line = [card.id for card in self.library.find(entry["card"]).card.line]
        if form.get("form") not in line:
            raise EditError("no-such-edit")
        entry["card"] = form["form"]

    def do_side(self, scenario: Scenario, form: dict[str, str]) -> None:
        """Which side of an exhausted creature is up."""
        entry = self.creature(scenario, form)
        sides = self.library.find(entry["card"]).card.sides
        chosen = form.get("side", "")
        if not entry.get("exhausted") or chosen not in [str(n + 1) for n in range(len(sides))]:
            raise EditError("no-such-edit")
        entry["side"] = int(chosen)

    def creature(self, scenario: Scenario, form: dict[str, str]) -> dict[str, Any]:
        """The entry of a creature in play, with room for its state."""
        entries, index = self.entry(scenario, form)
        if form.get("at", "").split(".")[1] != "play":
            raise EditError("no-such-edit")
        entry = entries[index]
        if not isinstance(entry, dict):
            entry = {"card": entry}
        entries[index] = entry
        return entry

    def front(self, entry: Any) -> str:
        """A card as it is outside the play area: an evolved one is its first form again."""
        name = entry_card(entry)
        return name if name == UNKNOWN.id else self.library.find(name).card.front.id

    # -- places -----------------------------------------------------------------------------------

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
        return entries, self.index(entries, number)

    @staticmethod
    def index(entries: list[Any], number: str) -> int:
        if not (number.isascii() and number.isdecimal()) or not int(number[:6]) < len(entries):
            raise EditError("no-such-place")
        return int(number)

    @staticmethod
    def step(form: dict[str, str]) -> int:
        """One more, one less."""
        if form.get("by") not in ("up", "down"):
            raise EditError("no-such-edit")
        return 1 if form["by"] == "up" else -1

    # -- players and the game ---------------------------------------------------------------------

    def do_count(self, scenario: Scenario, form: dict[str, str]) -> None:
        """Life, Mindbugs, energy, or unknown cards in a hand or pile: one more, one less."""
        player, _, name = form.get("of", "").partition(".")
        step = self.step(form)
        if (player, name) == ("power", "deck"):
            add_unknown(power_pile(scenario, name), step)
            return
        owner = side(scenario, player)
        if name in COUNTED:
            usual, least, most = COUNTED[name]
            owner[name] = min(max(int(owner.get(name, usual)) + step, least), most)
            return
        add_unknown(cards_in(scenario, player, name), step)

    def do_power(self, scenario: Scenario, form: dict[str, str]) -> None:
        """A Power card is laid open."""
        card = self.library.find(form.get("card", ""))
        row = power_pile(scenario, "row")
        if not card.is_power_card:
            raise EditError("no-such-edit")
        if len(row) >= MAX_CARDS:
            raise EditError("too-many-cards")
        row.append(card.id)

    def do_unpower(self, scenario: Scenario, form: dict[str, str]) -> None:
        """A Power card leaves the row."""
        row = power_pile(scenario, "row")
        del row[self.index(row, form.get("n", ""))]

    def do_phase(self, scenario: Scenario, form: dict[str, str]) -> None:
        """Does the board show the very start of a turn, or is it time for an action?"""
        if form.get("phase") not in (START, ACTION):
            raise EditError("no-such-edit")
        scenario["phase"] = form["phase"]

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
        for entry in scenario.get("aside") or ():
            entry["player"] = "B" if entry["player"] == "A" else "A"
        scenario["turn"] = "B" if scenario.get("turn", "A") == "A" else "A"

    def do_clear(self, scenario: Scenario, form: dict[str, str]) -> None:
        ruleset = scenario.get("ruleset")
        scenario.clear()
        if ruleset:
            scenario["ruleset"] = ruleset
