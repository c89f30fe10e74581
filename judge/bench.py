"""`judge bench`: how fast Judge is, each time beside a yardstick in the same run."""

from __future__ import annotations

import time
import tracemalloc
from collections.abc import Callable
from random import Random
from statistics import quantiles

from judge.cards import library
from judge.document import Document
from judge.explore import Budget, Explorer
from judge.graph import Node, below
from judge.languages import LANGUAGES, fold
from judge.ready_made import READY_MADE
from judge.resolution import resolve
from judge.rules import rulebook
from judge.rulings import topics
from judge.scenario import read_scenario
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


def games_table(seconds: float) -> str:
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


# -- search ---------------------------------------------------------------------------------------

QUERIES = {
    "one word": ("venimeux", "hunter", "dureza", "toad", "mindbug", "défausse"),
    "a question": (
        "can I block a sneaky creature",
        "qui choisit l'ordre des effets",
        "cuándo robo cartas",
        "what happens when both creatures are defeated",
    ),
    "misspelt": ("poisonus", "chaseur", "kangasaurs rex", "frenesy", "crapeau bombe"),
    "facets": ("kw:sneaky power<=3", "puissance>=7 mot:furie", "efecto:roba", "trigger:attack"),
}
SCAN = "yardstick: reading all texts"


def search_table(rounds: int = 40) -> str:
    """Milliseconds a query, beside the plainest way to find words: reading every text."""
    from judge.search import Index

    start = time.perf_counter()
    index = Index(library(), rulebook(), topics())
    built = time.perf_counter() - start
    texts = [fold(f"{e.titles[x]} {e.texts[x]}") for e in index.entries for x in LANGUAGES]
    every = [query for queries in QUERIES.values() for query in queries]

    def scan(query: str) -> None:
        words = fold(query).split()
        sorted(texts, key=lambda text: -sum(text.count(word) for word in words))

    times: dict[str, list[float]] = {name: [] for name in (SCAN, *QUERIES, "suggestions")}

    def measure(name: str, find: Callable[[str], object], query: str) -> None:
        start = time.perf_counter()
        find(query)
        times[name].append((time.perf_counter() - start) * 1000)

    for _ in range(rounds):
        for query in every:
            measure(SCAN, scan, query)
        for name, queries in QUERIES.items():
            for query in queries:
                measure(name, index.search, query)
        for prefix in ("to", "ven", "mind", "cua"):
            measure("suggestions", index.suggest, prefix)
    lines = [
        f"search: {len(index.entries)} entries, index built in {built:.2f} s",
        f"{'milliseconds a query':34} {'p50':>8} {'p95':>8}",
    ]
    for name, taken in times.items():
        p50, p95 = (quantiles(taken, n=100)[k] for k in (49, 94))
        lines.append(f"{name:34} {p50:8.2f} {p95:8.2f}")
    return "\n".join(lines)


# -- exploring ------------------------------------------------------------------------------------


def explore_table() -> str:
    """Three boards of growing size: all ways the turn can go, once, on one core."""
    lines = [
        f"{'exploring one turn':34} {'ms':>8} {'states':>8} {'per second':>11} {'lines':>10} "
        f"{'merging saves':>14} {'MB':>6}"
    ]
    for name in ("one-attack", "crowded-table", "full-table"):
        state = resolve(read_scenario(Document(READY_MADE[name].scenario))).end
        tracemalloc.start()
        explored = Explorer(budget=Budget(200_000, 60)).explore(state)
        peak = tracemalloc.get_traced_memory()[1] / 1e6
        tracemalloc.stop()
        start = time.perf_counter()
        explored = Explorer(budget=Budget(200_000, 60)).explore(state)
        taken = time.perf_counter() - start
        every = sum(outcome.lines for outcome in explored.outcomes)
        saved = unmerged(explored.root) / explored.states
        partial = "" if explored.complete else " (partial)"
        lines.append(
            f"{name:34} {taken * 1000:8.1f} {explored.states:8} {explored.states / taken:11.0f} "
            f"{every:10} {saved:13.1f}× {peak:6.1f}{partial}"
        )
    return "\n".join(lines)


def unmerged(root: Node) -> int:
    """How many states there would be if equal ones were not one."""
    sizes: dict[int, int] = {}
    for node in below(root):
        sizes[id(node)] = 1 + sum(
            len(moves) * sizes[id(child)]
            for (_, child), moves in zip(node.children, node.stand_for, strict=True)
        )
    return sizes[id(root)]


# -- the site -------------------------------------------------------------------------------------

_BOARD = {
    "A": {"play": ["axolotl-healer", "shield-bugs", "explosive-toad"], "hand": 5},
    "B": {"play": ["plated-scorpion", "harpy-mother", "luchataur"], "hand": 5},
    "moves": ["attack axolotl-healer", "block plated-scorpion"],
}


def site_table(seconds: float) -> str:
    """Requests a second through one worker's application, beside a bare Flask view.

    The bare view renders a template of the same length out of a list of lines: what any page costs.
    """
    from flask import Flask, render_template_string
    from werkzeug.test import Client

    from judge.share import pack
    from judge.web import create_app
    from judge.web.settings import Settings

    client = Client(create_app(Settings(allowance=0)))
    s = pack(_BOARD)
    pages = {
        "home": "/en/",
        "search": "/fr/search?q=venimeux",
        "rule": "/es/rules/8.4",
        "card": "/en/cards/explosive-toad",
        "board": f"/en/board?s={s}",
        "resolve": f"/en/resolve?s={s}",
    }
    bare = Flask("bare")

    @bare.get("/<int:lines>")
    def view(lines: int) -> str:
        row = '<li><a href="{{ line }}">{{ line }}</a></li>'
        template = f"<ul>{{% for line in lines %}}{row}{{% endfor %}}</ul>"
        return render_template_string(
            template, lines=[f"a line of a page, number {n}" for n in range(lines)]
        )

    plain = Client(bare)
    lines = [f"{'requests, one process':34} {'per second':>12} {'p95 ms':>8} {'× bare view':>12}"]
    for name, address in (*pages.items(), ("POST /api/v1/resolve", "")):

        def ask(address: str = address) -> int:
            if address:
                return len(client.get(address).data)
            return len(client.post("/api/v1/resolve", json=_BOARD).data)

        size = ask()
        same = max(1, size // 85)
        rate, p95 = _rate(ask, seconds / 4)
        usual, _ = _rate(lambda same=same: plain.get(f"/{same}"), seconds / 4)  # type: ignore[misc]
        lines.append(f"{name:34} {rate:12.0f} {p95:8.2f} {usual / rate:12.1f}")
    return "\n".join(lines)


def _rate(ask: Callable[[], object], seconds: float) -> tuple[float, float]:
    taken: list[float] = []
    begun = time.perf_counter()
    while time.perf_counter() - begun < seconds or len(taken) < 20:
        start = time.perf_counter()
        ask()
        taken.append(time.perf_counter() - start)
    return len(taken) / sum(taken), quantiles(taken, n=100)[94] * 1000


def run(seconds: float = 5.0) -> str:
    """The figures as tables."""
    tables = [games_table(seconds), explore_table(), search_table(), site_table(seconds)]
    return "\n\n".join(tables)
