"""Disputed questions that no printed card of the playable sets can show, with made-up cards."""

import pytest
from board import Result
from board import resolve as resolve_printed

from judge.cards import Library, library, read_set

EDITIONS = ["current", "beyond", "first-contact"]

MADE_UP = {
    # FAST with each other keyword
    "fast-frenzy": "power: 6, keywords: [FAST, FRENZY]",
    "fast-hunter": "power: 6, keywords: [FAST, HUNTER]",
    "fast-poison": "power: 3, keywords: [FAST, POISONOUS]",
    "fast-sneak": "power: 3, keywords: [FAST, SNEAKY]",
    "fast-tough": "power: 3, keywords: [FAST, TOUGH]",
    # pairs of keywords
    "mad-viper": "power: 4, keywords: [FRENZY, POISONOUS]",
    "mad-tortoise": "power: 4, keywords: [FRENZY, POISONOUS, TOUGH]",
    "sneaky-shell": "power: 3, keywords: [SNEAKY, TOUGH]",
    # what is given to others
    "frenzy-drum": "power: 1, constant: [{of: other allied creatures, have: [FRENZY]}]",
    "hunting-horn": "power: 1, constant: [{of: other allied creatures, have: [HUNTER]}]",
    "tough-coat": "power: 1, constant: [{of: other allied creatures, have: [TOUGH]}]",
    "damp-fog": "power: 1, constant: [{of: enemy creatures, have: [-2 power]}]",
    # Defeated and Play effects
    "last-sting": "power: 1, defeated: [lose-life: {opponent: 1}]",
    "sneaky-harpy": "power: 3, keywords: [SNEAKY], "
    "defeated: [take-control: {up-to: 1, of: creatures, power: <= 5}]",
    "phoenix-egg": "power: 1, defeated: [play-a-card: {from: your discard pile}]",
    "lonely-end": "power: 1, "
    "defeated: [{gain-life: {you: 1}, if: you control fewer creatures than the opponent}]",
    "tough-gift": "power: 1, keywords: [TOUGH], defeated: [gain-life: {you: 1}]",
    "bright-flash": "power: 1, play: [this-turn: {all: creatures, cannot: block}]",
}


def with_made_up_cards() -> Library:
    """The printed cards and those above."""
    lines = ["set: made-up", "names: {en: Made Up}", "cards:"]
    for number, (id, words) in enumerate(MADE_UP.items(), 1):
        name = id.replace("-", " ").title()
        lines.append(
            f"  - {{id: {id}, number: {number}, copies: 2, names: {{en: {name}}}, {words}}}"
        )
    card_set, cards = read_set("\n".join(lines))
    return Library([*library().sets.values(), card_set], [*library(), *cards])


CARDS = with_made_up_cards()


def resolve(scenario: str, *moves: str, ruleset: str | None = None) -> Result:
    return resolve_printed(scenario, *moves, ruleset=ruleset, cards=CARDS)


# -- FAST -----------------------------------------------------------------------------------------


def test_a_creature_without_fast_does_not_attack_the_turn_it_came_into_play():
    """kw-fast-frenzy: what FAST is the exception to."""
    result = resolve("""
        A: {play: [{card: mad-viper, entered: true}], hand: [gorillion]}
        B: {hand: [luchataur]}
    """)
    assert result.options == ["play gorillion"]


def test_a_fast_creature_with_frenzy_attacks_twice_the_turn_it_came_into_play():
    """kw-fast-frenzy: each keyword does what it says."""
    board = """
        A: {play: [{card: fast-frenzy, entered: true}]}
        B: {hand: [luchataur]}
        moves: [attack fast-frenzy]
    """
    assert resolve(board).asked == ("A", "again")
    result = resolve(board, "attack fast-frenzy")
    assert result.life("B") == 1
    assert (result.turn, result.phase) == ("B", "start")


def test_a_fast_creature_with_hunter_may_hunt_the_turn_it_came_into_play():
    """kw-fast-hunter: it is an ordinary attack."""
    board = """
        A: {play: [{card: fast-hunter, entered: true}]}
        B: {play: [brain-fly, gorillion]}
        moves: [attack fast-hunter]
    """
    assert resolve(board).asked == ("A", "hunt")
    assert resolve(board, "hunt brain-fly").in_discard("B", "brain-fly")


