"""Creatures in play: defeating, changing sides, going back to a hand, being set aside."""

from __future__ import annotations

from itertools import product

from judge.engine import cite
from judge.engine.abilities import (
    Deed,
    Defeat,
    Evolve,
    ForceAttack,
    GiveControl,
    PutOctonite,
    Repeat,
    ReturnAside,
    ReturnToHand,
    SetAside,
    TakeControl,
)
from judge.engine.arriving import come_into_play, reached_late
from judge.engine.attack import attack
from judge.engine.card import Creature
from judge.engine.defeat import protector, would_be_defeated
from judge.engine.effects.registry import (
    amount_of,
    any_creature,
    begins,
    chosen,
    player_of,
    possible,
)
from judge.engine.evolution import evolve, why_not_evolve
from judge.engine.octonite import put
from judge.engine.reasons import why_not_attack
from judge.engine.resolving import Choose, Perform, choose_creatures, find_creatures, remember
from judge.engine.ruleset import FOR_EACH, SET_ASIDE
from judge.engine.state import Aside, State, opponent
from judge.engine.tasks import value
from judge.engine.truth import View
from judge.engine.turn import use_mindbug
from judge.engine.zones import (
    closes_hand,
    hand_is_free,
    into_discard,
    leave_play,
    may_take,
)

# -- defeating ------------------------------------------------------------------------------------


@begins(Defeat)
def _(state: State, do: Defeat, perform: Perform) -> None:
    if do.also is not None:
        defeat_of_each_group(state, do, perform)
    elif do.per is not None:
        DefeatEach(perform, amount_of(state, perform, 1, do.per)).do(state)
    else:
        choose_creatures(state, perform, do.what)


def defeat_of_each_group(state: State, do: Defeat, perform: Perform) -> None:
    """One creature of each of two groups, at the same time; of one, if the other is empty."""
    assert do.also is not None, "there are two groups"
    groups = [find_creatures(state, perform, what.group) for what in (do.what, do.also)]
    picks = tuple(product(*(refs for refs in groups if refs)))
    if picks == ((),):
        perform.nothing(state, "no-creature")
        return
    if not all(groups):
        perform.nothing(state, "one-group-empty")
    refs = tuple(ref for group in groups for ref in group)
    number = len(picks[0])
    state.push(Choose(perform, perform.you, refs, number, number, picks=picks))


@value
class DefeatEach:
    """A creature for each of something: all at once, or one after the other. No book says which."""

    perform: Perform
    number: int

    kind = None

    def do(self, state: State) -> None:
        do = self.perform.instruction()
        assert isinstance(do, Defeat), "creatures are defeated"
        refs = find_creatures(state, self.perform, do.what.group)
        if not self.number:
            self.perform.nothing(state, "none-counted")
            return
        if not refs:
            self.perform.nothing(state, "no-creature")
            return
        number = min(self.number, len(refs))
        if self.number > 1:
            rules = (cite.AS_MUCH_AS_POSSIBLE,)
            refs_said = (self.perform.source,)
            state.say(
                "for-each", self.perform.you, refs_said, rules, (FOR_EACH,), times=self.number
            )
            if not state.ruleset.first(FOR_EACH):
                state.push(DefeatEach(self.perform, self.number - 1))
                number = 1
        state.push(Choose(self.perform, self.perform.you, refs, number, number))


@chosen(Defeat)
def _(state: State, do: Defeat, perform: Perform, refs: tuple[str, ...]) -> None:
    before = state.players[0].play, state.players[1].play
    defeated = would_be_defeated(state, refs)
    after = state.players[0].play, state.players[1].play
    # "If you do" asks for a defeat. What is repeated goes on as long as anything changes.
    remember(state, perform, did=bool(defeated) or (do_repeats(perform) and before != after))


def do_repeats(perform: Perform) -> bool:
    return any(isinstance(s.do, Repeat) for s in perform.effect.ability.sentences)


