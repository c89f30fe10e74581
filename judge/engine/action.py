"""Action effects: a turn action of their own (rule 9.7)."""

from __future__ import annotations

from judge.engine import cite
from judge.engine.abilities import Ability, Trigger
from judge.engine.card import Creature
from judge.engine.reasons import why_too_new
from judge.engine.resolving import SETTLE, activate, would_do_something
from judge.engine.state import State
from judge.engine.step import Reason
from judge.engine.tasks import Effect
from judge.engine.truth import View


def action_of(view: View, you: int, creature: Creature) -> Ability | None:
    """The creature's Action effect, its own or one it was given."""
    if creature.card.action:
        return creature.card.action[0]
    given = view.given(Trigger.ACTION, you, creature) if view.sources else ()
    return given[0] if given else None


def why_not_action(view: View, you: int, creature: Creature) -> list[Reason]:
    """Rules 6.9, 9.7 and 14.4. For a creature that has an Action effect."""
    ability = action_of(view, you, creature)
    assert ability is not None, "only an Action effect is asked about"
    reasons = why_too_new(view, you, creature)
    ref = creature.ref
    if creature.octonite < ability.cost:
        reasons.append(Reason("no-octonite", (ref,), (cite.PAID_ACTION,)))
    elif not would_do_something(paid(view.state, you, creature, ability), ability, ref, you):
        reasons.append(Reason("does-nothing", (ref,), (cite.ACTION,)))
    return reasons


def paid(state: State, you: int, creature: Creature, ability: Ability) -> State:
    """Rule 14.6: what an effect could do is asked after its price was paid."""
    if not ability.cost:
        return state
    after = state.copy()
    left = creature._replace(octonite=creature.octonite - ability.cost)
    after.replace(you, creature, left)
    return after


def take_action(state: State, you: int, creature: Creature) -> None:
    ability = action_of(View(state), you, creature)
    assert ability is not None, "only an Action effect can be used"
    state.say("action", you, (creature.ref,), (cite.ACTION,))
    state.push(SETTLE)
    activate(state, Effect(ability, creature.ref, you))
