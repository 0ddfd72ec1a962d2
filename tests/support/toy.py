"""A toy game that asks everything the kernel can ask: hidden hands, choices made together, dice, whispers.

Each round every seat secretly lays one of its cards (together); a die is rolled; the seats that laid the die's number
or more score one point; then the first of them may peek at a card of the pile, which only it is told. Laid cards go
face down to the pile: everybody saw them, nobody is shown them again.
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
    draw_one,
    pick,
    roll,
    shuffle,
    tell,
    together,
    whisper,
)


class Number(Piece):
    __slots__ = ("value",)
    verb: ClassVar[str] = "lay"

    def __init__(self, name: str, value: int) -> None:
        super().__init__(name)
        self.value = value


NUMBERS = tuple(Number(f"n{value}-{n}", value) for value in range(1, 7) for n in range(3))


class Peek(Option, frozen=True, tag="peek"):
    place: int


class Pass(Option, frozen=True, tag="pass"):
    pass


class Laid(Event, frozen=True, tag="laid"):
    seat: Seat
    card: Number
    round: int
    reveals: ClassVar[Literal["to-others"]] = "to-others"


class Rolled(Event, frozen=True, tag="rolled"):
    face: int


class Peeked(Event, frozen=True, tag="peeked"):
    seat: Seat
    card: Number | None
    reveals: ClassVar[Literal["to-all"]] = "to-all"


class ToySettings(Settings, frozen=True):
    cards: int = 3
    broken: bool = False
    """Makes a rule crash, to see that nothing is lost."""


class ToyState(State):
    seats: int = 2
    cards: int = 3
    broken: bool = False
    round: int = 0
    first: int = 0
    deck: list[Number] = []
    hands: list[list[Number]] = []
    pile: list[Number] = []
    """Laid in the last round: shown. Those before: withheld."""
    old: list[Number] = []
    points: list[int] = []
    peeked: list[list[int]] = []
    """Places of the deck that each seat has peeked at."""


def start(seats: int, options: ToySettings) -> ToyState:
    return ToyState(
        step="deal",
        seats=seats,
        cards=options.cards,
        broken=options.broken,
        deck=list(NUMBERS),
        points=[0] * seats,
        peeked=[[] for _ in range(seats)],
    )


def deal(s: ToyState) -> Rule[str]:
    s.first = yield from draw_one(range(s.seats))
    deck = yield from shuffle(NUMBERS)
    s.hands = [deck[n * s.cards : (n + 1) * s.cards] for n in range(s.seats)]
    s.deck = deck[s.seats * s.cards :]
    return "lay"


def hand(s: ToyState, seat: int) -> Sequence[Number]:
    return s.hands[seat].copy()


def lay(s: ToyState) -> Rule[str | None]:
    laid = yield from together(s, range(s.seats), "lay", hand, "TOY-1")
    s.round += 1
    s.old += s.pile
    s.pile = []
    for seat, card in laid.items():
        s.hands[seat].remove(card)
        s.pile.append(card)
        tell(s, Laid, seat, card, s.round)
    (face,) = yield from roll(6)
    tell(s, Rolled, face)
    scoring = [seat for seat, card in laid.items() if card.value >= face]
    for seat in scoring:
        s.points[seat] += 1
    if scoring and s.deck:
        yield from peek(s, scoring[0])
    if s.broken:
        raise RuntimeError("this rule is broken")
    return "lay" if s.hands[0] else None


def peek(s: ToyState, seat: int) -> Rule[None]:
    options: list[Peek | Pass] = [*(Peek(place) for place in range(len(s.deck))), Pass()]
    choice = yield from pick(seat, "peek", options, "TOY-2")
    if isinstance(choice, Peek):
        if choice.place not in s.peeked[seat]:
            s.peeked[seat].append(choice.place)
        whisper(s, (seat,), Peeked(seat, s.deck[choice.place]), Peeked(seat, None))


class ToyView(msgspec.Struct, frozen=True):
    hand: list[Number]
    pile: list[Number]
    points: list[int]
    known: dict[int, Number]


class ToyMemory(msgspec.Struct, frozen=True):
    old: list[Number]


def view(s: ToyState, seat: int | None) -> ToyView:
    known = {} if seat is None else {place: s.deck[place] for place in s.peeked[seat]}
    return ToyView([] if seat is None else s.hands[seat].copy(), s.pile.copy(), s.points.copy(), known)


def recall(s: ToyState, _seat: int | None) -> ToyMemory:
    return ToyMemory(s.old.copy())


def fades(s: ToyState, event: Event, _seat: int | None) -> bool:
    return isinstance(event, Laid) and event.round < s.round


def imagine(s: ToyState, seat: int | None, rng: Random, memory: float) -> None:
    others = [other for other in range(s.seats) if other != seat]
    known = [] if seat is None else s.peeked[seat]
    places = [place for place in range(len(s.deck)) if place not in known]
    forgotten = [n for n in range(len(s.old)) if rng.random() >= memory]
    unseen = [card for other in others for card in s.hands[other]]
    unseen += [s.deck[place] for place in places] + [s.old[n] for n in forgotten]
    unseen.sort(key=lambda card: card.name)  # not as they lie
    *hands, rest = deal_anew(unseen, [*(len(s.hands[o]) for o in others), len(places) + len(forgotten)], None, rng)
    for other, new in zip(others, hands, strict=True):
        s.hands[other][:] = new
    for place in places:
        s.deck[place] = rest.pop()
    for n in forgotten:
        s.old[n] = rest.pop()


def outcome(s: ToyState) -> Outcome:
    best = max(s.points)
    points = tuple(s.points)
    winners = tuple(n for n, won in enumerate(points) if won == best)
    return Outcome(points, winners, "most", breakdown={"laid": points})


TOY = Game(
    id="toy",
    version=3,
    seats=(2, 3),
    rules=Rules(
        settings=ToySettings,
        state=ToyState,
        start=start,
        steps={"deal": deal, "lay": lay},
    ),
    sight=Sight(
        view=view,
        imagine=imagine,
        recall=recall,
        pieces=lambda s: [*s.deck, *s.pile, *s.old, *(card for held in s.hands for card in held)],
        fades=fades,
    ),
    score=Score(
        outcome=outcome,
    ),
)
