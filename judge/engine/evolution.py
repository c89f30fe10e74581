"""Evolving: the same creature in another form (chapter 12)."""

from __future__ import annotations

from judge.engine import cite
from judge.engine.card import Creature
from judge.engine.state import State


def why_not_evolve(state: State, creature: Creature) -> str | None:
    """Rule 12.8: a line has one double-sided card; the ref of the creature that uses it."""
    line = creature.card.line
    if creature.card is not line[0]:
        return None  # it has the card itself, and turns it over
    in_play = [other for side in state.players for other in side.play]
    aside = [entry.creature for entry in state.beside.aside]  # it may have kept its form
    for other in (*in_play, *aside):
        if other.card.line is line and other.card is not line[0]:
            return other.ref
    return None


def evolve(state: State, player: int, creature: Creature, form: str) -> None:
    """Rules 12.3 to 12.5: it becomes another form and stays as it is in everything else."""
    card = creature.card.form(form)
    rules = (cite.TO_STAGE_2 if card.stage == 2 else cite.TO_STAGE_3, cite.SAME_CREATURE)
    state.replace(player, creature, creature._replace(card=card))
    state.say("evolve", player, (creature.ref,), rules, form=form)
