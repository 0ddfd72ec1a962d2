"""What is told about the faces of the cards to those who draw them."""

import pytest

from slet.games import GAMES
from slet.games.big_book.printed import printed
from slet.games.wording import wording
from slet.server.info import printed_faces

LANGUAGES = ("cs", "en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_is_worded(language: str) -> None:
    faces = printed(wording("big-book", language))
    assert (len(faces.spells), len(faces.curses), len(faces.pages), len(faces.magicians)) == (40, 48, 17, 8)
    texts = [spell.text for spell in faces.spells.values()] + [curse.text for curse in faces.curses.values()]
    assert all(text.endswith(".") for text in texts)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_curse_has_a_form_short_enough_for_its_small_face(language: str) -> None:
    faces = printed(wording("big-book", language))
    assert {name: face.short for name, face in faces.curses.items() if not face.short or len(face.short) > 45} == {}


@pytest.mark.clause("BB-63")
def test_a_multiplied_spell_is_told_with_its_numbers() -> None:
    faces = printed(wording("big-book", "en")).spells
    assert faces["growth"].text == "You: draw [1] card."
    assert faces["growth"].cast == ("You: draw 1 card.", "You: draw 2 cards.", "You: draw 3 cards.")
    assert faces["levitation"].cast[1] == "Each of 2 other players: draw up to 6 cards in hand."


def test_games_whose_pieces_are_told_by_their_names_print_nothing() -> None:
    assert {game.id for game in GAMES if printed_faces(game.id, "en") is not None} == {"big-book"}
