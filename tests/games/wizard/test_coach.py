"""What a coach remarks in somebody's first games of Wizard, and when it keeps silent."""

from collections import Counter

import pytest

import slet
from slet.games.wizard.coach import REMARKS
from slet.kernel.match import Match
from support.remarking import at_random, check_words, said, told_in, with_player

from .table import ROUNDS, bid, deal, play, table


def test_every_remark_has_words_and_names_clauses_that_there_are() -> None:
    check_words("wizard")


# --- bids -----------------------------------------------------------------------------------------------------------


def bidding(*hands: str, turned: str | None = None, dealer: int = 2, plus_minus_one: bool = False) -> Match:
    """A match before the first bid; the cards that nobody names are left out."""
    seats = len(hands)
    suit = (turned or "none").partition("-")[0]
    state = {
        "seats": seats,
        "step": "bid",
        "round": len(hands[0].split()),
        "dealer": dealer,
        "hands": [hand.split() for hand in hands],
        "turned": turned,
        "trump": None if suit in ("wizard", "jester", "none") else suit,
        "lead": (dealer + 1) % seats,
        "bids": [None] * seats,
        "taken": [0] * seats,
        "totals": [0] * seats,
        "without": [[] for _ in hands],
    }
    position = {"seats": seats, "options": {"plus_minus_one": plus_minus_one}, "state": state}
    return slet.from_position("wizard", position)


@pytest.mark.parametrize(
    ("card", "meaning"),
    [("wizard-1", "wizard"), ("jester-1", "jester"), ("red-1", "trump"), ("blue-9", "leads")],
)
def test_the_first_bid_is_one_question_about_one_card(card: str, meaning: str) -> None:
    assert said(bidding(card, "blue-1", "green-9", turned="red-5"), "first-bid") == {"card": meaning}


def test_who_does_not_lead_needs_the_right_colour_to_be_led() -> None:
    match = bidding("blue-1", "green-9", "green-3", turned="red-5")
    bid(match, 0)
    assert said(match, "first-bid") == {"card": "follows"}
    assert said(bidding("red-1 red-2", "blue-1 blue-2", "green-1 green-2", turned="red-5"), "first-bid") is None


def test_the_trump_is_told_where_a_colour_is_turned_up_and_nothing_of_it_where_none_is() -> None:
    hands = ("red-1 red-2", "blue-1 blue-2", "green-1 green-2")
    keys = ("trump", "no-trump", "last-round")
    assert [said(bidding(*hands, turned="yellow-5"), key) for key in keys] == [{"suit": "yellow"}, None, None]
    assert [said(bidding(*hands, turned="jester-4"), key) for key in keys] == [None, {}, None]
    assert [said(bidding(*hands), key) for key in keys] == [None, None, {}]
    assert [said(bidding(*hands, turned="wizard-4"), key) for key in keys] == [None, None, None]


def test_who_names_the_trump_hears_of_which_colour_there_is_most() -> None:
    match = deal(4, 6, turned="wizard-3")
    held = Counter(card.suit for card in match.view(0).hand if card.suit is not None)
    told = said(match, "names-trump")
    assert told is not None
    assert told["held"] == held[told["suit"]] == max(held.values())
    match.play("trump:red")
    assert said(match, "names-trump") is None


def test_a_wizard_does_not_go_with_a_bid_of_none() -> None:
    match = bidding("wizard-1 wizard-2", "blue-1 wizard-3", "green-1 green-2", turned="red-5")
    assert said(match, "none-with-a-wizard") == {"wizards": 2}
    bid(match, 1)
    assert said(match, "none-with-a-wizard") == {"wizards": 1}
    bid(match, 1)
    assert said(match, "none-with-a-wizard") is None


def test_where_none_cannot_be_bid_nothing_is_said_against_it() -> None:
    match = bidding("blue-2 blue-3", "blue-1 red-3", "wizard-1 green-2", turned="red-5", plus_minus_one=True)
    bid(match, 1, 1)
    assert said(match, "none-with-a-wizard") is None
    assert said(match, "forbidden") == {"bid": 0, "tricks": 2}


