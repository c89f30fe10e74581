"""Input nobody should give: always status 2, one line with the place, and nothing else."""

import io
import json
import subprocess
import sys
import time
import unicodedata
from types import SimpleNamespace

import pytest
from board import refused

from judge.cli import main
from judge.document import Document
from judge.scenario import MAX_CARDS, MAX_LIFE, MAX_MOVES, ScenarioError, read_scenario


@pytest.fixture
def refuse(tmp_path, capsys):
    """Give a scenario to `judge resolve`, and the one line of complaint without the file."""

    def run(content, *options):
        file = tmp_path / "board.yaml"
        file.write_bytes(content if isinstance(content, bytes) else content.encode())
        start = time.process_time()
        status = main(["resolve", str(file), *options])
        taken = time.process_time() - start
        captured = capsys.readouterr()
        assert status == 2
        assert captured.out == ""
        assert captured.err.endswith("\n")
        assert len(captured.err.splitlines()) == 1
        assert captured.err.startswith(f"judge: {file}: ")
        assert taken < 2
        return captured.err.removeprefix(f"judge: {file}: ").rstrip("\n")

    return run


def complaint(scenario, **options):
    with pytest.raises(ScenarioError) as caught:
        read_scenario(scenario, **options)
    return caught.value


# -- fields and types -----------------------------------------------------------------------------

NOT_A_NUMBER = ["three", "3.5", "true", "null", "[3]", "{a: 1}", "'3'", ".nan", "1e3", "''", "0x3"]
ASIDE = "A: {play: [alpacoodle]}\n"
NOT_A_WORD = ["5", "true", "null", "[A]", "{A: 1}", "''"]


