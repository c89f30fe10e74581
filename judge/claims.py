"""Claims: small sentences about a state that are true or false.

    plated-scorpion exhausted and not axolotl-healer in play
    B life <= 1 or A wins

What can be said of a card: `in play`, `in A hand`, `in A deck`, `in A discard`, `controlled by A`,
`exhausted`, `has SNEAKY`, `power >= 6`. Of a player: `life`, `mindbugs`, `hand`, `deck`, `discard`,
`creatures` with a number, `wins`. Of the game: `draw`, `over`. Joined by `and`, `or`, `not` and
brackets; `and` binds closer than `or`. A claim that contradicts itself is refused.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from itertools import product

from judge.document import Problem, Unreadable, short
from judge.engine import DRAW, KEYWORDS, PLAYERS, State
from judge.engine.truth import View
from judge.possible import Every, Fact, Not, Shape, Some, possible

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


class ClaimError(Unreadable):
    """A claim that can't be read."""


@dataclass(frozen=True)
class Claim:
    """A claim, as written and as something that can be asked of a state."""

    text: str
    holds: Callable[[State], bool]
    refs: frozenset[str]  # the cards it speaks of


def read_claim(text: str) -> Claim:
    if len(text) > MAX_LENGTH:
        raise ClaimError(Problem("longer than {most} characters", most=MAX_LENGTH))
    tokens = []
    at = 0
    stripped = text.rstrip()
    while at < len(stripped):
        match = _TOKEN.match(stripped, at)
        if match is None:
            raise ClaimError(Problem("{text!r} can't be read", text=short(stripped[at:])))
        tokens.append(match[1])
        at = match.end()
    parser = _Parser(tokens)
    holds, shape = parser.either(0)
    if parser.tokens:
        rest = short(" ".join(parser.tokens))
        raise ClaimError(Problem("{text!r} is too much; join claims by and, or", text=rest))
    if not possible(shape):
        raise ClaimError(Problem("contradicts itself: it can't be true on any board"))
    return Claim(" ".join(text.split()), holds, frozenset(parser.refs))


Test = Callable[[State], bool]
Part = tuple[Test, Shape]  # what is asked of a state, and what that says about things

# Where a card can be: in a play area, in another zone, or out of the game.
_PLACES = (*product(range(len(PLAYERS)), ("play", *_ZONES)), None)


def _where(ref: str, *places: tuple[int, str]) -> Fact:
    return Fact(("place", ref), lambda place: place in places, _PLACES)


def _in_play(ref: str) -> Fact:
    return _where(ref, *((player, "play") for player in range(len(PLAYERS))))


def _winner(*winners: str | None) -> Fact:
    return Fact("winner", lambda found: found in winners, (None, DRAW, *PLAYERS))


