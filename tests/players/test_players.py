"""Computer players."""

from random import Random

import pytest

import slet
from slet.games import GAMES
from slet.kernel.match import Match
from slet.kernel.questions import HasId, Pick
from slet.lab.simulate import Plan, simulate
from slet.players import (
    Budget,
    Onlooker,
    UnknownPlayer,
    choose,
    choose_by_sight,
    find_player,
    player_names,
    think,
)
from support.other_worlds import other_world, real

ALIKE = ("rules", "master")
"""Players that are another one by another name, or with another budget."""
STYLED = ("careful", "bold")
"""Masters with a way of their own: it is enough to see them with the fewest and the most players."""
EVERY_PLAYER = [
    (game.id, name, seats)
    for game in GAMES
    for name in player_names(game.id)
    for seats in game.seats
    if name not in ALIKE and (name not in STYLED or seats in (game.seats[0], game.seats[-1]))
]


QUICKLY = Budget(iterations=4)
"""For players that would think for longer."""
TWINS = 25
"""Worlds with other hidden things in which a choice is compared."""


@pytest.mark.parametrize(("game_id", "name", "seats"), EVERY_PLAYER)
def test_every_player_plays_whole_games_legally_and_by_what_its_seat_knows(game_id: str, name: str, seats: int) -> None:
    """In a match with other hidden cards it chooses the same, as far as its own chance is the same."""
    match = slet.new(game_id, seats=seats, seed=2)
    player = find_player(name, game_id)
    number = twins = 0
    while match.ask is not None:
        seat = match.ask.seat
        at = real(match)
        chosen = think(player, at, asked(at, seat), Random(number), QUICKLY).option.id
        if twins <= TWINS and number % 2 == 0 and match.state.copy() == match._snapshot:  # nothing happened in its step
            world = other_world(match, seat, number)
            assert think(player, world, asked(world, seat), Random(number), QUICKLY).option.id == chosen
            twins += world.state != match.state
        match.play(chosen, seat)
        number += 1
    assert match.outcome is not None
    assert twins or seats == 1


@pytest.mark.parametrize("game_id", ["wizard", "the-witches", "carodeni"])
def test_who_goes_by_sight_chooses_without_an_imagined_match_what_it_would_choose_in_one(game_id: str) -> None:
    """And in a world with other hidden things the same: the real match, which it is not given, tells it nothing."""
    player = find_player("rules", game_id)
    assert isinstance(player, Onlooker)
    match = slet.new(game_id, seats=3, seed=3)
    number = twins = 0
    while (ask := match.ask) is not None:
        chosen = choose_by_sight(player, match, ask).id
        if number % 5 == 0:
            assert choose(player, match, ask, Random(number)).id == chosen
            if match.state.copy() == match._snapshot and twins < TWINS:
                world = other_world(match, ask.seat, number)
                assert choose_by_sight(player, world, asked(world, ask.seat)).id == chosen
                twins += 1
        match.play(chosen, ask.seat)
        number += 1
    assert twins > 3


def asked(match: Match, seat: int) -> Pick:
    return next(ask for ask in match.asks if ask.seat == seat)


def test_a_player_never_gets_the_real_match() -> None:
    class Curious:
        got: Match | None = None

        def choose(self, match: Match, ask: Pick, rng: Random) -> HasId:  # noqa: ARG002
            self.got = match
            return ask.options[0]

    match = slet.new("wizard", seats=4, seed=1)
    while match.view(0).round < 5:
        assert match.ask is not None
        match.play(match.ask.options[0])
    player = Curious()
    assert match.ask is not None
    choose(player, match, match.ask, Random(1))
    assert player.got is not None
    seat = match.ask.seat
    assert player.got.view(seat) == match.view(seat)
    others = [other for other in range(4) if other != seat]
    assert any(player.got.view(other).hand != match.view(other).hand for other in others)


def test_the_rules_player_of_wizard_beats_random_play_by_far() -> None:
    rules, random = simulate(Plan(game="wizard", players=("rules", "random"), seats=4, games=12)).by_player
    assert rules.wins == 12
    assert rules.score - random.score > 300


def test_the_rules_player_of_wizard_meets_about_half_of_its_bids() -> None:
    match = slet.new("wizard", seats=4, seed=5)
    player, rng = find_player("rules", "wizard"), Random(5)
    while match.ask is not None:
        match.play(choose(player, match, match.ask, rng), match.ask.seat)
    rows = match.view().truth
    met = sum(bid == taken for row in rows for bid, taken in zip(row.bids, row.taken, strict=True))
    assert met / (15 * 4) > 0.4


def test_an_unknown_player_is_refused_with_the_names_of_those_there_are() -> None:
    with pytest.raises(UnknownPlayer, match=r"novice, adept, .*random"):
        find_player("gandalf", "wizard")
