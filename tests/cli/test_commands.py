import io
import json
import subprocess
import sys
from pathlib import Path

import pytest

from slet.cli.files import load, save
from slet.cli.main import main
from slet.games import GAMES
from slet.kernel.record import read_record
from slet.learn import teaching

from .conftest import Slet, lines

ENOUGH = lines(*range(11)) * 80


@pytest.fixture
def finished(slet: Slet, tmp_path: Path) -> Path:
    file = tmp_path / "finished.json"
    slet(
        "play",
        "wizard",
        "--seats",
        "6",
        "--seed",
        "3",
        "--players",
        "random",
        "--plain",
        "--save",
        str(file),
        typed=ENOUGH,
    )
    return file


def test_a_finished_game_is_verified(slet: Slet, finished: Path) -> None:
    said = slet("verify", str(finished))
    assert said.code == 0
    fingerprint = read_record(finished.read_bytes()).commitment
    assert said.out.endswith(f"{fingerprint}\n")
    assert slet("verify", str(finished), "--fingerprint", fingerprint).code == 0
    other = slet("verify", str(finished), "--fingerprint", "00" * 32)
    assert other.code == 1
    assert "not the one that was shown" in other.out
    assert "byly dané předem" in slet("verify", str(finished), "--lang", "cs").out


def test_a_changed_record_is_found_out(slet: Slet, finished: Path, tmp_path: Path) -> None:
    changed = json.loads(finished.read_text())
    changed["commitment"] = "0" * 64
    file = tmp_path / "changed.json"
    file.write_text(json.dumps(changed))
    assert slet("verify", str(file)).code == 1
    changed = json.loads(finished.read_text())
    changed["answers"][-1][1] = "play:nothing"
    file.write_text(json.dumps(changed))
    said = slet("verify", str(file))
    assert (said.code, said.err) == (1, "")


def test_an_unfinished_game_proves_nothing_yet(slet: Slet, late_game: Path) -> None:
    record = json.loads(late_game.read_text())
    del record["seed"]
    late_game.write_text(json.dumps(record))
    said = slet("verify", str(late_game))
    assert said.code == 1
    assert "does not reveal its seed" in said.out


def test_a_replay_tells_the_game_and_its_result(slet: Slet, finished: Path) -> None:
    said = slet("replay", str(finished))
    assert said.code == 0
    assert "Round 1:" in said.out
    assert "Truth table" in said.out
    assert "point" in said.out
    later = slet("replay", str(finished), "--from", "100")
    assert "Round 1:" not in later.out
    assert said.out.endswith(later.out)


