"""Whatever comes from outside is answered with a clear sentence; nothing is lost, nothing leaks."""

import socket
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
import pytest

from slet.kernel.errors import SletError
from slet.server import limits, pages
from slet.server.bad_requests import first_fault
from slet.server.games_wire import SettingsAsked
from slet.server.settings import read_settings
from slet.server.wire import NewTable
from support.serving import PATIENCE, Live, Person, Served, serving, settings_for

NewPerson = Callable[..., Person]

MALFORMED: list[Any] = [
    "",
    "{",
    "null",
    "[]",
    '"play"',
    "\x00",
    "{}",
    '{"do": "dance"}',
    '{"do": 7}',
    '{"do": "play"}',
    '{"do": "play", "n": "1", "option": "bid:0"}',
    '{"do": "play", "n": -1, "option": "bid:0"}',
    '{"do": "play", "n": 1e999, "option": "bid:0"}',
    '{"do": "play", "n": 99999999999999999999, "option": "bid:0"}',
    '{"do": "play", "n": 0, "option": ""}',
    '{"do": "play", "n": 0, "option": "%s"}' % ("x" * 201),
    '{"do": "play", "n": 0, "option": "bid:0", "seat": 12}',
    '{"do": "play", "n": 0, "option": "bid:0", "cheat": true}',
    '{"do": "say", "text": "\\ud800"}',
    '{"do": "agree", "yes": "yes"}',
    '{"do": "undo"}',
    "[" * 4000,
    '{"do":' * 600,
    b"\xff\xfe\x00junk",
    b'{"do": "say", "text": "\xe9"}',
    b'{"do": "say", "t\xe9xt": "x"}',
    b"",
]


@pytest.fixture
def live(person: NewPerson) -> Live:
    ema = person("Ema")
    live = ema.sit(ema.set_up())
    live.settle()
    return live


def is_a_sentence(text: str) -> bool:
    return (
        (text[0].isupper() or text[0] in "“„")
        and text.rstrip()[-1] in ".?!"
        and "Traceback" not in text
        and "slet." not in text
    )


# --- over the WebSocket ---------------------------------------------------------------------------------------------


def test_malformed_messages_are_refused_and_the_connection_stays_up(live: Live) -> None:
    before = live.update
    for message in MALFORMED:
        refused = live.refused(message)
        assert refused["key"] == "bad-message-not-json", message
        assert is_a_sentence(refused["text"])
    live.choose(before["ask"]["options"][0]["id"])
    assert live.update["n"] == before["n"] + 1


def test_a_huge_message_is_refused_and_the_connection_stays_up(live: Live) -> None:
    for size in (4_097, 200_000):
        refused = live.refused('{"do": "say", "text": "%s"}' % ("x" * size))
        assert refused["key"] == "message-too-large"
        assert "4,096" in refused["text"] or "4096" in refused["text"]
    assert live.refused(b"x" * 5_000)["key"] == "message-too-large"
    live.choose_any(Random(1))


def test_a_message_beyond_all_measure_closes_the_connection_and_nothing_else(live: Live, person: NewPerson) -> None:
    live.send("x" * 300_000)
    assert live.until_closed() == 1009
    watching = person("Ida").sit(live.table_id)
    watching.until_n(live.update["n"])


def test_a_stale_number_and_the_same_move_twice_are_refused(served: Served, live: Live) -> None:
    n, option = live.update["n"], live.update["ask"]["options"][0]["id"]
    for wrong in (n + 1, n + 1000, *([n - 1] if n else [])):
        assert live.refused({"do": "play", "n": wrong, "option": option})["key"] == "stale-move"
    live.send({"do": "play", "n": n, "option": option})
    assert live.refused({"do": "play", "n": n, "option": option})["key"] == "stale-move"
    assert live.refused({"do": "undo", "n": n})["key"] == "stale-move"
    assert [act.kind for act in served.truth(live.table_id).acts if act.seat == 0].count("answer") == 1


