"""Spanish: what is printed on cards, worded from their description."""

from __future__ import annotations

from dataclasses import replace

from judge.engine import abilities as a
from judge.engine.abilities import Condition, Count, Deed, Extreme, Pile, Side, Trait, Who
from judge.engine.card import KEYWORDS
from judge.wording.base import Wording, lower_first, signed, upper_first

PILES = {
    Pile.YOUR_DISCARD: "tu pila de descartes",
    Pile.THEIR_DISCARD: "la pila de descartes del oponente",
    Pile.ANY_DISCARD: "cualquier pila de descartes",
    Pile.YOUR_HAND: "tu mano",
}
IF = {
    Condition.YOUR_TURN: "es tu turno",
    Condition.NOT_YOUR_TURN: "no es tu turno",
    Condition.ONLY_ALLY: "es tu única criatura aliada",
    Condition.ONE_OTHER_ALLY: "hay exactamente 1 criatura aliada más",
    Condition.TWO_OTHER_ALLIES: "hay exactamente 2 criaturas aliadas más",
    Condition.NO_CREATURES: "no controlas ninguna criatura",
    Condition.THREE_ENEMIES: "hay 3 o más criaturas enemigas",
    Condition.FEWER_CREATURES: "controlas menos criaturas que el oponente",
    Condition.MORE_CREATURES: "controlas más criaturas que el oponente",
    Condition.THREE_MORE_CREATURES: "controlas al menos 3 criaturas más que el oponente",
    Condition.TWIN_ALLIES: "2 o más criaturas aliadas tienen el mismo poder",
    Condition.NO_STRONGER_ALLY: "no controlas ninguna criatura con más poder que esta",
    Condition.ONE_LIFE: "solo te queda 1 punto de vida",
    Condition.LESS_LIFE: "tienes menos puntos de vida que el oponente",
    Condition.EMPTY_DISCARD: "tu pila de descartes está vacía",
    Condition.EMPTY_HAND: "no tienes cartas en la mano",
    Condition.SMALL_HAND: "tienes 2 cartas o menos en la mano",
    Condition.NO_MINDBUGS: "no te quedan Mindbugs",
    Condition.SAME_MINDBUGS: "tienes tantos Mindbugs como el oponente",
    Condition.DID: "lo haces",
    Condition.THEY_DID_NOT: "no lo hace",
    Condition.ROLLED_FOUR: "sacas 4 o más",
    Condition.IT_HAS_FOUR_POWER: "esa carta tiene poder 4 o más",
    Condition.IT_HAS_FIVE_OCTONITE: "esa criatura tiene 5 Octonite o más",
    Condition.IN_COMBAT: "esta criatura ha sido derrotada en combate",
    Condition.DEFEATED_AN_ENEMY: "esta criatura ha derrotado a una criatura enemiga este turno",
    Condition.TEAMMATE_HAS_NONE: "tu compañero de equipo no controla ninguna criatura",
}
# The same with the subjunctive; what is only ever asked once ("you did") has no such form.
WHILE = {
    Condition.YOUR_TURN: "durante tu turno",
    Condition.NOT_YOUR_TURN: "mientras no sea tu turno",
    Condition.ONLY_ALLY: "mientras sea tu única criatura aliada",
    Condition.ONE_OTHER_ALLY: "mientras haya exactamente 1 criatura aliada más",
    Condition.TWO_OTHER_ALLIES: "mientras haya exactamente 2 criaturas aliadas más",
    Condition.NO_CREATURES: "mientras no controles ninguna criatura",
    Condition.THREE_ENEMIES: "mientras haya 3 o más criaturas enemigas",
    Condition.FEWER_CREATURES: "mientras controles menos criaturas que el oponente",
    Condition.MORE_CREATURES: "mientras controles más criaturas que el oponente",
    Condition.THREE_MORE_CREATURES: "mientras controles al menos 3 criaturas más que el oponente",
    Condition.TWIN_ALLIES: "mientras 2 o más criaturas aliadas tengan el mismo poder",
    Condition.NO_STRONGER_ALLY: "mientras no controles ninguna criatura con más poder que esta",
    Condition.ONE_LIFE: "mientras solo te quede 1 punto de vida",
    Condition.LESS_LIFE: "mientras tengas menos puntos de vida que el oponente",
    Condition.EMPTY_DISCARD: "mientras tu pila de descartes esté vacía",
    Condition.EMPTY_HAND: "mientras no tengas cartas en la mano",
    Condition.SMALL_HAND: "mientras tengas 2 cartas o menos en la mano",
    Condition.NO_MINDBUGS: "mientras no te queden Mindbugs",
    Condition.SAME_MINDBUGS: "mientras tengas tantos Mindbugs como el oponente",
    Condition.DEFEATED_AN_ENEMY: (
        "si esta criatura ha derrotado a una criatura enemiga este turno"
    ),
    Condition.TEAMMATE_HAS_NONE: "mientras tu compañero de equipo no controle ninguna criatura",
}
EACH = {
    Count.OTHER_ALLIES: "otra criatura aliada",
    Count.THEIR_CREATURES: "criatura que controle",
    Count.ENEMY_CREATURES: "criatura enemiga",
    Count.THEIR_MINDBUGS: "Mindbug que tenga",
    Count.DISCARDED: "carta descartada de este modo",
    Count.OCTONITE_ON_THIS: "Octonite en esta criatura",
    Count.OCTONITE_ON_ALLIES: "Octonite en las criaturas aliadas",
}
# {n} makes the verb a plural.
TRAITS = {
    Trait.BOOSTED: " con cartas de Boost",
    Trait.OCTONITE: " con Octonite",
    Trait.TWIN: " con el mismo poder que otra",
    Trait.WEAKER: " con menos poder que esta",
    Trait.NEAR: " cuyo poder difiera como mucho en 1 del de esta",
    Trait.NO_KEYWORDS: " sin palabras clave",
    Trait.CHOSEN_KEYWORD: " con la palabra clave elegida",
    Trait.ITS_KEYWORDS: " que comparta{n} alguna palabra clave con esa carta",
    Trait.BLOCKED: " que haya{n} bloqueado este turno",
    Trait.DEFEATED_THIS: " que la haya{n} derrotado",
    Trait.PLAY_EFFECT: " con un efecto de «Jugar»",
}
SIDES = {Side.ANY: "", Side.ALLIED: " aliada", Side.ENEMY: " enemiga", Side.TEAMMATE: ""}
DEEDS = {
    Deed.ATTACK: "atacar",
    Deed.BLOCK: "bloquear",
    Deed.PLAY_EFFECTS: "activar efectos de «Jugar»",
    Deed.DEFEATED_EFFECTS: "activar efectos de «Derrotada»",
    Deed.USE_MINDBUGS: "usar Mindbugs",
    Deed.LOSE_LIFE: "perder puntos de vida",
}
CANNOT = {
    Who.YOU: "No puedes",
    Who.OPPONENT: "El oponente no puede",
    Who.ANYONE: "Los jugadores no pueden",
}
# The verbs instructions begin with, for those that are optional.
INFINITIVES = {
    "Activa": "activar",
    "Aparta": "apartar",
    "Compra": "comprar",
    "Copia": "copiar",
    "Derrota": "derrotar",
    "Descarta": "descartar",
    "Devuelve": "devolver",
    "Elige": "elegir",
    "Ganas": "ganar",
    "Intercambia": "intercambiar",
    "Juega": "jugar",
    "Juégala": "jugarla",
    "Lleva": "llevar",
    "Pierdes": "perder",
    "Pon": "poner",
    "Ponla": "ponerla",
    "Recupera": "recuperar",
    "Repite": "repetir",
    "Revela": "revelar",
    "Roba": "robar",
    "Tira": "tirar",
    "Toma": "tomar",
    "Usa": "usar",
}
NO_PLAY_EFFECTS = "sin activar sus efectos de «Jugar»"


