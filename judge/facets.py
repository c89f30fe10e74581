"""What cards can be sorted by: set, power, keyword, trigger, what the ability does; and the words
people use for it in a query, in three languages."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from judge.cards import Library, PrintedCard
from judge.engine.abilities import (
    Deed,
    Defeat,
    Discard,
    DrawPile,
    Forbid,
    GainLife,
    GiveCard,
    Grant,
    LoseLife,
    MatchLife,
    Options,
    PlayFrom,
    PlayGiven,
    PlayThis,
    Share,
    Steal,
    TakeControl,
    TakeGiven,
    ThisTurn,
    Trigger,
    Who,
)
from judge.languages import LANGUAGES, fold
from judge.wording import wording

# What an ability does: an id, and what it is called. The first word of a language is shown.
DOES: dict[str, dict[str, tuple[str, ...]]] = {
    "defeat": {
        "en": ("defeats", "defeat", "kill", "destroy", "removal"),
        "fr": ("détruit", "détruire", "tue", "tuer"),
        "es": ("derrota", "derrotar", "mata", "matar", "destruye"),
    },
    "take-control": {
        "en": ("takes control", "take control", "control"),
        "fr": ("prend le contrôle", "contrôle"),
        "es": ("toma el control", "controla"),
    },
    "steal": {
        "en": ("steals cards", "steal", "steals"),
        "fr": ("vole des cartes", "vole", "voler"),
        "es": ("roba de la mano del oponente", "roba", "roba cartas", "quita"),
    },
    "gain-life": {
        "en": ("gains life", "gain life", "heal", "heals"),
        "fr": ("gagne des PV", "soigne", "gagner des PV"),
        "es": ("gana vida", "cura", "ganar vida"),
    },
    "opponent-loses-life": {
        "en": ("opponent loses life", "damage", "drain"),
        "fr": ("fait perdre des PV", "dégâts"),
        "es": ("quita vida", "hace perder vida", "daño"),
    },
    "lose-life": {
        "en": ("costs you life", "lose life"),
        "fr": ("vous coûte des PV", "perdre des PV"),
        "es": ("te cuesta vida", "perder vida"),
    },
    "set-life": {
        "en": ("sets life", "set life"),
        "fr": ("fixe les PV",),
        "es": ("iguala la vida", "fija la vida"),
    },
    "discard": {
        "en": ("makes discard", "discard", "discards"),
        "fr": ("fait défausser", "défausse"),
        "es": ("hace descartar", "descarta", "descarte"),
    },
    "draw": {"en": ("draws", "draw"), "fr": ("pioche", "piocher"), "es": ("roba del descarte",)},
    "play-a-card": {
        "en": ("plays a card", "play a card", "reanimate"),
        "fr": ("joue une carte", "réanime"),
        "es": ("juega una carta", "revive"),
    },
    "give": {
        "en": ("gets a card", "give"),
        "fr": ("reçoit une carte", "donne"),
        "es": ("recibe una carta", "da"),
    },
    "power": {
        "en": ("changes power", "buff", "bonus"),
        "fr": ("modifie la puissance", "bonus"),
        "es": ("cambia el poder", "bonificación"),
    },
    "keywords": {
        "en": ("gives keywords", "grants keywords"),
        "fr": ("donne des mots-clés",),
        "es": ("da palabras clave",),
    },
    "cannot-block": {
        "en": ("prevents blocking", "cannot block", "unblockable"),
        "fr": ("empêche de bloquer", "imblocable"),
        "es": ("impide bloquear", "imbloqueable"),
    },
    "cannot-attack": {
        "en": ("prevents attacking", "cannot attack"),
        "fr": ("empêche d’attaquer",),
        "es": ("impide atacar",),
    },
    "no-play-effects": {
        "en": ("stops Play effects",),
        "fr": ("bloque les effets « Jouer »",),
        "es": ("anula los efectos de «Jugar»",),
    },
}

CONSTANT = "constant"
WHEN = "when"

_INSTRUCTIONS: dict[type, str] = {
    Defeat: "defeat",
    TakeControl: "take-control",
    Steal: "steal",
    GainLife: "gain-life",
    MatchLife: "set-life",
    Discard: "discard",
    DrawPile: "draw",
    PlayFrom: "play-a-card",
    PlayThis: "play-a-card",
    PlayGiven: "play-a-card",
    GiveCard: "give",
    TakeGiven: "give",
}
_DEEDS = {
    Deed.BLOCK: "cannot-block",
    Deed.BLOCK_THIS: "cannot-block",
    Deed.ATTACK: "cannot-attack",
    Deed.PLAY_EFFECTS: "no-play-effects",
}


def does(card: PrintedCard) -> frozenset[str]:
    """What a card's abilities do, from their description."""

    def of_instruction(do: Any) -> Iterator[str]:
        if isinstance(do, Options):
            for sentence in do.options:
                yield from of_instruction(sentence.do)
        elif isinstance(do, LoseLife):
            yield "lose-life" if do.who is Who.YOU else "opponent-loses-life"
        elif isinstance(do, ThisTurn):
            yield "keywords" if do.keywords else "cannot-block"
        else:
            yield _INSTRUCTIONS[type(do)]

    found = {
        what
        for ability in card.card.abilities
        for sentence in ability.sentences
        for what in of_instruction(sentence.do)
    }
    for constant in card.card.constants:
        if isinstance(constant, Share):
            found.add("keywords")
        elif isinstance(constant, Forbid):
            found.add(_DEEDS[constant.deed])
        elif isinstance(constant, Grant):
            found |= {"power"} if constant.power else set()
            found |= {"keywords"} if constant.keywords else set()
    return frozenset(found)


