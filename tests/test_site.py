"""The site without a browser: every address, every answer's head, and nothing that breaks it."""

from __future__ import annotations

import gzip
import html
import json
import re
from pathlib import Path
from urllib.parse import parse_qs, quote, urlsplit
from xml.etree import ElementTree

import pytest
from pages import HAND_OUT, NEWER, ROLL, board_of, plain, reader

from judge.behind import rules_behind
from judge.cards import library
from judge.ready_made import READY_MADE
from judge.report import card_badges
from judge.rules import rulebook
from judge.rulings import rulings
from judge.scenario import FIELDS
from judge.share import MAX_ADDRESS, pack, unpack
from judge.web.pictures import FONTS

LANGUAGES = ("en", "fr", "es")
LANGUAGE = pytest.mark.parametrize("lang", LANGUAGES)
HEALER = {
    "A": {"play": ["axolotl-healer"]},
    "B": {"play": ["plated-scorpion"]},
    "moves": ["attack axolotl-healer", "block plated-scorpion"],
}
SCRIPT = "<script>alert(1)</script>"
NASTY = (
    SCRIPT,
    '"><img src=x onerror=alert(1)>',
    "'-alert(1)-'",
    "{{7*7}}",
    "%00\x00",
    "a" * 5_000,
    "\u202e\ufffd🂡",
    "../../etc/passwd",
)


@pytest.fixture(scope="module")
def client():
    return reader()


def pages(lang: str) -> list[str]:
    s = pack(HEALER)
    return [
        f"/{lang}/",
        f"/{lang}/search?q=venimeux",
        f"/{lang}/search?q=venimeux&in=rules",
        f"/{lang}/rules",
        f"/{lang}/rules/8.4",
        f"/{lang}/cards",
        f"/{lang}/cards/axolotl-healer",
        f"/{lang}/rulings",
        f"/{lang}/rulings/tough-against-stronger-poison",
        f"/{lang}/board",
        f"/{lang}/board?s={s}",
        f"/{lang}/resolve?s={s}",
        f"/{lang}/explore?s={s}",
        f"/{lang}/api",
        f"/{lang}/offline",
    ]


# -- every address --------------------------------------------------------------------------------


@LANGUAGE
def test_every_page_answers_in_its_language(client, lang):
    for path in pages(lang):
        answer = client.get(path)
        assert answer.status_code == 200, path
        assert answer.mimetype == "text/html"
        assert f'<html lang="{lang}">' in answer.text, path


@LANGUAGE
def test_every_rule_card_and_ruling_has_a_page(client, lang):
    for kind, ids in (
        ("rules", rulebook().rules),
        ("cards", [card.id for card in library()]),
        ("rulings", rulings()),
    ):
        for id in ids:
            assert client.get(f"/{lang}/{kind}/{id}").status_code == 200, (kind, id)


@LANGUAGE
def test_a_board_written_out_in_the_address(client, lang):
    text = "A: {play: [axolotl-healer]}\nB: {play: [plated-scorpion]}"
    for where in ("board", "resolve"):
        answer = client.get(f"/{lang}/{where}", query_string={"s": text})
        assert answer.status_code == 200
    assert client.get(f"/{lang}/resolve").status_code in (200, 422)  # an empty board


@LANGUAGE
def test_pictures_are_well_formed(client, lang):
    for name in ("qr.svg", "tree.svg"):
        answer = client.get(f"/{lang}/{name}", query_string={"s": pack(HEALER)})
        assert (answer.status_code, answer.mimetype) == (200, "image/svg+xml")
        ElementTree.fromstring(answer.text)


def png_size(data: bytes) -> tuple[int, int]:
    assert data.startswith(b"\x89PNG\r\n\x1a\n")
    return int.from_bytes(data[16:20]), int.from_bytes(data[20:24])


@LANGUAGE
def test_a_link_preview_is_a_picture_previewers_show(client, lang):
    text = client.get(f"/{lang}/resolve", query_string={"s": pack(HEALER)}).text
    said = dict(re.findall(r'<meta property="(og:image[^"]*)" content="([^"]*)"', text))
    answer = client.get(said["og:image"].removeprefix("http://localhost"))
    assert (
        (answer.status_code, answer.mimetype) == (200, "image/png") == (200, said["og:image:type"])
    )
    size = (int(said["og:image:width"]), int(said["og:image:height"]))
    assert png_size(answer.data) == size == (1200, 630)
    assert len(answer.data) < 100_000


def test_a_preview_shows_the_board_and_is_made_without_the_machines_fonts(client):
    """Another board is another picture; a picture without letters would be the same in French."""
    play = [{"card": card.id} for card in library()][:12]
    boards = (
        HEALER,
        {**HEALER, "A": {"play": ["axolotl-healer"], "life": 2}},
        {"A": {"play": play}},
    )
    pictures = {
        client.get(f"/{lang}/preview.png", query_string={"s": pack(board)}).data
        for board in boards
        for lang in ("en", "fr")
    }
    assert len(pictures) == 2 * len(boards)
    assert [Path(font).name for font in FONTS] == ["DejaVuSans-Bold.ttf", "DejaVuSans.ttf"]


