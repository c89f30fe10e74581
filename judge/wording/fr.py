"""French."""

from __future__ import annotations

import re
from typing import Any

from judge.cards import Name
from judge.engine.abilities import (
    Condition,
    Deed,
    Defeat,
    Discard,
    DrawPile,
    Extreme,
    Forbid,
    GainLife,
    GiveCard,
    Grant,
    Group,
    LoseLife,
    MatchLife,
    Pile,
    PlayFrom,
    PlayGiven,
    PlayThis,
    Selection,
    Share,
    Side,
    Steal,
    TakeControl,
    TakeGiven,
    ThisTurn,
    Trigger,
    Who,
)
from judge.engine.card import FAST, FRENZY, HUNTER, KEYWORDS, POISONOUS, SNEAKY, TOUGH
from judge.wording.base import Wording, lower_first, signed

PILES = {
    Pile.YOUR_DISCARD: "votre défausse",
    Pile.THEIR_DISCARD: "la défausse de l’adversaire",
}
IF = {
    Condition.YOUR_TURN: "Si c’est votre tour",
    Condition.ONLY_ALLY: "Si c’est votre seule créature alliée",
    Condition.ONE_LIFE: "S’il ne vous reste que 1 PV",
    Condition.FEWER_CREATURES: "Si vous contrôlez moins de créatures que l’adversaire",
    Condition.MORE_CREATURES: "Si vous contrôlez plus de créatures que l’adversaire",
}
WHILE = {
    Condition.YOUR_TURN: "pendant votre tour",
    Condition.ONE_LIFE: "tant qu’il ne vous reste que 1 PV",
    Condition.FEWER_CREATURES: "tant que vous contrôlez moins de créatures que l’adversaire",
    Condition.MORE_CREATURES: "tant que vous contrôlez plus de créatures que l’adversaire",
}


