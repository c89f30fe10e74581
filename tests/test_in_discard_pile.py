"""Chapter 10: abilities that work in the discard pile; and rule 4.6, power is at least 1."""

from textwrap import dedent

import pytest
from board import Result, power, refused, resolve

EDITIONS = ["current", "beyond", "first-contact"]


def attackers(result: Result) -> set[str]:
    """The creatures that may attack as the turn action."""
    return {o.removeprefix("attack ") for o in result.options if o.startswith("attack ")}


# -- 10.1: only in the discard pile ---------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("where", "mine", "yours"),
    [
        ("A: {play: [sweet-fighter], discard: [CARD], hand: [sheriff]}", True, False),
        ("A: {play: [sweet-fighter, CARD], hand: [sheriff]}", False, False),
        ("A: {play: [sweet-fighter], hand: [sheriff, CARD]}", False, False),
        ("A: {play: [sweet-fighter], deck: [CARD], hand: 5}", False, False),
        ("A: {play: [sweet-fighter, {card: robopup, boost: [CARD]}]}", False, False),
    ],
)
@pytest.mark.parametrize(("card", "change"), [("blessed-shield-bugs", 1), ("cursed-gorillion", -2)])
def test_it_works_in_the_discard_pile_and_nowhere_else(card, change, where, mine, yours, edition):
    """Dispute idp-not-in-play."""
    result = resolve(
        where.replace("CARD", card) + "\nB: {play: [luchataur], hand: [sheriff]}", ruleset=edition
    )
    assert power(result, "sweet-fighter") == 9 + change * mine
    assert power(result, "luchataur") == 9 + change * yours


@pytest.mark.parametrize(("card", "change"), [("blessed-shield-bugs", 1), ("cursed-gorillion", -2)])
def test_it_belongs_to_the_player_whose_discard_pile_it_is(card, change):
    """10.4."""
    result = resolve(f"""
        A: {{play: [sweet-fighter], hand: [sheriff]}}
        B: {{play: [luchataur], discard: [{card}], hand: [sheriff]}}
    """)
    assert power(result, "sweet-fighter") == 9
    assert power(result, "luchataur") == 9 + change


def test_blessed_shield_bugs_in_play_is_just_a_tough_creature():
    """10.1, its example: also for itself."""
    result = resolve("""
        A: {play: [blessed-shield-bugs, kraken], hand: [sheriff]}
        B: {hand: [sheriff]}
    """)
    assert power(result, "blessed-shield-bugs") == 6
    assert power(result, "kraken") == 5


def test_unlike_shield_bugs_the_blessed_ones_help_every_allied_creature():
    """With Shield Bugs in play (4): itself +1 from the pile only, the others +1 from both."""
    result = resolve("""
        A: {play: [shield-bugs, kraken], discard: [blessed-shield-bugs], hand: [sheriff]}
        B: {hand: [sheriff]}
    """)
    assert power(result, "shield-bugs") == 5
    assert power(result, "kraken") == 7


# -- 10.2 and 4.6: they add up, and power is at least 1 -------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("pile", "luchataur", "ferret_bomber", "robopup"),
    [
        ([], 9, 2, 1),
        (["cursed-gorillion"], 7, 1, 1),
        (["cursed-gorillion", "cursed-gorillion"], 5, 1, 1),
        (["blessed-shield-bugs"], 10, 3, 2),
        (["blessed-shield-bugs", "blessed-shield-bugs"], 11, 4, 3),
        (["cursed-gorillion", "blessed-shield-bugs"], 8, 1, 1),
        (["blessed-shield-bugs", "cursed-gorillion"], 8, 1, 1),
        (["cursed-gorillion", "blessed-shield-bugs", "blessed-shield-bugs"], 9, 2, 1),
        (["cursed-gorillion", *["blessed-shield-bugs"] * 3], 10, 3, 2),
        (["cursed-gorillion"] * 5, 1, 1, 1),
    ],
)
def test_several_of_them_add_up_and_power_stops_at_one(
    pile, luchataur, ferret_bomber, robopup, edition
):
    """Dispute idp-cursed. The sum is taken first: 1 - 2 + 1 is 1, not 2 (10.2, its example)."""
    result = resolve(
        f"""
        A: {{play: [luchataur, ferret-bomber, robopup], discard: [{", ".join(pile)}]}}
        B: {{hand: [sheriff]}}
        """,
        ruleset=edition,
    )
    assert power(result, "luchataur") == luchataur
    assert power(result, "ferret-bomber") == ferret_bomber
    assert power(result, "robopup") == robopup


@pytest.mark.parametrize(("cards", "expected"), [(0, 1), (1, 1), (2, 1), (3, 2), (4, 3)])
def test_boost_cards_first_make_up_for_the_curse(cards, expected):
    """Robopup (1) with so many boost cards and -2."""
    under = ", ".join(["kraken"] * cards)
    result = resolve(f"""
        A: {{play: [{{card: robopup, boost: [{under}]}}], discard: [cursed-gorillion]}}
        B: {{hand: [sheriff]}}
    """)
    assert power(result, "robopup") == expected


def test_a_creature_is_not_defeated_because_its_power_was_lowered():
    """4.6: Cursed Gorillion falls, and nobody else does."""
    result = resolve("""
        A: {play: [{card: cursed-gorillion, exhausted: true}, robopup, quetzalcoatl]}
        B: {play: [gorillion], hand: [sheriff]}
        moves: [attack cursed-gorillion, block gorillion]
    """)
    assert result.discard("A") == ["cursed-gorillion"]
    assert power(result, "robopup") == 1
    assert power(result, "quetzalcoatl") == 2


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("reading", "expected"), [("one", 1), ("none", -1)])
def test_the_lowest_power_by_both_readings(edition, reading, expected):
    result = resolve(f"""
        ruleset: {{edition: {edition}, least-power: {reading}}}
        A: {{play: [robopup, sweet-fighter], discard: [cursed-gorillion], hand: [sheriff]}}
        B: {{hand: [sheriff]}}
    """)
    assert power(result, "robopup") == expected
    assert power(result, "sweet-fighter") == 7


