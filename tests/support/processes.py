"""The processes of a running server, found as somebody who looks after the machine finds them (Linux)."""

from pathlib import Path

WORKER, THINKER = "slet-worker", "slet-thinker"
"""What processes call themselves in which the server, or computer players, live."""


def children(pid: int) -> list[int]:
    try:
        tasks = list(Path(f"/proc/{pid}/task").iterdir())
        return [int(one) for task in tasks for one in (task / "children").read_text().split()]
    except OSError:
        return []


def descendants(pid: int) -> list[int]:
    below = children(pid)
    return [*below, *[other for one in below for other in descendants(one)]]


def called(name: str, below: int) -> list[int]:
    """Those of that name which were begun by the process, or by one that it has begun."""
    return [pid for pid in descendants(below) if name_of(pid) == name]


def name_of(pid: int) -> str:
    """What the process calls itself; a dead one nothing."""
    try:
        alive = Path(f"/proc/{pid}/cmdline").read_bytes()
        return Path(f"/proc/{pid}/comm").read_text().strip() if alive else ""
    except OSError:
        return ""


def environment_of(pid: int) -> list[bytes]:
    try:
        return Path(f"/proc/{pid}/environ").read_bytes().split(b"\0")
    except OSError:
        return []
