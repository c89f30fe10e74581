"""Chapter 11: boost cards, where they come from, what they are under a creature, where they go."""

import pytest
from board import at_work, boost, library_with, power, refused, resolve

EDITIONS = ["current", "beyond", "first-contact"]


# -- 11.1, 11.2: how many, from where, and what for -----------------------------------------------

HORDE = """
    A: {play: [ant-zombie-horde, quetzalcoatl], discard: [gorillion, luchataur], hand: [kong]}
    B: {discard: [bee-bear, killer-bee], hand: [kong]}
    moves: [attack ant-zombie-horde]
"""


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("chosen", "discard_a", "discard_b"),
    [
        ([], ["gorillion", "luchataur"], ["bee-bear", "killer-bee"]),
        (["gorillion"], ["luchataur"], ["bee-bear", "killer-bee"]),
        (["killer-bee"], ["gorillion", "luchataur"], ["bee-bear"]),
        (["gorillion", "luchataur"], [], ["bee-bear", "killer-bee"]),
        (["luchataur", "bee-bear"], ["gorillion"], ["killer-bee"]),
        (["bee-bear", "killer-bee"], ["gorillion", "luchataur"], []),
    ],
)
def test_up_to_two_cards_from_any_combination_of_discard_piles(
    chosen, discard_a, discard_b, edition
):
    """Dispute boost-upto; 11.1 and 11.2."""
    result = resolve(HORDE, f"choose {', '.join(chosen) or 'nothing'}", ruleset=edition)
    assert sorted(boost(result, "ant-zombie-horde")) == sorted(chosen)
    assert power(result, "ant-zombie-horde") == 7 + len(chosen)
    assert result.discard("A") == discard_a
    assert result.discard("B") == discard_b
    assert result.life("B") == 2


def test_a_third_card_is_too_many():
    result = resolve(HORDE)
    assert result.asked == ("A", "choose")
    assert len(result.options) == 1 + 4 + 6
    refused(HORDE, "choose gorillion, luchataur, bee-bear")


def test_boost_to_this_goes_under_this_and_nobody_is_asked_where():
    result = resolve(HORDE, "choose gorillion")
    assert boost(result, "quetzalcoatl") == []
    assert result.asked is None


def test_with_empty_discard_piles_nothing_is_asked_and_the_attack_goes_on():
    result = resolve("""
        A: {play: [ant-zombie-horde], hand: [kong]}
        B: {play: [quetzalcoatl], hand: [kong]}
        moves: [attack ant-zombie-horde]
    """)
    assert result.asked == ("B", "block")
    assert power(result, "ant-zombie-horde") == 7


def test_each_attack_boosts_and_the_cards_add_up():
    """9.3: an Attack effect comes in both attacks of FRENZY."""
    result = resolve("""
        A: {play: [ant-zombie-horde, ram-hopper], discard: [bee-bear, killer-bee, luchataur]}
        B: {discard: [sheriff], hand: [kong]}
        moves:
          - attack ant-zombie-horde
          - choose bee-bear, sheriff
          - attack ant-zombie-horde
          - choose killer-bee, luchataur
    """)
    assert boost(result, "ant-zombie-horde") == ["bee-bear", "sheriff", "killer-bee", "luchataur"]
    assert power(result, "ant-zombie-horde") == 11
    assert result.life("B") == 1


@pytest.mark.parametrize("reading", ["after-attack-effects", "before"])
def test_sea_rex_is_stronger_before_it_fights(reading):
    """7.3; dispute hunter-vs-attack-effect: whenever the prey is named, the boost comes first."""
    board = f"""
        ruleset: {{edition: current, hunter-choice: {reading}}}
        A: {{play: [sea-rex], discard: [gorillion], hand: [kong]}}
        B: {{play: [harpy-mother, lone-yeti], hand: [kong]}}
        moves: [attack sea-rex]
    """
    moves = ["choose gorillion", "hunt harpy-mother"]
    if reading == "before":
        moves.reverse()
    result = resolve(board, *moves)
    assert result.discard("B") == ["harpy-mother"]
    assert power(result, "sea-rex") == 6


def test_sea_rex_may_take_one_card_only():
    result = resolve("""
        A: {play: [sea-rex], discard: [gorillion], hand: [kong]}
        B: {discard: [luchataur], hand: [kong]}
        moves: [attack sea-rex]
    """)
    assert set(result.options) == {"choose nothing", "choose gorillion", "choose luchataur"}


@pytest.mark.parametrize(
    ("cards", "blocker_stays", "attacker_stays"),
    [(1, False, True), (2, False, False), (3, True, False)],
)
def test_a_boosted_creature_blocks_with_its_boosted_power(cards, blocker_stays, attacker_stays):
    """Goat Dragon (7) with so many boost cards against Luchataur (9)."""
    under = ", ".join(["robopup"] * cards)
    result = resolve(f"""
        A: {{play: [luchataur], hand: [kong]}}
        B: {{play: [{{card: goat-dragon, boost: [{under}]}}], hand: [kong]}}
        moves: [attack luchataur, block goat-dragon]
    """)
    assert result.in_play("goat-dragon") == blocker_stays
    assert result.in_play("luchataur") == attacker_stays


# -- 11.3: to a creature --------------------------------------------------------------------------


def test_any_creature_may_be_boosted_also_an_enemy_one():
    """Dispute boost-any-creature."""
    board = """
        A: {play: [quetzalcoatl], hand: [water-antler], discard: [gorillion]}
        B: {mindbugs: 0, play: [killer-bee], hand: [kong]}
        moves: [play water-antler, choose gorillion]
    """
    asked = resolve(board)
    assert asked.asked == ("A", "choose")
    assert set(asked.options) == {
        "choose quetzalcoatl",
        "choose water-antler",
        "choose killer-bee",
    }
    result = resolve(board, "choose killer-bee")
    assert boost(result, "killer-bee") == ["gorillion"]
    assert power(result, "killer-bee") == 6


def test_water_antler_gains_life_even_if_nothing_can_be_boosted():
    result = resolve("""
        A: {hand: [water-antler]}
        B: {mindbugs: 0, hand: [kong]}
        moves: [play water-antler]
    """)
    assert result.life("A") == 4
    assert result.asked is None
    assert result.turn == "B"


def test_water_antler_need_not_boost():
    result = resolve("""
        A: {hand: [water-antler], discard: [gorillion]}
        B: {mindbugs: 0, hand: [kong]}
        moves: [play water-antler, choose nothing]
    """)
    assert result.life("A") == 4
    assert result.discard("A") == ["gorillion"]
    assert result.turn == "B"


def test_mindbugged_water_antler_heals_and_boosts_for_the_one_who_took_it():
    result = resolve("""
        A: {hand: [water-antler, kong], discard: [gorillion], play: [quetzalcoatl]}
        B: {hand: [kong]}
        moves: [play water-antler, mindbug]
    """)
    assert result.asked == ("B", "choose")
    assert (result.life("A"), result.life("B")) == (3, 4)


def test_several_cards_to_this_are_not_spread():
    """11.3: only a text such as "1 or more creatures" lets one spread them."""
    result = resolve(HORDE, "choose gorillion, bee-bear")
    assert boost(result, "ant-zombie-horde") == ["gorillion", "bee-bear"]


ONE_CARD = """
    A: {{{a}, discard: [gorillion], hand: [{hand}]}}
    B: {{mindbugs: 0, discard: [luchataur], hand: [kong]}}
"""


@pytest.mark.parametrize(
    ("a", "hand", "moves"),
    [
        ("play: []", "goat-dragon", ["play goat-dragon", "option 1"]),
        ("play: [goat-dragon]", "hades", ["attack goat-dragon", "option 1"]),
        ("play: []", "pyro-salamancer", ["play pyro-salamancer"]),
        ("play: []", "soul-manipulator", ["play soul-manipulator", "option 1"]),
        ("play: [soul-manipulator]", "hades", ["attack soul-manipulator", "option 1"]),
        ("play: []", "water-antler", ["play water-antler"]),
        ("play: []", "ghost-hand", ["play ghost-hand"]),
        ("play: [solar-bear]", "hades", ["attack solar-bear", "option 1"]),
        ("play: [tuckbox-mimic]", "hades", ["action tuckbox-mimic"]),
        ("play: [deckbox-mimic]", "hades", ["action deckbox-mimic"]),
    ],
)
def test_one_card_or_none_where_the_card_says_one(a, hand, moves):
    result = resolve(ONE_CARD.format(a=a, hand=hand), *moves)
    assert result.asked == ("A", "choose")
    assert set(result.options) == {"choose nothing", "choose gorillion", "choose luchataur"}


