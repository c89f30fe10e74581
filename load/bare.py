"""The yardstick: a bare Flask view that renders a page of usual length, on the same server."""

from __future__ import annotations

from flask import Flask, render_template_string

from judge.web import serve
from judge.web.settings import Settings, from_environment

LINES = 110  # a page of some 9 KB, as long as a page of search results

ROW = '<li><a href="{{ line }}">{{ line }}</a></li>'
PAGE = f"<ul>{{% for line in lines %}}{ROW}{{% endfor %}}</ul>"


def bare_app(settings: Settings) -> Flask:
    app = Flask("bare")
    app.config["JUDGE"] = settings

    @app.get("/healthz")
    @app.get("/bare")
    def view() -> str:
        return render_template_string(PAGE, lines=[f"a line, number {n}" for n in range(LINES)])

    return app


class BareSite(serve.Site):
    def load(self) -> Flask:
        return bare_app(self.settings)

    def run(self) -> None:
        serve.Arbiter(self).run()


if __name__ == "__main__":
    BareSite(from_environment()).run()
