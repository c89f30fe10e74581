"""English."""

from __future__ import annotations

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
from judge.engine.card import KEYWORDS
from judge.wording.base import Wording, lower_first, signed

PILES = {
    Pile.YOUR_DISCARD: "your discard pile",
    Pile.THEIR_DISCARD: "the opponent’s discard pile",
}
CONDITIONS = {
    Condition.YOUR_TURN: "it is your turn",
    Condition.ONLY_ALLY: "this is your only allied creature",
    Condition.ONE_LIFE: "you have only 1 life left",
    Condition.FEWER_CREATURES: "you control fewer creatures than the opponent",
    Condition.MORE_CREATURES: "you control more creatures than the opponent",
}


class English(Wording):
    language = "en"
    keywords = {keyword: keyword for keyword in KEYWORDS}
    triggers = {Trigger.PLAY: "Play", Trigger.ATTACK: "Attack", Trigger.DEFEATED: "Defeated"}
    unknown = Name("an unknown card")
    unknown_cards = "unknown cards"
    forced = "There is no other choice."
    open_reading = "The rulebook is silent here"
    parts = {"printed": "printed", "least": "never below 1"}

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

    # -- abilities --------------------------------------------------------------------------------

    def creatures(self, what: Selection | Group) -> str:
        """a creature with power 6 or more; all enemy creatures; up to 2 creatures"""
        group = what.group if isinstance(what, Selection) else what
        number = what.number if isinstance(what, Selection) else None
        if group.this:
            return "this"
        words = {Side.ANY: "", Side.ALLIED: "allied ", Side.ENEMY: "enemy "}[group.side]
        limit = ""
        if group.at_least is not None:
            limit = f" with power {group.at_least} or more"
        elif group.at_most is not None:
            limit = f" with power {group.at_most} or less"
        if group.extreme is not None:
            most = "highest" if group.extreme is Extreme.HIGHEST else "lowest"
            return f"the {words}creature(s) with the {most} power"
        if isinstance(what, Group):
            return f"{'other ' if group.other else ''}{words}creatures{limit}"
        if number is None:
            return f"all {'other ' if group.other else ''}{words}creatures{limit}"
        if what.up_to:
            return f"up to {number} {'other ' if group.other else ''}{words}creatures{limit}"
        article = "another" if group.other else "an" if words[:1] in ("a", "e") else "a"
        return f"{article} {words}creature{limit}"

    def triggered(self, trigger: Trigger, sentences: str) -> str:
        clause = "When you lose life while this is in your discard pile"
        return f"{clause}, {lower_first(sentences)}"

    def may(self, text: str) -> str:
        return f"You may {lower_first(text)}"

    def if_clause(self, condition: Condition) -> str:
        return f"If {CONDITIONS[condition]}"

    def gain_life(self, do: GainLife) -> str:
        who = "Gain" if do.who is Who.YOU else "The opponent gains"
        return f"{who} {do.amount} life."

    def lose_life(self, do: LoseLife) -> str:
        who = "Lose" if do.who is Who.YOU else "The opponent loses"
        if do.keep is not None:
            return f"{who} all life except {do.keep}."
        return f"{who} {do.amount} life."

    def match_life(self, do: MatchLife) -> str:
        return "Set your life equal to the opponent’s."

    def defeat(self, do: Defeat) -> str:
        return f"Defeat {self.creatures(do.what)}."

    def take_control(self, do: TakeControl) -> str:
        return f"Take control of {self.creatures(do.what)}."

    def play_from(self, do: PlayFrom) -> str:
        return f"Play a card from {PILES[do.pile]}."

    def play_this(self, do: PlayThis) -> str:
        return "Play this."

    def play_given(self, do: PlayGiven) -> str:
        return "Play it."

    def take_given(self, do: TakeGiven) -> str:
        return "Put it into your hand."

    def draw_pile(self, do: DrawPile) -> str:
        return f"Draw all cards from {PILES[do.pile]}."

    def discard(self, do: Discard) -> str:
        who = "Discard" if do.who is Who.YOU else "The opponent discards"
        return f"{who} {'a card' if do.number == 1 else self.count_cards(do.number)}."

    def steal(self, do: Steal) -> str:
        cards = "a random card" if do.number == 1 else f"{do.number} random cards"
        return f"Steal {cards} from the opponent’s hand."

    def give_card(self, do: GiveCard) -> str:
        return "The opponent gives you a card from their hand."

    def this_turn(self, do: ThisTurn) -> str:
        if do.keywords:
            keywords = self.keyword_list(sorted(do.keywords))
            return f"{self.creatures(do.what).capitalize()} has {keywords} this turn."
        return f"Choose {self.creatures(do.what)}. It cannot block this turn."

    def grant(self, grant: Grant) -> str:
        have = [f"{signed(grant.power)} power"] if grant.power else []
        have += [k for k in KEYWORDS if k in grant.keywords]
        each = " for each other allied creature" if grant.per_other_ally else ""
        when = f" while {CONDITIONS[grant.only_while]}" if grant.only_while else ""
        if not grant.to.this:
            return f"{self.creatures(grant.to).capitalize()} have {self.join(have)}{each}{when}."
        if grant.only_while is Condition.ONLY_ALLY:
            return f"While this is your only allied creature, it has {self.join(have)}{each}."
        return f"Has {self.join(have)}{each}{when}."

    def share(self, share: Share) -> str:
        first, *others = share.keywords
        return f"Has {first} while an enemy creature does. The same goes for {self.join(others)}."

    def forbid(self, forbid: Forbid) -> str:
        if forbid.group is None:
            return "The opponent cannot activate Play effects."
        creatures = self.creatures(forbid.group)
        if forbid.deed is Deed.BLOCK_THIS:
            return f"Cannot be blocked by {creatures}."
        deed = "attack" if forbid.deed is Deed.ATTACK else "block"
        return f"{creatures[:1].upper()}{creatures[1:]} cannot {deed}."

    # -- steps ------------------------------------------------------------------------------------

    def say_fight(self, fill: dict[str, Any]) -> str:
        strong, other = self.powers(fill)
        return f"{fill['c']} with power {strong} fights {fill['d']} with power {other}."

    def say_effect(self, fill: dict[str, Any]) -> str:
        text = self.effect_text(fill)
        if fill["trigger"] == "lose_life_in_discard":
            return f"{fill['p']} has lost life with {fill['c']} in the discard pile: {text}"
        trigger = self.triggers[Trigger[fill["trigger"].upper()]]
        return f"{fill['p']} resolves the {trigger} effect of {fill['c']}: {text}"

    def say_this_turn(self, fill: dict[str, Any]) -> str:
        if fill["keywords"]:
            return f"{fill['c']} has {self.keyword_list(fill['keywords'])} until the turn ends."
        return f"{fill['c']} cannot block until the turn ends."

    def say_no_second_attack(self, fill: dict[str, Any]) -> str:
        return f"No second attack: {lower_first(self.reason(fill['why'], fill['names']))}"

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
        "no-mindbug, forced": "{p} has no Mindbug left for {c}.",
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
        "poison": "{c} is POISONOUS: {d} would be defeated, whatever its power.",
        "exhaust": "{c} would be defeated, but it is TOUGH: it is exhausted instead.",
        "defeat": "{c} is defeated and goes to {p}’s discard pile.",
        "lose-life": "{p} loses {amount_life} and has {life} left.",
        "gain-life": "{p} gains {amount_life} and now has {life}.",
        "stopped": "{c}’s Play effect does not happen: {d} keeps {p} from activating Play effects.",
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
        "no-card-in-hand": "There is no card in hand to give: nothing happens.",
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
        }[word]

    places = {
        "play": "in {p}’s play area",
        "hand": "in {p}’s hand",
        "deck": "in {p}’s draw pile",
        "discard": "in {p}’s discard pile",
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
        "no-mindbug-left": "No Mindbug is left.",
        "must-act": "A turn action is compulsory.",
        "must-choose": "The effect of {c} is resolved as far as possible.",
    }

    questions = {
        "turn": "{p} must play a card or attack.",
        "mindbug": "Does {p} use a Mindbug?",
        "hunt": "Does {p} use HUNTER with {c}?",
        "block": "Does {p} block {c}?",
        "again": "Does {p} attack with {c} a second time?",
        "order": "Several effects wait. Which does {p} have resolved next?",
        "may": "{c}: does {p} use the effect? ({text})",
        "option": "{c}: what does {p} choose? ({text})",
        "choose": "{c}: what does {p} choose? ({text})",
        "chance": "{c}: which cards are taken at random? ({text})",
    }
    moves = {
        "play": "Play {c}",
        "attack, turn": "Attack with {c}",
        "attack, again": "Attack again with {c}",
        "mindbug": "Use a Mindbug",
        "pass, mindbug": "Do not use a Mindbug",
        "hunt": "Make {c} block",
        "pass, hunt": "Do not use HUNTER",
        "block": "Block with {c}",
        "pass, block": "Do not block",
        "pass, again": "Do not attack again",
        "pass, turn": "Do nothing",
        "first": "{c} first",
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
