"""Cards by name in three languages, and the refs that tell copies apart."""

import json
import unicodedata

import pytest
from board import resolve

from judge.cards import (
    AmbiguousName,
    CardSet,
    Library,
    Name,
    PrintedCard,
    UnknownName,
    library,
)
from judge.cli import main
from judge.engine import Card, State
from judge.languages import fold
from judge.scenario import ScenarioError, read_scenario, to_scenario

PRINTED = [(card.id, name.text) for card in library() for name in card.names.values()]


def without_accents(text):
    text = text.replace("œ", "oe").replace("Œ", "Oe")
    return "".join(c for c in unicodedata.normalize("NFD", text) if not unicodedata.combining(c))


def full_width(text):
    return "".join(chr(ord(c) + 0xFEE0) if "!" <= c <= "~" else c for c in text)


def small_library(*names):
    """Cards of nothing but names: ("Big Ape", "Singe"), ("Small Ape", "Singe")."""
    cards = [
        PrintedCard(
            Card(english.lower().replace(" ", "-"), 1),
            "test",
            number,
            1,
            {"en": Name(english), "fr": Name(french)},
            (),
        )
        for number, (english, french) in enumerate(names, 1)
    ]
    return Library([CardSet("test", {"en": "Test"})], cards)


# -- names ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("id", "name"), PRINTED)
def test_a_card_is_found_by_every_printed_name_however_it_is_typed(id, name):
    cards = library()
    for typed in (
        name,
        name.upper(),
        name.lower(),
        without_accents(name),
        unicodedata.normalize("NFD", name),
        full_width(name),
        f"  {name} ",
        name.replace("'", "’"),
        name.replace("-", " "),
    ):
        assert cards.find(typed).id == id, typed


@pytest.mark.parametrize("card", [*library()], ids=lambda card: card.id)
def test_a_card_is_found_by_its_id_with_or_without_hyphens(card):
    assert library().find(card.id) is card
    assert library().find(card.id.replace("-", " ")) is card


def test_typographic_and_plain_apostrophes_are_the_same():
    assert fold("Lanceur d’escargots") == fold("Lanceur d'escargots")


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Bœuf", "boeuf"),
        ("ŒUF", "oeuf"),
        ("Tigrécureuil", "TIGRECUREUIL"),
        ("Gorileón", "gorileon"),
        ("Buharaña", "buharana"),
        ("Ｇorillion", "gorillion"),
        ("ﬁre", "fire"),
        ("Crab-Dog", "crab dog"),
        ("  a \t b ", "a b"),
        ('"One-Eye" Felix', "one eye felix"),
        ("“One-Eye” Felix", "one-eye-felix"),
    ],
)
def test_names_are_compared_without_accents_case_and_punctuation(one, other):
    assert fold(one) == fold(other)


def test_a_name_that_several_cards_have_lists_them_all():
    cards = small_library(("Big Ape", "Singe"), ("Small Ape", "Singe"), ("Cat", "Chat"))
    with pytest.raises(AmbiguousName) as caught:
        cards.find("singe")
    assert caught.value.candidates == ["Big Ape", "Small Ape"]
    with pytest.raises(AmbiguousName):
        cards.guess("SINGE")
    assert cards.find("chat").id == "cat"


def test_an_ambiguous_name_in_a_scenario_lists_the_candidates():
    cards = small_library(("Big Ape", "Singe"), ("Small Ape", "Singe"))
    with pytest.raises(ScenarioError) as caught:
        read_scenario("A: {hand: [singe]}", cards=cards)
    assert caught.value.path == ("A", "hand", 0)
    assert "Big Ape" in caught.value.message
    assert "Small Ape" in caught.value.message


@pytest.mark.parametrize(
    ("typed", "nearest"),
    [
        ("gorilion", "Gorillion"),
        ("goirllion", "Gorillion"),
        ("luchator", "Luchataur"),
        ("sirene misterieuse", "Mysterious Mermaid"),
        ("tigre ecureuil", "Tiger Squirrel"),
        ("Sharky Crab Dog", "Sharky Crab-Dog-Mummypus"),
        ("typhon princess", "Typhoon Princess"),
        ("healing bot", "Healing Bots"),
        ("creep", "Creep From The Deep"),
    ],
)
def test_an_unknown_name_comes_with_the_nearest_one_first(typed, nearest):
    with pytest.raises(UnknownName) as caught:
        library().find(typed)
    assert caught.value.nearest[0] == nearest
    assert len(caught.value.nearest) <= 3


