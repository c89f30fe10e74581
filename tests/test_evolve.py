"""Chapter 12: creatures that evolve, what they keep, and what becomes of them when they leave."""

import pytest
from board import Result, boost, form, keywords, library_with, power, resolve

# Each line with the power and the keywords of its three forms.
LINES = {
    "cloud-lady": [
        ("cloud-lady", 4, set()),
        ("typhoon-princess", 6, set()),
        ("thunder-queen", 9, set()),
    ],
    "curious-tadpole": [
        ("curious-tadpole", 1, {"POISONOUS"}),
        ("frog-prophet", 3, {"POISONOUS", "TOUGH"}),
        ("world-eater", 8, {"POISONOUS", "TOUGH"}),
    ],
    "waddling-recruit": [
        ("waddling-recruit", 3, set()),
        ("veteran-penguin", 5, {"TOUGH"}),
        ("frosty-fortress", 10, {"TOUGH"}),
    ],
    "wildsprout": [
        ("wildsprout", 1, set()),
        ("bigroot", 4, set()),
        ("oakenmaster", 7, set()),
    ],
    "tuckbox-mimic": [
        ("tuckbox-mimic", 2, set()),
        ("deckbox-mimic", 5, set()),
        ("big-box-mimic", 6, {"FRENZY"}),
    ],
    "kitten-crewmate": [
        ("kitten-crewmate", 2, {"SNEAKY"}),
        ("one-eye-felix", 7, {"HUNTER"}),
        ("silver-whiskers", 6, {"TOUGH"}),
    ],
}
BY_ACTION = [first for first in LINES if first != "kitten-crewmate"]
EVOLVED = [(first, form[0]) for first, forms in LINES.items() for form in forms[1:]]


def card_in(result: Result, player: str, zone: str, ref: str) -> str:
    """The id of a card that lies in a hand or a discard pile."""
    side = result.end.players["AB".index(player)]
    return next(copy.card.id for copy in getattr(side, zone) if copy.ref == ref)


def evolve_once(ref: str) -> list[str]:
    """The moves with which a creature of a line uses its Action."""
    return [f"action {ref}", *(["yes"] if ref == "deckbox-mimic" else [])]


# -- the forms ------------------------------------------------------------------------------------


@pytest.mark.parametrize("first", BY_ACTION)
@pytest.mark.parametrize("stage", [1, 2])
def test_an_action_evolves_a_creature_to_the_next_form_of_its_line(first, stage):
    """12.3, 12.4: power and keywords are those of the form that shows."""
    before, (after, its_power, its_keywords) = LINES[first][stage - 1], LINES[first][stage]
    result = resolve(
        f"""
        A: {{play: [{before[0]}], hand: [gorillion]}}
        B: {{hand: [luchataur]}}
        """,
        *evolve_once(before[0]),
    )
    assert form(result, before[0]) == after
    assert power(result, before[0]) == its_power
    assert keywords(result, before[0]) == its_keywords
    assert (result.turn, result.phase) == ("B", "start")


@pytest.mark.parametrize("first", BY_ACTION)
def test_a_whole_line_takes_two_actions_in_two_turns(first):
    second = ["yes"] if first == "tuckbox-mimic" else []
    result = resolve(
        f"""
        A: {{play: [{first}], hand: [gorillion], mindbugs: 0}}
        B: {{hand: [luchataur, {{card: gorillion, as: spare}}]}}
        """,
        f"action {first}",
        *(["choose luchataur"] if first == "waddling-recruit" else []),
        "play spare" if first == "waddling-recruit" else "play luchataur",
        f"action {first}",
        *second,
    )
    assert form(result, first) == LINES[first][2][0]
    assert result.play("A").count(first) == 1


@pytest.mark.parametrize("first", list(LINES))
def test_the_third_form_has_no_action_and_evolves_no_further(first):
    """12.4: the line ends there."""
    third = LINES[first][2][0]
    result = resolve(f"""
        A: {{play: [{third}], hand: [gorillion], discard: [robopup]}}
        B: {{play: [gorillion], hand: [luchataur]}}
    """)
    assert f"action {third}" not in result.options
    assert f"attack {third}" in result.options


@pytest.mark.parametrize("evolved", ["kitten-crewmate", "one-eye-felix", "silver-whiskers"])
def test_the_felix_line_has_no_action(evolved):
    """12.7: what makes a creature evolve need not be an Action."""
    result = resolve(f"""
        A: {{play: [{evolved}], hand: [gorillion]}}
        B: {{play: [luchataur]}}
    """)
    assert result.options == ["play gorillion", f"attack {evolved}"]


def test_cutecat_evolves_to_the_end_of_its_line():
    result = resolve("""
        A: {play: [cutecat], hand: [gorillion], mindbugs: 0}
        B: {hand: [luchataur], deck: [robopup]}
        moves: [action cutecat, play luchataur, action cutecat]
    """)
    assert form(result, "cutecat") == "evilcat"
    assert power(result, "cutecat") == 3


