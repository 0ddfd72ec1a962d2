"""Who may know what."""

from random import Random

import msgspec

from slet.games.wandering_towers.cards import moves_by
from slet.games.wandering_towers.events import TurnBegan
from slet.games.wandering_towers.hands import all_cards
from slet.games.wandering_towers.movement import whose_potion
from slet.games.wandering_towers.options import Lift, MoveTower, MoveWizard, NudgeKeep, SwapTowers, Thing
from slet.games.wandering_towers.pieces import (
    CREST_TOWERS,
    LONE_CARDS,
    MOST_WIZARDS,
    PRINTED_CRESTS,
    SPACES,
    Card,
    Spell,
    Wizard,
)
from slet.games.wandering_towers.ravenskeep import next_crest
from slet.games.wandering_towers.settings import Mode
from slet.games.wandering_towers.spells import AIMS
from slet.games.wandering_towers.state import GROUNDS, TowersState
from slet.games.wandering_towers.track import beneath, put, take_away, visible
from slet.kernel import Event, Seat, mixed


class Floor(msgspec.Struct, frozen=True):
    """A tower in a stack, and who stands on it."""

    tower: int
    crest: bool
    wizards: tuple[Wizard, ...] | None
    """None: imprisoned under the tower above; nobody is shown who, if anybody."""


class Space(msgspec.Struct, frozen=True):
    crest: bool
    """Whether one is printed on the ground."""
    ground: tuple[Wizard, ...] | None
    """Who stands on the ground; None where a tower covers it."""
    floors: tuple[Floor, ...]
    """The towers, from the ground up."""


class Player(msgspec.Struct, frozen=True):
    """What everybody sees of one side: a player, or in co-operative play all of them."""

    wizard: Wizard
    inside: int
    outside: int
    empty: int
    full: int
    spent: int
    cards: int


class Reach(msgspec.Struct, frozen=True):
    """Where a card of the own hand could take something, if it were played now; nothing where a die has to tell."""

    card: Card
    towers: tuple[MoveTower, ...]
    wizards: tuple[MoveWizard, ...]


class Outlook(msgspec.Struct, frozen=True):
    """What would come of a move that ends on a space, or begins there."""

    caught: tuple[Wizard, ...]
    """WT-56: whom a tower would imprison here."""
    fills: int | None
    """WT-57, WT-90: whose potion would be filled by it, if the seat that looks moved the tower."""
    flight: int | None
    """WT-46: where Ravenskeep would fly to if a wizard from here entered; None: nowhere."""


class Token(msgspec.Struct, frozen=True):
    """A spell on the table, and what it could be aimed at now. Piggyback has no aim: it goes with a card."""

    spell: Spell
    price: int
    aims: tuple[MoveTower | MoveWizard | SwapTowers | NudgeKeep | Lift, ...]


class TowersView(msgspec.Struct, frozen=True):
    """What a seat sees: the table, and its own hand."""

    seat: Seat | None
    seats: int
    mode: Mode
    teams: bool
    assisted: bool
    spells: tuple[Spell, ...]
    start_seat: Seat | None
    spaces: tuple[Space, ...]
    keep: int
    next_keep: int | None
    """Where Ravenskeep would fly to now, if a wizard entered."""
    players: tuple[Player, ...]
    """By side; in co-operative play there is one."""
    hand: list[Card]
    pile: int
    discard: tuple[Card, ...]
    turn: int
    active: Seat
    played: int
    """Cards played or discarded in this turn."""
    card: Card | None
    """The card in play."""
    thing: Thing | None
    rolled: int | None
    rolls_left: int
    moving: MoveWizard | None
    """The wizard that is about to move, while others decide whether to ride along."""
    right: Seat | None
    claim: Spell | None
    last_round: bool
    cards_left: int | None
    """Alone: how many cards may still be played."""
    reach: tuple[Reach, ...]
    outlook: tuple[Outlook, ...]
    """By space."""
    tokens: tuple[Token, ...]


