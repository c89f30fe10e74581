"""Rules 1.4, 1.5, 7.8, 9.4: Defeated effects, their order, and what they find still in play."""

import pytest
from board import library_with, refused, resolve

EDITIONS = ["current", "beyond", "first-contact"]


MADE_UP = library_with(
    "{id: withering-fog, number: 1, copies: 1, power: 6, names: {en: Withering Fog},"
    " constant: [{of: enemy creatures, have: [-2 power]}]}",
    "{id: tough-toad, number: 2, copies: 1, power: 5, keywords: [TOUGH],"
    " names: {en: Tough Toad}, defeated: [defeat: {a: creature}]}",
)


# -- Explosive Toad -------------------------------------------------------------------------------

TOADS = """
    A: {play: [{card: explosive-toad, as: mine}, gorillion]}
    B: {play: [{card: explosive-toad, as: yours}, luchataur]}
    moves: [attack mine, block yours]
"""


@pytest.mark.parametrize("edition", EDITIONS)
def test_two_toads_leave_together_and_the_active_player_orders(edition):
    result = resolve(TOADS, ruleset=edition)
    assert result.discard("A") == ["mine"]
    assert result.discard("B") == ["yours"]
    assert result.asked == ("A", "order")
    assert result.options == ["first mine", "first yours"]


@pytest.mark.parametrize(("toad", "chooser"), [("mine", "A"), ("yours", "B")])
def test_each_toads_controller_chooses_among_all_that_is_left(toad, chooser):
    result = resolve(TOADS, f"first {toad}")
    assert result.asked == (chooser, "choose")
    assert sorted(result.options) == ["choose gorillion", "choose luchataur"]


def test_two_toads_take_two_creatures_with_them():
    result = resolve(TOADS, "first mine", "choose luchataur")
    assert result.play("A") == result.play("B") == []
    assert result.discard("A") == ["mine", "gorillion"]
    assert result.discard("B") == ["yours", "luchataur"]


def test_two_toads_with_nobody_else_in_play_do_nothing():
    result = resolve("""
        A: {play: [{card: explosive-toad, as: mine}], hand: [gorillion]}
        B: {play: [{card: explosive-toad, as: yours}], hand: [luchataur]}
        moves: [attack mine, block yours, first yours]
    """)
    assert result.discard("A") == ["mine"]
    assert result.discard("B") == ["yours"]
    assert (result.turn, result.phase, result.winner) == ("B", "start", None)


def test_toads_effect_must_hit_even_its_own_side():
    """1.2: Barrel (6) and the Toad with Shield Bugs leave; only A's own creatures are left."""
    result = resolve("""
        A: {play: [explosive-toad, shield-bugs], hand: [killer-bee]}
        B: {play: [strange-barrel], hand: [luchataur]}
        moves: [attack explosive-toad, block strange-barrel, first explosive-toad]
    """)
    assert result.creature("shield-bugs").exhausted
    assert result.discard("A") == ["explosive-toad"]


def test_toads_controller_may_not_choose_nothing():
    wrong = refused("""
        A: {play: [explosive-toad, gorillion]}
        B: {play: [snail-hydra], hand: [luchataur]}
        moves: [attack explosive-toad, block snail-hydra, choose nothing]
    """)
    assert wrong.number == 3
    assert [reason.kind for reason in wrong.reasons] == ["must-choose"]


def test_toad_only_exhausts_a_tough_creature():
    result = resolve("""
        A: {play: [gorillion], hand: [killer-bee]}
        B: {play: [explosive-toad, rhino-turtle]}
        moves: [attack gorillion, block explosive-toad, choose rhino-turtle]
    """)
    assert result.creature("rhino-turtle").exhausted


def test_mindbugged_toad_is_defeated_for_its_present_controller():
    """6.8: it goes to B's discard pile, and B chooses."""
    board = """
        A: {play: [gorillion], hand: [explosive-toad]}
        B: {hand: [luchataur]}
        moves: [play explosive-toad, mindbug, attack gorillion, block explosive-toad]
    """
    result = resolve(board)
    assert result.mindbugs("B") == 1
    assert result.discard("B") == ["explosive-toad"]
    assert result.discard("A") == ["gorillion"]
    assert result.happened("choose", "explosive-toad", "gorillion")


