"""The fast policies and the values by which imagined games are played on and judged."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import slet
from slet.games import find_game
from slet.kernel.playout import Policy, run
from slet.kernel.questions import HasId, Pick
from slet.players.big_book.quick import quick as quick_big_book
from slet.players.big_book.value import value as value_of_big_book
from slet.players.carodeni.quick import quick as quick_carodeni
from slet.players.carodeni.value import value as value_of_carodeni

QUICK: dict[str, Callable[[Random], Policy]] = {"big-book": quick_big_book, "carodeni": quick_carodeni}
VALUE: dict[str, Callable[[Any, int], float]] = {"big-book": value_of_big_book, "carodeni": value_of_carodeni}
MODES: list[tuple[str, int, dict[str, Any]]] = [
    ("big-book", 2, {"difficulty": 3}),
    ("big-book", 3, {"open_hands": False}),
    ("big-book", 4, {"mode": "terror", "magicians": "draw"}),
    ("big-book", 5, {"mode": "nightmare", "difficulty": 2}),
    ("big-book", 5, {"five_player_double_turn": True}),
    ("carodeni", 1, {}),
    ("carodeni", 1, {"difficulty": "experienced-witch", "animals": True, "choose_novices": True}),
    ("carodeni", 1, {"difficulty": "grand-mistress"}),
    ("carodeni", 2, {"animals": True}),
    ("carodeni", 3, {"animals": True, "animal_goals": 2, "choose_novices": True}),
    ("carodeni", 4, {}),
    ("carodeni", 5, {"goals": [7, 6]}),
]


def finished(game_id: str, seats: int, options: dict[str, Any], policy: Policy, rng: Random) -> Any:
    game = find_game(game_id)
    state = game.rules.start(seats, slet.new(game_id, seats=seats, **options).settings)
    run(game, state, rng, policy)
    return state


def mean_points(game_id: str, seats: int, policy: Policy | None, rng: Random, games: int) -> float:
    """What a seat scores on average."""
    game = find_game(game_id)
    settings = slet.new(game_id, seats=seats).settings
    total = 0
    for _ in range(games):
        state = game.rules.start(seats, settings)
        run(game, state, rng, policy)
        total += sum(game.score.outcome(state).scores)
    return total / games / seats


@pytest.mark.parametrize(("game_id", "seats", "options"), MODES)
def test_whole_games_are_played_by_offered_options_and_judged_between_lost_and_won(
    game_id: str, seats: int, options: dict[str, Any]
) -> None:
    rng = Random(5)
    quick, value = QUICK[game_id](rng), VALUE[game_id]
    judged = []

    def watched(s: Any, pick: Pick) -> HasId:
        option = quick(s, pick)
        assert any(option is offered for offered in pick.options)
        judged.append(value(s, pick.seat))
        return option

    state = finished(game_id, seats, options, watched, rng)
    assert all(0.0 <= chance <= 1.0 for chance in judged)
    assert len({round(chance, 3) for chance in judged}) > 10, "positions differ"
    outcome = find_game(game_id).score.outcome(state)
    for seat in range(seats):
        won = seat in outcome.winners
        share = 1.0 if outcome.together or seats == 1 else 1.0 / len(outcome.winners)
        assert value(state, seat) == pytest.approx(share if won else 0.0)


def test_they_play_much_better_than_by_lot() -> None:
    rng = Random(2)
    assert mean_points("carodeni", 4, quick_carodeni(rng), rng, 4) > 1.5 * mean_points("carodeni", 4, None, rng, 4)
    assert mean_points("big-book", 3, quick_big_book(rng), rng, 10) > 1 + mean_points("big-book", 3, None, rng, 10)


def test_the_chances_of_all_seats_add_up_to_one() -> None:
    rng = Random(3)
    quick = quick_carodeni(rng)
    sums = []

    def watched(s: Any, pick: Pick) -> HasId:
        sums.append(sum(value_of_carodeni(s, seat) for seat in range(s.seats)))
        return quick(s, pick)

    finished("carodeni", 3, {}, watched, rng)
    assert sums == pytest.approx([1.0] * len(sums))


def midway(game_id: str, seats: int, kind: str, rounds: int) -> Any:
    """A state in the middle of a game, as one about to answer such a question finds it."""
    rng = Random(4)
    quick = QUICK[game_id](rng)
    match = slet.new(game_id, seats=seats, seed=4)
    while match.ask is not None and (match.state.round < rounds or match.ask.kind != kind):
        match.play(quick(match.state, match.ask), match.ask.seat)
    return match.state.copy()


def test_more_points_in_the_clan_are_better_and_more_for_others_worse() -> None:
    s = midway("carodeni", 3, "turn", 8)
    before = value_of_carodeni(s, 0)
    richer = s.copy()
    richer.areas[0].goals += (richer.goals[0],)
    assert value_of_carodeni(richer, 0) > before
    poorer = s.copy()
    poorer.areas[1].goals += (poorer.goals[0],)
    assert value_of_carodeni(poorer, 0) < before


def test_a_broken_curse_and_a_higher_stack_are_better() -> None:
    s = midway("big-book", 3, "action", 6)
    before = value_of_big_book(s)
    broken = s.copy()
    place = next(place for place, laid in enumerate(broken.curses) if laid is not None)
    broken.curses[place] = None
    assert value_of_big_book(broken) > before
    short = s.copy()
    short.stack = 0
    assert value_of_big_book(short) < before
