"""Spanish."""

from __future__ import annotations

import re
from collections.abc import Iterable
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
    Pile.YOUR_DISCARD: "tu pila de descartes",
    Pile.THEIR_DISCARD: "la pila de descartes del oponente",
}
IF = {
    Condition.YOUR_TURN: "Si es tu turno",
    Condition.ONLY_ALLY: "Si es tu única criatura aliada",
    Condition.ONE_LIFE: "Si solo te queda 1 punto de vida",
    Condition.FEWER_CREATURES: "Si controlas menos criaturas que el oponente",
    Condition.MORE_CREATURES: "Si controlas más criaturas que el oponente",
}
WHILE = {
    Condition.YOUR_TURN: "durante tu turno",
    Condition.ONE_LIFE: "mientras solo te quede 1 punto de vida",
    Condition.FEWER_CREATURES: "mientras controles menos criaturas que el oponente",
    Condition.MORE_CREATURES: "mientras controles más criaturas que el oponente",
}
SOUNDS_LIKE_Y = re.compile(r"h?[ií](?![aeou]|ce)", re.IGNORECASE)  # not hielo, nor Icecube


class Spanish(Wording):
    language = "es"
    keywords = {
        FAST: "FAST",
        FRENZY: "Frenesí",
        HUNTER: "Cacería",
        POISONOUS: "Veneno",
        SNEAKY: "Sigilo",
        TOUGH: "Dureza",
    }
    triggers = {Trigger.PLAY: "Jugar", Trigger.ATTACK: "Atacar", Trigger.DEFEATED: "Derrotada"}
    unknown = Name("una carta desconocida")
    unknown_cards = "cartas desconocidas"
    forced = "No hay otra opción."
    open_reading = "Los reglamentos no lo aclaran"
    parts = {"printed": "impreso", "least": "nunca menos de 1"}

    def polish(self, text: str) -> str:
        return text.replace(" : ", ": ")

    def and_word(self) -> str:
        return "y"

    def or_word(self) -> str:
        return "o"

    def join(self, words: Iterable[str], last: str | None = None) -> str:
        """a, b y c; but: a e Infernostrich"""
        words = list(words)
        if last is None and words and SOUNDS_LIKE_Y.match(words[-1]):
            last = "e"
        return super().join(words, last)

    def life(self, number: int) -> str:
        return f"{number} punto{'s' if number != 1 else ''} de vida"

    def count_cards(self, number: int) -> str:
        return f"{number} carta{'s' if number != 1 else ''}"

    # -- abilities --------------------------------------------------------------------------------

    def creatures(self, what: Selection | Group) -> str:
        """una criatura con poder 6 o más; todas las criaturas enemigas"""
        group = what.group if isinstance(what, Selection) else what
        number = what.number if isinstance(what, Selection) else None
        if group.this:
            return "esta criatura"
        one = {Side.ANY: "", Side.ALLIED: " aliada", Side.ENEMY: " enemiga"}[group.side]
        many = f"{one}s" if one else ""
        limit = ""
        if group.at_least is not None:
            limit = f" con poder {group.at_least} o más"
        elif group.at_most is not None:
            limit = f" con poder {group.at_most} o menos"
        if group.extreme is not None:
            most = "mayor" if group.extreme is Extreme.HIGHEST else "menor"
            return f"la criatura o criaturas{many} con {most} poder"
        if isinstance(what, Group):
            return f"{'las demás ' if group.other else 'las '}criaturas{many}{limit}"
        if number is None:
            return f"todas las {'demás ' if group.other else ''}criaturas{many}{limit}"
        if what.up_to:
            return f"hasta {number} {'otras ' if group.other else ''}criaturas{many}{limit}"
        return f"{'otra' if group.other else 'una'} criatura{one}{limit}"

    def triggered(self, trigger: Trigger, sentences: str) -> str:
        clause = "Cuando pierdas puntos de vida mientras esta carta esté en tu pila de descartes"
        return f"{clause}, {lower_first(sentences)}"

    def may(self, text: str) -> str:
        """Only what is optional on some card so far."""
        return {"Juega esta carta.": "Puedes jugarla."}[text]

    def if_clause(self, condition: Condition) -> str:
        return IF[condition]

    def gain_life(self, do: GainLife) -> str:
        return f"{'Ganas' if do.who is Who.YOU else 'El oponente gana'} {self.life(do.amount)}."

    def lose_life(self, do: LoseLife) -> str:
        if do.keep is not None:
            who = "Pierdes todos tus" if do.who is Who.YOU else "El oponente pierde todos sus"
            return f"{who} puntos de vida menos {do.keep}."
        return f"{'Pierdes' if do.who is Who.YOU else 'El oponente pierde'} {self.life(do.amount)}."

    def match_life(self, do: MatchLife) -> str:
        return "Tus puntos de vida pasan a ser los mismos que los del oponente."

    def defeat(self, do: Defeat) -> str:
        return f"Derrota a {self.creatures(do.what)}."

    def take_control(self, do: TakeControl) -> str:
        return f"Toma el control de {self.creatures(do.what)}."

    def play_from(self, do: PlayFrom) -> str:
        return f"Juega una carta de {PILES[do.pile]}."

    def play_this(self, do: PlayThis) -> str:
        return "Juega esta carta."

    def play_given(self, do: PlayGiven) -> str:
        return "Juégala."

    def take_given(self, do: TakeGiven) -> str:
        return "Ponla en tu mano."

    def draw_pile(self, do: DrawPile) -> str:
        return f"Roba todas las cartas de {PILES[do.pile]}."

    def discard(self, do: Discard) -> str:
        who = "Descarta" if do.who is Who.YOU else "El oponente descarta"
        return f"{who} {'una carta' if do.number == 1 else self.count_cards(do.number)}."

    def steal(self, do: Steal) -> str:
        cards = "una carta" if do.number == 1 else f"{do.number} cartas"
        return f"Roba {cards} al azar de la mano del oponente."

    def give_card(self, do: GiveCard) -> str:
        return "El oponente te da una carta de su mano."

    def this_turn(self, do: ThisTurn) -> str:
        if do.keywords:
            what = self.creatures(do.what).capitalize()
            return f"{what} tiene {self.keyword_list(sorted(do.keywords))} este turno."
        return f"Elige {self.creatures(do.what)}. No puede bloquear este turno."

    def grant(self, grant: Grant) -> str:
        have = [f"{signed(grant.power)} de poder"] if grant.power else []
        have += [self.keywords[k] for k in KEYWORDS if k in grant.keywords]
        each = " por cada otra criatura aliada" if grant.per_other_ally else ""
        if grant.only_while is Condition.ONLY_ALLY:
            return f"Mientras sea tu única criatura aliada, tiene {self.join(have)}{each}."
        when = f" {WHILE[grant.only_while]}" if grant.only_while else ""
        if not grant.to.this:
            return f"{self.creatures(grant.to).capitalize()} tienen {self.join(have)}{each}{when}."
        return f"Tiene {self.join(have)}{each}{when}."

    def share(self, share: Share) -> str:
        first, *others = share.keywords
        return (
            f"Tiene {self.keywords[first]} mientras alguna criatura enemiga tenga "
            f"{self.keywords[first]}. "
            f"Lo mismo vale para {self.keyword_list(others)}."
        )

    def forbid(self, forbid: Forbid) -> str:
        if forbid.group is None:
            return "El oponente no puede activar efectos de «Jugar»."
        creatures = self.creatures(forbid.group)
        if forbid.deed is Deed.BLOCK_THIS:
            return f"No puede ser bloqueada por {creatures.removeprefix('las ')}."
        can = "puede" if forbid.group.this else "pueden"
        deed = "atacar" if forbid.deed is Deed.ATTACK else "bloquear"
        return f"{creatures[:1].upper()}{creatures[1:]} no {can} {deed}."

    # -- steps ------------------------------------------------------------------------------------

    def say_fight(self, fill: dict[str, Any]) -> str:
        strong, other = self.powers(fill)
        return f"{fill['c']}, con poder {strong}, lucha contra {fill['d']}, con poder {other}."

    def say_effect(self, fill: dict[str, Any]) -> str:
        text = f"«{self.effect_text(fill).removesuffix('.')}»."
        if fill["trigger"] == "lose_life_in_discard":
            return (
                f"{fill['p']} ha perdido puntos de vida con {fill['c']} "
                f"en su pila de descartes: {text}"
            )
        trigger = self.triggers[Trigger[fill["trigger"].upper()]]
        return f"{fill['p']} resuelve el efecto de «{trigger}» de {fill['c']}: {text}"

    def say_draw_pile_empty(self, fill: dict[str, Any]) -> str:
        left = f"con {fill['number_cards']}" if fill["number"] else "sin cartas"
        return f"El mazo de robo de {fill['p']} está vacío: {fill['p']} se queda {left} en la mano."

    def say_short_hand(self, fill: dict[str, Any]) -> str:
        has = f"solo tiene {fill['number_cards']}" if fill["number"] else "no tiene cartas"
        return f"{fill['p']} {has} en la mano; el resto del efecto se ignora."

    def say_lose_life(self, fill: dict[str, Any]) -> str:
        left = {0: "No le queda ninguno", 1: "Le queda 1"}.get(
            fill["life"], f"Le quedan {fill['life']}"
        )
        return f"{fill['p']} pierde {fill['amount_life']}. {left}."

    def say_this_turn(self, fill: dict[str, Any]) -> str:
        if fill["keywords"]:
            return (
                f"{fill['c']} tiene {self.keyword_list(fill['keywords'])} hasta el final del turno."
            )
        return f"{fill['c']} no puede bloquear hasta el final del turno."

    def say_no_second_attack(self, fill: dict[str, Any]) -> str:
        return f"No hay segundo ataque: {self.reason(fill['why'], fill['names'])}"

    def say_set_life(self, fill: dict[str, Any]) -> str:
        if fill["life"] == fill["before"]:
            return (
                f"{fill['p']} ya tiene los mismos puntos de vida que {fill['o']}: {fill['life']}."
            )
        return f"Los puntos de vida de {fill['p']} pasan de {fill['before']} a {fill['life']}."

    steps = {
        "turn": "Empieza el turno de {p}.",
        "end-turn": "Termina el turno de {p}.",
        "unable": "{p} no puede jugar ninguna carta ni atacar: no tiene ninguna acción posible.",
        "win": "{p} gana la partida.",
        "play": "{p} juega {c} de su mano y enseña la carta a {o}.",
        "no-mindbug": "{p} no gasta ningún Mindbug en {c}.",
        "no-mindbug, forced": "{p} ya no tiene ningún Mindbug para {c}.",
        "mindbug": "{p} gasta un Mindbug y juega {c} en lugar de {o}. Mindbugs que le quedan: {left}.",
        "enter": "{c} entra en juego bajo el control de {p}.",
        "another-action": "{p} debe realizar otra acción en este mismo turno.",
        "extra-turn": "{p} jugará un turno adicional después de este.",
        "new-creature": "{c} ha entrado en juego este turno y ataca de todos modos.",
        "draw": "{p} roba {number_cards} de su mazo de robo.",
        "stays-short": "Cartas en la mano de {p}: {number}. {p} solo roba de su mazo de robo cuando una carta sale de su mano.",
        "no-draw": "{p} no roba de su mazo de robo, porque ha sido {o} quien le ha quitado cartas de la mano.",
        "attack": "{p} ataca con {c}.",
        "again": "{c} tiene Frenesí y ataca por segunda vez.",
        "no-again": "{p} no ataca por segunda vez con {c}.",
        "attack-over": "{c} ya no está ahí para atacar. El ataque se acaba: no hay bloqueo ni combate, y nadie pierde puntos de vida.",
        "hunt": "{p} usa Cacería: {d} tiene que bloquear a {c}.",
        "no-hunt": "{p} no usa Cacería.",
        "no-prey": "{c} tiene Cacería, pero ya no queda ninguna criatura enemiga a la que obligar a bloquear.",
        "hunted-gone": "{d} tenía que bloquear a {c}, pero ya no está ahí.",
        "block": "{p} bloquea a {d} con {c}.",
        "no-block": "{p} no bloquea a {c}.",
        "no-block, forced": "{p} no tiene ninguna criatura que pueda bloquear a {c}.",
        "poison": "{c} tiene Veneno: {d} va a ser derrotad{d.o}, sea cual sea su poder.",
        "exhaust": "{c} iba a ser derrotad{c.o}, pero tiene Dureza: en vez de eso, se agota.",
        "defeat": "{c} es derrotad{c.o} y va a la pila de descartes de {p}.",
        "gain-life": "{p} gana {amount_life} y ahora tiene {life}.",
        "stopped": "El efecto de «Jugar» de {c} no se produce: {d} impide a {p} activar efectos de «Jugar».",
        "order": "{p} decide resolver primero el efecto de {c}.",
        "joins": "Nuevo efecto ({cards}): se suma a los que aún esperan. {p} decide el orden.",
        "goes-first": "Nuevo efecto ({cards}): se resuelve antes que los que aún esperan.",
        "finish-first": "El efecto de {c} se resuelve hasta el final antes que lo que ha activado.",
        "interrupted": "El efecto de {c} queda interrumpido por lo que ha activado.",
        "may-yes": "{p} decide usar el efecto de {c}.",
        "may-no": "{p} decide no usar el efecto de {c}.",
        "option": "{p} elige la opción {number} de {c}.",
        "choose": "{p} elige {rest}.",
        "choose, forced": "{p} no tiene más opción que elegir {rest}.",
        "choose-nothing": "{p} no elige nada.",
        "chance": "Al azar: {rest}.",
        "chance, forced": "Solo hay un resultado posible, así que el azar no decide nada: {rest}.",
        "take-control": "{p} toma el control de {c}. Su estado no cambia y no se produce ningún efecto de «Jugar».",
        "draw-pile": "{p} roba todas las cartas de la pila de descartes: {cards}.",
        "discard": "{p} descarta {cards}.",
        "steal": "{p} roba {first_ones} de la mano de {o}.",
        "give": "{p} da {c} a {o}.",
        "into-hand": "{p} pone {c} en su mano.",
    }
    nothing = {
        "condition": "La condición del efecto de {c} no se cumple: no pasa nada.",
        "no-creature": "No hay ninguna criatura a la que aplicar el efecto de {c}: no pasa nada.",
        "no-life-to-lose": "No hay puntos de vida que perder: no pasa nada.",
        "already-yours": "{p} ya controla esa criatura: no cambia nada.",
        "no-card-in-pile": "No hay ninguna carta en la pila de descartes: no pasa nada.",
        "no-card-in-hand": "No hay ninguna carta en la mano para dar: no pasa nada.",
        "no-card-given": "No se ha dado ninguna carta: no pasa nada.",
        "no-longer-there": "{c} ya no está en la pila de descartes: no pasa nada.",
    }

    def say_not_meant(self, fill: dict[str, Any]) -> str:
        word, power = fill["word"], fill["power"]
        if word == "at-least":
            return f"{fill['c']} tiene poder {power}, inferior a {fill['limit']}."
        if word == "at-most":
            return f"{fill['c']} tiene poder {power}, superior a {fill['limit']}."
        return {
            "this": f"El efecto solo se refiere a {fill['d']}.",
            "other": f"El efecto se refiere a criaturas distintas de {fill['c']}.",
            "allied": f"{fill['c']} no es una criatura aliada.",
            "enemy": f"{fill['c']} no es una criatura enemiga.",
            "highest": f"{fill['c']} no tiene el mayor poder.",
            "lowest": f"{fill['c']} no tiene el menor poder.",
        }[word]

    places = {
        "play": "en el área de juego de {p}",
        "hand": "en la mano de {p}",
        "deck": "en el mazo de robo de {p}",
        "discard": "en la pila de descartes de {p}",
        "table": "en el área de nadie",
    }
    reasons = {
        "not-asked": "No es lo que se pregunta aquí.",
        "no-such-card": "Ninguna carta de esta partida se llama {ref}.",
        "elsewhere": "{c} está en otro sitio: {place}.",
        "new": "{c} ha entrado en juego este turno y no tiene FAST.",
        "attacked": "{c} ya ha atacado este turno y no tiene Frenesí para un segundo ataque.",
        "attacked-twice": "{c} ya ha atacado dos veces este turno.",
        "cannot-attack": "{c} no puede atacar a causa de {d}.",
        "sneaky": "{d} tiene Sigilo y {c} no.",
        "cannot-block": "{c} no puede bloquear a causa de {d}.",
        "cannot-block-this": "{c} no puede bloquear a {d}.",
        "cannot-block-this-turn": "{c} no puede bloquear este turno.",
        "unknown": "Esta carta es desconocida. Indica cuál es para ver qué ocurre.",
        "no-mindbug-left": "No queda ningún Mindbug.",
        "must-act": "La acción del turno es obligatoria.",
        "must-choose": "El efecto de {c} se resuelve hasta donde sea posible.",
    }
    questions = {
        "turn": "{p} debe jugar una carta o atacar.",
        "mindbug": "¿Gasta {p} un Mindbug?",
        "hunt": "¿Usa {p} Cacería con {c}?",
        "block": "¿Bloquea {p} a {c}?",
        "again": "¿Ataca {p} por segunda vez con {c}?",
        "order": "Hay varios efectos en espera. ¿Cuál resuelve {p} primero?",
        "may": "{c}: ¿usa {p} el efecto? ({text})",
        "option": "{c}: ¿qué elige {p}? ({text})",
        "choose": "{c}: ¿qué elige {p}? ({text})",
        "chance": "{c}: ¿qué cartas salen al azar? ({text})",
    }
    moves = {
        "play": "Jugar {c}",
        "attack, turn": "Atacar con {c}",
        "attack, again": "Atacar otra vez con {c}",
        "mindbug": "Gastar un Mindbug",
        "pass, mindbug": "No gastar ningún Mindbug",
        "hunt": "Obligar a {c} a bloquear",
        "pass, hunt": "No usar Cacería",
        "block": "Bloquear con {c}",
        "pass, block": "No bloquear",
        "pass, again": "No atacar otra vez",
        "pass, turn": "No hacer nada",
        "first": "Primero {c}",
        "yes": "Sí",
        "no": "No",
        "option": "{text}",
        "choose": "{cards}",
        "choose nothing": "Nada",
        "chance": "{cards}",
    }
    verdicts = {
        "settled": "Se elija lo que se elija, el resultado es el mismo.",
        "nothing": "No queda nada que decidir.",
        "order-same": "El orden de los efectos no importa.",
        "so-far": "En lo que se ha examinado, el resultado es el mismo.",
        "turn": "Depende de lo que haga {p}.",
        "mindbug": "Depende de si {p} usa un Mindbug.",
        "hunt": "Depende de si {p} usa Cacería con {c}, y contra quién.",
        "block": "Depende del bloqueo de {p}.",
        "again": "Depende de si {p} ataca por segunda vez.",
        "order": "Depende del orden que elija {p}.",
        "choose": "Depende de lo que {p} elija para {c}.",
        "may": "Depende de si {p} usa el efecto de {c}.",
        "option": "Depende de lo que {p} elija para {c}.",
        "chance": "Depende del azar: {c}.",
        "silent": "El reglamento no dice nada y aquí importa: {questions}",
        "partial": "No se ha examinado todo; la búsqueda se detuvo tras {states} posiciones.",
        "whole": "Examinado hasta el final: {moves}.",
        "partly": "Examinado en parte: {moves}.",
        "unseen": "Sin examinar: {moves}.",
        "book-says": "{book}, «{section}»: {text}.",
        "no-book": "Ningún reglamento lo dice: {text}.",
    }
    claim_answers = {
        "always": "«{claim}»: siempre.",
        "never": "«{claim}»: nunca.",
        "sometimes": "«{claim}»: a veces.",
        "not-refuted": "«{claim}»: no refutado, pero no se ha examinado todo.",
        "forced": "{p} puede asegurarlo.",
        "prevented": "{p} puede impedirlo.",
    }
