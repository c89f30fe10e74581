"""Rule 8.3: HUNTER names the blocker, past everything that keeps a creature from blocking."""

import pytest
from board import library_with, refused, resolve

EDITIONS = ["current", "beyond", "first-contact"]
CHOICES = ["after-attack-effects", "before"]


HORN_BLOWER = library_with(
    "{id: horn-blower, number: 1, copies: 1, power: 4, names: {en: Horn Blower},"
    " constant: [{of: other allied creatures, have: [HUNTER]}]}"
)


# -- the hunt -------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
def test_hunted_creature_must_block_and_its_player_is_not_asked(edition):
    """The worked example of First Contact: Killer Bee forces Compost Dragon to block."""
    result = resolve(
        """
        A: {play: [killer-bee], hand: [gorillion]}
        B: {play: [compost-dragon, luchataur]}
        moves: [attack killer-bee, hunt compost-dragon]
        """,
        ruleset=edition,
    )
    assert result.discard("B") == ["compost-dragon"]
    assert result.in_play("killer-bee")
    assert result.life("B") == 3
    assert (result.turn, result.phase, result.asked) == ("B", "start", None)


def test_hunter_asks_its_controller_among_all_enemies():
    result = resolve("""
        A: {play: [killer-bee, gorillion]}
        B: {play: [compost-dragon, {card: rhino-turtle, exhausted: true}]}
        moves: [attack killer-bee]
    """)
    assert result.asked == ("A", "hunt")
    assert result.options == ["hunt compost-dragon", "hunt rhino-turtle", "pass"]


def test_without_hunting_it_is_an_ordinary_attack():
    result = resolve("""
        A: {play: [killer-bee], hand: [gorillion]}
        B: {play: [compost-dragon]}
        moves: [attack killer-bee, pass]
    """)
    assert result.asked == ("B", "block")
    assert result.options == ["block compost-dragon", "pass"]


def test_without_hunting_an_unblocked_attack_costs_a_life():
    result = resolve("""
        A: {play: [killer-bee], hand: [gorillion]}
        B: {play: [compost-dragon]}
        moves: [attack killer-bee, pass, pass]
    """)
    assert result.life("B") == 2
    assert result.play("B") == ["compost-dragon"]


def test_with_nobody_to_hunt_the_attack_goes_through():
    result = resolve("""
        A: {play: [killer-bee]}
        B: {hand: [gorillion]}
        moves: [attack killer-bee]
    """)
    assert result.life("B") == 2


@pytest.mark.parametrize("prey", ["gorillion", "luchataur"])
def test_hunter_cannot_name_an_ally_or_a_card_in_hand(prey):
    wrong = refused(f"""
        A: {{play: [killer-bee, gorillion]}}
        B: {{play: [compost-dragon], hand: [luchataur]}}
        moves: [attack killer-bee, hunt {prey}]
    """)
    assert wrong.number == 2


def test_creature_without_hunter_cannot_hunt():
    wrong = refused("""
        A: {play: [gorillion]}
        B: {play: [compost-dragon, luchataur]}
        moves: [attack gorillion, hunt compost-dragon]
    """)
    assert wrong.number == 2
    assert wrong.decision is not None
    assert wrong.decision.kind == "block"


def test_hunter_does_nothing_for_a_blocker():
    """8.9"""
    result = resolve("""
        A: {play: [gorillion, compost-dragon]}
        B: {play: [killer-bee], hand: [luchataur]}
        moves: [attack gorillion, block killer-bee]
    """)
    assert result.discard("B") == ["killer-bee"]
    assert result.play("A") == ["gorillion", "compost-dragon"]
    assert "hunt" not in result.kinds()


# -- creatures that can't block -------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
def test_sneaky_hunter_by_snail_thrower_hunts_a_creature_without_sneaky(edition):
    """Tiger Squirrel (3) has HUNTER and POISONOUS from Snail Thrower; both are defeated."""
    result = resolve(
        """
        A: {play: [tiger-squirrel, snail-thrower]}
        B: {play: [gorillion], hand: [luchataur]}
        moves: [attack tiger-squirrel, hunt gorillion]
        """,
        ruleset=edition,
    )
    assert result.discard("A") == ["tiger-squirrel"]
    assert result.discard("B") == ["gorillion"]
    assert result.life("B") == 3