def test_what_machines_ask_for(client):
    for path, kind in (
        ("/healthz", "application/json"),
        ("/manifest.webmanifest", "application/manifest+json"),
        ("/sw.js", "text/javascript"),
        ("/robots.txt", "text/plain"),
        ("/sitemap.xml", "application/xml"),
        ("/fr/opensearch.xml", "application/opensearchdescription+xml"),
        ("/fr/offline.json", "application/json"),
        ("/favicon.ico", "image/svg+xml"),
        ("/api/v1/openapi.json", "application/json"),
    ):
        answer = client.get(path)
        assert (answer.status_code, answer.mimetype) == (200, kind), path
        if "xml" in kind:
            ElementTree.fromstring(answer.data)
        if "json" in kind:
            json.loads(answer.data)
    assert client.get("/sw.js").headers["Cache-Control"] == "no-cache"


@pytest.mark.parametrize(
    ("wanted", "lang"),
    [
        ("fr", "fr"),
        ("es-MX,es;q=0.9,en;q=0.5", "es"),
        ("fr-CH, fr;q=0.9, en;q=0.8, de;q=0.7", "fr"),
        ("de, es;q=0.4", "es"),
        ("de", "en"),
        ("", "en"),
        ("<script>", "en"),
    ],
)
def test_the_first_page_follows_the_browser(client, wanted, lang):
    answer = client.get("/", headers={"Accept-Language": wanted})
    assert answer.status_code == 302
    assert answer.headers["Location"] == f"/{lang}/"
    assert "Accept-Language" in ", ".join(answer.headers.getlist("Vary"))
    assert "Set-Cookie" not in answer.headers


# -- the newer sets -------------------------------------------------------------------------------


@LANGUAGE
def test_every_card_that_two_players_can_use_can_be_put_on_a_board(client, lang):
    for card in library():
        text = client.get(f"/{lang}/cards/{card.id}").text
        found = re.search(r'class="big" href="([^"]+)"', text)
        assert bool(found) is not card.card.team, card.id
        if found:
            assert client.get(html.unescape(found[1])).status_code == 200, card.id


@pytest.mark.parametrize(
    ("card", "said"),
    [
        ("rage", ["Power card", "Price in energy 1"]),
        ("beetroot-predator", ["Octonite 2 →"]),
        ("hades", ["Dice 2"]),
        ("thunder-queen", ["Stage 3", "1 Cloud Lady (4)", "2 Typhoon Princess (6)"]),
        ("duel-of-the-fruits", ["2 against 2"]),
        ("sluggernaut", ["P6/2022"]),
    ],
)
def test_a_card_shows_what_only_some_cards_have(client, card, said):
    text = plain(client.get(f"/en/cards/{card}").text)
    assert [words for words in said if words not in text] == []


def test_a_power_card_has_no_power(client):
    assert 'class="power"' not in client.get("/en/cards/rage").text


def test_what_works_from_the_discard_pile_stands_in_a_box_of_its_own(client):
    text = client.get("/en/cards/blessed-killer-bee").text
    box = re.search(r'<div class="indiscard">(.*?)</div>', text, re.S)
    assert box and "they lose 2 more" in box[1]
    assert 'class="indiscard"' not in client.get("/en/cards/gorillion").text


def test_cards_of_one_set_come_in_the_order_of_the_set(client):
    for found in library().sets:
        text = client.get(f"/en/cards?set={found}").text
        shown = re.findall(r'<h3><a href="/en/cards/([^"]+)"', text)
        assert shown == [card.id for card in library() if card.set == found]


@LANGUAGE
def test_a_board_shows_everything_the_newer_sets_bring(client, lang):
    text = client.get(f"/{lang}/resolve", query_string={"s": pack(NEWER)}).text
    said = plain(text)
    energy, works, deck, aside = {
        "en": ("Energy 2", "works from the discard pile", "Power deck 4", "Set aside: Cybertooth"),
        "fr": ("Énergie 2", "agit depuis la défausse", "Pile Power 4", "de côté : Cybertooth"),
        "es": ("Energía 2", "desde la pila de descartes", "Mazo Power 4", "juego: Cybertooth"),
    }[lang]
    for words in (energy, works, deck, aside, "Octonite 3", "Boost 2 Goril", "Rage", "H.A.D.E.S."):
        assert words in said, words
    assert f'href="/{lang}/cards/sluggernaut"' in text


def test_a_simple_board_shows_nothing_of_the_newer_sets(client):
    said = plain(client.get("/en/resolve", query_string={"s": pack(HEALER)}).text)
    for words in ("Octonite", "Boost", "Energy", "Power row", "Stage", "Dice"):
        assert words not in said


def test_what_changed_is_marked(client):
    board = {**HAND_OUT, "moves": ["play beetroot-predator", "put 2 gorillion"]}
    text = client.get("/en/resolve", query_string={"s": pack(board)}).text
    marked = re.findall(r'class="badge octonite changed">.*?</svg>(.*?)</span>', text)
    assert marked == ["Octonite 0 (-2)", "Octonite 2 (+2)"]


def edited(client, board, **edit):
    """The board after an edit, as its page's address carries it."""
    answer = client.get("/en/board", query_string={"s": pack(board), **edit})
    assert answer.status_code == 303, plain(answer.text)
    (s,) = parse_qs(urlsplit(answer.headers["Location"]).query)["s"]
    return unpack(s).value


def refused(client, board, **edit):
    answer = client.get("/en/board", query_string={"s": pack(board), **edit})
    return answer.status_code == 422 and re.search(r'role="alert">(.*?)</p>', answer.text)[1]


def test_octonite_is_put_on_a_creature_and_taken_away(client):
    board = {"A": {"play": ["gorillion"]}}
    one = edited(client, board, do="octonite", at="A.play.0", by="up")
    assert one == {"A": {"play": [{"card": "gorillion", "octonite": 1}]}}
    assert edited(client, one, do="octonite", at="A.play.0", by="down") == board
    assert edited(client, board, do="octonite", at="A.play.0", by="down") == board
    assert refused(client, {"A": {"hand": ["gorillion"]}}, do="octonite", at="A.hand.0", by="up")


