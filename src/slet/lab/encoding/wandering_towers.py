"""Wandering Towers."""

from slet.games.wandering_towers import GAME
from slet.games.wandering_towers.options import LIFTS, SWAPS, TOWER_MOVES, WIZARD_MOVES
from slet.games.wandering_towers.pieces import CARDS, COLOURS, MOST_WIZARDS, SPACES, SPELLS, TOWERS
from slet.games.wandering_towers.view import TowersMemory, TowersView, view
from slet.lab.encoding.actions import listed
from slet.lab.encoding.encoding import Encoding, by_view
from slet.lab.encoding.layout import BY_SEAT, SKIP, Hint, Hints, Places

HINTS: dict[str, Hint] = {
    "TowersView.spaces": Places(SPACES),
    "Space.floors": Places(len(TOWERS)),
    "TowersView.players": BY_SEAT,
    "TowersView.reach": SKIP,
    "TowersView.outlook": SKIP,
    "TowersView.tokens": SKIP,
    "TowersMemory.imprisoned": Places(len(TOWERS)),
}
ALONE = (
    "roll-again", "leave", "discard-all", "end-turn", "pass", "pass-for-turn", "ask-card", "hand-over-nothing",
    "never-offer", "offer-again", "end-turns", "stop-again", "ask-potions", "nudge:forward", "nudge:back",
)  # fmt: skip
ACTIONS = listed(
    *ALONE,
    *(f"{verb}:{card.name}" for verb in ("play", "discard", "hand-over") for card in CARDS.values()),
    *(f"announce:{card.name}/{thing}" for card in CARDS.values() for thing in ("tower", "wizard")),
    *(f"{verb}:{spell.name}" for verb in ("cast", "claim") for spell in SPELLS.values()),
    *(f"free:{colour}" for colour in COLOURS),
    *(f"give-potions:{potions}" for potions in range(MOST_WIZARDS + 1)),
    *(swap.id for row in SWAPS for swap in row),
    *(lift.id for row in LIFTS for lift in row),
    *(move.id for rows in TOWER_MOVES.values() for row in rows for move in row),
    *(move.id for rows in WIZARD_MOVES.values() for row in rows.values() for move in row),
)


def encoding() -> Encoding:
    return by_view(GAME, TowersView, TowersMemory, Hints(max(GAME.seats), HINTS), ACTIONS, view)
