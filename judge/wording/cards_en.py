"""English: what is printed on cards, worded from their description."""

from __future__ import annotations

from judge.engine import abilities as a
from judge.engine.abilities import Condition, Count, Deed, Pile, Side, Trait, Who
from judge.engine.card import KEYWORDS
from judge.wording.base import Wording, lower_first, signed, upper_first

PILES = {
    Pile.YOUR_DISCARD: "your discard pile",
    Pile.THEIR_DISCARD: "the opponent’s discard pile",
    Pile.ANY_DISCARD: "any player’s discard pile",
    Pile.YOUR_HAND: "your hand",
}
CONDITIONS = {
    Condition.YOUR_TURN: "it is your turn",
    Condition.NOT_YOUR_TURN: "it is not your turn",
    Condition.ONLY_ALLY: "this is your only allied creature",
    Condition.ONE_OTHER_ALLY: "there is exactly 1 other allied creature",
    Condition.TWO_OTHER_ALLIES: "there are exactly 2 other allied creatures",
    Condition.NO_CREATURES: "you control no creatures",
    Condition.THREE_ENEMIES: "there are 3 or more enemy creatures",
    Condition.FEWER_CREATURES: "you control fewer creatures than the opponent",
    Condition.MORE_CREATURES: "you control more creatures than the opponent",
    Condition.THREE_MORE_CREATURES: "you control at least 3 more creatures than the opponent",
    Condition.TWIN_ALLIES: "2 or more allied creatures have the same power",
    Condition.NO_STRONGER_ALLY: "you control no creature with more power than this",
    Condition.ONE_LIFE: "you have only 1 life left",
    Condition.LESS_LIFE: "you have less life than the opponent",
    Condition.EMPTY_DISCARD: "your discard pile is empty",
    Condition.EMPTY_HAND: "your hand is empty",
    Condition.SMALL_HAND: "you have 2 or fewer cards in hand",
    Condition.NO_MINDBUGS: "you have no Mindbugs left",
    Condition.SAME_MINDBUGS: "you have as many Mindbugs as the opponent",
    Condition.DID: "you do",
    Condition.THEY_DID_NOT: "they do not",
    Condition.ROLLED_FOUR: "you roll 4 or more",
    Condition.IT_HAS_FOUR_POWER: "that card has power 4 or more",
    Condition.IT_HAS_FIVE_OCTONITE: "it has 5 Octonite or more",
    Condition.IN_COMBAT: "this was defeated in combat",
    Condition.DEFEATED_AN_ENEMY: "this defeated an enemy creature this turn",
    Condition.TEAMMATE_HAS_NONE: "your teammate controls no creatures",
}
EACH = {
    Count.OTHER_ALLIES: "other allied creature",
    Count.THEIR_CREATURES: "creature they control",
    Count.ENEMY_CREATURES: "enemy creature",
    Count.THEIR_MINDBUGS: "Mindbug they have",
    Count.DISCARDED: "card discarded this way",
    Count.OCTONITE_ON_THIS: "Octonite on this",
    Count.OCTONITE_ON_ALLIES: "Octonite on allied creatures",
}
TRAITS = {
    Trait.BOOSTED: " with boost cards",
    Trait.OCTONITE: " with Octonite",
    Trait.TWIN: " whose power equals another’s",
    Trait.WEAKER: " with less power than this",
    Trait.NEAR: " whose power differs from this creature’s by at most 1",
    Trait.NO_KEYWORDS: " without keywords",
    Trait.CHOSEN_KEYWORD: " with the chosen keyword",
    Trait.ITS_KEYWORDS: " that share a keyword with that card",
    Trait.BLOCKED: " that blocked this turn",
    Trait.PLAY_EFFECT: " with a Play effect",
}
SIDES = {Side.ANY: "", Side.ALLIED: "allied ", Side.ENEMY: "enemy ", Side.TEAMMATE: ""}
DEEDS = {
    Deed.ATTACK: "attack",
    Deed.BLOCK: "block",
    Deed.BE_DEFEATED: "be defeated",
    Deed.PLAY_EFFECTS: "activate Play effects",
    Deed.DEFEATED_EFFECTS: "activate Defeated effects",
    Deed.USE_MINDBUGS: "use Mindbugs",
    Deed.LOSE_LIFE: "lose life",
    Deed.INTO_HAND: "put cards into their hand",
}
PLAYERS = {Who.YOU: "You", Who.OPPONENT: "The opponent", Who.ANYONE: "Players"}
NUMBERS = {1: "a", 2: "2", 3: "3", 4: "4"}


