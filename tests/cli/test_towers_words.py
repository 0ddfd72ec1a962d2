"""Wandering Towers in the terminal: what a question asks, and what is shown with it."""

import re
from typing import Any

import pytest

from games.wandering_towers.table import asked, others_inside, play
from slet.cli.frame import Frame
from slet.cli.terminal import Terminal
from slet.cli.words import Words
from slet.kernel.match import Match

from .test_towers_board import board, own_of, read, said

TRACK = {3: "1 blue", 5: "2 yellow", 8: "3 4 5 6 7 8 9", 10: "red", 11: "green"}
HANDS = {2: "wizard-4 tower-1 tower-1", 1: "wizard-3 tower-2 tower-3", 3: "wizard-5 tower-4 either-die"}
LANGUAGES = ("en", "cs")


def team(cards: str = "wizard-1 wizard-2 tower-5", **more: Any) -> Match:
    return others_inside(TRACK, cards, **{"seats": 4, "teams": True, "hands": HANDS, **more})


def after(match: Match, *ids: str) -> Match:
    play(match, *ids)
    return match


def question(match: Match, language: str = "en") -> str:
    ask = asked(match)
    return board(match, language).question(match.view(ask.seat), ask)


def test_a_card_for_the_partner_is_shown_without_the_moves_of_ones_own_wizards() -> None:
    match = after(team(), "ask-card")
    assert asked(match).kind == "hand-over"
    text = said(own_of(match))
    assert "→" not in text
    assert re.search(r"1 .*4.*  2 .*1", text)
    back = after(match, "hand-over:wizard-4")
    assert asked(back).kind == "give-back"
    assert "→" not in said(own_of(back))
    assert read(back, "1") == "hand-over:wizard-1"


@pytest.mark.parametrize("language", LANGUAGES)
def test_whose_turn_it_is_is_said_once(language: str) -> None:
    match = team()
    words = Words(language)
    frame = Frame(Terminal(words), board(match, language), [])
    line = " ".join("".join(frame.playing(match.view(0), match.ask, 0)).split())
    assert line.count(words("your-turn")) == 1


@pytest.mark.parametrize(
    ("card", "english", "czech"),
    [
        ("wizard-1", "Which wizard do you move?", "Kterým čarodějem pohnete?"),
        ("tower-5", "Which tower do you move? It takes", "Kterou věží pohnete? Bere s sebou"),
        ("either-4-2", "What do you move? A tower takes", "Čím pohnete? Věž s sebou bere"),
    ],
)
def test_a_card_asks_for_what_it_can_move(card: str, english: str, czech: str) -> None:
    track = {3: "1 blue", 6: "2 blue", 8: "3 4 5 6 7 8 9"}
    match = after(others_inside(track, f"{card} wizard-2 tower-5"), f"play:{card}")
    assert asked(match).kind == "move"
    assert question(match).startswith(english)
    assert question(match, "cs").startswith(czech)


def test_where_one_number_is_left_no_range_is_told() -> None:
    match = after(team(hands={**HANDS, 2: ""}), "ask-card")
    assert read(match, "9") == "There is no number 9: only 1 can be chosen."
    assert read(match, "9", "cs") == "Číslo 9 tu není: vybrat lze jen 1."


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_empty_hand_is_told_in_a_sentence(language: str) -> None:
    match = after(team(hands={**HANDS, 2: ""}), "ask-card")
    lines = board(match, language).choice_lines(match.view(2), asked(match))
    assert lines[0] == {"en": "You have no card in hand.", "cs": "V ruce nemáte žádnou kartu."}[language]
