"""Chapter 15: the dice of an attack, what they do, and exactly how likely it is."""

from fractions import Fraction
from itertools import product

import pytest
from board import Result, energy, keywords, power, refused, resolve

from judge.claims import Claim, read_claim
from judge.engine import PLAYERS
from judge.explore import Budget, Explorer

FACES = ["grow-1", "grow-2", "grow-3", "energy-1", "energy-2", "discard"]
EDITIONS = ["current", "beyond", "first-contact"]


def dice(result: Result) -> int:
    """How many dice are about to be rolled."""
    if result.asked != (None, "chance"):
        return 0
    (number,) = {option.count(",") + 1 for option in result.options}
    return number


def rolls(result: Result) -> int:
    return result.kinds().count("dice")


# -- rolling (15.1 to 15.3) -----------------------------------------------------------------------

KONG = """
    A: {play: [kong], hand: [gorillion]}
    B: {play: [gigazaur], hand: [killer-bee, luchataur]}
"""
HADES = """
    A: {play: [hades], hand: [gorillion]}
    B: {play: [gigazaur], hand: [killer-bee, luchataur]}
"""


def test_a_creature_with_one_icon_rolls_one_die_with_six_faces():
    result = resolve(KONG, "attack kong")
    assert result.asked == (None, "chance")
    assert sorted(result.options) == sorted(f"roll {face}" for face in FACES)


def test_a_creature_with_two_icons_rolls_two_dice():
    """15.5: the dice are alike, so two different faces are one result, whichever shows which."""
    result = resolve(HADES, "attack hades")
    assert result.asked == (None, "chance")
    shown = {tuple(sorted(o.removeprefix("roll ").split(", "))) for o in result.options}
    assert shown == {tuple(sorted(pair)) for pair in product(FACES, FACES)}
    assert len(result.options) == len(shown) == 21


def test_a_creature_without_an_icon_rolls_nothing():
    result = resolve("{A: {play: [gigazaur]}, B: {play: [kong]}}", "attack gigazaur")
    assert result.asked == ("B", "block")
    assert rolls(result) == 0


@pytest.mark.parametrize(
    "wrong", ["roll grow-4", "roll energy-3", "roll 5", "roll grow-1, grow-1", "roll discard-1"]
)
def test_a_face_the_die_has_not_cannot_be_rolled(wrong):
    assert refused(KONG, "attack kong", wrong).number == 2


def test_the_roll_is_not_a_choice():
    """The attacker's controller can't keep the dice from being rolled."""
    assert refused(KONG, "attack kong", "pass").number == 2


def test_the_dice_come_before_the_block_and_so_does_their_result():
    """Dispute kot-roll-when: the defender knows the final power when deciding."""
    result = resolve(KONG, "attack kong")
    assert result.asked == (None, "chance")
    result = resolve(KONG, "attack kong", "roll grow-2")
    assert result.asked == ("A", "reroll")
    result = resolve(KONG, "attack kong", "roll grow-2", "pass")
    assert result.asked == ("B", "block")
    assert power(result, "kong") == 11


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_edition_rolls_alike(edition):
    result = resolve(KONG, "attack kong", "roll grow-3", "pass", ruleset=edition)
    assert result.asked == ("B", "block")
    assert power(result, "kong") == 12
    assert {"15.1", "15.2", "15.6", "15.7"} <= result.cited()


def test_the_dice_come_before_attack_effects_of_other_sets():
    """Dispute kot-roll-when: Ghostly Underdog (4) defeats what is weaker than it has become."""
    board = """
        A: {play: [ghostly-underdog, mechamster]}
        B: {play: [strange-barrel, harpy-mother, meka-dragon, gorillion], hand: [luchataur]}
    """
    result = resolve(board, "attack ghostly-underdog", "roll grow-3", "pass")
    assert power(result, "ghostly-underdog") == 7
    assert sorted(result.play("B")) == ["gorillion", "meka-dragon"]
    result = resolve(board, "attack ghostly-underdog", "roll energy-2", "pass")
    assert len(result.play("B")) == 4
    assert energy(result, "A") == 2


def test_a_given_attack_effect_comes_after_the_dice_too():
    """Jean-Claw Pandamme gives its enemies "Attack: Discard a card". The die comes first."""
    board = """
        A: {play: [kong], hand: [gorillion, luchataur]}
        B: {play: [jean-claw-pandamme], hand: [killer-bee]}
    """
    result = resolve(board, "attack kong", "roll grow-1")
    assert len(result.hand("A")) == 2
    result = resolve(board, "attack kong", "roll grow-1", "pass")
    assert result.asked == ("A", "choose")
    assert power(result, "kong") == 10


# -- rolling again (15.4, 15.5) -------------------------------------------------------------------


def test_one_die_may_be_rolled_again_or_kept():
    result = resolve(KONG, "attack kong", "roll discard")
    assert result.asked == ("A", "reroll")
    assert sorted(result.options) == ["pass", "reroll 1"]


def test_the_second_result_stands_even_if_it_is_worse():
    result = resolve(KONG, "attack kong", "roll grow-3", "reroll 1", "roll grow-1")
    assert result.asked == ("B", "block")
    assert power(result, "kong") == 10


def test_the_first_result_is_gone_once_the_die_is_rolled_again():
    result = resolve(KONG, "attack kong", "roll energy-2", "reroll 1", "roll grow-1")
    assert energy(result, "A") == 0
    assert result.hand("B") == ["killer-bee", "luchataur"]


def test_there_is_only_one_reroll():
    moves = ["attack kong", "roll grow-3", "reroll 1", "roll grow-1"]
    assert resolve(KONG, *moves).asked == ("B", "block")
    assert refused(KONG, *moves, "reroll 1").number == 5


