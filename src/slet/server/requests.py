"""What comes from outside as it comes: not every body is text, and not everybody who begins one stays to its end."""

import logging
from typing import Any

from litestar import Request
from litestar.exceptions import InternalServerException

from slet.server.complaints import complaint
from slet.server.errors import BadMessage


class AnyBody(Request[Any, Any, Any]):
    """A request whose sender is to blame for what they send: the framework would take both for faults of our own."""

    async def body(self) -> bytes:
        try:
            return await super().body()
        except InternalServerException:
            if not self.is_connected:
                raise
            raise BadMessage("bad-message-cut-off") from None  # they have gone, so this is heard by nobody

    async def json(self) -> Any:
        try:
            return await super().json()
        except UnicodeDecodeError:
            language: str = self.scope["state"]["language"]
            raise BadMessage(detail=complaint("utf-8", language)) from None


def log_no_foreign_letters() -> None:
    """A WebSocket on which comes text that is none is closed, which uvicorn logs as a failure of its own."""
    logging.getLogger("uvicorn.error").addFilter(_is_our_matter)


def _is_our_matter(record: logging.LogRecord) -> bool:
    return record.msg != "Invalid UTF-8 sequence received from client."
