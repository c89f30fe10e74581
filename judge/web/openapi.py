"""The API's description. What a scenario may hold comes from the lists its reader uses."""

from __future__ import annotations

from typing import Any

from judge import __version__
from judge.engine import ACTION, KEYWORDS, PLAYERS, READINGS, START
from judge.explore import MOST_TURNS, STATES
from judge.languages import LANGUAGES
from judge.rules import rulebook
from judge.rulings import STATUSES
from judge.scenario import (
    FIELDS,
    MAX_CARDS,
    MAX_CLAIMS,
    MAX_COUNTERS,
    MAX_LIFE,
    MAX_MOVES,
    MAX_TITLE,
)
from judge.search import KINDS
from judge.verdict import CHANCE, CHOICE, SETTLED, SILENT

Schema = dict[str, Any]
TEXT: Schema = {"type": "string"}
TEXTS: Schema = {"type": "array", "items": TEXT}
# The kinds of decisions the engine asks for.
DECISIONS = (
    "turn", "mindbug", "block", "hunt", "again", "fast", "may", "option", "choose", "order",
    "keyword", "put", "buy", "reroll", "chance",
)  # fmt: skip


def ref(name: str) -> Schema:
    return {"$ref": f"#/components/schemas/{name}"}


def items(of: Schema) -> Schema:
    return {"type": "array", "items": of}


def record(**fields: Schema) -> Schema:
    return {"type": "object", "properties": fields, "required": list(fields)}


def with_more(schema: Schema, **fields: Schema) -> Schema:
    """A record with fields that only some have."""
    return {**schema, "properties": {**schema["properties"], **fields}}


def one_of(*schemas: Schema) -> Schema:
    return {"oneOf": list(schemas)}


def closed(kind: str, fields: dict[str, Schema], *required: str) -> Schema:
    """An object with exactly the fields the reader knows."""
    properties = {name: fields[name] for name in FIELDS[kind]}
    out: Schema = {"type": "object", "properties": properties, "additionalProperties": False}
    return {**out, "required": list(required)} if required else out


def number(least: int, most: int) -> Schema:
    return {"type": "integer", "minimum": least, "maximum": most}


def scenario_schemas() -> dict[str, Schema]:
    flag = {"type": "boolean"}
    cards = {"type": "array", "maxItems": MAX_CARDS}
    pile = one_of(number(0, MAX_CARDS), {**cards, "items": one_of(TEXT, ref("CardEntry"))})
    power_cards = one_of(number(0, MAX_CARDS), {**cards, "items": TEXT})
    entry = {
        "card": {"type": "string", "description": "A card’s id, or any of its printed names."},
        "as": {"type": "string", "description": "What this card is called in moves."},
        "exhausted": flag,
        "entered": {**flag, "description": "It came into play this turn."},
        "attacks": number(0, 2),
        "side": {
            "type": "integer",
            "minimum": 1,
            "description": "Which side of an exhausted card with several sides is up.",
        },
        "octonite": {**number(0, MAX_COUNTERS), "description": "Octonite counters on it."},
        "boost": {**pile, "description": "The cards under it."},
        "player": {"type": "string", "enum": list(PLAYERS), "description": "Who controlled it."},
        "by": {"type": "string", "description": "The creature that set it aside."},
    }
    readings = {name: {"type": "string", "enum": list(alts)} for name, alts in READINGS.items()}
    edition = {"type": "string", "enum": list(rulebook().editions)}
    player = {
        "life": number(0, MAX_LIFE),
        "mindbugs": number(0, MAX_LIFE),
        "energy": {**number(0, MAX_LIFE), "description": "To buy Power cards with."},
        "hand": pile,
        "deck": pile,
        "discard": pile,
        "play": {**cards, "items": one_of(TEXT, ref("CreatureEntry"))},
    }
    fields = {
        "title": {"type": "string", "maxLength": MAX_TITLE},
        "ruleset": one_of(
            edition,
            {
                "type": "object",
                "properties": {"edition": edition, **readings},
                "additionalProperties": False,
            },
        ),
        "turn": {"type": "string", "enum": list(PLAYERS)},
        "phase": {"type": "string", "enum": [ACTION, START]},
        "A": ref("Player"),
        "B": ref("Player"),
        "unused": pile,
        "shown": pile,
        "aside": {**cards, "items": ref("AsideEntry"), "description": "Creatures set aside."},
        "power": ref("PowerCards"),
        "moves": {"type": "array", "maxItems": MAX_MOVES, "items": TEXT},
        "claims": {"type": "array", "maxItems": MAX_CLAIMS, "items": TEXT},
    }
    return {
        "Scenario": closed("scenario", fields),
        "Player": closed("player", player),
        "CardEntry": closed("card", entry, "card"),
        "CreatureEntry": closed("creature", entry, "card"),
        "AsideEntry": closed("aside", entry, "card", "player"),
        "PowerCards": closed("power", dict.fromkeys(FIELDS["power"], power_cards)),
    }


