"""Every outcome in a browser: the tree, the picture, claims, the comparison, and the address."""

from __future__ import annotations

import re
from urllib.parse import parse_qs, urlsplit

import pytest
from kinds import LANGUAGES
from playwright.sync_api import Page, expect

from judge.rules import rulebook
from judge.share import pack, unpack

SCRIPT = pytest.mark.parametrize("script", [True, False], ids=["script", "no-script"])
SIZE = pytest.mark.parametrize("size", ["phone", "desktop"])
LANGUAGE = pytest.mark.parametrize("lang", LANGUAGES)

# A attacks; B blocks or not. The scorpion is TOUGH and survives either way.
HEALER = {
    "A": {"play": ["axolotl-healer"], "hand": 5},
    "B": {"play": ["plated-scorpion"], "hand": 5},
    "moves": ["attack axolotl-healer"],
}
# By the older books the turn ends after a Mindbug; no book says when the prey is named.
DISPUTED = {
    "A": {"play": ["shark-dog"], "hand": ["gorillion"]},
    "B": {"play": ["luchataur", "tiger-squirrel"], "hand": 5},
}
ANSWERS = {  # always, never, sometimes
    "en": ("always", "never", "sometimes"),
    "fr": ("toujours", "jamais", "parfois"),
    "es": ("siempre", "nunca", "a veces"),
}


def explored(opened, lang: str, size: str, script: bool, board: dict[str, object]) -> Page:
    page: Page = opened(f"/{lang}/explore?s={pack(board)}", size, java_script_enabled=script)
    return page


def ask(page: Page, claim: str) -> None:
    page.locator("input[name=claim]").fill(claim)
    page.locator("form:has(input[name=claim]) button").click()


@SCRIPT
@SIZE
@LANGUAGE
def test_outcomes_open_as_a_tree(opened, lang, size, script):
    page = explored(opened, lang, size, script, DISPUTED)
    tree = page.locator("details.branches")
    expect(tree.locator(".tree").first).to_be_hidden()
    tree.locator("> summary").click()
    first = tree.locator("> .tree > li > details").first
    expect(first.locator("> summary")).to_be_visible()
    expect(first.locator("> .tree")).to_be_hidden()

    # Open one answer after the other, down to an outcome.
    branch = first
    asked = []
    while True:
        branch.locator("> summary").click()
        expect(branch.locator("> .tree")).to_be_visible()
        asked.append(branch.locator("> .asked").inner_text())
        if not branch.locator("> .tree > li > details").count():
            break
        branch = branch.locator("> .tree > li > details").first
    assert len(asked) >= 3
    leaf = branch.locator("> .tree > li > a").first
    number = re.search(r"\d+", leaf.inner_text())[0]
    leaf.click()

    # The outcome it leads to has opened, and can be stepped through.
    board = page.locator(f"#o{number}")
    expect(board).to_be_visible()
    expect(board.locator(".side")).to_have_count(2)
    page.locator(f"details.outcome:has(#o{number}) > p a").click()
    expect(page).to_have_url(re.compile(rf"/{lang}/resolve\?s="))
    assert page.locator(".steps > li").count() >= 4


@SIZE
@LANGUAGE
def test_every_way_down_the_tree_ends_in_an_outcome_that_is_listed(opened, lang, size):
    page = explored(opened, lang, size, True, DISPUTED)
    listed = page.locator("details.outcome").count()
    ends = page.locator(".tree > li > a")
    targets = {ends.nth(n).get_attribute("href") for n in range(ends.count())}
    assert targets == {f"#o{n}" for n in range(1, listed + 1)}


@SCRIPT
@SIZE
@LANGUAGE
def test_the_picture_is_drawn(opened, lang, size, script):
    page = explored(opened, lang, size, script, HEALER)
    box = page.locator("details.picture")
    expect(box.locator("img")).to_be_hidden()
    box.locator("summary").click()
    image = box.locator("img")
    image.scroll_into_view_if_needed()
    expect(image).to_be_visible()
    assert image.get_attribute("alt")
    if script:
        page.wait_for_function("document.querySelector('.picture img').naturalWidth > 0")
    drawn = page.request.get(image.get_attribute("src"))
    assert drawn.headers["content-type"].startswith("image/svg+xml")
    svg = drawn.text()
    # One circle a state: the question and its two ends, and the words of both answers.
    assert svg.count("<circle") == 3
    assert svg.count("<path") == 2
    assert {"en": "Block with", "fr": "Bloquer avec", "es": "Bloquear con"}[lang] in svg
    assert "<script" not in svg