@pytest.mark.parametrize(("blocker", "survives"), [("gorillion", False), ("ferret-bomber", True)])
def test_a_fast_creature_is_poisonous_in_its_fast_attack(blocker, survives):
    """kw-fast-poisonous: the enemy is always defeated, the attacker by equal or higher power."""
    result = resolve(f"""
        A: {{play: [{{card: fast-poison, entered: true}}]}}
        B: {{play: [{blocker}], hand: [luchataur]}}
        moves: [attack fast-poison, block {blocker}]
    """)
    assert result.in_discard("B", blocker)
    assert result.in_play("fast-poison") is survives


def test_a_fast_creature_is_sneaky_in_its_fast_attack():
    """kw-fast-sneaky: only SNEAKY creatures may block."""
    result = resolve("""
        A: {play: [{card: fast-sneak, entered: true}]}
        B: {play: [gorillion, tiger-squirrel]}
        moves: [attack fast-sneak]
    """)
    assert result.options == ["block tiger-squirrel", "pass"]


def test_a_fast_creature_is_tough_in_its_fast_attack():
    """kw-fast-tough: it stays in play, exhausted, also in the turns to come."""
    result = resolve("""
        A: {play: [{card: fast-tough, entered: true}]}
        B: {play: [gorillion], hand: [luchataur]}
        moves: [attack fast-tough, block gorillion, play luchataur, pass]
    """)
    assert (result.turn, result.phase) == ("A", "start")
    assert result.creature("fast-tough").exhausted


def test_a_fast_creature_one_takes_control_of_does_not_attack_at_once():
    """fast-take-control: that is not coming into play, so the turn is over."""
    result = resolve("""
        A: {hand: [brain-fly]}
        B: {play: [fast-hunter, tiger-squirrel], mindbugs: 0}
        moves: [play brain-fly]
    """)
    assert result.controller("fast-hunter") == "A"
    assert result.asked is None
    assert (result.turn, result.phase) == ("B", "start")


# -- keywords -------------------------------------------------------------------------------------


def test_poison_works_in_every_frenzy_attack_of_a_creature_that_survives():
    """kw-frenzy-poisonous: here TOUGH saves it from the first blocker."""
    result = resolve("""
        A: {play: [mad-tortoise]}
        B: {play: [gorillion, luchataur], hand: [killer-bee]}
        moves: [attack mad-tortoise, block gorillion, attack mad-tortoise, block luchataur]
    """)
    assert result.discard("B") == ["gorillion", "luchataur"]
    assert result.in_discard("A", "mad-tortoise")


@pytest.mark.parametrize("blocker", ["gorillion", "brain-fly"])
def test_a_blocker_of_equal_or_higher_power_prevents_the_second_attack(blocker):
    """kw-frenzy-poisonous: the second attack needs the creature still in play."""
    result = resolve(f"""
        A: {{play: [mad-viper]}}
        B: {{play: [{blocker}, killer-bee]}}
        moves: [attack mad-viper, block {blocker}]
    """)
    assert result.in_discard("A", "mad-viper")
    assert result.in_discard("B", blocker)
    assert (result.turn, result.phase) == ("B", "start")


def test_sneaky_holds_in_both_frenzy_attacks_and_one_sneaky_creature_may_block_both():
    """kw-frenzy-sneaky: if it survives the first."""
    board = """
        A: {play: [tiger-squirrel, frenzy-drum]}
        B: {play: [sneaky-shell, gorillion]}
        moves: [attack tiger-squirrel]
    """
    assert resolve(board).options == ["block sneaky-shell", "pass"]
    assert resolve(board, "pass", "attack tiger-squirrel").options == ["block sneaky-shell", "pass"]
    stronger = board.replace("frenzy-drum", "frenzy-drum, shield-bugs")
    twice = ("block sneaky-shell", "attack tiger-squirrel", "block sneaky-shell")
    assert resolve(stronger, *twice).in_discard("B", "sneaky-shell")
    assert resolve(stronger, *twice).life("B") == 3


def test_an_exhausted_creature_keeps_sneaky():
    """kw-sneaky-tough: in attack and as a blocker."""
    attack = resolve("""
        A: {play: [{card: sneaky-shell, exhausted: true}]}
        B: {play: [gorillion]}
        moves: [attack sneaky-shell]
    """)
    assert attack.life("B") == 2
    block = resolve("""
        A: {play: [tiger-squirrel]}
        B: {play: [{card: sneaky-shell, exhausted: true}]}
        moves: [attack tiger-squirrel]
    """)
    assert block.options == ["block sneaky-shell", "pass"]


