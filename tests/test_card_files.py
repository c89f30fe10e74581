"""Card files: every kind of mistake is found on loading, with file, line and place."""

import subprocess
import sys

import pytest

from judge import data
from judge.ability_language import _PLAIN as PLAIN
from judge.ability_language import TRIGGERS, Reader
from judge.cards import library, load
from judge.document import DocumentError, short
from judge.languages import LANGUAGES
from judge.wording import wording

APE = {"id": "big-ape", "number": 1, "copies": 1, "power": 3, "names": "{en: Big Ape}"}
ROAR = {"id": "roar", "number": 1, "cost": 2, "names": "{en: Roar}", "bought": "[{steal-life: 1}]"}


def card_file(**fields):
    """A file with one card; its first field stands on line 4. A field given as None is left out."""
    card = {key.replace("_", "-"): value for key, value in {**APE, **fields}.items()}
    lines = [f"{key}: {value}" for key, value in card.items() if value is not None]
    return "set: test\nnames: {en: Test}\ncards:\n  - " + "\n    ".join(lines) + "\n"


def power_file(**fields):
    """A file with one Power card; its first field stands on line 5."""
    lines = [f"{key}: {value}" for key, value in {**ROAR, **fields}.items() if value is not None]
    head = "set: test\nnames: {en: Test}\ncards: []\npower-cards:\n  - "
    return head + "\n    ".join(lines) + "\n"


@pytest.fixture
def refuse(tmp_path):
    """Load a folder with this file; the complaint without the file's name."""

    def run(content):
        file = tmp_path / "test.yaml"
        file.write_bytes(content if isinstance(content, bytes) else content.encode())
        with pytest.raises(DocumentError) as caught:
            load(tmp_path)
        message = str(caught.value)
        assert message.startswith("test.yaml: ")
        assert "\n" not in message
        return message.removeprefix("test.yaml: ")

    return run


def loaded(tmp_path, content):
    (tmp_path / "test.yaml").write_text(content)
    return load(tmp_path)


# -- the file -------------------------------------------------------------------------------------


def test_a_plain_card_is_read(tmp_path):
    cards = loaded(tmp_path, card_file(keywords="[HUNTER, TOUGH]"))
    card = cards.find("big ape")
    assert (card.id, card.set, card.number, card.copies) == ("big-ape", "test", 1, 1)
    assert card.card.power == 3
    assert card.keywords == ("HUNTER", "TOUGH")
    assert [*cards] == [card]


def test_a_folder_without_files_is_a_library_without_cards(tmp_path):
    assert len(load(tmp_path)) == 0


@pytest.mark.parametrize(
    ("content", "place"),
    [
        ("- a", "line 1"),
        ("hello", "line 1"),
        ("names: {en: T}\ncards: []", "line 1, set"),
        ("set: 5\nnames: {en: T}\ncards: []", "line 1, set"),
        ("set: My Set\nnames: {en: T}\ncards: []", "line 1, set"),
        ("set: t\ncards: []", "line 1, names"),
        ("set: t\nnames: T\ncards: []", "line 2, names"),
        ("set: t\nnames: {fr: T}\ncards: []", "line 2, names"),
        ("set: t\nnames: {en: T, de: T}\ncards: []", "line 2, names.de"),
        ("set: t\nnames: {en: T}", "line 1, cards"),
        ("set: t\nnames: {en: T}\ncards: {}", "line 3, cards"),
        ("set: t\nnames: {en: T}\ncards:\n  - ape", "line 4, cards[0]"),
        ("set: t\nnames: {en: T}\ncards: []\nextra: 1", "line 4, extra"),
        ("set: t\nnames: {en: T}\ncards: []\npower-cards: {}", "line 4, power-cards"),
        ("set: t\nnames: {en: T}\ncards: []\npower-cards: 3", "line 4, power-cards"),
        ("set: t\nnames: {en: T}\ncards: []\npower-cards: [roar]", "line 4, power-cards[0]"),
        ("set: t\nset: u", "line 2"),
        ("set: !x t", "line 1"),
        ("set: &x t", "line 1"),
        ("set: t\nnames: {en: T", "line"),
        (b"set: t\nnames: {en: \xff}", "line 2"),
    ],
)
def test_a_file_that_is_no_set_is_refused(refuse, content, place):
    assert refuse(content).startswith(place)


def test_an_empty_file_is_refused(refuse):
    assert refuse("")


@pytest.mark.parametrize("field", [*APE])
def test_a_field_that_is_missing_is_named(refuse, field):
    assert refuse(card_file(**{field: None})).startswith(f"line 4, cards[0].{field}: ")


