"""A program plays a seat in words."""

import json
import re
import sys
from pathlib import Path

import pytest

from slet.cli.main import main

ROOT = Path(__file__).parents[2]
GUIDE = (ROOT / "docs" / "lab.md").read_text(encoding="utf-8")
SHORTEST = re.search(r"takes the first option each time:\n\n((?:    .*\n|\n)+)", GUIDE)
MISTAKEN = """
import json, sys
for line in sys.stdin:
    told = json.loads(line)
    if "ask" in told:
        good = told["ask"]["options"][-1]["id"]
        wrong = "refused" not in told or told["ask"]["seat"] == 1
        print(json.dumps({"choice": "nonsense" if wrong else good}), flush=True)
"""


def played(tmp_path: Path, code: str, *given: str) -> tuple[int, Path]:
    program, out = tmp_path / "program.py", tmp_path / "out.json"
    program.write_text(code)
    command = f"{sys.executable} {program}"
    return main(["lab", "text", "--with", command, "--json", str(out), "--plain", *given]), out


@pytest.mark.parametrize("game", ["wizard", "big-book"])
def test_the_program_of_the_guide_plays_whole_games(
    game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert SHORTEST is not None
    code = "\n".join(line[4:] for line in SHORTEST[1].splitlines())
    assert played(tmp_path, code, game, "--players", "random", "--games", "2")[0] == 0
    games = json.loads((tmp_path / "out.json").read_text())
    assert [one["seat"] for one in games] == [0, 1]
    assert all(one["illegal"] == 0 and one["answers"] > 10 for one in games)
    assert "2 games of" in capsys.readouterr().out


def test_what_is_not_offered_is_refused_and_counted_and_in_the_end_chosen_at_random(tmp_path: Path) -> None:
    code, out = played(tmp_path, MISTAKEN, "wizard", "--players", "random", "--games", "2", "--tries", "2")
    assert code == 0
    first, second = json.loads(out.read_text())
    assert (first["illegal"], first["at_random"]) == (first["answers"] // 2, 0)
    assert second["illegal"] == second["answers"] == 2 * second["at_random"]


@pytest.mark.parametrize(
    ("code", "given", "said"),
    [
        ("raise SystemExit(3)", [], "exit code 3"),
        ("import time; time.sleep(60)", ["--seconds", "1"], "has not answered for 1 seconds"),
    ],
)
def test_a_program_that_fails_is_told_of_in_a_sentence(
    code: str, given: list[str], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert played(tmp_path, code, "wizard", *given)[0] == 2
    assert said in capsys.readouterr().err


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (["text", "wizard"], "--with COMMAND"),
        (["speech", "wizard", "--with", "x"], "Choose from: text"),
        (["text", "whist", "--with", "x"], "no game called"),
        (["text", "wizard", "--with", "no-such-program-here"], "cannot be started"),
        (["text", "wizard", "--with", "x", "--players", "gandalf"], "no computer player"),
        (["text", "wizard", "--with", "x", "--seats", "9"], "3 to 6 players"),
        (["text", "wizard", "--with", "x", "--games", "0"], "--games"),
    ],
)
def test_what_cannot_be_done_is_refused(given: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", *given]) == 2
    assert said in capsys.readouterr().err
