"""What games between equal players tell about the cards: how often each is taken and used, and by whom."""

from collections.abc import Callable
from typing import Any

import msgspec

from slet.games.carodeni.components import POTIONS, STARTERS, WITCHES, Potion, Witch
from slet.games.carodeni.events import Brewed, Tamed, TookAnimal, TookPotion, TookTool, TookWitch
from slet.kernel.match import Match


class Use(msgspec.Struct, gc=False):
    """What became of a card, or of a group of them."""

    taken: int = 0
    turned_over: int = 0
    """Taken as what is on its back."""
    used: int = 0
    """Brought into a clan by its front."""
    won: float = 0.0
    """Of these, by a seat that won; a shared win counts as a part."""

    def add(self, other: "Use") -> None:
        self.taken += other.taken
        self.turned_over += other.turned_over
        self.used += other.used
        self.won += other.won


Uses = dict[str, Use]


def uses_in_carodeni(match: Match) -> Uses:
    """Every potion and witch of a finished game, and every colour of each."""
    outcome = match.outcome
    assert outcome is not None, "uses are counted when the game is over"
    found: Uses = {}
    for event in match.log():
        won = 1 / len(outcome.winners) if getattr(event, "seat", None) in outcome.winners else 0.0
        if isinstance(event, TookPotion):
            _count(found, event.potion, Use(taken=1))
        elif isinstance(event, TookTool):
            _count(found, event.potion, Use(turned_over=1))
        elif isinstance(event, TookWitch):
            _count(found, event.witch, Use(taken=1))
        elif isinstance(event, TookAnimal):
            _count(found, event.witch, Use(turned_over=1))
            found.setdefault(f"animal-{event.animal.name}", Use()).add(Use(turned_over=1))
        elif isinstance(event, Brewed):
            for card in (event.potion, event.witch):
                _count(found, card, Use(used=1, won=won))
        elif isinstance(event, Tamed):
            found.setdefault(f"animal-{event.animal.name}", Use()).add(Use(used=1, won=won))
    return found


def _count(found: Uses, card: Potion | Witch, use: Use) -> None:
    for name in (card.name, group_of(card)):
        found.setdefault(name, Use()).add(use)


def group_of(card: Potion | Witch) -> str:
    if isinstance(card, Witch):
        return f"witches-{card.main or 'all'}"
    return "potions-starter" if card.is_starter else f"potions-{card.colour or 'wild'}"


COUNTERS: dict[str, Callable[[Match], Uses]] = {"carodeni": uses_in_carodeni}
"""The games whose cards are counted."""

CARDS: dict[str, tuple[Any, ...]] = {"carodeni": (*STARTERS, *POTIONS, *WITCHES)}


def summed(parts: list[Uses]) -> Uses:
    whole: Uses = {}
    for part in parts:
        for name, use in part.items():
            whole.setdefault(name, Use()).add(use)
    return dict(sorted(whole.items()))