@pytest.mark.parametrize(
    ("field", "value", "line"),
    [
        ("id", "5", 4),
        ("id", "[a]", 4),
        ("id", "Big Ape", 4),
        ("id", "big--ape", 4),
        ("id", "small-ape", 4),
        ("number", "0", 5),
        ("number", "x", 5),
        ("number", "'1'", 5),
        ("number", "''", 5),
        ("number", "[E1/8]", 5),
        ("copies", "-1", 6),
        ("copies", "true", 6),
        ("power", "0", 7),
        ("power", "'3'", 7),
        ("power", "3.5", 7),
        ("power", "null", 7),
        ("names", "Big Ape", 8),
        ("names", "{}", 8),
        ("names", "{fr: Singe}", 8),
        ("keywords", "HUNTER", 9),
        ("keywords", "[]", 9),
        ("colour", "red", 9),
        ("defeat", "[{gain-life: {you: 1}}]", 9),
        ("constant", "x", 9),
        ("constant", "{of: this, have: [FRENZY]}", 9),
        ("play", "x", 9),
        ("play", "[]", 9),
        ("play", "null", 9),
        ("play", "{defeat: {a: creature}}", 9),
        # later sets
        ("octonite", "x", 9),
        ("octonite", "-1", 9),
        ("octonite", "10", 9),
        ("octonite", "true", 9),
        ("distribute", "2", 9),
        ("distribute", "false", 9),
        ("dice", "two", 9),
        ("dice", "-1", 9),
        ("dice", "10", 9),
        ("stage", "x", 9),
        ("stage", "0", 9),
        ("stage", "10", 9),
        ("team", "yes", 9),
        ("team", "false", 9),
        ("sides", "x", 9),
        ("sides", "[]", 9),
        ("sides", "[{power: 5, keywords: [HUNTER]}]", 9),
        ("cost", "2", 9),
        ("bought", "[{gain-life: {you: 1}}]", 9),
        ("action", "gain-life", 9),
        ("harvest", "[]", 9),
        ("reap", "[{gain-life: {you: 1}}]", 9),
        ("attack for 2 octonite", "[{gain-life: {you: 1}}]", 9),
        ("defeated for 1 octonite", "[{gain-life: {you: 1}}]", 9),
        ("at the end", "[{gain-life: {you: 1}}]", 9),
        ("in-discard-pile", "x", 9),
        ("in-discard-pile", "{of: this, have: [FRENZY]}", 9),
    ],
)
def test_a_field_with_a_wrong_value_is_refused(refuse, field, value, line):
    assert refuse(card_file(**{field: value})).startswith(f"line {line}, cards[0].{field}: ")


@pytest.mark.parametrize("number", ["7", "P1/2023", "P-E1/2023", "E5/8"])
def test_a_number_is_printed_as_a_number_or_as_on_promo_and_evolution_cards(tmp_path, number):
    (card,) = loaded(tmp_path, card_file(number=number))
    assert str(card.number) == number


@pytest.mark.parametrize(
    ("side", "place"),
    [
        ("5", ""),
        ("{power: 5}", ".keywords"),
        ("{keywords: [HUNTER]}", ".power"),
        ("{power: 0, keywords: [HUNTER]}", ".power"),
        ("{power: 5, keywords: HUNTER}", ".keywords"),
        ("{power: 5, keywords: [hunter]}", ".keywords[0]"),
        ("{power: 5, keywords: [HUNTER], names: x}", ".names"),
    ],
)
def test_a_side_of_a_card_is_a_power_and_keywords(refuse, side, place):
    content = card_file(keywords="[TOUGH]", sides=f"[{{power: 8, keywords: [FRENZY]}}, {side}]")
    assert refuse(content).startswith(f"line 10, cards[0].sides[1]{place}: ")


def test_a_card_with_sides_octonite_and_dice_is_read(tmp_path):
    sides = "[{power: 5, keywords: [HUNTER]}, {power: 8, keywords: [FRENZY]}]"
    more = {"octonite": 2, "distribute": "true", "dice": 1, "sides": sides}
    card = loaded(tmp_path, card_file(**more)).card("big-ape")
    assert (card.octonite, card.distribute, card.dice) == (2, True, 1)
    assert [(side.power, side.keywords) for side in card.sides] == [
        (5, {"HUNTER"}),
        (8, {"FRENZY"}),
    ]
    assert all(side.front is card for side in card.sides)


# -- Power cards ----------------------------------------------------------------------------------


def test_a_power_card_is_read(tmp_path):
    (card,) = loaded(tmp_path, power_file())
    assert (card.id, card.card.cost, len(card.card.bought)) == ("roar", 2, 1)


@pytest.mark.parametrize("field", [*ROAR])
def test_a_field_missing_from_a_power_card_is_named(refuse, field):
    assert refuse(power_file(**{field: None})).startswith(f"line 5, power-cards[0].{field}: ")


@pytest.mark.parametrize(
    ("field", "value", "line"),
    [
        ("id", "Roar", 5),
        ("id", "5", 5),
        ("id", "growl", 5),
        ("number", "0", 6),
        ("number", "x", 6),
        ("cost", "0", 7),
        ("cost", "10", 7),
        ("cost", "two", 7),
        ("cost", "true", 7),
        ("names", "Roar", 8),
        ("names", "{fr: Rugir}", 8),
        ("bought", "x", 9),
        ("bought", "[]", 9),
        ("bought", "{steal-life: 1}", 9),
        ("power", "3", 10),
        ("copies", "1", 10),
        ("keywords", "[HUNTER]", 10),
        ("play", "[{steal-life: 1}]", 10),
    ],
)
def test_a_field_of_a_power_card_with_a_wrong_value_is_refused(refuse, field, value, line):
    content = power_file(**{field: value})
    assert refuse(content).startswith(f"line {line}, power-cards[0].{field}: ")


def test_a_mistake_in_the_effect_of_a_power_card_is_refused_with_its_place(refuse):
    message = refuse(power_file(bought="[{steal-life: 1}, {steal-life: x}]"))
    assert message.startswith("line 9, power-cards[0].bought[1].steal-life: ")


def test_a_power_card_with_the_id_of_a_creature_is_refused_with_its_line(refuse):
    creature = card_file(id="roar", names="{en: Roar}")
    assert refuse(creature + "power-cards:" + power_file().split("power-cards:")[1]).startswith(
        "line 10, power-cards[0].id: "
    )


