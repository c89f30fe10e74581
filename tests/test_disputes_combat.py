"""Disputed questions about attacking and blocking, each answered on a board."""

import pytest
from board import resolve

# -- attacks and blocks ---------------------------------------------------------------------------


def test_the_same_creature_may_block_both_frenzy_attacks():
    """block-again: blocking does not exhaust."""
    result = resolve("""
        A: {play: [rhino-turtle]}
        B: {play: [gorillion]}
        moves: [attack rhino-turtle, block gorillion, attack rhino-turtle, block gorillion]
    """)
    assert result.in_discard("A", "rhino-turtle")
    assert not result.creature("gorillion").exhausted
    assert result.life("B") == 3


def test_a_creature_that_came_into_play_this_turn_may_block():
    """block-again: here one that was mindbugged a moment ago."""
    result = resolve("""
        A: {play: [luchataur], hand: [gorillion]}
        moves: [play gorillion, mindbug, attack luchataur]
    """)
    assert result.asked == ("B", "block")
    assert result.options == ["block gorillion", "pass"]


def test_a_creature_that_attacked_in_its_own_turn_may_block_in_the_next():
    """block-again: attacking does not exhaust."""
    result = resolve("""
        A: {play: [gorillion]}
        B: {play: [luchataur]}
        moves: [attack gorillion, pass, attack luchataur]
    """)
    assert result.asked == ("A", "block")
    assert result.options == ["block gorillion", "pass"]


@pytest.mark.parametrize("attacker", ["snail-thrower", "brain-fly", "gorillion"])
def test_an_unblocked_attack_costs_one_life_whatever_the_power(attacker):
    """attack-one-life: power 1, 4 or 10."""
    result = resolve(f"""
        A: {{play: [{attacker}]}}
        B: {{play: [elephantopus]}}
        moves: [attack {attacker}, pass]
    """)
    assert result.life("B") == 2


def test_equal_powers_defeat_each_other_and_no_life_is_lost():
    """sneaky-frenzy-race: neither side has an advantage."""
    result = resolve("""
        A: {play: [bee-bear]}
        B: {play: [tusked-extorter], hand: [gorillion]}
        moves: [attack bee-bear, block tusked-extorter]
    """)
    assert result.in_discard("A", "bee-bear")
    assert result.in_discard("B", "tusked-extorter")
    assert (result.life("A"), result.life("B")) == (3, 3)


def test_what_the_blocker_could_not_stop_does_not_reach_the_player():
    """no-trample: a blocked attack costs no life."""
    result = resolve("""
        A: {play: [gorillion]}
        B: {play: [bee-bear], hand: [luchataur]}
        moves: [attack gorillion, block bee-bear]
    """)
    assert result.in_discard("B", "bee-bear")
    assert result.life("B") == 3


FRENZY = """
    A: {play: [luchataur, gorillion], hand: [killer-bee]}
    B: {hand: [bee-bear]}
    moves: [attack luchataur]
"""


def test_the_second_frenzy_attack_is_a_choice_of_that_creature_alone():
    """frenzy-must: no other creature makes it and no card is played in between."""
    result = resolve(FRENZY)
    assert result.asked == ("A", "again")
    assert result.options == ["attack luchataur", "pass"]
    assert result.life("B") == 2


@pytest.mark.parametrize(("answer", "life"), [("pass", 2), ("attack luchataur", 1)])
def test_after_the_second_frenzy_attack_or_without_it_the_turn_is_over(answer, life):
    """frenzy-must: it is part of the one turn action."""
    result = resolve(FRENZY, answer)
    assert result.life("B") == life
    assert (result.turn, result.phase) == ("B", "start")


@pytest.mark.parametrize(
    ("reading", "asked"), [("at-second-attack", ("A", "again")), ("at-first", None)]
)
def test_frenzy_gained_during_the_first_attack_counts_for_the_second(reading, asked):
    """frenzy-lost: it is checked when the second attack would be made."""
    result = resolve(f"""
        ruleset: {{edition: current, frenzy-check: {reading}}}
        A: {{play: [lone-yeti, tiger-squirrel]}}
        B: {{play: [explosive-toad], hand: [gorillion]}}
        moves: [attack lone-yeti, block explosive-toad, choose tiger-squirrel]
    """)
    assert result.play("A") == ["lone-yeti"]
    assert result.asked == asked


# -- Attack effects -------------------------------------------------------------------------------


def test_an_attacker_lost_to_its_own_attack_effect_attacks_no_more():
    """attacker-gone: no block, no combat, no life lost; the turn action is used up."""
    board = """
        A: {play: [snail-hydra], hand: [gorillion]}
        B: {play: [explosive-toad, brain-fly]}
        moves: [attack snail-hydra, choose explosive-toad]
    """
    assert resolve(board).asked == ("B", "choose")
    result = resolve(board, "choose snail-hydra")
    assert result.in_discard("A", "snail-hydra")
    assert result.life("B") == 3
    assert result.play("B") == ["brain-fly"]
    assert (result.turn, result.phase) == ("B", "start")


def test_count_draculeech_at_one_life_loses_before_it_defeats_anything():
    """draculeech: the game is lost at once."""
    result = resolve("""
        A: {life: 1, play: [count-draculeech]}
        B: {play: [gorillion]}
        moves: [attack count-draculeech]
    """)
    assert result.winner == "B"
    assert result.in_play("gorillion")


def test_count_draculeech_alone_in_play_defeats_itself():
    """draculeech: "a creature" includes itself, and then there is no attack."""
    result = resolve("""
        A: {play: [count-draculeech], hand: [gorillion]}
        B: {hand: [luchataur]}
        moves: [attack count-draculeech]
    """)
    assert result.in_discard("A", "count-draculeech")
    assert (result.life("A"), result.life("B")) == (2, 3)
    assert (result.turn, result.phase) == ("B", "start")


@pytest.mark.parametrize(("allies", "blockable"), [(", brain-fly", False), ("", True)])
def test_the_lurker_counts_itself(allies, blockable):
    """lurker: two creatures against one make it SNEAKY, one against one do not."""
    result = resolve(f"""
        A: {{play: [the-lurker{allies}]}}
        B: {{play: [gorillion]}}
        moves: [attack the-lurker]
    """)
    assert (result.asked == ("B", "block")) is blockable
    assert result.life("B") == (3 if blockable else 2)
