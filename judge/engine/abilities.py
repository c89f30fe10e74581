"""The ability language as values: what the cards' YAML files say, and nothing else.

A triggered `Ability` is a list of sentences; a sentence is one instruction, perhaps on a condition,
perhaps optional. A constant ability is a `Grant`, a `Share` or a `Forbid`. All of them speak from
the point of view of the one who controls the card: `you`, `allied`, `enemy`.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


class Trigger(Enum):
    """When an ability happens."""

    PLAY = "play"
    ATTACK = "attack"
    DEFEATED = "defeated"
    ACTION = "action"
    HARVEST = "harvest"
    LOSE_LIFE_IN_DISCARD = "when you lose life while this is in your discard pile"
    INTO_DISCARD = "when this is put into your discard pile"
    END_OF_TURN = "at the end of turn"
    END_OF_YOUR_TURN = "at the end of your turn"
    BOUGHT = "bought"  # a Power card's effect


class Side(Enum):
    """Whose creatures."""

    ANY = "any"
    ALLIED = "allied"
    ENEMY = "enemy"
    TEAMMATE = "of your teammate"  # 2 against 2 only


class Who(Enum):
    """Which player, seen from the controller."""

    YOU = "you"
    OPPONENT = "opponent"
    ANYONE = "players"


class Extreme(Enum):
    """The creature or creatures of a group with the most or the least power."""

    HIGHEST = "highest"
    LOWEST = "lowest"


class Pile(Enum):
    """Where cards are taken from."""

    YOUR_DISCARD = "your discard pile"
    THEIR_DISCARD = "opponent's discard pile"
    ANY_DISCARD = "any discard pile"
    YOUR_HAND = "your hand"


class Trait(Enum):
    """What else a group of creatures is told by."""

    BOOSTED = "boost cards"
    OCTONITE = "octonite"
    TWIN = "equal power"  # the same power as another creature of the group
    WEAKER = "less power than this"
    NEAR = "power within 1 of this"
    NO_KEYWORDS = "no keywords"
    CHOSEN_KEYWORD = "the chosen keyword"
    ITS_KEYWORDS = "a keyword of that card"
    BLOCKED = "blocked this turn"
    DEFEATED_THIS = "defeated this"
    PLAY_EFFECT = "a Play effect"


class Count(Enum):
    """What an amount is counted by."""

    OTHER_ALLIES = "other allied creature"
    THEIR_CREATURES = "creature they control"
    ENEMY_CREATURES = "enemy creature"
    THEIR_MINDBUGS = "Mindbug they have"
    DISCARDED = "card discarded this way"
    OCTONITE_ON_THIS = "octonite on this"
    OCTONITE_ON_ALLIES = "octonite on allied creatures"


class Condition(Enum):
    """What must be true for a sentence (`if`) or a constant ability (`while`)."""

    YOUR_TURN = "it is your turn"
    ONLY_ALLY = "this is your only allied creature"
    ONE_LIFE = "you have 1 life"
    FEWER_CREATURES = "you control fewer creatures than the opponent"
    MORE_CREATURES = "you control more creatures than the opponent"
    THREE_MORE_CREATURES = "you control at least 3 more creatures than the opponent"
    NO_CREATURES = "you control no creatures"
    NOT_YOUR_TURN = "it is not your turn"
    ONE_OTHER_ALLY = "there is exactly 1 other allied creature"
    TWO_OTHER_ALLIES = "there are exactly 2 other allied creatures"
    THREE_ENEMIES = "there are 3 or more enemy creatures"
    TWIN_ALLIES = "2 or more allied creatures have equal power"
    NO_STRONGER_ALLY = "you control no creature with more power than this"
    EMPTY_DISCARD = "your discard pile is empty"
    EMPTY_HAND = "your hand is empty"
    SMALL_HAND = "you have 2 or fewer cards in hand"
    NO_MINDBUGS = "you have no Mindbugs"
    SAME_MINDBUGS = "you have as many Mindbugs as the opponent"
    LESS_LIFE = "you have less life than the opponent"
    DID = "you did"
    THEY_DID_NOT = "they did not"
    ROLLED_FOUR = "4 or more was rolled"
    IT_HAS_FOUR_POWER = "that card has power 4 or more"
    IT_HAS_FIVE_OCTONITE = "it has 5 octonite or more"
    IN_COMBAT = "this was defeated in combat"
    DEFEATED_AN_ENEMY = "this defeated an enemy creature this turn"
    TEAMMATE_HAS_NONE = "your teammate controls no creatures"


class Deed(Enum):
    """What a `Forbid` or a mark for this turn keeps a creature, or a player, from doing."""

    ATTACK = "attack"
    BLOCK = "block"
    BLOCK_THIS = "block this"
    HUNTED_BY_THIS = "be hunted by this"
    BE_DEFEATED = "be defeated"
    PLAY_EFFECTS = "activate Play effects"
    DEFEATED_EFFECTS = "activate Defeated effects"
    USE_MINDBUGS = "use Mindbugs"
    LOSE_LIFE = "lose life"
    INTO_HAND = "put cards into their hand"
    PLAY_FROM_HAND = "play from hand"


# What players are kept from; the other deeds are those of creatures.
PLAYERS_DEEDS = frozenset(
    {
        Deed.PLAY_EFFECTS,
        Deed.DEFEATED_EFFECTS,
        Deed.USE_MINDBUGS,
        Deed.LOSE_LIFE,
        Deed.INTO_HAND,
        Deed.PLAY_FROM_HAND,
    }
)


@dataclass(frozen=True, slots=True)
class Group:
    """A group of creatures in play. Power limits look at the current power."""

    side: Side = Side.ANY
    this: bool = False  # only the creature that has the ability
    other: bool = False  # not the creature that has the ability
    at_least: int | None = None
    at_most: int | None = None
    extreme: Extreme | None = None
    keywords: frozenset[str] = frozenset()  # with any of these
    trait: Trait | None = None


THIS = Group(this=True)


@dataclass(frozen=True, slots=True)
class Selection:
    """How many of a group: all of it, or a number to be chosen, perhaps fewer (`up_to`)."""

    group: Group
    number: int | None = None  # None: all
    up_to: bool = False
    equal: bool = False  # exactly so many, all with the same power
    by: Who = Who.YOU  # who chooses


@dataclass(frozen=True, slots=True)
class Cards:
    """Which cards of a hand or pile: by their printed power, or by an effect they have."""

    pile: Pile
    at_least: int | None = None
    at_most: int | None = None
    effect: Trigger | None = None


# -- instructions ---------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class GainLife:
    who: Who
    amount: int


@dataclass(frozen=True, slots=True)
class LoseLife:
    """Lose `amount` life, once or for each of something; or all but `keep`."""

    who: Who
    amount: int = 0
    keep: int | None = None
    per: Count | None = None


@dataclass(frozen=True, slots=True)
class StealLife:
    """The opponent loses life, and you gain as much as they lost."""

    amount: int


@dataclass(frozen=True, slots=True)
class MatchLife:
    """Your life becomes what the opponent's is."""


