"""Who may know what: WIT-154, WIT-162 to WIT-166."""

from random import Random

import msgspec

from slet.games.the_witches.attempts import CRISIS, added, cackles_so_far, hard_bonus, needed, total
from slet.games.the_witches.drawing import hand_limit
from slet.games.the_witches.ending import points
from slet.games.the_witches.lancre import face_up_elves
from slet.games.the_witches.pieces.cards import Card, in_order
from slet.games.the_witches.pieces.places import DUNGEON, SPACES, Space
from slet.games.the_witches.pieces.tiles import Tile
from slet.games.the_witches.planning.helps import Help, Outcome, helps, outcomes, rolls_left, ways_enough
from slet.games.the_witches.settings import Apprentice, Mode
from slet.games.the_witches.state import Ability, WitchesState
from slet.games.the_witches.walking import ways_to_walk
from slet.kernel import Seat, mixed


class SpaceView(msgspec.Struct, frozen=True):
    """A space of the map. A face-down tile is None, except for who has looked at it."""

    space: Space
    tile: Tile | None
    is_face_down: bool
    crises: int
    extra: int
    """What the Crises add to the difficulty."""
    witches: tuple[Seat, ...]
    seen_by: tuple[Seat, ...]
    """The seats that have looked at the face-down tile; that they did, all have seen."""


class PlayerView(msgspec.Struct, frozen=True):
    apprentice: Apprentice | None
    ability: Ability | None
    """The ability tile not used yet."""
    space: Space | None
    """Where the witch is; None before she is on the map."""
    cackles: int
    aliss: int
    easy: tuple[Tile, ...]
    hard: tuple[Tile, ...]
    bonus: int
    """What the Hard tiles add to every attempt."""
    points: int
    cards: int
    """How many cards are in the hand."""
    limit: int
    hand: tuple[Card, ...] | None
    """The cards themselves, where they may be seen."""


class BoxView(msgspec.Struct, frozen=True):
    """A problem box: how many tiles of each kind, and the top one if it is an Easy one."""

    easy: int
    hard: int
    top: Tile | None


class AttemptView(msgspec.Struct, frozen=True):
    space: Space
    tile: Tile
    dice: tuple[int, ...]
    going_on: bool
    headology: int
    magic: int
    bonus: int
    rolled: int
    """What the dice show together."""
    added: int
    """What symbols and bonuses have added to them."""
    hard_bonus: int
    total: int
    needed: int
    cackles: int
    """Cackles that the attempt has brought so far; failing brings one more."""
    outcomes: tuple[Outcome, ...]
    """Every total that the dice still to come can bring."""
    rolls: int
    """In how many ways those dice can fall."""
    enough: int
    """In how many of them the total is enough."""
    helps: tuple[Help, ...]
    """What the own cards and tiles would change; for the player who tries."""


class Odds(msgspec.Struct, frozen=True):
    """What a seat can expect at a space, if its witch tried the problem there now."""

    space: Space
    tile: Tile | None
    """None: it lies face down; the chances are the mean over all Hard tiles that the seat has not seen."""
    needed: int | None
    """The difficulty with Crises; None where the tile is not known."""
    by_dice: float
    """With the dice and the own Hard tiles alone."""
    with_cards: float
    """With all symbols and bonuses that the seat holds."""
    for_sure: bool
    """Whether the seat holds what solves it without dice."""


