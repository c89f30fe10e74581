"""A reader of the site without a browser: asks for pages, reads them, taps what is on them."""

from __future__ import annotations

import html
import re
from typing import Any
from urllib.parse import parse_qs, urlsplit

from flask.testing import FlaskClient

from judge.share import unpack
from judge.web import create_app

# What only the newer sets have: counters, cards under a creature, forms, sides, energy.
NEWER = {
    "A": {
        "play": [
            {"card": "sluggernaut", "exhausted": True, "side": 1},
            {"card": "beetroot-predator", "octonite": 3, "boost": ["gorillion", "unknown"]},
            "cloud-lady",
            "hades",
        ],
        "energy": 2,
        "discard": ["blessed-killer-bee"],
    },
    "B": {"play": ["baby-gigazaur"]},
    "power": {"row": ["rage", "ambush", "unknown"], "deck": 4},
    "aside": [{"card": "cybertooth", "player": "B", "by": "hades"}],
}
# A roll is to be entered; counters are to be handed out.
ROLL = {"A": {"play": ["hades"]}, "B": {"play": ["gorillion"]}, "moves": ["attack hades"]}
HAND_OUT = {
    "A": {"hand": ["beetroot-predator"], "play": ["gorillion"]},
    "B": {"play": ["axolotl-healer"], "mindbugs": 0},
    "moves": ["play beetroot-predator"],
}


class Client(FlaskClient):
    """Takes answers whole, so that files are closed as a server closes them."""

    def open(self, *args: Any, **options: Any) -> Any:
        return super().open(*args, **{"buffered": True, **options})


def reader() -> Client:
    app = create_app()
    app.test_client_class = Client
    return app.test_client()


def plain(text: str) -> str:
    """What a page says, without its tags."""
    return re.sub(r"\s+", " ", re.sub(r"<[^>]+>", " ", html.unescape(text)))


def board_of(address: str) -> dict[str, Any]:
    """The scenario an address holds."""
    return unpack(parse_qs(urlsplit(html.unescape(address)).query)["s"][0]).value


def moves_of(address: str) -> list[str]:
    return board_of(address).get("moves", [])


def tapped(client: FlaskClient, address: str, name: str) -> str:
    """Follow the answer that begins with these words."""
    text = client.get(address).text
    for found, words in re.findall(r'<a class="(?:option|big)" href="([^"]+)">(.*?)</a>', text):
        if plain(words).strip().startswith(name):
            return html.unescape(found).partition("#")[0]
    raise AssertionError(plain(text))
