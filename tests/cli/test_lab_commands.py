"""`slet simulate` and `slet bench`."""

import json
from pathlib import Path

import pytest

import slet
from slet.cli.main import main


def test_a_simulation_prints_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "wizard", "--games", "2", "--jobs", "1", "--lang", "en"]) == 0
    out = capsys.readouterr().out
    assert "2 games" in out
    assert "rules" in out
    assert "random" in out
    assert "By seat" in out


def test_a_simulation_in_czech_and_in_plain_sentences(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "wizard", "--games", "2", "--jobs", "1", "--lang", "cs", "--plain"]) == 0
    out = capsys.readouterr().out
    assert "2 hry" in out
    assert "±" not in out


def test_a_simulation_writes_json_and_records(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    command = ["simulate", "wizard", "--games", "2", "--jobs", "1", "--seats", "4", "--players", "rules"]
    assert main([*command, "--json", str(tmp_path / "report.json"), "--records", str(tmp_path / "games")]) == 0
    report = json.loads((tmp_path / "report.json").read_text())
    assert report["plan"]["seats"] == 4
    assert report["by_player"][0]["wins"] == 2
    for record in (tmp_path / "games").glob("*.json"):
        assert slet.replay(record.read_bytes()).outcome is not None
    assert len(list((tmp_path / "games").iterdir())) == 2


def test_json_alone_goes_to_the_standard_output(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "wizard", "--games", "1", "--jobs", "1", "--json", "-"]) == 0
    assert json.loads(capsys.readouterr().out)["plan"]["games"] == 1


@pytest.mark.parametrize(
    "arguments",
    [
        ["chess"],
        ["wizard", "--games", "0"],
        ["wizard", "--games", "many"],
        ["wizard", "--seats", "2"],
        ["wizard", "--players", "gandalf"],
        ["wizard", "--players", "rules,rules,rules,rules,rules,rules,rules"],
        ["wizard", "--set", "wands=2"],
        ["wizard", "--jobs", "0"],
        ["wizard", "--json", "/nowhere/at/all.json", "--games", "1", "--jobs", "1"],
    ],
)
@pytest.mark.parametrize("language", ["en", "cs"])
def test_a_bad_simulation_is_refused_with_one_sentence(
    arguments: list[str], language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["simulate", *arguments, "--lang", language]) == 2
    said = capsys.readouterr()
    assert said.err.count("\n") == 1
    assert len(said.err) > 20


def test_the_benchmark_prints_its_figures(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "wizard", "--rounds", "1", "--lang", "en", "--plain"]) == 0
    out = capsys.readouterr().out
    assert "playout driver" in out
    assert "µs" in out
    assert main(["bench", "chess"]) == 2
    assert main(["bench", "wizard", "--seats", "9"]) == 2
