"""Open tables: strangers find them by game, pace and level; the game begins when all are there."""

from collections.abc import Callable, Iterator
from itertools import count
from typing import Any

import pytest

from slet.server import store
from support.serving import Person, Served, serving, settings_for

New = Callable[..., Person]


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server of their own: others need not know that its clock is moved."""
    with serving(settings_for(tmp_path_factory.mktemp("moved"))) as started:
        yield started


TIMES = count(1)


@pytest.fixture(autouse=True)
def _nobody_else_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    """What earlier tests have left open was set up long ago."""
    monkeypatch.setattr(store, "_BEGAN", store._BEGAN + next(TIMES) * 30 * 24 * 3600)


def listed(person: Person) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = person.get("/api/company/tables")
    return found


def find(person: Person, **wanted: Any) -> dict[str, Any]:
    found: dict[str, Any] = person.post("/api/company/find", {"game": "wizard", **wanted})
    return found


def test_only_tables_that_are_open_to_strangers_are_listed_and_only_while_a_seat_is_free(person: New) -> None:
    ema, ota, eva = person("Ema"), person("Ota"), person("Eva")
    ema.set_up(seats="me open open")
    table = ema.set_up(
        "wizard",
        "me open open",
        open_to="newcomers",
        clock={"kind": "days", "days": 3},
        settings={"plus_minus_one": True},
    )
    (one,) = listed(ota)
    assert (one["id"], one["names"], one["seats"], one["free"]) == (table["id"], ["Ema"], 3, 2)
    assert (one["open_to"], one["clock"]["days"], one["yours"]) == ("newcomers", 3, False)
    assert len(one["settings"]) == 1
    assert listed(ema)[0]["yours"]
    ota.join(one)
    assert listed(eva)[0]["free"] == 1
    eva.join(one)
    assert listed(eva) == []


def test_an_open_game_begins_as_soon_as_all_seats_are_taken_and_an_invited_one_waits_for_its_host(person: New) -> None:
    ema, ota, eva = person("Ema"), person("Ota"), person("Eva")
    for open_to, status in (("anybody", "playing"), ("", "gathering")):
        table = ema.set_up(seats="me open open", open_to=open_to)
        ota.join(table)
        eva.join(table)
        assert eva.get(f"/api/tables/{table['id']}")["status"] == status


def test_an_open_table_without_a_free_seat_is_refused_in_words(person: New) -> None:
    wanted = {"game": "wizard", "seats": [{"kind": "me"}] * 3, "open_to": "anybody"}
    assert person("Ema").post("/api/tables", wanted, 400)["key"] == "open-without-seats"


def test_find_me_a_table_leads_to_the_one_that_fits_best_or_sets_one_up(person: New) -> None:
    ema, ota, eva, jan = (person(name) for name in ("Ema", "Ota", "Eva", "Jan"))
    first = find(ema, pace="days", level="newcomers")
    assert (first["status"], first["open_to"], first["clock"]["kind"]) == ("gathering", "newcomers", "days")
    assert len(first["seats"]) == 4
    assert find(ema, pace="days")["id"] == first["id"], "who sits at such a table is led back there"
    assert find(ota, pace="live")["id"] != first["id"], "it is played at another pace"
    assert find(ota, pace="days", level="regulars")["id"] != first["id"], "others are wanted there"
    fuller = jan.set_up(seats="me open computer", open_to="anybody", clock={"kind": "days", "days": 1})
    assert find(eva, pace="days", level="newcomers")["id"] == first["id"], "exactly such people are wanted there"
    assert find(person("Ivo"), pace="days")["id"] == fuller["id"], "there it begins soonest"
    assert find(person("Ada"), game="carodeni")["game"] == "carodeni"


def test_two_who_look_at_once_do_not_take_the_same_seat(person: New) -> None:
    ema, ota, eva = person("Ema"), person("Ota"), person("Eva")
    table = ema.set_up(seats="me open computer", open_to="anybody")
    assert find(ota)["id"] == table["id"]
    assert find(eva)["id"] != table["id"]
    assert ota.get(f"/api/tables/{table['id']}")["status"] == "playing"


def test_who_was_removed_by_the_host_is_not_led_back_there(person: New) -> None:
    ema, ota = person("Ema"), person("Ota")
    table = ema.set_up(seats="me open open", open_to="anybody")
    ota.join(table)
    (who,) = [one["who"] for one in ema.get(f"/api/tables/{table['id']}/people") if one["name"] == "Ota"]
    ema.put(f"/api/tables/{table['id']}/people/{who}", {"removed": True})
    assert find(ota)["id"] != table["id"]


def test_a_table_that_waits_for_a_live_game_is_listed_for_hours_and_one_by_days_for_weeks(
    person: New, monkeypatch: pytest.MonkeyPatch
) -> None:
    ema, ota = person("Ema"), person("Ota")
    ema.set_up(seats="me open open", open_to="anybody")
    by_days = ema.set_up(seats="me open open", open_to="anybody", clock={"kind": "days", "days": 1})
    assert len(listed(ota)) == 2
    monkeypatch.setattr(store, "_BEGAN", store._BEGAN + 24 * 3600)
    assert [one["id"] for one in listed(ota)] == [by_days["id"]]
    monkeypatch.setattr(store, "_BEGAN", store._BEGAN + 14 * 24 * 3600)
    assert listed(ota) == []


def test_practice_against_computers_is_watched_only_where_that_was_wished(person: New) -> None:
    ema, ota = person("Ema"), person("Ota")
    tables = [ema.set_up(watchable=wished) for wished in (False, True)]
    watched = {one["id"] for one in ota.get("/api/tables/watch")}
    assert [table["id"] in watched for table in tables] == [False, True]
    ota.get(f"/api/tables/{tables[0]['id']}", 403)
