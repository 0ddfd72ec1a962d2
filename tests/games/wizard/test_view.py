"""Who may know what: WIZ-29, hands, and what a player may imagine."""

import re
from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import slet
from slet.games.wizard.events import Played
from slet.kernel.data import to_json
from slet.kernel.errors import SletError
from slet.kernel.match import Match

from .table import (
    COLOURS,
    ROUNDS,
    SIXTY,
    all_cards,
    asked,
    before_bids,
    colour,
    colour_asked_for,
    few,
    many,
    names,
    play,
    play_on,
    table,
)

CARD = re.compile(r"(?:yellow|red|blue|green|wizard|jester)-\d+")


def cards_in(value: object) -> Counter[str]:
    """All cards that can be read in it, wherever they stand."""
    return Counter(CARD.findall(to_json(value).decode()))


class Onlooker:
    """Follows a match and remembers everything that was played in this round."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.round = 0
        self.plays: list[tuple[int, str]] = []
        self.without: list[set[str]] = []

    def play(self, rng: Random) -> None:
        if self.match.view().round != self.round:
            self.round = self.match.view().round
            self.plays = []
            self.without = [set() for _ in range(self.match.seats)]
        ask = asked(self.match)
        option = rng.choice(ask.options)
        if ask.kind == "play":
            name = option.id.removeprefix("play:")
            led = colour_asked_for(self.open)
            if led is not None and colour(name) in COLOURS and colour(name) != led:
                self.without[ask.seat].add(led)
            self.plays.append((ask.seat, name))
        self.match.play(option)

    @property
    def in_round(self) -> bool:
        return self.match.ask is not None and self.match.view().round == self.round

    @property
    def open(self) -> list[str]:
        """The trick on the table."""
        return [name for _, name in self.plays[len(self.plays) // self.match.seats * self.match.seats :]]

    @property
    def closed(self) -> list[str]:
        """The cards of the tricks taken."""
        return [name for _, name in self.plays[: len(self.plays) - len(self.open)]]

    @property
    def shown(self) -> list[str]:
        """What may be looked at: the open trick, or before the next lead the last one."""
        return self.open or self.closed[-self.match.seats :]


# --- the table: WIZ-29 ---------------------------------------------------------------------------------------


@pytest.mark.clause("WIZ-29")
def test_everybody_sees_how_many_tricks_each_has_taken() -> None:
    match = table("red-5 blue-1 green-1", "red-1 blue-9 green-2", "red-2 blue-3 green-9")
    for trick, taken in (
        ("red-5 red-1 red-2", [1, 0, 0]),
        ("blue-1 blue-9 blue-3", [1, 1, 0]),
    ):
        play(match, trick)
        assert all(match.view(seat).taken == taken for seat in (None, 0, 1, 2))


@pytest.mark.clause("WIZ-29")
def test_the_last_trick_may_be_looked_at_until_the_next_lead_and_no_longer() -> None:
    match = table("red-5 blue-1 green-1", "red-1 blue-9 green-2", "red-2 blue-3 green-9", lead=2)
    play(match, "red-2")
    assert [(laid.seat, laid.card.name) for laid in match.view().trick] == [(2, "red-2")]
    play(match, "red-5 red-1")
    for seat in (None, 0, 1, 2):
        view = match.view(seat)
        assert [(laid.seat, laid.card.name) for laid in view.last_trick] == [(2, "red-2"), (0, "red-5"), (1, "red-1")]
        assert view.trick == []
    play(match, "blue-1")
    for seat in (None, 0, 1, 2):
        view = match.view(seat)
        assert view.last_trick == []
        assert [(laid.seat, laid.card.name) for laid in view.trick] == [(0, "blue-1")]


@pytest.mark.clause("WIZ-29")
@few
@given(seats=st.sampled_from(list(ROUNDS)), seed=st.integers(0, 10**6))
def test_no_view_shows_another_hand_the_undealt_cards_or_a_past_trick(seats: int, seed: int) -> None:
    match = slet.new("wizard", seats, seed=seed)
    onlooker = Onlooker(match)
    rng = Random(seed)
    while match.ask is not None:
        onlooker.play(rng)
        if not onlooker.in_round:
            continue
        public = Counter(onlooker.shown)
        if match.state.turned is not None:
            public[match.state.turned.name] += 1
        assert cards_in(match.view()) == public
        for seat in range(seats):
            assert cards_in(match.view(seat)) == public + Counter(names(match.state.hands[seat]))


@pytest.mark.clause("WIZ-29")
@few
@given(seats=st.sampled_from(list(ROUNDS)), seed=st.integers(0, 10**6))
def test_the_log_keeps_silent_about_past_tricks_until_the_round_is_over(seats: int, seed: int) -> None:
    match = slet.new("wizard", seats, seed=seed)
    onlooker = Onlooker(match)
    rng = Random(seed)
    earlier: list[tuple[int, str]] = []
    for number in range(1, ROUNDS[seats] + 1):
        while match.ask is not None and match.view().round == number:
            onlooker.play(rng)
            if onlooker.in_round and rng.random() < 0.2:
                shown = [play for play in onlooker.plays if play[1] in onlooker.shown]
                for seat in (None, rng.randrange(seats)):
                    assert told(match, seat) == earlier + shown
        earlier += onlooker.plays
        assert told(match, None) == earlier, "the round is over: all of it is told"
    assert match.ask is None


def told(match: Match, seat: int | None) -> list[tuple[int, str]]:
    return [(event.seat, event.card.name) for event in match.log(seat) if isinstance(event, Played)]


@pytest.mark.clause("WIZ-29")
def test_lines_of_a_past_trick_fade_with_the_next_lead_and_come_back_after_the_round() -> None:
    match = table("red-5 blue-9", "red-1 blue-1", "red-2 blue-2")
    play(match, "red-5 red-1 red-2")
    first = [(0, "red-5"), (1, "red-1"), (2, "red-2")]
    assert told(match, 1) == first
    play(match, "blue-9")
    assert told(match, 1) == [(0, "blue-9")]
    play(match, "blue-1")
    assert told(match, 1) == [(0, "blue-9"), (1, "blue-1")]
    play(match, "blue-2")
    assert told(match, 1) == told(match, None) == [*first, (0, "blue-9"), (1, "blue-1"), (2, "blue-2")]


@few
@given(seats=st.sampled_from(list(ROUNDS)), seed=st.integers(0, 10**6))
@pytest.mark.clause("WIZ-29")
def test_who_remembers_everything_knows_the_past_tricks_and_who_could_not_follow(seats: int, seed: int) -> None:
    match = slet.new("wizard", seats, seed=seed)
    onlooker = Onlooker(match)
    rng = Random(seed)
    while match.ask is not None:
        onlooker.play(rng)
        if onlooker.in_round:
            for seat in (None, rng.randrange(seats)):
                memory = match.recall(seat)
                shown = [laid.card.name for laid in match.view(seat).last_trick]
                assert sorted([*names(memory.gone), *shown]) == sorted(onlooker.closed)
                assert list(map(set, memory.without)) == onlooker.without


def test_after_a_new_deal_nothing_is_left_to_remember() -> None:
    match = table("red-5 blue-9", "red-1 green-1", "red-2 blue-2")
    play(match, "red-5 red-1 red-2 blue-9 green-1")
    assert list(map(list, match.recall(0).without)) == [[], ["blue"], []]
    play(match, "blue-2")
    assert match.view().round == 3
    assert match.recall(0).gone == []
    assert not any(match.recall(0).without)
    assert match.view().last_trick == []


def test_a_wizard_or_a_jester_tells_nothing_about_the_colours_held() -> None:
    match = table("red-5 blue-9", "wizard-1 green-1", "jester-1 blue-2")
    play(match, "red-5 wizard-1 jester-1")
    assert not any(match.recall().without)


# --- hands ---------------------------------------------------------------------------------------------------


def test_a_hand_is_shown_in_order_to_its_owner_alone() -> None:
    match = table(
        "jester-1 wizard-2 green-1 red-13 red-2 yellow-9",
        "blue-1 blue-2 blue-3 blue-4 blue-5 blue-6",
        "red-3 red-4 red-5 red-6 red-7 red-8",
    )
    assert names(match.view(0).hand) == ["yellow-9", "red-2", "red-13", "green-1", "wizard-2", "jester-1"]
    assert names(match.view(1).hand) == ["blue-1", "blue-2", "blue-3", "blue-4", "blue-5", "blue-6"]
    assert match.view(None).hand == []
    assert match.view(None).seat is None
    assert match.view(1).seat == 1
    assert all(match.view(seat).cards == [6, 6, 6] for seat in (None, 0, 1, 2))


def test_before_the_deal_a_view_is_empty() -> None:
    start = {"seats": 3, "state": {"step": None, "seats": 3, "totals": [0, 0, 0]}}
    match = slet.from_position("wizard", start)
    assert cards_in([match.view(), match.view(0)]) == Counter()


@pytest.mark.parametrize("seat", [-1, 3, 99])
def test_there_is_no_view_for_a_seat_that_is_not_at_the_table(seat: int) -> None:
    with pytest.raises(SletError):
        slet.new("wizard", 3, seed=1).view(seat)


# --- what a player may imagine -------------------------------------------------------------------------------


def in_the_middle(seats: int, seed: int, tricks: int, cards: int) -> Onlooker:
    """A late round after so many tricks and cards."""
    rng = Random(seed)
    match = before_bids(seats, round=ROUNDS[seats] - rng.randrange(4), dealer=rng.randrange(seats))
    onlooker = Onlooker(match)
    for _ in range(seats + tricks * seats + cards):
        onlooker.play(rng)
    return onlooker


@many
@given(
    seats=st.sampled_from(list(ROUNDS)),
    seed=st.integers(0, 10**6),
    tricks=st.integers(0, 6),
    cards=st.integers(0, 2),
    memory=st.sampled_from([0.0, 0.5, 1.0]),
)
def test_what_a_seat_imagines_agrees_with_all_it_knows(
    seats: int, seed: int, tricks: int, cards: int, memory: float
) -> None:
    onlooker = in_the_middle(seats, seed, tricks, cards)
    match = onlooker.match
    before = match.position()
    for seat in (None, *range(seats)):
        imagined = match.imagine(seat, Random(seed), memory)
        assert imagined.view(seat) == match.view(seat)
        assert imagined.log(seat) == match.log(seat)
        assert all_cards(imagined) == sorted(SIXTY)
        assert asked(imagined).seat == asked(match).seat
        if seat == asked(match).seat:
            assert asked(imagined) == asked(match)
        for other in range(seats):
            hand = names(imagined.state.hands[other])
            assert not onlooker.without[other] & set(map(colour, hand))
        assert imagined.recall(seat).without == match.recall(seat).without
        if memory == 1:
            assert imagined.recall(seat).gone == match.recall(seat).gone
    assert match.position() == before, "imagining changes nothing"


def seat_1_has_no_red() -> Match:
    """Seat 1 could not follow red in the first of three tricks; seat 0 leads the fourth."""
    match = table(
        "red-13 red-12 red-11 red-1",
        "green-1 green-2 green-3 green-4",
        "red-2 red-3 red-4 red-5",
        turned="jester-4",
    )
    play(match, "red-13 green-1 red-2")
    play(match, "red-12 green-2 red-3")
    play(match, "red-11 green-3 red-4")
    return match


@pytest.mark.parametrize("memory", [0.0, 1.0])
def test_a_seat_that_could_not_follow_is_imagined_without_that_colour(memory: float) -> None:
    match = seat_1_has_no_red()
    seen: list[set[str]] = [set(), set(), set()]
    for n in range(400):
        imagined = match.imagine(0, Random(n), memory)
        for seat in range(3):
            seen[seat] |= set(names(imagined.state.hands[seat]))
    assert seen[0] == {"red-1"}, "own cards are known"
    assert set(map(colour, seen[1])) == {"yellow", "blue", "green", "wizard", "jester"}
    assert set(map(colour, seen[2])) == {"yellow", "red", "blue", "green", "wizard", "jester"}


def test_every_card_not_seen_can_be_in_any_hand() -> None:
    match = table("red-1 red-2", "red-3 red-4", "red-5 red-6", turned="jester-4")
    seen: list[set[str]] = [set(), set(), set()]
    for n in range(400):
        imagined = match.imagine(0, Random(n))
        for seat in range(3):
            seen[seat] |= set(names(imagined.state.hands[seat]))
    assert seen[0] == {"red-1", "red-2"}
    assert seen[1] == seen[2] == set(SIXTY) - {"red-1", "red-2", "jester-4"}


def test_a_spectator_imagines_all_hands() -> None:
    match = table("red-1 red-2", "red-3 red-4", "red-5 red-6", turned="jester-4")
    hands = {tuple(names(match.imagine(None, Random(n)).state.hands[0])) for n in range(20)}
    assert len(hands) > 15


@pytest.mark.clause("WIZ-29")
def test_who_forgets_may_be_wrong_about_past_tricks_but_not_about_the_last() -> None:
    match = seat_1_has_no_red()
    gone = set(names(match.recall(0).gone))
    visible = {"red-11", "green-3", "red-4"}
    forgetful = [match.imagine(0, Random(n), memory=0) for n in range(60)]
    wrong = [set(names(imagined.recall(0).gone)) for imagined in forgetful]
    assert all(len(cards) == 6 and not cards & visible for cards in wrong)
    assert set.intersection(*wrong) == set()
    assert all({laid.card.name for laid in imagined.view(0).last_trick} == visible for imagined in forgetful)
    half = [len(gone & set(names(match.imagine(0, Random(n), memory=0.5).recall(0).gone))) for n in range(60)]
    assert 2 < sum(half) / 60 < 5, "of the six that can be forgotten about half are remembered"


@pytest.mark.clause("WIZ-29")
def test_with_the_next_lead_the_last_trick_can_be_forgotten_too() -> None:
    match = seat_1_has_no_red()
    play(match, "red-1")
    imagined = [set(names(match.imagine(1, Random(n), memory=0).recall(1).gone)) for n in range(60)]
    assert set.intersection(*imagined) == set()


def test_a_game_can_be_played_to_its_end_from_what_was_imagined() -> None:
    match = seat_1_has_no_red().imagine(2, Random(1), memory=0)
    play_on(match, Random(1))
    assert match.outcome is not None


@pytest.mark.clause("WIZ-18", "WIZ-29")
def test_the_view_tells_the_colour_to_follow_and_whose_card_is_best() -> None:
    match = table("red-5 blue-9", "jester-1 green-1", "red-9 blue-2")
    assert (match.view().colour, match.view().winning) == (None, None)
    play(match, "red-5")
    assert (match.view().colour, match.view().winning) == ("red", 0)
    play(match, "jester-1")
    assert match.view().winning == 0
    play(match, "red-9")
    assert (match.view().colour, match.view().winning) == (None, 2), "seat 2 took the trick that still lies open"


@pytest.mark.clause("WIZ-16", "WIZ-29")
def test_whose_card_is_best_is_told_wherever_the_trick_began() -> None:
    match = table("red-5 blue-9", "red-9 green-1", "red-1 blue-2", lead=2)
    for card, seat in (("red-1", 2), ("red-5", 0), ("red-9", 1)):
        play(match, card)
        assert match.view().winning == seat