# -- what stays -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("before", "after"), [("frog-prophet", "world-eater"), ("veteran-penguin", "frosty-fortress")]
)
@pytest.mark.parametrize("exhausted", ["true", "false"])
def test_an_exhausted_creature_stays_exhausted_when_it_evolves(before, after, exhausted):
    """evolve-state, tough-ready."""
    result = resolve(f"""
        A: {{play: [{{card: {before}, exhausted: {exhausted}}}], hand: [gorillion]}}
        B: {{hand: [luchataur]}}
        moves: [action {before}]
    """)
    assert form(result, before) == after
    assert result.creature(before).exhausted == (exhausted == "true")


@pytest.mark.parametrize(("exhausted", "stays"), [("true", False), ("false", True)])
def test_tough_of_the_new_form_does_not_save_one_that_is_exhausted_already(exhausted, stays):
    """12.5: Frosty Fortress is TOUGH, but Veteran Penguin used that up."""
    result = resolve(f"""
        A: {{play: [{{card: veteran-penguin, exhausted: {exhausted}}}], hand: [robopup]}}
        B: {{play: [gorillion], hand: [luchataur]}}
        moves: [action veteran-penguin, attack gorillion, block veteran-penguin]
    """)
    assert result.in_play("veteran-penguin") == stays
    assert result.in_discard("A", "veteran-penguin") != stays


def test_boost_cards_stay_and_go_on_counting():
    """evolve-state: boosted stays boosted."""
    result = resolve("""
        A: {play: [{card: cloud-lady, boost: [gorillion, robopup]}], hand: [luchataur]}
        B: {hand: [luchataur]}
        moves: [action cloud-lady]
    """)
    assert boost(result, "cloud-lady") == ["gorillion", "robopup"]
    assert power(result, "cloud-lady") == 6 + 2


def test_octonite_stays():
    """evolve-state: counters stay as well."""
    result = resolve("""
        A: {play: [{card: curious-tadpole, octonite: 3}], hand: [gorillion]}
        B: {hand: [luchataur]}
        moves: [action curious-tadpole]
    """)
    assert form(result, "curious-tadpole") == "frog-prophet"
    assert result.creature("curious-tadpole").octonite == 3


def test_bonuses_of_other_creatures_go_on_for_the_new_form():
    result = resolve("""
        A: {play: [cloud-lady, shield-bugs, kitsunsei], hand: [gorillion]}
        B: {hand: [luchataur]}
        moves: [action cloud-lady]
    """)
    assert power(result, "cloud-lady") == 7
    assert keywords(result, "cloud-lady") == {"SNEAKY"}


def test_a_play_effect_of_the_new_form_does_not_happen():
    """12.5: evolving is not coming into play. No printed form has a Play effect, so one is made."""
    cards = library_with(
        "{id: egg, number: 1, copies: 1, power: 1, stage: 1, names: {en: Egg},"
        " action: [{evolve: chick}]}",
        "{id: chick, number: E1/1, copies: 1, power: 2, stage: 2, names: {en: Chick},"
        " play: [{gain-life: {you: 5}}], action: [{evolve: cock}]}",
        "{id: cock, number: E1/1, copies: 1, power: 3, stage: 3, names: {en: Cock},"
        " play: [{gain-life: {you: 5}}]}",
    )
    result = resolve(
        """
        A: {play: [egg], hand: [gorillion], mindbugs: 0}
        B: {hand: [luchataur]}
        moves: [action egg, play luchataur, action egg]
        """,
        cards=cards,
    )
    assert form(result, "egg") == "cock"
    assert result.life("A") == 3


def test_a_creature_that_evolved_in_the_turn_it_came_into_play_still_has_to_wait():
    """12.5, 6.9: Felix is the kitten that came into play this turn, so he can't attack yet."""
    board = """
        A: {play: [{card: kitten-crewmate, entered: true}, gorillion],
            hand: [cyber-kitty, luchataur]}
        B: {hand: [robopup]}
        moves: [play cyber-kitty, mindbug]
    """
    result = resolve(board)
    assert form(result, "kitten-crewmate") == "one-eye-felix"
    assert result.asked == ("A", "turn")
    assert result.options == ["play luchataur", "attack gorillion"]
    assert "6.9" in {n for reason in result.why_not("attack kitten-crewmate") for n in reason.rules}


def test_an_evolved_creature_fights_with_the_power_of_its_form():
    result = resolve("""
        A: {play: [cloud-lady], hand: [robopup]}
        B: {play: [killer-bee], hand: [luchataur]}
        moves: [action cloud-lady, attack killer-bee, hunt cloud-lady]
    """)
    assert result.in_discard("B", "killer-bee")
    assert form(result, "cloud-lady") == "typhoon-princess"


# -- leaving play ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("first", "evolved"), EVOLVED)
def test_an_evolved_creature_goes_to_the_discard_pile_as_its_first_form(first, evolved):
    """12.6"""
    result = resolve(f"""
        A: {{play: [{{card: gorillion, boost: [robopup]}}], hand: [killer-bee]}}
        B: {{play: [{{card: {evolved}, exhausted: true}}], hand: [luchataur]}}
        moves: [attack gorillion, block {evolved}]
    """)
    assert card_in(result, "B", "discard", evolved) == first
    assert result.discard("B") == [evolved]


