"""What server and client say to each other about somebody's games and their company; `wire.py` for the rest."""

from typing import Annotated, Literal

import msgspec

from slet.server.wire import Absence, Clock, OpenTo, Origin, PlayerName, SeatInfo, Status


class GoingGame(msgspec.Struct, frozen=True):
    """A game of somebody that is not over."""

    id: str
    game: str
    game_name: str
    status: Status
    n: int
    """How many acts there were: as long as it is the same, the board is the same."""
    seats: list[SeatInfo]
    you: list[int]
    asked: list[int]
    your_turn: bool
    since: float
    """When it was asked for what it waits for; seconds since 1970."""
    clock: Clock
    left: float | None
    """Seconds: the least that those have who are asked; your own where you are among them."""
    stopped: bool = False
    """Whether it cannot go on because its rules have changed."""
    origin: Origin | None = None


class FinishedGame(msgspec.Struct, frozen=True):
    """A game of somebody that is over."""

    id: str
    game: str
    game_name: str
    names: list[str]
    you: list[int]
    winners: list[str]
    won: bool
    together: bool
    """Whether all played as one."""
    points: int | None
    """Your own, where the game counts points and you had one seat."""
    at: float
    with_people: bool
    """Whether other people sat there, too."""
    rematch: str | None
    """The table of the next game."""
    origin: Origin | None = None
    rated: bool = False
    """Whether it counted for the ratings; the next one does not, unless all agree anew."""


class MyGames(msgspec.Struct, frozen=True):
    """What somebody plays and has played."""

    going: list[GoingGame]
    """What waits for one first, by the time that is left; then the others, the last touched first."""
    finished: list[FinishedGame]
    """The last one first."""
    finished_in_all: int


class TinyBoard(msgspec.Struct, frozen=True):
    """How the board stands after act number `n`, as one seat may know it, to be drawn small."""

    n: int
    eyes: int
    view: msgspec.Raw
    asked: list[int]


class Absences(msgspec.Struct, frozen=True):
    """When somebody has announced to be away."""

    announced: list[Absence]
    """What is not over yet, the earlier first."""
    days_a_year: int
    days_left: int
    """How many of them are left this year."""


Pace = Literal["any", "unhurried", "live", "days"]
"""How much time there is to think: no limit, a clock for the game, days for each move."""


class RatingTold(msgspec.Struct, frozen=True):
    """What somebody is thought to be worth, on the scale of chess; everybody begins at 1500."""

    points: int
    margin: int
    """It lies within so much of it with 95 %."""
    games: int


class LevelRating(msgspec.Struct, frozen=True):
    """What a level of computer players is worth on the same scale."""

    level: str
    name: str
    rating: RatingTold


class GameRating(msgspec.Struct, frozen=True):
    """How somebody is rated at a game."""

    game: str
    game_name: str
    rating: RatingTold
    levels: list[LevelRating]
    """The levels of computer players of which something is known, the weakest first."""


class OpenTable(msgspec.Struct, frozen=True):
    """A table that waits for players, at which strangers may sit down."""

    id: str
    game: str
    game_name: str
    names: list[str]
    """Who sits there; computer players, too."""
    ratings: list[RatingTold | None]
    """How they are rated at this game, where they are."""
    rated: bool
    """Whether the game counts for the ratings."""
    seats: int
    free: int
    open_to: OpenTo
    clock: Clock
    settings: list[str]
    """The options that are not as usual, in plain words."""
    since: float
    invitation: str
    yours: bool
    """Whether you sit there."""


class FindTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """For what company somebody looks."""

    game: Annotated[str, msgspec.Meta(max_length=40)]
    pace: Pace = "any"
    rated: bool = False
    """Whether it is to count for the ratings."""
    level: OpenTo = ""
    """Among whom: `newcomers` or `regulars`; else it makes no difference."""
    name: PlayerName | None = None
    """What whoever sits down is called from now on."""
