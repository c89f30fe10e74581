"""What exploring and comparing found, as the API's JSON and as text for a terminal."""

from __future__ import annotations

from typing import Any

from judge.cards import Library
from judge.cards import library as all_cards
from judge.compare import Case, Comparison
from judge.engine import PLAYERS, Move
from judge.explore import Answer, Exploration, Outcome, depends_on
from judge.report import wrong_move_text
from judge.rules import Rulebook, rulebook
from judge.scenario import Scenario, ruleset_to_scenario, to_scenario
from judge.verdict import CHANCE, CHOICE, SETTLED, SILENT
from judge.wording import Names, wording


class Findings:
    """An exploration and its comparison in one language."""

    def __init__(
        self,
        scenario: Scenario,
        comparison: Comparison,
        language: str,
        cards: Library | None = None,
        rules: Rulebook | None = None,
    ) -> None:
        self.scenario = scenario
        self.comparison = comparison
        self.language = language
        self.rules = rules or rulebook()
        self.cards = cards or all_cards()
        self.words = wording(language)
        self.names = Names(scenario.state, self.cards, language)

    @property
    def first(self) -> Exploration:
        found = self.comparison.cases[0].exploration
        assert found is not None, "the board's own moves were resolved before it was explored"
        return found

    # -- the verdict ------------------------------------------------------------------------------

    def verdict(self) -> dict[str, Any]:
        """Settled, a choice, chance, or the rulebook is silent: never a guess."""
        node = depends_on(self.first.root)
        if silent := self.readings_that_matter():
            kind = SILENT
            asked = " ".join(self.rules.readings[r].question[self.language] for r in silent)
            text = self.words.verdicts["silent"].format(questions=asked)
        elif node is not None and node.decision is not None:
            kind = CHANCE if node.decision.player is None else CHOICE
            text = self.words.depends_on(node.decision, self.names)
        else:
            kind = SETTLED
            text = self.words.verdicts["settled" if self.first.root.children else "nothing"]
        if not self.first.complete:
            partial = self.words.verdicts["partial"].format(states=self.first.states)
            text = f"{text} {partial}"
        resolution = self.comparison.cases[0].resolution
        steps = resolution.steps if resolution else ()
        rules = list(dict.fromkeys(number for step in steps for number in step.rules))
        return {"kind": kind, "text": self.words.polish(text), "rules": rules}

    def readings_that_matter(self) -> list[str]:
        """Open readings, of this board's edition, whose other alternatives come out otherwise."""
        own = self.scenario.state.ruleset
        found = []
        for case in self.comparison.cases[1:]:
            turned = [r for r, choice in case.ruleset.choices if choice != own[r]]
            if case.same_as != 0 and len(turned) == 1 and turned[0] in own.open:
                found.append(turned[0])
        return list(dict.fromkeys(found))

    def line_text(self, moves: tuple[Move, ...]) -> str:
        """A line of moves in words, from the explored position on."""
        node, texts = self.first.root, []
        for move in moves:
            if node.decision is not None:
                texts.append(self.words.move(move, node.decision, self.names))
            node = next(child for m, child in node.children if m == move)
        return " → ".join(texts)

    # -- JSON -------------------------------------------------------------------------------------

    def explore_json(self) -> dict[str, Any]:
        return {
            "verdict": self.verdict(),
            "outcomes": [self.outcome_json(outcome) for outcome in self.first.outcomes],
            "claims": [self.claim_json(answer) for answer in self.first.answers],
            "states": self.first.states,
            "complete": self.first.complete,
        }

    def outcome_json(self, outcome: Outcome) -> dict[str, Any]:
        found = {
            "lines": outcome.lines,
            "moves": [str(move) for move in outcome.moves],
            "winner": outcome.state.winner,
            "state": to_scenario(outcome.state, self.rules),
        }
        if outcome.probability is not None:
            found["probability"] = str(outcome.probability)
        return found

    def claim_json(self, answer: Answer) -> dict[str, Any]:
        return {
            "claim": answer.claim.text,
            "answer": answer.answer,
            "text": self.claim_text(answer),
            "forced_by": [PLAYERS[p] for p in answer.forced_by],
            "prevented_by": [PLAYERS[p] for p in answer.prevented_by],
            "line": [str(move) for move in answer.line],
        }

    def claim_text(self, answer: Answer) -> str:
        says = self.words.claim_answers
        texts = [says[answer.answer].format(claim=answer.claim.text)]
        if answer.answer == "sometimes":
            texts += [says["forced"].format(p=PLAYERS[p]) for p in answer.forced_by]
            texts += [says["prevented"].format(p=PLAYERS[p]) for p in answer.prevented_by]
        return self.words.polish(" ".join(texts))

    def compare_json(self) -> dict[str, Any]:
        return {
            "same": self.comparison.same,
            "touched": list(self.comparison.touched),
            "cases": [self.case_json(case) for case in self.comparison.cases],
            "complete": self.comparison.complete,
        }

    def case_json(self, case: Case) -> dict[str, Any]:
        outcomes = case.exploration.outcomes if case.exploration else ()
        written = ruleset_to_scenario(case.ruleset, self.rules)
        found: dict[str, Any] = {
            "ruleset": {"edition": written} if isinstance(written, str) else written,
            "same_as": case.same_as,
            "parts_at": case.parts_at,
            "outcomes": [self.outcome_json(outcome) for outcome in outcomes],
        }
        if case.wrong is not None:
            found["illegal"] = wrong_move_text(case.wrong, self.language, self.cards)
        return found

    # -- text -------------------------------------------------------------------------------------

    def explore_text(self) -> str:
        lines = [self.verdict()["text"], ""]
        for number, outcome in enumerate(self.first.outcomes[:20], 1):
            chance = f", {outcome.probability}" if outcome.probability is not None else ""
            moves = ", ".join(map(str, outcome.moves)) or "–"
            winner = f"  → {outcome.state.winner}" if outcome.state.winner else ""
            lines.append(f"{number:3}  ×{outcome.lines}{chance}  {moves}{winner}")
        more = len(self.first.outcomes) - 20
        if more > 0:
            lines.append(f"     … +{more}")
        lines += ["", *(self.claim_text(answer) for answer in self.first.answers)]
        return "\n".join(lines).rstrip()

    def compare_text(self) -> str:
        lines = [self.verdict()["text"], ""]
        for number, case in enumerate(self.comparison.cases, 1):
            ruleset = ruleset_to_scenario(case.ruleset, self.rules)
            name = (
                ruleset
                if isinstance(ruleset, str)
                else ", ".join(
                    choice if key == "edition" else f"{key}: {choice}"
                    for key, choice in ruleset.items()
                )
            )
            same = "=" if case.same_as == 0 else f"≠ [{case.parts_at}]" if case.parts_at else "≠"
            lines.append(f"{number:3}  {name:55} {same if number > 1 else ''}".rstrip())
        return "\n".join(lines)
