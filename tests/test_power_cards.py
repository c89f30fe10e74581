"""Chapter 16: energy, buying Power cards, and what each of the sixteen does."""

import pytest
from board import Result, energy, keywords, power, refused, resolve

from judge.cards import library
from judge.engine import PLAYERS
from judge.scenario import ScenarioError, read_scenario, to_scenario

EXTRA_TURN = "{edition: current, after-mindbug: extra-turn}"


def row(result: Result) -> list[str]:
    return [copy.ref for copy in result.end.beside.row]


def power_deck(result: Result) -> list[str]:
    return [copy.ref for copy in result.end.beside.power_deck]


def power_discard(result: Result) -> list[str]:
    return [copy.ref for copy in result.end.beside.power_discard]


def buying(card: str, a: str = "", b: str = "", *moves: str, rest: str = "") -> Result:
    """A, with 3 energy, buys a card at the start of the turn; then the moves that are given."""
    return resolve(shop(card, a, b, rest), f"buy {card}", *moves)


def shop(card: str, a: str = "", b: str = "", rest: str = "") -> str:
    return f"""
        phase: start
        A: {{energy: 3, {a or "hand: [gorillion]"}}}
        B: {{{b or "hand: [luchataur]"}}}
        power: {{row: [{card}]}}
        {rest}
    """


# -- the cards ------------------------------------------------------------------------------------

# The price of each card, as printed.
PRICES = {
    "ambush": 2,
    "extra-head": 1,
    "healing-bots": 1,
    "monster-buddies": 2,
    "mysterious-ally": 2,
    "portal-malfunction": 1,
    "pounce": 1,
    "rage": 1,
    "railgun": 2,
    "random-mutation": 1,
    "reanimation": 3,
    "resurrection": 3,
    "revenge": 1,
    "stomp": 1,
    "subterranean-strike": 2,
    "suburban-camouflage": 3,
}


def test_there_are_sixteen_power_cards():
    found = {card.card.id: card.card.cost for card in library() if card.is_power_card}
    assert found == PRICES
    assert len(found) == 16


@pytest.mark.parametrize(("card", "price"), PRICES.items())
def test_a_power_card_costs_what_is_printed(card, price):
    board = f"""
        phase: start
        A: {{energy: {price}, hand: [gorillion]}}
        B: {{hand: [luchataur]}}
        power: {{row: [{card}]}}
    """
    result = resolve(board, f"buy {card}")
    assert energy(result, "A") == 0
    assert power_discard(result) == [card]
    assert row(result) == []


@pytest.mark.parametrize(("card", "price"), PRICES.items())
def test_with_one_energy_less_it_cannot_be_bought(card, price):
    board = f"""
        phase: start
        A: {{energy: {price - 1}, hand: [gorillion]}}
        B: {{hand: [luchataur]}}
        power: {{row: [{card}]}}
    """
    assert refused(board, f"buy {card}").number == 1


# -- buying (16.4 to 16.9) ------------------------------------------------------------------------

OPEN = """
    phase: start
    A: {energy: 2, play: [kong], hand: [gorillion]}
    B: {energy: 5, play: [gigazaur], hand: [luchataur]}
    power: {row: [healing-bots, railgun, resurrection], deck: [stomp, pounce]}
"""


def test_at_the_start_of_the_turn_one_may_buy_what_one_can_pay():
    error = refused(OPEN, "buy resurrection")
    assert error.number == 1
    assert error.decision.kind == "buy"
    assert PLAYERS[error.decision.player] == "A"
    options = [str(move) for move in error.decision.options]
    assert sorted(options) == ["buy healing-bots", "buy railgun", "pass"]
    assert [reason.kind for reason in error.reasons] == ["too-expensive"]
    assert error.reasons[0].rules == ("16.5",)


def test_buying_is_not_compulsory():
    result = resolve(OPEN, "pass")
    assert result.asked == ("A", "turn")
    assert energy(result, "A") == 2
    assert row(result) == ["healing-bots", "railgun", "resurrection"]


def test_what_is_bought_is_paid_replaced_and_discarded():
    """16.5 to 16.7."""
    result = resolve(OPEN, "buy railgun")
    assert energy(result, "A") == 0
    assert energy(result, "B") == 5
    assert sorted(row(result)) == ["healing-bots", "resurrection", "stomp"]
    assert power_deck(result) == ["pounce"]
    assert power_discard(result) == ["railgun"]
    assert result.life("B") == 2
    assert result.discard("A") == []  # the Power cards have a discard pile of their own
    assert result.hand("A") == ["gorillion"]


def test_with_no_energy_left_one_is_not_asked_again():
    assert resolve(OPEN, "buy railgun").asked == ("A", "turn")


def test_the_new_card_can_be_bought_as_well():
    """16.8, with the example of the rule: Healing Bots, then the Stomp that replaced it."""
    board = """
        phase: start
        A: {energy: 2, play: [kong], hand: [gorillion]}
        B: {play: [pandakai], hand: [luchataur]}
        power: {row: [healing-bots, railgun, resurrection], deck: [stomp, pounce]}
    """
    result = resolve(board, "buy healing-bots")
    assert result.asked == ("A", "buy")
    assert result.options == ["buy stomp", "pass"]
    result = resolve(board, "buy healing-bots", "buy stomp")
    assert result.asked == ("A", "turn")
    assert sorted(row(result)) == ["pounce", "railgun", "resurrection"]
    assert sorted(power_discard(result)) == ["healing-bots", "stomp"]
    assert result.life("A") == 4
    assert result.in_discard("B", "pandakai")


def test_who_has_stopped_buying_has_stopped():
    """16.4, 16.10: passing ends it for this turn, also with energy left."""
    result = resolve(OPEN, "pass")
    assert result.asked == ("A", "turn")
    assert refused(OPEN, "pass", "buy railgun").number == 2


def test_the_card_is_replaced_before_its_effect_and_discarded_after_it():
    """16.6, 16.7: while its effect asks something, three others lie open."""
    board = """
        phase: start
        A: {energy: 2, play: [kong], hand: [gorillion]}
        B: {play: [kraken, rex-florae], hand: [luchataur]}
        power: {row: [ambush, railgun, resurrection], deck: [stomp]}
    """
    result = resolve(board, "buy ambush")
    assert result.asked == ("A", "choose")
    assert sorted(row(result)) == ["railgun", "resurrection", "stomp"]
    assert power_discard(result) == []
    result = resolve(board, "buy ambush", "choose kraken")
    assert power_discard(result) == ["ambush"]


def test_an_empty_power_deck_replaces_nothing():
    """16.9: the open cards are bought one by one; then there is nothing left to buy."""
    board = """
        phase: start
        A: {energy: 9, play: [kong], hand: [gorillion]}
        B: {hand: [luchataur]}
        power: {row: [healing-bots, railgun, mysterious-ally]}
    """
    result = resolve(board, "buy healing-bots")
    assert row(result) == ["railgun", "mysterious-ally"]
    assert result.options == ["buy railgun", "buy mysterious-ally", "pass"]
    result = resolve(board, "buy healing-bots", "buy mysterious-ally", "buy railgun")
    assert row(result) == []
    assert result.asked == ("A", "turn")
    assert energy(result, "A") == 4


