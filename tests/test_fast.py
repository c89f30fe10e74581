"""Rule 8.1: FAST, in one's own turn, by a Mindbug in the other's, and by effects."""

import pytest
from board import at_work, library_with, power, refused, resolve

# Every FAST creature that two players can use.
FAST_CREATURES = [
    "carrot-cleric",
    "dragon-fruit",
    "duradillo",
    "pineapple-paladin",
    "aubergalactic-whale",
    "broodmother",
    "kiwanoid",
    "pomegrenade",
    "rhubarbarian",
]
BRINGS_OCTONITE = {"broodmother", "kiwanoid", "pomegrenade"}

# No printed creature has both FAST and an Action, or FAST and a Play effect.
MADE_UP = library_with(
    "{id: swift-healer, number: 1, copies: 1, power: 5, keywords: [FAST],"
    " names: {en: Swift Healer}, action: [gain-life: {you: 1}]}",
    "{id: swift-hermit, number: 2, copies: 1, power: 5, keywords: [FAST],"
    " names: {en: Swift Hermit}, action: [defeat: {a: enemy creature}]}",
    "{id: swift-tender, number: 3, copies: 1, power: 5, keywords: [FAST], octonite: 1,"
    " distribute: true, names: {en: Swift Tender}, action for 1 octonite: [gain-life: {you: 1}]}",
    "{id: swift-greeter, number: 4, copies: 1, power: 5, keywords: [FAST],"
    " names: {en: Swift Greeter}, play: [gain-life: {you: 2}]}",
    "{id: swift-coward, number: 5, copies: 1, power: 5, keywords: [FAST],"
    " names: {en: Swift Coward}, play: [defeat: {of: this}]}",
    "{id: swift-traitor, number: 6, copies: 1, power: 5, keywords: [FAST],"
    " names: {en: Swift Traitor}, play: [give-control: of this to the opponent]}",
    "{id: swift-fury, number: 7, copies: 1, power: 5, keywords: [FAST, FRENZY],"
    " names: {en: Swift Fury}, action: [gain-life: {you: 1}]}",
)

ANY_TURN = "{edition: current, fast-by-effect: any-turn}"
OWN_TURN = "{edition: current, fast-by-effect: own-turn}"


# -- in one's own turn ----------------------------------------------------------------------------


@pytest.mark.parametrize("card", FAST_CREATURES)
def test_a_fast_creature_may_attack_in_the_turn_it_was_played(card):
    """8.1: directly after it came into play; the attack is an ordinary one."""
    board = f"""
        A: {{hand: [{card}]}}
        B: {{mindbugs: 0, hand: [gorillion]}}
        moves: [play {card}]
    """
    result = resolve(board)
    assert result.asked == ("A", "fast")
    assert result.options == [f"attack {card}", "pass"]
    result = resolve(board, f"attack {card}")
    assert result.life("B") == 2
    assert (result.turn, result.phase) == ("B", "start")


@pytest.mark.parametrize("card", FAST_CREATURES)
def test_a_fast_creature_does_not_have_to_attack(card):
    """Dispute fast-must: it is optional."""
    result = resolve(f"""
        A: {{hand: [{card}]}}
        B: {{mindbugs: 0, hand: [gorillion]}}
        moves: [play {card}, pass]
    """)
    assert result.life("B") == 3
    assert result.play("A") == [card]
    assert result.creature(card).attacks == 0
    assert (result.turn, result.phase) == ("B", "start")


@pytest.mark.parametrize("card", ["gorillion", "raspberry-ranger", "vanilla-creature"])
def test_without_fast_the_turn_is_over_when_the_card_is_played(card):
    """6.9: nothing else may attack in the turn it came into play."""
    result = resolve(f"""
        A: {{hand: [{card}]}}
        B: {{mindbugs: 0, hand: [luchataur]}}
        moves: [play {card}]
    """)
    assert result.play("A") == [card]
    assert result.asked is None
    assert (result.turn, result.phase) == ("B", "start")


def test_no_other_creature_may_attack_in_its_place():
    """Dispute fast-must: only the FAST creature itself, not even another one with FAST."""
    board = """
        A: {play: [gorillion, rhubarbarian], hand: [carrot-cleric]}
        B: {mindbugs: 0, hand: [luchataur]}
        moves: [play carrot-cleric]
    """
    assert resolve(board).options == ["attack carrot-cleric", "pass"]
    for other in ("gorillion", "rhubarbarian"):
        wrong = refused(board, f"attack {other}")
        assert wrong.number == 2


def test_the_fast_attack_can_be_blocked_and_lost():
    result = resolve("""
        A: {hand: [pineapple-paladin]}
        B: {play: [luchataur], mindbugs: 0}
        moves: [play pineapple-paladin, attack pineapple-paladin, block luchataur]
    """)
    assert result.discard("A") == ["pineapple-paladin"]
    assert result.play("B") == ["luchataur"]
    assert result.life("B") == 3
    assert result.life("A") == 4  # its Attack effect came before the block


def test_the_fast_attack_can_win_the_game():
    result = resolve("""
        A: {hand: [rhubarbarian]}
        B: {life: 1, mindbugs: 0, hand: [gorillion]}
        moves: [play rhubarbarian, attack rhubarbarian]
    """)
    assert result.winner == "A"


def test_the_fast_attack_comes_after_the_play_effect():
    """8.1: as soon as its Play effect is done, not before."""
    result = resolve(
        """
        A: {life: 1, hand: [swift-greeter]}
        B: {mindbugs: 0, hand: [gorillion]}
        moves: [play swift-greeter]
        """,
        cards=MADE_UP,
    )
    assert result.asked == ("A", "fast")
    assert result.life("A") == 3


def test_a_fast_creature_that_its_play_effect_defeated_does_not_attack():
    result = resolve(
        """
        A: {hand: [swift-coward]}
        B: {mindbugs: 0, hand: [gorillion]}
        moves: [play swift-coward]
        """,
        cards=MADE_UP,
    )
    assert result.discard("A") == ["swift-coward"]
    assert result.asked is None
    assert (result.turn, result.phase) == ("B", "start")


