"""How uvicorn is to run the application."""

import uvicorn
from litestar.types import ASGIApp

from slet.server.settings import Settings

LARGEST_FRAME = 256 * 1024
PATIENCE = 8
"""Seconds for what is under way when the server is to stop. Who has sent half a request would hold it for ever."""


def configured(app: ASGIApp, settings: Settings) -> uvicorn.Config:
    """Nobody is believed that they come for somebody else but the proxies that the host has named."""
    return uvicorn.Config(
        app,
        log_config=None,
        lifespan="on",
        ws_max_size=LARGEST_FRAME,
        ws_ping_interval=20,
        # Updates are a few kilobytes: to pack them would take longer than to send them.
        ws_per_message_deflate=False,
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=list(settings.trusted_proxies),
        timeout_graceful_shutdown=PATIENCE,
    )
