"""The promo cards, one by one. The two lines that evolve are in test_evolve.py."""

import pytest
from board import Result, boost, keywords, power, refused, resolve


def aside(result: Result) -> list[str]:
    return [entry.creature.ref for entry in result.end.beside.aside]


def unused(result: Result) -> list[str]:
    return [copy.ref for copy in result.end.unused]


# -- Short-Neck Giraffodile -----------------------------------------------------------------------


def test_short_neck_giraffodile_draws_two_cards_of_ones_choice_before_the_block():
    board = """
        A: {play: [short-neck-giraffodile], hand: [robopup], discard: [sawn, gorillion, steelhorn]}
        B: {play: [turbo-bug], hand: [luchataur], discard: [killer-bee]}
        moves: [attack short-neck-giraffodile]
    """
    assert resolve(board).asked == ("A", "choose")
    result = resolve(board, "choose sawn, steelhorn")
    assert sorted(result.hand("A")) == ["robopup", "sawn", "steelhorn"]
    assert result.discard("A") == ["gorillion"]
    assert result.asked == ("B", "block")


@pytest.mark.parametrize("there", [[], ["sawn"], ["sawn", "gorillion"]])
def test_short_neck_giraffodile_takes_what_there_is(there):
    """1.2, 17.11: and it is not optional."""
    result = resolve(f"""
        A: {{play: [short-neck-giraffodile], hand: [robopup], discard: [{", ".join(there)}]}}
        B: {{hand: [luchataur]}}
        moves: [attack short-neck-giraffodile]
    """)
    assert result.hand("A") == ["robopup", *there]
    assert result.life("B") == 2


def test_cards_drawn_from_the_discard_pile_may_make_a_hand_of_seven():
    """draw-above5"""
    result = resolve("""
        A: {play: [short-neck-giraffodile], hand: 5, deck: 2, discard: [sawn, gorillion]}
        B: {hand: [luchataur]}
        moves: [attack short-neck-giraffodile]
    """)
    assert len(result.hand("A")) == 7
    assert len(result.deck("A")) == 2


# -- Slugapult ------------------------------------------------------------------------------------


def test_slugapult_defeats_an_enemy_for_an_ally():
    result = resolve("""
        A: {play: [slugapult, turbo-bug], hand: [robopup]}
        B: {play: [gorillion], hand: [luchataur]}
        moves: [attack slugapult, "yes"]
    """)
    assert result.discard("A") == ["turbo-bug"]
    assert result.discard("B") == ["gorillion"]


def test_slugapult_need_not_shoot():
    result = resolve("""
        A: {play: [slugapult, turbo-bug], hand: [robopup]}
        B: {play: [gorillion], hand: [luchataur]}
        moves: [attack slugapult, "no"]
    """)
    assert result.asked == ("B", "block")
    assert result.in_play("turbo-bug")


@pytest.mark.parametrize(("exhausted", "shoots"), [("false", False), ("true", True)])
def test_an_ally_that_was_only_exhausted_was_not_defeated(exhausted, shoots):
    """tough-if-you-do"""
    result = resolve(f"""
        A: {{play: [slugapult, {{card: rhino-turtle, exhausted: {exhausted}}}], hand: [robopup]}}
        B: {{play: [gorillion], hand: [luchataur]}}
        moves: [attack slugapult, "yes"]
    """)
    assert result.in_discard("B", "gorillion") == shoots
    assert result.in_discard("A", "rhino-turtle") == shoots
    assert shoots or result.creature("rhino-turtle").exhausted


def test_an_ally_that_cannot_be_defeated_does_not_load_slugapult():
    result = resolve("""
        A: {play: [slugapult, turbo-bug, {card: calm-cole, octonite: 1}], hand: [robopup]}
        B: {play: [gorillion], hand: [luchataur]}
        moves: [attack slugapult, "yes", choose turbo-bug]
    """)
    assert result.in_play("turbo-bug")
    assert result.in_play("gorillion")


def test_slugapult_alone_has_nothing_to_shoot():
    """ "Another" allied creature: it cannot be its own ammunition."""
    result = resolve("""
        A: {play: [slugapult], hand: [robopup]}
        B: {play: [gorillion], hand: [luchataur]}
        moves: [attack slugapult]
    """)
    assert result.asked == ("B", "block")


def test_slugapult_shoots_in_both_of_its_attacks():
    """frenzy-attack-effects"""
    result = resolve("""
        A: {play: [slugapult, turbo-bug, brain-fly], hand: [robopup]}
        B: {play: [gorillion, bee-bear], hand: [luchataur]}
        moves: [attack slugapult, "yes", choose turbo-bug, choose gorillion, pass,
                attack slugapult, "yes"]
    """)
    assert sorted(result.discard("A")) == ["brain-fly", "turbo-bug"]
    assert sorted(result.discard("B")) == ["bee-bear", "gorillion"]
    assert result.life("B") == 1


# -- Suspicious Gift ------------------------------------------------------------------------------


def test_suspicious_gift_is_given_away_and_costs_its_last_controller_two_life():
    result = resolve("""
        A: {play: [gorillion], hand: [suspicious-gift, robopup], mindbugs: 0}
        B: {hand: [luchataur, sawn], mindbugs: 0}
        moves: [play suspicious-gift]
    """)
    assert result.controller("suspicious-gift") == "B"
    opened = resolve("""
        A: {play: [gorillion], hand: [robopup]}
        B: {play: [suspicious-gift], hand: [luchataur]}
        moves: [attack gorillion, block suspicious-gift]
    """)
    assert (opened.life("A"), opened.life("B")) == (3, 1)
    assert opened.discard("B") == ["suspicious-gift"]


def test_a_mindbugged_gift_comes_back_to_the_giver():
    """mb-play-effect: the Mindbug user's opponent takes control of it."""
    result = resolve("""
        A: {hand: [suspicious-gift, robopup]}
        B: {hand: [luchataur]}
        moves: [play suspicious-gift, mindbug]
    """)
    assert result.controller("suspicious-gift") == "A"
    assert result.options == ["play robopup"]


@pytest.mark.parametrize(("first", "winner"), [("mine", "B"), ("theirs", "A")])
def test_of_two_gifts_the_one_resolved_first_ends_the_game(first, winner):
    """both-zero: the active player orders, and the first one at zero loses."""
    result = resolve(f"""
        A: {{play: [{{card: suspicious-gift, as: mine}}], hand: [robopup], life: 2}}
        B: {{play: [{{card: suspicious-gift, as: theirs}}], hand: [luchataur], life: 2}}
        moves: [attack mine, block theirs, first {first}]
    """)
    assert result.winner == winner


# -- Battle Beetle --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("mine", "theirs", "life"), [(0, 0, 6), (1, 1, 6), (2, 2, 6), (2, 1, 8), (0, 1, 8)]
)
def test_battle_beetle_costs_two_life_if_both_have_as_many_mindbugs(mine, theirs, life):
    """Of 9 life one goes for the attack nobody blocks."""
    result = resolve(f"""
        A: {{play: [battle-beetle], hand: [robopup], mindbugs: {mine}}}
        B: {{hand: [luchataur], mindbugs: {theirs}, life: 9}}
        moves: [attack battle-beetle]
    """)
    assert result.life("B") == life


def test_battle_beetles_effect_comes_before_the_block():
    result = resolve("""
        A: {play: [battle-beetle], hand: [robopup]}
        B: {play: [gorillion], hand: [luchataur], life: 2}
        moves: [attack battle-beetle]
    """)
    assert result.winner == "A"


def test_a_mindbug_used_earlier_in_the_turn_changes_the_count():
    result = resolve("""
        A: {play: [battle-beetle], hand: [robopup, sawn], mindbugs: 1}
        B: {play: [turbo-bug], hand: [luchataur], mindbugs: 2}
        moves: [play sawn, mindbug, attack battle-beetle, pass]
    """)
    assert result.winner == "A"


