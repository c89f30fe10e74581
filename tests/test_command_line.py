"""The command line: statuses, languages, the shape of an answer, and states that read in again."""

import io
import json
import os
import subprocess
import sys
from pathlib import Path
from random import Random
from types import SimpleNamespace

import pytest
from board import resolve

import judge.cli
from judge.cards import library
from judge.check import Findings, rulesets
from judge.cli import main
from judge.document import Document, DocumentError
from judge.engine import State, apply, begin, decision
from judge.rules import rulebook
from judge.scenario import read_scenario, to_scenario
from judge.simulate import deal, power_cards, random_board, whole_deck
from judge.wording import wording

BOARD = """
title: A healer meets a scorpion
A: {play: [axolotl-healer], hand: [gorillion]}
B: {play: [plated-scorpion, {card: axolotl-healer, as: their-healer}], hand: [luchataur]}
moves:
  - attack axolotl-healer
"""


@pytest.fixture
def judge_says(capsys):
    """Run a command; its status, its output, its complaint."""

    def run(*arguments):
        try:
            status = main(arguments)
        except SystemExit as stopped:  # argparse
            status = stopped.code
        captured = capsys.readouterr()
        return status, captured.out, captured.err

    return run


@pytest.fixture
def board(tmp_path):
    file = tmp_path / "board.yaml"
    file.write_text(BOARD)
    return str(file)


def in_another_process(*arguments, **options):
    command = [sys.executable, "-m", "judge.cli", *arguments]
    return subprocess.run(command, capture_output=True, check=False, timeout=60, **options)


# -- exit statuses --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "arguments",
    [
        ["--help"],
        ["--version"],
        ["resolve", "--help"],
        ["card", "gorillion"],
        ["card", "gorillion", "--json"],
        ["card", "rage"],
        ["card", "typhoon", "princess"],
        ["card", "duel", "of", "the", "fruits"],
        ["rule", "8.4"],
        ["rule", "poisonous"],
        ["bench", "--seconds", "0.01"],
    ],
)
def test_what_can_be_done_ends_with_status_0(judge_says, monkeypatch, arguments):
    monkeypatch.setattr(judge.cli, "run_bench", lambda seconds: f"{seconds} seconds")
    status, out, err = judge_says(*arguments)
    assert (status, err) == (0, "")
    assert out.strip()


@pytest.mark.parametrize(
    "arguments",
    [
        [],
        ["dance"],
        ["--dance"],
        ["resolve"],
        ["resolve", "a", "b"],
        ["resolve", "a", "--lang", "de"],
        ["resolve", "a", "--lang"],
        ["resolve", "a", "--ruleset"],
        ["resolve", "a", "--ruleset", "newest"],
        ["resolve", "a", "--ruleset", ""],
        ["resolve", "no-such-file"],
        ["card"],
        ["card", "no-such-card"],
        ["card", "hamster"],
        ["card", "axolotl"],
        ["card", ""],
        ["card", "gorillion", "--lang", "EN"],
        ["rule"],
        ["rule", "99.9"],
        ["rule", "8.4.1"],
        ["rule", "zzzz"],
        ["rule", ""],
        ["check", "more"],
        ["bench", "--seconds", "0"],
        ["bench", "--seconds", "nan"],
        ["bench", "--seconds", "x"],
        ["serve", "--port", "0"],
        ["serve", "--port", "65536"],
        ["serve", "--port", "x"],
        ["search"],
        ["search", "x", "--in", "books"],
        ["import"],
        ["import", "no-such-file"],
    ],
    ids=" ".join,
)
def test_bad_usage_ends_with_status_2_and_one_line(judge_says, monkeypatch, tmp_path, arguments):
    monkeypatch.chdir(tmp_path)
    status, out, err = judge_says(*arguments)
    assert (status, out) == (2, "")
    assert len(err.splitlines()) == 1
    assert err.startswith("judge")


def test_data_in_which_check_finds_something_wrong_ends_with_status_1(judge_says, monkeypatch):
    monkeypatch.setattr(judge.cli, "check", lambda *_: Findings(["rule 9.9 is odd"], ["a note"]))
    status, out, err = judge_says("check")
    assert (status, err) == (1, "")
    assert "rule 9.9 is odd" in out