@pytest.mark.parametrize(("first", "evolved"), EVOLVED)
def test_an_evolved_creature_goes_to_a_hand_as_its_first_form(first, evolved):
    """12.6, 17.13: and nothing of it is exhausted or boosted when it is played again."""
    result = resolve(f"""
        A: {{play: [{{card: {evolved}, exhausted: true, boost: [robopup]}}], mindbugs: 0}}
        B: {{hand: [dr-orange-u-tan, gorillion], mindbugs: 0}}
        turn: B
        moves: [play dr-orange-u-tan, "yes", play {evolved}]
    """)
    assert form(result, evolved) == first
    assert not result.creature(evolved).exhausted
    assert boost(result, evolved) == []
    assert result.discard("A") == ["robopup"]


def test_a_creature_that_returned_evolves_again():
    """12.6: "it can evolve again normally"."""
    result = resolve("""
        A: {play: [thunder-queen], hand: [robopup], mindbugs: 0}
        B: {hand: [dr-orange-u-tan, gorillion, luchataur], mindbugs: 0}
        turn: B
        moves: [play dr-orange-u-tan, "yes", play thunder-queen, play gorillion,
                action thunder-queen]
    """)
    assert form(result, "thunder-queen") == "typhoon-princess"


@pytest.mark.parametrize(
    ("by", "choice"), [("ratomancer", ["choose thunder-queen"]), ("the-broccoli-bards", [])]
)
def test_in_the_discard_pile_the_power_of_the_first_form_counts(by, choice):
    """4.5, 12.6: a defeated Thunder Queen (9) lies there as Cloud Lady (4)."""
    result = resolve(
        f"""
        A: {{play: [thunder-queen], hand: [{by}, killer-bee], mindbugs: 0}}
        B: {{play: [{{card: gorillion, as: wall}}, {{card: gorillion, as: bait}}],
             hand: [luchataur], mindbugs: 0}}
        moves: [attack thunder-queen, choose bait, block wall, play luchataur, play {by}]
        """,
        *choice,
    )
    assert form(result, "thunder-queen") == "cloud-lady"
    assert result.controller("thunder-queen") == "A"


def test_a_defeated_third_form_is_out_of_reach_for_what_asks_for_seven_or_more():
    result = resolve("""
        A: {play: [{card: thunder-queen}], hand: [kiwing-juicer, gorillion], mindbugs: 0}
        B: {play: [{card: gorillion, as: wall}, {card: gorillion, as: bait}],
            hand: [luchataur], mindbugs: 0}
        moves: [attack thunder-queen, choose bait, block wall, play luchataur, play kiwing-juicer]
    """)
    assert result.in_discard("A", "thunder-queen")
    assert result.play("A") == ["kiwing-juicer"]


def test_boost_cards_of_an_evolved_creature_go_to_its_controllers_discard_pile():
    result = resolve("""
        A: {play: [{card: typhoon-princess, boost: [robopup]}], hand: [gorillion]}
        B: {play: [gorillion], hand: [luchataur]}
        moves: [attack typhoon-princess, block gorillion-2]
    """)
    assert sorted(result.discard("A")) == ["robopup", "typhoon-princess"]


@pytest.mark.parametrize(
    ("reading", "comes_back_as"), [("fresh", "cloud-lady"), ("as-they-were", "typhoon-princess")]
)
def test_an_evolved_creature_that_was_set_aside(reading, comes_back_as):
    """alpacoodle: it left play, so it is its first form; the other reading keeps it as it was."""
    result = resolve(f"""
        ruleset: {{edition: current, set-aside: {reading}}}
        A: {{play: [typhoon-princess], hand: [alpacoodle, robopup], mindbugs: 0}}
        B: {{hand: [luchataur, turtle-toaster, cyber-kitty], mindbugs: 0}}
        moves: [play alpacoodle, play cyber-kitty]
    """)
    assert result.in_discard("A", "alpacoodle")
    assert form(result, "typhoon-princess") == comes_back_as
    assert result.controller("typhoon-princess") == "A"


@pytest.mark.parametrize(
    ("aside", "becomes"), [("cloud-lady", "typhoon-princess"), ("typhoon-princess", "cloud-lady")]
)
def test_a_form_that_was_set_aside_as_it_was_keeps_the_double_sided_card(aside, becomes):
    """12.8: the other Cloud Lady finds the card in use only if the one set aside is evolved."""
    result = resolve(f"""
        ruleset: {{edition: current, set-aside: as-they-were}}
        A: {{play: [cloud-lady, alpacoodle], hand: [gorillion]}}
        B: {{play: [ferret-bomber], hand: [luchataur]}}
        aside: [{{card: {aside}, as: other, player: B, by: alpacoodle}}]
        moves: [action cloud-lady, choose ferret-bomber]
    """)
    assert form(result, "cloud-lady") == becomes


# -- the double-sided card ------------------------------------------------------------------------


