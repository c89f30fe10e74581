"""Why not: for each thing a player may want to do, the reasons against it. No reason: allowed."""

from __future__ import annotations

from judge.engine import cite
from judge.engine.abilities import Deed, Group
from judge.engine.card import FAST, FRENZY, HAD_FRENZY, HUNTER, SNEAKY, UNKNOWN, Copy, Creature
from judge.engine.ruleset import FRENZY_CHECK, NEW_CREATURE
from judge.engine.state import opponent
from judge.engine.step import Reason
from judge.engine.truth import View


def has_frenzy_now(view: View, controller: int, creature: Creature) -> bool:
    """Rule 8.2, by the reading `frenzy-check`: is a second attack this turn allowed?"""
    if view.state.ruleset.first(FRENZY_CHECK):
        return FRENZY in view.at_work(controller, creature)
    return creature.has_mark(HAD_FRENZY)


def why_too_new(view: View, controller: int, creature: Creature) -> list[Reason]:
    """Rule 6.9, and FAST, which lifts it."""
    if (
        creature.entered
        and view.state.ruleset.first(NEW_CREATURE)
        and FAST not in view.at_work(controller, creature)
    ):
        return [Reason("new", (creature.ref,), (cite.NEW_CREATURE,), (NEW_CREATURE,))]
    return []


def why_not_attack(view: View, controller: int, creature: Creature) -> list[Reason]:
    """Rules 6.9, 7.1, 8.2 and abilities that forbid it."""
    ref = creature.ref
    reasons = why_too_new(view, controller, creature) if creature.entered else []
    if creature.attacks >= 2:
        reasons.append(Reason("attacked-twice", (ref,), (cite.WHO_MAY_ATTACK, cite.FRENZY)))
    elif creature.attacks == 1 and not has_frenzy_now(view, controller, creature):
        now, then = FRENZY in view.at_work(controller, creature), creature.has_mark(HAD_FRENZY)
        doubt = (FRENZY_CHECK,) if now or then else ()
        reasons.append(Reason("attacked", (ref,), (cite.WHO_MAY_ATTACK, cite.FRENZY), doubt))
    for source, _ in view.forbidden(Deed.ATTACK, controller, creature) if view.sources else ():
        reasons.append(
            Reason("cannot-attack", (ref, source), (cite.WHO_MAY_ATTACK, cite.FORBIDDEN))
        )
    return reasons


def must_hunt(view: View, player: int, hunter: Creature) -> list[str]:
    """The enemy creatures that this hunter must attack, in its controller's own turn."""
    if view.state.turn != player:
        return []
    demanding = {ref for you, ref, has in view.sources if you != player and has.must_be_hunted}
    if not demanding:
        return []
    return [
        c.ref
        for c in view.state.players[opponent(player)].play
        if c.ref in demanding and not off_limits(view, player, hunter, c)
    ]


def off_limits(view: View, you: int, hunter: Creature, prey: Creature) -> bool:
    """Does an ability of the hunter's own keep it from hunting this creature?"""
    forbidden = view.forbidden(Deed.HUNTED_BY_THIS, opponent(you), prey)
    return any(source == hunter.ref for source, _ in forbidden)


def why_not_instead_of_hunting(view: View, player: int) -> list[Reason]:
    """A card that demands a hunter's attack rules out every other turn action, if one is able."""
    if not view.sources or not any(
        you != player and has.must_be_hunted for you, _, has in view.sources
    ):
        return []
    for creature in view.state.players[player].play:
        if HUNTER in view.at_work(player, creature):
            prey = must_hunt(view, player, creature)
            if prey and not why_not_attack(view, player, creature):
                return [Reason("must-hunt", (creature.ref, prey[0]), (cite.CONSTANT,))]
    return []


def why_not_hunted(view: View, you: int, hunter: Creature, prey: Creature) -> list[Reason]:
    """Rule 8.3, and abilities that narrow it."""
    if off_limits(view, you, hunter, prey):
        return [Reason("cannot-hunt", (hunter.ref, prey.ref), (cite.HUNTER, cite.FORBIDDEN))]
    demanded = must_hunt(view, you, hunter)
    if demanded and prey.ref not in demanded:
        return [Reason("must-hunt", (hunter.ref, demanded[0]), (cite.CONSTANT,))]
    return []


def why_not_block(
    view: View, attacking: int, attacker: Creature, blocking: int, blocker: Creature
) -> list[Reason]:
    """Rule 7.4, SNEAKY (8.5) and abilities that forbid it."""
    reasons = []
    if SNEAKY in view.at_work(attacking, attacker) and SNEAKY not in view.at_work(
        blocking, blocker
    ):
        reasons.append(Reason("sneaky", (blocker.ref, attacker.ref), (cite.BLOCK, cite.SNEAKY)))
    for source, _ in view.forbidden(Deed.BLOCK, blocking, blocker) if view.sources else ():
        reasons.append(Reason("cannot-block", (blocker.ref, source), (cite.BLOCK, cite.FORBIDDEN)))
    for source, _ in view.forbidden(Deed.BLOCK_THIS, blocking, blocker) if view.sources else ():
        if source == attacker.ref:
            reasons.append(
                Reason("cannot-block-this", (blocker.ref, source), (cite.BLOCK, cite.FORBIDDEN))
            )
    if view.forbidden_this_turn(Deed.BLOCK, blocking, blocker):
        reasons.append(
            Reason("cannot-block-this-turn", (blocker.ref,), (cite.BLOCK, cite.THIS_TURN))
        )
    return reasons


def why_not_play(view: View, you: int, copy: Copy) -> list[Reason]:
    """Any known card may be played; an unknown one may be too, but we can't say what follows."""
    if copy.card is UNKNOWN:
        return [Reason("unknown", (copy.ref,), (cite.PLAY_A_CARD,))]
    stopper = view.sources and view.stopped_for(Deed.PLAY_FROM_HAND, you, copy.card.power)
    if stopper:
        return [Reason("cannot-play", (copy.ref, stopper), (cite.PLAY_A_CARD, cite.FORBIDDEN))]
    return []


def why_not_chosen(
    view: View, group: Group, you: int, this: str, controller: int, creature: Creature
) -> list[Reason]:
    """A creature an effect can't choose, because it is not one of those the effect speaks of."""
    word = view.mismatch(group, you, this, controller, creature)
    if word is None:
        return []
    details: tuple[tuple[str, str | int], ...] = (
        ("word", word),
        ("power", view.power(controller, creature)),
    )
    if word == "at-least" and group.at_least is not None:
        details += (("limit", group.at_least),)
    elif word == "at-most" and group.at_most is not None:
        details += (("limit", group.at_most),)
    return [Reason("not-meant", (creature.ref, this), (cite.CURRENT_POWER,), (), details)]
