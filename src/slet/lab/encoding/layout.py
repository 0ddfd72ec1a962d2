"""Numbers for what a seat may know, laid out by the types of a game's view.

What a value becomes follows from its type, so that the layout is worked out, not written down a second time:

    bool                        1 if so
    int                         the number as it is
    Seat                        one of the game's seats, counted from the own one: 0 is oneself, 1 who sits to the left
    Literal, a piece            one of what there is
    several pieces or words     of each kind how many
    a struct                    its fields, one after the other
    something or None           1 if it is there, then what it is
    one thing or another        for each: 1 if it is that, then what it is

What a type cannot tell, a game says in its hints, by `Struct.field`: how many places a list has (`Places`), that it has
one for each seat (`BY_SEAT`), the words that a text can be (`OneOf`), the keys of a dict (`Keys`), or that it follows
from the rest (`SKIP`).

From the layout a function is put together that writes all the numbers of a struct, as somebody would write it who knows
its fields: it takes half the time of functions for each kind of value that call each other.
"""

from collections.abc import Callable, Iterator, Mapping, MutableSequence, Sequence
from dataclasses import dataclass, field
from itertools import count as counted
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec
import numpy as np
from numpy.typing import NDArray

from slet.kernel.pieces import Piece

Floats = NDArray[np.float32]
Numbers = MutableSequence[float]
"""The same, one by one."""


@dataclass(frozen=True, slots=True)
class Places:
    """A list of at most so many things whose order counts. What would come after the last place is left out."""

    count: int


@dataclass(frozen=True, slots=True)
class OneOf:
    """A text that is one of these."""

    words: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Keys:
    """A dict with these keys, and how their values stand."""

    keys: tuple[str, ...]
    each: "Hint | None" = None


@dataclass(frozen=True, slots=True)
class Below:
    """Some numbers below this one: how often each."""

    count: int


class Mark(msgspec.Struct, frozen=True):
    what: str


SKIP = Mark("follows from the rest")
SEAT = Mark("a number that is a seat")
BY_SEAT = Mark("a list with something for each seat: turned so that one's own comes first")
Hint = Places | OneOf | Keys | Below | Mark


@dataclass(frozen=True, slots=True)
class Hints:
    """What the types of a game do not tell."""

    seats: int
    """The most that it has."""
    fields: Mapping[str, Hint]


class Part(msgspec.Struct, frozen=True):
    """Some neighbouring numbers of an observation."""

    name: str
    at: int
    size: int
    meaning: str


Write = Callable[[Numbers, Any, int, int], None]
"""Write what there is to know of a value, for a seat among so many: places are counted from there."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where a number stands: so far behind what a variable tells, or behind the beginning."""

    offset: int
    base: str = ""

    def plus(self, more: int) -> "Place":
        return Place(self.offset + more, self.base)

    def __str__(self) -> str:
        return f"{self.base} + {self.offset}" if self.base else str(self.offset)


@dataclass(frozen=True, slots=True)
class Program:
    """What the lines of a function need besides them."""

    constants: dict[str, Any] = field(default_factory=dict)
    _numbers: Iterator[int] = field(default_factory=counted)

    def name(self) -> str:
        """A name for a variable that no other has."""
        return f"v{next(self._numbers)}"

    def constant(self, value: Any) -> str:
        name = f"C{next(self._numbers)}"
        self.constants[name] = value
        return name


Lines = Callable[[Program, str, Place], Iterator[str]]
"""The lines that write a value, given as an expression, to that place of `x`, which is zero. They know the `seat`
that looks, and how many `seats` there are."""


@dataclass(frozen=True, slots=True)
class Code:
    """How one value is written: in how many numbers, and what they are."""

    size: int
    lines: Lines
    parts: tuple[tuple[str, int, str], ...]
    """Name, size and meaning of each, in order."""

    def written(self, at: int = 0) -> Write:
        """The function that writes such a value, from that place on."""
        program = Program()
        lines = ["def write(x, value, seat, seats):", *_inner(self.lines(program, "value", Place(at)))]
        names = program.constants
        exec(compile("\n".join(lines), "<layout>", "exec"), names)  # noqa: S102  (made of types and hints of our own)
        write: Write = names["write"]
        return write


def _inner(lines: Iterator[str], depth: int = 1) -> Iterator[str]:
    return ("    " * depth + line for line in lines)


class Untold(TypeError):
    """A field about which the hints would have to say something."""