def test_octonite_is_distributed_before_the_fast_attack():
    """14.1 and 8.1: first the counters, then the attack; what was given away can't be paid."""
    board = """
        A: {hand: [kiwanoid], play: [gorillion], discard: [luchataur]}
        B: {mindbugs: 0, hand: [bee-bear]}
        moves: [play kiwanoid]
    """
    assert resolve(board).asked == ("A", "put")
    kept = resolve(board, "pass", "attack kiwanoid")
    assert kept.hand("A") == ["luchataur"]
    assert kept.creature("kiwanoid").octonite == 1
    given = resolve(board, "put 2 gorillion", "attack kiwanoid")
    assert given.hand("A") == []
    assert given.life("B") == 2
    assert given.creature("gorillion").octonite == 2


def test_a_fast_creature_attacks_once_the_turn_it_came():
    """7.1: FAST is not FRENZY."""
    result = resolve("""
        A: {hand: [rhubarbarian, gorillion]}
        B: {mindbugs: 0, hand: [luchataur]}
        moves: [play rhubarbarian, attack rhubarbarian]
    """)
    assert result.life("B") == 2
    assert (result.turn, result.phase) == ("B", "start")


def test_in_later_turns_fast_does_nothing():
    """A turn action like any other: one attack, and no question about FAST."""
    result = resolve("""
        A: {play: [rhubarbarian], hand: [gorillion]}
        B: {hand: [luchataur]}
        moves: [attack rhubarbarian]
    """)
    assert result.life("B") == 2
    assert (result.turn, result.phase) == ("B", "start")
    assert "fast" not in result.kinds()
    assert "no-fast" not in result.kinds()


def test_playing_another_card_later_gives_an_old_fast_creature_nothing():
    result = resolve("""
        A: {play: [rhubarbarian], hand: [gorillion]}
        B: {mindbugs: 0, hand: [luchataur]}
        moves: [play gorillion]
    """)
    assert result.asked is None
    assert (result.turn, result.phase) == ("B", "start")


def test_a_fast_creature_that_came_this_turn_may_be_the_turn_action():
    """6.9 and 7.1: FAST lifts the ban, whatever the attack is made for."""
    result = resolve("""
        A:
          play: [{card: carrot-cleric, entered: true}, {card: gorillion, entered: true}]
          hand: [luchataur]
        B: {hand: [killer-bee]}
    """)
    assert result.options == ["play luchataur", "attack carrot-cleric"]
    assert [reason.kind for reason in result.why_not("attack gorillion")] == ["new"]


def test_a_fast_creature_that_came_and_attacked_this_turn_may_not_attack_again():
    result = resolve("""
        A: {play: [{card: carrot-cleric, entered: true, attacks: 1}], hand: [luchataur]}
        B: {hand: [killer-bee]}
    """)
    assert result.options == ["play luchataur"]


@pytest.mark.parametrize("edition", ["beyond", "first-contact"])
def test_fast_holds_with_the_older_books_too(edition):
    """Only Battlefruit knows the keyword; in a mixed game its card still says it."""
    result = resolve(
        """
        A: {hand: [rhubarbarian]}
        B: {mindbugs: 0, hand: [gorillion]}
        moves: [play rhubarbarian, attack rhubarbarian]
        """,
        ruleset=edition,
    )
    assert result.life("B") == 2


def test_fast_matters_even_if_new_creatures_could_attack():
    """By the reading `may-attack` playing is still the turn action; FAST adds one to it."""
    loose = "ruleset: {edition: current, new-creature: may-attack}\n"
    board = """
A: {{hand: [{card}]}}
B: {{mindbugs: 0, hand: [luchataur]}}
moves: [play {card}]
"""
    assert resolve(loose + board.format(card="rhubarbarian")).asked == ("A", "fast")
    assert resolve(loose + board.format(card="gorillion")).asked is None


# -- with other keywords --------------------------------------------------------------------------


def test_fast_and_frenzy_are_two_attacks():
    """Dispute kw-fast-frenzy: both in the turn it came, with Ram Hopper's FRENZY."""
    board = """
        A: {play: [ram-hopper], hand: [rhubarbarian]}
        B: {mindbugs: 0, hand: [gorillion]}
        moves: [play rhubarbarian, attack rhubarbarian]
    """
    first = resolve(board)
    assert first.asked == ("A", "again")
    assert first.options == ["attack rhubarbarian", "pass"]
    result = resolve(board, "attack rhubarbarian")
    assert result.life("B") == 1
    assert (result.turn, result.phase) == ("B", "start")


def test_fast_and_frenzy_bought_with_rage():
    """Disputes kw-fast-frenzy and kot-this-turn-late: it came after Rage, and has FRENZY too."""
    board = """
        phase: start
        A: {hand: [rhubarbarian], energy: 1}
        B: {mindbugs: 0, hand: [gorillion]}
        power: {row: [rage]}
        moves: [buy rage, play rhubarbarian, attack rhubarbarian]
    """
    assert resolve(board, "attack rhubarbarian").life("B") == 1
    only = "{edition: current, this-turn-late: only-those-there}"
    result = resolve(f"ruleset: {only}\n" + flush_left(board))
    assert result.life("B") == 2
    assert (result.turn, result.phase) == ("B", "start")


def flush_left(board: str) -> str:
    """The board with its first column at the margin, so that a line can be put before it."""
    lines = board.strip("\n").splitlines()
    margin = len(lines[0]) - len(lines[0].lstrip())
    return "\n".join(line[margin:] for line in lines) + "\n"


def test_a_fast_frenzy_creature_exhausted_in_its_first_attack_attacks_again():
    """8.6 and 8.2: exhausted is still in play."""
    result = resolve("""
        A: {play: [ram-hopper], hand: [carrot-cleric]}
        B: {play: [gorillion], mindbugs: 0}
        moves: [play carrot-cleric, attack carrot-cleric, block gorillion]
    """)
    assert result.creature("carrot-cleric").exhausted
    assert result.asked == ("A", "again")


