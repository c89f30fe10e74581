"""Disputed questions about power, constant and "when" abilities, each answered on a board."""

import pytest
from board import resolve

# -- power ----------------------------------------------------------------------------------------


def test_with_shield_bugs_a_printed_four_gets_nothing_from_snail_thrower():
    """power-current: in play the current power counts."""
    without = resolve("""
        A: {play: [snail-thrower, brain-fly]}
        B: {play: [gorillion]}
        moves: [attack brain-fly]
    """)
    assert without.asked == ("A", "hunt")
    with_shield_bugs = resolve("""
        A: {play: [snail-thrower, brain-fly, shield-bugs]}
        B: {play: [gorillion]}
        moves: [attack brain-fly, block gorillion]
    """)
    assert with_shield_bugs.in_discard("A", "brain-fly")
    assert with_shield_bugs.in_play("gorillion")


def test_a_bonus_lets_a_creature_block_past_a_limit():
    """power-current: Elephantopus stops a 4, but not a 4 that Shield Bugs makes a 5."""
    result = resolve("""
        A: {play: [elephantopus]}
        B: {play: [shield-bugs, brain-fly]}
        moves: [attack elephantopus]
    """)
    assert result.options == ["block brain-fly", "pass"]


def test_a_bonus_brings_a_creature_into_reach():
    """power-current: with Shield Bugs Killer Bee has the 6 that Brain Fly asks for."""
    result = resolve("""
        A: {hand: [brain-fly]}
        B: {play: [killer-bee, shield-bugs], mindbugs: 0}
        moves: [play brain-fly]
    """)
    assert result.controller("killer-bee") == "A"


def test_keywords_that_depend_on_power_come_and_go_with_it():
    """power-threshold: Urchin Hurler's bonus, in one's own turn only, costs the keywords."""
    board = """
        A: {play: [snail-thrower, urchin-hurler, tiger-squirrel]}
        B: {play: [gorillion], hand: [luchataur]}
        moves: [attack tiger-squirrel]
    """
    own_turn = resolve(board)
    assert own_turn.life("B") == 2
    assert (own_turn.turn, own_turn.phase) == ("B", "start")
    their_turn = resolve(board, "attack gorillion", "block tiger-squirrel")
    assert their_turn.in_discard("B", "gorillion")


def test_power_is_checked_once_for_all_who_are_defeated_together():
    """constant-leaves-same-time: the creature saved by +1 stays although Shield Bugs leaves."""
    result = resolve("""
        A: {hand: [kangasaurus-rex]}
        B: {play: [{card: shield-bugs, exhausted: true}, brain-fly], mindbugs: 0}
        moves: [play kangasaurus-rex]
    """)
    assert result.discard("B") == ["shield-bugs"]
    assert result.play("B") == ["brain-fly"]


def test_two_copies_of_a_creature_each_work_on_their_own():
    """dup-names: two Shield Bugs make Brain Fly a 6, enough to survive Killer Bee."""
    result = resolve("""
        A: {play: [shield-bugs, shield-bugs, brain-fly]}
        B: {play: [killer-bee], hand: [gorillion]}
        moves: [attack brain-fly, block killer-bee]
    """)
    assert result.in_discard("B", "killer-bee")
    assert result.play("A") == ["shield-bugs", "shield-bugs-2", "brain-fly"]


# -- Sharky Crab-Dog-Mummypus ---------------------------------------------------------------------


def sharky_attacks(*enemies, moves=()):
    return resolve(
        f"""
        A: {{play: [sharky-crab-dog-mummypus]}}
        B: {{play: [{", ".join(enemies)}], hand: [bee-bear]}}
        """,
        "attack sharky-crab-dog-mummypus",
        *moves,
    )


def test_sharky_has_each_keyword_while_an_enemy_has_it():
    """sharky-basic: HUNTER, SNEAKY, FRENZY and POISONOUS, each on its own."""
    assert sharky_attacks("gorillion").options == ["block gorillion", "pass"]
    assert sharky_attacks("killer-bee").asked == ("A", "hunt")
    assert sharky_attacks("gorillion", "ferret-bomber").options == ["block ferret-bomber", "pass"]
    assert sharky_attacks("luchataur", moves=["pass"]).asked == ("A", "again")
    poisonous = sharky_attacks("gorillion", "deathweaver", moves=["block gorillion"])
    assert poisonous.in_discard("B", "gorillion")


