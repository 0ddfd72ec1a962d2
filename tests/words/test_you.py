"""The log says "you" to the player it tells of, and the name to everybody else."""

from typing import ClassVar

import pytest

from slet.games.big_book.events import Paid
from slet.games.big_book.options import Banish, Choice, Name
from slet.games.big_book.pieces.cards import Card as BookCard
from slet.games.the_witches.events import HadTea
from slet.games.wandering_towers.events import LastRound
from slet.games.wizard.events import Dealt, HasBid, Played, Scored
from slet.games.wizard.pieces import Card
from slet.games.wording import Wording, wording
from slet.kernel.events import Event, Seat
from slet.kernel.questions import HasId
from slet.words import Messages

NAMES = ["Ema", "Ota", "Iva"]


@pytest.mark.parametrize(
    ("language", "to_ema", "to_ota"),
    [("en", "You bid 2.", "Ema bids 2."), ("cs", "Hlásíte 2.", "Ema hlásí 2.")],
)
def test_who_did_it_reads_you_and_the_others_read_the_name(language: str, to_ema: str, to_ota: str) -> None:
    words = wording("wizard", language)
    assert words.event(HasBid(0, 2), NAMES, reader=0) == to_ema
    assert words.event(HasBid(0, 2), NAMES, reader=1) == to_ota
    assert words.event(HasBid(0, 2), NAMES) == to_ota


def test_pieces_keep_their_forms() -> None:
    assert wording("wizard", "cs").event(Played(1, Card.named("red-7"), 1, 1), NAMES, reader=1) == "Hrajete červenou 7."


def test_another_field_than_seat_has_a_form_of_its_own() -> None:
    words = wording("wizard", "en")
    assert words.event(Dealt(1, 2), NAMES, reader=1) == "Round 2: you deal 2 cards to each player."
    assert words.event(Dealt(1, 2), NAMES, reader=0) == "Round 2: Ota deals 2 cards to each player."


class Given(Event, frozen=True, tag="given"):
    seat: Seat
    to: Seat | None
    reveals: ClassVar = "nothing"


GIVEN = Wording(
    Messages("en", "event-given = { $seat } gives { $to } a hat.\n    .you-to = { $seat } gives you a hat.\n")
)


def test_where_a_form_is_missing_the_name_is_said() -> None:
    assert GIVEN.event(Given(0, 1), NAMES, reader=0) == "Ema gives Ota a hat."
    assert GIVEN.event(Given(0, 1), NAMES, reader=1) == "Ema gives you a hat."
    assert GIVEN.event(Given(0, 1), NAMES, reader=2) == "Ema gives Ota a hat."


@pytest.mark.parametrize(
    ("language", "seats", "to_ema", "to_iva"),
    [
        ("en", (0, 1), "You have tea with Ota.", "Tea: Ema, Ota."),
        ("cs", (0, 1), "Čaj si s vámi dává Ota.", "Čaj si dávají: Ema, Ota."),
        ("cs", (0, 1, 3), "Čaj si s vámi dávají: Ota, Jan.", "Čaj si dávají: Ema, Ota, Jan."),
    ],
)
def test_one_of_several_reads_you_and_the_names_of_the_others(
    language: str, seats: tuple[int, ...], to_ema: str, to_iva: str
) -> None:
    words = wording("the-witches", language)
    assert words.event(HadTea(seats), [*NAMES, "Jan"], reader=0) == to_ema
    assert words.event(HadTea(seats), [*NAMES, "Jan"], reader=2) == to_iva


@pytest.mark.parametrize(
    ("language", "seats", "to_ema"),
    [
        ("en", (0,), "You have met the goal: this round is the last."),
        ("en", (0, 2), "You and Iva have met the goal: this round is the last."),
        ("cs", (0,), "Plníte cíl: toto kolo je poslední."),
        ("cs", (0, 2), "Plníte cíl vy a Iva: toto kolo je poslední."),
    ],
)
def test_a_team_is_told_that_it_has_met_the_goal(language: str, seats: tuple[int, ...], to_ema: str) -> None:
    assert wording("wandering-towers", language).event(LastRound(seats), NAMES, reader=0) == to_ema


@pytest.mark.parametrize(
    ("language", "to_ema", "to_ota"),
    [
        ("en", "You pay fire 1 from your own support.", "Ema pays fire 1 from their own support."),
        ("cs", "Platíte: oheň 1 (ze své podpory).", "Ema platí: oheň 1 (ze své podpory)."),
    ],
)
def test_whoever_pays_from_the_own_support_is_not_named_twice(language: str, to_ema: str, to_ota: str) -> None:
    words, paid = wording("big-book", language), Paid(0, (BookCard.named("fire-1"),), owner=0)
    assert words.event(paid, NAMES, reader=0) == to_ema
    assert words.event(paid, NAMES, reader=1) == to_ota


def test_nobody_is_not_you() -> None:
    assert GIVEN.event(Given(0, None), NAMES) == "Ema gives none a hat."


def test_numbers_below_zero_have_a_minus_and_no_hyphen() -> None:
    told = wording("wizard", "en").event(Scored(0, 1, 0, -10, -20), NAMES)
    assert told == "Ema bid 1, took 0: −10 points, −20 in all."


def test_what_is_no_number_keeps_its_hyphens() -> None:
    """A file that is called so can be copied from the sentence."""
    words = Messages("en", "saved = Saved in { $file }.\n")
    assert words.say("saved", {"file": "game -1.json"}) == "Saved in game -1.json."


@pytest.mark.parametrize(
    ("option", "to_ema", "to_ota", "nameless"),
    [
        (
            Choice(BookCard.named("fire-2"), "support", 0),
            "fire 2 (your support)",
            "fire 2 (support of Ema)",
            "fire 2 (support of seat 1)",
        ),
        (Name(0), "You", "Ema", "seat 1"),
        (Banish("hand", 0), "Banish a Madness (hand)", "Banish a Madness (hand)", "Banish a Madness (hand)"),
    ],
)
def test_an_option_names_whose_things_it_is_about(option: HasId, to_ema: str, to_ota: str, nameless: str) -> None:
    words = wording("big-book", "en")
    assert words.option(option, NAMES, reader=0) == to_ema
    assert words.option(option, NAMES, reader=1) == to_ota
    assert words.option(option) == nameless
