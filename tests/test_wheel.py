"""A built wheel works away from the checkout: cards, rules and templates travel in it."""

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from judge.cards import library

ROOT = Path(__file__).parent.parent


@pytest.fixture(scope="module")
def installed(tmp_path_factory):
    """The wheel, unpacked in a folder of its own."""
    built = tmp_path_factory.mktemp("built")
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(built)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    (wheel,) = built.glob("*.whl")
    folder = tmp_path_factory.mktemp("installed")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(folder)
    return folder


def run(folder, *arguments, stdin=None):
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(folder)},
        input=stdin,
        capture_output=True,
        text=True,
        check=False,
    )


def test_the_package_is_the_unpacked_one(installed):
    result = run(installed, "-c", "import judge; print(judge.__file__)")
    assert Path(result.stdout.strip()).is_relative_to(installed)


def test_it_resolves_a_scenario(installed):
    board = "{A: {play: [gorillion]}, B: {hand: 1}, moves: [attack gorillion]}"
    result = run(installed, "-m", "judge.cli", "resolve", "-", stdin=board)
    assert result.returncode == 0, result.stderr
    assert "[4.2, 7.5]" in result.stdout


def test_every_card_travels_in_it(installed):
    """Of all sets, with their evolved forms and Power cards."""
    result = run(installed, "-c", "from judge.cards import library; print(*library().cards)")
    assert result.stdout.split() == [*library().cards]


def test_it_resolves_a_scenario_of_later_sets(installed):
    board = """
        phase: start
        A: {play: [{card: typhoon-princess, boost: [gorillion]}], hand: 1, energy: 1}
        B: {play: [killer-bee, bee-bear], hand: 1}
        power: {row: [rage]}
        moves: [buy rage, action typhoon-princess]
    """
    result = run(installed, "-m", "judge.cli", "resolve", "-", stdin=board)
    assert result.returncode == 0, result.stderr
    assert "Thunder Queen" in result.stdout


def test_it_serves_the_site(installed):
    code = "from judge.web import create_app as app; print(app().test_client().get('/fr/').status)"
    assert run(installed, "-c", code).stdout.strip() == "200 OK"
