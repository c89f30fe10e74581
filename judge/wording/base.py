"""What every language must be able to say, and what all languages have in common."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from judge.cards import Library, Name, PrintedCard
from judge.document import short
from judge.engine import PLAYERS, UNKNOWN, Decision, Move, Reason, State, Step
from judge.engine.abilities import (
    Ability,
    Condition,
    Constant,
    Defeat,
    Discard,
    DrawPile,
    Forbid,
    GainLife,
    GiveCard,
    Grant,
    Group,
    LoseLife,
    MatchLife,
    Options,
    PlayFrom,
    PlayGiven,
    PlayThis,
    Selection,
    Sentence,
    Share,
    Steal,
    TakeControl,
    TakeGiven,
    ThisTurn,
    Trigger,
)
from judge.engine.resolving import Chance, Choose, May, Option


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
        zones = [z for p in state.players for z in (p.play, p.hand, p.deck, p.discard)]
        for zone in (*zones, state.unused, state.shown):
            for copy in zone:
                if copy.card is not UNKNOWN:
                    self._cards[copy.ref] = library.cards[copy.card.id]

    def card(self, ref: str) -> PrintedCard | None:
        return self._cards.get(ref)

    def name(self, ref: str) -> Name | None:
        """The printed name; copies are told apart by a number, others by what they were called."""
        card = self._cards.get(ref)
        if card is None:
            return None
        name = card.name(self._language)
        if ref == card.id:
            return name
        copy = ref.removeprefix(f"{card.id}-")
        mark = f" {copy}" if copy.isdigit() else f" ({ref})"
        return Name(name.text + mark, name.gender)


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
        constants = [self.constant(c) for c in card.card.constants]
        return [self.polish(t) for t in (*constants, *map(self.ability, card.card.abilities))]

    def ability(self, ability: Ability) -> str:
        sentences = " ".join(self.sentence(s) for s in ability.sentences)
        if ability.trigger is Trigger.LOSE_LIFE_IN_DISCARD:
            return self.triggered(ability.trigger, sentences)
        return f"{self.triggers[ability.trigger]} : {sentences}"

    def triggered(self, trigger: Trigger, sentences: str) -> str:
        """An ability whose trigger is a clause, not a word."""
        raise NotImplementedError

    def sentence(self, sentence: Sentence) -> str:
        text = self.instruction(sentence.do)
        if sentence.may:
            text = self.may(text)
        if sentence.only_if is not None:
            text = f"{self.if_clause(sentence.only_if)}, {lower_first(text)}"
        return text

    def instruction(self, do: Any) -> str:
        """One instruction as a sentence."""
        handlers: dict[type, Callable[[Any], str]] = {
            GainLife: self.gain_life,
            LoseLife: self.lose_life,
            MatchLife: self.match_life,
            Defeat: self.defeat,
            TakeControl: self.take_control,
            PlayFrom: self.play_from,
            PlayThis: self.play_this,
            PlayGiven: self.play_given,
            TakeGiven: self.take_given,
            DrawPile: self.draw_pile,
            Discard: self.discard,
            Steal: self.steal,
            GiveCard: self.give_card,
            ThisTurn: self.this_turn,
            Options: self.options,
        }
        return handlers[type(do)](do)

    def constant(self, constant: Constant) -> str:
        if isinstance(constant, Grant):
            return self.grant(constant)
        if isinstance(constant, Share):
            return self.share(constant)
        return self.forbid(constant)

    def options(self, do: Options) -> str:
        first, *others = (self.instruction(s.do).rstrip(".") for s in do.options)
        return f"{self.join([first, *map(lower_first, others)], self.or_word())}."

    def or_word(self) -> str:
        raise NotImplementedError

    # Each language says these its own way.
    def may(self, text: str) -> str:
        raise NotImplementedError

    def if_clause(self, condition: Condition) -> str:
        raise NotImplementedError

    def gain_life(self, do: GainLife) -> str:
        raise NotImplementedError

    def lose_life(self, do: LoseLife) -> str:
        raise NotImplementedError

    def match_life(self, do: MatchLife) -> str:
        raise NotImplementedError

    def defeat(self, do: Defeat) -> str:
        raise NotImplementedError

    def take_control(self, do: TakeControl) -> str:
        raise NotImplementedError

    def play_from(self, do: PlayFrom) -> str:
        raise NotImplementedError

    def play_this(self, do: PlayThis) -> str:
        raise NotImplementedError

    def play_given(self, do: PlayGiven) -> str:
        raise NotImplementedError

    def take_given(self, do: TakeGiven) -> str:
        raise NotImplementedError

    def draw_pile(self, do: DrawPile) -> str:
        raise NotImplementedError

    def discard(self, do: Discard) -> str:
        raise NotImplementedError

    def steal(self, do: Steal) -> str:
        raise NotImplementedError

    def give_card(self, do: GiveCard) -> str:
        raise NotImplementedError

    def this_turn(self, do: ThisTurn) -> str:
        raise NotImplementedError

    def grant(self, grant: Grant) -> str:
        raise NotImplementedError

    def share(self, share: Share) -> str:
        raise NotImplementedError

    def forbid(self, forbid: Forbid) -> str:
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
            return self.polish(" ".join([text, *whys]))
        text = self._say(step.kind, self.steps, fill)
        return self.polish(f"{text} {self.forced}" if step.forced else text)

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
        """6 = 4 printed +1 Shield Bugs +1 Urchin Hurler"""
        words = []
        for part in parts:
            if part.kind == "printed":
                words.append(f"{part.amount} {self.parts['printed']}")
            elif part.kind == "least":
                words.append(self.parts["least"])
            else:
                words.append(f"{signed(part.amount)} {self.spoken(part.source, names)}")
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
        card: PrintedCard | None = fill["names"].card(fill["refs"][0])
        trigger = Trigger[fill["trigger"].upper()]
        if card is None:
            return ""
        abilities = [a for a in card.card.abilities if a.trigger is trigger]
        return " ".join(self.sentence(s) for a in abilities for s in a.sentences)

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
        return self.polish(self._say(reason.kind, self.reasons, fill))

    def question(self, decision: Decision, names: Names) -> str:
        """What is asked, and whom."""
        return self._about_decision(self.questions[decision.kind], decision, names)

    def depends_on(self, decision: Decision, names: Names) -> str:
        """What an outcome depends on."""
        return self._about_decision(self.verdicts[decision.kind], decision, names)

    def _about_decision(self, template: str, decision: Decision, names: Names) -> str:
        asked = decision.question()
        refs: tuple[str, ...] = ()
        text = ""
        if isinstance(asked, Choose | May | Option | Chance):
            refs = (asked.perform.source,)
            text = self.instruction(asked.perform.instruction())
        elif hasattr(asked, "attacker"):
            refs = (asked.attacker,)
        fill = self._fill(decision.player, refs, (("text", text),), names)
        return self.polish(template.format(**fill))

    def move(self, move: Move, decision: Decision, names: Names) -> str:
        """A move in words, as an answer to a decision."""
        key = move.verb
        if move.verb in ("pass", "attack"):
            key = f"{move.verb}, {decision.kind}"
        if move.verb == "choose" and not move.args:
            key = "choose nothing"
        details: tuple[tuple[str, Any], ...] = ()
        refs = () if move.verb == "option" else move.args
        if move.verb == "first":
            refs = tuple(arg.split(" ")[0] for arg in move.args)
        asked = decision.question()
        if move.verb == "option" and isinstance(asked, Option):
            do = asked.perform.instruction()
            assert isinstance(do, Options), "an option is one of several"
            chosen = do.options[int(move.args[0]) - 1]
            details = (("text", self.instruction(chosen.do)),)
        fill = self._fill(decision.player, refs, details, names)
        return self.polish(self.moves.get(key, self.moves.get(move.verb, str(move))).format(**fill))


def signed(number: int) -> str:
    return f"{number:+d}".replace("-", "−")


def lower_first(text: str) -> str:
    return text[:1].lower() + text[1:]
