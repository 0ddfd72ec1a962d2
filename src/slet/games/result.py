"""How a game ended, in a sentence or two."""

from collections.abc import Sequence
from typing import Any

from slet.games.wording import wording
from slet.kernel.game import Game, Outcome
from slet.words import common


def result_lines(game: Game[Any], outcome: Outcome, names: Sequence[str], eyes: int | None, language: str) -> list[str]:
    """Who won, as it is told to that seat (to a spectator), and why the game ended."""
    if outcome.together:
        who = _together(outcome, names, eyes, language)
    else:
        who = _against_each_other(game, outcome, names, eyes, language)
    return [who, wording(game.id, language).say(f"reason-{outcome.reason}")]


def _together(outcome: Outcome, names: Sequence[str], eyes: int | None, language: str) -> str:
    won = bool(outcome.winners)
    if eyes is not None:
        return common(language).say("you-won-together" if won else "you-lost-together")
    return common(language).say("all-won" if won else "all-lost", {"count": len(names), "name": names[0]})


def _against_each_other(
    game: Game[Any], outcome: Outcome, names: Sequence[str], eyes: int | None, language: str
) -> str:
    words, rival, winners = common(language), outcome.rival, outcome.winners
    best = [(names[winner], outcome.scores[winner]) for winner in winners]
    if rival is not None and outcome.rival_won:
        best.append((wording(game.id, language).say(f"rival-{rival.name}"), rival.score))
    if not best:
        return words.say("nobody-won")
    points: object = max(score for _, score in best) if game.score.has_points else "none"
    if len(best) == 1 and list(winners) == [eyes]:
        return words.say("you-win", {"points": points})
    listed = in_a_list([name for name, _ in best], language)
    return words.say("won", {"count": len(best), "names": listed, "points": points})


def in_a_list(names: Sequence[str], language: str) -> str:
    """`Ema, Kvido and Rufus`."""
    *first, last = names
    return common(language).say("names", {"first": ", ".join(first), "last": last}) if first else last


def breakdown_rows(game: Game[Any], outcome: Outcome, language: str) -> list[tuple[str, str, tuple[int, ...]]]:
    """What the scores are made of: each source, its name in words and the points of each seat."""
    words = wording(game.id, language)
    return [(source, words.say(f"source-{source}"), points) for source, points in outcome.breakdown.items()]
