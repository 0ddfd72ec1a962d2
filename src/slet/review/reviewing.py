"""A game looked back at: where it was decided, and how much of it was luck.

For every seat, *result − start = luck + skill + what the others did*, and the sum holds to the last digit, because each
chance is reckoned once and used on both sides of what changed it:

- **skill** is what an own decision gained beside what is usually done, as far as the seat could know;
- **what the others did** is the same of their decisions, as far as they could know;
- **luck** is all the rest between one decision and the next: cards, dice, and what was hidden. As chances are means
  over what may come, it is zero on average, whoever plays.
"""

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from hashlib import sha256
from math import hypot, sqrt
from multiprocessing import get_context
from signal import SIG_IGN, SIGINT, signal
from typing import Literal

import msgspec

from slet.games import find_game
from slet.kernel.errors import SletError
from slet.kernel.match import Match
from slet.kernel.questions import HasId, Pick
from slet.kernel.record import FATE, Record
from slet.review.measures import measure_of
from slet.review.weighing import Effort, Weighing, weigh, weigh_again

CLEAR, WORTH_TELLING = 2.5, 0.02
"""By so many standard errors, and by so much of a chance, an option has to be better to be told of. They are more than
two, because the dearest of hundreds of decisions are looked at."""
DEAR, TURNS = 3, 6
"""So many decisions of each seat, and so many turning points, are told of and looked at more closely."""
CHUNK = 2
"""So many decisions are looked at before they are kept."""
MOST = 5_000
"""Decisions. No game of people is that long."""


class NotReviewed(SletError):
    """A record of which nothing can be said, or nothing may be."""

    key = "review-not-over"


class Account(msgspec.Struct, frozen=True):
    """What became of a seat's chance: `start + luck + skill + others == result`."""

    start: float
    luck: float
    skill: float
    others: float
    result: float
    skill_error: float = 0.0
    """The standard error of `skill`."""


class Step(msgspec.Struct, frozen=True):
    """A decision, and what came between it and the next one."""

    weighing: Weighing
    luck: tuple[float, ...]
    """Of each seat."""
    cost: float = 0.0
    """What a better option would have been worth more; 0 where none is clearly better."""
    better: str | None = None
    """That option."""


class Turning(msgspec.Struct, frozen=True):
    """A step at which somebody's chance became quite another."""

    step: int
    seat: int
    """Whose chance changed most."""
    change: float
    why: Literal["luck", "skill", "others"]
    """What changed it most, as this seat sees it."""


class Mark(msgspec.Struct, frozen=True):
    """Where something begins."""

    step: int
    """The first decision in it."""
    number: int
    kind: Literal["round"] = "round"


class Review(msgspec.Struct, frozen=True):
    game: str
    players: tuple[str, ...]
    together: bool
    accounts: tuple[Account, ...]
    steps: tuple[Step, ...]
    turning: tuple[Turning, ...] = ()
    """In the order of the game."""
    marks: tuple[Mark, ...] = ()
    points: tuple[float, ...] = ()
    """At the end; empty where the game has none."""

    def dearest(self, seat: int, most: int = DEAR) -> list[Step]:
        """The decisions of a seat that cost most, where that is clear."""
        own = [step for step in self.steps if step.weighing.seat == seat and step.cost > 0]
        return sorted(own, key=lambda step: step.cost, reverse=True)[:most]


def fingerprint(record: Record) -> str:
    """The same for the same game played in the same way."""
    return sha256(record.to_json()).hexdigest()[:24]


def decisions(record: Record) -> list[int]:
    """How many answers stand before each real choice; a record of which nothing may be told is refused."""
    game = find_game(record.game)
    if record.outcome is None:
        raise NotReviewed
    found = []
    match = Match.follow(game, record, 0)
    last = Match.follow(game, record, None)
    if last.outcome is None:
        raise NotReviewed
    for number, answer in enumerate(record.answers):
        if answer.seat == FATE:
            continue
        pick = next(pick for pick in match.asks if pick.seat == answer.seat)
        if len(pick.options) > 1:
            found.append(number)
        match.play(answer.id, answer.seat)
    if len(found) > MOST:
        raise NotReviewed("review-too-long", decisions=len(found), most=MOST)
    return found


