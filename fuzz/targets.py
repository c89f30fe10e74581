"""What reads what people write, and rubbish to give it.

A target takes one input and does all that a reader of the site could make happen with it. Anything
but the one error it may answer with is a finding.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any
from urllib.parse import quote

import yaml
from flask.testing import FlaskClient
from hypothesis import strategies as st

from judge.board import EditError, Editor
from judge.cards import AmbiguousName, UnknownName, library
from judge.claims import ClaimError, read_claim
from judge.compare import compare
from judge.document import Document, DocumentError
from judge.engine import KEYWORDS, READINGS
from judge.explore import Budget
from judge.facets import FACET_WORDS
from judge.findings import Findings
from judge.importing import Cleaner, ImportFailed, read_book
from judge.languages import LANGUAGES
from judge.moves import VERBS, MoveError, read_move
from judge.report import Report, wrong_move_text
from judge.resolution import WrongMove, resolve
from judge.rules import rulebook
from judge.scenario import ScenarioError, read_scenario, to_scenario
from judge.search import index
from judge.share import pack, unpack
from judge.web import create_app
from judge.web.settings import Settings

Strategy = st.SearchStrategy[Any]

# -- rubbish --------------------------------------------------------------------------------------

CARDS = sorted(card.id for card in library())
POWER_CARDS = sorted(card.id for card in library() if card.is_power_card)
NAMES = sorted({name.text for card in library() for name in card.names.values()})
SIGNS = [
    *"{}[]:,&*!|>'\"#%@`?-<=()",
    "\0",
    "\n",
    "\t",
    "\u202e",
    "\ufeff",
    "é",
    "ſ",
    "İ",
    "🂡",
    "\ud800",
]

some_text = st.text(max_size=60) | st.text(st.sampled_from(SIGNS), max_size=20)
refs = st.sampled_from(CARDS) | st.sampled_from(CARDS).map(lambda c: f"{c}-2") | some_text
numbers = st.integers(-3, 12) | st.sampled_from([200, 201, 9999, 10**6, 2**63, -(2**70)])
odd = st.none() | st.booleans() | numbers | st.floats() | some_text
anything = st.recursive(
    odd,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(some_text, inner, max_size=4),
    max_leaves=12,
)


def mostly(usual: Strategy) -> Strategy:
    """The right kind of thing nineteen times of twenty."""
    return st.integers(0, 19).flatmap(lambda n: usual if n else anything)


def some_fields(**known: Strategy) -> Strategy:
    return st.fixed_dictionaries({}, optional={k: mostly(v) for k, v in known.items()})


card_names = st.sampled_from(CARDS) | st.sampled_from(NAMES) | st.just("unknown")
pile = st.integers(0, 6) | st.lists(card_names, max_size=5)
creatures = st.sampled_from(CARDS) | some_fields(
    card=st.sampled_from(CARDS),
    **{"as": st.sampled_from(["x", "my-card", "nothing", "1", *CARDS[:3]])},
    exhausted=st.booleans(),
    entered=st.booleans(),
    attacks=st.integers(0, 3),
    octonite=st.integers(0, 4),
    boost=pile,
    side=st.integers(1, 2),
).map(lambda entry: {"card": "gorillion", **entry} if isinstance(entry, dict) else entry)
moves = st.builds(lambda verb, ref: f"{verb} {ref}", st.sampled_from(sorted(VERBS)), refs)
moves |= st.sampled_from(["pass", "mindbug", "yes", "no", "choose nothing", "option 1"])
moves |= st.sampled_from(["roll grow-2", "roll 4", "reroll 1, 2", "name SNEAKY", "put 1 gorillion"])
facts = st.one_of(
    st.builds("{} in play".format, refs),
    st.builds("{} has {}".format, refs, st.sampled_from(sorted(KEYWORDS))),
    st.builds("{} power {} {}".format, refs, st.sampled_from(["<=", "!=", "<", "=="]), numbers),
    st.builds(
        "{} in {} {}".format, refs, st.sampled_from("ABC"), st.sampled_from(["hand", "deck"])
    ),
    st.builds(
        "{} {} >= {}".format, st.sampled_from("AB"), st.sampled_from(["life", "hand"]), numbers
    ),
    st.sampled_from(["A wins", "draw", "over", "B exhausted"]),
    some_text,
)
claims = st.recursive(
    facts,
    lambda inner: (
        st.builds(
            "{} {} {}".format,
            inner,
            st.sampled_from(["and", "or", "not", "and not", ")", "("]),
            inner,
        )
        | st.builds("({})".format, inner)
        | st.builds("not {}".format, inner)
    ),
    max_leaves=8,
)
player = some_fields(
    life=st.integers(0, 5), mindbugs=st.integers(0, 3), hand=pile, deck=pile, discard=pile,
    play=st.lists(creatures, max_size=5), energy=st.integers(0, 5),
)  # fmt: skip
power_cards = st.integers(0, 5) | st.lists(st.sampled_from(POWER_CARDS) | card_names, max_size=4)
power = some_fields(row=power_cards, deck=power_cards, discard=power_cards, bought=power_cards)
aside = some_fields(card=st.sampled_from(CARDS), player=st.sampled_from("AB"), by=refs, boost=pile)
rulesets = st.sampled_from([*rulebook().editions, "none"]) | some_fields(
    **{reading: st.sampled_from(choices) for reading, choices in READINGS.items()}
)
scenarios = some_fields(
    title=some_text,
    ruleset=rulesets,
    turn=st.sampled_from("AB"),
    phase=st.sampled_from(["action", "start"]),
    A=player,
    B=player,
    unused=pile,
    power=power,
    aside=st.lists(aside, max_size=2),
    moves=st.lists(moves, max_size=4),
    claims=st.lists(claims, max_size=3),
)


def as_text(value: Any) -> str:
    return json.dumps(value)


def as_yaml(value: Any) -> str:
    return str(yaml.safe_dump(value, allow_unicode=True))


@st.composite
def damaged(draw: Any, texts: Strategy) -> str:
    """A text with a piece lost, doubled or replaced."""
    text: str = draw(texts)
    at = draw(st.integers(0, len(text)))
    length = draw(st.integers(0, 12))
    other = draw(st.sampled_from(["", *SIGNS]) | some_text)
    return text[:at] + other + text[at + length * draw(st.integers(0, 1)) :]


written = st.one_of(
    scenarios.map(as_text),
    scenarios.map(as_yaml),
    damaged(scenarios.map(as_text)),
    damaged(scenarios.map(as_yaml)),
    some_text,
)
facet = st.builds(
    "{}{}{}".format,
    st.sampled_from(sorted({word for words in FACET_WORDS.values() for word in words})) | some_text,
    st.sampled_from([":", "<=", ">=", "<", ">", "="]),
    st.sampled_from(["sneaky", "7+", "3-5", "1..2", "defeat", "99"]) | some_text,
)
words = st.sampled_from(["hunter", "venimeux", "sigilo", "the", "can", "kw", '"', "mindbug", "8.4"])
queries = st.lists(words | facet | some_text, max_size=8).map(" ".join) | st.text(max_size=400)


def _book_lines() -> list[str]:
    headings = [heading for book in rulebook().books.values() for heading in book.sections.values()]
    return [*headings, "You may play a card or attack.", "le joueur actif", "si tu criatura", "• –"]


printed = st.lists(st.sampled_from(_book_lines()) | some_text, max_size=40).flatmap(
    lambda lines: st.sampled_from(["\n", "\n\n", " ", "\r\n"]).map(lambda gap: gap.join(lines))
)

# -- targets --------------------------------------------------------------------------------------


def scenario_reader(text: str) -> None:
    try:
        scenario = read_scenario(text)
    except ScenarioError as error:
        assert str(error)
        return
    try:
        resolution = resolve(scenario)
    except WrongMove as error:
        assert all(wrong_move_text(error, lang) for lang in LANGUAGES)
        return
    for lang in LANGUAGES:
        json.dumps(Report(resolution, lang).json())
        assert Report(resolution, lang).text() or not resolution.steps
    written = to_scenario(resolution.end)
    if resolution.decision is None:  # at rest a state can be written down and read again
        again = read_scenario(Document(written)).state
        assert to_scenario(again) == written


def explorer(text: str) -> None:
    try:
        scenario = read_scenario(text)
        resolve(scenario)
    except (ScenarioError, WrongMove):
        return
    findings = Findings(scenario, compare(scenario, budget=Budget(300, 0.2)), "fr")
    json.dumps([findings.explore_json(), findings.compare_json()])
    assert findings.explore_text() and findings.compare_text()


def move_reader(text: str) -> None:
    try:
        move = read_move(text)
    except MoveError as error:
        assert str(error)
        return
    assert read_move(str(move)) == move


def claim_reader(text: str) -> None:
    try:
        claim = read_claim(text)
    except ClaimError as error:
        assert str(error)
        return
    assert claim.holds(read_scenario("A: {play: [gorillion]}").state) in (True, False)


def query_reader(text: str) -> None:
    for lang in LANGUAGES:
        answer = index().search(text, lang)
        json.dumps(answer.json(), ensure_ascii=True)
        index().suggest(text, lang)


def rulebook_import(text: str) -> None:
    try:
        book = read_book(text, rulebook())
    except ImportFailed as error:
        assert str(error)
        return
    assert book.book in rulebook().books


@cache
def cleaner(lang: str) -> Cleaner:
    return Cleaner(rulebook(), lang)


def paragraphs(text: str) -> None:
    for lang in LANGUAGES:
        assert all(cleaner(lang).paragraphs(text))


def address_reader(text: str) -> None:
    try:
        value = unpack(text).value
    except DocumentError as error:
        assert str(error)
        return
    assert unpack(pack({"x": value})).value == {"x": value} or value != value


EDITS = ["add", "remove", "move", "flag", "count", "turn", "ruleset", "swap", "clear", "x"]


def board_editor(given: tuple[Any, str, dict[str, str]]) -> None:
    value, name, arguments = given
    try:
        read_scenario(Document(value))
        changed = Editor(library()).edit(value, name, arguments)
        read_scenario(Document(changed))
    except (DocumentError, EditError, AmbiguousName, UnknownName) as error:
        assert error is not None


@cache
def client() -> FlaskClient:
    settings = Settings(allowance=0, explore_seconds=0.1, explore_states=200)
    return create_app(settings).test_client()


ADDRESSES = [
    "", "search", "rules", "cards", "rulings", "board", "resolve", "explore", "tree.svg", "qr.svg",
    "preview.png", "offline", "api", "rules/8.4", "cards/gorillion",
]  # fmt: skip
PARAMETERS = [
    *(
        "q",
        "in",
        "s",
        "p",
        "do",
        "claim",
        "kw",
        "power",
        "set",
        "does",
        "trigger",
        "card",
        "to",
        "at",
    ),
    *("flag", "of", "by", "turn", "ruleset", "n", "form", "side", "phase", "more", "pick", "lang"),
]


def page(given: tuple[str, str, dict[str, str], dict[str, str]]) -> None:
    lang, path, query, headers = given
    answer = client().get(f"/{lang}/{path}", query_string=query, headers=headers)
    assert answer.status_code in (200, 303, 304, 308, 404, 414, 422), answer.status_code
    answer.close()


def whole(text: str) -> str:
    """What can be sent: half a character can't."""
    return text.encode(errors="replace").decode()


