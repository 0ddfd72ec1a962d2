"""Phase 2: moving, WIT-57 to WIT-65; with the Dungeon, WIT-138 to WIT-142."""

from collections.abc import Sequence

from slet.games.the_witches.attempts import turn_up
from slet.games.the_witches.benefits import Beside, beside, has_something_beside, play_beside
from slet.games.the_witches.cackles import rest_at_the_cottage
from slet.games.the_witches.events import Flew, LeftDungeon, Played, Stayed, Waited, Walked
from slet.games.the_witches.invisibility import (
    can_linger,
    can_look_here,
    can_look_next_door,
    can_vanish,
    linger,
    look,
    use_tile,
    vanish,
)
from slet.games.the_witches.lancre import is_occupied, others_here, where
from slet.games.the_witches.options import (
    FLIES,
    LINGER,
    LINGER_BYS,
    OVERS,
    STAY,
    STOP,
    TOS,
    VANISH,
    WAIT,
    WALKS,
    Cure,
    Fly,
    Linger,
    LingerBy,
    Look,
    Over,
    Stay,
    Stop,
    Three,
    To,
    Vanish,
    Wait,
    Walk,
    options_at,
)
from slet.games.the_witches.pieces.cards import Card
from slet.games.the_witches.pieces.places import COTTAGE, DUNGEON, SPACES, Space
from slet.games.the_witches.piles import lay_down
from slet.games.the_witches.state import Step, WitchesState
from slet.games.the_witches.turn import begin_walk, end_action
from slet.kernel import Rule, pick, pick_hidden, tell

Movement = Stay | Wait | Walk | Over | Fly | To | Look | Vanish | Beside
OnTheWay = Stop | Walk | Look | Vanish | Linger | LingerBy | Beside


def movement_action(s: WitchesState) -> Rule[Step | None]:
    """WIT-57: the witch stays, walks or flies."""
    seat = s.active
    in_dungeon = s.witches[seat] is DUNGEON
    choice = yield from pick_hidden(s, seat, "dungeon" if in_dungeon else "move", movements, _why(s))
    match choice:
        case Card() | Cure() | Three():
            return (yield from play_beside(s, choice, "movement_action"))
        case Vanish():
            use_tile(s, "invisibility")
            return (yield from vanish(s))
        case Look():
            s.looked_at = choice.space
            look(s, choice.space)
            return "movement_action"
        case Fly():
            return (yield from _fly(s, choice.card))
        case Walk():
            begin_walk(s)
            return _along_path(s, choice.space)
        case To():
            _leave_freely(s, choice.space)
        case Over():
            # WIT-115: who has looked at the tile goes over to try it, and keeps Invisibility.
            s.moved = s.looked_at is None
            s.witches[seat] = choice.space
            tell(s, Walked, seat, choice.space)
        case Wait():
            tell(s, Waited, seat)
            return end_action(s)
        case Stay():
            tell(s, Stayed, seat)
    return "secondary_action"


def _why(s: WitchesState) -> str:
    if s.witches[s.active] is DUNGEON:
        return "WIT-138" if s.actions == 2 else "WIT-140"
    if s.looked_at is not None:
        return "WIT-115"
    return "WIT-113" if s.must_leave else "WIT-57"


def movements(s: WitchesState, seat: int) -> Sequence[Movement]:
    """WIT-57, WIT-58, WIT-62, WIT-63: what a witch may do with a movement action."""
    here = where(s, seat)
    if here is DUNGEON:
        return _out_of_dungeon(s, seat)
    if s.looked_at is not None:
        spend: list[Movement] = [VANISH] if s.abilities[seat] == "invisibility" else []
        return [OVERS[s.looked_at.number], *spend, *beside(s, seat)]
    choices: list[Movement] = [] if s.must_leave else [STAY]
    choices += options_at(WALKS, here.neighbours)
    choices += options_at(OVERS, here.others)
    choices += [FLIES[card.number] for card in s.hands[seat] if card.symbol == "broomstick"]
    if here.others:
        choices += can_look_next_door(s, seat)
    choices += beside(s, seat)
    return choices


def _out_of_dungeon(s: WitchesState, seat: int) -> Sequence[Movement]:
    """WIT-138 to WIT-141: by a card or the tile in the first action; in the second anywhere, without a card."""
    choices: list[Movement]
    if s.actions == 2:
        choices = [WAIT, *(FLIES[card.number] for card in s.hands[seat] if card.symbol == "broomstick")]
        if s.abilities[seat] == "invisibility":
            choices.append(VANISH)
    else:
        choices = [*TOS]
    return [*choices, *beside(s, seat)]


