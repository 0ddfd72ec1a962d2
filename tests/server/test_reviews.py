"""Finished games looked back at, in real processes: told as it is found, kept, and never worked out twice."""

import asyncio
import os
import signal
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from slet.games import GAMES
from slet.server import reviewing
from slet.server.review_wire import ReviewFound
from slet.server.reviewing import Reviews
from slet.server.settings import LEAST_URGENT, Settings
from support.serving import PATIENCE, Person, Served, serving, settings_for

NewPerson = Callable[..., Person]
SEATS = {"wizard": 3, "wandering-towers": 2, "the-witches": 1, "carodeni": 2, "big-book": 2}
"""Few, so that games are short."""
TOGETHER = ("the-witches", "big-book")
"""Alone against the game, and as one against it."""


def quick(folder: Path, **changed: Any) -> Settings:
    """Rough looks, and as urgent as everything else: on a busy machine what stands back might stand still."""
    return settings_for(folder, **{"review_worlds": 1, "review_niceness": 0, **changed})


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(quick(tmp_path_factory.mktemp("reviewed"))) as started:
        yield started


@pytest.fixture(scope="module")
def ema(served: Served) -> Iterator[Person]:
    one = served.person("Ema")
    yield one
    one.close()


@pytest.fixture(scope="module")
def played(served: Served, ema: Person) -> Callable[[str], str]:
    """The table of a finished game, each played once."""
    tables: dict[str, str] = {}

    def play(game: str) -> str:
        if game not in tables:
            tables[game] = play_out(ema, game)
        return tables[game]

    return play


def play_out(person: Person, game: str, seats: int | None = None) -> str:
    table = person.set_up(game, " ".join(["me"] + ["computer"] * ((seats or SEATS[game]) - 1)))
    person.sit(table).play_on(Random(game))
    found: str = table["id"]
    return found


def review(person: Person, table: str, since: int = 0, expected: int = 200) -> dict[str, Any]:
    told: dict[str, Any] = person.post(f"/api/tables/{table}/review?since={since}", expected=expected)
    return told


def until(person: Person, table: str, *states: str) -> dict[str, Any]:
    """Ask again until it is in one of these states."""
    end = time.monotonic() + PATIENCE
    told: dict[str, Any] = person.get(f"/api/tables/{table}/review")
    while told["state"] not in states and time.monotonic() < end:
        time.sleep(0.05)
        told = person.get(f"/api/tables/{table}/review")
    assert told["state"] in states
    return told


@pytest.mark.parametrize("game", [game.id for game in GAMES])
def test_a_game_of_every_kind_is_looked_back_at(game: str, ema: Person, played: Callable[[str], str]) -> None:
    table = played(game)
    before = ema.get(f"/api/tables/{table}/review")
    assert before["state"] == "none"
    assert before["together"] == (game in TOGETHER)
    assert review(ema, table)["state"] in ("waiting", "going")
    done = until(ema, table, "done", "failed")
    assert done["state"] == "done"
    found = msgspec.convert(done["found"], ReviewFound)
    total = ema.get(f"/api/tables/{table}/moments")["total"]
    assert done["last"] == total
    assert len(found.points) == len(found.steps) > 5
    assert [point.n for point in found.points] == sorted({point.n for point in found.points})
    for point, step in zip(found.points, found.steps, strict=True):
        assert step.text
        assert all(0 <= chance <= 1 for chance in (*point.stood, *point.lay))
    for one in found.accounts:
        assert one.start + one.luck + one.skill + one.others == pytest.approx(one.result, abs=1e-9)
    assert {mark.n for mark in found.marks} <= {point.n for point in found.points}
    for turn in found.turning:
        assert 0 <= turn.n < turn.then <= total
    for dear in found.dear:
        assert dear.cost > 0
        assert dear.asked
        assert dear.chosen.text != dear.better.text
    # What is told is in words of the one who asks.
    eva = Person(ema.address, language="cs")
    in_czech = eva.get(f"/api/tables/{table}/review")["found"]
    eva.close()
    assert in_czech["accounts"] == done["found"]["accounts"]
    assert [step["text"] for step in in_czech["steps"]] != [step["text"] for step in done["found"]["steps"]]


def test_it_is_found_once_and_told_to_whoever_asks_also_after_a_restart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = quick(tmp_path)
    begun: list[str] = []
    run = Reviews._run

    async def counted(reviews: Reviews, going: Any) -> None:
        begun.append(going.table)
        await run(reviews, going)

    monkeypatch.setattr(Reviews, "_run", counted)
    with serving(settings) as served:
        ema, ota = served.person("Ema"), served.person("Ota")
        table = play_out(ema, "wizard")
        for person in (ema, ota, ema):
            assert review(person, table)["state"] in ("waiting", "going")
        done = until(ota, table, "done")
        assert review(ema, table) == done
        cookie = ema.cookie
        for person in (ema, ota):
            person.close()
    with serving(settings) as served:
        again = Person(served.address)
        again.http.cookies.set("slet-player", cookie)
        assert review(again, table) == done
        again.close()
    assert begun == [table]


def test_what_was_found_before_a_restart_is_not_found_again(tmp_path: Path) -> None:
    settings = quick(tmp_path, review_worlds=5)
    with serving(settings) as served:
        ema = served.person("Ema")
        table = play_out(ema, "the-witches")
        review(ema, table)
        served.do(heard_of(served, table, 3))
        ema.close()
    with serving(settings) as served:
        ota = served.person("Ota")
        before = ota.get(f"/api/tables/{table}/review")
        assert before["state"] == "none"
        assert before["done"] >= 3
        review(ota, table)
        assert until(ota, table, "done")["found"]["points"]
        kept = served.do(served.tables.reviews._store.parts(table))
        assert [one.number for one in kept[:3]] == sorted(one.number for one in kept[:3])
        first_looks = [one.number for one in kept if one.worlds == min(other.worlds for other in kept)]
        assert len(first_looks) == len(set(first_looks))
        ota.close()


