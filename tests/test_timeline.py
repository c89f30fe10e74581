"""The start of a turn is told as a group of steps of its own, then the turn itself."""

from __future__ import annotations

import re

import pytest
from board import resolve
from pages import moves_of, plain, reader, tapped

from judge.share import pack
from judge.web.timeline import gone_on, groups

LANGUAGE = pytest.mark.parametrize("lang", ["en", "fr", "es"])
# Something to buy, then something to harvest, then a turn.
FRUITFUL = {
    "phase": "start",
    "A": {
        "play": [{"card": "lychee-king", "octonite": 1}],
        "energy": 1,
        "hand": ["gorillion"],
    },
    "B": {"play": ["luchataur"]},
    "power": {"row": ["rage"], "deck": 3},
}
HARVEST = {key: value for key, value in FRUITFUL.items() if key != "power"}
PLAYED = ["buy rage", "play gorillion", "pass"]


@pytest.fixture(scope="module")
def client():
    return reader()


def address(board, lang="en"):
    return f"/{lang}/resolve?s={pack(board)}"


def told(result):
    """Whose turn, its start or itself, and what was done there."""
    steps = result.steps
    return [(g.player, g.is_start, [steps[n].kind for n in g.steps]) for g in groups(result)]


def headings(text):
    return [plain(found).strip() for found in re.findall(r'<h3 class="phase">(.*?)</h3>', text)]


def numbers(text):
    return [int(n) for n in re.findall(r'<li id="s(\d+)">', text)]


# -- the groups -----------------------------------------------------------------------------------


def test_a_turn_without_a_start_is_one_group():
    found = groups(
        resolve("""
            A: {play: [gorillion]}
            B: {play: [luchataur], hand: 1}
            moves: [attack gorillion, block luchataur]
        """).resolution
    )
    assert [(group.player, group.is_start) for group in found] == [("A", False)]


def test_buying_and_harvest_come_before_the_turn_itself():
    result = resolve("""
        phase: start
        A: {play: [{card: lychee-king, octonite: 1}], energy: 1, hand: [gorillion]}
        B: {play: [luchataur]}
        power: {row: [rage], deck: 3}
        moves: [buy rage, play gorillion, pass]
    """).resolution
    (_, started, first), (_, turned, then) = told(result)
    assert (started, turned) == (True, False)
    assert first[0] == "turn" and first.index("buy") < first.index("harvest")
    assert first[-1] == "lose-life"  # what the harvest did
    assert then[0] == "play"


def test_every_step_is_in_exactly_one_group():
    result = resolve("""
        A: {play: [gorillion], hand: 3}
        B: {play: [{card: lychee-king, octonite: 1}], hand: 2}
        moves: [attack gorillion, pass, attack lychee-king, pass]
    """).resolution
    found = groups(result)
    assert [(g.player, g.is_start) for g in found] == [("A", False), ("B", True), ("B", False)]
    assert [n for group in found for n in group.steps] == list(range(len(result.steps)))


def test_drawing_up_before_the_first_turn_belongs_to_its_start():
    result = resolve("""
        phase: start
        A: {play: [{card: lychee-king, octonite: 2}], hand: 1, deck: 9}
        B: {play: [luchataur]}
        moves: [attack lychee-king]
    """).resolution
    (_, started, first), (_, turned, then) = told(result)
    assert (started, turned) == (True, False)
    assert first == ["draw", "turn", "harvest"]
    assert then[0] == "attack"


def test_a_game_won_at_the_start_of_a_turn_ends_there():
    result = gone_on(
        resolve("""
            phase: start
            A: {play: [{card: lychee-king, octonite: 1}]}
            B: {play: [luchataur], life: 1}
        """).resolution
    )
    assert result.end.winner == "A"
    ((_, is_start, kinds),) = told(result)
    assert is_start and kinds[-1] == "win"


def test_who_can_take_no_action_has_lost_in_the_turn_itself():
    result = gone_on(
        resolve("""
            phase: start
            A: {play: [{card: lychee-king, octonite: 2, entered: true}]}
            B: {play: [luchataur]}
        """).resolution
    )
    assert result.end.winner == "B"
    (_, started, first), (_, turned, then) = told(result)
    assert (started, turned) == (True, False)
    assert first[-1] == "harvest" and then == ["unable", "win"]


def test_the_action_after_a_mindbug_has_no_start():
    result = resolve("""
        A: {play: [{card: lychee-king, octonite: 2}], hand: [gorillion]}
        B: {play: [luchataur]}
        moves: [play gorillion, mindbug, attack lychee-king]
    """).resolution
    assert [(g.player, g.is_start) for g in groups(result)] == [("A", False)]


