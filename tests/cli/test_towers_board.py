"""The terminal board of Wandering Towers: what it says of a position, and what may be typed."""

import io
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest
from rich.console import Console, RenderableType

from games.wandering_towers.table import asked, others_inside, play, play_on, table
from slet.cli.boards import board_for
from slet.cli.boards.board import Board
from slet.cli.errors import Refused
from slet.cli.frame import Frame
from slet.cli.terminal import Terminal
from slet.cli.words import Words
from slet.games import find_game
from slet.kernel.match import Match
from slet.kernel.record import read_record
from support.journeys import variants

from .conftest import Slet, lines

GAME = "wandering-towers"
SOME = ("advance-wizard", "headwind-wizard", "headwind-tower")
"""Spells that lie there too."""
NAMES = ("Ema", "Morana", "Kvido", "Sibyla", "Rufus", "Agata")
SIZES = ((80, 30), (96, 40))
"""Of the terminal; one that is wider than 96 columns is used up to there."""
ODD = re.compile(r"[\x1b\u2190-\u2bff\u0370-\u03ff▸·]")
"""What a screen reader should not have to read out."""


def board(match: Match, language: str = "en") -> Board:
    return board_for(GAME, Words(language), NAMES[: match.seats])


def drawn(part: RenderableType, width: int = 80, height: int = 30) -> list[str]:
    """What a terminal of that size shows, without colours."""
    console = Console(force_terminal=True, width=width, height=height, file=io.StringIO(), color_system=None)
    with console.capture() as capture:
        console.print(part)
    return [line.rstrip() for line in capture.get().splitlines()]


def table_of(match: Match, seat: int | None = 0, width: int = 80, height: int = 30, language: str = "en") -> list[str]:
    return drawn(board(match, language).table(match.view(seat), match.ask), width, height)


def own_of(match: Match, width: int = 80, height: int = 30, language: str = "en") -> list[str]:
    ask = asked(match)
    return drawn(board(match, language).own(match.view(ask.seat), ask), width, height)


def said(found: list[str]) -> str:
    return "\n".join(found)


def read(match: Match, text: str, language: str = "en") -> str:
    """The id of the option that is meant, or the sentence that refuses it."""
    ask = asked(match)
    try:
        return board(match, language).read(text, match.view(ask.seat), ask).id
    except Refused as refused:
        return refused.sentence


# --- the ring ------------------------------------------------------------------------------------------------


def village() -> Match:
    """Two floors on 3, five on 5, two on 9; Ravenskeep on the ruins."""
    track = {3: "1 2 blue red", 5: "3 4 5 6 7 yellow blue", 9: "8 9 green", 14: "red red"}
    return others_inside(track, "either-4-2 tower-3 wizard-three-dice", seats=4, full=[2, 1, 0, 3], spent=[1, 0, 0, 0])


def upper(found: list[str], space: int, size: tuple[int, int] = (80, 30)) -> list[str]:
    """The lines of one space of the upper row, from above."""
    cell, high = (8, 4) if size == (80, 30) else (9, 6)
    return [line[space * cell : (space + 1) * cell].strip() for line in found[1 : 1 + high]]


def test_a_stack_is_drawn_floor_by_floor_with_its_crests_and_its_wizards_on_top() -> None:
    assert upper(table_of(village()), 3) == ["●■", "2▐▔▔▔▌", "1▐▔▽▔▌", "── 3 ──›"]
    wide = upper(table_of(village(), width=96, height=40), 5, (96, 40))
    assert wide == ["▲●", "5▐▔▔▼▔▔▌", "4▐▔▔▔▔▔▌", "3▐▔▔▽▔▔▌", "▐▽2   ▌", "─── 5 ──›"]


def test_a_crest_that_shows_looks_different_from_one_that_is_covered() -> None:
    found = said(table_of(table({3: "1", 4: "2", 5: "4 3"}, rest=10)))
    assert "── 0▼ ─" in found  # printed, bare
    assert "── 4▽ ─" in found  # printed, under a tower
    assert upper(table_of(table({3: "1", 4: "2", 5: "4 3"}, rest=10)), 5)[1:3] == ["2▐▔▼▔▌", "1▐▔▔▔▌"]


@pytest.mark.parametrize("size", SIZES)
def test_nine_floors_stay_readable_and_no_line_is_added_for_them(size: tuple[int, int]) -> None:
    high = others_inside({4: "1 2 3 4 5 6 7 8 9 blue yellow", 6: "red blue"}, seats=4, keep=8)
    found = table_of(high, width=size[0], height=size[1])
    assert len(found) == len(table_of(village(), width=size[0], height=size[1]))
    stack = upper(found, 4, size)
    floors = {(80, 30): ["9▐▔▼▔▌", "▽2▽4▽6▽8"], (96, 40): ["9▐▔▔▼▔▔▌", "8▐▔▔▔▔▔▌", "7▐▔▔▽▔▔▌", "▽2▽4▽6"]}
    assert stack[:-1] == ["●▲", *floors[size]]


