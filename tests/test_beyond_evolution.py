"""The cards of Beyond Evolution, one by one. How creatures evolve is in test_evolve.py."""

import pytest
from board import keywords, power, resolve

# -- Blastfish ------------------------------------------------------------------------------------


@pytest.mark.parametrize("blocker", ["gorillion", "robopup", "spider-owl", "sawn"])
def test_blastfish_survives_every_blocker_and_poisons_it(blocker):
    """blastfish: it cannot be defeated this turn; POISONOUS works as always."""
    result = resolve(f"""
        A: {{play: [blastfish], hand: [killer-bee]}}
        B: {{play: [{{card: {blocker}, exhausted: true}}], hand: [luchataur]}}
        moves: [attack blastfish, block {blocker}]
    """)
    assert result.discard("B") == [blocker]
    assert result.play("A") == ["blastfish"]


def test_blastfish_cannot_be_defeated_by_an_effect_either():
    """The toad's Defeated effect finds only Blastfish, and does nothing to it."""
    result = resolve("""
        A: {play: [blastfish], hand: [killer-bee]}
        B: {play: [explosive-toad], hand: [luchataur]}
        moves: [attack blastfish, block explosive-toad]
    """)
    assert result.discard("B") == ["explosive-toad"]
    assert result.play("A") == ["blastfish"]


def test_the_protection_of_blastfish_ends_with_the_turn():
    result = resolve("""
        A: {play: [blastfish], hand: [killer-bee]}
        B: {play: [gorillion], hand: [luchataur]}
        moves: [attack blastfish, pass, attack gorillion, block blastfish]
    """)
    assert result.discard("A") == ["blastfish"]
    assert result.discard("B") == ["gorillion"]


def test_a_blocking_blastfish_is_not_protected():
    result = resolve("""
        A: {play: [gorillion], hand: [killer-bee]}
        B: {play: [blastfish], hand: [luchataur]}
        moves: [attack gorillion, block blastfish]
    """)
    assert result.discard("B") == ["blastfish"]


def test_a_tough_creature_that_cannot_be_defeated_is_not_exhausted():
    """blastfish: Calm Cole gives the same protection; it would not be defeated."""
    result = resolve("""
        A: {play: [robopup, {card: calm-cole, octonite: 1}], hand: [killer-bee]}
        B: {play: [tiger-squirrel], hand: [luchataur]}
        moves: [attack robopup, block tiger-squirrel]
    """)
    assert not result.creature("robopup").exhausted


def test_blastfish_can_still_be_taken():
    """tough-not-bounce: "cannot be defeated" is about being defeated only."""
    result = resolve("""
        A: {play: [blastfish], hand: [killer-bee]}
        B: {play: [harpy-mother], hand: [luchataur]}
        moves: [attack blastfish, block harpy-mother, choose blastfish]
    """)
    assert result.controller("blastfish") == "B"


# -- Bullet Train ---------------------------------------------------------------------------------


def test_bullet_train_defeats_a_creature_of_power_three_or_less_before_the_block():
    result = resolve("""
        A: {play: [bullet-train], hand: [killer-bee]}
        B: {play: [tiger-squirrel, turbo-bug], hand: [luchataur]}
        moves: [attack bullet-train]
    """)
    assert result.discard("B") == ["tiger-squirrel"]
    assert result.options == ["block turbo-bug", "pass"]


def test_bullet_train_does_not_choose_among_its_own_side():
    result = resolve("""
        A: {play: [bullet-train, spider-owl], hand: [killer-bee]}
        B: {play: [gorillion], hand: [luchataur]}
        moves: [attack bullet-train]
    """)
    assert result.asked == ("B", "block")
    assert result.play("A") == ["bullet-train", "spider-owl"]


def test_bullet_train_only_exhausts_a_tough_creature_which_may_then_block():
    result = resolve("""
        A: {play: [bullet-train], hand: [killer-bee]}
        B: {play: [bugserker], hand: [luchataur]}
        moves: [attack bullet-train, block bugserker]
    """)
    assert result.discard("B") == ["bugserker"]
    assert result.life("B") == 3


def test_bullet_train_looks_at_current_power():
    """power-current: Shield Bugs makes the Squirrel a 4, and itself stays a 4."""
    result = resolve("""
        A: {play: [bullet-train], hand: [killer-bee]}
        B: {play: [tiger-squirrel, shield-bugs], hand: [luchataur]}
        moves: [attack bullet-train]
    """)
    assert result.asked == ("B", "block")
    assert result.play("B") == ["tiger-squirrel", "shield-bugs"]


# -- Cake Trickster -------------------------------------------------------------------------------


def test_cake_trickster_makes_the_opponent_attack_and_its_controller_may_block():
    """cake-trickster"""
    board = """
        A: {play: [cake-trickster, gorillion], hand: [killer-bee]}
        B: {play: [turbo-bug, tusked-extorter], hand: [luchataur]}
        moves: [action cake-trickster, choose tusked-extorter]
    """
    result = resolve(board)
    # The Attack effect of Tusked Extorter happened for B, so A has discarded.
    assert result.discard("A") == ["killer-bee"]
    assert result.asked == ("A", "block")
    assert result.options == ["block cake-trickster", "block gorillion", "pass"]
    blocked = resolve(board, "block gorillion")
    assert blocked.in_discard("B", "tusked-extorter")
    assert (blocked.turn, blocked.phase) == ("B", "start")
    let_through = resolve(board, "pass")
    assert let_through.life("A") == 2


def test_the_forced_attack_leaves_the_opponent_their_own_turn():
    """The creature attacks in A's turn, and may do so again in B's."""
    result = resolve("""
        A: {play: [cake-trickster], hand: [killer-bee]}
        B: {play: [bee-bear], hand: [luchataur]}
        moves: [action cake-trickster, attack bee-bear]
    """)
    # Cake Trickster has power 6 and cannot block Bee Bear.
    assert result.life("A") == 1
    assert (result.turn, result.phase) == ("A", "start")


def test_the_opponent_decides_on_hunting_in_a_forced_attack():
    """cake-trickster: they decide on HUNTER."""
    board = """
        A: {play: [cake-trickster, robopup], hand: [killer-bee]}
        B: {play: [grape-sentinel], hand: [luchataur]}
        moves: [action cake-trickster]
    """
    asked = resolve(board)
    assert asked.asked == ("B", "hunt")
    hunted = resolve(board, "hunt robopup")
    assert hunted.creature("robopup").exhausted
    assert hunted.life("A") == 3


def test_the_opponent_rolls_and_rerolls_in_a_forced_attack():
    """cake-trickster: dice happen for them; the energy is theirs."""
    board = """
        A: {play: [cake-trickster], hand: [killer-bee]}
        B: {play: [kong], hand: [luchataur]}
        moves: [action cake-trickster, roll energy-2]
    """
    assert resolve(board).asked == ("B", "reroll")
    result = resolve(board, "pass", "pass")
    assert (result.end.players[0].energy, result.end.players[1].energy) == (0, 2)


def test_it_is_still_ones_own_turn_during_a_forced_attack():
    """cake-trickster: Goblin Werewolf has power 2; Turbo Bug (4) defeats it."""
    result = resolve("""
        A: {play: [cake-trickster, turbo-bug], hand: [killer-bee]}
        B: {play: [goblin-werewolf], hand: [luchataur]}
        moves: [action cake-trickster, pass, block turbo-bug]
    """)
    assert result.discard("B") == ["goblin-werewolf"]
    assert result.in_play("turbo-bug")


def test_own_bonuses_of_ones_turn_hold_in_a_forced_attack():
    """cake-trickster: it is A's turn, so A's Werewolf blocks with power 8."""
    result = resolve("""
        A: {play: [cake-trickster, goblin-werewolf], hand: [killer-bee]}
        B: {play: [coconut-crab], hand: [luchataur]}
        moves: [action cake-trickster, block goblin-werewolf]
    """)
    assert result.discard("B") == ["coconut-crab"]
    assert result.life("A") == 2


