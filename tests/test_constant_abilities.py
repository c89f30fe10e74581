"""Rules 4.5, 4.6, 9.6, 9.8: what holds at every moment, and stops by itself."""

import pytest
from board import keywords, library_with, power, refused, resolve

EDITIONS = ["current", "beyond", "first-contact"]


MADE_UP = library_with(
    "{id: withering-fog, number: 1, copies: 1, power: 6, names: {en: Withering Fog},"
    " constant: [{of: enemy creatures, have: [-2 power]}]}",
    "{id: pebble, number: 2, copies: 1, power: 1, names: {en: Pebble}}",
    "{id: boulder, number: 3, copies: 1, power: 4, names: {en: Boulder}}",
)


# -- Goblin Werewolf and Urchin Hurler ------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
def test_goblin_werewolf_attacks_with_eight(edition):
    result = resolve(
        """
        A: {play: [goblin-werewolf]}
        B: {play: [kangasaurus-rex], hand: [gorillion]}
        moves: [attack goblin-werewolf, hunt kangasaurus-rex]
        """,
        ruleset=edition,
    )
    assert result.discard("B") == ["kangasaurus-rex"]
    assert result.in_play("goblin-werewolf")


@pytest.mark.parametrize("edition", EDITIONS)
def test_goblin_werewolf_blocks_with_two(edition):
    result = resolve(
        """
        A: {play: [compost-dragon]}
        B: {play: [goblin-werewolf], hand: [gorillion]}
        moves: [attack compost-dragon, pass, block goblin-werewolf]
        """,
        ruleset=edition,
    )
    assert result.discard("B") == ["goblin-werewolf"]
    assert result.in_play("compost-dragon")


@pytest.mark.parametrize(("turn", "strength"), [("A", 8), ("B", 2)])
def test_goblin_werewolf_follows_the_turn(turn, strength):
    result = resolve(f"""
        turn: {turn}
        A: {{play: [goblin-werewolf]}}
        B: {{play: [gorillion]}}
    """)
    assert power(result, "goblin-werewolf") == strength


@pytest.mark.parametrize(("turn", "ally"), [("A", 12), ("B", 10)])
def test_urchin_hurler_helps_the_others_in_your_turn(turn, ally):
    result = resolve(f"""
        turn: {turn}
        A: {{play: [urchin-hurler, gorillion]}}
        B: {{play: [luchataur]}}
    """)
    assert power(result, "gorillion") == ally
    assert power(result, "urchin-hurler") == 5
    assert power(result, "luchataur") == 9


def test_urchin_hurler_helps_an_attacker_but_no_blocker():
    attacker = resolve("""
        A: {play: [urchin-hurler, bee-bear]}
        B: {play: [luchataur], hand: [gorillion]}
        moves: [attack bee-bear, block luchataur]
    """)
    assert attacker.discard("B") == ["luchataur"]
    blocker = resolve("""
        A: {play: [luchataur], hand: [gorillion]}
        B: {play: [urchin-hurler, bee-bear]}
        moves: [attack luchataur, block bee-bear]
    """)
    assert blocker.discard("B") == ["bee-bear"]


# -- Shield Bugs and Snail Thrower ----------------------------------------------------------------


def test_shield_bugs_help_their_others_on_either_turn():
    result = resolve("""
        A: {play: [gorillion], hand: [giraffodile]}
        B: {play: [shield-bugs, snail-hydra]}
        moves: [attack gorillion, block snail-hydra]
    """)
    assert result.discard("A") == ["gorillion"]
    assert result.discard("B") == ["snail-hydra"]


def test_two_shield_bugs_add_up_and_help_each_other():
    result = resolve("""
        A: {play: [shield-bugs, shield-bugs, gorillion]}
        B: {play: [luchataur]}
    """)
    assert power(result, "shield-bugs") == power(result, "shield-bugs-2") == 5
    assert power(result, "gorillion") == 12
    assert power(result, "luchataur") == 9


