"""Chapter 6 and rule 9.2: playing a card, the Mindbug, Play effects, and what follows."""

import pytest
from board import refused, resolve

EDITIONS = ["current", "beyond", "first-contact"]
EXTRA_TURN = ["beyond", "first-contact"]


# -- playing a card -------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
def test_opponent_is_asked_before_the_card_is_in_play(edition):
    result = resolve(
        """
        A: {hand: [axolotl-healer]}
        B: {play: [gorillion]}
        moves: [play axolotl-healer]
        """,
        ruleset=edition,
    )
    assert result.asked == ("B", "mindbug")
    assert result.options == ["mindbug", "pass"]
    assert not result.in_play("axolotl-healer")
    assert not result.in_hand("A", "axolotl-healer")
    assert result.life("A") == 3


@pytest.mark.parametrize("edition", EDITIONS)
def test_card_nobody_mindbugs_is_played_and_the_turn_ends(edition):
    result = resolve(
        """
        A: {hand: [axolotl-healer]}
        B: {play: [gorillion]}
        moves: [play axolotl-healer, pass]
        """,
        ruleset=edition,
    )
    assert result.controller("axolotl-healer") == "A"
    assert result.life("A") == 5
    assert result.mindbugs("B") == 2
    assert (result.turn, result.phase) == ("B", "start")


def test_opponent_without_mindbugs_is_not_asked():
    result = resolve("""
        A: {hand: [axolotl-healer]}
        B: {mindbugs: 0, play: [gorillion]}
        moves: [play axolotl-healer]
    """)
    assert result.controller("axolotl-healer") == "A"
    assert result.turn == "B"


def test_mindbug_that_is_not_there_cannot_be_used():
    wrong = refused("""
        A: {hand: [axolotl-healer]}
        B: {mindbugs: 0, play: [gorillion]}
        moves: [play axolotl-healer, mindbug]
    """)
    assert wrong.number == 2


def test_card_that_is_not_in_hand_cannot_be_played():
    wrong = refused("""
        A: {hand: [axolotl-healer], discard: [gorillion]}
        B: {play: [gorillion]}
        moves: [play gorillion]
    """)
    assert wrong.number == 1


def test_unknown_card_cannot_be_played():
    wrong = refused("""
        A: {hand: 3, play: [gorillion]}
        B: {play: [luchataur]}
        moves: [play unknown]
    """)
    assert wrong.number == 1
    assert [reason.kind for reason in wrong.reasons] == ["unknown"]


def test_unknown_cards_are_not_offered_but_known_ones_beside_them_are():
    result = resolve("""
        A: {hand: [unknown, killer-bee], play: [gorillion]}
        B: {play: [luchataur]}
    """)
    assert result.options == ["play killer-bee", "attack gorillion"]


# -- the Mindbug ----------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
def test_mindbug_user_plays_the_card_and_has_its_play_effect(edition):
    result = resolve(
        """
        A: {hand: [axolotl-healer, gorillion]}
        B: {hand: [luchataur]}
        moves: [play axolotl-healer, mindbug]
        """,
        ruleset=edition,
    )
    assert result.controller("axolotl-healer") == "B"
    assert result.mindbugs("B") == 1
    assert (result.life("A"), result.life("B")) == (3, 5)


@pytest.mark.parametrize(("card", "lives"), [("killer-bee", (2, 3)), ("goreagle-alpha", (3, 2))])
def test_you_and_the_opponent_change_places_under_a_mindbug(card, lives):
    result = resolve(f"""
        A: {{hand: [{card}, gorillion]}}
        B: {{hand: [luchataur]}}
        moves: [play {card}, mindbug]
    """)
    assert (result.life("A"), result.life("B")) == lives


def test_after_a_mindbug_another_action_in_the_same_turn():
    result = resolve("""
        A: {hand: [axolotl-healer, gorillion], play: [luchataur]}
        B: {hand: [luchataur]}
        moves: [play axolotl-healer, mindbug]
    """)
    assert result.asked == ("A", "turn")
    assert (result.turn, result.phase) == ("A", "action")
    assert result.options == ["play gorillion", "attack luchataur"]