@pytest.mark.parametrize("wrong", ["reroll 2", "reroll 1, 2", "reroll 0", "reroll kong"])
def test_one_die_has_no_second_one_to_roll_again(wrong):
    assert refused(KONG, "attack kong", "roll grow-1", wrong).number == 3


@pytest.mark.parametrize(
    ("again", "roll", "grown", "gained"),
    [
        ("pass", None, 1, 1),
        ("reroll 1", "roll grow-3", 3, 1),
        ("reroll 1", "roll energy-2", 0, 3),
        ("reroll 2", "roll energy-2", 1, 2),
        ("reroll 2", "roll grow-2", 3, 0),
        ("reroll 1, 2", "roll grow-3, grow-3", 6, 0),
        ("reroll 1, 2", "roll energy-2, energy-2", 0, 4),
        ("reroll 1, 2", "roll grow-2, energy-2", 2, 2),
    ],
)
def test_of_two_dice_either_or_both_may_be_rolled_again(again, roll, grown, gained):
    """15.5. The first roll is Grow 1 on one die and Energy 1 on the other."""
    moves = ["attack hades", "roll grow-1, energy-1", again, *([roll] if roll else [])]
    result = resolve(HADES, *moves)
    if result.asked == ("A", "order"):
        result = resolve(HADES, *moves, result.options[0])
    assert result.asked == ("B", "block")
    assert power(result, "hades") == 5 + grown
    assert energy(result, "A") == gained


def test_both_dice_share_the_one_reroll():
    """15.5: who has rolled one die again can't take up the other one as well."""
    moves = ["attack hades", "roll grow-1, energy-1", "reroll 1", "roll grow-3"]
    assert resolve(HADES, *moves).asked == ("A", "order")
    assert refused(HADES, *moves, "reroll 2").number == 5


def test_two_dice_have_four_ways_to_go_on():
    result = resolve(HADES, "attack hades", "roll grow-1, energy-1")
    assert sorted(result.options) == ["pass", "reroll 1", "reroll 1, 2", "reroll 2"]


def test_the_first_die_is_the_one_that_was_named_first():
    """Whoever writes "roll discard, grow-2" and "reroll 1" rolls the Discard again."""
    moves = ["attack hades", "roll discard, grow-2", "reroll 1", "roll grow-2"]
    result = resolve(HADES, *moves)
    assert result.asked == ("B", "block")
    assert power(result, "hades") == 9
    assert result.hand("B") == ["killer-bee", "luchataur"]


def test_a_die_keeps_its_place_when_it_is_rolled_again():
    """15.13: of Energy 1 and Discard the second is rolled again, twice."""
    board = """
        A: {play: [hades, cybertooth], hand: [gorillion]}
        B: {play: [gigazaur], hand: [gorillion, luchataur]}
    """
    moves = ["roll energy-1, discard", "reroll 2", "roll grow-1", "reroll 2", "roll grow-3"]
    result = resolve(board, "attack hades", *moves, "first energy-1")
    assert power(result, "hades") == 8
    assert energy(result, "A") == 1


# -- the results (15.6 to 15.9) -------------------------------------------------------------------


@pytest.mark.parametrize("grow", [1, 2, 3])
def test_grow_gives_that_much_power(grow):
    result = resolve(KONG, "attack kong", f"roll grow-{grow}", "pass")
    assert power(result, "kong") == 9 + grow
    assert power(result, "gigazaur") == 9


# Mantis has power 4 and meets creatures of power 5, 6 and 7.
@pytest.mark.parametrize("grow", [1, 2, 3])
@pytest.mark.parametrize(
    ("blocker", "strength"), [("killer-bee", 5), ("strange-barrel", 6), ("meka-dragon", 7)]
)
def test_grow_counts_in_the_fight(grow, blocker, strength):
    result = resolve(
        f"{{A: {{play: [mantis]}}, B: {{play: [{blocker}], hand: 5}}}}",
        "attack mantis",
        f"roll grow-{grow}",
        "pass",
        f"hunt {blocker}",
    )
    assert result.in_play("mantis") == (4 + grow > strength)
    assert result.in_discard("B", blocker) == (4 + grow >= strength)


def test_grow_is_over_when_the_turn_is():
    """5.4, 15.7."""
    result = resolve(KONG, "attack kong", "roll grow-3", "pass", "pass")
    assert (result.turn, result.phase) == ("B", "start")
    assert result.life("B") == 2
    assert power(result, "kong") == 9


def test_grow_does_not_help_against_a_later_attack_of_the_opponent():
    result = resolve(
        """
        A: {play: [kong], hand: [gorillion]}
        B: {play: [gorillion], hand: [luchataur]}
        """,
        *["attack kong", "roll grow-3", "pass", "pass"],
        *["attack gorillion-2", "block kong"],
    )
    assert result.in_discard("A", "kong")
    assert result.in_play("gorillion-2")


@pytest.mark.parametrize(
    ("faces", "grown"),
    [
        ("grow-1, grow-2", 3),
        ("grow-1, grow-3", 4),
        ("grow-2, grow-3", 5),
        ("grow-1, grow-1", 2),
        ("grow-3, grow-3", 6),
    ],
)
def test_two_grow_results_add_up(faces, grown):
    """Dispute kot-two-dice."""
    result = resolve(HADES, "attack hades", f"roll {faces}", "pass")
    if result.asked == ("A", "order"):
        result = resolve(HADES, "attack hades", f"roll {faces}", "pass", result.options[0])
    assert result.asked == ("B", "block")
    assert power(result, "hades") == 5 + grown


def test_two_equal_results_leave_no_order_to_choose():
    result = resolve(HADES, "attack hades", "roll energy-2, energy-2", "pass")
    assert result.asked == ("B", "block")
    assert energy(result, "A") == 4