def test_every_refusal_at_the_table_is_said_in_both_languages(person: NewPerson) -> None:
    said = []
    for language in ("en", "cs"):
        ema = person("Ema", language)
        live = ema.sit(ema.set_up())
        n = live.settle()["n"]
        texts = [
            live.refused(message)["text"]
            for message in (
                "{",
                "x" * 5_000,
                {"do": "play", "n": n, "option": "bid:99"},
                {"do": "play", "n": n + 7, "option": "bid:0"},
                {"do": "play", "n": n, "option": "bid:0", "seat": 1},
                {"do": "agree", "yes": True},
                {"do": "why-not", "option": "bid:99"},
                {"do": "undo", "n": n},
            )
        ]
        assert all(is_a_sentence(text) for text in texts)
        said.append(texts)
    assert not set(said[0]) & set(said[1])


@pytest.fixture
def little_patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """Even a slow machine sends more at once than this."""
    monkeypatch.setattr(limits, "BURST", 10.0)
    monkeypatch.setattr(limits, "A_SECOND", 5.0)


@pytest.mark.usefixtures("little_patience")
def test_a_flood_of_messages_is_slowed_down_and_the_connection_stays_up(live: Live) -> None:
    for _ in range(30):
        live.send({"do": "why-not", "option": "bid:99"})
    answers = [live.until(lambda heard: heard["is"] == "refused") for _ in range(30)]
    assert {(answer["key"], answer["option"]) for answer in answers} == {("why-not", "bid:99"), ("too-fast", "bid:99")}


@pytest.mark.usefixtures("little_patience")
def test_a_flood_of_nonsense_is_slowed_down_too(live: Live) -> None:
    for _ in range(30):
        live.send("{")
    keys = [live.until(lambda heard: heard["is"] == "refused")["key"] for _ in range(30)]
    assert set(keys) == {"bad-message-not-json", "too-fast"}


def test_a_table_that_does_not_exist_is_refused_and_closed(person: NewPerson) -> None:
    for language in ("en", "cs"):
        for table_id in ("nowhere0", "x", "a" * 100, "%00", "'--"):
            live = person("Ema", language).sit(table_id)
            refused = live.next()
            assert refused["key"] in ("no-such-table", "no-such-page")
            assert is_a_sentence(refused["text"])
            assert live.until_closed() == 4400


def test_a_forged_cookie_is_refused_at_the_table(person: NewPerson) -> None:
    ema, ota = person("Ema"), person("Ota")
    table = ema.set_up()
    for forged in (ema.id, f"{ema.id}.AAAA", ota.cookie.replace(ota.id, ema.id), "x", ""):
        live = ota.sit(table, headers={"Cookie": f"slet-player={forged}"})
        assert live.next()["key"] == "forged-cookie"
        assert live.until_closed() == 4400


def test_a_foreign_page_is_refused_at_the_table(person: NewPerson) -> None:
    ema = person("Ema")
    table = ema.set_up()
    for origin in ("http://evil.example", "null", "http://[", f"http://127.0.0.1:{1}", "127.0.0.1"):
        live = ema.sit(table, headers={"Origin": origin})
        assert live.next()["key"] == "other-origin"
        assert live.until_closed() == 4400
    assert ema.sit(table, headers={"Origin": ema.address}).settle()["eyes"] == 0


# --- over HTTP ------------------------------------------------------------------------------------------------------


def problem(answer: httpx.Response, status: int, key: str) -> str:
    assert answer.status_code == status, answer.text
    told = answer.json()
    assert told["key"] == key, told
    assert told["status"] == status
    assert set(told) == {"key", "text", "status"}
    assert is_a_sentence(told["text"]), told
    return str(told["text"])


