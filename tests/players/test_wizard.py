"""The rules player of Wizard: what it can work out exactly."""

from itertools import permutations
from random import Random

import pytest

import slet
from games.wizard.table import SIXTY, table
from slet.games.wizard.pieces import Card, Suit
from slet.games.wizard.tricks import winning_card
from slet.kernel.match import Match
from slet.players import choose, find_player
from slet.players.wizard.chances import takes_it

UNSEEN = "red-3 red-9 blue-2 blue-12 green-5 wizard-1 jester-1 jester-2"


def cards(names: str) -> list[Card]:
    return [Card.named(name) for name in names.split()]


@pytest.mark.clause("WIZ-18", "WIZ-25", "WIZ-26", "WIZ-27", "WIZ-28")
@pytest.mark.parametrize("trump", ["red", "blue", "yellow", None])
@pytest.mark.parametrize("own", ["red-7", "red-13", "blue-7", "green-1", "yellow-13", "wizard-2", "jester-3"])
@pytest.mark.parametrize("seats", [3, 4])
def test_the_chance_of_a_single_card_is_exact(own: str, trump: Suit | None, seats: int) -> None:
    """Beside all ways in which the others' cards may lie, told by the rules themselves."""
    card, unseen = Card.named(own), cards(UNSEEN)
    for before in range(seats):
        ways = list(permutations(unseen, seats - 1))
        won = sum(winning_card([*way[:before], card, *way[before:]], trump) == before for way in ways)
        assert takes_it(card, before, seats - 1 - before, unseen, trump) == pytest.approx(won / len(ways))


def chosen(match: Match) -> str:
    assert match.ask is not None
    return choose(find_player("rules", "wizard"), match, match.ask, Random(1)).id


def first_bid(own: str, seat: int, turned: str) -> str:
    """What the seat bids with that card in the first round; seat 0 leads, and the others bid nothing before it."""
    seats, others = 3, iter(("yellow-2", "yellow-3"))
    hands = [own if place == seat else next(others) for place in range(seats)]
    left = [name for name in SIXTY if name not in (*hands, turned)]
    state = {
        "step": "bid",
        "seats": seats,
        "round": 1,
        "dealer": seats - 1,
        "hands": [[name] for name in hands],
        "rest": left,
        "turned": turned,
        "trump": turned.partition("-")[0],
        "lead": 0,
        "bids": [None] * seats,
        "taken": [0] * seats,
        "totals": [0] * seats,
        "without": [[] for _ in range(seats)],
    }
    match = slet.from_position("wizard", {"seats": seats, "state": state, "seed": "07" * 32})
    for _ in range(seat):
        match.play("bid:0")
    return chosen(match)


@pytest.mark.clause("WIZ-18")
@pytest.mark.parametrize(
    ("own", "seat", "bid"),
    [
        ("red-13", 0, "bid:1"),
        ("red-13", 1, "bid:0"),
        ("red-13", 2, "bid:0"),
        ("red-9", 0, "bid:0"),
        ("blue-1", 2, "bid:1"),
        ("blue-13", 1, "bid:1"),
        ("wizard-1", 2, "bid:1"),
        ("jester-1", 0, "bid:0"),
    ],
)
def test_in_the_first_round_it_bids_on_a_plain_card_only_where_it_leads(own: str, seat: int, bid: str) -> None:
    """Trump is blue. Whoever leads sets the colour: a high card of another is worth nothing then."""
    assert first_bid(own, seat, turned="blue-7") == bid


def last_to_play(hand: str, wanted: int, taken: int = 0, led: str = "red-9 red-4") -> Match:
    """Two cards left, and seat 2, which has no red, plays last; green is trump."""
    first, second = led.split()
    bids, won = [0, 0, wanted + taken], [1 - taken, 0, taken]
    match = table(f"{first} yellow-2", f"{second} yellow-3", hand, trump="green", bids=bids, taken=won)
    match.play(f"play:{first}")
    match.play(f"play:{second}")
    return match


@pytest.mark.clause("WIZ-16")
def test_with_one_trick_wanted_it_keeps_the_highest_trump_and_lets_the_loser_go() -> None:
    """Trumping at once would make it lead the weak card, which may then take a trick too many."""
    assert chosen(last_to_play("green-13 yellow-8", wanted=1)) == "play:yellow-8"


def test_with_two_wanted_it_trumps_at_once() -> None:
    assert chosen(last_to_play("green-13 yellow-8", wanted=2)) == "play:green-13"


def test_with_none_wanted_it_gets_rid_of_what_would_win_later() -> None:
    assert chosen(last_to_play("yellow-13 jester-1", wanted=0, led="wizard-1 red-4")) == "play:yellow-13"


def test_a_weak_trump_takes_the_trick_while_it_can() -> None:
    """A low trump may be beaten later, and a jester that is led takes nothing."""
    assert chosen(last_to_play("green-1 jester-1", wanted=1)) == "play:green-1"