def test_the_forbidden_number_is_told_only_where_there_is_one() -> None:
    hands = ("blue-2 blue-3", "blue-1 red-3", "red-1 green-2")
    match = bidding(*hands, turned="red-5", plus_minus_one=True)
    assert said(match, "forbidden") is None
    bid(match, 2, 2)
    assert said(match, "forbidden") is None, "all bids are too many already"
    match = bidding(*hands, turned="red-5")
    bid(match, 1, 1)
    assert said(match, "forbidden") is None


def test_high_cards_that_can_be_trumped_are_hopes() -> None:
    hands = ("blue-9 green-12 red-12", "blue-10 red-11 red-13", "green-1 green-2 green-3")
    match = bidding(*hands, turned="red-5")
    assert said(match, "hopes") == {"high": 2}
    bid(match, 2)
    assert said(match, "hopes") is None, "one of them is no trump"
    assert said(bidding(*hands, turned="jester-1"), "hopes") is None, "there is no trump to beat them"


def test_what_a_jester_is_worth_is_told_to_who_holds_one() -> None:
    match = bidding("jester-1 red-2", "blue-1 blue-2", "green-1 green-2", turned="red-5")
    assert said(match, "jester-held") == {}
    bid(match, 0)
    assert said(match, "jester-held") is None


# --- before the first card ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("bids", "few", "many"),
    [
        ([0, 1, 0], {"bids": 1, "tricks": 2}, None),
        ([1, 1, 0], None, None),
        ([2, 1, 1], None, {"bids": 4, "tricks": 2}),
    ],
)
def test_the_sum_of_the_bids_tells_how_tricks_will_be_played(
    bids: list[int], few: dict[str, int] | None, many: dict[str, int] | None
) -> None:
    match = table("red-1 red-2", "blue-1 blue-2", "green-1 green-2", bids=bids)
    assert (said(match, "too-few-bid"), said(match, "too-many-bid")) == (few, many)
    play(match, "red-1 blue-1 green-1")
    assert (said(match, "too-few-bid"), said(match, "too-many-bid")) == (None, None)


# --- what may be played ---------------------------------------------------------------------------------------------


def test_a_card_without_colour_may_stand_for_the_colour_that_is_held() -> None:
    match = table("red-1 red-2", "red-3 jester-1", "blue-1 wizard-1")
    assert said(match, "instead") is None
    play(match, "red-1")
    assert said(match, "instead") == {"suit": "red", "instead": "jester"}
    play(match, "red-3")
    assert said(match, "instead") is None, "who cannot follow may play anything"


def test_nobody_has_to_trump() -> None:
    match = table("red-1 red-2", "blue-3 green-1", "blue-1 blue-4", trump="blue")
    play(match, "red-1")
    assert said(match, "free") == {"suit": "red"}
    play(match, "green-1")
    assert said(match, "free") is None, "there is nothing but trump"


def test_after_a_jester_the_next_card_sets_the_colour() -> None:
    match = table("jester-1 red-2", "jester-2 green-1", "blue-1 blue-4", "blue-2 blue-3")
    assert said(match, "jester-led") is None
    play(match, "jester-1")
    assert said(match, "jester-led") == {"jesters": 1}
    play(match, "jester-2")
    assert said(match, "jester-led") == {"jesters": 2}
    play(match, "blue-1")
    assert said(match, "jester-led") is None


def test_after_a_wizard_nothing_has_to_be_followed() -> None:
    match = table("wizard-1 red-2", "red-3 green-1", "blue-1 blue-4")
    assert said(match, "wizard-led") is None
    play(match, "wizard-1")
    assert said(match, "wizard-led") == {}


# --- which card is better -------------------------------------------------------------------------------------------