# -- evolution lines ------------------------------------------------------------------------------


def line_file(*forms):
    """A file with forms, each `(id, stage, next)`, four lines each; the first begins on line 4."""
    cards = ""
    for id, stage, to in forms:
        evolve = "[{gain-life: {you: 1}}]" if to is None else f"[{{evolve: {to}}}]"
        name = id.replace("-", " ").title()
        cards += f"  - {{id: {id}, number: 1, copies: 1, power: 3, names: {{en: {name}}},\n"
        cards += f"     stage: {stage},\n     action:\n       {evolve}}}\n"
    return f"set: test\nnames: {{en: Test}}\ncards:\n{cards}"


def test_a_line_is_linked_from_what_its_forms_say(tmp_path):
    lines = (("egg", 1, "chick"), ("hen", 3, None), ("chick", 2, "hen"))
    cards = loaded(tmp_path, line_file(*lines))
    egg = cards.card("egg")
    assert [form.id for form in egg.line] == ["egg", "chick", "hen"]
    assert all(cards.card(id).front is egg for id in ("egg", "chick", "hen"))


@pytest.mark.parametrize(
    ("forms", "line"),
    [
        ([("egg", 1, "chick")], 7),
        ([("egg", 1, "chick"), ("chick", 2, "hen")], 11),
        ([("egg", 1, "5")], 7),
        ([("egg", 1, "[chick]")], 7),
        ([("egg", 1, None), ("chick", 2, None)], 8),
    ],
    ids=["no-second", "no-third", "number", "list", "nobody-becomes-it"],
)
def test_a_line_with_a_gap_is_refused_with_file_and_line(refuse, forms, line):
    """The place is that of the word that names the form, or of the form nobody evolves to."""
    assert refuse(line_file(*forms)).startswith(f"line {line}, cards[{len(forms) - 1}]")


@pytest.mark.parametrize(
    "forms",
    [
        [("egg", 1, "egg")],
        [("egg", 1, "chick"), ("chick", 2, "egg")],
        [("egg", 1, "chick"), ("chick", 2, "hen"), ("hen", 3, "chick")],
        [("egg", 1, "chick"), ("chick", 1, "hen"), ("hen", 2, None)],
        [("egg", 1, "hen"), ("hen", 3, None)],
        [("egg", 1, "hen"), ("nut", 1, "hen"), ("hen", 2, None)],
    ],
    ids=["itself", "back", "round", "two-firsts", "stage-left-out", "two-lines"],
)
def test_a_line_goes_from_stage_to_stage_and_to_no_form_twice(tmp_path, forms):
    """In another process, because a line that goes round must not be followed for ever."""
    (tmp_path / "test.yaml").write_text(line_file(*forms))
    code = f"""
from pathlib import Path
from judge.cards import load
from judge.document import DocumentError
try:
    load(Path({str(tmp_path)!r}))
except DocumentError as error:
    print(error)
"""
    command = [sys.executable, "-c", code]
    done = subprocess.run(command, capture_output=True, text=True, check=True, timeout=10)
    assert done.stdout.startswith("test.yaml: line ")


# -- names ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("text", ["", "5", "[a]", "' (m)'", "null"])
def test_a_name_is_a_text(refuse, text):
    message = refuse(card_file(names=f"{{en: Big Ape, fr: {text}}}"))
    assert message.startswith("line 8, cards[0].names.fr: ")


def test_a_gender_is_m_or_f(refuse):
    message = refuse(card_file(names="{en: Big Ape, fr: Singe (x)}"))
    assert message.startswith("line 8, cards[0].names.fr: ")


@pytest.mark.parametrize(("word", "index"), [("[hunter]", 0), ("[TOUGH, 5]", 1), ("[[TOUGH]]", 0)])
def test_a_keyword_is_one_of_the_keywords(refuse, word, index):
    message = refuse(card_file(keywords=word))
    assert message.startswith(f"line 9, cards[0].keywords[{index}]: ")
    assert "POISONOUS" in message


def test_a_keyword_is_printed_once(refuse):
    assert refuse(card_file(keywords="[TOUGH, TOUGH]")).startswith("line 9, cards[0].keywords")


def test_the_line_is_that_of_the_word_not_of_the_card(refuse):
    ability = "\n      - defeat: {a: creature}\n      - lose-life:\n          me: 1"
    assert refuse(card_file(play=ability)).startswith("line 12, cards[0].play[1].lose-life.me: ")


# -- cards twice ----------------------------------------------------------------------------------


def test_a_card_that_stands_in_a_file_twice_is_refused_with_its_line(refuse):
    again = card_file().split("cards:\n")[1]
    message = refuse(card_file() + again)
    assert "big-ape" in message
    assert message.startswith("line 9")


def test_a_card_that_stands_in_two_files_is_refused(tmp_path):
    (tmp_path / "a.yaml").write_text(card_file())
    (tmp_path / "b.yaml").write_text(card_file().replace("set: test", "set: other"))
    with pytest.raises(DocumentError) as caught:
        load(tmp_path)
    assert str(caught.value).startswith("b.yaml: ")
    assert "big-ape" in str(caught.value)


def test_a_set_that_stands_in_two_files_is_refused(tmp_path):
    (tmp_path / "a.yaml").write_text(card_file())
    (tmp_path / "b.yaml").write_text(card_file(id="big-cat", names="{en: Big Cat}"))
    with pytest.raises(DocumentError) as caught:
        load(tmp_path)
    assert str(caught.value).startswith("b.yaml: ")