@pytest.mark.parametrize("user", ["typhoon-princess", "thunder-queen"])
@pytest.mark.parametrize("side", ["A", "B"])
def test_a_second_creature_of_the_line_cannot_evolve_while_the_card_is_in_use(user, side):
    """evolve-card-taken: wherever the one card lies, and whichever side of it is up."""
    mine, theirs = (f"{user}, ", "") if side == "A" else ("", f"{user}, ")
    result = resolve(f"""
        A: {{play: [{mine}cloud-lady], hand: [gorillion]}}
        B: {{play: [{theirs}ferret-bomber], hand: [luchataur]}}
        moves: [action cloud-lady]
    """)
    assert result.in_discard("B", "ferret-bomber")
    assert form(result, "cloud-lady") == "cloud-lady"


def test_without_the_card_and_without_a_target_the_action_does_nothing():
    """evolve-card-taken, 9.7: then it may not be used."""
    result = resolve("""
        A: {play: [cloud-lady], hand: [gorillion]}
        B: {play: [typhoon-princess], hand: [luchataur]}
    """)
    assert result.options == ["play gorillion", "attack cloud-lady"]
    reasons = result.why_not("action cloud-lady")
    assert "9.7" in {number for reason in reasons for number in reason.rules}


def test_the_card_is_free_again_when_the_other_creature_has_left_play():
    """12.6, 12.8"""
    result = resolve("""
        A: {play: [cloud-lady, gorillion], hand: [robopup]}
        B: {play: [{card: typhoon-princess, as: princess}], hand: [luchataur]}
        turn: B
        moves: [attack princess, block gorillion, action cloud-lady]
    """)
    assert card_in(result, "B", "discard", "princess") == "cloud-lady"
    assert form(result, "cloud-lady") == "typhoon-princess"


def test_lines_do_not_share_their_cards():
    result = resolve("""
        A: {play: [cloud-lady, veteran-penguin, bigroot, world-eater], hand: [gorillion]}
        B: {play: [deckbox-mimic, one-eye-felix], hand: [luchataur]}
        moves: [action cloud-lady]
    """)
    assert form(result, "cloud-lady") == "typhoon-princess"


# -- changing sides -------------------------------------------------------------------------------


def test_an_evolved_creature_keeps_its_form_under_a_new_controller_who_may_evolve_it():
    """evolve-control: with the same double-sided card."""
    board = """
        A: {hand: [brain-fly, robopup], mindbugs: 0}
        B: {play: [{card: typhoon-princess, boost: [killer-bee]}], hand: [ferret-bomber, luchataur],
            mindbugs: 0}
        moves: [play brain-fly, play luchataur]
    """
    taken = resolve(board)
    assert taken.controller("typhoon-princess") == "A"
    assert form(taken, "typhoon-princess") == "typhoon-princess"
    assert boost(taken, "typhoon-princess") == ["killer-bee"]
    evolved = resolve(board, "action typhoon-princess")
    assert form(evolved, "typhoon-princess") == "thunder-queen"
    assert evolved.controller("typhoon-princess") == "A"


def test_a_taken_evolved_creature_ends_in_the_new_controllers_discard_pile():
    result = resolve("""
        A: {hand: [brain-fly, robopup], mindbugs: 0}
        B: {play: [typhoon-princess, gorillion], hand: [luchataur], mindbugs: 0}
        moves: [play brain-fly, choose typhoon-princess, attack gorillion, block typhoon-princess]
    """)
    assert card_in(result, "A", "discard", "typhoon-princess") == "cloud-lady"
    assert result.discard("B") == []


# -- evolving when the rest is impossible ---------------------------------------------------------


def test_cloud_lady_may_evolve_without_anyone_to_defeat():
    """evolve-no-target: evolving is something."""
    result = resolve("""
        A: {play: [cloud-lady], hand: [gorillion]}
        B: {play: [killer-bee, gorillion], hand: [luchataur]}
        moves: [action cloud-lady]
    """)
    assert form(result, "cloud-lady") == "typhoon-princess"
    assert result.play("B") == ["killer-bee", "gorillion-2"]


def test_the_defeat_comes_before_the_evolution():
    """The parts of an effect are done in the order of its text."""
    result = resolve("""
        A: {play: [cloud-lady], hand: [gorillion]}
        B: {play: [brain-fly, snail-thrower], hand: [luchataur]}
        moves: [action cloud-lady, choose snail-thrower]
    """)
    assert result.kinds().index("defeat") < result.kinds().index("evolve")
    assert result.discard("B") == ["snail-thrower"]


# -- Kitten Crewmate ------------------------------------------------------------------------------


@pytest.mark.parametrize("kitten_attacks", [True, False])
def test_kitten_crewmate_evolves_instead_of_losing_a_fight(kitten_attacks):
    if kitten_attacks:
        result = resolve("""
            A: {play: [kitten-crewmate], hand: [gorillion]}
            B: {play: [spider-owl, tiger-squirrel], hand: [luchataur]}
            moves: [attack kitten-crewmate, block tiger-squirrel]
        """)
        assert result.in_play("tiger-squirrel")
    else:
        result = resolve("""
            A: {play: [gorillion], hand: [robopup]}
            B: {play: [kitten-crewmate], hand: [luchataur]}
            moves: [attack gorillion, block kitten-crewmate]
        """)
        assert result.in_play("gorillion")
        assert result.life("B") == 3
    assert form(result, "kitten-crewmate") == "one-eye-felix"
    assert not result.creature("kitten-crewmate").exhausted
    assert result.discard("A") == result.discard("B") == []


