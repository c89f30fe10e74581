"""Why not: for each thing a player may want to do, the reasons against it. No reason: allowed."""

from __future__ import annotations

from judge.engine import cite
from judge.engine.abilities import Deed, Selection
from judge.engine.card import FAST, FRENZY, HAD_FRENZY, SNEAKY, UNKNOWN, Copy, Creature
from judge.engine.ruleset import FRENZY_CHECK, NEW_CREATURE
from judge.engine.step import Reason
from judge.engine.truth import View


def has_frenzy_now(view: View, controller: int, creature: Creature) -> bool:
    """Rule 8.2, by the reading `frenzy-check`: is a second attack this turn allowed?"""
    if view.state.ruleset.first(FRENZY_CHECK):
        return FRENZY in view.keywords(controller, creature)
    return any(mark.kind == HAD_FRENZY for mark in creature.marks)


def why_not_attack(view: View, controller: int, creature: Creature) -> list[Reason]:
    """Rules 6.9, 7.1, 8.2 and abilities that forbid it."""
    reasons = []
    ref = creature.ref
    if (
        creature.entered
        and view.state.ruleset.first(NEW_CREATURE)
        and FAST not in view.keywords(controller, creature)
    ):
        reasons.append(Reason("new", (ref,), (cite.NEW_CREATURE,), (NEW_CREATURE,)))
    if creature.attacks >= 2:
        reasons.append(Reason("attacked-twice", (ref,), (cite.WHO_MAY_ATTACK, cite.FRENZY)))
    elif creature.attacks == 1 and not has_frenzy_now(view, controller, creature):
        reasons.append(Reason("attacked", (ref,), (cite.WHO_MAY_ATTACK, cite.FRENZY)))
    for source, _ in view.forbidden(Deed.ATTACK, controller, creature):
        reasons.append(
            Reason("cannot-attack", (ref, source.ref), (cite.WHO_MAY_ATTACK, cite.FORBIDDEN))
        )
    return reasons


def why_not_block(
    view: View, attacking: int, attacker: Creature, blocking: int, blocker: Creature
) -> list[Reason]:
    """Rule 7.4, SNEAKY (8.5) and abilities that forbid it."""
    reasons = []
    if SNEAKY in view.keywords(attacking, attacker) and SNEAKY not in view.keywords(
        blocking, blocker
    ):
        reasons.append(Reason("sneaky", (blocker.ref, attacker.ref), (cite.BLOCK, cite.SNEAKY)))
    for source, _ in view.forbidden(Deed.BLOCK, blocking, blocker):
        reasons.append(
            Reason("cannot-block", (blocker.ref, source.ref), (cite.BLOCK, cite.FORBIDDEN))
        )
    for source, _ in view.forbidden(Deed.BLOCK_THIS, blocking, blocker):
        if source.ref == attacker.ref:
            reasons.append(
                Reason("cannot-block-this", (blocker.ref, source.ref), (cite.BLOCK, cite.FORBIDDEN))
            )
    if view.forbidden_this_turn(Deed.BLOCK, blocker):
        reasons.append(
            Reason("cannot-block-this-turn", (blocker.ref,), (cite.BLOCK, cite.THIS_TURN))
        )
    return reasons


def why_not_play(copy: Copy) -> list[Reason]:
    """Any known card may be played; an unknown one may be too, but we can't say what follows."""
    return [Reason("unknown", (copy.ref,), (cite.PLAY_A_CARD,))] if copy.card is UNKNOWN else []


def why_not_chosen(
    view: View, selection: Selection, you: int, this: str, controller: int, creature: Creature
) -> list[Reason]:
    """A creature an effect can't choose, because it is not one of those the effect speaks of."""
    word = view.mismatch(selection.group, you, this, controller, creature)
    if word is None:
        return []
    details: tuple[tuple[str, str | int], ...] = (
        ("word", word),
        ("power", view.power(controller, creature)),
    )
    if selection.group.at_least is not None:
        details += (("limit", selection.group.at_least),)
    elif selection.group.at_most is not None:
        details += (("limit", selection.group.at_most),)
    return [Reason("not-meant", (creature.ref, this), (cite.CURRENT_POWER,), (), details)]
