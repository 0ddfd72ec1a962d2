"""Worlds to think in: what a seat may be facing, prepared once and dealt as often as there is time for.

An imagined match is one such world with a log, a journal and a stream of chance. To think is to try thousands, of which
nothing is kept: `Worlds` takes from a match what all of them share (the state in which the present step began, the
answers given since) and `deal` makes a `World` of it, in which all that the seat cannot know is dealt anew. Chance to
come is guessed. The same source of randomness, begun anew, deals the same world: so options can be compared in equal
worlds.
"""

from collections.abc import Collection, Iterable, Iterator
from random import Random
from sys import maxsize
from typing import Any

from slet.kernel.chance import guess
from slet.kernel.game import Game, Outcome
from slet.kernel.imagining import answers_known
from slet.kernel.journal import REDEAL
from slet.kernel.match import Match
from slet.kernel.playout import Horizon, Policy, run
from slet.kernel.questions import HasId, Pick, Together
from slet.kernel.record import FATE


class World:
    """A game under way of which nothing is written down. It cannot be copied: deal the same one again."""

    __slots__ = ("_given", "_question", "_running", "game", "state")

    def __init__(self, game: Game[Any], state: Any, running: Any, question: Any, given: dict[int, HasId]) -> None:
        self.game = game
        self.state = state
        self._running = running
        self._question: Pick | Together | None = question
        self._given = given

    @property
    def ask(self) -> Pick | None:
        """The open question; None when the game is over. Where several seats choose at once, the first of them."""
        if isinstance(self._question, Together):
            return next(pick for pick in self._question.picks if pick.seat not in self._given)
        return self._question

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it goes on."""
        return self.game.score.outcome(self.state) if self.state.step is None else None

    def asked(self, seat: int) -> Pick | None:
        """The question that is open for the seat."""
        if isinstance(self._question, Together):
            return next((p for p in self._question.picks if p.seat == seat and seat not in self._given), None)
        question = self._question
        return question if question is not None and question.seat == seat else None

    def play(self, option: HasId, rng: Random, seat: int | None = None, until: Collection[str] = ()) -> None:
        """Answer the open question and go on to the next one, or until the next step is one of `until`."""
        answer: Any = option
        if isinstance(self._question, Together):
            ask = self.ask
            assert ask is not None
            self._given[ask.seat if seat is None else seat] = option
            if len(self._given) < len(self._question.picks):
                return
            answer = {pick.seat: self._given[pick.seat] for pick in self._question.picks}
            self._given = {}
        running, state, steps = self._running, self.state, self.game.rules.steps
        while True:
            try:
                question = running.send(answer)
                while question.__class__ is not Pick and question.__class__ is not Together:
                    question = running.send(guess(question, rng))
            except StopIteration as stop:
                state.step = stop.value
            else:
                self._running, self._question = running, question
                return
            while state.step is not None and state.step not in until:
                running = steps[state.step](state)
                if running is not None and not isinstance(running, str):
                    break
                state.step = running
            else:
                self._running = self._question = None
                return
            answer = None

    def run(
        self,
        rng: Random,
        policy: Policy | None = None,
        until: Collection[str] = (),
        most: int = maxsize,
        stop: Horizon | None = None,
    ) -> int:
        """Play on by the policy (at random without one) until the game is over, the next step is one of `until`, so
        many decisions were made, or `stop` says so before one. Returns how many were made.

        Where it stopped before a step, nothing is asked; it can be run on, but not played.
        """
        decisions, self._running, self._question = run(
            self.game, self.state, rng, policy, self._running, self._question, self._given, until, most, stop
        )
        self._given = {}
        return decisions


class Worlds:
    """All worlds that a seat may be in, when it is asked.

    `in_the_open`: how things really lie, for those who look back at a game that is over; only the chance to come is
    guessed.
    """

    def __init__(self, match: Match, seat: int | None, *, in_the_open: bool = False) -> None:
        self.game = match.game
        self.seat = seat
        self.seats = match.seats
        self._in_the_open = in_the_open
        self._snapshot = match._snapshot
        entries = match._journal[match._since :] if in_the_open else answers_known(match, seat)
        self._answers = [(who, answer[1] if who == FATE else answer) for who, answer, *_ in entries]

    def deal(self, rng: Random, memory: float = 1.0) -> World:
        """One of them. With `memory` below 1 the seat has forgotten that share of what it has to remember."""
        state = self._snapshot.copy()
        if state.step is None:
            return World(self.game, state, None, None, {})
        running: Any = self.game.rules.steps[state.step](state)
        question = running.send(None)
        given: dict[int, HasId] = {}
        redeal = self.game.sight.imagine
        for seat, answer in self._answers:
            if seat == REDEAL:
                eyes, seed, remembered = answer
                redeal(state, eyes, Random(seed), remembered)
            elif question.__class__ is Together and seat != FATE:
                given[seat] = answer
                if len(given) == len(question.picks):
                    question = running.send({pick.seat: given[pick.seat] for pick in question.picks})
                    given = {}
            else:
                question = running.send(answer)
        if self._in_the_open:
            return World(self.game, state, running, question, given)
        redeal(state, self.seat, rng, memory)
        if question.__class__ is Pick:
            question = question.anew(state)
        else:
            question = Together(tuple([pick.anew(state) for pick in question.picks]))
        return World(self.game, state, running, question, given)

    def after_each(self, options: Iterable[HasId], seed: int, memory: float = 1.0) -> Iterator[tuple[HasId, World]]:
        """Each option beside a world in which the seat has chosen it: it is the same world, with the same luck."""
        for option in options:
            rng = Random(seed)
            world = self.deal(rng, memory)
            world.play(option, rng, self.seat)
            yield option, world