@dataclass(frozen=True, slots=True)
class WinGame:
    """You win the game."""


@dataclass(frozen=True, slots=True)
class LoseGame:
    """You lose the game."""


@dataclass(frozen=True, slots=True)
class Defeat:
    """Defeat creatures: `what`, perhaps once for each of something, perhaps with `also`."""

    what: Selection
    per: Count | None = None
    also: Selection | None = None


@dataclass(frozen=True, slots=True)
class TakeControl:
    what: Selection


@dataclass(frozen=True, slots=True)
class GiveControl:
    """The opponent takes control of this."""


@dataclass(frozen=True, slots=True)
class ReturnToHand:
    """Creatures go to the hand of one of the players, perhaps at the price of a Mindbug."""

    what: Selection
    to: Who
    mindbug: bool = False


@dataclass(frozen=True, slots=True)
class ForceAttack:
    """The opponent attacks with one of their creatures, if able."""

    what: Selection


@dataclass(frozen=True, slots=True)
class SetAside:
    """Creatures leave play until this is defeated."""

    what: Selection


@dataclass(frozen=True, slots=True)
class ReturnAside:
    """What was set aside comes back into play, without Play effects."""


@dataclass(frozen=True, slots=True)
class Evolve:
    """This creature becomes another form of its line."""

    to: str


@dataclass(frozen=True, slots=True)
class Boost:
    """Put up to so many cards of discard piles under one creature, or (`split`) under several."""

    number: int
    to: Group
    split: bool = False