def test_with_all_tricks_taken_a_card_that_wins_is_a_danger() -> None:
    match = table("red-5 red-2", "red-7 red-3", "red-8 red-9", bids=[1, 0, 0], lead=0)
    assert said(match, "enough") is None, "whoever leads knows nothing yet"
    play(match, "red-5")
    assert said(match, "enough") == {"bid": 0, "cost": 30}
    play(match, "red-7")
    assert said(match, "enough") is None, "both cards win"
    match = table("red-5 red-2", "red-7 red-3", "red-8 red-9", bids=[1, 1, 0], taken=[0, 1, 0], lead=0)
    play(match, "red-5")
    assert said(match, "enough") == {"bid": 1, "cost": 40}


def test_with_all_tricks_taken_high_cards_go_where_they_cannot_win() -> None:
    match = table("red-13 red-2", "red-12 red-3", "wizard-1 red-9", bids=[1, 0, 0])
    play(match, "red-13")
    assert said(match, "get-rid") == {"suit": "red", "rank": 12}
    play(match, "red-12")
    assert said(match, "get-rid") is None, "there is only one card that loses"
    match = table("wizard-2 red-2", "wizard-3 red-3", "wizard-1 red-9", bids=[1, 0, 1])
    play(match, "wizard-2")
    assert said(match, "get-rid") == {"suit": "wizard", "rank": 0}
    play(match, "red-3")
    assert said(match, "get-rid") is None, "a trick is wanted"


def test_last_to_play_the_smallest_winner_is_enough() -> None:
    match = table("green-9 red-1", "green-2 green-3", "red-7 red-13", bids=[1, 0, 2], trump="red")
    play(match, "green-9")
    assert said(match, "smallest") is None
    play(match, "green-2")
    assert said(match, "smallest") == {"suit": "red", "rank": 7}
    match = table("green-9 red-1", "green-2 green-3", "red-7 red-13", bids=[1, 0, 0], trump="red")
    play(match, "green-9 green-2")
    assert said(match, "smallest") is None, "no trick is wanted"


def test_a_second_wizard_would_be_wasted() -> None:
    match = table("wizard-4 blue-1", "blue-12 blue-3", "wizard-1 blue-2", bids=[1, 0, 1], trump="red")
    play(match, "wizard-4 blue-12")
    assert said(match, "second-wizard") == {}
    match = table("wizard-4 blue-1", "blue-12 blue-3", "wizard-1 blue-2", bids=[1, 0, 0], trump="red")
    play(match, "wizard-4 blue-12")
    assert said(match, "second-wizard") is None, "it is well thrown away"


@pytest.mark.parametrize(("wanted", "how"), [(0, "over"), (3, "under"), (1, None), (2, None)])
def test_a_bid_that_cannot_be_met_is_still_worth_being_near(wanted: int, how: str | None) -> None:
    match = table("red-5", "red-7", "red-8", bids=[wanted, 0, 0], taken=[1, 0, 0])
    assert said(match, "not-exact") == (None if how is None else {"how": how})


# --- points ---------------------------------------------------------------------------------------------------------


def test_after_a_round_its_points_are_told() -> None:
    match = table("red-5 blue-3", "red-7 red-1", "red-8 green-1", bids=[0, 1, 2], lead=2)
    play(match, "red-8 red-5 red-7 green-1 blue-3 red-1")
    asked = match.asks[0].seat
    assert asked == 0, "the deal has passed on"
    assert said(match, "met") == {"taken": 0, "points": 20}
    assert said(match, "missed") is None
    bid(match, 0)
    assert said(match, "met") is None
    assert said(match, "missed") == {"bid": 1, "taken": 0, "lost": 10}


def test_what_is_no_news_is_not_told_again() -> None:
    match = table("red-5", "red-7", "red-8", bids=[0, 0, 1])
    assert (said(match, "met"), said(match, "missed")) == (None, None)


# --- whole games ----------------------------------------------------------------------------------------------------


def test_over_whole_games_every_remark_finds_its_moment_and_its_words() -> None:
    told: Counter[str] = Counter()
    for seats in ROUNDS:
        for variant in (False, True):
            match = slet.new("wizard", seats, seed=seats, plus_minus_one=variant)
            told += told_in(match, seats, with_player("rules") if variant else at_random)
    assert set(told) == {remark.key for remark in REMARKS}
