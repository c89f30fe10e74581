"""What every language must be able to say, and what all languages have in common."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import Any

from judge.cards import Library, Name, PrintedCard, library
from judge.document import short
from judge.engine import PLAYERS, UNKNOWN, Decision, Move, Reason, State, Step
from judge.engine.abilities import (
    Ability,
    Condition,
    Constant,
    Group,
    Instruction,
    Options,
    Selection,
    Sentence,
    Trigger,
)
from judge.engine.arriving import Put
from judge.engine.defeat import Turning
from judge.engine.dice import Dice, DiceDiscard, FirstResult, Reroll
from judge.engine.effects.boosting import BoostWhom
from judge.engine.resolving import Chance, Choose, Keyword, May, Option, Roll

# The abilities whose trigger is a clause ("When you lose life"), not a word.
CLAUSES = {
    Trigger.LOSE_LIFE_IN_DISCARD,
    Trigger.INTO_DISCARD,
    Trigger.END_OF_TURN,
    Trigger.END_OF_YOUR_TURN,
}


class Spoken:
    """A card's name inside a sentence; languages ask it for what grammar needs."""

    __slots__ = ("gender", "text")

    def __init__(self, name: Name, mark: str = "") -> None:
        self.text = name.text + mark
        self.gender = name.gender

    def __str__(self) -> str:
        return self.text

    # French
    @property
    def e(self) -> str:
        return "e" if self.gender == "f" else ""

    @property
    def de(self) -> str:
        """de, d’ or du, with the name."""
        if self.text.startswith("Le "):
            return f"du {self.text[3:]}"
        first = self.text[:1].casefold()
        silent_h = first == "h" and not self.text.casefold().startswith(("ham", "har"))
        return (
            f"d’{self.text}" if first in "aeiouàâäéèêëîïôöùûüœ" or silent_h else f"de {self.text}"
        )

    # Spanish
    @property
    def o(self) -> str:
        return "a" if self.gender == "f" else "o"


class Names:
    """The names of the cards of one game by their refs, as a language calls them."""

    def __init__(self, state: State, library: Library, language: str) -> None:
        self._cards: dict[str, PrintedCard] = {}
        self._language = language
        for copy in state.every_card():
            if copy.card is not UNKNOWN:
                self._cards[copy.ref] = library.printed(copy.card)

    def then(self, state: State, library: Library) -> Names:
        """The names as they are in a later state: a creature that evolved has another one."""
        later = Names(state, library, self._language)
        later._cards = self._cards | later._cards
        return later

    def card(self, ref: str) -> PrintedCard | None:
        return self._cards.get(ref)

    def name(self, ref: str) -> Name | None:
        """The printed name; copies are told apart by a number, others by what they were called."""
        card = self._cards.get(ref)
        if card is None:
            return None
        name = card.name(self._language)
        # An evolved creature keeps the ref of the form it had: that is no other name for it.
        for id in (card.id, *(form.id for form in card.card.line)):
            if ref == id:
                return name
            copy = ref.removeprefix(f"{id}-")
            if copy.isdigit():
                return Name(f"{name.text} {copy}", name.gender)
        return Name(f"{name.text} ({ref})", name.gender)


