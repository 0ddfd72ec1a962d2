"""The grimoire phase: the marker, the curses it sets off, and the turning of pages."""

from slet.games.big_book.effects import Doing, carry_out, underway
from slet.games.big_book.events import (
    CurseLaid,
    CurseReturned,
    Defeated,
    Escaped,
    Lost,
    Moved,
    Opened,
    SetOff,
    TurnedUp,
    Won,
)
from slet.games.big_book.pieces.tables import BOARD, CURSE_KINDS, Page
from slet.games.big_book.state import PLACE_SPACE, ROUNDS, SPACES, BigBookState, Known, Laid, Step, Underway
from slet.kernel import Rule, tell


def grimoire(s: BigBookState) -> Step:
    """BB-36: the marker goes on by one space. The book is still closed when it leaves its space for the first time."""
    if s.page == 0:
        return "turn_page"
    s.marker = (s.marker + 1) % (SPACES + 1)
    tell(s, Moved, s.marker)
    s.place = 0
    return "set_off" if s.marker else "judge"


def set_off(s: BigBookState) -> Rule[Step]:
    """BB-37 to BB-43: a face-up curse on the space that the marker came to takes effect; of two the left one first."""
    while s.place < SPACES:
        place = s.place
        s.place += 1
        laid = s.curses[place]
        if PLACE_SPACE[place] == s.marker and laid is not None and not laid.down:
            tell(s, SetOff, laid.curse)
            effect = carry_out(s, laid.curse.effect, Doing(s.active, place=place))
            yield from underway(s, Underway("curse", s.active, curse=laid.curse), effect)
            return "set_off"
    turn_up_curses(s)
    return "actions"


def judge(s: BigBookState) -> Rule[Step | None]:
    """BB-44 to BB-46: with no curse left the monster is defeated and the bonus may be used, else there is a penalty."""
    monster, front = s.pages[s.page - 1], s.pages[s.page]
    left = sum(laid is not None for laid in s.curses)
    s.fates += (not left,)
    if left:
        tell(s, Escaped, monster, left)
    else:
        s.defeated += 1
        tell(s, Defeated, monster)
    if s.page == ROUNDS:
        the_end(s, won=not left)
        return None
    effect = front.penalty if left else front.bonus
    assert effect is not None
    what = Underway("penalty" if left else "bonus", s.active, page=front)
    yield from underway(s, what, carry_out(s, effect, Doing(s.active)))
    return_curses(s)
    return "turn_page"


def the_end(s: BigBookState, *, won: bool) -> None:
    """BB-154 to BB-156: the sixth monster decides."""
    if won:
        s.ending = "won"
        tell(s, Won)
    else:
        s.ending = "lost-sixth"
        tell(s, Lost, "sixth")


def return_curses(s: BigBookState) -> None:
    """BB-45, BB-79, BB-152: curses go under their decks one by one, tokens to their supply, Madness to the stack."""
    for place, laid in enumerate(s.curses):
        if laid is not None:
            s.curse_decks[laid.curse.deck].append(laid.curse)
            s.stack += laid.madness
            s.curses[place] = None
            tell(s, CurseReturned, laid.curse)


def turn_page(s: BigBookState) -> Rule[Step]:
    """BB-47 to BB-50: the marker goes to space 1, the page is turned, the new monster's arrival takes effect."""
    s.marker = 1
    s.page += 1
    monster = s.pages[s.page - 1]
    tell(s, Opened, monster, s.page)
    turn_up_spells(s)
    if not monster.arrival.about_curses:
        yield from arrive(s, monster)
    if s.page == ROUNDS:
        yield from arrive(s, s.pages[ROUNDS])
    return "lay_curses"


def arrive(s: BigBookState, page: Page) -> Rule[None]:
    yield from underway(s, Underway("arrival", s.active, page=page), carry_out(s, page.arrival, Doing(s.active)))


def lay_curses(s: BigBookState) -> Rule[Step]:
    """BB-51 to BB-54: the round marker goes down; first the multi-element curses, then those of the monster."""
    s.round += 1
    monster = s.pages[s.page - 1]
    kinds = ["multi"] * BOARD.multi[s.settings.difficulty][s.round - 1] + list(monster.curses)
    for place, kind in enumerate(kinds):
        lay_curse(s, place, CURSE_KINDS.index(kind))
    if monster.arrival.about_curses:  # BB-49
        yield from arrive(s, monster)
    turn_up_curses(s)
    return "actions"


def lay_curse(s: BigBookState, place: int, deck: int) -> None:
    curse = s.curse_decks[deck].pop(0)
    s.unseen[deck] = max(0, s.unseen[deck] - 1)
    s.curses[place] = Laid(curse)
    tell(s, CurseLaid, curse, place)


def turn_up_spells(s: BigBookState) -> None:
    """BB-131: spells neutralised until a new monster comes; a used one is still used (BB-130)."""
    if any(known.down for spells in s.spells for known in spells):
        s.spells = [[Known(known.spell, known.used) for known in spells] for spells in s.spells]
        tell(s, TurnedUp, "spells")


def turn_up_curses(s: BigBookState) -> None:
    """BB-133, BB-134: after the grimoire phase, and without taking effect."""
    if any(laid is not None and laid.down for laid in s.curses):
        s.curses = [None if laid is None else Laid(laid.curse, False, laid.tokens, laid.madness) for laid in s.curses]
        tell(s, TurnedUp, "curses")
