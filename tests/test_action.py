"""Rule 9.7: Action effects as a turn action, when they may be used and when not."""

import pytest
from board import Result, resolve

# Every creature whose Action does not evolve it, with a board on which it does something, and one
# on which it would do nothing at all.
USEFUL = {
    "cake-trickster": "B: {play: [turbo-bug], hand: [luchataur]}",
    "dragon-inn": "B: {play: [turbo-bug, brain-fly], hand: [luchataur]}",
    "infernostrich": "B: {play: [turbo-bug, bee-bear], hand: [luchataur]}",
    "octocopter": "B: {hand: [luchataur]}",
}
USELESS = {
    "cake-trickster": "B: {hand: [luchataur]}",
    "dragon-inn": "B: {play: [turbo-bug], hand: [luchataur]}",
    "infernostrich": "B: {play: [turbo-bug, killer-bee], hand: [luchataur]}",
}
EVOLVING = [
    "cloud-lady",
    "typhoon-princess",
    "curious-tadpole",
    "frog-prophet",
    "waddling-recruit",
    "veteran-penguin",
    "wildsprout",
    "bigroot",
    "tuckbox-mimic",
    "deckbox-mimic",
]


def rules_against(result: Result, move: str) -> set[str]:
    return {number for reason in result.why_not(move) for number in reason.rules}


# -- a turn action --------------------------------------------------------------------------------


@pytest.mark.parametrize("card", [*USEFUL, *EVOLVING])
def test_an_action_is_offered_beside_playing_and_attacking(card):
    result = resolve(f"""
        A: {{play: [{card}], hand: [gorillion]}}
        {USEFUL.get(card, "B: {hand: [luchataur]}")}
    """)
    assert result.asked == ("A", "turn")
    assert sorted(result.options) == [f"action {card}", f"attack {card}", "play gorillion"]


def test_an_action_uses_up_the_turn():
    result = resolve("""
        A: {play: [curious-tadpole, {card: curious-tadpole, as: other}], hand: [gorillion]}
        B: {hand: [luchataur]}
        moves: [action curious-tadpole]
    """)
    assert result.life("A") == 4
    assert (result.turn, result.phase) == ("B", "start")


def test_an_action_cannot_be_used_in_the_opponents_turn():
    result = resolve("""
        A: {play: [infernostrich], hand: [gorillion]}
        B: {play: [bee-bear], hand: [luchataur]}
        turn: B
        moves: [attack bee-bear]
    """)
    # Infernostrich has power 6: it can't even block Bee Bear.
    assert result.life("A") == 2
    assert result.in_play("bee-bear")
    assert (result.turn, result.phase) == ("A", "start")


def test_the_opponent_cannot_use_the_action_of_a_creature_they_do_not_control():
    result = resolve("""
        A: {play: [infernostrich], hand: [gorillion]}
        B: {play: [bee-bear], hand: [luchataur]}
        turn: B
        phase: action
    """)
    assert sorted(result.options) == ["attack bee-bear", "play luchataur"]


def test_nobody_can_use_a_mindbug_against_an_action():
    """6.2: a Mindbug is for a card played from the hand."""
    result = resolve("""
        A: {play: [infernostrich], hand: [gorillion]}
        B: {play: [bee-bear], hand: [luchataur], mindbugs: 2}
        moves: [action infernostrich]
    """)
    assert result.in_discard("B", "bee-bear")
    assert result.mindbugs("B") == 2


def test_a_card_played_by_an_action_cannot_be_mindbugged_and_its_play_effect_happens():
    """6.6, 9.2: Wildsprout brings Killer Bee back."""
    result = resolve("""
        A: {play: [wildsprout], hand: [gorillion], discard: [killer-bee]}
        B: {hand: [luchataur], mindbugs: 2}
        moves: [action wildsprout]
    """)
    assert result.controller("killer-bee") == "A"
    assert result.life("B") == 2
    assert result.mindbugs("B") == 2


