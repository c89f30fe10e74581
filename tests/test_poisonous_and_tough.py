"""Rules 8.4, 8.6, 8.7: POISONOUS against TOUGH, in every constellation and under every reading."""

import pytest
from board import Result, resolve

EDITIONS = ["current", "beyond", "first-contact"]
ONE_DEFEAT = [
    *EDITIONS,
    "{edition: current, poison-and-tough: one-defeat}",
    "{edition: beyond, poison-and-tough: one-defeat}",
    "{edition: first-contact, poison-and-tough: one-defeat}",
]
TWO_DEFEATS = [
    "{edition: current, poison-and-tough: two-defeats}",
    "{edition: beyond, poison-and-tough: two-defeats}",
    "{edition: first-contact, poison-and-tough: two-defeats}",
]

# Axolotl Healer is POISONOUS and has power 4. These are TOUGH, with power 7, 4 and 3.
STRONGER, EQUAL, WEAKER = "grave-robber", "shield-bugs", "bugserker"


def fight(
    attacker: str, blocker: str, ruleset: str = "current", exhausted: tuple[str, ...] = ()
) -> Result:
    """One creature on each side; they fight."""

    def creature(ref: str) -> str:
        return f"{{card: {ref}, exhausted: {str(ref in exhausted).lower()}}}"

    return resolve(f"""
        ruleset: {ruleset}
        A: {{play: [{creature(attacker)}], hand: [gorillion]}}
        B: {{play: [{creature(blocker)}], hand: [gorillion]}}
        moves: [attack {attacker}, block {blocker}]
    """)


def axolotl_fights(
    tough: str, axolotl_attacks: bool, ruleset: str, exhausted: bool = False
) -> tuple[Result, str, str]:
    """The result, the player of Axolotl Healer, and the player of the TOUGH creature."""
    tired = (tough,) if exhausted else ()
    if axolotl_attacks:
        return fight("axolotl-healer", tough, ruleset, tired), "A", "B"
    return fight(tough, "axolotl-healer", ruleset, tired), "B", "A"


def test_tough_creature_poisoned_by_a_stronger_one_is_exhausted_once():
    result = resolve("""
        A: {play: [axolotl-healer]}
        B: {play: [plated-scorpion]}
        moves: [attack axolotl-healer, block plated-scorpion]
    """)
    assert result.creature("plated-scorpion").exhausted
    assert result.in_discard("A", "axolotl-healer")


@pytest.mark.parametrize("edition", ["current", "beyond", "first-contact"])
def test_weaker_poison_exhausts_a_stronger_tough_creature(edition):
    result = resolve(
        """
        A: {play: [grave-robber]}
        B: {play: [spider-owl], hand: [gorillion]}
        moves: [attack grave-robber, block spider-owl]
        """,
        ruleset=edition,
    )
    assert result.creature("grave-robber").exhausted
    assert result.in_discard("B", "spider-owl")
    assert "poison-and-tough" not in result.readings()


# -- a fresh TOUGH creature -----------------------------------------------------------------------


@pytest.mark.parametrize("axolotl_attacks", [True, False])
@pytest.mark.parametrize("ruleset", [*ONE_DEFEAT, *TWO_DEFEATS])
def test_weaker_poison_exhausts_whichever_side_attacks_and_under_every_reading(
    ruleset, axolotl_attacks
):
    """8.7: it loses by poison alone, so there is one reason and nothing to read differently."""
    result, poisonous, tough = axolotl_fights(STRONGER, axolotl_attacks, ruleset)
    assert result.creature(STRONGER).exhausted
    assert result.controller(STRONGER) == tough
    assert result.discard(poisonous) == ["axolotl-healer"]
    assert "poison-and-tough" not in result.readings()


@pytest.mark.parametrize("axolotl_attacks", [True, False])
@pytest.mark.parametrize("ruleset", ONE_DEFEAT)
def test_equal_poison_exhausts_and_is_defeated(ruleset, axolotl_attacks):
    """8.7, and 8.4: at equal power the POISONOUS creature is defeated as well."""
    result, poisonous, tough = axolotl_fights(EQUAL, axolotl_attacks, ruleset)
    assert result.creature(EQUAL).exhausted
    assert result.discard(tough) == []
    assert result.discard(poisonous) == ["axolotl-healer"]