def test_a_fast_hunter_hunts_in_its_fast_attack():
    """Dispute kw-fast-hunter, kw-hunter-poisonous: the strongest enemy can be picked."""
    board = """
        A: {hand: [duradillo]}
        B: {play: [gorillion, tiger-squirrel], mindbugs: 0}
        moves: [play duradillo, attack duradillo]
    """
    asked = resolve(board)
    assert asked.asked == ("A", "hunt")
    assert asked.options == ["hunt gorillion", "hunt tiger-squirrel", "pass"]
    result = resolve(board, "hunt gorillion")
    assert result.discard("B") == ["gorillion"]
    assert result.creature("duradillo").exhausted
    assert result.life("A") == 3  # exhausted, not defeated: no life lost


def test_poisonous_works_in_the_fast_attack():
    """Dispute kw-fast-poisonous: both are defeated if the enemy's power is equal or higher."""
    result = resolve("""
        A: {hand: [broodmother, killer-bee]}
        B: {play: [gorillion], mindbugs: 0}
        moves: [play broodmother, pass, attack broodmother, block gorillion]
    """)
    assert result.discard("A") == ["broodmother"]
    assert result.discard("B") == ["gorillion"]


def test_poisonous_with_more_power_survives_the_fast_attack():
    result = resolve("""
        A: {hand: [pomegrenade, killer-bee]}
        B: {play: [harpy-mother], mindbugs: 0, hand: [luchataur]}
        moves: [play pomegrenade, pass, attack pomegrenade, block harpy-mother]
    """)
    assert result.discard("B") == ["harpy-mother"]
    assert result.play("A") == ["pomegrenade"]


def test_a_sneaky_fast_attack_is_blocked_by_sneaky_creatures_only():
    """Dispute kw-fast-sneaky: Kitsunsei gives it SNEAKY."""
    result = resolve("""
        A: {play: [kitsunsei], hand: [aubergalactic-whale]}
        B: {play: [gorillion, robopup], mindbugs: 0}
        moves: [play aubergalactic-whale, attack aubergalactic-whale]
    """)
    assert result.options == ["block robopup", "pass"]
    assert [reason.kind for reason in result.why_not("block gorillion")] == ["sneaky"]


def test_a_tough_fast_creature_that_loses_is_exhausted_and_stays_so():
    """Dispute kw-fast-tough: exhausted for good."""
    board = """
        A: {mindbugs: 0, hand: [carrot-cleric, luchataur]}
        B: {play: [gorillion], mindbugs: 0, hand: [killer-bee]}
        moves: [play carrot-cleric, attack carrot-cleric, block gorillion]
    """
    result = resolve(board)
    assert result.play("A") == ["carrot-cleric"]
    assert result.creature("carrot-cleric").exhausted
    later = resolve(board, "play killer-bee", "attack carrot-cleric", "block gorillion")
    assert later.discard("A") == ["carrot-cleric"]


def test_fast_does_nothing_for_a_blocker():
    """Dispute kw-none-blocking: it may block, nothing more."""
    result = resolve("""
        A: {play: [gorillion]}
        B: {play: [pineapple-paladin], hand: [luchataur]}
        moves: [attack gorillion, block pineapple-paladin]
    """)
    assert result.discard("B") == ["pineapple-paladin"]
    assert result.life("B") == 3  # blocking is not attacking: no life gained
    assert (result.turn, result.phase) == ("B", "start")


# -- what forbids it ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "allies", "enemies", "reason"),
    [
        ("carrot-cleric", "the-king", "", "The King keeps the others from attacking"),
        ("duradillo", "", "pomelozilla", "Pomelozilla stops enemy creatures with HUNTER"),
        ("pineapple-paladin", "gorillion", "hamster-lion", "it has the lowest power"),
        ("carrot-cleric", "tusked-extorter", "hypnotic-mouse", "two creatures with power 8"),
    ],
)
def test_fast_does_not_lift_a_ban_on_attacking(card, allies, enemies, reason):
    """9.8: what forbids the attack still does, so nothing is left to do."""
    result = resolve(f"""
        A: {{play: [{allies}], hand: [{card}]}}
        B: {{play: [{enemies}], mindbugs: 0, hand: [luchataur]}}
        moves: [play {card}]
    """)
    assert result.in_play(card), reason
    assert "attack" not in result.kinds()
    assert result.asked is None
    assert (result.turn, result.phase) == ("B", "start")


def test_a_ban_that_is_gone_before_the_fast_attack_does_not_count():
    """Hypnotic Mouse: equal powers can't attack. Alone with its power it may."""
    result = resolve("""
        A: {play: [tusked-extorter], hand: [dragon-fruit]}
        B: {play: [hypnotic-mouse], mindbugs: 0, hand: [luchataur]}
        moves: [play dragon-fruit]
    """)
    assert result.asked == ("A", "fast")


def test_an_enemy_shoctopus_takes_fast_from_a_creature_that_keeps_its_octonite():
    """14.1 before 8.1: with Octonite on it, its keywords have no effect."""
    board = """
        A: {play: [gorillion], hand: [kiwanoid]}
        B: {play: [shoctopus], mindbugs: 0, hand: [luchataur]}
        moves: [play kiwanoid]
    """
    kept = resolve(board, "pass")
    assert kept.asked is None
    assert (kept.turn, kept.phase) == ("B", "start")
    one_left = resolve(board, "put 1 shoctopus")
    assert one_left.creature("kiwanoid").octonite == 1
    assert one_left.asked is None
    rid_of = resolve(board, "put 1 gorillion, 1 shoctopus")
    assert rid_of.asked == ("A", "fast")


def test_an_allied_shoctopus_takes_fast_from_nobody():
    result = resolve("""
        A: {play: [shoctopus], hand: [kiwanoid]}
        B: {mindbugs: 0, hand: [luchataur]}
        moves: [play kiwanoid, pass]
    """)
    assert result.asked == ("A", "fast")


# -- by a Mindbug, in the other player's turn -----------------------------------------------------


