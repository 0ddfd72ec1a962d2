"""What a rule may ask.

A rule is a generator that stops at every question and goes on with the answer. Rules never `yield` themselves:
they write `card = yield from pick(...)`, which gives the answer its type. Only this file contains a bare `yield`.

    pick            a seat chooses one of some options that everybody can work out
    pick_hidden     the same, where the options follow from what the seat alone knows (its hand)
    together        several seats choose at once; nobody sees the others' choices before all have chosen
    roll, draw, draw_one, shuffle     chance
"""

from collections.abc import Callable, Generator, Iterable, Sequence
from math import perm
from typing import Any, Protocol, TypeVar

import msgspec

from slet.kernel.data import to_plain


class HasId(Protocol):
    """Anything that can be offered: a piece or an `Option`."""

    @property
    def id(self) -> str: ...


class Option(msgspec.Struct, frozen=True, tag_field="verb"):
    """A thing that can be chosen. Subclass it with `tag="verb"` and the fields that tell options apart.

    Its id is `verb:field/field`, stable and public: records, web and terminal use it. Override `id` where the
    fields read better in another form.
    """

    @property
    def id(self) -> str:
        fields = "/".join(str(to_plain(getattr(self, name))) for name in self.__struct_fields__)
        verb = str(self.__struct_config__.tag)
        return f"{verb}:{fields}" if fields else verb


O = TypeVar("O", bound=HasId)  # noqa: E741  (O for option, as T for type)
T = TypeVar("T")
S = TypeVar("S")


class Pick(msgspec.Struct, gc=False):
    """The open question to one seat. `why` is the clause of the rules that asks."""

    seat: int
    kind: str
    options: Sequence[HasId]
    why: str
    source: Callable[[Any, int], Sequence[HasId]] | None = None
    """Where the options follow from what only the seat knows: how they do. Then they can be imagined anew with it."""

    def anew(self, s: Any) -> "Pick":
        """The same question with the options that the seat has in another state."""
        if self.source is None:
            return self
        return Pick(self.seat, self.kind, self.source(s, self.seat), self.why, self.source)

    def option(self, option_id: str) -> HasId | None:
        """The option with that id, if it is offered."""
        return next((option for option in self.options if option.id == option_id), None)


class Together(msgspec.Struct):
    """Questions to several seats at once, in seat order."""

    picks: tuple[Pick, ...]


class Chance(msgspec.Struct, frozen=True):
    """A question that fate answers: each of `outcomes` answers is equally likely and has a number below that."""

    @property
    def outcomes(self) -> int:
        raise NotImplementedError

    def answer(self, number: int) -> Any:
        """The answer with that number."""
        raise NotImplementedError

    def write(self, answer: Any) -> str:
        """The answer as it stands in a record."""
        raise NotImplementedError

    def read(self, text: str) -> Any:
        """The answer that `write` wrote; `ValueError` when it cannot be one."""
        raise NotImplementedError


class Roll(Chance, frozen=True):
    dice: int
    sides: int

    @property
    def outcomes(self) -> int:
        return int(self.sides**self.dice)

    def answer(self, number: int) -> tuple[int, ...]:
        rolled = []
        for _ in range(self.dice):
            number, face = divmod(number, self.sides)
            rolled.append(face + 1)
        return tuple(rolled)

    def write(self, answer: Any) -> str:
        return "roll:" + "+".join(map(str, answer))

    def read(self, text: str) -> tuple[int, ...]:
        rolled = tuple(_numbers(text, "roll", "+"))
        if len(rolled) != self.dice or not all(1 <= face <= self.sides for face in rolled):
            raise ValueError(f"not a roll of {self.dice} dice with {self.sides} sides")
        return rolled


class Draw(Chance, frozen=True):
    """Some of `size` things, one after the other. To draw all is to shuffle.

    The answer has all places: those drawn, in order, then the others as drawing has left them. A record has only those
    drawn; the others follow from them.
    """

    size: int
    count: int

    @property
    def outcomes(self) -> int:
        return perm(self.size, self.count)

    def answer(self, number: int) -> list[int]:
        places = list(range(self.size))
        for n in range(self.count):
            number, further = divmod(number, self.size - n)
            chosen = n + further
            places[n], places[chosen] = places[chosen], places[n]
        return places

    def write(self, answer: Any) -> str:
        return "draw:" + ".".join(map(str, answer[: self.count]))

    def read(self, text: str) -> list[int]:
        drawn = _numbers(text, "draw", ".")
        if len(drawn) != self.count or len(set(drawn)) != self.count:
            raise ValueError(f"not {self.count} different things")
        if not all(0 <= place < self.size for place in drawn):
            raise ValueError(f"not among {self.size} things")
        places = list(range(self.size))
        for n, place in enumerate(drawn):
            chosen = places.index(place)
            places[n], places[chosen] = places[chosen], places[n]
        return places


def _numbers(text: str, verb: str, between: str) -> list[int]:
    head, _, numbers = text.partition(":")
    if head != verb:
        raise ValueError(f"not a {verb}")
    texts = numbers.split(between) if numbers else []
    found = [int(number) for number in texts]
    if list(map(str, found)) != texts:
        raise ValueError(f"{numbers!r} is not written as we write it")
    return found


Question = Pick | Together | Chance
Rule = Generator[Question, Any, T]
"""What a step returns when it asks: `Rule[Step]` is a rule that ends with the next step."""


def pick(seat: int, kind: str, options: Sequence[O], why: str) -> Rule[O]:
    """Let the seat choose one of the options, which everybody can work out from what is public."""
    if not options:
        raise ValueError(f"the question {kind!r} to seat {seat} has no options ({why})")
    answer: O = yield Pick(seat, kind, options, why)
    return answer


def pick_hidden(s: S, seat: int, kind: str, options: Callable[[S, int], Sequence[O]], why: str) -> Rule[O]:
    """Let the seat choose one of `options(s, seat)`, which follow from what that seat alone knows.

    It takes the function, not its result: when the seat's secrets are imagined anew, so are its options.
    """
    offered = options(s, seat)
    if not offered:
        raise ValueError(f"the question {kind!r} to seat {seat} has no options ({why})")
    answer: O = yield Pick(seat, kind, offered, why, options)
    return answer


def together(
    s: S, seats: Iterable[int], kind: str, options: Callable[[S, int], Sequence[O]], why: str
) -> Rule[dict[int, O]]:
    """Let all the seats choose at once. The answer has every seat's choice, in seat order."""
    asked = sorted(set(seats))
    if not asked:
        return {}
    answers: dict[int, O] = yield Together(tuple([Pick(seat, kind, options(s, seat), why, options) for seat in asked]))
    return answers


def roll(sides: int = 6, dice: int = 1) -> Rule[tuple[int, ...]]:
    """Roll some equal dice."""
    rolled: tuple[int, ...] = yield Roll(dice, sides)
    return rolled


def draw(things: Sequence[T], count: int) -> Rule[tuple[list[T], list[T]]]:
    """Draw some of the things by lot, one after the other: those drawn, and those left."""
    places: list[int] = yield Draw(len(things), count)
    order = [things[place] for place in places]
    return order[:count], order[count:]


def draw_one(things: Sequence[T]) -> Rule[T]:
    """Draw one of the things by lot."""
    places: list[int] = yield Draw(len(things), 1)
    return things[places[0]]


def shuffle(things: Sequence[T]) -> Rule[list[T]]:
    """The things in a new order; the first lies on top."""
    places: list[int] = yield Draw(len(things), len(things))
    return [things[place] for place in places]
