"""What every answer tells a browser it may do, and what a request may be at the most."""

from __future__ import annotations

from flask import request
from werkzeug.datastructures import Headers
from werkzeug.exceptions import RequestURITooLarge

MAX_BODY = 262_144  # bytes
MAX_QUERY = 16_384  # characters after the ?

POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
    ]
)
UNUSED = (  # what a browser can do and this site never asks for
    "accelerometer", "autoplay", "camera", "display-capture", "encrypted-media", "fullscreen",
    "geolocation", "gyroscope", "magnetometer", "microphone", "midi", "payment",
    "picture-in-picture", "publickey-credentials-get", "screen-wake-lock", "usb",
    "xr-spatial-tracking",
)  # fmt: skip

HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",  # for browsers that do not know frame-ancestors
    "Referrer-Policy": "same-origin",  # a board is in its address
    "Permissions-Policy": ", ".join(f"{name}=()" for name in UNUSED),
    "Cross-Origin-Opener-Policy": "same-origin",
}


def protect(headers: Headers) -> None:
    for name, value in HEADERS.items():
        headers.setdefault(name, value)


def too_long() -> bool:
    return len(request.query_string) > MAX_QUERY


def refuse_long_queries() -> None:
    """Before anything is taken apart."""
    if too_long():
        raise RequestURITooLarge
