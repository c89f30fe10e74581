"""Mindbug x King of Tokyo: every creature of the set, alone and among the other sets."""

import pytest
from board import Result, energy, keywords, power, resolve

from judge.cards import library


def played(card: str, a: str = "", b: str = "", *moves: str) -> Result:
    """A plays the card; B, who has no Mindbugs, has some cards in hand."""
    return resolve(
        f"""
        A: {{hand: [{card}, bugserker]{a}}}
        B: {{mindbugs: 0, hand: [luchataur, goblin-werewolf]{b}}}
        power: {{row: [healing-bots]}}
        """,
        f"play {card}",
        *moves,
    )


def defeated(card: str, a: str = "", b: str = "", *moves: str) -> Result:
    """A attacks with Gorillion; B blocks with the card, which is weaker."""
    return resolve(
        f"""
        A: {{play: [gorillion{a}]}}
        B: {{play: [{card}{b}]}}
        """,
        "attack gorillion",
        f"block {card}",
        *moves,
    )


# -- what is printed ------------------------------------------------------------------------------

# Power, keywords, die icons.
PRINTED = {
    "alienoid": (6, {"TOUGH"}, 0),
    "baby-gigazaur": (1, {"SNEAKY"}, 1),
    "boogie-woogie": (7, set(), 1),
    "bookwyrm": (1, {"POISONOUS"}, 0),
    "captain-fish": (5, set(), 0),
    "cosmic-joe": (3, {"HUNTER"}, 0),
    "cyber-bunny": (6, {"FRENZY"}, 0),
    "cyber-kitty": (4, {"HUNTER"}, 0),
    "cybertooth": (6, {"TOUGH"}, 1),
    "drakonis": (7, set(), 1),
    "gigazaur": (9, set(), 0),
    "hades": (5, {"TOUGH"}, 2),
    "iron-back": (4, set(), 1),
    "kong": (9, set(), 1),
    "kraken": (5, set(), 1),
    "mantis": (4, {"HUNTER"}, 1),
    "mechamster": (2, set(), 0),
    "mega-shark": (5, {"HUNTER"}, 0),
    "megamoth": (3, {"POISONOUS"}, 0),
    "megaxolot": (6, {"POISONOUS"}, 1),
    "meka-dragon": (7, set(), 1),
    "pagurah": (4, {"FRENZY"}, 1),
    "pandakai": (3, {"SNEAKY"}, 0),
    "pumpkin-jack": (6, set(), 1),
    "purple-reign": (4, set(), 1),
    "quetzalcoatl": (4, {"SNEAKY"}, 0),
    "rex-florae": (6, {"POISONOUS"}, 0),
    "rob": (5, set(), 1),
    "sheriff": (7, {"HUNTER"}, 0),
    "space-penguin": (3, {"SNEAKY"}, 0),
    "the-globe-smasher": (6, set(), 1),
    "the-king": (10, {"FRENZY"}, 1),
}


def test_the_set_has_thirty_two_creatures():
    ours = [c for c in library() if c.set == "king-of-tokyo" and not c.is_power_card]
    assert {c.card.id for c in ours} == set(PRINTED)
    assert sorted(c.number for c in ours) == list(range(1, 33))
    assert {c.copies for c in ours} == {1}


@pytest.mark.parametrize(("card", "printed"), PRINTED.items())
def test_a_creature_is_as_printed_and_rolls_as_many_dice_as_it_has_icons(card, printed):
    strength, words, icons = printed
    result = resolve(f"{{A: {{play: [{card}]}}, B: {{play: [alpacoodle], hand: 5}}}}")
    assert power(result, card) == strength
    assert keywords(result, card) == words
    result = resolve(
        f"{{A: {{play: [{card}]}}, B: {{play: [alpacoodle], hand: 5}}}}", f"attack {card}"
    )
    if icons:
        assert result.asked == (None, "chance")
        assert {option.count(",") + 1 for option in result.options} == {icons}
    else:
        assert result.asked != (None, "chance")
        assert "dice" not in result.kinds()


# -- energy ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("card", "gained"), [("drakonis", 2), ("mega-shark", 1)])
def test_play_effects_that_give_energy(card, gained):
    result = played(card, ", energy: 1")
    assert (energy(result, "A"), energy(result, "B")) == (1 + gained, 0)


@pytest.mark.parametrize(("card", "gained"), [("drakonis", 2), ("mega-shark", 1)])
def test_mindbugged_energy_is_the_mindbug_users(card, gained):
    """Dispute kot-pool."""
    result = resolve(
        f"{{A: {{hand: [{card}, gorillion]}}, B: {{hand: 5}}}}", f"play {card}", "mindbug"
    )
    assert (energy(result, "A"), energy(result, "B")) == (0, gained)


@pytest.mark.parametrize("card", ["drakonis", "mega-shark", "space-penguin", "megaxolot"])
def test_deathweaver_stops_play_effects_of_this_set(card):
    """Dispute deathweaver-scope."""
    result = played(card, "", ", play: [deathweaver]")
    assert energy(result, "A") == 0
    assert result.life("A") == 3


@pytest.mark.parametrize(("card", "gained"), [("megamoth", 2), ("pandakai", 1)])
def test_defeated_effects_that_give_energy(card, gained):
    """For whoever controlled the creature, in whose turn ever."""
    result = resolve(
        f"""
        A: {{play: [gorillion], hand: 5}}
        B: {{play: [{card}], hand: 5, energy: 4}}
        """,
        *["attack gorillion", f"block {card}"],
    )
    assert result.in_discard("B", card)
    assert (energy(result, "A"), energy(result, "B")) == (0, 4 + gained)


def test_megamoth_takes_its_enemy_with_it():
    result = defeated("megamoth")
    assert result.in_discard("A", "gorillion")
    assert energy(result, "B") == 2


@pytest.mark.parametrize("card", ["megamoth", "pandakai", "iron-back"])
def test_peach_police_stops_defeated_effects_that_give_energy(card):
    result = resolve(
        f"{{A: {{play: [gorillion, peach-police]}}, B: {{play: [{card}], hand: 5}}}}",
        *["attack gorillion", f"block {card}"],
    )
    assert result.in_discard("B", card)
    assert energy(result, "B") == 0


