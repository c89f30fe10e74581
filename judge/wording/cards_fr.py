"""French: what is printed on cards, worded from their description."""

from __future__ import annotations

from dataclasses import replace

from judge.engine import abilities as a
from judge.engine.abilities import Condition, Count, Deed, Extreme, Pile, Side, Trait, Who
from judge.engine.card import KEYWORDS
from judge.wording.base import Wording, lower_first, signed, upper_first

PILES = {
    Pile.YOUR_DISCARD: "votre défausse",
    Pile.THEIR_DISCARD: "la défausse de l’adversaire",
    Pile.ANY_DISCARD: "n’importe quelle défausse",
    Pile.YOUR_HAND: "votre main",
}
CONDITIONS = {
    Condition.YOUR_TURN: "c’est votre tour",
    Condition.NOT_YOUR_TURN: "ce n’est pas votre tour",
    Condition.ONLY_ALLY: "c’est votre seule créature alliée",
    Condition.ONE_OTHER_ALLY: "il y a exactement 1 autre créature alliée",
    Condition.TWO_OTHER_ALLIES: "il y a exactement 2 autres créatures alliées",
    Condition.NO_CREATURES: "vous ne contrôlez aucune créature",
    Condition.THREE_ENEMIES: "il y a au moins 3 créatures ennemies",
    Condition.FEWER_CREATURES: "vous contrôlez moins de créatures que l’adversaire",
    Condition.MORE_CREATURES: "vous contrôlez plus de créatures que l’adversaire",
    Condition.THREE_MORE_CREATURES: "vous contrôlez au moins 3 créatures de plus que l’adversaire",
    Condition.TWIN_ALLIES: "au moins 2 créatures alliées ont la même puissance",
    Condition.NO_STRONGER_ALLY: "vous ne contrôlez aucune créature plus puissante que celle-ci",
    Condition.ONE_LIFE: "il ne vous reste que 1 PV",
    Condition.LESS_LIFE: "vous avez moins de PV que l’adversaire",
    Condition.EMPTY_DISCARD: "votre défausse est vide",
    Condition.EMPTY_HAND: "votre main est vide",
    Condition.SMALL_HAND: "vous avez 2 cartes ou moins en main",
    Condition.NO_MINDBUGS: "vous n’avez plus de Mindbug",
    Condition.SAME_MINDBUGS: "vous avez autant de Mindbugs que l’adversaire",
    Condition.DID: "vous le faites",
    Condition.THEY_DID_NOT: "il ne le fait pas",
    Condition.ROLLED_FOUR: "vous obtenez 4 ou plus",
    Condition.IT_HAS_FOUR_POWER: "cette carte a une puissance de 4 ou plus",
    Condition.IT_HAS_FIVE_OCTONITE: "elle a 5 Octonite ou plus",
    Condition.IN_COMBAT: "cette créature a été détruite en combat",
    Condition.DEFEATED_AN_ENEMY: "cette créature a détruit une créature ennemie pendant ce tour",
    Condition.TEAMMATE_HAS_NONE: "votre coéquipier ne contrôle aucune créature",
}
# What is not just "tant que" and the condition.
WHILE = {
    Condition.YOUR_TURN: "pendant votre tour",
    Condition.NOT_YOUR_TURN: "en dehors de votre tour",
    Condition.NO_STRONGER_ALLY: "tant que vous ne contrôlez aucune créature plus puissante qu’elle",
}
EACH = {
    Count.OTHER_ALLIES: "autre créature alliée",
    Count.THEIR_CREATURES: "créature qu’il contrôle",
    Count.ENEMY_CREATURES: "créature ennemie",
    Count.THEIR_MINDBUGS: "Mindbug qui lui reste",
    Count.DISCARDED: "carte ainsi défaussée",
    Count.OCTONITE_ON_THIS: "marqueur Octonite sur cette créature",
    Count.OCTONITE_ON_ALLIES: "marqueur Octonite sur les créatures alliées",
}
# They fit one creature and several.
TRAITS = {
    Trait.BOOSTED: " ayant au moins une carte Boost",
    Trait.OCTONITE: " ayant au moins un marqueur Octonite",
    Trait.TWIN: " de même puissance qu’une autre",
    Trait.WEAKER: " de puissance inférieure à celle de cette créature",
    Trait.NEAR: " dont la puissance diffère de la sienne de 1 au plus",
    Trait.NO_KEYWORDS: " sans mot-clé",
    Trait.CHOSEN_KEYWORD: " ayant le mot-clé choisi",
    Trait.ITS_KEYWORDS: " ayant un mot-clé en commun avec cette carte",
    Trait.BLOCKED: " ayant bloqué pendant ce tour",
    Trait.PLAY_EFFECT: " ayant un effet « Jouer »",
}
SIDES = {Side.ANY: "", Side.ALLIED: " alliée", Side.ENEMY: " ennemie", Side.TEAMMATE: ""}
DEEDS = {
    Deed.ATTACK: "attaquer",
    Deed.BLOCK: "bloquer",
    Deed.BE_DEFEATED: "être détruite",
    Deed.PLAY_EFFECTS: "activer d’effets « Jouer »",
    Deed.DEFEATED_EFFECTS: "activer d’effets « Détruit »",
    Deed.USE_MINDBUGS: "dépenser de Mindbug",
    Deed.LOSE_LIFE: "perdre de PV",
    Deed.INTO_HAND: "ajouter de cartes à",
    Deed.PLAY_FROM_HAND: "jouer de cartes",
}
PLAYERS = {
    Who.YOU: "Vous ne pouvez pas",
    Who.OPPONENT: "L’adversaire ne peut pas",
    Who.ANYONE: "Les joueurs ne peuvent pas",
}
HANDS = {Who.YOU: "votre main", Who.OPPONENT: "sa main", Who.ANYONE: "leur main"}
# What an instruction begins with, and what it becomes behind "vous pouvez".
INFINITIVES = {
    "Jouez cette carte": "la jouer",
    "Jouez-la": "la jouer",
    "Mettez-la": "la mettre",
    "Ajoutez-la": "l’ajouter",
    "Défaussez-vous": "vous défausser",
    "Vous gagnez": "gagner",
    "Vous perdez": "perdre",
    "Achetez": "acheter",
    "Choisissez": "choisir",
    "Copiez": "copier",
    "Déclenchez": "déclencher",
    "Défaussez": "défausser",
    "Dépensez": "dépenser",
    "Détruisez": "détruire",
    "Échangez": "échanger",
    "Évoluez": "évoluer",
    "Gagnez": "gagner",
    "Glissez": "glisser",
    "Jouez": "jouer",
    "Lancez": "lancer",
    "Mettez": "mettre",
    "Perdez": "perdre",
    "Piochez": "piocher",
    "Posez": "poser",
    "Prenez": "prendre",
    "Récupérez": "récupérer",
    "Remettez": "remettre",
    "Renvoyez": "renvoyer",
    "Répétez": "répéter",
    "Reprenez": "reprendre",
    "Révélez": "révéler",
    "Volez": "voler",
}


