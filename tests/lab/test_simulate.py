"""Simulations."""

from pathlib import Path
from random import Random

import pytest

import slet
from slet.kernel.errors import BadSetup, UnknownGame
from slet.kernel.match import Match
from slet.kernel.questions import HasId, Pick
from slet.lab.bench import measure
from slet.lab.kept import Kept
from slet.lab.peers import oh_hell
from slet.lab.simulate import Plan, Report, Result, play_game, seating, simulate
from slet.lab.simulate import report as make_report
from slet.lab.unhurried import load_unhurried
from slet.players import Budget, UnknownPlayer, find_player


def plan(games: int = 6, players: tuple[str, ...] = ("rules", "random"), seats: int = 3, **more: object) -> Plan:
    return Plan(game="wizard", players=players, seats=seats, games=games, **more)  # type: ignore[arg-type]


def without_time(report: Report) -> list[object]:
    return [getattr(report, name) for name in report.__struct_fields__ if name not in ("seconds", "jobs")]


def test_the_same_plan_gives_the_same_results_whatever_the_number_of_jobs() -> None:
    one = simulate(plan(keep_records=True), jobs=1)
    two = simulate(plan(keep_records=True), jobs=2)
    assert without_time(one) == without_time(two)
    assert len(one.records) == 6


def test_players_who_go_by_sight_play_the_same_games_as_if_a_match_were_imagined_for_each_choice() -> None:
    class Imagining:
        def __init__(self) -> None:
            self._rules = find_player("rules", "wizard")

        def choose(self, match: Match, ask: Pick, rng: Random) -> HasId:
            return self._rules.choose(match, ask, rng)  # type: ignore[union-attr]

    of_rules = plan(players=("rules",))
    quick = play_game(of_rules, 1)
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr("slet.lab.simulate.load_unhurried", lambda *_: Imagining())
        assert play_game(of_rules, 1) == quick


@pytest.mark.parametrize("level", ["master", "archmage"])
@pytest.mark.parametrize("game", ["wandering-towers", "the-witches"])
def test_a_busy_machine_makes_no_measured_player_weaker(game: str, level: str) -> None:
    at_a_table, measured = find_player(level, game), load_unhurried(level, game)
    assert at_a_table.budget.seconds  # type: ignore[union-attr]
    assert measured.budget == Budget(at_a_table.budget.iterations)  # type: ignore[union-attr]


def test_another_seed_gives_other_games() -> None:
    assert play_game(plan(), 0).scores != play_game(plan(seed="other"), 0).scores


def test_everybody_sits_everywhere_equally_often() -> None:
    seats = [seating(plan(players=("rules", "random", "rules")), number) for number in range(3)]
    assert sorted(seats) == sorted({tuple(seat) for seat in seats})
    assert [sum(row[place] == "random" for row in seats) for place in range(3)] == [1, 1, 1]


def test_the_tables_add_up() -> None:
    report = simulate(plan(games=8))
    assert [row.games for row in report.by_player] == [8, 8]
    assert [row.games for row in report.by_seat] == [8, 8, 8]
    assert sum(row.wins for row in report.by_player) == pytest.approx(8)
    assert sum(row.wins for row in report.by_seat) == pytest.approx(8)
    assert sum(report.reasons.values()) == 8
    assert report.decisions >= 690


def test_a_win_of_all_against_the_game_is_one_and_a_shared_win_counts_as_parts() -> None:
    results = [
        Result(0, ("rules",) * 3, (6, 6, 6), (0, 1, 2), "won", 1, together=True),
        Result(1, ("rules",) * 3, (2, 2, 2), (), "lost", 1, together=True),
        Result(2, ("rules",) * 3, (5, 5, 1), (0, 1), "shared", 1),
        Result(3, ("rules",) * 3, (5, 5, 5), (0, 1, 2), "shared", 1),
    ]
    (row,) = make_report(plan(games=4, players=("rules",)), results, 1.0, 1).by_player
    assert row.wins == pytest.approx(1 + 0 + 1 + 1)


def test_those_who_play_together_are_one_game_and_not_as_many_as_they_are() -> None:
    results = [
        Result(n, ("rules",) * 3, (n, n, n), (0, 1, 2) if n % 2 else (), "over", 1, together=True) for n in range(120)
    ]
    made = make_report(plan(games=120, players=("rules",)), results, 1.0, 1)
    (row,) = made.by_player
    assert row.games == 120
    assert (row.win_share, row.win_share_pm) == pytest.approx((0.5, 0.088), abs=0.001)  # 1.96 · √(¼ / 124)
    assert made.by_seat[0].win_share_pm == row.win_share_pm
    assert made.by_seat[0].score_pm == row.score_pm


def test_seats_of_one_player_share_the_luck_of_a_game() -> None:
    """Who sits on every seat wins a third of them, whatever happens: there is nothing uncertain about it."""
    results = [Result(n, ("rules",) * 3, (1, 2, 3), (n % 3,), "over", 1) for n in range(30)]
    (row,) = make_report(plan(games=30, players=("rules",)), results, 1.0, 1).by_player
    assert row.games == 30
    assert (row.wins, row.win_share, row.win_share_pm) == pytest.approx((30, 1 / 3, 0))


def test_progress_is_told() -> None:
    told: list[int] = []
    simulate(plan(games=3), on_progress=told.append)
    assert sum(told) == 3


def test_a_simulation_that_was_broken_off_goes_on_and_comes_out_the_same(tmp_path: Path) -> None:
    kept = Kept(tmp_path / "games.jsonl", plan(), Result, "games")
    simulate(plan(games=2), on_played=kept.add)
    again: list[Result] = []
    told: list[int] = []
    report = simulate(plan(), jobs=2, before=kept.read(), on_played=again.append, on_progress=told.append)
    assert sorted(result.number for result in again) == [2, 3, 4, 5]
    assert sum(told) == 6
    assert without_time(report) == without_time(simulate(plan()))


def test_kept_records_can_be_replayed() -> None:
    result = play_game(plan(keep_records=True), 1)
    assert result.record is not None
    match = slet.replay(result.record)
    assert match.outcome is not None
    assert match.outcome.scores == result.scores


def test_a_plan_that_cannot_be_played_is_refused_before_it_begins() -> None:
    with pytest.raises(UnknownPlayer, match="gandalf"):
        simulate(plan(players=("gandalf",)))
    with pytest.raises(BadSetup):
        simulate(plan(seats=9))
    with pytest.raises(BadSetup):
        simulate(plan(options={"wands": 2}))
    with pytest.raises(UnknownGame):
        simulate(Plan(game="chess", players=("random",), seats=2, games=1))


def test_the_benchmark_measures_everything() -> None:
    figures = measure("wizard", seats=4, rounds=1)
    assert min(figures.playout, figures.play, figures.games, figures.fork, figures.imagine) > 0
    assert (figures.peer_rate is None) == (oh_hell(Random(1)) is None)
