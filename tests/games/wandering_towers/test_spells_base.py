"""Casting spells in the base game: WT-62 to WT-69."""

import pytest

from slet.games.wandering_towers import pieces as components
from slet.games.wandering_towers.events import Cast
from slet.kernel.match import Match

from .table import PRICES, asked, at, hand, offered, play, potions, refused, table, told

HAND = "wizard-1 wizard-2 tower-3"
BOTH = {"cast:advance-wizard", "cast:advance-tower"}


@pytest.mark.clause("WT-62")
@pytest.mark.parametrize(("full", "spells"), [(0, set()), (1, {"cast:advance-tower"}), (2, BOTH), (6, BOTH)])
def test_only_who_has_enough_full_potions_can_cast(full: int, spells: set[str]) -> None:
    match = table({3: "blue", 7: "1"}, HAND, full=(full, 6))
    assert offered(match, "cast") == spells
    for spell in BOTH - spells:
        refused(match, spell, "WT-19")


@pytest.mark.clause("WT-62", "WT-63")
@pytest.mark.parametrize(
    ("spell", "target", "price"), [("advance-wizard", "wizard:3/blue+1", 2), ("advance-tower", "tower:7/1+2", 1)]
)
def test_the_potions_leave_the_game_and_never_turn_empty_again(spell: str, target: str, price: int) -> None:
    match = table({3: "blue", 7: "1"}, HAND, full=(3, 0), spent=(1, 0))
    play(match, f"cast:{spell}", target)
    assert potions(match, 0) == (2, 3 - price, 1 + price)
    assert potions(match, 1) == (6, 0, 0), "the caster pays"
    assert [(event.seat, event.spell.name) for event in told(match, Cast)] == [(0, spell)]


@pytest.mark.clause("WT-62")
def test_an_empty_or_a_spent_potion_pays_for_nothing() -> None:
    match = table({3: "blue", 7: "1"}, HAND, full=(0, 0), spent=(4, 0))
    assert offered(match, "cast") == set()


@pytest.mark.clause("WT-57", "WT-62")
def test_a_potion_filled_by_a_spell_is_full_and_one_filled_before_pays() -> None:
    match = table({5: "1", 7: "yellow", 3: "blue"}, "tower-2 wizard-1 wizard-2", pile="tower-5")
    assert offered(match, "cast") == set()
    play(match, "play:tower-2", "tower:5/1+2")
    assert offered(match, "cast") == {"cast:advance-tower"}
    match = table({5: "1", 7: "yellow", 3: "blue"}, HAND, full=(1, 0))
    play(match, "cast:advance-tower", "tower:5/1+2")
    assert potions(match, 0) == (4, 1, 1)


@pytest.mark.clause("WT-63")
def test_the_prices() -> None:
    assert {spell.name: spell.price for spell in components.SPELLS.values()} == PRICES


@pytest.mark.clause("WT-64")
@pytest.mark.parametrize("first", ["advance-tower", "advance-wizard"])
def test_one_spell_once_a_turn(first: str) -> None:
    target = {"advance-tower": "tower:7/1+2", "advance-wizard": "wizard:3/blue+1"}[first]
    match = table({3: "blue", 7: "1"}, HAND, full=(6, 0))
    play(match, f"cast:{first}", target)
    for _ in range(2):
        assert offered(match, "cast") == set()
        refused(match, "cast:advance-tower")
        refused(match, "cast:advance-wizard")
        card = min(offered(match, "play"))
        play(match, card)
        play(match, min(offered(match)))
        if asked(match).seat == 1:
            break
    assert asked(match).seat == 1, "after the second card nothing more is asked"


@pytest.mark.clause("WT-64")
def test_in_the_next_own_turn_a_spell_can_be_cast_again() -> None:
    match = table({3: "blue", 7: "1"}, HAND, full=(6, 6))
    play(match, "cast:advance-tower", "tower:7/1+2", "discard-all", "leave")
    assert (asked(match).seat, offered(match, "cast")) == (1, BOTH)
    play(match, "cast:advance-tower", "tower:9/1+2", "discard-all", "leave")
    assert (asked(match).seat, offered(match, "cast")) == (0, BOTH)


