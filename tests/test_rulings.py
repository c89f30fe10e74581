"""Every ruling holds: its boards come out as it says."""

import pytest
from board import resolve

from judge.cards import library
from judge.claims import ClaimError, read_claim
from judge.rules import rulebook
from judge.rulings import OPEN, Board, check_board, check_rulings, rulings, topics

BOARDS = [
    pytest.param(board, id=f"{ruling.id}-{n}")
    for ruling in rulings().values()
    for n, board in enumerate(ruling.boards, 1)
]


def test_there_are_a_hundred_rulings_and_most_have_boards():
    every = rulings().values()
    assert len(every) >= 100
    assert sum(bool(r.boards) for r in every) > len(every) / 2


@pytest.mark.parametrize("board", BOARDS)
def test_a_ruling_holds(board):
    assert list(check_board(board, library(), rulebook())) == []


def test_rulings_rest_on_rules_that_exist():
    assert list(check_rulings(topics(), library(), rulebook())) == []


def test_open_rulings_with_boards_show_more_than_one_reading():
    for ruling in rulings().values():
        if ruling.status == OPEN and ruling.boards:
            rulesets = {str(board.scenario.get("ruleset")) for board in ruling.boards}
            assert len(rulesets) > 1, ruling.id


FIGHT = {
    "A": {"play": ["gorillion"]},
    "B": {"play": ["luchataur"], "hand": ["killer-bee"]},
    "moves": ["attack gorillion"],
}


@pytest.mark.parametrize(
    "wrong",
    [
        {"claims": ("luchataur exhausted",)},
        {"claims": ("nobody in play",)},
        {"claims": ("luchataur flies",)},
        {"legal": ("block gorillion",)},
        {"legal": ("jump",)},
        {"illegal": ("block luchataur",)},
        {"asked": "A block"},
        {"readings": ("draw",)},
    ],
)
def test_a_board_that_does_not_come_out_so_is_reported(wrong):
    assert list(check_board(Board(FIGHT, **wrong), library(), rulebook()))


def test_a_board_that_comes_out_so_is_not_reported():
    right = Board(
        FIGHT, ("luchataur in play",), ("block luchataur", "pass"), ("attack gorillion",), "B block"
    )
    assert list(check_board(right, library(), rulebook())) == []


@pytest.mark.parametrize(
    "scenario",
    [
        {"A": {"play": ["nobody"]}},
        {"A": {"play": ["gorillion"]}, "moves": ["block gorillion"]},
    ],
)
def test_a_board_that_cannot_be_resolved_is_reported(scenario):
    assert list(check_board(Board(scenario, asked="A turn"), library(), rulebook()))


# -- claims ---------------------------------------------------------------------------------------

END = resolve("""
    A:
      life: 2
      mindbugs: 1
      play: [shield-bugs, snail-thrower]
      hand: [gorillion]
      discard: [hyenix]
    B: {deck: 3, hand: 5, play: [{card: elephantopus, exhausted: true}]}
""").end


@pytest.mark.parametrize(
    ("claim", "holds"),
    [
        ("shield-bugs in play", True),
        ("gorillion in play", False),
        ("gorillion in A hand", True),
        ("gorillion in A's hand", True),
        ("hyenix in A discard pile", True),
        ("hyenix in B discard", False),
        ("elephantopus exhausted", True),
        ("shield-bugs exhausted", False),
        ("elephantopus controlled by B", True),
        ("elephantopus controlled by A", False),
        ("snail-thrower power = 2", True),
        ("snail-thrower has POISONOUS", True),
        ("shield-bugs has HUNTER", True),
        ("elephantopus has HUNTER", False),
        ("A life <= 2", True),
        ("A life < 2", False),
        ("A mindbugs != 2", True),
        ("B hand = 5", True),
        ("B deck >= 4", False),
        ("A creatures > 1", True),
        ("A wins", False),
        ("over", False),
        ("draw", False),
        ("not A wins and B hand = 5", True),
        ("A wins or B wins or A life = 2", True),
        ("not (A life = 2 or B hand = 5)", False),
        ("A wins and A wins or A life = 2", True),
        ("A wins and (A wins or A life = 2)", False),
    ],
)
def test_a_claim_is_true_or_false(claim, holds):
    assert read_claim(claim).holds(END) is holds


@pytest.mark.parametrize(
    "claim",
    ["", "A", "A life", "A life <=", "A life <= many", "A smells", "gorillion", "gorillion in",
     "gorillion in space", "gorillion in C hand", "gorillion controlled A", "gorillion has WINGS",
     "Gorillion in play", "(A wins", "A wins)", "A wins B wins", "A wins and", "not", "A life == 2",
     "not " * 40 + "A wins", "(" * 400 + "A wins", "x" * 600, "a-b\x00 in play", "A life <= 99999"],
)  # fmt: skip
def test_a_claim_that_cannot_be_read_is_refused(claim):
    with pytest.raises(ClaimError):
        read_claim(claim)


def test_a_claim_knows_which_cards_it_speaks_of():
    assert read_claim("a-b in play or not c exhausted").refs == {"a-b", "c"}


def test_some_rulings_hold_whatever_anybody_does():
    explored = [b for r in rulings().values() for b in r.boards if b.always or b.never]
    assert len(explored) >= 5


@pytest.mark.parametrize(
    "wrong",
    [
        {"always": ("luchataur in play",)},
        {"never": ("luchataur in play",)},
        {"never": ("gorillion in play",)},
        {"always": ("nobody in play",)},
        {"always": ("B flies",)},
    ],
)
def test_what_does_not_hold_in_every_case_is_reported(wrong):
    assert list(check_board(Board(FIGHT, **wrong), library(), rulebook()))
