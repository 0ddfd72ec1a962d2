"""A second toy, for what the first one does not do: chance alone in a step, steps that ask nothing, several questions
in a step with a whisper and a roll between them, choices together in the middle of a step, a dict in the state.

*The fair.* Everybody holds three tickets. In turn a caller calls; seat 1 is shown a ticket of the box; seat 0 drops a
ticket; the wheel turns; the others drop one together; seat 1 says whether all drop once more.
"""

from collections.abc import Sequence
from random import Random
from typing import ClassVar, Literal

import msgspec

from slet.kernel import (
    Event,
    Game,
    Option,
    Outcome,
    Piece,
    Rule,
    Rules,
    Score,
    Seat,
    Settings,
    Sight,
    State,
    deal_anew,
    pick,
    pick_hidden,
    roll,
    shuffle,
    tell,
    together,
    whisper,
)


class Ticket(Piece):
    __slots__ = ()
    verb: ClassVar[str] = "drop"


TICKETS = tuple(Ticket(f"t{n}") for n in range(12))


class Call(Option, frozen=True, tag="call"):
    word: int


CALLS = (Call(0), Call(1))


class Called(Event, frozen=True, tag="called"):
    seat: Seat
    word: int


class Turned(Event, frozen=True, tag="turned"):
    number: int


class Dropped(Event, frozen=True, tag="dropped"):
    seat: Seat
    ticket: Ticket
    reveals: ClassVar[Literal["to-others"]] = "to-others"


class Shown(Event, frozen=True, tag="shown"):
    seat: Seat
    ticket: Ticket
    reveals: ClassVar[Literal["to-all"]] = "to-all"


class FairState(State):
    seats: int = 2
    turns: int = 0
    box: list[Ticket] = []
    hands: dict[int, list[Ticket]] = {}
    floor: list[Ticket] = []
    shown: list[int] = []
    """Places of the box that seat 1 has seen."""


def hand(s: FairState, seat: int) -> Sequence[Ticket]:
    return s.hands[seat].copy()


def open_gates(s: FairState) -> str:
    s.hands = {seat: [] for seat in range(s.seats)}
    return "deal"


def deal(s: FairState) -> Rule[str]:
    tickets = yield from shuffle(TICKETS)
    s.hands = {seat: tickets[3 * seat : 3 * seat + 3] for seat in range(s.seats)}
    s.box = tickets[3 * s.seats :]
    return "turn"


def turn(s: FairState) -> Rule[str | None]:
    caller = s.turns % s.seats
    s.turns += 1
    call = yield from pick(caller, "call", CALLS, "FAIR-1")
    tell(s, Called, caller, call.word)
    if s.turns <= len(s.box):
        s.shown.append(s.turns - 1)
        whisper(s, (1,), Shown(1, s.box[s.turns - 1]))
    ticket = yield from pick_hidden(s, 0, "drop", hand, "FAIR-2")
    drop(s, 0, ticket)
    (number,) = yield from roll(2)
    tell(s, Turned, number)
    dropped = yield from together(s, range(1, s.seats), "drop", hand, "FAIR-3")
    for seat, one in dropped.items():
        drop(s, seat, one)
    again = yield from pick(1, "call", CALLS, "FAIR-4")
    return "all_drop" if again.word else "wheel"


def wheel(s: FairState) -> Rule[str | None]:
    (number,) = yield from roll(6)
    tell(s, Turned, number)
    return "turn" if s.hands[0] else None


def all_drop(s: FairState) -> Rule[str | None]:
    if not s.hands[0]:
        return None
    dropped = yield from together(s, range(s.seats), "drop", hand, "FAIR-3")
    for seat, ticket in dropped.items():
        drop(s, seat, ticket)
    return "turn" if s.hands[0] else None


def drop(s: FairState, seat: int, ticket: Ticket) -> None:
    s.hands[seat].remove(ticket)
    s.floor.append(ticket)
    tell(s, Dropped, seat, ticket)


class FairView(msgspec.Struct, frozen=True):
    hand: list[Ticket]
    floor: list[Ticket]
    turns: int
    seen: list[Ticket]


def view(s: FairState, seat: int | None) -> FairView:
    own = [] if seat is None or seat not in s.hands else s.hands[seat].copy()
    return FairView(own, s.floor.copy(), s.turns, [s.box[place] for place in s.shown] if seat == 1 else [])


def imagine(s: FairState, seat: int | None, rng: Random, _memory: float) -> None:
    others = [other for other in s.hands if other != seat]
    closed = [place for place in range(len(s.box)) if seat != 1 or place not in s.shown]
    unseen = [ticket for other in others for ticket in s.hands[other]] + [s.box[place] for place in closed]
    unseen.sort(key=lambda ticket: ticket.name)  # not as they lie
    *hands, box = deal_anew(unseen, [*(len(s.hands[other]) for other in others), len(closed)], None, rng)
    for other, new in zip(others, hands, strict=True):
        s.hands[other][:] = new
    for place, ticket in zip(closed, box, strict=True):
        s.box[place] = ticket


FAIR = Game(
    id="fair",
    version=1,
    seats=(2, 3),
    rules=Rules(
        settings=Settings,
        state=FairState,
        start=lambda seats, _: FairState(step="open_gates", seats=seats, box=list(TICKETS)),
        steps={"open_gates": open_gates, "deal": deal, "turn": turn, "wheel": wheel, "all_drop": all_drop},
    ),
    sight=Sight(
        view=view,
        imagine=imagine,
        pieces=lambda s: [*s.box, *s.floor, *(ticket for held in s.hands.values() for ticket in held)],
    ),
    score=Score(
        outcome=lambda s: Outcome((0,) * s.seats, (), "over"),
    ),
)