@pytest.mark.parametrize(("reading", "attacker_stays"), [("one", False), ("none", True)])
def test_a_fight_that_hangs_on_the_lowest_power(reading, attacker_stays):
    """Froblin Instigator (1) against Tuckbox Mimic (2 - 4): 1 against 1, or 1 against -2."""
    result = resolve(f"""
        ruleset: {{edition: first-contact, least-power: {reading}}}
        A: {{play: [froblin-instigator], hand: [sheriff]}}
        B: {{play: [tuckbox-mimic], discard: [cursed-gorillion, cursed-gorillion], hand: [sheriff]}}
        moves: [attack froblin-instigator, hunt tuckbox-mimic]
    """)
    assert result.in_play("froblin-instigator") == attacker_stays
    assert result.in_discard("B", "tuckbox-mimic")


@pytest.mark.parametrize("reading", ["one", "none"])
def test_where_the_books_are_silent_the_fight_says_that_it_hangs_on_the_lowest_power(reading):
    """The older books know no lowest power; the newer ones do, so there nothing is open."""
    board = """
        A: {play: [froblin-instigator], hand: [sheriff]}
        B: {play: [tuckbox-mimic], discard: [cursed-gorillion, cursed-gorillion], hand: [sheriff]}
        moves: [attack froblin-instigator, hunt tuckbox-mimic]
    """
    old = resolve(f"ruleset: {{edition: first-contact, least-power: {reading}}}\n" + dedent(board))
    assert "least-power" in old.readings()


SUNKEN = """
    ruleset: {{edition: first-contact, least-power: {reading}}}
    A: {{play: [{mine}], discard: [cursed-gorillion, cursed-gorillion], hand: [{hand}]}}
    B:
      mindbugs: 0
      play: [{yours}]
      discard: [cursed-gorillion, cursed-gorillion]
      hand: [sheriff]
"""


@pytest.mark.parametrize(("reading", "gone"), [("one", 2), ("none", 0)])
def test_a_pair_of_power_one_by_both_readings(reading, gone):
    """Tuckbox Mimic (2 - 4) and Baby Gigazaur (1 - 4): both 1, or -2 and -3."""
    yours = "tuckbox-mimic, baby-gigazaur"
    board = SUNKEN.format(reading=reading, mine="", hand="pyro-salamancer", yours=yours)
    result = resolve(board, "play pyro-salamancer", "choose nothing")
    assert len(result.discard("B")) == 2 + gone
    assert "least-power" in result.readings()


@pytest.mark.parametrize(("reading", "gone"), [("one", 0), ("none", 2)])
def test_lower_than_the_lowest_power_by_both_readings(reading, gone):
    """Ghostly Underdog (4 - 4) defeats what is weaker: nothing is weaker than 1."""
    yours = "tuckbox-mimic, baby-gigazaur"
    board = SUNKEN.format(reading=reading, mine="ghostly-underdog", hand="sheriff", yours=yours)
    result = resolve(board, "attack ghostly-underdog")
    assert len(result.discard("B")) == 2 + gone
    assert "least-power" in result.readings()


@pytest.mark.parametrize(
    ("reading", "able"),
    [("one", set()), ("none", {"tuckbox-mimic"})],
)
def test_equal_at_the_lowest_power_by_both_readings(reading, able):
    """Hypnotic Mouse and Baby Gigazaur (1 - 4) are equal anyhow, Tuckbox Mimic (2 - 4) is not."""
    mine = "hypnotic-mouse, tuckbox-mimic, baby-gigazaur"
    board = SUNKEN.format(reading=reading, mine=mine, hand="sheriff", yours="")
    assert attackers(resolve(board)) == able


def test_equal_powers_of_one_count_as_equal():
    """Ferret Bomber (2) and Chameleon Sniper (1) are a pair once both have power 1."""
    result = resolve("""
        A: {hand: [pyro-salamancer]}
        B:
          mindbugs: 0
          play: [ferret-bomber, kraken, chameleon-sniper]
          discard: [cursed-gorillion]
          hand: [sheriff]
        moves: [play pyro-salamancer, choose nothing]
    """)
    assert result.play("B") == ["kraken"]
    assert result.play("A") == ["pyro-salamancer"]


@pytest.mark.parametrize(
    ("pile", "word"),
    [
        ("[]", False),
        ("[cursed-gorillion]", True),
        ("[cursed-gorillion, blessed-shield-bugs]", False),
    ],
)
def test_keywords_that_depend_on_power_follow_the_pile(pile, word):
    """Dispute power-threshold: Snail Thrower gives HUNTER to power 4 or less; Barrel has 6."""
    result = resolve(f"""
        A: {{play: [snail-thrower, strange-barrel], discard: {pile}, hand: [sheriff]}}
        B: {{play: [robopup], hand: [sheriff]}}
        moves: [attack strange-barrel]
    """)
    assert result.asked == (("A", "hunt") if word else ("B", "block"))


def test_cards_outside_play_keep_their_printed_power():
    """4.5: Ratomancer plays cards with power 4 or less; the pile changes creatures only."""
    result = resolve("""
        A:
          hand: [ratomancer]
          discard: [cursed-gorillion, strange-barrel, killer-bee, shark-dog]
        B: {mindbugs: 0, hand: [sheriff]}
        moves: [play ratomancer]
    """)
    assert set(result.options) == {"choose nothing", "choose shark-dog"}
    result = resolve("""
        A: {hand: [ratomancer], discard: [blessed-shield-bugs, shark-dog]}
        B: {mindbugs: 0, hand: [sheriff]}
        moves: [play ratomancer]
    """)
    assert "choose shark-dog" in result.options


