"""Runs the command `slet` as a person would, with what is typed and what is read."""

import io
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random

import msgspec
import pytest

from slet.cli.files import save
from slet.cli.main import main
from slet.games import find_game
from slet.games.wizard.pieces import DECK
from slet.kernel.match import Match
from slet.kernel.record import FATE, Answer


@dataclass(frozen=True)
class Said:
    code: int
    out: str
    err: str


Slet = Callable[..., Said]


@pytest.fixture
def slet(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Slet:
    for name in ("LC_ALL", "LC_MESSAGES", "NO_COLOR", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))

    def run(*words: str, typed: str = "") -> Said:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        code = main([*words])
        captured = capsys.readouterr()
        return Said(code, captured.out, captured.err)

    return run


def lines(*typed: object) -> str:
    """What is typed, a line each."""
    return "".join(f"{line}\n" for line in typed)


SEED = 1918


@pytest.fixture
def won_trick(tmp_path: Path) -> Path:
    """Ema has just won a trick with the last card of it, and is to lead."""
    chance = Random(SEED)
    match = Match.start(find_game("wizard"), 4, {}, SEED)
    while match.ask is not None:
        last = match.ask
        match.play(chance.choice(match.ask.options))
        if last.seat == 0 and match.ask.seat == 0 and min(len(last.options), len(match.ask.options)) > 1:
            break
    file = tmp_path / "won trick.json"
    save(match.record(players=["Ema", "A (rules)", "B (rules)", "C (rules)"], with_seed=True), file)
    return file


HANDS = "yellow-4 red-10 wizard-1 green-1 green-2 green-3 yellow-8 blue-1 blue-2 yellow-13 blue-3 blue-4"
TURNED = "blue-12"


@pytest.fixture
def late_game(tmp_path: Path) -> Path:
    """Round 3: yellow 8 and yellow 13 lie on the table; Ema holds yellow 4, red 10 and a wizard."""
    game = find_game("wizard")
    match = Match.start(game, 4, {"first_dealer": 3}, SEED)
    while match.ask is not None and match.view(0).round < 3:
        match.play(match.ask.options[0])
    record = match.record(players=["Ema", "Bara (random)", "Cyril (random)", "Dora (random)"], with_seed=True)
    places = {card.name: str(place) for place, card in enumerate(DECK)}
    stacked = Answer(FATE, "draw:" + ".".join(places[name] for name in [*HANDS.split(), TURNED]))
    answers = [*record.answers[:-1], stacked, *(Answer(seat, "bid:0") for seat in (2, 3, 0, 1))]
    answers += [Answer(2, "play:yellow-8"), Answer(3, "play:yellow-13")]
    file = tmp_path / "late.json"
    save(msgspec.structs.replace(record, answers=tuple(answers)), file)
    return file


@pytest.fixture
def running_towers(tmp_path: Path) -> Path:
    """Wandering Towers in the middle: Ema and two others have had several turns."""
    chance = Random(SEED)
    match = Match.start(find_game("wandering-towers"), 3, {"start_seat": 0}, SEED)
    while match.ask is not None and match.state.turn < 13:
        match.play(chance.choice(match.ask.options))
    file = tmp_path / "towers.json"
    save(match.record(players=["Ema", "Bara (random)", "Cyril (random)"], with_seed=True), file)
    return file
