"""The API: the same answers as JSON. Reading is open to any site (CORS)."""

from __future__ import annotations

from typing import Any

from flask import Blueprint, Response, jsonify, request

from judge.cards import library
from judge.catalogues import worded
from judge.compare import compare
from judge.document import DocumentError, path_text, read
from judge.findings import Findings
from judge.languages import LANGUAGES
from judge.report import Report, card_json, wrong_move_text
from judge.resolution import WrongMove, resolve
from judge.rules import Rule, rulebook
from judge.rulings import Ruling, rulings
from judge.scenario import read_scenario
from judge.search import KINDS, index
from judge.web import openapi
from judge.web.reach import asked_budget, asked_turns

blueprint = Blueprint("api", __name__, url_prefix="/api/v1")


def problem(
    status: int, code: str, details: str, errors: list[dict[str, str]] | None = None
) -> Any:
    body = {"status": status, "code": code, "details": details, "errors": errors or []}
    response = jsonify(body)
    response.status_code = status
    response.headers["Access-Control-Allow-Origin"] = "*"
    return response


def unreadable(error: DocumentError) -> Any:
    errors = [{"path": path_text(error.path), "message": error.message}]
    return problem(422, "unreadable", str(error), errors)


class BadParameter(DocumentError):
    pass


def language() -> str:
    found = request.args.get("lang", "en")
    if found not in LANGUAGES:
        raise BadParameter(f"expected one of {', '.join(LANGUAGES)}", None, ("lang",))
    return found


@blueprint.after_request
def open_to_all(response: Response) -> Response:
    response.headers["Access-Control-Allow-Origin"] = "*"
    if request.method == "OPTIONS":  # a browser asks before it posts JSON from another site
        response.headers["Access-Control-Allow-Methods"] = "GET, POST"
        response.headers["Access-Control-Allow-Headers"] = "Content-Type"
    return response


@blueprint.get("/search")
def search() -> Any:
    within = request.args.get("in")
    if within is not None and within not in KINDS:
        raise BadParameter(f"expected one of {', '.join(KINDS)}", None, ("in",))
    return jsonify(index().search(request.args.get("q", ""), language(), within).json())


@blueprint.get("/suggest")
def suggest() -> Any:
    lang = language()
    hits = index().suggest(request.args.get("q", ""), lang)
    return jsonify(
        {"results": [{"kind": h.kind, "id": h.id, "title": h.title, "url": h.url} for h in hits]}
    )


@blueprint.get("/cards/<id>")
def card(id: str) -> Any:
    found = library().cards.get(id)
    if found is None:
        return problem(404, "not-found", "there is no such card")
    return jsonify(card_json(found, language()))


@blueprint.get("/rules/<number>")
def rule(number: str) -> Any:
    found = rulebook().rules.get(number)
    if found is None:
        return problem(404, "not-found", "there is no such rule")
    return jsonify(rule_json(found, language()))


def rule_json(rule: Rule, lang: str) -> dict[str, Any]:
    return {
        "number": rule.number,
        "title": rule.title[lang],
        "text": rule.text[lang],
        "examples": [example[lang] for example in rule.examples],
        "differs": [{"books": list(d.books), "text": d.text[lang]} for d in rule.differs],
        "sources": {book: list(sections) for book, sections in rule.sources.items()},
        "reasoned": rule.reasoned,
        "related": list(rule.related),
        "keywords": list(rule.keywords),
        "cards": list(rule.cards),
    }


@blueprint.get("/rulings/<id>")
def ruling(id: str) -> Any:
    found = rulings().get(id)
    if found is None:
        return problem(404, "not-found", "there is no such ruling")
    return jsonify(ruling_json(found, language()))


def ruling_json(ruling: Ruling, lang: str) -> dict[str, Any]:
    return {
        "id": ruling.id,
        "topic": ruling.topic,
        "question": ruling.question[lang],
        "answer": ruling.answer[lang],
        "status": ruling.status,
        "rules": list(ruling.rules),
        "cards": list(ruling.cards),
        "boards": [board.scenario for board in ruling.boards],
    }


def illegal_move(error: WrongMove) -> Any:
    text = worded(wrong_move_text(error, language()), language())
    errors = [{"path": f"moves[{error.number - 1}]", "message": text}]
    return problem(422, "illegal-move", text, errors)


blueprint.register_error_handler(WrongMove, illegal_move)


@blueprint.post("/resolve")
def resolve_scenario() -> Any:
    lang = language()
    return jsonify(Report(resolve(read_scenario(read(request.get_data()))), lang).json())


def find_out() -> Findings:
    lang = language()
    scenario = read_scenario(read(request.get_data()))
    resolve(scenario)
    return Findings(scenario, compare(scenario, asked_turns(), asked_budget()), lang)


@blueprint.post("/explore")
def explore_scenario() -> Any:
    return jsonify(find_out().explore_json())


@blueprint.post("/compare")
def compare_scenario() -> Any:
    return jsonify(find_out().compare_json())


@blueprint.get("/openapi.json")
def description() -> Any:
    return jsonify(openapi.document())