def code_of(kind: type[msgspec.Struct], hints: Hints) -> Code:
    """How a struct of that kind is written."""
    types = get_type_hints(kind, include_extras=True)
    fields: list[tuple[str, int, Lines]] = []
    parts: list[tuple[str, int, str]] = []
    at = 0
    for name in kind.__struct_fields__:
        hint = hints.fields.get(f"{kind.__name__}.{name}")
        if hint is SKIP:
            continue
        try:
            code = _code(types[name], hint, hints)
        except Untold as error:
            raise Untold(f"{kind.__name__}.{name}: {error}") from None
        fields.append((name, at, code.lines))
        parts += [(f"{name}.{part}" if part else name, size, meaning) for part, size, meaning in code.parts]
        at += code.size

    def lines(program: Program, value: str, at: Place) -> Iterator[str]:
        struct = program.name()
        yield f"{struct} = {value}"
        for name, offset, of_field in fields:
            yield from of_field(program, f"{struct}.{name}", at.plus(offset))

    return Code(at, lines, tuple(parts))


def parts_of(code: Code, at: int = 0) -> list[Part]:
    found = []
    for name, size, meaning in code.parts:
        found.append(Part(name, at, size, meaning))
        at += size
    return found


def _code(kind: Any, hint: Hint | None, hints: Hints) -> Code:
    notes: tuple[Any, ...] = ()
    if get_origin(kind) is Annotated:
        kind, *noted = get_args(kind)
        notes = tuple(noted)
    origin = get_origin(kind) or kind
    if origin in (Union, UnionType):
        some = [part for part in get_args(kind) if part is not NoneType]
        code = _code(some[0], hint, hints) if len(some) == 1 else _either(some, hints)
        return _optional(code) if NoneType in get_args(kind) and len(some) == 1 else code
    if origin is Literal:
        values = [value for value in get_args(kind) if value is not None]
        code = _one_of([str(value) for value in values], {value: n for n, value in enumerate(values)})
        return code if None not in get_args(kind) else _optional(code)
    if isinstance(hint, OneOf):
        return _one_of(hint.words, {word: n for n, word in enumerate(hint.words)})
    if origin is bool:
        return _number("1 if so")
    if origin is int:
        return _seat(hints.seats) if "seat" in notes or hint is SEAT else _number("as it is")
    if isinstance(hint, Keys):
        return _dict(hint, get_args(kind)[1], hints)
    if origin in (list, tuple):
        return _list(get_args(kind), hint, hints)
    if isinstance(origin, type) and issubclass(origin, Piece):
        return _one_of(origin.names(), {origin.named(name): n for n, name in enumerate(origin.names())})
    if isinstance(origin, type) and issubclass(origin, msgspec.Struct):
        return code_of(origin, hints)
    raise Untold(f"what is to become of {kind} is not told")


def _number(meaning: str) -> Code:
    def lines(program: Program, value: str, at: Place) -> Iterator[str]:
        number = program.name()
        yield f"if {number} := {value}: x[{at}] = {number}"

    return Code(1, lines, (("", 1, meaning),))


def _seat(seats: int) -> Code:
    def lines(_program: Program, value: str, at: Place) -> Iterator[str]:
        yield f"x[{at} + ({value} - seat) % seats] = 1.0"

    return Code(seats, lines, (("", seats, "one of the seats, from the own one"),))


def _one_of(names: Sequence[str], places: dict[Any, int]) -> Code:
    def lines(program: Program, value: str, at: Place) -> Iterator[str]:
        yield f"x[{at} + {program.constant(places)}[{value}]] = 1.0"

    return Code(len(places), lines, (("", len(places), f"one of {_listed(names)}"),))


def _listed(names: Sequence[str]) -> str:
    return ", ".join(names) if len(names) <= 8 else f"{names[0]}, {names[1]} … {names[-1]}"


def _optional(code: Code) -> Code:
    def lines(program: Program, value: str, at: Place) -> Iterator[str]:
        it = program.name()
        yield f"if ({it} := {value}) is not None:"
        yield f"    x[{at}] = 1.0"
        yield from _inner(code.lines(program, it, at.plus(1)))

    return Code(1 + code.size, lines, (("there", 1, "1 if there is any"), *code.parts))


def _either(kinds: Sequence[Any], hints: Hints) -> Code:
    codes = {kind: code_of(kind, hints) for kind in kinds}
    places: dict[type, tuple[int, Lines]] = {}
    parts: list[tuple[str, int, str]] = []
    at = 0
    for kind, code in codes.items():
        name = kind.__name__.lower()
        places[kind] = (at, code.lines)
        parts += [(f"{name}", 1, "1 if it is that"), *((f"{name}.{part}", n, said) for part, n, said in code.parts)]
        at += 1 + code.size

    def lines(program: Program, value: str, at: Place) -> Iterator[str]:
        it = program.name()
        yield f"{it} = {value}"
        for kind, (offset, of_kind) in places.items():
            yield f"{'el' if offset else ''}if {it}.__class__ is {program.constant(kind)}:"
            yield f"    x[{at.plus(offset)}] = 1.0"
            yield from _inner(of_kind(program, it, at.plus(offset + 1)))

    return Code(at, lines, tuple(parts))


