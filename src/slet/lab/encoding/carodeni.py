"""Čarodění."""

from slet.games.carodeni import GAME
from slet.games.carodeni.options import (
    ANIMAL_TAKES,
    BREWS,
    INGREDIENT_TAKES,
    PAIR_CHOICES,
    PLAYS,
    POTION_TAKES,
    RENEW_INGREDIENTS,
    TAMES,
    WITCH_TAKES,
)
from slet.games.carodeni.pieces.kinds import INGREDIENTS, LOCATIONS, ROOM
from slet.games.carodeni.settings import MOST_GOALS
from slet.games.carodeni.view import CarodeniView, Memory, view
from slet.lab.encoding.actions import listed
from slet.lab.encoding.encoding import Encoding, by_view
from slet.lab.encoding.layout import BY_SEAT, SKIP, Hint, Hints, Places

WAYS_TO_PAY = 128
SPOTS = len(LOCATIONS) * ROOM
HINTS: dict[str, Hint] = {
    "CarodeniView.points": Places(len(LOCATIONS)),
    "CarodeniView.spots": Places(SPOTS),
    "CarodeniView.areas": BY_SEAT,
    "AreaView.stock": Places(len(INGREDIENTS)),
    "AreaView.progress": Places(MOST_GOALS),
    "AreaView.prospects": SKIP,
    "CarodeniView.openings": SKIP,
}
ACTIONS = listed(
    *("rest", "renew-nothing", "renew-witches", "renew-potions", "brew-nothing", "tame-nothing"),
    *(option.id for option in (*PAIR_CHOICES, *PLAYS.values(), *RENEW_INGREDIENTS)),
    *(option.id for takes in INGREDIENT_TAKES for option in takes.values()),
    *(option.id for takes in POTION_TAKES.values() for option in takes),
    *(option.id for option in (*WITCH_TAKES.values(), *ANIMAL_TAKES.values(), *BREWS.values(), *TAMES.values())),
    places={"pay": WAYS_TO_PAY},
)


def encoding() -> Encoding:
    return by_view(GAME, CarodeniView, Memory, Hints(max(GAME.seats), HINTS), ACTIONS, view)