def test_ravenskeep_stands_on_the_ground_or_on_towers_and_shows_where_it_would_fly() -> None:
    on_towers = others_inside({3: "1 2", 6: "3 blue", 9: "4 5 6 7 8 9"}, keep=3)
    found = table_of(on_towers)
    assert upper(found, 3)[0] == "▟⌂▙"
    assert upper(found, 4)[2] == "(⌂)"  # the printed crest of 4 is free
    assert "⌂ on space 3, on 2 towers, then to 4" in said(found)
    assert "⌂ na políčku 3 na 2 věžích, příště na 4" in said(table_of(on_towers, language="cs"))
    assert "⌂ on space 0, then to 4" in said(table_of(village()))


def test_imprisoned_wizards_are_drawn_only_where_the_table_has_chosen_so() -> None:
    track = {3: "red blue 1 yellow yellow green 2 blue red", 9: "3 4 5 6 7 8 9"}
    strict = upper(table_of(others_inside(track, seats=4)), 3)
    helped = upper(table_of(others_inside(track, seats=4, memory="assisted")), 3)
    assert strict[1:3] == ["2▐▔▔▔▌", "1▐▔▽▔▌"]
    assert helped[1:3] == ["2▐▲▲✚▌", "1▐▽■●▌"]


def test_a_crowd_under_a_tower_is_shown_whole() -> None:
    track = {2: "1 blue blue yellow yellow red red 3", 9: "2 4 5 6 7 8 9"}
    found = table_of(others_inside(track, seats=4, memory="assisted"))
    assert upper(found, 2)[1] == "2▼●●▲▲■■"


@pytest.mark.parametrize("colours", [("blue", "yellow", "red", "green", "orange", "purple")])
def test_every_colour_has_a_shape_of_its_own(colours: tuple[str, ...]) -> None:
    found = upper(table_of(others_inside({2: "1 " + " ".join(colours)}, seats=6, rest=9)), 2)
    assert found[1] == "●▲■✚◆★"


# --- the players and the middle -------------------------------------------------------------------------------


def test_the_players_are_told_with_wizards_potions_and_cards() -> None:
    found = said(table_of(village()))
    assert "▸● Ema (you)\n" in found
    assert "⌂2/4 ▮▮▯▯· 3 cards\n" in found
    assert "Ema started" in found
    assert "▮▮ Advance a Wizard" in found
    assert " ▮ Advance a Tower" in found


def test_more_than_six_potions_are_written_as_numbers() -> None:
    rich = table({}, "tower-1 tower-2 tower-3", seats=4, teams=True, full=[7, 0, 0, 0], empty=[2, 3, 0, 0])
    assert "▮7 ▯2" in said(table_of(rich))


def test_partners_have_the_same_letter() -> None:
    found = said(table_of(table({}, seats=4, teams=True)))
    for player in ("● Ema (you) A", "▲ Morana B", "■ Kvido A (partner)", "✚ Sibyla B"):
        assert player in found
    six = said(table_of(table({}, seats=6, teams=True, mode="master", full=[1] * 6)))
    for player in ("● A Ema* ", "▲ B Morana ", "■ C Kvido ", "✚ A Sibyla+ "):
        assert player in six
    assert "* stands beside your own name" in said(board(table({})).legend())
    alone = said(table_of(table({}, seats=6, mode="master", full=[1] * 6)))
    assert "● Ema* " in alone
    assert "+" not in alone


def test_a_long_name_leaves_room_for_its_mark() -> None:
    match = table({}, seats=6, teams=True, mode="master", full=[1] * 6)
    names = ("Scheherezada", *NAMES[1:3], "Nabuchodonozor", *NAMES[4:])
    found = said(drawn(board_for(GAME, Words("en"), names).table(match.view(0), match.ask)))
    assert re.search(r"● A Sche\w*…\* ", found)
    assert re.search(r"✚ A Nabu\w*…\+ ", found)


def test_the_card_in_play_and_the_roll_stand_in_the_middle() -> None:
    match = table({3: "1 blue"}, "wizard-three-dice tower-1 tower-2", rolls=[4])
    play(match, "play:wizard-three-dice")
    found = said(table_of(match))
    assert "♝ ⚄⚄⚄" in found
    assert "rolled 4 (2 more)" in found


def test_the_right_to_cast_and_what_was_claimed_are_shown() -> None:
    match = table({3: "1 blue"}, "tower-1 tower-2 wizard-3", mode="master", full=[2, 0])
    play(match, "play:tower-1", "claim:advance-tower")
    assert "Ema has claimed Advance a Tower" in said(table_of(match))


def test_the_last_round_is_announced_and_alone_the_cards_are_counted() -> None:
    assert "Last round  Ema, card 1\n" in said(table_of(table({}, met=(0,))))
    assert "Poslední kolo  Ema, 1. karta\n" in said(table_of(table({}, met=(0,)), language="cs"))
    assert "30 cards left" in said(table_of(table({}, seats=1)))
    assert "zbývá 30 karet" in said(table_of(table({}, seats=1), language="cs"))


