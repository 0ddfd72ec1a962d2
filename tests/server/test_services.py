"""PostgreSQL and Redis: the essential tests once more, and workers that share tables.

They run wherever these servers answer, and must run where `SLET_TESTS_NEED_SERVICES=1`.
"""

import asyncio
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from datetime import date
from random import Random
from secrets import token_hex
from typing import Any

import msgspec
import pytest
from redis import Redis

from slet.learn import puzzle_of_the_day, shown
from slet.server import reviewing
from slet.server.automatic import A_REST, _let_another_worker_go_first
from slet.server.reconnecting import MISSED
from slet.server.settings import Settings
from slet.server.through_redis import through_redis
from slet.server.workers import News
from support.services import REDIS, new_database, redis_answers, tell_postgres
from support.serving import Person, Served, Truth, asked_among, plain, serving


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    with new_database() as address:
        yield address


@pytest.fixture(scope="module", params=["postgres", "redis"])
def workers(request: pytest.FixtureRequest, database: str) -> Iterator[tuple[Served, Served]]:
    """Two workers with the same database, who hear of each other through PostgreSQL or through Redis."""
    redis = None
    if request.param == "redis":
        redis = f"{REDIS}?client_name=slet-test-{token_hex(6)}"
        redis_answers()
    settings = Settings(
        database=database,
        redis=redis,
        thinkers=1,
        thinking_seconds=600,
        requests_a_minute=1_000_000,
        review_worlds=1,
        review_niceness=0,
    )
    with serving(settings) as first, serving(settings) as second:
        yield first, second


def test_no_connection_to_redis_outlives_the_worker() -> None:
    """However late the worker still tells something: before the end, across it and after it."""
    name = f"slet-test-{token_hex(6)}"

    async def told() -> None:
        backend = through_redis(f"{REDIS}?client_name={name}", "slet-test")
        await backend.on_startup()
        await backend.subscribe(["news"])
        across = [asyncio.create_task(backend.publish(b"news", ["news"])) for _ in range(3)]
        await asyncio.sleep(0)
        await backend.on_shutdown()
        await asyncio.gather(*across)
        await backend.publish(b"news", ["news"])
        for _ in range(100):  # Redis notices a moment later
            if name not in _connected_to_redis():
                return
            await asyncio.sleep(0.05)
        pytest.fail("a connection is still open")

    redis_answers()
    asyncio.run(told())


def test_who_was_cut_off_from_redis_is_told_that_something_may_have_been_missed() -> None:
    """Also where the driver connects again by itself, so fast that nobody would notice."""
    name = f"slet-test-{token_hex(6)}"

    async def told() -> None:
        backend = through_redis(f"{REDIS}?client_name={name}", "slet-test")
        await backend.on_startup()
        await backend.subscribe(["news"])
        heard = backend.stream_events()
        assert await anext(heard) == ("news", MISSED)  # what was said before one listened
        await backend.publish(b"one", ["news"])
        assert await anext(heard) == ("news", b"one")
        _cut_off(name)
        assert await asyncio.wait_for(anext(heard), 60) == ("news", MISSED)
        await backend.publish(b"two", ["news"])
        assert await asyncio.wait_for(anext(heard), 60) == ("news", b"two")
        await heard.aclose()
        await backend.on_shutdown()

    redis_answers()
    asyncio.run(told())


def _connected_to_redis() -> set[str]:
    with Redis.from_url(REDIS) as asked:
        return {client["name"] for client in asked.client_list()}


def _cut_off(name: str) -> None:
    """Those of that name alone: others are using the same Redis."""
    with Redis.from_url(REDIS) as asked:
        for client in asked.client_list():
            if client["name"] == name:
                asked.client_kill_filter(_id=client["id"])


def at(worker: Served, person: Person) -> Person:
    """The same person with a connection to another worker."""
    other = Person(worker.address, language=person.language)
    other.http.cookies = person.http.cookies
    return other


@pytest.fixture
def table(workers: tuple[Served, Served]) -> Iterator[dict[str, Any]]:
    """Ema at one worker and Ota at the other, at the same table."""
    first, second = workers
    ema, ota = first.person("Ema"), second.person("Ota")
    made = ema.set_up(seats="me open computer")
    ota.join(made)
    ema.post(f"/api/tables/{made['id']}/start")
    yield {"ema": ema, "ota": ota, "id": made["id"], "invitation": made["invitation"]}
    ema.close()
    ota.close()


