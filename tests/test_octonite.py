"""Chapters 13 and 14: Octonite counters, Harvest, distribution, and effects that are paid for."""

import pytest
from board import Result, library_with, octonite, power, refused, resolve

from judge.engine import Film, State, apply, begin
from judge.moves import read_move
from judge.resolution import Resolution
from judge.scenario import read_scenario

# What each card comes into play with, and whether its badge has an arrow.
KEPT = {
    "alluring-oyster": 2,
    "artimist": 5,
    "bananapus": 2,
    "calm-cole": 2,
    "captain-cucodile": 1,
    "fearberry": 2,
    "icecube-dragon": 3,
    "lychee-king": 2,
    "mangonade": 3,
    "shakes-pear": 2,
    "sporeweaver": 2,
}
DISTRIBUTED = {
    "beetroot-predator": 2,
    "boomberry": 1,
    "borgions": 1,
    "broodmother": 1,
    "kiwanoid": 2,
    "plumarine": 1,
    "pomegrenade": 2,
    "shoctopus": 2,
    "star-portal": 2,
    "starfruit-ninja": 2,
    "topinambur-titan": 1,
    "usx-tangerine": 2,
    "venomash": 2,
}
COMES_WITH = {**KEPT, **DISTRIBUTED}

HARVEST = "{edition: current, harvest-spent: harvest}"
NO_HARVEST = "{edition: current, harvest-spent: no-harvest}"


def begun(board: str | State) -> Result:
    """The board after the start of the turn, at whatever is asked first."""
    state = read_scenario(board).state if isinstance(board, str) else board
    film = Film()
    return Result(Resolution(state, begin(state, film), tuple(film)))


def after(result: Result, *moves: str) -> State:
    """Where these moves lead from where a result rests."""
    state = result.end
    for move in moves:
        state = apply(state, read_move(move))
    return state


def flush_left(board: str) -> str:
    """The board with its first column at the margin, so that a line can be put before it."""
    lines = board.strip("\n").splitlines()
    margin = len(lines[0]) - len(lines[0].lstrip())
    return "\n".join(line[margin:] for line in lines) + "\n"


# -- coming into play with Octonite (13.1, 13.2) --------------------------------------------------


@pytest.mark.parametrize(("card", "number"), COMES_WITH.items())
def test_a_creature_comes_into_play_with_its_octonite(card, number):
    result = resolve(f"""
        A: {{hand: [{card}]}}
        B: {{mindbugs: 0, hand: [gorillion]}}
        moves: [play {card}]
    """)
    assert octonite(result) == {card: number}
    assert result.controller(card) == "A"


@pytest.mark.parametrize(("card", "number"), COMES_WITH.items())
def test_the_counters_come_with_a_mindbugged_creature_too(card, number):
    """13.2: on the side of the player who used the Mindbug."""
    keep = ["pass"] if card in DISTRIBUTED else []
    result = resolve(
        f"""
        A: {{play: [luchataur], hand: [{card}, gorillion]}}
        B: {{hand: [killer-bee]}}
        moves: [play {card}, mindbug]
        """,
        *keep,
    )
    assert octonite(result) == {card: number}
    assert result.controller(card) == "B"


@pytest.mark.parametrize("card", ["gorillion", "five-spice-monster", "starship-soupers"])
def test_other_creatures_come_without_any(card):
    result = resolve(f"""
        A: {{hand: [{card}]}}
        B: {{mindbugs: 0, hand: [luchataur]}}
        moves: [play {card}]
    """)
    assert result.creature(card).octonite == 0


@pytest.mark.parametrize(
    "card", ["lychee-king", "captain-cucodile", "shakes-pear", "starfruit-ninja"]
)
def test_the_counters_come_however_the_creature_comes(card):
    """13.2: by an effect, from a discard pile."""
    keep = ["pass"] if card in DISTRIBUTED else []
    result = resolve(
        f"""
        A: {{hand: [kiwing-juicer], discard: [{card}]}}
        B: {{mindbugs: 0, hand: [gorillion]}}
        moves: [play kiwing-juicer]
        """,
        *keep,
    )
    assert octonite(result) == {card: COMES_WITH[card]}


def test_octonite_is_no_play_effect():
    """Disputes deathweaver-scope and octonite-mindbug: Deathweaver does not keep it away."""
    result = resolve("""
        A: {hand: [lychee-king]}
        B: {play: [deathweaver], mindbugs: 0, hand: [gorillion]}
        moves: [play lychee-king]
    """)
    assert octonite(result) == {"lychee-king": 2}


def test_counters_are_distributed_where_play_effects_are_forbidden():
    """Disputes deathweaver-scope and octonite-mindbug: neither is distributing a Play effect."""
    result = resolve("""
        A: {play: [gorillion], hand: [kiwanoid]}
        B: {play: [deathweaver], mindbugs: 0, hand: [luchataur]}
        moves: [play kiwanoid, "put 1 gorillion, 1 deathweaver"]
    """)
    assert octonite(result) == {"gorillion": 1, "deathweaver": 1}


def test_creatures_played_without_their_play_effects_bring_and_distribute_octonite():
    """Disputes octonite-mindbug and ratomancer, rule 17.22."""
    result = resolve("""
        A: {hand: [ratomancer], discard: [sporeweaver, star-portal, axolotl-healer]}
        B: {play: [gorillion], mindbugs: 0, hand: [luchataur]}
        moves:
          - play ratomancer
          - choose sporeweaver, star-portal, axolotl-healer
          - put 1 ratomancer, 1 gorillion
    """)
    assert octonite(result) == {"sporeweaver": 2, "ratomancer": 1, "gorillion": 1}
    assert result.life("A") == 3


def test_taking_control_brings_no_new_counters():
    """17.6: the creature stays as it is."""
    result = resolve("""
        A: {hand: [brain-fly]}
        B: {play: [{card: lychee-king, octonite: 1}], mindbugs: 0, hand: [gorillion]}
        moves: [play brain-fly]
    """)
    assert result.controller("lychee-king") == "A"
    assert octonite(result) == {"lychee-king": 1}


