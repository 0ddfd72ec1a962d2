"""What the server refuses, each with a sentence in the player's language."""

from functools import cache
from importlib.resources import files

from slet.kernel.errors import SletError
from slet.words import Messages, read_messages


@cache
def messages(language: str) -> Messages:
    """The server's own messages."""
    return read_messages(files("slet.server") / "text", language)


class ServerError(SletError):
    """Something that the server refuses. `status` is the HTTP status that says so to programs."""

    key = "server-error"
    status = 400

    def text(self, language: str = "en") -> str:
        return messages(language).say(self.key, self.arguments)


class BadMessage(ServerError):
    """Not a message that we understand."""

    key = "bad-message"


class NotAllowed(ServerError):
    """Somebody else's matter."""

    key = "not-allowed"
    status = 403


class WrongHost(ServerError):
    """They have come by a name that is not ours."""

    key = "wrong-host"
    status = 421


class NotFound(ServerError):
    key = "no-such-page"
    status = 404


class NoSuchWay(ServerError):
    """A method that an address does not have."""

    key = "no-such-way"
    status = 405


class TooLarge(ServerError):
    key = "request-too-large"
    status = 413


class TooSlow(ServerError):
    """The rest of a request did not come."""

    key = "request-too-slow"
    status = 408


class NoLonger(ServerError):
    """It was possible a moment ago, or will be later."""

    key = "no-longer"
    status = 409


class TooFast(ServerError):
    key = "too-fast"
    status = 429
