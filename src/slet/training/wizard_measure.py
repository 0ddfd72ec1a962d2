"""How well a network plays Wizard: whole games in lock-step, without noise."""

from typing import Any

import torch
from torch import Tensor

from slet.training.wizard_company import Who
from slet.training.wizard_network import Weights
from slet.training.wizard_play import Noise, play_rounds
from slet.training.wizard_rounds import Deals, Rounds

Figures = dict[str, str | int]


def among_themselves(net: Weights, seats: int, games: int, device: Any, dtype: Any) -> Figures:
    """Points a game and the share of bids met, in all and by size of the round."""
    points, met = 0.0, []
    who = torch.full((games, seats), int(Who.LEARNER), device=device)
    for size in range(1, 60 // seats + 1):
        rounds = _play(net, who, size, dtype)
        points += float(rounds.points().float().mean())
        met.append(float((rounds.bids == rounds.taken).float().mean()))
    sizes = " ".join(f"{share:.2f}" for share in met)
    return {"seats": seats, "points": f"{points:.1f}", "met": f"{sum(met) / len(met):.3f}", "sizes": sizes}


def against_cog(net: Weights, seats: int, games: int, device: Any, dtype: Any) -> Figures:
    """One of it with `cog2022` on all other seats: points of it and of the others, wins (shared ones count in part)."""
    who = torch.full((games, seats), int(Who.COG), device=device)
    who[:, 0] = int(Who.LEARNER)
    totals = torch.zeros(games, seats, device=device)
    met = 0.0
    sizes = range(1, 60 // seats + 1)
    for size in sizes:
        # The seats of `Rounds` begin left of the dealer, so with every round everybody moves on by one.
        rounds = _play(net, who.roll(size, 1), size, dtype)
        # Wizards are turned up in the first deals; they should not all fall to the same games.
        game = torch.randperm(games, device=device)
        totals += rounds.points().roll(-size, 1)[game]
        met += float((rounds.bids == rounds.taken).roll(-size, 1)[:, 0].float().mean())
    best = totals == totals.amax(1, keepdim=True)
    wins = float((best[:, 0] / best.sum(1)).mean())
    own, others = float(totals[:, 0].mean()), float(totals[:, 1:].mean())
    found = {"points": f"{own:.1f}", "others": f"{others:.1f}", "wins": f"{wins:.3f}", "met": f"{met / len(sizes):.3f}"}
    return {"seats": seats, **found}


def _play(net: Weights, who: Tensor, size: int, dtype: Any) -> Rounds:
    deals = Deals(len(who), who.shape[1], size, 0.0, who.device)
    return play_rounds(deals, who, net, net, Noise(), keep=False, dtype=dtype).rounds
