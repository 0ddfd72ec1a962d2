"""Chance that can be repeated, for tests and demonstrations; elsewhere nobody can foresee it."""

from collections.abc import Callable
from pathlib import Path

import pytest

from slet.kernel.chance import commitment
from slet.kernel.errors import SletError
from slet.server.seeds import Seeds, seed_of
from slet.server.settings import read_settings
from support.serving import Person, Process, serving, settings_for

NewPerson = Callable[..., Person]


def test_the_words_in_the_file_and_the_order_of_the_tables_give_the_same_games_again(tmp_path: Path) -> None:
    words = tmp_path / "words.txt"
    found = []
    for again in ("one", "other"):
        folder = tmp_path / again
        folder.mkdir()
        words.write_text("first")
        with serving(settings_for(folder, seed_file=words)) as served:
            ema = served.person("Ema")
            made = [ema.set_up()["commitment"] for _ in range(2)]
            words.write_text("second\n")
            made += [ema.set_up()["commitment"] for _ in range(2)]
            ema.close()
        found.append(made)
    expected = [seed_of(*about) for about in (("first", 1), ("first", 2), ("second", 1), ("second", 2))]
    assert found == [[commitment(seed) for seed in expected]] * 2
    assert len(set(expected)) == 4


def test_without_the_file_no_two_seeds_are_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    seeds = Seeds()
    assert len({seeds.next() for _ in range(100)}) == 100
    assert read_settings({"SLET_DATABASE_URL": "sqlite:///x.db"}).seed_file is None


def test_nobody_who_plays_can_choose_the_seed(person: NewPerson) -> None:
    ema = person("Ema")
    wanted = {"game": "wizard", "seats": [{"kind": "me"}, {"kind": "computer"}, {"kind": "computer"}]}
    assert "seed" in ema.post("/api/tables", wanted | {"seed": "00" * 32}, 400)["text"]
    assert "seed" in ema.post("/api/tables", wanted | {"settings": {"seed": "00" * 32}}, 400)["text"]


def test_a_file_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(SletError, match="SLET_SEED_FILE"):
        read_settings({"SLET_SEED_FILE": str(tmp_path / "nothing"), "SLET_DATABASE_URL": "sqlite:///x.db"})


def test_the_server_says_that_nothing_is_left_to_chance(process: Callable[..., Process], tmp_path: Path) -> None:
    words = tmp_path / "words.txt"
    words.write_text("anything")
    started = process("--lang", "cs", "--port", "0", SLET_SEED_FILE=str(words))
    _, said = started.stop()
    assert "zkoušky a ukázky" in said
    assert str(words) in said.replace("\n", "")  # a long path goes over two lines
