"""Rule 8.2: FRENZY, the second attack, and at which moment a creature must have it."""

import pytest
from board import library_with, refused, resolve

EDITIONS = ["current", "beyond", "first-contact"]


MADE_UP = library_with(
    # Defeated by an attacker, it costs that attacker's controller a life.
    "{id: stinger, number: 1, copies: 1, power: 1, names: {en: Stinger},"
    " defeated: [lose-life: {opponent: 1}]}",
    "{id: drummer, number: 2, copies: 1, power: 9, names: {en: Drummer},"
    " constant: [{of: other allied creatures, have: [FRENZY]}]}",
)


def under(frenzy_check: str) -> str:
    return f"ruleset: {{edition: current, frenzy-check: {frenzy_check}}}"


# -- the second attack ----------------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
def test_frenzy_attacks_twice_as_in_the_french_book(edition):
    """Luchataur defeats Tusked Extorter, attacks again, and nobody is left to block."""
    result = resolve(
        """
        A: {play: [luchataur]}
        B: {play: [tusked-extorter], hand: [gorillion]}
        moves: [attack luchataur, block tusked-extorter, attack luchataur]
        """,
        ruleset=edition,
    )
    assert result.discard("B") == ["tusked-extorter"]
    assert result.life("B") == 2
    assert result.turn == "B"


def test_second_attack_is_optional():
    result = resolve("""
        A: {play: [luchataur]}
        B: {hand: [gorillion]}
        moves: [attack luchataur]
    """)
    assert result.asked == ("A", "again")
    assert result.options == ["attack luchataur", "pass"]
    passed = resolve("""
        A: {play: [luchataur]}
        B: {hand: [gorillion]}
        moves: [attack luchataur, pass]
    """)
    assert passed.life("B") == 2
    assert (passed.turn, passed.phase) == ("B", "start")


@pytest.mark.parametrize("other", ["attack hamster-lion", "play gorillion"])
def test_nothing_comes_between_the_two_attacks(other):
    wrong = refused(f"""
        A: {{play: [luchataur, hamster-lion], hand: [gorillion]}}
        B: {{hand: [gorillion]}}
        moves: [attack luchataur, {other}]
    """)
    assert wrong.number == 2


def test_there_is_no_third_attack():
    result = resolve("""
        A: {play: [luchataur]}
        B: {hand: [gorillion]}
        moves: [attack luchataur, attack luchataur]
    """)
    assert result.life("B") == 1
    assert result.asked is None
    assert result.turn == "B"


def test_creature_without_frenzy_attacks_once():
    result = resolve("""
        A: {play: [gorillion]}
        B: {hand: [luchataur]}
        moves: [attack gorillion]
    """)
    assert result.life("B") == 2
    assert (result.turn, result.asked) == ("B", None)


