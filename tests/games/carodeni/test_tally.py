"""What simulations count in Čarodění."""

from collections.abc import Iterable
from random import Random

import pytest

import slet
from slet.lab.carodeni import TALLY
from slet.lab.tally import Use

from .table import names, play_on


def total(uses: Iterable[Use], what: str) -> float:
    return sum(float(getattr(use, what)) for use in uses)


def test_every_card_is_counted_as_often_as_it_was_taken_and_brewed() -> None:
    match = play_on(slet.new("carodeni", seats=3, seed=2, animals=True), Random(2))
    assert match.outcome is not None
    winners = match.outcome.winners
    uses = TALLY.count(match.log(), winners)
    areas = match.view().areas
    for table, cards in (
        ("potions", [card for own in areas for card in own.clan_potions if not card.is_starter]),
        ("starters", [card for own in areas for card in own.clan_potions if card.is_starter]),
        ("witches", [card for own in areas for card in own.clan_witches]),
        ("animals", [card.animal for own in areas for card in own.clan_animals]),
    ):
        assert sorted(name for name, use in uses[table].items() for _ in range(use.used)) == sorted(names(cards))
    turned = {*names(card for own in areas for card in (*own.tools, *own.clan_tools))}
    assert {name for name, use in uses["potions"].items() if use.turned_over} == turned
    turned = {*names(card for own in areas for card in (*own.animals, *own.clan_animals))}
    assert {name for name, use in uses["witches"].items() if use.turned_over} == turned
    assert total(uses["animals"].values(), "taken") == len(turned)
    for kind in ("potion", "witch"):
        by_colour, by_card = uses[f"{kind}-colours"], uses["potions" if kind == "potion" else "witches"]
        for what in ("taken", "turned_over", "used", "won"):
            assert total(by_colour.values(), what) == pytest.approx(total(by_card.values(), what))
    won = sum(len(areas[seat].clan_witches) / len(winners) for seat in winners)
    assert total(uses["witches"].values(), "won") == pytest.approx(won)


def test_starters_are_listed_apart_and_have_no_fair_share() -> None:
    tables = {table.name: table for table in TALLY.comparisons}
    assert not set(tables["starters"].things) & set(tables["potions"].things)
    assert [name for name, table in tables.items() if not table.fair] == ["starters"]
    assert tables["potion-colours"].copies == {"red": 10, "blue": 10, "green": 10, "yellow": 10, "none": 10}
    assert tables["witch-colours"].copies == {"red": 12, "blue": 12, "green": 12, "yellow": 12, "none": 2}
