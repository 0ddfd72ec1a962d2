"""The Witches."""

from itertools import product

from slet.games.the_witches import GAME
from slet.games.the_witches.dice import FACES, shown
from slet.games.the_witches.options import GIVE_BACK, GIVE_UPS, Reroll
from slet.games.the_witches.pieces.cards import DECK
from slet.games.the_witches.pieces.places import SPACES
from slet.games.the_witches.state import APPRENTICES
from slet.games.the_witches.view import WitchesView, view
from slet.lab.encoding.actions import listed
from slet.lab.encoding.encoding import Encoding, by_view
from slet.lab.encoding.layout import BY_SEAT, SKIP, Hint, Hints, Places

MOST_THREES = 64
"""Hands have eight cards at most in almost all games, and so fewer ways to the Power of Three."""
HINTS: dict[str, Hint] = {
    "WitchesView.spaces": Places(len(SPACES)),
    "SpaceView.space": SKIP,
    "SpaceView.extra": SKIP,
    "WitchesView.players": BY_SEAT,
    "WitchesView.boxes": Places(4),
    "AttemptView.dice": Places(4),
    "AttemptView.outcomes": SKIP,
    "AttemptView.helps": SKIP,
    "WitchesView.ways": SKIP,
    "WitchesView.odds": SKIP,
}
ON_SPACES = ("start", "put", "walk", "over", "to", "run", "look", "relieve", "solve", "turn-up")
OF_CARDS = ("play", "fly", "run-by", "linger-by", "add", "discard")
ALONE = (
    "turn-card", "stay", "wait", "stop", "vanish", "linger", "roll", "add-tile", "cure", "done", "enough", "stuck",
    "draw",
)  # fmt: skip
ACTIONS = listed(
    *ALONE,
    *(f"{verb}:{apprentice}" for verb in ("choose", "take-from") for apprentice in APPRENTICES),
    *(option.id for option in (*GIVE_BACK, *GIVE_UPS.values())),
    *(f"{verb}:{space.name}" for verb in ON_SPACES for space in SPACES),
    *(f"{verb}:{card.name}" for verb in OF_CARDS for card in DECK),
    *(Reroll(shown([face])).id for face in FACES),
    *(Reroll(shown(pair)).id for pair in product(FACES, repeat=2)),
    places={"three": MOST_THREES},
)


def encoding() -> Encoding:
    return by_view(GAME, WitchesView, None, Hints(max(GAME.seats), HINTS), ACTIONS, view)
