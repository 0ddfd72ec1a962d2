"""How many tables and seats somebody, and a place, may hold at once; who sets up many displaces only their own."""

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import update

from slet.server.holding import A_DAY
from slet.server.middleware import place_of
from slet.server.schema import TABLES
from slet.server.store import Store, now
from support.services import new_database
from support.serving import Person, Served, serving, settings_for


@pytest.fixture(scope="module")
def narrow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server that is reached by a proxy, and allows little."""
    chosen = settings_for(
        tmp_path_factory.mktemp("narrow"),
        trusted_proxies=("127.0.0.0/8",),
        open_tables=3,
        own_tables=2,
        open_seats=5,
        own_seats=3,
    )
    with serving(chosen) as served:
        yield served


Comes = Callable[..., Person]


@pytest.fixture
def comes() -> Iterator[Comes]:
    """Somebody comes from that place."""
    made: list[Person] = []

    def new(served: Served, place: str, name: str = "Ema") -> Person:
        one = served.person()
        made.append(one)
        one.http.headers["X-Forwarded-For"] = place
        one.put("/api/me", {"name": name})
        return one

    yield new
    for one in made:
        one.close()


WANTED = {"game": "carodeni", "seats": [{"kind": "me"}, {"kind": "open"}]}


def test_one_person_has_so_many_tables_open_until_one_is_over_or_left(narrow: Served, comes: Comes) -> None:
    ema = comes(narrow, "203.0.113.1")
    tables = [ema.post("/api/tables", WANTED) for _ in range(2)]
    refused = ema.post("/api/tables", WANTED, expected=429)
    assert refused["key"] == "too-many-own-tables"
    assert "2 games" in refused["text"]
    ema.post(f"/api/tables/{tables[0]['id']}/leave")  # nobody sits there any more
    ema.post("/api/tables", WANTED)
    ema.post("/api/tables", WANTED, expected=429)
    asyncio.run(_touched(narrow, tables[1]["id"], now() - A_DAY - 1))
    ema.post("/api/tables", WANTED)


async def _touched(served: Served, table: str, at: float) -> None:
    store = Store(served.settings.database)
    async with store.change() as change:
        await change.do(update(TABLES).where(TABLES.c.id == table).values(updated=at))
    await store.close()


def test_one_place_has_so_many_tables_open_whoever_comes_from_there(narrow: Served, comes: Comes) -> None:
    people = [comes(narrow, "203.0.113.2") for _ in range(4)]
    for one in people[:3]:
        one.post("/api/tables", WANTED)
    assert people[3].post("/api/tables", WANTED, expected=429)["key"] == "too-many-open-tables"
    comes(narrow, "203.0.113.3").post("/api/tables", WANTED)


def test_so_many_seats_are_held_by_one_person_and_from_one_place(narrow: Served, comes: Comes) -> None:
    hosts = [comes(narrow, f"198.51.100.{n}", "Jan") for n in range(8)]
    tables = [host.post("/api/tables", WANTED) for host in hosts]
    ota = comes(narrow, "203.0.113.4", "Ota")
    for table in tables[:3]:
        ota.join(table)
    assert ota.join(tables[3], expected=429)["key"] == "too-many-own-seats"
    assert ota.join(tables[0])["you"] == [1]  # who sits there already may follow the link again
    for table in tables[3:5]:
        comes(narrow, "203.0.113.4").join(table)
    assert comes(narrow, "203.0.113.4").join(tables[5], expected=429)["key"] == "too-many-open-seats"
    assert "míst" in _in_czech(comes(narrow, "203.0.113.4"), tables[5])
    comes(narrow, "203.0.113.5").join(tables[5])


def _in_czech(person: Person, table: dict[str, str]) -> str:
    person.http.headers["Accept-Language"] = "cs"
    return str(person.join(table, expected=429)["text"])


def test_an_address_is_not_kept(narrow: Served, comes: Comes) -> None:
    comes(narrow, "203.0.113.77").post("/api/tables", WANTED)
    folder = Path(narrow.settings.database.partition("///")[2]).parent
    assert not [file for file in folder.glob("slet.db*") if b"203.0.113.77" in file.read_bytes()]


def test_all_addresses_of_one_network_of_ipv6_are_one_place() -> None:
    assert place_of("2001:db8:1:2:aaaa::1") == place_of("2001:db8:1:2:bbbb::2") != place_of("2001:db8:1:3::1")
    assert place_of("::ffff:203.0.113.9") == place_of("203.0.113.9") == "203.0.113.9"
    assert (place_of("::1"), place_of("testclient")) == ("::1", "testclient")


@pytest.mark.parametrize("on", ["sqlite", "postgresql"])
def test_many_tables_of_one_place_displace_only_each_other(tmp_path: Path, on: str, comes: Comes) -> None:
    """Those that are taken up again after a restart, and those that can be watched."""
    with new_database() as database:
        chosen = settings_for(tmp_path, trusted_proxies=("127.0.0.0/8",))
        chosen = chosen if on == "sqlite" else msgspec.structs.replace(chosen, database=database)
        with serving(chosen) as served:
            real = comes(served, "203.0.113.1").set_up("carodeni", "me computer", clock={"kind": "live"})
            older = comes(served, "203.0.113.2").set_up("carodeni", "me computer")
            junk = [
                comes(served, "203.0.113.9").set_up("carodeni", "me computer", clock={"kind": "live"}) for _ in range(6)
            ]
            store = served.tables.store
            taken_up = served.do(store.tables_in_play(3))
            assert real["id"] in taken_up  # although all of the junk has a clock too, and is newer
            assert older["id"] not in taken_up
            listed = [row.id for row, _ in served.do(store.tables_to_watch(3))]
            assert {real["id"], older["id"], junk[-1]["id"]} == set(listed)
            assert listed[0] == junk[-1]["id"]  # shown in the order in which they were played last