@pytest.mark.parametrize("axolotl_attacks", [True, False])
@pytest.mark.parametrize("ruleset", ONE_DEFEAT)
def test_stronger_poison_exhausts_and_stays(ruleset, axolotl_attacks):
    result, poisonous, tough = axolotl_fights(WEAKER, axolotl_attacks, ruleset)
    assert result.creature(WEAKER).exhausted
    assert result.discard(tough) == []
    assert result.controller("axolotl-healer") == poisonous
    assert not result.creature("axolotl-healer").exhausted


@pytest.mark.parametrize("axolotl_attacks", [True, False])
@pytest.mark.parametrize("ruleset", TWO_DEFEATS)
def test_equal_poison_defeats_if_two_reasons_are_two_defeats(ruleset, axolotl_attacks):
    result, poisonous, tough = axolotl_fights(EQUAL, axolotl_attacks, ruleset)
    assert result.discard(tough) == [EQUAL]
    assert result.discard(poisonous) == ["axolotl-healer"]
    assert result.play("A") == result.play("B") == []


@pytest.mark.parametrize("axolotl_attacks", [True, False])
@pytest.mark.parametrize("ruleset", TWO_DEFEATS)
def test_stronger_poison_defeats_if_two_reasons_are_two_defeats(ruleset, axolotl_attacks):
    result, poisonous, tough = axolotl_fights(WEAKER, axolotl_attacks, ruleset)
    assert result.discard(tough) == [WEAKER]
    assert result.play(poisonous) == ["axolotl-healer"]


@pytest.mark.parametrize("tough", [EQUAL, WEAKER])
@pytest.mark.parametrize("choice", ["one-defeat", "two-defeats"])
def test_old_books_make_two_reasons_a_matter_of_reading(tough, choice):
    ruleset = f"{{edition: first-contact, poison-and-tough: {choice}}}"
    assert "poison-and-tough" in fight("axolotl-healer", tough, ruleset).readings()


# -- a TOUGH creature that is exhausted already ---------------------------------------------------


@pytest.mark.parametrize("axolotl_attacks", [True, False])
@pytest.mark.parametrize("tough", [STRONGER, EQUAL, WEAKER])
@pytest.mark.parametrize("ruleset", [*ONE_DEFEAT, *TWO_DEFEATS])
def test_poison_defeats_an_exhausted_tough_creature_once(ruleset, tough, axolotl_attacks):
    result, _, owner = axolotl_fights(tough, axolotl_attacks, ruleset, exhausted=True)
    assert result.discard(owner) == [tough]
    assert not result.in_play(tough)
    assert "poison-and-tough" not in result.readings()


@pytest.mark.parametrize("axolotl_attacks", [True, False])
@pytest.mark.parametrize(("tough", "stays"), [(STRONGER, False), (EQUAL, False), (WEAKER, True)])
def test_poison_does_not_protect_its_bearer(tough, stays, axolotl_attacks):
    """8.4: "If the enemy creature's power value is equal or higher, ... is also defeated"."""
    for exhausted in (False, True):
        result, poisonous, _ = axolotl_fights(tough, axolotl_attacks, "current", exhausted)
        assert result.in_play("axolotl-healer") == stays
        assert result.in_discard(poisonous, "axolotl-healer") != stays


# -- POISONOUS against POISONOUS ------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("attacker", "blocker"),
    [("deathweaver", "axolotl-healer"), ("axolotl-healer", "deathweaver")],
)
def test_two_poisonous_creatures_defeat_each_other_whatever_their_power(edition, attacker, blocker):
    result = fight(attacker, blocker, edition)
    assert result.discard("A") == [attacker]
    assert result.discard("B") == [blocker]


def test_two_copies_of_a_poisonous_creature_defeat_each_other():
    result = resolve("""
        A: {play: [{card: spider-owl, as: mine}], hand: [gorillion]}
        B: {play: [{card: spider-owl, as: yours}], hand: [gorillion]}
        moves: [attack mine, block yours]
    """)
    assert result.discard("A") == ["mine"]
    assert result.discard("B") == ["yours"]


SCORPIONS = """
    A: {{play: [{{card: plated-scorpion, as: mine, exhausted: {mine}}}], hand: [gorillion]}}
    B: {{play: [{{card: plated-scorpion, as: yours, exhausted: {yours}}}], hand: [gorillion]}}
    moves: [attack mine, block yours]
    ruleset: {ruleset}
"""