def test_cards_are_put_under_a_creature_and_taken_away(client):
    board = {"A": {"play": ["gorillion"]}}
    one = edited(client, board, do="boost", at="A.play.0", card="dr axolotl")
    assert one == {"A": {"play": [{"card": "gorillion", "boost": ["axolotl-healer"]}]}}
    two = edited(client, one, do="boost", at="A.play.0", card="unknown")
    assert two["A"]["play"][0]["boost"] == ["axolotl-healer", "unknown"]
    assert edited(client, two, do="unboost", at="A.play.0", n="0")["A"]["play"][0]["boost"] == 1
    assert edited(client, one, do="unboost", at="A.play.0", n="0") == board
    assert "Power card" in refused(client, board, do="boost", at="A.play.0", card="rage")
    assert refused(client, one, do="unboost", at="A.play.0", n="7")


def test_what_was_opened_to_edit_a_creature_stays_open(client):
    query = {"s": pack(NEWER), "do": "octonite", "at": "A.play.1", "by": "up"}
    text = client.get("/en/board", query_string=query, follow_redirects=True).text
    assert text.count('<details class="more" open>') == 1


def test_a_creature_evolves_and_goes_back(client):
    board = {"A": {"play": [{"card": "cloud-lady", "octonite": 2}]}}
    queen = edited(client, board, do="form", at="A.play.0", form="thunder-queen")
    assert queen == {"A": {"play": [{"card": "thunder-queen", "octonite": 2}]}}
    assert edited(client, queen, do="form", at="A.play.0", form="cloud-lady") == board
    assert refused(client, board, do="form", at="A.play.0", form="gorillion")
    # Only in play is it evolved.
    assert edited(client, queen, do="move", at="A.play.0", to="B.hand")["B"] == {
        "hand": ["cloud-lady"]
    }
    assert edited(client, {}, do="add", card="thunder queen", to="A.discard")["A"] == {
        "discard": ["cloud-lady"]
    }


def test_a_creature_that_changes_sides_keeps_what_it_has(client):
    entry = {"card": "gorillion", "exhausted": True, "octonite": 2, "boost": ["luchataur"]}
    assert edited(client, {"A": {"play": [entry]}}, do="move", at="A.play.0", to="B.play") == {
        "B": {"play": [entry]}
    }


def test_an_exhausted_card_with_several_sides_lies_on_one_of_them(client):
    board = {"A": {"play": ["sluggernaut"]}}
    down = edited(client, board, do="flag", at="A.play.0", flag="exhausted")
    assert down["A"]["play"] == [{"card": "sluggernaut", "exhausted": True, "side": 1}]
    other = edited(client, down, do="side", at="A.play.0", side="2")
    assert other["A"]["play"][0]["side"] == 2
    assert edited(client, other, do="flag", at="A.play.0", flag="exhausted") == board
    assert refused(client, board, do="side", at="A.play.0", side="1")
    assert refused(client, down, do="side", at="A.play.0", side="9")


def test_energy_and_power_cards_are_set_up(client):
    board = edited(client, {}, do="count", of="B.energy", by="up")
    assert board == {"B": {"energy": 1}}
    board = edited(client, board, do="power", card="rage")
    board = edited(client, board, do="count", of="power.deck", by="up")
    # Wherever it is put, a Power card has only one place.
    board = edited(client, board, do="add", card="ambush", to="A.hand")
    assert board == {"B": {"energy": 1}, "power": {"row": ["rage", "ambush"], "deck": 1}}
    board = edited(client, board, do="unpower", n="0")
    board = edited(client, board, do="count", of="power.deck", by="down")
    assert board["power"] == {"row": ["ambush"]}
    board = edited(client, board, do="unpower", n="0")
    assert edited(client, board, do="count", of="B.energy", by="down") == {}
    assert refused(client, {}, do="power", card="gorillion")


def test_a_power_card_is_put_on_a_board_on_which_it_can_be_bought(client):
    text = client.get("/en/cards/rage").text
    board = board_of(re.search(r'class="big" href="([^"]+)"', text)[1])
    said = plain(client.get("/en/resolve", query_string={"s": pack(board)}).text)
    assert "Start of A’s turn" in said and "Buy Rage" in said


def test_a_creature_is_put_on_a_board_with_its_counters(client):
    text = client.get("/en/cards/lychee-king").text
    board = board_of(re.search(r'class="big" href="([^"]+)"', text)[1])
    assert board["A"]["play"][0]["octonite"] == library().cards["lychee-king"].card.octonite > 0


@LANGUAGE
def test_the_board_says_which_discarded_cards_are_at_work(client, lang):
    board = {"A": {"discard": ["blessed-killer-bee", "gorillion"]}}
    text = client.get(f"/{lang}/board", query_string={"s": pack(board)}).text
    (works,) = re.findall(r'<p class="works">(.*?)</p>', text)
    assert {"en": "they lose 2 more", "fr": "2 de plus", "es": "2 más"}[lang] in plain(works)


def test_a_turn_can_be_looked_at_from_its_start(client):
    start = edited(client, {}, do="phase", phase="start")
    assert start == {"phase": "start"}
    assert edited(client, start, do="phase", phase="action") == {}


def test_swapping_sides_swaps_what_was_set_aside(client):
    assert edited(client, NEWER, do="swap")["aside"][0]["player"] == "A"