def test_the_attacker_orders_two_different_results():
    """Dispute kot-two-dice; 15.6."""
    moves = ["attack hades", "roll energy-1, discard", "pass"]
    result = resolve(HADES, *moves)
    assert result.asked == ("A", "order")
    assert sorted(result.options) == ["first discard", "first energy-1"]
    result = resolve(HADES, *moves, "first discard")
    assert result.asked == ("B", "choose")
    assert energy(result, "A") == 0
    result = resolve(HADES, *moves, "first energy-1")
    assert result.asked == ("B", "choose")
    assert energy(result, "A") == 1


@pytest.mark.parametrize("first", ["energy-1", "discard"])
def test_both_results_happen_whichever_comes_first(first):
    moves = ["roll energy-1, discard", "pass", f"first {first}", "choose luchataur"]
    result = resolve(HADES, "attack hades", *moves)
    assert result.asked == ("B", "block")
    assert energy(result, "A") == 1
    assert result.discard("B") == ["luchataur"]


@pytest.mark.parametrize(("face", "gained"), [("energy-1", 1), ("energy-2", 2)])
def test_energy_is_added_to_what_one_has(face, gained):
    result = resolve(
        "{A: {play: [kong], energy: 5}, B: {energy: 2, hand: 5}}",
        *["attack kong", f"roll {face}", "pass"],
    )
    assert energy(result, "A") == 5 + gained
    assert energy(result, "B") == 2
    assert result.life("B") == 2


def test_energy_stays_when_the_turn_ends_and_when_the_creature_is_gone():
    """Dispute kot-energy-keep."""
    result = resolve(
        "{A: {play: [mantis], hand: 5}, B: {play: [gorillion], hand: 5}}",
        *["attack mantis", "roll energy-2", "pass", "pass", "block gorillion"],
    )
    assert result.in_discard("A", "mantis")
    assert (result.turn, result.phase) == ("B", "start")
    assert energy(result, "A") == 2


def test_the_opponent_chooses_what_to_discard_and_draws_before_the_block():
    """Dispute kot-discard-result; 15.9."""
    board = """
        A: {play: [kong], hand: 5}
        B:
          play: [gigazaur]
          hand: [gorillion, luchataur, killer-bee, brain-fly, turbo-bug]
          deck: [spider-owl, bee-bear]
    """
    result = resolve(board, "attack kong", "roll discard", "pass")
    assert result.asked == ("B", "choose")
    assert "choose killer-bee" in result.options
    assert len(result.options) == 5
    result = resolve(board, "attack kong", "roll discard", "pass", "choose killer-bee")
    assert result.asked == ("B", "block")
    assert result.discard("B") == ["killer-bee"]
    assert result.hand("B") == ["gorillion", "luchataur", "brain-fly", "turbo-bug", "spider-owl"]
    assert result.deck("B") == ["bee-bear"]


def test_discarding_from_an_empty_hand_does_nothing():
    """Dispute kot-discard-result."""
    result = resolve(
        "{A: {play: [kong], hand: 5}, B: {play: [gigazaur], discard: [gorillion]}}",
        *["attack kong", "roll discard", "pass"],
    )
    assert result.asked == ("B", "block")
    assert result.discard("B") == ["gorillion"]
    assert result.in_play("kong")


def test_an_unknown_card_can_be_discarded():
    result = resolve(
        "{A: {play: [kong], hand: 5}, B: {play: [gigazaur], hand: 3}}",
        *["attack kong", "roll discard", "pass"],
    )
    assert result.asked == ("B", "block")
    assert (len(result.hand("B")), len(result.discard("B"))) == (2, 1)


def test_a_discard_that_leaves_no_choice_may_be_written_or_left_out():
    board = "{A: {play: [kong], hand: 5}, B: {play: [gigazaur], hand: [killer-bee]}}"
    moves = ["attack kong", "roll discard", "pass"]
    for written in ([], ["choose killer-bee"]):
        result = resolve(board, *moves, *written)
        assert result.discard("B") == ["killer-bee"]
        assert result.asked == ("B", "block")


def test_two_discard_results_are_two_discards_with_a_draw_in_between():
    """15.6, 15.9: each die is carried out by itself, and one draws at once."""
    board = """
        A: {play: [hades], hand: 5}
        B:
          play: [gigazaur]
          hand: [gorillion, luchataur, killer-bee, brain-fly, turbo-bug]
          deck: [spider-owl, bee-bear]
    """
    moves = ["attack hades", "roll discard, discard", "pass", "choose gorillion"]
    result = resolve(board, *moves)
    assert result.asked == ("B", "choose")
    assert "choose spider-owl" in result.options
    assert "choose gorillion" not in result.options
    result = resolve(board, *moves, "choose spider-owl")
    assert result.asked == ("B", "block")
    assert result.discard("B") == ["gorillion", "spider-owl"]
    assert result.in_hand("B", "bee-bear")


@pytest.mark.parametrize(
    ("ruleset", "held"),
    [("current", 4), ("{edition: current, closed-hand: effects-only}", 5)],
)
def test_alien_brain_and_the_draw_after_a_discard_result(ruleset, held):
    """Dispute alien-brain, under both readings of closed-hand."""
    result = resolve(
        f"""
        ruleset: {ruleset}
        A: {{play: [kong, alien-brain], hand: 5}}
        B: {{play: [gigazaur], hand: 5, deck: 2}}
        """,
        *["attack kong", "roll discard", "pass"],
    )
    assert result.asked == ("B", "block")
    assert len(result.hand("B")) == held
    assert "closed-hand" in result.readings()


# -- what a discarded card sets off ---------------------------------------------------------------


def test_a_card_that_waits_for_the_discard_pile_is_seen_to_before_the_block():
    """Peacasus gives a life when it is put into one's discard pile from anywhere."""
    result = resolve(
        "{A: {play: [kong], hand: 5}, B: {life: 1, play: [gigazaur], hand: [peacasus]}}",
        *["attack kong", "roll discard", "pass"],
    )
    assert result.asked == ("B", "block")
    assert result.life("B") == 2