@pytest.mark.parametrize("typed", ["", "   ", "!!!", "x" * 10_000, "🦍", "\ud800", "\x00", "猿"])
def test_a_name_that_is_none_is_unknown_to_find_and_to_guess(typed):
    for ask in (library().find, library().guess):
        with pytest.raises(UnknownName):
            ask(typed)


def test_a_name_that_is_also_a_part_of_another_is_its_own_card():
    for id in ("killer-bee", "gorillion", "axolotl-healer", "shield-bugs", "tiger-squirrel"):
        assert library().guess(id.replace("-", " ")).id == id


def test_find_never_guesses():
    for typed in ("goril", "gorillio", "gorillionn", "axolotl", "hamster", "felix", "rages"):
        with pytest.raises(UnknownName):
            library().find(typed)


@pytest.mark.parametrize(
    ("typed", "id"),
    [
        ("gorilion", "gorillion"),
        ("dr axolotl", "axolotl-healer"),  # as it is called in French
        ("megaxo", "megaxolot"),
        ("felix", "one-eye-felix"),
        ("h.a.d.e.s", "hades"),
        ("rages", "rage"),
        ("mutation", "random-mutation"),
        ("hug of ice", "a-hug-of-ice-and-fire"),
        ("orange u tan", "dr-orange-u-tan"),
        ("abeille", "killer-bee"),
        ("creep deep", "creep-from-the-deep"),
        ("sirene", "mysterious-mermaid"),
        ("harpy mather", "harpy-mother"),
        ("le rodeur", "the-lurker"),
    ],
)
def test_guess_takes_a_part_of_the_name_or_a_slip(typed, id):
    assert library().guess(typed).id == id


@pytest.mark.parametrize(
    ("typed", "candidates"),
    [
        ("hamster", ["Hamster Lion", "Hungry Hungry Hamster"]),
        ("ferret", ["Ferret Bomber", "Ferret Pacifier"]),
        ("snail", ["Snail Hydra", "Snail Thrower"]),
        ("axolotl", ["Axolotl Healer", "Blessed Axolotl Healer"]),
        ("healer", ["Axolotl Healer", "Blessed Axolotl Healer"]),
        ("chimpborg", ["Cheeky Chimpborg", "Cheery Chimpborg", "Chuckling Chimpborg"]),
        ("cursed", ["Cursed Goblin Werewolf", "Cursed Gorillion"]),
        ("mimic", ["Big Box Mimic", "Deckbox Mimic", "Tuckbox Mimic"]),
    ],
)
def test_guess_lists_the_candidates_when_several_are_meant(typed, candidates):
    with pytest.raises(AmbiguousName) as caught:
        library().guess(typed)
    assert caught.value.candidates == candidates


def test_where_no_name_was_printed_the_english_one_stands_in():
    assert library().find("luchataur").name("es").text == "Luchataur"
    assert library().find("luchataur").name("fr").text == "Gladiataure"


def test_names_of_any_language_may_be_mixed_in_a_scenario():
    by_id = read_scenario("""
        A: {play: [gorillion, tiger-squirrel], hand: [mysterious-mermaid], deck: [rhino-turtle]}
        B: {discard: [chameleon-sniper], play: [{card: spider-owl, exhausted: true}]}
        unused: [strange-barrel]
    """)
    by_name = read_scenario("""
        A: {play: [Gorileón, Tigrécureuil], hand: [SIRENE MYSTERIEUSE], deck: [rinotortuga]}
        B: {discard: [Reptireur d'élite], play: [{card: buharana, exhausted: true}]}
        unused: [Barril Extraño]
    """)
    assert by_name.state == by_id.state


def test_names_of_any_kind_may_stand_under_creatures_aside_and_in_the_power_row():
    by_id = read_scenario("""
        A: {play: [alpacoodle, {card: one-eye-felix, boost: [mysterious-mermaid, gorillion]}]}
        aside: [{card: tiger-squirrel, player: B, by: alpacoodle}]
        power: {row: [rage, healing-bots], deck: [random-mutation], discard: [stomp]}
    """)
    by_name = read_scenario("""
        A: {play: [Alpacoodle, {card: '"One-Eye" Felix', boost: [SIRENE MYSTERIEUSE, Gorileón]}]}
        aside: [{card: Tigrécureuil, player: B, by: alpacoodle}]
        power: {row: [RAGE, Healing Bots], deck: [random mutation], discard: ['Stomp!']}
    """)
    assert by_name.state == by_id.state


