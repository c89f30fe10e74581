"""Answers put together by tapping: dice, counters, several cards."""

from __future__ import annotations

import html
import re

import pytest
from pages import HAND_OUT, ROLL, moves_of, plain, reader, tapped

from judge.cards import library
from judge.share import pack

USUAL = [card.id for card in library() if not card.is_power_card and not card.card.team]
CHUCK = {
    "A": {"hand": ["chuck"]},
    "B": {"mindbugs": 0, "play": ["gorillion"]},
    "moves": ["play chuck"],
}
KNOWN = ["gorillion", "luchataur", "bee-bear", "killer-bee", "axolotl-healer", "shark-dog"]


def stolen_from(hand):
    return {
        "A": {"play": ["rhino-turtle"], "hand": hand},
        "B": {"play": ["strange-barrel"]},
        "moves": ["attack rhino-turtle", "block strange-barrel"],
    }


def boosting(cards):
    """Up to four of these cards are chosen."""
    return {
        "A": {"hand": ["hiss-holiness"], "discard": cards},
        "B": {"mindbugs": 0},
        "moves": ["play hiss-holiness"],
    }


@pytest.fixture(scope="module")
def client():
    return reader()


def address(board, lang="en"):
    return f"/{lang}/resolve?s={pack(board)}"


# -- dice -----------------------------------------------------------------------------------------


def test_dice_are_entered_face_by_face(client):
    one = tapped(client, address(ROLL), "Energy 2")
    assert moves_of(one) == ROLL["moves"]
    assert "Picked: 1 of 2 Energy 2" in plain(client.get(one).text)
    # The first face is the first die's: the order is kept.
    both = tapped(client, one, "Grow 1")
    assert moves_of(both) == [*ROLL["moves"], "roll energy-2, grow-1"]
    again = tapped(client, both, "Roll the second die again")
    again = tapped(client, again, "Discard")
    assert moves_of(again)[2:] == ["reroll 2", "roll discard"]
    assert client.get(again).status_code == 200


def test_two_dice_may_show_the_same_face(client):
    both = tapped(client, tapped(client, address(ROLL), "Grow 3"), "Grow 3")
    assert moves_of(both)[1:] == ["roll grow-3, grow-3"]


def test_a_single_die_is_entered_with_one_tap(client):
    text = client.get(address(CHUCK)).text
    assert len(re.findall("#face-[1-6]", text)) == 6
    assert "Picked" not in text
    assert moves_of(tapped(client, address(CHUCK), "4"))[1:] == ["roll 4"]


# -- counters -------------------------------------------------------------------------------------


def test_octonite_is_handed_out_counter_by_counter(client):
    first = address(HAND_OUT)
    assert "Picked: 0 of at most 2" in plain(client.get(first).text)
    assert moves_of(tapped(client, first, "Done: Keep them"))[1:] == ["pass"]
    one = tapped(client, first, "Axolotl Healer +1")
    assert moves_of(tapped(client, one, "Done"))[1:] == ["put 1 axolotl-healer"]
    both = tapped(client, one, "Gorillion +1")
    text = client.get(both).text
    assert text.count('class="option spent"') == 2  # there are only two counters
    assert moves_of(tapped(client, both, "Done"))[1:] == ["put 1 gorillion, 1 axolotl-healer"]
    back = re.search(r'href="([^"]+)">Take one back', text)[1]
    assert "Picked: 1 of at most 2 Axolotl Healer" in plain(client.get(html.unescape(back)).text)


def test_all_counters_may_go_to_one_creature(client):
    both = tapped(client, tapped(client, address(HAND_OUT), "Gorillion"), "Gorillion ×1")
    assert moves_of(tapped(client, both, "Done"))[1:] == ["put 2 gorillion"]


# -- several cards --------------------------------------------------------------------------------


def test_few_ways_to_choose_are_simply_listed(client):
    text = client.get(address(boosting(["gorillion", "luchataur"]))).text
    assert 'class="options picks"' not in text
    assert "Gorillion and Luchataur" in plain(text)


def test_several_cards_are_chosen_one_by_one(client):
    at = address(boosting(KNOWN))
    assert moves_of(tapped(client, at, "Done: Nothing"))[1:] == ["choose nothing"]
    for name in ("Luchataur", "Killer Bee"):
        at = tapped(client, at, name)
    said = plain(client.get(at).text)
    assert "Picked: 2 of at most 4" in said and "Killer Bee ✓" in said
    assert moves_of(tapped(client, at, "Done"))[1:] == ["choose luchataur, killer-bee"]
    # The last card that can be chosen is the answer.
    last = tapped(client, tapped(client, at, "Gorillion"), "Shark Dog")
    assert sorted(moves_of(last)[1].removeprefix("choose ").split(", ")) == [
        "gorillion", "killer-bee", "luchataur", "shark-dog",
    ]  # fmt: skip


def test_of_more_cards_than_anybody_could_list_some_are_chosen_all_the_same(client):
    many = [card for card in USUAL if library().cards[card].card.front.id == card][:40]
    at = address(boosting(many))
    names = [library().cards[card].name("en").text for card in many[36:]]
    for name in names[:3]:
        at = tapped(client, at, name)
    assert moves_of(at) == ["play hiss-holiness"]
    at = tapped(client, at, names[3])
    assert moves_of(at)[1] == f"choose {', '.join(many[36:])}"
    assert client.get(at).status_code == 200


def test_cards_taken_at_random_are_entered_one_by_one(client):
    at = address(stolen_from(KNOWN))
    assert "Picked: 0 of 2" in plain(client.get(at).text)
    at = tapped(client, tapped(client, at, "Bee Bear"), "Shark Dog")
    assert moves_of(at)[2:] == ["chance bee-bear, shark-dog"]
    assert "Done" not in client.get(address(stolen_from(KNOWN))).text  # none is no answer


# -- what is no pick ------------------------------------------------------------------------------


@pytest.mark.parametrize("pick", ["nobody", "gorillion~gorillion~gorillion", "~", "gorillion~"])
@pytest.mark.parametrize("board", [HAND_OUT, boosting(KNOWN), stolen_from(KNOWN)])
def test_what_cannot_be_picked_is_not_picked(client, pick, board):
    answer = client.get("/en/resolve", query_string={"s": pack(board), "pick": pick})
    assert answer.status_code == 200
    assert "Picked: 0 of" in answer.text
    assert "Take one back" not in answer.text


@pytest.mark.parametrize("pick", ["grow-9", "grow-1~grow-1~grow-1", "<script>"])
def test_what_is_no_face_is_not_rolled(client, pick):
    answer = client.get("/en/resolve", query_string={"s": pack(ROLL), "pick": pick})
    assert answer.status_code == 200
    assert "Picked: 0 of 2" in answer.text
    assert "Take one back" not in answer.text


@pytest.mark.parametrize("lang", ["en", "fr", "es"])
@pytest.mark.parametrize("board", [ROLL, HAND_OUT, boosting(KNOWN), stolen_from(KNOWN)])
def test_how_many_are_picked_is_said_in_the_readers_language(client, lang, board):
    said = re.search(r'<p class="howmany">(.*?)</p>', client.get(address(board, lang)).text)[1]
    words = {"en": "Picked: 0", "fr": "Sélection\u00a0: 0", "es": "Selección: 0"}
    assert said.startswith(words[lang])