@pytest.mark.parametrize(
    ("board", "place"),
    [
        # unknown fields
        ("C: {}", "line 1, C"),
        ("a: {}", "line 1, a"),
        ("title: x\nplayers: 2", "line 2, players"),
        ("A: {lives: 3}", "line 1, A.lives"),
        ("A:\n  life: 3\n  graveyard: []", "line 3, A.graveyard"),
        ("A: {play: [{card: gorillion, tired: true}]}", "line 1, A.play[0].tired"),
        ("A: {hand: [{card: gorillion, exhausted: true}]}", "line 1, A.hand[0].exhausted"),
        ("A: {deck: [{card: gorillion, attacks: 1}]}", "line 1, A.deck[0].attacks"),
        ("unused: [{card: gorillion, entered: true}]", "line 1, unused[0].entered"),
        ("1: x", "line 1, 1"),
        ("A: {<<: {life: 3}}", "line 1, A.<<"),
        # players
        ("A: [gorillion]", "line 1, A"),
        ("A: gorillion", "line 1, A"),
        ("A: 0", "line 1, A"),
        ("A: false", "line 1, A"),
        ("B: []", "line 1, B"),
        ("B: ''", "line 1, B"),
        # zones
        ("A: {hand: gorillion}", "line 1, A.hand"),
        ("A: {hand: {card: gorillion}}", "line 1, A.hand"),
        ("A: {hand: true}", "line 1, A.hand"),
        ("A: {hand: -1}", "line 1, A.hand"),
        ("A: {deck: 3.5}", "line 1, A.deck"),
        (f"A: {{deck: {MAX_CARDS + 1}}}", "line 1, A.deck"),
        ("B:\n  discard: x", "line 2, B.discard"),
        ("A: {play: 3}", "line 1, A.play"),
        ("A: {play: gorillion}", "line 1, A.play"),
        ("A: {play: {card: gorillion}}", "line 1, A.play"),
        ("A: {play: false}", "line 1, A.play"),
        ("unused: -1", "line 1, unused"),
        ("unused: x", "line 1, unused"),
        ("unused: false", "line 1, unused"),
        # cards
        ("A: {hand: [[gorillion]]}", "line 1, A.hand[0]"),
        ("A: {hand: [5]}", "line 1, A.hand[0]"),
        ("A: {hand: [null]}", "line 1, A.hand[0]"),
        ("A: {hand: [true]}", "line 1, A.hand[0]"),
        ("A: {hand: [gorillion, '']}", "line 1, A.hand[1]"),
        ("A: {hand: [{}]}", "line 1, A.hand[0].card"),
        ("A: {hand: [{card: 5}]}", "line 1, A.hand[0].card"),
        ("A: {play: [{exhausted: true}]}", "line 1, A.play[0].card"),
        ("A: {play: [{card: [gorillion]}]}", "line 1, A.play[0].card"),
        ("A: {play: [unknown]}", "line 1, A.play[0]"),
        ("A: {play: [{card: unknown}]}", "line 1, A.play[0]"),
        ("A:\n  play:\n    - gorillion\n    - gorila", "line 4, A.play[1]"),
        # creatures
        ("A: {play: [{card: gorillion, exhausted: sure}]}", "line 1, A.play[0].exhausted"),
        ("A: {play: [{card: gorillion, exhausted: 1}]}", "line 1, A.play[0].exhausted"),
        ("A: {play: [{card: gorillion, exhausted: null}]}", "line 1, A.play[0].exhausted"),
        ("A: {play: [{card: gorillion, entered: yes}]}", "line 1, A.play[0].entered"),
        ("A: {play: [{card: gorillion, attacks: -1}]}", "line 1, A.play[0].attacks"),
        ("A: {play: [{card: gorillion, attacks: 3}]}", "line 1, A.play[0].attacks"),
        ("A: {play: [{card: gorillion, attacks: x}]}", "line 1, A.play[0].attacks"),
        # turn, phase, ruleset, title
        ("turn: C", "line 1, turn"),
        ("turn: a", "line 1, turn"),
        ("phase: combat", "line 1, phase"),
        ("phase: end", "line 1, phase"),
        ("ruleset: newest", "line 1, ruleset"),
        ("ruleset: {edition: newest}", "line 1, ruleset.edition"),
        ("ruleset: {edition: [current]}", "line 1, ruleset.edition"),
        ("ruleset: {draw: never}", "line 1, ruleset.draw"),
        ("ruleset: {draw: [below-five]}", "line 1, ruleset.draw"),
        ("ruleset: {weather: fine}", "line 1, ruleset.weather"),
        ("title: [a]", "line 1, title"),
        ("title: 5", "line 1, title"),
        (f"title: {'x' * 201}", "line 1, title"),
        # moves
        ("moves: pass", "line 1, moves"),
        ("moves: 5", "line 1, moves"),
        ("moves: {attack: gorillion}", "line 1, moves"),
        ("moves: [5]", "line 1, moves[0]"),
        ("moves: [null]", "line 1, moves[0]"),
        ("moves: [true]", "line 1, moves[0]"),
        ("moves: [[pass]]", "line 1, moves[0]"),
        ("moves:\n  - attack: gorillion", "line 2, moves[0]"),
        ("moves: ['']", "line 1, moves[0]"),
        ("moves: [dance]", "line 1, moves[0]"),
        ("moves: [attack]", "line 1, moves[0]"),
        ("moves: ['attack a, b']", "line 1, moves[0]"),
        ("moves: [pass gorillion]", "line 1, moves[0]"),
        ("moves: ['choose']", "line 1, moves[0]"),
        ("moves: ['choose a,, b']", "line 1, moves[0]"),
        ("moves: ['choose ,']", "line 1, moves[0]"),
        ("moves: ['attack a b']", "line 1, moves[0]"),
        # energy and Power cards
        ("energy: 1", "line 1, energy"),
        ("A: {energy: -1}", "line 1, A.energy"),
        ("A: {power: {row: []}}", "line 1, A.power"),
        ("power: 3", "line 1, power"),
        ("power: [rage]", "line 1, power"),
        ("power: rage", "line 1, power"),
        ("power: {open: [rage]}", "line 1, power.open"),
        ("power: {row: rage}", "line 1, power.row"),
        ("power: {row: {card: rage}}", "line 1, power.row"),
        ("power: {row: -1}", "line 1, power.row"),
        (f"power: {{deck: {MAX_CARDS + 1}}}", "line 1, power.deck"),
        ("power: {deck: true}", "line 1, power.deck"),
        ("power: {row: [5]}", "line 1, power.row[0]"),
        ("power: {row: [[rage]]}", "line 1, power.row[0]"),
        ("power: {row: [{card: rage, power: 2}]}", "line 1, power.row[0].power"),
        ("power: {row: [rage, rages]}", "line 1, power.row[1]"),
        ("power:\n  row: [rage]\n  discard: [gorillion]", "line 3, power.discard[0]"),
        ("A: {hand: [rage]}", "line 1, A.hand[0]"),
        ("A: {play: [rage]}", "line 1, A.play[0]"),
        ("A: {play: [{card: rage, exhausted: true}]}", "line 1, A.play[0].card"),
        ("unused: [rage]", "line 1, unused[0]"),
        # Octonite and boost cards
        ("A: {octonite: 1}", "line 1, A.octonite"),
        ("A: {play: [{card: gorillion, octonite: -1}]}", "line 1, A.play[0].octonite"),
        ("A: {play: [{card: gorillion, octonite: 100}]}", "line 1, A.play[0].octonite"),
        ("A: {play: [{card: gorillion, octonite: [1]}]}", "line 1, A.play[0].octonite"),
        ("A: {play: [{card: gorillion, octonite: true}]}", "line 1, A.play[0].octonite"),
        ("A: {hand: [{card: gorillion, octonite: 1}]}", "line 1, A.hand[0].octonite"),
        ("A: {play: [{card: gorillion, boost: luchataur}]}", "line 1, A.play[0].boost"),
        ("A: {play: [{card: gorillion, boost: true}]}", "line 1, A.play[0].boost"),
        ("A: {play: [{card: gorillion, boost: -1}]}", "line 1, A.play[0].boost"),
        (f"A: {{play: [{{card: bee-bear, boost: {MAX_CARDS + 1}}}]}}", "line 1, A.play[0].boost"),
        ("A: {play: [{card: gorillion, boost: [gorilla]}]}", "line 1, A.play[0].boost[0]"),
        ("A: {play: [{card: gorillion, boost: [rage]}]}", "line 1, A.play[0].boost[0]"),
        ("A: {play: [{card: bee-bear, boost: [{as: x}]}]}", "line 1, A.play[0].boost[0].card"),
        (
            "A: {play: [{card: bee-bear, boost: [{card: gorillion, octonite: 1}]}]}",
            "line 1, A.play[0].boost[0].octonite",
        ),
        (
            "A: {play: [{card: bee-bear, boost: [{card: gorillion, boost: [luchataur]}]}]}",
            "line 1, A.play[0].boost[0].boost",
        ),
        ("A: {discard: [{card: gorillion, boost: [luchataur]}]}", "line 1, A.discard[0].boost"),
        # evolved forms, and cards with two sides
        ("A: {hand: [typhoon-princess]}", "line 1, A.hand[0]"),
        ("A: {deck: [cloud-lady, thunder-queen]}", "line 1, A.deck[1]"),
        ("A: {discard: [{card: one-eye-felix}]}", "line 1, A.discard[0].card"),
        ("unused: [big-box-mimic]", "line 1, unused[0]"),
        ("A: {play: [{card: gorillion, boost: [evilcat]}]}", "line 1, A.play[0].boost[0]"),
        ("A: {play: [{card: cloud-lady, stage: 2}]}", "line 1, A.play[0].stage"),
        ("A: {play: [{card: sluggernaut, exhausted: true}]}", "line 1, A.play[0]"),
        ("A: {play: [{card: sluggernaut, side: 1}]}", "line 1, A.play[0].side"),
        ("A: {play: [{card: bee-bear, exhausted: true, side: 1}]}", "line 1, A.play[0].side"),
        ("A: {play: [{card: sluggernaut, exhausted: true, side: 0}]}", "line 1, A.play[0].side"),
        ("A: {play: [{card: sluggernaut, exhausted: true, side: 3}]}", "line 1, A.play[0].side"),
        ("A: {play: [{card: sluggernaut, exhausted: true, side: x}]}", "line 1, A.play[0].side"),
        ("A: {play: ['sluggernaut:1']}", "line 1, A.play[0]"),
        # creatures set aside
        ("A: {aside: []}", "line 1, A.aside"),
        ("aside: 2", "line 1, aside"),
        ("aside: gorillion", "line 1, aside"),
        ("aside: [gorillion]", "line 1, aside[0]"),
        (f"{ASIDE}aside: [{{player: B, by: alpacoodle}}]", "line 2, aside[0].card"),
        (f"{ASIDE}aside: [{{card: x, player: B, by: alpacoodle}}]", "line 2, aside[0].card"),
        (f"{ASIDE}aside: [{{card: rage, player: B, by: alpacoodle}}]", "line 2, aside[0].card"),
        (f"{ASIDE}aside: [{{card: unknown, player: B, by: alpacoodle}}]", "line 2, aside[0]"),
        (f"{ASIDE}aside: [{{card: bee-bear, by: alpacoodle}}]", "line 2, aside[0].player"),
        (
            f"{ASIDE}aside: [{{card: bee-bear, player: C, by: alpacoodle}}]",
            "line 2, aside[0].player",
        ),
        (f"{ASIDE}aside: [{{card: bee-bear, player: B, by: gorillion}}]", "line 2, aside[0].by"),
        (f"{ASIDE}aside: [{{card: bee-bear, player: B, by: [alpacoodle]}}]", "line 2, aside[0].by"),
        (f"{ASIDE}aside: [{{card: bee-bear, player: B, by: 5}}]", "line 2, aside[0].by"),
        (
            f"{ASIDE}aside: [{{card: bee-bear, player: B, by: alpacoodle, octonite: x}}]",
            "line 2, aside[0].octonite",
        ),
        (
            f"{ASIDE}aside: [{{card: bee-bear, player: B, by: alpacoodle, exhausted: 1}}]",
            "line 2, aside[0].exhausted",
        ),
        (
            f"{ASIDE}aside: [{{card: bee-bear, player: B, by: alpacoodle, life: 1}}]",
            "line 2, aside[0].life",
        ),
        (
            f"{ASIDE}aside: [{{card: bee-bear, player: B, by: alpacoodle, boost: [x]}}]",
            "line 2, aside[0].boost[0]",
        ),
        # moves of later sets
        ("moves: [action]", "line 1, moves[0]"),
        ("moves: ['action a, b']", "line 1, moves[0]"),
        ("moves: [buy]", "line 1, moves[0]"),
        ("moves: [name]", "line 1, moves[0]"),
        ("moves: [put]", "line 1, moves[0]"),
        ("moves: ['put 1 a 2 b']", "line 1, moves[0]"),
        ("moves: [roll]", "line 1, moves[0]"),
        ("moves: ['roll 5,']", "line 1, moves[0]"),
        ("moves: [reroll]", "line 1, moves[0]"),
        # readings of later sets
        ("ruleset: {set-aside: never}", "line 1, ruleset.set-aside"),
        ("ruleset: {for-each: [together]}", "line 1, ruleset.for-each"),
    ],
)
def test_what_does_not_belong_is_refused_with_its_place(refuse, board, place):
    assert refuse(board).startswith(f"{place}: ")


