"""Resolving effects one after the other, and the questions they ask (rules 1.2 to 1.5)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import combinations, islice
from math import comb, prod
from typing import Any

from judge.engine import cite
from judge.engine.abilities import (
    Ability,
    Condition,
    Deed,
    Discard,
    Group,
    Instruction,
    Options,
    Selection,
    Sentence,
    Trait,
    Trigger,
    Who,
)
from judge.engine.card import KEYWORDS, UNKNOWN
from judge.engine.octonite import spend
from judge.engine.reasons import why_not_chosen
from judge.engine.ruleset import NEW_DEFEATS, RUNNING_EFFECT
from judge.engine.state import A, B, State, opponent
from judge.engine.step import Move, Reason
from judge.engine.tasks import Effect, value
from judge.engine.truth import View, tell_lowered
from judge.engine.waiting import new_moment, take
from judge.engine.zones import card_of

TRIGGER_RULES = {
    Trigger.PLAY: cite.PLAY_EFFECT,
    Trigger.ATTACK: cite.ATTACK_EFFECT,
    Trigger.DEFEATED: cite.DEFEATED_EFFECT,
    Trigger.ACTION: cite.ACTION,
    Trigger.HARVEST: cite.HARVEST,
    Trigger.LOSE_LIFE_IN_DISCARD: cite.WHEN_EFFECT,
    Trigger.INTO_DISCARD: cite.WHEN_EFFECT,
    Trigger.END_OF_TURN: cite.END_OF_TURN,
    Trigger.END_OF_YOUR_TURN: cite.END_OF_TURN,
    Trigger.BOUGHT: cite.POWER_EFFECT,
}
# So many answers to one question are listed; any others are as good, but have to be written out.
MOST_LISTED = 1_000
# The triggers an ability may keep a player from activating.
STOPPABLE = {Trigger.PLAY: Deed.PLAY_EFFECTS, Trigger.DEFEATED: Deed.DEFEATED_EFFECTS}


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
    """A waiting effect begins, unless something keeps its controller from activating it."""
    take(state, effect)
    new_moment(state)
    state.push(SETTLE)
    activate(state, effect)


def activate(state: State, effect: Effect) -> None:
    """An effect happens, unless an ability forbids it or its price can't be paid."""
    trigger = effect.ability.trigger
    rules: tuple[str, ...] = (TRIGGER_RULES[trigger], cite.CONTROLLER)
    if trigger in STOPPABLE:
        stopper = View(state).stopped_for(STOPPABLE[trigger], effect.you)
        if stopper is not None:
            refs = (effect.source, stopper)
            rules = (cite.FORBIDDEN, cite.CONSTANT)
            state.say("stopped", effect.you, refs, rules, trigger=trigger.name.lower())
            return
    if trigger is Trigger.ATTACK:
        rules += (cite.ATTACK_EFFECTS_FIRST,)
    if effect.ability.cost and not spend(state, effect):
        return
    state.say(
        "effect", effect.you, (effect.source,), rules, trigger=trigger.name.lower(),
        ability=effect.ability,
    )  # fmt: skip
    state.push(Perform(effect))


@value
class Order:
    """Rule 1.4: the active player says which effect is resolved next."""

    kind = "order"
    always_asked = False

    def player(self, state: State) -> int:
        return state.turn

    def named(self, state: State) -> dict[Move, Effect]:
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
        return tuple(self.named(state))

    def ruled_out(self, state: State) -> list[tuple[Move, list[Reason]]]:
        return []

    def answer(self, state: State, move: Move, forced: bool) -> None:
        effect = self.named(state)[move]
        rules = (cite.ACTIVE_PLAYER_ORDERS,)
        state.say("order", state.turn, (effect.source,), rules, (), forced)
        begin(state, effect)


# -- one sentence after the other -----------------------------------------------------------------

# How each kind of instruction is begun, what is done with what was chosen for it, and whether it
# could do anything at all (where nothing is said: yes).
BEGIN: dict[type, Callable[[State, Any, Perform], None]] = {}
CHOSEN: dict[type, Callable[[State, Any, Perform, tuple[str, ...]], None]] = {}
POSSIBLE: dict[type, Callable[[State, Any, Perform], bool]] = {}