@pytest.mark.parametrize(
    ("scenario", "moves"),
    [
        ("A: {play: [bullet-train], hand: [robopup]}", ["attack bullet-train", "pass"]),
        ("A: {hand: [kangasaurus-rex, robopup], mindbugs: 0}", ["play kangasaurus-rex"]),
        ("A: {play: [cloud-lady], hand: [robopup]}", ["action cloud-lady"]),
        ("A: {play: [boar-zooka], hand: [robopup]}", ["attack boar-zooka", "block gorillion"]),
    ],
)
def test_kitten_crewmate_evolves_whatever_would_defeat_it(scenario, moves):
    result = resolve(
        f"""
        {scenario}
        B: {{play: [kitten-crewmate, {{card: gorillion, as: gorillion}}], hand: [luchataur],
             mindbugs: 0}}
        """,
        *moves,
    )
    assert form(result, "kitten-crewmate") == "one-eye-felix"
    assert not result.in_discard("B", "kitten-crewmate")


def test_an_effect_that_defeats_everything_takes_the_others_and_leaves_felix():
    result = resolve("""
        A: {play: [boar-zooka], hand: [robopup]}
        B: {play: [kitten-crewmate, gorillion, turbo-bug], hand: [luchataur]}
        moves: [attack boar-zooka, block gorillion]
    """)
    assert result.play("B") == ["kitten-crewmate"]
    assert form(result, "kitten-crewmate") == "one-eye-felix"


def test_felix_is_defeated_like_any_creature():
    """The kitten is saved once: Felix has no such text."""
    result = resolve("""
        A: {play: [gorillion, {card: gorillion, as: second}], hand: [robopup], mindbugs: 0}
        B: {play: [kitten-crewmate], hand: [luchataur, spider-owl]}
        moves: [attack gorillion, block kitten-crewmate, play luchataur, attack second,
                block kitten-crewmate]
    """)
    assert card_in(result, "B", "discard", "kitten-crewmate") == "kitten-crewmate"


def test_a_kitten_played_again_is_saved_again():
    result = resolve("""
        A: {play: [gorillion], hand: [robopup, {card: robopup, as: pup}], mindbugs: 0}
        B: {hand: [compost-dragon, luchataur], discard: [kitten-crewmate], mindbugs: 0}
        turn: B
        moves: [play compost-dragon, attack gorillion, block kitten-crewmate]
    """)
    assert form(result, "kitten-crewmate") == "one-eye-felix"


def test_a_kitten_that_cannot_be_defeated_does_not_evolve():
    """blastfish: what cannot be defeated would not be defeated; nothing is done instead."""
    result = resolve("""
        A: {play: [gorillion], hand: [robopup]}
        B: {play: [kitten-crewmate, {card: calm-cole, octonite: 2}], hand: [luchataur]}
        moves: [attack gorillion, block kitten-crewmate]
    """)
    assert form(result, "kitten-crewmate") == "kitten-crewmate"


def test_return_to_hand_is_no_defeat_and_the_kitten_does_not_evolve():
    """tough-not-bounce, of the kitten: only a defeat is replaced."""
    result = resolve("""
        A: {hand: [dr-orange-u-tan, robopup], mindbugs: 0}
        B: {play: [kitten-crewmate], hand: [luchataur], mindbugs: 0}
        moves: [play dr-orange-u-tan, "yes"]
    """)
    assert result.in_hand("B", "kitten-crewmate")


def test_a_second_attack_is_made_as_felix():
    """8.2, 12.5: the kitten attacked once, lost, evolved; Ram Hopper gives it FRENZY."""
    board = """
        A: {play: [kitten-crewmate, ram-hopper], hand: [gorillion]}
        B: {play: [tiger-squirrel, luchataur], hand: [robopup]}
        moves: [attack kitten-crewmate, block tiger-squirrel]
    """
    first = resolve(board)
    assert first.asked == ("A", "again")
    second = resolve(board, "attack kitten-crewmate", "hunt tiger-squirrel")
    assert second.in_discard("B", "tiger-squirrel")
    # At the end of the same turn he has defeated an enemy creature.
    assert form(second, "kitten-crewmate") == "silver-whiskers"


def test_without_frenzy_there_is_no_second_attack_for_felix():
    result = resolve("""
        A: {play: [kitten-crewmate], hand: [gorillion]}
        B: {play: [tiger-squirrel, luchataur], hand: [robopup]}
        moves: [attack kitten-crewmate, block tiger-squirrel]
    """)
    assert (result.turn, result.phase) == ("B", "start")


def test_a_kitten_that_evolved_is_not_an_ally_that_was_defeated():
    """tough-if-you-do, of the kitten: it stayed in play, so "if you do" is not met."""
    result = resolve("""
        A: {play: [slugapult, kitten-crewmate], hand: [gorillion]}
        B: {play: [luchataur], hand: [robopup]}
        moves: [attack slugapult, "yes"]
    """)
    assert form(result, "kitten-crewmate") == "one-eye-felix"
    assert result.play("B") == ["luchataur"]


