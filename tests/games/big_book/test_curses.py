"""Every curse, set off for three players of whom seat 1 is active."""

from collections.abc import Callable

import pytest

from slet.games.big_book.pieces.tables import CURSES
from slet.kernel.match import Match

from .table import asked, before_marker, board, deck, hand, known, offered, pile, play, support

HANDS = ("water-1 earth-1 fire-1 air-1", "water-1 earth-1 fire-1 air-1", "water-1 earth-1 fire-1 air-1")
DECKS = ("air-2 air-3 fire-2 fire-3 earth-2", "air-2 air-3 fire-2 fire-3", "air-2 air-3 fire-2")
SUPPORTS = ("madness", "water-2 earth-2", "")
Check = Callable[[Match], None]
CHECKS: dict[str, Check] = {}


def curse(*ids: str) -> Callable[[Check], Check]:
    """Say of a check which curses it proves."""

    def note(check: Check) -> Check:
        for one in ids:
            assert one not in CHECKS
            CHECKS[one] = check
        return check

    return note


def set_off(name: str, **more: object) -> Match:
    """The marker comes to space 2, where the curse lies; other curses lie behind it."""
    others = ["air-9", "multi-12"] if name not in ("air-9", "multi-12") else ["water-9", "multi-11"]
    given = {"decks": DECKS, "supports": SUPPORTS, "curses": [name, *others], "active": 1, **more}
    return before_marker(*HANDS, **given)  # type: ignore[arg-type]


def changes(match: Match) -> str:
    """Sizes of hands, decks, discard piles and supports, and the stack."""
    s = match.state
    zones = (s.hands, s.decks, s.discards, s.supports)
    return " | ".join(" ".join(str(len(cards)) for cards in zone) for zone in zones) + f" | {s.stack}"


UNTOUCHED = "4 4 4 | 5 4 3 | 0 0 0 | 1 2 0 | 15"


@pytest.mark.clause("BB-09", "BB-37", "BB-40", "BB-42", "BB-78", "BB-121", "BB-132")
@pytest.mark.parametrize("name", [one.name for one in CURSES])
def test_the_curse_does_what_it_says(name: str) -> None:
    CHECKS[name](set_off(name))


def test_before_it_nothing_has_happened() -> None:
    match = set_off("fire-1?")
    assert changes(match) == UNTOUCHED
    assert asked(match).kind == "action"


@curse("water-1")
def discard_water(match: Match) -> None:
    for seat in (1, 2, 0):  # from the active player clockwise
        assert (asked(match).seat, asked(match).kind) == (seat, "discard")
        assert "card:water-2/support-1" in offered(match)
        assert all("water" in option for option in offered(match))
        play(match, "card:water-1/hand")
    assert changes(match) == "3 3 3 | 5 4 3 | 1 1 1 | 1 2 0 | 15"


@curse("earth-1")
def discard_earth(match: Match) -> None:
    play(match, "card:earth-2/support-1")  # another player's card goes to that player's pile
    assert pile(match, 1) == "earth-2"
    assert pile(match) == "earth-1"


@curse("fire-1", "air-1")
def discard_fire_or_air(match: Match) -> None:
    element = match.state.curses[0].curse.kind
    assert [pile(match, seat) for seat in range(3)] == [f"{element}-1"] * 3
    assert changes(match) == "3 3 3 | 5 4 3 | 1 1 1 | 1 2 0 | 15"


@curse("water-2", "fire-2")
def madness_for_all(match: Match) -> None:
    assert [pile(match, seat) for seat in range(3)] == ["madness"] * 3
    assert changes(match) == "4 4 4 | 5 4 3 | 1 1 1 | 1 2 0 | 12"


@curse("water-3", "earth-2", "earth-3", "fire-3", "air-2", "air-3", "multi-6", "multi-12")
def madness_for_active_and_next(match: Match) -> None:
    assert [pile(match, seat) for seat in range(3)] == ["", "madness", "madness"]
    assert match.state.stack == 13


@curse("water-4", "earth-4", "fire-4", "air-4")
def madness_on_the_active_deck(match: Match) -> None:
    assert [deck(match, seat)[0] for seat in range(3)] == ["air-2", "madness", "air-2"]
    assert changes(match) == "4 4 4 | 5 5 3 | 0 0 0 | 1 2 0 | 14"


@curse("water-5")
def madness_into_supports(match: Match) -> None:
    assert [support(match, seat) for seat in range(3)] == ["madness madness", "earth-2 madness water-2", "madness"]
    assert match.state.stack == 12


@curse("water-6")
def discard_of_own_support(match: Match) -> None:
    assert offered(match) == ["card:water-2/support-1", "card:earth-2/support-1"]
    play(match, "card:earth-2/support-1")
    assert [support(match, seat) for seat in range(3)] == ["", "water-2", ""]
    assert [pile(match, seat) for seat in range(3)] == ["madness", "earth-2", ""]
    assert match.state.stack == 15