class WitchesView(msgspec.Struct, frozen=True):
    """What a seat sees: the table, and its own hand."""

    seat: Seat | None
    seats: int
    mode: Mode
    stacked_crises: bool
    any_problem: bool
    """Whether what solves a problem without dice does so anywhere on the map, at any moment of the own turn."""
    open_hands: bool
    turn: int
    turns: int
    active: Seat
    mover: Seat | None
    """Whose turn it is: the active seat; None before the first turn and when the game is over."""
    first: Seat
    actions: int
    """Movement actions that the active player has left, with the present one."""
    paths: int
    """Paths left in the walk under way."""
    walked: int
    """Paths gone in it."""
    passing: bool
    """Invisibility was played: the walk has to go on."""
    must_leave: bool
    """Invisibility was played in the first action: this one has to be used to leave."""
    looked_at: Space | None
    """Where in Town or Castle a tile was looked at before this action: it is tried, or Invisibility is spent."""
    hand: list[Card]
    """Own cards in order; empty for a spectator."""
    spaces: tuple[SpaceView, ...]
    dungeon: tuple[Seat, ...]
    """The seats whose witches are there."""
    players: tuple[PlayerView, ...]
    boxes: tuple[BoxView, ...]
    pile: int
    discard: list[Card]
    """The last one is on top."""
    cackle_supply: int
    aliss_supply: int
    crisis_supply: int
    elves: int
    """Elf tiles lying face up on the map."""
    gone: tuple[Tile, ...]
    """Tiles that left the game for all to see."""
    attempt: AttemptView | None
    ways: tuple[tuple[Space, ...], ...]
    """Where the walk of the own witch can go without a card, each as the spaces on the way."""
    odds: tuple[Odds, ...] = ()
    """The odds at every problem, for the player who is about to move."""


def view(s: WitchesState, seat: int | None, *, aids: bool = True) -> WitchesView:
    """`aids`: with what is worked out from the rest for people, which takes most of the time."""
    return WitchesView(
        seat=seat,
        seats=s.seats,
        mode=s.mode,
        stacked_crises=s.settings.stacked_crises,
        any_problem=s.settings.any_problem,
        open_hands=s.open_hands,
        turn=s.turn,
        turns=s.turns,
        active=s.active,
        mover=s.active if s.turn and s.step is not None else None,
        first=s.first,
        actions=s.actions,
        paths=s.paths,
        walked=s.walked,
        passing=s.passing,
        must_leave=s.must_leave,
        looked_at=s.looked_at,
        hand=[] if seat is None else in_order(s.hands[seat]),
        spaces=tuple([_space(s, seat, space) for space in SPACES]),
        dungeon=_witches_at(s, DUNGEON),
        players=tuple([_player(s, seat, player) for player in range(s.seats)]),
        boxes=tuple([_box(box) for box in s.boxes]),
        pile=len(s.pile),
        discard=s.discard.copy(),
        cackle_supply=s.cackle_supply,
        aliss_supply=s.aliss_supply,
        crisis_supply=s.crisis_supply,
        elves=face_up_elves(s),
        gone=s.gone,
        attempt=_attempt(s, seat, aids),
        ways=ways_to_walk(s) if aids and seat == s.active else (),
    )


def sees_hand(s: WitchesState, seat: int | None, owner: int) -> bool:
    """WIT-154, WIT-162: own cards; playing together with open hands, those of all players."""
    return seat == owner or (s.open_hands and seat is not None)


def _space(s: WitchesState, seat: int | None, space: Space) -> SpaceView:
    number = space.number
    hides = s.face_down[number] and (seat is None or seat not in s.seen_by[number])
    tile = None if hides else s.problems[number]
    return SpaceView(
        space,
        tile,
        s.face_down[number],
        s.crises[number],
        CRISIS * s.crises[number],
        _witches_at(s, space),
        s.seen_by[number],
    )


def _witches_at(s: WitchesState, space: Space) -> tuple[int, ...]:
    if space not in s.witches:
        return ()
    return tuple([seat for seat, where in enumerate(s.witches) if where is space])


def _player(s: WitchesState, seat: int | None, player: int) -> PlayerView:
    return PlayerView(
        apprentice=s.apprentices[player],
        ability=s.abilities[player],
        space=s.witches[player],
        cackles=s.cackles[player],
        aliss=s.aliss[player],
        easy=s.easy[player],
        hard=s.hard[player],
        bonus=hard_bonus(s, player),
        points=points(s, player),
        cards=len(s.hands[player]),
        limit=hand_limit(s, player),
        hand=tuple(in_order(s.hands[player])) if sees_hand(s, seat, player) else None,
    )


