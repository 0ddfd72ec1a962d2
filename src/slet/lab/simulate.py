"""Many games between computer players, and what came of them."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from math import sqrt
from random import Random
from statistics import fmean, stdev
from time import perf_counter
from typing import Any

import msgspec

import slet
from slet.games import find_game
from slet.games.course import sources_of
from slet.kernel.match import Match
from slet.lab.balance import Balance, balance
from slet.lab.choices import Choices, Counted
from slet.lab.crash import Crash, crash_of
from slet.lab.running import Workers
from slet.lab.tallies import TALLIES
from slet.lab.tally import Uses
from slet.lab.unhurried import load_unhurried
from slet.players import Onlooker, choose, choose_by_sight, load_player

Chunks = Iterator[tuple[int, "Plan", Sequence[int]]]

CHUNKS_PER_JOB = 8
"""Work is handed out in pieces, small enough that the progress bar moves."""
MOST_A_CHUNK = 200
"""And that little is lost when it is broken off."""


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
    count_choices: bool = False
    """Whether it is counted what was chosen of what was offered."""
    keep_moves: bool = False
    """Whether every decision is kept."""


class Move(msgspec.Struct, frozen=True, array_like=True):
    """One decision."""

    seat: int
    kind: str
    options: tuple[str, ...]
    chosen: str


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
    choices: Choices = {}
    moves: tuple[Move, ...] = ()
    record: bytes | None = None
    crash: Crash | None = None
    """What went wrong in a player; such a game has no outcome and counts for nothing."""


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
    crashes: tuple[Crash, ...] = ()
    """The games that a player has broken."""


def seating(plan: Plan, number: int) -> tuple[str, ...]:
    """Who sits where in a game, so that everybody sits everywhere equally often."""
    return tuple(plan.players[(seat + number) % len(plan.players)] for seat in range(plan.seats))


def play_game(plan: Plan, number: int) -> Result:
    names = seating(plan, number)
    players = [load_unhurried(name, plan.game) for name in names]
    onlookers = [player for player in players if isinstance(player, Onlooker)]
    by_sight = len(onlookers) == plan.seats  # nobody draws by lot, so nobody misses what imagining would have drawn
    rng = Random(f"{plan.seed}/{number}")
    match: Match = slet.new(plan.game, seats=plan.seats, seed=f"{plan.seed}/{number}", **plan.options)
    decisions = 0
    counted = Counted() if plan.count_choices else None
    moves: list[Move] = []
    while (ask := match.ask) is not None:
        try:
            if by_sight:
                option = choose_by_sight(onlookers[ask.seat], match, ask)
            else:
                option = choose(players[ask.seat], match, ask, rng)
            match.play(option, ask.seat)
        except Exception as error:
            crash = crash_of(error, number, f"{plan.seed}/{number}", decisions, ask.seat, names[ask.seat])
            return Result(number, names, (), (), "crashed", decisions, crash=crash)
        if counted is not None:
            counted.add(ask, option)
        if plan.keep_moves:
            moves.append(Move(ask.seat, ask.kind, tuple([one.id for one in ask.options]), option.id))
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
        breakdown=sources_of(match.game, match.state, outcome),
        uses={} if tally is None else tally.count(match.log(), outcome.winners),
        choices={} if counted is None else counted.by_winners(outcome.winners),
        moves=tuple(moves),
        record=record,
    )


def simulate(
    plan: Plan,
    jobs: int = 1,
    on_progress: Callable[[int], None] | None = None,
    *,
    ray: str | None = None,
    before: Sequence[Result] = (),
    on_played: Callable[[Result], None] | None = None,
) -> Report:
    """Play all games of the plan but those that were played before. The same plan gives the same results, whatever the
    number of jobs and however often it was broken off.
    """
    if plan.games:
        slet.new(plan.game, seats=plan.seats, **plan.options)  # a plan that cannot be played is refused here
        for name in plan.players:
            load_player(name, plan.game)
    began = perf_counter()
    results = {result.number: result for result in before if result.number < plan.games}
    if on_progress is not None:
        on_progress(len(results))
    wanted = [n for n in range(plan.games) if n not in results]
    for _, chunk in play_chunks(_chunks(plan, wanted, jobs), Workers(jobs, ray)):
        for result in chunk:
            if on_played is not None:
                on_played(result)
            # Decisions and choices are many: whoever wants them has been given them.
            results[result.number] = msgspec.structs.replace(result, moves=(), choices={})
        if on_progress is not None:
            on_progress(len(chunk))
    return report(plan, [results[number] for number in sorted(results)], perf_counter() - began, jobs)


def _chunks(plan: Plan, wanted: Sequence[int], jobs: int) -> Chunks:
    size = 1 if jobs == 1 else min(MOST_A_CHUNK, max(1, len(wanted) // (jobs * CHUNKS_PER_JOB)))
    for first in range(0, len(wanted), size):
        yield 0, plan, wanted[first : first + size]


def play_chunks(chunks: Chunks, workers: Workers) -> Iterator[tuple[int, list[Result]]]:
    """Play games of several plans; each plan is told apart by its number."""
    return workers.do(_play_chunk, ((number, (plan, games)) for number, plan, games in chunks))


def _play_chunk(plan: Plan, numbers: Sequence[int]) -> list[Result]:
    return [play_game(plan, number) for number in numbers]


def report(plan: Plan, played: Sequence[Result], seconds: float, jobs: int) -> Report:
    results = [result for result in played if result.crash is None]
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
        crashes=tuple(result.crash for result in played if result.crash is not None),
    )


def _sources(results: Sequence[Result]) -> dict[str, float]:
    names = dict.fromkeys(name for result in results for name in result.breakdown)
    told = {name: [result.breakdown[name] for result in results if name in result.breakdown] for name in names}
    return {name: fmean([points for seats in all_seats for points in seats]) for name, all_seats in told.items()}


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