def test_the_player_whose_turn_it_is_orders_effects_of_a_forced_attack():
    """cake-trickster: A, not the attacker."""
    result = resolve("""
        A: {play: [cake-trickster, sweet-fighter], hand: [killer-bee]}
        B: {play: [tomageddon], hand: [luchataur]}
        moves: [action cake-trickster, block sweet-fighter]
    """)
    assert result.asked == ("A", "order")
    assert sorted(result.options) == ["first sweet-fighter", "first tomageddon"]


@pytest.mark.parametrize(("reading", "life"), [("once", 2), ("twice", 1)])
def test_whether_a_forced_attack_may_be_followed_by_a_second_is_a_matter_of_reading(reading, life):
    """cake-trickster: the books do not say whether FRENZY allows a second one."""
    result = resolve(
        f"""
        ruleset: {{edition: current, forced-frenzy: {reading}}}
        A: {{play: [cake-trickster], hand: [killer-bee]}}
        B: {{play: [luchataur], hand: [robopup]}}
        moves: [action cake-trickster, pass]
        """,
        *(["attack luchataur", "pass"] if reading == "twice" else []),
    )
    assert result.life("A") == life
    assert "forced-frenzy" in result.readings()
    assert (result.turn, result.phase) == ("B", "start")


def test_a_second_forced_attack_stays_optional():
    result = resolve("""
        ruleset: {edition: current, forced-frenzy: twice}
        A: {play: [cake-trickster], hand: [killer-bee]}
        B: {play: [luchataur], hand: [robopup]}
        moves: [action cake-trickster, pass]
    """)
    assert result.asked == ("B", "again")
    assert result.options == ["attack luchataur", "pass"]


def test_a_forced_attack_does_not_have_to_hunt_captain_hippo():
    """hippo: the duty is for the opponent's turn, and this is Captain Hippo's player's."""
    result = resolve("""
        A: {play: [cake-trickster, captain-hippo], hand: [killer-bee]}
        B: {play: [grape-sentinel], hand: [luchataur]}
        moves: [action cake-trickster]
    """)
    assert result.asked == ("B", "hunt")
    assert sorted(result.options) == ["hunt cake-trickster", "hunt captain-hippo", "pass"]


def test_a_forced_unblocked_attack_can_cost_the_game():
    result = resolve("""
        A: {play: [cake-trickster], life: 1, hand: [killer-bee]}
        B: {play: [chameleon-sniper], hand: [luchataur]}
        moves: [action cake-trickster]
    """)
    assert result.winner == "B"


MINDBUGGED_GORILLION = """
    ruleset: {{edition: current, after-mindbug: {reading}}}
    A: {{play: [cake-trickster], hand: [gorillion, killer-bee]}}
    B: {{hand: [luchataur]}}
    moves: [play gorillion, mindbug]
"""


def test_a_creature_mindbugged_this_turn_is_not_able_to_attack():
    """6.9: it came into play this turn."""
    result = resolve(MINDBUGGED_GORILLION.format(reading="same-turn"))
    assert sorted(result.options) == ["attack cake-trickster", "play killer-bee"]


def test_a_creature_mindbugged_before_an_extra_turn_is_able_to_attack():
    """mb-newly-entered-attack: the extra turn is a new turn."""
    board = MINDBUGGED_GORILLION.format(reading="extra-turn")
    result = resolve(board, "action cake-trickster", "block cake-trickster")
    assert result.discard("B") == ["gorillion"]


# -- Captain Hippo --------------------------------------------------------------------------------


def test_captain_hippo_must_be_hunted():
    """hippo: with a HUNTER that can attack, nothing else is allowed."""
    board = """
        A: {play: [grape-sentinel, gorillion], hand: [killer-bee]}
        B: {play: [captain-hippo, robopup], hand: [luchataur]}
    """
    result = resolve(board)
    assert result.options == ["attack grape-sentinel"]
    hunted = resolve(board, "attack grape-sentinel")
    assert hunted.discard("A") == ["grape-sentinel"]
    assert hunted.life("B") == 3


def test_with_several_hunters_their_player_chooses_which_attacks():
    """hippo"""
    result = resolve("""
        A: {play: [grape-sentinel, creep-from-the-deep, gorillion], hand: [killer-bee]}
        B: {play: [captain-hippo], hand: [luchataur]}
    """)
    assert sorted(result.options) == ["attack creep-from-the-deep", "attack grape-sentinel"]


@pytest.mark.parametrize(
    ("mine", "theirs"),
    [
        ("gorillion", "captain-hippo"),
        ("grape-sentinel", "captain-hippo, pomelozilla"),
        ("{card: grape-sentinel, entered: true}", "captain-hippo"),
        ("the-king, grape-sentinel", "captain-hippo"),
        ("grape-sentinel", "captain-hippo, hamster-lion"),
        ("grape-sentinel, infernostrich", "captain-hippo, hypnotic-mouse"),
    ],
)
def test_without_a_hunter_that_can_attack_one_chooses_freely(mine, theirs):
    """hippo: "if able"."""
    result = resolve(f"""
        A: {{play: [{mine}], hand: [killer-bee]}}
        B: {{play: [{theirs}], hand: [luchataur]}}
    """)
    assert "play killer-bee" in result.options


def test_captain_hippo_asks_nothing_of_his_own_player():
    result = resolve("""
        A: {play: [captain-hippo, grape-sentinel], hand: [killer-bee]}
        B: {play: [turbo-bug], hand: [luchataur]}
    """)
    assert len(result.options) == 3


def test_an_attack_effect_that_removes_captain_hippo_frees_the_hunter():
    """hunter-vs-attack-effect: Shark Dog defeats him before anyone is named."""
    result = resolve("""
        A: {play: [shark-dog], hand: [killer-bee]}
        B: {play: [captain-hippo, robopup, turbo-bug], hand: [luchataur]}
        moves: [attack shark-dog]
    """)
    assert result.in_discard("B", "captain-hippo")
    assert sorted(result.options) == ["hunt robopup", "hunt turbo-bug", "pass"]


@pytest.mark.parametrize(("reading", "life"), [("attack-over", 3), ("may-block", 2)])
def test_a_hunter_who_names_captain_hippo_first_may_lose_him_to_the_attack_effect(reading, life):
    """hunter-vs-attack-effect: if the creature is named first, what follows is open."""
    result = resolve(
        f"""
        ruleset: {{edition: current, hunter-choice: before, hunted-gone: {reading}}}
        A: {{play: [shark-dog], hand: [killer-bee]}}
        B: {{play: [captain-hippo, robopup], hand: [luchataur]}}
        moves: [attack shark-dog]
        """,
        *(["pass"] if reading == "may-block" else []),
    )
    assert result.in_discard("B", "captain-hippo")
    assert result.life("B") == life
    assert not result.creature("robopup").exhausted


def test_a_second_attack_is_optional_but_must_name_captain_hippo():
    """hippo: Calm Cole keeps him alive through the first attack."""
    board = """
        A: {play: [goreagle-alpha], hand: [killer-bee]}
        B: {play: [captain-hippo, robopup, {card: calm-cole, octonite: 1}], hand: [luchataur]}
        moves: [attack goreagle-alpha]
    """
    first = resolve(board)
    assert first.creature("goreagle-alpha").exhausted
    assert first.asked == ("A", "again")
    assert first.options == ["attack goreagle-alpha", "pass"]
    second = resolve(board, "attack goreagle-alpha")
    assert second.discard("A") == ["goreagle-alpha"]
    assert not second.creature("robopup").exhausted


def test_a_hunter_that_cannot_hunt_captain_hippo_is_not_able():
    """hunter-limits: two Cursed Gorillions bring him down to 3, and Sheriff hunts no 3."""
    board = """
        A: {{play: [sheriff], hand: [killer-bee]}}
        B: {{play: [captain-hippo], hand: [luchataur], discard: [{cursed}]}}
    """
    able = resolve(board.format(cursed="cursed-gorillion"))
    assert able.options == ["attack sheriff"]
    unable = resolve(board.format(cursed="cursed-gorillion, cursed-gorillion"))
    assert sorted(unable.options) == ["attack sheriff", "play killer-bee"]


