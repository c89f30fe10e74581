"""The engine beside the second opinion, on boards of all sets and after every move of games."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations_with_replacement
from random import Random

import pytest
from hypothesis import given, note
from hypothesis import strategies as st
from second_opinion import (
    FELIX,
    IN_PILE,
    INTO_PILE,
    PRINTED,
    SIDES,
    SPEAKING,
    WORDS_THIS_TURN,
    Fight,
    Opinion,
    everyone,
    fallen,
)
from test_random_games import many, moves_of, seeds, start

from judge.cards import library
from judge.engine import (
    ACTION,
    PLAYERS,
    READINGS,
    START,
    UNKNOWN_COPY,
    A,
    B,
    Copy,
    Creature,
    Player,
    State,
    opponent,
)
from judge.engine.attack import fight
from judge.engine.card import Card, Mark
from judge.engine.reasons import (
    why_not_attack,
    why_not_block,
    why_not_hunted,
    why_not_instead_of_hunting,
)
from judge.engine.state import NOTHING_BESIDE, Lasting
from judge.engine.truth import View
from judge.rules import rulebook
from judge.scenario import read_scenario, to_scenario

READ_HERE = ("poison-and-tough", "new-creature", "frenzy-check", "least-power")
KEYWORDS = ("FAST", "FRENZY", "HUNTER", "POISONOUS", "SNEAKY", "TOUGH")
GROUPS_THIS_TURN = (*WORDS_THIS_TURN, "extra-head", "fearberry")


# -- boards that can be made smaller when something is wrong with them -----------------------------


def cards(often: tuple[str, ...]) -> st.SearchStrategy[str]:
    """Any creature, but every other time one that has a say in what is true of creatures."""
    return st.sampled_from(often) | st.sampled_from([*PRINTED])


marks = st.one_of(
    st.builds(Mark, st.just("has"), st.sampled_from(KEYWORDS)),
    st.builds(Mark, st.just("power"), st.integers(1, 8)),
    st.builds(Mark, st.just("dice"), st.just(1)),
    st.sampled_from(
        [
            Mark("cannot", "block"),
            Mark("cannot", "be defeated"),
            Mark("had-frenzy"),
            Mark("blocked"),
        ]
    ),
)


class Box:
    """Cards of all sets, as many of each as anybody likes, each copy with a ref of its own."""

    def __init__(self) -> None:
        self.taken: Counter[str] = Counter()

    def copy(self, id: str) -> Copy:
        front = library().card(id).front
        self.taken[front.id] += 1
        number = self.taken[front.id]
        return Copy(front.id if number == 1 else f"{front.id}-{number}", front)


@st.composite
def creatures(draw: st.DrawFn, box: Box) -> Creature:
    id = draw(cards(SPEAKING))
    exhausted = draw(st.booleans())
    card: Card = library().card(id)
    if card.sides and exhausted:
        card = draw(st.sampled_from(card.sides))
    copy = box.copy(id)
    return Creature(
        copy.ref,
        card,
        exhausted,
        entered=draw(st.integers(0, 9)) == 9,
        attacks=draw(st.sampled_from((0, 0, 0, 1, 1, 2))),
        marks=tuple(draw(st.lists(marks, max_size=2))) if draw(st.integers(0, 4)) == 4 else (),
        boost=draw(piles(box, tuple(INTO_PILE))) if draw(st.integers(0, 4)) == 4 else (),
        octonite=draw(st.sampled_from((0, 0, 1, 2, 3))),
    )


@st.composite
def piles(draw: st.DrawFn, box: Box, often: tuple[str, ...]) -> tuple[Copy, ...]:
    """Up to three cards outside the play area, perhaps one nobody knows."""
    known = tuple(box.copy(id) for id in draw(st.lists(cards(often), max_size=3)))
    return known if draw(st.booleans()) else (*known[:2], UNKNOWN_COPY)


@st.composite
def sides(draw: st.DrawFn, box: Box) -> Player:
    return Player(
        life=draw(st.integers(1, 3)),
        mindbugs=draw(st.integers(0, 2)),
        hand=(UNKNOWN_COPY,) * draw(st.integers(0, 5)),
        discard=draw(piles(box, IN_PILE)) if draw(st.booleans()) else (),
        play=tuple(draw(st.lists(creatures(box), max_size=6))),
    )


@st.composite
def this_turn(draw: st.DrawFn, players: tuple[Player, Player]) -> Lasting:
    """What a Power card or Fearberry gave, to all there are or only to some that were there."""
    card = library().card(draw(st.sampled_from(GROUPS_THIS_TURN)))
    ability = (*card.bought, *card.harvest)[0]
    there = [c.ref for player in players for c in player.play]
    only = draw(st.none() | st.sets(st.sampled_from(there))) if there else None
    who = draw(st.integers(0, 1))
    return Lasting(ability, 0, card.id, who, only if only is None else tuple(sorted(only)))


@st.composite
def boards(draw: st.DrawFn) -> State:
    """Creatures on both sides, and everything else that what is true of them depends on."""
    box = Box()
    players = (draw(sides(box)), draw(sides(box)))
    choices = {reading: draw(st.sampled_from(READINGS[reading])) for reading in READ_HERE}
    ruleset = rulebook().ruleset("current", choices)
    lasting = tuple(draw(st.lists(this_turn(players), max_size=2)))
    beside = NOTHING_BESIDE._replace(lasting=lasting)
    phase = draw(st.sampled_from((ACTION, START)))
    state = State(ruleset, players, draw(st.integers(0, 1)), phase, beside=beside)
    note(f"the board: {to_scenario(state)}")
    return state


# -- boards on which any two cards that have a say meet -------------------------------------------

# Creatures with keywords and hardly any text: those the others speak of.
PLAIN = """
    carrot-cleric creep-from-the-deep duradillo goreagle-alpha gorillion luchataur plated-scorpion
    raspberry-ranger rhino-turtle robopup spider-owl tiger-wasp
