"""The network of the learned Wizard player as it is trained: weights by name, as `layout.shapes` lists them."""

from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import Tensor

from slet.players.wizard import layout

Weights = dict[str, Tensor]


def new_weights(width: int, blocks: int, device: Any) -> Weights:
    """Small random numbers, the smaller the more inputs a layer has."""
    weights = {}
    inputs = 1
    for name, shape in layout.shapes(width, blocks).items():
        inputs = shape[0] if name.endswith(".weight") else inputs
        weights[name] = (2 * torch.rand(shape, device=device) - 1) / inputs**0.5
    return weights


def values(weights: Weights, x: Tensor) -> Tensor:
    """What is expected, in tens of points. All but the last layer reckon in the precision of the input."""

    def layer(name: str, h: Tensor) -> Tensor:
        return torch.addmm(weights[f"{name}.bias"].to(h.dtype), h, weights[f"{name}.weight"].to(h.dtype))

    h = layer("entry", x).relu()
    for block in range(sum(name.endswith(".first.weight") for name in weights)):
        h = (h + layer(f"block{block}.second", layer(f"block{block}.first", h).relu())).relu()
    return layer("head", h.float())


def as_played(weights: Weights, dtype: Any) -> Weights:
    """A copy that is not trained, in the precision in which rounds are played."""
    with torch.no_grad():
        return {
            name: weight.detach().to(torch.float32 if name.startswith("head") else dtype, copy=True)
            for name, weight in weights.items()
        }


def write_weights(weights: Weights, file: Path) -> None:
    """In half precision, for the player."""
    arrays: dict[str, Any] = {name: weight.detach().half().cpu().numpy() for name, weight in weights.items()}
    with file.open("wb") as out:
        np.savez_compressed(out, version=np.array(layout.VERSION), **arrays)
