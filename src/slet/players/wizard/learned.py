"""What was learned of Wizard: a network tells what points each choice brings.

The network was trained by playing against itself and others (`slet train wizard`); `layout.py` says what goes in and
what comes out. Here it is only read and asked, by numpy alone. There is no search.
"""

from functools import cache
from pathlib import Path
from zipfile import BadZipFile

import numpy as np

from slet.games.wizard.options import Bid, NameTrump
from slet.games.wizard.pieces import Card
from slet.games.wizard.state import WizardState
from slet.kernel.errors import SletError
from slet.kernel.questions import HasId, Pick
from slet.players.wizard import layout
from slet.players.wizard.features import Floats, features, kind, orders, plain_order

WEIGHTS = Path(__file__).with_name("weights.npz")


class BadWeights(SletError):
    """A file with weights that cannot be used: says which and what is wrong with it."""

    key = "bad-weights"


class Network:
    """The weights, and what they say. They are kept in half precision and reckoned with in single."""

    def __init__(self, weights: dict[str, Floats]) -> None:
        self.blocks = sum(name.endswith(".first.weight") for name in weights)
        self.weights = weights

    def values(self, x: Floats) -> Floats:
        """For each row of input a row of output, in points."""
        entry = self.weights["entry.weight"]
        rows = []
        for row in x:
            # Nine of ten inputs are zero: to look at the others alone is quicker.
            (there,) = row.nonzero()
            rows.append(row[there] @ entry[there])
        h = np.maximum(np.array(rows) + self.weights["entry.bias"], 0)
        for block in range(self.blocks):
            first = np.maximum(self._layer(f"block{block}.first", h), 0)
            h = np.maximum(h + self._layer(f"block{block}.second", first), 0)
        found: Floats = self._layer("head", h) * np.float32(layout.POINTS)
        return found

    def _layer(self, name: str, h: Floats) -> Floats:
        found: Floats = h @ self.weights[f"{name}.weight"] + self.weights[f"{name}.bias"]
        return found


def read_network(file: Path = WEIGHTS) -> Network:
    """The network in a file that training has written."""
    try:
        with file.open("rb") as opened, np.load(opened, allow_pickle=False) as kept:
            found = {name: kept[name] for name in kept.files}
    except FileNotFoundError:
        raise BadWeights(file=file.name, what="missing") from None
    except (OSError, ValueError, EOFError, BadZipFile, KeyError):
        raise BadWeights(file=file.name, what="damaged") from None
    if int(found.pop("version", np.array(0)).sum()) != layout.VERSION:
        raise BadWeights(file=file.name, what="shape")
    blocks = sum(name.endswith(".first.weight") for name in found)
    width = found["entry.bias"].size if "entry.bias" in found else 0
    if {name: array.shape for name, array in found.items()} != layout.shapes(width, blocks):
        raise BadWeights(file=file.name, what="shape")
    weights = {name: np.ascontiguousarray(array, np.float32) for name, array in found.items()}
    if not all(np.isfinite(array).all() for array in weights.values()):
        raise BadWeights(file=file.name, what="damaged")
    return Network(weights)


@cache
def usual_network() -> Network:
    """The one that comes with the package: read once, and kept."""
    return read_network()


def judge(network: Network, s: WizardState, ask: Pick, looks: int = 1) -> list[float]:
    """For each option the points of this round that the seat can expect.

    Suits other than trump are alike, but the network does not know it. With more than one look (at most six), it is
    asked about the same situation with these suits in another order, and the mean is taken.
    """
    if ask.kind == "trump":
        return [_worth_of_naming(network, s, ask.seat, option, looks) for option in ask.options]
    ways = orders(s.trump)[:looks] if looks > 1 else [plain_order(s.trump)]
    values = network.values(np.array([features(s, ask.seat, order=order) for order in ways]))
    found = []
    for option in ask.options:
        places = [layout.FIRST_BID + option.tricks] * len(ways) if isinstance(option, Bid) else []
        if isinstance(option, Card):
            places = [layout.FIRST_KIND + kind(option, order) for order in ways]
        found.append(float(np.mean([row[place] for row, place in zip(values, places, strict=True)])))
    return found


def _worth_of_naming(network: Network, s: WizardState, seat: int, option: HasId, looks: int) -> float:
    assert isinstance(option, NameTrump)
    ways = [features(s, seat, option.suit, order) for order in orders(option.suit)[:looks]]
    return float(network.values(np.array(ways))[:, layout.NAMED].mean())