@pytest.mark.parametrize("value", NOT_A_NUMBER)
@pytest.mark.parametrize("field", ["life", "mindbugs", "energy"])
def test_a_number_is_a_number(refuse, field, value):
    assert refuse(f"A: {{{field}: {value}}}").startswith(f"line 1, A.{field}: ")


@pytest.mark.parametrize("value", NOT_A_WORD)
@pytest.mark.parametrize("field", ["turn", "phase", "ruleset"])
def test_a_word_is_one_of_the_words(refuse, field, value):
    assert refuse(f"{field}: {value}").startswith(f"line 1, {field}")


@pytest.mark.parametrize("life", [-1, -(10**17), MAX_LIFE + 1, 10**17, 10**40])
def test_negative_and_huge_life_is_refused(refuse, life):
    assert refuse(f"B: {{life: {life}}}").startswith("line 1, B.life: ")
    assert "B.life: " in refuse(json.dumps({"B": {"life": life}}))


def test_a_number_of_thousands_of_digits_is_refused(refuse):
    assert "A.life: " in refuse('{"A": {"life": ' + "9" * 5000 + "}}")
    assert "A.life: " in refuse('{"A": {"life": 1e400}}')


@pytest.mark.parametrize("value", ["0", "false", "''", "{}"])
def test_moves_that_are_no_list_are_refused_even_if_empty(refuse, value):
    assert refuse(f"A: {{hand: [gorillion]}}\nmoves: {value}").startswith("line 2, moves: ")