def test_a_move_at_one_worker_is_told_at_the_other(workers: tuple[Served, Served], table: dict[str, Any]) -> None:
    lives = [table["ema"].sit(table), table["ota"].sit(table)]
    rng = Random(1)
    for _ in range(12):
        asked_among(*lives).choose_any(rng)
    asked_among(*lives)
    kept = Truth(workers[0], table["id"])
    for seat, live in enumerate(lives):
        match = kept.match(live.update["n"])
        assert live.update["view"] == plain(match.view(seat))
        assert live.events == plain(match.log(seat))


def test_workers_go_on_when_every_connection_was_lost(
    workers: tuple[Served, Served],
    table: dict[str, Any],
    server_log: list[object],
    caplog: pytest.LogCaptureFixture,
) -> None:
    """As when the database or Redis is started anew in the middle of a game."""
    lives = [table["ema"].sit(table), table["ota"].sit(table)]
    rng = Random(4)
    asked_among(*lives).choose_any(rng)
    _cut(workers[0].settings)
    for _ in range(6):
        asked_among(*lives).choose_any(rng)
    kept = Truth(workers[0], table["id"])
    n = max(live.update["n"] for live in lives)
    for seat, live in enumerate(lives):
        live.until_n(n)
        assert live.events == plain(kept.match(n).log(seat))
    server_log += caplog.records  # what was being read or written just then is complained about


