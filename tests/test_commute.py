"""Where the order of simultaneous effects can't matter, and where it does."""

from collections import Counter
from itertools import product
from random import Random

from board import resolve
from enumeration import (
    CARDS,
    RULESETS,
    Enumeration,
    TooMany,
    agrees_with_plain_enumeration,
    as_it_lies,
)

from judge.cards import library
from judge.commute import same_anyway, source_does_not_matter
from judge.compare import compare
from judge.engine import apply, decision
from judge.engine.abilities import (
    Ability,
    Defeat,
    DrawPile,
    GainLife,
    Group,
    LoseLife,
    Pile,
    PlayThis,
    Selection,
    Sentence,
    Side,
    Trigger,
    Who,
)
from judge.engine.resolving import Order
from judge.engine.tasks import Effect
from judge.explore import Explorer
from judge.findings import Findings
from judge.graph import depends_on, order_matters
from judge.scenario import read_scenario
from judge.simulate import random_board


def wait_together(state, *effects):
    """These effects wait, and the active player is asked which goes first."""
    state = state.copy()
    state.waiting = (effects,)
    state.agenda = (Order(),)
    return state


def random_group(seed):
    """A random board on which a few effects of its cards wait together."""
    rng = Random(seed)
    state = random_board(CARDS, rng, rng.choice(RULESETS))
    cards = [
        (player, card)
        for player, side in enumerate(state.players)
        for card in (*side.discard, *side.play)
        if card.card.abilities
    ]
    # Cards of a kind more often than chance would have them.
    cards.sort(key=lambda entry: (entry[1].card.id, rng.random()))
    at = rng.randrange(len(cards)) if cards else 0
    chosen = cards[at : at + rng.randint(2, 4)]
    effects = [Effect(rng.choice(card.card.abilities), card.ref, p) for p, card in chosen]
    return wait_together(state, *effects) if len(effects) > 1 else None


def simple_group(seed):
    """A random board on which effects wait that may well be apart."""
    rng = Random(seed)
    state = random_board(CARDS, rng, rng.choice(RULESETS))
    plain = [
        GainLife(Who.YOU, 1), GainLife(Who.OPPONENT, 2), LoseLife(Who.OPPONENT, 1),
        DrawPile(Pile.YOUR_DISCARD), DrawPile(Pile.THEIR_DISCARD), PlayThis(),
    ]  # fmt: skip
    cards = [(p, c) for p, side in enumerate(state.players) for c in side.discard]
    effects = []
    for player, card in rng.sample(cards, min(3, len(cards))):
        sentence = Sentence(rng.choice(plain), may=rng.random() < 0.3)
        ability = Ability(card.card.id, 0, Trigger.DEFEATED, (sentence,))
        effects.append(Effect(ability, card.ref, player))
    return wait_together(state, *effects) if len(effects) > 1 else None


def promised(state):
    """The answers that are said to lead to the same, as far as there are any."""
    return [moves for moves in same_anyway(state, decision(state)) if len(moves) > 1]


def test_what_is_said_to_come_to_the_same_does():
    kept = Counter()
    for make, seed in product((random_group, simple_group), range(700)):
        state = make(seed)
        for moves in promised(state) if state is not None else ():
            try:
                every = [Enumeration(apply(state, move), most=1500) for move in moves]
            except TooMany:
                continue
            ends = [Counter(as_it_lies(end) for end, _ in plain.lines) for plain in every]
            assert all(found == ends[0] for found in ends), (make.__name__, seed)
            kept[make.__name__] += 1
    assert kept["random_group"] > 40
    assert kept["simple_group"] > 40


def test_the_explorer_agrees_with_enumeration_where_effects_wait():
    tried = 0
    for make, seed in product((random_group, simple_group), range(150)):
        state = make(seed)
        if state is not None:
            agrees_with_plain_enumeration(state, seed)
            tried += 1
    assert tried > 200


# -- alike ----------------------------------------------------------------------------------------


def toads(number, you=1):
    (ability,) = library().cards["explosive-toad"].card.defeated
    return [Effect(ability, f"toad-{n}", you) for n in range(number)]


def board(text):
    return read_scenario(text).state


CROWD = "{A: {play: [luchataur, gorillion], hand: 1}, B: {play: [killer-bee, hyenix], hand: 1}}"


def test_copies_of_one_card_are_interchangeable():
    state = wait_together(board(CROWD), *toads(4))
    assert [len(moves) for moves in same_anyway(state, decision(state))] == [4]
    found = Explorer().explore(state)
    assert sum(outcome.lines for outcome in found.outcomes) == 24 * 24
    assert len(found.outcomes) == 1
    assert found.states < 2**4 + 2**4


def test_copies_of_two_players_are_not_interchangeable():
    mine, theirs = toads(1, you=0)[0], toads(2)[1]
    state = wait_together(board(CROWD), mine, theirs)
    assert promised(state) == []
    assert order_matters(Explorer().explore(state).root) is True


def test_an_effect_that_looks_at_its_own_card_is_like_no_other():
    others = Defeat(Selection(Group(Side.ALLIED, other=True)))
    for do in (others, PlayThis()):
        ability = Ability("test", 0, Trigger.DEFEATED, (Sentence(do),))
        assert not source_does_not_matter(Effect(ability, "a", 0))
    all_of_them = Ability(
        "test", 0, Trigger.DEFEATED, (Sentence(Defeat(Selection(Group(Side.ALLIED)))),)
    )
    assert source_does_not_matter(Effect(all_of_them, "a", 0))