def test_data_in_which_all_is_well_ends_with_status_0(judge_says, monkeypatch):
    monkeypatch.setattr(judge.cli, "check", lambda *_: Findings([], ["  one", "two"]))
    status, out, _ = judge_says("check")
    assert status == 0
    assert "one" not in out
    assert "one" in judge_says("check", "--verbose")[1]


@pytest.mark.parametrize("arguments", [["card", "gorillion"], ["check"]], ids=" ".join)
def test_data_that_cannot_be_read_ends_with_status_1_and_one_line(
    judge_says, monkeypatch, arguments
):
    def damaged():
        raise DocumentError("test.yaml: line 3: odd\nand more")

    monkeypatch.setattr(judge.cli, "library", damaged)
    status, out, err = judge_says(*arguments)
    assert (status, out) == (1, "")
    assert len(err.splitlines()) == 1
    assert "test.yaml: line 3" in err


def test_resolve_ends_with_status_0_whatever_becomes_of_the_board(judge_says, tmp_path):
    file = tmp_path / "board.yaml"
    for text in (BOARD, "{}", "A: {play: [gorillion]}\nB: {life: 1}\nmoves: [attack gorillion]"):
        file.write_text(text)
        status, out, err = judge_says("resolve", str(file))
        assert (status, err) == (0, "")
        assert out.strip()


# -- as a program of its own ----------------------------------------------------------------------


def test_a_file_and_standard_input_give_the_same_answer(board):
    by_file = in_another_process("resolve", board)
    by_input = in_another_process("resolve", "-", input=BOARD.encode())
    assert by_file.returncode == by_input.returncode == 0
    assert by_file.stdout == by_input.stdout != b""


def test_standard_input_is_read_as_a_file_is(judge_says, monkeypatch, board):
    monkeypatch.setattr(sys, "stdin", SimpleNamespace(buffer=io.BytesIO(BOARD.encode())))
    assert judge_says("resolve", "-") == judge_says("resolve", board)


def test_bad_input_gives_one_line_and_no_traceback():
    done = in_another_process("resolve", "-", input=b"A: {play: [gorilion]}")
    assert (done.returncode, done.stdout) == (2, b"")
    assert done.stderr.count(b"\n") == 1
    assert b"A.play[0]" in done.stderr
    assert b"Gorillion" in done.stderr


@pytest.mark.parametrize("arguments", [["rule", "the"], ["card", "gorillion"]], ids=" ".join)
def test_a_reader_that_has_seen_enough_is_no_mistake(arguments):
    reading, writing = os.pipe()
    os.close(reading)
    try:
        command = [sys.executable, "-m", "judge.cli", *arguments]
        done = subprocess.run(
            command, stdout=writing, stderr=subprocess.PIPE, check=False, timeout=60
        )
    finally:
        os.close(writing)
    assert (done.returncode, done.stderr) == (0, b"")


def test_a_terminal_that_knows_no_accents_is_no_mistake(board):
    environment = {**os.environ, "PYTHONIOENCODING": "ascii"}
    for arguments in (["card", "gorillion"], ["resolve", board], ["rule", "8.4", "--lang", "fr"]):
        done = in_another_process(*arguments, env=environment)
        assert (done.returncode, done.stderr) == (0, b"")
        assert done.stdout


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is always full")
def test_a_full_disk_is_told_in_one_line():
    command = [sys.executable, "-m", "judge.cli", "card", "gorillion"]
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, check=False, timeout=60)
    assert done.returncode != 0
    assert b"Traceback" not in done.stderr
    assert done.stderr.count(b"\n") == 1


# -- judge card -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "name",
    [
        "tiger-squirrel",
        "Tiger Squirrel",
        "TIGRÉCUREUIL",
        "tigrecureuil",
        "ardilla tigre",
        "tiger squirel",
    ],
)
def test_a_card_is_shown_by_any_of_its_names(judge_says, name):
    status, out, _ = judge_says("card", *name.split(), "--json")
    assert status == 0
    assert json.loads(out)["id"] == "tiger-squirrel"


@pytest.mark.parametrize("card", [*library()], ids=lambda card: card.id)
def test_every_card_is_shown_in_every_language(judge_says, card):
    for language in ("en", "fr", "es"):
        status, out, err = judge_says("card", card.id, "--lang", language, "--json")
        assert (status, err) == (0, "")
        shown = json.loads(out)
        assert shown["name"] == card.name(language).text
        assert (shown["power"], shown["keywords"]) == (card.card.power, [*card.keywords])
        assert shown["text"] == wording(language).card_text(card)
        status, out, err = judge_says("card", card.id, "--lang", language)
        assert (status, err) == (0, "")
        assert card.name(language).text in out
        assert all(name.text in out for name in card.names.values())
        assert all(line in out for line in wording(language).card_text(card))