def test_without_an_affordable_card_one_is_not_asked():
    board = """
        phase: start
        A: {energy: 1, play: [gigazaur], hand: [gorillion]}
        B: {play: [rob], hand: [luchataur]}
        power: {row: [ambush, railgun, resurrection], deck: 5}
    """
    result = resolve(board, "attack gigazaur")
    assert result.asked == ("B", "block")
    assert refused(board, "pass").number == 1


def test_without_power_cards_energy_buys_nothing():
    """16.9."""
    board = "{phase: start, A: {energy: 9, play: [gigazaur]}, B: {play: [rob], hand: 5}}"
    assert resolve(board, "attack gigazaur").asked == ("B", "block")


def test_each_player_buys_in_their_own_turn_only():
    """16.10: B has 5 energy, but it is A's turn; then it is B's."""
    assert refused(OPEN, "pass", "attack kong", "buy railgun").number == 3
    moves = ["pass", "attack kong", "roll grow-1", "pass", "pass"]
    result = resolve(OPEN, *moves)
    assert (result.turn, result.phase) == ("B", "start")
    result = resolve(OPEN, *moves, "buy resurrection")
    assert energy(result, "B") == 2
    assert energy(result, "A") == 2
    assert result.asked == ("B", "buy")


def test_after_the_start_of_the_turn_nothing_is_bought():
    """16.10: on a board in its action phase the start is over."""
    board = """
        A: {energy: 9, play: [kong], hand: [gorillion]}
        B: {hand: [luchataur]}
        power: {row: [healing-bots, railgun, resurrection]}
    """
    assert resolve(board).asked == ("A", "turn")
    error = refused(board, "buy railgun")
    assert error.number == 1
    assert error.decision.kind == "turn"


def test_energy_from_a_die_is_for_the_next_turn():
    """16.1, 16.10: what Kong rolls now can be spent when A's next turn begins."""
    board = """
        A: {play: [kong], hand: [gorillion, killer-bee]}
        B: {mindbugs: 0, play: [gigazaur], hand: [luchataur, brain-fly]}
        power: {row: [railgun]}
    """
    moves = ["attack kong", "roll energy-2", "pass", "pass"]
    assert refused(board, *moves, "buy railgun").number == 5
    moves += ["play luchataur", "pass"]
    result = resolve(board, *moves)
    assert (result.turn, result.phase) == ("A", "start")
    result = resolve(board, *moves, "buy railgun")
    assert result.life("B") == 1
    assert energy(result, "A") == 0


def test_after_a_mindbug_one_cannot_buy_again_in_the_same_turn():
    """16.10, dispute mb-extra: another turn action in the same turn, so no start of a turn."""
    board = """
        phase: start
        A: {energy: 4, play: [gigazaur], hand: [gorillion, killer-bee]}
        B: {play: [rob], hand: [luchataur]}
        power: {row: [healing-bots, railgun]}
    """
    moves = ["pass", "play gorillion", "mindbug"]
    assert resolve(board, *moves).asked == ("A", "turn")
    assert refused(board, *moves, "buy railgun").number == 4


def test_the_older_extra_turn_has_a_start_to_buy_at():
    """16.10: the books that give an extra turn."""
    board = f"""
        ruleset: {EXTRA_TURN}
        phase: start
        A: {{energy: 4, play: [gigazaur], hand: [gorillion, killer-bee]}}
        B: {{play: [rob], hand: [luchataur]}}
        power: {{row: [healing-bots, railgun]}}
    """
    moves = ["pass", "play gorillion", "mindbug"]
    result = resolve(board, *moves)
    assert (result.turn, result.phase) == ("A", "start")
    result = resolve(board, *moves, "buy railgun")
    assert result.life("B") == 2
    assert energy(result, "A") == 2


def test_another_turn_has_a_start_of_its_own():
    """Dispute borgions: Power cards may be bought again, and what held "this turn" is over."""
    board = """
        phase: start
        A: {energy: 2, play: [{card: borgions, octonite: 1}, gigazaur], hand: [gorillion]}
        B: {play: [rob, kong], hand: [luchataur, killer-bee, brain-fly]}
        power: {row: [rage, pounce, healing-bots]}
    """
    moves = ["buy rage", "pass", "action borgions", "choose kong"]
    result = resolve(board, *moves)
    assert (result.turn, result.phase) == ("A", "start")
    assert keywords(result, "gigazaur") == frozenset()
    result = resolve(board, *moves, "buy pounce")
    assert energy(result, "A") == 0
    assert keywords(result, "gigazaur") == {"HUNTER"}


# -- before Harvest (16.11) -----------------------------------------------------------------------


def test_one_buys_before_octonite_is_removed():
    """Dispute kot-buy-harvest: while A decides, Icecube Dragon still has its last counter."""
    board = """
        phase: start
        A: {energy: 1, play: [{card: icecube-dragon, octonite: 1}], hand: [gorillion]}
        B: {hand: [luchataur]}
        power: {row: [portal-malfunction, railgun]}
    """
    error = refused(board, "buy railgun")
    assert error.decision.kind == "buy"
    assert error.state.find("icecube-dragon")[1].octonite == 1
    result = resolve(board, "buy portal-malfunction")
    assert result.in_hand("A", "icecube-dragon")
    assert result.discard("A") == []
    result = resolve(board, "pass")
    assert result.in_discard("A", "icecube-dragon")


def test_a_harvest_that_wins_comes_after_a_purchase_that_wins():
    """Railgun takes B's last life while Artimist (Harvest: you win) still has its counter."""
    board = """
        phase: start
        A: {energy: 2, play: [{card: artimist, octonite: 1}], hand: [gorillion]}
        B: {life: 1, hand: [luchataur]}
        power: {row: [railgun]}
    """
    result = resolve(board, "buy railgun")
    assert (result.winner, result.life("B")) == ("A", 0)
    assert result.creature("artimist").octonite == 1
    result = resolve(board, "pass")
    assert (result.winner, result.life("B")) == ("A", 1)
    assert result.creature("artimist").octonite == 0


@pytest.mark.parametrize("other", ["", ", {card: lychee-king, octonite: 2}"])
def test_a_harvest_creature_that_a_purchase_brings_loses_octonite_this_turn(other):
    """16.11, 13.5: buy first, then 1 Octonite comes off each of one's Harvest creatures.

    Monster Buddies has Kiwing Juicer play Captain Cucodile (1 Octonite, Harvest: gain 2 life),
    whether or not there was a Harvest creature when the turn began.
    """
    result = buying(
        "monster-buddies",
        f"play: [kiwing-juicer{other}], discard: [captain-cucodile], hand: [gorillion]",
    )
    assert result.asked == ("A", "turn")
    assert result.creature("captain-cucodile").octonite == 0
    assert result.life("A") == 5


# -- not the turn action (16.12) ------------------------------------------------------------------


def test_after_buying_one_still_takes_a_turn_action():
    result = resolve(OPEN, "buy railgun", "attack kong", "roll grow-1", "pass", "pass")
    assert result.life("B") == 1
    assert (result.turn, result.phase) == ("B", "start")