# -- Harvest (13.3, 13.4, 13.6) -------------------------------------------------------------------


def test_the_last_octonite_sets_off_the_harvest_effect():
    """13.3: Captain Cucodile comes with one, so it is the very next turn."""
    result = resolve("""
        A: {hand: [captain-cucodile, gorillion]}
        B: {mindbugs: 0, hand: [luchataur, killer-bee]}
        moves: [play captain-cucodile, play luchataur, pass, play gorillion]
    """)
    assert result.life("A") == 5
    assert octonite(result) == {}


def test_lychee_king_is_harvested_two_turns_later():
    """The book's own example, turn by turn."""
    turns = [
        ["play lychee-king"],
        ["play bee-bear", "pass"],
        ["play gorillion"],
        ["play tusked-extorter", "pass"],
    ]
    board = """
        A: {hand: [lychee-king, gorillion, killer-bee]}
        B: {mindbugs: 0, hand: [bee-bear, tusked-extorter, luchataur]}
    """
    counters = []
    for number in range(1, len(turns) + 1):
        result = resolve(board, *(move for turn in turns[:number] for move in turn))
        counters.append(result.creature("lychee-king").octonite)
        assert result.life("B") == 3
    assert counters == [2, 2, 1, 1]
    result = begun(result.end)
    assert result.creature("lychee-king").octonite == 0
    assert result.life("B") == 2
    assert result.asked == ("A", "turn")


def test_nothing_is_removed_in_the_opponents_turn():
    """13.3: at the start of your turn."""
    result = begun("""
        turn: B
        phase: start
        A: {play: [{card: lychee-king, octonite: 1}]}
        B: {hand: [gorillion]}
    """)
    assert octonite(result) == {"lychee-king": 1}
    assert result.life("B") == 3


def test_a_board_in_the_middle_of_a_turn_has_its_start_behind_it():
    """The phase `action` comes after the start of the turn."""
    result = resolve("""
        A: {play: [{card: lychee-king, octonite: 1}], hand: [gorillion]}
        B: {mindbugs: 0, hand: [luchataur]}
        moves: [play gorillion]
    """)
    assert octonite(result) == {"lychee-king": 1}
    assert result.life("B") == 3


def test_a_harvest_creature_without_octonite_does_nothing():
    """13.6: its effect is not repeated."""
    result = begun("""
        phase: start
        A: {play: [lychee-king, icecube-dragon], hand: [gorillion]}
        B: {hand: [luchataur]}
    """)
    assert result.life("B") == 3
    assert result.play("A") == ["lychee-king", "icecube-dragon"]
    assert result.asked == ("A", "turn")


def test_harvest_is_not_repeated_in_the_turn_after_it():
    first = begun("""
        phase: start
        A: {play: [{card: lychee-king, octonite: 1}], hand: [gorillion]}
        B: {mindbugs: 0, play: [luchataur]}
    """)
    assert first.life("B") == 2
    later = resolve(
        """
        phase: start
        A: {play: [{card: lychee-king, octonite: 1}], hand: [gorillion, killer-bee]}
        B: {mindbugs: 0, hand: [luchataur, bee-bear]}
        """,
        "play gorillion",
        "play luchataur",
        "pass",
    )
    assert begun(later.end).life("B") == 2


def test_counters_of_a_creature_without_harvest_stay():
    """13.12: nothing removes them at the start of a turn."""
    result = begun("""
        phase: start
        A: {play: [{card: kiwanoid, octonite: 2}, {card: gorillion, octonite: 1}]}
        B: {hand: [luchataur]}
    """)
    assert octonite(result) == {"kiwanoid": 2, "gorillion": 1}


@pytest.mark.parametrize("counters", [2, 3])
def test_the_effect_waits_for_the_last_counter(counters):
    result = begun(f"""
        phase: start
        A: {{play: [{{card: icecube-dragon, octonite: {counters}}}]}}
        B: {{hand: [luchataur]}}
    """)
    assert octonite(result) == {"icecube-dragon": counters - 1}


def test_harvest_comes_before_the_turn_action_and_is_not_optional():
    """Dispute harvest-optional, rule 13.4: Icecube Dragon is gone before it can attack."""
    result = begun("""
        phase: start
        A: {play: [{card: icecube-dragon, octonite: 1}], hand: [gorillion]}
        B: {hand: [luchataur]}
    """)
    assert result.discard("A") == ["icecube-dragon"]
    assert result.asked == ("A", "turn")
    assert result.options == ["play gorillion"]


def test_a_harvest_that_takes_the_last_creature_can_lose_the_game():
    """13.4 and 3.2: nothing is left to do afterwards."""
    result = begun("""
        phase: start
        A: {play: [{card: icecube-dragon, octonite: 1}]}
        B: {hand: [luchataur]}
    """)
    assert result.winner == "B"


def test_a_harvest_can_save_from_having_nothing_to_do():
    """Hamster Lion forbids the only attack; the cards Sporeweaver draws can be played."""
    board = """
        turn: B
        A: {play: [{card: sporeweaver, octonite: 1}], discard: [gorillion, killer-bee]}
        B: {play: [hamster-lion, bee-bear]}
        moves: [attack bee-bear, pass]
    """
    resting = resolve(board)
    assert resting.winner is None
    assert (resting.turn, resting.phase) == ("A", "start")
    result = begun(resting.end)
    assert result.asked == ("A", "turn")
    assert sorted(result.options) == ["play gorillion", "play killer-bee"]


def test_a_harvest_that_does_not_help_only_puts_off_the_loss():
    board = """
        turn: B
        A: {play: [{card: sporeweaver, octonite: 2}], discard: [gorillion, killer-bee]}
        B: {play: [hamster-lion, bee-bear]}
        moves: [attack bee-bear, pass]
    """
    result = begun(resolve(board).end)
    assert result.winner == "B"


