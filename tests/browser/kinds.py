"""One address of every kind of page."""

from __future__ import annotations

from typing import Any

from pages import HAND_OUT, NEWER, ROLL

from judge.cards import library
from judge.share import pack
from judge.simulate import dealt

LANGUAGES = ("en", "fr", "es")

HEALER = {
    "A": {"play": ["axolotl-healer"], "hand": 5},
    "B": {"play": ["plated-scorpion", "gorillion"], "hand": 5},
}


def longest(count: int, start: int = 0) -> list[str]:
    """The cards with the longest names in any language, of those that can be anywhere."""
    by_length = sorted(dealt(library()), key=lambda c: -max(len(n.text) for n in c.names.values()))
    return [card.id for card in by_length[start : start + count]]


def crowded() -> dict[str, object]:
    """10 creatures a side, 20 cards in each discard pile, long names."""
    names = longest(20)
    return {
        "title": "Everything at once on a table that is far too small",
        "A": {
            "play": [{"card": c, "exhausted": True, "entered": True} for c in names[:10]],
            "hand": names[10:15],
            "deck": 10,
            "discard": names,
        },
        "B": {
            "play": names[10:],
            "hand": names[:5],
            "deck": 10,
            "discard": names,
        },
    }


# What only the newer sets have, before the turn begins.
START_NEWER = {**NEWER, "phase": "start"}
# The start of a turn with all that belongs to it, the turn, and the start of the next one.
START = {
    "phase": "start",
    "A": {
        "play": [{"card": "lychee-king", "octonite": 1}, "hades"],
        "energy": 3,
        "hand": ["gorillion"],
    },
    "B": {"play": [{"card": "lychee-king", "octonite": 2}], "hand": 2},
    "power": {"row": ["rage", "healing-bots", "reanimation"], "deck": 13},
}
BOUGHT = {**START, "moves": ["buy rage", "pass", "play gorillion", "pass"]}
# Up to four of these cards are chosen; two of them are taken at random.
MANY: dict[str, Any] = {
    "A": {"hand": ["hiss-holiness"], "discard": longest(20)},
    "B": {"mindbugs": 0, "play": ["thunder-queen"]},
    "moves": ["play hiss-holiness"],
}
RANDOM = {
    "A": {"play": ["rhino-turtle"], "hand": longest(6)},
    "B": {"play": ["strange-barrel"]},
    "moves": ["attack rhino-turtle", "block strange-barrel"],
}
CHUCK = {
    "A": {"hand": ["chuck"]},
    "B": {"mindbugs": 0, "play": ["gorillion"]},
    "moves": ["play chuck"],
}


def resolved() -> dict[str, object]:
    return {**HEALER, "moves": ["attack axolotl-healer", "block plated-scorpion"]}


def asked() -> dict[str, object]:
    return {**HEALER, "claims": ["gorillion in play", "plated-scorpion exhausted", "A wins"]}


def addresses(lang: str) -> dict[str, str]:
    table = pack(crowded())
    return {
        "home": f"/{lang}/",
        "search": f"/{lang}/search?q=venimeux",
        "search-typo": f"/{lang}/search?q=poisonuos+tuogh",
        "search-not-understood": f"/{lang}/search?q=kw:flying+power%3Chigh",
        "search-empty": f"/{lang}/search?q=",
        "search-nothing": f"/{lang}/search?q={'q' * 90}",
        "rules": f"/{lang}/rules",
        "rule": f"/{lang}/rules/8.7",
        "rule-differs": f"/{lang}/rules/6.5",
        "cards": f"/{lang}/cards",
        "cards-filtered": f"/{lang}/cards?kw=POISONOUS&power=%3C%3D4",
        "card": f"/{lang}/cards/axolotl-healer",
        "rulings": f"/{lang}/rulings",
        "ruling": f"/{lang}/rulings/tough-against-stronger-poison",
        "ruling-groups": f"/{lang}/rulings/power-card-before-harvest",
        "board-empty": f"/{lang}/board",
        "board": f"/{lang}/board?s={pack(HEALER)}",
        "board-crowded": f"/{lang}/board?s={table}",
        "board-message": f"/{lang}/board?do=add&to=A.play&card=xyzzyxyzzy",
        "resolve-start": f"/{lang}/resolve?s={pack(HEALER)}",
        "resolve": f"/{lang}/resolve?s={pack(resolved())}",
        "explore": f"/{lang}/explore?s={pack(HEALER)}",
        "explore-answered": f"/{lang}/explore?s={pack(asked())}",
        "explore-message": f"/{lang}/explore?s={pack(HEALER)}&claim=gorillion+has+WINGS",
        "resolve-crowded": f"/{lang}/resolve?s={table}",
        "card-evolved": f"/{lang}/cards/thunder-queen",
        "card-stage-1": f"/{lang}/cards/cloud-lady",
        "card-octonite": f"/{lang}/cards/kiwanoid",
        "card-team": f"/{lang}/cards/duel-of-the-fruits",
        "card-power": f"/{lang}/cards/rage",
        "card-discard": f"/{lang}/cards/blessed-killer-bee",
        "cards-tokyo": f"/{lang}/cards?set=king-of-tokyo",
        "board-newer": f"/{lang}/board?s={pack(START_NEWER)}&more=A.play.1",
        "resolve-newer": f"/{lang}/resolve?s={pack(START_NEWER)}",
        "resolve-dice": f"/{lang}/resolve?s={pack(ROLL)}&pick=energy-2",
        "resolve-octonite": f"/{lang}/resolve?s={pack(HAND_OUT)}&pick=gorillion~gorillion",
        "resolve-buy": f"/{lang}/resolve?s={pack(START)}",
        "resolve-groups": f"/{lang}/resolve?s={pack(BOUGHT)}",
        "resolve-many": f"/{lang}/resolve?s={pack(MANY)}&pick={MANY['A']['discard'][0]}",
        "resolve-random": f"/{lang}/resolve?s={pack(RANDOM)}",
        "resolve-plain-die": f"/{lang}/resolve?s={pack(CHUCK)}",
        "api": f"/{lang}/api",
        "offline": f"/{lang}/offline",
        "not-found": f"/{lang}/rules/99.99",
        "unreadable": f"/{lang}/resolve?s=broken",
    }


# Pages that answer with an error status, which the console reports as such.
ERRORS = ("board-message", "explore-message", "not-found", "unreadable")
