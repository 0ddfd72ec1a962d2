"""Set-up, modes and the options of the table."""

from collections import Counter
from itertools import combinations

import pytest

import slet
from slet.games.big_book import GAME
from slet.games.big_book.pieces.tables import MAGICIANS
from slet.games.big_book.state import all_cards
from slet.kernel.errors import BadSetup
from slet.kernel.match import Match

from .table import FIRST, INNER, asked, known, names, offered, refused, table

SEATS = (2, 3, 4, 5)
FIVE = ("rosana", "harold", "viktor", "sandra", "larry")
SHEETS = {  # value-1 cards: water, earth, fire, air; and the element of the value-2 card
    "rosana": (4, 3, 2, 2, "water"),
    "harold": (3, 2, 3, 3, "water"),
    "viktor": (3, 3, 3, 2, "fire"),
    "sandra": (3, 2, 4, 2, "fire"),
    "larry": (3, 2, 1, 5, "air"),
    "alice": (2, 4, 1, 4, "air"),
    "violetta": (1, 4, 3, 3, "earth"),
    "patrik": (4, 3, 3, 1, "earth"),
}


def begun(seats: int = 2, seed: int = 1, **options: object) -> Match:
    """A game up to the first question after set-up; the book is open."""
    options.setdefault("magicians", list(SHEETS)[:seats])
    return slet.new("big-book", seats=seats, seed=seed, **options)


def owned(match: Match, seat: int) -> Counter[str]:
    """A player's cards in all zones. Set-up is over, so some may have been discarded by the first monster."""
    s = match.state
    zones = (s.decks, s.hands, s.discards, s.supports)
    return Counter(card.name for zone in zones for card in zone[seat])


def deck_of(name: str) -> Counter[str]:
    water, earth, fire, air, own = SHEETS[name]
    ones = {"water-1": water, "earth-1": earth, "fire-1": fire, "air-1": air}
    return Counter({**ones, f"{own}-2": 1})


def untouched(seats: int, **options: object) -> Match:
    """A game whose first monster does not touch decks: it uses up spells."""
    return next(
        match
        for match in (begun(seats, seed, **options) for seed in range(60))
        if match.state.pages[0].name == "shadow-imp"
    )


@pytest.mark.clause("BB-10")
@pytest.mark.parametrize(("seats", "stack"), [(2, 20), (3, 25), (4, 30), (5, 35)])
def test_the_stack_depends_on_the_number_of_players(seats: int, stack: int) -> None:
    match = untouched(seats)
    assert match.state.stack == stack
    assert match.state.box[12] == 35 - stack


@pytest.mark.clause("BB-11")
def test_curses_form_five_shuffled_decks() -> None:
    match, other = begun(seed=1), begun(seed=2)
    decks = match.state.curse_decks
    assert [{curse.kind for curse in deck} for deck in decks] == [{"water"}, {"earth"}, {"fire"}, {"air"}, {"multi"}]
    assert len(decks[4]) == 12
    assert names(decks[4]) == names(other.state.curse_decks[4])
    assert decks[4] != other.state.curse_decks[4]


@pytest.mark.clause("BB-12", "BB-15")
def test_the_supply_lies_open_less_the_cards_of_the_starting_decks() -> None:
    supply = untouched(2, magicians=["rosana", "alice"]).view(0).supply
    assert supply["water-2"] == supply["air-2"] == 9
    assert supply["fire-2"] == supply["earth-2"] == 10
    assert [supply[f"{element}-3"] for element in ("water", "earth", "fire", "air")] == [6] * 4
    assert len(supply) == 8


@pytest.mark.clause("BB-13")
@pytest.mark.parametrize("seats", SEATS)
def test_every_player_starts_with_the_four_basic_spells_ready(seats: int) -> None:
    match = next(m for m in (begun(seats, seed) for seed in range(60)) if m.state.pages[0].name == "whispering-eye")
    for seat in range(seats):
        assert sorted(known(match, seat)) == ["combustion", "growth", "ice", "telepathy"]


@pytest.mark.clause("BB-14", "BB-171")
def test_players_choose_their_magicians_clockwise_from_the_start_player_no_two_the_same() -> None:
    match = slet.new("big-book", seats=3, seed=1, start_player=2)
    assert (asked(match).seat, asked(match).kind, len(offered(match))) == (2, "magician", 8)
    match.play("magician:larry")
    assert asked(match).seat == 0
    refused(match, "magician:larry", "BB-14")
    match.play("magician:rosana")
    assert asked(match).seat == 1
    assert not match.state.decks[0]  # no deck is built before all have chosen
    match.play("magician:alice")
    assert [magician and magician.name for magician in match.state.magicians] == ["rosana", "alice", "larry"]


