"""Rounds of Wizard in lock-step: thousands of deals at a time, held in tensors.

A second implementation of a few rules, for training alone; a test plays the same deals by the engine and compares every
choice, every number of the input and all points. All deals have the same number of seats and the same size.
Seats are counted in the order of bidding: seat 0 bids and leads first, the last one deals.

Nothing here waits for the device: shapes follow from Python numbers, and rows are never picked by what is in them.
"""

from functools import cache
from typing import Any

import torch
from torch import Tensor

from slet.players.wizard import layout
from slet.players.wizard.layout import (
    BIDS,
    JESTER,
    KINDS,
    LEAST_NEED,
    MOST_NEED,
    MOST_OVER,
    NEEDS,
    NOT_LED,
    OVERS,
    PARTS,
    SIZE,
    START,
    SUIT,
    WIZARD,
    WIZARD_LED,
)

NO_SUIT = 9
"""The suit of wizards and jesters: none that can be led."""
NOTHING = -1
"""In place of a kind of card or of a trump: there is none."""
NONE_YET = -100
"""The strength of the best card where none lies on the table: less than that of any."""


class Deals:
    """Dealt cards as they come from the deck: nobody has named a trump yet."""

    def __init__(self, deals: int, seats: int, size: int, plus_minus_one: float, device: Any) -> None:
        """Wizards are turned up in the first deals, as many as there should be: these need somebody to name trump."""
        cards = torch.rand(deals, 60, device=device)
        if seats * size == 60:
            self.wizards, turned = 0, None
        else:
            self.wizards = round(deals * 4 / 60)
            # Any card but a wizard: the first 52, or a jester, which come after the wizards.
            turned = torch.randint(0, 56, (deals,), device=device)
            turned = torch.where(turned < WIZARD, turned, turned + 4)
            turned[: self.wizards] = WIZARD
            cards.scatter_(1, turned[:, None], 2.0)  # so it comes last, and nobody gets it
        dealt = kinds_of_cards(cards.argsort(1)[:, : seats * size])
        self.hands = dealt.view(deals, seats, size)
        self.turned = torch.full((deals,), NOTHING, device=device) if turned is None else kinds_of_cards(turned)
        self.plus_minus_one = torch.rand(deals, device=device) < plus_minus_one

    def trump(self, named: Tensor) -> Tensor:
        """The suit that is trump, where the dealers of the first deals have named these."""
        suited = (self.turned >= 0) & (self.turned < WIZARD)
        trump = torch.where(suited, self.turned // SUIT, NOTHING)
        trump[: self.wizards] = named
        return trump


def kinds_of_cards(cards: Tensor) -> Tensor:
    """Cards by their places in the deck: 52 with a suit, four wizards, four jesters."""
    return torch.where(cards < WIZARD, cards, torch.where(cards < WIZARD + 4, WIZARD, JESTER))


def relabelled(kinds: Tensor, trump: Tensor) -> Tensor:
    """Trump changes places with the first suit."""
    suit = kinds // SUIT
    swapped = torch.where(suit == trump, 0, torch.where(suit == 0, trump, suit))
    return torch.where((kinds < WIZARD) & (trump >= 0), swapped * SUIT + kinds % SUIT, kinds)


class Rounds:
    """From the first bid to the points."""

    def __init__(
        self, hands: Tensor, turned: Tensor, trump: Tensor, plus_minus_one: Tensor, dtype: Any = torch.float32
    ) -> None:
        """Hands by deal, seat and card; the card turned up, or nothing; the suit that is trump, or nothing."""
        self.deals, self.seats, self.size = hands.shape
        self.device, self.dtype = hands.device, dtype
        kinds = relabelled(hands, trump[:, None, None])
        self.trump = trump >= 0
        self.turned = relabelled(turned, trump)
        self.plus_minus_one = plus_minus_one
        shape = (self.deals, self.seats)
        self.hands = self._zeros(*shape, KINDS).scatter_add_(2, kinds, self._zeros(*kinds.shape) + 1)
        self.gone = self._zeros(*shape, KINDS)
        self.gone_in_all = self._zeros(self.deals, KINDS)
        """Shown to all: past tricks, the table and the card turned up."""
        self.gone_in_all += self.one_of(self.turned, KINDS)
        self.without = self._zeros(*shape, 4)
        self.bids = torch.full(shape, -1, device=self.device)
        self.taken = torch.zeros(shape, dtype=torch.long, device=self.device)
        self.lead = torch.zeros(self.deals, dtype=torch.long, device=self.device)
        self.tricks = 0
        self.all_kinds = numbers(KINDS, self.device)
        self.suit = torch.where(self.all_kinds < WIZARD, self.all_kinds // SUIT, NO_SUIT)
        self.counts = torch.tensor(layout.COUNTS, dtype=dtype, device=self.device)
        self.fixed = _fixed(self.seats, self.size, dtype, self.device)
        self.deal = self._zeros(self.deals, SIZE)
        """What a seat is told of the deal all the time."""
        rank = torch.where(self.turned < WIZARD, self.turned % SUIT, self.turned - WIZARD + layout.TURNED_WIZARD)
        self._put(self.deal, "turned", self.one_of(torch.where(self.turned < 0, NOTHING, rank), PARTS["turned"]))
        self._put(self.deal, "trump", self.trump[:, None])
        self._put(self.deal, "plus_minus_one", plus_minus_one[:, None])
        is_trump = (self.suit == 0) & self.trump[:, None]
        rank = self.all_kinds % SUIT
        self.following = (100 + rank) * (~is_trump & (self.suit != NO_SUIT))
        """The strength of cards where their colour is led, and where it does not matter what is led:"""
        self.always = (200 + rank) * is_trump + 1000 * (self.all_kinds == WIZARD) - 1 * (self.all_kinds == JESTER)
        self._clear_table()

    def _zeros(self, *shape: int) -> Tensor:
        return torch.zeros(shape, dtype=self.dtype, device=self.device)

    def _clear_table(self) -> None:
        self.table = torch.full((self.deals, self.seats), NOTHING, device=self.device)
        self.led = torch.full((self.deals,), NOT_LED, device=self.device)
        self.best = torch.full((self.deals,), NONE_YET, device=self.device)
        self.winner = self.lead
        self._strengths: Tensor | None = None

    def one_of(self, which: Tensor, size: int) -> Tensor:
        """A single 1 among zeros; none where the number is not among them."""
        return which[..., None] == numbers(size, self.device)

    # --- what can be done ---------------------------------------------------------------------------------------

    def possible_bids(self, seat: int) -> Tensor:
        """WIZ-11, WIZ-14."""
        bids = numbers(BIDS, self.device)
        possible = (bids <= self.size).expand(self.deals, BIDS)
        if seat == self.seats - 1:
            evens_out = self.size - self.bids[:, :-1].sum(1)
            possible = possible & ~(self.plus_minus_one[:, None] & (bids == evens_out[:, None]))
        return possible

    def playable(self, acting: Tensor) -> Tensor:
        """WIZ-17 to WIZ-24."""
        held = self._of(self.hands, acting) > 0
        follows = held & (self.suit == self.led[:, None])
        return held & (follows | (self.suit == NO_SUIT) | ~follows.any(1, keepdim=True))

    def bid(self, seat: int, tricks: Tensor) -> None:
        self.bids[:, seat] = tricks
        self._strengths = None

    def play(self, acting: Tensor, place: int, kind: Tensor) -> None:
        """The seat, whose place in the trick is the same in all deals, plays a card."""
        at = acting[:, None]
        suit = self.suit[kind]
        strength = self.strengths(place).gather(1, kind[:, None])[:, 0]
        one = self.one_of(kind, KINDS).to(self.dtype)
        self.hands.scatter_add_(1, acting[:, None, None].expand(-1, 1, KINDS), -one[:, None])
        self.gone_in_all += one
        self.table.scatter_(1, at, kind[:, None])
        fails = (suit != self.led) & (suit != NO_SUIT)  # WIZ-22: where a wizard was led, there is nothing to follow
        shown = self.one_of(torch.where(fails, self.led, NOTHING), 4).to(self.dtype)
        old = self._of(self.without, acting)
        new = torch.maximum(old, shown)[:, None]
        self.without.scatter_(1, acting[:, None, None].expand(-1, 1, 4), new)
        sets = (self.led == NOT_LED) & (kind != JESTER)
        self.led = torch.where(sets, torch.where(kind == WIZARD, WIZARD_LED, suit), self.led)
        self.winner = torch.where(strength > self.best, acting, self.winner)
        self.best = torch.maximum(strength, self.best)
        self._strengths = None

    def strengths(self, place: int) -> Tensor:
        """How cards of all kinds compare in this trick, if they are played now (WIZ-25 to WIZ-28)."""
        if self._strengths is None:
            led = self.led[:, None]
            follows = (self.suit == led) | (led == NOT_LED)
            self._strengths = self.always + self.following * follows - place * (self.suit == NO_SUIT)
        return self._strengths

    def take_trick(self) -> None:
        """WIZ-16."""
        self.gone.scatter_add_(2, self.table[..., None], self._zeros(self.deals, self.seats, 1) + 1)
        self.taken += self.one_of(self.winner, self.seats)
        self.lead = self.winner
        self.tricks += 1
        self._clear_table()

    def points(self) -> Tensor:
        """WIZ-30, WIZ-31."""
        missed = (self.bids - self.taken).abs()
        return torch.where(missed == 0, 20 + 10 * self.taken, -10 * missed)

    # --- what a seat knows --------------------------------------------------------------------------------------

    def features(self, acting: Tensor, place: int) -> Tensor:
        """The same as `features.py` makes of a state, for all deals. The place is that in the trick, or in bidding."""
        x = self.deal + self.fixed[self.size - self.tricks, place]
        around = (acting[:, None] + numbers(self.seats, self.device)) % self.seats
        hand = self._of(self.hands, acting)
        bids, taken = self.bids.gather(1, around), self.taken.gather(1, around)
        said = bids >= 0
        need = torch.where(said, bids - taken, 0)
        nearest = torch.where(said, need.clamp(LEAST_NEED, MOST_NEED) - LEAST_NEED, NOTHING)
        over = self.bids.clamp(min=0).sum(1) - self.size
        self._put(x, "hand", hand)
        self._put(x, "trick", self.one_of(self.table.gather(1, around)[:, 1:], KINDS))
        self._put(x, "gone", self._around(self.gone, around))
        self._put(x, "unseen", self.counts - hand - self.gone_in_all)
        takes = self.strengths(place) > self.best[:, None]
        self._put(x, "takes", (hand > 0) & takes)
        winning = torch.where(self.best > NONE_YET, (self.winner - acting) % self.seats - 1, NOTHING)
        self._put(x, "winning", self.one_of(winning, self.seats - 1))
        self._put(x, "without", self._around(self.without, around))
        self._put(x, "bids", self.one_of(bids + 1, BIDS + 1))
        self._put(x, "needs", self.one_of(nearest, NEEDS))
        self._put(x, "need", need / 4)
        self._put(x, "taken", taken / 4)
        self._put(x, "over", self.one_of(over.clamp(-MOST_OVER, MOST_OVER) + MOST_OVER, OVERS))
        self._put(x, "over_by", over[:, None] / 4)
        self._put(x, "bidding", self.one_of(acting, self.seats))
        self._put(x, "led", self.one_of(self.led - NOT_LED, PARTS["led"]))
        return x

    @staticmethod
    def _put(x: Tensor, part: str, values: Tensor) -> None:
        """Write the values where the part stands; what belongs to seats that nobody has stays zero."""
        values = values.flatten(1)
        x[:, START[part] : START[part] + values.shape[1]] = values

    @staticmethod
    def _of(parts: Tensor, acting: Tensor) -> Tensor:
        """What belongs to the acting seats."""
        return parts.gather(1, acting[:, None, None].expand(-1, 1, parts.shape[2]))[:, 0]

    @staticmethod
    def _around(parts: Tensor, around: Tensor) -> Tensor:
        """What belongs to all seats, from the acting one on."""
        return parts.gather(1, around[..., None].expand(-1, -1, parts.shape[2]))


@cache
def numbers(size: int, device: Any) -> Tensor:
    """0, 1, 2 and so on: made once, as all that is small costs the device as much as what is large."""
    return torch.arange(size, device=device)


@cache
def _fixed(seats: int, size: int, dtype: Any, device: Any) -> Tensor:
    """What is the same in all deals, by cards left and place."""
    rows = torch.zeros(size + 1, seats, SIZE)
    rows[:, :, START["round"] + size] = 1
    rows[:, :, START["seats"] + seats - 3] = 1
    for left in range(size + 1):
        rows[left, :, START["left"] + left] = 1
    for place in range(seats):
        rows[:, place, START["place"] + place] = 1
        rows[:, place, START["to_come"] + seats - 1 - place] = 1
    return rows.to(device, dtype)