def test_artimist_wins_at_the_start_of_the_fifth_turn():
    """Dispute five-spice: five counters, one at the start of each own turn."""
    state = resolve("""
        A: {life: 20, hand: [artimist]}
        B: {life: 20, mindbugs: 0, play: [gorillion]}
        moves: [play artimist]
    """).end
    left = []
    for _ in range(5):
        theirs = begun(state)
        assert theirs.asked == ("B", "turn")
        state = after(theirs, "attack gorillion", "pass")
        mine = begun(state)
        left.append(mine.creature("artimist").octonite)
        if mine.winner is None:
            state = after(mine, "attack artimist", "pass")
    assert left == [4, 3, 2, 1, 0]
    assert mine.winner == "A"


# -- several at once (13.5) -----------------------------------------------------------------------


def test_one_counter_is_removed_from_each():
    result = begun("""
        phase: start
        A:
          play:
            - {card: artimist, octonite: 5}
            - {card: icecube-dragon, octonite: 3}
            - {card: lychee-king, octonite: 2}
            - {card: kiwanoid, octonite: 2}
        B: {play: [{card: bananapus, octonite: 2}]}
    """)
    assert octonite(result) == {
        "artimist": 4,
        "icecube-dragon": 2,
        "lychee-king": 1,
        "kiwanoid": 2,
        "bananapus": 2,
    }


def test_the_active_player_orders_several_harvests():
    """Dispute harvest-optional, rule 13.5: all counters go first, then one effect after another."""
    board = """
        phase: start
        A:
          play:
            - {card: lychee-king, octonite: 1}
            - {card: captain-cucodile, octonite: 1}
            - {card: bananapus, octonite: 1}
            - {card: artimist, octonite: 2}
        B: {play: [gorillion]}
    """
    asked = begun(board)
    assert octonite(asked) == {"artimist": 1}
    assert asked.asked == ("A", "order")
    assert sorted(asked.options) == [
        "first bananapus",
        "first captain-cucodile",
        "first lychee-king",
    ]
    result = resolve(board, "first captain-cucodile")
    assert (result.life("A"), result.life("B")) == (5, 3)
    assert result.asked == ("A", "order")
    done = resolve(board, "first captain-cucodile", "first bananapus")
    assert (done.life("A"), done.life("B")) == (5, 2)
    assert done.discard("B") == ["gorillion"]
    assert done.asked == ("A", "turn")


def test_one_ripe_harvest_among_several_needs_no_order():
    result = begun("""
        phase: start
        A: {play: [{card: lychee-king, octonite: 1}, {card: artimist, octonite: 2}]}
        B: {hand: [gorillion]}
    """)
    assert result.life("B") == 2
    assert result.asked == ("A", "turn")


@pytest.mark.parametrize("first", ["saltemental", "lychee-king"])
def test_a_harvest_that_was_activated_happens_though_its_creature_is_gone(first):
    """13.5: both are activated at the same time; only their order is chosen."""
    result = resolve(
        """
        phase: start
        A: {play: [{card: lychee-king, octonite: 1}, {card: saltemental, octonite: 1}]}
        B: {hand: [gorillion]}
        """,
        f"first {first}",
    )
    assert result.life("B") == 2
    assert result.discard("A") == ["lychee-king"]


@pytest.mark.parametrize(("first", "left"), [("calm-cole", []), ("saltemental", ["lychee-king"])])
def test_the_order_of_harvests_can_save_a_creature(first, left):
    """Calm Cole protects the others as long as it is there; Saltemental defeats all the others."""
    result = resolve(
        """
        phase: start
        A:
          play:
            - {card: saltemental, octonite: 1}
            - {card: calm-cole, octonite: 1}
            - lychee-king
        B: {hand: [gorillion]}
        """,
        f"first {first}",
    )
    assert result.play("A") == ["saltemental", *left]


def test_each_harvest_is_finished_before_the_next():
    """1.5: what Mangonade defeats has its Defeated effect join those that wait (new-defeats)."""
    board = """
        phase: start
        A: {play: [{card: mangonade, octonite: 1}, {card: lychee-king, octonite: 1}]}
        B: {life: 1, play: [sweet-fighter], hand: [gorillion]}
    """
    waits = resolve(board, "first mangonade")
    assert waits.discard("B") == ["sweet-fighter"]
    assert waits.asked == ("A", "order")
    assert sorted(waits.options) == ["first lychee-king", "first sweet-fighter"]
    assert resolve(board, "first mangonade", "first lychee-king").winner == "A"
    result = resolve(board, "first mangonade", "first sweet-fighter")
    assert result.life("B") == 2
    assert result.winner is None


# -- turns and Mindbugs (13.7, 13.8) --------------------------------------------------------------


def test_no_octonite_is_removed_again_after_a_mindbug():
    """Disputes harvest-mindbug-extra and mb-extra: the other action is in the same turn."""
    board = """
        phase: start
        A: {play: [{card: icecube-dragon, octonite: 3}], hand: [gorillion, killer-bee]}
        B: {hand: [luchataur]}
        moves: [play gorillion, mindbug]
    """
    result = resolve(board)
    assert octonite(result) == {"icecube-dragon": 2}
    assert result.asked == ("A", "turn")
    done = resolve(board, "attack icecube-dragon", "pass", "pass", "pass")
    assert octonite(done) == {"icecube-dragon": 2}


def test_with_the_extra_turn_of_the_older_books_octonite_is_removed_again():
    """13.7: that turn has a start of its own."""
    result = resolve("""
        ruleset: {edition: current, after-mindbug: extra-turn}
        phase: start
        A: {play: [{card: icecube-dragon, octonite: 3}], hand: [gorillion, killer-bee]}
        B: {hand: [luchataur]}
        moves: [play gorillion, mindbug]
    """)
    assert (result.turn, result.phase) == ("A", "start")
    assert octonite(result) == {"icecube-dragon": 2}
    assert octonite(begun(result.end)) == {"icecube-dragon": 1}