@pytest.mark.parametrize("edition", EXTRA_TURN)
def test_after_a_mindbug_an_extra_turn_in_the_older_books(edition):
    board = """
        A: {hand: [axolotl-healer, gorillion], play: [hyenix]}
        B: {hand: [luchataur]}
        moves: [play axolotl-healer, mindbug]
    """
    rest = resolve(board, ruleset=edition)
    assert (rest.turn, rest.phase, rest.asked) == ("A", "start", None)
    extra = resolve(board, "play gorillion", "pass", ruleset=edition)
    assert extra.controller("gorillion") == "A"
    assert (extra.turn, extra.phase) == ("B", "start")


@pytest.mark.parametrize("edition", EDITIONS)
def test_action_after_a_mindbug_is_compulsory(edition):
    wrong = refused(f"""
        ruleset: {edition}
        A: {{hand: [axolotl-healer, gorillion]}}
        B: {{hand: [luchataur]}}
        moves: [play axolotl-healer, mindbug, pass]
    """)
    assert wrong.number == 3


@pytest.mark.parametrize("edition", EDITIONS)
def test_next_card_may_be_mindbugged_as_well(edition):
    result = resolve(
        """
        A: {hand: [axolotl-healer, gorillion, bee-bear]}
        B: {hand: [luchataur]}
        moves: [play axolotl-healer, mindbug, play gorillion, mindbug, play bee-bear]
        """,
        ruleset=edition,
    )
    assert result.play("B") == ["axolotl-healer", "gorillion"]
    assert result.mindbugs("B") == 0
    assert result.play("A") == ["bee-bear"]
    assert result.turn == "B"


@pytest.mark.parametrize("edition", EDITIONS)
def test_mindbug_cannot_be_answered_with_a_mindbug(edition):
    """6.7: B mindbugs; A, with two Mindbugs left, is never asked."""
    result = resolve(
        """
        A: {hand: [axolotl-healer, gorillion]}
        B: {hand: [luchataur]}
        moves: [play axolotl-healer, mindbug]
        """,
        ruleset=edition,
    )
    assert result.mindbugs("A") == 2
    assert result.asked in (("A", "turn"), None)
    assert result.controller("axolotl-healer") == "B"


def test_mindbug_cannot_touch_an_attacker():
    wrong = refused("""
        A: {play: [gorillion]}
        B: {play: [luchataur]}
        moves: [attack gorillion, mindbug]
    """)
    assert wrong.number == 2


@pytest.mark.parametrize("edition", EDITIONS)
def test_alice_and_bob_play_as_in_the_books(edition):
    """Axolotl Healer is mindbugged for 2 life; then Strange Barrel is not."""
    result = resolve(
        """
        A: {hand: [axolotl-healer, strange-barrel, gorillion, bee-bear, brain-fly], deck: 5}
        B: {hand: 5, deck: 5}
        moves: [play axolotl-healer, mindbug, play strange-barrel, pass]
        """,
        ruleset=edition,
    )
    assert result.play("B") == ["axolotl-healer"]
    assert result.play("A") == ["strange-barrel"]
    assert (result.life("A"), result.life("B")) == (3, 5)
    assert result.mindbugs("B") == 1
    assert (len(result.hand("A")), len(result.deck("A"))) == (5, 3)
    assert result.turn == "B"


# -- the last card --------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
def test_mindbug_on_the_last_card_of_a_player_without_creatures_wins(edition):
    result = resolve(
        """
        A: {hand: [gorillion]}
        B: {hand: [luchataur]}
        moves: [play gorillion, mindbug]
        """,
        ruleset=edition,
    )
    assert result.controller("gorillion") == "B"
    assert result.winner == "B"


@pytest.mark.parametrize("edition", EDITIONS)
def test_refused_mindbug_on_the_last_card_lets_the_game_go_on(edition):
    result = resolve(
        """
        A: {hand: [gorillion]}
        B: {hand: [luchataur]}
        moves: [play gorillion, pass]
        """,
        ruleset=edition,
    )
    assert result.winner is None
    assert result.turn == "B"


