"""The benefits of the cards: when each may be played, and what it does. WIT-38 to WIT-40, WIT-108 to WIT-128."""

from collections.abc import Sequence

from slet.games.the_witches.attempts import (
    is_enough,
    needed,
    tell_elves,
    total,
    tried_tile,
    turn_up,
)
from slet.games.the_witches.automatic import automatic_ways, play_automatic, solve_one, within_reach
from slet.games.the_witches.cackles import give_back, take_cackles
from slet.games.the_witches.dice import faces, shown
from slet.games.the_witches.events import Discarded, Played, Relieved, Rerolled
from slet.games.the_witches.fleeing import rescue
from slet.games.the_witches.invisibility import can_vanish, has_invisibility, leave_dungeon, look, vanish
from slet.games.the_witches.lancre import empty_spaces, is_occupied
from slet.games.the_witches.options import (
    DISCARDS,
    ENOUGH,
    GIVE_BACK,
    LOOKS,
    RELIEFS,
    TURN_UPS,
    Cure,
    Discard,
    Enough,
    Look,
    Relieve,
    Reroll,
    Three,
    TurnUp,
)
from slet.games.the_witches.pieces.cards import Card
from slet.games.the_witches.pieces.places import DUNGEON, SPACES, Space
from slet.games.the_witches.piles import draw_into_hand, lay_down
from slet.games.the_witches.state import Step, WitchesState
from slet.games.the_witches.turn import begin_walk
from slet.kernel import Rule, pick, pick_hidden, roll, tell

EXTRA_PATHS = 2
"""WIT-118."""
ATTEMPT: tuple[Step, ...] = ("before_dice", "after_first_pair", "after_second_pair")
Beside = Card | Cure | Three
"""WIT-38, WIT-83: what may be played in the own turn beside what is asked."""


def beside(s: WitchesState, seat: int) -> list[Beside]:
    """All that can do something at this moment."""
    return [*automatic_ways(s, seat), *benefits(s, seat)]


def has_something_beside(s: WitchesState, seat: int) -> bool:
    """Whether there may be something of it, as far as all can see: a hand is not looked into."""
    return bool(s.hands[seat] or automatic_ways(s, seat))


def play_beside(s: WitchesState, choice: Beside, back: Step) -> Rule[Step | None]:
    if isinstance(choice, Card):
        return (yield from play_benefit(s, choice, back))
    return (yield from play_automatic(s, choice, back))


def benefits(s: WitchesState, seat: int) -> list[Card]:
    """WIT-40: the cards in hand that can do something at this moment; the step that asks says which moment it is."""
    hand = s.hands[seat]
    if not hand:
        return []
    can = {"cards", "cards_cackle"}
    if len(hand) > 1:
        can.add("trans")
    if s.cackles[seat]:
        can.add("self")
    if any(s.crises):
        can.add("help")
    if True in s.face_down:
        can.update(("shamble", "borrow"))
    can.update([kind for kind in ("sheep", "death") if within_reach(s, kind)])  # WIT-84, WIT-180
    if s.step in ATTEMPT:
        can |= _in_attempt(s)
    elif s.step in ("movement_action", "walk", "secondary_action"):
        can |= _on_the_move(s, seat)
    return [card for card in hand if card.benefit in can or (card.benefit == "bonus4" and card.against in can)]


def _in_attempt(s: WitchesState) -> set[str]:
    """WIT-109, WIT-121, WIT-125. A +4 is there under the name of its enemies."""
    tile = tried_tile(s)
    can = {"bonus2", tile.family}
    if s.dice:
        can.add("reroll")
    if s.step == "after_second_pair" and not is_enough(s) and empty_spaces(s):
        can.add("rescue")
    return can


def _on_the_move(s: WitchesState, seat: int) -> set[str]:
    """WIT-113, WIT-115, WIT-118, WIT-138."""
    can = {"invisible"} if can_vanish(s, seat) else set()
    if s.witches[seat] is DUNGEON:
        if s.actions == 2:
            can.add("rescue")
    elif _can_walk_further(s, seat):
        can.add("move")
    return can


def _can_walk_further(s: WitchesState, seat: int) -> bool:
    """WIT-40, WIT-118: a walk may begin, or this one may go on; on an occupied space only who could pass it unseen."""
    if s.step == "movement_action":
        return s.looked_at is None
    if s.step != "walk":
        return False
    may_go_on = s.walked == 0 or s.passing or not is_occupied(s, seat)
    return may_go_on or has_invisibility(s, seat)


