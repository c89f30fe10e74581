"""Chapters 3, 4, 5 and 7: the turn, its one action, attack and block, and the end of the game."""

import pytest
from board import library_with, refused, resolve

from judge.cards import library
from judge.simulate import dealt

EDITIONS = ["current", "beyond", "first-contact"]


STINGER = library_with(
    "{id: stinger, number: 1, copies: 2, power: 1, names: {en: Stinger},"
    " defeated: [lose-life: {opponent: 1}]}"
)


# -- the turn action ------------------------------------------------------------------------------


def test_turn_action_is_to_play_a_card_or_to_attack():
    result = resolve("""
        A: {hand: [killer-bee], play: [gorillion, {card: rhino-turtle, exhausted: true}]}
        B: {play: [luchataur]}
    """)
    assert result.asked == ("A", "turn")
    assert result.options == ["play killer-bee", "attack gorillion", "attack rhino-turtle"]


def test_turn_action_is_asked_even_if_only_one_is_possible():
    result = resolve("A: {play: [gorillion]}\nB: {play: [luchataur]}")
    assert result.asked == ("A", "turn")
    assert result.options == ["attack gorillion"]


def test_nobody_may_pass_the_turn():
    wrong = refused("""
        A: {play: [killer-bee]}
        B: {play: [gorillion]}
        moves: [pass]
    """)
    assert wrong.number == 1
    assert [reason.kind for reason in wrong.reasons] == ["must-act"]


def test_nobody_acts_with_the_opponents_creature():
    wrong = refused("""
        A: {play: [killer-bee]}
        B: {play: [gorillion]}
        moves: [attack gorillion]
    """)
    assert wrong.number == 1


@pytest.mark.parametrize("edition", EDITIONS)
def test_players_take_turns(edition):
    result = resolve(
        """
        A: {play: [gorillion]}
        B: {play: [snail-hydra, killer-bee]}
        moves: [attack gorillion, pass, attack snail-hydra, pass, attack gorillion]
        """,
        ruleset=edition,
    )
    assert (result.life("A"), result.life("B")) == (2, 2)
    assert result.turn == "A"
    assert result.asked == ("B", "block")


def test_board_may_begin_with_the_other_player():
    result = resolve("""
        turn: B
        A: {play: [gorillion]}
        B: {play: [snail-hydra]}
        moves: [attack snail-hydra]
    """)
    assert result.asked == ("A", "block")


def test_board_before_a_turn_rests_until_there_are_moves():
    board = "phase: start\nA: {play: [gorillion]}\nB: {hand: [luchataur]}"
    rest = resolve(board)
    assert (rest.phase, rest.asked) == ("start", None)
    assert resolve(board, "attack gorillion").life("B") == 2


def test_creature_that_came_into_play_this_turn_cannot_attack():
    board = """
        ruleset: {{edition: current, new-creature: {reading}}}
        A: {{play: [{{card: gorillion, entered: true}}], hand: [killer-bee]}}
        B: {{play: [luchataur]}}
    """
    waits = resolve(board.format(reading="cannot-attack"))
    assert waits.options == ["play killer-bee"]
    assert [reason.kind for reason in waits.why_not("attack gorillion")] == ["new"]
    assert "attack gorillion" in resolve(board.format(reading="may-attack")).options


@pytest.mark.parametrize(
    ("creature", "attacks", "may"),
    [("gorillion", 1, False), ("luchataur", 1, True), ("luchataur", 2, False)],
)
def test_creature_attacks_once_a_turn_and_with_frenzy_twice(creature, attacks, may):
    """7.1, with attacks made earlier in the turn."""
    result = resolve(f"""
        A: {{play: [{{card: {creature}, attacks: {attacks}}}], hand: [killer-bee]}}
        B: {{play: [bee-bear]}}
    """)
    assert (f"attack {creature}" in result.options) == may


# -- attack and block -----------------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("answer", "life", "bears"), [("block bee-bear", 3, []), ("pass", 2, ["bee-bear"])]
)
def test_gorillion_and_bee_bear_as_in_the_books(edition, answer, life, bears):
    result = resolve(
        f"""
        A: {{play: [gorillion]}}
        B: {{play: [bee-bear], hand: [luchataur]}}
        moves: [attack gorillion, {answer}]
        """,
        ruleset=edition,
    )
    assert result.life("B") == life
    assert result.play("B") == bears
    assert result.in_discard("B", "bee-bear") == (not bears)
    assert result.play("A") == ["gorillion"]


