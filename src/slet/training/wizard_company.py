"""With whom the learner of Wizard plays. Among its own kind alone it would come to trust that all play as it does."""

from enum import IntEnum
from functools import cache
from typing import Any

import torch
from torch import Tensor

from slet.players.wizard.card_values import EACH, card_values
from slet.players.wizard.layout import BIDS, SUIT
from slet.training.wizard_rounds import Rounds, numbers

WITH_COG, SEATS_OF_COG = 0.4, 0.6
"""In how many deals there are `cog2022` players, and on how many of the seats."""
OLD_EVERY, SEATS_OF_OLD = 8, 0.5
"""In every eighth deal half of the seats are played by an earlier copy of the network."""
WITH_ERRING, SEATS_OF_ERRING = 0.15, 0.35
"""In how many deals there are seats that play by the network, but with many mistakes, and how many."""
MISTAKES = 0.8
"""The noise, in tens of points, with which these choose."""


class Who(IntEnum):
    LEARNER = 0
    COG = 1
    ERRING = 2
    OLDER = 3


def company(deals: int, seats: int, device: Any) -> Tensor:
    """Who plays, by deal and seat."""

    def some(of_deals: float, of_seats: float) -> Tensor:
        deal, seat = torch.rand(deals, 1, device=device), torch.rand(deals, seats, device=device)
        return (deal < of_deals) & (seat < of_seats)

    who = torch.where(some(WITH_ERRING, SEATS_OF_ERRING), int(Who.ERRING), int(Who.LEARNER))
    who = torch.where(some(WITH_COG, SEATS_OF_COG), int(Who.COG), who)
    older = some(1, SEATS_OF_OLD)[::OLD_EVERY]
    who[::OLD_EVERY] = torch.where(older, int(Who.OLDER), int(Who.LEARNER))
    return who


# --- the rule player of `players/wizard/cog2022.py`, for all deals at once --------------------------------------------


@cache
def _values(seats: int, device: Any) -> Tensor:
    """The values of cards without trump and with it."""
    return torch.tensor([card_values(seats, trump) for trump in (False, True)], device=device)


def cog_names(hand: Tensor) -> Tensor:
    """The suit that it names, from the kinds of cards in hand."""
    worth = [((hand // SUIT == suit) * (hand % SUIT + 1 + EACH)).sum(1) for suit in range(4)]
    return torch.stack(worth, 1).argmax(1)


def cog_bids(rounds: Rounds, seat: int, possible: Tensor) -> Tensor:
    worth = (rounds.hands[:, seat].float() * _values(rounds.seats, rounds.device)[rounds.trump.long()]).sum(1)
    far = (numbers(BIDS, rounds.device) - worth[:, None]).abs()
    return torch.where(possible, far, 99.0).argmin(1)


def cog_plays(rounds: Rounds, acting: Tensor, place: int, playable: Tensor) -> Tensor:
    value = _values(rounds.seats, rounds.device)[rounds.trump.long()]
    wins = rounds.strengths(place) > rounds.best[:, None]
    strongest = torch.where(playable, value, -9.0).argmax(1, keepdim=True)
    weakest = torch.where(playable, value, 9.0).argmin(1, keepdim=True)
    losing = playable & ~wins
    strongest_loser = torch.where(losing, value, -9.0).argmax(1, keepdim=True)
    to_take = torch.where(wins.gather(1, strongest), strongest, weakest)
    to_lose = torch.where(losing.any(1, keepdim=True), strongest_loser, weakest)
    at = acting[:, None]
    lacks = rounds.bids.gather(1, at) > rounds.taken.gather(1, at)
    return torch.where(lacks, to_take, to_lose)[:, 0]
