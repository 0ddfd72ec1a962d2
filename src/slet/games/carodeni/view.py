"""Who may know what: CAR-123 to CAR-125."""

from random import Random
from typing import TypeVar

import msgspec

from slet.games.carodeni.components import Goal, Potion, Token, Witch
from slet.games.carodeni.kinds import Animal, Ingredient, Tool
from slet.games.carodeni.options import Difficulty
from slet.games.carodeni.scoring import Score, score_of
from slet.games.carodeni.state import Area, CarodeniState, Cause

Card = TypeVar("Card", bound=Witch | Potion)


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
    """What it would count if the game were over now."""


class CarodeniView(msgspec.Struct, frozen=True):
    """What everybody sees."""

    seat: int | None
    seats: int
    animals: bool
    difficulty: Difficulty | None
    """None where nobody plays against Ostara."""
    ostara_fills_gaps: bool
    first: int | None
    turn: int
    round: int
    last_round: int | None
    cause: Cause | None
    active: Witch | None
    """The card just played, until the turn is over."""
    points: tuple[int, ...]
    """Its action points that are not spent yet, at each location."""
    brewing: Potion | None
    """The potion that is being paid for."""
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
    column: int
    """How many of Ostara's tokens are still face down."""
    turned: tuple[Token, ...]


class Memory(msgspec.Struct, frozen=True):
    """CAR-124: cards that were put under a deck, from the top; everybody saw them."""

    potions_under: tuple[Potion, ...]
    witches_under: tuple[Witch, ...]


def view(s: CarodeniState, seat: int | None) -> CarodeniView:
    pile = s.areas[s.turn].pile
    return CarodeniView(
        seat=seat,
        seats=s.seats,
        animals=s.animals,
        difficulty=s.difficulty,
        ostara_fills_gaps=s.ostara_fills_gaps,
        first=s.first,
        turn=s.turn,
        round=s.round,
        last_round=s.last_round,
        cause=s.cause,
        active=pile[-1] if s.step in ("refresh", "gather", "brew", "tame") and pile else None,
        points=tuple(s.points),
        brewing=s.brewing,
        spots=tuple(s.spots),
        potions=tuple(s.potions),
        witches=tuple(s.witches),
        bag=sum(s.bag),
        potion_deck=len(s.potion_deck),
        witch_deck=len(s.witch_deck),
        potion_back=s.potion_deck[-1].back if s.potion_deck and s.round else None,
        witch_back=s.witch_deck[-1].back if s.witch_deck and s.round else None,
        potion_box=len(s.potion_box),
        witch_box=len(s.witch_box),
        goals=s.goals,
        areas=tuple([_area_view(area) for area in s.areas]),
        ostara=None if s.ostara is None else _area_view(s.ostara),
        column=len(s.column),
        turned=s.turned,
    )


def _area_view(area: Area) -> AreaView:
    return AreaView(
        hand=tuple(area.hand),
        pile=tuple(area.pile),
        potions=tuple(area.potions),
        tools=tuple(area.tools),
        animals=tuple(area.animals),
        stock=tuple(area.stock),
        clan_potions=area.clan_potions,
        clan_witches=area.clan_witches,
        clan_tools=area.clan_tools,
        clan_animals=area.clan_animals,
        goals=area.goals,
        score=score_of(area),
    )


def recall(s: CarodeniState, _seat: int | None) -> Memory:
    """CAR-124: what lies under the decks, as all have seen it put there."""
    return Memory(tuple(s.potion_deck[: s.potions_under][::-1]), tuple(s.witch_deck[: s.witches_under][::-1]))


def imagine(s: CarodeniState, _seat: int | None, rng: Random, memory: float) -> None:
    """Shuffle what nobody knows anew: decks and box, as far as they were not seen, and Ostara's tokens.

    The back of a deck's top card is in sight and stays what it is.
    """
    s.potion_box = _anew(s.potion_deck, s.potions_under, s.potion_box, rng, memory)
    s.witch_box = _anew(s.witch_deck, s.witches_under, s.witch_box, rng, memory)
    s.column = tuple(rng.sample(s.column, len(s.column)))


def _anew(deck: list[Card], seen: int, box: tuple[Card, ...], rng: Random, memory: float) -> tuple[Card, ...]:
    """Deal the places of the deck that are not remembered, and the box, anew; returns the box."""
    unknown: list[int] = [
        place for place in range(len(deck)) if place >= seen or (memory < 1 and rng.random() >= memory)
    ]
    cards = [*(deck[place] for place in unknown), *box]
    rng.shuffle(cards)
    top = len(deck) - 1
    if unknown and unknown[-1] == top:
        like = next(n for n, card in enumerate(cards) if card.back is deck[top].back)
        cards[len(unknown) - 1], cards[like] = cards[like], cards[len(unknown) - 1]
    for place, card in zip(unknown, cards, strict=False):
        deck[place] = card
    return tuple(cards[len(unknown) :])
