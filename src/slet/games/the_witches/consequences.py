"""Consequences of Hard problems: WIT-96, WIT-129 to WIT-136."""

from slet.games.the_witches.attempts import ON_BOARD, tried_tile
from slet.games.the_witches.cackles import take_aliss
from slet.games.the_witches.events import Consequence, GaveUp, ToDungeon
from slet.games.the_witches.options import GIVE_UPS
from slet.games.the_witches.pieces.places import DUNGEON
from slet.games.the_witches.placing import put_crisis
from slet.games.the_witches.state import Step, WitchesState
from slet.games.the_witches.turn import end_action, end_actions
from slet.kernel import Rule, clockwise, pick, tell


def consequence(s: WitchesState) -> Rule[Step | None]:
    """WIT-96: what failing at a Hard problem brings, after the witch has fled."""
    tile = tried_tile(s)
    if tile.is_hard:
        tell(s, Consequence, tile, tile.family)
    match tile.family:
        case "felmet":  # WIT-129
            _to_dungeon(s, s.active)
            return end_actions(s)
        case "cunning":  # WIT-130
            for seat in clockwise(s.active, s.seats):
                _to_dungeon(s, seat)
            return end_actions(s)
        case "lilith" | "hiver":  # WIT-133
            take_aliss(s, s.active)
        case "winter":
            yield from _wintersmith(s)
        case "vampire":  # WIT-136
            assert s.tried is not None, "there was an attempt"
            put_crisis(s, s.tried)
        case "elf" | "none":  # WIT-132: elf tiles lying face up count at the end of the turn
            pass
    return None if s.lost else end_action(s)


def _to_dungeon(s: WitchesState, seat: int) -> None:
    if s.witches[seat] is not DUNGEON:
        s.witches[seat] = DUNGEON
        tell(s, ToDungeon, seat)


def _wintersmith(s: WitchesState) -> Rule[None]:
    """WIT-134, WIT-135: every player gives up one Easy tile of the own board, and those beside it move up."""
    for seat in clockwise(s.active, s.seats):
        board = s.easy[seat][:ON_BOARD]
        kinds = list(dict.fromkeys(tile.kind for tile in board))
        if not kinds:
            continue
        kind = kinds[0]
        if len(kinds) > 1:
            choice = yield from pick(seat, "give-up", [GIVE_UPS[kind] for kind in kinds], "WIT-135")
            kind = choice.tile.kind
        tile = next(tile for tile in board if tile.kind == kind)
        left = tuple(other for other in s.easy[seat] if other is not tile)
        s.easy = (*s.easy[:seat], left, *s.easy[seat + 1 :])
        s.gone += (tile,)
        tell(s, GaveUp, seat, tile)
