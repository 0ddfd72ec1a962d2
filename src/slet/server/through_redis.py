"""Workers hear of each other through Redis."""

import asyncio
from collections.abc import AsyncGenerator
from typing import Any

from litestar.channels.backends.redis import RedisChannelsPubSubBackend
from redis.asyncio import Redis
from redis.exceptions import ConnectionError as NoConnection

from slet.server.absence import A_WHILE, MISSED


class ThroughRedis(RedisChannelsPubSubBackend):
    """Listens on when Redis has been away, and closes its connections at the end."""

    async def stream_events(self) -> AsyncGenerator[tuple[str, Any], None]:
        while True:
            try:
                async for heard in super().stream_events():
                    yield heard
            except NoConnection:
                await asyncio.sleep(A_WHILE)
                for channel in self._pub_sub.channels:
                    yield channel.decode(), MISSED

    async def on_shutdown(self) -> None:
        await super().on_shutdown()
        await self._redis.aclose()


def through_redis(address: str, prefix: str) -> ThroughRedis:
    return ThroughRedis(redis=Redis.from_url(address), key_prefix=prefix)
