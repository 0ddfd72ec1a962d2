"""Web Push: a browser's push service takes a sealed message and wakes the browser, even if no page of ours is open.

Each server has a key of its own (VAPID), by which a push service knows that it is the one that the person has allowed.
It follows from a secret in the database, so that all workers have the same one and a backup keeps it.
"""

import asyncio
import base64
import hashlib
import importlib.util
import re
import time
from typing import Any
from urllib.parse import urlsplit

import msgspec

from slet.server.notices.outbox import Notice
from slet.server.notices.sender import Gone, Later, NotTaken
from slet.server.notices.words import company, game_name, say

CURVE_ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
"""Of P-256: private keys are numbers below it."""
KEEP = 24 * 3600
"""Seconds that a push service keeps a message for a browser that is switched off."""
VALID = 12 * 3600
"""Seconds for which a signature counts."""
TAKEN, NOBODY, LATER = (200, 201, 202, 204), (404, 410), (408, 425, 429)
LONGEST_WAIT = 24 * 3600.0


class Sealing(msgspec.Struct, frozen=True):
    """What a browser gives to seal messages for it."""

    p256dh: str
    auth: str


def push_is_installed() -> bool:
    return importlib.util.find_spec("pywebpush") is not None


class Pushing:
    def __init__(self, secret: str, contact: str, services: tuple[str, ...]) -> None:
        number = int.from_bytes(hashlib.sha512(f"slet push {secret}".encode()).digest()) % (CURVE_ORDER - 1) + 1
        self._key: Any = _private_key(number)
        self._contact = contact
        self._services = services

    @property
    def public_key(self) -> str:
        """What a browser has to know of us to subscribe."""
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return base64.urlsafe_b64encode(point).rstrip(b"=").decode()

    def knows(self, endpoint: str) -> bool:
        """Whether it is a mailbox of a push service to which we send."""
        parts = urlsplit(endpoint)
        if f"{parts.scheme}://{parts.netloc}" in self._services:
            return True
        host = parts.hostname or ""
        plain = parts.scheme == "https" and parts.netloc.lower() == host
        return plain and any(
            host == known or (known.startswith("*.") and host.endswith(known[1:])) for known in self._services
        )

    async def __call__(self, notice: Notice) -> None:
        """Tell it; the exceptions of `sender` say why it could not be."""
        if not self.knows(notice.way.target):
            raise NotTaken("the host does not send to this push service any more")
        body, headers = await asyncio.to_thread(self._sealed, notice)
        status, wait = await _posted(notice.way.target, body, headers)
        if status in NOBODY:
            raise Gone
        if status in LATER or status >= 500:
            raise Later(f"the push service answers {status}", wait)
        if status not in TAKEN:
            raise NotTaken(f"the push service answers {status}")

    def _sealed(self, notice: Notice) -> tuple[bytes, dict[str, str]]:
        from py_vapid import Vapid02
        from pywebpush import WebPusher

        origin = "://".join(urlsplit(notice.way.target)[:2])
        claims = {"sub": self._contact, "aud": origin, "exp": int(time.time()) + VALID}
        headers: dict[str, str] = dict(Vapid02(self._key).sign(claims))
        keys = msgspec.json.decode(notice.way.keys, type=Sealing)
        box = WebPusher({"endpoint": notice.way.target, "keys": msgspec.structs.asdict(keys)})
        body = box.encode(msgspec.json.encode(_told(notice)))["body"]
        # One that was not fetched yet gives way to the next one of the same table.
        topic = {"topic": notice.about} if re.fullmatch(r"[A-Za-z0-9_-]{1,32}", notice.about) else {}
        return body, headers | topic | {"content-encoding": "aes128gcm", "ttl": str(KEEP), "urgency": "high"}


def _told(notice: Notice) -> dict[str, str | int]:
    title = say(notice, "notice-title", game=game_name(notice))
    body = say(notice, "notice-company", names=company(notice))
    return {"id": notice.id, "table": notice.about, "n": notice.n, "title": title, "body": body}


async def _posted(endpoint: str, body: bytes, headers: dict[str, str]) -> tuple[int, float | None]:
    """What the push service answers, and how many seconds it wants us to wait."""
    import aiohttp

    try:
        async with (
            aiohttp.ClientSession(cookie_jar=aiohttp.DummyCookieJar()) as session,
            # Nobody leads us on to another door.
            session.post(endpoint, data=body, headers=headers, allow_redirects=False) as answer,
        ):
            wait = answer.headers.get("Retry-After", "")
            return answer.status, min(float(wait), LONGEST_WAIT) if wait.isdecimal() else None
    except (aiohttp.ClientError, OSError) as error:
        raise Later(f"the push service cannot be reached ({type(error).__name__})") from None


def _private_key(number: int) -> Any:
    from cryptography.hazmat.primitives.asymmetric import ec

    return ec.derive_private_key(number, ec.SECP256R1())