class EnglishCards(Wording):
    """Ability texts in English."""

    # -- creatures and cards ----------------------------------------------------------------------

    def creatures(self, what: a.Selection | a.Group) -> str:
        """a creature with power 6 or more; all enemy creatures; up to 2 creatures"""
        group = what.group if isinstance(what, a.Selection) else what
        if group.this:
            return "this"
        if group.trait is Trait.DEFEATED_THIS:
            return "the creature that defeated this"
        side = SIDES[group.side]
        if group.extreme is not None:
            return f"the {side}creature(s) with the {group.extreme.value} power"
        rest = self.narrowed(group)
        other = "other " if group.other else ""
        if isinstance(what, a.Group):
            return f"{other}{side}creatures{rest}"
        if what.equal:
            return f"exactly {what.number} creatures with the same power"
        if what.number is None:
            return f"all {other}{side}creatures{rest}"
        if what.up_to:
            return f"up to {what.number} {other}{side}creatures{rest}"
        article = "another" if group.other else "an" if side[:1] in ("a", "e") else "a"
        if what.by is Who.OPPONENT:
            return f"a creature they control{rest}"
        return f"{article} {side}creature{rest}"

    def narrowed(self, group: a.Group) -> str:
        """What a group of creatures is narrowed by."""
        if group.side is Side.TEAMMATE:
            return " of your teammate"
        if group.keywords:
            return f" with {self.join((k for k in KEYWORDS if k in group.keywords), 'and/or')}"
        if group.trait is not None:
            return TRAITS[group.trait]
        return self.limits(group.at_least, group.at_most)

    def limits(self, at_least: int | None, at_most: int | None) -> str:
        if at_least is not None and at_most is not None:
            return f" with power {at_least} to {at_most}"
        if at_least is not None:
            return f" with power {at_least} or more"
        return f" with power {at_most} or less" if at_most is not None else ""

    def cards(self, cards: a.Cards) -> str:
        """a card with power 7 or more from your discard pile"""
        effect = {None: "", a.Trigger.PLAY: " with a Play effect"}.get(
            cards.effect, " with a Defeated effect"
        )
        return f"{self.limits(cards.at_least, cards.at_most)}{effect} from {PILES[cards.pile]}"

    def each(self, per: Count | None) -> str:
        return f" for each {EACH[per]}" if per is not None else ""

    # -- around a sentence ------------------------------------------------------------------------

    def triggered(self, trigger: a.Trigger, sentences: str) -> str:
        clause = {
            a.Trigger.LOSE_LIFE_IN_DISCARD: "When you lose life while this is in your discard pile",
            a.Trigger.INTO_DISCARD: "When this card is put into your discard pile from anywhere",
            a.Trigger.END_OF_TURN: "At the end of each turn",
            a.Trigger.END_OF_YOUR_TURN: "At the end of your turn",
        }[trigger]
        return f"{clause}, {lower_first(sentences)}"

    def may(self, do: a.Instruction) -> str:
        if isinstance(do, a.Discard) and do.who is Who.OPPONENT:
            return f"The opponent may discard {self.some_cards(do.number)}."
        return f"You may {lower_first(self.instruction(do))}"

    def if_clause(self, condition: Condition) -> str:
        return f"If {CONDITIONS[condition]}"

    # -- life, Mindbugs, turns --------------------------------------------------------------------

    def gain_life(self, do: a.GainLife) -> str:
        who = "Gain" if do.who is Who.YOU else "The opponent gains"
        return f"{who} {do.amount} life."

    def lose_life(self, do: a.LoseLife) -> str:
        who = "Lose" if do.who is Who.YOU else "The opponent loses"
        if do.keep is not None:
            return f"{who} all life except {do.keep}."
        return f"{who} {do.amount} life{self.each(do.per)}."

    def steal_life(self, do: a.StealLife) -> str:
        return f"Steal {do.amount} life from the opponent."

    def match_life(self, do: a.MatchLife) -> str:
        return "Set your life equal to the opponent’s."

    def win_game(self, do: a.WinGame) -> str:
        return "You win the game."

    def lose_game(self, do: a.LoseGame) -> str:
        return "You lose the game."

    def refresh_mindbug(self, do: a.RefreshMindbug) -> str:
        return "Refresh one of your Mindbugs."

    def lose_mindbug(self, do: a.LoseMindbug) -> str:
        return "The opponent loses a Mindbug."

    def another_turn(self, do: a.AnotherTurn) -> str:
        return "Take another turn after this one."

    def name_keyword(self, do: a.NameKeyword) -> str:
        return "Choose a keyword."

    def roll_die(self, do: a.RollDie) -> str:
        return "Roll a six-sided die."

    def repeat(self, do: a.Repeat) -> str:
        return "Repeat this effect."

    def gain_energy(self, do: a.GainEnergy) -> str:
        return f"Gain {do.amount} energy{self.each(do.per)}."

    def buy_free(self, do: a.BuyFree) -> str:
        if do.top:
            return "Reveal the top card of the Power deck. Buy it for free."
        return "Buy a Power card for free."

    # -- creatures --------------------------------------------------------------------------------

    def defeat(self, do: a.Defeat) -> str:
        if do.what.by is Who.OPPONENT:
            return f"They must defeat {self.creatures(do.what)}."
        also = f" and {self.creatures(do.also)}" if do.also is not None else ""
        if do.per is not None:
            return f"For each {EACH[do.per]}, defeat {self.creatures(do.what)}."
        return f"Defeat {self.creatures(do.what)}{also}."

    def take_control(self, do: a.TakeControl) -> str:
        return f"Take control of {self.creatures(do.what)}."

    def give_control(self, do: a.GiveControl) -> str:
        return "The opponent takes control of this."

    def return_to_hand(self, do: a.ReturnToHand) -> str:
        hand = "your hand" if do.to is Who.YOU else "the opponent’s hand"
        if do.mindbug:
            return f"Use one of your Mindbugs to put {self.creatures(do.what)} into {hand}."
        return f"Return {self.creatures(do.what)} to {hand}."

    def force_attack(self, do: a.ForceAttack) -> str:
        return f"Choose {self.creatures(do.what)}. The opponent attacks with it if able."

    def set_aside(self, do: a.SetAside) -> str:
        return f"Set aside {self.creatures(do.what)}."

    def return_aside(self, do: a.ReturnAside) -> str:
        return "Return them to play without activating their Play effects."

    def evolve(self, do: a.Evolve) -> str:
        return f"Evolve to {self.card_name(do.to)}."

    def put_octonite(self, do: a.PutOctonite) -> str:
        return f"Put {do.number} Octonite on {self.creatures(do.what)}."

    def boost(self, do: a.Boost) -> str:
        cards = self.count_cards(do.number)
        if do.split:
            return f"Boost {cards} to 1 or more creatures."
        return f"Boost {cards} to {'this' if do.to.this else 'a creature'}."

    def take_boost(self, do: a.TakeBoost) -> str:
        return "Put a boost card into your hand."

    # -- cards ------------------------------------------------------------------------------------

    def play_from(self, do: a.PlayFrom) -> str:
        return f"Play a card{self.cards(do.cards)}."

    def play_many(self, do: a.PlayMany) -> str:
        cards = f"any number of cards{self.cards(do.cards)}"
        return f"Play {cards} without activating their Play effects."

    def play_boost(self, do: a.PlayBoost) -> str:
        return (
            "Play any number of this creature’s boost cards without activating their Play effects."
        )

    def play_random(self, do: a.PlayRandom) -> str:
        return "Play a random card from the opponent’s hand."

    def play_this(self, do: a.PlayThis) -> str:
        return "Play this."

    def play_it(self, do: a.PlayIt) -> str:
        return "Play it."

    def play_given(self, do: a.PlayGiven) -> str:
        return "Play it."

    def take_given(self, do: a.TakeGiven) -> str:
        return "Put it into your hand."

    def copy_play(self, do: a.CopyPlay) -> str:
        return "Copy the Play effect of another creature."

    def copy_it(self, do: a.CopyIt) -> str:
        return "Copy its Play effect."

    def trigger_play(self, do: a.TriggerPlay) -> str:
        return "Trigger the Play effect of an allied creature."

    def draw_pile(self, do: a.DrawPile) -> str:
        return f"Draw all cards from {PILES[do.pile]}."

    def draw_cards(self, do: a.DrawCards) -> str:
        if do.back:
            return f"Return {self.some_cards(do.number)} from {PILES[do.pile]} to your hand."
        cards = "any card" if do.number == 1 else f"any {do.number} cards"
        return f"Draw {cards} from {PILES[do.pile]}."

    def draw_unused(self, do: a.DrawUnused) -> str:
        return f"Draw {self.some_cards(do.number)} from the unused pile."

    def unused_to_deck(self, do: a.UnusedToDeck) -> str:
        cards = f"the top {do.number} cards of the unused pile"
        return f"Put {cards} under your draw pile without looking at them."

    def some_cards(self, number: int) -> str:
        return "a card" if number == 1 else self.count_cards(number)

    def discard(self, do: a.Discard) -> str:
        who = "Discard" if do.who is Who.YOU else "The opponent discards"
        if do.up_to:
            return f"{who} up to {self.count_cards(do.number)}."
        cards = "a random card" if do.random else self.some_cards(do.number)
        return f"{who} {cards}{self.each(do.per)}."

    def discard_all(self, do: a.DiscardAll) -> str:
        who, whose = (
            ("Discard", "your") if do.who is Who.YOU else ("The opponent discards", "their")
        )
        return f"{who} {whose} {'hand and ' if do.hand else ''}draw pile."

    def steal(self, do: a.Steal) -> str:
        cards = "a random card" if do.number == 1 else f"{do.number} random cards"
        return f"Steal {cards} from the opponent’s hand."

    def give_card(self, do: a.GiveCard) -> str:
        return "The opponent gives you a card from their hand."

    def reveal(self, do: a.Reveal) -> str:
        if do.who is Who.YOU:
            return "Reveal a card from your hand."
        return "Reveal a random card from the opponent’s hand."

    def put_it(self, do: a.PutIt) -> str:
        return f"Put it into {PILES[do.pile]}."

    def swap_hands(self, do: a.SwapHands) -> str:
        return "Swap hands with the opponent."

    def teammate_draws(self, do: a.TeammateDraws) -> str:
        return "They may draw any card from your discard pile."

    # -- this turn --------------------------------------------------------------------------------

    def this_turn(self, do: a.ThisTurn) -> str:
        group = do.what.group
        if do.what.number is not None:
            return f"Choose {self.creatures(do.what)}. It cannot {self.deed(do.cannot)} this turn."
        who = upper_first(self.creatures(group))
        if do.cannot is not None:
            return f"{who} cannot {self.deed(do.cannot)} this turn."
        has = "has" if group.this else "have"
        return (
            f"{who} {has} {self.had(do.power, do.keywords, do.dice)} this turn{self.at_most(do)}."
        )

    def deed(self, deed: Deed | None) -> str:
        assert deed is not None, "something is forbidden"
        return DEEDS[deed]

    def at_most(self, do: a.ThisTurn | a.Grant) -> str:
        return " (2 dice at most)" if do.dice else ""

    def nobody_this_turn(self, do: a.NobodyThisTurn) -> str:
        return f"Players cannot {DEEDS[do.deed]} this turn."

    def had(self, power: int, keywords: frozenset[str], dice: int) -> str:
        """+5 power and FRENZY"""
        have = [f"{signed(power)} power"] if power else []
        have += [k for k in KEYWORDS if k in keywords]
        have += ["an additional die"] if dice else []
        return self.join(have)

    # -- constant abilities -----------------------------------------------------------------------

    def grant(self, grant: a.Grant) -> str:
        have = self.had(grant.power, grant.keywords, grant.dice) + self.each(grant.per)
        who = upper_first(self.creatures(grant.to))
        if grant.only_while in (Condition.ONE_OTHER_ALLY, Condition.TWO_OTHER_ALLIES):
            one = grant.only_while is Condition.ONE_OTHER_ALLY
            they = "that creature has" if one else "those creatures have"
            return f"While {CONDITIONS[grant.only_while]}, {they} {have}."
        if grant.only_while is Condition.ONLY_ALLY:
            return f"While this is your only allied creature, it has {have}."
        when = f" while {CONDITIONS[grant.only_while]}" if grant.only_while else ""
        if not grant.to.this:
            return f"{who} have {have}{when}{self.at_most(grant)}."
        return f"Has {have}{when}."

    def share(self, share: a.Share) -> str:
        first, *others = share.keywords
        return f"Has {first} while an enemy creature does. The same goes for {self.join(others)}."

    def forbid(self, forbid: a.Forbid) -> str:
        first = forbid.deeds[0]
        if forbid.group is None:
            who = PLAYERS[forbid.who]
            if first is Deed.PLAY_FROM_HAND:
                limit = self.limits(None, forbid.at_most)
                return f"{who} cannot play cards{limit} from their hand."
            return f"{who} cannot {DEEDS[first]}."
        creatures = self.creatures(forbid.group)
        if forbid.unless:
            return f"Can only be blocked by {creatures}."
        if first is Deed.BLOCK_THIS:
            return f"Cannot be blocked by {creatures}."
        if first is Deed.HUNTED_BY_THIS:
            return f"Cannot hunt {creatures}."
        deeds = " and/or ".join(DEEDS[deed] for deed in forbid.deeds)
        if forbid.group.this:
            return f"Cannot {deeds}."
        if forbid.only_while is not None:
            return f"While {CONDITIONS[forbid.only_while]}, {creatures} cannot {deeds}."
        return f"{upper_first(creatures)} cannot {deeds}."

    def give(self, give: a.Give) -> str:
        return f"{upper_first(self.creatures(give.to))} have “{self.ability(give.ability)}”"

    def silence(self, silence: a.Silence) -> str:
        return f"Keywords on {self.creatures(silence.group)} have no effect."

    def must_be_hunted(self, constant: a.MustBeHunted) -> str:
        return (
            "During the opponent’s turn, they must attack this with a creature "
            "that has HUNTER, if able."
        )

    def highest_loses(self, constant: a.HighestLoses) -> str:
        return "When this fights, the creature with the higher power is defeated, not the lower."

    def evolve_instead(self, constant: a.EvolveInstead) -> str:
        return f"If this would be defeated, evolve to {self.card_name(constant.to)} instead."

    def more_loss(self, constant: a.MoreLoss) -> str:
        return f"When the opponent loses life, they lose {constant.amount} more."

    def mindbug_cost(self, constant: a.MindbugCost) -> str:
        return f"When the opponent uses a Mindbug, they first lose {constant.amount} life."

    def more_rerolls(self, constant: a.MoreRerolls) -> str:
        return "When you roll one or more dice, you have an additional reroll."
