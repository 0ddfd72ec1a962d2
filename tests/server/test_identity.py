"""One person, several browsers: sessions, links to another device, and two guests who become one.

On one server with SQLite, and on two workers with PostgreSQL, where whoever changes something never is at the worker
that the others are connected to.
"""

from collections.abc import Iterator
from itertools import cycle
from pathlib import Path
from random import Random
from typing import Any

import pytest
from itsdangerous import Signer
from sqlalchemy import create_engine, select, update

from slet.server.identity.links import GOOD_FOR, digest
from slet.server.schema import LINKS, PLAYERS, PUZZLE_DAYS, PUZZLES, SEATS, SECRETS, SESSIONS
from slet.server.settings import Settings
from support.databases import old_database
from support.services import new_database
from support.serving import Person, Served, asked_among, new_table, serving, settings_for

FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
PHONE = (
    "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Mobile Safari/537.36"
)


class Site:
    """Where people come to: one server, or two workers that they meet in turn."""

    def __init__(self, *servers: Served) -> None:
        self.servers = servers
        self._next = cycle(servers)
        self._people: list[Person] = []

    def person(self, name: str | None = None, agent: str = FIREFOX, language: str = "en") -> Person:
        made = Person(next(self._next).address, None, language)
        made.http.headers["user-agent"] = agent
        if name is not None:
            made.put("/api/me", {"name": name})
        self._people.append(made)
        return made

    def elsewhere(self, person: Person) -> Person:
        """The same browser, served by the other worker."""
        other = next(one for one in reversed(self.servers) if len(self.servers) == 1 or one.address != person.address)
        made = Person(other.address, None, person.language)
        made.http.headers["user-agent"] = person.http.headers["user-agent"]
        made.http.cookies.set("slet-player", person.cookie)
        self._people.append(made)
        return made

    def close(self) -> None:
        for person in self._people:
            person.close()

    def do(self, statement: Any) -> list[Any]:
        store = self.servers[0].tables.store

        async def done() -> list[Any]:
            async with store.engine.begin() as connection:
                found = await connection.execute(statement)
                return list(found) if found.returns_rows else []

        return self.servers[0].do(done())


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def all_servers(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[Served, ...]]:
    if request.param == "sqlite":
        with serving(settings_for(tmp_path_factory.mktemp("identity"))) as one:
            yield (one,)
        return
    with new_database() as database:
        settings = Settings(
            database=database, thinkers=1, thinking_seconds=600, requests_a_minute=1_000_000, tables_an_hour=1_000_000
        )
        with serving(settings) as first, serving(settings) as second:
            yield first, second


@pytest.fixture
def site(all_servers: tuple[Served, ...]) -> Iterator[Site]:
    made = Site(*all_servers)
    yield made
    made.close()


def token_of(person: Person) -> str:
    """What a link of theirs says."""
    return str(person.post("/api/me/along")["link"].partition("#")[2])


def carry(person: Person, to: Person, *, join: bool = False) -> None:
    to.post("/api/along", {"token": token_of(person), "join": join})


def refusal(person: Person, token: str, status: int) -> str:
    """The key of the refusal, which is a sentence in both languages, and nobody is let in."""
    before = person.get("/api/me")["name"]
    keys = {person.post(way, {"token": token}, status)["key"] for way in ("/api/along/look", "/api/along")}
    assert person.get("/api/me")["name"] == before
    (key,) = keys
    return str(key)


def test_a_link_carries_somebody_to_another_browser_with_all_they_have(site: Site) -> None:
    ema, phone = site.person("Ema"), site.person(agent=PHONE)
    table = ema.set_up(seats="me computer computer")
    made = ema.post("/api/me/along")
    assert made["link"].startswith(f"{ema.address}/along#")
    assert made["picture"].startswith("data:image/svg+xml")
    token = made["link"].partition("#")[2]
    assert phone.post("/api/along/look", {"token": token}) == {
        "name": "Ema", "hat": "", "here": "Guest", "same": False, "games": 0, "puzzles": 0,
    }  # fmt: skip
    phone.post("/api/along", {"token": token})
    assert phone.get("/api/me")["name"] == "Ema"
    assert [card["id"] for card in phone.get("/api/tables/mine")] == [table["id"]]
    live = phone.sit(table)
    assert live.settle()["ask"]
    assert live.seats == [0]
    names = [one["name"] for one in ema.get("/api/me/devices")]
    assert sorted(names) == ["Chrome · Android", "Firefox · Linux"]
    assert [one["here"] for one in phone.get("/api/me/devices")].count(True) == 1