@pytest.mark.parametrize("ruleset", ONE_DEFEAT)
def test_two_plated_scorpions_exhaust_each_other(ruleset):
    result = resolve(SCORPIONS.format(mine="false", yours="false", ruleset=ruleset))
    assert result.creature("mine").exhausted
    assert result.creature("yours").exhausted


@pytest.mark.parametrize("ruleset", TWO_DEFEATS)
def test_two_plated_scorpions_defeat_each_other_by_two_defeats(ruleset):
    result = resolve(SCORPIONS.format(mine="false", yours="false", ruleset=ruleset))
    assert result.discard("A") == ["mine"]
    assert result.discard("B") == ["yours"]


@pytest.mark.parametrize("ruleset", EDITIONS)
def test_only_the_exhausted_plated_scorpion_is_defeated(ruleset):
    result = resolve(SCORPIONS.format(mine="false", yours="true", ruleset=ruleset))
    assert result.creature("mine").exhausted
    assert result.discard("B") == ["yours"]


def test_two_exhausted_plated_scorpions_defeat_each_other():
    result = resolve(SCORPIONS.format(mine="true", yours="true", ruleset="current"))
    assert result.discard("A") == ["mine"]
    assert result.discard("B") == ["yours"]


# -- TOUGH against TOUGH --------------------------------------------------------------------------


@pytest.mark.parametrize("ruleset", [*ONE_DEFEAT, *TWO_DEFEATS])
def test_two_tough_creatures_of_equal_power_are_both_exhausted(ruleset):
    """8.6; the reading is about poison and changes nothing here."""
    result = fight("elephantopus", "grave-robber", ruleset)
    assert result.creature("elephantopus").exhausted
    assert result.creature("grave-robber").exhausted
    assert result.life("B") == 3


def test_weaker_tough_creature_alone_is_exhausted():
    result = fight("grave-robber", "bugserker")
    assert result.creature("bugserker").exhausted
    assert not result.creature("grave-robber").exhausted


def test_of_two_equal_tough_creatures_the_exhausted_one_is_defeated():
    result = fight("elephantopus", "grave-robber", exhausted=("grave-robber",))
    assert result.creature("elephantopus").exhausted
    assert result.discard("B") == ["grave-robber"]


def test_two_equal_exhausted_tough_creatures_are_both_defeated():
    result = fight("elephantopus", "grave-robber", exhausted=("elephantopus", "grave-robber"))
    assert result.discard("A") == ["elephantopus"]
    assert result.discard("B") == ["grave-robber"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_kangasaurus_rex_and_elephantopus_as_in_the_french_book(edition):
    """The worked example of First Contact: equal power, Elephantopus turns, the Rex leaves."""
    result = fight("kangasaurus-rex", "elephantopus", edition)
    assert result.creature("elephantopus").exhausted
    assert result.discard("A") == ["kangasaurus-rex"]


# -- TOUGH against effects ------------------------------------------------------------------------


@pytest.mark.parametrize(("exhausted", "left"), [("false", True), ("true", False)])
def test_tough_stands_in_for_a_defeat_by_an_effect_once(exhausted, left):
    result = resolve(f"""
        A: {{hand: [tiger-squirrel]}}
        B: {{mindbugs: 0, play: [{{card: rhino-turtle, exhausted: {exhausted}}}, gorillion]}}
        moves: [play tiger-squirrel, choose rhino-turtle]
    """)
    assert result.in_play("rhino-turtle") == left
    assert result.in_discard("B", "rhino-turtle") != left
    if left:
        assert result.creature("rhino-turtle").exhausted


def test_exhausted_creature_that_left_play_comes_back_fresh():
    """17.16: whatever it had gathered is gone."""
    result = resolve("""
        turn: B
        A: {play: [{card: shield-bugs, exhausted: true}], hand: [compost-dragon]}
        B: {mindbugs: 0, play: [gorillion]}
        moves: [attack gorillion, block shield-bugs, play compost-dragon, choose shield-bugs]
    """)
    assert result.controller("shield-bugs") == "A"
    assert not result.creature("shield-bugs").exhausted


def test_poison_works_only_in_a_fight():
    """8.4: an unblocked POISONOUS attacker defeats nobody."""
    result = resolve("""
        A: {play: [axolotl-healer], hand: [gorillion]}
        B: {play: [bugserker]}
        moves: [attack axolotl-healer, pass]
    """)
    assert result.life("B") == 2
    assert result.play("B") == ["bugserker"]
    assert not result.creature("bugserker").exhausted
