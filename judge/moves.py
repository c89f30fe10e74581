"""Moves as people write them: `attack gorillion`, `choose killer-bee, luchataur`, `pass`."""

from __future__ import annotations

import re

from judge.document import Problem, Unreadable, short
from judge.engine import Move

# How many things a move names: none, one, or any number.
_NONE, _ONE, _SOME = "none", "one", "some"
VERBS = {
    "play": _ONE,
    "attack": _ONE,
    "action": _ONE,
    "buy": _ONE,
    "mindbug": _NONE,
    "pass": _NONE,
    "hunt": _ONE,
    "block": _ONE,
    "choose": _SOME,
    "first": _ONE,
    "yes": _NONE,
    "no": _NONE,
    "option": _ONE,
    "name": _ONE,
    "put": _SOME,
    "chance": _SOME,
    "roll": _SOME,
    "reroll": _SOME,
}
_WORD = re.compile(r"[^\s,]+( [0-9]+)?|[0-9]+ [^\s,]+")


class MoveError(Unreadable):
    """A move that can't be read."""


def read_move(text: str) -> Move:
    """Read one move. Whether it is legal is the engine's to say."""
    if len(text) > 2000:
        raise MoveError(Problem("too long for a move"))
    verb, _, rest = text.strip().partition(" ")
    if verb not in VERBS:
        raise MoveError(
            Problem(
                "{text!r} is no move; a move begins with {verbs}",
                text=short(text),
                verbs=", ".join(VERBS),
            )
        )
    rest = rest.strip()
    if verb == "choose" and rest == "nothing":
        return Move("choose")
    args = tuple(part.strip() for part in rest.split(",")) if rest else ()
    for arg in args:
        if not _WORD.fullmatch(arg):
            raise MoveError(
                Problem(
                    "{text!r}: {word!r} can't be read as a card's ref",
                    text=short(text),
                    word=short(arg),
                )
            )
    count = VERBS[verb]
    if count == _NONE and args:
        raise MoveError(
            Problem("{text!r}: nothing stands behind {verb!r}", text=short(text), verb=verb)
        )
    if count == _ONE and len(args) != 1:
        raise MoveError(
            Problem("{text!r}: one thing stands behind {verb!r}", text=short(text), verb=verb)
        )
    if count == _SOME and not args:
        raise MoveError(
            Problem("{text!r}: name something behind {verb!r}", text=short(text), verb=verb)
        )
    return Move(verb, args)
