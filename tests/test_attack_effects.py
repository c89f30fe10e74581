"""Rules 7.3, 7.9, 9.3, 9.5: Attack effects, what they set off, and attackers that are gone."""

import pytest
from board import library_with, refused, resolve

EDITIONS = ["current", "beyond", "first-contact"]


DRUMMER = library_with(
    "{id: drummer, number: 1, copies: 1, power: 9, names: {en: Drummer},"
    " constant: [{of: other allied creatures, have: [FRENZY]}]}"
)


# -- Turbo Bug and Hyenix -------------------------------------------------------------------------

TURBO_BUG = """
    A: {play: [turbo-bug], hand: [gorillion]}
    B: {life: 4, discard: [hyenix], hand: [luchataur]}
    moves: [attack turbo-bug]
"""


@pytest.mark.parametrize("edition", EDITIONS)
def test_turbo_bug_leaves_one_life_and_hyenix_may_come(edition):
    result = resolve(TURBO_BUG, ruleset=edition)
    assert result.life("B") == 1
    assert result.asked == ("B", "may")
    assert result.options == ["yes", "no"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_hyenix_comes_before_the_block_and_may_block(edition):
    asked = resolve(TURBO_BUG, "yes", ruleset=edition)
    assert asked.controller("hyenix") == "B"
    assert asked.mindbugs("A") == 2
    assert asked.asked == ("B", "block")
    assert asked.options == ["block hyenix", "pass"]
    blocked = resolve(TURBO_BUG, "yes", "block hyenix", ruleset=edition)
    assert blocked.discard("A") == ["turbo-bug"]
    assert blocked.life("B") == 1
    assert blocked.winner is None


@pytest.mark.parametrize("edition", EDITIONS)
def test_without_hyenix_nobody_blocks_turbo_bug_and_the_game_is_over(edition):
    result = resolve(TURBO_BUG, "no", ruleset=edition)
    assert result.discard("B") == ["hyenix"]
    assert result.life("B") == 0
    assert result.winner == "A"


def test_hyenix_is_asked_about_once_however_much_life_was_lost():
    result = resolve("""
        A: {play: [turbo-bug], hand: [gorillion]}
        B: {life: 9, discard: [hyenix], play: [bee-bear]}
        moves: [attack turbo-bug, no]
    """)
    assert result.life("B") == 1
    assert result.asked == ("B", "block")
    assert result.discard("B") == ["hyenix"]


def test_two_hyenixes_are_ordered_by_the_active_player_and_may_both_come():
    board = """
        A: {play: [gorillion]}
        B: {discard: [hyenix, hyenix], hand: [luchataur]}
        moves: [attack gorillion]
    """
    asked = resolve(board)
    assert asked.asked == ("A", "order")
    assert asked.options == ["first hyenix", "first hyenix-2"]
    both = resolve(board, "first hyenix-2", "yes", "yes")
    assert both.play("B") == ["hyenix-2", "hyenix"]


def test_turbo_bug_takes_nothing_from_who_has_one_life():
    """No life is lost, so Hyenix does not come."""
    result = resolve("""
        A: {play: [turbo-bug], hand: [gorillion]}
        B: {life: 1, discard: [hyenix], play: [bee-bear]}
        moves: [attack turbo-bug]
    """)
    assert result.life("B") == 1
    assert result.asked == ("B", "block")


def test_hyenix_after_an_unblocked_attack_comes_when_the_attack_is_over():
    result = resolve("""
        A: {play: [gorillion]}
        B: {discard: [hyenix], hand: [luchataur]}
        moves: [attack gorillion, yes]
    """)
    assert result.life("B") == 2
    assert result.controller("hyenix") == "B"
    assert result.play("A") == ["gorillion"]
    assert (result.turn, result.asked) == ("B", None)


def test_hyenix_minds_only_its_own_players_life():
    result = resolve("""
        A: {play: [gorillion], discard: [hyenix]}
        B: {hand: [luchataur]}
        moves: [attack gorillion]
    """)
    assert result.life("B") == 2
    assert result.discard("A") == ["hyenix"]
    assert result.asked is None


@pytest.mark.parametrize("zone", ["hand", "deck"])
def test_hyenix_comes_from_the_discard_pile_only(zone):
    result = resolve(f"""
        A: {{play: [gorillion]}}
        B: {{{zone}: [hyenix], play: [luchataur]}}
        moves: [attack gorillion, pass]
    """)
    assert result.life("B") == 2
    assert result.play("B") == ["luchataur"]
    assert result.asked is None


def test_hyenix_that_arrived_in_the_other_turn_attacks_in_the_next():
    result = resolve("""
        A: {play: [gorillion]}
        B: {discard: [hyenix]}
        moves: [attack gorillion, yes, attack hyenix, pass, attack hyenix, pass]
    """)
    assert result.life("A") == 1


# -- Chameleon Sniper and Tusked Extorter ---------------------------------------------------------


def test_chameleon_sniper_takes_a_life_before_the_block_and_one_after():
    board = """
        A: {play: [chameleon-sniper], hand: [gorillion]}
        B: {play: [tiger-squirrel]}
        moves: [attack chameleon-sniper]
    """
    before = resolve(board)
    assert before.life("B") == 2
    assert before.asked == ("B", "block")
    assert resolve(board, "pass").life("B") == 1
    blocked = resolve(board, "block tiger-squirrel")
    assert blocked.life("B") == 2
    assert blocked.discard("A") == ["chameleon-sniper"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_chameleon_sniper_wins_before_anyone_can_block(edition):
    result = resolve(
        """
        A: {play: [chameleon-sniper]}
        B: {life: 1, play: [tiger-squirrel], discard: [hyenix]}
        moves: [attack chameleon-sniper]
        """,
        ruleset=edition,
    )
    assert result.winner == "A"
    assert result.asked is None
    assert result.in_play("chameleon-sniper")


def test_hyenix_that_comes_by_the_snipers_effect_cannot_block_it():
    result = resolve("""
        A: {play: [chameleon-sniper], hand: [gorillion]}
        B: {discard: [hyenix], play: [spider-owl]}
        moves: [attack chameleon-sniper, yes]
    """)
    assert result.options == ["block spider-owl", "pass"]


def test_attack_effect_happens_in_both_attacks_of_frenzy():
    result = resolve(
        """
        A: {play: [chameleon-sniper, drummer]}
        B: {life: 5, hand: [gorillion]}
        moves: [attack chameleon-sniper, attack chameleon-sniper]
        """,
        cards=DRUMMER,
    )
    assert result.life("B") == 1


@pytest.mark.parametrize("edition", EDITIONS)
def test_extorters_victim_chooses_draws_and_then_blocks(edition):
    board = """
        A: {play: [tusked-extorter], hand: [gorillion]}
        B:
          play: [spider-owl]
          hand: [gorillion, bee-bear, killer-bee, shark-dog, brain-fly]
          deck: [luchataur, hyenix]
        moves: [attack tusked-extorter]
    """
    asked = resolve(board, ruleset=edition)
    assert asked.asked == ("B", "choose")
    assert len(asked.options) == 5
    chosen = resolve(board, "choose bee-bear", ruleset=edition)
    assert chosen.discard("B") == ["bee-bear"]
    assert chosen.in_hand("B", "luchataur")
    assert chosen.deck("B") == ["hyenix"]
    assert chosen.asked == ("B", "block")


@pytest.mark.parametrize("edition", EDITIONS)
def test_extorter_and_spider_owl_as_in_the_french_book(edition):
    result = resolve(
        """
        A: {play: [tusked-extorter], hand: [gorillion]}
        B: {play: [spider-owl], hand: [bee-bear, killer-bee]}
        moves: [attack tusked-extorter, choose killer-bee, block spider-owl]
        """,
        ruleset=edition,
    )
    assert result.discard("A") == ["tusked-extorter"]
    assert result.discard("B") == ["killer-bee", "spider-owl"]


def test_extorter_against_an_empty_hand_just_attacks():
    result = resolve("""
        A: {play: [tusked-extorter], hand: [gorillion]}
        B: {play: [bee-bear]}
        moves: [attack tusked-extorter]
    """)
    assert result.discard("B") == []
    assert result.asked == ("B", "block")


# -- Count Draculeech -----------------------------------------------------------------------------


@pytest.mark.parametrize("running", ["finished-first", "interrupted"])
@pytest.mark.parametrize("edition", EDITIONS)
def test_draculeech_at_one_life_loses_before_anything_is_defeated(edition, running):
    result = resolve(f"""
        ruleset: {{edition: {edition}, running-effect: {running}}}
        A: {{life: 1, play: [count-draculeech], discard: [hyenix]}}
        B: {{play: [gorillion]}}
        moves: [attack count-draculeech]
    """)
    assert result.winner == "B"
    assert result.life("A") == 0
    assert result.play("B") == ["gorillion"]
    assert result.discard("A") == ["hyenix"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_draculeech_as_the_only_creature_defeats_itself(edition):
    result = resolve(
        """
        A: {play: [count-draculeech], hand: [killer-bee]}
        B: {hand: [gorillion]}
        moves: [attack count-draculeech]
        """,
        ruleset=edition,
    )
    assert result.discard("A") == ["count-draculeech"]
    assert (result.life("A"), result.life("B")) == (2, 3)
    assert (result.turn, result.winner) == ("B", None)


def test_draculeech_may_defeat_anyone_but_not_nobody():
    result = resolve("""
        A: {play: [count-draculeech, killer-bee]}
        B: {play: [gorillion]}
        moves: [attack count-draculeech]
    """)
    assert result.life("A") == 2
    assert result.asked == ("A", "choose")
    assert sorted(result.options) == [
        "choose count-draculeech",
        "choose gorillion",
        "choose killer-bee",
    ]
    assert [reason.kind for reason in result.why_not("choose nothing")] == ["must-choose"]


def test_draculeechs_attack_goes_on_after_its_effect():
    result = resolve("""
        A: {play: [count-draculeech]}
        B: {play: [gorillion, killer-bee]}
        moves: [attack count-draculeech, choose gorillion, block killer-bee]
    """)
    assert result.discard("B") == ["gorillion", "killer-bee"]
    assert (result.life("A"), result.life("B")) == (2, 3)


LONELY_DRACULEECH = """
    ruleset: {{edition: {edition}, running-effect: {reading}}}
    A: {{play: [count-draculeech], discard: [hyenix]}}
    B: {{hand: [gorillion]}}
    moves: [attack count-draculeech, yes]
"""


@pytest.mark.parametrize("edition", EDITIONS)
def test_draculeech_finishes_its_effect_before_hyenix_comes(edition):
    """1.5: it must defeat itself, because Hyenix is not there yet."""
    result = resolve(LONELY_DRACULEECH.format(edition=edition, reading="finished-first"))
    assert result.discard("A") == ["count-draculeech"]
    assert result.play("A") == ["hyenix"]
    assert result.life("B") == 3


def test_hyenix_comes_between_draculeechs_two_sentences_by_the_other_reading():
    result = resolve(LONELY_DRACULEECH.format(edition="first-contact", reading="interrupted"))
    assert result.asked == ("A", "choose")
    assert sorted(result.options) == ["choose count-draculeech", "choose hyenix"]
    assert "running-effect" in result.readings()


# -- the attacker is gone -------------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
def test_attacker_defeated_during_its_own_attack_effect_ends_the_attack(edition):
    """Snail Hydra defeats Explosive Toad, whose effect defeats Snail Hydra."""
    result = resolve(
        """
        A: {play: [snail-hydra], hand: [gorillion]}
        B: {play: [explosive-toad, killer-bee]}
        moves: [attack snail-hydra, choose explosive-toad, choose snail-hydra]
        """,
        ruleset=edition,
    )
    assert result.discard("A") == ["snail-hydra"]
    assert result.play("B") == ["killer-bee"]
    assert result.life("B") == 3
    assert (result.turn, result.phase, result.asked) == ("B", "start", None)


@pytest.mark.parametrize("choice", ["after-attack-effects", "before"])
@pytest.mark.parametrize("edition", EDITIONS)
def test_attacker_taken_over_during_its_own_attack_effect_ends_the_attack(edition, choice):
    """Harpy Mother (6 with Shield Bugs) is defeated by Shark Dog's effect and takes Shark Dog."""
    hunt = "hunt shield-bugs, " if choice == "before" else ""
    result = resolve(f"""
        ruleset: {{edition: {edition}, hunter-choice: {choice}}}
        A: {{play: [shark-dog], hand: [gorillion]}}
        B: {{play: [harpy-mother, shield-bugs]}}
        moves: [attack shark-dog, {hunt}choose harpy-mother, choose shark-dog]
    """)
    assert result.controller("shark-dog") == "B"
    assert result.discard("B") == ["harpy-mother"]
    assert not result.creature("shield-bugs").exhausted
    assert result.life("B") == 3
    assert (result.turn, result.phase, result.asked) == ("B", "start", None)


def test_attacker_that_harpy_leaves_alone_goes_on_attacking():
    result = resolve("""
        A: {play: [shark-dog], hand: [gorillion]}
        B: {play: [harpy-mother, shield-bugs]}
        moves: [attack shark-dog, choose nothing]
    """)
    assert result.discard("B") == ["harpy-mother"]
    assert result.asked == ("A", "hunt")


def test_frenzy_attacker_gone_by_its_own_effect_does_not_attack_again():
    result = resolve(
        """
        A: {play: [count-draculeech, drummer]}
        B: {hand: [gorillion]}
        moves: [attack count-draculeech, choose count-draculeech]
        """,
        cards=DRUMMER,
    )
    assert result.discard("A") == ["count-draculeech"]
    assert result.life("B") == 3
    assert (result.turn, result.asked) == ("B", None)


def test_frenzy_attacker_that_lost_its_frenzy_to_its_own_effect_attacks_once():
    result = resolve(
        """
        A: {play: [count-draculeech, drummer]}
        B: {hand: [gorillion]}
        moves: [attack count-draculeech, choose drummer]
        """,
        cards=DRUMMER,
    )
    assert result.life("B") == 2
    assert (result.turn, result.asked) == ("B", None)


# -- Majestic Manticore ---------------------------------------------------------------------------


def test_manticore_defeats_the_weakest_on_both_sides():
    result = resolve("""
        A: {play: [majestic-manticore, compost-dragon]}
        B: {play: [tiger-squirrel, killer-bee]}
        moves: [attack majestic-manticore]
    """)
    assert result.discard("A") == ["compost-dragon"]
    assert result.discard("B") == ["tiger-squirrel"]
    assert result.options == ["block killer-bee", "pass"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_manticore_that_is_itself_the_weakest_is_gone(edition):
    result = resolve(
        """
        A: {play: [majestic-manticore], hand: [killer-bee]}
        B: {play: [gorillion]}
        moves: [attack majestic-manticore]
        """,
        ruleset=edition,
    )
    assert result.discard("A") == ["majestic-manticore"]
    assert result.life("B") == 3
    assert result.turn == "B"


def test_manticore_only_exhausts_a_tough_creature():
    result = resolve("""
        A: {play: [majestic-manticore], hand: [killer-bee]}
        B: {play: [plated-scorpion, gorillion]}
        moves: [attack majestic-manticore]
    """)
    assert result.creature("plated-scorpion").exhausted
    assert result.options == ["block plated-scorpion", "block gorillion", "pass"]


def test_manticore_looks_at_current_power():
    """Froblin Instigator (1) is 5 among three; Goblin Werewolf is 2 in the other's turn."""
    result = resolve("""
        A: {play: [majestic-manticore], hand: [killer-bee]}
        B: {play: [froblin-instigator, goblin-werewolf, gorillion]}
        moves: [attack majestic-manticore]
    """)
    assert result.discard("B") == ["goblin-werewolf"]


# -- Shark Dog, Snail Hydra, The Lurker, Turf The Surfer ------------------------------------------


def test_shark_dog_without_a_strong_enemy_just_attacks():
    result = resolve("""
        A: {play: [shark-dog, gorillion]}
        B: {play: [killer-bee]}
        moves: [attack shark-dog]
    """)
    assert result.play("A") == ["shark-dog", "gorillion"]
    assert result.asked == ("A", "hunt")


def test_shark_dog_must_defeat_a_strong_enemy_of_its_choice():
    result = resolve("""
        A: {play: [shark-dog]}
        B: {play: [gorillion, strange-barrel, killer-bee]}
        moves: [attack shark-dog]
    """)
    assert result.asked == ("A", "choose")
    assert result.options == ["choose gorillion", "choose strange-barrel"]


@pytest.mark.parametrize(
    ("allies", "asked"), [("", ("A", "choose")), (", killer-bee", ("B", "block"))]
)
def test_snail_hydra_defeats_only_with_fewer_creatures(allies, asked):
    result = resolve(f"""
        A: {{play: [snail-hydra{allies}], hand: [gorillion]}}
        B: {{play: [gorillion, luchataur]}}
        moves: [attack snail-hydra]
    """)
    assert result.asked == asked
    assert result.discard("B") == []


def test_snail_hydra_may_defeat_any_creature_also_itself():
    result = resolve("""
        A: {play: [snail-hydra], hand: [bee-bear]}
        B: {play: [gorillion, luchataur]}
        moves: [attack snail-hydra]
    """)
    assert sorted(result.options) == ["choose gorillion", "choose luchataur", "choose snail-hydra"]


def test_lurker_with_more_creatures_is_sneaky():
    """It counts itself: two against one."""
    result = resolve("""
        A: {play: [the-lurker, bee-bear]}
        B: {play: [gorillion]}
        moves: [attack the-lurker]
    """)
    assert result.life("B") == 2
    assert result.in_play("the-lurker")


@pytest.mark.parametrize("allies", ["", ", bee-bear"])
def test_lurker_with_as_many_or_fewer_creatures_is_not_sneaky(allies):
    result = resolve(f"""
        A: {{play: [the-lurker{allies}]}}
        B: {{play: [gorillion, luchataur]}}
        moves: [attack the-lurker]
    """)
    assert result.asked == ("B", "block")
    assert result.options == ["block gorillion", "block luchataur", "pass"]


def test_lurkers_sneaky_lasts_the_turn_though_the_count_changes():
    """Two against one at first; Hyenix makes it two against two, yet can't block the second."""
    result = resolve(
        """
        A: {play: [the-lurker, drummer]}
        B: {play: [gorillion], discard: [hyenix]}
        moves: [attack the-lurker, yes, attack the-lurker]
        """,
        cards=DRUMMER,
    )
    assert result.play("B") == ["gorillion", "hyenix"]
    assert result.life("B") == 1


def test_lurkers_sneaky_is_over_with_the_turn():
    result = resolve("""
        A: {play: [the-lurker, bee-bear]}
        B: {play: [gorillion], hand: [luchataur]}
        moves: [attack the-lurker, play luchataur, pass, attack the-lurker]
    """)
    assert result.life("B") == 2
    assert result.options == ["block gorillion", "block luchataur", "pass"]


def test_turf_keeps_one_creature_from_blocking():
    board = """
        A: {play: [turf-the-surfer]}
        B: {play: [gorillion, killer-bee]}
        moves: [attack turf-the-surfer]
    """
    asked = resolve(board)
    assert asked.asked == ("A", "choose")
    assert sorted(asked.options) == [
        "choose gorillion",
        "choose killer-bee",
        "choose turf-the-surfer",
    ]
    chosen = resolve(board, "choose gorillion")
    assert chosen.options == ["block killer-bee", "pass"]
    reasons = chosen.why_not("block gorillion")
    assert [reason.kind for reason in reasons] == ["cannot-block-this-turn"]


def test_turfs_ban_is_over_with_the_turn():
    result = resolve("""
        A: {play: [turf-the-surfer, bee-bear]}
        B: {play: [gorillion, luchataur], hand: [giraffodile]}
        moves:
          - attack turf-the-surfer
          - choose gorillion
          - pass
          - play giraffodile
          - pass
          - attack bee-bear
    """)
    assert result.options == ["block gorillion", "block luchataur", "block giraffodile", "pass"]


def test_attack_effect_cannot_be_declined():
    wrong = refused("""
        A: {play: [turf-the-surfer]}
        B: {play: [gorillion, killer-bee]}
        moves: [attack turf-the-surfer, choose nothing]
    """)
    assert wrong.number == 2
    assert [reason.kind for reason in wrong.reasons] == ["must-choose"]
