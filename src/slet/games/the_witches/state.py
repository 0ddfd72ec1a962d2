"""Everything there is to know about a game of The Witches."""

from typing import Literal

from slet.games.the_witches.cards import DECK, Card
from slet.games.the_witches.places import DUNGEON, SPACES, Space
from slet.games.the_witches.tiles import EASY, HARD, Tile
from slet.kernel import EachSeat, Options, State

Step = Literal[
    "lay_tiles",
    "roll_for_choice",
    "choose_apprentice",
    "deal_cards",
    "place_witch",
    "place_problem",
    "movement_action",
    "walk",
    "secondary_action",
    "before_dice",
    "after_first_pair",
    "after_second_pair",
    "flee",
    "consequence",
    "tea",
    "before_drawing",
    "draw_cards",
    "end_turn",
]
Mode = Literal["competitive", "coop", "solo"]
Apprentice = Literal["tiffany", "annagramma", "petulia", "dimity"]
Ability = Literal["invisibility", "magic", "cure"]
Loss = Literal["lost-crises", "lost-elves", "lost-aliss"]

APPRENTICES: tuple[Apprentice, ...] = ("tiffany", "annagramma", "petulia", "dimity")
ABILITIES: dict[Apprentice, Ability] = {"tiffany": "invisibility", "annagramma": "magic", "petulia": "cure"}
"""WIT-31 to WIT-34: the tile that an apprentice begins with. Dimity has none (WIT-28)."""


class WitchesOptions(Options, frozen=True):
    mode: Literal["competitive", "coop", "solo", None] = None
    """WIT-01: by the number of seats when not given: one plays solo, several compete."""
    eight_crises: bool = False
    """WIT-158: only 8 Crisis counters; in the competitive game."""
    stacked_crises: bool = False
    """WIT-159: a problem may have several Crises."""
    any_problem: bool = False
    """WIT-180: Power of Three, Sick sheep, Death and the Cure Sick Pig tile solve any problem of the map at any moment
    of the own turn, not only the one being tried (WIT-84)."""
    open_hands: bool = True
    """WIT-154: in the co-operative game all players see all hands. In the competitive game nobody ever does."""
    apprentices: EachSeat[Apprentice] | None = None
    """The apprentice of each seat; chosen by the players (WIT-24 to WIT-26) when not given."""


HARD_IN_BOXES = {1: (1, 1, 1, 0, 0, 0), 2: (1, 1, 2, 1, 1, 1), 3: (2, 2, 2, 2, 2, 2), 4: (2, 2, 2, 2, 2, 0)}
"""WIT-20."""
EASY_IN_BOXES = {1: (2, 2, 1, 0, 0, 0), 2: (2, 2, 1, 2, 1, 1), 3: (2, 2, 2, 2, 2, 2), 4: (4, 4, 4, 3, 3, 0)}
"""WIT-22."""
COUNTERS = {1: (4, 4, 10), 2: (6, 5, 9), 3: (9, 6, 8), 4: (12, 7, 7)}
"""WIT-151: Cackles, Black Aliss tiles and Crises in the co-operative game and solo."""


