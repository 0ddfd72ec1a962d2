"""Tricks: WIZ-15 to WIZ-24."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from slet.games.wizard.events import Played, TookTrick
from slet.kernel.foregone import foregone

from .table import (
    COLOURS,
    JESTERS,
    SIXTY,
    WIZARDS,
    allowed,
    asked,
    before_bids,
    best,
    bid,
    many,
    names,
    offered,
    play,
    refused,
    table,
)


@pytest.mark.clause("WIZ-15")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_the_first_trick_begins_on_the_dealers_left_and_goes_clockwise(seats: int) -> None:
    for dealer in range(seats):
        match = before_bids(seats, round=3, dealer=dealer)
        bid(match, *[0] * seats)
        order = [(dealer + 1 + n) % seats for n in range(seats)]
        for seat in order:
            assert (asked(match).seat, asked(match).kind) == (seat, "play")
            match.play(asked(match).options[0])
        assert [event.seat for event in match.log() if isinstance(event, Played)] == order
        assert match.view().cards == [2] * seats, "everybody has played one card"


@pytest.mark.clause("WIZ-15")
def test_nobody_plays_out_of_turn_or_twice_to_a_trick() -> None:
    match = table("red-1 red-2", "blue-1 blue-2", "green-1 green-2", lead=1)
    refused(match, "play:red-1", "WIZ-17", seat=0)
    refused(match, "play:green-1", "WIZ-17", seat=2)
    match.play("play:blue-1", seat=1)
    refused(match, "play:blue-2", "WIZ-19", seat=1)
    match.play("play:green-1", seat=2)


@pytest.mark.clause("WIZ-15")
def test_only_a_card_of_the_own_hand_can_be_played() -> None:
    match = table("red-1 red-2", "blue-1 blue-2", "green-1 green-2", trump="yellow")
    refused(match, "play:blue-1", "WIZ-17")
    refused(match, "play:wizard-1", "WIZ-17")
    refused(match, "bid:0", "WIZ-17")
    play(match, "red-1")
    refused(match, "play:red-1", "WIZ-19")


@pytest.mark.clause("WIZ-15", "WIZ-16")
def test_the_winner_of_the_last_round_does_not_lead_the_next() -> None:
    match = table("red-1", "red-2", "red-3", "red-4", lead=1)
    play(match, "red-2 red-3 red-4 red-1")
    assert match.view().truth[-1].taken == (0, 0, 0, 1)
    assert match.view().dealer == 1
    if asked(match).kind == "trump":
        match.play("trump:red")
    bid(match, 0, 0, 0, 0)
    assert (asked(match).seat, asked(match).kind) == (2, "play")


@pytest.mark.clause("WIZ-16")
def test_who_wins_a_trick_leads_the_next_until_the_cards_are_played() -> None:
    match = table("red-1 blue-5 green-3", "red-9 blue-2 green-4", "red-5 blue-9 green-1")
    play(match, "red-1 red-9 red-5")
    assert asked(match).seat == 1
    play(match, "blue-2 blue-9 blue-5")
    assert asked(match).seat == 2
    play(match, "green-1 green-3 green-4")
    assert match.view().truth[-1].taken == (0, 2, 1)
    assert [event.seat for event in match.log() if isinstance(event, TookTrick)] == [1, 2, 1]
    assert match.view().round == 4, "three cards, three tricks"


@pytest.mark.clause("WIZ-17")
def test_the_leader_may_play_any_card() -> None:
    hand = "red-1 red-13 blue-4 green-2 yellow-8 wizard-1 jester-1"
    blue = "blue-1 blue-2 blue-3 blue-5 blue-6 blue-7 blue-8"
    match = table(hand, blue, blue.replace("blue", "green").replace("green-2", "green-9"), trump="red")
    assert offered(match) == set(hand.split())


@pytest.mark.clause("WIZ-17")
def test_the_leader_of_a_later_trick_is_bound_by_nothing_played_before() -> None:
    match = table("red-9 red-2 blue-4 wizard-1", "red-1 red-3 green-1 green-2", "red-4 red-5 red-6 red-7", trump="red")
    play(match, "red-9 red-1 red-4")
    assert asked(match).seat == 0
    assert offered(match) == {"red-2", "blue-4", "wizard-1"}


@pytest.mark.clause("WIZ-18", "WIZ-20")
def test_the_colour_to_follow_does_not_change_when_another_colour_is_thrown_in() -> None:
    match = table("red-5 yellow-1", "green-9 yellow-2", "red-3 green-1", "red-4 green-2", trump="green")
    play(match, "red-5 green-9")
    assert offered(match) == {"red-3"}
    refused(match, "play:green-1", "WIZ-19")
    play(match, "red-3")
    assert offered(match) == {"red-4"}


@pytest.mark.clause("WIZ-18")
def test_the_trump_colour_has_to_be_followed_when_it_is_led() -> None:
    match = table("green-5 yellow-1", "green-1 red-2", "green-2 red-3", trump="green")
    play(match, "green-5")
    assert offered(match) == {"green-1"}
    refused(match, "play:red-2", "WIZ-19")


@pytest.mark.clause("WIZ-19", "WIZ-21")
def test_who_can_follow_plays_the_colour_or_a_card_without_colour() -> None:
    match = table(
        "red-5 red-6 red-7 red-8 red-9 red-10",
        "red-1 red-13 blue-4 green-2 wizard-1 jester-1",
        "red-2 red-3 red-4 red-11 red-12 blue-1",
        trump="blue",
    )
    play(match, "red-5")
    assert offered(match) == {"red-1", "red-13", "wizard-1", "jester-1"}
    refused(match, "play:blue-4", "WIZ-19")
    refused(match, "play:green-2", "WIZ-19")


@pytest.mark.clause("WIZ-20")
def test_who_cannot_follow_plays_anything() -> None:
    hand = "blue-4 blue-13 green-2 yellow-1 wizard-1 jester-1"
    match = table("red-5 red-6 red-7 red-8 red-9 red-10", hand, "red-1 red-2 red-3 red-4 red-11 red-12", trump="blue")
    play(match, "red-5")
    assert offered(match) == set(hand.split()), "trump may be played, but it need not be"


@pytest.mark.clause("WIZ-20")
def test_nobody_has_to_beat() -> None:
    match = table("red-5 yellow-1", "red-1 red-13", "blue-1 blue-13", trump="blue")
    play(match, "red-5")
    assert offered(match) == {"red-1", "red-13"}
    play(match, "red-13")
    assert offered(match) == {"blue-1", "blue-13"}


@pytest.mark.clause("WIZ-19", "WIZ-20")
def test_wizards_and_jesters_are_no_cards_of_the_colour_to_follow() -> None:
    match = table("red-5 red-6 red-7", "wizard-1 jester-1 blue-2", "red-1 red-2 red-3", trump="red")
    play(match, "red-5")
    assert offered(match) == {"wizard-1", "jester-1", "blue-2"}


@pytest.mark.clause("WIZ-21")
@pytest.mark.parametrize("card", [*WIZARDS, *JESTERS])
def test_a_wizard_or_a_jester_may_always_be_played(card: str) -> None:
    match = table("red-5 red-6", f"red-7 {card}", "red-1 red-2", trump="red", turned="red-9")
    play(match, f"red-5 {card}")
    assert match.view().trick[1].card.name == card


@pytest.mark.clause("WIZ-22")
def test_when_a_wizard_is_led_nothing_has_to_be_followed() -> None:
    match = table("wizard-1 red-1", "red-2 blue-2", "red-3 blue-3", "red-4 wizard-2", trump="red")
    play(match, "wizard-1")
    assert offered(match) == {"red-2", "blue-2"}
    play(match, "blue-2")
    assert offered(match) == {"red-3", "blue-3"}, "no colour played later has to be followed either"
    play(match, "red-3")
    assert offered(match) == {"red-4", "wizard-2"}


@pytest.mark.clause("WIZ-22")
def test_a_jester_after_a_wizard_does_not_bring_the_duty_back() -> None:
    match = table("wizard-1 red-1", "jester-1 blue-2", "red-3 blue-3", "red-4 blue-4")
    play(match, "wizard-1 jester-1 red-3")
    assert offered(match) == {"red-4", "blue-4"}


@pytest.mark.clause("WIZ-23")
def test_when_a_jester_is_led_the_first_coloured_card_sets_the_colour() -> None:
    match = table("jester-1 red-1", "jester-2 blue-2", "red-3 blue-3", "red-4 blue-4", "blue-5 green-5", trump="green")
    play(match, "jester-1")
    assert offered(match) == {"jester-2", "blue-2"}
    play(match, "jester-2")
    assert offered(match) == {"red-3", "blue-3"}, "still anything"
    play(match, "blue-3")
    assert offered(match) == {"blue-4"}
    refused(match, "play:red-4", "WIZ-19")
    play(match, "blue-4")
    assert offered(match) == {"blue-5"}


@pytest.mark.clause("WIZ-23")
def test_a_wizard_after_jesters_only_frees_the_whole_trick() -> None:
    match = table("jester-1 red-1", "jester-2 blue-2", "wizard-1 blue-3", "red-4 blue-4", "red-5 blue-5", trump="red")
    play(match, "jester-1 jester-2 wizard-1")
    assert offered(match) == {"red-4", "blue-4"}
    play(match, "red-4")
    assert offered(match) == {"red-5", "blue-5"}


@pytest.mark.clause("WIZ-24")
@pytest.mark.parametrize("led", ["red-1", "jester-1 red-2"])
def test_a_wizard_played_later_does_not_lift_the_duty_to_follow(led: str) -> None:
    match = table("red-1 jester-1", "red-2 blue-2", "wizard-1 blue-3", "red-4 blue-4", trump="blue")
    play(match, led if " " in led else f"{led} red-2")
    play(match, "wizard-1")
    assert offered(match) == {"red-4"}
    refused(match, "play:blue-4", "WIZ-19")


@pytest.mark.clause("WIZ-18", "WIZ-21")
def test_a_jester_played_later_does_not_change_the_colour_to_follow() -> None:
    match = table("red-1 yellow-1", "jester-1 red-2", "red-3 blue-3", trump="blue")
    play(match, "red-1 jester-1")
    assert offered(match) == {"red-3"}


# Few numbers, so that colours meet; all wizards and jesters.
SHORT_DECK = [f"{colour}-{number}" for colour in COLOURS for number in (1, 6, 12, 13)] + [*WIZARDS, *JESTERS]


@pytest.mark.clause("WIZ-17", "WIZ-18", "WIZ-19", "WIZ-20", "WIZ-21", "WIZ-22", "WIZ-23", "WIZ-24")
@many
@given(cards=st.permutations(SHORT_DECK), seats=st.integers(3, 6), data=st.data())
def test_exactly_the_cards_that_the_rules_allow_can_be_played(
    cards: list[str], seats: int, data: st.DataObject
) -> None:
    hands = [cards[seat * 4 : seat * 4 + 4] for seat in range(seats)]
    match = table(*map(" ".join, hands), turned="yellow-2", trump="yellow")
    trick: list[str] = []
    for hand in hands:
        assert offered(match) == allowed(hand, trick)
        trick.append(data.draw(st.sampled_from(sorted(allowed(hand, trick)))))
        play(match, trick[-1])


# --- who wins a trick: WIZ-25 to WIZ-28 ----------------------------------------------------------------------


def winner(trick: str, trump: str | None = None) -> str:
    """Which card wins this trick: everybody has one card, so everything is allowed."""
    cards = trick.split()
    match = table(*cards, trump=trump, turned=next(name for name in SIXTY[::-1] if name not in cards))
    play(match, trick)
    taken: tuple[int, ...] = match.view().truth[0].taken
    assert sum(taken) == 1
    return cards[taken.index(1)]


@pytest.mark.clause("WIZ-25")
@pytest.mark.parametrize(
    ("trick", "wins"),
    [
        ("wizard-3 wizard-1 wizard-2", "wizard-3"),
        ("red-13 wizard-2 wizard-1 red-12", "wizard-2"),
        ("blue-1 jester-1 red-13 wizard-4", "wizard-4"),
        ("jester-1 wizard-4 red-13 wizard-1 wizard-2 wizard-3", "wizard-4"),
    ],
)
def test_the_first_wizard_wins(trick: str, wins: str) -> None:
    assert winner(trick, trump="red") == wins


@pytest.mark.clause("WIZ-26")
@pytest.mark.parametrize(
    ("trick", "wins"),
    [
        ("blue-13 red-1 blue-12", "red-1"),
        ("blue-13 red-5 red-1 red-9 blue-12", "red-9"),
        ("red-4 blue-13 red-3", "red-4"),
        ("jester-1 blue-13 red-2", "red-2"),
        ("jester-1 red-2 blue-13", "red-2"),
        ("red-9 red-10 red-2", "red-10"),
    ],
)
def test_without_a_wizard_the_highest_trump_wins(trick: str, wins: str) -> None:
    assert winner(trick, trump="red") == wins


@pytest.mark.clause("WIZ-27")
@pytest.mark.parametrize(
    ("trick", "wins"),
    [
        ("blue-2 green-13 yellow-13", "blue-2"),
        ("blue-2 green-13 blue-11 blue-9", "blue-11"),
        ("jester-1 green-3 blue-13 green-10", "green-10"),
        ("jester-1 jester-2 green-3 blue-13", "green-3"),
        ("yellow-9 jester-1 yellow-10 blue-11", "yellow-10"),
    ],
)
def test_without_wizard_and_trump_the_highest_of_the_colour_to_follow_wins(trick: str, wins: str) -> None:
    assert winner(trick, trump="red") == wins
    assert winner(trick, trump=None) == wins


@pytest.mark.clause("WIZ-28")
@pytest.mark.parametrize(
    ("trick", "wins"),
    [
        ("jester-1 jester-2 yellow-1", "yellow-1"),
        ("yellow-1 jester-1 jester-2", "yellow-1"),
        ("jester-4 wizard-1 jester-2", "wizard-1"),
        ("jester-3 jester-1 jester-2", "jester-3"),
        ("jester-4 jester-2 jester-3 jester-1", "jester-4"),
    ],
)
def test_a_jester_wins_only_as_the_first_of_nothing_but_jesters(trick: str, wins: str) -> None:
    assert winner(trick, trump="red") == wins
    assert winner(trick, trump=None) == wins


@pytest.mark.clause("WIZ-25", "WIZ-26", "WIZ-27", "WIZ-28")
@many
@given(
    deck=st.permutations(SHORT_DECK),
    seats=st.integers(3, 6),
    trump=st.sampled_from([None, *COLOURS]),
)
def test_any_trick_is_won_as_the_rules_say(deck: list[str], seats: int, trump: str | None) -> None:
    trick = deck[:seats]
    assert winner(" ".join(trick), trump) == best(trick, trump)


@pytest.mark.clause("WIZ-16", "WIZ-25")
@pytest.mark.parametrize("lead", [0, 1, 2, 3])
def test_the_trick_goes_to_the_seat_that_played_the_winning_card(lead: int) -> None:
    match = table(*[f"{colour}-7 {colour}-8" for colour in COLOURS], lead=lead, turned="jester-1")
    play(match, " ".join(f"{COLOURS[(lead + n) % 4]}-7" for n in range(4)))
    assert match.view().taken == [int(seat == lead) for seat in range(4)]
    assert asked(match).seat == lead


@pytest.mark.clause("WIZ-15")
def test_the_last_card_is_no_choice_and_the_last_but_one_is() -> None:
    match = table("red-5 blue-9", "red-1 blue-1", "red-2 blue-2")
    assert foregone(match) is None
    play(match, "red-5 red-1 red-2")
    pick = foregone(match)
    assert pick is not None
    assert names(pick.options) == ["blue-9"]


@pytest.mark.clause("WIZ-19")
def test_that_only_one_card_can_follow_is_known_to_its_owner_alone_so_it_is_asked() -> None:
    match = table("red-5 blue-9", "red-1 blue-1", "red-2 blue-2")
    play(match, "red-5")
    assert offered(match) == {"red-1"}
    assert foregone(match) is None
