"""A state as JSON values and back, at any decision, also in the middle of an effect."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields
from typing import Any

from judge.engine.abilities import Ability
from judge.engine.card import Card, Copy, Creature, Mark
from judge.engine.ruleset import Ruleset
from judge.engine.state import Aside, Beside, Lasting, Player, State
from judge.engine.step import Reason
from judge.engine.tasks import CLASSES

ZONES = ("hand", "deck", "discard")
POWER_PILES = ("row", "power_deck", "power_discard", "bought")


def to_json(state: State) -> dict[str, Any]:
    return {
        "ruleset": {
            "edition": state.ruleset.edition,
            "choices": dict(state.ruleset.choices),
            "open": sorted(state.ruleset.open),
        },
        "players": [_player_to_json(player) for player in state.players],
        "turn": state.turn,
        "phase": state.phase,
        "unused": _copies_to_json(state.unused),
        "shown": _copies_to_json(state.shown),
        "agenda": _value_to_json(state.agenda),
        "waiting": _value_to_json(state.waiting),
        "winner": state.winner,
        "beside": _beside_to_json(state.beside),
    }


def from_json(data: dict[str, Any], card: Callable[[str], Card]) -> State:
    """The state again; `card` finds a card by its id."""
    rules = data["ruleset"]
    one, other = data["players"]
    return State(
        Ruleset.of(rules["choices"], rules["open"], rules["edition"]),
        (_player_from_json(one, card), _player_from_json(other, card)),
        data["turn"],
        data["phase"],
        _copies_from_json(data["unused"], card),
        _copies_from_json(data["shown"], card),
        _value_from_json(data["agenda"], card),
        _value_from_json(data["waiting"], card),
        data["winner"],
        _beside_from_json(data["beside"], card),
    )


def _player_to_json(player: Player) -> dict[str, Any]:
    return {
        "life": player.life,
        "mindbugs": player.mindbugs,
        **{zone: _copies_to_json(getattr(player, zone)) for zone in ZONES},
        "play": [_creature_to_json(creature) for creature in player.play],
        "energy": player.energy,
    }


def _player_from_json(data: dict[str, Any], card: Callable[[str], Card]) -> Player:
    creatures = tuple(_creature_from_json(c, card) for c in data["play"])
    hand, deck, discard = (_copies_from_json(data[zone], card) for zone in ZONES)
    return Player(data["life"], data["mindbugs"], hand, deck, discard, creatures, data["energy"])


def _creature_to_json(creature: Creature) -> dict[str, Any]:
    held = creature._asdict()
    return {**held, "card": creature.card.id, "boost": _copies_to_json(creature.boost)}


def _creature_from_json(data: dict[str, Any], card: Callable[[str], Card]) -> Creature:
    marks = tuple(Mark(*mark) for mark in data["marks"])
    boost = _copies_from_json(data["boost"], card)
    return Creature(**{**data, "card": card(data["card"]), "marks": marks, "boost": boost})


def _beside_to_json(beside: Beside) -> dict[str, Any]:
    return {
        "aside": [[a.by, a.player, _creature_to_json(a.creature)] for a in beside.aside],
        "lasting": [_value_to_json(tuple(lasting)) for lasting in beside.lasting],
        "turns": list(beside.turns),
        **{pile: _copies_to_json(getattr(beside, pile)) for pile in POWER_PILES},
    }


def _beside_from_json(data: dict[str, Any], card: Callable[[str], Card]) -> Beside:
    aside = (Aside(by, who, _creature_from_json(c, card)) for by, who, c in data["aside"])
    lasting = (Lasting(*_value_from_json(entry, card)) for entry in data["lasting"])
    piles = {pile: _copies_from_json(data[pile], card) for pile in POWER_PILES}
    return Beside(tuple(aside), tuple(lasting), tuple(data["turns"]), **piles)


def _copies_to_json(copies: tuple[Copy, ...]) -> list[list[str]]:
    return [[copy.ref, copy.card.id] for copy in copies]


def _copies_from_json(data: list[list[str]], card: Callable[[str], Card]) -> tuple[Copy, ...]:
    return tuple(Copy(ref, card(id)) for ref, id in data)


def _value_to_json(value: Any) -> Any:
    """An entry of the agenda, and whatever it holds."""
    if isinstance(value, Reason):
        return {"is": "Reason", "parts": _value_to_json(tuple(value))}
    if isinstance(value, tuple):
        return [_value_to_json(v) for v in value]
    if isinstance(value, Ability):
        return {"is": "Ability", "card": value.card, "index": value.index}
    if type(value).__name__ in CLASSES:
        held = {f.name: _value_to_json(getattr(value, f.name)) for f in fields(value)}
        return {"is": type(value).__name__, **held}
    return value


def _value_from_json(data: Any, card: Callable[[str], Card]) -> Any:
    if isinstance(data, list):
        return tuple(_value_from_json(d, card) for d in data)
    if not isinstance(data, dict):
        return data
    if data["is"] == "Ability":
        return card(data["card"]).ability(data["index"])
    if data["is"] == "Reason":
        return Reason(*_value_from_json(data["parts"], card))
    held = {name: _value_from_json(d, card) for name, d in data.items() if name != "is"}
    return CLASSES[data["is"]](**held)
