"""Many games between computer players, and what came of them."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, as_completed, wait
from math import sqrt
from multiprocessing import get_context
from random import Random
from statistics import fmean, stdev
from time import perf_counter
from typing import Any

import msgspec

import slet
from slet.games import find_game
from slet.kernel.match import Match
from slet.lab.balance import Balance, balance
from slet.lab.tallies import TALLIES
from slet.lab.tally import Uses
from slet.lab.unhurried import load_unhurried
from slet.players import choose, load_player

CHUNKS_PER_JOB = 8
"""Work is handed out in pieces, small enough that the progress bar moves."""


class Plan(msgspec.Struct, frozen=True):
    """What is played."""

    game: str
    players: tuple[str, ...]
    """Names of computer players. They go round the table, and move on by one seat every game."""
    seats: int
    games: int
    seed: str = "0"
    options: dict[str, Any] = {}
    keep_records: bool = False


class Result(msgspec.Struct, frozen=True):
    """One game."""

    number: int
    players: tuple[str, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    reason: str
    decisions: int
    together: bool = False
    breakdown: dict[str, tuple[int, ...]] = {}
    uses: Uses = {}
    record: bytes | None = None


class Row(msgspec.Struct, frozen=True):
    """How a player, or a seat, did. The ± is half of a 95 % confidence interval."""

    name: str
    games: int
    """In which the player sat on some seat."""
    wins: float
    """Games won, by whichever of the player's seats. A shared win counts as a part; a win of all against the game as
    one."""
    win_share: float
    """How often a seat of the player won."""
    win_share_pm: float
    score: float
    score_pm: float


class Report(msgspec.Struct, frozen=True):
    plan: Plan
    by_player: tuple[Row, ...]
    by_seat: tuple[Row, ...]
    reasons: dict[str, int]
    decisions: float
    """In a game, on average."""
    sources: dict[str, float]
    """What a seat's points are made of, on average, where the game tells."""
    balance: Balance
    """What became of each card beside its fair share, where they are counted."""
    seconds: float
    jobs: int
    records: tuple[bytes, ...] = ()


def seating(plan: Plan, number: int) -> tuple[str, ...]:
    """Who sits where in a game, so that everybody sits everywhere equally often."""
    return tuple(plan.players[(seat + number) % len(plan.players)] for seat in range(plan.seats))


def play_game(plan: Plan, number: int) -> Result:
    names = seating(plan, number)
    players = [load_unhurried(name, plan.game) for name in names]
    rng = Random(f"{plan.seed}/{number}")
    match: Match = slet.new(plan.game, seats=plan.seats, seed=f"{plan.seed}/{number}", **plan.options)
    decisions = 0
    while match.ask is not None:
        match.play(choose(players[match.ask.seat], match, match.ask, rng), match.ask.seat)
        decisions += 1
    outcome = match.outcome
    assert outcome is not None
    record = match.record(players=names).to_json() if plan.keep_records else None
    tally = TALLIES.get(match.game.id)
    return Result(
        number=number,
        players=names,
        scores=outcome.scores,
        winners=outcome.winners,
        reason=outcome.reason,
        decisions=decisions,
        together=outcome.together,
        breakdown=outcome.breakdown,
        uses={} if tally is None else tally.count(match.log(), outcome.winners),
        record=record,
    )


def simulate(plan: Plan, jobs: int = 1, on_progress: Callable[[int], None] | None = None) -> Report:
    """Play all games of the plan. The same plan gives the same results, whatever the number of jobs."""
    if plan.games:
        slet.new(plan.game, seats=plan.seats, **plan.options)  # a plan that cannot be played is refused here
        for name in plan.players:
            load_player(name, plan.game)
    began = perf_counter()
    results = []
    for _, chunk in play_chunks(_chunks(plan, jobs), jobs):
        results += chunk
        if on_progress is not None:
            on_progress(len(chunk))
    results.sort(key=lambda result: result.number)
    return report(plan, results, perf_counter() - began, jobs)


