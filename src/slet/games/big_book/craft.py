"""The verbs about spells, curses and the library."""

from slet.games.big_book.effects import Doing, verb
from slet.games.big_book.events import (
    CurseNeutralised,
    Learned,
    LibraryLost,
    LostSpell,
    Neutralised,
    Refreshed,
    TokenPlaced,
    Uncovered,
    UsedUp,
)
from slet.games.big_book.options import ENOUGH, LEARNS, Enough, Learn, Token, Which, WhichCurse
from slet.games.big_book.phrases import Part
from slet.games.big_book.pieces.cards import ELEMENTS, Element
from slet.games.big_book.pieces.tables import Spell
from slet.games.big_book.state import SPELLS_KNOWN, TOKENS, BigBookState, Known, Laid
from slet.kernel import Rule, pick, tell


def change_spell(
    s: BigBookState, seat: int, spell: Spell, *, used: bool | None = None, down: bool | None = None
) -> None:
    """Turn a spell that lies before a player."""
    for n, known in enumerate(s.spells[seat]):
        if known.spell is spell:
            now_used = known.used if used is None else used
            now_down = known.down if down is None else down
            s.spells[seat][n] = Known(spell, now_used, now_down)


def spell_limit(s: BigBookState, seat: int) -> int:
    """BB-73, BB-145."""
    magician = s.magicians[seat]
    return 6 if magician is not None and magician.name == "patrik" else SPELLS_KNOWN


# --- spells before players -------------------------------------------------------------------------------------


@verb("use-up")
def use_up_spells(s: BigBookState, seat: int, part: Part, doing: Doing) -> Rule[int]:
    """`use-up 2`: turn own ready spells to used."""
    for left in range(part.number(doing.times), 0, -1):
        s.note(left=left)
        ready = [Which(known.spell, seat) for known in s.spells[seat] if not known.used and not known.down]
        if not ready:
            break
        choice = ready[0] if len(ready) == 1 else (yield from pick(seat, "use-up", ready, "BB-107"))
        change_spell(s, seat, choice.spell, used=True)
        tell(s, UsedUp, seat, choice.spell)
    return 0


@verb("neutralise-spell")
def neutralise_spell(s: BigBookState, seat: int, part: Part, doing: Doing) -> Rule[int]:
    """BB-132: one that is face up, ready or used."""
    for left in range(part.number(doing.times), 0, -1):
        s.note(left=left)
        face_up = [Which(known.spell, seat) for known in s.spells[seat] if not known.down]
        if not face_up:
            break
        choice = face_up[0] if len(face_up) == 1 else (yield from pick(seat, "neutralise", face_up, "BB-132"))
        change_spell(s, seat, choice.spell, down=True)
        tell(s, Neutralised, seat, choice.spell)
    return 0


@verb("refresh")
def refresh_spells(s: BigBookState, seat: int, part: Part, doing: Doing) -> Rule[int]:
    """`refresh all`: the own ones but the one that is being cast; `refresh up to [3] anywhere`."""
    if part.amount == "all":
        for which in used_spells(s, doing.spell, doing.by):
            if which.seat == seat:
                refresh(s, seat, which)
        return 0
    for left in range(part.number(doing.times), 0, -1):
        s.note(left=left, fewer=True)
        used = used_spells(s, doing.spell, doing.by)
        if not used:
            break
        options: list[Which | Enough] = [*used, ENOUGH]
        choice = yield from pick(seat, "refresh", options, "BB-130")
        if isinstance(choice, Enough):
            break
        refresh(s, seat, choice)
    return 0


def used_spells(s: BigBookState, but: Spell | None = None, of: int | None = None) -> list[Which]:
    """BB-130: the used spells of all players; neutralised ones cannot be refreshed, nor the one that is being cast."""
    return [
        Which(known.spell, seat)
        for seat in range(s.seats)
        for known in s.spells[seat]
        if known.used and not known.down and not (known.spell is but and seat == of)
    ]


def refresh(s: BigBookState, seat: int, choice: Which) -> None:
    change_spell(s, choice.seat, choice.spell, used=False)
    tell(s, Refreshed, seat, choice.seat, choice.spell)


@verb("destroy-spell")
def destroy_spell(s: BigBookState, seat: int, part: Part, doing: Doing) -> Rule[int]:
    """`destroy 1 spell`: an own one, whatever its state."""
    for left in range(part.number(doing.times), 0, -1):
        s.note(left=left)
        if s.spells[seat]:
            yield from lose_spell(s, seat, "BB-123")
    return 0


