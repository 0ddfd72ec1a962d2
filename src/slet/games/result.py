"""How a game ended, in a sentence or two."""

from collections.abc import Sequence
from typing import Any

from slet.games.wording import wording
from slet.kernel.game import Game, Outcome
from slet.words import common


def result_lines(game: Game[Any], outcome: Outcome, names: Sequence[str], eyes: int | None, language: str) -> list[str]:
    """Who won, as it is told to that seat (to a spectator), and why the game ended."""
    tell = _together if outcome.together else _against_each_other
    return [tell(game, outcome, names, eyes, language), wording(game.id, language).say(f"reason-{outcome.reason}")]


def _together(_game: Game[Any], outcome: Outcome, names: Sequence[str], eyes: int | None, language: str) -> str:
    won = bool(outcome.winners)
    if eyes is not None:
        return common(language).say("you-won-together" if won else "you-lost-together")
    return common(language).say("all-won" if won else "all-lost", {"count": len(names), "name": names[0]})


def _against_each_other(
    game: Game[Any], outcome: Outcome, names: Sequence[str], eyes: int | None, language: str
) -> str:
    words = common(language)
    winners = outcome.winners
    if not winners:
        return words.say("nobody-won")
    points: object = max(outcome.scores[winner] for winner in winners) if game.has_points else "none"
    if list(winners) == [eyes]:
        return words.say("you-win", {"points": points})
    *first, last = [names[winner] for winner in winners]
    listed = words.say("names", {"first": ", ".join(first), "last": last}) if first else last
    return words.say("won", {"count": len(winners), "names": listed, "points": points})


def breakdown_rows(game: Game[Any], outcome: Outcome, language: str) -> list[tuple[str, tuple[int, ...]]]:
    """What the scores are made of: each source in words with the points of each seat."""
    words = wording(game.id, language)
    return [(words.say(f"points-{source}"), points) for source, points in outcome.breakdown.items()]