@pytest.mark.parametrize("id", ["unknown", "nothing"])
def test_a_card_may_not_be_called_what_moves_and_hands_call_otherwise(refuse, id):
    names = f"{{en: {id.title()}}}"
    assert refuse(card_file(id=id, names=names)).startswith("line 4, cards[0].id: ")


# -- abilities ------------------------------------------------------------------------------------

# Every word an instruction may begin with: behind `play`, and behind nothing else, they may stand.
WORDS = {*Reader.INSTRUCTIONS, *PLAIN}

# What stands in the list of a trigger, and the place of the mistake in it.
SENTENCES = [
    ("defeat", ""),
    ("null", ""),
    ("{}", ""),
    ("{if: it is your turn}", ""),
    ("{defeat: {a: creature}, gain-life: {you: 1}}", ""),
    ("{fly: 1}", ".fly"),
    ("{defeat: {a: creature}, if: raining}", ".if"),
    ("{defeat: {a: creature}, if: [it is your turn]}", ".if"),
    ("{defeat: {a: creature}, may: sure}", ".may"),
    ("{defeat: creature}", ".defeat"),
    ("{defeat: null}", ".defeat"),
    ("{defeat: {}}", ".defeat"),
    ("{defeat: {of: creatures}}", ".defeat"),
    ("{defeat: {up-to: 2}}", ".defeat"),
    ("{defeat: {a: dog}}", ".defeat.a"),
    ("{defeat: {all: [creatures]}}", ".defeat.all"),
    ("{defeat: {up-to: 0, of: creatures}}", ".defeat.up-to"),
    ("{defeat: {up-to: x, of: creatures}}", ".defeat.up-to"),
    ("{defeat: {up-to: 2, of: dogs}}", ".defeat.of"),
    ("{defeat: {a: creature, colour: red}}", ".defeat.colour"),
    ("{defeat: {a: creature, power: strong}}", ".defeat.power"),
    ("{defeat: {a: creature, power: 4}}", ".defeat.power"),
    ("{defeat: {a: creature, power: '< 4'}}", ".defeat.power"),
    ("{defeat: {a: creature, power: '<= 400'}}", ".defeat.power"),
    ("{defeat: {a: creature, with: most power}}", ".defeat.with"),
    ("{take-control: {a: card}}", ".take-control.a"),
    ("{gain-life: 2}", ".gain-life"),
    ("{gain-life: {}}", ".gain-life"),
    ("{gain-life: {you: 2, opponent: 2}}", ".gain-life"),
    ("{gain-life: {me: 2}}", ".gain-life.me"),
    ("{gain-life: {you: 0}}", ".gain-life.you"),
    ("{gain-life: {you: all but 1}}", ".gain-life.you"),
    ("{lose-life: {opponent: all}}", ".lose-life.opponent"),
    ("{lose-life: {opponent: -1}}", ".lose-life.opponent"),
    ("{set-life: 3}", ".set-life"),
    ("{set-life: {you: 3}}", ".set-life"),
    ("{play-a-card: that}", ".play-a-card"),
    ("{play-a-card: {}}", ".play-a-card.from"),
    ("{play-a-card: {from: deck}}", ".play-a-card.from"),
    ("{play-a-card: {of: your discard pile}}", ".play-a-card.of"),
    ("{put-into-hand: this}", ".put-into-hand"),
    ("{draw: 2}", ".draw"),
    ("{draw: {all: cards}}", ".draw.all"),
    ("{discard: 2}", ".discard"),
    ("{discard: {opponent: none}}", ".discard.opponent"),
    ("{steal: 2}", ".steal"),
    ("{steal: {}}", ".steal.random-cards"),
    ("{steal: {random-cards: 0}}", ".steal.random-cards"),
    ("{steal: {cards: 2}}", ".steal.cards"),
    ("{give-a-card: {by: you}}", ".give-a-card"),
    ("{this-turn: {of: this}}", ".this-turn"),
    ("{this-turn: {of: this, have: [FRENZY], cannot: block}}", ".this-turn"),
    ("{this-turn: {of: this, have: FRENZY}}", ".this-turn.have"),
    ("{this-turn: {of: this, have: [+1 strength]}}", ".this-turn.have[0]"),
    ("{this-turn: {of: this, have: [+1 power, FRENZY, fly]}}", ".this-turn.have[2]"),
    ("{this-turn: {of: this, have: [+0 power]}}", ".this-turn.have[0]"),
    ("{this-turn: {of: this, have: [+3 die]}}", ".this-turn.have[0]"),
    ("{this-turn: {of: this, have: []}}", ".this-turn.have"),
    ("{this-turn: {players: cannot play cards}}", ".this-turn"),
    ("{this-turn: {players: cannot use Mindbugs, of: this}}", ".this-turn.of"),
    ("{this-turn: {a: creature, cannot: attack}}", ".this-turn.cannot"),
    ("{this-turn: {a: creature, cannot: [block]}}", ".this-turn.cannot"),
    ("{this-turn: {of: this, cannot: fly}}", ".this-turn.cannot"),
    ("{option: x}", ".option"),
    ("{option: []}", ".option"),
    ("{option: [{gain-life: {you: 1}}]}", ".option"),
    ("{option: [{gain-life: {you: 1}}, x]}", ".option[1]"),
    ("{option: [{gain-life: {you: 1}}, {defeat: {a: dog}}]}", ".option[1].defeat.a"),
    # groups and selections
    ("{defeat: {exactly: 2, of: creatures}}", ".defeat"),
    ("{defeat: {exactly: 2, of: creatures, with: highest power}}", ".defeat"),
    ("{defeat: {exactly: 0, of: creatures, with: equal power}}", ".defeat.exactly"),
    ("{defeat: {exactly: 2, of: dogs, with: equal power}}", ".defeat.of"),
    ("{defeat: {exactly: 2, of: creatures, with: equal power, power: '<= 4'}}", ".defeat.power"),
    ("{defeat: {a: creature, power: 4-}}", ".defeat.power"),
    ("{defeat: {a: creature, power: 4-600}}", ".defeat.power"),
    ("{defeat: {a: creature, power: [4]}}", ".defeat.power"),
    ("{defeat: {a: creature, with: boosts}}", ".defeat.with"),
    ("{defeat: {a: creature, with: [octonite]}}", ".defeat.with"),
    ("{defeat: {a: creature, keyword: HUNTER}}", ".defeat.keyword"),
    ("{defeat: {a: creature, keyword: []}}", ".defeat.keyword"),
    ("{defeat: {a: creature, keyword: [FLYING]}}", ".defeat.keyword[0]"),
    ("{defeat: {a: creature, keyword: [HUNTER, HUNTER]}}", ".defeat.keyword"),
    ("{defeat: {a: creature, chosen-by: you}}", ".defeat.chosen-by"),
    ("{defeat: {a: creature, chosen-by: [opponent]}}", ".defeat.chosen-by"),
    ("{defeat: {a: creature, for-each: dog}}", ".defeat.for-each"),
    ("{defeat: {a: creature, for-each: [card discarded this way]}}", ".defeat.for-each"),
    ("{defeat: {a: allied creature, and: enemy dog}}", ".defeat.and"),
    ("{defeat: {a: creature}, if: they are hungry}", ".if"),
    # life
    ("{lose-life: {opponent: 1, for-each: dog}}", ".lose-life.for-each"),
    ("{lose-life: {for-each: creature they control}}", ".lose-life"),
    ("{lose-life: {players: 1}}", ".lose-life.players"),
    ("{steal-life: {you: 1}}", ".steal-life"),
    ("{steal-life: 0}", ".steal-life"),
    ("{win-the-game: opponent}", ".win-the-game"),
    ("{win-the-game: true}", ".win-the-game"),
    ("{lose-the-game: [you]}", ".lose-the-game"),
    # creatures
    ("{take-control: {a: creature, to: you}}", ".take-control.to"),
    ("{give-control: this}", ".give-control"),
    ("{give-control: {of: this}}", ".give-control"),
    ("{return-to-hand: {a: creature}}", ".return-to-hand.to"),
    ("{return-to-hand: {a: creature, to: my hand}}", ".return-to-hand.to"),
    ("{return-to-hand: {a: dog, to: your hand}}", ".return-to-hand.a"),
    ("{return-to-hand: {a: creature, to: your hand, for: 1 life}}", ".return-to-hand.for"),
    ("{make-attack: enemy creature}", ".make-attack"),
    ("{make-attack: {a: enemy dog}}", ".make-attack.a"),
    ("{make-attack: {a: enemy creature, number: 2}}", ".make-attack.number"),
    ("{set-aside: others}", ".set-aside"),
    ("{set-aside: {all: others}}", ".set-aside.all"),
    ("{return-set-aside: all}", ".return-set-aside"),
    ("{evolve: 5}", ".evolve"),
    ("{evolve: {to: big-ape}}", ".evolve"),
    # boost cards and Octonite
    ("{boost: 2}", ".boost"),
    ("{boost: {to: this}}", ".boost.cards"),
    ("{boost: {cards: 0, to: this}}", ".boost.cards"),
    ("{boost: {cards: x, to: this}}", ".boost.cards"),
    ("{boost: {cards: 1}}", ".boost.to"),
    ("{boost: {cards: 1, to: me}}", ".boost.to"),
    ("{boost: {cards: 1, to: this, from: your hand}}", ".boost.from"),
    ("{put-octonite: 1}", ".put-octonite"),
    ("{put-octonite: {of: this}}", ".put-octonite.number"),
    ("{put-octonite: {number: 0, of: this}}", ".put-octonite.number"),
    ("{put-octonite: {number: 1, a: dog}}", ".put-octonite.a"),
    ("{put-octonite: {number: 1}}", ".put-octonite"),
    ("{put-into-hand: boost}", ".put-into-hand"),
    # playing and copying
    ("{play-a-card: {from: unused pile}}", ".play-a-card.from"),
    ("{play-a-card: {from: your discard pile, power: 7}}", ".play-a-card.power"),
    ("{play-a-card: {from: your discard pile, with: an Attack effect}}", ".play-a-card.with"),
    ("{play-a-card: {from: your discard pile, number: 2}}", ".play-a-card.number"),
    ("{play-a-card: random card of your hand}", ".play-a-card"),
    ("{play-any-number: boost cards}", ".play-any-number"),
    ("{play-any-number: {from: hand}}", ".play-any-number.from"),
    ("{play-any-number: {from: your discard pile, power: x}}", ".play-any-number.power"),
    ("{play-any-number: {from: your discard pile, cards: 2}}", ".play-any-number.cards"),
    ("{copy-play-effect: creature}", ".copy-play-effect"),
    ("{copy-play-effect: {a: dog}}", ".copy-play-effect.a"),
    ("{trigger-play-effect: that card}", ".trigger-play-effect"),
    ("{trigger-play-effect: {a: allied dog}}", ".trigger-play-effect.a"),
    # hands and piles
    ("{draw: {cards: 2}}", ".draw.from"),
    ("{draw: {cards: 2, from: your hand}}", ".draw.from"),
    ("{draw: {cards: 0, from: your discard pile}}", ".draw.cards"),
    ("{draw: {from: unused pile}}", ".draw.cards"),
    ("{draw: {all: your hand}}", ".draw.all"),
    ("{draw: {cards: 1, from: unused pile, by: you}}", ".draw.by"),
    ("{take-back: 1}", ".take-back"),
    ("{take-back: {cards: 1, from: deck}}", ".take-back.from"),
    ("{put-under-draw-pile: 2}", ".put-under-draw-pile"),
    ("{put-under-draw-pile: {cards: 2}}", ".put-under-draw-pile"),
    ("{put-under-draw-pile: {cards: 2, from: your hand}}", ".put-under-draw-pile"),
    ("{put-under-draw-pile: {cards: x, from: unused pile}}", ".put-under-draw-pile.cards"),
    ("{put-under-draw-pile: {cards: 2, from: unused pile, to: top}}", ".put-under-draw-pile.to"),
    ("{discard: {you: hand}}", ".discard.you"),
    ("{discard: {you: up to many}}", ".discard.you"),
    ("{discard: {you: 1, random: false}}", ".discard.random"),
    ("{discard: {you: 1, random: card}}", ".discard.random"),
    ("{discard: {opponent: 1, for-each: dog}}", ".discard.for-each"),
    ("{discard: {random: true}}", ".discard"),
    ("{reveal: hand}", ".reveal"),
    ("{reveal: {opponent: 1}}", ".reveal"),
    ("{put-into-discard-pile: mine}", ".put-into-discard-pile"),
    ("{swap-hands: true}", ".swap-hands"),
    # the rest
    ("{choose-keyword: HUNTER}", ".choose-keyword"),
    ("{roll-die: 6}", ".roll-die"),
    ("{repeat: true}", ".repeat"),
    ("{refresh-mindbug: opponent}", ".refresh-mindbug"),
    ("{lose-mindbug: you}", ".lose-mindbug"),
    ("{another-turn: true}", ".another-turn"),
    ("{gain-energy: 0}", ".gain-energy"),
    ("{gain-energy: {you: 1}}", ".gain-energy.you"),
    ("{gain-energy: {for-each: enemy creature}}", ".gain-energy.number"),
    ("{gain-energy: {number: 1, for-each: dog}}", ".gain-energy.for-each"),
    ("{buy-power-card: rage}", ".buy-power-card"),
    ("{teammate-draws: 1}", ".teammate-draws"),
]