def test_wolfman_steve_looks_at_the_printed_power_in_the_hand():
    result = resolve("""
        A: {hand: [killer-bee, shark-dog], discard: [cursed-gorillion, blessed-shield-bugs]}
        B: {play: [wolfman-steve], hand: [sheriff]}
    """)
    assert result.options == ["play killer-bee"]


# -- 10.3: however the card got there -------------------------------------------------------------


def test_it_works_as_soon_as_it_is_discarded_from_hand():
    """Tusked Extorter: discarded before the block, so it counts in this very fight."""
    result = resolve("""
        A: {play: [tusked-extorter], hand: [sheriff]}
        B: {play: [meka-dragon], hand: [blessed-shield-bugs, gorillion]}
        moves: [attack tusked-extorter, choose blessed-shield-bugs, block meka-dragon]
    """)
    assert result.discard("A") == ["tusked-extorter"]
    assert sorted(result.discard("B")) == ["blessed-shield-bugs", "meka-dragon"]


def test_it_works_as_soon_as_the_draw_pile_is_discarded():
    """10.3, its example: Catalisk. In A's next turn Gorillion may not attack."""
    board = """
        A: {play: [catalisk, gorillion], hand: [sheriff]}
        B: {play: [harpy-mother], hand: 5, deck: [blessed-tiger-squirrel, robopup]}
        moves: [attack catalisk, pass, attack harpy-mother, pass]
    """
    assert resolve(board).discard("B") == ["blessed-tiger-squirrel", "robopup"]
    error = refused(board, "attack gorillion")
    assert error.number == 5
    assert resolve(board, "attack catalisk").asked == ("B", "block")


def test_it_works_as_soon_as_koibra_has_put_it_there():
    for option, mine, yours in [("option 1", 7, 9), ("option 2", 9, 7)]:
        result = resolve(
            """
            A: {play: [koibra, sweet-fighter], hand: [sheriff]}
            B: {play: [luchataur], hand: [cursed-gorillion]}
            moves: [attack koibra, chance cursed-gorillion]
            """,
            option,
        )
        assert power(result, "sweet-fighter") == mine
        assert power(result, "luchataur") == yours


def test_it_works_as_soon_as_it_falls_from_under_a_creature():
    """The enemy's Cursed Gorillion was boosted under mine: now it lies in my pile (11.6, 10.4)."""
    result = resolve("""
        A: {play: [sea-rex, sweet-fighter], hand: [sheriff]}
        B: {play: [gorillion], discard: [cursed-gorillion], hand: [sheriff]}
        moves: [attack sea-rex, choose cursed-gorillion, pass, block gorillion]
    """)
    assert power(result, "sweet-fighter") == 7
    assert power(result, "gorillion") == 10


def test_a_mindbugged_card_ends_in_the_pile_of_the_one_who_took_it():
    """10.4: B takes Blessed Tiger Squirrel, A hunts it down, and A's own strong creatures rest."""
    board = """
        A: {hand: [blessed-tiger-squirrel, sheriff], play: [killer-bee, gorillion]}
        B: {hand: [robopup, kraken]}
        moves:
          - play blessed-tiger-squirrel
          - mindbug
          - attack killer-bee
          - hunt blessed-tiger-squirrel
          - play kraken
          - pass
    """
    assert resolve(board).discard("B") == ["blessed-tiger-squirrel"]
    assert refused(board, "attack gorillion").number == 7
    assert resolve(board, "attack killer-bee").asked == ("A", "hunt")


# -- 10.6: when it ends ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("a", "moves"),
    [
        ("{hand: [compost-dragon], play: [kraken], PILE}", ["play compost-dragon"]),
        ("{hand: [giraffodile], play: [kraken], PILE}", ["play giraffodile"]),
        (
            "{play: [kraken, sea-rex], hand: [sheriff], PILE}",
            ["attack sea-rex", "choose blessed-shield-bugs"],
        ),
        ("{play: [kraken, short-neck-giraffodile], PILE}", ["attack short-neck-giraffodile"]),
    ],
)
def test_it_ends_when_the_card_is_played_drawn_or_boosted(a, moves):
    board = f"""
        A: {a.replace("PILE", "discard: [blessed-shield-bugs]")}
        B: {{mindbugs: 0, hand: [sheriff]}}
    """
    assert power(resolve(board), "kraken") == 6
    result = resolve(board, *moves)
    assert result.discard("A") == []
    assert power(result, "kraken") == 5


@pytest.mark.parametrize(
    ("a", "moves"),
    [
        ("{hand: [grave-robber]}", ["play grave-robber"]),
        ("{play: [trash-diver], hand: [sheriff]}", ["attack trash-diver"]),
        ("{play: [sea-rex], hand: [sheriff]}", ["attack sea-rex", "choose cursed-gorillion"]),
    ],
)
def test_it_ends_also_when_the_opponent_takes_the_card(a, moves):
    result = resolve(
        f"""
        A: {a}
        B: {{mindbugs: 0, play: [luchataur], discard: [cursed-gorillion], hand: [sheriff]}}
        """,
        *moves,
    )
    assert result.discard("B") == []
    assert power(result, "luchataur") == 9


