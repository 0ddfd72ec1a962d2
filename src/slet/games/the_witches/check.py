"""Whether a position that was set up by hand can be played on."""

from slet.games.the_witches.pieces.cards import DECK
from slet.games.the_witches.pieces.places import DUNGEON, SPACES
from slet.games.the_witches.pieces.tiles import EASY, HARD
from slet.games.the_witches.state import SET_UP, WitchesState, start


def check(s: WitchesState, seats: int) -> None:
    """Whether a state that was set up by hand can be played on."""
    fresh = start(seats, s.settings)
    if (s.seats, s.mode) != (fresh.seats, fresh.mode):
        raise ValueError("the seats or the mode in the state do not fit those that were chosen")
    by_seat = (s.apprentices, s.abilities, s.witches, s.hands, s.cackles, s.aliss, s.easy, s.hard)
    if any(len(part) != seats for part in by_seat):
        raise ValueError(f"it is not a state for {seats} seats")
    if any(len(part) != len(SPACES) for part in (s.problems, s.face_down, s.crises, s.seen_by)) or len(s.boxes) != 6:
        raise ValueError(f"the map has {len(SPACES)} spaces and there are six boxes")
    if not all(0 <= seat < seats for seat in (s.active, s.first, s.chooser)):
        raise ValueError("the active, the first or the choosing seat is not at the table")
    if s.step not in (None, *SET_UP) and (None in s.witches or None in s.apprentices):
        raise ValueError("after the set-up everybody has an apprentice and a place on the map")
    _check_map(s)
    _check_counters(s, fresh)


def _check_map(s: WitchesState) -> None:
    for space in SPACES:
        tile = s.problems[space.number]
        if tile is None and (s.crises[space.number] or s.face_down[space.number]):
            raise ValueError(f"there is no problem at {space.name} that could be face down or have a Crisis")
        if tile is not None and s.face_down[space.number] and not tile.is_hard:
            raise ValueError(f"only Hard problems lie face down, not that at {space.name}")
    if s.step in ("before_dice", "after_first_pair", "after_second_pair", "flee", "consequence"):
        if s.tried is None or s.tried is DUNGEON or s.problems[s.tried.number] is None:
            raise ValueError("an attempt needs a problem that is tried")
        if len(s.dice) not in {"before_dice": (0,), "after_first_pair": (2,)}.get(s.step, (4,)):
            raise ValueError(f"{len(s.dice)} dice cannot have been rolled by then")
    if s.step == "walk" and s.witches[s.active] is DUNGEON:
        raise ValueError("nobody walks in the Dungeon")
    if s.step in ("movement_action", "walk", "secondary_action") and s.actions not in (1, 2):
        raise ValueError("there are one or two movement actions left in the middle of a turn")


def _check_counters(s: WitchesState, fresh: WitchesState) -> None:
    numbers = (s.cackle_supply, s.aliss_supply, s.crisis_supply, *s.cackles, *s.aliss, *s.crises)
    if min(numbers) < 0:
        raise ValueError("nothing can be there less than no times")
    if (
        s.cackle_supply + sum(s.cackles) != fresh.cackle_supply
        or s.aliss_supply + sum(s.aliss) != fresh.aliss_supply
        or s.crisis_supply + sum(s.crises) != fresh.crisis_supply
    ):
        raise ValueError("Cackles, Black Aliss tiles or Crises are missing, or there are too many")
    tiles = s.all_tiles()
    if sorted(card.number for card in s.all_cards()) != list(range(len(DECK))):
        raise ValueError("each of the 55 cards lies in one place")
    if len(tiles) != len(EASY) + len(HARD) or len(set(tiles)) != len(tiles):
        raise ValueError("each of the 47 problem tiles lies in one place")
