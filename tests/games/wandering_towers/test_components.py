"""What lies in the box, and the words for it: WT-01 to WT-09."""

import importlib.util
import tomllib
from collections import Counter
from copy import deepcopy
from random import Random
from typing import Any

import pytest

import slet
from slet.games.wandering_towers import pieces as components
from slet.games.wandering_towers.events import Rolled
from slet.kernel.errors import BadSetup
from slet.kernel.journal import fated
from slet.kernel.questions import Roll

from .table import COLOURS, GAME, NINETY, PRICES, SHARES, at, offered, play, play_on, refused, surface, table, told


@pytest.mark.clause("WT-01")
@pytest.mark.parametrize("seats", range(1, 7))
def test_two_to_six_can_play_and_one_alone(seats: int) -> None:
    match = slet.new(GAME, seats, seed=1)
    assert match.view().seats == seats
    assert match.view().mode == ("solo" if seats == 1 else "base")


@pytest.mark.clause("WT-01")
@pytest.mark.parametrize("seats", [-1, 0, 7, 12])
def test_no_other_number_can_play(seats: int) -> None:
    with pytest.raises(BadSetup):
        slet.new(GAME, seats)


@pytest.mark.clause("WT-01")
@pytest.mark.parametrize("mode", ["base", "advanced", "master", "solo", "coop"])
def test_one_plays_solo_and_several_everything_else(mode: str) -> None:
    for seats in range(1, 7):
        if (seats == 1) == (mode == "solo"):
            assert slet.new(GAME, seats, seed=1, mode=mode).view().mode == mode
        else:
            with pytest.raises(BadSetup):
                slet.new(GAME, seats, mode=mode)


@pytest.mark.clause("WT-01")
def test_only_four_or_six_form_teams_and_only_against_each_other() -> None:
    for seats in range(1, 7):
        for mode in ("base", "advanced", "master", "solo", "coop"):
            if seats in (4, 6) and mode not in ("solo", "coop"):
                assert slet.new(GAME, seats, seed=1, mode=mode, teams=True).view().teams
            else:
                with pytest.raises(BadSetup):
                    slet.new(GAME, seats, mode=mode, teams=True)


@pytest.mark.clause("WT-02")
def test_the_track_is_a_ring_of_sixteen_spaces() -> None:
    assert len(slet.new(GAME, 2, seed=1).view().spaces) == 16


@pytest.mark.clause("WT-02")
@pytest.mark.parametrize("space", range(16))
def test_forward_leads_from_each_space_to_the_next_and_from_the_last_to_the_first(space: int) -> None:
    after, keep, rest = (space + 1) % 16, (space + 5) % 16, (space + 8) % 16
    match = table({space: "1 blue", after: ""}, "wizard-1 tower-1 tower-2", keep=keep, rest=rest)
    play(match, "play:wizard-1", f"wizard:{space}/blue+1")
    assert (at(match, space), at(match, after)) == ("1", "blue")
    play(match, "play:tower-1", f"tower:{space}/1+1")
    assert (at(match, space), at(match, after)) == ("", "blue 1")


@pytest.mark.clause("WT-02")
def test_back_leads_the_other_way_round() -> None:
    spells = ("headwind-wizard", "headwind-tower", "swap-tower", "free-wizard")
    match = table({0: "blue", 1: "2"}, mode="advanced", spells=spells, keep=8, rest=5, full=(3, 0))
    play(match, "cast:headwind-wizard", "wizard:0/blue-1")
    assert at(match, 15) == "blue"
    play(match, "cast:headwind-tower", "tower:1/1-2")
    assert at(match, 15) == "blue 2"


@pytest.mark.clause("WT-03")
def test_four_spaces_carry_a_printed_crest() -> None:
    view = slet.new(GAME, 2, seed=1).view()
    assert [n for n, space in enumerate(view.spaces) if space.crest] == [0, 4, 8, 12]


