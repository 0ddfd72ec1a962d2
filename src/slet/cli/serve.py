"""`slet serve`: the server on this machine, and the browser."""

import errno
import gc
import os
import threading
import webbrowser
from argparse import Namespace
from socket import AF_INET, IPPROTO_TCP, SO_REUSEADDR, SOCK_STREAM, SOL_SOCKET, socket

import msgspec

from slet.cli.errors import CommandError
from slet.cli.parser import Commands, add_command, whole_number
from slet.cli.terminal import Terminal
from slet.cli.words import Words
from slet.server.settings import own_address, read_settings

PORT = 8765
EVERYWHERE = "0.0.0.0"  # noqa: S104  (friends in the same network are to find the table)


def add(commands: Commands, words: Words) -> None:
    parser = add_command(commands, "serve", words)
    parser.how.add_argument("--host", default=EVERYWHERE, help=words("help-host"))
    parser.how.add_argument("--port", metavar="N", help=words("help-port", port=str(PORT)))
    parser.how.add_argument("--no-browser", action="store_true", help=words("help-no-browser"))
    parser.set_defaults(run=run)


def run(args: Namespace, terminal: Terminal) -> int:
    # Only here: the other commands do not need them, and they take a second to load.
    import uvicorn

    from slet.server.app import create_app
    from slet.server.claim import Claim
    from slet.server.logbook import keep_a_log
    from slet.server.running import configured

    words = terminal.words
    wanted = None if args.port is None else whole_number(args.port, "--port")
    shared = own_address() if args.host == EVERYWHERE else None
    settings = msgspec.structs.replace(read_settings(), shared_address=shared)
    keep_a_log(settings.log_form, settings.log_level)
    claim = Claim(settings.database)
    claim.take()
    listening = listen(args.host, wanted)
    port = listening.getsockname()[1]
    try:
        app = create_app(settings, claim)
    except ModuleNotFoundError as missing:  # a database whose driver is not installed
        raise CommandError("driver-missing", driver=str(missing.name)) from None
    here = f"http://{'127.0.0.1' if args.host == EVERYWHERE else args.host}:{port}"
    claim.serve_at(here)
    if wanted is None and port != PORT:
        terminal.say(words("serving-elsewhere", usual=str(PORT), port=str(port)))
    if settings.seed_file is not None:
        terminal.say(words("serving-seeded", file=str(settings.seed_file)))
    terminal.say(words("serving", address=here))
    if shared is not None:
        terminal.say(words("serving-friends", address=f"http://{shared}:{port}"))
    terminal.say(words("serving-stop"))
    server = uvicorn.Server(configured(app, settings))
    if not args.no_browser:
        threading.Timer(0.8, webbrowser.open, (here,)).start()
    _collect_seldom()
    server.run(sockets=[listening])
    return 0


def _collect_seldom() -> None:
    """Look for garbage less often: what is loaded now stays to the end, and what a move needs goes by itself."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 20, 20)


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
