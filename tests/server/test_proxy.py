"""Behind nginx as the hosting guide sets it up: TLS ended there, under a name or under a path."""

import os
import re
import shutil
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from random import Random

import httpx
import msgspec
import pytest
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from support.services import missing
from support.serving import PATIENCE, Process, new_table

GUIDE = Path(__file__).parent.parent.parent / "docs" / "hosting.md"
NAME = "games.example.org"


def told(heading: str) -> str:
    """The settings of nginx in the guide."""
    found = re.search(rf"{heading}.*?```nginx\n(.*?)```", GUIDE.read_text(encoding="utf-8"), re.DOTALL)
    assert found
    return found[1]


def free_port() -> int:
    with socket.socket() as asked:
        asked.bind(("127.0.0.1", 0))
        port: int = asked.getsockname()[1]
    return port


@pytest.fixture(scope="module")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    folder = tmp_path_factory.mktemp("certificate")
    made, key = folder / "games.pem", folder / "games.key"
    made_by = shutil.which("openssl")
    if made_by is None:
        missing("openssl", "it is not installed")
    subprocess.run(
        [
            *(str(made_by), "req", "-x509", "-nodes", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1"),
            *("-days", "2", "-subj", f"/CN={NAME}", "-addext", f"subjectAltName=DNS:{NAME}"),
            *("-out", str(made), "-keyout", str(key)),
        ],
        check=True,
        capture_output=True,
    )
    return made, key


class Proxy:
    def __init__(self, port: int, certificate: Path) -> None:
        self.port = port
        self.trust = ssl.create_default_context(cafile=str(certificate))

    def client(self, base: str = "") -> httpx.Client:
        """Somebody who has looked the name up, and got the address of this machine."""
        return httpx.Client(
            base_url=f"https://127.0.0.1:{self.port}{base}",
            headers={"Host": NAME, "Origin": f"https://{NAME}"},
            verify=self.trust,
            timeout=PATIENCE,
            transport=_Named(verify=self.trust),
        )

    def live(self, path: str, cookie: str, **headers: str) -> ClientConnection:
        return connect(
            f"wss://{NAME}{path}",
            sock=socket.create_connection(("127.0.0.1", self.port)),
            ssl=self.trust,
            origin=Origin(f"https://{NAME}"),
            additional_headers={"Cookie": cookie, **headers},
            open_timeout=PATIENCE,
        )

    def raw(self) -> ssl.SSLSocket:
        plain = socket.create_connection(("127.0.0.1", self.port), timeout=PATIENCE)
        return self.trust.wrap_socket(plain, server_hostname=NAME)


class _Named(httpx.HTTPTransport):
    """TLS by the name that is asked for, not by the address."""

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        request.extensions["sni_hostname"] = NAME
        return super().handle_request(request)


@contextmanager
def nginx(folder: Path, settings: str, certificate: tuple[Path, Path], server: str, **changed: str) -> Iterator[Proxy]:
    program = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")
    if program is None:
        missing("nginx", "it is not installed")
    port = free_port()
    for old, new in {
        "listen 443 ssl": f"listen 127.0.0.1:{port} ssl",
        "/etc/ssl/games.pem": str(certificate[0]),
        "/etc/ssl/games.key": str(certificate[1]),
        "http://127.0.0.1:8765": server,
        **changed,
    }.items():
        assert old in settings
        settings = settings.replace(old, new)
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    temporary = "".join(f"{kind}_temp_path {folder}/{kind};\n" for kind in kinds)
    file = folder / "nginx.conf"
    file.write_text(
        f"daemon off; worker_processes 1; pid {folder}/pid; error_log {folder}/errors;\n"
        f"{'user root;' if os.geteuid() == 0 else ''}\n"
        f"events {{}}\nhttp {{ access_log off;\n{temporary}{settings}\n}}\n"
    )
    running = subprocess.Popen([str(program), "-c", str(file), "-e", f"{folder}/errors"])
    try:
        _until_it_listens(port, running, folder / "errors")
        yield Proxy(port, certificate[0])
    finally:
        running.terminate()
        running.wait(PATIENCE)


def _until_it_listens(port: int, running: "subprocess.Popen[bytes]", errors: Path) -> None:
    end = time.monotonic() + PATIENCE
    while True:
        assert running.poll() is None, errors.read_text()
        assert time.monotonic() < end
        with socket.socket() as asked:
            if asked.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.02)


@contextmanager
def slet_for(folder: Path, **settings: str) -> Iterator[Process]:
    running = Process(folder / "slet.db", SLET_TRUSTED_PROXIES="127.0.0.1", SLET_ALLOWED_HOSTS=NAME, **settings)
    try:
        yield running
    finally:
        running.stop()