# -- heads ----------------------------------------------------------------------------------------


def test_security_headers_are_everywhere(client):
    paths = [*pages("fr"), "/", "/fr/rules/99", "/xx/", "/api/v1/rules/8.4", "/api/v1/cards/x"]
    for path in [*paths, "/static/site.css", "/sw.js", "/fr/resolve?s=broken"]:
        headers = client.get(path).headers
        policy = headers["Content-Security-Policy"]
        assert "default-src 'none'" in policy, path
        assert "unsafe" not in policy
        assert "frame-ancestors 'none'" in policy
        assert headers["X-Content-Type-Options"] == "nosniff"
        assert headers["Referrer-Policy"]
        assert "Set-Cookie" not in headers


def test_no_page_needs_an_exception_from_the_policy(client):
    for path in pages("en"):
        text = client.get(path).text
        assert not re.search(r"<script(?![^>]*\bsrc=)", text), path
        assert not re.search(r"<[^>]+\s(style|on\w+)=", text), path
        assert "<style" not in text


@LANGUAGE
def test_the_heaviest_pages_are_sent_in_less_than_100_kb(client, lang):
    """As they come over the network, with the style sheet, the script and the icons."""
    full = pack(READY_MADE["full-table"].scenario)
    heavy = ["cards", "rules", "rulings", "board", f"board?s={full}", f"board?s={pack(NEWER)}"]
    ready = [f"resolve?s={pack(board.scenario)}" for board in READY_MADE.values()]
    assets = {"site.css", "site.js", "icons.svg"}
    wanted = {"Accept-Encoding": "gzip"}
    shared = sum(len(client.get(f"/static/{name}", headers=wanted).data) for name in assets)
    weights = {}
    for page in (*heavy, *ready):
        answer = client.get(f"/{lang}/{page}", headers=wanted)
        assert answer.status_code == 200, page
        weights[page] = len(answer.data) + shared
    assert len(weights) > 12
    assert max(weights.values()) < 100_000, weights


def test_all_cards_are_on_one_page(client):
    text = client.get("/fr/cards").text
    assert text.count('<article class="card') == len(library().cards)


def test_gzip_where_it_is_wanted(client):
    for path in ("/fr/rules", "/fr/offline.json", "/static/site.js", "/static/site.css"):
        plain = client.get(path)
        assert "Content-Encoding" not in plain.headers
        small = client.get(path, headers={"Accept-Encoding": "gzip"})
        assert small.headers["Content-Encoding"] == "gzip", path
        assert gzip.decompress(small.data) == plain.data
        assert int(small.headers["Content-Length"]) == len(small.data) < len(plain.data)
        for answer in (plain, small):
            assert "Accept-Encoding" in ", ".join(answer.headers.getlist("Vary"))


@pytest.mark.parametrize("encoding", ["", "gzip"])
def test_what_has_not_changed_is_not_sent_again(client, encoding):
    for path in [*pages("es"), "/static/site.css", "/fr/offline.json", "/api/v1/rules/8.4"]:
        first = client.get(path, headers={"Accept-Encoding": encoding})
        tag = first.headers["ETag"]
        assert tag
        again = client.get(path, headers={"Accept-Encoding": encoding, "If-None-Match": tag})
        assert again.status_code == 304, path
        assert again.data == b""
        other = client.get(path, headers={"If-None-Match": '"other"'})
        assert other.status_code == 200


def test_versioned_assets_are_kept_for_long(client):
    text = client.get("/en/").text
    assets = set(re.findall(r'"(/static/[^"#]+)', text))
    assert len(assets) >= 3
    for asset in assets:
        assert re.search(r"\?v=[0-9a-f]{8,}$", asset), asset
        control = client.get(asset).headers["Cache-Control"]
        assert int(re.search(r"max-age=(\d+)", control)[1]) >= 31_000_000
    assert "31536000" not in client.get("/en/").headers["Cache-Control"]


def test_every_asset_a_machine_is_told_of_is_versioned(client):
    icons = client.get("/manifest.webmanifest").get_json()["icons"]
    addresses = [icon["src"] for icon in icons]
    addresses += re.findall(r'"(/static/[^"]+)"', client.get("/sw.js").text)
    assert len(addresses) >= 5
    for address in addresses:
        assert re.search(r"\?v=[0-9a-f]{8,}$", address), address
        assert "max-age=31536000" in client.get(address).headers["Cache-Control"]


@pytest.mark.parametrize(
    "path",
    ["/favicon.ico", "/static/icon.svg", "/static/site.css?v=", "/static/site.css?v=0123456789"],
)
def test_an_asset_without_its_version_is_asked_for_again_soon(client, path):
    control = client.get(path).headers["Cache-Control"]
    assert int(re.search(r"max-age=(\d+)", control)[1]) <= 86_400


@pytest.mark.parametrize("name", ["nothing.css", "../__init__.py", "..%2f__init__.py", ""])
def test_only_static_files_are_served_as_such(client, name):
    assert client.get(f"/static/{name}?v=1").status_code == 404


@LANGUAGE
def test_the_filters_of_cards_are_named_in_the_readers_language(client, lang):
    names = {"en": ("When …", "Constant"), "fr": ("Quand…", "Permanente")}
    for name in names.get(lang, ("Cuando…", "Permanente")):
        assert f">{name}</option>" in client.get(f"/{lang}/cards").text


