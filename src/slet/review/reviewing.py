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
from math import ceil, hypot, sqrt
from multiprocessing import get_context
from signal import SIG_IGN, SIGINT, signal
from typing import Any, Literal

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
APART = 0.03
"""Turning points lie so much of the game apart."""
DEAR, TURNS = 3, 6
"""So many decisions of each seat, and so many turning points, are told of and looked at more closely."""
CHUNKS = 16
"""So often something is kept by each process."""
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


Moment = tuple[int, Match, Pick, HasId]
"""How many answers stand before a real choice, the match then, what was asked and what was chosen."""


def moments(record: Record) -> Iterator[Moment]:
    """Every real choice, in the order of the game. It is one match that is played on: look at it before the next."""
    match = Match.follow(find_game(record.game), record, 0)
    for number, answer in enumerate(record.answers):
        if answer.seat == FATE:
            continue
        ask = next(pick for pick in match.asks if pick.seat == answer.seat)
        chosen = ask.option(answer.id)
        assert chosen is not None
        if len(ask.options) > 1:
            yield number, match, ask, chosen
        match.play(answer.id, answer.seat)


def decisions(record: Record) -> list[int]:
    """How many answers stand before each real choice; a record of which nothing may be told is refused."""
    if record.outcome is None or Match.follow(find_game(record.game), record, None).outcome is None:
        raise NotReviewed
    found = [number for number, *_ in moments(record)]
    if len(found) > MOST:
        raise NotReviewed("review-too-long", decisions=len(found), most=MOST)
    return found


def weigh_some(record: Record, numbers: Sequence[int], effort: Effort) -> Iterator[Weighing]:
    """A first look at these decisions."""
    measure, wanted = measure_of(record.game), set(numbers)
    for number, match, ask, chosen in moments(record):
        if number in wanted:
            yield weigh(match, ask, chosen, number, measure, effort)


def look_again(record: Record, some: Sequence[Weighing], effort: Effort) -> Iterator[Weighing]:
    """A closer one."""
    measure, wanted = measure_of(record.game), {one.number: one for one in some}
    for number, match, ask, chosen in moments(record):
        if number in wanted:
            yield weigh_again(match, ask, chosen, wanted[number], measure, effort)


def work(record: Record) -> int:
    """How many looks a review takes, at most."""
    return len(decisions(record)) + most_marked(record.seats)


WORLDS = {"wizard": 40, "wandering-towers": 40, "the-witches": 24, "carodeni": 16, "big-book": 32}
"""For what is looked at closely: so many that a game takes less than a minute on two cores."""


def usual_effort(record: Record) -> Effort:
    return Effort.of(WORLDS.get(record.game, 16))


def most_marked(seats: int) -> int:
    return 2 * DEAR * seats + 4 * TURNS


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
    rough = put_together(record, [known[number] for number in sorted(known)], at_first=True)
    wanted = [one for one in marked_in(rough) if one.worlds < effort.marked]
    return wanted[: max(0, most_marked(record.seats) - looked)]


def put_together(record: Record, weighed: Sequence[Weighing], *, at_first: bool = False) -> Review:
    """Luck, skill and what the others did, from what was found at each decision.

    Where some were looked at more closely, nothing is told of the others: what seems dearest or steepest at first sight
    often only seems so. `at_first`: all of it is told, to see what is worth that closer look.
    """
    match = Match.follow(find_game(record.game), record, None)
    outcome, measure = match.outcome, measure_of(record.game)
    if outcome is None:
        raise NotReviewed
    results = measure.chances(match.state)
    known = 0 if at_first else max([one.worlds for one in weighed], default=0)
    steps = []
    for n, one in enumerate(weighed):
        then = weighed[n + 1].stood if n + 1 < len(weighed) else results
        luck = tuple(after - before - gained for after, before, gained in zip(then, one.stood, one.gained, strict=True))
        steps.append(Step(one, luck, *_better(one, known)))
    accounts = [_account(seat, steps, results[seat]) for seat in range(record.seats)]
    return Review(
        record.game,
        record.players,
        outcome.together,
        tuple(accounts),
        tuple(steps),
        tuple(_turning(steps, results, known)),
        tuple(_marks(record, steps)),
        tuple([float(points) for points in outcome.scores]) if measure.has_points else (),
    )


