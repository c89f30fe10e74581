"""Disputed questions about the keywords, each answered on a board."""

import pytest
from board import refused, resolve

EDITIONS = ["current", "beyond", "first-contact"]

# -- FRENZY and HUNTER ----------------------------------------------------------------------------

GOREAGLE = """
    A: {play: [goreagle-alpha]}
    B: {play: [tiger-squirrel, turbo-bug, bugserker]}
"""


def test_hunter_works_in_both_frenzy_attacks_on_different_creatures():
    """kw-frenzy-hunter: each attack is separate, and so is each hunt."""
    result = resolve(
        GOREAGLE,
        *("attack goreagle-alpha", "hunt tiger-squirrel"),
        *("attack goreagle-alpha", "hunt turbo-bug"),
    )
    assert result.discard("B") == ["tiger-squirrel", "turbo-bug"]
    assert result.life("B") == 3


@pytest.mark.parametrize(
    "moves",
    [
        ("hunt turbo-bug", "attack goreagle-alpha", "pass", "pass"),
        ("pass", "pass", "attack goreagle-alpha", "hunt turbo-bug"),
    ],
    ids=["first", "second"],
)
def test_hunter_may_be_used_in_only_one_of_the_frenzy_attacks(moves):
    """kw-frenzy-hunter: in each attack one may hunt or not."""
    result = resolve(GOREAGLE, "attack goreagle-alpha", *moves)
    assert result.discard("B") == ["turbo-bug"]
    assert result.life("B") == 2


def test_hunter_alone_only_exhausts_a_tough_creature():
    """kw-hunter-tough: the first time it is exhausted."""
    result = resolve("""
        A: {play: [killer-bee]}
        B: {play: [bugserker]}
        moves: [attack killer-bee, hunt bugserker]
    """)
    assert result.creature("bugserker").exhausted
    assert (result.turn, result.phase) == ("B", "start")


def test_hunter_with_frenzy_gets_rid_of_a_tough_creature_in_one_turn():
    """kw-hunter-tough: exhausted the first time, defeated the second."""
    once = resolve(GOREAGLE, "attack goreagle-alpha", "hunt bugserker")
    assert once.creature("bugserker").exhausted
    assert once.asked == ("A", "again")
    twice = resolve(GOREAGLE, *("attack goreagle-alpha", "hunt bugserker") * 2)
    assert twice.in_discard("B", "bugserker")
    assert not twice.creature("goreagle-alpha").exhausted


# -- HUNTER ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hunted", "defeated", "exhausted", "hunter_survives"),
    [
        ("gorillion", True, False, False),
        ("elephantopus", False, True, False),
        ("tiger-squirrel", True, False, True),
        ("axolotl-healer", True, False, False),
    ],
)
def test_a_weak_poisonous_hunter_brings_down_any_creature(
    hunted, defeated, exhausted, hunter_survives
):
    """kw-hunter-poisonous: TOUGH only gets exhausted; equal or more power takes the hunter too."""
    result = resolve(f"""
        A: {{play: [creep-from-the-deep]}}
        B: {{play: [{hunted}], hand: [luchataur]}}
        moves: [attack creep-from-the-deep, hunt {hunted}]
    """)
    assert result.in_discard("B", hunted) is defeated
    assert (result.in_play(hunted) and result.creature(hunted).exhausted) is exhausted
    assert result.in_play("creep-from-the-deep") is hunter_survives


def test_a_creature_made_poisonous_hunter_by_snail_thrower_takes_the_strongest():
    """kw-hunter-poisonous: keywords that were given work like printed ones."""
    result = resolve("""
        A: {play: [snail-thrower, tiger-squirrel]}
        B: {play: [gorillion], hand: [luchataur]}
        moves: [attack tiger-squirrel, hunt gorillion]
    """)
    assert result.in_discard("B", "gorillion")
    assert result.in_discard("A", "tiger-squirrel")


