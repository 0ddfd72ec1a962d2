"""Trump: WIZ-06 to WIZ-10."""

import pytest

from slet.games.wizard.events import NamedTrump, NoTrump, Turned

from .table import COLOURS, JESTERS, ROUNDS, SIXTY, WIZARDS, asked, bid, colour, deal, offered, play, refused, table

SEATS_AND_SPECTATOR = (None, 0, 1, 2)


@pytest.mark.clause("WIZ-06")
@pytest.mark.parametrize("turned", [name for name in SIXTY if colour(name) in COLOURS])
def test_the_colour_of_the_card_turned_up_is_trump_whatever_its_number(turned: str) -> None:
    match = deal(seats=3, round=4, turned=turned)
    assert match.view().turned.name == turned
    assert match.view().trump == colour(turned)
    assert asked(match).kind == "bid"


@pytest.mark.clause("WIZ-06")
def test_the_card_turned_up_is_in_nobodys_hand_and_lies_on_those_left_over() -> None:
    for seats, rounds in ROUNDS.items():
        for number in range(1, rounds):
            match = deal(seats, number, turned="blue-9")
            assert match.view().turned.name == "blue-9"
            assert all(card.name != "blue-9" for seat in range(seats) for card in match.view(seat).hand)
            assert len(match.state.rest) == 60 - seats * number - 1


@pytest.mark.clause("WIZ-07")
@pytest.mark.parametrize("jester", JESTERS)
def test_a_jester_turned_up_means_no_trump(jester: str) -> None:
    match = deal(seats=4, round=3, turned=jester)
    assert match.view().turned.name == jester
    assert match.view().trump is None
    assert asked(match).kind == "bid", "nobody is asked for a colour"


@pytest.mark.clause("WIZ-07")
def test_without_trump_only_the_colour_led_can_win() -> None:
    match = table("blue-2", "red-13", "green-13", "yellow-13", turned="jester-1")
    play(match, "blue-2 red-13 green-13 yellow-13")
    assert match.view().truth[0].taken == (1, 0, 0, 0)


@pytest.mark.clause("WIZ-08")
@pytest.mark.parametrize("wizard", WIZARDS)
@pytest.mark.parametrize("dealer", [0, 1, 2])
def test_a_wizard_turned_up_lets_the_dealer_name_one_of_the_four_colours(dealer: int, wizard: str) -> None:
    match = deal(seats=3, round=5, turned=wizard, dealer=dealer)
    assert (asked(match).seat, asked(match).kind) == (dealer, "trump")
    assert offered(match) == set(COLOURS)
    assert len(match.view(dealer).hand) == 5, "the dealer has seen the own hand"
    assert match.view().trump is None
    assert match.view().bids == [None, None, None], "before any bid"


@pytest.mark.clause("WIZ-08")
def test_the_dealer_cannot_choose_no_trump() -> None:
    match = deal(seats=3, round=5, turned="wizard-2", dealer=1)
    refused(match, "trump:none", "WIZ-08")
    refused(match, "trump:wizard", "WIZ-08")
    refused(match, "bid:0", "WIZ-08")


@pytest.mark.clause("WIZ-08")
def test_nobody_but_the_dealer_names_the_trump() -> None:
    match = deal(seats=3, round=5, turned="wizard-2", dealer=1)
    refused(match, "trump:red", "WIZ-08", seat=0)
    refused(match, "trump:red", "WIZ-08", seat=2)
    match.play("trump:red", seat=1)


@pytest.mark.clause("WIZ-08", "WIZ-10")
@pytest.mark.parametrize("named", COLOURS)
def test_all_see_the_colour_that_the_dealer_named(named: str) -> None:
    match = deal(seats=3, round=5, turned="wizard-2", dealer=1)
    match.play(f"trump:{named}")
    for seat in SEATS_AND_SPECTATOR:
        assert match.view(seat).trump == named
        assert match.log(seat)[-1] == NamedTrump(1, named)  # type: ignore[arg-type]
    assert (asked(match).seat, asked(match).kind) == (2, "bid")


@pytest.mark.clause("WIZ-08")
def test_the_colour_named_is_trump_like_any_other() -> None:
    match = table("blue-13", "green-1", "red-13", turned="wizard-2", trump="green")
    play(match, "blue-13 green-1 red-13")
    assert match.view().truth[0].taken == (0, 1, 0)


@pytest.mark.clause("WIZ-09")
@pytest.mark.parametrize("seats", ROUNDS)
def test_the_last_round_deals_all_cards_and_has_no_trump(seats: int) -> None:
    match = deal(seats, ROUNDS[seats])
    assert sum(match.view().cards) == 60
    assert match.view().turned is None
    assert match.view().trump is None
    assert asked(match).kind == "bid"
    assert NoTrump() in match.log()
    assert not any(isinstance(event, Turned) for event in match.log())


@pytest.mark.clause("WIZ-09")
@pytest.mark.parametrize("seats", ROUNDS)
def test_the_round_before_the_last_still_has_a_trump(seats: int) -> None:
    match = deal(seats, ROUNDS[seats] - 1, turned="green-1")
    assert match.view().turned.name == "green-1"
    assert match.view().trump == "green"
    assert NoTrump() not in match.log()


@pytest.mark.clause("WIZ-09")
def test_in_the_last_round_no_colour_beats_the_colour_led() -> None:
    match = table("blue-2", "red-13", "green-13", taken=[19, 0, 0])
    assert match.view().round == 20
    play(match, "blue-2 red-13 green-13")
    assert match.view().truth[0].taken == (20, 0, 0)


@pytest.mark.clause("WIZ-10")
@pytest.mark.parametrize(("turned", "trump"), [("yellow-4", "yellow"), ("jester-3", None), ("wizard-1", "blue")])
def test_the_card_turned_up_and_the_trump_are_in_sight_for_the_whole_round(turned: str, trump: str | None) -> None:
    match = deal(seats=3, round=3, turned=turned)
    for seat in SEATS_AND_SPECTATOR:
        assert match.view(seat).turned.name == turned, "at once"
    if turned in WIZARDS:
        match.play(f"trump:{trump}")
    answers = 0
    while match.view().round == 3:
        for seat in SEATS_AND_SPECTATOR:
            assert match.view(seat).turned.name == turned
            assert match.view(seat).trump == trump
            assert any(isinstance(event, Turned) and event.card.name == turned for event in match.log(seat))
        match.play(asked(match).options[0])
        answers += 1
    assert answers == 3 + 9, "three bids and three tricks"


@pytest.mark.clause("WIZ-10", "WIZ-06")
def test_the_card_turned_up_takes_no_part_in_the_play() -> None:
    match = deal(seats=3, round=2, turned="red-8")
    bid(match, 0, 0, 0)
    for _ in range(6):
        assert "red-8" not in offered(match)
        assert match.view().turned.name == "red-8"
        match.play(asked(match).options[0])
    assert match.view().round == 3


@pytest.mark.clause("WIZ-11", "WIZ-29")
def test_a_new_round_begins_without_bids_and_tricks() -> None:
    match = deal(seats=3, round=4, turned="red-8", dealer=1)
    view = match.view()
    assert view.bids == [None, None, None]
    assert view.taken == [0, 0, 0]
    assert view.trick == view.last_trick == []
    assert match.recall().gone == []
    assert not any(match.recall().without)
