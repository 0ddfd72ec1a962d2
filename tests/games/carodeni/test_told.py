"""What is told stands: the table as it is seen with each line of the log."""

from slet.games.carodeni import GAME
from slet.games.carodeni.display import spots_of
from slet.games.carodeni.events import (
    Brewed,
    GotNovices,
    OstaraTookAnimal,
    OstaraTookPotion,
    OstaraTookWitch,
    Played,
    RenewedIngredients,
    RenewedPotions,
    RenewedWitches,
    TookAnimal,
    TookGoal,
    TookIngredient,
    TookPotion,
    TookTool,
    TookWitch,
)
from slet.games.carodeni.view import view
from support.told import Stands, untrue

STANDS: Stands = {
    GotNovices: lambda s, told: set(told.novices) <= set(s.areas[told.seat].hand),
    Played: lambda s, told: view(s, None).active is told.card and any(s.points),
    # What was taken lies with its taker, and its place is empty.
    TookPotion: lambda s, told: told.potion in s.areas[told.seat].potions and not s.potions.open[told.location.place],
    TookTool: lambda s, told: told.potion in s.areas[told.seat].tools and not s.potions.open[told.location.place],
    TookWitch: lambda s, told: told.witch in s.areas[told.seat].hand and not s.witches.open[told.location.place],
    TookAnimal: lambda s, told: told.witch in s.areas[told.seat].animals and not s.witches.open[told.location.place],
    TookIngredient: lambda s, told: None in [s.spots[spot] for spot in spots_of(told.location)],
    OstaraTookPotion: lambda s, told: told.potion in s.ostara.potions and not s.potions.open[told.location.place],
    OstaraTookWitch: lambda s, told: told.witch in s.ostara.pile and not s.witches.open[told.location.place],
    OstaraTookAnimal: lambda s, told: told.witch in s.ostara.clan_animals and not s.witches.open[told.location.place],
    # What is renewed is gone, and nothing new is there yet.
    RenewedPotions: lambda s, _: not any(s.potions.open),
    RenewedWitches: lambda s, _: not any(s.witches.open),
    RenewedIngredients: lambda s, told: not any(s.spots[spot] for spot in spots_of(told.location)),
    Brewed: lambda s, told: told.potion in s.areas[told.seat].clan_potions and view(s, None).active is None,
    TookGoal: lambda s, told: told.goal in s.areas[told.seat].goals and told.goal not in s.goals,
}


def test_what_is_told_stands() -> None:
    assert untrue(GAME, STANDS, [(1, {"animals": True}), (3, {"animals": True})], seeds=3) == ([], set())
