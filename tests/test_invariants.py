"""The engine beside a second opinion: the cards' printed texts, written out here once more by hand.

Power, keywords, who may attack and block, whom an effect may choose and how a fight ends are all
computed a second time, card by card and without the ability language. Then come boards that differ
in something that must not matter, and so have to go the same way.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from random import Random

import pytest
from board import resolve
from hypothesis import given, note
from hypothesis import strategies as st
from test_random_games import (
    CARDS,
    CHAINS,
    Table,
    Turn,
    cards_of,
    many,
    moves_of,
    random_ruleset,
    refs,
    seeds,
    start,
)

from judge.cards import library
from judge.engine import (
    ACTION,
    PASS,
    PLAYERS,
    READINGS,
    UNKNOWN,
    A,
    B,
    Copy,
    Creature,
    Move,
    Player,
    State,
    Step,
    apply,
    begin,
    decision,
    opponent,
)
from judge.engine.attack import fight
from judge.engine.reasons import why_not_attack, why_not_block
from judge.engine.truth import View
from judge.rules import rulebook
from judge.scenario import to_scenario
from judge.simulate import random_board

# What is printed on the cards of First Contact and New Servants: power and keywords.
PRINTED = {
    "axolotl-healer": (4, "POISONOUS"),
    "bee-bear": (8, ""),
    "brain-fly": (4, ""),
    "chameleon-sniper": (1, "SNEAKY"),
    "compost-dragon": (3, "HUNTER"),
    "deathweaver": (2, "POISONOUS"),
    "elephantopus": (7, "TOUGH"),
    "explosive-toad": (5, "FRENZY"),
    "ferret-bomber": (2, "SNEAKY"),
    "giraffodile": (7, ""),
    "goblin-werewolf": (2, "HUNTER"),
    "gorillion": (10, ""),
    "grave-robber": (7, "TOUGH"),
    "harpy-mother": (5, ""),
    "kangasaurus-rex": (7, ""),
    "killer-bee": (5, "HUNTER"),
    "lone-yeti": (5, "TOUGH"),
    "luchataur": (9, "FRENZY"),
    "mysterious-mermaid": (7, ""),
    "plated-scorpion": (2, "TOUGH POISONOUS"),
    "rhino-turtle": (8, "FRENZY TOUGH"),
    "shark-dog": (4, "HUNTER"),
    "sharky-crab-dog-mummypus": (5, ""),
    "shield-bugs": (4, "TOUGH"),
    "snail-hydra": (9, ""),
    "snail-thrower": (1, "POISONOUS"),
    "spider-owl": (3, "SNEAKY POISONOUS"),
    "strange-barrel": (6, ""),
    "tiger-squirrel": (3, "SNEAKY"),
    "turbo-bug": (4, ""),
    "tusked-extorter": (8, ""),
    "urchin-hurler": (5, "HUNTER"),
    "bugserker": (3, "TOUGH"),
    "count-draculeech": (7, ""),
    "creep-from-the-deep": (4, "POISONOUS HUNTER"),
    "ferret-pacifier": (4, ""),
    "froblin-instigator": (1, "HUNTER"),
    "goreagle-alpha": (6, "FRENZY HUNTER TOUGH"),
    "hamster-lion": (8, "FRENZY"),
    "hungry-hungry-hamster": (2, "SNEAKY"),
    "hyenix": (7, "FRENZY"),
    "majestic-manticore": (6, "POISONOUS"),
    "the-lurker": (4, "TOUGH"),
    "turf-the-surfer": (8, ""),
}
WITH_DEFEATED_EFFECT = {"explosive-toad", "harpy-mother", "strange-barrel"}
SHARKY = "sharky-crab-dog-mummypus"


# -- the second opinion ---------------------------------------------------------------------------


def number_of(id: str, state: State, player: int, but: Creature | None = None) -> int:
    """How many creatures of this name a player controls."""
    return sum(c.card.id == id and c is not but for c in state.players[player].play)


def power(state: State, player: int, creature: Creature) -> int:
    side = state.players[player]
    mine = state.turn == player
    total = PRINTED[creature.card.id][0]
    total += number_of("shield-bugs", state, player, but=creature)
    total += 2 * number_of("urchin-hurler", state, player, but=creature) * mine
    match creature.card.id:
        case "goblin-werewolf":
            total += 6 * mine
        case "lone-yeti":
            total += 5 * (len(side.play) == 1)
        case "bugserker":
            total += 8 * (side.life == 1)
        case "froblin-instigator":
            total += 2 * (len(side.play) - 1)
    return total


def plain_keywords(state: State, player: int, creature: Creature) -> set[str]:
    """Keywords, but for those Sharky Crab-Dog-Mummypus has of its enemies."""
    have = set(PRINTED[creature.card.id][1].split())
    have |= {mark.value for mark in creature.marks if mark.kind == "has"}
    if creature.card.id == "lone-yeti" and len(state.players[player].play) == 1:
        have.add("FRENZY")
    if power(state, player, creature) <= 4 and number_of(
        "snail-thrower", state, player, but=creature
    ):
        have |= {"HUNTER", "POISONOUS"}
    return have


def keywords(state: State, player: int, creature: Creature) -> set[str]:
    """A Sharky has what a real enemy has; or, if it faces a Sharky, what a real ally has.

    In the second case the enemy Sharky has the keyword because of that ally.
    """
    have = plain_keywords(state, player, creature)
    if creature.card.id == SHARKY:
        seen = set()
        for side in (opponent(player), player):
            if side != player or number_of(SHARKY, state, opponent(player)):
                for other in state.players[side].play:
                    if other is not creature:
                        seen |= plain_keywords(state, side, other)
        have |= seen & {"HUNTER", "SNEAKY", "FRENZY", "POISONOUS"}
    return have


def may_attack(state: State, player: int, creature: Creature) -> bool:
    """Hamster Lion keeps the weakest from attacking; nothing else of these sets does."""
    if creature.entered and state.ruleset["new-creature"] == "cannot-attack":
        return False
    if creature.attacks == 2:
        return False
    if creature.attacks == 1:
        now = "FRENZY" in keywords(state, player, creature)
        then = any(mark.kind == "had-frenzy" for mark in creature.marks)
        if not (now if state.ruleset["frenzy-check"] == "at-second-attack" else then):
            return False
    weakest = min(power(state, player, c) for c in state.players[player].play)
    lion = number_of("hamster-lion", state, opponent(player)) > 0
    return not (lion and power(state, player, creature) == weakest)


def may_block(state: State, attacker: Creature, player: int, blocker: Creature) -> bool:
    """Would this creature of `player` be allowed to block that attacker?"""
    them = opponent(player)
    strength = power(state, player, blocker)
    strongest = max(power(state, player, c) for c in state.players[player].play)
    sneaky = "SNEAKY" in keywords(state, them, attacker)
    if sneaky and "SNEAKY" not in keywords(state, player, blocker):
        return False
    if attacker.card.id == "bee-bear" and strength <= 6:
        return False
    if number_of("elephantopus", state, them) and strength <= 4:
        return False
    if number_of("ferret-pacifier", state, them) and strength == strongest:
        return False
    return not any(mark.kind == "cannot" and mark.value == "block" for mark in blocker.marks)


def after_fight(
    state: State, player: int, attacker: Creature, blocker: Creature
) -> tuple[set[str], set[str]]:
    """The refs of those that are exhausted in play afterwards, and of those that have left."""
    them = opponent(player)
    two = ((player, attacker), (them, blocker))
    exhausted, gone = set(), set()
    for (side, creature), (other_side, other) in (two, two[::-1]):
        weak = power(state, side, creature) <= power(state, other_side, other)
        poisoned = "POISONOUS" in keywords(state, other_side, other)
        times = weak + poisoned
        if state.ruleset["poison-and-tough"] == "one-defeat":
            times = min(times, 1)
        lives = 2 if "TOUGH" in PRINTED[creature.card.id][1] and not creature.exhausted else 1
        if times >= lives:
            gone.add(creature.ref)
        elif times or creature.exhausted:
            exhausted.add(creature.ref)
    return exhausted, gone


def everyone(state: State) -> list[tuple[int, Creature]]:
    return [(player, c) for player in (A, B) for c in state.players[player].play]


# -- boards that can be made smaller when something is wrong with them -----------------------------


@st.composite
def boards(draw: st.DrawFn) -> State:
    """Creatures on both sides, and everything else that what is true of them depends on."""
    copies: Counter[str] = Counter()

    def creature() -> Creature:
        id = draw(st.sampled_from([*PRINTED]))
        copies[id] += 1
        ref = id if copies[id] == 1 else f"{id}-{copies[id]}"
        exhausted, entered = draw(st.booleans()), draw(st.integers(0, 9)) == 9
        return Creature(ref, library().card(id), exhausted, entered, draw(st.integers(0, 2)))

    players = tuple(
        Player(
            life=draw(st.integers(1, 3)),
            play=tuple(creature() for _ in range(draw(st.integers(0, 5)))),
        )
        for _ in PLAYERS
    )
    choices = {
        reading: draw(st.sampled_from(READINGS[reading]))
        for reading in ("poison-and-tough", "new-creature", "frenzy-check")
    }
    ruleset = rulebook().ruleset("current", choices)
    state = State(ruleset, players, draw(st.integers(0, 1)), ACTION)
    note(f"the board: {to_scenario(state)}")
    return state


def crowded(seed: int) -> State:
    """A random board of few cards, each several times, all of them known."""
    rng = Random(seed)
    cards = CHAINS if seed % 2 else [card for card in CARDS if card.id in PRINTED]
    return random_board(cards, rng, random_ruleset(rng))


# -- the engine beside the second opinion ---------------------------------------------------------


def compare_truths(state: State, where: str) -> None:
    view = View(state)
    for player, creature in everyone(state):
        told = f"{where}: {creature.ref}"
        assert view.power(player, creature) == power(state, player, creature), told
        parts = view.power_parts(player, creature)
        assert sum(part.amount for part in parts) == power(state, player, creature), told
        assert view.keywords(player, creature) == keywords(state, player, creature), told
        attack = not why_not_attack(view, player, creature)
        assert attack == may_attack(state, player, creature), f"{told} attacks"
        for blocker in state.players[opponent(player)].play:
            block = not why_not_block(view, player, creature, opponent(player), blocker)
            expected = may_block(state, creature, opponent(player), blocker)
            assert block == expected, f"{told} is blocked by {blocker.ref}"


def compare_fights(state: State, where: str) -> None:
    """Every creature against every enemy, whoever may attack or block."""
    for player, attacker in everyone(state):
        for blocker in state.players[opponent(player)].play:
            told = f"{where}: {attacker.ref} against {blocker.ref}"
            exhausted, gone = after_fight(state, player, attacker, blocker)
            after = state.copy()
            fight(after, player, attacker.ref, blocker.ref)
            for side, creature in everyone(state):
                found = after.find(creature.ref)
                if creature.ref in gone:
                    assert found is None, told
                    assert creature.ref in refs(after.players[side].discard), told
                elif creature.ref in (attacker.ref, blocker.ref):
                    now = creature._replace(exhausted=creature.ref in exhausted)
                    assert found == (side, now), told
                else:
                    assert found == (side, creature), told
            waiting = [effect.source for group in after.waiting for effect in group]
            left = {c.ref for _, c in everyone(state) if c.ref in gone}
            triggers = {
                c.ref
                for _, c in everyone(state)
                if c.ref in left and c.card.id in WITH_DEFEATED_EFFECT
            }
            assert Counter(waiting) == Counter(triggers), told
            lives = [p.life for p in state.players], [p.life for p in after.players]
            assert lives[0] == lives[1], f"{told}: a fight costs no life"


def test_the_second_opinion_knows_the_printed_cards():
    """Were a number wrong in the card files or here, one of the two would be wrong."""
    for id, (strength, words) in PRINTED.items():
        card = library().card(id)
        assert (card.power, card.keywords) == (strength, set(words.split())), id


@many(700)
@given(boards())
def test_power_keywords_attackers_and_blockers_agree_on_any_board(state):
    compare_truths(state, "on the board above")


@many(700)
@given(boards())
def test_fights_end_alike_on_any_board(state):
    compare_fights(state, "on the board above")


@many(700)
@given(seeds)
def test_power_keywords_attackers_and_blockers_agree_on_crowded_boards(seed):
    compare_truths(crowded(seed), f"seed {seed}")


@many(500)
@given(seeds)
def test_fights_end_alike_on_crowded_boards(seed):
    compare_fights(crowded(seed), f"seed {seed}")


@many(150)
@given(seeds)
def test_power_and_keywords_agree_after_every_move_of_a_game(seed):
    """Here marks come in as well: what holds this turn, and FRENZY at the first attack."""
    for turn in moves_of(crowded(seed), seed):
        compare_truths(turn.after, f"seed {seed}: {turn.move}")


# -- decisions beside the second opinion ----------------------------------------------------------


def choosable(state: State, you: int, id: str) -> tuple[list[str], int, int]:
    """What the effect of a card offers to choose from, and how many: the least and the most."""
    them = opponent(you)
    strong = {c.ref: power(state, p, c) for p, c in everyone(state)}
    enemies = refs(state.players[them].play)
    hand = refs(state.players[them].hand)
    match id:
        case "explosive-toad" | "snail-hydra" | "count-draculeech" | "turf-the-surfer":
            return [*strong], 1, 1
        case "brain-fly":
            return [r for r in strong if strong[r] >= 6], 1, 1
        case "harpy-mother":
            weak = [r for r in strong if strong[r] <= 5]
            return weak, 0, min(2, len(weak))
        case "shark-dog":
            return [r for r in enemies if strong[r] >= 6], 1, 1
        case "tiger-squirrel":
            return [r for r in enemies if strong[r] >= 7], 1, 1
        case "compost-dragon":
            return refs(state.players[you].discard), 1, 1
        case "grave-robber":
            return refs(state.players[them].discard), 1, 1
        case "hungry-hungry-hamster" | "tusked-extorter":
            return hand, 1, 1
        case "ferret-bomber":
            return hand, 1, 2
    raise AssertionError(f"{id} never lets anybody choose")


@many(700)
@given(seeds)
def test_every_decision_offers_what_rules_and_cards_say(seed):
    for turn in moves_of(crowded(seed), seed):
        if turn.asked is not None:
            compare_options(turn, f"seed {seed}")


def compare_options(turn: Turn, where: str) -> None:
    state, asked = turn.before, turn.asked
    assert asked is not None
    question = asked.question()
    options = {(move.verb, *move.args) for move in asked.options}
    told = f"{where}: {asked.kind}"
    if asked.kind == "turn":
        you, side = state.turn, state.players[state.turn]
        attacks = {("attack", c.ref) for c in side.play if may_attack(state, you, c)}
        assert asked.player == you, told
        assert options == attacks | {("play", ref) for ref in refs(side.hand)}, told
    elif asked.kind == "hunt":
        enemies = refs(state.players[opponent(question.you)].play)
        assert asked.player == question.you, told
        assert options == {("hunt", ref) for ref in enemies} | {("pass",)}, told
        assert "HUNTER" in keywords(state, *state.find(question.attacker)), told
    elif asked.kind == "block":
        them, attacker = opponent(question.you), state.find(question.attacker)[1]
        able = [c for c in state.players[them].play if may_block(state, attacker, them, c)]
        assert asked.player == them, told
        assert options == {("block", c.ref) for c in able} | {("pass",)}, told
    elif asked.kind == "mindbug":
        assert asked.player == opponent(state.turn), told
        assert options == {("mindbug",), ("pass",)}, told
    elif asked.kind == "again":
        player, creature = state.find(question.attacker)
        assert asked.player == player == state.turn, told
        assert creature.attacks == 1 and may_attack(state, player, creature), told
        assert options == {("attack", creature.ref), ("pass",)}, told
    elif asked.kind == "choose":
        you, card = question.perform.you, question.perform.effect.ability.card
        able, least, most = choosable(state, you, card)
        chooser = opponent(you) if card in OPPONENT_CHOOSES else you
        assert asked.player == chooser, f"{told} for {card}"
        assert {ref for _, *args in options for ref in args} == set(able), f"{told} for {card}"
        assert {len(args) for _, *args in options} <= {*range(least, most + 1)}, told
    elif asked.kind == "order":
        assert asked.player == state.turn, told


OPPONENT_CHOOSES = {"ferret-bomber", "tusked-extorter", "hungry-hungry-hamster"}


@many(700)
@given(seeds)
def test_answers_to_an_attack_have_the_consequences_the_rules_name(seed):
    """Rules 7.5 and 7.6: an attack that is not blocked costs one life, a block is a fight."""
    for turn in moves_of(crowded(seed), seed):
        if turn.asked is None or turn.asked.kind not in ("block", "hunt"):
            continue
        question, told = turn.asked.question(), f"seed {seed}: {turn.move}"
        them = opponent(question.you)
        lost = [s for s in turn.steps if s.kind == "lose-life"]
        fights = [s for s in turn.steps if s.kind == "fight"]
        if turn.move == PASS and turn.asked.kind == "block":
            assert (lost[0].player, lost[0].detail("amount")) == (them, 1), told
            assert "fight" not in {s.kind for s in turn.steps[: turn.steps.index(lost[0])]}, told
        elif turn.move != PASS and not getattr(question, "early", False):
            ours, theirs = (turn.before.find(r)[1] for r in (question.attacker, turn.move.args[0]))
            exhausted, gone = after_fight(turn.before, question.you, ours, theirs)
            assert fights[0].refs == (ours.ref, theirs.ref), told
            at = turn.steps.index(fights[0])
            happened = outcome(turn.steps[at + 1 :])
            left = {ref for kind, ref in happened if kind == "defeat"}
            newly = {ref for kind, ref in happened if kind == "exhaust"} - left
            assert left == gone, told
            assert newly == {c.ref for c in (ours, theirs) if not c.exhausted} & exhausted, told


def outcome(steps: Sequence[Step]) -> set[tuple[str, str]]:
    """Who was exhausted or defeated at once, before anything that followed from it."""
    found = set()
    for step in steps:
        if step.kind in ("exhaust", "defeat"):
            found.add((step.kind, step.refs[0]))
        elif step.kind != "poison":
            break
    return found


# -- effects beside the second opinion ------------------------------------------------------------


def board_of(table: Table, start: State) -> State:
    """The table in the middle of a move, as the steps have told it so far."""
    cards = {copy.ref: copy.card for copy in cards_of(start)}

    def player(you: int) -> Player:
        hand, deck, discard = (
            tuple(Copy(ref, cards[ref]) for ref in table.zones[you, zone])
            for zone in ("hand", "deck", "discard")
        )
        play = tuple(
            Creature(ref, cards[ref], ref in table.exhausted) for ref in table.zones[you, "play"]
        )
        return Player(table.life[you], table.mindbugs[you], hand, deck, discard, play)

    return State(start.ruleset, (player(A), player(B)), table.turn, ACTION)


@many(500)
@given(seeds)
def test_what_an_effect_does_first_is_what_its_card_says(seed):
    """Whatever triggered it, and however deep in a chain of effects."""
    one = crowded(seed)
    table = Table(one)
    for turn in moves_of(one, seed):
        for i, step in enumerate(turn.steps):
            table.tell(step)
            if step.kind in ("effect", "stopped"):
                compare_effect(board_of(table, one), turn.steps[i:], f"seed {seed}: {turn.move}")


def compare_effect(state: State, steps: tuple[Step, ...], where: str) -> None:
    (effect, *then), you = steps, steps[0].player
    source = effect.refs[0]
    id = source if source in PRINTED else source.rpartition("-")[0]
    them = opponent(you)
    me, other = state.players[you], state.players[them]
    strong = {c.ref: power(state, p, c) for p, c in everyone(state)}
    enemies = refs(other.play)
    told = f"{where}: {source}"
    deathweaver = number_of("deathweaver", state, them) > 0
    assert (effect.kind == "stopped") == (deathweaver and id in WITH_PLAY_EFFECT), told
    if effect.kind == "stopped":
        return
    nothing = bool(then) and then[0].kind == "nothing"
    life = (then[0].kind, then[0].player, then[0].detail("amount")) if then else None
    match id:
        case "axolotl-healer":
            assert life == ("gain-life", you, 2), told
        case "killer-bee" | "chameleon-sniper":
            assert life == ("lose-life", them, 1), told
        case "goreagle-alpha" | "count-draculeech":
            assert life == ("lose-life", you, 1), told
        case "turbo-bug":
            assert nothing == (other.life == 1), told
            assert nothing or life == ("lose-life", them, other.life - 1), told
        case "mysterious-mermaid":
            assert (then[0].kind, then[0].detail("life")) == ("set-life", other.life), told
        case "kangasaurus-rex":
            hit = {ref for ref in enemies if strong[ref] <= 4}
            assert nothing == (not hit) and outcome(then) == would_leave(state, hit), told
        case "majestic-manticore":
            hit = {ref for ref in strong if strong[ref] == min(strong.values())}
            assert nothing == (not hit) and outcome(then) == would_leave(state, hit), told
        case "giraffodile":
            assert nothing == (not me.discard), told
            assert nothing or then[0].refs == tuple(refs(me.discard)), told
        case "snail-hydra":
            assert nothing == (len(me.play) >= len(other.play)), told
        case "the-lurker":
            assert nothing == (len(me.play) <= len(other.play)), told
            assert nothing or then[0].refs[0] == source, told
        case "compost-dragon":
            assert nothing == (not me.discard), told
        case "grave-robber":
            assert nothing == (not other.discard), told
        case "brain-fly":
            assert nothing == (max(strong.values(), default=0) < 6), told
        case "harpy-mother":
            assert nothing == (min(strong.values(), default=9) > 5), told
        case "explosive-toad" | "turf-the-surfer":
            assert nothing == (not strong), told
        case "shark-dog":
            assert nothing == all(strong[ref] < 6 for ref in enemies), told
        case "tiger-squirrel":
            assert nothing == all(strong[ref] < 7 for ref in enemies), told
        case "ferret-bomber" | "strange-barrel":
            short = bool(then) and then[0].kind == "short-hand"
            assert short == (len(other.hand) < 2), told
        case "tusked-extorter":
            short = bool(then) and then[0].kind == "short-hand"
            assert short == (not other.hand), told
        case "hungry-hungry-hamster":
            assert nothing == (not other.hand), told
        case "hyenix":
            assert not then, f"{told}: its player is asked"
        case _:
            raise AssertionError(f"{told} has no effect")


WITH_PLAY_EFFECT = {
    "axolotl-healer",
    "brain-fly",
    "compost-dragon",
    "ferret-bomber",
    "giraffodile",
    "goreagle-alpha",
    "grave-robber",
    "hungry-hungry-hamster",
    "kangasaurus-rex",
    "killer-bee",
    "mysterious-mermaid",
    "tiger-squirrel",
}


def would_leave(state: State, hit: set[str]) -> set[tuple[str, str]]:
    """What becomes of those an effect would defeat: TOUGH ones are exhausted, once."""
    return {
        ("exhaust" if "TOUGH" in PRINTED[c.card.id][1] and not c.exhausted else "defeat", c.ref)
        for _, c in everyone(state)
        if c.ref in hit
    }


# -- what must not matter -------------------------------------------------------------------------


def seen(
    state: State,
    swap: bool = False,
    name: Callable[[str], str] = str,
    options: bool = True,
) -> object:
    """All there is to see, whatever the order of hands, discard piles and play areas."""

    def player(p: Player) -> object:
        zones = [sorted(name(ref) for ref in refs(zone)) for zone in (p.hand, p.discard)]
        creatures = sorted(
            (name(c.ref), c.card.id, c.exhausted, c.entered, c.attacks, sorted(c.marks))
            for c in p.play
        )
        return p.life, p.mindbugs, zones, [name(ref) for ref in refs(p.deck)], creatures

    def who(number: int | None) -> int | None:
        return opponent(number) if swap and number is not None else number

    players = state.players[::-1] if swap else state.players
    asked = decision(state)
    winner = None if state.winner is None else who(PLAYERS.index(state.winner))
    offered = asked.options if asked and options else ()
    ruled_out = asked.ruled_out() if asked and options else ()
    return (
        [player(p) for p in players],
        [name(ref) for ref in refs(state.shown)],
        (who(state.turn), state.phase, winner),
        asked and (asked.kind, who(asked.player)),
        {plain(move, name) for move in offered},
        {plain(move, name) for move, _ in ruled_out},
    )


def plain(move: Move, name: Callable[[str], str] = str) -> tuple[str, ...]:
    """A move, whatever the order of its cards."""

    def renamed(arg: str) -> str:
        ref, space, number = arg.partition(" ")
        return arg if arg.isdigit() else name(ref) + space + number

    return move.verb, *sorted(renamed(arg) for arg in move.args)


def told(
    steps: Sequence[Step], swap: bool = False, name: Callable[[str], str] = str
) -> Counter[str]:
    """What the steps say, whatever their order: what happens at once may be told either way.

    Of two Deathweavers that stop the same effect, either may be named.
    """
    return Counter(
        repr((
            s.kind,
            opponent(s.player) if swap and s.player is not None else s.player,
            sorted(map(name, s.refs[:1] if s.kind == "stopped" else s.refs)),
            s.rules,
            s.readings,
            s.forced,
        ))
        for s in steps
        if s.kind != "option"
    )  # fmt: skip


def goes_the_same_way(
    one: State, other: State, seed: int, swap: bool = False, name: Callable[[str], str] = str
) -> None:
    """Play both with the same moves; all that can be seen must be the same after each of them."""
    assert seen(other) == seen(one, swap, name), f"seed {seed}: they differ from the start"
    for turn in moves_of(one, seed):
        steps: list[Step] = []
        if turn.move is None:
            other = begin(other, steps)
        else:
            wanted = plain(turn.move, name)
            moves = {plain(move): move for move in decision(other).options}
            other = apply(other, moves[wanted], steps)
        assert seen(other) == seen(turn.after, swap, name), f"seed {seed}: {turn.move}"
        assert told(steps) == told(turn.steps, swap, name), f"seed {seed}: {turn.move}"


def changed(state: State, change: Callable[[Player], None]) -> State:
    """The same board, with something changed on both sides of the table."""
    other = state.copy()
    for player in other.players:
        change(player)
    return other


@many(300)
@given(seeds)
def test_a_mirrored_board_goes_the_mirrored_way(seed):
    """Which of the players is called A makes no difference."""
    one = start(seed)
    a, b = one.copy().players
    other = State(one.ruleset, (b, a), opponent(one.turn), one.phase, one.unused)
    goes_the_same_way(one, other, seed, swap=True)


@many(200)
@given(seeds)
def test_the_order_of_a_hand_does_not_matter(seed):
    rng = Random(seed)

    def shuffle(player: Player) -> None:
        player.hand = tuple(rng.sample(player.hand, len(player.hand)))

    one = start(seed)
    goes_the_same_way(one, changed(one, shuffle), seed)


@many(200)
@given(seeds)
def test_the_order_of_creatures_and_discard_piles_does_not_matter(seed):
    """No card of these sets asks who came first."""
    rng = Random(seed)

    def shuffle(player: Player) -> None:
        player.play = tuple(rng.sample(player.play, len(player.play)))
        player.discard = tuple(rng.sample(player.discard, len(player.discard)))

    one = start(seed)
    goes_the_same_way(one, changed(one, shuffle), seed)


@many(150)
@given(seeds)
def test_the_unused_pile_does_not_matter(seed):
    one = start(seed)
    other = one.copy()
    other.unused = (Copy("one-more", library().card("gorillion")), *other.unused)
    for turn in moves_of(one, seed):
        other = begin(other) if turn.move is None else apply(other, turn.move)
        assert other.unused[0].ref == "one-more", f"seed {seed}"
        same = other.copy()
        same.unused = turn.after.unused
        assert same == turn.after, f"seed {seed}: {turn.move}"
    none = start(seed)
    none.unused = ()
    goes_the_same_way(one, none, seed)


@many(200)
@given(seeds)
def test_what_cards_are_called_does_not_matter(seed):
    """Refs are names and nothing else: another name, the same game."""

    def name(ref: str) -> str:
        return ref if ref == UNKNOWN.id else f"the-{ref[::-1]}"

    def rename(zone: tuple) -> tuple:
        return tuple(copy._replace(ref=name(copy.ref)) for copy in zone)

    def change(player: Player) -> None:
        for zone in ("hand", "deck", "discard", "play"):
            setattr(player, zone, rename(getattr(player, zone)))

    one = start(seed)
    other = changed(one, change)
    other.unused = rename(other.unused)
    goes_the_same_way(one, other, seed, name=name)


@many(80)
@given(seeds)
def test_the_name_of_the_edition_does_not_matter_only_its_readings(seed):
    one = start(seed)
    for edition in rulebook().editions:
        other = one.copy()
        other.ruleset = rulebook().ruleset(edition, dict(one.ruleset.choices))
        goes_the_same_way(one, other, seed)


# -- readings -------------------------------------------------------------------------------------


def turns_of(state: State, seed: int) -> list[list[Turn]]:
    """A game, one turn of it after the other."""
    turns: list[list[Turn]] = []
    for turn in moves_of(state, seed):
        if turn.asked is None:
            turns.append([])
        turns[-1].append(turn)
    return turns


@pytest.mark.parametrize("reading", READINGS)
@many(150)
@given(seed=seeds)
def test_a_reading_that_no_step_relied_on_does_not_matter(reading, seed):
    """What `compare` and verdicts rest on: a turn is silent about a reading only if either will do.

    A move that is ruled out by a reading says so in its reason; then the turn relied on it, too.
    """
    for moves in turns_of(crowded(seed), seed):
        if reading in relied_on(moves):
            continue
        before = moves[0].before
        for choice in READINGS[reading]:
            other = before.copy()
            choices = {**dict(before.ruleset.choices), reading: choice}
            other.ruleset = rulebook().ruleset(before.ruleset.edition, choices)
            for turn in moves:
                other = apply(other, turn.move) if turn.move else begin(other)
                where = f"seed {seed}: {reading}: {choice} at {turn.move}"
                assert seen(other, options=False) == seen(turn.after, options=False), where


def relied_on(moves: list[Turn]) -> set[str]:
    """The readings that the steps of a turn name, and the reasons against other moves."""
    found = {r for turn in moves for step in turn.steps for r in step.readings}
    for turn in moves:
        for _, reasons in turn.asked.ruled_out() if turn.asked else ():
            found |= {r for reason in reasons for r in reason.readings}
    return found


def test_losing_because_the_only_creature_is_new_says_that_no_book_settles_it():
    """Rules 3.2 and 6.9: with `new-creature: may-attack` the game would go on."""
    board = """
        ruleset: {{edition: current, new-creature: {choice}}}
        A: {{play: [{{card: gorillion, entered: true}}]}}
        B: {{hand: [gorillion]}}
    """
    lost = resolve(board.format(choice="cannot-attack"))
    assert lost.winner == "B"
    assert resolve(board.format(choice="may-attack")).winner is None
    assert "new-creature" in lost.readings()


def test_an_attack_effect_that_leaves_nobody_to_hunt_says_that_the_hunt_could_have_come_first():
    """Rules 7.3 and 8.3: with `hunter-choice: before` Gorillion could have been named."""
    board = """
        ruleset: {{edition: current, hunter-choice: {choice}}}
        A: {{play: [shark-dog]}}
        B: {{play: [gorillion], hand: [killer-bee]}}
        moves: [attack shark-dog]
    """
    after = resolve(board.format(choice="after-attack-effects"))
    assert after.in_discard("B", "gorillion")
    assert resolve(board.format(choice="before")).asked == ("A", "hunt")
    assert "hunter-choice" in after.readings()


@pytest.mark.parametrize(
    "choice, hand", [("below-five", ["gorillion", "killer-bee"]), ("when-removed", ["gorillion"])]
)
def test_a_short_hand_on_a_written_board_says_which_reading_of_drawing_it_follows(choice, hand):
    """Rule 4.7: only one of the two readings draws where no card has left the hand."""
    result = resolve(f"""
        ruleset: {{edition: current, draw: {choice}}}
        A: {{hand: [gorillion], deck: [killer-bee]}}
        B: {{hand: [gorillion]}}
    """)
    assert result.hand("A") == hand
    assert "draw" in result.readings()
