"""My games: whose turn it is, since when, how much time is left, and what the board looks like from one's own seat."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from slet.server.clocks import A_DAY
from support.serving import Person

New = Callable[..., Person]


def going(person: Person) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = person.get("/api/company/mine")["going"]
    return found


def sit_together(host: Person, *others: Person, game: str = "wizard", computers: int = 1, **more: Any) -> Any:
    """A game of these people and some computer players that has begun."""
    seats = " ".join(["me", *["open"] * len(others), *["computer"] * computers])
    table = host.set_up(game, seats, **more)
    for other in others:
        other.join(table)
    return host.post(f"/api/tables/{table['id']}/start") if others else table


def one_of(person: Person, table: Any) -> dict[str, Any]:
    return next(one for one in going(person) if one["id"] == table["id"])


def test_a_game_waits_for_those_who_are_asked_and_for_nobody_else(person: New) -> None:
    people = [person(name) for name in ("Ema", "Ota", "Eva")]
    table = sit_together(*people, computers=0, clock={"kind": "days", "days": 3})
    lives = [one.sit(table) for one in people]
    rng = Random(1)
    for _ in range(4):
        told = [one_of(one, table) for one in people]
        (asked,) = told[0]["asked"]
        assert [one["your_turn"] for one in told] == [seat == asked for seat in range(3)]
        assert all(2.9 * A_DAY < one["left"] <= 3 * A_DAY for one in told)
        lives[asked].choose_any(rng)
        assert one_of(people[0], table)["n"] >= told[0]["n"] + 1


def test_the_tiny_board_is_what_the_own_seat_may_know(person: New) -> None:
    ema, ota = person("Ema"), person("Ota")
    table = sit_together(ema, ota, person("Eva"), computers=0)
    live = ota.sit(table)
    live.until(lambda heard: heard["is"] == "update")
    board = ota.get(f"/api/company/mine/{table['id']}/board")
    assert board["eyes"] == 1
    live.until_n(board["n"])
    assert board["view"]["hand"] == live.update["view"]["hand"]
    assert board["view"]["hand"] != ema.get(f"/api/company/mine/{table['id']}/board")["view"]["hand"]


def test_the_board_of_others_and_of_games_that_have_not_begun_is_refused_in_words(person: New) -> None:
    ema, ota = person("Ema"), person("Ota")
    gathering = ema.set_up(seats="me open open")
    playing = ema.set_up()
    assert ema.get(f"/api/company/mine/{gathering['id']}/board", 409)["key"] == "not-begun"
    assert ota.get(f"/api/company/mine/{playing['id']}/board", 403)["key"] == "only-watching"


def test_what_waits_for_one_comes_first_by_the_least_time_left_then_the_rest_the_newest_first(person: New) -> None:
    ema, ota, eva = person("Ema"), person("Ota"), person("Eva")
    clocks: list[dict[str, Any]] = [{"kind": "days", "days": days} for days in (7, 1, 3)]
    tables = [sit_together(ema, ota, eva, computers=0, clock=clock) for clock in [*clocks, {"kind": "none"}]]
    lobby = ema.set_up(seats="me open open")
    told = going(ema)
    mine = [one for one in told if one["your_turn"]]
    others = [one for one in told if not one["your_turn"]]
    assert told == [*mine, *others]
    assert {one["id"] for one in told} == {table["id"] for table in [*tables, lobby]}
    times = [one["left"] if one["left"] is not None else 99 * A_DAY for one in mine]
    assert times == sorted(times)
    assert [one["since"] for one in others] == sorted((one["since"] for one in others), reverse=True)


@pytest.mark.parametrize(("game", "has_points"), [("wizard", True), ("wandering-towers", False)])
def test_a_finished_game_tells_how_it_ended_for_oneself(person: New, game: str, has_points: bool) -> None:
    ema = person("Ema")
    table = ema.set_up(game, "me computer computer")
    live = ema.sit(table)
    assert one_of(ema, table)["clock"]["kind"] == "none"
    result = live.play_on(Random(2))["result"]
    served_last = ema.get("/api/company/mine")
    (over,) = served_last["finished"]
    assert (over["id"], over["won"], served_last["going"]) == (table["id"], 0 in result["winners"], [])
    assert over["points"] in ((result["scores"][0], None) if has_points else (None,))
    assert over["winners"] == [live.table["seats"][seat]["name"] for seat in result["winners"]]
    assert not over["with_people"]
    assert ema.get("/api/company/mine?finished=0") == {"going": [], "finished": [], "finished_in_all": 1}
