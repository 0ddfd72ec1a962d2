"""What comes from outside as it comes: not every body is text, and not everybody who begins one stays to its end."""

import asyncio
import logging
from typing import Any

from litestar import Request
from litestar.exceptions import InternalServerException, SerializationException

from slet.server.bad_requests import Fault, first_fault
from slet.server.errors import BadMessage, TooSlow

SLOWEST = 20.0
"""Seconds in which a request has to be there: who sends the rest later sends it again."""


class AnyBody(Request[Any, Any, Any]):
    """A request whose sender is to blame for what they send: the framework would take both for faults of our own."""

    async def body(self) -> bytes:
        try:
            async with asyncio.timeout(SLOWEST):
                return await super().body()
        except TimeoutError:
            raise TooSlow from None
        except InternalServerException:
            if not self.is_connected:
                raise
            raise BadMessage("bad-message-cut-off") from None  # they have gone, so this is heard by nobody

    async def json(self) -> Any:
        """The body as plain data, once it is known to be what is asked for here."""
        language: str = self.scope["state"]["language"]
        try:
            data = await super().json()
        except UnicodeDecodeError:
            raise Fault("letters", "").refusal(language) from None
        except SerializationException:
            raise Fault("json", "").refusal(language) from None
        wanted = self.route_handler.parsed_data_field
        fault = None if wanted is None else first_fault(data, wanted.annotation)
        if fault is not None:
            raise fault.refusal(language)
        return data


def log_no_foreign_letters() -> None:
    """A WebSocket on which comes text that is none is closed, which uvicorn logs as a failure of its own."""
    logging.getLogger("uvicorn.error").addFilter(_is_our_matter)


def _is_our_matter(record: logging.LogRecord) -> bool:
    return record.msg != "Invalid UTF-8 sequence received from client."