BODIES: list[tuple[str, bytes]] = [
    ("/api/tables", b""),
    ("/api/tables", b"{"),
    ("/api/tables", b"\xff\xfe"),
    ("/api/tables", b"null"),
    ("/api/tables", b'{"game": "wizard"}'),
    ("/api/tables", b'{"game": "wizard", "seats": []}'),
    ("/api/tables", b'{"game": "wizard", "seats": [{"kind": "god"}]}'),
    ("/api/tables", b'{"game": "wizard", "seats": [{"kind": "me"}], "cheat": 1}'),
    ("/api/tables", b'{"game": 7, "seats": [{"kind": "me"}]}'),
    ("/api/tables", b'{"game": "wizard", "seats": [{"kind": "me"}], "settings": ' + b"[" * 30_000 + b"}"),
]


@pytest.mark.parametrize("language", ["en", "cs"])
def test_malformed_requests_are_refused(person: NewPerson, language: str) -> None:
    ema = person("Ema", language)
    for path, body in BODIES:
        answer = ema.http.post(path, content=body, headers={"Content-Type": "application/json"})
        problem(answer, 400, "bad-message-not-json" if b"[[[" in body else "bad-message")
    problem(ema.http.put("/api/me", json={"name": 7}), 400, "bad-message")
    problem(ema.http.put("/api/me", json={}), 400, "bad-message")


def test_a_huge_body_is_refused_in_both_languages(person: NewPerson) -> None:
    texts = {
        problem(person("Ema", language).http.put("/api/me", json={"name": "x" * 100_000}), 413, "request-too-large")
        for language in ("en", "cs")
    }
    assert len(texts) == 2


def test_a_page_or_a_way_to_ask_that_does_not_exist_is_refused_in_both_languages(person: NewPerson) -> None:
    for path, method, status, key in (
        ("/api/nothing", "GET", 404, "no-such-page"),
        ("/api/tables/nowhere0", "GET", 404, "no-such-table"),
        ("/api/tables/%00", "GET", 404, "no-such-table"),
        ("/api/tables/" + "x" * 500, "GET", 404, "no-such-table"),
        ("/api/games/chess/rules", "GET", 404, "unknown-game"),
        ("/api/me", "DELETE", 405, "no-such-way"),
    ):
        texts = {problem(person(None, language).http.request(method, path), status, key) for language in ("en", "cs")}
        assert len(texts) == 2


def test_looking_back_is_bounded_and_only_for_finished_games(person: NewPerson) -> None:
    ema = person("Ema")
    table = ema.set_up("carodeni", "me")
    path = f"/api/tables/{table['id']}"
    problem(ema.http.get(f"{path}/moments"), 409, "moments-too-early")
    problem(ema.http.get(f"{path}/record"), 409, "record-too-early")
    ema.sit(table).play_on(Random(1))
    for bad in ("first=-1", "count=0", "count=101", "first=x", "eyes=99999"):
        problem(ema.http.get(f"{path}/moments?{bad}"), 400, "bad-message")
    for bad in ("eyes=7", "eyes=-1", "eyes=", "eyes=²"):
        problem(ema.http.get(f"{path}/moments?{bad}"), 400, "bad-eyes")


SEAT = {"kind": "me"}


@pytest.mark.parametrize(
    ("asked", "en", "cs"),
    [
        ({"seats": [SEAT]}, "game is missing", "chybí game"),
        ({"game": 7, "seats": [SEAT]}, "game should be a text", "game má být text"),
        ({"game": "wizard", "seats": []}, "seats is too short, at least 1 entry", "seats má mít aspoň 1 položku"),
        ({"game": "x" * 41, "seats": [SEAT]}, "game is too long, at most 40 letters", "game smí mít nejvýš 40 znaků"),
        ({"game": "wizard", "seats": [{"kind": "cat"}]}, "seats[0].kind cannot have this value", "seats[0].kind nesmí"),
        ({"game": "wizard", "seats": [{**SEAT, "hat": 1}]}, "seats[0].hat is not known", "neznáme seats[0].hat"),
        ([], "the request should be an object", "zpráva má být objekt"),
    ],
)
def test_a_request_that_is_not_understood_is_told_what_is_wrong_in_the_players_language(
    person: NewPerson, asked: object, en: str, cs: str
) -> None:
    for language, text in (("en", en), ("cs", cs)):
        answer = person("Ema", language).http.post("/api/tables", json=asked)
        problem(answer, 400, "bad-message")
        assert text in answer.json()["text"]


