"""The same board by other editions and readings: same or not, from where on, and by which book."""

import json
from itertools import combinations, product
from random import Random
from textwrap import dedent

import pytest
from enumeration import CARDS

from judge import cli
from judge.compare import board_of, compare
from judge.engine import READINGS
from judge.explore import Budget, Explorer
from judge.findings import Findings
from judge.rules import rulebook
from judge.scenario import Scenario, read_scenario
from judge.simulate import random_board
from judge.web import create_app


def findings(text, language="en", **options):
    scenario = read_scenario(text)
    return Findings(scenario, compare(scenario, **options), language)


def test_a_reading_that_matters_makes_the_rulebook_silent():
    found = findings("""
        A: {play: [shark-dog], hand: 1}
        B: {play: [luchataur, tiger-squirrel], hand: 1}
        moves: [attack shark-dog]
    """)
    assert found.verdict()["kind"] == "silent"
    assert "hunter-choice" in found.compare_json()["touched"]
    other = next(
        c for c in found.compare_json()["cases"]
        if c["ruleset"].get("hunter-choice") == "before"
    )  # fmt: skip
    assert other["same_as"] != 0 and other["parts_at"] == 2


def test_a_reading_that_does_not_matter_here_leaves_it_settled():
    found = findings("""
        A: {play: [shark-dog], hand: 1}
        B: {play: [tiger-squirrel], hand: 1}
        moves: [attack shark-dog, hunt tiger-squirrel]
    """)
    assert "hunter-choice" in found.compare_json()["touched"]
    assert found.verdict()["kind"] == "settled"
    assert found.compare_json()["same"]


def test_editions_that_part_after_a_mindbug_are_shown():
    found = findings("""
        A: {hand: [gorillion, luchataur]}
        B: {hand: 5}
        moves: [play gorillion, mindbug]
    """).compare_json()
    assert not found["same"]
    assert "after-mindbug" in found["touched"]
    assert {c["ruleset"]["edition"] for c in found["cases"] if len(c["ruleset"]) == 1} == {
        "current", "beyond", "first-contact",
    }  # fmt: skip


def test_moves_that_another_reading_does_not_allow_are_said_so():
    found = findings("""
        A: {play: [{card: gorillion, entered: true}], hand: 1}
        B: {hand: 1}
        ruleset: {edition: current, new-creature: may-attack}
        moves: [attack gorillion]
    """).compare_json()
    assert "illegal" not in found["cases"][0]
    current = next(c for c in found["cases"] if c["ruleset"] == {"edition": "current"})
    assert "attack gorillion" in current["illegal"]
    assert current["outcomes"] == [] and not found["same"]


# -- readings that matter only together -----------------------------------------------------------

# By the older books one draws when a card leaves the hand; only then they leave open whether also
# when somebody else takes it.
STOLEN = """
    A: {play: [strange-barrel], hand: 5}
    B: {play: [luchataur], hand: 5, deck: 5}
    moves: [attack strange-barrel, block luchataur]
"""
HUNTED = """
    A: {play: [shark-dog], hand: 1}
    B: {play: [luchataur, tiger-squirrel], hand: 1}
    moves: [attack shark-dog]
"""


def turned_readings(case):
    return {name: choice for name, choice in case["ruleset"].items() if name != "edition"}


def test_a_reading_that_only_another_one_brings_into_play_is_found():
    comparison = findings(STOLEN).compare_json()
    assert comparison["touched"] == ["draw", "stolen-cards"]
    (together,) = [case for case in comparison["cases"] if len(turned_readings(case)) > 1]
    assert turned_readings(together) == {"draw": "when-removed", "stolen-cards": "no-draw"}
    assert together["same_as"] != 0
    assert [behind["reading"] for behind in together["behind"]] == ["draw", "stolen-cards"]


def test_open_readings_that_matter_together_make_the_rulebook_silent():
    """First Contact settles when one draws, but not whether a stolen card counts."""
    found = findings(f"ruleset: first-contact\n{dedent(STOLEN)}")
    assert found.verdict()["kind"] == "silent"
    asked = rulebook().readings
    assert asked["stolen-cards"].question["en"] in found.verdict()["text"]
    assert asked["draw"].question["en"] not in found.verdict()["text"]


def test_a_combination_that_shows_nothing_new_is_no_case():
    """Two readings that matter for themselves: together they come to what one of them does."""
    comparison = compare(
        read_scenario("""
        A: {hand: [gorillion, luchataur]}
        B: {play: [shark-dog], hand: 5}
        moves: [play gorillion, pass]
    """)
    )
    assert all(len(case.behind) < 2 for case in comparison.cases)