def _better(one: Weighing, known: int) -> tuple[float, str | None]:
    best = one.options[0]
    is_clear = one.worlds >= known and best.better >= WORTH_TELLING and best.better > CLEAR * best.error
    return (best.better, best.option) if is_clear else (0.0, None)


def _account(seat: int, steps: Sequence[Step], ended: float) -> Account:
    own = [step.weighing for step in steps if step.weighing.seat == seat]
    theirs = [step.weighing.gained[seat] for step in steps if step.weighing.seat != seat]
    start = steps[0].weighing.stood[seat] if steps else ended
    error = sqrt(sum([one.gained_error**2 for one in own]))
    skill = sum([one.gained[seat] for one in own])
    return Account(start, sum([step.luck[seat] for step in steps]), skill, sum(theirs), ended, error)


# --- the moments that are told of -----------------------------------------------------------------------------------


def _turning(steps: Sequence[Step], results: Sequence[float], known: int) -> list[Turning]:
    """Where somebody's chance changed most, and by more than chance explains; of neighbours the greatest."""
    found: list[tuple[float, Turning]] = []
    for n, step in enumerate(steps):
        one = step.weighing
        last = n + 1 == len(steps)
        if min(one.worlds, known if last else steps[n + 1].weighing.worlds) < known:
            continue
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
        if all(abs(one_turn.step - other.step) > APART * len(steps) for other in chosen):
            chosen.append(one_turn)
    return sorted(chosen[:TURNS], key=lambda turn: turn.step)


def _marks(record: Record, steps: Sequence[Step]) -> Iterator[Mark]:
    """Where a round begins."""
    measure = measure_of(record.game)
    wanted = {step.weighing.number: n for n, step in enumerate(steps)}
    last = 0
    for number, match, *_ in moments(record):
        now = measure.round(match.state)
        if number in wanted and now > last:
            last = now
            yield Mark(wanted[number], now)


def marked_in(review: Review) -> list[Weighing]:
    """What a review tells of, and so has to be known well: dear decisions, turning points and what they led to."""
    dear = {step.weighing.number for seat in range(len(review.accounts)) for step in review.dearest(seat)}
    turned = {n for turn in review.turning for n in (turn.step, turn.step + 1)}
    return [step.weighing for n, step in enumerate(review.steps) if step.weighing.number in dear or n in turned]


# --- on several cores -----------------------------------------------------------------------------------------------

Look = Callable[[Record, Sequence[Any], Effort], Iterator[Weighing]]
Each = Callable[[Look, Record, Sequence[Any], Effort], Iterator[Weighing]]


@contextmanager
def _pool(jobs: int) -> Iterator[Each]:
    """Has many decisions looked at, a few at a time where there are several cores."""
    if jobs == 1:
        yield lambda look, record, some, effort: look(record, some, effort)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=_quietly) as pool:

        def shared(look: Look, record: Record, some: Sequence[Any], effort: Effort) -> Iterator[Weighing]:
            # Neighbours stay together, as the game has to be played up to them; there are more chunks than jobs,
            # so that all end at about the same time.
            size = max(1, ceil(len(some) / (jobs * CHUNKS)))
            tasks = [pool.submit(_all, look, record, some[at : at + size], effort) for at in range(0, len(some), size)]
            for task in as_completed(tasks):
                yield from task.result()

        try:
            yield shared
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)  # what is begun is ended, nothing else is begun
            raise


def _all(look: Look, record: Record, some: Sequence[Any], effort: Effort) -> list[Weighing]:
    return list(look(record, some, effort))


def _quietly() -> None:
    """Whoever breaks it off tells the process that began it, which tells the others."""
    signal(SIGINT, SIG_IGN)


def review(record: Record, effort: Effort | None = None, jobs: int = 1) -> Review:
    """All of it, from Python."""
    return put_together(record, weigh_all(record, effort or usual_effort(record), jobs))
