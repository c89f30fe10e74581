"""Attacking, hunting, blocking, fighting, and attacking again (chapter 7, FRENZY and HUNTER)."""

from __future__ import annotations

from judge.engine import cite
from judge.engine.abilities import Ability, Trigger
from judge.engine.card import (
    BLOCKED,
    FRENZY,
    HAD_FRENZY,
    HUNTER,
    POISONOUS,
    WON,
    Creature,
)
from judge.engine.defeat import would_be_defeated
from judge.engine.dice import roll_for
from judge.engine.life import lose_life
from judge.engine.reasons import must_hunt, why_not_attack, why_not_block, why_not_hunted
from judge.engine.resolving import SETTLE
from judge.engine.ruleset import (
    FORCED_FRENZY,
    FRENZY_CHECK,
    HUNTED_GONE,
    HUNTER_CHOICE,
)
from judge.engine.state import State, opponent
from judge.engine.step import PASS, Move, Reason
from judge.engine.tasks import value
from judge.engine.truth import View, tell_lowered
from judge.engine.waiting import wait


def attack(state: State, you: int, creature: Creature, ordered: bool = False) -> None:
    """Rule 7.2: the attack is declared. `ordered`: an effect makes the creature attack."""
    view = View(state)
    keywords = view.at_work(you, creature)
    attacking = creature._replace(attacks=creature.attacks + 1)
    if not creature.attacks and FRENZY in keywords:
        attacking = attacking.marked(HAD_FRENZY)
    dice = view.dice(you, creature)
    hunts = HUNTER in keywords and enemies(state, you)
    doubt: tuple[str, ...] = ()
    if hunts and attack_effects(view, you, creature):
        doubt = (HUNTER_CHOICE,)
    if creature.attacks == 1 and (FRENZY in keywords) != creature.has_mark(HAD_FRENZY):
        doubt += (FRENZY_CHECK,)
    state.replace(you, creature, attacking)
    state.say("attack", you, (creature.ref,), (cite.ATTACK,), doubt, number=attacking.attacks)
    state.push(AfterAttack(creature.ref, you, ordered))
    if dice:
        state.push(Strike(creature.ref, you))
        roll_for(state, creature.ref, you, dice)
    else:
        strike(state, you, attacking, view)


@value
class Strike:
    """After the dice: Attack effects come before the block (7.3), and before or after the hunt."""

    attacker: str
    you: int

    kind = None

    def do(self, state: State) -> None:
        creature = controlled(state, self.you, self.attacker)
        if creature is None:
            state.say("attack-over", self.you, (self.attacker,), (cite.ATTACKER_GONE,))
            return
        strike(state, self.you, creature, View(state))


def strike(state: State, you: int, creature: Creature, view: View) -> None:
    hunts = HUNTER in view.at_work(you, creature) and enemies(state, you)
    hunt_first = not state.ruleset.first(HUNTER_CHOICE)
    if hunt_first and hunts:
        state.push(Hunt(creature.ref, you, early=True))
        return
    effects = attack_effects(view, you, creature)
    in_doubt = bool(hunts and effects)
    state.push(Defend(creature.ref, you, hunt_is_over=hunt_first, had_prey=in_doubt))
    trigger_attack_effects(state, you, creature, effects)


def attack_effects(view: View, you: int, creature: Creature) -> tuple[Ability, ...]:
    """Rule 9.3: its own and those it was given; with a price only if there is something to pay."""
    abilities = creature.card.attack
    for _, _, has in view.sources:
        if has.gives:
            abilities += tuple(view.given(Trigger.ATTACK, you, creature))
            break
    return tuple(a for a in abilities if a.cost <= creature.octonite) if abilities else ()


def trigger_attack_effects(
    state: State, you: int, creature: Creature, effects: tuple[Ability, ...]
) -> None:
    if effects:
        wait(state, effects, creature.ref, you)
        state.push(SETTLE)


def enemies(state: State, you: int) -> tuple[Creature, ...]:
    return state.players[opponent(you)].play


def controlled(state: State, you: int, ref: str) -> Creature | None:
    """The creature with this ref, if this player controls it."""
    for creature in state.players[you].play:
        if creature.ref == ref:
            return creature
    return None