def packed(value: Any) -> str:
    return pack(json.loads(whole(json.dumps(value, ensure_ascii=False))))


addresses = written.map(whole) | scenarios.filter(lambda v: isinstance(v, dict)).map(packed)
encodable = st.text(st.characters(codec="utf-8"), max_size=40)
header = st.text(st.characters(codec="latin-1", exclude_characters="\r\n"), max_size=40)
some_values = encodable | queries.map(whole)
pages = st.tuples(
    st.sampled_from([*LANGUAGES, "de"]),
    st.sampled_from(ADDRESSES) | encodable.map(quote),
    st.dictionaries(st.sampled_from(PARAMETERS), some_values, max_size=4).flatmap(
        lambda query: st.one_of(st.just(query), addresses.map(lambda s: {**query, "s": s}))
    ),
    st.dictionaries(
        st.sampled_from(["Accept-Language", "X-Request-ID", "Accept-Encoding", "If-None-Match",
                         "Range", "Host", "X-Forwarded-For", "If-Modified-Since"]),
        header, max_size=2,
    ),
)  # fmt: skip


@dataclass(frozen=True)
class Target:
    inputs: Strategy
    run: Callable[[Any], None]


TARGETS = {
    "scenario reader": Target(written, scenario_reader),
    "exploring": Target(written, explorer),
    "move reader": Target(moves | damaged(moves) | some_text, move_reader),
    "claim reader": Target(claims | damaged(claims), claim_reader),
    "query reader": Target(queries, query_reader),
    "rulebook import": Target(printed | damaged(printed), rulebook_import),
    "paragraphs": Target(printed | damaged(printed), paragraphs),
    "addresses": Target(addresses | damaged(addresses), address_reader),
    "board editor": Target(
        st.tuples(
            scenarios,
            st.sampled_from(EDITS),
            st.dictionaries(
                st.sampled_from(["card", "to", "at", "value", "zone", "player", "field"]),
                encodable | st.sampled_from(["A.play.0", "A", "B.hand", "gorillion", "1"]),
            ),
        ),
        board_editor,
    ),
    "pages": Target(pages, page),
}