def test_a_list_of_a_million_cards_is_refused_at_once(refuse):
    refuse("A: {hand: [" + "gorillion, " * 1_000_000 + "]}")
    document = Document({"A": {"hand": ["gorillion"] * 1_000_000}})
    start = time.process_time()
    assert complaint(document).path == ("A", "hand")
    assert time.process_time() - start < 2


def test_one_card_more_than_allowed_is_refused():
    for zone in ("play", "hand", "deck", "discard"):
        board = {"A": {zone: ["gorillion"] * (MAX_CARDS + 1)}}
        assert complaint(Document(board)).path == ("A", zone)
        board = {"A": {zone: ["gorillion"] * MAX_CARDS}}
        assert len(getattr(read_scenario(Document(board)).state.players[0], zone)) == MAX_CARDS


# -- cards ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "nearest"),
    [
        ("gorilion", "Gorillion"),
        ("luchator", "Luchataur"),
        ("tigre ecureuil", "Tiger Squirrel"),
        ("gоrilliоn", "Gorillion"),  # two letters are Cyrillic
        ("gor\u200billion", "Gorillion"),
    ],
)
def test_unknown_cards_are_rejected_not_guessed_and_the_nearest_named(refuse, name, nearest):
    message = refuse(f"A:\n  play: ['{name}']")
    assert message.startswith("line 2, A.play[0]: ")
    assert nearest in message


@pytest.mark.parametrize("name", ["x" * 100_000, "🦍" * 500, "é" * 2000, "a b " * 5000])
def test_a_very_long_name_is_shortened_in_the_message(refuse, name):
    assert len(refuse(f"A: {{play: ['{name}']}}")) < 300


TEAM = {
    "a-hug-of-ice-and-fire": "A Hug Of Ice And Fire",
    "duel-of-the-fruits": "Duel Of The Fruits",
}


@pytest.mark.parametrize("board", ["A: {{play: [{}]}}", "B: {{hand: [{}]}}", "unused: [{}]"])
@pytest.mark.parametrize("name", [*TEAM, *TEAM.values()])
def test_a_card_for_two_against_two_is_refused_on_a_board_for_two_players(refuse, board, name):
    message = refuse(board.format(name))
    assert message.startswith("line 1, ")
    assert "teammate" in message
    assert "2 against 2" in message
    assert name in message


@pytest.mark.parametrize(
    ("board", "word"),
    [
        ("A: {hand: [rage]}", "Power card"),
        ("power: {row: [gorillion]}", "Power card"),
        ("A: {hand: [typhoon-princess]}", "evolved form"),
        ("A: {play: [{card: sluggernaut, exhausted: true}]}", "side"),
        ("A: {play: [{card: gorillion, side: 1, exhausted: true}]}", "side"),
        ("A: {play: [alpacoodle]}\naside: [gorillion]", "player"),
        ("power: {row: [ragee]}", "Rage"),
        ("aside: [{card: gorillion, player: B, by: alpacoodle}]", "alpacoodle"),
    ],
)
def test_a_card_in_a_place_where_it_cannot_be_is_refused_with_the_reason(refuse, board, word):
    assert word in refuse(board).split(": ", 1)[1]


def test_one_card_more_than_allowed_is_refused_beside_and_under_creatures():
    many = ["gorillion"] * (MAX_CARDS + 1)
    under = {"A": {"play": [{"card": "bee-bear", "boost": many}]}}
    assert complaint(Document(under)).path == ("A", "play", 0, "boost")
    assert complaint(Document({"aside": many})).path == ("aside",)
    assert complaint(Document({"power": {"deck": ["rage"] * len(many)}})).path == ("power", "deck")


