"""Beyond Eternity: the cards that neither boost nor work In Discard Pile, each by its text."""

import pytest
from board import Result, at_work, power, refused, resolve

from judge.cards import library

EDITIONS = ["current", "beyond", "first-contact"]


def attackers(result: Result) -> set[str]:
    """The creatures that may attack as the turn action."""
    return {o.removeprefix("attack ") for o in result.options if o.startswith("attack ")}


def blockers(result: Result) -> set[str]:
    """The creatures that may block the attack that is under way."""
    assert result.asked is None or result.asked[1] == "block", result.asked
    return {o.removeprefix("block ") for o in result.options if o.startswith("block ")}


@pytest.mark.parametrize(
    ("card", "printed", "words"),
    [
        ("agile-rooster", 6, {"FRENZY"}),
        ("ant-zombie-horde", 7, {"TOUGH"}),
        ("berserker-rabbit", 6, {"FRENZY", "TOUGH"}),
        ("blessed-killer-bee", 5, {"HUNTER"}),
        ("blessed-shield-bugs", 6, {"TOUGH"}),
        ("blessed-tiger-squirrel", 3, {"SNEAKY"}),
        ("catalisk", 2, {"POISONOUS"}),
        ("cave-lizard", 10, {"TOUGH", "SNEAKY"}),
        ("cursed-gorillion", 10, {"FRENZY", "TOUGH"}),
        ("duckdra", 5, {"HUNTER"}),
        ("fire-antler", 8, set()),
        ("ghostly-underdog", 4, set()),
        ("goat-dragon", 7, set()),
        ("hiss-holiness", 5, {"FRENZY", "POISONOUS"}),
        ("hypnotic-mouse", 1, {"SNEAKY"}),
        ("koibra", 2, {"POISONOUS"}),
        ("madam-mystique", 2, set()),
        ("peacasus", 3, {"SNEAKY"}),
        ("porcupine-teacher", 5, set()),
        ("pyro-salamancer", 6, set()),
        ("radioactive-pest", 1, {"POISONOUS"}),
        ("rockyphant", 8, {"TOUGH"}),
        ("sea-rex", 5, {"HUNTER"}),
        ("soul-manipulator", 5, {"TOUGH"}),
        ("spirit-cheetah", 5, {"HUNTER"}),
        ("spirit-maki", 3, {"SNEAKY"}),
        ("squirtoise-scout", 2, {"TOUGH"}),
        ("tiger-wasp", 3, {"FRENZY", "SNEAKY"}),
        ("tornado-dragon", 8, set()),
        ("trash-diver", 2, {"SNEAKY"}),
        ("trash-flier", 2, {"SNEAKY"}),
        ("water-antler", 8, set()),
        ("solar-bear", 5, {"TOUGH"}),
        ("ghost-hand", 2, {"SNEAKY"}),
        ("blessed-axolotl-healer", 6, {"POISONOUS"}),
        ("cursed-goblin-werewolf", 8, {"FRENZY", "HUNTER"}),
    ],
)
def test_power_and_keywords_are_as_printed(card, printed, words):
    found = library().card(card)
    assert found.power == printed
    assert set(found.keywords) == words


# -- Agile Rooster --------------------------------------------------------------------------------

FARM = """
    A: {{play: [{rooster}], discard: [{pile}], hand: [gorillion]}}
    B:
      play: [shark-dog, killer-bee, strange-barrel, sheriff, fire-antler]
      hand: [gorillion]
    moves: [attack agile-rooster]
"""


@pytest.mark.parametrize(
    ("rooster", "pile", "able"),
    [
        ("agile-rooster", "", {"killer-bee", "strange-barrel", "sheriff"}),  # 6: 5 to 7
        (
            "{card: agile-rooster, boost: [robopup]}",
            "",
            {"strange-barrel", "sheriff", "fire-antler"},
        ),
        ("agile-rooster", "cursed-gorillion", {"shark-dog", "killer-bee"}),  # 4: 3 to 5
        (
            "agile-rooster",
            "blessed-shield-bugs",
            {"strange-barrel", "sheriff", "fire-antler"},
        ),
    ],
)
def test_agile_rooster_is_blocked_only_by_power_within_one_of_its_own(rooster, pile, able):
    result = resolve(FARM.format(rooster=rooster, pile=pile))
    assert blockers(result) == able


def test_agile_rooster_looks_at_the_current_power_of_the_blockers():
    """Shield Bugs raises Shark Dog to 5 and Sheriff to 8."""
    result = resolve("""
        A: {play: [agile-rooster], hand: [gorillion]}
        B: {play: [shield-bugs, shark-dog, sheriff], hand: [gorillion]}
        moves: [attack agile-rooster]
    """)
    assert blockers(result) == {"shark-dog"}


def test_agile_rooster_limits_nobody_but_its_own_blockers():
    result = resolve("""
        A: {play: [agile-rooster, sweet-fighter], hand: [gorillion]}
        B: {play: [shark-dog], hand: [gorillion]}
        moves: [attack sweet-fighter]
    """)
    assert blockers(result) == {"shark-dog"}


def test_agile_rooster_itself_blocks_anybody():
    result = resolve("""
        A: {play: [gorillion], hand: [kong]}
        B: {play: [agile-rooster], hand: [kong]}
        moves: [attack gorillion]
    """)
    assert blockers(result) == {"agile-rooster"}


def test_agile_rooster_with_hunter_hunts_whom_it_likes():
    """Dispute hunter-beebear. Snail Thrower makes it HUNTER at power 4."""
    result = resolve("""
        A: {play: [agile-rooster, snail-thrower], discard: [cursed-gorillion], hand: [kong]}
        B: {play: [gorillion], hand: [kong]}
        moves: [attack agile-rooster, hunt gorillion]
    """)
    assert result.discard("B") == ["gorillion"]
    assert result.in_discard("A", "agile-rooster")


def test_agile_rooster_attacks_twice_and_is_blocked_anew():
    result = resolve("""
        A: {play: [agile-rooster], hand: [kong]}
        B: {play: [killer-bee, gorillion], hand: [kong]}
        moves: [attack agile-rooster, block killer-bee, attack agile-rooster]
    """)
    assert result.discard("B") == ["killer-bee"]
    assert result.life("B") == 2
    assert result.turn == "B"


# -- Berserker Rabbit -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("mine", "yours", "expected"),
    [("[]", "[]", 10), ("[]", "[kong]", 10), ("[kong]", "[]", 6), ("2", "[]", 6)],
)
def test_berserker_rabbit_is_stronger_while_its_own_discard_pile_is_empty(mine, yours, expected):
    result = resolve(f"""
        A: {{play: [berserker-rabbit], discard: {mine}, hand: [gorillion]}}
        B: {{discard: {yours}, hand: [gorillion]}}
    """)
    assert power(result, "berserker-rabbit") == expected


def test_a_card_that_reaches_the_pile_in_the_same_fight_comes_too_late():
    """Dispute berserker: 10 against 9; the fight is decided with the power at that moment."""
    result = resolve("""
        A: {play: [{card: berserker-rabbit, exhausted: true}], hand: [kong]}
        B: {play: [sweet-fighter], hand: [kong]}
        moves: [attack berserker-rabbit, block sweet-fighter]
    """)
    assert result.discard("B") == ["sweet-fighter"]
    assert power(result, "berserker-rabbit") == 10
    assert result.asked == ("A", "again")


def test_a_card_that_reaches_the_pile_before_the_block_counts():
    """Jean-Claw Pandamme makes the attacker discard: 6 against 7."""
    result = resolve("""
        A: {play: [{card: berserker-rabbit, exhausted: true}], hand: [kong]}
        B: {play: [jean-claw-pandamme, sheriff], hand: [kong]}
        moves: [attack berserker-rabbit, block sheriff]
    """)
    assert sorted(result.discard("A")) == ["berserker-rabbit", "kong"]


def test_boosting_the_last_card_away_makes_the_rabbit_strong():
    """11.4: under a creature a card is not in the discard pile."""
    result = resolve("""
        A: {play: [berserker-rabbit, sea-rex], discard: [kong], hand: [gorillion]}
        B: {hand: [gorillion]}
        moves: [attack sea-rex, choose kong]
    """)
    assert power(result, "berserker-rabbit") == 10
    boosted = resolve("""
        A: {play: [{card: berserker-rabbit, boost: [kong, robopup]}], hand: [gorillion]}
        B: {hand: [gorillion]}
    """)
    assert power(boosted, "berserker-rabbit") == 12


