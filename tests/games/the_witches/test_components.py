"""Components and words: WIT-01 to WIT-16."""

from collections import Counter
from itertools import pairwise
from random import Random

import pytest

import slet
from slet.games.the_witches.dice import FACES, faces
from slet.games.the_witches.options import threes
from slet.games.the_witches.pieces.cards import DECK, Card
from slet.games.the_witches.pieces.places import DUNGEON, LOCATIONS, PATHS, SPACES, SPACES_OF, Space
from slet.games.the_witches.pieces.tiles import EASY, HARD, Tile
from slet.kernel import BadSetup

from .table import PLACES, attempt, lies, offered, play, play_on, refused, table, where, won

WALKS = """
slice place razorback slippery dancers stone | dancers cabb granny | cabb oak creel longman caves | creel blackglass
| cabb town castle | town magrat stoat bridge magrat badass gorge | badass rock skund
"""


@pytest.mark.clause("WIT-01")
@pytest.mark.parametrize(("seats", "mode"), [(1, "solo"), (2, "competitive"), (3, "competitive"), (4, "competitive")])
def test_one_plays_solo_and_two_to_four_compete_unless_they_play_together(seats: int, mode: str) -> None:
    assert slet.new("the-witches", seats=seats).view().mode == mode
    if seats > 1:
        assert slet.new("the-witches", seats=seats, mode="coop").view().mode == "coop"


@pytest.mark.clause("WIT-01")
@pytest.mark.parametrize(("seats", "mode"), [(1, "competitive"), (1, "coop"), (2, "solo"), (3, "solo"), (4, "solo")])
def test_a_mode_that_does_not_fit_the_players_is_refused(seats: int, mode: str) -> None:
    with pytest.raises(BadSetup, match="solo is for one"):
        slet.new("the-witches", seats=seats, mode=mode)


@pytest.mark.clause("WIT-01")
@pytest.mark.parametrize("seats", [0, 5])
def test_nobody_else_plays(seats: int) -> None:
    with pytest.raises(BadSetup):
        slet.new("the-witches", seats=seats)


@pytest.mark.clause("WIT-02")
def test_everything_is_there_as_often_as_the_box_says() -> None:
    assert (len(DECK), len(EASY), len(HARD)) == (55, 30, 17)
    view = slet.new("the-witches", seats=4, apprentices=("tiffany", "annagramma", "petulia", "dimity")).view()
    assert view.cackle_supply + sum(player.cackles for player in view.players) == 16
    assert (view.crisis_supply, view.aliss_supply) == (12, 12)
    assert [player.ability for player in view.players] == ["invisibility", "magic", "cure", None]


@pytest.mark.clause("WIT-03")
def test_a_die_has_a_cackle_worth_nothing_in_place_of_the_one() -> None:
    assert FACES == (0, 2, 3, 4, 5, 6)
    assert faces((1, 2, 3, 4, 5, 6)) == (0, 2, 3, 4, 5, 6)
    match = play(attempt("hwel", "", tile="fever-1"), "roll", dice=[0, 6])
    assert match.view().attempt.dice == (0, 6)
    assert match.view().attempt.total == 6


@pytest.mark.clause("WIT-04")
def test_the_map_has_22_locations_and_22_paths() -> None:
    assert len(LOCATIONS) == 22
    drawn = {frozenset(path) for line in WALKS.split("|") for path in pairwise(line.split())}
    assert {frozenset(path) for path in PATHS} == drawn
    assert len(PATHS) == 22


@pytest.mark.clause("WIT-04", "WIT-07")
def test_a_path_is_walked_both_ways() -> None:
    for space in SPACES:
        assert all(space in neighbour.neighbours for neighbour in space.neighbours)
    match = play(table("hwel", "", at="oak skund"), "walk:creel", "walk:oak", "stop")
    assert where(match) == "oak"


@pytest.mark.clause("WIT-05")
def test_the_standing_stone_is_one_location_named_by_two_cards() -> None:
    assert [space.name for space in SPACES_OF["stone"]] == ["stone"]
    assert [card.name for card in DECK if card.location == "stone"] == ["granny-1", "dismass"]
    match = table("hwel", "", pile="granny-1", step="place_problem")
    assert lies(play(match, "turn-card"), "stone") == "pregnancy-4"


