"""The Big Book of Madness (Velká kniha strašlivých čar): break the curses of six monsters, and keep your nerve."""

from operator import attrgetter

from slet.games.big_book.check import check
from slet.games.big_book.coach import REMARKS
from slet.games.big_book.grimoire import grimoire, judge, lay_curses, set_off, turn_page
from slet.games.big_book.printed import printed
from slet.games.big_book.settings import BigBookSettings, offers
from slet.games.big_book.setup import choose_magicians, choose_start, set_up, start
from slet.games.big_book.state import BigBookState
from slet.games.big_book.tale import TALE
from slet.games.big_book.turn import actions, concentration, outcome, recovery, until_lost
from slet.games.big_book.view import all_pieces, imagine, view
from slet.games.big_book.why import asking, why_not
from slet.kernel import Game, Rules, Score, Sight, Words

GAME = Game(
    id="big-book",
    version=1,
    seats=(2, 3, 4, 5),
    minutes=90,
    complete=True,
    rules=Rules(
        settings=BigBookSettings,
        state=BigBookState,
        start=start,
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
        offers=offers,
        check=check,
    ),
    sight=Sight(
        view=view,
        imagine=imagine,
        pieces=all_pieces,
        known_to_all=lambda s, _: s.settings.open_hands,
    ),
    score=Score(
        outcome=outcome,
    ),
    words=Words(
        asking=asking,
        why_not=why_not,
        part=attrgetter("page"),
        remarks=REMARKS,
        printed=printed,
    ),
    tale=TALE,
)
