"""Where a card lies within a hand, a discard pile or a play area makes no difference to the game.

So two states that differ only in that are the same for someone who asks what can come out. They are
made equal by laying everything in one order: the one in which the cards were first met.
"""

from __future__ import annotations

from judge.engine import Copy, Creature, Player, State


class Arrangement:
    """The order in which the cards of a board lie when one reads it from A to B."""

    def __init__(self, board: State) -> None:
        self._rank: dict[str, int] = {}
        for side in board.players:
            for zone in (side.play, side.hand, side.deck, side.discard):
                for card in zone:
                    self._rank.setdefault(card.ref, len(self._rank))

    def _place(self, ref: str) -> tuple[int, str]:
        """Cards that were met first come first; all others by their refs."""
        return self._rank.get(ref, len(self._rank)), ref

    def _of_card(self, card: Copy | Creature) -> tuple[int, str]:
        return self._place(card.ref)

    def lay_out(self, state: State, before: State | None = None) -> State:
        """Rearrange a state that nobody else holds. What `before` shares with it lies right."""
        changed = False
        for number, side in enumerate(state.players):
            known = before.players[number] if before is not None else None
            changed |= self._lay_out_side(side, known)
        groups = tuple(
            tuple(sorted(group, key=lambda effect: self._place(effect.source)))
            for group in state.waiting
        )
        if groups != state.waiting:
            state.waiting = groups
            changed = True
        aside = tuple(a._replace(creature=self._in_order(a.creature)) for a in state.beside.aside)
        aside = tuple(sorted(aside, key=lambda a: (a.by, self._place(a.creature.ref))))
        if aside != state.beside.aside:
            state.beside = state.beside._replace(aside=aside)
            changed = True
        if changed:
            state.options = None  # they are listed in the order of the cards
        return state

    def _in_order(self, creature: Creature) -> Creature:
        """What holds for a creature, and what lies under it, in whatever order it came."""
        if len(creature.boost) > 1:
            boost = tuple(sorted(creature.boost, key=self._of_card))
            creature = creature._replace(boost=boost)
        return marks_in_order(creature)

    def _lay_out_side(self, side: Player, known: Player | None) -> bool:
        changed = False
        if known is None or side.play is not known.play:
            play = tuple(sorted(map(self._in_order, side.play), key=self._of_card))
            changed |= play != side.play
            side.play = play
        if known is None or side.hand is not known.hand:
            hand = tuple(sorted(side.hand, key=self._of_card))
            changed |= hand != side.hand
            side.hand = hand
        if known is None or side.discard is not known.discard:
            discard = tuple(sorted(side.discard, key=self._of_card))
            changed |= discard != side.discard
            side.discard = discard
        return changed


def marks_in_order(creature: Creature) -> Creature:
    """What holds for a creature this turn is a set, whichever came first."""
    if len(creature.marks) < 2:
        return creature
    marks = sorted(creature.marks, key=lambda mark: (mark.kind, str(mark.value)))
    return creature._replace(marks=tuple(marks))