@pytest.mark.parametrize(("sentence", "place"), SENTENCES)
@pytest.mark.parametrize(
    "trigger", ["play", "defeated", "action for 1 octonite", "at the end of your turn"]
)
def test_a_mistake_in_a_sentence_is_refused_with_its_place(refuse, trigger, sentence, place):
    content = card_file(**{trigger: f"[{{gain-life: {{you: 1}}}}, {sentence}]"})
    assert refuse(content).startswith(f"line 9, cards[0].{trigger}[1]{place}: ")


@pytest.mark.parametrize("trigger", [*TRIGGERS])
def test_a_mistake_is_found_behind_every_trigger(refuse, trigger):
    if trigger == "bought":
        content, at = power_file(bought="[{fly: 1}]"), "power-cards"
    else:
        content, at = card_file(**{trigger: "[{fly: 1}]"}), "cards"
    assert refuse(content).startswith(f"line 9, {at}[0].{short(trigger)}[0].fly: ")


def test_every_instruction_has_mistakes_here():
    """Were it otherwise, a word of the language would never be refused in these tests."""
    tried = {word for sentence, _ in SENTENCES for word in WORDS if f"{{{word}: " in sentence}
    assert tried == WORDS


@pytest.mark.parametrize(
    ("constant", "place"),
    [
        ("x", ""),
        ("{}", ""),
        ("{of: this}", ""),
        ("{of: this, fly: true}", ".fly"),
        ("{of: this, have: FRENZY}", ".have"),
        ("{of: this, have: []}", ".have"),
        ("{of: this, have: [+1 strength]}", ".have[0]"),
        ("{of: this, have: [5]}", ".have[0]"),
        ("{of: these, have: [FRENZY]}", ".of"),
        ("{have: [FRENZY]}", ".of"),
        ("{cannot: block}", ".of"),
        ("{of: this, have: [FRENZY], while: raining}", ".while"),
        ("{of: this, have: [+1 power], for-each: card}", ".for-each"),
        ("{of: creatures, power: '<= 4', have: [+1 power]}", ""),
        ("{of: creatures, with: lowest power, have: [+1 power]}", ""),
        ("{of: creatures, power: '< 4', cannot: block}", ".power"),
        ("{of: creatures, power: 4, cannot: block}", ".power"),
        ("{of: creatures, cannot: fly}", ".cannot"),
        ("{of: creatures, with: most power, cannot: block}", ".with"),
        ("{of: this, shares: [HUNTER], with: friends}", ""),
        ("{of: creatures, shares: [HUNTER], with: enemy creatures}", ""),
        ("{of: this, shares: HUNTER, with: enemy creatures}", ".shares"),
        ("{of: this, shares: [hunter], with: enemy creatures}", ".shares[0]"),
        # what they have
        ("{of: this, have: [+1 power, fly]}", ".have[1]"),
        ("{of: this, have: [FRENZY, +100 power]}", ".have[1]"),
        ("{of: this, have: [+0 power]}", ".have[0]"),
        ("{of: this, have: [+3 die]}", ".have[0]"),
        (
            "{of: this, have: [+1 power], while: 2 or more allied creatures have equal power}",
            ".while",
        ),
        ("{of: creatures, keyword: [HUNTER], have: [+1 power]}", ""),
        ("{of: creatures, keyword: [HUNTER], have: [SNEAKY]}", ""),
        ("{of: creatures, with: no keywords, have: [SNEAKY]}", ""),
        ("{of: creatures, with: octonite and more, have: [SNEAKY]}", ".with"),
        ("{of: creatures, keyword: HUNTER, cannot: block}", ".keyword"),
        ("{of: creatures, keyword: [hunter], cannot: block}", ".keyword[0]"),
        # abilities that are given
        ("{of: this, have-ability: x}", ".have-ability"),
        ("{of: this, have-ability: {}}", ".have-ability"),
        ("{of: these, have-ability: {attack: [{gain-life: {you: 1}}]}}", ".of"),
        ("{of: this, have-ability: {fight: [{gain-life: {you: 1}}]}}", ".have-ability.fight"),
        ("{of: this, have-ability: {attack: {gain-life: {you: 1}}}}", ".have-ability.attack"),
        ("{of: this, have-ability: {attack: [{fly: 1}]}}", ".have-ability.attack[0].fly"),
        (
            "{of: this, have-ability: {play and attack: [{gain-life: {you: 1}}]}}",
            ".have-ability.play and attack",
        ),
        # what they cannot do
        ("{of: creatures, cannot: [block, fly]}", ".cannot"),
        ("{of: creatures, cannot: []}", ".cannot"),
        ("{of: creatures, alone-can: fly}", ".alone-can"),
        ("{of: opponent, cannot: sing}", ".cannot"),
        ("{of: creatures, cannot: block, while: raining}", ".while"),
        ("{of: opponent, power: x, cannot: play from hand}", ".power"),
        ("{of: opponent, cannot: use Mindbugs, while: it is your turn}", ".while"),
        ("{of: [this], cannot: block}", ".of"),
        ("{of: {a: creature}, cannot: block}", ".of"),
        # the others
        ("{of: creatures, keywords-have: some effect}", ".keywords-have"),
        ("{of: dogs, keywords-have: no effect}", ".of"),
        ("{of: this, must: attack this with HUNTER}", ".of"),
        ("{of: opponent, must: attack}", ".must"),
        ("{of: opponent, fights: highest power is defeated}", ".of"),
        ("{of: this, fights: bravely}", ".fights"),
        ("{of: this, instead-of-defeat: evolve}", ".instead-of-defeat"),
        ("{of: this, instead-of-defeat: {}}", ".instead-of-defeat"),
        ("{of: this, instead-of-defeat: {evolve: a, gain-life: 1}}", ".instead-of-defeat"),
        ("{of: this, instead-of-defeat: {evolve: [a]}}", ".instead-of-defeat.evolve"),
        ("{of: you, loses-more-life: 2}", ".of"),
        ("{of: opponent, loses-more-life: x}", ".loses-more-life"),
        ("{of: opponent, loses-more-life: 0}", ".loses-more-life"),
        ("{of: you, mindbug-costs-life: 1}", ".of"),
        ("{of: opponent, mindbug-costs-life: {life: 1}}", ".mindbug-costs-life"),
        ("{of: opponent, more-rerolls: 1}", ".of"),
        ("{of: you, more-rerolls: true}", ".more-rerolls"),
        ("{more-rerolls: 1}", ".of"),
    ],
)
@pytest.mark.parametrize("where", ["constant", "in-discard-pile"])
def test_a_mistake_in_a_constant_ability_is_refused_with_its_place(refuse, where, constant, place):
    content = card_file(**{where: f"[{{of: this, have: [FRENZY]}}, {constant}]"})
    assert refuse(content).startswith(f"line 9, cards[0].{where}[1]{place}: ")