@pytest.mark.parametrize("edition", EDITIONS)
def test_mindbugs_play_effect_comes_before_the_loss_for_want_of_an_action(edition):
    """B takes A's last card, Goreagle Alpha, and its Play effect costs B the last life."""
    result = resolve(
        """
        A: {hand: [goreagle-alpha]}
        B: {life: 1, hand: [luchataur]}
        moves: [play goreagle-alpha, mindbug]
        """,
        ruleset=edition,
    )
    assert result.winner == "A"


@pytest.mark.parametrize("edition", EDITIONS)
def test_card_drawn_when_playing_saves_the_player_from_the_loss(edition):
    result = resolve(
        """
        A: {hand: [gorillion], deck: [bee-bear]}
        B: {hand: [luchataur]}
        moves: [play gorillion, mindbug]
        """,
        ruleset=edition,
    )
    assert result.winner is None
    assert result.hand("A") == ["bee-bear"]


# B's Mindbug on Killer Bee costs A a life, so Hyenix comes into play on A's otherwise empty side.
HYENIX_ARRIVES = """
    A: {hand: [killer-bee], discard: [hyenix]}
    B: {hand: [luchataur]}
    moves: [play killer-bee, mindbug, yes]
"""


def test_creature_that_arrived_this_turn_cannot_be_the_action_after_a_mindbug():
    result = resolve(HYENIX_ARRIVES)
    assert result.controller("hyenix") == "A"
    assert result.winner == "B"


def test_creature_that_arrived_this_turn_may_attack_by_the_other_reading():
    result = resolve(f"    ruleset: {{edition: current, new-creature: may-attack}}{HYENIX_ARRIVES}")
    assert result.asked == ("A", "turn")
    assert result.options == ["attack hyenix"]


@pytest.mark.parametrize("edition", EXTRA_TURN)
def test_creature_that_arrived_before_the_extra_turn_may_attack_in_it(edition):
    """6.9: with the extra turn a new turn has begun."""
    result = resolve(HYENIX_ARRIVES, "attack hyenix", ruleset=edition)
    assert result.winner is None
    assert result.asked == ("B", "block")


def test_hyenix_of_the_mindbug_user_comes_before_the_next_action():
    """B's own Goreagle Alpha, taken by a Mindbug, costs B the life that wakes Hyenix."""
    board = """
        A: {hand: [goreagle-alpha, gorillion]}
        B: {hand: [luchataur], discard: [hyenix]}
        moves: [play goreagle-alpha, mindbug]
    """
    assert resolve(board).asked == ("B", "may")
    result = resolve(board, "yes")
    assert result.play("B") == ["goreagle-alpha", "hyenix"]
    assert result.asked == ("A", "turn")


# -- cards that effects play ----------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
def test_compost_dragon_brings_back_a_creature_no_mindbug_may_touch(edition):
    result = resolve(
        """
        A: {hand: [compost-dragon], discard: [killer-bee, gorillion]}
        B: {play: [luchataur]}
        moves: [play compost-dragon, pass, choose gorillion]
        """,
        ruleset=edition,
    )
    assert result.play("A") == ["compost-dragon", "gorillion"]
    assert result.discard("A") == ["killer-bee"]
    assert result.mindbugs("B") == 2
    assert (result.turn, result.asked) == ("B", None)


