"""Who plays better, and by how much: computer players of one game measured against each other.

Where players compete, every two of them meet. They share a table seat by seat, and every deal is played twice, the
second time with their seats exchanged: so neither luck nor place favours one of them. Where all play against the game,
everybody plays the same deals. What counts is a deal, however often it was played.
"""

from collections.abc import Callable, Mapping, Sequence
from itertools import combinations, pairwise
from math import log10
from random import Random
from statistics import fmean, stdev
from time import perf_counter
from typing import Any

import msgspec

import slet
from slet.games import find_game
from slet.kernel.match import Match
from slet.lab.crash import Crash, crash_of
from slet.lab.running import Workers
from slet.lab.simulate import mean
from slet.lab.unhurried import load_unhurried
from slet.players import choose, load_player

SURE = 0.005
"""How near to losing or winning all a share is taken for, so that a rating stays a number."""


class LadderPlan(msgspec.Struct, frozen=True):
    """What is played."""

    game: str
    players: tuple[str, ...]
    seats: int
    deals: int
    """For every two players, or for every player where all play against the game."""
    seed: str = "0"
    options: dict[str, Any] = {}


class Duel(msgspec.Struct, frozen=True):
    """One game: who sits where. `second` is None where one player has all seats."""

    deal: int
    first: str
    second: str | None = None
    swapped: bool = False


class Played(msgspec.Struct, frozen=True):
    """How it ended, for both players: their part of the win, and their points a seat."""

    duel: Duel
    wins: tuple[float, float]
    points: tuple[float, float]
    seconds: tuple[float, float]
    """For one decision, on average."""
    crash: Crash | None = None
    """What went wrong in a player; then the deal counts for nothing."""


class Standing(msgspec.Struct, frozen=True):
    """A player on the ladder. Every ± is half of a 95 % confidence interval."""

    name: str
    rating: float | None
    """On the scale of chess: 400 more is ten to one. The mean of all is 0. None where all play against the game."""
    rating_pm: float | None
    wins: float
    """Its part of the wins, half where it is as good as the others; against the game the share of games won."""
    wins_pm: float
    points: float
    points_pm: float
    milliseconds: float
    """For one decision, on average."""


class Step(msgspec.Struct, frozen=True):
    """A player beside the next one on the ladder."""

    above: str
    below: str
    wins: float
    """The part of the wins that the upper one gets when the two meet; against the game, how many more games it wins."""
    wins_pm: float
    deals: int
    meet: bool = True
    """Whether the two have played against each other."""

    @property
    def clear(self) -> bool:
        """Whether it is sure that the upper one is better."""
        return self.deals > 1 and self.wins - self.wins_pm > (0.5 if self.meet else 0.0)


class Ladder(msgspec.Struct, frozen=True):
    plan: LadderPlan
    standings: tuple[Standing, ...]
    """The best first."""
    steps: tuple[Step, ...]
    seconds: float
    crashes: tuple[Crash, ...] = ()
    """The games that a player has broken."""
    games: int = 0
    """That were played to their end."""


def duels(plan: LadderPlan) -> list[Duel]:
    """All games of a ladder, deal by deal, so that whoever stops early has measured all alike."""
    if _together(plan):
        return [Duel(deal, name) for deal in range(plan.deals) for name in plan.players]
    pairs = list(combinations(plan.players, 2))
    return [
        Duel(deal, first, second, swapped)
        for deal in range(plan.deals)
        for first, second in pairs
        for swapped in (False, True)
    ]


def _together(plan: LadderPlan) -> bool:
    """Whether all play against the game."""
    if plan.seats == 1:
        return True
    match = slet.new(plan.game, seats=plan.seats, seed=1, **plan.options)
    rng = Random(1)
    while match.ask is not None:
        match.play(rng.choice(match.ask.options))
    assert match.outcome is not None
    return match.outcome.together


