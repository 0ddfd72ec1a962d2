"""Every game as a game of OpenSpiel, on which its algorithms in Python run.

    from slet.lab.openspiel import load
    game = load("wizard", seats=3, parts=1, worlds=4)      # one-card rounds, one of four deals
    state = game.new_initial_state()

Chance is made of single draws (`chance_outcomes`); `information_state_string` holds all that a seat was ever told;
`resample_from_infostate` deals anew what it cannot know. OpenSpiel's bots that are written in C++ crash on any game
that is written in Python; those in `open_spiel.python.algorithms` work.
"""

from collections.abc import Callable
from random import Random
from typing import Any, ClassVar

import msgspec

from slet.lab.needs import need

need("pyspiel", "open_spiel")

import pyspiel  # noqa: E402

from slet.games import GAMES, find_game  # noqa: E402
from slet.kernel.data import from_json, to_json, to_plain  # noqa: E402
from slet.kernel.game import Game  # noqa: E402
from slet.kernel.stepwise import Stepwise  # noqa: E402
from slet.lab.encoding import Encoding, encoding_of  # noqa: E402
from slet.lab.rewards import Reward, checked, wins  # noqa: E402

LONGEST_GAME = 20_000
MOST_POINTS = 10_000.0
MOST_OUTCOMES = 256


class _Setting(msgspec.Struct, frozen=True):
    """What is played."""

    game: Game[Any]
    seats: int
    reward: Reward
    parts: int | None
    worlds: int | None
    options: dict[str, Any]


def load(
    game: str,
    seats: int | None = None,
    *,
    reward: str = "win",
    parts: int | None = None,
    worlds: int | None = None,
    **options: Any,
) -> Any:
    """The game with these settings, as `pyspiel.load_game` gives it.

    `parts`: it ends after so many rounds. `worlds`: chance has only so many answers to each of its questions, so that
    even solvers that visit everything come to an end.
    """
    found = find_game(game)
    count = found.seats[0] if seats is None else seats
    checked(reward)
    Stepwise(found, count, options, worlds=worlds, parts=parts)  # what cannot be played is refused here
    parameters = {
        "seats": count,
        "reward": reward,
        "parts": parts or 0,
        "worlds": worlds or 0,
        "options": to_json(to_plain(options)).decode(),
    }
    return pyspiel.load_game(name_of(encoding_of(game)), parameters)


def name_of(encoding: Encoding) -> str:
    """What OpenSpiel knows the game by: `python_slet_wizard_v1`."""
    return f"python_slet_{encoding.id.replace('-', '_')}"


class SletGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """A game of Slet."""

    kind: ClassVar[Any]
    encoding: ClassVar[Encoding]

    def __init__(self, parameters: dict[str, Any] | None = None) -> None:
        parameters, encoding = parameters or {}, self.encoding
        seats = int(parameters.get("seats", 0)) or encoding.game.seats[0]
        self.setting = _Setting(
            game=encoding.game,
            seats=seats,
            reward=checked(str(parameters.get("reward", "win"))),
            parts=int(parameters.get("parts", 0)) or None,
            worlds=int(parameters.get("worlds", 0)) or None,
            options=from_json(str(parameters.get("options", "{}")), dict),
        )
        points = self.setting.reward == "points"
        info = pyspiel.GameInfo(
            num_distinct_actions=encoding.choices,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=seats,
            min_utility=-MOST_POINTS if points else 0.0,
            max_utility=MOST_POINTS if points else 1.0,
            utility_sum=None,
            max_game_length=LONGEST_GAME,
        )
        super().__init__(self.kind, info, parameters)

    def new_initial_state(self) -> "SletState":
        return SletState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SletObserver":
        perfect = iig_obs_type is None or bool(iig_obs_type.perfect_recall)
        return SletObserver(self.encoding, perfect_recall=perfect, params=params)


