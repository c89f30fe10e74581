"""Card files: every kind of mistake is found on loading, with file, line and place."""

import pytest

from judge import data
from judge.cards import library, load
from judge.document import DocumentError
from judge.languages import LANGUAGES
from judge.wording import wording

APE = {"id": "big-ape", "number": 1, "copies": 1, "power": 3, "names": "{en: Big Ape}"}


def card_file(**fields):
    """A file with one card; its first field stands on line 4. A field given as None is left out."""
    card = {key.replace("_", "-"): value for key, value in {**APE, **fields}.items()}
    lines = [f"{key}: {value}" for key, value in card.items() if value is not None]
    return "set: test\nnames: {en: Test}\ncards:\n  - " + "\n    ".join(lines) + "\n"


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
    ],
)
def test_a_field_with_a_wrong_value_is_refused(refuse, field, value, line):
    assert refuse(card_file(**{field: value})).startswith(f"line {line}, cards[0].{field}: ")


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
    ("{this-turn: {of: this, have: [+1 power]}}", ".this-turn.have[0]"),
    ("{this-turn: {of: this, cannot: fly}}", ".this-turn.cannot"),
    ("{option: x}", ".option"),
    ("{option: []}", ".option"),
    ("{option: [{gain-life: {you: 1}}]}", ".option"),
    ("{option: [{gain-life: {you: 1}}, x]}", ".option[1]"),
    ("{option: [{gain-life: {you: 1}}, {defeat: {a: dog}}]}", ".option[1].defeat.a"),
]


@pytest.mark.parametrize(("sentence", "place"), SENTENCES)
@pytest.mark.parametrize("trigger", ["play", "attack", "defeated"])
def test_a_mistake_in_a_sentence_is_refused_with_its_place(refuse, trigger, sentence, place):
    content = card_file(**{trigger: f"[{{gain-life: {{you: 1}}}}, {sentence}]"})
    assert refuse(content).startswith(f"line 9, cards[0].{trigger}[1]{place}: ")


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
    ],
)
def test_a_mistake_in_a_constant_ability_is_refused_with_its_place(refuse, constant, place):
    content = card_file(constant=f"[{{of: this, have: [FRENZY]}}, {constant}]")
    assert refuse(content).startswith(f"line 9, cards[0].constant[1]{place}: ")


@pytest.mark.parametrize(
    "constant",
    [
        "{of: this, have: [FRENZY], cannot: block}",
        "{of: this, have: [FRENZY], shares: [HUNTER], with: enemy creatures}",
        "{of: this, cannot: block, shares: [HUNTER], with: enemy creatures}",
        "{of: creatures, cannot: block, while: it is your turn}",
        "{of: creatures, cannot: block, for-each: other allied creature}",
        "{of: this, shares: [HUNTER], with: enemy creatures, while: it is your turn}",
        "{of: this, have: [FRENZY], for-each: other allied creature}",
        "{of: this, have: [+1 power, +2 power]}",
        "{of: opponent, power: '<= 4', cannot: activate Play effects}",
        "{of: opponent, cannot: block}",
        "{of: creatures, cannot: activate Play effects}",
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
    for card in library():
        lines = wording(language).card_text(card)
        assert len(lines) >= len(card.card.abilities), card.id
        assert bool(lines) == bool(card.card.abilities or card.card.constants), card.id


def test_numbers_of_a_set_are_given_once():
    numbers = [(card.set, card.number) for card in library()]
    assert len(numbers) == len(set(numbers))
