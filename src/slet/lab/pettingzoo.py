"""Every game as an environment of PettingZoo (AEC).

    from slet.lab.pettingzoo import env
    table = env("wizard", seats=4, plus_minus_one=True)

It keeps PettingZoo's conventions: agents act one after the other (where several choose at once, too: none sees what the
others have chosen), observations are a dict with `observation` and `action_mask`, and an illegal action ends the game
with a reward of -1 for who took it.
"""

from collections.abc import Sequence
from functools import cache
from random import Random
from secrets import randbits
from typing import Any

from slet.lab.needs import need

need("pettingzoo", "slet[lab]")

import numpy as np  # noqa: E402
from gymnasium import spaces  # noqa: E402
from pettingzoo import AECEnv  # noqa: E402
from pettingzoo.utils.env_logger import EnvLogger  # noqa: E402

from slet.games import find_game  # noqa: E402
from slet.kernel.match import Match  # noqa: E402
from slet.kernel.questions import HasId  # noqa: E402
from slet.lab.encoding import encoding_of  # noqa: E402
from slet.lab.rewards import Reward, checked, so_far  # noqa: E402
from slet.lab.text import Telling  # noqa: E402

ILLEGAL_REWARD = -1.0


class raw_env(AECEnv):  # type: ignore[misc]  # noqa: N801  (the name that PettingZoo's have, which has no types)
    """The environment without guards: an illegal action is refused by `slet.IllegalMove`."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        *,
        reward: str = "win",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        super().__init__()
        self._game = find_game(game)
        self._seats = self._game.seats[0] if seats is None else seats
        self._reward: Reward = checked(reward)
        self._options = options
        Match.start(self._game, self._seats, options, 0)  # what cannot be played is refused here
        self.encoding = encoding_of(self._game.id)
        self.metadata = {
            "name": f"slet_{self._game.id.replace('-', '_')}_v{self.encoding.version}",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self._seats)]
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_space = cache(self._observation_space)
        self.action_space = cache(self._action_space)
        self._legal: dict[int, HasId] = {}
        self._rng = Random(randbits(64))
        self.match: Match | None = None
        """What is being played; None before the first `reset`."""

    def _observation_space(self, agent: str) -> spaces.Space[Any]:
        self._known(agent)
        seen = spaces.Box(-np.inf, np.inf, (self.encoding.size,), np.float32)
        return spaces.Dict({"observation": seen, "action_mask": spaces.Box(0, 1, (self.encoding.choices,), np.int8)})

    def _action_space(self, agent: str) -> spaces.Space[Any]:
        self._known(agent)
        return spaces.Discrete(self.encoding.choices)

    def _known(self, agent: str) -> int:
        return self._seat_of[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """Begin a game. With a seed this game and all after it follow from it."""
        if seed is not None:
            self._rng = Random(seed)
        self.match = Match.start(self._game, self._seats, self._options, self._rng.randbytes(32))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._got = so_far(self._game, self.match.state, self._reward)
        self._has_brought = False
        self._turn()

    def _turn(self) -> None:
        assert self.match is not None
        ask = self.match.ask
        self._legal = {} if ask is None else self.encoding.legal(ask, self.match.state)
        if ask is not None:
            self.agent_selection = self.possible_agents[ask.seat]

    def legal_actions(self) -> list[int]:
        """What may be chosen now, for those who do not need to look; empty when the game is over."""
        return list(self._legal)

    def observe(self, agent: str) -> dict[str, Any]:
        assert self.match is not None, "reset comes first"
        seat = self._known(agent)
        ask = self.match.ask
        mask = bytearray(self.encoding.choices)  # numpy takes longer to write a single one
        if ask is not None and ask.seat == seat:
            for action in self._legal:
                mask[action] = 1
        seen = self.encoding.observe(self.match.state, seat, ask)
        return {"observation": seen, "action_mask": np.frombuffer(mask, np.int8)}

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        option = self._legal.get(int(action))
        if option is None:
            assert self.match is not None
            self.match.play(self.encoding.actions.names[int(action)])  # which refuses it in words
        assert option is not None
        self._play(option)

    def _play(self, option: HasId) -> None:
        match = self.match
        assert match is not None
        match.play(option)
        self._cumulative_rewards[self.agent_selection] = 0.0
        if self._has_brought:
            self.rewards, self._has_brought = dict.fromkeys(self.possible_agents, 0.0), False
        if match.ask is None or self._reward == "points":  # wins come at the end
            self._bring(so_far(self._game, match.state, self._reward))
        self._turn()
        if match.ask is None:
            self.terminations = dict.fromkeys(self.agents, True)
            outcome = match.outcome
            assert outcome is not None
            self.infos = {
                one: {"points": outcome.scores[seat], "won": seat in outcome.winners}
                for one, seat in self._seat_of.items()
            }

    def _bring(self, got: Sequence[float]) -> None:
        """The rewards of a step, where all have got so much by now."""
        before, self._got = self._got, got
        if got != before:
            self.rewards = {one: got[seat] - before[seat] for one, seat in self._seat_of.items()}
            self._has_brought = True
            self._accumulate_rewards()

    def render(self) -> str | None:
        """The position of who is asked, in words."""
        if self.render_mode is None or self.match is None:
            return None
        ask = self.match.ask
        return Telling(self.match, "en").position(0 if ask is None else ask.seat)

    def close(self) -> None:
        pass


class env(raw_env):  # noqa: N801
    """The environment as it is meant to be used: an illegal action ends the game.

    It does what three of PettingZoo's wrappers do (`TerminateIllegalWrapper`, `AssertOutOfBoundsWrapper`,
    `OrderEnforcingWrapper`), which took a third of a step to pass on what was asked.

    `reward`: "win" (1 for a win, a part for a shared one) or "points", as they are written down.
    """

    def step(self, action: Any) -> None:
        assert self.match is not None, "reset comes first"
        option = self._legal.get(action) if type(action) is int else None
        if option is not None:  # the usual case, by the shortest way
            self._play(option)
        elif not self.agents:
            EnvLogger.warn_step_after_terminated_truncated()
        elif self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
        else:
            assert self.action_space(self.agent_selection).contains(action), "action is not in action space"
            if int(action) in self._legal:
                self._play(self._legal[int(action)])
            else:
                self._end_for(self.agent_selection)

    def _end_for(self, agent: str) -> None:
        """The agent has taken what was not offered: the game is over, at its cost."""
        EnvLogger.warn_on_illegal_move()
        self._legal = {}
        self.terminations = dict.fromkeys(self.agents, True)
        self.truncations = dict.fromkeys(self.agents, True)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self.rewards[agent] = ILLEGAL_REWARD
        self._cumulative_rewards[agent] = 0.0
        self._accumulate_rewards()
        self._deads_step_first()
