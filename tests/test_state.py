"""A state is a plain value: comparable, storable at any decision, and never changed by the engine.

Boards and games are those of `test_random_games`: known by their seed.
"""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from board import resolve as resolve_text
from hypothesis import given
from test_random_games import (
    DECK,
    any_deal,
    many,
    moves_of,
    random_ruleset,
    seeds,
    start,
)

from judge.cards import library
from judge.engine import (
    ACTION,
    START,
    Copy,
    Creature,
    Move,
    Player,
    State,
    Step,
    apply,
    begin,
    decision,
)
from judge.engine.card import Mark
from judge.engine.serial import from_json, to_json
from judge.engine.state import Aside, Lasting
from judge.engine.tasks import CLASSES
from judge.resolution import resolve
from judge.rules import rulebook
from judge.scenario import read_scenario, to_scenario
from judge.simulate import deal, play_out


def stored(state: State) -> str:
    return json.dumps(to_json(state), sort_keys=True)


def restored(text: str) -> State:
    return from_json(json.loads(text), library().card)


def reread(state: State) -> State:
    """The board written as a scenario, and read again."""
    return read_scenario(json.dumps(to_scenario(state))).state


# -- stored and restored --------------------------------------------------------------------------


@many(250)
@given(seeds)
def test_a_state_restored_from_json_is_the_same_at_every_decision(seed):
    for turn in moves_of(start(seed), seed):
        copy = restored(stored(turn.after))
        assert copy == turn.after, f"seed {seed}: {turn.move}"
        assert hash(copy) == hash(turn.after), f"seed {seed}: {turn.move}"
        assert stored(copy) == stored(turn.after), f"seed {seed}: {turn.move}"


@many(200)
@given(seeds)
def test_a_restored_state_asks_the_same_question(seed):
    for turn in moves_of(start(seed), seed):
        one, other = decision(turn.after), decision(restored(stored(turn.after)))
        if one is None or other is None:
            assert one is other, f"seed {seed}"
            continue
        assert (one.kind, one.player) == (other.kind, other.player), f"seed {seed}"
        assert one.options == other.options, f"seed {seed}"
        assert one.ruled_out() == other.ruled_out(), f"seed {seed}"
        assert one.weights() == other.weights(), f"seed {seed}"


@many(300)
@given(seeds)
def test_a_game_stored_and_restored_before_every_move_goes_the_same_way(seed):
    for turn in moves_of(start(seed), seed):
        copy = restored(stored(turn.before))
        steps: list[Step] = []
        after = begin(copy, steps) if turn.move is None else apply(copy, turn.move, steps)
        assert after == turn.after, f"seed {seed}: {turn.move}"
        assert tuple(steps) == turn.steps, f"seed {seed}: {turn.move}"


@many(300)
@given(seeds)
def test_a_game_restored_once_in_its_middle_reaches_the_same_end(seed):
    turns = [*moves_of(start(seed), seed)]
    if not turns:
        return
    middle = Random(seed).randrange(len(turns))
    state = restored(stored(turns[middle].after))
    steps: list[Step] = []
    for turn in turns[middle + 1 :]:
        state = begin(state, steps) if turn.move is None else apply(state, turn.move, steps)
    assert state == turns[-1].after, f"seed {seed}, after move {middle}"
    assert steps == [s for t in turns[middle + 1 :] for s in t.steps], f"seed {seed}"