def _cut(settings: Settings) -> None:
    name = settings.database.rpartition("/")[2]
    tell_postgres(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'")  # noqa: S608
    if settings.redis is not None:
        _cut_off(settings.redis.rpartition("=")[2])


def test_who_is_connected_to_another_worker_is_present(table: dict[str, Any]) -> None:
    hers = table["ema"].sit(table)
    his = table["ota"].sit(table)
    hers.until(lambda heard: heard["is"] == "table" and heard["seats"][1]["present"])
    his.until(lambda heard: heard["is"] == "table" and heard["seats"][0]["present"])
    his.close()
    hers.until(lambda heard: heard["is"] == "table" and not heard["seats"][1]["present"])


def test_a_worker_that_is_silent_for_long_is_taken_for_dead(
    workers: tuple[Served, Served], table: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    hers = table["ema"].sit(table)
    his = table["ota"].sit(table)
    hers.until(lambda heard: heard["is"] == "table" and heard["seats"][1]["present"])
    taken_up: list[str] = []
    monkeypatch.setattr("slet.server.workers.go_on", lambda _, one: taken_up.append(one.row.id))

    def fall_silent() -> None:
        others = workers[0].tables.workers
        assert others is not None
        others._heard = dict.fromkeys(others._heard, 0.0)
        others.bury()

    workers[0].now(fall_silent)
    hers.until(lambda heard: heard["is"] == "table" and not heard["seats"][1]["present"])
    assert table["id"] in taken_up
    his.send({"do": "say", "text": "still here"})  # whoever is heard again is alive
    hers.until(lambda heard: heard["is"] == "chat" and heard["lines"])


def test_what_was_kept_is_told_although_who_kept_it_was_killed_at_once(
    workers: tuple[Served, Served], table: dict[str, Any]
) -> None:
    """Through PostgreSQL it is told in the same transaction; through Redis when another worker takes the place of the
    dead one.
    """
    first, second = workers
    hers, his = table["ema"].sit(table), table["ota"].sit(table)
    asked = asked_among(hers, his)
    while asked is not hers:
        asked.choose_any(Random(5))
        asked = asked_among(hers, his)
    n, option = hers.update["n"], hers.update["ask"]["options"][0]["id"]
    there = first.tables.loaded[table["id"]]

    async def keep_and_do_nothing_more() -> None:
        async with there.lock:
            acts = there.try_out([there.answer(0, option)]).acts
            await first.tables._act_writer.keep(table["id"], acts, {})
            there.behind = True

    async def hear_of_a_new_one() -> None:
        others = second.tables.workers
        assert others is not None
        await others.hear(msgspec.json.encode(News("new")))

    first.do(keep_and_do_nothing_more())
    if first.settings.redis is not None:
        second.do(hear_of_a_new_one())
    assert his.until_n(n + 1)["n"] > n


def test_a_worker_at_which_nobody_looks_on_leaves_a_table_to_others_until_somebody_comes(
    workers: tuple[Served, Served], table: dict[str, Any]
) -> None:
    first, second = workers
    hers = table["ema"].sit(table)
    his = at(first, table["ota"]).sit(table)
    lives = [hers, his]
    asked_among(*lives)
    there = second.tables.loaded[table["id"]]
    n = there.n
    rng = Random(2)
    for _ in range(3):
        asked_among(*lives).choose_any(rng)
    asked_among(*lives)
    second.do(_until(lambda: there.left_to_others))
    assert there.n == n
    assert there.thinking is None
    n = max(live.update["n"] for live in lives)
    assert table["ota"].sit(table).until_n(n)["n"] == n
    assert not there.left_to_others


def test_of_two_workers_at_which_people_look_on_one_has_computers_think(
    workers: tuple[Served, Served], table: dict[str, Any]
) -> None:
    """Else each would pay for it. The other one waits a little, and does it when the first is dead."""
    hers, his = table["ema"].sit(table), table["ota"].sit(table)
    hers.until(lambda heard: heard["is"] == "table" and heard["seats"][1]["present"])
    his.until(lambda heard: heard["is"] == "table" and heard["seats"][0]["present"])

    def first_of(worker: Served) -> bool:
        others = worker.tables.workers
        assert others is not None
        return others.goes_first(worker.tables.loaded[table["id"]])

    goes_first = [first_of(worker) for worker in workers]
    assert sorted(goes_first) == [False, True]
    waiting = workers[goes_first.index(False)]
    there = waiting.tables.loaded[table["id"]]
    n = there.n
    assert not there.left_to_others

    def bury_the_other() -> bool:
        there.elsewhere.clear()
        return first_of(waiting)

    began = time.monotonic()
    waiting.do(_let_another_worker_go_first(waiting.tables, there))
    assert there.n != n or time.monotonic() - began >= A_REST
    assert waiting.now(bury_the_other)


async def _until(wanted: Callable[[], object]) -> None:
    while not wanted():
        await asyncio.sleep(0.01)


def test_talk_pings_and_take_backs_reach_the_other_worker(table: dict[str, Any]) -> None:
    hers, his = table["ema"].sit(table), table["ota"].sit(table)
    hers.send({"do": "say", "text": "ahoj\x00"})
    assert his.until(lambda heard: heard["is"] == "chat" and heard["lines"])["lines"][0]["text"] == "ahoj"
    his.send({"do": "ping", "at": "red-7"})
    assert hers.until(lambda heard: heard["is"] == "pinged")["seat"] == 1
    rng = Random(2)
    while True:
        asked = asked_among(hers, his)
        other = his if asked is hers else hers
        if other.update["undo"] == "consent":
            break
        asked.choose_any(rng)
    n = other.update["n"]
    other.send({"do": "undo", "n": n})
    asked.until(lambda heard: heard["is"] == "table" and heard["take_back"])
    asked.send({"do": "agree", "yes": True})
    other.until_n(n + 1)
    assert other.update["ask"]


def test_leaving_and_coming_back_is_told_at_the_other_worker(table: dict[str, Any]) -> None:
    hers = table["ema"].sit(table)
    table["ota"].post(f"/api/tables/{table['id']}/leave")
    hers.until(lambda heard: heard["is"] == "table" and heard["seats"][1]["away"])
    table["ota"].post(f"/api/tables/{table['id']}/return")
    hers.until(lambda heard: heard["is"] == "table" and not heard["seats"][1]["away"])


def test_of_two_workers_that_take_the_same_act_number_one_wins(
    workers: tuple[Served, Served], table: dict[str, Any]
) -> None:
    ema, ota = table["ema"], table["ota"]
    lives = [ema.sit(table), ota.sit(table)]
    asked = asked_among(*lives)
    who = ema if asked is lives[0] else ota
    twin = at(workers[1] if who is ema else workers[0], who)
    there = twin.sit(table)
    there.until_n(asked.update["n"])
    n, option = asked.update["n"], asked.update["ask"]["options"][0]["id"]
    for live in (asked, there):
        live.send({"do": "play", "n": n, "option": option})
    keys = []
    for live in (asked, there):
        live.until_n(n + 1)
        live.send({"do": "agree", "yes": True})  # when this is answered, everything sent before has been
        live.until(lambda heard: heard.get("key") == "nothing-to-agree")
        keys += [heard["key"] for heard in live.heard if heard["is"] == "refused"]
    assert sorted(keys) == ["nothing-to-agree", "nothing-to-agree", "stale-move"]
    assert [act.n for act in Truth(workers[0], table["id"]).acts].count(n + 1) == 1
    twin.close()


def test_a_seat_and_a_rematch_are_taken_once_only(workers: tuple[Served, Served]) -> None:
    first, second = workers
    ema = first.person("Ema")
    made = ema.set_up("carodeni", "me open")
    ota, ida = first.person("Ota"), second.person("Ida")
    wanted = {"invitation": made["invitation"], "seat": 1}
    taken = [one.http.post(f"/api/tables/{made['id']}/seat", json=wanted).status_code for one in (ota, ida)]
    assert taken == [200, 409]
    ema.post(f"/api/tables/{made['id']}/start")
    watching = ida.sit(made)
    for one in (ema, ota):
        one.post(f"/api/tables/{made['id']}/leave")
    while not watching.update or not watching.update["result"]:
        watching.next()
    elsewhere = at(second, ota)
    with ThreadPoolExecutor(4) as pool:
        again = list(
            pool.map(lambda one: one.post(f"/api/tables/{made['id']}/rematch")["id"], (ema, elsewhere, ota, elsewhere))
        )
    assert len(set(again)) == 1
    assert len(ema.get("/api/tables/mine")) == 2
    for one in (ema, ota, ida, elsewhere):
        one.close()


def test_of_two_workers_that_hear_of_a_puzzle_at_once_one_counts_it(workers: tuple[Served, Served]) -> None:
    puzzle = puzzle_of_the_day(date.today())
    ema = workers[0].person("Ema")
    others = [at(worker, ema) for worker in workers * 2]
    before = ema.get("/api/puzzles/today")["found"]
    way = f"/api/puzzles/{puzzle.game}/{puzzle.number}"
    *answers, last = shown(puzzle)
    with ThreadPoolExecutor() as at_once:
        asked = [at_once.submit(one.post, way, {"answers": answers, "choice": last}) for one in others]
        told = [one.result() for one in asked]
    assert [(one["kind"], one["state"], one["standing"]["rated"]) for one in told] == [("over", "solved", 1)] * 4
    assert ema.get("/api/puzzles/today")["found"] == before + 1
    assert ema.post(way, {"give_up": True})["state"] == "solved"
    for one in (ema, *others):
        one.close()


def test_two_games_of_one_person_are_not_looked_back_at_by_two_workers_at_once(
    workers: tuple[Served, Served], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviewing, "KEPT_EVERY", 0.05)
    ema = workers[0].person("Ema")
    there = at(workers[1], ema)
    ways = []
    for _ in range(2):
        made = ema.set_up("the-witches", "me")
        ema.sit(made).play_on(Random(1))
        ways.append(f"/api/tables/{made['id']}/review")
    ema.post(ways[0], expected=200)
    there.post(ways[1], expected=200)
    states: list[str] = []
    while states != ["done"] * 3:
        states = [one.get(way)["state"] for one, way in ((there, ways[1]), (ema, ways[0]), (there, ways[1]))]
        assert states != ["going"] * 3
    ema.close()
    there.close()


def test_of_two_workers_that_are_asked_for_a_review_at_once_one_looks_and_both_tell(
    workers: tuple[Served, Served],
) -> None:
    ema = workers[0].person("Ema")
    made = ema.set_up("the-witches", "me")
    ema.sit(made).play_on(Random(1))
    way = f"/api/tables/{made['id']}/review"
    others = [at(worker, ema) for worker in workers * 2]
    with ThreadPoolExecutor() as at_once:
        asked = [at_once.submit(one.post, way) for one in others]
        assert {one.result()["state"] for one in asked} <= {"waiting", "going"}
    told: dict[str, Any] = {}
    for one in others:
        while (told := one.get(way))["state"] in ("waiting", "going"):
            time.sleep(0.05)
        assert told["state"] == "done"
        assert told["found"] == others[0].get(way)["found"]
    looks = workers[0].do(workers[0].tables.reviews._store.parts(made["id"]))
    first = [look.number for look in looks[: len(told["found"]["points"])]]
    assert len(first) == len(set(first))
    for one in (ema, *others):
        one.close()


def test_nothing_from_outside_breaks_postgresql(workers: tuple[Served, Served]) -> None:
    """What SQLite takes and PostgreSQL does not: the letter NUL."""
    ema = workers[0].person("Ema")
    assert ema.put("/api/me", {"name": "E\x00ma"})["name"] == "E ma"
    assert ema.get("/api/tables/%00%00%00%00%00%00", 404)["key"] == "no-such-table"
    refused = ema.post("/api/tables", {"game": "wizard\x00", "seats": [{"kind": "me"}]}, 404)
    assert refused["key"] == "unknown-game"
    ema.close()


def test_a_worker_that_begins_anew_finds_everything(workers: tuple[Served, Served], table: dict[str, Any]) -> None:
    live = table["ema"].sit(table)
    his = table["ota"].sit(table)
    rng = Random(6)
    for _ in range(4):
        asked_among(live, his).choose_any(rng)
    asked_among(live, his)
    with serving(msgspec.structs.replace(workers[0].settings)) as third:
        again = at(third, table["ema"])
        back = again.sit(table)
        back.until_n(live.update["n"])
        assert back.update["view"] == live.update["view"]
        assert back.events == live.events
        assert third.tables.awake_since <= workers[1].tables.awake_since or back.until(
            lambda _: third.tables.awake_since <= workers[1].tables.awake_since
        )
        again.close()
