"""What is in the box, and how the data files are read."""

from collections import Counter
from importlib.resources import files

import pytest

import slet
from slet.games.big_book.effects import VERBS
from slet.games.big_book.forms import FORMS, read_effect, read_part
from slet.games.big_book.pieces.cards import ELEMENTS, KINDS, SUPPLY
from slet.games.big_book.pieces.tables import (
    CURSES,
    LIBRARY,
    MAGICIANS,
    PAGES,
    SPELLS,
    BadData,
    Curse,
    Magician,
    Page,
    Spell,
    check_totals,
    read_rows,
)
from slet.games.big_book.printed import effect_text, front_texts
from slet.games.big_book.state import all_cards
from slet.games.wording import wording
from slet.kernel.errors import BadSetup

from .table import board, offered, play, table


@pytest.mark.clause("BB-01")
def test_two_to_five_play() -> None:
    for seats in (2, 3, 4, 5):
        assert slet.new("big-book", seats=seats).seats == seats
    for seats in (1, 6):
        with pytest.raises(BadSetup):
            slet.new("big-book", seats=seats)


@pytest.mark.clause("BB-01")
def test_all_win_together_those_out_of_the_game_too() -> None:
    match = table("", "", "", step="judge", page=6, marker=0, out=[2])
    assert match.outcome is not None
    assert match.outcome.winners == (0, 1, 2)
    lost = table("", "", "", step="judge", page=6, marker=0, curses=["fire-1"])
    assert lost.outcome is not None
    assert lost.outcome.winners == ()


@pytest.mark.clause("BB-02", "BB-03")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_there_are_136_element_cards_and_35_madness_cards(seats: int) -> None:
    match = slet.new("big-book", seats=seats, seed=1)
    found = Counter(card.name for card in all_cards(match.state))
    for element in ("water", "earth", "fire", "air"):
        assert [found[f"{element}-{value}"] for value in (1, 2, 3)] == [18, 10, 6]
    assert found["madness"] == 35
    assert sum(found.values()) == 136 + 35


@pytest.mark.clause("BB-02")
def test_a_card_gives_as_many_elements_as_its_value_says() -> None:
    assert [card.value for card in KINDS] == [1, 2, 3] * 4 + [0]
    assert [card.element for card in KINDS[:-1]] == [element for element in ELEMENTS for _ in range(3)]
    assert "acquire:fire-3" in offered(table("fire-3", ""))
    assert "acquire:fire-3" not in offered(table("fire-2", ""))


@pytest.mark.clause("BB-03")
def test_madness_pays_for_nothing() -> None:
    assert offered(table("9*madness", "")) == ["done"]


@pytest.mark.clause("BB-04", "BB-05")
def test_there_are_four_basic_spells_and_36_of_the_library() -> None:
    assert sorted(spell.name for spell in SPELLS if spell.basic) == ["combustion", "growth", "ice", "telepathy"]
    kinds = Counter((spell.element, spell.level) for spell in LIBRARY)
    assert kinds == {(element, level): 3 for element in ELEMENTS for level in (1, 2, 3)}
    assert 4 * 5 + len(LIBRARY) == 56


@pytest.mark.clause("BB-06")
def test_there_are_48_curses_of_five_kinds() -> None:
    kinds = Counter(curse.kind for curse in CURSES)
    assert kinds == {"water": 9, "earth": 9, "fire": 9, "air": 9, "multi": 12}


@pytest.mark.clause("BB-07")
def test_the_book_has_17_cards() -> None:
    assert Counter(page.kind for page in PAGES) == {"first": 4, "inner": 12, "last": 1}
    monsters = [page for page in PAGES if page.kind != "last"]
    assert all(len(page.curses) == 3 for page in monsters)
    for place in range(3):  # every element stands four times on each position, and all orders differ
        assert Counter(page.curses[place] for page in monsters) == dict.fromkeys(ELEMENTS, 4)
    assert len({page.curses for page in monsters}) == 16


@pytest.mark.clause("BB-08")
def test_there_are_eight_magicians_two_of_each_element_and_four_tokens_of_each() -> None:
    assert Counter(magician.element for magician in MAGICIANS) == dict.fromkeys(ELEMENTS, 2)
    assert table("", "").view(0).tokens == dict.fromkeys(ELEMENTS, 4)


@pytest.mark.clause("BB-09")
def test_every_card_says_where_it_comes_from() -> None:
    sources = [*(spell.source for spell in SPELLS), *(curse.source for curse in CURSES)]
    sources += [*(page.source for page in PAGES), *(magician.source for magician in MAGICIANS)]
    assert set(sources) <= {"rulebook", "public", "reconstructed"}
    assert Spell.named("polar-circle").source == "rulebook"
    assert Curse.named("multi-1").source == "rulebook"
    assert Page.named("warlock").front_source == "rulebook"
    assert Page.named("rune-golem").front_source == "reconstructed"


