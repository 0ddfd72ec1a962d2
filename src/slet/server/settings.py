"""Where the server keeps its things and whom it tells, from the environment."""

import os
import socket
from collections.abc import Mapping
from pathlib import Path

import msgspec

from slet.kernel.errors import SletError

LEAST_URGENT = 19
"""Further back no process can stand: for what nobody at a table waits for."""


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    database: str
    """A SQLAlchemy address: SQLite in a file, or PostgreSQL."""
    redis: str | None = None
    """Redis, to tell other workers what has happened; without it PostgreSQL does that itself."""
    thinkers: int = 2
    """How many processes the computer players think in."""
    thinking_seconds: int = 30
    """How long a computer player may think. Then its process is taken for hung and ended, and any answer is given."""
    reviewers: int = 1
    """In how many processes finished games are looked back at."""
    review_niceness: int = LEAST_URGENT
    """How far those stand back when the processor is busy."""
    review_worlds: int = 0
    """In how many imagined games each decision of those is judged; 0: as many as usual."""
    review_answers: int = 5_000
    """A game of more answers is too long to be looked back at."""
    shared_address: str | None = None
    """Under which address friends in the same network reach this machine, if it listens to them."""
    seed_file: Path | None = None
    """A file with words from which the seeds of all tables follow, for tests and demonstrations."""
    requests_a_minute: int = 600
    """How many requests one address may send."""
    connections: int = 200
    """How many tables may be open at once from one address."""

    @property
    def several_workers(self) -> bool:
        """Whether other processes may be serving the same tables."""
        return not self.database.startswith("sqlite")


def data_folder(environment: Mapping[str, str] = os.environ) -> Path:
    """Where a program of this user keeps its data."""
    home = environment.get("XDG_DATA_HOME") or environment.get("LOCALAPPDATA")
    return (Path(home) if home else Path.home() / ".local" / "share") / "slet"


def read_settings(environment: Mapping[str, str] = os.environ) -> Settings:
    database = environment.get("SLET_DATABASE_URL", "")
    if not database:
        folder = data_folder(environment)
        folder.mkdir(parents=True, exist_ok=True)
        database = f"sqlite+aiosqlite:///{folder / 'slet.db'}"
    return Settings(
        database=with_driver(database),
        redis=environment.get("SLET_REDIS_URL") or None,
        thinkers=max(1, min(8, (os.cpu_count() or 2) - 1)),
        reviewers=max(1, min(4, (os.cpu_count() or 2) // 2)),
        review_niceness=_number(environment, "SLET_REVIEW_NICENESS", LEAST_URGENT),
        review_worlds=_number(environment, "SLET_REVIEW_WORLDS", 0),
        seed_file=_file(environment, "SLET_SEED_FILE"),
        thinking_seconds=_number(environment, "SLET_THINKING_SECONDS", 30),
        requests_a_minute=_number(environment, "SLET_REQUESTS_A_MINUTE", 600),
        connections=_number(environment, "SLET_CONNECTIONS", 200),
    )


def _number(environment: Mapping[str, str], name: str, usual: int) -> int:
    value = environment.get(name, "").strip()
    if not value:
        return usual
    if not value.isdecimal() or int(value) < 1:
        raise SletError("bad-setting", name=name, value=value[:80])
    return int(value)


def _file(environment: Mapping[str, str], name: str) -> Path | None:
    value = environment.get(name, "").strip()
    if value and not Path(value).is_file():
        raise SletError("bad-setting-file", name=name, value=value[:200])
    return Path(value) if value else None


def with_driver(address: str) -> str:
    """The address with a driver that does not block: people write `postgresql://…`."""
    for plain, driven in (("postgresql://", "postgresql+asyncpg://"), ("postgres://", "postgresql+asyncpg://")):
        if address.startswith(plain):
            return driven + address.removeprefix(plain)
    return address.replace("sqlite:///", "sqlite+aiosqlite:///", 1) if address.startswith("sqlite:///") else address


def own_address() -> str | None:
    """The address of this machine in its network; None if it is in none. Nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return None
        address = str(probe.getsockname()[0])
    return None if address.startswith("127.") else address