def test_the_enemy_makes_the_rabbit_strong_by_robbing_its_pile():
    result = resolve("""
        A: {hand: [grave-robber]}
        B: {mindbugs: 0, play: [berserker-rabbit], discard: [kong], hand: [gorillion]}
        moves: [play grave-robber]
    """)
    assert power(result, "berserker-rabbit") == 10


def test_a_rabbit_that_was_exhausted_has_put_nothing_into_the_pile():
    result = resolve("""
        A: {play: [berserker-rabbit], hand: [kong]}
        B: {play: [gorillion], hand: [kong]}
        moves: [attack berserker-rabbit, block gorillion]
    """)
    assert result.creature("berserker-rabbit").exhausted
    assert power(result, "berserker-rabbit") == 10
    assert result.discard("B") == ["gorillion"]


# -- Catalisk -------------------------------------------------------------------------------------


def test_catalisk_discards_the_draw_pile_and_not_the_hand():
    result = resolve("""
        A: {play: [catalisk], hand: [gorillion]}
        B: {hand: [kong, sheriff, kraken, robopup, shark-dog], deck: [killer-bee, luchataur]}
        moves: [attack catalisk]
    """)
    assert result.deck("B") == []
    assert result.discard("B") == ["killer-bee", "luchataur"]
    assert len(result.hand("B")) == 5
    assert result.life("B") == 2


def test_after_catalisk_nobody_draws_back_to_five():
    """4.8: an empty draw pile; the discard pile is not shuffled in."""
    result = resolve("""
        A: {play: [catalisk], hand: [gorillion], mindbugs: 0}
        B: {hand: [kong, sheriff, kraken, robopup, shark-dog], deck: [killer-bee, luchataur]}
        moves: [attack catalisk, play sheriff]
    """)
    assert result.hand("B") == ["kong", "kraken", "robopup", "shark-dog"]
    assert result.discard("B") == ["killer-bee", "luchataur"]


def test_catalisk_with_an_empty_draw_pile_just_attacks():
    result = resolve("""
        A: {play: [catalisk], hand: 5, deck: 3}
        B: {hand: [kong], discard: [sheriff]}
        moves: [attack catalisk]
    """)
    assert result.life("B") == 2
    assert result.discard("B") == ["sheriff"]
    assert len(result.deck("A")) == 3


def test_catalisk_counts_unknown_cards_too():
    result = resolve("""
        A: {play: [catalisk], hand: [gorillion]}
        B: {hand: 5, deck: 4, play: [berserker-rabbit]}
        moves: [attack catalisk]
    """)
    assert len(result.discard("B")) == 4
    assert power(result, "berserker-rabbit") == 6


def test_catalisk_sets_off_what_waits_for_the_discard_pile():
    """Peacasus and Rockyphant come "from anywhere"; A, the active player, orders them."""
    board = """
        A: {play: [catalisk], hand: [gorillion, kong]}
        B: {hand: 5, deck: [peacasus, rockyphant]}
        moves: [attack catalisk]
    """
    asked = resolve(board)
    assert asked.asked == ("A", "order")
    assert set(asked.options) == {"first peacasus", "first rockyphant"}
    result = resolve(board, "first rockyphant", "choose kong")
    assert result.life("B") == 3  # one gained, one lost to the attack
    assert result.discard("A") == ["kong"]


# -- Cave Lizard ----------------------------------------------------------------------------------


def test_cave_lizard_cannot_attack_but_blocks_sneaky_attackers():
    own_turn = resolve("""
        A: {play: [cave-lizard, killer-bee], hand: [gorillion]}
        B: {hand: [gorillion]}
    """)
    assert attackers(own_turn) == {"killer-bee"}
    blocking = resolve("""
        A: {play: [tiger-wasp], hand: [gorillion]}
        B: {play: [cave-lizard, kong], hand: [gorillion]}
        moves: [attack tiger-wasp]
    """)
    assert blockers(blocking) == {"cave-lizard"}


def test_exhausted_cave_lizard_keeps_sneaky():
    """Dispute kw-sneaky-tough."""
    result = resolve("""
        A: {play: [tiger-wasp], hand: [gorillion]}
        B: {play: [{card: cave-lizard, exhausted: true}], hand: [gorillion]}
        moves: [attack tiger-wasp, block cave-lizard]
    """)
    assert result.discard("A") == ["tiger-wasp"]


def test_ram_hopper_does_not_let_cave_lizard_attack():
    """9.8: FRENZY does not lift a ban."""
    result = resolve("""
        A: {play: [cave-lizard, ram-hopper], hand: [gorillion]}
        B: {hand: [gorillion]}
    """)
    assert attackers(result) == {"ram-hopper"}


@pytest.mark.parametrize("edition", EDITIONS)
def test_who_has_nothing_but_cave_lizard_loses(edition):
    """Dispute no-action."""
    result = resolve(
        """
        A: {play: [killer-bee], hand: [gorillion]}
        B: {play: [cave-lizard]}
        moves: [attack killer-bee, pass, pass]
        """,
        ruleset=edition,
    )
    assert result.winner == "A"


def test_cave_lizard_made_to_attack_is_not_able():
    """Cake Trickster: "if able"."""
    result = resolve("""
        A: {play: [cake-trickster], hand: [gorillion]}
        B: {play: [cave-lizard], hand: [gorillion]}
    """)
    assert "action cake-trickster" not in result.options


# -- Duckdra --------------------------------------------------------------------------------------

POND = """
    ruleset: {{edition: current, hunter-choice: {choice}, hunted-gone: {gone}}}
    A: {{play: [duckdra], hand: [kong]}}
    B: {{play: [deathweaver, shark-dog], hand: [kong]}}
    moves: [attack duckdra]
"""


def test_duckdra_defeats_a_poisonous_creature_and_hunts_another():
    """Dispute hunter-vs-attack-effect: the Attack effect first, then the prey is named."""
    board = POND.format(choice="after-attack-effects", gone="attack-over")
    assert resolve(board).asked == ("A", "may")
    result = resolve(board, "yes", "hunt shark-dog")
    assert sorted(result.discard("B")) == ["deathweaver", "shark-dog"]


def test_duckdra_may_leave_the_poisonous_creature_alone():
    board = POND.format(choice="after-attack-effects", gone="attack-over")
    result = resolve(board, "no", "pass", "block deathweaver")
    assert result.discard("A") == ["duckdra"]
    assert result.discard("B") == ["deathweaver"]


@pytest.mark.parametrize("gone", ["attack-over", "may-block"])
def test_duckdra_that_named_its_prey_first_and_then_defeats_it(gone):
    """Both readings of what becomes of the attack."""
    result = resolve(POND.format(choice="before", gone=gone), "hunt deathweaver", "yes")
    assert result.discard("B") == ["deathweaver"]
    assert result.life("B") == 3
    if gone == "attack-over":
        assert result.turn == "B"
    else:
        assert result.asked == ("B", "block")
        assert blockers(result) == {"shark-dog"}


def test_duckdra_is_not_asked_without_a_poisonous_creature():
    result = resolve("""
        A: {play: [duckdra], hand: [kong]}
        B: {play: [shark-dog], hand: [kong]}
        moves: [attack duckdra]
    """)
    assert result.asked == ("A", "hunt")


def test_duckdra_made_poisonous_may_only_choose_among_its_own():
    """ "A creature with POISONOUS": Porcupine Teacher makes Duckdra one itself. 7.9 follows."""
    result = resolve("""
        A: {play: [duckdra, porcupine-teacher], hand: [kong]}
        B: {play: [shark-dog], hand: [kong]}
        moves: [attack duckdra, yes]
    """)
    assert result.discard("A") == ["duckdra"]
    assert result.life("B") == 3
    assert result.turn == "B"


def test_duckdra_only_exhausts_plated_scorpion():
    result = resolve("""
        A: {play: [duckdra], hand: [kong]}
        B: {play: [plated-scorpion], hand: [kong]}
        moves: [attack duckdra, yes, pass, pass]
    """)
    assert result.creature("plated-scorpion").exhausted
    assert result.life("B") == 2


