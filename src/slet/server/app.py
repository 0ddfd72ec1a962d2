"""The application: all parts put together."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

from litestar import Litestar, MediaType, Request, Response
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend
from litestar.channels.backends.redis import RedisChannelsPubSubBackend
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException, NotFoundException, TooManyRequestsException, ValidationException
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp

import slet
from slet.kernel.errors import SletError, UnknownGame
from slet.server.api import API
from slet.server.door import Door
from slet.server.errors import BadMessage, NotFound, ServerError, TooFast
from slet.server.hall import LOG, Hall
from slet.server.live import live
from slet.server.pages import assets, page
from slet.server.people import People
from slet.server.playing import go_on
from slet.server.settings import Settings, read_settings
from slet.server.store import Store
from slet.server.wire import Problem

LARGEST_REQUEST = 64_000
"""Bytes."""
NEWS = "slet-news"
RESUMED = 500
"""Games that are taken up again when the server starts, so that computer players and clocks go on in them."""


def create_app(settings: Settings | None = None) -> ASGIApp:
    """The application, as uvicorn takes it."""
    chosen = settings or read_settings()
    store = Store(chosen.database)
    people = People(store)
    plugins = [_channels(chosen)] if chosen.several_workers else []

    @asynccontextmanager
    async def opened(app: Litestar) -> AsyncIterator[None]:
        await store.open()
        people.sign_with(await store.secret("cookie"))
        hall = app.state.hall = Hall(store, chosen)
        tasks = [asyncio.create_task(_resume(hall))]
        if plugins:
            channels = plugins[0]
            hall.publish = lambda news: channels.wait_published(news, NEWS)
            tasks.append(asyncio.create_task(_listen(hall, channels)))
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            with suppress(asyncio.CancelledError):
                await asyncio.gather(*tasks)
            hall.close()
            await store.close()

    app = Litestar(
        route_handlers=[API, live, assets(), page],
        dependencies={
            "hall": Provide(_hall, sync_to_thread=False),
            "people": Provide(lambda: people, sync_to_thread=False),
        },
        lifespan=[opened],
        plugins=plugins,
        exception_handlers={SletError: _refused, HTTPException: _refused_by_litestar, Exception: _broken},
        middleware=[RateLimitConfig(("minute", chosen.requests_a_minute), exclude=["/assets", "/ws"]).middleware],
        compression_config=CompressionConfig("gzip", minimum_size=1000),
        openapi_config=OpenAPIConfig(
            title="Slet", version=slet.__version__, path="/schema", render_plugins=[JsonRenderPlugin(path="/")]
        ),
        request_max_body_size=LARGEST_REQUEST,
        logging_config=None,
    )
    return Door(app, people)


def _hall(state: State) -> Hall:
    hall: Hall = state.hall
    return hall


def _channels(settings: Settings) -> ChannelsPlugin:
    """How workers hear from each other."""
    if settings.redis is not None:
        from redis.asyncio import Redis

        backend: Any = RedisChannelsPubSubBackend(redis=Redis.from_url(settings.redis))
    else:
        backend = AsyncPgChannelsBackend(settings.database.replace("+asyncpg", ""))
    return ChannelsPlugin(backend, channels=[NEWS])


async def _listen(hall: Hall, channels: ChannelsPlugin) -> None:
    async with channels.start_subscription([NEWS]) as subscriber:
        async for news in subscriber.iter_events():
            await hall.hear(news)


async def _resume(hall: Hall) -> None:
    """Go on where the server stopped: computer players think, clocks run."""
    for table_id in await hall.store.tables_in_play(RESUMED):
        try:
            go_on(hall, await hall.find(table_id))
        except SletError as error:
            LOG.warning("table %s cannot be taken up again: %s", table_id, error)


# --- refusals -------------------------------------------------------------------------------------------------------


def _problem(request: Request[Any, Any, Any], error: SletError, status: int) -> Response[Problem]:
    language = request.scope.get("state", {}).get("language", "en")
    return Response(Problem(error.key, error.text(language), status), status_code=status, media_type=MediaType.JSON)


def _refused(request: Request[Any, Any, Any], error: SletError) -> Response[Problem]:
    status = error.status if isinstance(error, ServerError) else 404 if isinstance(error, UnknownGame) else 400
    return _problem(request, error, status)


def _refused_by_litestar(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """What the framework refuses, in our words."""
    if isinstance(error, NotFoundException):
        return _problem(request, NotFound(), 404)
    if isinstance(error, TooManyRequestsException):
        return _problem(request, TooFast(), 429)
    if isinstance(error, ValidationException) and isinstance(error.extra, list) and error.extra:
        first = error.extra[0]
        detail = f"{first.get('key', '')}: {first.get('message', '')}".strip(": ")
        return _problem(request, BadMessage(detail=detail[:200]), 400)
    if error.status_code >= 500:
        return _broken(request, error)
    return _problem(request, BadMessage(detail=str(error.detail)[:200]), error.status_code)


def _broken(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    LOG.error("a request failed: %s %s", request.method, request.url.path, exc_info=error)
    return _problem(request, ServerError(), 500)
