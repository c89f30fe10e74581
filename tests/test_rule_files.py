"""Rule files and `judge check`: every kind of mistake in the rulebook is found and named."""

import re
import shutil
from dataclasses import replace

import pytest

from judge import data
from judge.cards import Library, library
from judge.check import check, check_rules, check_sections
from judge.document import DocumentError
from judge.engine import READINGS
from judge.languages import LANGUAGES
from judge.rules import Rule, load, rulebook
from judge.rulings import Ruling, Topic
from judge.wording import wording

TEXT = "{en: One., fr: Un., es: Uno.}"
WORDS = {"en": "One.", "fr": "Un.", "es": "Uno."}


@pytest.fixture
def folder(tmp_path):
    """A copy of the rulebook to break."""
    copy = tmp_path / "rules"
    shutil.copytree(data.folder("rules"), copy)
    return copy


@pytest.fixture
def refuse(folder):
    """Change one file of the rulebook; the complaint without the file's name."""

    def run(name, change):
        file = folder / name
        content = change(file.read_text("utf-8")) if callable(change) else change
        assert not file.exists() or content != file.read_text("utf-8"), "nothing was changed"
        file.write_text(content, "utf-8")
        with pytest.raises(DocumentError) as caught:
            load(folder)
        message = str(caught.value)
        assert message.startswith(f"{name}: ")
        assert "\n" not in message
        return message.removeprefix(f"{name}: ")

    return run


def chapter(number='"50.1"', title=TEXT, text=TEXT, of=50, more=""):
    """A chapter with one rule: its number on line 4, its title on 5, its text on 6, more on 7."""
    return (
        f"chapter: {of}\ntitle: {TEXT}\nrules:\n"
        f"  - number: {number}\n    title: {title}\n    text: {text}\n    {more}\n"
    )


# -- chapters and rules ---------------------------------------------------------------------------


def test_the_rulebook_of_the_project_is_read(folder):
    assert load(folder) == rulebook()


def test_a_new_chapter_is_read(folder):
    (folder / "50-new.yaml").write_text(chapter(more="play: true"), "utf-8")
    rule = load(folder).rules["50.1"]
    assert (rule.chapter, rule.play, rule.title["fr"]) == (50, True, "Un.")


@pytest.mark.parametrize(
    ("broken", "place"),
    [
        # languages
        (chapter(text="{en: a, fr: b}"), "line 6, rules[0].text"),
        (chapter(text="{en: a, fr: b, es: c, de: d}"), "line 6, rules[0].text.de"),
        (chapter(text="{en: a, fr: b, es: ''}"), "line 6, rules[0].text.es"),
        (chapter(text="{en: a, fr: ' ', es: c}"), "line 6, rules[0].text.fr"),
        (chapter(text="{en: a, fr: b, es: }"), "line 6, rules[0].text.es"),
        (chapter(text="{en: 5, fr: b, es: c}"), "line 6, rules[0].text.en"),
        (chapter(text="hello"), "line 6, rules[0].text"),
        (chapter(title="{es: a}"), "line 5, rules[0].title"),
        (chapter().replace(TEXT, "{en: a}", 1), "line 2, title"),
        # numbers
        (chapter(number="first"), "line 4, rules[0].number"),
        (chapter(number='"51.1"'), "line 4, rules[0].number"),
        (chapter(number='"50.0"'), "line 4, rules[0].number"),
        (chapter(number='"50.01"'), "line 4, rules[0].number"),
        (chapter(number='"50"'), "line 4, rules[0].number"),
        (chapter(number="50"), "line 4, rules[0].number"),
        (chapter(number="[1]"), "line 4, rules[0].number"),
        # chapters
        (chapter(of="fifty"), "line"),
        (chapter(of="'50'"), "line 1, chapter"),
        (chapter(of="[50]"), "line"),
        (f"chapter: 50\ntitle: {TEXT}", "line 1"),
        (f"chapter: 50\ntitle: {TEXT}\nrules: {{}}", "line 3, rules"),
        (f"chapter: 50\ntitle: {TEXT}\nrules:\n  - hello", "line 4, rules[0]"),
        (f"chapter: 50\ntitle: {TEXT}\nrules: []\nextra: 1", "line 4, extra"),
        ("- a", "line 1"),
        ("chapter: 50\nchapter: 51", "line 2"),
        # other fields
        (chapter(more="colour: red"), "line 7, rules[0].colour"),
        (chapter(more="play: sure"), "line 7, rules[0].play"),
        (chapter(more="reasoned: 1"), "line 7, rules[0].reasoned"),
        (chapter(more="related: '1.1'"), "line 7, rules[0].related"),
        (chapter(more="related: [1]"), "line 7, rules[0].related"),
        (chapter(more="sources: [battlefruit.en]"), "line 7, rules[0].sources"),
        (chapter(more="sources: {beyond.en: goal}"), "line 7, rules[0].sources.beyond.en"),
        (chapter(more="examples: hello"), "line 7, rules[0].examples"),
        (chapter(more="examples: [hello]"), "line 7, rules[0].examples[0]"),
        (chapter(more="examples: [{en: a}]"), "line 7, rules[0].examples[0]"),
        (chapter(more="differs: x"), "line 7, rules[0].differs"),
        (chapter(more="differs: [{books: [x]}]"), "line 7, rules[0].differs[0]"),
        (chapter(more=f"differs: [{{books: x, text: {TEXT}}}]"), "line 7, rules[0].differs[0].boo"),
        (chapter(more="cards: [5]"), "line 7, rules[0].cards"),
        (chapter(more="keywords: FAST"), "line 7, rules[0].keywords"),
    ],
)
def test_a_mistake_in_a_chapter_is_refused_with_its_place(refuse, broken, place):
    assert refuse("50-new.yaml", broken).startswith(place)