def answer_schemas() -> dict[str, Schema]:
    who = {"type": ["string", "null"], "enum": [*PLAYERS, None]}
    return {
        "Step": record(
            n={"type": "integer"}, kind=TEXT, text=TEXT, player=who, refs=TEXTS, rules=TEXTS,
            readings=TEXTS, forced={"type": "boolean"},
        ),
        "Decision": record(
            player=who, kind={"type": "string", "enum": list(DECISIONS)}, text=TEXT,
            options=items(record(move=TEXT, text=TEXT)),
            ruled_out=items(record(move=TEXT, text=TEXT, rules=TEXTS)),
        ),
        "Result": record(
            steps=items(ref("Step")),
            decision=one_of({"type": "null"}, ref("Decision")),
            winner={"type": ["string", "null"], "enum": [*PLAYERS, "draw", None]},
            state=ref("Scenario"),
        ),
        "Outcome": record(
            lines={"type": ["integer", "null"], "description": "null: without end"}, moves=TEXTS,
            winner={"type": ["string", "null"], "enum": [*PLAYERS, "draw", None]},
            state=ref("Scenario"),
        ),
        "Exploration": record(
            verdict=record(
                kind={"type": "string", "enum": [SETTLED, CHOICE, CHANCE, SILENT]}, text=TEXT,
                rules=TEXTS,
            ),
            outcomes=items(ref("Outcome")),
            claims=items(record(
                claim=TEXT, text=TEXT, forced_by=TEXTS, prevented_by=TEXTS, line=TEXTS,
                answer={"enum": ["always", "never", "sometimes", "not-refuted"]},
            )),
            states={"type": "integer"}, complete={"type": "boolean"}, turns={"type": "integer"},
            covered=record(whole=TEXTS, partly=TEXTS, unseen=TEXTS),
        ),
        "Comparison": record(
            same={"type": "boolean"}, touched=TEXTS, complete={"type": "boolean"},
            tried={"type": "integer"},
            cases=items(record(
                ruleset={"type": "object", "additionalProperties": TEXT},
                same_as={"type": "integer"}, parts_at={"type": ["integer", "null"]},
                outcomes=items(ref("Outcome")), complete={"type": "boolean"},
                behind=items(record(
                    reading=TEXT, question=TEXT, rules=TEXTS, here=ref("Alternative"),
                    there=ref("Alternative"),
                )),
            )),
        ),
        "Alternative": record(
            choice=TEXT, text=TEXT, books=items(record(book=TEXT, title=TEXT, section=TEXT)),
        ),
        "SearchAnswer": record(
            results=items(record(
                kind={"type": "string", "enum": list(KINDS.values())}, id=TEXT, title=TEXT,
                snippet=TEXT, url=TEXT,
            )),
            did_you_mean={"type": ["string", "null"]},
            not_understood=TEXTS,
        ),
        "Suggestions": record(results=items(record(kind=TEXT, id=TEXT, title=TEXT, url=TEXT))),
        "Card": with_more(
            record(
                id=TEXT, name=TEXT, names={"type": "object", "additionalProperties": TEXT},
                set=TEXT, number={"type": ["integer", "string"]}, copies={"type": "integer"},
                power={"type": "integer"}, text=TEXTS,
                keywords=items({"type": "string", "enum": list(KEYWORDS)}),
            ),
            cost={"type": "integer", "description": "The price of a Power card, in energy."},
            octonite={"type": "integer", "description": "Counters it comes into play with."},
            distribute={"type": "boolean", "description": "These may be handed out."},
            dice={"type": "integer"},
            team={"type": "boolean", "description": "For 2 against 2 only."},
            stage={"type": "integer", "description": "Of its evolution line."},
            line={**TEXTS, "description": "The forms of its evolution line."},
        ),
        "Rule": record(
            number=TEXT, title=TEXT, text=TEXT, examples=TEXTS,
            differs=items(record(books=TEXTS, text=TEXT)),
            sources={"type": "object", "additionalProperties": TEXTS},
            reasoned={"type": "boolean"}, related=TEXTS, keywords=TEXTS, cards=TEXTS,
        ),
        "Ruling": record(
            id=TEXT, topic=TEXT, question=TEXT, answer=TEXT,
            status={"type": "string", "enum": list(STATUSES)}, rules=TEXTS, cards=TEXTS,
            boards=items(ref("Scenario")),
        ),
        "Error": record(
            status={"type": "integer"}, code=TEXT, details=TEXT,
            errors=items(record(path=TEXT, message=TEXT)),
        ),
    }  # fmt: skip