def _box(box: tuple[Tile, ...]) -> BoxView:
    """WIT-164: only the top tile is seen, and a Hard one is face down."""
    hard = sum(tile.is_hard for tile in box)
    return BoxView(len(box) - hard, hard, box[-1] if len(box) > hard else None)


def _attempt(s: WitchesState, seat: int | None, aids: bool) -> AttemptView | None:
    tile = None if s.tried is None else s.problems[s.tried.number]
    if s.tried is None or tile is None:  # it is over when its problem is gone
        return None
    return AttemptView(
        space=s.tried,
        tile=tile,
        dice=s.dice,
        going_on=s.going_on,
        headology=s.headology,
        magic=s.magic,
        bonus=s.bonus,
        rolled=sum(s.dice),
        added=added(s),
        hard_bonus=hard_bonus(s, s.active),
        total=total(s),
        needed=needed(s),
        cackles=cackles_so_far(s),
        outcomes=outcomes(s) if aids else (),
        rolls=rolls_left(s),
        enough=ways_enough(s),
        helps=helps(s) if aids and seat == s.active else (),
    )


# --- dealing anew ------------------------------------------------------------------------------------------------


def imagine(s: WitchesState, seat: int | None, rng: Random, _memory: float) -> None:
    """Deal anew the hands that the seat may not see, the draw pile, and the tiles that nobody has shown it."""
    _deal_cards_anew(s, seat, rng)
    _deal_hard_anew(s, seat, rng)
    _deal_easy_anew(s, rng)


def _deal_cards_anew(s: WitchesState, seat: int | None, rng: Random) -> None:
    """All saw which cards were in the discard pile when it was shuffled. So those that were in hands then are still
    there, or were played; how many of them a hand has left can be told by anybody.
    """
    hidden = [hand for owner, hand in enumerate(s.hands) if not sees_hand(s, seat, owner)]
    held = set(s.held)
    older = [card for hand in hidden for card in hand if card in held]
    newer = [card for hand in hidden for card in hand if card not in held] + s.pile
    older, newer = mixed(older, rng), mixed(newer, rng)
    for hand in hidden:
        kept = sum(card in held for card in hand)
        hand[:] = [*[older.pop() for _ in range(kept)], *[newer.pop() for _ in range(len(hand) - kept)]]
    s.pile[:] = newer


def _deal_hard_anew(s: WitchesState, seat: int | None, rng: Random) -> None:
    face_down = [number for number, down in enumerate(s.face_down) if down]
    unknown = [number for number in face_down if seat is None or seat not in s.seen_by[number]]
    tiles = [tile for number in unknown if (tile := s.problems[number]) is not None]
    tiles += [tile for box in s.boxes for tile in box if tile.is_hard]
    tiles += [tile for tile in s.unused if tile.is_hard]
    tiles = mixed(tiles, rng)
    for number in unknown:
        s.problems[number] = tiles.pop()
    s.boxes = tuple([tuple([tiles.pop() if tile.is_hard else tile for tile in box]) for box in s.boxes])
    s.unused = tuple([tiles.pop() if tile.is_hard else tile for tile in s.unused])


def _deal_easy_anew(s: WitchesState, rng: Random) -> None:
    """WIT-164: the top tile of a box is seen, those under it are not."""
    tiles = [tile for box in s.boxes for tile in box[:-1] if not tile.is_hard]
    tiles += [tile for tile in s.unused if not tile.is_hard]
    tiles = mixed(tiles, rng)
    s.boxes = tuple([tuple([tile if tile.is_hard else tiles.pop() for tile in box[:-1]]) + box[-1:] for box in s.boxes])
    s.unused = tuple([tile if tile.is_hard else tiles.pop() for tile in s.unused])


def all_pieces(s: WitchesState) -> list[object]:
    """Cards, tiles and counters, wherever they lie."""
    counters = ["cackle"] * (s.cackle_supply + sum(s.cackles))
    counters += ["black aliss"] * (s.aliss_supply + sum(s.aliss))
    counters += ["crisis"] * (s.crisis_supply + sum(s.crises))
    return [*s.all_cards(), *s.all_tiles(), *counters]