def test_an_empty_chapter_is_refused(refuse):
    assert refuse("50-new.yaml", "")


def test_a_rule_written_twice_is_refused_with_its_file(refuse):
    again = f'  - number: "50.1"\n    title: {TEXT}\n    text: {TEXT}\n'
    assert "50.1" in refuse("50-new.yaml", chapter() + again)


def test_a_chapter_written_twice_is_refused(folder):
    (folder / "50-new.yaml").write_text(chapter(), "utf-8")
    (folder / "51-other.yaml").write_text(chapter(number='"50.2"'), "utf-8")
    with pytest.raises(DocumentError):
        load(folder)


# -- books, editions, readings --------------------------------------------------------------------


@pytest.mark.parametrize("name", ["books.yaml", "editions.yaml", "readings.yaml"])
@pytest.mark.parametrize("content", ["", "a: b", "- hello", "- {id: x}", "- [x]"])
def test_a_file_that_is_no_list_of_fields_is_refused(refuse, name, content):
    assert refuse(name, content)


@pytest.mark.parametrize("name", ["books.yaml", "editions.yaml", "readings.yaml"])
def test_a_file_that_is_missing_is_named(folder, name):
    (folder / name).unlink()
    with pytest.raises(DocumentError) as caught:
        load(folder)
    assert name in str(caught.value)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("id", "[x]"),
        ("id", "5"),
        ("id", "battlefruit.en"),  # there is one already
        ("short", "5"),
        ("language", "de"),
        ("title", "[x]"),
        ("sections", "[a]"),
        ("sections", "{a: 5}"),
        ("sections", "null"),
    ],
)
def test_a_book_with_a_wrong_field_is_refused(refuse, field, value):
    book = {"id": "x", "short": "X", "language": "en", "title": "X", "sections": "{}"}
    book[field] = value
    line = "- {" + ", ".join(f"{key}: {text}" for key, text in book.items()) + "}"
    assert refuse("books.yaml", lambda text: f"{text}\n{line}\n").startswith("line")


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("id", "[x]"),
        ("id", "5"),
        ("id", "current"),  # there is one already
        ("books", "beyond.en"),
        ("books", "[no-such-book]"),
        ("title", "X"),
        ("title", "{en: X}"),
        ("text", "{en: X, fr: X}"),
    ],
)
def test_an_edition_with_a_wrong_field_is_refused(refuse, field, value):
    edition = {"id": "x", "books": "[beyond.en]", "title": TEXT, "text": TEXT}
    edition[field] = value
    line = "- {" + ", ".join(f"{key}: {text}" for key, text in edition.items()) + "}"
    assert refuse("editions.yaml", lambda text: f"{text}\n{line}\n").startswith("line")


def test_there_is_always_a_current_edition(refuse):
    assert refuse("editions.yaml", lambda text: text.replace("id: current", "id: currant"))


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("id: draw", "id: drew"),
        ("id: draw", "id: [draw]"),
        ("id: draw", "id: after-mindbug"),
        ("below-five:", "under-five:"),
        ("battlefruit.en: same-turn", "no-such-book: same-turn"),
        ("battlefruit.en: same-turn", "battlefruit.en: some-day"),
        ("battlefruit.en: same-turn", "battlefruit.en: [same-turn]"),
        ("says: {}", "says: []"),
        ("says: {}", "says: null"),
        ("says: {}", "says: nothing"),
        ('rules: ["6.5"]', "rules: [6]"),
        ('rules: ["6.5"]', "rules: 6.5"),
    ],
)
def test_a_reading_with_a_mistake_is_refused(refuse, old, new):
    assert refuse("readings.yaml", lambda text: text.replace(old, new, 1)).startswith("line")


@pytest.mark.parametrize("value", ["[one, none]", "null", "5", "one"])
def test_alternatives_are_told_in_every_language(refuse, value):
    alternatives = re.compile(r"alternatives:\n    one:.*?\n  says", re.DOTALL)
    message = refuse(
        "readings.yaml", lambda text: alternatives.sub(f"alternatives: {value}\n  says", text)
    )
    assert message.startswith("line")


@pytest.mark.parametrize("reading", READINGS)
def test_every_reading_of_the_engine_is_explained(refuse, reading):
    def without(text):
        entries = re.split(r"(?m)^(?=- id: )", text)
        return "".join(entry for entry in entries if not entry.startswith(f"- id: {reading}\n"))

    assert reading in refuse("readings.yaml", without)