@pytest.mark.parametrize(
    ("ally", "bugs", "gets"),
    [
        ("brain-fly", False, True),  # 4
        ("brain-fly", True, False),  # 4 + 1
        ("bugserker", False, True),  # 3
        ("bugserker", True, True),  # 3 + 1
        ("kangasaurus-rex", False, False),  # 7
    ],
)
@pytest.mark.parametrize("edition", EDITIONS)
def test_snail_thrower_looks_at_the_power_with_shield_bugs(edition, ally, bugs, gets):
    result = resolve(
        f"""
        A: {{play: [snail-thrower, {ally}{", shield-bugs" if bugs else ""}]}}
        B: {{play: [gorillion]}}
        """,
        ruleset=edition,
    )
    assert ({"HUNTER", "POISONOUS"} <= keywords(result, ally)) == gets


def test_snail_thrower_poisons_through_an_ally_until_it_grows():
    board = """
        A: {{play: [snail-thrower, brain-fly{bugs}]}}
        B: {{play: [gorillion], hand: [luchataur]}}
        moves: [attack brain-fly, {hunt}]
    """
    poisonous = resolve(board.format(bugs="", hunt="hunt gorillion"))
    assert poisonous.discard("B") == ["gorillion"]
    grown = resolve(board.format(bugs=", shield-bugs", hunt="block gorillion"))
    assert grown.play("B") == ["gorillion"]
    assert grown.discard("A") == ["brain-fly"]


def test_shield_bugs_themselves_have_poison_from_snail_thrower_at_four():
    """Shield Bugs don't help themselves; a second copy lifts both to 5."""
    one = resolve("A: {play: [snail-thrower, shield-bugs]}\nB: {play: [gorillion]}")
    assert keywords(one, "shield-bugs") == {"TOUGH", "HUNTER", "POISONOUS"}
    two = resolve("A: {play: [snail-thrower, shield-bugs, shield-bugs]}\nB: {play: [gorillion]}")
    assert keywords(two, "shield-bugs") == {"TOUGH"}


def test_snail_thrower_gives_itself_no_hunter():
    result = resolve("A: {play: [snail-thrower]}\nB: {play: [gorillion]}")
    assert keywords(result, "snail-thrower") == {"POISONOUS"}


@pytest.mark.parametrize(("turn", "gets"), [("A", False), ("B", True)])
def test_snail_thrower_and_urchin_hurler_change_with_the_turn(turn, gets):
    """Bugserker is 5 in its own turn, 3 in the other."""
    result = resolve(f"""
        turn: {turn}
        A: {{play: [snail-thrower, urchin-hurler, bugserker]}}
        B: {{play: [gorillion]}}
    """)
    assert ("POISONOUS" in keywords(result, "bugserker")) == gets


# -- power by counting ----------------------------------------------------------------------------


@pytest.mark.parametrize(("allies", "strength"), [(0, 1), (1, 3), (3, 7)])
def test_froblin_instigator_counts_the_other_allies(allies, strength):
    crowd = ", ".join(["froblin-instigator", *["gorillion"] * allies])
    result = resolve(f"A: {{play: [{crowd}]}}\nB: {{play: [luchataur, luchataur]}}")
    assert power(result, "froblin-instigator") == strength


def test_froblin_instigator_counts_a_creature_just_taken_over():
    result = resolve("""
        A: {play: [froblin-instigator], hand: [brain-fly]}
        B: {mindbugs: 0, play: [gorillion], hand: [luchataur]}
        moves: [play brain-fly]
    """)
    assert result.controller("gorillion") == "A"
    assert power(result, "froblin-instigator") == 5


@pytest.mark.parametrize(("life", "strength"), [(1, 11), (2, 3), (4, 3)])
def test_bugserker_rages_at_one_life(life, strength):
    result = resolve(f"A: {{life: {life}, play: [bugserker]}}\nB: {{life: 1, play: [gorillion]}}")
    assert power(result, "bugserker") == strength


