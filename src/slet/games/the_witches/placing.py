"""Phase 1: placing a problem, WIT-44 to WIT-56."""

from collections.abc import Sequence

from slet.games.the_witches.benefits import Beside, beside, has_something_beside, play_beside
from slet.games.the_witches.cackles import lose
from slet.games.the_witches.events import CardTurned, CrisisPut, NothingPut, Placed, PlacedByLot
from slet.games.the_witches.lancre import has_witch, is_empty
from slet.games.the_witches.options import PUTS, TURN_CARD, TurnCard, options_at
from slet.games.the_witches.pieces.places import SPACES, SPACES_OF, Space
from slet.games.the_witches.pieces.tiles import Tile
from slet.games.the_witches.piles import top_card
from slet.games.the_witches.state import Step, WitchesState
from slet.kernel import Rule, draw_one, pick, pick_hidden, tell


def place_problem(s: WitchesState) -> Rule[Step | None]:
    """WIT-45, WIT-50: cards are turned until the tile is placed; before each, benefits may be played (WIT-39)."""
    if has_something_beside(s, s.active):
        choice = yield from pick_hidden(s, s.active, "place", before_card, "WIT-45")
        if not isinstance(choice, TurnCard):
            return (yield from play_beside(s, choice, "place_problem"))
    if not any(_is_of_use(s, card.location) for card in (*reversed(s.pile), *s.discard)):
        return (yield from _place_by_lot(s))
    card = yield from top_card(s)
    assert card is not None, "a card outside the hands is of use, so there is one"
    s.discard.append(card)
    tell(s, CardTurned, card, SPACES_OF[card.location][0])
    return (yield from _follow_card(s, card.location))


def before_card(s: WitchesState, seat: int) -> Sequence[TurnCard | Beside]:
    return [TURN_CARD, *beside(s, seat)]


def _follow_card(s: WitchesState, location: str) -> Rule[Step | None]:
    """WIT-46 to WIT-49, WIT-52 to WIT-55: what the location named by the card means for the tile."""
    spaces = SPACES_OF[location]
    if has_witch(s, location):
        tell(s, NothingPut, spaces[0], "witch")
        return "place_problem"
    if empty := [space for space in spaces if s.problems[space.number] is None]:
        space = yield from _choose(s, "place-where", empty, "WIT-53")
        put_problem(s, space)
        return "movement_action"
    room = [space for space in spaces if s.settings.stacked_crises or not s.crises[space.number]]
    if not room:
        tell(s, NothingPut, spaces[0], "crisis")
        return "place_problem"
    space = yield from _choose(s, "crisis-where", room, "WIT-54")
    put_crisis(s, space)
    return None if s.lost else "place_problem"


def _choose(s: WitchesState, kind: str, spaces: list[Space], why: str) -> Rule[Space]:
    if len(spaces) == 1:
        return spaces[0]
    choice = yield from pick(s.active, kind, options_at(PUTS, spaces), why)
    return choice.space


def put_problem(s: WitchesState, space: Space) -> None:
    tile = lay_out(s, space)
    tell(s, Placed, None if tile.is_hard else tile, space)


def lay_out(s: WitchesState, space: Space) -> Tile:
    """WIT-44, WIT-46: the top tile of the leftmost box that is not empty; a Hard one stays face down."""
    tile = take_from_box(s)
    s.problems[space.number] = tile
    s.face_down[space.number] = tile.is_hard
    return tile


def take_from_box(s: WitchesState) -> Tile:
    box = leftmost_box(s)
    tile = s.boxes[box][-1]
    s.boxes = (*s.boxes[:box], s.boxes[box][:-1], *s.boxes[box + 1 :])
    return tile


def leftmost_box(s: WitchesState) -> int:
    """The box that the next tile comes from."""
    return next(number for number, box in enumerate(s.boxes) if box)


def put_crisis(s: WitchesState, space: Space) -> None:
    """WIT-47, WIT-51: if none is in the supply, all lose."""
    if not s.crisis_supply:
        lose(s, "lost-crises")
        return
    s.crisis_supply -= 1
    s.crises[space.number] += 1
    tell(s, CrisisPut, space, s.crises[space.number])


def _is_of_use(s: WitchesState, location: str) -> bool:
    """Whether the tile or a Crisis would be put at this location."""
    if has_witch(s, location):
        return False
    return any(
        s.problems[space.number] is None or s.settings.stacked_crises or not s.crises[space.number]
        for space in SPACES_OF[location]
    )


def _place_by_lot(s: WitchesState) -> Rule[Step]:
    """WIT-56: no card outside the hands is of use. The tile goes to an empty space by lot, or leaves the game."""
    tile = s.boxes[leftmost_box(s)][-1]
    known = None if tile.is_hard else tile
    free = [space for space in SPACES if is_empty(s, space) and not has_witch(s, space.location)]
    if free:
        space = yield from draw_one(free)
        lay_out(s, space)
        tell(s, PlacedByLot, known, space)
        tell(s, Placed, known, space)
        return "movement_action"
    take_from_box(s)
    if tile.is_hard:
        s.unused += (tile,)
    else:
        s.gone += (tile,)
    tell(s, PlacedByLot, known, None)
    return "movement_action"
