"""The README's examples are run: what it shows is what one gets."""

import re
import shlex
from pathlib import Path

import pytest

from judge import cli

README = (Path(__file__).parent.parent / "README.md").read_text(encoding="utf-8")
FILES = dict(re.findall(r"```yaml\n# (\S+\.yaml)\n(.*?)```", README, flags=re.S))
CONSOLE = re.findall(r"```console\n\$ judge (.*?)\n(.*?)```", README, flags=re.S)


def test_the_readme_has_examples():
    assert len(FILES) >= 3 and len(CONSOLE) >= 4


@pytest.mark.parametrize(("command", "expected"), CONSOLE, ids=[c for c, _ in CONSOLE])
def test_an_example_of_the_readme_gives_what_it_shows(
    command, expected, tmp_path, monkeypatch, capsys
):
    monkeypatch.chdir(tmp_path)
    for name, text in FILES.items():
        Path(name).write_text(text, encoding="utf-8")
    assert cli.main(shlex.split(command)) == 0
    assert capsys.readouterr().out.strip("\n") == expected.strip("\n")
