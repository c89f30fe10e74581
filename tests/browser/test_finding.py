"""Looking something up: from the home page, by typing."""

from __future__ import annotations

import re

import pytest
from kinds import LANGUAGES
from playwright.sync_api import expect

SCRIPT = pytest.mark.parametrize("script", [True, False], ids=["script", "no-script"])
SIZE = pytest.mark.parametrize("size", ["phone", "desktop"])
LANGUAGE = pytest.mark.parametrize("lang", LANGUAGES)


@SCRIPT
@SIZE
@LANGUAGE
def test_find_the_rule_for_venimeux(opened, lang, size, script):
    page = opened(f"/{lang}/", size, java_script_enabled=script)
    field = page.locator("#q")
    expect(field).to_be_focused()
    page.keyboard.type("venimeux")
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile(rf"/{lang}/search\?q=venimeux$"))
    first = page.locator(".group").first.locator("li a").first
    expect(first).to_contain_text("8.4")
    first.click()
    expect(page).to_have_url(re.compile(rf"/{lang}/rules/8\.4$"))
    expect(page.locator("h1")).to_contain_text("8.4")
    expect(page.locator(".ruletext")).not_to_be_empty()
    # The same rule in another language is one tap away.
    other = "fr" if lang != "fr" else "es"
    page.locator(f".langs a[lang={other}]").click()
    expect(page).to_have_url(re.compile(rf"/{other}/rules/8\.4$"))


@SCRIPT
@SIZE
@LANGUAGE
def test_find_a_card_by_a_misspelt_spanish_name(opened, lang, size, script):
    page = opened(f"/{lang}/", size, java_script_enabled=script)
    page.locator("#q").fill("tentaculofnte")
    page.locator(".search button").click()
    page.locator("a[href$='/cards/elephantopus']").first.click()
    name = {"en": "Elephantopus", "fr": "Pachypoulpe", "es": "Tentaculofante"}[lang]
    expect(page.locator("h1")).to_have_text(name)
    expect(page.locator("dd[lang=es]")).to_have_text("Tentaculofante")


@SIZE
@LANGUAGE
def test_suggestions_appear_and_are_reached_by_arrow_keys(opened, lang, size):
    page = opened(f"/{lang}/", size)
    expect(page.locator("#q")).to_be_focused()
    page.keyboard.type("pachyp")
    links = page.locator("#suggestions a")
    expect(links.first).to_be_visible()
    assert "elephantopus" in links.first.get_attribute("href")
    page.keyboard.press("ArrowDown")
    expect(links.first).to_be_focused()
    page.keyboard.press("ArrowUp")
    expect(page.locator("#q")).to_be_focused()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile(rf"/{lang}/cards/elephantopus$"))


def test_escape_closes_the_suggestions(opened):
    page = opened("/en/")
    expect(page.locator("#q")).to_be_focused()
    page.keyboard.type("poison")
    expect(page.locator("#suggestions")).to_be_visible()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Escape")
    expect(page.locator("#suggestions")).to_be_hidden()
    expect(page.locator("#q")).to_be_focused()


def test_a_late_answer_does_not_overtake_a_newer_one(opened):
    """The network is bad: suggestions for what was typed first must not replace the newer ones."""
    page = opened("/en/")
    held = []
    page.route("**/suggest*q=go", lambda route: held.append(route))
    expect(page.locator("#q")).to_be_focused()
    page.keyboard.type("go")
    for _ in range(200):  # until the request is on its way, however busy the machine is
        if held:
            break
        page.wait_for_timeout(50)
    page.keyboard.type("rillion")
    expect(page.locator("#suggestions a").first).to_have_text("Gorillion")
    before = page.locator("#suggestions").inner_text()
    assert held, "the first request was not made"
    held[0].continue_()
    page.wait_for_timeout(300)
    assert page.locator("#suggestions").inner_text() == before


@pytest.mark.parametrize("path", ["/fr/", "/fr/search?q=hunter", "/fr/rules/99.99", "/fr/offline"])
def test_slash_focuses_the_search(opened, path):
    page = opened(path)
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("/")
    field = page.locator("input[type=search]").first
    expect(field).to_be_focused()
    expect(field).to_have_value("" if "q=" not in path else "hunter")
    page.keyboard.type("a/b")
    expect(field).to_have_value("a/b")  # what stood there was selected


@LANGUAGE
def test_cards_are_filtered_without_script(opened, lang):
    page = opened(f"/{lang}/cards", "phone", java_script_enabled=False)
    every = page.locator(".card").count()
    page.locator("select[name=kw]").select_option("POISONOUS")
    page.locator("input[name=power]").fill("<=4")
    page.locator(".filters button").click()
    expect(page).to_have_url(re.compile("kw=POISONOUS"))
    page.wait_for_load_state()
    some = page.locator(".card").count()
    assert 0 < some < every
    expect(page.locator("a[href$='/cards/axolotl-healer']")).to_be_visible()
    expect(page.locator("input[name=power]")).to_have_value("<=4")
