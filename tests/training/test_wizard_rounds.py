"""The rounds in which the learned Wizard player is trained are those of the engine."""

from random import Random
from typing import Any

import numpy as np
import pytest

import slet
from slet.games.wizard.options import Bid, NameTrump
from slet.games.wizard.pieces import SUITS, Card
from slet.games.wizard.state import WizardState
from slet.kernel.match import Match
from slet.kernel.questions import HasId, Pick
from slet.players.wizard.card_values import card_values
from slet.players.wizard.cog2022 import Cog2022Player
from slet.players.wizard.features import features, kind, plain_order

torch = pytest.importorskip("torch", reason="training needs PyTorch: install slet[train]")
from slet.training.wizard_company import cog_bids, cog_names, cog_plays  # noqa: E402
from slet.training.wizard_rounds import NOTHING, Deals, Rounds  # noqa: E402

torch.set_num_threads(1)  # the tests have every core already

SEEDS = {3: 0, 4: 24, 5: 0, 6: 2}
"""Games in which a wizard and a jester are turned up in rounds that are compared."""
LOOKED_AT = (1, 2, 4, 7, 10, 12, 15, 20)
"""Round sizes that are compared; the others are only played."""


def in_lock_step(s: WizardState, trump: str | None) -> Rounds:
    """The same round, with one deal."""
    first = (s.dealer + 1) % s.seats
    hands = [[kind(card, SUITS) for card in s.hands[(first + seat) % s.seats]] for seat in range(s.seats)]
    turned = NOTHING if s.turned is None else kind(s.turned, SUITS)
    suit = NOTHING if trump is None else [*SUITS].index(trump)  # type: ignore[arg-type]
    return Rounds(
        torch.tensor([hands]), torch.tensor([turned]), torch.tensor([suit]), torch.tensor([s.settings.plus_minus_one])
    )


class Beside:
    """A match, and the lock-step round that should be the same."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.rounds: Rounds | None = None
        self.compared = 0
        self.turned: set[str] = set()

    def compare(self, ask: Pick, rng: Random) -> None:
        s: WizardState = self.match.state
        self.turned.add("none" if s.turned is None else "suit" if s.turned.suit else s.turned.name.partition("-")[0])
        imagined: WizardState = self.match.imagine(ask.seat, rng).state
        if ask.kind == "trump":
            for suit in SUITS:
                rounds = in_lock_step(s, suit)
                self._same(features(imagined, ask.seat, suit), rounds, s.seats - 1, s.seats - 1)
            return
        if self.rounds is None:
            self.rounds = in_lock_step(s, s.trump)
        rounds = self.rounds
        seat, place = self._seat(ask.seat), (ask.seat - s.lead) % s.seats
        self._same(features(imagined, ask.seat), rounds, seat, place)
        if ask.kind == "bid":
            offered = {option.tricks for option in ask.options if isinstance(option, Bid)}
            possible = rounds.possible_bids(seat)
        else:
            offered = {kind(card, plain_order(s.trump)) for card in ask.options if isinstance(card, Card)}
            possible = rounds.playable(torch.tensor([seat]))
        assert set(possible[0].nonzero()[:, 0].tolist()) == offered

    def compare_cog(self, ask: Pick, rng: Random) -> None:
        """What the rule player does here and there; where several cards are worth the same, any of them."""
        s: WizardState = self.match.state
        chosen = Cog2022Player().choose(self.match.imagine(ask.seat, rng), ask, rng)
        seat = torch.tensor([self._seat(ask.seat)])
        if isinstance(chosen, NameTrump):
            hand = torch.tensor([[kind(card, SUITS) for card in s.hands[ask.seat]]])
            assert SUITS[int(cog_names(hand)[0])] == chosen.suit
            return
        assert self.rounds is not None
        if isinstance(chosen, Bid):
            assert int(cog_bids(self.rounds, int(seat), self.rounds.possible_bids(int(seat)))[0]) == chosen.tricks
            return
        assert isinstance(chosen, Card)
        place = (ask.seat - s.lead) % s.seats
        cogs = int(cog_plays(self.rounds, seat, place, self.rounds.playable(seat))[0])
        value = card_values(s.seats, s.trump is not None)
        assert value[cogs] == value[kind(chosen, plain_order(s.trump))]

    def answer(self, ask: Pick, chosen: HasId) -> None:
        s: WizardState = self.match.state
        seat, place, trump = self._seat(ask.seat), (ask.seat - s.lead) % s.seats, s.trump
        rows = len(s.truth)
        self.match.play(chosen, ask.seat)
        if self.rounds is None:
            return
        if isinstance(chosen, Bid):
            self.rounds.bid(seat, torch.tensor([chosen.tricks]))
        elif isinstance(chosen, Card):
            self.rounds.play(torch.tensor([seat]), place, torch.tensor([kind(chosen, plain_order(trump))]))
            if place == self.rounds.seats - 1:
                self.rounds.take_trick()
        s = self.match.state
        if len(s.truth) > rows:
            first = (s.dealer if self.match.ask is None else s.dealer - 1) + 1
            order = [(first + n) % s.seats for n in range(s.seats)]
            assert self.rounds.taken[0].tolist() == [s.truth[-1].taken[seat] for seat in order]
            assert self.rounds.points()[0].tolist() == [s.truth[-1].points[seat] for seat in order]
            self.rounds = None
            self.compared += 1

    def _seat(self, seat: int) -> int:
        s: WizardState = self.match.state
        return (seat - s.dealer - 1) % s.seats

    def _same(self, ours: Any, rounds: Rounds, seat: int, place: int) -> None:
        theirs = rounds.features(torch.tensor([seat]), place)[0].numpy()
        assert np.flatnonzero(ours != theirs).tolist() == []


@pytest.mark.parametrize("plus_minus_one", [False, True])
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_a_round_in_lock_step_is_a_round_of_the_engine(seats: int, plus_minus_one: bool) -> None:
    """Same deal, same choices: the same input for the network, the same options, the same tricks and points."""
    match = slet.new("wizard", seats=seats, seed=SEEDS[seats], plus_minus_one=plus_minus_one)
    beside, rng = Beside(match), Random(seats)
    while match.ask is not None:
        ask = match.ask
        if match.state.round in LOOKED_AT:
            beside.compare(ask, rng)
            beside.compare_cog(ask, rng)
        beside.answer(ask, rng.choice(ask.options))
    assert beside.compared == len([size for size in LOOKED_AT if size <= 60 // seats])
    assert beside.turned >= {"suit", "wizard", "jester"}  # otherwise less would be compared than it seems


@pytest.mark.parametrize(("seats", "size"), [(3, 20), (3, 4), (4, 15), (5, 7), (6, 1)])
def test_what_is_dealt_is_a_deck_of_sixty(seats: int, size: int) -> None:
    torch.manual_seed(1)
    deals = Deals(600, seats, size, 0.3, torch.device("cpu"))
    for hands, turned in zip(deals.hands.tolist(), deals.turned.tolist(), strict=True):
        dealt = [card for hand in hands for card in hand] + [turned] * (turned != NOTHING)
        assert len(dealt) == min(60, seats * size + 1)
        assert all(dealt.count(card) <= (4 if card >= 52 else 1) for card in dealt)
    assert deals.wizards == (0 if seats * size == 60 else 40)
    assert (deals.turned[: deals.wizards] == 52).all()
    assert not (deals.turned[deals.wizards :] == 52).any()