@pytest.mark.clause("BB-171")
def test_the_table_may_fix_or_draw_the_magicians() -> None:
    match = begun(3, magicians=["violetta", "patrik", "viktor"])
    assert [magician.name for magician in match.state.magicians] == ["violetta", "patrik", "viktor"]
    drawn = [names(begun(4, seed, magicians="draw").state.magicians) for seed in range(8)]
    assert len(set(drawn)) > 4
    assert all(len(set(party.split())) == 4 for party in drawn)


@pytest.mark.clause("BB-171", "BB-14")
def test_magicians_that_do_not_fit_are_refused() -> None:
    for magicians in (["rosana"], ["rosana", "rosana"], ["rosana", "merlin"], "lot"):
        with pytest.raises(BadSetup) as caught:
            begun(2, magicians=magicians)
        for language in ("en", "cs"):
            assert "rosana, harold, viktor, sandra, larry, alice, violetta, patrik" in caught.value.text(language)
            assert "draw" in caught.value.text(language)


@pytest.mark.clause("BB-15", "BB-16", "BB-18")
@pytest.mark.parametrize("name", SHEETS)
def test_a_starting_deck_is_that_of_the_sheet(name: str) -> None:
    other = next(other for other in SHEETS if other != name)
    match = untouched(2, magicians=[name, other])
    assert owned(match, 0) == deck_of(name)
    assert sum(owned(match, 0).values()) == 12
    assert [len(cards) for cards in match.state.hands] == [6, 6]
    assert [len(cards) for cards in match.state.decks] == [6, 6]


@pytest.mark.clause("BB-18")
def test_starting_decks_are_shuffled() -> None:
    hands = {names(untouched(2, start_player=0).state.hands[0])}
    for seed in range(10):
        hands.add(names(begun(2, seed).state.decks[0]))
    assert len(hands) > 3


@pytest.mark.clause("BB-17")
def test_cards_of_value_one_that_nobody_needs_are_out_of_the_game() -> None:
    match = untouched(2, magicians=["rosana", "alice"])
    assert match.state.box[0:12:3] == [18 - 6, 18 - 7, 18 - 3, 18 - 6]
    assert not any(name.endswith("-1") for name in match.view(0).supply)


@pytest.mark.clause("BB-19", "BB-30")
def test_the_book_is_a_first_page_five_inner_pages_and_the_last_page() -> None:
    books = [begun(2, seed).state for seed in range(12)]
    for s in books:
        pages = [page.name for page in s.pages]
        assert pages[0] in FIRST
        assert set(pages[1:6]) <= set(INNER)
        assert pages[6] == "last-page"
        assert len(set(pages)) == 7
        assert sum(bool(page.curses) for page in s.pages) == 6
        assert {page.name for page in s.left_out} == {*FIRST, *INNER} - set(pages)
    assert len({s.pages[0].name for s in books}) > 1
    assert len({s.pages[1:6] for s in books}) > 6


@pytest.mark.clause("BB-20")
def test_the_library_has_a_spell_of_each_level_in_four_piles_level_one_on_top() -> None:
    tops = set()
    for seed in range(8):
        match = begun(2, seed)
        for element, pile in zip(("water", "earth", "fire", "air"), match.state.library, strict=True):
            assert [(spell.element, spell.level) for spell in pile] == [(element, level) for level in (1, 2, 3)]
        assert len(match.state.shelf) == 24
        view = match.view(0)
        assert [spell.level for spell in view.library] == [1, 1, 1, 1]
        assert view.library_below == [2, 2, 2, 2]
        tops.add(view.library[0].name)
    assert len(tops) > 1


@pytest.mark.clause("BB-21", "BB-51")
@pytest.mark.parametrize("difficulty", [1, 2, 3])
def test_the_difficulty_is_chosen_for_the_whole_game(difficulty: int) -> None:
    match = begun(2, difficulty=difficulty)
    assert match.view(0).difficulty == difficulty
    assert match.view(0).round == 1  # the marker went from the numeral to row 1
    assert begun(2).view(0).difficulty == 1
    with pytest.raises(BadSetup):
        begun(2, difficulty=4)


@pytest.mark.clause("BB-22")
def test_the_marker_starts_on_the_invocation_space_and_tokens_beside_the_board() -> None:
    match = slet.new("big-book", seats=2, seed=1)
    assert match.view(0).marker == 0
    assert match.view(0).monster is None
    assert set(match.view(0).tokens.values()) == {4}