def test_a_discarded_curse_weakens_the_blockers_of_this_very_attack():
    """Cursed Gorillion, In Discard Pile: allied creatures have -2 power."""
    board = """
        A: {play: [kong], hand: 5}
        B: {play: [gorillion], hand: [cursed-gorillion, luchataur]}
    """
    moves = ["attack kong", "roll discard", "pass"]
    result = resolve(board, *moves, "choose cursed-gorillion", "block gorillion")
    assert result.in_discard("B", "gorillion")
    assert result.in_play("kong")
    result = resolve(board, *moves, "choose luchataur", "block gorillion")
    assert result.in_play("gorillion")
    assert result.in_discard("A", "kong")


def test_a_discarded_blessing_stops_the_second_attack_but_not_the_first():
    """Blessed Tiger Squirrel, In Discard Pile: enemies with power 7 or more cannot attack."""
    board = """
        A: {play: [the-king], hand: 5}
        B: {play: [gigazaur], hand: [blessed-tiger-squirrel, luchataur]}
    """
    moves = ["attack the-king", "roll discard", "pass"]
    result = resolve(board, *moves, "choose blessed-tiger-squirrel", "pass")
    assert result.life("B") == 2
    assert (result.turn, result.phase) == ("B", "start")
    result = resolve(board, *moves, "choose luchataur", "pass")
    assert result.life("B") == 2
    assert result.asked == ("A", "again")


# -- only attackers, and at each attack (15.10) ---------------------------------------------------


def test_a_blocker_does_not_roll():
    """Dispute kot-block-roll."""
    result = resolve(
        "{A: {play: [gorillion], hand: 5}, B: {play: [hades, kong], hand: 5}}",
        *["attack gorillion", "block kong"],
    )
    assert rolls(result) == 0
    assert result.in_discard("B", "kong")


def test_only_the_attacker_rolls_when_both_have_an_icon():
    result = resolve(
        "{A: {play: [kong], hand: 5}, B: {play: [meka-dragon], hand: 5}}",
        *["attack kong", "roll energy-1", "pass", "block meka-dragon"],
    )
    assert rolls(result) == 1
    assert result.in_discard("B", "meka-dragon")


def test_a_hunted_creature_does_not_roll():
    result = resolve(
        "{A: {play: [mantis], hand: 5}, B: {play: [iron-back], hand: 5}}",
        *["attack mantis", "roll energy-1", "pass", "hunt iron-back"],
    )
    assert rolls(result) == 1
    assert result.in_discard("A", "mantis")
    assert result.in_discard("B", "iron-back")


@pytest.mark.parametrize(("creature", "printed"), [("the-king", 10), ("pagurah", 4)])
def test_frenzy_rolls_at_each_attack_and_grow_adds_up(creature, printed):
    """Disputes kot-frenzy and frenzy-this-turn."""
    board = f"{{A: {{play: [{creature}], hand: 5}}, B: {{play: [gigazaur], hand: 5}}}}"
    first = [f"attack {creature}", "roll grow-2", "pass", "pass"]
    result = resolve(board, *first)
    assert result.asked == ("A", "again")
    assert power(result, creature) == printed + 2
    result = resolve(board, *first, f"attack {creature}")
    assert result.asked == (None, "chance")
    result = resolve(board, *first, f"attack {creature}", "roll grow-1")
    assert result.asked == ("A", "reroll")  # each roll has a reroll of its own
    result = resolve(board, *first, f"attack {creature}", "roll grow-1", "reroll 1", "roll grow-3")
    assert result.asked == ("B", "block")
    assert power(result, creature) == printed + 5


def test_the_first_grow_wins_the_second_fight():
    """Pagurah (4) grows to 6, and meets 5 in both attacks."""
    result = resolve(
        """
        A: {play: [pagurah], hand: 5}
        B: {play: [killer-bee, mega-shark, gorillion], hand: 5}
        """,
        *["attack pagurah", "roll grow-2", "pass", "block killer-bee"],
        *["attack pagurah", "roll energy-1", "pass", "block mega-shark"],
    )
    assert result.discard("B") == ["killer-bee", "mega-shark"]
    assert result.in_play("pagurah")


def test_who_passes_the_second_attack_does_not_roll_again():
    result = resolve(
        "{A: {play: [the-king], hand: 5}, B: {play: [gigazaur], hand: 5}}",
        *["attack the-king", "roll energy-1", "pass", "pass", "pass"],
    )
    assert rolls(result) == 1
    assert energy(result, "A") == 1
    assert (result.turn, result.phase) == ("B", "start")


# -- dice and HUNTER (15.11) ----------------------------------------------------------------------


@pytest.mark.parametrize("ruleset", ["current", "{edition: current, hunter-choice: before}"])
def test_the_dice_are_resolved_before_the_prey_is_named(ruleset):
    """Dispute kot-hunter."""
    board = f"""
        ruleset: {ruleset}
        A: {{play: [mantis], hand: 5}}
        B: {{play: [strange-barrel, gorillion], hand: 5}}
    """
    result = resolve(board, "attack mantis")
    assert result.asked == (None, "chance")
    result = resolve(board, "attack mantis", "roll grow-3", "pass")
    assert result.asked == ("A", "hunt")
    assert sorted(result.options) == ["hunt gorillion", "hunt strange-barrel", "pass"]
    assert power(result, "mantis") == 7


def test_a_bad_roll_is_a_reason_not_to_hunt():
    result = resolve(
        "{A: {play: [mantis], hand: 5}, B: {play: [strange-barrel], hand: 5}}",
        *["attack mantis", "roll discard", "pass", "pass"],
    )
    assert result.asked == ("B", "block")


