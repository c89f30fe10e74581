"""Boards of the newer sets, set up and played by tapping, with and without a script."""

from __future__ import annotations

import pytest
from kinds import BOUGHT, CHUCK, HAND_OUT, LANGUAGES, MANY, RANDOM, ROLL, START
from playwright.sync_api import Page, expect

from judge.share import pack

SCRIPT = pytest.mark.parametrize("script", [True, False], ids=["script", "no-script"])
LANGUAGE = pytest.mark.parametrize("lang", LANGUAGES)


def press(page: Page, do: str, **values: str) -> None:
    """Press the button of one small form of the board."""
    parts = "".join(f":has(input[name={k}][value='{v}'])" for k, v in values.items())
    page.locator(f"form.op:has(input[name=do][value={do}]){parts} button").click()


def told(page: Page) -> list[str]:
    return page.locator(".steps .at").all_inner_texts()


@SCRIPT
@LANGUAGE
def test_boost_counters_and_forms_by_tapping(opened, lang, script):
    board = {"A": {"play": ["cloud-lady"]}, "B": {"play": ["gorillion"]}}
    page = opened(f"/{lang}/board?s={pack(board)}", "phone", java_script_enabled=script)
    more = page.locator(".sideA details.more")
    expect(more.locator(".counter")).to_be_hidden()  # a simple board stays simple
    more.locator("summary").click()
    press(page, "octonite", at="A.play.0", by="up")
    press(page, "octonite", at="A.play.0", by="up")
    expect(more.locator(".counter b")).to_have_text("2")
    page.locator(".sideA .addhere input[name=card]").fill("gorillion")
    page.locator(".sideA .addhere button").click()
    expect(more.locator(".boosts li")).to_have_count(1)
    press(page, "form", at="A.play.0", form="thunder-queen")
    queen = {"en": "Thunder Queen", "fr": "Reine Tonnerre", "es": "Reina del Trueno"}[lang]
    expect(page.locator(".sideA .entries > li > .cname")).to_contain_text(queen)
    expect(page.locator(".sideA .entries > li > .cname .octonite")).to_contain_text("2")
    page.locator(".go a").click()
    creature = page.locator(".frame .sideA .creature")
    expect(creature.locator(".octonite")).to_contain_text("2")
    expect(creature.locator(".stage")).to_contain_text("3")
    creature.locator(".under summary").click()
    expect(creature.locator(".under")).to_contain_text("Goril")


@SCRIPT
@LANGUAGE
def test_a_roll_and_a_reroll_are_entered_by_tapping_faces(opened, lang, script):
    page = opened(f"/{lang}/resolve?s={pack(ROLL)}", "phone", java_script_enabled=script)
    faces = page.locator(".picks a.option")
    expect(faces).to_have_count(6)
    expect(faces.first.locator("svg.face")).to_be_visible()
    faces.nth(4).click()
    expect(page.locator(".picked")).to_be_visible()
    faces.nth(0).click()
    expect(page.locator(".options a.option")).to_have_count(4)
    expect(page.locator(".steps > li")).to_have_count(2)
    page.locator(".options a.option").nth(1).click()  # the second die again
    expect(faces).to_have_count(6)
    faces.nth(2).click()
    expect(page.locator(".steps > li").nth(3)).to_be_visible()
    assert "3" in told(page)[3] and "2" in told(page)[3]  # Energy 2 was kept, Grow 3 is new


@SCRIPT
@LANGUAGE
def test_octonite_is_handed_out_by_tapping_creatures(opened, lang, script):
    page = opened(f"/{lang}/resolve?s={pack(HAND_OUT)}", "phone", java_script_enabled=script)
    creatures = page.locator(".picks .option")
    creatures.first.click()
    expect(creatures.first).to_contain_text("×1")
    creatures.first.click()
    expect(creatures.first).to_contain_text("×2")
    expect(page.locator(".picks .spent")).to_have_count(2)
    page.locator(".decision .big").click()
    expect(page.locator(".frame:last-child .sideA .octonite")).to_have_count(1)
    last = page.locator(".frame:last-child .sideA .creature").first
    expect(last.locator(".octonite")).to_contain_text("2")


@SCRIPT
@LANGUAGE
def test_a_power_card_is_laid_open_and_bought(opened, lang, script):
    board = {"A": {"play": ["gorillion"]}, "B": {"play": ["luchataur"]}}
    page = opened(f"/{lang}/board?s={pack(board)}", "phone", java_script_enabled=script)
    page.locator(".kot > summary").click()
    press(page, "count", of="A.energy", by="up")
    page.locator(".kot select").select_option("rage")
    page.locator(".kot .addhere button").click()
    expect(page.locator(".kot .entries li")).to_have_count(1)
    press(page, "phase", phase="start")
    page.locator(".go a").click()
    expect(page.locator(".frame .powerrow .creature")).to_have_count(1)
    page.locator(".options a.option").first.click()
    expect(page.locator(".frame:last-child .powerrow .creature")).to_have_count(0)
    expect(page.locator(".frame:last-child .sideA .counts .energy")).to_contain_text("0")
    assert any("Rage" in text for text in told(page))