@pytest.mark.parametrize(
    "constant",
    [
        "{of: this, have: [FRENZY], cannot: block}",
        "{of: this, have: [FRENZY], shares: [HUNTER], with: enemy creatures}",
        "{of: this, cannot: block, shares: [HUNTER], with: enemy creatures}",
        "{of: opponent, cannot: use Mindbugs, while: it is your turn}",
        "{of: creatures, alone-can: block this, for-each: other allied creature}",
        "{of: creatures, cannot: block, for-each: other allied creature}",
        "{of: this, shares: [HUNTER], with: enemy creatures, while: it is your turn}",
        "{of: this, have: [FRENZY], for-each: other allied creature}",
        "{of: this, have: [+1 power, +2 power]}",
        "{of: opponent, power: '<= 4', cannot: activate Play effects}",
        "{of: opponent, cannot: block}",
        "{of: creatures, cannot: activate Play effects}",
        "{of: creatures, cannot: lose life}",
        "{of: opponent, cannot: lose life}",
        "{of: players, cannot: put cards into their hand}",
        "{of: creatures, cannot: [block, use Mindbugs]}",
        "{of: opponent, cannot: [use Mindbugs, block]}",
        "{of: opponent, alone-can: use Mindbugs}",
        "{of: opponent, power: '<= 4', cannot: use Mindbugs}",
        "{of: opponent, power: '>= 4', cannot: play from hand}",
        "{of: opponent, power: 4-6, cannot: play from hand}",
        "{of: opponent, keyword: [HUNTER], cannot: play from hand}",
        "{of: this, have: [+1 die, +2 die]}",
        "{of: this, have: [FRENZY, FRENZY]}",
        "{of: this, have: [+1 power], while: you did}",
        "{of: this, have: [FRENZY], while: 4 or more was rolled}",
        "{of: this, have: [+1 power], for-each: card discarded this way}",
        "{of: creatures, with: the chosen keyword, cannot: block}",
        "{of: this, have-ability: {attack: [{steal-life: 1}]}, while: it is your turn}",
        "{of: creatures, keywords-have: no effect, while: it is your turn}",
        "{of: this, fights: highest power is defeated, power: '<= 4'}",
        "{of: opponent, loses-more-life: 2, for-each: other allied creature}",
        "{of: opponent, must: attack this with HUNTER, while: it is your turn}",
    ],
)
def test_no_word_of_a_constant_ability_is_silently_ignored(refuse, constant):
    """A card does what its text says: what the engine would not do must not be written."""
    assert refuse(card_file(constant=f"[{constant}]")).startswith("line 9, cards[0].constant[0]")


