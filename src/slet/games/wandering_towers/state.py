"""The state of the table."""

from typing import Literal

from slet.games.wandering_towers.options import MoveWizard, Thing
from slet.games.wandering_towers.pieces import (
    COLOURS,
    DECK,
    LONE_POTIONS,
    LONE_WIZARDS,
    RUINS,
    SHARES,
    SPACES,
    TOWERS,
    Card,
    Spell,
    Wizard,
)
from slet.games.wandering_towers.settings import Mode, TowersSettings, enough_wizards, mode_of, spells_chosen
from slet.kernel import State

Step = Literal["set_up", "begin_turn", "act", "discard_all", "before_card", "carry_out", "after_card", "end_turn"]

GROUNDS = SPACES
"""Wizards stand on the ground of a space, or on a tower. A *place* is the number of the space, or this and the tower's
number less one: so whoever stands on a tower goes wherever the tower goes."""


class TowersState(State, gc=False):
    # The game. A *side* is a player with wizards, potions and a hand of its own; in co-operative play all are one side.
    settings: TowersSettings = TowersSettings()
    seats: int = 2
    mode: Mode = "base"
    """The one chosen, or that of so many seats."""
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
    def assisted(self) -> bool:
        """WT-147: nobody has to remember anything."""
        return self.settings.memory == "assisted"

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

    # --- made by `make generated` from the fields ---
    def copy(self) -> "TowersState":
        return TowersState(
            self.step,
            None,
            self.settings,
            self.seats,
            self.mode,
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

    # --- end of what is made ---


def start(seats: int, settings: TowersSettings) -> TowersState:
    """The table before set-up: what the players chose, and the whole deck."""
    mode = mode_of(seats, settings)
    alone = mode in ("solo", "coop")
    sides = 1 if alone else seats
    wizards, potions = (LONE_WIZARDS, LONE_POTIONS) if alone else SHARES[seats]
    spells, tokens_by_lot = spells_chosen(mode, settings.spells)
    with_potions = not alone or bool(spells or tokens_by_lot)
    colours = (COLOURS["blue"],) if alone else settings.colours or enough_wizards(seats)[:seats]
    return TowersState(
        step="set_up",
        settings=settings,
        seats=seats,
        mode=mode,
        colours=colours,
        wizards=wizards,
        spells=spells,
        tokens_by_lot=tokens_by_lot,
        start_seat=settings.start_seat,
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
