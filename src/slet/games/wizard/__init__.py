"""Wizard (Čaroděj): say how many tricks you will take, and take exactly that many."""

from operator import attrgetter

from slet.games.wizard.bidding import bid
from slet.games.wizard.check import check
from slet.games.wizard.coach import REMARKS
from slet.games.wizard.deal import choose_dealer, deal, name_trump
from slet.games.wizard.scoring import outcome, score
from slet.games.wizard.settings import WizardSettings
from slet.games.wizard.state import WizardState, start
from slet.games.wizard.tale import TALE
from slet.games.wizard.tricks import is_last_card, trick
from slet.games.wizard.view import all_pieces, fades, imagine, recall, view
from slet.games.wizard.why import asking, why_not
from slet.kernel import Game, Rules, Score, Sight, Words

GAME = Game(
    id="wizard",
    version=1,
    seats=(3, 4, 5, 6),
    complete=True,
    rules=Rules(
        settings=WizardSettings,
        state=WizardState,
        start=start,
        steps={
            "choose_dealer": choose_dealer,
            "deal": deal,
            "name_trump": name_trump,
            "bid": bid,
            "trick": trick,
            "score": score,
        },
        check=check,
    ),
    sight=Sight(
        view=view,
        imagine=imagine,
        recall=recall,
        pieces=all_pieces,
        fades=fades,
        one_log=True,
        known_to_all=is_last_card,
    ),
    score=Score(
        outcome=outcome,
        standing=lambda s: s.totals,
    ),
    words=Words(
        asking=asking,
        why_not=why_not,
        part=attrgetter("round"),
        remarks=REMARKS,
    ),
    tale=TALE,
)