@pytest.mark.parametrize(
    "sentence",
    [
        "{defeat: {a: creature, all: creatures}}",
        "{defeat: {a: creature, of: creatures}}",
        "{defeat: {a: creature, up-to: 2}}",
        "{defeat: {all: creatures, up-to: 2, of: creatures}}",
        "{defeat: {of: this, power: '<= 4'}}",
        "{defeat: {of: this, power: x}}",
        "{play-a-card: given card}",
        "{put-into-hand: given card}",
        "{defeat: {all: creatures, chosen-by: opponent}}",
        "{defeat: {up-to: 2, of: creatures, chosen-by: opponent}}",
        "{defeat: {of: this, chosen-by: opponent}}",
        "{defeat: {all: creatures, for-each: enemy creature}}",
        "{defeat: {all: allied creatures, and: enemy creature}}",
        "{defeat: {a: creature, and: enemy creature, for-each: enemy creature}}",
        "{defeat: {a: creature, for-each: other allied creature}}",
        "{lose-life: {opponent: all but 1, for-each: enemy creature}}",
        "{lose-life: {opponent: 1, for-each: other allied creature}}",
        "{this-turn: {all: creatures, chosen-by: opponent}}",
        "{discard: {you: draw pile, random: true}}",
        "{discard: {you: draw pile, for-each: enemy creature}}",
        "{discard: {you: up to 2, random: true}}",
        "{draw: {all: your discard pile, cards: 2}}",
        "{draw: {all: your discard pile, from: your discard pile}}",
        "{take-back: {all: your discard pile}}",
        "{take-back: {cards: 1, from: unused pile}}",
        # what a sentence before would have had to say
        "{play-a-card: that card}",
        "{copy-play-effect: that card}",
        "{put-into-discard-pile: your discard pile}",
        "{gain-life: {you: 1}, if: you did}",
        "{gain-life: {you: 1}, if: 4 or more was rolled}",
        "{defeat: {all: creatures, with: the chosen keyword}}",
        "{defeat: {a: creature, for-each: card discarded this way}}",
        "{repeat: this effect}",
    ],
)
def test_no_word_of_a_sentence_is_silently_ignored(refuse, sentence):
    assert refuse(card_file(play=f"[{sentence}]")).startswith("line 9, cards[0].play[0]")