# -- Unigon and Steamforger -----------------------------------------------------------------------


@pytest.mark.parametrize(("hand", "winner"), [([], "A"), (["robopup"], None)])
def test_unigon_wins_with_an_empty_hand(hand, winner):
    """3.3: at once, before anybody blocks."""
    result = resolve(f"""
        A: {{play: [unigon], hand: [{", ".join(hand)}]}}
        B: {{play: [gorillion], hand: [luchataur]}}
        moves: [attack unigon]
    """)
    assert result.winner == winner
    assert result.life("B") == 3


def test_unigon_does_not_win_while_there_are_cards_to_draw():
    """4.7: with a draw pile a hand is never empty."""
    result = resolve("""
        A: {play: [unigon], deck: [robopup]}
        B: {play: [gorillion], hand: [luchataur]}
        moves: [attack unigon]
    """)
    assert result.winner is None
    assert result.hand("A") == ["robopup"]


def test_discarding_the_last_card_first_lets_unigon_win():
    """idp-blessed-axolotl: Jean-Claw's effect is Unigon's own; its player orders the two."""
    board = """
        A: {play: [unigon], hand: [robopup]}
        B: {play: [jean-claw-pandamme], hand: [luchataur]}
        moves: [attack unigon]
    """
    assert resolve(board).asked == ("A", "order")
    won = [resolve(board, option).winner for option in resolve(board).options]
    assert sorted(won, key=str) == ["A", None]


@pytest.mark.parametrize(
    ("mine", "theirs", "winner"),
    [(2, 0, None), (3, 0, "A"), (3, 1, None), (4, 1, "A"), (6, 2, "A")],
)
def test_steamforger_wins_with_three_more_creatures(mine, theirs, winner):
    """It counts itself."""
    others = ", ".join(["robopup"] * (mine - 1))
    result = resolve(f"""
        A: {{play: [steamforger, {others}], hand: [sawn]}}
        B: {{play: [{", ".join(["turbo-bug"] * theirs)}], hand: [luchataur]}}
        moves: [attack steamforger]
    """)
    assert result.winner == winner


# -- Solar Bear -----------------------------------------------------------------------------------


def test_solar_bear_boosts_any_creature():
    """boost-any-creature: an enemy one too."""
    board = """
        A: {play: [solar-bear, turbo-bug], hand: [robopup], discard: [sawn]}
        B: {play: [gorillion, {card: brain-fly, boost: [steelhorn]}], hand: [luchataur]}
        moves: [attack solar-bear]
    """
    assert resolve(board).asked == ("A", "option")
    assert resolve(board).options == ["option 1", "option 2"]
    result = resolve(board, "option 1", "choose sawn", "choose gorillion")
    assert boost(result, "gorillion") == ["sawn"]
    assert result.controller("brain-fly") == "B"


@pytest.mark.parametrize(
    ("board", "moves"),
    [
        (
            "A: {play: [solar-bear], hand: [robopup], discard: [sawn, steelhorn]}",
            ["attack solar-bear", "option 1"],
        ),
        ("A: {hand: [ghost-hand, robopup], discard: [sawn, steelhorn]}", ["play ghost-hand"]),
    ],
)
def test_solar_bear_and_ghost_hand_boost_a_single_card(board, moves):
    """11.1: one card, or none."""
    result = resolve(
        f"""
        {board}
        B: {{play: [gorillion], hand: [luchataur], mindbugs: 0}}
        """,
        *moves,
    )
    assert sorted(result.options) == ["choose nothing", "choose sawn", "choose steelhorn"]


def test_solar_bear_takes_a_boosted_creature_with_its_boost_cards():
    """11.7, 11.8: more power from Shield Bugs does not make one boosted."""
    result = resolve("""
        A: {play: [solar-bear], hand: [robopup], discard: [sawn]}
        B: {play: [shield-bugs, turbo-bug, {card: brain-fly, boost: [steelhorn]}],
            hand: [luchataur]}
        moves: [attack solar-bear, option 2]
    """)
    assert result.controller("brain-fly") == "A"
    assert boost(result, "brain-fly") == ["steelhorn"]
    assert result.options == ["block shield-bugs", "block turbo-bug", "pass"]


def test_solar_bear_with_nothing_to_boost_or_take_simply_attacks():
    result = resolve("""
        A: {play: [solar-bear], hand: [robopup]}
        B: {play: [turbo-bug], hand: [luchataur]}
        moves: [attack solar-bear, option 1, block turbo-bug]
    """)
    assert result.discard("B") == ["turbo-bug"]


# -- Mindbug Bug and Bug Catcher ------------------------------------------------------------------


def test_mindbug_bug_charges_the_opponent_a_life_for_a_mindbug():
    result = resolve("""
        A: {play: [mindbug-bug], hand: [gorillion, robopup]}
        B: {hand: [luchataur]}
        moves: [play gorillion, mindbug]
    """)
    assert (result.life("A"), result.life("B")) == (3, 2)
    assert result.controller("gorillion") == "B"
    assert result.mindbugs("B") == 1


def test_mindbug_bug_costs_nothing_if_no_mindbug_is_used():
    result = resolve("""
        A: {play: [mindbug-bug], hand: [gorillion, robopup]}
        B: {hand: [luchataur]}
        moves: [play gorillion, pass]
    """)
    assert result.life("B") == 3


def test_mindbug_bug_does_not_charge_its_own_player():
    result = resolve("""
        A: {play: [mindbug-bug], hand: [robopup]}
        B: {hand: [luchataur, sawn]}
        turn: B
        moves: [play luchataur, mindbug]
    """)
    assert result.controller("luchataur") == "A"
    assert (result.life("A"), result.life("B")) == (3, 3)


def test_at_one_life_a_mindbug_against_mindbug_bug_loses_the_game():
    """mb-bug-lethal: the life is lost first; the Mindbug is not resolved."""
    result = resolve("""
        A: {play: [mindbug-bug], hand: [gorillion, robopup]}
        B: {hand: [luchataur], life: 1}
        moves: [play gorillion, mindbug]
    """)
    assert result.winner == "A"
    assert not result.in_play("gorillion")


def test_two_mindbug_bugs_charge_twice():
    """dup-names: each copy works on its own."""
    result = resolve("""
        A: {play: [mindbug-bug, {card: mindbug-bug, as: second}], hand: [gorillion, robopup]}
        B: {hand: [luchataur]}
        moves: [play gorillion, mindbug]
    """)
    assert result.life("B") == 1


def test_one_who_cannot_lose_life_uses_mindbugs_for_free():
    """knightmare"""
    result = resolve("""
        A: {play: [mindbug-bug], hand: [gorillion, robopup]}
        B: {play: [knightmare], hand: [luchataur], life: 1}
        moves: [play gorillion, mindbug]
    """)
    assert result.controller("gorillion") == "B"
    assert result.life("B") == 1


@pytest.mark.parametrize("card", ["mindbug-bug", "bug-catcher"])
def test_a_card_being_played_does_not_protect_itself(card):
    """mb-constants-not-yet"""
    result = resolve(f"""
        A: {{hand: [{card}, robopup]}}
        B: {{hand: [luchataur]}}
        moves: [play {card}, mindbug]
    """)
    assert result.controller(card) == "B"
    assert result.life("B") == 3
    assert result.mindbugs("B") == 1


def test_from_then_on_mindbug_bug_works_for_its_new_controller():
    """mb-constants-not-yet: A pays for the Mindbug A uses in B's next turn."""
    result = resolve("""
        A: {hand: [mindbug-bug, robopup]}
        B: {hand: [luchataur, sawn], mindbugs: 1}
        moves: [play mindbug-bug, mindbug, play robopup, play luchataur, mindbug]
    """)
    assert result.life("A") == 2
    assert result.controller("luchataur") == "A"