def test_a_name_that_could_be_several_cards_lists_them(judge_says):
    status, out, err = judge_says("card", "hamster")
    assert (status, out) == (2, "")
    assert "Hamster Lion" in err
    assert "Hungry Hungry Hamster" in err


# Cards for four players: read, worded and found, but refused on boards (tests of bad input).
TEAM = ["a-hug-of-ice-and-fire", "duel-of-the-fruits"]


def test_these_are_all_cards_that_need_a_teammate():
    assert [card.id for card in library() if card.card.team] == TEAM


@pytest.mark.parametrize("id", TEAM)
@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "2 against 2"), ("fr", "2 contre 2"), ("es", "2 contra 2")],
)
def test_a_card_for_two_against_two_says_so_and_is_found(judge_says, id, language, said):
    status, out, _ = judge_says("card", id, "--lang", language)
    assert status == 0
    assert said in out
    name = library().cards[id].name(language).text
    status, out, _ = judge_says("search", name, "--in", "cards", "--lang", language, "--json")
    assert status == 0
    assert json.loads(out)["results"][0]["id"] == id


def test_a_card_for_two_against_two_on_a_board_is_refused_in_one_line(judge_says, tmp_path):
    file = tmp_path / "board.yaml"
    file.write_text("A: {play: [gorillion]}\nB:\n  play: [Duel Of The Fruits]")
    status, out, err = judge_says("resolve", str(file))
    assert (status, out) == (2, "")
    assert err.startswith(f"judge: {file}: line 3, B.play[0]: ")
    assert "teammate" in err


@pytest.mark.parametrize("card", [c for c in library() if c.is_power_card], ids=lambda c: c.id)
def test_a_power_card_is_shown_with_its_price(judge_says, card):
    status, out, _ = judge_says("card", *card.name("en").text.split(), "--json")
    assert status == 0
    shown = json.loads(out)
    assert (shown["id"], shown["cost"]) == (card.id, card.card.cost)
    status, out, _ = judge_says("search", card.name("en").text, "--in", "cards", "--json")
    assert card.id in [result["id"] for result in json.loads(out)["results"]]


def test_a_name_that_is_none_gives_the_nearest(judge_says):
    status, out, err = judge_says("card", "killer whale")
    assert (status, out) == (2, "")
    assert "Killer Bee" in err


# -- judge rule -----------------------------------------------------------------------------------


@pytest.mark.parametrize("number", [*rulebook().rules])
def test_every_rule_is_shown_by_its_number(judge_says, number):
    for language in ("en", "fr", "es"):
        status, out, err = judge_says("rule", number, "--lang", language)
        assert (status, err) == (0, "")
        assert rulebook().rules[number].title[language] in out
        assert rulebook().rules[number].text[language] in out


@pytest.mark.parametrize("word", ["frenzy", "FRENZY", "furie", "frenesí", "frenesi"])
@pytest.mark.parametrize("language", ["en", "fr", "es"])
def test_a_rule_is_found_by_a_word_of_any_language(judge_says, word, language):
    status, out, _ = judge_says("rule", word, "--lang", language)
    assert status == 0
    assert "8.2" in out
    assert rulebook().rules["8.2"].title[language] in out


# -- judge resolve --------------------------------------------------------------------------------


def resolved(judge_says, tmp_path, scenario, *options):
    file = tmp_path / "scenario.yaml"
    file.write_text(scenario if isinstance(scenario, str) else json.dumps(scenario))
    status, out, err = judge_says("resolve", str(file), "--json", *options)
    assert (status, err) == (0, "")
    return json.loads(out)


