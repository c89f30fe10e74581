"""What cards can be sorted by: set, power, keyword, trigger, what the ability does; and the words
people use for it in a query, in three languages."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

from judge.cards import Library, PrintedCard
from judge.engine import abilities as a
from judge.engine.abilities import Deed, Trigger, Who
from judge.languages import LANGUAGES, fold
from judge.wording import wording

# Spanish has one word for drawing and for stealing.
DRAWS_OR_STEALS = ("roba", "robar", "roban", "roba cartas", "robar cartas", "roban cartas")

# What an ability does: an id, and what it is called. The first word of a language is shown.
DOES: dict[str, dict[str, tuple[str, ...]]] = {
    "defeat": {
        "en": ("defeats", "defeat", "kill", "kills", "destroy", "destroys", "removal"),
        "fr": ("détruit", "détruire", "détruisent", "tue", "tuer", "tuent"),
        "es": ("derrota", "derrotar", "derrotan", "mata", "matar", "matan", "destruye"),
    },
    "take-control": {
        "en": ("takes control", "take control", "control"),
        "fr": ("prend le contrôle", "contrôle", "prennent le contrôle"),
        "es": ("toma el control", "controla", "toman el control"),
    },
    "steal": {
        "en": ("steals cards", "steal", "steals"),
        "fr": ("vole des cartes", "vole", "voler", "volent"),
        "es": ("roba de la mano del oponente", *DRAWS_OR_STEALS, "quita"),
    },
    "swap-hands": {
        "en": ("swaps hands", "swap hands"),
        "fr": ("échange les mains",),
        "es": ("intercambia las manos",),
    },
    "steal-life": {
        "en": ("steals life", "steal life"),
        "fr": ("vole des PV", "voler des PV", "volent des PV"),
        "es": ("roba vida", "robar vida", "roban vida", "roba puntos de vida"),
    },
    "gain-life": {
        "en": ("gains life", "gain life", "heal", "heals"),
        "fr": ("gagne des PV", "soigne", "soignent", "gagner des PV", "gagnent des PV"),
        "es": ("gana vida", "cura", "curan", "ganar vida", "ganan vida"),
    },
    "opponent-loses-life": {
        "en": ("opponent loses life", "damage", "drain", "make the opponent lose life"),
        "fr": ("fait perdre des PV", "dégâts", "font perdre des PV"),
        "es": ("quita vida", "hace perder vida", "daño", "quitan vida", "hacen perder vida"),
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
        "fr": ("fait défausser", "défausse", "défausser"),
        "es": ("hace descartar", "descarta", "descarte", "descartar"),
    },
    "draw": {
        "en": ("draws", "draw"),
        "fr": ("pioche", "piocher", "piochent"),
        "es": ("roba del descarte", *DRAWS_OR_STEALS),
    },
    "no-draw": {
        "en": ("prevents drawing", "cannot draw"),
        "fr": ("empêche de piocher",),
        "es": ("impide robar",),
    },
    "draw-pile": {
        "en": ("changes a draw pile", "draw pile", "mill", "deck"),
        "fr": ("agit sur une pioche", "meule"),
        "es": ("cambia un mazo de robo", "mazo de robo", "mazo"),
    },
    "play-a-card": {
        "en": ("plays a card", "play a card", "play cards", "reanimate"),
        "fr": ("joue une carte", "jouent une carte", "réanime"),
        "es": ("juega una carta", "juegan una carta", "revive"),
    },
    "no-play": {
        "en": ("prevents playing cards", "cannot play"),
        "fr": ("empêche de jouer des cartes",),
        "es": ("impide jugar cartas",),
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
        "en": ("gives or stops keywords", "gives keywords", "give keywords", "grants keywords"),
        "fr": ("donne ou annule des mots-clés", "donne des mots-clés", "donnent des mots-clés"),
        "es": ("da o anula palabras clave", "da palabras clave", "dan palabras clave"),
    },
    "cannot-block": {
        "en": ("prevents blocking", "cannot block", "cannot be blocked", "unblockable"),
        "fr": ("empêche de bloquer", "empêchent de bloquer", "imblocable"),
        "es": ("impide bloquear", "impiden bloquear", "imbloqueable"),
    },
    "cannot-attack": {
        "en": ("prevents attacking", "cannot attack"),
        "fr": ("empêche d’attaquer", "empêchent d’attaquer"),
        "es": ("impide atacar", "impiden atacar"),
    },
    "hunt": {
        "en": ("says what is hunted", "hunt", "cannot hunt"),
        "fr": ("dit quoi chasser", "chasser"),
        "es": ("dice qué cazar", "cazar"),
    },
    "boost": {
        "en": ("boosts", "boost", "boosting"),
        "fr": ("boost", "booste", "boostent"),
        "es": ("boost", "potencia", "potencian"),
    },
    "evolve": {
        "en": ("evolves", "evolve", "evolution"),
        "fr": ("évolue", "évolution", "évoluer", "évoluent"),
        "es": ("evoluciona", "evolución", "evolucionar", "evolucionan"),
    },
    "octonite": {"en": ("Octonite",), "fr": ("Octonite",), "es": ("Octonite",)},
    "return-to-hand": {
        "en": ("returns to hand", "bounce", "return to hand"),
        "fr": ("renvoie en main", "renvoient en main", "retour en main"),
        "es": ("devuelve a la mano", "devuelven a la mano", "devolver"),
    },
    "copy": {
        "en": ("copies Play effects", "copy", "copy Play effects"),
        "fr": ("copie un effet « Jouer »", "copie"),
        "es": ("copia un efecto de «Jugar»", "copia"),
    },
    "reveal": {"en": ("reveals cards", "reveal"), "fr": ("révèle",), "es": ("muestra cartas",)},
    "mindbugs": {
        "en": ("about Mindbugs", "Mindbug", "Mindbugs"),
        "fr": ("parle de Mindbugs", "Mindbug", "Mindbugs"),
        "es": ("habla de Mindbugs", "Mindbug", "Mindbugs"),
    },
    "win": {
        "en": ("wins or loses the game", "win the game", "lose the game", "win", "wins the game"),
        "fr": ("fait gagner ou perdre la partie", "gagner la partie", "gagnent la partie"),
        "es": ("gana o pierde la partida", "ganar la partida", "ganan la partida"),
    },
    "attack": {
        "en": ("makes attack", "another turn", "forces an attack", "force an attack"),
        "fr": ("force une attaque",),
        "es": ("obliga a atacar",),
    },
    "set-aside": {
        "en": ("sets aside", "set aside"),
        "fr": ("met de côté",),
        "es": ("aparta criaturas",),
    },
    "dice": {
        "en": ("dice", "die", "roll", "roll dice", "roll a die"),
        "fr": ("dés", "dé", "un dé", "lancer des dés"),
        "es": ("dados", "dado", "un dado", "tirar dados"),
    },
    "energy": {"en": ("energy", "Power cards"), "fr": ("énergie",), "es": ("energía",)},
    "protect": {
        "en": ("protects", "cannot be defeated", "protect"),
        "fr": ("protège", "protègent"),
        "es": ("protege", "protegen"),
    },
    "teammate": {
        "en": ("needs a teammate", "2 against 2"),
        "fr": ("coéquipier", "2 contre 2"),
        "es": ("compañero", "2 contra 2"),
    },
    "no-play-effects": {
        "en": ("stops Play or Defeated effects", "stops Play effects", "stops Defeated effects"),
        "fr": ("bloque les effets « Jouer » ou « Détruit »", "bloque les effets"),
        "es": ("anula los efectos de «Jugar» o «Derrotada»", "anula los efectos"),
    },
}

CONSTANT = "constant"
WHEN = "when"
IN_DISCARD = "in-discard-pile"

_INSTRUCTIONS: dict[type, str] = {  # those that do one thing
    a.Defeat: "defeat",
    a.TakeControl: "take-control",
    a.GiveControl: "take-control",
    a.Steal: "steal",
    a.GainLife: "gain-life",
    a.MatchLife: "set-life",
    a.WinGame: "win",
    a.LoseGame: "win",
    a.Discard: "discard",
    a.DrawPile: "draw",
    a.DrawUnused: "draw",
    a.UnusedToDeck: "draw-pile",
    a.TeammateDraws: "draw",
    a.PlayFrom: "play-a-card",
    a.PlayMany: "play-a-card",
    a.PlayRandom: "play-a-card",
    a.PlayThis: "play-a-card",
    a.PlayIt: "play-a-card",
    a.PlayGiven: "play-a-card",
    a.GiveCard: "give",
    a.TakeGiven: "give",
    a.ForceAttack: "attack",
    a.AnotherTurn: "attack",
    a.SetAside: "set-aside",
    a.ReturnAside: "set-aside",
    a.Evolve: "evolve",
    a.Boost: "boost",
    a.PutOctonite: "octonite",
    a.CopyPlay: "copy",
    a.CopyIt: "copy",
    a.TriggerPlay: "copy",
    a.Reveal: "reveal",
    a.PutIt: "reveal",
    a.SwapHands: "swap-hands",
    a.RollDie: "dice",
    a.RefreshMindbug: "mindbugs",
    a.LoseMindbug: "mindbugs",
    a.NobodyThisTurn: "mindbugs",
    a.GainEnergy: "energy",
}
_SEVERAL: dict[type, tuple[str, ...]] = {  # and those that do several
    a.StealLife: ("steal-life", "gain-life", "opponent-loses-life"),
    a.DiscardAll: ("discard", "draw-pile"),
    a.PlayBoost: ("play-a-card", "boost"),
    a.TakeBoost: ("boost", "return-to-hand"),
    a.MustBeHunted: ("attack", "hunt"),
    a.MindbugCost: ("mindbugs", "opponent-loses-life"),
}
_CONSTANTS: dict[type, str] = {
    a.Share: "keywords",
    a.Silence: "keywords",
    a.HighestLoses: "defeat",
    a.EvolveInstead: "evolve",
    a.MoreLoss: "opponent-loses-life",
    a.MoreRerolls: "dice",
}
_DEEDS = {
    Deed.BLOCK: "cannot-block",
    Deed.BLOCK_THIS: "cannot-block",
    Deed.ATTACK: "cannot-attack",
    Deed.HUNTED_BY_THIS: "hunt",
    Deed.BE_DEFEATED: "protect",
    Deed.LOSE_LIFE: "protect",
    Deed.PLAY_EFFECTS: "no-play-effects",
    Deed.DEFEATED_EFFECTS: "no-play-effects",
    Deed.USE_MINDBUGS: "mindbugs",
    Deed.INTO_HAND: "no-draw",
    Deed.PLAY_FROM_HAND: "no-play",
}
_ABOUT_MINDBUGS = {a.Condition.NO_MINDBUGS, a.Condition.SAME_MINDBUGS}


def of_instruction(do: Any) -> Iterator[str]:
    """What an instruction does."""
    if isinstance(do, a.Options):
        for sentence in do.options:
            yield from of_instruction(sentence.do)
    elif isinstance(do, a.LoseLife):
        yield "lose-life" if do.who is Who.YOU else "opponent-loses-life"
    elif isinstance(do, a.ThisTurn):
        yield from of_things_had(do.power, do.keywords, do.dice)
        if do.cannot is not None:
            yield _DEEDS[do.cannot]
    elif isinstance(do, a.DrawCards):
        yield "draw"
        if do.back:
            yield "return-to-hand"
    elif isinstance(do, a.ReturnToHand):
        yield "return-to-hand"
        if do.mindbug:
            yield "mindbugs"
    elif isinstance(do, a.BuyFree):
        yield "energy"
        if do.top:
            yield "reveal"
    elif type(do) in _INSTRUCTIONS:
        yield _INSTRUCTIONS[type(do)]
    yield from _SEVERAL.get(type(do), ())
    if getattr(do, "per", None) is a.Count.THEIR_MINDBUGS:
        yield "mindbugs"


def of_sentence(sentence: a.Sentence) -> Iterator[str]:
    yield from of_instruction(sentence.do)
    if sentence.only_if in _ABOUT_MINDBUGS:
        yield "mindbugs"


def of_things_had(power: int, keywords: frozenset[str], dice: int) -> Iterator[str]:
    if power:
        yield "power"
    if keywords:
        yield "keywords"
    if dice:
        yield "dice"


def of_constant(constant: Any) -> Iterator[str]:
    """What a constant ability does."""
    if isinstance(constant, a.Grant):
        yield from of_things_had(constant.power, constant.keywords, constant.dice)
        if constant.only_while in _ABOUT_MINDBUGS:
            yield "mindbugs"
    elif isinstance(constant, a.Forbid):
        yield from (_DEEDS[deed] for deed in constant.deeds)
    elif isinstance(constant, a.Give):
        for sentence in constant.ability.sentences:
            yield from of_sentence(sentence)
    elif type(constant) in _SEVERAL:
        yield from _SEVERAL[type(constant)]
    else:
        yield _CONSTANTS[type(constant)]


@cache
def does(card: PrintedCard) -> frozenset[str]:
    """What a card's abilities do, from their description."""
    found = {
        what
        for ability in card.card.abilities
        for sentence in ability.sentences
        for what in of_sentence(sentence)
    }
    for constant in (*card.card.constants, *card.card.in_discard):
        found.update(of_constant(constant))
    if card.card.dice:
        found.add("dice")
    if card.card.octonite:
        found.add("octonite")
    if card.card.team:
        found.add("teammate")
    return frozenset(found)


