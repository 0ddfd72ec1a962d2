"""What a setting of a game can be. One description, from which the browser, the terminal and every refusal follow.

It is read from the type of the field in the game's `Settings`:

    bool                              yes or no
    Literal["base", "advanced"]       one of these
    Annotated[int, Meta(ge=0, le=8)]  a number
    Seat                              a seat
    tuple[Spell, ...]                 several different ones, of pieces or of a `Literal`
    EachSeat[Wizard]                  a different one for each seat, likewise
    a NamedTuple of numbers           some numbers that belong together

A union is any of its parts. `| None` says that nobody has to choose: chance, the players or another rule decides.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from difflib import get_close_matches
from functools import cache
from itertools import chain
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

import msgspec

from slet.kernel.data import to_plain
from slet.kernel.errors import BadSetup
from slet.kernel.pieces import Piece
from slet.words import say, with_names

T = TypeVar("T")

EachSeat = Annotated[tuple[T, ...], "each-seat"]
"""An option of this type gives every seat something of its own, in the order of the seats."""

Thing = Piece | str
"""What can be chosen: a piece, or a word of a `Literal`."""


def name_of(thing: Thing) -> str:
    """How it is written in plain data."""
    return thing.name if isinstance(thing, Piece) else thing


def same(value: Any, other: Any) -> bool:
    """Whether they are the same in plain data, where 1 is not yes."""
    return type(value) is type(other) and bool(value == other)


# --- the forms that a choice can have -------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class One:
    """One of a few values."""

    values: tuple[bool | int | str, ...]

    def fits(self, value: Any) -> bool:
        return any(same(value, known) for known in self.values)

    def listed(self) -> Iterator[Any]:
        yield from self.values

    def say(self, language: str) -> str:
        spoken = {True: say(language, "value-yes"), False: say(language, "value-no")}
        return ", ".join(spoken[value] if isinstance(value, bool) else str(value) for value in self.values)

    def words(self) -> list[str]:
        return [value for value in self.values if isinstance(value, str)]


@dataclass(frozen=True, slots=True)
class Number:
    """A whole number; without a bound where there is none."""

    least: int | None
    most: int | None

    def fits(self, value: Any) -> bool:
        return (
            type(value) is int
            and (self.least is None or value >= self.least)
            and (self.most is None or value <= self.most)
        )

    def listed(self) -> Iterator[Any]:
        if self.least is not None and self.most is not None:
            yield from range(self.least, self.most + 1)

    def say(self, language: str) -> str:
        if self.least is None or self.most is None:
            return say(language, "possible-any-number")
        if self.least == self.most:
            return str(self.least)
        return say(language, "possible-number", least=self.least, most=self.most)

    def words(self) -> list[str]:
        return []


@dataclass(frozen=True, slots=True)
class OneSeat:
    """A place at the table."""

    seats: int

    def fits(self, value: Any) -> bool:
        return type(value) is int and 0 <= value < self.seats

    def listed(self) -> Iterator[Any]:
        yield from range(self.seats)

    def say(self, language: str) -> str:
        return say(language, "possible-seat", last=self.seats - 1)

    def words(self) -> list[str]:
        return []


@dataclass(frozen=True, slots=True)
class Several:
    """Some different ones of a set; their order says nothing."""

    things: tuple[Thing, ...]
    least: int
    most: int

    def fits(self, value: Any) -> bool:
        return _different(value, self.words()) and self.least <= len(value) <= self.most

    def listed(self) -> Iterator[Any]:
        yield from ()

    def say(self, language: str) -> str:
        amount = "exact" if self.least == self.most else "range"
        things = ", ".join(self.words())
        return say(language, "possible-several", least=self.least, most=self.most, amount=amount, things=things)

    def words(self) -> list[str]:
        return list(map(name_of, self.things))


@dataclass(frozen=True, slots=True)
class ForEachSeat:
    """A different one for every seat."""

    things: tuple[Thing, ...]
    seats: int

    def fits(self, value: Any) -> bool:
        return _different(value, self.words()) and len(value) == self.seats

    def listed(self) -> Iterator[Any]:
        yield from ()

    def say(self, language: str) -> str:
        return say(language, "possible-each", seats=self.seats, things=", ".join(self.words()))

    def words(self) -> list[str]:
        return list(map(name_of, self.things))


@dataclass(frozen=True, slots=True)
class Numbers:
    """Some numbers, each with a name, and within bounds together too."""

    parts: tuple[tuple[str, Number], ...]
    least: int
    most: int

    def fits(self, value: Any) -> bool:
        return (
            isinstance(value, list)
            and len(value) == len(self.parts)
            and all(number.fits(one) for (_, number), one in zip(self.parts, value, strict=True))
            and self.least <= sum(value) <= self.most
        )

    def listed(self) -> Iterator[Any]:
        yield from ()

    def say(self, language: str) -> str:
        names = ",".join(name for name, _ in self.parts)
        lowest = min(number.least or 0 for _, number in self.parts)
        return say(language, "possible-numbers", names=names, lowest=lowest, least=self.least, most=self.most)

    def words(self) -> list[str]:
        return []


Form = One | Number | OneSeat | Several | ForEachSeat | Numbers


def _different(value: Any, known: list[str]) -> bool:
    """Whether it is a list of such names, none of them twice."""
    return isinstance(value, list) and all(one in known for one in value) and len(set(value)) == len(value)


# --- an option as it is offered -------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Offer:
    """What an option can be at a table with so many seats, beside the other options."""

    forms: tuple[Form, ...] = ()
    """Any of these; none at all where the option makes no sense here."""
    usual: Any = None
    """What it is when nobody chooses, in plain data; None where that is no value of its own."""
    otherwise: BadSetup | None = None
    """What is said to a value that is not among them, where more can be said than what is possible."""
    also: tuple[Any, ...] = ()
    """Other ways to write one of these values, which nobody has to be shown."""
    to_people: bool = True
    """Whether people are asked. What they are not asked for can still be set by a record or a program."""

    @property
    def is_shown(self) -> bool:
        """Whether there is something to choose."""
        if not self.to_people or all(form == OneSeat(1) for form in self.forms):
            return False
        return len(self.values()) > 1 or any(not list(form.listed()) for form in self.forms)

    def fits(self, value: Any) -> bool:
        return any(same(value, known) for known in (self.usual, *self.also)) or any(f.fits(value) for f in self.forms)

    def values(self) -> list[Any]:
        """The values that can be listed, what comes of itself first where it is no other."""
        listed = list(chain.from_iterable(form.listed() for form in self.forms))
        return [None, *listed] if self.usual is None else listed

    def say(self, language: str) -> str:
        """What is possible, in words."""
        return say(language, "possible-or").join(form.say(language) for form in self.forms)


@cache
def described(options: type[msgspec.Struct], seats: int) -> dict[str, Offer]:
    """All that the types of the options allow at a table with so many seats. Not to be changed."""
    hints = get_type_hints(options, include_extras=True)
    return {
        field.name: Offer(tuple(_forms(hints[field.name], seats)), to_plain(field.default))
        for field in msgspec.structs.fields(options)
    }


def _forms(hint: Any, seats: int) -> Iterator[Form]:
    notes: tuple[Any, ...] = ()
    if get_origin(hint) is Annotated:
        hint, *noted = get_args(hint)
        notes = tuple(noted)
    kind = get_origin(hint) or hint
    if kind in (Union, UnionType):
        for part in get_args(hint):
            yield from _forms(part, seats)
    elif kind is Literal:
        if values := tuple(value for value in get_args(hint) if value is not None):
            yield One(values)
    elif kind is bool:
        yield One((False, True))
    elif kind is int:
        yield OneSeat(seats) if "seat" in notes else _number(notes)
    elif kind in (tuple, list):
        things = _things(get_args(hint)[0])
        yield ForEachSeat(things, seats) if "each-seat" in notes else Several(things, 0, len(things))
    elif isinstance(kind, type) and issubclass(kind, tuple):
        yield _numbers(kind)
    elif kind is not NoneType:
        raise TypeError(f"nobody could choose a value of the type {hint}")


def _number(notes: tuple[Any, ...]) -> Number:
    bounds = next((note for note in notes if isinstance(note, msgspec.Meta)), msgspec.Meta())
    return Number(None if bounds.ge is None else int(bounds.ge), None if bounds.le is None else int(bounds.le))


def _numbers(kind: type) -> Numbers:
    parts = [(name, next(_forms(hint, 0))) for name, hint in get_type_hints(kind, include_extras=True).items()]
    numbers = tuple((name, form) for name, form in parts if isinstance(form, Number))
    return Numbers(numbers, sum(number.least or 0 for _, number in numbers), sum(n.most or 0 for _, n in numbers))


def _things(hint: Any) -> tuple[Thing, ...]:
    if isinstance(hint, type) and issubclass(hint, Piece):
        return tuple(map(hint.named, hint.names()))
    return get_args(hint)


def not_asked(offer: Offer) -> Offer:
    return replace(offer, to_people=False)


# --- what is refused ------------------------------------------------------------------------------------------------


class BadSetting(BadSetup):
    """A value that an option cannot have. Says what was wrong and what is possible, and what may have been meant."""

    key = "bad-option"

    def __init__(self, game: str, option: str, value: Any, offer: Offer) -> None:
        super().__init__("bad-option" if offer.forms else "option-not-here", game=game, option=option)
        self._told = (game, option, value, offer)

    def __reduce__(self) -> tuple[object, ...]:
        return BadSetting, self._told

    def text(self, language: str = "en") -> str:
        *_, value, offer = self._told
        told = _as_typed(value)[:80]
        named = with_names(language, self.arguments)
        said = say(language, self.key, **named, value=told, possible=offer.say(language))
        return " ".join([said, *_meant(value, offer, language)])


def _as_typed(value: Any) -> str:
    if isinstance(value, list | tuple):
        return ",".join(map(_as_typed, value))
    return str(value)


def _meant(value: Any, offer: Offer, language: str) -> list[str]:
    """The name that is nearest to one that is not known."""
    known = [word for form in offer.forms for word in form.words()]
    for one in value if isinstance(value, list | tuple) else [value]:
        if isinstance(one, str) and one not in known and (near := nearest(one, known)):
            return [say(language, "did-you-mean", name=near)]
    return []


def nearest(text: str, known: list[str]) -> str | None:
    return next(iter(get_close_matches(text[:80], known, 1)), None)