def test_a_bought_card_can_save_from_losing():
    """Dispute kot-buy-not-action: Mysterious Ally draws a card that can be played."""
    board = """
        phase: start
        A: {energy: 2}
        B: {mindbugs: 0, hand: [luchataur]}
        power: {row: [mysterious-ally, healing-bots]}
        unused: [gorillion, killer-bee]
    """
    result = resolve(board, "buy mysterious-ally")
    assert result.winner is None
    assert result.asked == ("A", "turn")
    assert result.options == ["play gorillion"]
    result = resolve(board, "buy mysterious-ally", "play gorillion")
    assert result.in_play("gorillion")
    assert result.winner is None


def test_resurrection_saves_from_losing_too():
    """Dispute kot-buy-not-action."""
    result = buying("resurrection", "discard: [gorillion]")
    assert result.winner is None
    assert result.options == ["play gorillion"]


@pytest.mark.parametrize("move", ["buy healing-bots", "pass"])
def test_who_buys_nothing_that_helps_loses(move):
    board = "{phase: start, A: {energy: 1}, B: {hand: 5}, power: {row: [healing-bots]}}"
    result = resolve(board, move)
    assert result.winner == "B"


def test_the_loss_is_not_settled_while_something_can_be_bought():
    """A turn ends; B has neither cards nor creatures, but 2 energy and something to buy."""
    board = """
        A: {play: [gigazaur], hand: 5}
        B: {energy: ENERGY}
        power: {row: [mysterious-ally]}
        unused: [gorillion]
    """
    result = resolve(board.replace("ENERGY", "2"), "attack gigazaur")
    assert result.winner is None
    assert (result.turn, result.phase) == ("B", "start")
    result = resolve(board.replace("ENERGY", "2"), "attack gigazaur", "buy mysterious-ally")
    assert result.options == ["play gorillion"]
    result = resolve(board.replace("ENERGY", "1"), "attack gigazaur")
    assert result.winner == "A"


def test_a_purchase_can_make_one_lose():
    """Cursed Goblin Werewolf: allied creatures with FRENZY and/or HUNTER cannot attack."""
    board = shop("rage", "play: [kong], discard: [cursed-goblin-werewolf]")
    assert resolve(board, "pass").asked == ("A", "turn")
    assert resolve(board, "buy rage").winner == "B"


# -- no Mindbug (16.14) ---------------------------------------------------------------------------


@pytest.mark.parametrize("card", ["railgun", "healing-bots", "ambush"])
def test_a_power_card_cannot_be_mindbugged(card):
    """Dispute kot-mindbug-power."""
    board = shop(card, "play: [kong]", "play: [gigazaur, captain-fish], hand: [luchataur]")
    error = refused(board, f"buy {card}", "mindbug")
    assert error.number == 2
    result = resolve(board, f"buy {card}")
    assert result.mindbugs("B") == 2
    assert result.asked != ("B", "mindbug")


# -- unknown Power cards --------------------------------------------------------------------------


def test_an_unknown_card_takes_the_place_of_the_bought_one():
    board = """
        phase: start
        A: {energy: 2, hand: [gorillion]}
        B: {hand: [luchataur]}
        power: {row: [railgun, stomp, rage], deck: 4}
    """
    result = resolve(board, "buy railgun")
    assert sorted(row(result)) == ["rage", "stomp", "unknown"]
    assert power_deck(result) == ["unknown"] * 3


def test_an_unknown_open_card_cannot_be_bought():
    board = """
        phase: start
        A: {energy: 9, hand: [gorillion]}
        B: {hand: [luchataur]}
        power: {row: [unknown, stomp, unknown], deck: 4}
    """
    error = refused(board, "buy unknown")
    assert error.number == 1
    assert [reason.kind for reason in error.reasons] == ["unknown"]
    assert [str(move) for move in error.decision.options] == ["buy stomp", "pass"]


def test_a_row_may_be_given_as_a_number_and_be_left_alone():
    board = """
        phase: start
        A: {energy: 9, hand: [gorillion]}
        B: {hand: [luchataur]}
        power: {row: 3, deck: 13}
    """
    result = resolve(board, "pass")
    assert result.asked == ("A", "turn")
    assert row(result) == ["unknown"] * 3


def test_unknown_open_cards_leave_it_open_whether_one_has_lost():
    """B, with energy, might be able to buy a card that helps. Nobody can say."""
    board = "{A: {play: [gigazaur], hand: 5}, B: {energy: 1}, power: {row: 3}}"
    result = resolve(board, "attack gigazaur")
    assert result.winner is None
    board = "{A: {play: [gigazaur], hand: 5}, B: {energy: 0}, power: {row: 3}}"
    assert resolve(board, "attack gigazaur").winner == "A"


def test_the_board_is_written_down_again_with_its_power_cards():
    result = resolve(OPEN, "buy railgun")
    written = to_scenario(result.end)
    assert written["power"] == {
        "row": row(result),
        "deck": ["pounce"],
        "discard": ["railgun"],
    }
    assert written["B"]["energy"] == 5
    assert "energy" not in written["A"]
    again = read_scenario(str(written)).state
    assert again.beside == result.end.beside


@pytest.mark.parametrize("wrong", ["kong", "no-such-card", "gorillion", "Ambushh"])
def test_only_power_cards_lie_in_the_row(wrong):
    board = f"{{A: {{hand: 1}}, power: {{row: [{wrong}]}}}}"
    with pytest.raises(ScenarioError) as caught:
        read_scenario(board)
    assert caught.value.path == ("power", "row", 0)


# -- Ambush ---------------------------------------------------------------------------------------


def test_ambush_defeats_any_enemy_creature_of_ones_choice():
    result = buying("ambush", "play: [kong]", "play: [gorillion, pandakai], hand: [luchataur]")
    assert result.asked == ("A", "choose")
    assert sorted(result.options) == ["choose gorillion", "choose pandakai"]
    result = buying(
        "ambush",
        *["play: [kong]", "play: [gorillion, pandakai], hand: [luchataur]", "choose gorillion"],
    )
    assert result.in_discard("B", "gorillion")
    assert result.in_play("kong")


def test_ambush_exhausts_a_tough_creature():
    result = buying("ambush", "", "play: [hades], hand: [luchataur]")
    assert result.creature("hades").exhausted
    result = buying("ambush", "", "play: [{card: hades, exhausted: true}], hand: [luchataur]")
    assert result.in_discard("B", "hades")


def test_ambush_without_an_enemy_creature_leaves_ones_own_alone():
    """1.2: the card is paid and gone, and nothing happens."""
    result = buying("ambush", "play: [kong]")
    assert result.play("A") == ["kong"]
    assert power_discard(result) == ["ambush"]
    assert energy(result, "A") == 1


def test_an_ambushed_creature_has_its_defeated_effect_for_its_controller():
    """Captain Fish, ambushed at the start of A's turn, takes A's Kong for B."""
    result = buying("ambush", "play: [kong], hand: [gorillion]", "play: [captain-fish], hand: 5")
    assert result.controller("kong") == "B"
    assert result.asked == ("A", "turn")


# -- Extra Head -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("side", "number"),
    [
        ("gigazaur", 1),
        ("mechamster", 1),  # who gives itself no die
        ("kong", 2),
        ("hades", 2),
        ("gigazaur, mechamster", 2),
        ("kong, mechamster", 2),
    ],
)
def test_extra_head_gives_allied_creatures_a_die_but_never_a_third(side, number):
    """Dispute kot-mechamster. The first creature attacks."""
    attacker = side.split(",")[0]
    result = buying("extra-head", f"play: [{side}]", "play: [rob], hand: 5", f"attack {attacker}")
    assert result.asked == (None, "chance")
    assert {option.count(",") + 1 for option in result.options} == {number}


