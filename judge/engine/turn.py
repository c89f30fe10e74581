"""The turn: its one action, playing a card under the eyes of a Mindbug, and its end."""

from __future__ import annotations

from judge.engine import cite
from judge.engine.abilities import Ability, Deed
from judge.engine.action import action_of, take_action, why_not_action
from judge.engine.arriving import come_into_play
from judge.engine.attack import attack
from judge.engine.card import HUNTER, UNKNOWN, Copy, Creature
from judge.engine.energy import Buy, could_buy
from judge.engine.life import lose_life, win
from judge.engine.octonite import remove
from judge.engine.reasons import (
    must_hunt,
    why_not_attack,
    why_not_instead_of_hunting,
    why_not_play,
)
from judge.engine.resolving import SETTLE, would_do_something
from judge.engine.ruleset import AFTER_MINDBUG, NEW_CREATURE
from judge.engine.state import ACTION, NOTHING_BESIDE, START, State, opponent
from judge.engine.step import PASS, Move, Reason
from judge.engine.tasks import value
from judge.engine.truth import View, tell_lowered
from judge.engine.waiting import wait
from judge.engine.zones import draw_back, named, without


def start_turn(state: State) -> None:
    """Rule 5.1: the next turn begins; what belongs to its start comes before its action (5.3)."""
    state.phase = ACTION
    state.say("turn", state.turn, (), (cite.TAKING_TURNS,))
    take_turn_action(state)
    buying = bool(state.beside.row) and could_buy(state, state.turn)
    # What is bought may bring a Harvest creature into play.
    if buying or any(creature.card.harvest for creature in state.players[state.turn].play):
        state.push(Harvest())
    if buying:
        state.push(Buy())


def take_turn_action(state: State) -> None:
    tell_lowered(state)
    state.agenda = (EndTurn(opponent(state.turn)), TURN)


def harvesting(state: State) -> list[Creature]:
    """The active player's creatures that lose a counter at the start of the turn."""
    return [c for c in state.players[state.turn].play if c.card.harvest and c.octonite]


@value
class Harvest:
    """Rules 13.3 to 13.5: one counter from each; then the effects whose last counter went."""

    kind = None
    is_the_turn_itself = True

    def do(self, state: State) -> None:
        you = state.turn
        rules = (cite.HARVEST, cite.HARVEST_FIRST)
        ripe = []
        for creature in harvesting(state):
            left = remove(state, you, creature, 1, "harvest", rules)
            if not left.octonite:
                ripe.append(left)
        for creature in ripe:
            wait(state, creature.card.harvest, creature.ref, you)
        state.push(SETTLE)


@value
class Turn:
    """Rule 5.2: the active player must play a card or attack; who can't has lost (3.2)."""

    kind = "turn"
    always_asked = True
    is_the_turn_itself = True

    def player(self, state: State) -> int:
        return state.turn

    def _whys(self, state: State) -> list[tuple[Move, list[Reason]]]:
        """Everything the player could want to do, and why not."""
        you = state.turn
        side = state.players[you]
        view = View(state)
        out = [(Move("play", (c.ref,)), why_not_play(view, you, c)) for c in side.hand]
        for c in side.play:
            out.append((Move("attack", (c.ref,)), why_not_attack(view, you, c)))
            if action_of(view, you, c) is not None:
                out.append((Move("action", (c.ref,)), why_not_action(view, you, c)))
        demand = why_not_instead_of_hunting(view, you)
        if not demand:
            return out
        hunters = {
            c.ref for c in side.play if HUNTER in view.at_work(you, c) and must_hunt(view, you, c)
        }
        return [
            (
                move,
                reasons if move.verb == "attack" and move.args[0] in hunters else reasons + demand,
            )
            for move, reasons in out
        ]

    def options(self, state: State) -> tuple[Move, ...]:
        you = state.turn
        side = state.players[you]
        view = View(state)
        gives = False
        for _, _, has in view.sources:
            if has.narrows_turn:
                return tuple(move for move, reasons in self._whys(state) if not reasons)
            gives |= bool(has.gives)
        # Nothing narrows the turn down: any card that is known may be played.
        moves = [Move("play", (c.ref,)) for c in side.hand if c.card is not UNKNOWN]
        for c in side.play:
            if not why_not_attack(view, you, c):
                moves.append(Move("attack", (c.ref,)))
            if (
                (c.card.action or gives)
                and action_of(view, you, c) is not None
                and not why_not_action(view, you, c)
            ):
                moves.append(Move("action", (c.ref,)))
        return tuple(moves)

    def ruled_out(self, state: State) -> list[tuple[Move, list[Reason]]]:
        out = dict(self._whys(state))
        out[PASS] = [Reason("must-act", (), (cite.TURN_ACTION,))]
        return [(move, reasons) for move, reasons in out.items() if reasons]

    def answer(self, state: State, move: Move, forced: bool) -> None:
        you = state.turn
        (ref,) = move.args
        if move.verb == "play":
            play_from_hand(state, you, ref)
            return
        creature = next(c for c in state.players[you].play if c.ref == ref)
        if creature.entered and state.ruleset[NEW_CREATURE] == "may-attack":
            rules = (cite.NEW_CREATURE,)
            state.say("new-creature", you, (ref,), rules, (NEW_CREATURE,))
        if move.verb == "attack":
            attack(state, you, creature)
        else:
            take_action(state, you, creature)