@pytest.mark.clause("WT-119")
def test_the_move_on_which_others_may_ride_along_is_shown_and_told() -> None:
    track = {3: "1 blue yellow"}
    match = table(track, "wizard-2 tower-2 wizard-3", mode="master", full=[0, 1], spells=["piggyback"])
    assert match.view(1).moving is None
    assert "About to move" not in said(board(match).describe(match.view(1)))
    play(match, "play:wizard-2", "pass", "wizard:3/blue+2")
    assert asked(match).kind == "piggyback"
    for seat in (0, 1, None):
        assert re.search(r"In play:  ♝ 2 +● 3→5 ", said(table_of(match, seat)))
    view = match.view(1)
    assert "About to move: Wizard (blue) from space 3 to space 5." in board(match).describe(view, brief=True)
    assert "Právě se chystá přesun: Čaroděj (modrý) z políčka 3 na políčko 5." in board(match, "cs").describe(view)
    play(match, "pass")
    assert match.view(1).moving is None


def test_a_move_into_ravenskeep_is_shown_as_such_to_who_may_ride_along() -> None:
    track = {3: "1 blue yellow"}
    match = table(track, "wizard-2 tower-2 wizard-3", mode="master", full=[0, 1], spells=["piggyback"], keep=5)
    play(match, "play:wizard-2", "pass", "wizard:3/blue+2")
    assert "● 3→5 ⌂" in said(table_of(match, 1))
    told = "About to move: Wizard (blue) from space 3 to space 5. Enters Ravenskeep."
    assert told in board(match).describe(match.view(1))


def test_who_is_asked_in_the_turn_of_another_is_marked() -> None:
    match = table(
        {3: "1 blue yellow"}, "tower-1 tower-2 wizard-3", mode="master", full=[0, 2], spells=["advance-tower"]
    )
    play(match, "play:tower-1")
    found = said(table_of(match))
    assert asked(match).seat == 1
    assert "▸● Ema" in found
    assert "?▲ Morana" in found


# --- the own part ---------------------------------------------------------------------------------------------


def test_each_card_tells_where_it_could_take_something() -> None:
    found = own_of(village())
    assert found[:4] == [
        "  1  ♝ ⚄⚄⚄      roll for your wizard, up to two repeats",
        "  2  ♜ 3        3→6  5→8  9→12",
        "  3┌ ♜ 4        3→7  5→9▮  9→13",
        "   └ ♝ 2        3→5  5→7",
    ]


def test_a_landing_tells_what_would_come_of_it() -> None:
    match = others_inside({3: "1 blue", 5: "2 red", 9: "3 4 5 6 7 8 9"}, "tower-2 wizard-1 wizard-3", seats=3, keep=6)
    found = said(own_of(match))
    assert "♜ 2        3→5▮  5→7  9→11" in found
    assert "♝ 3        3→6⌂" in found
    track = {3: "1 blue", 5: "2 red", 9: "3 4 5 6 7 8 9"}
    full = others_inside(track, "tower-2 wizard-1 wizard-3", seats=3, keep=6, full=[5, 0, 0])
    assert "♜ 2        3→5!  5→7  9→11" in said(own_of(full))


def test_in_a_team_the_partner_s_empty_potion_counts_too() -> None:
    track = {3: "1 blue", 5: "2 red", 9: "3 4 5 6 7 8 9"}
    hand = "tower-2 wizard-1 wizard-3"
    for empty, sign in ((1, "▮"), (0, "!")):
        match = others_inside(track, hand, seats=4, teams=True, full=[5, 0, 5 - empty, 0], empty=[0, 5, empty, 5])
        assert f"♜ 2        3→5{sign}" in said(own_of(match))


def test_a_half_that_can_move_nothing_says_so() -> None:
    match = others_inside({4: "1 2 3 4 5 6 7 8 9 blue"}, "either-4-2", keep=8)
    assert "♜ 4        no tower can go that far" in said(own_of(match))


@pytest.mark.parametrize(
    ("card", "english", "czech"),
    [
        ("tower-two-dice", "roll for a tower, one repeat if you like", "hod pro věž, jednou lze opakovat"),
        ("wizard-three-dice", "roll for your wizard, up to two repeats", "hod pro vašeho čaroděje, až dvakrát lze"),
        ("either-die", "roll once, then a tower or your wizard", "jeden hod, pak tak daleko jde věž nebo váš čaroděj"),
    ],
)
def test_a_die_card_says_in_words_how_often_it_is_rolled(card: str, english: str, czech: str) -> None:
    match = table({}, f"{card} tower-1 tower-2")
    assert english in said(own_of(match))
    assert czech in said(own_of(match, language="cs"))


def test_equal_cards_are_shown_once_with_their_number() -> None:
    assert "♜ 1    ×2" in said(own_of(table({}, "tower-1 tower-1 wizard-2")))


def test_moves_are_listed_by_space_and_floor_with_what_they_catch() -> None:
    match = village()
    play(match, "play:either-4-2")
    found = said(own_of(match))
    for entry in ("1 3/1→7", "2 3/2→7", "3 5/1→9 ✚▮", "7 5/5→9 ✚▮", "10 ● 3→5", "11 ● 5→7"):
        assert entry in found