# -- it must do something -------------------------------------------------------------------------


@pytest.mark.parametrize("card", list(USELESS))
def test_an_action_that_would_do_nothing_may_not_be_used(card):
    result = resolve(f"""
        A: {{play: [{card}], hand: [gorillion]}}
        {USELESS[card]}
    """)
    assert sorted(result.options) == [f"attack {card}", "play gorillion"]
    assert "9.7" in rules_against(result, f"action {card}")


@pytest.mark.parametrize(
    ("mine", "theirs", "allowed"),
    [
        (1, 1, False),
        (1, 2, True),
        (2, 2, False),
        (2, 3, True),
        (3, 2, False),
    ],
)
def test_dragon_inn_needs_fewer_creatures_than_the_opponent(mine, theirs, allowed):
    others = ", ".join(["robopup"] * (mine - 1))
    result = resolve(f"""
        A: {{play: [dragon-inn{", " + others if others else ""}], hand: [gorillion]}}
        B: {{play: [{", ".join(["turbo-bug"] * theirs)}], hand: [luchataur]}}
    """)
    assert ("action dragon-inn" in result.options) == allowed


def test_current_power_decides_whether_an_action_finds_anyone():
    """4.5: with Shield Bugs a Strange Barrel (6) is a 7."""
    board = """
        A: {{play: [infernostrich], hand: [gorillion]}}
        B: {{play: [strange-barrel{bugs}], hand: [luchataur]}}
    """
    assert "action infernostrich" not in resolve(board.format(bugs="")).options
    assert "action infernostrich" in resolve(board.format(bugs=", shield-bugs")).options


def test_exhausting_a_tough_creature_is_something():
    """8.6: an Action that only exhausts has done something."""
    result = resolve("""
        A: {play: [infernostrich], hand: [gorillion]}
        B: {play: [elephantopus], hand: [luchataur]}
        moves: [action infernostrich]
    """)
    assert result.creature("elephantopus").exhausted


def test_octocopter_may_be_given_up_for_nothing():
    """action-octocopter: "Defeat this" does something."""
    result = resolve("""
        A: {play: [octocopter], hand: [gorillion]}
        B: {hand: [luchataur]}
        moves: [action octocopter]
    """)
    assert result.discard("A") == ["octocopter"]
    assert result.play("A") == result.play("B") == []


def test_octocopter_that_cannot_be_defeated_takes_control_all_the_same():
    """action-octocopter: with Calm Cole."""
    result = resolve("""
        A: {play: [octocopter, {card: calm-cole, octonite: 2}], hand: [gorillion]}
        B: {play: [turbo-bug], hand: [luchataur]}
        moves: [action octocopter]
    """)
    assert result.in_play("octocopter")
    assert result.controller("turbo-bug") == "A"


def test_octocopter_that_cannot_be_defeated_and_finds_no_enemy_does_nothing():
    """action-octocopter, 9.7: neither part can be done."""
    result = resolve("""
        A: {play: [octocopter, {card: calm-cole, octonite: 2}], hand: [gorillion]}
        B: {hand: [luchataur]}
    """)
    assert "action octocopter" not in result.options
    assert "9.7" in rules_against(result, "action octocopter")


@pytest.mark.parametrize(
    "theirs",
    [
        "play: [cave-lizard]",
        "play: [{card: turbo-bug, entered: true}]",
        "play: [{card: turbo-bug, attacks: 1}]",
        "play: [goblin-werewolf], discard: [cursed-goblin-werewolf]",
        "play: [the-king, turbo-bug]",
    ],
)
def test_cake_trickster_needs_an_enemy_that_is_able_to_attack(theirs):
    """9.7: "if able". The King is able himself, the others here are not."""
    result = resolve(f"""
        A: {{play: [cake-trickster], hand: [gorillion]}}
        B: {{{theirs}, hand: [luchataur]}}
    """)
    assert ("action cake-trickster" in result.options) == ("the-king" in theirs)