@pytest.mark.clause("BB-23")
def test_the_start_player_is_named_or_drawn() -> None:
    assert {begun(3, seed).view(0).start for seed in range(20)} == {0, 1, 2}
    match = begun(3, start_player=2)
    assert (match.view(0).start, match.view(0).active) == (2, 2)
    with pytest.raises(BadSetup) as caught:
        begun(3, start_player=3)
    assert "0 to 2" in str(caught.value)


# --- modes -----------------------------------------------------------------------------------------------------


@pytest.mark.clause("BB-157")
def test_there_are_three_modes_at_any_difficulty() -> None:
    for mode in ("classic", "terror", "nightmare"):
        for difficulty in (1, 2, 3):
            assert begun(2, mode=mode, difficulty=difficulty).view(0).mode == mode
    assert begun(2).view(0).mode == "classic"
    with pytest.raises(BadSetup):
        begun(2, mode="daydream")


@pytest.mark.clause("BB-158")
@pytest.mark.parametrize("seats", SEATS)
def test_in_terror_mode_everybody_has_a_madness_in_the_starting_deck(seats: int) -> None:
    match = untouched(seats, mode="terror")
    for seat in range(seats):
        assert owned(match, seat) == deck_of(list(SHEETS)[seat]) + Counter(["madness"])
    assert match.state.stack == {2: 20, 3: 25, 4: 30, 5: 35}[seats] - seats
    hands = [begun(2, seed, mode="terror").state.hands[0] for seed in range(20)]
    in_hand = sum("madness" in names(held) for held in hands)
    assert 0 < in_hand < 20  # it is shuffled in, before the first draw


@pytest.mark.clause("BB-159")
def test_in_nightmare_mode_a_card_of_value_one_takes_the_place_of_the_value_two() -> None:
    match = untouched(3, mode="nightmare")
    for seat in range(3):
        name = list(SHEETS)[seat]
        own = SHEETS[name][4]
        expected = deck_of(name) - Counter([f"{own}-2"]) + Counter([f"{own}-1"])
        assert owned(match, seat) == expected
    assert match.view(0).supply["water-2"] == 10


@pytest.mark.clause("BB-160")
def test_seven_parties_need_a_nineteenth_card_and_get_it() -> None:
    needing = []
    for party in combinations(SHEETS, 5):
        need = Counter(dict.fromkeys(("water", "earth", "fire", "air"), 0))
        for name in party:
            *ones, own = SHEETS[name]
            need.update(dict(zip(("water", "earth", "fire", "air"), ones, strict=True)))
            need[own] += 1
        assert max(need.values()) <= 19
        if max(need.values()) == 19:
            needing.append(party)
    assert len(needing) == 7
    for party in needing:
        match = begun(5, mode="nightmare", magicians=list(party))
        assert min(match.state.box) >= 0
        assert 0 in match.state.box[0:12:3]
        counts = Counter(card.name for card in all_cards(match.state) if card.value == 1)
        assert sorted(counts.values()) == [18, 18, 18, 19]
        before = GAME.rules.start(5, match.settings)
        assert Counter(map(repr, GAME.sight.pieces(match.state))) == Counter(map(repr, GAME.sight.pieces(before)))


@pytest.mark.clause("BB-02", "BB-160")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_nightmare_has_no_nineteenth_card_where_nobody_needs_it(seats: int) -> None:
    match = begun(seats, mode="nightmare", magicians=list(SHEETS)[:seats])
    assert len(all_cards(match.state)) == 136 + 35
    assert sum(match.state.spare) == (4 if seats == 5 else 0)
    chosen = slet.new("big-book", seats=seats, mode="nightmare")
    assert len(all_cards(chosen.state)) == 136 + 35


@pytest.mark.clause("BB-161")
def test_the_variant_is_for_five_only() -> None:
    assert begun(5, five_player_double_turn=True).view(0).double_turn
    with pytest.raises(BadSetup) as caught:
        begun(4, five_player_double_turn=True)
    assert caught.value.key == "double-turn-needs-five"


# --- positions set up by hand ----------------------------------------------------------------------------------