@pytest.mark.parametrize("card", FAST_CREATURES)
def test_who_mindbugs_a_fast_creature_may_attack_with_it_in_the_others_turn(card):
    """8.1: although it is still A's turn; then A takes another turn action (6.5)."""
    keep = ["pass"] if card in BRINGS_OCTONITE else []
    board = f"""
        A: {{play: [gorillion], hand: [{card}, luchataur]}}
        B: {{hand: [killer-bee]}}
        moves: {["play " + card, "mindbug", *keep]}
    """
    asked = resolve(board)
    assert asked.asked == ("B", "fast")
    assert asked.options == [f"attack {card}", "pass"]
    assert asked.turn == "A"
    # Broodmother's Attack effect has A discard first; Duradillo could hunt.
    more = {"broodmother": ["choose luchataur"], "duradillo": ["pass"]}.get(card, [])
    result = resolve(board, f"attack {card}", *more, "pass")
    assert result.life("A") == 2
    assert result.asked == ("A", "turn")
    assert result.turn == "A"


def test_the_player_whose_turn_it_is_may_block_the_fast_attack():
    result = resolve("""
        A: {play: [gorillion], hand: [pineapple-paladin, luchataur]}
        B: {hand: [killer-bee]}
        moves: [play pineapple-paladin, mindbug, attack pineapple-paladin]
    """)
    assert result.asked == ("A", "block")
    assert result.options == ["block gorillion", "pass"]
    assert result.life("B") == 4  # the Attack effect is B's
    after = resolve("""
        A: {play: [gorillion], hand: [pineapple-paladin, luchataur]}
        B: {hand: [killer-bee]}
        moves: [play pineapple-paladin, mindbug, attack pineapple-paladin, block gorillion]
    """)
    assert after.discard("B") == ["pineapple-paladin"]
    assert after.asked == ("A", "turn")


def test_the_mindbugged_fast_creature_may_stay_at_home():
    result = resolve("""
        A: {hand: [rhubarbarian, luchataur]}
        B: {hand: [killer-bee]}
        moves: [play rhubarbarian, mindbug, pass]
    """)
    assert result.life("A") == 3
    assert result.asked == ("A", "turn")
    assert result.controller("rhubarbarian") == "B"


def test_the_fast_attack_cannot_wait_for_the_other_turn_action():
    """Dispute fast-mindbug-when: directly after the Play effect, not later in the turn."""
    result = resolve("""
        A: {play: [gorillion], hand: [rhubarbarian, luchataur]}
        B: {hand: [killer-bee]}
        moves: [play rhubarbarian, mindbug, pass, attack gorillion, pass]
    """)
    assert result.life("B") == 2
    assert result.life("A") == 3
    assert result.asked is None
    assert (result.turn, result.phase) == ("B", "start")


def test_the_fast_attack_in_the_others_turn_can_end_the_game_before_their_action():
    result = resolve("""
        A: {life: 1, hand: [rhubarbarian, luchataur]}
        B: {life: 1, hand: [killer-bee]}
        moves: [play rhubarbarian, mindbug, attack rhubarbarian]
    """)
    assert result.winner == "B"
    assert result.hand("A") == ["luchataur"]


def test_two_mindbugs_are_two_fast_attacks_in_one_turn():
    """Each comes with its own creature; the first one does not attack again."""
    board = """
        A: {hand: [rhubarbarian, carrot-cleric, luchataur]}
        B: {hand: [killer-bee]}
        moves:
          [play rhubarbarian, mindbug, attack rhubarbarian, play carrot-cleric, mindbug]
    """
    second = resolve(board)
    assert second.asked == ("B", "fast")
    assert second.options == ["attack carrot-cleric", "pass"]
    result = resolve(board, "attack carrot-cleric")
    assert result.life("A") == 1
    assert result.mindbugs("B") == 0
    assert result.asked == ("A", "turn")
    last = resolve(board, "attack carrot-cleric", "play luchataur")
    assert last.asked is None
    assert (last.turn, last.phase) == ("B", "start")


def test_after_the_mindbug_the_other_player_may_be_fast_as_well():
    """Both players attack with a new FAST creature in one turn."""
    result = resolve("""
        A: {hand: [rhubarbarian, carrot-cleric]}
        B: {mindbugs: 1, hand: [killer-bee]}
        moves:
          - play rhubarbarian
          - mindbug
          - attack rhubarbarian
          - play carrot-cleric
          - attack carrot-cleric
          - pass
    """)
    assert (result.life("A"), result.life("B")) == (2, 2)
    assert (result.turn, result.phase) == ("B", "start")


def test_a_creature_that_attacked_in_the_others_turn_may_attack_again_in_ones_own():
    """7.1: once a turn, and the next turn is another one."""
    result = resolve("""
        A: {hand: [rhubarbarian, luchataur]}
        B: {hand: [killer-bee]}
        moves:
          [play rhubarbarian, mindbug, attack rhubarbarian, play luchataur, pass,
           attack rhubarbarian, pass]
    """)
    assert result.life("A") == 1
    assert (result.turn, result.phase) == ("A", "start")


def test_with_the_extra_turn_of_the_older_books_the_fast_attack_comes_first():
    """6.5 by the older books: the turn ends after the attack, and A takes an extra turn."""
    result = resolve("""
        ruleset: {edition: current, after-mindbug: extra-turn}
        A: {hand: [rhubarbarian, luchataur]}
        B: {hand: [killer-bee]}
        moves: [play rhubarbarian, mindbug, attack rhubarbarian]
    """)
    assert result.life("A") == 2
    assert (result.turn, result.phase) == ("A", "start")
    assert result.creature("rhubarbarian").attacks == 0  # that turn is over


def test_a_mindbugged_fast_creature_with_frenzy_attacks_twice_in_the_others_turn():
    """Dispute kw-fast-frenzy: twice each turn, not only in one's own."""
    result = resolve("""
        A: {hand: [rhubarbarian, luchataur]}
        B: {play: [ram-hopper], hand: [killer-bee]}
        moves: [play rhubarbarian, mindbug, attack rhubarbarian, attack rhubarbarian]
    """)
    assert result.life("A") == 1
    assert result.asked == ("A", "turn")