def test_fire_antler_takes_one_card_or_none():
    assert set(resolve(ANTLER).options) == {
        "choose nothing",
        "choose fire-antler",
        "choose sheriff",
    }


@pytest.mark.parametrize("booster", ["goat-dragon", "soul-manipulator", "solar-bear"])
def test_boost_by_an_attack_effect_goes_to_any_creature(booster):
    result = resolve(f"""
        A: {{play: [{booster}, quetzalcoatl], discard: [gorillion], hand: [hades]}}
        B: {{play: [harpy-mother], hand: [kong]}}
        moves: [attack {booster}, option 1, choose gorillion]
    """)
    assert result.asked == ("A", "choose")
    assert set(result.options) == {
        f"choose {booster}",
        "choose quetzalcoatl",
        "choose harpy-mother",
    }


def test_several_cards_to_a_creature_all_go_under_the_one_that_was_chosen():
    """11.3: no printed card boosts several cards "to a creature"; the rule holds all the same."""
    cards = library_with(
        "{id: gravedigger, number: 1, copies: 1, power: 4, names: {en: Gravedigger},"
        " play: [{boost: {cards: 2, to: creature}}]}"
    )
    result = resolve(
        """
        A: {hand: [gravedigger], play: [quetzalcoatl], discard: [gorillion, luchataur]}
        B: {mindbugs: 0, hand: [kong]}
        moves: [play gravedigger, "choose gorillion, luchataur", choose quetzalcoatl]
        """,
        cards=cards,
    )
    assert boost(result, "quetzalcoatl") == ["gorillion", "luchataur"]
    assert boost(result, "gravedigger") == []
    assert result.turn == "B"


HISS = """
    A: {play: [quetzalcoatl], hand: [hiss-holiness], discard: [gorillion, luchataur, bee-bear]}
    B: {mindbugs: 0, play: [killer-bee], discard: [sheriff, kraken], hand: [kong]}
    moves: [play hiss-holiness]
"""


def test_hiss_holiness_takes_up_to_four_cards():
    options = resolve(HISS).options
    assert len(options) == 1 + 5 + 10 + 10 + 5
    refused(HISS, "choose gorillion, luchataur, bee-bear, sheriff, kraken")


def test_hiss_holiness_spreads_its_cards_among_creatures_of_both_sides():
    """Dispute boost-any-creature: "1 or more creatures"."""
    result = resolve(
        HISS,
        "choose gorillion, luchataur, sheriff, kraken",
        "choose quetzalcoatl",
        "choose killer-bee",
        "choose hiss-holiness",
        "choose quetzalcoatl",
    )
    assert boost(result, "quetzalcoatl") == ["gorillion", "kraken"]
    assert boost(result, "killer-bee") == ["luchataur"]
    assert boost(result, "hiss-holiness") == ["sheriff"]
    assert (power(result, "quetzalcoatl"), power(result, "killer-bee")) == (6, 6)
    assert power(result, "hiss-holiness") == 6
    assert (result.discard("A"), result.discard("B")) == (["bee-bear"], [])


def test_hiss_holiness_may_put_all_four_under_one_creature():
    moves = ["choose gorillion, luchataur, sheriff, kraken", *["choose hiss-holiness"] * 4]
    result = resolve(HISS, *moves)
    assert power(result, "hiss-holiness") == 9
    assert result.turn == "B"


@pytest.mark.parametrize(("cards", "second"), [(4, True), (3, False)])
def test_hiss_holiness_attacks_again_only_if_its_boost_saved_it(cards, second):
    """Dispute kw-frenzy-poisonous: the first fight must leave it in play. Kong has power 9."""
    under = ", ".join(["robopup"] * cards)
    result = resolve(f"""
        A: {{play: [{{card: hiss-holiness, boost: [{under}, robopup]}}], hand: [sheriff]}}
        B: {{play: [kong, {{card: kong, as: other}}], hand: [sheriff]}}
        moves: [attack hiss-holiness, block kong]
    """)
    assert result.discard("B") == ["kong"]
    assert result.in_play("hiss-holiness") == second
    assert result.asked == (("A", "again") if second else None)
    assert len(result.discard("A")) == (0 if second else cards + 2)


# -- 11.4: boost cards are only markers -----------------------------------------------------------


@pytest.mark.parametrize(
    "card",
    [
        "gorillion",  # a power of its own
        "spider-owl",  # SNEAKY, POISONOUS
        "rhino-turtle",  # FRENZY, TOUGH
        "shield-bugs",  # other allied creatures have +1
        "porcupine-teacher",  # other allied creatures have POISONOUS
        "blessed-shield-bugs",  # In Discard Pile: +1
        "cursed-gorillion",  # In Discard Pile: -2
        "potadore-the-wise",  # other allied creatures have +2
    ],
)
def test_a_boost_card_has_no_power_keywords_or_abilities(card):
    """Dispute boost-facedown."""
    result = resolve(f"""
        A: {{play: [{{card: kong, boost: [{card}]}}, quetzalcoatl], hand: [sheriff]}}
        B: {{play: [killer-bee], hand: [sheriff]}}
    """)
    assert power(result, "kong") == 10
    assert at_work(result, "kong") == set()
    assert power(result, "quetzalcoatl") == 4
    assert at_work(result, "quetzalcoatl") == {"SNEAKY"}
    assert power(result, "killer-bee") == 5


def test_bug_catcher_under_a_creature_does_not_stop_mindbugs():
    result = resolve("""
        A: {play: [{card: kong, boost: [bug-catcher]}], hand: [water-antler]}
        B: {play: [{card: sheriff, boost: [bug-catcher]}], hand: [kong]}
        moves: [play water-antler]
    """)
    assert result.asked == ("B", "mindbug")
    assert "mindbug" in result.options


def test_deathweaver_under_a_creature_does_not_stop_play_effects():
    result = resolve("""
        A: {hand: [axolotl-healer]}
        B: {mindbugs: 0, play: [{card: kong, boost: [deathweaver]}], hand: [kong]}
        moves: [play axolotl-healer]
    """)
    assert result.life("A") == 5


def test_hyenix_under_a_creature_does_not_come_back():
    result = resolve("""
        A: {play: [sweet-fighter], hand: [sheriff]}
        B: {play: [{card: robopup, boost: [hyenix]}], hand: [sheriff]}
        moves: [attack sweet-fighter, pass]
    """)
    assert result.life("B") == 2
    assert boost(result, "robopup") == ["hyenix"]
    assert result.turn == "B"


@pytest.mark.parametrize(
    ("player", "moves"),
    [
        ("{hand: [giraffodile], play: [BOOSTED]}", ["play giraffodile"]),
        ("{hand: [compost-dragon], play: [BOOSTED]}", ["play compost-dragon"]),
        ("{hand: [ratomancer], play: [BOOSTED]}", ["play ratomancer"]),
        ("{hand: [water-antler], play: [BOOSTED]}", ["play water-antler"]),
        ("{hand: [okra-shaman], play: [BOOSTED]}", ["play okra-shaman", "yes"]),
        ("{play: [sea-rex, BOOSTED], hand: [kong]}", ["attack sea-rex"]),
    ],
)
def test_a_boost_card_is_not_in_any_discard_pile(player, moves):
    """11.4: nothing in a discard pile, so there is nothing to draw, play or boost."""
    board = player.replace("BOOSTED", "{card: sheriff, boost: [robopup]}")
    result = resolve(
        f"""
        A: {board}
        B: {{mindbugs: 0, play: [], hand: [luchataur]}}
        """,
        *moves,
    )
    assert boost(result, "sheriff") == ["robopup"]
    assert not result.in_hand("A", "robopup")
    assert not result.in_play("robopup")
    # Only HUNTER may still have something to ask; there is nobody to hunt here.
    assert result.asked is None