# -- more dice (15.12) ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("creature", "number"),
    [("gigazaur", 1), ("gorillion", 1), ("spider-owl", 1), ("kong", 2), ("hades", 2)],
)
def test_mechamster_gives_others_one_die_more_but_never_a_third(creature, number):
    """Dispute kot-mechamster; creatures of other sets roll as well."""
    result = resolve(
        f"{{A: {{play: [mechamster, {creature}]}}, B: {{play: [rob], hand: 5}}}}",
        f"attack {creature}",
    )
    assert dice(result) == number


def test_mechamster_does_not_help_itself():
    result = resolve("{A: {play: [mechamster, kong]}, B: {play: [rob]}}", "attack mechamster")
    assert dice(result) == 0
    assert result.asked == ("B", "block")


def test_two_mechamsters_help_each_other_and_give_others_two():
    board = """
        A: {play: [mechamster, mechamster, gigazaur, kong]}
        B: {play: [rob]}
    """
    assert dice(resolve(board, "attack mechamster")) == 1
    assert dice(resolve(board, "attack mechamster-2")) == 1
    assert dice(resolve(board, "attack gigazaur")) == 2
    assert dice(resolve(board, "attack kong")) == 2


def test_the_opponents_mechamster_gives_nothing():
    board = "{A: {play: [gigazaur, kong]}, B: {play: [mechamster]}}"
    assert dice(resolve(board, "attack gigazaur")) == 0
    assert dice(resolve(board, "attack kong")) == 1


def test_the_die_of_mechamster_is_gone_with_it():
    """Slugapult (FRENZY) may defeat another ally when it attacks; it takes Mechamster."""
    board = """
        A: {play: [slugapult, mechamster], hand: 5}
        B: {play: [gorillion, gigazaur], hand: 5}
    """
    first = ["attack slugapult", "roll energy-1", "pass", "yes", "choose gorillion", "pass"]
    result = resolve(board, *first)
    assert result.asked == ("A", "again")
    assert result.in_discard("A", "mechamster")
    result = resolve(board, *first, "attack slugapult")
    assert rolls(result) == 1
    assert energy(result, "A") == 1
    assert result.asked == ("B", "block")


# -- more rerolls (15.13) -------------------------------------------------------------------------

CYBERTOOTH = """
    A: {play: [cybertooth, kong, hades, gigazaur], hand: [gorillion]}
    B: {play: [gigazaur], hand: [gorillion, luchataur]}
"""


@pytest.mark.parametrize("attacker", ["cybertooth", "kong"])
def test_cybertooth_gives_a_second_reroll_for_every_roll(attacker):
    """15.13: for its own rolls and for those of the others."""
    twice = ["roll grow-1", "reroll 1", "roll grow-1"]
    result = resolve(CYBERTOOTH, f"attack {attacker}", *twice)
    assert result.asked == ("A", "reroll")
    result = resolve(CYBERTOOTH, f"attack {attacker}", *twice, "reroll 1", "roll grow-3")
    assert result.asked == ("B", "block")
    assert power(result, attacker) == {"cybertooth": 6, "kong": 9}[attacker] + 3


def test_cybertooth_lets_one_choose_anew_which_dice_to_take_up():
    moves = [
        "roll grow-1, discard",
        "reroll 2",
        "roll grow-1",
        "reroll 1, 2",
        "roll grow-3, grow-3",
    ]
    result = resolve(CYBERTOOTH, "attack hades", *moves)
    assert result.asked == ("B", "block")
    assert power(result, "hades") == 11


def test_cybertooth_gives_no_die():
    assert dice(resolve(CYBERTOOTH, "attack gigazaur")) == 0


def test_who_keeps_the_first_result_has_done_with_both_rerolls():
    result = resolve(CYBERTOOTH, "attack kong", "roll grow-2", "pass")
    assert result.asked == ("B", "block")


def test_the_opponents_cybertooth_gives_nothing():
    result = resolve(
        "{A: {play: [kong], hand: 5}, B: {play: [cybertooth], hand: 5}}",
        *["attack kong", "roll grow-1", "reroll 1", "roll grow-2"],
    )
    assert result.asked == ("B", "block")


def test_each_cybertooth_gives_one_reroll():
    """Dispute dup-names: each copy works on its own."""
    board = "{A: {play: [cybertooth, cybertooth], hand: 5}, B: {play: [rob], hand: 5}}"
    moves = ["attack cybertooth", *["roll grow-1", "reroll 1"] * 3, "roll grow-2"]
    assert resolve(board, *moves[:6]).asked == ("A", "reroll")
    result = resolve(board, *moves)
    assert result.asked == ("B", "block")
    assert rolls(result) == 4


def test_an_exhausted_cybertooth_still_helps():
    """17.9."""
    result = resolve(
        "{A: {play: [{card: cybertooth, exhausted: true}, kong]}, B: {play: [rob], hand: 5}}",
        *["attack kong", "roll grow-1", "reroll 1", "roll grow-1"],
    )
    assert result.asked == ("A", "reroll")


# -- attacks in the other player's turn (15.14) ---------------------------------------------------

TRICKED = """
    A: {play: [cake-trickster], hand: [gorillion, luchataur], energy: 1}
    B: {play: [hades], hand: [gorillion]}
"""


def test_a_creature_that_is_made_to_attack_rolls_for_its_controller():
    """Dispute cake-trickster: the dice are the opponent's, although it is my turn."""
    result = resolve(TRICKED, "action cake-trickster", "roll energy-2, discard")
    assert result.asked == ("B", "reroll")
    moves = ["action cake-trickster", "roll energy-2, discard", "pass"]
    result = resolve(TRICKED, *moves)
    assert result.asked == ("B", "order")  # 15.6: not the active player
    result = resolve(TRICKED, *moves, "first energy-2")
    assert (energy(result, "A"), energy(result, "B")) == (1, 2)
    assert result.asked == ("A", "choose")  # the attacker's opponent discards
    result = resolve(TRICKED, *moves, "first energy-2", "choose gorillion")
    assert result.asked == ("A", "block")
    assert result.discard("A") == ["gorillion"]


