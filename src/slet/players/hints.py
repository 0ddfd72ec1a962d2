"""Advice for a person: the best few options, what each leads to, and how sure that is.

It knows what the seat knows and nothing else: the strongest player of the game thinks in its place.
"""

from math import sqrt
from random import Random

import msgspec

from slet.kernel.events import Event
from slet.kernel.match import Match
from slet.kernel.questions import HasId, Pick
from slet.players import LEVELS, PLAYERS, find_player, think
from slet.players.contract import Budget, Choice, Thinker, Thought

IDEAS = 3
"""So many are told."""
LOOKS = 3
"""So many worlds tell what surely comes of an option."""


class Idea(msgspec.Struct, frozen=True):
    """An option worth a thought."""

    option: HasId
    expected: dict[str, float] = {}
    """What is to be expected: `win`, the chance to win; `points`; and what else the game tells."""


class Advice(msgspec.Struct, frozen=True):
    ideas: list[Idea]
    """The best first; one where there is nothing to choose, or a rule of thumb says it all."""
    worlds: int = 0
    """How many worlds it rests on; 0 where it was learnt, and nothing had to be tried."""
    close: bool = False
    """Whether the first two are within chance of each other."""


def advise(match: Match, ask: Pick, rng: Random, budget: Budget | None = None) -> Advice:
    """What to think about when asked this."""
    if len(ask.options) == 1:
        return Advice([Idea(ask.options[0])])
    choice = _thoughts(match, ask, rng, budget)
    if not choice.thoughts:  # a rule of thumb is enough here
        return Advice([Idea(choice.option)])
    first, *others = choice.thoughts
    others.sort(key=lambda thought: thought.value, reverse=True)
    best = (first, *others[: IDEAS - 1])
    worlds = sum([thought.visits for thought in choice.thoughts])
    return Advice([Idea(one.option, one.expected) for one in best], worlds, _close(best))


def _thoughts(match: Match, ask: Pick, rng: Random, budget: Budget | None) -> Choice:
    """What the strongest player that weighs its options thinks; nothing, where it goes by a rule of thumb here."""
    for level in reversed(LEVELS):
        if level in PLAYERS[match.game.id]:
            player = find_player(level, match.game.id)
            if isinstance(player, Thinker):
                return think(player, match, ask, rng, budget)
    return Choice(ask.options[0])


def _close(best: tuple[Thought, ...]) -> bool:
    """Whether the difference between the first two may be chance, by the chances to win."""
    if len(best) < 2 or "win" not in best[0].expected:
        return False
    first, second = (thought.expected["win"] for thought in best[:2])
    worlds = max(1, min(best[0].visits, best[1].visits))
    return first - second < 1.96 * sqrt(0.25 / worlds)


def leads_to(match: Match, ask: Pick, option: HasId, rng: Random) -> list[Event]:
    """What surely comes of an option, as the seat is told: the same in all worlds in which it is tried."""
    told: list[list[Event]] = []
    for _ in range(LOOKS):
        world = match.imagine(ask.seat, rng)
        before = world.told
        world.play(option.id, ask.seat)
        told.append(world.log(ask.seat, since=before))
    surely = []
    for events in zip(*told, strict=False):
        if any(event != events[0] for event in events):
            break
        surely.append(events[0])
    return surely


def facts(expected: dict[str, float]) -> dict[str, str | int]:
    """What is to be expected, as the arguments of a game's message `hint`: whole numbers, chances in per cent."""
    return {name: round(value if name == "points" else 100 * value) for name, value in expected.items()}
