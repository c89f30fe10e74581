"""The site on a production server: gunicorn, one worker a core, and explorers beside them."""

from __future__ import annotations

import ctypes
import gc
import os
import signal
from contextlib import suppress
from typing import Any

from flask import Flask
from gunicorn.app.base import BaseApplication
from gunicorn.arbiter import Arbiter

from judge.languages import LANGUAGES
from judge.search import index
from judge.web import create_app, explorers, logs
from judge.web.settings import Settings

LONGEST_LINE = 8190  # of a request: a whole board may be in the address


class Site(BaseApplication):  # type: ignore[misc]
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        super().__init__()

    def load_config(self) -> None:
        settings = self.settings
        options: dict[str, Any] = {
            "bind": f"{settings.host}:{settings.port}",
            "workers": settings.worker_count,
            "worker_class": "judge.web.patient.PatientWorker",
            "threads": settings.threads,
            "preload_app": True,  # the index is built once, and its memory shared
            "proc_name": "judge",
            "limit_request_line": LONGEST_LINE,
            "limit_request_fields": 50,
            "graceful_timeout": settings.grace,
            "logger_class": "judge.web.server_log.ServerLog",
            "loglevel": settings.log_level,
            "control_socket_disable": True,
            # Where a full disk can't stop a worker from saying that it is alive.
            "worker_tmp_dir": "/dev/shm" if os.access("/dev/shm", os.W_OK) else None,
            # Who asked is told by `trusted_hops` alone.
            "forwarded_allow_ips": "",
        }
        for name, value in options.items():
            self.cfg.set(name, value)

    def load(self) -> Flask:
        logs.write_to_standard_error(self.settings.log_level)
        app = create_app(self.settings)
        app.extensions["judge.explorers"] = explorers.Explorers(self.settings)
        warm_up(app)
        return app

    def run(self) -> None:
        Master(self).run()


def warm_up(app: Flask) -> None:
    """What every worker needs, once, before they part ways: they share its memory."""
    for lang in LANGUAGES:
        index().search("8.4", lang)
    for name in app.jinja_env.list_templates():
        app.jinja_env.get_template(name)
    gc.collect()
    gc.freeze()  # else the first collection in a worker would copy all of it


class Master(Arbiter):  # type: ignore[misc]
    """Looks after the workers, as it always does, and after the explorers."""

    def __init__(self, site: Site) -> None:
        self.explorers: set[int] = set()
        super().__init__(site)

    def manage_workers(self) -> None:
        super().manage_workers()
        self.explorers = {pid for pid in self.explorers if alive(pid)}
        app = self.app.wsgi()
        while len(self.explorers) < app.config["JUDGE"].explorer_count:
            self.explorers.add(explorers.start(app, app.extensions["judge.explorers"]))

    def stop(self, graceful: bool = True) -> None:
        """The workers first: they may be waiting for an answer."""
        super().stop(graceful)
        for pid in self.explorers:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGTERM)


def alive(pid: int) -> bool:
    """Is this child still there? One that has ended was collected together with the workers."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


M_ARENA_MAX = -8  # glibc's number for it


def share_memory_among_threads() -> None:
    """Else the C library gives threads pools of their own, and a worker grows for hours."""
    with suppress(AttributeError, OSError):  # another C library has no such thing
        ctypes.CDLL(None).mallopt(M_ARENA_MAX, 2)


def serve(settings: Settings) -> None:
    share_memory_among_threads()
    Site(settings).run()
