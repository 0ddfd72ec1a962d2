"""The WebSocket of a table: what happens there is told as it happens, and what the player does is done."""

import asyncio
import time
from contextlib import suppress
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketException
from litestar.params import FromPath

from slet.kernel.errors import SletError
from slet.server.errors import BadMessage, NotAllowed, ServerError, TooFast
from slet.server.hall import LOG, Hall
from slet.server.pages import address_of, script_now
from slet.server.playing import obey
from slet.server.reader import Reader, refusal
from slet.server.table import LiveTable
from slet.server.wire import FromClient, Outdated
from slet.words import LANGUAGES

LARGEST_MESSAGE = 4_096
"""Bytes. Whatever is larger is refused; what is larger than the WebSocket's own limit closes it."""

AnySocket = WebSocket[Any, Any, Any]
REFUSED = 4400
TOO_SLOW = 1013
"""Codes with which a WebSocket is closed."""
BURST, A_SECOND = 200.0, 50.0
"""Messages that somebody may send at once, and in a second in the long run."""

_DECODER = msgspec.json.Decoder(FromClient)


class Patience:
    """A bucket that fills again: who sends too much at once has to wait."""

    def __init__(self) -> None:
        self._left = BURST
        self._at = time.monotonic()

    def spend(self) -> None:
        now = time.monotonic()
        self._left = min(BURST, self._left + (now - self._at) * A_SECOND)
        self._at = now
        if self._left < 1:
            raise TooFast
        self._left -= 1


@websocket("/ws/tables/{table_id:str}")
async def live(socket: AnySocket, table_id: FromPath[str], hall: NamedDependency[Hall]) -> None:
    visitor = socket.scope["state"]
    asked = socket.query_params.get("lang")
    language: str = asked if asked in LANGUAGES else visitor["language"]
    await socket.accept()
    from_where = "" if socket.client is None else socket.client.host
    try:
        with hall.crowd.one_more(from_where):
            table = await _table_for(hall, visitor, table_id)
            await _serve(hall, socket, Reader(table, visitor["player"], language, address_of(socket, hall.settings)))
    except SletError as error:
        await socket.send_text(msgspec.json.encode(refusal(error, language)).decode())
        await socket.close(REFUSED)


async def _serve(hall: Hall, socket: AnySocket, reader: Reader) -> None:
    """Tell the reader what happens and do what they want, until they go."""
    script = socket.query_params.get("script")
    if script is not None and script != script_now():
        reader.send(Outdated())
    await hall.welcome(reader)
    writing = asyncio.create_task(_write(socket, reader))
    reader.when_too_slow = writing.cancel
    try:
        await _read(hall, socket, reader)
    finally:
        writing.cancel()
        await asyncio.gather(writing, return_exceptions=True)
        await hall.farewell(reader)


async def _table_for(hall: Hall, visitor: dict[str, Any], table_id: str) -> LiveTable:
    """The table, if the visitor may see it; `SletError` says why not."""
    if not visitor["same_origin"]:
        raise NotAllowed("other-origin")
    if visitor["forged"]:
        raise NotAllowed("forged-cookie")
    table = await hall.find(table_id)
    if not table.may_be_seen_by(visitor["player"]):
        raise NotAllowed("not-watchable")
    return table


async def _write(socket: AnySocket, reader: Reader) -> None:
    """Send what there is to send, until there is nothing more or the other side reads too slowly."""
    code = REFUSED
    try:
        while (message := await reader.next()) is not None:
            await socket.send_data(message, mode="text")
    except asyncio.CancelledError:
        if not reader.too_slow:
            raise
        code = TOO_SLOW
    except (WebSocketException, OSError):
        return  # they are gone; whoever reads from them notices it too
    with suppress(Exception):
        await socket.close(code)


async def _read(hall: Hall, socket: AnySocket, reader: Reader) -> None:
    patience = Patience()
    while True:
        event = await socket.receive()
        if event["type"] != "websocket.receive":
            return
        message: FromClient | None = None
        try:
            try:
                message = _understood(event.get("text"), event.get("bytes"))
            finally:  # what makes no sense counts too
                patience.spend()
            await obey(hall, reader, message)
        except TooFast as error:
            reader.send(refusal(error, reader.language, message))
            await asyncio.sleep(1 / A_SECOND)
        except SletError as error:
            reader.send(refusal(error, reader.language, message))
        except Exception:
            LOG.exception("a message at table %s failed", reader.table.row.id)
            reader.send(refusal(ServerError(), reader.language, message))


def _understood(text: str | None, data: bytes | None) -> FromClient:
    message = text if text is not None else data or b""
    if len(message) > LARGEST_MESSAGE:
        raise BadMessage("message-too-large", largest=LARGEST_MESSAGE)
    try:
        understood: FromClient = _DECODER.decode(message)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise BadMessage("bad-message-not-json") from None
    return understood
