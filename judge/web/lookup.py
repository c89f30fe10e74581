"""Pages to look things up: home, search, rules, cards, rulings."""

from __future__ import annotations

import json
from typing import Any

from flask import Blueprint, abort, render_template, request
from flask_babel import gettext as _
from markupsafe import Markup, escape

from judge import facets
from judge.behind import KEYWORD_RULES, rules_behind
from judge.cards import PrintedCard, library
from judge.engine import KEYWORDS, START
from judge.query import Filters, read_power
from judge.report import Report, card_badges
from judge.rules import rulebook
from judge.rulings import Ruling, resolve_board, rulings, topics
from judge.search import KINDS, index
from judge.share import pack
from judge.verdict import verdict
from judge.web import openapi
from judge.web.i18n import language
from judge.web.present import board_view
from judge.web.timeline import grouped
from judge.wording import wording

blueprint = Blueprint("lookup", __name__, url_prefix="/<lang>")

SHOWN = 20  # results on a page

# The questions people ask most, for the home page.
ASKED = (
    "tough-against-stronger-poison",
    "block-sneaky-attacker",
    "mindbug-extra-turn-or-action",
    "hunter-optional",
    "draw-when",
    "defeated-at-the-same-time",
)


@blueprint.get("/")
def home() -> str:
    known = rulings()
    return render_template(
        "home.html",
        asked=[known[id] for id in ASKED if id in known],
        keywords=keyword_chips(),
        sets=library().sets.values(),
    )


def keyword_chips() -> list[dict[str, str]]:
    words = wording(language())
    return [{"keyword": k, "name": words.keywords[k], "rule": KEYWORD_RULES[k]} for k in KEYWORDS]


# -- search ---------------------------------------------------------------------------------------


def filters_of_request() -> Filters:
    """Facets chosen in the form; unknown values are as if not chosen."""
    words = index().facet_words
    found = Filters()
    for name, parameter in (
        ("keywords", "kw"),
        ("sets", "set"),
        ("triggers", "trigger"),
        ("does", "does"),
    ):
        for value in request.args.getlist(parameter):
            if meant := words.value(name, value):
                getattr(found, name).add(meant)
    if power := request.args.get("power", ""):
        sign = next((s for s in ("<=", ">=", "<", ">") if power.startswith(s)), "")
        read_power(sign or ":", power.removeprefix(sign), found)
    return found


@blueprint.get("/search")
def search() -> str:
    text = request.args.get("q", "")
    within = request.args.get("in", "")
    answer = index().search(
        text, language(), within if within in KINDS else None, filters_of_request(), most=SHOWN
    )
    return render_template(
        "search.html", q=text, within=within, answer=answer, groups=answer.groups(), marked=marked
    )


def marked(text: str) -> Markup:
    """A snippet with its hits marked. All of it is escaped first: no text can bring a mark."""
    pieces = enumerate(str(escape(text)).split("**"))
    return Markup("".join(f"<mark>{piece}</mark>" if n % 2 else piece for n, piece in pieces))


# -- rules ----------------------------------------------------------------------------------------


@blueprint.get("/rules")
def rules() -> str:
    return render_template("rules.html", book=rulebook())


@blueprint.get("/rules/<number>")
def rule(number: str) -> str:
    book = rulebook()
    every = list(book.rules.values())
    found = book.rules.get(number) or abort(404)
    place = every.index(found)
    return render_template(
        "rule.html",
        rule=found,
        book=book,
        readings=[r for r in book.readings.values() if number in r.rules],
        rulings=[r for r in rulings().values() if number in r.rules],
        cards=[library().cards[c] for c in found.cards if c in library().cards],
        previous=every[place - 1] if place else None,
        next=every[place + 1] if place + 1 < len(every) else None,
    )


# -- cards ----------------------------------------------------------------------------------------


def card_view(card: PrintedCard) -> dict[str, Any]:
    """What a card shows, in the reader's language."""
    words = wording(language())
    icons = len(words.icons(card))
    text = words.card_text(card)
    boxed = words.polish(f"{words.in_discard} : ")
    return {
        "id": card.id,
        "name": card.name(language()).text,
        "power": None if card.is_power_card else card.card.power,
        "keywords": [(k, words.keywords[k]) for k in card.keywords],
        "lines": [line for line in text[: len(text) - icons] if not line.startswith(boxed)],
        "in_discard": next((t.removeprefix(boxed) for t in text if t.startswith(boxed)), ""),
        "in_discard_title": words.in_discard,
        "text": text,
        "badges": card_badges(card),
        "said": text[len(text) - icons :],
        "set": library().sets[card.set].name(language()),
        "number": card.shown_number,
        "copies": card.copies,
    }


