"""Everything there is to know about a game of Čarodění."""

from typing import Generic, Literal, TypeVar

import msgspec

from slet.games.carodeni.pieces.box import (
    BAG,
    FIRST_POTIONS,
    GOALS,
    OSTARA_TOKENS,
    PAIRS,
    POTIONS,
    STARTERS,
    WITCHES,
    Goal,
    Novice,
    Potion,
    Token,
    Witch,
)
from slet.games.carodeni.pieces.kinds import INGREDIENTS, LOCATIONS, ROOM, Ingredient
from slet.games.carodeni.settings import CarodeniSettings, Difficulty, goal_numbers
from slet.kernel import State

Step = Literal[
    "seat_players",
    "choose_novices",
    "lay_out",
    "draw_goals",
    "turn",
    "refresh",
    "gather",
    "brew",
    "tame",
    "rest",
    "end_turn",
    "ostara",
    "final_scoring",
]
Cause = Literal["goals", "potions", "witches"]
Card = TypeVar("Card", bound=Potion | Witch)

SOLO_ROUNDS, ROUNDS_IN_A_STAGE = 15, 5
"""CAR-91."""


class Area(msgspec.Struct, gc=False, omit_defaults=True):
    """What lies before a player, or before Ostara."""

    hand: list[Witch] = []
    pile: list[Witch] = []
    """The cards played, the last on top. Ostara's witches, all of them active, lie here in the order gained."""
    # what waits, to the right of the clan card
    potions: list[Potion] = []
    tools: list[Potion] = []
    """Potion cards turned over."""
    animals: list[Witch] = []
    """Witch cards turned over."""
    stock: list[int] = []
    """How many tokens of each ingredient."""
    # the clan, to the left of it
    clan_potions: tuple[Potion, ...] = ()
    clan_witches: tuple[Witch, ...] = ()
    clan_tools: tuple[Potion, ...] = ()
    clan_animals: tuple[Witch, ...] = ()
    goals: tuple[Goal, ...] = ()

    # --- made by `make generated` from the fields ---
    def copy(self) -> "Area":
        return Area(
            self.hand.copy(),
            self.pile.copy(),
            self.potions.copy(),
            self.tools.copy(),
            self.animals.copy(),
            self.stock.copy(),
            self.clan_potions,
            self.clan_witches,
            self.clan_tools,
            self.clan_animals,
            self.goals,
        )

    # --- end of what is made ---


class Supply(msgspec.Struct, Generic[Card], gc=False, omit_defaults=True):
    """The potions, or the witches, that nobody has yet."""

    open: list[Card | None] = []
    """One at each location."""
    deck: list[Card] = []
    """Face down, the last on top."""
    under: int = 0
    """How many of the lowest cards of the deck were seen when they were put there (CAR-39)."""
    box: tuple[Card, ...] = ()
    """Put aside (CAR-20)."""

    # --- made by `make generated` from the fields ---
    def copy(self) -> "Supply[Card]":
        return Supply(
            self.open.copy(),
            self.deck.copy(),
            self.under,
            self.box,
        )

    # --- end of what is made ---

    @property
    def seen_under(self) -> tuple[Card, ...]:
        """The cards under the deck that all have seen, from the top."""
        return tuple(self.deck[: self.under][::-1])

    @property
    def on_offer(self) -> list[Card]:
        """What lies open, from the top."""
        return [card for card in self.open if card is not None]


