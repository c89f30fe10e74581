"""Octonite counters: coming with a creature, being spent, and Harvest (chapters 13 and 14)."""

from __future__ import annotations

from judge.engine import cite
from judge.engine.card import Creature
from judge.engine.ruleset import HARVEST_SPENT
from judge.engine.state import State
from judge.engine.tasks import Effect
from judge.engine.waiting import wait


def spend(state: State, effect: Effect) -> bool:
    """Rule 14.6: the price comes off the very creature, first. False: it can't be paid."""
    found = state.find(effect.source)
    if found is None or found[0] != effect.you or found[1].octonite < effect.ability.cost:
        state.say("no-octonite", effect.you, (effect.source,), (cite.PAID_ATTACK,))
        return False
    player, creature = found
    rules = (cite.PAID_FIRST,)
    left = remove(state, player, creature, effect.ability.cost, "spend-octonite", rules)
    if not left.octonite and left.card.harvest:
        # Rule 13.11: the last counter went, but not at the start of a turn.
        refs, rules = (left.ref,), (cite.HARVEST_SPENT,)
        if state.ruleset.first(HARVEST_SPENT):
            state.say("harvest-spent", player, refs, rules, (HARVEST_SPENT,))
            wait(state, left.card.harvest, left.ref, player)
        else:
            state.say("no-harvest-spent", player, refs, rules, (HARVEST_SPENT,))
    return True


def remove(
    state: State, player: int, creature: Creature, number: int, kind: str, rules: tuple[str, ...]
) -> Creature:
    left = creature._replace(octonite=creature.octonite - number)
    state.replace(player, creature, left)
    state.say(kind, player, (creature.ref,), rules, number=number, left=left.octonite)
    return left


def put(state: State, ref: str, number: int, *rules: str) -> None:
    """Rule 13.12: counters are put on a creature."""
    found = state.find(ref)
    if found is None or not number:
        return
    player, creature = found
    now = creature.octonite + number
    state.replace(player, creature, creature._replace(octonite=now))
    state.say("put-octonite", player, (ref,), rules, number=number, left=now)
