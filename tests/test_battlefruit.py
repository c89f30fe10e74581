"""Battlefruit Kingdom, Battlefruit Galaxy and the add-on: every card, and where it surprises."""

import pytest
from board import Result, at_work, form, octonite, power, refused, resolve

from judge.engine import Film, State, begin
from judge.resolution import Resolution
from judge.scenario import ScenarioError, read_scenario

LATER_ONES_TOO = "{edition: current, this-turn-late: later-ones-too}"
ONLY_THOSE_THERE = "{edition: current, this-turn-late: only-those-there}"

# Every card two players can use: its power and keywords as printed.
PRINTED = {
    # Battlefruit Kingdom
    "alluring-oyster": "5 POISONOUS",
    "artimist": "4 POISONOUS",
    "avocado-gunner": "3 FRENZY TOUGH",
    "bananapus": "5 HUNTER",
    "calm-cole": "1 POISONOUS",
    "captain-cucodile": "8 FRENZY",
    "carrot-cleric": "8 FAST TOUGH",
    "cherry-bug": "1",
    "coconut-crab": "7 FRENZY",
    "dragon-fruit": "7 FAST",
    "duradillo": "1 FAST HUNTER POISONOUS TOUGH",
    "fearberry": "4",
    "fennel-trickster": "2 SNEAKY",
    "icecube-dragon": "8 FRENZY HUNTER",
    "kiwing-juicer": "5 POISONOUS",
    "lord-watermelon": "6 FRENZY",
    "lychee-king": "8 FRENZY",
    "mangonade": "4",
    "okra-shaman": "7 FRENZY TOUGH",
    "orange-owlmancer": "5",
    "pepperwing": "6 TOUGH",
    "pesky-peas": "2 SNEAKY",
    "pineapple-paladin": "8 FAST",
    "pomelozilla": "7",
    "potadore-the-wise": "4",
    "prime-fungus": "6",
    "rad-radish": "2 SNEAKY",
    "raspberry-ranger": "5 HUNTER TOUGH",
    "spinachia": "3 POISONOUS",
    "sporeweaver": "3 POISONOUS",
    "the-broccoli-bards": "4 POISONOUS",
    "tomageddon": "9",
    # Battlefruit Galaxy
    "applebot": "3 SNEAKY",
    "astronuts": "3 POISONOUS",
    "aubergalactic-whale": "7 FAST",
    "bean-bot": "5 POISONOUS",
    "boomberry": "1",
    "borgions": "4",
    "broodmother": "4 FAST POISONOUS",
    "caulibot": "1 FRENZY TOUGH",
    "chaotic-cabbage": "2 SNEAKY",
    "cinnemonk": "7 TOUGH",
    "cornanon": "3 HUNTER",
    "figuru": "3 POISONOUS",
    "grape-sentinel": "6 HUNTER",
    "kiwanoid": "8 FAST",
    "leeklings": "5 FRENZY",
    "melon-master": "7 TOUGH",
    "olive-orbiter": "1 SNEAKY",
    "peach-police": "4 TOUGH",
    "pear-patrol": "5 HUNTER",
    "plumarine": "2 FRENZY HUNTER",
    "pomegrenade": "6 FAST POISONOUS",
    "quadranut": "8 FRENZY",
    "radisher": "9",
    "rhubarbarian": "10 FAST",
    "romindesco": "5 POISONOUS",
    "shoctopus": "4 HUNTER",
    "star-portal": "3 SNEAKY",
    "starfruit-ninja": "7",
    "starship-soupers": "6",
    "topinambur-titan": "6",
    "usx-tangerine": "3",
    "vanilla-creature": "9 TOUGH",
    # Battlefruit add-on
    "beetroot-predator": "5",
    "cutecat": "1",
    "five-spice-monster": "3 POISONOUS",
    "mangolorean": "7",
    "saltemental": "6",
    "shakes-pear": "8 TOUGH",
    "venomash": "7",
    "evilcat": "3",
    "zencats": "2",
}


def begun(board: str | State) -> Result:
    """The board after the start of the turn, at whatever is asked first."""
    state = read_scenario(board).state if isinstance(board, str) else board
    film = Film()
    return Result(Resolution(state, begin(state, film), tuple(film)))


def chosen(result: Result) -> set[str]:
    """What may be chosen, as sets of refs would be written."""
    return {option.removeprefix("choose ") for option in result.options}


# -- powers and keywords --------------------------------------------------------------------------


@pytest.mark.parametrize(("card", "printed"), PRINTED.items())
def test_a_creature_has_its_printed_power_and_keywords(card, printed):
    """4.4: what the card itself shows, whatever its ability adds at the moment."""
    result = resolve(f"{{A: {{play: [{card}]}}, B: {{hand: [gorillion]}}}}")
    shown = result.creature(card).card
    assert " ".join([str(shown.power), *sorted(shown.keywords)]) == printed


@pytest.mark.parametrize("card", ["carrot-cleric", "raspberry-ranger", "grape-sentinel"])
def test_a_creature_without_ability_only_attacks(card):
    result = resolve(f"{{A: {{play: [{card}]}}, B: {{hand: [gorillion]}}}}")
    assert result.options == [f"attack {card}"]
    assert " ".join([str(power(result, card)), *sorted(at_work(result, card))]) == PRINTED[card]


@pytest.mark.parametrize("card", ["raspberry-ranger", "grape-sentinel"])
def test_the_hunters_reach_what_could_not_have_blocked(card):
    """8.3: not even Boar-Zooka, whose text says that it can't block, is safe."""
    result = resolve(f"""
        A: {{play: [{card}]}}
        B: {{play: [boar-zooka, robopup], hand: [gorillion]}}
        moves: [attack {card}]
    """)
    assert result.options == ["hunt boar-zooka", "hunt robopup", "pass"]


def test_vanilla_creature_survives_gorillion_once():
    board = """
        A: {mindbugs: 0, play: [gorillion], hand: [killer-bee]}
        B: {play: [vanilla-creature], hand: [luchataur]}
        moves: [attack gorillion, block vanilla-creature]
    """
    assert resolve(board).creature("vanilla-creature").exhausted
    again = resolve(board, "play luchataur", "attack gorillion", "block vanilla-creature")
    assert again.discard("B") == ["vanilla-creature"]


# == Battlefruit Kingdom ==========================================================================

# -- Alluring Oyster ------------------------------------------------------------------------------

OYSTER = """
        phase: start
        A: {{play: [{{card: alluring-oyster, octonite: 1}}{mine}]}}
        B: {{play: [{theirs}], hand: [bee-bear]}}
"""


def test_alluring_oyster_takes_a_creature_with_power_six_or_more():
    """Current power: Killer Bee has 6 with Shield Bugs. An allied one may be chosen as well."""
    result = begun(OYSTER.format(mine=", luchataur", theirs="gorillion, killer-bee, shield-bugs"))
    assert result.asked == ("A", "choose")
    assert chosen(result) == {"luchataur", "gorillion", "killer-bee"}


def test_alluring_oyster_must_take_the_only_one_there_is():
    result = begun(OYSTER.format(mine="", theirs="gorillion, {card: turbo-bug, octonite: 3}"))
    assert result.controller("gorillion") == "A"
    assert result.controller("turbo-bug") == "B"


def test_alluring_oyster_with_only_allied_creatures_changes_nothing():
    """Dispute tc-own."""
    result = begun(OYSTER.format(mine=", luchataur", theirs="killer-bee"))
    assert result.play("A") == ["alluring-oyster", "luchataur"]
    assert result.play("B") == ["killer-bee"]
    assert result.asked == ("A", "turn")


def test_what_alluring_oyster_took_may_attack_at_once():
    """17.6 and 6.9: it did not come into play this turn, so it need not wait."""
    board = OYSTER.format(mine="", theirs="{card: vanilla-creature, exhausted: true}")
    result = begun(board)
    assert result.creature("vanilla-creature").exhausted
    assert "attack vanilla-creature" in result.options


# -- Artimist -------------------------------------------------------------------------------------


def test_artimist_wins_for_whoever_controls_it():
    """3.3, 13.9: whatever life anyone has."""
    result = begun("""
        turn: B
        phase: start
        A: {life: 30, play: [gorillion]}
        B: {life: 1, play: [{card: artimist, octonite: 1}]}
    """)
    assert result.winner == "B"


def test_artimist_ends_the_game_before_what_else_was_harvested():
    """3.1: nothing that waited is carried out, if Artimist goes first."""
    board = """
        phase: start
        A: {play: [{card: artimist, octonite: 1}, {card: captain-cucodile, octonite: 1}]}
        B: {hand: [gorillion]}
    """
    result = resolve(board, "first artimist")
    assert result.winner == "A"
    assert result.life("A") == 3
    assert resolve(board, "first captain-cucodile").life("A") == 5


# -- Avocado Gunner -------------------------------------------------------------------------------


def test_avocado_gunner_shoots_in_both_attacks():
    """Dispute frenzy-attack-effects. 5 is enough, 6 is too much."""
    board = """
        A: {play: [avocado-gunner]}
        B: {play: [killer-bee, turbo-bug, strange-barrel], hand: [gorillion]}
        moves: [attack avocado-gunner]
    """
    first = resolve(board)
    assert chosen(first) == {"killer-bee", "turbo-bug"}
    result = resolve(board, "choose killer-bee", "pass", "attack avocado-gunner")
    assert result.discard("B") == ["killer-bee", "turbo-bug"]
    assert result.life("B") == 2
    assert result.options == ["block strange-barrel", "pass"]


def test_avocado_gunner_needs_two_shots_for_a_tough_creature():
    board = """
        A: {play: [avocado-gunner]}
        B: {play: [raspberry-ranger], hand: [gorillion]}
        moves: [attack avocado-gunner, pass]
    """
    once = resolve(board)
    assert once.creature("raspberry-ranger").exhausted
    assert resolve(board, "attack avocado-gunner").discard("B") == ["raspberry-ranger"]


def test_avocado_gunner_never_shoots_its_own():
    result = resolve("""
        A: {play: [avocado-gunner, turbo-bug]}
        B: {play: [gorillion], hand: [luchataur]}
        moves: [attack avocado-gunner]
    """)
    assert result.asked == ("B", "block")
    assert result.in_play("turbo-bug")


# -- Bananapus ------------------------------------------------------------------------------------


def test_bananapus_defeats_an_enemy_creature_of_any_power():
    result = begun("""
        phase: start
        A: {play: [{card: bananapus, octonite: 1}, turbo-bug]}
        B: {play: [gorillion, robopup], hand: [luchataur]}
    """)
    assert result.asked == ("A", "choose")
    assert chosen(result) == {"gorillion", "robopup"}


def test_bananapus_only_exhausts_a_tough_creature():
    result = begun("""
        phase: start
        A: {play: [{card: bananapus, octonite: 1}]}
        B: {play: [robopup], hand: [luchataur]}
    """)
    assert result.creature("robopup").exhausted


# -- Calm Cole ------------------------------------------------------------------------------------


def test_calm_cole_keeps_the_others_from_being_defeated():
    """Dispute blastfish: in a fight, and TOUGH is not used up by what does not happen."""
    result = resolve("""
        A: {play: [gorillion], hand: [luchataur]}
        B: {play: [calm-cole, turbo-bug, raspberry-ranger], hand: [bee-bear]}
        moves: [attack gorillion, block raspberry-ranger]
    """)
    assert result.in_play("raspberry-ranger")
    assert not result.creature("raspberry-ranger").exhausted
    assert result.discard("B") == []


@pytest.mark.parametrize("ally", ["turbo-bug", "plated-scorpion"])
def test_calm_cole_protects_from_poison_and_while_attacking(ally):
    result = resolve(f"""
        A: {{play: [calm-cole, {ally}], hand: [luchataur]}}
        B: {{play: [world-eater], hand: [bee-bear]}}
        moves: [attack {ally}, block world-eater]
    """)
    assert result.play("A") == ["calm-cole", ally]
    assert not result.creature(ally).exhausted


def test_calm_cole_does_not_protect_itself():
    """`Other` allied creatures; its poison works."""
    result = resolve("""
        A: {play: [gorillion], hand: [luchataur]}
        B: {play: [calm-cole, turbo-bug], hand: [bee-bear]}
        moves: [attack gorillion, block calm-cole]
    """)
    assert result.discard("B") == ["calm-cole"]
    assert result.discard("A") == ["gorillion"]


def test_calm_cole_does_not_protect_enemies():
    result = resolve("""
        A: {play: [calm-cole, gorillion], hand: [luchataur]}
        B: {play: [turbo-bug], hand: [bee-bear]}
        moves: [attack gorillion, block turbo-bug]
    """)
    assert result.discard("B") == ["turbo-bug"]


def test_calm_cole_protects_the_others_even_from_what_defeats_it_too():
    """9.9: what saves whom is found out once, while Calm Cole is still there."""
    result = resolve("""
        A: {hand: [kangasaurus-rex]}
        B: {play: [calm-cole, turbo-bug, tiger-squirrel], mindbugs: 0, hand: [bee-bear]}
        moves: [play kangasaurus-rex]
    """)
    assert result.discard("B") == ["calm-cole"]
    assert result.play("B") == ["turbo-bug", "tiger-squirrel"]


def test_calm_cole_defeats_itself_at_harvest():
    result = begun("""
        phase: start
        A: {play: [{card: calm-cole, octonite: 1}, gorillion]}
        B: {hand: [luchataur]}
    """)
    assert result.discard("A") == ["calm-cole"]


def test_two_calm_coles_protect_each_other_from_their_harvest():
    """Dispute harvest-cannot-be-defeated."""
    result = begun("""
        phase: start
        A: {play: [{card: calm-cole, as: one, octonite: 1}, {card: calm-cole, as: two}]}
        B: {hand: [luchataur]}
    """)
    assert result.play("A") == ["one", "two"]
    assert octonite(result) == {}


def test_two_calm_coles_that_ripen_together_both_stay():
    """Dispute harvest-cannot-be-defeated: one effect after the other, and each is protected."""
    result = resolve(
        """
        phase: start
        A:
          play: [{card: calm-cole, as: one, octonite: 1}, {card: calm-cole, as: two, octonite: 1}]
          hand: [gorillion]
        B: {mindbugs: 0, hand: [luchataur]}
        """,
        "first one",
        "play gorillion",
    )
    assert result.play("A") == ["one", "two", "gorillion"]


def test_octocopter_under_calm_cole_takes_control_and_stays():
    """Dispute action-octocopter: it can't be defeated, and the rest is done all the same."""
    result = resolve("""
        A: {play: [calm-cole, octocopter]}
        B: {play: [gorillion], hand: [luchataur]}
        moves: [action octocopter]
    """)
    assert result.play("A") == ["calm-cole", "octocopter", "gorillion"]


def test_nothing_is_paid_with_a_creature_that_calm_cole_protects():
    """17.17: Slugapult's `if you do` is not met."""
    result = resolve("""
        A: {play: [calm-cole, slugapult, turbo-bug]}
        B: {play: [gorillion], hand: [luchataur]}
        moves: [attack slugapult, yes, choose turbo-bug]
    """)
    assert result.in_play("turbo-bug")
    assert result.in_play("gorillion")


# -- Captain Cucodile -----------------------------------------------------------------------------


def test_captain_cucodile_gains_two_life_beyond_three():
    result = begun("""
        phase: start
        A: {life: 3, play: [{card: captain-cucodile, octonite: 1}]}
        B: {hand: [luchataur]}
    """)
    assert (result.life("A"), result.life("B")) == (5, 3)


def test_captain_cucodile_attacks_twice():
    result = resolve("""
        A: {play: [captain-cucodile]}
        B: {hand: [luchataur]}
        moves: [attack captain-cucodile, attack captain-cucodile]
    """)
    assert result.life("B") == 1


# -- Cherry Bug -----------------------------------------------------------------------------------