# -- Ghostly Underdog -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("underdog", "pile", "gone"),
    [
        ("ghostly-underdog", "", {"penguin", "deathweaver"}),
        (
            "{card: ghostly-underdog, boost: [robopup, kong]}",
            "",
            {"penguin", "deathweaver", "shark-dog", "killer-bee"},
        ),
        ("ghostly-underdog", "cursed-gorillion", set()),  # 2: not lower than 2
    ],
)
def test_ghostly_underdog_defeats_all_weaker_enemies(underdog, pile, gone):
    result = resolve(f"""
        A: {{play: [{underdog}, ferret-bomber], discard: [{pile}], hand: [gorillion]}}
        B:
          play: [{{card: space-penguin, as: penguin}}, deathweaver, shark-dog, killer-bee]
          hand: [gorillion]
        moves: [attack ghostly-underdog]
    """)
    assert set(result.discard("B")) == gone
    assert result.in_play("ferret-bomber")


def test_ghostly_underdog_looks_once():
    """9.9: Shark Dog (4 + 1) is not weaker than 5, and is not looked at again without the +1."""
    result = resolve("""
        A: {play: [{card: ghostly-underdog, boost: [kong]}], hand: [gorillion]}
        B:
          play: [{card: shield-bugs, exhausted: true}, shark-dog, robopup]
          hand: [gorillion]
        moves: [attack ghostly-underdog]
    """)
    assert result.discard("B") == ["shield-bugs"]
    assert power(result, "shark-dog") == 4
    assert result.creature("robopup").exhausted


def test_ghostly_underdog_defeats_them_together_and_their_effects_follow():
    """7.8: both Applebots leave at once, and each of them gains 2 life."""
    result = resolve("""
        A: {play: [ghostly-underdog], hand: [gorillion]}
        B: {play: [applebot, {card: applebot, as: second}], hand: [gorillion]}
        moves: [attack ghostly-underdog, first applebot]
    """)
    assert result.life("B") == 3 + 4 - 1
    assert sorted(result.discard("B")) == ["applebot", "second"]


# -- Hypnotic Mouse -------------------------------------------------------------------------------


def test_creatures_of_equal_power_cannot_attack():
    """Across both sides, and whoever controls the mouse."""
    board = """
        A: {{play: [killer-bee, sheriff, luchataur{mine}], hand: [gorillion]}}
        B: {{play: [harpy-mother, sweet-fighter{yours}], hand: [gorillion]}}
    """
    with_mine = resolve(board.format(mine=", hypnotic-mouse", yours=""))
    assert attackers(with_mine) == {"sheriff", "hypnotic-mouse"}
    with_yours = resolve(board.format(mine="", yours=", hypnotic-mouse"))
    assert attackers(with_yours) == {"sheriff"}
    without = resolve(board.format(mine="", yours=""))
    assert attackers(without) == {"killer-bee", "sheriff", "luchataur"}


def test_the_mouse_binds_itself_if_another_creature_has_power_one():
    result = resolve("""
        A: {play: [hypnotic-mouse, sheriff], hand: [gorillion]}
        B: {play: [robopup], hand: [gorillion]}
    """)
    assert attackers(result) == {"sheriff"}


def test_current_power_decides_who_is_equal():
    """Harpy Mother (5) and Sea-Rex (5 + 1); Strange Barrel (6) and Sea-Rex."""
    result = resolve("""
        A: {play: [hypnotic-mouse, harpy-mother, {card: sea-rex, boost: [kong]}]}
        B: {play: [strange-barrel], hand: [gorillion]}
    """)
    assert attackers(result) == {"hypnotic-mouse", "harpy-mother"}


def test_the_mouse_forbids_no_block():
    result = resolve("""
        A: {play: [sheriff], hand: [gorillion]}
        B: {play: [hypnotic-mouse, luchataur, sweet-fighter], hand: [gorillion]}
        moves: [attack sheriff, pass]
    """)
    assert blockers(result) == {"hypnotic-mouse", "luchataur", "sweet-fighter"}


def test_an_equal_power_that_arises_after_the_first_attack_prevents_the_second():
    """Fire Antler, defeated by Luchataur (9), boosts itself under a creature with power 8."""
    board = """
        A: {play: [luchataur], hand: [gorillion]}
        B:
          play: [fire-antler, {card: mindbug-bug, boost: [kong]}, hypnotic-mouse]
          hand: [gorillion]
        moves: [attack luchataur, block fire-antler, choose fire-antler]
    """
    tied = resolve(board, "choose mindbug-bug")
    assert power(tied, "mindbug-bug") == 9
    assert tied.asked is None
    assert tied.turn == "B"
    free = resolve(board, "choose hypnotic-mouse")
    assert free.asked == ("A", "again")


def test_who_has_only_equal_creatures_and_no_card_loses():
    result = resolve("""
        A: {play: [hypnotic-mouse, sheriff], hand: [gorillion]}
        B: {play: [killer-bee, harpy-mother]}
        moves: [attack sheriff, pass, pass]
    """)
    assert result.winner == "A"


def test_captain_hippo_cannot_demand_an_attack_the_mouse_forbids():
    """Dispute hippo."""
    result = resolve("""
        A: {play: [killer-bee, harpy-mother], hand: [gorillion]}
        B: {play: [captain-hippo, hypnotic-mouse], hand: [gorillion]}
    """)
    assert result.options == ["play gorillion"]
    free = resolve("""
        A: {play: [killer-bee, shark-dog], hand: [gorillion]}
        B: {play: [captain-hippo, hypnotic-mouse, harpy-mother], hand: [gorillion]}
    """)
    assert free.options == ["attack shark-dog"]


# -- Koibra ---------------------------------------------------------------------------------------

SNAKE = """
    ruleset: current
    A: {play: [koibra], hand: [kong]}
    B: {hand: [gorillion, luchataur, sheriff, robopup, shark-dog], deck: [killer-bee, kraken]}
    moves: [attack koibra]
"""


def test_koibra_reveals_a_random_card_and_its_controller_chooses_the_pile():
    """Dispute koibra."""
    asked = resolve(SNAKE)
    assert asked.asked == (None, "chance")
    assert len(asked.options) == 5
    assert resolve(SNAKE, "chance sheriff").asked == ("A", "option")
    mine = resolve(SNAKE, "chance sheriff", "option 1")
    assert (mine.discard("A"), mine.discard("B")) == (["sheriff"], [])
    yours = resolve(SNAKE, "chance sheriff", "option 2")
    assert (yours.discard("A"), yours.discard("B")) == ([], ["sheriff"])


@pytest.mark.parametrize("option", ["option 1", "option 2"])
def test_the_opponent_draws_back_to_five_after_koibra(option):
    result = resolve(SNAKE, "chance luchataur", option)
    assert result.hand("B") == ["gorillion", "sheriff", "robopup", "shark-dog", "killer-bee"]
    assert result.deck("B") == ["kraken"]


@pytest.mark.parametrize(("reading", "cards"), [("draw", 5), ("no-draw", 4)])
def test_by_the_older_books_it_is_open_whether_koibra_makes_one_draw(reading, cards):
    """4.7: the card left the hand, but not by its player's own doing."""
    old = f"ruleset: {{edition: first-contact, stolen-cards: {reading}}}"
    result = resolve(SNAKE.replace("ruleset: current", old), "chance luchataur", "option 2")
    assert len(result.hand("B")) == cards
    assert "stolen-cards" in result.readings()


@pytest.mark.parametrize(("option", "life_a", "life_b"), [("option 1", 4, 2), ("option 2", 3, 3)])
def test_peacasus_heals_the_owner_of_the_pile_koibra_chose(option, life_a, life_b):
    """Dispute koibra; the unblocked attack then costs 1 life."""
    result = resolve(
        """
        A: {play: [koibra], hand: [kong]}
        B: {hand: [peacasus]}
        moves: [attack koibra, chance peacasus]
        """,
        option,
    )
    # B has no card and no creature left, and loses when the turn comes.
    assert (result.life("A"), result.life("B")) == (life_a, life_b)


def test_koibra_finds_an_empty_hand():
    result = resolve("""
        A: {play: [koibra], hand: [kong]}
        B: {play: [gorillion]}
        moves: [attack koibra]
    """)
    assert result.asked == ("B", "block")
    assert result.discard("A") == result.discard("B") == []


def test_mindbugged_koibra_reveals_from_the_hand_of_the_one_who_played_it():
    result = resolve("""
        A: {hand: [koibra, kong]}
        B: {hand: [gorillion]}
        moves: [play koibra, mindbug, chance kong, option 1]
    """)
    assert result.discard("B") == ["kong"]
    assert result.winner == "B"  # A must take another turn action and has none left


