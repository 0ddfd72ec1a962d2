"""What can go wrong, each with a sentence a player can act on.

An error carries a message key and its arguments, so that it can be said in the player's language; `str(error)`
says it in English.
"""

from slet.words import say


class SletError(ValueError):
    """The root of every error that Slet raises on purpose."""

    key = "error"

    def __init__(self, key: str | None = None, **arguments: str | int) -> None:
        self.key = key or self.key
        self.arguments = arguments
        super().__init__(self.key)

    def __reduce__(self) -> tuple[object, ...]:
        return _unpickle, (type(self), self.key, self.arguments)

    def text(self, language: str = "en") -> str:
        return say(language, self.key, **self.arguments)

    def __str__(self) -> str:
        return self.text()


class UnknownGame(SletError):
    key = "unknown-game"


class BadSetup(SletError):
    """A seat count or an option that the game does not have."""

    key = "bad-setup"


class IllegalMove(SletError):
    """An answer that is not among the options. Nothing was changed."""

    key = "illegal-move"

    @property
    def clause(self) -> str | None:
        """The clause of the rules that asks for something else; None after the end of the game."""
        rule = self.arguments.get("rule")
        return None if rule is None else str(rule)


class CannotUndo(SletError):
    key = "cannot-undo"


class BadPosition(SletError):
    """A position that cannot be set up."""

    key = "bad-position"


class DamagedRecord(SletError):
    """Text that is not a record."""

    key = "damaged-record"


class RecordMismatch(SletError):
    """A record that does not fit the rules: says at which answer, step and question."""

    key = "record-mismatch"


def _unpickle(kind: type[SletError], key: str, arguments: dict[str, str | int]) -> SletError:
    return kind(key, **arguments)
