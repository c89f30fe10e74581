"""Every kind of page: no accessibility problem, no sideways scrolling, no complaint, light."""

from __future__ import annotations

import pytest
from axe_playwright_python.base import AXE_SCRIPT
from kinds import ERRORS, LANGUAGES, addresses

TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
EVERYTHING = {"runOnly": {"type": "tag", "values": TAGS}, "resultTypes": ["violations"]}
# Long lists repeat one pattern: the first eight entries of each, and three chapters, are judged.
SHORTENED = """
const LONG = '.grid, .chapter, main > section > .plain, .steps, .boards';
for (const box of document.querySelectorAll(LONG))
  [...box.children].slice(8).forEach((child) => child.remove());
[...document.querySelectorAll('.chapter')].slice(3).forEach((child) => child.remove());
"""
KINDS = tuple(addresses("en"))
HEAVY = (
    *("rules", "cards", "cards-tokyo", "rulings", "board-crowded", "board-newer"),
    *("resolve-crowded", "resolve-groups", "resolve-many", "explore"),
)
# Of a resolution every board is judged, one under the other, also what is marked as changed.
# (The bar of buttons that sticks to the window would cover some of them.)
ALL_BOARDS = """
document.querySelectorAll('.stepper').forEach((bar) => { bar.style.position = 'static'; });
document.querySelectorAll('.boards').forEach((box) => { box.style.display = 'block'; });
document.querySelectorAll('.frame').forEach((frame) => { frame.style.visibility = 'visible'; });
"""
# Judged in the page's own time: four pages at once, and the answers are fetched afterwards.
JUDGE = f"""(options) => {{
  document.querySelectorAll('details').forEach((d) => {{ d.open = true; }});
  {SHORTENED}{ALL_BOARDS}
  window.judged = axe.run(options).then(({{ violations }}) => violations
    .filter(({{ impact }}) => ['serious', 'critical'].includes(impact))
    .map(({{ id, nodes }}) => [id, ...nodes.slice(0, 3).map(({{ target }}) => target)]));
}}"""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_axe_finds_nothing_serious(opened, lang):
    """Every kind of page, all rules, as a phone and a desktop show it, by day and by night."""
    pages = {}
    for size in ("phone", "desktop"):
        for scheme in ("light", "dark"):
            page = opened("about:blank", size, color_scheme=scheme, reduced_motion="reduce")
            page.add_init_script(AXE_SCRIPT)
            pages[size, scheme] = page
    found = []
    for kind, address in addresses(lang).items():
        for page in pages.values():
            page.goto(address, wait_until="commit")
        for page in pages.values():
            page.wait_for_load_state()
            page.evaluate(JUDGE, EVERYTHING)
        for shown, page in pages.items():
            found += [(kind, *shown, *problem) for problem in page.evaluate("judged")]
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


@pytest.mark.parametrize(
    ("kind", "lang"),
    [*((kind, "fr") for kind in KINDS), *((k, lang) for k in HEAVY for lang in ("en", "es"))],
)
def test_first_load_is_light(opened, kind, lang):
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
    page.goto(addresses(lang)[kind], wait_until=until)
    for request in requests:
        weigh(request)
    assert len(weights) >= 3
    assert sum(weights.values()) < 100_000, weights


def test_what_is_printed_is_ink_on_paper(opened):
    """Also from a screen that is dark; and of a resolution every board is printed."""
    page = opened(addresses("fr")["resolve"], color_scheme="dark")
    page.emulate_media(media="print", color_scheme="dark")
    colours = page.evaluate(
        """[...document.querySelectorAll('body, .verdict, .frame .table')].map((box) => {
          const style = getComputedStyle(box);
          return [style.backgroundColor, style.color, style.visibility];
        })"""
    )
    paper, ink = "rgb(255, 255, 255)", "rgb(0, 0, 0)"
    assert len(colours) > 4
    assert {tuple(colour) for colour in colours} == {(paper, ink, "visible")}
