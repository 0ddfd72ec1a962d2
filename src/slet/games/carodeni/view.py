"""Who may know what: CAR-123 to CAR-125."""

from functools import lru_cache
from random import Random
from typing import Any

import msgspec

from slet.games.carodeni.pieces.box import Goal, Novice, Potion, Token, Witch
from slet.games.carodeni.pieces.kinds import Animal, Ingredient, Tool
from slet.games.carodeni.planning import Opening, Prospect, openings, progress, prospects
from slet.games.carodeni.scoring import Score, score_of
from slet.games.carodeni.settings import Difficulty
from slet.games.carodeni.state import ROUNDS_IN_A_STAGE, Area, Card, CarodeniState, Cause, Step, Supply
from slet.kernel import Seat, mixed

AREAS_REMEMBERED = 1_024


class AreaView(msgspec.Struct, frozen=True):
    """What lies before a player, or before Ostara: all of it is open."""

    hand: tuple[Witch, ...]
    pile: tuple[Witch, ...]
    """The last is on top; Ostara's are all active."""
    potions: tuple[Potion, ...]
    tools: tuple[Potion, ...]
    animals: tuple[Witch, ...]
    stock: tuple[int, ...]
    clan_potions: tuple[Potion, ...]
    clan_witches: tuple[Witch, ...]
    clan_tools: tuple[Potion, ...]
    clan_animals: tuple[Witch, ...]
    goals: tuple[Goal, ...]
    score: Score
    """What it would count if the game were over now …"""
    total: int
    """… and all of it together."""
    progress: tuple[int, ...]
    """For each goal that is not taken yet: how many of the things it asks for are in the clan."""
    prospects: tuple[Prospect, ...]
    """For each waiting potion, how far it is from being brewed. Ostara plans otherwise (CAR-109) and has none."""


class CarodeniView(msgspec.Struct, frozen=True):
    """What everybody sees."""

    seat: Seat | None
    seats: int
    step: Step | None
    """What is being done: `gather`, `brew` …; None when the game is over."""
    animals: bool
    difficulty: Difficulty | None
    """None where nobody plays against Ostara."""
    ostara_fills_gaps: bool
    first: Seat | None
    turn: Seat
    round: int
    last_round: int | None
    cause: Cause | None
    active: Witch | None
    """The card just played, until the turn is over."""
    points: tuple[int, ...]
    """Its action points that are not spent yet, at each location."""
    to_take: int
    """How many ingredients a player who rests may still take."""
    brewing: Potion | None
    """The potion that is being paid for, until it is decided how."""
    pairs: tuple[Novice, ...]
    """The novices that are still to be had, while they are chosen."""
    spots: tuple[Ingredient | None, ...]
    potions: tuple[Potion | None, ...]
    witches: tuple[Witch | None, ...]
    bag: int
    potion_deck: int
    witch_deck: int
    potion_back: Tool | None
    """What all see on the back of the top card."""
    witch_back: Animal | None
    potion_box: int
    witch_box: int
    goals: tuple[Goal, ...]
    areas: tuple[AreaView, ...]
    ostara: AreaView | None
    stage: int | None
    """Of Ostara's three stages the one that is played; None where nobody plays against her (CAR-91)."""
    column: int
    """How many of Ostara's tokens are still face down."""
    turned: tuple[Token, ...]
    """Those turned up in this stage; the last is the one of this round."""
    openings: tuple[Opening, ...]
    """While somebody gathers: what each thing on offer would make possible in this turn."""


class Memory(msgspec.Struct, frozen=True):
    """CAR-124: cards that were put under a deck, from the top; everybody saw them."""

    potions_under: tuple[Potion, ...]
    witches_under: tuple[Witch, ...]