def test_a_replay_reads_the_standard_input(slet: Slet, late_game: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "The game is not over yet." in slet("replay", "-", "--seat", "0", typed=late_game.read_text()).out


def test_the_rules_are_shown_by_chapter_or_one_by_one(slet: Slet) -> None:
    everything = slet("rules", "wizard").out
    assert "WIZ-01" in everything
    assert "Our decision" in " ".join(everything.split())
    one = slet("rules", "wizard", "wiz-19", "--lang", "cs")
    assert one.code == 0
    assert one.out.count("WIZ-") == 1


def test_rules_tell_what_is_taught_and_what_is_not(slet: Slet) -> None:
    everything = slet("rules", "--taught").out
    assert all(f"{teaching(game.id).percent} %" in everything for game in GAMES)
    one = teaching("wizard")
    for style in ((), ("--plain",), ("--lang", "cs")):
        told = slet("rules", "wizard", "--taught", *style).out
        assert f"{one.percent} %" in told
        assert [clause for clause in one.taught if f"{clause} " in told] == one.untaught
    (report,) = json.loads(slet("rules", "wizard", "--json").out)
    assert report["percent"] == one.percent
    assert report["taught"]["WIZ-19"] == ["lesson 1", *report["taught"]["WIZ-19"][1:]]
    assert report["untaught"] == one.untaught


def test_help_is_in_both_languages_for_every_command(slet: Slet) -> None:
    for language, word in (("en", "Usage:"), ("cs", "Použití:")):
        for command in ((), *((name,) for name in ("play", "replay", "verify", "rules"))):
            said = slet(*command, "--help", "--lang", language)
            assert said.code == 0
            assert word in said.out
            assert "--lang" in said.out


def test_the_language_follows_the_locale(slet: Slet, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "cs_CZ.UTF-8")
    assert "Použití:" in slet("--help").out
    assert "Usage:" in slet("--lang", "en", "--help").out


BAD = [
    ("play", "chess"),
    ("play", "wizard", "--seats", "9"),
    ("play", "wizard", "--seats", "many"),
    ("play", "wizard", "--seat", "4"),
    ("play", "wizard", "--seat", "-1"),
    ("play", "wizard", "--players", "oracle"),
    ("play", "wizard", "--seats", "3", "--players", "random,random,random"),
    ("play", "wizard", "--set", "colour=red"),
    ("play", "wizard", "--set", "plus_minus_one"),
    ("play", "wizard", "--set", "plus_minus_one=maybe"),
    ("play", "wizard", "--set", "first_dealer=7"),
    ("play", "wizard", "--resume", "nowhere.json"),
    ("play", "wizard", "--save", "."),
    ("play", "wizard", "extra"),
    ("play", "--seats"),
    ("play", "--plain=yes"),
    ("fly",),
    ("--lang", "tlh"),
    ("play", "--lang", "tlh"),
    ("replay",),
    ("replay", "nowhere.json"),
    ("replay", "."),
    ("verify", "nowhere.json"),
    ("verify", "-"),
    ("rules", "chess"),
    ("rules", "wizard", "WIZ-99"),
]


@pytest.mark.parametrize("command", BAD, ids=" ".join)
@pytest.mark.parametrize("locale", ["en_US", "cs_CZ"])
def test_a_bad_command_gives_one_sentence_and_exit_code_2(
    slet: Slet, monkeypatch: pytest.MonkeyPatch, command: tuple[str, ...], locale: str
) -> None:
    monkeypatch.setenv("LANG", locale)
    said = slet(*command, typed="{ this is no record")
    assert said.code == 2
    assert said.out == ""
    assert len(said.err.splitlines()) == 1
    assert "Traceback" not in said.err


SAID = {
    ("fly",): "“fly” does not fit COMMAND. Choose from: serve, play,",
    ("--lang", "tlh", "play"): "“tlh” does not fit --lang. Choose from: en, cs.",
    ("replay",): "Something is missing: RECORD.",
    ("replay", "--seat"): "--seat needs a value.",
    ("play", "wizard", "--seats", "3", "--seat"): "--seat needs a value.",
    ("play", "--plain=yes"): "--plain takes no value.",
    ("play", "-hx"): "-h/--help takes no value.",
    ("rules", "wizard", "WIZ-01", "more", "--still"): "Not understood: more --still.",
}


@pytest.mark.parametrize("command", SAID, ids=" ".join)
def test_a_bad_command_is_told_what_is_wrong_with_it(slet: Slet, command: tuple[str, ...]) -> None:
    assert slet(*command).err.startswith(SAID[command])


def test_a_damaged_record_and_one_from_another_version_are_refused(slet: Slet, late_game: Path, tmp_path: Path) -> None:
    good = json.loads(late_game.read_text())
    for change in ({"rules": 99}, {"format": 99}, {"game": "chess"}, {"seats": 17}, {"answers": [[0, "bid:99"]]}):
        file = tmp_path / "bad.json"
        file.write_text(json.dumps(good | change))
        for command in (("play", "--resume", str(file)), ("replay", str(file))):
            said = slet(*command)
            assert said.code == 2
            assert len(said.err.splitlines()) == 1
    (tmp_path / "noise.json").write_bytes(bytes(range(256)))
    assert slet("replay", str(tmp_path / "noise.json")).code == 2


def test_a_saved_game_is_never_written_over_by_another(slet: Slet, finished: Path) -> None:
    before = finished.read_bytes()
    assert slet("play", "wizard", "--save", str(finished)).code == 2
    said = slet("play", "--resume", str(finished))
    assert said.code == 2
    assert "slet replay" in said.err
    assert finished.read_bytes() == before


def test_a_file_keeps_its_record(late_game: Path) -> None:
    record = load(str(late_game))
    save(record, late_game)
    assert load(str(late_game)) == record


def test_a_reader_that_has_had_enough_is_no_error() -> None:
    code = "import sys; from slet.cli.main import main; sys.exit(main(['rules', 'wizard']))"
    with subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait() == 0


def test_interrupting_saves_the_game(monkeypatch: pytest.MonkeyPatch, slet: Slet, tmp_path: Path) -> None:
    class Interrupted(io.StringIO):
        def readline(self, *_: object) -> str:  # type: ignore[override]
            raise KeyboardInterrupt

    monkeypatch.setattr("sys.stdin", Interrupted())
    assert main(["play", "wizard"]) == 0
    assert len(list((tmp_path / "data" / "slet").glob("wizard-*"))) == 1


@pytest.mark.parametrize("language", ["en", "cs"])
@pytest.mark.parametrize(
    "command",
    [
        ("play", "wizard", "--seats", ""),
        ("play", "wizard", "--seats", "9" * 40),
        ("play", "wizard", "--set", "first_dealer=" + "9" * 400),
        ("play", "wizard", "--set", "first_dealer=" + "[" * 100_000),
        ("play", "wizard", "--save", "x" * 300),
        ("bench", "wizard", "--seats", "-1"),
        ("replay", "x" * 300),
    ],
    ids=lambda command: "-".join(command)[:30],
)
def test_input_beyond_all_measure_is_refused_with_one_sentence(
    slet: Slet, command: tuple[str, ...], language: str
) -> None:
    said = slet(*command, "--lang", language)
    assert said.code == 2
    assert said.err.count("\n") == 1


def test_names_in_a_record_cannot_steer_the_terminal(slet: Slet, finished: Path, tmp_path: Path) -> None:
    record = json.loads(finished.read_text())
    record["players"][0] = "\x1b]0;Ha\x07"
    file = tmp_path / "evil.json"
    file.write_text(json.dumps(record))
    assert "\x1b" not in slet("replay", str(file), "--plain").out


@pytest.mark.clause("WT-73")
def test_the_replay_of_a_running_game_begins_where_the_log_of_the_seat_does(slet: Slet, running_towers: Path) -> None:
    said = slet("replay", str(running_towers), "--seat", "1").out
    turns = ["It is your turn.", "It is Cyril's turn.", "It is Ema's turn.", "It is your turn."]
    assert said.splitlines()[0] == turns[0]
    assert [line for line in said.splitlines() if "turn." in line] == turns
    later = slet("replay", str(running_towers), "--seat", "1", "--from", "1").out
    assert later.splitlines() == said.splitlines()[1:]