@pytest.mark.parametrize("side", ["A", "B"])
def test_while_bug_catcher_is_in_play_nobody_is_asked_for_a_mindbug(side):
    plays = {"A": "bug-catcher", "B": ""} if side == "A" else {"A": "", "B": "bug-catcher"}
    result = resolve(f"""
        A: {{play: [{plays["A"]}], hand: [gorillion, robopup]}}
        B: {{play: [{plays["B"]}], hand: [luchataur]}}
        moves: [play gorillion]
    """)
    assert result.controller("gorillion") == "A"
    assert (result.turn, result.phase) == ("B", "start")


def test_after_a_mindbug_on_bug_catcher_the_next_card_is_safe():
    result = resolve("""
        A: {hand: [bug-catcher, gorillion, robopup]}
        B: {hand: [luchataur], mindbugs: 2}
        moves: [play bug-catcher, mindbug, play gorillion]
    """)
    assert result.controller("gorillion") == "A"
    assert result.mindbugs("B") == 1


@pytest.mark.parametrize(("enemy", "allowed"), [("bug-catcher", False), ("gorillion", True)])
def test_bug_catcher_stops_mangolorean(enemy, allowed):
    """shakes-pear: its Action uses a Mindbug."""
    result = resolve(f"""
        A: {{play: [mangolorean], hand: [robopup]}}
        B: {{play: [{enemy}], hand: [luchataur]}}
    """)
    assert ("action mangolorean" in result.options) == allowed


def test_mindbug_bug_charges_for_the_mindbug_mangolorean_uses():
    """mb-bug-lethal"""
    result = resolve("""
        A: {play: [mangolorean], hand: [robopup], life: 1}
        B: {play: [mindbug-bug], hand: [luchataur]}
        moves: [action mangolorean]
    """)
    assert result.winner == "B"
    assert result.in_play("mindbug-bug")


# -- Future Eric ----------------------------------------------------------------------------------


def test_future_eric_puts_two_unused_cards_under_the_draw_pile():
    result = resolve("""
        A: {hand: [future-eric, robopup, sawn, bee-bear, turbo-bug, brain-fly], deck: [gorillion]}
        B: {hand: [luchataur], mindbugs: 0}
        unused: [steelhorn, killer-bee, shark-dog]
        moves: [play future-eric]
    """)
    assert result.deck("A") == ["gorillion", "steelhorn", "killer-bee"]
    assert unused(result) == ["shark-dog"]
    assert len(result.hand("A")) == 5


def test_future_eric_takes_what_is_left_of_the_unused_pile():
    result = resolve("""
        A: {hand: [future-eric, robopup, sawn, bee-bear, turbo-bug, brain-fly], deck: [gorillion]}
        B: {hand: [luchataur], mindbugs: 0}
        unused: [steelhorn]
        moves: [play future-eric]
    """)
    assert result.deck("A") == ["gorillion", "steelhorn"]
    assert unused(result) == []


@pytest.mark.parametrize(
    ("edition", "hand"),
    [
        ("current", ["robopup", "sawn", "steelhorn", "killer-bee"]),
        ("beyond", ["robopup", "sawn", "steelhorn", "killer-bee"]),
        ("first-contact", ["robopup", "sawn"]),
    ],
)
def test_cards_put_into_an_empty_draw_pile_are_drawn_at_once_in_the_newer_books(edition, hand):
    """draw-late-pile"""
    result = resolve(f"""
        ruleset: {edition}
        A: {{hand: [future-eric, robopup, sawn]}}
        B: {{hand: [luchataur], mindbugs: 0}}
        unused: [steelhorn, killer-bee, shark-dog]
        moves: [play future-eric]
    """)
    assert result.hand("A") == hand


def test_a_mindbugged_future_eric_fills_the_mindbug_users_draw_pile():
    result = resolve("""
        A: {hand: [future-eric, robopup], deck: []}
        B: {hand: 5, deck: [gorillion]}
        unused: [steelhorn, killer-bee, shark-dog]
        moves: [play future-eric, mindbug]
    """)
    assert result.deck("B") == ["gorillion", "steelhorn", "killer-bee"]
    assert result.deck("A") == []


# -- Knightmare -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("attacker", "moves"),
    [
        ("gorillion", []),
        ("turbo-bug", []),
        ("chameleon-sniper", []),
        ("coconut-crab", ["pass", "attack coconut-crab"]),
    ],
)
def test_knightmares_player_loses_no_life_to_attacks(attacker, moves):
    result = resolve(
        f"""
        A: {{play: [{attacker}], hand: [robopup]}}
        B: {{play: [knightmare], hand: [luchataur], life: 2}}
        moves: [attack {attacker}]
        """,
        *moves,
        *([] if attacker == "chameleon-sniper" else ["pass"]),
    )
    assert result.life("B") == 2
    assert result.winner is None


def test_a_stolen_life_is_not_lost_and_not_gained():
    """knightmare: they gain only if you lose."""
    result = resolve("""
        A: {hand: [bean-bot, robopup], life: 1}
        B: {play: [knightmare], hand: [luchataur], mindbugs: 0}
        moves: [play bean-bot]
    """)
    assert (result.life("A"), result.life("B")) == (1, 3)


def test_what_follows_a_loss_that_cannot_happen_is_done_all_the_same():
    """knightmare: "Lose 1 life. Defeat a creature": ignore the first part, do the second."""
    result = resolve("""
        A: {play: [count-draculeech, knightmare], hand: [robopup], life: 1}
        B: {play: [gorillion], hand: [luchataur]}
        moves: [attack count-draculeech, choose gorillion]
    """)
    assert result.life("A") == 1
    assert result.discard("B") == ["gorillion"]


def test_a_defeated_knightmare_loses_the_game():
    """And TOUGH exhausts it first."""
    board = """
        A: {{play: [gorillion], hand: [robopup]}}
        B: {{play: [{{card: knightmare, exhausted: {exhausted}}}], hand: [luchataur]}}
        moves: [attack gorillion, block knightmare]
    """
    first = resolve(board.format(exhausted="false"))
    assert first.creature("knightmare").exhausted
    assert first.winner is None
    assert resolve(board.format(exhausted="true")).winner == "A"


def test_a_knightmare_that_returns_to_hand_or_changes_sides_loses_nothing():
    """knightmare, defeated-not"""
    returned = resolve("""
        A: {hand: [dr-orange-u-tan, robopup]}
        B: {play: [{card: knightmare, exhausted: true}], hand: [luchataur], mindbugs: 0}
        moves: [play dr-orange-u-tan, "yes"]
    """)
    assert returned.winner is None
    assert returned.in_hand("B", "knightmare")
    taken = resolve("""
        A: {play: [octocopter, gorillion], hand: [robopup]}
        B: {play: [{card: knightmare, exhausted: true}], hand: [luchataur]}
        moves: [action octocopter]
    """)
    assert taken.controller("knightmare") == "A"
    assert taken.winner is None


def test_a_taken_knightmare_that_is_defeated_costs_its_new_controller_the_game():
    """6.8"""
    result = resolve("""
        A: {play: [octocopter], hand: [robopup]}
        B: {play: [{card: knightmare, exhausted: true}, gorillion], hand: [luchataur]}
        moves: [action octocopter, choose knightmare, attack gorillion, block knightmare]
    """)
    assert result.winner == "B"


@pytest.mark.parametrize(("first", "winner"), [("mine", "B"), ("theirs", "A")])
def test_of_two_defeated_knightmares_the_active_player_orders_which_loses(first, winner):
    result = resolve(f"""
        A: {{play: [{{card: knightmare, as: mine, exhausted: true}}], hand: [robopup]}}
        B: {{play: [{{card: knightmare, as: theirs, exhausted: true}}], hand: [luchataur]}}
        moves: [attack mine, block theirs, first {first}]
    """)
    assert result.winner == winner


