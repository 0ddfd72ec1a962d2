"""Tables set up for one rule, and the rules told a second time, in other words, to compare with.

Cards are written as their names, a hand as names with spaces between: `"red-7 blue-3 wizard-1"`. Nothing here uses
the rules of the game itself.
"""

from collections.abc import Iterable, Sequence
from itertools import dropwhile
from random import Random
from typing import Any

from hypothesis import settings

import slet
from slet.games.wizard.pieces import DECK
from slet.kernel.data import to_plain
from slet.kernel.match import Match
from support.asking import asked as asked
from support.asking import play_on as play_on
from support.asking import refused as refused

COLOURS = ("yellow", "red", "blue", "green")
WIZARDS = ("wizard-1", "wizard-2", "wizard-3", "wizard-4")
JESTERS = ("jester-1", "jester-2", "jester-3", "jester-4")
SIXTY = (*(f"{colour}-{number}" for colour in COLOURS for number in range(1, 14)), *WIZARDS, *JESTERS)
ROUNDS = {3: 20, 4: 15, 5: 12, 6: 10}

many = settings(max_examples=200, deadline=None, derandomize=True)
"""How often a property is tried: the same cases every time."""
few = settings(many, max_examples=12)


# --- setting up ----------------------------------------------------------------------------------------------


def table(
    *hands: str,
    trump: str | None = None,
    turned: str | None = None,
    lead: int = 0,
    bids: Sequence[int] | None = None,
    taken: Sequence[int] | None = None,
    totals: Sequence[int] | None = None,
    truth: Sequence[object] = (),
) -> Match:
    """A match before a trick; seat `lead` leads.

    The cards of the tricks that were `taken` and the undealt ones are among those that nobody names.
    """
    seats = len(hands)
    held = [hand.split() for hand in hands]
    taken = taken or [0] * seats
    named = {turned, *" ".join(hands).split()}
    unnamed = [name for name in SIXTY if name not in named]
    past = _some(unnamed, sum(taken) * seats, trump)
    if turned is None and unnamed:
        turned = next(name for name in unnamed if colour(name) == (trump or "jester"))
        unnamed.remove(turned)
    return _set_up(
        seats,
        step="trick",
        round=len(held[0]) + sum(taken),
        dealer=(lead - 1) % seats,
        hands=held,
        rest=unnamed,
        turned=turned,
        trump=trump,
        bids=list(bids or [0] * seats),
        taken=list(taken),
        lead=lead,
        last_trick=past[:seats],
        piles=past[seats:],
        totals=list(totals or [0] * seats),
        truth=to_plain(truth),
    )


def before_bids(seats: int, round: int, dealer: int = 0, *, plus_minus_one: bool = False) -> Match:  # noqa: A002
    """A match before the first bid of that round."""
    names = list(SIXTY)
    Random(seats * round).shuffle(names)
    hands = [names[seat * round : (seat + 1) * round] for seat in range(seats)]
    rest = names[seats * round :]
    turned = rest.pop() if rest else None
    return _set_up(
        seats,
        step="bid",
        plus_minus_one=plus_minus_one,
        round=round,
        dealer=dealer,
        hands=hands,
        rest=rest,
        turned=turned,
        trump=None if turned is None or turned in JESTERS else "red" if turned in WIZARDS else colour(turned),
        lead=(dealer + 1) % seats,
        bids=[None] * seats,
        taken=[0] * seats,
        totals=[0] * seats,
    )


def deal(seats: int, round: int, turned: str | None = None, dealer: int = 0) -> Match:  # noqa: A002
    """A match after the deal of that round, of a deck in which `turned` is on top of what is left over.

    The round before it was one with green trump, and its cards still lie about.
    """
    names = list(SIXTY)
    Random(seats * round).shuffle(names)
    if turned is not None:
        names.remove(turned)
        names.insert(seats * round, turned)
    places = {card.name: place for place, card in enumerate(DECK)}
    drawn = ".".join(str(places[name]) for name in names[: seats * round + 1])
    answers = [[-1, f"draw:{drawn}"]]
    return _set_up(
        seats,
        answers,
        step="deal",
        round=round - 1,
        dealer=dealer,
        turned="green-5",
        trump="green",
        bids=[1] * seats,
        taken=[1] * seats,
        lead=dealer,
        last_trick=names[:seats],
        last_lead=dealer,
        piles=names[seats:-1],
        without=[["green"]] * seats,
        totals=[0] * seats,
    )


def _set_up(seats: int, answers: Sequence[object] = (), **state: Any) -> Match:
    state = {"seats": seats, "without": [[] for _ in range(seats)], **state}
    options = {"plus_minus_one": state.pop("plus_minus_one", False)}
    position = {"seats": seats, "options": options, "state": state, "answers": answers, "seed": "07" * 32}
    return slet.from_position("wizard", position)


def _some(unnamed: list[str], number: int, trump: str | None) -> list[str]:
    """Take that many of the unnamed cards away, those last that could be turned up."""
    unnamed.sort(key=lambda name: colour(name) == (trump or "jester"))
    some = unnamed[:number]
    del unnamed[:number]
    return some


# --- looking and playing -------------------------------------------------------------------------------------


def names(cards: Iterable[Any]) -> list[str]:
    return [card.name for card in cards]


def all_cards(match: Match) -> list[str]:
    """Every card, wherever it lies."""
    return sorted(names(match.game.sight.pieces(match.state)))


def offered(match: Match) -> set[str]:
    """What may be answered: names of cards, bids as numbers, colours."""
    ids = [option.id.partition(":")[2] for option in asked(match).options]
    assert len(ids) == len(set(ids)), "nothing is offered twice"
    return set(ids)


def play(match: Match, cards: str) -> None:
    """Play these cards, each by the seat whose turn it is."""
    for name in cards.split():
        match.play(f"play:{name}")


def bid(match: Match, *tricks: int) -> None:
    for number in tricks:
        match.play(f"bid:{number}")


# --- the rules in other words --------------------------------------------------------------------------------


def colour(name: str) -> str:
    """`red`, `blue`, ... or `wizard` or `jester`."""
    return name.partition("-")[0]


def number(name: str) -> int:
    return int(name.partition("-")[2])


def colour_asked_for(trick: Iterable[str]) -> str | None:
    """Which colour those who come now have to follow."""
    first = next(dropwhile(lambda name: name in JESTERS, trick), "jester-1")
    return colour(first) if colour(first) in COLOURS else None


def allowed(hand: Iterable[str], trick: Iterable[str]) -> set[str]:
    """Which cards of the hand may be added to the trick."""
    asked_for = colour_asked_for(trick)
    following = {name for name in hand if colour(name) == asked_for}
    colourless = {name for name in hand if colour(name) not in COLOURS}
    return following | colourless if following else set(hand)


def best(trick: Sequence[str], trump: str | None) -> str:
    """Which card wins the trick."""
    wizards = [name for name in trick if name in WIZARDS]
    trumps = [name for name in trick if colour(name) == trump]
    following = [name for name in trick if colour(name) == colour_asked_for(trick)]
    if wizards:
        return wizards[0]
    return max(trumps or following, key=number, default=trick[0])


def points(bid: int, took: int) -> int:
    """What a round brings."""
    missed_by = max(bid, took) - min(bid, took)
    return 20 + 10 * bid if missed_by == 0 else 0 - 10 * missed_by
