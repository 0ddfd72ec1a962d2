"""How uvicorn is to run the application, and an end in time."""

import gc
import os
import threading
from collections.abc import Callable
from types import FrameType

import uvicorn
from litestar.types import ASGIApp

from slet.server.settings import Settings
from slet.server.sockets import Sockets

LARGEST_FRAME = 256 * 1024
PATIENCE = 7
"""Seconds for what is under way when the server is to stop. Who has sent half a request would hold it for ever."""
LAST_MOMENT = 9.0
"""Seconds after which the server is gone, whatever still holds it: what was told is kept, so nothing is lost."""


def configured(app: ASGIApp | Callable[[], ASGIApp], settings: Settings, *, factory: bool = False) -> uvicorn.Config:
    """Nobody is believed that they come for somebody else but the proxies that the host has named."""
    return uvicorn.Config(
        app,
        factory=factory,
        log_config=None,
        lifespan="on",
        ws=Sockets,
        ws_max_size=LARGEST_FRAME,
        ws_ping_interval=20,
        # Updates are a few kilobytes: to pack them would take longer than to send them.
        ws_per_message_deflate=False,
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=list(settings.trusted_proxies),
        timeout_graceful_shutdown=PATIENCE,
    )


class Server(uvicorn.Server):
    """One that is gone in time after it was told to stop."""

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        if not self.should_exit:
            after(LAST_MOMENT, lambda: os._exit(1))
        super().handle_exit(sig, frame)


def after(seconds: float, work: Callable[[], object]) -> None:
    """Do it then, unless the process has ended."""
    timer = threading.Timer(seconds, work)
    timer.daemon = True
    timer.start()


def collect_seldom() -> None:
    """Look for garbage less often: what is loaded now stays to the end, and what a move needs goes by itself."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 20, 20)
