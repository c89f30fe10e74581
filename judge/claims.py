"""Claims: small sentences about a state that are true or false.

    plated-scorpion exhausted and not axolotl-healer in play
    B life <= 1 or A wins

What can be said of a card: `in play`, `in A hand`, `in A deck`, `in A discard`, `controlled by A`,
`exhausted`, `has SNEAKY`, `power >= 6`. Of a player: `life`, `mindbugs`, `hand`, `deck`, `discard`,
`creatures` with a number, `wins`. Of the game: `draw`, `over`. Joined by `and`, `or`, `not` and
brackets; `and` binds closer than `or`.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

from judge.document import short
from judge.engine import KEYWORDS, PLAYERS, State
from judge.engine.truth import View

MAX_LENGTH = 500
MAX_DEPTH = 20

_TOKEN = re.compile(r"\s*(<=|>=|!=|[()<>=]|[^\s()<>=!]+)")
_COMPARE: dict[str, Callable[[int, int], bool]] = {
    "<=": lambda a, b: a <= b,
    ">=": lambda a, b: a >= b,
    "<": lambda a, b: a < b,
    ">": lambda a, b: a > b,
    "=": lambda a, b: a == b,
    "!=": lambda a, b: a != b,
}
_ZONES = ("hand", "deck", "discard")
_COUNTED = ("life", "mindbugs", *_ZONES, "creatures")


class ClaimError(Exception):
    """A claim that can't be read."""


@dataclass(frozen=True)
class Claim:
    """A claim, as written and as something that can be asked of a state."""

    text: str
    holds: Callable[[State], bool]
    refs: frozenset[str]  # the cards it speaks of


def read_claim(text: str) -> Claim:
    if len(text) > MAX_LENGTH:
        raise ClaimError(f"longer than {MAX_LENGTH} characters")
    tokens = []
    at = 0
    stripped = text.rstrip()
    while at < len(stripped):
        match = _TOKEN.match(stripped, at)
        if match is None:
            raise ClaimError(f"{short(stripped[at:])!r} can't be read")
        tokens.append(match[1])
        at = match.end()
    parser = _Parser(tokens)
    holds = parser.either(0)
    if parser.tokens:
        raise ClaimError(f"{short(' '.join(parser.tokens))!r} is too much; join claims by and, or")
    return Claim(" ".join(text.split()), holds, frozenset(parser.refs))


Test = Callable[[State], bool]


class _Parser:
    def __init__(self, tokens: list[str]) -> None:
        self.tokens = tokens
        self.refs: set[str] = set()

    def next(self, what: str) -> str:
        if not self.tokens:
            raise ClaimError(f"ends too soon; expected {what}")
        return self.tokens.pop(0)

    def accept(self, word: str) -> bool:
        if self.tokens and self.tokens[0] == word:
            self.tokens.pop(0)
            return True
        return False

    def either(self, depth: int) -> Test:
        tests = [self.both(depth)]
        while self.accept("or"):
            tests.append(self.both(depth))
        return tests[0] if len(tests) == 1 else lambda state: any(t(state) for t in tests)

    def both(self, depth: int) -> Test:
        tests = [self.single(depth)]
        while self.accept("and"):
            tests.append(self.single(depth))
        return tests[0] if len(tests) == 1 else lambda state: all(t(state) for t in tests)

    def single(self, depth: int) -> Test:
        if depth > MAX_DEPTH:
            raise ClaimError("too many brackets or nots")
        if self.accept("not"):
            test = self.single(depth + 1)
            return lambda state: not test(state)
        if self.accept("("):
            test = self.either(depth + 1)
            if not self.accept(")"):
                raise ClaimError("a bracket is not closed")
            return test
        return self.fact()

    # -- facts ------------------------------------------------------------------------------------

    def fact(self) -> Test:
        subject = self.next("a card or a player")
        if subject in PLAYERS:
            return self.about_player(PLAYERS.index(subject))
        if subject == "draw":
            return lambda state: state.winner == "draw"
        if subject == "over":
            return lambda state: state.winner is not None
        if not re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", subject):
            raise ClaimError(f"{short(subject)!r} is neither a card's ref nor a player")
        self.refs.add(subject)
        return self.about_card(subject)

    def player(self) -> int:
        word = self.next("A or B").removesuffix("'s").removesuffix("’s")
        if word not in PLAYERS:
            raise ClaimError(f"{short(word)!r} is no player; expected A or B")
        return PLAYERS.index(word)

    def comparison(self) -> Callable[[int], bool]:
        sign = self.next("<=, >=, <, >, = or !=")
        if sign not in _COMPARE:
            raise ClaimError(f"{short(sign)!r} is no comparison; expected <=, >=, <, >, = or !=")
        number = self.next("a number")
        if not re.fullmatch(r"[0-9]{1,4}", number):
            raise ClaimError(f"{short(number)!r} is no number")
        compare, wanted = _COMPARE[sign], int(number)
        return lambda value: compare(value, wanted)

    def about_player(self, player: int) -> Test:
        word = self.next("wins, life, mindbugs, hand, deck, discard or creatures")
        if word == "wins":
            return lambda state: state.winner == PLAYERS[player]
        if word not in _COUNTED:
            raise ClaimError(f"{short(word)!r} can't be said of a player")
        fits = self.comparison()

        def test(state: State) -> bool:
            side = state.players[player]
            if word in ("life", "mindbugs"):
                return fits(getattr(side, word))
            return fits(len(side.play if word == "creatures" else getattr(side, word)))

        return test

    def about_card(self, ref: str) -> Test:
        word = self.next("in, controlled by, exhausted, has or power")
        if word == "exhausted":
            return lambda state: (found := state.find(ref)) is not None and found[1].exhausted
        if word == "controlled":
            if not self.accept("by"):
                raise ClaimError("expected `controlled by A` or `controlled by B`")
            player = self.player()
            return lambda state: (found := state.find(ref)) is not None and found[0] == player
        if word == "in":
            return self.whereabouts(ref)
        if word == "has":
            keyword = self.next("a keyword")
            if keyword not in KEYWORDS:
                raise ClaimError(f"{short(keyword)!r} is no keyword")
            return lambda state: (
                (found := state.find(ref)) is not None and keyword in View(state).keywords(*found)
            )
        if word == "power":
            fits = self.comparison()
            return lambda state: (
                (found := state.find(ref)) is not None and fits(View(state).power(*found))
            )
        raise ClaimError(f"{short(word)!r} can't be said of a card")

    def whereabouts(self, ref: str) -> Test:
        if self.accept("play"):
            return lambda state: state.find(ref) is not None
        player = self.player()
        zone = self.next("hand, deck or discard")
        if zone not in _ZONES:
            raise ClaimError(f"{short(zone)!r} is no place; expected hand, deck or discard")
        self.accept("pile")
        return lambda state: any(c.ref == ref for c in getattr(state.players[player], zone))