@pytest.mark.clause("WT-04")
@pytest.mark.parametrize("seats", range(1, 7))
def test_there_are_nine_towers_five_of_them_with_a_crest(seats: int) -> None:
    floors = [floor for space in slet.new(GAME, seats, seed=1).view().spaces for floor in space.floors]
    assert sorted(floor.tower for floor in floors) == list(range(1, 10))
    assert sum(floor.crest for floor in floors) == 5


@pytest.mark.clause("WT-04", "WT-54")
def test_ravenskeep_is_no_tower() -> None:
    match = table({3: "1 blue"}, "tower-1 wizard-1 wizard-2", keep=0)
    play(match, "play:tower-1")
    assert {name for name in offered(match) if name.startswith("tower:0/")} == set()
    refused(match, "tower:0/1+1", "WT-30")


@pytest.mark.clause("WT-05")
def test_the_box_holds_24_wizards_36_potions_and_8_spell_tokens() -> None:
    box = components.BOX
    assert box["wizards"] == {"blue": 5, "yellow": 5, "red": 4, "green": 4, "orange": 3, "purple": 3}
    assert sum(box["wizards"].values()) == 24
    assert box["potions"]["each_colour"] * len(box["wizards"]) == 36
    assert {spell.name for spell in components.SPELLS.values()} == set(PRICES)
    assert tuple(components.COLOURS) == COLOURS


@pytest.mark.clause("WT-05")
@pytest.mark.parametrize("seats", range(2, 7))
def test_nobody_gets_more_than_the_box_holds(seats: int) -> None:
    view = slet.new(GAME, seats, seed=1).view()
    for player in view.players:
        assert player.outside <= components.BOX["wizards"][player.wizard.name]
        assert player.empty <= components.BOX["potions"]["each_colour"]


@pytest.mark.clause("WT-05")
def test_there_is_one_die_with_one_to_six() -> None:
    rolls: list[int] = []
    for seed in range(4):
        match = slet.new(GAME, 4, seed=seed)
        play_on(match, Random(seed), 300)
        questions = [question for _, question, _ in fated(match._journal) if isinstance(question, Roll)]
        assert {(question.dice, question.sides) for question in questions} == {(1, 6)}
        rolls += [answer[0] for _, question, answer in fated(match._journal) if isinstance(question, Roll)]
        assert {event.pips for event in told(match, Rolled)} <= set(rolls)
    assert set(rolls) == {1, 2, 3, 4, 5, 6}


@pytest.mark.clause("WT-06", "WT-07", "WT-08")
def test_the_deck_has_ninety_cards_of_known_kinds() -> None:
    assert len(NINETY) == 90
    assert Counter(card.name for card in components.DECK) == Counter(NINETY)
    kinds = Counter(name.partition("-")[0] for name in NINETY)
    assert kinds == {"wizard": 24, "tower": 24, "either": 42}


@pytest.mark.clause("WT-06")
@pytest.mark.parametrize("card", components.DECK, ids=lambda card: card.name)
def test_a_card_is_for_a_wizard_for_a_tower_or_for_either(card: components.Card) -> None:
    kind = card.name.partition("-")[0]
    assert (card.wizard is not None) == (kind in ("wizard", "either"))
    assert (card.tower is not None) == (kind in ("tower", "either"))
    assert card.is_either == (kind == "either")


@pytest.mark.clause("WT-07", "WT-08")
@pytest.mark.parametrize("card", components.CARDS.values(), ids=lambda card: card.name)
def test_a_card_says_how_far_or_how_often_the_die_is_rolled(card: components.Card) -> None:
    kind, *values = card.name.split("-")
    dice = {"two-dice": 2, "three-dice": 3, "die": 1}.get("-".join(values), 0)
    assert card.dice == dice
    if not dice:
        towers = int(values[0]) if kind != "wizard" else None
        wizards = int(values[-1]) if kind != "tower" else None
        assert (card.tower, card.wizard) == (towers, wizards)


