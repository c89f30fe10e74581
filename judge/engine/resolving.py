"""Resolving effects one after the other, and the questions they ask (rules 1.2 to 1.5)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from itertools import combinations
from math import comb, prod
from typing import Any

from judge.engine import cite
from judge.engine.abilities import Deed, Instruction, Options, Selection, Sentence, Trigger
from judge.engine.card import UNKNOWN
from judge.engine.reasons import why_not_chosen
from judge.engine.ruleset import NEW_DEFEATS, RUNNING_EFFECT
from judge.engine.state import A, B, State
from judge.engine.step import Move, Reason
from judge.engine.tasks import Effect, value
from judge.engine.truth import View, holds
from judge.engine.waiting import new_moment, take

TRIGGER_RULES = {
    Trigger.PLAY: cite.PLAY_EFFECT,
    Trigger.ATTACK: cite.ATTACK_EFFECT,
    Trigger.DEFEATED: cite.DEFEATED_EFFECT,
    Trigger.LOSE_LIFE_IN_DISCARD: cite.WHEN_EFFECT,
}


# -- one effect after the other -------------------------------------------------------------------


@value
class Settle:
    """Resolve what waits, one effect at a time, until nothing waits."""

    kind = None

    def do(self, state: State) -> None:
        state.waiting = tuple(group for group in state.waiting if group)
        if not state.waiting:
            return
        if len(state.waiting) > 1:
            self.newer_and_older(state)
        candidates = state.waiting[-1]
        if len(candidates) == 1:
            begin(state, candidates[0])
        else:
            state.push(Order())

    @staticmethod
    def newer_and_older(state: State) -> None:
        """Effects wait, and newer ones have been triggered. No book says which go first."""
        newer = tuple(e.source for e in state.waiting[-1])
        rules = (cite.ACTIVE_PLAYER_ORDERS, cite.FINISH_FIRST)
        if state.ruleset.first(NEW_DEFEATS):
            state.say("joins", state.turn, newer, rules, (NEW_DEFEATS,))
            state.waiting = (tuple(e for group in state.waiting for e in group),)
        else:
            state.say("goes-first", state.turn, newer, rules, (NEW_DEFEATS,))


SETTLE = Settle()


def begin(state: State, effect: Effect) -> None:
    """An effect begins, unless an ability keeps its controller from activating it."""
    take(state, effect)
    new_moment(state)
    state.push(SETTLE)
    trigger = effect.ability.trigger
    rules: tuple[str, ...] = (TRIGGER_RULES[trigger], cite.CONTROLLER)
    if trigger is Trigger.PLAY:
        stopper = View(state).stopped_for(Deed.PLAY_EFFECTS, effect.you)
        if stopper is not None:
            refs = (effect.source, stopper.ref)
            state.say("stopped", effect.you, refs, (cite.FORBIDDEN, cite.CONSTANT))
            return
    if trigger is Trigger.ATTACK:
        rules += (cite.ATTACK_EFFECTS_FIRST,)
    state.say("effect", effect.you, (effect.source,), rules, trigger=trigger.name.lower())
    state.push(Perform(effect))


@value
class Order:
    """Rule 1.4: the active player says which effect is resolved next."""

    kind = "order"
    always_asked = False

    def player(self, state: State) -> int:
        return state.turn

    def _by_name(self, state: State) -> dict[Move, Effect]:
        """An effect goes by its source; a further one of the same source gets a number."""
        named: dict[Move, Effect] = {}
        count: Counter[str] = Counter()
        for effect in state.waiting[-1]:
            count[effect.source] += 1
            number = count[effect.source]
            name = effect.source if number == 1 else f"{effect.source} {number}"
            named[Move("first", (name,))] = effect
        return named

    def options(self, state: State) -> tuple[Move, ...]:
        return tuple(self._by_name(state))

    def ruled_out(self, state: State) -> list[tuple[Move, list[Reason]]]:
        return []

    def answer(self, state: State, move: Move, forced: bool) -> None:
        effect = self._by_name(state)[move]
        rules = (cite.ACTIVE_PLAYER_ORDERS,)
        state.say("order", state.turn, (effect.source,), rules, (), forced)
        begin(state, effect)


# -- one sentence after the other -----------------------------------------------------------------

# How each kind of instruction is begun, and what is done with what was chosen for it.
BEGIN: dict[type, Callable[[State, Any, Perform], None]] = {}
CHOSEN: dict[type, Callable[[State, Any, Perform, tuple[str, ...]], None]] = {}


@value
class Perform:
    """Perform an effect, from one of its sentences on."""

    effect: Effect
    at: int = 0
    option: int | None = None  # which of the sentence's options was taken

    kind = None

    @property
    def you(self) -> int:
        return self.effect.you

    @property
    def source(self) -> str:
        return self.effect.source

    def sentence(self) -> Sentence:
        sentence = self.effect.ability.sentences[self.at]
        if self.option is not None and isinstance(sentence.do, Options):
            return sentence.do.options[self.option]
        return sentence

    def instruction(self) -> Instruction:
        return self.sentence().do

    def do(self, state: State) -> None:
        sentences = self.effect.ability.sentences
        if self.at and self.option is None and state.waiting and state.waiting[-1]:
            # Something was triggered by an earlier sentence: it waits until this effect is done.
            state.say("finish-first", None, (self.source,), (cite.FINISH_FIRST,), (RUNNING_EFFECT,))
        if self.option is None and self.at + 1 < len(sentences):
            state.push(Perform(self.effect, self.at + 1))
            if not state.ruleset.first(RUNNING_EFFECT):
                state.push(Interrupt(self.source))
        sentence = self.sentence()
        if not holds(sentence.only_if, state, self.you):
            self.nothing(state, "condition")
        elif sentence.may:
            state.push(May(self))
        else:
            BEGIN[type(sentence.do)](state, sentence.do, self)

    def nothing(self, state: State, why: str, *rules: str) -> None:
        """Rule 1.2: a part that can't happen is left out, and said so."""
        rules = (cite.AS_MUCH_AS_POSSIBLE, *rules)
        state.say("nothing", self.you, (self.source,), rules, why=why)


