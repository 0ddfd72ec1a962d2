"""Čarodění (Witchdom): gather, brew potions, and bring witches, potions and tools into your clan."""

from slet.games.carodeni.asking import asking, why_not
from slet.games.carodeni.brewing import brew
from slet.games.carodeni.check import check
from slet.games.carodeni.gathering import gather, refresh
from slet.games.carodeni.options import CarodeniOptions, offers
from slet.games.carodeni.ostara import ostara
from slet.games.carodeni.scoring import final_scoring, outcome, standing
from slet.games.carodeni.setup import choose_novices, draw_goals, lay_out, seat_players
from slet.games.carodeni.state import CarodeniState, all_pieces, start
from slet.games.carodeni.tally import TALLY
from slet.games.carodeni.taming import tame
from slet.games.carodeni.turn import end_turn, rest, turn
from slet.games.carodeni.view import imagine, recall, view
from slet.kernel import Game

GAME = Game(
    id="carodeni",
    version=2,
    earlier={1: {"ostara_fills_gaps": False, "cards": "first"}},
    seats=(1, 2, 3, 4, 5),
    options=CarodeniOptions,
    state=CarodeniState,
    start=start,
    offers=offers,
    check=check,
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
    view=view,
    recall=recall,
    imagine=imagine,
    one_log=True,
    pieces=all_pieces,
    outcome=outcome,
    standing=standing,
    tally=TALLY,
    asking=asking,
    why_not=why_not,
    complete=True,
)