def test_another_turn_removes_octonite_again():
    """Dispute borgions, rule 13.8: a whole new turn."""
    result = resolve("""
        phase: start
        A: {play: [{card: borgions, octonite: 1}, {card: lychee-king, octonite: 2}]}
        B: {play: [gorillion], hand: [luchataur]}
        moves: [action borgions]
    """)
    assert result.discard("B") == ["gorillion"]
    assert octonite(result) == {"lychee-king": 1}
    assert (result.turn, result.phase) == ("A", "start")
    again = begun(result.end)
    assert octonite(again) == {}
    assert again.life("B") == 2
    assert again.asked == ("A", "turn")


def test_what_held_this_turn_is_over_in_another_turn():
    """Dispute borgions: Fearberry's ban on blocking was for the turn before."""
    board = """
        phase: start
        A: {play: [{card: borgions, octonite: 1}, {card: fearberry, octonite: 1}]}
        B: {play: [gorillion, luchataur], hand: [killer-bee]}
    """
    banned = resolve(board, "attack borgions")
    assert banned.life("B") == 2
    free = resolve(board, "action borgions", "choose gorillion", "attack borgions")
    assert free.asked == ("B", "block")
    assert free.options == ["block luchataur", "pass"]


def test_an_action_after_a_mindbug_can_give_another_turn():
    """Disputes action-after-mindbug and action-new: Borgions was in play already."""
    result = resolve("""
        A: {play: [{card: borgions, octonite: 1}], hand: [luchataur]}
        B: {hand: [killer-bee]}
        moves: [play luchataur, mindbug, action borgions]
    """)
    assert result.discard("B") == ["luchataur"]
    assert (result.turn, result.phase) == ("A", "start")


def test_two_turns_more_if_it_can_pay_twice():
    """Dispute action-exhausted: an Action may be used again in every turn."""
    result = resolve("""
        A: {play: [{card: borgions, octonite: 2, exhausted: true}]}
        B: {play: [gorillion, luchataur], hand: [killer-bee]}
        moves: [action borgions, choose gorillion, action borgions]
    """)
    assert result.discard("B") == ["gorillion", "luchataur"]
    assert (result.turn, result.phase) == ("A", "start")
    assert begun(result.end).options == ["attack borgions"]


# -- changing sides and leaving play (13.9, 13.10) ------------------------------------------------


def test_who_mindbugged_the_creature_removes_its_counters():
    """Dispute harvest-mindbugged: in their own turns, and the effect is theirs."""
    board = """
        A: {play: [luchataur], hand: [bananapus, gorillion]}
        B: {hand: [killer-bee, bee-bear]}
        moves: [play bananapus, mindbug, play gorillion, pass]
    """
    result = resolve(board)
    assert octonite(result) == {"bananapus": 2}
    theirs = begun(result.end)
    assert theirs.turn == "B"
    assert octonite(theirs) == {"bananapus": 1}
    # A's next turn leaves it alone; in B's second one an enemy of B is defeated.
    mine = begun(after(theirs, "play bee-bear", "pass"))
    assert mine.turn == "A"
    assert octonite(mine) == {"bananapus": 1}
    harvest = begun(after(mine, "attack luchataur", "pass", "pass"))
    assert harvest.turn == "B"
    assert octonite(harvest) == {}
    assert harvest.asked == ("B", "choose")
    assert harvest.options == ["choose luchataur", "choose gorillion"]


def test_the_new_controller_harvests_what_was_taken():
    """13.9: one counter left, and the effect is for whoever controls it now."""
    taken = resolve("""
        A: {hand: [brain-fly, gorillion]}
        B: {play: [{card: lychee-king, octonite: 1}], mindbugs: 0, hand: [luchataur, killer-bee]}
        moves: [play brain-fly]
    """)
    theirs = begun(taken.end)
    assert (theirs.life("A"), theirs.life("B")) == (3, 3)
    result = begun(after(theirs, "play luchataur", "pass"))
    assert (result.life("A"), result.life("B")) == (3, 2)


def test_what_a_harvest_takes_over_is_not_harvested_in_the_same_turn():
    """13.3: one counter from each of your creatures, and Lychee King was not yours yet."""
    result = begun("""
        phase: start
        A: {play: [{card: alluring-oyster, octonite: 1}]}
        B: {play: [{card: lychee-king, octonite: 1}], hand: [gorillion]}
    """)
    assert result.controller("lychee-king") == "A"
    assert octonite(result) == {"lychee-king": 1}
    assert (result.life("A"), result.life("B")) == (3, 3)


def test_no_harvest_when_the_creature_leaves_play():
    """Dispute harvest-leave: its last counter is gone, but it was not removed by Harvest."""
    result = resolve("""
        A: {play: [gorillion]}
        B: {play: [{card: artimist, octonite: 1}], hand: [luchataur]}
        moves: [attack gorillion, block artimist]
    """)
    assert result.winner is None
    assert result.in_discard("B", "artimist")


def test_a_creature_played_again_has_its_full_number_again():
    """Dispute harvest-leave: Spinachia takes Artimist back and plays it anew."""
    result = resolve("""
        A: {play: [{card: artimist, octonite: 1}], hand: [spinachia]}
        B: {mindbugs: 0, hand: [luchataur]}
        moves: [play spinachia, yes, yes]
    """)
    assert result.winner is None
    assert octonite(result) == {"artimist": 5}


def test_a_creature_returned_to_the_hand_takes_no_counters_along():
    board = """
        A: {play: [{card: bananapus, octonite: 1}], hand: [spinachia]}
        B: {play: [gorillion], mindbugs: 0, hand: [luchataur]}
        moves: [play spinachia, yes, no]
    """
    result = resolve(board)
    assert result.hand("A") == ["bananapus"]
    assert result.play("B") == ["gorillion"]
    assert octonite(result) == {}


def test_an_evolving_creature_keeps_its_counters():
    """12, 17.16: it is the same creature, in the state it was in."""
    result = resolve("""
        A: {play: [{card: cutecat, octonite: 2}]}
        B: {hand: [gorillion]}
        moves: [action cutecat]
    """)
    assert result.creature("cutecat").card.id == "zencats"
    assert octonite(result) == {"cutecat": 2}


