"""The quick hands, which play imagined matches on."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from slet.games import find_game
from slet.kernel.playout import Policy, run
from slet.kernel.questions import HasId, Pick
from slet.kernel.setting_up import game_settings
from slet.players.the_witches.quick import quick as witch
from slet.players.wandering_towers.quick import quick as wizard

HANDS: dict[str, Callable[[Random], Policy]] = {"wandering-towers": wizard, "the-witches": witch}
TABLES: list[tuple[str, int, dict[str, Any]]] = [
    *[("wandering-towers", seats, {}) for seats in range(1, 7)],
    ("wandering-towers", 1, {"spells": 3}),
    ("wandering-towers", 3, {"mode": "coop"}),
    ("wandering-towers", 2, {"mode": "coop", "spells": 3}),
    ("wandering-towers", 4, {"teams": True}),
    ("wandering-towers", 2, {"mode": "advanced"}),
    ("wandering-towers", 4, {"mode": "advanced", "teams": True}),
    (
        "wandering-towers",
        2,
        {"mode": "advanced", "spells": ["piggyback", "free-wizard", "swap-tower", "nudge-ravenskeep"]},
    ),
    ("wandering-towers", 3, {"mode": "master"}),
    ("wandering-towers", 6, {"mode": "master", "teams": True}),
    *[("the-witches", seats, {}) for seats in range(1, 5)],
    *[("the-witches", seats, {"mode": "coop"}) for seats in range(2, 5)],
    ("the-witches", 4, {"eight_crises": True, "stacked_crises": True}),
    ("the-witches", 3, {"any_problem": True}),
    ("the-witches", 2, {"apprentices": ["dimity", "tiffany"]}),
]


def whole_game(game_id: str, seats: int, options: dict[str, Any], seed: int, policy: Policy | None) -> Any:
    """The final state."""
    game = find_game(game_id)
    state = game.rules.start(seats, game_settings(game, seats, options))
    run(game, state, Random(seed), policy)
    return state


@pytest.mark.parametrize(("game_id", "seats", "options"), TABLES)
def test_it_answers_every_question_with_an_option_that_is_offered(
    game_id: str, seats: int, options: dict[str, Any]
) -> None:
    for seed in range(6):
        hand = HANDS[game_id](Random(seed))

        def checked(state: Any, pick: Pick, hand: Policy = hand) -> HasId:
            choice = hand(state, pick)
            assert choice in pick.options, f"{pick.kind}: {choice}"
            return choice

        assert whole_game(game_id, seats, options, seed, checked).step is None


def test_a_quick_game_of_towers_is_over_long_before_a_random_one() -> None:
    turns = [whole_game("wandering-towers", 4, {}, seed, wizard(Random(seed))).turn for seed in range(10)]
    at_random = [whole_game("wandering-towers", 4, {}, seed, None).turn for seed in range(3)]
    assert sum(turns) / len(turns) < 0.3 * sum(at_random) / len(at_random)


def test_a_quick_witch_wins_points_where_a_random_one_hardly_does() -> None:
    score = find_game("the-witches").score
    quick = [score.outcome(whole_game("the-witches", 1, {}, seed, witch(Random(seed)))) for seed in range(20)]
    at_random = [score.outcome(whole_game("the-witches", 1, {}, seed, None)) for seed in range(20)]
    assert sum(one.scores[0] for one in quick) > 4 * sum(one.scores[0] for one in at_random)


def test_it_takes_a_wizard_in_when_a_card_does() -> None:
    """All else aside, that is the point of the game."""
    game = find_game("wandering-towers")
    came_in: list[int] = []
    hand = wizard(Random(1))

    def counted(state: Any, pick: Pick) -> HasId:
        came_in.append(sum(state.inside))
        return hand(state, pick)

    state = game.rules.start(2, game_settings(game, 2, {}))
    run(game, state, Random(3), counted)
    assert max(state.inside) == state.wizards
