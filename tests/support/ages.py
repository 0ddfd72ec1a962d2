"""Toy games of several ages: the rules of one game as they change from version to version."""

import sys
from typing import Any

import msgspec

from slet.games import GAMES, wizard
from slet.games.wizard.bidding import bid, possible_bids
from slet.games.wizard.events import HasBid
from slet.games.wizard.settings import WizardSettings
from slet.games.wizard.state import WizardState
from slet.kernel import Game, Rule, clockwise, pick, tell
from support import toy
from support.toy import TOY, ToySettings, ToyState
from support.varied import varied


class LaterOptions(ToySettings, frozen=True):
    """One more option, with a default by which everything is as it was."""

    shy: bool = False
    """Whether nobody may peek."""


class LaterState(ToyState):
    shy: bool = False


class BoldOptions(ToySettings, frozen=True):
    """The same option with the other default, so that games come out differently."""

    shy: bool = True


def start(seats: int, options: Any) -> LaterState:
    begun = toy.start(seats, options)
    plain = {name: getattr(begun, name) for name in ToyState.__struct_fields__}
    return LaterState(**plain, shy=options.shy)


def lay(s: Any) -> Rule[str | None]:
    """As in the toy, but where players are shy the deck is put aside while they lay, so there is nothing to peek at."""
    aside: list[Any] = []
    if s.shy:
        aside, s.deck = s.deck, aside
    following = yield from toy.lay(s)
    if s.shy:
        s.deck = aside
    return following


WITH_OPTION: Game[Any] = varied(
    TOY, settings=LaterOptions, state=LaterState, start=start, steps={"deal": toy.deal, "lay": lay}
)
"""The toy with an option more: no record comes out differently, so the version is the same."""

SHY: Game[Any] = varied(WITH_OPTION, version=TOY.version + 1, settings=BoldOptions)
"""The next version, by which nobody may peek; nothing is said about games begun earlier."""

SHY_BUT_FAIR: Game[Any] = varied(SHY, earlier={TOY.version: {"shy": False}})
"""The same, with a word about games begun earlier."""


def installed(monkeypatch: Any, game: Game[Any]) -> None:
    """From now on this is the game of that id which is installed."""
    # `slet.games` is the package, and also the name of a function of `slet`.
    monkeypatch.setattr(sys.modules["slet.games"], "GAMES", tuple(game if one.id == game.id else one for one in GAMES))


LAST_OLD_ROUND = 2


def bid_backwards(s: WizardState) -> Rule[Any]:
    """From the third round on, seats bid the other way round: a record stops fitting there, a position does not."""
    if s.round <= LAST_OLD_ROUND:
        return (yield from bid(s))
    for seat in reversed(list(clockwise(s.lead, s.seats))):
        choice = yield from pick(seat, "bid", possible_bids(s, seat), "WIZ-11")
        s.bids[seat] = choice.tricks
        tell(s, HasBid, seat, choice.tricks)
    return "trick"


BACKWARDS: Game[Any] = varied(
    wizard.GAME, version=wizard.GAME.version + 1, steps={**wizard.GAME.rules.steps, "bid": bid_backwards}
)
"""Wizard by other rules."""


class PlusMinusOptions(WizardSettings, frozen=True):
    plus_minus_one: bool = True


PLUS_MINUS: Game[Any] = varied(
    wizard.GAME,
    version=wizard.GAME.version + 1,
    settings=PlusMinusOptions,
    earlier={wizard.GAME.version: {"plus_minus_one": False}},
)
"""Wizard, where the variant plus/minus one is the usual game; those begun earlier are played without it."""


class StrangeState(WizardState, kw_only=True):
    moon: str


STRANGE: Game[Any] = varied(BACKWARDS, state=StrangeState)
"""The same, with a state that no earlier position fits."""


def _twice(s: WizardState) -> Any:
    outcome = wizard.GAME.score.outcome(s)
    return msgspec.structs.replace(outcome, scores=tuple(2 * score for score in outcome.scores))


DOUBLED: Game[Any] = varied(wizard.GAME, version=wizard.GAME.version + 1, outcome=_twice)
"""Wizard, where everything counts twice at the end."""
