"""The rules behind each word of a card: its keywords, its triggers, what it does."""

from __future__ import annotations

from judge import facets
from judge.cards import PrintedCard
from judge.engine import cite
from judge.engine.abilities import Deed, Forbid, Grant
from judge.engine.card import FAST, FRENZY, HUNTER, POISONOUS, SNEAKY, TOUGH

KEYWORD_RULES = {
    FAST: "8.1",  # no step of these sets cites it yet
    FRENZY: cite.FRENZY,
    HUNTER: cite.HUNTER,
    POISONOUS: cite.POISONOUS,
    SNEAKY: cite.SNEAKY,
    TOUGH: cite.TOUGH,
}
_TRIGGERS = {
    "play": cite.PLAY_EFFECT,
    "attack": cite.ATTACK_EFFECT,
    "defeated": cite.DEFEATED_EFFECT,
    facets.WHEN: cite.WHEN_EFFECT,
    facets.CONSTANT: cite.CONSTANT,
}
_DOES = {
    "take-control": cite.TAKE_CONTROL,
    "steal": cite.STEAL,
    "discard": cite.DISCARD,
    "draw": cite.DRAW_BY_EFFECT,
    "give": cite.GIVE,
    "gain-life": cite.GAIN_LIFE,
    "set-life": cite.GAIN_LIFE,
    "lose-life": cite.LOSE_LIFE,
    "opponent-loses-life": cite.LOSE_LIFE,
    "play-a-card": cite.PLAYED_BY_EFFECT,
    "defeat": cite.TO_DISCARD_PILE,
}


def rules_behind(card: PrintedCard) -> list[str]:
    """Their numbers, each once."""
    numbers = [KEYWORD_RULES[keyword] for keyword in card.keywords]
    numbers += [_TRIGGERS[name] for name in sorted(facets.triggers(card))]
    for constant in card.card.constants:
        if isinstance(constant, Forbid):
            numbers.append(cite.FORBIDDEN)
            if constant.deed in (Deed.BLOCK, Deed.BLOCK_THIS):
                numbers.append(cite.BLOCK)
        if isinstance(constant, Grant):
            numbers += [KEYWORD_RULES[keyword] for keyword in sorted(constant.keywords)]
            numbers += [cite.CURRENT_POWER] if constant.power else []
    numbers += [_DOES[what] for what in sorted(facets.does(card)) if what in _DOES]
    return list(dict.fromkeys(numbers))