@curse("water-7")
def discard_active_support(match: Match) -> None:
    assert [support(match, seat) for seat in range(3)] == ["madness", "", ""]
    assert pile(match, 1) == "earth-2 water-2"


@curse("water-8")
def discard_one_of_the_hand(match: Match) -> None:
    for seat in (1, 2, 0):
        assert asked(match).seat == seat
        assert [option.rpartition("/")[2] for option in offered(match)] == ["hand"] * 4
        play(match, "card:fire-1/hand")
    assert changes(match) == "3 3 3 | 5 4 3 | 1 1 1 | 1 2 0 | 15"


@curse("water-9")
def use_up_one(match: Match) -> None:
    for seat in (1, 2, 0):
        assert offered(match) == [f"spell:{name}/{seat}" for name in ("growth", "ice", "combustion", "telepathy")]
        play(match, f"spell:ice/{seat}")
    assert [known(match, seat) for seat in range(3)] == [["growth", "ice!", "combustion", "telepathy"]] * 3


@curse("earth-5")
def two_madness_for_the_active(match: Match) -> None:
    assert [pile(match, seat) for seat in range(3)] == ["", "madness madness", ""]


@curse("earth-6")
def discard_three_of_the_deck(match: Match) -> None:
    assert [len(deck(match, seat)) for seat in range(3)] == [2, 1, 0]
    assert pile(match, 2) == "air-2 air-3 fire-2"
    assert match.state.stack == 15


@curse("earth-7")
def destroy_the_top_card(match: Match) -> None:
    assert [deck(match, seat)[0] for seat in range(3)] == ["air-3"] * 3
    assert [card.name for card in match.state.destroyed] == ["air-2"] * 3


@curse("earth-8")
def element_card_on_the_deck(match: Match) -> None:
    for name in ("water-1", "fire-1", "air-1"):
        play(match, f"card:{name}/hand")
    assert [deck(match, seat)[0] for seat in range(3)] == ["air-1", "water-1", "fire-1"]
    assert changes(match) == "3 3 3 | 6 5 4 | 0 0 0 | 1 2 0 | 15"


@curse("earth-9")
def discard_active_deck(match: Match) -> None:
    assert changes(match) == "4 4 4 | 5 0 3 | 0 4 0 | 1 2 0 | 15"


@curse("fire-5")
def destroy_two_of_the_stack(match: Match) -> None:
    assert changes(match) == "4 4 4 | 5 4 3 | 0 0 0 | 1 2 0 | 13"
    assert [card.name for card in match.state.destroyed] == ["madness"] * 2


@curse("fire-6")
def destroy_an_element_card(match: Match) -> None:
    for _ in range(3):
        play(match, "card:earth-1/hand")
    assert [card.name for card in match.state.destroyed] == ["earth-1"] * 3
    assert changes(match) == "3 3 3 | 5 4 3 | 0 0 0 | 1 2 0 | 15"


@curse("fire-7")
def destroy_a_strong_card(match: Match) -> None:
    assert changes(match) == UNTOUCHED  # nobody holds one
    strong = before_marker("", "fire-1 fire-2 fire-3", "air-3", curses=["fire-7"], active=1)
    assert offered(strong) == ["card:fire-2/hand", "card:fire-3/hand"]
    play(strong, "card:fire-2/hand")
    assert (hand(strong, 1), hand(strong, 2)) == ("fire-1 fire-3", "air-3")


@curse("fire-8", "multi-10")
def neutralise_own_spell(match: Match) -> None:
    for seat in (1, 2, 0):
        play(match, f"spell:telepathy/{seat}")
    assert [known(match, seat)[3] for seat in range(3)] == ["telepathy?"] * 3


@curse("fire-9")
def use_up_two(match: Match) -> None:
    for seat in (1, 2, 0):
        play(match, f"spell:ice/{seat}", f"spell:growth/{seat}")
    assert [known(match, seat) for seat in range(3)] == [["growth!", "ice!", "combustion", "telepathy"]] * 3


@curse("air-5", "multi-9")
def madness_into_the_active_hand(match: Match) -> None:
    assert changes(match) == "4 5 4 | 5 4 3 | 0 0 0 | 1 2 0 | 14"
    assert "madness" in hand(match, 1)


@curse("air-6")
def discard_at_random(match: Match) -> None:
    assert asked(match).kind == "action"
    assert changes(match) == "3 3 3 | 5 4 3 | 1 1 1 | 1 2 0 | 15"