LANG = {
    "name": "lang",
    "in": "query",
    "description": "The language of the answer.",
    "schema": {"type": "string", "enum": list(LANGUAGES), "default": "en"},
}


def path_parameter(name: str, example: str) -> Schema:
    return {"name": name, "in": "path", "required": True, "schema": TEXT, "example": example}


def query_parameter(name: str, schema: Schema, example: str | int, text: str) -> Schema:
    found = {"name": name, "in": "query", "schema": schema, "description": text}
    return {**found, "example": example} if example else found


EXAMPLE_BOARD = {
    "A": {"play": ["axolotl-healer"]},
    "B": {"play": ["plated-scorpion"]},
    "moves": ["attack axolotl-healer", "block plated-scorpion"],
}


def operation(summary: str, answer: str, parameters: list[Schema], *errors: int) -> Schema:
    def response(text: str, schema: str) -> Schema:
        return {"description": text, "content": {"application/json": {"schema": ref(schema)}}}

    texts = {
        404: "There is no such thing.",
        413: "Too large.",
        414: "Too long an address.",
        422: "Something can’t be read.",
        429: "You asked for a lot: see Retry-After.",
        503: "Many people ask for this just now: see Retry-After.",
    }
    failed = {str(code): response(texts[code], "Error") for code in (*errors, 414, 422)}
    return {
        "summary": summary,
        "parameters": [*parameters, LANG],
        "responses": {"200": response("Done.", answer), **failed},
    }


def paths() -> dict[str, Any]:
    words = query_parameter("q", TEXT, "venimeux", "Words, and facets such as kw:sneaky.")
    kinds = {"type": "string", "enum": list(KINDS)}
    within = query_parameter("in", kinds, "", "Search only these.")
    resolve = operation("What happens on a board, step by step", "Result", [], 413)
    resolve["requestBody"] = {
        "required": True,
        "content": {"application/json": {"schema": ref("Scenario"), "example": EXAMPLE_BOARD}},
    }
    body = resolve["requestBody"]
    costly = (413, 429, 503)
    reach = [
        query_parameter("turns", number(1, MOST_TURNS), 1, "Turns to look at."),
        query_parameter("limit", number(1, STATES), STATES, "States to look at, at the most."),
    ]
    explore = {
        **operation("Every outcome of a board", "Exploration", reach, *costly),
        "requestBody": body,
    }
    compare = {**operation("By every edition", "Comparison", reach, *costly), "requestBody": body}
    return {
        "/api/v1/search": {
            "get": operation("Find rules, rulings and cards", "SearchAnswer", [words, within])
        },
        "/api/v1/suggest": {
            "get": operation("Names and titles that begin like this", "Suggestions", [words])
        },
        "/api/v1/cards/{id}": {
            "get": operation("One card", "Card", [path_parameter("id", "explosive-toad")], 404)
        },
        "/api/v1/rules/{number}": {
            "get": operation("One rule", "Rule", [path_parameter("number", "8.4")], 404)
        },
        "/api/v1/rulings/{id}": {
            "get": operation("One ruling", "Ruling", [path_parameter("id", "hunter-optional")], 404)
        },
        "/api/v1/resolve": {"post": resolve},
        "/api/v1/explore": {"post": explore},
        "/api/v1/compare": {"post": compare},
    }


def document() -> Schema:
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Judge",
            "version": __version__,
            "description": "A rules desk for the card game Mindbug. Reading is open to any site.",
        },
        "paths": paths(),
        "components": {"schemas": {**scenario_schemas(), **answer_schemas()}},
    }
