"""Errors call a game by its name, in the form that the sentence needs."""

import pickle

import pytest

import slet
from slet.games import GAMES
from slet.kernel.errors import BadSetup, SletError

CZECH = {
    ("wizard", 2): "Čaroděje hraje 3 až 6 hráčů, ve 2 to nejde.",
    ("wandering-towers", 7): "Toulavé věže hraje 1 až 6 hráčů, v 7 to nejde.",
    ("the-witches", 5): "Čarodějky hrají 1 až 4 hráči, v 5 to nejde.",
    ("carodeni", 0): "Čarodění hraje 1 až 5 hráčů, bez hráčů to nejde.",
    ("big-book", 1): "Velkou knihu strašlivých čar hraje 2 až 5 hráčů, v 1 to nejde.",
}


@pytest.mark.parametrize(("game", "seats"), CZECH)
def test_a_number_of_players_that_a_game_does_not_have_is_refused_in_plain_words(game: str, seats: int) -> None:
    with pytest.raises(BadSetup) as refused:
        slet.new(game, seats)
    assert refused.value.text("cs") == CZECH[game, seats]


def test_in_english_too() -> None:
    with pytest.raises(BadSetup, match=r"^Wizard is for 3 to 6 players; 2 cannot play it\.$"):
        slet.new("wizard", 2)


def test_every_game_has_the_form_that_sentences_need() -> None:
    for game in GAMES:
        for language in ("en", "cs"):
            said = BadSetup("bad-seats", game=game.id, seats=9, least=1, most=5).text(language)
            assert game.id not in said


def test_what_is_no_game_is_called_as_it_was_called() -> None:
    assert "„šachy“" in SletError("unknown-game", game="šachy", games="wizard").text("cs")


def test_what_another_process_refuses_names_it_too() -> None:
    error = SletError("unknown-clause", game="wizard", clause="X", first="WIZ-01", last="WIZ-40")
    assert pickle.loads(pickle.dumps(error)).text("cs").startswith("Hra Čaroděj nemá pravidlo")