def test_an_answer_has_exactly_the_shape_that_programs_rely_on(judge_says, tmp_path):
    answer = resolved(judge_says, tmp_path, BOARD)
    assert set(answer) == {"steps", "decision", "winner", "state"}
    assert answer["steps"]
    for n, step in enumerate(answer["steps"], 1):
        assert {"n", "kind", "text", "rules", "readings", "refs"} <= set(step)
        assert step["n"] == n
        assert isinstance(step["text"], str)
        assert set(step["rules"]) <= set(rulebook().rules)
        assert set(step["readings"]) <= set(rulebook().readings)
        assert all(isinstance(ref, str) for ref in step["refs"])
    decision = answer["decision"]
    assert set(decision) == {"player", "kind", "text", "options", "ruled_out"}
    assert (decision["player"], decision["kind"]) == ("B", "block")
    assert [option["move"] for option in decision["options"]] == [
        "block plated-scorpion",
        "block their-healer",
        "pass",
    ]
    assert all(set(option) == {"move", "text"} for option in decision["options"])
    assert decision["ruled_out"] == []
    assert answer["winner"] is None
    assert "moves" not in answer["state"]
    assert "title" not in answer["state"]


def test_what_is_ruled_out_has_exactly_the_shape_that_programs_rely_on(judge_says, tmp_path):
    scenario = """
        A: {play: [tiger-squirrel], hand: [gorillion]}
        B: {play: [gorillion, spider-owl]}
        moves: [attack tiger-squirrel]
    """
    decision = resolved(judge_says, tmp_path, scenario)["decision"]
    assert [option["move"] for option in decision["options"]] == ["block spider-owl", "pass"]
    (ruled_out,) = decision["ruled_out"]
    assert ruled_out["move"] == "block gorillion-2"
    assert "8.5" in ruled_out["rules"]
    assert ruled_out["text"]
    assert set(ruled_out) == {"move", "text", "rules"}


def test_nobody_is_asked_about_chance(judge_says, tmp_path):
    scenario = """
        A: {play: [gorillion], hand: [luchataur, killer-bee, bee-bear]}
        B: {play: [strange-barrel], hand: [gorillion]}
        moves: [attack gorillion, block strange-barrel]
    """
    decision = resolved(judge_says, tmp_path, scenario)["decision"]
    assert (decision["player"], decision["kind"]) == (None, "chance")


@pytest.mark.parametrize(("turn", "winner"), [("A", "A"), ("B", "B")])
def test_a_game_that_is_over_has_a_winner_and_no_decision(judge_says, tmp_path, turn, winner):
    other = "B" if turn == "A" else "A"
    scenario = {
        "turn": turn,
        turn: {"play": ["gorillion"]},
        other: {"life": 1},
        "moves": ["attack gorillion"],
    }
    answer = resolved(judge_says, tmp_path, scenario)
    assert (answer["winner"], answer["decision"]) == (winner, None)


def test_a_state_says_what_lies_under_on_and_beside_the_creatures(judge_says, tmp_path):
    scenario = """
        phase: start
        A:
          energy: 3
          hand: [gorillion]
          play:
            - {card: kong, octonite: 2, boost: [killer-bee, unknown]}
            - {card: typhoon-princess, exhausted: true}
            - alpacoodle
        B: {hand: 1}
        aside: [{card: bee-bear, player: B, by: alpacoodle, exhausted: true}]
        power: {row: [rage, stomp], deck: 4}
        moves: [buy rage, pass]
    """
    answer = resolved(judge_says, tmp_path, scenario)
    assert answer["state"] == {
        "A": {
            "energy": 2,
            "hand": ["gorillion"],
            "play": [
                {"card": "kong", "octonite": 2, "boost": ["killer-bee", "unknown"]},
                {"card": "typhoon-princess", "exhausted": True},
                "alpacoodle",
            ],
        },
        "B": {"hand": 1},
        "aside": [{"card": "bee-bear", "player": "B", "by": "alpacoodle", "exhausted": True}],
        "power": {"row": ["stomp", "unknown"], "deck": 3, "discard": ["rage"]},
    }


def test_a_state_says_only_what_is_not_the_default(judge_says, tmp_path):
    assert resolved(judge_says, tmp_path, "A: {hand: [gorillion]}")["state"] == {
        "A": {"hand": ["gorillion"]}
    }
    scenario = """
        ruleset: current
        turn: A
        phase: action
        A: {life: 3, mindbugs: 2, energy: 0, hand: [gorillion], deck: [], discard: 0, play: []}
        B: {}
        unused: 28
        shown: []
        aside: []
        power: {row: [], deck: 0, discard: []}
    """
    assert resolved(judge_says, tmp_path, scenario)["state"] == {"A": {"hand": ["gorillion"]}}