def test_peach_police_keeps_a_knightmare_from_losing_the_game():
    """peach-police: the Defeated effect cannot be activated."""
    result = resolve("""
        A: {play: [gorillion, peach-police], hand: [robopup]}
        B: {play: [{card: knightmare, exhausted: true}], hand: [luchataur]}
        moves: [attack gorillion, block knightmare]
    """)
    assert result.winner is None
    assert result.in_discard("B", "knightmare")


def test_knightmare_does_not_keep_its_player_from_gaining_life():
    result = resolve("""
        A: {play: [knightmare], hand: [axolotl-healer, robopup]}
        B: {hand: [luchataur], mindbugs: 0}
        moves: [play axolotl-healer]
    """)
    assert result.life("A") == 5


# -- Ratomancer -----------------------------------------------------------------------------------


RATOMANCER = """
    A: {hand: [ratomancer, robopup], discard: [axolotl-healer, killer-bee, turbo-bug, deathweaver]}
    B: {hand: [luchataur], mindbugs: 0, discard: [brain-fly]}
    moves: [play ratomancer]
"""


@pytest.mark.parametrize(
    ("choice", "played"),
    [
        ("choose axolotl-healer, deathweaver, turbo-bug", 3),
        ("choose turbo-bug", 1),
        ("choose nothing", 0),
    ],
)
def test_ratomancer_plays_any_number_of_small_cards_without_their_play_effects(choice, played):
    """ratomancer; printed power counts, and only the own discard pile."""
    asked = resolve(RATOMANCER)
    assert asked.asked == ("A", "choose")
    assert not any("killer-bee" in o or "brain-fly" in o for o in asked.options)
    result = resolve(RATOMANCER, choice)
    assert len(result.play("A")) == 1 + played
    assert result.life("A") == 3


def test_printed_power_counts_for_ratomancer():
    """power-current: Blessed Shield Bugs strengthens creatures in play only."""
    result = resolve("""
        A: {hand: [ratomancer, robopup], discard: [turbo-bug, blessed-shield-bugs]}
        B: {hand: [luchataur], mindbugs: 0}
        moves: [play ratomancer, choose turbo-bug]
    """)
    assert power(result, "turbo-bug") == 5
    assert power(result, "ratomancer") == 3


def test_ratomancers_octonite_creatures_have_their_counters():
    """ratomancer: counters are not a Play effect."""
    result = resolve("""
        A: {hand: [ratomancer, robopup], discard: [artimist, fearberry]}
        B: {hand: [luchataur], mindbugs: 0}
        moves: [play ratomancer, "choose artimist, fearberry"]
    """)
    assert result.creature("artimist").octonite == 5
    assert result.creature("fearberry").octonite == 2


def test_ratomancers_fast_creatures_may_attack_at_once():
    """ratomancer: FAST applies."""
    board = """
        A: {hand: [ratomancer, robopup], discard: [duradillo]}
        B: {play: [gorillion], hand: [luchataur], mindbugs: 0}
        moves: [play ratomancer, choose duradillo]
    """
    assert resolve(board).asked == ("A", "fast")
    result = resolve(board, "attack duradillo", "hunt gorillion")
    assert result.discard("B") == ["gorillion"]


def test_ratomancers_cards_distribute_their_octonite():
    """octonite-mindbug: not a Play effect either."""
    board = """
        A: {hand: [ratomancer, robopup], discard: [star-portal]}
        B: {play: [gorillion], hand: [luchataur], mindbugs: 0}
        moves: [play ratomancer, choose star-portal]
    """
    assert resolve(board).asked == ("A", "put")
    result = resolve(board, "put 1 gorillion")
    assert result.creature("gorillion").octonite == 1
    assert result.creature("star-portal").octonite == 1


def test_constant_abilities_of_ratomancers_cards_work():
    """ratomancer: Deathweaver comes into play and stops B's next Play effect."""
    result = resolve("""
        A: {hand: [ratomancer, robopup], discard: [deathweaver], mindbugs: 0}
        B: {hand: [killer-bee, luchataur], mindbugs: 0}
        moves: [play ratomancer, choose deathweaver, play killer-bee]
    """)
    assert result.life("A") == 3


def test_what_ratomancer_plays_cannot_be_mindbugged():
    """6.6"""
    result = resolve("""
        A: {hand: [ratomancer, robopup], discard: [turbo-bug]}
        B: {hand: [luchataur], mindbugs: 2}
        moves: [play ratomancer, pass, choose turbo-bug]
    """)
    assert result.controller("turbo-bug") == "A"
    assert result.mindbugs("B") == 2


def test_a_mindbugged_ratomancer_digs_in_the_mindbug_users_pile():
    result = resolve("""
        A: {hand: [ratomancer, robopup], discard: [turbo-bug]}
        B: {hand: [luchataur], discard: [brain-fly]}
        moves: [play ratomancer, mindbug]
    """)
    assert result.asked == ("B", "choose")
    assert sorted(result.options) == ["choose brain-fly", "choose nothing"]


def test_ratomancers_in_discard_pile_cards_stop_working_when_they_are_played():
    """10.6: Blessed Tiger Squirrel (3) comes into play, so Gorillion may attack again."""
    board = """
        A: {{hand: [ratomancer, robopup], discard: [blessed-tiger-squirrel], mindbugs: 0}}
        B: {{play: [gorillion], hand: [luchataur], mindbugs: 0}}
        moves: [play ratomancer, choose {choice}, {turn}]
    """
    played = resolve(board.format(choice="blessed-tiger-squirrel", turn="attack gorillion"))
    assert played.asked == ("A", "block")
    left_there = refused(board.format(choice="nothing", turn="attack gorillion"))
    assert str(left_there.move) == "attack gorillion"


# -- Alien Brain ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("reading", "hand"), [("no-drawing", 4), ("effects-only", 5)])
def test_whether_alien_brain_stops_drawing_back_to_five_is_a_reading(reading, hand):
    """alien-brain"""
    result = resolve(f"""
        ruleset: {{edition: current, closed-hand: {reading}}}
        A: {{play: [alien-brain], hand: [robopup], mindbugs: 0}}
        B: {{hand: [luchataur, sawn, bee-bear, turbo-bug, brain-fly], deck: 5}}
        turn: B
        moves: [play luchataur]
    """)
    assert len(result.hand("B")) == hand
    assert "closed-hand" in result.readings()


@pytest.mark.parametrize("reading", ["no-drawing", "effects-only"])
def test_alien_brain_stops_effects_that_put_cards_into_the_hand(reading):
    """alien-brain: drawing the discard pile, stealing, taking back."""
    drawn = resolve(f"""
        ruleset: {{edition: current, closed-hand: {reading}}}
        A: {{play: [alien-brain], hand: [robopup], mindbugs: 0}}
        B: {{play: [sawn], hand: [giraffodile, luchataur], discard: [turbo-bug, brain-fly]}}
        turn: B
        moves: [play giraffodile]
    """)
    assert drawn.hand("B") == ["luchataur"]
    assert drawn.discard("B") == ["turbo-bug", "brain-fly"]
    stolen = resolve(f"""
        ruleset: {{edition: current, closed-hand: {reading}}}
        A: {{play: [alien-brain, gorillion], hand: [robopup, sawn]}}
        B: {{play: [strange-barrel], hand: [luchataur]}}
        moves: [attack gorillion, block strange-barrel]
    """)
    assert stolen.hand("A") == ["robopup", "sawn"]
    assert stolen.hand("B") == ["luchataur"]


