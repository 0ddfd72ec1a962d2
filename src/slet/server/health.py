"""Whether the server is alive, and whether it can serve: for whoever watches over it."""

from typing import Any

import msgspec
from litestar import Response, get
from litestar.di import NamedDependency

from slet.server.errors import ServerError
from slet.server.tables import LOG, Tables
from slet.server.wire import Problem


class Health(msgspec.Struct, frozen=True):
    alive: bool = True


class Ready(msgspec.Struct, frozen=True):
    database: bool
    channels: bool
    """Whether other workers can be told what happens; true where there are none."""


class NotReady(ServerError):
    """Something that the server cannot do without does not answer."""

    key = "not-ready"
    status = 503


@get("/health", sync_to_thread=False)
def health() -> Health:
    """The process is there and answers. Nothing else is asked."""
    return Health()


@get("/ready", status_code=200)
async def ready(tables: NamedDependency[Tables]) -> Response[Any]:
    """The database answers, and so does what tells other workers."""
    found = Ready(await _answers(tables), tables.workers is None or await tables.workers.can_be_told())
    missing = [name for name in Ready.__struct_fields__ if not getattr(found, name)]
    if not missing:
        return Response(found)
    error = NotReady(missing=", ".join(missing))
    return Response(Problem(error.key, error.text("en"), error.status), status_code=error.status)


async def _answers(tables: Tables) -> bool:
    try:
        await tables.store.ping()
    except Exception:
        LOG.warning("the database does not answer", exc_info=True)
        return False
    return True