@LANGUAGE
def test_the_same_page_in_other_languages(client, lang):
    for path in pages(lang):
        text = client.get(path).text
        address = "http://localhost" + path.replace("&", "&amp;")
        assert f'<link rel="canonical" href="{address}">' in text, path
        for other in LANGUAGES:
            there = address.replace(f"/{lang}/", f"/{other}/", 1)
            assert f'<link rel="alternate" hreflang="{other}" href="{there}">' in text, path


def test_the_sitemap_lists_everything(client):
    tree = ElementTree.fromstring(client.get("/sitemap.xml").data)
    found = {e.text for e in tree.iter("{http://www.sitemaps.org/schemas/sitemap/0.9}loc")}
    for lang in LANGUAGES:
        for number in rulebook().rules:
            assert f"http://localhost/{lang}/rules/{number}" in found
        for card in library():
            assert f"http://localhost/{lang}/cards/{card.id}" in found
        for id in rulings():
            assert f"http://localhost/{lang}/rulings/{id}" in found


@LANGUAGE
def test_every_link_on_a_page_leads_somewhere(client, lang):
    seen = set()
    for path in pages(lang):
        for link in re.findall(r'(?:href|src)="(/[^"#]*)', client.get(path).text):
            seen.add(link.replace("&amp;", "&"))
    for link in seen:
        assert client.get(link).status_code in (200, 302, 303), link


# -- bad input ------------------------------------------------------------------------------------


def assert_clean(answer, statuses, lang=None):
    assert answer.status_code in statuses, (answer.request.path, answer.status_code)
    if answer.mimetype == "text/html":
        assert SCRIPT not in answer.text
        assert "<img src=x" not in answer.text
        assert not re.search(r'(href|src)="\s*javascript:', answer.text)
        assert "Traceback" not in answer.text
        if lang and answer.status_code != 302:
            assert f'<html lang="{lang}">' in answer.text, answer.request.path


@pytest.mark.parametrize("path", ["/xx/", "/de/rules", "/xx/rules/8.4", "/xx", "/fr/nothing", "/x"])
def test_unknown_addresses(client, path):
    answer = client.get(path, headers={"Accept-Language": "fr"}, follow_redirects=True)
    assert_clean(answer, {404}, "fr")


@LANGUAGE
def test_an_unknown_page_is_in_the_language_of_its_address(client, lang):
    other = {"en": "fr", "fr": "es", "es": "en"}[lang]
    known = [f"/{lang}/{kind}/99.99" for kind in ("rules", "cards", "rulings")]
    for path in [*known, f"/{lang}/nothing", f"/{lang}/rules/8.4/x"]:
        answer = client.get(path, headers={"Accept-Language": other})
        assert_clean(answer, {404}, lang)
    answer = client.post(f"/{lang}/board", headers={"Accept-Language": other})
    assert_clean(answer, {405}, lang)


@LANGUAGE
@pytest.mark.parametrize("nasty", NASTY)
def test_nothing_is_reflected(client, lang, nasty):
    s = pack(HEALER)
    for path in (
        f"/{lang}/rules/{nasty[:200]}",
        f"/{lang}/cards/{nasty[:200]}",
        f"/{lang}/rulings/{nasty[:200]}",
        f"/{nasty[:200]}/rules",
    ):
        assert_clean(client.get(path), {404, 308})
    queries = (
        ("search", {"q": nasty, "in": nasty}),
        ("search", {"q": nasty, "kw": nasty, "set": nasty, "power": nasty}),
        ("cards", {"q": nasty}),
        ("cards", {"q": nasty, "power": nasty, "kw": nasty, "trigger": nasty, "does": nasty}),
        ("", {nasty[:50]: nasty}),
        ("rules/8.4", {nasty[:50]: nasty}),
        ("board", {"s": nasty}),
        ("board", {"s": s, "p": nasty}),
        ("board", {"s": s, "do": nasty}),
        ("board", {"do": "add", "card": nasty, "to": "A.play"}),
        ("board", {"do": "add", "card": "gorillion", "to": nasty}),
        ("board", {"s": s, "do": "remove", "at": nasty}),
        ("board", {"s": s, "do": "move", "at": "A.play.0", "to": nasty}),
        ("board", {"s": s, "do": "flag", "at": "A.play.0", "flag": nasty}),
        ("board", {"s": s, "do": "count", "of": nasty, "by": "up"}),
        ("board", {"s": s, "do": "count", "of": "A.life", "by": nasty}),
        ("board", {"s": s, "do": "turn", "turn": nasty}),
        ("board", {"s": s, "do": "ruleset", "ruleset": nasty}),
        ("board", {"s": s, "more": nasty}),
        ("board", {"s": s, "do": "octonite", "at": "A.play.0", "by": nasty}),
        ("board", {"s": s, "do": "boost", "at": "A.play.0", "card": nasty}),
        ("board", {"s": s, "do": "unboost", "at": "A.play.0", "n": nasty}),
        ("board", {"s": s, "do": "form", "at": "A.play.0", "form": nasty}),
        ("board", {"s": s, "do": "side", "at": "A.play.0", "side": nasty}),
        ("board", {"s": s, "do": "power", "card": nasty}),
        ("board", {"s": s, "do": "unpower", "n": nasty}),
        ("board", {"s": s, "do": "phase", "phase": nasty}),
        ("resolve", {"s": pack(ROLL), "pick": nasty}),
        ("resolve", {"s": nasty}),
        ("explore", {"s": nasty}),
        ("explore", {"s": s, "claim": nasty}),
        ("qr.svg", {"s": nasty}),
        ("preview.png", {"s": nasty}),
    )
    for path, query in queries:
        answer = client.get(f"/{lang}/{path}", query_string=query)
        assert_clean(answer, {200, 303, 404, 414, 422}, lang if answer.status_code != 303 else None)