def play_duel(plan: LadderPlan, duel: Duel) -> Played:
    """One game. The same plan gives the same game, whoever plays it."""
    names = [_sits(duel, seat) for seat in range(plan.seats)]
    players = {name: load_unhurried(name, plan.game) for name in set(names)}
    # The deal, and the chance of each seat to think with, are the same for both games of a pair.
    match: Match = slet.new(plan.game, seats=plan.seats, seed=f"{plan.seed}/{duel.deal}", **plan.options)
    rngs = [Random(f"{plan.seed}/{duel.deal}/{seat}") for seat in range(plan.seats)]
    spent, asked = dict.fromkeys(names, 0.0), dict.fromkeys(names, 0)
    while (ask := match.ask) is not None:
        name = names[ask.seat]
        began = perf_counter()
        try:
            option = choose(players[name], match, ask, rngs[ask.seat])
            spent[name] += perf_counter() - began
            asked[name] += 1
            match.play(option, ask.seat)
        except Exception as error:
            decisions = sum(asked.values())
            crash = crash_of(error, duel.deal, f"{plan.seed}/{duel.deal}", decisions, ask.seat, name)
            return Played(duel, (0.0, 0.0), (0.0, 0.0), (0.0, 0.0), crash)
    outcome = match.outcome
    assert outcome is not None
    both = (duel.first, duel.second or duel.first)
    seats = [[seat for seat, name in enumerate(names) if name == one] for one in both]
    part = 1.0 if outcome.together or plan.seats == 1 else 1 / max(1, len(outcome.winners))
    won = [sum(seat in outcome.winners for seat in own) * part for own in seats]
    if outcome.together:
        won = [min(1.0, one) for one in won]
    points = [fmean([outcome.scores[seat] for seat in own]) for own in seats]
    seconds = [spent[one] / max(1, asked[one]) for one in both]
    return Played(duel, (won[0], won[1]), (points[0], points[1]), (seconds[0], seconds[1]))


def _sits(duel: Duel, seat: int) -> str:
    if duel.second is None or (seat + duel.deal) % 2 == duel.swapped:
        return duel.first
    return duel.second


def climb(
    plan: LadderPlan,
    jobs: int = 1,
    before: Sequence[Played] = (),
    on_played: Callable[[Played], None] | None = None,
    *,
    ray: str | None = None,
) -> Ladder:
    """Play all games of the plan but those that were played before."""
    find_game(plan.game)
    for name in plan.players:
        load_player(name, plan.game)  # a player that cannot be loaded is refused here
    began = perf_counter()
    known = {played.duel: played for played in before}
    wanted = duels(plan)
    tasks = ((duel, (plan, duel)) for duel in wanted if duel not in known)
    for duel, played in Workers(jobs, ray).do(play_duel, tasks):
        known[duel] = played
        if on_played is not None:
            on_played(played)
    return ladder(plan, [known[duel] for duel in wanted], perf_counter() - began)


# --- what came out -------------------------------------------------------------------------------------------------


def ladder(plan: LadderPlan, all_played: Sequence[Played], seconds: float = 0.0) -> Ladder:
    results = [played for played in all_played if played.crash is None]
    meet = any(played.duel.second is not None for played in results)
    shares = _by_pair(results) if meet else {}
    ratings = _ratings(plan.players, shares) if meet else {}
    standings = [_standing(name, results, ratings, shares) for name in plan.players]
    standings.sort(key=lambda one: (one.wins if one.rating is None else one.rating, one.points), reverse=True)
    order = [one.name for one in standings]
    steps = [_step(above, below, results, shares) for above, below in pairwise(order)]
    crashes = tuple(played.crash for played in all_played if played.crash is not None)
    return Ladder(plan, tuple(standings), tuple(steps), seconds, crashes, len(results))


Shares = Mapping[tuple[str, str], list[float]]
"""For every two players the part of the wins that the first got of the second, deal by deal."""


