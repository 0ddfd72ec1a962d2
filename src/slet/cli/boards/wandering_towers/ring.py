"""The ring of spaces: stacks floor by floor, wizards on top, Ravenskeep.

A space is some lines high: its number below, above it the towers, one line a floor, and on top whoever stands there.
Where a stack is higher than that, its lower floors lie in one line, the lowest on the left.
"""

from collections.abc import Collection

from rich.text import Text

from slet.cli.boards.wandering_towers.facts import beneath, visible
from slet.cli.boards.wandering_towers.pieces import (
    COVERED_CREST,
    CREST,
    EMBER,
    INK,
    LIT,
    SHADE,
    STONE,
    castle,
    chips,
    landing_place,
    styled,
)
from slet.cli.boards.wandering_towers.size import A_SIDE, ROWS, Size, centred, left
from slet.games.wandering_towers.pieces import SPACES
from slet.games.wandering_towers.view import TowersView

Handles = Collection[tuple[int, int]]
"""The floors that can be taken hold of now: space and floor."""


def ring(view: TowersView, size: Size, middle: list[Text], handles: Handles) -> list[Text]:
    """Clockwise from the upper left: 0 to 6 above, 7 on the right, 8 to 14 below, 15 on the left."""
    spaces = [draw_space(view, space, size, handles) for space in range(SPACES)]
    above, right = spaces[:A_SIDE], spaces[A_SIDE]
    below, left_side = spaces[A_SIDE + 1 : 2 * A_SIDE + 1][::-1], spaces[-1]
    inside = _in_the_middle(middle, size)
    rows = [above, [left_side, inside, right], below]
    return [Text().join(parts) for row in rows for parts in zip(*row, strict=True)]


def _in_the_middle(lines: list[Text], size: Size) -> list[Text]:
    room = size.lines
    shown = [centred(line, size.middle) for line in lines[:room]]
    empty = centred(Text(), size.middle)
    before = (room - len(shown)) // 2
    return [*[empty] * before, *shown, *[empty] * (room - len(shown) - before)]


def draw_space(view: TowersView, space: int, size: Size, handles: Handles) -> list[Text]:
    floors = len(view.spaces[space].floors)
    room = size.lines - 2
    apart = floors if floors <= room else room - 1
    lines = [_surface(view, space, size)]
    lines += [_floor(view, space, floor, size, handles) for floor in range(floors, floors - apart, -1)]
    if apart < floors:
        lines.append(_folded(view, space, floors - apart, size))
    lines.append(_ground(view, space, size))
    empty = left(Text(), size.cell)
    return [*[empty] * (size.lines - len(lines)), *lines]


def _surface(view: TowersView, space: int, size: Size) -> Text:
    if space == view.keep:
        standing = castle()
    elif space == view.next_keep:
        standing = landing_place()
    else:
        standing = chips(visible(view, space))
    return left(_over_the_tower(standing, size), size.cell)


def _over_the_tower(text: Text, size: Size) -> Text:
    if text.cell_len > size.body:
        return centred(text, size.cell)
    return Text(" ") + centred(text, size.body)


def _floor(view: TowersView, space: int, floor: int, size: Size, handles: Handles) -> Text:
    """Its number where there are several, the wall, and inside the crest and whoever is known to be imprisoned."""
    there = view.spaces[space].floors
    handle = Text(str(floor) if len(there) > 1 else " ")
    handle.stylize(LIT if (space, floor) in handles else "dim")
    on_top = floor == len(there)
    prisoners = beneath(view, space, floor)
    crest = _crest(showing=on_top) if there[floor - 1].crest else Text()
    room = size.body - 2
    wall = styled("▔" * room, f"{SHADE} on {STONE}")
    inside = wall[:1].join(part for part in (crest, chips(prisoners)) if part)
    if inside.cell_len > room:
        inside = crest + chips(prisoners)
    if inside.cell_len > room:  # a crowd: without the walls
        return left(handle + inside, size.cell)
    before = (room - inside.cell_len) // 2
    filled = wall[:before] + inside + wall[: room - before - inside.cell_len]
    return left(handle + styled("▐", STONE) + filled + styled("▌", STONE), size.cell)


def _crest(*, showing: bool) -> Text:
    if showing:
        return styled(CREST, f"bold {INK} on {EMBER}")
    return styled(COVERED_CREST, f"{SHADE} on {STONE}")


def _folded(view: TowersView, space: int, floors: int, size: Size) -> Text:
    """The lower floors of a high stack in one line, the lowest on the left: a crest, or the number of the floor.

    The topmost one is seen in any case.
    """
    there = view.spaces[space].floors
    line = Text()
    for n, floor in enumerate(there[:floors], 1):
        showing = n == len(there)
        line += _crest(showing=showing) if floor.crest else styled(str(n), f"{INK} on {STONE}")
    if line.cell_len > size.cell:
        line = styled("…", "dim") + line[-(size.cell - 1) :]
    room = size.body - 2
    if line.cell_len > room:
        return left(_over_the_tower(line, size), size.cell)
    line += styled(" " * (room - line.cell_len), f"on {STONE}")
    return left(Text(" ") + styled("▐", STONE) + line + styled("▌", STONE), size.cell)


def _ground(view: TowersView, space: int, size: Size) -> Text:
    """The number of the space, with the crest that is printed there, on the way from space to space."""
    there = view.spaces[space]
    number = styled(f" {space}", "bold")
    if there.crest:
        number.append(COVERED_CREST if there.floors else CREST, style="dim" if there.floors else f"bold {EMBER}")
    number.append(" ")
    before = (size.body - number.cell_len + 1) // 2
    after = size.body - number.cell_len - before
    ground = styled("─" * before, "dim") + number + styled("─" * after, "dim")
    gap = size.cell - size.body - 1
    if space < A_SIDE - 1:
        return styled("─", "dim") + ground + styled(f"{'›':─>{gap}}", "dim")
    if A_SIDE + 1 < space <= 2 * A_SIDE:
        return styled("─", "dim") + ground + styled(f"{'‹':─>{gap}}", "dim")
    return left(styled(" " if space in (A_SIDE, SPACES - 1) else "─", "dim") + ground, size.cell)


def height(size: Size) -> int:
    return ROWS * size.lines
