"""How the lab plays much: the same whoever does it, and whatever breaks on the way."""

import json
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest

import slet
from slet.cli.main import main
from slet.lab.choices import Counted, key_of
from slet.lab.findings import findings
from slet.lab.running import Workers, WorkersDied
from slet.lab.simulate import Plan, Result, simulate
from slet.lab.spoken import spoken
from support.dying import ends_always, ends_once

PLAYERS = '''
import os
from pathlib import Path

class Clumsy:
    """Breaks down at every bid of four."""
    def choose(self, match, ask, rng):
        if any(option.id == "bid:4" for option in ask.options):
            raise ZeroDivisionError("four is too much")
        return ask.options[0]

class Liar:
    def choose(self, match, ask, rng):
        return type("Option", (), {"id": "bid:99"})()
'''


@pytest.fixture
def own_players(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder with somebody's own players, in which the command is given."""
    (tmp_path / "my_players.py").write_text(PLAYERS)
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    yield tmp_path
    sys.modules.pop("my_players", None)


def plan(**more: object) -> Plan:
    given: dict[str, object] = {"game": "wizard", "players": ("random",), "seats": 3, "games": 4, **more}
    return Plan(**given)  # type: ignore[arg-type]


def test_a_worker_that_dies_costs_no_result(tmp_path: Path) -> None:
    tasks = ((n, (n, str(tmp_path))) for n in range(2))
    assert dict(Workers(2).do(ends_once, tasks)) == {0: 0, 1: 1}


def test_work_that_ends_every_worker_is_given_up_in_a_sentence() -> None:
    with pytest.raises(WorkersDied, match="--jobs"):
        list(Workers(2).do(ends_always, iter([(0, (0,))])))


def test_a_player_that_breaks_down_is_named_and_the_others_play_on(
    own_players: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code = main(
        ["simulate", "wizard", "--players", "my_players:Clumsy,random", "--games", "3", "--jobs", "1", "--plain"]
    )
    said = capsys.readouterr().out
    assert code == 1
    assert "Game 0 (seed 0/0) was broken by my_players:Clumsy on seat" in said
    assert "ZeroDivisionError: four is too much" in said
    assert "my_players.py:9" in said
    assert "3 games were broken" in said
    crash = simulate(plan(players=("my_players:Clumsy", "random"))).crashes[0]
    match = slet.new("wizard", seats=3, seed=crash.seed)  # the same game
    assert match.ask is not None


def test_an_answer_that_was_not_offered_breaks_the_game_too(own_players: Path) -> None:
    report = simulate(plan(players=("my_players:Liar", "random"), games=2))
    assert [crash.error for crash in report.crashes] == [
        "IllegalMove: “bid:99” is not allowed now: see rule WIZ-11."
    ] * 2
    assert report.by_player[0].games == 0


def test_on_the_ladder_a_broken_game_counts_for_nothing(own_players: Path, capsys: pytest.CaptureFixture[str]) -> None:
    given = ["--players", "random,my_players:Clumsy", "--deals", "1", "--jobs", "1", "--plain"]
    assert main(["ladder", "wizard", "--seats", "3", *given]) == 1
    assert "was broken by my_players:Clumsy" in capsys.readouterr().out


def test_rows_tell_of_every_game_and_decision_in_order_whoever_played_them(tmp_path: Path) -> None:
    def written(jobs: str) -> list[bytes]:
        games, decisions = tmp_path / f"games-{jobs}.jsonl", tmp_path / f"decisions-{jobs}.jsonl"
        given = ["--games", "5", "--players", "random", "--rows", str(games), "--decisions", str(decisions)]
        assert main(["simulate", "wizard", *given, "--jobs", jobs, "--json", str(tmp_path / "out.json")]) == 0
        return [games.read_bytes(), decisions.read_bytes()]

    one = written("1")
    assert written("2") == one
    games, decisions = ([json.loads(line) for line in text.splitlines()] for text in one)
    assert [game["number"] for game in games] == [0, 1, 2, 3, 4]
    assert len(decisions) == sum(game["decisions"] for game in games)
    assert all(row["chosen"] in row["options"] for row in decisions)
    for game in games:
        points = [sum(part) for part in zip(*(source["points"] for source in game["sources"]), strict=True)]
        assert points == game["scores"]


def test_rows_can_be_parquet(tmp_path: Path) -> None:
    duckdb = pytest.importorskip("duckdb")
    file = tmp_path / "games.parquet"
    assert main(["simulate", "wizard", "--games", "3", "--players", "random", "--jobs", "1", "--rows", str(file)]) == 0
    (rows,) = duckdb.read_parquet(str(file)).aggregate("count(*), sum(len(scores))").fetchall()
    assert rows == (3, 9)
    assert list(tmp_path.iterdir()) == [file]


@pytest.mark.parametrize("option", ["--html", "--rows", "--decisions", "--keep", "--json"])
def test_a_file_that_cannot_be_written_is_refused_before_anything_is_played(
    option: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["simulate", "wizard", "--games", "1000000", option, str(tmp_path / "nowhere" / "file")]) == 2
    assert "There is no folder" in capsys.readouterr().err


@pytest.mark.skipif(find_spec("ray") is not None, reason="Ray is installed here")
def test_without_ray_a_cluster_is_refused_with_what_to_install(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "wizard", "--games", "2", "--ray", "local"]) == 2
    assert 'pip install "slet[ray]"' in capsys.readouterr().err


def test_a_page_can_be_made_later_of_games_that_were_kept(tmp_path: Path) -> None:
    given = [
        "simulate",
        "wizard",
        "--players",
        "random",
        "--jobs",
        "1",
        "--games",
        "2",
        "--keep",
        str(tmp_path / "kept"),
    ]
    assert main([*given, "--json", str(tmp_path / "out.json")]) == 0
    before = (tmp_path / "kept").read_bytes()
    assert main([*given, "--html", str(tmp_path / "page.html")]) == 0
    assert (tmp_path / "kept").read_bytes() == before
    assert "adept" not in (tmp_path / "page.html").read_text()


def test_the_page_is_the_same_for_any_number_of_workers(tmp_path: Path) -> None:
    def page(jobs: str) -> str:
        file = tmp_path / f"{jobs}.html"
        given = ["--players", "adept,random", "--games", "6", "--jobs", jobs, "--html", str(file)]
        assert main(["simulate", "wizard", *given, "--json", str(tmp_path / "out.json")]) == 0
        text = file.read_text().replace(str(file), "FILE")
        return text[: text.index("It took")]

    assert page("1") == page("2")


def test_decisions_come_back_from_games_that_were_kept(tmp_path: Path) -> None:
    given = ["simulate", "wizard", "--players", "random", "--jobs", "1", "--keep", str(tmp_path / "kept")]
    for games, name in (("2", "first"), ("3", "second")):
        assert main([*given, "--games", games, "--decisions", str(tmp_path / name)]) == 0
    first, second = ((tmp_path / name).read_text() for name in ("first", "second"))
    assert second.startswith(first)
    assert json.loads(second.splitlines()[-1])["number"] == 2


# --- what is found --------------------------------------------------------------------------------------------------


def test_what_is_chosen_is_counted_beside_what_was_offered() -> None:
    match = slet.new("wizard", seats=3, seed=1)
    counted = Counted()
    expected = 0.0
    while (ask := match.ask) is not None:
        if len(ask.options) > 1 and any(option.id == "bid:1" for option in ask.options):
            expected += 1 / len(ask.options)
        counted.add(ask, ask.options[0])
        match.play(ask.options[0])
    choices = counted.by_winners((0,))
    assert choices["bid:1"].expected == pytest.approx(expected)
    assert choices["bid:1"].chosen == 0
    assert choices["bid:0"].chosen == choices["bid:0"].offered > choices["bid:0"].offered_to_winners > 0
    assert sum(one.expected for one in choices.values()) == pytest.approx(sum(one.chosen for one in choices.values()))


def test_cards_that_are_alike_are_one() -> None:
    match = slet.new("wizard", seats=3, seed=1)
    while match.ask is not None and match.ask.kind != "play":
        match.play(match.ask.options[0])
    wizards = [piece for piece in match.game.sight.pieces(match.state) if getattr(piece, "is_wizard", False)]
    assert len({key_of(piece) for piece in wizards}) == 1  # type: ignore[arg-type]


def test_chosen_at_random_nothing_is_wanted_and_winners_do_nothing_otherwise() -> None:
    results: list[Result] = []
    report = simulate(plan(games=25, count_choices=True), on_played=results.append)
    found = findings(report, results)
    bids = [habit for habit in found.habits if habit.key.startswith("play:")]
    assert len(bids) > 40
    beyond = sum(abs(habit.off) > habit.off_pm for habit in bids)
    assert beyond <= 0.15 * len(bids)
    assert sum(habit.differs for habit in found.habits) <= 6


def test_points_by_source_add_up_to_the_scores() -> None:
    results: list[Result] = []
    report = simulate(plan(games=6), on_played=results.append)
    found = findings(report, results)
    assert sum(source.winners for source in found.sources) == pytest.approx(
        sum(max(result.scores) for result in results) / 6
    )
    assert sum(found.scores[0].counts) == 18
    assert sum(found.length.counts) == 6


@pytest.mark.parametrize(
    ("game", "key", "said"),
    [
        ("wizard", "play:red-13", "Play red 13"),
        ("wizard", "bid:3", "3 tricks"),
        ("big-book", "learn:abundance", "Learn Abundance"),
        ("wandering-towers", "tower", None),
        ("wizard", "nonsense:7", None),
    ],
)
def test_what_was_counted_is_called_by_its_name(game: str, key: str, said: str | None) -> None:
    assert spoken(game, key, "en") == said


@pytest.mark.parametrize("language", ["en", "cs"])
@pytest.mark.parametrize("game", ["wizard", "wandering-towers", "the-witches", "carodeni", "big-book"])
def test_the_page_of_every_game_stands_alone(game: str, language: str, tmp_path: Path) -> None:
    page = tmp_path / "report.html"
    given = ["--games", "4", "--players", "random", "--jobs", "1", "--html", str(page), "--lang", language]
    assert main(["simulate", game, *given, "--json", str(tmp_path / "out.json")]) == 0
    text = page.read_text(encoding="utf-8")
    assert f"slet simulate {game}" in text
    assert "http" not in text
    assert "<script" not in text
    assert text.count("<figure>") >= 3
    assert text.count("<figure>") == text.count(
        "The figures, and the command" if language == "en" else "Čísla a příkaz"
    )


def test_balance_tells_what_is_wanted(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["balance", "wizard", "--games", "3", "--players", "adept", "--jobs", "1", "--plain"]) == 0
    said = capsys.readouterr().out
    assert "Play a wizard: offered" in said
    assert "beside its fair share" in said