TURN = Turn()


def unable_to_act(state: State) -> bool:
    """Rule 3.2. An unknown card in hand could be played, so with one nobody is unable."""
    you = state.turn
    if state.players[you].hand:
        for c in state.players[opponent(you)].play:
            if c.card.standing is not None and c.card.standing.narrows_turn:
                break
        else:
            return False
    return not TURN.options(state) and not any(
        reason.kind == "unknown" for _, reasons in TURN.ruled_out(state) for reason in reasons
    )


def lose_unable(state: State) -> None:
    """By another reading some creature might have been able to attack: then that is said."""
    view, you = View(state), state.turn
    found = [why_not_attack(view, you, c) for c in state.players[you].play]
    in_doubt = [r for reasons in found if all(r.readings for r in reasons) for r in reasons]
    doubt = tuple(dict.fromkeys(reading for r in in_doubt for reading in r.readings))
    further = tuple(dict.fromkeys(rule for r in in_doubt for rule in r.rules))
    state.say("unable", you, (), (cite.UNABLE_TO_ACT, cite.TURN_ACTION, *further), doubt)
    win(state, opponent(state.turn), cite.UNABLE_TO_ACT)


def play_from_hand(state: State, you: int, ref: str) -> None:
    """Rule 6.1: show the card and draw back to five; then the opponent decides (6.2)."""
    side = state.players[you]
    state.shown = named(side.hand, (ref,))
    side.hand = without(side.hand, (ref,))
    state.say("play", you, (ref,), (cite.PLAY_A_CARD,))
    draw_back(state, you)
    state.push(Mindbug(you))


@value
class Mindbug:
    """Rule 6.2: may the opponent have the card that is shown?"""

    you: int

    kind = "mindbug"
    always_asked = False

    def player(self, state: State) -> int:
        return opponent(self.you)

    def _why_not(self, state: State) -> list[Reason]:
        them = opponent(self.you)
        if not state.players[them].mindbugs:
            return [Reason("no-mindbug-left", (), (cite.MAY_USE_MINDBUG,))]
        stopper = closes_mindbugs(state, them)
        if stopper is not None:
            rules = (cite.MAY_USE_MINDBUG, cite.FORBIDDEN)
            return [Reason("cannot-mindbug", (stopper,), rules)]
        return []

    def options(self, state: State) -> tuple[Move, ...]:
        return (PASS,) if self._why_not(state) else (USE_MINDBUG, PASS)

    def ruled_out(self, state: State) -> list[tuple[Move, list[Reason]]]:
        reasons = self._why_not(state)
        return [(USE_MINDBUG, reasons)] if reasons else []

    def answer(self, state: State, move: Move, forced: bool) -> None:
        (copy,) = state.shown
        them = opponent(self.you)
        if move == PASS:
            rules = (cite.MAY_USE_MINDBUG, cite.NO_MINDBUG)
            whys = tuple(self._why_not(state)) if forced and state.log is not None else ()
            state.say("no-mindbug", them, (copy.ref,), rules, (), forced, whys=whys)
            state.shown = ()
            settle_later(state, copy)
            come_into_play(state, self.you, copy, cite.NO_MINDBUG)
            return
        use_mindbug(state, them, copy.ref, forced)
        if state.winner is not None:
            return
        state.shown = ()
        state.push(AfterMindbug(self.you))
        settle_later(state, copy)
        come_into_play(state, them, copy, cite.MINDBUG)