def test_a_link_is_good_once_and_a_forged_old_foreign_or_replaced_one_never(site: Site) -> None:
    ema, jan, eva = site.person("Ema"), site.person("Jan"), site.person("Eva")
    token = token_of(ema)
    for forged in (token[:-1] + ("A" if token[-1] != "A" else "B"), digest(token), "x", "ř" * 40):
        assert refusal(jan, forged, 404) == "link-unknown"
    replaced, token = token, token_of(ema)
    assert refusal(jan, replaced, 409) == "link-old"
    jan.post("/api/along", {"token": token, "join": True})
    assert refusal(eva, token, 409) == "link-used"
    assert jan.get("/api/me")["name"] == "Ema"
    token = token_of(ema)
    site.do(update(LINKS).where(LINKS.c.id == digest(token)).values(until=LINKS.c.until - GOOD_FOR - 1))
    assert refusal(eva, token, 409) == "link-old"
    assert "ten minutes" in eva.post("/api/along", {"token": token}, 409)["text"]
    cizi = site.person("Eva", language="cs")
    assert "deset minut" in cizi.post("/api/along", {"token": token}, 409)["text"]
    assert not [row for row in site.do(select(LINKS)) if token in row]  # nobody gets in by reading the database


def test_an_ended_session_is_nobodys_and_its_connections_are_closed(site: Site) -> None:
    ema, phone = site.person("Ema"), site.person(agent=PHONE)
    carry(ema, phone)
    table = ema.set_up(seats="me computer computer")
    live, own = site.elsewhere(phone).sit(table), ema.sit(table)
    live.settle()
    (lost,) = [one for one in ema.get("/api/me/devices") if one["name"] == "Chrome · Android"]
    left = ema.http.delete(f"/api/me/devices/{lost['id']}").json()
    assert [one["here"] for one in left] == [True]
    live.until_closed()
    assert live.heard[-1]["key"] == "session-ended"
    answer = phone.http.get("/api/tables/mine")
    assert answer.status_code == 403
    assert answer.json()["key"] == "session-ended"
    assert "Max-Age=0" in answer.headers["set-cookie"]
    assert phone.get("/api/me")["name"] == "Guest"
    assert own.settle()["ask"]  # the other browser plays on
    assert ema.http.delete(f"/api/me/devices/{lost['id']}").json()["key"] == "no-such-session"
    stranger = site.person("Jan")
    (hers,) = ema.get("/api/me/devices")
    assert stranger.http.delete(f"/api/me/devices/{hers['id']}").status_code == 404


def test_whoever_ends_their_own_session_is_a_guest_again(site: Site) -> None:
    ema = site.person("Ema")
    (own,) = ema.get("/api/me/devices")
    assert ema.http.delete(f"/api/me/devices/{own['id']}").json() == []
    assert ema.get("/api/me")["name"] == "Guest"
    assert ema.get("/api/tables/mine") == []


def test_all_other_sessions_can_be_ended_at_once(site: Site) -> None:
    ema, phone, tablet = site.person("Ema"), site.person(agent=PHONE), site.person()
    carry(ema, phone)
    carry(ema, tablet)
    assert len(ema.http.delete("/api/me/devices").json()) == 1
    assert [one.http.get("/api/me").status_code for one in (ema, phone, tablet)] == [200, 403, 403]


def test_a_guest_with_games_becomes_one_with_who_is_carried_only_when_they_agree(site: Site) -> None:
    ema, guest = site.person("Ema"), site.person("Host", agent=PHONE)
    hers = ema.set_up(seats="me computer computer")
    theirs = guest.set_up(seats="me computer computer")
    gathering = guest.set_up(seats="me open computer")
    token = token_of(ema)
    looked = guest.post("/api/along/look", {"token": token})
    assert (looked["here"], looked["games"], looked["same"]) == ("Host", 2, False)
    assert guest.post("/api/along", {"token": token}, 409)["key"] == "along-guest"
    assert guest.get("/api/me")["name"] == "Host"
    guest.post("/api/along", {"token": token, "join": True})  # the link was not used up by the refusal
    tables = {hers["id"], theirs["id"], gathering["id"]}
    for one in (ema, guest):
        assert {card["id"] for card in one.get("/api/tables/mine")} == tables
        assert one.get("/api/me")["name"] == "Ema"
    assert (
        ema.post(f"/api/tables/{gathering['id']}/start")["status"] == "playing"
    )  # the host of the other's tables, too
    assert ema.sit(theirs).settle()["ask"]
    assert ema.post("/api/along/look", {"token": token_of(guest)})["same"] is True


def test_at_a_table_where_both_sit_both_seats_are_of_one_person_and_open_connections_see_it(site: Site) -> None:
    ema, guest, jan = site.person("Ema"), site.person("Host", agent=PHONE), site.person("Jan")
    table = ema.set_up(seats="me open open")
    guest.join(table)
    jan.join(table)
    ema.post(f"/api/tables/{table['id']}/start")
    hers, theirs, others = site.elsewhere(ema).sit(table), site.elsewhere(guest).sit(table), jan.sit(table)
    for live in (hers, theirs, others):
        live.until(lambda heard: heard["is"] == "update")
    assert (hers.seats, theirs.seats, others.seats) == ([0], [1], [2])
    carry(ema, guest, join=True)
    for live in (hers, theirs):
        live.until(lambda heard: heard["is"] == "table" and heard["you"] == [0, 1])
    n, rng = hers.update["n"], Random(1)
    for _ in range(5):
        asked_among(hers, others).choose_any(rng)
    theirs.until_n(hers.update["n"])
    assert theirs.update["n"] >= n + 5
    assert [seat["name"] for seat in others.table["seats"]] == ["Ema", "Host", "Jan"]


