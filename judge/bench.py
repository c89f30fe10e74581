"""`judge bench`: how fast the engine plays, beside a yardstick in the same run."""

from __future__ import annotations

import time
from collections.abc import Callable
from random import Random

from judge.cards import library
from judge.rules import rulebook
from judge.simulate import deal, play_out, whole_deck

Game = Callable[[Random], None]


def chess_game() -> Game | None:
    """The yardstick: a random full game with the PyPI package `chess`."""
    try:
        import chess
    except ImportError:
        return None

    def game(rng: Random) -> None:
        board = chess.Board()
        while not board.is_game_over():
            board.push(rng.choice(list(board.legal_moves)))

    return game


def mindbug_game(sets: set[str], record: bool) -> Game:
    deck = whole_deck(card for card in library() if card.set in sets)
    ruleset = rulebook().ruleset()

    def game(rng: Random) -> None:
        play_out(deal(deck, rng, ruleset), rng, [] if record else None)

    return game


def games_per_second(games: dict[str, Game], seconds: float, rounds: int = 5) -> dict[str, float]:
    """Rounds of each in turn, so that a slow moment of the machine hits all of them alike.

    The best round counts: what disturbs a round only ever makes it slower.
    """
    best = dict.fromkeys(games, 0.0)
    for turn in range(rounds):
        for name, game in games.items():
            rng = Random(turn)
            count, start = 0, time.perf_counter()
            while (taken := time.perf_counter() - start) < seconds / rounds:
                game(rng)
                count += 1
            best[name] = max(best[name], count / taken)
    return best


def run(seconds: float = 5.0) -> str:
    """The figures as a table."""
    games: dict[str, Game] = {}
    yardstick = chess_game()
    if yardstick is not None:
        games["yardstick: chess, random games"] = yardstick
    games["First Contact, without steps"] = mindbug_game({"first-contact"}, record=False)
    games["First Contact, with steps"] = mindbug_game({"first-contact"}, record=True)
    every = set(library().sets)
    games["all sets, without steps"] = mindbug_game(every, record=False)
    rates = games_per_second(games, seconds)
    base = rates.get("yardstick: chess, random games")
    lines = [f"{'random full games':34} {'per second':>12} {'× yardstick':>12}"]
    for name, rate in rates.items():
        ratio = f"{rate / base:12.1f}" if base else f"{'-':>12}"
        lines.append(f"{name:34} {rate:12.0f} {ratio}")
    if not base:
        lines.append("no yardstick: the package `chess` is not installed")
    return "\n".join(lines)