@pytest.mark.parametrize(
    ("allies", "gained"), [("", 1), (", kong", 2), (", kong, rob, {card: hades, as: h}", 4)]
)
def test_iron_back_counts_the_creatures_of_the_opponent(allies, gained):
    result = defeated("iron-back", allies, ", mantis, mechamster")
    assert energy(result, "B") == gained
    assert energy(result, "A") == 0


def test_iron_back_no_longer_counts_whoever_fell_with_it():
    """7.8: both leave together, then the effect happens."""
    result = resolve(
        "{A: {play: [purple-reign, kong]}, B: {play: [iron-back], hand: 5}}",
        *["attack purple-reign", "roll discard", "pass", "block iron-back"],
    )
    assert result.in_discard("A", "purple-reign")
    assert energy(result, "B") == 1


def test_iron_back_without_enemies_gains_nothing():
    """Two Iron Backs defeat each other; nobody is left to be counted. A's energy is the die's."""
    result = resolve(
        "{A: {play: [iron-back], hand: 5}, B: {play: [iron-back], hand: 5}}",
        *["attack iron-back", "roll energy-1", "pass", "block iron-back-2", "first iron-back-2"],
    )
    assert (result.turn, result.phase) == ("B", "start")
    assert (energy(result, "A"), energy(result, "B")) == (1, 0)


# -- life -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", ["space-penguin", "megaxolot"])
def test_play_effects_that_gain_life(card):
    result = played(card)
    assert (result.life("A"), result.life("B")) == (4, 3)
    board = f"{{A: {{hand: [{card}, gorillion]}}, B: {{hand: 5}}}}"
    result = resolve(board, f"play {card}", "mindbug")
    assert (result.life("A"), result.life("B")) == (3, 4)
    assert result.asked == ("A", "turn")


def test_the_example_of_the_book():
    """Bob takes Space Penguin; Alice plays Gigazaur in the same turn, and Bob keeps his Mindbug."""
    board = """
        A: {hand: [space-penguin, gigazaur, rob, kong, mantis], deck: [hades, kraken, sheriff]}
        B: {hand: 5}
    """
    result = resolve(board, "play space-penguin", "mindbug", "play gigazaur")
    assert result.asked == ("B", "mindbug")
    assert result.hand("A") == ["rob", "kong", "mantis", "hades", "kraken"]
    result = resolve(board, "play space-penguin", "mindbug", "play gigazaur", "pass")
    assert result.play("A") == ["gigazaur"]
    assert result.play("B") == ["space-penguin"]
    assert (result.life("B"), result.mindbugs("B")) == (4, 1)
    assert result.turn == "B"


def test_the_other_example_of_the_book():
    """Gigazaur (9) attacks; Meka Dragon (7) may block and be defeated, or B loses 1 life."""
    board = "{A: {play: [gigazaur], hand: 5}, B: {play: [meka-dragon], hand: 5}}"
    result = resolve(board, "attack gigazaur", "block meka-dragon")
    assert result.life("B") == 3
    assert result.in_discard("B", "meka-dragon")
    result = resolve(board, "attack gigazaur", "pass")
    assert result.life("B") == 2
    assert result.in_play("meka-dragon")


def test_only_pandakai_can_block_space_penguin():
    """The example of SNEAKY in the book."""
    result = resolve(
        "{A: {play: [space-penguin]}, B: {play: [pandakai, gigazaur], hand: 5}}",
        "attack space-penguin",
    )
    assert sorted(result.options) == ["block pandakai", "pass"]


def test_meka_dragon_costs_a_life_and_may_win():
    assert played("meka-dragon").life("B") == 2
    result = resolve(
        "{A: {hand: [meka-dragon]}, B: {life: 1, mindbugs: 0, hand: 5}}", "play meka-dragon"
    )
    assert result.winner == "A"


def test_a_mindbugged_meka_dragon_hits_the_one_who_played_it():
    board = "{A: {life: 1, hand: [meka-dragon, gorillion]}, B: {hand: 5}}"
    assert resolve(board, "play meka-dragon", "mindbug").winner == "B"


def test_gigazaur_costs_a_life_when_defeated():
    result = defeated("gigazaur")
    assert (result.life("A"), result.life("B")) == (2, 3)


@pytest.mark.parametrize(("first", "winner"), [("gigazaur", "A"), ("gigazaur-2", "B")])
def test_two_gigazaurs_and_the_order_of_the_active_player(first, winner):
    """Dispute both-zero: whoever reaches zero first has lost, and A orders the effects."""
    result = resolve(
        "{A: {life: 1, play: [gigazaur]}, B: {life: 1, play: [gigazaur], hand: 5}}",
        *["attack gigazaur", "block gigazaur-2", f"first {first}"],
    )
    assert result.winner == winner


def test_a_gigazaur_that_is_not_defeated_does_nothing():
    """Dispute defeated-not: taken over by Captain Fish, it costs nobody a life."""
    result = resolve(
        "{A: {play: [gigazaur], hand: 5}, B: {play: [captain-fish], hand: 5}}",
        *["attack gigazaur", "block captain-fish"],
    )
    assert result.controller("gigazaur") == "B"
    assert (result.life("A"), result.life("B")) == (3, 3)


# -- Alienoid (more in test_power_cards) ----------------------------------------------------------


def test_alienoid_is_tough_and_buys():
    result = played("alienoid")
    assert result.life("A") == 4  # Healing Bots, the only open card
    assert [copy.ref for copy in result.end.beside.power_discard] == ["healing-bots"]


def test_alienoid_taken_over_buys_nothing():
    """17.6: taking control is not coming into play."""
    result = resolve(
        """
        A: {hand: [brain-fly, gorillion]}
        B: {mindbugs: 0, play: [alienoid], hand: 5}
        power: {row: [railgun]}
        """,
        "play brain-fly",
    )
    assert result.controller("alienoid") == "A"
    assert [copy.ref for copy in result.end.beside.row] == ["railgun"]
    assert result.life("B") == 3


def test_pear_patrol_copies_alienoid_from_the_hand():
    """Reveal a card and copy its Play effect: a Power card for free."""
    result = resolve(
        """
        A: {hand: [pear-patrol, alienoid]}
        B: {mindbugs: 0, hand: 5}
        power: {row: [railgun]}
        """,
        *["play pear-patrol", "yes"],
    )
    assert result.life("B") == 2
    assert result.hand("A") == ["alienoid"]


# -- Baby Gigazaur --------------------------------------------------------------------------------