def test_cherry_bug_takes_the_creature_that_defeated_it():
    """As a blocker; and the FRENZY attacker it took makes no second attack (8.2)."""
    result = resolve("""
        A: {play: [luchataur], hand: [gorillion]}
        B: {play: [cherry-bug]}
        moves: [attack luchataur, block cherry-bug]
    """)
    assert result.discard("B") == ["cherry-bug"]
    assert result.controller("luchataur") == "B"
    assert result.life("B") == 3
    assert (result.turn, result.phase) == ("B", "start")


def test_cherry_bug_takes_its_blocker_as_well():
    result = resolve("""
        A: {play: [cherry-bug], hand: [gorillion]}
        B: {play: [{card: vanilla-creature, exhausted: true}], hand: [luchataur]}
        moves: [attack cherry-bug, block vanilla-creature]
    """)
    assert result.controller("vanilla-creature") == "A"
    assert result.creature("vanilla-creature").exhausted


def test_cherry_bug_takes_nothing_if_both_are_defeated():
    """Equal power: Froblin Instigator alone has 1, and is no longer in play."""
    result = resolve("""
        A: {play: [cherry-bug], hand: [gorillion]}
        B: {play: [froblin-instigator], hand: [luchataur]}
        moves: [attack cherry-bug, block froblin-instigator]
    """)
    assert result.discard("A") == ["cherry-bug"]
    assert result.discard("B") == ["froblin-instigator"]
    assert result.play("A") == []


def test_cherry_bug_takes_a_tough_creature_that_was_only_exhausted():
    """Both would be defeated; Robopup is exhausted instead, and it did defeat Cherry Bug."""
    result = resolve("""
        A: {play: [cherry-bug], hand: [gorillion]}
        B: {play: [robopup], hand: [luchataur]}
        moves: [attack cherry-bug, block robopup]
    """)
    assert result.controller("robopup") == "A"
    assert result.creature("robopup").exhausted


def test_cherry_bug_takes_what_poisoned_it():
    result = resolve("""
        A: {play: [cherry-bug], hand: [gorillion]}
        B: {play: [calm-cole], hand: [luchataur]}
        moves: [attack cherry-bug, block calm-cole]
    """)
    # Calm Cole has power 1 too: both are defeated, and there is nothing left to take.
    assert result.play("A") == []
    stronger = resolve("""
        A: {play: [cherry-bug], hand: [gorillion]}
        B: {play: [deathweaver], hand: [luchataur]}
        moves: [attack cherry-bug, block deathweaver]
    """)
    assert stronger.play("A") == ["deathweaver"]


def test_peach_police_keeps_cherry_bug_from_taking_anything():
    result = resolve("""
        A: {play: [peach-police, gorillion], hand: [luchataur]}
        B: {play: [cherry-bug], hand: [killer-bee]}
        moves: [attack gorillion, block cherry-bug]
    """)
    assert result.controller("gorillion") == "A"


def test_cherry_bug_defeated_by_an_effect_takes_nothing():
    """`If this was defeated in combat`: Kangasaurus Rex did not fight it."""
    result = resolve("""
        A: {hand: [kangasaurus-rex]}
        B: {play: [cherry-bug], mindbugs: 0, hand: [luchataur]}
        moves: [play kangasaurus-rex]
    """)
    assert result.discard("B") == ["cherry-bug"]
    assert result.controller("kangasaurus-rex") == "A"


def test_cherry_bug_defeated_in_the_attack_effect_of_its_hunter_takes_nothing():
    """Avocado Gunner shoots it before the block: that is no combat."""
    result = resolve("""
        A: {play: [avocado-gunner]}
        B: {play: [cherry-bug], hand: [luchataur]}
        moves: [attack avocado-gunner]
    """)
    assert result.discard("B") == ["cherry-bug"]
    assert result.controller("avocado-gunner") == "A"


def test_sawn_loses_to_cherry_bug():
    """The higher power loses; so nobody defeated Cherry Bug."""
    result = resolve("""
        A: {play: [{card: sawn, exhausted: true}], hand: [gorillion]}
        B: {play: [cherry-bug], hand: [luchataur]}
        moves: [attack sawn, block cherry-bug]
    """)
    assert result.discard("A") == ["sawn"]
    assert result.play("B") == ["cherry-bug"]


# -- Coconut Crab ---------------------------------------------------------------------------------


def test_coconut_crab_costs_life_in_both_attacks_though_blocked():
    """9.3, dispute frenzy-attack-effects."""
    result = resolve("""
        A: {play: [coconut-crab]}
        B: {play: [robopup, turbo-bug], hand: [gorillion]}
        moves:
          [attack coconut-crab, block robopup, attack coconut-crab, block turbo-bug]
    """)
    assert result.life("B") == 1
    assert result.discard("B") == ["turbo-bug"]


def test_coconut_crab_wins_before_the_block():
    result = resolve("""
        A: {play: [coconut-crab]}
        B: {life: 1, play: [gorillion], hand: [luchataur]}
        moves: [attack coconut-crab]
    """)
    assert result.winner == "A"
    assert result.in_play("coconut-crab")


@pytest.mark.parametrize(("reading", "asked"), [("once", False), ("twice", True)])
def test_a_coconut_crab_that_was_made_to_attack(reading, asked):
    """Dispute cake-trickster: for its controller; a second attack is open (forced-frenzy)."""
    result = resolve(f"""
        ruleset: {{edition: current, forced-frenzy: {reading}}}
        A: {{play: [cake-trickster]}}
        B: {{play: [coconut-crab], hand: [gorillion]}}
        moves: [action cake-trickster, pass]
    """)
    assert result.life("A") == 1
    assert result.life("B") == 3
    assert (result.asked == ("B", "again")) == asked


# -- Dragon Fruit ---------------------------------------------------------------------------------


def test_dragon_fruit_defeats_all_enemies_that_share_the_lowest_power():
    """17.19."""
    result = resolve("""
        A: {play: [gorillion, turbo-bug, shark-dog, killer-bee], hand: [luchataur]}
        B: {play: [dragon-fruit, robopup], hand: [bee-bear]}
        moves: [attack gorillion, block dragon-fruit]
    """)
    assert result.discard("A") == ["turbo-bug", "shark-dog"]
    assert result.play("B") == ["robopup"]  # its own side is spared


def test_dragon_fruit_takes_along_the_only_creature_that_beat_it():
    result = resolve("""
        A: {play: [gorillion], hand: [luchataur]}
        B: {play: [dragon-fruit], hand: [bee-bear]}
        moves: [attack gorillion, block dragon-fruit]
    """)
    assert result.discard("A") == ["gorillion"]


def test_dragon_fruit_looks_when_the_fight_is_over():
    """9.9: Giraffodile, with 7 as well, fell with it; the lowest of the rest counts."""
    result = resolve("""
        A: {play: [giraffodile, gorillion, bee-bear], hand: [luchataur]}
        B: {play: [dragon-fruit], hand: [killer-bee]}
        moves: [attack giraffodile, block dragon-fruit]
    """)
    assert result.discard("A") == ["giraffodile", "bee-bear"]


def test_dragon_fruit_exhausts_the_lowest_if_it_is_tough_and_no_other():
    result = resolve("""
        A: {play: [gorillion, raspberry-ranger], hand: [luchataur]}
        B: {play: [dragon-fruit], hand: [killer-bee]}
        moves: [attack gorillion, block dragon-fruit]
    """)
    assert result.creature("raspberry-ranger").exhausted
    assert result.discard("A") == []


def test_dragon_fruit_finds_calm_cole_and_not_those_it_protects():
    result = resolve("""
        A: {play: [gorillion, calm-cole, robopup], hand: [luchataur]}
        B: {play: [dragon-fruit], hand: [killer-bee]}
        moves: [attack gorillion, block dragon-fruit]
    """)
    # Both have power 1; Calm Cole protects Robopup, which is not even exhausted.
    assert result.discard("A") == ["calm-cole"]
    assert not result.creature("robopup").exhausted


# -- Duradillo ------------------------------------------------------------------------------------


def test_duradillo_costs_its_controller_a_life_when_it_is_defeated():
    result = resolve("""
        A: {play: [gorillion], hand: [luchataur]}
        B: {play: [{card: duradillo, exhausted: true}], hand: [killer-bee]}
        moves: [attack gorillion, block duradillo]
    """)
    assert (result.life("A"), result.life("B")) == (3, 2)
    assert result.discard("A") == ["gorillion"]


def test_duradillo_only_exhausted_costs_nothing():
    """9.4: it was not defeated."""
    result = resolve("""
        A: {play: [gorillion], hand: [luchataur]}
        B: {play: [duradillo], hand: [killer-bee]}
        moves: [attack gorillion, block duradillo]
    """)
    assert result.life("B") == 3
    assert result.creature("duradillo").exhausted


def test_duradillo_can_lose_its_controller_the_game():
    result = resolve("""
        A: {play: [gorillion], hand: [luchataur]}
        B: {life: 1, play: [{card: duradillo, exhausted: true}], hand: [killer-bee]}
        moves: [attack gorillion, block duradillo]
    """)
    assert result.winner == "A"


# -- Fearberry ------------------------------------------------------------------------------------

FEARBERRY = """
phase: start
A: {{play: [{{card: fearberry, octonite: 1}}, {mine}], hand: [killer-bee, bee-bear]}}
B: {{play: [gorillion, robopup], hand: [luchataur]}}
"""


def test_fearberry_keeps_the_enemies_from_blocking_and_counts_anew():
    board = FEARBERRY.format(mine="tusked-extorter")
    asked = begun(board)
    assert octonite(asked) == {"fearberry": 2}
    result = resolve(board, "attack fearberry")
    assert result.life("B") == 2
    assert (result.turn, result.phase) == ("B", "start")


def test_fearberry_does_not_keep_its_own_side_from_blocking_nor_the_enemies_later():
    """It is over with the turn (5.4)."""
    board = FEARBERRY.format(mine="turbo-bug")
    theirs = resolve(board, "attack fearberry", "attack gorillion")
    assert theirs.options == ["block fearberry", "block turbo-bug", "pass"]
    later = resolve(board, "attack fearberry", "attack gorillion", "pass", "attack fearberry")
    assert later.options == ["block gorillion", "block robopup", "pass"]


def test_fearberry_frightens_enemies_only_also_when_they_attack_in_this_very_turn():
    """8.1: B attacks with the FAST creature they mindbugged, and A may block."""
    result = resolve("""
        phase: start
        A: {play: [{card: fearberry, octonite: 1}], hand: [rhubarbarian, killer-bee]}
        B: {play: [gorillion], hand: [luchataur]}
        moves: [play rhubarbarian, mindbug, attack rhubarbarian]
    """)
    assert result.asked == ("A", "block")
    assert result.options == ["block fearberry", "pass"]


def test_a_hunter_makes_them_block_although_fearberry_forbids_it():
    """8.3: HUNTER overrides what keeps a creature from blocking."""
    board = FEARBERRY.format(mine="grape-sentinel")
    result = resolve(board, "attack grape-sentinel", "hunt robopup")
    assert result.creature("robopup").exhausted
    assert result.life("B") == 3


def test_fearberry_still_holds_after_a_mindbug():
    """Dispute this-turn-mindbug: the same turn, and the mindbugged creature can't block either."""
    board = f"ruleset: {LATER_ONES_TOO}" + FEARBERRY.format(mine="turbo-bug")
    result = resolve(board, "play bee-bear", "mindbug", "attack fearberry")
    assert result.life("B") == 2
    assert (result.turn, result.phase) == ("B", "start")
    assert "this-turn-late" in result.readings()


def test_by_the_other_reading_a_creature_that_came_later_may_block():
    board = f"ruleset: {ONLY_THOSE_THERE}" + FEARBERRY.format(mine="turbo-bug")
    result = resolve(board, "play bee-bear", "mindbug", "attack fearberry")
    assert result.options == ["block bee-bear", "pass"]
    assert "this-turn-late" in result.readings()


def test_with_the_extra_turn_of_the_older_books_fearberry_is_over():
    """Dispute this-turn-mindbug: the old extra turn is another turn."""
    ruleset = "ruleset: {edition: current, after-mindbug: extra-turn}"
    result = resolve(
        ruleset + FEARBERRY.format(mine="turbo-bug"), "play bee-bear", "mindbug", "attack fearberry"
    )
    assert result.options == ["block gorillion", "block robopup", "block bee-bear", "pass"]


def test_fearberry_that_is_gone_still_frightens():
    """1.2: Saltemental defeats it first; only the counters have nowhere to go."""
    result = resolve("""
        phase: start
        A: {play: [{card: fearberry, octonite: 1}, {card: saltemental, octonite: 1}]}
        B: {play: [gorillion], hand: [luchataur]}
        moves: [first saltemental, attack saltemental]
    """)
    assert result.discard("A") == ["fearberry"]
    assert result.life("B") == 2


# -- Fennel Trickster -----------------------------------------------------------------------------


@pytest.mark.parametrize(("cards", "strength"), [(0, 8), (1, 8), (2, 8), (3, 2), (5, 2)])
def test_fennel_trickster_is_strong_with_two_cards_or_fewer(cards, strength):
    result = resolve(f"{{A: {{play: [fennel-trickster], hand: {cards}}}, B: {{hand: 1}}}}")
    assert power(result, "fennel-trickster") == strength


def test_fennel_trickster_counts_its_controllers_hand_only():
    result = resolve("{A: {play: [fennel-trickster], hand: 3}, B: {hand: 0, play: [gorillion]}}")
    assert power(result, "fennel-trickster") == 2
    theirs = resolve("{A: {play: [gorillion], hand: 5}, B: {hand: 2, play: [fennel-trickster]}}")
    assert power(theirs, "fennel-trickster") == 8


@pytest.mark.parametrize(("deck", "strength"), [("[]", 8), ("[turbo-bug]", 2)])
def test_fennel_trickster_grows_in_the_middle_of_an_attack_unless_one_draws(deck, strength):
    """Pepperwing has the opponent discard; who draws back at once (4.7) has three again."""
    result = resolve(f"""
        A: {{play: [pepperwing]}}
        B: {{play: [fennel-trickster], hand: [gorillion, luchataur, bee-bear], deck: {deck}}}
        moves: [attack pepperwing, yes, choose bee-bear]
    """)
    assert result.asked == ("B", "block")
    assert power(result, "fennel-trickster") == strength


# -- Icecube Dragon -------------------------------------------------------------------------------


def test_icecube_dragon_hunts_twice():
    """Dispute kw-frenzy-hunter: in each attack, and another creature if one likes."""
    board = """
        A: {play: [{card: icecube-dragon, octonite: 2}]}
        B: {play: [turbo-bug, killer-bee, robopup], hand: [gorillion]}
        moves: [attack icecube-dragon, hunt turbo-bug, attack icecube-dragon]
    """
    second = resolve(board)
    assert second.options == ["hunt killer-bee", "hunt robopup", "pass"]
    assert resolve(board, "hunt killer-bee").discard("B") == ["turbo-bug", "killer-bee"]
    assert resolve(board, "pass", "pass").life("B") == 2


# -- Kiwing Juicer --------------------------------------------------------------------------------


def test_kiwing_juicer_plays_a_strong_card_from_its_own_discard_pile():
    """7 is enough; the opponent's pile is not meant, and nothing can be mindbugged (6.6)."""
    board = """
        A: {hand: [kiwing-juicer], discard: [giraffodile, grave-robber, strange-barrel]}
        B: {mindbugs: 2, discard: [gorillion], hand: [luchataur]}
        moves: [play kiwing-juicer, pass]
    """
    asked = resolve(board)
    assert chosen(asked) == {"giraffodile", "grave-robber"}
    result = resolve(board, "choose giraffodile")
    assert result.play("A") == ["kiwing-juicer", "giraffodile"]
    # Giraffodile's Play effect happens: the rest of the discard pile is drawn.
    assert sorted(result.hand("A")) == ["grave-robber", "strange-barrel"]
    assert result.mindbugs("B") == 2