def test_a_mindbugged_fast_hunter_hunts_the_other_players_creatures():
    """Dispute kw-fast-hunter: although it is their turn."""
    result = resolve("""
        A: {play: [gorillion], hand: [duradillo, luchataur]}
        B: {play: [bee-bear], hand: [killer-bee]}
        moves: [play duradillo, mindbug, attack duradillo, hunt gorillion]
    """)
    assert result.discard("A") == ["gorillion"]
    assert result.creature("duradillo").exhausted
    assert result.controller("duradillo") == "B"


def test_who_lost_their_only_card_to_a_mindbug_loses_after_the_fast_attack():
    """3.2: the loss comes when the other turn action is due, and FAST comes before that."""
    board = """
        A: {hand: [rhubarbarian]}
        B: {hand: [killer-bee]}
        moves: [play rhubarbarian, mindbug]
    """
    asked = resolve(board)
    assert asked.winner is None
    assert asked.asked == ("B", "fast")
    assert resolve(board, "pass").winner == "B"


def test_a_fast_attack_can_give_the_other_player_the_cards_they_lacked():
    """Strange Barrel blocks, is defeated and steals two cards: now there is something to play."""
    board = """
        A: {play: [strange-barrel], hand: [rhubarbarian]}
        B: {hand: [killer-bee, gorillion]}
        moves: [play rhubarbarian, mindbug, attack rhubarbarian, block strange-barrel]
    """
    result = resolve(board)
    assert result.play("A") == []
    assert result.asked == ("A", "turn")
    assert sorted(result.options) == ["play gorillion", "play killer-bee"]


def test_life_lost_to_a_fast_attack_brings_hyenix_but_hyenix_has_to_wait():
    """9.5 and 6.9: it came into play this turn and has no FAST; it may not attack."""
    result = resolve("""
        A: {hand: [rhubarbarian, luchataur], discard: [hyenix]}
        B: {hand: [killer-bee]}
        moves: [play rhubarbarian, mindbug, attack rhubarbarian, yes]
    """)
    assert result.play("A") == ["hyenix"]
    assert result.asked == ("A", "turn")
    assert result.options == ["play luchataur"]


def test_a_card_that_its_play_effect_gives_away_is_not_fast_for_anyone():
    """17.6: A controls it no more, and for B it has only changed sides."""
    result = resolve(
        """
        A: {hand: [swift-traitor]}
        B: {mindbugs: 0, hand: [gorillion]}
        moves: [play swift-traitor]
        """,
        cards=MADE_UP,
    )
    assert result.controller("swift-traitor") == "B"
    assert result.asked is None
    assert (result.turn, result.phase) == ("B", "start")


# -- whose turn it is -----------------------------------------------------------------------------


def test_in_the_fast_attack_by_a_mindbug_it_is_still_the_others_turn():
    """Dispute fast-active-player: bonuses `while it is your turn` are A's, not B's."""
    result = resolve("""
        A: {play: [goblin-werewolf, {card: urchin-hurler, as: a-hurler}, gorillion],
            hand: [carrot-cleric, luchataur]}
        B: {play: [{card: goblin-werewolf, as: b-werewolf}, urchin-hurler, pesky-peas, radisher],
            hand: [killer-bee]}
        moves: [play carrot-cleric, mindbug, attack carrot-cleric]
    """)
    assert result.asked == ("A", "block")
    assert power(result, "carrot-cleric") == 8  # no +2 from B's Urchin Hurler
    assert power(result, "b-werewolf") == 2
    assert power(result, "goblin-werewolf") == 10  # 2, +6 in its own turn, +2 from A's Hurler
    assert power(result, "gorillion") == 12
    assert power(result, "pesky-peas") == 5
    assert "SNEAKY" in at_work(result, "radisher")


def test_the_bonus_of_the_active_player_counts_for_the_blocker():
    """Dispute fast-active-player: 7 and 2 beat 8."""
    result = resolve("""
        A: {play: [urchin-hurler, kangasaurus-rex], hand: [pineapple-paladin, luchataur]}
        B: {play: [{card: urchin-hurler, as: b-hurler}], hand: [killer-bee]}
        moves:
          [play pineapple-paladin, mindbug, attack pineapple-paladin, block kangasaurus-rex]
    """)
    assert result.in_discard("B", "pineapple-paladin")
    assert result.in_play("kangasaurus-rex")


@pytest.mark.parametrize("first", ["aubergalactic-whale", "steelhorn"])
def test_the_active_player_orders_what_the_fast_attack_sets_off(first):
    """Dispute fast-active-player, 1.4: A orders both Defeated effects, also that of B."""
    board = """
        A: {play: [steelhorn, gorillion], hand: [aubergalactic-whale, luchataur]}
        B: {hand: [killer-bee, bee-bear, tusked-extorter]}
        moves:
          [play aubergalactic-whale, mindbug, attack aubergalactic-whale, block steelhorn]
    """
    asked = resolve(board)
    assert asked.asked == ("A", "order")
    assert sorted(asked.options) == ["first aubergalactic-whale", "first steelhorn"]
    result = resolve(board, f"first {first}")
    assert result.discard("A") == ["steelhorn", "gorillion"]
    assert result.hand("B") == []
    gone = [step.refs[0] for step in result.steps if step.kind in ("defeat", "discard")]
    earlier, later = ("gorillion", "killer-bee")[:: -1 if first == "steelhorn" else 1]
    assert gone.index(earlier) < gone.index(later)


def test_a_mindbugged_fast_hunter_need_not_attack_captain_hippo_in_its_controllers_turn():
    """Captain Hippo speaks of the opponent's turn; while A is the active player it is silent."""
    result = resolve("""
        A: {play: [captain-hippo, gorillion], hand: [duradillo, luchataur]}
        B: {hand: [killer-bee]}
        moves: [play duradillo, mindbug, attack duradillo]
    """)
    assert result.options == ["hunt captain-hippo", "hunt gorillion", "pass"]


