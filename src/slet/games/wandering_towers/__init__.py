"""Wandering Towers (Toulavé věže): bring your wizards into Ravenskeep, and fill your potions on the way."""

from slet.games.wandering_towers.cards import after_card, carry_out
from slet.games.wandering_towers.check import check
from slet.games.wandering_towers.coach import REMARKS
from slet.games.wandering_towers.goal import outcome, parties
from slet.games.wandering_towers.master import PLAIN_TO_SEE, before_card
from slet.games.wandering_towers.settings import TowersSettings, offers
from slet.games.wandering_towers.setup import set_up
from slet.games.wandering_towers.state import TowersState, start
from slet.games.wandering_towers.tale import TALE
from slet.games.wandering_towers.turn import act, begin_turn, discard_all, end_turn
from slet.games.wandering_towers.view import all_pieces, imagine, opens, recall, view
from slet.games.wandering_towers.why import asking, why_not
from slet.kernel import Game, Rules, Score, Sight, Words

GAME = Game(
    id="wandering-towers",
    version=1,
    seats=(1, 2, 3, 4, 5, 6),
    minutes=30,
    complete=True,
    rules=Rules(
        settings=TowersSettings,
        state=TowersState,
        start=start,
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
        offers=offers,
        check=check,
        may_agree=lambda s: s.assisted,
    ),
    sight=Sight(
        view=view,
        imagine=imagine,
        recall=recall,
        pieces=all_pieces,
        opens=opens,
        known_to_all=lambda _, pick: pick.kind in PLAIN_TO_SEE,
    ),
    score=Score(
        outcome=outcome,
        sides=parties,
        has_points=False,
    ),
    words=Words(
        asking=asking,
        why_not=why_not,
        remarks=REMARKS,
    ),
    tale=TALE,
)
