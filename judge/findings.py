"""What exploring and comparing found, as the API's JSON and as text for a terminal."""

from __future__ import annotations

import math
from typing import Any

from judge.cards import Library
from judge.cards import library as all_cards
from judge.catalogues import worded
from judge.compare import Case, Comparison
from judge.engine import PLAYERS, Decision, Move, Step
from judge.explore import Answer, Exploration, Outcome
from judge.graph import coverage, depends_on, order_matters
from judge.report import wrong_move_text
from judge.resolution import WrongMove
from judge.rules import Rulebook, rulebook
from judge.scenario import Scenario, ruleset_to_scenario, to_scenario
from judge.verdict import CHANCE, CHOICE, SETTLED, SILENT
from judge.wording import Names, wording


def line_count(outcome: Outcome) -> str:
    """How many lines lead there; where one can go round and round, there is no end of them."""
    return "∞" if outcome.lines == math.inf else str(outcome.lines)


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

    def wrong_move(self, error: WrongMove) -> str:
        """Why the moves of the board can't be made by another edition or reading."""
        return worded(wrong_move_text(error, self.language, self.cards), self.language)

    @property
    def first(self) -> Exploration:
        found = self.comparison.cases[0].exploration
        assert found is not None, "the board's own moves were resolved before it was explored"
        return found

    # -- the verdict ------------------------------------------------------------------------------

    def verdict(self) -> dict[str, Any]:
        """Settled, a choice, chance, or the rulebook is silent: never a guess."""
        root = self.first.root
        node = depends_on(root)
        if silent := self.readings_that_matter():
            kind = SILENT
            asked = " ".join(self.rules.readings[r].question[self.language] for r in silent)
            texts = [self.words.verdicts["silent"].format(questions=asked)]
        elif node is not None and node.decision is not None:
            kind = CHANCE if node.decision.player is None else CHOICE
            texts = [self.words.depends_on(node.decision, self.names)]
        elif root.cut:
            # Nothing speaks against it so far, but that is not to say that it is settled.
            kind = CHANCE if root.decision and root.decision.player is None else CHOICE
            texts = [self.words.verdicts["so-far"]]
        else:
            kind = SETTLED
            texts = [self.words.verdicts["settled" if root.children else "nothing"]]
        if order_matters(root) is False and not root.cut:
            texts.append(self.words.verdicts["order-same"])
        texts += self.covered()
        resolution = self.comparison.cases[0].resolution
        steps = resolution.steps if resolution else ()
        rules = list(dict.fromkeys(number for step in steps for number in step.rules))
        return {"kind": kind, "text": self.words.polish(" ".join(texts)), "rules": rules}

    def covered(self) -> list[str]:
        """Of a search that was cut short: what was looked at, and what was not."""
        if self.first.complete:
            return []
        says = self.words.verdicts
        texts = [says["partial"].format(states=self.first.states)]
        found = coverage(self.first.root)
        for word in ("whole", "partly", "unseen"):
            moves = getattr(found, word)
            if moves and found.decision is not None:
                named = [self.words.move(move, found.decision, self.names) for move in moves]
                texts.append(says[word].format(moves=self.words.join(named)))
        return texts

    def readings_that_matter(self) -> list[str]:
        """Open readings, of this board's edition, whose other alternatives come out otherwise.

        Several of them may matter only together; a comparison has such a combination as a case
        only if none of its parts explains it.
        """
        own = self.scenario.state.ruleset
        found = []
        for case in self.comparison.cases[1:]:
            turned = [r for r, choice in case.ruleset.choices if choice != own[r]]
            known = case.complete and self.first.complete
            if case.same_as != 0 and known and turned and own.open.issuperset(turned):
                found += turned
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
            "turns": self.first.turns,
            "covered": self.coverage_json(),
        }

    def coverage_json(self) -> dict[str, list[str]]:
        """The answers to the first real choice: looked at to the end, in part, not at all."""
        found = coverage(self.first.root)
        return {
            "whole": [str(move) for move in found.whole],
            "partly": [str(move) for move in found.partly],
            "unseen": [str(move) for move in found.unseen],
        }

    def outcome_json(self, outcome: Outcome) -> dict[str, Any]:
        found = {
            "lines": None if outcome.lines == math.inf else outcome.lines,
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
            "tried": self.comparison.tried,
        }

    def case_json(self, case: Case) -> dict[str, Any]:
        outcomes = case.exploration.outcomes if case.exploration else ()
        written = ruleset_to_scenario(case.ruleset, self.rules)
        found: dict[str, Any] = {
            "ruleset": {"edition": written} if isinstance(written, str) else written,
            "same_as": case.same_as,
            "parts_at": case.parts_at,
            "outcomes": [self.outcome_json(outcome) for outcome in outcomes],
            "complete": case.complete,
            "behind": [self.behind(case, reading) for reading in case.behind],
        }
        if case.parting is not None:
            found["parting"] = self.parting(case)
        if case.wrong is not None:
            found["illegal"] = self.wrong_move(case.wrong)
        return found

    # -- why two cases part -----------------------------------------------------------------------

    def parting(self, case: Case) -> dict[str, Any] | None:
        """Where a case goes another way than the board's own ruleset: the step, in both."""
        if case.parting is None:
            return None
        return {
            "step": case.parting.step,
            "line": [str(move) for move in case.parting.line],
            "here": self.step_or_question(case.parting.here),
            "there": self.step_or_question(case.parting.there),
        }

    def step_or_question(self, what: Step | Decision | None) -> str | None:
        if isinstance(what, Step):
            return self.words.step(what, self.names)
        return None if what is None else self.words.question(what, self.names)

    def behind(self, case: Case, reading: str) -> dict[str, Any]:
        """A reading that makes the difference, and which book says what about it."""
        about = self.rules.readings[reading]
        return {
            "reading": reading,
            "question": about.question[self.language],
            "rules": list(about.rules),
            "here": self.alternative(reading, self.scenario.state.ruleset[reading]),
            "there": self.alternative(reading, case.ruleset[reading]),
        }

    def alternative(self, reading: str, choice: str) -> dict[str, Any]:
        """What one alternative means, in our words, and where it is printed."""
        about = self.rules.readings[reading]
        books = [
            {"book": book, "title": self.rules.books[book].title, "section": section}
            for book, said in about.says.items()
            if said == choice and (section := self.section(reading, book))
        ]
        return {
            "choice": choice,
            "text": about.alternatives[choice][self.language],
            "books": books,
        }

    def section(self, reading: str, book: str) -> str:
        """The heading in a book under which a reading is answered: of the rules it is about."""
        for number in self.rules.readings[reading].rules:
            for section in self.rules.rules[number].sources.get(book, ()):
                return self.rules.books[book].sections[section]
        return ""

    def alternative_texts(self, alternative: dict[str, Any]) -> list[str]:
        """The same as sentences, one a book."""
        says, text = self.words.verdicts, alternative["text"]
        found = [
            says["book-says"].format(book=b["title"], section=b["section"], text=text)
            for b in alternative["books"]
        ]
        return [self.words.polish(t) for t in found or [says["no-book"].format(text=text)]]

    # -- text -------------------------------------------------------------------------------------

    def explore_text(self) -> str:
        lines = [self.verdict()["text"], ""]
        for number, outcome in enumerate(self.first.outcomes[:20], 1):
            chance = f", {outcome.probability}" if outcome.probability is not None else ""
            moves = ", ".join(map(str, outcome.moves)) or "–"
            winner = f"  → {outcome.state.winner}" if outcome.state.winner else ""
            lines.append(f"{number:3}  ×{line_count(outcome)}{chance}  {moves}{winner}")
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
            lines.append(f"{number:3}  {name:55} {self.sign(case) if number > 1 else ''}".rstrip())
            lines += [f"       {text}" for text in self.difference_texts(case)]
        return "\n".join(lines)

    def sign(self, case: Case) -> str:
        """The same or not, and from which step on; a question mark if not all was looked at."""
        doubt = "" if case.complete and self.first.complete else " ?"
        if case.same_as == 0:
            return f"={doubt}"
        return f"≠ [{case.parts_at}]{doubt}" if case.parts_at else f"≠{doubt}"

    def difference_texts(self, case: Case) -> list[str]:
        """What is different about a case, and what is behind it, one line each."""
        texts = []
        if parting := self.parting(case):
            line = ", ".join(parting["line"])
            texts.append(f"[{parting['step']}]  {line}".rstrip())
            texts += [f"= {parting['here'] or '–'}", f"≠ {parting['there'] or '–'}"]
        if case.wrong is not None:
            texts.append(self.wrong_move(case.wrong))
        for reading in case.behind:
            behind = self.behind(case, reading)
            texts.append(f"{behind['question']}  [{', '.join(behind['rules'])}]")
            texts += [f"  = {text}" for text in self.alternative_texts(behind["here"])]
            texts += [f"  ≠ {text}" for text in self.alternative_texts(behind["there"])]
        return texts