def test_baby_gigazaur_is_too_small_and_too_sneaky():
    """Even grown to 4 it can be blocked by SNEAKY creatures only."""
    result = resolve(
        "{A: {play: [baby-gigazaur], hand: 5}, B: {play: [gorillion, pandakai], hand: 5}}",
        *["attack baby-gigazaur", "roll grow-3", "pass"],
    )
    assert sorted(result.options) == ["block pandakai", "pass"]
    assert power(result, "baby-gigazaur") == 4


# -- Boogie Woogie --------------------------------------------------------------------------------


def test_boogie_woogie_plays_a_card_with_a_defeated_effect_from_any_discard_pile():
    a = ", discard: [gigazaur, kong, megaxolot]"
    b = ", discard: [rob, strange-barrel, drakonis]"
    result = played("boogie-woogie", a, b)
    assert result.asked == ("A", "choose")
    assert sorted(result.options) == ["choose gigazaur", "choose rob", "choose strange-barrel"]
    result = played("boogie-woogie", a, b, "choose rob")
    assert result.controller("rob") == "A"
    assert sorted(result.discard("B")) == ["drakonis", "strange-barrel"]


def test_boogie_woogie_finds_nothing_that_fits():
    result = played("boogie-woogie", ", discard: [kong, megaxolot]", ", discard: [gorillion]")
    assert result.play("A") == ["boogie-woogie"]
    assert result.discard("A") == ["kong", "megaxolot"]


def test_what_boogie_woogie_plays_has_its_play_effect_and_no_mindbug():
    """6.6: Radioactive Rabbit has a Defeated effect and a Play effect; it goes to B at once."""
    result = resolve(
        """
        A: {hand: [boogie-woogie, gorillion], discard: [radioactive-rabbit]}
        B: {hand: [luchataur]}
        """,
        *["play boogie-woogie", "pass"],
    )
    assert result.controller("radioactive-rabbit") == "B"
    assert result.mindbugs("B") == 2
    assert (result.turn, result.phase) == ("B", "start")


def test_a_card_boogie_woogie_took_goes_to_its_controllers_pile():
    """Dispute grave-return."""
    result = resolve(
        """
        A: {hand: [boogie-woogie, mantis]}
        B: {mindbugs: 0, play: [gorillion], hand: [luchataur], discard: [cosmic-joe]}
        """,
        *["play boogie-woogie", "attack gorillion", "block cosmic-joe", "choose gorillion"],
    )
    assert result.in_discard("A", "cosmic-joe")
    assert result.in_discard("B", "gorillion")


# -- Bookwyrm -------------------------------------------------------------------------------------


def test_bookwyrm_plays_a_strong_card_from_hand():
    board = """
        A:
          hand: [bookwyrm, kong, meka-dragon, rob, alienoid]
          deck: [mantis, hades, kraken]
        B: {hand: 5}
    """
    result = resolve(board, "play bookwyrm", "pass")
    assert result.asked == ("A", "choose")
    assert sorted(result.options) == ["choose kong", "choose meka-dragon"]
    result = resolve(board, "play bookwyrm", "pass", "choose meka-dragon")
    assert result.play("A") == ["bookwyrm", "meka-dragon"]
    assert result.life("B") == 2  # its Play effect happens
    assert result.mindbugs("B") == 2  # dispute mb-effect-from-hand: no Mindbug
    assert result.hand("A") == ["kong", "rob", "alienoid", "mantis", "hades"]
    assert (result.turn, result.phase) == ("B", "start")


def test_bookwyrm_may_find_the_card_it_drew():
    """4.7: back to five at once, before the Play effect: Kong is in hand by then."""
    result = resolve(
        """
        A: {hand: [bookwyrm, rob, alienoid, mantis, hades], deck: [kong]}
        B: {mindbugs: 0, hand: 5}
        """,
        "play bookwyrm",
    )
    assert result.in_play("kong")


def test_bookwyrm_must_play_if_it_can_and_does_nothing_if_it_cannot():
    board = "{A: {hand: [bookwyrm, kong]}, B: {mindbugs: 0, hand: 5}}"
    assert resolve(board, "play bookwyrm").play("A") == ["bookwyrm", "kong"]
    board = "{A: {hand: [bookwyrm, alienoid]}, B: {mindbugs: 0, hand: 5}}"
    result = resolve(board, "play bookwyrm")
    assert result.play("A") == ["bookwyrm"]
    assert result.hand("A") == ["alienoid"]


def test_in_hand_the_printed_power_counts_for_bookwyrm():
    """4.5, dispute power-current: Goblin Werewolf is a 2, Alienoid with Rex Florae a 6."""
    result = resolve(
        """
        A: {play: [rex-florae], hand: [bookwyrm, alienoid, goblin-werewolf]}
        B: {mindbugs: 0, hand: 5}
        """,
        "play bookwyrm",
    )
    assert sorted(result.hand("A")) == ["alienoid", "goblin-werewolf"]


def test_a_mindbugged_bookwyrm_plays_from_the_mindbug_users_hand():
    result = resolve(
        "{A: {hand: [bookwyrm, kong]}, B: {hand: [gigazaur, rob]}}", "play bookwyrm", "mindbug"
    )
    assert result.play("B") == ["bookwyrm", "gigazaur"]
    assert result.hand("A") == ["kong"]
    assert result.asked == ("A", "turn")


def test_bookwyrm_brings_a_fast_creature_that_may_attack():
    """8.1, dispute fast-by-effect: Rhubarbarian (10, FAST)."""
    result = resolve(
        "{A: {hand: [bookwyrm, rhubarbarian]}, B: {mindbugs: 0, play: [rob], hand: 5}}",
        "play bookwyrm",
    )
    assert result.asked == ("A", "fast")
    assert sorted(result.options) == ["attack rhubarbarian", "pass"]


def test_bookwyrm_cannot_say_about_unknown_cards():
    result = resolve("{A: {hand: [bookwyrm, unknown]}, B: {mindbugs: 0, hand: 5}}", "play bookwyrm")
    assert result.asked == ("A", "choose")
    assert result.options == []


# -- Captain Fish ---------------------------------------------------------------------------------


def test_captain_fish_takes_a_strong_creature_from_the_pile():
    result = defeated("captain-fish", ", kong, rob", ", hades", "choose kong")
    assert result.controller("kong") == "B"
    assert result.in_discard("B", "captain-fish")
    assert result.controller("gorillion") == "A"


