"""What every request passes: who is it, do they come from our own page, and what must each answer say?"""

import re
import time
from collections.abc import Sequence
from secrets import token_hex

import msgspec
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from slet.server.errors import NotAllowed, ServerError, WrongHost
from slet.server.logbook import REQUEST, tell_of
from slet.server.metrics import REQUEST_SECONDS, REQUESTS
from slet.server.people import A_YEAR, COOKIE, People
from slet.server.wire import Problem
from slet.words import language_of

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
WELL = ("/health", "/ready", "/metrics")


class Middleware:
    """Around the whole application."""

    def __init__(self, app: ASGIApp, people: People, hosts: Sequence[str] = ()) -> None:
        self._app = app
        self._people = people
        self._hosts = hosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind: str = scope["type"]
        if kind not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
        cookie = _cookie(headers.get("cookie", ""))
        player = None if cookie is None else self._people.player_of(cookie)
        visitor = scope.setdefault("state", {})
        visitor["language"] = _language(headers.get("accept-language", ""))
        visitor["player"] = player or self._people.new()
        visitor["forged"] = cookie is not None and player is None
        visitor["same_origin"] = _same_origin(headers)
        if not self._is_ours(headers.get("host", ""), scope["path"]):
            await _refuse_host(kind, visitor["language"], send)
            return
        if kind != "http":
            await self._app(scope, receive, send)
            return
        set_cookie = None
        if visitor["forged"]:
            set_cookie = f"{COOKIE}=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax"
        elif player is None and _gives_cookie(scope, headers):
            signed = self._people.cookie_of(visitor["player"])
            secure = "; Secure" if is_secure(scope) else ""
            set_cookie = f"{COOKIE}={signed}; Max-Age={A_YEAR}; Path=/; HttpOnly; SameSite=Lax{secure}"

        request, began = token_hex(6), time.perf_counter()
        REQUEST.set(request)

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                _count(scope, message["status"], time.perf_counter() - began)
                added = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
                if is_secure(scope):
                    added.append((b"strict-transport-security", f"max-age={A_YEAR}".encode()))
                added.append((b"x-request-id", request.encode()))
                if set_cookie is not None:
                    added.append((b"set-cookie", set_cookie.encode()))
                message["headers"] = [*message["headers"], *added]
            await send(message)

        refused = _refusal(visitor, scope)
        if refused is not None:
            await _answer(refused, visitor["language"], send_with_headers)
        else:
            await self._app(scope, receive, send_with_headers)

    def _is_ours(self, host: str, path: str) -> bool:
        """Whether they have come by a name of ours; who looks whether we are well may come by any."""
        if not self._hosts or path in WELL:
            return True
        name = re.sub(r":\d*$", "", host.lower())
        return any(name == own or (own.startswith("*.") and name.endswith(own[1:])) for own in self._hosts)


def _count(scope: Scope, status: int, seconds: float) -> None:
    method = str(scope.get("method", ""))
    REQUESTS.labels(method if method in KNOWN else "other", status).inc()
    REQUEST_SECONDS.observe(seconds)
    tell_of(method, scope["path"], status, seconds)


async def _refuse_host(kind: str, language: str, send: Send) -> None:
    if kind == "http":
        await _answer(WrongHost(), language, send)
    else:
        await send({"type": "websocket.close", "code": 1008, "reason": ""})


def is_secure(scope: Scope) -> bool:
    """Whether they come by TLS: by what a trusted proxy says, where there is one."""
    return scope.get("scheme") in ("https", "wss")


def _refusal(visitor: dict[str, object], scope: Scope) -> ServerError | None:
    if scope.get("method", "GET") not in SAFE and not visitor["same_origin"]:
        return NotAllowed("other-origin")
    if visitor["forged"] and scope["path"].startswith("/api/"):
        return NotAllowed("forged-cookie")
    return None


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