@pytest.fixture(scope="module")
def proxy(tmp_path_factory: pytest.TempPathFactory, certificate: tuple[Path, Path]) -> Iterator[Proxy]:
    folder = tmp_path_factory.mktemp("nginx")
    with (
        slet_for(folder, SLET_CONNECTIONS="3") as running,
        # Only to wait less in the test.
        nginx(
            folder,
            told("The proxy"),
            certificate,
            running.address,
            **{"client_header_timeout 10s": "client_header_timeout 1s"},
        ) as before,
    ):
        yield before


def plays_through(proxy: Proxy, base: str = "") -> None:
    """A table is set up and a move made, by the addresses that the page uses."""
    with proxy.client(base) as person:
        table = person.post("/api/tables", json=new_table("wizard", "me computer computer")).raise_for_status().json()
        cookie = f"slet-player={person.cookies['slet-player']}"
        with proxy.live(f"{base}/ws/tables/{table['id']}", cookie) as live:
            n = -1
            rng = Random(1)
            while n < 2:
                heard = msgspec.json.decode(live.recv(PATIENCE))
                if heard["is"] == "update" and heard["ask"] and heard["n"] > n:
                    n = heard["n"]
                    chosen = rng.choice(heard["ask"]["options"])["id"]
                    live.send(msgspec.json.encode({"do": "play", "n": n, "option": chosen}).decode())


def test_a_game_is_played_through_the_proxy_of_the_guide(proxy: Proxy) -> None:
    plays_through(proxy)


def test_tls_is_known_of_though_it_ends_at_the_proxy(proxy: Proxy) -> None:
    with proxy.client() as person:
        answer = person.get("/", headers={"Accept": "text/html"})
    assert "; Secure" in answer.headers["set-cookie"]
    assert answer.headers["strict-transport-security"].startswith("max-age=")


def test_an_invitation_names_the_address_that_people_have_come_by(proxy: Proxy) -> None:
    with proxy.client() as person:
        table = person.post("/api/tables", json=new_table("wizard", "me open computer")).raise_for_status().json()
    assert f"https://{NAME}/" in str(table)
    assert "127.0.0.1" not in str(table)


def test_another_name_is_refused(proxy: Proxy) -> None:
    with proxy.client() as person:
        answer = person.get("/api/me", headers={"Host": "evil.example.org"})
    assert answer.status_code == 421
    assert answer.json()["key"] == "wrong-host"


def test_headers_without_end_are_refused(proxy: Proxy) -> None:
    with proxy.raw() as sent:
        sent.sendall(f"GET / HTTP/1.1\r\nHost: {NAME}\r\nX-Much: {'x' * 60_000}\r\n".encode())
        assert b" 400 " in sent.recv(100)


def test_half_a_request_is_not_waited_for(proxy: Proxy) -> None:
    with proxy.raw() as sent:
        sent.sendall(f"GET / HTTP/1.1\r\nHost: {NAME}\r\n".encode())
        assert not sent.recv(100)


def test_nobody_pretends_to_come_from_elsewhere(proxy: Proxy) -> None:
    """All these come from one address, whatever they say of themselves: the fourth connection is one too many."""
    with proxy.client() as person:
        table = person.post("/api/tables", json=new_table("wizard", "me open computer")).raise_for_status().json()
        cookie = f"slet-player={person.cookies['slet-player']}"
    refused = 0
    with ExitStack() as opened:
        for k in range(4):
            path = f"/ws/tables/{table['id']}"
            live = opened.enter_context(proxy.live(path, cookie, **{"X-Forwarded-For": f"192.0.2.{k}"}))
            refused += '"is":"table"' not in str(live.recv(PATIENCE))
    assert refused == 1


def test_a_game_is_played_under_a_path(tmp_path: Path, certificate: tuple[Path, Path]) -> None:
    with (
        slet_for(tmp_path, SLET_BASE_PATH="/games") as running,
        nginx(
            tmp_path,
            told("The proxy"),
            certificate,
            running.address.removesuffix("/games"),
            **{"location / {": "location /games/ {"},
        ) as before,
    ):
        plays_through(before, "/games")
        with before.client() as person:
            page = person.get("/games/", headers={"Accept": "text/html"})
            assert "Path=/games" in page.headers["set-cookie"]
            sources = re.findall(r'(?:src|href)="(/[^"]+)"', page.text)
            assert sources
            for source in sources:
                assert source.startswith("/games/")
                assert person.get(source).status_code == 200