def test_the_opponent_cannot_rob_a_boost_card_either():
    result = resolve("""
        A: {hand: [grave-robber]}
        B: {mindbugs: 0, play: [{card: sheriff, boost: [robopup]}], hand: [luchataur]}
        moves: [play grave-robber]
    """)
    assert result.play("A") == ["grave-robber"]
    assert boost(result, "sheriff") == ["robopup"]


def test_a_boost_card_is_not_a_creature():
    """Kangasaurus Rex defeats creatures with power 4 or less: the Robopup below is none."""
    result = resolve("""
        A: {hand: [kangasaurus-rex]}
        B: {mindbugs: 0, play: [{card: sheriff, boost: [robopup]}], hand: [luchataur]}
        moves: [play kangasaurus-rex]
    """)
    assert boost(result, "sheriff") == ["robopup"]
    assert result.discard("B") == []


# -- 11.6: the boosted creature leaves play -------------------------------------------------------


def test_boost_cards_fall_into_the_pile_of_the_controller_not_where_they_came_from():
    result = resolve("""
        A: {play: [sea-rex], hand: [kong]}
        B: {play: [gorillion], discard: [bee-bear], hand: [kong]}
        moves: [attack sea-rex, choose bee-bear, pass, block gorillion]
    """)
    assert sorted(result.discard("A")) == ["bee-bear", "sea-rex"]
    assert result.discard("B") == []


def test_boost_cards_fall_when_the_creature_returns_to_hand():
    """Dr. Orange U. Tan: it is not defeated, but it leaves play."""
    result = resolve("""
        A: {hand: [dr-orange-u-tan]}
        B:
          mindbugs: 0
          play: [{card: goat-dragon, boost: [kong, robopup]}, {card: sheriff, boost: [luchataur]}]
          hand: [kraken]
        moves: [play dr-orange-u-tan, yes]
    """)
    assert sorted(result.hand("B")) == ["goat-dragon", "kraken", "sheriff"]
    assert sorted(result.discard("B")) == ["kong", "luchataur", "robopup"]
    assert result.discard("A") == []


def test_a_creature_put_into_the_other_hand_leaves_its_boost_cards_to_its_controller():
    """Mangolorean: the pile is that of the player who controlled the boosted creature."""
    result = resolve("""
        A: {play: [mangolorean], hand: [kong]}
        B: {play: [{card: goat-dragon, boost: [robopup]}], hand: [kong]}
        moves: [action mangolorean, no]
    """)
    assert result.in_hand("A", "goat-dragon")
    assert result.discard("B") == ["robopup"]
    assert result.discard("A") == []


def test_a_creature_that_comes_back_has_no_boost_cards():
    """17.16: Spinachia returns it to hand and plays it again."""
    result = resolve("""
        A: {hand: [spinachia], play: [{card: killer-bee, boost: [robopup, kong]}]}
        B: {mindbugs: 0, hand: [kong]}
        moves: [play spinachia, yes, choose killer-bee, yes]
    """)
    assert boost(result, "killer-bee") == []
    assert power(result, "killer-bee") == 5
    assert sorted(result.discard("A")) == ["kong", "robopup"]
    assert result.life("B") == 2


@pytest.mark.parametrize(("reading", "stays"), [("fresh", False), ("as-they-were", True)])
def test_boost_cards_of_a_creature_set_aside(reading, stays):
    """Dispute alpacoodle: it left play, so they fall; the other reading keeps it as it was."""
    result = resolve(f"""
        ruleset: {{edition: current, set-aside: {reading}}}
        A: {{hand: [alpacoodle, sheriff]}}
        B: {{mindbugs: 0, play: [{{card: goat-dragon, boost: [robopup]}}], hand: [kong]}}
        moves: [play alpacoodle]
    """)
    assert not result.in_play("goat-dragon")
    assert result.discard("B") == ([] if stays else ["robopup"])
    (aside,) = result.end.beside.aside
    assert aside.creature.ref == "goat-dragon"


def test_creatures_set_aside_by_alpacoodle_come_back_without_boost_cards():
    result = resolve("""
        A: {hand: [alpacoodle, sheriff]}
        B: {mindbugs: 0, play: [{card: sea-rex, boost: [robopup]}], hand: [killer-bee]}
        moves: [play alpacoodle, play killer-bee, pass, attack alpacoodle, block killer-bee]
    """)
    assert result.controller("sea-rex") == "B"
    assert boost(result, "sea-rex") == []
    assert power(result, "sea-rex") == 5


def test_boost_cards_that_fall_are_in_the_pile_before_the_defeated_effect():
    """Fire Antler may take the card that has just fallen from under it."""
    result = resolve("""
        A: {play: [gorillion], hand: [kong]}
        B: {play: [{card: fire-antler, boost: [robopup]}, quetzalcoatl], hand: [kong]}
        moves: [attack gorillion, block fire-antler, choose robopup, choose quetzalcoatl]
    """)
    assert boost(result, "quetzalcoatl") == ["robopup"]
    assert result.discard("B") == ["fire-antler"]


def test_peacasus_falls_from_under_a_creature_and_its_controller_gains_life():
    """10.8: "from anywhere" includes the place under a boosted creature."""
    result = resolve("""
        A: {play: [{card: sea-rex, boost: [peacasus]}], hand: [kong]}
        B: {play: [gorillion], hand: [kong]}
        moves: [attack sea-rex, pass, block gorillion]
    """)
    assert (result.life("A"), result.life("B")) == (4, 3)
    assert sorted(result.discard("A")) == ["peacasus", "sea-rex"]


def test_peacasus_under_an_enemy_creature_serves_the_enemy():
    """I boosted my Peacasus to an enemy creature and defeat it: the enemy gains the life."""
    result = resolve("""
        A: {play: [goat-dragon, infernostrich], discard: [peacasus], hand: [kong]}
        B: {play: [kraken], hand: [kong]}
        moves: [attack goat-dragon, option 1, choose peacasus, choose kraken, block kraken]
    """)
    assert (result.life("A"), result.life("B")) == (3, 4)
    assert sorted(result.discard("B")) == ["kraken", "peacasus"]


# -- 11.7: changing sides, being exhausted, evolving ----------------------------------------------


def test_tough_keeps_the_boost_cards():
    result = resolve("""
        A: {play: [ant-zombie-horde], discard: [robopup, sheriff], hand: [kong]}
        B: {play: [gorillion], hand: [kong]}
        moves: [attack ant-zombie-horde, "choose robopup, sheriff", block gorillion]
    """)
    assert result.creature("ant-zombie-horde").exhausted
    assert power(result, "ant-zombie-horde") == 9
    assert result.discard("A") == []


@pytest.mark.parametrize(("side", "expected", "word"), [(1, 7, "HUNTER"), (2, 10, "FRENZY")])
def test_sluggernaut_is_boosted_whichever_way_it_lies(side, expected, word):
    """Sluggernaut (6) with two boost cards loses to Gorillion and is turned."""
    result = resolve(f"""
        A: {{play: [gorillion], hand: [kong]}}
        B: {{play: [{{card: sluggernaut, boost: [robopup, kraken]}}], hand: [kong]}}
        moves: [attack gorillion, block sluggernaut, option {side}]
    """)
    assert power(result, "sluggernaut") == expected
    assert boost(result, "sluggernaut") == ["robopup", "kraken"]
    assert word in at_work(result, "sluggernaut")


def test_boost_cards_change_sides_with_their_creature():
    result = resolve("""
        A: {hand: [brain-fly]}
        B: {mindbugs: 0, play: [{card: harpy-mother, boost: [kong]}], hand: [kraken]}
        moves: [play brain-fly]
    """)
    assert result.controller("harpy-mother") == "A"
    assert boost(result, "harpy-mother") == ["kong"]
    assert power(result, "harpy-mother") == 6


