"""A resolution as the API's JSON and as text for a terminal."""

from __future__ import annotations

from typing import Any

from judge.cards import Library, PrintedCard
from judge.cards import library as all_cards
from judge.document import Problem, short
from judge.engine import PLAYERS, Decision, Reason, Step
from judge.resolution import Resolution, WrongMove
from judge.rules import Rulebook, rulebook
from judge.scenario import to_scenario
from judge.wording import Names, wording


class Report:
    """A resolution in one language."""

    def __init__(
        self,
        resolution: Resolution,
        language: str,
        cards: Library | None = None,
        rules: Rulebook | None = None,
    ) -> None:
        self.resolution = resolution
        self.language = language
        self.rules = rules or rulebook()
        self.words = wording(language)
        self.cards = cards or all_cards()
        # What cards are called at the end, and, where any of them changes its form, before each
        # step: what is told there is told of the creature as it was.
        first = Names(resolution.start, self.cards, language)
        self.names = first.then(resolution.end, self.cards)
        self._before = [first] * len(resolution.steps)
        if any(step.kind in ("evolve", "back-to-stage-1") for step in resolution.steps):
            for n, state in enumerate(resolution.states[:-1], 1):
                self._before[n] = self._before[n - 1].then(state, self.cards)

    # -- JSON -------------------------------------------------------------------------------------

    def json(self) -> dict[str, Any]:
        end = self.resolution.end
        decision = self.resolution.decision
        return {
            "steps": [self.step_json(n, s) for n, s in enumerate(self.resolution.steps, 1)],
            "decision": None if decision is None else self.decision_json(decision),
            "winner": end.winner,
            "state": to_scenario(end, self.rules),
        }

    def step_json(self, number: int, step: Step) -> dict[str, Any]:
        return {
            "n": number,
            "kind": step.kind,
            "text": self.step_text(number, step),
            "player": None if step.player is None else PLAYERS[step.player],
            "refs": list(step.refs),
            "rules": list(step.rules),
            "readings": list(step.readings),
            "forced": step.forced,
            **self.details_json(step),
        }

    def step_text(self, number: int, step: Step) -> str:
        """A step in words, by its number."""
        return self.words.step(step, self._before[number - 1])

    def details_json(self, step: Step) -> dict[str, Any]:
        """The numbers of a step, where they have any."""
        out: dict[str, Any] = {}
        for name in ("amount", "life", "number", "left"):
            if step.detail(name) is not None:
                out[name] = step.detail(name)
        if step.kind == "fight":
            out["powers"] = [
                {
                    "ref": ref,
                    "power": power,
                    "parts": [
                        {"amount": part.amount, "source": part.source, "kind": part.kind}
                        for part in parts
                    ],
                }
                for ref, power, parts in zip(
                    step.refs, step.detail("powers"), step.detail("parts"), strict=True
                )
            ]
        return out

    def decision_json(self, decision: Decision) -> dict[str, Any]:
        return {
            "player": None if decision.player is None else PLAYERS[decision.player],
            "kind": decision.kind,
            "text": self.words.question(decision, self.names),
            "options": [
                {"move": str(move), "text": self.words.move(move, decision, self.names)}
                for move in decision.options
            ],
            "ruled_out": [
                {
                    "move": str(move),
                    "text": self.reasons_text(reasons),
                    "rules": sorted({rule for r in reasons for rule in r.rules}, key=rule_order),
                }
                for move, reasons in decision.ruled_out()
            ],
        }

    def reasons_text(self, reasons: list[Reason]) -> str:
        """Why a move is ruled out, and whether the books leave that open."""
        texts = [self.words.reason(reason, self.names) for reason in reasons]
        doubts = {r for reason in reasons for r in reason.readings}
        doubts &= self.resolution.start.ruleset.open
        return " ".join([*texts, *(self.reading_text(reading) for reading in sorted(doubts))])

    # -- text -------------------------------------------------------------------------------------

    def text(self) -> str:
        lines = []
        for n, step in enumerate(self.resolution.steps, 1):
            rules = f"  [{', '.join(step.rules)}]"
            lines.append(f"{n:3}  {self.step_text(n, step)}{rules}")
            lines += [f"     {self.reading_text(r)}" for r in self.silent(step)]
        decision = self.resolution.decision
        if decision is not None:
            lines += ["", self.words.question(decision, self.names)]
            width = max((len(str(m)) for m in decision.options), default=0)
            for move in decision.options:
                text = self.words.move(move, decision, self.names)
                lines.append(f"  {move!s:<{width}}  {text}")
            for move, reasons in decision.ruled_out():
                numbers = ", ".join(sorted({x for r in reasons for x in r.rules}, key=rule_order))
                lines.append(f"  × {move}  {self.reasons_text(reasons)}  [{numbers}]")
        return "\n".join(lines)

    def silent(self, step: Step) -> list[str]:
        """The readings of a step that no book of this edition settles."""
        return [r for r in step.readings if r in self.resolution.start.ruleset.open]

    def reading_text(self, reading: str) -> str:
        """Where the books are silent: what is asked, and which answer was followed."""
        about = self.rules.readings[reading]
        chosen = about.alternatives[self.resolution.start.ruleset[reading]][self.language]
        text = f"{self.words.open_reading} ({reading}): {about.question[self.language]} → {chosen}."
        return self.words.polish(text)


def rule_order(number: str) -> tuple[int, ...]:
    return tuple(map(int, number.split(".")))


def wrong_move_text(error: WrongMove, language: str, cards: Library | None = None) -> Problem:
    """One line: which move, why it is not legal, and what would be."""
    words = wording(language)
    names = Names(error.state, cards or all_cards(), language)
    text = Problem(
        "move {number} ({move}) is not legal here", number=error.number, move=short(error.move)
    )
    if error.reasons:
        whys = " ".join(words.reason(reason, names) for reason in error.reasons)
        numbers = sorted({x for r in error.reasons for x in r.rules}, key=rule_order)
        text = Problem(
            "{problem}: {why} [{rules}]", problem=text, why=whys, rules=", ".join(numbers)
        )
    if error.decision is None:
        return Problem("{problem}: the game is over", problem=text)
    legal = ", ".join(map(str, error.decision.options[:12]))
    player = error.decision.player
    return Problem(
        "{problem}; legal ({who}, {kind}): {moves}",
        problem=text,
        who=Problem("chance") if player is None else PLAYERS[player],
        kind=error.decision.kind,
        moves=legal if len(error.decision.options) <= 12 else f"{legal}, …",
    )


def card_badges(card: PrintedCard) -> dict[str, Any]:
    """What only some cards have: counters, dice, a price, an evolution line."""
    it = card.card
    found: dict[str, Any] = {
        "cost": it.cost,
        "octonite": it.octonite,
        "distribute": it.distribute,
        "dice": it.dice,
        "team": it.team,
    }
    if it.line:
        found |= {"stage": it.stage, "line": [form.id for form in it.line]}
    return {name: value for name, value in found.items() if value}


def card_json(card: PrintedCard, language: str) -> dict[str, Any]:
    return {
        "id": card.id,
        "name": card.name(language).text,
        "names": {other: name.text for other, name in card.names.items()},
        "set": card.set,
        "number": card.number,
        "copies": card.copies,
        "power": card.card.power,
        "keywords": list(card.keywords),
        **card_badges(card),
        "text": wording(language).card_text(card),
    }