@value
class Perform:
    """Perform an effect, from one of its sentences on."""

    effect: Effect
    at: int = 0
    option: int | None = None  # which of the sentence's options was taken
    # What later sentences may speak of: whether the last thing was done, and what it was about.
    did: bool = False
    it: tuple[str, ...] = ()

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
            state.push(Perform(self.effect, self.at + 1, None, self.did, self.it))
            if not state.ruleset.first(RUNNING_EFFECT):
                state.push(Interrupt(self.source))
        sentence = self.sentence()
        if not self.holds(sentence.only_if, state):
            self.nothing(state, "condition")
        elif sentence.may:
            if possible(state, self):
                state.push(May(self))
            else:
                self.nothing(state, "not-possible")
        else:
            BEGIN[type(sentence.do)](state, sentence.do, self)

    def holds(self, condition: Condition | None, state: State) -> bool:
        """Is the condition of a sentence true: of the board, or of what was just done?"""
        if condition is None:
            return True
        if condition is Condition.DID:
            return self.did
        if condition is Condition.THEY_DID_NOT:
            return not self.did
        if condition is Condition.ROLLED_FOUR:
            return bool(self.it) and int(self.it[0]) >= 4
        if condition is Condition.IT_HAS_FOUR_POWER:
            return bool(self.it) and card_of(state, self.it[0]).power >= 4
        if condition is Condition.IT_HAS_FIVE_OCTONITE:
            found = state.find(self.it[0]) if self.it else None
            return found is not None and found[1].octonite >= 5
        if condition is Condition.IN_COMBAT:
            return self.effect.fate is not None and self.effect.fate.by is not None
        return View(state).holds(condition, self.you, self.source)

    def nothing(self, state: State, why: str, *rules: str) -> None:
        """Rule 1.2: a part that can't happen is left out, and said so."""
        rules = (cite.AS_MUCH_AS_POSSIBLE, *rules)
        state.say("nothing", self.you, (self.source,), rules, why=why)


def what_follows(state: State, perform: Perform) -> tuple[int, Perform] | None:
    """The next sentence of a running effect, and where on the agenda it waits."""
    for i in reversed(range(len(state.agenda))):
        task = state.agenda[i]
        if isinstance(task, Perform) and task.effect == perform.effect and task.option is None:
            return i, task
    return None


def remember(
    state: State, perform: Perform, did: bool = True, it: tuple[str, ...] | None = None
) -> None:
    """Tell the sentences that follow what this one did, and what it was about."""
    found = what_follows(state, perform)
    if found is not None:
        i, task = found
        told = Perform(task.effect, task.at, None, did, task.it if it is None else it)
        state.agenda = (*state.agenda[:i], told, *state.agenda[i + 1 :])


def possible(state: State, perform: Perform) -> bool:
    """Could the sentence at hand do anything?"""
    do = perform.instruction()
    check = POSSIBLE.get(type(do))
    return check is None or check(state, do, perform)


def would_do_something(state: State, ability: Ability, source: str, you: int) -> bool:
    """Could any sentence of an ability do anything, as the board is now?"""
    effect = Effect(ability, source, you)
    for at, sentence in enumerate(ability.sentences):
        perform = Perform(effect, at)
        if perform.holds(sentence.only_if, state) and possible(state, perform):
            return True
    return False


@value
class Interrupt:
    """By the reading `running-effect: interrupted`, what was triggered comes between sentences.

    Only what this effect has triggered: what waited before it began goes on waiting.
    """

    source: str

    kind = None

    def do(self, state: State) -> None:
        if state.waiting and state.waiting[-1]:
            rules = (cite.FINISH_FIRST,)
            state.say("interrupted", None, (self.source,), rules, (RUNNING_EFFECT,))
            *older, newer = state.waiting
            if older:
                state.push(GoOnWaiting(tuple(older)))
                state.waiting = (newer,)
            state.push(SETTLE)


