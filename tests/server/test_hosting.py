"""What a host needs: proxies that are believed and others that are not, names, signs of health, an end in time."""

import json
import os
import re
import signal
import socket
import stat
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest

from slet.kernel.errors import SletError
from slet.server import requests, store
from slet.server.settings import read_settings
from support.serving import Person, Process, Served, new_table, serving, settings_for

AS_TLS = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "203.0.113.9"}


@pytest.fixture(scope="module")
def behind_a_proxy(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """Of such a site: one request a minute is too little for anybody, so it is seen who they are counted as."""
    chosen = settings_for(
        tmp_path_factory.mktemp("proxied"),
        trusted_proxies=("127.0.0.0/8",),
        allowed_hosts=("games.example.org", "*.club.example"),
        requests_a_minute=2,
    )
    with serving(chosen) as served:
        yield served


def asked(served: Served, path: str = "/api/games", host: str = "games.example.org", **headers: str) -> httpx.Response:
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    return httpx.get(served.address + path, headers={"Host": host, **named}, timeout=60)


def test_a_trusted_proxy_is_believed_who_comes_and_by_what(behind_a_proxy: Served) -> None:
    answers = [asked(behind_a_proxy, X_Forwarded_For=f"203.0.113.{n}").status_code for n in (1, 1, 1, 2)]
    assert answers == [200, 200, 429, 200]
    secure = asked(behind_a_proxy, "/api/me", X_Forwarded_For="203.0.113.3", X_Forwarded_Proto="https")
    assert "; Secure" in secure.headers["set-cookie"]
    assert "max-age=" in secure.headers["strict-transport-security"]
    link = httpx.post(
        f"{behind_a_proxy.address}/api/tables",
        json=new_table("wizard", "me open open"),
        headers={"Host": "games.example.org", "X-Forwarded-For": "203.0.113.5", "X-Forwarded-Proto": "https"},
    )
    assert link.json()["link"].startswith("https://games.example.org/t/")
    plain = asked(behind_a_proxy, "/api/me", X_Forwarded_For="203.0.113.4", X_Forwarded_Proto="http")
    assert "; Secure" not in plain.headers["set-cookie"]
    assert "strict-transport-security" not in plain.headers


def test_nobody_else_is_believed(tmp_path: Path) -> None:
    with serving(settings_for(tmp_path, requests_a_minute=2)) as served:
        answers = [asked(served, X_Forwarded_For=f"203.0.113.{n}", X_Forwarded_Proto="https") for n in (1, 2, 3)]
    assert [answer.status_code for answer in answers] == [200, 200, 429]
    assert "strict-transport-security" not in answers[0].headers


def test_who_comes_by_another_name_is_sent_away(behind_a_proxy: Served) -> None:
    for n, host in enumerate(("games.example.org", "GAMES.example.org:8443", "prague.club.example")):
        assert asked(behind_a_proxy, host=host, X_Forwarded_For=f"198.51.100.{n}").status_code == 200
    for host in ("evil.example", "club.example", "games.example.org.evil.example", ""):
        answer = asked(behind_a_proxy, host=host)
        assert answer.status_code == 421
        assert "another name" in answer.json()["text"]
    assert "jmenuje jinak" in asked(behind_a_proxy, host="evil.example", Accept_Language="cs").json()["text"]


def test_alive_and_ready_are_told_under_any_name_and_as_often_as_asked(behind_a_proxy: Served) -> None:
    for _ in range(4):
        assert asked(behind_a_proxy, "/health", "10.0.0.7").json() == {"alive": True}
        assert asked(behind_a_proxy, "/ready", "10.0.0.7").json() == {"database": True, "channels": True}


def test_without_its_database_the_server_is_alive_but_not_ready(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def away() -> None:
        raise TimeoutError

    monkeypatch.setattr(served.tables.store, "ping", away)
    assert httpx.get(f"{served.address}/health").status_code == 200
    answer = httpx.get(f"{served.address}/ready")
    assert answer.status_code == 503
    assert "database" in answer.json()["text"]


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("SLET_TRUSTED_PROXIES", "10.0.0.0/8, proxy"),
        ("SLET_TRUSTED_PROXIES", "*"),
        ("SLET_ALLOWED_HOSTS", "games.example.org:8443"),
        ("SLET_ALLOWED_HOSTS", "https://games.example.org"),
    ],
)
def test_settings_that_make_no_sense_are_named(name: str, value: str) -> None:
    with pytest.raises(SletError, match=name):
        read_settings({name: value, "SLET_DATABASE_URL": "sqlite:///:memory:"})


@pytest.mark.skipif(os.name != "posix", reason="rights of files")
def test_nobody_else_on_the_machine_can_read_the_database(tmp_path: Path) -> None:
    (tmp_path / "slet.db").touch(0o644)
    with serving(settings_for(tmp_path)) as served:
        ema = Person(served.address, "Ema")
        ema.close()
        rights = {file.name: stat.S_IMODE(file.stat().st_mode) for file in tmp_path.iterdir()}
    assert rights.keys() >= {"slet.db", "slet.db.lock", "slet.db-wal"}
    assert set(rights.values()) == {0o600}


def test_a_database_server_has_no_file_here(tmp_path: Path) -> None:
    """No file is made for its sake in the folder where the server was started."""
    assert store._file("postgresql+asyncpg://postgres@127.0.0.1/slet") is None
    assert store._file(f"sqlite+aiosqlite:///{tmp_path / 'slet.db'}") == str(tmp_path / "slet.db")


