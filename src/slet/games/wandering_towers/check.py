"""Positions set up by hand."""

from slet.games.wandering_towers.hands import all_cards
from slet.games.wandering_towers.pieces import DECK, MOST_WIZARDS, SPACES, TOWERS
from slet.games.wandering_towers.state import TowersState, start
from slet.games.wandering_towers.track import visible


def check(s: TowersState, seats: int) -> None:
    """Whether a state that was set up by hand can be played on."""
    fresh = start(seats, s.settings)
    for name in ("seats", "mode", "wizards"):
        if getattr(s, name) != getattr(fresh, name):
            raise ValueError(f"{name} in the state does not fit the seats and settings")
    if s.step == "set_up":
        return
    sides = len(fresh.hands)
    if any(len(part) != sides for part in (s.colours, s.inside, s.hands, s.empty, s.full, s.spent, s.known)):
        raise ValueError(f"there must be {sides} of everything that a player has")
    if len(s.stacks) != SPACES or len(s.standing) != len(fresh.standing) or len(s.seen) != len(fresh.seen):
        raise ValueError(f"the track has {SPACES} spaces, and wizards stand on them or on one of nine towers")
    if not (0 <= s.keep < SPACES and 0 <= s.active < seats and s.start_seat in range(seats)):
        raise ValueError("Ravenskeep, the active player or the start player is nowhere")
    if sorted(tower for stack in s.stacks for tower in stack) != list(TOWERS):
        raise ValueError("each tower stands on the track once")
    if visible(s, s.keep):
        raise ValueError("nobody stands beside Ravenskeep")
    if any(len(wizards) > MOST_WIZARDS for wizards in s.standing):
        raise ValueError(f"no more than {MOST_WIZARDS} wizards stand together")
    for side, wizard in enumerate(s.colours):
        outside = sum(place.count(wizard) for place in s.standing)
        if outside + s.inside[side] != s.wizards:
            raise ValueError(f"there must be {s.wizards} wizards in {wizard.name}")
        if (
            not s.settings.teams
            and s.empty[side] + s.full[side] + s.spent[side] != fresh.empty[side] + fresh.full[side]
        ):
            raise ValueError(f"there must be {fresh.empty[side] + fresh.full[side]} potions in {wizard.name}")
    cards = all_cards(s)
    if any(cards.count(card) != DECK.count(card) for card in set(DECK)):
        raise ValueError("the cards are not those of the deck")
    if s.step == "act" and not s.hands[s.side(s.active)]:
        raise ValueError("whoever has a turn holds cards")
    if s.step in ("before_card", "carry_out", "after_card") and s.card is None:
        raise ValueError("no card is in play")