PARAMETERS = (
    *("q", "in", "kw", "set", "power", "trigger", "does", "lang", "v", "s", "p", "claim", "turns"),
    *("do", "card", "to", "at", "flag", "of", "by", "turn", "ruleset"),
    *("n", "form", "side", "phase", "more", "pick"),
)
REFUSED = {302, 303, 308, 404, 405, 414, 422, 429}  # every clean way not to show what was asked


@pytest.mark.parametrize("nasty", NASTY)
def test_no_address_breaks_whatever_it_is_given(client, nasty):
    """Every address there is, with something nasty in each of its parts and parameters."""
    for rule in client.application.url_map.iter_rules():
        path = re.sub(r"<(?!lang)[^>]+>", lambda _: quote(nasty[:200], safe=""), rule.rule)
        for lang in LANGUAGES if "<lang>" in path else ("",):
            for method in ("GET", "POST"):
                answer = client.open(
                    path.replace("<lang>", lang),
                    method=method,
                    query_string=dict.fromkeys(PARAMETERS, nasty),
                )
                assert_clean(answer, {200, *REFUSED}, lang or None)


def test_no_address_is_there_in_a_language_that_is_not(client):
    for rule in client.application.url_map.iter_rules():
        if "<lang>" in rule.rule:
            path = re.sub(r"<[^>]+>", "8.4", rule.rule.replace("<lang>", "xx"))
            assert_clean(client.get(path, headers={"Accept-Language": "es"}), {404}, "es")


@pytest.mark.parametrize(
    "host", ['a"><script>alert(1)</script>', "javascript:alert(1)", "a b", "é"]
)
def test_a_made_up_host_is_not_reflected(client, host):
    for path in ("/fr/", f"/fr/resolve?s={pack(HEALER)}", "/robots.txt", "/sitemap.xml"):
        answer = client.get(path, headers={"Host": host})
        assert_clean(answer, {200, 400})
        assert "<script>alert" not in answer.text


def with_script_in(field: str, kind: str) -> dict:
    """A board with a script where one field of the format stands."""
    if kind == "scenario":
        return {**HEALER, field: SCRIPT}
    if kind == "player":
        return {**HEALER, "A": {**HEALER["A"], field: SCRIPT}}
    zone = "play" if kind == "creature" else "hand"
    return {**HEALER, "A": {zone: [{"card": "axolotl-healer", field: SCRIPT}]}}


@pytest.mark.parametrize(
    ("kind", "field"), [(kind, field) for kind, fields in FIELDS.items() for field in fields]
)
def test_a_script_in_any_field_of_a_board_is_only_text(client, kind, field):
    board = with_script_in(field, kind)
    for lang in LANGUAGES:
        for where in ("board", "resolve", "explore", "qr.svg", "preview.png", "tree.svg"):
            answer = client.get(f"/{lang}/{where}", query_string={"s": pack(board)})
            assert_clean(answer, {200, 422, 429}, lang)
            assert "<script>alert" not in answer.get_data().decode("latin-1")
    answer = client.post("/api/v1/resolve", json=board)
    assert answer.mimetype == "application/json"
    assert answer.status_code in (200, 422)


@LANGUAGE
def test_orders_to_the_address_builder_are_not_followed(client, lang):
    for name in (
        "_scheme",
        "_external",
        "_anchor",
        "_method",
        "endpoint",
        "lang",
        "number",
        "self",
    ):
        for path in ("", "search", "rules/8.4", "board"):
            answer = client.get(f"/{lang}/{path}", query_string={name: "javascript", "q": "x"})
            assert_clean(answer, {200}, lang)
            assert "javascript:" not in answer.text
    query = {"_scheme": "javascript", "_external": "1"}
    assert "javascript:" not in client.get(f"/{lang}/rules", query_string=query).text
    answer = client.get(f"/{lang}/rules/8.4?number=8.7&lang=xx")
    assert f"/{lang}/rules/8.4" in re.search(r'rel="canonical" href="([^"]*)"', answer.text)[1]


BOARDS = (
    [],
    "text",
    5,
    None,
    {"A": []},
    {"A": "x"},
    {"A": {"life": "many"}},
    {"A": {"life": -1}},
    {"A": {"life": 10**17}},
    {"A": {"play": "gorillion"}},
    {"A": {"play": 3}},
    {"A": {"play": [["gorillion"]]}},
    {"A": {"play": [{"card": None}]}},
    {"A": {"play": [{"card": SCRIPT}]}},
    {"A": {"play": [{"card": "gorillion", "as": SCRIPT}]}},
    {"A": {"hand": [SCRIPT], "deck": 10**9}},
    {"A": {"hand": True}},
    {"ruleset": SCRIPT},
    {"ruleset": {"edition": "current", SCRIPT: SCRIPT}},
    {"turn": SCRIPT},
    {"phase": SCRIPT},
    {SCRIPT: 1},
    {"claims": 5},
    {"claims": [SCRIPT]},
    {"moves": [SCRIPT]},
    {"moves": SCRIPT},
    {"moves": [None]},
    {**HEALER, "moves": ["attack axolotl-healer", SCRIPT]},
    {**HEALER, "moves": ["block plated-scorpion"]},
)
EDITS = (
    {},
    {"do": "add", "card": "gorillion", "to": "A.play"},
    {"do": "count", "of": "A.life", "by": "up"},
    {"do": "count", "of": "A.hand", "by": "down"},
    {"do": "flag", "at": "A.play.0", "flag": "exhausted"},
    {"do": "remove", "at": "A.play.0"},
    {"do": "move", "at": "A.hand.0", "to": "B.deck"},
    {"do": "octonite", "at": "A.play.0", "by": "up"},
    {"do": "boost", "at": "A.play.0", "card": "gorillion"},
    {"do": "unboost", "at": "A.play.0", "n": "0"},
    {"do": "form", "at": "A.play.0", "form": "thunder-queen"},
    {"do": "side", "at": "A.play.0", "side": "1"},
    {"do": "count", "of": "A.energy", "by": "up"},
    {"do": "count", "of": "power.deck", "by": "up"},
    {"do": "power", "card": "rage"},
    {"do": "unpower", "n": "0"},
    {"do": "phase", "phase": "start"},
    {"do": "swap"},
    {"do": "clear"},
)


