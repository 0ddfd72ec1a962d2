"""The board of the terminal: it shows what the view holds, in both languages, and understands what is typed."""

import re
from io import StringIO
from pathlib import Path
from random import Random

import pytest
from rich.console import Console
from rich.text import Text

import slet
from slet.cli.errors import Refused
from slet.cli.main import main
from slet.games.big_book.pieces.tables import Spell
from slet.kernel.record import read_record

from .boards import board, painted, question
from .table import asked, play, table


def test_the_table_shows_all_of_the_view() -> None:
    match = table(
        "fire-3 madness",
        "air-1",
        decks=["madness 2*air-1", "4*air-1"],
        tops=[1, 0],
        discards=["2*air-1"],
        supports=["water-2", "earth-1"],
        spells=["growth ice! telepathy?", "rime"],
        curses=["fire-1+air*1", None, "multi-1?"],
        destroyed=["fire-1", "fire-2"],
    )
    text = " ".join(painted(match).split())
    for fact in (
        "Bog Piper", "Arrival", "Each player: may draw 2 cards.", "discard all earth cards", "next: ≈ ○ ▲",
        "4▲ 1○", "Each player: discard 1 fire card. +1☠", "neutralised until the next turn",
        "hand ▲3 ☠", "support ≈2 ··", "deck 3, discarded 2", "top: ☠", "■Growth ≈(Ice) ○×Telepathy×", "Rime",
        "Hoarfrost +2", "≈2×10", "defeated 0", "Madness left ☠ 15", "I Classic", "Alice*",
    ):  # fmt: skip
        assert fact in text, f"{fact} is not shown:\n{text}"


@pytest.mark.parametrize("language", ["en", "cs"])
@pytest.mark.parametrize("width", [80, 96])
@pytest.mark.parametrize("open_hands", [True, False])
def test_every_moment_of_a_game_can_be_painted_and_told(language: str, width: int, open_hands: bool) -> None:
    match = slet.new("big-book", seats=5, seed=7, open_hands=open_hands)
    on, rng = board(5, language), Random(7)
    number = 0
    while match.ask is not None:
        if number % 30 == 0:
            text = painted(match, language, width, match.ask.seat)
            assert max(len(line) for line in text.splitlines()) <= width
            assert len(on.describe(match.view(0))) > len(on.describe(match.view(0), brief=True)) > 0
            lines = on.choice_lines(match.view(match.ask.seat), match.ask)
            assert len(lines) == len(match.ask.options) == len(set(lines))
            assert on.sheet(match.view(0)) is not None
        match.play(rng.choice(match.ask.options))
        number += 1
    assert on.sheet(match.view(0)) is None
    assert len(on.sheet_lines(match.view(0))) == 1
    assert len(on.legend()) > len(on.sentences_legend()) > 1


def test_a_closed_hand_is_not_painted() -> None:
    match = table("fire-3", "air-3 madness", shown=["", "madness"], options={"open_hands": False})
    text = " ".join(painted(match).split())
    assert "hand 2 ☠" in text
    assert "○3 " not in text.replace("○3×6", "")


def test_options_are_told_with_the_names_of_the_players_and_what_they_mean() -> None:
    match = table("2*fire-1 madness", "", supports=["", "2*fire-1 madness"], curses=["fire-1"])
    lines = board(2).choice_lines(match.view(0), match.ask)
    assert "1: Cast Combustion. You: destroy 1 card from hand." in lines
    assert any("Banish a Madness (support of Morana)" in line for line in lines)
    assert "2: Cast Combustion × 2. You: destroy 2 cards from hand." in lines  # multiplied, with its own numbers
    assert any(line.endswith("Break the fire curse (2). Each player: discard 1 fire card.") for line in lines)
    three = play(table("2*fire-1", "", supports=["", "2*fire-1"]), "acquire:fire-2")
    assert [line.partition(", ")[0] for line in board(2).choice_lines(three.view(0), three.ask)] == [
        "1: fire 1 (hand)",
        "2: fire 1 (support of Morana)",
    ]
    assert board(2, "cs").choice_lines(three.view(0), three.ask)[1].startswith("2: oheň 1 (podpora: Morana)")