# -- refs -----------------------------------------------------------------------------------------


def refs(state: State):
    return {
        player: {
            zone: [copy.ref for copy in getattr(state.players[index], zone)]
            for zone in ("play", "hand", "deck", "discard")
        }
        for index, player in enumerate("AB")
    }


def test_copies_are_numbered_a_before_b_and_play_hand_deck_discard():
    scenario = read_scenario("""
        B:
          discard: [gorillion]
          deck: [gorillion]
          hand: [gorillion]
          play: [gorillion]
        A:
          discard: [gorillion]
          deck: [gorillion]
          hand: [gorillion]
          play: [gorillion, gorillion]
        unused: [gorillion]
    """)
    assert refs(scenario.state) == {
        "A": {
            "play": ["gorillion", "gorillion-2"],
            "hand": ["gorillion-3"],
            "deck": ["gorillion-4"],
            "discard": ["gorillion-5"],
        },
        "B": {
            "play": ["gorillion-6"],
            "hand": ["gorillion-7"],
            "deck": ["gorillion-8"],
            "discard": ["gorillion-9"],
        },
    }
    assert [copy.ref for copy in scenario.state.unused] == ["gorillion-10"]


def test_copies_under_creatures_and_aside_are_numbered_where_they_are_read():
    """A boost card right behind its creature; what is aside after everything else."""
    state = read_scenario("""
        aside: [{card: gorillion, player: A, by: alpacoodle, boost: [gorillion]}]
        A: {play: [{card: gorillion, boost: [gorillion, gorillion]}, gorillion, alpacoodle]}
        B: {hand: [gorillion]}
        unused: [gorillion]
    """).state
    one, other, _ = state.players[0].play
    assert [copy.ref for copy in (one, *one.boost)] == ["gorillion", "gorillion-2", "gorillion-3"]
    assert other.ref == "gorillion-4"
    assert state.players[1].hand[0].ref == "gorillion-5"
    assert state.unused[0].ref == "gorillion-6"
    (aside,) = state.beside.aside
    assert aside.creature.ref == "gorillion-7"
    assert aside.creature.boost[0].ref == "gorillion-8"


def test_forms_of_one_line_are_numbered_each_by_itself():
    state = read_scenario("A: {play: [cloud-lady, typhoon-princess], hand: [cloud-lady]}").state
    assert refs(state)["A"]["play"] == ["cloud-lady", "typhoon-princess"]
    assert refs(state)["A"]["hand"] == ["cloud-lady-2"]


def test_a_ref_stays_when_its_creature_evolves():
    """Rule 12.5: it is the same creature, now in another form; and written so that it stays so."""
    result = resolve("""
        A: {play: [cloud-lady], hand: [gorillion]}
        B: {play: [killer-bee], hand: [gorillion]}
        moves: [action cloud-lady]
    """)
    assert result.creature("cloud-lady").card.id == "typhoon-princess"
    again = read_scenario(json.dumps(to_scenario(result.end))).state
    assert [(c.ref, c.card.id) for c in again.players[0].play] == [
        ("cloud-lady", "typhoon-princess")
    ]


def test_an_evolved_creature_that_leaves_play_is_its_first_form_under_the_same_ref():
    result = resolve("""
        A: {play: [{card: frog-prophet, as: frog, exhausted: true}], hand: [gorillion]}
        B: {play: [gorillion], hand: [gorillion]}
        moves: [attack frog, block gorillion-2]
    """)
    (frog,) = result.end.players[0].discard
    assert (frog.ref, frog.card.id) == ("frog", "curious-tadpole")


def test_a_card_turned_to_a_side_keeps_its_ref():
    result = resolve("""
        A: {play: [sluggernaut], hand: [gorillion]}
        B: {play: [luchataur], hand: [gorillion]}
        moves: [attack sluggernaut, block luchataur, option 1]
    """)
    assert result.creature("sluggernaut").card.power == 5
    assert to_scenario(result.end)["A"]["play"] == [
        {"card": "sluggernaut", "exhausted": True, "side": 1}
    ]


def test_power_cards_are_numbered_row_deck_discard():
    state = read_scenario(
        "power: {discard: [rage], deck: [rage, stomp], row: [rage, ambush]}"
    ).state
    beside = state.beside
    assert [copy.ref for copy in beside.row] == ["rage", "ambush"]
    assert [copy.ref for copy in beside.power_deck] == ["rage-2", "stomp"]
    assert [copy.ref for copy in beside.power_discard] == ["rage-3"]