WHO_ENTERS = "⌂ enters Ravenskeep"


def test_the_note_explains_only_what_can_come_of_the_moves_that_are_shown() -> None:
    match = village()
    note = f" ▮ fills a potion, ! catches without one, {WHO_ENTERS}"
    assert note in own_of(match)
    play(match, "play:tower-3")
    assert note in own_of(match)
    wizards = others_inside({3: "1 blue", 9: "2 3 4 5 6 7 8 9"}, "wizard-2 wizard-1 wizard-3")
    assert f" {WHO_ENTERS}" in own_of(wizards)
    assert " ⌂ vejde do Havraního hradu" in own_of(wizards, language="cs")
    play(wizards, "play:wizard-2")
    assert f" {WHO_ENTERS}" in own_of(wizards)
    assert f" ! catches wizards, {WHO_ENTERS}" in own_of(table({3: "1 blue"}, "tower-1 tower-2 tower-3", seats=1))


@pytest.mark.clause("WT-26")
def test_a_new_hand_brings_a_tower_move_and_ends_the_turn() -> None:
    assert "New hand, then a tower 1 forward, turn ends" in said(own_of(village()))
    assert "Vyměnit celou ruku, pak věž o 1 vpřed, konec tahu" in said(own_of(village(), language="cs"))


def test_potions_to_give_do_not_run_together_with_the_number_that_gives_them() -> None:
    match = table({3: "1 blue"}, seats=4, teams=True, full=[2, 0, 2, 0])
    play(match, "ask-potions")
    assert asked(match).seat == 2
    assert re.search(r"Give +1 0 × ▮ +2 1 × ▮ +3 2 × ▮$", said(own_of(match)), re.MULTILINE)


def test_a_second_card_may_be_discarded_by_a_number_of_its_own() -> None:
    match = table({3: "1 blue"}, "tower-1 wizard-2", played=1)
    assert "Discard" in said(own_of(match))
    assert [read(match, text) for text in ("1", "2", "3", "4")] == [
        "play:wizard-2",
        "play:tower-1",
        "discard:wizard-2",
        "discard:tower-1",
    ]


# --- nothing moves about, and everything is drawn ---------------------------------------------------------------


@pytest.mark.parametrize("size", SIZES)
def test_nothing_moves_about_while_playing(size: tuple[int, int]) -> None:
    match, chance = Match.start(find_game(GAME), 4, {}, 7), Random(7)
    terminal = Terminal(Words("cs"))
    terminal.console = Console(force_terminal=True, width=size[0], height=size[1], color_system=None)
    frame = Frame(terminal, board(match, "cs"), ["Ema hraje kartu věž 3."])
    grounds = set()
    for _ in range(60):
        ask = asked(match)
        for seat in (ask.seat, (ask.seat + 1) % 4):
            painted = frame.playing(match.view(seat), ask, seat)
            places = [n for n, line in enumerate(painted) if "›──" in line or "‹──" in line]
            grounds.add((len(painted), *places))
        match.play(chance.choice(ask.options))
    assert len(grounds) == 1
    assert grounds.pop()[0] < size[1]  # the last line is the person's


def test_a_long_hand_shares_its_lines_before_the_screen_overflows() -> None:
    spells = ["swap-tower", *SOME]
    hand = "either-4-2 either-5-1 either-2-4"
    match = table({3: "1 blue"}, hand, seats=4, teams=True, mode="advanced", full=[5, 1, 1, 1], spells=spells)
    found = own_of(match)
    assert len(found) == 9
    assert re.search(r"♜ 4 .*♝ 2 .*3→5", said(found))


def test_colour_lights_what_can_be_touched_and_dims_what_cannot_be_paid() -> None:
    match = village()
    play(match, "play:tower-3")
    console = Console(force_terminal=True, width=80, height=30, file=io.StringIO(), color_system="standard")
    with console.capture() as capture:
        console.print(board(match).table(match.view(0), match.ask))
        console.print(board(match).table(match.view(2), match.ask))
    own, other = capture.get().split("Wandering Towers")[1:]
    assert "\x1b[1;33m2" in own  # the handle of the second floor on 3
    assert "\x1b[1;33m2" not in other  # it is not Kvido who is asked
    assert "\x1b[2m▮▮ Advance a Wizard" not in own
    assert "\x1b[2m▮▮ Advance a Wizard" in other  # he has no full potion


def test_the_end_of_a_game_is_drawn_with_all_that_was_hidden() -> None:
    match = Match.start(find_game(GAME), 2, {}, 3)
    play_on(match, Random(3))
    for seat in (None, 0, 1):
        view = match.view(seat)
        assert "Last round" in said(drawn(board(match).table(view, None)))
        assert board(match).choice_lines(view, None) == []
        drawn(board(match).own(view, None))


def test_a_terminal_of_24_lines_is_enough_for_four() -> None:
    high = others_inside({4: "1 2 3 4 5 6 7 8 9 blue"}, seats=4, keep=8)
    assert [line[32:40].strip() for line in table_of(high, height=24)[1:4]] == [
        "●",
        "…2▽4▽6▽8▼"[0] + "▽4▽6▽8▼",
        "── 4▽ ─›",
    ]
    match = village()
    assert len(table_of(match, height=24)) + len(own_of(match, height=24)) + 8 <= 24