@value
class GoOnWaiting:
    """The effects that had to wait while another was interrupted."""

    groups: tuple[tuple[Effect, ...], ...]

    kind = None

    def do(self, state: State) -> None:
        state.waiting = (*self.groups, *state.waiting)
        new_moment(state)


# -- the questions --------------------------------------------------------------------------------


@value
class May:
    """An optional sentence: asked first, before its own choices."""

    perform: Perform

    kind = "may"
    always_asked = False

    def player(self, state: State) -> int:
        return self.who()

    def who(self) -> int:
        """Who would do it: a discard is the business of the one who discards."""
        do, you = self.perform.instruction(), self.perform.you
        theirs = isinstance(do, Discard) and do.who is Who.OPPONENT
        return opponent(you) if theirs else you

    def options(self, state: State) -> tuple[Move, ...]:
        return (Move("yes"), Move("no"))

    def ruled_out(self, state: State) -> list[tuple[Move, list[Reason]]]:
        return []

    def answer(self, state: State, move: Move, forced: bool) -> None:
        perform = self.perform
        kind = "may-yes" if move.verb == "yes" else "may-no"
        state.say(kind, self.who(), (perform.source,), (cite.WHO_CHOOSES,), (), forced)
        if move.verb == "yes":
            do = perform.instruction()
            BEGIN[type(do)](state, do, perform)
        else:
            remember(state, perform, did=False)


@value
class Option:
    """One of several things to do, numbered as on the card."""

    perform: Perform
    closed: tuple[tuple[int, Reason], ...] = ()  # options that are ruled out, and why

    kind = "option"

    @property
    def always_asked(self) -> bool:
        return any(reason.kind == "unknown" for _, reason in self.closed)

    def player(self, state: State) -> int:
        return self.perform.you

    def _count(self) -> int:
        do = self.perform.instruction()
        assert isinstance(do, Options), "only options are asked about as options"
        return len(do.options)

    def options(self, state: State) -> tuple[Move, ...]:
        closed = {number for number, _ in self.closed}
        every = range(1, self._count() + 1)
        return tuple(Move("option", (str(n),)) for n in every if n not in closed)

    def ruled_out(self, state: State) -> list[tuple[Move, list[Reason]]]:
        return [(Move("option", (str(n),)), [reason]) for n, reason in self.closed]

    def answer(self, state: State, move: Move, forced: bool) -> None:
        perform = self.perform
        number = int(move.args[0])
        rules = (cite.WHO_CHOOSES,)
        state.say(
            "option", perform.you, (perform.source,), rules, (), forced, number=number,
            effect=perform.effect, at=perform.at,
        )  # fmt: skip
        Perform(perform.effect, perform.at, number - 1, perform.did, perform.it).do(state)


