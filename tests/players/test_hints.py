"""Advice for a person."""

from random import Random
from typing import Any

import pytest

import slet
from slet.games import GAMES
from slet.games.wording import wording
from slet.kernel.game import Game
from slet.kernel.match import Match
from slet.players import Budget, choose, find_player
from slet.players.hints import Advice, advise, facts, leads_to
from support.other_worlds import other_world, real


def with_a_choice(game_id: str, seats: int, after: int) -> Match:
    """A game in which somebody has something to choose, after so many answers."""
    match, rng = slet.new(game_id, seats=seats, seed=4), Random(4)
    player = find_player("adept", game_id)
    while match.ask is not None and (after > 0 or len(match.ask.options) < 3):
        match.play(choose(player, match, match.ask, rng), match.ask.seat)
        after -= 1
    assert match.ask is not None
    return match


def advice_on(match: Match, seed: int = 1) -> Advice:
    assert match.ask is not None
    return advise(match, match.ask, Random(seed), Budget(iterations=60))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_game_gives_advice_in_words(game: Game[Any]) -> None:
    match = with_a_choice(game.id, game.seats[-1], 40)
    ask = match.ask
    assert ask is not None
    advice = advice_on(match)
    assert 1 <= len(advice.ideas) <= 3
    assert len({idea.option.id for idea in advice.ideas}) == len(advice.ideas)
    for idea in advice.ideas:
        assert idea.option in ask.options
        for language in ("en", "cs"):
            told = wording(game.id, language).expectation(facts(idea.expected))
            assert bool(told) == bool(idea.expected)
        for event in leads_to(match, ask, idea.option, Random(1)):
            assert wording(game.id, "en").event(event, ["A", "B", "C", "D", "E", "F"], ask.seat)


def test_advice_does_not_change_with_what_the_seat_cannot_know() -> None:
    match = with_a_choice("wandering-towers", 3, 20)
    while match.state.copy() != match._snapshot or len(match.asks[0].options) < 3:  # as a step begins
        match.play(match.asks[0].options[0], match.asks[0].seat)
    twin = other_world(match, match.asks[0].seat, 9)
    assert twin.state != real(match).state
    assert advice_on(twin) == advice_on(real(match))


def test_what_surely_comes_of_an_option_is_what_comes_of_it_in_the_real_game() -> None:
    match = with_a_choice("wandering-towers", 3, 20)
    ask = match.ask
    assert ask is not None
    for option in ask.options:
        surely = leads_to(match, ask, option, Random(1))
        real = match.fork()
        before = real.told
        real.play(option, ask.seat)
        assert real.log(ask.seat, since=before)[: len(surely)] == surely


def test_where_there_is_nothing_to_choose_that_is_the_advice() -> None:
    match, rng = slet.new("wizard", seats=3, seed=1), Random(1)
    while match.ask is not None and len(match.ask.options) > 1:
        match.play(rng.choice(match.ask.options))
    ask = match.ask
    assert ask is not None
    assert [idea.option for idea in advise(match, ask, rng).ideas] == list(ask.options)


def test_a_chance_is_a_whole_number_of_per_cent() -> None:
    assert facts({"win": 0.374, "points": 12.6}) == {"win": 37, "points": 13}