def lose_spell(s: BigBookState, seat: int, why: str) -> Rule[None]:
    """BB-73: destroy one of the spells already known, basic or not, ready, used or neutralised."""
    known = [Which(one.spell, seat) for one in s.spells[seat]]
    choice = known[0] if len(known) == 1 else (yield from pick(seat, "lose-spell", known, why))
    s.spells[seat] = [one for one in s.spells[seat] if one.spell is not choice.spell]
    s.gone.append(choice.spell)
    tell(s, LostSpell, seat, choice.spell)


# --- the library -----------------------------------------------------------------------------------------------


def library(s: BigBookState) -> list[Spell]:
    """BB-70: the face-up spells."""
    return [pile[0] for pile in s.library if pile]


def learn_spell(s: BigBookState, seat: int, spell: Spell) -> Rule[None]:
    """BB-71 to BB-73: the new spell comes ready, an old one makes room, the next of the pile is turned up."""
    if len(s.spells[seat]) >= spell_limit(s, seat):
        yield from lose_spell(s, seat, "BB-73")
    s.library[spell.number].remove(spell)
    s.spells[seat].append(Known(spell))
    tell(s, Learned, seat, spell)
    tell_uncovered(s, spell.number)


def tell_uncovered(s: BigBookState, pile: int) -> None:
    """BB-72: when the face-up spell of a pile is gone, the one below it lies open at once."""
    if s.library[pile]:
        tell(s, Uncovered, s.library[pile][0])


@verb("learn")
def learn_for_free(s: BigBookState, seat: int, _part: Part, _doing: Doing) -> Rule[int]:
    """`learn up to 1`: a face-up library spell for nothing."""
    s.note(left=1, fewer=True)
    options: list[Learn | Enough] = [LEARNS[spell] for spell in library(s)]
    if options:
        choice = yield from pick(seat, "learn", [*options, ENOUGH], "BB-70")
        if isinstance(choice, Learn):
            yield from learn_spell(s, seat, choice.spell)
    return 0


@verb("destroy-library")
def destroy_library(s: BigBookState, _seat: int, part: Part, doing: Doing) -> int:
    """`destroy 1 library`: the face-up spell of each pile that has more below it."""
    for _ in range(part.number(doing.times)):
        for number, pile in enumerate(s.library):
            if len(pile) > 1:
                s.gone.append(pile.pop(0))
                tell(s, LibraryLost, s.gone[-1])
                tell_uncovered(s, number)
    return 0


# --- curses ----------------------------------------------------------------------------------------------------


@verb("neutralise-curse")
def neutralise_curse(s: BigBookState, seat: int, part: Part, doing: Doing) -> Rule[int]:
    """BB-128, BB-133: a face-up curse is turned face down until the next turn."""
    for left in range(part.number(doing.times), 0, -1):
        s.note(left=left)
        face_up = [WhichCurse(laid.curse) for laid in s.curses if laid is not None and not laid.down]
        if not face_up:
            break
        choice = face_up[0] if len(face_up) == 1 else (yield from pick(seat, "neutralise-curse", face_up, "BB-133"))
        for place, laid in enumerate(s.curses):
            if laid is not None and laid.curse is choice.curse:
                s.curses[place] = Laid(laid.curse, True, laid.tokens, laid.madness)
        tell(s, CurseNeutralised, seat, choice.curse)
    return 0


@verb("token")
def place_tokens(s: BigBookState, seat: int, _part: Part, doing: Doing) -> Rule[int]:
    """BB-78, BB-79: a token on every other curse; on a multi-element one the chooser says of which element."""
    for place in range(len(s.curses)):
        laid = s.curses[place]
        if laid is None or place == doing.place:
            continue
        left = [element for element in ELEMENTS if tokens_left(s, element)]
        if laid.curse.kind != "multi":
            left = [element for element in left if element == laid.curse.kind]
        if not left:
            continue
        element = left[0]
        if len(left) > 1:
            s.note(place=place)
            element = (yield from pick(seat, "token", [Token(element) for element in left], "BB-78")).element
        s.curses[place] = Laid(laid.curse, laid.down, (*laid.tokens, element), laid.madness)
        tell(s, TokenPlaced, laid.curse, element)
    return 0


def tokens_left(s: BigBookState, element: Element) -> int:
    return TOKENS - sum(laid.tokens.count(element) for laid in s.curses if laid is not None)