# -- by an effect ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("player", "moves"),
    [
        ("{hand: [compost-dragon], discard: [rhubarbarian]}", ["play compost-dragon"]),
        ("{hand: [kiwing-juicer], discard: [rhubarbarian]}", ["play kiwing-juicer"]),
        ("{hand: [lord-watermelon, rhubarbarian]}", ["play lord-watermelon"]),
        ("{hand: [bookwyrm, rhubarbarian]}", ["play bookwyrm"]),
        ("{play: [wildsprout], discard: [rhubarbarian]}", ["action wildsprout"]),
    ],
)
def test_a_fast_creature_brought_by_an_effect_in_ones_own_turn_may_attack(player, moves):
    """Dispute fast-by-effect: the turn it comes into play, however it came."""
    board = f"""
        A: {player}
        B: {{mindbugs: 0, hand: [gorillion]}}
        moves: {moves}
    """
    asked = resolve(board)
    assert asked.asked == ("A", "fast")
    assert asked.options == ["attack rhubarbarian", "pass"]
    result = resolve(board, "attack rhubarbarian")
    assert result.life("B") == 2
    assert "fast-by-effect" not in result.readings()


def test_who_plays_a_card_by_an_effect_and_mindbugs_play_no_part():
    """6.6 and 8.1: the FAST card from the hand can't be mindbugged, and may attack."""
    result = resolve("""
        A: {hand: [lord-watermelon, rhubarbarian]}
        B: {mindbugs: 2, hand: [gorillion]}
        moves: [play lord-watermelon, pass]
    """)
    assert result.asked == ("A", "fast")
    assert result.mindbugs("B") == 2


def test_fast_holds_where_play_effects_do_not():
    """Dispute ratomancer: keywords work, FAST too, each for its own creature, in any order."""
    board = """
        A: {hand: [ratomancer], discard: [duradillo, broodmother, axolotl-healer]}
        B: {mindbugs: 0, hand: [gorillion, luchataur, killer-bee]}
        moves: [play ratomancer, "choose duradillo, broodmother, axolotl-healer", pass]
    """
    first = resolve(board)
    assert first.life("A") == 3
    assert first.asked == ("A", "fast")
    assert {"attack duradillo", "attack broodmother", "pass"} <= set(first.options)
    for one, answers, other in (
        ("duradillo", [], "broodmother"),
        ("broodmother", ["choose gorillion"], "duradillo"),
    ):
        second = resolve(board, f"attack {one}", *answers)
        assert second.asked == ("A", "fast")
        refs = {option.split()[-1] for option in second.options if option != "pass"}
        assert refs == {other}
    over = resolve(board, "pass")
    assert over.turn == "B"
    assert {s.refs for s in over.steps if s.kind == "no-fast"} == {("duradillo",), ("broodmother",)}


def test_two_fast_creatures_that_came_together_may_both_attack():
    board = """
        A: {hand: [ratomancer], discard: [duradillo, broodmother]}
        B: {mindbugs: 0, hand: [gorillion, luchataur, killer-bee]}
        moves: [play ratomancer, "choose duradillo, broodmother", put 1 duradillo]
    """
    first = resolve(board)
    one = first.options[0]
    later = resolve(board, one, *(["choose gorillion"] if "brood" in one else []))
    two = later.options[0]
    assert {one, two} == {"attack duradillo", "attack broodmother"}
    result = resolve(
        board,
        one,
        *(["choose gorillion"] if "brood" in one else []),
        two,
        *(["choose gorillion"] if "brood" in two else []),
    )
    assert result.life("B") == 1
    assert result.discard("B") == ["gorillion"]
    assert (result.turn, result.phase) == ("B", "start")


def test_in_the_others_turn_an_effect_brings_a_fast_creature_that_may_attack():
    """Dispute fast-by-effect, rule 8.1 as read here: after the running action is done."""
    board = f"""
        ruleset: {ANY_TURN}
        A: {{play: [gorillion], discard: [carrot-cleric], hand: [luchataur]}}
        B: {{play: [trash-flier], hand: [killer-bee]}}
        moves: [attack gorillion, block trash-flier]
    """
    asked = resolve(board)
    assert asked.controller("carrot-cleric") == "B"
    assert asked.asked == ("B", "fast")
    assert asked.options == ["attack carrot-cleric", "pass"]
    result = resolve(board, "attack carrot-cleric", "pass")
    assert result.life("A") == 2
    assert (result.turn, result.phase) == ("B", "start")
    assert "fast-by-effect" in result.readings()


def test_by_the_other_reading_only_ones_own_turn_and_a_mindbug_count():
    result = resolve(f"""
        ruleset: {OWN_TURN}
        A: {{play: [gorillion], discard: [carrot-cleric], hand: [luchataur]}}
        B: {{play: [trash-flier], hand: [killer-bee]}}
        moves: [attack gorillion, block trash-flier]
    """)
    assert result.controller("carrot-cleric") == "B"
    assert result.asked is None
    assert (result.turn, result.phase) == ("B", "start")
    assert "fast-by-effect" in result.readings()


@pytest.mark.parametrize("ruleset", [ANY_TURN, OWN_TURN])
def test_the_reading_touches_neither_ones_own_turn_nor_a_mindbug(ruleset):
    own = resolve(f"""
        ruleset: {ruleset}
        A: {{hand: [compost-dragon], discard: [rhubarbarian]}}
        B: {{mindbugs: 0, hand: [gorillion]}}
        moves: [play compost-dragon]
    """)
    assert own.asked == ("A", "fast")
    taken = resolve(f"""
        ruleset: {ruleset}
        A: {{hand: [rhubarbarian, luchataur]}}
        B: {{hand: [gorillion]}}
        moves: [play rhubarbarian, mindbug]
    """)
    assert taken.asked == ("B", "fast")
    assert "fast-by-effect" not in own.readings() | taken.readings()