LATER = {
    "dice": "A: {play: [hades]}\nB: {play: [gorillion]}\nmoves: [attack hades]",
    "reroll": "A: {play: [hades]}\nB: {play: [gorillion]}\n"
    "moves: [attack hades, 'roll grow-1, discard']",
    "order": "A: {play: [hades]}\nB: {hand: [gorillion]}\n"
    "moves: [attack hades, 'roll grow-1, discard', pass]",
    "buy": "phase: start\nA: {energy: 2, play: [kong]}\nB: {hand: 1}\n"
    "power: {row: [rage, reanimation], deck: [stomp]}\nmoves: [buy rage]",
    "put": "A: {hand: [kiwanoid], play: [killer-bee]}\nB: {mindbugs: 0, play: [gorillion]}\n"
    "moves: [play kiwanoid]",
    "keyword": "A: {play: [madam-mystique]}\nB: {play: [gorillion, killer-bee]}\n"
    "moves: [attack madam-mystique, block gorillion]",
    "boost": "A: {hand: [ghost-hand], discard: [bee-bear, kong]}\nB: {mindbugs: 0, hand: 1}\n"
    "moves: [play ghost-hand]",
    "turning": "A: {play: [sluggernaut]}\nB: {play: [luchataur]}\n"
    "moves: [attack sluggernaut, block luchataur]",
    "action": "A: {play: [octocopter, infernostrich]}\nB: {hand: 1, play: [killer-bee]}\nmoves: []",
}


@pytest.mark.parametrize("scenario", LATER.values(), ids=LATER.keys())
def test_decisions_of_later_sets_differ_between_languages_in_words_only(
    judge_says, tmp_path, scenario
):
    answers = [
        resolved(judge_says, tmp_path, scenario, "--lang", language)
        for language in ("en", "fr", "es")
    ]
    bare = [without_words(answer) for answer in answers]
    assert bare[0] == bare[1] == bare[2]
    assert len({answer["decision"]["text"] for answer in answers}) == 3
    for option in zip(*(answer["decision"]["options"] for answer in answers), strict=True):
        assert all(o["text"] for o in option)
        assert len({o["move"] for o in option}) == 1


def without_words(value):
    if isinstance(value, dict):
        return {key: without_words(part) for key, part in value.items() if key != "text"}
    return [without_words(part) for part in value] if isinstance(value, list) else value


def test_languages_differ_in_words_only(judge_says, tmp_path):
    answers = [
        resolved(judge_says, tmp_path, BOARD, "--lang", language) for language in ("en", "fr", "es")
    ]
    bare = [without_words(answer) for answer in answers]
    assert bare[0] == bare[1] == bare[2]
    assert len({answer["steps"][0]["text"] for answer in answers}) == 3
    assert len({answer["decision"]["text"] for answer in answers}) == 3


@pytest.mark.parametrize("edition", ["current", "beyond", "first-contact"])
def test_a_ruleset_on_the_command_line_goes_before_that_of_the_board(judge_says, tmp_path, edition):
    scenario = """
        ruleset: {edition: beyond, draw: when-removed}
        A: {hand: [gorillion, luchataur]}
        B: {hand: [gorillion]}
        moves: [play gorillion, mindbug]
    """
    answer = resolved(judge_says, tmp_path, scenario, "--ruleset", edition)
    assert answer["state"].get("ruleset", "current") == edition
    # after-mindbug: another action in the same turn, or an extra turn
    phase = answer["state"].get("phase", "action")
    assert phase == ("action" if edition == "current" else "start")


def test_the_title_stands_above_the_steps(judge_says, board):
    assert judge_says("resolve", board)[1].splitlines()[0] == "A healer meets a scorpion"


# -- states that read in again --------------------------------------------------------------------


def same_board(state: State, again: State):
    """Everything a scenario can say: not what was done to hold for this turn, or for the next."""
    for one, other in zip(again.players, state.players, strict=True):
        there = [creature._replace(marks=()) for creature in other.play]
        assert one.value() == (*other.value()[:5], tuple(there), other.energy)
    assert (again.unused, again.shown) == (state.unused, state.shown)
    assert again.beside == state.beside._replace(lasting=(), turns=())
    assert (again.turn, again.phase) == (state.turn, state.phase)
    assert again.ruleset == state.ruleset


