"""Disputed questions about Mindbugs, hands and losing, each answered on a board."""

import pytest
from board import refused, resolve

EDITIONS = ["current", "beyond", "first-contact"]
OLDER = ["beyond", "first-contact"]

# -- using a Mindbug ------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_mindbug_is_decided_before_anything_on_the_card_happens(edition):
    """show-card: the card is drawn for, but not in play, and its Play effect waits."""
    result = resolve(
        """
        A:
          hand: [axolotl-healer, luchataur, killer-bee, bee-bear, brain-fly]
          deck: [gorillion, turbo-bug]
        moves: [play axolotl-healer]
        """,
        ruleset=edition,
    )
    assert result.asked == ("B", "mindbug")
    assert result.options == ["mindbug", "pass"]
    assert not result.in_play("axolotl-healer")
    assert result.life("A") == 3
    assert result.hand("A") == ["luchataur", "killer-bee", "bee-bear", "brain-fly", "gorillion"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_mindbugged_creature_has_its_play_effect_for_the_mindbug_user(edition):
    """mb-play-effect: it comes into play on their side, and "you" is them."""
    result = resolve(
        """
        A: {hand: [axolotl-healer, gorillion]}
        moves: [play axolotl-healer, mindbug]
        """,
        ruleset=edition,
    )
    assert result.controller("axolotl-healer") == "B"
    assert (result.life("A"), result.life("B")) == (3, 5)
    assert (result.mindbugs("A"), result.mindbugs("B")) == (2, 1)


def test_a_mindbugged_ferret_bomber_hits_the_player_who_played_it():
    """mb-play-effect: "opponent" is the one whose card it was."""
    result = resolve("""
        A: {play: [bee-bear], hand: [ferret-bomber, gorillion, luchataur]}
        B: {hand: [killer-bee, turbo-bug]}
        moves: [play ferret-bomber, mindbug]
    """)
    assert sorted(result.discard("A")) == ["gorillion", "luchataur"]
    assert result.hand("B") == ["killer-bee", "turbo-bug"]


def test_a_mindbugged_grave_robber_digs_in_the_pile_of_the_player_who_played_it():
    """mb-grave: for the Mindbug user that is the opponent's discard pile."""
    result = resolve("""
        A: {play: [luchataur], hand: [grave-robber], discard: [killer-bee]}
        B: {discard: [gorillion]}
        moves: [play grave-robber, mindbug]
    """)
    assert result.play("B") == ["grave-robber", "killer-bee"]
    assert result.discard("A") == []
    assert result.discard("B") == ["gorillion"]
    assert result.life("A") == 2


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_card_played_by_an_effect_cannot_be_mindbugged(edition):
    """mb-effect-from-hand: only a play-from-hand turn action can; the Play effect happens."""
    result = resolve(
        """
        A: {hand: [hungry-hungry-hamster]}
        B: {play: [gorillion], hand: [axolotl-healer]}
        moves: [play hungry-hungry-hamster, pass, option 1]
        """,
        ruleset=edition,
    )
    assert result.controller("axolotl-healer") == "A"
    assert result.life("A") == 5
    assert result.mindbugs("B") == 2
    assert (result.turn, result.phase) == ("B", "start")


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_mindbug_cannot_be_answered_with_a_mindbug(edition):
    """mb-counter: nobody is asked, and the creature stays where it is."""
    result = resolve(
        """
        A: {hand: [axolotl-healer, gorillion]}
        moves: [play axolotl-healer, mindbug]
        """,
        ruleset=edition,
    )
    assert result.asked in (("A", "turn"), None)
    assert "mindbug" not in result.options
    assert result.controller("axolotl-healer") == "B"


def test_a_counter_mindbug_is_refused():
    """mb-counter: it is no legal move."""
    board = "A: {hand: [axolotl-healer, gorillion]}"
    assert refused(board, "play axolotl-healer", "mindbug", "mindbug").number == 3


def test_an_attacking_creature_cannot_be_mindbugged():
    """mb-in-play: only a card at the moment it is played from the hand."""
    board = """
        A: {play: [gorillion]}
        B: {play: [bee-bear]}
    """
    assert resolve(board, "attack gorillion").options == ["block bee-bear", "pass"]
    assert refused(board, "attack gorillion", "mindbug").number == 2


def test_a_constant_ability_does_not_work_before_the_mindbug_and_then_for_the_new_controller():
    """mb-constants-not-yet: the mindbugged Deathweaver stops the one who played it."""
    board = "A: {hand: [deathweaver, axolotl-healer]}"
    shown = resolve(board, "play deathweaver")
    assert shown.asked == ("B", "mindbug")
    assert shown.options == ["mindbug", "pass"]
    result = resolve(board, "play deathweaver", "mindbug", "play axolotl-healer", "pass")
    assert result.controller("deathweaver") == "B"
    assert result.controller("axolotl-healer") == "A"
    assert result.life("A") == 3


# -- after a Mindbug ------------------------------------------------------------------------------

MINDBUGGED = """
    A: {hand: [gorillion, luchataur]}
    B: {hand: [bee-bear]}
    moves: [play gorillion, mindbug]
"""


def test_after_a_mindbug_comes_another_action_in_the_same_turn():
    """mb-extra: so say the newest books."""
    result = resolve(MINDBUGGED, ruleset="current")
    assert result.asked == ("A", "turn")
    assert result.options == ["play luchataur"]
    assert (result.turn, result.phase) == ("A", "action")


@pytest.mark.parametrize("edition", OLDER)
def test_by_the_older_books_the_turn_ends_and_an_extra_turn_follows(edition):
    """mb-extra: the board rests before a turn of the same player."""
    result = resolve(MINDBUGGED, ruleset=edition)
    assert result.asked is None
    assert (result.turn, result.phase) == ("A", "start")


def test_without_a_word_on_the_rules_the_newest_books_hold_for_mixed_sets():
    """mix-which-rules: First Contact and New Servants together, another action in the same turn."""
    result = resolve("""
        A: {hand: [gorillion, hyenix]}
        B: {hand: [bee-bear]}
        moves: [play gorillion, mindbug]
    """)
    assert result.asked == ("A", "turn")
    assert (result.turn, result.phase) == ("A", "action")


@pytest.mark.parametrize("edition", EDITIONS)
def test_after_using_a_mindbug_one_has_ones_normal_turn(edition):
    """mb-own-benefit: the other player acts once more, then it is the Mindbug user's turn."""
    result = resolve(MINDBUGGED, "play luchataur", "pass", ruleset=edition)
    assert result.controller("luchataur") == "A"
    assert (result.turn, result.phase) == ("B", "start")


def test_a_mindbug_is_optional():
    """mb-own-benefit: who passes keeps it."""
    result = resolve("""
        A: {hand: [gorillion]}
        B: {hand: [bee-bear]}
        moves: [play gorillion, pass]
    """)
    assert result.controller("gorillion") == "A"
    assert result.mindbugs("B") == 2
    assert (result.turn, result.phase) == ("B", "start")


# Harpy Mother has 7 next to Urchin Hurler; the mindbugged Tiger Squirrel defeats her, and her
# effect brings it back in the turn in which it came into play.
BACK_AGAIN = """
    A: {play: [harpy-mother, urchin-hurler], hand: [tiger-squirrel]}
    B: {hand: [gorillion]}
    moves: [play tiger-squirrel, mindbug, choose tiger-squirrel]
"""


def test_a_creature_one_got_back_in_the_same_turn_cannot_attack():
    """mb-newly-entered-attack: only FAST lets a creature attack the turn it comes into play."""
    result = resolve(BACK_AGAIN, ruleset="current")
    assert result.controller("tiger-squirrel") == "A"
    assert result.asked == ("A", "turn")
    assert result.options == ["attack urchin-hurler"]
    assert [reason.kind for reason in result.why_not("attack tiger-squirrel")] == ["new"]


@pytest.mark.parametrize("edition", OLDER)
def test_a_creature_one_got_back_may_attack_in_the_extra_turn(edition):
    """mb-newly-entered-attack: the extra turn is a new turn."""
    result = resolve(BACK_AGAIN, "attack tiger-squirrel", ruleset=edition)
    assert result.life("B") == 2


# -- losing ---------------------------------------------------------------------------------------


def test_who_has_no_card_and_no_creature_that_may_attack_loses():
    """no-action: a creature that cannot attack does not count."""
    result = resolve("""
        A: {play: [brain-fly]}
        B: {play: [hamster-lion]}
    """)
    assert result.winner == "B"


@pytest.mark.parametrize("edition", EDITIONS)
def test_who_cannot_act_after_a_mindbug_loses(edition):
    """no-action: the other action has to be taken as well."""
    result = resolve(
        """
        A: {hand: [gorillion]}
        moves: [play gorillion, mindbug]
        """,
        ruleset=edition,
    )
    assert result.winner == "B"


def test_nobody_may_pass_while_there_is_an_action_however_bad():
    """no-action: a bad attack must be made."""
    result = resolve("""
        A: {play: [snail-hydra]}
        B: {play: [gorillion]}
    """)
    assert result.asked == ("A", "turn")
    assert result.options == ["attack snail-hydra"]
    assert [reason.kind for reason in result.why_not("pass")] == ["must-act"]


# -- discarding and drawing -----------------------------------------------------------------------

FERRET_BOMBER = """
    A: {hand: [ferret-bomber, gorillion]}
    B:
      hand: [luchataur, killer-bee, bee-bear, brain-fly, turbo-bug]
      deck: [elephantopus, snail-hydra, grave-robber]
      mindbugs: 0
    moves: [play ferret-bomber]
"""


@pytest.mark.parametrize("edition", ["current", "beyond"])
def test_two_cards_are_discarded_before_one_draws(edition):
    """draw-two-discards: one effect is finished first."""
    asked = resolve(FERRET_BOMBER, ruleset=edition)
    assert asked.asked == ("B", "choose")
    assert len(asked.options) == 10
    result = resolve(FERRET_BOMBER, "choose luchataur, killer-bee", ruleset=edition)
    assert result.discard("B") == ["luchataur", "killer-bee"]
    assert result.hand("B") == ["bee-bear", "brain-fly", "turbo-bug", "elephantopus", "snail-hydra"]


def test_by_the_first_contact_books_one_draws_after_each_discarded_card():
    """draw-two-discards: so the card just drawn may be the second one."""
    board = resolve(FERRET_BOMBER, "choose luchataur", ruleset="first-contact")
    assert board.asked == ("B", "choose")
    assert "choose elephantopus" in board.options
    result = resolve(
        FERRET_BOMBER, "choose luchataur", "choose elephantopus", ruleset="first-contact"
    )
    assert result.discard("B") == ["luchataur", "elephantopus"]
    assert result.hand("B") == ["killer-bee", "bee-bear", "brain-fly", "turbo-bug", "snail-hydra"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_there_is_no_limit_to_the_cards_in_hand(edition):
    """draw-above5: nobody discards down, and one draws again only below five."""
    board = """
        A:
          hand: [giraffodile, gorillion, luchataur, killer-bee, bee-bear]
          deck: [elephantopus, snail-hydra]
          discard: [brain-fly, turbo-bug, shark-dog]
        B: {hand: [grave-robber], mindbugs: 0}
        moves: [play giraffodile]
    """
    result = resolve(board, ruleset=edition)
    assert len(result.hand("A")) == 8
    assert result.deck("A") == ["snail-hydra"]
    assert (result.turn, result.phase) == ("B", "start")
    later = resolve(board, "play grave-robber", "pass", "play gorillion", ruleset=edition)
    assert len(later.hand("A")) == 7
    assert later.deck("A") == ["snail-hydra"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_an_empty_draw_pile_is_neither_reshuffled_nor_a_loss(edition):
    """draw-empty: one just stops drawing."""
    result = resolve(
        """
        A: {hand: [gorillion, luchataur], discard: [killer-bee, bee-bear]}
        B: {hand: [grave-robber]}
        moves: [play gorillion, pass]
        """,
        ruleset=edition,
    )
    assert result.hand("A") == ["luchataur"]
    assert result.discard("A") == ["killer-bee", "bee-bear"]
    assert result.winner is None


EXTORTER = """
    A: {play: [tusked-extorter]}
    B:
      play: [gorillion]
      hand: [luchataur, killer-bee, bee-bear, brain-fly, turbo-bug]
      deck: [elephantopus]
    moves: [attack tusked-extorter]
"""


def test_who_discards_chooses_the_card():
    """choose-discard: unless the card says random."""
    result = resolve(EXTORTER)
    assert result.asked == ("B", "choose")
    assert result.options == [
        f"choose {card}"
        for card in ("luchataur", "killer-bee", "bee-bear", "brain-fly", "turbo-bug")
    ]


@pytest.mark.parametrize("edition", EDITIONS)
def test_one_draws_back_before_the_block_is_decided(edition):
    """attack-discard-draw: drawing comes before any other effect."""
    result = resolve(EXTORTER, "choose luchataur", ruleset=edition)
    assert result.asked == ("B", "block")
    assert result.hand("B") == ["killer-bee", "bee-bear", "brain-fly", "turbo-bug", "elephantopus"]


# -- Hungry Hungry Hamster ------------------------------------------------------------------------

HAMSTER = """
    A: {hand: [hungry-hungry-hamster]}
    B:
      hand: [luchataur, killer-bee, bee-bear, brain-fly, turbo-bug]
      deck: [elephantopus]
      mindbugs: 0
    moves: [play hungry-hungry-hamster]
"""


def test_the_opponent_chooses_the_card_for_hungry_hungry_hamster():
    """hungry-hamster: who gives chooses."""
    result = resolve(HAMSTER)
    assert result.asked == ("B", "choose")
    assert len(result.options) == 5


@pytest.mark.parametrize("edition", ["current", "beyond"])
def test_who_gave_a_card_to_hungry_hungry_hamster_draws_at_once(edition):
    """hungry-hamster: before it is decided what becomes of the card."""
    result = resolve(HAMSTER, "choose luchataur", ruleset=edition)
    assert result.asked == ("A", "option")
    assert len(result.hand("B")) == 5
    assert result.in_hand("B", "elephantopus")


def test_the_given_card_may_be_put_into_the_hand():
    """hungry-hamster: or played, and then its Play effect happens."""
    kept = resolve(HAMSTER, "choose killer-bee", "option 2")
    assert kept.hand("A") == ["killer-bee"]
    assert kept.life("B") == 3
    played = resolve(HAMSTER, "choose killer-bee", "option 1")
    assert played.controller("killer-bee") == "A"
    assert played.life("B") == 2