def test_koibra_takes_the_bee_and_its_own_attack_stings():
    """Blessed Killer Bee in A's pile works at once (10.3): the attack costs 3."""
    result = resolve("""
        A: {play: [koibra], hand: [kong]}
        B: {life: 7, hand: [blessed-killer-bee], play: [gorillion]}
        moves: [attack koibra, option 1, pass]
    """)
    assert result.life("B") == 4


def test_koibra_does_not_make_anybody_discard():
    """17.15: it is put. Rockyphant in A's own pile makes B, A's opponent, discard."""
    result = resolve("""
        A: {play: [koibra], hand: [kong]}
        B: {hand: [rockyphant, gorillion], play: [robopup]}
        moves: [attack koibra, chance rockyphant, option 1]
    """)
    assert result.discard("A") == ["rockyphant"]
    assert result.discard("B") == ["gorillion"]
    assert result.hand("A") == ["kong"]


# -- Madam Mystique -------------------------------------------------------------------------------

SEANCE = """
    A: {play: [sweet-fighter, spider-owl, {card: rhino-turtle, exhausted: true}, plated-scorpion]}
    B: {play: [madam-mystique, {card: spider-owl, as: theirs}], hand: [gorillion]}
    moves: [attack sweet-fighter, block madam-mystique]
"""


@pytest.mark.parametrize(
    ("word", "gone", "tired"),
    [
        ("FRENZY", {"rhino-turtle"}, False),
        ("SNEAKY", {"spider-owl"}, False),
        ("POISONOUS", {"spider-owl"}, True),
        ("TOUGH", {"rhino-turtle"}, True),
        ("HUNTER", set(), False),
        ("FAST", set(), False),
    ],
)
def test_madam_mystique_defeats_all_enemies_with_the_keyword(word, gone, tired):
    """TOUGH still saves: Plated Scorpion is only exhausted. Her own side is spared."""
    result = resolve(SEANCE, f"name {word}")
    assert set(result.discard("A")) == gone
    assert result.creature("plated-scorpion").exhausted == tired
    assert result.in_play("theirs")
    assert result.in_play("sweet-fighter")


def test_the_controller_of_madam_mystique_names_the_keyword():
    """1.3: also in the other player's turn; any keyword, whether anybody has it or not."""
    result = resolve(SEANCE)
    assert result.asked == ("B", "keyword")
    assert set(result.options) == {
        f"name {word}" for word in ["FAST", "FRENZY", "HUNTER", "POISONOUS", "SNEAKY", "TOUGH"]
    }


def test_madam_mystique_sees_keywords_that_were_given():
    """Ram Hopper gives FRENZY to the attacker: it is defeated and attacks no second time."""
    result = resolve("""
        A: {play: [sweet-fighter, ram-hopper], hand: [gorillion]}
        B: {play: [madam-mystique], hand: [gorillion]}
        moves: [attack sweet-fighter, block madam-mystique, name FRENZY]
    """)
    assert sorted(result.discard("A")) == ["ram-hopper", "sweet-fighter"]
    assert result.turn == "B"


def test_madam_mystique_returned_to_hand_names_nothing():
    """9.4: returned to hand she was not defeated."""
    result = resolve("""
        A: {hand: [dr-orange-u-tan]}
        B: {mindbugs: 0, play: [madam-mystique], hand: [gorillion]}
        moves: [play dr-orange-u-tan, yes]
    """)
    assert result.asked is None
    assert result.in_hand("B", "madam-mystique")


# -- Peacasus -------------------------------------------------------------------------------------


def test_peacasus_heals_when_it_is_defeated():
    result = resolve("""
        A: {play: [gorillion], hand: [kong]}
        B: {play: [peacasus], hand: [kong]}
        moves: [attack gorillion, block peacasus]
    """)
    assert result.life("B") == 4


def test_peacasus_heals_when_it_is_discarded_from_hand():
    result = resolve("""
        A: {hand: [ferret-bomber]}
        B: {mindbugs: 0, hand: [peacasus, {card: peacasus, as: second}, kong]}
        moves: [play ferret-bomber, "choose peacasus, second", first peacasus]
    """)
    assert result.life("B") == 5


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_mindbugged_peacasus_heals_its_controller(edition):
    result = resolve(
        """
        A: {hand: [peacasus, kong], play: [killer-bee]}
        B: {hand: [kong]}
        moves: [play peacasus, mindbug, attack killer-bee, hunt peacasus]
        """,
        ruleset=edition,
    )
    assert (result.life("A"), result.life("B")) == (3, 4)
    assert result.discard("B") == ["peacasus"]


def test_peach_police_does_not_stop_peacasus():
    """It is no Defeated effect but a "when" (9.5)."""
    result = resolve("""
        A: {play: [gorillion, peach-police], hand: [kong]}
        B: {play: [peacasus], hand: [kong]}
        moves: [attack gorillion, block peacasus]
    """)
    assert result.life("B") == 4


def test_boosting_peacasus_out_of_the_pile_heals_nobody():
    result = resolve("""
        A: {play: [sea-rex], discard: [peacasus], hand: [kong]}
        B: {hand: [kong]}
        moves: [attack sea-rex, choose peacasus]
    """)
    assert result.life("A") == 3


def test_two_peacasus_defeat_each_other_and_each_side_gains_one():
    """Dispute when-is-trigger: both are triggers of one moment; the active player orders them."""
    board = """
        A: {play: [{card: peacasus, as: mine}], hand: [kong]}
        B: {play: [{card: peacasus, as: yours}], hand: [kong]}
        moves: [attack mine, block yours]
    """
    assert resolve(board).asked == ("A", "order")
    result = resolve(board, "first yours")
    assert (result.life("A"), result.life("B")) == (4, 4)


@pytest.mark.parametrize(("first", "winner"), [("peacasus", None), ("gigazaur", "A")])
def test_the_order_decides_whether_peacasus_saves_its_player(first, winner):
    """A's Gigazaur (9) and B's boosted Peacasus (3 + 6) defeat each other; B has 1 life."""
    under = ", ".join(["robopup"] * 6)
    result = resolve(f"""
        A: {{play: [gigazaur], hand: [kong]}}
        B: {{life: 1, play: [{{card: peacasus, boost: [{under}]}}], hand: [kong]}}
        moves: [attack gigazaur, block peacasus, first {first}]
    """)
    assert result.winner == winner


def test_peacasus_discarded_in_the_middle_of_an_effect_waits_for_its_end():
    """1.5: Melon Master: power 3, so no life is lost; Peacasus heals afterwards."""
    result = resolve("""
        A: {hand: [melon-master]}
        B: {mindbugs: 0, hand: [peacasus, kong]}
        moves: [play melon-master, choose peacasus]
    """)
    assert result.life("B") == 4


# -- Porcupine Teacher ----------------------------------------------------------------------------


def test_porcupine_teacher_makes_the_others_poisonous():
    result = resolve("""
        A: {play: [porcupine-teacher, robopup], hand: [kong]}
        B: {play: [killer-bee], hand: [kong]}
    """)
    assert "POISONOUS" in at_work(result, "robopup")
    assert "POISONOUS" not in at_work(result, "porcupine-teacher")
    assert "POISONOUS" not in at_work(result, "killer-bee")


def test_two_porcupine_teachers_teach_each_other():
    result = resolve("""
        A: {play: [porcupine-teacher, {card: porcupine-teacher, as: second}], hand: [kong]}
        B: {play: [gorillion], hand: [kong]}
        moves: [attack second, block gorillion]
    """)
    assert result.discard("B") == ["gorillion"]
    assert result.discard("A") == ["second"]
    assert at_work(result, "porcupine-teacher") == set()


def test_poison_of_a_pupil_works_when_blocking():
    result = resolve("""
        A: {play: [gorillion], hand: [kong]}
        B: {play: [porcupine-teacher, quetzalcoatl], hand: [kong]}
        moves: [attack gorillion, block quetzalcoatl]
    """)
    assert result.discard("A") == ["gorillion"]
    assert result.discard("B") == ["quetzalcoatl"]


# -- Radioactive Pest -----------------------------------------------------------------------------