@blueprint.get("/cards")
def cards() -> str:
    chosen = filters_of_request()
    text = request.args.get("q", "")
    if text or chosen:
        hits = index().search(text, language(), "cards", chosen, most=400).hits
        found = [library().cards[hit.id] for hit in hits]
        if not text:
            places = {id: n for n, id in enumerate(library().cards)}
            found.sort(key=lambda c: places[c.id])
    else:
        found = list(library())
    words = wording(language())
    return render_template(
        "cards.html",
        cards=[card_view(card) for card in found],
        q=text,
        chosen=chosen,
        power=request.args.get("power", ""),
        keywords=[(k, words.keywords[k]) for k in KEYWORDS],
        sets=library().sets.values(),
        triggers=trigger_names(),
        does=[(id, names[language()][0]) for id, names in facets.DOES.items()],
    )


def trigger_names() -> list[tuple[str, str]]:
    words = wording(language())
    named = [(t.value, name) for t, name in words.triggers.items()]
    named.append((facets.IN_DISCARD, words.in_discard))
    return [*named, (facets.WHEN, _("When …")), (facets.CONSTANT, _("Constant"))]


def board_with(card: PrintedCard) -> str:
    """A board to begin with; none for a card that two players can't use."""
    if card.card.team:
        return ""
    if card.is_power_card:
        # It is bought at the start of a turn.
        owner = {"energy": card.card.cost}
        return pack({"phase": START, "A": owner, "power": {"row": [card.id]}})
    if card.card.octonite:
        return pack({"A": {"play": [{"card": card.id, "octonite": card.card.octonite}]}})
    return pack({"A": {"play": [card.id]}})


@blueprint.get("/cards/<id>")
def card(id: str) -> str:
    found = library().cards.get(id) or abort(404)
    return render_template(
        "card.html",
        card=card_view(found),
        names={lang: name.text for lang, name in found.names.items()},
        rules=[rulebook().rules[number] for number in rules_behind(found)],
        rulings=[r for r in rulings().values() if id in r.cards],
        board=board_with(found),
        forms=[card_view(library().cards[form.id]) for form in found.card.line],
    )


# -- rulings --------------------------------------------------------------------------------------


@blueprint.get("/rulings", endpoint="rulings")
def all_rulings() -> str:
    return render_template("rulings.html", topics=topics())


@blueprint.get("/rulings/<id>")
def ruling(id: str) -> str:
    found = rulings().get(id) or abort(404)
    return render_template(
        "ruling.html",
        ruling=found,
        topic=next(t for t in topics() if t.id == found.topic),
        rules=[rulebook().rules[number] for number in found.rules],
        cards=[library().cards[c] for c in found.cards if c in library().cards],
        boards=[shown_board(found, n) for n in range(len(found.boards))],
    )


def shown_board(ruling: Ruling, number: int) -> dict[str, Any]:
    """One of a ruling's boards, resolved now."""
    board = ruling.boards[number]
    scenario, resolution = resolve_board(board, library(), rulebook())
    report = Report(resolution, language())
    return {
        "note": board.note[language()] if board.note else "",
        "edition": rulebook().editions[scenario.state.ruleset.edition].title[language()],
        "readings": [r for r in board.scenario.get("ruleset", {}) if r != "edition"]
        if isinstance(board.scenario.get("ruleset"), dict)
        else [],
        "groups": grouped(
            resolution, [report.step_json(n, s) for n, s in enumerate(resolution.steps, 1)]
        ),
        "verdict": verdict(report),
        "before": board_view(resolution.start, report),
        "after": board_view(resolution.end, report),
        "address": pack(board.scenario),
    }


# -- the API's reference --------------------------------------------------------------------------


@blueprint.get("/api")
def api_reference() -> str:
    return render_template("api.html", document=openapi.document(), json=json.dumps)