def test_the_duty_holds_for_the_action_after_a_mindbug_too():
    """hippo: a HUNTER, and Captain Hippo was the card that was mindbugged."""
    result = resolve("""
        A: {play: [grape-sentinel], hand: [captain-hippo, killer-bee]}
        B: {hand: [luchataur]}
        moves: [play captain-hippo, mindbug]
    """)
    assert result.asked == ("A", "turn")
    assert result.options == ["attack grape-sentinel"]


def test_a_hunter_by_another_card_is_bound_as_well():
    """Snail Thrower gives HUNTER to allies with power 4 or less."""
    result = resolve("""
        A: {play: [snail-thrower, turbo-bug, gorillion], hand: [killer-bee]}
        B: {play: [captain-hippo], hand: [luchataur]}
    """)
    assert result.options == ["attack turbo-bug"]


def test_with_two_captain_hippos_either_is_enough():
    """Only one creature can be named; which, the attacker chooses."""
    result = resolve("""
        A: {play: [grape-sentinel], hand: [killer-bee]}
        B: {play: [captain-hippo, {card: captain-hippo, as: second}, robopup], hand: [luchataur]}
        moves: [attack grape-sentinel]
    """)
    assert result.asked == ("A", "hunt")
    assert sorted(result.options) == ["hunt captain-hippo", "hunt second"]


# -- the Chimpborgs -------------------------------------------------------------------------------


@pytest.mark.parametrize(("creatures", "discarded"), [(0, 0), (1, 1), (2, 2), (3, 2)])
def test_cheeky_chimpborg_makes_the_opponent_discard_for_each_of_their_creatures(
    creatures, discarded
):
    """partial: with two cards in hand they discard two at most."""
    kept = ["turbo-bug", "brain-fly", "shield-bugs"][:creatures]
    result = resolve(
        f"""
        A: {{play: [gorillion], hand: [cheeky-chimpborg, killer-bee]}}
        B: {{play: [{", ".join(kept)}], hand: [luchataur, bee-bear], mindbugs: 0}}
        moves: [play cheeky-chimpborg]
        """,
        *(["choose bee-bear"] if discarded == 1 else []),
    )
    assert len(result.discard("B")) == discarded
    assert result.play("B") == kept


DRAWING = """
    ruleset: {ruleset}
    A: {{hand: [cheeky-chimpborg, killer-bee]}}
    B: {{play: [turbo-bug, brain-fly], hand: [luchataur, bee-bear, robopup, sawn, gorillion],
         deck: [steelhorn, mole-machine], mindbugs: 0}}
    moves: [play cheeky-chimpborg]
"""


@pytest.mark.parametrize("edition", ["current", "beyond"])
def test_cheeky_chimpborgs_victim_draws_once_all_cards_are_gone(edition):
    """draw-two-discards: discard both, then draw back to five."""
    result = resolve(DRAWING.format(ruleset=edition), "choose luchataur, bee-bear")
    assert result.hand("B") == ["robopup", "sawn", "gorillion", "steelhorn", "mole-machine"]


def test_in_the_old_books_the_victim_may_discard_the_card_just_drawn():
    """draw-two-discards: read literally, they draw after each card."""
    board = DRAWING.format(ruleset="first-contact")
    result = resolve(board, "choose luchataur", "choose steelhorn")
    assert result.discard("B") == ["luchataur", "steelhorn"]


def test_a_mindbugged_cheeky_chimpborg_counts_the_creatures_of_the_one_who_played_it():
    """mb-play-effect"""
    result = resolve("""
        A: {play: [gorillion], hand: [cheeky-chimpborg, killer-bee]}
        B: {play: [turbo-bug, brain-fly], hand: [luchataur]}
        moves: [play cheeky-chimpborg, mindbug]
    """)
    assert result.discard("A") == ["killer-bee"]
    assert result.discard("B") == []


@pytest.mark.parametrize(("enemies", "its_power"), [(0, 5), (2, 5), (3, 10), (4, 10)])
def test_cheery_chimpborg_is_strong_against_three_or_more(enemies, its_power):
    result = resolve(f"""
        A: {{play: [cheery-chimpborg], hand: [killer-bee]}}
        B: {{play: [{", ".join(["robopup"] * enemies)}], hand: [luchataur]}}
    """)
    assert power(result, "cheery-chimpborg") == its_power


def test_cheery_chimpborg_does_not_count_allies():
    result = resolve("""
        A: {play: [cheery-chimpborg, gorillion, robopup], hand: [killer-bee]}
        B: {play: [turbo-bug, brain-fly], hand: [luchataur]}
    """)
    assert power(result, "cheery-chimpborg") == 5


def test_cheery_chimpborg_fights_with_the_power_it_has_before_anyone_leaves():
    """7.6: the third enemy blocks; with power 10 it is a tie."""
    result = resolve("""
        A: {play: [cheery-chimpborg], hand: [killer-bee]}
        B: {play: [turbo-bug, brain-fly, gorillion], hand: [luchataur]}
        moves: [attack cheery-chimpborg, pass, block gorillion]
    """)
    assert result.in_discard("A", "cheery-chimpborg")
    assert result.in_discard("B", "gorillion")


@pytest.mark.parametrize(("mindbugs", "life"), [(0, 3), (1, 2), (2, 1)])
def test_chuckling_chimpborg_costs_a_life_for_each_mindbug_kept(mindbugs, life):
    result = resolve(
        f"""
        A: {{hand: [chuckling-chimpborg, killer-bee]}}
        B: {{hand: [luchataur], mindbugs: {mindbugs}}}
        moves: [play chuckling-chimpborg]
        """,
        *(["pass"] if mindbugs else []),
    )
    assert result.life("B") == life
    assert result.life("A") == 3


def test_chuckling_chimpborg_can_win():
    result = resolve("""
        A: {hand: [chuckling-chimpborg, killer-bee]}
        B: {hand: [luchataur], mindbugs: 2, life: 2}
        moves: [play chuckling-chimpborg, pass]
    """)
    assert result.winner == "A"


def test_a_mindbugged_chuckling_chimpborg_counts_the_other_players_mindbugs():
    """mb-play-effect: B has used one of two, but it is A's Mindbugs that count now."""
    result = resolve("""
        A: {hand: [chuckling-chimpborg, killer-bee], mindbugs: 1}
        B: {hand: [luchataur], mindbugs: 2}
        moves: [play chuckling-chimpborg, mindbug]
    """)
    assert (result.life("A"), result.life("B")) == (2, 3)


@pytest.mark.parametrize("card", ["cheeky-chimpborg", "cheery-chimpborg", "chuckling-chimpborg"])
def test_all_chimpborgs_hunt(card):
    result = resolve(f"""
        A: {{play: [{card}], hand: [killer-bee]}}
        B: {{play: [robopup], hand: [luchataur]}}
        moves: [attack {card}, hunt robopup]
    """)
    assert result.creature("robopup").exhausted


# -- Cloud Lady and her line ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "reaches", "not_reaches"),
    [
        ("cloud-lady", "turbo-bug", "killer-bee"),
        ("typhoon-princess", "strange-barrel", "giraffodile"),
    ],
)
def test_the_ladies_defeat_up_to_their_own_printed_power(card, reaches, not_reaches):
    result = resolve(f"""
        A: {{play: [{card}], hand: [robopup]}}
        B: {{play: [{reaches}, {not_reaches}], hand: [luchataur]}}
        moves: [action {card}]
    """)
    assert result.discard("B") == [reaches]
    assert result.play("B") == [not_reaches]


def test_typhoon_princess_chooses_among_those_within_her_reach():
    result = resolve("""
        A: {play: [typhoon-princess], hand: [robopup]}
        B: {play: [turbo-bug, strange-barrel, gorillion], hand: [luchataur]}
        moves: [action typhoon-princess]
    """)
    assert result.asked == ("A", "choose")
    assert sorted(result.options) == ["choose strange-barrel", "choose turbo-bug"]


def test_thunder_queen_defeats_any_enemy_creature_when_she_attacks():
    result = resolve("""
        A: {play: [thunder-queen], hand: [robopup]}
        B: {play: [gorillion], hand: [luchataur]}
        moves: [attack thunder-queen]
    """)
    assert result.discard("B") == ["gorillion"]
    assert result.life("B") == 2