CROWD = {2: "1 blue yellow red green orange purple", 4: "2 blue red", 5: "3 green yellow", 7: "4 orange purple",
         9: "5 blue yellow", 10: "6 green orange", 11: "7 purple red", 12: "8", 14: "9"}  # fmt: skip
"""Every tower on a space of its own, and nobody imprisoned."""
LONG = (
    "Ema swaps the uppermost towers of spaces 3 and 9. For a moment all see who is beneath: on space 3 blue, red, "
    "purple; on space 9 yellow, green, orange, orange."
)


def six(hand: str = "either-4-2 either-5-1 either-2-4", **more: Any) -> Match:
    """Six seats in teams, all spells, potions for all of them, and as much to choose from as can be."""
    return table(CROWD, hand, seats=6, mode="master", teams=True, full=[4] * 6, **more)


def painted(
    match: Match,
    language: str,
    *,
    notice: str | None = None,
    size: tuple[int, int] = (80, 24),
    story: tuple[str, ...] = (LONG,),
) -> list[str]:
    terminal = Terminal(Words(language))
    terminal.console = Console(force_terminal=True, width=size[0], height=size[1], color_system=None)
    ask = asked(match)
    return Frame(terminal, board(match, language), [*story]).playing(match.view(ask.seat), ask, ask.seat, notice)


def casting(spell: str) -> Match:
    """The same, and a spell is to be aimed."""
    match = six()
    play(match, "announce:either-4-2/tower")
    while f"cast:{spell}" not in {option.id for option in asked(match).options}:
        match.play("pass")
    play(match, f"cast:{spell}")
    return match


def test_long_lists_move_together_before_they_take_more_lines_than_there_are() -> None:
    match = casting("swap-tower")
    assert len(asked(match).options) == 36
    assert len(own_of(match, height=24)) == 6
    assert "36 12⇄14" in said(own_of(match, height=24))
    columns = [line.index("⇄") for line in own_of(match, height=40)[1:3]]
    assert columns[0] == columns[1]  # where there is room they stand in columns


def test_wizards_are_listed_by_their_spaces() -> None:
    found = " ".join(said(own_of(casting("advance-wizard"))).split())
    assert "1 ● 2→3 2 ▲ 2→3 3 ■ 2→3 4 ✚ 2→3 5 ◆ 2→3 6 ★ 2→3 7 ● 4→5 8 ■ 4→5 9 ▲ 5→6" in found


@pytest.mark.parametrize("language", ["en", "cs"])
@pytest.mark.parametrize("notice", [None, "A sentence that says at some length why this cannot be had, " * 2 + "now."])
@pytest.mark.parametrize("spell", [None, "swap-tower", "advance-wizard", "headwind-tower", "free-wizard"])
def test_nothing_scrolls_away_where_the_screen_is_small_and_the_lists_are_long(
    language: str, notice: str | None, spell: str | None
) -> None:
    match = six() if spell is None else casting(spell)
    assert len(painted(match, language, notice=notice)) == 23  # the last line is the person's


@pytest.mark.parametrize("language", ["en", "cs"])
@pytest.mark.parametrize(
    ("seats", "options"),
    [(6, {"mode": "master", "teams": True}), (6, {"mode": "coop", "spells": 3}), (2, {"mode": "master"})],
)
def test_a_whole_game_fits_a_screen_of_24_lines(seats: int, options: dict[str, Any], language: str) -> None:
    match, chance = Match.start(find_game(GAME), seats, options, 2), Random(2)
    for _ in range(60):
        if match.ask is None:
            break
        assert len(painted(match, language)) == 23
        casts = [option for option in match.ask.options if option.id.startswith("cast:")]
        match.play(chance.choice(casts if casts and chance.random() < 0.7 else match.ask.options))


def test_spells_for_which_there_is_no_room_are_listed_in_the_overview() -> None:
    match = six()
    small, large = said(table_of(match, height=24)), said(table_of(match, width=96, height=40))
    assert "8 spells: type t" in small
    assert "8 kouzel: napište t" in said(table_of(match, height=24, language="cs"))
    assert "type t" not in large
    sheet = board(match).sheet(match.view(0))
    assert sheet is not None
    for line in ("▮▮ Swap a Tower", " ▮ Free a Wizard"):
        assert line not in small
        assert line in large
        assert line in said(drawn(sheet))
    assert "Spell: Swap a Tower, costs 2 potions." in board(match).sheet_lines(match.view(0))
    few = table({}, seats=4, mode="advanced")
    assert " ▮ Advance a Tower" in said(table_of(few, height=24))


