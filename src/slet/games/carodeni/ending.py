"""How the end begins: CAR-69 to CAR-71."""

from slet.games.carodeni.events import EndBegins
from slet.games.carodeni.state import CarodeniState, Cause
from slet.kernel import tell


def begin_end(s: CarodeniState, cause: Cause) -> None:
    """CAR-71, CAR-91: this round is finished and one more is played; a later cause, and solo, change nothing."""
    if s.last_round is None:
        s.last_round = s.round + 1
        s.cause = cause
        tell(s, EndBegins, cause, s.last_round)
