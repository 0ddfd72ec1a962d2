"""Wizard: as the learned player sees it (`players/wizard/layout.py`), with the scores and the question besides.

Suits are relabelled there so that trump comes first; so they are in the actions: `play:0-13` is the 13 of trump.
"""

import re
from typing import Any, cast

from slet.games.wizard import GAME
from slet.games.wizard.pieces import SUITS, Card, Suit
from slet.games.wizard.state import WizardState
from slet.kernel import clockwise
from slet.kernel.questions import HasId, Pick
from slet.lab.encoding.actions import listed
from slet.lab.encoding.encoding import Encoding, finished
from slet.lab.encoding.layout import Floats, Part
from slet.players.wizard import layout
from slet.players.wizard.features import features, kind, plain_order

PLAYS = (*(f"play:{suit}-{rank}" for suit in range(4) for rank in range(1, 14)), "play:wizard", "play:jester")
NAMES = (*(f"bid:{tricks}" for tricks in range(layout.BIDS)), *PLAYS, *(f"trump:{suit}" for suit in SUITS))
"""The first 75 are the outputs of the learned player's network, in its order."""


def trump_of(s: WizardState, _ask: Pick) -> Suit | None:
    return s.trump


def key(option: HasId, trump: Suit | None) -> str:
    return PLAYS[kind(option, plain_order(trump))] if isinstance(option, Card) else option.id


def write(x: Floats, s: WizardState, seat: int) -> None:
    if s.hands:
        features(s, seat, out=x)
    numbers = cast("memoryview[float]", x.data)
    for place, who in enumerate(clockwise(seat, s.seats), layout.SIZE):
        numbers[place] = s.totals[who]


def _meanings() -> dict[str, str]:
    """As the layout tells them."""
    lines = re.findall(r"^ {4}([a-z_]+(?:, [a-z_]+)?) {2,}(.+)$", layout.__doc__ or "", re.MULTILINE)
    return {name: meaning for names, meaning in lines for name in names.split(", ")}


def encoding() -> Encoding:
    meanings: dict[str, Any] = _meanings()
    parts = [Part(name, layout.START[name], size, meanings[name]) for name, size in layout.PARTS.items()]
    parts.append(Part("totals", layout.SIZE, layout.SEATS, "the points of each seat, from the own one"))
    return finished(GAME, layout.VERSION, parts, listed(*NAMES, key=key, look=trump_of), write)