# -- given names ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "place"),
    [
        ("nothing", "A.play[0].as"),
        ("unknown", "A.play[0].as"),
        ("''", "A.play[0].as"),
        ("null", "A.play[0].as"),
        ("5", "A.play[0].as"),
        ("true", "A.play[0].as"),
        ("[ape]", "A.play[0].as"),
        ("my ape", "A.play[0].as"),
        ("'my, ape'", "A.play[0].as"),
        ("Ape", "A.play[0].as"),
        ("éléphant", "A.play[0].as"),
        ("ape_1", "A.play[0].as"),
        ("-ape", "A.play[0].as"),
        ("a" * 61, "A.play[0].as"),
        ('"a\\nb"', "A.play[0].as"),
    ],
)
def test_an_as_that_could_not_be_written_in_a_move_is_refused(refuse, name, place):
    assert f"{place}: " in refuse(f"A: {{play: [{{card: gorillion, as: {name}}}]}}")


@pytest.mark.parametrize(
    ("board", "place"),
    [
        ("A: {play: [{card: gorillion, as: x}, {card: luchataur, as: x}]}", "A.play[1].as"),
        ("A: {play: [{card: gorillion, as: x}], hand: [{card: gorillion, as: x}]}", "A.hand[0].as"),
        ("A: {deck: [{card: gorillion, as: x}]}\nB: {hand: [{card: bee-bear, as: x}]}", "B.hand"),
        ("A: {hand: [{card: gorillion, as: x}]}\nunused: [{card: bee-bear, as: x}]", "unused[0]"),
        (
            "A: {play: [{card: gorillion, as: x, boost: [{card: bee-bear, as: x}]}]}",
            "A.play[0].boost[0].as",
        ),
        (
            "A: {play: [alpacoodle, {card: gorillion, as: x}]}\n"
            "aside: [{card: bee-bear, player: A, by: alpacoodle, as: x}]",
            "aside[0].as",
        ),
    ],
)
def test_two_cards_with_the_same_as_are_refused(refuse, board, place):
    assert place in refuse(board)


def test_the_as_of_an_unknown_card_is_refused_or_kept_but_not_forgotten():
    try:
        state = read_scenario("A: {hand: [{card: unknown, as: secret}, gorillion]}").state
    except ScenarioError as error:
        assert error.path[:3] == ("A", "hand", 0)
    else:
        assert state.players[0].hand[0].ref == "secret"


# -- files ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "content",
    [
        "",
        "   \n\n",
        "# nothing\n",
        "null",
        "---\n",
        "hello",
        "42",
        '"hello"',
        "- A\n- B",
        "[1, 2]",
        "true",
        bytes(range(256)),
        b"\x7fELF\x02\x01\x01\x00\x00\x00",
        b"\0" * 1000,
        b"\x1f\x8b\x08\x00\x00\x00\x00\x00",
        "A: {life: 3}".encode("utf-16"),
        "A: {life: 3}".encode("utf-32"),
        b"A: {life: 3}\nB: {hand: [\xff\xfe]}",
        b"A: {title: caf\xe9}",
        "A: 1\n---\nB: 2",
        "A: !!python/object/apply:os.system ['true']",
        "!scenario\nA: {}",
        "A: &a {life: 2}\nB: *a",
        "a: &a [x, x]\nb: &b [*a, *a]\nc: &c [*b, *b]",
        "[" * 10_000,
        "A: " + "[" * 10_000 + "]" * 10_000,
        "{" * 10_000,
        '{"A": ' + "[" * 100_000 + "]" * 100_000 + "}",
        '{"A": ' * 10_000 + "1" + "}" * 10_000,
        "A: {}\nB: {}\nA: {}",
        '{"A": {}, "A": {}}',
        '{"A": {"life": 3, "life": 3}}',
        '{"A": {"life": NaN}}',
        '{"A": {"life": -Infinity}}',
        '{"A": {}} and more',
        '{"A": {"life": 3}',
        "A:\n\tlife: 3",
        "A: {life: 3",
        "A: life: 3",
        "? [A]\n: {}",
        "A: {life: \x07}",
        "A: {life: '\x1b[31m3'}",
        "%YAML 9.9\n---\nA: {}",
        "#" * 10_000_000,
        "A: {hand: [" + "gorillion, " * 1_000_000 + "]}",
    ],
    ids=lambda content: repr(content[:24]),
)
def test_a_file_that_is_no_scenario_is_refused(refuse, content):
    assert refuse(content)


def test_the_line_of_a_mistake_in_a_file_is_given(refuse):
    assert refuse("A:\n  life: 3\n  life: 4").startswith("line 3: ")
    assert refuse(b"A: {life: 3}\nB: \xff").startswith("line 2: ")
    assert refuse("A:\n  life: 3\n\thand: []").startswith("line 3: ")


def test_a_mistake_in_json_of_many_lines_is_not_placed_on_line_one(refuse):
    message = refuse('{"A": {"life": 3},\n\n "B":\n   {"hand": ["gorilla"]}}')
    assert "B.hand[0]: " in message
    assert "line 1" not in message


