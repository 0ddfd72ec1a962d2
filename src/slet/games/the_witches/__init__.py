"""The Witches (Čarodějky): apprentice witches put right what goes wrong in Lancre."""

from slet.games.the_witches.asking import asking
from slet.games.the_witches.cackles import tea
from slet.games.the_witches.consequences import consequence
from slet.games.the_witches.drawing import before_drawing, draw_cards
from slet.games.the_witches.ending import end_turn, outcome, standing
from slet.games.the_witches.fleeing import flee
from slet.games.the_witches.moving import movement_action, secondary_action, walk
from slet.games.the_witches.odds import seen
from slet.games.the_witches.offers import offers
from slet.games.the_witches.placing import place_problem
from slet.games.the_witches.setup import choose_apprentice, deal_cards, lay_tiles, place_witch, roll_for_choice
from slet.games.the_witches.solving import after_first_pair, after_second_pair, before_dice
from slet.games.the_witches.state import WitchesOptions, WitchesState, check, start
from slet.games.the_witches.view import imagine, pieces
from slet.games.the_witches.why import why_not
from slet.kernel import Game

GAME = Game(
    id="the-witches",
    version=2,
    seats=(1, 2, 3, 4),
    options=WitchesOptions,
    state=WitchesState,
    start=start,
    offers=offers,
    check=check,
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
    view=seen,
    imagine=imagine,
    pieces=pieces,
    outcome=outcome,
    known_to_all=lambda s, _: s.open_hands,
    asking=asking,
    why_not=why_not,
    standing=standing,
    minutes=90,
    complete=True,
)
