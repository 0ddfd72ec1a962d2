"""The state of the table, and the choices made before the game."""

from typing import Annotated, Literal

import msgspec

from slet.games.wandering_towers.components import (
    ADVANCE_TOWER,
    ADVANCE_WIZARD,
    BOX,
    COLOURS,
    DECK,
    LONE_POTIONS,
    LONE_WIZARDS,
    RUINS,
    SHARES,
    SPACES,
    SPELLS,
    TOWERS,
    Card,
    Spell,
    Wizard,
)
from slet.games.wandering_towers.moves import MoveWizard, Thing
from slet.kernel import EachSeat, Options, Seat, State

Mode = Literal["base", "advanced", "master", "solo", "coop"]
Memory = Literal["strict", "assisted"]
Step = Literal["set_up", "begin_turn", "act", "discard_all", "before_card", "carry_out", "after_card", "end_turn"]

GROUNDS = SPACES
"""Wizards stand on the ground of a space, or on a tower. A *place* is the number of the space, or this and the tower's
number less one: so whoever stands on a tower goes wherever the tower goes."""


class TowersOptions(Options, frozen=True):
    mode: Mode | None = None
    """By the number of players when not given: solo for one, else base."""
    teams: bool = False
    """WT-81: partners sit opposite each other."""
    spells: tuple[Spell, ...] | Annotated[int, msgspec.Meta(ge=0, le=len(SPELLS))] | None = None
    """Which tokens lie on the table, or how many, drawn by lot; by the mode's rule when not given."""
    start_seat: Seat | None = None
    """WT-13: the start player; by lot when not given."""
    memory: Memory = "strict"
    """WT-147: with `assisted`, imprisoned wizards and the whole log are shown to everybody."""
    colours: EachSeat[Wizard] | None = None
    """WT-14: the colour of each seat."""


