"""What the log tells, and in which order."""

import pytest

from slet.games.big_book.events import (
    Discarded,
    Drew,
    Lost,
    Paid,
    PaidWild,
    Refreshed,
    Reshuffled,
    TookMadness,
)
from slet.games.wording import wording

from .table import play, table, told

NAMES = ("Ema", "Jan", "Eva")


def test_cards_drawn_before_a_reshuffle_are_told_before_it() -> None:
    match = table("earth-3", "", spells=["growth"], decks=["air-1", ""], discards=["air-2"])
    play(match, "cast:growth/3")
    told_order = [event for event in match.log() if isinstance(event, Drew | Reshuffled | TookMadness)]
    assert [type(event) for event in told_order] == [Drew, TookMadness, Reshuffled, Drew]
    assert [card.name for card in told_order[0].cards] == ["air-1"]  # type: ignore[union-attr]


def test_cards_drawn_before_the_game_is_lost_are_told_before_the_loss() -> None:
    match = table("earth-2", "", spells=["growth"], decks=["air-1", ""], stack=0)
    play(match, "cast:growth/2")
    assert [type(event) for event in match.log()][-2:] == [Drew, Lost]


@pytest.mark.clause("BB-60")
def test_a_payment_tells_from_whose_support_it_comes() -> None:
    match = table("fire-1", "", "", supports=["fire-1", "fire-1", ""])
    play(match, "acquire:fire-3")
    paid = [(event.owner, [card.name for card in event.cards], event.stay) for event in told(match, Paid)]
    assert paid == [(None, ["fire-1"], False), (0, ["fire-1"], False), (1, ["fire-1"], False)]
    say = [wording("big-book", "en").event(event, NAMES) for event in told(match, Paid)]
    assert say[0] == "Ema pays fire 1."
    assert say[2] == "Ema pays fire 1 from the support of Jan."


@pytest.mark.clause("BB-120")
def test_a_discard_tells_from_whose_support_it_comes() -> None:
    match = table("", "", step="grimoire", curses=["fire-1"], supports=["", "fire-2"])
    (event,) = told(match, Discarded)
    assert (event.seat, event.owner) == (0, 1)
    assert wording("big-book", "en").event(event, NAMES) == "Ema discards fire 2 from the support of Jan."
    assert wording("big-book", "cs").event(event, NAMES) == "Ema odkládá: oheň 2 (podpora: Jan)."


@pytest.mark.clause("BB-150")
def test_what_embodiment_pays_with_is_told_to_stay() -> None:
    match = table("water-3", "", spells=["embodiment"], supports=["", "fire-2"])
    play(match, "cast:embodiment/1", "acquire:fire-2")
    assert [event.stay for event in told(match, Paid)] == [False, True]
    assert "stays" in wording("big-book", "en").event(told(match, Paid)[1], NAMES)


@pytest.mark.clause("BB-139")
def test_the_wild_card_of_harold_is_marked_in_the_log() -> None:
    match = table("fire-1 air-1", "", magicians=["harold", "alice"])
    play(match, "acquire:fire-2")
    (wild,) = told(match, PaidWild)
    assert (wild.seat, wild.card.name, wild.element) == (0, "air-1", "fire")
    assert wording("big-book", "en").event(wild, NAMES) == "air 1 of Ema counts as fire."


def test_timelessness_tells_every_spell_that_it_refreshes() -> None:
    match = table("air-3", "", spells=["timelessness growth! ice! telepathy"])
    play(match, "cast:timelessness/1")
    assert [event.spell.name for event in told(match, Refreshed)] == ["growth", "ice"]