def test_the_running_action_is_finished_before_the_fast_attack():
    """Dispute fast-by-effect: a FRENZY attacker's second attack belongs to the same action."""
    board = f"""
        ruleset: {ANY_TURN}
        A: {{play: [luchataur], discard: [carrot-cleric], hand: [gorillion]}}
        B: {{play: [trash-flier], hand: [killer-bee]}}
        moves: [attack luchataur, block trash-flier]
    """
    assert resolve(board).asked == ("A", "again")
    blocked = resolve(board, "attack luchataur", "block carrot-cleric")
    assert blocked.creature("carrot-cleric").exhausted
    assert blocked.asked == ("B", "fast")
    assert resolve(board, "pass").asked == ("B", "fast")


@pytest.mark.parametrize(("ruleset", "asked"), [(ANY_TURN, ("B", "fast")), (OWN_TURN, None)])
def test_a_mindbugged_compost_dragon_brings_a_fast_creature_in_the_others_turn(ruleset, asked):
    """The Mindbug took Compost Dragon; the FAST creature came by an effect."""
    board = f"""
        ruleset: {ruleset}
        A: {{play: [gorillion], hand: [compost-dragon, luchataur]}}
        B: {{discard: [rhubarbarian], hand: [killer-bee]}}
        moves: [play compost-dragon, mindbug]
    """
    result = resolve(board)
    assert result.controller("rhubarbarian") == "B"
    if asked is None:
        assert result.asked == ("A", "turn")
    else:
        assert result.asked == asked
        after = resolve(board, "attack rhubarbarian", "block gorillion")
        # Both have power 10; Rhubarbarian has its controller discard.
        assert after.discard("B") == ["rhubarbarian", "killer-bee"]
        assert after.asked == ("A", "turn")


def test_a_fast_creature_of_the_active_player_comes_back_in_their_own_turn():
    """A's own Trash Flier is defeated in A's turn: not the other player's turn at all."""
    result = resolve("""
        A: {play: [trash-flier], hand: [luchataur]}
        B: {play: [tiger-squirrel], discard: [rhubarbarian], hand: [killer-bee]}
        moves: [attack trash-flier, block tiger-squirrel]
    """)
    assert result.controller("rhubarbarian") == "A"
    assert result.asked == ("A", "fast")
    assert "fast-by-effect" not in result.readings()


def test_a_fast_creature_that_came_at_the_start_of_the_turn_acts_before_the_turn_action():
    """Monster Buddies repeats Compost Dragon's Play effect; the turn action is still to come."""
    board = """
        phase: start
        A: {play: [compost-dragon], discard: [rhubarbarian], hand: [gorillion], energy: 2}
        B: {hand: [bee-bear]}
        power: {row: [monster-buddies]}
        moves: [buy monster-buddies]
    """
    assert resolve(board).asked == ("A", "fast")
    attacked = resolve(board, "attack rhubarbarian")
    assert attacked.life("B") == 2
    assert attacked.asked == ("A", "turn")
    assert attacked.options == ["play gorillion", "attack compost-dragon"]
    waited = resolve(board, "pass")
    assert waited.options == ["play gorillion", "attack compost-dragon", "attack rhubarbarian"]
    assert resolve(board, "pass", "attack rhubarbarian").life("B") == 2


def test_an_effect_at_the_start_of_the_others_turn_can_bring_a_fast_creature():
    """Bananapus is harvested, Trash Flier falls: B's FAST attack comes before A's turn action."""
    board = f"""
        ruleset: {ANY_TURN}
        phase: start
        A: {{play: [{{card: bananapus, octonite: 1}}, gorillion], discard: [carrot-cleric]}}
        B: {{play: [trash-flier], hand: [bee-bear]}}
        moves: [attack carrot-cleric]
    """
    result = resolve(board)
    assert result.controller("carrot-cleric") == "B"
    assert result.asked == ("A", "block")
    assert result.turn == "A"
    after = resolve(board, "block gorillion")
    assert after.creature("carrot-cleric").exhausted
    assert after.asked == ("A", "turn")


@pytest.mark.parametrize(
    ("ruleset", "asked"), [(ANY_TURN, ("B", "fast")), (OWN_TURN, ("A", "turn"))]
)
def test_a_mindbugged_lord_watermelon_plays_a_fast_creature_from_the_hand(ruleset, asked):
    """By an effect, in the other's turn."""
    result = resolve(f"""
        ruleset: {ruleset}
        A: {{hand: [lord-watermelon, gorillion]}}
        B: {{hand: [rhubarbarian]}}
        moves: [play lord-watermelon, mindbug]
    """)
    assert result.controller("rhubarbarian") == "B"
    assert result.asked == asked


# -- changing sides -------------------------------------------------------------------------------


def test_taking_control_of_a_fast_creature_gives_no_attack():
    """Dispute fast-take-control: it changed sides, it did not come into play."""
    result = resolve("""
        A: {hand: [brain-fly]}
        B: {play: [rhubarbarian], mindbugs: 0, hand: [luchataur]}
        moves: [play brain-fly]
    """)
    assert result.controller("rhubarbarian") == "A"
    assert result.asked is None
    assert (result.turn, result.phase) == ("B", "start")


def test_usx_tangerine_takes_a_fast_creature_without_an_attack():
    """Dispute fast-take-control: an Action is a turn action, and FAST adds nothing to it."""
    result = resolve("""
        A: {play: [{card: usx-tangerine, octonite: 1}], hand: [gorillion]}
        B: {play: [{card: kiwanoid, octonite: 1}], hand: [luchataur]}
        moves: [action usx-tangerine]
    """)
    assert result.controller("kiwanoid") == "A"
    assert result.asked is None
    assert (result.turn, result.phase) == ("B", "start")


def test_a_fast_creature_taken_back_in_the_turn_it_came_does_not_attack():
    """It came into play this turn on B's side; Brain Fly takes it, and the turn action is spent."""
    result = resolve("""
        A: {hand: [rhubarbarian, brain-fly, gorillion]}
        B: {mindbugs: 1, hand: [luchataur]}
        moves: [play rhubarbarian, mindbug, pass, play brain-fly]
    """)
    assert result.controller("rhubarbarian") == "A"
    assert result.asked is None
    assert (result.turn, result.phase) == ("B", "start")
    assert result.life("B") == 3