def by_every_combination(state, readings):
    """What can come out, for every combination of these readings."""
    found = {}
    for choices in product(*(READINGS[reading] for reading in readings)):
        turned = state.copy()
        turned.ruleset = rulebook().ruleset("current", dict(zip(readings, choices, strict=True)))
        explored = Explorer(budget=Budget(4000, 20), board=state).explore(turned, (), True)
        assert explored.complete
        found[choices] = frozenset(board_of(outcome.state) for outcome in explored.outcomes)
    return found


def readings_that_matter(state, readings):
    """Those that make a difference, whatever is chosen for the others."""
    found = by_every_combination(state, readings)
    mattering = set()
    for choices, at in product(found, range(len(readings))):
        for choice in READINGS[readings[at]]:
            other = (*choices[:at], choice, *choices[at + 1 :])
            if found[other] != found[choices]:
                mattering.add(readings[at])
    return mattering


def readings_shown_to_matter(comparison):
    own = comparison.cases[0].ruleset
    shown = set()
    for case in comparison.cases[1:]:
        turned = {r for r, choice in case.ruleset.choices if choice != own[r]}
        together = case.ruleset.edition == own.edition and len(turned) > 1
        shown |= turned if together else set(case.behind)
    return shown


def test_exactly_the_readings_that_matter_are_shown_to_matter():
    tried = only_together = 0
    for seed in range(400):
        state = random_board(CARDS, Random(seed), rulebook().ruleset())
        first = Explorer(budget=Budget(120, 5)).explore(state, (), True)
        if not first.complete or len(first.readings) < 2:
            continue
        comparison = compare(Scenario(state, ()), budget=Budget(4000, 60))
        if not comparison.complete or len(comparison.touched) > 4:
            continue
        expected = readings_that_matter(state, comparison.touched)
        assert readings_shown_to_matter(comparison) == expected, seed
        tried += 1
        only_together += any(len(case.behind) > 1 for case in comparison.cases)
        if tried >= 20:
            break
    assert tried >= 10
    assert only_together


def test_a_reading_that_nothing_relied_on_makes_no_difference():
    """That is why only touched readings are turned."""
    tried = 0
    for seed in range(24):
        state = random_board(CARDS, Random(seed), rulebook().ruleset())
        first = Explorer(budget=Budget(250, 5), board=state).explore(state, (), True)
        if not first.complete:
            continue
        boards = {board_of(outcome.state) for outcome in first.outcomes}
        for reading in READINGS.keys() - first.readings:
            for choice in READINGS[reading][1:]:
                turned = state.copy()
                turned.ruleset = rulebook().ruleset("current", {reading: choice})
                other = Explorer(budget=Budget(2000, 10), board=state).explore(turned, (), True)
                found = {board_of(outcome.state) for outcome in other.outcomes}
                assert found == boards, (seed, reading)
                tried += 1
    assert tried > 60


def test_with_many_doubts_singles_and_pairs_are_tried(monkeypatch):
    monkeypatch.setattr("judge.compare.ALL_COMBINATIONS", 0)
    for seed in range(200):
        state = random_board(CARDS, Random(seed), rulebook().ruleset())
        comparison = compare(Scenario(state, ()), budget=Budget(400, 5))
        if len(comparison.touched) >= 3 and comparison.complete:
            break
    own = state.ruleset
    turned = [
        sum(choice != own[reading] for reading, choice in case.ruleset.choices)
        for case in comparison.cases
        if case.ruleset.edition == "current"
    ]
    assert max(turned) <= 2
    pairs = len(list(combinations(comparison.touched, 2)))
    assert comparison.tried <= 3 + len(comparison.touched) + pairs


# -- where they part, and by which book -----------------------------------------------------------

MINDBUGGED = "{A: {hand: [gorillion, luchataur]}, B: {hand: 5}}"


def test_they_part_where_the_first_step_differs_also_beyond_the_moves():
    case = findings(MINDBUGGED).compare_json()["cases"][1]
    assert case["ruleset"] == {"edition": "beyond"}
    parting = case["parting"]
    assert parting["line"] == ["play gorillion", "mindbug"]
    moved = findings("{A: {hand: [gorillion, luchataur]}, B: {hand: 5},"
                     " moves: [play gorillion, mindbug]}")  # fmt: skip
    again = moved.compare_json()["cases"][1]["parting"]
    assert again["line"] == []
    assert again["step"] == parting["step"] == case["parts_at"]
    assert (again["here"], again["there"]) == (parting["here"], parting["there"])
    assert parting["here"] != parting["there"]