def test_extra_head_gives_the_opponent_nothing_and_ends_with_the_turn():
    board = shop("extra-head", "play: [gigazaur], hand: [gorillion]", "play: [kraken], hand: 5")
    moves = ["buy extra-head", "attack gigazaur", "roll grow-1", "pass", "pass"]
    result = resolve(board, *moves, "attack kraken")
    assert {option.count(",") + 1 for option in result.options} == {1}
    moves += ["attack kraken", "roll grow-1", "pass", "pass"]
    result = resolve(board, *moves, "attack gigazaur")
    assert result.asked == ("B", "block")


# -- Healing Bots ---------------------------------------------------------------------------------


@pytest.mark.parametrize("life", [1, 3, 9])
def test_healing_bots_gain_a_life_without_a_limit(life):
    result = buying("healing-bots", f"life: {life}, hand: [gorillion]")
    assert result.life("A") == life + 1
    assert result.life("B") == 3


def test_healing_bots_can_switch_a_bonus_off():
    """Bugserker has +8 power while one has 1 life left."""
    board = shop("healing-bots", "life: 1, play: [bugserker]")
    assert power(resolve(board, "pass"), "bugserker") == 11
    assert power(resolve(board, "buy healing-bots"), "bugserker") == 3


# -- Monster Buddies ------------------------------------------------------------------------------


def test_monster_buddies_triggers_a_play_effect_again():
    result = buying("monster-buddies", "play: [space-penguin]")
    assert result.life("A") == 4
    assert result.play("A") == ["space-penguin"]
    assert not result.creature("space-penguin").entered


def test_monster_buddies_is_about_ones_own_creatures_with_a_play_effect():
    board = shop(
        "monster-buddies",
        "play: [kong, space-penguin, meka-dragon]",
        "play: [megaxolot], hand: [luchataur]",
    )
    result = resolve(board, "buy monster-buddies")
    assert result.asked == ("A", "choose")
    assert sorted(result.options) == ["choose meka-dragon", "choose space-penguin"]
    result = resolve(board, "buy monster-buddies", "choose meka-dragon")
    assert result.life("B") == 2
    assert result.life("A") == 3


@pytest.mark.parametrize("a", ["play: [kong, gigazaur]", "hand: [gorillion]"])
def test_monster_buddies_without_a_play_effect_does_nothing(a):
    result = buying("monster-buddies", a, "play: [space-penguin], hand: [luchataur]")
    assert (result.life("A"), result.life("B")) == (3, 3)
    assert power_discard(result) == ["monster-buddies"]


def test_monster_buddies_pays_for_itself_with_drakonis():
    """Two energy for the card, two from the effect: A can go on buying."""
    board = """
        phase: start
        A: {energy: 2, play: [drakonis]}
        B: {hand: [luchataur]}
        power: {row: [monster-buddies, railgun]}
    """
    result = resolve(board, "buy monster-buddies")
    assert energy(result, "A") == 2
    assert result.asked == ("A", "buy")
    assert resolve(board, "buy monster-buddies", "buy railgun").life("B") == 2


def test_deathweaver_stops_monster_buddies():
    """Dispute kot-deathweaver; 16.15."""
    result = buying(
        "monster-buddies", "play: [space-penguin]", "play: [deathweaver], hand: [luchataur]"
    )
    assert result.life("A") == 3
    assert power_discard(result) == ["monster-buddies"]


def test_ones_own_deathweaver_does_not_stop_monster_buddies():
    result = buying("monster-buddies", "play: [space-penguin, deathweaver]")
    assert result.life("A") == 4


def test_monster_buddies_and_a_creature_that_gives_itself_away():
    """The Experiment: the opponent takes control of it, and A takes an enemy creature."""
    result = buying(
        "monster-buddies",
        *["play: [the-experiment]", "play: [gorillion], hand: [luchataur]", "choose gorillion"],
    )
    assert result.controller("the-experiment") == "B"
    assert result.controller("gorillion") == "A"
    assert not result.creature("gorillion").entered
    assert result.asked == ("A", "turn")
    assert result.options == ["attack gorillion"]


def test_monster_buddies_works_on_a_copied_play_effect():
    """Utility Bug may copy the Play effect of another creature: Drakonis of the enemy."""
    result = buying(
        "monster-buddies",
        *["play: [utility-bug]", "play: [drakonis], hand: [luchataur]", "yes"],
    )
    assert energy(result, "A") == 3 - 2 + 2
    assert energy(result, "B") == 0


# -- Mysterious Ally ------------------------------------------------------------------------------


def test_mysterious_ally_draws_the_top_of_the_unused_pile():
    """17.7; also beyond five cards (4.9)."""
    result = buying("mysterious-ally", "hand: 5, deck: 2", rest="unused: [gorillion, killer-bee]")
    assert len(result.hand("A")) == 6
    assert result.in_hand("A", "gorillion")
    assert [copy.ref for copy in result.end.unused] == ["killer-bee"]
    assert len(result.deck("A")) == 2


def test_mysterious_ally_draws_an_unknown_card_from_an_unknown_pile():
    result = buying("mysterious-ally", "hand: [gorillion]", rest="unused: 28")
    assert result.hand("A") == ["gorillion", "unknown"]
    assert len(result.end.unused) == 27


def test_mysterious_ally_finds_nothing_in_an_empty_pile():
    result = buying("mysterious-ally", "hand: [gorillion], deck: 0", rest="unused: 0")
    assert result.hand("A") == ["gorillion"]
    assert power_discard(result) == ["mysterious-ally"]


# -- Alien Brain, who keeps opponents from putting cards into their hand --------------------------


@pytest.mark.parametrize("reading", ["no-drawing", "effects-only"])
@pytest.mark.parametrize("card", ["mysterious-ally", "reanimation", "resurrection"])
def test_alien_brain_stops_cards_from_coming_to_hand(card, reading):
    """Dispute alien-brain: under both readings it stops effects."""
    result = buying(
        card,
        "hand: [gorillion], discard: [killer-bee]",
        "play: [alien-brain], hand: [luchataur], discard: [turbo-bug]",
        rest=f"ruleset: {{edition: current, closed-hand: {reading}}}",
    )
    assert result.hand("A") == ["gorillion"]
    assert result.discard("A") == ["killer-bee"]
    assert result.discard("B") == ["turbo-bug"]
    assert len(result.end.unused) == 28
    assert power_discard(result) == [card]


def test_alien_brain_keeps_a_creature_from_returning_to_hand():
    """It can't be put into A's hand, so it stays in play."""
    result = buying("portal-malfunction", "play: [kong]", "play: [alien-brain], hand: 5")
    assert result.controller("kong") == "A"
    assert result.hand("A") == []


# -- Portal Malfunction ---------------------------------------------------------------------------


def test_portal_malfunction_returns_an_allied_creature_fresh():
    """17.13: it leaves play without being defeated, and its Play effect happens anew."""
    board = shop(
        "portal-malfunction",
        "play: [{card: alienoid, exhausted: true}, megaxolot]",
        "mindbugs: 0, play: [kong], hand: [luchataur]",
    )
    result = resolve(board, "buy portal-malfunction")
    assert sorted(result.options) == ["choose alienoid", "choose megaxolot"]
    result = resolve(board, "buy portal-malfunction", "choose megaxolot", "play megaxolot")
    assert result.life("A") == 4
    result = resolve(board, "buy portal-malfunction", "choose alienoid", "play alienoid")
    assert not result.creature("alienoid").exhausted