@pytest.mark.clause("WIT-06")
def test_the_town_has_three_spaces_the_castle_two_and_all_others_one() -> None:
    several = {name: len(spaces) for name, spaces in SPACES_OF.items() if len(spaces) > 1}
    assert several == {"town": 3, "castle": 2}
    assert len(SPACES) == 25


@pytest.mark.clause("WIT-07")
def test_each_space_of_town_and_castle_is_joined_to_all_neighbours_of_its_location() -> None:
    for place in ("town-1", "town-2", "town-3"):
        near = {space.name for space in Space.named(place).neighbours}
        assert near == {"cabb", "magrat", "castle-1", "castle-2"}
        assert offered(table("", "", at=f"{place} skund"), "walk") == near
    for place in ("castle-1", "castle-2"):
        assert {space.name for space in Space.named(place).neighbours} == {"town-1", "town-2", "town-3"}


@pytest.mark.clause("WIT-08")
def test_the_dungeon_is_no_location() -> None:
    assert DUNGEON not in SPACES
    assert "dungeon" not in LOCATIONS
    assert all(DUNGEON not in space.neighbours for space in SPACES)
    assert all(card.location != "dungeon" for card in DECK)


@pytest.mark.clause("WIT-09")
def test_a_space_with_a_problem_or_a_witch_is_not_empty() -> None:
    match = attempt("hwel", "", "", tile="fever-1", dice=[2, 2], at="cabb skund", problems={"creel": "pig-1"})
    assert offered(match, "run") == set(), "a witch is at the one neighbour, a problem at the other"
    match = attempt("hwel", "", "", tile="fever-1", dice=[2, 2], at="skund skund", problems={"creel": "pig-1"})
    assert offered(match, "run") == {"cabb"}


@pytest.mark.clause("WIT-09")
def test_a_space_holds_any_number_of_witches() -> None:
    match = table("", "", "", "", at="oak cabb cabb cabb")
    play(match, "walk:cabb")
    assert match.view().spaces[PLACES.index("cabb")].witches == (0, 1, 2, 3)


@pytest.mark.clause("WIT-10")
def test_ten_spaces_have_a_green_square_and_five_a_purple_one() -> None:
    green = "place slippery dancers cabb creel longman town-1 badass gorge rock"
    purple = "slice caves blackglass castle-1 bridge"
    assert {space.name for space in SPACES if space.start == "green"} == set(green.split())
    assert {space.name for space in SPACES if space.start == "purple"} == set(purple.split())


@pytest.mark.clause("WIT-11", "WIT-12")
def test_the_easy_problems_have_their_values_and_come_five_times_each() -> None:
    values = Counter((tile.kind, tile.points, tile.difficulty) for tile in EASY)
    assert values == {
        ("fever", 1, 7): 5,
        ("pig", 1, 8): 5,
        ("sheep", 1, 9): 5,
        ("pregnancy", 2, 10): 5,
        ("limb", 2, 11): 5,
        ("death", 3, 12): 5,
    }


@pytest.mark.clause("WIT-13")
def test_the_hard_problems_are_seven_elves_four_vampires_and_six_more() -> None:
    families = Counter(tile.family for tile in HARD)
    assert families == {"elf": 7, "vampire": 4, "felmet": 2, "cunning": 1, "hiver": 1, "winter": 1, "lilith": 1}
    kinds = Counter(tile.kind for tile in HARD)
    assert kinds.pop("elves") == 4
    others = "lankin elf-king elf-queen lacrimosa vlad count bela duke lady cunning-man hiver wintersmith lilith"
    assert kinds == Counter(others.split())


@pytest.mark.clause("WIT-14")
def test_the_hard_problems_have_their_values() -> None:
    values = {tile.kind: (tile.points, tile.difficulty) for tile in HARD}
    assert values == {
        "elves": (4, 17),
        "lankin": (5, 19),
        "elf-king": (6, 21),
        "elf-queen": (8, 25),
        "lacrimosa": (4, 18),
        "vlad": (5, 19),
        "count": (6, 21),
        "bela": (7, 24),
        "duke": (5, 20),
        "lady": (5, 20),
        "cunning-man": (7, 23),
        "hiver": (6, 22),
        "wintersmith": (7, 24),
        "lilith": (7, 23),
    }