@value
class Choose:
    """Choose some of these cards or creatures for an effect: `least` to `most` of them."""

    perform: Perform
    chooser: int
    refs: tuple[str, ...]
    least: int
    most: int
    unknown: bool = False  # unknown cards could be chosen as well, but we can't say what follows
    picks: tuple[
        tuple[str, ...], ...
    ] = ()  # where not every combination is allowed: those that are

    kind = "choose"

    @property
    def always_asked(self) -> bool:
        return self.unknown

    def player(self, state: State) -> int:
        return self.chooser

    def options(self, state: State) -> tuple[Move, ...]:
        if self.picks:
            return tuple(Move("choose", pick) for pick in self.picks)
        if self.least == self.most == 1 and UNKNOWN.id not in self.refs:
            return tuple(Move("choose", (ref,)) for ref in self.refs)
        return tuple(Move("choose", pick) for pick in islice(self._picks(), MOST_LISTED))

    def _picks(self) -> Iterator[tuple[str, ...]]:
        """Every way to choose, fewest cards first."""
        for number in range(self.least, self.most + 1):
            yield from distinct_picks(self.refs, number)

    def unlisted(self, state: State) -> bool:
        """Are there more ways to choose than anybody could list?"""
        if self.picks or self.most <= 1:
            return False
        return next(islice(self._picks(), MOST_LISTED, None), None) is not None

    def accepts(self, move: Move) -> bool:
        """Is this a way to choose, listed or not?"""
        if move.verb != "choose" or self.picks or not self.least <= len(move.args) <= self.most:
            return False
        return not Counter(move.args) - Counter(self.refs)

    def ruled_out(self, state: State) -> list[tuple[Move, list[Reason]]]:
        perform = self.perform
        out: list[tuple[Move, list[Reason]]] = []
        what = getattr(perform.instruction(), "what", None)
        if isinstance(what, Selection) and not self.picks:
            view, group = View(state), meant(state, perform, what.group)
            for player in (A, B):
                for creature in state.players[player].play:
                    reasons = why_not_chosen(
                        view, group, perform.you, perform.source, player, creature
                    )
                    if reasons and creature.ref not in self.refs:
                        out.append((Move("choose", (creature.ref,)), reasons))
        if self.unknown:
            reason = Reason("unknown", (UNKNOWN.id,), (cite.WHO_CHOOSES,))
            out.append((Move("choose", (UNKNOWN.id,)), [reason]))
        if self.least and () not in self.picks:
            reason = Reason("must-choose", (perform.source,), (cite.AS_MUCH_AS_POSSIBLE,))
            out.append((Move("choose"), [reason]))
        return out

    def answer(self, state: State, move: Move, forced: bool) -> None:
        perform = self.perform
        rules = (cite.WHO_CHOOSES,)
        if not self.least and not move.args:
            state.say("choose-nothing", self.chooser, (perform.source,), rules, (), forced)
            remember(state, perform, did=False)
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
    unknown: bool = False  # unknown cards could be hit as well, but we can't say what follows

    kind = "chance"

    @property
    def always_asked(self) -> bool:
        return self.unknown

    def player(self, state: State) -> None:
        return None

    def _hand(self, state: State) -> Counter[str]:
        return Counter(copy.ref for copy in state.players[self.owner].hand)

    def options(self, state: State) -> tuple[Move, ...]:
        hand = state.players[self.owner].hand
        refs = tuple(copy.ref for copy in hand if not (self.unknown and copy.card is UNKNOWN))
        return tuple(Move("chance", pick) for pick in distinct_picks(refs, self.number))

    def weights(self, state: State) -> tuple[int, ...]:
        """In how many ways each outcome can come about."""
        hand = self._hand(state)
        return tuple(
            prod(comb(hand[ref], n) for ref, n in Counter(move.args).items())
            for move in self.options(state)
        )

    def ruled_out(self, state: State) -> list[tuple[Move, list[Reason]]]:
        if not self.unknown:
            return []
        reason = Reason("unknown", (UNKNOWN.id,), (cite.RANDOM,))
        return [(Move("chance", (UNKNOWN.id,)), [reason])]

    def answer(self, state: State, move: Move, forced: bool) -> None:
        perform = self.perform
        refs = (perform.source, *move.args)
        state.say("chance", None, refs, (cite.RANDOM,), (), forced)
        do = perform.instruction()
        CHOSEN[type(do)](state, do, perform, move.args)


def distinct_picks(refs: tuple[str, ...], number: int) -> Iterator[tuple[str, ...]]:
    """Every way to pick so many. Unknown cards are all alike, so they stand last and count once."""
    unknown_last = sorted(refs, key=lambda ref: ref == UNKNOWN.id)
    if unknown_last.count(UNKNOWN.id) < 2:
        yield from combinations(unknown_last, number)
        return
    known = [ref for ref in unknown_last if ref != UNKNOWN.id]
    unknown = len(unknown_last) - len(known)
    for of_known in range(min(number, len(known)), max(0, number - unknown) - 1, -1):
        for pick in combinations(known, of_known):
            yield pick + (UNKNOWN.id,) * (number - of_known)


