"""Being defeated, and what stands in for it: TOUGH, evolving, not being defeated at all."""

from __future__ import annotations

from collections.abc import Mapping

from judge.engine import cite
from judge.engine.abilities import Deed
from judge.engine.card import TOUGH, Card, Creature
from judge.engine.evolution import evolve, why_not_evolve
from judge.engine.ruleset import POISON_AND_TOUGH
from judge.engine.state import State, opponent
from judge.engine.step import Move, Reason
from judge.engine.tasks import Fate, value
from judge.engine.truth import View
from judge.engine.waiting import wait
from judge.engine.zones import into_discard, leave_play

Found = tuple[int, Creature]


def protector(view: View, player: int, creature: Creature) -> str | None:
    """What keeps a creature from being defeated: a card, or its own effect of this turn."""
    if view.forbidden_this_turn(Deed.BE_DEFEATED, player, creature):
        return creature.ref
    if not view.sources:
        return None
    return next((ref for ref, _ in view.forbidden(Deed.BE_DEFEATED, player, creature)), None)


def would_be_defeated(
    state: State,
    refs: tuple[str, ...],
    twice: tuple[str, ...] = (),
    by: Mapping[str, str] | None = None,
) -> tuple[str, ...]:
    """All of these creatures would be defeated at once; those in `twice` for two reasons.

    What saves whom is settled for all before anything happens; then those that leave do so
    together, and their Defeated effects wait together. `by` says who defeated whom in a fight.
    Gives the refs of those that were defeated.
    """
    view = View(state)
    saved: list[tuple[Found, str]] = []
    evolving: list[tuple[Found, str]] = []
    tough: list[tuple[Found, tuple[str, ...]]] = []
    leaving: list[tuple[Found, tuple[str, ...]]] = []
    # A line has one evolution card. Which of two creatures gets it no book says: the active
    # player's first, or the first that lies there; and that this was settled here is told.
    lines: dict[tuple[Card, ...], Creature] = {}
    too_late: list[tuple[Found, Creature]] = []
    for player in (state.turn, opponent(state.turn)):
        for creature in state.players[player].play:
            if creature.ref not in refs:
                continue
            found = (player, creature)
            standing = creature.card.standing
            evolves = (
                standing is not None
                and standing.evolve_instead is not None
                and why_not_evolve(state, creature) is None
            )
            if evolves and creature.card.line in lines:
                too_late.append((found, lines[creature.card.line]))
                evolves = False
            if (shield := protector(view, player, creature)) is not None:
                saved.append((found, shield))
            elif evolves and standing is not None and standing.evolve_instead is not None:
                lines[creature.card.line] = creature
                evolving.append((found, standing.evolve_instead))
            elif not creature.exhausted and TOUGH in view.at_work(player, creature):
                doubt: tuple[str, ...] = (POISON_AND_TOUGH,) if creature.ref in twice else ()
                tough.append((found, doubt))
                if doubt and not state.ruleset.first(POISON_AND_TOUGH):
                    leaving.append((found, doubt))
            else:
                leaving.append((found, ()))
    for (player, creature), shield in saved:
        rules: tuple[str, ...] = (cite.NOT_DEFEATED,)
        rules += (cite.THIS_TURN,) if shield == creature.ref else (cite.FORBIDDEN,)
        state.say("cannot-be-defeated", player, (creature.ref, shield), rules)
    for (player, creature), form in evolving:
        state.say("evolve-instead", player, (creature.ref,), (cite.CONSTANT,), form=form)
        evolve(state, player, creature, form)
    for (player, creature), other in too_late:
        state.say("only-one-evolves", player, (creature.ref, other.ref), (cite.NO_EVOLUTION_CARD,))
    for (player, creature), doubt in tough:
        about = (cite.TOUGH, cite.POISON_AND_TOUGH) if doubt else (cite.TOUGH,)
        state.replace(player, creature, creature._replace(exhausted=True))
        state.say("exhaust", player, (creature.ref,), about, doubt)
        if creature.card.sides and not (doubt and not state.ruleset.first(POISON_AND_TOUGH)):
            state.push(Turning(creature.ref, player))
    for (player, creature), doubt in leaving:
        copy = leave_play(state, player, creature)
        into_discard(state, player, (copy,))
        state.say("defeat", player, (creature.ref,), (cite.TO_DISCARD_PILE,), doubt)
    for (player, creature), _ in leaving:
        if creature.card.defeated:
            wait(state, creature.card.defeated, creature.ref, player, fate_of(creature, by or {}))
    return tuple(creature.ref for (_, creature), _ in leaving)


def fate_of(creature: Creature, by: Mapping[str, str]) -> Fate | None:
    """What a Defeated effect may ask for, if there is anything to tell."""
    victor = by.get(creature.ref)
    boost = tuple(copy.ref for copy in creature.boost)
    if victor is None and not boost and not creature.octonite:
        return None
    return Fate(victor, boost, creature.octonite)


@value
class Turning:
    """An exhausted card with two ways to lie: its controller turns it to one of them, for good."""

    ref: str
    you: int

    kind = "option"
    always_asked = False

    def player(self, state: State) -> int:
        return self.you

    def _creature(self, state: State) -> Creature:
        return next(c for c in state.players[self.you].play if c.ref == self.ref)

    def options(self, state: State) -> tuple[Move, ...]:
        sides = self._creature(state).card.sides
        return tuple(Move("option", (str(n),)) for n in range(1, len(sides) + 1))

    def ruled_out(self, state: State) -> list[tuple[Move, list[Reason]]]:
        return []

    def answer(self, state: State, move: Move, forced: bool) -> None:
        creature = self._creature(state)
        side = creature.card.sides[int(move.args[0]) - 1]
        state.replace(self.you, creature, creature._replace(card=side))
        state.say(
            "turned", self.you, (self.ref,), (cite.TOUGH,), (), forced,
            number=int(move.args[0]), power=side.power, keywords=tuple(sorted(side.keywords)),
        )  # fmt: skip
