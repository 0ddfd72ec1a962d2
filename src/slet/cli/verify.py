"""`slet verify`: was every roll and shuffle of a finished game fixed before it began?"""

from argparse import Namespace

from slet.cli.files import load
from slet.cli.parser import Commands, add_command
from slet.cli.terminal import Terminal
from slet.cli.words import Words
from slet.games import find_game
from slet.kernel.errors import RecordMismatch
from slet.kernel.verify import verify
from slet.words import say

CANNOT_TELL = 2
"""The exit code where nothing is wrong, and not all is proved."""


def add(commands: Commands, words: Words) -> None:
    parser = add_command(commands, "verify", words)
    parser.needs("record", "RECORD", words("help-record"))
    parser.how.add_argument("--fingerprint", metavar="HASH", help=words("help-fingerprint"))
    parser.set_defaults(run=run)


def run(args: Namespace, terminal: Terminal) -> int:
    record = load(args.record)
    language = terminal.words.language
    try:
        proof = verify(find_game(record.game), record)
    except RecordMismatch as error:
        terminal.say(error.text(language))
        return 1
    if proof.holds and args.fingerprint and args.fingerprint.strip().lower() != record.commitment:
        terminal.say(say(language, "verify-other-fingerprint"))
        return 1
    if proof.holds and proof.stops is not None:  # nothing was found wrong: these rules cannot tell more
        terminal.say(say(language, "verify-holds-so-far", rolls=proof.rolls), proof.stops.text(language))
        return CANNOT_TELL
    terminal.say(say(language, proof.failed or "verify-holds", answer=proof.answer, rolls=proof.rolls))
    if proof.holds:
        terminal.copyable(record.commitment)
        if proof.begins != "set-up":
            terminal.say(say(language, f"verify-begins-{proof.begins}"))
    return 0 if proof.holds else 1