def test_weaker_attacker_is_defeated():
    result = resolve("""
        A: {play: [turf-the-surfer, killer-bee]}
        B: {play: [gorillion]}
        moves: [attack turf-the-surfer, choose killer-bee, block gorillion]
    """)
    assert result.discard("A") == ["turf-the-surfer"]
    assert result.play("B") == ["gorillion"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_equal_power_defeats_both_and_costs_no_life(edition):
    result = resolve(
        """
        A: {play: [snail-hydra], hand: [killer-bee]}
        B: {play: [luchataur], hand: [killer-bee]}
        moves: [attack snail-hydra, block luchataur]
        """,
        ruleset=edition,
    )
    assert result.discard("A") == ["snail-hydra"]
    assert result.discard("B") == ["luchataur"]
    assert result.life("B") == 3


def test_blocked_attack_costs_no_life_however_strong():
    result = resolve("""
        A: {play: [gorillion]}
        B: {play: [froblin-instigator], hand: [luchataur]}
        moves: [attack gorillion, block froblin-instigator]
    """)
    assert result.discard("B") == ["froblin-instigator"]
    assert result.life("B") == 3


@pytest.mark.parametrize(
    "blocker",
    ["{card: gorillion, entered: true}", "{card: gorillion, exhausted: true}", "gorillion"],
)
def test_new_and_exhausted_creatures_may_block(blocker):
    result = resolve(f"""
        A: {{play: [luchataur]}}
        B: {{play: [{blocker}]}}
        moves: [attack luchataur]
    """)
    assert result.options == ["block gorillion", "pass"]


def test_attacker_may_block_in_the_next_turn():
    """7.10: attacking does not tire."""
    result = resolve("""
        A: {play: [gorillion]}
        B: {play: [luchataur]}
        moves: [attack gorillion, pass, attack luchataur]
    """)
    assert result.asked == ("A", "block")
    assert result.options == ["block gorillion", "pass"]


# -- unable to act --------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
def test_player_with_neither_cards_nor_creatures_loses_when_the_turn_begins(edition):
    result = resolve(
        """
        A: {play: [gorillion]}
        B: {}
        moves: [attack gorillion]
        """,
        ruleset=edition,
    )
    assert result.life("B") == 2
    assert result.winner == "A"


@pytest.mark.parametrize("edition", EDITIONS)
def test_player_who_cannot_act_now_loses_at_once(edition):
    result = resolve("A: {}\nB: {play: [gorillion]}", ruleset=edition)
    assert result.winner == "B"


def test_creatures_that_cannot_attack_do_not_count_as_an_action():
    """All of B's creatures share the lowest power, so Hamster Lion stops them all."""
    result = resolve("""
        A: {play: [hamster-lion]}
        B: {play: [spider-owl, tiger-squirrel]}
        moves: [attack hamster-lion, pass, pass]
    """)
    assert result.life("B") == 2
    assert result.winner == "A"


def test_one_creature_that_can_attack_is_enough():
    result = resolve("""
        A: {play: [hamster-lion]}
        B: {play: [spider-owl, killer-bee]}
        moves: [attack hamster-lion, pass, pass]
    """)
    assert result.winner is None
    assert result.turn == "B"


def test_unknown_card_in_hand_keeps_its_owner_in_the_game():
    result = resolve("""
        A: {play: [gorillion]}
        B: {hand: 1}
        moves: [attack gorillion]
    """)
    assert result.winner is None
    assert result.turn == "B"


def test_player_with_only_unknown_cards_has_not_lost_but_nothing_to_write():
    result = resolve("A: {hand: 2}\nB: {play: [gorillion]}")
    assert result.winner is None
    assert result.asked == ("A", "turn")
    assert result.options == []
    assert [reason.kind for reason in result.why_not("play unknown")] == ["unknown"]


def test_bad_attack_must_be_made_rather_than_none():
    result = resolve("""
        A: {play: [count-draculeech], life: 1}
        B: {play: [gorillion]}
    """)
    assert result.options == ["attack count-draculeech"]
    assert result.winner is None


def test_player_whose_last_creature_fell_loses_when_the_turn_comes_round():
    result = resolve("""
        A: {play: [killer-bee]}
        B: {play: [gorillion, luchataur]}
        moves: [attack killer-bee, hunt gorillion, attack luchataur, pass]
    """)
    assert result.discard("A") == ["killer-bee"]
    assert result.winner == "B"
    assert result.life("A") == 2


def test_card_in_the_discard_pile_is_no_action():
    result = resolve("A: {discard: [hyenix]}\nB: {play: [gorillion]}")
    assert result.winner == "B"


# -- no life left ---------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
def test_unblocked_attack_on_the_last_life_wins(edition):
    result = resolve(
        """
        A: {play: [luchataur]}
        B: {life: 1, play: [killer-bee], discard: [hyenix]}
        moves: [attack luchataur, pass]
        """,
        ruleset=edition,
    )
    assert result.winner == "A"
    assert result.life("B") == 0
    assert result.asked is None
    assert result.discard("B") == ["hyenix"]


def test_loss_of_more_life_than_there_is_stops_at_zero():
    result = resolve("""
        A: {hand: [killer-bee]}
        B: {life: 1, mindbugs: 0, play: [gorillion]}
        moves: [play killer-bee]
    """)
    assert (result.life("B"), result.winner) == (0, "A")


def test_own_effect_may_lose_the_game():
    result = resolve("""
        A: {life: 1, hand: [goreagle-alpha], play: [gorillion]}
        B: {mindbugs: 0}
        moves: [play goreagle-alpha]
    """)
    assert result.winner == "B"


def test_no_move_is_legal_once_the_game_is_over():
    wrong = refused("""
        A: {hand: [killer-bee]}
        B: {life: 1, mindbugs: 0, play: [gorillion]}
        moves: [play killer-bee, attack gorillion]
    """)
    assert wrong.number == 2


TWO_STINGERS = """
    A: {life: 1, play: [{card: stinger, as: mine}, gorillion]}
    B: {life: 1, play: [{card: stinger, as: yours}, gorillion]}
    moves: [attack mine, block yours]
"""


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("first", "winner", "lives"), [("mine", "A", (1, 0)), ("yours", "B", (0, 1))]
)
def test_zero_life_wins_at_once_with_an_effect_still_waiting(edition, first, winner, lives):
    """3.1 and 3.4: whoever's effect comes second never sees it happen."""
    asked = resolve(TWO_STINGERS, ruleset=edition, cards=STINGER)
    assert asked.asked == ("A", "order")
    result = resolve(TWO_STINGERS, f"first {first}", ruleset=edition, cards=STINGER)
    assert result.winner == winner
    assert (result.life("A"), result.life("B")) == lives