# -- Explosive Toad and Harpy Mother --------------------------------------------------------------

TOAD_AND_HARPY = """
    A: {play: [explosive-toad, killer-bee]}
    B: {play: [harpy-mother, gorillion]}
    moves: [attack explosive-toad, block harpy-mother]
"""


@pytest.mark.parametrize("edition", EDITIONS)
def test_toad_before_harpy_cannot_hit_harpy(edition):
    result = resolve(TOAD_AND_HARPY, "first explosive-toad", ruleset=edition)
    assert result.asked == ("A", "choose")
    assert result.options == ["choose killer-bee", "choose gorillion"]


def test_toad_before_harpy_then_harpy_takes_what_is_left():
    result = resolve(
        TOAD_AND_HARPY, "first explosive-toad", "choose gorillion", "choose killer-bee"
    )
    assert result.discard("B") == ["harpy-mother", "gorillion"]
    assert result.play("B") == ["killer-bee"]


def test_harpy_before_toad_lets_the_toad_hit_what_harpy_took():
    result = resolve(TOAD_AND_HARPY, "first harpy-mother", "choose killer-bee")
    assert result.play("B") == ["gorillion", "killer-bee"]
    assert result.asked == ("A", "choose")
    hit = resolve(TOAD_AND_HARPY, "first harpy-mother", "choose killer-bee", "choose killer-bee")
    assert hit.discard("B") == ["harpy-mother", "killer-bee"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_active_player_orders_also_when_harpy_attacks(edition):
    board = """
        A: {play: [harpy-mother, gorillion]}
        B: {play: [explosive-toad, killer-bee]}
        moves: [attack harpy-mother, block explosive-toad]
    """
    asked = resolve(board, ruleset=edition)
    assert asked.asked == ("A", "order")
    harpy_first = resolve(board, "first harpy-mother", ruleset=edition)
    assert harpy_first.asked == ("A", "choose")
    assert harpy_first.options == ["choose nothing", "choose killer-bee"]
    toad_first = resolve(board, "first explosive-toad", ruleset=edition)
    assert toad_first.asked == ("B", "choose")


# -- a chain of Toads, with another effect waiting ------------------------------------------------

# Toad and Barrel (6 each) defeat each other. A's Toad goes first and hits B's Toad.
CHAIN = """
    ruleset: {{edition: {edition}, new-defeats: {reading}}}
    A:
      play: [{{card: explosive-toad, as: one}}, shield-bugs, {{card: explosive-toad, as: three}}]
      hand: [killer-bee, luchataur, gorillion]
    B: {{play: [strange-barrel, {{card: explosive-toad, as: two}}, snail-hydra]}}
    moves: [attack one, block strange-barrel, first one, choose two]
"""


@pytest.mark.parametrize("edition", EDITIONS)
def test_new_defeated_effect_joins_those_that_wait(edition):
    result = resolve(CHAIN.format(edition=edition, reading="wait-their-turn"))
    assert result.discard("B") == ["strange-barrel", "two"]
    assert result.asked == ("A", "order")
    assert result.options == ["first strange-barrel", "first two"]
    assert "new-defeats" in result.readings()


def test_chain_of_three_may_be_interrupted_by_the_one_that_waited():
    chain = CHAIN.format(edition="current", reading="wait-their-turn")
    result = resolve(chain, "first two", "choose three")
    assert result.discard("A") == ["one", "three"]
    assert result.asked == ("A", "order")
    assert result.options == ["first strange-barrel", "first three"]
    barrel = resolve(chain, "first two", "choose three", "first strange-barrel")
    assert barrel.asked == (None, "chance")


@pytest.mark.parametrize("edition", EDITIONS)
def test_new_defeated_effect_is_resolved_next(edition):
    result = resolve(CHAIN.format(edition=edition, reading="resolve-next"))
    assert result.asked == ("B", "choose")
    assert "choose three" in result.options
    assert "new-defeats" in result.readings()


def test_chain_of_three_runs_to_its_end_before_the_one_that_waited():
    chain = CHAIN.format(edition="current", reading="resolve-next")
    third = resolve(chain, "choose three")
    assert third.asked == ("A", "choose")
    end = resolve(chain, "choose three", "choose snail-hydra")
    assert end.discard("A") == ["one", "three"]
    assert end.discard("B") == ["strange-barrel", "two", "snail-hydra"]
    assert end.asked == (None, "chance")


@pytest.mark.parametrize("reading", ["wait-their-turn", "resolve-next"])
def test_chain_with_nothing_else_waiting_needs_no_reading(reading):
    result = resolve(f"""
        ruleset: {{edition: current, new-defeats: {reading}}}
        A: {{play: [gorillion, {{card: explosive-toad, as: two}}], hand: [killer-bee]}}
        B: {{play: [{{card: explosive-toad, as: one}}, {{card: explosive-toad, as: three}}]}}
        moves: [attack gorillion, block one, choose two, choose three, choose gorillion]
    """)
    assert result.discard("A") == ["two", "gorillion"]
    assert result.discard("B") == ["one", "three"]
    assert "new-defeats" not in result.readings()


# -- several defeated by one effect ---------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
def test_manticore_defeats_toad_and_harpy_together(edition):
    """Both are the weakest (5); they leave together, then A orders B's two effects."""
    board = """
        A: {play: [majestic-manticore, tusked-extorter]}
        B: {play: [explosive-toad, harpy-mother], hand: [gorillion]}
        moves: [attack majestic-manticore]
    """
    result = resolve(board, ruleset=edition)
    assert sorted(result.discard("B")) == ["explosive-toad", "harpy-mother"]
    assert result.asked == ("A", "order")
    assert result.options == ["first explosive-toad", "first harpy-mother"]
    toad = resolve(board, "first explosive-toad", ruleset=edition)
    assert toad.asked == ("B", "choose")
    assert toad.options == ["choose majestic-manticore", "choose tusked-extorter"]


REX_IN_THE_FOG = """
    A: {hand: [kangasaurus-rex, axolotl-healer, shark-dog], play: [withering-fog, killer-bee]}
    B: {mindbugs: 0, play: [explosive-toad, harpy-mother, strange-barrel, gorillion]}
    moves: [play kangasaurus-rex]
"""


@pytest.mark.parametrize("edition", EDITIONS)
def test_rex_defeats_several_with_defeated_effects_at_once(edition):
    """In the fog Toad and Harpy have power 3, Barrel 4: all three leave before any effect."""
    result = resolve(REX_IN_THE_FOG, ruleset=edition, cards=MADE_UP)
    assert sorted(result.discard("B")) == ["explosive-toad", "harpy-mother", "strange-barrel"]
    assert result.play("B") == ["gorillion"]
    assert result.asked == ("A", "order")
    assert result.options == [
        "first explosive-toad",
        "first harpy-mother",
        "first strange-barrel",
    ]


def test_active_player_orders_rex_victims_one_after_the_other():
    result = resolve(
        REX_IN_THE_FOG,
        "first harpy-mother",
        "choose killer-bee",
        "first explosive-toad",
        "choose withering-fog",
        cards=MADE_UP,
    )
    assert result.play("B") == ["gorillion", "killer-bee"]
    assert result.play("A") == ["kangasaurus-rex"]
    assert result.hand("A") == []
    assert sorted(result.hand("B")) == ["axolotl-healer", "shark-dog"]


# -- Harpy Mother ---------------------------------------------------------------------------------


def test_harpy_takes_none_one_or_two():
    result = resolve("""
        A: {play: [gorillion, killer-bee, brain-fly]}
        B: {play: [harpy-mother], hand: [luchataur]}
        moves: [attack gorillion, block harpy-mother]
    """)
    assert result.asked == ("B", "choose")
    assert result.options == [
        "choose nothing",
        "choose killer-bee",
        "choose brain-fly",
        "choose killer-bee, brain-fly",
    ]


@pytest.mark.parametrize("edition", EDITIONS)
def test_harpy_takes_an_exhausted_creature_as_it_is(edition):
    result = resolve(
        """
        A: {play: [gorillion, {card: the-lurker, exhausted: true}, axolotl-healer]}
        B: {play: [harpy-mother], hand: [luchataur]}
        moves: [attack gorillion, block harpy-mother, "choose the-lurker, axolotl-healer"]
        """,
        ruleset=edition,
    )
    assert result.play("B") == ["the-lurker", "axolotl-healer"]
    assert result.creature("the-lurker").exhausted
    assert not result.creature("axolotl-healer").exhausted
    assert result.life("B") == 3  # the healer's Play effect does not happen


@pytest.mark.parametrize("edition", EDITIONS)
def test_harpy_takes_the_attacker_that_was_just_exhausted(edition):
    result = resolve(
        """
        A: {play: [plated-scorpion], hand: [gorillion]}
        B: {play: [harpy-mother]}
        moves: [attack plated-scorpion, block harpy-mother, choose plated-scorpion]
        """,
        ruleset=edition,
    )
    assert result.controller("plated-scorpion") == "B"
    assert result.creature("plated-scorpion").exhausted


def test_harpy_looks_at_current_power():
    """In A's turn Goblin Werewolf is 8, Killer Bee 7 with Urchin Hurler; only the Hurler is 5."""
    result = resolve("""
        A: {play: [goblin-werewolf, killer-bee, urchin-hurler]}
        B: {play: [harpy-mother], hand: [luchataur]}
        moves: [attack goblin-werewolf, hunt harpy-mother]
    """)
    assert result.options == ["choose nothing", "choose urchin-hurler"]


def test_harpy_that_takes_her_own_creature_changes_nothing():
    """17.20"""
    result = resolve("""
        A: {play: [gorillion], hand: [luchataur]}
        B: {play: [harpy-mother, killer-bee]}
        moves: [attack gorillion, block harpy-mother, choose killer-bee]
    """)
    assert result.play("B") == ["killer-bee"]
    assert result.play("A") == ["gorillion"]


def test_harpy_with_nobody_to_take_asks_nobody():
    result = resolve("""
        A: {play: [gorillion], hand: [luchataur]}
        B: {play: [harpy-mother], hand: [luchataur]}
        moves: [attack gorillion, block harpy-mother]
    """)
    assert (result.turn, result.asked) == ("B", None)


# -- Strange Barrel -------------------------------------------------------------------------------


def barrel_breaks(hand: str, deck: str = "0", ruleset: str = "current") -> str:
    return f"""
        ruleset: {ruleset}
        A: {{play: [gorillion], hand: {hand}, deck: {deck}}}
        B: {{play: [strange-barrel, luchataur]}}
        moves: [attack gorillion, block strange-barrel]
    """


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    "hand", [[], ["killer-bee"], ["killer-bee", "shark-dog"]], ids=["none", "one", "two"]
)
def test_barrel_steals_a_short_hand_whole(edition, hand):
    result = resolve(barrel_breaks(f"[{', '.join(hand)}]", ruleset=edition))
    assert result.hand("A") == []
    assert sorted(result.hand("B")) == sorted(hand)
    assert (result.turn, result.asked) == ("B", None)