@value
class Interrupt:
    """By the reading `running-effect: interrupted`, what was triggered comes between sentences."""

    source: str

    kind = None

    def do(self, state: State) -> None:
        if any(state.waiting):
            rules = (cite.FINISH_FIRST,)
            state.say("interrupted", None, (self.source,), rules, (RUNNING_EFFECT,))
            state.push(SETTLE)


# -- the questions --------------------------------------------------------------------------------


@value
class May:
    """An optional sentence: asked first, before its own choices."""

    perform: Perform

    kind = "may"
    always_asked = False

    def player(self, state: State) -> int:
        return self.perform.you

    def options(self, state: State) -> tuple[Move, ...]:
        return (Move("yes"), Move("no"))

    def ruled_out(self, state: State) -> list[tuple[Move, list[Reason]]]:
        return []

    def answer(self, state: State, move: Move, forced: bool) -> None:
        perform = self.perform
        kind = "may-yes" if move.verb == "yes" else "may-no"
        state.say(kind, perform.you, (perform.source,), (cite.WHO_CHOOSES,), (), forced)
        if move.verb == "yes":
            do = perform.instruction()
            BEGIN[type(do)](state, do, perform)


@value
class Option:
    """One of several things to do, numbered as on the card."""

    perform: Perform
    unknown: bool = False  # the first option needs a card nobody has told us

    kind = "option"

    @property
    def always_asked(self) -> bool:
        return self.unknown

    def player(self, state: State) -> int:
        return self.perform.you

    def _count(self) -> int:
        do = self.perform.instruction()
        assert isinstance(do, Options), "only options are asked about as options"
        return len(do.options)

    def options(self, state: State) -> tuple[Move, ...]:
        first = 2 if self.unknown else 1
        return tuple(Move("option", (str(n),)) for n in range(first, self._count() + 1))

    def ruled_out(self, state: State) -> list[tuple[Move, list[Reason]]]:
        if not self.unknown:
            return []
        refs = tuple(copy.ref for copy in state.shown)
        return [(Move("option", ("1",)), [Reason("unknown", refs, (cite.WHO_CHOOSES,))])]

    def answer(self, state: State, move: Move, forced: bool) -> None:
        perform = self.perform
        number = int(move.args[0])
        rules = (cite.WHO_CHOOSES,)
        state.say(
            "option", perform.you, (perform.source,), rules, (), forced, number=number,
            effect=perform.effect, at=perform.at,
        )  # fmt: skip
        Perform(perform.effect, perform.at, number - 1).do(state)