def test_sharky_does_not_copy_tough():
    """sharky-basic: TOUGH is not among its four keywords."""
    result = sharky_attacks("elephantopus", moves=["block elephantopus"])
    assert result.in_discard("A", "sharky-crab-dog-mummypus")


@pytest.mark.parametrize(
    ("reading", "asked"), [("at-second-attack", None), ("at-first", ("A", "again"))]
)
def test_sharky_that_defeats_the_only_frenzy_enemy_attacks_no_second_time(reading, asked):
    """sharky-frenzy-lost: after the first attack no enemy has FRENZY."""
    result = resolve(f"""
        ruleset: {{edition: current, frenzy-check: {reading}}}
        A: {{play: [sharky-crab-dog-mummypus, shield-bugs]}}
        B: {{play: [explosive-toad, brain-fly]}}
        moves:
          - attack sharky-crab-dog-mummypus
          - block explosive-toad
          - choose shield-bugs
    """)
    assert result.in_play("sharky-crab-dog-mummypus")
    assert result.asked == asked
    assert result.turn == ("B" if asked is None else "A")


TWO_SHARKYS = """
    A: {play: [{card: sharky-crab-dog-mummypus, as: our-sharky}, killer-bee]}
    B: {play: [{card: sharky-crab-dog-mummypus, as: their-sharky}, gorillion]}
"""


def test_two_sharkys_pass_on_a_keyword_that_a_third_creature_has():
    """sharky-two: HUNTER comes from Killer Bee, by way of the enemy Sharky."""
    assert resolve(TWO_SHARKYS, "attack our-sharky").asked == ("A", "hunt")


def test_two_sharkys_do_not_keep_a_keyword_alive_between_them():
    """sharky-two: when Killer Bee is gone, neither has HUNTER."""
    gone = ("attack killer-bee", "hunt gorillion")
    assert resolve(TWO_SHARKYS, *gone, "attack their-sharky").asked == ("A", "block")
    after = (*gone, "attack their-sharky", "pass", "attack our-sharky")
    assert resolve(TWO_SHARKYS, *after).asked == ("B", "block")


# -- Deathweaver ----------------------------------------------------------------------------------


@pytest.mark.parametrize("card", ["axolotl-healer", "compost-dragon"])
def test_deathweaver_stops_play_effects(card):
    """deathweaver-scope: neither life nor a card from the discard pile."""
    result = resolve(f"""
        turn: B
        A: {{play: [deathweaver], mindbugs: 0}}
        B: {{hand: [{card}], discard: [gorillion]}}
        moves: [play {card}]
    """)
    assert result.play("B") == [card]
    assert result.life("B") == 3
    assert result.discard("B") == ["gorillion"]


def test_deathweaver_stops_the_play_effect_of_a_card_taken_by_a_mindbug():
    """deathweaver-scope: however it would be triggered; it is the Mindbug user's effect."""
    result = resolve("""
        A: {play: [deathweaver], hand: [axolotl-healer]}
        moves: [play axolotl-healer, mindbug]
    """)
    assert result.controller("axolotl-healer") == "B"
    assert (result.life("A"), result.life("B")) == (3, 3)


def test_deathweaver_does_not_stop_attack_and_defeated_effects():
    """deathweaver-scope: only Play effects."""
    attack = resolve("""
        turn: B
        A: {play: [deathweaver]}
        B: {play: [chameleon-sniper]}
        moves: [attack chameleon-sniper]
    """)
    assert attack.life("A") == 1
    defeated = resolve("""
        A: {play: [deathweaver, gorillion]}
        B: {play: [explosive-toad], hand: [luchataur]}
        moves: [attack gorillion, block explosive-toad, choose deathweaver]
    """)
    assert defeated.in_discard("A", "deathweaver")