FIVE = "[killer-bee, shark-dog, brain-fly, bee-bear, hyenix]"


@pytest.mark.parametrize("edition", EDITIONS)
def test_barrel_steals_two_of_five_by_chance(edition):
    result = resolve(barrel_breaks(FIVE, ruleset=edition))
    assert result.asked == (None, "chance")
    assert len(result.options) == 10
    stolen = resolve(barrel_breaks(FIVE, ruleset=edition), "chance shark-dog, hyenix")
    assert stolen.hand("B") == ["shark-dog", "hyenix"]
    assert stolen.hand("A") == ["killer-bee", "brain-fly", "bee-bear"]


def test_every_pair_of_five_is_equally_likely():
    decision = resolve(barrel_breaks(FIVE)).resolution.decision
    assert decision is not None
    assert decision.weights() == (1,) * 10


@pytest.mark.parametrize(
    "hand",
    [
        "[killer-bee, shark-dog, brain-fly, unknown, unknown]",
        "[unknown, killer-bee, shark-dog, unknown, brain-fly]",
    ],
    ids=["known first", "mixed"],
)
def test_pairs_with_unknown_cards_are_weighted(hand):
    """Of ten pairs three are known, six mixed (two of each kind), one unknown, in any order."""
    decision = resolve(barrel_breaks(hand)).resolution.decision
    assert decision is not None
    assert sum(decision.weights()) == 10
    weights = {
        tuple(sorted(move.args)): weight
        for move, weight in zip(decision.options, decision.weights(), strict=True)
    }
    assert weights == {
        ("killer-bee", "shark-dog"): 1,
        ("brain-fly", "killer-bee"): 1,
        ("brain-fly", "shark-dog"): 1,
        ("killer-bee", "unknown"): 2,
        ("shark-dog", "unknown"): 2,
        ("brain-fly", "unknown"): 2,
        ("unknown", "unknown"): 1,
    }