class Imprisoned(msgspec.Struct, frozen=True):
    """The wizards that a tower covers, on the ground of a space (floor 0) or on a floor of its stack."""

    space: int
    floor: int
    wizards: tuple[Wizard, ...]


class TowersMemory(msgspec.Struct, frozen=True):
    """WT-72: what everybody saw and has to remember."""

    imprisoned: tuple[Imprisoned, ...]
    partner: tuple[Card, ...]
    """Cards in the partner's hand that the seat has seen."""


def view(s: TowersState, seat: int | None, *, aids: bool = True) -> TowersView:
    """`aids`: with what is worked out from the rest for people, which takes most of the time."""
    hand = hand_of(s, seat)
    return TowersView(
        seat=seat,
        seats=s.seats,
        mode=s.mode,
        teams=s.settings.teams,
        assisted=s.assisted,
        spells=s.spells,
        start_seat=s.start_seat,
        spaces=tuple([_space(s, space) for space in range(SPACES)]),
        keep=s.keep,
        next_keep=next_crest(s),
        players=tuple([_player(s, side) for side in range(len(s.hands))]),
        hand=hand,
        pile=len(s.pile),
        discard=tuple(s.discard),
        turn=s.turn,
        active=s.active,
        played=s.played,
        card=s.card,
        thing=s.thing,
        rolled=s.rolled,
        rolls_left=s.rolls_left,
        moving=s.moving,
        right=s.right,
        claim=s.claim,
        last_round=s.last_round,
        cards_left=LONE_CARDS - s.cards_spent if s.alone else None,
        reach=tuple([_reach(s, seat, card) for card in dict.fromkeys(hand)]) if aids and seat is not None else (),
        outlook=tuple([_outlook(s, seat, space) for space in range(SPACES)]) if aids else (),
        tokens=tuple([_token(s, spell) for spell in s.spells]) if aids else (),
    )


def hand_of(s: TowersState, seat: int | None) -> list[Card]:
    """WT-70, WT-141: the own hand, in the order of the box; a common one is open to all."""
    if seat is None and s.mode != "coop":
        return []
    return sorted(s.hands[s.side(seat or 0)], key=ORDER.__getitem__)


def _space(s: TowersState, space: int) -> Space:
    stack = s.stacks[space]
    shown = s.assisted or s.step is None  # WT-73, WT-147
    if not stack:
        return Space(space in PRINTED_CRESTS, s.standing[space], ())
    floors = [
        Floor(
            tower,
            tower in CREST_TOWERS,
            s.standing[GROUNDS + tower - 1] if shown or floor == len(stack) else None,
        )
        for floor, tower in enumerate(stack, 1)
    ]
    return Space(space in PRINTED_CRESTS, s.standing[space] if shown else None, tuple(floors))


def _player(s: TowersState, side: int) -> Player:
    return Player(
        wizard=s.colours[side],
        inside=s.inside[side],
        outside=s.wizards - s.inside[side],
        empty=s.empty[side],
        full=s.full[side],
        spent=s.spent[side],
        cards=len(s.hands[side]),
    )


def _reach(s: TowersState, seat: int, card: Card) -> Reach:
    moves = [] if card.dice else list(moves_by(s, seat, card, None, 0))
    return Reach(
        card,
        tuple([move for move in moves if isinstance(move, MoveTower)]),
        tuple([move for move in moves if isinstance(move, MoveWizard)]),
    )


def _outlook(s: TowersState, seat: int | None, space: int) -> Outlook:
    caught = visible(s, space)
    fills = whose_potion(s, seat) if caught and seat is not None else None
    return Outlook(caught, fills, next_crest(s, leaving=space))


def _token(s: TowersState, spell: Spell) -> Token:
    aims = tuple(AIMS[spell][0](s)) if spell in AIMS else ()
    return Token(spell, spell.price, aims)  # type: ignore[arg-type]