@pytest.mark.parametrize(
    "scenario",
    [
        "{}",
        "phase: start",
        "turn: B\nphase: start",
        "A: {hand: 5, deck: 5}\nB: {hand: [unknown, gorillion, unknown], discard: [unknown]}",
        "unused: 0",
        "unused: [gorillion, unknown]",
        "A: {play: [{card: gorillion, exhausted: true, entered: true, attacks: 2}]}",
        "A: {play: [gorillion, {card: gorillion, as: gorillion-3}, gorillion], hand: [gorillion]}",
        "A: {hand: [{card: luchataur, as: gorillion}, gorillion]}",
        "A: {play: [{card: gorillion, as: x}, gorillion]}\nB: {play: [gorillion]}",
        "B: {play: [gorillion], hand: [{card: gorillion, as: gorillion}]}",
        "ruleset: first-contact",
        "ruleset: {edition: beyond, hunter-choice: before, draw: when-removed}",
        "A: {life: 999, mindbugs: 999}\nB: {life: 1, mindbugs: 0}",
        "A: {energy: 3}\npower: {row: [rage, unknown, stomp], deck: [ambush], discard: [revenge]}",
        "A: {energy: 9999}\npower: {row: 3, deck: 13}",
        "A: {play: [{card: gorillion, boost: [killer-bee, unknown], octonite: 3}]}",
        "A: {play: [{card: gorillion, boost: 2}]}",
        "B: {play: [typhoon-princess, {card: cloud-lady, boost: [cloud-lady]}, cloud-lady]}",
        "A: {play: [{card: thunder-queen, as: lady, exhausted: true}], hand: [cloud-lady]}",
        "A: {play: [{card: sluggernaut, exhausted: true, side: 2}, sluggernaut]}",
        "A: {play: [alpacoodle]}\n"
        "aside: [{card: gorillion, player: B, by: alpacoodle, exhausted: true, octonite: 1},"
        " {card: gorillion, player: A, by: alpacoodle, as: mine}]",
        "ruleset: {set-aside: as-they-were}\nA: {play: [alpacoodle], hand: [gorillion]}\n"
        "aside: [{card: sluggernaut, player: B, by: alpacoodle, exhausted: true, side: 1},"
        " {card: lychee-king, player: A, by: alpacoodle, boost: [gorillion, unknown]},"
        " {card: frog-prophet, player: A, by: alpacoodle}]",
        "shown: [gorillion]\nA: {hand: [gorillion]}",
    ],
)
def test_a_board_reads_in_as_it_was_written_out(scenario):
    state = read_scenario(scenario).state
    written = to_scenario(state)
    same_board(state, read_scenario(json.dumps(written)).state)
    assert to_scenario(read_scenario(Document(written)).state) == written


@pytest.mark.parametrize("seed", range(60))
def test_a_game_can_be_written_out_and_read_in_at_every_turn(seed):
    rng = Random(seed)
    ruleset = rng.choice([*rulesets(rulebook())])
    if seed % 3:
        state = random_board([*library()], rng, ruleset)
    else:
        state = deal(whole_deck(library()), rng, ruleset, power_cards(library()))
    same_board(state, read_scenario(json.dumps(to_scenario(state))).state)
    state = begin(state)
    while state.winner is None:
        asked = decision(state)
        if asked is None or asked.kind == "turn":
            same_board(state, read_scenario(json.dumps(to_scenario(state))).state)
        state = begin(state) if asked is None else apply(state, rng.choice(asked.options))


def test_an_answer_can_be_continued_from_its_state(judge_says, tmp_path):
    whole = """
        A: {play: [gorillion], hand: [luchataur]}
        B: {play: [gorillion, killer-bee], hand: [bee-bear]}
        moves: [attack gorillion, block gorillion-2, attack killer-bee, pass]
    """
    first_half = whole.replace(", attack killer-bee, pass", "")
    state = resolved(judge_says, tmp_path, first_half)["state"]
    state["moves"] = ["attack killer-bee", "pass"]
    end = resolved(judge_says, tmp_path, state)["state"]
    assert end == resolved(judge_says, tmp_path, whole)["state"]


def test_the_state_of_a_game_that_was_won_reads_in_again():
    end = resolve("""
        A: {play: [gorillion]}
        B: {life: 1}
        moves: [attack gorillion]
    """).end
    assert end.winner == "A"
    same_board(end, read_scenario(json.dumps(to_scenario(end))).state)


def test_a_state_with_more_life_than_one_may_begin_with_reads_in_again():
    end = resolve("""
        A: {life: 999, hand: [axolotl-healer, gorillion]}
        B: {mindbugs: 0, hand: [gorillion]}
        moves: [play axolotl-healer]
    """).end
    assert end.players[0].life == 1001
    same_board(end, read_scenario(json.dumps(to_scenario(end))).state)