def test_a_kitten_whose_card_is_in_use_has_nothing_to_evolve_to_and_is_defeated():
    """12.8: Felix lies on the one double-sided card, so nothing can be done instead."""
    result = resolve("""
        A: {play: [one-eye-felix], hand: [gorillion]}
        B: {play: [kitten-crewmate], hand: [luchataur]}
        moves: [attack one-eye-felix, hunt kitten-crewmate]
    """)
    assert result.discard("B") == ["kitten-crewmate"]
    # And so Felix has defeated an enemy creature.
    assert form(result, "one-eye-felix") == "silver-whiskers"


def test_poison_makes_the_kitten_evolve_too():
    result = resolve("""
        A: {play: [cake-trickster], hand: [gorillion]}
        B: {play: [kitten-crewmate], hand: [robopup]}
        moves: [attack cake-trickster, block kitten-crewmate]
    """)
    assert form(result, "kitten-crewmate") == "one-eye-felix"


def test_a_mindbugged_kitten_evolves_for_its_new_controller():
    result = resolve("""
        A: {play: [gorillion], hand: [kitten-crewmate]}
        B: {hand: [robopup]}
        moves: [play kitten-crewmate, mindbug, attack gorillion, block kitten-crewmate]
    """)
    assert form(result, "kitten-crewmate") == "one-eye-felix"
    assert result.controller("kitten-crewmate") == "B"


# -- "One-Eye" Felix ------------------------------------------------------------------------------


def felix_fights(blocker: str, *, boost: str = "", ruleset: str = "current") -> Result:
    return resolve(f"""
        ruleset: {ruleset}
        A: {{play: [{{card: one-eye-felix, boost: [{boost}]}}], hand: [gorillion]}}
        B: {{play: [{blocker}, gorillion], hand: [robopup]}}
        moves: [attack one-eye-felix, hunt {blocker.split()[-1].strip("}")}]
    """)


def test_felix_evolves_at_the_end_of_the_turn_in_which_he_defeated_an_enemy():
    result = felix_fights("harpy-mother")
    assert form(result, "one-eye-felix") == "silver-whiskers"
    assert keywords(result, "one-eye-felix") == {"TOUGH"}
    assert (result.turn, result.phase) == ("B", "start")


def test_felix_does_not_evolve_without_a_defeat():
    result = resolve("""
        A: {play: [one-eye-felix], hand: [gorillion]}
        B: {hand: [robopup]}
        moves: [attack one-eye-felix]
    """)
    assert result.life("B") == 2
    assert form(result, "one-eye-felix") == "one-eye-felix"


@pytest.mark.parametrize("tough", ["raspberry-ranger", "shield-bugs", "robopup"])
def test_exhausting_a_tough_creature_is_no_defeat_for_felix(tough):
    """8.6: it was exhausted instead of being defeated."""
    result = felix_fights(tough)
    assert result.creature(tough).exhausted
    assert form(result, "one-eye-felix") == "one-eye-felix"


def test_felix_who_is_defeated_himself_does_not_evolve():
    result = felix_fights("coconut-crab")
    assert card_in(result, "A", "discard", "one-eye-felix") == "kitten-crewmate"
    assert result.in_discard("B", "coconut-crab")


def test_felix_evolves_at_the_end_of_the_opponents_turn_if_he_defeated_the_attacker():
    """5.5: the card says "at the end of turn", not "of your turn"."""
    result = resolve("""
        A: {play: [turbo-bug], hand: [gorillion]}
        B: {play: [one-eye-felix], hand: [robopup]}
        moves: [attack turbo-bug, block one-eye-felix]
    """)
    assert result.in_discard("A", "turbo-bug")
    assert form(result, "one-eye-felix") == "silver-whiskers"


def test_felix_counts_each_turn_anew():
    """The kitten defeated an enemy a turn ago: "this turn" is over when it becomes Felix."""
    result = resolve("""
        A: {play: [kitten-crewmate], hand: [robopup]}
        B: {play: [chameleon-sniper, gorillion], hand: [luchataur]}
        moves: [attack kitten-crewmate, block chameleon-sniper, attack gorillion,
                block kitten-crewmate]
    """)
    assert result.in_discard("B", "chameleon-sniper")
    assert result.turn == "A"
    assert form(result, "kitten-crewmate") == "one-eye-felix"


def test_an_ally_that_defeats_an_enemy_does_not_help_felix():
    result = resolve("""
        A: {play: [gorillion, one-eye-felix], hand: [robopup]}
        B: {play: [turbo-bug], hand: [robopup]}
        moves: [attack gorillion, block turbo-bug]
    """)
    assert result.in_discard("B", "turbo-bug")
    assert form(result, "one-eye-felix") == "one-eye-felix"


def test_felix_who_cannot_be_defeated_survives_a_tie_and_evolves():
    """Calm Cole keeps him in play; the enemy of equal power is defeated all the same."""
    result = resolve("""
        A: {play: [one-eye-felix, {card: calm-cole, octonite: 2}], hand: [gorillion]}
        B: {play: [coconut-crab], hand: [robopup]}
        moves: [attack one-eye-felix, hunt coconut-crab]
    """)
    assert result.in_discard("B", "coconut-crab")
    assert form(result, "one-eye-felix") == "silver-whiskers"


