"""What people try: browsers are kept strict, and nothing is read before it is measured."""

import re
import subprocess
import sys
import zlib
from base64 import urlsafe_b64encode
from pathlib import Path
from re._constants import (
    ASSERT,
    ASSERT_NOT,
    BRANCH,
    MAX_REPEAT,
    MAXREPEAT,
    MIN_REPEAT,
    SUBPATTERN,
)
from re._parser import parse

import pytest
from flask import render_template_string

from judge import data
from judge.document import MAX_DEPTH
from judge.share import MAX_ADDRESS, MAX_SCENARIO, pack
from judge.web import create_app
from judge.web.security import HEADERS, MAX_BODY, MAX_QUERY

ROOT = Path(__file__).parent.parent
APP = create_app()
S = pack({"A": {"play": ["gorillion"]}, "B": {"hand": 1}})
PAGES = [
    "/en/",
    "/fr/search?q=venimeux",
    "/es/rules",
    "/en/rules/8.4",
    "/en/cards",
    "/en/cards/gorillion",
    "/en/rulings",
    "/en/rulings/hunter-optional",
    f"/en/board?s={S}",
    f"/en/resolve?s={S}",
    f"/en/explore?s={S}",
    f"/en/tree.svg?s={S}",
    f"/en/qr.svg?s={S}",
    f"/en/preview.png?s={S}",
    "/en/api",
    "/en/offline",
]
OTHERS = [
    "/api/v1/openapi.json",
    "/static/site.js",
    "/healthz",
    "/metrics",
    "/sw.js",
    "/robots.txt",
]
WRONG = ["/nowhere/at/all", "/en/cards/x", "/api/v1/cards/x", "/en/resolve?s=AAAA", "/api/nothing"]


@pytest.fixture
def client():
    return APP.test_client()


# -- what a browser is told -----------------------------------------------------------------------


@pytest.mark.parametrize("path", [*PAGES, *OTHERS, *WRONG])
def test_every_answer_has_the_strict_headers(client, path):
    headers = client.get(path, buffered=True).headers
    for name, value in HEADERS.items():
        assert headers[name] == value, (path, name)


def test_the_policy_allows_no_inline_script_no_other_site_and_no_frame():
    policy = dict(part.split(" ", 1) for part in HEADERS["Content-Security-Policy"].split("; "))
    assert policy["default-src"] == "'none'"
    assert policy["script-src"] == policy["style-src"] == "'self'"
    assert policy["frame-ancestors"] == policy["base-uri"] == "'none'"
    assert "unsafe" not in HEADERS["Content-Security-Policy"]
    assert "http" not in HEADERS["Content-Security-Policy"]


@pytest.mark.parametrize("path", PAGES)
def test_no_page_holds_anything_the_policy_would_block(client, path):
    text = client.get(path).data.decode("utf-8", "replace")
    for tag in re.findall(r"<script\b[^>]*>", text):
        assert re.search(r'src="/static/', tag), tag
    assert not re.search(r"<style\b|\sstyle=|\son[a-z]+=|javascript:", text)
    for address in re.findall(
        r'<(?:script|img|link rel="stylesheet")[^>]*(?:src|href)="([^"]+)', text
    ):
        assert address.startswith("/"), address


# -- templates ------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", sorted(p.name for p in data.folder("templates").iterdir()))
def test_every_template_escapes_by_itself(name):
    escaping = APP.jinja_env.autoescape
    assert callable(escaping)
    # The one script made from a template is given nothing anybody wrote: see the next test.
    assert escaping(name) or name == "sw.js"


def test_the_service_worker_is_made_of_our_own_words_only(client):
    text = (data.folder("templates") / "sw.js").read_text(encoding="utf-8")
    names = set(re.findall(r"{[{%]-?\s*(?:for \w+ in )?(\w+)", text)) - {"endfor", "l"}
    assert names <= {"version", "languages", "asset"}
    assert client.get("/sw.js?x=<script>").text == client.get("/sw.js").text


def test_no_template_and_no_view_turns_escaping_off():
    for file in [*data.folder("templates").iterdir(), *ROOT.glob("judge/web/*.py")]:
        text = file.read_text(encoding="utf-8")
        assert not re.search(r"\|\s*safe\b|autoescape|render_template_string", text), file.name


def test_text_from_a_template_string_is_escaped():
    with APP.test_request_context():
        assert render_template_string("{{ x }}", x="<b>") == "&lt;b&gt;"


# -- sizes ----------------------------------------------------------------------------------------


def test_a_body_is_measured_before_it_is_read(client):
    answer = client.post("/api/v1/resolve", data=b"x" * (MAX_BODY + 1))
    assert answer.status_code == 413
    assert answer.get_json()["code"] == "request-entity-too-large"


@pytest.mark.parametrize("path", ["resolve", "explore", "compare"])
def test_a_body_that_only_says_that_it_is_large_is_refused(client, path):
    said = {"CONTENT_LENGTH": str(10**12)}
    answer = client.post(f"/api/v1/{path}", data=b"{}", environ_overrides=said)
    assert answer.status_code == 413


@pytest.mark.parametrize(
    "path", ["/en/search?q=", "/en/board?s=", "/api/v1/search?q=", "/healthz?"]
)
def test_an_address_is_measured_before_it_is_taken_apart(client, path):
    answer = client.get(path + "x" * (MAX_QUERY + 1))
    assert answer.status_code == 414
    assert len(answer.data) < 20_000  # and not repeated


