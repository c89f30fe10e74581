"""The site: an app factory, one small module a topic."""

from __future__ import annotations

import gzip
from functools import cache
from typing import Any

from flask import Flask, Response, g, redirect, render_template, request, url_for
from flask_babel import gettext as _
from werkzeug.exceptions import HTTPException, NotFound
from werkzeug.middleware.proxy_fix import ProxyFix
from werkzeug.wrappers import Response as AnyResponse

from judge import data
from judge.catalogues import colon, error_text
from judge.document import DocumentError
from judge.languages import LANGUAGES
from judge.web import (
    api,
    assets,
    boards,
    costly,
    i18n,
    lookup,
    offline,
    operations,
    outcomes,
    security,
)
from judge.web.i18n import language
from judge.web.present import drawn
from judge.web.settings import Settings, from_environment


class Site(Flask):
    """Flask, but what goes wrong is logged without what people sent."""

    def log_exception(self, exc_info: Any) -> None:
        operations.failed(exc_info)

    def get_send_file_max_age(self, filename: str | None) -> int:
        return assets.max_age(filename)


def create_app(settings: Settings | None = None) -> Flask:
    """The site. Its settings come from the environment unless they are given."""
    settings = settings or from_environment()
    app = Site(__name__, template_folder=str(data.folder("templates")))
    app.config["JUDGE"] = settings
    app.config["MAX_CONTENT_LENGTH"] = security.MAX_BODY
    app.jinja_env.trim_blocks = app.jinja_env.lstrip_blocks = True
    i18n.set_up(app)
    if hops := settings.trusted_hops:
        app.wsgi_app = ProxyFix(app.wsgi_app, hops, hops, hops)  # type: ignore[method-assign]

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

    for module in (lookup, boards, outcomes, api, offline, operations):
        app.register_blueprint(module.blueprint)
    operations.set_up(app)
    app.context_processor(lambda: helpers(app))
    # What comes first here is done first before a request, and last after it.
    app.before_request(operations.begin)
    app.after_request(operations.note)
    app.after_request(finish)
    app.before_request(security.refuse_long_queries)
    costly.set_up(app, settings)
    app.register_error_handler(HTTPException, http_error)
    app.register_error_handler(DocumentError, document_error)
    return app


# -- helpers for templates ------------------------------------------------------------------------


def helpers(app: Flask) -> dict[str, Any]:
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
            for k, v in ({} if security.too_long() else request.args.to_dict()).items()
            if not k.startswith("_") and k != "endpoint"
        }
        values = {**given, **(request.view_args or {}), "lang": other}
        return url_for(request.endpoint, **values)

    return {
        "asset": assets.asset,
        "drawn": drawn,
        "here": here,
        "language": language(),
        "languages": LANGUAGES,
        "colon": colon(language()),
    }


# -- every answer ---------------------------------------------------------------------------------


def finish(response: Response) -> Response:
    headers = response.headers
    security.protect(headers)
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
    again = dict(error.get_headers()).get("Retry-After")
    if wants_json():
        code_name = error.name.lower().replace(" ", "-")
        response = api.problem(code, code_name, error.description or "")
    else:
        titles = {
            404: _("There is nothing at this address"),
            405: _("This address can’t be used like that"),
            413: _("That is too much at once"),
            414: _("That is too much at once"),
            422: _("That can’t be read"),
            429: _("That was a lot at once"),
            503: _("Just now there is no room for this"),
        }
        title = titles.get(code, _("Something went wrong"))
        details = error.description if again else ""
        page = render_template("error.html", code=code, title=title, details=details)
        response = Response(page, code)
    if again:
        response.headers["Retry-After"] = again
    return response


def document_error(error: DocumentError) -> Any:
    """A board in an address that can't be read."""
    if wants_json():
        return api.unreadable(error)
    title = _("This board can’t be read")
    details = error_text(error, language())
    if not error.place():
        details = details[:1].upper() + details[1:]  # a sentence of its own
    return render_template("error.html", code=422, title=title, details=details), 422
