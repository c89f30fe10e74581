"""Disputed questions about Defeated effects, control and choices, each answered on a board."""

import pytest
from board import resolve

EDITIONS = ["current", "beyond", "first-contact"]

# -- Defeated effects -----------------------------------------------------------------------------

TOAD_AND_HARPY = """
    A: {play: [explosive-toad, killer-bee]}
    B: {play: [harpy-mother, brain-fly], hand: [gorillion]}
    moves: [attack explosive-toad, block harpy-mother]
"""


@pytest.mark.parametrize("edition", EDITIONS)
def test_both_are_in_the_discard_piles_before_the_active_player_orders_their_effects(edition):
    """defeated-simultaneous: also the other player's effect is put in order."""
    result = resolve(TOAD_AND_HARPY, ruleset=edition)
    assert result.in_discard("A", "explosive-toad")
    assert result.in_discard("B", "harpy-mother")
    assert result.asked == ("A", "order")
    assert sorted(result.options) == ["first explosive-toad", "first harpy-mother"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_explosive_toad_cannot_hit_the_creature_that_was_defeated_with_it(edition):
    """defeated-simultaneous: Harpy Mother is no longer in play."""
    result = resolve(TOAD_AND_HARPY, "first explosive-toad", ruleset=edition)
    assert result.asked == ("A", "choose")
    assert sorted(result.options) == ["choose brain-fly", "choose killer-bee"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_one_defeated_effect_is_finished_before_the_next_begins(edition):
    """defeated-simultaneous: what Harpy Mother took is there for the Toad to hit."""
    result = resolve(
        TOAD_AND_HARPY, "first harpy-mother", "choose killer-bee", "choose killer-bee",
        ruleset=edition,
    )  # fmt: skip
    assert result.in_discard("B", "killer-bee")
    assert result.play("B") == ["brain-fly"]


def test_in_the_other_players_turn_the_other_player_orders():
    """defeated-simultaneous: the active player is the one whose turn it is."""
    result = resolve("""
        turn: B
        A: {play: [explosive-toad, killer-bee]}
        B: {play: [harpy-mother, brain-fly]}
        moves: [attack harpy-mother, block explosive-toad]
    """)
    assert result.asked == ("B", "order")


def test_a_toad_defeated_by_a_toad_has_its_effect_after_that():
    """defeated-chain: the first effect is finished, then the new one is resolved."""
    result = resolve("""
        A: {play: [gorillion, {card: explosive-toad, as: our-toad}, brain-fly]}
        B: {play: [{card: explosive-toad, as: their-toad}, killer-bee]}
        moves: [attack gorillion, block their-toad, choose our-toad]
    """)
    assert result.in_discard("A", "our-toad")
    assert result.in_discard("B", "their-toad")
    assert result.asked == ("A", "choose")
    assert sorted(result.options) == ["choose brain-fly", "choose gorillion", "choose killer-bee"]


THREE_TOADS = """
    A:
      play: [{card: explosive-toad, as: ours}, gorillion]
    B:
      play: [{card: explosive-toad, as: theirs}, {card: explosive-toad, as: third}, killer-bee]
"""
CHAIN = ("attack ours", "block theirs", "first ours", "choose third")


def test_a_new_defeated_effect_joins_those_that_wait():
    """defeated-chain: if others wait at the same time, the active player chooses the order."""
    result = resolve(THREE_TOADS, *CHAIN)
    assert result.asked == ("A", "order")
    assert sorted(result.options) == ["first theirs", "first third"]
    assert "new-defeats" in result.readings()


def test_a_group_may_resolve_the_new_defeated_effect_next():
    """defeated-chain: the other reading, on which no book has a word."""
    ruleset = "\n    ruleset: {edition: current, new-defeats: resolve-next}"
    result = resolve(ruleset + THREE_TOADS, *CHAIN)
    assert result.asked == ("B", "choose")
    assert result.happened("effect", "third")
    assert not result.happened("effect", "theirs")


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_creature_that_is_taken_over_was_not_defeated(edition):
    """defeated-not: Strange Barrel changes sides and steals nothing."""
    result = resolve(
        """
        A: {hand: [brain-fly, gorillion, luchataur]}
        B: {play: [strange-barrel], hand: [killer-bee], mindbugs: 0}
        moves: [play brain-fly]
        """,
        ruleset=edition,
    )
    assert result.controller("strange-barrel") == "A"
    assert result.hand("A") == ["gorillion", "luchataur"]
    assert result.hand("B") == ["killer-bee"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_creature_card_that_is_discarded_was_not_defeated(edition):
    """defeated-not: Strange Barrel goes from the hand to the discard pile and steals nothing."""
    result = resolve(
        """
        A: {hand: [ferret-bomber, gorillion, luchataur]}
        B: {play: [bee-bear], hand: [strange-barrel, killer-bee], mindbugs: 0}
        moves: [play ferret-bomber]
        """,
        ruleset=edition,
    )
    assert sorted(result.discard("B")) == ["killer-bee", "strange-barrel"]
    assert result.hand("A") == ["gorillion", "luchataur"]
    assert (result.turn, result.phase) == ("B", "start")


# -- Harpy Mother and taking control --------------------------------------------------------------


def test_harpy_mother_looks_at_the_current_power_and_may_take_none():
    """harpy: Goblin Werewolf has 8 in its controller's turn; "up to 2" is 0, 1 or 2."""
    board = """
        A: {play: [goblin-werewolf, tiger-squirrel, turbo-bug]}
        B: {play: [harpy-mother], hand: [gorillion]}
        moves: [attack goblin-werewolf, pass, block harpy-mother]
    """
    result = resolve(board)
    assert result.asked == ("B", "choose")
    assert result.options == [
        "choose nothing",
        "choose tiger-squirrel",
        "choose turbo-bug",
        "choose tiger-squirrel, turbo-bug",
    ]
    assert resolve(board, "choose nothing").play("B") == []
    assert resolve(board, "choose tiger-squirrel, turbo-bug").play("A") == ["goblin-werewolf"]


def test_harpy_mother_may_take_the_creature_that_defeated_her_as_it_is():
    """harpy: it keeps its state."""
    result = resolve("""
        A: {play: [lone-yeti, gorillion]}
        B: {play: [harpy-mother], hand: [luchataur]}
        moves: [attack lone-yeti, block harpy-mother, choose lone-yeti]
    """)
    assert result.controller("lone-yeti") == "B"
    assert result.creature("lone-yeti").exhausted


def test_a_creature_taken_by_harpy_mother_has_no_play_effect():
    """harpy: it was in play already."""
    result = resolve("""
        A: {play: [gorillion, axolotl-healer]}
        B: {play: [harpy-mother], hand: [luchataur]}
        moves: [attack gorillion, block harpy-mother, choose axolotl-healer]
    """)
    assert result.controller("axolotl-healer") == "B"
    assert result.life("B") == 3


def test_taking_control_of_ones_own_creature_changes_nothing():
    """tc-own: the only creature with enough power is one's own."""
    result = resolve("""
        A: {play: [gorillion], hand: [brain-fly]}
        B: {play: [killer-bee], mindbugs: 0}
        moves: [play brain-fly]
    """)
    assert result.play("A") == ["gorillion", "brain-fly"]
    assert result.play("B") == ["killer-bee"]
    assert (result.turn, result.phase) == ("B", "start")


def test_a_creature_just_taken_over_counts_at_once():
    """tc-hypnotic-count: with two other allies Froblin Instigator has 5, as much as the hunter."""
    result = resolve("""
        A: {play: [froblin-instigator], hand: [brain-fly]}
        B: {play: [gorillion, killer-bee], mindbugs: 0}
        moves: [play brain-fly, choose gorillion, attack killer-bee, hunt froblin-instigator]
    """)
    assert result.in_discard("A", "froblin-instigator")
    assert result.in_discard("B", "killer-bee")


def test_a_card_from_the_opponents_discard_pile_stays_with_its_controller():
    """grave-return: defeated, it goes to the pile of the one who controls it."""
    result = resolve("""
        A: {hand: [grave-robber]}
        B: {play: [gorillion], discard: [killer-bee], mindbugs: 0}
        moves: [play grave-robber, choose killer-bee, attack gorillion, block killer-bee]
    """)
    assert result.discard("A") == ["killer-bee"]
    assert result.discard("B") == []


def test_the_defeated_effect_of_a_mindbugged_creature_is_its_new_controllers():
    """peach-police: who controls the creature when it is defeated counts."""
    result = resolve("""
        A: {play: [gorillion], hand: [explosive-toad]}
        B: {play: [brain-fly]}
        moves: [play explosive-toad, mindbug, attack gorillion, block explosive-toad]
    """)
    assert result.in_discard("B", "explosive-toad")
    assert result.asked == ("B", "choose")


# -- resolving ------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
def test_who_performs_the_effect_chooses_the_target(edition):
    """who-chooses: the controller of the card, also in the other player's turn."""
    attack = resolve(
        """
        A: {play: [shark-dog]}
        B: {play: [gorillion, luchataur]}
        moves: [attack shark-dog]
        """,
        ruleset=edition,
    )
    assert attack.asked == ("A", "choose")
    assert attack.options == ["choose gorillion", "choose luchataur"]
    defeated = resolve(
        """
        A: {play: [gorillion]}
        B: {play: [explosive-toad, killer-bee]}
        moves: [attack gorillion, block explosive-toad]
        """,
        ruleset=edition,
    )
    assert defeated.asked == ("B", "choose")
    assert sorted(defeated.options) == ["choose gorillion", "choose killer-bee"]


def test_an_effect_is_done_as_far_as_it_can_be():
    """partial: told to discard two cards with one in hand, one discards that one."""
    result = resolve("""
        A: {hand: [ferret-bomber]}
        B: {play: [gorillion], hand: [luchataur], mindbugs: 0}
        moves: [play ferret-bomber]
    """)
    assert result.discard("B") == ["luchataur"]
    assert result.hand("B") == []
    assert (result.turn, result.phase) == ("B", "start")