def bomb(size):
    packer = zlib.compressobj(9, wbits=-15)
    packed = b"".join(packer.compress(b" " * 1_000_000) for _ in range(size)) + packer.flush()
    return urlsafe_b64encode(packed).rstrip(b"=").decode()


def test_a_board_that_unpacks_to_a_thousand_times_its_size_is_not_unpacked(client):
    s = bomb(5)
    assert len(s) < MAX_ADDRESS < MAX_SCENARIO < 5_000_000
    for page in ("board", "resolve", "explore", "qr.svg", "preview.png", "tree.svg"):
        assert client.get(f"/en/{page}?s={s}").status_code == 422


def test_unpacking_never_takes_more_memory_than_a_board_may_have():
    code = (
        "import resource, sys; from judge.share import unpack; from judge.document import *\n"
        "s = sys.stdin.read(); before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss\n"
        "try: unpack(s)\n"
        "except DocumentError: print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before)"
    )
    run = [sys.executable, "-c", code]
    found = subprocess.run(run, input=bomb(5), capture_output=True, text=True, check=True, cwd=ROOT)
    assert int(found.stdout) < 2_000  # KB; unpacked it would be 5,000


@pytest.mark.parametrize("sign", ["[", "{a: ", "- ", '{"a":'])
def test_deep_nesting_is_refused(client, sign):
    for depth in (MAX_DEPTH + 1, 1_000, 100_000):
        answer = client.post("/api/v1/resolve", data=(sign * depth)[:MAX_BODY])
        assert answer.status_code == 422


@pytest.mark.parametrize(
    "text",
    [
        "a: &x [1]\nb: *x",
        "a: &a [x]\n" + "".join(f"{c}: &{c} [*a, *a]\n" for c in "bcdefgh"),
        "A: &p {life: 3}\nB: *p",
        "A: {<<: *p}",
        "A: !!python/object/apply:os.system [ls]",
        "--- {}\n--- {}",
    ],
)
def test_anchors_aliases_and_tags_are_refused(client, text):
    answer = client.post("/api/v1/resolve", data=text)
    assert answer.status_code == 422
    assert answer.get_json()["code"] == "unreadable"


# -- files ----------------------------------------------------------------------------------------

UP = ["..", "../..", "....//", "..%2f", "%2e%2e/", "..\\", "/", "//etc", "%00", "C:"]


@pytest.mark.parametrize("up", UP)
@pytest.mark.parametrize(
    "place",
    ["/static/{}/etc/passwd", "/static/{}", "/en/cards/{}", "/api/v1/cards/{}", "/en/rules/{}/x",
     "/api/v1/rulings/{}", "/{}/etc/passwd", "/en/{}"],
)  # fmt: skip
def test_no_address_leads_to_a_file(client, place, up):
    answer = client.get(place.format(up))
    assert answer.status_code in (308, 404)
    assert b"root:" not in answer.data


def test_views_open_no_files_by_name():
    """Files are named by our own code only: the folders of data and the static files by version."""
    opened = {
        file.name
        for file in ROOT.glob("judge/web/*.py")
        if re.search(
            r"\bopen\(|send_file\(|send_from_directory|read_text|read_bytes", file.read_text()
        )
    }
    # Static files by version, catalogues by language, an explorer's own memory.
    assert opened <= {"__init__.py", "assets.py", "i18n.py", "explorers.py"}


# -- regular expressions --------------------------------------------------------------------------

SOURCES = sorted(ROOT.glob("judge/**/*.py"))


def patterns():
    """Every pattern of the project, with the file it stands in."""
    found = []
    for file in SOURCES:
        for literal in re.findall(
            r"re\.(?:compile|match|fullmatch|search|sub|findall|finditer|split)\(\s*(r?\"(?:[^\"\\]|\\.)*\"|r?'(?:[^'\\]|\\.)*')",
            file.read_text(encoding="utf-8"),
        ):
            found.append((file.name, eval(literal)))
    return found


# A loop within a loop, but each turn begins with a sign that the inner one does not take.
TAKES_TURNS = {"[a-z0-9]+(-[a-z0-9]+)*", "[a-z0-9]+([-.][a-z0-9]+)*"}


def loops(pattern):
    """How deep unbounded repetitions stand inside each other: from two on they may explode."""
    deepest = 0
    for operation, argument in pattern:
        if operation in (MAX_REPEAT, MIN_REPEAT):
            _, most, body = argument
            deepest = max(deepest, loops(body) + (most is MAXREPEAT))
        elif operation is SUBPATTERN:
            deepest = max(deepest, loops(argument[3]))
        elif operation is BRANCH:
            deepest = max(deepest, *map(loops, argument[1]))
        elif operation in (ASSERT, ASSERT_NOT):
            deepest = max(deepest, loops(argument[1]))
    return deepest


@pytest.mark.parametrize(("file", "pattern"), patterns())
def test_no_regular_expression_can_explode(file, pattern):
    assert loops(parse(pattern)) <= 1 or pattern in TAKES_TURNS


def test_a_pattern_that_could_explode_would_be_found():
    assert loops(parse("(a+)+b")) == loops(parse("(?:a*|b)*")) == 2


def test_there_are_patterns_to_look_at():
    assert len(patterns()) > 15


def test_json_answers_cannot_be_read_as_a_page(client):
    answer = client.get("/api/v1/search?q=<script>alert(1)</script>")
    assert answer.mimetype == "application/json"
    assert answer.headers["X-Content-Type-Options"] == "nosniff"