class _Parser:
    def __init__(self, tokens: list[str]) -> None:
        self.tokens = tokens
        self.refs: set[str] = set()

    def next(self, what: str) -> str:
        if not self.tokens:
            raise ClaimError(Problem("ends too soon; expected {what}", what=what))
        return self.tokens.pop(0)

    def accept(self, word: str) -> bool:
        if self.tokens and self.tokens[0] == word:
            self.tokens.pop(0)
            return True
        return False

    def either(self, depth: int) -> Part:
        parts = [self.both(depth)]
        while self.accept("or"):
            parts.append(self.both(depth))
        if len(parts) == 1:
            return parts[0]
        return lambda state: any(test(state) for test, _ in parts), Some([s for _, s in parts])

    def both(self, depth: int) -> Part:
        parts = [self.single(depth)]
        while self.accept("and"):
            parts.append(self.single(depth))
        if len(parts) == 1:
            return parts[0]
        return lambda state: all(test(state) for test, _ in parts), Every([s for _, s in parts])

    def single(self, depth: int) -> Part:
        if depth > MAX_DEPTH:
            raise ClaimError(Problem("too many brackets or nots"))
        if self.accept("not"):
            test, shape = self.single(depth + 1)
            return lambda state: not test(state), Not(shape)
        if self.accept("("):
            inside = self.either(depth + 1)
            if not self.accept(")"):
                raise ClaimError(Problem("a bracket is not closed"))
            return inside
        return self.fact()

    # -- facts ------------------------------------------------------------------------------------

    def fact(self) -> Part:
        subject = self.next(Problem("a card or a player"))
        if subject in PLAYERS:
            return self.about_player(PLAYERS.index(subject))
        if subject == "draw":
            return lambda state: state.winner == DRAW, _winner(DRAW)
        if subject == "over":
            return lambda state: state.winner is not None, _winner(DRAW, *PLAYERS)
        if not re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", subject):
            raise ClaimError(
                Problem("{word!r} is neither a card's ref nor a player", word=short(subject))
            )
        self.refs.add(subject)
        return self.about_card(subject)

    def player(self) -> int:
        word = self.next(Problem("A or B")).removesuffix("'s").removesuffix("’s")
        if word not in PLAYERS:
            raise ClaimError(Problem("{word!r} is no player; expected A or B", word=short(word)))
        return PLAYERS.index(word)

    def comparison(self) -> tuple[Callable[[int], bool], tuple[int, ...]]:
        """What a number must be like, and the numbers around which that changes."""
        sign = self.next(Problem("<=, >=, <, >, = or !="))
        if sign not in _COMPARE:
            raise ClaimError(
                Problem(
                    "{word!r} is no comparison; expected <=, >=, <, >, = or !=", word=short(sign)
                )
            )
        number = self.next(Problem("a number"))
        if not re.fullmatch(r"[0-9]{1,4}", number):
            raise ClaimError(Problem("{word!r} is no number", word=short(number)))
        compare, wanted = _COMPARE[sign], int(number)
        return lambda value: compare(value, wanted), (wanted - 1, wanted, wanted + 1)

    def about_player(self, player: int) -> Part:
        word = self.next(Problem("wins, life, mindbugs, hand, deck, discard or creatures"))
        if word == "wins":
            return lambda state: state.winner == PLAYERS[player], _winner(PLAYERS[player])
        if word not in _COUNTED:
            raise ClaimError(Problem("{word!r} can't be said of a player", word=short(word)))
        fits, around = self.comparison()

        def test(state: State) -> bool:
            side = state.players[player]
            if word in ("life", "mindbugs"):
                return fits(getattr(side, word))
            return fits(len(side.play if word == "creatures" else getattr(side, word)))

        counts = tuple(number for number in around if number >= 0)
        return test, Fact((word, player), fits, counts)

    def about_card(self, ref: str) -> Part:
        word = self.next(Problem("in, controlled by, exhausted, has or power"))
        if word == "exhausted":
            exhausted = Fact((word, ref), bool, (True, False))
            return (
                lambda state: (found := state.find(ref)) is not None and found[1].exhausted,
                Every((_in_play(ref), exhausted)),
            )
        if word == "controlled":
            if not self.accept("by"):
                raise ClaimError(Problem("expected `controlled by A` or `controlled by B`"))
            player = self.player()
            return (
                lambda state: (found := state.find(ref)) is not None and found[0] == player,
                _where(ref, (player, "play")),
            )
        if word == "in":
            return self.whereabouts(ref)
        if word == "has":
            keyword = self.next(Problem("a keyword"))
            if keyword not in KEYWORDS:
                raise ClaimError(Problem("{word!r} is no keyword", word=short(keyword)))
            has = Fact((keyword, ref), bool, (True, False))
            return (
                lambda state: (
                    (found := state.find(ref)) is not None
                    and keyword in View(state).keywords(*found)
                ),
                Every((_in_play(ref), has)),
            )
        if word == "power":
            fits, around = self.comparison()
            return (
                lambda state: (
                    (found := state.find(ref)) is not None and fits(View(state).power(*found))
                ),
                Every((_in_play(ref), Fact((word, ref), fits, around))),
            )
        raise ClaimError(Problem("{word!r} can't be said of a card", word=short(word)))

    def whereabouts(self, ref: str) -> Part:
        if self.accept("play"):
            return lambda state: state.find(ref) is not None, _in_play(ref)
        player = self.player()
        zone = self.next(Problem("hand, deck or discard"))
        if zone not in _ZONES:
            raise ClaimError(
                Problem("{word!r} is no place; expected hand, deck or discard", word=short(zone))
            )
        self.accept("pile")
        return (
            lambda state: any(c.ref == ref for c in getattr(state.players[player], zone)),
            _where(ref, (player, zone)),
        )
