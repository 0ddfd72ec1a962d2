"""A board at no table, as it is shown to one person in one language: lessons and puzzles."""

from collections.abc import Sequence
from typing import Any

import msgspec

from slet.games.clauses import clauses
from slet.games.wording import wording
from slet.kernel.data import to_json
from slet.kernel.match import Match
from slet.kernel.questions import Pick
from slet.kernel.watching import Moment
from slet.players import NAMES, usual_level
from slet.server.connection import put
from slet.server.frames import Happened
from slet.server.sentences import Speaker
from slet.server.wire import Ask, SeatInfo


class Shown:
    """What one who sits there alone sees and hears. The others are computer players, by their usual names."""

    def __init__(self, game_id: str, seats: int, learner: int, language: str) -> None:
        self.game_id = game_id
        self.learner = learner
        self.language = language
        self.words = wording(game_id, language)
        others = iter(NAMES)
        names = ["" if seat == learner else next(others) for seat in range(seats)]
        self.names = names
        self.seats = [_seat(name, game_id) for name in names]
        self.speaker = Speaker(game_id, language, names)

    def board(self, match: Match, moments: Sequence[Moment]) -> dict[str, Any]:
        """What every `Scene` has of a board."""
        seat = self.learner
        view = match.view(seat)
        seen = Happened(match.game, moments).seen(match, seat, view, seat)
        return {
            "game": self.game_id,
            "game_name": self.words.say("name"),
            "seats": self.seats,
            "learner": seat,
            "view": msgspec.Raw(to_json(view)),
            "frames": [moment.frame(self.speaker, seat) for moment in seen],
            "asked": [pick.seat for pick in match.asks],
        }

    def question(self, ask: Pick | None, match: Match) -> Ask | None:
        return None if ask is None else put(ask, match.view(ask.seat), match, self.speaker)

    def why_not(self, ask: Pick, match: Match, option: str) -> tuple[str, str | None]:
        """The rule that stands against a choice, in words and by its number."""
        reason = match.game.words.why_not(match.view(ask.seat), option)
        if reason is None:
            return clauses(self.game_id, self.language)[ask.why].text, ask.why
        return self.words.why_not(reason), reason.rule or ask.why


def _seat(name: str, game_id: str) -> SeatInfo:
    computer = bool(name)
    return SeatInfo(
        name=name,
        kind="computer" if computer else "person",
        level=usual_level(game_id) if computer else None,
        present=True,
        away=False,
    )