@value
class Defend:
    """After the Attack effects: hunt, or let the opponent decide on the block."""

    attacker: str
    you: int
    hunted: str | None = None  # named before the Attack effects, by the reading hunter-choice
    hunt_is_over: bool = False
    had_prey: bool = False  # there was a creature to hunt before the Attack effects

    kind = None

    def do(self, state: State) -> None:
        creature = controlled(state, self.you, self.attacker)
        if creature is None:
            state.say("attack-over", self.you, (self.attacker,), (cite.ATTACKER_GONE,))
            return
        if self.hunted is not None:
            if controlled(state, opponent(self.you), self.hunted):
                fight(state, self.you, self.attacker, self.hunted)
                return
            doubt = (HUNTER_CHOICE, HUNTED_GONE)
            refs = (self.attacker, self.hunted)
            state.say("hunted-gone", self.you, refs, (cite.HUNTER,), doubt)
            if state.ruleset.first(HUNTED_GONE):
                return
        elif self.may_hunt(state, creature):
            state.push(Hunt(self.attacker, self.you))
            return
        elif self.had_prey and not enemies(state, self.you):
            state.say("no-prey", self.you, (self.attacker,), (cite.HUNTER,), (HUNTER_CHOICE,))
        state.push(Block(self.attacker, self.you))

    def may_hunt(self, state: State, creature: Creature) -> bool:
        if self.hunt_is_over or not enemies(state, self.you):
            return False
        return HUNTER in View(state).at_work(self.you, creature)


@value
class Hunt:
    """Rule 8.3: the attacker's controller may name the creature that must block."""

    attacker: str
    you: int
    early: bool = False  # before the Attack effects

    kind = "hunt"
    always_asked = False

    def player(self, state: State) -> int:
        return self.you

    def _whys(self, state: State) -> list[tuple[Move, list[Reason]]]:
        hunter = controlled(state, self.you, self.attacker)
        assert hunter is not None, "the hunter is in play while it is asked about"
        view = View(state)
        prey = [
            (Move("hunt", (c.ref,)), why_not_hunted(view, self.you, hunter, c))
            for c in enemies(state, self.you)
        ]
        demanded = must_hunt(view, self.you, hunter)
        skipped = [Reason("must-hunt", (hunter.ref, *demanded[:1]), (cite.CONSTANT,))]
        return [*prey, (PASS, skipped if demanded else [])]

    def options(self, state: State) -> tuple[Move, ...]:
        return tuple(move for move, reasons in self._whys(state) if not reasons)

    def ruled_out(self, state: State) -> list[tuple[Move, list[Reason]]]:
        return [(move, reasons) for move, reasons in self._whys(state) if reasons]

    def answer(self, state: State, move: Move, forced: bool) -> None:
        hunted = move.args[0] if move.args else None
        creature = controlled(state, self.you, self.attacker)
        assert creature is not None, "the hunter is in play while it is asked about"
        effects = attack_effects(View(state), self.you, creature)
        doubt = (HUNTER_CHOICE,) if effects else ()
        if hunted is None:
            state.say("no-hunt", self.you, (self.attacker,), (cite.HUNTER,), doubt, forced)
        else:
            refs = (self.attacker, hunted)
            state.say("hunt", self.you, refs, (cite.HUNTER,), doubt, forced)
        if self.early:
            state.push(Defend(self.attacker, self.you, hunted, hunt_is_over=True))
            trigger_attack_effects(state, self.you, creature, effects)
        elif hunted is None:
            state.push(Block(self.attacker, self.you))
        else:
            fight(state, self.you, self.attacker, hunted)


@value
class Block:
    """Rule 7.4: the opponent may block with one creature that nothing forbids to."""

    attacker: str
    you: int

    kind = "block"
    always_asked = False

    def player(self, state: State) -> int:
        return opponent(self.you)

    def options(self, state: State) -> tuple[Move, ...]:
        defenders = enemies(state, self.you)
        if not defenders:
            return (PASS,)
        attacker = controlled(state, self.you, self.attacker)
        assert attacker is not None, "the attacker is in play while the block is decided"
        view, them = View(state), opponent(self.you)
        return (
            *(
                Move("block", (c.ref,))
                for c in defenders
                if not why_not_block(view, self.you, attacker, them, c)
            ),
            PASS,
        )

    def ruled_out(self, state: State) -> list[tuple[Move, list[Reason]]]:
        attacker = controlled(state, self.you, self.attacker)
        assert attacker is not None, "the attacker is in play while the block is decided"
        view, them = View(state), opponent(self.you)
        whys = [
            (c, why_not_block(view, self.you, attacker, them, c)) for c in enemies(state, self.you)
        ]
        return [(Move("block", (c.ref,)), reasons) for c, reasons in whys if reasons]

    def answer(self, state: State, move: Move, forced: bool) -> None:
        them = opponent(self.you)
        tell_lowered(state)
        if move.args:
            refs = (move.args[0], self.attacker)
            state.say("block", them, refs, (cite.BLOCK,), (), forced)
            fight(state, self.you, self.attacker, move.args[0])
        else:
            whys: tuple[Reason, ...] = ()
            if forced and state.log is not None:
                whys = tuple(why for _, reasons in self.ruled_out(state) for why in reasons)
            rules = tuple(dict.fromkeys((cite.BLOCK, *(n for why in whys for n in why.rules))))
            state.say("no-block", them, (self.attacker,), rules, (), forced, whys=whys)
            lose_life(state, them, 1, cite.NOT_BLOCKED)
            if state.waiting:
                state.push(SETTLE)