KNOWN_CARD = [[["fire-1"], [], []], [[], [], []]]


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        ({"active": 2}, "the active player, the start player"),
        ({"active": -1}, "the active player, the start player"),
        ({"start": 2}, "the active player, the start player"),
        ({"start": -1}, "the active player, the start player"),
        ({"out": [0, 1]}, "those out of the game cannot be right"),
        ({"out": [2]}, "those out of the game cannot be right"),
        ({"out": [0]}, "the active player is out"),
        ({"supply": [1, 2]}, "the supply has 8 piles"),
        ({"box": [0] * 12}, "the box 13 kinds of cards"),
        ({"curses": [None] * 4}, "the board 5 places"),
        ({"curse_decks": [[]] * 4}, "5 decks of curses"),
        ({"unseen": [0] * 4}, "5 decks of curses"),
        ({"stack": -1}, "a count is below zero"),
        ({"supply": [6, 10, 6, 10, 6, 10, 6, -1]}, "a count is below zero"),
        ({"box": [0] * 12 + [-1]}, "a count is below zero"),
        ({"tops": [[True], []], "decks": [[], []]}, "more cards are known on top of a deck"),
        ({"unseen": [0, 0, 0, 0, 13]}, "more curses are unseen"),
        ({"unseen": [-1, 0, 0, 0, 0]}, "more curses are unseen"),
        ({"marker": 6}, "the marker or the page"),
        ({"marker": -1}, "the marker or the page"),
        ({"page": 7}, "the marker or the page"),
        ({"page": -1}, "the marker or the page"),
        ({"round": 2}, "the round marker"),
        ({"round": -1}, "the round marker"),
        ({"place": 6}, "the round marker, the place or the turn"),
        ({"place": -1}, "the round marker, the place or the turn"),
        ({"turn": 1001}, "the round marker, the place or the turn"),
        ({"turn": -1}, "the round marker, the place or the turn"),
        ({"pages": ["bog-piper", "last-page"]}, "the book has seven pages"),
        ({"library": []}, "the library four piles"),
        ({"magicians": ["alice", None]}, "a magician of its own"),
        ({"magicians": ["alice", "alice"]}, "a magician of its own"),
        ({"seen": KNOWN_CARD}, "with open hands nothing is to be remembered"),
        ({"mixed": [[0, 1]]}, "with open hands nothing is to be remembered"),
        ({"hands": [[]]}, "every seat needs"),
        ({"shelf": ["hoarfrost"]}, "hoarfrost is there 2 times"),
        ({"gone": ["growth"]}, "growth is there 3 times"),
        ({"spells": [[{"spell": "rime"}, {"spell": "rime"}], []]}, "rime is there 2 times"),
        ({"spells": [[{"spell": "ice"}, {"spell": "ice"}], []]}, "a player has the same spell twice"),
        ({"broken": ["fire-1"]}, "fire-1 is there 2 times"),
        ({"curses": [{"curse": "fire-1"}, None, None, None, None]}, "fire-1 is there 2 times"),
        ({"left_out": ["dragon"]}, "dragon is there 2 times"),
        ({"underway": [{"kind": "action", "by": 0}]}, "nothing can be underway"),
        ({"payment": {"seat": 0, "paid": [], "missing": None}}, "nothing can be underway"),
        ({"extra": [{"card": "fire-1", "place": "hand", "seat": 0}]}, "nothing can be underway"),
    ],
    ids=str,
)
def test_a_position_that_makes_no_sense_is_refused(wrong: dict[str, object], says: str) -> None:
    good = table("", "").position()
    good["state"].update(wrong)
    good["answers"] = []
    with pytest.raises(slet.kernel.errors.BadPosition, match=says):
        slet.from_position("big-book", good)


@pytest.mark.parametrize(
    "still_right",
    [
        {"active": 1, "start": 1},
        {"out": [1]},
        {"stack": 0, "supply": [0] * 8},
        {"marker": 0, "page": 0, "round": 0, "place": 0, "turn": 0},
        {"marker": 5, "page": 6, "round": 6, "place": 5, "turn": 1000},
        {"unseen": [0] * 5},
        {"tops": [[True], []], "decks": [["fire-1"], []]},
        {"gone": ["growth"], "spells": [[{"spell": "growth"}], []]},
    ],
    ids=str,
)
def test_a_position_at_the_edge_of_what_can_be_is_played_on(still_right: dict[str, object]) -> None:
    good = table("", "").position()
    good["state"].update(still_right)
    good["answers"] = []
    assert slet.from_position("big-book", good).ask is not None


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        ({"seen": []}, "what everybody knows of every hand"),
        ({"seen": [[[], [], []], [[], []]]}, "what everybody knows of every hand"),
        ({"seen": KNOWN_CARD}, "a card that somebody knows of is not in the hand"),
        ({"mixed": [[0, 2]]}, "somebody who is not there"),
        ({"mixed": [[-1, 1]]}, "somebody who is not there"),
    ],
    ids=str,
)
def test_what_cannot_be_known_of_closed_hands_is_refused(wrong: dict[str, object], says: str) -> None:
    good = table("", "", options={"open_hands": False}).position()
    good["state"].update(wrong)
    with pytest.raises(slet.kernel.errors.BadPosition, match=says):
        slet.from_position("big-book", good)


def test_all_eight_magicians_are_there() -> None:
    assert {magician.name for magician in MAGICIANS} == set(SHEETS)
