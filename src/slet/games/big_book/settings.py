"""What may be chosen before the game."""

from typing import Literal

from slet.games.big_book.pieces.tables import Magician
from slet.kernel import BadSetup, EachSeat, Offer, Seat, Settings

Mode = Literal["classic", "terror", "nightmare"]


class BigBookSettings(Settings, frozen=True):
    difficulty: Literal[1, 2, 3] = 1
    """BB-21: easy, medium, hard."""
    mode: Mode = "classic"
    """BB-157."""
    five_player_double_turn: bool = False
    """BB-161: the last player of a round is also the first of the next."""
    magicians: EachSeat[Magician] | Literal["draw"] | None = None
    """BB-171: one for each seat, or drawn by lot; otherwise the players choose."""
    open_hands: bool = True
    """BB-28: whether all see all hands."""
    start_player: Seat | None = None
    """BB-23: the seat that begins; by lot when not given."""


def offers(seats: int, _settings: BigBookSettings) -> dict[str, Offer | None]:
    """What may be chosen before the game: BB-161 is for five."""
    if seats == 5:
        return {}
    return {"five_player_double_turn": Offer(usual=False, otherwise=BadSetup("double-turn-needs-five", seats=seats))}
