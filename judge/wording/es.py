"""Spanish."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

from judge.cards import Name
from judge.engine.abilities import Deed, Trigger
from judge.engine.card import FAST, FRENZY, HUNTER, POISONOUS, SNEAKY, TOUGH
from judge.wording.base import CLAUSES
from judge.wording.cards_es import SpanishCards

SOUNDS_LIKE_Y = re.compile(r"h?[ií](?![aeou]|ce)", re.IGNORECASE)  # not hielo, nor Icecube


class Spanish(SpanishCards):
    language = "es"
    keywords = {
        FAST: "FAST",
        FRENZY: "Frenesí",
        HUNTER: "Cacería",
        POISONOUS: "Veneno",
        SNEAKY: "Sigilo",
        TOUGH: "Dureza",
    }
    triggers = {
        Trigger.PLAY: "Jugar",
        Trigger.ATTACK: "Atacar",
        Trigger.DEFEATED: "Derrotada",
        Trigger.ACTION: "Action",
        Trigger.HARVEST: "Harvest",
    }
    badges = {
        "cost": "Coste en energía: {n}.",
        "octonite": "Entra en juego con {n} Octonite.",
        "distribute": "Entra en juego con {n} Octonite, que puedes repartir entre las criaturas que quieras.",
        "die": "Tira un dado cuando esta criatura ataca.",
        "dice": "Tira dos dados cuando esta criatura ataca.",
        "stage": "Forma {n} de su línea.",
        "team": "Solo para partidas de 2 contra 2.",
    }
    in_discard = "In Discard Pile (en la pila de descartes)"
    unknown = Name("una carta desconocida")
    unknown_cards = "cartas desconocidas"
    forced = "No hay otra opción."
    open_reading = "Los reglamentos no lo aclaran"
    parts = {
        "printed": "impreso",
        "boost": "por cartas de Boost",
        "this-turn": "este turno",
        "least": "nunca menos de 1",
    }

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

    def side(self, power: int, keywords: list[str]) -> str:
        return f"Agotada: poder {power}, {self.keyword_list(keywords)}."

    # -- steps ------------------------------------------------------------------------------------

    def say_fight(self, fill: dict[str, Any]) -> str:
        strong, other = self.powers(fill)
        return f"{fill['c']}, con poder {strong}, lucha contra {fill['d']}, con poder {other}."

    def say_effect(self, fill: dict[str, Any]) -> str:
        ability = fill["ability"]
        text = self.quoted(self.effect_text(fill))
        if ability.trigger is Trigger.BOUGHT:
            return f"Se produce el efecto de {fill['c']}: {text}"
        if ability.trigger in CLAUSES:
            text = self.quoted(self.ability(ability))
            return f"{fill['p']} resuelve el efecto de {fill['c']}: {text}"
        trigger = self.triggers[ability.trigger]
        return f"{fill['p']} resuelve el efecto de «{trigger}» de {fill['c']}: {text}"

    def say_stopped(self, fill: dict[str, Any]) -> str:
        trigger = self.triggers[Trigger[fill["trigger"].upper()]]
        return (
            f"El efecto de «{trigger}» de {fill['c']} no se produce: "
            f"{fill['d']} impide a {fill['p']} activar efectos de «{trigger}»."
        )

    def say_copy(self, fill: dict[str, Any]) -> str:
        text = self.quoted(self.sentences(fill["ability"]))
        return f"{fill['c']} copia el efecto de «Jugar» de {fill['d']}: {text}"

    def say_evolve(self, fill: dict[str, Any]) -> str:
        return f"{fill['c']} evoluciona a {self.card_name(fill['form'])}. Lo demás no cambia."

    def say_turned(self, fill: dict[str, Any]) -> str:
        has = f"poder {fill['power']} y {self.keyword_list(fill['keywords'])}"
        return f"{fill['p']} gira {fill['c']}: a partir de ahora tiene {has}."

    def say_keyword(self, fill: dict[str, Any]) -> str:
        return f"{fill['p']} elige {self.keywords[fill['keyword']]}."

    def say_all_this_turn(self, fill: dict[str, Any]) -> str:
        return self.this_turn(fill["do"])

    def say_dice(self, fill: dict[str, Any]) -> str:
        return (
            f"Tirada de {fill['p']} para {fill['c']}: {self.join(map(self.face, fill['faces']))}."
        )

    def say_reroll(self, fill: dict[str, Any]) -> str:
        if fill["of_two"] and len(fill["dice"]) == 1:
            return f"{fill['p']} vuelve a tirar el dado {fill['dice'][0]}."
        return f"{fill['p']} vuelve a tirar {'los dos dados' if fill['of_two'] else 'el dado'}."

    def say_result(self, fill: dict[str, Any]) -> str:
        return f"Se aplica el resultado {self.face(fill['face'])}."

    def say_not_able(self, fill: dict[str, Any]) -> str:
        return f"No hay ataque: {self.reason(fill['why'], fill['names'])}"

    def because(self, fill: dict[str, Any]) -> str:
        """The card that forbids something, which may be the very card."""
        own = fill["refs"][0] == fill["refs"][1]
        return "por su propio texto" if own else f"a causa de {fill['d']}"

    def say_cannot_attack(self, fill: dict[str, Any]) -> str:
        return f"{fill['c']} no puede atacar {self.because(fill)}."

    def say_cannot_block(self, fill: dict[str, Any]) -> str:
        return f"{fill['c']} no puede bloquear {self.because(fill)}."

    def say_draw_pile_empty(self, fill: dict[str, Any]) -> str:
        left = f"con {fill['number_cards']}" if fill["number"] else "sin cartas"
        return f"El mazo de robo de {fill['p']} está vacío: {fill['p']} se queda {left} en la mano."

    def say_short_hand(self, fill: dict[str, Any]) -> str:
        has = f"solo tiene {fill['number_cards']}" if fill["number"] else "no tiene cartas"
        return f"{fill['p']} {has} en la mano; el resto del efecto se ignora."

    def life_left(self, life: int) -> str:
        """Le quedan 2."""
        return {0: "No le queda ninguno.", 1: "Le queda 1."}.get(life, f"Le quedan {life}.")

    def say_lose_life(self, fill: dict[str, Any]) -> str:
        return f"{fill['p']} pierde {fill['amount_life']}. {self.life_left(fill['life'])}"

    def say_lose_more(self, fill: dict[str, Any]) -> str:
        return (
            f"{fill['c']}, en la pila de descartes de {fill['o']}, aumenta la pérdida: "
            f"{fill['p']} pierde {fill['amount_life']} más. {self.life_left(fill['life'])}"
        )

    def say_this_turn(self, fill: dict[str, Any]) -> str:
        if fill["cannot"]:
            cannot = Deed(fill["cannot"])
            deed = self.deed(cannot)
            if cannot is Deed.BE_DEFEATED:
                deed = f"ser derrotad{fill['c'].o}"
            return f"{fill['c']} no puede {deed} hasta el final del turno."
        have = self.had(fill["power"], frozenset(fill["keywords"]), 0)
        return f"{fill['c']} tiene {have} hasta el final del turno."

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
        "no-mindbug, forced": "{p} no puede gastar ningún Mindbug en {c}.",
        "mindbug-cost": "{c} obliga a {p} a pagar antes el Mindbug con puntos de vida.",
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
        "least-power": "El poder nunca baja de 1, así que aquí cuenta como 1: {cards}.",
        "below-one": "El poder puede bajar de 1, y aquí ocurre: {cards}.",
        "poison": "{c} tiene Veneno: {d} va a ser derrotad{d.o}, sea cual sea su poder.",
        "exhaust": "{c} iba a ser derrotad{c.o}, pero tiene Dureza: en vez de eso, se agota.",
        "defeat": "{c} es derrotad{c.o} y va a la pila de descartes de {p}.",
        "gain-life": "{p} gana {amount_life} y ahora tiene {life}.",
        "no-life-lost": "{p} no pierde puntos de vida: {c} lo impide.",
        "set-life-loss": "Los puntos de vida de {p} van a bajar de {before} a {life}; eso cuenta como perder puntos de vida.",
        "refresh": "{p} recupera un Mindbug. Mindbugs que tiene ahora: {left}.",
        "lose-mindbug": "{p} pierde un Mindbug sin usarlo. Mindbugs que le quedan: {left}.",
        "another-turn": "{p} jugará otro turno después de este.",
        "action": "{p} usa el efecto de «Action» de {c}.",
        "fast": "{c} tiene FAST: puede actuar ya en el turno en que ha entrado en juego.",
        "no-fast": "{p} no aprovecha FAST con {c}.",
        "no-fast, forced": "{c} tiene FAST, pero no hay nada que pueda hacer con ello.",
        "evolve-instead": "{c} iba a ser derrotad{c.o}, pero en vez de eso evoluciona.",
        "only-one-evolves": "{c} también evolucionaría, pero solo hay una carta de dos caras. Ningún reglamento dice quién la recibe; aquí, {d}.",
        "no-evolution-card": "{c} no puede evolucionar: {d} ya usa la carta de dos caras.",
        "back-to-stage-1": "{c} sale del juego y vuelve a su primera forma.",
        "drop-boost": "{c} sale del juego; lo que tenía como Boost va a la pila de descartes de {p}: {rest}.",
        "boost": "{p} pone como Boost debajo de {c}: {rest}.",
        "take-boost": "{p} lleva a su mano {c}, que estaba como carta de Boost debajo de {d}.",
        "cannot-be-defeated": "{c} no puede ser derrotad{c.o}: no le pasa nada.",
        "highest-loses": "Debido a {c}, es derrotada la criatura con mayor poder.",
        "ordered": "{p} tiene que atacar con {c}, porque lo ordena {d}.",
        "ordered-once": "{c} tiene Frenesí, pero el efecto solo ordena un ataque.",
        "comes-with-octonite": "{c} entra en juego con {number} Octonite.",
        "distribute": "{p} reparte {number} Octonite de {c}. Octonite que le quedan a {c}: {left}.",
        "keep-octonite": "{c} conserva todo su Octonite.",
        "put-octonite": "{c} recibe {number} Octonite y ahora tiene {left}.",
        "spend-octonite": "{c} paga {number} Octonite. Octonite que le quedan: {left}.",
        "no-octonite": "{c} ya no tiene Octonite con el que pagar: el efecto no se produce.",
        "harvest": "Se retira 1 Octonite de {c}. Octonite que le quedan: {left}.",
        "harvest-spent": "Era el último Octonite de {c}: se activa su efecto de «Harvest».",
        "no-harvest-spent": "Era el último Octonite de {c}, pero se ha gastado como pago: no hay efecto de «Harvest».",
        "reached-late": "Lo que {d} ha establecido para este turno vale también para {c}.",
        "not-reached-late": "Lo que {d} ha establecido para este turno no vale para {c}, que ha llegado después.",
        "no-play-effect": "El efecto de «Jugar» de {c} no se activa.",
        "hand-closed": "{p} no puede poner cartas en su mano a causa de {d}: no pasa nada.",
        "draw-stopped": "{p} no roba de su mazo de robo: {c} impide poner cartas en la mano.",
        "roll": "{p} saca un {face}.",
        "repeat": "El efecto de {c} se repite.",
        "for-each": "Recuento para el efecto de {c}: {times}.",
        "return-to-hand": "{p} recibe en su mano {first_ones}.",
        "set-aside": "{p} aparta del juego {rest}.",
        "back-as-it-was": "{c} vuelve al lado de {p} tal como estaba.",
        "draw-cards": "{p} lleva a su mano {first_ones}.",
        "draw-unused": "{p} roba {number_cards} del mazo de cartas sin usar.",
        "under-deck": "{p} pone {number_cards} del mazo de cartas sin usar debajo de su mazo de robo, sin mirar.",
        "discard-all": "{p} pone {number_cards} en su pila de descartes: {cards}.",
        "reveal": "{p} revela {cards}.",
        "put-into-pile": "{cards} va a la pila de descartes de {p}.",
        "swap-hands": "{p} y {o} intercambian sus manos.",
        "keep-dice": "{p} se queda con el resultado.",
        "gain-energy": "{p} gana {amount} de energía y ahora tiene {energy}.",
        "buy": "{p} compra {c} por {cost} de energía. Energía que le queda: {energy}.",
        "buy-free": "{p} compra {c} gratis.",
        "no-buy": "{p} no compra ninguna carta Power.",
        "no-buy, forced": "{p} no puede comprar otra carta Power.",
        "replace-power": "{c} llena el hueco y queda a la vista.",
        "power-deck-empty": "El mazo Power está vacío: el hueco no se llena.",
        "reveal-power": "La carta superior del mazo Power es {c}.",
        "power-discard": "{c} va a la pila de descartes de las cartas Power.",
        "nobody-this-turn": "Hasta el final del turno nadie puede usar Mindbugs.",
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
        "no-card-in-hand": "No hay ninguna carta en la mano del oponente: no pasa nada.",
        "not-possible": "Lo que ofrece {c} no se puede hacer: no pasa nada.",
        "no-equal-pair": "No hay suficientes criaturas con el mismo poder: no pasa nada.",
        "no-used-mindbug": "{p} no tiene ningún Mindbug usado que recuperar: no pasa nada.",
        "no-mindbug-to-lose": "{o} no tiene ningún Mindbug que perder: no pasa nada.",
        "no-mindbug-to-use": "{p} no puede usar ningún Mindbug para ello: no pasa nada.",
        "repeat-is-idle": "Repetir el efecto ya no cambiaría nada.",
        "none-counted": "No hay nada que contar para el efecto de {c}: no pasa nada.",
        "one-group-empty": "Solo hay criaturas de uno de los dos tipos; la otra parte se ignora.",
        "not-yours": "{p} ya no controla a {c}: no cambia nada.",
        "nothing-aside": "{c} no ha apartado nada.",
        "this-is-gone": "{c} ya no está en juego bajo el control de {p}: no pasa nada.",
        "not-its-line": "{c} no tiene esa forma: no pasa nada.",
        "no-card-in-hand-fits": "No hay ninguna carta así en la mano: no pasa nada.",
        "no-card-in-pile-fits": "No hay ninguna carta así en la pila de descartes: no pasa nada.",
        "no-card-in-any-pile": "No hay cartas en ninguna pila de descartes: no pasa nada.",
        "no-boost-card": "No hay ninguna carta de Boost: no pasa nada.",
        "no-card-revealed": "No se ha revelado ninguna carta: no pasa nada.",
        "no-card-to-reveal": "No hay ninguna carta en la mano que revelar: no pasa nada.",
        "no-play-effect-to-copy": "No hay ningún efecto de «Jugar» que copiar: no pasa nada.",
        "unused-pile-empty": "El mazo de cartas sin usar está vacío: no pasa nada.",
        "no-power-card": "No hay ninguna carta Power que comprar: no pasa nada.",
        "nothing-to-discard": "No hay ninguna carta que descartar: no pasa nada.",
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
            "of your teammate": f"{fill['c']} no es de un compañero de equipo.",
            "keyword": f"{fill['c']} no tiene esa palabra clave.",
            "boost cards": f"{fill['c']} no tiene cartas de Boost.",
            "octonite": f"{fill['c']} no tiene Octonite.",
            "a Play effect": f"{fill['c']} no tiene ningún efecto de «Jugar».",
            "no keywords": f"{fill['c']} tiene palabras clave.",
            "equal power": f"Ninguna otra criatura tiene el mismo poder que {fill['c']}.",
            "less power than this": f"{fill['c']} no tiene menos poder que {fill['d']}.",
            "power within 1 of this": (
                f"El poder de {fill['c']} difiere en más de 1 del de {fill['d']}."
            ),
            "blocked this turn": f"{fill['c']} no ha bloqueado este turno.",
        }[word]

    places = {
        "play": "en el área de juego de {p}",
        "hand": "en la mano de {p}",
        "deck": "en el mazo de robo de {p}",
        "discard": "en la pila de descartes de {p}",
        "boost": "debajo de una criatura de {p}",
        "table": "en el área de nadie",
    }
    reasons = {
        "not-asked": "No es lo que se pregunta aquí.",
        "no-such-card": "Ninguna carta de esta partida se llama {ref}.",
        "elsewhere": "{c} está en otro sitio: {place}.",
        "new": "{c} ha entrado en juego este turno y no tiene FAST.",
        "attacked": "{c} ya ha atacado este turno y no tiene Frenesí para un segundo ataque.",
        "attacked-twice": "{c} ya ha atacado dos veces este turno.",
        "sneaky": "{d} tiene Sigilo y {c} no.",
        "cannot-block-this": "{c} no puede bloquear a {d}.",
        "cannot-block-this-turn": "{c} no puede bloquear este turno.",
        "unknown": "Esta carta es desconocida. Indica cuál es para ver qué ocurre.",
        "must-hunt": "Una criatura con Cacería debe atacar a {d}, y {c} puede hacerlo.",
        "cannot-hunt": "{c} no puede cazar a {d}.",
        "cannot-play": "{c} no se puede jugar de la mano a causa de {d}.",
        "cannot-mindbug": "Nadie puede usar un Mindbug a causa de {c}.",
        "hand-closed": "{d} impide poner cartas en la mano.",
        "no-octonite": "{c} no tiene Octonite con el que pagar.",
        "too-expensive": "{c} cuesta {cost} de energía, y la disponible es {energy}.",
        "does-nothing": "El efecto de «Action» de {c} no haría nada.",
        "no-mindbug-left": "No le queda ningún Mindbug.",
        "must-act": "La acción del turno es obligatoria.",
        "must-choose": "El efecto de {c} se resuelve hasta donde sea posible.",
    }
    questions = {
        "turn": "{p} debe realizar la acción de su turno.",
        "mindbug": "¿Gasta {p} un Mindbug?",
        "hunt": "¿Usa {p} Cacería con {c}?",
        "block": "¿Bloquea {p} a {c}?",
        "again": "¿Ataca {p} por segunda vez con {c}?",
        "order": "Hay varios efectos en espera. ¿Cuál resuelve {p} primero?",
        "may": "{c}: ¿usa {p} el efecto? ({text})",
        "option": "{c}: ¿qué elige {p}? ({text})",
        "choose": "{c}: ¿qué elige {p}? ({text})",
        "chance": "{c}: ¿qué cartas salen al azar? ({text})",
        "keyword": "{c}: ¿qué palabra clave elige {p}?",
        "roll": "{c}: ¿qué sale en la tirada?",
        "discard": "{p} descarta una carta. ¿Cuál?",
        "buy": "¿Compra {p} una carta Power?",
        "reroll": "{c}: ¿vuelve a tirar {p}?",
        "fast": "{c} tiene FAST. ¿Qué hace {p} con ello?",
        "put": "¿Reparte {p} el Octonite de {c}?",
        "turning": "{c} se agota. ¿Hacia qué lado gira {p} la carta?",
        "boost": "{c}: ¿debajo de qué criatura pone {p} {boost}?",
    }
    moves = {
        "play": "Jugar {c}",
        "attack, turn": "Atacar con {c}",
        "attack, again": "Atacar otra vez con {c}",
        "attack, fast": "Atacar enseguida con {c}",
        "pass, fast": "No hacer nada por ahora",
        "action": "Usar el efecto de «Action» de {c}",
        "name": "{text}",
        "roll": "{text}",
        "put": "{text}",
        "put-one": "{n} en {c}",
        "buy": "Comprar {c} por {cost} de energía",
        "buy, free": "Llevarse {c}",
        "pass, buy": "No comprar nada",
        "reroll 1": "Volver a tirar el primer dado",
        "reroll 2": "Volver a tirar el segundo dado",
        "reroll 1, 2": "Volver a tirar los dos dados",
        "reroll": "Volver a tirar el dado",
        "pass, reroll": "Quedarse con el resultado",
        "pass, put": "No repartir nada",
        "mindbug": "Gastar un Mindbug",
        "pass, mindbug": "No gastar ningún Mindbug",
        "hunt": "Obligar a {c} a bloquear",
        "pass, hunt": "No usar Cacería",
        "block": "Bloquear con {c}",
        "pass, block": "No bloquear",
        "pass, again": "No atacar otra vez",
        "pass, turn": "No hacer nada",
        "first": "Primero {c}",
        "first, effect": "Primero {c}: {text}",
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
        "keyword": "Depende de la palabra clave que elija {p}.",
        "buy": "Depende de lo que compre {p}.",
        "reroll": "Depende de si {p} vuelve a tirar para {c}.",
        "fast": "Depende de lo que {p} haga enseguida con {c}.",
        "put": "Depende de dónde ponga {p} el Octonite de {c}.",
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
