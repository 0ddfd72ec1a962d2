"""A toy for questions that are none. *The gates.* In turn everybody takes a path; some paths end at a gate, which can
only be opened; a traveller with one lamp left can only light that one; and the bell at the end can only be rung.
"""

from collections.abc import Sequence
from random import Random

import msgspec

from slet.kernel import (
    Event,
    Game,
    Option,
    Outcome,
    Rule,
    Rules,
    Score,
    Seat,
    Sight,
    State,
    pick,
    pick_hidden,
    roll,
    tell,
)


class Path(Option, frozen=True, tag="path"):
    number: int


class Open(Option, frozen=True, tag="open"):
    pass


class Light(Option, frozen=True, tag="light"):
    lamp: int


class Ring(Option, frozen=True, tag="ring"):
    pass


class Taken(Event, frozen=True, tag="taken"):
    seat: Seat
    path: int


class Opened(Event, frozen=True, tag="opened"):
    seat: Seat


class GatesState(State):
    seats: int = 2
    turn: int = 0
    lamps: list[list[int]] = []


def path(s: GatesState) -> Rule[str]:
    """GATE-1: two paths. GATE-2: the second one leads to a gate."""
    seat = s.turn % s.seats
    taken = yield from pick(seat, "path", (Path(1), Path(2)), "GATE-1")
    tell(s, Taken, seat, taken.number)
    if taken.number == 2:
        yield from pick(seat, "gate", (Open(),), "GATE-2")
        tell(s, Opened, seat)
    return "light"


def lamps(s: GatesState, seat: int) -> Sequence[Light]:
    return [Light(lamp) for lamp in s.lamps[seat]]


def light(s: GatesState) -> Rule[str | None]:
    """GATE-3: a lamp, which only its owner sees. GATE-4: the bell is rung, and the wind blows."""
    seat = s.turn % s.seats
    lit = yield from pick_hidden(s, seat, "light", lamps, "GATE-3")
    s.lamps[seat].remove(lit.lamp)
    yield from pick(seat, "bell", (Ring(),), "GATE-4")
    yield from roll(6)
    s.turn += 1
    return "path" if s.turn < 2 * s.seats else None


class GatesView(msgspec.Struct, frozen=True):
    turn: int
    lamps: list[int]


def view(s: GatesState, seat: int | None) -> GatesView:
    return GatesView(s.turn, [] if seat is None else s.lamps[seat].copy())


def imagine(s: GatesState, seat: int | None, rng: Random, _memory: float) -> None:
    for other, held in enumerate(s.lamps):
        if other != seat:
            s.lamps[other] = sorted(rng.sample(range(9), len(held)))


GATES = Game(
    id="gates",
    version=1,
    seats=(1, 2),
    rules=Rules(
        state=GatesState,
        start=lambda seats, _: GatesState(step="path", seats=seats, lamps=[[seat, seat + 4] for seat in range(seats)]),
        steps={"path": path, "light": light},
    ),
    sight=Sight(
        view=view,
        imagine=imagine,
    ),
    score=Score(
        outcome=lambda s: Outcome(scores=(0,) * s.seats, winners=(), reason="over"),
    ),
)