@pytest.mark.parametrize(("side", "rerolls"), [("A", 1), ("B", 2)])
def test_in_a_forced_attack_the_cybertooth_of_the_attackers_side_counts(side, rerolls):
    extra = {"A": "", "B": ""} | {side: ", cybertooth"}
    board = f"""
        A: {{play: [cake-trickster{extra["A"]}], hand: 5}}
        B: {{play: [kong{extra["B"]}], hand: 5}}
    """
    choice = ["choose kong"] if side == "B" else []
    moves = ["action cake-trickster", *choice, "roll grow-1", "reroll 1", "roll grow-1"]
    asked = resolve(board, *moves).asked
    assert asked == (("B", "reroll") if rerolls == 2 else ("A", "block"))


def test_grow_of_a_forced_attack_ends_with_the_turn_it_was_made_in():
    """5.4: it is A's turn, and when it ends Kong is as strong as before."""
    board = "{A: {play: [cake-trickster], hand: 5}, B: {play: [kong], hand: 5}}"
    result = resolve(board, "action cake-trickster", "roll grow-3", "pass")
    assert power(result, "kong") == 12
    result = resolve(board, "action cake-trickster", "roll grow-3", "pass", "pass")
    assert (result.turn, result.phase) == ("B", "start")
    assert result.life("A") == 2
    assert power(result, "kong") == 9


def test_a_fast_creature_taken_with_a_mindbug_rolls_in_the_other_players_turn():
    """15.14: Rhubarbarian (FAST) rolls for B, whose Mechamster gives it a die."""
    board = """
        A: {play: [gigazaur], hand: [rhubarbarian, gorillion]}
        B: {play: [mechamster], hand: [luchataur]}
    """
    moves = ["play rhubarbarian", "mindbug", "attack rhubarbarian"]
    result = resolve(board, *moves)
    assert dice(result) == 1
    result = resolve(board, *moves, "roll energy-2")
    assert result.asked == ("B", "reroll")
    result = resolve(board, *moves, "roll energy-2", "pass", "pass")
    assert (energy(result, "A"), energy(result, "B")) == (0, 2)
    assert result.life("A") == 2
    assert result.asked == ("A", "turn")


# -- ordinary dice (15.15) ------------------------------------------------------------------------

CHUCK = """
    A: {hand: [chuck, gorillion]}
    B: {mindbugs: 0, play: [kong], hand: 5}
"""


def test_chuck_rolls_an_ordinary_die():
    result = resolve(CHUCK, "play chuck")
    assert result.asked == (None, "chance")
    assert sorted(result.options) == [f"roll {n}" for n in range(1, 7)]


@pytest.mark.parametrize("number", range(1, 7))
def test_chucks_die_has_no_reroll(number):
    result = resolve(CHUCK, "play chuck", f"roll {number}")
    assert "reroll" not in result.kinds()
    assert result.asked != ("A", "reroll")
    assert result.in_discard("B", "kong") == (number >= 4)


def test_chuck_does_not_roll_when_it_attacks():
    result = resolve("{A: {play: [chuck]}, B: {play: [rob]}}", "attack chuck")
    assert dice(result) == 0
    assert result.asked == ("B", "block")


# -- grown creatures and everything that asks for power -------------------------------------------


def test_captain_fish_may_take_the_attacker_that_grew():
    """4.5: the current power counts. Mantis (4) is a 7 this turn, and a 4 again afterwards."""
    board = "{A: {play: [mantis], hand: 5}, B: {play: [captain-fish], hand: 5}}"
    result = resolve(board, "attack mantis", "roll grow-3", "pass", "hunt captain-fish")
    assert result.in_discard("B", "captain-fish")
    assert result.controller("mantis") == "B"
    assert power(result, "mantis") == 4


def test_harpy_mother_may_not_take_the_attacker_that_grew():
    """Dispute harpy: the current power counts."""
    board = "{A: {play: [mantis], hand: 5}, B: {play: [harpy-mother], hand: 5}}"
    hunt = "hunt harpy-mother"
    result = resolve(board, "attack mantis", "roll grow-2", "pass", hunt)
    assert result.controller("mantis") == "A"
    assert result.in_discard("B", "harpy-mother")


def test_growing_loses_against_a_creature_that_turns_fights_around():
    """When Sawn fights, the creature with the highest power is defeated."""
    board = "{A: {play: [mantis], hand: 5}, B: {play: [{card: sawn, exhausted: true}], hand: 5}}"
    result = resolve(board, "attack mantis", "roll grow-2", "pass", "hunt sawn")
    assert result.in_discard("A", "mantis")
    assert result.in_play("sawn")
    result = resolve(board, "attack mantis", "roll energy-1", "pass", "hunt sawn")
    assert result.in_play("mantis")
    assert result.in_discard("B", "sawn")


def test_growing_moves_the_window_of_those_who_may_block():
    """Agile Rooster (6): only creatures within 1 of its power may block it."""
    board = """
        A: {play: [agile-rooster, mechamster], hand: 5}
        B: {play: [killer-bee, meka-dragon, luchataur, gorillion], hand: 5}
    """
    result = resolve(board, "attack agile-rooster", "roll grow-3", "pass")
    assert sorted(result.options) == ["block gorillion", "block luchataur", "pass"]
    result = resolve(board, "attack agile-rooster", "roll energy-1", "pass")
    assert sorted(result.options) == ["block killer-bee", "block meka-dragon", "pass"]


