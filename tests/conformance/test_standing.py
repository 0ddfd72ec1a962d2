"""The points that a chart shows on the way."""

from random import Random
from typing import Any

import pytest

from slet.games import GAMES
from slet.kernel.game import Game
from slet.kernel.match import Match
from slet.players import choose, find_player, player_names

WITH_POINTS = [game for game in GAMES if game.score.standing is not None]


@pytest.mark.parametrize("game", WITH_POINTS, ids=lambda game: game.id)
def test_the_last_standing_is_the_final_score(game: Game[Any]) -> None:
    assert game.score.standing is not None
    match = Match.start(game, game.seats[-1], {}, 3)
    player, rng = find_player(player_names(game.id)[-1], game.id), Random(3)
    while match.ask is not None:
        match.play(choose(player, match, match.ask, rng))
    assert match.outcome is not None
    if match.outcome.winners:  # where all have lost, nothing is scored
        assert game.score.standing(match.state) == match.outcome.scores
