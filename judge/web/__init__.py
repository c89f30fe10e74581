"""The site. So far one page, which says what is there."""

from __future__ import annotations

from flask import Flask, render_template

from judge import data
from judge.cards import library
from judge.rules import rulebook


def create_app() -> Flask:
    app = Flask(__name__, template_folder=str(data.folder("templates")))

    @app.get("/")
    def home() -> str:
        return render_template(
            "home.html", cards=library(), sets=library().sets.values(), book=rulebook()
        )

    @app.get("/healthz")
    def healthz() -> dict[str, str]:
        return {"status": "ok"}

    return app