@pytest.mark.parametrize(
    ("ally", "hunted"), [("elephantopus", "tiger-squirrel"), ("ferret-pacifier", "gorillion")]
)
def test_hunter_forces_a_creature_to_block_that_cannot_block(ally, hunted):
    """hunter-cannot-block: the hunt goes past what forbids to block; an ordinary block does not."""
    board = f"""
        A: {{play: [killer-bee, {ally}]}}
        B: {{play: [tiger-squirrel, gorillion]}}
        moves: [attack killer-bee]
    """
    ordinary = resolve(board, "pass")
    assert ordinary.asked == ("B", "block")
    assert f"block {hunted}" not in ordinary.options
    assert resolve(board).options == ["hunt tiger-squirrel", "hunt gorillion", "pass"]
    fought = resolve(board, f"hunt {hunted}")
    loser = ("B", "tiger-squirrel") if hunted == "tiger-squirrel" else ("A", "killer-bee")
    assert fought.in_discard(*loser)
    assert fought.life("B") == 3


def test_a_sneaky_hunter_may_hunt_a_creature_without_sneaky():
    """hunter-beebear: also one that could not block because of a keyword."""
    board = """
        A: {play: [sharky-crab-dog-mummypus]}
        B: {play: [tiger-squirrel, goblin-werewolf]}
        moves: [attack sharky-crab-dog-mummypus]
    """
    assert resolve(board, "pass").options == ["block tiger-squirrel", "pass"]
    hunted = resolve(board, "hunt goblin-werewolf")
    assert hunted.in_discard("B", "goblin-werewolf")


def test_hunting_is_optional():
    """hunter-optional: without it the attack is an ordinary one."""
    board = """
        A: {play: [killer-bee]}
        B: {play: [tiger-squirrel]}
        moves: [attack killer-bee]
    """
    asked = resolve(board)
    assert asked.asked == ("A", "hunt")
    assert asked.options == ["hunt tiger-squirrel", "pass"]
    ordinary = resolve(board, "pass")
    assert ordinary.asked == ("B", "block")
    assert ordinary.options == ["block tiger-squirrel", "pass"]
    assert resolve(board, "pass", "pass").life("B") == 2


def test_a_hunt_does_not_reach_the_player():
    """hunter-optional: the named creature must block, so no life is lost and nobody is asked."""
    result = resolve("""
        A: {play: [killer-bee]}
        B: {play: [tiger-squirrel, gorillion]}
        moves: [attack killer-bee, hunt tiger-squirrel]
    """)
    assert result.life("B") == 3
    assert result.in_discard("B", "tiger-squirrel")
    assert (result.turn, result.phase) == ("B", "start")


def test_one_attacks_the_player_and_the_defender_picks_the_blocker():
    """attack-target: only HUNTER lets the attacker choose the blocker."""
    board = """
        A: {play: [gorillion]}
        B: {play: [tiger-squirrel, luchataur]}
    """
    result = resolve(board, "attack gorillion")
    assert result.asked == ("B", "block")
    assert result.options == ["block tiger-squirrel", "block luchataur", "pass"]
    assert refused(board, "attack gorillion", "hunt tiger-squirrel").number == 2


SHARK_DOG = """
    A: {play: [shark-dog]}
    B: {play: [gorillion, tiger-squirrel]}
"""


def test_the_hunted_creature_is_named_after_the_attack_effect():
    """hunter-vs-attack-effect: one creature is lost to the effect, another one is hunted."""
    result = resolve(SHARK_DOG, "attack shark-dog")
    assert result.in_discard("B", "gorillion")
    assert result.asked == ("A", "hunt")
    assert result.options == ["hunt tiger-squirrel", "pass"]
    assert "hunter-choice" in resolve(SHARK_DOG, "attack shark-dog", "pass").readings()
    hunted = resolve(SHARK_DOG, "attack shark-dog", "hunt tiger-squirrel")
    assert hunted.discard("B") == ["gorillion", "tiger-squirrel"]