def test_portal_malfunction_is_compulsory_with_one_creature():
    """Bought all the same, it takes the only creature back."""
    result = buying("portal-malfunction", "play: [kong]")
    assert result.hand("A") == ["kong"]
    assert result.options == ["play kong"]


def test_portal_malfunction_has_no_defeated_effect_and_no_use_for_tough():
    """Disputes defeated-not and tough-not-bounce."""
    result = buying("portal-malfunction", "play: [gigazaur]")
    assert result.life("B") == 3
    result = buying("portal-malfunction", "play: [hades]")
    assert result.hand("A") == ["hades"]


def test_portal_malfunction_drops_boost_cards_and_octonite():
    """11.6, 13.10."""
    result = buying(
        "portal-malfunction",
        "play: [{card: lychee-king, octonite: 1, boost: [gorillion, killer-bee]}]",
        "hand: [luchataur]",
    )
    assert result.hand("A") == ["lychee-king"]
    assert sorted(result.discard("A")) == ["gorillion", "killer-bee"]
    assert result.life("B") == 3
    result = buying(
        "portal-malfunction",
        *["play: [{card: lychee-king, octonite: 1}]", "mindbugs: 0, hand: [luchataur]"],
        "play lychee-king",
    )
    assert result.creature("lychee-king").octonite == 2


def test_portal_malfunction_turns_an_evolved_creature_back():
    """12.6: Thunder Queen returns as Cloud Lady."""
    result = buying("portal-malfunction", "play: [{card: thunder-queen, as: lady}]")
    assert [copy.card.id for copy in result.end.players[0].hand] == ["cloud-lady"]


def test_portal_malfunction_without_a_creature_does_nothing():
    result = buying("portal-malfunction", "hand: [gorillion]", "play: [kong], hand: [luchataur]")
    assert result.hand("A") == ["gorillion"]
    assert result.play("B") == ["kong"]


# -- Pounce ---------------------------------------------------------------------------------------


def test_pounce_makes_hunters_of_all_allied_creatures():
    board = shop("pounce", "play: [kong, gigazaur]", "play: [pandakai, hades], hand: [luchataur]")
    result = resolve(board, "buy pounce")
    assert keywords(result, "kong") == keywords(result, "gigazaur") == {"HUNTER"}
    assert keywords(result, "pandakai") == {"SNEAKY"}
    result = resolve(board, "buy pounce", "attack gigazaur")
    assert result.asked == ("A", "hunt")


def test_pounce_lets_purple_reign_hunt_those_who_cannot_block_it():
    """Dispute hunter-beebear."""
    board = shop("pounce", "play: [purple-reign]", "play: [gorillion, rob], hand: [luchataur]")
    moves = ["buy pounce", "attack purple-reign", "roll energy-1", "pass"]
    result = resolve(board, *moves)
    assert sorted(result.options) == ["hunt gorillion", "hunt rob", "pass"]
    result = resolve(board, *moves, "pass")
    assert sorted(result.options) == ["block rob", "pass"]


def test_pounce_can_be_a_trap():
    """Pomelozilla: enemy creatures with HUNTER cannot attack."""
    board = shop("pounce", "play: [kong], hand: [gorillion]", "play: [pomelozilla], hand: 5")
    assert sorted(resolve(board, "pass").options) == ["attack kong", "play gorillion"]
    assert resolve(board, "buy pounce").options == ["play gorillion"]


def test_pounce_brings_captain_hippos_demand_down_on_everyone():
    """Dispute hippo: whoever has a HUNTER able to attack must attack Captain Hippo with it."""
    board = shop(
        "pounce", "play: [kong, gigazaur], hand: [gorillion]", "play: [captain-hippo, rob], hand: 5"
    )
    result = resolve(board, "pass")
    assert sorted(result.options) == ["attack gigazaur", "attack kong", "play gorillion"]
    result = resolve(board, "buy pounce")
    assert sorted(result.options) == ["attack gigazaur", "attack kong"]
    result = resolve(board, "buy pounce", "attack gigazaur")
    assert result.in_discard("B", "captain-hippo")  # 9 against 7


def test_pounce_is_over_in_the_opponents_turn():
    result = buying(
        "pounce",
        *["play: [gigazaur], hand: [gorillion]", "play: [rob], hand: [luchataur]"],
        *["attack gigazaur", "pass", "pass"],
    )
    assert (result.turn, result.phase) == ("B", "start")
    assert keywords(result, "gigazaur") == frozenset()


# -- Rage -----------------------------------------------------------------------------------------


def test_rage_gives_allied_creatures_a_second_attack():
    result = buying(
        "rage",
        *["play: [gigazaur], hand: [gorillion]", "play: [rob], hand: [luchataur]"],
        *["attack gigazaur", "pass", "attack gigazaur", "pass"],
    )
    assert result.life("B") == 1
    assert (result.turn, result.phase) == ("B", "start")


def test_rage_gives_no_third_attack_to_a_creature_with_frenzy():
    """Dispute kw-double-same."""
    result = buying(
        "rage",
        *["play: [luchataur]", "play: [rob], hand: [gorillion]"],
        *["attack luchataur", "pass", "attack luchataur", "pass"],
    )
    assert result.life("B") == 1
    assert (result.turn, result.phase) == ("B", "start")


RAGE_AND_FAST = """
    ruleset: RULESET
    phase: start
    A: {energy: 1, hand: [rhubarbarian, gorillion]}
    B: {mindbugs: 0, play: [rob], hand: [luchataur]}
    power: {row: [rage]}
    moves: [buy rage, play rhubarbarian, attack rhubarbarian, pass]
"""


def test_rage_holds_for_a_fast_creature_that_comes_later():
    """Disputes kot-this-turn-late and kw-fast-frenzy: FAST and FRENZY, so two attacks."""
    result = resolve(RAGE_AND_FAST.replace("RULESET", "current"))
    assert result.asked == ("A", "again")
    assert "this-turn-late" in result.readings()


def test_rage_may_be_read_to_hold_for_those_that_were_there():
    """16.16: the other reading of this-turn-late."""
    ruleset = "{edition: current, this-turn-late: only-those-there}"
    result = resolve(RAGE_AND_FAST.replace("RULESET", ruleset))
    assert (result.turn, result.phase) == ("B", "start")
    assert result.life("B") == 2
    assert "this-turn-late" in result.readings()


@pytest.mark.parametrize("reading", ["later-ones-too", "only-those-there"])
def test_under_either_reading_rage_holds_for_those_that_are_there(reading):
    result = buying(
        "rage",
        *["play: [gigazaur]", "play: [rob], hand: [luchataur]", "attack gigazaur", "pass"],
        rest=f"ruleset: {{edition: current, this-turn-late: {reading}}}",
    )
    assert result.asked == ("A", "again")
    assert "this-turn-late" not in result.readings()


