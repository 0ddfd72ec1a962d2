"""`slet serve`: the server on this machine, and the browser."""

import errno
import os
import threading
import webbrowser
from argparse import Namespace
from collections.abc import Callable
from socket import AF_INET, IPPROTO_TCP, SO_REUSEADDR, SOCK_STREAM, SOL_SOCKET, socket
from typing import TYPE_CHECKING

import msgspec

from slet.cli.errors import CommandError
from slet.cli.migrate import bring_up_to_date
from slet.cli.parser import Commands, add_command, whole_number
from slet.cli.terminal import Terminal
from slet.cli.words import Words
from slet.server.settings import Settings, own_address, read_settings

if TYPE_CHECKING:
    from slet.server.claim import Claim

PORT = 8765
MOST_WORKERS = 64
EVERYWHERE = "0.0.0.0"  # noqa: S104  (friends in the same network are to find the table)


def add(commands: Commands, words: Words) -> None:
    parser = add_command(commands, "serve", words)
    parser.how.add_argument("--host", default=EVERYWHERE, help=words("help-host"))
    parser.how.add_argument("--port", metavar="N", help=words("help-port", port=str(PORT)))
    parser.how.add_argument("--workers", metavar="N", help=words("help-workers"))
    parser.how.add_argument("--no-browser", action="store_true", help=words("help-no-browser"))
    parser.set_defaults(run=run)


def run(args: Namespace, terminal: Terminal) -> int:
    # Only here: the other commands do not need them, and they take a second to load.
    from slet.server.claim import Claim
    from slet.server.logbook import keep_a_log

    wanted = None if args.port is None else whole_number(args.port, "--port")
    shared = own_address() if args.host == EVERYWHERE else None
    settings = msgspec.structs.replace(read_settings(), shared_address=shared)
    workers = 1 if args.workers is None else _workers(args.workers, settings)
    keep_a_log(settings.log_form, settings.log_level)
    claim = Claim(settings.database)
    claim.take()
    bring_up_to_date(settings.database)
    listening = listen(args.host, wanted)
    port = listening.getsockname()[1]
    here = f"http://{'127.0.0.1' if args.host == EVERYWHERE else args.host}:{port}{settings.base_path}"
    claim.serve_at(here)

    def greet() -> None:
        _greet(terminal, here, port, settings, usual=wanted is None)
        if not args.no_browser:
            threading.Timer(0.8, webbrowser.open, (here,)).start()

    if workers > 1:
        return _serve_by_several(settings, workers, listening, greet)
    return _serve_alone(settings, claim, listening, greet)


def _workers(text: str, settings: Settings) -> int:
    """How many; several need a database that several can use, and a system on which they can share a socket."""
    workers = whole_number(text, "--workers")
    if not 1 <= workers <= MOST_WORKERS:
        raise CommandError("workers-number", most=MOST_WORKERS)
    if workers > 1 and not settings.several_workers:
        raise CommandError("workers-need-postgresql")
    if workers > 1 and os.name != "posix":
        raise CommandError("workers-not-here")
    return workers


def _greet(terminal: Terminal, here: str, port: int, settings: Settings, *, usual: bool) -> None:
    words = terminal.words
    if usual and port != PORT:
        terminal.say(words("serving-elsewhere", usual=str(PORT), port=str(port)))
    if settings.seed_file is not None:
        terminal.say(words("serving-seeded", file=str(settings.seed_file)))
    terminal.say(words("serving", address=here))
    if settings.shared_address is not None:
        terminal.say(words("serving-friends", address=f"http://{settings.shared_address}:{port}{settings.base_path}"))
    terminal.say(words("serving-stop"))


def _serve_alone(settings: Settings, claim: "Claim", listening: socket, greet: Callable[[], None]) -> int:
    from slet.server.app import create_app
    from slet.server.running import Server, collect_seldom, configured

    server = Server(configured(create_app(settings, claim), settings))
    collect_seldom()
    with server.capture_signals():  # who reads the greeting may stop it at once
        greet()
        server.run(sockets=[listening])
    return 0


def _serve_by_several(settings: Settings, workers: int, listening: socket, greet: Callable[[], None]) -> int:
    from slet.server.supervising import supervise

    return supervise(settings, workers, listening, greet)


def listen(host: str, port: int | None) -> socket:
    """A socket on the port asked for; if none was asked for, on the usual one or any that is free."""
    taken = False
    for wanted in (PORT, 0) if port is None else (port,):
        # Said to be TCP, its connections send at once; else what is sent in two pieces comes 40 ms late.
        listening = socket(AF_INET, SOCK_STREAM, IPPROTO_TCP)
        if os.name == "posix":  # a port is free as soon as nobody listens there; elsewhere this would share it
            listening.setsockopt(SOL_SOCKET, SO_REUSEADDR, 1)
        try:
            listening.bind((host, wanted))
            listening.listen()  # who comes while the server is still waking up waits
        except (OSError, OverflowError) as error:
            taken = getattr(error, "errno", None) == errno.EADDRINUSE
            listening.close()
            continue
        return listening
    raise CommandError("port-taken" if taken else "port-unusable", host=host, port=str(PORT if port is None else port))
