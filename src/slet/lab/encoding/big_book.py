"""The Big Book of Madness. Where an action names a player, it is by how far to the left: `player:0` is oneself."""

import re

from slet.games.big_book import GAME
from slet.games.big_book.pieces.cards import ELEMENTS, KINDS
from slet.games.big_book.pieces.tables import CURSE_KINDS, CURSES, MAGICIANS, SPELLS
from slet.games.big_book.state import ROUNDS, SPACES, SPELLS_KNOWN, BigBookState
from slet.games.big_book.view import BigBookView, view
from slet.kernel.questions import HasId, Pick
from slet.lab.encoding.actions import listed
from slet.lab.encoding.encoding import Encoding, by_view
from slet.lab.encoding.layout import BY_SEAT, SEAT, SKIP, Below, Hint, Hints, Keys, OneOf, Places

WITH_A_SEAT = re.compile(r"(player:|.*support-|spell:.*/)(\d)")
SEATS = range(max(GAME.seats))
HINTS: dict[str, Hint] = {
    "BigBookView.mode": OneOf(("classic", "terror", "nightmare")),
    "BigBookView.fates": Places(ROUNDS),
    "BigBookView.supply": Keys(tuple(card.name for card in KINDS)),
    "BigBookView.library": Places(len(ELEMENTS)),
    "BigBookView.library_below": Places(len(ELEMENTS)),
    "BigBookView.curses": Places(SPACES),
    "Laid.madness": SKIP,
    "BigBookView.curse_prices": SKIP,
    "BigBookView.places_broken": Below(SPACES),
    "BigBookView.curse_decks": Keys(CURSE_KINDS),
    "BigBookView.curses_below": Keys(CURSE_KINDS),
    "BigBookView.tokens": Keys(ELEMENTS),
    "BigBookView.multi_curses": SKIP,
    "BigBookView.players": BY_SEAT,
    "PlayerView.deck_top": Places(4),
    "PlayerView.spells": Places(SPELLS_KNOWN + 2),
    "BigBookView.underway": Places(3),
    "Underway.served": SKIP,
    "Banish.seat": SEAT,
    "Paying.paid": SKIP,
    "Paying.missing": Places(len(ELEMENTS)),
    "Paying.price": Places(len(ELEMENTS)),
    "Paying.lost": Places(len(ELEMENTS)),
    "BigBookView.forced": SKIP,
    "BigBookView.extra": Places(3),
    "BigBookView.prices": SKIP,
    "BigBookView.ending": SKIP,
}
"""What was paid already lies where it lay; what may still be paid is told by the question."""
PLACES = ("hand", "discard", "destroyed", *(f"support-{seat}" for seat in SEATS))


def seat_asked(s: BigBookState, ask: Pick) -> tuple[int, int]:
    return ask.seat, s.seats


def key(option: HasId, asked: tuple[int, int]) -> str:
    """The id, with seats counted from the one that is asked."""
    name, (seat, seats) = option.id, asked
    if name[-1].isdigit() and (found := WITH_A_SEAT.fullmatch(name)):
        return f"{found[1]}{(int(found[2]) - seat) % seats}"
    return name


ACTIONS = listed(
    *("enough", "done", "use", "decline", "banish:hand"),
    *(f"banish:support-{seat}" for seat in SEATS),
    *(f"player:{seat}" for seat in SEATS),
    *(f"token:{element}" for element in ELEMENTS),
    *(f"{verb}:{magician.name}" for verb in ("magician", "ability") for magician in MAGICIANS),
    *(f"{verb}:{card.name}" for verb in ("extra", "acquire") for card in KINDS),
    *(f"card:{card.name}/{place}" for card in KINDS for place in PLACES),
    *(f"wild:{element}/{place}" for element in ELEMENTS for place in PLACES),
    *(f"cast:{spell.name}/{times}" for spell in SPELLS for times in (1, 2, 3)),
    *(f"learn:{spell.name}" for spell in SPELLS),
    *(f"spell:{spell.name}/{seat}" for spell in SPELLS for seat in SEATS),
    *(f"{verb}:{curse.name}" for verb in ("break", "curse") for curse in CURSES),
    key=key,
    look=seat_asked,
)


def encoding() -> Encoding:
    return by_view(GAME, BigBookView, None, Hints(max(GAME.seats), HINTS), ACTIONS, view)