def test_frenzy_twice_is_two_attacks_and_no_more():
    """kw-double-same: a keyword is had or not had."""
    result = resolve("""
        A: {play: [luchataur, frenzy-drum]}
        B: {life: 5, hand: [gorillion]}
        moves: [attack luchataur, attack luchataur]
    """)
    assert result.life("B") == 3
    assert (result.turn, result.phase) == ("B", "start")


def test_tough_twice_saves_once():
    """kw-double-same: TOUGH works only while the creature is not exhausted."""
    result = resolve("""
        A: {play: [goreagle-alpha]}
        B: {play: [bugserker, tough-coat]}
        moves: [attack goreagle-alpha, hunt bugserker, attack goreagle-alpha, hunt bugserker]
    """)
    assert result.in_discard("B", "bugserker")


def test_bee_bear_with_hunter_may_hunt_a_creature_that_cannot_block_it():
    """hunter-beebear: HUNTER goes past "cannot be blocked by"."""
    board = """
        A: {play: [bee-bear, hunting-horn]}
        B: {play: [brain-fly]}
        moves: [attack bee-bear]
    """
    assert resolve(board, "pass").life("B") == 2
    assert resolve(board, "hunt brain-fly").in_discard("B", "brain-fly")


def test_a_creature_that_may_not_block_this_turn_may_still_be_hunted():
    """hunter-cannot-block: Turf The Surfer, made a hunter, hunts the creature it has stopped."""
    board = """
        A: {play: [turf-the-surfer, hunting-horn]}
        B: {play: [brain-fly, gorillion]}
        moves: [attack turf-the-surfer, choose brain-fly]
    """
    assert resolve(board, "pass").options == ["block gorillion", "pass"]
    assert resolve(board, "hunt brain-fly").in_discard("B", "brain-fly")


def test_an_attack_effect_happens_in_both_frenzy_attacks():
    """frenzy-attack-effects: each time the creature attacks."""
    result = resolve("""
        A: {play: [chameleon-sniper, frenzy-drum]}
        B: {life: 9, play: [gorillion]}
        moves: [attack chameleon-sniper, attack chameleon-sniper]
    """)
    assert result.life("B") == 5


def test_sneaky_given_by_an_attack_effect_lasts_the_whole_turn():
    """lurker: it stays although the count has changed by the second attack."""
    result = resolve("""
        A: {play: [the-lurker, frenzy-drum, brain-fly]}
        B: {play: [sneaky-harpy, gorillion]}
        moves:
          - attack the-lurker
          - block sneaky-harpy
          - choose brain-fly
          - attack the-lurker
    """)
    assert result.play("A") == ["the-lurker", "frenzy-drum"]
    assert result.play("B") == ["gorillion", "brain-fly"]
    assert result.life("B") == 2
    assert (result.turn, result.phase) == ("B", "start")


@pytest.mark.parametrize(
    ("reading", "hyenix", "asked"),
    [
        ("at-second-attack", "yes", None),
        ("at-second-attack", "no", ("A", "again")),
        ("at-first", "yes", ("A", "again")),
    ],
)
def test_lone_yeti_with_a_companion_after_the_first_attack_has_no_second(reading, hyenix, asked):
    """frenzy-lost: Hyenix comes when the defeated blocker takes a life."""
    result = resolve(
        f"""
        ruleset: {{edition: current, frenzy-check: {reading}}}
        A: {{play: [lone-yeti], discard: [hyenix]}}
        B: {{play: [last-sting], hand: [gorillion]}}
        moves: [attack lone-yeti, block last-sting]
        """,
        hyenix,
    )
    assert result.in_play("hyenix") is (hyenix == "yes")
    assert result.asked == asked


