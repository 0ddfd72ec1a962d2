"""A push service and a mail server for tests: real servers on this machine, which can be told to fail."""

import base64
import os
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from queue import Empty, Queue
from typing import Any

import http_ece
import msgspec
from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from support.serving import PATIENCE


def _unpadded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


class Browser:
    """One that has subscribed: it alone can read what is sent to its mailbox."""

    def __init__(self, service: "PushService", name: str) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = os.urandom(16)
        self.endpoint = f"{service.address}/{name}"
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.p256dh, self.auth = _unpadded(point), _unpadded(self._auth)
        self.heard: Queue[dict[str, Any]] = Queue()
        self.answers: Queue[int] = Queue()
        """What the push service answers first; then 201."""
        self.answered: Queue[int] = Queue()
        self.headers: list[dict[str, str]] = []
        service.browsers[f"/{name}"] = self

    @property
    def subscription(self) -> dict[str, Any]:
        return {"endpoint": self.endpoint, "p256dh": self.p256dh, "auth": self.auth}

    def take(self, sealed: bytes, headers: dict[str, str]) -> None:
        self.headers.append(headers)
        opened = http_ece.decrypt(sealed, private_key=self._key, auth_secret=self._auth, version="aes128gcm")
        self.heard.put(msgspec.json.decode(opened))

    def next(self) -> dict[str, Any]:
        return self.heard.get(timeout=PATIENCE)

    def has_heard_nothing(self) -> bool:
        return self.heard.empty()


class _Server(ThreadingHTTPServer):
    request_queue_size = 200


class PushService:
    """Takes sealed messages for the browsers that have subscribed."""

    def __init__(self) -> None:
        self.browsers: dict[str, Browser] = {}
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                browser = service.browsers[self.path]
                try:
                    code = browser.answers.get_nowait()
                except Empty:
                    code = 201
                if code == 201:
                    browser.take(body, {name.lower(): told for name, told in self.headers.items()})
                self.send_response(code)
                if code == 302:
                    self.send_header("Location", f"{service.address}/elsewhere")
                self.send_header("Content-Length", "0")
                self.end_headers()
                browser.answered.put(code)

            def log_message(self, *_: object) -> None:
                pass

        self._server = _Server(("127.0.0.1", 0), Handler)
        self.address = f"http://127.0.0.1:{self._server.server_port}"
        self._thread = threading.Thread(target=self._server.serve_forever)

    def __enter__(self) -> "PushService":
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._server.shutdown()
        self._thread.join()
        self._server.server_close()


class MailServer:
    """Takes letters; those to addresses in `unknown` never, and none at all while it is `full`."""

    def __init__(self) -> None:
        self.letters: Queue[EmailMessage] = Queue()
        self.unknown: set[str] = set()
        self.full = False
        self.refusals: Queue[str] = Queue()

    async def handle_RCPT(  # noqa: N802 - the library calls it so
        self, _server: Any, _session: Any, envelope: Any, address: str, _options: list[str]
    ) -> str:
        if self.full or address in self.unknown:
            said = "452 4.3.1 Mailbox full" if self.full else "550 5.1.1 No such user"
            self.refusals.put(said)
            return said
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, _server: Any, _session: Any, envelope: Any) -> str:  # noqa: N802
        letter = message_from_bytes(envelope.content, policy=default)
        assert isinstance(letter, EmailMessage)
        self.letters.put(letter)
        return "250 OK"

    def next(self, to: str) -> EmailMessage:
        """The next letter to that address; those to others are thrown away."""
        while (letter := self.letters.get(timeout=PATIENCE))["To"] != to:
            pass
        return letter


@contextmanager
def mail_server(port: int = 0) -> Iterator[tuple[MailServer, int]]:
    """A mail server, and its port."""
    handler = MailServer()
    controller = Controller(handler, hostname="127.0.0.1", port=port or free_port())
    controller.start()
    try:
        yield handler, controller.port
    finally:
        controller.stop()


def free_port() -> int:
    import socket

    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
