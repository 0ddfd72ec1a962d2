"""What positions promise: fitted chances, for judging imagined matches."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import slet
from slet.games import find_game
from slet.kernel.match import Match
from slet.kernel.playout import Policy, run
from slet.kernel.questions import HasId, Pick
from slet.kernel.setting_up import game_settings
from slet.players.the_witches.quick import quick as witch
from slet.players.the_witches.value import expected_points
from slet.players.the_witches.value import value as witches_chance
from slet.players.wandering_towers.chances import value as towers_chance
from slet.players.wandering_towers.quick import quick as wizard

VALUES: dict[str, Callable[[Any, int], float]] = {"wandering-towers": towers_chance, "the-witches": witches_chance}
HANDS: dict[str, Callable[[Random], Policy]] = {"wandering-towers": wizard, "the-witches": witch}
TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("wandering-towers", 1, {}),
    ("wandering-towers", 4, {}),
    ("wandering-towers", 2, {"mode": "coop"}),
    ("wandering-towers", 4, {"teams": True}),
    ("the-witches", 1, {}),
    ("the-witches", 3, {"mode": "coop"}),
    ("the-witches", 4, {}),
]


def begun(game_id: str, seats: int, **options: Any) -> Match:
    """A match after its first few turns."""
    match: Match = slet.new(game_id, seats=seats, seed=5, **options)
    hand: Policy = HANDS[game_id](Random(5))
    while match.state.turn < 2 and match.ask is not None:
        match.play(hand(match.state, match.ask), match.ask.seat)
    return match


@pytest.mark.parametrize(("game_id", "seats", "options"), TABLES)
def test_it_is_a_chance_all_the_time_and_right_at_the_end(game_id: str, seats: int, options: dict[str, Any]) -> None:
    game, value = find_game(game_id), VALUES[game_id]
    together = seats == 1 or "mode" in options
    for seed in range(4):
        hand: Policy = HANDS[game_id](Random(seed))

        def checked(state: Any, pick: Pick, hand: Policy = hand) -> HasId:
            chances = [value(state, seat) for seat in range(seats)]
            assert all(0 <= chance <= 1 for chance in chances)
            if not together and "teams" not in options:
                assert sum(chances) == pytest.approx(1)
            return hand(state, pick)

        state = game.rules.start(seats, game_settings(game, seats, options))
        run(game, state, Random(seed), checked)
        outcome = game.score.outcome(state)
        for seat in range(seats):
            assert (value(state, seat) > 0) == (seat in outcome.winners)


# --- Wandering Towers ------------------------------------------------------------------------------------------


def test_a_wizard_in_ravenskeep_and_a_full_potion_make_it_likelier_to_win() -> None:
    match = begun("wandering-towers", 4)
    before = towers_chance(match.state, 1)
    farther = match.state.copy()
    farther.empty[1] -= 1
    farther.full[1] += 1
    assert towers_chance(farther, 1) > before
    place = next(n for n, standing in enumerate(farther.standing) if farther.colours[1] in standing)
    standing = list(farther.standing[place])
    standing.remove(farther.colours[1])
    farther.standing[place] = tuple(standing)
    farther.inside[1] += 1
    assert towers_chance(farther, 1) > towers_chance(match.state, 1) + 0.02
    assert towers_chance(farther, 0) < towers_chance(match.state, 0)


def test_alone_fewer_cards_left_make_it_less_likely_and_too_few_hopeless() -> None:
    state = begun("wandering-towers", 1).state.copy()
    before = towers_chance(state, 0)
    state.cards_spent += 8
    assert towers_chance(state, 0) < before
    state.cards_spent = 29
    assert towers_chance(state, 0) == 0


# --- The Witches -----------------------------------------------------------------------------------------------


def test_a_hard_tile_won_promises_more_points() -> None:
    state = begun("the-witches", 1).state.copy()
    before = expected_points(state)
    number = next(n for n, tile in enumerate(state.problems) if tile is not None and tile.is_hard)
    tile, state.problems[number] = state.problems[number], None
    state.hard = ((*state.hard[0], tile),)
    assert expected_points(state) > before + 1
    assert witches_chance(state, 0) > 0


def test_together_few_crises_left_are_a_danger() -> None:
    state = begun("the-witches", 3, mode="coop").state.copy()
    before = witches_chance(state, 0)
    state.crisis_supply = 0
    assert witches_chance(state, 0) < before


def test_among_rivals_points_count() -> None:
    state = begun("the-witches", 4).state.copy()
    before = witches_chance(state, 2)
    state.aliss[2] += 3
    assert witches_chance(state, 2) < before
