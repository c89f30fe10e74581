"""What must not matter, and what must: boards that differ, and texts written out once more.

Whom an effect may choose and what it does first are computed a second time for the cards of the
first two sets, card by card and without the ability language. Then come boards of all sets that
differ in something that must not matter, and so have to go the same way.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from random import Random

import pytest
from board import resolve
from hypothesis import given
from second_opinion import PRINTED, Opinion, everyone
from test_random_games import (
    CARDS,
    POOLS,
    Table,
    Turn,
    cards_of,
    first_copy,
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
    KEYWORDS,
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
from judge.engine.card import BLOCKED, WON
from judge.engine.dice import FACES
from judge.engine.state import Aside
from judge.rules import rulebook
from judge.simulate import random_board

# The sets whose effects are written out here once more.
FIRST_SETS = [card for card in CARDS if card.set in ("first-contact", "new-servants")]


def number_of(id: str, state: State, player: int) -> int:
    """How many creatures of this name a player controls."""
    return sum(c.card.id == id for c in state.players[player].play)


def crowded(seed: int) -> State:
    """A random board of few cards, each several times, all of them known."""
    rng = Random(seed)
    return random_board(POOLS["chains"] if seed % 2 else FIRST_SETS, rng, random_ruleset(rng))


# -- decisions beside the second opinion ----------------------------------------------------------


def choosable(state: State, you: int, id: str) -> tuple[list[str], int, int]:
    """What the effect of a card offers to choose from, and how many: the least and the most."""
    them = opponent(you)
    strong = Opinion(state).power
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
    question, opinion = asked.question(), Opinion(state)
    options = {(move.verb, *move.args) for move in asked.options}
    told = f"{where}: {asked.kind}"
    if asked.kind == "turn":
        you, side = state.turn, state.players[state.turn]
        attacks = {("attack", c.ref) for c in side.play if opinion.may_attack(you, c)}
        assert asked.player == you, told
        assert options == attacks | {("play", ref) for ref in refs(side.hand)}, told
    elif asked.kind == "hunt":
        enemies = refs(state.players[opponent(question.you)].play)
        assert asked.player == question.you, told
        assert options == {("hunt", ref) for ref in enemies} | {("pass",)}, told
        assert "HUNTER" in opinion.at_work[question.attacker], told
    elif asked.kind == "block":
        them, attacker = opponent(question.you), state.find(question.attacker)[1]
        able = [c for c in state.players[them].play if opinion.may_block(them, c, attacker)]
        assert asked.player == them, told
        assert options == {("block", c.ref) for c in able} | {("pass",)}, told
    elif asked.kind == "mindbug":
        assert asked.player == opponent(state.turn), told
        assert options == {("mindbug",), ("pass",)}, told
    elif asked.kind == "again":
        player, creature = state.find(question.attacker)
        assert asked.player == player == state.turn, told
        assert creature.attacks == 1 and opinion.may_attack(player, creature), told
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
            gone, exhausted, _ = Opinion(turn.before).fight(question.you, ours, theirs)
            assert fights[0].refs == (ours.ref, theirs.ref), told
            at = turn.steps.index(fights[0])
            happened = outcome(turn.steps[at + 1 :])
            left = {ref for kind, ref in happened if kind == "defeat"}
            newly = {ref for kind, ref in happened if kind == "exhaust"} - left
            assert left == gone, told
            assert newly == exhausted, told


def outcome(steps: Sequence[Step]) -> set[tuple[str, str]]:
    """Who was exhausted or defeated at once, before anything that followed from it."""
    found = set()
    for step in steps:
        if step.kind in ("exhaust", "defeat"):
            found.add((step.kind, step.refs[0]))
        elif step.kind not in ("poison", "drop-boost"):
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
            Creature(
                ref,
                cards[ref],
                ref in table.exhausted,
                boost=tuple(Copy(under, cards[under]) for under in table.boost.get(ref, ())),
            )
            for ref in table.zones[you, "play"]
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
            table.tell(step, one.ruleset)
            if step.kind in ("effect", "stopped"):
                compare_effect(board_of(table, one), turn.steps[i:], f"seed {seed}: {turn.move}")


def compare_effect(state: State, steps: tuple[Step, ...], where: str) -> None:
    (effect, *then), you = steps, steps[0].player
    source = effect.refs[0]
    id = first_copy(source)
    them = opponent(you)
    me, other = state.players[you], state.players[them]
    strong = Opinion(state).power
    enemies = refs(other.play)
    told = f"{where}: {source}"
    deathweaver = number_of("deathweaver", state, them) > 0
    assert (effect.kind == "stopped") == (deathweaver and id in WITH_PLAY_EFFECT), told
    if effect.kind == "stopped":
        return
    nothing = bool(then) and then[0].kind == "nothing"
    loss_if_less = state.ruleset["set-life"] == "loss" and other.life < me.life
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
            kinds = {"set-life", "set-life-loss"} if loss_if_less else {"set-life"}
            assert then[0].kind in kinds and then[0].detail("life") == other.life, told
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
    tough = {c.ref: "TOUGH" in PRINTED[c.card.id].keywords for _, c in everyone(state)}
    return {
        ("exhaust" if tough[c.ref] and not c.exhausted else "defeat", c.ref)
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

    def names(zone: Sequence[Copy]) -> list[str]:
        return [name(ref) for ref in refs(zone)]

    def creature(c: Creature) -> tuple[object, ...]:
        flags = (c.card.id, c.exhausted, c.entered, c.attacks, c.octonite)
        # Who blocked or won this turn is remembered, not seen; and only if a card in the game asks.
        marks = sorted(str(mark) for mark in c.marks if mark.kind not in (BLOCKED, WON))
        return name(c.ref), *flags, sorted(names(c.boost)), marks

    def player(p: Player) -> object:
        zones = [sorted(names(zone)) for zone in (p.hand, p.discard)]
        return p.life, p.mindbugs, p.energy, zones, names(p.deck), sorted(map(creature, p.play))

    def who(number: int | None) -> int | None:
        return opponent(number) if swap and number is not None else number

    def beside() -> object:
        """Creatures set aside, what holds for this turn, turns to come, and the Power cards."""
        it = state.beside
        piles = (it.row, it.power_deck, it.power_discard, it.bought)
        return (
            sorted((name(a.by), who(a.player), creature(a.creature)) for a in it.aside),
            sorted(
                (a.ability.card, a.ability.index, a.at, name(a.source), who(a.you),
                 sorted(map(name, a.only or ())) if options else None)
                for a in it.lasting
            ),
            [who(turn) for turn in it.turns],
            [names(pile) for pile in piles],
        )  # fmt: skip

    players = state.players[::-1] if swap else state.players
    asked = decision(state)
    winner = None if state.winner is None else who(PLAYERS.index(state.winner))
    listed = asked is not None and options and not asked.unlisted()
    offered = asked.options if asked and listed else ()
    ruled_out = asked.ruled_out() if asked and options else ()
    return (
        [player(p) for p in players],
        beside(),
        [name(ref) for ref in refs(state.shown)],
        (who(state.turn), state.phase, winner),
        asked and (asked.kind, who(asked.player)),
        {plain(move, name) for move in offered},
        {plain(move, name) for move, _ in ruled_out},
    )


NO_CARDS = {*FACES, *KEYWORDS}  # what a move may name beside cards and numbers


def plain(move: Move, name: Callable[[str], str] = str) -> tuple[str, ...]:
    """A move, whatever the order of its cards."""

    return move.verb, *sorted(renamed(arg, name) for arg in move.args)


def renamed(arg: str, name: Callable[[str], str]) -> str:
    """Of a number, a card, or a number and a card: the card by its new name."""
    if arg in NO_CARDS:
        return arg
    return " ".join(part if part.isdigit() else name(part) for part in arg.split(" "))


def told(
    steps: Sequence[Step], swap: bool = False, name: Callable[[str], str] = str
) -> Counter[str]:
    """What the steps say, whatever their order: what happens at once may be told either way.

    Of two Deathweavers that stop the same effect, either may be named; so it is with others that
    forbid something, or of which one is enough.
    """
    return Counter(
        repr((
            s.kind,
            opponent(s.player) if swap and s.player is not None else s.player,
            sorted(map(name, s.refs[: ONE_IS_ENOUGH.get(s.kind)])),
            sorted(s.rules),
            s.readings,
            s.forced,
        ))
        for s in steps
        if s.kind != "option"
    )  # fmt: skip


# Steps that name one card of several that would do: so many of their cards are certain.
ONE_IS_ENOUGH = {
    "stopped": 1,
    "cannot-be-defeated": 1,
    "hand-closed": 1,
    "no-life-lost": 0,
    "mindbug-cost": 0,
    "lose-more": 0,
    "no-evolution-card": 1,
    "draw-stopped": 0,
}


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
            asked = decision(other)
            wanted = plain(turn.move, name)
            moves = {plain(move): move for move in asked.options}
            if asked.unlisted():  # too many to be listed, but each of them is accepted
                args = tuple(renamed(arg, name) for arg in turn.move.args)
                moves.setdefault(wanted, Move(turn.move.verb, args))
            other = apply(other, moves[wanted], steps)
        assert seen(other) == seen(turn.after, swap, name), f"seed {seed}: {turn.move}"
        assert told(steps) == told(turn.steps, swap, name), f"seed {seed}: {turn.move}"


def changed(state: State, change: Callable[[Player], None]) -> State:
    """The same board, with something changed on both sides of the table."""
    other = state.copy()
    for player in other.players:
        change(player)
    return other


# Which of several boost cards is asked about first follows the order in which they lie; so does
# which of two kittens evolves if both would be defeated at once (and a step says so).
ASKS_IN_ORDER = {"hiss-holiness", "kitten-crewmate"}
USES_THE_UNUSED_PILE = {"star-portal", "mysterious-ally", "future-eric"}


def without(state: State, ids: set[str]) -> State:
    """The same board, with a Gorillion in the place of each of these cards."""
    gorillion = library().card("gorillion")

    def other(card: Copy | Creature) -> Copy | Creature:
        if isinstance(card, Creature):
            card = card._replace(boost=others(card.boost))
        return card._replace(card=gorillion) if card.card.id in ids else card

    def others(zone: tuple) -> tuple:
        return tuple(map(other, zone))

    after = state.copy()
    for player in after.players:
        for zone in ("hand", "deck", "discard", "play"):
            setattr(player, zone, others(getattr(player, zone)))
    after.unused = others(after.unused)
    it = after.beside
    piles = {
        pile: tuple(copy for copy in getattr(it, pile) if copy.card.id not in ids)
        for pile in ("row", "power_deck", "power_discard")
    }
    aside = tuple(entry._replace(creature=other(entry.creature)) for entry in it.aside)
    after.beside = it._replace(aside=aside, **piles)
    return after


@many(300)
@given(seeds)
def test_a_mirrored_board_goes_the_mirrored_way(seed):
    """Which of the players is called A makes no difference."""
    one = without(start(seed), ASKS_IN_ORDER)
    other = one.copy()
    other.players = other.players[::-1]
    other.turn = opponent(one.turn)
    aside = tuple(entry._replace(player=opponent(entry.player)) for entry in one.beside.aside)
    other.beside = one.beside._replace(aside=aside)
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
    """No card asks who came first."""
    rng = Random(seed)

    def shuffle(player: Player) -> None:
        player.play = tuple(rng.sample(player.play, len(player.play)))
        player.discard = tuple(rng.sample(player.discard, len(player.discard)))

    one = without(start(seed), ASKS_IN_ORDER)
    goes_the_same_way(one, changed(one, shuffle), seed)


@many(150)
@given(seeds)
def test_the_unused_pile_matters_only_to_the_cards_that_name_it(seed):
    one = without(start(seed), USES_THE_UNUSED_PILE)
    other = one.copy()
    other.unused = (Copy("one-more", library().card("gorillion")), *other.unused)
    for turn in moves_of(one, seed):
        other = begin(other) if turn.move is None else apply(other, turn.move)
        assert other.unused[0].ref == "one-more", f"seed {seed}"
        same = other.copy()
        same.unused = turn.after.unused
        assert same == turn.after, f"seed {seed}: {turn.move}"
    none = one.copy()
    none.unused = ()
    goes_the_same_way(one, none, seed)


@many(200)
@given(seeds)
def test_what_cards_are_called_does_not_matter(seed):
    """Refs are names and nothing else: another name, the same game."""

    def name(ref: str) -> str:
        return ref if ref in ("", UNKNOWN.id) else f"the-{ref[::-1]}"

    def rename(zone: tuple) -> tuple:
        return tuple(map(called, zone))

    def called(card: Copy | Creature) -> Copy | Creature:
        if isinstance(card, Creature):
            card = card._replace(boost=rename(card.boost))
        return card._replace(ref=name(card.ref))

    def change(player: Player) -> None:
        for zone in ("hand", "deck", "discard", "play"):
            setattr(player, zone, rename(getattr(player, zone)))

    one = start(seed)
    other = changed(one, change)
    other.unused = rename(other.unused)
    aside = tuple(Aside(name(a.by), a.player, called(a.creature)) for a in one.beside.aside)
    piles = ("row", "power_deck", "power_discard")
    renamed_piles = {pile: rename(getattr(one.beside, pile)) for pile in piles}
    other.beside = one.beside._replace(aside=aside, **renamed_piles)
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
    for moves in turns_of(start(seed), seed):
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