class Wording:
    """One language. Subclasses fill in the tables and the sentences of abilities.

    Most steps and reasons are a template in a table; those that need more are methods called
    `say_` and their kind.
    """

    language: str
    keywords: Mapping[str, str]
    triggers: Mapping[Trigger, str]
    unknown: Name
    unknown_cards: str  # several of them, behind a number
    forced: str  # added to a step that was the only possibility
    open_reading: str  # added where the books are silent
    badges: Mapping[str, str]  # what a card shows by an icon
    in_discard: str  # the box of abilities that work from the discard pile
    steps: Mapping[str, str]
    nothing: Mapping[str, str]  # why a part of an effect did not happen
    reasons: Mapping[str, str]
    places: Mapping[str, str]  # where a card lies
    questions: Mapping[str, str]
    moves: Mapping[str, str]
    parts: Mapping[str, str]
    verdicts: Mapping[str, str]  # what an outcome depends on
    claim_answers: Mapping[str, str]

    # -- small words ------------------------------------------------------------------------------

    def polish(self, text: str) -> str:
        """Typography of the language."""
        return text

    def told(self, text: str) -> str:
        """Sentences begin with a capital, also with an unknown card; and H.A.D.E.S. ends them."""
        text = re.sub(r"(?<!\.)\.\.(?!\.)", ".", text)
        return self.polish(text[:1].upper() + text[1:])

    def join(self, words: Iterable[str], last: str | None = None) -> str:
        """a, b and c"""
        words = list(words)
        if len(words) < 2:
            return "".join(words)
        return f"{', '.join(words[:-1])} {last or self.and_word()} {words[-1]}"

    def and_word(self) -> str:
        raise NotImplementedError

    def life(self, number: int) -> str:
        raise NotImplementedError

    def count_cards(self, number: int) -> str:
        raise NotImplementedError

    def keyword_list(self, keywords: Iterable[str]) -> str:
        return self.join(self.keywords[k] for k in keywords)

    # -- abilities --------------------------------------------------------------------------------

    def card_text(self, card: PrintedCard) -> list[str]:
        """A card's abilities, one paragraph each."""
        texts = [self.constant(constant) for constant in card.card.constants]
        texts += self.abilities(card.card.abilities)
        in_discard = " ".join(self.constant(constant) for constant in card.card.in_discard)
        if in_discard:
            texts.append(f"{self.in_discard} : {in_discard}")
        for side in card.card.sides:
            texts.append(self.side(side.power, sorted(side.keywords)))
        return [self.polish(text) for text in (*texts, *self.icons(card))]

    def icons(self, card: PrintedCard) -> list[str]:
        """What a card shows by an icon: its price, counters, dice, stage."""
        it = card.card
        found = [("cost", it.cost)] if it.cost else []
        if it.octonite:
            found.append(("distribute" if it.distribute else "octonite", it.octonite))
        found += [("dice" if it.dice > 1 else "die", it.dice)] if it.dice else []
        found += [("stage", it.stage)] if it.line else []
        found += [("team", 2)] if it.team else []
        return [self.badges[what].format(n=number) for what, number in found]

    def abilities(self, abilities: tuple[Ability, ...]) -> list[str]:
        """Triggered abilities; one with two triggers ("Play/Attack") is told once."""
        texts: list[str] = []
        last: Ability | None = None
        for ability in abilities:
            if last is not None and last.sentences is ability.sentences:
                word = f"{self.triggers[last.trigger]}/{self.triggers[ability.trigger]}"
                texts[-1] = f"{word} : {self.sentences(ability)}"
            else:
                texts.append(self.ability(ability))
            last = ability
        return texts

    def sentences(self, ability: Ability) -> str:
        return " ".join(self.sentence(s) for s in ability.sentences)

    def ability(self, ability: Ability) -> str:
        if ability.trigger is Trigger.BOUGHT:
            return self.sentences(ability)
        if ability.trigger in CLAUSES:
            return self.triggered(ability.trigger, self.sentences(ability))
        word = self.triggers[ability.trigger]
        cost = f" ({ability.cost} Octonite)" if ability.cost else ""
        return f"{word}{cost} : {self.sentences(ability)}"

    def sentence(self, sentence: Sentence) -> str:
        text = self.may(sentence.do) if sentence.may else self.instruction(sentence.do)
        if sentence.only_if is not None:
            text = f"{self.if_clause(sentence.only_if)}, {lower_first(text)}"
        return text

    def instruction(self, do: Instruction) -> str:
        """One instruction as a sentence: the method that bears its name says it."""
        return self._by_name(do)

    def constant(self, constant: Constant) -> str:
        return self._by_name(constant)

    def _by_name(self, thing: Any) -> str:
        say: Callable[[Any], str] = getattr(self, method_for(type(thing).__name__))
        return say(thing)

    def options(self, do: Options) -> str:
        first, *others = (self.instruction(s.do).rstrip(".") for s in do.options)
        return f"{self.join([first, *map(lower_first, others)], self.or_word())}."

    def card_name(self, id: str) -> str:
        """A card that another one names."""
        return library().cards[id].name(self.language).text

    # Each language says these its own way, and every instruction and constant ability as well.
    def or_word(self) -> str:
        raise NotImplementedError

    def triggered(self, trigger: Trigger, sentences: str) -> str:
        """An ability whose trigger is a clause, not a word."""
        raise NotImplementedError

    def side(self, power: int, keywords: list[str]) -> str:
        """One of the ways a card lies when it is exhausted."""
        raise NotImplementedError

    def may(self, do: Instruction) -> str:
        """An instruction that is optional."""
        raise NotImplementedError

    def if_clause(self, condition: Condition) -> str:
        raise NotImplementedError

    def creatures(self, what: Selection | Group) -> str:
        raise NotImplementedError

    # -- steps ------------------------------------------------------------------------------------

    def spoken(self, ref: str, names: Names) -> Spoken:
        return Spoken(names.name(ref) or self.unknown)

    def card_list(self, refs: tuple[str, ...], names: Names) -> str:
        """The names of several cards; of unknown ones only how many."""
        known = [str(self.spoken(ref, names)) for ref in refs if names.name(ref)]
        unknown = len(refs) - len(known)
        if unknown == 1:
            known.append(str(self.unknown.text))
        elif unknown:
            known.append(f"{unknown} {self.unknown_cards}")
        return self.join(known)

    def _say(self, kind: str, table: Mapping[str, str], fill: dict[str, Any]) -> str:
        special: Callable[[dict[str, Any]], str] | None
        special = getattr(self, f"say_{kind.replace('-', '_')}", None)
        return special(fill) if special else table[kind].format(**fill)

    def _fill(
        self,
        player: int | None,
        refs: tuple[str, ...],
        details: Iterable[tuple[str, Any]],
        names: Names,
    ) -> dict[str, Any]:
        """What templates may name: {p} and {o} the player and the opponent, {c} {d} {f} the cards
        in their order, {cards} all of them, {rest} all but the first, and the step's details."""
        spoken = [self.spoken(ref, names) for ref in refs]
        fill: dict[str, Any] = dict(details)
        fill |= dict(zip("cdf", spoken, strict=False))
        fill |= {
            "p": "" if player is None else PLAYERS[player],
            "o": "" if player is None else PLAYERS[1 - player],
            "cards": self.card_list(refs, names),
            "rest": self.card_list(refs[1:], names),
            "first_ones": self.card_list(refs[:-1], names),
            "names": names,
            "refs": refs,
        }
        for key in ("amount", "life", "before"):
            if key in fill:
                fill[f"{key}_life"] = self.life(fill[key])
        if "number" in fill:
            fill["number_cards"] = self.count_cards(fill["number"])
        return fill

    def step(self, step: Step, names: Names) -> str:
        """What happened, in one or two sentences."""
        fill = self._fill(step.player, step.refs, step.details, names)
        if step.forced and f"{step.kind}, forced" in self.steps:
            text = self.steps[f"{step.kind}, forced"].format(**fill)
            whys = [self.reason(why, names) for why in step.detail("whys") or ()]
            return self.told(" ".join([text, *whys]))
        text = self._say(step.kind, self.steps, fill)
        return self.told(f"{text} {self.forced}" if step.forced else text)

    def say_nothing(self, fill: dict[str, Any]) -> str:
        return self.nothing[fill["why"]].format(**fill)

    def say_fight(self, fill: dict[str, Any]) -> str:
        raise NotImplementedError

    def say_effect(self, fill: dict[str, Any]) -> str:
        raise NotImplementedError

    def say_this_turn(self, fill: dict[str, Any]) -> str:
        raise NotImplementedError

    def say_no_second_attack(self, fill: dict[str, Any]) -> str:
        raise NotImplementedError

    def say_set_life(self, fill: dict[str, Any]) -> str:
        raise NotImplementedError

    def say_not_meant(self, fill: dict[str, Any]) -> str:
        raise NotImplementedError

    def power_parts(self, parts: Iterable[Any], names: Names) -> str:
        """6 = 4 printed, +1 boost card, +1 Shield Bugs"""
        words = []
        for part in parts:
            if part.kind == "printed":
                words.append(f"{part.amount} {self.parts['printed']}")
            elif part.kind == "least":
                words.append(self.parts["least"])
            elif part.kind == "given":
                words.append(f"{signed(part.amount)} {self.spoken(part.source, names)}")
            else:
                words.append(f"{signed(part.amount)} {self.parts[part.kind]}")
        return ", ".join(words)

    def powers(self, fill: dict[str, Any]) -> tuple[str, str]:
        """The two powers, with their parts where there are several."""
        texts = []
        for power, parts in zip(fill["powers"], fill["parts"], strict=True):
            shown = f" ({self.power_parts(parts, fill['names'])})" if len(parts) > 1 else ""
            texts.append(f"{power}{shown}")
        return texts[0], texts[1]

    def effect_text(self, fill: dict[str, Any]) -> str:
        """The text of the ability that begins."""
        return self.sentences(fill["ability"])

    # -- decisions --------------------------------------------------------------------------------

    def reason(self, reason: Reason, names: Names) -> str:
        details = dict(reason.details)
        if "zone" in details:
            owner = details["player"]
            letter = "" if owner is None else PLAYERS[owner]
            details["place"] = self.places[details["zone"]].format(p=letter)
        if "ref" in details:
            details["ref"] = short(details["ref"])
        fill = self._fill(None, reason.refs, details.items(), names)
        return self.told(self._say(reason.kind, self.reasons, fill))

    def depends_on(self, decision: Decision, names: Names) -> str:
        """What an outcome depends on."""
        return self._about_decision(self.verdicts[decision.kind], decision, names)

    def _about_decision(self, template: str, decision: Decision, names: Names) -> str:
        asked = decision.question()
        refs: tuple[str, ...] = ()
        text = ""
        details: tuple[tuple[str, Any], ...] = ()
        if isinstance(asked, Choose | May | Option | Chance | Keyword | Roll | BoostWhom):
            refs = (asked.perform.source,)
            text = self.instruction(asked.perform.instruction())
        elif isinstance(asked, Turning | Put):
            refs = (asked.ref,)
        elif hasattr(asked, "attacker"):
            refs = (asked.attacker,)
        if isinstance(asked, BoostWhom):
            details = (("boost", self.card_list(asked.cards, names)),)
        fill = self._fill(decision.player, refs, (("text", text), *details), names)
        return self.polish(template.format(**fill))

    def question(self, decision: Decision, names: Names) -> str:
        """What is asked, and whom."""
        key = decision.kind
        asked = decision.question()
        special = {
            Turning: "turning",
            BoostWhom: "boost",
            Roll: "roll",
            Dice: "roll",
            DiceDiscard: "discard",
        }
        key = special.get(type(asked), key)
        return self._about_decision(self.questions[key], decision, names)

    def move(self, move: Move, decision: Decision, names: Names) -> str:
        """A move in words, as an answer to a decision."""
        key = move.verb
        if move.verb in ("pass", "attack"):
            key = f"{move.verb}, {decision.kind}"
        if move.verb == "choose" and not move.args:
            key = "choose nothing"
        details: tuple[tuple[str, Any], ...] = ()
        refs = move.args
        asked = decision.question()
        if move.verb == "first" and not isinstance(asked, FirstResult):
            refs = tuple(arg.split(" ")[0] for arg in move.args)
            effects = decision.waiting()
            if len({effect.source for effect in effects.values()}) < len(effects):
                _, _, again = move.args[0].partition(" ")
                text = self.ability(effects[move].ability)
                key, details = "first, effect", (("text", f"{text} ({again})" if again else text),)
        elif move.verb == "option":
            refs, details = (), (("text", self.option_text(asked, int(move.args[0]), names)),)
        elif move.verb == "name":
            refs, details = (), (("text", self.keywords.get(move.args[0], move.args[0])),)
        elif move.verb == "roll":
            refs, details = (), (("text", ", ".join(map(self.face, move.args))),)
        elif move.verb == "reroll":
            refs = ()
            key = str(move) if isinstance(asked, Reroll) and len(asked.faces) > 1 else "reroll"
        elif move.verb == "buy":
            card = names.card(move.args[0])
            details = (("cost", card.card.cost if card else "?"),)
        elif move.verb == "first" and isinstance(asked, FirstResult):
            refs, key, details = (), "roll", (("text", self.face(move.args[0])),)
        elif move.verb == "put":
            refs, details = (), (("text", self.put_text(move.args, names)),)
        fill = self._fill(decision.player, refs, details, names)
        return self.polish(self.moves.get(key, self.moves.get(move.verb, str(move))).format(**fill))

    def option_text(self, asked: Any, number: int, names: Names) -> str:
        """What one of several options says."""
        if isinstance(asked, Turning):
            card = names.card(asked.ref)
            assert card is not None, "a card in play is known"
            side = card.card.sides[number - 1]
            return self.side(side.power, sorted(side.keywords))
        do = asked.perform.instruction() if hasattr(asked, "perform") else None
        return self.instruction(do.options[number - 1].do) if isinstance(do, Options) else ""

    def face(self, face: str) -> str:
        """Grow 2, Energy 1, Discard, as the dice have it in every language; or a number."""
        name, _, number = face.partition("-")
        return f"{name.capitalize()} {number}".strip()

    def put_text(self, parts: tuple[str, ...], names: Names) -> str:
        """2 on Gorillion, 1 on Bee Bear"""
        texts = []
        for part in parts:
            number, _, ref = part.partition(" ")
            texts.append(self.moves["put-one"].format(n=number, c=self.spoken(ref, names)))
        return ", ".join(texts)


@cache
def method_for(name: str) -> str:
    """GainLife is said by gain_life."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


def signed(number: int) -> str:
    return f"{number:+d}".replace("-", "−")


def lower_first(text: str) -> str:
    return text[:1].lower() + text[1:]


def upper_first(text: str) -> str:
    return text[:1].upper() + text[1:]
