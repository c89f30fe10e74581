"""Every outcome of a board, claims about it, and the same board by other editions and readings."""

from __future__ import annotations

import copy
from typing import Any

from flask import Blueprint, Response, redirect, render_template, request, url_for
from flask_babel import gettext as _

from judge.claims import ClaimError, read_claim
from judge.compare import Comparison, compare
from judge.document import short
from judge.engine import PLAYERS
from judge.explore import Budget, Exploration, Node
from judge.findings import Findings
from judge.report import Report
from judge.resolution import Resolution
from judge.rules import rulebook
from judge.scenario import MAX_CLAIMS, Scenario
from judge.share import pack
from judge.web.boards import resolved, scenario_of_request
from judge.web.i18n import language
from judge.web.present import board_view

blueprint = Blueprint("outcomes", __name__, url_prefix="/<lang>")

SHOWN = 30  # outcomes on a page
DRAWN = 60  # states in the picture


def find_out() -> tuple[dict[str, Any], Scenario, Findings]:
    value = scenario_of_request()
    scenario, _resolution = resolved(value)
    comparison: Comparison = compare(scenario, budget=Budget())
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
            return redirect(url_for("outcomes.explore", s=pack(changed)), 303)
        except ClaimError as error:
            message = f"{short(text)}: {error}"
    value, scenario, findings = find_out()
    first: Exploration = findings.first
    report = Report(Resolution(scenario.state, scenario.state, ()), language())
    moves = [str(move) for move in scenario.moves]

    def line(these: list[str]) -> str:
        changed = copy.deepcopy(value)
        changed.pop("claims", None)
        return pack({**changed, "moves": [*moves, *these]})

    outcomes = [
        {
            "lines": outcome.lines,
            "text": findings.line_text(outcome.moves),
            "probability": outcome.probability,
            "winner": outcome.state.winner,
            "s": line([str(move) for move in outcome.moves]),
            "view": board_view(outcome.state, report),
        }
        for outcome in first.outcomes[:SHOWN]
    ]
    answers = [
        {"text": findings.claim_text(answer), "s": line([str(m) for m in answer.line])}
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
        cases=[case_view(findings, n) for n in range(len(findings.comparison.cases))],
        states=first.states,
        complete=first.complete,
        message=message,
    ), (422 if message else 200)


def example_claim(scenario: Scenario) -> str:
    refs = [c.ref for player in scenario.state.players for c in player.play]
    return f"{refs[-1]} in play" if refs else f"{PLAYERS[0]} wins"


def case_view(findings: Findings, number: int) -> dict[str, Any]:
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
        "parts_at": case.parts_at,
        "illegal": case.wrong is not None,
        "count": len(case.exploration.outcomes) if case.exploration else 0,
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
        for move, child in node.children:
            if id(child) not in depth:
                if len(order) >= DRAWN:
                    continue
                depth[id(child)] = depth[id(node)] + 1
                order.append(child)
            text = findings.words.move(move, node.decision, findings.names) if node.decision else ""
            edges.append((id(node), id(child), text))
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
                "end": not n.children,
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
        return node.state.winner or "●"
    if node.decision is None or node.decision.player is None:
        return "?"
    return PLAYERS[node.decision.player]