def test_a_fast_creature_that_attacked_and_was_taken_does_not_attack_again_this_turn():
    """7.1: Cherry Bug takes Rhubarbarian, which has made its attack of this turn already."""
    result = resolve("""
        A: {play: [cherry-bug], hand: [rhubarbarian, gorillion]}
        B: {hand: [luchataur]}
        moves: [play rhubarbarian, mindbug, attack rhubarbarian, block cherry-bug]
    """)
    assert result.controller("rhubarbarian") == "A"
    assert result.asked == ("A", "turn")
    assert result.options == ["play gorillion"]
    assert [why.kind for why in result.why_not("attack rhubarbarian")] == ["attacked"]


def test_a_fast_creature_that_came_back_at_once_may_be_the_other_turn_action():
    """6.9: it came into play this turn, no matter on which side, and it has FAST."""
    result = resolve(
        """
        A: {hand: [swift-traitor, gorillion]}
        B: {hand: [luchataur]}
        moves: [play swift-traitor, mindbug]
        """,
        cards=MADE_UP,
    )
    assert result.controller("swift-traitor") == "A"
    assert result.asked == ("A", "turn")
    assert result.options == ["play gorillion", "attack swift-traitor"]


def test_sharky_does_not_copy_fast():
    """Dispute sharky-basic: HUNTER, SNEAKY, FRENZY and POISONOUS, nothing else."""
    result = resolve("""
        A: {hand: [sharky-crab-dog-mummypus]}
        B: {play: [duradillo], mindbugs: 0, hand: [luchataur]}
        moves: [play sharky-crab-dog-mummypus]
    """)
    assert at_work(result, "sharky-crab-dog-mummypus") == {"HUNTER", "POISONOUS"}
    assert result.asked is None
    assert (result.turn, result.phase) == ("B", "start")


# -- FAST and Action ------------------------------------------------------------------------------


def test_a_fast_creature_may_use_its_action_instead():
    """8.1: attack or Action, in the turn it comes into play."""
    board = """
        A: {hand: [swift-healer]}
        B: {mindbugs: 0, hand: [gorillion]}
        moves: [play swift-healer]
    """
    asked = resolve(board, cards=MADE_UP)
    assert sorted(asked.options) == ["action swift-healer", "attack swift-healer", "pass"]
    result = resolve(board, "action swift-healer", cards=MADE_UP)
    assert (result.life("A"), result.life("B")) == (4, 3)
    assert (result.turn, result.phase) == ("B", "start")


def test_attack_or_action_not_both():
    """Dispute kw-fast-frenzy: with the Action used, FRENZY gives no attack either."""
    board = """
        A: {hand: [swift-fury]}
        B: {mindbugs: 0, hand: [gorillion]}
        moves: [play swift-fury]
    """
    acted = resolve(board, "action swift-fury", cards=MADE_UP)
    assert acted.life("B") == 3
    assert (acted.turn, acted.phase) == ("B", "start")
    attacked = resolve(board, "attack swift-fury", cards=MADE_UP)
    assert attacked.options == ["attack swift-fury", "pass"]
    done = resolve(board, "attack swift-fury", "attack swift-fury", cards=MADE_UP)
    assert (done.life("A"), done.life("B")) == (3, 1)
    assert (done.turn, done.phase) == ("B", "start")


def test_who_mindbugs_it_may_use_its_action_in_the_others_turn():
    result = resolve(
        """
        A: {hand: [swift-healer, luchataur]}
        B: {hand: [gorillion]}
        moves: [play swift-healer, mindbug, action swift-healer]
        """,
        cards=MADE_UP,
    )
    assert (result.life("A"), result.life("B")) == (3, 4)
    assert result.asked == ("A", "turn")


def test_an_action_that_would_do_nothing_is_not_offered():
    """9.7: without an enemy creature there is nobody to defeat."""
    alone = resolve(
        "{A: {hand: [swift-hermit]}, B: {mindbugs: 0, hand: [gorillion]}}",
        "play swift-hermit",
        cards=MADE_UP,
    )
    assert alone.options == ["attack swift-hermit", "pass"]
    assert [reason.kind for reason in alone.why_not("action swift-hermit")] == ["does-nothing"]
    result = resolve(
        """
        A: {hand: [swift-hermit]}
        B: {play: [luchataur], mindbugs: 0, hand: [gorillion]}
        """,
        "play swift-hermit",
        "action swift-hermit",
        cards=MADE_UP,
    )
    assert result.discard("B") == ["luchataur"]


def test_a_paid_action_needs_the_octonite_that_was_kept():
    """14.4: given away, it can't be paid with."""
    board = """
        A: {play: [gorillion], hand: [swift-tender]}
        B: {mindbugs: 0, hand: [luchataur]}
        moves: [play swift-tender]
    """
    kept = resolve(board, "pass", cards=MADE_UP)
    assert sorted(kept.options) == ["action swift-tender", "attack swift-tender", "pass"]
    used = resolve(board, "pass", "action swift-tender", cards=MADE_UP)
    assert used.life("A") == 4
    assert used.creature("swift-tender").octonite == 0
    given = resolve(board, "put 1 gorillion", cards=MADE_UP)
    assert given.options == ["attack swift-tender", "pass"]


@pytest.mark.parametrize(
    ("card", "action"),
    [("borgions", "action borgions"), ("figuru", "action figuru")],
)
def test_without_fast_a_new_creature_may_not_use_its_action(card, action):
    """Dispute action-new: playing it was the turn action, and it has no FAST."""
    board = f"""
        A: {{play: [{{card: {card}, octonite: 1, entered: true}}], hand: [gorillion]}}
        B: {{play: [luchataur], hand: [killer-bee]}}
    """
    result = resolve(board)
    assert action not in result.options
    assert "new" in [reason.kind for reason in result.why_not(action)]