@pytest.mark.parametrize(
    ("typed", "option"),
    [
        ("1", "cast:ice/1"),
        ("ice", "cast:ice/1"),
        ("acquire:water-2", "acquire:water-2"),
        ("hoarfrost", "learn:hoarfrost"),
        ("done", "done"),
        ("Take water 2", "acquire:water-2"),
        ("w2", "acquire:water-2"),
        ("v2", "acquire:water-2"),
    ],
)
def test_an_action_may_be_typed_in_many_ways(typed: str, option: str) -> None:
    match = table("2*water-1", "", spells=["ice"])
    assert board(2).read(typed, match.view(0), asked(match)).id == option


@pytest.mark.parametrize(
    ("typed", "card"), [("f2", "fire-2"), ("o2", "fire-2"), ("m", "madness"), ("fire 1", "fire-1")]
)
def test_a_card_may_be_typed_by_letter_and_value(typed: str, card: str) -> None:
    match = play(table("water-1 fire-1 fire-2 madness", ""), "cast:ice/1")
    assert board(2).read(typed, match.view(0), asked(match)).id == f"card:{card}/hand"


def test_what_cannot_be_chosen_is_said() -> None:
    match = play(table("water-1 fire-1 fire-2", ""), "cast:ice/1")
    for language, says in (("en", "air 3"), ("cs", "vzduch 3")):
        with pytest.raises(Refused) as caught:
            board(2, language).read("a3", match.view(0), asked(match))
        assert says in caught.value.sentence
    with pytest.raises(Refused):
        board(2).read("abrakadabra", match.view(0), asked(match))


def test_plain_sentences_have_no_signs() -> None:
    match = table("fire-3 madness", "air-1", curses=["fire-1+air*1", "multi-1?"], out=[])
    for language in ("en", "cs"):
        on = board(2, language)
        text = " ".join(
            [*on.describe(match.view(0)), *on.choice_lines(match.view(0), match.ask), *on.sentences_legend()]
        )
        assert not set("≈■▲○☠◆▸·") & set(text)


def test_the_sheet_tells_what_all_spells_say() -> None:
    match = table("", "", spells=["growth", "rime"])
    assert board(2).sheet_lines(match.view(0))[0] == "Growth: You: draw [1] card."
    assert len(board(2).sheet_lines(match.view(0))) == 6
    assert Spell.named("rime") in [known.spell for known in match.view(0).players[1].spells]


