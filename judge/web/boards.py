"""The board that is set up, and its resolution. The address holds the whole scenario (`s=`)."""

from __future__ import annotations

import copy
from typing import Any

import segno
from flask import Blueprint, Response, redirect, render_template, request, url_for
from flask_babel import gettext as _

from judge.board import ZONES, EditError, Editor
from judge.cards import AmbiguousName, UnknownName, library
from judge.document import Document, DocumentError, Problem
from judge.engine import PLAYERS, State, begin
from judge.engine import decision as decision_of
from judge.ready_made import READY_MADE
from judge.report import Report, wrong_move_text
from judge.resolution import Resolution, WrongMove, resolve
from judge.rules import rulebook
from judge.scenario import Scenario, read_scenario
from judge.share import pack, unpack
from judge.verdict import verdict
from judge.web.i18n import language
from judge.web.pictures import preview_picture
from judge.web.present import board_view

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
            value = Editor(library()).edit(value, name, request.args.to_dict())
            read_scenario(Document(value))
            return redirect(url_for("boards.board", s=pack(value), p=earlier_boards()), 303)
        except EditError as error:
            message = edit_error(error)
        except AmbiguousName as error:
            message = _("That could be: %(names)s", names=", ".join(error.candidates))
        except UnknownName as error:
            message = _("There is no card “%(name)s”.", name=error.name[:60])
            if error.nearest:
                message += " " + _("The nearest: %(names)s", names=", ".join(error.nearest))
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
        entries=entries(value, scenario.state, report),
        zones=zone_names(),
        editions=rulebook().editions.values(),
        edition=scenario.state.ruleset.edition,
        ready=[(board.title[language()], pack(board.scenario)) for board in READY_MADE.values()],
        names=sorted({name.text for card in library() for name in card.names.values()}),
        message=message,
        empty=not any(value.get(player) for player in PLAYERS),
    ), (422 if message else 200)


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


def entries(value: dict[str, Any], state: State, report: Report) -> dict[str, list[dict[str, Any]]]:
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
                    "exhausted": getattr(copy, "exhausted", False),
                    "entered": getattr(copy, "entered", False),
                }
                for i, copy in enumerate(copies)
            ]
    return out


# -- resolving ------------------------------------------------------------------------------------


@blueprint.get("/resolve")
def resolution() -> Any:
    value = scenario_of_request()
    scenario, result = resolved(value)
    report = Report(result, language())
    moves = [str(move) for move in scenario.moves]

    def with_moves(these: list[str]) -> str:
        changed = copy.deepcopy(value)
        changed["moves"] = these
        if not these:
            del changed["moves"]
        return pack(changed)

    resting = result.end.winner is None and result.decision is None
    # Where a turn is over, the next one's moves are offered: the line goes on from there.
    asked = decision_of(begin(result.end)) if resting else result.decision
    decision = None if asked is None else report.decision_json(asked)
    if decision is not None:
        for option in decision["options"]:
            option["s"] = with_moves([*moves, option["move"]])
    s = pack(value)
    return render_template(
        "resolve.html",
        s=s,
        title=scenario.title,
        verdict=verdict(report),
        edition=rulebook().editions[scenario.state.ruleset.edition],
        steps=steps_view(report, moves, with_moves),
        before=board_view(result.start, report),
        boards=boards_view(report),
        decision=decision,
        back=with_moves(moves[:-1]) if moves else "",
        again=with_moves([]),
        resting=resting,
        turn=PLAYERS[result.end.turn],
        board=pack({k: v for k, v in value.items() if k != "moves"}),
        rules=rulebook().rules,
        readings=report.reading_text,
        link=url_for("boards.resolution", s=s, _external=True),
    )


def steps_view(report: Report, moves: list[str], with_moves: Any) -> list[dict[str, Any]]:
    """The steps; the first one of each move can be changed from there."""
    result = report.resolution
    starts = {0 if n == 0 else result.marks[n - 1]: n for n in range(len(moves))}
    out = []
    for n, step in enumerate(result.steps):
        view = report.step_json(n + 1, step)
        view["silent"] = [report.reading_text(reading) for reading in report.silent(step)]
        if n in starts:
            number = starts[n]
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
    picture = preview_picture(verdict(report).text, board_view(result.end, report))
    return Response(picture, mimetype="image/png")