class CarodeniState(State, gc=False):
    settings: CarodeniSettings = CarodeniSettings()
    seats: int = 2
    animal_goals: int = 0
    goal_numbers: tuple[int, int] = (0, 0)
    """How many hard and easy goals there are to be, those with animals apart."""
    difficulty: Difficulty | None = None
    """None where nobody plays against Ostara."""
    # whose turn it is
    first: int | None = None
    turn: int = 0
    round: int = 0
    last_round: int | None = None
    """The round after which the game is over, once that is known."""
    cause: Cause | None = None
    """What has made the end begin (CAR-69, CAR-70)."""
    points: list[int] = []
    """The action points of the active card that are not spent yet, at each location."""
    to_take: int = 0
    """How many ingredients a player who rests may still take."""
    brewing: Potion | None = None
    """The potion that is being paid for."""
    # the board
    bag: list[int] = []
    spots: list[Ingredient | None] = []
    """The ingredients at the three locations, three of them a row."""
    potions: Supply[Potion] = msgspec.field(default_factory=Supply)
    witches: Supply[Witch] = msgspec.field(default_factory=Supply)
    goals: tuple[Goal, ...] = ()
    """Those not taken yet, from the left."""
    # what the players have
    areas: list[Area] = []
    ostara: Area | None = None
    column: tuple[Token, ...] = ()
    """Ostara's tokens, face down, the top one first."""
    turned: tuple[Token, ...] = ()
    """Her tokens that were turned up in this stage."""
    # what is not used in this game
    spare_pairs: tuple[Novice, ...] = ()
    spare_starters: tuple[Potion, ...] = ()
    spare_goals: tuple[str, ...] = ()
    spare_tokens: tuple[Token, ...] = ()

    @property
    def solo(self) -> bool:
        return self.ostara is not None

    # --- made by `make generated` from the fields ---
    def copy(self) -> "CarodeniState":
        return CarodeniState(
            self.step,
            None,
            self.settings,
            self.seats,
            self.animal_goals,
            self.goal_numbers,
            self.difficulty,
            self.first,
            self.turn,
            self.round,
            self.last_round,
            self.cause,
            self.points.copy(),
            self.to_take,
            self.brewing,
            self.bag.copy(),
            self.spots.copy(),
            self.potions.copy(),
            self.witches.copy(),
            self.goals,
            [part.copy() for part in self.areas],
            None if self.ostara is None else self.ostara.copy(),
            self.column,
            self.turned,
            self.spare_pairs,
            self.spare_starters,
            self.spare_goals,
            self.spare_tokens,
        )

    # --- end of what is made ---


def start(seats: int, settings: CarodeniSettings) -> CarodeniState:
    """The box, opened: nothing is shuffled or dealt yet."""
    solo = seats == 1
    return CarodeniState(
        step="seat_players",
        settings=settings,
        seats=seats,
        animal_goals=(1 if settings.animal_goals is None else settings.animal_goals) if settings.animals else 0,
        goal_numbers=goal_numbers(seats, settings),
        difficulty=(settings.difficulty or "new-apprentice") if solo else None,
        first=0 if solo else settings.first_player,
        last_round=SOLO_ROUNDS if solo else None,
        points=[0] * len(LOCATIONS),
        bag=list(BAG),
        spots=[None] * (ROOM * len(LOCATIONS)),
        potions=Supply([None] * len(LOCATIONS), list(POTIONS if settings.cards == "second" else FIRST_POTIONS)),
        witches=Supply([None] * len(LOCATIONS), list(WITCHES)),
        areas=[_empty_area() for _ in range(seats)],
        ostara=_empty_area() if solo else None,
        spare_pairs=tuple(novice for pair in PAIRS for novice in pair),
        spare_starters=STARTERS,
        spare_goals=tuple(easy.token for easy, _ in GOALS),
        spare_tokens=OSTARA_TOKENS,
    )


def _empty_area() -> Area:
    return Area(stock=[0] * len(INGREDIENTS))


def all_pieces(s: CarodeniState) -> list[str]:
    """The names of all cards and tokens, wherever they lie."""
    tokens = s.bag.copy()
    for spot in s.spots:
        if spot is not None:
            tokens[spot.place] += 1
    cards: list[Witch | Potion | Token] = [*s.potions.deck, *s.potions.box, *s.potions.on_offer]
    cards += [*s.witches.deck, *s.witches.box, *s.witches.on_offer]
    cards += [*s.column, *s.turned, *s.spare_pairs, *s.spare_starters, *s.spare_tokens]
    goals = [*s.spare_goals, *(goal.token for goal in s.goals)]
    for area in s.areas if s.ostara is None else [*s.areas, s.ostara]:
        cards += [*area.hand, *area.pile, *area.potions, *area.tools, *area.animals]
        cards += [*area.clan_potions, *area.clan_witches, *area.clan_tools, *area.clan_animals]
        goals += [goal.token for goal in area.goals]
        tokens = [here + there for here, there in zip(tokens, area.stock, strict=True)]
    ingredients = [kind.name for kind, number in zip(INGREDIENTS, tokens, strict=True) for _ in range(number)]
    return [*(card.name for card in cards), *goals, *ingredients]
