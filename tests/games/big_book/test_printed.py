"""What is told about the faces of the cards to those who draw them."""

import msgspec
import pytest

from slet.games.big_book.pieces.tables import FIRST_PAGES, INNER_PAGES
from slet.games.big_book.printed import printed
from slet.games.wording import wording

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


@pytest.mark.clause("BB-30", "BB-31")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_first_page_has_neither_bonus_nor_penalty_and_the_last_one_says_how_it_ends(language: str) -> None:
    words = wording("big-book", language)
    faces = printed(words).pages
    for page in FIRST_PAGES:
        face = faces[page.name]
        assert (face.bonus, face.penalty, face.bonus_verbs, face.penalty_verbs) == (None, None, (), ())
    assert (faces["last-page"].bonus, faces["last-page"].penalty) == (words.say("front-won"), words.say("front-lost"))
    assert all(faces[page.name].bonus and faces[page.name].penalty for page in INNER_PAGES)


@pytest.mark.clause("BB-63")
def test_a_multiplied_spell_is_told_with_its_numbers() -> None:
    faces = printed(wording("big-book", "en")).spells
    assert faces["growth"].text == "You: draw [1] card."
    assert faces["growth"].cast == ("You: draw 1 card.", "You: draw 2 cards.", "You: draw 3 cards.")
    assert faces["levitation"].cast[1] == "Each of 2 other players: draw until 6 cards are in their hand."


WORDED = {
    "spells": {
        "levitation": "[1] jiný hráč: dobrat karty do ruky, dokud jich nebude 6.",
        "from-the-ashes": "Vy: vzít do ruky až [2] karty elementů ze zničených karet.",
        "cleansing-flame": "Vy: zahnat až [2] karty děsu z ruky a/nebo ze sdílené podpory.",
        "dragons-breath": "Každý hráč: může zahnat [1] kartu děsu z ruky, ze své podpory nebo z odkládací hromádky.",
        "spark": "[1] hráč: může zničit 1 kartu z odkládací hromádky.",
    },
    "curses": {"fire-8": "Každý hráč: neutralizovat 1 své kouzlo, dokud nepřijde nová nestvůra."},
}
"""Czech has cases, and counts in its own way."""


def test_what_cards_say_is_good_czech() -> None:
    faces = printed(wording("big-book", "cs"))
    assert {name: faces.spells[name].text for name in WORDED["spells"]} == WORDED["spells"]
    assert {name: faces.curses[name].text for name in WORDED["curses"]} == WORDED["curses"]
    assert faces.spells["levitation"].cast[1].startswith("Každý ze 2 jiných hráčů: ")
    assert faces.curses["fire-8"].short == "Každý: neutralizovat 1 kouzlo"
    assert faces.pages["warlock"].arrival.endswith("vezme si děs pod ní do odkládací hromádky.")
    everything = [*faces.spells.values(), *faces.curses.values(), *faces.pages.values()]
    said = " ".join(str(text) for face in everything for text in msgspec.structs.asdict(face).values())
    assert not [word for word in ("děsy", "děsů", "až 1", "až [1]", " z 2 ", "uspat", "případně") if word in said]
