"""What simulations tell about the cards of a game."""

from random import Random

import pytest

import slet
from slet.cli.main import main
from slet.lab.simulate import Plan, simulate
from slet.lab.uses import COUNTERS, uses_in_carodeni


def test_every_card_is_counted_as_often_as_it_was_taken_and_brewed() -> None:
    match = slet.new("carodeni", seats=3, seed=2, animals=True)
    rng = Random(2)
    while match.ask is not None:
        match.play(rng.choice(match.ask.options))
    uses = uses_in_carodeni(match)
    areas = match.view().areas
    brewed = sorted(card.name for own in areas for card in (*own.clan_potions, *own.clan_witches))
    cards = {name: use for name, use in uses.items() if "-" not in name}
    assert sorted(name for name, use in cards.items() if use.used) == brewed
    turned = {card.name for own in areas for card in (*own.tools, *own.clan_tools, *own.animals, *own.clan_animals)}
    assert {name for name, use in cards.items() if use.turned_over} == turned
    by_colour = [use.used for name, use in uses.items() if name.startswith("potions-")]
    assert sum(by_colour) == sum(len(own.clan_potions) for own in areas)
    assert match.outcome is not None
    won = sum(len(areas[seat].clan_potions) / len(match.outcome.winners) for seat in match.outcome.winners)
    assert sum(use.won for name, use in uses.items() if name.startswith("potions-")) == pytest.approx(won)
    animals = [use for name, use in uses.items() if name.startswith("animal-")]
    assert sum(use.turned_over for use in animals) == sum(len((*own.animals, *own.clan_animals)) for own in areas)
    assert sum(use.used for use in animals) == sum(len(own.clan_animals) for own in areas)
    tamed = sum(len(areas[seat].clan_animals) / len(match.outcome.winners) for seat in match.outcome.winners)
    assert sum(use.won for use in animals) == pytest.approx(tamed)


def test_points_by_source_add_up_to_the_mean_score() -> None:
    report = simulate(Plan(game="carodeni", players=("random",), seats=2, games=4, options={"animals": True}))
    mean = sum(row.score * row.games for row in report.by_seat) / sum(row.games for row in report.by_seat)
    assert sum(report.sources.values()) == pytest.approx(mean)
    assert report.uses["potions-red"].taken > 0


def test_a_game_that_counts_no_cards_tells_nothing() -> None:
    assert "wizard" not in COUNTERS
    report = simulate(Plan(game="wizard", players=("random",), seats=3, games=1))
    assert (report.sources, report.uses) == ({}, {})


@pytest.mark.parametrize(("language", "style"), [("en", ()), ("cs", ("--plain",))])
def test_the_terminal_shows_sources_and_cards(
    language: str, style: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    command = ["simulate", "carodeni", "--games", "2", "--jobs", "1", "--players", "random", "--lang", language]
    assert main([*command, *style]) == 0
    out = capsys.readouterr().out
    for text in ("Points by source", "green witches", "red potion P07") if language == "en" else (
        "Body podle zdroje", "zelené čarodějky", "červený lektvar P07"
    ):  # fmt: skip
        assert text in out