@pytest.mark.parametrize("name", ["missing.yaml", "", "no/such/folder/x.yaml", "x" * 5000, "a\0b"])
def test_a_file_that_cannot_be_opened_is_refused(capsys, monkeypatch, tmp_path, name):
    monkeypatch.chdir(tmp_path)
    assert main(["resolve", name]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert len(captured.err.splitlines()) == 1


def test_a_folder_is_no_file(capsys, tmp_path):
    assert main(["resolve", str(tmp_path)]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.startswith(f"judge: {tmp_path}: ")
    assert len(captured.err.splitlines()) == 1


@pytest.mark.parametrize("content", [b"", b"\xff", b"A: {life: -1}", b"#" * 10_000_000])
def test_standard_input_is_refused_like_a_file(capsys, monkeypatch, content):
    monkeypatch.setattr(sys, "stdin", SimpleNamespace(buffer=io.BytesIO(content)))
    assert main(["resolve", "-"]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert len(captured.err.splitlines()) == 1
    assert captured.err.startswith("judge: standard input: ")


def test_a_closed_standard_input_is_refused(capsys, monkeypatch):
    """`judge resolve - <&-`: Python sets sys.stdin to None."""
    monkeypatch.setattr(sys, "stdin", None)
    assert main(["resolve", "-"]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


@pytest.mark.parametrize("prefix", [b"", b"\xef\xbb\xbf"], ids=["plain", "bom"])
@pytest.mark.parametrize("content", ["A: {hand: [gorillion]}", '{"A": {"hand": ["gorillion"]}}'])
def test_a_byte_order_mark_does_no_harm(capsys, tmp_path, prefix, content):
    file = tmp_path / "board"
    file.write_bytes(prefix + content.encode())
    assert main(["resolve", str(file)]) == 0
    assert "play gorillion" in capsys.readouterr().out


# -- moves ----------------------------------------------------------------------------------------

BOARD = """
    A:
      play: [gorillion, {card: luchataur, entered: true}]
      hand: [killer-bee, unknown]
      discard: [spider-owl]
    B: {play: [shield-bugs, tiger-squirrel], hand: [gorillion], mindbugs: 1}
"""


@pytest.mark.parametrize(
    ("moves", "number", "asked", "legal"),
    [
        (["attack luchataur"], 1, (0, "turn"), ["play killer-bee", "attack gorillion"]),
        (["pass"], 1, (0, "turn"), ["play killer-bee", "attack gorillion"]),
        (["play unknown"], 1, (0, "turn"), ["play killer-bee", "attack gorillion"]),
        (["attack nobody"], 1, (0, "turn"), ["play killer-bee", "attack gorillion"]),
        (["attack shield-bugs"], 1, (0, "turn"), ["play killer-bee", "attack gorillion"]),
        (["play spider-owl"], 1, (0, "turn"), ["play killer-bee", "attack gorillion"]),
        (["mindbug"], 1, (0, "turn"), ["play killer-bee", "attack gorillion"]),
        (
            ["attack gorillion", "block gorillion"],
            2,
            (1, "block"),
            ["block shield-bugs", "block tiger-squirrel", "pass"],
        ),
        (["play killer-bee", "block shield-bugs"], 2, (1, "mindbug"), ["mindbug", "pass"]),
        (["play killer-bee", "mindbug", "mindbug"], 3, (0, "turn"), ["attack gorillion"]),
    ],
)
def test_a_wrong_move_is_refused_with_its_number_and_what_is_legal(
    refuse, moves, number, asked, legal
):
    error = refused(BOARD, *moves)
    assert error.number == number
    assert (error.decision.player, error.decision.kind) == asked
    assert [str(move) for move in error.decision.options] == legal
    message = refuse(BOARD + f"    moves: {json.dumps(moves)}\n")
    assert f"moves[{number - 1}]" in message
    assert all(move in message for move in legal)


@pytest.mark.parametrize(
    "move",
    [
        "attack luchataur",  # came into play this turn
        "pass",  # a turn action is compulsory
        "play unknown",  # nobody knows what it is
        "attack nobody",  # there is no such card
        "play gorillion-2",  # the opponent's card
        "attack shield-bugs",  # the opponent's creature
        "play spider-owl",  # lies in the discard pile
        "attack killer-bee",  # is not in play
        "block shield-bugs",  # nobody attacks
    ],
)
def test_a_wrong_move_is_refused_with_the_reason(move):
    assert refused(BOARD, move).reasons


LATER = {
    "a die": ("A: {play: [kong]}\nB: {hand: [gorillion]}", ["attack kong"]),
    "two dice": ("A: {play: [hades]}\nB: {hand: [gorillion]}", ["attack hades"]),
    "a reroll": (
        "A: {play: [hades]}\nB: {hand: [gorillion]}",
        ["attack hades", "roll grow-1, grow-1"],
    ),
    "counters": (
        "A: {hand: [kiwanoid], play: [killer-bee]}\nB: {mindbugs: 0, play: [gorillion]}",
        ["play kiwanoid"],
    ),
    "a purchase": (
        "phase: start\nA: {hand: [gorillion], energy: 2}\nB: {hand: [gorillion]}\n"
        "power: {row: [rage, reanimation, unknown], deck: [stomp]}",
        [],
    ),
    "a keyword": (
        "A: {play: [madam-mystique]}\nB: {play: [gorillion, killer-bee]}",
        ["attack madam-mystique", "block gorillion"],
    ),
    "an Action": ("A: {play: [octocopter, infernostrich]}\nB: {hand: [gorillion]}", []),
    "a FAST creature": (
        "A: {hand: [carrot-cleric]}\nB: {mindbugs: 0, hand: [gorillion]}",
        ["play carrot-cleric"],
    ),
    "boost cards": (
        "A: {hand: [ghost-hand], discard: [bee-bear]}\nB: {mindbugs: 0, hand: [gorillion]}",
        ["play ghost-hand"],
    ),
}


@pytest.mark.parametrize(
    ("board", "move", "kind"),
    [
        ("a die", "roll 5", "chance"),
        ("a die", "roll grow-4", "chance"),
        ("a die", "roll grow-1, grow-2", "chance"),
        ("a die", "reroll 1", "chance"),
        ("two dice", "roll grow-1", "chance"),
        ("a reroll", "reroll 3", "reroll"),
        ("a reroll", "reroll 1, 1", "reroll"),
        ("a reroll", "reroll grow-1", "reroll"),
        ("a reroll", "roll grow-1", "reroll"),
        ("counters", "put 3 killer-bee", "put"),
        ("counters", "put 0 killer-bee", "put"),
        ("counters", "put 1 kiwanoid", "put"),
        ("counters", "put 1 nobody", "put"),
        ("counters", "put 1 killer-bee, 1 killer-bee", "put"),
        ("counters", "put killer-bee", "put"),
        ("counters", "put 1 killer-bee, 2 gorillion", "put"),
        ("a purchase", "buy reanimation", "buy"),
        ("a purchase", "buy stomp", "buy"),
        ("a purchase", "buy unknown", "buy"),
        ("a purchase", "buy nothing", "buy"),
        ("a purchase", "buy gorillion", "buy"),
        ("a keyword", "name FLYING", "keyword"),
        ("a keyword", "name sneaky", "keyword"),
        ("a keyword", "name gorillion", "keyword"),
        ("an Action", "action infernostrich", "turn"),
        ("an Action", "action gorillion", "turn"),
        ("a FAST creature", "action carrot-cleric", "fast"),
        ("a FAST creature", "attack gorillion", "fast"),
        ("boost cards", "choose gorillion", "choose"),
        ("boost cards", "choose ghost-hand", "choose"),
        ("boost cards", "choose bee-bear, bee-bear", "choose"),
    ],
)
def test_a_wrong_move_of_a_later_set_is_refused_with_what_is_legal(refuse, board, move, kind):
    text, moves = LATER[board]
    error = refused(text, *moves, move)
    assert error.number == len(moves) + 1
    assert error.decision.kind == kind
    assert error.reasons
    message = refuse(f"{text}\nmoves: {json.dumps([*moves, move])}")
    assert f"moves[{len(moves)}]" in message
    assert str(error.decision.options[0]) in message


@pytest.mark.parametrize("late", ["pass", "attack gorillion", "play killer-bee", "yes"])
def test_a_move_after_the_end_of_the_game_is_refused(refuse, late):
    board = "A: {play: [gorillion], hand: [killer-bee]}\nB: {life: 1}\n"
    error = refused(board, "attack gorillion", "pass", late)
    assert error.number == 3
    assert error.decision is None
    assert error.state.winner == "A"
    assert "moves[2]" in refuse(board + f"moves: [attack gorillion, pass, {late}]")


@pytest.mark.parametrize("count", [MAX_MOVES, MAX_MOVES + 1, 5_000, 40_000])
@pytest.mark.parametrize(
    "first",
    ["", "attack luchataur, ", "play gorillion, ", "play explosive-toad, "],
)
def test_thousands_of_passes_are_answered_at_once(refuse, count, first):
    moves = first + "pass, " * count
    assert "moves" in refuse(f"""
        A: {{play: [luchataur], hand: [gorillion, explosive-toad], life: 999}}
        B: {{mindbugs: 0, life: 999, hand: [gorillion]}}
        moves: [{moves}]
    """)


def test_moves_that_can_be_read_in_many_ways_are_answered_at_once(refuse):
    """Each pass may answer FRENZY's question, or say what had to happen before it."""
    one_round = ["attack luchataur", "pass", "attack luchataur", "pass"]
    one_round += ["attack rhino-turtle", "pass", "attack rhino-turtle", "pass"]
    board = {
        "A": {"play": ["luchataur"], "life": 999},
        "B": {"play": ["rhino-turtle"], "life": 999},
        "moves": [*one_round * 60, "yes"],
    }
    assert "moves[480]" in refuse(json.dumps(board))


@pytest.mark.parametrize(
    "move",
    [
        "play " + "x" * 1_900,
        "play " + "x" * 100_000,
        "choose " + ", ".join(["x"] * 600),
        "choose " + ", ".join(["x"] * 30_000),
        "pass" + " " * 1_900 + "x",
    ],
    ids=["ref", "long-ref", "refs", "many-refs", "spaces"],
)
def test_a_very_long_move_is_refused_in_a_line_one_can_read(refuse, move):
    assert len(refuse(json.dumps({"A": {"hand": ["gorillion"]}, "moves": [move]}))) < 500


@pytest.mark.parametrize(
    "board",
    [
        {"x" * 100_000: 1},
        {"A": {"x" * 100_000: 1}},
        {"ruleset": {"x" * 100_000: 1}},
        {"A": {"play": [{"card": "gorillion", "x" * 100_000: 1}]}},
        {"power": {"x" * 100_000: 1}},
        {"power": {"row": ["x" * 100_000]}},
        {"aside": [{"x" * 100_000: 1}]},
        {"aside": [{"card": "gorillion", "player": "A", "by": "x" * 100_000}]},
        {"A": {"play": [{"card": "gorillion", "boost": ["x" * 100_000]}]}},
    ],
    ids=[
        "field",
        "player-field",
        "reading",
        "creature-field",
        "power-field",
        "power-card",
        "aside-field",
        "aside-by",
        "boost-card",
    ],
)
def test_a_very_long_field_is_refused_in_a_line_one_can_read(refuse, board):
    assert len(refuse(json.dumps(board))) < 500


# -- strange characters ---------------------------------------------------------------------------

STRANGE = ["\x1b[31mred", "a\x00b", "a\x07b", "a\x7fb", "a\x9bb", "a\u202eb", "a\u2028b"]


@pytest.mark.parametrize(
    "board",
    [
        lambda text: {text: 1},
        lambda text: {"A": {text: 1}},
        lambda text: {"A": {"play": [text]}},
        lambda text: {"A": {"life": text}},
        lambda text: {"turn": text},
        lambda text: {"ruleset": text},
        lambda text: {"ruleset": {text: "x"}},
        lambda text: {"A": {"play": [{"card": "gorillion", "as": text}]}},
        lambda text: {"A": {"hand": ["gorillion"]}, "moves": [text]},
        lambda text: {"A": {"hand": ["gorillion"]}, "moves": [f"play {text}"]},
        lambda text: {"title": text, "A": {"hand": ["gorillion"]}, "moves": ["pass"]},
        lambda text: {"power": {"row": [text]}},
        lambda text: {"aside": [{"card": "gorillion", "player": "A", "by": text}]},
        lambda text: {"A": {"play": [{"card": "gorillion", "boost": [text]}]}},
    ],
    ids=[
        "field",
        "player-field",
        "card",
        "life",
        "turn",
        "ruleset",
        "reading",
        "as",
        "move",
        "ref",
        "title",
        "power-card",
        "aside-by",
        "boost-card",
    ],
)
def test_no_control_character_reaches_the_terminal(refuse, board):
    for text in STRANGE:
        message = refuse(json.dumps(board(text)))
        control = [c for c in message if unicodedata.category(c) in ("Cc", "Cf", "Zl", "Zp")]
        assert control == [], ascii(text)


def test_a_title_is_printed_without_control_characters_or_refused(capsys, tmp_path):
    file = tmp_path / "board.json"
    for text in STRANGE:
        file.write_text(json.dumps({"title": text, "A": {"hand": ["gorillion"]}}))
        assert main(["resolve", str(file)]) in (0, 2)
        captured = capsys.readouterr()
        shown = (captured.out + captured.err).replace("\n", "")
        assert [c for c in shown if unicodedata.category(c)[0] == "C"] == [], ascii(text)


@pytest.mark.parametrize("field", ["title", "turn"])
def test_half_a_character_is_refused_or_printed_but_never_breaks(tmp_path, field):
    """JSON can write a lone surrogate, which no output can encode."""
    file = tmp_path / "board.json"
    file.write_text('{"A": {"hand": ["gorillion"]}, "' + field + '": "\\ud800"}')
    command = [sys.executable, "-m", "judge.cli", "resolve", str(file)]
    done = subprocess.run(command, capture_output=True, check=False)
    assert done.returncode in (0, 2)
    assert done.stderr.count(b"\n") == (1 if done.returncode else 0)


# -- read_scenario --------------------------------------------------------------------------------


def test_a_complaint_knows_its_line_and_path():
    error = complaint("A:\n  play:\n    - gorillion\n    - {card: gorilla}\n")
    assert (error.line, error.path) == (4, ("A", "play", 1, "card"))


def test_a_mistake_in_the_yaml_is_a_mistake_of_the_scenario():
    error = complaint("A: {life: 3,\n life: 4}")
    assert (error.line, error.path) == (2, ())


@pytest.mark.parametrize("edition", ["", "newest", "Current", "after-mindbug"])
def test_an_edition_that_is_not_there_is_refused(edition):
    assert complaint("A: {hand: [gorillion]}", ruleset=edition).path == ("ruleset",)


def test_fields_left_empty_are_fields_left_out():
    empty = read_scenario(
        "A:\nB: {hand: , deck: , discard: , play: }\nmoves:\nunused: 28\n"
        "aside:\npower: {row: , deck: , discard: }\nshown:"
    )
    assert empty == read_scenario("{}")