@dataclass(frozen=True, slots=True)
class TakeBoost:
    """Put a boost card into your hand."""


@dataclass(frozen=True, slots=True)
class PlayBoost:
    """Play any number of the boost cards that were under this, without their Play effects."""


@dataclass(frozen=True, slots=True)
class PutOctonite:
    number: int
    what: Selection


@dataclass(frozen=True, slots=True)
class PlayFrom:
    """Play one card of a hand or pile."""

    cards: Cards


@dataclass(frozen=True, slots=True)
class PlayMany:
    """Play any number of cards, without their Play effects."""

    cards: Cards


@dataclass(frozen=True, slots=True)
class PlayRandom:
    """Play a random card of the opponent's hand."""


@dataclass(frozen=True, slots=True)
class PlayThis:
    """Play the card itself, from the discard pile."""


@dataclass(frozen=True, slots=True)
class PlayIt:
    """Play the card the sentence before was about, from your hand."""


@dataclass(frozen=True, slots=True)
class PlayGiven:
    """Play the card that was given a sentence ago."""


@dataclass(frozen=True, slots=True)
class TakeGiven:
    """Put the card that was given a sentence ago into your hand."""


@dataclass(frozen=True, slots=True)
class CopyPlay:
    """Do what the Play effect of another creature says, as if it were this creature's own."""

    what: Selection


@dataclass(frozen=True, slots=True)
class CopyIt:
    """Do what the Play effect of the revealed card says, as if it were this creature's own."""


@dataclass(frozen=True, slots=True)
class TriggerPlay:
    """The Play effect of a creature happens again."""

    what: Selection


@dataclass(frozen=True, slots=True)
class DrawPile:
    """Draw a whole discard pile."""

    pile: Pile


@dataclass(frozen=True, slots=True)
class DrawCards:
    """Put so many cards of your choice from a discard pile into your hand."""

    number: int
    pile: Pile
    back: bool = False  # the card says "return", not "draw"


@dataclass(frozen=True, slots=True)
class DrawUnused:
    """Draw from the top of the unused pile."""

    number: int


@dataclass(frozen=True, slots=True)
class UnusedToDeck:
    """Put the top cards of the unused pile under your draw pile, unseen."""

    number: int


@dataclass(frozen=True, slots=True)
class Discard:
    who: Who
    number: int
    up_to: bool = False
    random: bool = False
    per: Count | None = None


@dataclass(frozen=True, slots=True)
class DiscardAll:
    """Discard one's draw pile, perhaps one's hand as well."""

    who: Who
    hand: bool = False


@dataclass(frozen=True, slots=True)
class Steal:
    """Take random cards from the opponent's hand into yours."""

    number: int


@dataclass(frozen=True, slots=True)
class GiveCard:
    """The opponent gives you a card of their choice from their hand."""


@dataclass(frozen=True, slots=True)
class Reveal:
    """Show a card: one of your hand that you choose, or a random one of the opponent's."""

    who: Who


@dataclass(frozen=True, slots=True)
class PutIt:
    """Put the revealed card of the opponent's hand into a discard pile."""

    pile: Pile


@dataclass(frozen=True, slots=True)
class SwapHands:
    """You and the opponent swap hands."""


@dataclass(frozen=True, slots=True)
class NameKeyword:
    """Choose a keyword."""


@dataclass(frozen=True, slots=True)
class RollDie:
    """Roll a six-sided die."""


@dataclass(frozen=True, slots=True)
class Repeat:
    """Do the whole effect again."""


@dataclass(frozen=True, slots=True)
class RefreshMindbug:
    """Turn one of your used Mindbugs face up again."""


@dataclass(frozen=True, slots=True)
class LoseMindbug:
    """The opponent turns one of their Mindbugs face down, unused."""


@dataclass(frozen=True, slots=True)
class AnotherTurn:
    """Take another turn after this one."""


@dataclass(frozen=True, slots=True)
class GainEnergy:
    amount: int
    per: Count | None = None


@dataclass(frozen=True, slots=True)
class BuyFree:
    """Buy a Power card for free: one of the row, or the top one of the deck."""

    top: bool = False


