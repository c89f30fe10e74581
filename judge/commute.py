"""Effects that wait together, and whose order can't matter: known from what they do.

Two reasons are enough, each for sure and without trying:

- Two effects that are *alike* (the same ability, for the same player, and nothing in it looks at
  the card it comes from) are interchangeable, whatever they ask and whatever follows.
- Effects that are *apart* read nothing that another one changes, trigger nothing and end nothing.

Only the instructions named here are vouched for. A new instruction, a new condition, or a new field
of a known one that is in use makes an effect one that nothing is known about.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import MISSING, dataclass, fields
from typing import Any

from judge.engine import Copy, Decision, Move, State, opponent
from judge.engine.abilities import (
    Ability,
    Condition,
    Defeat,
    Discard,
    DrawPile,
    GainLife,
    GiveCard,
    Group,
    Instruction,
    LoseLife,
    MatchLife,
    Options,
    Pile,
    PlayFrom,
    PlayGiven,
    PlayThis,
    Selection,
    Sentence,
    Steal,
    TakeControl,
    TakeGiven,
    ThisTurn,
    Trigger,
    Who,
)
from judge.engine.tasks import Effect

# What is known here of each value. A field that is not named must be as if it were not there.
_KNOWN: dict[type, tuple[str, ...]] = {
    Ability: ("card", "index", "trigger", "sentences"),
    Sentence: ("do", "only_if", "may"),
    Selection: ("group", "number", "up_to"),
    Group: ("side", "at_least", "at_most", "extreme"),
    GainLife: ("who", "amount"),
    LoseLife: ("who", "amount", "keep"),
    MatchLife: (),
    Defeat: ("what",),
    TakeControl: ("what",),
    ThisTurn: ("what", "keywords", "cannot"),
    PlayFrom: ("pile", "cards"),
    PlayThis: (),
    PlayGiven: (),
    TakeGiven: (),
    DrawPile: ("pile",),
    Discard: ("who", "number"),
    Steal: ("number",),
    GiveCard: (),
    Options: ("options",),
}
# When abilities happen that a card has in play only.
_IN_PLAY = {Trigger.PLAY, Trigger.ATTACK, Trigger.DEFEATED}
# Conditions that speak of the players and not of the card itself.
_OF_PLAYERS = {
    None,
    Condition.YOUR_TURN,
    Condition.ONE_LIFE,
    Condition.FEWER_CREATURES,
    Condition.MORE_CREATURES,
}


def same_anyway(state: State, asked: Decision) -> list[tuple[Move, ...]]:
    """The answers to a decision, those together that lead to the same for sure."""
    if asked.kind == "order" and state.waiting:
        effects = state.waiting[-1]
        # An option is known by the source of its effect; anything else is another sort of order.
        if [m.args[0].split()[0] for m in asked.options] == [e.source for e in effects]:
            if apart(state, effects):
                return [asked.options]
            return list(_alike(asked.options, effects))
    return [(move,) for move in asked.options]


# -- alike ----------------------------------------------------------------------------------------


def _alike(options: Sequence[Move], effects: Sequence[Effect]) -> Iterator[tuple[Move, ...]]:
    together: dict[object, list[Move]] = {}
    for move, effect in zip(options, effects, strict=True):
        key = kind_of(effect) if source_does_not_matter(effect) else move
        together.setdefault(key, []).append(move)
    return map(tuple, together.values())


def kind_of(effect: Effect) -> tuple[Any, ...]:
    """Everything about an effect but the card it comes from."""
    return tuple(getattr(effect, f.name) for f in fields(effect) if f.name != "source")


def source_does_not_matter(effect: Effect) -> bool:
    """Does the effect do the same, whichever card it comes from?"""
    ability = effect.ability
    return plain(ability) and all(map(_sourceless, ability.sentences))


def _sourceless(sentence: Sentence) -> bool:
    do = sentence.do
    if not plain(sentence) or not plain(do) or sentence.only_if not in _OF_PLAYERS:
        return False
    if isinstance(do, PlayThis):
        return False
    if isinstance(do, ThisTurn) and do.what.number is None:
        return False  # what holds for a whole group is known by the card that said so
    if isinstance(do, Options):
        return all(map(_sourceless, do.options))
    what = getattr(do, "what", None)
    return what is None or (plain(what) and plain(what.group))


def plain(value: object) -> bool:
    """Has this value nothing to say but what is known here? (`this` and `other` are not.)"""
    known = _KNOWN.get(type(value))
    if known is None:
        return False
    for field in fields(value):  # type: ignore[arg-type]
        if field.name not in known and getattr(value, field.name) != _default(field):
            return False
    return True


def _default(field: Any) -> Any:
    if field.default is not MISSING:
        return field.default
    return field.default_factory() if field.default_factory is not MISSING else MISSING


# -- apart ----------------------------------------------------------------------------------------

Thing = tuple[str, int]  # something of a player


@dataclass(frozen=True)
class Footprint:
    """What an effect reads, what it sets, what it only adds to or takes from, who is asked."""

    reads: frozenset[Thing] = frozenset()
    writes: frozenset[Thing] = frozenset()
    moves: frozenset[Thing] = frozenset()  # in any order with other moves of the same thing
    toll: tuple[int, int] = (0, 0)  # the life it costs each player
    asks: int | None = None

    def touches(self, other: Footprint) -> bool:
        """Could this one make a difference to the other?"""
        changed = self.writes | self.moves
        return bool(changed & (other.reads | other.writes) or self.writes & other.moves)


def apart(state: State, effects: Sequence[Effect]) -> bool:
    """Do these effects come to the same in every order, each with the same answers in it?

    What they ask must all be asked of one player: two who answer each other's choices care for
    the order even if each choice is about something else.
    """
    prints: list[Footprint] = []
    for effect in effects:
        found = footprint(state, effect)
        if found is None:
            return False
        prints.append(found)
    if len({found.asks for found in prints if found.asks is not None}) > 1:
        return False
    for player in (0, 1):
        if state.players[player].life <= sum(found.toll[player] for found in prints):
            return False  # the game could end half-way
    return not any(a.touches(b) for i, a in enumerate(prints) for b in prints if b is not prints[i])


def footprint(state: State, effect: Effect) -> Footprint | None:
    """What an effect touches; None: something nobody vouches for."""
    if len(effect.ability.sentences) != 1 or not plain(effect.ability):
        return None
    (sentence,) = effect.ability.sentences
    if not plain(sentence) or sentence.only_if is not None or not plain(sentence.do):
        return None
    return _footprint(state, sentence.do, effect, effect.you if sentence.may else None)


def _footprint(state: State, do: Instruction, effect: Effect, asks: int | None) -> Footprint | None:
    you = effect.you
    match do:
        case GainLife():
            player = you if do.who is Who.YOU else opponent(you)
            return Footprint(moves=frozenset({("life", player)}), asks=asks)
        case LoseLife(keep=None):
            if any(has_a_say(copy) for side in state.players for copy in side.discard):
                return None
            player = you if do.who is Who.YOU else opponent(you)
            return Footprint(
                reads=frozenset({("discard", 0), ("discard", 1)}),
                moves=frozenset({("life", player)}),
                toll=(do.amount, 0) if player == 0 else (0, do.amount),
                asks=asks,
            )
        case DrawPile():
            owner = you if do.pile is Pile.YOUR_DISCARD else opponent(you)
            pile: frozenset[Thing] = frozenset({("discard", owner)})
            return Footprint(pile, pile, frozenset({("hand", you)}), asks=asks)
    return None


def has_a_say(copy: Copy) -> bool:
    """Could a card in a discard pile have something to say when a player loses life?"""
    card = copy.card
    return bool(card.constants or card.in_discard) or any(
        a.trigger not in _IN_PLAY for a in card.abilities
    )
