"""Rules 4.7 to 4.9, 17.2, 17.5, 17.11, 17.12: hands, piles, and cards nobody knows."""

import pytest
from board import refused, resolve

EDITIONS = ["current", "beyond", "first-contact"]
FIVE = "[gorillion, bee-bear, killer-bee, shark-dog, brain-fly]"


# -- back to five ---------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
def test_player_draws_before_the_opponent_decides_on_a_mindbug(edition):
    result = resolve(
        f"""
        A: {{hand: {FIVE}, deck: [luchataur, hyenix]}}
        B: {{play: [luchataur]}}
        moves: [play gorillion]
        """,
        ruleset=edition,
    )
    assert result.asked == ("B", "mindbug")
    assert result.hand("A") == ["bee-bear", "killer-bee", "shark-dog", "brain-fly", "luchataur"]
    assert result.deck("A") == ["hyenix"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_empty_draw_pile_is_no_loss_and_the_discard_pile_stays(edition):
    result = resolve(
        """
        A: {hand: [gorillion, bee-bear], discard: [luchataur]}
        B: {mindbugs: 0, play: [snail-hydra]}
        moves: [play gorillion]
        """,
        ruleset=edition,
    )
    assert result.hand("A") == ["bee-bear"]
    assert result.discard("A") == ["luchataur"]
    assert result.winner is None


def test_short_draw_pile_is_drawn_as_far_as_it_goes():
    result = resolve("""
        A: {hand: [gorillion, bee-bear, killer-bee], deck: [luchataur]}
        B: {mindbugs: 0, play: [snail-hydra]}
        moves: [play gorillion]
    """)
    assert result.hand("A") == ["bee-bear", "killer-bee", "luchataur"]
    assert result.deck("A") == []


@pytest.mark.parametrize("edition", EDITIONS)
def test_no_hand_limit_and_no_draw_with_five_or_more(edition):
    """4.9: Giraffodile brings the hand to eight; playing one of them draws nothing."""
    result = resolve(
        """
        A:
          hand: [giraffodile, bee-bear, killer-bee, shark-dog, brain-fly]
          deck: [luchataur, hyenix]
          discard: [gorillion, tiger-squirrel, spider-owl]
        B: {mindbugs: 0, play: [snail-hydra], hand: [lone-yeti]}
        moves: [play giraffodile, play lone-yeti, pass, play bee-bear, attack lone-yeti]
        """,
        ruleset=edition,
    )
    assert len(result.hand("A")) == 7
    assert result.deck("A") == ["hyenix"]
    assert result.discard("A") == []


def test_attacking_draws_nothing_with_a_full_hand():
    result = resolve(f"""
        A: {{play: [luchataur], hand: {FIVE}, deck: 5}}
        B: {{hand: [snail-hydra]}}
        moves: [attack luchataur, pass]
    """)
    assert len(result.hand("A")) == 5
    assert len(result.deck("A")) == 5


# -- discarding -----------------------------------------------------------------------------------

BOMBED = """
    A: {{hand: [ferret-bomber]}}
    B: {{mindbugs: 0, play: [snail-hydra], hand: {hand}, deck: [luchataur, hyenix, lone-yeti]}}
    moves: [play ferret-bomber]
"""


@pytest.mark.parametrize("edition", ["current", "beyond"])
def test_two_cards_are_discarded_together_and_then_drawn(edition):
    board = BOMBED.format(hand=FIVE)
    asked = resolve(board, ruleset=edition)
    assert asked.asked == ("B", "choose")
    assert len(asked.options) == 10
    assert "choose gorillion, bee-bear" in asked.options
    result = resolve(board, "choose gorillion, bee-bear", ruleset=edition)
    assert result.discard("B") == ["gorillion", "bee-bear"]
    assert result.hand("B") == ["killer-bee", "shark-dog", "brain-fly", "luchataur", "hyenix"]


def test_old_books_draw_between_two_discarded_cards():
    """ "Chaque fois que vous retirez une carte de votre main": the drawn card may go next."""
    board = BOMBED.format(hand=FIVE)
    first = resolve(board, "choose gorillion", ruleset="first-contact")
    assert first.discard("B") == ["gorillion"]
    assert first.in_hand("B", "luchataur")
    assert first.asked == ("B", "choose")
    assert "choose luchataur" in first.options
    second = resolve(board, "choose gorillion", "choose luchataur", ruleset="first-contact")
    assert second.discard("B") == ["gorillion", "luchataur"]
    assert second.hand("B") == ["bee-bear", "killer-bee", "shark-dog", "brain-fly", "hyenix"]


@pytest.mark.parametrize("reading", ["below-five", "when-removed"])
def test_reading_of_the_draw_may_be_chosen_in_any_edition(reading):
    board = f"    ruleset: {{edition: current, draw: {reading}}}{BOMBED.format(hand=FIVE)}"
    result = resolve(board)
    assert ("choose gorillion" in result.options) == (reading == "when-removed")


@pytest.mark.parametrize("edition", EDITIONS)
def test_cards_above_five_are_discarded_without_a_draw(edition):
    """Seven cards less two are still five."""
    result = resolve(
        """
        A: {hand: [ferret-bomber]}
        B: {mindbugs: 0, play: [snail-hydra], hand: 7, deck: 3}
        moves: [play ferret-bomber]
        """,
        ruleset=edition,
    )
    assert len(result.hand("B")) == 5
    assert len(result.deck("B")) == 3
    assert len(result.discard("B")) == 2


# -- giving ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
def test_who_gives_a_card_draws_at_once(edition):
    """17.12: before the Hamster's controller decides what becomes of the card."""
    result = resolve(
        f"""
        A: {{hand: [hungry-hungry-hamster]}}
        B: {{mindbugs: 0, play: [snail-hydra], hand: {FIVE}, deck: [luchataur, hyenix]}}
        moves: [play hungry-hungry-hamster, choose bee-bear]
        """,
        ruleset=edition,
    )
    assert result.asked == ("A", "option")
    assert result.hand("B") == ["gorillion", "killer-bee", "shark-dog", "brain-fly", "luchataur"]
    assert result.deck("B") == ["hyenix"]


def test_who_gives_a_card_does_not_draw_by_the_other_reading_of_the_old_books():
    result = resolve(f"""
        ruleset: {{edition: first-contact, stolen-cards: no-draw}}
        A: {{hand: [hungry-hungry-hamster]}}
        B: {{mindbugs: 0, play: [snail-hydra], hand: {FIVE}, deck: [luchataur, hyenix]}}
        moves: [play hungry-hungry-hamster, choose bee-bear, option 2]
    """)
    assert result.hand("B") == ["gorillion", "killer-bee", "shark-dog", "brain-fly"]
    assert result.hand("A") == ["bee-bear"]


def test_who_is_given_a_card_into_a_hand_of_five_has_six():
    result = resolve("""
        A: {hand: [hungry-hungry-hamster, unknown, unknown, unknown, unknown], deck: 2}
        B: {mindbugs: 0, play: [snail-hydra], hand: [gorillion]}
        moves: [play hungry-hungry-hamster, option 2]
    """)
    assert len(result.hand("A")) == 6
    assert len(result.deck("A")) == 1


# -- unknown cards --------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
def test_unknown_cards_are_drawn_and_counted(edition):
    result = resolve(
        """
        A: {hand: [gorillion, unknown, unknown, unknown, unknown], deck: 5}
        B: {mindbugs: 0, play: [snail-hydra]}
        moves: [play gorillion]
        """,
        ruleset=edition,
    )
    assert result.hand("A") == ["unknown"] * 5
    assert result.deck("A") == ["unknown"] * 4


@pytest.mark.parametrize("edition", EDITIONS)
def test_unknown_cards_are_discarded_without_a_choice(edition):
    """All unknown cards are alike, so there is a single answer."""
    result = resolve(
        """
        A: {hand: [ferret-bomber]}
        B: {mindbugs: 0, play: [snail-hydra], hand: 5, deck: 5}
        moves: [play ferret-bomber]
        """,
        ruleset=edition,
    )
    assert result.discard("B") == ["unknown"] * 2
    assert result.hand("B") == ["unknown"] * 5
    assert result.deck("B") == ["unknown"] * 3
    assert (result.turn, result.asked) == ("B", None)


@pytest.mark.parametrize(
    "hand",
    ["[gorillion, unknown, unknown]", "[unknown, gorillion, unknown]"],
    ids=["known first", "known between"],
)
def test_unknown_cards_beside_known_ones_are_one_choice_each(hand):
    """Gorillion with an unknown card, or two unknown cards: wherever they lie in the hand."""
    result = resolve(f"""
        A: {{hand: [ferret-bomber]}}
        B: {{mindbugs: 0, play: [snail-hydra], hand: {hand}}}
        moves: [play ferret-bomber]
    """)
    assert result.asked == ("B", "choose")
    picks = sorted(sorted(pick.removeprefix("choose ").split(", ")) for pick in result.options)
    assert picks == [["gorillion", "unknown"], ["unknown", "unknown"]]


def test_unknown_card_beside_a_known_one_is_discarded():
    result = resolve("""
        A: {hand: [ferret-bomber]}
        B: {mindbugs: 0, play: [snail-hydra], hand: [gorillion, unknown, unknown]}
        moves: [play ferret-bomber, "choose gorillion, unknown"]
    """)
    assert sorted(result.discard("B")) == ["gorillion", "unknown"]
    assert result.hand("B") == ["unknown"]


@pytest.mark.parametrize("pick", ["gorillion, killer-bee", "killer-bee, gorillion"])
def test_order_in_which_cards_are_named_makes_no_difference(pick):
    result = resolve(f"""
        A: {{hand: [ferret-bomber]}}
        B: {{mindbugs: 0, play: [snail-hydra], hand: [gorillion, bee-bear, killer-bee]}}
        moves: [play ferret-bomber, "choose {pick}"]
    """)
    assert sorted(result.discard("B")) == ["gorillion", "killer-bee"]
    assert result.hand("B") == ["bee-bear"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_unknown_cards_are_stolen(edition):
    result = resolve(
        """
        A: {play: [gorillion], hand: 3}
        B: {play: [strange-barrel], hand: [luchataur]}
        moves: [attack gorillion, block strange-barrel]
        """,
        ruleset=edition,
    )
    assert result.hand("A") == ["unknown"]
    assert result.hand("B") == ["luchataur", "unknown", "unknown"]


def test_unknown_card_that_was_given_goes_into_the_hand():
    result = resolve("""
        A: {hand: [hungry-hungry-hamster]}
        B: {mindbugs: 0, play: [snail-hydra], hand: 3}
        moves: [play hungry-hungry-hamster, option 2]
    """)
    assert result.hand("A") == ["unknown"]
    assert result.hand("B") == ["unknown"] * 2


def test_unknown_cards_in_the_discard_pile_are_drawn_by_giraffodile():
    result = resolve("""
        A: {hand: [giraffodile], discard: [unknown, gorillion, unknown]}
        B: {mindbugs: 0, play: [snail-hydra]}
        moves: [play giraffodile]
    """)
    assert sorted(result.hand("A")) == ["gorillion", "unknown", "unknown"]


def test_drawn_unknown_card_cannot_be_played():
    wrong = refused("""
        A: {hand: [gorillion, bee-bear], deck: 1}
        B: {play: [snail-hydra]}
        moves: [play gorillion, mindbug, play unknown]
    """)
    assert wrong.number == 3
    assert [reason.kind for reason in wrong.reasons] == ["unknown"]


def test_pile_of_unknown_cards_only_leaves_grave_robber_without_an_answer():
    """It must choose, but what would come into play nobody can say."""
    result = resolve("""
        A: {hand: [grave-robber]}
        B: {mindbugs: 0, play: [snail-hydra], discard: 2}
        moves: [play grave-robber]
    """)
    assert result.asked == ("A", "choose")
    assert result.options == []
    assert [reason.kind for reason in result.why_not("choose unknown")] == ["unknown"]