def test_alien_brain_does_not_close_its_own_players_hand():
    result = resolve("""
        A: {play: [alien-brain], hand: [giraffodile, robopup, sawn, turbo-bug, brain-fly], deck: 3,
            discard: [gorillion]}
        B: {hand: [luchataur], mindbugs: 0}
        moves: [play giraffodile]
    """)
    assert len(result.hand("A")) == 6
    assert result.in_hand("A", "gorillion")


def test_when_alien_brain_leaves_the_opponent_draws_again():
    """9.6, 4.7: whoever has fewer than five cards draws at once."""
    result = resolve("""
        A: {play: [alien-brain], hand: [robopup]}
        B: {play: [gorillion], hand: [luchataur, sawn], deck: 9}
        moves: [attack alien-brain, block gorillion]
    """)
    assert result.discard("A") == ["alien-brain"]
    assert len(result.hand("B")) == 5


# -- Alpacoodle -----------------------------------------------------------------------------------


def test_alpacoodle_sets_all_other_creatures_aside():
    """tough-not-bounce, defeated-not"""
    result = resolve("""
        A: {play: [gorillion], hand: [alpacoodle, robopup]}
        B: {play: [rhino-turtle, sweet-fighter], hand: [luchataur], mindbugs: 0}
        moves: [play alpacoodle]
    """)
    assert result.play("A") == ["alpacoodle"]
    assert result.play("B") == []
    assert sorted(aside(result)) == ["gorillion", "rhino-turtle", "sweet-fighter"]
    assert result.discard("A") == result.discard("B") == []
    assert result.life("B") == 3


DEFEATED_ALPACOODLE = """
    ruleset: {{edition: current, set-aside: {reading}}}
    A: {{play: [gorillion, {{card: rhino-turtle, exhausted: true}}], hand: [alpacoodle, robopup],
         mindbugs: 0}}
    B: {{play: [killer-bee, {{card: sea-rex, boost: [steelhorn]}},
                {{card: lychee-king, octonite: 1}}],
         hand: [cyber-kitty, luchataur], mindbugs: 0}}
    moves: [play alpacoodle, play cyber-kitty]
"""


def test_creatures_set_aside_come_back_fresh_to_those_who_controlled_them():
    """alpacoodle: they left play; and no Play effects."""
    result = resolve(DEFEATED_ALPACOODLE.format(reading="fresh"))
    assert result.discard("A") == ["alpacoodle"]
    assert sorted(result.play("A")) == ["gorillion", "rhino-turtle"]
    assert sorted(result.play("B")) == ["cyber-kitty", "killer-bee", "lychee-king", "sea-rex"]
    assert not result.creature("rhino-turtle").exhausted
    assert boost(result, "sea-rex") == []
    assert result.discard("B") == ["steelhorn"]
    assert result.creature("lychee-king").octonite == 2
    assert result.life("A") == 3
    assert aside(result) == []


def test_in_the_other_reading_they_come_back_as_they_were():
    result = resolve(DEFEATED_ALPACOODLE.format(reading="as-they-were"))
    assert result.creature("rhino-turtle").exhausted
    assert boost(result, "sea-rex") == ["steelhorn"]
    assert result.discard("B") == []
    assert result.creature("lychee-king").octonite == 1
    assert result.life("A") == 3


def test_creatures_stay_aside_if_alpacoodle_leaves_play_without_being_defeated():
    """alpacoodle"""
    result = resolve("""
        A: {play: [gorillion], hand: [alpacoodle, robopup], mindbugs: 0}
        B: {hand: [dr-orange-u-tan, luchataur], mindbugs: 0}
        moves: [play alpacoodle, play dr-orange-u-tan, "yes"]
    """)
    assert result.in_hand("A", "alpacoodle")
    assert aside(result) == ["gorillion"]
    assert result.play("A") == []


def test_an_alpacoodle_that_changed_sides_gives_the_creatures_back_to_their_players():
    """B controls it when it is defeated; A's creature still returns to A."""
    result = resolve("""
        A: {play: [cyber-bunny], hand: [robopup]}
        B: {play: [alpacoodle], hand: [luchataur]}
        aside: [{card: gorillion, player: A, by: alpacoodle},
                {card: bee-bear, player: B, by: alpacoodle}]
        moves: [attack cyber-bunny, block alpacoodle]
    """)
    assert result.controller("gorillion") == "A"
    assert result.controller("bee-bear") == "B"


def test_a_mindbugged_alpacoodle_sets_aside_the_same_creatures():
    result = resolve("""
        A: {play: [gorillion], hand: [alpacoodle, robopup]}
        B: {play: [bee-bear], hand: [luchataur]}
        moves: [play alpacoodle, mindbug]
    """)
    assert result.controller("alpacoodle") == "B"
    assert sorted(aside(result)) == ["bee-bear", "gorillion"]
    # Nothing is left to attack with.
    assert result.options == ["play robopup"]


def test_creatures_that_come_back_cannot_attack_in_the_same_turn():
    """6.9, alpacoodle: B's mindbugged Cyber Kitty defeats it, and A has another turn action."""
    result = resolve("""
        A: {play: [alpacoodle, gorillion], hand: [cyber-kitty, robopup]}
        B: {hand: [luchataur]}
        aside: [{card: bee-bear, player: A, by: alpacoodle}]
        moves: [play cyber-kitty, mindbug]
    """)
    assert result.controller("bee-bear") == "A"
    assert result.options == ["play robopup", "attack gorillion"]


def test_creatures_of_another_alpacoodle_do_not_come_back():
    result = resolve("""
        A: {play: [gorillion], hand: [robopup]}
        B: {play: [alpacoodle, {card: alpacoodle, as: second}], hand: [luchataur]}
        aside: [{card: bee-bear, player: B, by: alpacoodle},
                {card: sawn, player: B, by: second}]
        moves: [attack gorillion, block second]
    """)
    assert aside(result) == ["bee-bear"]
    assert result.controller("sawn") == "B"


# -- Ram Hopper, Watts Dog ------------------------------------------------------------------------


def test_ram_hopper_lets_every_ally_attack_twice():
    result = resolve("""
        A: {play: [ram-hopper, gorillion], hand: [robopup]}
        B: {hand: [luchataur]}
        moves: [attack gorillion, attack gorillion]
    """)
    assert result.life("B") == 1
    assert (result.turn, result.phase) == ("B", "start")


def test_ram_hopper_does_nothing_for_enemies():
    result = resolve("""
        A: {play: [gorillion], hand: [robopup]}
        B: {play: [ram-hopper], hand: [luchataur]}
        moves: [attack gorillion, pass]
    """)
    assert (result.turn, result.phase) == ("B", "start")


def test_frenzy_of_ram_hopper_is_gone_when_ram_hopper_is():
    """frenzy-lost: the first attack's effect defeats Ram Hopper himself."""
    result = resolve("""
        A: {play: [ram-hopper, count-draculeech], hand: [robopup]}
        B: {hand: [luchataur]}
        moves: [attack count-draculeech, choose ram-hopper]
    """)
    assert result.life("B") == 2
    assert (result.turn, result.phase) == ("B", "start")


def test_fast_and_frenzy_make_two_attacks_in_the_first_turn():
    """kw-fast-frenzy"""
    result = resolve("""
        A: {play: [ram-hopper], hand: [carrot-cleric, robopup]}
        B: {hand: [luchataur], mindbugs: 0}
        moves: [play carrot-cleric, attack carrot-cleric, attack carrot-cleric]
    """)
    assert result.life("B") == 1


def test_watts_dog_can_only_be_blocked_by_creatures_without_keywords():
    result = resolve("""
        A: {play: [watts-dog], hand: [robopup]}
        B: {play: [gorillion, luchataur, turbo-bug, spider-owl, carrot-cleric],
            hand: [killer-bee]}
        moves: [attack watts-dog]
    """)
    assert result.options == ["block gorillion", "block turbo-bug", "pass"]