def triggers(card: PrintedCard) -> frozenset[str]:
    names = {
        WHEN if a.trigger is Trigger.LOSE_LIFE_IN_DISCARD else a.trigger.value
        for a in card.card.abilities
    }
    return frozenset(names | ({CONSTANT} if card.card.constants else set()))


_TRIGGER_WORDS = {
    "play": ("play", "jouer", "jugar"),
    "attack": ("attack", "attaque", "atacar"),
    "defeated": ("defeated", "détruit", "derrotada"),
    WHEN: ("when", "quand", "cuando"),
    CONSTANT: ("constant", "permanente", "permanent", "passive", "passif"),
}

# The words before the sign: `kw:sneaky`, `puissance>=7`, `efecto:roba`.
FACET_WORDS = {
    "keywords": ("kw", "keyword", "mot", "motcle", "mot-cle", "mc", "palabra", "clave", "pc"),
    "power": ("power", "puissance", "poder", "p"),
    "sets": ("set", "box", "extension", "boite", "caja", "expansion", "coleccion"),
    "triggers": ("trigger", "declencheur", "activacion", "activador"),
    "does": ("does", "effect", "fait", "effet", "hace", "efecto"),
}


class FacetWords:
    """From a word somebody typed to a facet's value."""

    def __init__(self, library: Library) -> None:
        self.values: dict[str, dict[str, str]] = {
            facet: {} for facet in FACET_WORDS if facet != "power"
        }
        for language in LANGUAGES:
            for keyword, name in wording(language).keywords.items():
                self.values["keywords"][fold(name)] = keyword
                self.values["keywords"][fold(keyword)] = keyword
            for card_set in library.sets.values():
                self.values["sets"][fold(card_set.name(language))] = card_set.id
                self.values["sets"][fold(card_set.id)] = card_set.id
            for id, words in DOES.items():
                for word in (*words[language], id):
                    self.values["does"].setdefault(fold(word), id)
        for id, names in _TRIGGER_WORDS.items():
            for name in names:
                self.values["triggers"][fold(name)] = id

    def value(self, facet: str, word: str) -> str | None:
        """The value a word stands for: exactly, or as the only one that begins so."""
        known = self.values[facet]
        folded = fold(word)
        if folded in known:
            return known[folded]
        found = {value for name, value in known.items() if folded and name.startswith(folded)}
        return found.pop() if len(found) == 1 else None