def _list(of: tuple[Any, ...], hint: Hint | None, hints: Hints) -> Code:
    if hint is BY_SEAT:
        return _places(_code(of[0], None, hints), hints.seats, by_seat=True)
    if isinstance(hint, Places):
        return _places(_code(of[0], None, hints), hint.count, by_seat=False)
    if len(of) > 1 and of[1] is not Ellipsis:
        return _places(_code(of[0], None, hints), len(of), by_seat=False)
    if isinstance(hint, Below):
        return _numbered(hint.count)
    return _counts(of[0], hints)


def _numbered(count: int) -> Code:
    def lines(program: Program, value: str, at: Place) -> Iterator[str]:
        one = program.name()
        yield f"for {one} in {value}: x[{at} + {one}] += 1.0"

    return Code(count, lines, (("", count, f"how many of each number from 0 to {count - 1}"),))


def _places(code: Code, count: int, *, by_seat: bool) -> Code:
    size = 1 + code.size

    def lines(program: Program, value: str, at: Place) -> Iterator[str]:
        things = program.name()
        yield f"{things} = {value}"
        if by_seat:
            yield f"if {things}: {things} = {things}[seat % len({things}) :] + {things}[: seat % len({things})]"
        one, start = program.name(), program.name()
        places = f"range({at}, {at.plus(size * count)}, {size})"
        yield f"for {start}, {one} in zip({places}, {things}):"
        yield f"    x[{start}] = 1.0"
        yield from _inner(code.lines(program, one, Place(1, start)))

    which = "each seat, from the own one" if by_seat else f"each of {count} places"
    one = ", ".join(f"{name or 'it'} ({part})" for name, part, _ in code.parts)
    return Code(size * count, lines, (("", size * count, f"for {which}: 1 if there is any, then {one}"),))


def _counts(kind: Any, hints: Hints) -> Code:
    """Of each kind how many; the order says nothing."""
    some_are_none = get_origin(kind) in (Union, UnionType)
    if some_are_none:
        kind = next(part for part in get_args(kind) if part is not NoneType)
    if get_origin(kind) is Annotated and "seat" in get_args(kind)[1:]:

        def seat_lines(program: Program, value: str, at: Place) -> Iterator[str]:
            one = program.name()
            yield f"for {one} in {value}: x[{at} + ({one} - seat) % seats] += 1.0"

        return Code(hints.seats, seat_lines, (("", hints.seats, "for each seat how often, from the own one"),))
    if isinstance(kind, type) and issubclass(kind, Piece):
        names: Sequence[str] = kind.names()
        places: dict[Any, int] = {kind.named(name): n for n, name in enumerate(names)}
    elif get_origin(kind) is Literal:
        names = [str(value) for value in get_args(kind)]
        places = {value: n for n, value in enumerate(get_args(kind))}
    else:
        raise Untold(f"how many {kind} there may be is not told")

    def lines(program: Program, value: str, at: Place) -> Iterator[str]:
        one, number = program.name(), program.constant(places)
        yield f"for {one} in {value}:"
        yield f"    {f'if {one} is not None: ' if some_are_none else ''}x[{at} + {number}[{one}]] += 1.0"

    return Code(len(places), lines, (("", len(places), f"how many of {_listed(names)}"),))


def _dict(hint: Keys, kind: Any, hints: Hints) -> Code:
    """Something for each of the keys that the hint names."""
    code = _code(kind, hint.each, hints)

    def lines(program: Program, value: str, at: Place) -> Iterator[str]:
        keys, places, key, start = program.constant(hint.keys), program.name(), program.name(), program.name()
        found = program.name()
        yield f"{found} = {value}"
        yield f"{places} = range({at}, {at.plus(code.size * len(hint.keys))}, {code.size})"
        yield f"for {start}, {key} in zip({places}, {keys}):"
        yield f"    if {key} in {found}:"
        yield from _inner(code.lines(program, f"{found}[{key}]", Place(0, start)), depth=2)

    said = f"for each of {_listed(hint.keys)}: " + ", ".join(said for _, _, said in code.parts)
    return Code(code.size * len(hint.keys), lines, (("", code.size * len(hint.keys), said),))