class SletState(pyspiel.State):  # type: ignore[misc]  # pyspiel has no types
    """A moment of it."""

    def __init__(self, game: SletGame) -> None:
        super().__init__(game)
        self._encoding = game.encoding
        self._reward = game.setting.reward
        setting = game.setting
        self.at = Stepwise(setting.game, setting.seats, setting.options, worlds=setting.worlds, parts=setting.parts)

    def current_player(self) -> int:
        if self.at.is_over:
            return int(pyspiel.PlayerId.TERMINAL)
        if self.at.outcomes:
            return int(pyspiel.PlayerId.CHANCE)
        ask = self.at.ask
        assert ask is not None
        return ask.seat

    def _legal(self) -> dict[int, Any]:
        ask = self.at.ask
        return {} if ask is None else self._encoding.legal(ask, self.at.state)

    def _legal_actions(self, player: int) -> list[int]:
        ask = self.at.ask
        return sorted(self._legal()) if ask is not None and ask.seat == player else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        count = self.at.outcomes
        return [(number, 1 / count) for number in range(count)]

    def _apply_action(self, action: int) -> None:
        self.at = self.at.draw(action) if self.at.outcomes else self.at.play(self._legal()[action])

    def _action_to_string(self, player: int, action: int) -> str:
        return f"chance:{action}" if player < 0 else self._encoding.actions.names[action]

    def is_terminal(self) -> bool:
        return self.at.is_over

    def returns(self) -> list[float]:
        outcome = self.at.outcome
        if outcome is None:
            return [0.0] * self.at.seats
        return wins(outcome) if self._reward == "win" else [float(points) for points in outcome.scores]

    def information_state_string(self, player: int | None = None) -> str:
        return knowledge(self.at, self.current_player() if player is None else player)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "SletState":
        """Another state that the player cannot tell from this one; for information-set MCTS."""
        twin: SletState = self.clone()
        twin.at = self.at.imagine(player, Random(int(sampler() * 2**53)))
        return twin

    def __str__(self) -> str:
        if self.at.outcomes:
            return f"chance: {self.at.question}"
        return to_json(self.at.match.position() if not self.at.is_over else to_plain(self.at.outcome)).decode()


def knowledge(at: Stepwise, seat: int) -> str:
    """All that the seat sees, was ever told, and is asked: two states with the same are the same to it."""
    if at.question is not None:
        return "" if at.state is None else to_json([at.game.sight.view(at.state, seat)]).decode()
    match = at.match
    told = match.log(seat, looking_back=True)
    asked = [(ask.kind, [option.id for option in ask.options]) for ask in match.asks if ask.seat == seat]
    return to_json([asked, match.view(seat), match.recall(seat), told]).decode()


class SletObserver:
    """What OpenSpiel asks for as tensors and strings."""

    def __init__(self, encoding: Encoding, *, perfect_recall: bool, params: Any) -> None:
        if params:
            raise ValueError(f"a Slet game has no parameters for its observers: {params}")
        import numpy as np

        self._encoding = encoding
        self._perfect_recall = perfect_recall
        self.tensor = np.zeros(encoding.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SletState, player: int) -> None:
        self.tensor[:] = 0
        if state.at.question is None:
            self._encoding.observe(state.at.state, player, state.at.ask, self.tensor)

    def string_from(self, state: SletState, player: int) -> str:
        if self._perfect_recall or state.at.question is not None:
            return knowledge(state.at, player)
        return to_json([state.at.match.view(player)]).decode()


def _register(encoding: Encoding) -> None:
    game = encoding.game
    kind = pyspiel.GameType(
        short_name=name_of(encoding),
        long_name=f"Slet: {game.id}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.seats),
        min_num_players=min(game.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "seats": game.seats[0], "reward": "win", "parts": 0, "worlds": 0, "options": "{}",
        },
    )  # fmt: skip

    # A class and not a function: OpenSpiel lets go of what is registered when Python has already ended, and the last
    # reference to a function would bring the process down then.
    pyspiel.register_game(kind, type(f"SletGame_{game.id}", (SletGame,), {"kind": kind, "encoding": encoding}))


for _game in GAMES:
    _register(encoding_of(_game.id))