def test_radioactive_pest_defeats_an_enemy_with_seven_or_more():
    result = resolve("""
        A: {play: [radioactive-pest, gorillion], hand: [kong]}
        B: {play: [strange-barrel, sheriff, luchataur], hand: [kong]}
        moves: [attack radioactive-pest]
    """)
    assert set(result.options) == {"choose sheriff", "choose luchataur"}


def test_radioactive_pest_boosted_prey_counts_with_its_current_power():
    result = resolve("""
        A: {play: [radioactive-pest], hand: [kong]}
        B: {play: [{card: strange-barrel, boost: [robopup]}], hand: [gorillion]}
        moves: [attack radioactive-pest]
    """)
    assert sorted(result.discard("B")) == ["robopup", "strange-barrel"]


def test_radioactive_pest_without_prey_goes_on_attacking():
    """Its own Gorillion is no enemy."""
    result = resolve("""
        A: {play: [radioactive-pest, gorillion], hand: [kong]}
        B: {play: [strange-barrel], hand: [kong]}
        moves: [attack radioactive-pest, block strange-barrel]
    """)
    assert result.discard("B") == ["strange-barrel"]
    assert result.discard("A") == ["radioactive-pest"]
    assert result.in_play("gorillion")


# -- Rockyphant -----------------------------------------------------------------------------------


def test_rockyphant_costs_the_opponent_a_card_when_it_is_defeated():
    result = resolve("""
        A: {play: [gorillion], hand: [kong, robopup]}
        B: {play: [{card: rockyphant, exhausted: true}], hand: [kong]}
        moves: [attack gorillion, block rockyphant]
    """)
    assert result.asked == ("A", "choose")
    assert set(result.options) == {"choose kong", "choose robopup"}


def test_rockyphant_that_was_only_exhausted_costs_nothing():
    result = resolve("""
        A: {play: [gorillion], hand: [kong, robopup]}
        B: {play: [rockyphant], hand: [kong]}
        moves: [attack gorillion, block rockyphant]
    """)
    assert result.hand("A") == ["kong", "robopup"]
    assert result.creature("rockyphant").exhausted


def test_rockyphant_discarded_from_hand_strikes_back():
    """1.5, its example: Melon Master. First the life, then the card."""
    result = resolve("""
        A: {hand: [melon-master, kong, robopup]}
        B: {mindbugs: 0, hand: [rockyphant, gorillion]}
        moves: [play melon-master, choose rockyphant]
    """)
    assert result.life("B") == 2
    assert result.asked == ("A", "choose")


def test_a_chain_of_rockyphants():
    """Each one that is discarded makes the other player discard."""
    result = resolve("""
        A: {play: [tusked-extorter], hand: [{card: rockyphant, as: mine}, kong]}
        B: {hand: [{card: rockyphant, as: yours}, sheriff, gorillion]}
        moves: [attack tusked-extorter, choose yours, choose mine, choose sheriff]
    """)
    assert result.discard("A") == ["mine"]
    assert result.discard("B") == ["yours", "sheriff"]
    assert result.life("B") == 2


def test_rockyphant_draws_back_and_an_empty_hand_discards_nothing():
    result = resolve("""
        A: {play: [gorillion], hand: [kong, robopup, sheriff, kraken, shark-dog], deck: [luchataur]}
        B: {play: [{card: rockyphant, exhausted: true}], hand: [killer-bee]}
        moves: [attack gorillion, block rockyphant, choose robopup]
    """)
    assert result.hand("A") == ["kong", "sheriff", "kraken", "shark-dog", "luchataur"]
    empty = resolve("""
        A: {play: [gorillion]}
        B: {play: [{card: rockyphant, exhausted: true}], hand: [killer-bee]}
        moves: [attack gorillion, block rockyphant]
    """)
    assert empty.discard("A") == []
    assert empty.turn == "B"


@pytest.mark.parametrize(
    ("reading", "asked"), [("finished-first", ("A", "choose")), ("interrupted", ("B", "choose"))]
)
def test_rockyphant_in_the_middle_of_tornado_dragon(reading, asked):
    """1.5: A discards it for Tornado Dragon. Does B discard before or after the defeat?"""
    result = resolve(f"""
        ruleset: {{edition: first-contact, running-effect: {reading}}}
        A: {{hand: [tornado-dragon, rockyphant]}}
        B: {{mindbugs: 0, play: [kraken, killer-bee], hand: [gorillion, kong]}}
        moves: [play tornado-dragon, choose rockyphant]
    """)
    assert result.asked == asked


# -- Spirit Cheetah and Spirit Maki ---------------------------------------------------------------


def test_spirit_cheetah_takes_a_weak_creature():
    """Koibra (2) and the cheetah defeat each other; Deathweaver (2) is the only one to take."""
    result = resolve("""
        A: {play: [koibra, deathweaver], hand: []}
        B: {play: [spirit-cheetah]}
        moves: [attack koibra, block spirit-cheetah]
    """)
    assert result.controller("deathweaver") == "B"
    assert result.discard("A") == ["koibra"]


@pytest.mark.parametrize(
    ("prey", "taken"),
    [
        ("{card: robopup, exhausted: true}", True),  # 1, and it stays exhausted
        ("{card: ferret-bomber, as: robopup}", True),  # 2
        ("{card: quetzalcoatl, as: robopup}", False),  # 4
        ("{card: ferret-bomber, as: robopup, boost: [kong]}", False),  # 2 + 1
    ],
)
def test_spirit_cheetah_takes_power_two_or_less(prey, taken):
    result = resolve(f"""
        A: {{play: [gorillion, {prey}], hand: [sheriff]}}
        B: {{play: [spirit-cheetah], hand: [sheriff]}}
        moves: [attack gorillion, block spirit-cheetah]
    """)
    assert result.controller("robopup") == ("B" if taken else "A")
    assert result.creature("robopup").exhausted == ("exhausted" in prey)


def test_spirit_cheetah_must_choose_also_among_its_own():
    """ "A creature", not an enemy one; with only one's own nothing changes (17.20)."""
    board = """
        A: {{play: [gorillion{mine}], hand: [sheriff]}}
        B: {{play: [spirit-cheetah, {{card: robopup, as: theirs}}], hand: [sheriff]}}
        moves: [attack gorillion, block spirit-cheetah]
    """
    both = resolve(board.format(mine=", robopup"))
    assert both.asked == ("B", "choose")
    assert set(both.options) == {"choose robopup", "choose theirs"}
    own = resolve(board.format(mine=""))
    assert own.play("B") == ["theirs"]
    assert own.asked is None


def test_the_curse_of_gorillion_makes_more_creatures_weak_enough():
    """Quetzalcoatl (4 - 2) can be taken."""
    result = resolve("""
        A: {play: [gorillion, quetzalcoatl], discard: [cursed-gorillion], hand: [sheriff]}
        B: {play: [spirit-cheetah], hand: [sheriff]}
        moves: [attack gorillion, block spirit-cheetah]
    """)
    assert result.controller("quetzalcoatl") == "B"


def test_spirit_maki_takes_the_strong_attacker_that_defeated_it():
    """A new controller, and so no second attack of Luchataur (FRENZY)."""
    result = resolve("""
        A: {play: [luchataur], hand: [sheriff]}
        B: {play: [spirit-maki], hand: [sheriff]}
        moves: [attack luchataur, block spirit-maki]
    """)
    assert result.controller("luchataur") == "B"
    assert result.turn == "B"


@pytest.mark.parametrize(
    ("attacker", "taken"),
    [
        ("{card: fire-antler, as: big}", False),  # 8
        ("{card: fire-antler, as: big, boost: [robopup]}", True),  # 9
        ("{card: gorillion, as: big}", True),
    ],
)
def test_spirit_maki_takes_power_nine_or_more(attacker, taken):
    result = resolve(f"""
        A: {{play: [{attacker}], hand: [sheriff]}}
        B: {{play: [spirit-maki], hand: [sheriff]}}
        moves: [attack big, block spirit-maki]
    """)
    assert result.controller("big") == ("B" if taken else "A")


def test_spirit_maki_must_choose_also_among_its_own():
    """ "A creature": with one's own Gorillion nothing changes, and the attacker may be left."""
    result = resolve("""
        A: {play: [luchataur], hand: [sheriff]}
        B: {play: [spirit-maki, gorillion], hand: [sheriff]}
        moves: [attack luchataur, block spirit-maki]
    """)
    assert result.asked == ("B", "choose")
    assert set(result.options) == {"choose luchataur", "choose gorillion"}


