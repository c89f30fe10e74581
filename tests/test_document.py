"""YAML and JSON as people write them: what is read, what is refused, and on which line."""

import contextlib
import json
import time

import pytest

from judge.document import MAX_BYTES, MAX_DEPTH, DocumentError, path_text, read, short


def complaint(text):
    with pytest.raises(DocumentError) as caught:
        read(text)
    return caught.value


def seconds(text):
    """How long a text takes, whether it can be read or not."""
    start = time.process_time()
    with contextlib.suppress(DocumentError):
        read(text)
    return time.process_time() - start


# -- values ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("yes", "yes"),
        ("no", "no"),
        ("on", "on"),
        ("off", "off"),
        ("y", "y"),
        ("true", True),
        ("False", False),
        ("null", None),
        ("~", None),
        ("", None),
        ("3", 3),
        ("-3", -3),
        ("+3", 3),
        ("0", 0),
        ("010", "010"),
        ("0x10", "0x10"),
        ("1_000", "1_000"),
        ("1:30", "1:30"),
        ("2024-01-01", "2024-01-01"),
        ("3.5", "3.5"),
        (".nan", ".nan"),
        ("'3'", "3"),
        ('"true"', "true"),
        ("'null'", "null"),
        ("<=", "<="),
    ],
)
def test_only_numbers_true_false_and_nothing_are_more_than_text(text, value):
    read_value = read(f"key: {text}\n").value["key"]
    assert read_value == value
    assert type(read_value) is type(value)


def test_a_block_of_text_is_text_even_if_it_looks_like_a_number():
    assert read("key: >-\n  42\n").value == {"key": "42"}


def test_a_number_of_twenty_digits_is_not_read_as_a_number():
    assert read("key: 99999999999999999999").value == {"key": "99999999999999999999"}


def test_keys_are_always_text():
    assert read("1: a\ntrue: b\n~: c\n").value == {"1": "a", "true": "b", "~": "c"}


@pytest.mark.parametrize("value", [{"A": {"life": 3, "hand": ["gorillion", None, True]}}, [], {}])
def test_json_and_yaml_give_the_same_value(value):
    assert read(json.dumps(value)).value == value
    assert read(json.dumps(value, indent=2)).value == value


def test_yaml_in_flow_style_is_not_mistaken_for_json():
    assert read("{A: {life: 3}}").value == {"A": {"life": 3}}
    assert read("[a, b,]").value == ["a", "b"]


@pytest.mark.parametrize("text", ["A: {life: 3}", '{"A": {"life": 3}}'])
def test_a_byte_order_mark_is_not_part_of_the_text(text):
    assert read(b"\xef\xbb\xbf" + text.encode()).value == {"A": {"life": 3}}


def test_windows_line_ends_count_as_one_line():
    assert read(b"A: 1\r\nB:\r\n  - x\r\n").lines[("B", 0)] == 3


@pytest.mark.parametrize("text", ["", "   ", "\n\n", "# only a comment\n"])
def test_an_empty_text_is_nothing(text):
    assert read(text).value is None


# -- places ---------------------------------------------------------------------------------------


def test_every_part_remembers_its_line():
    document = read("A:\n  life: 3\n  play:\n    - gorillion\n    - card: luchataur\n      as: x\n")
    assert document.line(("A",)) == 1
    assert document.line(("A", "life")) == 2
    assert document.line(("A", "play", 0)) == 4
    assert document.line(("A", "play", 1, "as")) == 6


def test_a_part_that_is_missing_is_placed_where_it_would_stand():
    document = read("A:\n  play:\n    - exhausted: true\n")
    assert document.line(("A", "play", 0, "card")) == 3
    assert document.line(("B", "play", 0)) == 1


def test_a_place_in_json_of_many_lines_is_never_the_wrong_line():
    text = '{\n"A": {"life": 3},\n\n"B":\n  {"life": 4}\n}'
    assert read(text).line(("B", "life")) in (None, 5)


def test_a_path_is_written_as_one_would_say_it():
    assert path_text(("A", "play", 1, "card")) == "A.play[1].card"
    assert path_text((0, "id")) == "[0].id"
    assert path_text(()) == ""


def test_a_complaint_says_line_and_path():
    assert str(DocumentError("too much", 3, ("A", "life"))) == "line 3, A.life: too much"
    assert str(DocumentError("too much")) == "too much"


@pytest.mark.parametrize(
    ("value", "text"), [("short", "short"), ("a\nb", "a b"), ("x" * 100, "x" * 39 + "…"), (5, "5")]
)
def test_a_value_in_a_message_is_one_short_line(value, text):
    assert short(value) == text


