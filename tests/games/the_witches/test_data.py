"""The data files: what an owner of the printed game may correct, and what is refused with a clear sentence."""

import re

import pytest

from slet.games.the_witches.pieces.load import WrongRow, read_cards, read_locations, read_tiles, text_of
from slet.games.the_witches.pieces.places import LOCATIONS
from slet.kernel.errors import BadPosition

from .table import table


def changed(file: str, row: str, field: str, value: str) -> str:
    """The file with another value in one row."""
    text = text_of(file)
    at = text.index(f'id = "{row}"')
    end = text.index("[[", at) if "[[" in text[at:] else len(text)
    new, count = re.subn(rf"^{field} = .*$", f"{field} = {value}", text[at:end], flags=re.MULTILINE)
    assert count == 1
    return text[:at] + new + text[end:]


@pytest.mark.clause("WIT-16")
def test_a_card_can_be_corrected() -> None:
    rows = read_cards(changed("cards.toml", "hwel", "symbol", '"magic"'), LOCATIONS)
    assert next(row for row in rows if row.id == "hwel").symbol == "magic"
    rows = read_cards(changed("cards.toml", "hwel", "location", '"rock"'), LOCATIONS)
    assert next(row for row in rows if row.id == "hwel").location == "rock"


@pytest.mark.clause("WIT-14")
def test_a_tile_can_be_corrected() -> None:
    rows = read_tiles(changed("tiles.toml", "vlad", "difficulty", "20"))
    assert next(row for row in rows if row.id == "vlad").difficulty == 20


@pytest.mark.parametrize(
    ("row", "field", "value", "sentence"),
    [
        ("hwel", "symbol", '"sword"', "cards.toml, card 'hwel': Invalid enum value 'sword'"),
        ("hwel", "benefit", '"bonus9"', "cards.toml, card 'hwel': Invalid enum value 'bonus9'"),
        ("hwel", "location", '"ankh-morpork"', "cards.toml, card 'hwel': there is no location 'ankh-morpork'"),
        ("hwel", "id", '"igor"', "cards.toml, card 'igor': this id stands twice"),
        ("hwel", "benefit", '"bonus4"', r"cards.toml, card 'hwel': a \+4 is against elves or vampires"),
        ("jason", "benefit", '"help"', r"cards.toml, card 'jason': a \+4 is against elves or vampires"),
    ],
)
def test_a_wrong_card_is_named(row: str, field: str, value: str, sentence: str) -> None:
    with pytest.raises(WrongRow, match=sentence):
        read_cards(changed("cards.toml", row, field, value), LOCATIONS)


@pytest.mark.clause("WIT-16")
def test_a_missing_card_and_a_location_without_cards_are_refused() -> None:
    text = text_of("cards.toml")
    cut = text[: text.rindex("[[card]]")]
    with pytest.raises(WrongRow, match="there are 54 cards, and there must be 55"):
        read_cards(cut, LOCATIONS)
    with pytest.raises(WrongRow, match="the location 'skund' is named by 0, and needs two cards"):
        read_cards(text.replace('location = "skund"', 'location = "town"'), LOCATIONS)
    one_left = text.replace('location = "skund"', 'location = "town"', text.count('location = "skund"') - 1)
    with pytest.raises(WrongRow, match="the location 'skund' is named by 1, and needs two cards"):
        read_cards(one_left, LOCATIONS)
    with pytest.raises(WrongRow, match=r"cards.toml cannot be read"):
        read_cards("[[card]", LOCATIONS)
    with pytest.raises(WrongRow, match=r"cards.toml has no rows \[\[card\]\]"):
        read_cards("", LOCATIONS)
    with pytest.raises(WrongRow, match=r"rows \[\[crad\]\], which nothing reads"):
        read_cards(text + "\n[[crad]]\n", LOCATIONS)