# -- 10.7: Blessed Killer Bee ---------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("bees", "left"), [(0, 8), (1, 6), (2, 4)])
def test_an_unblocked_attack_costs_three_life(bees, left, edition):
    """Dispute idp-killerbee: the 2 additional life are no new loss; a second bee adds its own 2."""
    pile = ", ".join(["blessed-killer-bee"] * bees)
    result = resolve(
        f"""
        A: {{play: [sweet-fighter], discard: [{pile}], hand: [sheriff]}}
        B: {{life: 9, hand: [sheriff]}}
        moves: [attack sweet-fighter]
        """,
        ruleset=edition,
    )
    assert result.life("B") == left
    assert result.life("A") == 3


def test_a_blocked_attack_costs_no_life_in_spite_of_the_bee():
    result = resolve("""
        A: {play: [sweet-fighter], discard: [blessed-killer-bee], hand: [sheriff]}
        B: {life: 9, play: [robopup], hand: [sheriff]}
        moves: [attack sweet-fighter, block robopup]
    """)
    assert result.life("B") == 9


@pytest.mark.parametrize("life", [1, 2, 3])
def test_three_life_or_less_are_gone_with_one_attack(life):
    result = resolve(f"""
        A: {{play: [sweet-fighter], discard: [blessed-killer-bee], hand: [sheriff]}}
        B: {{life: {life}, hand: [sheriff]}}
        moves: [attack sweet-fighter]
    """)
    assert result.winner == "A"
    assert result.life("B") == 0


@pytest.mark.parametrize("life", [2, 3, 7])
def test_turbo_bug_and_the_bee_win_at_once(life):
    """Dispute idp-killerbee: they lose all but one, and then 2 more."""
    result = resolve(f"""
        A: {{play: [turbo-bug], discard: [blessed-killer-bee], hand: [sheriff]}}
        B: {{life: {life}, play: [gorillion], hand: [sheriff]}}
        moves: [attack turbo-bug]
    """)
    assert result.winner == "A"


def test_turbo_bug_takes_nothing_from_one_life_so_the_bee_adds_nothing():
    """All life except one is none: no life was lost, and the block is still to come."""
    result = resolve("""
        A: {play: [turbo-bug], discard: [blessed-killer-bee], hand: [sheriff]}
        B: {life: 1, play: [gorillion], hand: [sheriff]}
        moves: [attack turbo-bug, block gorillion]
    """)
    assert result.winner is None
    assert result.life("B") == 1


def test_an_attack_effect_and_the_attack_are_two_losses():
    """Coconut Crab: 1 + 2 by its effect, 1 + 2 unblocked."""
    result = resolve("""
        A: {play: [coconut-crab], discard: [blessed-killer-bee], hand: [sheriff]}
        B: {life: 9, hand: [sheriff]}
        moves: [attack coconut-crab]
    """)
    assert result.life("B") == 3
    assert result.asked == ("A", "again")


def test_the_bee_stings_whatever_costs_the_opponent_life():
    """4.2: also what they pay or lose by their own effect, in their own turn."""
    own_effect = resolve("""
        A: {life: 7, hand: [goreagle-alpha]}
        B: {mindbugs: 0, discard: [blessed-killer-bee], hand: [sheriff]}
        moves: [play goreagle-alpha]
    """)
    assert own_effect.life("A") == 4
    paid = resolve("""
        A: {life: 7, hand: [dr-orange-u-tan]}
        B: {mindbugs: 0, play: [kraken], discard: [blessed-killer-bee], hand: [sheriff]}
        moves: [play dr-orange-u-tan, yes]
    """)
    assert paid.life("A") == 4
    assert paid.play("B") == []


def test_a_price_of_one_life_can_cost_the_game():
    """Okra Shaman at 3 life: the payment kills, and no card is played."""
    result = resolve("""
        A: {hand: [okra-shaman], discard: [gorillion]}
        B: {mindbugs: 0, discard: [blessed-killer-bee], hand: [sheriff]}
        moves: [play okra-shaman, yes]
    """)
    assert result.winner == "B"
    assert result.discard("A") == ["gorillion"]


def test_the_bee_does_not_touch_its_own_player():
    result = resolve("""
        A: {life: 5, play: [sweet-fighter], hand: [sheriff]}
        B: {life: 5, hand: [sheriff], discard: [blessed-killer-bee]}
        moves: [attack sweet-fighter]
    """)
    assert (result.life("A"), result.life("B")) == (5, 4)


def test_stolen_life_is_one_the_rest_is_only_lost():
    """17.5: you steal 1, so you gain 1."""
    result = resolve("""
        A: {life: 2, hand: [bean-bot], discard: [blessed-killer-bee]}
        B: {life: 8, mindbugs: 0, hand: [sheriff]}
        moves: [play bean-bot]
    """)
    assert (result.life("A"), result.life("B")) == (3, 5)


def test_knightmare_loses_no_additional_life_either():
    """Dispute knightmare: nothing is lost, so there is nothing to add to."""
    result = resolve("""
        A: {play: [sweet-fighter], discard: [blessed-killer-bee], hand: [sheriff]}
        B: {play: [knightmare], hand: [sheriff]}
        moves: [attack sweet-fighter, pass]
    """)
    assert result.life("B") == 3


def test_mindbug_bug_and_the_bee_make_a_mindbug_deadly():
    """Dispute mb-bug-lethal: they first lose the life; the Mindbug is not resolved."""
    result = resolve("""
        A: {play: [mindbug-bug], hand: [gorillion, sheriff], discard: [blessed-killer-bee]}
        B: {hand: [sheriff]}
        moves: [play gorillion, mindbug]
    """)
    assert result.winner == "A"
    assert not result.in_play("gorillion")


