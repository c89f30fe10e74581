"""POISONOUS against TOUGH by typing and tapping only, and everything else the board offers."""

from __future__ import annotations

import re

import pytest
from kinds import HEALER, LANGUAGES, longest
from playwright.sync_api import Page, expect

from judge.share import pack

SCRIPT = pytest.mark.parametrize("script", [True, False], ids=["script", "no-script"])
SIZE = pytest.mark.parametrize("size", ["phone", "desktop"])
LANGUAGE = pytest.mark.parametrize("lang", LANGUAGES)
SETTLED = ["attack axolotl-healer", "block plated-scorpion"]


def add(page: Page, name: str, to: str) -> None:
    page.locator("#cardname").fill(name)
    page.locator(".add select").select_option(to)
    page.locator(".add button").click()


def press(page: Page, do: str, **values: str) -> None:
    """Press the button of one small form of the board."""
    parts = "".join(f":has(input[name={k}][value='{v}'])" for k, v in values.items())
    page.locator(f"form.op:has(input[name=do][value={do}]){parts} button").click()


def side(page: Page, player: str):
    return page.locator(f".table.edit .side{player}")


def count(page: Page, player: str, what: str) -> int:
    form = page.locator(f"form.op:has(input[value='{player}.{what}']):has(input[value=up])")
    return int(form.locator("xpath=preceding-sibling::b").inner_text())


@SCRIPT
@SIZE
@LANGUAGE
def test_poisonous_against_tough(opened, lang, size, script):
    page = opened(f"/{lang}/board", size, java_script_enabled=script)
    healer = {"en": "Axolotl Healer", "fr": "Dr Axolotl", "es": "Sanador Ajolote"}[lang]
    add(page, "axolotl-healer", "A.play")
    add(page, "plated scorpoin", "B.play")  # a slip of the finger
    add(page, "gorillion", "A.hand")
    for _ in range(2):
        press(page, "count", of="B.hand", by="up")
    expect(side(page, "A").locator(".entries")).to_have_count(2)
    expect(side(page, "A").locator(".entries .cname").first).to_contain_text(healer)
    assert count(page, "B", "hand") == 2
    page.locator(".go a").click()

    # Attack, then block: only from what is legal.
    expect(page.locator("#decide")).to_be_visible()
    page.wait_for_load_state()
    page.locator(".option").nth(attack_at(page)).click()
    expect(page.locator(".steps > li")).to_have_count(1)
    options = page.locator(".option")
    expect(options).to_have_count(2)
    options.first.click()
    steps = page.locator(".steps > li")
    expect(steps.nth(6)).to_be_visible()
    page.wait_for_load_state()
    expect(page.locator(".verdict .vtext")).not_to_be_empty()
    assert page.locator(".verdict").get_attribute("class").split()[1] == "settled"
    told = page.locator(".steps .at").all_inner_texts()
    cited = page.locator(".why summary").all_inner_texts()
    assert "8.4" in " ".join(cited) and "8.6" in " ".join(cited)
    last = page.locator(".frame").last
    expect(last.locator(".sideB .creature.exhausted")).to_have_count(1)
    expect(last.locator(".sideA .creature")).to_have_count(0)

    step_through(page, script)

    # Another browser, with nothing but the link, shows the same.
    link = page.locator("#link").input_value()
    other = opened(link, "phone" if size == "desktop" else "desktop")
    assert other.locator(".steps .at").all_inner_texts() == told
    expect(other.locator(".vtext")).to_have_text(page.locator(".vtext").inner_text())

    # Change the block: back to that choice, and now let it through.
    page.locator(".change").nth(1).click()
    expect(page.locator(".steps > li")).to_have_count(1)
    page.locator(".option").last.click()
    expect(page.locator(".frame").last.locator(".sideB .counts")).to_contain_text("♥ 2")
    assert page.locator(".steps .at").all_inner_texts() != told
    assert page.locator("#link").input_value() != link


def attack_at(page: Page) -> int:
    """Which of the options is the attack; the cards in hand can be played as well."""
    hand = len(page.locator(".option").all())
    assert hand >= 2
    texts = page.locator(".option").all_inner_texts()
    return next(n for n, text in enumerate(texts) if re.search("xolotl|Ajolote", text))


