"""Puzzles found in games between computer players.

There are two ways to find one. Where a turn is made of several answers and little of it is chance, the engine tries the
whole turn: a puzzle is a turn in which an aim is reached, but only by a few ways (`aims`). Elsewhere the strongest
player weighs the options: a puzzle is a question to which one answer is clearly the best (`weigh`). Either way a found
puzzle is a draft: its words are written by a person, who also sees whether the reason can be told.
"""

from collections.abc import Callable, Iterator, Mapping
from math import prod, sqrt
from random import Random
from typing import Any, Literal

import msgspec

import slet
from slet.kernel.match import Match
from slet.kernel.questions import Pick
from slet.learn.puzzle import Aim, Clear, Difficulty
from slet.learn.shelf import Played
from slet.learn.way import Way
from slet.players import Budget, Thinker, choose, find_player, think

WORLDS = 400
"""In which the strongest player tries the options, again for those that looked clear."""
GAP = {"win": 0.15, "points": 12.0}
"""By how much the best has to be better than the second."""
SURE = 3.0
"""By how many standard errors at least."""
RARE = 0.05
"""How likely somebody who answers at random reaches an aim at most."""
LONGEST = 8
"""Answers: how far an aim is looked for."""
OTHER_WORLDS = 8
"""In which a way to an aim has to lead there, too."""
POSITIONS = 6000
"""How many of them a search may look at before it is given up."""


class Found(msgspec.Struct, frozen=True):
    """A draft of a puzzle."""

    game: str
    position: dict[str, Any]
    solution: tuple[Played, ...]
    options: int
    """Among how many the first answer is chosen."""
    difficulty: Difficulty
    aim: tuple[Aim, ...] = ()
    clear: Clear | None = None


class _TooMany(Exception):
    """A search that takes too long."""


class _Known(dict[bytes, bool]):
    def __setitem__(self, key: bytes, value: bool) -> None:
        if len(self) >= POSITIONS:
            raise _TooMany
        super().__setitem__(key, value)


def find(game_id: str, seats: int, seed: str) -> Iterator[Found]:
    """The puzzles of one game."""
    match: Match = slet.new(game_id, seats=seats, seed=seed)
    rng = Random(seed)
    players = [find_player("adept" if seat % 2 else "master", match.game.id) for seat in range(seats)]
    look = aims if match.game.id in AIMS else weigh
    before: int | None = None
    while match.ask is not None:
        ask = match.ask
        if len(ask.options) > 1 and len(match.asks) == 1 and (look is weigh or ask.seat != before):
            yield from look(match, ask, rng)
        before = ask.seat
        match.play(choose(players[ask.seat], match, ask, rng), ask.seat)


# --- one answer that is clearly the best ---------------------------------------------------------------------