def test_a_keyword_by_another_card_keeps_one_from_blocking_watts_dog():
    result = resolve("""
        A: {play: [watts-dog], hand: [robopup]}
        B: {play: [gorillion, kitsunsei], hand: [killer-bee]}
        moves: [attack watts-dog]
    """)
    assert result.options == ["block kitsunsei", "pass"]


def test_a_sneaky_watts_dog_cannot_be_blocked_at_all():
    """8.5 asks for a keyword, Watts Dog for none."""
    result = resolve("""
        A: {play: [watts-dog, kitsunsei], hand: [robopup]}
        B: {play: [gorillion, tiger-squirrel], hand: [killer-bee]}
        moves: [attack watts-dog]
    """)
    assert result.life("B") == 2
    assert result.asked == ("A", "again")


def test_a_hunting_watts_dog_may_name_a_creature_with_keywords():
    """hunter-beebear: Cursed Gorillion brings it down to 3, Snail Thrower makes it a hunter."""
    result = resolve("""
        A: {play: [watts-dog, snail-thrower], hand: [robopup], discard: [cursed-gorillion]}
        B: {play: [luchataur], hand: [killer-bee]}
        moves: [attack watts-dog, hunt luchataur]
    """)
    assert result.discard("B") == ["luchataur"]


def test_watts_dog_blocks_anyone():
    """The text is about blocking it, not about its own blocks."""
    result = resolve("""
        A: {play: [rhino-turtle], hand: [robopup]}
        B: {play: [watts-dog], hand: [killer-bee]}
        moves: [attack rhino-turtle, block watts-dog]
    """)
    assert result.discard("B") == ["watts-dog"]


# -- Boar-Zooka -----------------------------------------------------------------------------------


def test_boar_zooka_cannot_block():
    result = resolve("""
        A: {play: [brain-fly], hand: [robopup]}
        B: {play: [boar-zooka], hand: [luchataur]}
        moves: [attack brain-fly]
    """)
    assert result.life("B") == 2
    assert (result.turn, result.phase) == ("B", "start")


def test_a_hunter_makes_boar_zooka_block_and_regrets_it():
    """hunter-cannot-block"""
    result = resolve("""
        A: {play: [sheriff, gorillion, rhino-turtle], hand: [robopup]}
        B: {play: [boar-zooka, turbo-bug], hand: [luchataur]}
        moves: [attack sheriff, hunt boar-zooka]
    """)
    assert sorted(result.discard("A")) == ["gorillion", "sheriff"]
    assert result.creature("rhino-turtle").exhausted
    assert result.play("B") == ["turbo-bug"]


def test_boar_zooka_attacks_like_any_creature_and_spares_its_own_side():
    result = resolve("""
        A: {play: [boar-zooka, gorillion], hand: [robopup]}
        B: {play: [grape-sentinel, bee-bear], hand: [luchataur]}
        moves: [attack boar-zooka, block grape-sentinel]
    """)
    assert sorted(result.discard("B")) == ["bee-bear", "grape-sentinel"]
    assert result.play("A") == ["gorillion"]


def test_two_boar_zookas_sweep_the_whole_table():
    """Snail Thrower makes a Boar-Zooka that Cursed Gorillion weakened hunt and poison the other."""
    result = resolve("""
        A: {play: [boar-zooka, snail-thrower], hand: [robopup], discard: [cursed-gorillion]}
        B: {play: [{card: boar-zooka, as: theirs}, bee-bear], hand: [luchataur]}
        moves: [attack boar-zooka, hunt theirs, first boar-zooka]
    """)
    assert result.play("A") == result.play("B") == []


# -- Blessed Axolotl Healer, Cursed Goblin Werewolf -----------------------------------------------


def test_blessed_axolotl_healer_heals_whenever_an_ally_attacks():
    result = resolve("""
        A: {play: [luchataur], hand: [robopup], discard: [blessed-axolotl-healer]}
        B: {hand: [sawn], life: 5}
        moves: [attack luchataur, attack luchataur]
    """)
    assert result.life("A") == 5
    assert result.life("B") == 3


def test_blessed_axolotl_healer_does_nothing_for_enemies_or_in_play():
    """idp-not-in-play"""
    enemy = resolve("""
        A: {play: [gorillion], hand: [robopup]}
        B: {hand: [sawn], discard: [blessed-axolotl-healer]}
        moves: [attack gorillion]
    """)
    assert (enemy.life("A"), enemy.life("B")) == (3, 2)
    in_play = resolve("""
        A: {play: [gorillion, blessed-axolotl-healer], hand: [robopup]}
        B: {hand: [sawn]}
        moves: [attack gorillion]
    """)
    assert in_play.life("A") == 3


def test_a_granted_attack_effect_is_ordered_with_ones_own():
    """idp-blessed-axolotl: gain 1 life before Draculeech takes the last one, or lose."""
    board = """
        A: {play: [count-draculeech], hand: [robopup], life: 1, discard: [blessed-axolotl-healer]}
        B: {play: [gorillion], hand: [sawn]}
        moves: [attack count-draculeech]
    """
    asked = resolve(board)
    assert asked.asked == ("A", "order")
    ends = {resolve(board, option).winner for option in asked.options}
    assert ends == {None, "B"}


@pytest.mark.parametrize(
    ("creature", "able"),
    [
        ("luchataur", False),
        ("killer-bee", False),
        ("goreagle-alpha", False),
        ("gorillion", True),
        ("spider-owl", True),
    ],
)
def test_cursed_goblin_werewolf_binds_allies_with_frenzy_or_hunter(creature, able):
    result = resolve(f"""
        A: {{play: [{creature}], hand: [robopup], discard: [cursed-goblin-werewolf]}}
        B: {{play: [{{card: luchataur, as: theirs}}], hand: [sawn]}}
    """)
    assert (f"attack {creature}" in result.options) == able


def test_cursed_goblin_werewolf_does_not_bind_enemies():
    result = resolve("""
        A: {play: [luchataur, killer-bee], hand: [robopup]}
        B: {hand: [sawn], discard: [cursed-goblin-werewolf]}
    """)
    assert result.options == ["play robopup", "attack luchataur", "attack killer-bee"]


def test_cursed_goblin_werewolf_counts_keywords_by_other_cards():
    """9.6: Ram Hopper's gift stops everyone."""
    result = resolve("""
        A: {play: [ram-hopper, gorillion], hand: [robopup], discard: [cursed-goblin-werewolf]}
        B: {hand: [sawn]}
    """)
    assert result.options == ["play robopup"]


def test_cursed_goblin_werewolf_does_not_keep_anyone_from_blocking():
    result = resolve("""
        A: {play: [bee-bear], hand: [robopup]}
        B: {play: [luchataur], hand: [sawn], discard: [cursed-goblin-werewolf]}
        moves: [attack bee-bear, block luchataur]
    """)
    assert result.discard("A") == ["bee-bear"]


# -- Wolfman Steve --------------------------------------------------------------------------------


def test_wolfman_steve_keeps_the_opponent_from_playing_small_cards():
    result = resolve("""
        A: {hand: [turbo-bug, killer-bee, gorillion, robopup]}
        B: {play: [wolfman-steve], hand: [sawn]}
    """)
    assert sorted(result.options) == ["play gorillion", "play killer-bee"]


def test_with_nothing_but_small_cards_one_loses_against_wolfman_steve():
    """wolfman"""
    result = resolve("""
        A: {hand: [turbo-bug, robopup]}
        B: {play: [wolfman-steve], hand: [sawn]}
    """)
    assert result.winner == "B"


def test_wolfman_steve_does_not_bind_his_own_player():
    result = resolve("""
        A: {play: [wolfman-steve], hand: [turbo-bug, robopup]}
        B: {hand: [sawn]}
    """)
    assert "play turbo-bug" in result.options