def test_deathweaver_does_not_stop_its_own_controller():
    """deathweaver-scope: also not on a card taken by a Mindbug."""
    result = resolve("""
        turn: B
        A: {play: [deathweaver]}
        B: {hand: [axolotl-healer, gorillion]}
        moves: [play axolotl-healer, mindbug]
    """)
    assert result.life("A") == 5


# -- Hyenix ---------------------------------------------------------------------------------------

HYENIX = """
    A: {play: [gorillion]}
    B: {play: [bee-bear], discard: [hyenix]}
    moves: [attack gorillion, pass]
"""


def test_hyenix_comes_in_the_opponents_turn_and_cannot_be_mindbugged():
    """hyenix: it is played by an effect, after the unblocked attack."""
    assert resolve(HYENIX).asked == ("B", "may")
    result = resolve(HYENIX, "yes")
    assert result.controller("hyenix") == "B"
    assert result.mindbugs("A") == 2
    assert (result.turn, result.phase) == ("B", "start")


def test_hyenix_need_not_come():
    """hyenix: "you may"."""
    result = resolve(HYENIX, "no")
    assert result.in_discard("B", "hyenix")
    assert (result.turn, result.phase) == ("B", "start")


TURBO_BUG = """
    A: {play: [turbo-bug]}
    B: {life: 4, play: [bee-bear], discard: [hyenix]}
    moves: [attack turbo-bug]
"""


def test_hyenix_asks_once_however_much_life_was_lost():
    """hyenix: three life lost at once are one event."""
    assert resolve(TURBO_BUG).asked == ("B", "may")
    result = resolve(TURBO_BUG, "no")
    assert result.life("B") == 1
    assert result.asked == ("B", "block")


def test_hyenix_called_by_an_attack_effect_may_block_that_attack():
    """hyenix: it is in play before the block is decided."""
    result = resolve(TURBO_BUG, "yes")
    assert result.asked == ("B", "block")
    assert result.options == ["block bee-bear", "block hyenix", "pass"]


def test_hyenix_does_not_save_a_player_at_zero():
    """hyenix: the game is lost already."""
    result = resolve("""
        A: {play: [gorillion]}
        B: {life: 1, discard: [hyenix], hand: [luchataur]}
        moves: [attack gorillion]
    """)
    assert result.winner == "A"
    assert result.in_discard("B", "hyenix")


def test_when_abilities_are_triggers_that_the_active_player_orders():
    """when-is-trigger: two Hyenix of the player whose turn it is not."""
    board = """
        A: {play: [gorillion]}
        B: {play: [bee-bear], discard: [hyenix, hyenix]}
        moves: [attack gorillion, pass]
    """
    result = resolve(board)
    assert result.asked == ("A", "order")
    assert result.options == ["first hyenix", "first hyenix-2"]
    second = resolve(board, "first hyenix-2")
    assert second.asked == ("B", "may")
    both = resolve(board, "first hyenix-2", "yes", "yes")
    assert both.play("B") == ["bee-bear", "hyenix-2", "hyenix"]


@pytest.mark.parametrize("edition", ["current", "beyond", "first-contact"])
def test_a_when_ability_works_alike_in_every_edition(edition):
    """when-is-trigger: whatever the books call it, only the ordering could differ."""
    assert resolve(HYENIX, ruleset=edition).asked == ("B", "may")
    assert resolve(HYENIX, "yes", ruleset=edition).controller("hyenix") == "B"


MERMAID = """
    A: {life: 5, hand: [mysterious-mermaid], discard: [hyenix]}
    B: {life: 2, hand: [gorillion], mindbugs: 0}
    moves: [play mysterious-mermaid]
"""


def test_mysterious_mermaid_also_lowers_life_without_a_loss():
    """mermaid: the effect is not optional, and being set is not losing."""
    result = resolve(MERMAID)
    assert result.life("A") == 2
    assert result.asked is None
    assert (result.turn, result.phase) == ("B", "start")
    assert "set-life" in result.readings()


def test_a_group_may_count_life_set_lower_as_lost():
    """mermaid: the other reading, on which no book has a word."""
    result = resolve("\n    ruleset: {edition: current, set-life: loss}" + MERMAID)
    assert result.life("A") == 2
    assert result.asked == ("A", "may")