def test_bugserker_rages_as_soon_as_the_attack_effect_took_the_life():
    result = resolve("""
        A: {play: [turbo-bug], hand: [gorillion]}
        B: {life: 3, play: [bugserker]}
        moves: [attack turbo-bug, block bugserker]
    """)
    assert power(result, "bugserker") == 11
    assert result.discard("A") == ["turbo-bug"]
    assert not result.creature("bugserker").exhausted


def test_lone_yeti_is_ten_alone_and_five_in_company():
    alone = resolve("A: {play: [lone-yeti]}\nB: {play: [gorillion]}")
    assert power(alone, "lone-yeti") == 10
    assert keywords(alone, "lone-yeti") == {"TOUGH", "FRENZY"}
    company = resolve("A: {play: [lone-yeti, gorillion]}\nB: {play: [gorillion]}")
    assert power(company, "lone-yeti") == 5
    assert keywords(company, "lone-yeti") == {"TOUGH"}


def test_lone_yeti_blocks_with_ten():
    result = resolve("""
        A: {play: [luchataur], hand: [gorillion]}
        B: {play: [lone-yeti]}
        moves: [attack luchataur, block lone-yeti]
    """)
    assert result.discard("A") == ["luchataur"]
    assert not result.creature("lone-yeti").exhausted


# -- power is at least 1 --------------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("victim", "strength"),
    [("pebble", 1), ("deathweaver", 1), ("boulder", 2), ("gorillion", 8)],
)
def test_power_never_falls_below_one(edition, victim, strength):
    result = resolve(
        f"A: {{play: [{victim}]}}\nB: {{play: [withering-fog]}}", ruleset=edition, cards=MADE_UP
    )
    assert power(result, victim) == strength
    assert result.in_play(victim)


@pytest.mark.parametrize(("victim", "strength"), [("pebble", -1), ("deathweaver", 0)])
def test_power_falls_as_far_as_it_goes_by_the_other_reading(victim, strength):
    result = resolve(
        f"""
        ruleset: {{edition: first-contact, least-power: none}}
        A: {{play: [{victim}]}}
        B: {{play: [withering-fog]}}
        """,
        cards=MADE_UP,
    )
    assert power(result, victim) == strength
    assert result.in_play(victim)


PEBBLES = """
    ruleset: {{edition: first-contact, least-power: {reading}}}
    A: {{play: [{{card: pebble, as: mine}}], hand: [gorillion]}}
    B: {{play: [withering-fog, {{card: pebble, as: yours}}]}}
    moves: [attack mine, block yours]
"""


def test_pebble_in_the_fog_is_still_worth_a_pebble():
    result = resolve(PEBBLES.format(reading="one"), cards=MADE_UP)
    assert result.discard("A") == ["mine"]
    assert result.discard("B") == ["yours"]


def test_pebble_in_the_fog_is_less_than_a_pebble_without_a_least_power():
    result = resolve(PEBBLES.format(reading="none"), cards=MADE_UP)
    assert result.discard("A") == ["mine"]
    assert result.in_play("yours")


def test_lowered_power_is_the_power_that_counts():
    """Luchataur (9) is 7 in the fog and loses to Bee Bear; a printed 6 becomes weak enough."""
    fight = resolve(
        """
        A: {play: [bee-bear, withering-fog]}
        B: {play: [luchataur], hand: [gorillion]}
        moves: [attack bee-bear, block luchataur]
        """,
        cards=MADE_UP,
    )
    assert fight.discard("B") == ["luchataur"]
    rex = resolve(
        """
        A: {hand: [kangasaurus-rex], play: [withering-fog]}
        B: {mindbugs: 0, play: [majestic-manticore, grave-robber]}
        moves: [play kangasaurus-rex]
        """,
        cards=MADE_UP,
    )
    assert rex.discard("B") == ["majestic-manticore"]
    assert not rex.creature("grave-robber").exhausted


