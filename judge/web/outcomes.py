"""Every outcome of a board, claims about it, and the same board by other editions and readings."""

from __future__ import annotations

import copy
from collections.abc import Callable, Sequence
from typing import Any

from flask import Blueprint, Response, redirect, render_template, request, url_for
from flask_babel import gettext as _

from judge.catalogues import colon, worded
from judge.claims import ClaimError, read_claim
from judge.compare import Comparison, compare
from judge.document import short
from judge.engine import PLAYERS, Move
from judge.explore import Exploration
from judge.findings import Findings, line_count
from judge.graph import Node
from judge.report import Report
from judge.resolution import Resolution
from judge.rules import rulebook
from judge.scenario import MAX_CLAIMS, Scenario, ruleset_to_scenario
from judge.share import pack
from judge.web.boards import resolved, scenario_of_request
from judge.web.i18n import language
from judge.web.present import board_view
from judge.web.reach import asked_budget, asked_turns

Line = Callable[..., str]  # further moves -> the board with them, as an address carries it

blueprint = Blueprint("outcomes", __name__, url_prefix="/<lang>")

SHOWN = 30  # outcomes on a page
BRANCHES = 80  # answers in the tree of a page; further down it goes on from there
DRAWN = 60  # states in the picture
AHEAD = range(1, 6)  # turns to choose from; an address may ask for more


def find_out() -> tuple[dict[str, Any], Scenario, Findings]:
    value = scenario_of_request()
    scenario, _resolution = resolved(value)
    comparison: Comparison = compare(scenario, asked_turns(), asked_budget())
    return value, scenario, Findings(scenario, comparison, language())


@blueprint.get("/explore")
def explore() -> Any:
    value = scenario_of_request()
    message = ""
    if text := request.args.get("claim", "").strip():
        resolved(value)  # a claim is added to what can be read
        try:
            read_claim(text)
            claims = [*(value.get("claims") or []), text]
            changed = {**copy.deepcopy(value), "claims": claims[:MAX_CLAIMS]}
            resolved(changed)
            return redirect(url_for("outcomes.explore", s=pack(changed), **reach()), 303)
        except ClaimError as error:
            message = f"{short(text)}{colon(language())} {worded(error.message, language())}"
    value, scenario, findings = find_out()
    first: Exploration = findings.first
    report = Report(Resolution(scenario.state, scenario.state, ()), language())
    moves = [str(move) for move in scenario.moves]

    def line(these: Sequence[Move], ruleset: Any = None) -> str:
        """The board with these moves as well, perhaps by another ruleset."""
        changed = copy.deepcopy(value)
        changed.pop("claims", None)
        if ruleset is not None:
            changed["ruleset"] = ruleset
        return pack({**changed, "moves": [*moves, *map(str, these)]})

    outcomes = [
        {
            "number": number,
            "lines": line_count(outcome),
            "text": findings.line_text(outcome.moves),
            "probability": outcome.probability,
            "winner": outcome.state.winner,
            "s": line(outcome.moves),
            "view": board_view(outcome.state, report),
        }
        for number, outcome in enumerate(first.outcomes[:SHOWN], 1)
    ]
    answers = [
        {"text": findings.claim_text(answer), "answer": answer.answer, "s": line(answer.line)}
        for answer in first.answers
    ]
    return render_template(
        "explore.html",
        s=pack(value),
        verdict=findings.verdict(),
        outcomes=outcomes,
        more=max(0, len(first.outcomes) - SHOWN),
        answers=answers,
        example=example_claim(scenario),
        cases=[case_view(findings, n, line) for n in range(len(findings.comparison.cases))],
        tree=branching(findings, line),
        turns=first.turns,
        ahead=sorted({*AHEAD, first.turns}),
        reach=reach(),
        states=first.states,
        complete=first.complete,
        message=message,
        shown=SHOWN,
    ), (422 if message else 200)


def example_claim(scenario: Scenario) -> str:
    refs = [c.ref for player in scenario.state.players for c in player.play]
    return f"{refs[-1]} in play" if refs else f"{PLAYERS[0]} wins"


def reach() -> dict[str, Any]:
    """How far this address asks to look, so that the next one does as well."""
    return {name: request.args[name] for name in ("turns", "limit") if request.args.get(name)}


