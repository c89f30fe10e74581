"""Energy by an effect, and Power cards for free (rules 16.2 and 16.13)."""

from __future__ import annotations

from judge.engine import cite
from judge.engine.abilities import BuyFree, GainEnergy
from judge.engine.card import UNKNOWN
from judge.engine.effects.registry import amount_of, begins, chosen
from judge.engine.energy import gain_energy, happen, out_of_the_row
from judge.engine.resolving import Choose, Perform
from judge.engine.state import State


@begins(GainEnergy)
def _(state: State, do: GainEnergy, perform: Perform) -> None:
    amount = amount_of(state, perform, do.amount, do.per)
    if amount:
        gain_energy(state, perform.you, amount)
    else:
        perform.nothing(state, "none-counted")


@begins(BuyFree)
def _(state: State, do: BuyFree, perform: Perform) -> None:
    beside = state.beside
    if do.top:
        top = beside.power_deck[:1]
        if not top:
            perform.nothing(state, "no-power-card", cite.BUY_FREE)
        elif top[0].card is UNKNOWN:
            state.push(Choose(perform, perform.you, (), 1, 1, unknown=True))
        else:
            state.beside = beside._replace(power_deck=beside.power_deck[1:])
            state.say("reveal-power", perform.you, (top[0].ref,), (cite.BUY_FREE,))
            state.say("buy-free", perform.you, (top[0].ref,), (cite.BUY_FREE,))
            happen(state, perform.you, top[0])
        return
    known = tuple(copy.ref for copy in beside.row if copy.card is not UNKNOWN)
    if beside.row:
        unknown = len(known) < len(beside.row)
        state.push(Choose(perform, perform.you, known, 1, 1, unknown=unknown))
    else:
        perform.nothing(state, "no-power-card", cite.BUY_FREE)


@chosen(BuyFree)
def _(state: State, do: BuyFree, perform: Perform, refs: tuple[str, ...]) -> None:
    copy = next(c for c in state.beside.row if c.ref == refs[0])
    state.say("buy-free", perform.you, refs, (cite.BUY_FREE,))
    out_of_the_row(state, copy)
    happen(state, perform.you, copy)