class WitchesState(State, gc=False):
    seats: int = 4
    mode: Mode = "competitive"
    stacked_crises: bool = False
    any_problem: bool = False
    open_hands: bool = False
    # the supplies
    cackle_supply: int = 0
    aliss_supply: int = 0
    crisis_supply: int = 0
    # the players, by seat
    apprentices: tuple[Apprentice | None, ...] = ()
    chooser: int = 0
    """Who chooses an apprentice first."""
    first: int = 0
    abilities: tuple[Ability | None, ...] = ()
    """The ability tile that each has not used yet."""
    witches: list[Space | None] = []
    hands: list[list[Card]] = []
    cackles: list[int] = []
    aliss: list[int] = []
    easy: tuple[tuple[Tile, ...], ...] = ()
    """The Easy tiles won, in the order they came: the first eight lie on the board, the others beside it (WIT-81)."""
    hard: tuple[tuple[Tile, ...], ...] = ()
    # the cards
    pile: list[Card] = []
    """The draw pile; its last card is on top."""
    discard: list[Card] = []
    held: tuple[Card, ...] = ()
    """The cards that were in hands when the discard pile was last shuffled: all saw that these were not in it."""
    # the map, by the number of the space
    problems: list[Tile | None] = []
    face_down: list[bool] = []
    crises: list[int] = []
    seen_by: list[tuple[int, ...]] = []
    """WIT-166: the seats that have looked at the face-down tile there."""
    # the tiles that are elsewhere
    boxes: tuple[tuple[Tile, ...], ...] = ()
    """The last tile of a box is on top."""
    unused: tuple[Tile, ...] = ()
    """Tiles that left the game unseen."""
    gone: tuple[Tile, ...] = ()
    """Tiles that left the game for all to see."""
    # the turn
    active: int = 0
    turn: int = 0
    """Which turn of the game, from 1."""
    actions: int = 0
    """Movement actions left, with the present one."""
    paths: int = 0
    """Paths left in this walk."""
    walked: int = 0
    """Paths gone in this walk."""
    moved: bool = False
    """Whether the witch came to her space by this action, so that Invisibility may serve to pass it."""
    passing: bool = False
    """Invisibility was played: the walk has to go on (WIT-112)."""
    must_leave: bool = False
    """Invisibility was played in the first action: the second must be used to leave (WIT-113)."""
    looked_at: Space | None = None
    """A tile elsewhere in Town or Castle was looked at before this action (WIT-115)."""
    # the attempt
    tried: Space | None = None
    """Where the problem lies that is being tried."""
    dice: tuple[int, ...] = ()
    """The dice rolled so far; a Cackle is 0."""
    going_on: bool = False
    """Whether it is too late to run away (WIT-68)."""
    headology: int = 0
    magic: int = 0
    bonus: int = 0
    # the end
    lost: Loss | None = None

    def copy(self) -> "WitchesState":
        # What changes often is a list, copied; what changes rarely is a tuple, shared.
        return WitchesState(
            self.step,
            None,
            self.seats,
            self.mode,
            self.stacked_crises,
            self.any_problem,
            self.open_hands,
            self.cackle_supply,
            self.aliss_supply,
            self.crisis_supply,
            self.apprentices,
            self.chooser,
            self.first,
            self.abilities,
            self.witches.copy(),
            list(map(list.copy, self.hands)),
            self.cackles.copy(),
            self.aliss.copy(),
            self.easy,
            self.hard,
            self.pile.copy(),
            self.discard.copy(),
            self.held,
            self.problems.copy(),
            self.face_down.copy(),
            self.crises.copy(),
            self.seen_by.copy(),
            self.boxes,
            self.unused,
            self.gone,
            self.active,
            self.turn,
            self.actions,
            self.paths,
            self.walked,
            self.moved,
            self.passing,
            self.must_leave,
            self.looked_at,
            self.tried,
            self.dice,
            self.going_on,
            self.headology,
            self.magic,
            self.bonus,
            self.lost,
        )

    @property
    def turns(self) -> int:
        """WIT-37: one tile is placed each turn."""
        return sum(HARD_IN_BOXES[self.seats]) + sum(EASY_IN_BOXES[self.seats])

    def all_cards(self) -> list[Card]:
        """Wherever they lie."""
        return [*self.pile, *self.discard, *(card for hand in self.hands for card in hand)]

    def all_tiles(self) -> list[Tile]:
        """Wherever they lie, out of the game too."""
        tiles = [tile for part in (*self.boxes, *self.easy, *self.hard) for tile in part]
        return [*self.unused, *self.gone, *tiles, *(tile for tile in self.problems if tile is not None)]


def mode_of(seats: int, options: WitchesOptions) -> Mode:
    return options.mode or ("solo" if seats == 1 else "competitive")


def start(seats: int, options: WitchesOptions) -> WitchesState:
    """The table before anything is laid out: WIT-17, WIT-18, WIT-151, WIT-158."""
    mode = mode_of(seats, options)
    if mode == "competitive":
        cackles, aliss, crises = 4 * seats, 12, 8 if options.eight_crises else 12
    else:
        cackles, aliss, crises = COUNTERS[seats]
    return WitchesState(
        step="lay_tiles",
        seats=seats,
        mode=mode,
        stacked_crises=options.stacked_crises,
        any_problem=options.any_problem,
        open_hands=options.open_hands and mode != "competitive",
        cackle_supply=cackles,
        aliss_supply=aliss,
        crisis_supply=crises,
        apprentices=options.apprentices or (None,) * seats,
        abilities=(None,) * seats,
        witches=[None] * seats,
        hands=[[] for _ in range(seats)],
        cackles=[0] * seats,
        aliss=[0] * seats,
        easy=((),) * seats,
        hard=((),) * seats,
        pile=list(DECK),
        problems=[None] * len(SPACES),
        face_down=[False] * len(SPACES),
        crises=[0] * len(SPACES),
        seen_by=[()] * len(SPACES),
        boxes=((),) * 6,
        unused=(*EASY, *HARD),
    )


