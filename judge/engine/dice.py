"""The special dice of an attack: rolling, rolling again, and the results (chapter 15)."""

from __future__ import annotations

from itertools import combinations_with_replacement

from judge.engine import cite
from judge.engine.card import MORE_POWER
from judge.engine.energy import gain_energy
from judge.engine.resolving import SETTLE
from judge.engine.state import State, opponent
from judge.engine.step import PASS, Move, Reason
from judge.engine.tasks import value
from judge.engine.zones import draw_back, into_discard, named, without

FACES = ("grow-1", "grow-2", "grow-3", "energy-1", "energy-2", "discard")


def roll_for(state: State, attacker: str, you: int, dice: int) -> None:
    """Rules 15.1 and 15.4: roll, with one reroll, and more where a card gives them."""
    more = sum(
        c.card.standing.more_rerolls for c in state.players[you].play if c.card.standing is not None
    )
    state.push(Dice(attacker, you, (ROLLING,) * dice, 1 + more))


ROLLING = ""  # a die whose face is not known yet


@value
class Dice:
    """Some dice are rolled; what the others show is kept, each in its place.

    Two dice that are rolled together are alike, so each pair of faces is one outcome; written the
    other way round it is the same outcome, with the dice in the order that was written.
    """

    attacker: str
    you: int
    faces: tuple[str, ...]
    rerolls: int

    kind = "chance"
    always_asked = False

    def player(self, state: State) -> None:
        return None

    def options(self, state: State) -> tuple[Move, ...]:
        number = self.faces.count(ROLLING)
        return tuple(Move("roll", faces) for faces in combinations_with_replacement(FACES, number))

    def weights(self, state: State) -> tuple[int, ...]:
        """Two different faces can come about in two ways."""
        return tuple(len(set(move.args)) for move in self.options(state))

    def ruled_out(self, state: State) -> list[tuple[Move, list[Reason]]]:
        return []

    def answer(self, state: State, move: Move, forced: bool) -> None:
        rolled = iter(move.args)
        faces = tuple(face or next(rolled) for face in self.faces)
        rules: tuple[str, ...] = (cite.DICE, cite.DICE_FIRST)
        if len(faces) > 1:
            rules += (cite.TWO_DICE,)
        state.say("dice", self.you, (self.attacker,), rules, (), forced, faces=faces)
        if self.rerolls:
            state.push(Reroll(self.attacker, self.you, faces, self.rerolls))
        else:
            Results(self.attacker, self.you, faces).do(state)


@value
class Reroll:
    """Rules 15.4 and 15.5: one die or both may be rolled again."""

    attacker: str
    you: int
    faces: tuple[str, ...]
    rerolls: int

    kind = "reroll"
    always_asked = False

    def player(self, state: State) -> int:
        return self.you

    def options(self, state: State) -> tuple[Move, ...]:
        if len(self.faces) == 1:
            return (Move("reroll", ("1",)), PASS)
        return (
            Move("reroll", ("1",)),
            Move("reroll", ("2",)),
            Move("reroll", ("1", "2")),
            PASS,
        )

    def ruled_out(self, state: State) -> list[tuple[Move, list[Reason]]]:
        return []

    def answer(self, state: State, move: Move, forced: bool) -> None:
        rules: tuple[str, ...] = (cite.REROLL,)
        if move == PASS:
            state.say("keep-dice", self.you, (self.attacker,), rules, (), forced)
            Results(self.attacker, self.you, self.faces).do(state)
            return
        dice = tuple(int(arg) for arg in move.args)
        of_two = len(self.faces) == 2
        rules += (cite.TWO_DICE,) if of_two else ()
        rules += (cite.MORE_REROLLS,) if self.rerolls > 1 else ()
        state.say("reroll", self.you, (self.attacker,), rules, (), forced, dice=dice, of_two=of_two)
        faces = tuple(ROLLING if n in dice else face for n, face in enumerate(self.faces, 1))
        state.push(Dice(self.attacker, self.you, faces, self.rerolls - 1))


@value
class Results:
    """Rule 15.6: the results are carried out, in the order the attacker's controller chooses."""

    attacker: str
    you: int
    faces: tuple[str, ...]

    kind = None

    def do(self, state: State) -> None:
        if len(set(self.faces)) > 1:
            state.push(FirstResult(self.attacker, self.you, self.faces))
            return
        if len(self.faces) > 1:
            state.push(Results(self.attacker, self.you, self.faces[1:]))
        state.push(SETTLE)
        carry_out(state, self.attacker, self.you, self.faces[0])


@value
class FirstResult:
    """Which of two different results comes first."""

    attacker: str
    you: int
    faces: tuple[str, ...]

    kind = "order"
    always_asked = False

    def player(self, state: State) -> int:
        return self.you

    def options(self, state: State) -> tuple[Move, ...]:
        return tuple(Move("first", (face,)) for face in self.faces)

    def ruled_out(self, state: State) -> list[tuple[Move, list[Reason]]]:
        return []

    def answer(self, state: State, move: Move, forced: bool) -> None:
        (first,) = move.args
        left = tuple(face for face in self.faces if face != first)
        state.push(Results(self.attacker, self.you, left))
        state.push(SETTLE)
        carry_out(state, self.attacker, self.you, first)


def carry_out(state: State, attacker: str, you: int, face: str) -> None:
    """Rules 15.7 to 15.9."""
    name, _, number = face.partition("-")
    state.say("result", you, (attacker,), (cite.DICE_RESULT,), face=face)
    if name == "grow":
        found = state.find(attacker)
        if found is not None and found[0] == you:
            state.replace(you, found[1], found[1].marked(MORE_POWER, int(number)))
            rules = (cite.GROW, cite.THIS_TURN)
            state.say(
                "this-turn", you, (attacker,), rules, keywords=(), cannot=None, power=int(number)
            )
    elif name == "energy":
        gain_energy(state, you, int(number), cite.DICE_ENERGY)
    else:
        them = opponent(you)
        if state.players[them].hand:
            state.push(DiceDiscard(attacker, them))
        else:
            state.say("short-hand", them, (attacker,), (cite.DICE_DISCARD,), number=0, wanted=1)


@value
class DiceDiscard:
    """Rule 15.9: the opponent chooses a card of their hand and discards it."""

    attacker: str
    who: int

    kind = "choose"
    always_asked = False

    def player(self, state: State) -> int:
        return self.who

    def options(self, state: State) -> tuple[Move, ...]:
        refs = dict.fromkeys(copy.ref for copy in state.players[self.who].hand)
        return tuple(Move("choose", (ref,)) for ref in refs)

    def ruled_out(self, state: State) -> list[tuple[Move, list[Reason]]]:
        return []

    def answer(self, state: State, move: Move, forced: bool) -> None:
        side = state.players[self.who]
        cards = named(side.hand, move.args)
        side.hand = without(side.hand, move.args)
        rules = (cite.DICE_DISCARD, cite.DISCARD)
        state.say("discard", self.who, move.args, rules, (), forced)
        into_discard(state, self.who, cards)
        draw_back(state, self.who)
