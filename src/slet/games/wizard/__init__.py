"""Wizard (Čaroděj): say how many tricks you will take, and take exactly that many."""

from slet.games.wizard.asking import asking
from slet.games.wizard.bidding import bid
from slet.games.wizard.deal import choose_dealer, deal, name_trump
from slet.games.wizard.scoring import outcome, score
from slet.games.wizard.state import WizardOptions, WizardState, check, start
from slet.games.wizard.tricks import is_last_card, trick
from slet.games.wizard.view import fades, imagine, pieces, recall, view
from slet.games.wizard.why import why_not
from slet.kernel import Game

GAME = Game(
    id="wizard",
    version=1,
    seats=(3, 4, 5, 6),
    options=WizardOptions,
    state=WizardState,
    start=start,
    check=check,
    steps={
        "choose_dealer": choose_dealer,
        "deal": deal,
        "name_trump": name_trump,
        "bid": bid,
        "trick": trick,
        "score": score,
    },
    view=view,
    recall=recall,
    fades=fades,
    one_log=True,
    imagine=imagine,
    pieces=pieces,
    outcome=outcome,
    standing=lambda s: s.totals,
    known_to_all=is_last_card,
    asking=asking,
    why_not=why_not,
    complete=True,
)