SET_UP: tuple[Step, ...] = ("lay_tiles", "roll_for_choice", "choose_apprentice", "deal_cards", "place_witch")


def check(s: WitchesState, seats: int, options: WitchesOptions) -> None:
    """Whether a state that was set up by hand can be played on."""
    fresh = start(seats, options)
    if _settings(s) != _settings(fresh):
        raise ValueError("the seats, the mode or the variant stand in the options and in the state, and they disagree")
    by_seat = (s.apprentices, s.abilities, s.witches, s.hands, s.cackles, s.aliss, s.easy, s.hard)
    if any(len(part) != seats for part in by_seat):
        raise ValueError(f"it is not a state for {seats} seats")
    if any(len(part) != len(SPACES) for part in (s.problems, s.face_down, s.crises, s.seen_by)) or len(s.boxes) != 6:
        raise ValueError(f"the map has {len(SPACES)} spaces and there are six boxes")
    if not all(0 <= seat < seats for seat in (s.active, s.first, s.chooser)):
        raise ValueError("the active, the first or the choosing seat is not at the table")
    if s.step not in (None, *SET_UP) and (None in s.witches or None in s.apprentices):
        raise ValueError("after the set-up everybody has an apprentice and a place on the map")
    _check_map(s)
    _check_counters(s, fresh)


def _settings(s: WitchesState) -> tuple[object, ...]:
    return s.seats, s.mode, s.stacked_crises, s.any_problem, s.open_hands


def _check_map(s: WitchesState) -> None:
    for space in SPACES:
        tile = s.problems[space.number]
        if tile is None and (s.crises[space.number] or s.face_down[space.number]):
            raise ValueError(f"there is no problem at {space.name} that could be face down or have a Crisis")
        if tile is not None and s.face_down[space.number] and not tile.is_hard:
            raise ValueError(f"only Hard problems lie face down, not that at {space.name}")
    if s.step in ("before_dice", "after_first_pair", "after_second_pair", "flee", "consequence"):
        if s.tried is None or s.tried is DUNGEON or s.problems[s.tried.number] is None:
            raise ValueError("an attempt needs a problem that is tried")
        if len(s.dice) not in {"before_dice": (0,), "after_first_pair": (2,)}.get(s.step, (4,)):
            raise ValueError(f"{len(s.dice)} dice cannot have been rolled by then")
    if s.step == "walk" and s.witches[s.active] is DUNGEON:
        raise ValueError("nobody walks in the Dungeon")
    if s.step in ("movement_action", "walk", "secondary_action") and s.actions not in (1, 2):
        raise ValueError("there are one or two movement actions left in the middle of a turn")


def _check_counters(s: WitchesState, fresh: WitchesState) -> None:
    numbers = (s.cackle_supply, s.aliss_supply, s.crisis_supply, *s.cackles, *s.aliss, *s.crises)
    if min(numbers) < 0:
        raise ValueError("nothing can be there less than no times")
    if (
        s.cackle_supply + sum(s.cackles) != fresh.cackle_supply
        or s.aliss_supply + sum(s.aliss) != fresh.aliss_supply
        or s.crisis_supply + sum(s.crises) != fresh.crisis_supply
    ):
        raise ValueError("Cackles, Black Aliss tiles or Crises are missing, or there are too many")
    tiles = s.all_tiles()
    if sorted(card.number for card in s.all_cards()) != list(range(len(DECK))):
        raise ValueError("each of the 55 cards lies in one place")
    if len(tiles) != len(EASY) + len(HARD) or len(set(tiles)) != len(tiles):
        raise ValueError("each of the 47 problem tiles lies in one place")