class FrenchCards(Wording):
    """Ability texts in French."""

    # -- creatures and cards ----------------------------------------------------------------------

    def creatures(self, what: a.Selection | a.Group) -> str:
        """une créature de puissance 6 ou plus ; toutes les créatures ennemies"""
        group = what.group if isinstance(what, a.Selection) else what
        if group.this:
            return "cette créature"
        if group.trait is Trait.DEFEATED_THIS:
            return "la créature qui l’a détruite"
        one = SIDES[group.side]
        many = f"{one}s" if one else ""
        if group.extreme is not None:
            most = "la plus élevée" if group.extreme is Extreme.HIGHEST else "la plus faible"
            return f"la ou les créatures{many} ayant la puissance {most}"
        rest = self.narrowed(group)
        others = "autres " if group.other else ""
        if isinstance(what, a.Group):
            return f"les {others}créatures{many}{rest}"
        if what.equal:
            return f"exactement {what.number} créatures{many} de même puissance"
        if what.number is None:
            return f"toutes les {others}créatures{many}{rest}"
        if what.up_to:
            return f"jusqu’à {what.number} {others}créatures{many}{rest}"
        if what.by is Who.OPPONENT:
            return f"une créature qu’il contrôle{rest}"
        return f"une {'autre ' if group.other else ''}créature{one}{rest}"

    def of_creatures(self, what: a.Selection | a.Group) -> str:
        text = self.creatures(what)
        if text.startswith("les "):
            return f"des {text.removeprefix('les ')}"
        text = text.replace("la ou les ", "la ou des ")
        return f"d’{text}" if text.startswith(("une ", "exactement ")) else f"de {text}"

    def narrowed(self, group: a.Group) -> str:
        """What a group of creatures is narrowed by."""
        if group.side is Side.TEAMMATE:
            return " de votre coéquipier"
        if group.keywords:
            words = (self.keywords[k] for k in KEYWORDS if k in group.keywords)
            return f" avec {self.join(words, 'et/ou')}"
        if group.trait is not None:
            return TRAITS[group.trait]
        return self.limits(group.at_least, group.at_most)

    def limits(self, at_least: int | None, at_most: int | None) -> str:
        if at_least is not None and at_most is not None:
            return f" de puissance {at_least} à {at_most}"
        if at_least is not None:
            return f" de puissance {at_least} ou plus"
        return f" de puissance {at_most} ou moins" if at_most is not None else ""

    def cards(self, cards: a.Cards) -> str:
        """(une carte) de puissance 7 ou plus depuis votre défausse"""
        effect = {None: "", a.Trigger.PLAY: " ayant un effet « Jouer »"}.get(
            cards.effect, " ayant un effet « Détruit »"
        )
        which = f"{self.limits(cards.at_least, cards.at_most)}{effect}"
        return f"{which} {'depuis' if which else 'de'} {PILES[cards.pile]}"

    def some_cards(self, number: int) -> str:
        return "une carte" if number == 1 else self.count_cards(number)

    def each(self, per: Count | None) -> str:
        return f" pour chaque {EACH[per]}" if per is not None else ""

    # -- around a sentence ------------------------------------------------------------------------

    def triggered(self, trigger: a.Trigger, sentences: str) -> str:
        clause = {
            a.Trigger.LOSE_LIFE_IN_DISCARD: (
                "Quand vous perdez des PV alors que cette carte est dans votre défausse"
            ),
            a.Trigger.INTO_DISCARD: "Quand cette carte arrive de n’importe où dans votre défausse",
            a.Trigger.END_OF_TURN: "À la fin de chaque tour",
            a.Trigger.END_OF_YOUR_TURN: "À la fin de votre tour",
        }[trigger]
        return f"{clause}, {lower_first(sentences)}"

    def sentence(self, sentence: a.Sentence) -> str:
        """Whom the condition has just named is not named again."""
        text = super().sentence(sentence)
        if sentence.only_if is Condition.THEY_DID_NOT:
            return text.replace(", l’adversaire ", ", il ")
        if sentence.only_if is Condition.TEAMMATE_HAS_NONE:
            return text.replace(", votre coéquipier ", ", il ")
        if isinstance(sentence.do, a.StealLife) and "que l’adversaire, " in text:
            return text.replace("volez ", "volez-lui ").replace(" à l’adversaire.", ".")
        return text.replace("l’adversaire, l’adversaire ", "l’adversaire, celui-ci ")

    def options(self, do: a.Options) -> str:
        text = super().options(do)
        return text.replace(" ou mettez-la dans la défausse de", " ou dans celle de")

    def may(self, do: a.Instruction) -> str:
        text = self.instruction(do)
        if isinstance(do, a.Discard) and do.who is Who.OPPONENT:
            return text.replace("L’adversaire se défausse", "L’adversaire peut se défausser")
        for imperative, infinitive in INFINITIVES.items():
            if text.startswith(imperative):
                return f"Vous pouvez {infinitive}{text.removeprefix(imperative)}"
        raise NotImplementedError(text)

    def if_clause(self, condition: Condition) -> str:
        clause = CONDITIONS[condition]
        return f"S’{clause}" if clause.startswith("il ") else f"Si {clause}"

    def while_clause(self, condition: Condition) -> str:
        """tant qu’il y a au moins 3 créatures ennemies"""
        if condition in WHILE:
            return WHILE[condition]
        clause = CONDITIONS[condition]
        return f"tant qu’{clause}" if clause[0] in "aei" else f"tant que {clause}"

    # -- life, Mindbugs, turns --------------------------------------------------------------------

    def gain_life(self, do: a.GainLife) -> str:
        return f"{'Gagnez' if do.who is Who.YOU else 'L’adversaire gagne'} {do.amount} PV."

    def lose_life(self, do: a.LoseLife) -> str:
        if do.keep is not None:
            who = "Perdez tous vos" if do.who is Who.YOU else "L’adversaire perd tous ses"
            return f"{who} PV sauf {do.keep}."
        who = "Perdez" if do.who is Who.YOU else "L’adversaire perd"
        return f"{who} {do.amount} PV{self.each(do.per)}."

    def steal_life(self, do: a.StealLife) -> str:
        return f"Volez {do.amount} PV à l’adversaire."

    def match_life(self, do: a.MatchLife) -> str:
        return "Vos PV deviennent égaux à ceux de l’adversaire."

    def win_game(self, do: a.WinGame) -> str:
        return "Vous gagnez la partie."

    def lose_game(self, do: a.LoseGame) -> str:
        return "Vous perdez la partie."

    def refresh_mindbug(self, do: a.RefreshMindbug) -> str:
        return "Récupérez l’un de vos Mindbugs."

    def lose_mindbug(self, do: a.LoseMindbug) -> str:
        return "L’adversaire perd un Mindbug."

    def another_turn(self, do: a.AnotherTurn) -> str:
        return "Jouez un autre tour après celui-ci."

    def name_keyword(self, do: a.NameKeyword) -> str:
        return "Choisissez un mot-clé."

    def roll_die(self, do: a.RollDie) -> str:
        return "Lancez un dé à six faces."

    def repeat(self, do: a.Repeat) -> str:
        return "Répétez cet effet."

    def energy(self, number: int) -> str:
        return f"{number} cube{'s' if number > 1 else ''} d’énergie"

    def gain_energy(self, do: a.GainEnergy) -> str:
        return f"Gagnez {self.energy(do.amount)}{self.each(do.per)}."

    def buy_free(self, do: a.BuyFree) -> str:
        if do.top:
            return "Révélez la carte du dessus de la pile Power. Achetez-la gratuitement."
        return "Achetez gratuitement une carte Power."

    # -- creatures --------------------------------------------------------------------------------

    def defeat(self, do: a.Defeat) -> str:
        if do.what.by is Who.OPPONENT:
            return f"L’adversaire doit détruire {self.creatures(do.what)}."
        also = f" et {self.creatures(do.also)}" if do.also is not None else ""
        if do.per is not None:
            return f"Pour chaque {EACH[do.per]}, détruisez {self.creatures(do.what)}."
        return f"Détruisez {self.creatures(do.what)}{also}."

    def take_control(self, do: a.TakeControl) -> str:
        return f"Prenez le contrôle {self.of_creatures(do.what)}."

    def give_control(self, do: a.GiveControl) -> str:
        return "L’adversaire prend le contrôle de cette créature."

    def return_to_hand(self, do: a.ReturnToHand) -> str:
        creatures = self.creatures(do.what)
        hand = "votre main" if do.to is Who.YOU else "la main de l’adversaire"
        if do.mindbug:
            return f"Dépensez l’un de vos Mindbugs pour mettre {creatures} dans {hand}."
        return f"Renvoyez {creatures} dans {hand}."

    def force_attack(self, do: a.ForceAttack) -> str:
        creatures = self.creatures(do.what)
        return f"Choisissez {creatures}. L’adversaire attaque avec elle si c’est possible."

    def set_aside(self, do: a.SetAside) -> str:
        return f"Mettez de côté {self.creatures(do.what)}."

    def return_aside(self, do: a.ReturnAside) -> str:
        return "Remettez en jeu les créatures mises de côté sans activer leurs effets « Jouer »."

    def evolve(self, do: a.Evolve) -> str:
        return f"Évoluez en {self.card_name(do.to)}."

    def put_octonite(self, do: a.PutOctonite) -> str:
        return f"Posez {do.number} Octonite sur {self.creatures(do.what)}."

    def boost(self, do: a.Boost) -> str:
        cards = f"jusqu’à {do.number} cartes Boost" if do.number > 1 else "au plus 1 carte Boost"
        if do.split:
            return f"Glissez {cards} sous une ou plusieurs créatures."
        return f"Glissez {cards} sous {'cette' if do.to.this else 'une'} créature."

    def take_boost(self, do: a.TakeBoost) -> str:
        return "Renvoyez une carte Boost dans votre main."

    # -- cards ------------------------------------------------------------------------------------

    def play_from(self, do: a.PlayFrom) -> str:
        return f"Jouez une carte{self.cards(do.cards)}."

    def play_many(self, do: a.PlayMany) -> str:
        cards = f"n’importe quel nombre de cartes{self.cards(do.cards)}"
        return f"Jouez {cards} sans activer leurs effets « Jouer »."

    def play_boost(self, do: a.PlayBoost) -> str:
        cards = "n’importe quel nombre de cartes Boost de cette créature"
        return f"Jouez {cards} sans activer leurs effets « Jouer »."

    def play_random(self, do: a.PlayRandom) -> str:
        return "Jouez une carte prise au hasard dans la main de l’adversaire."

    def play_this(self, do: a.PlayThis) -> str:
        return "Jouez cette carte."

    def play_it(self, do: a.PlayIt) -> str:
        return "Jouez-la."

    def play_given(self, do: a.PlayGiven) -> str:
        return "Jouez-la."

    def take_given(self, do: a.TakeGiven) -> str:
        return "Ajoutez-la à votre main."

    def of_effect(self, what: a.Selection) -> str:
        """Whose Play effect; that it has one goes without saying."""
        return self.of_creatures(replace(what, group=replace(what.group, trait=None)))

    def copy_play(self, do: a.CopyPlay) -> str:
        return f"Copiez l’effet « Jouer » {self.of_effect(do.what)}."

    def copy_it(self, do: a.CopyIt) -> str:
        return "Copiez son effet « Jouer »."

    def trigger_play(self, do: a.TriggerPlay) -> str:
        return f"Déclenchez l’effet « Jouer » {self.of_effect(do.what)}."

    def draw_pile(self, do: a.DrawPile) -> str:
        return f"Piochez toutes les cartes de {PILES[do.pile]}."

    def draw_cards(self, do: a.DrawCards) -> str:
        cards = self.some_cards(do.number)
        if do.back:
            return f"Reprenez dans votre main {cards} de {PILES[do.pile]}."
        if do.pile is Pile.ANY_DISCARD and do.number > 1:
            return f"Piochez {cards} de votre choix dans une ou plusieurs défausses."
        return f"Piochez {cards} de votre choix dans {PILES[do.pile]}."

    def draw_unused(self, do: a.DrawUnused) -> str:
        return f"Piochez {self.some_cards(do.number)} dans la pile de cartes inutilisées."

    def unused_to_deck(self, do: a.UnusedToDeck) -> str:
        if do.number == 1:
            cards, them = "la carte du dessus", "la"
        else:
            cards, them = f"les {do.number} cartes du dessus", "les"
        pile = "la pile de cartes inutilisées"
        return f"Mettez {cards} de {pile} sous votre pioche sans {them} regarder."

    def discard(self, do: a.Discard) -> str:
        if do.up_to:
            who = "Défaussez" if do.who is Who.YOU else "L’adversaire défausse"
            return f"{who} jusqu’à {self.count_cards(do.number)}."
        who = "Défaussez-vous" if do.who is Who.YOU else "L’adversaire se défausse"
        cards = "d’une carte" if do.number == 1 else f"de {do.number} cartes"
        return f"{who} {cards}{' au hasard' if do.random else ''}{self.each(do.per)}."

    def discard_all(self, do: a.DiscardAll) -> str:
        if do.who is Who.YOU:
            return f"Défaussez {'votre main et ' if do.hand else ''}votre pioche."
        return f"L’adversaire défausse {'sa main et ' if do.hand else ''}sa pioche."

    def steal(self, do: a.Steal) -> str:
        return f"Volez {self.some_cards(do.number)} au hasard dans la main de l’adversaire."

    def give_card(self, do: a.GiveCard) -> str:
        return "L’adversaire vous donne une carte de sa main."

    def reveal(self, do: a.Reveal) -> str:
        if do.who is Who.YOU:
            return "Révélez une carte de votre main."
        return "Révélez une carte prise au hasard dans la main de l’adversaire."

    def put_it(self, do: a.PutIt) -> str:
        return f"Mettez-la dans {PILES[do.pile]}."

    def swap_hands(self, do: a.SwapHands) -> str:
        return "Échangez votre main avec celle de l’adversaire."

    def teammate_draws(self, do: a.TeammateDraws) -> str:
        return "Votre coéquipier peut piocher une carte de son choix dans votre défausse."

    # -- this turn --------------------------------------------------------------------------------

    def this_turn(self, do: a.ThisTurn) -> str:
        group = do.what.group
        several = do.what.number is None and not group.this
        who = upper_first(self.creatures(group))
        if do.what.number is not None:
            who = f"Choisissez {self.creatures(do.what)}. Elle"
        if do.cannot is not None:
            return f"{who} {self.cannot((do.cannot,), several)} pendant ce tour."
        has = "ont" if several else "a"
        have = self.had(do.power, do.keywords, do.dice)
        return f"{who} {has} {have} pendant ce tour{self.at_most(do)}."

    def cannot(self, deeds: tuple[Deed, ...], several: bool) -> str:
        """ne peuvent ni attaquer ni bloquer ; ne peut pas être détruite"""
        can = "ne peuvent" if several else "ne peut"
        words = [DEEDS[d] + ("s" if several and d is Deed.BE_DEFEATED else "") for d in deeds]
        if len(words) == 1:
            return f"{can} pas {words[0]}"
        return f"{can} {' '.join(f'ni {word}' for word in words)}"

    def at_most(self, do: a.ThisTurn | a.Grant) -> str:
        return " (2 dés au maximum)" if do.dice else ""

    def nobody_this_turn(self, do: a.NobodyThisTurn) -> str:
        return f"{self.player_cannot(Who.ANYONE, do.deed)} pendant ce tour."

    def had(self, power: int, keywords: frozenset[str], dice: int) -> str:
        """+5 de puissance et Furie"""
        have = [f"{signed(power)} de puissance"] if power else []
        have += [self.keywords[k] for k in KEYWORDS if k in keywords]
        have += ["un dé supplémentaire"] if dice else []
        return self.join(have)

    # -- constant abilities -----------------------------------------------------------------------

    def grant(self, grant: a.Grant) -> str:
        have = self.had(grant.power, grant.keywords, grant.dice) + self.each(grant.per)
        condition = grant.only_while
        if condition in (Condition.ONE_OTHER_ALLY, Condition.TWO_OTHER_ALLIES):
            they = "celle-ci a" if condition is Condition.ONE_OTHER_ALLY else "celles-ci ont"
            return f"{upper_first(self.while_clause(condition))}, {they} {have}."
        if condition is Condition.ONLY_ALLY:
            return f"Tant que cette créature est votre seule créature alliée, elle a {have}."
        when = f" {self.while_clause(condition)}" if condition is not None else ""
        has = "a" if grant.to.this else "ont"
        who = upper_first(self.creatures(grant.to))
        return f"{who} {has} {have}{when}{self.at_most(grant)}."

    def share(self, share: a.Share) -> str:
        first, *others = share.keywords
        return (
            f"Cette créature a {self.keywords[first]} tant qu’une créature ennemie l’a. "
            f"Il en va de même pour {self.keyword_list(others)}."
        )

    def player_cannot(self, who: Who, deed: Deed, at_most: int | None = None) -> str:
        text = f"{PLAYERS[who]} {DEEDS[deed]}"
        if deed is Deed.PLAY_FROM_HAND:
            return f"{text}{self.limits(None, at_most)} depuis {HANDS[who]}"
        return f"{text} {HANDS[who]}" if deed is Deed.INTO_HAND else text

    def forbid(self, forbid: a.Forbid) -> str:
        text = self.forbidden(forbid)
        if forbid.only_while is not None:
            return f"{upper_first(self.while_clause(forbid.only_while))}, {lower_first(text)}"
        return text

    def forbidden(self, forbid: a.Forbid) -> str:
        first = forbid.deeds[0]
        if forbid.group is None:
            return f"{self.player_cannot(forbid.who, first, forbid.at_most)}."
        creatures = self.creatures(forbid.group)
        if forbid.unless:
            some = f"des {creatures.removeprefix('les ')}"
            return f"Cette créature ne peut être bloquée que par {some}."
        if first is Deed.BLOCK_THIS:
            return f"Cette créature ne peut pas être bloquée par {creatures}."
        if first is Deed.HUNTED_BY_THIS:
            return f"Cette créature ne peut pas chasser {creatures}."
        return f"{upper_first(creatures)} {self.cannot(forbid.deeds, not forbid.group.this)}."

    def give(self, give: a.Give) -> str:
        has = "a" if give.to.this else "ont"
        return f"{upper_first(self.creatures(give.to))} {has} « {self.ability(give.ability)} »"

    def silence(self, silence: a.Silence) -> str:
        return f"Les mots-clés {self.of_creatures(silence.group)} n’ont aucun effet."

    def must_be_hunted(self, constant: a.MustBeHunted) -> str:
        return (
            "Pendant son tour, l’adversaire doit, si possible, attaquer cette créature "
            "avec une créature qui a Chasseur."
        )

    def highest_loses(self, constant: a.HighestLoses) -> str:
        return (
            "Quand cette créature combat, c’est la créature la plus puissante qui est détruite, "
            "et non la moins puissante."
        )

    def evolve_instead(self, constant: a.EvolveInstead) -> str:
        form = self.card_name(constant.to)
        return f"Si cette créature devait être détruite, évoluez en {form} à la place."

    def more_loss(self, constant: a.MoreLoss) -> str:
        return f"Quand l’adversaire perd des PV, il en perd {constant.amount} de plus."

    def mindbug_cost(self, constant: a.MindbugCost) -> str:
        return f"Quand l’adversaire dépense un Mindbug, il perd d’abord {constant.amount} PV."

    def more_rerolls(self, constant: a.MoreRerolls) -> str:
        more = "une relance supplémentaire"
        if constant.amount > 1:
            more = f"{constant.amount} relances supplémentaires"
        return f"Quand vous lancez un ou plusieurs dés, vous avez {more}."
