"""The site on a production server: gunicorn, one worker a core."""

from __future__ import annotations

import os
from typing import Any

from flask import Flask
from gunicorn.app.base import BaseApplication

from judge.search import index
from judge.web import create_app


class Site(BaseApplication):  # type: ignore[misc]
    def __init__(self, options: dict[str, Any]) -> None:
        self.options = options
        super().__init__()

    def load_config(self) -> None:
        for name, value in self.options.items():
            self.cfg.set(name, value)

    def load(self) -> Flask:
        index()  # built once, before the workers part ways
        return create_app()


def serve(host: str, port: int) -> None:
    options = {
        "bind": f"{host}:{port}",
        "workers": max(1, os.cpu_count() or 1),
        "preload_app": True,
        "proc_name": "judge",
    }
    Site(options).run()
