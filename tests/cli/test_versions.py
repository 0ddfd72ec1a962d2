"""Records of earlier versions of the rules, in the terminal."""

import json
from pathlib import Path
from random import Random

import pytest

from slet.cli.files import save
from slet.games import wizard
from slet.kernel.match import Match
from slet.kernel.record import read_record
from support.ages import BACKWARDS, installed
from support.journeys import decisions
from support.varied import varied

from .conftest import Slet


@pytest.fixture
def old(tmp_path: Path) -> Path:
    """A finished game of Wizard, of which the rules are about to change."""
    match = Match.start(wizard.GAME, 3, {}, 8)
    for _ in decisions(match, Random(8)):
        pass
    file = tmp_path / "old.json"
    save(match.record(players=["Ema", "Ota", "Iva"]), file)
    return file


def test_a_replay_of_an_earlier_version_shows_the_game_as_far_as_it_fits_and_says_why_it_stops(
    slet: Slet, old: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = slet("replay", str(old), "--plain").out.splitlines()
    installed(monkeypatch, BACKWARDS)
    said = slet("replay", str(old), "--plain")
    assert said.code == 1
    told = said.out.splitlines()
    assert "Round 3" in " ".join(told)
    assert "Round 4" not in " ".join(told)
    story = told[: told.index("")]
    assert story == whole[: len(story)], "up to there it is the same story, with nothing left out"
    *_, why, how_far = told
    assert "question “bid”" in why
    assert "rules version 1 of wizard, and version 2 is installed" in why
    assert how_far == "The game is shown up to there."
    assert "podle verze 1" in slet("replay", str(old), "--plain", "--lang", "cs").out


def test_a_replay_of_an_earlier_version_that_ends_otherwise_tells_both_ends(
    slet: Slet, old: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = read_record(old.read_bytes())
    assert record.outcome is not None
    changed = json.loads(old.read_text())
    changed["outcome"]["scores"][0] += 5
    old.write_text(json.dumps(changed))
    installed(monkeypatch, varied(wizard.GAME, version=2))
    said = slet("replay", str(old), "--plain")
    assert said.code == 1
    for scores in (record.outcome.scores, changed["outcome"]["scores"]):
        assert ":".join(map(str, scores)) in said.out
    assert "up to there" not in said.out


def test_a_saved_game_of_an_earlier_version_goes_on_where_it_fits_and_else_says_why_not(
    slet: Slet, late_game: Path, old: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    installed(monkeypatch, varied(wizard.GAME, version=2))
    assert slet("play", "--resume", str(late_game), typed="q\n").code == 0
    assert read_record(late_game.read_bytes()).rules == 2
    unfinished = json.loads(old.read_text())
    del unfinished["outcome"]
    old.write_text(json.dumps(unfinished))
    installed(monkeypatch, BACKWARDS)
    said = slet("play", "--resume", str(old))
    assert said.code == 2
    assert "rules version 1 of wizard" in said.err


def test_of_a_record_of_an_earlier_version_is_proved_what_can_be(
    slet: Slet, old: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    installed(monkeypatch, BACKWARDS)
    said = slet("verify", str(old), "--lang", "en")
    assert said.code == 2
    text = " ".join(said.out.split())
    assert "the first 4 draws of chance follow from it. More cannot be proved here" in text
    assert "version 2 is installed" in text
    assert "první 4 losování z něj plynou" in " ".join(slet("verify", str(old), "--lang", "cs").out.split())
    installed(monkeypatch, varied(wizard.GAME, version=2, earlier={1: {}}))
    assert slet("verify", str(old)).code == 0