def test_captain_fish_may_take_the_very_creature_that_defeated_it():
    """Power 6 is enough, 5 is not."""
    result = defeated("captain-fish", ", alienoid, rob", ", hades")
    assert result.asked == ("B", "choose")
    assert sorted(result.options) == ["choose alienoid", "choose gorillion"]
    result = defeated("captain-fish", ", alienoid, rob", ", hades", "choose gorillion")
    assert result.controller("gorillion") == "B"


def test_captain_fish_may_waste_its_effect_on_ones_own_creature():
    """The card says "a creature": B may name its own Gigazaur and leave Gorillion with A."""
    result = defeated("captain-fish", "", ", gigazaur")
    assert sorted(result.options) == ["choose gigazaur", "choose gorillion"]
    result = defeated("captain-fish", "", ", gigazaur", "choose gigazaur")
    assert result.controller("gigazaur") == "B"
    assert result.controller("gorillion") == "A"


def test_captain_fish_and_a_strong_creature_of_ones_own():
    """Dispute tc-own: choosing it changes nothing."""
    result = resolve(
        """
        A: {play: [spider-owl, rob], hand: 5}
        B: {play: [captain-fish, gigazaur], hand: 5}
        """,
        *["attack rob", "roll energy-1", "pass", "block captain-fish"],
    )
    assert result.in_discard("A", "rob")
    assert result.in_discard("B", "captain-fish")
    assert result.play("A") == ["spider-owl"]
    assert result.play("B") == ["gigazaur"]


def test_captain_fish_keeps_the_state_of_what_it_takes():
    """17.6: exhausted, boosted, with Octonite; and no Play effect."""
    result = resolve(
        """
        A:
          play: [gorillion, {card: alienoid, exhausted: true, boost: [rob], octonite: 2}]
          hand: 5
        B: {play: [captain-fish], hand: 5}
        power: {row: [railgun]}
        """,
        *["attack gorillion", "block captain-fish", "choose alienoid"],
    )
    alienoid = result.creature("alienoid")
    assert result.controller("alienoid") == "B"
    assert (alienoid.exhausted, alienoid.octonite) == (True, 2)
    assert [copy.ref for copy in alienoid.boost] == ["rob"]
    assert result.life("A") == 3


# -- Cosmic Joe -----------------------------------------------------------------------------------


def test_cosmic_joe_takes_any_creature_with_it():
    result = defeated("cosmic-joe", ", hades", ", kong")
    assert result.asked == ("B", "choose")
    assert sorted(result.options) == ["choose gorillion", "choose hades", "choose kong"]
    result = defeated("cosmic-joe", ", hades", ", kong", "choose gorillion")
    assert result.in_discard("A", "gorillion")


def test_cosmic_joe_must_take_its_own_side_if_nobody_else_is_left():
    """1.2: Megamoth falls in the same fight, so only B's Kong is there to be defeated."""
    result = resolve(
        "{A: {play: [megamoth], hand: 5}, B: {play: [cosmic-joe, kong], hand: 5}}",
        *["attack megamoth", "block cosmic-joe", "first cosmic-joe"],
    )
    assert result.discard("B") == ["cosmic-joe", "kong"]
    assert energy(result, "A") == 2


def test_a_chain_of_cosmic_joes():
    """Dispute defeated-chain: a Joe defeated by a Joe defeats one more."""
    result = resolve(
        """
        A: {play: [gorillion, rob], hand: 5}
        B: {play: [cosmic-joe, {card: cosmic-joe, as: second}], hand: 5}
        """,
        *["attack gorillion", "block cosmic-joe", "choose second", "choose gorillion"],
    )
    assert sorted(result.discard("B")) == ["cosmic-joe", "second"]
    assert result.discard("A") == ["gorillion"]
    assert result.play("A") == ["rob"]


# -- Cyber Bunny and Cyber Kitty ------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "options"),
    [
        ("cyber-bunny", ["choose gorillion", "choose rob"]),
        ("cyber-kitty", ["choose mantis", "choose rob"]),
    ],
)
def test_cyber_bunny_and_cyber_kitty_defeat_an_enemy(card, options):
    """Power 5 or more, power 5 or less; with power 5 either can."""
    sides = (", play: [kong, kraken]", ", play: [gorillion, rob, mantis]")
    result = played(card, *sides)
    assert result.asked == ("A", "choose")
    assert sorted(result.options) == options
    chosen = options[0].removeprefix("choose ")
    result = played(card, *sides, options[0])
    assert result.in_discard("B", chosen)
    assert (result.turn, result.phase) == ("B", "start")


@pytest.mark.parametrize(("card", "enemy"), [("cyber-bunny", "mantis"), ("cyber-kitty", "kong")])
def test_cyber_bunny_and_cyber_kitty_spare_their_own_side(card, enemy):
    result = played(card, ", play: [gigazaur, rob]", f", play: [{enemy}]")
    assert result.discard("A") == []
    assert result.play("B") == [enemy]


def test_cyber_bunny_attacks_twice_later():
    result = resolve(
        "{A: {play: [cyber-bunny], hand: 5}, B: {hand: 5}}",
        *["attack cyber-bunny", "attack cyber-bunny"],
    )
    assert result.life("B") == 1


def test_a_mindbugged_cyber_kitty_turns_on_its_player():
    result = resolve(
        "{A: {play: [mechamster], hand: [cyber-kitty, gorillion]}, B: {play: [rob], hand: 5}}",
        *["play cyber-kitty", "mindbug"],
    )
    assert result.in_discard("A", "mechamster")
    assert result.in_play("rob")


# -- H.A.D.E.S., Kong, Quetzalcóatl ---------------------------------------------------------------


def test_hades_survives_once():
    board = """
        A: {play: [{card: hades, exhausted: EXHAUSTED}], hand: 5}
        B: {play: [gorillion], hand: 5}
    """
    moves = ["attack hades", "roll grow-2, grow-2", "pass", "block gorillion"]
    result = resolve(board.replace("EXHAUSTED", "false"), *moves)
    assert result.creature("hades").exhausted
    result = resolve(board.replace("EXHAUSTED", "true"), *moves)
    assert result.in_discard("A", "hades")


def test_kong_ties_with_gigazaur_and_beats_it_with_any_grow():
    board = "{A: {play: [kong], hand: 5}, B: {play: [gigazaur], hand: 5}}"
    result = resolve(board, "attack kong", "roll energy-2", "pass", "block gigazaur")
    assert result.discard("A") == ["kong"]
    assert result.discard("B") == ["gigazaur"]
    result = resolve(board, "attack kong", "roll grow-1", "pass", "block gigazaur")
    assert result.play("A") == ["kong"]
    assert result.discard("B") == ["gigazaur"]


