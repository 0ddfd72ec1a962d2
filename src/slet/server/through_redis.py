"""Workers hear of each other through Redis."""

from litestar.channels.backends.redis import RedisChannelsPubSubBackend
from redis.asyncio import Redis


class ThroughRedis(RedisChannelsPubSubBackend):
    """Closes its connections at the end."""

    async def on_shutdown(self) -> None:
        await super().on_shutdown()
        await self._redis.aclose()


def through_redis(address: str, prefix: str) -> ThroughRedis:
    return ThroughRedis(redis=Redis.from_url(address), key_prefix=prefix)
