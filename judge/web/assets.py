"""Static files: addresses that change when the file does, and how long each may be kept."""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path

from flask import current_app, request, url_for

YEAR = 31_536_000
HOUR = 3_600


@cache
def versions(folder: str) -> dict[str, str]:
    """Every file there is, with a mark of what it holds."""
    return {
        file.relative_to(folder).as_posix(): hashlib.sha256(file.read_bytes()).hexdigest()[:10]
        for file in Path(folder).rglob("*")
        if file.is_file()
    }


def asset(name: str) -> str:
    """A static file's address, which changes when the file does."""
    return url_for("static", filename=name, v=versions(str(current_app.static_folder))[name])


def max_age(filename: str | None) -> int:
    """A year for a file at the address of its very content, else an hour."""
    known = versions(str(current_app.static_folder)).get(filename or "")
    return YEAR if known and request.args.get("v") == known else HOUR
