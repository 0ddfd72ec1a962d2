"""What simulations count: every potion, witch and animal that is taken, and what enters a clan."""

from collections import Counter
from collections.abc import Collection, Sequence

from slet.games.carodeni.events import Brewed, Tamed, TookAnimal, TookPotion, TookTool, TookWitch
from slet.games.carodeni.pieces.box import POTIONS, STARTERS, WITCHES, Potion, Witch
from slet.games.carodeni.pieces.kinds import ANIMALS, Animal
from slet.kernel import Event
from slet.lab.tally import Comparison, Tally, Use, Uses


def colour(card: Potion | Witch) -> str:
    return (card.main if isinstance(card, Witch) else card.colour) or "none"


def _by_colour(name: str, cards: Sequence[Potion | Witch]) -> Comparison:
    copies = Counter(map(colour, cards))
    return Comparison(name, dict.fromkeys(copies), copies)


TABLES = (
    _by_colour("potion-colours", POTIONS),
    _by_colour("witch-colours", WITCHES),
    Comparison("animals", {animal.name: animal for animal in ANIMALS}),
    Comparison("potions", {card.name: card for card in POTIONS}),
    Comparison("witches", {card.name: card for card in WITCHES}),
    Comparison("starters", {card.name: card for card in STARTERS}, fair=False),
)


def count(log: Sequence[Event], winners: Collection[int]) -> Uses:
    """Ostara's cards are left out: she does not choose as players do."""
    uses: Uses = {}
    for event in log:
        if isinstance(event, TookPotion):
            _add(uses, event.potion, Use(taken=1))
        elif isinstance(event, TookTool):
            _add(uses, event.potion, Use(turned_over=1))
        elif isinstance(event, TookWitch):
            _add(uses, event.witch, Use(taken=1))
        elif isinstance(event, TookAnimal):
            _add(uses, event.witch, Use(turned_over=1))
            _add(uses, event.animal, Use(taken=1))
        elif isinstance(event, Brewed | Tamed):
            use = Use(used=1, won=1 / len(winners) if event.seat in winners else 0.0)
            for thing in (event.potion, event.witch) if isinstance(event, Brewed) else (event.animal,):
                _add(uses, thing, use)
    return uses


def _add(uses: Uses, thing: Potion | Witch | Animal, use: Use) -> None:
    if isinstance(thing, Animal):
        places = [("animals", thing.name)]
    elif isinstance(thing, Witch):
        places = [("witches", thing.name), ("witch-colours", colour(thing))]
    elif thing.is_starter:
        places = [("starters", thing.name)]
    else:
        places = [("potions", thing.name), ("potion-colours", colour(thing))]
    for table, name in places:
        uses.setdefault(table, {}).setdefault(name, Use()).add(use)


TALLY = Tally(TABLES, count)
