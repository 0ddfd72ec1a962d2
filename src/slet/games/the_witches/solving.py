"""Solving a problem, step by step: WIT-66 to WIT-79."""

from collections.abc import Sequence

from slet.games.the_witches.attempts import (
    is_enough,
    needed,
    succeed,
    take_cackles_of_attempt,
    total,
    tried_tile,
)
from slet.games.the_witches.benefits import Beside, beside, has_something_beside, play_beside
from slet.games.the_witches.dice import faces, shown
from slet.games.the_witches.events import Added, AddedTile, Failed, Rolled
from slet.games.the_witches.fleeing import run_away, ways_to_flee
from slet.games.the_witches.invisibility import use_tile
from slet.games.the_witches.options import ADD_TILE, ADDS, DONE, ROLL, Add, AddTile, Done, Roll, Run, RunBy
from slet.games.the_witches.pieces.cards import Card
from slet.games.the_witches.piles import lay_down
from slet.games.the_witches.state import Step, WitchesState
from slet.kernel import Rule, pick_hidden, roll, tell


def before_dice(s: WitchesState) -> Rule[Step | None]:
    """WIT-67, WIT-75, WIT-85: the tile lies face up; benefits may come before the first pair."""
    if has_something_beside(s, s.active):
        choice = yield from pick_hidden(s, s.active, "try", before_rolling, "WIT-67")
        if not isinstance(choice, Roll):
            return (yield from play_beside(s, choice, "before_dice"))
    yield from _roll_pair(s)
    return "after_first_pair"


def before_rolling(s: WitchesState, seat: int) -> Sequence[Roll | Beside]:
    return [ROLL, *beside(s, seat)]


def after_first_pair(s: WitchesState) -> Rule[Step | None]:
    """WIT-68 to WIT-71: run away, or go on for good: add symbols, then roll the other pair."""
    kind, why = ("add", "WIT-69") if s.going_on else ("go-on", "WIT-68")
    choice = yield from pick_hidden(s, s.active, kind, between_pairs, why)
    match choice:
        case Run() | RunBy():
            return (yield from run_away(s, choice))
        case Add():
            _add(s, choice.card)
            return "after_first_pair"
        case AddTile():
            use_tile(s, "magic")
            s.going_on = True
            s.magic += 1
            tell(s, AddedTile, s.active, total(s), needed(s))
            return "after_first_pair"
        case Roll():
            s.going_on = True
            yield from _roll_pair(s)
            return "after_second_pair"
    return (yield from play_beside(s, choice, "after_first_pair"))


def between_pairs(s: WitchesState, seat: int) -> Sequence[Roll | Add | AddTile | Run | RunBy | Beside]:
    """WIT-69, WIT-70, WIT-88: symbols are added now or not at all; who has added one no longer runs away."""
    choices: list[Roll | Add | AddTile | Run | RunBy | Beside] = [ROLL]
    choices += [ADDS[card.number] for card in s.hands[seat] if card.symbol != "broomstick"]
    if s.abilities[seat] == "magic":
        choices.append(ADD_TILE)
    if not s.going_on:
        choices += ways_to_flee(s, seat)
    choices += beside(s, seat)
    return choices


def _add(s: WitchesState, card: Card) -> None:
    """WIT-69: Headology adds 1; Magic adds 2 and brings a Cackle when the attempt ends."""
    s.going_on = True
    lay_down(s, s.active, card)
    if card.symbol == "magic":
        s.magic += 1
    else:
        s.headology += 1
    tell(s, Added, s.active, card, total(s), needed(s))


def after_second_pair(s: WitchesState) -> Rule[Step | None]:
    """WIT-74, WIT-75: when the player is done with benefits, the result stands."""
    if has_something_beside(s, s.active):
        choice = yield from pick_hidden(s, s.active, "result", before_result, "WIT-75")
        if not isinstance(choice, Done):
            return (yield from play_beside(s, choice, "after_second_pair"))
    if is_enough(s):
        return (yield from succeed(s))
    return (yield from _fail(s))


def before_result(s: WitchesState, seat: int) -> Sequence[Done | Beside]:
    return [DONE, *beside(s, seat)]


def _fail(s: WitchesState) -> Rule[Step | None]:
    """WIT-78, WIT-92, WIT-131: first the Cackles, then the witch flees, unless she goes to the Dungeon."""
    tile = tried_tile(s)
    tell(s, Failed, s.active, tile, total(s), needed(s))
    yield from take_cackles_of_attempt(s, failed=True)
    if s.lost:
        return None
    return "consequence" if tile.family in ("felmet", "cunning") else "flee"


def _roll_pair(s: WitchesState) -> Rule[None]:
    pair = faces((yield from roll(dice=2)))
    s.dice += pair
    tell(s, Rolled, s.active, shown(pair), total(s), needed(s))