# -- what is refused ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("A: 1\nB: 2\nA: 3", 3),
        ("A: {life: 3,\n life: 4}", 2),
        ("A: !!python/object/apply:os.system ['true']", 1),
        ("x: 1\ny: !mine {a: 1}", 2),
        ("!!map {a: 1}", 1),
        ("x: 1\ny: !!str z", 2),
        ("A: &a {life: 3}\nB: *a", 1),
        ("x: 1\nA: *missing", 2),
        ("a: &a [x, x]\nb: &b [*a, *a]\nc: &c [*b, *b]\nd: [*c, *c]", 1),
        ("? [a, b]\n: 1", 1),
        ("? {a: b}\n: 1", 1),
        ("A: 1\n---\nB: 2", 2),
        ("A:\n\tlife: 3", 2),
        ("A:\n  life: 3\n\thand: []", 3),
        ("A:\n  life: 3\n mindbugs: 2", 3),
        ("A: life: 3", 1),
        ("A: 1\nB: 'open", 2),
        ("A: 1\nB: \x07", 2),
        ("A: 1\nB: \x00", 2),
        ("%YAML 9.9\n---\nA: 1", 1),
        ("A: 1\n@x: 2", 2),
    ],
)
def test_a_mistake_is_refused_with_its_line(text, line):
    assert complaint(text).line == line


def test_a_bracket_left_open_is_not_placed_behind_the_end_of_the_text():
    assert complaint("A: {life: 3").line == 1


@pytest.mark.parametrize(
    "text",
    [
        '{"A": NaN}',
        '{"A": [Infinity]}',
        '{"A": -Infinity}',
        '{"A": 1, "A": 2}',
        '{"A": {"life": 1, "life": 2}}',
        '{"A": 1} {"B": 2}',
        '{"A": 1',
        '{"A": "\x07"}',
    ],
)
def test_json_with_a_mistake_is_refused(text):
    assert complaint(text).message


def test_bytes_that_are_no_text_are_refused_with_their_line():
    assert complaint(b"A: 1\nB: 2\nC: \xff").line == 3
    assert complaint("A: 1".encode("utf-16")).line == 1


@pytest.mark.parametrize(
    ("opening", "closing"),
    [("[", "]"), ("{a: ", "}"), ('{"a":', "}"), ("- ", "")],
    ids=["list", "mapping", "json", "dashes"],
)
def test_as_deep_as_allowed_is_read_and_one_level_more_is_not(opening, closing):
    assert read(opening * MAX_DEPTH + "1" + closing * MAX_DEPTH).value
    too_deep = opening * (MAX_DEPTH + 1) + "1" + closing * (MAX_DEPTH + 1)
    assert str(MAX_DEPTH) in complaint(too_deep).message


def test_as_long_as_allowed_is_read_and_one_character_more_is_not():
    assert read("#" * MAX_BYTES).value is None
    assert read(b"#" * MAX_BYTES).value is None
    assert complaint("#" * (MAX_BYTES + 1)).line is None
    assert complaint(b"#" * (MAX_BYTES + 1)).line is None


@pytest.mark.parametrize(
    "text",
    [
        "[" * 10_000,
        "[" * 100_000 + "]" * 100_000,
        "{" * 10_000,
        '{"a":' * 20_000,
        '{"a":' * 20_000 + "1" + "}" * 20_000,
        "- " * 10_000,
        "? " * 10_000,
        "".join("  " * depth + "a:\n" for depth in range(300)),
    ],
    ids=["open", "closed", "braces", "json-open", "json-closed", "dashes", "questions", "indents"],
)
def test_deep_nesting_is_refused_at_once(text):
    start = time.process_time()
    assert complaint(text).message
    assert time.process_time() - start < 1


@pytest.mark.parametrize(
    "text",
    [
        "{" + ",".join(f'"{key:x}":1' for key in range(28_000)) + "}",
        "\n".join(f"{key:x}: 1" for key in range(28_000)),
        "{" + ",".join(f"{key:x}: 1" for key in range(25_000)) + "}",
        "[" + ",".join(["1"] * 130_000) + "]",
        "[" + ",".join(["1"] * 130_000) + ",]]",
        "- a\n" * 65_000,
        "[" + "[]," * 85_000 + "]",
        "\n" * 260_000,
        '"' + "\\n" * 130_000 + '"',
    ],
    ids=[
        "json-keys",
        "yaml-keys",
        "flow-keys",
        "json-list",
        "bad-json-list",
        "dashes",
        "lists",
        "empty-lines",
        "escapes",
    ],
)
def test_no_text_takes_longer_than_its_length_deserves(text):
    assert len(text) <= MAX_BYTES
    assert seconds(text) < 2
