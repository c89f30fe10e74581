"""The site: an app factory, one small module a topic."""

from __future__ import annotations

import gzip
import hashlib
from functools import cache
from typing import Any

from flask import Flask, Response, g, redirect, render_template, request, url_for
from flask_babel import gettext as _
from werkzeug.exceptions import HTTPException, NotFound
from werkzeug.wrappers import Response as AnyResponse

from judge import data
from judge.document import DocumentError
from judge.languages import LANGUAGES
from judge.web import api, boards, i18n, lookup, offline, outcomes
from judge.web.i18n import language

MAX_BODY = 262_144

POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
    ]
)


def create_app() -> Flask:
    app = Flask(__name__, template_folder=str(data.folder("templates")))
    app.config["MAX_CONTENT_LENGTH"] = MAX_BODY
    app.config["SEND_FILE_MAX_AGE_DEFAULT"] = 31_536_000
    app.jinja_env.trim_blocks = app.jinja_env.lstrip_blocks = True
    i18n.set_up(app)

    @app.url_value_preprocessor
    def take_language(endpoint: str | None, values: dict[str, Any] | None) -> None:
        """The language is part of an address, not of every view."""
        if values and "lang" in values:
            g.language = values.pop("lang")
            if g.language not in LANGUAGES:
                g.language = None
                raise NotFound

    @app.url_defaults
    def give_language(endpoint: str, values: dict[str, Any]) -> None:
        if app.url_map.is_endpoint_expecting(endpoint, "lang"):
            values.setdefault("lang", language())

    @app.get("/")
    def root() -> AnyResponse:
        response = redirect(url_for("lookup.home"))
        response.headers["Vary"] = "Accept-Language"
        return response

    @app.get("/healthz")
    def healthz() -> dict[str, str]:
        return {"status": "ok"}

    for module in (lookup, boards, outcomes, api, offline):
        app.register_blueprint(module.blueprint)
    app.context_processor(lambda: helpers(app))
    app.after_request(finish)
    app.register_error_handler(HTTPException, http_error)
    app.register_error_handler(DocumentError, document_error)
    return app


# -- helpers for templates ------------------------------------------------------------------------


@cache
def version_of(path: str) -> str:
    with open(path, "rb") as file:  # noqa: PTH123
        return hashlib.sha256(file.read()).hexdigest()[:10]


def helpers(app: Flask) -> dict[str, Any]:
    def asset(name: str) -> str:
        """A static file's address, which changes when the file does."""
        return url_for("static", filename=name, v=version_of(f"{app.static_folder}/{name}"))

    @cache
    def here(other: str) -> str:
        """This page in another language."""
        if not request.endpoint or request.endpoint in ("root", "static"):
            return url_for("lookup.home", lang=other)
        if not app.url_map.is_endpoint_expecting(request.endpoint, "lang"):
            return url_for("lookup.home", lang=other)
        # `_scheme`, `endpoint` and their like would be orders to `url_for`.
        given = {
            k: v
            for k, v in request.args.to_dict().items()
            if not k.startswith("_") and k != "endpoint"
        }
        values = {**given, **(request.view_args or {}), "lang": other}
        return url_for(request.endpoint, **values)

    return {
        "asset": asset,
        "here": here,
        "language": language(),
        "languages": LANGUAGES,
        "colon": i18n.colon(),
    }


# -- every answer ---------------------------------------------------------------------------------


def finish(response: Response) -> Response:
    headers = response.headers
    headers.setdefault("Content-Security-Policy", POLICY)
    headers["X-Content-Type-Options"] = "nosniff"
    headers["Referrer-Policy"] = "same-origin"
    own_headers = response.direct_passthrough  # static files bring their own headers
    compress(response)
    if request.method == "GET" and response.status_code == 200 and not own_headers:
        response.add_etag()  # of what is sent: plain and squeezed answers differ
        headers.setdefault("Cache-Control", "public, max-age=300")
    if request.method in ("GET", "HEAD"):
        response.make_conditional(request)
    return response


def compress(response: Response) -> None:
    """gzip for texts of some length, where it is wanted."""
    if response.direct_passthrough:
        response.direct_passthrough = False
    kind = response.mimetype or ""
    text = kind.startswith("text/") or kind.endswith(("json", "javascript", "xml", "+json"))
    response.headers.add("Vary", "Accept-Encoding")
    if not text or response.status_code != 200 or "Content-Encoding" in response.headers:
        return
    body = response.get_data()
    if len(body) > 600 and request.accept_encodings["gzip"]:
        response.set_data(squeezed(body))
        response.headers["Content-Encoding"] = "gzip"


def squeezed(body: bytes) -> bytes:
    return gzip.compress(body, 5, mtime=0)


# -- what goes wrong ------------------------------------------------------------------------------


def wants_json() -> bool:
    return request.path.startswith("/api/")


def http_error(error: HTTPException) -> Any:
    code = error.code or 500
    if error.response is not None:
        return error.response
    if wants_json():
        return api.problem(code, error.name.lower().replace(" ", "-"), error.description or "")
    titles = {
        404: _("There is nothing at this address"),
        405: _("This address can’t be used like that"),
        413: _("That is too much at once"),
        422: _("That can’t be read"),
    }
    title = titles.get(code, _("Something went wrong"))
    return render_template("error.html", code=code, title=title, details=""), code


def document_error(error: DocumentError) -> Any:
    """A board in an address that can't be read."""
    if wants_json():
        return api.unreadable(error)
    title = _("This board can’t be read")
    return render_template("error.html", code=422, title=title, details=str(error)), 422
