"""Everything there is to know about a game of The Witches."""

from typing import Literal

from slet.games.the_witches.pieces.cards import DECK, Card
from slet.games.the_witches.pieces.places import SPACES, Space
from slet.games.the_witches.pieces.tiles import EASY, HARD, Tile
from slet.games.the_witches.settings import Apprentice, Mode, WitchesSettings, mode_of
from slet.kernel import State

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
SET_UP: tuple[Step, ...] = ("lay_tiles", "roll_for_choice", "choose_apprentice", "deal_cards", "place_witch")
Ability = Literal["invisibility", "magic", "cure"]
Loss = Literal["lost-crises", "lost-elves", "lost-aliss"]

APPRENTICES: tuple[Apprentice, ...] = ("tiffany", "annagramma", "petulia", "dimity")
ABILITIES: dict[Apprentice, Ability] = {"tiffany": "invisibility", "annagramma": "magic", "petulia": "cure"}
"""WIT-31 to WIT-34: the tile that an apprentice begins with. Dimity has none (WIT-28)."""


HARD_IN_BOXES = {1: (1, 1, 1, 0, 0, 0), 2: (1, 1, 2, 1, 1, 1), 3: (2, 2, 2, 2, 2, 2), 4: (2, 2, 2, 2, 2, 0)}
"""WIT-20."""
EASY_IN_BOXES = {1: (2, 2, 1, 0, 0, 0), 2: (2, 2, 1, 2, 1, 1), 3: (2, 2, 2, 2, 2, 2), 4: (4, 4, 4, 3, 3, 0)}
"""WIT-22."""
COUNTERS = {1: (4, 4, 10), 2: (6, 5, 9), 3: (9, 6, 8), 4: (12, 7, 7)}
"""WIT-151: Cackles, Black Aliss tiles and Crises in the co-operative game and solo."""


class WitchesState(State, gc=False):
    settings: WitchesSettings = WitchesSettings()
    seats: int = 4
    mode: Mode = "competitive"
    """The one chosen, or that of so many seats."""
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

    @property
    def open_hands(self) -> bool:
        """WIT-154: in the competitive game nobody ever sees another's hand."""
        return self.settings.open_hands and self.mode != "competitive"

    # --- made by `make generated` from the fields ---
    def copy(self) -> "WitchesState":
        return WitchesState(
            self.step,
            None,
            self.settings,
            self.seats,
            self.mode,
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

    # --- end of what is made ---

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


def start(seats: int, settings: WitchesSettings) -> WitchesState:
    """The table before anything is laid out: WIT-17, WIT-18, WIT-151, WIT-158."""
    mode = mode_of(seats, settings)
    if mode == "competitive":
        cackles, aliss, crises = 4 * seats, 12, 8 if settings.eight_crises else 12
    else:
        cackles, aliss, crises = COUNTERS[seats]
    return WitchesState(
        step="lay_tiles",
        settings=settings,
        seats=seats,
        mode=mode,
        cackle_supply=cackles,
        aliss_supply=aliss,
        crisis_supply=crises,
        apprentices=settings.apprentices or (None,) * seats,
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