@pytest.mark.clause("WT-64")
def test_nobody_casts_in_the_turn_of_another() -> None:
    match = table({3: "blue", 7: "1", 5: "yellow"}, HAND, full=(0, 6))
    assert offered(match, "cast") == set()
    for spell in BOTH:
        refused(match, spell, "WT-19", seat=1)
    play(match, "play:wizard-1", "wizard:3/blue+1", "play:wizard-2", "wizard:4/blue+2")
    assert asked(match).seat == 1, "not even seat 0 was asked after the second card"


def before_the_first(match: Match) -> None:
    pass


def between_the_cards(match: Match) -> None:
    play(match, "play:wizard-1", "wizard:3/blue+1")


def after_the_second(match: Match) -> None:
    play(match, "play:wizard-1", "wizard:3/blue+1", "play:wizard-2", "wizard:4/blue+2")


def after_a_discarded_one(match: Match) -> None:
    play(match, "play:wizard-1", "wizard:3/blue+1", "discard:wizard-2")


@pytest.mark.clause("WT-65")
@pytest.mark.parametrize("moment", [before_the_first, between_the_cards, after_the_second, after_a_discarded_one])
def test_a_spell_comes_before_between_or_after_the_cards(moment: object) -> None:
    match = table({3: "blue", 7: "1"}, HAND, full=(2, 0), pile="tower-5 tower-5")
    assert callable(moment)
    moment(match)
    assert asked(match).seat == 0
    assert offered(match, "cast") == BOTH
    cards = hand(match, 0)
    play(match, "cast:advance-tower", "tower:7/1+2")
    assert at(match, 9) == "1"
    if moment in (after_the_second, after_a_discarded_one):
        assert asked(match).seat == 1
        assert hand(match, 0) == " ".join(sorted([*cards.split(), "tower-5", "tower-5"])), "then the hand is filled"
    else:
        assert (asked(match).seat, hand(match, 0)) == (0, cards)


@pytest.mark.clause("WT-65")
def test_after_the_second_card_the_spell_can_be_left_and_no_card_is_played() -> None:
    match = table({3: "blue", 7: "1"}, HAND, full=(2, 0))
    after_the_second(match)
    assert offered(match) == BOTH | {"end-turn"}
    refused(match, "play:tower-3", "WT-65")
    refused(match, "discard:tower-3", "WT-65")
    play(match, "end-turn")
    assert asked(match).seat == 1
    assert potions(match, 0) == (4, 2, 0)


@pytest.mark.clause("WT-65")
@pytest.mark.parametrize("card", ["wizard-1", "tower-3", "either-2-4", "wizard-two-dice", "either-die"])
def test_no_spell_between_the_playing_of_a_card_and_the_end_of_its_effect(card: str) -> None:
    match = table({3: "blue", 7: "1"}, f"{card} wizard-5 wizard-5", full=(6, 0))
    play(match, f"play:{card}")
    assert match.view().card is not None
    for spell in BOTH:
        refused(match, spell)
    assert offered(match, "cast") == set()


@pytest.mark.clause("WT-66")
def test_a_spell_may_be_aimed_at_anybodys_pieces() -> None:
    match = table({3: "blue", 4: "1 yellow", 6: "2 red", 8: "yellow 4"}, HAND, seats=3, full=(3, 0, 0))
    play(match, "cast:advance-wizard")
    assert offered(match) == {"wizard:3/blue+1", "wizard:4/yellow+1", "wizard:6/red+1"}
    play(match, "wizard:6/red+1")
    assert at(match, 7) == "red"
    match = table({4: "1 yellow", 6: "2 red", 8: "yellow 4"}, HAND, seats=3, full=(3, 0, 0), rest=14)
    play(match, "cast:advance-tower")
    assert {"tower:4/1+2", "tower:6/1+2", "tower:8/1+2"} <= offered(match)
    play(match, "tower:4/1+2")
    assert at(match, 6) == "2 red 1 yellow"