def test_what_is_not_json_is_called_so_in_the_players_language(person: NewPerson) -> None:
    for language, text in (("en", "it is not JSON"), ("cs", "není to JSON")):
        for body in (b"", b"{", b"\xff"):
            answer = person("Ema", language).http.post(
                "/api/tables", content=body, headers={"Content-Type": "application/json"}
            )
            problem(answer, 400, "bad-message")
            assert text in answer.json()["text"]


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("PUT", "/api/me", b'{"name": "\xe9"}'),
        ("PUT", "/api/me", b'{"n\xe1me": "Ema"}'),
        ("PUT", "/api/me", b'{"name": "\xed\xa0\x80"}'),
        ("POST", "/api/tables", b'{"game": "wiz\xe1rd", "seats": [{"kind": "me"}]}'),
        ("POST", "/api/tables", b'{"game": "wizard", "seats": [{"kind": "me"}], "settings": {"\xff": 1}}'),
        ("POST", "/api/tables/nowhere0/seat", b'{"invitation": "\xff"}'),
    ],
)
def test_what_is_not_utf_8_is_refused_in_the_players_language(
    person: NewPerson, method: str, path: str, body: bytes
) -> None:
    for language, text in (("en", "it is not written in UTF-8"), ("cs", "není to zapsané v UTF-8")):
        headers = {"Content-Type": "application/json"}
        answer = person("Ema", language).http.request(method, path, content=body, headers=headers)
        assert text in problem(answer, 400, "bad-message")


def test_a_frame_of_text_that_is_none_closes_its_connection_and_nothing_else(live: Live, person: NewPerson) -> None:
    live.socket.send(b'{"do": "say", "text": "\xe9"}', text=True)
    assert live.until_closed() == 1007
    watching = person("Ida").sit(live.table_id)
    watching.until_n(live.update["n"])


def test_a_forged_cookie_is_refused_and_taken_away(person: NewPerson) -> None:
    ema, ota = person("Ema"), person("Ota")
    for forged in (ema.id, f"{ema.id}.AAAA", ota.cookie.replace(ota.id, ema.id), "x" * 3_000):
        with httpx.Client(base_url=ema.address) as thief:
            thief.cookies.set("slet-player", forged, domain="127.0.0.1", path="/")
            answer = thief.get("/api/me")
            problem(answer, 403, "forged-cookie")
            assert "Max-Age=0" in answer.headers["set-cookie"]
            assert thief.get("/api/me").status_code == 200
    assert ema.get("/api/me")["name"] == "Ema"


def test_cookies_of_others_on_the_same_host_do_not_matter(person: NewPerson) -> None:
    ema = person("Ema")
    odd = 'session={"a": [1, 2]}; x y z; =; \xe9=1; slet-player=' + ema.cookie + "; theme=dark"
    assert httpx.get(f"{ema.address}/api/me", headers={b"Cookie": odd.encode("latin-1")}).json()["name"] == "Ema"


def test_the_cookie_is_for_this_server_alone_and_not_for_scripts(person: NewPerson) -> None:
    first = httpx.get(f"{person().address}/api/me")
    assert {"HttpOnly", "SameSite=Lax", "Path=/"} <= set(first.headers["set-cookie"].split("; "))
    assert "default-src 'self'" in first.headers["content-security-policy"]
    assert "unsafe-inline" not in first.headers["content-security-policy"].partition("script-src")[2].split(";")[0]