# -- finding rules --------------------------------------------------------------------------------


def with_rules(*rules, without=()):
    """The rulebook with some rules more, or in place of those of the same number, or fewer."""
    book = rulebook()
    changed = {rule.number: rule for rule in rules}
    chapters = tuple(
        replace(
            each,
            rules=tuple(
                changed.pop(rule.number, rule) for rule in each.rules if rule.number not in without
            ),
        )
        for each in book.chapters
    )
    last = replace(chapters[-1], rules=(*chapters[-1].rules, *changed.values()))
    return replace(book, chapters=(*chapters[:-1], last))


def new_problems(book, topics=(), cards=None):
    """What `judge check` finds in it that it does not find in the rulebook of the project."""
    before = check(library(), rulebook(), games=1).wrong
    return [p for p in check(cards or library(), book, topics, games=1).wrong if p not in before]


def test_a_rule_that_is_cited_but_does_not_exist_is_wrong():
    problems = new_problems(with_rules(without={"7.2"}))
    assert any("engine" in problem and "7.2" in problem for problem in problems)
    assert any(problem.startswith("seed") and "7.2" in problem for problem in problems)


def test_a_rule_of_play_that_no_step_ever_cites_is_wrong():
    rule = Rule("18.99", 18, WORDS, WORDS, play=True, reasoned=True)
    (problem,) = new_problems(with_rules(rule))
    assert "18.99" in problem


def test_a_rule_that_steps_cite_but_is_not_marked_is_wrong():
    rule = replace(rulebook().rules["7.2"], play=False)
    (problem,) = new_problems(with_rules(rule))
    assert "7.2" in problem


@pytest.mark.parametrize(
    ("change", "names"),
    [
        ({"related": ("99.1",)}, ["3.1", "99.1"]),
        ({"sources": {"no-such-book": ("goal",)}}, ["3.1", "no-such-book"]),
        ({"sources": {"beyond.en": ("no-such-section",)}}, ["3.1", "no-such-section"]),
        ({"sources": {}, "reasoned": False}, ["3.1"]),
    ],
)
def test_a_rule_that_names_what_does_not_exist_is_wrong(change, names):
    rule = replace(rulebook().rules["3.1"], **change)
    problems = [*check_rules(library(), with_rules(rule))]
    assert any(all(name in problem for name in names) for problem in problems)


def test_a_book_that_differs_must_exist():
    rule = rulebook().rules["3.2"]
    broken = replace(rule, differs=(replace(rule.differs[0], books=("no-such-book",)),))
    assert any("no-such-book" in p for p in check_rules(library(), with_rules(broken)))


def test_a_reading_about_a_rule_that_does_not_exist_is_wrong():
    book = rulebook()
    broken = {**book.readings, "draw": replace(book.readings["draw"], rules=("99.1",))}
    problems = [*check_rules(library(), replace(book, readings=broken))]
    assert any("draw" in problem and "99.1" in problem for problem in problems)


def test_a_section_without_a_rule_is_wrong():
    book = rulebook()
    beyond = book.books["beyond.en"]
    broken = replace(beyond, sections={**beyond.sections, "new-section": "New"})
    book = replace(book, books={**book.books, "beyond.en": broken})
    (problem,) = check_sections(book, [])
    assert "beyond.en" in problem
    assert "new-section" in problem


def test_every_section_is_listed_with_the_rules_that_cover_it():
    notes = []
    assert [*check_sections(rulebook(), notes)] == []
    listed = "\n".join(notes)
    for book in rulebook().books.values():
        assert book.id in listed
        assert all(section in listed for section in book.sections)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("table", "word"), [("steps", "attack"), ("reasons", "must-act")])
def test_a_word_that_is_missing_in_a_language_is_wrong(monkeypatch, language, table, word):
    monkeypatch.delitem(getattr(wording(language), table), word)
    problems = check(library(), rulebook(), games=1).wrong
    assert any(word in problem and f" {language}" in problem for problem in problems)


@pytest.mark.parametrize(
    ("rulings", "names"),
    [
        ([("a", ("99.1",))], ["a", "99.1"]),
        ([("a", ())], ["a"]),
        ([("a", ("7.2",)), ("a", ("7.2",))], ["a"]),
    ],
)
def test_a_ruling_with_a_mistake_is_wrong(rulings, names):
    entries = tuple(Ruling(id, "t", WORDS, WORDS, rules, "settled") for id, rules in rulings)
    (problem,) = new_problems(rulebook(), (Topic("t", WORDS, entries),))
    assert all(name in problem for name in names)


def test_a_library_without_the_cards_leaves_rules_of_play_uncited():
    plain = [card for card in library() if not (card.card.abilities or card.card.constants)]
    problems = new_problems(rulebook(), cards=Library(library().sets.values(), plain))
    assert any("9.2" in problem for problem in problems)


def test_the_rulebook_of_the_project_has_no_mistake():
    assert [*check_rules(library(), rulebook())] == []
