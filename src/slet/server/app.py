"""The application: all parts put together."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial
from typing import Any

from litestar import Litestar, MediaType, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException, ValidationException
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Server as OpenAPIServer
from litestar.types import ASGIApp

import slet
from slet.kernel.errors import SletError, UnknownGame
from slet.learn import UnknownLesson, UnknownPuzzle
from slet.server.api import API
from slet.server.bad_requests import Fault
from slet.server.claim import Claim
from slet.server.company.routes import COMPANY
from slet.server.errors import BadMessage, NoSuchWay, NotFound, ServerError, TooFast, TooLarge
from slet.server.evening.live import live_evening
from slet.server.evening.routes import EVENINGS
from slet.server.health import health, ready
from slet.server.identity.nobody import Told
from slet.server.identity.routes import IDENTITY
from slet.server.limits import forget_old
from slet.server.live import live
from slet.server.metrics import keep_counting, metrics, several_are_counted
from slet.server.middleware import Middleware
from slet.server.notices.api import NOTICES
from slet.server.notices.notifying import Notifying
from slet.server.pages import assets, page
from slet.server.people import People
from slet.server.puzzling import Puzzling
from slet.server.requests import AnyBody, log_no_foreign_letters
from slet.server.settings import Settings, read_settings
from slet.server.statistics import Counting
from slet.server.store import Store
from slet.server.tables import LOG, Tables
from slet.server.wire import Problem
from slet.server.workers import CHANNEL, Workers, channels_of, listen

LARGEST_REQUEST = 64_000
"""Bytes."""
UNCOUNTED = ["^/assets/", "^/ws/", "^/health$", "^/ready$", "^/metrics$"]
"""Requests of which anybody may send as many as they like, or which are counted elsewhere."""
ARCHIVED = 500
"""Finished games that are put into the archive when the server starts, where that was not done when they ended."""
A_LITTLE = 0.02
"""Seconds."""
RESUMED = 2_000
"""Games that are taken up again when the server starts, so that computer players and clocks go on in them."""


def create_app(settings: Settings | None = None, claim: Claim | None = None) -> ASGIApp:
    """The application, as uvicorn takes it. Whoever has claimed the database already hands over the claim."""
    chosen = settings or read_settings()
    claimed = claim or Claim(chosen.database)
    store = Store(chosen.database)
    people = People(store)
    puzzling = Puzzling(store, people)
    counting = Counting(store, people)
    log_no_foreign_letters()

    @asynccontextmanager
    async def opened(app: Litestar) -> AsyncIterator[None]:
        claimed.take()
        await store.open()
        people.sign_with(await store.secret("cookie"))
        tables = app.state.tables = Tables(store, chosen)
        tables.holding.mark_with(await store.secret("places"))
        app.stores.register("rate_limit", tables.counts, allow_override=True)
        async with AsyncExitStack() as open_until_the_end:
            notices = app.state.notices = await Notifying.of(tables)
            works = [_resume(tables), forget_old(tables.counts), notices.sender.run()]
            if several_are_counted():
                works.append(keep_counting(tables))
            if chosen.several_workers:
                channels = await open_until_the_end.enter_async_context(channels_of(chosen, store))
                workers = tables.workers = Workers(
                    tables, partial(channels.wait_published, channels=CHANNEL), within=chosen.redis is None
                )
                works += [listen(workers, channels), workers.beat()]
            tasks = [asyncio.create_task(work) for work in works]
            try:
                yield
            finally:
                for task in tasks:
                    task.cancel()
                await asyncio.gather(*tasks, return_exceptions=True)
                await tables.close()
        await store.close()
        claimed.give_back()

    app = Litestar(
        route_handlers=[
            API,
            COMPANY,
            EVENINGS,
            IDENTITY,
            NOTICES,
            live,
            live_evening,
            health,
            ready,
            metrics,
            assets(),
            page,
        ],
        dependencies={
            "tables": Provide(_tables, sync_to_thread=False),
            "notices": Provide(_notices, sync_to_thread=False),
            "people": Provide(lambda: people, sync_to_thread=False),
            "puzzling": Provide(lambda: puzzling, sync_to_thread=False),
            "counting": Provide(lambda: counting, sync_to_thread=False),
        },
        lifespan=[opened],
        exception_handlers={
            SletError: _refused,
            HTTPException: _refused_by_litestar,
            RecursionError: _too_deep,
            Exception: _broken,
        },
        middleware=[RateLimitConfig(("minute", chosen.requests_a_minute), exclude=UNCOUNTED).middleware],
        compression_config=CompressionConfig(
            "gzip", minimum_size=1000, exclude=r"\.woff2$"
        ),  # fonts are packed already
        openapi_config=OpenAPIConfig(
            title="Slet",
            version=slet.__version__,
            path="/schema",
            render_plugins=[JsonRenderPlugin(path="/")],
            servers=[OpenAPIServer(chosen.base_path or "/")],
        ),
        request_class=AnyBody,
        response_class=Told,
        request_max_body_size=LARGEST_REQUEST,
        logging_config=None,
    )
    return Middleware(app, people, chosen.allowed_hosts, chosen.base_path)


def _tables(state: State) -> Tables:
    tables: Tables = state.tables
    return tables


def _notices(state: State) -> Notifying:
    notices: Notifying = state.notices
    return notices


async def _resume(tables: Tables) -> None:
    """Go on where the server stopped: computer players think, clocks run."""
    for table_id in await tables.store.tables_in_play(RESUMED):
        while tables.is_loading:  # for somebody who has come, and goes first
            await asyncio.sleep(A_LITTLE)
        try:
            await tables.find(table_id)
        except Exception:
            LOG.exception("table %s cannot be taken up again", table_id)
    for table_id in await tables.store.tables_to_archive(ARCHIVED):
        tables.archives.add(table_id)


# --- refusals -------------------------------------------------------------------------------------------------------


def _problem(request: Request[Any, Any, Any], error: SletError, status: int) -> Response[Problem]:
    told = Problem(error.key, error.text(_language(request)), status)
    return Response(told, status_code=status, media_type=MediaType.JSON)


def _language(request: Request[Any, Any, Any]) -> str:
    language: str = request.scope.get("state", {}).get("language", "en")
    return language


NOT_THERE = (UnknownGame, UnknownLesson, UnknownPuzzle)


def _refused(request: Request[Any, Any, Any], error: SletError) -> Response[Problem]:
    status = error.status if isinstance(error, ServerError) else 404 if isinstance(error, NOT_THERE) else 400
    return _problem(request, error, status)


_IN_OUR_WORDS: dict[int, type[ServerError]] = {
    refused.status: refused for refused in (NotFound, NoSuchWay, TooLarge, TooFast)
}


def _refused_by_litestar(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """What the framework refuses, in our words."""
    if error.status_code in _IN_OUR_WORDS:
        return _problem(request, _IN_OUR_WORDS[error.status_code](), error.status_code)
    if error.status_code >= 500:
        return _broken(request, error)
    several = isinstance(error, ValidationException) and isinstance(error.extra, list) and error.extra
    field = str(several[0].get("key", "")) if several else ""
    # What is in a body has been looked through before: there was none, or it is about the address.
    fault = Fault("json", "") if field == "data" else Fault("value", field)
    return _problem(request, fault.refusal(_language(request)), error.status_code)


def _too_deep(request: Request[Any, Any, Any], _error: RecursionError) -> Response[Problem]:
    return _problem(request, BadMessage("bad-message-not-json"), 400)


def _broken(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    LOG.error("a request failed: %s %s", request.method, request.url.path, exc_info=error)
    return _problem(request, ServerError(), 500)
