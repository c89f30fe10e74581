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
    THIS,
    Ability,
    Condition,
    Constant,
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
    Instruction,
    LoseLife,
    MatchLife,
    Options,
    Pile,
    PlayFrom,
    PlayGiven,
    PlayThis,
    Selection,
    Sentence,
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

TRIGGERS = {trigger.value: trigger for trigger in Trigger}
CONSTANT = "constant"

GROUPS = {
    "this": THIS,
    "creature": Group(),
    "enemy creature": Group(Side.ENEMY),
    "allied creature": Group(Side.ALLIED),
    "other creature": Group(other=True),
    "other allied creature": Group(Side.ALLIED, other=True),
}
GROUPS |= {f"{name}s": group for name, group in GROUPS.items() if name != "this"}

_LIMIT = re.compile(r"(<=|>=) ?(\d{1,2})")
_POWER = re.compile(r"([+-]\d{1,2}) power")


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

    FILTERS = frozenset({"power", "with"})

    def group(self, name: Any, filters: dict[str, Any], path: Path, key: str) -> Group:
        """`enemy creatures`, narrowed by `power: "<= 4"` or `with: highest power`."""
        group: Group = self.one_of(GROUPS, name, (*path, key), "group of creatures")
        at_least = at_most = extreme = None
        if "power" in filters:
            match = _LIMIT.fullmatch(str(filters["power"]))
            if not match:
                raise self.error('expected a limit such as "<= 4"', (*path, "power"))
            if match[1] == "<=":
                at_most = int(match[2])
            else:
                at_least = int(match[2])
        if "with" in filters:
            words = {f"{e.value} power": e for e in Extreme}
            extreme = self.one_of(words, filters["with"], (*path, "with"), "description")
        return Group(group.side, group.this, group.other, at_least, at_most, extreme)

    def selection(
        self, value: Any, path: Path, also: frozenset[str] = frozenset()
    ) -> tuple[Selection, dict[str, Any]]:
        """`{a: creature}`, `{all: enemy creatures, power: ...}`, `{up-to: 2, of: creatures}`."""
        words = self.mapping(value, path)
        how = {"a", "all", "up-to", "of"} & words.keys()
        if how == {"a"}:
            self.only(words, {"a", *self.FILTERS, *also}, path)
            chosen = Selection(self.group(words["a"], words, path, "a"), 1)
        elif how == {"all"}:
            self.only(words, {"all", *self.FILTERS, *also}, path)
            chosen = Selection(self.group(words["all"], words, path, "all"))
        elif how == {"up-to", "of"}:
            self.only(words, {"up-to", "of", *self.FILTERS, *also}, path)
            number = self.number(words["up-to"], (*path, "up-to"))
            chosen = Selection(self.group(words["of"], words, path, "of"), number, up_to=True)
        elif how == {"of"} and words["of"] == "this":
            self.only(words, {"of", *also}, path)
            chosen = Selection(THIS)
        else:
            raise self.error("expected `a`, or `all`, or `up-to` with `of`, or `of: this`", path)
        return chosen, {key: words[key] for key in also if key in words}

    # -- instructions -----------------------------------------------------------------------------

    def who(self, value: Any, path: Path) -> tuple[Who, Any, Path]:
        """`{opponent: 1}`: who, and what stands behind."""
        words = self.mapping(value, path)
        if len(words) != 1:
            raise self.error("expected `you: ...` or `opponent: ...`", path)
        ((name, amount),) = words.items()
        known = {who.value: who for who in Who}
        return self.one_of(known, name, (*path, name), "player"), amount, (*path, name)

    def gain_life(self, value: Any, path: Path) -> Instruction:
        who, amount, path = self.who(value, path)
        return GainLife(who, self.number(amount, path))

    def lose_life(self, value: Any, path: Path) -> Instruction:
        who, amount, path = self.who(value, path)
        if amount == "all but 1":
            return LoseLife(who, keep=1)
        return LoseLife(who, self.number(amount, path))

    def set_life(self, value: Any, path: Path) -> Instruction:
        if value != {"you": "equal to the opponent's"}:
            raise self.error("expected `you: equal to the opponent's`", path)
        return MatchLife()

    def defeat(self, value: Any, path: Path) -> Instruction:
        return Defeat(self.selection(value, path)[0])

    def take_control(self, value: Any, path: Path) -> Instruction:
        return TakeControl(self.selection(value, path)[0])

    def play_a_card(self, value: Any, path: Path) -> Instruction:
        if value == "this":
            return PlayThis()
        if value == "given card":
            return PlayGiven()
        words = self.mapping(value, path)
        self.only(words, {"from"}, path)
        piles = {pile.value: pile for pile in Pile}
        return PlayFrom(self.one_of(piles, words.get("from"), (*path, "from"), "pile"))

    def put_into_hand(self, value: Any, path: Path) -> Instruction:
        if value != "given card":
            raise self.error("expected `given card`", path)
        return TakeGiven()

    def draw(self, value: Any, path: Path) -> Instruction:
        words = self.mapping(value, path)
        self.only(words, {"all"}, path)
        piles = {pile.value: pile for pile in Pile}
        return DrawPile(self.one_of(piles, words.get("all"), (*path, "all"), "pile"))

    def discard(self, value: Any, path: Path) -> Instruction:
        who, amount, path = self.who(value, path)
        return Discard(who, self.number(amount, path))

    def steal(self, value: Any, path: Path) -> Instruction:
        words = self.mapping(value, path)
        self.only(words, {"random-cards"}, path)
        return Steal(self.number(words.get("random-cards"), (*path, "random-cards")))

    def give_a_card(self, value: Any, path: Path) -> Instruction:
        if value != {"by": "opponent"}:
            raise self.error("expected `by: opponent`", path)
        return GiveCard()

    def this_turn(self, value: Any, path: Path) -> Instruction:
        what, words = self.selection(value, path, frozenset({"have", "cannot"}))
        if len(words) != 1:
            raise self.error("expected either `have` or `cannot`", path)
        if "have" in words:
            return ThisTurn(what, frozenset(self.keywords(words["have"], (*path, "have"))))
        if words["cannot"] != Deed.BLOCK.value:
            raise self.error("expected `cannot: block`", (*path, "cannot"))
        return ThisTurn(what, cannot=Deed.BLOCK)

    def option(self, value: Any, path: Path) -> Instruction:
        if not isinstance(value, list) or len(value) < 2:
            raise self.error("expected two or more things to do", path)
        return Options(tuple(self.sentence(v, (*path, i)) for i, v in enumerate(value)))

    INSTRUCTIONS: Mapping[str, Callable[[Reader, Any, Path], Instruction]] = {
        "gain-life": gain_life,
        "lose-life": lose_life,
        "set-life": set_life,
        "defeat": defeat,
        "take-control": take_control,
        "play-a-card": play_a_card,
        "put-into-hand": put_into_hand,
        "draw": draw,
        "discard": discard,
        "steal": steal,
        "give-a-card": give_a_card,
        "this-turn": this_turn,
        "option": option,
    }

    def sentence(self, value: Any, path: Path) -> Sentence:
        words = self.mapping(value, path)
        self.only(words, {*self.INSTRUCTIONS, "if", "may"}, path)
        verbs = [word for word in words if word in self.INSTRUCTIONS]
        if len(verbs) != 1:
            raise self.error("expected one instruction, such as `defeat: {a: creature}`", path)
        only_if = self.condition(words["if"], (*path, "if")) if "if" in words else None
        may = words.get("may", False)
        if not isinstance(may, bool):
            raise self.error("expected `may: true`", (*path, "may"))
        do = self.INSTRUCTIONS[verbs[0]](self, words[verbs[0]], (*path, verbs[0]))
        return Sentence(do, only_if, may)

    # -- abilities --------------------------------------------------------------------------------

    def ability(self, card: str, index: int, trigger: str, value: Any, path: Path) -> Ability:
        if not isinstance(value, list) or not value:
            raise self.error("expected a list of sentences", path)
        sentences = tuple(self.sentence(v, (*path, i)) for i, v in enumerate(value))
        given = False
        for i, sentence in enumerate(sentences):
            if takes_given(sentence.do) and not given:
                raise self.error("no card was given before", (*path, i))
            given = given or isinstance(sentence.do, GiveCard)
        return Ability(card, index, TRIGGERS[trigger], sentences)

    def constant(self, value: Any, path: Path) -> Constant:
        words = self.mapping(value, path)
        every = {"of", "have", "for-each", "while", "cannot", "shares", *self.FILTERS}
        self.only(words, every, path)
        kinds = {"have", "cannot", "shares"} & words.keys()
        if len(kinds) != 1:
            raise self.error("expected one of `have`, `cannot`, `shares`", path)
        if "shares" in words:
            self.only(words, {"of", "shares", "with"}, path)
            if words.get("of") != "this" or words.get("with") != "enemy creatures":
                raise self.error("expected `of: this` and `with: enemy creatures`", path)
            return Share(self.keywords(words["shares"], (*path, "shares")))
        if "have" in words:
            self.only(words, {"of", "have", "for-each", "while", *self.FILTERS}, path)
            return self.grant(words, path)
        deed = self.deed(words["cannot"], (*path, "cannot"))
        if (words.get("of") == "opponent") != (deed is Deed.PLAY_EFFECTS):
            raise self.error("creatures attack and block; the opponent activates", path)
        if deed is Deed.PLAY_EFFECTS:
            self.only(words, {"of", "cannot"}, path)
            return Forbid(deed)
        self.only(words, {"of", "cannot", *self.FILTERS}, path)
        return Forbid(deed, self.group(words.get("of"), words, path, "of"))

    def grant(self, words: dict[str, Any], path: Path) -> Grant:
        if not isinstance(words["have"], list) or not words["have"]:
            raise self.error("expected a list such as [+1 power, FRENZY]", (*path, "have"))
        power = 0
        keywords: list[str] = []
        for i, word in enumerate(words["have"]):
            match = _POWER.fullmatch(str(word))
            if match:
                if power or not int(match[1]):
                    raise self.error("expected one power, and not 0", (*path, "have", i))
                power = int(match[1])
            else:
                keywords += self.keywords([word], (*path, "have", i)[:-1])
        to = self.group(words.get("of"), words, path, "of")
        if power and (to.at_least, to.at_most, to.extreme) != (None, None, None):
            raise self.error("power can't depend on power", path)
        if "for-each" in words and not power:
            raise self.error("only power goes for each of something", (*path, "for-each"))
        if words.get("for-each", "other allied creature") != "other allied creature":
            raise self.error("expected `other allied creature`", (*path, "for-each"))
        only_while = self.condition(words["while"], (*path, "while")) if "while" in words else None
        return Grant(to, power, "for-each" in words, frozenset(keywords), only_while)


def takes_given(do: Instruction) -> bool:
    """Does an instruction speak of the card that was given before?"""
    if isinstance(do, Options):
        return any(takes_given(sentence.do) for sentence in do.options)
    return isinstance(do, PlayGiven | TakeGiven)
