"""English."""

from __future__ import annotations

from typing import Any

from judge.cards import Name
from judge.engine.abilities import Trigger
from judge.engine.card import KEYWORDS
from judge.wording.base import CLAUSES
from judge.wording.cards_en import EnglishCards


class English(EnglishCards):
    language = "en"
    keywords = {keyword: keyword for keyword in KEYWORDS}
    triggers = {
        Trigger.PLAY: "Play",
        Trigger.ATTACK: "Attack",
        Trigger.DEFEATED: "Defeated",
        Trigger.ACTION: "Action",
        Trigger.HARVEST: "Harvest",
    }
    badges = {
        "cost": "Costs {n} energy.",
        "octonite": "Comes into play with {n} Octonite.",
        "distribute": "Comes into play with {n} Octonite, which you may distribute among any creatures.",
        "die": "Roll a die when this attacks.",
        "dice": "Roll two dice when this attacks.",
        "stage": "Stage {n} of its evolution line.",
        "team": "Only for 2 against 2.",
    }
    in_discard = "In Discard Pile"
    unknown = Name("an unknown card")
    unknown_cards = "unknown cards"
    forced = "There is no other choice."
    open_reading = "The rulebook is silent here"
    parts = {
        "printed": "printed",
        "boost": "from boost cards",
        "this-turn": "this turn",
        "least": "never below 1",
    }

    def polish(self, text: str) -> str:
        return text.replace(" : ", ": ")

    def and_word(self) -> str:
        return "and"

    def or_word(self) -> str:
        return "or"

    def life(self, number: int) -> str:
        return f"{number} life"

    def count_cards(self, number: int) -> str:
        return f"{number} card{'s' if number != 1 else ''}"

    def side(self, power: int, keywords: list[str]) -> str:
        return f"Exhausted: power {power}, {self.keyword_list(keywords)}."

    # -- steps ------------------------------------------------------------------------------------

    def say_fight(self, fill: dict[str, Any]) -> str:
        strong, other = self.powers(fill)
        return f"{fill['c']} with power {strong} fights {fill['d']} with power {other}."

    def say_effect(self, fill: dict[str, Any]) -> str:
        ability = fill["ability"]
        if ability.trigger is Trigger.BOUGHT:
            return f"The effect of {fill['c']} happens: {self.effect_text(fill)}"
        if ability.trigger in CLAUSES:
            return f"{fill['p']} resolves the effect of {fill['c']}: {self.ability(ability)}"
        trigger = self.triggers[ability.trigger]
        return f"{fill['p']} resolves the {trigger} effect of {fill['c']}: {self.effect_text(fill)}"

    def say_stopped(self, fill: dict[str, Any]) -> str:
        trigger = self.triggers[Trigger[fill["trigger"].upper()]]
        return (
            f"{fill['c']}’s {trigger} effect does not happen: "
            f"{fill['d']} keeps {fill['p']} from activating {trigger} effects."
        )

    def say_copy(self, fill: dict[str, Any]) -> str:
        text = self.sentences(fill["ability"])
        return f"{fill['c']} copies the Play effect of {fill['d']}: {text}"

    def say_evolve(self, fill: dict[str, Any]) -> str:
        return (
            f"{fill['c']} evolves to {self.card_name(fill['form'])} and stays as it is otherwise."
        )

    def say_turned(self, fill: dict[str, Any]) -> str:
        keywords = self.keyword_list(fill["keywords"])
        return f"{fill['p']} turns {fill['c']} to power {fill['power']} and {keywords}, for good."

    def say_keyword(self, fill: dict[str, Any]) -> str:
        return f"{fill['p']} chooses {self.keywords[fill['keyword']]}."

    def say_this_turn(self, fill: dict[str, Any]) -> str:
        if fill["cannot"]:
            return f"{fill['c']} cannot {fill['cannot']} until the turn ends."
        have = self.had(fill["power"], frozenset(fill["keywords"]), 0)
        return f"{fill['c']} has {have} until the turn ends."

    def say_all_this_turn(self, fill: dict[str, Any]) -> str:
        return self.this_turn(fill["do"])

    def say_dice(self, fill: dict[str, Any]) -> str:
        return f"{fill['p']} rolls for {fill['c']}: {self.join(map(self.face, fill['faces']))}."

    def say_reroll(self, fill: dict[str, Any]) -> str:
        if fill["of_two"] and len(fill["dice"]) == 1:
            return f"{fill['p']} rolls die {fill['dice'][0]} again."
        return f"{fill['p']} rolls {'both dice' if fill['of_two'] else 'the die'} again."

    def say_result(self, fill: dict[str, Any]) -> str:
        return f"The result {self.face(fill['face'])} is carried out."

    def say_not_able(self, fill: dict[str, Any]) -> str:
        return f"{fill['c']} is not able to attack: {self.reason(fill['why'], fill['names'])}"

    def say_no_second_attack(self, fill: dict[str, Any]) -> str:
        return f"No second attack: {self.reason(fill['why'], fill['names'])}"

    def say_set_life(self, fill: dict[str, Any]) -> str:
        if fill["life"] == fill["before"]:
            return f"{fill['p']} already has as much life as {fill['o']}: {fill['life']}."
        return f"{fill['p']}’s life is set from {fill['before']} to {fill['life']}."

    steps = {
        "turn": "{p}’s turn begins.",
        "end-turn": "{p}’s turn ends.",
        "unable": "{p} can neither play a card nor attack, and so cannot take a turn action.",
        "win": "{p} wins the game.",
        "play": "{p} plays {c} from hand and shows it to {o}.",
        "no-mindbug": "{p} does not use a Mindbug on {c}.",
        "no-mindbug, forced": "{p} cannot use a Mindbug on {c}.",
        "mindbug-cost": "{c} makes {p} pay for the Mindbug with life first.",
        "mindbug": "{p} uses a Mindbug and plays {c} instead of {o}. Mindbugs left: {left}.",
        "enter": "{c} comes into play under {p}’s control.",
        "another-action": "{p} must take another turn action in this same turn.",
        "extra-turn": "{p} takes an extra turn after this one.",
        "new-creature": "{c} came into play this turn and attacks all the same.",
        "draw": "{p} draws {number_cards}.",
        "draw-pile-empty": "{p}’s draw pile is empty: {p} stays at {number_cards} in hand.",
        "stays-short": "{p} has only {number_cards} in hand, and draws when one leaves it.",
        "no-draw": "{p} does not draw, because it was {o} who took from the hand.",
        "attack": "{p} attacks with {c}.",
        "again": "{c} has FRENZY and attacks a second time.",
        "no-again": "{p} does not attack with {c} a second time.",
        "attack-over": "{c} is no longer there to attack. The attack is over: no block, no fight, no life lost.",
        "hunt": "{p} hunts: {d} must block {c}.",
        "no-hunt": "{p} does not use HUNTER.",
        "no-prey": "{c} has HUNTER, but no enemy creature is left to hunt.",
        "hunted-gone": "{d}, which was to block {c}, is gone.",
        "block": "{p} blocks {d} with {c}.",
        "no-block": "{p} does not block {c}.",
        "no-block, forced": "{p} has no creature that can block {c}.",
        "least-power": "Power is never below 1, so it counts as 1 here: {cards}.",
        "below-one": "Power may fall below 1, and does here: {cards}.",
        "poison": "{c} is POISONOUS: {d} would be defeated, whatever its power.",
        "exhaust": "{c} would be defeated, but it is TOUGH: it is exhausted instead.",
        "defeat": "{c} is defeated and goes to {p}’s discard pile.",
        "lose-life": "{p} loses {amount_life} and has {life} left.",
        "gain-life": "{p} gains {amount_life} and now has {life}.",
        "lose-more": "{c} in {o}’s discard pile adds to the loss: {p} loses {amount} more and has {life} left.",
        "no-life-lost": "{p} loses no life: {c} forbids it.",
        "set-life-loss": "{p}’s life is to go from {before} down to {life}; that counts as losing life.",
        "refresh": "{p} refreshes a Mindbug. Mindbugs left: {left}.",
        "lose-mindbug": "{p} loses a Mindbug unused. Mindbugs left: {left}.",
        "another-turn": "{p} will take another turn after this one.",
        "action": "{p} uses the Action of {c}.",
        "fast": "{c} has FAST: it may act in the turn it came into play.",
        "no-fast": "{p} does not use FAST with {c}.",
        "no-fast, forced": "{c} has FAST, but there is nothing it can do with it.",
        "evolve-instead": "{c} would be defeated, but it evolves instead.",
        "only-one-evolves": "{c} would evolve too, but there is only one double-sided card. No book says which of them gets it; here it is {d}.",
        "no-evolution-card": "{c} cannot evolve: {d} uses the double-sided card.",
        "back-to-stage-1": "{c} leaves play and goes back to its first form.",
        "drop-boost": "{c} leaves play; its boost cards go to {p}’s discard pile: {rest}.",
        "boost": "{p} puts boost cards under {c}: {rest}.",
        "take-boost": "{p} takes {c}, a boost card under {d}, into hand.",
        "cannot-be-defeated": "{c} cannot be defeated: nothing happens to it.",
        "highest-loses": "Because of {c} the creature with the higher power is defeated.",
        "ordered": "{p} must attack with {c}, because {d} says so.",
        "ordered-once": "{c} has FRENZY, but the effect orders one attack only.",
        "comes-with-octonite": "{c} comes into play with {number} Octonite.",
        "distribute": "{p} hands out {number} Octonite of {c}; {left} stay.",
        "keep-octonite": "{c} keeps all its Octonite.",
        "put-octonite": "{number} Octonite is put on {c}; it now has {left}.",
        "spend-octonite": "{c} pays {number} Octonite; {left} left.",
        "no-octonite": "{c} has no Octonite left to pay with: the effect does not happen.",
        "harvest": "1 Octonite is removed from {c}; {left} left.",
        "harvest-spent": "That was the last Octonite of {c}: its Harvest effect is triggered.",
        "no-harvest-spent": "That was the last Octonite of {c}, but it went as a price: no Harvest effect.",
        "reached-late": "What {d} said for this turn also holds for {c}.",
        "not-reached-late": "What {d} said for this turn does not hold for {c}, which joined later.",
        "no-play-effect": "The Play effect of {c} is not activated.",
        "hand-closed": "{p} cannot put cards into hand because of {d}: nothing happens.",
        "draw-stopped": "{p} does not draw: {c} forbids putting cards into hand.",
        "roll": "{p} rolls {face}.",
        "repeat": "The effect of {c} is repeated.",
        "for-each": "The effect of {c} counts {times}.",
        "return-to-hand": "{first_ones} goes to {p}’s hand.",
        "set-aside": "{rest} leave play and are set aside.",
        "back-as-it-was": "{c} returns to {p}’s side as it was.",
        "draw-cards": "{p} takes {first_ones} into hand.",
        "draw-unused": "{p} draws {number_cards} from the unused pile.",
        "under-deck": "{p} puts {number_cards} from the unused pile under the draw pile, unseen.",
        "discard-all": "{p} puts {number_cards} into the discard pile: {cards}.",
        "reveal": "{p} reveals {cards}.",
        "put-into-pile": "{cards} is put into {p}’s discard pile.",
        "swap-hands": "{p} and {o} swap hands.",
        "keep-dice": "{p} keeps the result.",
        "gain-energy": "{p} gains {amount} energy and now has {energy}.",
        "buy": "{p} buys {c} for {cost} energy and has {energy} left.",
        "buy-free": "{p} buys {c} for free.",
        "no-buy": "{p} buys no Power card.",
        "no-buy, forced": "{p} cannot buy another Power card.",
        "replace-power": "{c} is laid open in its place.",
        "power-deck-empty": "The Power deck is empty: the place stays free.",
        "reveal-power": "The top card of the Power deck is {c}.",
        "power-discard": "{c} goes to the discard pile of the Power cards.",
        "nobody-this-turn": "Until the turn ends nobody can use Mindbugs.",
        "order": "{p} has the effect of {c} resolved next.",
        "joins": "The new effect of {cards} joins those that still wait. {p} decides the order.",
        "goes-first": "The new effect of {cards} is resolved before those that still wait.",
        "finish-first": "The effect of {c} is finished before anything it has triggered.",
        "interrupted": "The effect of {c} is interrupted by what it has triggered.",
        "may-yes": "{p} chooses to use the effect of {c}.",
        "may-no": "{p} chooses not to use the effect of {c}.",
        "option": "{p} chooses option {number} of {c}.",
        "choose": "{p} chooses {rest}.",
        "choose, forced": "{p} has no other choice than {rest}.",
        "choose-nothing": "{p} chooses nothing.",
        "chance": "At random: {rest}.",
        "chance, forced": "Only one outcome is possible, so nothing is left to chance: {rest}.",
        "take-control": "{p} takes control of {c}. It stays as it is, and no Play effect happens.",
        "draw-pile": "{p} draws the whole discard pile: {cards}.",
        "short-hand": "{p} has only {number_cards} in hand; the rest of the effect is ignored.",
        "discard": "{p} discards {cards}.",
        "steal": "{p} steals {first_ones} from {o}’s hand.",
        "give": "{p} gives {c} to {o}.",
        "into-hand": "{p} puts {c} into hand.",
    }

    nothing = {
        "condition": "The condition of {c}’s effect is not met: nothing happens.",
        "no-creature": "There is no creature for {c}’s effect: nothing happens.",
        "no-life-to-lose": "There is no life to lose: nothing happens.",
        "already-yours": "{p} already controls that creature: nothing changes.",
        "no-card-in-pile": "There is no card in the discard pile: nothing happens.",
        "no-card-in-hand": "There is no card in the opponent’s hand: nothing happens.",
        "not-possible": "What {c} offers cannot be done: nothing happens.",
        "no-equal-pair": "There are not enough creatures with the same power: nothing happens.",
        "no-used-mindbug": "{p} has no used Mindbug to refresh: nothing happens.",
        "no-mindbug-to-lose": "{o} has no Mindbug to lose: nothing happens.",
        "no-mindbug-to-use": "{p} cannot use a Mindbug for it: nothing happens.",
        "repeat-is-idle": "Repeating the effect would change nothing any more.",
        "none-counted": "There is nothing to count for {c}’s effect: nothing happens.",
        "one-group-empty": "Only one of the two kinds of creatures is there; the other part is ignored.",
        "not-yours": "{p} no longer controls {c}: nothing changes.",
        "nothing-aside": "Nothing was set aside by {c}.",
        "this-is-gone": "{c} is no longer in play: nothing happens.",
        "not-its-line": "{c} has no such form: nothing happens.",
        "no-card-in-hand-fits": "There is no such card in hand: nothing happens.",
        "no-card-in-pile-fits": "There is no such card in the discard pile: nothing happens.",
        "no-card-in-any-pile": "There is no card in any discard pile: nothing happens.",
        "no-boost-card": "There is no boost card: nothing happens.",
        "no-card-revealed": "No card was revealed: nothing happens.",
        "no-card-to-reveal": "There is no card in hand to reveal: nothing happens.",
        "no-play-effect-to-copy": "There is no Play effect to copy: nothing happens.",
        "unused-pile-empty": "The unused pile is empty: nothing happens.",
        "no-power-card": "There is no Power card to buy: nothing happens.",
        "nothing-to-discard": "There is no card to discard: nothing happens.",
        "no-card-given": "No card was given: nothing happens.",
        "no-longer-there": "{c} is no longer in the discard pile: nothing happens.",
    }

    def say_not_meant(self, fill: dict[str, Any]) -> str:
        word, power = fill["word"], fill["power"]
        if word == "at-least":
            return f"{fill['c']} has power {power}, less than {fill['limit']}."
        if word == "at-most":
            return f"{fill['c']} has power {power}, more than {fill['limit']}."
        return {
            "this": f"The effect is about {fill['d']} alone.",
            "other": f"The effect is about creatures other than {fill['c']}.",
            "allied": f"{fill['c']} is not an allied creature.",
            "enemy": f"{fill['c']} is not an enemy creature.",
            "highest": f"{fill['c']} does not have the highest power.",
            "lowest": f"{fill['c']} does not have the lowest power.",
            "keyword": f"{fill['c']} does not have the keyword.",
            "boost cards": f"{fill['c']} has no boost cards.",
            "octonite": f"{fill['c']} has no Octonite.",
            "a Play effect": f"{fill['c']} has no Play effect.",
            "equal power": f"No other creature has the same power as {fill['c']}.",
            "less power than this": f"{fill['c']} does not have less power than {fill['d']}.",
            "no keywords": f"{fill['c']} has keywords.",
            "blocked this turn": f"{fill['c']} did not block this turn.",
        }[word]

    places = {
        "play": "in {p}’s play area",
        "hand": "in {p}’s hand",
        "deck": "in {p}’s draw pile",
        "discard": "in {p}’s discard pile",
        "boost": "under a creature of {p}’s",
        "table": "in nobody’s area",
    }
    reasons = {
        "not-asked": "That is not what is asked here.",
        "no-such-card": "No card in this game is called {ref}.",
        "elsewhere": "{c} lies elsewhere: {place}.",
        "new": "{c} came into play this turn and does not have FAST.",
        "attacked": "{c} has attacked this turn and does not have FRENZY for a second attack.",
        "attacked-twice": "{c} has attacked twice this turn.",
        "cannot-attack": "{c} cannot attack because of {d}.",
        "sneaky": "{d} is SNEAKY and {c} is not.",
        "cannot-block": "{c} cannot block because of {d}.",
        "cannot-block-this": "{d} cannot be blocked by {c}.",
        "cannot-block-this-turn": "{c} cannot block this turn.",
        "unknown": "This card is unknown. Write down which card it is to see what follows.",
        "must-hunt": "{d} must be attacked by a creature with HUNTER, and {c} is able to.",
        "cannot-hunt": "{c} cannot hunt {d}.",
        "cannot-play": "{c} cannot be played from hand because of {d}.",
        "cannot-mindbug": "Nobody can use a Mindbug because of {c}.",
        "hand-closed": "{d} forbids putting cards into hand.",
        "no-octonite": "{c} has no Octonite to pay with.",
        "too-expensive": "{c} costs {cost} energy, and only {energy} is there.",
        "does-nothing": "The Action of {c} would do nothing.",
        "no-mindbug-left": "No Mindbug is left.",
        "must-act": "A turn action is compulsory.",
        "must-choose": "The effect of {c} is resolved as far as possible.",
    }

    questions = {
        "turn": "{p} must take a turn action.",
        "mindbug": "Does {p} use a Mindbug?",
        "hunt": "Does {p} use HUNTER with {c}?",
        "block": "Does {p} block {c}?",
        "again": "Does {p} attack with {c} a second time?",
        "order": "Several effects wait. Which does {p} have resolved next?",
        "may": "{c}: does {p} use the effect? ({text})",
        "option": "{c}: what does {p} choose? ({text})",
        "choose": "{c}: what does {p} choose? ({text})",
        "chance": "{c}: which cards are taken at random? ({text})",
        "keyword": "{c}: which keyword does {p} choose?",
        "roll": "{c}: what is rolled?",
        "buy": "Does {p} buy a Power card?",
        "discard": "{p} discards a card. Which one?",
        "reroll": "{c}: does {p} roll again?",
        "fast": "{c} has FAST. What does {p} do with it?",
        "put": "Does {p} hand out the Octonite of {c}?",
        "turning": "{c} is exhausted. Which way does {p} turn it?",
        "boost": "{c}: under which creature does {p} put {boost}?",
    }
    moves = {
        "play": "Play {c}",
        "attack, turn": "Attack with {c}",
        "attack, again": "Attack again with {c}",
        "attack, fast": "Attack with {c} at once",
        "pass, fast": "Do nothing with it now",
        "action": "Use the Action of {c}",
        "name": "{text}",
        "roll": "{text}",
        "put": "{text}",
        "put-one": "{n} on {c}",
        "buy": "Buy {c} for {cost} energy",
        "pass, buy": "Buy nothing",
        "reroll 1": "Roll the first die again",
        "reroll 2": "Roll the second die again",
        "reroll 1, 2": "Roll both dice again",
        "reroll": "Roll the die again",
        "pass, reroll": "Keep the result",
        "pass, put": "Keep them",
        "mindbug": "Use a Mindbug",
        "pass, mindbug": "Do not use a Mindbug",
        "hunt": "Make {c} block",
        "pass, hunt": "Do not use HUNTER",
        "block": "Block with {c}",
        "pass, block": "Do not block",
        "pass, again": "Do not attack again",
        "pass, turn": "Do nothing",
        "first": "{c} first",
        "first, effect": "{c} first: {text}",
        "yes": "Yes",
        "no": "No",
        "option": "{text}",
        "choose": "{cards}",
        "choose nothing": "Nothing",
        "chance": "{cards}",
    }
    verdicts = {
        "settled": "Whatever is chosen, it comes out the same.",
        "nothing": "There is nothing left to decide.",
        "order-same": "The order of the effects does not matter.",
        "so-far": "As far as it was looked at, it comes out the same.",
        "turn": "It depends on what {p} does.",
        "mindbug": "It depends on whether {p} uses a Mindbug.",
        "hunt": "It depends on whether and what {p} hunts with {c}.",
        "block": "It depends on {p}’s block.",
        "again": "It depends on whether {p} attacks a second time.",
        "order": "It depends on the order {p} chooses.",
        "choose": "It depends on what {p} chooses for {c}.",
        "may": "It depends on whether {p} uses the effect of {c}.",
        "option": "It depends on what {p} chooses for {c}.",
        "keyword": "It depends on the keyword {p} chooses.",
        "buy": "It depends on what {p} buys.",
        "reroll": "It depends on whether {p} rolls again for {c}.",
        "fast": "It depends on what {p} does with {c} at once.",
        "put": "It depends on where {p} puts the Octonite of {c}.",
        "chance": "It depends on chance: {c}.",
        "silent": "The rulebook is silent, and it matters here: {questions}",
        "partial": "Not everything was looked at; after {states} states the search stopped.",
        "whole": "Looked at to the end: {moves}.",
        "partly": "Looked at in part: {moves}.",
        "unseen": "Not looked at: {moves}.",
        "book-says": "{book}, “{section}”: {text}.",
        "no-book": "No book says: {text}.",
    }
    claim_answers = {
        "always": "“{claim}”: always.",
        "never": "“{claim}”: never.",
        "sometimes": "“{claim}”: sometimes.",
        "not-refuted": "“{claim}”: not refuted, but not everything was looked at.",
        "forced": "{p} can make sure of it.",
        "prevented": "{p} can prevent it.",
    }