def test_growing_can_take_keywords_away():
    """Snail Thrower: allies with power 4 or less have HUNTER and POISONOUS; Grow takes it away."""
    board = """
        A: {play: [purple-reign, snail-thrower], hand: 5}
        B: {play: [killer-bee], hand: 5}
    """
    result = resolve(board, "attack purple-reign", "roll energy-1", "pass")
    assert result.asked == ("A", "hunt")
    assert keywords(result, "purple-reign") == {"HUNTER", "POISONOUS"}
    result = resolve(board, "attack purple-reign", "roll grow-1", "pass")
    assert result.asked == ("B", "block")
    assert keywords(result, "purple-reign") == frozenset()


# -- exactly how likely (15.3, 15.4, 15.5) --------------------------------------------------------

GROW = {"grow-1": 1, "grow-2": 2, "grow-3": 3}
ENERGY = {"energy-1": 1, "energy-2": 2}


def once(good: int) -> Fraction:
    """That one roll of a die shows one of so many good faces."""
    return Fraction(good, 6)


def within(rolls: int, good: int) -> Fraction:
    """That one of several rolls does, if one rolls on until then."""
    return 1 - (1 - once(good)) ** rolls


def two_dice(worth: dict[str, int], wanted: int, rerolls: int) -> Fraction:
    """That two dice come to so much, if one takes up the best dice each time."""

    def total(faces: tuple[str, ...]) -> int:
        return sum(worth.get(face, 0) for face in faces)

    def chance(faces: tuple[str, ...], left: int) -> Fraction:
        keep = Fraction(total(faces) >= wanted)
        if not left:
            return keep
        one, other = faces
        sixth, both = Fraction(1, 6), Fraction(1, 36)
        return max(
            keep,
            sum((sixth * chance((new, other), left - 1) for new in FACES), Fraction(0)),
            sum((sixth * chance((one, new), left - 1) for new in FACES), Fraction(0)),
            sum((both * chance(pair, left - 1) for pair in product(FACES, FACES)), Fraction(0)),
        )

    rolled = product(FACES, FACES)
    return sum((Fraction(1, 36) * chance(faces, rerolls) for faces in rolled), Fraction(0))


def best(result: Result, claim: str | Claim) -> tuple[Fraction, Fraction]:
    """The chance of a claim if A plays for it and B against it, and the other way round."""
    asked = read_claim(claim) if isinstance(claim, str) else claim
    found = Explorer(budget=Budget(200_000, 120)).explore(result.end, [asked])
    assert found.complete
    assert found.answers[0].best is not None
    return found.answers[0].best


def has_energy(player: str, least: int) -> Claim:
    who = PLAYERS.index(player)
    return Claim("energy", lambda state: state.players[who].energy >= least, frozenset())


# Mantis (4) hunts a creature of power 4 to 8: faces that win the fight, and that at least tie.
PREY = [
    ("purple-reign", 3, 6),
    ("killer-bee", 2, 3),
    ("strange-barrel", 1, 2),
    ("meka-dragon", 0, 1),
    ("bee-bear", 0, 0),
]


@pytest.mark.parametrize(("prey", "winning", "enough"), PREY)
@pytest.mark.parametrize("cybertooth", [False, True])
def test_the_chance_to_beat_a_blocker_with_the_best_rerolls(prey, winning, enough, cybertooth):
    ally = ", cybertooth" if cybertooth else ""
    board = f"{{A: {{play: [mantis{ally}], hand: 2}}, B: {{play: [{prey}], hand: 2}}}}"
    result = resolve(board, "attack mantis")
    tries = 3 if cybertooth else 2
    for_a, _ = best(result, f"{prey} in B discard and mantis in play")
    assert for_a == within(tries, winning)
    for_a, _ = best(result, f"{prey} in B discard")
    assert for_a == within(tries, enough)


def test_the_figures_as_one_would_say_them():
    """The same by hand: one sixth a roll, two rolls: 11 of 36; three rolls: 91 of 216."""
    board = "{A: {play: [mantis], hand: 2}, B: {play: [strange-barrel], hand: 2}}"
    claim = "strange-barrel in B discard and mantis in play"
    assert best(resolve(board, "attack mantis"), claim)[0] == Fraction(11, 36)
    board = "{A: {play: [mantis, cybertooth], hand: 2}, B: {play: [strange-barrel], hand: 2}}"
    assert best(resolve(board, "attack mantis"), claim)[0] == Fraction(91, 216)


def test_after_a_good_first_roll_nothing_is_left_to_chance():
    board = "{A: {play: [mantis], hand: 2}, B: {play: [strange-barrel], hand: 2}}"
    claim = "strange-barrel in B discard and mantis in play"
    assert best(resolve(board, "attack mantis", "roll grow-3"), claim)[0] == 1
    assert best(resolve(board, "attack mantis", "roll grow-2"), claim)[0] == Fraction(1, 6)
    assert best(resolve(board, "attack mantis", "roll grow-2", "pass"), claim)[0] == 0


@pytest.mark.parametrize("prey", ["strange-barrel", "meka-dragon", "bee-bear", "gorillion"])
def test_the_chance_to_beat_a_blocker_with_two_dice(prey):
    """Mechamster gives Mantis a second die. It needs more than the power of its prey, less 4."""
    printed = {"strange-barrel": 6, "meka-dragon": 7, "bee-bear": 8, "gorillion": 10}[prey]
    board = f"{{A: {{play: [mantis, mechamster], hand: 2}}, B: {{play: [{prey}], hand: 2}}}}"
    result = resolve(board, "attack mantis")
    for_a, _ = best(result, f"{prey} in B discard and mantis in play")
    assert for_a == two_dice(GROW, printed - 4 + 1, rerolls=1)
    for_a, _ = best(result, f"{prey} in B discard")
    assert for_a == two_dice(GROW, printed - 4, rerolls=1)