@pytest.mark.parametrize("language", ["en", "cs"])
@pytest.mark.parametrize("style", [[], ["--plain"]])
def test_a_whole_game_is_played_by_typing(
    language: str, style: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "game.json"
    typed = "?\nt\nlog\nv\n" + "1\n" * 600
    monkeypatch.setattr("sys.stdin", StringIO(typed))
    command = ["play", "big-book", "--seats", "2", "--players", "random", "--name", "Ema", "--lang", language, *style]
    assert main([*command, "--seed", "4", "--save", str(file)]) == 0
    said = capsys.readouterr()
    assert said.err == ""
    record = read_record(file.read_bytes())
    assert record.outcome is not None
    assert slet.replay(record).outcome == record.outcome
    if style:
        assert not set("≈■▲○☠◆▸·") & set(said.out)


@pytest.mark.clause("BB-09")
def test_what_was_reconstructed_is_marked_as_such() -> None:
    match = table("", "", curses=["fire-1", "fire-2"], spells=["growth", "rime"])
    on = board(2)
    text = " ".join(painted(match).split())
    assert "Each player: discard 1 fire card. 3a" in text  # this one is in the rulebook, and the next place follows
    assert "Each player: add 1 Madness to their discard pile. °" in text
    rime = next(line for line in on.sheet_lines(match.view(0)) if line.startswith("Rime"))
    assert rime.endswith("(Reconstructed.)")
    assert any("Reconstructed" in line for line in on.describe(match.view(0)))


@pytest.mark.parametrize("hands", ["open_hands=yes", "open_hands=no"])
def test_one_person_plays_two_magicians_to_the_end(
    hands: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "two.json"
    monkeypatch.setattr("sys.stdin", StringIO("1\n" * 900))
    command = ["play", "big-book", "--seats", "3", "--seat", "0,2", "--players", "random", "--name", "Ema"]
    assert main([*command, "--set", hands, "--plain", "--lang", "en", "--seed", "4", "--save", str(file)]) == 0
    said = capsys.readouterr().out
    record = read_record(file.read_bytes())
    assert record.outcome is not None
    assert record.players == ("Ema", "Morana (random)", "Ema 2")
    assert "Ema: " in said
    assert "Ema 2: " in said
    assert "You have" in said


# --- questions, menus and small screens ------------------------------------------------------------------------


def test_a_payment_is_asked_with_what_it_is_for_and_what_is_missing() -> None:
    match = play(table("3*fire-1 fire-2", "", supports=["", "fire-1"]), "acquire:fire-3")
    assert question(match) == "Take fire 3: Which card do you pay with? Still to pay: 3× fire."
    play(match, "card:fire-2/hand")
    assert question(match) == "Take fire 3: Which card do you pay with? Still to pay: 1× fire."
    assert question(match, "cs") == "Pořídit oheň 3: Kterou kartou zaplatíte? Zbývá zaplatit: 1× oheň."
    banish = play(table("2*fire-1 2*air-1 madness", ""), "banish:hand")
    assert question(banish).endswith("Still to pay: 2 of one element.")


def test_a_question_inside_the_action_of_another_says_whose_it_is() -> None:
    match = play(table("air-1", "2*fire-1 2*fire-2", spells=["telepathy", ""]), "cast:telepathy/1")
    assert question(match).startswith("Cast Telepathy (Ema): An effect lets you perform an action right now")
    play(match, "acquire:fire-3")
    assert question(match).startswith("Take fire 3: ")


def test_a_choice_of_a_player_and_a_may_say_what_the_card_does() -> None:
    match = play(table("air-1", "2*fire-1", "2*fire-1", spells=["telepathy"]), "cast:telepathy/1")
    assert question(match) == "Cast Telepathy. One other player: perform 1 action. Which player is the effect for?"
    bonus = table("", "", step="judge", page=1, marker=0)
    said = "Bonus. Each player: may draw 2 cards. For the defeated monster you may draw two cards. Do you?"
    assert question(bonus) == said
    curse = table("2*fire-1", "", step="grimoire", curses=["water-8"])
    assert question(curse) == "water curse (2): Which card do you discard?" or asked(curse).kind == "action"


def test_a_swap_says_with_whom() -> None:
    match = table("air-1 air-2", "fire-1 fire-2", "", spells=["exchange-of-thoughts"])
    play(match, "cast:exchange-of-thoughts/1", "card:air-1/hand", "player:1")
    assert question(match) == ("Cast Exchange of Thoughts, with Morana: Which card do you swap? You may also leave it.")
    play(match, "card:air-2/hand")
    assert question(match) == "Cast Exchange of Thoughts (Ema), with Ema: Which card do you give in return?"


def test_a_token_says_on_which_curse_it_goes() -> None:
    match = table("", "", step="grimoire", curses=["multi-3", "multi-1", "multi-2"])
    asks = "multi-element curse (2), on 3a: Which element token goes on this multi-element curse?"
    assert question(match).startswith(asks)


def test_the_menu_is_numbered_in_the_order_in_which_it_is_shown() -> None:
    match = table("4*fire-1 madness", "", curses=["fire-1", "fire-2"], spells=["combustion"])
    text = painted(match)
    found = [int(number) for number in re.findall(r"(?<![\w○▲■≈×+])(\d+) (?=[A-Z≈■▲○◆])", text[text.index(" Cast ") :])]
    assert found == list(range(1, len(asked(match).options) + 1))
    on = board(2)
    assert on.read("1", match.view(0), asked(match)).id == "cast:combustion/1"
    assert on.read("4", match.view(0), asked(match)).id == "break:fire-1"


def test_two_curses_of_a_kind_are_told_apart_by_their_places() -> None:
    match = table("water-2 earth-2 fire-2 air-2", "", curses=["multi-1", None, "multi-2"])
    assert "◆ on 2" in painted(match)
    assert "◆ on 3b" in painted(match)
    lines = board(2, "cs").choice_lines(match.view(0), match.ask)
    assert sum("(2)" in line for line in lines) == sum("(3b)" in line for line in lines) == 1


@pytest.mark.parametrize("width", [60, 80, 96])
def test_no_option_is_torn_from_its_number(width: int) -> None:
    match = table("6*water-1 6*fire-1 6*air-1 6*earth-1", "2*madness", supports=["", "madness"])
    own = painted(match, width=width)
    assert not re.search(r" \d+$", own[own.index(" Cast ") :], re.MULTILINE)


def test_in_a_nightmare_the_starting_deck_has_no_card_of_value_2() -> None:
    nightmare = "5× water 1, 3× earth 1, 2× fire 1, 2× air 1."
    for mode, deck in (("classic", "2× air 1, water 2."), ("nightmare", nightmare)):
        match = slet.new("big-book", seats=2, seed=1, mode=mode)
        lines = board(2).choice_lines(match.view(asked(match).seat), match.ask)
        assert any("Rosana" in line and line.endswith(deck) for line in lines)


def test_at_set_up_and_on_arrival_the_round_is_told_right() -> None:
    match = slet.new("big-book", seats=2, seed=1)
    assert "Set-up" in painted(match)
    assert "being set up" in board(2).describe(match.view(0))[0]
    arriving = table("2*fire-1 air-1", "", step="turn_page", page=0, round=0, turn=1, marker=0)
    assert asked(arriving).kind == "discard"
    assert "Round 1 of 6" in painted(arriving)
    assert question(arriving) == "Arrival of Bog Piper: Which card do you discard?"


@pytest.mark.parametrize("typed", ["p", "piles", "odhoz"])
@pytest.mark.parametrize("plain", [True, False])
def test_what_lies_apart_is_shown_on_demand(typed: str, plain: bool) -> None:
    match = table(
        "", "", discards=["2*air-1 madness", "fire-2"], destroyed=["earth-3"], gone=["rime"], broken=["multi-1"],
        decks_of_curses={"multi": "multi-2"}, defeated=1, options={"difficulty": 3},
        curse_decks=[[f"{kind}-{n}" for n in range(2, 10)] for kind in ("water", "earth", "fire", "air", "multi")],
        unseen=[8, 8, 8, 8, 5],
    )  # fmt: skip
    on = board(2)
    shown = on.aside(typed, match.view(0), plain=plain)
    assert shown is not None
    console = Console(file=StringIO(), width=96)
    console.print(*shown)
    text = " ".join(console.file.getvalue().split())  # type: ignore[attr-defined]
    facts = ["Discard pile of Ema", "Rime", "1 1 1 2 2 2", "Element tokens left"]
    facts += (
        ["air 1, air 1, Madness", "earth 3", "fire 2"]
        if plain
        else ["○1 ○1 ☠", "■3", "▲2", "(3 of them put back below)"]
    )
    for fact in facts:
        assert fact in text
    assert on.aside("x", match.view(0), plain=plain) is None
    assert any("p " in line for line in on.asides())


def test_a_card_laid_on_a_deck_is_told_in_sentences_too() -> None:
    match = table("", "", decks=["madness 2*air-1", ""], tops=[1, 0])
    assert "On top of the draw deck of Ema: Madness." in board(2).describe(match.view(1))


@pytest.mark.parametrize("language", ["en", "cs"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_on_a_screen_of_80_by_24_the_question_is_always_there(seats: int, language: str) -> None:
    match = slet.new("big-book", seats=seats, seed=7, difficulty=3, magicians="draw")
    on, rng = board(seats, language), Random(3)
    console = Console(file=StringIO(), width=80, height=24, force_terminal=True, color_system=None)
    number = 0
    while match.ask is not None:
        ask, number = match.ask, number + 1
        if number % 7 == 0:
            view = match.view(ask.seat)
            lines = [len(console.render_lines(part)) for part in (on.table(view, ask), on.own(view, ask))]
            asked_in = len(Text(on.question(view, ask)).wrap(console, 64))
            assert sum(lines) + asked_in + 5 <= 24, painted(match, language, 80, ask.seat)  # blank lines, hint, answer
        match.play(rng.choice(ask.options))