@pytest.mark.clause("WIT-15")
def test_just_one_of_the_things_on_a_card_counts_each_time_it_is_used() -> None:
    magrat = Card.named("magrat-1")
    assert (magrat.symbol, magrat.benefit, magrat.power, magrat.location) == ("magic", "trans", "magrat", "magrat")
    match = play(attempt("magrat-1 hwel", "", tile="fever-1", dice=[2, 2]), "add:magrat-1")
    assert match.view().attempt.total == 6, "the symbol counts"
    assert match.view().players[0].cards == 1, "and no card was drawn for the benefit"
    refused(match, "play:magrat-1", "WIT-69")
    match = play(attempt("perdita-1 hwel", "", tile="fever-1", dice=[2, 2]), "play:perdita-1")
    assert (match.view().attempt.total, match.view().attempt.magic) == (6, 0), "the bonus counts, Magic does not"


@pytest.mark.clause("WIT-15", "WIT-82")
def test_power_of_three_needs_the_printed_character() -> None:
    names = ("granny-1", "nanny-1", "magrat-1", "agnes-1", "perdita-1", "hwel")
    assert [Card.named(name).power for name in names] == ["granny", "nanny", "magrat", "agnes", "perdita", "none"]
    assert not threes([Card.named(name) for name in ("granny-1", "nanny-1", "hwel")])


@pytest.mark.clause("WIT-16")
def test_the_55_cards_have_their_symbols_locations_and_powers() -> None:
    assert Counter(card.symbol for card in DECK) == {"headology": 23, "magic": 16, "broomstick": 16}
    assert Counter(card.power for card in DECK) == {
        "granny": 4,
        "nanny": 4,
        "magrat": 4,
        "agnes": 3,
        "perdita": 2,
        "none": 38,
    }
    assert len({card.row.en for card in DECK}) == len({card.row.cs for card in DECK}) == 43
    named = Counter(card.location for card in DECK)
    assert set(named) == set(LOCATIONS)
    assert sorted(named.values()) == [2] * 15 + [3] * 5 + [4, 6]
    assert (named["town"], named["castle"]) == (6, 4)


@pytest.mark.clause("WIT-16")
@pytest.mark.parametrize(
    ("name", "benefit", "location"),
    [
        ("granny-1", "help", "stone"),
        ("nanny-1", "self", "badass"),
        ("magrat-1", "trans", "magrat"),
        ("agnes-1", "shamble", "town"),
        ("perdita-1", "bonus2", "skund"),
        ("feegles", "bonus2", "town"),
        ("miss-tick", "rescue", "skund"),
        ("igor", "reroll", "oak"),
        ("tomjon", "shamble", "razorback"),
    ],
)
def test_the_cards_that_are_known_are_as_they_are_printed(name: str, benefit: str, location: str) -> None:
    card = Card.named(name)
    assert (card.benefit, card.location) == (benefit, location)


@pytest.mark.clause("WIT-16", "WIT-109")
def test_there_are_cards_for_every_benefit() -> None:
    assert Counter(card.benefit for card in DECK) == {
        "help": 6,
        "self": 5,
        "trans": 5,
        "shamble": 5,
        "bonus2": 6,
        "reroll": 5,
        "bonus4": 4,
        "rescue": 3,
        "move": 3,
        "invisible": 3,
        "borrow": 2,
        "cards": 2,
        "cards_cackle": 2,
        "death": 2,
        "sheep": 2,
    }
    assert Counter(card.against for card in DECK) == {"none": 51, "elf": 2, "vampire": 2}


@pytest.mark.clause("WIT-02")
def test_all_pieces_stay_in_the_game_to_its_end() -> None:
    match = slet.new("the-witches", seats=3, seed=8)
    whole = Counter(map(repr, match.game.sight.pieces(match.state)))
    play_on(match, Random(8))
    assert Counter(map(repr, match.game.sight.pieces(match.state))) == whole
    assert len(whole) == 55 + 47 + 3
    assert sum(whole.values()) == 55 + 47 + 12 + 12 + 12


@pytest.mark.clause("WIT-80")
def test_tiles_of_a_kind_are_alike() -> None:
    assert {(tile.points, tile.difficulty) for tile in EASY if tile.kind == "fever"} == {(1, 7)}
    assert Tile.named("fever-2").kind == "fever"
    match = play(attempt("hwel", "", tile="fever-2", dice=[6, 6, 6, 6]), "done")
    assert won(match) == ["fever-2"]