def test_zero_life_wins_before_the_chosen_sentence_and_before_hyenix():
    """Draculeech's second sentence, and Hyenix, are never reached."""
    result = resolve("""
        A: {life: 1, play: [count-draculeech, killer-bee], discard: [hyenix, hyenix]}
        B: {play: [gorillion]}
        moves: [attack count-draculeech]
    """)
    assert result.winner == "B"
    assert result.discard("A") == ["hyenix", "hyenix-2"]
    assert result.play("B") == ["gorillion"]


def test_winning_by_a_card_that_an_effect_played():
    result = resolve("""
        A: {hand: [compost-dragon], discard: [killer-bee]}
        B: {life: 1, mindbugs: 0, play: [gorillion]}
        moves: [play compost-dragon]
    """)
    assert result.winner == "A"


# -- life -----------------------------------------------------------------------------------------


def test_life_has_no_upper_limit():
    result = resolve("""
        A: {life: 30, hand: [axolotl-healer]}
        B: {mindbugs: 0, play: [gorillion]}
        moves: [play axolotl-healer]
    """)
    assert result.life("A") == 32


@pytest.mark.parametrize("attacker", ["chameleon-sniper", "gorillion"])
def test_unblocked_attack_costs_one_life_whatever_the_power(attacker):
    result = resolve(f"""
        A: {{play: [{attacker}]}}
        B: {{life: 9, hand: [luchataur]}}
        moves: [attack {attacker}]
    """)
    assert result.life("B") == (7 if attacker == "chameleon-sniper" else 8)


@pytest.mark.parametrize(("loser", "winner"), [("A", "B"), ("B", "A")])
@pytest.mark.parametrize("phase", ["action", "start"])
def test_a_board_on_which_somebody_has_no_life_left_says_who_has_won(loser, winner, phase):
    """Rule 3.1: it was over before it began, and that is told."""
    result = resolve(f"{{phase: {phase}, {loser}: {{life: 0, hand: [gorillion]}}}}")
    assert result.winner == winner
    assert [(s.kind, s.rules) for s in result.steps] == [("win", ("3.1",))]
    assert result.asked is None


# -- every card -----------------------------------------------------------------------------------

# A board on which each can be played: both discard piles, both hands and both sides hold something.
BOARD = """
    A: {{hand: [{{card: {card}, as: played}}, bee-bear], play: [grave-robber], discard: [bee-bear]}}
    B: {{hand: [gorillion, gorillion], play: [luchataur, shark-dog], discard: [gorillion]}}
    moves: [play played, {answer}]
"""


# These go to the other player at once.
GIFTS = {"radioactive-rabbit", "saltemental", "suspicious-gift", "the-experiment"}
PLAYABLE = [card.id for card in dealt(library()) if card.id not in GIFTS]


@pytest.mark.parametrize("card", PLAYABLE)
@pytest.mark.parametrize(("answer", "player"), [("pass", "A"), ("mindbug", "B")])
def test_every_card_comes_into_play_for_whoever_plays_it(card, answer, player):
    result = resolve(BOARD.format(card=card, answer=answer))
    assert result.controller("played") == player
    assert result.mindbugs("B") == (1 if answer == "mindbug" else 2)


# Those with an Attack effect or dice do more, and Cave Lizard can't attack.
WITHOUT_ATTACK_EFFECT = [
    card.id
    for card in library()
    if not (card.card.attack or card.card.dice or card.card.team or card.is_power_card)
    and card.id != "cave-lizard"
]


@pytest.mark.parametrize("card", WITHOUT_ATTACK_EFFECT)
def test_every_card_without_an_attack_effect_costs_one_life_if_unblocked(card):
    result = resolve(f"""
        A: {{play: [{card}]}}
        B: {{hand: [gorillion]}}
        moves: [attack {card}]
    """)
    assert result.life("B") == 2
    assert result.in_play(card)
