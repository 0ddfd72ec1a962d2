"""What is said in a push and in a letter, in the language of whoever gets it."""

from slet.games.wording import wording
from slet.server.errors import messages
from slet.server.notices.outbox import Notice
from slet.server.sentences import clean


def game_name(notice: Notice) -> str:
    return wording(notice.game, notice.way.language).say("name")


def company(notice: Notice) -> str:
    """Who sits at the table, in one line."""
    return clean(", ".join(name for name in notice.names if name))


def say(notice: Notice, key: str, **arguments: str) -> str:
    return messages(notice.way.language).say(key, arguments)