def test_harpy_mother_takes_a_boosted_creature_as_it_is():
    """Dispute harpy: current power counts, and the creature keeps its boost cards."""
    result = resolve("""
        A:
          play: [gorillion, {card: quetzalcoatl, boost: [robopup]}, {card: sea-rex, boost: [hades]}]
          hand: [kong]
        B: {play: [harpy-mother], hand: [kong]}
        moves: [attack gorillion, block harpy-mother, choose quetzalcoatl]
    """)
    assert result.controller("quetzalcoatl") == "B"
    assert boost(result, "quetzalcoatl") == ["robopup"]
    assert result.controller("sea-rex") == "A"


def test_boost_cards_fall_to_the_new_controller():
    result = resolve("""
        A: {play: [solar-bear], hand: [kong]}
        B: {play: [{card: sea-rex, boost: [robopup]}, gorillion], hand: [kraken]}
        moves: [attack solar-bear, option 2, pass, attack gorillion, block sea-rex]
    """)
    assert sorted(result.discard("A")) == ["robopup", "sea-rex"]
    assert result.discard("B") == []


# -- Fire Antler ----------------------------------------------------------------------------------

ANTLER = """
    A: {play: [gorillion], hand: [kong]}
    B: {play: [fire-antler, quetzalcoatl], discard: [sheriff], hand: [kong]}
    moves: [attack gorillion, block fire-antler]
"""


@pytest.mark.parametrize("target", ["gorillion", "quetzalcoatl"])
@pytest.mark.parametrize("card", ["fire-antler", "sheriff"])
def test_fire_antler_boosts_also_itself_and_to_any_creature(card, target):
    """Dispute defeated-self-in-discard: the card already lies in the discard pile."""
    result = resolve(ANTLER, f"choose {card}", f"choose {target}")
    assert result.life("A") == 2
    assert boost(result, target) == [card]
    assert len(result.discard("B")) == 1


def test_fire_antler_may_boost_nothing_but_the_life_is_lost():
    result = resolve(ANTLER, "choose nothing")
    assert result.life("A") == 2
    assert sorted(result.discard("B")) == ["fire-antler", "sheriff"]


def test_fire_antler_wins_before_it_boosts():
    """3.1: nothing that was still waiting is carried out."""
    result = resolve("""
        A: {life: 1, play: [gorillion], hand: [kong]}
        B: {play: [fire-antler], hand: [kong]}
        moves: [attack gorillion, block fire-antler]
    """)
    assert result.winner == "B"
    assert result.discard("B") == ["fire-antler"]


def test_fire_antler_has_nothing_to_boost_to_if_no_creature_is_left():
    result = resolve("""
        A: {play: [sheriff], hand: [kong]}
        B: {play: [{card: fire-antler, as: theirs}], hand: [kong]}
        moves: [attack sheriff, hunt theirs]
    """)
    assert result.discard("A") == ["sheriff"]
    assert result.in_play("theirs")
    both = resolve("""
        A: {play: [goat-dragon], discard: [robopup], hand: [kong]}
        B: {play: [fire-antler], hand: [kong]}
        moves: [attack goat-dragon, option 1, choose robopup, choose goat-dragon, block fire-antler]
    """)
    assert both.play("A") == both.play("B") == []
    assert both.life("A") == 2
    assert both.asked is None
    assert both.discard("B") == ["fire-antler"]


@pytest.mark.parametrize(("first", "winner"), [("mine", "A"), ("yours", "B")])
def test_of_two_fire_antlers_the_active_player_orders_the_end_of_the_game(first, winner):
    """Dispute both-zero: the first one at zero loses."""
    result = resolve(f"""
        A: {{life: 1, play: [{{card: fire-antler, as: mine}}], hand: [kong]}}
        B: {{life: 1, play: [{{card: fire-antler, as: yours}}], hand: [kong]}}
        moves: [attack mine, block yours, first {first}]
    """)
    assert result.winner == winner


def test_fire_antler_that_only_falls_as_a_boost_card_was_not_defeated():
    result = resolve("""
        A: {play: [gorillion], hand: [kong]}
        B: {play: [{card: sheriff, boost: [fire-antler]}], hand: [kong]}
        moves: [attack gorillion, block sheriff]
    """)
    assert sorted(result.discard("B")) == ["fire-antler", "sheriff"]
    assert result.life("A") == 3
    assert result.asked is None


def test_peach_police_keeps_fire_antler_from_costing_life_and_from_boosting():
    result = resolve("""
        A: {play: [gorillion, peach-police], hand: [kong]}
        B: {play: [fire-antler], discard: [robopup], hand: [kong]}
        moves: [attack gorillion, block fire-antler]
    """)
    assert result.life("A") == 3
    assert sorted(result.discard("B")) == ["fire-antler", "robopup"]


# -- Goat Dragon ----------------------------------------------------------------------------------


def test_goat_dragon_boosts_an_enemy_when_played_and_defeats_it_when_attacking():
    """Dispute boost-any-creature names this use."""
    result = resolve("""
        A: {hand: [goat-dragon, sheriff], discard: [robopup]}
        B: {mindbugs: 0, play: [gorillion], hand: [kong]}
        moves:
          - play goat-dragon
          - option 1
          - choose robopup
          - choose gorillion
          - play kong
          - pass
          - attack goat-dragon
          - option 2
    """)
    assert sorted(result.discard("B")) == ["gorillion", "robopup"]
    assert result.asked == ("B", "block")


def test_goat_dragon_defeats_a_boosted_creature_when_played():
    result = resolve("""
        A: {hand: [goat-dragon], play: [{card: kraken, boost: [robopup]}]}
        B: {mindbugs: 0, play: [{card: gorillion, boost: [sheriff]}, luchataur], hand: [kong]}
        moves: [play goat-dragon, option 2]
    """)
    assert result.asked == ("A", "choose")
    assert set(result.options) == {"choose kraken", "choose gorillion"}


def test_a_bonus_from_elsewhere_does_not_make_a_creature_boosted():
    """11.8."""
    result = resolve("""
        A: {play: [goat-dragon], hand: [kong]}
        B: {play: [shield-bugs, gorillion], discard: [blessed-shield-bugs], hand: [kong]}
        moves: [attack goat-dragon, option 2]
    """)
    assert power(result, "gorillion") == 12
    assert result.discard("B") == ["blessed-shield-bugs"]
    assert result.asked == ("B", "block")


def test_goat_dragon_must_defeat_its_own_boosted_creature_if_there_is_no_other():
    result = resolve("""
        A: {play: [goat-dragon, {card: kraken, boost: [robopup]}], hand: [kong]}
        B: {play: [gorillion], hand: [kong]}
        moves: [attack goat-dragon, option 2]
    """)
    assert sorted(result.discard("A")) == ["kraken", "robopup"]


def test_goat_dragon_that_defeats_itself_ends_its_attack():
    """7.9: nothing attacks any more, and no life is lost."""
    result = resolve("""
        A: {play: [{card: goat-dragon, boost: [robopup]}], hand: [kong]}
        B: {hand: [kong]}
        moves: [attack goat-dragon, option 2]
    """)
    assert sorted(result.discard("A")) == ["goat-dragon", "robopup"]
    assert result.life("B") == 3
    assert result.turn == "B"


def test_goat_dragon_only_exhausts_a_boosted_tough_creature():
    result = resolve("""
        A: {play: [goat-dragon], hand: [kong]}
        B: {play: [{card: rhino-turtle, boost: [robopup]}], hand: [kong]}
        moves: [attack goat-dragon, option 2]
    """)
    assert result.creature("rhino-turtle").exhausted
    assert boost(result, "rhino-turtle") == ["robopup"]


def test_mindbugged_goat_dragon_works_for_the_one_who_took_it():
    result = resolve("""
        A: {hand: [goat-dragon, sheriff], play: [{card: kraken, boost: [robopup]}]}
        B: {hand: [kong]}
        moves: [play goat-dragon, mindbug]
    """)
    assert result.asked == ("B", "option")
    taken = resolve("""
        A: {hand: [goat-dragon, sheriff], play: [{card: kraken, boost: [robopup]}]}
        B: {hand: [kong]}
        moves: [play goat-dragon, mindbug, option 2]
    """)
    assert sorted(taken.discard("A")) == ["kraken", "robopup"]