def weigh(match: Match, ask: Pick, rng: Random) -> Iterator[Found]:
    """The question, if one answer to it is clearly the best, and thinking again comes to the same."""
    quick = _clearest(match, ask, rng, WORLDS // 4)
    if quick is None:
        return
    again = _clearest(match, ask, rng, WORLDS)
    if again is None or again[0] != quick[0]:
        return
    best, clear = again
    solution = (Played(ask.seat, best),)
    found_by = _found_by(match, ask, lambda option: option == best)
    yield Found(match.game.id, match.position(), solution, len(ask.options), found_by, clear=clear)


def _clearest(match: Match, ask: Pick, rng: Random, worlds: int) -> tuple[str, Clear] | None:
    """The best answer and how clearly it is that; None where it may be chance, or is no more than a little better."""
    player = find_player("archmage", match.game.id)
    assert isinstance(player, Thinker)
    thoughts = sorted(think(player, match, ask, rng, Budget(iterations=worlds)).thoughts, key=lambda one: -one.value)
    if len(thoughts) < 2:
        return None
    what: Literal["win", "points"] = "win" if "win" in thoughts[0].expected else "points"
    best, second = (one.expected.get(what, one.value) for one in thoughts[:2])
    tries = min(one.visits for one in thoughts[:2])
    error = SURE * sqrt(0.5 / tries) if tries else 0.0  # of a difference of two chances, at most
    if best - second < max(GAP[what], error if what == "win" else 0.0):
        return None
    return thoughts[0].option.id, Clear(what, round(best, 3), round(second, 3), tries or worlds)


def _found_by(match: Match, ask: Pick, right: Callable[[str], bool]) -> Difficulty:
    """Easy is what a novice finds more often than not, hard what a master does not find."""
    for difficulty, level in ((1, "novice"), (2, "adept")):
        chosen = [choose(find_player(level, match.game.id), match, ask, Random(n)).id for n in range(5)]
        if sum(map(right, chosen)) >= 3:
            return difficulty  # type: ignore[return-value]
    return 3


# --- an aim that few ways lead to ----------------------------------------------------------------------------


def _towers(match: Match, seat: int) -> list[tuple[Aim, ...]]:
    colour = str(match.state.colours[seat])
    home = Aim("entered", {"wizards": colour})
    return [
        (Aim(wins=True),),
        (Aim("entered", {"wizards": colour}, 2),),
        (home, Aim("filled", {"seat": seat})),
        (Aim("filled", {"seat": seat}, 2),),
        (home,),
    ]


def _carodeni(_match: Match, seat: int) -> list[tuple[Aim, ...]]:
    own: dict[str, str | int | bool] = {"seat": seat}
    return [
        (Aim("took-goal", own, 2),),
        (Aim("took-goal", own), Aim("brewed", own)),
        (Aim("took-goal", own),),
        (Aim("brewed", own),),
    ]


def _book(_match: Match, _seat: int) -> list[tuple[Aim, ...]]:
    now = Aim("turn", times=0)
    return [(Aim("defeated"), now), (Aim("broke", times=2), now), (Aim("broke"), now)]


AIMS: Mapping[str, Callable[[Match, int], list[tuple[Aim, ...]]]] = {
    "wandering-towers": _towers,
    "carodeni": _carodeni,
    "big-book": _book,
}
"""What is worth reaching in a turn, the most first."""


def aims(match: Match, ask: Pick, _rng: Random) -> Iterator[Found]:
    """The turn, if it has an aim that only few ways lead to."""
    for aim in AIMS[match.game.id](match, ask.seat):
        try:
            found = _few_ways(match, ask, aim)
        except _TooMany:
            continue
        if found is not None:
            yield found
            return


def _few_ways(match: Match, ask: Pick, aim: tuple[Aim, ...]) -> Found | None:
    known = _Known()
    way = Way(match.fork(), ask.seat, (), aim)
    for farthest in range(2, LONGEST + 1):
        if way.leads_there(farthest, known):
            break
    else:
        return None
    luck = []
    while not way.there and way.ask is not None:
        right = way.right(farthest, known)
        luck.append(len(right) / len(way.ask.options))
        way.choose(right[0])
    if len(luck) < 2 or prod(luck) > RARE or not all(_holds(match, way.acts, aim, n) for n in range(OTHER_WORLDS)):
        return None
    difficulty = _reached_by(match, ask, aim)
    return Found(match.game.id, match.position(), tuple(way.acts), len(ask.options), difficulty, aim)


def _holds(match: Match, acts: list[Played], aim: tuple[Aim, ...], world: int) -> bool:
    """Whether it also leads there where what the seat cannot know is something else: luck is no solution."""
    way = Way(match.imagine(acts[0].seat, Random(world)), acts[0].seat, (acts,), aim)
    while not way.there and way.ask is not None and (wanted := way.next_in_lines()):
        way.choose(wanted[0])
    return way.there


def _reached_by(match: Match, ask: Pick, aim: tuple[Aim, ...]) -> Difficulty:
    """Easy is what a novice reaches now and then, hard what an adept does not reach."""
    for difficulty, level in ((1, "novice"), (2, "adept")):
        player = find_player(level, match.game.id)
        if any(_reaches(Way(match.fork(), ask.seat, (), aim), player, Random(n)) for n in range(3)):
            return difficulty  # type: ignore[return-value]
    return 3


def _reaches(way: Way, player: Any, rng: Random) -> bool:
    while not way.there and (ask := way.ask) is not None and len(way.acts) < LONGEST:
        way.choose(choose(player, way.match, ask, rng).id)
    return way.there