def test_spirit_maki_also_counts_a_bonus_of_this_turn():
    """Caulibot (1) has +8 this turn when it attacks: 9."""
    result = resolve("""
        A: {play: [caulibot], hand: [sheriff]}
        B: {play: [spirit-maki], hand: [sheriff]}
        moves: [attack caulibot, block spirit-maki]
    """)
    assert result.controller("caulibot") == "B"


# -- Squirtoise Scout -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("allies", "enemies", "free"),
    [
        ("squirtoise-scout, killer-bee, harpy-mother, sweet-fighter", "gorillion", False),
        ("squirtoise-scout, ferret-bomber, sweet-fighter", "gorillion", False),  # with itself
        ("squirtoise-scout, squirtoise-scout, sweet-fighter", "gorillion", False),
        ("squirtoise-scout, killer-bee, sweet-fighter", "gorillion", True),
        ("squirtoise-scout, killer-bee, sweet-fighter", "gorillion, harpy-mother", True),
        ("squirtoise-scout, sweet-fighter", "gorillion, killer-bee, harpy-mother", True),
    ],
)
def test_squirtoise_scout_keeps_enemies_from_blocking_while_allies_are_equal(allies, enemies, free):
    result = resolve(f"""
        A: {{play: [{allies}], hand: [kong]}}
        B: {{play: [{enemies}], hand: [kong]}}
        moves: [attack sweet-fighter]
    """)
    able = set(enemies.split(", ")) if free else set()
    assert blockers(result) == able
    assert result.life("B") == (3 if free else 2)


def test_a_boost_card_breaks_the_formation():
    result = resolve("""
        A:
          play: [squirtoise-scout, {card: killer-bee, boost: [robopup]}, harpy-mother]
          hand: [kong]
        B: {play: [gorillion], hand: [kong]}
        moves: [attack harpy-mother]
    """)
    assert blockers(result) == {"gorillion"}


def test_the_scout_does_not_help_the_enemy_or_hinder_its_own_side():
    result = resolve("""
        A: {play: [sweet-fighter], hand: [kong]}
        B: {play: [squirtoise-scout, killer-bee, harpy-mother], hand: [kong]}
        moves: [attack sweet-fighter]
    """)
    assert blockers(result) == {"squirtoise-scout", "killer-bee", "harpy-mother"}


def test_hunter_forces_a_block_in_spite_of_the_scout():
    """Dispute hunter-cannot-block."""
    result = resolve("""
        A: {play: [squirtoise-scout, killer-bee, harpy-mother], hand: [kong]}
        B: {play: [shark-dog], hand: [kong]}
        moves: [attack killer-bee, hunt shark-dog]
    """)
    assert result.discard("B") == ["shark-dog"]


def test_the_pair_is_looked_at_when_the_block_is_due():
    """Sea-Rex (5) boosts itself when it attacks; it is no longer equal to Harpy Mother (5)."""
    board = """
        A: {play: [squirtoise-scout, sea-rex, harpy-mother], discard: [kong], hand: [kraken]}
        B: {play: [gorillion], hand: [kraken]}
        moves: [attack sea-rex]
    """
    assert resolve(board, "choose nothing", "pass").life("B") == 2
    assert blockers(resolve(board, "choose kong", "pass")) == {"gorillion"}


# -- Tiger Wasp -----------------------------------------------------------------------------------


def test_tiger_wasp_discards_a_random_card_of_its_own_player():
    board = """
        A: {hand: [tiger-wasp, kong, sheriff, kraken, robopup], deck: [luchataur, killer-bee]}
        B: {mindbugs: 0, hand: [gorillion]}
        moves: [play tiger-wasp]
    """
    asked = resolve(board)
    assert asked.asked == (None, "chance")
    # 4.7: the hand was drawn back to five first, so Luchataur may be the one.
    assert set(asked.options) == {
        f"chance {ref}" for ref in ["kong", "sheriff", "kraken", "robopup", "luchataur"]
    }
    result = resolve(board, "chance luchataur")
    assert result.discard("A") == ["luchataur"]
    assert result.hand("A") == ["kong", "sheriff", "kraken", "robopup", "killer-bee"]


def test_mindbugged_tiger_wasp_costs_the_one_who_took_it_a_card():
    result = resolve("""
        A: {hand: [tiger-wasp, kong]}
        B: {hand: [gorillion]}
        moves: [play tiger-wasp, mindbug]
    """)
    assert result.discard("B") == ["gorillion"]
    assert result.hand("A") == ["kong"]


def test_tiger_wasp_with_an_empty_hand():
    result = resolve("""
        A: {hand: [tiger-wasp]}
        B: {mindbugs: 0, hand: [gorillion]}
        moves: [play tiger-wasp]
    """)
    assert result.play("A") == ["tiger-wasp"]
    assert result.discard("A") == []


def test_both_attacks_of_tiger_wasp_are_sneaky():
    """Dispute kw-frenzy-sneaky: the same SNEAKY creature may block both if it survives."""
    result = resolve("""
        A: {play: [{card: tiger-wasp, boost: [kong, sheriff, kraken]}], hand: [luchataur]}
        B: {play: [cave-lizard, gorillion, robopup], hand: [luchataur]}
        moves: [attack tiger-wasp, block robopup, attack tiger-wasp]
    """)
    assert result.creature("robopup").exhausted
    assert blockers(result) == {"cave-lizard", "robopup"}


# -- Tornado Dragon -------------------------------------------------------------------------------

STORM = """
    ruleset: {{edition: {edition}, for-each: {reading}}}
    A: {{hand: [tornado-dragon, kong, sheriff, kraken]}}
    B: {{mindbugs: 0, play: [{enemies}], hand: [luchataur]}}
    moves: [play tornado-dragon]
"""


def test_tornado_dragon_discards_up_to_two_cards():
    board = STORM.format(edition="current", reading="together", enemies="gorillion, killer-bee")
    asked = resolve(board)
    assert asked.asked == ("A", "choose")
    assert len(asked.options) == 1 + 3 + 3
    nothing = resolve(board, "choose nothing")
    assert nothing.play("B") == ["gorillion", "killer-bee"]
    assert nothing.hand("A") == ["kong", "sheriff", "kraken"]
    assert nothing.turn == "B"


@pytest.mark.parametrize("reading", ["together", "one-by-one"])
def test_one_card_is_one_creature(reading):
    board = STORM.format(edition="current", reading=reading, enemies="gorillion, killer-bee")
    asked = resolve(board, "choose kong")
    assert set(asked.options) == {"choose tornado-dragon", "choose gorillion", "choose killer-bee"}
    assert "for-each" not in asked.readings()
    result = resolve(board, "choose kong", "choose gorillion")
    assert result.discard("B") == ["gorillion"]
    assert result.turn == "B"


def test_two_cards_are_two_different_creatures_at_once():
    board = STORM.format(edition="current", reading="together", enemies="gorillion, killer-bee")
    asked = resolve(board, "choose kong, sheriff")
    assert len(asked.options) == 3
    result = resolve(board, "choose kong, sheriff", "choose gorillion, killer-bee")
    assert sorted(result.discard("B")) == ["gorillion", "killer-bee"]
    assert sorted(result.discard("A")) == ["kong", "sheriff"]
    assert "for-each" in result.readings()


@pytest.mark.parametrize(
    ("reading", "moves", "stays"),
    [
        ("together", ["choose tornado-dragon, rhino-turtle"], True),
        ("one-by-one", ["choose rhino-turtle", "choose rhino-turtle"], False),
    ],
)
def test_the_same_tough_creature_twice_by_both_readings(reading, moves, stays):
    """Reading for-each: exhausted by the first, defeated by the second."""
    board = STORM.format(edition="current", reading=reading, enemies="rhino-turtle")
    result = resolve(board, "choose kong, sheriff", *moves)
    assert result.in_play("rhino-turtle") == stays
    assert result.in_play("tornado-dragon") != stays
    if stays:
        assert result.creature("rhino-turtle").exhausted


def test_one_by_one_sees_what_the_first_defeat_changed():
    """The first creature is gone when the second one is chosen."""
    board = STORM.format(edition="current", reading="one-by-one", enemies="gorillion, killer-bee")
    asked = resolve(board, "choose kong, sheriff", "choose gorillion")
    assert asked.asked == ("A", "choose")
    assert set(asked.options) == {"choose tornado-dragon", "choose killer-bee"}


