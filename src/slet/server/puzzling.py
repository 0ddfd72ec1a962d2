"""Puzzles for the page. Like a lesson, a puzzle is told each time what was answered so far; what came of it is kept.

What solves a puzzle is told to nobody before they have solved it or asked for it. The first try decides for the rating,
and whoever sends something that is not right has tried, in whatever way it was sent.
"""

import asyncio
import math
from collections.abc import Sequence
from datetime import date
from typing import Any, Literal

import msgspec

from slet.kernel.match import Match
from slet.kernel.questions import Pick
from slet.kernel.watching import Moment
from slet.learn import (
    OffTheWay,
    Puzzle,
    Standing,
    attempt,
    every_puzzle,
    puzzle_of_the_day,
    rated,
    shown,
    solving,
    streak,
)
from slet.learn.puzzle import Difficulty
from slet.learn.rating import chance
from slet.server.errors import messages
from slet.server.people import People
from slet.server.puzzle_store import PuzzleRow, PuzzleStore
from slet.server.puzzle_wire import (
    PuzzleAsked,
    PuzzleCard,
    PuzzleEnd,
    Puzzles,
    PuzzleStage,
    PuzzleStanding,
    PuzzleState,
    PuzzleToday,
)
from slet.server.showing import Shown
from slet.server.store import Store, now


class _Come(msgspec.Struct, frozen=True):
    """What comes of something that was asked."""

    kind: Literal["do", "over", "wrong", "refused"]
    match: Match
    moments: Sequence[Moment]
    ask: Pick | None = None
    said: str | None = None
    """None: the question is said once more."""
    clause: str | None = None
    kept: Literal["tried", "solved", "shown"] | None = None
    """What is to be kept of it."""


class _Fared(msgspec.Struct, frozen=True):
    """How somebody has fared so far."""

    rows: list[PuzzleRow]
    days: list[str]

    def state(self, puzzle: Puzzle) -> PuzzleState:
        of = (row.state for row in self.rows if (row.game, row.number) == (puzzle.game, puzzle.number))
        return next(of, "new")

    def standing(self, today: date) -> PuzzleStanding:
        """By the first tries, one after the other, at puzzles that there still are."""
        known = {(puzzle.game, puzzle.number): puzzle.difficulty for puzzle in every_puzzle()}
        tries = [(known[key], row.at_once) for row in self.rows if (key := (row.game, row.number)) in known]
        standing = Standing()
        for difficulty, found in tries:
            standing = rated(standing, difficulty, found)
        return PuzzleStanding(
            rating=round(standing.rating),
            give_or_take=_give_or_take(standing.rating, [difficulty for difficulty, _ in tries]),
            rated=standing.tries,
            streak=streak([date.fromisoformat(day) for day in self.days], today),
        )


AT_FIRST = 350.0
"""How far the rating of one who has tried nothing may be off."""


def _give_or_take(rating: float, tried: Sequence[Difficulty]) -> int:
    """How far a rating may be off after tries at such puzzles: two times of three by no more than that.

    A try tells the more, the less it was clear how it would end.
    """
    told = AT_FIRST**-2
    for difficulty in tried:
        likely = chance(rating, difficulty)
        told += likely * (1 - likely) * (math.log(10) / 400) ** 2
    return round(1 / math.sqrt(told))