class TowersState(State, gc=False):
    # The game. A *side* is a player with wizards, potions and a hand of its own; in co-operative play all are one side.
    seats: int = 2
    mode: Mode = "base"
    teams: bool = False
    assisted: bool = False
    colours: tuple[Wizard, ...] = ()
    """Of each side."""
    wizards: int = 0
    """How many each side has."""
    spells: tuple[Spell, ...] = ()
    tokens_by_lot: int = 0
    """How many spell tokens are still to be drawn."""
    start_seat: int | None = None
    # The track.
    stacks: list[tuple[int, ...]] = []
    """For each space its towers, from the ground up."""
    standing: list[tuple[Wizard, ...]] = []
    """For each place the wizards on it."""
    seen: list[int] = []
    """For each place the turn in which all last saw who stands there, before a tower covered it."""
    keep: int = RUINS
    """The space of Ravenskeep, which stands on the ground or on top of the towers there."""
    # The sides.
    inside: list[int] = []
    """How many wizards of each are in Ravenskeep."""
    hands: list[list[Card]] = []
    empty: list[int] = []
    full: list[int] = []
    spent: list[int] = []
    pile: list[Card] = []
    """The draw pile; the last one is on top."""
    discard: list[Card] = []
    # The turn.
    turn: int = -1
    active: int = 0
    played: int = 0
    """Cards played or discarded in this turn."""
    casts: int = 0
    """Spells cast in this turn, for the rules that limit them."""
    ended: bool = False
    """WT-44: the turn is over at once."""
    cards_spent: int = 0
    """WT-136: cards played in the whole game."""
    # The card in play.
    card: Card | None = None
    thing: Thing | None = None
    """WT-107: what an either card was announced for."""
    rolled: int | None = None
    rolls_left: int = 0
    moving: MoveWizard | None = None
    """WT-120: the move of a wizard that is settled, while others decide whether to ride along."""
    # Master wizards.
    right: int | None = None
    """WT-99: who holds the right to cast for this card, or has used it."""
    claim: Spell | None = None
    """WT-103: the spell that was named for later."""
    silent: tuple[int, ...] = ()
    """WT-148: who wants to cast nothing in the rest of this turn."""
    # Teams.
    asked_card: bool = False
    asked_potions: bool = False
    quiet: tuple[int, ...] = ()
    """WT-83: who wants not to be asked for offers."""
    hasty: tuple[int, ...] = ()
    """WT-82: whose turns end by themselves when only a card could still be asked for."""
    known: list[tuple[Card, ...]] = []
    """For each seat the cards in its hand that the partner has seen."""
    # The end.
    met: tuple[int, ...] = ()
    """Who has met the goal."""
    over: bool = False

    @property
    def alone(self) -> bool:
        """Solo or co-operative: against the count of cards."""
        return self.mode in ("solo", "coop")

    @property
    def last_round(self) -> bool:
        """WT-78: once somebody has met the goal."""
        return bool(self.met)

    def side(self, seat: int) -> int:
        """Whose wizards, potions and cards the seat plays with."""
        return 0 if self.mode == "coop" else seat

    def partner(self, seat: int) -> int:
        """WT-81: who sits opposite."""
        return (seat + self.seats // 2) % self.seats

    def copy(self) -> "TowersState":
        return TowersState(
            self.step,
            None,
            self.seats,
            self.mode,
            self.teams,
            self.assisted,
            self.colours,
            self.wizards,
            self.spells,
            self.tokens_by_lot,
            self.start_seat,
            self.stacks.copy(),
            self.standing.copy(),
            self.seen.copy(),
            self.keep,
            self.inside.copy(),
            list(map(list.copy, self.hands)),
            self.empty.copy(),
            self.full.copy(),
            self.spent.copy(),
            self.pile.copy(),
            self.discard.copy(),
            self.turn,
            self.active,
            self.played,
            self.casts,
            self.ended,
            self.cards_spent,
            self.card,
            self.thing,
            self.rolled,
            self.rolls_left,
            self.moving,
            self.right,
            self.claim,
            self.silent,
            self.asked_card,
            self.asked_potions,
            self.quiet,
            self.hasty,
            self.known.copy(),
            self.met,
            self.over,
        )


BASE_SPELLS = (ADVANCE_WIZARD, ADVANCE_TOWER)
USUAL_SPELLS: dict[Mode, tuple[Spell, ...] | int] = {
    "base": BASE_SPELLS,
    "advanced": 4,
    "master": tuple(SPELLS.values()),
    "solo": (),
    "coop": (),
}
"""WT-11, WT-93, WT-97, WT-137: which tokens lie on the table, or how many drawn by lot, if the table has no wish."""


def mode_of(seats: int, options: TowersOptions) -> Mode:
    return options.mode or ("solo" if seats == 1 else "base")


def enough_wizards(seats: int) -> tuple[Wizard, ...]:
    """WT-14: the colours of which the box has as many wizards as each of so many players needs."""
    return tuple(wizard for colour, wizard in COLOURS.items() if BOX["wizards"][colour] >= SHARES[seats][0])


def start(seats: int, options: TowersOptions) -> TowersState:
    """The table before set-up: what the players chose, and the whole deck."""
    mode = mode_of(seats, options)
    alone = mode in ("solo", "coop")
    sides = 1 if alone else seats
    wizards, potions = (LONE_WIZARDS, LONE_POTIONS) if alone else SHARES[seats]
    spells, tokens_by_lot = _spells_chosen(mode, options.spells)
    with_potions = not alone or bool(spells or tokens_by_lot)
    colours = (COLOURS["blue"],) if alone else options.colours or enough_wizards(seats)[:seats]
    return TowersState(
        step="set_up",
        seats=seats,
        mode=mode,
        teams=options.teams,
        assisted=options.memory == "assisted",
        colours=colours,
        wizards=wizards,
        spells=spells,
        tokens_by_lot=tokens_by_lot,
        start_seat=options.start_seat,
        stacks=[(space,) if space in TOWERS else () for space in range(SPACES)],
        standing=[()] * (GROUNDS + len(TOWERS)),
        seen=[0] * (GROUNDS + len(TOWERS)),
        inside=[0] * sides,
        empty=[0 if alone else potions] * sides,
        full=[potions if alone and with_potions else 0] * sides,
        spent=[0] * sides,
        hands=[[] for _ in range(sides)],
        pile=list(DECK),
        known=[()] * sides,
    )


def _spells_chosen(mode: Mode, wish: tuple[Spell, ...] | int | None) -> tuple[tuple[Spell, ...], int]:
    """WT-11, WT-93, WT-97, WT-137: the tokens that are given, and how many are drawn by lot."""
    if wish is None:
        wish = USUAL_SPELLS[mode]
    if isinstance(wish, int):
        return (), wish
    return tuple(spell for spell in SPELLS.values() if spell in wish), 0