@pytest.mark.parametrize(("reading", "counters"), [("fresh", 2), ("as-they-were", 1)])
def test_a_creature_that_was_set_aside_comes_back_with_counters(reading, counters):
    """17.27, open: as if it came into play anew, or as it was."""
    result = resolve(f"""
        ruleset: {{edition: current, set-aside: {reading}}}
        A: {{hand: [alpacoodle, gorillion]}}
        B:
          play: [{{card: lychee-king, octonite: 1}}]
          mindbugs: 0
          hand: [tusked-extorter]
        moves: [play alpacoodle, play tusked-extorter, pass, attack alpacoodle,
                block tusked-extorter]
    """)
    assert result.controller("lychee-king") == "B"
    assert octonite(result) == {"lychee-king": counters}
    assert "set-aside" in result.readings()


# -- the last Octonite is spent (13.11) -----------------------------------------------------------


SPENT = """
        A: {play: [beetroot-predator, {card: bananapus, octonite: %d}], hand: [killer-bee]}
        B: {play: [gorillion, luchataur], hand: [bee-bear]}
        moves: [attack bananapus, choose gorillion]
"""


def test_the_last_octonite_spent_on_something_else_is_a_harvest():
    """Dispute harvest-last-spent: it does not matter why it was removed."""
    result = resolve(f"ruleset: {HARVEST}\n" + flush_left(SPENT % 1))
    assert result.discard("B") == ["gorillion", "luchataur"]
    assert octonite(result) == {}
    assert "harvest-spent" in result.readings()


def test_by_the_other_reading_a_price_is_no_harvest():
    result = resolve(f"ruleset: {NO_HARVEST}\n" + flush_left(SPENT % 1))
    assert result.discard("B") == ["gorillion"]
    assert octonite(result) == {}
    assert result.asked == ("A", "hunt")
    assert "harvest-spent" in result.readings()


@pytest.mark.parametrize("ruleset", [HARVEST, NO_HARVEST])
def test_spending_one_that_is_not_the_last_is_no_harvest(ruleset):
    result = resolve(f"ruleset: {ruleset}\n" + flush_left(SPENT % 2))
    assert result.discard("B") == ["gorillion"]
    assert octonite(result) == {"bananapus": 1}
    assert "harvest-spent" not in result.readings()


@pytest.mark.parametrize(("ruleset", "winner"), [(HARVEST, "A"), (NO_HARVEST, None)])
def test_artimist_may_spend_its_way_to_victory(ruleset, winner):
    """Dispute harvest-last-spent, taken to its end."""
    result = resolve(f"""
        ruleset: {ruleset}
        A: {{play: [beetroot-predator, {{card: artimist, octonite: 1}}], hand: [killer-bee]}}
        B: {{play: [gorillion], hand: [bee-bear]}}
        moves: [attack artimist]
    """)
    assert result.winner == winner


@pytest.mark.parametrize(("ruleset", "life"), [(HARVEST, 3), (NO_HARVEST, 2)])
def test_an_attacker_that_harvests_itself_away_has_attacked_for_nothing(ruleset, life):
    """13.11 and 7.9: Icecube Dragon is defeated before the block, so the attack is over."""
    result = resolve(f"""
        ruleset: {ruleset}
        A: {{play: [beetroot-predator, {{card: icecube-dragon, octonite: 1}}], hand: [killer-bee]}}
        B: {{play: [gorillion], hand: [bee-bear]}}
        moves: [attack icecube-dragon]
    """)
    assert result.discard("B") == ["gorillion"]
    assert result.life("B") == life
    assert result.in_play("icecube-dragon") == (ruleset == NO_HARVEST)


# -- put on by an effect (13.12), counted on the defeated (13.13) ---------------------------------


def test_a_harvest_creature_counts_down_again():
    """13.12: Starship Soupers puts one on Lychee King, which was harvested already."""
    result = resolve("""
        A: {play: [starship-soupers, lychee-king], hand: [gorillion, killer-bee]}
        B: {mindbugs: 0, hand: [luchataur, bee-bear]}
        moves: [attack starship-soupers, choose lychee-king, play luchataur, pass]
    """)
    assert octonite(result) == {"lychee-king": 1}
    assert result.life("B") == 2
    assert begun(result.end).life("B") == 1


def test_octonite_can_delay_an_enemy_harvest():
    """14.1: onto any creature, so also onto an enemy that was about to be harvested."""
    result = resolve("""
        A: {hand: [kiwanoid]}
        B: {play: [{card: artimist, octonite: 1}], mindbugs: 0, hand: [luchataur]}
        moves: [play kiwanoid, put 2 artimist, pass]
    """)
    assert octonite(result) == {"artimist": 3}
    theirs = begun(result.end)
    assert theirs.winner is None
    assert octonite(theirs) == {"artimist": 2}


def test_the_books_set_no_limit():
    """13.12: there is room for one more."""
    result = resolve("""
        A: {play: [starship-soupers, {card: gorillion, octonite: 50}]}
        B: {hand: [luchataur]}
        moves: [attack starship-soupers, choose gorillion]
    """)
    assert octonite(result) == {"gorillion": 51}


@pytest.mark.parametrize("counters", [0, 1, 2])
def test_octonite_on_a_defeated_creature_is_counted_as_it_was(counters):
    """13.13: though a card in the discard pile has none."""
    result = resolve(f"""
        A: {{play: [gorillion], hand: [luchataur]}}
        B: {{play: [{{card: starship-soupers, octonite: {counters}}}], hand: [bee-bear]}}
        moves: [attack gorillion, block starship-soupers]
    """)
    assert result.discard("B") == ["starship-soupers"]
    assert result.life("A") == 3 - counters


# -- distributing (14.1 to 14.3) ------------------------------------------------------------------