def test_thunder_queen_never_defeats_her_own_side():
    result = resolve("""
        A: {play: [thunder-queen, turbo-bug], hand: [robopup]}
        B: {hand: [luchataur]}
        moves: [attack thunder-queen]
    """)
    assert result.play("A") == ["thunder-queen", "turbo-bug"]
    assert result.life("B") == 2


# -- Coach Panda ----------------------------------------------------------------------------------


def test_coach_panda_trains_a_single_ally():
    result = resolve("""
        A: {play: [coach-panda, turbo-bug], hand: [robopup]}
        B: {play: [sawn], hand: [luchataur]}
    """)
    assert power(result, "turbo-bug") == 7
    assert keywords(result, "turbo-bug") == {"FRENZY"}
    assert power(result, "coach-panda") == 6
    assert keywords(result, "coach-panda") == set()
    assert power(result, "sawn") == 5


@pytest.mark.parametrize("allies", [[], ["turbo-bug", "brain-fly"]])
def test_coach_panda_trains_nobody_if_there_is_not_exactly_one(allies):
    result = resolve(f"""
        A: {{play: [{", ".join(["coach-panda", *allies])}], hand: [robopup]}}
        B: {{hand: [luchataur]}}
    """)
    for ally, printed in {"coach-panda": 6, "turbo-bug": 4, "brain-fly": 4}.items():
        if result.in_play(ally):
            assert power(result, ally) == printed
            assert keywords(result, ally) == set()


def test_two_coach_pandas_train_each_other():
    result = resolve("""
        A: {play: [coach-panda, {card: coach-panda, as: second}], hand: [robopup]}
        B: {hand: [luchataur]}
    """)
    assert power(result, "coach-panda") == power(result, "second") == 9
    assert keywords(result, "coach-panda") == keywords(result, "second") == {"FRENZY"}


@pytest.mark.parametrize(("reading", "again"), [("at-second-attack", True), ("at-first", False)])
def test_an_ally_defeated_during_the_attack_makes_coach_pandas_condition_true(reading, again):
    """frenzy-lost: FRENZY is asked for when the second attack would be made."""
    result = resolve(f"""
        ruleset: {{edition: current, frenzy-check: {reading}}}
        A: {{play: [coach-panda, count-draculeech, turbo-bug], hand: [robopup]}}
        B: {{hand: [luchataur]}}
        moves: [attack count-draculeech, choose turbo-bug]
    """)
    assert result.discard("A") == ["turbo-bug"]
    assert (result.asked == ("A", "again")) == again


def test_frenzy_twice_is_frenzy_once():
    """kw-double-same: Luchataur has it printed, Coach Panda gives it again."""
    result = resolve("""
        A: {play: [coach-panda, luchataur], hand: [robopup]}
        B: {hand: [killer-bee], life: 9}
        moves: [attack luchataur, attack luchataur]
    """)
    assert result.life("B") == 7
    assert (result.turn, result.phase) == ("B", "start")


# -- Curious Tadpole and its line -----------------------------------------------------------------


@pytest.mark.parametrize("card", ["curious-tadpole", "frog-prophet"])
def test_the_frogs_gain_a_life_for_their_controller(card):
    result = resolve(f"""
        A: {{play: [{card}], hand: [robopup]}}
        B: {{hand: [luchataur]}}
        moves: [action {card}]
    """)
    assert (result.life("A"), result.life("B")) == (4, 3)


def test_frog_prophet_is_exhausted_first_and_poisons_in_the_same_fight():
    result = resolve("""
        A: {play: [gorillion], hand: [robopup]}
        B: {play: [frog-prophet], hand: [luchataur]}
        moves: [attack gorillion, block frog-prophet]
    """)
    assert result.discard("A") == ["gorillion"]
    assert result.creature("frog-prophet").exhausted


def test_world_eater_costs_a_life_even_if_it_is_blocked():
    result = resolve("""
        A: {play: [world-eater], hand: [robopup]}
        B: {play: [gorillion], hand: [luchataur]}
        moves: [attack world-eater, block gorillion]
    """)
    assert result.life("B") == 2
    assert result.discard("B") == ["gorillion"]
    assert result.creature("world-eater").exhausted


def test_world_eater_wins_before_anyone_can_block():
    """3.1"""
    result = resolve("""
        A: {play: [world-eater], hand: [robopup]}
        B: {play: [gorillion], hand: [luchataur], life: 1}
        moves: [attack world-eater]
    """)
    assert result.winner == "A"


# -- Dr. Orange U. Tan ----------------------------------------------------------------------------


def test_dr_orange_returns_all_enemy_creatures_for_a_life():
    """tough-not-bounce, defeated-not: TOUGH does not help, Defeated effects do not happen."""
    result = resolve("""
        A: {play: [turbo-bug], hand: [dr-orange-u-tan, robopup]}
        B: {play: [rhino-turtle, sweet-fighter], hand: [luchataur], mindbugs: 0}
        moves: [play dr-orange-u-tan, "yes"]
    """)
    assert result.life("A") == 2
    assert sorted(result.hand("B")) == ["luchataur", "rhino-turtle", "sweet-fighter"]
    assert result.life("B") == 3
    assert result.play("A") == ["turbo-bug", "dr-orange-u-tan"]


def test_dr_orange_may_be_played_for_nothing():
    result = resolve("""
        A: {hand: [dr-orange-u-tan, robopup]}
        B: {play: [turbo-bug], hand: [luchataur], mindbugs: 0}
        moves: [play dr-orange-u-tan, "no"]
    """)
    assert result.life("A") == 3
    assert result.play("B") == ["turbo-bug"]


def test_dr_orange_at_one_life_loses_the_game():
    """3.1: the life is lost first."""
    result = resolve("""
        A: {hand: [dr-orange-u-tan, robopup], life: 1}
        B: {play: [turbo-bug], hand: [luchataur], mindbugs: 0}
        moves: [play dr-orange-u-tan, "yes"]
    """)
    assert result.winner == "B"
    assert result.hand("B") == ["luchataur"]


def test_dr_orange_cannot_be_paid_by_one_who_cannot_lose_life():
    """knightmare: "you may lose 1 life. If you do": you cannot."""
    result = resolve("""
        A: {play: [knightmare], hand: [dr-orange-u-tan, robopup]}
        B: {play: [turbo-bug], hand: [luchataur], mindbugs: 0}
        moves: [play dr-orange-u-tan]
    """)
    assert (result.turn, result.phase) == ("B", "start")
    assert result.life("A") == 3
    assert result.play("B") == ["turbo-bug"]


def test_a_creature_taken_by_a_mindbug_returns_to_the_hand_of_its_controller():
    """tc-return-hand: A first held Gorillion, but it goes to B's hand."""
    result = resolve("""
        A: {hand: [gorillion, dr-orange-u-tan, robopup]}
        B: {hand: [luchataur], mindbugs: 1}
        moves: [play gorillion, mindbug, play dr-orange-u-tan, "yes"]
    """)
    assert result.in_hand("B", "gorillion")
    assert not result.in_hand("A", "gorillion")


def test_returned_creatures_may_make_a_hand_larger_than_five():
    """draw-above5"""
    result = resolve("""
        A: {hand: [dr-orange-u-tan, robopup]}
        B: {play: [turbo-bug, brain-fly], hand: [luchataur, sawn, bee-bear, killer-bee, shark-dog],
            deck: [gorillion], mindbugs: 0}
        moves: [play dr-orange-u-tan, "yes"]
    """)
    assert len(result.hand("B")) == 7
    assert result.deck("B") == ["gorillion"]


def test_boost_cards_do_not_return_to_hand():
    """11.6: they go to the discard pile of the one who controlled the creature."""
    result = resolve("""
        A: {hand: [dr-orange-u-tan, robopup]}
        B: {play: [{card: sea-rex, boost: [gorillion]}], hand: [luchataur], mindbugs: 0}
        moves: [play dr-orange-u-tan, "yes"]
    """)
    assert result.discard("B") == ["gorillion"]
    assert result.in_hand("B", "sea-rex")


