"""Whether a position that was set up by hand can be played on."""

from slet.games.carodeni.pieces.kinds import INGREDIENTS
from slet.games.carodeni.state import ROUNDS_IN_A_STAGE, SOLO_ROUNDS, CarodeniState, all_pieces

_INGREDIENT_NAMES = {kind.name for kind in INGREDIENTS}


def check(s: CarodeniState, seats: int) -> None:
    if s.seats != seats or len(s.areas) != seats:
        raise ValueError(f"it is not a state for {seats} seats")
    if (s.ostara is not None) != (seats == 1) or (s.difficulty is not None) != (seats == 1):
        raise ValueError("Ostara and a difficulty are there where one plays alone, and only there")
    _check_turn(s)
    _check_pieces(s)
    if s.solo and s.step is not None:
        _check_tokens(s)


def _check_turn(s: CarodeniState) -> None:
    if not (0 <= s.turn < s.seats and (s.first is None or 0 <= s.first < s.seats)):
        raise ValueError("the first player or the player on turn cannot be right")
    if s.step not in (None, "seat_players") and s.first is None:
        raise ValueError("somebody must be the first player")
    if s.last_round is not None and s.round > s.last_round:
        raise ValueError("the last round is over")
    if s.solo and s.last_round != SOLO_ROUNDS:
        raise ValueError(f"alone {SOLO_ROUNDS} rounds are played")
    me = s.areas[s.turn]
    if s.step in ("refresh", "gather", "brew", "tame") and not me.pile:
        raise ValueError("the player on turn has no active card")
    if s.step == "turn" and not (me.hand or me.pile):
        raise ValueError("the player on turn has neither a card in hand nor one in the pile")


def _check_pieces(s: CarodeniState) -> None:
    if any(not 0 <= supply.under <= len(supply.deck) for supply in (s.potions, s.witches)):
        raise ValueError("no more cards can lie under a deck than it has")
    if (len(s.points), len(s.spots), len(s.potions.open), len(s.witches.open)) != (3, 9, 3, 3):
        raise ValueError("there are three locations, each with three ingredients, a potion and a witch")
    areas = s.areas if s.ostara is None else [*s.areas, s.ostara]
    counts = [s.bag, *(area.stock for area in areas)]
    if any(len(count) != len(INGREDIENTS) for count in counts):
        raise ValueError("the bag and every stock count five ingredients")
    if any(number < 0 for count in (s.points, *counts) for number in count):
        raise ValueError("nobody has less than nothing")
    lying = [name for name in all_pieces(s) if name not in _INGREDIENT_NAMES]
    if len(set(lying)) != len(lying):
        raise ValueError("a card or token lies in two places")


def _check_tokens(s: CarodeniState) -> None:
    """CAR-91 to CAR-93: Ostara turns up a token in every round, and gets them all back after five."""
    tokens = [*s.column, *s.turned]
    if s.step == "seat_players":
        tokens = [token for token in s.spare_tokens if s.settings.animals or not token.shows_animal]
    played = (s.round - 1) % ROUNDS_IN_A_STAGE + (s.step != "ostara") if s.round else 0
    if len(tokens) < ROUNDS_IN_A_STAGE or (played and len(s.column) < ROUNDS_IN_A_STAGE - played):
        raise ValueError("Ostara has not a token for every round of the stage")
