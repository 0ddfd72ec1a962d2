"""What a coach could say in any game: it knows no more than who is coached, and there are words for it."""

from random import Random
from typing import Any

import pytest

from slet.games import GAMES
from slet.kernel.foregone import told_at_choice
from slet.kernel.game import Game
from slet.kernel.match import Match
from slet.learn.coach import in_words, remarks
from slet.words import LANGUAGES

LONGEST = 200
"""Answers in a game that is looked at."""
SELDOM = 5
"""The hidden is dealt anew at one of so many questions."""


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_what_could_be_said_has_words_and_follows_from_what_the_seat_is_shown(
    game: Game[Any], caplog: pytest.LogCaptureFixture
) -> None:
    found_any = False
    for seats in {min(game.seats), max(game.seats)}:
        match, rng = Match.start(game, seats, {}, seats), Random(seats)
        for number in range(LONGEST):
            if match.ask is None:
                break
            ask = match.asks[-1]
            since = told_at_choice(match, ask.seat)
            found = remarks(match, ask.seat, since)
            for language in LANGUAGES:
                assert len(in_words(game.id, language, found)) == len(found)
            if number % SELDOM == 0:
                assert remarks(match.imagine(ask.seat, rng), ask.seat, since) == found
            found_any = found_any or bool(found)
            match.play(rng.choice(ask.options), ask.seat)
    assert found_any or not game.words.remarks
    assert not caplog.records, caplog.text