def test_alien_brain_keeps_dr_orange_from_returning_anything():
    """alien-brain, 9.8: its own player's card forbids cards to go to the opponent's hand."""
    result = resolve("""
        A: {play: [alien-brain], hand: [dr-orange-u-tan, robopup]}
        B: {play: [turbo-bug], hand: [luchataur], mindbugs: 0}
        moves: [play dr-orange-u-tan, "yes"]
    """)
    assert result.play("B") == ["turbo-bug"]
    assert result.life("A") == 2


def test_a_mindbugged_dr_orange_asks_the_mindbug_user():
    result = resolve("""
        A: {play: [turbo-bug], hand: [dr-orange-u-tan, robopup]}
        B: {play: [brain-fly], hand: [luchataur]}
        moves: [play dr-orange-u-tan, mindbug]
    """)
    assert result.asked == ("B", "may")
    paid = resolve("""
        A: {play: [turbo-bug], hand: [dr-orange-u-tan, robopup]}
        B: {play: [brain-fly], hand: [luchataur]}
        moves: [play dr-orange-u-tan, mindbug, "yes"]
    """)
    assert paid.in_hand("A", "turbo-bug")
    assert (paid.life("A"), paid.life("B")) == (3, 2)


# -- Dragon Inn, Earwig Assassin, Infernostrich ---------------------------------------------------


def test_dragon_inn_costs_the_opponent_a_life():
    result = resolve("""
        A: {play: [dragon-inn], hand: [robopup]}
        B: {play: [turbo-bug, brain-fly], hand: [luchataur], life: 1}
        moves: [action dragon-inn]
    """)
    assert result.winner == "A"


def test_earwig_assassin_defeats_any_creature_for_a_card():
    result = resolve("""
        A: {play: [turbo-bug], hand: [earwig-assassin, robopup]}
        B: {play: [gorillion], hand: [luchataur], mindbugs: 0}
        moves: [play earwig-assassin, "yes"]
    """)
    assert result.discard("A") == ["robopup"]
    assert result.asked == ("A", "choose")
    assert sorted(result.options) == [
        "choose earwig-assassin",
        "choose gorillion",
        "choose turbo-bug",
    ]


def test_earwig_assassin_may_keep_the_card():
    result = resolve("""
        A: {hand: [earwig-assassin, robopup]}
        B: {play: [gorillion], hand: [luchataur], mindbugs: 0}
        moves: [play earwig-assassin, "no"]
    """)
    assert result.play("B") == ["gorillion"]
    assert result.hand("A") == ["robopup"]


def test_earwig_assassin_alone_must_take_itself():
    """draculeech: "a creature" can be itself, and the effect is not optional any more."""
    result = resolve("""
        A: {hand: [earwig-assassin, robopup, killer-bee]}
        B: {hand: [luchataur], mindbugs: 0}
        moves: [play earwig-assassin, "yes", choose robopup]
    """)
    assert sorted(result.discard("A")) == ["earwig-assassin", "robopup"]


def test_earwig_assassin_with_an_empty_hand_does_nothing():
    """partial: no card discarded, so "if you do" is not met."""
    result = resolve("""
        A: {hand: [earwig-assassin]}
        B: {play: [gorillion], hand: [luchataur], mindbugs: 0}
        moves: [play earwig-assassin]
    """)
    assert result.play("B") == ["gorillion"]
    assert result.play("A") == ["earwig-assassin"]


def test_the_card_drawn_for_the_discarded_one_comes_before_the_defeat():
    """4.7: whoever has fewer than five cards draws before any other effect."""
    result = resolve("""
        A: {hand: [earwig-assassin, robopup, sawn, killer-bee, shark-dog], deck: [steelhorn,
            mole-machine, sweet-fighter]}
        B: {play: [gorillion, turbo-bug], hand: [luchataur], mindbugs: 0}
        moves: [play earwig-assassin, "yes", choose robopup, choose gorillion]
    """)
    assert result.discard("B") == ["gorillion"]
    assert sorted(result.hand("A")) == [
        "killer-bee",
        "mole-machine",
        "sawn",
        "shark-dog",
        "steelhorn",
    ]


def test_infernostrich_defeats_one_of_power_seven_or_more():
    result = resolve("""
        A: {play: [infernostrich, gorillion], hand: [robopup]}
        B: {play: [strange-barrel, giraffodile], hand: [luchataur]}
        moves: [action infernostrich]
    """)
    assert result.discard("B") == ["giraffodile"]
    assert result.in_play("gorillion")


# -- Kitsunsei, Mole Machine ----------------------------------------------------------------------


def test_kitsunsei_makes_others_sneaky_but_not_itself():
    board = """
        A: {{play: [kitsunsei, gorillion], hand: [robopup]}}
        B: {{play: [turbo-bug, tiger-squirrel], hand: [luchataur]}}
        moves: [attack {attacker}]
    """
    assert resolve(board.format(attacker="gorillion")).options == ["block tiger-squirrel", "pass"]
    alone = resolve(board.format(attacker="kitsunsei"))
    assert alone.options == ["block turbo-bug", "block tiger-squirrel", "pass"]


def test_kitsunsei_makes_a_fast_attack_sneaky():
    """kw-fast-sneaky"""
    result = resolve("""
        A: {play: [kitsunsei], hand: [aubergalactic-whale, robopup]}
        B: {play: [gorillion, tiger-squirrel], hand: [luchataur], mindbugs: 0}
        moves: [play aubergalactic-whale, attack aubergalactic-whale]
    """)
    assert result.options == ["block tiger-squirrel", "pass"]


def test_kitsunsei_lets_allies_block_sneaky_attackers():
    result = resolve("""
        A: {play: [chameleon-sniper], hand: [robopup]}
        B: {play: [kitsunsei, gorillion], hand: [luchataur]}
        moves: [attack chameleon-sniper, block gorillion]
    """)
    assert result.discard("A") == ["chameleon-sniper"]


def test_mole_machine_keeps_strong_creatures_from_blocking_any_attacker():
    result = resolve("""
        A: {play: [mole-machine, turbo-bug], hand: [robopup]}
        B: {play: [gorillion, giraffodile, strange-barrel], hand: [luchataur]}
        moves: [attack turbo-bug]
    """)
    assert result.options == ["block strange-barrel", "pass"]


def test_mole_machine_counts_current_power_and_does_not_bind_its_own_side():
    """power-current: Shield Bugs makes Strange Barrel a 7. In B's turn A blocks as it likes."""
    result = resolve("""
        A: {play: [mole-machine], hand: [robopup]}
        B: {play: [strange-barrel, shield-bugs], hand: [luchataur]}
        moves: [attack mole-machine]
    """)
    assert result.options == ["block shield-bugs", "pass"]
    own = resolve("""
        A: {play: [turbo-bug], hand: [robopup]}
        B: {play: [mole-machine, gorillion], hand: [luchataur]}
        moves: [attack turbo-bug, block gorillion]
    """)
    assert own.discard("A") == ["turbo-bug"]


def test_a_hunter_may_name_a_creature_mole_machine_keeps_from_blocking():
    """hunter-cannot-block"""
    result = resolve("""
        A: {play: [mole-machine, creep-from-the-deep], hand: [robopup]}
        B: {play: [gorillion], hand: [luchataur]}
        moves: [attack creep-from-the-deep, hunt gorillion]
    """)
    assert result.discard("B") == ["gorillion"]


# -- Octocopter, Puffermech, Radioactive Rabbit ---------------------------------------------------


def test_octocopter_gives_itself_for_an_enemy_creature():
    result = resolve("""
        A: {play: [octocopter], hand: [robopup]}
        B: {play: [gorillion, {card: rhino-turtle, exhausted: true}], hand: [luchataur]}
        moves: [action octocopter, choose rhino-turtle]
    """)
    assert result.discard("A") == ["octocopter"]
    assert result.controller("rhino-turtle") == "A"
    assert result.creature("rhino-turtle").exhausted


