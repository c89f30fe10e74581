"""Energy and Power cards (chapter 16)."""

from __future__ import annotations

from judge.engine import cite
from judge.engine.card import UNKNOWN, Copy
from judge.engine.resolving import SETTLE, activate
from judge.engine.state import State
from judge.engine.step import PASS, Move, Reason
from judge.engine.tasks import Effect, value
from judge.engine.zones import without


def gain_energy(state: State, player: int, amount: int, *rules: str) -> None:
    side = state.players[player]
    side.energy += amount
    rules = (cite.GAIN_ENERGY, *rules)
    state.say("gain-energy", player, (), rules, amount=amount, energy=side.energy)


def affordable(state: State, player: int) -> list[Copy]:
    """The open Power cards a player could pay."""
    energy = state.players[player].energy
    return [c for c in state.beside.row if c.card is not UNKNOWN and c.card.cost <= energy]


def could_buy(state: State, player: int) -> bool:
    """Could this player buy anything? An unknown card in the row might be one."""
    unknown = any(copy.card is UNKNOWN for copy in state.beside.row)
    return bool(affordable(state, player)) or (unknown and state.players[player].energy > 0)


@value
class Buy:
    """Rules 16.4 and 16.8: before anything else in the turn, as long as the energy lasts."""

    kind = "buy"
    always_asked = True
    is_the_turn_itself = True

    def player(self, state: State) -> int:
        return state.turn

    def options(self, state: State) -> tuple[Move, ...]:
        return (*(Move("buy", (c.ref,)) for c in affordable(state, state.turn)), PASS)

    def ruled_out(self, state: State) -> list[tuple[Move, list[Reason]]]:
        energy = state.players[state.turn].energy
        out = []
        for copy in dict.fromkeys(state.beside.row):
            if copy.card is UNKNOWN:
                reason = Reason("unknown", (copy.ref,), (cite.PAY,))
            elif copy.card.cost > energy:
                details = (("cost", copy.card.cost), ("energy", energy))
                reason = Reason("too-expensive", (copy.ref,), (cite.PAY,), (), details)
            else:
                continue
            out.append((Move("buy", (copy.ref,)), [reason]))
        return out

    def answer(self, state: State, move: Move, forced: bool) -> None:
        you = state.turn
        if move == PASS:
            state.say("no-buy", you, (), (cite.MAY_BUY,), (), forced)
            return
        (ref,) = move.args
        copy = next(c for c in state.beside.row if c.ref == ref)
        side = state.players[you]
        side.energy -= copy.card.cost
        state.push(BuyMore())
        rules = (cite.MAY_BUY, cite.PAY)
        cost = copy.card.cost
        state.say("buy", you, (ref,), rules, (), forced, cost=cost, energy=side.energy)
        out_of_the_row(state, copy)
        happen(state, you, copy)


@value
class BuyMore:
    """Ask again, as long as anything can be bought."""

    kind = None
    is_the_turn_itself = True

    def do(self, state: State) -> None:
        if could_buy(state, state.turn):
            state.push(Buy())


def out_of_the_row(state: State, copy: Copy) -> None:
    """Rule 16.6: the gap is filled at once; with an empty Power deck it stays (16.9)."""
    beside = state.beside
    row = without(beside.row, (copy.ref,))
    if beside.power_deck:
        new, deck = beside.power_deck[0], beside.power_deck[1:]
        state.beside = beside._replace(row=(*row, new), power_deck=deck)
        state.say("replace-power", None, (new.ref,), (cite.REPLACE_POWER,))
    else:
        state.beside = beside._replace(row=row)
        state.say("power-deck-empty", None, (), (cite.POWER_DECK_EMPTY,))


def happen(state: State, you: int, copy: Copy) -> None:
    """Rule 16.7: the effect of the card; after that its discard pile."""
    state.push(PowerDone(copy.ref, you))
    state.beside = state.beside._replace(bought=(*state.beside.bought, copy))
    state.push(SETTLE)
    for ability in copy.card.bought:
        activate(state, Effect(ability, copy.ref, you))


@value
class PowerDone:
    """A bought Power card goes to the discard pile of the Power cards."""

    ref: str
    you: int

    kind = None

    def do(self, state: State) -> None:
        beside = state.beside
        copy = next(c for c in beside.bought if c.ref == self.ref)
        state.beside = beside._replace(
            bought=without(beside.bought, (self.ref,)),
            power_discard=(*beside.power_discard, copy),
        )
        state.say("power-discard", self.you, (self.ref,), (cite.POWER_EFFECT,))
