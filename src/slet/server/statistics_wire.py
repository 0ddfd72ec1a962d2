"""What server and client say to each other about how somebody fares over games; `wire.py` for the rest."""

import msgspec


class Fared(msgspec.Struct, frozen=True):
    """How games against somebody went."""

    against: str
    """The level of the computer players; `people`, `mixed`, or `alone` where nobody else sat there."""
    name: str
    played: int
    won: int


class GameFared(msgspec.Struct, frozen=True):
    """How somebody fares with a game."""

    game: str
    game_name: str
    played: int
    won: int
    by_chance: float | None
    """How many of them chance alone would have won; none where all play as one, or nobody else plays."""
    against: list[Fared]


class GameCounted(msgspec.Struct, frozen=True):
    """A game that counts, with what a review found of it."""

    table: str
    game: str
    game_name: str
    at: float
    """When it was begun; seconds since 1970."""
    seats: int
    against: str
    won: bool
    luck: float | None = None
    """What luck added to the chance to win, as a share of 1; none while nobody has looked back at it."""
    skill: float | None = None


class Habit(msgspec.Struct, frozen=True):
    """A kind of question at which there was something clearly better, more than elsewhere."""

    game: str
    game_name: str
    kind: str
    question: str
    """As it was asked when it cost most."""
    times: int
    cost: float
    """What it has cost in all, in won games: shares of 1 of the chance to win."""
    table: str
    moment: int
    """Where it cost most."""


class Statistics(msgspec.Struct, frozen=True):
    """How somebody fares over games."""

    name: str
    since: float
    """Games begun since then are counted; 0: all."""
    played: int
    won: int
    games: list[GameFared]
    """The most played first."""
    counted: list[GameCounted]
    """The oldest first."""
    habits: list[Habit]
    """The dearest first."""