# -- Play effects that boost, stopped, copied, triggered ------------------------------------------


@pytest.mark.parametrize("card", ["goat-dragon", "hiss-holiness", "water-antler", "ghost-hand"])
def test_deathweaver_stops_boosting_by_play_effects(card):
    result = resolve(f"""
        A: {{hand: [{card}], discard: [robopup]}}
        B: {{mindbugs: 0, play: [deathweaver], hand: [kong]}}
        moves: [play {card}]
    """)
    assert result.turn == "B"
    assert result.discard("A") == ["robopup"]
    assert result.life("A") == 3


def test_deathweaver_does_not_stop_boosting_by_attack_effects():
    result = resolve("""
        A: {play: [goat-dragon], discard: [robopup], hand: [kong]}
        B: {play: [deathweaver], hand: [kong]}
        moves: [attack goat-dragon, option 1, choose robopup, choose goat-dragon]
    """)
    assert power(result, "goat-dragon") == 8


def test_utility_bug_copies_hiss_holiness():
    result = resolve("""
        A: {hand: [utility-bug], discard: [robopup, sheriff]}
        B: {mindbugs: 0, play: [hiss-holiness], hand: [kong]}
        moves:
          - play utility-bug
          - yes
          - choose robopup, sheriff
          - choose utility-bug
          - choose utility-bug
    """)
    assert power(result, "utility-bug") == 6


def test_pear_patrol_copies_water_antler_from_the_hand():
    result = resolve("""
        A: {hand: [pear-patrol, water-antler], discard: [robopup]}
        B: {mindbugs: 0, hand: [kong]}
        moves: [play pear-patrol, yes, choose robopup, choose pear-patrol]
    """)
    assert result.life("A") == 4
    assert boost(result, "pear-patrol") == ["robopup"]
    assert result.in_hand("A", "water-antler")


# -- Soul Manipulator -----------------------------------------------------------------------------


def test_soul_manipulator_takes_any_boost_card_also_from_an_enemy_creature():
    """11.9: it names no creature."""
    board = """
        A: {play: [soul-manipulator, {card: kraken, boost: [robopup]}], hand: [kong]}
        B: {play: [{card: harpy-mother, boost: [sheriff, luchataur]}], hand: [kong]}
        moves: [attack soul-manipulator, option 2]
    """
    assert set(resolve(board).options) == {
        "choose robopup",
        "choose sheriff",
        "choose luchataur",
    }
    result = resolve(board, "choose luchataur")
    assert result.in_hand("A", "luchataur")
    assert boost(result, "harpy-mother") == ["sheriff"]
    assert power(result, "harpy-mother") == 6


def test_soul_manipulator_weakens_the_blocker_before_the_fight():
    """5 against 5 + 1: without the boost card both would lose, and TOUGH saves one."""
    result = resolve("""
        A: {play: [soul-manipulator], hand: [kong]}
        B: {play: [{card: cheery-chimpborg, boost: [sheriff]}], hand: [kong]}
        moves: [attack soul-manipulator, option 2, block cheery-chimpborg]
    """)
    assert result.discard("B") == ["cheery-chimpborg"]
    assert result.creature("soul-manipulator").exhausted
    assert result.in_hand("A", "sheriff")


def test_soul_manipulator_returns_its_own_boost_card_when_it_attacks():
    result = resolve("""
        A: {play: [{card: soul-manipulator, boost: [sheriff]}], hand: 5}
        B: {hand: [kong]}
        moves: [attack soul-manipulator, option 2]
    """)
    assert result.in_hand("A", "sheriff")
    assert len(result.hand("A")) == 6
    assert power(result, "soul-manipulator") == 5


def test_soul_manipulator_boosts_when_played_and_a_boost_card_taken_can_be_played():
    result = resolve("""
        A: {hand: [soul-manipulator, kong], play: [{card: kraken, boost: [axolotl-healer]}]}
        B: {mindbugs: 0, hand: [sheriff, kong]}
        moves: [play soul-manipulator, option 2, play sheriff, pass, play axolotl-healer]
    """)
    assert result.life("A") == 5
    assert boost(result, "kraken") == []


def test_soul_manipulator_finds_no_boost_card():
    result = resolve("""
        A: {play: [soul-manipulator], discard: [robopup], hand: [kong]}
        B: {play: [harpy-mother], hand: [kong]}
        moves: [attack soul-manipulator, option 2]
    """)
    assert result.hand("A") == ["kong"]
    assert result.discard("A") == ["robopup"]
    assert result.asked == ("B", "block")


def test_alien_brain_keeps_the_boost_card_where_it_is():
    """9.8: no card may be put into that hand, so this part is ignored."""
    result = resolve("""
        A: {play: [soul-manipulator], hand: [kong]}
        B: {play: [alien-brain, {card: sheriff, boost: [robopup]}], hand: [kong]}
        moves: [attack soul-manipulator, option 2]
    """)
    assert boost(result, "sheriff") == ["robopup"]
    assert result.hand("A") == ["kong"]


def test_mindbugged_soul_manipulator_returns_the_card_to_the_hand_of_its_new_controller():
    result = resolve("""
        A: {hand: [soul-manipulator, kong], play: [{card: kraken, boost: [robopup]}]}
        B: {hand: [kong]}
        moves: [play soul-manipulator, mindbug, option 2]
    """)
    assert result.in_hand("B", "robopup")
    assert boost(result, "kraken") == []


# -- Pyro Salamancer ------------------------------------------------------------------------------


def test_pyro_salamancer_boosts_to_make_a_pair():
    """Kraken (5) is raised to the power of Pyro Salamancer (6), so that pair is the only one."""
    result = resolve("""
        A: {hand: [pyro-salamancer], discard: [robopup]}
        B: {mindbugs: 0, play: [kraken, gorillion], hand: [kong]}
        moves: [play pyro-salamancer, choose robopup, choose kraken]
    """)
    assert result.discard("A") == ["pyro-salamancer"]
    assert sorted(result.discard("B")) == ["kraken", "robopup"]


def test_pyro_salamancer_boosts_to_break_a_pair():
    result = resolve("""
        A: {hand: [pyro-salamancer], discard: [robopup]}
        B: {mindbugs: 0, play: [strange-barrel], hand: [kong]}
        moves: [play pyro-salamancer, choose robopup, choose pyro-salamancer]
    """)
    assert result.play("A") == ["pyro-salamancer"]
    assert result.play("B") == ["strange-barrel"]
    assert power(result, "pyro-salamancer") == 7


def test_pyro_salamancer_must_defeat_a_pair_if_there_is_one():
    """1.2: not "may", although it costs Pyro Salamancer itself."""
    result = resolve("""
        A: {hand: [pyro-salamancer]}
        B: {mindbugs: 0, play: [dr-orange-u-tan], hand: [kong]}
        moves: [play pyro-salamancer]
    """)
    assert result.discard("A") == ["pyro-salamancer"]
    assert result.discard("B") == ["dr-orange-u-tan"]


def test_pyro_salamancer_without_a_pair_defeats_nobody():
    result = resolve("""
        A: {hand: [pyro-salamancer], play: [gorillion]}
        B: {mindbugs: 0, play: [kraken, luchataur], hand: [kong]}
        moves: [play pyro-salamancer]
    """)
    assert sorted(result.play("A")) == ["gorillion", "pyro-salamancer"]
    assert result.play("B") == ["kraken", "luchataur"]
    assert result.turn == "B"


def test_pyro_salamancer_takes_exactly_two_of_one_power():
    """Three of power 5 and two of power 9: three pairs and one, never one of each."""
    board = """
        A: {hand: [pyro-salamancer], play: [kraken, luchataur]}
        B: {mindbugs: 0, play: [killer-bee, harpy-mother, kong], hand: [sheriff]}
        moves: [play pyro-salamancer]
    """
    pairs = {frozenset(o.removeprefix("choose ").split(", ")) for o in resolve(board).options}
    assert pairs == {
        frozenset({"kraken", "killer-bee"}),
        frozenset({"kraken", "harpy-mother"}),
        frozenset({"killer-bee", "harpy-mother"}),
        frozenset({"luchataur", "kong"}),
    }
    refused(board, "choose kraken")
    refused(board, "choose kraken, kong")


