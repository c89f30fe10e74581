"""The server's own messages, in the same form as the site's: see `logs`."""

from __future__ import annotations

from typing import Any

from gunicorn.glogging import Logger

from judge.web.logs import JsonLines


class ServerLog(Logger):  # type: ignore[misc]
    """The server's own messages in the same form, without the addresses it would put into them."""

    def setup(self, cfg: Any) -> None:
        super().setup(cfg)
        for handler in self.error_log.handlers:
            handler.setFormatter(JsonLines())

    def warning(self, msg: str, *args: Any, **kwargs: Any) -> None:
        if msg.startswith("Invalid request from"):
            msg, args = "invalid request", ()
        super().warning(msg, *args, **kwargs)

    def exception(self, msg: str, *args: Any, **kwargs: Any) -> None:
        if msg.startswith("Error handling request"):
            msg, args = "error outside the application", ()
        super().exception(msg, *args, **kwargs)
