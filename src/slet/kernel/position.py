"""A position: a state at the beginning of a step, the answers given since, and where the hidden was dealt anew."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated, Any

import msgspec

from slet.kernel.data import from_plain, to_plain
from slet.kernel.errors import BadPosition, SletError
from slet.kernel.game import Game, S, Settings, V
from slet.kernel.journal import REDEAL
from slet.kernel.record import Answer, Number, read_foreign
from slet.kernel.state import State


class Dealt(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """After so many of the answers all that a seat could not know was dealt anew, by that number."""

    after: Number
    seat: Annotated[int, msgspec.Meta(ge=0, le=99)]
    number: Annotated[int, msgspec.Meta(ge=0, lt=2**53)]


class Position(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """Only `seats` and `state` are needed to set one up by hand."""

    seats: Number
    state: dict[str, Any]
    game: str | None = None
    rules: Number | None = None
    """The version of the rules it comes from. Another version is no obstacle: it takes effect with the next step."""
    options: dict[str, Any] = {}
    answers: tuple[Answer, ...] = ()
    dealt: tuple[Dealt, ...] = ()
    """Where the match is a branch of another: it stands as a seat of that one knew it."""
    seed: str | None = None
    drawn: Number = 0
    """How many chance questions the seed had answered when the step began."""

    def script(self) -> Iterator[tuple[int, Any]]:
        """The answers, and among them where the hidden is dealt anew."""
        deals = list(self.dealt)
        for n in range(len(self.answers) + 1):
            while deals and deals[0].after <= n:
                deal = deals.pop(0)
                yield REDEAL, (deal.seat, deal.number, 1.0)
            if n < len(self.answers):
                yield self.answers[n].seat, self.answers[n].id


def read_position(source: "Position | dict[str, Any] | str | bytes") -> Position:
    """A position from wherever it comes; `BadPosition` says what is wrong with it."""
    return source if isinstance(source, Position) else read_foreign(source, Position, BadPosition)


def read_state(game: Game[S, V], settings: Settings, position: Position) -> S:
    """The state of a position. What was chosen before the game stands beside it, once."""
    plain = {name: value for name, value in position.state.items() if name != "settings"}
    state = from_plain(plain, game.rules.state)
    if "settings" in game.rules.state.__struct_fields__:
        setattr(state, "settings", settings)  # noqa: B010  (toys have none)
    return state


def write_state(state: State) -> dict[str, Any]:
    plain: dict[str, Any] = to_plain(state)
    plain.pop("settings", None)
    return plain


@contextmanager
def placing() -> Iterator[None]:
    """What the rules cannot deal with in a position is said as such."""
    try:
        yield
    except SletError:
        raise
    except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError) as error:
        raise BadPosition("position-stuck", detail=str(error)) from error
