"""Čarodění (Witchdom): gather, brew potions, and bring witches, potions and tools into your clan."""

from operator import attrgetter

from slet.games.carodeni.brewing import brew
from slet.games.carodeni.check import check
from slet.games.carodeni.coach import REMARKS
from slet.games.carodeni.gathering import gather, refresh
from slet.games.carodeni.ostara import ostara
from slet.games.carodeni.printed import printed
from slet.games.carodeni.scoring import final_scoring, outcome, standing
from slet.games.carodeni.settings import CarodeniSettings, offers
from slet.games.carodeni.setup import choose_novices, draw_goals, lay_out, seat_players
from slet.games.carodeni.state import CarodeniState, all_pieces, start
from slet.games.carodeni.tale import TALE
from slet.games.carodeni.taming import tame
from slet.games.carodeni.turn import end_turn, rest, turn
from slet.games.carodeni.view import imagine, recall, view
from slet.games.carodeni.why import asking, why_not
from slet.kernel import Game, Rules, Score, Sight, Words

GAME = Game(
    id="carodeni",
    version=2,
    seats=(1, 2, 3, 4, 5),
    complete=True,
    rules=Rules(
        settings=CarodeniSettings,
        state=CarodeniState,
        start=start,
        steps={
            "seat_players": seat_players,
            "choose_novices": choose_novices,
            "lay_out": lay_out,
            "draw_goals": draw_goals,
            "ostara": ostara,
            "turn": turn,
            "refresh": refresh,
            "gather": gather,
            "brew": brew,
            "tame": tame,
            "rest": rest,
            "end_turn": end_turn,
            "final_scoring": final_scoring,
        },
        offers=offers,
        check=check,
        earlier={1: {"ostara_fills_gaps": False, "cards": "first"}},
    ),
    sight=Sight(
        view=view,
        imagine=imagine,
        recall=recall,
        pieces=all_pieces,
        one_log=True,
    ),
    score=Score(
        outcome=outcome,
        standing=standing,
    ),
    words=Words(
        asking=asking,
        why_not=why_not,
        part=attrgetter("round"),
        remarks=REMARKS,
        printed=printed,
    ),
    tale=TALE,
)
