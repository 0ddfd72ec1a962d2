"""What is printed on the pieces reaches boards by one way, from the rules that are being played."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import httpx
import msgspec
import pytest

import slet
from slet.games import GAMES
from slet.server.printed import sheet
from support.serving import Served

CORRECTIONS = {
    "the_witches/data/tiles.toml": ('id = "fever"', "difficulty = 7", "difficulty = 5"),
    "carodeni/data/goals.toml": ('id = "G01"', "points = 4", "points = 6"),
}
"""In which row what is corrected to what."""

FROM_A_START = """
import msgspec, slet
from random import Random
from slet.cli.boards import board_for
from slet.cli.words import Words
from slet.games.carodeni.pieces.box import Goal
from slet.games.the_witches.pieces.tiles import Tile
from slet.server.printed import sheet

match, chance = slet.new("the-witches", seats=2, seed=3), Random(1)
while match.state.turn < 2:
    match.play(chance.choice(match.ask.options))
lines = board_for("the-witches", Words("en"), ["A", "B"]).describe(match.view(0))
drawn = {game: msgspec.json.decode(sheet(game, "en").content) for game in ("the-witches", "carodeni")}
print(msgspec.json.encode({
    "rules": [Tile.named("fever-1").difficulty, Goal.named("G01-easy").points],
    "board": [drawn["the-witches"]["tiles"]["fever"]["difficulty"], drawn["carodeni"]["goals"]["G01-easy"]["points"]],
    "terminal": [line for line in lines if "Fever" in line],
}).decode())
"""


def test_a_corrected_row_is_right_in_rules_board_and_terminal_at_the_next_start(tmp_path: Path) -> None:
    shutil.copytree(Path(slet.__file__).parent, tmp_path / "slet", ignore=shutil.ignore_patterns("dist", "__pycache__"))
    for name, (row, was, shall) in CORRECTIONS.items():
        file = tmp_path / "slet" / "games" / name
        before, there, after = file.read_text(encoding="utf-8").partition(row)
        file.write_text(before + there + after.replace(was, shall, 1), encoding="utf-8")
    told = subprocess.run(
        [sys.executable, "-c", FROM_A_START],
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
        cwd=tmp_path,
        capture_output=True,
        check=True,
    ).stdout
    found = msgspec.json.decode(told)
    assert (found["rules"], found["board"]) == ([5, 6], [5, 6])
    # a Crisis makes the first one harder by 2
    assert found["terminal"] == ["The Dancers: Fever (7).", "Lancre Town 1: Fever (5)."]


def test_games_whose_pieces_are_told_by_their_names_print_nothing() -> None:
    assert [game.id for game in GAMES if sheet(game.id, "en").content == b"null"] == ["wizard", "wandering-towers"]


@pytest.mark.parametrize("game", ["the-witches", "carodeni", "big-book"])
def test_it_is_sent_once_and_then_only_said_to_be_the_same(game: str, served: Served) -> None:
    address, czech = f"{served.address}/api/games/{game}/printed", {"accept-language": "cs"}
    first = httpx.get(address, headers=czech)
    assert first.json() == msgspec.json.decode(sheet(game, "cs").content)
    again = httpx.get(address, headers={**czech, "if-none-match": f'"another", {first.headers["etag"]}'})
    assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", first.headers["etag"])
    other = httpx.get(address, headers={**czech, "if-none-match": '"of-another-version"'})
    assert (other.status_code, other.content) == (200, first.content)
    assert "accept-language" in first.headers["vary"].lower()