USE_MINDBUG = Move("mindbug")


def closes_mindbugs(state: State, player: int) -> str | None:
    """The card that keeps a player from using Mindbugs."""
    at_work = bool(state.beside.lasting)
    for side in state.players:
        for c in side.play:
            at_work |= c.card.standing is not None and c.card.standing.closes_mindbugs
    return View(state).stopped_for(Deed.USE_MINDBUGS, player) if at_work else None


def settle_later(state: State, copy: Copy) -> None:
    """What a card that comes into play triggers is settled, once its Octonite is handed out."""
    if copy.card.play or state.waiting:
        state.push(SETTLE)


def use_mindbug(state: State, player: int, ref: str, forced: bool = False) -> None:
    """Rule 6.4; some creatures make the opponent pay with life, before anything else."""
    for creature in state.players[opponent(player)].play:
        standing = creature.card.standing
        if standing is not None and standing.mindbug_cost:
            state.say("mindbug-cost", player, (creature.ref,), (cite.CONSTANT, cite.WHEN_EFFECT))
            lose_life(state, player, standing.mindbug_cost, cite.WHEN_EFFECT)
            if state.winner is not None:
                return
    state.players[player].mindbugs -= 1
    left = state.players[player].mindbugs
    rules = (cite.MAY_USE_MINDBUG, cite.MINDBUG)
    state.say("mindbug", player, (ref,), rules, (), forced, left=left)


@value
class AfterMindbug:
    """Rule 6.5: another turn action in this turn, or, by the older books, an extra turn."""

    you: int

    kind = None
    is_the_turn_itself = True

    def do(self, state: State) -> None:
        rules = (cite.AFTER_MINDBUG,)
        if state.ruleset.first(AFTER_MINDBUG):
            state.say("another-action", self.you, (), rules, (AFTER_MINDBUG,))
            take_turn_action(state)
        else:
            state.say("extra-turn", self.you, (), rules, (AFTER_MINDBUG,))
            state.agenda = (EndTurn(self.you),)


@value
class EndTurn:
    """Rules 5.1, 5.4 and 5.5: the turn ends, and with it what held for this turn."""

    next: int
    triggered: bool = False  # what happens at the end of the turn has been seen to

    kind = None
    is_the_turn_itself = True

    def do(self, state: State) -> None:
        if not self.triggered and any_end_of_turn(state) and end_of_turn(state):
            state.push(EndTurn(self.next, triggered=True))
            state.push(SETTLE)
            return
        ended = state.turn
        for side in state.players:
            for creature in side.play:
                if creature.entered or creature.attacks or creature.marks:
                    side.play = tuple(map(fresh, side.play))
                    break
        state.turn = self.next
        beside = state.beside
        if beside is not NOTHING_BESIDE:
            if beside.turns:
                state.turn = beside.turns[0]
            state.beside = beside._replace(turns=beside.turns[1:], lasting=())
        state.phase = START
        state.say("end-turn", ended, (), (cite.TAKING_TURNS,))
        # If nothing is to happen at the start of the turn, a loss is certain already.
        if unable_to_act(state) and not start_matters(state):
            state.say("turn", state.turn, (), (cite.TAKING_TURNS,))
            lose_unable(state)


def start_matters(state: State) -> bool:
    """Can anything happen at the start of this turn, before its action?"""
    return bool(harvesting(state)) or could_buy(state, state.turn)


def any_end_of_turn(state: State) -> bool:
    """Is there any creature with such an ability at all?"""
    for side in state.players:
        for creature in side.play:
            if creature.card.ends_turn:
                return True
    return False


def end_of_turn(state: State) -> bool:
    """Rule 5.5: what is triggered now, if it could do anything."""
    any_waits = False
    for player in (state.turn, opponent(state.turn)):
        for creature in state.players[player].play:
            card = creature.card
            abilities: tuple[Ability, ...] = card.end_of_turn
            if player == state.turn:
                abilities += card.end_of_your_turn
            for ability in abilities:
                if would_do_something(state, ability, creature.ref, player):
                    wait(state, (ability,), creature.ref, player)
                    any_waits = True
    return any_waits


def fresh(creature: Creature) -> Creature:
    """A creature when the turn is over."""
    ref, card, exhausted, _, _, _, boost, octonite = creature
    return Creature(ref, card, exhausted, False, 0, (), boost, octonite)
