"""The ability language: from what a card's YAML says to the engine's values.

Every word a card file may use for an ability is in this module, with what it means. The grammar is
told, for people, in the README ("How to add a card").
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any

from judge.document import Document, DocumentError, Path, short
from judge.engine.abilities import (
    PLAYERS_DEEDS,
    THIS,
    Ability,
    AnotherTurn,
    Boost,
    BuyFree,
    Cards,
    Condition,
    Constant,
    CopyIt,
    CopyPlay,
    Count,
    Deed,
    Defeat,
    Discard,
    DiscardAll,
    DrawCards,
    DrawPile,
    DrawUnused,
    Evolve,
    EvolveInstead,
    Extreme,
    Forbid,
    ForceAttack,
    GainEnergy,
    GainLife,
    Give,
    GiveCard,
    GiveControl,
    Grant,
    Group,
    HighestLoses,
    Instruction,
    LoseGame,
    LoseLife,
    LoseMindbug,
    MatchLife,
    MindbugCost,
    MoreLoss,
    MoreRerolls,
    MustBeHunted,
    NameKeyword,
    NobodyThisTurn,
    Options,
    Pile,
    PlayBoost,
    PlayFrom,
    PlayGiven,
    PlayIt,
    PlayMany,
    PlayRandom,
    PlayThis,
    PutIt,
    PutOctonite,
    RefreshMindbug,
    Repeat,
    ReturnAside,
    ReturnToHand,
    Reveal,
    RollDie,
    Selection,
    Sentence,
    SetAside,
    Share,
    Side,
    Silence,
    Steal,
    StealLife,
    SwapHands,
    TakeBoost,
    TakeControl,
    TakeGiven,
    TeammateDraws,
    ThisTurn,
    Trait,
    Trigger,
    TriggerPlay,
    UnusedToDeck,
    Who,
    WinGame,
)
from judge.engine.card import KEYWORDS

# The words an ability may begin with: its triggers, and what it costs in Octonite.
TRIGGERS: dict[str, tuple[tuple[Trigger, ...], int]] = {
    trigger.value: ((trigger,), 0) for trigger in Trigger
}
TRIGGERS["play and attack"] = ((Trigger.PLAY, Trigger.ATTACK), 0)
TRIGGERS["attack for 1 octonite"] = ((Trigger.ATTACK,), 1)
TRIGGERS["action for 1 octonite"] = ((Trigger.ACTION,), 1)
CONSTANT = "constant"
IN_DISCARD = "in-discard-pile"

GROUPS = {
    "this": THIS,
    "creature": Group(),
    "enemy creature": Group(Side.ENEMY),
    "allied creature": Group(Side.ALLIED),
    "other creature": Group(other=True),
    "other allied creature": Group(Side.ALLIED, other=True),
    "creature of your teammate": Group(Side.TEAMMATE),
}
GROUPS |= {f"{name}s": group for name, group in GROUPS.items() if name != "this"}

_LIMIT = re.compile(r"(<=|>=) ?(\d{1,2})")
_RANGE = re.compile(r"(\d{1,2})-(\d{1,2})")
_POWER = re.compile(r"([+-]\d{1,2}) power")
_DIE = re.compile(r"\+([12]) die")
_UP_TO = re.compile(r"up to (\d)")

# Instructions that need nothing to be told, by what stands behind their word.
_PLAIN: dict[str, dict[str, Instruction]] = {
    "set-life": {"equal to the opponent's": MatchLife()},
    "win-the-game": {"you": WinGame()},
    "lose-the-game": {"you": LoseGame()},
    "give-control": {"of this to the opponent": GiveControl()},
    "return-set-aside": {"creatures": ReturnAside()},
    "put-into-hand": {"given card": TakeGiven(), "boost card": TakeBoost()},
    "put-into-discard-pile": {
        pile.value: PutIt(pile) for pile in (Pile.YOUR_DISCARD, Pile.THEIR_DISCARD)
    },
    "give-a-card": {"by opponent": GiveCard()},
    "reveal": {"card of your hand": Reveal(Who.YOU), "random card": Reveal(Who.OPPONENT)},
    "swap-hands": {"with the opponent": SwapHands()},
    "choose-keyword": {"any": NameKeyword()},
    "roll-die": {"six-sided": RollDie()},
    "repeat": {"this effect": Repeat()},
    "refresh-mindbug": {"yours": RefreshMindbug()},
    "lose-mindbug": {"opponent": LoseMindbug()},
    "another-turn": {"after this one": AnotherTurn()},
    "buy-power-card": {"free": BuyFree(), "top card, free": BuyFree(top=True)},
    "teammate-draws": {"any card of your discard pile": TeammateDraws()},
}
# Whom a card can keep from these deeds. No card does it to anybody else.
ONLY_FOR = {Deed.INTO_HAND: Who.OPPONENT, Deed.LOSE_LIFE: Who.YOU}


class Reader:
    """Reads the abilities of one card; knows where in the file it is."""

    def __init__(self, document: Document) -> None:
        self.document = document

    def error(self, message: str, path: Path) -> DocumentError:
        return self.document.error(message, path)

    # -- small words ------------------------------------------------------------------------------

    def one_of(self, words: Mapping[str, Any], value: Any, path: Path, what: str) -> Any:
        if not isinstance(value, str) or value not in words:
            raise self.error(
                f"{short(value)!r} is no {what}; known: {', '.join(map(repr, words))}", path
            )
        return words[value]

    def mapping(self, value: Any, path: Path) -> dict[str, Any]:
        if not isinstance(value, dict):
            raise self.error("expected `word: value` pairs", path)
        return value

    def only(self, value: dict[str, Any], allowed: set[str], path: Path) -> None:
        for key in value:
            if key not in allowed:
                known = ", ".join(sorted(allowed))
                raise self.error(f"unknown word {short(key)!r}; known here: {known}", (*path, key))

    def count(self, words: dict[str, Any], path: Path, constant: bool = False) -> Count | None:
        """`for-each: creature they control`. Constant abilities count other things than effects."""
        if "for-each" not in words:
            return None
        steady = {Count.OTHER_ALLIES, Count.OCTONITE_ON_THIS}
        fleeting = set(Count) - {Count.OTHER_ALLIES}
        known = {c.value: c for c in Count if c in (steady if constant else fleeting)}
        found: Count = self.one_of(known, words["for-each"], (*path, "for-each"), "count")
        return found

    def number(self, value: Any, path: Path, least: int = 1, most: int = 99) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            raise self.error(f"expected a number from {least} to {most}", path)
        return value

    def keywords(self, value: Any, path: Path) -> tuple[str, ...]:
        if not isinstance(value, list) or not value:
            raise self.error("expected a list of keywords", path)
        known = {keyword: keyword for keyword in KEYWORDS}
        if len(set(map(str, value))) < len(value):
            raise self.error("a keyword stands there twice", path)
        return tuple(
            self.one_of(known, word, (*path, i), "keyword") for i, word in enumerate(value)
        )

    def condition(self, value: Any, path: Path) -> Condition:
        words = {condition.value: condition for condition in Condition}
        found: Condition = self.one_of(words, value, path, "condition")
        return found

    def deed(self, value: Any, path: Path) -> Deed:
        found: Deed = self.one_of({deed.value: deed for deed in Deed}, value, path, "deed")
        return found

    # -- creatures --------------------------------------------------------------------------------

    FILTERS = frozenset({"power", "with", "keyword"})

    def limits(self, words: dict[str, Any], path: Path) -> tuple[int | None, int | None]:
        """`power: "<= 4"`, `power: ">= 7"`, `power: 4-6`."""
        if "power" not in words:
            return None, None
        text = str(words["power"])
        if match := _RANGE.fullmatch(text):
            return int(match[1]), int(match[2])
        match = _LIMIT.fullmatch(text)
        if not match:
            raise self.error('expected a limit such as "<= 4"', (*path, "power"))
        return (None, int(match[2])) if match[1] == "<=" else (int(match[2]), None)

    def group(self, name: Any, filters: dict[str, Any], path: Path, key: str) -> Group:
        """`enemy creatures`, narrowed by `power: "<= 4"`, `with: highest power`, `keyword:`."""
        group: Group = self.one_of(GROUPS, name, (*path, key), "group of creatures")
        at_least, at_most = self.limits(filters, path)
        extreme = trait = None
        if "with" in filters:
            words: dict[str, Extreme | Trait] = {f"{e.value} power": e for e in Extreme}
            words |= {t.value: t for t in Trait}
            found = self.one_of(words, filters["with"], (*path, "with"), "description")
            extreme = found if isinstance(found, Extreme) else None
            trait = found if isinstance(found, Trait) else None
        keywords: frozenset[str] = frozenset()
        if "keyword" in filters:
            keywords = frozenset(self.keywords(filters["keyword"], (*path, "keyword")))
        return Group(
            group.side, group.this, group.other, at_least, at_most, extreme, keywords, trait
        )

    def selection(
        self, value: Any, path: Path, also: frozenset[str] = frozenset()
    ) -> tuple[Selection, dict[str, Any]]:
        """`{a: creature}`, `{all: enemy creatures, power: ...}`, `{up-to: 2, of: creatures}`."""
        words = self.mapping(value, path)
        how = {"a", "all", "up-to", "exactly", "of"} & words.keys()
        by = Who.YOU
        if "chosen-by" in words:
            here = (*path, "chosen-by")
            by = self.one_of({"opponent": Who.OPPONENT}, words["chosen-by"], here, "player")
        if how == {"a"}:
            self.only(words, {"a", "chosen-by", *self.FILTERS, *also}, path)
            chosen = Selection(self.group(words["a"], words, path, "a"), 1, by=by)
        elif how == {"all"}:
            self.only(words, {"all", *self.FILTERS, *also}, path)
            chosen = Selection(self.group(words["all"], words, path, "all"))
        elif how == {"up-to", "of"}:
            self.only(words, {"up-to", "of", *self.FILTERS, *also}, path)
            number = self.number(words["up-to"], (*path, "up-to"))
            chosen = Selection(self.group(words["of"], words, path, "of"), number, up_to=True)
        elif how == {"exactly", "of"}:
            self.only(words, {"exactly", "of", "with", *also}, path)
            number = self.number(words["exactly"], (*path, "exactly"))
            if words.get("with") != Trait.TWIN.value:
                raise self.error("expected `with: equal power`", path)
            chosen = Selection(self.group(words["of"], {}, path, "of"), number, equal=True)
        elif how == {"of"} and words["of"] == "this":
            self.only(words, {"of", *also}, path)
            chosen = Selection(THIS)
        else:
            raise self.error(
                "expected `a`, or `all`, or `up-to` or `exactly` with `of`, or `of: this`", path
            )
        return chosen, {key: words[key] for key in also if key in words}

    def cards(self, words: dict[str, Any], key: str, path: Path) -> Cards:
        """`from: your discard pile`, narrowed by `power` or `with: a Defeated effect`."""
        piles = {pile.value: pile for pile in Pile}
        pile = self.one_of(piles, words.get(key), (*path, key), "pile")
        effects = {"a Play effect": Trigger.PLAY, "a Defeated effect": Trigger.DEFEATED}
        effect = None
        if "with" in words:
            effect = self.one_of(effects, words["with"], (*path, "with"), "kind of effect")
        return Cards(pile, *self.limits(words, path), effect)

    # -- instructions -----------------------------------------------------------------------------

    def who(
        self, value: Any, path: Path, also: frozenset[str] = frozenset()
    ) -> tuple[Who, Any, Path, dict[str, Any]]:
        """`{opponent: 1}`: who, and what stands behind; and the words that may be there as well."""
        words = self.mapping(value, path)
        names = [name for name in words if name not in also]
        if len(names) != 1:
            raise self.error("expected `you: ...` or `opponent: ...`", path)
        (name,) = names
        known = {who.value: who for who in (Who.YOU, Who.OPPONENT)}
        who = self.one_of(known, name, (*path, name), "player")
        return who, words[name], (*path, name), {k: v for k, v in words.items() if k != name}

    def plain(self, word: str, value: Any, path: Path) -> Instruction:
        found: Instruction = self.one_of(_PLAIN[word], value, path, "thing to do here")
        return found

    def gain_life(self, value: Any, path: Path) -> Instruction:
        who, amount, path, _ = self.who(value, path)
        return GainLife(who, self.number(amount, path))

    def lose_life(self, value: Any, path: Path) -> Instruction:
        who, amount, here, also = self.who(value, path, frozenset({"for-each"}))
        if amount == "all but 1" and not also:
            return LoseLife(who, keep=1)
        return LoseLife(who, self.number(amount, here), per=self.count(also, path))

    def steal_life(self, value: Any, path: Path) -> Instruction:
        return StealLife(self.number(value, path))

    def defeat(self, value: Any, path: Path) -> Instruction:
        what, words = self.selection(value, path, frozenset({"for-each", "and"}))
        also = None
        if words and (what.number != 1 or len(words) > 1):
            raise self.error("`for-each` or `and` goes with `a`, and only one of them", path)
        if "and" in words:
            also = Selection(self.group(words["and"], {}, path, "and"), 1)
        return Defeat(what, self.count(words, path), also)

    def take_control(self, value: Any, path: Path) -> Instruction:
        return TakeControl(self.selection(value, path)[0])

    def return_to_hand(self, value: Any, path: Path) -> Instruction:
        what, words = self.selection(value, path, frozenset({"to", "for"}))
        hands = {"your hand": Who.YOU, "opponent's hand": Who.OPPONENT}
        to = self.one_of(hands, words.get("to"), (*path, "to"), "hand")
        if words.get("for", "a Mindbug") != "a Mindbug":
            raise self.error("expected `for: a Mindbug`", (*path, "for"))
        return ReturnToHand(what, to, "for" in words)

    def make_attack(self, value: Any, path: Path) -> Instruction:
        return ForceAttack(self.selection(value, path)[0])

    def set_aside(self, value: Any, path: Path) -> Instruction:
        return SetAside(self.selection(value, path)[0])

    def evolve(self, value: Any, path: Path) -> Instruction:
        if not isinstance(value, str):
            raise self.error("expected the id of a form", path)
        return Evolve(value)

    def boost(self, value: Any, path: Path) -> Instruction:
        words = self.mapping(value, path)
        self.only(words, {"cards", "to"}, path)
        number = self.number(words.get("cards"), (*path, "cards"))
        to = words.get("to")
        return Boost(number, self.group(to, {}, path, "to"), split=to == "creatures")

    def put_octonite(self, value: Any, path: Path) -> Instruction:
        what, words = self.selection(value, path, frozenset({"number"}))
        return PutOctonite(self.number(words.get("number"), (*path, "number")), what)

    def play_a_card(self, value: Any, path: Path) -> Instruction:
        plain: dict[str, Instruction] = {
            "this": PlayThis(),
            "given card": PlayGiven(),
            "that card": PlayIt(),
            "random card of the opponent's hand": PlayRandom(),
        }
        if isinstance(value, str):
            found: Instruction = self.one_of(plain, value, path, "card")
            return found
        words = self.mapping(value, path)
        self.only(words, {"from", "power", "with"}, path)
        return PlayFrom(self.cards(words, "from", path))

    def play_any_number(self, value: Any, path: Path) -> Instruction:
        if value == "boost cards of this":
            return PlayBoost()
        words = self.mapping(value, path)
        self.only(words, {"from", "power", "with"}, path)
        return PlayMany(self.cards(words, "from", path))

    def copy_play_effect(self, value: Any, path: Path) -> Instruction:
        if value == "that card":
            return CopyIt()
        return CopyPlay(self.selection(value, path)[0])

    def trigger_play_effect(self, value: Any, path: Path) -> Instruction:
        return TriggerPlay(self.selection(value, path)[0])

    def draw(self, value: Any, path: Path, back: bool = False) -> Instruction:
        words = self.mapping(value, path)
        self.only(words, {"all"} if "all" in words and not back else {"cards", "from"}, path)
        piles = {pile.value: pile for pile in Pile if pile is not Pile.YOUR_HAND}
        if "all" in words:
            return DrawPile(self.one_of(piles, words["all"], (*path, "all"), "pile"))
        number = self.number(words.get("cards"), (*path, "cards"))
        if words.get("from") == "unused pile" and not back:
            return DrawUnused(number)
        pile = self.one_of(piles, words.get("from"), (*path, "from"), "pile")
        return DrawCards(number, pile, back)

    def take_back(self, value: Any, path: Path) -> Instruction:
        return self.draw(value, path, back=True)

    def put_under_draw_pile(self, value: Any, path: Path) -> Instruction:
        words = self.mapping(value, path)
        self.only(words, {"cards", "from"}, path)
        if words.get("from") != "unused pile":
            raise self.error("expected `from: unused pile`", path)
        return UnusedToDeck(self.number(words.get("cards"), (*path, "cards")))

    def discard(self, value: Any, path: Path) -> Instruction:
        who, amount, here, also = self.who(value, path, frozenset({"for-each", "random"}))
        whole = {"draw pile": False, "hand and draw pile": True}
        if isinstance(amount, str) and amount in whole and not also:
            return DiscardAll(who, whole[amount])
        match = _UP_TO.fullmatch(str(amount))
        if match and also:
            raise self.error("`up to` goes with nothing else", path)
        number = int(match[1]) if match else self.number(amount, here)
        if also.get("random", True) is not True:
            raise self.error("expected `random: true`", (*path, "random"))
        return Discard(who, number, bool(match), "random" in also, self.count(also, path))

    def steal(self, value: Any, path: Path) -> Instruction:
        words = self.mapping(value, path)
        self.only(words, {"random-cards"}, path)
        return Steal(self.number(words.get("random-cards"), (*path, "random-cards")))

    def gain_energy(self, value: Any, path: Path) -> Instruction:
        if isinstance(value, dict):
            self.only(value, {"number", "for-each"}, path)
            number = self.number(value.get("number"), (*path, "number"))
            return GainEnergy(number, self.count(value, path))
        return GainEnergy(self.number(value, path))

    def this_turn(self, value: Any, path: Path) -> Instruction:
        if isinstance(value, dict) and value.get("players") == "cannot use Mindbugs":
            self.only(value, {"players"}, path)
            return NobodyThisTurn(Deed.USE_MINDBUGS)
        what, words = self.selection(value, path, frozenset({"have", "cannot"}))
        if len(words) != 1:
            raise self.error("expected either `have` or `cannot`", path)
        if "have" in words:
            power, keywords, dice = self.things_had(words["have"], (*path, "have"))
            return ThisTurn(what, keywords, None, power, dice)
        deeds = {deed.value: deed for deed in (Deed.BLOCK, Deed.BE_DEFEATED)}
        here = (*path, "cannot")
        return ThisTurn(what, cannot=self.one_of(deeds, words["cannot"], here, "deed"))

    def option(self, value: Any, path: Path) -> Instruction:
        if not isinstance(value, list) or len(value) < 2:
            raise self.error("expected two or more things to do", path)
        return Options(tuple(self.sentence(v, (*path, i)) for i, v in enumerate(value)))

    INSTRUCTIONS: Mapping[str, Callable[[Reader, Any, Path], Instruction]] = {
        "gain-life": gain_life,
        "lose-life": lose_life,
        "steal-life": steal_life,
        "defeat": defeat,
        "take-control": take_control,
        "return-to-hand": return_to_hand,
        "make-attack": make_attack,
        "set-aside": set_aside,
        "evolve": evolve,
        "boost": boost,
        "put-octonite": put_octonite,
        "play-a-card": play_a_card,
        "play-any-number": play_any_number,
        "copy-play-effect": copy_play_effect,
        "trigger-play-effect": trigger_play_effect,
        "draw": draw,
        "take-back": take_back,
        "put-under-draw-pile": put_under_draw_pile,
        "discard": discard,
        "steal": steal,
        "gain-energy": gain_energy,
        "this-turn": this_turn,
        "option": option,
    }

    def sentence(self, value: Any, path: Path) -> Sentence:
        words = self.mapping(value, path)
        verbs_known = {*self.INSTRUCTIONS, *_PLAIN}
        self.only(words, {*verbs_known, "if", "may"}, path)
        verbs = [word for word in words if word in verbs_known]
        if len(verbs) != 1:
            raise self.error("expected one instruction, such as `defeat: {a: creature}`", path)
        only_if = self.condition(words["if"], (*path, "if")) if "if" in words else None
        may = words.get("may", False)
        if not isinstance(may, bool):
            raise self.error("expected `may: true`", (*path, "may"))
        (verb,) = verbs
        here = (*path, verb)
        if verb in _PLAIN:
            return Sentence(self.plain(verb, words[verb], here), only_if, may)
        return Sentence(self.INSTRUCTIONS[verb](self, words[verb], here), only_if, may)

    # -- abilities --------------------------------------------------------------------------------

    def abilities(self, card: str, words: dict[str, Any], path: Path) -> tuple[Ability, ...]:
        """All triggered abilities of a card, in the order they stand there."""
        found: list[Ability] = []
        for word in words:
            if word in TRIGGERS:
                triggers, cost = TRIGGERS[word]
                sentences = self.sentences(words[word], (*path, word))
                for trigger in triggers:
                    found.append(Ability(card, len(found), trigger, sentences, cost))
        return tuple(found)

    def sentences(self, value: Any, path: Path) -> tuple[Sentence, ...]:
        if not isinstance(value, list) or not value:
            raise self.error("expected a list of sentences", path)
        sentences = tuple(self.sentence(v, (*path, i)) for i, v in enumerate(value))
        for i, sentence in enumerate(sentences):
            before = [kind for earlier in sentences[:i] for kind in kinds_of(earlier.do)]
            for needed in needs(sentence):
                if not any(issubclass(kind, needed) for kind in before):
                    raise self.error(
                        "this speaks of something no sentence before it did", (*path, i)
                    )
        return sentences

    # What makes a constant ability the kind it is.
    KINDS = {
        "have",
        "have-ability",
        "cannot",
        "alone-can",
        "shares",
        "must",
        "fights",
        "instead-of-defeat",
        "loses-more-life",
        "mindbug-costs-life",
        "more-rerolls",
        "keywords-have",
    }

    def constant(self, card: str, index: int, value: Any, path: Path) -> Constant:
        """One constant ability. `index` is the place of the next ability the card may give."""
        words = self.mapping(value, path)
        self.only(words, {"of", "for-each", "while", *self.KINDS, *self.FILTERS}, path)
        kinds = self.KINDS & words.keys()
        if len(kinds) != 1:
            raise self.error(f"expected one of {', '.join(sorted(self.KINDS))}", path)
        (kind,) = kinds
        for key in ("while", "with"):
            if any(words.get(key) == momentary.value for momentary in _MOMENTARY):
                raise self.error("this is true of an effect only", (*path, key))
        if kind == "have":
            self.only(words, {"of", "have", "for-each", "while", *self.FILTERS}, path)
            return self.grant(words, path)
        if kind == "have-ability":
            self.only(words, {"of", "have-ability", *self.FILTERS}, path)
            to = self.group(words.get("of"), words, path, "of")
            return Give(to, self.given(card, index, words[kind], (*path, kind)))
        if kind in ("cannot", "alone-can"):
            return self.forbid(words, kind, path)
        if kind == "shares":
            self.only(words, {"of", "shares", "with"}, path)
            if words.get("of") != "this" or words.get("with") != "enemy creatures":
                raise self.error("expected `of: this` and `with: enemy creatures`", path)
            return Share(self.keywords(words["shares"], (*path, "shares")))
        if kind == "keywords-have":
            self.only(words, {"of", "keywords-have", *self.FILTERS}, path)
            self.one_of({"no effect": 1}, words[kind], (*path, kind), "description")
            return Silence(self.group(words.get("of"), words, path, "of"))
        return self.other_constant(words, kind, path)

    def other_constant(self, words: dict[str, Any], kind: str, path: Path) -> Constant:
        self.only(words, {"of", kind}, path)
        value, here = words[kind], (*path, kind)
        whose = {
            "must": "opponent",
            "loses-more-life": "opponent",
            "mindbug-costs-life": "opponent",
            "more-rerolls": "you",
        }.get(kind, "this")
        if words.get("of") != whose:
            raise self.error(f"expected `of: {whose}`", (*path, "of"))
        if kind == "must":
            self.one_of({"attack this with HUNTER": 1}, value, here, "duty")
            return MustBeHunted()
        if kind == "fights":
            self.one_of({"highest power is defeated": 1}, value, here, "way to fight")
            return HighestLoses()
        if kind == "instead-of-defeat":
            if not isinstance(value, dict) or set(value) != {"evolve"}:
                raise self.error("expected `{evolve: ...}`", here)
            if not isinstance(value["evolve"], str):
                raise self.error("expected the id of a form", (*here, "evolve"))
            return EvolveInstead(value["evolve"])
        made: Mapping[str, Callable[[int], Constant]] = {
            "loses-more-life": MoreLoss,
            "mindbug-costs-life": MindbugCost,
            "more-rerolls": MoreRerolls,
        }
        return made[kind](self.number(value, here))

    def forbid(self, words: dict[str, Any], kind: str, path: Path) -> Forbid:
        known = {deed.value: deed for deed in Deed}
        value, here = words[kind], (*path, kind)
        listed = value if isinstance(value, list) else [value]
        if not listed:
            raise self.error("expected something that can't be done", here)
        deeds = tuple(self.one_of(known, word, here, "deed") for word in listed)
        players = {who.value: who for who in Who}
        of = words.get("of")
        if (isinstance(of, str) and of in players) != (deeds[0] in PLAYERS_DEEDS):
            raise self.error("creatures attack, block and are defeated; the rest is players'", path)
        if deeds[0] in PLAYERS_DEEDS:
            if kind != "cannot" or len(deeds) > 1:
                raise self.error("expected `cannot` and one deed of players", path)
            if players[words["of"]] is not ONLY_FOR.get(deeds[0], players[words["of"]]):
                meant = ONLY_FOR[deeds[0]].value
                raise self.error(f"only `of: {meant}` can be kept from that", (*path, "of"))
            plays = deeds[0] is Deed.PLAY_FROM_HAND
            self.only(words, {"of", "cannot", *(("power",) if plays else ())}, path)
            at_least, at_most = self.limits(words, path)
            if at_least is not None:
                raise self.error('expected a limit such as "<= 4"', (*path, "power"))
            return Forbid(deeds, None, players[words["of"]], at_most=at_most)
        if PLAYERS_DEEDS & set(deeds):
            raise self.error("creatures attack, block and are defeated; the rest is players'", path)
        self.only(words, {"of", kind, "while", *self.FILTERS}, path)
        group = self.group(words.get("of"), words, path, "of")
        only_while = self.condition(words["while"], (*path, "while")) if "while" in words else None
        return Forbid(deeds, group, unless=kind == "alone-can", only_while=only_while)

    def given(self, card: str, index: int, value: Any, path: Path) -> Ability:
        """The ability a card gives to creatures: `{attack: [...]}`."""
        words = self.mapping(value, path)
        if len(words) != 1:
            raise self.error("expected one trigger with its sentences", path)
        ((word, sentences),) = words.items()
        (trigger, *more), cost = self.one_of(TRIGGERS, word, (*path, word), "trigger")
        if more:
            raise self.error("expected a single trigger", (*path, word))
        return Ability(card, index, trigger, self.sentences(sentences, (*path, word)), cost)

    def things_had(self, value: Any, path: Path) -> tuple[int, frozenset[str], int]:
        """`[+1 power, FRENZY, +1 die]`: power, keywords, dice."""
        if not isinstance(value, list) or not value:
            raise self.error("expected a list such as [+1 power, FRENZY]", path)
        power = dice = 0
        keywords: list[str] = []
        for i, word in enumerate(value):
            if match := _POWER.fullmatch(str(word)):
                if power or not int(match[1]):
                    raise self.error("expected one power, and not 0", (*path, i))
                power = int(match[1])
            elif match := _DIE.fullmatch(str(word)):
                if dice:
                    raise self.error("expected one number of dice", (*path, i))
                dice = int(match[1])
            else:
                known = {keyword: keyword for keyword in KEYWORDS}
                keywords.append(self.one_of(known, word, (*path, i), "keyword"))
        if len(set(keywords)) < len(keywords):
            raise self.error("a keyword stands there twice", path)
        return power, frozenset(keywords), dice

    def grant(self, words: dict[str, Any], path: Path) -> Grant:
        power, keywords, dice = self.things_had(words["have"], (*path, "have"))
        to = self.group(words.get("of"), words, path, "of")
        narrowed = (to.at_least, to.at_most, to.extreme, to.trait) != (None, None, None, None)
        if power and (narrowed or to.keywords):
            raise self.error("power can't depend on power or keywords", path)
        if keywords and (to.keywords or to.trait in (Trait.NO_KEYWORDS,)):
            raise self.error("keywords can't depend on keywords", path)
        if "for-each" in words and not power:
            raise self.error("only power goes for each of something", (*path, "for-each"))
        only_while = self.condition(words["while"], (*path, "while")) if "while" in words else None
        if power and only_while in (Condition.TWIN_ALLIES, Condition.NO_STRONGER_ALLY):
            raise self.error("power can't depend on power", (*path, "while"))
        per = self.count(words, path, constant=True)
        return Grant(to, power, per, keywords, only_while, dice)


# What an instruction, a condition, a trait or a count needs an earlier sentence to have done.
_NEEDS: dict[Any, tuple[type, ...]] = {
    PlayGiven: (GiveCard,),
    TakeGiven: (GiveCard,),
    PlayIt: (ReturnToHand,),
    CopyIt: (Reveal,),
    PutIt: (Reveal,),
    Repeat: (RollDie,),
    Condition.DID: (Defeat, LoseLife, Discard, ReturnToHand, Reveal),
    Condition.THEY_DID_NOT: (Discard,),
    Condition.ROLLED_FOUR: (RollDie,),
    Condition.IT_HAS_FOUR_POWER: (Discard,),
    Condition.IT_HAS_FIVE_OCTONITE: (PutOctonite,),
    Trait.CHOSEN_KEYWORD: (NameKeyword,),
    Trait.ITS_KEYWORDS: (Reveal,),
    Count.DISCARDED: (Discard,),
}


def kinds_of(do: Instruction) -> list[type]:
    """The kinds of an instruction, or of its options."""
    if isinstance(do, Options):
        return [kind for sentence in do.options for kind in kinds_of(sentence.do)]
    return [type(do)]


def needs(sentence: Sentence) -> list[tuple[type, ...]]:
    """What a sentence speaks of as if it had just happened."""
    do = sentence.do
    spoken: list[Any] = [sentence.only_if, *kinds_of(do), getattr(do, "per", None)]
    what = getattr(do, "what", None)
    if isinstance(what, Selection):
        spoken.append(what.group.trait)
    return [_NEEDS[word] for word in spoken if word in _NEEDS]


# Conditions and traits that only make sense within an effect, never for a constant ability.
_MOMENTARY = {
    Condition.DID,
    Condition.THEY_DID_NOT,
    Condition.ROLLED_FOUR,
    Condition.IT_HAS_FOUR_POWER,
    Condition.IT_HAS_FIVE_OCTONITE,
    Condition.IN_COMBAT,
    Condition.DEFEATED_AN_ENEMY,
    Condition.TEAMMATE_HAS_NONE,
    Trait.CHOSEN_KEYWORD,
    Trait.ITS_KEYWORDS,
    Trait.DEFEATED_THIS,
}
