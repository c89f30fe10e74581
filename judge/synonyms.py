"""Everyday words for the game's words: what people type, and what the rules say instead.

Folded words, any language; a value may be several words, each of which counts.
"""

from __future__ import annotations

_GROUPS = {
    # English
    "kill killed kills die dies dead destroy destroyed destroys": ("defeat", "defeated"),
    "graveyard trash grave": ("discard",),
    "tap tapped rotate sideways turned rotated": ("exhaust", "exhausted"),
    "untap refresh ready unexhaust": ("exhausted", "refresh"),
    "poison poisoned venom": ("poisonous",),
    "stealth hidden unblockable": ("sneaky",),
    "armor shield": ("tough",),
    "fight fights combat battle": ("fight", "combat"),
    "hp lives health": ("life",),
    "deck library": ("draw", "pile"),
    "strength attack-value": ("power",),
    "haste quick summoning sickness": ("fast",),
    "order sequence simultaneous simultaneously": ("order", "simultaneous"),
    "counter countered": ("mindbug",),
    "start begin first": ("starting",),
    "tie draw-game": ("equal", "draw"),
    "skip pass": ("turn", "action"),
    # French
    "tuer tue tuee mort meurt mourir tues elimine": ("detruire", "detruite"),
    "cimetiere": ("defausse",),
    "poison venin empoisonne": ("venimeux",),
    "tourner tournee engager engagee pivoter": ("incliner", "inclinee"),
    "vie vies points sante": ("pv",),
    "paquet deck": ("pioche",),
    "force": ("puissance",),
    "invisible discret imblocable": ("furtif",),
    "resistant solide dur": ("coriace",),
    "ordre": ("ordre", "simultanes"),
    "egalite": ("meme", "puissance"),
    # Spanish
    "matar mata muere morir muerta muerto destruir destruida": ("derrotar", "derrotada"),
    "cementerio": ("descartes",),
    "venenosa venenoso envenenar": ("veneno",),
    "girar girada gira tumbar tumbada": ("agotar", "agotada"),
    "vidas salud": ("vida",),
    "baraja mazo": ("mazo", "robo"),
    "fuerza": ("poder",),
    "sigilosa sigiloso invisible imbloqueable": ("sigilo",),
    "dura duro resistente": ("dureza",),
    "cazar cazador caza": ("caceria",),
    "orden": ("orden", "simultaneos"),
    "empate": ("mismo", "poder"),
}

SYNONYMS: dict[str, tuple[str, ...]] = {}
for _words, _meant in _GROUPS.items():
    for _word in _words.split():
        SYNONYMS[_word] = tuple(dict.fromkeys((*SYNONYMS.get(_word, ()), *_meant)))
