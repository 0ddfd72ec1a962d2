"""Loaded by the process of which workers are copies: all that they need, and those who think in them.

So a worker that takes the place of a dead one, and whoever thinks for it, serve at once even on a busy machine.
"""

import gc

from slet.server import app, supervising
from slet.server.forking import call_it
from slet.server.thinking import load_everything

__all__ = ["app", "supervising"]

call_it("slet-preloaded")
load_everything()
gc.collect()
gc.freeze()
