"""Rounds of Wizard played by the network and its company, with all that is to be learned from them."""

from dataclasses import dataclass, field
from typing import Any

import torch
from torch import Tensor

from slet.players.wizard.layout import BIDS, FIRST_BID, FIRST_KIND, NAMED, POINTS
from slet.training.wizard_company import MISTAKES, OLD_EVERY, Who, cog_bids, cog_names, cog_plays
from slet.training.wizard_network import Weights, values
from slet.training.wizard_rounds import Deals, Rounds

NAMING_COUNTS = 4
"""Trump is named in one of fifteen deals, once: these choices are learned from so many times."""


@dataclass
class Noise:
    """So that everything is tried: a temperature in tens of points, and a share of choices by lot."""

    temperature: float = 0.0
    lot: float = 0.0


@dataclass
class Played:
    """Rounds that were played, and the choices that were made: what was known, what was chosen, and by which seat."""

    rounds: Rounds
    who: Tensor
    x: list[Tensor] = field(default_factory=list)
    chosen: list[Tensor] = field(default_factory=list)
    seat: list[Tensor] = field(default_factory=list)

    def lessons(self) -> tuple[Tensor, Tensor, Tensor]:
        """The learner's choices: what was known, which output it is about, and what came out of it."""
        points = self.rounds.points().float() / POINTS
        seats = [(seat, slice(0, len(seat))) for seat in self.seat]
        target = torch.cat([points[rows].gather(1, seat[:, None])[:, 0] for seat, rows in seats])
        own = torch.cat([self.who[rows].gather(1, seat[:, None])[:, 0] for seat, rows in seats]) == Who.LEARNER
        (which,) = own.nonzero(as_tuple=True)
        return torch.cat(self.x)[which], torch.cat(self.chosen)[which], target[which]


def play_rounds(
    deals: Deals, who: Tensor, net: Weights, older: Weights, noise: Noise, *, keep: bool, dtype: Any
) -> Played:
    """Play the deals to the end. What is kept are the choices; without it, nothing is learned from them."""
    with torch.no_grad():
        named, lesson = _name_trump(deals, who, net, noise, dtype)
        rounds = Rounds(deals.hands, deals.turned, deals.trump(named), deals.plus_minus_one, dtype)
        played = Played(rounds, who)
        if keep and lesson is not None:
            for _ in range(NAMING_COUNTS):
                _keep(played, *lesson)
        mixed = _Mixed(who, net, older, noise)
        for seat in range(rounds.seats):
            acting = torch.full((rounds.deals,), seat, device=rounds.device)
            possible = rounds.possible_bids(seat)
            x = rounds.features(acting, seat)
            chosen = mixed.choose(x, acting, slice(FIRST_BID, FIRST_BID + BIDS), possible)
            if keep:
                _keep(played, x, chosen + FIRST_BID, acting)
            rounds.bid(seat, mixed.unless_cog(acting, chosen, cog_bids(rounds, seat, possible)))
        for _ in range(rounds.size - 1):
            for place in range(rounds.seats):
                acting = (rounds.lead + place) % rounds.seats
                playable = rounds.playable(acting)
                x = rounds.features(acting, place)
                chosen = mixed.choose(x, acting, slice(FIRST_KIND, NAMED), playable)
                if keep:
                    _keep(played, x, chosen + FIRST_KIND, acting)
                chosen = mixed.unless_cog(acting, chosen, cog_plays(rounds, acting, place, playable))
                rounds.play(acting, place, chosen)
            rounds.take_trick()
        _play_last_cards(rounds)
    return played


def _play_last_cards(rounds: Rounds) -> None:
    """There is nothing to choose any more, and nothing to learn."""
    for place in range(rounds.seats):
        acting = (rounds.lead + place) % rounds.seats
        rounds.play(acting, place, rounds.playable(acting).long().argmax(1))
    rounds.take_trick()


def _keep(played: Played, x: Tensor, chosen: Tensor, seat: Tensor) -> None:
    played.x.append(x)
    played.chosen.append(chosen)
    played.seat.append(seat)


def _name_trump(
    deals: Deals, who: Tensor, net: Weights, noise: Noise, dtype: Any
) -> tuple[Tensor, tuple[Tensor, Tensor, Tensor] | None]:
    """What the dealers name where a wizard was turned up, and the choices to be learned from."""
    some = deals.wizards
    device = deals.hands.device
    if not some:
        return torch.zeros(0, dtype=torch.long, device=device), None
    hands, seats = deals.hands[:some], deals.hands.shape[1]
    dealer = torch.full((some,), seats - 1, device=device)
    thought_of = []
    for suit in range(4):
        trump = torch.full((some,), suit, device=device)
        rounds = Rounds(hands, deals.turned[:some], trump, deals.plus_minus_one[:some], dtype)
        thought_of.append(rounds.features(dealer, seats - 1))
    x = torch.stack(thought_of, 1)
    worth = values(net, x.flatten(0, 1))[:, NAMED].view(some, 4)
    named = _best(worth, torch.ones_like(worth, dtype=torch.bool), noise.temperature, noise.lot)
    named = torch.where(who[:some, -1] == Who.COG, cog_names(hands[:, -1]), named)
    lesson = x.gather(1, named[:, None, None].expand(-1, 1, x.shape[2]))[:, 0]
    return named, (lesson, torch.full_like(named, NAMED), dealer)


def _best(worth: Tensor, possible: Tensor, temperature: Tensor | float, lot: float) -> Tensor:
    """The best of what is possible, with noise."""
    if isinstance(temperature, Tensor) or temperature:
        worth = worth - temperature * torch.empty_like(worth).exponential_().log()  # Gumbel's distribution
    best = torch.where(possible, worth, -1e9).argmax(1)
    if lot:
        anything = torch.where(possible, torch.rand_like(worth), -1.0).argmax(1)
        best = torch.where(torch.rand(len(best), device=best.device) < lot, anything, best)
    return best


class _Mixed:
    """The choices of a table at which not all are the learner."""

    def __init__(self, who: Tensor, net: Weights, older: Weights, noise: Noise) -> None:
        self.who, self.net, self.older, self.noise = who, net, older, noise

    def choose(self, x: Tensor, acting: Tensor, outputs: slice, possible: Tensor) -> Tensor:
        worth = values(self.net, x)[:, outputs]
        who = self.who.gather(1, acting[:, None])
        if self.older is not self.net:
            olds = values(self.older, x[::OLD_EVERY])[:, outputs]
            worth[::OLD_EVERY] = torch.where(who[::OLD_EVERY] == Who.OLDER, olds, worth[::OLD_EVERY])
        if not self.noise.temperature:  # nobody errs where it is measured
            return _best(worth, possible, 0.0, 0.0)
        temperature = torch.where(who == Who.ERRING, MISTAKES, self.noise.temperature)
        return _best(worth, possible, temperature, self.noise.lot)

    def unless_cog(self, acting: Tensor, chosen: Tensor, cogs: Tensor) -> Tensor:
        return torch.where(self.who.gather(1, acting[:, None])[:, 0] == Who.COG, cogs, chosen)