@pytest.mark.parametrize("card", ["waddling-recruit", "veteran-penguin"])
def test_a_discard_that_cannot_happen_does_not_stop_the_evolution(card):
    result = resolve(f"""
        A: {{play: [{card}], hand: [gorillion]}}
        B: {{play: [turbo-bug]}}
        moves: [action {card}]
    """)
    assert result.creature(card).card.stage == (2 if card == "waddling-recruit" else 3)


def test_five_spice_monster_always_finds_itself():
    """An Action that may choose its own creature is never without effect."""
    result = resolve("""
        A: {play: [five-spice-monster], hand: [gorillion]}
        B: {hand: [luchataur]}
        moves: [action five-spice-monster]
    """)
    assert result.creature("five-spice-monster").octonite == 1


def test_losing_no_life_under_knightmare_is_nothing():
    """knightmare, 9.7: Dragon Inn's only part cannot be done."""
    result = resolve("""
        A: {play: [dragon-inn], hand: [gorillion]}
        B: {play: [knightmare, turbo-bug], hand: [luchataur]}
    """)
    assert "action dragon-inn" not in result.options


# -- who may use it -------------------------------------------------------------------------------


def test_an_exhausted_creature_uses_its_action_turn_after_turn():
    """action-exhausted"""
    board = """
        A: {play: [{card: dragon-inn, exhausted: true}], hand: [gorillion], mindbugs: 0}
        B: {play: [turbo-bug, brain-fly], hand: [luchataur, robopup]}
    """
    once = resolve(board, "action dragon-inn")
    assert once.life("B") == 2
    twice = resolve(board, "action dragon-inn", "play luchataur", "action dragon-inn")
    assert twice.life("B") == 1
    assert twice.creature("dragon-inn").exhausted


@pytest.mark.parametrize("card", [*USEFUL, *EVOLVING])
def test_a_creature_that_came_into_play_this_turn_cannot_use_its_action(card):
    """action-new: without FAST it has to wait."""
    result = resolve(f"""
        A: {{play: [{{card: {card}, entered: true}}], hand: [gorillion]}}
        {USEFUL.get(card, "B: {hand: [luchataur]}")}
    """)
    assert result.options == ["play gorillion"]
    assert "6.9" in rules_against(result, f"action {card}")


def test_a_creature_played_last_turn_may_use_its_action():
    result = resolve("""
        A: {hand: [infernostrich, gorillion], mindbugs: 0}
        B: {hand: [bee-bear, luchataur], mindbugs: 0}
        moves: [play infernostrich, play bee-bear, action infernostrich]
    """)
    assert result.in_discard("B", "bee-bear")


def test_a_creature_one_took_control_of_uses_its_action_for_its_new_controller():
    """9.1: "you" is now the player who took it."""
    result = resolve("""
        A: {hand: [brain-fly, gorillion], mindbugs: 0}
        B: {play: [infernostrich], hand: [bee-bear, luchataur], mindbugs: 0}
        moves: [play brain-fly, play bee-bear, action infernostrich]
    """)
    assert result.controller("infernostrich") == "A"
    assert result.discard("B") == ["bee-bear"]


def test_a_creature_that_cannot_attack_may_use_its_action():
    """What forbids attacking does not forbid an Action."""
    result = resolve("""
        A: {play: [the-king, infernostrich], hand: [gorillion]}
        B: {play: [bee-bear], hand: [luchataur]}
    """)
    assert sorted(result.options) == ["action infernostrich", "attack the-king", "play gorillion"]


def test_an_enemy_deathweaver_does_not_stop_an_action():
    """deathweaver-scope: only Play effects; so also that of the card Wildsprout plays."""
    result = resolve("""
        A: {play: [wildsprout], hand: [gorillion], discard: [killer-bee]}
        B: {play: [deathweaver], hand: [luchataur]}
        moves: [action wildsprout]
    """)
    assert result.creature("wildsprout").card.id == "bigroot"
    assert result.controller("killer-bee") == "A"
    assert result.life("B") == 3