@value
class Keyword:
    """Name one of the keywords."""

    perform: Perform

    kind = "keyword"
    always_asked = False

    def player(self, state: State) -> int:
        return self.perform.you

    def options(self, state: State) -> tuple[Move, ...]:
        return tuple(Move("name", (keyword,)) for keyword in KEYWORDS)

    def ruled_out(self, state: State) -> list[tuple[Move, list[Reason]]]:
        return []

    def answer(self, state: State, move: Move, forced: bool) -> None:
        perform = self.perform
        rules = (cite.WHO_CHOOSES,)
        state.say("keyword", perform.you, (perform.source,), rules, keyword=move.args[0])
        remember(state, perform, it=move.args)


@value
class Roll:
    """A plain six-sided die."""

    perform: Perform

    kind = "chance"
    always_asked = False

    def player(self, state: State) -> None:
        return None

    def options(self, state: State) -> tuple[Move, ...]:
        return tuple(Move("roll", (str(face),)) for face in range(1, 7))

    def weights(self, state: State) -> tuple[int, ...]:
        return (1,) * 6

    def ruled_out(self, state: State) -> list[tuple[Move, list[Reason]]]:
        return []

    def answer(self, state: State, move: Move, forced: bool) -> None:
        perform = self.perform
        rules = (cite.PLAIN_DIE,)
        state.say("roll", perform.you, (perform.source,), rules, face=int(move.args[0]))
        remember(state, perform, it=move.args)


def meant(state: State, perform: Perform, group: Group) -> Group:
    """The group an instruction speaks of, with what earlier sentences left to be filled in."""
    if group.trait is Trait.CHOSEN_KEYWORD:
        return Group(group.side, keywords=frozenset(perform.it))
    if group.trait is Trait.ITS_KEYWORDS:
        keywords = card_of(state, perform.it[0]).keywords if perform.it else frozenset()
        # A card without keywords shares none with anybody: a group nobody is in.
        return Group(group.side, keywords=keywords or frozenset({"-"}))
    return group


def find_creatures(state: State, perform: Perform, group: Group) -> tuple[str, ...]:
    """The creatures an effect speaks of."""
    if group.trait is Trait.DEFEATED_THIS:
        fate = perform.effect.fate
        return (fate.by,) if fate is not None and fate.by and state.find(fate.by) else ()
    found = View(state).members(meant(state, perform, group), perform.you, perform.source)
    return tuple(creature.ref for _, creature in found)


def choose_creatures(state: State, perform: Perform, selection: Selection) -> None:
    """Find the creatures an effect speaks of; all of them, or those its controller chooses."""
    if by_power(selection):
        tell_lowered(state)
    refs = find_creatures(state, perform, selection.group)
    picks: tuple[tuple[str, ...], ...] = ()
    if selection.equal and selection.number is not None:
        picks = equal_picks(state, refs, selection.number)
    if not refs or (selection.equal and not picks):
        remember(state, perform, did=False, it=())
        perform.nothing(state, "no-equal-pair" if selection.equal else "no-creature")
    elif selection.number is None:
        do = perform.instruction()
        CHOSEN[type(do)](state, do, perform, refs)
    else:
        most = min(selection.number, len(refs))
        least = 0 if selection.up_to else most
        chooser = perform.you if selection.by is Who.YOU else opponent(perform.you)
        state.push(Choose(perform, chooser, refs, least, most, picks=picks))


def by_power(selection: Selection) -> bool:
    """Does it matter for a choice how strong creatures are?"""
    group = selection.group
    told = (group.at_least, group.at_most, group.extreme)
    traits = (Trait.TWIN, Trait.WEAKER, Trait.NEAR)
    return selection.equal or told != (None, None, None) or group.trait in traits


def equal_picks(state: State, refs: tuple[str, ...], number: int) -> tuple[tuple[str, ...], ...]:
    """Every way to pick so many creatures that all have the same power."""
    view = View(state)
    powers = {ref: view.power(*found) for ref in refs if (found := state.find(ref)) is not None}
    return tuple(
        pick for pick in combinations(refs, number) if len({powers[ref] for ref in pick}) == 1
    )
