"""What server and client say to each other about club evenings; `wire.py` for the rest."""

from typing import Annotated, Any, Literal

import msgspec

from slet.server.wire import Clock, PlayerName

PersonNumber = Annotated[int, msgspec.Meta(ge=0, le=1_000)]
RoundNumber = Annotated[int, msgspec.Meta(ge=1, le=20)]
PersonState = Literal["plays", "runs", "out"]
"""Plays in the next round; runs the evening and plays not; has left, or sits out."""
EveningState = Literal["gathering", "playing", "between", "over"]


class NewEvening(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One game, several rounds, many tables."""

    game: Annotated[str, msgspec.Meta(max_length=40)]
    size: Annotated[int, msgspec.Meta(ge=2, le=12)]
    """How many are to sit at a table."""
    rounds: RoundNumber = 3
    settings: Annotated[dict[str, Any], msgspec.Meta(max_length=20)] = {}
    clock: Clock = Clock()
    fill: Literal["sizes", "computers", "byes"] = "sizes"
    """Where people do not fill all tables: tables of several sizes, computer players, or byes."""
    rated: bool = False
    """Whether the games count for the ratings of all who come."""
    plays: bool = True
    """Whether whoever sets it up plays, too."""
    name: PlayerName | None = None
    """What they are called from now on."""


class JoinEvening(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    invitation: Annotated[str, msgspec.Meta(max_length=64)]
    name: PlayerName | None = None


class WhichRound(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which round is to begin or to end: who presses twice does it once."""

    round: RoundNumber


class NewState(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    state: PersonState


class NewHost(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who runs the evening from now on; whoever asks, where nobody is named."""

    who: PersonNumber | None = None


class EveningPerson(msgspec.Struct, frozen=True):
    number: int
    name: str
    hat: str
    state: PersonState
    host: bool


class EveningDesk(msgspec.Struct, frozen=True):
    """A table of a round, or a bye."""

    number: int
    """From 1; 0: a bye."""
    table: str | None
    """None: a bye."""
    seats: list[int | None]
    """Who sits there, by their numbers; None: a computer player."""
    state: Literal["going", "played", "ended", "bye"]
    """`ended`: by the host, before the game was over."""
    points: list[float] | None
    """By seat, once they are known."""


class EveningStanding(msgspec.Struct, frozen=True):
    number: int
    place: int
    points: float
    firsts: int
    """How often they came first."""
    met: float
    """The average of the points of those whom they met."""
    rounds: list[float | None]
    """What each round has brought; None: they were not there, or it is not known yet."""


class EveningTold(msgspec.Struct, frozen=True, tag_field="is", tag="evening"):
    """All about an evening."""

    id: str
    game: str
    game_name: str
    settings: list[str]
    """The options that are not as usual, in plain words."""
    clock: Clock
    size: int
    fill: Literal["sizes", "computers", "byes"]
    rated: bool
    together: bool
    """Whether all of a table play as one."""
    state: EveningState
    round: int
    """The one that was begun last; 0: none yet."""
    rounds: int
    people: list[EveningPerson]
    desks: list[list[EveningDesk]]
    """Of each round."""
    standings: list[EveningStanding]
    """The best first; of those who have been seated at least once."""
    you: int | None = None
    """Your number."""
    host: bool = False
    """Whether you run it."""
    may_take_over: bool = False
    """Whether whoever runs it is away, and you may do it."""
    invitation: str | None = None
    link: str | None = None
    """The address to send to others; for those who are in."""


class EveningCard(msgspec.Struct, frozen=True):
    """An evening in a list."""

    id: str
    game: str
    game_name: str
    state: EveningState
    round: int
    rounds: int
    people: int
    host: str
    yours: bool
    """Whether you run it."""
    at: float