def fight(state: State, you: int, attacker: str, blocker: str) -> None:
    """Rule 7.6: both fight; who would be defeated is settled before anyone is."""
    them = opponent(you)
    ours, theirs = controlled(state, you, attacker), controlled(state, them, blocker)
    assert ours is not None and theirs is not None, "both who fight are in play"
    view = View(state)
    strong, other = view.power(you, ours), view.power(them, theirs)
    upside_down = [
        c.ref for c in (ours, theirs) if c.card.standing and c.card.standing.highest_loses
    ]
    if state.log is not None:
        parts = (
            tuple(view.power_parts(you, ours)),
            tuple(view.power_parts(them, theirs)),
        )
        kinds = {part.kind for side in parts for part in side}
        rules: tuple[str, ...] = (cite.FIGHT,)
        if any(len(side) > 1 for side in parts):
            rules += (cite.CURRENT_POWER,)
        tell_lowered(state)
        if "boost" in kinds:
            rules += (cite.BOOST_POWER,)
        if "least" in kinds:
            rules += (cite.LEAST_POWER,)
        state.say("fight", you, (attacker, blocker), rules, powers=(strong, other), parts=parts)
        if upside_down:
            state.say("highest-loses", None, (upside_down[0],), (cite.CONSTANT,))
    if upside_down:
        strong, other = other, strong
    by_power = (
        {attacker} if strong < other else {blocker} if other < strong else {attacker, blocker}
    )
    by_poison = set()
    for poisoner, victim, keywords in (
        (attacker, blocker, view.at_work(you, ours)),
        (blocker, attacker, view.at_work(them, theirs)),
    ):
        if POISONOUS in keywords:
            by_poison.add(victim)
            state.say("poison", None, (poisoner, victim), (cite.POISONOUS,))
    losers = tuple(ref for ref in (attacker, blocker) if ref in by_power or ref in by_poison)
    twice = tuple(ref for ref in losers if ref in by_power and ref in by_poison)
    if state.blocks_matter is not False:
        state.replace(them, theirs, theirs.marked(BLOCKED))
    before = len(state.agenda)
    defeated = would_be_defeated(state, losers, twice, {attacker: blocker, blocker: attacker})
    if state.blocks_matter is not False:
        for ref, enemy in ((attacker, blocker), (blocker, attacker)):
            found = state.find(ref)
            if enemy in defeated and found is not None:
                state.replace(*found, found[1].marked(WON))
    if state.waiting:
        # Below what the defeat itself asks: how an exhausted card is turned.
        state.agenda = (*state.agenda[:before], SETTLE, *state.agenda[before:])


@value
class AfterAttack:
    """Rule 8.2: a FRENZY creature that is still in play may attack a second time."""

    attacker: str
    you: int
    ordered: bool = False  # an effect made it attack

    kind = None

    def do(self, state: State) -> None:
        creature = controlled(state, self.you, self.attacker)
        if creature is None or creature.attacks != 1:
            return
        view = View(state)
        has = FRENZY in view.at_work(self.you, creature)
        had = creature.has_mark(HAD_FRENZY)
        doubt: tuple[str, ...] = (FRENZY_CHECK,) if has != had else ()
        if not (has or had):
            return
        reasons = why_not_attack(view, self.you, creature)
        if self.ordered:
            doubt += (FORCED_FRENZY,)
            if not reasons and state.ruleset.first(FORCED_FRENZY):
                rules = (cite.FRENZY,)
                state.say("ordered-once", self.you, (self.attacker,), rules, (FORCED_FRENZY,))
                return
        if reasons:
            refs = (self.attacker, *reasons[0].refs[1:])
            state.say("no-second-attack", self.you, refs, (cite.FRENZY,), doubt, why=reasons[0])
        else:
            state.push(Again(self.attacker, self.you, doubt))


@value
class Again:
    """The second attack of a FRENZY creature: made at once, or not at all."""

    attacker: str
    you: int
    doubt: tuple[str, ...] = ()

    kind = "again"
    always_asked = False

    def player(self, state: State) -> int:
        return self.you

    def options(self, state: State) -> tuple[Move, ...]:
        return (Move("attack", (self.attacker,)), PASS)

    def ruled_out(self, state: State) -> list[tuple[Move, list[Reason]]]:
        return []

    def answer(self, state: State, move: Move, forced: bool) -> None:
        if move == PASS:
            state.say("no-again", self.you, (self.attacker,), (cite.FRENZY,), self.doubt, forced)
            return
        creature = controlled(state, self.you, self.attacker)
        assert creature is not None, "a creature that is asked to attack again is in play"
        state.say("again", self.you, (self.attacker,), (cite.FRENZY,), self.doubt, forced)
        attack(state, self.you, creature)