def test_kiwing_juicer_looks_at_printed_powers():
    """Dispute power-current: Potadore adds nothing to a card in the discard pile."""
    result = resolve("""
        A: {play: [potadore-the-wise], hand: [kiwing-juicer], discard: [strange-barrel]}
        B: {mindbugs: 0, hand: [luchataur]}
        moves: [play kiwing-juicer]
    """)
    assert result.discard("A") == ["strange-barrel"]
    assert power(result, "kiwing-juicer") == 7


def test_kiwing_juicer_for_the_one_who_mindbugged_it():
    result = resolve("""
        A: {hand: [kiwing-juicer, bee-bear], discard: [gorillion]}
        B: {discard: [luchataur], hand: [killer-bee]}
        moves: [play kiwing-juicer, mindbug]
    """)
    assert result.play("B") == ["kiwing-juicer", "luchataur"]
    assert result.discard("A") == ["gorillion"]


# -- Lord Watermelon ------------------------------------------------------------------------------


def test_lord_watermelon_plays_a_card_that_cannot_be_mindbugged():
    """Dispute mb-effect-from-hand; the card's own Play effect happens."""
    board = """
        A: {hand: [lord-watermelon, axolotl-healer, gorillion]}
        B: {mindbugs: 2, hand: [luchataur]}
        moves: [play lord-watermelon, pass]
    """
    asked = resolve(board)
    assert asked.asked == ("A", "choose")
    assert chosen(asked) == {"axolotl-healer", "gorillion"}
    result = resolve(board, "choose axolotl-healer")
    assert result.play("A") == ["lord-watermelon", "axolotl-healer"]
    assert result.life("A") == 5
    assert (result.turn, result.phase) == ("B", "start")


def test_lord_watermelon_may_play_what_was_drawn_for_it():
    """4.7: the hand is filled up before the Play effect, and again afterwards."""
    result = resolve("""
        A: {hand: [lord-watermelon], deck: [gorillion, bee-bear, killer-bee, turbo-bug, shark-dog,
            luchataur, giraffodile]}
        B: {mindbugs: 0, hand: [snail-hydra]}
        moves: [play lord-watermelon, choose shark-dog]
    """)
    assert result.play("A") == ["lord-watermelon", "shark-dog"]
    assert len(result.hand("A")) == 5
    assert result.in_hand("A", "luchataur")
    assert result.deck("A") == ["giraffodile"]


def test_lord_watermelon_without_a_hand_comes_alone():
    result = resolve("""
        A: {hand: [lord-watermelon]}
        B: {mindbugs: 0, hand: [luchataur]}
        moves: [play lord-watermelon]
    """)
    assert result.play("A") == ["lord-watermelon"]
    assert (result.turn, result.phase) == ("B", "start")


def test_wolfman_steve_keeps_lord_watermelon_from_playing_weak_cards():
    """9.8: a card with power 4 or less can't be played from the hand, whoever asks for it."""
    result = resolve("""
        A: {hand: [lord-watermelon, turbo-bug]}
        B: {play: [wolfman-steve], mindbugs: 0, hand: [luchataur]}
        moves: [play lord-watermelon]
    """)
    assert result.play("A") == ["lord-watermelon"]
    assert result.hand("A") == ["turbo-bug"]


@pytest.mark.parametrize(
    ("mine", "theirs", "moves"),
    [
        (
            "{play: [mangolorean]}",
            "{play: [wolfman-steve, turbo-bug], hand: [luchataur]}",
            ["action mangolorean", "choose turbo-bug"],
        ),
        (
            "{play: [turbo-bug], hand: [okra-shaman], discard: [spinachia]}",
            "{mindbugs: 0, play: [wolfman-steve], hand: [luchataur]}",
            ["play okra-shaman", "yes", "choose spinachia", "yes", "choose turbo-bug"],
        ),
    ],
)
def test_wolfman_steve_keeps_what_was_taken_back_in_the_hand(mine, theirs, moves):
    """9.8: `you may play it` is playing from the hand; Spinachia came from the discard pile."""
    result = resolve(f"{{A: {mine}, B: {theirs}}}", *moves)
    assert result.hand("A") == ["turbo-bug"]
    assert result.asked is None
    assert (result.turn, result.phase) == ("B", "start")


# -- Lychee King ----------------------------------------------------------------------------------


def test_lychee_king_can_win_at_the_start_of_a_turn():
    result = begun("""
        phase: start
        A: {play: [{card: lychee-king, octonite: 1}]}
        B: {life: 1, play: [gorillion]}
    """)
    assert result.winner == "A"


def test_lychee_king_does_not_hurt_who_cannot_lose_life():
    """Dispute knightmare."""
    result = begun("""
        phase: start
        A: {play: [{card: lychee-king, octonite: 1}]}
        B: {life: 1, play: [knightmare]}
    """)
    assert result.winner is None
    assert result.life("B") == 1


# -- Mangonade ------------------------------------------------------------------------------------


def test_mangonade_defeats_all_enemies_and_exhausts_the_tough():
    result = begun("""
        phase: start
        A: {play: [{card: mangonade, octonite: 1}, turbo-bug]}
        B: {play: [gorillion, robopup, {card: vanilla-creature, exhausted: true}],
            hand: [luchataur]}
    """)
    assert result.play("A") == ["mangonade", "turbo-bug"]
    assert result.play("B") == ["robopup"]
    assert result.creature("robopup").exhausted
    assert result.discard("B") == ["gorillion", "vanilla-creature"]


def test_mangonade_defeats_them_together():
    """7.8: Boar-Zooka's and Sweet Fighter's Defeated effects wait for the active player."""
    result = begun("""
        phase: start
        A: {play: [{card: mangonade, octonite: 1}]}
        B: {play: [boar-zooka, sweet-fighter], hand: [luchataur]}
    """)
    assert result.play("B") == []
    assert result.asked == ("A", "order")
    assert sorted(result.options) == ["first boar-zooka", "first sweet-fighter"]


# -- Okra Shaman ----------------------------------------------------------------------------------

OKRA = """
        A: {life: 2, hand: [okra-shaman, bee-bear], discard: [gorillion]}
        B: {mindbugs: 0, discard: [killer-bee], hand: [luchataur]}
        moves: [play okra-shaman]
"""


def test_okra_shaman_pays_a_life_for_a_card_from_any_discard_pile():
    asked = resolve(OKRA)
    assert asked.asked == ("A", "may")
    paid = resolve(OKRA, "yes")
    assert paid.life("A") == 1
    assert chosen(paid) == {"gorillion", "killer-bee"}
    result = resolve(OKRA, "yes", "choose killer-bee")
    assert result.controller("killer-bee") == "A"
    assert result.life("B") == 2
    assert result.discard("B") == []


def test_okra_shaman_need_not_pay():
    result = resolve(OKRA, "no")
    assert result.life("A") == 2
    assert result.play("A") == ["okra-shaman"]
    assert (result.turn, result.phase) == ("B", "start")


def test_okra_shaman_may_be_paid_with_the_last_life():
    """4.2: it makes no difference why life is lost; at zero the game is lost."""
    result = resolve("""
        A: {life: 1, hand: [okra-shaman], discard: [gorillion]}
        B: {mindbugs: 0, hand: [luchataur]}
        moves: [play okra-shaman, yes]
    """)
    assert result.winner == "B"


def test_who_cannot_lose_life_cannot_pay_okra_shaman():
    """Dispute knightmare: `you may lose 1 life; if you do` is out of reach."""
    result = resolve("""
        A: {life: 2, play: [knightmare], hand: [okra-shaman], discard: [gorillion]}
        B: {mindbugs: 0, hand: [luchataur]}
        moves: [play okra-shaman]
    """)
    assert result.play("A") == ["knightmare", "okra-shaman"]
    assert result.discard("A") == ["gorillion"]
    assert (result.turn, result.phase) == ("B", "start")


def test_okra_shaman_may_pay_for_nothing():
    """1.2: the life is lost, and there is no card to play."""
    result = resolve("""
        A: {hand: [okra-shaman]}
        B: {mindbugs: 0, hand: [luchataur]}
        moves: [play okra-shaman, yes]
    """)
    assert result.life("A") == 2
    assert result.play("A") == ["okra-shaman"]


def test_the_life_okra_shaman_costs_can_bring_hyenix_after_it():
    """1.5: Okra Shaman's effect is finished first; Hyenix may be played by it, or by itself."""
    board = """
        A: {hand: [okra-shaman, bee-bear], discard: [hyenix, gorillion]}
        B: {mindbugs: 0, hand: [luchataur]}
        moves: [play okra-shaman, yes, choose gorillion]
    """
    asked = resolve(board)
    assert asked.play("A") == ["okra-shaman", "gorillion"]
    assert asked.asked == ("A", "may")
    assert resolve(board, "yes").play("A") == ["okra-shaman", "gorillion", "hyenix"]


# -- Orange Owlmancer -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("others", "helped"),
    [
        (["turbo-bug"], False),
        (["turbo-bug", "gorillion"], True),
        (["turbo-bug", "gorillion", "bee-bear"], False),
    ],
)
def test_orange_owlmancer_helps_exactly_two_others(others, helped):
    result = resolve(f"""
        A: {{play: [orange-owlmancer, {", ".join(others)}]}}
        B: {{play: [luchataur], hand: [killer-bee]}}
    """)
    for ref in others:
        assert at_work(result, ref) == ({"SNEAKY", "POISONOUS"} if helped else set())
    assert at_work(result, "orange-owlmancer") == set()
    assert at_work(result, "luchataur") == {"FRENZY"}


def test_orange_owlmancer_poisons_in_the_fight_in_which_one_of_the_two_falls():
    """7.6: the fight is worked out before anyone leaves."""
    result = resolve("""
        A: {play: [orange-owlmancer, turbo-bug, killer-bee], hand: [shark-dog]}
        B: {play: [spider-owl, {card: cave-lizard, exhausted: true}], hand: [luchataur]}
        moves: [attack turbo-bug, block cave-lizard]
    """)
    assert result.discard("A") == ["turbo-bug"]
    assert result.discard("B") == ["cave-lizard"]
    assert at_work(result, "killer-bee") == {"HUNTER"}


def test_two_owlmancers_and_a_third_creature_help_one_another():
    """Each has exactly two others: the other Owlmancer and Turbo Bug."""
    result = resolve("""
        A:
          play: [{card: orange-owlmancer, as: one}, {card: orange-owlmancer, as: two}, turbo-bug]
        B: {hand: [killer-bee]}
    """)
    for ref in ("one", "two", "turbo-bug"):
        assert at_work(result, ref) == {"SNEAKY", "POISONOUS"}


# -- Pepperwing -----------------------------------------------------------------------------------

PEPPERWING = """
        A: {play: [pepperwing, robopup]}
        B: {play: [gorillion, turbo-bug], hand: [killer-bee, luchataur]}
        moves: [attack pepperwing]
"""


def test_pepperwing_lets_the_opponent_discard_instead():
    assert resolve(PEPPERWING).asked == ("B", "may")
    choice = resolve(PEPPERWING, "yes")
    assert choice.asked == ("B", "choose")
    assert chosen(choice) == {"killer-bee", "luchataur"}
    result = resolve(PEPPERWING, "yes", "choose luchataur")
    assert result.discard("B") == ["luchataur"]
    assert result.play("B") == ["gorillion", "turbo-bug"]
    assert result.asked == ("B", "block")


def test_pepperwing_has_the_opponent_defeat_a_creature_of_their_own_choice():
    choice = resolve(PEPPERWING, "no")
    assert choice.asked == ("B", "choose")
    assert chosen(choice) == {"gorillion", "turbo-bug"}
    result = resolve(PEPPERWING, "no", "choose turbo-bug")
    assert result.discard("B") == ["turbo-bug"]
    assert result.hand("B") == ["killer-bee", "luchataur"]


def test_pepperwing_leaves_no_choice_to_an_empty_hand():
    """Who can't discard has not discarded."""
    result = resolve("""
        A: {play: [pepperwing]}
        B: {play: [gorillion]}
        moves: [attack pepperwing]
    """)
    assert result.in_discard("B", "gorillion")


def test_a_tough_creature_is_a_cheap_answer_to_pepperwing():
    """8.6: exhausted instead of defeated, and the demand is met as far as it can be."""
    result = resolve("""
        A: {play: [pepperwing]}
        B: {play: [robopup, gorillion], hand: [luchataur]}
        moves: [attack pepperwing, no, choose robopup]
    """)
    assert result.play("B") == ["robopup", "gorillion"]
    assert result.creature("robopup").exhausted


def test_pepperwing_against_nobody_may_be_ignored():
    """1.2: no creature to defeat."""
    result = resolve("""
        A: {play: [pepperwing]}
        B: {hand: [luchataur]}
        moves: [attack pepperwing, no]
    """)
    assert result.hand("B") == ["luchataur"]
    assert result.life("B") == 2


def test_pepperwings_defeat_works_on_defeated_effects_of_the_opponent():
    """The opponent may choose Sweet Fighter, and gains from it before the block."""
    result = resolve("""
        A: {play: [pepperwing]}
        B: {play: [sweet-fighter], hand: [luchataur]}
        moves: [attack pepperwing, no]
    """)
    assert result.discard("B") == ["sweet-fighter"]
    assert result.life("B") == 4  # gained 2, and lost 1 to the attack nobody blocked


# -- Pesky Peas -----------------------------------------------------------------------------------


def test_pesky_peas_are_stronger_in_the_others_turn():
    mine = resolve("{A: {play: [pesky-peas]}, B: {play: [{card: pesky-peas, as: theirs}]}}")
    assert power(mine, "pesky-peas") == 2
    assert power(mine, "theirs") == 5


def test_pesky_peas_block_better_than_they_attack():
    """5 against 4 in the other's turn, 2 against 4 in their own."""
    blocked = resolve("""
        A: {play: [potadore-the-wise], hand: [luchataur]}
        B: {play: [pesky-peas], hand: [gorillion]}
        moves: [attack potadore-the-wise, block pesky-peas]
    """)
    assert blocked.discard("A") == ["potadore-the-wise"]
    assert blocked.play("B") == ["pesky-peas"]
    attacking = resolve("""
        A: {play: [pesky-peas], hand: [luchataur]}
        B: {play: [spider-owl], hand: [gorillion]}
        moves: [attack pesky-peas, block spider-owl]
    """)
    assert attacking.discard("A") == ["pesky-peas"]
    assert attacking.play("B") == ["spider-owl"]


def test_pesky_peas_made_to_attack_in_the_others_turn_are_strong():
    """Dispute cake-trickster: it is not their controller's turn."""
    result = resolve("""
        A: {play: [cake-trickster, turbo-bug]}
        B: {play: [pesky-peas], hand: [gorillion]}
        moves: [action cake-trickster]
    """)
    assert result.life("A") == 2
    assert result.happened("attack", "pesky-peas")


# -- Pineapple Paladin ----------------------------------------------------------------------------


def test_pineapple_paladin_gains_a_life_with_every_attack():
    board = """
        A: {play: [pineapple-paladin, ram-hopper]}
        B: {play: [robopup], hand: [gorillion]}
        moves: [attack pineapple-paladin, block robopup]
    """
    assert resolve(board).life("A") == 4
    assert resolve(board, "attack pineapple-paladin", "pass").life("A") == 5


# -- Pomelozilla ----------------------------------------------------------------------------------


def test_pomelozilla_keeps_enemy_hunters_from_attacking():
    result = resolve("""
        A: {play: [killer-bee, turbo-bug], hand: [gorillion]}
        B: {play: [pomelozilla], hand: [luchataur]}
    """)
    assert result.options == ["play gorillion", "attack turbo-bug"]
    (reason,) = result.why_not("attack killer-bee")
    assert reason.kind == "cannot-attack"
    assert "pomelozilla" in reason.refs