@pytest.mark.clause("WT-66")
def test_once_paid_a_spell_is_carried_out() -> None:
    match = table({3: "blue", 7: "1"}, HAND, full=(3, 0))
    play(match, "cast:advance-wizard")
    refused(match, "leave", "WT-111")
    refused(match, "play:wizard-1", "WT-111")


@pytest.mark.clause("WT-67")
@pytest.mark.parametrize("moment", [before_the_first, between_the_cards, after_the_second])
def test_a_spell_that_brings_an_own_wizard_in_ends_the_turn_at_once(moment: object) -> None:
    match = table({3: "blue", 9: "1 blue"}, HAND, full=(3, 0), keep=10, pile="tower-5 tower-5 tower-5")
    assert callable(moment)
    moment(match)
    play(match, "cast:advance-wizard", "wizard:9/blue+1")
    assert asked(match).seat == 1
    assert match.view().players[0].inside == 1
    assert match.view().keep == 12, "Ravenskeep flies on"
    assert len(hand(match, 0).split()) == 3, "the hand is filled"
    assert potions(match, 0) == (3, 1, 2)


@pytest.mark.clause("WT-67")
@pytest.mark.parametrize("mode", ["advanced", "master"])
def test_so_it_is_in_every_variant(mode: str) -> None:
    spells = ("advance-wizard", "advance-tower", "swap-tower", "headwind-tower")
    match = table({3: "blue", 9: "1 blue"}, HAND, mode=mode, spells=spells, full=(6, 0), keep=10, pile="tower-5")
    if mode == "master":
        play(match, "play:wizard-1")
    play(match, "cast:advance-wizard", "wizard:9/blue+1")
    assert asked(match).seat == 1
    assert (match.view().players[0].inside, match.view().keep) == (1, 12)
    assert at(match, 3) == "blue"
    assert len(hand(match, 0).split()) == 3


@pytest.mark.clause("WT-68")
def test_the_tokens_stay_on_the_table_for_everybody_all_game() -> None:
    match = table({3: "blue", 7: "1"}, HAND, full=(6, 6))
    spells = match.view().spells
    assert {spell.name for spell in spells} == {"advance-wizard", "advance-tower"}
    for tower in ("tower:7/1+2", "tower:9/1+2", "tower:11/1+2"):
        play(match, "cast:advance-tower", tower, "discard-all", "leave")
        assert all(match.view(seat).spells == spells for seat in (None, 0, 1))
    assert offered(match, "cast") == BOTH


@pytest.mark.clause("WT-69")
def test_a_spell_that_cannot_be_carried_out_may_not_be_cast() -> None:
    match = table({5: "1 2 3 4 5 6 7 8 9 yellow"}, HAND, full=(6, 0), keep=7, inside=(5, 4))
    assert offered(match, "cast") == {"cast:advance-wizard"}, "every tower would land on Ravenskeep"
    refused(match, "cast:advance-tower", "WT-19")
    match = table({5: "1 2 3 4 5"}, HAND, full=(6, 0), keep=7)
    assert offered(match, "cast") == {"cast:advance-tower"}, "no wizard is visible"
    refused(match, "cast:advance-wizard", "WT-19")
    assert potions(match, 0) == (0, 6, 0)


@pytest.mark.clause("WT-41", "WT-69")
def test_a_wizard_cannot_be_sent_by_a_spell_where_six_stand() -> None:
    six, more = "red red red red green green", "green green yellow yellow yellow yellow"
    match = table({4: "blue", 5: six, 6: more}, HAND, full=(2, 0, 0, 0), seats=4)
    play(match, "cast:advance-wizard")
    assert offered(match) == {"wizard:6/green+1", "wizard:6/yellow+1"}
    refused(match, "wizard:4/blue+1", "WT-111")
