"""Absences: clocks of days stand still for who is away, others see it, and there is a measure of it in a year."""

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from slet.server import store
from slet.server.automatic import go_on
from slet.server.clocks import A_DAY, Clocks, apart
from slet.server.wire import Clock
from support.serving import Person, Served, serving, settings_for

New = Callable[..., Person]
T = 1_000_000.0


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server of their own: others need not know that its clock is moved."""
    with serving(settings_for(tmp_path_factory.mktemp("moved"))) as started:
        yield started


def days(*pauses: tuple[float, float], most: int = 2) -> Clocks:
    """A clock of days, asked since T, that stands still so long."""
    kept = Clocks(Clock(kind="days", days=most), 2, 0.0)
    kept.pauses = {0: [(T + start * A_DAY, T + end * A_DAY) for start, end in pauses]}
    kept.ask([0, 1], T)
    return kept


@pytest.mark.parametrize(
    ("pauses", "gone", "left"),
    [
        ([(1, 5)], 1, 1),
        ([(1, 5)], 3, 1),
        ([(1, 5)], 5.5, 0.5),
        ([(-3, 4)], 2, 2),
        ([(-9, -2)], 1.5, 0.5),
        ([(0.5, 1), (2, 3)], 2.5, 0.5),
        ([(3, 9)], 2, 0),
    ],
)
def test_the_clock_stands_still_while_somebody_is_away_and_for_nobody_else(
    pauses: list[tuple[float, float]], gone: float, left: float
) -> None:
    found = days(*pauses).left(T + gone * A_DAY)
    assert found[0] == pytest.approx(left * A_DAY)
    assert found[1] == pytest.approx(max(0.0, 2 - gone) * A_DAY)


@pytest.mark.parametrize(
    ("pauses", "gone", "up"),
    [
        ([], 0, 2),
        ([(1, 5)], 0, 6),
        ([(1, 5)], 3, 3),
        ([(1, 5)], 5.5, 0.5),
        ([(3, 9)], 0, 2),
        ([(1, 2), (2.5, 4)], 0, 4.5),
    ],
)
def test_when_time_will_be_up_takes_in_the_absences_to_come(
    pauses: list[tuple[float, float]], gone: float, up: float
) -> None:
    assert days(*pauses).up_in(0, T + gone * A_DAY) == pytest.approx(up * A_DAY)


def test_absences_that_overlap_count_once() -> None:
    assert apart([(3, 5), (1, 2), (4, 6), (6, 7)]) == [(1, 2), (3, 7)]


def test_a_live_clock_knows_no_absence() -> None:
    kept = Clocks(Clock(kind="live", minutes=10), 1, 0.0)
    kept.pauses = {0: [(T, T + A_DAY)]}
    kept.ask([0], T)
    assert kept.left(T + 60) == [540]
    assert kept.up_in(0, T + 60) == 540


# --- announced ------------------------------------------------------------------------------------------------------


def absence(start: float, end: float) -> dict[str, float]:
    """In days from now."""
    return {"start": store.now() + start * A_DAY, "end": store.now() + end * A_DAY}


@pytest.mark.parametrize(
    ("start", "end", "key"),
    [(3, 2, "absence-backwards"), (-5, -2, "absence-backwards"), (1, 400, "absence-far"), (1, 32, "absence-long")],
)
def test_an_absence_that_cannot_be_is_refused_in_words(person: New, start: float, end: float, key: str) -> None:
    assert person("Ema").post("/api/company/absences", absence(start, end), 400)["key"] == key


def test_a_year_has_thirty_days_of_absence_and_what_was_not_used_comes_back(person: New, moved: "Moved") -> None:
    moved.to_january()
    ema = person("Ema")
    told = ema.post("/api/company/absences", absence(1, 21))
    assert (told["days_left"], len(told["announced"])) == (10, 1)
    assert ema.post("/api/company/absences", absence(20, 25), 400)["key"] == "absence-twice"
    refused = ema.post("/api/company/absences", absence(30, 42), 400)
    assert refused["key"] == "absence-long"
    assert "10" in refused["text"]
    assert ema.post("/api/company/absences", absence(30, 40))["days_left"] == 0
    first, second = ema.get("/api/company/absences")["announced"]
    assert ema.post("/api/company/absences/end", second)["days_left"] == 10
    moved.by(6 * A_DAY)
    assert ema.post("/api/company/absences/end", first)["days_left"] == 25
    assert ema.post("/api/company/absences/end", first, 409)["key"] == "absence-over"
    assert person("Ota").get("/api/company/absences")["days_left"] == 30


# --- at a table, with a moved clock ---------------------------------------------------------------------------------


class Moved:
    """The clock of the server, which a test sets forward."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._monkeypatch = monkeypatch

    def by(self, seconds: float) -> None:
        self._monkeypatch.setattr(store, "_BEGAN", store._BEGAN + seconds)

    def to_january(self) -> None:
        year = 365.25 * A_DAY
        self.by(year - (store.now() % year) + 5 * A_DAY)