@pytest.mark.parametrize("board", [b for b in BOARDS if b is not None], ids=str)
def test_what_is_wrong_with_a_board_is_said_in_the_readers_language(client, board):
    said = {
        lang: re.search(
            r'<p class="note">(.*?)</p>', client.get(f"/{lang}/resolve?s={pack(board)}").text
        )[1]
        for lang in LANGUAGES
    }
    assert len(set(said.values())) == len(LANGUAGES), said


def test_a_claim_that_cannot_be_read_is_explained_in_the_readers_language(client):
    for lang, text in (
        ("en", "is no keyword"),
        ("fr", "n’est pas un mot-clé"),
        ("es", "no es una palabra clave"),
    ):
        query = {"s": pack(HEALER), "claim": "plated-scorpion has WINGS"}
        answer = client.get(f"/{lang}/explore", query_string=query)
        assert answer.status_code == 422
        assert text in answer.text


@pytest.mark.parametrize("board", BOARDS, ids=str)
def test_a_board_that_makes_no_sense(client, board):
    s = pack(board)
    for lang in LANGUAGES:
        answer = client.get(f"/{lang}/resolve", query_string={"s": s})
        empty = board in (None, {})
        assert_clean(answer, {200, 422} if empty else {422}, lang)
    for edit in EDITS:
        answer = client.get("/fr/board", query_string={"s": s, **edit})
        assert_clean(answer, {200, 303, 422})
    answer = client.get("/es/explore", query_string={"s": s, "claim": "A wins"})
    assert_clean(answer, {200, 303, 422})
    for name in ("qr.svg", "preview.png", "explore", "tree.svg"):
        assert_clean(client.get(f"/es/{name}", query_string={"s": s}), {200, 422})
    answer = client.post("/api/v1/resolve", data=json.dumps(board))
    assert_clean(answer, {200, 422})
    if answer.status_code == 422:
        assert_problem(answer)


def test_a_title_is_only_text(client):
    for lang in LANGUAGES:
        answer = client.get(
            f"/{lang}/resolve", query_string={"s": pack({**HEALER, "title": SCRIPT})}
        )
        assert_clean(answer, {200, 422}, lang)
        assert "&lt;script&gt;" in answer.text
    preview = client.get("/en/preview.png", query_string={"s": pack({**HEALER, "title": SCRIPT})})
    assert b"<script" not in preview.data


def test_a_place_that_only_looks_like_a_number(client):
    query = {"s": pack(HEALER), "do": "remove", "at": "A.play.²"}
    assert client.get("/en/board", query_string=query).status_code == 422


@LANGUAGE
def test_damaged_and_oversized_addresses(client, lang):
    whole = pack({**HEALER, "title": "x" * 30})
    bomb = pack({"title": "a" * 2_000_000})
    large = pack({"title": "".join(chr(33 + i * i % 90) for i in range(30_000))})
    for s in (whole[:-4], whole[4:], "AAAA", "-", "=", "%%%", bomb, "A" * (MAX_ADDRESS + 1), large):
        for where in ("board", "resolve", "explore", "qr.svg", "preview.png", "tree.svg"):
            answer = client.get(f"/{lang}/{where}", query_string={"s": s})
            assert_clean(answer, {422}, lang)
    assert client.get(f"/{lang}/resolve", query_string={"s": "x" * 200_000}).status_code == 414


# -- the API --------------------------------------------------------------------------------------


def assert_problem(answer, status=422):
    body = answer.get_json()
    assert answer.status_code == body["status"] == status
    assert body.keys() == {"status", "code", "details", "errors"}
    assert body["code"] and body["details"]
    assert all(error.keys() == {"path", "message"} for error in body["errors"])
    assert answer.headers["Access-Control-Allow-Origin"] == "*"
    return body


@LANGUAGE
def test_search(client, lang):
    answer = client.get("/api/v1/search", query_string={"q": "venimeux", "lang": lang})
    body = answer.get_json()
    assert body.keys() == {"results", "did_you_mean", "not_understood"}
    first = body["results"][0]
    assert first.keys() >= {"kind", "id", "title", "snippet", "url"}
    assert (first["kind"], first["id"], first["url"]) == ("rule", "8.4", f"/{lang}/rules/8.4")
    assert answer.headers["Access-Control-Allow-Origin"] == "*"
    only = client.get("/api/v1/search", query_string={"q": "poison", "in": "cards", "lang": lang})
    assert {hit["kind"] for hit in only.get_json()["results"]} == {"card"}


@LANGUAGE
def test_suggest(client, lang):
    answer = client.get("/api/v1/suggest", query_string={"q": "tentacul", "lang": lang})
    first = answer.get_json()["results"][0]
    assert (first["kind"], first["id"]) == ("card", "elephantopus")


