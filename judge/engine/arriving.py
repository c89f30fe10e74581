"""Coming into play: Octonite first, then the Play effect, then what FAST allows."""

from __future__ import annotations

from collections import Counter
from itertools import combinations_with_replacement

from judge.engine import cite
from judge.engine.action import action_of, take_action, why_not_action
from judge.engine.attack import attack, controlled
from judge.engine.card import FAST, Copy, Creature
from judge.engine.octonite import put
from judge.engine.reasons import why_not_attack
from judge.engine.ruleset import FAST_BY_EFFECT, THIS_TURN_LATE
from judge.engine.state import State
from judge.engine.step import PASS, Move, Reason
from judge.engine.tasks import Question, Task, value
from judge.engine.truth import View
from judge.engine.waiting import wait


def come_into_play(
    state: State,
    player: int,
    copy: Copy,
    *rules: str,
    play_effects: bool = True,
    doubt: tuple[str, ...] = (),
) -> None:
    """A card becomes a creature of this player; its Play effect is triggered (9.2).

    Whoever calls this has seen to it that what waits is settled afterwards.
    """
    card = copy.card
    creature = Creature(copy.ref, card, entered=True, octonite=card.octonite)
    state.players[player].play += (creature,)
    state.say("enter", player, (copy.ref,), rules, doubt)
    if state.beside.lasting:
        reached_late(state, player, creature)
    if state.beside.aside:
        forget_aside(state, copy.ref)
    if card.octonite:
        number = card.octonite
        state.say("comes-with-octonite", player, (copy.ref,), (cite.OCTONITE,), number=number)
        if card.distribute:
            state.push(Put(copy.ref, player))
    if card.play:
        if play_effects:
            wait(state, card.play, copy.ref, player)
        else:
            state.say("no-play-effect", player, (copy.ref,), (cite.NO_PLAY_EFFECT,))
    if FAST in card.keywords:
        by_effect = cite.PLAYED_BY_EFFECT in rules and player != state.turn
        state.push_below_all(Fast(copy.ref, player, by_effect))


def forget_aside(state: State, ref: str) -> None:
    """Rule 17.27: what a creature set aside before it left play undefeated never comes back."""
    aside = tuple(a._replace(by="") if a.by == ref else a for a in state.beside.aside)
    state.beside = state.beside._replace(aside=aside)


def reached_late(state: State, player: int, creature: Creature) -> None:
    """A creature joins a side for which something holds this turn. No book says if it is meant."""
    view = View(state)
    for lasting in state.beside.lasting:
        what = getattr(lasting.what, "what", None)
        if what is not None and view.belongs(
            what.group, lasting.you, lasting.source, player, creature
        ):
            kind = "reached-late" if lasting.only is None else "not-reached-late"
            refs = (creature.ref, lasting.source)
            state.say(kind, player, refs, (cite.THIS_TURN,), (THIS_TURN_LATE,))


@value
class Put:
    """Rule 14.1: its controller hands out any of its Octonite, to any creatures."""

    ref: str
    you: int

    kind = "put"
    always_asked = False

    def player(self, state: State) -> int:
        return self.you

    def options(self, state: State) -> tuple[Move, ...]:
        """Every way to hand out none, some or all of the counters."""
        creature = controlled(state, self.you, self.ref)
        assert creature is not None, "a creature that just came is in play"
        others = [c.ref for side in state.players for c in side.play if c.ref != self.ref]
        moves = [PASS]
        for number in range(1, creature.octonite + 1):
            for way in combinations_with_replacement(others, number):
                parts = tuple(f"{n} {ref}" for ref, n in Counter(way).items())
                moves.append(Move("put", parts))
        return tuple(moves)

    def ruled_out(self, state: State) -> list[tuple[Move, list[Reason]]]:
        return []

    def answer(self, state: State, move: Move, forced: bool) -> None:
        if move == PASS:
            state.say("keep-octonite", self.you, (self.ref,), (cite.DISTRIBUTE,), (), forced)
            return
        creature = controlled(state, self.you, self.ref)
        assert creature is not None, "a creature that just came is in play"
        parts = [(int(number), ref) for number, ref in (arg.split(" ") for arg in move.args)]
        given = sum(number for number, _ in parts)
        kept = creature.octonite - given
        state.replace(self.you, creature, creature._replace(octonite=kept))
        state.say(
            "distribute", self.you, (self.ref,), (cite.DISTRIBUTE,), (), forced,
            number=given, left=kept,
        )  # fmt: skip
        for number, ref in parts:
            put(state, ref, number, cite.DISTRIBUTE)


@value
class Fast:
    """Rule 8.1: a FAST creature may attack, or use its Action, in the turn it came into play.

    Of several that wait their controller takes them in any order.
    """

    attacker: str
    you: int
    by_effect: bool = False  # it came by an effect in the other player's turn

    kind = "fast"
    always_asked = False

    def player(self, state: State) -> int:
        return self.you

    def _all(self, agenda: tuple[Task | Question, ...]) -> list[Fast]:
        """This one, and those of the same player that wait right behind it."""
        found = [self]
        for task in reversed(agenda):
            if not isinstance(task, Fast) or task.you != self.you:
                break
            found.append(task)
        return found

    def _moves(self, state: State) -> list[tuple[Move, list[Reason]]]:
        waiting = state.agenda[:-1]  # while it is asked, this one is the last on the agenda
        return [move for fast in self._all(waiting) for move in fast._own_moves(state)]

    def _own_moves(self, state: State) -> list[tuple[Move, list[Reason]]]:
        creature = controlled(state, self.you, self.attacker)
        view = View(state)
        if creature is None or not creature.entered or FAST not in view.at_work(self.you, creature):
            return []
        if self.by_effect and not state.ruleset.first(FAST_BY_EFFECT):
            return []
        ref = (creature.ref,)
        moves = [(Move("attack", ref), why_not_attack(view, self.you, creature))]
        if creature.attacks:
            return []
        if action_of(view, self.you, creature) is not None:
            moves.append((Move("action", ref), why_not_action(view, self.you, creature)))
        return moves

    def options(self, state: State) -> tuple[Move, ...]:
        return (*(move for move, reasons in self._moves(state) if not reasons), PASS)

    def ruled_out(self, state: State) -> list[tuple[Move, list[Reason]]]:
        return [(move, reasons) for move, reasons in self._moves(state) if reasons]

    def answer(self, state: State, move: Move, forced: bool) -> None:
        waiting = self._all(state.agenda)
        state.agenda = state.agenda[: len(state.agenda) - len(waiting) + 1]
        if move == PASS:
            for fast in waiting:
                rules, doubt = (cite.FAST,), fast._doubt()
                state.say("no-fast", self.you, (fast.attacker,), rules, doubt, forced)
            return
        chosen = next(fast for fast in waiting if (fast.attacker,) == move.args)
        for fast in reversed(waiting):
            if fast is not chosen:
                state.push(fast)
        chosen._use(state, move, forced)

    def _doubt(self) -> tuple[str, ...]:
        return (FAST_BY_EFFECT,) if self.by_effect else ()

    def _use(self, state: State, move: Move, forced: bool) -> None:
        creature = controlled(state, self.you, self.attacker)
        assert creature is not None, "a creature that is asked to be fast is in play"
        state.say("fast", self.you, (self.attacker,), (cite.FAST,), self._doubt(), forced)
        if move.verb == "attack":
            attack(state, self.you, creature)
        else:
            take_action(state, self.you, creature)