def test_two_threes_by_hand():
    """Each die has 11/36 for a 3 within two rolls, and the dice don't hinder each other.

    Mantis needs two of them to tie with Gorillion.
    """
    board = "{A: {play: [mantis, mechamster], hand: 2}, B: {play: [gorillion], hand: 2}}"
    claim = "gorillion in B discard"
    assert best(resolve(board, "attack mantis"), claim)[0] == Fraction(11, 36) ** 2
    board = """
        A: {play: [mantis, mechamster, cybertooth], hand: 2}
        B: {play: [gorillion], hand: 2}
    """
    assert best(resolve(board, "attack mantis"), claim)[0] == Fraction(91, 216) ** 2


def test_two_dice_and_two_rerolls():
    board = """
        A: {play: [mantis, mechamster, cybertooth], hand: 2}
        B: {play: [bee-bear], hand: 2}
    """
    for_a, _ = best(resolve(board, "attack mantis"), "bee-bear in B discard and mantis in play")
    assert for_a == two_dice(GROW, 5, rerolls=2)


def test_the_defender_decides_after_the_dice():
    """B, at 1 life, must block Kong (9) with Gorillion. A Grow of 1 takes both, more only one."""
    board = "{A: {play: [kong], hand: 2}, B: {life: 1, play: [gorillion], hand: 2}}"
    result = resolve(board, "attack kong")
    for_a, for_b = best(result, "A wins or gorillion in B discard")
    assert for_a == within(2, 3) == Fraction(3, 4)
    for_a, for_b = best(result, "not over and gorillion in play")
    assert for_b == 1 - within(2, 3)
    for_a, _ = best(result, "A wins or gorillion in B discard and kong in play")
    assert for_a == within(2, 2) == Fraction(5, 9)


def test_the_defender_at_three_life_need_not_block():
    """Then B gives up a life rather than Gorillion, and A can force nothing."""
    board = "{A: {play: [kong], hand: 2}, B: {life: 3, play: [gorillion], hand: 2}}"
    result = resolve(board, "attack kong")
    assert best(result, "gorillion in B discard")[0] == 0
    assert best(result, "B life = 2 or gorillion in B discard")[0] == within(2, 3)


def test_not_growing_can_be_what_one_rolls_for():
    """Sawn (5) wins against what is stronger: Mantis wants anything but a Grow."""
    board = "{A: {play: [mantis], hand: 2}, B: {play: [{card: sawn, exhausted: true}], hand: 2}}"
    for_a, _ = best(resolve(board, "attack mantis"), "sawn in B discard and mantis in play")
    assert for_a == within(2, 3)
    for_a, _ = best(resolve(board, "attack mantis"), "sawn in B discard")
    assert for_a == within(2, 4)  # a Grow of 1 ties


@pytest.mark.parametrize(("least", "good"), [(1, 2), (2, 1), (3, 0)])
def test_the_chance_of_energy_from_one_die(least, good):
    result = resolve("{A: {play: [kong], hand: 2}, B: {hand: 2}}", "attack kong")
    assert best(result, has_energy("A", least))[0] == within(2, good)


@pytest.mark.parametrize("least", [1, 2, 3, 4, 5])
def test_the_chance_of_energy_from_two_dice(least):
    result = resolve("{A: {play: [hades], hand: 2}, B: {hand: 2}}", "attack hades")
    assert best(result, has_energy("A", least))[0] == two_dice(ENERGY, least, rerolls=1)


def test_four_energy_by_hand():
    result = resolve("{A: {play: [hades], hand: 2}, B: {hand: 2}}", "attack hades")
    assert best(result, has_energy("A", 4))[0] == Fraction(121, 1296)


@pytest.mark.parametrize(
    ("least", "ways"),
    # 1 of 36 for two of a kind, 2 of 36 for two different faces.
    [(4, 1), (3, 1 + 2), (2, 1 + 2 + 1 + 2 * 4), (1, 36 - 16)],
)
def test_two_different_faces_are_twice_as_likely_as_two_of_a_kind(least, ways):
    result = resolve(
        "{A: {play: [hades], hand: 2}, B: {hand: 2}}",
        *["attack hades", "roll discard, discard", "reroll 1, 2"],
    )
    assert best(result, has_energy("A", least))[0] == Fraction(ways, 36)


def test_with_the_last_roll_only_chance_is_left_and_every_outcome_has_its_share():
    """A Grow that nobody blocks leaves nothing behind when the turn is over: three faces in one."""
    result = resolve(
        "{A: {play: [kong], hand: 2}, B: {hand: 2}}", "attack kong", "roll grow-1", "reroll 1"
    )
    found = Explorer().explore(result.end)
    shares = {}
    for outcome in found.outcomes:
        side = outcome.state.players
        shares[side[0].energy, len(side[1].hand)] = outcome.probability
    sixth = Fraction(1, 6)
    assert shares == {(0, 2): 3 * sixth, (1, 2): sixth, (2, 2): sixth, (0, 1): sixth}


def test_while_a_reroll_is_open_no_outcome_has_a_share_of_its_own():
    result = resolve("{A: {play: [kong], hand: 2}, B: {hand: 2}}", "attack kong")
    found = Explorer().explore(result.end)
    assert {outcome.probability for outcome in found.outcomes} == {None}


def test_the_chance_of_chucks_die():
    """15.15: 4 to 6 is one half, and then it is rolled again."""
    board = """
        A: {hand: [chuck, gorillion]}
        B: {mindbugs: 0, play: [kong, gigazaur], hand: 2}
    """
    result = resolve(board, "play chuck")
    assert best(result, "B creatures <= 1")[0] == Fraction(1, 2)
    assert best(result, "B creatures = 0")[0] == Fraction(1, 4)