def test_nobody_becomes_somebody_else_by_an_answer_that_comes_late(person: NewPerson) -> None:
    """A new page asks several things at once; only the page and what is done in one's own name bring a cookie."""
    address = person().address
    for asked_at_once in ("/api/games", "/api/tables", "/api/tables/watchable", "/manifest.webmanifest"):
        assert "set-cookie" not in httpx.get(f"{address}{asked_at_once}").headers
    page = httpx.get(address, headers={"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"})
    assert page.headers["set-cookie"].startswith("slet-player=")
    assert httpx.put(f"{address}/api/me", json={"name": "Ema"}).headers["set-cookie"].startswith("slet-player=")


def test_what_a_foreign_page_wants_to_change_is_refused(person: NewPerson) -> None:
    ema = person("Ema")
    for origin in ("http://evil.example", "null", "http://[", "http://127.0.0.1"):
        problem(ema.http.put("/api/me", json={"name": "Evil"}, headers={"Origin": origin}), 403, "other-origin")
    assert ema.http.put("/api/me", json={"name": "Eva"}, headers={"Origin": ema.address}).status_code == 200


def test_the_language_is_the_one_that_the_browser_likes_best(person: NewPerson) -> None:
    for header, name in (
        ("cs,sk;q=0.8,en-US;q=0.5,en;q=0.3", "Host"),
        ("cs-CZ", "Host"),
        ("sk", "Host"),
        ("en-US,en;q=0.9,cs;q=0.8", "Guest"),
        ("de", "Guest"),
        ("", "Guest"),
        (";;;,,", "Guest"),
    ):
        told = httpx.get(f"{person().address}/api/me", headers={"Accept-Language": header}).json()
        assert told["name"] == name


def test_a_request_that_breaks_off_is_no_fault_of_the_server(
    served: Served, person: NewPerson, caplog: pytest.LogCaptureFixture
) -> None:
    """Nothing is logged as a failure, wherever in the request it happens; whoever stays is served."""
    ema = person("Ema")
    whole = ema.http.build_request("PUT", "/api/me", json={"name": "Eva"}, headers={"Origin": ema.address})
    head = b"".join(b"%s: %s\r\n" % header for header in whole.headers.raw)
    request = b"PUT /api/me HTTP/1.1\r\n" + head + b"\r\n" + whole.content
    get = b"GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n"
    for sent in (request[:5], request[: -len(whole.content)], request[:-3], get, get[:-2]):
        with socket.create_connection(("127.0.0.1", served.port)) as raw:
            raw.sendall(sent)
            raw.shutdown(socket.SHUT_WR)
            while raw.recv(65536):
                pass
    served.until_idle()
    assert ema.get("/api/me")["name"] == "Ema"
    assert [record.getMessage() for record in caplog.records] == []


@pytest.fixture
def client_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    dist = tmp_path / "client" / "dist"
    dist.mkdir(parents=True)
    (dist / "index.html").write_text("<p>Slet</p>")
    (dist / "icon.svg").write_text("<svg/>")
    (dist / ".built-from").write_text("secret")
    (tmp_path / "client" / "secret.txt").write_text("secret")
    monkeypatch.setattr(pages, "client_folder", lambda: dist)
    return dist


def test_only_the_clients_own_files_are_given_out(person: NewPerson, client_files: Path) -> None:
    ema = person("Ema")
    for path in ("/", "/games", "/t/abc?i=def", "/new/wizard", "/index.html"):
        assert ema.get(path) == "<p>Slet</p>"
    assert ema.get("/icon.svg") == "<svg/>"
    assert ema.get("/.built-from") == "<p>Slet</p>"
    for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt", "//etc/passwd", "/x/../../secret.txt"):
        with socket.create_connection(("127.0.0.1", int(ema.address.rpartition(":")[2]))) as raw:
            raw.sendall(f"GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".encode())
            answer = b""
            while part := raw.recv(65536):
                answer += part
        assert b"secret" not in answer
        assert b"root:" not in answer
        assert b" 500 " not in answer.split(b"\r\n")[0]


