"""The WebSocket of a table: what happens there is told as it happens, and what the player does is done."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from time import perf_counter
from typing import Any, cast, get_args

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketException
from litestar.params import FromPath

from slet.kernel.errors import SletError
from slet.server.connection import Connection, refusal
from slet.server.errors import BadMessage, NotAllowed, ServerError, TooFast
from slet.server.limits import Bucket
from slet.server.metrics import MESSAGE_SECONDS, MESSAGES
from slet.server.pages import address_of, script_now
from slet.server.playing import handle
from slet.server.sockets import SOON
from slet.server.table import LiveTable
from slet.server.tables import LOG, Tables
from slet.server.wire import FromClient, Outdated
from slet.words import LANGUAGES

LARGEST_MESSAGE = 4_096
"""Bytes. Whatever is larger is refused; what is larger than the WebSocket's own limit closes it."""

AnySocket = WebSocket[Any, Any, Any]
REFUSED = 4400
TOO_SLOW = 1013
"""Codes with which a WebSocket is closed."""

_COUNTED = {kind: MESSAGES.labels(kind.__struct_config__.tag) for kind in get_args(FromClient)}
"""Where the messages of each kind are counted."""
_DECODER = msgspec.json.Decoder(FromClient)


@websocket("/ws/tables/{table_id:str}")
async def live(socket: AnySocket, table_id: FromPath[str], tables: NamedDependency[Tables]) -> None:
    visitor = socket.scope["state"]
    asked = socket.query_params.get("lang")
    language: str = asked if asked in LANGUAGES else visitor["language"]
    await socket.accept()
    from_where = "" if socket.client is None else socket.client.host
    try:
        with tables.connected.one_more(from_where):
            table = await _table_for(tables, visitor, table_id)
            address = address_of(socket, tables.settings)
            await _serve(tables, socket, Connection(table, visitor["player"], language, address, visitor["session"]))
    except SletError as error:
        await socket.send_text(msgspec.json.encode(refusal(error, language)).decode())
        await socket.close(REFUSED)


async def _serve(tables: Tables, socket: AnySocket, connection: Connection) -> None:
    """Tell the connection what happens and do what they want, until they go."""
    script = socket.query_params.get("script")
    if script is not None and script != script_now(tables.settings.base_path):
        connection.send(Outdated())
    soon = (socket.scope["extensions"] or {}).get(SOON, {}).get("send")
    connection.soon = cast(Callable[[bytes], bool] | None, soon)
    await tables.welcome(connection)
    writing = asyncio.create_task(_write(socket, connection))
    connection.when_too_slow = writing.cancel
    try:
        await _read(tables, socket, connection)
    finally:
        writing.cancel()
        await asyncio.gather(writing, return_exceptions=True)
        connection.let_go()
        await tables.farewell(connection)


async def _table_for(tables: Tables, visitor: dict[str, Any], table_id: str) -> LiveTable:
    """The table, if the visitor may see it; `SletError` says why not."""
    if not visitor["same_origin"]:
        raise NotAllowed("other-origin")
    if visitor["nobody"] is not None:
        raise visitor["nobody"]
    table = await tables.find(table_id)
    if (refused := table.closed_to(visitor["player"])) is not None:
        raise refused
    return table


async def _write(socket: AnySocket, connection: Connection) -> None:
    """Send what there is to send, until there is nothing more or the other side reads too slowly."""
    code = REFUSED
    try:
        while (message := await connection.next()) is not None:
            await socket.send_data(message, mode="text")
    except asyncio.CancelledError:
        if not connection.too_slow:
            raise
        code = TOO_SLOW
    except (WebSocketException, OSError):
        return  # they are gone; whoever reads from them notices it too
    with suppress(Exception):
        await socket.close(code)


async def _read(tables: Tables, socket: AnySocket, connection: Connection) -> None:
    bucket = Bucket()
    while True:
        event = await socket.receive()
        if event["type"] != "websocket.receive":
            return
        message: FromClient | None = None
        try:
            try:
                message = _understood(event.get("text"), event.get("bytes"))
            finally:  # what makes no sense counts too
                bucket.spend()
            began = perf_counter()
            try:
                await handle(tables, connection, message)
            finally:
                _COUNTED[type(message)].inc()
                MESSAGE_SECONDS.observe(perf_counter() - began)
        except TooFast as error:
            connection.send(refusal(error, connection.language, message))
            await asyncio.sleep(Bucket.a_while())
        except SletError as error:
            connection.send(refusal(error, connection.language, message))
        except Exception:
            LOG.exception("a message at table %s failed", connection.table.row.id)
            connection.send(refusal(ServerError(), connection.language, message))


def _understood(text: str | None, data: bytes | None) -> FromClient:
    message = text if text is not None else data or b""
    if len(message) > LARGEST_MESSAGE:
        raise BadMessage("message-too-large", largest=LARGEST_MESSAGE)
    try:
        understood: FromClient = _DECODER.decode(message)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise BadMessage("bad-message-not-json") from None
    return understood