@dataclass(frozen=True, slots=True)
class ThisTurn:
    """Something holds for creatures until the turn ends."""

    what: Selection
    keywords: frozenset[str] = frozenset()
    cannot: Deed | None = None
    power: int = 0
    dice: int = 0


@dataclass(frozen=True, slots=True)
class NobodyThisTurn:
    """No player may do something until the turn ends."""

    deed: Deed


@dataclass(frozen=True, slots=True)
class TeammateDraws:
    """2 against 2: the teammate may draw any card of your discard pile."""


@dataclass(frozen=True, slots=True)
class Options:
    """Do one of several things."""

    options: tuple[Sentence, ...]


Instruction = (
    GainLife
    | LoseLife
    | StealLife
    | MatchLife
    | WinGame
    | LoseGame
    | Defeat
    | TakeControl
    | GiveControl
    | ReturnToHand
    | ForceAttack
    | SetAside
    | ReturnAside
    | Evolve
    | Boost
    | TakeBoost
    | PlayBoost
    | PutOctonite
    | PlayFrom
    | PlayMany
    | PlayRandom
    | PlayThis
    | PlayIt
    | PlayGiven
    | TakeGiven
    | CopyPlay
    | CopyIt
    | TriggerPlay
    | DrawPile
    | DrawCards
    | DrawUnused
    | UnusedToDeck
    | Discard
    | DiscardAll
    | Steal
    | GiveCard
    | Reveal
    | PutIt
    | SwapHands
    | NameKeyword
    | RollDie
    | Repeat
    | RefreshMindbug
    | LoseMindbug
    | AnotherTurn
    | GainEnergy
    | BuyFree
    | ThisTurn
    | NobodyThisTurn
    | TeammateDraws
    | Options
)


@dataclass(frozen=True, slots=True)
class Sentence:
    """One sentence of an ability: an instruction, perhaps on a condition, perhaps optional."""

    do: Instruction
    only_if: Condition | None = None
    may: bool = False


@dataclass(frozen=True, eq=False)
class Ability:
    """A triggered ability. It is known by its card and its place among that card's abilities."""

    card: str
    index: int
    trigger: Trigger
    sentences: tuple[Sentence, ...]
    cost: int = 0  # Octonite of the very creature


# -- constant abilities ---------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Grant:
    """A group of creatures has more power, keywords or dice, while a condition holds."""

    to: Group
    power: int = 0
    per: Count | None = None  # the power once for each of these
    keywords: frozenset[str] = frozenset()
    only_while: Condition | None = None
    dice: int = 0


@dataclass(frozen=True, slots=True)
class Share:
    """This creature has each of these keywords while an enemy creature has it."""

    keywords: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Forbid:
    """A group of creatures, or players, can't do something.

    With `unless` it is those outside the group that can't.
    """

    deeds: tuple[Deed, ...]
    group: Group | None = None  # None: players
    who: Who = Who.OPPONENT
    unless: bool = False
    only_while: Condition | None = None
    at_most: int | None = None  # the printed power of cards that can't be played


@dataclass(frozen=True, slots=True)
class Give:
    """A group of creatures has a triggered ability."""

    to: Group
    ability: Ability


@dataclass(frozen=True, slots=True)
class Silence:
    """The keywords of a group of creatures have no effect."""

    group: Group


@dataclass(frozen=True, slots=True)
class MustBeHunted:
    """In their turn the opponent must attack this with a creature that has HUNTER, if able."""


@dataclass(frozen=True, slots=True)
class HighestLoses:
    """In a fight of this creature the higher power is defeated, not the lower."""


@dataclass(frozen=True, slots=True)
class EvolveInstead:
    """If this would be defeated, it becomes another form of its line instead."""

    to: str


@dataclass(frozen=True, slots=True)
class MoreLoss:
    """When the opponent loses life, they lose more of it."""

    amount: int


@dataclass(frozen=True, slots=True)
class MindbugCost:
    """When the opponent uses a Mindbug, they first lose life."""

    amount: int


@dataclass(frozen=True, slots=True)
class MoreRerolls:
    """You have more rerolls."""

    amount: int


Constant = (
    Grant
    | Share
    | Forbid
    | Give
    | Silence
    | MustBeHunted
    | HighestLoses
    | EvolveInstead
    | MoreLoss
    | MindbugCost
    | MoreRerolls
)
