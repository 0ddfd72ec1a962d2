"""Simulations at several tables."""

import json
from pathlib import Path

import pytest

from slet.cli.main import main
from slet.kernel.errors import BadSetup
from slet.lab.grid import Cell, Grid, GridGame, GridPlan, simulate_grid, values_of
from slet.lab.kept import Kept
from slet.lab.simulate import Plan, Result, share_of, simulate

PLAN = Plan(game="wizard", players=("random",), seats=3, games=7)


def test_each_table_plays_what_a_simulation_of_it_alone_would() -> None:
    grid = simulate_grid(PLAN, (3, 4), "plus_minus_one")
    assert [(cell.seats, cell.value, cell.games) for cell in grid.cells] == [
        (3, False, 7), (4, False, 7), (3, True, 7), (4, True, 7),
    ]  # fmt: skip
    alone = simulate(Plan(game="wizard", players=("random",), seats=4, games=7, options={"plus_minus_one": True}))
    assert grid.cells[3].win_share == pytest.approx(alone.by_player[0].win_share)


def test_the_number_of_jobs_changes_nothing() -> None:
    assert simulate_grid(PLAN, (3, 4), jobs=2).cells == simulate_grid(PLAN, (3, 4), jobs=1).cells


def test_games_at_several_tables_are_kept_and_none_is_played_twice(tmp_path: Path) -> None:
    whole = simulate_grid(PLAN, (3, 4), "plus_minus_one")
    played: list[GridGame] = []
    simulate_grid(PLAN, (3, 4), "plus_minus_one", seconds=0, on_played=played.append)  # five games at each table
    assert len(played) == 4 * 5
    kept = Kept(tmp_path / "games.jsonl", GridPlan(PLAN, (3, 4), "plus_minus_one", 7), GridGame, "games")
    for game in played:
        kept.add(game)
    more: list[GridGame] = []
    gone_on = simulate_grid(PLAN, (3, 4), "plus_minus_one", before=kept.read(), on_played=more.append)
    assert len(more) == 4 * 2
    assert gone_on.cells == whole.cells