# -- on the page ----------------------------------------------------------------------------------


@LANGUAGE
def test_the_groups_have_headings_in_the_readers_language(client, lang):
    text = client.get(address({**FRUITFUL, "moves": PLAYED}, lang)).text
    assert (
        headings(text)
        == {
            "en": ["Start of A’s turn", "A’s turn"],
            "fr": ["Début du tour de A", "Tour de A"],
            "es": ["Comienzo del turno de A", "Turno de A"],
        }[lang]
    )


def test_steps_are_numbered_through_all_groups(client):
    text = client.get(address({**FRUITFUL, "moves": PLAYED})).text
    assert numbers(text) == list(range(1, len(numbers(text)) + 1))
    starts = [int(n) for n in re.findall(r'<ol class="steps[^"]*" start="(\d+)"', text)]
    assert len(starts) == 2 and starts[0] == 1
    before = text[: text.index(f'start="{starts[1]}"')]
    assert numbers(before)[-1] == starts[1] - 1


def test_a_ruling_tells_its_steps_in_the_same_groups(client):
    text = client.get("/en/rulings/power-card-before-harvest").text
    assert "Start of A’s turn" in headings(text)
    assert headings(client.get("/en/rulings/tough-against-stronger-poison").text) == []


def test_a_simple_resolution_needs_no_headings(client):
    board = {"A": {"play": ["gorillion"]}, "B": {"hand": 1}, "moves": ["attack gorillion"]}
    assert headings(client.get(address(board)).text) == []


def test_a_board_before_a_turn_asks_what_is_bought_and_goes_on_to_the_action(client):
    said = plain(client.get(address(FRUITFUL)).text)
    assert "Start of A’s turn" in said
    assert "The turn is over" not in said  # nothing was done yet
    bought = tapped(client, address(FRUITFUL), "Buy Rage")
    assert moves_of(bought) == ["buy rage"]
    passed = tapped(client, address(FRUITFUL), "Buy nothing")
    assert moves_of(passed) == ["pass"]
    for at in (bought, passed):
        assert moves_of(tapped(client, at, "Play Gorillion"))[1:] == ["play gorillion"]


def test_what_a_turn_begins_with_is_told_before_its_action_is_asked(client):
    text = client.get(address(HARVEST)).text
    assert headings(text) == ["Start of A’s turn"]
    verdict = plain(re.search(r'<p class="vtext">(.*?)</p>', text)[1])
    assert "B loses 1 life" in verdict
    assert '<p class="phase">' not in text  # the action itself is asked
    assert moves_of(tapped(client, address(HARVEST), "Play Gorillion")) == ["play gorillion"]


def test_a_turn_that_begins_with_nothing_adds_no_steps(client):
    board = {"A": {"play": ["gorillion"]}, "B": {"hand": 1}, "moves": ["attack gorillion"]}
    text = client.get(address(board)).text
    assert "The turn is over. Next: B." in plain(text)
    assert headings(text) == []


def test_a_choice_is_changed_where_it_was_made(client):
    """Not where the turn began in which it was made."""
    text = client.get(address({**FRUITFUL, "moves": PLAYED})).text
    changed = re.findall(
        r'<li id="s\d+"><a class="at" href="#b\d+">([^<]*)</a>(?:(?!<li ).)*?class="change"',
        text,
        re.S,
    )
    assert [words.split()[:2] for words in changed[:2]] == [["A", "buys"], ["A", "plays"]]


def test_a_link_to_a_board_before_a_turn_says_what_is_asked(client):
    text = client.get(address(FRUITFUL)).text
    described = re.search(r'<meta property="og:description" content="([^"]*)"', text)[1]
    assert "Power card" in described
    assert client.get(f"/en/preview.png?s={pack(FRUITFUL)}").status_code == 200


@LANGUAGE
def test_an_unknown_card_begins_a_sentence_as_any_other(client, lang):
    text = client.get(address({**FRUITFUL, "moves": ["buy rage"]}, lang)).text
    said = [plain(step) for step in re.findall(r'<a class="at"[^>]*>(.*?)</a>', text)]
    unknown = {"en": "An unknown card", "fr": "Une carte inconnue", "es": "Una carta desconocida"}
    assert any(step.startswith(unknown[lang]) for step in said)


@LANGUAGE
def test_a_name_that_ends_with_a_stop_ends_the_sentence(client, lang):
    board = {"A": {"play": ["hades"]}, "B": {"hand": 1}, "moves": ["attack hades"]}
    said = plain(client.get(address(board, lang)).text)
    assert "H.A.D.E.S." in said and "H.A.D.E.S.." not in said