def test_small_cards_may_be_played_from_the_discard_pile():
    """wolfman: only the hand is closed."""
    result = resolve("""
        A: {play: [wildsprout], hand: [gorillion], discard: [turbo-bug]}
        B: {play: [wolfman-steve], hand: [sawn]}
        moves: [action wildsprout]
    """)
    assert result.controller("turbo-bug") == "A"


def test_printed_power_counts_in_the_hand():
    """wolfman: Shield Bugs makes creatures stronger, not cards."""
    result = resolve("""
        A: {play: [shield-bugs], hand: [turbo-bug, gorillion]}
        B: {play: [wolfman-steve], hand: [sawn]}
    """)
    assert "play turbo-bug" not in result.options


def test_an_effect_that_plays_from_the_hand_is_bound_as_well():
    """Lord Watermelon plays a card from the hand: Wolfman Steve forbids a small one."""
    result = resolve("""
        A: {hand: [lord-watermelon, turbo-bug, gorillion]}
        B: {play: [wolfman-steve], hand: [sawn], mindbugs: 0}
        moves: [play lord-watermelon]
    """)
    assert result.controller("gorillion") == "A"
    assert result.hand("A") == ["turbo-bug"]


# -- Sluggernaut ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("option", "its_power", "its_keywords"), [(1, 5, {"HUNTER"}), (2, 8, {"FRENZY"})]
)
def test_an_exhausted_sluggernaut_is_turned_to_one_of_its_sides(option, its_power, its_keywords):
    """sluggernaut: its controller chooses, also in the other player's turn."""
    board = """
        A: {play: [gorillion], hand: [robopup]}
        B: {play: [sluggernaut], hand: [luchataur]}
        moves: [attack gorillion, block sluggernaut]
    """
    assert resolve(board).asked == ("B", "option")
    result = resolve(board, f"option {option}")
    assert result.creature("sluggernaut").exhausted
    assert power(result, "sluggernaut") == its_power
    assert keywords(result, "sluggernaut") == its_keywords


def test_an_upright_sluggernaut_is_a_tough_six():
    result = resolve("""
        A: {play: [sluggernaut], hand: [robopup]}
        B: {hand: [luchataur]}
    """)
    assert power(result, "sluggernaut") == 6
    assert keywords(result, "sluggernaut") == {"TOUGH"}


@pytest.mark.parametrize("side", [1, 2])
def test_an_exhausted_sluggernaut_is_defeated(side):
    """sluggernaut: the second time, whichever side is up; it leaves as an upright card."""
    result = resolve(f"""
        A: {{play: [gorillion], hand: [robopup]}}
        B: {{play: [{{card: sluggernaut, exhausted: true, side: {side}}}],
             hand: [compost-dragon, luchataur], mindbugs: 0}}
        moves: [attack gorillion, block sluggernaut, play compost-dragon, pass]
    """)
    assert result.controller("sluggernaut") == "B"
    assert not result.creature("sluggernaut").exhausted
    assert power(result, "sluggernaut") == 6


@pytest.mark.parametrize(
    ("reading", "option", "again"),
    [
        ("at-second-attack", 2, True),
        ("at-second-attack", 1, False),
        ("at-first", 2, False),
        ("at-first", 1, False),
    ],
)
def test_a_sluggernaut_that_becomes_frenzied_in_its_attack_may_attack_again(reading, option, again):
    """frenzy-lost: it has FRENZY when the second attack would be made."""
    result = resolve(f"""
        ruleset: {{edition: current, frenzy-check: {reading}}}
        A: {{play: [sluggernaut], hand: [robopup]}}
        B: {{play: [gorillion], hand: [luchataur]}}
        moves: [attack sluggernaut, block gorillion, option {option}]
    """)
    assert result.creature("sluggernaut").exhausted
    assert (result.asked == ("A", "again")) == again


def test_an_effect_turns_sluggernaut_as_well_as_a_fight():
    """In B's turn it already attacks twice."""
    result = resolve("""
        A: {play: [typhoon-princess], hand: [robopup]}
        B: {play: [sluggernaut], hand: [luchataur]}
        moves: [action typhoon-princess, option 2, attack sluggernaut, pass, attack sluggernaut]
    """)
    assert result.asked == ("A", "block")
    assert result.life("A") == 2


def test_the_side_of_a_sluggernaut_stays_when_it_changes_sides():
    """17.6"""
    result = resolve("""
        A: {play: [octocopter], hand: [robopup]}
        B: {play: [{card: sluggernaut, exhausted: true, side: 2}], hand: [luchataur]}
        moves: [action octocopter]
    """)
    assert result.controller("sluggernaut") == "A"
    assert power(result, "sluggernaut") == 8


# -- Chuck ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("roll", [1, 2, 3, 4, 5, 6])
def test_chuck_defeats_on_four_or_more(roll):
    board = """
        A: {hand: [chuck, robopup]}
        B: {play: [gorillion, turbo-bug], hand: [luchataur], mindbugs: 0}
        moves: [play chuck]
    """
    assert resolve(board).asked == (None, "chance")
    assert resolve(board).options == [f"roll {n}" for n in range(1, 7)]
    result = resolve(board, f"roll {roll}")
    assert (result.asked == ("A", "choose")) == (roll >= 4)
    assert (result.turn == "B") == (roll < 4)


def test_chuck_goes_on_rolling_until_he_misses():
    board = """
        A: {hand: [chuck, robopup]}
        B: {play: [gorillion, turbo-bug, bee-bear], hand: [luchataur], mindbugs: 0}
        moves: [play chuck, roll 4, choose gorillion, roll 6, choose bee-bear, roll 3]
    """
    result = resolve(board)
    assert sorted(result.discard("B")) == ["bee-bear", "gorillion"]
    assert result.play("B") == ["turbo-bug"]
    assert (result.turn, result.phase) == ("B", "start")


def test_chuck_may_hit_the_same_tough_creature_twice():
    """8.6: exhausted by the first hit, defeated by the second."""
    result = resolve("""
        A: {hand: [chuck, robopup]}
        B: {play: [rhino-turtle], hand: [luchataur], mindbugs: 0}
        moves: [play chuck, roll 5, roll 5]
    """)
    assert result.discard("B") == ["rhino-turtle"]


def test_a_mindbugged_chuck_throws_at_the_one_who_played_him():
    result = resolve("""
        A: {play: [gorillion], hand: [chuck, robopup]}
        B: {hand: [luchataur]}
        moves: [play chuck, mindbug, roll 6, roll 1]
    """)
    assert result.discard("A") == ["gorillion"]
    assert result.asked == ("A", "turn")


# -- Jazz Dog -------------------------------------------------------------------------------------


def test_jazz_dog_takes_a_creature_that_blocked_any_attack_and_is_still_there():
    """jazz-dog: it need not have blocked Jazz Dog."""
    result = resolve("""
        A: {play: [jazz-dog, turbo-bug], hand: [robopup]}
        B: {play: [gorillion, bee-bear], hand: [luchataur]}
        moves: [attack turbo-bug, block gorillion]
    """)
    assert result.controller("gorillion") == "A"
    assert result.controller("bee-bear") == "B"


def test_jazz_dog_takes_every_blocker_of_a_turn():
    """jazz-dog: two, with FRENZY."""
    result = resolve("""
        A: {play: [jazz-dog, {card: cursed-gorillion}], hand: [robopup]}
        B: {play: [raspberry-ranger, rhino-turtle, bee-bear], hand: [luchataur]}
        moves: [attack cursed-gorillion, block raspberry-ranger, attack cursed-gorillion,
                block rhino-turtle]
    """)
    assert result.controller("raspberry-ranger") == "A"
    assert result.controller("rhino-turtle") == "A"
    assert result.creature("rhino-turtle").exhausted
    assert result.controller("bee-bear") == "B"