@pytest.mark.parametrize(
    ("scenario", "asked"),
    [
        ("A: {hand: [gorillion]}\nB: {hand: [luchataur]}\nmoves: [play gorillion]", "mindbug"),
        (
            "A: {hand: [hungry-hungry-hamster]}\nB: {mindbugs: 0, hand: [luchataur, bee-bear]}\n"
            "moves: [play hungry-hungry-hamster, choose luchataur]",
            "option",
        ),
        (
            "A: {hand: [the-globe-smasher], play: [{card: gorillion, boost: [killer-bee]}]}\n"
            "B: {mindbugs: 0, hand: [luchataur, bee-bear]}\nmoves: [play the-globe-smasher]",
            "choose",
        ),
        (
            "A: {hand: [hiss-holiness, gorillion], discard: [bee-bear, killer-bee]}\n"
            "B: {mindbugs: 0, play: [luchataur]}\n"
            "moves: [play hiss-holiness, 'choose bee-bear, killer-bee', choose luchataur]",
            "choose",
        ),
        (
            "A: {hand: [gorillion, mindbug-bug], play: [alpacoodle]}\n"
            "aside: [{card: bee-bear, player: B, by: alpacoodle}]\nB: {hand: [luchataur]}\n"
            "moves: [play gorillion]",
            "mindbug",
        ),
        (
            "phase: start\nA: {hand: [gorillion], energy: 2}\n"
            "B: {play: [luchataur, killer-bee]}\npower: {row: [ambush, rage], deck: [stomp]}\n"
            "moves: [buy ambush]",
            "choose",
        ),
    ],
)
def test_no_card_is_missing_from_the_state_of_an_answer(scenario, asked):
    """A card that was shown but not yet played still lies on the table; so do Power cards."""
    result = resolve(scenario)
    assert result.asked[1] == asked
    start = read_scenario(scenario).state
    again = read_scenario(Document(to_scenario(result.end))).state
    assert refs_of(again) == refs_of(start)


def refs_of(state: State) -> set[str]:
    """The refs of all cards, wherever they lie."""
    beside = state.beside
    zones = [state.shown, state.unused, beside.row, beside.power_deck, beside.power_discard]
    zones += [beside.bought]
    creatures = [entry.creature for entry in beside.aside]
    for side in state.players:
        zones += [side.hand, side.deck, side.discard]
        creatures += side.play
    zones += [creatures, *(creature.boost for creature in creatures)]
    return {copy.ref for zone in zones for copy in zone}


# -- what is wrong, in the language that was asked for --------------------------------------------


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "line 1, A.play[0]: there is no card 'xx'"),
        ("fr", "ligne 1, A.play[0]\u00a0: il n’existe pas de carte «\u00a0xx\u00a0»"),
        ("es", "línea 1, A.play[0]: no hay ninguna carta «xx»"),
    ],
)
def test_an_unreadable_board_is_refused_in_the_language(judge_says, tmp_path, language, said):
    file = tmp_path / "unreadable.yaml"
    file.write_text("A: {play: [xx]}")
    status, _, complaint = judge_says("resolve", "--lang", language, str(file))
    assert (status, complaint) == (2, f"judge: {file}: {said}\n")


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "move 1 (attack killer-bee) is not legal here: Killer Bee"),
        ("fr", "le coup 1 (attack killer-bee) n’est pas permis ici\u00a0: Abeille Tueuse"),
        ("es", "la jugada 1 (attack killer-bee) no está permitida aquí: Avispa Asesina"),
    ],
)
def test_a_wrong_move_is_refused_in_the_language_also_by_another_edition(
    judge_says, tmp_path, language, said
):
    file = tmp_path / "new.yaml"
    file.write_text("""
ruleset: {edition: current, new-creature: may-attack}
A: {play: [{card: killer-bee, entered: true}], hand: [gorillion]}
B: {play: [gorillion], hand: [luchataur]}
moves: [attack killer-bee]
""")
    status, _, complaint = judge_says(
        "resolve", "--lang", language, "--ruleset", "current", str(file)
    )
    assert status == 2 and said in complaint
    status, compared, _ = judge_says("compare", "--lang", language, str(file))
    assert status == 0 and said in compared