def test_an_unknown_word_comes_with_the_known_ones(refuse):
    message = refuse(card_file(play="[{destroy: {a: creature}}]"))
    assert "destroy" in message
    assert "defeat" in message


# -- the cards of the project ---------------------------------------------------------------------


def test_the_cards_of_the_project_are_read_from_their_folder():
    assert {card.id for card in load(data.folder("cards"))} == {card.id for card in library()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_text_for_everything_it_does(language):
    """An ability with two triggers is told once; so is all that works from the discard pile."""
    for card in library():
        it = card.card
        told = [*it.constants, *{ability.sentences for ability in it.abilities}, *it.sides]
        icons = (it.in_discard, it.octonite, it.dice, it.line, it.cost, it.team)
        lines = wording(language).card_text(card)
        assert len(lines) == len(told) + sum(map(bool, icons)), card.id


# The two faces of one Evolution card of Beyond Evolution; the other such cards have two numbers.
SAME_NUMBER = {"thunder-queen", "typhoon-princess"}


def test_numbers_of_a_set_are_given_once():
    """Creatures and Power cards are counted by themselves."""
    cards = {(card.set, bool(card.card.cost), card.number): set() for card in library()}
    for card in library():
        cards[card.set, bool(card.card.cost), card.number].add(card.id)
    assert [ids for ids in cards.values() if len(ids) > 1] == [SAME_NUMBER]


def test_every_form_of_a_line_but_the_first_is_of_a_later_stage():
    lines = {card.card.line for card in library() if card.card.line}
    assert lines
    for line in lines:
        assert [form.stage for form in line] == [1, 2, 3], line[0].id
    assert {card.id for card in library() if card.card.stage > 1} == {
        form.id for line in lines for form in line[1:]
    }


def test_every_power_card_has_a_price_and_an_effect():
    cards = [card for card in library() if card.is_power_card]
    assert len(cards) == 16
    assert all(1 <= card.card.cost <= 3 and card.card.bought for card in cards)
