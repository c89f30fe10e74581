"""What the documents say is so: every step is carried out, every link leads somewhere."""

import ast
import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
import yaml
from babel.messages.pofile import read_po, write_po

from judge.document import read
from judge.web.metrics import HELP

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"
CONTRIBUTING = (DOCS / "contributing.md").read_text(encoding="utf-8")
SECTIONS = dict(re.findall(r"^## (.*?)\n(.*?)(?=^## |\Z)", CONTRIBUTING, re.M | re.S))
PAGES = [*DOCS.glob("*.md"), ROOT / "README.md", ROOT / "CHANGELOG.md", ROOT / "SECURITY.md"]


class Copy:
    """A copy of the project in which the steps are carried out."""

    def __init__(self, folder):
        self.folder = folder
        for name in ("judge", "cards", "rules", "templates"):
            shutil.copytree(
                ROOT / name, folder / name, ignore=shutil.ignore_patterns("__pycache__")
            )
        (folder / "tests").mkdir()
        shutil.copy(ROOT / "tests" / "golden.py", folder / "tests")

    def run(self, *arguments):
        return subprocess.run(
            [sys.executable, *arguments],
            cwd=self.folder,
            env={**os.environ, "PYTHONPATH": str(self.folder), "JUDGE_DATA": str(self.folder)},
            capture_output=True,
            text=True,
            check=False,
        )

    def judge(self, command):
        return self.run("-m", "judge.cli", *shlex.split(command))

    def follow(self, section):
        """Write what it says is to be written; run what it says is to be run."""
        for kind, block in re.findall(r"```(yaml|console)\n(.*?)```", section, re.S):
            if kind == "console":
                self.commands(block)
                continue
            head, _, rest = block.partition("\n")
            if place := re.fullmatch(r"# at the end of (\S+)", head):
                with (self.folder / place[1]).open("a", encoding="utf-8") as file:
                    file.write(f"\n{rest.lstrip(chr(10))}")
            else:
                (self.folder / head.removeprefix("# ")).write_text(rest, encoding="utf-8")

    def commands(self, block):
        for part in re.split(r"^\$ ", block, flags=re.M)[1:]:
            command, _, expected = part.partition("\n")
            if command.startswith("judge "):
                found = self.judge(command.removeprefix("judge "))
            else:
                found = self.run(*shlex.split(command)[1:])
            assert found.returncode == 0, (command, found.stdout, found.stderr)
            if expected.strip():
                assert found.stdout.strip() == expected.strip(), command


@pytest.fixture
def project(tmp_path):
    return Copy(tmp_path)


def test_a_card_is_added_as_the_page_says(project):
    project.follow(SECTIONS["Add a card"])
    for lang in ("en", "fr", "es"):
        assert "Paper Crab" in (project.folder / f"tests/golden/cards.{lang}.txt").read_text()
    told = project.judge("resolve crab.yaml --json").stdout
    assert '"gain' in told or "life" in told


def test_a_mistake_in_a_card_is_reported_with_its_line(project):
    file = project.folder / "cards" / "new-servants.yaml"
    with file.open("a", encoding="utf-8") as out:
        out.write("\n  - id: paper-crab\n    number: 90\n    copies: 1\n    powr: 4\n")
    lines = file.read_text(encoding="utf-8").count("\n")
    found = project.judge("card gorillion")
    assert found.returncode == 1
    assert f"new-servants.yaml: line {lines}" in found.stderr


def test_a_rule_is_added_as_the_page_says(project):
    project.follow(SECTIONS["Add a rule"])


def test_a_rule_of_play_that_nothing_cites_is_reported(project):
    text = SECTIONS["Add a rule"].replace("reasoned: true ", "play: true\n    reasoned: true ")
    with pytest.raises(AssertionError, match=r"rule 18\.90 is a rule of play, but no step ever"):
        project.follow(text)


def test_a_ruling_is_added_as_the_page_says(project):
    project.follow(SECTIONS["Add a ruling"])
    found = project.judge("search --in rulings nobody is there to be hunted")
    assert "hunter-alone" in found.stdout


def test_a_ruling_that_is_wrong_is_reported(project):
    with pytest.raises(AssertionError, match="ruling hunter-alone"):
        project.follow(SECTIONS["Add a ruling"].replace("B life = 2", "B life = 3"))


# -- a language -----------------------------------------------------------------------------------


def with_german(value):
    """Data in which every text in three languages has a fourth one: the English again."""
    if isinstance(value, dict):
        changed = {key: with_german(inner) for key, inner in value.items()}
        return {**changed, "de": changed["en"]} if {"en", "fr", "es"} <= set(value) else changed
    return [with_german(inner) for inner in value] if isinstance(value, list) else value


class Plain(yaml.SafeDumper):
    def ignore_aliases(self, data):
        return True