def test_quetzalcoatl_blocks_the_sneaky_and_everyone_else():
    result = resolve(
        "{A: {play: [space-penguin]}, B: {play: [quetzalcoatl, kong], hand: 5}}",
        *["attack space-penguin", "block quetzalcoatl"],
    )
    assert result.in_discard("A", "space-penguin")
    result = resolve(
        "{A: {play: [mega-shark]}, B: {play: [quetzalcoatl], hand: 5}}",
        *["attack mega-shark", "pass"],
    )
    assert "block quetzalcoatl" in result.options


# -- Kraken ---------------------------------------------------------------------------------------


def test_kraken_makes_strong_allies_sneaky():
    """Dispute power-threshold: Drakonis (7) with Rex Florae is an 8; Alienoid (6) is a 7."""
    result = resolve("""
        A: {play: [kraken, rex-florae, drakonis, alienoid, gigazaur]}
        B: {play: [kong]}
    """)
    sneaky = {ref for ref in result.play("A") if "SNEAKY" in keywords(result, ref)}
    assert sneaky == {"drakonis", "gigazaur"}
    assert keywords(result, "kong") == frozenset()


def test_the_keyword_goes_with_the_bonus():
    """Dispute power-threshold: without Rex Florae Drakonis is no longer SNEAKY."""
    board = """
        phase: start
        A: {energy: 1, play: [kraken, rex-florae, drakonis]}
        B: {hand: 5}
        power: {row: [portal-malfunction]}
    """
    result = resolve(board, "pass")
    assert keywords(result, "drakonis") == {"SNEAKY"}
    result = resolve(board, "buy portal-malfunction", "choose rex-florae")
    assert keywords(result, "drakonis") == frozenset()


@pytest.mark.parametrize(("grow", "sneaky"), [(2, False), (3, True)])
def test_kraken_itself_becomes_sneaky_when_it_grows(grow, sneaky):
    """Dispute power-threshold, 15.2: the die comes before the block, so nobody can block it."""
    result = resolve(
        "{A: {play: [kraken], hand: 5}, B: {play: [gorillion, pandakai], hand: 5}}",
        *["attack kraken", f"roll grow-{grow}", "pass"],
    )
    assert ("SNEAKY" in keywords(result, "kraken")) == sneaky
    assert ("block gorillion" in result.options) != sneaky
    assert "block pandakai" in result.options


def test_boosted_and_sneaky():
    """Three boost cards make Kraken an 8."""
    result = resolve(
        "{A: {play: [{card: kraken, boost: 3}]}, B: {play: [kong]}}",
    )
    assert power(result, "kraken") == 8
    assert keywords(result, "kraken") == {"SNEAKY"}


# -- Mantis, Mega Shark ---------------------------------------------------------------------------


def test_mantis_grows_before_it_hunts():
    """The example of rule 15.7: it attacks with power 7."""
    result = resolve(
        "{A: {play: [mantis], hand: 5}, B: {play: [alienoid, gorillion], hand: 5}}",
        *["attack mantis", "roll grow-3", "pass", "hunt alienoid"],
    )
    assert result.creature("alienoid").exhausted
    assert result.in_play("mantis")


def test_mega_shark_hunts_the_sneaky():
    result = resolve(
        "{A: {play: [mega-shark], hand: 5}, B: {play: [quetzalcoatl, rob], hand: 5}}",
        *["attack mega-shark", "hunt quetzalcoatl"],
    )
    assert result.in_discard("B", "quetzalcoatl")
    assert energy(result, "A") == 0  # its energy comes when it is played, not when it attacks


# -- Mechamster, Cybertooth (more in test_dice) ---------------------------------------------------


def test_a_mindbugged_mechamster_gives_its_dice_to_the_other_side():
    board = "{A: {play: [gigazaur], hand: [mechamster, rob]}, B: {play: [rex-florae], hand: 5}}"
    result = resolve(board, "play mechamster", "mindbug", "attack gigazaur")
    assert result.asked == ("B", "block")
    moves = ["play mechamster", "mindbug", "attack gigazaur", "pass", "attack rex-florae"]
    assert resolve(board, *moves).asked == (None, "chance")


# -- Pagurah --------------------------------------------------------------------------------------


def test_pagurah_sweeps_the_weak_of_the_other_side():
    result = defeated("pagurah", ", rob, mantis, alienoid", ", kraken")
    assert sorted(result.discard("A")) == ["mantis", "rob"]
    assert sorted(result.play("A")) == ["alienoid", "gorillion"]
    assert result.play("B") == ["kraken"]


def test_pagurah_checks_power_once_for_all():
    """Dispute constant-leaves-same-time: Shield Bugs falls, but whom it made a 6 is spared."""
    result = defeated("pagurah", ", {card: shield-bugs, exhausted: true}, rob, mantis")
    assert sorted(result.discard("A")) == ["mantis", "shield-bugs"]
    assert sorted(result.play("A")) == ["gorillion", "rob"]


def test_pagurah_defeats_all_at_once_and_the_active_player_orders_what_follows():
    """1.4: two Defeated effects of A's creatures wait together."""
    result = defeated("pagurah", ", pandakai, rob")
    assert result.asked == ("A", "order")
    assert sorted(result.discard("A")) == ["pandakai", "rob"]


# -- Pumpkin Jack ---------------------------------------------------------------------------------


def test_pumpkin_jack_plays_a_card_with_a_play_effect_from_ones_own_pile():
    a, b = ", discard: [space-penguin, kong, rob, drakonis]", ", discard: [meka-dragon]"
    result = played("pumpkin-jack", a, b)
    assert sorted(result.options) == ["choose drakonis", "choose space-penguin"]
    result = played("pumpkin-jack", a, b, "choose drakonis")
    assert result.play("A") == ["pumpkin-jack", "drakonis"]
    assert energy(result, "A") == 2


def test_a_parade_out_of_the_discard_pile():
    """Pumpkin Jack plays Boogie Woogie, which plays Captain Fish from B's pile."""
    result = played("pumpkin-jack", ", discard: [boogie-woogie]", ", discard: [captain-fish]")
    assert result.play("A") == ["pumpkin-jack", "boogie-woogie", "captain-fish"]
    assert result.discard("A") == result.discard("B") == []
    assert result.life("B") == 3


