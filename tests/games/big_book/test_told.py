"""What is told stands: the table as it is seen with each line of the log."""

from slet.games.big_book import GAME
from slet.games.big_book.events import (
    Acquired,
    Broke,
    CurseLaid,
    Destroyed,
    HasCast,
    Learned,
    LibraryLost,
    Opened,
    Showed,
    Supported,
    TookMadness,
    Turn,
    Uncovered,
)
from slet.games.big_book.pieces.cards import MADNESS
from slet.games.big_book.state import BigBookState
from support.told import Stands, untrue


def _lies_open(s: BigBookState, told: Showed) -> bool:
    lying = [card for zone in (s.discards, s.supports) for cards in zone for card in cards]
    return told.card in (*lying, *s.destroyed) or (told.card is MADNESS and s.stack > 0)


STANDS: Stands = {
    Turn: lambda s, told: not any(known.used and not known.down for known in s.spells[told.seat]),
    Opened: lambda s, told: s.pages[s.page - 1] is told.page,
    CurseLaid: lambda s, told: s.curses[told.place].curse is told.curse,
    Showed: _lies_open,
    Supported: lambda s, told: told.card in s.supports[told.seat],
    Destroyed: lambda s, told: set(told.cards) <= set(s.destroyed),
    HasCast: lambda s, told: all(known.used for known in s.spells[told.seat] if known.spell is told.spell),
    Learned: lambda s, told: told.spell in [known.spell for known in s.spells[told.seat]],
    Uncovered: lambda s, told: told.spell in [pile[0] for pile in s.library if pile],
    LibraryLost: lambda s, told: told.spell in s.gone,
    Acquired: lambda s, told: told.to != "discard" or told.card in s.discards[told.seat],
    Broke: lambda s, told: told.curse in s.broken and s.discards[told.seat].count(MADNESS) >= told.madness,
    TookMadness: lambda s, told: told.to != "discard" or MADNESS in s.discards[told.seat],
}


def test_what_is_told_stands() -> None:
    assert untrue(GAME, STANDS, [(2, {"open_hands": False}), (4, {"difficulty": 3})], seeds=6) == ([], set())