class Tables(ast.NodeTransformer):
    """The same for tables in code."""

    def visit_Dict(self, node):
        self.generic_visit(node)
        keys = [key.value if isinstance(key, ast.Constant) else None for key in node.keys]
        if {"en", "fr", "es"} <= set(keys):
            node.keys.append(ast.Constant("de"))
            node.values.append(node.values[keys.index("en")])
        return node


def replace(file, *pairs):
    text = file.read_text(encoding="utf-8")
    for old, new in pairs:
        assert old in text, (file.name, old)
        text = text.replace(old, new)
    file.write_text(text, encoding="utf-8")


def test_a_language_is_added_as_the_page_says(project):
    section = SECTIONS["Add a language"]
    folder = project.folder
    (folder / "crab.yaml").write_text("A: {play: [gorillion]}\nB: {hand: 1}\n", encoding="utf-8")
    replace(folder / "judge/languages.py", ('"es")', '"es", "de")'))
    missing = project.judge("check")
    assert (
        missing.returncode == 1 and "'de' is missing" in missing.stderr and "line" in missing.stderr
    )
    for file in (folder / "rules").rglob("*.yaml"):
        data = with_german(read(file.read_bytes()).value)
        written = yaml.dump(data, Dumper=Plain, allow_unicode=True, sort_keys=False, width=10**6)
        file.write_text(written, encoding="utf-8")
    english = (folder / "judge/wording/en.py").read_text(encoding="utf-8")
    german = english.replace("class English", "class German").replace('"en"', '"de"')
    (folder / "judge/wording/de.py").write_text(german, encoding="utf-8")
    replace(
        folder / "judge/wording/__init__.py",
        ("English(), ", "English(), German(), "),
        ("from judge.wording.en", "from judge.wording.de import German\nfrom judge.wording.en"),
    )
    tables = re.findall(r"`(judge/\w+\.py)`", re.search(r"^4\. .*?(?=^5)", section, re.M | re.S)[0])
    assert len(tables) == 3
    for name in tables:
        tree = Tables().visit(ast.parse((folder / name).read_text(encoding="utf-8")))
        (folder / name).write_text(ast.unparse(ast.fix_missing_locations(tree)), encoding="utf-8")
    with (folder / "judge/translations/fr.po").open("rb") as file:
        catalogue = read_po(file, locale="de")
    for message in catalogue:
        if message.id:
            message.string = message.id
    with (folder / "judge/translations/de.po").open("wb") as file:
        write_po(file, catalogue)
    replace(
        folder / "templates/base.html",
        ("('es', 'Español')", "('es', 'Español'), ('de', 'Deutsch')"),
    )
    replace(folder / "templates/sw.js", ("(en|fr|es)", "(en|fr|es|de)"))
    project.follow(section)
    pages = [
        "",
        "search?q=hunter",
        "rules/8.4",
        "cards",
        "rulings/hunter-optional",
        "board",
        "offline",
    ]
    code = (
        "from judge.web import create_app; c = create_app().test_client()\n"
        f"print({{c.get('/de/' + page).status_code for page in {pages}}})\n"
        "print('hreflang=\"de\"' in c.get('/en/').text, 'lang=\"de\"' in c.get('/de/').text)"
    )
    assert project.run("-c", code).stdout == "{200}\nTrue True\n"


# -- the other pages ------------------------------------------------------------------------------


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_link_leads_somewhere(page):
    text = page.read_text(encoding="utf-8")
    for target in re.findall(r"\]\(([^)]+)\)", text):
        if target.startswith("http"):
            continue
        name, _, anchor = target.partition("#")
        file = page.parent / name if name else page
        assert file.exists(), target
        if anchor:
            headings = re.findall(r"^#+ (.*)$", file.read_text(encoding="utf-8"), re.M)
            known = {re.sub(r"[^\w -]", "", h.lower()).replace(" ", "-") for h in headings}
            assert anchor in known, target


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_file_a_page_names_is_there(page):
    text = page.read_text(encoding="utf-8")
    named = re.findall(
        r"`((?:judge|deploy|load|docs|tests|fuzz|rules|cards|templates)/[\w./-]*)`", text
    )
    for name in named:
        made_there = name in ("judge/wording/de.py", "judge/translations/de.po")
        assert made_there or (ROOT / name).exists(), name


def test_every_make_target_a_page_names_exists():
    known = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(), re.M))
    for page in PAGES:
        assert set(re.findall(r"`make ([a-z]+)", page.read_text(encoding="utf-8"))) <= known, page


def test_every_figure_is_explained():
    text = (DOCS / "running.md").read_text(encoding="utf-8")
    assert set(re.findall(r"`(judge_[a-z_]+)`", text)) == set(HELP)


def test_the_files_to_run_it_name_only_what_there_is():
    container = (ROOT / "deploy" / "Containerfile").read_text(encoding="utf-8")
    assert "requirements.lock" in container and (ROOT / "requirements.lock").exists()
    assert "USER judge" in container
    for unit in ("judge.service", "judge.socket"):
        assert unit in (DOCS / "running.md").read_text(encoding="utf-8")
