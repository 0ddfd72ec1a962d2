"""Where the server keeps its things and whom it tells, from the environment."""

import os
import re
import socket
from collections.abc import Callable, Mapping, Sequence
from ipaddress import ip_network
from pathlib import Path

import msgspec

from slet.kernel.errors import SletError
from slet.server.notices.host import PUSH_SERVICES, Smtp, is_push_service, read_public_address, read_smtp

LOOPBACK = ("127.0.0.0/8", "::1")
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
    tables_an_hour: int = 240
    """How many tables may be set up from one address."""
    open_tables: int = 500
    """How many tables set up from one address may be open at once."""
    own_tables: int = 60
    """How many that one person has set up."""
    open_evenings: int = 60
    """How many club evenings set up from one address may be under way at once."""
    own_evenings: int = 5
    """How many that one person runs."""
    evening_people: int = 64
    """How many people may play at one evening."""
    evening_host_seconds: int = 180
    """How long nothing was seen of the host of an evening when somebody else may take over."""
    open_seats: int = 1_000
    """How many seats may be held at once from one address."""
    own_seats: int = 100
    """How many by one person."""
    trusted_proxies: tuple[str, ...] = ()
    """Addresses and networks of proxies before the server: what they say of who comes, and by what, is believed."""
    metrics_for: tuple[str, ...] = LOOPBACK
    """Addresses and networks from which `/metrics` may be read."""
    log_form: str = "text"
    """How the server's log is written: `text` or `json`."""
    log_level: str = "warning"
    """The least that is written: `info` has a line for each request."""
    counts_folder: Path | None = None
    """Where workers on this machine count together how much each address has asked for; None: there is one worker."""
    base_path: str = ""
    """The path under which the server is reached where it is not alone under its name: `/slet`."""
    allowed_hosts: tuple[str, ...] = ()
    """The names under which the server is reached, in small letters; none: any."""
    public_address: str = ""
    """The address under which people reach the server, for links in letters; nothing: the host has not said it."""
    smtp: Smtp | None = None
    """The server that takes our letters; none: no letters are sent."""
    push_services: tuple[str, ...] = PUSH_SERVICES
    """The hosts of push services to which messages are sent."""

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
    public_address = read_public_address(environment)
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
        tables_an_hour=_number(environment, "SLET_TABLES_AN_HOUR", 240),
        open_tables=_number(environment, "SLET_OPEN_TABLES", 500),
        own_tables=_number(environment, "SLET_OWN_TABLES", 60),
        open_seats=_number(environment, "SLET_OPEN_SEATS", 1_000),
        own_seats=_number(environment, "SLET_OWN_SEATS", 100),
        open_evenings=_number(environment, "SLET_OPEN_EVENINGS", 60),
        own_evenings=_number(environment, "SLET_OWN_EVENINGS", 5),
        evening_people=_number(environment, "SLET_EVENING_PEOPLE", 64),
        evening_host_seconds=_number(environment, "SLET_EVENING_HOST_SECONDS", 180),
        trusted_proxies=_list(environment, "SLET_TRUSTED_PROXIES", _is_network, "bad-setting-networks"),
        metrics_for=_list(environment, "SLET_METRICS_FOR", _is_network, "bad-setting-networks") or LOOPBACK,
        log_form=_one_of(environment, "SLET_LOG", ("text", "json")),
        log_level=_one_of(environment, "SLET_LOG_LEVEL", ("warning", "debug", "info", "error")),
        base_path=_path(environment, "SLET_BASE_PATH"),
        allowed_hosts=_list(environment, "SLET_ALLOWED_HOSTS", _is_host, "bad-setting-hosts"),
        public_address=public_address,
        smtp=read_smtp(environment, public_address),
        push_services=(
            *PUSH_SERVICES,
            *_list(environment, "SLET_PUSH_SERVICES", is_push_service, "bad-setting-hosts"),
        ),
    )


def _number(environment: Mapping[str, str], name: str, usual: int) -> int:
    value = environment.get(name, "").strip()
    if not value:
        return usual
    if not value.isdecimal() or int(value) < 1:
        raise SletError("bad-setting", name=name, value=value[:80])
    return int(value)


def _list(environment: Mapping[str, str], name: str, is_one: Callable[[str], bool], wrong: str) -> tuple[str, ...]:
    """What stands there with commas between."""
    found = [one.strip().lower() for one in environment.get(name, "").split(",") if one.strip()]
    for one in found:
        if not is_one(one):
            raise SletError(wrong, name=name, value=one[:80])
    return tuple(found)


def _one_of(environment: Mapping[str, str], name: str, values: Sequence[str]) -> str:
    """One of the values; the first where nothing is said."""
    value = environment.get(name, "").strip().lower() or values[0]
    if value not in values:
        raise SletError("bad-setting-choice", name=name, value=value[:80], values=", ".join(values))
    return value


def _is_network(text: str) -> bool:
    try:
        ip_network(text)
    except ValueError:
        return False
    return True


def _is_host(text: str) -> bool:
    """A name without a port."""
    return re.fullmatch(r"(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)*|\[[0-9a-f:]+\]", text) is not None


def _path(environment: Mapping[str, str], name: str) -> str:
    """A path without a slash at its end; nothing for the root."""
    value = environment.get(name, "").strip().rstrip("/")
    if not re.fullmatch(r"(/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)*", value):
        raise SletError("bad-setting-path", name=name, value=value[:80])
    return value


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