def test_puzzles_of_both_are_joined_and_the_first_try_counts(site: Site) -> None:
    ema, guest = site.person("Ema"), site.person("Host")
    rows = [
        {"player": ema.id, "game": "wizard", "number": 1, "at_once": False, "state": "tried", "at": 20.0},
        {"player": guest.id, "game": "wizard", "number": 1, "at_once": True, "state": "solved", "at": 10.0},
        {"player": guest.id, "game": "wizard", "number": 2, "at_once": False, "state": "shown", "at": 11.0},
    ]
    site.do(PUZZLES.insert().values(rows))
    days = [
        {"day": "2026-01-01", "player": ema.id, "found": False},
        {"day": "2026-01-01", "player": guest.id, "found": True},
    ]
    site.do(PUZZLE_DAYS.insert().values(days))
    old = guest.id
    carry(ema, guest, join=True)
    kept = {row.number: row for row in site.do(select(PUZZLES).where(PUZZLES.c.player == ema.id))}
    assert (kept[1].at_once, kept[1].state, kept[1].at) == (True, "solved", 10.0)
    assert kept[2].state == "shown"
    assert [row.found for row in site.do(select(PUZZLE_DAYS).where(PUZZLE_DAYS.c.player == ema.id))] == [True]
    for table, column in ((PLAYERS, "id"), (SEATS, "player"), (PUZZLES, "player"), (PUZZLE_DAYS, "player")):
        assert site.do(select(table).where(table.c[column] == old)) == []


def test_of_two_browsers_that_use_a_link_at_once_one_is_let_in(site: Site) -> None:
    from concurrent.futures import ThreadPoolExecutor

    ema, others = site.person("Ema"), [site.person() for _ in range(4)]
    for one in others:
        one.get("/api/me")
    token = token_of(ema)
    with ThreadPoolExecutor(4) as pool:
        codes = list(pool.map(lambda one: one.http.post("/api/along", json={"token": token}).status_code, others))
    assert sorted(codes) == [200, 409, 409, 409]
    assert sorted(one.get("/api/me")["name"] for one in others) == ["Ema", "Guest", "Guest", "Guest"]


def test_whoever_has_a_cookie_of_an_earlier_version_is_still_themselves(tmp_path: Path) -> None:
    file = tmp_path / "slet.db"
    old_database(file)
    engine = create_engine(f"sqlite:///{file}")
    with engine.begin() as kept:
        player, table = kept.execute(
            select(SEATS.c.player, SEATS.c.table).where(SEATS.c.player.is_not(None))
        ).first() or ("", "")
        name = kept.execute(select(PLAYERS.c.name).where(PLAYERS.c.id == player)).scalar_one()
        secret = kept.execute(select(SECRETS.c.value).where(SECRETS.c.name == "cookie")).scalar()
    engine.dispose()
    with serving(settings_for(tmp_path)) as served:
        if secret is None:
            secret = served.do(served.tables.store.secret("cookie"))
        back = served.person()
        back.http.cookies.set("slet-player", Signer(str(secret), salt="slet player").sign(player).decode())
        assert back.get("/api/me")["name"] == name
        assert table in [card["id"] for card in back.get("/api/tables/mine")]
        assert len(back.get("/api/me/devices")) == 1
        back.close()


def test_who_only_looks_on_is_kept_nowhere(site: Site) -> None:
    before = site.do(select(SESSIONS.c.id))
    visitor, ema = site.person(), site.person("Ema")
    table = ema.post("/api/tables", new_table("wizard", "me computer computer"))
    live = visitor.sit(table)
    live.until(lambda heard: heard["is"] == "update")
    assert len(site.do(select(SESSIONS.c.id))) == len(before) + 1


@pytest.mark.parametrize(
    "alike", ["ema", "Éma", "E m a", "Ema.", "\u0415m\u0430", "\u0395ma", "Erna", "𝐄𝐦𝐚"]
)  # Cyrillic, Greek, two letters that are drawn like one, bold
def test_a_name_that_looks_like_anothers_at_the_table_takes_no_seat(site: Site, alike: str) -> None:
    ema, other = site.person("Ema"), site.person(alike)
    table = ema.set_up(seats="me open computer")
    refused = other.join(table, expected=403)
    assert refused["key"] == "name-alike"
    assert "Ema" in refused["text"]
    other.put("/api/me", {"name": "Emil"})
    assert other.join(table)["you"] == [1]


def test_the_same_name_gets_a_number_and_a_different_one_is_left_alone(site: Site) -> None:
    ema = site.person("Ilona")
    table = ema.set_up(seats="me open open open")
    for name, called in (("Ilona", "Ilona 2"), ("Alena", "Alena"), ("Ilja", "Ilja")):
        person = site.person(name)
        seat = person.join(table)["you"][0]
        assert person.get(f"/api/tables/{table['id']}")["seats"][seat]["name"] == called
    assert site.person("llona").join(ema.set_up(seats="me open computer"), expected=403)["key"] == "name-alike"
