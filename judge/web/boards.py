"""The board that is set up, and its resolution. The address holds the whole scenario (`s=`)."""

from __future__ import annotations

import copy
from typing import Any

import segno
from flask import Blueprint, Response, redirect, render_template, request, url_for
from flask_babel import gettext as _

from judge.board import ZONES, EditError, Editor
from judge.cards import AmbiguousName, UnknownName, library
from judge.catalogues import worded
from judge.document import Document, DocumentError, Problem
from judge.engine import PLAYERS, START, Creature, State
from judge.engine.state import NOTHING_BESIDE
from judge.ready_made import READY_MADE
from judge.report import Report, wrong_move_text
from judge.resolution import Resolution, WrongMove, resolve
from judge.rules import rulebook
from judge.scenario import Scenario, read_scenario
from judge.share import pack, unpack
from judge.verdict import Verdict, verdict
from judge.web.i18n import language
from judge.web.picking import picking_view
from judge.web.pictures import preview_picture
from judge.web.present import at_work, board_view
from judge.web.timeline import before_the_action, gone_on, grouped, rests

blueprint = Blueprint("boards", __name__, url_prefix="/<lang>")


def scenario_of_request() -> dict[str, Any]:
    """The scenario in the address, as plain values."""
    value = unpack(request.args.get("s", "")).value
    if not isinstance(value, dict):
        raise DocumentError(Problem("a board is a list of fields such as A and B"))
    return value


def resolved(value: dict[str, Any]) -> tuple[Scenario, Resolution]:
    scenario = read_scenario(Document(value))
    try:
        return scenario, resolve(scenario)
    except WrongMove as error:
        text = wrong_move_text(error, language())
        raise DocumentError(text, None, ("moves", error.number - 1)) from None


# -- setting up -----------------------------------------------------------------------------------


@blueprint.get("/board")
def board() -> Any:
    value = scenario_of_request()
    read_scenario(Document(value))  # an edit works on what can be read
    message = ""
    if name := request.args.get("do"):
        try:
            changed = Editor(library()).edit(value, name, request.args.to_dict())
            read_scenario(Document(changed))
            # What was opened to make this edit stays open.
            more = request.args.get("at") if name in BEHIND_MORE else None
            address = url_for("boards.board", s=pack(changed), p=earlier_boards(), more=more)
            return redirect(address, 303)
        except EditError as error:
            message = edit_error(error)
        except AmbiguousName as error:
            message = _("That could be: %(names)s", names=", ".join(error.candidates))
        except UnknownName as error:
            message = _("There is no card “%(name)s”.", name=error.name[:60])
            if error.nearest:
                message += " " + _("The nearest: %(names)s", names=", ".join(error.nearest))
        except DocumentError as error:
            message = worded(error.message, language())
    value.pop("moves", None)
    scenario = read_scenario(Document(value))
    setup = Resolution(scenario.state, scenario.state, ())
    report = Report(setup, language())
    return render_template(
        "board.html",
        s=pack(value),
        undo=undo_address(),
        earlier=request.args.get("p", ""),
        view=board_view(scenario.state, report),
        entries=entries(scenario.state, report),
        more=request.args.get("more", ""),
        start=scenario.state.phase == START,
        power_cards=[
            (card.id, card.name(language()).text, card.card.cost)
            for card in library()
            if card.is_power_card
        ],
        with_energy=has_energy(scenario.state),
        zones=zone_names(),
        editions=rulebook().editions.values(),
        edition=scenario.state.ruleset.edition,
        ready=[(board.title[language()], pack(board.scenario)) for board in READY_MADE.values()],
        names=sorted({name.text for card in library() for name in card.names.values()}),
        message=message,
        empty=not any(value.get(player) for player in PLAYERS),
    ), (422 if message else 200)


# The edits that are made behind a creature's "more".
BEHIND_MORE = ("octonite", "boost", "unboost", "form", "side")
MAX_EARLIER = 3_000  # characters of earlier boards in an address


def earlier_boards() -> str:
    """This board and those before it, as far as an address can remember them."""
    kept = request.args.get("s", "")
    for board in request.args.get("p", "").split("~"):
        if len(kept) + len(board) > MAX_EARLIER:
            break
        kept += f"~{board}"
    return kept


def undo_address() -> str:
    """The board before this one, which again remembers those before it."""
    if "p" not in request.args:
        return ""
    last, _tilde, rest = request.args["p"].partition("~")
    return url_for("boards.board", s=last, p=rest or None)


def edit_error(error: EditError) -> str:
    texts: dict[str, str] = {
        "no-card-named": _("Type the name of a card."),
        "too-many-cards": _("There are too many cards there already."),
        "unknown-in-play": _("A creature in play can’t be unknown."),
    }
    return texts.get(error.code) or str(_("That can’t be done here."))


def zone_names() -> dict[str, str]:
    return {
        "play": _("In play"),
        "hand": _("Hand"),
        "deck": _("Draw pile"),
        "discard": _("Discard pile"),
    }


def has_energy(state: State) -> bool:
    """Is this a game with energy: Power cards, dice, or energy itself?"""
    return (
        state.beside != NOTHING_BESIDE
        or any(player.energy for player in state.players)
        or any(card.dice for card in {copy.card for copy in state.every_card()})
    )


