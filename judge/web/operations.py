"""For those who run the site: is it alive, is it ready, how much does it do; and its log."""

from __future__ import annotations

import logging
import time
from typing import Any

from flask import Blueprint, Flask, Response, current_app, g, request

from judge.cards import library
from judge.rules import rulebook
from judge.search import index
from judge.web.costly import in_explorer
from judge.web.logs import log, request_id
from judge.web.metrics import Metrics

blueprint = Blueprint("operations", __name__)

METHODS = {"GET", "HEAD", "POST", "OPTIONS", "PUT", "PATCH", "DELETE"}
RESOLVING = {"boards.resolution", "boards.preview", "api.resolve_scenario"}


@blueprint.get("/healthz")
def healthz() -> dict[str, str]:
    """This process answers."""
    return {"status": "ok"}


@blueprint.get("/readyz")
def readyz() -> Any:
    """The data is there and can be searched."""
    ready = bool(library().cards) and bool(rulebook().rules) and bool(index().search("8.4").hits)
    return {"status": "ready" if ready else "not ready"}, 200 if ready else 503


@blueprint.get("/metrics")
def metrics() -> Response:
    found: Metrics = current_app.extensions["judge.metrics"]
    return Response(found.text(), content_type="text/plain; version=0.0.4; charset=utf-8")


@blueprint.after_request
def never_kept(response: Response) -> Response:
    response.headers["Cache-Control"] = "no-store"
    return response


def set_up(app: Flask) -> None:
    """Call this when all addresses are known: each has its figures from the start."""
    endpoints = {rule.endpoint for rule in app.url_map.iter_rules()}
    app.extensions["judge.metrics"] = Metrics(endpoints)


def begin() -> None:
    g.begun = time.monotonic()
    request_id()


def note(response: Response) -> Response:
    """One line and one count for each answer; an explorer leaves both to its worker."""
    response.headers["X-Request-ID"] = request_id()
    if in_explorer():
        return response
    seconds = time.monotonic() - g.get("begun", time.monotonic())
    found: Metrics = current_app.extensions["judge.metrics"]
    found.request(request.endpoint, response.status_code, seconds)
    if request.endpoint in RESOLVING and response.status_code == 200:
        found.add("judge_resolutions_total")
    log(
        logging.INFO,
        "request",
        request_id=request_id(),
        method=request.method if request.method in METHODS else "other",
        endpoint=request.endpoint or "none",
        language=g.get("language"),
        status=response.status_code,
        milliseconds=round(seconds * 1000, 2),
        bytes=response.content_length,
    )
    return response


def failed(exc_info: Any) -> None:
    """A fault of ours, with the place in the code. What was sent is not told."""
    found: Metrics = current_app.extensions["judge.metrics"]
    found.add("judge_errors_total")
    fields = {"request_id": request_id(), "endpoint": request.endpoint or "none"}
    logging.getLogger("judge").error("failed", exc_info=exc_info, extra={"fields": fields})