def test_a_broken_game_at_one_of_several_tables_is_told_and_counts_for_nothing(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    breaking = (
        "class Player:\n    def choose(self, match, ask, rng):\n        return ask.options[0 // (match.seats - 4)]\n"
    )
    (tmp_path / "breaking.py").write_text(breaking)
    monkeypatch.syspath_prepend(tmp_path)
    command = ["simulate", "wizard", "--players", "breaking:Player", "--seats", "3,4", "--games", "2", "--jobs", "1"]
    assert main([*command, "--plain", "--html", str(tmp_path / "page.html"), "--lang", "en"]) == 1
    said = capsys.readouterr()
    assert "ZeroDivisionError" in said.out + said.err
    assert "ZeroDivisionError" in (tmp_path / "page.html").read_text()
    assert "of 0 games" in said.out


@pytest.mark.parametrize(("language", "told"), [("en", "All scales end at 100"), ("cs", "Všechny stupnice končí")])
def test_the_page_of_several_tables_has_every_figure_and_the_command_and_no_outside_address(
    language: str, told: str, tmp_path: Path
) -> None:
    page, kept = tmp_path / "grid.html", tmp_path / "games.jsonl"
    command = ["simulate", "wizard", "--players", "random", "--seats", "3,4", "--by", "plus_minus_one", "--games", "2"]
    more = ["--jobs", "1", "--html", str(page), "--keep", str(kept), "--json", str(tmp_path / "grid.json")]
    assert main([*command, *more, "--lang", language]) == 0
    text = page.read_text()
    assert text.count("<figure>") == 2
    assert told in text
    for part in ("--by plus_minus_one", "--seats 3,4", "--games 2", "plus_minus_one=yes", "plus_minus_one=no"):
        assert part in text
    assert "http" not in text
    assert "<script" not in text
    assert len(kept.read_text().splitlines()) == 1 + 4 * 2


def test_when_the_time_is_up_all_tables_have_played_alike() -> None:
    grid = simulate_grid(Plan(game="wizard", players=("random",), seats=3, games=1000), (3, 4, 5), seconds=0)
    assert {cell.games for cell in grid.cells} == {5}


def test_a_win_of_all_against_the_game_counts_once() -> None:
    results = [Result(n, ("rules",) * 3, (1,) * 3, (0, 1, 2) if n else (), "won", 1, together=True) for n in range(4)]
    assert share_of("rules", results)[0] == pytest.approx(0.75)
    assert share_of("rules", results)[1] > 0.3  # of four games, not of twelve places


def test_the_spread_lies_between_the_best_and_the_worst_number_of_seats() -> None:
    shares = [(2, 1, 0.4), (3, 1, 0.25), (2, 2, 0.1), (3, 2, 0.2)]
    grid = Grid(PLAN, "difficulty", tuple(Cell(seats, value, 100, share, 0.1) for seats, value, share in shares), 1.0)
    assert grid.spread(1) == pytest.approx(0.15)
    assert grid.spread(2) == pytest.approx(0.1)


def test_values_are_listed_where_they_can_be() -> None:
    book = Plan(game="big-book", players=("random",), seats=3, games=1)
    assert values_of(book, "difficulty", 3) == [1, 2, 3]
    assert values_of(book, "mode", 3) == ["classic", "terror", "nightmare"]
    assert values_of(book, "open_hands", 3) == [False, True]
    assert values_of(book, "start_player", 3) == [None, 0, 1, 2]
    assert values_of(book, "magicians", 3) == [None, "draw"]
    assert values_of(book, "wands", 3) == []
    towers = Plan(game="wandering-towers", players=("random",), seats=2, games=1, options={"mode": "master"})
    assert values_of(towers, "spells", 2) == list(range(9))
    assert values_of(towers, "colours", 2) == []
    witches = Plan(game="the-witches", players=("random",), seats=2, games=1)
    assert [values_of(witches, "mode", seats) for seats in (1, 2)] == [["solo"], ["competitive", "coop"]]


def test_a_value_is_played_only_where_it_can_be(capsys: pytest.CaptureFixture[str]) -> None:
    witches = Plan(game="the-witches", players=("random",), seats=1, games=1)
    grid = simulate_grid(witches, (1, 2), "mode")
    assert [(cell.seats, cell.value) for cell in grid.cells] == [(1, "solo"), (2, "competitive"), (2, "coop")]
    command = ["simulate", "the-witches", "--players", "random", "--seats", "1,2", "--games", "1", "--jobs", "1"]
    assert main([*command, "--by", "mode"]) == 0
    assert capsys.readouterr().out.count("–") == 3


def test_an_option_that_nobody_has_to_choose_is_compared_with_not_choosing(capsys: pytest.CaptureFixture[str]) -> None:
    grid = simulate_grid(PLAN, (3,), "first_dealer")
    assert [cell.value for cell in grid.cells] == [None, 0, 1, 2]
    command = ["simulate", "wizard", "--players", "random", "--seats", "3,4", "--games", "1", "--jobs", "1", "--plain"]
    assert main([*command, "--by", "first-dealer"]) == 0
    assert "first_dealer=none" in capsys.readouterr().out


def test_a_table_that_cannot_be_played_is_refused() -> None:
    with pytest.raises(BadSetup):
        simulate_grid(PLAN, (3, 99))


@pytest.mark.parametrize("language", ["en", "cs"])
@pytest.mark.parametrize("style", [[], ["--plain"]])
def test_the_big_book_is_told_by_difficulty_and_seats(
    language: str, style: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    command = ["simulate", "big-book", "--players", "random", "--by", "difficulty", "--games", "1", "--jobs", "1"]
    assert main([*command, "--lang", language, "--minutes", "1", *style]) == 0
    out = capsys.readouterr().out
    assert out.count("0.0") >= 12 + 3
    for value in (1, 2, 3):
        assert f"difficulty={value}" in out


def test_a_grid_can_be_had_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["simulate", "wizard", "--players", "random", "--seats", "3,4", "--games", "1", "--jobs", "1"]
    assert main([*command, "--json", "-"]) == 0
    assert [cell["seats"] for cell in json.loads(capsys.readouterr().out)["cells"]] == [3, 4]


@pytest.mark.parametrize(
    "arguments",
    [
        ["--by", "wands"],
        ["--by", "five_player_double_turn", "--seats", "3"],
        ["--by", "difficulty", "--records", "x"],
        ["--minutes", "3"],
        ["--by", "difficulty", "--minutes", "0"],
        ["--seats", "2,x"],
        ["--seats", "2,9"],
    ],
)
@pytest.mark.parametrize("language", ["en", "cs"])
def test_a_grid_that_cannot_be_is_refused_with_one_sentence(
    arguments: list[str], language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["simulate", "big-book", *arguments, "--lang", language]) == 2
    assert capsys.readouterr().err.count("\n") == 1