@SCRIPT
@LANGUAGE
def test_the_start_of_a_turn_is_chosen_bought_in_and_left_for_the_action(opened, lang, script):
    board = {k: v for k, v in START.items() if k != "phase"}
    page = opened(f"/{lang}/board?s={pack(board)}", "phone", java_script_enabled=script)
    press(page, "phase", phase="start")
    expect(page.locator("form.op:has(input[name=phase][value=action]) button")).to_contain_text("✓")
    page.locator(".go a").click()
    expect(page.locator(".decision .phase")).to_be_visible()
    expect(page.locator(".frame .sideA .counts .energy")).to_contain_text("3")
    page.locator(".options a.option", has_text="Rage").click()
    expect(page.locator(".decision .phase")).to_be_visible()  # one more could be bought
    page.locator(".options a.option").last.click()  # nothing more
    expect(page.locator(".decision .phase")).to_have_count(0)
    expect(page.locator("h3.phase")).to_have_count(1)
    page.locator(".options a.option", has_text="Goril").click()  # the action of the turn
    expect(page.locator("h3.phase")).to_have_count(2)


@LANGUAGE
def test_stepping_goes_on_from_the_start_of_a_turn_into_the_turn(opened, lang):
    page = opened(f"/{lang}/resolve?s={pack(BOUGHT)}", "phone")
    first, second = page.locator("ol.steps").all()[:2]
    border = first.locator("> li").count()
    assert border > 5
    assert second.get_attribute("start") == str(border + 1)
    second.locator(".at").first.click()
    expect(page.locator(".frame.now")).to_have_id(f"b{border + 1}")
    expect(page.locator(".frame.now .caption .phase")).to_have_count(0)
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".frame.now")).to_have_id(f"b{border}")
    expect(page.locator(".frame.now .caption .phase")).to_be_visible()
    expect(first.locator("> li").last).to_have_attribute("aria-current", "step")
    expect(page.locator(".steps > li[aria-current]")).to_have_count(1)
    page.locator("[data-go='1']").click()
    expect(second.locator("> li").first).to_have_attribute("aria-current", "step")


@SCRIPT
@LANGUAGE
def test_several_of_many_cards_are_chosen_by_tapping(opened, lang, script):
    page = opened(f"/{lang}/resolve?s={pack(MANY)}", "phone", java_script_enabled=script)
    cards = page.locator(".picks .option")
    expect(cards).to_have_count(20)
    cards.nth(3).click()
    expect(cards.nth(3)).to_contain_text("✓")
    cards.nth(7).click()
    expect(page.locator(".howmany")).to_contain_text("2")
    page.locator(".picked a").click()  # the last one back
    expect(page.locator(".picks .spent")).to_have_count(1)
    for n in (0, 1, 2):
        cards.nth(n).click()  # the fourth card is the last that can be chosen
    expect(page.locator(".picks")).to_have_count(0)
    assert page.locator(".decision .option").count() > 0  # where to put them


@SCRIPT
@LANGUAGE
def test_cards_taken_at_random_are_entered_by_tapping(opened, lang, script):
    page = opened(f"/{lang}/resolve?s={pack(RANDOM)}", "phone", java_script_enabled=script)
    cards = page.locator(".picks a.option")
    expect(cards).to_have_count(6)
    cards.nth(1).click()
    expect(cards).to_have_count(5)
    cards.nth(4).click()
    expect(page.locator(".frame:last-child .sideB .counts")).to_contain_text("2")
    expect(page.locator(".picks")).to_have_count(0)


@SCRIPT
@LANGUAGE
def test_a_plain_die_is_entered_with_one_tap(opened, lang, script):
    page = opened(f"/{lang}/resolve?s={pack(CHUCK)}", "phone", java_script_enabled=script)
    faces = page.locator(".picks a.option")
    expect(faces).to_have_count(6)
    boxes = [face.bounding_box() for face in faces.all()]
    assert all(box["height"] >= 44 and box["width"] >= 44 for box in boxes)
    faces.nth(3).click()  # a 4: a creature is defeated, and the die is rolled again
    expect(page.locator(".frame:last-child .sideB .creature")).to_have_count(0)
    expect(faces).to_have_count(6)