def branching(findings: Findings, line: Line) -> dict[str, Any]:
    """The decisions from here on, each answer with what follows; as many as a page can hold."""
    first = findings.first
    numbers = {id(outcome.state): n for n, outcome in enumerate(first.outcomes, 1)}
    left = BRANCHES
    top: dict[str, Any] = {}
    queue: list[tuple[Node, dict[str, Any], tuple[Move, ...]]] = [(first.root, top, ())]
    for node, view, moves in queue:
        view["s"] = line(moves)
        view["winner"] = node.state.winner
        view["outcome"] = numbers.get(id(node.state))
        view["outcomes"] = len(node.lines)
        view["cut"] = node.cut
        if node.decision is None or not node.children or len(node.children) > left:
            continue
        left -= len(node.children)
        view["question"] = findings.words.question(node.decision, findings.names)
        view["branches"] = []
        for (move, child), alike in zip(node.children, node.stand_for, strict=True):
            texts = [findings.words.move(m, node.decision, findings.names) for m in alike]
            below: dict[str, Any] = {}
            view["branches"].append({"text": " / ".join(texts), "below": below})
            queue.append((child, below, (*moves, move)))
    return top


def case_view(findings: Findings, number: int, line: Line) -> dict[str, Any]:
    """A row of the comparison: by which ruleset, the same or not, what it turns on."""
    case = findings.comparison.cases[number]
    book = rulebook()
    usual = dict(book.ruleset(case.ruleset.edition).choices)
    turned = [(r, choice) for r, choice in case.ruleset.choices if choice != usual[r]]
    return {
        "edition": book.editions[case.ruleset.edition].title[language()],
        "turned": [
            (
                book.readings[r].question[language()],
                book.readings[r].alternatives[choice][language()],
                book.readings[r].rules[0],
            )
            for r, choice in turned
        ],
        "same": case.same_as == 0,
        "first": number == 0,
        "known": case.complete and findings.first.complete,
        "parting": findings.parting(case),
        "here": line(case.parting.line) if case.parting else "",
        "there": line(case.parting.line, ruleset_to_scenario(case.ruleset, book))
        if case.parting
        else "",
        "behind": [findings.behind(case, reading) for reading in case.behind],
        "illegal": case.wrong is not None,
    }


@blueprint.get("/tree.svg")
def tree() -> Response:
    """The ways the turn can go, as a picture."""
    _value, _scenario, findings = find_out()
    svg = render_template("tree.svg", **drawing(findings))
    return Response(svg, mimetype="image/svg+xml")


def drawing(findings: Findings) -> dict[str, Any]:
    """Where each state stands: a column a decision, rows in the order of the options."""
    root = findings.first.root
    depth: dict[int, int] = {id(root): 0}
    order: list[Node] = [root]
    edges: list[tuple[int, int, str]] = []
    for node in order:
        for (_move, child), alike in zip(node.children, node.stand_for, strict=True):
            if id(child) not in depth:
                if len(order) >= DRAWN:
                    continue
                depth[id(child)] = depth[id(node)] + 1
                order.append(child)
            assert node.decision is not None, "a node with children asks something"
            edges += [
                (id(node), id(child), findings.words.move(move, node.decision, findings.names))
                for move in alike
            ]
    rows: dict[int, int] = {}
    places: dict[int, tuple[int, int]] = {}
    for node in order:
        column = depth[id(node)]
        rows[column] = rows.get(column, -1) + 1
        places[id(node)] = (column, rows[column])
    return {
        "nodes": [
            {
                "x": 20 + places[id(n)][0] * 230,
                "y": 24 + places[id(n)][1] * 44,
                "end": not n.children and not n.cut,
                "label": node_label(n),
            }
            for n in order
        ],
        "edges": [
            {
                "x1": 40 + places[a][0] * 230,
                "y1": 24 + places[a][1] * 44,
                "x2": 20 + places[b][0] * 230,
                "y2": 24 + places[b][1] * 44,
                "text": short(text, 30),
            }
            for a, b, text in joined(edges)
        ],
        "width": 80 + (max(rows) + 0) * 230 + 60,
        "height": 48 + (max(rows.values()) + 1) * 44,
        "title": _("The ways the turn can go"),
    }


def joined(edges: list[tuple[int, int, str]]) -> list[tuple[int, int, str]]:
    """Edges between the same two states are one, with all their words."""
    found: dict[tuple[int, int], list[str]] = {}
    for a, b, text in edges:
        found.setdefault((a, b), []).append(text)
    return [(a, b, " / ".join(texts)) for (a, b), texts in found.items()]


def node_label(node: Node) -> str:
    if not node.children:
        return "…" if node.cut else node.state.winner or "●"
    if node.decision is None or node.decision.player is None:
        return "?"
    return PLAYERS[node.decision.player]
