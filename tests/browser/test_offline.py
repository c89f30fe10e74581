"""The hall's network is gone: rules, cards and rulings can still be read and searched."""

from __future__ import annotations

import pytest
from conftest import PHONE, serving
from kinds import HEALER, LANGUAGES
from playwright.sync_api import expect

from judge.share import pack

READY = """async () => {
  await navigator.serviceWorker.ready;
  if (!navigator.serviceWorker.controller)
    await new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done));
  return navigator.serviceWorker.controller.state;
}"""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_read_and_search_without_network(browser, lang):
    with serving() as (address, stop):
        context = browser.new_context(base_url=address, locale=lang, **PHONE)
        context.set_default_timeout(30_000)
        page = context.new_page()
        page.goto(f"/{lang}/")
        assert page.evaluate(READY) in ("activating", "activated")
        page.goto(f"/{lang}/rules/8.7")
        seen = page.locator(".ruletext").inner_text()
        title = page.locator("h1").inner_text()
        page.wait_for_function(
            "async () => !!(await caches.match(location.href))"
        )  # what was seen is kept
        stop()
        context.set_offline(True)

        # A rule that was visited.
        page.goto(f"/{lang}/rules/8.7")
        expect(page.locator(".ruletext")).to_have_text(seen)
        expect(page.locator("h1")).to_have_text(title)
        # With its styles.
        assert page.evaluate("getComputedStyle(document.querySelector('.top')).display") == "flex"

        # One that was not: its text all the same.
        page.goto(f"/{lang}/rules/8.4")
        expect(page.locator("#oread h2")).to_contain_text("8.4")
        expect(page.locator("#oread p")).not_to_be_empty()

        # Searching, in any language's words, without accents.
        page.locator("#oq").fill("tentaculofante")
        hit = page.locator("#ohits a").first
        name = {"en": "Elephantopus", "fr": "Pachypoulpe", "es": "Tentaculofante"}[lang]
        expect(hit).to_have_text(name)
        hit.click()
        expect(page.locator("#oread h2")).to_have_text(name)

        # The home page is there; a board says that it needs the server.
        page.goto(f"/{lang}/")
        expect(page.locator("#q")).to_be_visible()
        page.goto(f"/{lang}/resolve?s={pack(HEALER)}")
        expect(page.locator("#oq")).to_be_visible()

        # The address an installed Judge starts from.
        page.goto("/")
        expect(page.locator("h1")).to_be_visible()
        assert page.url.endswith(f"/{lang}/")
        context.close()


KEPT = """async () => {
  const found = [];
  for (const name of await caches.keys())
    for (const request of await (await caches.open(name)).keys())
      found.push(new URL(request.url).pathname);
  return found.filter((path) => path.endsWith("/offline.json")).sort();
}"""


def test_a_language_is_fetched_when_it_is_first_read(browser):
    """Two more languages nobody reads would only cost a slow network."""
    with serving() as (address, stop):
        context = browser.new_context(base_url=address, locale="en", **PHONE)
        context.set_default_timeout(30_000)
        page = context.new_page()
        page.goto("/fr/rules/8.7")
        page.evaluate(READY)
        assert page.evaluate(KEPT) == ["/fr/offline.json"]
        page.goto("/es/")
        for _ in range(150):  # it is fetched behind the page's back
            if len(page.evaluate(KEPT)) == 2:
                break
            page.wait_for_timeout(200)
        assert page.evaluate(KEPT) == ["/es/offline.json", "/fr/offline.json"]
        stop()
        context.set_offline(True)

        # Where a language is not kept, one that is helps more than nothing.
        page.goto("/en/rules/8.4")
        expect(page.locator("#oq")).to_be_visible()
        assert page.locator("html").get_attribute("lang") in ("es", "fr")
        page.goto("/")
        expect(page.locator("#q")).to_be_visible()
        context.close()


def test_a_search_without_network_is_answered(browser):
    """Searching from the home page leads to the offline search, with the words already in it."""
    with serving() as (address, stop):
        context = browser.new_context(base_url=address, **PHONE)
        context.set_default_timeout(30_000)
        page = context.new_page()
        page.goto("/en/")
        page.evaluate(READY)
        stop()
        context.set_offline(True)
        page.goto("/en/")
        page.locator("#q").fill("poisonous")
        page.locator(".search button").click()
        expect(page.locator("#ohits a").first).to_be_visible()
        context.close()
