"""Wandering Towers (Toulavé věže): bring your wizards into Ravenskeep, and fill your potions on the way."""

from slet.games.wandering_towers.asking import asking
from slet.games.wandering_towers.cards import after_card, carry_out
from slet.games.wandering_towers.check import check
from slet.games.wandering_towers.goal import outcome
from slet.games.wandering_towers.master import PLAIN_TO_SEE, before_card
from slet.games.wandering_towers.offers import offers
from slet.games.wandering_towers.setup import set_up
from slet.games.wandering_towers.state import TowersOptions, TowersState, start
from slet.games.wandering_towers.turn import act, begin_turn, discard_all, end_turn
from slet.games.wandering_towers.view import imagine, opens, pieces, recall, view
from slet.games.wandering_towers.why import why_not
from slet.kernel import Game

GAME = Game(
    id="wandering-towers",
    version=1,
    seats=(1, 2, 3, 4, 5, 6),
    options=TowersOptions,
    state=TowersState,
    start=start,
    offers=offers,
    check=check,
    steps={
        "set_up": set_up,
        "begin_turn": begin_turn,
        "act": act,
        "discard_all": discard_all,
        "before_card": before_card,
        "carry_out": carry_out,
        "after_card": after_card,
        "end_turn": end_turn,
    },
    view=view,
    recall=recall,
    opens=opens,
    imagine=imagine,
    outcome=outcome,
    known_to_all=lambda _, pick: pick.kind in PLAIN_TO_SEE,
    why_not=why_not,
    asking=asking,
    minutes=30,
    may_agree=lambda s: s.assisted,  # WT-76
    has_points=False,
    pieces=pieces,
    longest_step=80,
    complete=True,
)