async def heard_of(served: Served, table: str, looks: int) -> None:
    """Wait until so many looks were taken."""
    reviews = served.tables.reviews
    while len(reviews._going[table].found) < looks:
        await asyncio.sleep(0.01)


async def pid_at_work(served: Served, table: str, looks: int) -> int:
    await heard_of(served, table, looks)
    (pid,) = served.tables.reviews.pids
    return pid


def test_progress_is_told_bit_by_bit_and_no_process_waits_for_more(served: Served, ema: Person) -> None:
    table = play_out(ema, "the-witches")
    review(ema, table)
    served.do(heard_of(served, table, 2))
    part = ema.get(f"/api/tables/{table}/review")
    assert part["state"] == "going"
    assert 2 <= part["done"] < part["of"]
    assert len(part["points"]) == part["done"]
    assert part["found"] is None
    more = ema.get(f"/api/tables/{table}/review?since=1")
    assert more["first"] == 1
    assert more["points"][0] == part["points"][1]
    assert ema.get(f"/api/tables/{table}/review?since=900000")["first"] == 0
    until(ema, table, "done")
    served.do(at_rest(served))


def test_its_process_stands_behind_everything_else(tmp_path: Path) -> None:
    with serving(settings_for(tmp_path)) as served:
        ema = served.person("Ema")
        review(ema, play_out(ema, "the-witches"))
        pid = served.do(a_pid(served))
        while os.getpriority(os.PRIO_PROCESS, pid) < LEAST_URGENT:  # it has only just begun
            time.sleep(0.01)
        ema.close()


async def a_pid(served: Served) -> int:
    while not (pids := served.tables.reviews.pids):
        await asyncio.sleep(0.01)
    return pids[0]


async def at_rest(served: Served) -> None:
    """When nothing is to be looked at, no process waits."""
    while served.tables.reviews.pids:
        await asyncio.sleep(0.01)


def test_a_process_that_dies_is_replaced_once_then_the_page_is_told(
    served: Served, ema: Person, server_log: list[Any], caplog: pytest.LogCaptureFixture
) -> None:
    table = play_out(ema, "the-witches")
    review(ema, table)
    first = served.do(pid_at_work(served, table, 1))
    os.kill(first, signal.SIGKILL)
    second = served.do(another_pid(served, first))
    assert until(ema, table, "going", "done")["state"] == "going"
    os.kill(second, signal.SIGKILL)
    failed = until(ema, table, "failed")
    assert failed["text"].startswith("The review broke off twice")
    assert failed["done"] >= 1
    server_log += caplog.get_records("call")
    review(ema, table)  # somebody asks again: it goes on
    assert until(ema, table, "done", "failed")["state"] == "done"


async def another_pid(served: Served, before: int) -> int:
    """Wait until another process is awake and at work."""
    reviews = served.tables.reviews
    while not (pids := [pid for pid in reviews.pids if pid != before]):
        await asyncio.sleep(0.01)
    looks = {table: len(going.found) for table, going in reviews._going.items()}
    while all(len(going.found) <= looks[table] for table, going in reviews._going.items()):
        await asyncio.sleep(0.01)
    return pids[0]


def test_one_at_a_time_for_each_person_and_not_without_end(
    served: Served, ema: Person, person: NewPerson, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviewing, "OF_ONE", 2)
    first, second, third = (play_out(ema, "the-witches") for _ in range(3))
    review(ema, first)
    assert review(ema, second)["state"] == "waiting"
    refused = review(ema, third, expected=429)
    assert refused["text"] == "2 of your games are being looked back at. Wait until one of them is done."
    monkeypatch.setattr(reviewing, "AT_ONCE", 2)
    assert review(person("Ota"), third, expected=429)["key"] == "reviews-at-once"
    until(ema, first, "done")
    until(ema, second, "done")


def test_a_game_that_is_not_over_is_not_looked_back_at(ema: Person, person: NewPerson) -> None:
    table = ema.set_up("wizard", "me computer computer")["id"]
    ema.sit(table).settle()
    refused = review(ema, table, expected=409)
    assert refused["text"] == ("This game is not over: looking back at it would tell what is hidden. Finish it first.")
    czech = person(language="cs")
    assert review(czech, table, expected=409)["text"].startswith("Tahle hra ještě neskončila")
    assert czech.get(f"/api/tables/{table}/review", expected=409)["key"] == "review-too-early"


def test_whoever_may_not_see_a_table_may_not_have_it_looked_back_at(ema: Person, person: NewPerson) -> None:
    table = ema.set_up("wizard", "me computer computer", watchable=False)["id"]
    assert review(person("Ota"), table, expected=403)["key"] == "not-watchable"
    assert review(ema, "no-such-table", expected=404)["key"] == "no-such-table"


def test_a_game_that_is_too_long_is_refused_with_its_length(tmp_path: Path) -> None:
    with serving(quick(tmp_path, review_answers=20)) as served:
        ema = served.person("Ema")
        table = play_out(ema, "wizard")
        answers = ema.get(f"/api/tables/{table}/moments")["total"]
        refused = review(ema, table, expected=409)
        assert refused["text"] == (
            f"This game has {answers} moves; at most 20 can be looked back at. Its replay is still there."
        )
        ema.close()