def step_through(page: Page, script: bool) -> None:
    total = page.locator(".steps > li").count()
    shown = page.locator(".frame:visible")
    expect(shown).to_have_count(1)
    assert shown.get_attribute("id") == f"b{total}"
    if not script:
        expect(page.locator(".stepper")).to_be_hidden()
        for n in (1, 3, total):
            page.locator(f".steps a[href='#b{n}']").click()
            expect(shown).to_have_count(1)
            assert shown.get_attribute("id") == f"b{n}"
        return
    page.locator("[data-go='-1']").click()
    assert shown.get_attribute("id") == f"b{total - 1}"
    expect(page.locator("[aria-current=step]")).to_have_attribute("id", f"s{total - 1}")
    page.locator("[data-go='1']").click()
    assert shown.get_attribute("id") == f"b{total}"
    page.locator(".verdict").click()
    for _ in range(total + 2):  # not past the beginning
        page.keyboard.press("ArrowLeft")
    assert shown.get_attribute("id") == "b0"
    expect(shown.locator(".sideA .creature")).to_have_count(1)
    page.keyboard.press("ArrowRight")
    assert shown.get_attribute("id") == "b1"
    page.locator(f".steps a[href='#b{total}']").click()
    assert shown.get_attribute("id") == f"b{total}"


def test_a_swipe_steps_as_well(opened):
    page = opened(f"/en/resolve?s={pack({**HEALER, 'moves': SETTLED})}", "phone")
    shown = page.locator(".frame:visible")
    at = shown.get_attribute("id")
    box = page.locator(".boards").bounding_box()
    x, y = box["x"] + 60, box["y"] + 60
    page.locator(".boards").scroll_into_view_if_needed()
    page.evaluate(
        """([x, y]) => {
          const film = document.querySelector('[data-film]');
          const touch = (cx) => new Touch({identifier: 1, target: film, clientX: cx, clientY: y});
          film.dispatchEvent(new TouchEvent('touchstart', {touches: [touch(x)]}));
          film.dispatchEvent(new TouchEvent('touchend', {changedTouches: [touch(x + 120)]}));
        }""",
        [x, y],
    )
    assert shown.get_attribute("id") == f"b{int(at[1:]) - 1}"


def test_the_link_is_copied(opened):
    page = opened("about:blank")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.goto(f"/es/resolve?s={pack({**HEALER, 'moves': SETTLED})}")
    page.locator("[data-copy]").click()
    copied = page.evaluate("navigator.clipboard.readText()")
    assert copied == page.locator("#link").input_value()
    expect(page.locator("[data-copy]")).to_have_text(
        page.locator("[data-copy]").get_attribute("data-done")
    )


@SCRIPT
@LANGUAGE
def test_what_is_ruled_out_opens_and_says_why(opened, lang, script):
    board = {"A": {"play": ["tiger-squirrel"]}, "B": {"play": ["gorillion", "spider-owl"]}}
    packed = pack({**board, "moves": ["attack tiger-squirrel"]})
    page = opened(f"/{lang}/resolve?s={packed}", "phone", java_script_enabled=script)
    out = page.locator("details.out")
    expect(out.locator("li").first).to_be_hidden()
    out.locator("summary").click()
    reason = out.locator("li", has_text="gorillion")
    expect(reason).to_be_visible()
    expect(reason).to_contain_text("Gorileón" if lang == "es" else "Gorillion")
    reason.locator("a", has_text="8.5").click()
    expect(page).to_have_url(re.compile(rf"/{lang}/rules/8\.5$"))


def test_a_rule_opens_in_place(opened):
    page = opened(f"/fr/resolve?s={pack({**HEALER, 'moves': SETTLED})}", "phone")
    why = page.locator(".why").first
    expect(why.locator("p").first).to_be_hidden()
    why.locator("summary").click()
    expect(why.locator("p").first).to_be_visible()


def test_a_power_opens_into_its_parts(opened):
    board = {"A": {"play": ["shield-bugs", "gorillion"]}, "B": {"play": ["hyenix"]}}
    page = opened(f"/en/resolve?s={pack(board)}", "phone")
    power = page.locator(".frame:visible .sideA details.pow").first
    power.locator("summary").click()
    expect(power.locator(".partsum")).to_be_visible()
    expect(power.locator(".partsum")).to_contain_text("Shield Bugs")