def test_frenzy_is_no_second_action():
    result = resolve("""
        A: {play: [infernostrich, ram-hopper], hand: [gorillion]}
        B: {play: [bee-bear, luchataur], hand: [robopup]}
        moves: [action infernostrich, choose bee-bear]
    """)
    assert result.play("B") == ["luchataur"]
    assert (result.turn, result.phase) == ("B", "start")


def test_after_its_attack_a_creature_has_no_action_left():
    """5.2: one turn action. FRENZY offers the second attack, and nothing else."""
    result = resolve("""
        A: {play: [infernostrich, ram-hopper], hand: [gorillion]}
        B: {play: [bee-bear], hand: [robopup]}
        moves: [attack infernostrich, pass]
    """)
    assert result.asked == ("A", "again")
    assert result.options == ["attack infernostrich", "pass"]


# -- after a Mindbug ------------------------------------------------------------------------------


@pytest.mark.parametrize("reading", ["same-turn", "extra-turn"])
def test_an_action_is_allowed_as_the_other_turn_action_after_a_mindbug(reading):
    """action-after-mindbug"""
    result = resolve(f"""
        ruleset: {{edition: current, after-mindbug: {reading}}}
        A: {{play: [octocopter], hand: [gorillion, robopup]}}
        B: {{play: [turbo-bug], hand: [luchataur]}}
        moves: [play robopup, mindbug, action octocopter, choose robopup]
    """)
    assert result.in_discard("A", "octocopter")
    # Octocopter takes back the very creature that was mindbugged.
    assert result.controller("robopup") == "A"


def test_an_action_is_what_saves_one_after_a_mindbug():
    """3.2: the last card of the hand was taken; the only action left is an Action."""
    result = resolve("""
        A: {play: [infernostrich], hand: [gorillion]}
        B: {play: [hamster-lion], hand: [luchataur]}
        moves: [play gorillion, mindbug]
    """)
    assert result.asked == ("A", "turn")
    assert result.options == ["action infernostrich"]


# -- unable to act --------------------------------------------------------------------------------


def test_a_useful_action_is_the_only_thing_left_and_must_be_taken():
    """no-action: Hamster Lion forbids the attack, the hand is empty."""
    result = resolve("""
        A: {play: [infernostrich]}
        B: {play: [hamster-lion], hand: [luchataur]}
    """)
    assert result.winner is None
    assert result.options == ["action infernostrich"]


def test_an_action_that_does_nothing_does_not_save_one_from_losing():
    """no-action: Cursed Gorillion brings Hamster Lion down to 6, out of Infernostrich's reach."""
    result = resolve("""
        A: {play: [infernostrich]}
        B: {play: [hamster-lion], hand: [luchataur], discard: [cursed-gorillion]}
    """)
    assert result.winner == "B"


def test_a_useless_action_does_not_save_one_at_the_start_of_the_next_turn_either():
    result = resolve("""
        A: {play: [dragon-inn]}
        B: {play: [hamster-lion], hand: [killer-bee]}
        turn: B
        moves: [attack hamster-lion, pass, pass]
    """)
    assert result.life("A") == 2
    assert result.winner == "B"


# -- what comes before an Action ------------------------------------------------------------------


def test_captain_hippo_leaves_no_room_for_an_action():
    """hippo: their turn action must be an attack with a creature with HUNTER."""
    result = resolve("""
        A: {play: [infernostrich, grape-sentinel], hand: [gorillion]}
        B: {play: [captain-hippo], hand: [luchataur]}
    """)
    assert result.options == ["attack grape-sentinel"]


def test_captain_hippo_does_not_matter_to_one_without_hunters():
    result = resolve("""
        A: {play: [infernostrich], hand: [gorillion]}
        B: {play: [captain-hippo], hand: [luchataur]}
        moves: [action infernostrich]
    """)
    assert result.in_discard("B", "captain-hippo")