def _asked(record: Record, number: int) -> tuple[Match, Pick, HasId]:
    match = Match.follow(find_game(record.game), record, number)
    answer = record.answers[number]
    ask = next(pick for pick in match.asks if pick.seat == answer.seat)
    chosen = ask.option(answer.id)
    assert chosen is not None
    return match, ask, chosen


def weigh_some(record: Record, numbers: Sequence[int], effort: Effort) -> list[Weighing]:
    """A first look at these decisions."""
    measure = measure_of(record.game)
    return [weigh(*_asked(record, number), number, measure, effort) for number in numbers]


def look_again(record: Record, some: Sequence[Weighing], effort: Effort) -> list[Weighing]:
    """A closer one."""
    measure = measure_of(record.game)
    return [weigh_again(*_asked(record, one.number), one, measure, effort) for one in some]


def work(record: Record) -> int:
    """How many looks a review takes, at most."""
    return len(decisions(record)) + most_marked(record.seats)


def most_marked(seats: int) -> int:
    return DEAR * seats + 2 * TURNS


def weigh_all(
    record: Record,
    effort: Effort,
    jobs: int = 1,
    before: Sequence[Weighing] = (),
    on_weighed: Callable[[Weighing], None] | None = None,
) -> list[Weighing]:
    """Look at every decision of the game but those that were looked at before; then once more, and closely, at those
    that will be told of.
    """
    known = {one.number: one for one in before}

    def take(found: Iterator[Weighing]) -> None:
        for one in found:
            known[one.number] = one
            if on_weighed is not None:
                on_weighed(one)

    wanted = [number for number in decisions(record) if number not in known]
    with _pool(jobs) as each:
        take(each(weigh_some, record, wanted, effort))
        while marked := _to_look_at_again(record, known, effort):
            take(each(look_again, record, marked, effort))
    return [known[number] for number in sorted(known)]


def _to_look_at_again(record: Record, known: dict[int, Weighing], effort: Effort) -> list[Weighing]:
    """After a closer look at some, others may turn out to be dearest; so this goes on for a while."""
    looked = sum([one.worlds >= effort.marked for one in known.values()])
    rough = put_together(record, [known[number] for number in sorted(known)])
    wanted = [one for one in marked_in(rough) if one.worlds < effort.marked]
    return wanted[: max(0, most_marked(record.seats) - looked)]


def put_together(record: Record, weighed: Sequence[Weighing]) -> Review:
    """Luck, skill and what the others did, from what was found at each decision."""
    match = Match.follow(find_game(record.game), record, None)
    outcome, measure = match.outcome, measure_of(record.game)
    if outcome is None:
        raise NotReviewed
    results = measure.chances(match.state)
    steps = []
    for n, one in enumerate(weighed):
        then = weighed[n + 1].stood if n + 1 < len(weighed) else results
        luck = tuple(after - before - gained for after, before, gained in zip(then, one.stood, one.gained, strict=True))
        steps.append(Step(one, luck, *_better(one)))
    accounts = [_account(seat, steps, results[seat]) for seat in range(record.seats)]
    return Review(
        record.game,
        record.players,
        outcome.together,
        tuple(accounts),
        tuple(steps),
        tuple(_turning(steps, results)),
        tuple(_marks(record, steps)),
        tuple([float(points) for points in outcome.scores]) if measure.has_points else (),
    )


def _better(one: Weighing) -> tuple[float, str | None]:
    best = one.options[0]
    is_clear = best.better >= WORTH_TELLING and best.better > CLEAR * best.error
    return (best.better, best.option) if is_clear else (0.0, None)