@curse("air-7")
def shuffle_hand(match: Match) -> None:
    assert changes(match) == "3 3 3 | 6 5 4 | 0 0 0 | 1 2 0 | 15"
    everything = sorted([*deck(match, 2), *hand(match, 2).split()])
    assert everything == ["air-1", "air-2", "air-3", "earth-1", "fire-1", "fire-2", "water-1"]


@curse("air-8")
def discard_two_of_the_hand(match: Match) -> None:
    for _ in range(3):
        play(match, "card:earth-1/hand", "card:air-1/hand")
    assert [hand(match, seat) for seat in range(3)] == ["fire-1 water-1"] * 3


@curse("air-9")
def discard_active_hand_and_draw_four(match: Match) -> None:
    assert hand(match, 1) == "air-2 air-3 fire-2 fire-3"
    assert pile(match, 1) == "air-1 earth-1 fire-1 water-1"
    assert (hand(match), hand(match, 2)) == (" ".join(sorted(HANDS[0].split())),) * 2


@curse("multi-1", "multi-2")
def destroy_four_of_the_stack(match: Match) -> None:
    assert match.state.stack == 11
    assert [card.name for card in match.state.destroyed] == ["madness"] * 4


@curse("multi-3", "multi-4", "multi-5")
def tokens_on_other_curses(match: Match) -> None:
    assert (asked(match).seat, offered(match)) == (1, ["token:water", "token:earth", "token:fire", "token:air"])
    own = board(match)[0]
    play(match, "token:fire")
    assert board(match) == [own, "air-9+air", "multi-12+fire", None, None]


@curse("multi-7")
def discard_of_hand_and_support(match: Match) -> None:
    play(match, "card:fire-1/hand", "card:water-2/support-1")
    assert (pile(match, 1), support(match, 1)) == ("fire-1 water-2", "earth-2")
    play(match, "card:fire-1/hand", "card:fire-1/hand")
    assert [pile(match, seat) for seat in range(3)] == ["fire-1 madness", "fire-1 water-2", "fire-1"]


@curse("multi-8")
def three_madness_for_the_active(match: Match) -> None:
    assert [pile(match, seat) for seat in range(3)] == ["", "madness madness madness", ""]


@curse("multi-11")
def discard_two_different(match: Match) -> None:
    play(match, "card:earth-1/hand")
    assert [option for option in offered(match) if "earth" in option] == []
    assert "card:water-2/support-1" in offered(match)
    play(match, "card:fire-1/hand")
    play(match, "card:water-2/support-1", "card:air-1/hand", "card:water-1/hand", "card:earth-1/hand")
    assert pile(match, 1) == "earth-1 fire-1 water-2"
    assert pile(match, 2) == "air-1"
    assert pile(match) == "earth-1 water-1"


@pytest.mark.parametrize("element", ["water", "earth", "fire", "air"])
def test_one_card_of_the_element_and_no_more(element: str) -> None:
    match = before_marker(f"3*{element}-1", f"3*{element}-1", curses=[f"{element}-1"])
    assert [len(held) for held in match.state.hands] == [2, 2]


def test_of_different_elements_as_many_are_discarded_as_there_are() -> None:
    match = before_marker("2*fire-1 madness", "", curses=["multi-11"])
    assert (hand(match), pile(match)) == ("fire-1 madness", "fire-1")


@pytest.mark.clause("BB-79")
def test_a_token_that_is_all_in_use_is_not_placed_and_earlier_places_come_first() -> None:
    curses = ["multi-3", "fire-1+fire+fire", "multi-1+fire", "fire-2", "water-1"]
    match = before_marker("", "", curses=curses)
    assert offered(match) == ["token:water", "token:earth", "token:air"]  # the last fire token went to the place before
    play(match, "token:air")
    assert board(match) == ["multi-3", "fire-1+fire+fire+fire", "multi-1+fire+air", "fire-2", "water-1+water"]
    assert match.view(0).tokens == {"water": 3, "earth": 4, "fire": 0, "air": 3}


def test_the_last_card_of_a_hand_can_be_the_random_one() -> None:
    match = before_marker("fire-1", "", curses=["air-6"])
    assert (hand(match), pile(match)) == ("", "fire-1")


@pytest.mark.clause("BB-78", "BB-79")
def test_of_the_elements_whose_tokens_are_left_one_is_chosen_and_the_last_one_is_placed_unasked() -> None:
    water, earth, fire = ("+water" * 4, "+earth" * 4, "+fire" * 4)
    two = before_marker("", "", curses=["multi-3", "multi-4", f"air-1{water}{earth}"])
    assert offered(two) == ["token:fire", "token:air"]
    one = before_marker("", "", curses=["multi-3", "multi-4", f"water-1{water}{earth}{fire}"])
    assert (asked(one).kind, board(one)[1]) == ("action", "multi-4+air")
