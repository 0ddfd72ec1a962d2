"""The words for pieces that a client gets to show a view as text."""

from typing import Any

import pytest

from slet.games import GAMES
from slet.kernel.game import Game
from slet.server.info import piece_names


@pytest.mark.parametrize("language", ["cs", "en"])
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_piece_of_a_game_has_a_name(game: Game[Any], language: str) -> None:
    names = piece_names(game.id, language)
    assert names
    assert all(text for kind in names.values() for text in kind.values())


def test_pieces_of_another_game_are_not_among_them() -> None:
    assert set(piece_names("wizard", "en")) == {"card"}
    assert len(piece_names("wizard", "en")["card"]) == 60


def test_names_are_in_the_first_case_of_the_language() -> None:
    assert piece_names("wizard", "cs")["card"]["red-7"] == "červená 7"


def test_two_kinds_may_use_one_name_for_their_pieces() -> None:
    names = piece_names("big-book", "en")
    assert names["card"]["water-1"] != names["curse"]["water-1"]
