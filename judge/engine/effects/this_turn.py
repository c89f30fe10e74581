"""What holds until the turn ends (rule 5.4)."""

from __future__ import annotations

from judge.engine import cite
from judge.engine.abilities import NobodyThisTurn, ThisTurn
from judge.engine.card import CANNOT, HAS_KEYWORD, MORE_DICE, MORE_POWER, Mark
from judge.engine.effects.registry import begins, chosen
from judge.engine.resolving import Perform, choose_creatures, find_creatures
from judge.engine.ruleset import THIS_TURN_LATE
from judge.engine.state import Lasting, State


@begins(ThisTurn)
def _(state: State, do: ThisTurn, perform: Perform) -> None:
    """For a creature it is a mark; for a whole group it holds for whoever belongs to it."""
    if do.what.number is not None or do.what.group.this:
        choose_creatures(state, perform, do.what)
        return
    only = None
    if not state.ruleset.first(THIS_TURN_LATE):
        only = find_creatures(state, perform, do.what.group)
    hold_this_turn(state, perform, only)
    state.say("all-this-turn", perform.you, (perform.source,), (cite.THIS_TURN,), do=do)


def hold_this_turn(state: State, perform: Perform, only: tuple[str, ...] | None) -> None:
    ability = perform.effect.ability
    new = Lasting(ability, perform.at, perform.source, perform.you, only)
    state.beside = state.beside._replace(lasting=(*state.beside.lasting, new))


@chosen(ThisTurn)
def _(state: State, do: ThisTurn, perform: Perform, refs: tuple[str, ...]) -> None:
    marks = tuple(Mark(HAS_KEYWORD, keyword) for keyword in sorted(do.keywords))
    if do.cannot is not None:
        marks += (Mark(CANNOT, do.cannot.value),)
    for ref in refs:
        found = state.find(ref)
        if found is not None:
            player, creature = found
            new = tuple(mark for mark in marks if mark not in creature.marks)
            if do.power:  # rule 5.4: bonuses add up
                new += (Mark(MORE_POWER, do.power),)
            if do.dice:
                new += (Mark(MORE_DICE, do.dice),)
            state.replace(player, creature, creature._replace(marks=creature.marks + new))
            state.say(
                "this-turn", player, (ref, perform.source), (cite.THIS_TURN,),
                keywords=tuple(sorted(do.keywords)), cannot=do.cannot and do.cannot.value,
                power=do.power,
            )  # fmt: skip


@begins(NobodyThisTurn)
def _(state: State, do: NobodyThisTurn, perform: Perform) -> None:
    hold_this_turn(state, perform, None)
    rules = (cite.THIS_TURN, cite.FORBIDDEN)
    state.say("nobody-this-turn", perform.you, (perform.source,), rules, deed=do.deed.value)