@possible(Defeat)
def _(state: State, do: Defeat, perform: Perform) -> bool:
    """A creature that cannot be defeated is none the effect can do anything to."""
    view = View(state)
    groups = [do.what] if do.also is None else [do.what, do.also]
    for what in groups:
        for ref in find_creatures(state, perform, what.group):
            found = state.find(ref)
            if found is not None and protector(view, *found) is None:
                return True
    return False


# -- changing sides -------------------------------------------------------------------------------


def change_sides(state: State, player: int, ref: str, source: str) -> bool:
    """Rule 17.6: it changes sides as it is; no Play effect."""
    theirs = state.players[opponent(player)]
    taken = tuple(c for c in theirs.play if c.ref == ref)
    if not taken:
        return False
    theirs.play = tuple(c for c in theirs.play if c.ref != ref)
    state.players[player].play += taken
    state.say("take-control", player, (ref, source), (cite.TAKE_CONTROL,))
    hand_is_free(state, player, taken[0])
    reached_late(state, player, taken[0])
    return True


@begins(TakeControl)
def _(state: State, do: TakeControl, perform: Perform) -> None:
    choose_creatures(state, perform, do.what)


@chosen(TakeControl)
def _(state: State, do: TakeControl, perform: Perform, refs: tuple[str, ...]) -> None:
    for ref in refs:
        if not change_sides(state, perform.you, ref, perform.source):
            perform.nothing(state, "already-yours", cite.TAKE_CONTROL)


@possible(TakeControl)
def _(state: State, do: TakeControl, perform: Perform) -> bool:
    """Taking what one has already changes nothing."""
    theirs = {creature.ref for creature in state.players[opponent(perform.you)].play}
    return any(ref in theirs for ref in find_creatures(state, perform, do.what.group))


@begins(GiveControl)
def _(state: State, do: GiveControl, perform: Perform) -> None:
    if not change_sides(state, opponent(perform.you), perform.source, perform.source):
        perform.nothing(state, "not-yours", cite.TAKE_CONTROL)


# -- leaving play ---------------------------------------------------------------------------------


@begins(ReturnToHand)
def _(state: State, do: ReturnToHand, perform: Perform) -> None:
    if do.mindbug and why_no_mindbug(state, perform):
        remember(state, perform, did=False, it=())
        perform.nothing(state, "no-mindbug-to-use")
        return
    choose_creatures(state, perform, do.what)


def why_no_mindbug(state: State, perform: Perform) -> bool:
    if not state.players[perform.you].mindbugs:
        return True
    return View(state).stopped_for(Deed.USE_MINDBUGS, perform.you) is not None


@chosen(ReturnToHand)
def _(state: State, do: ReturnToHand, perform: Perform, refs: tuple[str, ...]) -> None:
    who = player_of(do.to, perform)
    if do.mindbug:
        use_mindbug(state, perform.you, refs[0])
        if state.winner is not None:
            return
    if not may_take(state, who, perform.source):
        remember(state, perform, did=False, it=())
        return
    returned = []
    for ref in refs:
        found = state.find(ref)
        if found is not None:
            copy = leave_play(state, *found)
            state.players[who].hand += (copy,)
            returned.append(ref)
    if returned:
        rules = (cite.RETURN_TO_HAND,)
        state.say("return-to-hand", who, (*returned, perform.source), rules)
    remember(state, perform, did=bool(returned), it=tuple(returned))


@possible(ReturnToHand)
def _(state: State, do: ReturnToHand, perform: Perform) -> bool:
    if do.mindbug and why_no_mindbug(state, perform):
        return False
    if closes_hand(state, player_of(do.to, perform)) is not None and not do.mindbug:
        return False
    return any_creature(state, perform, do.what)


@begins(SetAside)
def _(state: State, do: SetAside, perform: Perform) -> None:
    choose_creatures(state, perform, do.what)


