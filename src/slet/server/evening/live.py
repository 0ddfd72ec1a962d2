"""The WebSocket of an evening: how it stands is told whenever something has changed."""

import asyncio
from contextlib import suppress

import msgspec
from litestar import websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketException
from litestar.params import FromPath

from slet.kernel.errors import SletError
from slet.server.connection import refusal
from slet.server.errors import NotAllowed
from slet.server.evening.evening_wire import EveningTold
from slet.server.identity.nobody import told
from slet.server.identity.sessions import SessionEnded, Sessions
from slet.server.limits import Bucket
from slet.server.live import REFUSED, AnySocket
from slet.server.pages import address_of
from slet.server.tables import LOG, Tables
from slet.words import LANGUAGES

LOOK_AGAIN = 30.0
"""Seconds after which somebody looks even if nothing was heard: a worker that was killed tells nothing."""


@websocket("/ws/evenings/{evening:str}")
async def live_evening(socket: AnySocket, evening: FromPath[str], tables: NamedDependency[Tables]) -> None:
    visitor = socket.scope["state"]
    asked = socket.query_params.get("lang")
    language: str = asked if asked in LANGUAGES else visitor["language"]
    await socket.accept()
    from_where = "" if socket.client is None else socket.client.host
    try:
        with tables.connected.one_more(from_where):
            if not visitor["same_origin"]:
                raise NotAllowed("other-origin")
            if visitor["nobody"] is not None:
                raise visitor["nobody"]
            await _serve(tables, socket, evening, language)
    except SletError as error:
        with suppress(WebSocketException, OSError):
            await socket.send_text(msgspec.json.encode(refusal(error, language)).decode())
            await socket.close(REFUSED)


async def _serve(tables: Tables, socket: AnySocket, evening: str, language: str) -> None:
    await tables.evenings.find(evening)
    changed = asyncio.Event()
    changed.set()
    listening = tables.evenings.listening.setdefault(evening, set())
    listening.add(changed)
    reading = asyncio.create_task(_read(socket))
    writing = asyncio.create_task(_write(tables, socket, evening, language, changed))
    try:
        await asyncio.wait([reading, writing], return_when=asyncio.FIRST_COMPLETED)
    finally:
        listening.discard(changed)
        if not listening and tables.evenings.listening.get(evening) is listening:
            del tables.evenings.listening[evening]
        for task in (reading, writing):
            task.cancel()
        found = await asyncio.gather(reading, writing, return_exceptions=True)
    for error in found:
        if isinstance(error, SletError):
            raise error
        if isinstance(error, Exception) and not isinstance(error, WebSocketException | OSError):
            LOG.error("evening %s could not be told", evening, exc_info=error)


async def _read(socket: AnySocket) -> None:
    """Nothing that comes means anything here; whoever sends a lot is too fast, and who goes has gone."""
    bucket = Bucket()
    while (await socket.receive())["type"] == "websocket.receive":
        bucket.spend()


async def _write(tables: Tables, socket: AnySocket, evening: str, language: str, changed: asyncio.Event) -> None:
    visitor, address = socket.scope["state"], address_of(socket, tables.settings)
    sent: EveningTold | None = None
    while True:
        with suppress(TimeoutError):
            await asyncio.wait_for(changed.wait(), LOOK_AGAIN)
        changed.clear()
        player = await _who(tables, visitor)
        kept = await tables.evenings.find(evening)
        await tables.evenings.saw(kept, player)
        await tables.evenings.look_for_results(kept)
        message = await tables.evenings.tell(evening, player, language, address)
        if message != sent:
            sent = message
            await socket.send_data(told(msgspec.json.encode(message), language), mode="text")


async def _who(tables: Tables, visitor: dict[str, str]) -> str:
    """Whose the session is by now."""
    found = (await Sessions(tables.store).among({visitor["session"]})).get(visitor["session"])
    if found is None:
        return visitor["player"]  # who only looks on is kept nowhere
    if found.ended is not None:
        raise SessionEnded
    return found.player