def test_a_kind_of_instruction_nobody_vouches_for_is_not_vouched_for():
    class Juggle:
        """Something the ability language may learn one day."""

    ability = Ability("test", 0, Trigger.DEFEATED, (Sentence(Juggle()),))
    state = wait_together(board(CROWD), Effect(ability, "a", 0), Effect(ability, "b", 0))
    assert promised(state) == []


def test_ending_in_the_middle_of_one_effect_is_not_ending_in_the_other():
    """Two robbers of a pile nobody knows: it stops there, and the two places are told apart."""
    (ability,) = library().cards["grave-robber"].card.play
    unknown = board("{A: {hand: 1}, B: {discard: [unknown], hand: 1}}")
    state = wait_together(unknown, Effect(ability, "one", 0), Effect(ability, "other", 0))
    assert len(promised(state)[0]) == 2
    found = Explorer().explore(state)
    assert [outcome.lines for outcome in found.outcomes] == [1, 1]


# -- apart ----------------------------------------------------------------------------------------


def life(number, do=LoseLife, who=Who.OPPONENT):
    made = []
    for n in range(number):
        ability = Ability("test", n, Trigger.DEFEATED, (Sentence(do(who, 1)),))
        made.append(Effect(ability, f"c{n}", 1))
    return made


def test_effects_that_are_apart_are_followed_in_one_order_only():
    state = wait_together(board("{A: {life: 9, hand: 1}, B: {hand: 1}}"), *life(8))
    found = Explorer().explore(state)
    assert found.states == 8
    (only,) = found.outcomes
    assert only.lines == 40_320
    assert only.state.players[0].life == 1
    assert order_matters(found.root) is False


def test_a_game_that_could_end_half_way_is_looked_at_in_every_order():
    state = board("{A: {life: 2, hand: 1}, B: {hand: 1}}")
    heal = life(1, GainLife, Who.OPPONENT)[0]
    state = wait_together(state, *life(2), Effect(heal.ability, "heal", 1))
    assert promised(state) == []
    found = Explorer().explore(state)
    assert {outcome.state.winner for outcome in found.outcomes} == {"B", None}
    assert order_matters(found.root) is True


def test_a_card_that_may_have_a_say_keeps_losses_from_being_apart():
    state = board("{A: {life: 5, discard: [hyenix], hand: 1}, B: {hand: 1}}")
    assert promised(wait_together(state, *life(2))) == []
    state = board("{A: {life: 5, discard: [gorillion], hand: 1}, B: {hand: 1}}")
    assert len(promised(wait_together(state, *life(2)))[0]) == 2


def test_a_creature_that_forbids_something_does_not_come_back_unnoticed():
    """Deathweaver first, and the opponent's Play effect does not happen."""
    back = Ability("deathweaver", 0, Trigger.DEFEATED, (Sentence(PlayThis()),))
    gain = Ability("test", 0, Trigger.PLAY, (Sentence(GainLife(Who.YOU, 1)),))
    state = board("{A: {discard: [deathweaver], hand: 1}, B: {hand: 1}}")
    state = wait_together(state, Effect(back, "deathweaver", 0), Effect(gain, "other", 1))
    assert promised(state) == []
    found = Explorer().explore(state)
    assert {outcome.state.players[1].life for outcome in found.outcomes} == {3, 4}


# -- what people are told -------------------------------------------------------------------------

TWO_HYENIXES = """
    A: {play: [gorillion]}
    B: {discard: [hyenix, hyenix], hand: 1}
    moves: [attack gorillion]
"""
TOAD_AGAINST_HARPY = """
    A: {play: [explosive-toad, killer-bee], hand: 1}
    B: {play: [harpy-mother], hand: 1}
    moves: [attack explosive-toad, block harpy-mother]
"""


def test_where_cards_lie_is_no_difference():
    """Two Hyenixes come back or don't: four ways, whichever comes first."""
    found = Explorer().explore(resolve(TWO_HYENIXES).end)
    assert len(found.outcomes) == 4
    assert sum(outcome.lines for outcome in found.outcomes) == 8
    assert order_matters(found.root) is False
    assert depends_on(found.root).decision.kind == "may"


def test_the_order_may_well_matter():
    """The toad first, and the bee is lost to A; the harpy first, and B may have it before."""
    found = Explorer().explore(resolve(TOAD_AGAINST_HARPY).end)
    assert order_matters(found.root) is True
    assert len(found.outcomes) == 2


def test_the_verdict_says_that_the_order_does_not_matter():
    said = {
        "en": "The order of the effects does not matter.",
        "fr": "L’ordre des effets ne change rien.",
        "es": "El orden de los efectos no importa.",
    }
    for language, text in said.items():
        for written, expected in ((TWO_HYENIXES, True), (TOAD_AGAINST_HARPY, False)):
            scenario = read_scenario(written)
            verdict = Findings(scenario, compare(scenario), language).verdict()
            assert (text in verdict["text"]) == expected


def test_without_an_order_to_choose_nothing_is_said_of_it():
    written = "{A: {play: [gorillion]}, B: {play: [hyenix], hand: 1}, moves: [attack gorillion]}"
    assert order_matters(Explorer().explore(resolve(written).end).root) is None