def test_half_a_request_is_not_waited_for_for_ever(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(requests, "SLOWEST", 0.2)
    with socket.create_connection(("127.0.0.1", served.port), timeout=60) as half:
        half.sendall(
            b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{"
        )
        assert half.recv(1000).startswith(b"HTTP/1.1 408")


def test_who_has_sent_half_a_request_does_not_hold_the_server(process: Callable[..., Process]) -> None:
    running = process()
    host, _, port = running.address.rpartition("/")[2].partition(":")
    halves = [socket.create_connection((host, int(port))) for _ in range(3)]
    for half in halves:
        half.sendall(b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 50\r\n\r\n{")
    time.sleep(0.3)  # until the server has read what there is; nothing tells when
    running.stop(signal.SIGTERM)  # it ends, instead of waiting for the rest
    for half in halves:
        half.close()


def test_those_who_watch_talk_in_a_room_of_their_own(person: Callable[..., Person]) -> None:
    ema, jan, eva = person("Ema"), person("Jan"), person("Eva")
    table = ema.set_up()
    hers, his, other = ema.sit(table), jan.sit(table), eva.sit(table)
    hers.send({"do": "say", "text": "players"})
    his.send({"do": "say", "text": "psst"})
    for live in (his, other):
        live.until(lambda heard: "psst" in str(heard))
        assert {"players", "psst"} == {line["text"] for line in live.chat} | {"players"}
    hers.send({"do": "say", "text": "end"})
    hers.until(lambda heard: "end" in str(heard))
    assert [line["text"] for line in hers.chat] == ["players", "end"]
    again = ema.sit(table)
    again.until(lambda heard: heard["is"] == "chat")
    assert [line["text"] for line in again.chat] == ["players", "end"]


def test_who_watches_cannot_speak_in_the_name_of_a_player(person: Callable[..., Person]) -> None:
    table = person("Žofie").set_up()
    for name in ("žofie", "Z o f i e"):
        refused = person(name, "cs").sit(table).refused({"do": "say", "text": "vzdávám to"})
        assert refused["key"] == "name-of-a-player"
        assert "jiné jméno" in refused["text"]


def test_much_talk_at_once_has_to_wait(person: Callable[..., Person]) -> None:
    live = person("Ema").sit(person("Jan").set_up())
    for n in range(40):
        live.send({"do": "say", "text": str(n)})
    assert live.until(lambda heard: heard["is"] == "refused")["key"] == "too-much-talk"
    assert len(live.chat) < 40


def test_one_address_sets_up_so_many_tables_and_no_more(tmp_path: Path) -> None:
    with serving(settings_for(tmp_path, tables_an_hour=8)) as served:
        ema, jan = Person(served.address, "Ema"), Person(served.address, "Jan", "cs")
        for who in (ema, jan):  # another cookie does not help
            who.set_up(seats="me open open")
        refused = jan.post("/api/tables", new_table("wizard", "me open open"), 429)
        assert "8 stolů za hodinu" in refused["text"]
        assert len(ema.get("/api/tables/mine")) == 1
        for who in (ema, jan):
            who.close()


def test_games_with_a_clock_are_taken_up_first(served: Served, person: Callable[..., Person]) -> None:
    ema = person("Ema")
    with_clock = ema.set_up(clock={"kind": "days", "days": 3})["id"]
    without = ema.set_up()["id"]
    order = served.do(served.tables.store.tables_in_play(10_000))
    assert order.index(with_clock) < order.index(without)


def test_a_game_in_which_nothing_goes_on_by_itself_sleeps_until_somebody_comes(
    served: Served, person: Callable[..., Person]
) -> None:
    ema, ota = person("Ema"), person("Ota")
    tables = [ema.set_up(seats="me open", game="carodeni", **more) for more in ({}, {"clock": {"kind": "live"}})]
    for table in tables:
        ota.join(table)
        ema.post(f"/api/tables/{table['id']}/start")
    of_people, with_clock = (table["id"] for table in tables)
    with_computer = ema.set_up()["id"]
    order = served.do(served.tables.store.tables_in_play(10_000))
    assert {with_clock, with_computer} <= set(order)
    assert of_people not in order


def test_somebody_who_sets_the_clock_of_the_machine_takes_nobodys_time(monkeypatch: pytest.MonkeyPatch) -> None:
    before = store.now()
    monkeypatch.setattr("time.time", lambda: before + 3600)
    assert store.now() - before < 600


def test_figures_are_told_to_the_host_and_to_nobody_else(behind_a_proxy: Served, served: Served) -> None:
    told = httpx.get(f"{served.address}/metrics").text
    for figure in ("slet_requests_total", "slet_request_seconds_bucket", "slet_messages_total", "slet_tables"):
        assert figure in told
    assert asked(behind_a_proxy, "/metrics", X_Forwarded_For="203.0.113.8").status_code == 403


def test_what_people_do_is_counted(served: Served, person: Callable[..., Person]) -> None:
    def bids() -> float:
        found = re.search(r'slet_messages_total\{do="play"\} (\S+)', httpx.get(f"{served.address}/metrics").text)
        return float(found[1]) if found else 0.0

    before, ema = bids(), person("Ema")
    live = ema.sit(ema.set_up())
    live.choose(live.settle()["ask"]["options"][0]["id"])
    assert bids() == before + 1


def test_the_log_has_a_line_for_each_request_and_no_secrets(process: Callable[..., Process]) -> None:
    running = process(SLET_LOG="json", SLET_LOG_LEVEL="info")
    ema = Person(running.address, "Ema")
    answer = ema.http.get("/api/me?secret=nobody-reads-it")
    cookie = ema.cookie
    ema.close()
    _, said = running.stop()
    lines = [json.loads(line) for line in said.splitlines() if line.startswith("{")]
    asked_for = [line for line in lines if line.get("request") == answer.headers["x-request-id"]]
    assert [(line["method"], line["path"], line["status"]) for line in asked_for] == [("GET", "/api/me", 200)]
    assert "nobody-reads-it" not in said
    assert cookie not in said
