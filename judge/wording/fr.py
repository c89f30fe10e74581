"""French."""

from __future__ import annotations

import re
from typing import Any

from judge.cards import Name
from judge.engine.abilities import Deed, Trait, Trigger
from judge.engine.card import FAST, FRENZY, HUNTER, POISONOUS, SNEAKY, TOUGH
from judge.wording.base import CLAUSES
from judge.wording.cards_fr import DEEDS, FrenchCards


class French(FrenchCards):
    language = "fr"
    keywords = {
        FAST: "FAST",
        FRENZY: "Furie",
        HUNTER: "Chasseur",
        POISONOUS: "Venimeux",
        SNEAKY: "Furtif",
        TOUGH: "Coriace",
    }
    triggers = {
        Trigger.PLAY: "Jouer",
        Trigger.ATTACK: "Attaque",
        Trigger.DEFEATED: "Détruit",
        Trigger.ACTION: "Action",
        Trigger.HARVEST: "Harvest",
    }
    badges = {
        "cost": "Coût en énergie : {n}.",
        "octonite": "Entre en jeu avec {n} Octonite.",
        "distribute": "Entre en jeu avec {n} Octonite, que vous pouvez répartir entre les créatures de votre choix.",
        "die": "Lancez un dé quand cette créature attaque.",
        "dice": "Lancez deux dés quand cette créature attaque.",
        "stage": "Forme {n} de sa lignée.",
        "team": "Seulement pour les parties à 2 contre 2.",
    }
    in_discard = "In Discard Pile (dans la défausse)"
    unknown = Name("une carte inconnue")
    unknown_cards = "cartes inconnues"
    forced = "Il n’y a pas d’autre choix."
    open_reading = "Les livrets ne disent rien ici"
    parts = {
        "printed": "sur la carte",
        "boost": "par Boost",
        "this-turn": "pendant ce tour",
        "least": "minimum 1",
    }

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

    def side(self, power: int, keywords: list[str]) -> str:
        return f"Inclinée : puissance {power}, {self.keyword_list(keywords)}."

    # -- steps ------------------------------------------------------------------------------------

    def say_fight(self, fill: dict[str, Any]) -> str:
        strong, other = self.powers(fill)
        return f"{fill['c']}, de puissance {strong}, combat {fill['d']}, de puissance {other}."

    def effect_word(self, trigger: Trigger) -> str:
        """« Jouer » ; Harvest is a name and stands without quotation marks."""
        word = self.triggers[trigger]
        return word if trigger is Trigger.HARVEST else f"« {word} »"

    def say_effect(self, fill: dict[str, Any]) -> str:
        ability = fill["ability"]
        if ability.trigger is Trigger.BOUGHT:
            return f"L’effet {fill['c'].de} a lieu : {self.effect_text(fill)}"
        if ability.trigger in CLAUSES:
            return f"{fill['p']} résout l’effet {fill['c'].de} : {self.ability(ability)}"
        word = self.effect_word(ability.trigger)
        return f"{fill['p']} résout l’effet {word} {fill['c'].de} : {self.effect_text(fill)}"

    def say_stopped(self, fill: dict[str, Any]) -> str:
        word = self.effect_word(Trigger[fill["trigger"].upper()])
        return (
            f"L’effet {word} {fill['c'].de} n’a pas lieu : "
            f"{fill['d']} empêche {fill['p']} d’activer les effets {word}."
        )

    def say_copy(self, fill: dict[str, Any]) -> str:
        text = self.sentences(fill["ability"])
        return f"{fill['c']} copie l’effet « Jouer » {fill['d'].de} : {text}"

    def say_evolve(self, fill: dict[str, Any]) -> str:
        form = self.card_name(fill["form"])
        return f"{fill['c']} évolue en {form} ; pour le reste, rien ne change."

    def say_turned(self, fill: dict[str, Any]) -> str:
        keywords = self.keyword_list(fill["keywords"])
        have = f"une puissance de {fill['power']} et {keywords}"
        return f"{fill['p']} tourne {fill['c']}, qui a définitivement {have}."

    def say_keyword(self, fill: dict[str, Any]) -> str:
        return f"{fill['p']} choisit {self.keywords[fill['keyword']]}."

    def say_this_turn(self, fill: dict[str, Any]) -> str:
        if fill["cannot"]:
            deed = Deed(fill["cannot"])
            words = f"être détruit{fill['c'].e}" if deed is Deed.BE_DEFEATED else DEEDS[deed]
            return f"{fill['c']} ne peut pas {words} jusqu’à la fin du tour."
        have = self.had(fill["power"], frozenset(fill["keywords"]), 0)
        return f"{fill['c']} a {have} jusqu’à la fin du tour."

    def say_all_this_turn(self, fill: dict[str, Any]) -> str:
        return self.this_turn(fill["do"])

    def say_dice(self, fill: dict[str, Any]) -> str:
        dice = "les dés" if len(fill["faces"]) > 1 else "le dé"
        faces = self.join(map(self.face, fill["faces"]))
        return f"{fill['p']} lance {dice} pour {fill['c']} : {faces}."

    def say_reroll(self, fill: dict[str, Any]) -> str:
        if fill["of_two"] and len(fill["dice"]) == 1:
            return f"{fill['p']} relance le dé {fill['dice'][0]}."
        return f"{fill['p']} relance {'les deux dés' if fill['of_two'] else 'le dé'}."

    def say_result(self, fill: dict[str, Any]) -> str:
        return f"Le résultat {self.face(fill['face'])} s’applique."

    def say_gain_energy(self, fill: dict[str, Any]) -> str:
        return f"{fill['p']} gagne {self.energy(fill['amount'])} et passe à {fill['energy']}."

    def say_buy(self, fill: dict[str, Any]) -> str:
        price = self.energy(fill["cost"])
        return f"{fill['p']} achète {fill['c']} pour {price}. Il lui en reste {fill['energy']}."

    def say_boost(self, fill: dict[str, Any]) -> str:
        cards = "cartes Boost" if len(fill["refs"]) > 2 else "carte Boost"
        return f"{fill['p']} glisse {fill['rest']} sous {fill['c']} comme {cards}."

    def say_drop_boost(self, fill: dict[str, Any]) -> str:
        cards = "ses cartes Boost vont" if len(fill["refs"]) > 2 else "sa carte Boost va"
        pile = f"dans la défausse de {fill['p']}"
        return f"{fill['c']} quitte le jeu ; {cards} {pile} : {fill['rest']}."

    def say_not_able(self, fill: dict[str, Any]) -> str:
        return f"Cette attaque est impossible : {self.reason(fill['why'], fill['names'])}"

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
        "no-mindbug, forced": "{p} ne peut pas dépenser de Mindbug pour {c}.",
        "mindbug-cost": "{c} oblige {p} à perdre des PV avant de dépenser un Mindbug.",
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
        "least-power": "La puissance ne descend jamais au-dessous de 1 ; elle compte donc ici pour 1 : {cards}.",
        "below-one": "La puissance peut descendre au-dessous de 1, et c’est le cas ici : {cards}.",
        "poison": "{c} est une créature Venimeuse : {d} devrait être détruit{d.e}, quelle que soit sa puissance.",
        "exhaust": "{c} devrait être détruit{c.e}, mais est Coriace : la carte est inclinée à la place.",
        "defeat": "{c} est détruit{c.e} et rejoint la défausse de {p}.",
        "lose-life": "{p} perd {amount_life}. Il lui en reste {life}.",
        "gain-life": "{p} gagne {amount_life} et passe à {life}.",
        "lose-more": "{c}, dans la défausse de {o}, aggrave la perte : {p} perd encore {amount_life}. Il lui en reste {life}.",
        "no-life-lost": "{p} ne perd pas de PV : {c} l’interdit.",
        "set-life-loss": "Les PV de {p} doivent passer de {before} à {life}, ce qui compte comme une perte de PV.",
        "refresh": "{p} récupère un Mindbug. Mindbugs restants : {left}.",
        "lose-mindbug": "{p} perd un Mindbug sans l’avoir dépensé. Mindbugs restants : {left}.",
        "another-turn": "{p} jouera un autre tour après celui-ci.",
        "action": "{p} utilise l’effet « Action » {c.de}.",
        "fast": "{c} a FAST et peut agir dès le tour de son entrée en jeu.",
        "no-fast": "{p} n’utilise pas FAST avec {c}.",
        "no-fast, forced": "{c} a FAST, mais ne peut rien en faire.",
        "evolve-instead": "{c} devrait être détruit{c.e}, mais évolue à la place.",
        "only-one-evolves": "{c} évoluerait aussi, mais il n’y a qu’une seule carte à deux faces. Aucun livret ne dit qui l’obtient ; ici, c’est {d}.",
        "no-evolution-card": "{c} ne peut pas évoluer : {d} utilise déjà la carte à deux faces.",
        "back-to-stage-1": "{c} quitte le jeu et reprend sa première forme.",
        "take-boost": "{p} prend en main {c}, qui servait de carte Boost sous {d}.",
        "cannot-be-defeated": "{c} ne peut pas être détruit{c.e} : il ne se passe rien.",
        "highest-loses": "À cause {c.de}, c’est la créature la plus puissante qui est détruite.",
        "ordered": "{p} doit attaquer avec {c} : {d} l’impose.",
        "ordered-once": "{c} a Furie, mais l’effet n’impose qu’une seule attaque.",
        "comes-with-octonite": "{c} entre en jeu avec {number} Octonite.",
        "distribute": "{p} répartit {number} Octonite {c.de}. Octonite restant sur la carte : {left}.",
        "keep-octonite": "{c} garde tout son Octonite.",
        "put-octonite": "{c} reçoit {number} Octonite et passe à {left}.",
        "spend-octonite": "{c} paie {number} Octonite. Il lui en reste {left}.",
        "no-octonite": "{c} n’a plus d’Octonite pour payer : l’effet n’a pas lieu.",
        "harvest": "{c} perd 1 Octonite. Il lui en reste {left}.",
        "harvest-spent": "C’était le dernier Octonite {c.de} : son effet Harvest se déclenche.",
        "no-harvest-spent": "C’était le dernier Octonite {c.de}, mais il a servi à payer : l’effet Harvest n’a pas lieu.",
        "reached-late": "L’effet {d.de} pour ce tour vaut aussi pour {c}.",
        "not-reached-late": "L’effet {d.de} pour ce tour ne vaut pas pour {c}, qui n’a rejoint ce camp qu’après.",
        "no-play-effect": "L’effet « Jouer » {c.de} n’est pas activé.",
        "hand-closed": "{p} ne peut pas ajouter de cartes à sa main à cause {d.de} : il ne se passe rien.",
        "draw-stopped": "{p} ne pioche pas : {c} lui interdit d’ajouter des cartes à sa main.",
        "roll": "{p} lance le dé et obtient {face}.",
        "repeat": "L’effet {c.de} se répète.",
        "for-each": "Nombre compté pour l’effet {c.de} : {times}.",
        "return-to-hand": "{p} reçoit {first_ones} en main.",
        "set-aside": "{p} retire du jeu et met de côté {rest}.",
        "back-as-it-was": "{c} revient du côté de {p}, dans le même état qu’avant.",
        "draw-cards": "{p} prend {first_ones} en main.",
        "draw-unused": "{p} pioche {number_cards} dans la pile de cartes inutilisées.",
        "under-deck": "{p} met sous sa pioche, sans regarder, {number_cards} de la pile de cartes inutilisées.",
        "discard-all": "{p} met {number_cards} dans sa défausse : {cards}.",
        "reveal": "{p} révèle {cards}.",
        "put-into-pile": "La défausse de {p} reçoit {cards}.",
        "swap-hands": "{p} et {o} échangent leurs mains.",
        "keep-dice": "{p} garde le résultat.",
        "buy-free": "{p} achète {c} gratuitement.",
        "no-buy": "{p} n’achète pas de carte Power.",
        "no-buy, forced": "{p} ne peut plus acheter de carte Power.",
        "replace-power": "{c} prend la place libre, face visible.",
        "power-deck-empty": "La pile Power est vide : la place reste libre.",
        "reveal-power": "La carte du dessus de la pile Power est {c}.",
        "power-discard": "{c} va dans la défausse des cartes Power.",
        "nobody-this-turn": "Jusqu’à la fin du tour, personne ne peut dépenser de Mindbug.",
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
        "no-card-in-hand": "L’adversaire n’a aucune carte en main : il ne se passe rien.",
        "not-possible": "L’effet proposé par {c} est impossible : il ne se passe rien.",
        "no-equal-pair": "Il n’y a pas assez de créatures de même puissance : il ne se passe rien.",
        "no-used-mindbug": "{p} n’a aucun Mindbug dépensé à récupérer : il ne se passe rien.",
        "no-mindbug-to-lose": "{o} n’a aucun Mindbug à perdre : il ne se passe rien.",
        "no-mindbug-to-use": "{p} ne peut pas dépenser de Mindbug pour cela : il ne se passe rien.",
        "repeat-is-idle": "Répéter l’effet ne changerait plus rien.",
        "none-counted": "Il n’y a rien à compter pour l’effet {c.de} : il ne se passe rien.",
        "one-group-empty": "Seule l’une des deux sortes de créatures est présente ; l’autre partie est ignorée.",
        "not-yours": "{p} ne contrôle plus {c} : rien ne change.",
        "nothing-aside": "L’effet {c.de} n’a rien mis de côté.",
        "this-is-gone": "{c} n’est plus en jeu sous le contrôle de {p} : il ne se passe rien.",
        "not-its-line": "{c} n’a pas de telle forme : il ne se passe rien.",
        "no-card-in-hand-fits": "Il n’y a aucune carte de ce genre en main : il ne se passe rien.",
        "no-card-in-pile-fits": "Il n’y a aucune carte de ce genre dans la défausse : il ne se passe rien.",
        "no-card-in-any-pile": "Toutes les défausses sont vides : il ne se passe rien.",
        "no-boost-card": "Il n’y a aucune carte Boost : il ne se passe rien.",
        "no-card-revealed": "Aucune carte n’a été révélée : il ne se passe rien.",
        "no-card-to-reveal": "Il n’y a aucune carte en main à révéler : il ne se passe rien.",
        "no-play-effect-to-copy": "Il n’y a aucun effet « Jouer » à copier : il ne se passe rien.",
        "unused-pile-empty": "La pile de cartes inutilisées est vide : il ne se passe rien.",
        "no-power-card": "Il n’y a aucune carte Power à acheter : il ne se passe rien.",
        "nothing-to-discard": "Il n’y a aucune carte à défausser : il ne se passe rien.",
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
            "this": f"Seul{fill['d'].e} {fill['d']} est concerné{fill['d'].e} par l’effet.",
            "other": f"L’effet ne concerne pas {fill['c']}, mais d’autres créatures.",
            "allied": f"{fill['c']} n’est pas une créature alliée.",
            "enemy": f"{fill['c']} n’est pas une créature ennemie.",
            "highest": f"{fill['c']} n’a pas la puissance la plus élevée.",
            "lowest": f"{fill['c']} n’a pas la puissance la plus faible.",
            "keyword": f"{fill['c']} n’a pas le mot-clé voulu.",
            "of your teammate": f"{fill['c']} n’est pas une créature de votre coéquipier.",
            Trait.BOOSTED.value: f"{fill['c']} n’a pas de carte Boost.",
            Trait.OCTONITE.value: f"{fill['c']} n’a pas d’Octonite.",
            Trait.TWIN.value: f"Aucune autre créature n’a la puissance {fill['c'].de}.",
            Trait.WEAKER.value: f"La puissance {fill['c'].de} n’est pas inférieure à celle {fill['d'].de}.",
            Trait.NEAR.value: f"La puissance {fill['c'].de} diffère de plus de 1 de celle {fill['d'].de}.",
            Trait.NO_KEYWORDS.value: f"{fill['c']} a au moins un mot-clé.",
            Trait.CHOSEN_KEYWORD.value: f"{fill['c']} n’a pas le mot-clé choisi.",
            Trait.ITS_KEYWORDS.value: f"{fill['c']} n’a aucun mot-clé en commun avec la carte.",
            Trait.BLOCKED.value: f"{fill['c']} n’a pas bloqué pendant ce tour.",
            Trait.DEFEATED_THIS.value: f"{fill['c']} n’a pas détruit {fill['d']}.",
            Trait.PLAY_EFFECT.value: f"{fill['c']} n’a pas d’effet « Jouer ».",
        }[word]

    places = {
        "play": "dans la zone de jeu de {p}",
        "hand": "dans la main de {p}",
        "deck": "dans la pioche de {p}",
        "discard": "dans la défausse de {p}",
        "boost": "sous une créature de {p}",
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
        "must-hunt": "{d} doit être attaqué{d.e} par une créature qui a Chasseur, et {c} le peut.",
        "cannot-hunt": "{c} ne peut pas chasser {d}.",
        "cannot-play": "{c} ne peut pas être joué{c.e} depuis la main à cause {d.de}.",
        "cannot-mindbug": "Personne ne peut dépenser de Mindbug à cause {c.de}.",
        "hand-closed": "{d} interdit d’ajouter des cartes à la main.",
        "no-octonite": "{c} n’a pas d’Octonite pour payer.",
        "too-expensive": "{c} coûte trop cher. Prix en énergie : {cost}. Énergie disponible : {energy}.",
        "does-nothing": "L’effet « Action » {c.de} ne servirait à rien.",
        "no-mindbug-left": "Il ne lui reste plus de Mindbug.",
        "must-act": "Une action est obligatoire à chaque tour.",
        "must-choose": "L’effet {c.de} doit être appliqué autant que possible.",
    }
    questions = {
        "turn": "{p} doit effectuer une action.",
        "mindbug": "Est-ce que {p} dépense un Mindbug ?",
        "hunt": "Est-ce que {p} utilise Chasseur avec {c} ?",
        "block": "Est-ce que {p} bloque {c} ?",
        "again": "Est-ce que {p} attaque une seconde fois avec {c} ?",
        "order": "Plusieurs effets sont en attente. {p} décide : lequel est résolu d’abord ?",
        "may": "{c} : est-ce que {p} utilise l’effet ? ({text})",
        "option": "{c} : que choisit {p} ? ({text})",
        "choose": "{c} : que choisit {p} ? ({text})",
        "chance": "{c} : quelles cartes le hasard désigne-t-il ? ({text})",
        "keyword": "{c} : quel mot-clé choisit {p} ?",
        "discard": "{p} se défausse d’une carte. Laquelle ?",
        "roll": "{c} : quel est le résultat du lancer ?",
        "buy": "Est-ce que {p} achète une carte Power ?",
        "reroll": "{c} : est-ce que {p} relance ?",
        "fast": "{c} a FAST. Qu’est-ce que {p} en fait ?",
        "put": "Est-ce que {p} répartit les marqueurs Octonite {c.de} ?",
        "turning": "{c} est incliné{c.e}. De quel côté est-ce que {p} tourne la carte ?",
        "boost": "{c} : sous quelle créature est-ce que {p} glisse {boost} ?",
    }
    moves = {
        "play": "Jouer {c}",
        "attack, turn": "Attaquer avec {c}",
        "attack, again": "Attaquer une seconde fois avec {c}",
        "attack, fast": "Attaquer aussitôt avec {c}",
        "pass, fast": "Ne rien en faire pour l’instant",
        "action": "Utiliser l’effet « Action » {c.de}",
        "name": "{text}",
        "roll": "{text}",
        "put": "{text}",
        "put-one": "{n} sur {c}",
        "buy": "Acheter {c} (énergie : {cost})",
        "pass, buy": "Ne rien acheter",
        "reroll 1": "Relancer le premier dé",
        "reroll 2": "Relancer le second dé",
        "reroll 1, 2": "Relancer les deux dés",
        "reroll": "Relancer le dé",
        "pass, reroll": "Garder le résultat",
        "pass, put": "Tout garder",
        "mindbug": "Dépenser un Mindbug",
        "pass, mindbug": "Ne pas dépenser de Mindbug",
        "hunt": "Obliger {c} à bloquer",
        "pass, hunt": "Ne pas utiliser Chasseur",
        "block": "Bloquer avec {c}",
        "pass, block": "Ne pas bloquer",
        "pass, again": "Ne pas attaquer une seconde fois",
        "pass, turn": "Ne rien faire",
        "first": "D’abord {c}",
        "first, effect": "D’abord {c} : {text}",
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
        "keyword": "Cela dépend du mot-clé que choisit {p}.",
        "buy": "Cela dépend de ce que {p} achète.",
        "reroll": "Cela dépend de la décision de {p} : relancer ou non pour {c}.",
        "fast": "Cela dépend de ce que {p} fait aussitôt avec {c}.",
        "put": "Cela dépend de la répartition par {p} des marqueurs Octonite {c.de}.",
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