def test_hyenix_comes_back_once_for_a_loss_of_three():
    """Dispute hyenix: once for each event of losing life, however much."""
    result = resolve("""
        A: {play: [sweet-fighter], discard: [blessed-killer-bee], hand: [sheriff]}
        B: {life: 9, discard: [hyenix], hand: [sheriff]}
        moves: [attack sweet-fighter]
    """)
    assert result.asked == ("B", "may")
    assert result.life("B") == 6
    result = resolve("""
        A: {play: [sweet-fighter], discard: [blessed-killer-bee], hand: [sheriff]}
        B: {life: 9, discard: [hyenix], hand: [sheriff]}
        moves: [attack sweet-fighter, no]
    """)
    assert result.asked is None
    assert result.turn == "B"


@pytest.mark.parametrize(("reading", "left"), [("no-loss", 4), ("loss", 2)])
def test_life_set_to_a_lower_number_by_both_readings(reading, left):
    """Dispute mermaid: best reading, it is set and not lost. Otherwise 1 is lost, and 2 more."""
    result = resolve(f"""
        ruleset: {{edition: current, set-life: {reading}}}
        A: {{life: 5, hand: [mysterious-mermaid]}}
        B: {{life: 4, mindbugs: 0, discard: [blessed-killer-bee], hand: [sheriff]}}
        moves: [play mysterious-mermaid]
    """)
    assert result.life("A") == left
    assert "set-life" in result.readings()


def test_fire_antler_and_the_bee():
    """The Defeated effect of Fire Antler costs 1 + 2: the attacker loses the game."""
    result = resolve("""
        A: {play: [gorillion], hand: [sheriff]}
        B: {play: [fire-antler], discard: [blessed-killer-bee], hand: [sheriff]}
        moves: [attack gorillion, block fire-antler]
    """)
    assert result.winner == "B"


def test_a_bee_that_was_defeated_in_the_first_attack_stings_in_the_next_turn():
    result = resolve("""
        A: {play: [luchataur], hand: [sheriff], life: 6}
        B: {play: [blessed-killer-bee, sweet-fighter], hand: [sheriff]}
        moves:
          - attack luchataur
          - block blessed-killer-bee
          - pass
          - attack sweet-fighter
          - pass
    """)
    assert result.life("A") == 3


# -- Blessed Tiger Squirrel -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("creature", "state", "allowed"),
    [
        ("strange-barrel", "", True),  # 6
        ("sheriff", "", False),  # 7
        ("gorillion", "", False),
        ("strange-barrel", "boost: [robopup]", False),  # 6 + 1
        ("sheriff", "exhausted: true", False),
    ],
)
def test_enemies_with_seven_or_more_neither_attack_nor_block(creature, state, allowed):
    comma = ", " if state else ""
    card = f"{{card: {creature}, as: big{comma}{state}}}"
    attacking = resolve(f"""
        A: {{play: [{card}], hand: [kraken]}}
        B: {{discard: [blessed-tiger-squirrel], hand: [kraken]}}
    """)
    assert ("big" in attackers(attacking)) == allowed
    blocking = resolve(f"""
        A: {{play: [turtle-toaster], discard: [blessed-tiger-squirrel], hand: [kong]}}
        B: {{play: [{card}, space-penguin], hand: [kraken]}}
        moves: [attack turtle-toaster]
    """)
    assert ("block big" in blocking.options) == allowed
    assert "block space-penguin" in blocking.options


def test_blessed_tiger_squirrel_does_not_bind_its_own_side():
    result = resolve("""
        A: {play: [gorillion], discard: [blessed-tiger-squirrel], hand: [kraken]}
        B: {play: [killer-bee], hand: [kraken]}
        moves: [attack gorillion, block killer-bee]
    """)
    assert result.discard("B") == ["killer-bee"]


def test_hunter_still_forces_such_a_creature_to_block():
    """Dispute hunter-cannot-block."""
    result = resolve("""
        A: {play: [creep-from-the-deep], discard: [blessed-tiger-squirrel], hand: [kraken]}
        B: {play: [gorillion], hand: [kraken]}
        moves: [attack creep-from-the-deep, hunt gorillion]
    """)
    assert result.discard("B") == ["gorillion"]


def test_the_curse_lets_a_strong_creature_attack_again():
    """Gorillion with -4 has power 6."""
    result = resolve("""
        A:
          play: [gorillion, luchataur]
          discard: [cursed-gorillion, cursed-gorillion]
          hand: [kraken]
        B: {discard: [blessed-tiger-squirrel], hand: [kraken]}
    """)
    assert attackers(result) == {"gorillion", "luchataur"}
    result = resolve("""
        A: {play: [gorillion, luchataur, sweet-fighter], discard: [cursed-gorillion]}
        B: {discard: [blessed-tiger-squirrel], hand: [kraken]}
    """)
    assert attackers(result) == set()


def test_the_blessing_of_the_shield_bugs_can_be_a_burden():
    """Strange Barrel (6) is raised to 7 and may no longer attack."""
    result = resolve("""
        A: {play: [strange-barrel, kraken], discard: [blessed-shield-bugs], hand: [kong]}
        B: {discard: [blessed-tiger-squirrel], hand: [kong]}
    """)
    assert attackers(result) == {"kraken"}


def test_who_has_only_strong_creatures_and_no_card_loses():
    """3.2: B's turn comes, and Gorillion cannot attack."""
    result = resolve("""
        A: {play: [killer-bee], discard: [blessed-tiger-squirrel], hand: [kraken]}
        B: {play: [gorillion]}
        moves: [attack killer-bee, pass]
    """)
    assert result.winner == "A"
    assert result.life("B") == 2


def test_a_squirrel_defeated_in_the_first_attack_prevents_the_second():
    """7.1, 8.2: Luchataur (9) would attack again, but the card lies in the pile by now."""
    result = resolve("""
        A: {play: [luchataur], hand: [kraken]}
        B: {play: [blessed-tiger-squirrel], hand: [kraken]}
        moves: [attack luchataur, block blessed-tiger-squirrel]
    """)
    assert result.discard("B") == ["blessed-tiger-squirrel"]
    assert result.asked is None
    assert result.turn == "B"