def test_the_kitten_that_took_its_enemy_along_becomes_silver_whiskers_at_once():
    """12.5: the same creature defeated Ferret Bomber, evolved to Felix, and the turn ends."""
    result = resolve("""
        A: {play: [kitten-crewmate], hand: [gorillion]}
        B: {play: [ferret-bomber], hand: [robopup]}
        moves: [attack kitten-crewmate, block ferret-bomber]
    """)
    assert result.in_discard("B", "ferret-bomber")
    assert form(result, "kitten-crewmate") == "silver-whiskers"


def test_felix_taken_over_after_his_fight_evolves_for_the_new_controller():
    """The end of turn comes after Harpy Mother's effect; he is the same creature."""
    result = resolve("""
        A: {play: [one-eye-felix], hand: [gorillion], discard: [cursed-gorillion]}
        B: {play: [harpy-mother], hand: [robopup], discard: [cursed-gorillion]}
        moves: [attack one-eye-felix, hunt harpy-mother, choose one-eye-felix]
    """)
    assert result.controller("one-eye-felix") == "B"
    assert form(result, "one-eye-felix") == "silver-whiskers"


FELIX_BLOCKS_A_MINDBUGGED_FAST_CREATURE = """
    ruleset: {{edition: current, after-mindbug: {reading}}}
    A: {{play: [one-eye-felix, potadore-the-wise], hand: [pineapple-paladin, gorillion]}}
    B: {{hand: [robopup]}}
    moves: [play pineapple-paladin, mindbug, attack pineapple-paladin, block one-eye-felix]
"""


def test_the_action_after_a_mindbug_comes_before_the_end_of_the_turn():
    """end-of-turn-mindbug: one turn, so Felix evolves once, after the other turn action."""
    board = FELIX_BLOCKS_A_MINDBUGGED_FAST_CREATURE.format(reading="same-turn")
    before = resolve(board)
    assert before.in_discard("B", "pineapple-paladin")
    assert (before.turn, before.phase) == ("A", "action")
    assert form(before, "one-eye-felix") == "one-eye-felix"
    after = resolve(board, "play gorillion", "pass")
    assert form(after, "one-eye-felix") == "silver-whiskers"


def test_with_an_extra_turn_felix_evolves_before_it_begins():
    """end-of-turn-mindbug: the turn ends, and an extra turn follows."""
    board = FELIX_BLOCKS_A_MINDBUGGED_FAST_CREATURE.format(reading="extra-turn")
    result = resolve(board)
    assert (result.turn, result.phase) == ("A", "start")
    assert form(result, "one-eye-felix") == "silver-whiskers"


# -- Silver Whiskers ------------------------------------------------------------------------------


def test_silver_whiskers_takes_a_creature_of_power_five_or_less_before_the_block():
    result = resolve("""
        A: {play: [silver-whiskers], hand: [gorillion]}
        B: {play: [harpy-mother, {card: killer-bee, boost: [robopup]}], hand: [robopup]}
        moves: [attack silver-whiskers]
    """)
    assert result.controller("harpy-mother") == "A"
    assert result.asked == ("B", "block")
    assert result.options == ["block killer-bee", "pass"]


def test_silver_whiskers_may_name_an_own_creature_and_change_nothing():
    """tc-own: "a creature" can be one of yours."""
    result = resolve("""
        A: {play: [silver-whiskers, turbo-bug], hand: [gorillion]}
        B: {play: [spider-owl], hand: [robopup]}
        moves: [attack silver-whiskers, choose turbo-bug, block spider-owl]
    """)
    assert result.controller("turbo-bug") == "A"
    assert result.controller("silver-whiskers") == "A"


# -- the mimics -----------------------------------------------------------------------------------


def test_tuckbox_mimic_is_boosted_and_keeps_the_card_when_it_evolves():
    result = resolve("""
        A: {play: [tuckbox-mimic], hand: [gorillion], discard: [luchataur]}
        B: {hand: [robopup], discard: [killer-bee]}
        moves: [action tuckbox-mimic, choose killer-bee]
    """)
    assert form(result, "tuckbox-mimic") == "deckbox-mimic"
    assert boost(result, "tuckbox-mimic") == ["killer-bee"]
    assert power(result, "tuckbox-mimic") == 6
    assert result.discard("A") == ["luchataur"]
    assert result.discard("B") == []


@pytest.mark.parametrize("mimic", ["tuckbox-mimic", "deckbox-mimic"])
def test_a_mimic_takes_one_card_at_a_time(mimic):
    """11.1"""
    result = resolve(f"""
        A: {{play: [{mimic}], hand: [gorillion], discard: [luchataur, sawn]}}
        B: {{hand: [robopup]}}
        moves: [action {mimic}]
    """)
    assert sorted(result.options) == ["choose luchataur", "choose nothing", "choose sawn"]


def test_tuckbox_mimic_evolves_also_if_it_takes_no_card():
    """boost-upto: none is allowed, and the rest of the effect follows."""
    result = resolve("""
        A: {play: [tuckbox-mimic], hand: [gorillion], discard: [luchataur]}
        B: {hand: [robopup]}
        moves: [action tuckbox-mimic, choose nothing]
    """)
    assert form(result, "tuckbox-mimic") == "deckbox-mimic"
    assert boost(result, "tuckbox-mimic") == []