# Triggers that are a clause, not a word.
_WHEN = {
    Trigger.LOSE_LIFE_IN_DISCARD,
    Trigger.INTO_DISCARD,
    Trigger.END_OF_TURN,
    Trigger.END_OF_YOUR_TURN,
}


@cache
def triggers(card: PrintedCard) -> frozenset[str]:
    names = {WHEN if a.trigger in _WHEN else a.trigger.value for a in card.card.abilities}
    if card.card.constants:
        names.add(CONSTANT)
    if card.card.in_discard:
        names.add(IN_DISCARD)
    return frozenset(names)


_TRIGGER_WORDS = {
    "play": ("play", "jouer", "jugar"),
    "attack": ("attack", "attaque", "atacar"),
    "defeated": ("defeated", "détruit", "derrotada"),
    "action": ("action", "accion"),
    "harvest": ("harvest", "recolte", "cosecha"),
    "bought": ("bought", "achete", "achetee", "comprada", "power card"),
    IN_DISCARD: ("in discard pile", "discard pile", "defausse", "descartes"),
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
    """From a word somebody typed to a facet's values."""

    def __init__(self, library: Library) -> None:
        self.names: dict[str, dict[str, set[str]]] = {
            facet: {} for facet in FACET_WORDS if facet != "power"
        }
        for language in LANGUAGES:
            for keyword, name in wording(language).keywords.items():
                self._add("keywords", keyword, name, keyword)
            for card_set in library.sets.values():
                self._add("sets", card_set.id, card_set.name(language), card_set.id)
            for id, words in DOES.items():
                self._add("does", id, *words[language])
        for id, names in _TRIGGER_WORDS.items():
            self._add("triggers", id, *names)
        for id in DOES:  # an id is always itself alone, whatever else it is a word for
            self.names["does"][fold(id)] = {id}

    def _add(self, facet: str, value: str, *names: str) -> None:
        for name in names:
            self.names[facet].setdefault(fold(name), set()).add(value)

    def meant(self, facet: str, word: str) -> set[str]:
        """The values a word stands for: exactly; as the first words of their names, as the
        "battlefruit" of three boxes; or as the only one that begins with these letters."""
        known = self.names[facet]
        folded = fold(word)
        if not folded or folded in known:
            return known.get(folded, set())
        if found := self._beginning(facet, f"{folded} "):
            return found
        found = self._beginning(facet, folded)
        return found if len(found) == 1 else set()

    def _beginning(self, facet: str, letters: str) -> set[str]:
        named = [ids for name, ids in self.names[facet].items() if name.startswith(letters)]
        return set().union(*named)

    def value(self, facet: str, word: str) -> str | None:
        """The one value a word stands for."""
        found = self.meant(facet, word)
        return next(iter(found)) if len(found) == 1 else None