# -- who may not block ----------------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
def test_bee_bear_looks_at_the_blockers_current_power(edition):
    result = resolve(
        """
        A: {play: [bee-bear]}
        B: {play: [strange-barrel, killer-bee, shield-bugs, turf-the-surfer]}
        moves: [attack bee-bear]
        """,
        ruleset=edition,
    )
    assert result.options == ["block strange-barrel", "block turf-the-surfer", "pass"]
    assert [reason.kind for reason in result.why_not("block killer-bee")] == ["cannot-block-this"]


def test_bee_bear_in_play_does_not_protect_other_attackers():
    result = resolve("""
        A: {play: [bee-bear, gorillion]}
        B: {play: [killer-bee]}
        moves: [attack gorillion]
    """)
    assert result.options == ["block killer-bee", "pass"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_elephantopus_looks_at_the_blockers_current_power(edition):
    """Axolotl Healer (4) is 5 with Shield Bugs and may block; Shield Bugs (4) may not."""
    result = resolve(
        """
        A: {play: [elephantopus, gorillion]}
        B: {play: [axolotl-healer, shield-bugs]}
        moves: [attack gorillion]
        """,
        ruleset=edition,
    )
    assert result.options == ["block axolotl-healer", "pass"]
    assert [reason.kind for reason in result.why_not("block shield-bugs")] == ["cannot-block"]


def test_elephantopus_does_not_bind_its_own_side():
    result = resolve("""
        A: {play: [gorillion]}
        B: {play: [elephantopus, axolotl-healer]}
        moves: [attack gorillion]
    """)
    assert result.options == ["block elephantopus", "block axolotl-healer", "pass"]


def test_ferret_pacifier_stops_all_that_share_the_highest_power():
    result = resolve("""
        A: {play: [ferret-pacifier, gorillion]}
        B: {play: [luchataur, snail-hydra, bee-bear]}
        moves: [attack gorillion]
    """)
    assert result.options == ["block bee-bear", "pass"]


def test_ferret_pacifier_looks_at_current_power_and_at_enemies_only():
    """Goblin Werewolf is 2 in the other's turn; Lone Yeti in company is 5."""
    result = resolve("""
        A: {play: [ferret-pacifier, gorillion]}
        B: {play: [goblin-werewolf, lone-yeti]}
        moves: [attack gorillion]
    """)
    assert result.options == ["block goblin-werewolf", "pass"]


def test_ferret_pacifier_leaves_a_lone_defender_without_a_block():
    result = resolve("""
        A: {play: [ferret-pacifier]}
        B: {play: [axolotl-healer]}
        moves: [attack ferret-pacifier]
    """)
    assert result.life("B") == 2


# -- who may not attack ---------------------------------------------------------------------------


def test_hamster_lion_stops_all_that_share_the_lowest_power():
    result = resolve("""
        A: {play: [tiger-squirrel, spider-owl, gorillion], hand: [luchataur]}
        B: {play: [hamster-lion]}
    """)
    assert result.options == ["play luchataur", "attack gorillion"]
    assert [reason.kind for reason in result.why_not("attack spider-owl")] == ["cannot-attack"]


def test_hamster_lion_looks_at_current_power():
    """In its own turn Goblin Werewolf is 8, so Killer Bee is the weakest."""
    result = resolve("""
        A: {play: [goblin-werewolf, killer-bee]}
        B: {play: [hamster-lion]}
    """)
    assert result.options == ["attack goblin-werewolf"]


def test_hamster_lion_does_not_keep_anyone_from_blocking():
    result = resolve("""
        A: {play: [hamster-lion]}
        B: {play: [killer-bee]}
        moves: [attack hamster-lion]
    """)
    assert result.options == ["block killer-bee", "pass"]


def test_attack_that_hamster_lion_forbids_is_refused_with_its_reason():
    wrong = refused("""
        A: {play: [killer-bee, gorillion]}
        B: {play: [hamster-lion]}
        moves: [attack killer-bee]
    """)
    assert wrong.number == 1
    assert [reason.kind for reason in wrong.reasons] == ["cannot-attack"]


# -- SNEAKY ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
def test_sneaky_attacker_as_in_the_books(edition):
    """Spider Owl attacks: of two creatures only Tiger Squirrel may block."""
    result = resolve(
        """
        A: {play: [spider-owl]}
        B: {play: [gorillion, tiger-squirrel]}
        moves: [attack spider-owl]
        """,
        ruleset=edition,
    )
    assert result.options == ["block tiger-squirrel", "pass"]


def test_sneaky_creature_blocks_like_any_other():
    result = resolve("""
        A: {play: [gorillion], hand: [luchataur]}
        B: {play: [spider-owl], hand: [luchataur]}
        moves: [attack gorillion, block spider-owl]
    """)
    assert result.discard("A") == ["gorillion"]
    assert result.discard("B") == ["spider-owl"]


# -- Sharky Crab-Dog-Mummypus ---------------------------------------------------------------------


@pytest.mark.parametrize(
    ("enemy", "shared"),
    [
        ("killer-bee", {"HUNTER"}),
        ("tiger-squirrel", {"SNEAKY"}),
        ("luchataur", {"FRENZY"}),
        ("axolotl-healer", {"POISONOUS"}),
        ("creep-from-the-deep", {"HUNTER", "POISONOUS"}),
        ("goreagle-alpha", {"HUNTER", "FRENZY"}),
        ("plated-scorpion", {"POISONOUS"}),
        ("grave-robber", set()),
        ("gorillion", set()),
    ],
)
def test_sharky_shares_four_keywords_and_never_tough(enemy, shared):
    result = resolve(f"A: {{play: [sharky-crab-dog-mummypus]}}\nB: {{play: [{enemy}]}}")
    assert keywords(result, "sharky-crab-dog-mummypus") == shared


def test_sharky_shares_keywords_that_were_granted():
    """Bugserker (3) has HUNTER from Snail Thrower, which has only POISONOUS itself."""
    result = resolve("""
        A: {play: [sharky-crab-dog-mummypus]}
        B: {play: [snail-thrower, bugserker]}
    """)
    assert keywords(result, "sharky-crab-dog-mummypus") == {"HUNTER", "POISONOUS"}


def test_sharky_may_block_a_creature_that_is_sneaky_for_this_turn_only():
    result = resolve("""
        A: {play: [the-lurker, bee-bear, gorillion]}
        B: {play: [sharky-crab-dog-mummypus, luchataur]}
        moves: [attack the-lurker]
    """)
    assert result.options == ["block sharky-crab-dog-mummypus", "pass"]


def test_sharky_has_nothing_from_its_allies():
    result = resolve("""
        A: {play: [sharky-crab-dog-mummypus, spider-owl, goreagle-alpha]}
        B: {play: [gorillion]}
    """)
    assert keywords(result, "sharky-crab-dog-mummypus") == set()


@pytest.mark.parametrize("edition", EDITIONS)
def test_sharky_may_block_a_sneaky_attacker(edition):
    """The attacker itself is an enemy creature with SNEAKY; Sharky is POISONOUS as well then."""
    board = """
        A: {play: [spider-owl], hand: [luchataur]}
        B: {play: [sharky-crab-dog-mummypus, gorillion]}
        moves: [attack spider-owl]
    """
    asked = resolve(board, ruleset=edition)
    assert asked.options == ["block sharky-crab-dog-mummypus", "pass"]
    fought = resolve(board, "block sharky-crab-dog-mummypus", ruleset=edition)
    assert fought.discard("A") == ["spider-owl"]
    assert fought.discard("B") == ["sharky-crab-dog-mummypus"]


def test_sharky_poisons_whom_it_has_the_poison_from():
    """Sharky (5) and Majestic Manticore (6, POISONOUS): the Manticore is poisoned too."""
    result = resolve("""
        A: {play: [sharky-crab-dog-mummypus], hand: [luchataur]}
        B: {play: [majestic-manticore], hand: [luchataur]}
        moves: [attack sharky-crab-dog-mummypus, block majestic-manticore]
    """)
    assert result.discard("A") == ["sharky-crab-dog-mummypus"]
    assert result.discard("B") == ["majestic-manticore"]


def test_sharky_loses_hunter_between_its_two_attacks():
    """HUNTER comes from Killer Bee, which the first attack defeats; FRENZY from Luchataur."""
    board = """
        A: {play: [sharky-crab-dog-mummypus, shield-bugs]}
        B: {play: [killer-bee, luchataur]}
        moves: [attack sharky-crab-dog-mummypus, hunt killer-bee]
    """
    first = resolve(board)
    assert first.discard("B") == ["killer-bee"]
    assert first.asked == ("A", "again")
    assert keywords(first, "sharky-crab-dog-mummypus") == {"FRENZY"}
    second = resolve(board, "attack sharky-crab-dog-mummypus")
    assert second.asked == ("B", "block")


def test_sharky_loses_sneaky_between_its_two_attacks():
    """Tiger Squirrel blocks and falls to Sharky, whose next attack anyone may block."""
    result = resolve("""
        A: {play: [sharky-crab-dog-mummypus]}
        B: {play: [tiger-squirrel, luchataur]}
        moves:
          - attack sharky-crab-dog-mummypus
          - block tiger-squirrel
          - attack sharky-crab-dog-mummypus
    """)
    assert result.discard("B") == ["tiger-squirrel"]
    assert result.options == ["block luchataur", "pass"]


def test_two_sharkies_give_each_other_nothing_out_of_nothing():
    result = resolve("""
        A: {play: [{card: sharky-crab-dog-mummypus, as: mine}]}
        B: {play: [{card: sharky-crab-dog-mummypus, as: yours}]}
    """)
    assert keywords(result, "mine") == keywords(result, "yours") == set()


def test_two_sharkies_keep_nothing_when_the_third_leaves():
    result = resolve("""
        A: {play: [{card: sharky-crab-dog-mummypus, as: mine}, gorillion]}
        B: {play: [{card: sharky-crab-dog-mummypus, as: yours}, killer-bee]}
        moves: [attack gorillion, block killer-bee]
    """)
    assert result.discard("B") == ["killer-bee"]
    assert keywords(result, "mine") == keywords(result, "yours") == set()


# -- an ability ends with its creature ------------------------------------------------------------


def test_constant_ability_changes_sides_with_its_creature():
    """Brain Fly takes Elephantopus; now it is B's weak creature that can't block."""
    result = resolve("""
        A: {hand: [brain-fly], play: [gorillion]}
        B: {mindbugs: 0, play: [elephantopus, axolotl-healer], hand: [giraffodile]}
        moves: [play brain-fly, choose elephantopus, play giraffodile, pass, attack gorillion]
    """)
    assert result.controller("elephantopus") == "A"
    assert result.options == ["block giraffodile", "pass"]


def test_creature_saved_by_shield_bugs_is_not_looked_at_again():
    """9.9: Axolotl Healer was 5 when the Rex looked, and stays though Shield Bugs leave."""
    result = resolve("""
        A: {hand: [kangasaurus-rex]}
        B: {mindbugs: 0, play: [{card: shield-bugs, exhausted: true}, axolotl-healer]}
        moves: [play kangasaurus-rex]
    """)
    assert result.discard("B") == ["shield-bugs"]
    assert result.play("B") == ["axolotl-healer"]
    assert power(result, "axolotl-healer") == 4
