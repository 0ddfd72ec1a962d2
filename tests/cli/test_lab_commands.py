"""`slet simulate`, `slet ladder` and `slet bench`."""

import json
from pathlib import Path

import pytest

import slet
from slet.cli.main import main


def test_a_simulation_prints_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "wizard", "--games", "2", "--jobs", "1", "--lang", "en"]) == 0
    out = capsys.readouterr().out
    assert "2 games" in out
    assert "adept" in out
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


def test_a_ladder_prints_who_is_better(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["ladder", "wizard", "--players", "adept,random", "--deals", "3", "--seats", "3", "--jobs", "1"]
    assert main([*command, "--lang", "en"]) == 0
    out = capsys.readouterr().out
    assert "3 deals with 3 seats" in out
    assert "rating" in out
    assert "adept wins 100.0" in out


def test_a_ladder_in_plain_czech_sentences(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["ladder", "carodeni", "--players", "adept,random", "--deals", "2", "--seats", "1", "--jobs", "1"]
    assert main([*command, "--lang", "cs", "--plain"]) == 0
    out = capsys.readouterr().out
    assert "2 rozdání s jedním místem" in out
    assert "adept vyhraje" in out


def test_a_ladder_is_kept_and_written_as_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    command = ["ladder", "wizard", "--players", "adept,random", "--deals", "1", "--seats", "3", "--jobs", "1"]
    kept = tmp_path / "games.jsonl"
    for _ in range(2):  # the second time nothing is played
        assert main([*command, "--keep", str(kept), "--json", "-"]) == 0
    assert len(kept.read_text().splitlines()) == 3
    first, second = (json.loads(line) for line in capsys.readouterr().out.splitlines())
    assert first["standings"] == second["standings"]


@pytest.mark.parametrize(("game", "rated"), [("wizard", True), ("big-book", False)])
@pytest.mark.parametrize("language", ["en", "cs"])
def test_a_ladder_has_a_page_with_its_figures_and_the_command(
    game: str, rated: bool, language: str, tmp_path: Path
) -> None:
    page = tmp_path / "ladder.html"
    command = ["ladder", game, "--players", "adept,random", "--deals", "1", "--seats", "3", "--jobs", "1"]
    assert main([*command, "--html", str(page), "--json", str(tmp_path / "ladder.json"), "--lang", language]) == 0
    text = page.read_text()
    found = json.loads((tmp_path / "ladder.json").read_text())
    assert found["games"] == 2
    assert text.count("<figure>") == (2 if rated else 1)
    assert f"slet ladder {game} --players adept,random --seats 3 --deals 1" in text
    for one in found["standings"]:
        assert f'<th scope="row">{one["name"]}</th>' in text
    assert "http" not in text


def test_a_simulation_is_kept_and_gone_on_with(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kept = tmp_path / "games.jsonl"
    for games in ("1", "2", "2"):
        command = ["simulate", "wizard", "--games", games, "--jobs", "1", "--keep", str(kept), "--json", "-"]
        assert main(command) == 0
    assert len(kept.read_text().splitlines()) == 3
    reports = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [report["by_player"][0]["games"] for report in reports] == [1, 2, 2]
    assert reports[1]["by_player"] == reports[2]["by_player"]


def test_a_ladder_of_one_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["ladder", "wizard", "--players", "adept", "--lang", "en"]) == 2
    assert "two different players" in capsys.readouterr().err


@pytest.mark.parametrize("language", ["en", "cs"])
@pytest.mark.parametrize(
    "arguments",
    [
        ("chess",),
        ("carodeni",),
        ("wizard", "--minutes", "soon"),
        ("wizard", "--minutes", "nan"),
        ("wizard", "--width", "x"),
    ],
)
def test_training_that_cannot_be_is_refused_with_one_sentence(
    arguments: tuple[str, ...], language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["train", *arguments, "--lang", language]) == 2
    assert capsys.readouterr().err.count("\n") == 1


@pytest.mark.parametrize("language", ["en", "cs"])
def test_training_without_pytorch_says_how_to_install_it(
    language: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("slet.cli.train.find_spec", lambda _: None)
    assert main(["train", "wizard", "--lang", language]) == 2
    assert "slet[train]" in capsys.readouterr().err
