"""Every kind of page: no accessibility problem, no sideways scrolling, no complaint, light."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe
from kinds import ERRORS, LANGUAGES, addresses

TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
EVERYTHING = {"runOnly": {"type": "tag", "values": TAGS}, "resultTypes": ["violations"]}
# Nothing but colours differs in the dark.
COLOURS = {
    "runOnly": {"type": "rule", "values": ["color-contrast", "link-in-text-block"]},
    "resultTypes": ["violations"],
}
# More of what another page of the same kind shows already.
ALIKE = ("search-empty", "search-nothing", "cards-filtered", "board", "rule-differs")
# Long lists repeat one pattern: the first eight entries of each, and three chapters, are judged.
SHORTENED = """
for (const box of document.querySelectorAll('.grid, .chapter, main > section > .plain, .steps'))
  [...box.children].slice(8).forEach((child) => child.remove());
[...document.querySelectorAll('.chapter')].slice(3).forEach((child) => child.remove());
"""
KINDS = tuple(addresses("en"))


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_axe_finds_nothing_serious(opened, lang, scheme):
    axe = Axe()
    page = opened(f"/{lang}/", "phone", color_scheme=scheme, reduced_motion="reduce")
    found = []
    for kind, address in addresses(lang).items():
        if kind in ALIKE:
            continue
        page.goto(address)
        page.evaluate("document.querySelectorAll('details').forEach((d) => { d.open = true; })")
        page.evaluate(SHORTENED)
        for problem in axe.run(page, options=EVERYTHING if scheme == "light" else COLOURS).response[
            "violations"
        ]:
            if problem["impact"] in ("serious", "critical"):
                places = [node["target"] for node in problem["nodes"][:3]]
                found.append((kind, problem["id"], places))
    assert found == []


@pytest.mark.parametrize("script", [True, False], ids=["script", "no-script"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_page_scrolls_sideways_on_a_phone(opened, lang, script):
    page = opened(f"/{lang}/", "phone", java_script_enabled=script)
    wide = []
    for kind, address in addresses(lang).items():
        page.goto(address)
        for width in (320, 390):
            page.set_viewport_size({"width": width, "height": 844})
            size = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
            if size[0] > size[1] or size[1] > width:
                wide.append((kind, width, size))
    assert wide == []


@pytest.mark.parametrize("size", ["phone", "desktop"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_page_complains_in_the_console(opened, lang, size):
    page = opened(f"/{lang}/", size)
    page.add_init_script(
        "document.addEventListener('securitypolicyviolation',"
        " (e) => console.error('CSP', e.violatedDirective, e.blockedURI))"
    )
    for kind, address in addresses(lang).items():
        page.goto(address, wait_until="load")
        for details in page.locator("details > summary").all()[:3]:
            details.evaluate("(s) => { s.parentElement.open = true; }")
        said = page.complaints
        if kind in ERRORS:  # the status itself is reported, and only it
            said = [text for text in said if "Failed to load resource" not in text]
        assert said == [], kind
        page.complaints.clear()


@pytest.mark.parametrize("kind", KINDS)
def test_first_load_is_light(opened, kind):
    """Under 100 KB, without images and without what the service worker fetches afterwards."""
    page = opened("about:blank")
    weights = {}

    def weigh(request):
        if request.resource_type != "image":
            sizes = request.sizes()
            weights[request.url] = sizes["responseBodySize"] + sizes["responseHeadersSize"]

    requests = []
    page.on("requestfinished", lambda request: requests.append(request))
    until = "networkidle" if kind == "offline" else "load"  # that page fetches all there is to read
    page.goto(addresses("fr")[kind], wait_until=until)
    for request in requests:
        weigh(request)
    assert len(weights) >= 3
    assert sum(weights.values()) < 100_000, weights
