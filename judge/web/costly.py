"""What costs more than looking something up: exploring and comparing, and who may ask for it."""

from __future__ import annotations

import math
import time
from typing import Any

from flask import Flask, Response, current_app, g, request
from flask_babel import gettext as _
from werkzeug.exceptions import ServiceUnavailable, TooManyRequests

from judge.languages import LANGUAGES
from judge.web.budget import GivenUp, Watch
from judge.web.explorers import SECONDS, AskerGone, Busy, Explorers, Failed
from judge.web.limits import Allowances
from judge.web.logs import request_id
from judge.web.metrics import Metrics
from judge.web.settings import Settings

EXPLORING = {
    "outcomes.explore",
    "outcomes.tree",
    "api.explore_scenario",
    "api.compare_scenario",
}
# Cheap for any board that was ever on a table; but two hundred creatures a side can be written in
# two lines of an address. So these count too, by what they really take.
BOARDS = {
    "boards.board",
    "boards.resolution",
    "boards.preview",
    "boards.qr",
    "api.resolve_scenario",
}
DEPOSIT = 0.1  # seconds, for a board
PASSED_ON = ("Accept-Language", "Content-Type")
AGAIN = 2  # seconds after which it is worth asking again, where it was only crowded
CLIENT_GONE = 499  # what nginx calls it; nobody is there to read it


def set_up(app: Flask, settings: Settings) -> None:
    app.extensions["judge.allowances"] = Allowances(
        settings.allowance, settings.allowance_per_minute
    )
    app.extensions["judge.explorers"] = None  # until there are some: see serve.py
    app.before_request(guard)
    app.after_request(account)
    app.register_error_handler(GivenUp, given_up)


def in_explorer() -> bool:
    return "judge.still_wanted" in request.environ


def guard() -> Any:
    """Before a costly view: is it this reader's turn, and who does the work?"""
    exploring = request.endpoint in EXPLORING
    if not exploring and request.endpoint not in BOARDS:
        return None
    if request.method == "OPTIONS" or in_explorer():
        return None
    if request.path.startswith("/api/") and request.args.get("lang") in LANGUAGES:
        g.language = request.args["lang"]  # a refusal is read by the same people as an answer
    body = request.get_data()  # too large a body ends here
    settings: Settings = current_app.config["JUDGE"]
    deposit = settings.explore_seconds if exploring else DEPOSIT
    allowances: Allowances = current_app.extensions["judge.allowances"]
    wait = allowances.take(request.remote_addr, deposit)
    if wait:
        raise refusal("allowance", math.ceil(wait))
    g.deposit = deposit
    g.worked_before = time.thread_time()
    explorers: Explorers | None = current_app.extensions["judge.explorers"]
    return passed_on(explorers, body) if exploring and explorers is not None else None


def passed_on(explorers: Explorers, body: bytes) -> Response:
    headers = {name: request.headers[name] for name in PASSED_ON if name in request.headers}
    head = {
        "method": request.method,
        "path": request.path,
        "query": request.query_string.decode("latin-1"),
        "base": request.url_root,
        "headers": {**headers, "X-Request-ID": request_id()},
    }
    begun = time.monotonic()
    try:
        answer = explorers.ask(head, body, request.environ.get("gunicorn.socket"))
    except Busy:
        g.used = 0.0
        raise refusal("busy", AGAIN) from None
    except Failed:
        g.used = g.deposit
        raise refusal("failed", AGAIN) from None
    except AskerGone:
        g.used = min(g.deposit, time.monotonic() - begun)
        return Response(status=CLIENT_GONE)
    g.used = answer.seconds
    response = Response(answer.body, answer.status, content_type=answer.content_type)
    if answer.location is not None:
        response.headers["Location"] = answer.location
    return response


def refusal(reason: str, seconds: int) -> TooManyRequests | ServiceUnavailable:
    metrics: Metrics = current_app.extensions["judge.metrics"]
    metrics.add("judge_refused_total", reason=reason)
    if reason == "allowance":
        text = _("You have asked for a lot just now. Try again in %(n)s seconds.", n=seconds)
        return TooManyRequests(text, retry_after=seconds)
    if reason == "busy":
        text = _("Many people are exploring just now. Try again in a moment.")
        return ServiceUnavailable(text, retry_after=seconds)
    text = _("This could not be explored. Try again, or with a smaller board.")
    return ServiceUnavailable(text, retry_after=seconds)


def account(response: Response) -> Response:
    """After a view: count what was explored, and give back what was not used."""
    watch: Watch | None = g.get("watch")
    if watch is not None:
        g.used = watch.seconds()
        count(watch, g.used, response.status_code)
        if in_explorer():
            response.headers[SECONDS] = f"{g.used:.3f}"
    if "deposit" in g:
        used = g.used if "used" in g else time.thread_time() - g.worked_before
        allowances: Allowances = current_app.extensions["judge.allowances"]
        allowances.give_back(request.remote_addr, g.deposit - used)
    return response


def count(watch: Watch, seconds: float, status: int) -> None:
    settings: Settings = current_app.config["JUDGE"]
    if status == CLIENT_GONE:
        result = "given-up"
    elif status >= 500:
        result = "failed"
    else:
        result = "partial" if watch.cut else "complete"
    metrics: Metrics = current_app.extensions["judge.metrics"]
    metrics.exploration(result, watch.states, seconds, settings.explore_seconds)


def given_up(error: GivenUp) -> Response:
    return Response(status=CLIENT_GONE)