def test_a_long_line_of_the_log_hangs_and_begins_with_a_whole_sentence() -> None:
    found = painted(village(), "en")
    start = next(n for n, line in enumerate(found) if "For a moment" in line)
    assert found[start - 1].strip() == ""
    assert found[start].startswith(" … For a moment all see who is beneath: on space 3 blue")
    assert re.match(r"   \S", found[start + 1])
    assert found[start + 1].rstrip().endswith("9 yellow, green, orange, orange.")
    assert any(line.startswith(" Ema swaps the uppermost") for line in painted(village(), "en", size=(80, 40)))


def test_of_an_older_line_only_whole_sentences_are_left() -> None:
    older = f"{LONG} Nobody moves."
    assert " … Nobody moves.\n Ema rolls 3.\n" in said(painted(village(), "en", story=(older, "Ema rolls 3.")))
    without = said(painted(village(), "en", story=(LONG, "Ema rolls 3.")))
    assert "\n\n Ema rolls 3.\n" in without
    assert "beneath" not in without
    czech = "Na políčku 5 leží 3. patro věže, kterou Ema přesouvá. Uzamkne mnoho čarodějů" + ", modrého" * 9 + "."
    assert "\n … Uzamkne mnoho" in said(painted(village(), "cs", story=(czech,)))


def test_where_not_even_a_sentence_fits_it_is_cut_at_its_end() -> None:
    (line,) = [line for line in painted(six(), "en") if "Ema swaps" in line]
    assert line.rstrip().endswith("…")
    assert len(line.rstrip()) <= 80


def test_a_notice_hangs_too() -> None:
    found = painted(village(), "en", notice="A sentence that says at some length why this cannot be had, " * 2 + "now.")
    first = next(n for n, line in enumerate(found) if line.startswith(" ✗ A sentence"))
    assert re.match(r"   \S", found[first + 1])


@pytest.mark.parametrize(("seats", "options"), variants(find_game(GAME)))
def test_every_mode_is_drawn_and_said_in_both_languages(seats: int, options: dict[str, Any]) -> None:
    chance = Random(str((seats, sorted(options))))
    match = Match.start(find_game(GAME), seats, options, 11)
    for _ in range(2):
        for _ in range(chance.randrange(40)):
            if match.ask is not None:
                match.play(chance.choice(match.ask.options))
        for language in ("en", "cs"):
            _look_at_everything(match, language)


def _look_at_everything(match: Match, language: str) -> None:
    shown = board(match, language)
    for seat in {None, 0, match.seats - 1, match.ask.seat if match.ask else 0}:
        view = match.view(seat)
        own = match.ask if match.ask is not None and match.ask.seat == seat else None
        for width, height in SIZES:
            for part in (shown.table(view, match.ask), shown.own(view, own), shown.sheet(view)):
                assert part is not None
                assert all(len(line) <= width for line in drawn(part, width, height))
        sentences = [*shown.describe(view), *shown.sheet_lines(view), *shown.choice_lines(view, own)]
        assert [sentence for sentence in sentences if ODD.search(sentence)] == []
        if own is not None:
            assert len(shown.hint(own)) < 80
            _reach_everything(shown, match)


def _reach_everything(shown: Board, match: Match) -> None:
    """By its number, by its id and in its own words."""
    ask = asked(match)
    view = match.view(ask.seat)
    choices = shown.choices(view, ask)
    assert {choice.option.id for choice in choices} == {option.id for option in ask.options}
    for choice in choices:
        for text in (str(choice.number), choice.option.id, shown.wording.option(choice.option)):
            assert shown.read(text, view, ask) is choice.option


def test_every_choice_has_its_number_in_the_picture() -> None:
    match, chance = Match.start(find_game(GAME), 4, {"mode": "advanced", "teams": True}, 5), Random(5)
    for _ in range(60):
        found = said(own_of(match, width=96))
        numbers = {int(number) for number in re.findall(r"(?:^| )(\d+)(?:[┌└ ])", found, re.MULTILINE)}
        assert set(range(1, len(asked(match).options) + 1)) <= numbers, found
        match.play(chance.choice(asked(match).options))


# --- what may be typed ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "option"),
    [
        ("5/2", "tower:5/2+4"),
        ("t5/2", "tower:5/2+4"),
        ("V5/2", "tower:5/2+4"),
        ("tower:5/2+4", "tower:5/2+4"),
        ("w5", "wizard:5/blue+2"),
        ("č5", "wizard:5/blue+2"),
        ("c5", "wizard:5/blue+2"),
        ("b3", "wizard:3/blue+2"),
        ("m3", "wizard:3/blue+2"),
        ("1", "tower:3/1+4"),
    ],
)
def test_a_floor_and_a_wizard_have_short_names(text: str, option: str) -> None:
    match = village()
    play(match, "play:either-4-2")
    assert read(match, text) == option


@pytest.mark.parametrize(
    ("text", "option"),
    [
        ("t3", "play:tower-3"),
        ("v3", "play:tower-3"),
        ("4/2", "play:either-4-2"),
        ("w3d", "play:wizard-three-dice"),
        ("č3k", "play:wizard-three-dice"),
        ("tower 3", "play:tower-3"),
        ("x", "discard-all"),
        ("advance a tower", "cast:advance-tower"),
    ],
)
def test_cards_and_spells_have_short_names(text: str, option: str) -> None:
    assert read(village(), text) == option