def test_a_hunted_creature_has_blocked():
    """hunter-blocked-counts"""
    result = resolve("""
        A: {play: [jazz-dog, grape-sentinel], hand: [robopup]}
        B: {play: [raspberry-ranger], hand: [luchataur]}
        moves: [attack grape-sentinel, hunt raspberry-ranger]
    """)
    assert result.controller("raspberry-ranger") == "A"


def test_a_jazz_dog_that_is_gone_at_the_end_of_the_turn_takes_nobody():
    """jazz-dog"""
    result = resolve("""
        A: {play: [jazz-dog], hand: [robopup]}
        B: {play: [gorillion], hand: [luchataur]}
        moves: [attack jazz-dog, block gorillion]
    """)
    assert result.controller("gorillion") == "B"


def test_jazz_dog_takes_nobody_in_the_opponents_turn_or_for_an_earlier_block():
    """Gorillion blocks while Jazz Dog is not there; a turn later that is forgotten."""
    result = resolve("""
        A: {play: [turbo-bug, brain-fly], hand: [jazz-dog, robopup], mindbugs: 0}
        B: {play: [gorillion], hand: [luchataur, sawn], mindbugs: 0}
        moves: [attack brain-fly, block gorillion, play luchataur, play jazz-dog]
    """)
    assert result.turn == "B"
    assert result.controller("gorillion") == "B"


def test_an_own_blocker_stays_where_it_is_and_the_enemy_attacker_too():
    result = resolve("""
        A: {play: [raspberry-ranger], hand: [robopup]}
        B: {play: [jazz-dog, rhino-turtle], hand: [luchataur]}
        moves: [attack raspberry-ranger, hunt rhino-turtle]
    """)
    assert result.controller("raspberry-ranger") == "A"
    assert result.controller("rhino-turtle") == "B"


def test_jazz_dog_and_felix_end_the_turn_together_and_the_active_player_orders():
    """when-is-trigger: B's Felix blocked and defeated; A takes him, and he evolves, either way."""
    board = """
        A: {play: [jazz-dog, turbo-bug], hand: [robopup]}
        B: {play: [one-eye-felix], hand: [luchataur]}
        moves: [attack turbo-bug, block one-eye-felix]
    """
    asked = resolve(board)
    assert asked.asked == ("A", "order")
    for option in asked.options:
        result = resolve(board, option)
        assert result.controller("one-eye-felix") == "A"
        assert result.creature("one-eye-felix").card.id == "silver-whiskers"


# -- Ghost Hand -----------------------------------------------------------------------------------


def test_ghost_hand_boosts_a_creature_and_boosted_creatures_cannot_block():
    result = resolve("""
        A: {play: [turbo-bug], hand: [ghost-hand, robopup], discard: [sawn], mindbugs: 0}
        B: {play: [gorillion, bee-bear], hand: [luchataur, killer-bee], mindbugs: 0}
        moves: [play ghost-hand, choose sawn, choose gorillion, play luchataur, attack turbo-bug]
    """)
    assert boost(result, "gorillion") == ["sawn"]
    assert result.options == ["block bee-bear", "block luchataur", "pass"]


def test_ghost_hand_binds_boosted_creatures_of_both_sides():
    """The card says "boosted creatures", not "enemy"."""
    result = resolve("""
        A: {play: [turbo-bug], hand: [robopup]}
        B: {play: [ghost-hand, {card: gorillion, boost: [sawn]}], hand: [luchataur]}
        moves: [attack turbo-bug]
    """)
    assert result.options == ["block ghost-hand", "pass"]


def test_a_hunter_may_name_a_boosted_creature():
    """hunter-cannot-block"""
    result = resolve("""
        A: {play: [ghost-hand, creep-from-the-deep], hand: [robopup]}
        B: {play: [{card: gorillion, boost: [sawn]}], hand: [luchataur]}
        moves: [attack creep-from-the-deep, hunt gorillion]
    """)
    assert sorted(result.discard("B")) == ["gorillion", "sawn"]


# -- Macaw Dagon ----------------------------------------------------------------------------------


def test_macaw_dagon_swaps_the_hands_before_the_block():
    result = resolve("""
        A: {play: [macaw-dagon], hand: [robopup]}
        B: {play: [gorillion], hand: [luchataur, sawn, bee-bear]}
        moves: [attack macaw-dagon]
    """)
    assert sorted(result.hand("A")) == ["bee-bear", "luchataur", "sawn"]
    assert result.hand("B") == ["robopup"]
    assert result.asked == ("B", "block")


def test_after_the_swap_both_draw_back_to_five():
    """4.7"""
    result = resolve("""
        A: {play: [macaw-dagon], hand: [robopup, turbo-bug, brain-fly, killer-bee, shark-dog],
            deck: [gorillion]}
        B: {hand: [luchataur, sawn], deck: []}
        moves: [attack macaw-dagon]
    """)
    assert sorted(result.hand("A")) == ["gorillion", "luchataur", "sawn"]
    assert len(result.hand("B")) == 5


def test_an_empty_hand_can_be_swapped():
    result = resolve("""
        A: {play: [macaw-dagon]}
        B: {play: [gorillion], hand: [luchataur, sawn]}
        moves: [attack macaw-dagon, pass]
    """)
    assert sorted(result.hand("A")) == ["luchataur", "sawn"]
    assert result.hand("B") == []
    assert result.life("B") == 2


def test_one_left_with_no_cards_and_no_creatures_by_the_swap_loses():
    """3.2"""
    result = resolve("""
        A: {play: [macaw-dagon]}
        B: {hand: [luchataur, sawn]}
        moves: [attack macaw-dagon]
    """)
    assert result.winner == "A"


# -- Jean-Claw Pandamme ---------------------------------------------------------------------------


def test_jean_claw_pandamme_makes_attacking_enemies_cost_a_card():
    """ "Discard a card" is the attacker's own effect: the attacking player chooses and discards."""
    board = """
        A: {play: [gorillion], hand: [robopup, turbo-bug]}
        B: {play: [jean-claw-pandamme], hand: [luchataur]}
        moves: [attack gorillion]
    """
    assert resolve(board).asked == ("A", "choose")
    result = resolve(board, "choose turbo-bug")
    assert result.discard("A") == ["turbo-bug"]
    assert result.discard("B") == []
    assert result.asked == ("B", "block")


def test_jean_claw_pandamme_does_nothing_to_one_without_cards():
    result = resolve("""
        A: {play: [gorillion]}
        B: {play: [jean-claw-pandamme], hand: [luchataur]}
        moves: [attack gorillion, pass]
    """)
    assert result.life("B") == 2


def test_jean_claw_pandamme_leaves_allies_alone():
    result = resolve("""
        A: {play: [jean-claw-pandamme, gorillion], hand: [robopup]}
        B: {hand: [luchataur]}
        moves: [attack gorillion]
    """)
    assert result.hand("A") == ["robopup"]


def test_two_jean_claw_pandammes_cost_two_cards():
    """dup-names: each gives the attacker an effect of its own."""
    board = """
        A: {play: [gorillion], hand: [robopup, turbo-bug, sawn]}
        B: {play: [jean-claw-pandamme, {card: jean-claw-pandamme, as: second}], hand: [luchataur]}
    """
    moves = ["attack gorillion"]
    while (result := resolve(board, *moves)).asked != ("B", "block"):
        moves.append(result.options[0])
    assert len(result.discard("A")) == 2
    assert len(result.hand("A")) == 1


def test_jean_claw_pandammes_effect_happens_in_a_forced_attack():
    """cake-trickster: the opponent is the attacker, so they discard."""
    result = resolve("""
        A: {play: [cake-trickster, jean-claw-pandamme], hand: [robopup]}
        B: {play: [bee-bear], hand: [luchataur]}
        moves: [action cake-trickster]
    """)
    assert result.discard("B") == ["luchataur"]
