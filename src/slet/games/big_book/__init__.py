"""The Big Book of Madness (Velká kniha strašlivých čar): break the curses of six monsters, and keep your nerve."""

from slet.games.big_book import vocabulary as vocabulary  # its verbs are known from here on
from slet.games.big_book.asking import asking
from slet.games.big_book.checks import check
from slet.games.big_book.grimoire import grimoire, judge, lay_curses, set_off, turn_page
from slet.games.big_book.printed import printed
from slet.games.big_book.setup import choose_magicians, choose_start, offers, set_up, start
from slet.games.big_book.state import BigBookOptions, BigBookState
from slet.games.big_book.turn import actions, concentration, outcome, recovery, until_lost
from slet.games.big_book.view import imagine, pieces, view
from slet.games.big_book.why import why_not
from slet.kernel import Game

GAME = Game(
    id="big-book",
    version=1,
    seats=(2, 3, 4, 5),
    options=BigBookOptions,
    state=BigBookState,
    start=start,
    offers=offers,
    check=check,
    steps={
        "choose_start": choose_start,
        "choose_magicians": choose_magicians,
        "set_up": set_up,
        "concentration": until_lost(concentration),
        "grimoire": grimoire,
        "set_off": until_lost(set_off),
        "judge": until_lost(judge),
        "turn_page": until_lost(turn_page),
        "lay_curses": until_lost(lay_curses),
        "actions": until_lost(actions),
        "recovery": until_lost(recovery),
    },
    view=view,
    imagine=imagine,
    pieces=pieces,
    outcome=outcome,
    printed=printed,
    known_to_all=lambda s, _: s.open_hands,
    why_not=why_not,
    asking=asking,
    minutes=90,
    longest_step=400,
    complete=True,
)