def test_puffermech_takes_all_mighty_enemies_with_it():
    """The one it fought is gone already; one of power 7 stays, TOUGH is only exhausted."""
    result = resolve("""
        A: {play: [gorillion, rhino-turtle, giraffodile, bee-bear], hand: [robopup]}
        B: {play: [puffermech, luchataur], hand: [killer-bee]}
        moves: [attack gorillion, block puffermech]
    """)
    assert sorted(result.discard("A")) == ["bee-bear", "gorillion"]
    assert result.creature("rhino-turtle").exhausted
    assert result.in_play("giraffodile")
    assert result.in_play("luchataur")


def test_two_puffermechs_that_defeat_each_other_each_hit_the_other_side():
    result = resolve("""
        A: {play: [puffermech, gorillion], hand: [robopup]}
        B: {play: [{card: puffermech, as: theirs}, luchataur], hand: [killer-bee]}
        moves: [attack puffermech, block theirs, first theirs]
    """)
    assert sorted(result.discard("A")) == ["gorillion", "puffermech"]
    assert sorted(result.discard("B")) == ["luchataur", "theirs"]


def test_radioactive_rabbit_goes_to_the_opponent_and_harms_them_when_defeated():
    result = resolve("""
        A: {play: [gorillion], hand: [radioactive-rabbit, robopup]}
        B: {play: [turbo-bug, rhino-turtle], hand: [luchataur], mindbugs: 0}
        moves: [play radioactive-rabbit]
    """)
    assert result.controller("radioactive-rabbit") == "B"
    defeated = resolve("""
        A: {play: [gorillion], hand: [robopup]}
        B: {play: [radioactive-rabbit, turbo-bug, rhino-turtle], hand: [luchataur]}
        moves: [attack gorillion, block radioactive-rabbit]
    """)
    assert sorted(defeated.discard("B")) == ["radioactive-rabbit", "turbo-bug"]
    assert defeated.creature("rhino-turtle").exhausted
    assert defeated.in_play("gorillion")


@pytest.mark.parametrize(("reading", "attacks"), [("same-turn", False), ("extra-turn", True)])
def test_a_mindbugged_rabbit_hops_back_but_attacks_only_in_a_new_turn(reading, attacks):
    """mb-newly-entered-attack"""
    board = f"""
        ruleset: {{edition: current, after-mindbug: {reading}}}
        A: {{hand: [radioactive-rabbit, robopup]}}
        B: {{hand: [luchataur]}}
        moves: [play radioactive-rabbit, mindbug]
    """
    result = resolve(board)
    assert result.controller("radioactive-rabbit") == "A"
    if attacks:
        assert resolve(board, "attack radioactive-rabbit").life("B") == 2
    else:
        assert result.options == ["play robopup"]


@pytest.mark.parametrize(("reading", "able"), [("cannot-attack", False), ("may-attack", True)])
def test_whether_a_new_creature_may_attack_is_a_reading(reading, able):
    result = resolve(f"""
        ruleset: {{edition: current, new-creature: {reading}}}
        A: {{hand: [radioactive-rabbit, robopup]}}
        B: {{hand: [luchataur]}}
        moves: [play radioactive-rabbit, mindbug]
    """)
    assert ("attack radioactive-rabbit" in result.options) == able


# -- Robopup, Sawn, Spiky Shinobi -----------------------------------------------------------------


@pytest.mark.parametrize("exhausted", ["true", "false"])
def test_robopup_stays_sneaky_when_exhausted(exhausted):
    """kw-sneaky-tough"""
    result = resolve(f"""
        A: {{play: [{{card: robopup, exhausted: {exhausted}}}], hand: [killer-bee]}}
        B: {{play: [gorillion, tiger-squirrel], hand: [luchataur]}}
        moves: [attack robopup]
    """)
    assert result.options == ["block tiger-squirrel", "pass"]


@pytest.mark.parametrize("sawn_attacks", [True, False])
@pytest.mark.parametrize(
    ("other", "sawn_falls", "other_falls"),
    [
        ("gorillion", False, True),
        ("infernostrich", False, True),
        ("porcupine-teacher", True, True),
        ("turbo-bug", True, False),
        ("robopup", True, False),
    ],
)
def test_against_sawn_the_stronger_creature_is_defeated(
    sawn_attacks, other, sawn_falls, other_falls
):
    """1.9: the highest power loses; at equal power (Porcupine Teacher) both are the highest."""
    sawn = "{card: sawn, exhausted: true}"
    enemy = f"{{card: {other}, exhausted: true}}"
    mine, theirs = (sawn, enemy) if sawn_attacks else (enemy, sawn)
    attacker, blocker = ("sawn", other) if sawn_attacks else (other, "sawn")
    allies = ", kitsunsei" if not sawn_attacks else ""
    result = resolve(f"""
        A: {{play: [{mine}], hand: [killer-bee]}}
        B: {{play: [{theirs}{allies}], hand: [luchataur]}}
        moves: [attack {attacker}, block {blocker}]
    """)
    assert result.in_play("sawn") != sawn_falls
    assert result.in_play(other) != other_falls


def test_a_weaker_poisonous_enemy_of_sawn_loses_nothing():
    """Sawn is the stronger one and poisoned as well; Spider Owl is neither."""
    result = resolve("""
        A: {play: [{card: sawn, exhausted: true}], hand: [killer-bee]}
        B: {play: [spider-owl], hand: [luchataur]}
        moves: [attack sawn, block spider-owl]
    """)
    assert result.discard("A") == ["sawn"]
    assert result.play("B") == ["spider-owl"]


def test_sawn_is_tough():
    result = resolve("""
        A: {play: [sawn], hand: [killer-bee]}
        B: {play: [turbo-bug], hand: [luchataur]}
        moves: [attack sawn, block turbo-bug]
    """)
    assert result.creature("sawn").exhausted
    assert result.in_play("turbo-bug")


def test_two_sawns_do_not_turn_the_result_round_twice():
    """ "Instead of the lowest" is true of both, so the higher one is defeated."""
    result = resolve("""
        A: {play: [{card: sawn, boost: [robopup], exhausted: true}], hand: [killer-bee]}
        B: {play: [{card: sawn, as: theirs, exhausted: true}], hand: [luchataur]}
        moves: [attack sawn, block theirs]
    """)
    assert result.play("A") == []
    assert result.play("B") == ["theirs"]


def test_a_poisonous_sawn_defeats_the_weaker_one_as_well():
    """8.4: the enemy is always defeated; Sawn is by its own text, being the stronger one."""
    result = resolve("""
        A: {play: [{card: sawn, exhausted: true}, porcupine-teacher], hand: [killer-bee]}
        B: {play: [turbo-bug], hand: [luchataur]}
        moves: [attack sawn, block turbo-bug]
    """)
    assert result.discard("A") == ["sawn"]
    assert result.discard("B") == ["turbo-bug"]


def test_a_poisonous_enemy_that_is_stronger_than_sawn_falls_with_it():
    result = resolve("""
        A: {play: [{card: sawn, exhausted: true}], hand: [killer-bee]}
        B: {play: [cake-trickster], hand: [luchataur]}
        moves: [attack sawn, block cake-trickster]
    """)
    assert result.discard("A") == ["sawn"]
    assert result.discard("B") == ["cake-trickster"]


@pytest.mark.parametrize(("mindbugs", "its_power"), [(0, 8), (1, 3), (2, 3)])
def test_spiky_shinobi_is_strong_without_mindbugs(mindbugs, its_power):
    result = resolve(f"""
        A: {{play: [spiky-shinobi], mindbugs: {mindbugs}, hand: [killer-bee]}}
        B: {{mindbugs: {2 - mindbugs}, hand: [luchataur]}}
    """)
    assert power(result, "spiky-shinobi") == its_power


def test_spiky_shinobi_grows_the_moment_the_last_mindbug_is_used():
    """9.6: A uses its last one in B's turn, and Shinobi blocks in that same turn with 8."""
    result = resolve("""
        A: {play: [spiky-shinobi], mindbugs: 1, hand: [killer-bee]}
        B: {play: [giraffodile], hand: [luchataur, robopup]}
        turn: B
        moves: [play luchataur, mindbug, attack giraffodile, block spiky-shinobi]
    """)
    assert result.discard("B") == ["giraffodile"]
    assert result.in_play("spiky-shinobi")