class French(Wording):
    language = "fr"
    keywords = {
        FAST: "FAST",
        FRENZY: "Furie",
        HUNTER: "Chasseur",
        POISONOUS: "Venimeux",
        SNEAKY: "Furtif",
        TOUGH: "Coriace",
    }
    triggers = {Trigger.PLAY: "Jouer", Trigger.ATTACK: "Attaque", Trigger.DEFEATED: "Détruit"}
    unknown = Name("une carte inconnue")
    unknown_cards = "cartes inconnues"
    forced = "Il n’y a pas d’autre choix."
    open_reading = "Les livrets ne disent rien ici"
    parts = {"printed": "sur la carte", "least": "minimum 1"}

    def polish(self, text: str) -> str:
        """Typographic apostrophes, also in names; no-break spaces before : ; ! ? and inside « »."""
        text = text.replace("'", "’").replace("« ", "«\u00a0")
        text = re.sub(r" ([:;!?»])", "\u00a0\\1", text)
        return re.sub(r"(?<=[^\s:;!?])([:;!?])(?=\s|$)", "\u00a0\\1", text)

    def and_word(self) -> str:
        return "et"

    def or_word(self) -> str:
        return "ou"

    def life(self, number: int) -> str:
        return f"{number} PV"

    def count_cards(self, number: int) -> str:
        return f"{number} carte{'s' if number > 1 else ''}"

    # -- abilities --------------------------------------------------------------------------------

    def creatures(self, what: Selection | Group) -> str:
        """une créature de puissance 6 ou plus ; toutes les créatures ennemies"""
        group = what.group if isinstance(what, Selection) else what
        number = what.number if isinstance(what, Selection) else None
        if group.this:
            return "cette créature"
        one = {Side.ANY: "", Side.ALLIED: " alliée", Side.ENEMY: " ennemie"}[group.side]
        many = f"{one}s" if one else ""
        limit = ""
        if group.at_least is not None:
            limit = f" de puissance {group.at_least} ou plus"
        elif group.at_most is not None:
            limit = f" de puissance {group.at_most} ou moins"
        if group.extreme is not None:
            most = "la plus élevée" if group.extreme is Extreme.HIGHEST else "la plus faible"
            return f"la ou les créatures{many} ayant la puissance {most}"
        if isinstance(what, Group):
            return f"{'les autres' if group.other else 'les'} créatures{many}{limit}"
        if number is None:
            return f"toutes les {'autres ' if group.other else ''}créatures{many}{limit}"
        if what.up_to:
            return f"jusqu’à {number} {'autres ' if group.other else ''}créatures{many}{limit}"
        return f"une {'autre ' if group.other else ''}créature{one}{limit}"

    def of_creatures(self, what: Selection) -> str:
        text = self.creatures(what)
        return f"d’{text}" if text.startswith("une") else f"de {text}"

    def triggered(self, trigger: Trigger, sentences: str) -> str:
        clause = "Quand vous perdez des PV alors que cette carte est dans votre défausse"
        return f"{clause}, {lower_first(sentences)}"

    def may(self, text: str) -> str:
        """Only what is optional on some card so far."""
        return {"Jouez cette carte.": "Vous pouvez la jouer."}[text]

    def if_clause(self, condition: Condition) -> str:
        return IF[condition]

    def gain_life(self, do: GainLife) -> str:
        return f"{'Gagnez' if do.who is Who.YOU else 'L’adversaire gagne'} {do.amount} PV."

    def lose_life(self, do: LoseLife) -> str:
        if do.keep is not None:
            who = "Perdez tous vos" if do.who is Who.YOU else "L’adversaire perd tous ses"
            return f"{who} PV sauf {do.keep}."
        return f"{'Perdez' if do.who is Who.YOU else 'L’adversaire perd'} {do.amount} PV."

    def match_life(self, do: MatchLife) -> str:
        return "Vos PV deviennent égaux à ceux de l’adversaire."

    def defeat(self, do: Defeat) -> str:
        return f"Détruisez {self.creatures(do.what)}."

    def take_control(self, do: TakeControl) -> str:
        return f"Prenez le contrôle {self.of_creatures(do.what)}."

    def play_from(self, do: PlayFrom) -> str:
        return f"Jouez une carte de {PILES[do.pile]}."

    def play_this(self, do: PlayThis) -> str:
        return "Jouez cette carte."

    def play_given(self, do: PlayGiven) -> str:
        return "Jouez-la."

    def take_given(self, do: TakeGiven) -> str:
        return "Ajoutez-la à votre main."

    def draw_pile(self, do: DrawPile) -> str:
        return f"Piochez toutes les cartes de {PILES[do.pile]}."

    def discard(self, do: Discard) -> str:
        who = "Défaussez-vous" if do.who is Who.YOU else "L’adversaire se défausse"
        return f"{who} {'d’une carte' if do.number == 1 else f'de {do.number} cartes'}."

    def steal(self, do: Steal) -> str:
        cards = "une carte" if do.number == 1 else f"{do.number} cartes"
        return f"Volez {cards} au hasard dans la main de l’adversaire."

    def give_card(self, do: GiveCard) -> str:
        return "L’adversaire vous donne une carte de sa main."

    def this_turn(self, do: ThisTurn) -> str:
        if do.keywords:
            what = self.creatures(do.what).capitalize()
            return f"{what} a {self.keyword_list(sorted(do.keywords))} pendant ce tour."
        return f"Choisissez {self.creatures(do.what)}. Elle ne peut pas bloquer pendant ce tour."

    def grant(self, grant: Grant) -> str:
        have = [f"{signed(grant.power)} de puissance"] if grant.power else []
        have += [self.keywords[k] for k in KEYWORDS if k in grant.keywords]
        each = " pour chaque autre créature alliée" if grant.per_other_ally else ""
        if grant.only_while is Condition.ONLY_ALLY:
            return (
                "Tant que cette créature est votre seule créature alliée, "
                f"elle a {self.join(have)}{each}."
            )
        when = f" {WHILE[grant.only_while]}" if grant.only_while else ""
        if not grant.to.this:
            return f"{self.creatures(grant.to).capitalize()} ont {self.join(have)}{each}{when}."
        return f"Cette créature a {self.join(have)}{each}{when}."

    def share(self, share: Share) -> str:
        first, *others = share.keywords
        return (
            f"Cette créature a {self.keywords[first]} tant qu’une créature ennemie l’a. "
            f"Il en va de même pour {self.keyword_list(others)}."
        )

    def forbid(self, forbid: Forbid) -> str:
        if forbid.group is None:
            return "L’adversaire ne peut pas activer d’effets « Jouer »."
        creatures = self.creatures(forbid.group)
        if forbid.deed is Deed.BLOCK_THIS:
            return f"Cette créature ne peut pas être bloquée par {creatures}."
        deed = "attaquer" if forbid.deed is Deed.ATTACK else "bloquer"
        return f"{creatures[:1].upper()}{creatures[1:]} ne peuvent pas {deed}."

    # -- steps ------------------------------------------------------------------------------------

    def say_fight(self, fill: dict[str, Any]) -> str:
        strong, other = self.powers(fill)
        return f"{fill['c']}, de puissance {strong}, combat {fill['d']}, de puissance {other}."

    def say_effect(self, fill: dict[str, Any]) -> str:
        text = self.effect_text(fill)
        if fill["trigger"] == "lose_life_in_discard":
            clause = self.triggered(Trigger.LOSE_LIFE_IN_DISCARD, text)
            return f"{fill['p']} résout l’effet {fill['c'].de} : {clause}"
        trigger = self.triggers[Trigger[fill["trigger"].upper()]]
        return f"{fill['p']} résout l’effet « {trigger} » {fill['c'].de} : {text}"

    def say_this_turn(self, fill: dict[str, Any]) -> str:
        if fill["keywords"]:
            return f"{fill['c']} a {self.keyword_list(fill['keywords'])} jusqu’à la fin du tour."
        return f"{fill['c']} ne peut plus bloquer jusqu’à la fin du tour."

    def say_no_second_attack(self, fill: dict[str, Any]) -> str:
        return f"Pas de seconde attaque : {self.reason(fill['why'], fill['names'])}"

    def say_set_life(self, fill: dict[str, Any]) -> str:
        if fill["life"] == fill["before"]:
            return f"Les PV de {fill['p']} sont déjà égaux à ceux de {fill['o']} : {fill['life']}."
        return f"Les PV de {fill['p']} passent de {fill['before']} à {fill['life']}."

    def say_short_hand(self, fill: dict[str, Any]) -> str:
        if not fill["number"]:
            return f"{fill['p']} n’a aucune carte en main : l’effet est ignoré."
        if fill["number"] == 1:
            return f"{fill['p']} n’a qu’une carte en main ; le reste de l’effet est ignoré."
        return self.steps["short-hand"].format(**fill)

    steps = {
        "turn": "Le tour de {p} commence.",
        "end-turn": "Le tour de {p} se termine.",
        "unable": "{p} ne peut ni jouer de carte ni attaquer : aucune action n’est possible.",
        "win": "{p} gagne la partie.",
        "play": "{p} joue {c} depuis sa main et montre la carte à {o}.",
        "no-mindbug": "{p} ne dépense pas de Mindbug pour {c}.",
        "no-mindbug, forced": "{p} n’a plus de Mindbug à dépenser pour {c}.",
        "mindbug": "{p} dépense un Mindbug et joue {c} à la place de {o}. Mindbugs restants : {left}.",
        "enter": "{c} entre en jeu sous le contrôle de {p}.",
        "another-action": "{p} doit effectuer une autre action pendant ce même tour.",
        "extra-turn": "{p} jouera un tour supplémentaire juste après celui-ci.",
        "new-creature": "{c} est entré{c.e} en jeu pendant ce tour et attaque tout de même.",
        "draw": "{p} pioche {number_cards}.",
        "draw-pile-empty": "La pioche de {p} est vide : {p} reste à {number_cards} en main.",
        "stays-short": "Cartes en main de {p} : {number}. {p} ne pioche que lorsqu’une carte quitte sa main.",
        "no-draw": "{p} ne pioche pas, car ce n’est pas de son fait que sa main a diminué.",
        "attack": "{p} attaque avec {c}.",
        "again": "{c} a Furie et attaque une seconde fois.",
        "no-again": "{p} n’attaque pas une seconde fois avec {c}.",
        "attack-over": "{c} n’est plus là pour attaquer. L’attaque s’arrête : ni blocage, ni combat, ni perte de PV.",
        "hunt": "{p} utilise Chasseur : {d} doit bloquer {c}.",
        "no-hunt": "{p} n’utilise pas Chasseur.",
        "no-prey": "{c} a Chasseur, mais il ne reste aucune créature ennemie à chasser.",
        "hunted-gone": "{d}, qui devait bloquer {c}, n’est plus là.",
        "block": "{p} bloque {d} avec {c}.",
        "no-block": "{p} ne bloque pas {c}.",
        "no-block, forced": "{p} n’a aucune créature capable de bloquer {c}.",
        "poison": "{c} est une créature Venimeuse : {d} devrait être détruit{d.e}, quelle que soit sa puissance.",
        "exhaust": "{c} devrait être détruit{c.e}, mais est Coriace : la carte est inclinée à la place.",
        "defeat": "{c} est détruit{c.e} et rejoint la défausse de {p}.",
        "lose-life": "{p} perd {amount_life}. Il lui en reste {life}.",
        "gain-life": "{p} gagne {amount_life} et passe à {life}.",
        "stopped": "L’effet « Jouer » {c.de} n’a pas lieu : {d} empêche {p} d’activer les effets « Jouer ».",
        "order": "{p} fixe l’ordre : l’effet {c.de} est résolu d’abord.",
        "joins": "Nouveau déclenchement ({cards}) : il rejoint les effets encore en attente. {p} en fixe l’ordre.",
        "goes-first": "Nouveau déclenchement ({cards}) : il est résolu avant les effets encore en attente.",
        "finish-first": "L’effet {c.de} va jusqu’au bout avant que ne soit résolu ce qu’il a déclenché.",
        "interrupted": "L’effet {c.de} est interrompu par ce qu’il a déclenché.",
        "may-yes": "{p} choisit d’utiliser l’effet {c.de}.",
        "may-no": "{p} choisit de ne pas utiliser l’effet {c.de}.",
        "option": "{p} choisit l’option {number} {c.de}.",
        "choose": "{p} choisit {rest}.",
        "choose, forced": "{p} choisit {rest}, faute d’autre choix.",
        "choose-nothing": "{p} ne choisit rien.",
        "chance": "Le hasard désigne {rest}.",
        "chance, forced": "Un seul tirage est possible, le hasard n’y change rien : {rest}.",
        "take-control": "{p} prend le contrôle {c.de}. La carte reste dans l’état où elle est, et aucun effet « Jouer » n’a lieu.",
        "draw-pile": "{p} pioche toute la défausse : {cards}.",
        "short-hand": "{p} n’a que {number_cards} en main ; le reste de l’effet est ignoré.",
        "discard": "{p} défausse {cards}.",
        "steal": "{p} vole {first_ones} dans la main de {o}.",
        "give": "{p} donne {c} à {o}.",
        "into-hand": "{p} ajoute {c} à sa main.",
    }
    nothing = {
        "condition": "La condition de l’effet {c.de} n’est pas remplie : il ne se passe rien.",
        "no-creature": "Aucune créature ne correspond à l’effet {c.de} : il ne se passe rien.",
        "no-life-to-lose": "Il n’y a pas de PV à perdre : il ne se passe rien.",
        "already-yours": "{p} contrôle déjà cette créature : rien ne change.",
        "no-card-in-pile": "Il n’y a aucune carte dans la défausse : il ne se passe rien.",
        "no-card-in-hand": "Il n’y a aucune carte en main à donner : il ne se passe rien.",
        "no-card-given": "Aucune carte n’a été donnée : il ne se passe rien.",
        "no-longer-there": "{c} n’est plus dans la défausse : il ne se passe rien.",
    }

    def say_not_meant(self, fill: dict[str, Any]) -> str:
        word, power = fill["word"], fill["power"]
        if word == "at-least":
            return f"{fill['c']} a une puissance de {power}, inférieure à {fill['limit']}."
        if word == "at-most":
            return f"{fill['c']} a une puissance de {power}, supérieure à {fill['limit']}."
        return {
            "this": f"L’effet ne concerne que {fill['d']}.",
            "other": f"L’effet concerne d’autres créatures que {fill['c']}.",
            "allied": f"{fill['c']} n’est pas une créature alliée.",
            "enemy": f"{fill['c']} n’est pas une créature ennemie.",
            "highest": f"{fill['c']} n’a pas la puissance la plus élevée.",
            "lowest": f"{fill['c']} n’a pas la puissance la plus faible.",
        }[word]

    places = {
        "play": "dans la zone de jeu de {p}",
        "hand": "dans la main de {p}",
        "deck": "dans la pioche de {p}",
        "discard": "dans la défausse de {p}",
        "table": "dans la zone de personne",
    }
    reasons = {
        "not-asked": "Ce n’est pas ce qui est demandé ici.",
        "no-such-card": "Aucune carte de cette partie ne s’appelle {ref}.",
        "elsewhere": "{c} se trouve ailleurs : {place}.",
        "new": "{c} est entré{c.e} en jeu pendant ce tour et n’a pas FAST.",
        "attacked": "{c} a déjà attaqué pendant ce tour et n’a pas Furie.",
        "attacked-twice": "{c} a déjà attaqué deux fois pendant ce tour.",
        "cannot-attack": "{c} ne peut pas attaquer à cause {d.de}.",
        "sneaky": "{d} est une créature Furtive, {c} non.",
        "cannot-block": "{c} ne peut pas bloquer à cause {d.de}.",
        "cannot-block-this": "{c} ne peut pas bloquer {d}.",
        "cannot-block-this-turn": "{c} ne peut pas bloquer pendant ce tour.",
        "unknown": "Cette carte est inconnue. Précisez laquelle c’est pour voir la suite.",
        "no-mindbug-left": "Il ne reste plus de Mindbug.",
        "must-act": "Une action est obligatoire à chaque tour.",
        "must-choose": "L’effet {c.de} doit être appliqué autant que possible.",
    }
    questions = {
        "turn": "{p} doit jouer une carte ou attaquer.",
        "mindbug": "Est-ce que {p} dépense un Mindbug ?",
        "hunt": "Est-ce que {p} utilise Chasseur avec {c} ?",
        "block": "Est-ce que {p} bloque {c} ?",
        "again": "Est-ce que {p} attaque une seconde fois avec {c} ?",
        "order": "Plusieurs effets sont en attente. {p} décide : lequel est résolu d’abord ?",
        "may": "{c} : est-ce que {p} utilise l’effet ? ({text})",
        "option": "{c} : que choisit {p} ? ({text})",
        "choose": "{c} : que choisit {p} ? ({text})",
        "chance": "{c} : quelles cartes le hasard désigne-t-il ? ({text})",
    }
    moves = {
        "play": "Jouer {c}",
        "attack, turn": "Attaquer avec {c}",
        "attack, again": "Attaquer une seconde fois avec {c}",
        "mindbug": "Dépenser un Mindbug",
        "pass, mindbug": "Ne pas dépenser de Mindbug",
        "hunt": "Obliger {c} à bloquer",
        "pass, hunt": "Ne pas utiliser Chasseur",
        "block": "Bloquer avec {c}",
        "pass, block": "Ne pas bloquer",
        "pass, again": "Ne pas attaquer une seconde fois",
        "pass, turn": "Ne rien faire",
        "first": "D’abord {c}",
        "yes": "Oui",
        "no": "Non",
        "option": "{text}",
        "choose": "{cards}",
        "choose nothing": "Ne rien choisir",
        "chance": "{cards}",
    }
    verdicts = {
        "settled": "Quels que soient les choix, le résultat est le même.",
        "nothing": "Il n’y a plus rien à décider.",
        "order-same": "L’ordre des effets ne change rien.",
        "so-far": "Pour ce qui a été examiné, le résultat est le même.",
        "turn": "Cela dépend de ce que fait {p}.",
        "mindbug": "Cela dépend du Mindbug de {p} : dépensé ou non.",
        "hunt": "Cela dépend de la chasse de {p} avec {c}.",
        "block": "Cela dépend du blocage de {p}.",
        "again": "Cela dépend de la seconde attaque de {p}.",
        "order": "Cela dépend de l’ordre fixé par {p}.",
        "choose": "Cela dépend du choix de {p} pour {c}.",
        "may": "Cela dépend de {p} : utiliser ou non l’effet {c.de}.",
        "option": "Cela dépend du choix de {p} pour {c}.",
        "chance": "Cela dépend du hasard : {c}.",
        "silent": "Le livret ne dit rien, et cela change le résultat ici : {questions}",
        "partial": "Tout n’a pas été examiné ; la recherche s’est arrêtée après {states} positions.",
        "whole": "Examiné jusqu’au bout : {moves}.",
        "partly": "Examiné en partie : {moves}.",
        "unseen": "Pas examiné : {moves}.",
        "book-says": "{book}, « {section} » : {text}.",
        "no-book": "Aucun livret ne le dit : {text}.",
    }
    claim_answers = {
        "always": "« {claim} » : toujours.",
        "never": "« {claim} » : jamais.",
        "sometimes": "« {claim} » : parfois.",
        "not-refuted": "« {claim} » : non réfuté, mais tout n’a pas été examiné.",
        "forced": "{p} peut l’obtenir à coup sûr.",
        "prevented": "{p} peut l’empêcher.",
    }
