"""Being defeated, and TOUGH, which stands in for it (rules 7.8, 8.6, 8.7)."""

from __future__ import annotations

from judge.engine import cite
from judge.engine.card import TOUGH
from judge.engine.ruleset import POISON_AND_TOUGH
from judge.engine.state import A, B, State
from judge.engine.truth import View
from judge.engine.waiting import wait


def would_be_defeated(
    state: State, refs: tuple[str, ...], twice: tuple[str, ...] = (), *rules: str
) -> None:
    """All of these creatures would be defeated at once; those in `twice` for two reasons.

    Who is TOUGH is settled for all before anyone leaves; then those that leave do so together, and
    their Defeated effects wait together.
    """
    view = View(state)
    leaving = []
    for player in (A, B):
        for creature in state.players[player].play:
            if creature.ref not in refs:
                continue
            tough = not creature.exhausted and TOUGH in view.keywords(player, creature)
            doubt = (POISON_AND_TOUGH,) if tough and creature.ref in twice else ()
            if tough:
                about = (cite.TOUGH, cite.POISON_AND_TOUGH) if doubt else (cite.TOUGH,)
                state.replace(player, creature, creature._replace(exhausted=True))
                state.say("exhaust", player, (creature.ref,), (*about, *rules), doubt)
            if not tough or (doubt and not state.ruleset.first(POISON_AND_TOUGH)):
                leaving.append((player, creature, doubt))
    for player, creature, doubt in leaving:
        side = state.players[player]
        side.play = tuple(c for c in side.play if c.ref != creature.ref)
        side.discard += (creature.copy(),)
        state.say("defeat", player, (creature.ref,), (cite.TO_DISCARD_PILE, *rules), doubt)
    for player, creature, _ in leaving:
        if creature.card.defeated:
            wait(state, creature.card.defeated, creature.ref, player)
