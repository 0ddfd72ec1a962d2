"""Every game as an environment of Gymnasium: one seat learns, computer players have the others.

    from slet.lab.gymnasium import make
    table = make("wizard", seats=4, others="master")

They are registered as well: `gymnasium.make("slet/wizard-v1", seats=4)` after `import slet.lab.gymnasium`.

What may be chosen stands in `info["action_mask"]`, as in Gymnasium's own Taxi, and in `action_masks()`, as
sb3-contrib's MaskablePPO asks for it. An illegal action changes nothing and costs a reward of 1; after a hundred of
them the game is broken off (truncated).
"""

from collections.abc import Sequence
from random import Random
from secrets import randbits
from typing import Any

from slet.lab.needs import need

need("gymnasium", "slet[lab]")

import gymnasium  # noqa: E402
import numpy as np  # noqa: E402
from gymnasium import spaces  # noqa: E402

from slet.games import find_game  # noqa: E402
from slet.kernel.errors import SletError  # noqa: E402
from slet.kernel.match import Match  # noqa: E402
from slet.lab.encoding import all_encodings, encoding_of  # noqa: E402
from slet.lab.encoding.layout import Floats  # noqa: E402
from slet.lab.rewards import Reward, checked, so_far  # noqa: E402
from slet.lab.text import Telling  # noqa: E402
from slet.lab.unhurried import load_unhurried  # noqa: E402
from slet.players import choose, usual_level  # noqa: E402

MOST_ILLEGAL = 100


class SletEnv(gymnasium.Env[Floats, Any]):
    """One seat of a game."""

    metadata = {"render_modes": ["ansi"]}

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        *,
        seat: int | None = None,
        others: str | Sequence[str] | None = None,
        reward: str = "win",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        """`seat`: where one sits; if not given, another seat each game. `others`: who has the other seats, one name for
        all of them or one for each.
        """
        self._game = find_game(game)
        self._seats = self._game.seats[0] if seats is None else seats
        self._options = options
        Match.start(self._game, self._seats, options, 0)  # what cannot be played is refused here
        if seat is not None and seat not in range(self._seats):
            raise SletError("no-such-seat", seat=str(seat)[:80], last=self._seats - 1)
        self._wanted_seat = seat
        others = usual_level(game) if others is None else others
        names = [others] * (self._seats - 1) if isinstance(others, str) else list(others)
        if len(names) != self._seats - 1:
            raise SletError("lab-others", given=len(names), seats=self._seats, wanted=self._seats - 1)
        self._others = [load_unhurried(name, game) for name in names]
        self._reward: Reward = checked(reward)
        self.encoding = encoding_of(game)
        self.observation_space = spaces.Box(-np.inf, np.inf, (self.encoding.size,), np.float32)
        self.action_space = spaces.Discrete(self.encoding.choices)
        self.render_mode = render_mode
        self._rng = Random(randbits(64))
        self.match: Match | None = None
        """What is being played; None before the first `reset`."""

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Floats, dict[str, Any]]:
        super().reset(seed=seed, options=options)
        if seed is not None:
            self._rng = Random(seed)
        self.match = Match.start(self._game, self._seats, self._options, self._rng.randbytes(32))
        self.seat = self._rng.randrange(self._seats) if self._wanted_seat is None else self._wanted_seat
        self.illegal = 0
        """How often something was chosen that was not offered."""
        self._got = 0.0
        self._go_on()
        self._got = self._so_far()
        return self._seen(), self._info()

    def _go_on(self) -> None:
        """Let the others play until the own seat is asked."""
        match = self.match
        assert match is not None
        while match.ask is not None:
            own = next((ask for ask in match.asks if ask.seat == self.seat), None)
            if own is not None:
                self._ask = own
                self._legal = self.encoding.legal(own, match.state)
                return
            seat = match.ask.seat
            player = self._others[(seat - self.seat) % self._seats - 1]
            match.play(choose(player, match, match.ask, self._rng), seat)
        self._legal = {}

    def _so_far(self) -> float:
        assert self.match is not None
        return so_far(self._game, self.match.state, self._reward)[self.seat]

    def _seen(self) -> Floats:
        assert self.match is not None
        return self.encoding.observe(self.match.state, self.seat, self._ask if self._legal else None)

    def _info(self) -> dict[str, Any]:
        mask = np.zeros(self.encoding.choices, np.int8)
        mask[list(self._legal)] = 1
        info: dict[str, Any] = {"action_mask": mask, "seat": self.seat, "illegal": self.illegal}
        outcome = None if self.match is None else self.match.outcome
        if outcome is not None:
            info |= {"points": outcome.scores[self.seat], "won": self.seat in outcome.winners}
        return info

    def action_masks(self) -> Any:
        mask: Any = self._info()["action_mask"].astype(bool)
        return mask

    def step(self, action: Any) -> tuple[Floats, float, bool, bool, dict[str, Any]]:
        match = self.match
        assert match is not None, "reset comes first"
        option = self._legal.get(int(action))
        if option is None:
            self.illegal += 1
            return self._seen(), -1.0, match.ask is None, self.illegal >= MOST_ILLEGAL, self._info()
        match.play(option, self.seat)
        self._go_on()
        now = self._so_far()
        reward, self._got = now - self._got, now
        return self._seen(), reward, match.ask is None, False, self._info()

    def render(self) -> str | None:
        """The position of the own seat, in words."""
        if self.render_mode is None or self.match is None:
            return None
        return Telling(self.match, "en").position(self.seat)


def make(game: str, seats: int | None = None, **settings: Any) -> SletEnv:
    """The environment of that game; the settings are those of `SletEnv`, and those of the game."""
    return SletEnv(game, seats, **settings)


for _encoding in all_encodings():
    if f"slet/{_encoding.id}" not in gymnasium.registry:
        gymnasium.register(
            f"slet/{_encoding.id}",
            "slet.lab.gymnasium:SletEnv",
            kwargs={"game": _encoding.game.id},
            disable_env_checker=True,
        )
