"""What can be remarked to somebody who plays a game for the first time.

A remark speaks when its `when` finds something, and it is given only what the seat is shown: its view, the question it
is asked, and what it was told since it was asked last. So a coach cannot know more than who is coached. The words
stand in the game's `text/coach.en.ftl` and `text/coach.cs.ftl` under the remark's key, and what `when` has found are
their arguments.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Literal

import msgspec

from slet.kernel.events import Event
from slet.kernel.questions import Pick

Kind = Literal["danger", "missed", "first", "advice"]
"""In the order in which they go before each other: a mistake is near; a chance was just missed; something is met for
the first time; what usually helps."""


class Seen(msgspec.Struct, frozen=True):
    """A seat that is asked, as it sees the table."""

    seat: int
    view: Any
    ask: Pick
    news: Sequence[Event]
    """What it was told since it was asked last."""


class Remark(msgspec.Struct, frozen=True):
    key: str
    kind: Kind
    when: Callable[[Seen], Mapping[str, Any] | None]
    """What the words tell besides, or None where there is nothing to remark."""
    teaches: tuple[str, ...] = ()
    """Clauses of the rules that it tells of."""
    at: str | None = None
    """The place on the board that is spoken of, as lessons name it: seat 0 is whoever is spoken to."""