GO_ON = """
import json, sys
from dataclasses import fields, is_dataclass
from random import Random
from judge.cards import library
from judge.engine import apply, decision, begin
from judge.engine.abilities import Ability
from judge.engine.serial import from_json, to_json
from judge.wording import Names, wording

# A value without the order of its sets, which is another one in every process.
def plain(value):
    if isinstance(value, frozenset):
        return sorted(value)
    if isinstance(value, Ability):
        return value.card, value.index
    if is_dataclass(value):
        return type(value).__name__, [plain(getattr(value, f.name)) for f in fields(value)]
    return [plain(part) for part in value] if isinstance(value, (list, tuple)) else value

for line in sys.stdin:
    state = from_json(json.loads(line), library().card)
    names = Names(state, library(), "fr")
    rng, steps = Random(1), []
    while state.winner is None and len(steps) < 5000:
        asked = decision(state)
        if asked is None:
            state = begin(state, steps)
        elif asked.options:
            steps.append([str(rng.choice(asked.options)), str(asked.options)])
            state = apply(state, rng.choice(asked.options), steps)
        else:
            break
    print(json.dumps(to_json(state), sort_keys=True), plain(steps))
    print([wording("fr").step(s, names) for s in steps if not isinstance(s, list)])
"""


def test_another_process_goes_on_in_the_same_way():
    """Also one whose sets and hashes are in another order."""
    stores = []
    for seed in range(120):
        turns = [*moves_of(start(seed), seed)]
        if turns:
            stores.append(stored(turns[len(turns) // 2].after))
    ends = [
        subprocess.run(
            [sys.executable, "-c", GO_ON],
            input="\n".join(stores),
            env={**os.environ, "PYTHONHASHSEED": hashes, "PYTHONUTF8": "1"},
            cwd=Path(__file__).parent.parent,
            capture_output=True,
            text=True,
            encoding="utf-8",
            check=True,
        ).stdout
        for hashes in ("1", "2")
    ]
    assert ends[0] == ends[1]
    assert len(ends[0].splitlines()) == 2 * len(stores)


# -- the same again -------------------------------------------------------------------------------


@many(400)
@given(seeds)
def test_the_same_moves_give_the_same_states_and_steps(seed):
    once, again = ([*moves_of(start(seed), seed)] for _ in range(2))
    assert [t.move for t in once] == [t.move for t in again], f"seed {seed}"
    for one, other in zip(once, again, strict=True):
        assert one.after == other.after, f"seed {seed}: {one.move}"
        assert hash(one.after) == hash(other.after), f"seed {seed}: {one.move}"
        assert one.steps == other.steps, f"seed {seed}: {one.move}"


@many(300)
@given(seeds)
def test_equal_states_have_equal_hashes_and_other_states_differ(seed):
    """Every state of a game beside every other: equal exactly if they are stored alike."""
    states = [turn.after for turn in moves_of(start(seed), seed)][:40]
    texts = [stored(state) for state in states]
    for i, state in enumerate(states):
        for j, other in enumerate(states[:i]):
            assert (state == other) == (texts[i] == texts[j]), f"seed {seed}: {i}, {j}"
            assert state != other or hash(state) == hash(other), f"seed {seed}: {i}, {j}"


@many(400)
@given(seeds)
def test_whether_steps_are_recorded_makes_no_difference(seed):
    for turn in moves_of(start(seed), seed):
        before = turn.before
        silent = begin(before) if turn.move is None else apply(before, turn.move)
        assert silent == turn.after, f"seed {seed}: {turn.move}"


@many(250)
@given(seeds)
def test_the_engine_never_changes_a_state_it_was_given(seed):
    for turn in moves_of(start(seed), seed):
        before, value = stored(turn.before), hash(turn.before)
        asked = decision(turn.before)
        if asked is None:
            begin(turn.before, [])
        else:
            asked.ruled_out()
            for move in asked.options[:10]:
                apply(turn.before, move, [])
        assert stored(turn.before) == before, f"seed {seed}: {turn.move}"
        assert hash(turn.before) == value, f"seed {seed}: {turn.move}"


@many(300)
@given(seeds)
def test_asking_is_no_part_of_the_value(seed):
    """A state whose options were computed equals one that was never asked."""
    for turn in moves_of(start(seed), seed):
        unasked = turn.after.copy()
        asked = decision(turn.after)
        assert unasked == turn.after, f"seed {seed}"
        again = decision(unasked)
        assert (asked and asked.options) == (again and again.options), f"seed {seed}"


@many(200)
@given(seeds)
def test_steps_and_reasons_are_values_too(seed):
    """They can be put into sets and used as keys, as frozen records can."""
    for turn in moves_of(start(seed), seed):
        assert len({*turn.steps}) <= len(turn.steps), f"seed {seed}"
        for _, reasons in turn.asked.ruled_out() if turn.asked else ():
            assert len({*reasons}) <= len(reasons), f"seed {seed}"


# -- one thing changed ----------------------------------------------------------------------------


def with_player(change: Callable[[Player], None]) -> Callable[[State], None]:
    return lambda state: change(state.players[1])


def set_on(name: str, value: Callable[[object], object]) -> Callable[[object], None]:
    return lambda thing: setattr(thing, name, value(getattr(thing, name)))


def beside(**changes: object) -> Callable[[State], None]:
    return set_on("beside", lambda beside: beside._replace(**changes))


def copy_of(id: str) -> Copy:
    return Copy(id, library().card(id))


# Rage, and Fearberry's Harvest: what holds this turn.
(RAGE,) = library().card("rage").bought
(FEAR,) = library().card("fearberry").harvest
GORILLION = Creature("gorillion", library().card("gorillion"))

CHANGES = {
    "ruleset": set_on("ruleset", lambda _: rulebook().ruleset("beyond")),
    "reading": set_on("ruleset", lambda _: rulebook().ruleset("current", {"set-life": "loss"})),
    "turn": set_on("turn", lambda turn: 1 - turn),
    "phase": set_on("phase", lambda phase: START if phase == ACTION else ACTION),
    "unused": set_on("unused", lambda cards: cards[1:]),
    "unused order": set_on("unused", lambda cards: cards[::-1]),
    "shown": set_on("shown", lambda _: DECK[:1] and (DECK[0],)),
    "agenda": set_on("agenda", lambda agenda: agenda[1:]),
    "winner": set_on("winner", lambda _: "A"),
    "life": with_player(set_on("life", lambda life: life + 1)),
    "mindbugs": with_player(set_on("mindbugs", lambda mindbugs: mindbugs - 1)),
    "energy": with_player(set_on("energy", lambda energy: energy + 1)),
    "hand": with_player(set_on("hand", lambda cards: cards[1:])),
    "deck order": with_player(set_on("deck", lambda cards: cards[::-1])),
    "discard": with_player(set_on("discard", lambda _: (DECK[0],))),
    "aside": beside(aside=(Aside("alpacoodle", 1, GORILLION),)),
    "aside of the other": beside(aside=(Aside("alpacoodle", 0, GORILLION),)),
    "aside by another": beside(aside=(Aside("alpacoodle-2", 1, GORILLION),)),
    "aside exhausted": beside(aside=(Aside("alpacoodle", 1, GORILLION._replace(exhausted=True)),)),
    "aside boosted": beside(
        aside=(Aside("alpacoodle", 1, GORILLION._replace(boost=(copy_of("killer-bee"),))),)
    ),
    "lasting": beside(lasting=(Lasting(RAGE, 0, "rage", 1),)),
    "lasting of another card": beside(lasting=(Lasting(FEAR, 0, "fearberry", 1),)),
    "lasting for the other": beside(lasting=(Lasting(RAGE, 0, "rage", 0),)),
    "lasting for nobody": beside(lasting=(Lasting(RAGE, 0, "rage", 1, ()),)),
    "lasting for some": beside(lasting=(Lasting(RAGE, 0, "rage", 1, ("gorillion",)),)),
    "another turn": beside(turns=(1,)),
    "two turns": beside(turns=(1, 1)),
    "row": beside(row=(copy_of("rage"), copy_of("stomp"))),
    "row order": beside(row=(copy_of("stomp"), copy_of("rage"))),
    "Power deck": beside(power_deck=(copy_of("rage"),)),
    "Power discard pile": beside(power_discard=(copy_of("rage"),)),
    "bought": beside(bought=(copy_of("rage"),)),
}


def changed(change: Callable[[State], None]) -> State:
    state = begin(deal(DECK, Random(7), rulebook().ruleset())).copy()
    change(state)
    return state


@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES.keys())
def test_a_state_with_one_thing_changed_is_another_state(change):
    state = begin(deal(DECK, Random(7), rulebook().ruleset()))
    assert state.copy() == state
    other = changed(change)
    assert other != state
    assert stored(other) != stored(state)
    assert restored(stored(other)) == other


def test_no_two_of_these_changes_give_the_same_state():
    states = [changed(change) for change in CHANGES.values()]
    assert len(set(states)) == len({stored(state) for state in states}) == len(CHANGES)


CONDITIONS = {
    "exhausted": {"exhausted": True},
    "entered": {"entered": True},
    "attacked": {"attacks": 1},
    "octonite": {"octonite": 2},
    "boosted": {"boost": (copy_of("gorillion"),)},
    "boosted twice": {"boost": (copy_of("gorillion"), copy_of("killer-bee"))},
    "boosted by something": {"boost": (copy_of("unknown"),)},
    "evolved": {"card": library().card("typhoon-princess")},
    "evolved twice": {"card": library().card("thunder-queen")},
    "turned": {"card": library().card("sluggernaut:1"), "exhausted": True},
    "turned otherwise": {"card": library().card("sluggernaut:2"), "exhausted": True},
    "with a keyword": {"marks": (Mark("has", "SNEAKY"),)},
    "with power": {"marks": (Mark("power", 2),)},
    "with more power": {"marks": (Mark("power", 2), Mark("power", 2))},
    "with a die": {"marks": (Mark("dice", 1),)},
    "unable to block": {"marks": (Mark("cannot", "block"),)},
    "blocked": {"marks": (Mark("blocked"),)},
}


@pytest.mark.parametrize("change", CONDITIONS.values(), ids=CONDITIONS.keys())
def test_a_creature_in_another_condition_makes_another_state(change):
    board = read_scenario("A: {play: [cloud-lady, killer-bee]}\nB: {hand: 1}").state
    creature = board.players[0].play[0]
    other = board.copy()
    other.replace(0, creature, creature._replace(**change))
    assert other != board
    assert stored(other) != stored(board)
    again = restored(stored(other))
    assert again == other
    assert again.players[0].play[0] == creature._replace(**change)


def test_no_two_conditions_of_a_creature_are_stored_alike():
    board = read_scenario("A: {play: [cloud-lady]}\nB: {hand: 1}").state
    creature = board.players[0].play[0]
    states = []
    for change in CONDITIONS.values():
        other = board.copy()
        other.replace(0, creature, creature._replace(**change))
        states.append(other)
    assert len(set(states)) == len({stored(state) for state in states}) == len(CONDITIONS)


# -- in the middle of anything --------------------------------------------------------------------

# A board, the kind of decision it rests at, and what that decision is asked by.
MIDDLES = {
    "dice are about to be rolled": (
        """
        A: {play: [{card: hades, boost: [gorillion], octonite: 1}], hand: [killer-bee]}
        B: {hand: [luchataur]}
        moves: [attack hades]
        """,
        ("chance", "Dice"),
    ),
    "one of two dice is rolled again": (
        """
        A: {play: [cybertooth, hades], hand: [killer-bee]}
        B: {hand: [luchataur]}
        moves: [attack hades, "roll grow-1, discard", reroll 1]
        """,
        ("chance", "Dice"),
    ),
    "dice may be rolled again": (
        """
        A: {play: [cybertooth, hades], hand: [killer-bee], energy: 2}
        B: {hand: [luchataur]}
        moves: [attack hades, "roll grow-1, discard", reroll 2, roll energy-2]
        """,
        ("reroll", "Reroll"),
    ),
    "two results of dice wait": (
        """
        A: {play: [hades], hand: [killer-bee]}
        B: {hand: [luchataur]}
        moves: [attack hades, "roll grow-1, discard", pass]
        """,
        ("order", "FirstResult"),
    ),
    "a die makes the opponent discard, and another result waits": (
        """
        A: {play: [hades], hand: [killer-bee]}
        B: {hand: [luchataur, gorillion]}
        moves: [attack hades, "roll grow-1, discard", pass, first discard]
        """,
        ("choose", "DiceDiscard"),
    ),
    "a creature grown by its die is blocked or not": (
        """
        A: {play: [{card: kong, octonite: 3}], hand: [killer-bee]}
        B: {play: [gorillion], hand: [luchataur]}
        moves: [attack kong, roll grow-3, pass]
        """,
        ("block", "Block"),
    ),
    "a plain die is rolled again": (
        """
        A: {hand: [chuck, gorillion]}
        B: {play: [bee-bear, luchataur, killer-bee], mindbugs: 0}
        moves: [play chuck, roll 4, choose bee-bear]
        """,
        ("chance", "Roll"),
    ),
    "counters are handed out": (
        """
        A: {hand: [kiwanoid, gorillion], play: [{card: killer-bee, octonite: 1}]}
        B: {play: [bee-bear], mindbugs: 0}
        moves: [play kiwanoid]
        """,
        ("put", "Put"),
    ),
    "a FAST creature may attack": (
        """
        A: {hand: [kiwanoid, gorillion]}
        B: {play: [bee-bear], mindbugs: 0}
        moves: [play kiwanoid, put 1 bee-bear]
        """,
        ("fast", "Fast"),
    ),
    "two Harvests wait": (
        """
        phase: start
        A: {play: [{card: bananapus, octonite: 1}, {card: alluring-oyster, octonite: 1}]}
        B: {play: [bee-bear, luchataur], hand: [gorillion]}
        """,
        ("order", "Order"),
    ),
    "a Harvest chooses, and another waits": (
        """
        phase: start
        A: {play: [{card: bananapus, octonite: 1}, {card: alluring-oyster, octonite: 1}]}
        B: {play: [bee-bear, luchataur], hand: [gorillion]}
        moves: [first bananapus]
        """,
        ("choose", "Choose"),
    ),
    "enemy creatures cannot block this turn": (
        """
        phase: start
        A: {play: [{card: fearberry, octonite: 1}, caulibot], hand: [gorillion]}
        B: {play: [bee-bear], hand: [gorillion]}
        moves: [attack caulibot]
        """,
        ("again", "Again"),
    ),
    "Power cards may be bought": (
        """
        phase: start
        A: {play: [kong], hand: [gorillion], energy: 3}
        B: {play: [bee-bear, killer-bee], hand: [gorillion]}
        power: {row: [rage, ambush, reanimation], deck: [stomp, unknown], discard: [revenge]}
        moves: [buy rage]
        """,
        ("buy", "Buy"),
    ),
    "the effect of a bought card chooses": (
        """
        phase: start
        A: {play: [{card: fearberry, octonite: 1}], hand: [gorillion], energy: 3}
        B: {play: [bee-bear, killer-bee], hand: [gorillion]}
        power: {row: [rage, ambush], deck: [stomp]}
        moves: [buy ambush]
        """,
        ("choose", "Choose"),
    ),
    "boost cards look for creatures": (
        """
        A: {hand: [hiss-holiness, gorillion], play: [sea-rex], discard: [bee-bear, killer-bee]}
        B: {mindbugs: 0, discard: [luchataur], hand: [gorillion]}
        moves: [play hiss-holiness, "choose bee-bear, killer-bee, luchataur", choose sea-rex]
        """,
        ("choose", "BoostWhom"),
    ),
    "the boost cards of a defeated creature may be played": (
        """
        A: {play: [{card: big-box-mimic, boost: [bee-bear, killer-bee]}], hand: [gorillion]}
        B: {play: [vanilla-creature], hand: [gorillion]}
        moves: [attack big-box-mimic, block vanilla-creature]
        """,
        ("choose", "Choose"),
    ),
    "an evolved creature may be blocked": (
        """
        A: {play: [{card: frog-prophet, boost: [bee-bear], exhausted: true}], hand: [gorillion]}
        B: {play: [vanilla-creature], hand: [gorillion]}
        moves: [attack frog-prophet]
        """,
        ("block", "Block"),
    ),
    "an Action evolves if its controller likes": (
        """
        A: {play: [{card: deckbox-mimic, boost: [gorillion]}], discard: [killer-bee]}
        B: {hand: [gorillion]}
        moves: [action deckbox-mimic, choose killer-bee]
        """,
        ("may", "May"),
    ),
    "an exhausted card is turned": (
        """
        A: {play: [{card: sluggernaut, octonite: 1}], hand: [gorillion]}
        B: {play: [vanilla-creature], hand: [gorillion]}
        moves: [attack sluggernaut, block vanilla-creature]
        """,
        ("option", "Turning"),
    ),
    "a keyword is chosen": (
        """
        A: {play: [madam-mystique], hand: [gorillion]}
        B: {play: [vanilla-creature, killer-bee], hand: [gorillion]}
        moves: [attack madam-mystique, block vanilla-creature]
        """,
        ("keyword", "Keyword"),
    ),
    "creatures are aside as they were": (
        """
        ruleset: {set-aside: as-they-were}
        turn: B
        A: {play: [alpacoodle], hand: [gorillion]}
        B: {play: [luchataur], hand: [gorillion]}
        aside:
          - {card: lychee-king, player: A, by: alpacoodle, octonite: 2, boost: [killer-bee]}
          - {card: sluggernaut, player: B, by: alpacoodle, exhausted: true, side: 2}
        moves: [attack luchataur]
        """,
        ("block", "Block"),
    ),
    "another turn is to come": (
        """
        A: {play: [{card: borgions, octonite: 1}], hand: [gorillion]}
        B: {play: [vanilla-creature, cosmic-joe], hand: [gorillion]}
        moves: [action borgions, choose cosmic-joe]
        """,
        ("choose", "Choose"),
    ),
    "a card was revealed": (
        """
        A: {play: [koibra], hand: [gorillion]}
        B: {hand: [luchataur, killer-bee]}
        moves: [attack koibra, chance luchataur]
        """,
        ("option", "Option"),
    ),
    "a creature for each of something is defeated": (
        """
        A: {hand: [tornado-dragon, bee-bear, killer-bee], play: [gorillion]}
        B: {play: [vanilla-creature, luchataur], mindbugs: 0}
        ruleset: {for-each: one-by-one}
        moves: [play tornado-dragon, "choose bee-bear, killer-bee", choose luchataur]
        """,
        ("choose", "Choose"),
    ),
}


def middle(board: str) -> State:
    """Where a board rests; one that rests before a turn begins it."""
    end = resolve(read_scenario(board)).end
    return begin(end) if decision(end) is None else end


@pytest.mark.parametrize(("board", "asked"), MIDDLES.values(), ids=MIDDLES.keys())
def test_a_board_stored_in_the_middle_of_anything_goes_on_the_same_way(board, asked):
    state = middle(board)
    copy = restored(stored(state))
    assert copy == state
    one, other = decision(state), decision(copy)
    assert (one.kind, type(one.question()).__name__) == asked
    assert len(one.options) > 1
    assert other.options == one.options
    assert other.ruled_out() == one.ruled_out()
    assert other.weights() == one.weights()
    for move in one.options:
        forth, back = [], []
        assert apply(copy, move, back) == apply(state, move, forth)
        assert back == forth
        assert forth


def test_these_boards_hold_everything_a_state_may_hold():
    """Were it otherwise, the test before would say nothing about it."""
    states = [middle(board) for board, _ in MIDDLES.values()]
    creatures = [c for state in states for p in state.players for c in p.play]
    for field in ("exhausted", "entered", "attacks", "marks", "boost", "octonite"):
        assert any(getattr(creature, field) for creature in creatures), field
    assert any(creature.card.stage > 1 for creature in creatures)
    for field in states[0].beside._fields:
        assert any(getattr(state.beside, field) for state in states), field
    assert any(state.waiting for state in states)


def test_the_games_store_every_kind_of_task_and_question():
    found = set()
    for seed in range(3000):
        for turn in moves_of(start(seed), seed):
            found |= {type(task).__name__ for task in turn.after.agenda}
            found |= {type(e).__name__ for group in turn.after.waiting for e in group}
            found |= {"Fate" for group in turn.after.waiting for e in group if e.fate}
    assert CLASSES.keys() - found == RARE


RARE = {"GoOnWaiting"}  # no game of those comes to it; the board below does


def test_what_waits_for_an_interrupted_effect_is_stored_and_goes_on_waiting():
    """By the reading `interrupted` Hyenix comes between the sentences of the first Fire Antler.

    The other Fire Antler has been waiting since the fight: it does not come in between (1.5).
    """
    result = resolve_text("""
        ruleset: {edition: current, running-effect: interrupted}
        A: {play: [fire-antler], hand: [gorillion]}
        B: {play: [fire-antler], hand: [gorillion], discard: [hyenix]}
        moves: [attack fire-antler, block fire-antler-2, first fire-antler]
    """)
    assert result.asked == ("B", "may")
    assert "GoOnWaiting" in {type(task).__name__ for task in result.end.agenda}
    again = from_json(json.loads(json.dumps(to_json(result.end))), library().card)
    assert again == result.end
    assert (result.life("A"), result.life("B")) == (3, 2)
    steps: list[Step] = []
    after = apply(again, Move("no"), steps)
    while (asked := decision(after)) is not None and asked.kind == "choose":
        after = apply(after, asked.options[0], steps)
    assert [s.refs[0] for s in steps if s.kind == "effect"] == ["fire-antler-2"]


# -- written as a scenario ------------------------------------------------------------------------


@many(200)
@given(seeds)
def test_a_board_between_two_turns_is_read_again_as_it_was_written(seed):
    rests = 0
    for turn in moves_of(start(seed), seed):
        if turn.asked is None:
            assert reread(turn.before) == turn.before, f"seed {seed}: rest {rests}"
            rests += 1


def without_this_turn(state: State) -> State:
    """The board without what a scenario has no field for: what was done to hold for this turn.

    A Mindbug and a FAST attack, a Harvest or a Power card can have done so before the turn action.
    """
    after = state.copy()
    for player in after.players:
        player.play = tuple(creature._replace(marks=()) for creature in player.play)
    after.beside = after.beside._replace(lasting=(), turns=())
    return after


@many(250)
@given(seeds)
def test_a_board_written_in_the_middle_of_a_turn_asks_for_the_same_turn_action(seed):
    """After a Mindbug the turn goes on: what came into play this turn is written as well."""
    for turn in moves_of(start(seed), seed):
        asked = decision(turn.after)
        if asked is not None and asked.kind == "turn":
            board = without_this_turn(turn.after)
            assert begin(reread(turn.after)) == board, f"seed {seed}: {turn.move}"


@many(300)
@given(seeds)
def test_a_board_written_twice_is_written_the_same(seed):
    state = start(seed)
    assert to_scenario(reread(state)) == to_scenario(state), f"seed {seed}"


@many(300)
@given(seeds)
def test_a_game_goes_on_from_its_written_board_to_the_same_end(seed):
    rng = Random(seed)
    state = any_deal(rng, random_ruleset(rng))
    there = [turn.before for turn in moves_of(state, seed) if turn.asked is None]
    rest = there[rng.randrange(len(there))]
    one, other = ([], []) if seed % 2 else (None, None)
    ends = play_out(rest, Random(seed), one), play_out(reread(rest), Random(seed), other)
    assert ends[0] == ends[1], f"seed {seed}"
    assert one == other, f"seed {seed}"