# -- Steelhorn, Sweet Fighter ---------------------------------------------------------------------


@pytest.mark.parametrize(("hand", "discarded"), [(0, 0), (2, 2), (3, 3), (4, 3)])
def test_steelhorns_defeat_costs_the_opponent_three_cards(hand, discarded):
    cards = ["sawn", "bee-bear", "killer-bee", "shark-dog"][:hand]
    result = resolve(
        f"""
        A: {{play: [gorillion, turbo-bug], hand: [{", ".join(cards)}]}}
        B: {{play: [steelhorn], hand: [luchataur]}}
        moves: [attack gorillion, block steelhorn]
        """,
        *(["choose sawn, bee-bear, shark-dog"] if hand == 4 else []),
    )
    assert len(result.discard("A")) == discarded
    assert len(result.hand("A")) == hand - discarded


def test_the_one_who_discards_for_steelhorn_chooses_and_then_draws():
    """choose-discard, draw-two-discards"""
    board = """
        A: {play: [gorillion], hand: [sawn, bee-bear, killer-bee, shark-dog, robopup],
            deck: [sweet-fighter, mole-machine]}
        B: {play: [steelhorn], hand: [luchataur]}
        moves: [attack gorillion, block steelhorn]
    """
    assert resolve(board).asked == ("A", "choose")
    result = resolve(board, "choose sawn, bee-bear, robopup")
    assert result.hand("A") == ["killer-bee", "shark-dog", "sweet-fighter", "mole-machine"]


def test_sweet_fighter_leaves_two_life_to_its_last_controller():
    """6.8: A played it, B took it."""
    result = resolve("""
        A: {play: [gorillion], hand: [sweet-fighter, robopup]}
        B: {hand: [luchataur]}
        moves: [play sweet-fighter, mindbug, attack gorillion, block sweet-fighter]
    """)
    assert (result.life("A"), result.life("B")) == (3, 5)
    assert result.discard("B") == ["sweet-fighter"]


# -- Utility Bug ----------------------------------------------------------------------------------


def test_utility_bug_copies_the_play_effect_of_an_enemy_for_its_own_controller():
    """utility-bug"""
    result = resolve("""
        A: {hand: [utility-bug, robopup]}
        B: {play: [axolotl-healer], hand: [luchataur], mindbugs: 0}
        moves: [play utility-bug, "yes"]
    """)
    assert (result.life("A"), result.life("B")) == (5, 3)


def test_utility_bug_need_not_copy():
    result = resolve("""
        A: {hand: [utility-bug, robopup]}
        B: {play: [axolotl-healer], hand: [luchataur], mindbugs: 0}
        moves: [play utility-bug, "no"]
    """)
    assert result.life("A") == 3


def test_utility_bug_chooses_among_creatures_with_a_play_effect():
    result = resolve("""
        A: {play: [killer-bee, gorillion], hand: [utility-bug, robopup]}
        B: {play: [axolotl-healer, sweet-fighter], hand: [luchataur], mindbugs: 0}
        moves: [play utility-bug, "yes"]
    """)
    assert result.asked == ("A", "choose")
    assert sorted(result.options) == ["choose axolotl-healer", "choose killer-bee"]


def test_in_a_copied_effect_this_is_utility_bug():
    """utility-bug: it copies the Rabbit's "The opponent takes control of this"."""
    result = resolve("""
        A: {play: [radioactive-rabbit], hand: [utility-bug, robopup]}
        B: {hand: [luchataur], mindbugs: 0}
        moves: [play utility-bug, "yes"]
    """)
    assert result.controller("utility-bug") == "B"
    assert result.controller("radioactive-rabbit") == "A"


def test_without_any_play_effect_utility_bug_does_nothing():
    result = resolve("""
        A: {play: [gorillion], hand: [utility-bug, robopup]}
        B: {play: [sweet-fighter], hand: [luchataur], mindbugs: 0}
        moves: [play utility-bug]
    """)
    assert result.controller("utility-bug") == "A"
    assert (result.turn, result.phase) == ("B", "start")


def test_deathweaver_stops_a_copied_play_effect():
    """deathweaver-scope: however it would be triggered or copied."""
    result = resolve("""
        A: {play: [axolotl-healer], hand: [utility-bug, robopup]}
        B: {play: [deathweaver], hand: [luchataur], mindbugs: 0}
        moves: [play utility-bug]
    """)
    assert result.life("A") == 3
    assert (result.turn, result.phase) == ("B", "start")


def test_utility_bug_copies_a_utility_bug_that_copies():
    """17.21: the copied effect lets it copy once more."""
    result = resolve("""
        A: {play: [{card: utility-bug, as: first}, axolotl-healer], hand: [utility-bug, robopup]}
        B: {hand: [luchataur], mindbugs: 0}
        moves: [play utility-bug, "yes", choose first, "yes", choose axolotl-healer]
    """)
    assert result.life("A") == 5


def test_a_creature_with_only_a_boost_card_that_has_a_play_effect_is_no_choice():
    """boost-facedown"""
    result = resolve("""
        A: {play: [{card: gorillion, boost: [axolotl-healer]}], hand: [utility-bug, robopup]}
        B: {hand: [luchataur], mindbugs: 0}
        moves: [play utility-bug]
    """)
    assert result.life("A") == 3
    assert (result.turn, result.phase) == ("B", "start")


# -- The Experiment -------------------------------------------------------------------------------


def test_the_experiment_is_exchanged_for_an_enemy_creature():
    result = resolve("""
        A: {hand: [the-experiment, robopup]}
        B: {play: [gorillion], hand: [luchataur], mindbugs: 0}
        moves: [play the-experiment, choose gorillion]
    """)
    assert result.controller("the-experiment") == "B"
    assert result.controller("gorillion") == "A"


def test_the_experiment_may_be_taken_back():
    """mb-experiment: after the first sentence it is an enemy creature; Turbo Bug is none."""
    result = resolve("""
        A: {play: [turbo-bug], hand: [the-experiment, robopup]}
        B: {play: [gorillion], hand: [luchataur], mindbugs: 0}
        moves: [play the-experiment]
    """)
    assert result.asked == ("A", "choose")
    assert sorted(result.options) == ["choose gorillion", "choose the-experiment"]


def test_the_experiment_comes_back_if_there_is_nobody_else():
    """mb-experiment: resolved as far as possible; and no Play effect again."""
    result = resolve("""
        A: {hand: [the-experiment, robopup]}
        B: {hand: [luchataur], mindbugs: 0}
        moves: [play the-experiment]
    """)
    assert result.controller("the-experiment") == "A"
    assert (result.turn, result.phase) == ("B", "start")


def test_a_mindbugged_experiment_is_given_to_the_one_who_played_it():
    """mb-newly-entered-attack: it came into play this turn and cannot attack now."""
    result = resolve("""
        A: {play: [gorillion], hand: [the-experiment, robopup]}
        B: {hand: [luchataur]}
        moves: [play the-experiment, mindbug, choose gorillion]
    """)
    assert result.controller("the-experiment") == "A"
    assert result.controller("gorillion") == "B"
    assert result.options == ["play robopup"]


# -- Turtle Toaster, Westside Monster -------------------------------------------------------------


@pytest.mark.parametrize(
    ("choice", "left"),
    [
        ("choose turbo-bug, strange-barrel", ["giraffodile", "killer-bee", "spider-owl"]),
        ("choose killer-bee", ["giraffodile", "spider-owl", "strange-barrel", "turbo-bug"]),
        (
            "choose nothing",
            ["giraffodile", "killer-bee", "spider-owl", "strange-barrel", "turbo-bug"],
        ),
    ],
)
def test_turtle_toaster_defeats_up_to_two_of_power_four_to_six(choice, left):
    """17.18"""
    board = """
        A: {hand: [turtle-toaster, robopup]}
        B: {play: [turbo-bug, killer-bee, strange-barrel, giraffodile, spider-owl],
            hand: [luchataur], mindbugs: 0}
        moves: [play turtle-toaster]
    """
    assert not any(c in o for o in resolve(board).options for c in ("giraffodile", "spider-owl"))
    result = resolve(board, choice)
    assert sorted(result.play("B")) == left