@pytest.mark.clause("BB-09")
@pytest.mark.parametrize("language", ["en", "cs"])
def test_every_card_can_be_told_in_words(language: str) -> None:
    words = wording("big-book", language)
    texts = [effect_text(spell.effect, words) for spell in SPELLS]
    texts += [effect_text(curse.effect, words) for curse in CURSES]
    for page in PAGES:
        texts += [effect_text(page.arrival, words), *front_texts(page, words)]
    assert all(text and "{" not in text and "  " not in text for text in texts)
    # Only curses that are alike are told alike, and no two spells are.
    assert len(set(texts[: len(SPELLS)])) == len(SPELLS)
    for thing in (*SPELLS, *PAGES, *MAGICIANS):
        assert words.piece(thing) != thing.name


def test_what_a_card_says_reads_like_a_card() -> None:
    english, czech = (wording("big-book", language) for language in ("en", "cs"))
    eye, fire = Spell.named("eye-of-the-hurricane"), Curse.named("fire-1")
    assert effect_text(eye.effect, english) == "Each player: discard [1] card from hand, then draw [1] card."
    assert effect_text(eye.effect, czech) == "Každý hráč: odložit [1] kartu z ruky, poté dobrat [1] kartu."
    assert effect_text(fire.effect, czech) == "Každý hráč: odložit 1 kartu ohně."
    assert front_texts(Page.named("last-page"), english) == ("You all win!", "You all lose!")


# --- the data files --------------------------------------------------------------------------------------------


def test_every_verb_of_the_data_files_is_a_rule() -> None:
    assert set(FORMS) == set(VERBS)


GOOD = """
[[spell]]
id = "{id}"
element = "fire"
level = 1
who = "you"
does = ["draw [1]"]
source = "rulebook"
"""


@pytest.mark.parametrize(
    ("wrong", "right", "says"),
    [
        ('element = "fire"', 'element = "ether"', "there is no element 'ether'"),
        ("level = 1", "level = 4", "there is no level 4"),
        ('who = "you"', 'who = "thou"', "nobody is called 'thou'"),
        ('"draw [1]"', '"dance [1]"', "does not begin with one of the verbs"),
        ('"draw [1]"', '"draw up to [1]"', "cannot be said with that number"),
        ('"draw [1]"', '"destroy 1"', "needs one of these places"),
        ('"draw [1]"', '"support 1 from stack"', "needs one of these places"),
        ('"draw [1]"', '"madness 1 to library"', "needs one of these targets"),
        ('"draw [1]"', '"take 1 gold from discard"', "cannot be said of 'gold'"),
        ('"draw [1]"', '"discard 1 random from support"', "cannot be random"),
        ('["draw [1]"]', "[]", "is not a list of phrases"),
        ('source = "rulebook"', 'source = "rumour"', "source is 'rumour'"),
        ('source = "rulebook"', "", "'source' is missing"),
    ],
)
def test_a_wrong_row_is_named_with_what_is_wrong(wrong: str, right: str, says: str) -> None:
    text = GOOD.replace("{id}", "wrong-one").replace(wrong, right)
    with pytest.raises(BadData) as caught:
        read_rows("spells.toml", "spell", Spell, text)
    assert "spells.toml, spell 1 (wrong-one)" in str(caught.value)
    assert says in str(caught.value)


@pytest.mark.parametrize(
    ("phrase", "says"),
    [
        ("discard 1 from hand or deck", "needs one of these places: deck"),
        ("destroy 2 from stack or hand", "needs one of these places: stack"),
        ("upgrade 1 from hand or support", "only one"),
        ("banish 1 from support or shared", "nothing in common"),
        ("discard 1 from hand or hand", "nothing in common"),
        ("discard all from shared", "all needs a place of the player"),
        ("discard all", "all needs a place of the player"),
        ("discard all different from hand", "all that are different"),
        ("discard 2 fire from deck", "cannot be said of 'fire'"),
        ("destroy up to 2 from deck", "with that number"),
        ("destroy up to 2 from stack", "with that number"),
        ("destroy all from deck", "the whole deck"),
        ("destroy all from stack", "with that number"),
        ("destroy any fire from hand", "any number of 'fire'"),
        ("destroy up to all from hand", "with that number"),
        ("destroy 1 spell from hand", "needs one of these places: none"),
        ("destroy up to 1 spell", "with that number"),
        ("destroy 2 library", "with that number"),
        ("destroy 1 random from hand", "cannot be random"),
        ("discard 1 fire random from hand", "cannot be random"),
        ("discard all random from hand", "cannot be random"),
        ("fill 3 hand to 6", "its number in another place"),
        ("fill hand", "its number in another place"),
        ("draw 1 to 6", "its number in another place"),
        ("shuffle 2 hand", "its number in another place"),
        ("keep [4] from hand", "cannot be multiplied"),
        ("refresh all anywhere", "cannot be said of 'anywhere'"),
        ("refresh 2", "cannot be said of 'card'"),
        ("refresh 2 anywhere", "with that number"),
        ("gain up to 2", "with that number"),
        ("trade 1", "with that number"),
        ("trade up to [1]", "cannot be multiplied"),
        ("learn 1", "with that number"),
        ("exchange 2", "with that number"),
        ("token 2 to curses", "with that number"),
        ("draw 0", "with that number"),
        ("draw as many", "needs a part before it"),
        ("neutralise 1", "does not begin with one of the verbs"),
        ("draw 2 cards please", "is not built like a phrase"),
    ],
)
def test_a_phrase_that_would_do_something_else_than_it_says_is_refused(phrase: str, says: str) -> None:
    text = GOOD.replace("{id}", "wrong-one").replace('"draw [1]"', f'"{phrase}"')
    with pytest.raises(BadData) as caught:
        read_rows("spells.toml", "spell", Spell, text)
    assert "spells.toml, spell 1 (wrong-one)" in str(caught.value)
    assert says in str(caught.value)