def test_the_refs_of_power_cards_are_stable_when_the_board_is_written_and_read_again():
    """Of two like cards the first is bought and the second comes into the row."""
    end = resolve("""
        phase: start
        A: {play: [kong], energy: 1, hand: [gorillion]}
        B: {hand: [gorillion]}
        power: {row: [rage], deck: [rage, stomp]}
        moves: [buy rage]
    """).end
    assert [copy.ref for copy in end.beside.row] == ["rage-2"]
    again = read_scenario(json.dumps(to_scenario(end))).state
    for pile in ("row", "power_deck", "power_discard"):
        assert getattr(again.beside, pile) == getattr(end.beside, pile), pile


def test_names_of_one_card_in_several_languages_are_numbered_together():
    scenario = read_scenario("A: {play: [Gorileón, gorillion], hand: [GORILLION]}")
    assert refs(scenario.state)["A"] == {
        "play": ["gorillion", "gorillion-2"],
        "hand": ["gorillion-3"],
        "deck": [],
        "discard": [],
    }


def test_each_card_is_numbered_by_itself():
    scenario = read_scenario("A: {play: [gorillion, luchataur], hand: [luchataur, gorillion]}")
    assert refs(scenario.state)["A"]["hand"] == ["luchataur-2", "gorillion-2"]


def test_an_as_is_the_ref():
    result = resolve("""
        A: {play: [{card: gorillion, as: my-ape}]}
        B: {play: [{card: gorillion, as: their-ape}], hand: [luchataur]}
        moves: [attack my-ape, block their-ape]
    """)
    assert result.in_discard("A", "my-ape")
    assert result.in_discard("B", "their-ape")


@pytest.mark.parametrize(
    "board",
    [
        "A: {play: [gorillion, {card: gorillion, as: gorillion-2}, gorillion], hand: [gorillion]}",
        "A: {play: [gorillion, gorillion]}\nB: {discard: [{card: gorillion, as: gorillion-2}]}",
        "A: {play: [gorillion]}\nB: {play: [{card: gorillion, as: gorillion}]}",
        "A: {play: [luchataur]}\nB: {play: [{card: gorillion, as: luchataur}]}",
        "A: {hand: [luchataur, luchataur]}\nunused: [{card: luchataur, as: luchataur-2}]",
        "A: {play: [{card: luchataur, boost: [luchataur]}]}\n"
        "B: {hand: [{card: luchataur, as: luchataur-2}]}",
        "A: {play: [alpacoodle]}\naside: [{card: luchataur, player: B, by: alpacoodle}]\n"
        "unused: [{card: gorillion, as: luchataur}]",
        "power: {row: [rage, stomp]}\nA: {hand: [{card: gorillion, as: rage}]}",
    ],
)
def test_a_given_name_is_kept_and_no_two_cards_share_a_ref(board):
    state = read_scenario(board).state
    every = [ref for zones in refs(state).values() for zone in zones.values() for ref in zone]
    every += [copy.ref for copy in state.unused if copy.ref != "unknown"]
    every += [copy.ref for side in state.players for c in side.play for copy in c.boost]
    every += [entry.creature.ref for entry in state.beside.aside]
    every += [copy.ref for copy in state.beside.row]
    assert len(every) == len(set(every))
    given = board.split("as: ")[1].split("}")[0]
    assert given in every


@pytest.mark.parametrize("name", ["1", "2", "12"])
def test_a_number_as_name_is_refused_or_works_but_never_breaks(name, capsys, tmp_path):
    file = tmp_path / "board.yaml"
    file.write_text(f"A: {{play: [{{card: gorillion, as: '{name}'}}]}}")
    status = main(["resolve", str(file)])
    captured = capsys.readouterr()
    assert (status, bool(captured.out), bool(captured.err)) in ((0, True, False), (2, False, True))


def test_refs_are_stable_when_cards_change_places():
    result = resolve("""
        A: {play: [gorillion], hand: [gorillion]}
        B: {play: [gorillion], hand: [gorillion]}
        moves: [attack gorillion, block gorillion-3]
    """)
    assert result.discard("A") == ["gorillion"]
    assert result.discard("B") == ["gorillion-3"]
    assert result.hand("A") == ["gorillion-2"]
    assert result.hand("B") == ["gorillion-4"]
