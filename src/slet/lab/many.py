"""Many matches of a game side by side, as arrays: for those who learn in batches. It needs numpy alone."""

from collections.abc import Sequence
from random import Random
from typing import Any, cast

import msgspec
import numpy as np
from numpy.typing import NDArray

from slet.games import find_game
from slet.kernel.errors import SletError
from slet.kernel.match import Match
from slet.kernel.questions import HasId
from slet.lab.encoding import encoding_of
from slet.lab.encoding.layout import Floats
from slet.lab.rewards import Reward, checked, so_far


class Batch(msgspec.Struct, frozen=True):
    """Where all matches stand: a row for each. The arrays are used again by the next step."""

    observations: Floats
    """What the seat that is asked knows."""
    masks: NDArray[np.bool_]
    """What it may choose."""
    seats: NDArray[np.int64]
    """Who is asked."""
    rewards: Floats
    """For every seat what the last step has brought."""
    over: NDArray[np.bool_]
    """Whether the last step has ended a match; the row then is the first one of the match that was begun after it."""


class Many:
    """So many matches of one game, with the same seats and settings. Each begins anew when it is over."""

    def __init__(
        self,
        game: str,
        count: int,
        seats: int | None = None,
        *,
        seed: int | str = 0,
        reward: str = "win",
        **options: Any,
    ) -> None:
        if count < 1:
            raise SletError("lab-count", count=str(count)[:80])
        self._game = find_game(game)
        self._seats = self._game.seats[0] if seats is None else seats
        self._options = options
        self._reward: Reward = checked(reward)
        self._rng = Random(str(seed))
        self.encoding = encoding_of(game)
        self.matches = [self._begin() for _ in range(count)]
        self._legal: list[dict[int, HasId]] = [{}] * count
        self._got: list[Sequence[float]] = [so_far(self._game, match.state, self._reward) for match in self.matches]
        self.batch = Batch(
            observations=np.zeros((count, self.encoding.size), np.float32),
            masks=np.zeros((count, self.encoding.choices), np.bool_),
            seats=np.zeros(count, np.int64),
            rewards=np.zeros((count, self._seats), np.float32),
            over=np.zeros(count, np.bool_),
        )
        self._rows = list(zip(self.batch.observations, self.batch.masks, strict=True))
        for row in range(count):
            self._look(row)

    def _begin(self) -> Match:
        return Match.start(self._game, self._seats, self._options, self._rng.randbytes(32))

    def _look(self, row: int) -> None:
        match = self.matches[row]
        ask = match.ask
        assert ask is not None
        self._legal[row] = legal = self.encoding.legal(ask, match.state)
        seen, mask = self._rows[row]
        seen.fill(0)
        self.encoding.observe(match.state, ask.seat, ask, seen)
        mask.fill(False)
        single = cast("memoryview[bool]", mask.data)  # numpy takes longer to write a single one
        for action in legal:
            single[action] = True
        self.batch.seats[row] = ask.seat

    def step(self, actions: Sequence[int] | NDArray[np.integer[Any]]) -> Batch:
        """Choose in every match. If one of the actions is not offered, none is done (`slet.IllegalMove`)."""
        if len(actions) != len(self.matches):
            raise SletError("lab-actions", given=len(actions), wanted=len(self.matches))
        chosen = []
        for row, action in enumerate(actions):
            option = self._legal[row].get(int(action))
            if option is None:
                raise SletError("lab-illegal", row=row, action=self.encoding.actions.names[int(action)])
            chosen.append(option)
        for row, option in enumerate(chosen):
            self._play(row, option)
        return self.batch

    def _play(self, row: int, option: HasId) -> None:
        match, batch = self.matches[row], self.batch
        match.play(option)
        is_over = match.ask is None
        batch.over[row] = is_over
        batch.rewards[row] = 0
        if is_over or self._reward == "points":  # wins come at the end
            got, before = so_far(self._game, match.state, self._reward), self._got[row]
            batch.rewards[row] = [now - earlier for now, earlier in zip(got, before, strict=True)]
            self._got[row] = got
        if is_over:
            match = self.matches[row] = self._begin()
            self._got[row] = so_far(self._game, match.state, self._reward)
        self._look(row)
