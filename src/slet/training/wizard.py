"""Training of the learned Wizard player: deep Monte Carlo, as Zha and others did for DouDizhu (DouZero, 2021).

Everybody plays what the network thinks best, with a little noise; afterwards each choice is corrected towards the
points that came out, once, and thrown away. What plays in the end is the running average of the weights. All numbers of
seats and both variants are learned by one network.

    python -m slet.training.wizard --minutes 20 --out weights.npz

Training can be divided: `--minutes` is for this run, `--total-minutes` for all; `--checkpoint` keeps everything at the
end of a run, `--from` goes on from it.
"""

import argparse
import math
import random
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from pickle import UnpicklingError
from typing import Any

import torch
from torch import Tensor

from slet.training.wizard_company import company
from slet.training.wizard_measure import Figures, against_cog, among_themselves
from slet.training.wizard_network import Weights, as_played, new_weights, values, write_weights
from slet.training.wizard_play import Noise, play_rounds
from slet.training.wizard_rounds import Deals

SHARES = {3: 0.2, 4: 0.4, 5: 0.2, 6: 0.2}
"""Of the deals by number of seats."""
PLUS_MINUS_ONE = 0.3
"""The share of deals in which the bids may not even out."""
FASTEST, SLOWEST = 1e-3, 2e-5
"""How far a step goes, at the beginning and at the end."""
AVERAGE = 0.002
"""How far the running average goes towards the weights with each step."""
LONGEST_STEP = 1.0

Say = Callable[[str, Figures], None]
"""Takes what there is to tell: what it is, and the figures."""


@dataclass(frozen=True)
class Plan:
    """How to train. The usual numbers are for a large GPU."""

    out: Path
    minutes: float
    total_minutes: float = 0.0
    """The minutes of all runs together; those of this one if there is no other."""
    start: Path | None = None
    checkpoint: Path | None = None
    width: int = 768
    blocks: int = 3
    decisions: int = 1_600_000
    """How many are made in lock-step ..."""
    deals: int = 65_536
    """... and at most in how many deals."""
    together: int = 4
    """Rounds of so many sizes are played before all is learned in a mixed order."""
    batch: int = 32_768
    measured: int = 4_000
    """How many games are played to measure how well it plays; none, if it need not be known."""
    report_every: float = 60.0
    older_every: float = 90.0
    """After how many seconds the earlier copy, which is part of the company, is renewed."""
    seed: int = 1

    def smaller(self, decisions: int) -> "Plan":
        """For a smaller device: so many decisions at a time, and all else in proportion."""
        share = decisions / self.decisions
        fewer = {name: max(16, round(share * getattr(self, name))) for name in ("deals", "batch")}
        return replace(self, decisions=decisions, **fewer)


class BadCheckpoint(ValueError):
    """A file from which training cannot go on."""


KEPT = {"net", "mean", "optimiser", "rounds", "seconds", "learned"}