def play_benefit(s: WitchesState, card: Card, back: Step) -> Rule[Step | None]:
    """Play a card for its benefit (WIT-41), and go back to where the turn was, unless the benefit leads elsewhere."""
    seat = s.active
    lay_down(s, seat, card)
    if card.benefit in ("bonus2", "bonus4"):
        s.bonus += 2 if card.benefit == "bonus2" else 4
    elif card.benefit == "move":
        _extra_movement(s)
    tell(s, Played, seat, card)
    match card.benefit:
        case "cards":
            yield from draw_into_hand(s, seat, 2)
        case "cards_cackle":
            yield from draw_into_hand(s, seat, 2)
            yield from take_cackles(s, seat, 1)
        case "sheep" | "death":
            return (yield from solve_one(s, card.benefit, back))
        case "invisible":
            return (yield from vanish(s))
        case "shamble":
            yield from _shamble(s)
        case "move":
            return "walk"
        case "help":
            yield from _helping_hand(s)
        case "reroll":
            yield from _reroll(s)
        case "self":
            yield from _self_awareness(s)
        case "trans":
            yield from _transmutation(s)
        case "rescue":
            return (yield from (leave_dungeon(s) if s.witches[seat] is DUNGEON else rescue(s)))
        case "borrow":
            yield from _borrowing(s)
    return None if s.lost else back


def _shamble(s: WitchesState) -> Rule[None]:
    """WIT-117, WIT-179: one face-down Hard tile on the map is turned face up."""
    space = yield from _one_of(s, "turn-up", _face_down(s), TURN_UPS, "WIT-117")
    turn_up(s, space)
    tell_elves(s)


def _helping_hand(s: WitchesState) -> Rule[None]:
    """WIT-119: one Crisis goes from any problem back to the supply."""
    troubled = [space for space in SPACES if s.crises[space.number]]
    space = yield from _one_of(s, "relieve", troubled, RELIEFS, "WIT-119")
    s.crises[space.number] -= 1
    s.crisis_supply += 1
    tell(s, Relieved, space, s.crises[space.number])


def _borrowing(s: WitchesState) -> Rule[None]:
    """WIT-127: look at two face-down Hard tiles on the map, or at the only one."""
    first = yield from _one_of(s, "borrow", _face_down(s), LOOKS, "WIT-127")
    look(s, first)
    if left := [space for space in _face_down(s) if space is not first]:
        second = yield from _one_of(s, "borrow", left, LOOKS, "WIT-127")
        look(s, second)


def _face_down(s: WitchesState) -> list[Space]:
    return [space for space in SPACES if s.face_down[space.number]]


def _one_of(
    s: WitchesState, kind: str, spaces: list[Space], options: Sequence[Look | Relieve | TurnUp], why: str
) -> Rule[Space]:
    if len(spaces) == 1:
        return spaces[0]
    choice = yield from pick(s.active, kind, [options[space.number] for space in spaces], why)
    return choice.space


def _extra_movement(s: WitchesState) -> None:
    """WIT-118: two more paths in this walk, which begins with it if it has not begun yet."""
    if s.step == "movement_action":
        begin_walk(s)
    s.paths += EXTRA_PATHS


def _reroll(s: WitchesState) -> Rule[None]:
    """WIT-121: one or both dice of the pair rolled last."""
    one, other = s.dice[-2:]
    single = {value: Reroll(shown([value])) for value in (one, other)}
    choice = yield from pick(s.active, "reroll", [*single.values(), Reroll(shown((one, other)))], "WIT-121")
    new = faces((yield from roll(dice=len(choice.dice))))
    if len(new) == 2:
        pair = new
    else:
        pair = (new[0], other) if choice.dice[0].value == one else (one, new[0])
    s.dice = s.dice[:-2] + pair
    tell(s, Rerolled, s.active, shown(new), total(s), needed(s))


def _self_awareness(s: WitchesState) -> Rule[None]:
    """WIT-123: return up to two own Cackles."""
    if s.cackles[s.active] == 1:
        give_back(s, s.active, 1)
        return
    choice = yield from pick(s.active, "self", (GIVE_BACK[2], GIVE_BACK[1]), "WIT-123")
    give_back(s, s.active, choice.cackles)


def _transmutation(s: WitchesState) -> Rule[None]:
    """WIT-124: discard one or more cards, then draw as many plus one."""
    discarded = 0
    while s.hands[s.active]:
        options = more_to_discard if discarded else first_to_discard
        choice = yield from pick_hidden(s, s.active, "transmute", options, "WIT-124")
        if isinstance(choice, Enough):
            break
        lay_down(s, s.active, choice.card)
        tell(s, Discarded, s.active, choice.card)
        discarded += 1
    yield from draw_into_hand(s, s.active, discarded + 1)


def first_to_discard(s: WitchesState, seat: int) -> Sequence[Discard | Enough]:
    return [DISCARDS[card.number] for card in s.hands[seat]]


def more_to_discard(s: WitchesState, seat: int) -> Sequence[Discard | Enough]:
    return [ENOUGH, *first_to_discard(s, seat)]