def test_an_attack_that_was_declared_goes_on():
    """Tusked Extorter (8) makes B discard the squirrel. Only leaving play ends an attack (7.9)."""
    result = resolve("""
        A: {play: [tusked-extorter], hand: [kraken]}
        B: {play: [robopup], hand: [blessed-tiger-squirrel, kraken]}
        moves: [attack tusked-extorter, choose blessed-tiger-squirrel, pass]
    """)
    assert result.life("B") == 2


def test_the_goblin_werewolf_is_too_strong_only_in_its_own_turn():
    """It has 8 in its own turn, 2 as a blocker."""
    attacking = resolve("""
        A: {play: [goblin-werewolf, kraken], hand: [kong]}
        B: {discard: [blessed-tiger-squirrel], hand: [kong]}
    """)
    assert attackers(attacking) == {"kraken"}
    blocking = resolve("""
        A: {play: [turtle-toaster], discard: [blessed-tiger-squirrel], hand: [kong]}
        B: {play: [goblin-werewolf], hand: [kong]}
        moves: [attack turtle-toaster]
    """)
    assert "block goblin-werewolf" in blocking.options


# -- Cursed Goblin Werewolf -----------------------------------------------------------------------


@pytest.mark.parametrize("player", ["A", "B"])
def test_allies_with_frenzy_or_hunter_cannot_attack(player):
    """Only in the pile of the attacking player does it matter."""
    piles = {"A": "", "B": ""}
    piles[player] = "discard: [cursed-goblin-werewolf], "
    result = resolve(f"""
        A:
          {piles["A"].removesuffix(", ") or "discard: []"}
          play: [luchataur, killer-bee, goreagle-alpha, rhino-turtle, sweet-fighter, spider-owl]
        B: {{{piles["B"]}hand: [kong]}}
    """)
    free = {"sweet-fighter", "spider-owl"}
    bound = {"luchataur", "killer-bee", "goreagle-alpha", "rhino-turtle"}
    assert attackers(result) == (free if player == "A" else free | bound)


def test_the_curse_of_the_werewolf_does_not_keep_anybody_from_blocking():
    result = resolve("""
        A: {play: [sweet-fighter], hand: [kong]}
        B: {play: [luchataur, killer-bee], discard: [cursed-goblin-werewolf], hand: [kong]}
        moves: [attack sweet-fighter]
    """)
    assert set(result.options) == {"block luchataur", "block killer-bee", "pass"}


def test_frenzy_that_was_given_is_cursed_as_well():
    """Ram Hopper gives FRENZY; Snail Thrower gives HUNTER to power 4 or less."""
    frenzy = resolve("""
        A: {play: [ram-hopper, sweet-fighter], discard: [cursed-goblin-werewolf], hand: [kong]}
        B: {hand: [kong]}
    """)
    assert attackers(frenzy) == set()
    hunter = resolve("""
        A: {play: [snail-thrower, robopup, kraken], discard: [cursed-goblin-werewolf]}
        B: {hand: [kong]}
    """)
    assert attackers(hunter) == {"snail-thrower", "kraken"}


@pytest.mark.parametrize(("friend", "allowed"), [("", False), (", kraken", True)])
def test_lone_yeti_may_attack_only_in_company(friend, allowed):
    """Alone it has FRENZY and is cursed."""
    result = resolve(f"""
        A: {{play: [lone-yeti{friend}], discard: [cursed-goblin-werewolf], hand: [kong]}}
        B: {{hand: [kong]}}
    """)
    assert ("lone-yeti" in attackers(result)) == allowed


def test_the_curse_comes_between_two_attacks():
    """Jean-Claw Pandamme makes the attacker discard it in the first attack."""
    result = resolve("""
        A: {play: [luchataur], hand: [cursed-goblin-werewolf]}
        B: {play: [jean-claw-pandamme], hand: [kong]}
        moves: [attack luchataur, pass]
    """)
    assert result.discard("A") == ["cursed-goblin-werewolf"]
    assert result.life("B") == 2
    assert result.turn == "B"


def test_captain_hippo_cannot_demand_what_the_curse_forbids():
    """Dispute hippo: if no hunter can attack, the player is not able and chooses freely."""
    result = resolve("""
        A: {play: [killer-bee, kraken], discard: [cursed-goblin-werewolf], hand: [kong]}
        B: {play: [captain-hippo], hand: [kong]}
    """)
    assert set(result.options) == {"play kong", "attack kraken"}


def test_who_can_only_attack_with_cursed_creatures_loses():
    result = resolve("""
        A: {play: [sweet-fighter], hand: [kong]}
        B: {play: [luchataur], discard: [cursed-goblin-werewolf]}
        moves: [attack sweet-fighter, pass]
    """)
    assert result.winner == "A"


# -- 10.9: Blessed Axolotl Healer -----------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("copies", "life"), [(0, 3), (1, 4), (2, 5)])
def test_each_attack_heals(copies, life, edition):
    pile = ", ".join(["blessed-axolotl-healer"] * copies)
    result = resolve(
        f"""
        A: {{play: [sweet-fighter], discard: [{pile}], hand: [kong]}}
        B: {{play: [gorillion], hand: [kong]}}
        moves: [attack sweet-fighter]
        """,
        *(["first sweet-fighter"] if copies == 2 else []),
        ruleset=edition,
    )
    assert result.life("A") == life
    assert result.asked == ("B", "block")