def test_two_pumpkin_jacks_follow_each_other():
    result = played("pumpkin-jack", ", discard: [{card: pumpkin-jack, as: second}, meka-dragon]")
    assert result.asked == ("A", "choose")
    result = played(
        "pumpkin-jack",
        ", discard: [{card: pumpkin-jack, as: second}, meka-dragon]",
        "",
        "choose second",
    )
    assert result.play("A") == ["pumpkin-jack", "second", "meka-dragon"]
    assert result.life("B") == 2


def test_harvest_and_attack_effects_are_no_play_effects():
    result = played("pumpkin-jack", ", discard: [bananapus, turbo-bug, gigazaur, cloud-lady]")
    assert result.play("A") == ["pumpkin-jack"]
    assert len(result.discard("A")) == 4


def test_a_card_with_play_and_attack_has_a_play_effect():
    """Koibra has one effect for both: a random card of the opponent's hand is revealed."""
    result = played("pumpkin-jack", ", discard: [koibra]")
    assert result.in_play("koibra")
    assert result.asked == (None, "chance")


# -- Purple Reign ---------------------------------------------------------------------------------


def test_purple_reign_cannot_be_blocked_by_the_strong():
    board = """
        A: {play: [purple-reign], hand: 5}
        B: {play: [alienoid, rob, mantis, gorillion], hand: 5}
    """
    result = resolve(board, "attack purple-reign", "roll grow-3", "pass")
    assert sorted(result.options) == ["block mantis", "block rob", "pass"]
    assert [why.kind for why in result.why_not("block alienoid")] == ["cannot-block-this"]


def test_the_current_power_of_the_blocker_counts_against_purple_reign():
    """4.5: Rex Florae makes Rob a 6; Goblin Werewolf is a 2 in A's turn."""
    result = resolve(
        """
        A: {play: [purple-reign], hand: 5}
        B: {play: [rex-florae, rob, goblin-werewolf], hand: 5}
        """,
        *["attack purple-reign", "roll energy-1", "pass"],
    )
    assert sorted(result.options) == ["block goblin-werewolf", "pass"]


def test_others_are_blocked_as_usual_beside_purple_reign():
    result = resolve(
        "{A: {play: [purple-reign, sheriff]}, B: {play: [gorillion], hand: 5}}",
        *["attack sheriff", "pass"],
    )
    assert sorted(result.options) == ["block gorillion", "pass"]


# -- Rex Florae -----------------------------------------------------------------------------------


def test_rex_florae_strengthens_the_others_and_not_itself():
    result = resolve("{A: {play: [rex-florae, rob, mechamster]}, B: {play: [mantis]}}")
    powers = {ref: power(result, ref) for ref in ("rex-florae", "rob", "mechamster", "mantis")}
    assert powers == {"rex-florae": 6, "rob": 6, "mechamster": 3, "mantis": 4}


def test_two_rex_florae_add_up():
    result = resolve("{A: {play: [rex-florae, rex-florae, rob]}, B: {play: [mantis]}}")
    assert [power(result, ref) for ref in result.play("A")] == [7, 7, 7]


def test_bonuses_of_three_sets_add_up():
    """Rex Florae +1, Shield Bugs +1, Potadore +2, a boost card +1, Grow 3."""
    result = resolve(
        """
        A: {play: [rex-florae, shield-bugs, potadore-the-wise, {card: rob, boost: 1}], hand: 5}
        B: {play: [gorillion], hand: 5}
        """,
        *["attack rob", "roll grow-3", "pass"],
    )
    assert power(result, "rob") == 5 + 1 + 1 + 2 + 1 + 3


# -- Rob ------------------------------------------------------------------------------------------


def test_rob_makes_the_opponent_discard_two_of_their_choice():
    board = """
        A: {play: [gorillion], hand: [kong, mantis, hades, kraken, sheriff], deck: [drakonis, rob]}
        B: {play: [{card: rob, as: thief}], hand: 5}
    """
    moves = ["attack gorillion", "block thief"]
    result = resolve(board, *moves)
    assert result.asked == ("A", "choose")
    assert len(result.options) == 10
    result = resolve(board, *moves, "choose kong, sheriff")
    assert sorted(result.discard("A")) == ["kong", "sheriff"]
    assert result.hand("A") == ["mantis", "hades", "kraken", "drakonis", "rob"]


@pytest.mark.parametrize(("hand", "left"), [(1, 0), (2, 0), (4, 2)])
def test_rob_takes_what_there_is(hand, left):
    result = resolve(
        f"{{A: {{play: [gorillion], hand: {hand}}}, B: {{play: [rob], hand: 5}}}}",
        *["attack gorillion", "block rob"],
    )
    assert len(result.hand("A")) == left


# -- Sheriff --------------------------------------------------------------------------------------


def test_sheriff_cannot_hunt_the_weak():
    """Dispute hunter-limits."""
    board = "{A: {play: [sheriff], hand: 5}, B: {play: [pandakai, mantis, gorillion], hand: 5}}"
    result = resolve(board, "attack sheriff")
    assert result.asked == ("A", "hunt")
    assert sorted(result.options) == ["hunt gorillion", "hunt mantis", "pass"]
    assert [why.kind for why in result.why_not("hunt pandakai")] == ["cannot-hunt"]


def test_the_weak_may_block_sheriff_if_they_like():
    result = resolve(
        "{A: {play: [sheriff], hand: 5}, B: {play: [pandakai], hand: 5}}", "attack sheriff"
    )
    assert result.asked == ("B", "block")
    assert sorted(result.options) == ["block pandakai", "pass"]


def test_the_current_power_counts_for_sheriff():
    """Goblin Werewolf is a 2 in A's turn; Pandakaï beside Rex Florae is a 4."""
    result = resolve(
        "{A: {play: [sheriff]}, B: {play: [rex-florae, pandakai, goblin-werewolf], hand: 5}}",
        "attack sheriff",
    )
    assert sorted(result.options) == ["hunt pandakai", "hunt rex-florae", "pass"]
    result = resolve(
        "{A: {play: [sheriff]}, B: {play: [pandakai, goblin-werewolf, rob], hand: 5}}",
        "attack sheriff",
    )
    assert sorted(result.options) == ["hunt rob", "pass"]


