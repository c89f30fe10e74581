"""A running site and a browser; without a browser these tests are skipped, and say so."""

from __future__ import annotations

import shutil
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright
from werkzeug.serving import WSGIRequestHandler, make_server

from judge.web import create_app
from judge.web.settings import Settings

expect.set_options(timeout=30_000)  # a busy machine is no mistake of the site

PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}
DESKTOP: dict[str, Any] = {"viewport": {"width": 1280, "height": 900}}
SIZES = {"phone": PHONE, "desktop": DESKTOP}
QUIET = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)


def chromium() -> str | None:
    for name in ("chromium", "chromium-browser", "google-chrome", "/usr/bin/chromium"):
        if found := shutil.which(name):
            return found
    return None


class SilentHandler(WSGIRequestHandler):
    def log(self, type: str, message: str, *args: Any) -> None:
        pass


def at_once(app: Any) -> Any:
    """Answers are made whole and closed before they are sent: a browser may hang up meanwhile."""

    def answer(environ: dict[str, Any], start: Any) -> list[bytes]:
        pieces = app(environ, start)
        try:
            return [b"".join(pieces)]
        finally:
            if hasattr(pieces, "close"):
                pieces.close()

    return answer


@contextmanager
def serving() -> Iterator[tuple[str, Callable[[], None]]]:
    """A site on a free port: its address, and how to pull the plug."""
    app = create_app(Settings(allowance=0))  # here one address asks for everything
    server = make_server("127.0.0.1", 0, at_once(app), True, request_handler=SilentHandler)
    server.daemon_threads = True
    server.block_on_close = False
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()

    def stop() -> None:
        server.shutdown()
        server.server_close()

    try:
        yield f"http://127.0.0.1:{server.server_port}", stop
    finally:
        stop()
        thread.join(5)


@pytest.fixture(scope="session")
def site() -> Iterator[str]:
    with serving() as (address, _stop):
        yield address


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    path = chromium()
    if path is None or not Path(path).exists():
        pytest.skip("no Chromium found: install the package chromium to run the browser tests")
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=path, args=list(QUIET))
        yield started
        started.close()


@pytest.fixture
def opened(browser: Browser, site: str) -> Iterator[Callable[..., Page]]:
    """Open a fresh browser context at an address of the site. What the console says is kept."""
    contexts: list[BrowserContext] = []

    def open_page(path: str, size: str = "desktop", **options: Any) -> Page:
        options = {"service_workers": "block", "locale": "en-GB", **SIZES[size], **options}
        context = browser.new_context(base_url=site, **options)
        contexts.append(context)
        context.set_default_timeout(30_000)
        page = context.new_page()
        page.complaints = complaints = []  # type: ignore[attr-defined]
        page.on("console", lambda m: m.type == "error" and complaints.append(m.text))
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.goto(path)
        return page

    yield open_page
    for context in contexts:
        context.close()
