"""A game looked back at: where it was decided, and how much of it was luck.

For every seat, *result − start = luck + skill + what the others did*, and the sum holds to the last digit, because each
chance is reckoned once and used on both sides of what changed it:

- **skill** is what an own decision gained beside what is usually done, as far as the seat could know;
- **what the others did** is the same of their decisions, as far as they could know;
- **luck** is all the rest between one decision and the next: cards, dice, and what was hidden. As chances are means
  over what may come, it is zero on average, whoever plays.
"""

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from hashlib import sha256
from importlib import import_module
from multiprocessing import get_context

import msgspec

from slet.games import find_game
from slet.games.wording import package_name
from slet.kernel.errors import SletError
from slet.kernel.game import Outcome
from slet.kernel.match import Match
from slet.kernel.record import FATE, Record
from slet.players.search import Guide
from slet.review.weighing import Effort, Weighing, weigh

CLEAR, WORTH_TELLING = 2.0, 0.02
"""By so many standard errors, and by so much of a chance, an option has to be better to be told of."""
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


class Step(msgspec.Struct, frozen=True):
    """A decision, and what came between it and the next one."""

    weighing: Weighing
    luck: tuple[float, ...]
    """Of each seat."""

    @property
    def cost(self) -> float:
        """What a better option would have been worth more; 0 where none is clearly better."""
        best = self.weighing.options[0]
        is_clear = best.better >= WORTH_TELLING and best.better > CLEAR * best.error
        return best.better if is_clear else 0.0


class Review(msgspec.Struct, frozen=True):
    game: str
    players: tuple[str, ...]
    together: bool
    accounts: tuple[Account, ...]
    steps: tuple[Step, ...]

    def dearest(self, seat: int, most: int = 3) -> list[Step]:
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


def guide_of(game_id: str) -> Guide:
    found: Guide = import_module(f"slet.players.{package_name(game_id)}.search").GUIDE
    return found


def weigh_some(record: Record, numbers: Sequence[int], effort: Effort) -> list[Weighing]:
    game, guide = find_game(record.game), guide_of(record.game)
    found = []
    for number in numbers:
        match = Match.follow(game, record, number)
        answer = record.answers[number]
        ask = next(pick for pick in match.asks if pick.seat == answer.seat)
        chosen = ask.option(answer.id)
        assert chosen is not None
        found.append(weigh(match, ask, chosen, number, guide, effort))
    return found


def weigh_all(
    record: Record,
    effort: Effort,
    jobs: int = 1,
    before: Sequence[Weighing] = (),
    on_weighed: Callable[[Weighing], None] | None = None,
) -> list[Weighing]:
    """Look at every decision of the game but those that were looked at before."""
    known = {one.number: one for one in before}
    for one in _weighed(record, [n for n in decisions(record) if n not in known], effort, jobs):
        known[one.number] = one
        if on_weighed is not None:
            on_weighed(one)
    return [known[number] for number in sorted(known)]


def _weighed(record: Record, wanted: Sequence[int], effort: Effort, jobs: int) -> Iterator[Weighing]:
    if jobs == 1:
        for number in wanted:
            yield from weigh_some(record, [number], effort)
        return
    chunks = [wanted[at : at + 4] for at in range(0, len(wanted), 4)]
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        for found in pool.map(weigh_some, [record] * len(chunks), chunks, [effort] * len(chunks)):
            yield from found


def put_together(record: Record, weighed: Sequence[Weighing]) -> Review:
    """Luck, skill and what the others did, from what was found at each decision."""
    outcome = record.outcome
    assert outcome is not None
    results = [result(outcome, seat) for seat in range(record.seats)]
    steps = []
    for n, one in enumerate(weighed):
        then = weighed[n + 1].stood if n + 1 < len(weighed) else results
        luck = tuple(after - before - gained for after, before, gained in zip(then, one.stood, one.gained, strict=True))
        steps.append(Step(one, luck))
    accounts = [_account(seat, steps, results[seat]) for seat in range(record.seats)]
    return Review(record.game, record.players, outcome.together, tuple(accounts), tuple(steps))


def _account(seat: int, steps: Sequence[Step], ended: float) -> Account:
    own = [step.weighing.gained[seat] for step in steps if step.weighing.seat == seat]
    theirs = [step.weighing.gained[seat] for step in steps if step.weighing.seat != seat]
    start = steps[0].weighing.stood[seat] if steps else ended
    return Account(start, sum([step.luck[seat] for step in steps]), sum(own), sum(theirs), ended)


def result(outcome: Outcome, seat: int) -> float:
    """What the seat got of the win."""
    if seat not in outcome.winners:
        return 0.0
    return 1.0 if outcome.together else 1 / len(outcome.winners)


def review(record: Record, effort: Effort | None = None, jobs: int = 1) -> Review:
    """All of it, from Python."""
    return put_together(record, weigh_all(record, effort or Effort(), jobs))
