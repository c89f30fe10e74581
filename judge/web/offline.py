"""What machines ask for: manifest, service worker, sitemap, OpenSearch, robots."""

from __future__ import annotations

import hashlib
import json
from functools import cache
from typing import Any

from flask import Blueprint, Response, current_app, render_template, url_for

from judge.cards import library
from judge.languages import LANGUAGES
from judge.rules import rulebook
from judge.rulings import rulings
from judge.search import index
from judge.web.assets import asset
from judge.web.i18n import language

blueprint = Blueprint("offline", __name__)


@blueprint.get("/<lang>/offline.json")
def everything() -> Response:
    """All rules, rulings and cards in one language, for reading and searching without network."""
    return Response(everything_json(language()), mimetype="application/json")


@cache
def everything_json(lang: str) -> str:
    entries = [
        {
            "kind": entry.kind,
            "id": entry.id,
            "title": entry.titles[lang],
            "text": entry.texts[lang],
            "names": " ".join(entry.names),
            "url": entry.url(lang),
        }
        for entry in index().entries
        if entry.passage is None
    ]
    return json.dumps(entries, ensure_ascii=False, separators=(",", ":"))


@blueprint.get("/<lang>/offline")
def offline_page() -> str:
    return render_template("offline.html")


@blueprint.get("/sw.js")
def service_worker() -> Response:
    script = render_template("sw.js", version=content_version(), languages=LANGUAGES)
    response = Response(script, mimetype="text/javascript")
    response.headers["Cache-Control"] = "no-cache"
    return response


@cache
def content_version() -> str:
    """Changes when the texts do."""
    texts = "".join(everything_json(lang) for lang in LANGUAGES)
    return hashlib.sha256(texts.encode()).hexdigest()[:12]


@blueprint.get("/manifest.webmanifest")
def manifest() -> Response:
    body: dict[str, Any] = {
        "name": "Judge: a rules desk for Mindbug",
        "short_name": "Judge",
        "start_url": "/",
        "display": "standalone",
        "background_color": "#fbfaf7",
        "theme_color": "#2d5a4c",
        "icons": [
            {
                "src": asset("icon.svg"),
                "sizes": "any",
                "type": "image/svg+xml",
                "purpose": "any",
            }
        ],
    }
    return Response(json.dumps(body), mimetype="application/manifest+json")


@blueprint.get("/<lang>/opensearch.xml")
def opensearch() -> Response:
    text = render_template("opensearch.xml")
    return Response(text, mimetype="application/opensearchdescription+xml")


@blueprint.get("/sitemap.xml")
def sitemap() -> Response:
    pages: list[tuple[str, dict[str, str]]] = [
        ("lookup.home", {}),
        ("lookup.rules", {}),
        ("lookup.cards", {}),
        ("lookup.rulings", {}),
    ]
    pages += [("lookup.rule", {"number": number}) for number in rulebook().rules]
    pages += [("lookup.card", {"id": card.id}) for card in library()]
    pages += [("lookup.ruling", {"id": id}) for id in rulings()]
    text = render_template("sitemap.xml", pages=pages, languages=LANGUAGES)
    return Response(text, mimetype="application/xml")


@blueprint.get("/robots.txt")
def robots() -> Response:
    lines = ["User-agent: *", "Disallow: /api/", "Disallow: /*/resolve", "Disallow: /*/board"]
    lines.append(f"Sitemap: {url_for('offline.sitemap', _external=True)}")
    return Response("\n".join(lines) + "\n", mimetype="text/plain")


@blueprint.get("/favicon.ico")
def favicon() -> Response:
    return current_app.send_static_file("icon.svg")