def test_the_step_they_part_at_is_the_same_until_then():
    found = findings(HUNTED).comparison
    here, there = found.cases[0].resolution, found.cases[3].resolution
    at = found.cases[3].parts_at
    assert [s.kind for s in here.steps[: at - 1]] == [s.kind for s in there.steps[: at - 1]]


@pytest.mark.parametrize("language", ["en", "fr", "es"])
def test_the_book_and_its_section_are_behind_a_difference(language):
    case = findings(MINDBUGGED, language).compare_json()["cases"][1]
    (behind,) = case["behind"]
    about = rulebook().readings["after-mindbug"]
    assert behind["question"] == about.question[language]
    assert behind["rules"] == ["6.5"]
    assert behind["here"]["text"] == about.alternatives["same-turn"][language]
    assert behind["there"]["text"] == about.alternatives["extra-turn"][language]
    books = {book["book"]: book["section"] for book in behind["there"]["books"]}
    assert books == {
        "beyond.en": "Play a Card",
        "first-contact.fr": "Jouer une carte",
        "first-contact.es": "Jugar una carta",
    }
    assert {book["book"] for book in behind["here"]["books"]} == {
        "battlefruit.en", "king-of-tokyo.en",
    }  # fmt: skip


def test_every_book_that_says_something_says_it_under_a_heading():
    found = findings(MINDBUGGED)
    for reading in rulebook().readings.values():
        for choice in reading.alternatives:
            books = {book["book"] for book in found.alternative(reading.id, choice)["books"]}
            assert books == {book for book, said in reading.says.items() if said == choice}


def test_where_no_book_says_it_that_is_said():
    case = findings(HUNTED).compare_json()["cases"][3]
    (behind,) = case["behind"]
    assert behind["here"]["books"] == behind["there"]["books"] == []


@pytest.mark.parametrize(
    ("language", "section", "silent"),
    [
        ("en", "“Jouer une carte”", "No book says"),
        ("fr", "«\u00a0Jouer une carte\u00a0»", "Aucun livret ne le dit"),
        ("es", "«Jouer une carte»", "Ningún reglamento lo dice"),
    ],
)
def test_the_command_line_names_the_books(language, section, silent, tmp_path, capsys):
    file = tmp_path / "board.yaml"
    for text, expected in ((MINDBUGGED, section), (HUNTED, silent)):
        file.write_text(text, encoding="utf-8")
        assert cli.main(["compare", str(file), "--lang", language]) == 0
        assert expected in capsys.readouterr().out
    assert cli.main(["compare", str(file), "--lang", language, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["cases"][3]["behind"][0]["rules"]


def test_the_readings_behind_an_edition_are_only_those_that_matter():
    """First Contact differs from today's rules in much, here in one thing."""
    cases = findings(MINDBUGGED).compare_json()["cases"]
    old = next(case for case in cases if case["ruleset"] == {"edition": "first-contact"})
    assert [behind["reading"] for behind in old["behind"]] == ["after-mindbug"]


def test_what_was_not_looked_at_is_not_called_different():
    board = "{A: {play: [shark-dog, gorillion], hand: 5}, B: {play: [luchataur, hyenix], hand: 5}}"
    found = findings(board, turns=5, budget=Budget(60, 20))
    assert not found.first.complete
    assert found.verdict()["kind"] != "silent"
    comparison = found.compare_json()
    assert not comparison["complete"]
    assert not any(case["complete"] for case in comparison["cases"])
    signs = [line for line in found.compare_text().splitlines() if "=" in line or "≠" in line]
    assert any(line.endswith("?") for line in signs)


def test_the_api_shows_the_books_too():
    answer = create_app().test_client().post("/api/v1/compare?lang=fr", data=MINDBUGGED)
    case = answer.get_json()["cases"][1]
    titles = [book["title"] for book in case["behind"][0]["there"]["books"]]
    assert "Mindbug (Premier Contact)" in titles


def test_only_the_boards_own_graph_is_kept():
    """A comparison may look at dozens of rulesets; their graphs would fill the memory."""
    comparison = findings(MINDBUGGED).comparison
    assert comparison.cases[0].exploration.root.children
    others = [case for case in comparison.cases[1:] if case.exploration]
    assert others
    assert all(not case.exploration.root.children for case in others)
