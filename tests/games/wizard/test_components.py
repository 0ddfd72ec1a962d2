"""Components and set-up: WIZ-01 to WIZ-05."""

from collections import Counter
from itertools import pairwise
from random import Random
from typing import Any

import pytest

import slet
from slet.games.wizard.events import Dealt
from slet.games.wizard.pieces import DECK
from slet.kernel.errors import BadSetup
from slet.kernel.journal import fated

from .table import COLOURS, ROUNDS, SIXTY, all_cards, asked, bid, deal, play_on, table


@pytest.mark.clause("WIZ-01")
def test_the_deck_has_thirteen_cards_of_four_colours_four_wizards_and_four_jesters() -> None:
    assert len(SIXTY) == 60
    assert Counter(card.name for card in DECK) == Counter(SIXTY)
    assert Counter(card.suit for card in DECK) == {"yellow": 13, "red": 13, "blue": 13, "green": 13, None: 8}
    assert {card.suit for card in DECK if card.is_wizard or card.is_jester} == {None}
    assert sum(card.is_wizard for card in DECK) == sum(card.is_jester for card in DECK) == 4


@pytest.mark.clause("WIZ-01")
@pytest.mark.parametrize("seats", ROUNDS)
def test_all_sixty_cards_are_in_the_game_from_beginning_to_end(seats: int) -> None:
    match = slet.new("wizard", seats, seed=1)
    rng = Random(1)
    while match.ask is not None:
        assert all_cards(match) == sorted(SIXTY)
        play_on(match, rng, answers=seats)
    assert all_cards(match) == sorted(SIXTY)


@pytest.mark.clause("WIZ-01")
@pytest.mark.parametrize("colour", COLOURS)
def test_thirteen_is_the_highest_number_and_one_the_lowest(colour: str) -> None:
    ranked = [f"{colour}-{number}" for number in range(1, 14)]
    for lower, higher in pairwise(ranked):
        match = table(lower, higher, "jester-1")
        for name in (lower, higher, "jester-1"):
            match.play(f"play:{name}")
        assert match.view().truth[0].taken == (0, 1, 0), f"{higher} beats {lower}"


@pytest.mark.clause("WIZ-02")
@pytest.mark.parametrize(("seats", "rounds"), [(3, 20), (4, 15), (5, 12), (6, 10)])
def test_the_fewer_play_the_more_rounds_there_are(seats: int, rounds: int) -> None:
    match = slet.new("wizard", seats, seed=2)
    assert match.view().rounds == rounds
    play_on(match, Random(2))
    assert [row.round for row in match.view().truth] == list(range(1, rounds + 1))


@pytest.mark.clause("WIZ-02")
@pytest.mark.parametrize("seats", [-1, 0, 1, 2, 7, 12])
def test_only_three_to_six_can_play(seats: int) -> None:
    with pytest.raises(BadSetup):
        slet.new("wizard", seats)


@pytest.mark.clause("WIZ-03")
@pytest.mark.parametrize("seats", ROUNDS)
def test_the_first_dealer_can_be_agreed_on(seats: int) -> None:
    for dealer in range(seats):
        for seed in range(5):
            match = slet.new("wizard", seats, seed=seed, first_dealer=dealer)
            assert match.view().dealer == dealer
            assert match.log()[0] == Dealt(dealer, 1)


@pytest.mark.clause("WIZ-03")
@pytest.mark.parametrize("seats", ROUNDS)
def test_otherwise_the_first_dealer_is_drawn_by_lot(seats: int) -> None:
    drawn = Counter(slet.new("wizard", seats, seed=seed).view().dealer for seed in range(240))
    assert set(drawn) == set(range(seats))
    assert min(drawn.values()) > 240 / seats / 2, "no seat is drawn much more seldom than the others"


@pytest.mark.clause("WIZ-03")
@pytest.mark.parametrize("nobody", [-1, 4, 99, "me", 1.5, True, [0]])
def test_nobody_else_can_deal_first(nobody: object) -> None:
    with pytest.raises(BadSetup):
        slet.new("wizard", 4, first_dealer=nobody)


@pytest.mark.clause("WIZ-14")
@pytest.mark.parametrize("option", [{"plus_minus_one": 1}, {"plus_minus_one": "yes"}, {"plus_minus_two": True}])
def test_the_variant_is_played_or_not_and_there_is_no_other(option: dict[str, Any]) -> None:
    with pytest.raises(BadSetup):
        slet.new("wizard", 4, **option)


@pytest.mark.clause("WIZ-04")
@pytest.mark.parametrize("seats", ROUNDS)
def test_the_deal_passes_one_seat_clockwise_every_round(seats: int) -> None:
    match = slet.new("wizard", seats, seed=3, first_dealer=seats - 2)
    play_on(match, Random(3))
    dealers = [event.dealer for event in match.log() if isinstance(event, Dealt)]
    assert dealers == [(seats - 2 + n) % seats for n in range(ROUNDS[seats])]


@pytest.mark.clause("WIZ-05")
@pytest.mark.parametrize("seats", ROUNDS)
def test_everybody_gets_one_card_more_in_every_round(seats: int) -> None:
    for number in range(1, ROUNDS[seats] + 1):
        match = deal(seats, number, turned="red-8" if number < ROUNDS[seats] else None)
        assert match.view().round == number
        assert match.view().cards == [number] * seats
        assert [len(match.view(seat).hand) for seat in range(seats)] == [number] * seats
        assert all_cards(match) == sorted(SIXTY)


@pytest.mark.clause("WIZ-05")
def test_all_sixty_cards_are_shuffled_afresh_for_every_round() -> None:
    match = slet.new("wizard", 6, seed=4, first_dealer=0)
    play_on(match, Random(4))
    orders = [answer for _, _, answer in fated(match._journal)]
    assert len(orders) == 10
    assert all(sorted(order) == list(range(60)) for order in orders)
    assert len({tuple(order) for order in orders}) == 10


@pytest.mark.clause("WIZ-05")
def test_any_card_can_be_dealt_to_anybody() -> None:
    seen: list[set[str]] = [set(), set(), set()]
    for seed in range(400):
        match = slet.new("wizard", 3, seed=seed, first_dealer=0)
        for seat in range(3):
            seen[seat] |= {card.name for card in match.view(seat).hand}
    assert [len(cards) for cards in seen] == [60, 60, 60]


@pytest.mark.clause("WIZ-05")
def test_a_card_that_was_played_can_come_again_in_the_next_round() -> None:
    came_again = 0
    for seed in range(30):
        match = slet.new("wizard", 6, seed=seed, first_dealer=0)
        played = {card.name for hand in match.state.hands for card in hand}
        if asked(match).kind == "trump":
            match.play("trump:red")
        bid(match, *[0] * 6)
        play_on(match, Random(seed), answers=6)
        assert match.view().round == 2
        came_again += any(card.name in played for hand in match.state.hands for card in hand)
    assert came_again > 5