@pytest.mark.parametrize(
    ("who", "does", "says"),
    [
        ("all", ["draw [1]"], "only a spell can be multiplied"),
        ("[1] others", ["draw 1"], "only a spell can be multiplied"),
        ("once", ["draw 1"], "draw has to be said of somebody"),
        ("once", ["destroy 2 from stack", "may draw 1"], "draw has to be said of somebody"),
        ("you", ["receive up to 2"], "receive has to be said of one other"),
        ("all", ["exchange up to 2"], "exchange has to be said of one other"),
    ],
)
def test_an_effect_must_fit_whom_it_is_said_of(who: str, does: list[str], says: str) -> None:
    with pytest.raises(ValueError, match=says):
        read_effect(who, does, of_spell=False)


@pytest.mark.clause("BB-49")
@pytest.mark.parametrize(
    ("does", "about"),
    [
        (["madness 1 to curses"], True),
        (["token 1 to curses"], True),
        (["neutralise 1 curse"], True),
        (["may neutralise 1 curse and draw 1"], True),
        (["draw 1", "token 1 to curses"], True),
        (["madness 1 to discard"], False),
        (["neutralise 1 spell"], False),
        (["may draw 1"], False),
    ],
)
def test_it_is_known_which_effects_speak_of_the_new_curses(does: list[str], about: bool) -> None:
    assert read_effect("active", does, of_spell=False).about_curses is about


def test_wrong_totals_are_named() -> None:
    with pytest.raises(BadData, match=r"spells.toml: there should be 3 water spells of level 1, and there are 2"):
        check_totals(tuple(spell for spell in SPELLS if spell.name != "cool-head"), CURSES, PAGES)
    with pytest.raises(BadData, match=r"curses.toml: there should be 48 curses, and there are 47"):
        check_totals(SPELLS, CURSES[1:], PAGES)
    with pytest.raises(BadData, match=r"pages.toml: there should be 4 first pages, and there are 3"):
        check_totals(SPELLS, CURSES, PAGES[1:])


def test_wrong_monsters_and_magicians_are_named() -> None:
    for text, says in (
        ('[[magician]]\nid = "x"\nelement = "air"\ncards = [1, 1, 1, 1]\nsource = "public"', "eleven cards of value 1"),
        ('[[magician]]\nid = "y"\nelement = "air"\nsource = "public"', "'cards' is missing"),
    ):
        with pytest.raises(BadData, match=says):
            read_rows("magicians.toml", "magician", Magician, text)
    page = '[[page]]\nid = "z"\nkind = "first"\nwho = "all"\ndoes = ["draw 1"]\nsource = "public"\n'
    page += 'curses = ["air", "fire"]'
    with pytest.raises(BadData, match="a monster has three curses"):
        read_rows("pages.toml", "page", Page, page)


def test_a_corrected_row_takes_effect_without_code() -> None:
    """The effect of a row that says something else is another one."""
    part = read_part("discard all fire from hand or support")
    assert (part.verb, part.amount, part.what, part.source) == ("discard", "all", "fire", ("hand", "support"))
    assert read_part("draw [2]").number(3) == 6
    assert read_part("draw 2").number(3) == 2
    assert read_part("destroy any from hand").up_to
    assert read_part("fill hand to 1").count == 1


def test_the_data_files_are_part_of_the_package() -> None:
    folder = files("slet.games.big_book") / "data"
    assert {entry.name for entry in folder.iterdir()} == {
        "board.toml",
        "curses.toml",
        "magicians.toml",
        "pages.toml",
        "spells.toml",
    }


def test_the_supply_has_eight_piles() -> None:
    assert [card.name for card in SUPPLY] == [f"{element}-{value}" for element in ELEMENTS for value in (2, 3)]
    assert board(play(table("", ""), "done"))[:1] == [None]