def test_every_split_onto_any_creatures_may_be_chosen():
    """Dispute octonite-distribute: allied or enemy, all, some or none."""
    result = resolve("""
        A: {play: [gorillion], hand: [kiwanoid]}
        B: {play: [bee-bear], mindbugs: 0}
        moves: [play kiwanoid]
    """)
    assert result.asked == ("A", "put")
    assert len(result.options) == 6
    assert set(result.options) == {
        "pass",
        "put 1 gorillion",
        "put 1 bee-bear",
        "put 2 gorillion",
        "put 2 bee-bear",
        "put 1 gorillion, 1 bee-bear",
    }


@pytest.mark.parametrize(
    ("move", "left"),
    [
        ("pass", {"kiwanoid": 2}),
        ("put 1 gorillion", {"kiwanoid": 1, "gorillion": 1}),
        ("put 1 bee-bear", {"kiwanoid": 1, "bee-bear": 4}),
        ("put 2 gorillion", {"gorillion": 2}),
        ("put 2 bee-bear", {"bee-bear": 5}),
        ("put 1 gorillion, 1 bee-bear", {"gorillion": 1, "bee-bear": 4}),
        ("put 1 bee-bear, 1 gorillion", {"gorillion": 1, "bee-bear": 4}),
    ],
)
def test_what_is_not_named_stays(move, left):
    """14.1: and what is put somewhere is added to what is there."""
    result = resolve(
        """
        A: {play: [gorillion], hand: [kiwanoid]}
        B: {play: [{card: bee-bear, octonite: 3}], mindbugs: 0}
        moves: [play kiwanoid]
        """,
        move,
    )
    assert octonite(result) == {"bee-bear": 3, **left}


@pytest.mark.parametrize(
    "move",
    [
        "put 3 gorillion",
        "put 2 gorillion, 1 bee-bear",
        "put 1 luchataur",  # a card in hand is no creature
        "put 1 killer-bee",  # nor is one in a discard pile
        "put 0 gorillion",
    ],
)
def test_no_more_than_there_is_and_only_onto_creatures(move):
    wrong = refused(
        """
        A: {play: [gorillion], hand: [kiwanoid, luchataur], discard: [killer-bee]}
        B: {play: [bee-bear], mindbugs: 0}
        moves: [play kiwanoid]
        """,
        move,
    )
    assert wrong.number == 2


def test_with_no_other_creature_there_is_nothing_to_ask():
    result = resolve("""
        A: {hand: [starfruit-ninja]}
        B: {mindbugs: 0, hand: [gorillion]}
        moves: [play starfruit-ninja]
    """)
    assert octonite(result) == {"starfruit-ninja": 2}
    assert (result.turn, result.phase) == ("B", "start")


@pytest.mark.parametrize("card", KEPT)
def test_without_the_arrow_nothing_is_distributed(card):
    """14.1: only a badge with an arrow."""
    result = resolve(f"""
        A: {{play: [gorillion], hand: [{card}]}}
        B: {{play: [bee-bear], mindbugs: 0, hand: [luchataur]}}
        moves: [play {card}]
    """)
    assert octonite(result) == {card: KEPT[card]}
    assert result.asked is None


@pytest.mark.parametrize(("card", "number"), DISTRIBUTED.items())
def test_with_the_arrow_all_of_it_may_go_to_another_creature(card, number):
    result = resolve(f"""
        A: {{play: [gorillion], hand: [{card}]}}
        B: {{mindbugs: 0, hand: [luchataur]}}
        moves: [play {card}, put {number} gorillion]
    """)
    assert octonite(result) == {"gorillion": number}


def test_counters_are_there_before_the_play_effect():
    """13.1, 14.1: a Play effect already finds them where they were put."""
    cards = library_with(
        "{id: marker, number: 1, copies: 1, power: 3, octonite: 1, distribute: true,"
        " names: {en: Marker}, play: [defeat: {a: enemy creature, with: octonite}]}"
    )
    board = """
        A: {hand: [marker]}
        B: {play: [gorillion, bee-bear], mindbugs: 0, hand: [luchataur]}
        moves: [play marker]
    """
    assert resolve(board, cards=cards).asked == ("A", "put")
    assert resolve(board, "put 1 bee-bear", cards=cards).discard("B") == ["bee-bear"]
    assert resolve(board, "pass", cards=cards).discard("B") == []


def test_counters_are_never_distributed_later():
    """14.2, dispute octonite-distribute: only the moment it comes into play."""
    result = resolve("""
        phase: start
        A: {play: [gorillion, {card: kiwanoid, octonite: 2}], hand: [luchataur]}
        B: {mindbugs: 0, hand: [bee-bear]}
        moves: [play luchataur]
    """)
    assert octonite(result) == {"kiwanoid": 2}
    assert (result.turn, result.phase) == ("B", "start")


def test_who_used_the_mindbug_distributes():
    """14.3, dispute octonite-mindbug."""
    board = """
        A: {play: [gorillion], hand: [star-portal, luchataur]}
        B: {play: [bee-bear], hand: [killer-bee]}
        moves: [play star-portal, mindbug]
    """
    assert resolve(board).asked == ("B", "put")
    result = resolve(board, "put 1 bee-bear, 1 gorillion")
    assert octonite(result) == {"bee-bear": 1, "gorillion": 1}
    assert result.asked == ("A", "turn")


def test_who_plays_it_from_the_others_discard_pile_distributes():
    """14.3: B's Trash Flier plays it in A's turn."""
    result = resolve("""
        A: {play: [gorillion], discard: [star-portal], hand: [luchataur]}
        B: {play: [trash-flier], hand: [killer-bee]}
        moves: [attack gorillion, block trash-flier]
    """)
    assert result.controller("star-portal") == "B"
    assert result.asked == ("B", "put")