def test_pyro_salamancer_counts_current_power():
    """4.5: Shield Bugs raises Killer Bee to the 6 of Pyro Salamancer."""
    result = resolve("""
        A: {hand: [pyro-salamancer]}
        B: {mindbugs: 0, play: [shield-bugs, killer-bee], hand: [sheriff]}
        moves: [play pyro-salamancer]
    """)
    assert result.discard("A") == ["pyro-salamancer"]
    assert result.discard("B") == ["killer-bee"]


def test_pyro_salamancer_exhausts_a_tough_creature_of_the_pair():
    result = resolve("""
        A: {hand: [pyro-salamancer]}
        B: {mindbugs: 0, play: [blessed-shield-bugs], hand: [sheriff]}
        moves: [play pyro-salamancer]
    """)
    assert result.discard("A") == ["pyro-salamancer"]
    assert result.creature("blessed-shield-bugs").exhausted


# -- Ghost Hand -----------------------------------------------------------------------------------


def test_boosted_creatures_cannot_block_while_ghost_hand_is_in_play():
    result = resolve("""
        A: {play: [ghost-hand, sweet-fighter], hand: [sheriff]}
        B: {play: [{card: gorillion, boost: [robopup]}, luchataur], hand: [sheriff]}
        moves: [attack sweet-fighter]
    """)
    assert set(result.options) == {"block luchataur", "pass"}
    assert result.why_not("block gorillion")


def test_ghost_hand_stops_boosted_creatures_of_both_sides():
    """ "Boosted creatures": those of its own controller as well, and itself."""
    result = resolve("""
        A: {play: [sweet-fighter], hand: [sheriff]}
        B:
          play:
            - {card: ghost-hand, boost: [robopup]}
            - {card: gorillion, boost: [kraken]}
            - luchataur
          hand: [sheriff]
        moves: [attack sweet-fighter]
    """)
    assert set(result.options) == {"block luchataur", "pass"}


def test_ghost_hand_leaves_a_creature_alone_that_is_only_stronger():
    """11.8, its example."""
    result = resolve("""
        A: {play: [ghost-hand, sweet-fighter], hand: [sheriff]}
        B: {play: [shield-bugs, gorillion], hand: [sheriff]}
        moves: [attack sweet-fighter]
    """)
    assert set(result.options) == {"block shield-bugs", "block gorillion", "pass"}


def test_hunter_makes_a_boosted_creature_block_in_spite_of_ghost_hand():
    """Dispute hunter-cannot-block."""
    result = resolve("""
        A: {play: [ghost-hand, sheriff], hand: [kong]}
        B: {play: [{card: killer-bee, boost: [robopup]}], hand: [kong]}
        moves: [attack sheriff, hunt killer-bee]
    """)
    assert sorted(result.discard("B")) == ["killer-bee", "robopup"]


def test_ghost_hand_boosts_a_blocker_out_of_the_way_when_played():
    result = resolve("""
        A: {hand: [ghost-hand, sheriff], play: [sweet-fighter], discard: [robopup]}
        B: {mindbugs: 0, play: [gorillion], hand: [killer-bee, luchataur]}
        moves:
          - play ghost-hand
          - choose robopup
          - choose gorillion
          - play luchataur
          - pass
          - attack sweet-fighter
    """)
    assert power(result, "gorillion") == 11
    assert set(result.options) == {"block luchataur", "pass"}


def test_a_boosted_creature_may_attack_in_spite_of_ghost_hand():
    result = resolve("""
        A: {play: [{card: kong, boost: [robopup]}], hand: [sheriff]}
        B: {play: [ghost-hand], hand: [sheriff]}
    """)
    assert "attack kong" in result.options


def test_a_creature_whose_last_boost_card_is_taken_may_block_again():
    result = resolve("""
        A: {play: [soul-manipulator, ghost-hand], hand: [kong]}
        B: {play: [{card: gorillion, boost: [robopup]}], hand: [kong]}
        moves: [attack soul-manipulator, option 2]
    """)
    assert set(result.options) == {"block gorillion", "pass"}


# -- Solar Bear -----------------------------------------------------------------------------------


def test_solar_bear_takes_control_of_a_boosted_creature():
    result = resolve("""
        A: {play: [solar-bear], hand: [kong]}
        B: {play: [{card: gorillion, boost: [robopup], exhausted: true}, kraken], hand: [kong]}
        moves: [attack solar-bear, option 2]
    """)
    assert result.controller("gorillion") == "A"
    assert boost(result, "gorillion") == ["robopup"]
    assert result.creature("gorillion").exhausted
    assert set(result.options) == {"block kraken", "pass"}


def test_solar_bear_boosts_an_enemy_first_and_takes_it_in_its_second_attack():
    """With FRENZY from Ram Hopper both halves come in one turn."""
    result = resolve("""
        A: {play: [solar-bear, ram-hopper], discard: [robopup], hand: [kong]}
        B: {play: [gorillion], hand: [kong]}
        moves:
          - attack solar-bear
          - option 1
          - choose robopup
          - choose gorillion
          - pass
          - attack solar-bear
          - option 2
    """)
    assert result.controller("gorillion") == "A"
    assert result.life("B") == 1


def test_solar_bear_that_takes_its_own_creature_changes_nothing():
    """17.20."""
    result = resolve("""
        A: {play: [{card: solar-bear, boost: [robopup]}], hand: [kong]}
        B: {play: [gorillion], hand: [kong]}
        moves: [attack solar-bear, option 2]
    """)
    assert result.controller("solar-bear") == "A"
    assert power(result, "solar-bear") == 6
    assert result.asked == ("B", "block")


def test_solar_bear_chooses_among_the_boosted_creatures_of_both_sides():
    """ "A boosted creature", not an enemy one."""
    result = resolve("""
        A: {play: [solar-bear, {card: quetzalcoatl, boost: [robopup]}], hand: [kong]}
        B: {play: [{card: gorillion, boost: [hades]}, harpy-mother], hand: [kong]}
        moves: [attack solar-bear, option 2]
    """)
    assert set(result.options) == {"choose quetzalcoatl", "choose gorillion"}


# -- the mimics -----------------------------------------------------------------------------------


def test_tuckbox_mimic_boosts_itself_and_evolves_with_its_boost_card():
    """11.7; dispute evolve-state."""
    result = resolve("""
        A: {play: [tuckbox-mimic, kraken], discard: [robopup], hand: [kong]}
        B: {discard: [sheriff], hand: [kong]}
        moves: [action tuckbox-mimic, choose sheriff]
    """)
    assert result.creature("tuckbox-mimic").card.id == "deckbox-mimic"
    assert boost(result, "tuckbox-mimic") == ["sheriff"]
    assert power(result, "tuckbox-mimic") == 6
    assert boost(result, "kraken") == []


@pytest.mark.parametrize("pile", ["[]", "[robopup]"])
def test_tuckbox_mimic_evolves_also_without_a_card_to_boost(pile):
    """Dispute evolve-no-target: one part that works is enough."""
    moves = ["choose nothing"] if pile != "[]" else []
    result = resolve(
        f"""
        A: {{play: [tuckbox-mimic], discard: {pile}, hand: [kong]}}
        B: {{hand: [kong]}}
        moves: [action tuckbox-mimic]
        """,
        *moves,
    )
    assert result.creature("tuckbox-mimic").card.id == "deckbox-mimic"
    assert power(result, "tuckbox-mimic") == 5


@pytest.mark.parametrize(
    ("answer", "form", "expected"),
    [("yes", "big-box-mimic", 6 + 2), ("no", "deckbox-mimic", 5 + 2)],
)
def test_deckbox_mimic_may_wait_and_gather_more_cards(answer, form, expected):
    result = resolve(f"""
        A: {{play: [{{card: deckbox-mimic, boost: [kong]}}], discard: [robopup], hand: [kong]}}
        B: {{hand: [kong]}}
        moves: [action deckbox-mimic, choose robopup, {answer}]
    """)
    assert result.creature("deckbox-mimic").card.id == form
    assert boost(result, "deckbox-mimic") == ["kong", "robopup"]
    assert power(result, "deckbox-mimic") == expected