def view(s: CarodeniState, seat: int | None, *, aids: bool = True) -> CarodeniView:
    """`aids`: with what is worked out from the rest for people, which takes most of the time."""
    pile = s.areas[s.turn].pile
    played = s.step in ("refresh", "gather", "brew", "tame") or any(s.points)
    active = pile[-1] if played and pile else None
    return CarodeniView(
        seat=seat,
        seats=s.seats,
        step=s.step,  # type: ignore[arg-type]  # states name their steps
        animals=s.settings.animals,
        difficulty=s.difficulty,
        ostara_fills_gaps=s.settings.ostara_fills_gaps,
        first=s.first,
        turn=s.turn,
        round=s.round,
        last_round=s.last_round,
        cause=s.cause,
        active=active,
        points=tuple(s.points),
        to_take=s.to_take,
        brewing=s.brewing,
        pairs=s.spare_pairs if s.step == "choose_novices" else (),
        spots=tuple(s.spots),
        potions=tuple(s.potions.open),
        witches=tuple(s.witches.open),
        bag=sum(s.bag),
        potion_deck=len(s.potions.deck),
        witch_deck=len(s.witches.deck),
        potion_back=s.potions.deck[-1].back if s.potions.deck and s.round else None,
        witch_back=s.witches.deck[-1].back if s.witches.deck and s.round else None,
        potion_box=len(s.potions.box),
        witch_box=len(s.witches.box),
        goals=s.goals,
        areas=tuple(
            [
                _area_view(area, s.goals, active if aids and seat == s.turn else None, plans=aids)
                for seat, area in enumerate(s.areas)
            ]
        ),
        ostara=None if s.ostara is None else _area_view(s.ostara, s.goals, None, plans=False),
        stage=None if s.ostara is None else max(1, -(-s.round // ROUNDS_IN_A_STAGE)),
        column=len(s.column),
        turned=s.turned,
        openings=openings(s) if aids else (),
    )


def _area_view(area: Area, goals: tuple[Goal, ...], active: Witch | None, *, plans: bool = True) -> AreaView:
    return _looked_at(tuple(map(tuple, msgspec.structs.astuple(area))), goals, active, plans)


@lru_cache(AREAS_REMEMBERED)
def _looked_at(things: tuple[Any, ...], goals: tuple[Goal, ...], active: Witch | None, plans: bool) -> AreaView:
    """Most areas are as they were a moment ago, and all eyes see the same: each is worked out once.

    `things` are what lies there, in the order of the area's fields, with which its view begins too.
    """
    waiting: list[Any] = [list(some) for some in things[:6]]
    area = Area(*waiting, *things[6:])
    score = score_of(area)
    towards = tuple([progress(area, goal) for goal in goals])
    follows: tuple[Any, ...] = (score, score.total, towards, prospects(area, goals, active) if plans else ())
    return AreaView(*things, *follows)


def recall(s: CarodeniState, _seat: int | None) -> Memory:
    """CAR-124: what lies under the decks, as all have seen it put there."""
    return Memory(s.potions.seen_under, s.witches.seen_under)


def imagine(s: CarodeniState, _seat: int | None, rng: Random, memory: float) -> None:
    """Shuffle what nobody knows anew: decks and box, as far as they were not seen, and Ostara's tokens."""
    _deal_anew(s.potions, rng, memory)
    _deal_anew(s.witches, rng, memory)
    s.column = tuple(mixed(s.column, rng))


def _deal_anew(supply: Supply[Card], rng: Random, memory: float) -> None:
    """The places of the deck that are not remembered, and the box.

    The back of the deck's top card is in sight and stays what it is.
    """
    deck = supply.deck
    top = len(deck) - 1
    unknown: list[int] = [
        place for place in range(len(deck)) if place >= supply.under or (memory < 1 and rng.random() >= memory)
    ]
    cards = mixed([*(deck[place] for place in unknown), *supply.box], rng)
    if unknown and unknown[-1] == top:
        like = next(n for n, card in enumerate(cards) if card.back is deck[top].back)
        cards[len(unknown) - 1], cards[like] = cards[like], cards[len(unknown) - 1]
    for place, card in zip(unknown, cards, strict=False):
        deck[place] = card
    supply.box = tuple(cards[len(unknown) :])