@value
class Choose:
    """Choose some of these cards or creatures for an effect: `least` to `most` of them."""

    perform: Perform
    chooser: int
    refs: tuple[str, ...]
    least: int
    most: int
    unknown: bool = False  # unknown cards could be chosen as well, but we can't say what follows

    kind = "choose"

    @property
    def always_asked(self) -> bool:
        return self.unknown

    def player(self, state: State) -> int:
        return self.chooser

    def options(self, state: State) -> tuple[Move, ...]:
        if self.least == self.most == 1 and UNKNOWN.id not in self.refs:
            return tuple(Move("choose", (ref,)) for ref in self.refs)
        return tuple(
            Move("choose", pick)
            for number in range(self.least, self.most + 1)
            for pick in distinct_picks(self.refs, number)
        )

    def ruled_out(self, state: State) -> list[tuple[Move, list[Reason]]]:
        perform = self.perform
        out: list[tuple[Move, list[Reason]]] = []
        what = getattr(perform.instruction(), "what", None)
        if isinstance(what, Selection):
            view = View(state)
            for player in (A, B):
                for creature in state.players[player].play:
                    reasons = why_not_chosen(
                        view, what, perform.you, perform.source, player, creature
                    )
                    if reasons:
                        out.append((Move("choose", (creature.ref,)), reasons))
        if self.unknown:
            reason = Reason("unknown", (UNKNOWN.id,), (cite.WHO_CHOOSES,))
            out.append((Move("choose", (UNKNOWN.id,)), [reason]))
        if self.least:
            reason = Reason("must-choose", (perform.source,), (cite.AS_MUCH_AS_POSSIBLE,))
            out.append((Move("choose"), [reason]))
        return out

    def answer(self, state: State, move: Move, forced: bool) -> None:
        perform = self.perform
        rules = (cite.WHO_CHOOSES,)
        if not self.least and not move.args:
            state.say("choose-nothing", self.chooser, (perform.source,), rules, (), forced)
            return
        refs = (perform.source, *move.args)
        state.say("choose", self.chooser, refs, rules, (), forced)
        do = perform.instruction()
        CHOSEN[type(do)](state, do, perform, move.args)


@value
class Chance:
    """Random cards of a hand: nobody's choice. Every outcome is an option, with its weight."""

    perform: Perform
    owner: int
    number: int

    kind = "chance"
    always_asked = False

    def player(self, state: State) -> None:
        return None

    def _hand(self, state: State) -> Counter[str]:
        return Counter(copy.ref for copy in state.players[self.owner].hand)

    def options(self, state: State) -> tuple[Move, ...]:
        refs = tuple(copy.ref for copy in state.players[self.owner].hand)
        return tuple(Move("chance", pick) for pick in distinct_picks(refs, self.number))

    def weights(self, state: State) -> tuple[int, ...]:
        """In how many ways each outcome can come about."""
        hand = self._hand(state)
        return tuple(
            prod(comb(hand[ref], n) for ref, n in Counter(move.args).items())
            for move in self.options(state)
        )

    def ruled_out(self, state: State) -> list[tuple[Move, list[Reason]]]:
        return []

    def answer(self, state: State, move: Move, forced: bool) -> None:
        perform = self.perform
        refs = (perform.source, *move.args)
        state.say("chance", None, refs, (cite.STEAL,), (), forced)
        do = perform.instruction()
        CHOSEN[type(do)](state, do, perform, move.args)


def distinct_picks(refs: tuple[str, ...], number: int) -> Iterable[tuple[str, ...]]:
    """Every way to pick so many. Unknown cards are all alike, so they stand last and count once."""
    unknown_last = sorted(refs, key=lambda ref: ref == UNKNOWN.id)
    return dict.fromkeys(combinations(unknown_last, number))


def choose_creatures(state: State, perform: Perform, selection: Selection) -> None:
    """Find the creatures an effect speaks of; all of them, or those its controller chooses."""
    found = View(state).members(selection.group, perform.you, perform.source)
    refs = tuple(creature.ref for _, creature in found)
    if not refs:
        perform.nothing(state, "no-creature")
    elif selection.number is None:
        do = perform.instruction()
        CHOSEN[type(do)](state, do, perform, refs)
    else:
        most = min(selection.number, len(refs))
        state.push(Choose(perform, perform.you, refs, 0 if selection.up_to else most, most))
