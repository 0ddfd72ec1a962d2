"""Whole games, checked from their log by a referee who knows the rules in other words."""

from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import slet
from slet.games.wizard.events import Dealt, HasBid, NamedTrump, NoTrump, Played, Scored, TookTrick, Turned
from slet.kernel.events import Event

from .table import COLOURS, ROUNDS, SIXTY, WIZARDS, allowed, best, colour, few, play_on, points


class Referee:
    """Reads the log of a whole game line by line and objects to whatever is against the rules."""

    def __init__(self, seats: int, log: list[Event], *, plus_minus_one: bool = False) -> None:
        self.seats = seats
        self.log = log
        self.plus_minus_one = plus_minus_one
        self.totals = [0] * seats
        self.tricks = 0

    def check(self) -> None:
        lines = iter(self.log)
        for number in range(1, ROUNDS[self.seats] + 1):
            self.round(number, lines)
        assert next(lines, None) is None, "the game ends after the last round"

    def round(self, number: int, lines: Iterator[Event]) -> None:
        dealt = next(lines)
        assert isinstance(dealt, Dealt)
        first = self.log[0]
        assert isinstance(first, Dealt)
        assert (dealt.round, dealt.dealer) == (number, (first.dealer + number - 1) % self.seats)
        trump, turned = self.trump(number, dealt.dealer, lines)
        order = [(dealt.dealer + 1 + n) % self.seats for n in range(self.seats)]
        bids = self.bids(number, order, lines)
        taken = self.play(number, order[0], trump, turned, lines)
        assert sum(taken) == number
        for seat in range(self.seats):
            won = points(bids[seat], taken[seat])
            self.totals[seat] += won
            assert next(lines) == Scored(seat, bids[seat], taken[seat], won, self.totals[seat])

    def trump(self, number: int, dealer: int, lines: Iterator[Event]) -> tuple[str | None, str | None]:
        line = next(lines)
        if number == ROUNDS[self.seats]:
            assert line == NoTrump()
            return None, None
        assert isinstance(line, Turned)
        turned = line.card.name
        if turned in WIZARDS:
            named = next(lines)
            assert isinstance(named, NamedTrump)
            assert named.seat == dealer
            return named.suit, turned
        return (colour(turned) if colour(turned) in COLOURS else None), turned

    def bids(self, number: int, order: list[int], lines: Iterator[Event]) -> dict[int, int]:
        bids: dict[int, int] = {}
        for seat in order:
            line = next(lines)
            assert isinstance(line, HasBid)
            assert line.seat == seat
            assert 0 <= line.tricks <= number
            bids[seat] = line.tricks
        assert not (self.plus_minus_one and sum(bids.values()) == number)
        return bids

    def play(self, number: int, lead: int, trump: str | None, turned: str | None, lines: Iterator[Event]) -> list[int]:
        """All cards are played in a round, so what a seat held is what it plays from now on."""
        tricks: list[list[Played]] = []
        taken = [0] * self.seats
        for count in range(1, number + 1):
            trick = [line for line in (next(lines) for _ in range(self.seats)) if isinstance(line, Played)]
            assert [line.seat for line in trick] == [(lead + n) % self.seats for n in range(self.seats)]
            assert all((line.round, line.trick) == (number, count) for line in trick)
            names = [line.card.name for line in trick]
            lead = trick[names.index(best(names, trump))].seat
            taken[lead] += 1
            assert next(lines) == TookTrick(lead, taken[lead])
            tricks.append(trick)
        hands: dict[int, set[str]] = {seat: set() for seat in range(self.seats)}
        for trick in reversed(tricks):
            names = [line.card.name for line in trick]
            for n, line in enumerate(trick):
                hands[line.seat].add(names[n])
                assert names[n] in allowed(hands[line.seat], names[:n])
        played = [name for hand in hands.values() for name in hand]
        assert len(set(played)) == number * self.seats
        assert set(played) <= set(SIXTY) - {turned}
        self.tricks += number
        return taken


@pytest.mark.clause("WIZ-02", "WIZ-04", "WIZ-05", "WIZ-09", "WIZ-11", "WIZ-14", "WIZ-15", "WIZ-16", "WIZ-19", "WIZ-33")
@few
@given(
    seats=st.sampled_from(list(ROUNDS)), seed=st.integers(0, 10**9), plus_minus_one=st.booleans(), cunning=st.booleans()
)
def test_a_referee_has_nothing_to_object_to(seats: int, seed: int, plus_minus_one: bool, cunning: bool) -> None:
    match = slet.new("wizard", seats, seed=seed, plus_minus_one=plus_minus_one)
    rng = Random(seed)
    if cunning:  # always the last option: high cards, wizards and jesters early, high bids
        while match.ask is not None:
            match.play(match.ask.options[-1])
    play_on(match, rng)
    referee = Referee(seats, match.log(), plus_minus_one=plus_minus_one)
    referee.check()
    assert referee.tricks == {3: 210, 4: 120, 5: 78, 6: 55}[seats]
    assert match.outcome is not None
    assert match.outcome.scores == tuple(referee.totals)
    best_total = max(referee.totals)
    assert match.outcome.winners == tuple(seat for seat in range(seats) if referee.totals[seat] == best_total)
    assert all(match.log(seat) == match.log() for seat in range(seats)), "when it is over, everybody knows everything"


@pytest.mark.clause("WIZ-16")
@pytest.mark.parametrize("seats", ROUNDS)
def test_everybody_decides_as_often_as_the_rules_say(seats: int) -> None:
    match = slet.new("wizard", seats, seed=9)
    rng = Random(9)
    decisions = {"bid": [0] * seats, "play": [0] * seats, "trump": [0] * seats}
    while match.ask is not None:
        decisions[match.ask.kind][match.ask.seat] += 1
        play_on(match, rng, answers=1)
    rounds = ROUNDS[seats]
    assert decisions["bid"] == [rounds] * seats
    assert decisions["play"] == [sum(range(1, rounds + 1))] * seats