def test_rage_is_of_no_use_to_a_new_creature_without_fast():
    """6.9: Gorillion has FRENZY, but came into play this turn."""
    result = buying("rage", "hand: [gorillion]", "mindbugs: 0, hand: 5", "play gorillion")
    assert (result.turn, result.phase) == ("B", "start")
    assert result.life("B") == 3


RAGE_AND_MINDBUG = """
    ruleset: RULESET
    phase: start
    A: {energy: 1, play: [gigazaur], hand: [gorillion]}
    B: {play: [rob], hand: [luchataur]}
    power: {row: [rage]}
    moves: [buy rage, play gorillion, mindbug, attack gigazaur, pass]
"""


def test_rage_goes_on_after_a_mindbug():
    """Dispute this-turn-mindbug: the other turn action is in the same turn."""
    result = resolve(RAGE_AND_MINDBUG.replace("RULESET", "current"))
    assert result.asked == ("A", "again")
    assert keywords(result, "gorillion") == frozenset()  # it is B's


def test_rage_is_over_in_the_older_extra_turn():
    """Dispute this-turn-mindbug: the turn it was bought in has ended."""
    result = resolve(RAGE_AND_MINDBUG.replace("RULESET", EXTRA_TURN))
    assert (result.turn, result.phase) == ("B", "start")
    assert result.life("B") == 2


def test_rage_has_no_effect_where_keywords_have_none():
    """Shoctopus: keywords on enemy creatures with Octonite have no effect."""
    board = shop(
        "rage",
        "play: [{card: gigazaur, octonite: 1}, kong], hand: [gorillion]",
        "play: [shoctopus], hand: [luchataur]",
    )
    result = resolve(board, "buy rage", "attack gigazaur", "pass")
    assert (result.turn, result.phase) == ("B", "start")
    result = resolve(board, "buy rage", "attack kong", "roll grow-1", "pass", "pass")
    assert result.asked == ("A", "again")


def test_a_creature_taken_over_leaves_the_group_that_rages():
    """A's Rage is for A's creatures: Captain Fish takes Kong after its first attack."""
    result = buying(
        "rage",
        *["play: [kong], hand: [gorillion]", "play: [captain-fish], hand: [luchataur]"],
        *["attack kong", "roll energy-1", "pass", "block captain-fish"],
    )
    assert result.controller("kong") == "B"
    assert (result.turn, result.phase) == ("B", "start")
    assert result.life("B") == 3


# -- Railgun --------------------------------------------------------------------------------------


def test_railgun_wins_the_game_at_the_start_of_the_turn():
    result = buying("railgun", "life: 1, hand: [gorillion]", "life: 1, hand: [luchataur]")
    assert result.winner == "A"
    assert result.life("B") == 0


def test_railgun_cannot_hurt_whoever_cannot_lose_life():
    """Dispute knightmare."""
    result = buying("railgun", "hand: [gorillion]", "life: 1, play: [knightmare], hand: 5")
    assert result.winner is None
    assert result.life("B") == 1


def test_railgun_and_a_blessing_in_the_discard_pile():
    """Dispute idp-killerbee: Blessed Killer Bee adds 2 to the loss."""
    result = buying("railgun", "hand: [gorillion], discard: [blessed-killer-bee]", "life: 4")
    assert result.life("B") == 1


def test_railgun_can_bring_hyenix_into_play_before_the_turn_action():
    """Dispute hyenix: whenever one loses life, also in the opponent's turn."""
    board = shop("railgun", "play: [gigazaur]", "hand: [luchataur], discard: [hyenix]")
    result = resolve(board, "buy railgun")
    assert result.asked == ("B", "may")
    result = resolve(board, "buy railgun", "yes")
    assert result.controller("hyenix") == "B"
    assert result.asked == ("A", "turn")
    result = resolve(board, "buy railgun", "no", "attack gigazaur")
    assert result.life("B") == 1


# -- Random Mutation ------------------------------------------------------------------------------


def test_random_mutation_takes_the_top_card_after_its_own_place_is_filled():
    """16.6, 16.13: Stomp fills the gap, so Railgun is on top now, and is free."""
    board = """
        phase: start
        A: {energy: 1, hand: [gorillion]}
        B: {hand: [luchataur]}
        power: {row: [random-mutation, pounce], deck: [stomp, railgun, rage]}
    """
    result = resolve(board, "buy random-mutation")
    assert result.life("B") == 2
    assert energy(result, "A") == 0
    assert sorted(row(result)) == ["pounce", "stomp"]
    assert power_deck(result) == ["rage"]
    assert sorted(power_discard(result)) == ["railgun", "random-mutation"]


@pytest.mark.parametrize("deck", ["[]", "[railgun]"])
def test_random_mutation_finds_nothing_when_the_deck_is_used_up(deck):
    """With a single card left, that card fills the gap and is not on top any more."""
    board = f"""
        phase: start
        A: {{energy: 1, hand: [gorillion]}}
        B: {{hand: [luchataur]}}
        power: {{row: [random-mutation], deck: {deck}}}
    """
    result = resolve(board, "buy random-mutation")
    assert result.life("B") == 3
    assert power_discard(result) == ["random-mutation"]
    assert row(result) == ([] if deck == "[]" else ["railgun"])


def test_random_mutation_must_be_carried_out_even_if_it_hurts():
    """Revenge: the only creature with power 7 or more is A's own Kong."""
    board = """
        phase: start
        A: {energy: 1, play: [kong], hand: [gorillion]}
        B: {play: [rob], hand: [luchataur]}
        power: {row: [random-mutation], deck: [stomp, revenge]}
    """
    result = resolve(board, "buy random-mutation")
    assert result.in_discard("A", "kong")
    assert result.in_play("rob")


def test_random_mutation_cannot_reveal_an_unknown_card():
    board = """
        phase: start
        A: {energy: 1, hand: [gorillion]}
        B: {hand: [luchataur]}
        power: {row: [random-mutation], deck: 5}
    """
    result = resolve(board, "buy random-mutation")
    assert result.asked == ("A", "choose")
    assert result.options == []
    assert power_discard(result) == []


def test_the_revealed_card_may_ask_and_then_one_buys_on():
    board = """
        phase: start
        A: {energy: 2, hand: [gorillion]}
        B: {play: [kong, rob], hand: [luchataur]}
        power: {row: [random-mutation, healing-bots], deck: [stomp, ambush]}
    """
    result = resolve(board, "buy random-mutation")
    assert result.asked == ("A", "choose")
    result = resolve(board, "buy random-mutation", "choose kong")
    assert result.in_discard("B", "kong")
    assert result.asked == ("A", "buy")
    assert sorted(result.options) == ["buy healing-bots", "buy stomp", "pass"]


# -- Reanimation and Resurrection -----------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "options"),
    [
        ("reanimation", ["choose luchataur", "choose turbo-bug"]),
        ("resurrection", ["choose brain-fly", "choose gorillion"]),
    ],
)
def test_one_draws_any_card_from_the_pile_that_is_named(card, options):
    board = shop(
        card,
        "hand: 5, deck: [bee-bear], discard: [gorillion, brain-fly]",
        "hand: 5, discard: [luchataur, turbo-bug]",
    )
    result = resolve(board, f"buy {card}")
    assert result.asked == ("A", "choose")
    assert sorted(result.options) == options
    chosen = options[0].removeprefix("choose ")
    result = resolve(board, f"buy {card}", options[0])
    assert result.in_hand("A", chosen)
    assert len(result.hand("A")) == 6  # 4.9: no limit
    assert not result.in_discard("A", chosen)
    assert not result.in_discard("B", chosen)
    assert result.deck("A") == ["bee-bear"]