def test_it_heals_in_both_attacks_of_frenzy_and_also_if_blocked():
    result = resolve("""
        A: {play: [rhino-turtle], discard: [blessed-axolotl-healer], hand: [kong]}
        B: {play: [gorillion], hand: [kong]}
        moves: [attack rhino-turtle, block gorillion, attack rhino-turtle, pass]
    """)
    assert result.life("A") == 5
    assert result.life("B") == 2


def test_it_does_not_heal_when_the_enemy_attacks_or_oneself_blocks():
    result = resolve("""
        A: {play: [sweet-fighter], hand: [kong]}
        B: {play: [gorillion], discard: [blessed-axolotl-healer], hand: [kong]}
        moves: [attack sweet-fighter, block gorillion]
    """)
    assert result.life("B") == 3
    assert result.life("A") == 5  # Sweet Fighter's own Defeated effect


def test_two_attack_effects_are_ordered_by_the_attacker():
    """Dispute idp-blessed-axolotl: it has both."""
    board = """
        A: {play: [tusked-extorter], discard: [blessed-axolotl-healer], hand: [kong]}
        B: {hand: [kraken, sheriff]}
        moves: [attack tusked-extorter]
    """
    result = resolve(board)
    assert result.asked == ("A", "order")
    assert len(result.options) == 2
    for option in result.options:
        done = resolve(board, option, "choose kraken")
        assert done.life("A") == 4
        assert done.discard("B") == ["kraken"]


def test_the_order_can_save_a_life():
    """Count Draculeech costs 1 life. At 1 life it must be healed first."""
    board = """
        A: {life: 1, play: [count-draculeech], discard: [blessed-axolotl-healer], hand: [kong]}
        B: {play: [kraken], hand: [sheriff]}
        moves: [attack count-draculeech]
    """
    ends = [resolve(board, option) for option in resolve(board).options]
    assert sorted(str(end.winner) for end in ends) == ["B", "None"]
    healed = next(end for end in ends if end.winner is None)
    assert healed.life("A") == 1
    assert healed.asked == ("A", "choose")


def test_the_active_player_orders_also_when_the_other_player_attacks():
    """Disputes idp-blessed-axolotl and fast-active-player: A's turn, B's FAST attack."""
    result = resolve("""
        A: {hand: [pineapple-paladin, kong]}
        B: {discard: [blessed-axolotl-healer], hand: [kong]}
        moves: [play pineapple-paladin, mindbug, attack pineapple-paladin]
    """)
    assert result.asked == ("A", "order")
    done = resolve(
        """
        A: {hand: [pineapple-paladin, kong]}
        B: {discard: [blessed-axolotl-healer], hand: [kong]}
        moves: [play pineapple-paladin, mindbug, attack pineapple-paladin]
        """,
        result.options[0],
    )
    assert (done.life("A"), done.life("B")) == (2, 5)


def test_an_effect_that_was_triggered_is_not_undone_by_boosting_its_card_away():
    """1.4: both effects happen at the same time; Sea-Rex then takes the healer out of the pile."""
    board = """
        A: {play: [sea-rex], discard: [blessed-axolotl-healer], hand: [kong]}
        B: {hand: [kong]}
        moves: [attack sea-rex]
    """
    for option in resolve(board).options:
        result = resolve(board, option, "choose blessed-axolotl-healer")
        assert result.life("A") == 4
        assert result.discard("A") == []


def test_it_heals_the_controller_of_an_enemy_made_to_attack():
    """Dispute cake-trickster: Attack effects happen for the opponent, who is the attacker."""
    result = resolve("""
        A: {play: [cake-trickster], hand: [kong]}
        B: {play: [sweet-fighter], discard: [blessed-axolotl-healer], hand: [kong]}
        moves: [action cake-trickster, pass]
    """)
    assert (result.life("A"), result.life("B")) == (2, 4)


def test_in_play_the_healer_gives_nothing_and_is_poisonous():
    result = resolve("""
        A: {play: [blessed-axolotl-healer], hand: [kong]}
        B: {play: [gorillion], hand: [kong]}
        moves: [attack blessed-axolotl-healer, block gorillion]
    """)
    assert result.life("A") == 3
    assert result.discard("A") == ["blessed-axolotl-healer"]
    assert result.discard("B") == ["gorillion"]


# -- boards nobody sets up twice ------------------------------------------------------------------


def test_draculeech_dies_of_the_bee_before_anything_is_defeated():
    """3.1: 1 + 2 life are lost first, and the game with them."""
    result = resolve("""
        A: {play: [count-draculeech], hand: [kong]}
        B: {play: [robopup], discard: [blessed-killer-bee], hand: [kong]}
        moves: [attack count-draculeech]
    """)
    assert result.winner == "B"
    assert result.in_play("robopup")


def test_suspicious_gift_and_the_bee():
    """Its controller loses 2 and then 2 more."""
    result = resolve("""
        A: {play: [gorillion], discard: [blessed-killer-bee], hand: [kong]}
        B: {life: 9, play: [suspicious-gift], hand: [kong]}
        moves: [attack gorillion, block suspicious-gift]
    """)
    assert result.life("B") == 5


def test_both_players_have_a_bee():
    """Each adds to the losses of the other side only."""
    result = resolve("""
        A: {life: 9, play: [gigazaur], discard: [blessed-killer-bee], hand: [kong]}
        B:
          life: 9
          play: [{card: gigazaur, as: theirs}]
          discard: [{card: blessed-killer-bee, as: second}]
          hand: [kong]
        moves: [attack gigazaur, block theirs, first theirs]
    """)
    assert (result.life("A"), result.life("B")) == (6, 6)


def test_boosting_the_bee_away_in_the_attack_saves_two_life():
    """10.6: under Sea-Rex the bee adds nothing any more, already in this attack."""
    board = """
        A: {play: [sea-rex], discard: [blessed-killer-bee], hand: [kong]}
        B: {life: 9, hand: [kong]}
        moves: [attack sea-rex]
    """
    assert resolve(board, "choose blessed-killer-bee").life("B") == 8
    assert resolve(board, "choose nothing").life("B") == 6


