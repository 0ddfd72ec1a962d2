"""The Witches (Čarodějky): apprentice witches put right what goes wrong in Lancre."""

from operator import attrgetter

from slet.games.the_witches.cackles import tea
from slet.games.the_witches.check import check
from slet.games.the_witches.coach import REMARKS
from slet.games.the_witches.consequences import consequence
from slet.games.the_witches.drawing import before_drawing, draw_cards
from slet.games.the_witches.ending import end_turn, outcome, standing
from slet.games.the_witches.fleeing import flee
from slet.games.the_witches.moving import movement_action, secondary_action, walk
from slet.games.the_witches.placing import place_problem
from slet.games.the_witches.planning.odds import seen
from slet.games.the_witches.printed import printed
from slet.games.the_witches.settings import WitchesSettings, offers
from slet.games.the_witches.setup import choose_apprentice, deal_cards, lay_tiles, place_witch, roll_for_choice
from slet.games.the_witches.solving import after_first_pair, after_second_pair, before_dice
from slet.games.the_witches.state import WitchesState, start
from slet.games.the_witches.tale import TALE
from slet.games.the_witches.view import all_pieces, imagine
from slet.games.the_witches.why import asking, why_not
from slet.kernel import Game, Rules, Score, Sight, Words

GAME = Game(
    id="the-witches",
    version=2,
    seats=(1, 2, 3, 4),
    minutes=90,
    complete=True,
    rules=Rules(
        settings=WitchesSettings,
        state=WitchesState,
        start=start,
        steps={
            # set-up
            "lay_tiles": lay_tiles,
            "roll_for_choice": roll_for_choice,
            "choose_apprentice": choose_apprentice,
            "deal_cards": deal_cards,
            "place_witch": place_witch,
            # phase 1
            "place_problem": place_problem,
            # phase 2
            "movement_action": movement_action,
            "walk": walk,
            "secondary_action": secondary_action,
            "before_dice": before_dice,
            "after_first_pair": after_first_pair,
            "after_second_pair": after_second_pair,
            "flee": flee,
            "consequence": consequence,
            "tea": tea,
            # phase 3
            "before_drawing": before_drawing,
            "draw_cards": draw_cards,
            "end_turn": end_turn,
        },
        offers=offers,
        check=check,
    ),
    sight=Sight(
        view=seen,
        imagine=imagine,
        pieces=all_pieces,
        known_to_all=lambda s, _: s.open_hands,
    ),
    score=Score(
        outcome=outcome,
        standing=standing,
    ),
    words=Words(
        asking=asking,
        why_not=why_not,
        part=attrgetter("turn"),
        remarks=REMARKS,
        printed=printed,
    ),
    tale=TALE,
)
