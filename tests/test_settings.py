"""Everything that can be set is set by the environment, and stands in one table."""

import re
from dataclasses import fields
from pathlib import Path

import pytest

from judge.cli import main
from judge.web.settings import SettingError, Settings, cores, from_environment

ROOT = Path(__file__).parent.parent
TABLE = dict(
    re.findall(
        r"^\| `(JUDGE_[A-Z_]+)` \| *([^|]*?) *\|",
        (ROOT / "docs" / "running.md").read_text(encoding="utf-8"),
        re.MULTILINE,
    )
)
VARIABLES = {entry.metadata["variable"]: entry for entry in fields(Settings)}


def test_every_setting_stands_in_the_table_with_its_default():
    for variable, entry in VARIABLES.items():
        assert variable in TABLE
        shown = f"{entry.default:g}" if isinstance(entry.default, float) else str(entry.default)
        assert TABLE[variable].strip("`") == shown, variable


def test_the_table_has_nothing_else_but_the_data_folder():
    assert set(TABLE) - set(VARIABLES) == {"JUDGE_DATA"}


def test_every_variable_the_code_speaks_of_is_in_the_table():
    spoken = {
        name
        for file in [*ROOT.glob("judge/**/*.py"), *ROOT.glob("deploy/*"), *ROOT.glob("load/*")]
        if file.is_file()
        for name in re.findall(r"\bJUDGE_[A-Z_]*[A-Z]", file.read_text(encoding="utf-8"))
    }
    assert spoken <= set(TABLE)
    assert spoken >= set(VARIABLES)


def test_what_is_not_set_has_its_default():
    assert from_environment({}) == Settings()
    assert from_environment({"JUDGE_PORT": ""}) == Settings()


def test_what_is_set_is_read():
    given = {"JUDGE_PORT": "8000", "JUDGE_HOST": "0.0.0.0", "JUDGE_EXPLORE_SECONDS": "0.5"}
    assert from_environment(given) == Settings(port=8000, host="0.0.0.0", explore_seconds=0.5)


@pytest.mark.parametrize("variable", sorted(set(VARIABLES) - {"JUDGE_HOST"}))
@pytest.mark.parametrize("text", ["-1", "x", "nan", "1e99", "٣", "999999999", " ", "inf"])
def test_nonsense_is_refused_and_the_setting_named(variable, text):
    with pytest.raises(SettingError, match=f"^{variable}: expected "):
        from_environment({variable: text})


def test_nonsense_in_the_environment_is_one_line_and_status_2(monkeypatch, capsys):
    monkeypatch.setenv("JUDGE_WORKERS", "many")
    assert main(["serve"]) == 2
    assert capsys.readouterr().err == (
        "judge: JUDGE_WORKERS: expected a whole number from 0 to 64, not 'many'\n"
    )


def test_workers_and_explorers_go_by_cores():
    assert Settings().worker_count == cores()
    assert Settings().explorer_count == max(1, cores() - 1)
    assert Settings(workers=3, explorers=2).worker_count == 3
    assert Settings(workers=3, explorers=2).explorer_count == 2