def test_pomelozilla_leaves_allied_hunters_and_enemy_blockers_alone():
    result = resolve("""
        A: {play: [pomelozilla, killer-bee]}
        B: {play: [grape-sentinel], hand: [luchataur]}
        moves: [attack killer-bee]
    """)
    assert result.asked == ("A", "hunt")
    blocked = resolve("""
        A: {play: [pomelozilla]}
        B: {play: [grape-sentinel], hand: [luchataur]}
        moves: [attack pomelozilla]
    """)
    assert blocked.options == ["block grape-sentinel", "pass"]


def test_pomelozilla_also_stops_hunters_by_another_cards_grace():
    """Snail Thrower makes a hunter of Turbo Bug (4), not of Gorillion, and not of itself."""
    result = resolve("""
        A: {play: [snail-thrower, turbo-bug, gorillion]}
        B: {play: [pomelozilla], hand: [luchataur]}
    """)
    assert result.options == ["attack snail-thrower", "attack gorillion"]


def test_who_has_only_hunters_and_no_cards_loses_to_pomelozilla():
    """3.2: creatures that can't attack do not count."""
    result = resolve("""
        turn: B
        A: {play: [killer-bee]}
        B: {play: [pomelozilla]}
        moves: [attack pomelozilla, pass]
    """)
    assert result.winner == "B"


def test_captain_hippo_demands_nothing_of_hunters_that_pomelozilla_stops():
    """Dispute hippo: they are not able, so anything else may be done."""
    result = resolve("""
        A: {play: [killer-bee, turbo-bug], hand: [gorillion]}
        B: {play: [captain-hippo, pomelozilla], hand: [luchataur]}
    """)
    assert result.options == ["play gorillion", "attack turbo-bug"]


# -- Potadore The Wise ----------------------------------------------------------------------------


def test_potadore_the_wise_adds_two_to_the_others():
    result = resolve("""
        A: {play: [potadore-the-wise, turbo-bug]}
        B: {play: [shark-dog], hand: [luchataur]}
    """)
    assert power(result, "turbo-bug") == 6
    assert power(result, "potadore-the-wise") == 4
    assert power(result, "shark-dog") == 4


def test_two_potadores_raise_each_other():
    result = resolve("""
        A: {play: [{card: potadore-the-wise, as: one}, {card: potadore-the-wise, as: two},
                   turbo-bug]}
        B: {hand: [luchataur]}
    """)
    assert [power(result, ref) for ref in ("one", "two", "turbo-bug")] == [6, 6, 8]


def test_potadore_lifts_others_over_a_limit():
    """Dispute power-current: with 6 Turbo Bug is safe from Kangasaurus Rex; Potadore is not."""
    result = resolve("""
        A: {hand: [kangasaurus-rex]}
        B: {play: [potadore-the-wise, turbo-bug], mindbugs: 0, hand: [luchataur]}
        moves: [play kangasaurus-rex]
    """)
    assert result.discard("B") == ["potadore-the-wise"]
    assert power(result, "turbo-bug") == 4


# -- Prime Fungus ---------------------------------------------------------------------------------

PRIME = {"FRENZY", "HUNTER", "POISONOUS"}


@pytest.mark.parametrize(
    ("others", "has"),
    [
        ("", PRIME),
        (", turbo-bug", PRIME),
        (", strange-barrel", PRIME),  # 6 is not higher than 6
        (", bee-bear", set()),
        (", potadore-the-wise", PRIME),  # 8 against 4
        (", turbo-bug, potadore-the-wise", PRIME),  # 8 against 6
        (", killer-bee, rex-florae", PRIME),  # 7 against 6 and 6
        (", pesky-peas", PRIME),
        (", giraffodile, shield-bugs", set()),  # 7 against 8
    ],
)
def test_prime_fungus_needs_to_be_the_strongest_of_its_side(others, has):
    """Disputes power-threshold and power-current; enemies do not count."""
    result = resolve(f"""
        A: {{play: [prime-fungus{others}]}}
        B: {{play: [gorillion], hand: [luchataur]}}
    """)
    assert at_work(result, "prime-fungus") == has


@pytest.mark.parametrize(("reading", "life"), [("at-second-attack", 3), ("at-first", 2)])
def test_prime_fungus_can_lose_frenzy_between_its_attacks(reading, life):
    """Dispute frenzy-lost: Chaotic Cabbage steals a card, and Fennel Trickster grows to 8."""
    board = f"""
        ruleset: {{edition: current, frenzy-check: {reading}}}
        A: {{play: [prime-fungus, fennel-trickster], hand: [turbo-bug, bee-bear, shark-dog]}}
        B: {{play: [chaotic-cabbage], hand: [luchataur]}}
        moves: [attack prime-fungus, hunt chaotic-cabbage, chance bee-bear]
    """
    result = resolve(board)
    assert power(result, "fennel-trickster") == 8
    assert at_work(result, "prime-fungus") == set()
    if result.asked == ("A", "again"):
        result = resolve(board, "attack prime-fungus")
    assert result.life("B") == life
    assert "frenzy-check" in result.readings()


# -- Rad Radish -----------------------------------------------------------------------------------


def test_rad_radish_defeats_an_enemy_hunter():
    result = resolve("""
        A: {play: [grape-sentinel], hand: [rad-radish]}
        B: {play: [killer-bee, gorillion, shark-dog], mindbugs: 0, hand: [luchataur]}
        moves: [play rad-radish]
    """)
    assert chosen(result) == {"killer-bee", "shark-dog"}


def test_rad_radish_without_an_enemy_hunter_does_nothing():
    result = resolve("""
        A: {play: [grape-sentinel], hand: [rad-radish]}
        B: {play: [gorillion], mindbugs: 0, hand: [luchataur]}
        moves: [play rad-radish]
    """)
    assert result.play("A") == ["grape-sentinel", "rad-radish"]
    assert result.play("B") == ["gorillion"]


def test_rad_radish_finds_hunters_that_others_made():
    """Prime Fungus is one as long as nothing of its side is stronger."""
    result = resolve("""
        A: {hand: [rad-radish]}
        B: {play: [prime-fungus, turbo-bug], mindbugs: 0, hand: [luchataur]}
        moves: [play rad-radish]
    """)
    assert result.discard("B") == ["prime-fungus"]
    outgrown = resolve("""
        A: {hand: [rad-radish]}
        B: {play: [prime-fungus, gorillion], mindbugs: 0, hand: [luchataur]}
        moves: [play rad-radish]
    """)
    assert outgrown.discard("B") == []


# -- Spinachia ------------------------------------------------------------------------------------

SPINACHIA = """
        A: {play: [axolotl-healer, {card: robopup, exhausted: true}], hand: [spinachia]}
        B: {mindbugs: 2, play: [gorillion], hand: [luchataur]}
        moves: [play spinachia, pass]
"""


def test_spinachia_takes_an_allied_creature_back_and_plays_it_again():
    """Dispute mb-effect-from-hand: no Mindbug on it, and its Play effect happens."""
    assert resolve(SPINACHIA).asked == ("A", "may")
    choice = resolve(SPINACHIA, "yes")
    assert chosen(choice) == {"axolotl-healer", "robopup"}
    result = resolve(SPINACHIA, "yes", "choose axolotl-healer", "yes")
    assert result.play("A") == ["robopup", "spinachia", "axolotl-healer"]
    assert result.life("A") == 5
    assert result.mindbugs("B") == 2
    assert (result.turn, result.phase) == ("B", "start")


def test_spinachia_refreshes_what_was_exhausted():
    """17.16: played again, it starts afresh."""
    result = resolve(SPINACHIA, "yes", "choose robopup", "yes")
    assert not result.creature("robopup").exhausted


def test_spinachia_may_leave_the_creature_in_the_hand():
    result = resolve(SPINACHIA, "yes", "choose axolotl-healer", "no")
    assert result.hand("A") == ["axolotl-healer"]
    assert result.life("A") == 3


def test_spinachia_need_not_return_anything():
    result = resolve(SPINACHIA, "no")
    assert result.play("A") == ["axolotl-healer", "robopup", "spinachia"]
    assert (result.turn, result.phase) == ("B", "start")


def test_spinachia_alone_has_nothing_to_return():
    """`Another`: not itself."""
    result = resolve("""
        A: {hand: [spinachia]}
        B: {mindbugs: 0, play: [gorillion]}
        moves: [play spinachia]
    """)
    assert result.play("A") == ["spinachia"]
    assert result.asked is None


def test_spinachia_makes_an_old_fast_creature_fast_again():
    """8.1: it came into play this turn, once more, and may attack."""
    board = """
        A: {play: [rhubarbarian], hand: [spinachia]}
        B: {mindbugs: 0, hand: [luchataur]}
        moves: [play spinachia, yes, yes]
    """
    assert resolve(board).asked == ("A", "fast")
    assert resolve(board, "attack rhubarbarian").life("B") == 2


def test_spinachia_returns_a_creature_that_was_the_opponents_card_to_ones_own_hand():
    """17.13: there are no owners."""
    result = resolve("""
        A: {play: [gorillion], hand: [spinachia, turbo-bug]}
        B: {play: [tusked-extorter], hand: [luchataur]}
        moves: [play spinachia, mindbug, yes, no]
    """)
    assert sorted(result.hand("B")) == ["luchataur", "tusked-extorter"]
    assert result.play("B") == ["spinachia"]
    assert result.asked == ("A", "turn")


# -- Sporeweaver ----------------------------------------------------------------------------------


def test_sporeweaver_draws_any_two_cards_from_any_discard_piles():
    result = begun("""
        phase: start
        A: {play: [{card: sporeweaver, octonite: 1}], discard: [gorillion, bee-bear]}
        B: {discard: [killer-bee], hand: [luchataur]}
    """)
    assert result.asked == ("A", "choose")
    assert {frozenset(pair.split(", ")) for pair in chosen(result)} == {
        frozenset(("gorillion", "bee-bear")),
        frozenset(("gorillion", "killer-bee")),
        frozenset(("bee-bear", "killer-bee")),
    }


def test_sporeweaver_draws_what_there_is_even_beyond_five_cards():
    """17.11 and 4.9."""
    result = begun("""
        phase: start
        A: {play: [{card: sporeweaver, octonite: 1}], hand: 5}
        B: {discard: [killer-bee], hand: [luchataur]}
    """)
    assert len(result.hand("A")) == 6
    assert result.in_hand("A", "killer-bee")
    assert result.discard("B") == []


def test_alien_brain_keeps_sporeweaver_from_drawing():
    """9.8: the opponent of Alien Brain can't put cards into their hand."""
    result = begun("""
        phase: start
        A: {play: [{card: sporeweaver, octonite: 1}], discard: [gorillion, bee-bear]}
        B: {play: [alien-brain], hand: [luchataur]}
    """)
    assert result.hand("A") == []
    assert result.discard("A") == ["gorillion", "bee-bear"]
    assert octonite(result) == {}


# -- The Broccoli Bards ---------------------------------------------------------------------------


def test_the_broccoli_bards_play_a_weak_card_from_the_discard_pile():
    result = resolve("""
        A: {hand: [the-broccoli-bards], discard: [killer-bee, strange-barrel, turbo-bug]}
        B: {mindbugs: 0, discard: [robopup], hand: [luchataur]}
        moves: [play the-broccoli-bards]
    """)
    assert chosen(result) == {"killer-bee", "turbo-bug"}


def test_the_broccoli_bards_can_start_a_chain_that_ends_with_a_fast_attack():
    """Bards (5 or less) play Kiwing Juicer, which plays Rhubarbarian (7 or more)."""
    board = """
        A: {hand: [the-broccoli-bards], discard: [kiwing-juicer, rhubarbarian]}
        B: {mindbugs: 2, hand: [luchataur]}
        moves: [play the-broccoli-bards, pass]
    """
    asked = resolve(board)
    assert asked.play("A") == ["the-broccoli-bards", "kiwing-juicer", "rhubarbarian"]
    assert asked.asked == ("A", "fast")
    assert resolve(board, "attack rhubarbarian").life("B") == 2


def test_deathweaver_silences_the_bards():
    """Dispute deathweaver-scope."""
    result = resolve("""
        A: {hand: [the-broccoli-bards], discard: [killer-bee]}
        B: {mindbugs: 0, play: [deathweaver], hand: [luchataur]}
        moves: [play the-broccoli-bards]
    """)
    assert result.play("A") == ["the-broccoli-bards"]


# -- Tomageddon and Chaotic Cabbage ---------------------------------------------------------------


@pytest.mark.parametrize("card", ["tomageddon", "chaotic-cabbage"])
def test_who_is_defeated_steals_a_random_card(card):
    """17.5, 17.10: every card of the hand is equally likely."""
    board = f"""
        A: {{play: [gorillion], hand: [killer-bee, bee-bear]}}
        B: {{play: [{card}], hand: [luchataur]}}
        moves: [attack gorillion, block {card}]
    """
    asked = resolve(board)
    assert asked.asked == (None, "chance")
    assert asked.options == ["chance killer-bee", "chance bee-bear"]
    result = resolve(board, "chance bee-bear")
    assert result.hand("A") == ["killer-bee"]
    assert sorted(result.hand("B")) == ["bee-bear", "luchataur"]


@pytest.mark.parametrize("card", ["tomageddon", "chaotic-cabbage"])
def test_nothing_is_stolen_from_an_empty_hand(card):
    result = resolve(f"""
        A: {{play: [gorillion]}}
        B: {{play: [{card}], hand: [luchataur]}}
        moves: [attack gorillion, block {card}]
    """)
    assert result.discard("B") == [card]
    assert result.hand("B") == ["luchataur"]


@pytest.mark.parametrize(
    ("ruleset", "cards"),
    [
        ("current", 5),
        ("{edition: first-contact, stolen-cards: draw}", 5),
        ("{edition: first-contact, stolen-cards: no-draw}", 4),
    ],
)
def test_who_was_stolen_from_draws_back(ruleset, cards):
    """4.7: by the newer books whenever there are fewer than five; the older ones leave it open."""
    result = resolve(f"""
        ruleset: {ruleset}
        A: {{play: [gorillion], hand: [killer-bee, bee-bear, turbo-bug, shark-dog, snail-hydra],
             deck: [strange-barrel, robopup]}}
        B: {{play: [tomageddon], hand: [luchataur]}}
        moves: [attack gorillion, block tomageddon, chance turbo-bug]
    """)
    assert len(result.hand("A")) == cards
    assert result.in_hand("B", "turbo-bug")


# == Battlefruit Galaxy ===========================================================================

# -- Applebot -------------------------------------------------------------------------------------


def test_applebot_heals_its_controller_when_it_is_defeated():
    result = resolve("""
        A: {play: [gorillion], hand: [killer-bee]}
        B: {play: [applebot], hand: [luchataur]}
        moves: [attack gorillion, block applebot]
    """)
    assert (result.life("A"), result.life("B")) == (3, 5)


def test_applebot_heals_whoever_controlled_it_last():
    """6.8: B mindbugged it, so B gains, and it lies in B's discard pile."""
    result = resolve("""
        A: {play: [robopup], hand: [applebot, kangasaurus-rex]}
        B: {mindbugs: 1, hand: [luchataur]}
        moves: [play applebot, mindbug, play kangasaurus-rex]
    """)
    assert (result.life("A"), result.life("B")) == (3, 5)
    assert result.discard("B") == ["applebot"]


def test_applebot_returned_to_the_hand_heals_nobody():
    """9.4."""
    result = resolve("""
        A: {play: [applebot], hand: [spinachia]}
        B: {mindbugs: 0, hand: [luchataur]}
        moves: [play spinachia, yes, no]
    """)
    assert result.in_hand("A", "applebot")
    assert result.life("A") == 3


# -- Astronuts ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("before", "after"), [(0, 1), (1, 1), (2, 2)])
def test_astronuts_refresh_a_mindbug_if_there_is_none_left(before, after):
    """Dispute refresh-lose-mindbug."""
    result = resolve(f"""
        A: {{play: [gorillion], mindbugs: 0, hand: [killer-bee]}}
        B: {{play: [astronuts], mindbugs: {before}, hand: [luchataur]}}
        moves: [attack gorillion, block astronuts]
    """)
    assert result.mindbugs("B") == after
    assert result.mindbugs("A") == 0
    assert result.discard("A") == ["gorillion"]  # POISONOUS