def test_other_hunters_are_not_bound_by_sheriff():
    result = resolve(
        "{A: {play: [sheriff, mega-shark]}, B: {play: [pandakai], hand: 5}}", "attack mega-shark"
    )
    assert sorted(result.options) == ["hunt pandakai", "pass"]


# -- The Globe-Smasher ----------------------------------------------------------------------------


def test_the_globe_smasher_plays_what_the_opponent_gives():
    """Dispute hungry-hamster: they choose, they draw, it is played for A, without a Mindbug."""
    board = """
        A: {hand: [the-globe-smasher, rob]}
        B: {hand: [megaxolot, kong, mantis, hades, kraken], deck: [sheriff]}
    """
    result = resolve(board, "play the-globe-smasher", "pass")
    assert result.asked == ("B", "choose")
    assert len(result.options) == 5
    result = resolve(board, "play the-globe-smasher", "pass", "choose megaxolot")
    assert result.play("A") == ["the-globe-smasher", "megaxolot"]
    assert (result.life("A"), result.life("B")) == (4, 3)
    assert result.hand("B") == ["kong", "mantis", "hades", "kraken", "sheriff"]
    assert result.mindbugs("B") == 2
    assert (result.turn, result.phase) == ("B", "start")


def test_the_globe_smasher_and_an_empty_hand():
    result = resolve(
        "{A: {hand: [the-globe-smasher, rob]}, B: {mindbugs: 0, play: [kong]}}",
        "play the-globe-smasher",
    )
    assert result.play("A") == ["the-globe-smasher"]
    assert result.hand("A") == ["rob"]


def test_a_poisoned_gift():
    """Suspicious Gift is given, comes into play for A, and its Play effect hands it back to B."""
    result = resolve(
        "{A: {hand: [the-globe-smasher, rob]}, B: {mindbugs: 0, hand: [suspicious-gift, kong]}}",
        *["play the-globe-smasher", "choose suspicious-gift"],
    )
    assert result.controller("suspicious-gift") == "B"


def test_two_globe_smashers_smash_each_other():
    """B gives the other one; its Play effect makes B give once more."""
    result = resolve(
        """
        A: {hand: [the-globe-smasher, rob]}
        B: {mindbugs: 0, hand: [{card: the-globe-smasher, as: other}, meka-dragon, kong]}
        """,
        *["play the-globe-smasher", "choose other", "choose meka-dragon"],
    )
    assert result.play("A") == ["the-globe-smasher", "other", "meka-dragon"]
    assert result.life("B") == 2
    assert result.hand("B") == ["kong"]


def test_a_mindbugged_globe_smasher_takes_from_its_player():
    result = resolve(
        "{A: {hand: [the-globe-smasher, rob, kong]}, B: {hand: [mantis]}}",
        *["play the-globe-smasher", "mindbug"],
    )
    assert result.asked == ("A", "choose")
    result = resolve(
        "{A: {hand: [the-globe-smasher, rob, kong]}, B: {hand: [mantis]}}",
        *["play the-globe-smasher", "mindbug", "choose kong"],
    )
    assert result.play("B") == ["the-globe-smasher", "kong"]
    assert result.asked == ("A", "turn")
    assert result.options == ["play rob"]


# -- The King -------------------------------------------------------------------------------------


def test_the_king_lets_nobody_else_attack():
    board = "{A: {play: [the-king, kong], hand: [rob]}, B: {play: [mantis], hand: 5}}"
    result = resolve(board)
    assert sorted(result.options) == ["attack the-king", "play rob"]
    assert [why.kind for why in result.why_not("attack kong")] == ["cannot-attack"]


def test_the_king_does_not_keep_others_from_blocking_nor_enemies_from_attacking():
    result = resolve(
        "{A: {play: [mantis], hand: 5}, B: {play: [the-king, kong], hand: 5}}",
        *["attack mantis", "roll energy-1", "pass", "pass"],
    )
    assert sorted(result.options) == ["block kong", "block the-king", "pass"]


def test_the_king_attacks_twice_and_rolls_twice():
    """Dispute kot-frenzy."""
    result = resolve(
        "{A: {play: [the-king], hand: 5}, B: {play: [gorillion], hand: 5}}",
        *["attack the-king", "roll energy-2", "pass", "pass"],
        *["attack the-king", "roll grow-1", "pass", "block gorillion"],
    )
    assert result.life("B") == 2
    assert result.in_discard("B", "gorillion")
    assert result.in_play("the-king")
    assert energy(result, "A") == 2


def test_two_kings_keep_each_other_from_attacking():
    """Each is "another allied creature" to the other; with an empty hand that is a loss (3.2)."""
    board = "{A: {play: [the-king, the-king, kong], hand: [HAND]}, B: {hand: 5}}"
    assert resolve(board.replace("HAND", "rob")).options == ["play rob"]
    assert resolve(board.replace("HAND", "")).winner == "B"


def test_a_new_king_can_cost_the_game():
    """Dispute no-action: The King came this turn, and his subjects cannot attack.

    The other card is mindbugged, and the further turn action has nothing to be spent on.
    """
    result = resolve(
        """
        A: {play: [kong, {card: the-king, entered: true}], hand: [rob]}
        B: {hand: 5}
        """,
        *["play rob", "mindbug"],
    )
    assert result.winner == "B"


def test_the_king_does_not_forbid_actions():
    """It says "cannot attack", and an Action is no attack: Infernostrich may use its own."""
    result = resolve(
        "{A: {play: [the-king, infernostrich]}, B: {play: [kong], hand: 5}}",
    )
    assert sorted(result.options) == ["action infernostrich", "attack the-king"]


def test_the_king_frees_hunters_from_captain_hippo():
    """Dispute hippo: a HUNTER who cannot attack is not able to, so A chooses freely."""
    result = resolve(
        "{A: {play: [the-king, mantis], hand: [rob]}, B: {play: [captain-hippo], hand: 5}}"
    )
    assert sorted(result.options) == ["attack the-king", "play rob"]
    result = resolve("{A: {play: [mantis], hand: [rob]}, B: {play: [captain-hippo], hand: 5}}")
    assert result.options == ["attack mantis"]


def test_cake_trickster_cannot_make_a_subject_of_the_king_attack():
    """The opponent attacks with it "if able", and Rob is not."""
    result = resolve(
        "{A: {play: [cake-trickster], hand: 5}, B: {play: [the-king, rob], hand: 5}}",
        *["action cake-trickster", "choose rob"],
    )
    assert result.life("A") == 3
    assert "dice" not in result.kinds()
    assert (result.turn, result.phase) == ("B", "start")


