"""The games as games of OpenSpiel: its own algorithms run on them.

OpenSpiel is large (`uv sync --group bench`), so these tests are skipped without it; they have to run where
`SLET_TESTS_NEED_OPENSPIEL=1`.
"""

import os
import subprocess
import sys
from random import Random
from typing import Any

import pytest

from slet.games import GAMES
from slet.kernel.errors import SletError

if os.environ.get("SLET_TESTS_NEED_OPENSPIEL") != "1":
    pytest.importorskip("pyspiel", reason="these algorithms are OpenSpiel's: uv sync --group bench")
import numpy as np
from open_spiel.python import policy
from open_spiel.python.algorithms import cfr, exploitability, ismcts, mcts

from slet.lab.openspiel import load


def played_on(state: Any, rng: Random, moves: int = 1_000_000) -> Any:
    """So many choices of seats, at random; and to where a seat is asked."""
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert sum(chance for _, chance in outcomes) == pytest.approx(1)
            state.apply_action(rng.choice(outcomes)[0])
        elif moves:
            moves -= 1
            state.apply_action(rng.choice(state.legal_actions()))
        else:
            break
    return state


@pytest.mark.parametrize("game", [game.id for game in GAMES])
def test_a_whole_game_goes_by_its_rules_and_a_clone_goes_its_own_way(game: str) -> None:
    loaded, rng = load(game), Random(1)
    state = played_on(loaded.new_initial_state(), rng, 12)
    clone = state.clone()
    before = [state.information_state_string(seat) for seat in range(state.num_players())]
    played_on(clone, rng, 5)
    assert [state.information_state_string(seat) for seat in range(state.num_players())] == before
    assert [clone.information_state_string(seat) for seat in range(state.num_players())] != before
    seat = state.current_player()
    tensor = state.information_state_tensor(seat)
    assert sum(map(bool, tensor)) > 5
    if game != "carodeni":  # the longest
        assert len(played_on(state, rng).returns()) == loaded.num_players()


def test_what_is_dealt_anew_is_the_same_to_the_seat() -> None:
    rng = Random(2)
    state = played_on(load("wizard", 4).new_initial_state(), rng, 60)
    seat = state.current_player()
    others = [other for other in range(4) if other != seat]
    differ = 0
    for _ in range(5):
        twin = state.resample_from_infostate(seat, rng.random)
        assert twin.information_state_string(seat) == state.information_state_string(seat)
        assert twin.legal_actions() == state.legal_actions()
        differ += any(twin.information_state_string(one) != state.information_state_string(one) for one in others)
    assert differ


def test_monte_carlo_tree_search_plays_wizard() -> None:
    rng = np.random.RandomState(1)
    game = load("wizard")
    state = played_on(game.new_initial_state(), Random(3), 4)
    bot = mcts.MCTSBot(game, 1.4, 6, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)
    assert bot.step(state) in state.legal_actions()


def test_information_set_monte_carlo_tree_search_plays_wizard() -> None:
    rng = np.random.RandomState(1)
    game = load("wizard")
    state = played_on(game.new_initial_state(), Random(3), 4)
    evaluator = mcts.RandomRolloutEvaluator(1, rng)
    bot = ismcts.ISMCTSBot(game=game, uct_c=1.4, max_simulations=6, evaluator=evaluator, random_state=rng)
    assert bot.step(state) in state.legal_actions()


def test_counterfactual_regret_minimisation_learns_one_card_rounds_of_wizard() -> None:
    game = load("wizard", 3, reward="points", parts=1, worlds=2)
    solver = cfr.CFRSolver(game)
    for _ in range(3):
        solver.evaluate_and_update_policy()
    learned = exploitability.nash_conv(game, solver.average_policy())
    assert learned < 0.7 * exploitability.nash_conv(game, policy.UniformRandomPolicy(game))


def test_python_ends_well_after_it() -> None:
    code = "from slet.lab.openspiel import load; load('wizard').new_initial_state().clone()"
    subprocess.run([sys.executable, "-c", code], check=True)


@pytest.mark.parametrize(
    ("settings", "said"),
    [
        ({"game": "whist"}, "no game called"),
        ({"game": "wizard", "seats": 9}, "3 to 6 players"),
        ({"game": "wizard", "reward": "glory"}, "Choose from: win, points"),
        ({"game": "wandering-towers", "parts": 1}, "broken off"),
    ],
)
def test_what_cannot_be_had_is_refused_in_a_sentence(settings: dict[str, Any], said: str) -> None:
    with pytest.raises(SletError, match=said):
        load(**settings)