# What is withheld and what is hidden


def covered(s: TowersState) -> list[tuple[int, int, int]]:
    """Every place that a tower covers: its space, its floor (0 is the ground) and the place."""
    return [
        (space, floor - 1, beneath(s, space, floor))
        for space, stack in enumerate(s.stacks)
        for floor in range(1, len(stack) + 1)
    ]


def recall(s: TowersState, seat: int | None) -> TowersMemory:
    known = s.known[s.partner(seat)] if s.settings.teams and seat is not None else ()
    imprisoned = (
        ()
        if s.assisted
        else tuple(
            Imprisoned(space, floor, s.standing[place]) for space, floor, place in covered(s) if s.standing[place]
        )
    )
    return TowersMemory(imprisoned, known)


def last_open_turn(s: TowersState, seat: int | None) -> int:
    """WT-73: the log goes back to the start of the seat's last own turn before this one; a spectator's, one round."""
    if s.assisted or s.start_seat is None:
        return 0
    since = (s.active - seat) % s.seats if seat is not None else 0
    return max(0, s.turn - (since or s.seats))


def opens(s: TowersState, event: Event, seat: int | None) -> bool:
    """Whether the log that a seat may read in a running game begins with this event."""
    return isinstance(event, TurnBegan) and 0 < event.turn == last_open_turn(s, seat)


def imagine(s: TowersState, seat: int | None, rng: Random, memory: float) -> None:
    """Deal the draw pile and the hands that the seat does not see anew; forget some imprisoned wizards."""
    partner = s.partner(seat) if s.settings.teams and seat is not None else None
    unseen = list(s.pile)
    kept: dict[int, list[Card]] = {}
    for side, hand in enumerate(s.hands):
        if (seat is not None and side == s.side(seat)) or s.mode == "coop":
            continue
        kept[side] = list(s.known[side]) if side == partner else []
        rest = hand.copy()
        for card in kept[side]:
            rest.remove(card)
        unseen += rest
    unseen = mixed(unseen, rng)
    for side, known in kept.items():
        drawn = len(s.hands[side]) - len(known)
        s.hands[side][:] = [*known, *unseen[:drawn]]
        del unseen[:drawn]
        if side != partner:
            s.known[side] = ()  # whether a card that others showed each other is still there is hidden too
    s.pile[:] = unseen
    if memory < 1:
        _forget(s, seat, rng, memory)


def _forget(s: TowersState, seat: int | None, rng: Random, memory: float) -> None:
    """Some wizards may stand under any tower, except where all was seen in that part of the log that is open."""
    open_since = last_open_turn(s, seat)
    places = [place for _, _, place in covered(s) if s.seen[place] < open_since]
    imprisoned = [(wizard, place) for place in places for wizard in s.standing[place]]
    forgotten = [one for one in imprisoned if rng.random() >= memory]
    for wizard, place in forgotten:
        take_away(s, wizard, place)
    for wizard, _ in forgotten:
        room = [place for place in places if len(s.standing[place]) < MOST_WIZARDS]
        put(s, wizard, rng.choice(room))


def all_pieces(s: TowersState) -> list[str]:
    """Cards, wizards, towers and potions."""
    outside = [wizard.name for place in s.standing for wizard in place]
    inside = [wizard.name for side, wizard in enumerate(s.colours) for _ in range(s.inside[side])]
    if s.step == "set_up":  # they stand beside the board until they are placed
        outside = [wizard.name for wizard in s.colours for _ in range(s.wizards)]
    potions = ["potion"] * sum([*s.empty, *s.full, *s.spent])
    return [*map(repr, all_cards(s)), *outside, *inside, *potions, *[f"tower {n}" for stack in s.stacks for n in stack]]


ORDER = {card: n for n, card in enumerate(map(Card.named, Card.names()))}