@pytest.mark.parametrize("card", ["reanimation", "resurrection"])
def test_an_empty_pile_gives_nothing(card):
    full = {"reanimation": "A", "resurrection": "B"}[card]
    piles = {"A": "", "B": ""} | {full: ", discard: [turbo-bug]"}
    result = buying(card, "hand: [gorillion]" + piles["A"], "hand: [luchataur]" + piles["B"])
    assert result.hand("A") == ["gorillion"]
    assert result.discard(full) == ["turbo-bug"]
    assert energy(result, "A") == 0


def test_reanimation_makes_a_curse_of_the_opponent_go_away():
    """10.1: Cursed Gorillion works only as long as it lies in its discard pile."""
    result = buying("reanimation", "hand: 5", "play: [kong], hand: 5, discard: [cursed-gorillion]")
    assert power(result, "kong") == 9
    assert result.in_hand("A", "cursed-gorillion")


def test_bought_power_cards_cannot_be_resurrected():
    """16.3, 16.7: Power cards never go into a hand."""
    board = """
        phase: start
        A: {energy: 4, hand: [gorillion]}
        B: {hand: [luchataur]}
        power: {row: [healing-bots, resurrection], discard: [rage]}
    """
    result = resolve(board, "buy healing-bots", "buy resurrection")
    assert result.hand("A") == ["gorillion"]
    assert sorted(power_discard(result)) == ["healing-bots", "rage", "resurrection"]


# -- Revenge and Stomp ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "options"),
    [
        ("revenge", ["choose drakonis", "choose kong"]),
        ("stomp", ["choose mechamster", "choose pandakai"]),
    ],
)
def test_revenge_and_stomp_are_about_creatures_of_both_sides(card, options):
    """Power 7 or more, power 3 or less."""
    board = shop(
        card, "play: [drakonis, mechamster, alienoid]", "play: [kong, pandakai, mantis], hand: 5"
    )
    result = resolve(board, f"buy {card}")
    assert sorted(result.options) == options
    result = resolve(board, f"buy {card}", options[1])
    assert result.in_discard("B", options[1].removeprefix("choose "))


@pytest.mark.parametrize(("card", "own"), [("revenge", "kong"), ("stomp", "mechamster")])
def test_revenge_and_stomp_take_ones_own_if_there_is_no_other(card, own):
    """1.2: an effect is carried out as far as it can be, also against oneself."""
    result = buying(card, f"play: [{own}], hand: [gorillion]", "play: [rob], hand: [luchataur]")
    assert result.in_discard("A", own)
    assert result.in_play("rob")


def test_the_current_power_counts():
    """4.5, dispute power-current: in A's turn B's Goblin Werewolf is a 2, and A's own is an 8."""
    board = "play: [goblin-werewolf], hand: [gorillion]"
    enemy = "play: [{card: goblin-werewolf, as: theirs}], hand: [luchataur]"
    assert buying("revenge", board, enemy).play("B") == ["theirs"]
    assert buying("revenge", board, enemy).play("A") == []
    assert buying("stomp", board, enemy).play("B") == []
    assert buying("stomp", board, enemy).play("A") == ["goblin-werewolf"]


def test_a_bonus_lifts_a_creature_out_of_stomps_reach():
    """Rex Florae makes Pandakaï (3) a 4, and Alienoid (6) one that Revenge can hit."""
    enemy = "play: [rex-florae, pandakai, alienoid], hand: [luchataur]"
    assert buying("stomp", "", enemy).discard("B") == []
    result = buying("revenge", "", enemy)
    assert result.creature("alienoid").exhausted


@pytest.mark.parametrize("card", ["revenge", "stomp", "ambush"])
def test_nobody_fits_and_nothing_happens(card):
    enemy = "hand: 5" if card == "ambush" else "play: [mantis, alienoid], hand: 5"
    result = buying(card, "play: [mantis, alienoid]", enemy)
    assert result.discard("A") == result.discard("B") == []
    assert not any(creature.exhausted for creature in result.end.players[1].play)
    assert power_discard(result) == [card]


def test_calm_cole_protects_from_power_cards():
    """Other allied creatures cannot be defeated. It does not protect itself from Stomp."""
    result = buying("revenge", "", "play: [calm-cole, kong], hand: [luchataur]")
    assert result.in_play("kong")
    result = buying("stomp", "", "play: [calm-cole, kong], hand: [luchataur]")
    assert result.in_discard("B", "calm-cole")


def test_a_creature_that_evolves_instead_of_being_defeated():
    """Kitten Crewmate: if it would be defeated, it becomes "One-Eye" Felix instead."""
    result = buying("stomp", "", "play: [kitten-crewmate], hand: [luchataur]")
    assert result.creature("kitten-crewmate").card.id == "one-eye-felix"
    assert result.discard("B") == []


# -- Subterranean Strike --------------------------------------------------------------------------

STRUCK = """
    ruleset: RULESET
    phase: start
    A: {energy: 2, hand: [gorillion]}
    B: {hand: [luchataur, turbo-bug, brain-fly, bee-bear, spider-owl], deck: [killer-bee, rob]}
    power: {row: [subterranean-strike]}
"""


def test_subterranean_strike_lets_the_opponent_choose_two_and_then_draw():
    """Disputes choose-discard and draw-two-discards."""
    board = STRUCK.replace("RULESET", "current")
    result = resolve(board, "buy subterranean-strike")
    assert result.asked == ("B", "choose")
    assert "choose luchataur, rob" not in result.options
    assert len(result.options) == 10  # two of five
    result = resolve(board, "buy subterranean-strike", "choose turbo-bug, bee-bear")
    assert sorted(result.discard("B")) == ["bee-bear", "turbo-bug"]
    assert sorted(result.hand("B")) == ["brain-fly", "killer-bee", "luchataur", "rob", "spider-owl"]
    assert result.asked == ("A", "turn")


def test_by_the_older_books_one_draws_between_the_two_discards():
    """Dispute draw-two-discards: the reading draw, when-removed."""
    board = STRUCK.replace("RULESET", "{edition: current, draw: when-removed}")
    result = resolve(board, "buy subterranean-strike", "choose turbo-bug")
    assert result.asked == ("B", "choose")
    assert "choose killer-bee" in result.options
    result = resolve(board, "buy subterranean-strike", "choose turbo-bug", "choose killer-bee")
    assert result.discard("B") == ["turbo-bug", "killer-bee"]


@pytest.mark.parametrize(("hand", "left"), [(0, 0), (1, 0), (2, 0), (3, 1)])
def test_subterranean_strike_takes_what_there_is(hand, left):
    """Dispute partial."""
    result = buying("subterranean-strike", "hand: [gorillion]", f"play: [kong], hand: {hand}")
    assert len(result.hand("B")) == left
    assert len(result.discard("B")) == hand - left


# -- Suburban Camouflage --------------------------------------------------------------------------


def test_suburban_camouflage_makes_allied_creatures_sneaky():
    result = buying(
        "suburban-camouflage",
        *["play: [gigazaur]", "play: [gorillion, pandakai], hand: [luchataur]"],
        "attack gigazaur",
    )
    assert result.asked == ("B", "block")
    assert sorted(result.options) == ["block pandakai", "pass"]