def test_a_refreshed_mindbug_can_be_used_again():
    result = resolve("""
        A: {play: [gorillion], hand: [killer-bee, luchataur]}
        B: {play: [astronuts], mindbugs: 0, hand: [turbo-bug]}
        moves: [attack gorillion, block astronuts, play turbo-bug, pass, play killer-bee, mindbug]
    """)
    assert result.controller("killer-bee") == "B"
    assert result.mindbugs("B") == 0


# -- Aubergalactic Whale --------------------------------------------------------------------------


def test_aubergalactic_whale_takes_all_strong_enemies_along():
    """7 or more, with current power; TOUGH ones are exhausted."""
    result = resolve("""
        A: {play: [gorillion, giraffodile, strange-barrel, vanilla-creature], hand: [luchataur]}
        B: {play: [aubergalactic-whale, bee-bear], hand: [killer-bee]}
        moves: [attack gorillion, block aubergalactic-whale]
    """)
    assert result.discard("A") == ["gorillion", "giraffodile"]
    assert result.creature("vanilla-creature").exhausted
    assert result.play("A") == ["strange-barrel", "vanilla-creature"]
    assert result.play("B") == ["bee-bear"]


def test_aubergalactic_whale_sees_powers_of_the_turn():
    """Goblin Werewolf has 8 in its own turn."""
    result = resolve("""
        A: {play: [goblin-werewolf, strange-barrel], hand: [luchataur]}
        B: {play: [aubergalactic-whale], hand: [killer-bee]}
        moves: [attack goblin-werewolf, hunt aubergalactic-whale]
    """)
    assert result.discard("A") == ["goblin-werewolf"]
    assert result.discard("B") == ["aubergalactic-whale"]


# -- Bean Bot -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("mine", "theirs", "after"),
    [(2, 3, (3, 2)), (1, 9, (2, 8)), (3, 3, (3, 3)), (4, 3, (4, 3))],
)
def test_bean_bot_steals_a_life_from_who_has_more(mine, theirs, after):
    result = resolve(f"""
        A: {{life: {mine}, hand: [bean-bot]}}
        B: {{life: {theirs}, mindbugs: 0, hand: [luchataur]}}
        moves: [play bean-bot]
    """)
    assert (result.life("A"), result.life("B")) == after


def test_bean_bot_steals_nothing_from_who_cannot_lose_life():
    """Dispute knightmare: they gain only if the other loses."""
    result = resolve("""
        A: {life: 1, hand: [bean-bot]}
        B: {life: 3, play: [knightmare], mindbugs: 0, hand: [luchataur]}
        moves: [play bean-bot]
    """)
    assert (result.life("A"), result.life("B")) == (1, 3)


def test_a_mindbugged_bean_bot_compares_from_the_other_side():
    result = resolve("""
        A: {life: 3, hand: [bean-bot, gorillion]}
        B: {life: 2, hand: [luchataur]}
        moves: [play bean-bot, mindbug]
    """)
    assert (result.life("A"), result.life("B")) == (2, 3)


# -- Boomberry ------------------------------------------------------------------------------------


def test_boomberry_clears_the_table_before_the_block():
    result = resolve("""
        A: {play: [{card: boomberry, octonite: 1}, turbo-bug]}
        B: {play: [gorillion, bee-bear], hand: [luchataur]}
        moves: [attack boomberry]
    """)
    assert result.discard("B") == ["gorillion", "bee-bear"]
    assert result.life("B") == 2
    assert octonite(result) == {}
    assert result.play("A") == ["boomberry", "turbo-bug"]


def test_boomberry_can_be_blocked_by_the_tough_one_it_only_exhausted():
    result = resolve("""
        A: {play: [{card: boomberry, octonite: 1}]}
        B: {play: [gorillion, robopup], hand: [luchataur]}
        moves: [attack boomberry]
    """)
    assert result.creature("robopup").exhausted
    assert result.options == ["block robopup", "pass"]


def test_boomberry_can_be_stopped_by_what_it_sets_off():
    """7.9: Explosive Toad's Defeated effect takes Boomberry along before the block."""
    result = resolve("""
        A: {play: [{card: boomberry, octonite: 1}], hand: [killer-bee]}
        B: {play: [explosive-toad], hand: [luchataur]}
        moves: [attack boomberry]
    """)
    assert result.discard("A") == ["boomberry"]
    assert result.life("B") == 3


def test_boomberry_without_octonite_is_a_weak_attacker():
    result = resolve("""
        A: {play: [boomberry], hand: [killer-bee]}
        B: {play: [gorillion], hand: [luchataur]}
        moves: [attack boomberry, block gorillion]
    """)
    assert result.discard("A") == ["boomberry"]


# -- Borgions -------------------------------------------------------------------------------------


def test_borgions_defeat_an_enemy_creature_and_give_another_turn():
    """Dispute borgions; with one Octonite it happens once."""
    board = """
        A: {play: [{card: borgions, octonite: 1}], hand: [killer-bee]}
        B: {play: [gorillion, bee-bear], hand: [luchataur]}
        moves: [action borgions]
    """
    assert chosen(resolve(board)) == {"gorillion", "bee-bear"}
    result = resolve(board, "choose gorillion")
    assert (result.turn, result.phase) == ("A", "start")
    again = begun(result.end)
    assert again.options == ["play killer-bee", "attack borgions"]
    done = resolve(board, "choose gorillion", "attack borgions", "pass")
    assert (done.turn, done.phase) == ("B", "start")


def test_a_creature_played_before_may_attack_in_the_other_turn_of_borgions():
    """5.6 and 6.9: it came into play in a turn that is over."""
    result = resolve("""
        A: {play: [{card: borgions, octonite: 1}, {card: gorillion, entered: true}]}
        B: {play: [bee-bear], hand: [luchataur]}
        moves: [action borgions, attack gorillion]
    """)
    assert result.life("B") == 2


# -- Broodmother ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("own", "ally", "enemy", "left"),
    [(1, 0, 0, 3), (0, 0, 2, 4), (0, 0, 0, 4), (1, 2, 0, 1), (2, 3, 1, 0)],
)
def test_broodmother_counts_the_octonite_of_all_allied_creatures(own, ally, enemy, left):
    """Dispute broodmother: its own too, but not that of enemies; no more than there are cards."""
    discards = 4 - left
    move = {0: [], 4: []}.get(
        discards, ["choose " + ", ".join(["killer-bee", "luchataur", "bee-bear"][:discards])]
    )
    result = resolve(
        f"""
        A: {{play: [{{card: broodmother, octonite: {own}}}, {{card: turbo-bug, octonite: {ally}}}]}}
        B: {{play: [{{card: gorillion, octonite: {enemy}}}],
             hand: [killer-bee, luchataur, bee-bear, shark-dog]}}
        moves: [attack broodmother]
        """,
        *move,
    )
    assert len(result.hand("B")) == left
    assert len(result.discard("B")) == discards
    assert result.asked == ("B", "block")
    assert result.creature("broodmother").octonite == own  # it is no price


def test_broodmother_can_cost_its_own_player_a_card():
    """Rockyphant is put into a discard pile: now each opponent of B discards, that is A."""
    result = resolve("""
        A: {play: [{card: broodmother, octonite: 1}], hand: [turbo-bug]}
        B: {play: [gorillion], hand: [rockyphant]}
        moves: [attack broodmother]
    """)
    assert result.discard("B") == ["rockyphant"]
    assert result.discard("A") == ["turbo-bug"]
    assert result.asked == ("B", "block")


def test_broodmother_lets_the_opponent_choose():
    result = resolve("""
        A: {play: [{card: broodmother, octonite: 1}]}
        B: {hand: [killer-bee, luchataur]}
        moves: [attack broodmother]
    """)
    assert result.asked == ("B", "choose")


# -- Caulibot -------------------------------------------------------------------------------------


def test_caulibot_grows_with_each_attack_of_the_turn():
    """Dispute frenzy-this-turn: 1 and 8, then 8 more."""
    board = """
        A: {play: [caulibot]}
        B: {play: [gorillion], hand: [luchataur]}
        moves: [attack caulibot]
    """
    assert power(resolve(board), "caulibot") == 9
    blocked = resolve(board, "block gorillion")
    assert blocked.creature("caulibot").exhausted
    second = resolve(board, "block gorillion", "attack caulibot")
    assert power(second, "caulibot") == 17
    won = resolve(board, "block gorillion", "attack caulibot", "block gorillion")
    assert won.discard("B") == ["gorillion"]
    assert power(won, "caulibot") == 1  # the turn is over


def test_caulibot_is_small_when_it_blocks():
    result = resolve("""
        A: {play: [turbo-bug], hand: [killer-bee]}
        B: {play: [{card: caulibot, exhausted: true}], hand: [luchataur]}
        moves: [attack turbo-bug, block caulibot]
    """)
    assert result.discard("B") == ["caulibot"]


def test_a_caulibot_that_grew_has_what_strong_creatures_have():
    """Dispute power-threshold: Kraken makes creatures with 8 or more SNEAKY, this turn's too."""
    result = resolve("""
        A: {play: [caulibot, kraken]}
        B: {play: [gorillion, robopup], hand: [luchataur]}
        moves: [attack caulibot]
    """)
    assert result.options == ["block robopup", "pass"]


# -- Cinnemonk ------------------------------------------------------------------------------------


def test_cinnemonk_plays_a_card_with_a_defeated_effect_from_any_discard_pile():
    """`When this is put into a discard pile` (Rockyphant) is not a Defeated effect."""
    board = """
        A: {hand: [cinnemonk], discard: [applebot, gorillion, killer-bee]}
        B: {mindbugs: 2, discard: [sweet-fighter, rockyphant, coconut-crab], hand: [luchataur]}
        moves: [play cinnemonk, pass]
    """
    assert chosen(resolve(board)) == {"applebot", "sweet-fighter"}
    result = resolve(board, "choose sweet-fighter")
    assert result.controller("sweet-fighter") == "A"
    assert result.life("A") == 3  # nothing was defeated
    assert result.mindbugs("B") == 2


def test_cinnemonk_with_no_such_card_comes_alone():
    result = resolve("""
        A: {hand: [cinnemonk], discard: [gorillion]}
        B: {mindbugs: 0, hand: [luchataur]}
        moves: [play cinnemonk]
    """)
    assert result.play("A") == ["cinnemonk"]


def test_cinnemonk_may_bring_a_card_that_is_fast_and_has_octonite():
    """Pomegrenade from the opponent's pile: A distributes and may attack."""
    board = """
        A: {hand: [cinnemonk]}
        B: {mindbugs: 0, play: [gorillion], discard: [pomegrenade], hand: [luchataur]}
        moves: [play cinnemonk]
    """
    assert resolve(board).asked == ("A", "put")
    assert resolve(board, "put 2 gorillion").asked == ("A", "fast")


# -- Cornanon -------------------------------------------------------------------------------------

CORNANON = """
        A: {play: [grape-sentinel], hand: [cornanon, raspberry-ranger, gorillion]}
        B:
          play: [killer-bee, vanilla-creature, bee-bear, urchin-hurler]
          mindbugs: 0
          hand: [luchataur]
        moves: [play cornanon]
"""


def test_cornanon_defeats_all_enemies_that_share_a_keyword_with_the_revealed_card():
    """HUNTER or TOUGH, one is enough; the card stays in the hand."""
    assert resolve(CORNANON).asked == ("A", "may")
    assert chosen(resolve(CORNANON, "yes")) == {"raspberry-ranger", "gorillion"}
    result = resolve(CORNANON, "yes", "choose raspberry-ranger")
    assert result.discard("B") == ["killer-bee", "urchin-hurler"]
    assert result.creature("vanilla-creature").exhausted
    assert result.play("B") == ["vanilla-creature", "bee-bear"]
    assert result.play("A") == ["grape-sentinel", "cornanon"]
    assert sorted(result.hand("A")) == ["gorillion", "raspberry-ranger"]


@pytest.mark.parametrize("moves", [["no"], ["yes", "choose gorillion"]])
def test_cornanon_with_no_card_or_one_without_keywords_defeats_nothing(moves):
    result = resolve(CORNANON, *moves)
    assert len(result.play("B")) == 4
    assert not result.creature("vanilla-creature").exhausted


def test_cornanon_looks_at_the_keywords_enemies_have_right_now():
    """Kitsunsei makes the others SNEAKY; it is not SNEAKY itself."""
    result = resolve("""
        A: {hand: [cornanon, tiger-squirrel]}
        B: {play: [kitsunsei, gorillion, bee-bear], mindbugs: 0, hand: [luchataur]}
        moves: [play cornanon, yes]
    """)
    assert result.discard("B") == ["gorillion", "bee-bear"]
    assert result.play("B") == ["kitsunsei"]


def test_cornanon_looks_at_the_printed_keywords_of_the_card():
    """9.6: Prime Fungus has its keywords only in play."""
    result = resolve("""
        A: {hand: [cornanon, prime-fungus]}
        B: {play: [killer-bee, luchataur], mindbugs: 0, hand: [turbo-bug]}
        moves: [play cornanon, yes]
    """)
    assert result.play("B") == ["killer-bee", "luchataur"]


def test_cornanon_finds_fast_enemies_too():
    """8.10: FAST is a keyword like the others."""
    result = resolve("""
        A: {hand: [cornanon, dragon-fruit]}
        B: {play: [rhubarbarian, gorillion], mindbugs: 0, hand: [luchataur]}
        moves: [play cornanon, yes]
    """)
    assert result.discard("B") == ["rhubarbarian", "luchataur"]
    assert result.play("B") == ["gorillion"]


# -- Figuru ---------------------------------------------------------------------------------------


def test_figuru_goes_home_and_plays_a_random_card_of_the_opponents_hand():
    """6.6: no Mindbug; the card's Play effect is Figuru's player's."""
    board = """
        A: {play: [figuru], hand: [turbo-bug]}
        B: {hand: [killer-bee, gorillion], deck: [bee-bear, shark-dog]}
        moves: [action figuru]
    """
    asked = resolve(board)
    assert asked.asked == (None, "chance")
    # B holds fewer than five and so has drawn before anything happens.
    assert set(asked.options) == {
        "chance killer-bee",
        "chance gorillion",
        "chance bee-bear",
        "chance shark-dog",
    }
    result = resolve(board, "chance killer-bee")
    assert sorted(result.hand("A")) == ["figuru", "turbo-bug"]
    assert result.play("A") == ["killer-bee"]
    assert (result.life("A"), result.life("B")) == (3, 2)
    assert result.mindbugs("B") == 2
    assert (result.turn, result.phase) == ("B", "start")


def test_figuru_may_go_home_for_nothing():
    """9.7: returning is something, even if the opponent has no cards."""
    result = resolve("""
        A: {play: [figuru]}
        B: {play: [gorillion]}
        moves: [action figuru]
    """)
    assert result.hand("A") == ["figuru"]
    assert result.play("A") == []


def test_figuru_can_bring_a_fast_creature_in_ones_own_turn():
    result = resolve("""
        A: {play: [figuru]}
        B: {play: [gorillion], hand: [rhubarbarian]}
        moves: [action figuru]
    """)
    assert result.controller("rhubarbarian") == "A"
    assert result.asked == ("A", "fast")


def test_figuru_stays_if_it_cannot_be_put_into_the_hand():
    """9.8 and 1.2: Alien Brain stops the first part, not the second."""
    result = resolve("""
        A: {play: [figuru], hand: [turbo-bug]}
        B: {play: [alien-brain], hand: [gorillion]}
        moves: [action figuru]
    """)
    assert result.play("A") == ["figuru", "gorillion"]
    assert result.hand("A") == ["turbo-bug"]


# -- Kiwanoid -------------------------------------------------------------------------------------