class SpanishCards(Wording):
    """Ability texts in Spanish."""

    # -- creatures and cards ----------------------------------------------------------------------

    def creatures(self, what: a.Selection | a.Group) -> str:
        """una criatura con poder 6 o más; todas las criaturas enemigas; hasta 2 criaturas"""
        group = what.group if isinstance(what, a.Selection) else what
        if group.this:
            return "esta criatura"
        if group.trait is Trait.DEFEATED_THIS:
            return "la criatura que la derrotó"
        if group.extreme is not None:
            most = "mayor" if group.extreme is Extreme.HIGHEST else "menor"
            return f"la criatura o criaturas{self.sided(group)} con {most} poder"
        if isinstance(what, a.Group):
            return f"las {'demás ' if group.other else ''}{self.several(group)}"
        if what.equal:
            return f"exactamente {what.number} {self.several(group)} con el mismo poder"
        if what.number is None:
            return f"todas las {'demás ' if group.other else ''}{self.several(group)}"
        if what.up_to or what.number > 1:
            others = "otras " if group.other else ""
            up_to = "hasta " if what.up_to else ""
            return f"{up_to}{others}{what.number} {self.several(group)}"
        if what.by is Who.OPPONENT:
            return f"una de sus criaturas{self.narrowed(group)}"
        article = "otra" if group.other else "una"
        return f"{article} criatura{SIDES[group.side]}{self.narrowed(group)}"

    def sided(self, group: a.Group) -> str:
        """aliadas, enemigas"""
        return f"{SIDES[group.side]}s" if SIDES[group.side] else ""

    def several(self, group: a.Group) -> str:
        """criaturas enemigas con poder 6 o más"""
        return f"criaturas{self.sided(group)}{self.narrowed(group, 'n')}"

    def any_of(self, group: a.Group) -> str:
        """What a creature may meet: criaturas con poder 6 o más, without an article."""
        if group.this or group.extreme is not None:
            return self.creatures(group)
        return f"{'otras ' if group.other else ''}{self.several(group)}"

    def narrowed(self, group: a.Group, n: str = "") -> str:
        """What a group of creatures is narrowed by."""
        rest = " de tu compañero de equipo" if group.side is Side.TEAMMATE else ""
        if group.keywords:
            words = (self.keywords[k] for k in KEYWORDS if k in group.keywords)
            rest += f" con {self.join(words, 'y/o')}"
        if group.trait is not None:
            rest += TRAITS[group.trait].format(n=n)
        return rest + self.limits(group.at_least, group.at_most)

    def limits(self, at_least: int | None, at_most: int | None) -> str:
        if at_least is not None and at_most is not None:
            return f" con poder de {at_least} a {at_most}"
        if at_least is not None:
            return f" con poder {at_least} o más"
        return f" con poder {at_most} o menos" if at_most is not None else ""

    def cards(self, cards: a.Cards) -> str:
        """(una carta) con poder 7 o más de tu pila de descartes"""
        effect = ""
        if cards.effect is not None:
            effect = f" con un efecto de «{self.triggers[cards.effect]}»"
        return f"{self.limits(cards.at_least, cards.at_most)}{effect} de {PILES[cards.pile]}"

    def some_cards(self, number: int) -> str:
        return "una carta" if number == 1 else self.count_cards(number)

    def each(self, per: Count | None) -> str:
        return f" por cada {EACH[per]}" if per is not None else ""

    def quoted(self, text: str) -> str:
        """A text in quotation marks; those inside it become the inner ones."""
        inner = text.removesuffix(".").replace("«", "“").replace("»", "”")
        return f"«{inner}»."

    # -- around a sentence ------------------------------------------------------------------------

    def triggered(self, trigger: a.Trigger, sentences: str) -> str:
        clause = {
            a.Trigger.LOSE_LIFE_IN_DISCARD: (
                "Cuando pierdas puntos de vida mientras esta carta esté en tu pila de descartes"
            ),
            a.Trigger.INTO_DISCARD: (
                "Cuando esta carta vaya a tu pila de descartes desde cualquier lugar"
            ),
            a.Trigger.END_OF_TURN: "Al final de cada turno",
            a.Trigger.END_OF_YOUR_TURN: "Al final de tu turno",
        }[trigger]
        return f"{clause}, {lower_first(sentences)}"

    def may(self, do: a.Instruction) -> str:
        if isinstance(do, a.PlayThis):
            return "Puedes jugarla."
        if isinstance(do, a.Evolve):
            return f"Puedes hacer que evolucione a {self.card_name(do.to)}."
        text = self.instruction(do)
        theirs = "El oponente descarta "
        if isinstance(do, a.Discard) and text.startswith(theirs):
            return f"El oponente puede descartar {text.removeprefix(theirs)}"
        verb = text.split(" ", 1)[0].rstrip(".")
        if verb in INFINITIVES:
            return f"Puedes {INFINITIVES[verb]}{text.removeprefix(verb)}"
        return f"Si quieres, {lower_first(text)}"

    def if_clause(self, condition: Condition) -> str:
        return f"Si {IF[condition]}"

    def while_clause(self, condition: Condition) -> str:
        return WHILE.get(condition) or f"si {IF[condition]}"

    def sentence(self, sentence: a.Sentence) -> str:
        """Who has just been named is not named again: que el oponente, este pierde …"""
        return super().sentence(sentence).replace("el oponente, el oponente ", "el oponente, este ")

    def options(self, do: a.Options) -> str:
        piles = [s.do.pile for s in do.options if isinstance(s.do, a.PutIt)]
        if len(piles) == len(do.options):
            return f"Ponla en {self.join((PILES[pile] for pile in piles), 'o en')}."
        return super().options(do)

    # -- life, Mindbugs, turns --------------------------------------------------------------------

    def gain_life(self, do: a.GainLife) -> str:
        return f"{'Ganas' if do.who is Who.YOU else 'El oponente gana'} {self.life(do.amount)}."

    def lose_life(self, do: a.LoseLife) -> str:
        if do.keep is not None:
            who = "Pierdes todos tus" if do.who is Who.YOU else "El oponente pierde todos sus"
            return f"{who} puntos de vida menos {do.keep}."
        who = "Pierdes" if do.who is Who.YOU else "El oponente pierde"
        return f"{who} {self.life(do.amount)}{self.each(do.per)}."

    def steal_life(self, do: a.StealLife) -> str:
        return f"Roba {self.life(do.amount)} al oponente."

    def match_life(self, do: a.MatchLife) -> str:
        return "Tus puntos de vida pasan a ser los mismos que los del oponente."

    def win_game(self, do: a.WinGame) -> str:
        return "Ganas la partida."

    def lose_game(self, do: a.LoseGame) -> str:
        return "Pierdes la partida."

    def refresh_mindbug(self, do: a.RefreshMindbug) -> str:
        return "Recupera uno de tus Mindbugs usados."

    def lose_mindbug(self, do: a.LoseMindbug) -> str:
        return "El oponente pierde un Mindbug."

    def another_turn(self, do: a.AnotherTurn) -> str:
        return "Juega otro turno después de este."

    def name_keyword(self, do: a.NameKeyword) -> str:
        return "Elige una palabra clave."

    def roll_die(self, do: a.RollDie) -> str:
        return "Tira un dado de seis caras."

    def repeat(self, do: a.Repeat) -> str:
        return "Repite este efecto."

    def gain_energy(self, do: a.GainEnergy) -> str:
        cubes = f"{do.amount} cubo{'s' if do.amount != 1 else ''} de energía"
        return f"Ganas {cubes}{self.each(do.per)}."

    def buy_free(self, do: a.BuyFree) -> str:
        if do.top:
            return "Revela la carta superior del mazo Power. Cómprala gratis."
        return "Compra gratis una carta Power."

    # -- creatures --------------------------------------------------------------------------------

    def defeat(self, do: a.Defeat) -> str:
        if do.what.by is Who.OPPONENT:
            return f"Debe derrotar a {self.creatures(do.what)}."
        also = f" y a {self.creatures(do.also)}" if do.also is not None else ""
        return f"Derrota a {self.creatures(do.what)}{also}{self.each(do.per)}."

    def take_control(self, do: a.TakeControl) -> str:
        return f"Toma el control de {self.creatures(do.what)}."

    def give_control(self, do: a.GiveControl) -> str:
        return "El oponente toma el control de esta criatura."

    def return_to_hand(self, do: a.ReturnToHand) -> str:
        hand = "tu mano" if do.to is Who.YOU else "la mano del oponente"
        if do.mindbug:
            return f"Usa uno de tus Mindbugs para poner {self.creatures(do.what)} en {hand}."
        return f"Devuelve {self.creatures(do.what)} a {hand}."

    def force_attack(self, do: a.ForceAttack) -> str:
        return f"Elige {self.creatures(do.what)}. El oponente ataca con ella, si puede."

    def set_aside(self, do: a.SetAside) -> str:
        return f"Aparta {self.creatures(do.what)}."

    def return_aside(self, do: a.ReturnAside) -> str:
        return f"Devuelve al juego las criaturas apartadas {NO_PLAY_EFFECTS}."

    def evolve(self, do: a.Evolve) -> str:
        return f"Evoluciona a {self.card_name(do.to)}."

    def put_octonite(self, do: a.PutOctonite) -> str:
        return f"Pon {do.number} Octonite en {self.creatures(do.what)}."

    def boost(self, do: a.Boost) -> str:
        """Boosting is always "up to" (rule 11.1), which the word Boost alone does not tell."""
        where = "una o más criaturas" if do.split else self.creatures(a.Selection(do.to, 1))
        return f"Pon hasta {self.count_cards(do.number)} de Boost debajo de {where}."

    def take_boost(self, do: a.TakeBoost) -> str:
        return "Lleva una carta de Boost a tu mano."

    # -- cards ------------------------------------------------------------------------------------

    def play_from(self, do: a.PlayFrom) -> str:
        return f"Juega una carta{self.cards(do.cards)}."

    def play_many(self, do: a.PlayMany) -> str:
        return f"Juega cualquier cantidad de cartas{self.cards(do.cards)} {NO_PLAY_EFFECTS}."

    def play_boost(self, do: a.PlayBoost) -> str:
        cards = "cualquier cantidad de cartas de Boost de esta criatura"
        return f"Juega {cards} {NO_PLAY_EFFECTS}."

    def play_random(self, do: a.PlayRandom) -> str:
        return "Juega una carta al azar de la mano del oponente."

    def play_this(self, do: a.PlayThis) -> str:
        return "Juega esta carta."

    def play_it(self, do: a.PlayIt) -> str:
        return "Juégala."

    def play_given(self, do: a.PlayGiven) -> str:
        return "Juégala."

    def take_given(self, do: a.TakeGiven) -> str:
        return "Ponla en tu mano."

    def play_effect(self, what: a.Selection) -> str:
        """el efecto de «Jugar» de otra criatura"""
        plain = replace(what, group=replace(what.group, trait=None))
        return f"el efecto de «Jugar» de {self.creatures(plain)}"

    def copy_play(self, do: a.CopyPlay) -> str:
        return f"Copia {self.play_effect(do.what)}."

    def copy_it(self, do: a.CopyIt) -> str:
        return "Copia su efecto de «Jugar»."

    def trigger_play(self, do: a.TriggerPlay) -> str:
        return f"Activa {self.play_effect(do.what)}."

    def draw_pile(self, do: a.DrawPile) -> str:
        return f"Roba todas las cartas de {PILES[do.pile]}."

    def draw_cards(self, do: a.DrawCards) -> str:
        if do.back:
            return f"Devuelve a tu mano {self.some_cards(do.number)} de {PILES[do.pile]}."
        return f"Roba {self.some_cards(do.number)} a tu elección de {PILES[do.pile]}."

    def draw_unused(self, do: a.DrawUnused) -> str:
        return f"Roba {self.some_cards(do.number)} del mazo de cartas sin usar."

    def unused_to_deck(self, do: a.UnusedToDeck) -> str:
        one = do.number == 1
        cards = "la carta superior" if one else f"las {do.number} cartas superiores"
        unseen = "sin mirarla" if one else "sin mirarlas"
        return f"Pon {cards} del mazo de cartas sin usar debajo de tu mazo de robo, {unseen}."

    def discard(self, do: a.Discard) -> str:
        who = "Descarta" if do.who is Who.YOU else "El oponente descarta"
        if do.up_to:
            return f"{who} hasta {self.count_cards(do.number)}."
        random = " al azar" if do.random else ""
        return f"{who} {self.some_cards(do.number)}{random}{self.each(do.per)}."

    def discard_all(self, do: a.DiscardAll) -> str:
        who, s = ("Descarta", "tu") if do.who is Who.YOU else ("El oponente descarta", "su")
        return f"{who} {f'{s} mano y ' if do.hand else ''}{s} mazo de robo."

    def steal(self, do: a.Steal) -> str:
        return f"Roba {self.some_cards(do.number)} al azar de la mano del oponente."

    def give_card(self, do: a.GiveCard) -> str:
        return "El oponente te da una carta de su mano."

    def reveal(self, do: a.Reveal) -> str:
        if do.who is Who.YOU:
            return "Revela una carta de tu mano."
        return "Revela una carta al azar de la mano del oponente."

    def put_it(self, do: a.PutIt) -> str:
        return f"Ponla en {PILES[do.pile]}."

    def swap_hands(self, do: a.SwapHands) -> str:
        return "Intercambia tu mano con la del oponente."

    def teammate_draws(self, do: a.TeammateDraws) -> str:
        return "Puede robar una carta a su elección de tu pila de descartes."

    # -- this turn --------------------------------------------------------------------------------

    def this_turn(self, do: a.ThisTurn) -> str:
        what = do.what
        many = not what.group.this and what.number != 1
        if do.cannot is not None:
            can = f"no {'pueden' if many else 'puede'} {self.deed(do.cannot, many)}"
        else:
            can = f"{'tienen' if many else 'tiene'} {self.had(do.power, do.keywords, do.dice)}"
        if what.number is not None:
            return f"Elige {self.creatures(what)}. {upper_first(can)} este turno{self.at_most(do)}."
        return f"{upper_first(self.creatures(what.group))} {can} este turno{self.at_most(do)}."

    def deed(self, deed: Deed, many: bool = False) -> str:
        """What creatures are kept from."""
        if deed is Deed.BE_DEFEATED:
            return "ser derrotadas" if many else "ser derrotada"
        return DEEDS[deed]

    def at_most(self, do: a.ThisTurn | a.Grant) -> str:
        return " (2 dados como máximo)" if do.dice else ""

    def nobody_this_turn(self, do: a.NobodyThisTurn) -> str:
        return f"{CANNOT[Who.ANYONE]} {DEEDS[do.deed]} este turno."

    def had(self, power: int, keywords: frozenset[str], dice: int) -> str:
        """+5 de poder y Frenesí"""
        have = [f"{signed(power)} de poder"] if power else []
        have += [self.keywords[k] for k in KEYWORDS if k in keywords]
        have += ["un dado adicional"] if dice else []
        return self.join(have)

    # -- constant abilities -----------------------------------------------------------------------

    def grant(self, grant: a.Grant) -> str:
        have = self.had(grant.power, grant.keywords, grant.dice) + self.each(grant.per)
        have += self.at_most(grant)
        when = self.while_clause(grant.only_while) if grant.only_while else ""
        if grant.to == a.Group(Side.ALLIED, other=True):
            if grant.only_while is Condition.ONE_OTHER_ALLY:
                return f"{upper_first(when)}, esa criatura tiene {have}."
            if grant.only_while is Condition.TWO_OTHER_ALLIES:
                return f"{upper_first(when)}, esas criaturas tienen {have}."
        if grant.only_while is Condition.ONLY_ALLY and grant.to.this:
            return f"{upper_first(when)}, tiene {have}."
        who = "Tiene" if grant.to.this else f"{upper_first(self.creatures(grant.to))} tienen"
        return f"{who} {have}{when and f' {when}'}."

    def share(self, share: a.Share) -> str:
        first, *others = (self.keywords[k] for k in share.keywords)
        text = f"Tiene {first} mientras alguna criatura enemiga tenga {first}."
        return f"{text} Lo mismo vale para {self.join(others)}." if others else text

    def forbid(self, forbid: a.Forbid) -> str:
        group, first = forbid.group, forbid.deeds[0]
        if group is None:
            deeds = " ni ".join(self.players_deed(deed, forbid) for deed in forbid.deeds)
            return f"{CANNOT[forbid.who]} {deeds}."
        when = self.while_clause(forbid.only_while) if forbid.only_while else ""
        after = f" {when}" if when else ""
        if forbid.unless:
            return f"Solo puede ser bloqueada por {self.any_of(group)}{after}."
        if first is Deed.BLOCK_THIS:
            return f"No puede ser bloqueada por {self.any_of(group)}{after}."
        if first is Deed.HUNTED_BY_THIS:
            return f"No puede cazar {self.any_of(group)}{after}."
        deeds = " ni ".join(self.deed(deed, not group.this) for deed in forbid.deeds)
        if group.this:
            return f"No puede {deeds}{after}."
        text = f"{self.creatures(group)} no pueden {deeds}."
        return f"{upper_first(when)}, {text}" if when else upper_first(text)

    def players_deed(self, deed: Deed, forbid: a.Forbid) -> str:
        """What players are kept from."""
        hand = "tu mano" if forbid.who is Who.YOU else "su mano"
        if deed is Deed.INTO_HAND:
            return f"poner cartas en {hand}"
        if deed is Deed.PLAY_FROM_HAND:
            return f"jugar cartas{self.limits(None, forbid.at_most)} de {hand}"
        return DEEDS[deed]

    def give(self, give: a.Give) -> str:
        has = "Tiene" if give.to.this else f"{upper_first(self.creatures(give.to))} tienen"
        return f"{has} {self.quoted(self.ability(give.ability))}"

    def silence(self, silence: a.Silence) -> str:
        return f"Las palabras clave de {self.creatures(silence.group)} no tienen efecto."

    def must_be_hunted(self, constant: a.MustBeHunted) -> str:
        return (
            "Durante su turno, el oponente debe atacar a esta criatura "
            "con una que tenga Cacería, si puede."
        )

    def highest_loses(self, constant: a.HighestLoses) -> str:
        return "Cuando esta criatura lucha, es derrotada la de mayor poder, no la de menor."

    def evolve_instead(self, constant: a.EvolveInstead) -> str:
        form = self.card_name(constant.to)
        return f"Si esta criatura va a ser derrotada, en vez de eso evoluciona a {form}."

    def more_loss(self, constant: a.MoreLoss) -> str:
        return f"Cuando el oponente pierde puntos de vida, pierde {constant.amount} más."

    def mindbug_cost(self, constant: a.MindbugCost) -> str:
        return f"Cuando el oponente usa un Mindbug, primero pierde {self.life(constant.amount)}."

    def more_rerolls(self, constant: a.MoreRerolls) -> str:
        times = "una vez" if constant.amount == 1 else f"{constant.amount} veces"
        return f"Cuando tiras dados, puedes repetir la tirada {times} más."