def test_suburban_camouflage_can_backfire():
    """Westside Monster: enemy creatures with SNEAKY cannot attack and/or block."""
    board = shop(
        "suburban-camouflage",
        "play: [kong], hand: [gorillion]",
        "play: [westside-monster], hand: [luchataur]",
    )
    assert resolve(board, "buy suburban-camouflage").options == ["play gorillion"]


def test_suburban_camouflage_does_not_help_to_block_in_the_opponents_turn():
    """It is for this turn only: Quetzalcóatl attacks next turn, and Gigazaur can't block it."""
    result = buying(
        "suburban-camouflage",
        *["play: [gigazaur], hand: [gorillion]", "play: [quetzalcoatl, rob], hand: [luchataur]"],
        *["attack gigazaur", "block quetzalcoatl"],
    )
    assert result.in_discard("B", "quetzalcoatl")
    result = buying(
        "suburban-camouflage",
        *["play: [gigazaur], hand: [gorillion]", "play: [quetzalcoatl, rob], hand: [luchataur]"],
        *["attack gigazaur", "pass", "attack quetzalcoatl"],
    )
    assert result.life("A") == 2
    assert (result.turn, result.phase) == ("A", "start")


def test_what_holds_this_turn_adds_up():
    """Rage, Pounce and Suburban Camouflage in one turn."""
    board = """
        phase: start
        A: {energy: 5, play: [gigazaur], hand: [gorillion]}
        B: {play: [rob], hand: [luchataur]}
        power: {row: [rage, pounce, suburban-camouflage]}
    """
    result = resolve(board, "buy rage", "buy suburban-camouflage", "buy pounce")
    assert keywords(result, "gigazaur") == {"FRENZY", "SNEAKY", "HUNTER"}
    assert energy(result, "A") == 0


# -- for free (16.13) -----------------------------------------------------------------------------

ALIENOID = """
    A: {energy: 1, play: [kong], hand: [alienoid, gorillion]}
    B: {play: [rob], hand: [luchataur], mindbugs: 1}
    power: {row: [railgun, resurrection, mysterious-ally], deck: [stomp, rage]}
    unused: [bee-bear]
"""


def test_alienoid_buys_any_open_card_for_free_in_the_middle_of_a_turn():
    """Dispute kot-alienoid."""
    result = resolve(ALIENOID, "play alienoid", "pass")
    assert result.asked == ("A", "choose")
    assert sorted(result.options) == [
        "choose mysterious-ally",
        "choose railgun",
        "choose resurrection",
    ]
    result = resolve(ALIENOID, "play alienoid", "pass", "choose railgun")
    assert result.life("B") == 2
    assert energy(result, "A") == 1
    assert sorted(row(result)) == ["mysterious-ally", "resurrection", "stomp"]
    assert power_deck(result) == ["rage"]
    assert power_discard(result) == ["railgun"]
    assert (result.turn, result.phase) == ("B", "start")


def test_a_mindbugged_alienoid_buys_for_the_other_player():
    """16.13, 6.4: B chooses, and the card works for B."""
    result = resolve(ALIENOID, "play alienoid", "mindbug")
    assert result.asked == ("B", "choose")
    result = resolve(ALIENOID, "play alienoid", "mindbug", "choose mysterious-ally")
    assert result.in_hand("B", "bee-bear")
    assert result.asked == ("A", "turn")
    result = resolve(ALIENOID, "play alienoid", "mindbug", "choose railgun")
    assert result.life("A") == 2


def test_buying_for_free_is_not_optional():
    """17.20: the card does not say "may"."""
    assert refused(ALIENOID, "play alienoid", "pass", "choose nothing").number == 3
    assert refused(ALIENOID, "play alienoid", "pass", "pass").number == 3


def test_one_card_is_free_and_no_second_one_can_be_paid_for():
    """16.10: after the start of the turn the 1 energy buys nothing, not even the new Stomp."""
    assert refused(ALIENOID, "play alienoid", "pass", "choose railgun", "buy stomp").number == 4


def test_alienoid_finds_no_power_cards():
    result = resolve(
        "{A: {hand: [alienoid, gorillion]}, B: {mindbugs: 0, hand: 5}}", "play alienoid"
    )
    assert result.in_play("alienoid")
    assert (result.turn, result.phase) == ("B", "start")


def test_alienoid_and_unknown_open_cards():
    """A known one may be taken; what an unknown one is, nobody can say."""
    board = """
        A: {hand: [alienoid, gorillion]}
        B: {mindbugs: 0, hand: 5}
        power: {row: ROW}
    """
    result = resolve(board.replace("ROW", "[unknown, railgun]"), "play alienoid")
    assert result.asked == ("A", "choose")
    assert result.options == ["choose railgun"]
    result = resolve(board.replace("ROW", "3"), "play alienoid")
    assert result.asked == ("A", "choose")
    assert result.options == []


def test_a_chain_of_free_cards():
    """Monster Buddies triggers Alienoid, which takes Random Mutation, which reveals Railgun."""
    board = """
        phase: start
        A: {energy: 2, play: [alienoid], hand: [gorillion]}
        B: {hand: [luchataur]}
        power: {row: [monster-buddies, random-mutation], deck: [stomp, rage, railgun, pounce]}
    """
    result = resolve(board, "buy monster-buddies", "choose random-mutation")
    assert result.life("B") == 2
    assert sorted(row(result)) == ["rage", "stomp"]
    assert power_deck(result) == ["pounce"]
    assert sorted(power_discard(result)) == ["monster-buddies", "railgun", "random-mutation"]
    assert energy(result, "A") == 0


def test_alienoid_may_take_a_card_that_holds_this_turn():
    """Rage in the middle of the turn: a mindbugged Alienoid gives FRENZY to B's creatures only."""
    board = """
        A: {play: [gigazaur], hand: [alienoid, gorillion]}
        B: {play: [rob], hand: [luchataur]}
        power: {row: [rage]}
    """
    result = resolve(board, "play alienoid", "mindbug")
    assert result.asked == ("A", "turn")
    assert keywords(result, "rob") == {"FRENZY"}
    assert keywords(result, "gigazaur") == frozenset()
    result = resolve(board, "play alienoid", "mindbug", "attack gigazaur", "pass")
    assert (result.turn, result.phase) == ("B", "start")
    assert keywords(result, "rob") == frozenset()  # 5.4: it was A's turn


# -- who gains energy (16.1, 16.2) ----------------------------------------------------------------


def test_mindbugged_energy_goes_to_the_mindbug_user():
    """Dispute kot-pool."""
    board = "{A: {energy: 1, hand: [drakonis, gorillion]}, B: {hand: [luchataur]}}"
    result = resolve(board, "play drakonis", "mindbug")
    assert (energy(result, "A"), energy(result, "B")) == (1, 2)
    result = resolve(board, "play drakonis", "pass")
    assert (energy(result, "A"), energy(result, "B")) == (3, 0)


def test_energy_has_no_limit():
    """16.1, dispute kot-energy-keep."""
    result = resolve(
        "{A: {energy: 500, hand: [drakonis, gorillion]}, B: {mindbugs: 0, hand: 5}}",
        "play drakonis",
    )
    assert energy(result, "A") == 502