class Puzzling:
    def __init__(self, store: Store, people: People) -> None:
        self._kept = PuzzleStore(store)
        self._people = people
        self._looked: dict[str, asyncio.Future[Any]] = {}
        """For what is right at the beginning of puzzles: it may take a search, which is done once."""

    async def overview(self, player: str, language: str) -> Puzzles:
        fared = await self._fared(player)
        cards = [
            PuzzleCard(puzzle.game, puzzle.number, puzzle.title[language], puzzle.difficulty, fared.state(puzzle))
            for puzzle in every_puzzle()
        ]
        return Puzzles(await self._today(fared, language), fared.standing(_today()), cards)

    async def today(self, player: str, language: str) -> PuzzleToday:
        return await self._today(await self._fared(player), language)

    async def take(self, player: str, puzzle: Puzzle, asked: PuzzleAsked, language: str) -> PuzzleStage:
        """Where the puzzle stands, or what comes of a choice in it, which is kept."""
        looked = self._look(puzzle)
        begun = None if asked.answers or asked.choice or asked.give_up else _begun(puzzle)
        if begun is not None:
            return await self._stage(player, puzzle, begun, language)
        await looked
        try:
            come = await asyncio.to_thread(_come, puzzle, asked, language)
        except OffTheWay:
            if await asyncio.to_thread(_strays, puzzle, asked.answers):
                await self._keep(player, puzzle, "tried", language)
            raise
        if come.kept is not None:
            await self._keep(player, puzzle, come.kept, language)
        return await self._stage(player, puzzle, come, language)

    def _look(self, puzzle: Puzzle) -> asyncio.Future[Any]:
        """Others are served meanwhile, and who has opened the puzzle looks at the board."""
        if puzzle.key not in self._looked:
            looking = asyncio.get_running_loop().run_in_executor(None, solving, puzzle, ())
            self._looked[puzzle.key] = looking
        return self._looked[puzzle.key]

    async def _keep(
        self, player: str, puzzle: Puzzle, state: Literal["tried", "solved", "shown"], language: str
    ) -> None:
        await self._people.known(player, language)
        row = PuzzleRow(player, puzzle.game, puzzle.number, state == "solved", state, now())
        await self._kept.keep(row, _today().isoformat() if _is_of_the_day(puzzle) else None)

    async def _fared(self, player: str) -> _Fared:
        return _Fared(await self._kept.puzzles_of(player), await self._kept.days_of(player))

    async def _today(self, fared: _Fared, language: str) -> PuzzleToday:
        today = _today()
        puzzle = puzzle_of_the_day(today)
        return PuzzleToday(
            game=puzzle.game,
            number=puzzle.number,
            title=puzzle.title[language],
            question=puzzle.question[language],
            difficulty=puzzle.difficulty,
            solved=today.isoformat() in fared.days,
            streak=fared.standing(today).streak,
            found=await self._kept.found_on(today.isoformat()),
        )

    async def _stage(self, player: str, puzzle: Puzzle, come: _Come, language: str) -> PuzzleStage:
        told = Shown(puzzle.game, come.match.state.seats, puzzle.seat, language)
        fared = await self._fared(player)
        end = None
        if come.kind == "over":
            found = await self._kept.found_on(_today().isoformat()) if _is_of_the_day(puzzle) else 0
            end = PuzzleEnd(come.kept == "solved", puzzle.answer[language], puzzle.why[language], found)
        return PuzzleStage(
            **told.board(come.match, come.moments),
            number=puzzle.number,
            title=puzzle.title[language],
            difficulty=puzzle.difficulty,
            of_the_day=_is_of_the_day(puzzle),
            question=puzzle.question[language],
            ask=told.question(come.ask, come.match),
            kind=come.kind,
            said=puzzle.question[language] if come.said is None else come.said,
            clause=come.clause,
            state=fared.state(puzzle),
            standing=fared.standing(_today()),
            end=end,
        )


def _today() -> date:
    return date.fromtimestamp(now())


def _is_of_the_day(puzzle: Puzzle) -> bool:
    return puzzle_of_the_day(_today()) is puzzle


def _come(puzzle: Puzzle, asked: PuzzleAsked, language: str) -> _Come:
    if asked.give_up:
        return _shown(puzzle, asked.answers)
    if asked.choice is None:
        return _standing(puzzle, asked.answers)
    tried = attempt(puzzle, asked.answers, asked.choice)
    if tried.kind in ("right", "solved"):
        return _standing(puzzle, [*asked.answers, asked.choice])
    if tried.kind == "wrong":
        said = messages(language).say("puzzle-wrong") if tried.said is None else tried.said[language]
        return _Come("wrong", tried.match, tried.moments, said=said, kept="tried")
    said, clause = _why_not(puzzle, asked.answers, asked.choice, language)
    return _Come("refused", tried.match, (), said=said, clause=clause)


def _begun(puzzle: Puzzle) -> _Come | None:
    """How it begins, without looking for what is right; None: something happens before one is asked."""
    match = puzzle.begin()
    ask = next((pick for pick in match.asks if pick.seat == puzzle.seat), None)
    return None if ask is None or len(ask.options) == 1 else _Come("do", match, (), ask)


def _standing(puzzle: Puzzle, answers: Sequence[str]) -> _Come:
    """Where it stands after right answers."""
    now = solving(puzzle, answers)
    if now.solved:
        return _Come("over", now.match, now.moments, said="", kept="solved")
    return _Come("do", now.match, now.moments, now.ask)


def _shown(puzzle: Puzzle, answers: Sequence[str]) -> _Come:
    """The rest of the solution, or all of it for one who has gone another way."""
    solution = shown(puzzle)
    moments: list[Moment] = []
    begun = len(answers) if tuple(answers) == solution[: len(answers)] else 0
    for n in range(begun, len(solution)):
        moments += solving(puzzle, solution[: n + 1]).moments
    return _Come("over", solving(puzzle, solution).match, moments, said="", kept="shown")


def _strays(puzzle: Puzzle, answers: Sequence[str]) -> bool:
    """Whether one of the answers is a try that is not right, rather than something that cannot be played at all."""
    for n, answer in enumerate(answers):
        tried = attempt(puzzle, answers[:n], answer)
        if tried.kind != "right":
            return tried.kind == "wrong"
    return False


def _why_not(puzzle: Puzzle, answers: Sequence[str], choice: str, language: str) -> tuple[str, str | None]:
    """The rule that stands against the choice."""
    now = solving(puzzle, answers)
    if now.ask is None:
        return messages(language).say("puzzle-over"), None
    return Shown(puzzle.game, now.match.state.seats, puzzle.seat, language).why_not(now.ask, now.match, choice)