@pytest.mark.parametrize(("reading", "asked"), [("once", None), ("twice", ("B", "again"))])
def test_the_king_made_to_attack_and_his_frenzy(reading, asked):
    """The reading forced-frenzy, both ways."""
    board = f"""
        ruleset: {{edition: current, forced-frenzy: {reading}}}
        A: {{play: [cake-trickster], hand: 5}}
        B: {{play: [the-king], hand: 5}}
    """
    moves = ["action cake-trickster", "roll energy-1", "pass", "pass"]
    result = resolve(board, *moves)
    assert result.life("A") == 2
    assert result.asked == asked
    result = resolve(board, *moves, *(["pass"] if asked else []))
    assert "forced-frenzy" in result.readings()


# -- all sets on one table ------------------------------------------------------------------------


def test_a_board_of_every_set():
    """First Contact, New Servants, both Beyond sets, Battlefruit, promo cards, King of Tokyo.

    Mechamster gives Sea-Rex a die; then its Attack effect boosts it; then it hunts. Rex Florae and,
    from the discard pile, Blessed Shield Bugs give +1 each. Froblin Instigator counts its allies.
    """
    board = """
        A:
          play: [mechamster, rex-florae, sea-rex, froblin-instigator]
          discard: [blessed-shield-bugs, kong]
          hand: [okra-shaman]
        B:
          play: [gorillion, {card: vanilla-creature, octonite: 1}, watts-dog, robopup]
          hand: [knightmare]
    """
    moves = ["attack sea-rex", "roll grow-3", "pass", "choose kong"]
    result = resolve(board, *moves)
    assert result.asked == ("A", "hunt")
    assert power(result, "sea-rex") == 5 + 3 + 1 + 1 + 1
    assert power(result, "froblin-instigator") == 1 + 2 * 3 + 1 + 1
    result = resolve(board, *moves, "hunt gorillion")
    assert result.in_discard("B", "gorillion")
    assert power(result, "sea-rex") == 5 + 1 + 1 + 1  # Grow is over, the boost card stays


def test_sharky_has_what_pounce_gives_its_enemies():
    """Sharky has HUNTER while an enemy creature does, also for this turn only."""
    board = """
        phase: start
        A: {energy: 2, play: [gigazaur], hand: [gorillion]}
        B: {play: [sharky-crab-dog-mummypus], hand: [luchataur]}
        power: {row: [pounce, rage]}
    """
    result = resolve(board, "buy pounce", "buy rage")
    assert keywords(result, "sharky-crab-dog-mummypus") == {"HUNTER", "FRENZY"}


def test_ratomancer_wakes_this_sets_small_ones_without_their_play_effects():
    """Dispute ratomancer: no life, no cards, but Mechamster works and dice roll later."""
    result = resolve(
        """
        A:
          play: [gigazaur]
          hand: [ratomancer, gorillion]
          discard: [space-penguin, bookwyrm, mechamster, kong]
        B: {mindbugs: 0, play: [rob], hand: [luchataur, bee-bear]}
        """,
        *["play ratomancer", "choose space-penguin, bookwyrm, mechamster"],
        *["play luchataur", "pass", "attack space-penguin"],
    )
    assert result.asked == (None, "chance")
    assert result.life("A") == 3
    assert result.hand("A") == ["gorillion"]


def test_an_evolved_creature_with_mechamsters_die():
    """Thunder Queen rolls first, and then defeats a creature as she attacks."""
    board = """
        A: {play: [thunder-queen, mechamster], hand: 5}
        B: {play: [gorillion, rob], hand: [mantis, luchataur]}
    """
    moves = ["attack thunder-queen", "roll discard"]
    assert resolve(board, *moves).play("B") == ["gorillion", "rob"]
    result = resolve(board, *moves, "pass", "choose mantis")
    assert result.asked == ("A", "choose")
    result = resolve(board, *moves, "pass", "choose mantis", "choose gorillion")
    assert sorted(result.discard("B")) == ["gorillion", "mantis"]
    assert result.asked == ("B", "block")


def test_paying_octonite_comes_after_the_dice():
    """Plumarine: "Attack [Octonite]: +8 power this turn", with a die from Mechamster."""
    board = """
        A: {play: [{card: plumarine, octonite: 1}, mechamster], hand: 5}
        B: {play: [gorillion], hand: 5}
    """
    result = resolve(board, "attack plumarine", "roll grow-2")
    assert result.creature("plumarine").octonite == 1
    assert power(result, "plumarine") == 2
    moves = ["attack plumarine", "roll grow-2", "pass"]
    result = resolve(board, *moves)
    assert result.asked == ("A", "hunt")
    assert result.creature("plumarine").octonite == 0
    assert power(result, "plumarine") == 2 + 2 + 8


def test_hypnotic_mouse_looks_at_power_when_the_attack_is_declared():
    """Equal power forbids attacking; that Grow makes two equal afterwards changes nothing."""
    board = """
        A: {play: [mantis, rob], hand: [gorillion]}
        B: {play: [hypnotic-mouse, kraken], hand: 5}
    """
    result = resolve(board)
    assert sorted(result.options) == ["attack mantis", "play gorillion"]
    result = resolve(board, "attack mantis", "roll grow-1", "pass")
    assert result.asked == ("A", "hunt")
    assert power(result, "mantis") == power(result, "rob") == power(result, "kraken")


def test_alpacoodle_sets_this_set_aside_and_its_abilities_with_it():
    """While The King is set aside, whoever comes later may attack."""
    result = resolve("""
        A: {play: [kong], hand: [rob]}
        B: {play: [alpacoodle], hand: 5}
        aside: [{card: the-king, player: A, by: alpacoodle}]
    """)
    assert sorted(result.options) == ["attack kong", "play rob"]


def test_wolfman_steve_does_not_stop_cards_that_effects_play():
    """Opponents cannot play weak cards "from their hand"; Jack plays one from the pile."""
    board = """
        A: {hand: [pumpkin-jack, mantis], discard: [space-penguin]}
        B: {mindbugs: 0, play: [wolfman-steve], hand: 5}
    """
    assert resolve(board).options == ["play pumpkin-jack"]
    result = resolve(board, "play pumpkin-jack")
    assert result.in_play("space-penguin")
    assert result.life("A") == 4