def entries(state: State, report: Report) -> dict[str, list[dict[str, Any]]]:
    """What lies where, with the place each edit names: A.play.0"""
    out: dict[str, list[dict[str, Any]]] = {}
    for n, player in enumerate(PLAYERS):
        for zone in ZONES:
            copies = getattr(state.players[n], zone)
            out[f"{player}.{zone}"] = [
                {
                    "at": f"{player}.{zone}.{i}",
                    "name": str(report.words.spoken(copy.ref, report.names)),
                    "id": copy.card.id,
                    **(creature_state(copy, report) if isinstance(copy, Creature) else {}),
                    "works": at_work(copy, report) if zone == "discard" else "",
                    "exhausted": getattr(copy, "exhausted", False),
                    "entered": getattr(copy, "entered", False),
                }
                for i, copy in enumerate(copies)
            ]
    return out


def creature_state(creature: Creature, report: Report) -> dict[str, Any]:
    """What a creature in play can have besides: counters, cards under it, a form, a side."""
    words, card = report.words, creature.card
    return {
        "octonite": creature.octonite,
        "boost": [str(words.spoken(copy.ref, report.names)) for copy in creature.boost],
        "forms": [
            (form.id, form.stage, library().cards[form.id].name(language()).text, form is card)
            for form in card.line
        ],
        "sides": [
            (n, words.polish(words.side(side.power, sorted(side.keywords))), side is card)
            for n, side in enumerate(card.front.sides if creature.exhausted else (), 1)
        ],
    }


# -- resolving ------------------------------------------------------------------------------------


@blueprint.get("/resolve")
def resolution() -> Any:
    value = scenario_of_request()
    scenario, result = resolved(value)
    # Where a turn is over, the next one's moves are offered: the line goes on from there. What
    # happens by itself at its start is told first.
    resting = rests(result)
    asking = gone_on(result) if resting else result
    started = any(map(before_the_action, asking.states[len(result.steps) :]))
    report = Report(asking if started else result, language())
    moves = [str(move) for move in scenario.moves]

    def with_moves(these: list[str]) -> str:
        changed = copy.deepcopy(value)
        changed["moves"] = these
        if not these:
            del changed["moves"]
        return pack(changed)

    asked = asking.decision
    decision = None if asked is None else report.decision_json(asked)
    if decision is not None:
        for option in decision["options"]:
            option["s"] = with_moves([*moves, option["move"]])
    picking = None
    if asked is not None:
        picking = picking_view(
            asked,
            report,
            request.args.get("pick", ""),
            lambda move: with_moves([*moves, move]),
        )
    s = pack(value)
    return render_template(
        "resolve.html",
        s=s,
        picking=picking,
        title=scenario.title,
        verdict=verdict_on(result),
        edition=rulebook().editions[scenario.state.ruleset.edition],
        groups=grouped(report.resolution, steps_view(report, moves, with_moves)),
        before=board_view(result.start, report),
        boards=boards_view(report),
        decision=decision,
        back=with_moves(moves[:-1]) if moves else "",
        again=with_moves([]),
        over=resting and bool(result.steps),
        turn=PLAYERS[asking.end.turn],
        start=asked is not None and asked.kind != "turn" and before_the_action(asking.end),
        board=pack({k: v for k, v in value.items() if k != "moves"}),
        rules=rulebook().rules,
        readings=report.reading_text,
        link=url_for("boards.resolution", s=s, _external=True),
    )


def verdict_on(result: Resolution) -> Verdict:
    """What became of a board; of one that lies before a turn, what is asked first in it."""
    told = gone_on(result) if rests(result) and not result.steps else result
    return verdict(Report(told, language()))


def steps_view(report: Report, moves: list[str], with_moves: Any) -> list[dict[str, Any]]:
    """The steps; the first one of each move can be changed from there."""
    result = report.resolution
    made = {step: number for number, step in enumerate(result.taken)}
    out = []
    for n, step in enumerate(result.steps):
        view = report.step_json(n + 1, step)
        view["silent"] = [report.reading_text(reading) for reading in report.silent(step)]
        if n in made:
            number = made[n]
            view["move"] = moves[number]
            view["change"] = with_moves(moves[:number])
        out.append(view)
    return out


def boards_view(report: Report) -> list[dict[str, Any]]:
    result = report.resolution
    before = (result.start, *result.states)
    return [
        board_view(state, report, earlier)
        for state, earlier in zip(result.states, before, strict=False)
    ]


# -- sharing --------------------------------------------------------------------------------------


@blueprint.get("/qr.svg")
def qr() -> Response:
    """The address of a resolution as a picture another phone can read."""
    value = scenario_of_request()
    read_scenario(Document(value))
    s = pack(value)
    link = url_for("boards.resolution", s=s, _external=True)
    try:
        code = segno.make(link, error="l")
    except segno.DataOverflowError:
        raise DocumentError(Problem("this board is too large for a QR code")) from None
    return Response(code.svg_inline(scale=4, border=3), mimetype="image/svg+xml")


@blueprint.get("/preview.png")
def preview() -> Response:
    """The verdict and the board for link previews."""
    _scenario, result = resolved(scenario_of_request())
    report = Report(result, language())
    picture = preview_picture(verdict_on(result).text, board_view(result.end, report))
    return Response(picture, mimetype="image/png")