@pytest.mark.parametrize(
    ("answer", "shows", "its_power"), [("yes", "big-box-mimic", 7), ("no", "deckbox-mimic", 6)]
)
def test_deckbox_mimic_may_stay_what_it_is(answer, shows, its_power):
    """12.7: the only form that says "may"."""
    result = resolve(f"""
        A: {{play: [deckbox-mimic], hand: [gorillion], discard: [luchataur]}}
        B: {{hand: [robopup]}}
        moves: [action deckbox-mimic, choose luchataur, "{answer}"]
    """)
    assert form(result, "deckbox-mimic") == shows
    assert power(result, "deckbox-mimic") == its_power


def test_deckbox_mimic_collects_cards_turn_after_turn():
    result = resolve("""
        A: {play: [deckbox-mimic], hand: [gorillion], discard: [luchataur, robopup], mindbugs: 0}
        B: {hand: [killer-bee, turbo-bug], mindbugs: 0}
        moves: [action deckbox-mimic, choose luchataur, "no", play turbo-bug,
                action deckbox-mimic, choose robopup, "yes"]
    """)
    assert form(result, "deckbox-mimic") == "big-box-mimic"
    assert boost(result, "deckbox-mimic") == ["luchataur", "robopup"]
    assert power(result, "deckbox-mimic") == 8


BIG_BOX = """
    A: {play: [{card: big-box-mimic, boost: [killer-bee, gorillion, robopup]}], hand: [turbo-bug]}
    B: {play: [{card: luchataur, boost: [{card: gorillion, as: under}]}], hand: [spider-owl]}
    moves: [attack big-box-mimic, block luchataur]
"""


@pytest.mark.parametrize(
    ("choice", "played"),
    [
        ("choose killer-bee, gorillion, robopup", ["gorillion", "killer-bee", "robopup"]),
        ("choose robopup", ["robopup"]),
        ("choose nothing", []),
    ],
)
def test_big_box_mimic_plays_any_of_the_cards_that_were_under_it(choice, played):
    """boost-mimic, evolve-defeated-effect: the form that was in play was defeated."""
    result = resolve(BIG_BOX, choice)
    assert sorted(result.play("A")) == played
    assert "big-box-mimic" in result.discard("A")
    assert len(result.discard("A")) == 4 - len(played)
    # Killer Bee's Play effect would have cost B a life.
    assert result.life("B") == 3
    assert (result.turn, result.phase) == ("B", "start")


def test_big_box_mimic_cannot_play_itself_or_other_cards_of_the_discard_pile():
    result = resolve("""
        A: {play: [{card: big-box-mimic, boost: [killer-bee]}], hand: [turbo-bug],
            discard: [gorillion]}
        B: {play: [luchataur], hand: [spider-owl]}
        moves: [attack big-box-mimic, block luchataur]
    """)
    assert result.asked == ("A", "choose")
    assert sorted(result.options) == ["choose killer-bee", "choose nothing"]


@pytest.mark.parametrize("mimic", ["tuckbox-mimic", "deckbox-mimic"])
def test_the_smaller_mimics_play_nothing_when_they_are_defeated(mimic):
    result = resolve(f"""
        A: {{play: [{{card: {mimic}, boost: [killer-bee]}}], hand: [turbo-bug]}}
        B: {{play: [luchataur], hand: [spider-owl]}}
        moves: [attack {mimic}, block luchataur]
    """)
    assert sorted(result.discard("A")) == sorted(["killer-bee", mimic])
    assert result.play("A") == []


def test_a_big_box_mimic_that_returns_to_hand_plays_nothing():
    """defeated-not"""
    result = resolve("""
        A: {play: [{card: big-box-mimic, boost: [killer-bee]}], hand: [turbo-bug]}
        B: {hand: [dr-orange-u-tan, spider-owl]}
        turn: B
        moves: [play dr-orange-u-tan, pass, "yes"]
    """)
    assert card_in(result, "A", "hand", "big-box-mimic") == "tuckbox-mimic"
    assert result.discard("A") == ["killer-bee"]
    assert result.play("A") == []


def test_a_big_box_mimic_that_changed_sides_plays_its_cards_for_the_new_controller():
    """6.8, 12.9: cards that were under A's mimic come into play for B."""
    result = resolve("""
        A: {play: [{card: big-box-mimic, boost: [killer-bee]}, gorillion],
            hand: [turbo-bug], mindbugs: 0}
        B: {hand: [brain-fly, spider-owl]}
        turn: B
        moves: [play brain-fly, choose big-box-mimic, attack gorillion, block big-box-mimic,
                choose killer-bee]
    """)
    assert result.controller("killer-bee") == "B"
    assert card_in(result, "B", "discard", "big-box-mimic") == "tuckbox-mimic"
    assert result.life("A") == 3


def test_big_box_mimic_attacks_twice_by_the_frenzy_of_its_form():
    result = resolve("""
        A: {play: [big-box-mimic], hand: [turbo-bug]}
        B: {hand: [spider-owl]}
        moves: [attack big-box-mimic, attack big-box-mimic]
    """)
    assert result.life("B") == 1