def _account(seat: int, steps: Sequence[Step], ended: float) -> Account:
    own = [step.weighing for step in steps if step.weighing.seat == seat]
    theirs = [step.weighing.gained[seat] for step in steps if step.weighing.seat != seat]
    start = steps[0].weighing.stood[seat] if steps else ended
    error = sqrt(sum([one.gained_error**2 for one in own]))
    skill = sum([one.gained[seat] for one in own])
    return Account(start, sum([step.luck[seat] for step in steps]), skill, sum(theirs), ended, error)


# --- the moments that are told of -----------------------------------------------------------------------------------


def _turning(steps: Sequence[Step], results: Sequence[float]) -> list[Turning]:
    """Where somebody's chance changed most, and by more than chance explains; of neighbours the greatest."""
    found: list[tuple[float, Turning]] = []
    for n, step in enumerate(steps):
        one = step.weighing
        last = n + 1 == len(steps)
        then = results if last else steps[n + 1].weighing.stood
        noise = (0.0,) * len(results) if last else steps[n + 1].weighing.errors
        seat = max(range(len(results)), key=lambda seat: abs(then[seat] - one.stood[seat]))
        change = then[seat] - one.stood[seat]
        if abs(change) > max(2 * WORTH_TELLING, CLEAR * hypot(one.errors[seat], noise[seat])):
            decided = "skill" if one.seat == seat else "others"
            by_choice = abs(one.gained[seat]) > abs(step.luck[seat])
            found.append((abs(change), Turning(n, seat, change, decided if by_choice else "luck")))  # type: ignore[arg-type]
    chosen: list[Turning] = []
    for _, one_turn in sorted(found, key=lambda pair: pair[0], reverse=True):
        if all(abs(one_turn.step - other.step) > 1 for other in chosen):
            chosen.append(one_turn)
    return sorted(chosen[:TURNS], key=lambda turn: turn.step)


def _marks(record: Record, steps: Sequence[Step]) -> Iterator[Mark]:
    """Where a round begins. The game is played through once."""
    measure, match = measure_of(record.game), Match.follow(find_game(record.game), record, 0)
    wanted = {step.weighing.number: n for n, step in enumerate(steps)}
    last = 0
    for number, answer in enumerate(record.answers):
        if answer.seat == FATE:
            continue
        now = measure.round(match.state)
        if number in wanted and now > last:
            last = now
            yield Mark(wanted[number], now)
        match.play(answer.id, answer.seat)


def marked_in(review: Review) -> list[Weighing]:
    """What a review tells of, and so has to be known well: dear decisions, turning points and what they led to."""
    dear = {step.weighing.number for seat in range(len(review.accounts)) for step in review.dearest(seat)}
    turned = {n for turn in review.turning for n in (turn.step, turn.step + 1)}
    return [step.weighing for n, step in enumerate(review.steps) if step.weighing.number in dear or n in turned]


# --- on several cores -----------------------------------------------------------------------------------------------

Each = Callable[..., Iterator[Weighing]]


@contextmanager
def _pool(jobs: int) -> Iterator[Each]:
    """Has something done to each of many, a few at a time."""

    def alone(
        do: Callable[..., list[Weighing]], record: Record, some: Sequence[object], effort: Effort
    ) -> Iterator[Weighing]:
        for one in some:
            yield from do(record, [one], effort)

    if jobs == 1:
        yield alone
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=_quietly) as pool:

        def shared(
            do: Callable[..., list[Weighing]], record: Record, some: Sequence[object], effort: Effort
        ) -> Iterator[Weighing]:
            chunks = [some[at : at + CHUNK] for at in range(0, len(some), CHUNK)]
            tasks = [pool.submit(do, record, chunk, effort) for chunk in chunks]
            for task in as_completed(tasks):
                yield from task.result()

        try:
            yield shared
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)  # what is begun is ended, nothing else is begun
            raise


def _quietly() -> None:
    """Whoever breaks it off tells the process that began it, which tells the others."""
    signal(SIGINT, SIG_IGN)


def review(record: Record, effort: Effort | None = None, jobs: int = 1) -> Review:
    """All of it, from Python."""
    return put_together(record, weigh_all(record, effort or Effort(), jobs))