@pytest.mark.parametrize("edition", EDITIONS)
def test_robbed_player_draws_back_to_five(edition):
    result = resolve(barrel_breaks("5", "4", edition))
    assert len(result.hand("A")) == 5
    assert len(result.deck("A")) == 2
    assert len(result.hand("B")) == 2


def test_robbed_player_does_not_draw_by_the_other_reading_of_the_old_books():
    ruleset = "{edition: first-contact, stolen-cards: no-draw}"
    result = resolve(barrel_breaks(FIVE, "4", ruleset), "chance shark-dog, hyenix")
    assert result.hand("A") == ["killer-bee", "brain-fly", "bee-bear"]
    assert len(result.deck("A")) == 4
    assert "stolen-cards" in result.readings()


def test_mindbugged_barrel_robs_the_player_who_did_not_control_it():
    result = resolve("""
        A: {play: [gorillion], hand: [strange-barrel, killer-bee, shark-dog]}
        B: {hand: [luchataur]}
        moves: [play strange-barrel, mindbug, attack gorillion, block strange-barrel]
    """)
    assert result.discard("B") == ["strange-barrel"]
    assert sorted(result.hand("B")) == ["killer-bee", "luchataur", "shark-dog"]


# -- no Defeated effect ---------------------------------------------------------------------------