@SCRIPT
@LANGUAGE
def test_the_tools_of_the_board(opened, lang, script):
    page = opened(f"/{lang}/board", "phone", java_script_enabled=script)
    gorillion = "Gorileón" if lang == "es" else "Gorillion"
    add(page, "gorillion", "A.play")
    add(page, "hyenix", "B.discard")

    # flags
    for flag in ("exhausted", "entered"):
        button = f"form.op:has(input[value={flag}]) button"
        press(page, "flag", at="A.play.0", flag=flag)
        expect(page.locator(button).first).to_contain_text("✓")
    press(page, "flag", at="A.play.0", flag="exhausted")
    button = page.locator("form.op:has(input[value=exhausted]) button")
    expect(button).not_to_contain_text("✓")

    # counters
    start = {what: count(page, "B", what) for what in ("life", "mindbugs", "hand", "deck")}
    for what, value in start.items():
        press(page, "count", of=f"B.{what}", by="up")
        assert count(page, "B", what) == value + 1
        press(page, "count", of=f"B.{what}", by="down")
        assert count(page, "B", what) == value
    for _ in range(4):
        press(page, "count", of="B.life", by="down")
    assert count(page, "B", "life") == 1

    # undo: one step back
    page.locator(".tools a.chip").first.click()
    assert count(page, "B", "life") == 1  # the last tap changed nothing
    press(page, "count", of="A.life", by="down")
    assert count(page, "A", "life") == 2
    page.locator(".tools a.chip").first.click()
    assert count(page, "A", "life") == 3

    # the turn, and the seats
    press(page, "turn", turn="B")
    expect(side(page, "B").locator(".turnmark")).to_be_visible()
    press(page, "swap")
    expect(side(page, "B").locator(".cname")).to_have_text(gorillion)
    assert count(page, "A", "life") == 1
    expect(side(page, "A").locator(".turnmark")).to_be_visible()

    # move, remove, start over
    move = page.locator("form.op:has(input[value='B.play.0']):has(select)")
    move.locator("select").select_option("A.hand")
    move.locator("button").click()
    expect(side(page, "A").locator(".cname", has_text=gorillion)).to_be_visible()
    press(page, "remove", at="A.hand.0")
    expect(page.locator(".cname", has_text=gorillion)).to_have_count(0)
    press(page, "clear")
    expect(page.locator(".entries")).to_have_count(0)


@LANGUAGE
def test_a_name_nobody_knows(opened, lang):
    page = opened(f"/{lang}/board?s={pack(HEALER)}", "phone", java_script_enabled=False)
    add(page, "<b>nobody</b>", "A.play")
    expect(page.get_by_role("alert")).to_contain_text("<b>nobody</b>")
    expect(side(page, "A").locator(".entries li")).to_have_count(1)  # the board is still there


@SCRIPT
def test_undo_goes_on_to_the_beginning(opened, script):
    """Undo is not once only."""
    page = opened("/en/board", "phone", java_script_enabled=script)
    for name in ("gorillion", "hyenix", "killer-bee"):
        add(page, name, "A.play")
    for left in (2, 1, 0):
        page.get_by_role("link", name="Undo").click(timeout=10_000)
        expect(side(page, "A").locator(".entries li")).to_have_count(left)


def test_names_with_many_letters_stay_inside_their_card(opened):
    """Nothing is cut and nothing overlaps where the board is crowded."""
    board = {"A": {"play": longest(10)}, "B": {"play": longest(10, 10), "discard": longest(20)}}
    page = opened(f"/es/resolve?s={pack(board)}", "phone")
    spilt = page.evaluate(
        """[...document.querySelectorAll('.frame.now .creature')].filter((box) => {
          const outer = box.getBoundingClientRect();
          return [...box.querySelectorAll(':not(.unseen)')].some((part) => {
            const inner = part.getBoundingClientRect();
            const spills = inner.right > outer.right + 1 || inner.bottom > outer.bottom + 1;
            return inner.width && spills;
          });
        }).map((box) => box.textContent)"""
    )
    assert spilt == []


@LANGUAGE
def test_touch_targets_are_large_enough(opened, lang):
    """24 pixels at least, but for links inside a sentence (WCAG 2.5.8)."""
    page = opened(f"/{lang}/board?s={pack(HEALER)}", "phone")
    for address in (page.url, f"/{lang}/resolve?s={pack({**HEALER, 'moves': SETTLED})}"):
        page.goto(address)
        small = page.evaluate(
            """[...document.querySelectorAll(
                 'button, input:not([type=hidden]), select, summary, .option, .chip, .top a')]
              .filter((e) => { const b = e.getBoundingClientRect();
                return b.width && (b.width < 24 || b.height < 24) && !e.closest('.pow'); })
              .map((e) => e.outerHTML.slice(0, 80))"""
        )
        assert small == []


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_nothing_jumps_from_step_to_step(opened, size):
    """A crowded board changes its height; the buttons stay under the finger all the same."""
    many = ["gorillion"] * 9
    board = {
        "A": {"play": ["axolotl-healer", *many]},
        "B": {"play": ["plated-scorpion", *many], "discard": many + many},
        "moves": SETTLED,
    }
    page = opened(f"/fr/resolve?s={pack(board)}", size, reduced_motion="reduce")
    page.locator(".boards").evaluate("(boards) => boards.scrollIntoView()")
    back = page.locator("[data-go='-1']")
    expect(back).to_be_in_viewport()  # also where the board is higher than the screen
    place = "(button) => [scrollY, button.getBoundingClientRect().top]"
    at = back.evaluate(place)
    heights = page.evaluate(
        "[...document.querySelectorAll('.frame .table')].map((table) => table.offsetHeight)"
    )
    assert len(set(heights)) > 1
    for _ in heights[1:]:
        back.click()
        assert back.evaluate(place) == at
    expect(page.locator(".frame:visible .caption")).to_have_text("Avant")