def test_creatures_that_come_together_each_distribute():
    """14.1: onto one another too."""
    board = """
        A: {hand: [ratomancer], discard: [star-portal, boomberry]}
        B: {mindbugs: 0, hand: [gorillion]}
        moves: [play ratomancer, "choose star-portal, boomberry"]
    """
    first = resolve(board)
    assert first.asked == ("A", "put")
    if "put 1 boomberry" in first.options:  # Star Portal's counters are asked about first
        result = resolve(board, "put 2 boomberry", "put 1 star-portal")
    else:
        result = resolve(board, "put 1 star-portal", "put 2 boomberry")
    assert octonite(result) == {"star-portal": 1, "boomberry": 2}
    assert (result.turn, result.phase) == ("B", "start")


# -- an Action with a price (14.4, 14.6) ----------------------------------------------------------


@pytest.mark.parametrize("card", ["borgions", "usx-tangerine"])
def test_without_octonite_a_paid_action_cannot_be_used(card):
    """Dispute octonite-action: another creature's Octonite does not pay for it."""
    result = resolve(f"""
        A: {{play: [{card}, {{card: gorillion, octonite: 3}}]}}
        B: {{play: [{{card: bee-bear, octonite: 1}}], hand: [luchataur]}}
    """)
    assert result.options == [f"attack {card}", "attack gorillion"]
    assert [reason.kind for reason in result.why_not(f"action {card}")] == ["no-octonite"]


def test_a_paid_action_costs_one_from_the_creature_itself():
    result = resolve("""
        A: {play: [{card: usx-tangerine, octonite: 2}, {card: gorillion, octonite: 1}]}
        B: {play: [{card: bee-bear, octonite: 1}, luchataur], hand: [killer-bee]}
        moves: [action usx-tangerine, choose bee-bear]
    """)
    assert octonite(result) == {"usx-tangerine": 1, "gorillion": 1, "bee-bear": 1}
    assert result.controller("bee-bear") == "A"


def test_the_price_is_paid_before_the_effect_looks():
    """Dispute octonite-takecontrol-cost: it has none left itself, so only Bee Bear has."""
    result = resolve("""
        A: {play: [{card: usx-tangerine, octonite: 1}]}
        B: {play: [{card: bee-bear, octonite: 1}, luchataur], hand: [killer-bee]}
        moves: [action usx-tangerine]
    """)
    assert result.controller("bee-bear") == "A"
    assert result.controller("luchataur") == "B"
    assert octonite(result) == {"bee-bear": 1}


def test_an_action_that_could_do_nothing_after_its_price_may_not_be_used():
    """Dispute octonite-takecontrol-cost: USX Tangerine has the only Octonite in play."""
    result = resolve("""
        A: {play: [{card: usx-tangerine, octonite: 1}]}
        B: {play: [luchataur], hand: [killer-bee]}
    """)
    assert result.options == ["attack usx-tangerine"]
    assert [reason.kind for reason in result.why_not("action usx-tangerine")] == ["does-nothing"]


def test_taking_control_of_ones_own_creatures_only_is_doing_nothing():
    """17.20 and 9.7: with Octonite on allied creatures alone the Action changes nothing."""
    result = resolve("""
        A: {play: [{card: usx-tangerine, octonite: 2}, {card: gorillion, octonite: 1}]}
        B: {play: [luchataur], hand: [killer-bee]}
    """)
    assert "action usx-tangerine" not in result.options
    assert [reason.kind for reason in result.why_not("action usx-tangerine")] == ["does-nothing"]


@pytest.mark.parametrize(("counters", "winner"), [(1, None), (0, "B")])
def test_a_paid_action_can_be_the_only_way_not_to_lose(counters, winner):
    """Dispute no-action: Hamster Lion forbids the attack; an Action counts if it can be paid."""
    result = resolve(f"""
        turn: B
        A: {{play: [{{card: borgions, octonite: {counters}}}]}}
        B: {{play: [hamster-lion, bee-bear]}}
        moves: [attack bee-bear, pass]
    """)
    assert result.winner == winner
    if winner is None:
        assert begun(result.end).options == ["action borgions"]


def test_one_part_that_works_is_enough_for_a_paid_action():
    """9.7: without an enemy creature Borgions still gives another turn."""
    result = resolve("""
        A: {play: [{card: borgions, octonite: 1}]}
        B: {hand: [killer-bee]}
        moves: [action borgions]
    """)
    assert octonite(result) == {}
    assert (result.turn, result.phase) == ("A", "start")


# -- an Attack effect with a price (14.5, 14.7, 14.8) ---------------------------------------------


@pytest.mark.parametrize(
    ("counters", "blockers"),
    [(2, ["robopup"]), (1, ["robopup"]), (0, ["gorillion", "robopup"])],
)
def test_starfruit_ninja_is_sneaky_as_long_as_it_can_pay(counters, blockers):
    """14.5, the example of the rule."""
    result = resolve(f"""
        A: {{play: [{{card: starfruit-ninja, octonite: {counters}}}]}}
        B: {{play: [gorillion, robopup]}}
        moves: [attack starfruit-ninja]
    """)
    assert result.options == [*(f"block {ref}" for ref in blockers), "pass"]
    assert result.creature("starfruit-ninja").octonite == max(counters - 1, 0)


def test_the_price_is_also_paid_in_an_attack_one_was_made_to_make():
    """14.5, dispute cake-trickster: Attack effects happen for the one who attacks."""
    result = resolve("""
        A: {play: [cake-trickster]}
        B: {play: [{card: starfruit-ninja, octonite: 1}], hand: [gorillion]}
        moves: [action cake-trickster]
    """)
    assert octonite(result) == {}
    assert result.life("A") == 2  # SNEAKY: Cake Trickster could not block


def test_others_do_not_pay_for_an_attack():
    result = resolve("""
        A: {play: [starfruit-ninja, {card: gorillion, octonite: 2}]}
        B: {play: [luchataur]}
        moves: [attack starfruit-ninja]
    """)
    assert octonite(result) == {"gorillion": 2}
    assert result.options == ["block luchataur", "pass"]