@pytest.mark.parametrize(("gone", "asked"), [("attack-over", None), ("may-block", ("B", "block"))])
def test_a_group_that_names_the_hunted_creature_first_may_lose_it_to_the_effect(gone, asked):
    """hunter-vs-attack-effect: then there is no blocker any more, and the books are silent."""
    board = f"""
        ruleset: {{edition: current, hunter-choice: before, hunted-gone: {gone}}}
        A: {{play: [shark-dog]}}
        B: {{play: [gorillion, tiger-squirrel]}}
    """
    named = resolve(board, "attack shark-dog")
    assert named.asked == ("A", "hunt")
    assert named.in_play("gorillion")
    result = resolve(board, "attack shark-dog", "hunt gorillion")
    assert result.in_discard("B", "gorillion")
    assert result.asked == asked
    assert result.life("B") == 3
    assert "hunted-gone" in result.readings()


# -- POISONOUS, SNEAKY, TOUGH ---------------------------------------------------------------------


def test_a_sneaky_poisonous_creature_blocks_and_defeats_any_attacker():
    """kw-poisonous-sneaky: SNEAKY limits who may block it, not what it may block."""
    result = resolve("""
        A: {play: [gorillion]}
        B: {play: [spider-owl], hand: [luchataur]}
        moves: [attack gorillion, block spider-owl]
    """)
    assert result.in_discard("A", "gorillion")
    assert result.in_discard("B", "spider-owl")


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("attacker", ["axolotl-healer", "deathweaver"])
def test_poison_and_power_together_defeat_a_tough_creature_once(attacker, edition):
    """kw-poisonous-tough: one combat is one defeat, with more power or the same."""
    result = resolve(
        f"""
        A: {{play: [{attacker}]}}
        B: {{play: [plated-scorpion]}}
        moves: [attack {attacker}, block plated-scorpion]
        """,
        ruleset=edition,
    )
    assert result.creature("plated-scorpion").exhausted
    assert result.in_discard("A", attacker)


def test_the_older_books_can_be_read_as_two_defeats():
    """kw-poisonous-tough: "in addition to the normal combat resolution" without the later note."""
    result = resolve("""
        ruleset: {edition: first-contact, poison-and-tough: two-defeats}
        A: {play: [axolotl-healer]}
        B: {play: [plated-scorpion], hand: [luchataur]}
        moves: [attack axolotl-healer, block plated-scorpion]
    """)
    assert result.in_discard("B", "plated-scorpion")


@pytest.mark.parametrize("edition", EDITIONS)
def test_weaker_poison_exhausts_a_tough_creature_and_is_lost(edition):
    """kw-poisonous-tough: the POISONOUS creature is defeated by power."""
    result = resolve(
        """
        A: {play: [grave-robber]}
        B: {play: [deathweaver], hand: [luchataur]}
        moves: [attack grave-robber, block deathweaver]
        """,
        ruleset=edition,
    )
    assert result.creature("grave-robber").exhausted
    assert result.in_discard("B", "deathweaver")


@pytest.mark.parametrize("edition", EDITIONS)
def test_tough_does_not_save_an_exhausted_creature_again(edition):
    """kw-poisonous-tough-faq: an exhausted TOUGH creature is defeated."""
    result = resolve(
        """
        A: {play: [axolotl-healer]}
        B: {play: [{card: plated-scorpion, exhausted: true}], hand: [luchataur]}
        moves: [attack axolotl-healer, block plated-scorpion]
        """,
        ruleset=edition,
    )
    assert result.in_discard("B", "plated-scorpion")
    assert result.in_discard("A", "axolotl-healer")


def test_an_exhausted_creature_still_attacks_and_becomes_sneaky():
    """kw-sneaky-tough: exhausted only shows that TOUGH has been used."""
    result = resolve("""
        A: {play: [{card: the-lurker, exhausted: true}, brain-fly]}
        B: {play: [gorillion]}
        moves: [attack the-lurker]
    """)
    assert result.life("B") == 2
    assert result.creature("the-lurker").exhausted
    assert (result.turn, result.phase) == ("B", "start")