def _by_pair(results: Sequence[Played]) -> Shares:
    deals: dict[tuple[str, str], dict[int, list[float]]] = {}
    for played in results:
        duel = played.duel
        assert duel.second is not None
        total = sum(played.wins)
        share = played.wins[0] / total if total else 0.5
        deals.setdefault((duel.first, duel.second), {}).setdefault(duel.deal, []).append(share)
    # A deal of which only one of its two games was played says nothing yet.
    return {pair: [fmean(both) for both in by_deal.values() if len(both) == 2] for pair, by_deal in deals.items()}


def _share(first: str, second: str, shares: Shares) -> list[float]:
    if (first, second) in shares:
        return list(shares[first, second])
    return [1 - share for share in shares.get((second, first), [])]


def _ratings(players: Sequence[str], shares: Shares) -> dict[str, tuple[float, float]]:
    """Ratings that fit all meetings best (Bradley and Terry), and their intervals by drawing the deals again."""
    rng = Random(1)
    fitted = _fit(players, {pair: fmean(found) for pair, found in shares.items() if found})
    drawn: dict[str, list[float]] = {name: [] for name in players}
    for _ in range(200):
        again = {pair: fmean(rng.choices(found, k=len(found))) for pair, found in shares.items() if found}
        for name, rating in _fit(players, again).items():
            drawn[name].append(rating)
    return {name: (fitted[name], 1.96 * stdev(drawn[name])) for name in players}


def _fit(players: Sequence[str], means: Mapping[tuple[str, str], float]) -> dict[str, float]:
    """Each step moves every player to where its results are what is expected of it."""
    strength = dict.fromkeys(players, 1.0)
    wins = dict.fromkeys(players, 0.0)
    for (first, second), share_of_first in means.items():
        share = min(1 - SURE, max(SURE, share_of_first))
        wins[first] += share
        wins[second] += 1 - share
    for _ in range(300):
        met = {
            name: sum(1 / (strength[a] + strength[b]) for a, b in means if name in (a, b)) or 1.0 for name in players
        }
        strength = {name: wins[name] / met[name] or 1.0 for name in players}
    logs = {name: 400 * log10(value) for name, value in strength.items()}
    middle = fmean(logs.values())
    return {name: value - middle for name, value in logs.items()}


def _standing(
    name: str, results: Sequence[Played], ratings: Mapping[str, tuple[float, float]], shares: Shares
) -> Standing:
    own = [(played, side) for played in results for side in (0, 1) if _names(played)[side] == name]
    if ratings:
        wins = [share for pair in shares if name in pair for share in _share(name, _other(pair, name), shares)]
    else:
        wins = [played.wins[0] for played, side in own if side == 0]
    points = [played.points[side] for played, side in own]
    rating, pm = ratings.get(name, (None, None))
    spent = fmean([played.seconds[side] for played, side in own]) if own else 0.0
    return Standing(name, rating, pm, *_bounded(wins, 0, 1), *mean(points), 1000 * spent)


def _names(played: Played) -> tuple[str, str | None]:
    return played.duel.first, played.duel.second


def _other(pair: tuple[str, str], name: str) -> str:
    return pair[1] if pair[0] == name else pair[0]


def _step(above: str, below: str, results: Sequence[Played], shares: Shares) -> Step:
    if shares:
        found = _share(above, below, shares)
        return Step(above, below, *_bounded(found, 0, 1), len(found), meet=True)
    won = {(played.duel.first, played.duel.deal): played.wins[0] for played in results}
    deals = [deal for name, deal in won if name == above and (below, deal) in won]
    more = [won[above, deal] - won[below, deal] for deal in deals]
    return Step(above, below, *_bounded(more, -1, 1), len(deals), meet=False)


def _bounded(values: Sequence[float], least: float, most: float) -> tuple[float, float]:
    """The same for what lies between two bounds, as if each had been seen once more: where all deals ended alike, the
    next one may end otherwise.
    """
    return (fmean(values) if values else 0.0), mean([*values, least, most])[1]