@pytest.mark.parametrize(
    ("card", "world"),
    [
        ("kiwanoid", "no card in the discard pile"),
        ("boomberry", "no enemy creature"),
        ("star-portal", "no unused pile"),
    ],
)
def test_the_price_of_an_attack_is_paid_even_if_the_effect_does_nothing(card, world):
    """14.5: you must spend one if possible, whether it helps or not."""
    result = resolve(f"""
        A: {{play: [{{card: {card}, octonite: 1}}], hand: [gorillion]}}
        B: {{hand: [luchataur]}}
        unused: []
        moves: [attack {card}]
    """)
    assert result.creature(card).octonite == 0, world
    assert result.life("B") == 2
    assert result.hand("A") == ["gorillion"]


@pytest.mark.parametrize(("counters", "powers"), [(2, (10, 18)), (1, (10, 10)), (0, (2, 2))])
def test_frenzy_pays_anew_and_what_was_paid_for_lasts_the_turn(counters, powers):
    """14.7, dispute frenzy-this-turn: the bonuses add up."""
    board = f"""
        A: {{play: [{{card: plumarine, octonite: {counters}}}]}}
        B: {{play: [gorillion], hand: [luchataur]}}
        moves: [attack plumarine, pass]
    """
    assert power(resolve(board), "plumarine") == powers[0]
    second = resolve(board, "pass", "attack plumarine", "pass")
    assert second.asked == ("B", "block")
    assert power(second, "plumarine") == powers[1]


def test_a_given_effect_is_paid_by_the_attacker_itself():
    """14.8: Beetroot Predator's own Octonite is its own."""
    result = resolve("""
        A: {play: [{card: beetroot-predator, octonite: 2}, gorillion]}
        B: {play: [luchataur], hand: [killer-bee]}
        moves: [attack gorillion]
    """)
    assert result.asked == ("B", "block")
    assert octonite(result) == {"beetroot-predator": 2}


def test_two_paid_effects_and_one_octonite_are_one_effect():
    """14.8: the attacker's player orders them; when the Octonite runs out, so do the effects."""
    board = """
        A: {play: [beetroot-predator, {card: starfruit-ninja, octonite: 1}]}
        B: {play: [gorillion, luchataur], hand: [killer-bee]}
        moves: [attack starfruit-ninja]
    """
    asked = resolve(board)
    assert asked.asked == ("A", "order")
    assert len(asked.options) == 2
    ends = [resolve(board, option) for option in asked.options]
    # One order hides the ninja, the other lets it defeat a creature; never both.
    assert sorted(end.asked for end in ends if end.asked is not None) == [("A", "choose")]
    (hidden,) = (end for end in ends if end.asked is None)
    assert hidden.life("B") == 2
    assert hidden.discard("B") == []
    assert octonite(hidden) == {}
    (option,) = (o for o, end in zip(asked.options, ends, strict=True) if end.asked is not None)
    hit = resolve(board, option, "choose gorillion")
    assert hit.discard("B") == ["gorillion"]
    assert hit.options == ["block luchataur", "pass"]
    assert octonite(hit) == {}


def test_two_paid_effects_and_two_octonite_are_both():
    """14.8: each costs 1."""
    board = """
        A: {play: [beetroot-predator, {card: starfruit-ninja, octonite: 2}]}
        B: {play: [gorillion, luchataur], hand: [killer-bee]}
        moves: [attack starfruit-ninja]
    """
    for option in resolve(board).options:
        result = resolve(board, option, "choose gorillion")
        assert result.discard("B") == ["gorillion"]
        assert octonite(result) == {}
        assert result.life("B") == 2  # SNEAKY: Luchataur could not block


def test_two_predators_give_two_effects():
    """14.8: each of them costs 1."""
    result = resolve("""
        A:
          play:
            - {card: beetroot-predator, as: one}
            - {card: beetroot-predator, as: two}
            - {card: gorillion, octonite: 3}
        B: {play: [luchataur, bee-bear, killer-bee], hand: [turbo-bug]}
        moves: [attack gorillion, first gorillion, choose luchataur, choose bee-bear]
    """)
    assert result.discard("B") == ["luchataur", "bee-bear"]
    assert octonite(result) == {"gorillion": 1}


def test_a_paid_and_a_free_attack_effect_are_ordered_by_the_attacker():
    """Dispute idp-blessed-axolotl: both are triggered at the same time."""
    board = """
        A: {play: [beetroot-predator, {card: coconut-crab, octonite: 1}]}
        B: {life: 2, play: [gorillion], hand: [killer-bee]}
        moves: [attack coconut-crab]
    """
    asked = resolve(board)
    assert asked.asked == ("A", "order")
    for option in asked.options:
        result = resolve(board, option)
        assert result.discard("B") == ["gorillion"]
        assert result.life("B") == 0
        assert result.winner == "A"


# -- buying Power cards comes first (5.3, 16.11) --------------------------------------------------


def test_power_cards_are_bought_before_octonite_is_removed():
    """Dispute kot-buy-harvest."""
    board = """
        phase: start
        A: {play: [{card: icecube-dragon, octonite: 1}], hand: [gorillion], energy: 1}
        B: {hand: [luchataur]}
        power: {row: [portal-malfunction]}
    """
    asked = begun(board)
    assert asked.asked == ("A", "buy")
    assert octonite(asked) == {"icecube-dragon": 1}
    # So Icecube Dragon can be brought to safety before it would defeat itself.
    saved = resolve(board, "buy portal-malfunction")
    assert sorted(saved.hand("A")) == ["gorillion", "icecube-dragon"]
    assert saved.asked == ("A", "turn")
    lost = resolve(board, "pass")
    assert lost.discard("A") == ["icecube-dragon"]


def test_another_turn_lets_one_buy_again():
    """Dispute borgions: Power cards may be bought in the new turn."""
    result = resolve("""
        A: {play: [{card: borgions, octonite: 1}], hand: [gorillion], energy: 1}
        B: {play: [luchataur], hand: [killer-bee]}
        power: {row: [healing-bots]}
        moves: [action borgions, buy healing-bots]
    """)
    assert result.life("A") == 4
    assert result.turn == "A"