class Trainer:
    """The weights, their running average, and how far training has come.

    A checkpoint brings its own width and blocks.
    """

    def __init__(self, plan: Plan, say: Say) -> None:
        self.plan, self.say = plan, say
        self.device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
        self.dtype: Any = torch.bfloat16 if self.device.type == "cuda" else torch.float32
        kept = None if plan.start is None else _read(plan.start, self.device)
        self.net: Weights = new_weights(plan.width, plan.blocks, self.device) if kept is None else kept["net"]
        self.mean: Weights = as_played(self.net, torch.float32) if kept is None else kept["mean"]
        self.rounds: int = 0 if kept is None else kept["rounds"]
        self.seconds: float = 0.0 if kept is None else kept["seconds"]
        """Of all runs."""
        for weight in self.net.values():
            weight.requires_grad_(True)
        fused = self.device.type == "cuda"
        self.optimiser = torch.optim.AdamW(list(self.net.values()), lr=FASTEST, weight_decay=1e-4, fused=fused)
        if kept is not None:
            self.optimiser.load_state_dict(kept["optimiser"])
        self.older = as_played(self.mean, self.dtype)
        self.loss = torch.zeros((), device=self.device)
        self.learned: int = 0 if kept is None else kept["learned"]
        """Steps of all runs; those since the last report:"""
        self.steps = 0
        self.playing = 0.0
        """Seconds of this run that went into playing, as against learning."""

    def run(self) -> None:
        """Train as long as was planned, and keep what came out."""
        plan = self.plan
        total = 60 * (plan.total_minutes or plan.minutes)
        before, begun = self.seconds, time.monotonic()
        reported = renewed = begun
        size = sum(weight.numel() for weight in self.net.values())
        self.say("start", {"weights": size, "device": self.device.type, "seconds": round(before)})
        while (now := time.monotonic()) - begun < 60 * plan.minutes:
            self.seconds = before + now - begun
            if now - reported > plan.report_every:
                self.report()
                reported = time.monotonic()
            if now - renewed > plan.older_every:
                self.older, renewed = as_played(self.mean, self.dtype), now
            self.play_and_learn(min(1.0, self.seconds / total))
        self.seconds = before + time.monotonic() - begun
        if plan.checkpoint is not None:
            self.keep(plan.checkpoint)
        write_weights(self.mean, plan.out)
        self.report(seats=(4, 3, 5, 6))
        self.say("done", {"file": str(plan.out)})

    def play_and_learn(self, progress: float) -> None:
        """Play rounds of several kinds, mix what there is to learn from them, and learn it."""
        rate = SLOWEST + (FASTEST - SLOWEST) * (1 + math.cos(math.pi * progress)) / 2
        for group in self.optimiser.param_groups:
            group["lr"] = rate
        noise = Noise(0.02 + 0.38 * (1 - progress) ** 2, 0.003 + 0.017 * (1 - progress))
        playing = as_played(self.net, self.dtype)
        begun = time.monotonic()
        lessons = [self.play(playing, noise) for _ in range(self.plan.together)]
        self.playing += time.monotonic() - begun
        x, chosen, target = (torch.cat(parts) for parts in zip(*lessons, strict=True))
        del lessons
        for some in torch.randperm(len(target), device=self.device).split(self.plan.batch):
            self.learn(x[some], chosen[some], target[some])

    def play(self, playing: Weights, noise: Noise) -> tuple[Tensor, Tensor, Tensor]:
        """Rounds of one size, by some number of seats."""
        (seats,) = random.choices(list(SHARES), list(SHARES.values()))
        size = random.randint(1, 60 // seats)
        number = max(16, min(self.plan.deals, self.plan.decisions // (seats * (size + 1))))
        deals = Deals(number, seats, size, PLUS_MINUS_ONE, self.device)
        who = company(number, seats, self.device)
        self.rounds += number
        return play_rounds(deals, who, playing, self.older, noise, keep=True, dtype=self.dtype).lessons()

    def learn(self, x: Tensor, chosen: Tensor, target: Tensor) -> None:
        expected = values(self.net, x).gather(1, chosen[:, None])[:, 0]
        loss = (expected - target).square().mean()
        self.optimiser.zero_grad(set_to_none=True)
        loss.backward()
        weights = list(self.net.values())
        torch.nn.utils.clip_grad_norm_(weights, LONGEST_STEP)
        self.optimiser.step()
        with torch.no_grad():
            self.loss += loss.detach()
            self.steps += 1
            # At first the average would remember the random beginning for too long.
            self.learned += 1
            towards = max(AVERAGE, 1 / (self.learned + 1))
            torch._foreach_lerp_(list(self.mean.values()), weights, towards)

    def report(self, seats: Sequence[int] = (4,)) -> None:
        """How well it plays by now."""
        loss = float(self.loss) / max(1, self.steps)
        self.loss.zero_()
        self.steps = 0
        rounds, seconds = f"{self.rounds / 1e6:.2f}", round(self.seconds)
        self.say("step", {"seconds": seconds, "rounds": rounds, "loss": f"{loss:.4f}", "playing": round(self.playing)})
        weights = as_played(self.mean, self.dtype)
        for number in seats if self.plan.measured else ():
            how = (weights, number, self.plan.measured, self.device, self.dtype)
            self.say("self", among_themselves(*how))
            self.say("cog", against_cog(*how))

    def keep(self, file: Path) -> None:
        net = {name: weight.detach() for name, weight in self.net.items()}
        kept = {"net": net, "mean": self.mean, "optimiser": self.optimiser.state_dict()}
        torch.save({**kept, "rounds": self.rounds, "seconds": self.seconds, "learned": self.learned}, file)


def _read(file: Path, device: Any) -> dict[str, Any]:
    try:
        kept: Any = torch.load(file, map_location=device, weights_only=True)
    except (OSError, RuntimeError, EOFError, ValueError, UnpicklingError) as error:
        raise BadCheckpoint(str(file)) from error
    if not isinstance(kept, dict) or set(kept) != KEPT:
        raise BadCheckpoint(str(file))
    found: dict[str, Any] = kept
    return found


def train(plan: Plan, say: Say) -> None:
    torch.manual_seed(plan.seed)
    torch.set_float32_matmul_precision("high")
    trainer = Trainer(plan, say)
    # Whoever goes on from a checkpoint wants other deals than those of the run before.
    random.seed(plan.seed + trainer.rounds)
    torch.manual_seed(plan.seed + trainer.rounds)
    trainer.run()


def main(given: Sequence[str] | None = None) -> None:
    """For machines on which only PyTorch and numpy are installed; otherwise there is `slet train wizard`."""
    parser = argparse.ArgumentParser(prog="python -m slet.training.wizard")
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--minutes", type=float, required=True)
    parser.add_argument("--total-minutes", type=float, default=0.0)
    parser.add_argument("--from", type=Path, dest="start")
    parser.add_argument("--checkpoint", type=Path)
    for name in ("width", "blocks", "decisions", "deals", "together", "batch", "measured", "seed"):
        parser.add_argument(f"--{name}", type=int, default=getattr(Plan, name))

    def say(key: str, figures: Figures) -> None:
        told = ", ".join(f"{name} {figure}" for name, figure in figures.items())
        print(f"{key}: {told}", flush=True)

    train(Plan(**vars(parser.parse_args(given))), say)


if __name__ == "__main__":
    main()
