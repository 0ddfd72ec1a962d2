"""A way through a puzzle: what was played from its position on, and whether that leads to what is wanted.

The questions that are none are answered on it, and others answer as they are told to. What is wanted is a line of
answers, or an aim: then the engine tries what else can be answered, as far as it takes.
"""

from collections.abc import Sequence
from copy import copy
from hashlib import blake2b
from typing import Any, Self

from slet.kernel.data import to_json, to_plain
from slet.kernel.match import Match
from slet.kernel.questions import Pick
from slet.kernel.watching import Moment
from slet.learn.puzzle import Aim
from slet.learn.shelf import Played, fits

Line = Sequence[Played]


class Way:
    def __init__(self, match: Match, seat: int, lines: Sequence[Line], aim: Sequence[Aim] = ()) -> None:
        self.match = match
        self.seat = seat
        self.acts: list[Played] = []
        """What was played, by whomever."""
        self.moments: list[Moment] = []
        """What there was to see since the solver's last answer."""
        self.tally = [0] * len(aim)
        """How often the events of the aim have happened."""
        self._lines = lines
        self._aim = aim
        self._told = match.told
        self.watched = True
        """Whether the moments are kept."""
        self._go_on()

    def fork(self, option: str) -> Self:
        """Another way, that chooses this here. Nobody watches it."""
        other = copy(self)
        other.match, other.acts, other.tally = self.match.fork(), list(self.acts), list(self.tally)
        other.moments, other.watched = [], False
        other.choose(option)
        return other

    def choose(self, option: str) -> None:
        """The solver's answer, and what follows from it."""
        self.moments.clear()  # the solver has seen them
        self._play(self.seat, option)
        self._go_on()

    @property
    def ask(self) -> Pick | None:
        """What the solver is asked; None: somebody else is, or the game is over."""
        return next((pick for pick in self.match.asks if pick.seat == self.seat), None)

    @property
    def lines(self) -> list[Line]:
        """Those of the lines that were followed so far."""
        return [line for line in self._lines if _begins(line, self.acts)]

    @property
    def missed(self) -> bool:
        """Whether something has happened that must not."""
        return any(aim.times == 0 and n > 0 for aim, n in zip(self._aim, self.tally, strict=True))

    @property
    def there(self) -> bool:
        """Whether it has led to what is wanted."""
        if self._aim:
            met = (self._met(aim, n) for aim, n in zip(self._aim, self.tally, strict=True))
            return not self.missed and all(met)
        return any(len(line) == len(self.acts) for line in self.lines)

    def next_in_lines(self) -> tuple[str, ...]:
        """What the lines answer here."""
        assert self.ask is not None
        wanted = [line[len(self.acts)].plays for line in self.lines if len(line) > len(self.acts)]
        found = [option.id for pattern in wanted for option in self.ask.options if fits(pattern, option.id)]
        return tuple(dict.fromkeys(found))

    def right(self, farthest: int, known: dict[bytes, bool]) -> tuple[str, ...]:
        """The options from which the aim is reached within so many answers."""
        options = () if self.ask is None else self.ask.options
        return tuple(option.id for option in options if self.fork(option.id).leads_there(farthest, known))

    def leads_there(self, farthest: int, known: dict[bytes, bool]) -> bool:
        """Whether the aim can be reached within so many answers. `known` keeps what was found of a position."""
        if self.there:
            return True
        ask = self.ask
        if ask is None or self.missed or len(self.acts) >= farthest:
            return False
        here = to_json([self.match.position(), self.tally, farthest - len(self.acts)])
        key = blake2b(here, digest_size=16).digest()
        if key not in known:
            known[key] = any(self.fork(option.id).leads_there(farthest, known) for option in ask.options)
        return known[key]

    def _go_on(self) -> None:
        """Answer what is no question, and for others what they are told."""
        while not self.there and not self.missed:
            ask = self.ask
            if ask is not None and len(ask.options) == 1:
                self._play(ask.seat, ask.options[0].id)
            elif ask is None and (played := self._others()) is not None:
                self._play(played.seat, played.plays)
            else:
                return

    def _others(self) -> Played | None:
        """What somebody else answers here: as the lines tell, or on another way to the aim the next of theirs."""
        told = [line[len(self.acts)] for line in self.lines if len(line) > len(self.acts)]
        if self._aim and self._lines:
            given = sum(act.seat != self.seat for act in self.acts)
            told += [played for played in self._lines[0] if played.seat != self.seat][given : given + 1]
        for played in told:
            for pick in self.match.asks:
                if pick.seat == played.seat and pick.option(played.plays) is not None:
                    return played
        return None

    def _play(self, seat: int, option: str) -> None:
        self.moments += self.match.play(option, seat, watched=self.watched)
        self.acts.append(Played(seat, option))
        if self._aim:
            self._count()

    def _count(self) -> None:
        """How often the events of the aim have happened by now; once it is reached, nothing can spoil it any more."""
        for event in self.match.log(self.seat, since=self._told):
            facts = to_plain(event)
            for n, aim in enumerate(self._aim):
                self.tally[n] += _is(aim, facts)
            if self.there:
                break
        self._told = self.match.told

    def _met(self, aim: Aim, times: int) -> bool:
        if aim.event is not None:
            return aim.times == 0 or times >= aim.times
        outcome = self.match.outcome
        if outcome is None:
            return False
        if aim.points is not None and outcome.scores[self.seat] < aim.points:
            return False
        return not aim.wins or self.seat in outcome.winners


def _begins(line: Line, acts: Line) -> bool:
    return len(line) >= len(acts) and all(
        told.seat == act.seat and fits(told.plays, act.plays) for told, act in zip(line, acts, strict=False)
    )


def _is(aim: Aim, facts: dict[str, Any]) -> bool:
    """Whether that is the event of the aim."""
    if facts["event"] != aim.event:
        return False
    return all(
        value in facts[name] if isinstance(facts[name], list | tuple) else facts[name] == value
        for name, value in aim.has.items()
    )
