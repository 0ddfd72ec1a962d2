"""How notices fare, for the host."""

from prometheus_client import Counter, Gauge

NOTICES_DONE = Counter(
    "slet_notices",
    "Notices of turns that were taken up, by their way and what came of it: sent, failed (tried again), later (quiet "
    "hours, or they look), withdrawn, crossed (taken back while it was told), gone or refused.",
    ["way", "done"],
    registry=None,
)
OVERDUE = Gauge(
    "slet_notices_overdue",
    "Notices that should have been told more than a minute ago.",
    registry=None,
    multiprocess_mode="mostrecent",
)