@SCRIPT
@SIZE
@LANGUAGE
def test_a_claim_is_typed_and_answered_with_a_line_that_opens(opened, lang, size, script):
    page = explored(opened, lang, size, script, HEALER)
    always, never, sometimes = ANSWERS[lang]
    ask(page, "plated-scorpion in play")
    expect(page.locator(".answer")).to_have_count(1)
    ask(page, "A wins")
    ask(page, "axolotl-healer in play")
    answers = page.locator(".answer")
    expect(answers).to_have_count(3)
    for n, word in enumerate((always, never, sometimes)):
        expect(answers.nth(n)).to_contain_text(word)
    expect(answers.nth(2)).to_contain_text("B")  # who can force it, who can prevent it

    # The line that proves it opens step by step, with the board after each step.
    answers.nth(2).locator("a").click()
    expect(page).to_have_url(re.compile(rf"/{lang}/resolve\?s="))
    steps = page.locator(".steps > li")
    assert steps.count() >= 2
    expect(page.locator(".frame:visible")).to_have_count(1)
    last = page.locator(".frame").last
    expect(last.locator(".sideA .creature")).to_have_count(1)  # the healer is in play


@SCRIPT
@LANGUAGE
def test_a_claim_that_makes_no_sense_is_said_to(opened, lang, script):
    page = explored(opened, lang, "phone", script, HEALER)
    for claim in ("A wins and B wins", "<b>nobody</b> in play", "plated-scorpion flies"):
        ask(page, claim)
        expect(page.get_by_role("alert")).to_contain_text(claim.split()[0])
        expect(page.locator(".answer")).to_have_count(0)
        expect(page.locator("details.outcome")).to_have_count(2)  # the board is still there


@SCRIPT
@SIZE
@LANGUAGE
def test_the_comparison_names_the_step_and_the_book(opened, lang, size, script):
    page = explored(opened, lang, size, script, DISPUTED)
    rows = page.locator("table.cases tbody tr")
    assert rows.count() >= 4
    older = rows.nth(1)
    about = rulebook().readings["after-mindbug"]
    expect(older).to_contain_text(about.question[lang])
    expect(older).to_contain_text(about.alternatives["same-turn"][lang])
    expect(older).to_contain_text(about.alternatives["extra-turn"][lang])
    expect(older.locator("cite").first).to_be_visible()
    expect(older).to_contain_text("Mindbug Beyond")
    expect(older).to_contain_text("Play a Card")
    # A reading on which every book is silent.
    silent = rows.filter(has_text=rulebook().readings["hunter-choice"].question[lang]).first
    expect(silent.locator("cite")).to_have_count(0)

    # Both ways can be followed, up to where they part.
    parting = older.locator(".parting")
    here, there = (parting.locator("dd").nth(n).inner_text() for n in (0, 1))
    assert here != there
    for n, step in enumerate((here, there)):
        parting.locator("a").nth(n).click()
        expect(page.locator(".steps")).to_contain_text(step)
        page.go_back()
    older.locator("a.cite").first.click()
    expect(page).to_have_url(re.compile(rf"/{lang}/rules/6\.5$"))


@SCRIPT
@LANGUAGE
def test_everything_is_shared_by_its_address(opened, lang, script):
    page = explored(opened, lang, "phone", script, HEALER)
    ask(page, "axolotl-healer in play")
    expect(page.locator(".answer")).to_have_count(1)
    page.locator("select[name=turns]").select_option("2")
    page.locator("form.turns button").click()
    expect(page).to_have_url(re.compile("turns=2"))
    told = page.locator("main").inner_text()

    # Another browser, with nothing but the address, shows the same.
    other = opened(page.url, "phone", java_script_enabled=not script)
    assert other.locator("main").inner_text() == told
    query = parse_qs(urlsplit(page.url).query)
    assert unpack(query["s"][0]).value["claims"] == ["axolotl-healer in play"]

    # A further claim is asked of the same two turns.
    ask(other, "A wins")
    expect(other.locator(".answer")).to_have_count(2)
    expect(other).to_have_url(re.compile("turns=2"))
    expect(other.locator("select[name=turns]")).to_have_value("2")


@LANGUAGE
def test_an_absurd_address_is_refused_in_words(opened, lang):
    page = opened(f"/{lang}/explore?s={pack(HEALER)}&turns=-1", "phone")
    expect(page.locator("main")).to_contain_text("turns")
    expect(page.locator("main")).to_contain_text("20")
    expect(page.locator("details.outcome")).to_have_count(0)