def test_sneaky_hunter_that_does_not_hunt_is_still_sneaky():
    result = resolve("""
        A: {play: [tiger-squirrel, snail-thrower]}
        B: {play: [gorillion, chameleon-sniper]}
        moves: [attack tiger-squirrel, pass]
    """)
    assert result.asked == ("B", "block")
    assert result.options == ["block chameleon-sniper", "pass"]
    assert [reason.kind for reason in result.why_not("block gorillion")] == ["sneaky"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_sneaky_hunter_sharky_hunts_a_creature_without_sneaky(edition):
    """Sharky has HUNTER from Goblin Werewolf and SNEAKY from Tiger Squirrel."""
    result = resolve(
        """
        A: {play: [sharky-crab-dog-mummypus]}
        B: {play: [goblin-werewolf, tiger-squirrel]}
        moves: [attack sharky-crab-dog-mummypus, hunt goblin-werewolf]
        """,
        ruleset=edition,
    )
    assert result.discard("B") == ["goblin-werewolf"]
    assert result.in_play("sharky-crab-dog-mummypus")
    assert result.life("B") == 3


@pytest.mark.parametrize("edition", EDITIONS)
def test_bee_bear_with_hunter_hunts_a_creature_too_weak_to_block_it(edition):
    result = resolve(
        """
        A: {play: [bee-bear, horn-blower]}
        B: {play: [compost-dragon], hand: [luchataur]}
        moves: [attack bee-bear, hunt compost-dragon]
        """,
        ruleset=edition,
        cards=HORN_BLOWER,
    )
    assert result.discard("B") == ["compost-dragon"]
    assert result.life("B") == 3


def test_bee_bear_that_does_not_hunt_can_be_blocked_by_the_strong_only():
    result = resolve(
        """
        A: {play: [bee-bear, horn-blower]}
        B: {play: [compost-dragon, majestic-manticore, grave-robber]}
        moves: [attack bee-bear, pass]
        """,
        cards=HORN_BLOWER,
    )
    assert result.options == ["block grave-robber", "pass"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_elephantopus_does_not_keep_a_weak_creature_from_being_hunted(edition):
    result = resolve(
        """
        A: {play: [elephantopus, compost-dragon]}
        B: {play: [tiger-squirrel], hand: [luchataur]}
        moves: [attack compost-dragon, hunt tiger-squirrel]
        """,
        ruleset=edition,
    )
    assert result.discard("A") == ["compost-dragon"]
    assert result.discard("B") == ["tiger-squirrel"]
    assert result.life("B") == 3


def test_elephantopus_keeps_a_weak_creature_from_blocking_an_ordinary_attack():
    result = resolve("""
        A: {play: [elephantopus, compost-dragon]}
        B: {play: [tiger-squirrel, killer-bee]}
        moves: [attack compost-dragon, pass]
    """)
    assert result.options == ["block killer-bee", "pass"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_ferret_pacifier_does_not_keep_the_strongest_from_being_hunted(edition):
    result = resolve(
        """
        A: {play: [ferret-pacifier, creep-from-the-deep]}
        B: {play: [gorillion], hand: [luchataur]}
        moves: [attack creep-from-the-deep, hunt gorillion]
        """,
        ruleset=edition,
    )
    assert result.discard("A") == ["creep-from-the-deep"]
    assert result.discard("B") == ["gorillion"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_creature_turf_the_surfer_keeps_from_blocking_may_be_hunted(edition):
    result = resolve(
        """
        A: {play: [turf-the-surfer, horn-blower]}
        B: {play: [compost-dragon, gorillion]}
        moves: [attack turf-the-surfer, choose compost-dragon, hunt compost-dragon]
        """,
        ruleset=edition,
        cards=HORN_BLOWER,
    )
    assert result.discard("B") == ["compost-dragon"]
    assert result.life("B") == 3


# -- HUNTER with other keywords -------------------------------------------------------------------


def test_weak_poisonous_hunter_takes_the_strongest_with_it():
    result = resolve("""
        A: {play: [creep-from-the-deep], hand: [luchataur]}
        B: {play: [gorillion, killer-bee]}
        moves: [attack creep-from-the-deep, hunt gorillion]
    """)
    assert result.discard("A") == ["creep-from-the-deep"]
    assert result.discard("B") == ["gorillion"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_hunter_with_frenzy_gets_rid_of_a_tough_creature_in_one_turn(edition):
    board = """
        A: {play: [goreagle-alpha]}
        B: {play: [shield-bugs], hand: [gorillion]}
        moves: [attack goreagle-alpha, hunt shield-bugs]
    """
    once = resolve(board, ruleset=edition)
    assert once.creature("shield-bugs").exhausted
    assert once.asked == ("A", "again")
    twice = resolve(board, "attack goreagle-alpha", "hunt shield-bugs", ruleset=edition)
    assert twice.discard("B") == ["shield-bugs"]


def test_hunting_in_one_attack_does_not_bind_the_other():
    result = resolve("""
        A: {play: [goreagle-alpha]}
        B: {play: [compost-dragon, tiger-squirrel], hand: [gorillion]}
        moves: [attack goreagle-alpha, hunt compost-dragon, attack goreagle-alpha, pass]
    """)
    assert result.discard("B") == ["compost-dragon"]
    assert result.asked == ("B", "block")
    assert result.options == ["block tiger-squirrel", "pass"]


# -- HUNTER and the Attack effect -----------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
def test_shark_dog_defeats_one_creature_and_hunts_another(edition):
    result = resolve(
        """
        A: {play: [shark-dog], hand: [luchataur]}
        B: {play: [gorillion, compost-dragon]}
        moves: [attack shark-dog]
        """,
        ruleset=edition,
    )
    assert result.discard("B") == ["gorillion"]
    assert result.asked == ("A", "hunt")
    assert result.options == ["hunt compost-dragon", "pass"]
    assert (
        "hunter-choice"
        in resolve(
            """
        A: {play: [shark-dog], hand: [luchataur]}
        B: {play: [gorillion, compost-dragon]}
        moves: [attack shark-dog, hunt compost-dragon]
        """,
            ruleset=edition,
        ).readings()
    )


def test_prey_named_first_is_named_before_the_attack_effect():
    result = resolve("""
        ruleset: {edition: current, hunter-choice: before}
        A: {play: [shark-dog], hand: [luchataur]}
        B: {play: [gorillion, compost-dragon]}
        moves: [attack shark-dog]
    """)
    assert result.asked == ("A", "hunt")
    assert result.options == ["hunt gorillion", "hunt compost-dragon", "pass"]
    assert result.play("B") == ["gorillion", "compost-dragon"]


def test_prey_named_first_fights_after_the_attack_effect():
    result = resolve("""
        ruleset: {edition: current, hunter-choice: before}
        A: {play: [shark-dog], hand: [luchataur]}
        B: {play: [gorillion, compost-dragon], hand: [snail-hydra]}
        moves: [attack shark-dog, hunt compost-dragon]
    """)
    assert result.discard("B") == ["gorillion", "compost-dragon"]
    assert result.in_play("shark-dog")
    assert result.life("B") == 3


PREY_LEAVES = """
    ruleset: {{edition: current, hunter-choice: before, hunted-gone: {reading}}}
    A: {{play: [shark-dog], hand: [luchataur]}}
    B: {{play: [gorillion, compost-dragon]}}
    moves: [attack shark-dog, hunt gorillion]
"""


def test_prey_that_is_gone_ends_the_attack():
    result = resolve(PREY_LEAVES.format(reading="attack-over"))
    assert result.discard("B") == ["gorillion"]
    assert result.life("B") == 3
    assert (result.turn, result.phase) == ("B", "start")
    assert {"hunter-choice", "hunted-gone"} <= result.readings()


def test_prey_that_is_gone_leaves_an_ordinary_block():
    result = resolve(PREY_LEAVES.format(reading="may-block"))
    assert result.asked == ("B", "block")
    assert result.options == ["block compost-dragon", "pass"]


@pytest.mark.parametrize("choice", CHOICES)
def test_prey_exhausted_by_the_attack_effect_still_fights(choice):
    """Elephantopus is exhausted by Shark Dog's effect, and then wins the fight."""
    result = resolve(f"""
        ruleset: {{edition: current, hunter-choice: {choice}}}
        A: {{play: [shark-dog], hand: [luchataur]}}
        B: {{play: [elephantopus]}}
        moves: [attack shark-dog, hunt elephantopus]
    """)
    assert result.creature("elephantopus").exhausted
    assert result.discard("A") == ["shark-dog"]


def test_creature_that_arrives_by_the_attack_effect_may_be_hunted():
    """Turbo Bug has HUNTER from Snail Thrower; Hyenix comes into play before the hunt."""
    result = resolve("""
        A: {play: [turbo-bug, snail-thrower]}
        B: {discard: [hyenix]}
        moves: [attack turbo-bug, yes]
    """)
    assert result.asked == ("A", "hunt")
    assert result.options == ["hunt hyenix", "pass"]


def test_creature_that_arrives_by_the_attack_effect_comes_too_late_to_be_hunted_first():
    result = resolve("""
        ruleset: {edition: current, hunter-choice: before}
        A: {play: [turbo-bug, snail-thrower]}
        B: {discard: [hyenix]}
        moves: [attack turbo-bug, yes]
    """)
    assert result.asked == ("B", "block")
    assert result.options == ["block hyenix", "pass"]


@pytest.mark.parametrize("choice", CHOICES)
def test_moment_of_the_hunt_does_not_matter_without_an_attack_effect(choice):
    result = resolve(f"""
        ruleset: {{edition: current, hunter-choice: {choice}}}
        A: {{play: [killer-bee], hand: [luchataur]}}
        B: {{play: [compost-dragon, gorillion]}}
        moves: [attack killer-bee, hunt compost-dragon]
    """)
    assert result.discard("B") == ["compost-dragon"]
    assert "hunter-choice" not in result.readings()