def test_a_sneaky_creature_may_block_a_sneaky_one():
    """kw-sneaky-sneaky: and no other creature may."""
    result = resolve("""
        A: {play: [spider-owl]}
        B: {play: [tiger-squirrel, gorillion]}
        moves: [attack spider-owl]
    """)
    assert result.options == ["block tiger-squirrel", "pass"]
    assert [reason.kind for reason in result.why_not("block gorillion")] == ["sneaky"]


def test_a_sneaky_creature_may_block_an_ordinary_one():
    """kw-sneaky-sneaky: as a blocker it is a normal creature."""
    result = resolve("""
        A: {play: [brain-fly]}
        B: {play: [tiger-squirrel]}
        moves: [attack brain-fly]
    """)
    assert result.options == ["block tiger-squirrel", "pass"]


@pytest.mark.parametrize("blocker", ["luchataur", "killer-bee", "goreagle-alpha"])
def test_frenzy_and_hunter_do_nothing_for_a_blocker(blocker):
    """kw-none-blocking: it fights once, and the turn is over."""
    result = resolve(f"""
        A: {{play: [brain-fly, tiger-squirrel]}}
        B: {{play: [{blocker}]}}
        moves: [attack brain-fly, block {blocker}]
    """)
    assert result.discard("A") == ["brain-fly"]
    assert result.life("A") == 3
    assert result.asked is None
    assert (result.turn, result.phase) == ("B", "start")


def test_poisonous_and_tough_work_for_a_blocker():
    """kw-none-blocking: these two work in every combat."""
    result = resolve("""
        A: {play: [gorillion]}
        B: {play: [plated-scorpion]}
        moves: [attack gorillion, block plated-scorpion]
    """)
    assert result.in_discard("A", "gorillion")
    assert result.creature("plated-scorpion").exhausted


# -- TOUGH: being exhausted -----------------------------------------------------------------------


def test_an_exhausted_creature_stays_so_from_turn_to_turn():
    """tough-ready: no rule readies it."""
    result = resolve("""
        A: {play: [{card: rhino-turtle, exhausted: true}], hand: [gorillion]}
        B: {hand: [luchataur]}
        moves: [play gorillion, pass, play luchataur, pass]
    """)
    assert (result.turn, result.phase) == ("A", "start")
    assert result.creature("rhino-turtle").exhausted


def test_a_change_of_control_does_not_ready_a_creature():
    """tough-ready: it stays in its current state."""
    result = resolve("""
        A: {hand: [brain-fly]}
        B: {play: [{card: elephantopus, exhausted: true}], hand: [gorillion], mindbugs: 0}
        moves: [play brain-fly]
    """)
    assert result.controller("elephantopus") == "A"
    assert result.creature("elephantopus").exhausted


def test_a_creature_that_left_play_comes_back_fresh():
    """tough-ready: played again from the discard pile it is not exhausted."""
    result = resolve("""
        A: {play: [{card: rhino-turtle, exhausted: true}], hand: [compost-dragon]}
        B: {play: [gorillion], hand: [luchataur], mindbugs: 0}
        moves:
          - attack rhino-turtle
          - block gorillion
          - play luchataur
          - pass
          - play compost-dragon
          - choose rhino-turtle
    """)
    assert result.controller("rhino-turtle") == "A"
    assert not result.creature("rhino-turtle").exhausted


def test_tough_does_not_help_against_a_change_of_control():
    """tough-not-bounce: it replaces only being defeated."""
    result = resolve("""
        A: {hand: [brain-fly]}
        B: {play: [elephantopus], hand: [gorillion], mindbugs: 0}
        moves: [play brain-fly]
    """)
    assert result.controller("elephantopus") == "A"
    assert not result.creature("elephantopus").exhausted