@pytest.mark.parametrize(
    ("row", "field", "value", "sentence"),
    [
        ("vlad", "points", "0", "tiles.toml, tile 'vlad': points, difficulty and copies are 1 at least"),
        ("vlad", "family", '"none"', "tiles.toml, tile 'vlad': a Hard tile has a family"),
        ("fever", "family", '"elf"', "tiles.toml, tile 'fever': a Hard tile has a family"),
        ("fever", "copies", "6", "there are 31 easy tiles, and there must be 30"),
        ("elves", "copies", "3", "there are 16 hard tiles, and there must be 17"),
        ("elves", "points", '"four"', "tiles.toml, tile 'elves': Expected `int`, got `str`"),
    ],
)
def test_a_wrong_tile_is_named(row: str, field: str, value: str, sentence: str) -> None:
    with pytest.raises(WrongRow, match=sentence):
        read_tiles(changed("tiles.toml", row, field, value))


@pytest.mark.parametrize(
    ("row", "field", "value", "sentence"),
    [
        ("oak", "spaces", "0", "map.toml, location 'oak': it has 0 spaces"),
        ("oak", "spaces", "2", "there are 26 spaces, and there must be 25"),
        ("oak", "start", '"green"', "there are 11 green start squares, and there must be 10"),
        ("slice", "start", '"none"', "there are 4 purple start squares, and there must be 5"),
        ("oak", "id", '"elm"', "map.toml, path 'cabb – oak': there is no location 'oak'"),
    ],
)
def test_a_wrong_location_is_named(row: str, field: str, value: str, sentence: str) -> None:
    with pytest.raises(WrongRow, match=sentence):
        read_locations(changed("map.toml", row, field, value))


def test_a_wrong_path_is_named() -> None:
    text = text_of("map.toml")
    with pytest.raises(WrongRow, match="path 'rock – rock': a path joins two locations"):
        read_locations(text.replace('["rock", "skund"]', '["rock", "rock"]'))
    with pytest.raises(WrongRow, match="path 'slice – place': a path joins two locations, and stands once"):
        read_locations(text.replace('["rock", "skund"]', '["slice", "place"]'))
    with pytest.raises(WrongRow, match="location 'skund': no path leads there from 'slice'"):
        read_locations(text.replace('["rock", "skund"]', '["rock", "gorge"]'))


def test_every_row_says_where_its_values_come_from() -> None:
    locations, _ = read_locations(text_of("map.toml"))
    assert all(set(row.source) == {"cs", "en", "spaces", "start"} for row in locations)
    tiles = read_tiles(text_of("tiles.toml"))
    assert all(set(row.source) == {"cs", "en", "points", "difficulty", "copies"} for row in tiles)
    cards = read_cards(text_of("cards.toml"), LOCATIONS)
    assert all(set(row.source) == {"cs", "en", "symbol", "benefit", "power", "location"} for row in cards)
    with pytest.raises(WrongRow, match="Invalid enum value 'hearsay'"):
        read_cards(text_of("cards.toml").replace('cs = "public"', 'cs = "hearsay"'), LOCATIONS)


# --- positions set up by hand ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"seats": 3}, "do not fit those that were chosen"),
        ({"witches": ["oak"]}, "not a state for 2 seats"),
        ({"problems": {}, "crises": [0]}, "the map has 25 spaces"),
        ({"active": 2}, "is not at the table"),
        ({"witches": ["oak", None]}, "everybody has an apprentice and a place"),
        ({"crises": [1] + [0] * 24, "crisis_supply": 11}, "there is no problem at slice"),
        ({"problems": {"slice": "fever-1 down"}}, "only Hard problems lie face down"),
        ({"step": "before_dice"}, "an attempt needs a problem"),
        (
            {"step": "after_first_pair", "tried": "oak", "problems": {"oak": "fever-1"}},
            "0 dice cannot have been rolled",
        ),
        ({"step": "walk", "at": "dungeon oak"}, "nobody walks in the Dungeon"),
        ({"actions": 3}, "one or two movement actions"),
        ({"cackles": [-1, 0]}, "less than no times"),
        ({"cackle_supply": 9}, "are missing, or there are too many"),
        ({"discard": "", "hands": [["hwel"], ["hwel"]]}, "each of the 55 cards"),
        ({"unused": []}, "each of the 47 problem tiles"),
    ],
)
def test_a_position_that_makes_no_sense_is_refused(wrong: dict[str, object], sentence: str) -> None:
    with pytest.raises(BadPosition, match=sentence):
        table("hwel", "", **{"at": "oak skund", **wrong})  # type: ignore[arg-type]
