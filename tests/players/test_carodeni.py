"""The rules player of Čarodění."""

from random import Random
from typing import Any

import pytest

import slet
from slet.lab.simulate import Plan, simulate
from slet.players import choose, find_player


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (4, {"animals": True})])
def test_it_beats_random_play_by_far(seats: int, options: dict[str, Any]) -> None:
    plan = Plan(game="carodeni", players=("rules", "random"), seats=seats, games=6, options=options)
    rules, random = simulate(plan).by_player
    assert rules.wins == 6
    assert rules.score > 1.5 * random.score


def test_it_mostly_beats_ostara_on_the_lowest_level() -> None:
    (rules,) = simulate(Plan(game="carodeni", players=("rules",), seats=1, games=12)).by_player
    assert rules.wins >= 9


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (1, {"difficulty": "grand-mistress", "animals": True, "choose_novices": True}),
        (1, {"difficulty": "experienced-witch", "ostara_fills_gaps": True}),
        (3, {"animals": True, "animal_goals": 2, "choose_novices": True}),
        (5, {"goals": [7, 6]}),
    ],
)
def test_it_plays_every_mode_legally(seats: int, options: dict[str, Any]) -> None:
    match = slet.new("carodeni", seats=seats, seed=3, **options)
    player, rng = find_player("rules", "carodeni"), Random(3)
    kinds = set()
    while match.ask is not None:
        kinds.add(match.ask.kind)
        match.play(choose(player, match, match.ask, rng), match.ask.seat)
    assert {"turn", "gather", "rest", "brew"} <= kinds
    assert ("novices" in kinds) == bool(options.get("choose_novices"))


def test_it_brews_when_it_can_and_tames_when_that_is_all() -> None:
    player, rng = find_player("rules", "carodeni"), Random(8)
    declined = asked = 0
    for seed in range(3):
        match = slet.new("carodeni", seats=2, seed=seed, animals=True)
        while match.ask is not None:
            option = choose(player, match, match.ask, rng)
            if match.ask.kind in ("brew", "tame"):
                asked += 1
                declined += option.id.endswith("-nothing")
            match.play(option, match.ask.seat)
    assert asked >= 30
    assert declined <= asked / 3, "now and then a better witch is worth waiting for"