def test_other_short_names() -> None:
    second = table({3: "1 blue"}, "tower-1 either-die", played=1)
    assert read(second, "xt1") == "discard:tower-1"
    assert read(second, "d") == "play:either-die"
    master = table({3: "1 blue"}, "either-4-2 tower-1 tower-2", mode="master")
    assert read(master, "4/2t") == "announce:either-4-2/tower"
    assert read(master, "4/2č") == "announce:either-4-2/wizard"
    swap = table({3: "1", 5: "2", 9: "3"}, mode="advanced", spells=["swap-tower", *SOME], full=[2, 0])
    play(swap, "cast:swap-tower")
    assert read(swap, "9-5") == "swap:5/9"
    nudge = table({3: "1", 5: "2", 9: "3"}, mode="advanced", spells=["nudge-ravenskeep", *SOME], full=[2, 0])
    play(nudge, "cast:nudge-ravenskeep")
    assert read(nudge, "-") == "nudge:back"
    rolled = table({3: "1 blue"}, "wizard-two-dice tower-1 tower-2", rolls=[4])
    play(rolled, "play:wizard-two-dice")
    assert (read(rolled, "r"), read(rolled, "-")) == ("roll-again", "leave")


def test_what_may_mean_several_things_is_asked_back() -> None:
    match = others_inside({3: "1 blue red", 5: "2 3 4 5 6 7 8 9"}, "tower-1 tower-2 tower-3", seats=3, full=[2, 0, 0])
    play(match, "cast:advance-wizard")
    assert read(match, "w3") == "This may mean several things: 1 (b3), 2 (r3)."
    assert read(match, "č3", "cs") == "Může to znamenat několik věcí: 1 (m3), 2 (r3)."
    assert read(match, "r3") == "wizard:3/red+1"
    towers = village()
    play(towers, "play:tower-3")
    assert read(towers, "t9") == "This may mean several things: 8 (9/1), 9 (9/2)."
    master = table({3: "1 blue"}, "either-4-2 tower-1 tower-2", mode="master")
    assert read(master, "4/2") == "This may mean several things: 3 (4/2t), 4 (4/2w)."


@pytest.mark.parametrize(
    ("text", "english", "czech"),
    [
        ("16/1", "There is no space 16: they run from 0 to 15.", "Políčko 16 neexistuje: políčka mají čísla 0 až 15."),
        ("2/1", "There is no tower on space 2.", "Na políčku 2 žádná věž nestojí."),
        ("3/2", "There is only one tower on space 3.", "Na políčku 3 stojí jen jedna věž."),
        ("5/3", "There are only 2 floors on space 5.", "Na políčku 5 jsou jen 2 patra."),
        (
            "5/2",
            "That tower would land on Ravenskeep. Choose another (rule WT-53).",
            "Tato věž by přistála na Havraním hradu. Vyberte jinou (pravidlo WT-53).",
        ),
        ("w2", "No such wizard can be seen on space 2.", "Na políčku 2 takový čaroděj vidět není."),
        (
            "w3",
            "That wizard cannot go there: 6 already stand on space 6 (rule WT-41).",
            "Tam tento čaroděj nemůže: na políčku 6 už jich stojí 6 (pravidlo WT-41).",
        ),
        ("w16", "There is no space 16: they run from 0 to 15.", "Políčko 16 neexistuje: políčka mají čísla 0 až 15."),
        ("t4", "There is no tower on space 4.", "Na políčku 4 žádná věž nestojí."),
        ("4/4", "There is no tower on space 4.", "Na políčku 4 žádná věž nestojí."),
        ("t2d", "You do not hold this card: tower (2 dice).", "Tuto kartu nemáte: věž (2 kostky)."),
        ("w2d", "This card cannot be played now: wizard (2 dice).", "Tuto kartu teď zahrát nelze: čaroděj (2 kostky)."),
        (
            "advance-wizard",
            "Advance a Wizard costs 2 full potions, and you have 1.",
            "Kouzlo „Čarodějem vpřed!“ stojí 2 plné lektvary a vy máte 1.",
        ),
        ("advance-tower", "Advance a Tower cannot be cast now.", "Kouzlo „Věží vpřed!“ teď seslat nelze."),
        (
            "abrakadabra",
            "“abrakadabra” is neither a choice nor a command. ? shows what can be typed.",
            "„abrakadabra“ není ani možnost, ani příkaz. Co lze psát, ukáže ?.",
        ),
        ("77", "There is no 77 to choose: type a number from 1 to 7.", "77"),
    ],
)
def test_what_cannot_be_had_is_refused_with_a_sentence(text: str, english: str, czech: str) -> None:
    crowd = "3 yellow yellow yellow red red red"
    match = others_inside(
        {3: "1 blue", 5: "2 4", 6: crowd, 10: "blue 5 6 7 8 9"},
        "either-3-3 wizard-two-dice tower-1",
        seats=3,
        keep=8,
        full=[1, 0, 0],
    )
    play(match, "play:either-3-3")
    assert read(match, text) == english
    assert czech in read(match, text, "cs")


