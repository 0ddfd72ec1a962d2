"""The WebSockets of uvicorn, with a short way for what is told.

By the usual way each message wakes a task that hands it through the application's layers. Here all that is told in one
turn of the loop goes out together after it, to each connection in one piece. The usual way remains for whatever has to
wait, since the other side reads slowly.
"""

from struct import Struct
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

SOON = "slet.soon"
"""Under which name the short way stands among the extensions of a connection's scope."""

_TEXT = 0x81
"""The first byte of a message that is text and whole."""
_MEDIUM, _LONG = Struct("!BBH"), Struct("!BBQ")


class Sockets(WebSocketsSansIOProtocol):
    _told: bytes = b""
    """What goes out after this turn of the loop."""

    async def run_asgi(self) -> None:
        self.scope["extensions"][SOON] = {"send": self.send_soon}
        try:
            await super().run_asgi()
        finally:
            del self.scope["extensions"][SOON]  # nothing that knows itself is left behind

    async def send(self, message: Any) -> None:
        self._flush()
        await super().send(message)

    def send_soon(self, message: bytes) -> bool:
        """Send a text after this turn of the loop; False where it has to wait for longer, or nobody is there."""
        if not (self.handshake_complete and self.writable.is_set() and self._is_open):
            return False
        if not self._told:
            self.loop.call_soon(self._flush)
        self._told += framed(message)
        return True

    @property
    def _is_open(self) -> bool:
        return self.conn.state is State.OPEN and not (self.close_sent or self.disconnected)

    def _flush(self) -> None:
        told, self._told = self._told, b""
        if told and self._is_open and not self.transport.is_closing():
            self.transport.write(told)


def framed(message: bytes) -> bytes:
    """A text as it goes over the wire, from a server (RFC 6455, 5.2)."""
    size = len(message)
    if size < 126:
        return bytes((_TEXT, size)) + message
    if size < 1 << 16:
        return _MEDIUM.pack(_TEXT, 126, size) + message
    return _LONG.pack(_TEXT, 127, size) + message
