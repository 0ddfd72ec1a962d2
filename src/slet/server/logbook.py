"""What the server writes about itself: a line for each thing, as text or as JSON, and never a secret.

Every request has a number of its own, which is in its answer (`x-request-id`) and in all that is written while it is
being answered. Of a request the path is written, and neither what was asked for in it, nor its body, nor any cookie.
"""

import json
import logging
import sys
from contextvars import ContextVar
from datetime import UTC, datetime

REQUEST: ContextVar[str] = ContextVar("request", default="")
"""The number of the request that is being answered."""

ACCESS = logging.getLogger("slet.access")


class AsJson(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        told: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "text": record.getMessage(),
        }
        if request := REQUEST.get():
            told["request"] = request
        if isinstance(facts := getattr(record, "facts", None), dict):
            told |= facts
        if record.exc_info:
            told["trace"] = self.formatException(record.exc_info)
        return json.dumps(told, ensure_ascii=False)


class AsText(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        request = REQUEST.get()
        head = f"{self.formatTime(record)} {record.levelname.lower()} {record.name}{' ' + request if request else ''}"
        trace = f"\n{self.formatException(record.exc_info)}" if record.exc_info else ""
        return f"{head}: {record.getMessage()}{trace}"


def keep_a_log(form: str, level: str) -> None:
    """From now on all that is logged goes to the standard error output in this form."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(AsJson() if form == "json" else AsText())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level.upper())
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logging.getLogger(name).handlers = []
        logging.getLogger(name).propagate = True
    logging.getLogger("uvicorn.access").disabled = True  # its lines have the whole address; ours have the path


def tell_of(method: str, path: str, status: int, seconds: float) -> None:
    """A request was answered."""
    if ACCESS.isEnabledFor(logging.INFO):
        facts = {"method": method, "path": path, "status": status, "ms": round(1000 * seconds, 1)}
        ACCESS.info("%s %s %d %.1f ms", method, path, status, 1000 * seconds, extra={"facts": facts})