def test_kiwanoid_returns_a_card_from_its_controllers_discard_pile():
    """The book's own example."""
    board = """
        A: {play: [{card: kiwanoid, octonite: 2}], discard: [gorillion, bee-bear], hand: [robopup]}
        B: {play: [turbo-bug], discard: [luchataur], hand: [killer-bee]}
        moves: [attack kiwanoid]
    """
    asked = resolve(board)
    assert asked.asked == ("A", "choose")
    assert chosen(asked) == {"gorillion", "bee-bear"}
    result = resolve(board, "choose bee-bear", "pass")
    assert sorted(result.hand("A")) == ["bee-bear", "robopup"]
    assert octonite(result) == {"kiwanoid": 1}


def test_kiwanoid_pays_though_alien_brain_keeps_the_card_away():
    """14.5 and 9.8: you must spend one if possible; what it was for can't be done."""
    result = resolve("""
        A: {play: [{card: kiwanoid, octonite: 2}], discard: [gorillion], hand: [robopup]}
        B: {play: [alien-brain], hand: [killer-bee]}
        moves: [attack kiwanoid]
    """)
    assert result.discard("A") == ["gorillion"]
    assert octonite(result) == {"kiwanoid": 1}


# -- Leeklings ------------------------------------------------------------------------------------


def test_leeklings_defeat_the_sneaky_and_the_poisonous():
    result = resolve("""
        A: {play: [leeklings, deathweaver]}
        B: {play: [tiger-squirrel, axolotl-healer, spider-owl, robopup, gorillion],
            hand: [luchataur]}
        moves: [attack leeklings]
    """)
    assert result.discard("B") == ["tiger-squirrel", "axolotl-healer", "spider-owl"]
    assert result.creature("robopup").exhausted
    assert result.in_play("deathweaver")
    assert result.options == ["block robopup", "block gorillion", "pass"]


def test_leeklings_find_the_tough_again_in_their_second_attack():
    """Dispute frenzy-attack-effects."""
    result = resolve("""
        A: {play: [leeklings]}
        B: {play: [robopup], hand: [luchataur]}
        moves: [attack leeklings, pass, attack leeklings]
    """)
    assert result.discard("B") == ["robopup"]
    assert result.life("B") == 1


def test_leeklings_catch_a_radisher_that_is_sneaky_in_the_others_turn():
    result = resolve("""
        A: {play: [leeklings]}
        B: {play: [radisher, gorillion], hand: [luchataur]}
        moves: [attack leeklings]
    """)
    assert result.discard("B") == ["radisher"]


def test_leeklings_catch_what_venomash_poisoned():
    """Octonite makes Gorillion POISONOUS; Bee Bear has none."""
    result = resolve("""
        A: {play: [leeklings]}
        B: {play: [venomash, {card: gorillion, octonite: 1}, bee-bear], hand: [luchataur]}
        moves: [attack leeklings]
    """)
    assert result.discard("B") == ["gorillion"]


# -- Melon Master ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "life"),
    [("turbo-bug", 2), ("tiger-squirrel", 3), ("gorillion", 2), ("goblin-werewolf", 3)],
)
def test_melon_master_hurts_if_the_discarded_card_has_power_four_or_more(card, life):
    """The opponent chooses; printed power counts (4.5)."""
    board = f"""
        A: {{hand: [melon-master]}}
        B: {{mindbugs: 0, hand: [{card}, luchataur]}}
        moves: [play melon-master]
    """
    assert resolve(board).asked == ("B", "choose")
    result = resolve(board, f"choose {card}")
    assert result.discard("B") == [card]
    assert result.life("B") == life


def test_melon_master_does_nothing_to_an_empty_hand():
    result = resolve("""
        A: {hand: [melon-master]}
        B: {mindbugs: 0, play: [gorillion]}
        moves: [play melon-master]
    """)
    assert result.life("B") == 3
    assert result.discard("B") == []


def test_a_mindbugged_melon_master_hurts_the_one_who_played_it():
    result = resolve("""
        A: {hand: [melon-master, gorillion], play: [turbo-bug]}
        B: {hand: [luchataur]}
        moves: [play melon-master, mindbug]
    """)
    assert result.discard("A") == ["gorillion"]
    assert result.life("A") == 2


# -- Olive Orbiter --------------------------------------------------------------------------------


def test_olive_orbiter_alone_takes_all_enemies_along():
    """Dispute defeated-self-in-discard: it does not count itself any more."""
    result = resolve("""
        A: {play: [gorillion, bee-bear, robopup], hand: [luchataur]}
        B: {play: [olive-orbiter], hand: [killer-bee]}
        moves: [attack gorillion, block olive-orbiter]
    """)
    assert result.discard("A") == ["gorillion", "bee-bear"]
    assert result.creature("robopup").exhausted


def test_olive_orbiter_with_an_ally_takes_nobody():
    result = resolve("""
        A: {play: [gorillion], hand: [luchataur]}
        B: {play: [olive-orbiter, turbo-bug], hand: [killer-bee]}
        moves: [attack gorillion, block olive-orbiter]
    """)
    assert result.play("A") == ["gorillion"]


def test_olive_orbiter_and_its_ally_defeated_together_leave_nobody():
    """7.8: both have left when the Defeated effect asks."""
    result = resolve("""
        A: {play: [gorillion], hand: [kangasaurus-rex]}
        B: {play: [olive-orbiter, turbo-bug], mindbugs: 0, hand: [killer-bee]}
        moves: [play kangasaurus-rex]
    """)
    assert result.discard("A") == ["gorillion", "kangasaurus-rex"]


# -- Peach Police ---------------------------------------------------------------------------------


def test_peach_police_stops_the_opponents_defeated_effects():
    result = resolve("""
        A: {play: [peach-police, gorillion], hand: [luchataur]}
        B: {play: [applebot], hand: [killer-bee]}
        moves: [attack gorillion, block applebot]
    """)
    assert result.life("B") == 3
    assert result.discard("B") == ["applebot"]


def test_peach_police_does_not_stop_its_own_side():
    """Dispute peach-police: also a creature taken by a Mindbug; the controller counts."""
    result = resolve("""
        A: {play: [gorillion], hand: [applebot, luchataur]}
        B: {play: [peach-police], mindbugs: 1, hand: [killer-bee]}
        moves: [play applebot, mindbug, attack gorillion, block applebot]
    """)
    assert result.life("B") == 5


def test_peach_police_defeated_in_the_same_fight_stops_nothing():
    """Dispute peach-police: it is no longer in play when Defeated effects resolve."""
    result = resolve("""
        A: {play: [{card: peach-police, exhausted: true}, gorillion], hand: [luchataur]}
        B: {play: [puffermech], hand: [killer-bee]}
        moves: [attack peach-police, block puffermech]
    """)
    # Puffermech's poison defeats Peach Police, its own 2 loses to 4; 10 is 8 or more.
    assert result.discard("A") == ["peach-police", "gorillion"]
    assert result.discard("B") == ["puffermech"]


def test_peach_police_that_is_only_exhausted_goes_on_stopping():
    result = resolve("""
        A: {play: [peach-police, gorillion], hand: [luchataur]}
        B: {play: [puffermech], hand: [killer-bee]}
        moves: [attack peach-police, block puffermech]
    """)
    assert result.creature("peach-police").exhausted
    assert result.in_play("gorillion")


def test_peach_police_defeated_with_others_in_one_effect_stops_nothing():
    """Dispute peach-police: Quadranut takes it and the enemy Applebot out of play together."""
    board = """
        A: {play: [{card: peach-police, exhausted: true}, turbo-bug], hand: [quadranut]}
        B: {play: [applebot], mindbugs: 0, hand: [luchataur]}
        moves: [play quadranut]
    """
    assert resolve(board, "choose peach-police, applebot").life("B") == 5
    assert resolve(board, "choose turbo-bug, applebot").life("B") == 3


# -- Pear Patrol ----------------------------------------------------------------------------------


def pear_patrol(card: str, mine: str = "", theirs: str = "") -> str:
    """A plays Pear Patrol and reveals the card."""
    return f"""
        A: {{play: [{mine}], hand: [pear-patrol, {card}]}}
        B: {{play: [{theirs}], mindbugs: 0, hand: [luchataur]}}
        moves: [play pear-patrol, yes]
    """


def test_pear_patrol_copies_the_play_effect_of_a_card_in_hand():
    result = resolve(pear_patrol("axolotl-healer"))
    assert result.life("A") == 5
    assert result.hand("A") == ["axolotl-healer"]


def test_pear_patrol_need_not_reveal():
    result = resolve("""
        A: {hand: [pear-patrol, axolotl-healer]}
        B: {mindbugs: 0, hand: [luchataur]}
        moves: [play pear-patrol, no]
    """)
    assert result.life("A") == 3
    assert (result.turn, result.phase) == ("B", "start")


def test_pear_patrol_copies_nothing_from_a_card_without_play_effect():
    result = resolve(pear_patrol("gorillion", theirs="turbo-bug"))
    assert result.hand("A") == ["gorillion"]
    assert (result.turn, result.phase) == ("B", "start")


def test_pear_patrol_that_copies_saltemental_goes_over_to_the_opponent():
    """17.21, dispute utility-bug: `this` is Pear Patrol."""
    result = resolve(pear_patrol("saltemental"))
    assert result.controller("pear-patrol") == "B"
    assert result.hand("A") == ["saltemental"]


def test_pear_patrol_that_copies_spinachia_may_not_return_itself():
    """17.21: `another` allied creature than Pear Patrol."""
    alone = resolve(pear_patrol("spinachia"))
    assert alone.play("A") == ["pear-patrol"]
    assert alone.asked is None
    result = resolve(pear_patrol("spinachia", mine="gorillion"), "yes", "no")
    assert sorted(result.hand("A")) == ["gorillion", "spinachia"]


def test_pear_patrol_that_copies_lord_watermelon_may_play_lord_watermelon_itself():
    """It is still in the hand; and then its own Play effect happens as well."""
    result = resolve("""
        A: {hand: [pear-patrol, lord-watermelon, gorillion]}
        B: {mindbugs: 2, hand: [luchataur]}
        moves:
          [play pear-patrol, pass, yes, choose lord-watermelon, choose lord-watermelon]
    """)
    assert result.play("A") == ["pear-patrol", "lord-watermelon", "gorillion"]
    assert result.mindbugs("B") == 2


def test_pear_patrol_revealing_another_pear_patrol_may_reveal_again():
    """The copied effect is `reveal a card and copy its Play effect`."""
    board = """
        A: {hand: [pear-patrol, {card: pear-patrol, as: second}, axolotl-healer]}
        B: {mindbugs: 0, hand: [luchataur]}
        moves: [play pear-patrol, yes, choose second]
    """
    assert resolve(board).asked == ("A", "may")
    result = resolve(board, "yes", "choose axolotl-healer")
    assert result.life("A") == 5


def test_deathweaver_stops_pear_patrol():
    """Dispute deathweaver-scope: its own Play effect is forbidden, so nothing is copied."""
    result = resolve("""
        A: {hand: [pear-patrol, axolotl-healer]}
        B: {play: [deathweaver], mindbugs: 0, hand: [luchataur]}
        moves: [play pear-patrol]
    """)
    assert result.life("A") == 3
    assert result.asked is None


# -- Plumarine ------------------------------------------------------------------------------------


def test_plumarine_hunts_with_ten():
    """Paid first, hunted afterwards: Gorillion has 10 as well."""
    result = resolve("""
        A: {play: [{card: plumarine, octonite: 1}]}
        B: {play: [gorillion, luchataur], hand: [killer-bee]}
        moves: [attack plumarine, hunt luchataur, attack plumarine, hunt gorillion]
    """)
    assert result.discard("B") == ["luchataur", "gorillion"]
    assert result.discard("A") == ["plumarine"]


# -- Pomegrenade ----------------------------------------------------------------------------------


def test_pomegrenade_takes_an_enemy_with_octonite_along():
    result = resolve("""
        A: {play: [gorillion, {card: bee-bear, octonite: 1}], hand: [luchataur]}
        B: {play: [pomegrenade, {card: turbo-bug, octonite: 1}], hand: [killer-bee]}
        moves: [attack gorillion, block pomegrenade]
    """)
    assert result.discard("A") == ["gorillion", "bee-bear"]
    assert result.discard("B") == ["pomegrenade"]


def test_pomegrenade_finds_nobody_without_octonite():
    """Its own counters were on itself and are gone."""
    result = resolve("""
        A: {play: [gorillion, bee-bear], hand: [luchataur]}
        B: {play: [{card: pomegrenade, octonite: 2}], hand: [killer-bee]}
        moves: [attack gorillion, block pomegrenade]
    """)
    assert result.play("A") == ["bee-bear"]


def test_pomegrenade_marks_its_victim_when_it_comes():
    """14.1: put onto an enemy, which its Defeated effect finds later in the same turn."""
    result = resolve("""
        A: {hand: [pomegrenade, turbo-bug]}
        B: {play: [gorillion, luchataur], mindbugs: 0, hand: [killer-bee]}
        moves:
          [play pomegrenade, put 1 luchataur, attack pomegrenade, block gorillion]
    """)
    assert result.discard("B") == ["gorillion", "luchataur"]


# -- Quadranut ------------------------------------------------------------------------------------


def test_quadranut_defeats_one_of_each_side():
    """17.1: it counts itself among the allied creatures."""
    board = """
        A: {play: [turbo-bug], hand: [quadranut]}
        B: {play: [gorillion, bee-bear], mindbugs: 0, hand: [luchataur]}
        moves: [play quadranut]
    """
    assert {frozenset(pair.split(", ")) for pair in chosen(resolve(board))} == {
        frozenset((mine, theirs))
        for mine in ("turbo-bug", "quadranut")
        for theirs in ("gorillion", "bee-bear")
    }
    result = resolve(board, "choose turbo-bug, gorillion")
    assert result.discard("A") == ["turbo-bug"]
    assert result.discard("B") == ["gorillion"]


def test_quadranut_alone_must_defeat_itself():
    """1.2: not skipped because it hurts."""
    result = resolve("""
        A: {hand: [quadranut, turbo-bug]}
        B: {play: [gorillion], mindbugs: 0, hand: [luchataur]}
        moves: [play quadranut]
    """)
    assert result.discard("A") == ["quadranut"]
    assert result.discard("B") == ["gorillion"]


def test_quadranut_without_an_enemy_still_defeats_an_ally():
    """1.2: as much as possible."""
    result = resolve("""
        A: {play: [turbo-bug], hand: [quadranut]}
        B: {mindbugs: 0, hand: [luchataur]}
        moves: [play quadranut, choose turbo-bug]
    """)
    assert result.discard("A") == ["turbo-bug"]
    assert result.play("A") == ["quadranut"]


def test_what_quadranut_defeats_leaves_together():
    """7.8 and 1.4: both Defeated effects wait, and the active player orders them."""
    result = resolve("""
        A: {play: [applebot], hand: [quadranut]}
        B: {play: [sweet-fighter], mindbugs: 0, hand: [luchataur]}
        moves: [play quadranut, "choose applebot, sweet-fighter"]
    """)
    assert result.asked == ("A", "order")
    assert sorted(result.options) == ["first applebot", "first sweet-fighter"]


# -- Radisher -------------------------------------------------------------------------------------


def test_radisher_blocks_the_sneaky_but_is_not_sneaky_itself_when_it_attacks():
    blocks = resolve("""
        A: {play: [tiger-squirrel]}
        B: {play: [radisher, gorillion], hand: [luchataur]}
        moves: [attack tiger-squirrel]
    """)
    assert blocks.options == ["block radisher", "pass"]
    attacks = resolve("""
        A: {play: [radisher]}
        B: {play: [turbo-bug], hand: [luchataur]}
        moves: [attack radisher]
    """)
    assert attacks.options == ["block turbo-bug", "pass"]


def test_radisher_made_to_attack_in_the_others_turn_is_sneaky():
    """Dispute cake-trickster: it is not Radisher's controller's turn."""
    result = resolve("""
        A: {play: [cake-trickster, gorillion]}
        B: {play: [radisher], hand: [luchataur]}
        moves: [action cake-trickster]
    """)
    assert result.life("A") == 2
    assert result.happened("no-block", "radisher")