def test_tornado_dragon_must_defeat_itself_if_it_is_alone():
    """1.2: the cards were discarded, and a creature has to be defeated."""
    result = resolve("""
        A: {hand: [tornado-dragon, kong, sheriff]}
        B: {mindbugs: 0, hand: [luchataur]}
        moves: [play tornado-dragon, "choose kong, sheriff"]
    """)
    assert result.play("A") == []
    assert sorted(result.discard("A")) == ["kong", "sheriff", "tornado-dragon"]


def test_tornado_dragon_draws_back_after_both_cards():
    """Dispute draw-two-discards: both, then the draw; only then the defeat."""
    board = """
        A: {hand: [tornado-dragon, kong, sheriff, kraken, robopup], deck: [luchataur, shark-dog]}
        B: {mindbugs: 0, play: [gorillion], hand: [killer-bee]}
        moves: [play tornado-dragon]
    """
    result = resolve(board, "choose kong, sheriff", "choose gorillion, tornado-dragon")
    assert result.hand("A") == ["kraken", "robopup", "luchataur", "shark-dog"]
    assert sorted(result.discard("A")) == ["kong", "sheriff", "tornado-dragon"]


def test_mindbugged_tornado_dragon_costs_cards_of_the_one_who_took_it():
    result = resolve("""
        A: {hand: [tornado-dragon, kong], play: [gorillion]}
        B: {hand: [sheriff, kraken]}
        moves: [play tornado-dragon, mindbug, choose sheriff, choose gorillion]
    """)
    assert result.discard("B") == ["sheriff"]
    assert result.discard("A") == ["gorillion"]
    assert result.asked == ("A", "turn")


def test_a_curse_that_tornado_dragon_discards_works_at_once():
    """10.3: Cursed Gorillion in A's own pile."""
    result = resolve("""
        A: {hand: [tornado-dragon, cursed-gorillion], play: [killer-bee]}
        B: {mindbugs: 0, play: [gorillion], hand: [sheriff]}
        moves: [play tornado-dragon, choose cursed-gorillion, choose gorillion]
    """)
    assert result.discard("B") == ["gorillion"]
    assert power(result, "tornado-dragon") == 6
    assert power(result, "killer-bee") == 3


# -- Trash Diver ----------------------------------------------------------------------------------


def test_trash_diver_draws_any_two_cards_from_the_opponents_discard_pile():
    board = """
        A: {play: [trash-diver], discard: [robopup], hand: 5}
        B: {discard: [kong, sheriff, kraken], hand: [gorillion]}
        moves: [attack trash-diver]
    """
    asked = resolve(board)
    assert asked.asked == ("A", "choose")
    assert {frozenset(o.removeprefix("choose ").split(", ")) for o in asked.options} == {
        frozenset({"kong", "sheriff"}),
        frozenset({"kong", "kraken"}),
        frozenset({"sheriff", "kraken"}),
    }
    result = resolve(board, "choose kong, kraken")
    assert len(result.hand("A")) == 7
    assert result.in_hand("A", "kong") and result.in_hand("A", "kraken")
    assert result.discard("B") == ["sheriff"]
    assert result.discard("A") == ["robopup"]


@pytest.mark.parametrize(("pile", "drawn"), [("[]", []), ("[kong]", ["kong"])])
def test_trash_diver_takes_what_there_is(pile, drawn):
    """17.11."""
    result = resolve(f"""
        A: {{play: [trash-diver], hand: []}}
        B: {{discard: {pile}, hand: [gorillion]}}
        moves: [attack trash-diver]
    """)
    assert result.hand("A") == drawn
    assert result.discard("B") == []
    assert result.life("B") == 2


def test_trash_diver_must_draw():
    """It is not "up to": one card, or none, is not allowed where two can be taken."""
    board = """
        A: {play: [trash-diver], hand: [robopup]}
        B: {discard: [kong, sheriff], hand: [gorillion]}
    """
    assert resolve(board, "attack trash-diver").hand("A") == ["robopup", "kong", "sheriff"]
    refused(board, "attack trash-diver", "choose kong")


def test_alien_brain_keeps_trash_diver_from_drawing():
    result = resolve("""
        A: {play: [trash-diver], hand: [robopup]}
        B: {discard: [kong, sheriff], play: [alien-brain], hand: [gorillion]}
        moves: [attack trash-diver]
    """)
    assert result.hand("A") == ["robopup"]
    assert result.discard("B") == ["kong", "sheriff"]


def test_trash_diver_robs_a_blessing_before_the_block():
    """10.6: Blessed Shield Bugs leaves B's pile, and Robopup blocks with 1."""
    result = resolve("""
        A: {play: [trash-diver], hand: [kong]}
        B: {discard: [blessed-shield-bugs, blessed-shield-bugs], play: [robopup], hand: [kong]}
        moves: [attack trash-diver, block robopup]
    """)
    assert result.creature("robopup").exhausted
    assert result.in_play("trash-diver")


# -- Trash Flier ----------------------------------------------------------------------------------

FLIGHT = """
    A: {play: [gorillion], discard: [axolotl-healer, kong], hand: [sheriff]}
    B: {play: [trash-flier], discard: [luchataur], hand: [sheriff]}
    moves: [attack gorillion, block trash-flier]
"""


def test_trash_flier_plays_a_card_from_the_opponents_discard_pile():
    """9.2: its Play effect happens; 6.6: no Mindbug."""
    asked = resolve(FLIGHT)
    assert asked.asked == ("B", "choose")
    assert set(asked.options) == {"choose axolotl-healer", "choose kong"}
    result = resolve(FLIGHT, "choose axolotl-healer")
    assert result.controller("axolotl-healer") == "B"
    assert result.life("B") == 5
    assert result.mindbugs("A") == 2
    assert result.turn == "B"


def test_what_trash_flier_played_ends_in_its_new_controllers_pile():
    """Dispute grave-return."""
    result = resolve("""
        A: {play: [luchataur], discard: [quetzalcoatl], hand: [sheriff]}
        B: {play: [trash-flier], hand: [sheriff]}
        moves:
          - attack luchataur
          - block trash-flier
          - attack luchataur
          - block quetzalcoatl
    """)
    assert sorted(result.discard("B")) == ["quetzalcoatl", "trash-flier"]
    assert result.discard("A") == []


def test_trash_flier_finds_nothing_to_play():
    result = resolve("""
        A: {play: [gorillion], hand: [sheriff]}
        B: {play: [trash-flier], discard: [luchataur], hand: [sheriff]}
        moves: [attack gorillion, block trash-flier]
    """)
    assert result.play("B") == []
    assert sorted(result.discard("B")) == ["luchataur", "trash-flier"]


def test_trash_flier_sees_the_card_that_was_defeated_with_it():
    """Dispute defeated-self-in-discard: Ferret Bomber (2) lies in A's pile by then."""
    result = resolve("""
        A: {play: [ferret-bomber], hand: [sheriff, kong, kraken]}
        B: {play: [trash-flier], hand: [sheriff]}
        moves: [attack ferret-bomber, block trash-flier, "choose kong, kraken"]
    """)
    assert result.controller("ferret-bomber") == "B"
    assert sorted(result.discard("A")) == ["kong", "kraken"]


@pytest.mark.parametrize("first", ["mine", "yours"])
def test_two_trash_fliers_play_each_other(first):
    """Both effects were triggered, so both happen, although one card is in play again by then."""
    result = resolve(f"""
        A: {{play: [{{card: trash-flier, as: mine}}], hand: [sheriff]}}
        B: {{play: [{{card: trash-flier, as: yours}}], hand: [sheriff]}}
        moves: [attack mine, block yours, first {first}]
    """)
    assert result.controller("yours") == "A"
    assert result.controller("mine") == "B"
    assert result.discard("A") == result.discard("B") == []


@pytest.mark.parametrize(
    ("reading", "asked", "moves"),
    [("any-turn", ("B", "fast"), ["pass"]), ("own-turn", None, [])],
)
def test_a_fast_creature_in_the_other_players_turn_by_both_readings(reading, asked, moves):
    """Dispute fast-by-effect names this case."""
    board = f"""
        ruleset: {{edition: current, fast-by-effect: {reading}}}
        A: {{play: [gorillion], discard: [carrot-cleric], hand: [sheriff]}}
        B: {{play: [trash-flier], hand: [sheriff]}}
        moves: [attack gorillion, block trash-flier]
    """
    assert resolve(board).asked == asked
    result = resolve(board, *moves)
    assert result.controller("carrot-cleric") == "B"
    assert result.turn == "B"
    assert "fast-by-effect" in result.readings()


