"""What the log tells, and in which order."""

import pytest

import slet
from slet.games.big_book.events import (
    AbilityUsed,
    ActionDeclined,
    ChoseMagician,
    Chosen,
    Discarded,
    Drew,
    FromDeck,
    LaidOnDeck,
    Lost,
    Overpaid,
    Paid,
    PaidWild,
    Refreshed,
    Reshuffled,
    Shuffled,
    StackLost,
    Starts,
    Supported,
    Took,
    TookMadness,
)
from slet.games.wording import wording

from .table import before_marker, names, play, table, told

NAMES = ("Ema", "Jan", "Eva")


def test_cards_drawn_before_a_reshuffle_are_told_before_it() -> None:
    match = table("earth-3", "", spells=["growth"], decks=["air-1", ""], discards=["air-2"])
    play(match, "cast:growth/3")
    told_order = [event for event in match.log() if isinstance(event, Drew | Reshuffled | TookMadness)]
    assert [type(event) for event in told_order] == [Drew, TookMadness, Reshuffled, Drew]
    assert [card.name for card in told_order[0].cards] == ["air-1"]  # type: ignore[union-attr]
    assert len(told_order[3].cards) == 2, "and not once more after it"  # type: ignore[union-attr, arg-type]


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


def test_it_is_told_where_a_card_goes_that_nobody_pays_discards_or_draws() -> None:
    put = play(table("water-1 fire-2 air-1", ""), "cast:ice/1", "card:fire-2/hand")
    assert [(event.seat, event.card.name) for event in told(put, Supported)] == [(0, "fire-2")]
    taken = table("3*earth-1", "", spells=["embrace-of-the-earth"], discards=["fire-2", ""])
    play(taken, "cast:embrace-of-the-earth/1", "card:fire-2/discard")
    assert [(event.card.name, event.place) for event in told(taken, Took)] == [("fire-2", "discard")]
    laid = play(table("earth-1", "", spells=["essence-of-earth"], discards=["", "air-2"]), "cast:essence-of-earth/1")
    assert [(event.seat, event.card.name) for event in told(laid, LaidOnDeck)] == [(1, "air-2")]
    lost = before_marker("", "", curses=["earth-6"], decks=["fire-1 fire-2", ""])
    assert [(event.seat, names(event.cards), event.to) for event in told(lost, FromDeck)] == [
        (0, "fire-1 fire-2", "discard")
    ]


@pytest.mark.clause("BB-144")
def test_both_cards_of_each_swap_of_violetta_are_told() -> None:
    match = table("fire-1", "", magicians=["violetta", "alice"], supports=["air-1"])
    play(match, "ability:violetta", "enough")
    assert [event.magician.name for event in told(match, AbilityUsed)] == ["violetta"]
    assert [event.card.name for event in told(match, Supported)] == ["fire-1"]
    assert [(event.card.name, event.place) for event in told(match, Took)] == [("air-1", "support")]


def test_a_shuffle_is_told_with_what_was_shuffled() -> None:
    pile = table("2*earth-1", "", spells=["circle-of-life"], discards=["fire-1", ""])
    play(pile, "cast:circle-of-life/1", "player:0")
    assert [(event.seat, event.what) for event in told(pile, Shuffled)] == [(0, "discard")]
    hand = before_marker("fire-1", "", curses=["air-7"])
    assert [(event.seat, event.what) for event in told(hand, Shuffled)] == [(0, "hand")]


def test_whom_somebody_names_and_what_somebody_declines_is_told() -> None:
    match = table("air-1", "2*fire-1", "2*fire-1", spells=["telepathy"])
    play(match, "cast:telepathy/1", "player:2", "done")
    assert [(event.seat, event.other) for event in told(match, Chosen)] == [(0, 2)]
    assert [event.seat for event in told(match, ActionDeclined)] == [2]


@pytest.mark.clause("BB-14", "BB-23")
def test_who_begins_and_who_is_who_is_told() -> None:
    match = slet.new("big-book", seats=2, seed=1, start_player=1)
    play(match, "magician:rosana", "magician:patrik")
    assert [event.seat for event in told(match, Starts)] == [1]
    assert [(event.seat, event.magician.name) for event in told(match, ChoseMagician)] == [(1, "rosana"), (0, "patrik")]


def test_what_comes_to_nothing_is_not_told() -> None:
    full = play(table("3*air-1", "6*fire-1", spells=["levitation"]), "cast:levitation/1")
    assert told(full, Drew) == []
    exact = play(table("2*fire-1", ""), "acquire:fire-2")
    assert told(exact, Overpaid) == []
    assert told(before_marker("", "", curses=["multi-1"], stack=0), StackLost) == []
    assert told(before_marker("", "", curses=["earth-6"], decks=["", ""]), FromDeck) == []
    assert told(before_marker("", "", curses=["air-9"], decks=["4*fire-1", ""]), Discarded) == []
