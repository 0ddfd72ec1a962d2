"""What every request passes: who is it, do they come from our own page, and what must each answer say?"""

import logging
import re
import time
from collections.abc import Sequence
from ipaddress import IPv4Address, ip_address, ip_network
from secrets import token_hex
from typing import Any

import msgspec
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from slet.server.errors import NotAllowed, ServerError, WrongHost
from slet.server.identity.devices import device
from slet.server.identity.nobody import READER
from slet.server.identity.sessions import SessionEnded
from slet.server.logbook import REQUEST, tell_of
from slet.server.metrics import REQUEST_SECONDS, REQUESTS
from slet.server.people import A_YEAR, COOKIE, People
from slet.server.wire import Problem
from slet.words import language_of

LOG = logging.getLogger("slet.server")
HEADERS = {
    "content-security-policy": (
        "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
        "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
}
SAFE = ("GET", "HEAD", "OPTIONS")
KNOWN = (*SAFE, "POST", "PUT", "PATCH", "DELETE")
LEAVES = "leaves"
"""What is written down of a visitor whose session has just been ended."""
ASKED_FOR = ("/api/", "/ws/")
"""Where it matters whose a session is; the page itself is the same for all."""
WELL = ("/health", "/ready", "/metrics")


class Unwell(ServerError):
    """The database does not answer."""

    status = 500


class Middleware:
    """Around the whole application."""

    def __init__(self, app: ASGIApp, people: People, hosts: Sequence[str] = (), base: str = "") -> None:
        self._app = app
        self._people = people
        self._hosts = hosts
        self._base = base
        self._cookie_path = base or "/"

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind: str = scope["type"]
        if kind not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        _take_off(self._base, scope)
        _name_the_place(scope)
        headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
        visitor = scope.setdefault("state", {})
        visitor["language"] = _language(headers.get("accept-language", ""))
        READER.set(visitor["language"])
        visitor["same_origin"] = _same_origin(headers)
        if not self._is_ours(headers.get("host", ""), scope["path"]):
            await _refuse(kind, WrongHost(), visitor["language"], send)
            return
        cookie = _cookie(headers.get("cookie", ""))
        try:
            session = await self._look_at(visitor, scope, headers, cookie)
        except Exception:
            LOG.exception("who comes could not be looked up")
            await _refuse(kind, Unwell(), visitor["language"], send)
            return
        if kind != "http":
            await self._app(scope, receive, send)
            return
        set_cookie = None
        no_cookie = f"{COOKIE}=; Max-Age=0; Path={self._cookie_path}; HttpOnly; SameSite=Lax"
        if visitor["nobody"] is not None:
            set_cookie = no_cookie
        elif session is None and _gives_cookie(scope, headers):
            signed = self._people.cookie_of(visitor["session"])
            secure = "; Secure" if is_secure(scope) else ""
            where = f"Max-Age={A_YEAR}; Path={self._cookie_path}"
            set_cookie = f"{COOKIE}={signed}; {where}; HttpOnly; SameSite=Lax{secure}"

        request, began = token_hex(6), time.perf_counter()
        REQUEST.set(request)

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                _count(scope, message["status"], time.perf_counter() - began)
                added = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
                if is_secure(scope):
                    added.append((b"strict-transport-security", f"max-age={A_YEAR}".encode()))
                added.append((b"x-request-id", request.encode()))
                cookie_now = no_cookie if visitor.get(LEAVES) else set_cookie
                if cookie_now is not None:
                    added.append((b"set-cookie", cookie_now.encode()))
                message["headers"] = [*message["headers"], *added]
            await send(message)

        refused = _refusal(visitor, scope)
        if refused is not None:
            await _answer(refused, visitor["language"], send_with_headers)
        else:
            await self._app(scope, receive, send_with_headers)

    async def _look_at(
        self, visitor: dict[str, Any], scope: Scope, headers: dict[str, str], cookie: str | None
    ) -> str | None:
        """Write down who comes: their session, the player whose it is, or why they are nobody. The session, if they
        had one.
        """
        session = None if cookie is None else self._people.session_of(cookie)
        visitor["session"] = visitor["player"] = session or self._people.new()
        visitor["nobody"] = NotAllowed("forged-cookie") if cookie is not None and session is None else None
        if session is not None and scope["path"].startswith(ASKED_FOR):
            try:
                visitor["player"] = await self._people.comes(session, device(headers.get("user-agent", "")))
            except SessionEnded as ended:
                visitor["nobody"] = ended
        elif session is not None and "text/html" in headers.get("accept", "") and await self._is_over(session):
            visitor["session"] = visitor["player"] = self._people.new()
            return None  # the page brings a new cookie
        return session

    async def _is_over(self, session: str) -> bool:
        """Whether it was ended. The page itself comes also where the database does not answer."""
        try:
            found = await self._people.sessions.find(session)
        except Exception:
            return False
        return found is not None and found.ended is not None

    def _is_ours(self, host: str, path: str) -> bool:
        """Whether they have come by a name of ours; who looks whether we are well may come by any."""
        if not self._hosts or path in WELL:
            return True
        name = re.sub(r":\d*$", "", host.lower())
        return any(name == own or (own.startswith("*.") and name.endswith(own[1:])) for own in self._hosts)


def _take_off(base: str, scope: Scope) -> None:
    """The path without the one under which we are reached. A proxy may have taken it off already."""
    path: str = scope["path"]
    if base and (path == base or path.startswith(f"{base}/")):
        scope["path"] = path.removeprefix(base) or "/"
        raw = scope.get("raw_path") or b""
        scope["raw_path"] = raw.removeprefix(base.encode()) or b"/"


def _name_the_place(scope: Scope) -> None:
    """Where they come from, as it is counted: who has one address of IPv6 has all those of a network of 64 bits."""
    if client := scope.get("client"):
        scope.setdefault("state", {})["address"] = client[0]
        scope["client"] = (place_of(client[0]), client[1])


def place_of(address: str) -> str:
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if isinstance(found, IPv4Address) or found.is_loopback:
        return address
    inner = found.ipv4_mapped
    return str(ip_network((found, 64), strict=False).network_address) if inner is None else str(inner)


def _count(scope: Scope, status: int, seconds: float) -> None:
    method = str(scope.get("method", ""))
    REQUESTS.labels(method if method in KNOWN else "other", status).inc()
    REQUEST_SECONDS.observe(seconds)
    tell_of(method, scope["path"], status, seconds)


async def _refuse(kind: str, error: ServerError, language: str, send: Send) -> None:
    """Before anything of ours has looked at it."""
    if kind == "http":
        await _answer(error, language, send)
    else:
        await send({"type": "websocket.close", "code": 1008, "reason": ""})


def is_secure(scope: Scope) -> bool:
    """Whether they come by TLS: by what a trusted proxy says, where there is one."""
    return scope.get("scheme") in ("https", "wss")


def _refusal(visitor: dict[str, Any], scope: Scope) -> ServerError | None:
    if scope.get("method", "GET") not in SAFE and not visitor["same_origin"]:
        return NotAllowed("other-origin")
    nobody: ServerError | None = visitor["nobody"]
    return nobody if scope["path"].startswith("/api/") else None


async def _answer(error: ServerError, language: str, send: Send) -> None:
    body = msgspec.json.encode(Problem(error.key, error.text(language), error.status))
    headers: Sequence[tuple[bytes, bytes]] = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
    ]
    await send({"type": "http.response.start", "status": error.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


def _gives_cookie(scope: Scope, headers: dict[str, str]) -> bool:
    """Whether whoever comes without a cookie gets one now.

    A new page asks several things at once. If each answer brought a cookie, one that comes late would make somebody
    else of a person who has sat down meanwhile: so it comes with the page itself, and with what nobody else is asked.
    """
    path: str = scope["path"]
    if path.startswith("/api/"):
        return path == "/api/me" or scope.get("method", "GET") not in SAFE
    return "text/html" in headers.get("accept", "")


def _cookie(header: str) -> str | None:
    """Our cookie, among whatever others on the same host have set: theirs need not be well made."""
    for part in header.split(";"):
        name, _, value = part.strip().partition("=")
        if name == COOKIE:
            return value
    return None


def _language(header: str) -> str:
    """The language that the browser likes best, such as in `cs,sk;q=0.8,en;q=0.5`."""
    liked = header.split(",")[0].split(";")[0]
    return language_of(liked.strip())


def _same_origin(headers: dict[str, str]) -> bool:
    """Whether the request comes from our own page. Programs send no origin; browsers always do where it matters."""
    origin = headers.get("origin")
    return origin is None or origin.partition("://")[2] == headers.get("host")
