"""The ladder of computer players."""

from pathlib import Path

import pytest

from slet.lab import ladder as climbing
from slet.lab.kept import BadKeptFile, Kept
from slet.lab.ladder import Duel, LadderPlan, Played, climb, duels, ladder, play_duel


def plan(deals: int = 3, players: tuple[str, ...] = ("adept", "random"), **more: object) -> LadderPlan:
    return LadderPlan(**{"game": "wizard", "players": players, "seats": 3, "deals": deals, **more})  # type: ignore[arg-type]


def kept_in(file: Path, plan: LadderPlan) -> Kept[LadderPlan, Played]:
    return Kept(file, plan, Played, "deals")


def without_time(played: Played) -> tuple[object, ...]:
    return played.duel, played.wins, played.points


def test_every_two_players_play_every_deal_twice_with_their_seats_exchanged() -> None:
    wanted = duels(plan(2, ("a", "b", "c")))
    assert len(wanted) == 2 * 3 * 2
    for duel in wanted:
        assert Duel(duel.deal, duel.first, duel.second, not duel.swapped) in wanted
    for deal in range(2):
        seats = [
            [climbing._sits(Duel(deal, "a", "b", swapped), seat) for seat in range(5)] for swapped in (False, True)
        ]
        assert all({one, other} == {"a", "b"} for one, other in zip(*seats, strict=True))


def test_a_player_against_itself_gets_half_of_the_wins_of_every_deal() -> None:
    """That the deal and the thinking of each seat are the same in both games is what makes them a pair."""
    both = [play_duel(plan(), Duel(1, "adept", "rules", swapped)) for swapped in (False, True)]
    assert both[0].wins[0] == pytest.approx(both[1].wins[1])
    assert both[0].points[0] == pytest.approx(both[1].points[1])


def test_the_better_player_stands_above_and_its_step_is_clear() -> None:
    found = climb(plan(6))
    assert [one.name for one in found.standings] == ["adept", "random"]
    assert found.standings[0].rating is not None
    assert found.standings[0].rating > 300
    assert found.steps[0].clear
    assert found.steps[0].deals == 6


def test_where_all_play_against_the_game_everybody_plays_the_same_deals() -> None:
    found = climb(LadderPlan("big-book", ("adept", "random"), 2, 3))
    assert all(one.rating is None for one in found.standings)
    assert not found.steps[0].meet
    assert found.steps[0].deals == 3


def test_a_game_for_one_is_a_ladder_too() -> None:
    assert [duel.second for duel in duels(LadderPlan("carodeni", ("adept", "random"), 1, 1))] == [None, None]


def test_a_ladder_is_the_same_for_any_number_of_processes() -> None:
    alone: list[Played] = []
    several: list[Played] = []
    one = climb(plan(2), 1, on_played=alone.append)
    two = climb(plan(2), 2, on_played=several.append)
    # Several tell of their games as each is done; what comes out does not depend on that.
    assert {played.duel: without_time(played) for played in alone} == {
        played.duel: without_time(played) for played in several
    }
    assert [(row.name, row.rating, row.points) for row in one.standings] == [
        (row.name, row.rating, row.points) for row in two.standings
    ]


def test_a_ladder_goes_on_where_it_was_broken_off(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    whole: list[Played] = []
    climb(plan(2), on_played=whole.append)
    kept = kept_in(file, plan(2))
    kept.add(whole[0])
    with file.open("ab") as out:
        out.write(b'{"duel":{"deal":0,"fir')  # the machine stopped here
    before = kept.read()
    assert before == whole[:1]
    rest: list[Played] = []
    climb(plan(2), before=before, on_played=rest.append)
    assert list(map(without_time, rest)) == list(map(without_time, whole[1:]))
    for played in rest:
        kept.add(played)
    assert kept.read() == [whole[0], *rest]


def test_more_deals_can_be_asked_of_a_kept_ladder(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    played = play_duel(plan(2), duels(plan(2))[0])
    kept_in(file, plan(2)).add(played)
    assert kept_in(file, plan(5)).read() == [played]


@pytest.mark.parametrize("other", [plan(seats=4), plan(seed="1"), plan(players=("adept", "novice"))])
def test_a_file_of_another_ladder_is_refused(tmp_path: Path, other: LadderPlan) -> None:
    file = tmp_path / "games.jsonl"
    kept_in(file, other).add(result(0, False, 1.0))
    with pytest.raises(BadKeptFile, match="another kind"):
        kept_in(file, plan()).read()


def test_a_file_that_is_no_ladder_is_refused_with_what_is_wrong(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    file.write_text("hello\n")
    with pytest.raises(BadKeptFile, match="cannot be read"):
        kept_in(file, plan()).read()


def result(deal: int, swapped: bool, first: float, names: tuple[str, str] = ("a", "b")) -> Played:
    return Played(Duel(deal, *names, swapped), (first, 1 - first), (0.0, 0.0), (0.0, 0.0))


def test_equal_players_have_equal_ratings_and_no_clear_step() -> None:
    played = [result(deal, swapped, float((deal + swapped) % 2)) for deal in range(40) for swapped in (False, True)]
    found = ladder(plan(40, ("a", "b")), played)
    assert [one.rating for one in found.standings] == [pytest.approx(0), pytest.approx(0)]
    assert not found.steps[0].clear


def test_ten_to_one_is_a_difference_of_four_hundred() -> None:
    played = [result(deal, swapped, float(deal % 11 != 0)) for deal in range(110) for swapped in (False, True)]
    above, below = ladder(plan(110, ("a", "b")), played).standings
    assert above.rating is not None
    assert below.rating is not None
    assert above.rating - below.rating == pytest.approx(400, abs=1)
    assert above.rating_pm is not None
    assert 20 < above.rating_pm < 120


def test_deals_that_all_ended_alike_still_leave_a_doubt() -> None:
    played = [result(deal, swapped, 1.0) for deal in range(10) for swapped in (False, True)]
    (step,) = ladder(plan(10, ("a", "b")), played).steps
    assert step.wins == 1.0
    assert step.wins_pm > 0.1


def test_a_deal_of_which_one_game_is_missing_does_not_count() -> None:
    played = [result(0, False, 1.0), result(0, True, 0.0), result(1, False, 1.0)]
    (step,) = ladder(plan(2, ("a", "b")), played).steps
    assert (step.wins, step.deals) == (0.5, 1)