def _leave_freely(s: WitchesState, space: Space) -> None:
    """WIT-140: the second action takes her out of the Dungeon without a card, and that is all its movement."""
    s.witches[s.active] = space
    tell(s, LeftDungeon, s.active, space)


def _fly(s: WitchesState, card: Card) -> Rule[Step]:
    """WIT-63: to any other space of the map; what is on the way does not matter."""
    seat = s.active
    lay_down(s, seat, card)
    here = where(s, seat)
    choice = yield from pick(seat, "fly", [TOS[space.number] for space in SPACES if space is not here], "WIT-63")
    s.witches[seat] = choice.space
    s.moved = True
    tell(s, Flew, seat, card, choice.space)
    return "secondary_action"


def _along_path(s: WitchesState, space: Space) -> Step:
    s.witches[s.active] = space
    s.paths -= 1
    s.walked += 1
    s.moved = True
    s.passing = False
    tell(s, Walked, s.active, space)
    return "walk"


def walk(s: WitchesState) -> Rule[Step | None]:
    """WIT-58, WIT-59: after each path she may go on while paths are left and nothing stops her."""
    seat = s.active
    if not s.hands[seat] and len(on_the_way(s, seat)) == 1:  # all can see that there is nothing to choose
        choice = on_the_way(s, seat)[0]
    else:
        choice = yield from pick_hidden(s, seat, "walk", on_the_way, "WIT-59" if is_occupied(s, seat) else "WIT-58")
    match choice:
        case Card() | Cure() | Three():
            return (yield from play_beside(s, choice, "walk"))
        case Vanish():
            use_tile(s, "invisibility")
            return (yield from vanish(s))
        case Linger():
            use_tile(s, "invisibility")
            return linger(s)
        case LingerBy():
            lay_down(s, seat, choice.card)
            tell(s, Played, seat, choice.card)
            return linger(s)
        case Look():
            look(s, choice.space)
            return "walk"
        case Walk():
            return _along_path(s, choice.space)
        case Stop():
            s.moved = False
    return "secondary_action"


def on_the_way(s: WitchesState, seat: int) -> Sequence[OnTheWay]:
    """WIT-59 to WIT-61: on a space with a problem or a witch the walk ends, unless Invisibility lets it go on."""
    here = where(s, seat)
    if s.walked == 0 or s.passing:  # it has been begun, or she is passing unseen: she has to go along a path
        return [*options_at(WALKS, here.neighbours), *beside(s, seat)]
    if is_occupied(s, seat):
        return _stopped(s, seat)
    onward = options_at(WALKS, here.neighbours) if s.paths else []
    return [STOP, *onward, *beside(s, seat)]


def _stopped(s: WitchesState, seat: int) -> Sequence[OnTheWay]:
    """WIT-112 to WIT-114: stop, or look first, or pass unseen, at once or with the second action."""
    unseen: list[OnTheWay] = [*can_look_here(s, seat)]
    has_tile = s.abilities[seat] == "invisibility"
    if has_tile and can_vanish(s, seat):
        unseen.append(VANISH)
    if can_linger(s):
        unseen += [LINGER] if has_tile else []
        unseen += [LINGER_BYS[card.number] for card in s.hands[seat] if card.benefit == "invisible"]
    return [STOP, *unseen, *beside(s, seat)]


def secondary_action(s: WitchesState) -> Rule[Step | None]:
    """WIT-65, WIT-95: with a problem there it must be tried; with other witches tea is had; else nothing is done."""
    seat = s.active
    here = where(s, seat)
    if s.moved and s.actions == 2 and is_occupied(s, seat) and _may_have_something(s, seat):
        choice = yield from pick_hidden(s, seat, "arrived", _stopped, "WIT-113")
        if isinstance(choice, Card | Cure | Three):
            return (yield from play_beside(s, choice, "secondary_action"))
        if isinstance(choice, Vanish):
            use_tile(s, "invisibility")
            return (yield from vanish(s))
        if isinstance(choice, Look):
            look(s, choice.space)
            return "secondary_action"
    if s.problems[here.number] is not None:
        s.tried = here
        if s.face_down[here.number]:
            turn_up(s, here)
        return "before_dice"
    if others_here(s, seat):
        return "tea"
    if s.mode == "solo" and here is COTTAGE and s.cackles[seat]:
        return (yield from rest_at_the_cottage(s))
    return end_action(s)


def _may_have_something(s: WitchesState, seat: int) -> bool:
    """Whether there may be a choice, as far as all can see."""
    return has_something_beside(s, seat) or s.abilities[seat] == "invisibility"