def test_compost_dragon_must_bring_back_a_card_and_its_controller_chooses():
    result = resolve("""
        A: {hand: [compost-dragon], discard: [killer-bee, gorillion]}
        B: {mindbugs: 0, play: [luchataur], discard: [bee-bear]}
        moves: [play compost-dragon]
    """)
    assert result.asked == ("A", "choose")
    assert result.options == ["choose killer-bee", "choose gorillion"]
    assert [reason.kind for reason in result.why_not("choose nothing")] == ["must-choose"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_play_effect_of_the_creature_brought_back_happens(edition):
    result = resolve(
        """
        A: {hand: [compost-dragon], discard: [compost-dragon, axolotl-healer]}
        B: {mindbugs: 0, play: [luchataur]}
        moves: [play compost-dragon, choose compost-dragon-2]
        """,
        ruleset=edition,
    )
    assert result.play("A") == ["compost-dragon", "compost-dragon-2", "axolotl-healer"]
    assert result.life("A") == 5


def test_compost_dragon_with_an_empty_discard_pile_just_comes_into_play():
    result = resolve("""
        A: {hand: [compost-dragon]}
        B: {mindbugs: 0, play: [luchataur], discard: [gorillion]}
        moves: [play compost-dragon]
    """)
    assert result.play("A") == ["compost-dragon"]
    assert result.discard("B") == ["gorillion"]
    assert result.turn == "B"


def test_mindbugged_compost_dragon_digs_in_the_mindbug_users_pile():
    result = resolve("""
        A: {hand: [compost-dragon, killer-bee], discard: [gorillion]}
        B: {hand: [luchataur], discard: [bee-bear]}
        moves: [play compost-dragon, mindbug]
    """)
    assert result.play("B") == ["compost-dragon", "bee-bear"]
    assert result.discard("A") == ["gorillion"]


def test_compost_dragon_does_not_guess_an_unknown_card():
    result = resolve("""
        A: {hand: [compost-dragon], discard: [unknown, gorillion]}
        B: {mindbugs: 0, play: [luchataur]}
        moves: [play compost-dragon]
    """)
    assert result.asked == ("A", "choose")
    assert result.options == ["choose gorillion"]
    assert [reason.kind for reason in result.why_not("choose unknown")] == ["unknown"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_grave_robber_plays_from_the_opponents_pile(edition):
    result = resolve(
        """
        A: {hand: [grave-robber], discard: [gorillion]}
        B: {play: [luchataur], discard: [axolotl-healer, bee-bear]}
        moves: [play grave-robber, pass, choose axolotl-healer]
        """,
        ruleset=edition,
    )
    assert result.play("A") == ["grave-robber", "axolotl-healer"]
    assert result.discard("B") == ["bee-bear"]
    assert result.life("A") == 5
    assert result.mindbugs("B") == 2


@pytest.mark.parametrize("edition", EDITIONS)
def test_mindbugged_grave_robber_plays_from_the_pile_of_who_played_it(edition):
    result = resolve(
        """
        A: {hand: [grave-robber, killer-bee], discard: [gorillion]}
        B: {hand: [luchataur], discard: [bee-bear]}
        moves: [play grave-robber, mindbug]
        """,
        ruleset=edition,
    )
    assert result.play("B") == ["grave-robber", "gorillion"]
    assert result.discard("A") == []
    assert result.discard("B") == ["bee-bear"]


def test_robbed_creature_goes_to_its_present_controllers_pile():
    result = resolve("""
        A: {hand: [grave-robber]}
        B: {mindbugs: 0, play: [gorillion], discard: [bee-bear]}
        moves: [play grave-robber, attack gorillion, block bee-bear]
    """)
    assert result.discard("A") == ["bee-bear"]
    assert result.discard("B") == []


# -- Hungry Hungry Hamster ------------------------------------------------------------------------


@pytest.mark.parametrize("edition", ["current", "beyond"])
def test_hamster_takes_the_card_the_opponent_gives(edition):
    board = """
        A: {hand: [hungry-hungry-hamster]}
        B: {mindbugs: 1, play: [luchataur], hand: [axolotl-healer, gorillion]}
        moves: [play hungry-hungry-hamster, pass]
    """
    giving = resolve(board, ruleset=edition)
    assert giving.asked == ("B", "choose")
    assert giving.options == ["choose axolotl-healer", "choose gorillion"]
    given = resolve(board, "choose axolotl-healer", ruleset=edition)
    assert given.asked == ("A", "option")
    assert given.options == ["option 1", "option 2"]


@pytest.mark.parametrize("edition", ["current", "beyond"])
def test_card_given_and_played_cannot_be_mindbugged(edition):
    result = resolve(
        """
        A: {hand: [hungry-hungry-hamster]}
        B: {mindbugs: 1, play: [luchataur], hand: [axolotl-healer, gorillion]}
        moves: [play hungry-hungry-hamster, pass, choose axolotl-healer, option 1]
        """,
        ruleset=edition,
    )
    assert result.play("A") == ["hungry-hungry-hamster", "axolotl-healer"]
    assert (result.life("A"), result.life("B")) == (5, 3)
    assert result.mindbugs("B") == 1
    assert (result.turn, result.asked) == ("B", None)


def test_card_given_may_go_into_the_hand():
    result = resolve("""
        A: {hand: [hungry-hungry-hamster]}
        B: {mindbugs: 0, play: [luchataur], hand: [axolotl-healer]}
        moves: [play hungry-hungry-hamster, option 2]
    """)
    assert result.hand("A") == ["axolotl-healer"]
    assert result.hand("B") == []
    assert result.life("A") == 3


def test_hamster_gets_nothing_from_an_empty_hand():
    result = resolve("""
        A: {hand: [hungry-hungry-hamster]}
        B: {mindbugs: 0, play: [luchataur]}
        moves: [play hungry-hungry-hamster]
    """)
    assert result.play("A") == ["hungry-hungry-hamster"]
    assert result.hand("A") == []
    assert result.turn == "B"


def test_mindbugged_hamster_is_fed_by_who_played_it():
    result = resolve("""
        A: {hand: [hungry-hungry-hamster, gorillion], play: [bee-bear]}
        B: {hand: [luchataur]}
        moves: [play hungry-hungry-hamster, mindbug, option 1]
    """)
    assert result.play("B") == ["hungry-hungry-hamster", "gorillion"]
    assert result.hand("A") == []
    assert result.asked == ("A", "turn")


def test_unknown_card_that_was_given_cannot_be_played():
    result = resolve("""
        A: {hand: [hungry-hungry-hamster]}
        B: {mindbugs: 0, play: [luchataur], hand: 2}
        moves: [play hungry-hungry-hamster]
    """)
    assert result.asked == ("A", "option")
    assert result.options == ["option 2"]
    assert [reason.kind for reason in result.why_not("option 1")] == ["unknown"]


# -- Deathweaver ----------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("weaver", "answer", "lives"),
    [
        ("A", "pass", (5, 3)),
        ("A", "mindbug", (3, 3)),
        ("B", "pass", (3, 3)),
        ("B", "mindbug", (3, 5)),
    ],
)
def test_deathweaver_on_either_side_of_a_mindbug(edition, weaver, answer, lives):
    """Only the one who would activate the Play effect matters, not who played the card."""
    webs = {"A": "luchataur", "B": "luchataur", weaver: "deathweaver"}
    result = resolve(
        f"""
        A: {{hand: [axolotl-healer, gorillion], play: [{webs["A"]}]}}
        B: {{hand: [gorillion], play: [{webs["B"]}]}}
        moves: [play axolotl-healer, {answer}]
        """,
        ruleset=edition,
    )
    assert (result.life("A"), result.life("B")) == lives
    assert result.in_play("axolotl-healer")


@pytest.mark.parametrize("edition", EDITIONS)
def test_mindbugged_deathweaver_stops_the_next_card_of_who_played_it(edition):
    result = resolve(
        """
        A: {hand: [deathweaver, axolotl-healer]}
        B: {hand: [gorillion]}
        moves: [play deathweaver, mindbug, play axolotl-healer, pass]
        """,
        ruleset=edition,
    )
    assert result.controller("axolotl-healer") == "A"
    assert result.life("A") == 3


@pytest.mark.parametrize("robber", ["compost-dragon", "grave-robber"])
def test_deathweaver_stops_play_effects_that_play_cards(robber):
    result = resolve(f"""
        A: {{hand: [{robber}], discard: [gorillion]}}
        B: {{mindbugs: 0, play: [deathweaver], discard: [bee-bear]}}
        moves: [play {robber}]
    """)
    assert result.play("A") == [robber]
    assert result.discard("A") == ["gorillion"]
    assert result.discard("B") == ["bee-bear"]


def test_deathweaver_spares_a_play_effect_that_would_hurt():
    result = resolve("""
        A: {life: 1, hand: [goreagle-alpha]}
        B: {mindbugs: 0, play: [deathweaver]}
        moves: [play goreagle-alpha]
    """)
    assert result.life("A") == 1
    assert result.winner is None


def test_deathweaver_leaves_attack_and_defeated_effects_alone():
    result = resolve("""
        A: {play: [tusked-extorter, explosive-toad], hand: [killer-bee]}
        B: {play: [deathweaver], hand: [gorillion, bee-bear]}
        moves: [attack tusked-extorter, choose bee-bear, block deathweaver]
    """)
    assert result.discard("B") == ["bee-bear", "deathweaver"]
    toad = resolve("""
        A: {play: [explosive-toad], hand: [killer-bee]}
        B: {play: [deathweaver, gorillion]}
        moves: [attack explosive-toad, block deathweaver, choose gorillion]
    """)
    assert toad.discard("B") == ["deathweaver", "gorillion"]


def test_hyenix_comes_back_without_regard_to_deathweaver():
    """Its ability is no Play effect."""
    result = resolve("""
        A: {play: [gorillion, deathweaver]}
        B: {discard: [hyenix], hand: [luchataur]}
        moves: [attack gorillion, yes]
    """)
    assert result.controller("hyenix") == "B"


# -- Play effects, card by card -------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("theirs", [1, 3, 7])
def test_mermaid_sets_life_up_down_or_not_at_all(edition, theirs):
    result = resolve(
        f"""
        A: {{life: 3, hand: [mysterious-mermaid]}}
        B: {{life: {theirs}, mindbugs: 0, play: [gorillion]}}
        moves: [play mysterious-mermaid]
        """,
        ruleset=edition,
    )
    assert (result.life("A"), result.life("B")) == (theirs, theirs)
    assert result.winner is None


def test_mindbugged_mermaid_sets_the_mindbug_users_life():
    result = resolve("""
        A: {life: 1, hand: [mysterious-mermaid, gorillion]}
        B: {life: 4, play: [gorillion]}
        moves: [play mysterious-mermaid, mindbug]
    """)
    assert (result.life("A"), result.life("B")) == (1, 1)


MERMAID_WITH_HYENIX = """
    ruleset: {{edition: {edition}, set-life: {reading}}}
    A: {{life: {mine}, hand: [mysterious-mermaid], discard: [hyenix]}}
    B: {{life: 2, mindbugs: 0, play: [gorillion]}}
    moves: [play mysterious-mermaid]
"""


@pytest.mark.parametrize("edition", EDITIONS)
def test_life_set_lower_is_not_lost(edition):
    board = MERMAID_WITH_HYENIX.format(edition=edition, reading="no-loss", mine=3)
    result = resolve(board)
    assert result.life("A") == 2
    assert result.discard("A") == ["hyenix"]
    assert (result.turn, result.asked) == ("B", None)
    assert "set-life" in result.readings()


@pytest.mark.parametrize("edition", EDITIONS)
def test_life_set_lower_is_lost_by_the_other_reading(edition):
    board = MERMAID_WITH_HYENIX.format(edition=edition, reading="loss", mine=3)
    assert resolve(board).asked == ("A", "may")
    result = resolve(board, "yes")
    assert result.play("A") == ["mysterious-mermaid", "hyenix"]
    assert "set-life" in result.readings()


@pytest.mark.parametrize("reading", ["no-loss", "loss"])
@pytest.mark.parametrize("mine", [1, 2])
def test_life_set_higher_or_equal_is_never_lost(reading, mine):
    board = MERMAID_WITH_HYENIX.format(edition="current", reading=reading, mine=mine)
    result = resolve(board)
    assert result.discard("A") == ["hyenix"]
    assert result.asked is None
    assert "set-life" not in result.readings()


def test_giraffodile_draws_the_whole_discard_pile():
    result = resolve("""
        A: {hand: [giraffodile, killer-bee], discard: [gorillion, bee-bear]}
        B: {mindbugs: 0, play: [luchataur], discard: [snail-hydra]}
        moves: [play giraffodile]
    """)
    assert sorted(result.hand("A")) == ["bee-bear", "gorillion", "killer-bee"]
    assert result.discard("A") == []
    assert result.discard("B") == ["snail-hydra"]


def test_brain_fly_takes_a_strong_creature_as_it_is():
    """17.6: exhausted stays exhausted, TOUGH does not help, no Play effect happens."""
    result = resolve("""
        A: {life: 2, hand: [brain-fly]}
        B: {mindbugs: 0, play: [{card: goreagle-alpha, exhausted: true}, killer-bee]}
        moves: [play brain-fly]
    """)
    assert result.controller("goreagle-alpha") == "A"
    assert result.creature("goreagle-alpha").exhausted
    assert result.life("A") == 2
    assert result.play("B") == ["killer-bee"]


def test_brain_fly_looks_at_current_power():
    """In B's turn to come Goblin Werewolf would be 8; now, in A's turn, it is 2."""
    result = resolve("""
        A: {hand: [brain-fly]}
        B: {mindbugs: 0, play: [goblin-werewolf, killer-bee, shield-bugs, gorillion]}
        moves: [play brain-fly]
    """)
    assert result.options == ["choose killer-bee", "choose gorillion"]


def test_brain_fly_with_only_an_own_strong_creature_changes_nothing():
    """17.20"""
    result = resolve("""
        A: {hand: [brain-fly], play: [gorillion]}
        B: {mindbugs: 0, play: [killer-bee]}
        moves: [play brain-fly]
    """)
    assert result.play("A") == ["gorillion", "brain-fly"]
    assert result.play("B") == ["killer-bee"]
    assert result.turn == "B"


def test_mindbugged_brain_fly_takes_for_the_mindbug_user():
    result = resolve("""
        A: {hand: [brain-fly, killer-bee], play: [gorillion]}
        B: {hand: [luchataur]}
        moves: [play brain-fly, mindbug]
    """)
    assert result.play("B") == ["brain-fly", "gorillion"]


def test_tiger_squirrel_defeats_a_strong_enemy_only():
    result = resolve("""
        A: {hand: [tiger-squirrel], play: [gorillion]}
        B: {mindbugs: 0, play: [strange-barrel, giraffodile, luchataur]}
        moves: [play tiger-squirrel]
    """)
    assert result.asked == ("A", "choose")
    assert result.options == ["choose giraffodile", "choose luchataur"]


def test_rex_defeats_all_weak_enemies_and_no_allies():
    result = resolve("""
        A: {hand: [kangasaurus-rex], play: [axolotl-healer]}
        B: {mindbugs: 0, play: [spider-owl, shark-dog, killer-bee, the-lurker]}
        moves: [play kangasaurus-rex]
    """)
    assert result.play("A") == ["axolotl-healer", "kangasaurus-rex"]
    assert result.discard("B") == ["spider-owl", "shark-dog"]
    assert result.play("B") == ["killer-bee", "the-lurker"]
    assert result.creature("the-lurker").exhausted


def test_killer_bee_takes_the_last_life_and_wins():
    result = resolve("""
        A: {hand: [killer-bee]}
        B: {life: 1, mindbugs: 0, play: [gorillion]}
        moves: [play killer-bee]
    """)
    assert result.winner == "A"


# -- Ferret Bomber --------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
def test_ferret_bomber_against_one_card_discards_that_one(edition):
    result = resolve(
        """
        A: {hand: [ferret-bomber]}
        B: {mindbugs: 0, play: [luchataur], hand: [gorillion]}
        moves: [play ferret-bomber]
        """,
        ruleset=edition,
    )
    assert result.discard("B") == ["gorillion"]
    assert result.hand("B") == []
    assert result.turn == "B"


@pytest.mark.parametrize("edition", EDITIONS)
def test_ferret_bomber_against_an_empty_hand_does_nothing(edition):
    result = resolve(
        """
        A: {hand: [ferret-bomber]}
        B: {mindbugs: 0, play: [luchataur]}
        moves: [play ferret-bomber]
        """,
        ruleset=edition,
    )
    assert result.discard("B") == []
    assert result.turn == "B"


@pytest.mark.parametrize("edition", EDITIONS)
def test_ferret_bombers_victim_chooses_the_cards(edition):
    result = resolve(
        """
        A: {hand: [ferret-bomber]}
        B: {mindbugs: 0, play: [luchataur], hand: [gorillion, bee-bear, killer-bee]}
        moves: [play ferret-bomber]
        """,
        ruleset=edition,
    )
    assert result.asked == ("B", "choose")


def test_mindbugged_ferret_bomber_discards_from_who_played_it():
    result = resolve("""
        A: {hand: [ferret-bomber, gorillion, bee-bear], play: [luchataur]}
        B: {hand: [snail-hydra]}
        moves: [play ferret-bomber, mindbug]
    """)
    assert result.discard("A") == ["gorillion", "bee-bear"]
    assert result.hand("B") == ["snail-hydra"]
    assert result.asked == ("A", "turn")
