"""Attacking, hunting, blocking, fighting, and attacking again (chapter 7, FRENZY and HUNTER)."""

from __future__ import annotations

from judge.engine import cite
from judge.engine.card import FRENZY, HAD_FRENZY, HUNTER, POISONOUS, Creature, Mark
from judge.engine.defeat import would_be_defeated
from judge.engine.life import lose_life
from judge.engine.reasons import why_not_attack, why_not_block
from judge.engine.resolving import SETTLE
from judge.engine.ruleset import (
    FRENZY_CHECK,
    HUNTED_GONE,
    HUNTER_CHOICE,
)
from judge.engine.state import State, opponent
from judge.engine.step import PASS, Move, Reason
from judge.engine.tasks import value
from judge.engine.truth import View
from judge.engine.waiting import wait


def attack(state: State, you: int, creature: Creature) -> None:
    """Rule 7.2: the attack is declared; Attack effects come before the block (7.3)."""
    keywords = View(state).keywords(you, creature)
    marks = creature.marks
    if FRENZY in keywords and not creature.attacks:
        marks += (Mark(HAD_FRENZY),)
    state.replace(you, creature, creature._replace(attacks=creature.attacks + 1, marks=marks))
    in_doubt = HUNTER in keywords and bool(creature.card.attack and enemies(state, you))
    doubt = (HUNTER_CHOICE,) if in_doubt else ()
    state.say("attack", you, (creature.ref,), (cite.ATTACK,), doubt, number=creature.attacks + 1)
    state.push(AfterAttack(creature.ref, you))
    hunt_first = not state.ruleset.first(HUNTER_CHOICE)
    if hunt_first and HUNTER in keywords and enemies(state, you):
        state.push(Hunt(creature.ref, you, early=True))
        return
    state.push(Defend(creature.ref, you, hunt_is_over=hunt_first, had_prey=in_doubt))
    attack_effects(state, you, creature)


def attack_effects(state: State, you: int, creature: Creature) -> None:
    if creature.card.attack:
        wait(state, creature.card.attack, creature.ref, you)
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
        return HUNTER in View(state).keywords(self.you, creature)


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

    def options(self, state: State) -> tuple[Move, ...]:
        return (*(Move("hunt", (c.ref,)) for c in enemies(state, self.you)), PASS)

    def ruled_out(self, state: State) -> list[tuple[Move, list[Reason]]]:
        return []

    def answer(self, state: State, move: Move, forced: bool) -> None:
        hunted = move.args[0] if move.args else None
        creature = controlled(state, self.you, self.attacker)
        assert creature is not None, "the hunter is in play while it is asked about"
        doubt = (HUNTER_CHOICE,) if creature.card.attack else ()
        if hunted is None:
            state.say("no-hunt", self.you, (self.attacker,), (cite.HUNTER,), doubt, forced)
        else:
            refs = (self.attacker, hunted)
            state.say("hunt", self.you, refs, (cite.HUNTER,), doubt, forced)
        if self.early:
            state.push(Defend(self.attacker, self.you, hunted, hunt_is_over=True))
            attack_effects(state, self.you, creature)
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
    if state.log is not None:
        parts = (
            tuple(view.power_parts(you, ours)),
            tuple(view.power_parts(them, theirs)),
        )
        rules: tuple[str, ...] = (cite.FIGHT,)
        if any(len(side) > 1 for side in parts):
            rules += (cite.CURRENT_POWER,)
        if any(part.kind == "least" for side in parts for part in side):
            rules += (cite.LEAST_POWER,)
        state.say("fight", you, (attacker, blocker), rules, powers=(strong, other), parts=parts)
    by_power = (
        {attacker} if strong < other else {blocker} if other < strong else {attacker, blocker}
    )
    by_poison = set()
    for poisoner, victim, keywords in (
        (attacker, blocker, view.keywords(you, ours)),
        (blocker, attacker, view.keywords(them, theirs)),
    ):
        if POISONOUS in keywords:
            by_poison.add(victim)
            state.say("poison", None, (poisoner, victim), (cite.POISONOUS,))
    losers = tuple(ref for ref in (attacker, blocker) if ref in by_power or ref in by_poison)
    twice = tuple(ref for ref in losers if ref in by_power and ref in by_poison)
    would_be_defeated(state, losers, twice)
    if state.waiting:
        state.push(SETTLE)


@value
class AfterAttack:
    """Rule 8.2: a FRENZY creature that is still in play may attack a second time."""

    attacker: str
    you: int

    kind = None

    def do(self, state: State) -> None:
        creature = controlled(state, self.you, self.attacker)
        if creature is None or creature.attacks != 1:
            return
        has = FRENZY in View(state).keywords(self.you, creature)
        had = any(mark.kind == HAD_FRENZY for mark in creature.marks)
        doubt = (FRENZY_CHECK,) if has != had else ()
        if not (has or had):
            return
        reasons = why_not_attack(View(state), self.you, creature)
        if reasons:
            refs = (self.attacker, *reasons[0].refs[1:])
            state.say("no-second-attack", self.you, refs, (cite.FRENZY,), doubt, why=reasons[0])
        else:
            state.push(Again(self.attacker, self.you, bool(doubt)))


@value
class Again:
    """The second attack of a FRENZY creature: made at once, or not at all."""

    attacker: str
    you: int
    in_doubt: bool = False

    kind = "again"
    always_asked = False

    def player(self, state: State) -> int:
        return self.you

    def options(self, state: State) -> tuple[Move, ...]:
        return (Move("attack", (self.attacker,)), PASS)

    def ruled_out(self, state: State) -> list[tuple[Move, list[Reason]]]:
        return []

    def answer(self, state: State, move: Move, forced: bool) -> None:
        doubt = (FRENZY_CHECK,) if self.in_doubt else ()
        if move == PASS:
            state.say("no-again", self.you, (self.attacker,), (cite.FRENZY,), doubt, forced)
            return
        creature = controlled(state, self.you, self.attacker)
        assert creature is not None, "a creature that is asked to attack again is in play"
        state.say("again", self.you, (self.attacker,), (cite.FRENZY,), doubt, forced)
        attack(state, self.you, creature)