def _chunks(plan: Plan, jobs: int) -> Iterator[tuple[int, Plan, range]]:
    size = 1 if jobs == 1 else max(1, plan.games // (jobs * CHUNKS_PER_JOB))
    for first in range(0, plan.games, size):
        yield 0, plan, range(first, min(first + size, plan.games))


def play_chunks(chunks: Iterator[tuple[int, Plan, range]], jobs: int) -> Iterator[tuple[int, list[Result]]]:
    """Play games of several plans; each plan is told apart by its number. Chunks are asked for only as work goes on,
    so that whoever hands them out may stop when there is no time left.
    """
    if jobs == 1:
        for number, plan, games in chunks:
            yield number, _play_chunk(plan, games)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        running: dict[Future[list[Result]], int] = {}
        for number, plan, games in chunks:
            running[pool.submit(_play_chunk, plan, games)] = number
            if len(running) >= 2 * jobs:
                for done in wait(running, return_when=FIRST_COMPLETED).done:
                    yield running.pop(done), done.result()
        for done in as_completed(running):
            yield running[done], done.result()


def _play_chunk(plan: Plan, numbers: range) -> list[Result]:
    return [play_game(plan, number) for number in numbers]


def report(plan: Plan, results: Sequence[Result], seconds: float, jobs: int) -> Report:
    names = tuple(dict.fromkeys(plan.players))
    return Report(
        plan=plan,
        by_player=tuple(_row(name, _games_of(name, results)) for name in names),
        by_seat=tuple(_row(str(seat), [(result, [seat]) for result in results]) for seat in range(plan.seats)),
        reasons=dict(Counter(result.reason for result in results)),
        decisions=fmean([result.decisions for result in results]) if results else 0.0,
        sources=_sources(results),
        balance=balance(TALLIES.get(find_game(plan.game).id), [result.uses for result in results]),
        seconds=seconds,
        jobs=jobs,
        records=tuple(result.record for result in results if result.record is not None),
    )


def _sources(results: Sequence[Result]) -> dict[str, float]:
    names = dict.fromkeys(name for result in results for name in result.breakdown)
    return {name: fmean([points for result in results for points in result.breakdown[name]]) for name in names}


def share_of(name: str, results: Sequence[Result]) -> tuple[float, float]:
    """How often a seat of that player won, and half of the confidence interval."""
    row = _row(name, _games_of(name, results))
    return row.win_share, row.win_share_pm


def _games_of(name: str, results: Sequence[Result]) -> list[tuple[Result, list[int]]]:
    """The games in which the player sat, each with the player's seats."""
    seats = [[seat for seat, player in enumerate(result.players) if player == name] for result in results]
    return [(result, own) for result, own in zip(results, seats, strict=True) if own]


def _row(name: str, games: Sequence[tuple[Result, list[int]]]) -> Row:
    """What counts is the game: its seats win and lose together, or one at the cost of another."""
    wins = [[_win(result, seat) for seat in seats] for result, seats in games]
    scores = [fmean([result.scores[seat] for seat in seats]) for result, seats in games]
    won = sum(max(own) if result.together else sum(own) for (result, _), own in zip(games, wins, strict=True))
    shares = [fmean(own) for own in wins]
    one_chance = all(len(seats) == 1 or result.together for result, seats in games)
    share, share_pm = _share(sum(shares), len(shares)) if one_chance else mean(shares)
    return Row(name, len(games), won, share, share_pm, *mean(scores))


def _win(result: Result, seat: int) -> float:
    """A shared win counts as a part; a win of all against the game as one."""
    if seat not in result.winners:
        return 0.0
    return 1.0 if result.together else 1 / len(result.winners)


def _share(part: float, whole: int) -> tuple[float, float]:
    """The share and half of its 95 % confidence interval (Agresti and Coull's, which is not zero when nobody won)."""
    if not whole:
        return 0.0, 0.0
    size = whole + 1.96**2
    centre = (part + 1.96**2 / 2) / size
    return part / whole, 1.96 * sqrt(centre * (1 - centre) / size)


def mean(values: Sequence[float]) -> tuple[float, float]:
    """The mean and half of its 95 % confidence interval."""
    if len(values) < 2:
        return (fmean(values) if values else 0.0), 0.0
    return fmean(values), 1.96 * stdev(values) / sqrt(len(values))
