"""What is where on the map."""

from slet.games.the_witches.pieces.places import SPACES, SPACES_OF, Space
from slet.games.the_witches.state import WitchesState


def is_empty(s: WitchesState, space: Space) -> bool:
    """WIT-09: neither a problem nor a witch is on it."""
    return s.problems[space.number] is None and space not in s.witches


def empty_spaces(s: WitchesState) -> list[Space]:
    problems, witches = s.problems, s.witches
    return [space for space in SPACES if problems[space.number] is None and space not in witches]


def has_witch(s: WitchesState, location: str) -> bool:
    """WIT-52: on any of its spaces."""
    return any(space in s.witches for space in SPACES_OF[location])


def where(s: WitchesState, seat: int) -> Space:
    space = s.witches[seat]
    assert space is not None, "everybody has a place after the set-up"
    return space


def others_here(s: WitchesState, seat: int) -> list[int]:
    """The other witches on the same space."""
    here = s.witches[seat]
    return [other for other, space in enumerate(s.witches) if space is here and other != seat]


def is_occupied(s: WitchesState, seat: int) -> bool:
    """Whether a problem or another witch is on the space where the witch is."""
    return s.problems[where(s, seat).number] is not None or bool(others_here(s, seat))


def close_by(s: WitchesState, seat: int) -> list[Space]:
    """WIT-88: the empty spaces at adjacent locations and in the same Town or Castle."""
    here = where(s, seat)
    return [space for space in (*here.neighbours, *here.others) if is_empty(s, space)]


def face_up_elves(s: WitchesState) -> int:
    """WIT-143: the elf tiles that lie face up on the map."""
    families = [
        tile.family for tile, down in zip(s.problems, s.face_down, strict=True) if tile is not None and not down
    ]
    return families.count("elf")