def test_deckbox_mimic_boosts_only_itself():
    result = resolve("""
        A: {play: [deckbox-mimic, quetzalcoatl], discard: [robopup], hand: [kong]}
        B: {play: [harpy-mother], hand: [kong]}
        moves: [action deckbox-mimic, choose robopup]
    """)
    assert result.asked == ("A", "may")
    assert boost(result, "deckbox-mimic") == ["robopup"]


def test_deckbox_mimic_may_act_without_a_card_because_it_may_evolve():
    """9.7: one part that works is enough."""
    board = """
        A: {play: [deckbox-mimic], hand: [kong]}
        B: {hand: [kong]}
    """
    assert "action deckbox-mimic" in resolve(board).options
    result = resolve(board, "action deckbox-mimic", "yes")
    assert power(result, "deckbox-mimic") == 6


BIG_BOX = """
    A:
      play: [{card: big-box-mimic, boost: [axolotl-healer, killer-bee, kraken]}]
      hand: [kong]
      discard: [sheriff]
    B: {play: [gorillion], hand: [kong]}
    moves: [attack big-box-mimic, block gorillion]
"""


def test_big_box_mimic_plays_the_boost_cards_that_were_under_it():
    """Disputes boost-mimic and evolve-defeated-effect; no Mindbug, no Play effect."""
    result = resolve(BIG_BOX, "choose axolotl-healer, killer-bee")
    assert result.play("A") == ["axolotl-healer", "killer-bee"]
    assert sorted(result.discard("A")) == ["big-box-mimic", "kraken", "sheriff"]
    assert (result.life("A"), result.life("B")) == (3, 3)
    assert result.mindbugs("B") == 2
    assert result.turn == "B"


def test_big_box_mimic_chooses_among_its_own_boost_cards_only():
    result = resolve(BIG_BOX)
    assert result.asked == ("A", "choose")
    assert len(result.options) == 8
    assert not any("sheriff" in option or "mimic" in option for option in result.options)


def test_big_box_mimic_may_play_none_and_lies_in_the_pile_as_tuckbox_mimic():
    result = resolve(BIG_BOX, "choose nothing")
    assert result.play("A") == []
    cards = {copy.ref: copy.card.id for copy in result.end.players[0].discard}
    assert cards["big-box-mimic"] == "tuckbox-mimic"
    assert len(cards) == 5


def test_big_box_mimic_without_boost_cards_asks_nothing():
    result = resolve("""
        A: {play: [big-box-mimic], discard: [sheriff], hand: [kong]}
        B: {play: [gorillion], hand: [kong]}
        moves: [attack big-box-mimic, block gorillion]
    """)
    assert result.asked is None
    assert sorted(result.discard("A")) == ["big-box-mimic", "sheriff"]


def test_big_box_mimic_returned_to_hand_only_drops_its_boost_cards():
    """9.4: it was not defeated."""
    result = resolve("""
        A: {hand: [dr-orange-u-tan]}
        B: {mindbugs: 0, play: [{card: big-box-mimic, boost: [kraken]}], hand: [kong]}
        moves: [play dr-orange-u-tan, yes]
    """)
    assert result.play("B") == []
    assert result.discard("B") == ["kraken"]
    assert result.in_hand("B", "big-box-mimic")


def test_big_box_mimic_serves_whoever_controls_it():
    """9.1: taken by Solar Bear, and defeated in the turn after."""
    result = resolve("""
        A: {play: [solar-bear], hand: [kong]}
        B: {play: [{card: big-box-mimic, boost: [kraken]}, gorillion], hand: [kong]}
        moves:
          - attack solar-bear
          - option 2
          - pass
          - attack gorillion
          - block big-box-mimic
          - choose kraken
    """)
    assert result.controller("kraken") == "A"
    assert result.in_discard("A", "big-box-mimic")


def test_big_box_mimic_and_octonite():
    """Dispute ratomancer: Octonite creatures get their counters, only Play effects are left out."""
    result = resolve("""
        A: {play: [{card: big-box-mimic, boost: [lychee-king, kraken]}], hand: [kong]}
        B: {play: [gorillion], hand: [kong]}
        moves: [attack big-box-mimic, block gorillion, "choose lychee-king, kraken"]
    """)
    assert result.creature("lychee-king").octonite == 2
    assert result.creature("kraken").octonite == 0


def test_a_fast_creature_out_of_big_box_mimic_may_attack_in_the_same_turn():
    """Dispute ratomancer: FAST applies."""
    result = resolve("""
        A: {play: [{card: big-box-mimic, boost: [carrot-cleric]}], hand: [kong]}
        B: {play: [gorillion], hand: [kong]}
        moves: [attack big-box-mimic, block gorillion, choose carrot-cleric]
    """)
    assert result.asked == ("A", "fast")
    again = resolve("""
        A: {play: [{card: big-box-mimic, boost: [kong]}], hand: [kong]}
        B: {play: [gorillion], hand: [kong]}
        moves: [attack big-box-mimic, block gorillion, choose kong]
    """)
    assert again.in_play("kong")
    assert again.turn == "B"


def test_peacasus_gains_life_on_its_way_and_is_played_by_big_box_mimic_all_the_same():
    """It was put into the discard pile (10.8), whatever happens to it afterwards."""
    for order in ["first peacasus", "first big-box-mimic"]:
        result = resolve(
            """
            A: {play: [{card: big-box-mimic, boost: [peacasus]}], hand: [kong]}
            B: {play: [gorillion], hand: [kong]}
            moves: [attack big-box-mimic, block gorillion]
            """,
            order,
            "choose peacasus",
        )
        assert result.controller("peacasus") == "A"
        assert result.life("A") == 4


@pytest.mark.parametrize(
    ("order", "played"),
    [("fire-antler", ["sheriff"]), ("big-box-mimic", ["kraken", "sheriff"])],
)
def test_fire_antler_can_boost_away_what_big_box_mimic_would_have_played(order, played):
    """8 against 8, the active player orders (1.4). What was boosted is no longer in the pile."""
    board = f"""
        A: {{play: [{{card: big-box-mimic, boost: [kraken, sheriff]}}], hand: [kong]}}
        B: {{play: [fire-antler, quetzalcoatl], hand: [kong]}}
        moves: [attack big-box-mimic, block fire-antler, first {order}]
    """
    if order == "fire-antler":
        result = resolve(board, "choose kraken", "choose quetzalcoatl")
        assert set(result.options) == {"choose nothing", "choose sheriff"}
        result = resolve(board, "choose kraken", "choose quetzalcoatl", "choose sheriff")
        assert boost(result, "quetzalcoatl") == ["kraken"]
    else:
        result = resolve(board, "choose kraken, sheriff", "choose nothing")
    assert sorted(result.play("A")) == played


def test_peach_police_leaves_the_boost_cards_in_the_pile():
    result = resolve("""
        A: {play: [{card: big-box-mimic, boost: [kraken]}], hand: [kong]}
        B: {play: [gorillion, peach-police], hand: [kong]}
        moves: [attack big-box-mimic, block gorillion]
    """)
    assert result.asked is None
    assert sorted(result.discard("A")) == ["big-box-mimic", "kraken"]


# -- boards nobody sets up twice ------------------------------------------------------------------


def test_fire_antler_may_boost_hyenix_away_before_it_comes_back():
    """The loss triggers Hyenix, but the running effect is finished first (1.5), and boosts it."""
    board = """
        A: {play: [gorillion], discard: [hyenix], hand: [kong]}
        B: {play: [fire-antler], hand: [kong]}
        moves: [attack gorillion, block fire-antler]
    """
    gone = resolve(board, "choose hyenix", "choose gorillion")
    assert boost(gone, "gorillion") == ["hyenix"]
    assert gone.asked is None
    assert gone.life("A") == 2
    back = resolve(board, "choose nothing", "yes")
    assert back.controller("hyenix") == "A"


