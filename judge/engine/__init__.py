"""The game as plain values: no input or output, no sentences.

decision(state)      who must choose, among what, and what is ruled out and why
apply(state, move)   the state that follows, with its steps if asked to record them
begin(state)         the same from a board just set up, or at the start of a turn
"""

from judge.engine.card import KEYWORDS, UNKNOWN, UNKNOWN_COPY, Card, Copy, Creature
from judge.engine.play import Decision, IllegalMove, apply, begin, decision
from judge.engine.ruleset import READINGS, Ruleset
from judge.engine.state import ACTION, DRAW, PLAYERS, START, A, B, Film, Player, State, opponent
from judge.engine.step import PASS, Move, Reason, Step

__all__ = [
    "ACTION",
    "DRAW",
    "KEYWORDS",
    "PASS",
    "PLAYERS",
    "READINGS",
    "START",
    "UNKNOWN",
    "UNKNOWN_COPY",
    "A",
    "B",
    "Card",
    "Copy",
    "Creature",
    "Decision",
    "Film",
    "IllegalMove",
    "Move",
    "Player",
    "Reason",
    "Ruleset",
    "State",
    "Step",
    "apply",
    "begin",
    "decision",
    "opponent",
]