"""


def meetings() -> Iterator[tuple[str, State]]:
    """Each pair of them twice, once on one side and once on two, among some others or alone."""
    for pair in combinations_with_replacement(SPEAKING, 2):
        rng = Random(" ".join(pair))
        one, other = pair
        yield f"{one} with {other}", meeting(rng, [one, other], [])
        yield f"{one} against {other}", meeting(rng, [one], [other])


def meeting(rng: Random, *both: list[str]) -> State:
    box = Box()

    def creature(id: str) -> Creature:
        ref, card = box.copy(id).ref, library().card(id)
        exhausted, entered = rng.random() < 0.3, rng.random() < 0.1
        boost = (UNKNOWN_COPY,) * rng.choice((0, 0, 0, 1, 2))
        attacks, octonite = rng.choice((0, 0, 0, 1)), rng.choice((0, 1, 2))
        marks = rng.choice(((), (Mark("had-frenzy"),)))
        return Creature(ref, card, exhausted, entered, attacks, marks, boost, octonite)

    def side(ids: list[str]) -> Player:
        plain = rng.sample(PLAIN.split(), rng.choice((0, 0, 1, 2)) if ids else 3)
        return Player(
            life=rng.randint(1, 2),
            mindbugs=rng.randint(0, 1),
            hand=(UNKNOWN_COPY,) * rng.randint(1, 4),
            discard=tuple(box.copy(id) for id in rng.sample(IN_PILE, rng.choice((0, 0, 1)))),
            play=tuple(creature(id) for id in (*ids, *plain)),
        )

    choices = {reading: rng.choice(READINGS[reading]) for reading in READ_HERE}
    players = (side(both[0]), side(both[1]))
    return State(rulebook().ruleset("current", choices), players, rng.randint(0, 1), ACTION)


# -- what is printed ------------------------------------------------------------------------------


def test_the_second_opinion_knows_every_creature():
    """Were a number wrong in the card files or here, one of the two would be wrong."""
    creatures = {card.id: card.card for card in library() if not card.is_power_card}
    assert creatures.keys() == PRINTED.keys()
    for id, printed in PRINTED.items():
        card = creatures[id]
        assert card.power == printed.power, id
        assert card.keywords == printed.keywords, id
        assert card.dice == printed.dice, id
        assert (card.octonite, card.distribute) == (printed.octonite, printed.distribute), id
        assert card.stage == printed.stage, id


def test_the_second_opinion_knows_both_sides_of_sluggernaut():
    turned = {side.id: side for card in library() for side in card.card.sides}
    assert turned.keys() == SIDES.keys()
    for id, printed in SIDES.items():
        assert (turned[id].power, turned[id].keywords) == (printed.power, printed.keywords)


# -- power, keywords, dice, attackers, blockers, hunters ------------------------------------------


def compare_truths(state: State, where: str) -> None:
    view, opinion = View(state), Opinion(state)
    for player, creature in everyone(state):
        told, ref = f"{where}: {creature.ref}", creature.ref
        assert view.power(player, creature) == opinion.power[ref], told
        parts = view.power_parts(player, creature)
        assert sum(part.amount for part in parts) == opinion.power[ref], told
        assert view.keywords(player, creature) == opinion.keywords[ref], told
        assert view.at_work(player, creature) == opinion.at_work[ref], told
        assert view.dice(player, creature) == opinion.dice(player, creature), told
        attack = not why_not_attack(view, player, creature)
        assert attack == opinion.may_attack(player, creature), f"{told} attacks"
        compare_against_enemies(view, opinion, player, creature, told)
    for player in (A, B):
        hunt = bool(why_not_instead_of_hunting(view, player))
        assert hunt == opinion.must_hunt_this_turn(player), f"{where}: {PLAYERS[player]} must hunt"


def compare_against_enemies(
    view: View, opinion: Opinion, player: int, creature: Creature, told: str
) -> None:
    """Who may block a creature, and whom it may hunt if it has HUNTER."""
    them = opponent(player)
    for enemy in view.state.players[them].play:
        block = not why_not_block(view, player, creature, them, enemy)
        assert block == opinion.may_block(them, enemy, creature), f"{told} blocked by {enemy.ref}"
        if "HUNTER" in opinion.at_work[creature.ref]:
            hunt = not why_not_hunted(view, player, creature, enemy)
            assert hunt == opinion.may_hunt(player, creature, enemy), f"{told} hunts {enemy.ref}"


def test_power_keywords_dice_attackers_blockers_and_hunters_agree_wherever_two_cards_meet():
    for where, state in meetings():
        compare_truths(state, f"{where}: {to_scenario(state)}")


@many(900)
@given(boards())
def test_power_keywords_dice_attackers_blockers_and_hunters_agree_on_any_board(state):
    compare_truths(state, "on the board above")


@many(1500)
@given(seeds)
def test_power_keywords_dice_attackers_blockers_and_hunters_agree_as_games_begin(seed):
    compare_truths(start(seed), f"seed {seed}")


@many(400)
@given(seeds)
def test_power_keywords_dice_attackers_blockers_and_hunters_agree_after_every_move(seed):
    """Here what holds this turn comes in as the games bring it, and states within an effect."""
    for turn in moves_of(start(seed), seed):
        compare_truths(turn.after, f"seed {seed}: {turn.move}")


# -- fights ---------------------------------------------------------------------------------------


def compare_fights(state: State, where: str) -> None:
    """Every creature against every enemy, whoever may attack or block."""
    opinion = Opinion(state)
    for player, attacker in everyone(state):
        for blocker in state.players[opponent(player)].play:
            if opinion.left_out(attacker, blocker) is None:
                after = state.copy()
                fight(after, player, attacker.ref, blocker.ref)
                expected = opinion.fight(player, attacker, blocker)
                told = f"{where}: {attacker.ref} against {blocker.ref}"
                compare_creatures(state, after, expected, told)
                assert sources(after) - sources(state) == opinion.waiting(expected), told
                compare_piles(state, after, expected, told)


def sources(state: State) -> Counter[str]:
    """The cards whose effects wait."""
    return Counter(effect.source for group in state.waiting for effect in group)


def compare_creatures(state: State, after: State, expected: Fight, told: str) -> None:
    for player, creature in everyone(state):
        found = after.find(creature.ref)
        if creature.ref in expected.gone:
            assert found is None, f"{told}: {creature.ref} is gone"
            continue
        assert found is not None, f"{told}: {creature.ref} stays"
        form = FELIX if creature.ref in expected.evolved else creature.card.id
        exhausted = creature.exhausted or creature.ref in expected.exhausted
        side, now = found
        assert (side, now.card.id, now.exhausted) == (player, form, exhausted), told
        same = creature._replace(
            card=now.card, exhausted=exhausted, marks=but_for_the_fight(creature)
        )
        assert now._replace(marks=but_for_the_fight(now)) == same, f"{told}: nothing else changes"


def but_for_the_fight(creature: Creature) -> tuple[Mark, ...]:
    """Its marks without those that only remember who blocked and who won."""
    return tuple(mark for mark in creature.marks if mark.kind not in ("blocked", "won"))


def compare_piles(state: State, after: State, expected: Fight, told: str) -> None:
    for before, now in zip(state.players, after.players, strict=True):
        pile = Counter(before.discard)
        for creature in before.play:
            if creature.ref in expected.gone:
                pile.update(fallen(creature))
        assert Counter(now.discard) == pile, told
        assert before.life == now.life, f"{told}: a fight costs no life"


def test_fights_end_alike_wherever_two_cards_meet():
    for where, state in meetings():
        compare_fights(state, f"{where}: {to_scenario(state)}")


@many(600)
@given(boards())
def test_fights_end_alike_on_any_board(state):
    compare_fights(state, "on the board above")


@many(1000)
@given(seeds)
def test_fights_end_alike_as_games_begin(seed):
    compare_fights(start(seed), f"seed {seed}")


@many(100)
@given(seeds)
def test_fights_end_alike_after_every_move(seed):
    for turn in moves_of(start(seed), seed):
        compare_fights(turn.after, f"seed {seed}: {turn.move}")


# -- what the boards above seldom or never come to ------------------------------------------------


def test_the_boards_bring_every_answer():
    """Were it otherwise, much of this file would say nothing."""
    seen: Counter[tuple[str, object]] = Counter()
    for seed in range(1500):
        state = start(seed)
        opinion = Opinion(state)
        for player, creature in everyone(state):
            seen["attacks", opinion.may_attack(player, creature)] += 1
            seen["dice", opinion.dice(player, creature)] += 1
            seen["silent", opinion.at_work[creature.ref] != opinion.keywords[creature.ref]] += 1
            seen["must hunt", opinion.must_hunt_this_turn(player)] += 1
            for enemy in state.players[opponent(player)].play:
                seen["blocks", opinion.may_block(opponent(player), enemy, creature)] += 1
                if "HUNTER" in opinion.at_work[creature.ref]:
                    seen["hunts", opinion.may_hunt(player, creature, enemy)] += 1
                for how, who in opinion.fight(player, creature, enemy)._asdict().items():
                    seen[how, len(who)] += 1
    both = ("attacks", "silent", "must hunt", "blocks", "hunts")
    wanted = {(what, answer) for what in both for answer in (True, False)}
    wanted |= {("dice", number) for number in (0, 1, 2)}
    wanted |= {("gone", number) for number in (0, 1, 2)}
    wanted |= {("exhausted", number) for number in (0, 1, 2)}
    wanted |= {("evolved", number) for number in (0, 1)}
    assert wanted - seen.keys() == set()


@pytest.mark.parametrize(("octonite", "must"), [(0, True), (1, False)])
def test_a_hunter_without_effect_need_not_hunt_captain_hippo(octonite, must):
    state = read_scenario(f"""
        A: {{play: [{{card: killer-bee, octonite: {octonite}}}]}}
        B: {{play: [captain-hippo, shoctopus]}}
    """).state
    assert Opinion(state).must_hunt_this_turn(A) is must
    compare_truths(state, "the bee and the hippo")


def test_keywords_without_effect_are_keywords_all_the_same():
    """They let nobody sneak past a blocker, and still are what cards ask for."""
    state = read_scenario("""
        A: {play: [shoctopus, westside-monster, watts-dog, gorillion]}
        B: {play: [{card: spider-owl, octonite: 1}, {card: raspberry-ranger, octonite: 1}]}
    """).state
    opinion = Opinion(state)
    *_, dog, gorillion = state.players[A].play
    owl, ranger = state.players[B].play
    assert opinion.at_work["spider-owl"] == set()
    assert not opinion.may_attack(B, owl) and not opinion.may_block(B, owl, gorillion)
    assert opinion.may_block(B, ranger, gorillion) and not opinion.may_block(B, ranger, dog)
    compare_truths(state, "the silent owl")


@pytest.mark.parametrize(("cursed", "must"), [(1, True), (2, False)])
def test_a_sheriff_need_not_hunt_a_captain_hippo_it_may_not_hunt(cursed, must):
    """Its power falls from 7 to 5 and to 3."""
    state = read_scenario(f"""
        A: {{play: [sheriff]}}
        B: {{play: [captain-hippo, gorillion], discard: {["cursed-gorillion"] * cursed}}}
    """).state
    assert Opinion(state).must_hunt_this_turn(A) is must
    compare_truths(state, "the sheriff and the hippo")


def test_a_kitten_becomes_felix_only_while_his_card_is_free():
    state = read_scenario("""
        A: {play: [kitten-crewmate]}
        B: {play: [gorillion, silver-whiskers]}
    """).state
    (_, kitten), (_, gorillion), _ = everyone(state)
    assert Opinion(state).fight(A, kitten, gorillion).gone == {"kitten-crewmate"}
    compare_fights(state, "a kitten too late")