def test_a_fast_creature_out_of_trash_flier_waits_for_the_end_of_the_running_action():
    """Dispute fast-by-effect: after the running action is completely resolved."""
    board = """
        A: {play: [luchataur], discard: [carrot-cleric], hand: [sheriff]}
        B: {play: [trash-flier], hand: [sheriff]}
        moves: [attack luchataur, block trash-flier]
    """
    assert resolve(board).asked == ("A", "again")
    result = resolve(board, "pass", "attack carrot-cleric", "pass")
    assert result.life("A") == 2
    assert result.turn == "B"


def test_deathweaver_stops_the_play_effect_of_what_trash_flier_plays():
    result = resolve("""
        A: {play: [gorillion, deathweaver], discard: [axolotl-healer], hand: [sheriff]}
        B: {play: [trash-flier], hand: [sheriff]}
        moves: [attack gorillion, block trash-flier]
    """)
    assert result.controller("axolotl-healer") == "B"
    assert result.life("B") == 3


# -- boards nobody sets up twice ------------------------------------------------------------------

OLD_STORM = """
    ruleset: {edition: first-contact, draw: when-removed}
    A: {hand: [tornado-dragon, kong, sheriff, kraken, robopup], deck: [luchataur, shark-dog, hades]}
    B: {mindbugs: 0, play: [gorillion, killer-bee], hand: [drakonis]}
    moves: [play tornado-dragon]
"""


def test_by_the_older_books_tornado_dragon_draws_between_two_discards():
    """Dispute draw-two-discards: so the card just drawn may be the second one."""
    result = resolve(
        OLD_STORM,
        "choose kong",
        "choose shark-dog",
        "choose gorillion, killer-bee",
    )
    assert sorted(result.discard("A")) == ["kong", "shark-dog"]
    assert sorted(result.discard("B")) == ["gorillion", "killer-bee"]
    assert len(result.hand("A")) == 5


def test_by_the_older_books_tornado_dragon_may_stop_after_one_card():
    result = resolve(OLD_STORM, "choose kong", "choose nothing", "choose gorillion")
    assert result.discard("A") == ["kong"]
    assert result.discard("B") == ["gorillion"]
    assert result.turn == "B"


def test_by_the_older_books_tornado_dragon_is_done_when_nothing_is_discarded():
    """ "Up to 2" was answered with none: there is no second question."""
    result = resolve(OLD_STORM, "choose nothing")
    assert result.asked is None
    assert result.turn == "B"
    assert result.play("B") == ["gorillion", "killer-bee"]


def test_koibra_had_better_not_put_rockyphant_into_the_other_pile():
    """A's Koibra puts B's Rockyphant into B's own pile: A has to discard."""
    result = resolve("""
        A: {play: [koibra], hand: [kong]}
        B: {hand: [rockyphant], play: [gorillion]}
        moves: [attack koibra, option 2]
    """)
    assert result.discard("B") == ["rockyphant"]
    assert result.discard("A") == ["kong"]
    assert result.asked == ("B", "block")


def test_spirit_cheetah_defeated_by_its_own_side_takes_a_weak_enemy():
    """Count Draculeech may defeat any creature, also the cheetah beside it."""
    result = resolve("""
        A: {play: [count-draculeech, spirit-cheetah], hand: [kong]}
        B: {play: [robopup], hand: [kong]}
        moves: [attack count-draculeech, choose spirit-cheetah]
    """)
    assert result.controller("robopup") == "A"
    assert result.life("B") == 2


def test_spirit_maki_takes_any_strong_creature_not_only_the_one_it_fought():
    result = resolve("""
        A: {play: [killer-bee, gorillion, luchataur], hand: [kong]}
        B: {play: [spirit-maki], hand: [kong]}
        moves: [attack killer-bee, hunt spirit-maki]
    """)
    assert result.asked == ("B", "choose")
    assert set(result.options) == {"choose gorillion", "choose luchataur"}


def test_madam_mystique_and_the_cheetah_leave_together_and_the_attacker_orders():
    """Ghostly Underdog (4 + 2) defeats both; A, the active player, says whose effect is first."""
    board = """
        A: {play: [{card: ghostly-underdog, boost: [kong, hades]}, robopup], hand: [sheriff]}
        B: {play: [madam-mystique, spirit-cheetah], hand: [sheriff]}
        moves: [attack ghostly-underdog]
    """
    assert resolve(board).asked == ("A", "order")
    taken_first = resolve(board, "first spirit-cheetah", "name SNEAKY")
    assert taken_first.controller("robopup") == "B"
    assert not taken_first.creature("robopup").exhausted
    named_first = resolve(board, "first madam-mystique", "name SNEAKY")
    assert named_first.creature("robopup").exhausted
    assert named_first.controller("robopup") == "B"


def test_rooster_and_mouse():
    """Agile Rooster (6) attacks; afterwards a second creature with 6 keeps it from going on."""
    result = resolve("""
        A: {play: [agile-rooster, hypnotic-mouse], hand: [kong]}
        B: {play: [{card: sluggernaut, exhausted: true, side: 1, boost: [robopup]}], hand: [kong]}
    """)
    assert power(result, "sluggernaut") == 6
    assert attackers(result) == {"hypnotic-mouse"}


def test_the_rabbit_is_weak_from_the_moment_its_ally_lies_in_the_pile():
    """The ally falls in the first attack of Luchataur; the rabbit blocks the second with 6."""
    result = resolve("""
        A: {play: [luchataur], hand: [kong]}
        B: {play: [{card: berserker-rabbit, exhausted: true}, quetzalcoatl], hand: [kong]}
        moves:
          - attack luchataur
          - block quetzalcoatl
          - attack luchataur
          - block berserker-rabbit
    """)
    assert sorted(result.discard("B")) == ["berserker-rabbit", "quetzalcoatl"]
    assert result.in_play("luchataur")


def test_trash_diver_may_empty_the_pile_and_enrage_the_rabbit():
    result = resolve("""
        A: {play: [trash-diver], hand: [kong]}
        B: {play: [berserker-rabbit], discard: [sheriff, hades], hand: [kong]}
        moves: [attack trash-diver]
    """)
    assert power(result, "berserker-rabbit") == 10


def test_porcupine_teacher_leaves_in_the_same_fight():
    """8.4, 7.6: the pupils fought POISONOUS; what happens to the teacher later changes nothing."""
    result = resolve("""
        A: {play: [gorillion], hand: [kong]}
        B: {play: [porcupine-teacher, radioactive-rabbit], hand: [kong]}
        moves: [attack gorillion, block radioactive-rabbit]
    """)
    assert result.discard("A") == ["gorillion"]
    assert sorted(result.discard("B")) == ["porcupine-teacher", "radioactive-rabbit"]


def test_cave_lizard_may_be_mindbugged_and_still_not_attack():
    """After the Mindbug A must act again, and B has a blocker that never attacks."""
    result = resolve("""
        A: {hand: [cave-lizard, kong], play: [tiger-wasp]}
        B: {hand: [sheriff]}
        moves: [play cave-lizard, mindbug, attack tiger-wasp]
    """)
    assert blockers(result) == {"cave-lizard"}


def test_catalisk_made_to_attack_empties_the_other_pile():
    """Cake Trickster's own controller is the opponent of Catalisk's."""
    result = resolve("""
        A: {play: [cake-trickster], hand: 5, deck: [kong, hades]}
        B: {play: [catalisk], hand: 5, deck: [sheriff]}
        moves: [action cake-trickster]
    """)
    assert result.discard("A") == ["kong", "hades"]
    assert result.deck("B") == ["sheriff"]
    assert result.asked == ("A", "block")


def test_two_scouts_are_a_pair_until_one_is_boosted():
    """Goat Dragon boosts an enemy scout out of the formation before it is attacked."""
    result = resolve("""
        A: {play: [goat-dragon, hades], discard: [kong], hand: [sheriff]}
        B: {play: [squirtoise-scout, {card: squirtoise-scout, as: second}], hand: [sheriff]}
        moves:
          - attack goat-dragon
          - option 1
          - choose kong
          - choose second
          - pass
          - attack squirtoise-scout
    """)
    assert blockers(result) == {"goat-dragon", "hades"}
