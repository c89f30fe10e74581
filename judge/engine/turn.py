"""The turn: its one action, playing a card under the eyes of a Mindbug, and its end."""

from __future__ import annotations

from judge.engine import cite
from judge.engine.attack import attack
from judge.engine.card import Creature
from judge.engine.life import win
from judge.engine.reasons import why_not_attack, why_not_play
from judge.engine.resolving import SETTLE
from judge.engine.ruleset import AFTER_MINDBUG, NEW_CREATURE
from judge.engine.state import ACTION, START, State, opponent
from judge.engine.step import PASS, Move, Reason
from judge.engine.tasks import value
from judge.engine.truth import View
from judge.engine.zones import come_into_play, draw_back, named, without


def start_turn(state: State) -> None:
    """Rule 5.1: the next turn begins."""
    state.phase = ACTION
    state.say("turn", state.turn, (), (cite.TAKING_TURNS,))
    take_turn_action(state)


def take_turn_action(state: State) -> None:
    state.agenda = (EndTurn(opponent(state.turn)), TURN)


@value
class Turn:
    """Rule 5.2: the active player must play a card or attack; who can't has lost (3.2)."""

    kind = "turn"
    always_asked = True

    def player(self, state: State) -> int:
        return state.turn

    def options(self, state: State) -> tuple[Move, ...]:
        you = state.turn
        side = state.players[you]
        plays = tuple(Move("play", (c.ref,)) for c in side.hand if not why_not_play(c))
        view = View(state)
        attacks = tuple(
            Move("attack", (c.ref,)) for c in side.play if not why_not_attack(view, you, c)
        )
        return plays + attacks

    def ruled_out(self, state: State) -> list[tuple[Move, list[Reason]]]:
        you = state.turn
        side = state.players[you]
        view = View(state)
        out = [(Move("play", (c.ref,)), why_not_play(c)) for c in dict.fromkeys(side.hand)]
        out += [(Move("attack", (c.ref,)), why_not_attack(view, you, c)) for c in side.play]
        out.append((PASS, [Reason("must-act", (), (cite.TURN_ACTION,))]))
        return [(move, reasons) for move, reasons in out if reasons]

    def answer(self, state: State, move: Move, forced: bool) -> None:
        you = state.turn
        (ref,) = move.args
        if move.verb == "play":
            play_from_hand(state, you, ref)
        else:
            creature = next(c for c in state.players[you].play if c.ref == ref)
            if creature.entered and state.ruleset[NEW_CREATURE] == "may-attack":
                rules = (cite.NEW_CREATURE,)
                state.say("new-creature", you, (ref,), rules, (NEW_CREATURE,))
            attack(state, you, creature)


TURN = Turn()


def unable_to_act(state: State) -> bool:
    """Rule 3.2. An unknown card in hand could be played, so with one nobody is unable."""
    return not state.players[state.turn].hand and not TURN.options(state)


def lose_unable(state: State) -> None:
    view, you = View(state), state.turn
    only_new = any(
        {reason.kind for reason in why_not_attack(view, you, c)} == {"new"}
        for c in state.players[you].play
    )
    doubt = (NEW_CREATURE,) if only_new else ()
    rules = (cite.UNABLE_TO_ACT, cite.TURN_ACTION) + ((cite.NEW_CREATURE,) if only_new else ())
    state.say("unable", you, (), rules, doubt)
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

    def options(self, state: State) -> tuple[Move, ...]:
        if state.players[opponent(self.you)].mindbugs:
            return (USE_MINDBUG, PASS)
        return (PASS,)

    def ruled_out(self, state: State) -> list[tuple[Move, list[Reason]]]:
        if state.players[opponent(self.you)].mindbugs:
            return []
        return [(USE_MINDBUG, [Reason("no-mindbug-left", (), (cite.MAY_USE_MINDBUG,))])]

    def answer(self, state: State, move: Move, forced: bool) -> None:
        (copy,), state.shown = state.shown, ()
        them = opponent(self.you)
        if move == PASS:
            rules = (cite.MAY_USE_MINDBUG, cite.NO_MINDBUG)
            state.say("no-mindbug", them, (copy.ref,), rules, (), forced)
            come_into_play(state, self.you, copy, cite.NO_MINDBUG)
        else:
            state.players[them].mindbugs -= 1
            left = state.players[them].mindbugs
            rules = (cite.MAY_USE_MINDBUG, cite.MINDBUG)
            state.say("mindbug", them, (copy.ref,), rules, (), forced, left=left)
            state.push(AfterMindbug(self.you))
            come_into_play(state, them, copy, cite.MINDBUG)
        if state.waiting:
            state.push(SETTLE)


USE_MINDBUG = Move("mindbug")


@value
class AfterMindbug:
    """Rule 6.5: another turn action in this turn, or, by the older books, an extra turn."""

    you: int

    kind = None

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
    """Rules 5.1 and 5.4: the turn ends, and with it what held for this turn."""

    next: int

    kind = None

    def do(self, state: State) -> None:
        state.say("end-turn", state.turn, (), (cite.TAKING_TURNS,))
        for side in state.players:
            for creature in side.play:
                if creature.entered or creature.attacks or creature.marks:
                    side.play = tuple(map(fresh, side.play))
                    break
        state.turn = self.next
        state.phase = START
        # Nothing in these sets happens at the start of a turn, so a loss is certain already.
        if unable_to_act(state):
            state.say("turn", state.turn, (), (cite.TAKING_TURNS,))
            lose_unable(state)


def fresh(creature: Creature) -> Creature:
    """A creature when the turn is over."""
    return Creature(creature.ref, creature.card, creature.exhausted)
