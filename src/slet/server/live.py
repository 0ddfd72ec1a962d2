"""The WebSocket of a table: what happens there is told as it happens, and what the player does is done."""

import asyncio
import time
from typing import Any

import msgspec
from litestar import WebSocket, websocket

from slet.kernel.errors import SletError
from slet.server.errors import BadMessage, NotAllowed, TooFast
from slet.server.hall import LOG, Hall
from slet.server.pages import address_of
from slet.server.playing import go_on, obey, refusal
from slet.server.reader import Reader
from slet.server.wire import FromClient
from slet.words import LANGUAGES

LARGEST_MESSAGE = 4_096
"""Bytes. Whatever is larger is refused; what is larger than the WebSocket's own limit closes it."""

AnySocket = WebSocket[Any, Any, Any]
REFUSED = 4400
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
async def live(socket: AnySocket, table_id: str, hall: Hall) -> None:
    visitor = socket.scope["state"]
    asked = socket.query_params.get("lang")
    language: str = asked if asked in LANGUAGES else visitor["language"]
    await socket.accept()
    try:
        if not visitor["same_origin"]:
            raise NotAllowed("other-origin")
        if visitor["forged"]:
            raise NotAllowed("forged-cookie")
        table = await hall.find(table_id)
        if not table.row.watchable and not table.seats_of(visitor["player"]):
            raise NotAllowed("not-watchable")
    except SletError as error:
        await socket.send_text(msgspec.json.encode(refusal(error, language)).decode())
        await socket.close(REFUSED)
        return
    reader = Reader(table, visitor["player"], language, address_of(socket, hall.settings))
    await hall.welcome(reader)
    go_on(hall, table)  # after a restart nobody is thinking yet
    writing = asyncio.create_task(_write(socket, reader))
    try:
        await _read(hall, socket, reader)
    finally:
        writing.cancel()
        await hall.farewell(reader)


async def _write(socket: AnySocket, reader: Reader) -> None:
    while (message := await reader.outbox.get()) is not None:
        await socket.send_data(message, mode="text")
    await socket.close(1013)


async def _read(hall: Hall, socket: AnySocket, reader: Reader) -> None:
    patience = Patience()
    while True:
        event = await socket.receive()
        if event["type"] != "websocket.receive":
            return
        try:
            patience.spend()
            await obey(hall, reader, _understood(event.get("text"), event.get("bytes")))
        except SletError as error:
            reader.send(refusal(error, reader.language))
        except Exception:
            LOG.exception("a message at table %s failed", reader.table.row.id)
            reader.send(refusal(BadMessage("server-error"), reader.language))


def _understood(text: str | None, data: bytes | None) -> FromClient:
    message = text if text is not None else data or b""
    if len(message) > LARGEST_MESSAGE:
        raise BadMessage("message-too-large", largest=LARGEST_MESSAGE)
    try:
        understood: FromClient = _DECODER.decode(message)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise BadMessage("bad-message-not-json") from None
    return understood
