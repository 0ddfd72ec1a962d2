"""Workers hear of each other through Redis."""

import asyncio
from collections.abc import AsyncGenerator, Iterable
from typing import Any

from litestar.channels.backends.redis import RedisChannelsPubSubBackend
from redis.asyncio import Redis
from redis.exceptions import ConnectionError as NoConnection

from slet.server.reconnecting import A_WHILE, MISSED

LISTENING = 1.0
"""Seconds for which one look waits for something to be said."""


class ThroughRedis(RedisChannelsPubSubBackend):
    """Listens on when Redis has been away, and closes its connections at the end.

    What is still being said at the end is said; after it nothing is, for that would open a connection again.
    """

    def __init__(self, *, redis: Redis, key_prefix: str) -> None:
        super().__init__(redis=redis, key_prefix=key_prefix)
        self._speaking = 0
        self._ends = False

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        if self._ends:
            return
        self._speaking += 1
        try:
            await super().publish(data, channels)
        finally:
            self._speaking -= 1
            await self._close_at_the_end()

    async def stream_events(self) -> AsyncGenerator[tuple[str, Any], None]:
        """What is said on the channels, and that something may have been missed wherever a channel is subscribed to.

        The driver subscribes again by itself after a short absence, without a word but Redis's own confirmation: that
        is read here, where the class above leaves it out.
        """
        while True:
            await self._has_subscribed.wait()
            try:
                heard = await self._pub_sub.get_message(timeout=LISTENING)
            except NoConnection:
                await asyncio.sleep(A_WHILE)
                continue
            if heard is None:
                continue
            if heard["type"] == "subscribe":
                yield heard["channel"].decode(), MISSED
            elif heard["type"] == "message":
                yield heard["channel"].decode(), heard["data"]

    async def on_shutdown(self) -> None:
        self._ends = True
        await super().on_shutdown()
        await self._close_at_the_end()

    async def _close_at_the_end(self) -> None:
        if self._ends and not self._speaking:
            await self._redis.aclose()


def through_redis(address: str, prefix: str) -> ThroughRedis:
    return ThroughRedis(redis=Redis.from_url(address), key_prefix=prefix)