def test_turtle_toaster_offers_no_third_creature_and_none_of_its_own_side():
    result = resolve("""
        A: {play: [brain-fly], hand: [turtle-toaster, robopup]}
        B: {play: [turbo-bug, killer-bee, strange-barrel], hand: [luchataur], mindbugs: 0}
        moves: [play turtle-toaster]
    """)
    # Nothing, one of three, or two of three.
    assert len(result.options) == 1 + 3 + 3
    assert not any("brain-fly" in o or "turtle-toaster" in o for o in result.options)


def test_turtle_toaster_cannot_choose_the_same_tough_creature_twice():
    """Two creatures are two creatures; a TOUGH one is exhausted and stays."""
    result = resolve("""
        A: {hand: [turtle-toaster, robopup]}
        B: {play: [raspberry-ranger], hand: [luchataur], mindbugs: 0}
        moves: [play turtle-toaster, choose raspberry-ranger]
    """)
    assert result.creature("raspberry-ranger").exhausted


def test_westside_monster_stops_sneaky_enemies_from_blocking():
    result = resolve("""
        A: {play: [westside-monster], hand: [robopup]}
        B: {play: [tiger-squirrel, turbo-bug], hand: [luchataur]}
        moves: [attack westside-monster]
    """)
    assert result.options == ["block turbo-bug", "pass"]


def test_westside_monster_stops_sneaky_enemies_from_attacking():
    result = resolve("""
        A: {play: [tiger-squirrel, turbo-bug], hand: [robopup]}
        B: {play: [westside-monster], hand: [luchataur]}
    """)
    assert sorted(result.options) == ["attack turbo-bug", "play robopup"]


def test_westside_monster_turns_kitsunsei_into_a_burden():
    """9.6: SNEAKY by another card counts; Kitsunsei itself does not have it."""
    result = resolve("""
        A: {play: [kitsunsei, gorillion, turbo-bug], hand: [robopup]}
        B: {play: [westside-monster], hand: [luchataur]}
    """)
    assert sorted(result.options) == ["attack kitsunsei", "play robopup"]


def test_westside_monster_can_make_the_opponent_lose():
    """no-action"""
    result = resolve("""
        A: {play: [tiger-squirrel]}
        B: {play: [westside-monster], hand: [luchataur]}
    """)
    assert result.winner == "B"


def test_a_hunter_may_name_a_creature_westside_monster_keeps_from_blocking():
    """hunter-cannot-block"""
    result = resolve("""
        A: {play: [westside-monster, grape-sentinel], hand: [robopup]}
        B: {play: [tiger-squirrel], hand: [luchataur]}
        moves: [attack grape-sentinel, hunt tiger-squirrel]
    """)
    assert result.discard("B") == ["tiger-squirrel"]


def test_westside_monster_leaves_its_own_side_alone():
    result = resolve("""
        A: {play: [westside-monster, tiger-squirrel], hand: [robopup]}
        B: {play: [turbo-bug], hand: [luchataur]}
        moves: [attack tiger-squirrel]
    """)
    assert result.life("B") == 2


# -- Waddling Recruit and its line ----------------------------------------------------------------


@pytest.mark.parametrize("card", ["waddling-recruit", "veteran-penguin"])
def test_the_penguins_make_the_opponent_discard_a_card_of_their_choice(card):
    board = f"""
        A: {{play: [{card}], hand: [robopup]}}
        B: {{hand: [luchataur, sawn]}}
        moves: [action {card}]
    """
    assert resolve(board).asked == ("B", "choose")
    result = resolve(board, "choose sawn")
    assert result.discard("B") == ["sawn"]


def test_frosty_fortress_takes_hand_and_draw_pile():
    """17.2: and there is nothing left to draw."""
    result = resolve("""
        A: {play: [frosty-fortress], hand: [robopup]}
        B: {play: [turbo-bug], hand: [luchataur, sawn, bee-bear, killer-bee, shark-dog],
            deck: [gorillion, steelhorn]}
        moves: [attack frosty-fortress, pass]
    """)
    assert result.hand("B") == result.deck("B") == []
    assert len(result.discard("B")) == 7
    assert result.life("B") == 2
    assert result.winner is None


def test_each_card_frosty_fortress_throws_away_is_put_into_the_discard_pile():
    """10.8: "from anywhere", so from the hand and from the draw pile."""
    result = resolve("""
        A: {play: [frosty-fortress], hand: [robopup]}
        B: {play: [turbo-bug], hand: [peacasus, sawn, bee-bear, killer-bee, shark-dog],
            deck: [{card: peacasus, as: second}]}
        moves: [attack frosty-fortress, first second]
    """)
    assert result.life("B") == 5
    assert result.asked == ("B", "block")


def test_frosty_fortress_beats_one_without_creatures():
    """3.2: after it B has nothing to do in their turn."""
    result = resolve("""
        A: {play: [frosty-fortress], hand: [robopup]}
        B: {hand: [luchataur], deck: 3}
        moves: [attack frosty-fortress]
    """)
    assert result.winner == "A"
    assert result.life("B") == 2


def test_what_frosty_fortress_throws_away_may_work_in_the_discard_pile():
    """10.3: Blessed Tiger Squirrel was in the draw pile; from now on it stops Frosty Fortress."""
    board = """
        A: {play: [frosty-fortress], hand: [robopup]}
        B: {play: [infernostrich], hand: [luchataur, sawn, bee-bear, killer-bee, shark-dog],
            deck: [blessed-tiger-squirrel]}
        moves: [attack frosty-fortress, pass, attack infernostrich]
    """
    result = resolve(board)
    assert result.life("B") == 2  # the attack under way went on
    assert result.life("A") == 2  # but Frosty Fortress could not block
    assert (result.turn, result.phase) == ("A", "start")


# -- Wildsprout and its line ----------------------------------------------------------------------


@pytest.mark.parametrize("card", ["wildsprout", "bigroot"])
def test_the_sprouts_play_a_card_from_their_own_discard_pile(card):
    board = f"""
        A: {{play: [{card}], hand: [robopup], discard: [axolotl-healer, gorillion]}}
        B: {{hand: [luchataur], discard: [sawn]}}
        moves: [action {card}]
    """
    asked = resolve(board)
    assert sorted(asked.options) == ["choose axolotl-healer", "choose gorillion"]
    result = resolve(board, "choose axolotl-healer")
    assert result.life("A") == 5
    assert result.controller("axolotl-healer") == "A"


@pytest.mark.parametrize(("reading", "falls"), [("finished-first", True), ("interrupted", False)])
def test_the_play_effect_of_the_card_waits_until_wildsprout_has_evolved(reading, falls):
    """1.5: as Bigroot (4) it has the same power as Brain Fly when Pyro Salamancer looks."""
    result = resolve(f"""
        ruleset: {{edition: current, running-effect: {reading}}}
        A: {{play: [wildsprout], hand: [robopup], discard: [pyro-salamancer]}}
        B: {{play: [brain-fly], hand: [luchataur]}}
        moves: [action wildsprout]
    """)
    assert result.in_discard("B", "brain-fly") == falls
    assert result.in_discard("A", "wildsprout") == falls


def test_a_wildsprout_from_the_discard_pile_has_to_wait():
    """6.9, 12.8: the second one came into play this turn."""
    result = resolve("""
        A: {play: [wildsprout], hand: [robopup], discard: [{card: wildsprout, as: second}]}
        B: {hand: [luchataur]}
        moves: [action wildsprout]
    """)
    assert result.creature("second").card.id == "wildsprout"
    assert result.creature("wildsprout").card.id == "bigroot"


def test_oakenmaster_makes_the_others_much_stronger():
    result = resolve("""
        A: {play: [oakenmaster, robopup], hand: [killer-bee]}
        B: {play: [sawn], hand: [luchataur]}
    """)
    assert power(result, "robopup") == 6
    assert power(result, "oakenmaster") == 7
    assert power(result, "sawn") == 5
