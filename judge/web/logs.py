"""Logs: one JSON object a line, with the request's id and nothing about who asked or what for.

No address, no query, no path (a path may hold what somebody typed), no text of an exception (it may
quote what somebody sent): only which page it was, how it ended and how long it took.
"""

from __future__ import annotations

import json
import logging
import re
import secrets
import sys
import traceback
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from flask import g, request

LOG = logging.getLogger("judge")
_ID = re.compile(r"[A-Za-z0-9._-]{1,64}")


def request_id() -> str:
    """The id a proxy gave this request, if it is fit to be passed on; else a new one."""
    known: str | None = g.get("request_id")
    if known is None:
        given = request.headers.get("X-Request-ID", "")
        known = given if _ID.fullmatch(given) else secrets.token_hex(8)
        g.request_id = known
    return known


def log(level: int, event: str, **fields: Any) -> None:
    LOG.log(level, event, extra={"fields": fields})


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
            "pid": record.process,
            **getattr(record, "fields", {}),
        }
        if record.exc_info and record.exc_info[0] is not None:
            line["error"] = record.exc_info[0].__name__
            line["where"] = [
                f"{Path(frame.filename).name}:{frame.lineno} {frame.name}"
                for frame in traceback.extract_tb(record.exc_info[2])
            ]
        return json.dumps(line, ensure_ascii=False)


def write_to_standard_error(level: str) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    LOG.handlers = [handler]
    LOG.setLevel(level.upper())
    LOG.propagate = False