# -- Rhubarbarian ---------------------------------------------------------------------------------


def test_rhubarbarian_costs_its_controller_a_card():
    result = resolve("""
        A: {play: [gorillion], hand: [luchataur]}
        B: {play: [rhubarbarian], hand: [killer-bee, bee-bear]}
        moves: [attack gorillion, block rhubarbarian, choose bee-bear]
    """)
    assert result.discard("B") == ["rhubarbarian", "bee-bear"]
    assert result.hand("A") == ["luchataur"]


def test_rhubarbarian_costs_nothing_with_an_empty_hand():
    result = resolve("""
        A: {play: [gorillion], hand: [luchataur]}
        B: {play: [rhubarbarian, turbo-bug]}
        moves: [attack gorillion, block rhubarbarian]
    """)
    assert result.discard("B") == ["rhubarbarian"]


# -- Romindesco -----------------------------------------------------------------------------------

ROMINDESCO = """
        A: {play: [turbo-bug], hand: [romindesco, killer-bee, bee-bear, robopup]}
        B: {play: [gorillion, shark-dog], mindbugs: 0, hand: [luchataur]}
        moves: [play romindesco]
"""


def test_romindesco_trades_two_cards_for_a_creature():
    assert resolve(ROMINDESCO).asked == ("A", "may")
    paid = resolve(ROMINDESCO, "yes", "choose killer-bee, robopup")
    assert paid.discard("A") == ["killer-bee", "robopup"]
    assert chosen(paid) == {"turbo-bug", "romindesco", "gorillion", "shark-dog"}
    result = resolve(ROMINDESCO, "yes", "choose killer-bee, robopup", "choose gorillion")
    assert result.controller("gorillion") == "A"
    assert result.hand("A") == ["bee-bear"]


def test_romindesco_need_not_trade():
    result = resolve(ROMINDESCO, "no")
    assert len(result.hand("A")) == 3
    assert result.play("B") == ["gorillion", "shark-dog"]


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_romindesco_gets_nothing_for_one_card(answer):
    """Dispute partial: one card is not two, so `if you do` is not met."""
    result = resolve(f"""
        A: {{hand: [romindesco, killer-bee]}}
        B: {{play: [gorillion], mindbugs: 0, hand: [luchataur]}}
        moves: [play romindesco, {answer}]
    """)
    assert result.controller("gorillion") == "B"
    assert (result.turn, result.phase) == ("B", "start")


def test_romindesco_draws_back_before_it_takes_control():
    """4.7: after both cards are discarded, at once."""
    result = resolve("""
        A: {hand: [romindesco, killer-bee, bee-bear], deck: [robopup, shark-dog, luchataur]}
        B: {play: [gorillion], mindbugs: 0, hand: [turbo-bug]}
        moves: [play romindesco, yes, "choose killer-bee, bee-bear"]
    """)
    assert result.asked == ("A", "choose")
    assert sorted(result.hand("A")) == ["luchataur", "robopup", "shark-dog"]


# -- Shoctopus ------------------------------------------------------------------------------------


@pytest.mark.parametrize("marked", [False, True])
def test_shoctopus_takes_tough_from_enemies_with_octonite(marked):
    result = resolve(f"""
        A: {{play: [shoctopus, gorillion], hand: [luchataur]}}
        B: {{play: [{{card: vanilla-creature, octonite: {int(marked)}}}], hand: [killer-bee]}}
        moves: [attack gorillion, block vanilla-creature]
    """)
    assert result.in_play("vanilla-creature") != marked


@pytest.mark.parametrize("marked", [False, True])
def test_shoctopus_takes_poison_from_enemies_with_octonite(marked):
    result = resolve(f"""
        A: {{play: [shoctopus, gorillion], hand: [luchataur]}}
        B: {{play: [{{card: deathweaver, octonite: {int(marked)}}}], hand: [killer-bee]}}
        moves: [attack gorillion, block deathweaver]
    """)
    assert result.in_play("gorillion") == marked


@pytest.mark.parametrize("marked", [False, True])
def test_shoctopus_takes_sneaky_from_enemies_with_octonite(marked):
    """An attacker that is seen, and a blocker that does not see."""
    attacker = resolve(f"""
        turn: B
        A: {{play: [shoctopus], hand: [luchataur]}}
        B: {{play: [{{card: tiger-squirrel, octonite: {int(marked)}}}], hand: [killer-bee]}}
        moves: [attack tiger-squirrel]
    """)
    assert (attacker.asked == ("A", "block")) == marked
    blocker = resolve(f"""
        A: {{play: [shoctopus, spider-owl], hand: [luchataur]}}
        B: {{play: [{{card: tiger-squirrel, octonite: {int(marked)}}}], hand: [killer-bee]}}
        moves: [attack spider-owl]
    """)
    assert (blocker.asked == ("B", "block")) != marked


@pytest.mark.parametrize("marked", [False, True])
def test_shoctopus_takes_frenzy_and_hunter_from_enemies_with_octonite(marked):
    result = resolve(f"""
        turn: B
        A: {{play: [shoctopus], hand: [luchataur]}}
        B: {{play: [{{card: icecube-dragon, octonite: {int(marked)}}}], hand: [killer-bee]}}
        moves: [attack icecube-dragon]
    """)
    assert result.asked == (("A", "block") if marked else ("B", "hunt"))
    end = resolve(f"""
        turn: B
        A: {{play: [shoctopus], hand: [luchataur]}}
        B: {{play: [{{card: luchataur, as: bull, octonite: {int(marked)}}}], hand: [killer-bee]}}
        moves: [attack bull, pass]
    """)
    assert (end.asked == ("B", "again")) != marked


def test_shoctopus_does_nothing_to_its_own_side():
    result = resolve("""
        A: {play: [{card: shoctopus, octonite: 1}, {card: vanilla-creature, octonite: 2}]}
        B: {hand: [killer-bee]}
    """)
    assert at_work(result, "shoctopus") == {"HUNTER"}
    assert at_work(result, "vanilla-creature") == {"TOUGH"}


def test_shoctopus_takes_keywords_that_others_gave():
    """`Keywords on enemy creatures`, wherever they come from: here from Venomash."""
    result = resolve("""
        A: {play: [shoctopus]}
        B: {play: [venomash, {card: gorillion, octonite: 1}], hand: [killer-bee]}
    """)
    assert at_work(result, "gorillion") == set()
    without = resolve("""
        A: {play: [turbo-bug]}
        B: {play: [venomash, {card: gorillion, octonite: 1}], hand: [killer-bee]}
    """)
    assert at_work(without, "gorillion") == {"POISONOUS"}


def test_two_shoctopuses_that_mark_each_other_hunt_no_more():
    result = resolve("""
        A: {play: [{card: shoctopus, octonite: 1}]}
        B: {play: [{card: shoctopus, as: theirs, octonite: 1}], hand: [killer-bee]}
        moves: [attack shoctopus]
    """)
    assert result.asked == ("B", "block")
    assert at_work(result, "shoctopus") == at_work(result, "theirs") == set()


def test_shoctopus_marks_two_enemies_when_it_comes():
    """14.1, the example of the rule; Harvest is no keyword and goes on."""
    result = resolve("""
        A: {hand: [shoctopus]}
        B: {play: [vanilla-creature, {card: lychee-king, octonite: 1}], mindbugs: 0}
        moves: [play shoctopus, "put 1 vanilla-creature, 1 lychee-king"]
    """)
    assert at_work(result, "vanilla-creature") == at_work(result, "lychee-king") == set()
    assert octonite(begun(result.end)) == {"vanilla-creature": 1, "lychee-king": 1}


def test_shoctopus_gone_the_keywords_are_back():
    """In the fight that defeats it they still have no effect; afterwards they do."""
    result = resolve("""
        A: {play: [shoctopus, turbo-bug], hand: [luchataur]}
        B: {play: [{card: plated-scorpion, octonite: 1}, gorillion], hand: [killer-bee]}
        moves: [attack shoctopus, hunt gorillion]
    """)
    assert result.discard("A") == ["shoctopus"]
    assert at_work(result, "plated-scorpion") == {"POISONOUS", "TOUGH"}


# -- Star Portal ----------------------------------------------------------------------------------


def test_star_portal_draws_the_top_card_of_the_unused_pile():
    """Dispute unused-pile."""
    result = resolve("""
        A: {play: [{card: star-portal, octonite: 2}], hand: [turbo-bug]}
        B: {hand: [killer-bee]}
        unused: [gorillion, bee-bear]
        moves: [attack star-portal]
    """)
    assert sorted(result.hand("A")) == ["gorillion", "turbo-bug"]
    assert [copy.ref for copy in result.end.unused] == ["bee-bear"]
    assert octonite(result) == {"star-portal": 1}


def test_star_portal_draws_a_sixth_card():
    """4.9: no limit; and it is no drawing back, so the own pile stays as it is."""
    result = resolve("""
        A: {play: [{card: star-portal, octonite: 1}], hand: 5, deck: 3}
        B: {hand: [killer-bee]}
        unused: 4
        moves: [attack star-portal]
    """)
    assert len(result.hand("A")) == 6
    assert len(result.deck("A")) == 3
    assert len(result.end.unused) == 3


# -- Starfruit Ninja ------------------------------------------------------------------------------


def test_starfruit_ninja_stays_sneaky_for_the_turn():
    """5.4: paid once, SNEAKY in both attacks that Ram Hopper's FRENZY gives it."""
    board = """
        A: {play: [{card: starfruit-ninja, octonite: 1}, ram-hopper]}
        B: {play: [gorillion], hand: [luchataur]}
        moves: [attack starfruit-ninja, attack starfruit-ninja]
    """
    assert resolve(board).life("B") == 1


def test_starfruit_ninja_is_not_sneaky_when_it_blocks():
    result = resolve("""
        A: {play: [tiger-squirrel]}
        B: {play: [{card: starfruit-ninja, octonite: 2}], hand: [luchataur]}
        moves: [attack tiger-squirrel]
    """)
    assert result.life("B") == 2


# -- Starship Soupers -----------------------------------------------------------------------------


def test_starship_soupers_put_octonite_on_any_creature():
    board = """
        A: {play: [starship-soupers, turbo-bug]}
        B: {play: [gorillion], hand: [luchataur]}
        moves: [attack starship-soupers]
    """
    assert chosen(resolve(board)) == {"starship-soupers", "turbo-bug", "gorillion"}
    assert octonite(resolve(board, "choose gorillion")) == {"gorillion": 1}


def test_starship_soupers_that_fall_in_their_own_attack_take_a_life():
    """13.13: the counter was put on before the fight."""
    result = resolve("""
        A: {play: [starship-soupers, turbo-bug]}
        B: {play: [gorillion], hand: [luchataur]}
        moves: [attack starship-soupers, choose starship-soupers, block gorillion]
    """)
    assert result.discard("A") == ["starship-soupers"]
    assert result.life("B") == 2


def test_starship_soupers_count_only_what_was_on_them():
    result = resolve("""
        A: {play: [starship-soupers, {card: turbo-bug, octonite: 2}]}
        B: {play: [gorillion], hand: [luchataur]}
        moves: [attack starship-soupers, choose turbo-bug, block gorillion]
    """)
    assert result.life("B") == 3


def test_starship_soupers_can_end_the_game_from_the_discard_pile():
    result = resolve("""
        A: {play: [gorillion], life: 2, hand: [luchataur]}
        B: {play: [{card: starship-soupers, octonite: 2}], hand: [killer-bee]}
        moves: [attack gorillion, block starship-soupers]
    """)
    assert result.winner == "B"


# -- Topinambur Titan -----------------------------------------------------------------------------


@pytest.mark.parametrize("counters", [0, 1, 3])
def test_topinambur_titan_raises_the_others_by_its_octonite(counters):
    result = resolve(f"""
        A: {{play: [{{card: topinambur-titan, octonite: {counters}}},
                    {{card: turbo-bug, octonite: 5}}]}}
        B: {{play: [shark-dog], hand: [luchataur]}}
    """)
    assert power(result, "turbo-bug") == 4 + counters
    assert power(result, "topinambur-titan") == 6
    assert power(result, "shark-dog") == 4


def test_topinambur_titan_that_gives_its_octonite_away_raises_nobody():
    result = resolve("""
        A: {play: [turbo-bug], hand: [topinambur-titan]}
        B: {mindbugs: 0, hand: [luchataur]}
        moves: [play topinambur-titan, put 1 turbo-bug]
    """)
    assert power(result, "turbo-bug") == 4


def test_topinambur_titan_does_not_raise_what_fights_after_it_spent_its_octonite():
    """14.8: Beetroot Predator has it pay, and the bonus shrinks at once."""
    result = resolve("""
        A: {play: [{card: topinambur-titan, octonite: 1}, beetroot-predator]}
        B: {play: [gorillion, bee-bear], hand: [luchataur]}
        moves: [attack topinambur-titan, choose gorillion]
    """)
    assert power(result, "beetroot-predator") == 5


# -- USX Tangerine --------------------------------------------------------------------------------


def test_usx_tangerine_takes_a_creature_it_marked_when_it_came():
    """14.1 and 14.4: one counter for the victim, one for the price, in a later turn."""
    result = resolve("""
        A: {mindbugs: 0, hand: [usx-tangerine, turbo-bug]}
        B: {play: [gorillion], mindbugs: 0, hand: [killer-bee, bee-bear]}
        moves: [play usx-tangerine, put 1 gorillion, play bee-bear, action usx-tangerine]
    """)
    assert result.controller("gorillion") == "A"
    assert octonite(result) == {"gorillion": 1}


def test_usx_tangerine_may_not_act_in_the_turn_it_came():
    """Dispute action-new."""
    wrong = refused("""
        A: {hand: [usx-tangerine, turbo-bug]}
        B: {play: [gorillion], mindbugs: 0, hand: [killer-bee]}
        moves: [play usx-tangerine, put 1 gorillion, action usx-tangerine]
    """)
    assert wrong.number == 3


# == The add-on ===================================================================================

# -- Beetroot Predator ----------------------------------------------------------------------------


@pytest.mark.parametrize("attacker", ["beetroot-predator", "bee-bear"])
def test_beetroot_predator_arms_its_allies_and_itself(attacker):
    """17.1: it counts itself; each pays with its own Octonite."""
    result = resolve(f"""
        A: {{play: [{{card: beetroot-predator, octonite: 1}}, {{card: bee-bear, octonite: 1}}]}}
        B: {{play: [gorillion], hand: [luchataur]}}
        moves: [attack {attacker}]
    """)
    assert result.discard("B") == ["gorillion"]
    assert result.life("B") == 2
    assert result.creature(attacker).octonite == 0
    assert sum(octonite(result).values()) == 1


def test_beetroot_predator_does_not_arm_enemies():
    result = resolve("""
        turn: B
        A: {play: [beetroot-predator, turbo-bug], hand: [robopup]}
        B: {play: [{card: gorillion, octonite: 2}], hand: [luchataur]}
        moves: [attack gorillion]
    """)
    assert result.asked == ("A", "block")
    assert octonite(result) == {"gorillion": 2}


def test_beetroot_predator_can_hit_twice_with_frenzy():
    result = resolve("""
        A: {play: [beetroot-predator, {card: luchataur, octonite: 2}], hand: [robopup]}
        B: {play: [gorillion, bee-bear], hand: [killer-bee]}
        moves: [attack luchataur, choose gorillion, pass, attack luchataur]
    """)
    assert result.discard("B") == ["gorillion", "bee-bear"]
    assert result.life("B") == 1
    assert octonite(result) == {}


# -- Cutecat, Zencats, Evilcat --------------------------------------------------------------------


