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
from hypothesis import given
from test_random_games import CARDS, DECK, many, moves_of, random_ruleset, seeds, start

from judge.cards import library
from judge.engine import ACTION, START, Player, State, Step, apply, begin, decision
from judge.engine.serial import from_json, to_json
from judge.rules import rulebook
from judge.scenario import read_scenario, to_scenario
from judge.simulate import deal, play_out, random_board


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
from random import Random
from judge.cards import library
from judge.engine import apply, decision, begin
from judge.engine.serial import from_json, to_json
from judge.wording import Names, wording

for line in sys.stdin:
    state = from_json(json.loads(line), library().card)
    names = Names(state, library(), "fr")
    rng, steps = Random(1), []
    while state.winner is None:
        asked = decision(state)
        if asked is None:
            state = begin(state, steps)
        elif asked.options:
            steps.append([str(rng.choice(asked.options)), str(asked.options)])
            state = apply(state, rng.choice(asked.options), steps)
        else:
            break
    print(json.dumps(to_json(state), sort_keys=True), repr(steps))
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
    "hand": with_player(set_on("hand", lambda cards: cards[1:])),
    "deck order": with_player(set_on("deck", lambda cards: cards[::-1])),
    "discard": with_player(set_on("discard", lambda _: (DECK[0],))),
}


@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES.keys())
def test_a_state_with_one_thing_changed_is_another_state(change):
    state = begin(deal(DECK, Random(7), rulebook().ruleset()))
    other = state.copy()
    assert other == state
    change(other)
    assert other != state
    assert stored(other) != stored(state)
    assert restored(stored(other)) == other


@pytest.mark.parametrize(
    "change", [{"exhausted": True}, {"entered": True}, {"attacks": 1}], ids=["e", "n", "a"]
)
def test_a_creature_in_another_condition_makes_another_state(change):
    board = next(
        board
        for seed in range(50)
        if (board := random_board(CARDS, Random(seed), rulebook().ruleset())).players[0].play
    )
    creature = board.players[0].play[0]._replace(exhausted=False, entered=False, attacks=0)
    board.players[0].play = (creature, *board.players[0].play[1:])
    other = board.copy()
    other.replace(0, creature, creature._replace(**change))
    assert other != board
    assert restored(stored(other)) == other


# -- written as a scenario ------------------------------------------------------------------------


@many(200)
@given(seeds)
def test_a_board_between_two_turns_is_read_again_as_it_was_written(seed):
    rests = 0
    for turn in moves_of(start(seed), seed):
        if turn.asked is None:
            assert reread(turn.before) == turn.before, f"seed {seed}: rest {rests}"
            rests += 1


@many(250)
@given(seeds)
def test_a_board_written_in_the_middle_of_a_turn_asks_for_the_same_turn_action(seed):
    """After a Mindbug the turn goes on: what came into play this turn is written as well."""
    for turn in moves_of(start(seed), seed):
        asked = decision(turn.after)
        if asked is not None and asked.kind == "turn":
            assert begin(reread(turn.after)) == turn.after, f"seed {seed}: {turn.move}"


@many(300)
@given(seeds)
def test_a_board_written_twice_is_written_the_same(seed):
    state = start(seed)
    assert to_scenario(reread(state)) == to_scenario(state), f"seed {seed}"


@many(300)
@given(seeds)
def test_a_game_goes_on_from_its_written_board_to_the_same_end(seed):
    rng = Random(seed)
    state = deal(DECK, rng, random_ruleset(rng))
    there = [turn.before for turn in moves_of(state, seed) if turn.asked is None]
    rest = there[rng.randrange(len(there))]
    one, other = ([], []) if seed % 2 else (None, None)
    ends = play_out(rest, Random(seed), one), play_out(reread(rest), Random(seed), other)
    assert ends[0] == ends[1], f"seed {seed}"
    assert one == other, f"seed {seed}"
