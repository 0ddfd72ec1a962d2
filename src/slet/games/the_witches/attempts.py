"""An attempt: its total, its success, and the Cackles it brings. WIT-72 to WIT-81, WIT-86, WIT-137."""

from slet.games.the_witches.cackles import take_cackles
from slet.games.the_witches.dice import CACKLE
from slet.games.the_witches.events import ElvesInSight, Solved, SolvedAfar, TurnedUp, VampireGone
from slet.games.the_witches.lancre import face_up_elves
from slet.games.the_witches.pieces.places import SPACES, Space
from slet.games.the_witches.pieces.tiles import Tile
from slet.games.the_witches.state import Step, WitchesState
from slet.games.the_witches.turn import end_action
from slet.kernel import Rule, tell

HEADOLOGY, MAGIC = 1, 2
"""WIT-69: what a symbol adds."""
CRISIS = 2
"""WIT-74: what a Crisis adds to the difficulty."""
ON_BOARD = 8
"""WIT-81: so many Easy tiles have room on the board."""


def tried_tile(s: WitchesState) -> Tile:
    assert s.tried is not None, "there is an attempt"
    tile = s.problems[s.tried.number]
    assert tile is not None, "a problem lies where it is tried"
    return tile


def total(s: WitchesState) -> int:
    """WIT-72, WIT-73: dice, symbols, bonuses, and 1 for every two Hard tiles on the own board."""
    return sum(s.dice) + added(s) + hard_bonus(s, s.active)


def added(s: WitchesState) -> int:
    """WIT-72: what symbols and bonuses have added so far."""
    return HEADOLOGY * s.headology + MAGIC * s.magic + s.bonus


def hard_bonus(s: WitchesState, seat: int) -> int:
    """WIT-73: 1 for every two Hard tiles on the own board."""
    return len(s.hard[seat]) // 2


def needed(s: WitchesState) -> int:
    """WIT-74: the difficulty and 2 for each Crisis."""
    assert s.tried is not None, "there is an attempt"
    return tried_tile(s).difficulty + CRISIS * s.crises[s.tried.number]


def is_enough(s: WitchesState) -> bool:
    return total(s) >= needed(s)


def turn_up(s: WitchesState, space: Space) -> None:
    """WIT-66: the tile is turned face up and stays so."""
    tile = s.problems[space.number]
    assert tile is not None, "a tile lies there"
    s.face_down[space.number] = False
    s.seen_by[space.number] = ()
    tell(s, TurnedUp, space, tile)


def tell_elves(s: WitchesState) -> None:
    """WIT-179: all are shown how many elf tiles lie face up."""
    if s.story is not None:
        tell(s, ElvesInSight, face_up_elves(s))


def take_cackles_of_attempt(s: WitchesState, *, failed: bool = False) -> Rule[None]:
    """WIT-77 to WIT-79: for each Cackle face showing in the end, for each Magic used, for failing."""
    yield from take_cackles(s, s.active, cackles_so_far(s) + failed)


def cackles_so_far(s: WitchesState) -> int:
    """What the attempt brings if it ends now and does not fail."""
    return s.dice.count(CACKLE) + s.magic


def succeed(s: WitchesState) -> Rule[Step | None]:
    """WIT-78, WIT-80, WIT-86: the Cackles are taken, then the tile; the witch stays where she is."""
    yield from take_cackles_of_attempt(s)
    if s.lost:
        return None
    assert s.tried is not None, "there is an attempt"
    win_problem(s, s.tried)
    return end_action(s)


def win_problem(s: WitchesState, space: Space) -> None:
    """WIT-80: the tile comes onto the own board."""
    tile = remove_problem(s, space)
    seat = s.active
    if tile.is_hard:
        s.hard = (*s.hard[:seat], (*s.hard[seat], tile), *s.hard[seat + 1 :])
    else:
        s.easy = (*s.easy[:seat], (*s.easy[seat], tile), *s.easy[seat + 1 :])
    if space is s.tried:
        tell(s, Solved, seat, tile)
    else:
        tell(s, SolvedAfar, seat, tile, space)
    if tile.kind == "bela":
        _drive_out_vampires(s)


def remove_problem(s: WitchesState, space: Space) -> Tile:
    """Take the tile from the map; every Crisis on it goes back to the supply."""
    tile = s.problems[space.number]
    assert tile is not None, "a tile lies there"
    s.problems[space.number] = None
    s.crisis_supply += s.crises[space.number]
    s.crises[space.number] = 0
    return tile


def lies_no_more(s: WitchesState, space: Space) -> bool:
    """Whether the problem that was there is gone."""
    return s.problems[space.number] is None


def _drive_out_vampires(s: WitchesState) -> None:
    """WIT-137: Count Bela is solved, so all other vampires that lie face up leave the game."""
    for space in SPACES:
        tile = s.problems[space.number]
        if tile is not None and tile.family == "vampire" and not s.face_down[space.number]:
            s.gone += (remove_problem(s, space),)
            tell(s, VampireGone, tile)