@chosen(SetAside)
def _(state: State, do: SetAside, perform: Perform, refs: tuple[str, ...]) -> None:
    """They leave play. What they are when they come back, no book says."""
    aside = state.beside.aside
    fresh = state.ruleset.first(SET_ASIDE)
    for ref in refs:
        found = state.find(ref)
        if found is None:
            continue
        player, creature = found
        if fresh:
            kept = Creature(*leave_play(state, player, creature))
        else:
            side = state.players[player]
            side.play = tuple(c for c in side.play if c.ref != ref)
            hand_is_free(state, opponent(player), creature)
            kept = creature._replace(entered=False, attacks=0, marks=())
        aside += (Aside(perform.source, player, kept),)
    state.beside = state.beside._replace(aside=aside)
    state.say("set-aside", perform.you, (perform.source, *refs), (cite.SET_ASIDE,), (SET_ASIDE,))


@begins(ReturnAside)
def _(state: State, do: ReturnAside, perform: Perform) -> None:
    mine = tuple(a for a in state.beside.aside if a.by == perform.source)
    if not mine:
        perform.nothing(state, "nothing-aside")
        return
    kept = tuple(a for a in state.beside.aside if a.by != perform.source)
    state.beside = state.beside._replace(aside=kept)
    for _, player, creature in sorted(mine, key=lambda a: a.player != state.turn):
        if state.ruleset.first(SET_ASIDE):
            rules = (cite.PLAYED_BY_EFFECT,)
            into_discard(state, player, creature.boost)  # only a board written so has any left
            come_into_play(
                state, player, creature.copy(), *rules, play_effects=False, doubt=(SET_ASIDE,)
            )
        else:
            state.players[player].play += (creature,)
            refs = (creature.ref, perform.source)
            state.say("back-as-it-was", player, refs, (cite.SET_ASIDE,), (SET_ASIDE,))


# -- other things done to creatures ---------------------------------------------------------------


@begins(ForceAttack)
def _(state: State, do: ForceAttack, perform: Perform) -> None:
    choose_creatures(state, perform, do.what)


@chosen(ForceAttack)
def _(state: State, do: ForceAttack, perform: Perform, refs: tuple[str, ...]) -> None:
    """The creature's controller attacks with it, if it is able to."""
    them = opponent(perform.you)
    creature = next(c for c in state.players[them].play if c.ref == refs[0])
    reasons = why_not_attack(View(state), them, creature)
    if reasons:
        rules = (cite.AS_MUCH_AS_POSSIBLE, *reasons[0].rules)
        state.say(
            "not-able", them, (creature.ref, *reasons[0].refs[1:]), rules, reasons[0].readings,
            why=reasons[0],
        )  # fmt: skip
        return
    state.say("ordered", them, (creature.ref, perform.source), (cite.WHO_CHOOSES,))
    attack(state, them, creature, ordered=True)


@possible(ForceAttack)
def _(state: State, do: ForceAttack, perform: Perform) -> bool:
    view, them = View(state), opponent(perform.you)
    return any(not why_not_attack(view, them, creature) for creature in state.players[them].play)


@begins(Evolve)
def _(state: State, do: Evolve, perform: Perform) -> None:
    found = state.find(perform.source)
    if found is None:
        perform.nothing(state, "this-is-gone")
        return
    player, creature = found
    if (user := why_not_evolve(state, creature)) is not None:
        refs = (perform.source, user)
        state.say("no-evolution-card", perform.you, refs, (cite.NO_EVOLUTION_CARD,))
    elif all(form.id != do.to for form in creature.card.line):
        # The effect was another card's, copied: this creature is of no such line.
        perform.nothing(state, "not-its-line")
    else:
        evolve(state, player, creature, do.to)


@possible(Evolve)
def _(state: State, do: Evolve, perform: Perform) -> bool:
    found = state.find(perform.source)
    return found is not None and why_not_evolve(state, found[1]) is None


@begins(PutOctonite)
def _(state: State, do: PutOctonite, perform: Perform) -> None:
    choose_creatures(state, perform, do.what)


@chosen(PutOctonite)
def _(state: State, do: PutOctonite, perform: Perform, refs: tuple[str, ...]) -> None:
    for ref in refs:
        put(state, ref, do.number, cite.PUT_OCTONITE)
    remember(state, perform, it=refs)


@possible(PutOctonite)
def _(state: State, do: PutOctonite, perform: Perform) -> bool:
    return any_creature(state, perform, do.what)
