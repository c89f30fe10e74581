"""The rules behind each word of a card: its keywords, its triggers, what it does."""

from __future__ import annotations

from judge import facets
from judge.cards import PrintedCard
from judge.engine import cite
from judge.engine.abilities import Deed, Forbid, Grant
from judge.engine.card import FAST, FRENZY, HUNTER, POISONOUS, SNEAKY, TOUGH

KEYWORD_RULES = {
    FAST: cite.FAST,
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
    "action": cite.ACTION,
    "harvest": cite.HARVEST,
    "bought": cite.POWER_EFFECT,
    facets.IN_DISCARD: cite.IN_DISCARD,
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
    "boost": cite.BOOST_THIS,
    "evolve": cite.SAME_CREATURE,
    "octonite": cite.OCTONITE,
    "return-to-hand": cite.RETURN_TO_HAND,
    "copy": cite.COPY,
    "reveal": cite.REVEAL,
    "mindbugs": cite.MAY_USE_MINDBUG,
    "win": cite.BY_A_CARD,
    "set-aside": cite.SET_ASIDE,
    "protect": cite.NOT_DEFEATED,
    "teammate": "17.25",
}


def _icons(card: PrintedCard) -> list[str]:
    """The rules of what a card shows by a sign: counters, dice, a stage, a price."""
    it = card.card
    signs = (
        (it.octonite, cite.OCTONITE),
        (it.distribute, cite.DISTRIBUTE),
        (it.dice, cite.DICE),
        (it.stage > 1, cite.EVOLVED_LEAVES),
        (it.cost, cite.PAY),
    )
    return [number for shown, number in signs if shown]


def rules_behind(card: PrintedCard) -> list[str]:
    """Their numbers, each once."""
    numbers = [KEYWORD_RULES[keyword] for keyword in card.keywords]
    numbers += _icons(card)
    numbers += [_TRIGGERS[name] for name in sorted(facets.triggers(card))]
    for constant in (*card.card.constants, *card.card.in_discard):
        if isinstance(constant, Forbid):
            numbers.append(cite.FORBIDDEN)
            if {Deed.BLOCK, Deed.BLOCK_THIS} & set(constant.deeds):
                numbers.append(cite.BLOCK)
        if isinstance(constant, Grant):
            numbers += [KEYWORD_RULES[keyword] for keyword in sorted(constant.keywords)]
            numbers += [cite.CURRENT_POWER] if constant.power else []
    numbers += [_DOES[what] for what in sorted(facets.does(card)) if what in _DOES]
    return list(dict.fromkeys(numbers))
