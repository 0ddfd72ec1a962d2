"""The board of the terminal: it shows what the view holds, in both languages, and understands what is typed."""

from io import StringIO
from pathlib import Path
from random import Random

import pytest
from rich.console import Console

import slet
from slet.cli.boards import board_for
from slet.cli.boards.big_book import BigBookBoard
from slet.cli.boards.board import Board
from slet.cli.errors import Refused
from slet.cli.main import main
from slet.cli.words import Words
from slet.games.big_book.tables import Spell
from slet.kernel.match import Match
from slet.kernel.record import read_record

from .table import asked, play, table

NAMES = ("Ema", "Morana", "Kvido", "Sibyla", "Rufus")


def board(seats: int, language: str = "en") -> Board:
    made = board_for("big-book", Words(language), NAMES[:seats])
    assert isinstance(made, BigBookBoard)
    return made


def painted(match: Match, language: str = "en", width: int = 96, seat: int = 0) -> str:
    """What the person on that seat sees."""
    on = board(match.seats, language)
    view, ask = match.view(seat), match.ask
    console = Console(file=StringIO(), width=width)
    console.print(on.table(view, ask), on.own(view, ask if ask is not None and ask.seat == seat else None))
    text = console.file.getvalue()  # type: ignore[attr-defined]
    assert isinstance(text, str)
    return text


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
        "Hoarfrost +2", "≈2×10", "2 destroyed", "Madness left ☠ 15", "difficulty I", "Classic", "Alice*",
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
    match = table("2*fire-1 madness", "", supports=["", "fire-1 madness"], curses=["fire-1"])
    lines = board(2).choice_lines(match.view(0), match.ask)
    assert "1: Cast Combustion. You: destroy [1] card from hand." in lines
    assert any("Banish a Madness (support of Morana)" in line for line in lines)
    three = play(table("2*fire-1", "", supports=["", "2*fire-1"]), "acquire:fire-2")
    assert board(2).choice_lines(three.view(0), three.ask) == ["1: fire 1 (hand)", "2: fire 1 (support of Morana)"]
    assert board(2, "cs").choice_lines(three.view(0), three.ask)[1] == "2: oheň 1 (podpora: Morana)"


@pytest.mark.parametrize(
    ("typed", "option"),
    [
        ("1", "cast:ice/1"),
        ("ice", "cast:ice/1"),
        ("acquire:water-2", "acquire:water-2"),
        ("hoarfrost", "learn:hoarfrost"),
        ("done", "done"),
        ("Take water 2", "acquire:water-2"),
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
    assert "Each player: add 1 Madness to own discard pile. °" in text
    rime = next(line for line in on.sheet_lines(match.view(0)) if line.startswith("Rime"))
    assert rime.endswith("(Reconstructed: the printed card may say something else.)")
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
