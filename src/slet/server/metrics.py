"""Figures of a running server, as Prometheus reads them.

Where several workers share a folder (`PROMETHEUS_MULTIPROC_DIR`), whoever is asked answers for all of them.
"""

import asyncio
import os
from ipaddress import ip_address, ip_network
from typing import Any

from litestar import Request, Response, get
from litestar.di import NamedDependency
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST
from prometheus_client.multiprocess import MultiProcessCollector

from slet.server.errors import NotAllowed
from slet.server.notices.figures import NOTICES_DONE, OVERDUE
from slet.server.tables import Tables

QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)
"""Seconds between which answers are counted."""

REQUESTS = Counter("slet_requests", "HTTP requests, by what was answered.", ["method", "status"], registry=None)
REQUEST_SECONDS = Histogram("slet_request_seconds", "How long they took.", buckets=QUICK, registry=None)
MESSAGES = Counter("slet_messages", "What people sent at tables, by kind.", ["do"], registry=None)
MESSAGE_SECONDS = Histogram(
    "slet_message_seconds", "How long it took until that was kept and told.", buckets=QUICK, registry=None
)
TABLES = Gauge("slet_tables", "Tables in memory.", registry=None, multiprocess_mode="livesum")
CONNECTIONS = Gauge("slet_connections", "Connections to tables.", registry=None, multiprocess_mode="livesum")
THINKING = Gauge("slet_thinking", "Tables where a computer thinks.", registry=None, multiprocess_mode="livesum")

FIGURES = (
    REQUESTS,
    REQUEST_SECONDS,
    MESSAGES,
    MESSAGE_SECONDS,
    TABLES,
    CONNECTIONS,
    THINKING,
    NOTICES_DONE,
    OVERDUE,
)

A_LITTLE = 2.0
"""Seconds."""


@get("/metrics", include_in_schema=False)
async def metrics(request: Request[Any, Any, Any], tables: NamedDependency[Tables]) -> Response[bytes]:
    """For this machine, or for whom the host has named: they tell how many play, which is nobody else's business."""
    if not _may_read(request, tables.settings.metrics_for):
        raise NotAllowed("metrics-not-for-you")
    count(tables)
    return Response(generate_latest(_registry()), media_type=CONTENT_TYPE_LATEST)


def count(tables: Tables) -> None:
    """How much there is at the moment."""
    loaded = list(tables.loaded.values())
    TABLES.set(len(loaded))
    CONNECTIONS.set(sum([len(table.connections) for table in loaded]))
    THINKING.set(sum([table.thinking is not None for table in loaded]))


def several_are_counted() -> bool:
    """Whether any worker tells the figures of all."""
    return "PROMETHEUS_MULTIPROC_DIR" in os.environ


async def keep_counting(tables: Tables) -> None:
    """So that another worker that is asked can tell how much there is here."""
    while True:
        count(tables)
        await asyncio.sleep(A_LITTLE)


def _registry() -> CollectorRegistry:
    registry = CollectorRegistry()
    if several_are_counted():
        MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    else:
        for figure in FIGURES:
            registry.register(figure)
    return registry


def _may_read(request: Request[Any, Any, Any], networks: tuple[str, ...]) -> bool:
    try:
        address = ip_address(request.scope["state"].get("address", ""))
    except ValueError:
        return False
    return any(address in ip_network(network) for network in networks)