def test_every_page_is_sent_as_a_page(person: NewPerson) -> None:
    """Whatever its address: a worker in the browser keeps it as `/index.html`."""
    ema = person("Ema")
    for path in ("/", "/index.html", "/new/wizard", "/t/abc"):
        answer = ema.http.get(path)
        assert answer.headers["content-type"] == "text/html; charset=utf-8"
        assert answer.headers["cache-control"] == "no-cache"


def test_every_file_of_the_client_is_sent_as_what_it_is(person: NewPerson) -> None:
    ema = person("Ema")
    folder = pages.client_folder()
    shown = [file for file in sorted(folder.rglob("*")) if file.is_file() and not file.name.startswith(".")]
    assert {file.suffix for file in shown} >= {".html", ".js", ".css", ".woff2", ".webmanifest"}
    for file in shown:
        sent = ema.http.get(f"/{file.relative_to(folder).as_posix()}").headers["content-type"]
        assert sent.split(";")[0] == pages.MEDIA[file.suffix], file


def test_too_many_requests_are_refused_for_a_while(tmp_path: Path) -> None:
    with serving(settings_for(tmp_path, requests_a_minute=20)) as served:
        for language in ("en", "cs"):
            one = served.person(None, language)
            answers = [one.http.get("/api/games") for _ in range(25)]
            problem(answers[-1], 429, "too-fast")
            one.close()


def test_nobody_takes_all_the_room(tmp_path: Path) -> None:
    with serving(settings_for(tmp_path, connections=3)) as served:
        ema = served.person("Ema", "cs")
        table = ema.set_up()
        lives = [ema.sit(table) for _ in range(3)]
        lives[0].settle()
        heard = ema.sit(table).next()
        assert heard["is"] == "refused"
        assert heard["key"] == "too-many-connections"
        assert "3" in heard["text"]
        lives[1].close()
        end = time.monotonic() + PATIENCE
        while ema.sit(table).next()["is"] != "table":  # the server notices it in a moment
            assert time.monotonic() < end
        ema.close()


@pytest.mark.parametrize("value", ["many", "0", "-3", "1.5", "1e9", "²"])
def test_a_setting_that_makes_no_sense_is_named(value: str) -> None:
    for name in ("SLET_REQUESTS_A_MINUTE", "SLET_CONNECTIONS", "SLET_THINKING_SECONDS", "SLET_TABLES_AN_HOUR"):
        with pytest.raises(SletError, match=name):
            read_settings({name: value, "SLET_DATABASE_URL": "sqlite:///x.db"})


@pytest.mark.parametrize(
    ("value", "wanted", "fault"),
    [
        ({"seats": 3, "settings": {}}, SettingsAsked, None),
        ({"seats": 13}, SettingsAsked, ("most", "seats", "int", 12)),
        ({"seats": 0}, SettingsAsked, ("least", "seats", "int", 1)),
        ({"seats": True}, SettingsAsked, ("kind", "seats", "int", 0)),
        ({"seats": 3, "settings": []}, SettingsAsked, ("kind", "settings", "object", 0)),
        ({"seats": 3, "settings": {str(n): n for n in range(21)}}, SettingsAsked, ("most", "settings", "object", 20)),
        ({"game": "wizard", "seats": [SEAT], "watchable": 1}, NewTable, ("kind", "watchable", "bool", 0)),
        ({"game": "wizard", "seats": [{**SEAT, "level": None}]}, NewTable, None),
        ({"game": "wizard", "seats": [{**SEAT, "level": 5}]}, NewTable, ("kind", "seats[0].level", "str", 0)),
        ({"game": "wizard", "seats": [SEAT], "clock": {"kind": "moon"}}, NewTable, ("value", "clock.kind", "", 0)),
    ],
)
def test_the_first_thing_that_is_wrong_with_a_request_is_found_by_its_types(
    value: object, wanted: type, fault: tuple[object, ...] | None
) -> None:
    assert first_fault(value, wanted) == fault
    try:
        msgspec.convert(value, wanted)
    except msgspec.ValidationError:
        assert fault is not None, "what is refused has a reason"
    else:
        assert fault is None, "what is taken has none"