@pytest.mark.clause("WT-05", "WT-06", "WT-15")
@pytest.mark.parametrize("seats", range(1, 7))
def test_nothing_gets_lost_from_beginning_to_end(seats: int) -> None:
    wizards, potions = SHARES.get(seats, (12, 0))
    for mode in ("solo",) if seats == 1 else ("base", "advanced", "master"):
        match = slet.new(GAME, seats, seed=seats, mode=mode)
        rng = Random(seats)
        there = Counter(match.game.sight.pieces(match.state))
        assert sum(there[f"<{card}>"] for card in set(NINETY)) == 90
        assert [there[colour] for colour in COLOURS] == [wizards] * seats + [0] * (6 - seats)
        assert there["potion"] == potions * seats
        assert all(there[f"tower {tower}"] == 1 for tower in range(1, 10))
        for _ in range(12):
            play_on(match, rng, 15)
            assert Counter(match.game.sight.pieces(match.state)) == there


@pytest.mark.clause("WT-09")
def test_a_wizard_on_the_ground_or_on_the_uppermost_tower_is_visible() -> None:
    match = table({2: "blue", 5: "1 2 blue", 7: "blue 3"}, "wizard-1 tower-1 tower-2")
    play(match, "play:wizard-1")
    assert offered(match, "wizard") == {"wizard:2/blue+1", "wizard:5/blue+1"}
    assert (surface(match, 2), surface(match, 5), surface(match, 7)) == (["blue"], ["blue"], [])
    for seat in (None, 0, 1):
        spaces = match.view(seat).spaces
        assert [wizard.name for wizard in spaces[2].ground] == ["blue"]
        assert [wizard.name for wizard in spaces[5].floors[1].wizards] == ["blue"]


@pytest.mark.clause("WT-09", "WT-29")
@pytest.mark.parametrize("stack", ["blue 1", "1 blue 2", "blue 1 2 3", "1 blue 2 3", "1 2 blue 3 yellow"])
def test_a_wizard_with_a_tower_above_it_is_imprisoned(stack: str) -> None:
    match = table({2: "blue", 5: stack}, "wizard-1 tower-1 tower-2")
    play(match, "play:wizard-1")
    refused(match, "wizard:5/blue+1", "WT-29")
    play(match, "wizard:2/blue+1")
    assert at(match, 5) == stack


# --- correcting a row of the data ----------------------------------------------------------------------------


@pytest.mark.clause("WT-04", "WT-05", "WT-06")
@pytest.mark.parametrize(
    ("part", "row", "change", "words"),
    [
        ("cards", 0, {"copies": 3}, "89 cards"),
        ("cards", 0, {"copies": 0}, "wizard-1"),
        ("cards", 5, {"dice": 0}, "wizard-two-dice"),
        ("cards", 14, {"tower": None, "wizard": None}, "either-1-1"),
        ("cards", 0, {"tower": 1}, "cards for a wizard"),
        ("cards", 7, {"wizard": 1}, "cards for a tower"),
        ("spells", 0, {"price": 3}, "advance-wizard"),
        ("wizards", "red", 5, "25 wizards"),
        ("towers", "plain", [2, 4, 6], "8"),
    ],
)
def test_a_wrong_row_of_the_data_is_named(
    monkeypatch: pytest.MonkeyPatch, part: str, row: Any, change: Any, words: str
) -> None:
    box: Any = deepcopy(components.BOX)
    if isinstance(change, dict):
        box[part][row].update(change)
    else:
        box[part][row] = change
        if part == "towers":
            box[part]["limits"].pop()
    monkeypatch.setattr(tomllib, "loads", lambda _text: box)
    spec = importlib.util.spec_from_file_location(f"{components.__package__}.components_again", components.__file__)
    assert spec is not None
    assert spec.loader is not None
    with pytest.raises(ValueError, match=words):
        spec.loader.exec_module(importlib.util.module_from_spec(spec))