def test_toad_that_changes_sides_has_not_been_defeated():
    result = resolve("""
        A: {play: [gorillion, explosive-toad]}
        B: {play: [harpy-mother], hand: [luchataur]}
        moves: [attack gorillion, block harpy-mother, choose explosive-toad]
    """)
    assert result.controller("explosive-toad") == "B"
    assert result.play("A") == ["gorillion"]
    assert result.asked is None


@pytest.mark.parametrize("edition", EDITIONS)
def test_toad_discarded_from_the_hand_has_not_been_defeated(edition):
    result = resolve(
        """
        A: {play: [gorillion], hand: [ferret-bomber]}
        B: {mindbugs: 0, play: [luchataur], hand: [explosive-toad, strange-barrel]}
        moves: [play ferret-bomber]
        """,
        ruleset=edition,
    )
    assert result.discard("B") == ["explosive-toad", "strange-barrel"]
    assert result.play("A") == ["gorillion", "ferret-bomber"]
    assert result.play("B") == ["luchataur"]
    assert result.asked is None


@pytest.mark.parametrize("edition", EDITIONS)
def test_creature_that_becomes_exhausted_has_not_been_defeated(edition):
    """8.6, also in the old books, whose list of exceptions lacks it."""
    board = """
        A: {{play: [gorillion], hand: [killer-bee]}}
        B: {{play: [{{card: tough-toad, exhausted: {exhausted}}}]}}
        moves: [attack gorillion, block tough-toad]
    """
    saved = resolve(board.format(exhausted="false"), ruleset=edition, cards=MADE_UP)
    assert saved.creature("tough-toad").exhausted
    assert saved.play("A") == ["gorillion"]
    lost = resolve(board.format(exhausted="true"), ruleset=edition, cards=MADE_UP)
    assert lost.discard("A") == ["gorillion"]