def test_cutecat_steals_two_random_cards_when_it_attacks():
    board = """
        A: {play: [cutecat], hand: [turbo-bug]}
        B: {play: [gorillion], hand: [killer-bee, luchataur, bee-bear]}
        moves: [attack cutecat]
    """
    asked = resolve(board)
    assert asked.asked == (None, "chance")
    assert len(asked.options) == 3
    result = resolve(board, "chance killer-bee, bee-bear", "pass")
    assert sorted(result.hand("A")) == ["bee-bear", "killer-bee", "turbo-bug"]
    assert result.hand("B") == ["luchataur"]


def test_cutecat_steals_the_only_card_there_is():
    result = resolve("""
        A: {play: [cutecat]}
        B: {play: [gorillion], hand: [killer-bee]}
        moves: [attack cutecat]
    """)
    assert result.hand("A") == ["killer-bee"]
    assert result.hand("B") == []


def test_the_cats_evolve_and_the_last_one_wins():
    """Three turns: evolve, evolve, attack; the win comes before the block."""
    result = resolve("""
        A: {mindbugs: 0, play: [cutecat]}
        B: {play: [gorillion], hand: [killer-bee, turbo-bug, bee-bear]}
        moves:
          - action cutecat
          - play killer-bee
          - action cutecat
          - play bee-bear
          - attack cutecat
    """)
    assert form(result, "cutecat") == "evilcat"
    assert result.winner == "A"
    assert result.life("B") == 3


@pytest.mark.parametrize(
    ("card", "to", "strength"), [("cutecat", "zencats", 2), ("zencats", "evilcat", 3)]
)
def test_an_evolved_cat_is_the_same_creature(card, to, strength):
    """Chapter 12: exhausted stays exhausted; and evolving was the turn action."""
    result = resolve(f"""
        A: {{play: [{{card: {card}, exhausted: true}}], hand: [robopup]}}
        B: {{hand: [killer-bee]}}
        moves: [action {card}]
    """)
    assert form(result, card) == to
    assert power(result, card) == strength
    assert result.creature(card).card.stage == strength  # of three; the powers happen to agree
    assert result.creature(card).exhausted
    assert (result.turn, result.phase) == ("B", "start")


def test_evilcat_has_no_further_form():
    result = resolve("{A: {play: [evilcat]}, B: {hand: [killer-bee]}}")
    assert result.options == ["attack evilcat"]


def test_evilcat_made_to_attack_wins_for_its_controller():
    """Dispute cake-trickster: Attack effects happen for the one who attacks."""
    result = resolve("""
        A: {play: [cake-trickster, gorillion]}
        B: {play: [evilcat], hand: [luchataur]}
        moves: [action cake-trickster]
    """)
    assert result.winner == "B"


def test_a_cat_that_is_defeated_starts_over():
    """17.16: outside play it is Cutecat again."""
    result = resolve("""
        A: {play: [gorillion], hand: [robopup]}
        B: {play: [evilcat], hand: [compost-dragon], mindbugs: 0}
        moves: [attack gorillion, block evilcat, play compost-dragon, pass]
    """)
    assert form(result, "evilcat") == "cutecat"


@pytest.mark.parametrize(
    ("mine", "theirs", "after"),
    [(0, 2, (1, 1)), (1, 1, (2, 0)), (2, 0, (2, 0)), (2, 2, (2, 1)), (0, 0, (1, 0))],
)
def test_zencats_refresh_a_mindbug_and_take_one(mine, theirs, after):
    """Dispute refresh-lose-mindbug: there are two each, and none below zero."""
    result = resolve(f"""
        A: {{mindbugs: {mine}, play: [zencats]}}
        B: {{mindbugs: {theirs}, play: [gorillion], hand: [killer-bee]}}
        moves: [attack zencats]
    """)
    assert (result.mindbugs("A"), result.mindbugs("B")) == after
    assert result.asked == ("B", "block")


def test_losing_a_mindbug_to_zencats_is_not_using_it():
    """17.4: Mindbug Bug does not care."""
    result = resolve("""
        A: {mindbugs: 0, play: [zencats, mindbug-bug]}
        B: {mindbugs: 1, life: 1, play: [gorillion], hand: [killer-bee]}
        moves: [attack zencats]
    """)
    assert result.mindbugs("B") == 0
    assert result.life("B") == 1
    assert result.winner is None


# -- Five-Spice Monster ---------------------------------------------------------------------------


@pytest.mark.parametrize(("before", "winner"), [(0, None), (3, None), (4, "A"), (7, "A")])
def test_five_spice_monster_wins_with_the_fifth_octonite(before, winner):
    """Dispute five-spice: checked when the Action resolves."""
    result = resolve(f"""
        A: {{play: [five-spice-monster, {{card: gorillion, octonite: {before}}}]}}
        B: {{hand: [killer-bee]}}
        moves: [action five-spice-monster, choose gorillion]
    """)
    assert result.creature("gorillion").octonite == before + 1
    assert result.winner == winner


def test_five_spice_monster_asks_about_the_creature_that_got_the_octonite():
    """Five elsewhere do not win."""
    result = resolve("""
        A: {play: [five-spice-monster, {card: gorillion, octonite: 5}]}
        B: {hand: [killer-bee]}
        moves: [action five-spice-monster, choose five-spice-monster]
    """)
    assert octonite(result) == {"five-spice-monster": 1, "gorillion": 5}
    assert result.winner is None


def test_five_spice_monster_feeds_allied_creatures_only():
    result = resolve("""
        A: {play: [five-spice-monster, gorillion]}
        B: {play: [{card: bee-bear, octonite: 4}], hand: [killer-bee]}
        moves: [action five-spice-monster]
    """)
    assert chosen(result) == {"five-spice-monster", "gorillion"}


def test_starship_soupers_putting_the_fifth_octonite_win_nothing():
    """Only the Action looks."""
    result = resolve("""
        A: {play: [five-spice-monster, starship-soupers, {card: gorillion, octonite: 4}]}
        B: {hand: [killer-bee]}
        moves: [attack starship-soupers, choose gorillion]
    """)
    assert octonite(result) == {"gorillion": 5}
    assert result.winner is None


# -- Mangolorean ----------------------------------------------------------------------------------

MANGOLOREAN = """
        A: {mindbugs: 1, play: [mangolorean], hand: [robopup]}
        B: {play: [vanilla-creature, axolotl-healer], hand: [killer-bee]}
        moves: [action mangolorean, choose axolotl-healer]
"""


def test_mangolorean_uses_a_mindbug_on_a_creature_in_play():
    """17.13: TOUGH and Defeated effects play no part; it may be played at once."""
    taken = resolve(MANGOLOREAN)
    assert taken.mindbugs("A") == 0
    assert taken.in_hand("A", "axolotl-healer")
    assert taken.asked == ("A", "may")
    kept = resolve(MANGOLOREAN, "no")
    assert sorted(kept.hand("A")) == ["axolotl-healer", "robopup"]
    assert (kept.turn, kept.phase) == ("B", "start")


def test_what_mangolorean_plays_cannot_be_mindbugged():
    """Dispute mb-effect-from-hand; its Play effect is the new controller's."""
    result = resolve(MANGOLOREAN, "yes")
    assert result.controller("axolotl-healer") == "A"
    assert (result.life("A"), result.life("B")) == (5, 3)
    assert result.mindbugs("B") == 2
    assert (result.turn, result.phase) == ("B", "start")


@pytest.mark.parametrize(
    ("mine", "theirs"),
    [
        ("{mindbugs: 0, play: [mangolorean]}", "{play: [gorillion], hand: [killer-bee]}"),
        ("{mindbugs: 2, play: [mangolorean]}", "{hand: [killer-bee]}"),
        ("{mindbugs: 2, play: [mangolorean]}", "{play: [bug-catcher], hand: [killer-bee]}"),
        ("{mindbugs: 2, play: [mangolorean, bug-catcher]}", "{play: [gorillion]}"),
    ],
)
def test_mangolorean_needs_a_mindbug_that_may_be_used_and_an_enemy(mine, theirs):
    """9.7 and 9.8: Bug Catcher forbids Mindbugs to everyone."""
    result = resolve(f"{{A: {mine}, B: {theirs}}}")
    assert "attack mangolorean" in result.options
    assert "action mangolorean" not in result.options


def test_mangolorean_pays_mindbug_bug_with_life():
    """Dispute mb-bug-lethal: the life is lost first."""
    result = resolve("""
        A: {life: 2, play: [mangolorean]}
        B: {play: [mindbug-bug], hand: [killer-bee]}
        moves: [action mangolorean, no]
    """)
    assert result.life("A") == 1
    assert result.hand("A") == ["mindbug-bug"]
    lethal = resolve("""
        A: {life: 1, play: [mangolorean]}
        B: {play: [mindbug-bug], hand: [killer-bee]}
        moves: [action mangolorean]
    """)
    assert lethal.winner == "B"


def test_mangolorean_can_bring_a_fast_creature_that_attacks_at_once():
    """8.1 and 13.10: Kiwanoid comes anew, with both its counters."""
    board = """
        A: {play: [mangolorean], discard: [turbo-bug]}
        B: {play: [kiwanoid], hand: [killer-bee]}
        moves: [action mangolorean, yes]
    """
    assert resolve(board).asked == ("A", "put")
    result = resolve(board, "pass", "attack kiwanoid")
    assert result.life("B") == 2
    assert octonite(result) == {"kiwanoid": 1}
    assert result.hand("A") == ["turbo-bug"]


def test_mangolorean_takes_evilcat_home_as_cutecat():
    """17.16: outside play it is evolved no more, and played it starts over."""
    result = resolve("""
        A: {play: [mangolorean]}
        B: {play: [evilcat], hand: [killer-bee]}
        moves: [action mangolorean, yes]
    """)
    assert form(result, "evilcat") == "cutecat"
    assert result.controller("evilcat") == "A"


# -- Saltemental ----------------------------------------------------------------------------------


def test_saltemental_is_a_present_that_defeats_all_others():
    board = """
        A: {mindbugs: 0, hand: [saltemental, turbo-bug]}
        B: {mindbugs: 0, play: [gorillion, robopup], hand: [killer-bee, bee-bear]}
        moves: [play saltemental]
    """
    given = resolve(board)
    assert given.controller("saltemental") == "B"
    assert octonite(given) == {"saltemental": 2}
    first = begun(given.end)
    assert octonite(first) == {"saltemental": 1}
    # In B's second turn it defeats the others of its side; TOUGH only exhausts.
    result = begun(resolve(board, "play killer-bee", "play turbo-bug").end)
    assert result.discard("B") == ["gorillion", "killer-bee"]
    assert result.play("B") == ["robopup", "saltemental"]
    assert result.play("A") == ["turbo-bug"]


def test_a_mindbugged_saltemental_comes_back_to_who_played_it():
    """Disputes mb-newly-entered-attack and harvest-mindbugged: it came this turn, and waits."""
    result = resolve("""
        A: {play: [gorillion], hand: [saltemental, turbo-bug]}
        B: {play: [bee-bear], hand: [killer-bee]}
        moves: [play saltemental, mindbug]
    """)
    assert result.controller("saltemental") == "A"
    assert result.mindbugs("B") == 1
    assert result.asked == ("A", "turn")
    assert result.options == ["play turbo-bug", "attack gorillion"]


def test_with_the_extra_turn_of_the_older_books_the_returned_saltemental_may_attack():
    """Dispute mb-newly-entered-attack: a new turn, which also removes an Octonite."""
    result = resolve("""
        ruleset: {edition: current, after-mindbug: extra-turn}
        A: {play: [gorillion], hand: [saltemental, turbo-bug]}
        B: {hand: [killer-bee]}
        moves: [play saltemental, mindbug, attack saltemental]
    """)
    assert result.life("B") == 2
    assert octonite(result) == {"saltemental": 1}


def test_deathweaver_keeps_saltemental_at_home():
    """Its Play effect is forbidden, its counters and its Harvest are not."""
    result = resolve("""
        A: {hand: [saltemental, turbo-bug]}
        B: {mindbugs: 0, play: [deathweaver], hand: [killer-bee]}
        moves: [play saltemental]
    """)
    assert result.controller("saltemental") == "A"
    assert octonite(result) == {"saltemental": 2}


# -- Shakes Pear ----------------------------------------------------------------------------------

SHAKES_PEAR = """
        phase: start
        A:
          play: [{card: shakes-pear, octonite: 1}, mangolorean]
          hand: [gorillion, killer-bee]
        B: {play: [bee-bear], hand: [luchataur]}
"""


def test_shakes_pear_lets_nobody_use_mindbugs_this_turn():
    """Dispute shakes-pear: the card is safe, and Mangolorean's Action is out of reach."""
    asked = begun(SHAKES_PEAR)
    assert "action mangolorean" not in asked.options
    assert "attack mangolorean" in asked.options
    result = resolve(SHAKES_PEAR, "play gorillion")
    assert result.controller("gorillion") == "A"
    assert result.mindbugs("B") == 2
    assert (result.turn, result.phase) == ("B", "start")


def test_in_the_next_turn_mindbugs_may_be_used_again():
    result = resolve(SHAKES_PEAR, "play gorillion", "play luchataur")
    assert result.asked == ("A", "mindbug")
    later = resolve(SHAKES_PEAR, "play gorillion", "play luchataur", "pass", "play killer-bee")
    assert later.asked == ("B", "mindbug")


def test_shakes_pear_holds_also_when_it_is_gone():
    """5.4: until the turn ends, whatever becomes of the creature."""
    result = resolve("""
        phase: start
        A:
          play: [{card: shakes-pear, octonite: 1, exhausted: true}]
          hand: [quadranut]
        B: {play: [bee-bear], hand: [luchataur]}
        moves: [play quadranut, "choose shakes-pear, bee-bear"]
    """)
    assert result.discard("A") == ["shakes-pear"]
    assert result.mindbugs("B") == 2


def test_shakes_pear_with_counters_left_stops_no_mindbug():
    result = resolve("""
        phase: start
        A: {play: [{card: shakes-pear, octonite: 2}], hand: [gorillion]}
        B: {play: [bee-bear], hand: [luchataur]}
        moves: [play gorillion]
    """)
    assert result.asked == ("B", "mindbug")


# -- Venomash -------------------------------------------------------------------------------------


def test_venomash_poisons_allied_creatures_with_octonite():
    result = resolve("""
        A: {play: [{card: venomash, octonite: 1}, {card: turbo-bug, octonite: 1}, robopup]}
        B: {play: [{card: gorillion, octonite: 1}], hand: [luchataur]}
    """)
    assert at_work(result, "venomash") == {"POISONOUS"}
    assert at_work(result, "turbo-bug") == {"POISONOUS"}
    assert at_work(result, "robopup") == {"SNEAKY", "TOUGH"}
    assert at_work(result, "gorillion") == set()


def test_venomash_without_octonite_is_not_poisonous_itself():
    result = resolve("""
        A: {play: [venomash], hand: [killer-bee]}
        B: {play: [gorillion], hand: [luchataur]}
        moves: [attack venomash, block gorillion]
    """)
    assert result.discard("A") == ["venomash"]
    assert result.play("B") == ["gorillion"]


def test_an_attacker_that_paid_its_last_octonite_is_poisonous_no_more():
    """14.6: Starfruit Ninja pays for SNEAKY before the fight."""
    result = resolve("""
        A: {play: [venomash, {card: starfruit-ninja, octonite: 1}], hand: [killer-bee]}
        B: {play: [cave-lizard], hand: [luchataur]}
        moves: [attack starfruit-ninja, block cave-lizard]
    """)
    assert result.discard("A") == ["starfruit-ninja"]
    assert not result.creature("cave-lizard").exhausted


# -- cards for teams ------------------------------------------------------------------------------


@pytest.mark.parametrize("card", ["a-hug-of-ice-and-fire", "duel-of-the-fruits"])
@pytest.mark.parametrize("zone", ["play", "hand", "deck", "discard"])
def test_cards_that_need_a_teammate_are_not_for_two_players(card, zone):
    with pytest.raises(ScenarioError):
        resolve(f"{{A: {{{zone}: [{card}]}}, B: {{hand: [gorillion]}}}}")