def test_frosty_fortress_fills_a_pile_with_blessings_and_curses():
    """Hand and draw pile go at once: +1 and -2 hold together, and Peacasus heals."""
    result = resolve("""
        A: {play: [frosty-fortress], hand: [kong]}
        B:
          hand: [blessed-shield-bugs, cursed-gorillion, robopup, sheriff, kraken]
          deck: [peacasus]
          play: [sweet-fighter]
        moves: [attack frosty-fortress]
    """)
    assert power(result, "sweet-fighter") == 8
    assert result.life("B") == 4
    assert len(result.discard("B")) == 6
    assert result.asked == ("B", "block")


def test_a_creature_forced_to_attack_is_not_able_under_the_werewolf():
    """Cake Trickster: "if able"; and an Action that does nothing may not be used (9.7)."""
    result = resolve("""
        A: {play: [cake-trickster], hand: [kong]}
        B: {play: [luchataur], discard: [cursed-goblin-werewolf], hand: [kong]}
    """)
    assert "action cake-trickster" not in result.options


def test_three_attack_effects_of_three_sources():
    """Its own (discard), one from the pile (gain life), one from an enemy (discard)."""
    board = """
        A: {play: [tusked-extorter], discard: [blessed-axolotl-healer], hand: [kong]}
        B: {play: [jean-claw-pandamme], hand: [sheriff, kraken]}
        moves: [attack tusked-extorter]
    """
    assert len(resolve(board).options) == 3
    result = resolve(board, "first tusked-extorter", "choose kraken", "first tusked-extorter")
    assert result.life("A") == 4
    assert result.discard("B") == ["kraken"]
    assert sorted(result.discard("A")) == ["blessed-axolotl-healer", "kong"]


def test_a_dead_blessed_creature_helps_those_that_fight_on():
    """Blessed Shield Bugs is defeated in the first attack; the blocker of the second has +1.

    Luchataur (9) then meets Sweet Fighter (9 + 1).
    """
    result = resolve("""
        A: {play: [luchataur], hand: [kong]}
        B: {play: [{card: blessed-shield-bugs, exhausted: true}, sweet-fighter], hand: [kong]}
        moves:
          - attack luchataur
          - block blessed-shield-bugs
          - attack luchataur
          - block sweet-fighter
    """)
    assert result.discard("A") == ["luchataur"]
    assert result.in_play("sweet-fighter")


def test_an_effect_does_not_look_again_after_the_curse_fell():
    """9.9: Kangasaurus Rex defeats power 4 or less. Killer Bee (5) is only 3 afterwards."""
    result = resolve("""
        A: {hand: [kangasaurus-rex]}
        B:
          mindbugs: 0
          play: [killer-bee, {card: robopup, exhausted: true, boost: [cursed-gorillion]}]
          hand: [kong]
        moves: [play kangasaurus-rex]
    """)
    assert sorted(result.discard("B")) == ["cursed-gorillion", "robopup"]
    assert power(result, "killer-bee") == 3


def test_a_card_that_is_being_played_does_not_work_from_the_pile_any_more():
    """Compost Dragon plays Cursed Gorillion: -2 is over when Compost Dragon's turn ends."""
    result = resolve("""
        A: {hand: [compost-dragon], discard: [cursed-gorillion], play: [sweet-fighter]}
        B: {mindbugs: 0, hand: [kong]}
        moves: [play compost-dragon]
    """)
    assert power(result, "sweet-fighter") == 9
    assert power(result, "cursed-gorillion") == 10


def test_a_mindbugged_grave_robber_plays_the_curse_out_of_the_pile():
    """Dispute mb-grave: B robs A, who is rid of the -2 and faces the Gorillion instead."""
    result = resolve("""
        A: {hand: [grave-robber, robopup], discard: [cursed-gorillion], play: [sweet-fighter]}
        B: {hand: [kong]}
        moves: [play grave-robber, mindbug]
    """)
    assert result.controller("cursed-gorillion") == "B"
    assert power(result, "sweet-fighter") == 9
    assert result.asked == ("A", "turn")


def test_the_discard_pile_of_a_player_who_takes_control_is_what_counts():
    """A creature that changes sides leaves one pile's abilities and comes under the other's."""
    result = resolve("""
        A: {hand: [brain-fly], discard: [blessed-shield-bugs]}
        B: {mindbugs: 0, play: [sweet-fighter], discard: [cursed-gorillion], hand: [kong]}
        moves: [play brain-fly]
    """)
    assert result.controller("sweet-fighter") == "A"
    assert power(result, "sweet-fighter") == 10


def test_the_curse_can_keep_a_creature_from_being_taken():
    """Brain Fly takes power 6 or more: Sheriff (7 - 2) is out of reach."""
    result = resolve("""
        A: {hand: [brain-fly]}
        B: {mindbugs: 0, play: [sheriff], discard: [cursed-gorillion], hand: [kong]}
        moves: [play brain-fly]
    """)
    assert result.controller("sheriff") == "B"


@pytest.mark.parametrize("edition", EDITIONS)
def test_squirrel_and_werewolf_together_leave_nothing_to_attack_with(edition):
    """Too strong, or with FRENZY or HUNTER: the only card in hand must be played."""
    result = resolve(
        """
        A:
          play: [luchataur, sheriff, gorillion, killer-bee]
          discard: [cursed-goblin-werewolf]
          hand: [robopup]
        B: {discard: [blessed-tiger-squirrel], hand: [kong]}
        """,
        ruleset=edition,
    )
    assert result.options == ["play robopup"]