# --- in sentences -----------------------------------------------------------------------------------------------


def sentences(match: Match, language: str = "en") -> list[str]:
    shown, ask = board(match, language), asked(match)
    view = match.view(ask.seat)
    return [*shown.describe(view), *shown.choice_lines(view, ask)]


def test_the_table_is_told_in_sentences() -> None:
    found = sentences(village())
    for sentence in (
        "Ema (blue wizard): 2 in Ravenskeep, 2 outside; potions: 2 full, 2 empty, 1 spent; 3 cards in hand.",
        "Space 0: bare ground with a crest.",
        "Space 3: 2 towers, a crest on floor 1. Standing there: blue, red.",
        "Space 5: 5 towers, crests on floors 1, 3, 5. Standing there: yellow, blue.",
        "Ravenskeep is on space 0, on the ground.",
        "After an entry it would fly to space 4.",
        "Spell: Advance a Wizard, costs 2 potions.",
        "1: Play wizard (3 dice). Roll for your wizard; two repeats are allowed.",
        "2: Play tower 3. Towers: 3 to 6, 5 to 8, 9 to 12.",
        "3: Play tower 4 / wizard 2. Towers: 3 to 7, 5 to 9 (fills a potion), 9 to 13. Wizards: 3 to 5, 5 to 7.",
    ):
        assert sentence in found
    assert not any("mprisoned" in sentence for sentence in found)
    czech = sentences(village(), "cs")
    assert "Políčko 3: 2 věže, erb má 1. patro. Stojí tu: modrý, červený." in czech
    assert "2: Zahrát kartu věž 3. Věže: 3 na 6, 5 na 8, 9 na 12." in czech


def test_moves_are_told_with_what_comes_of_them() -> None:
    match = others_inside({3: "1 blue", 4: "2 blue 3 4 5 6 7 8 9 red"}, "either-1-1 wizard-1", seats=3, keep=4 + 3)
    play(match, "play:either-1-1")
    assert "1: Tower from space 3, floor 1, to space 4. Imprisons: red. Fills a potion." in sentences(match)
    inside = others_inside({3: "1 blue", 6: "2 3 4 5 6 7 8 9"}, "either-1-1 wizard-1", seats=3, keep=4)
    play(inside, "play:either-1-1")
    assert sentences(inside)[-1].endswith("Wizard (blue) from space 3 to space 4. Enters Ravenskeep.")


def test_imprisoned_wizards_are_told_only_where_the_table_has_chosen_so() -> None:
    track = {3: "red blue 1 yellow 2 blue", 9: "3 4 5 6 7 8 9"}
    told = "Space 3: 2 towers, a crest on floor 1. Standing there: blue."
    assert told in sentences(others_inside(track, seats=3))
    helped = f"{told} Imprisoned under floor 1: red, blue. Imprisoned under floor 2: yellow."
    assert helped in sentences(others_inside(track, seats=3, memory="assisted"))


def test_the_overview_counts_the_discard_pile() -> None:
    match = table({}, "tower-1 tower-2 tower-3", discard="wizard-4 wizard-4 either-die")
    shown, view = board(match), match.view(0)
    sheet = shown.sheet(view)
    assert sheet is not None
    assert "2×  ♝ 4" in said(drawn(sheet))
    assert "On the discard pile: 2× wizard 4; 1× tower / wizard (1 die)." in shown.sheet_lines(view)


def test_the_overview_of_a_game_that_is_over_says_nothing_of_what_is_left() -> None:
    for match, sentence in (
        (table({}, met=(0,)), "This is the last round."),
        (table({}, seats=1), "30 cards may still be played."),
    ):
        shown, view = board(match), match.view(0)
        assert sentence in shown.sheet_lines(view)
        assert sentence not in shown.final_lines(view)
        assert set(shown.final_lines(view)) < set(shown.sheet_lines(view))


# --- in a real session ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "cs"])
@pytest.mark.parametrize("style", [(), ("--plain",)])
def test_a_whole_game_is_played_by_typing_numbers(
    slet: Slet, tmp_path: Path, language: str, style: tuple[str, ...]
) -> None:
    file = tmp_path / "solo.json"
    command = ("play", GAME, "--seats", "1", "--seed", "3", "--lang", language, "--save", str(file), *style)
    result = slet(*command, typed=lines("?", "t", "v", "l", *[1] * 400))
    assert result.code == 0
    assert result.err == ""
    assert read_record(file.read_bytes()).outcome is not None
    if style:
        assert ODD.findall(result.out) == []
    else:
        assert [line for line in result.out.splitlines() if len(line) > 80 and str(file) not in line] == []
    assert slet("replay", "--plain", str(file), "--lang", language).code == 0


def test_the_log_and_the_overview_are_there_on_request(slet: Slet) -> None:
    said_there = slet("play", GAME, "--seed", "3", "--set", "start_seat=0", typed=lines("t", "?", "q")).out
    assert "Who has come how far" in said_there
    assert "Discard pile: 0 cards" in said_there
    assert "WT-19" in said_there
    assert "A floor may be typed as 5/2" in said_there