def test_peacasus_and_the_defeated_effect_above_it_are_one_moment():
    """1.4: the card falls and the creature is defeated together; A, the active player, orders."""
    board = """
        A: {play: [gorillion], hand: [kong]}
        B: {play: [{card: fire-antler, boost: [peacasus]}], hand: [kong]}
        moves: [attack gorillion, block fire-antler]
    """
    asked = resolve(board)
    assert asked.asked == ("A", "order")
    assert set(asked.options) == {"first fire-antler", "first peacasus"}
    result = resolve(board, "first fire-antler", "choose peacasus", "choose gorillion")
    assert boost(result, "gorillion") == ["peacasus"]
    assert result.life("B") == 4


def test_rockyphant_that_falls_from_under_a_returned_creature_costs_a_card():
    result = resolve("""
        A: {hand: [dr-orange-u-tan, robopup]}
        B: {mindbugs: 0, play: [{card: kraken, boost: [rockyphant]}], hand: [kong]}
        moves: [play dr-orange-u-tan, yes]
    """)
    assert result.discard("A") == ["robopup"]
    assert result.discard("B") == ["rockyphant"]


def test_goat_dragon_defeats_a_boosted_maki_which_takes_the_boosted_dragon():
    """Goat Dragon (7 + 2) attacks. Spirit Maki's effect takes it: the attack is over (7.9)."""
    result = resolve("""
        A: {play: [{card: goat-dragon, boost: [robopup, sheriff]}], hand: [kong]}
        B: {play: [{card: spirit-maki, boost: [kraken]}], hand: [kong]}
        moves: [attack goat-dragon, option 2, choose spirit-maki]
    """)
    assert result.controller("goat-dragon") == "B"
    assert boost(result, "goat-dragon") == ["robopup", "sheriff"]
    assert sorted(result.discard("B")) == ["kraken", "spirit-maki"]
    assert result.life("B") == 3
    assert result.turn == "B"


def test_a_creature_played_from_a_pile_boosts_from_what_is_left_there():
    """Grave Robber plays Hiss Holiness: she is in play, so she is no card to boost."""
    result = resolve("""
        A: {hand: [grave-robber]}
        B: {mindbugs: 0, discard: [hiss-holiness, kong], hand: [sheriff]}
        moves: [play grave-robber, choose hiss-holiness]
    """)
    assert result.asked == ("A", "choose")
    assert set(result.options) == {"choose nothing", "choose kong"}


def test_trash_flier_plays_water_antler_in_the_other_players_turn():
    result = resolve("""
        A: {play: [gorillion], discard: [water-antler], hand: [kong]}
        B: {play: [trash-flier], hand: [kong]}
        moves: [attack gorillion, block trash-flier, choose trash-flier, choose water-antler]
    """)
    assert result.life("B") == 4
    assert boost(result, "water-antler") == ["trash-flier"]
    assert power(result, "water-antler") == 9


def test_kitten_crewmate_keeps_its_boost_cards_when_it_evolves_instead():
    """11.7: it was not defeated and did not leave play."""
    result = resolve("""
        A: {play: [gorillion], hand: [kong]}
        B: {play: [{card: kitten-crewmate, boost: [robopup, peacasus]}], hand: [kong]}
        moves: [attack gorillion, block kitten-crewmate]
    """)
    assert result.creature("kitten-crewmate").card.id == "one-eye-felix"
    assert power(result, "kitten-crewmate") == 9
    assert (result.discard("B"), result.life("B")) == ([], 3)


def test_an_evolved_boosted_creature_falls_apart_into_all_its_cards():
    result = resolve("""
        A: {play: [gorillion], hand: [kong]}
        B: {play: [{card: typhoon-princess, boost: [robopup]}], hand: [kong]}
        moves: [attack gorillion, block typhoon-princess]
    """)
    cards = {copy.card.id for copy in result.end.players[1].discard}
    assert cards == {"cloud-lady", "robopup"}


def test_sawn_wants_the_enemy_boosted():
    """When Sawn (5) fights, the stronger one is defeated: Killer Bee (5) with a boost card is."""
    board = """
        A: {{play: [sawn], hand: [kong]}}
        B: {{play: [{{card: killer-bee, boost: [{under}]}}], hand: [kong]}}
        moves: [attack sawn, block killer-bee]
    """
    raised = resolve(board.format(under="robopup"))
    assert sorted(raised.discard("B")) == ["killer-bee", "robopup"]
    assert not raised.creature("sawn").exhausted
    equal = resolve(board.format(under=""))
    assert equal.discard("B") == ["killer-bee"]
    assert equal.creature("sawn").exhausted


@pytest.mark.parametrize(
    ("card", "found"),
    [("goat-dragon", True), ("koibra", True), ("ant-zombie-horde", False), ("peacasus", False)],
)
def test_play_and_attack_in_one_line_is_a_play_effect_too(card, found):
    """Pumpkin Jack plays a card with a Play effect from the discard pile."""
    result = resolve(f"""
        A: {{hand: [pumpkin-jack], discard: [{card}]}}
        B: {{mindbugs: 0, hand: [kong]}}
        moves: [play pumpkin-jack]
    """)
    assert result.in_play(card) == found


@pytest.mark.parametrize(
    ("card", "found"),
    [("fire-antler", True), ("spirit-maki", True), ("peacasus", False), ("rockyphant", False)],
)
def test_when_put_into_the_discard_pile_is_no_defeated_effect(card, found):
    """Cinnemonk plays a card with a Defeated effect."""
    result = resolve(f"""
        A: {{hand: [cinnemonk], discard: [{card}]}}
        B: {{mindbugs: 0, hand: [kong]}}
        moves: [play cinnemonk]
    """)
    assert result.in_play(card) == found


def test_utility_bug_copies_the_play_half_of_goat_dragon():
    result = resolve("""
        A: {hand: [utility-bug], discard: [robopup]}
        B: {mindbugs: 0, play: [goat-dragon, {card: gorillion, boost: [sheriff]}], hand: [kong]}
        moves: [play utility-bug, yes, option 2]
    """)
    assert sorted(result.discard("B")) == ["gorillion", "sheriff"]
    assert result.controller("goat-dragon") == "B"


def test_ratomancer_plays_ghost_hand_without_boosting_but_its_other_text_works():
    """17.22."""
    result = resolve("""
        A: {hand: [ratomancer, kong], discard: [ghost-hand, robopup], play: [sweet-fighter]}
        B: {mindbugs: 0, play: [{card: gorillion, boost: [sheriff]}], hand: [killer-bee]}
        moves: [play ratomancer, choose ghost-hand, play killer-bee, pass, attack sweet-fighter]
    """)
    assert result.discard("A") == ["robopup"]
    assert set(result.options) == {"block killer-bee", "pass"}


def test_creatures_set_aside_as_they_were_come_back_boosted_by_that_reading():
    result = resolve("""
        ruleset: {edition: current, set-aside: as-they-were}
        A: {hand: [alpacoodle, sheriff]}
        B: {mindbugs: 0, play: [{card: sea-rex, boost: [robopup]}], hand: [killer-bee]}
        moves:
          - play alpacoodle
          - play killer-bee
          - pass
          - attack alpacoodle
          - block killer-bee
    """)
    assert boost(result, "sea-rex") == ["robopup"]
    assert power(result, "sea-rex") == 6
    assert "set-aside" in result.readings()


def test_a_boost_card_can_be_boosted_again_after_it_fell():
    """Two Sea-Rexes, one after the other, with the same card under them."""
    result = resolve("""
        A: {play: [sea-rex, {card: sea-rex, as: second}], discard: [robopup], hand: [kong]}
        B: {play: [gorillion], hand: [kong]}
        moves:
          - attack sea-rex
          - choose robopup
          - pass
          - block gorillion
          - attack gorillion
          - pass
          - attack second
          - choose robopup
          - pass
          - pass
    """)
    assert boost(result, "second") == ["robopup"]
    assert result.discard("A") == ["sea-rex"]
    assert (result.life("A"), result.life("B")) == (2, 2)