@LANGUAGE
def test_card_rule_and_ruling(client, lang):
    card = client.get(f"/api/v1/cards/axolotl-healer?lang={lang}").get_json()
    assert card["id"] == "axolotl-healer"
    assert card["power"] == 4
    rule = client.get(f"/api/v1/rules/8.4?lang={lang}").get_json()
    assert rule["number"] == "8.4"
    assert rule["text"] == rulebook().rules["8.4"].text[lang]
    ruling = client.get(f"/api/v1/rulings/tough-against-stronger-poison?lang={lang}").get_json()
    assert ruling["id"] == "tough-against-stronger-poison"
    assert ruling["status"] in ("settled", "reasoned", "open")
    assert ruling["answer"]


@LANGUAGE
def test_resolve(client, lang):
    answer = client.post(f"/api/v1/resolve?lang={lang}", json=HEALER)
    assert answer.headers["Access-Control-Allow-Origin"] == "*"
    body = answer.get_json()
    assert body.keys() >= {"steps", "decision", "winner", "state"}
    assert body["decision"] is None
    first = body["steps"][0]
    assert first.keys() >= {"n", "kind", "text", "rules", "readings", "refs"}
    assert (first["n"], first["kind"], first["rules"]) == (1, "attack", ["7.2"])
    assert first["refs"] == ["axolotl-healer"]
    again = client.post("/api/v1/resolve", json=body["state"])
    assert again.status_code == 200  # what comes out can go in


def test_resolve_takes_yaml_and_asks(client):
    text = "A: {play: [tiger-squirrel]}\nB: {play: [gorillion, spider-owl]}\n"
    text += "moves: [attack tiger-squirrel]"
    decision = client.post("/api/v1/resolve", data=text).get_json()["decision"]
    assert (decision["player"], decision["kind"]) == ("B", "block")
    assert [o["move"] for o in decision["options"]] == ["block spider-owl", "pass"]
    out = decision["ruled_out"][0]
    assert out["move"] == "block gorillion"
    assert "8.5" in out["rules"] and out["text"]


@LANGUAGE
def test_explore_and_compare(client, lang):
    found = client.post(f"/api/v1/explore?lang={lang}", json=HEALER).get_json()
    assert found.keys() >= {"verdict", "outcomes", "claims", "states", "complete"}
    assert found["verdict"].keys() >= {"kind", "text", "rules"}
    assert found["outcomes"][0].keys() >= {"lines", "moves", "winner", "state"}
    found = client.post(f"/api/v1/compare?lang={lang}", json=HEALER).get_json()
    assert found.keys() >= {"same", "touched", "cases"}
    assert found["cases"][0].keys() >= {"ruleset", "same_as", "parts_at", "outcomes"}
    for name in ("explore", "compare"):
        body = assert_problem(client.post(f"/api/v1/{name}", json={"A": {"play": ["nobody"]}}))
        assert body["errors"][0]["path"] == "A.play[0]"


@pytest.mark.parametrize(
    ("board", "path"),
    [
        ({"A": {"play": ["gorillion", {"card": "nobody"}]}}, "A.play[1].card"),
        ({"A": {"play": ["nobody"]}}, "A.play[0]"),
        ({"B": {"life": "x"}}, "B.life"),
        ({"turn": "C"}, "turn"),
        ({**HEALER, "moves": ["attack axolotl-healer", "block axolotl-healer"]}, "moves[1]"),
        ({**HEALER, "moves": ["attack nobody"]}, "moves[0]"),
    ],
    ids=str,
)
def test_errors_name_the_place(client, board, path):
    body = assert_problem(client.post("/api/v1/resolve", json=board))
    assert [error["path"] for error in body["errors"]] == [path]


def test_api_errors(client):
    for path in ("cards/nobody", "rules/99.99", "rulings/none", "nothing", f"cards/{SCRIPT}"):
        assert_problem(client.get(f"/api/v1/{path}"), 404)
    assert_problem(client.get("/api/v1/resolve"), 405)
    for query in ("lang=xx", "in=xx", f"lang={SCRIPT}"):
        body = assert_problem(client.get(f"/api/v1/search?q=a&{query}"))
        assert body["errors"][0]["path"] == query.split("=")[0]
    for data in (b"", b"\xff\xfe", b"{", b"[" * 5_000, b"a: &x [*x]", b"!!python/object:x {}"):
        answer = client.post("/api/v1/resolve", data=data)
        assert answer.status_code in (200, 422), data
        if answer.status_code == 422:
            assert_problem(answer)
    answer = client.post("/api/v1/resolve", data=b"x" * 400_000)
    assert_problem(answer, 413)
    assert answer.mimetype == "application/json"


def test_the_rules_behind_every_card_exist():
    for card in library():
        numbers = rules_behind(card)
        assert set(numbers) <= rulebook().rules.keys(), card.id
        worded = card.keywords or card.card.abilities or card.card.constants or card_badges(card)
        assert bool(numbers) == bool(worded), card.id


@pytest.mark.parametrize(
    ("card", "number"),
    [("kiwanoid", "14.1"), ("kong", "15.1"), ("rage", "16.5"), ("thunder-queen", "12.6")],
)
def test_the_rule_of_every_sign_on_a_card_is_behind_it(client, card, number):
    assert f'href="/en/rules/{number}"' in client.get(f"/en/cards/{card}").text


def test_a_card_without_any_rule_behind_it_does_not_announce_them(client):
    assert "The rules behind it" not in client.get("/en/cards/gorillion").text