@pytest.mark.parametrize("edition", EDITIONS)
def test_exhausted_frenzy_creature_attacks_again(edition):
    """Rhino Turtle (8) is saved by TOUGH, still in play, and may attack a second time."""
    board = """
        A: {play: [rhino-turtle], hand: [gorillion]}
        B: {play: [luchataur]}
        moves: [attack rhino-turtle, block luchataur]
    """
    first = resolve(board, ruleset=edition)
    assert first.creature("rhino-turtle").exhausted
    assert first.asked == ("A", "again")
    unblocked = resolve(board, "attack rhino-turtle", "pass", ruleset=edition)
    assert unblocked.life("B") == 2
    blocked = resolve(board, "attack rhino-turtle", "block luchataur", ruleset=edition)
    assert blocked.discard("A") == ["rhino-turtle"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_creature_that_began_the_turn_exhausted_attacks_twice_too(edition):
    result = resolve(
        """
        A: {play: [{card: goreagle-alpha, exhausted: true}]}
        B: {hand: [gorillion]}
        moves: [attack goreagle-alpha, attack goreagle-alpha]
        """,
        ruleset=edition,
    )
    assert result.life("B") == 1


def test_defeated_frenzy_creature_does_not_attack_again():
    result = resolve("""
        A: {play: [luchataur], hand: [killer-bee]}
        B: {play: [gorillion]}
        moves: [attack luchataur, block gorillion]
    """)
    assert result.discard("A") == ["luchataur"]
    assert (result.turn, result.asked) == ("B", None)


def test_frenzy_creature_taken_over_does_not_attack_again():
    """Plated Scorpion is exhausted, Harpy Mother poisoned; then the scorpion changes sides."""
    board = """
        A: {play: [plated-scorpion, drummer]}
        B: {play: [harpy-mother]}
        moves: [attack plated-scorpion, block harpy-mother]
    """
    taken = resolve(board, "choose plated-scorpion", cards=MADE_UP)
    assert taken.controller("plated-scorpion") == "B"
    assert (taken.turn, taken.asked) == ("B", None)
    left = resolve(board, "choose nothing", cards=MADE_UP)
    assert left.controller("plated-scorpion") == "A"
    assert left.asked == ("A", "again")


def test_same_creature_may_block_both_attacks():
    result = resolve("""
        A: {play: [rhino-turtle]}
        B: {play: [gorillion]}
        moves: [attack rhino-turtle, block gorillion, attack rhino-turtle]
    """)
    assert result.asked == ("B", "block")
    assert result.options == ["block gorillion", "pass"]


def test_frenzy_does_nothing_for_a_blocker():
    result = resolve("""
        A: {play: [killer-bee, gorillion]}
        B: {play: [luchataur]}
        moves: [attack gorillion, pass]
    """)
    assert (result.turn, result.asked) == ("B", None)


# -- the moment that counts -----------------------------------------------------------------------

YETI_GETS_COMPANY = """
    {ruleset}
    A: {{play: [lone-yeti], discard: [hyenix]}}
    B: {{play: [stinger], hand: [gorillion]}}
    moves: [attack lone-yeti, block stinger, yes]
"""


def test_lone_yeti_with_company_does_not_attack_again():
    """Stinger's effect costs A a life, Hyenix joins Lone Yeti, and FRENZY is gone."""
    board = YETI_GETS_COMPANY.format(ruleset=under("at-second-attack"))
    result = resolve(board, cards=MADE_UP)
    assert result.play("A") == ["lone-yeti", "hyenix"]
    assert (result.turn, result.asked) == ("B", None)
    assert "frenzy-check" in result.readings()


def test_lone_yeti_with_company_attacks_again_if_the_first_attack_counts():
    board = YETI_GETS_COMPANY.format(ruleset=under("at-first"))
    result = resolve(board, cards=MADE_UP)
    assert result.asked == ("A", "again")
    assert "frenzy-check" in resolve(board, "attack lone-yeti", cards=MADE_UP).readings()


@pytest.mark.parametrize("check", ["at-second-attack", "at-first"])
def test_lone_yeti_that_stays_alone_attacks_again(check):
    board = YETI_GETS_COMPANY.format(ruleset=under(check)).replace("yes", "no")
    result = resolve(board, cards=MADE_UP)
    assert result.asked == ("A", "again")
    assert "frenzy-check" not in result.readings()


YETI_LOSES_ITS_COMPANY = """
    {ruleset}
    A: {{play: [lone-yeti, gorillion]}}
    B: {{play: [explosive-toad], hand: [gorillion]}}
    moves: [attack lone-yeti, block explosive-toad, choose gorillion]
"""


def test_lone_yeti_that_has_become_alone_attacks_again():
    """Yeti and Toad (5 each): Yeti is exhausted, the Toad's effect defeats Gorillion."""
    result = resolve(YETI_LOSES_ITS_COMPANY.format(ruleset=under("at-second-attack")))
    assert result.play("A") == ["lone-yeti"]
    assert result.creature("lone-yeti").exhausted
    assert result.asked == ("A", "again")


def test_lone_yeti_that_has_become_alone_had_no_frenzy_at_first():
    result = resolve(YETI_LOSES_ITS_COMPANY.format(ruleset=under("at-first")))
    assert result.play("A") == ["lone-yeti"]
    assert (result.turn, result.asked) == ("B", None)
    assert "frenzy-check" in result.readings()


# Sharky (6 with Shield Bugs) has FRENZY from Explosive Toad, which it then defeats.
SHARKY_LOSES_FRENZY = """
    {ruleset}
    A: {{play: [sharky-crab-dog-mummypus, shield-bugs]}}
    B: {{play: [explosive-toad, gorillion]}}
    moves: [attack sharky-crab-dog-mummypus, block explosive-toad, choose gorillion]
"""


def test_sharky_loses_frenzy_with_the_enemy_it_defeats():
    result = resolve(SHARKY_LOSES_FRENZY.format(ruleset=under("at-second-attack")))
    assert result.discard("B") == ["explosive-toad", "gorillion"]
    assert result.in_play("sharky-crab-dog-mummypus")
    assert result.asked is None
    assert "frenzy-check" in result.readings()


def test_sharky_attacks_again_if_the_first_attack_counts():
    result = resolve(SHARKY_LOSES_FRENZY.format(ruleset=under("at-first")))
    assert result.discard("B") == ["explosive-toad", "gorillion"]
    assert result.asked == ("A", "again")


SHARKY_GAINS_FRENZY = """
    {ruleset}
    A: {{play: [sharky-crab-dog-mummypus]}}
    B: {{discard: [hyenix]}}
    moves: [attack sharky-crab-dog-mummypus, yes]
"""


def test_sharky_gains_frenzy_after_its_first_attack():
    result = resolve(SHARKY_GAINS_FRENZY.format(ruleset=under("at-second-attack")))
    assert result.life("B") == 2
    assert result.play("B") == ["hyenix"]
    assert result.asked == ("A", "again")


def test_sharky_gains_frenzy_too_late_if_the_first_attack_counts():
    result = resolve(SHARKY_GAINS_FRENZY.format(ruleset=under("at-first")))
    assert result.play("B") == ["hyenix"]
    assert (result.turn, result.asked) == ("B", None)
    assert "frenzy-check" in result.readings()


def test_creature_that_arrived_between_the_attacks_may_block_the_second():
    result = resolve("""
        A: {play: [luchataur]}
        B: {discard: [hyenix]}
        moves: [attack luchataur, yes, attack luchataur]
    """)
    assert result.life("B") == 2
    assert result.asked == ("B", "block")
    assert result.options == ["block hyenix", "pass"]


def test_creature_kept_from_attacking_does_not_attack_again():
    """9.8: once Compost Dragon is gone, Rhino Turtle is the weakest, and Hamster Lion's victim."""
    board = """
        A: {play: [rhino-turtle, compost-dragon]}
        B: {play: [hamster-lion, explosive-toad]}
        moves: [attack rhino-turtle, block explosive-toad]
    """
    stopped = resolve(board, "choose compost-dragon")
    assert stopped.play("A") == ["rhino-turtle"]
    assert (stopped.asked, stopped.winner) == (None, None)
    free = resolve(board, "choose hamster-lion")
    assert free.asked == ("A", "again")


def test_harpy_mother_can_leave_lone_yeti_alone_with_frenzy():
    """Yeti and Harpy (5 each): Yeti is exhausted; Harpy takes only the company, Yeti is alone."""
    result = resolve("""
        A: {play: [lone-yeti, killer-bee]}
        B: {play: [harpy-mother]}
        moves: [attack lone-yeti, block harpy-mother, choose killer-bee]
    """)
    assert result.controller("killer-bee") == "B"
    assert result.asked == ("A", "again")