# -- Defeated effects -----------------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_defeated_creature_is_in_the_discard_pile_when_its_effect_happens(edition):
    """defeated-self-in-discard: so it can be the card that is played from there."""
    result = resolve(
        """
        A: {play: [phoenix-egg], discard: [brain-fly]}
        B: {play: [gorillion]}
        moves: [attack phoenix-egg, block gorillion]
        """,
        ruleset=edition,
    )
    assert result.asked == ("A", "choose")
    assert sorted(result.options) == ["choose brain-fly", "choose phoenix-egg"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_defeated_creature_no_longer_counts_for_its_own_effect(edition):
    """defeated-self-in-discard: none against one are fewer, one against one are not."""
    result = resolve(
        """
        A: {play: [lonely-end], hand: [luchataur]}
        B: {play: [gorillion]}
        moves: [attack lonely-end, block gorillion]
        """,
        ruleset=edition,
    )
    assert result.life("A") == 4


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_creature_that_is_exhausted_instead_was_not_defeated(edition):
    """defeated-not: TOUGH stops the Defeated effect, once."""
    board = """
        A: {play: [gorillion]}
        B: {play: [tough-gift], hand: [luchataur]}
        moves: [attack gorillion, block tough-gift]
    """
    saved = resolve(board, ruleset=edition)
    assert saved.creature("tough-gift").exhausted
    assert saved.life("B") == 3
    exhausted = board.replace("tough-gift]", "{card: tough-gift, exhausted: true}]", 1)
    assert resolve(exhausted, ruleset=edition).life("B") == 4


@pytest.mark.parametrize(("order", "winner"), [("ours", "A"), ("theirs", "B")])
def test_of_two_players_about_to_reach_zero_the_first_one_there_loses(order, winner):
    """both-zero: effects come one after the other, as the active player orders them."""
    board = """
        A: {life: 1, play: [{card: last-sting, as: ours}]}
        B: {life: 1, play: [{card: last-sting, as: theirs}]}
        moves: [attack ours, block theirs]
    """
    assert resolve(board).asked == ("A", "order")
    assert resolve(board, f"first {order}").winner == winner


# -- power ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("fogs", "in_play"),
    [
        (0, {"gorillion": True, "bee-bear": False}),  # 10 against 8
        (1, {"gorillion": False, "bee-bear": False}),  # 8 against 8
        (2, {"gorillion": False, "bee-bear": True}),  # 6 against 8
    ],
)
def test_several_copies_of_a_penalty_add_up(fogs, in_play):
    """idp-cursed: each card is its own ability."""
    result = resolve(
        f"""
        A: {{play: [gorillion]}}
        B: {{play: [bee-bear{", damp-fog" * fogs}], hand: [luchataur]}}
        moves: [attack gorillion, block bee-bear]
        """
    )
    assert {ref: result.in_play(ref) for ref in in_play} == in_play


@pytest.mark.parametrize(
    ("ruleset", "fog_survives"),
    [
        ("current", False),
        ("beyond", False),
        ("{edition: first-contact, least-power: none}", True),
    ],
)
def test_penalties_never_bring_a_power_below_one(ruleset, fog_survives):
    """idp-cursed: 4 less 4 is still 1, as much as the fog has; the oldest books do not say so."""
    result = resolve(f"""
        ruleset: {ruleset}
        A: {{play: [brain-fly]}}
        B: {{play: [damp-fog, damp-fog]}}
        moves: [attack brain-fly, block damp-fog]
    """)
    assert result.in_discard("A", "brain-fly")
    assert result.in_play("damp-fog") is fog_survives


# -- this turn ------------------------------------------------------------------------------------

FLASH = """
    A: {play: [gorillion], hand: [bright-flash, luchataur]}
    B: {play: [brain-fly]}
    moves: [play bright-flash, mindbug]
"""


def test_what_holds_this_turn_goes_on_in_the_action_after_a_mindbug():
    """this-turn-mindbug: it is the same turn, also for the creature the Mindbug took."""
    result = resolve(FLASH, "attack gorillion", ruleset="current")
    assert result.play("B") == ["brain-fly", "bright-flash"]
    assert result.life("B") == 2
    assert (result.turn, result.phase) == ("B", "start")


@pytest.mark.parametrize("edition", ["beyond", "first-contact"])
def test_what_holds_this_turn_is_over_in_the_extra_turn_of_the_older_books(edition):
    """this-turn-mindbug: the turn has ended."""
    result = resolve(FLASH, "attack gorillion", ruleset=edition)
    assert result.asked == ("B", "block")
    assert result.options == ["block brain-fly", "block bright-flash", "pass"]