@pytest.fixture
def moved(monkeypatch: pytest.MonkeyPatch) -> Moved:
    return Moved(monkeypatch)


def left(person: Person) -> float:
    """Days that are left to whoever is asked at the person's only table."""
    (one,) = person.get("/api/company/mine")["going"]
    return float(one["left"]) / A_DAY


def look_at_the_clock(served: Served, table: dict[str, Any]) -> None:
    live = served.tables.loaded[table["id"]]
    served.now(lambda: go_on(served.tables, live))


def test_who_is_away_loses_no_time_even_over_a_restart_and_others_see_until_when(tmp_path: Path, moved: Moved) -> None:
    settings = settings_for(tmp_path)
    moved.to_january()
    with serving(settings) as served:
        people = [served.person(name) for name in ("Ema", "Ota", "Eva")]
        table = people[0].set_up("wizard", "me open open", clock={"kind": "days", "days": 2})
        for other in people[1:]:
            other.join(table)
        people[0].post(f"/api/tables/{table['id']}/start")
        (asked,) = people[0].get("/api/company/mine")["going"][0]["asked"]
        away, other = people[asked], people[asked - 1]
        moved.by(A_DAY)
        away.post("/api/company/absences", absence(0, 5))
        moved.by(3 * A_DAY)
        assert left(other) == pytest.approx(1, abs=0.01)
        seat = other.get(f"/api/tables/{table['id']}")["seats"][asked]
        assert seat["absence"]["end"] == pytest.approx(store.now() + 2 * A_DAY, abs=60)
        look_at_the_clock(served, table)
        n = served.truth(table["id"]).acts[-1].n if served.truth(table["id"]).acts else 0
        for one in people:
            one.address = ""
            one.close()
    moved.by(2.5 * A_DAY)  # the absence is over since half a day
    with serving(settings) as served:
        again = served.person()
        again.http.cookies.set("slet-player", other.http.cookies["slet-player"])
        assert left(again) == pytest.approx(0.5, abs=0.01)
        assert again.get(f"/api/tables/{table['id']}")["seats"][asked]["absence"] is None
        live = again.sit(table)
        moved.by(A_DAY)
        look_at_the_clock(served, table)
        live.until_n(n + 1)
        assert served.truth(table["id"]).acts[n].seat == asked, "a computer player has answered for who was away"
        again.close()


def test_days_last_a_week_where_that_was_chosen_and_each_move_has_its_own(person: New, moved: Moved) -> None:
    people = [person(name) for name in ("Ema", "Ota", "Eva")]
    table = people[0].set_up("wizard", "me open open", clock={"kind": "days", "days": 7})
    for other in people[1:]:
        other.join(table)
    people[0].post(f"/api/tables/{table['id']}/start")
    (asked,) = people[0].get("/api/company/mine")["going"][0]["asked"]
    moved.by(5 * A_DAY)
    assert left(people[asked]) == pytest.approx(2, abs=0.01)
    people[asked].sit(table).choose_any(Random(1))
    assert left(people[asked]) == pytest.approx(7, abs=0.01)
