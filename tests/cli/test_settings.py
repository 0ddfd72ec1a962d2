"""Options of a game in the terminal: `--set`, and what the help says of them."""

import json
from pathlib import Path

import pytest

from slet.games import GAMES
from slet.games.settings import SettingWords

from .conftest import Slet

TOWERS = ("play", "wandering-towers", "--seats", "2")


def chosen(slet: Slet, tmp_path: Path, *words: str) -> dict[str, object]:
    """The options of the game that is begun so."""
    file = tmp_path / "begun.json"
    said = slet(*words, "--save", str(file), typed="q\n")
    assert said.code == 0, said.err
    options: dict[str, object] = json.loads(file.read_text())["options"]
    return options


@pytest.mark.parametrize(
    ("game", "setting", "name", "value"),
    [
        ("wandering-towers", "spells=swap-tower,nudge-ravenskeep", "spells", ["swap-tower", "nudge-ravenskeep"]),
        ("wandering-towers", "spells=Swap a Tower, piggyback", "spells", ["swap-tower", "piggyback"]),
        ("wandering-towers", "spells=výměna cimbuří,Svez mě na zádech", "spells", ["swap-tower", "piggyback"]),
        ("wandering-towers", "spells=vymena cimburi", "spells", ["swap-tower"]),
        ("wandering-towers", 'spells=["swap-tower"]', "spells", ["swap-tower"]),
        ("wandering-towers", "spells=5", "spells", 5),
        ("wandering-towers", "colours=yellow,blue", "colours", ["yellow", "blue"]),
        ("wandering-towers", "colours=žlutá,modrá", "colours", ["yellow", "blue"]),
        ("wandering-towers", "start-seat=1", "start_seat", 1),
        ("wandering-towers", "start_seat=none", "start_seat", None),
        ("wandering-towers", "start_seat=by lot", "start_seat", None),
        ("wandering-towers", "memory=ASSISTED", "memory", "assisted"),
        ("the-witches", "apprentices=dimity,tiffany", "apprentices", ["dimity", "tiffany"]),
        ("the-witches", "mode=společně", "mode", "coop"),
        ("carodeni", "goals=4,2", "goals", [4, 2]),
        ("carodeni", "goals=[4,2]", "goals", [4, 2]),
        ("carodeni", "animals=ano", "animals", True),
        ("carodeni", "animals=off", "animals", False),
        ("big-book", "magicians=draw", "magicians", "draw"),
        ("big-book", "magicians=Rosana L’eiac,alice", "magicians", ["rosana", "alice"]),
        ("big-book", "difficulty=hard", "difficulty", 3),
        ("big-book", "difficulty=2", "difficulty", 2),
    ],
)
def test_options_are_set_in_plain_words(
    slet: Slet, tmp_path: Path, game: str, setting: str, name: str, value: object
) -> None:
    mode = ("--set", "mode=master") if game == "wandering-towers" else ()
    assert chosen(slet, tmp_path, "play", game, "--seats", "2", *mode, "--set", setting)[name] == value


@pytest.mark.parametrize(
    ("setting", "english", "czech"),
    [
        ("mode=foo", "Possible: base, advanced, master, coop.", "Možnosti: base, advanced, master, coop."),
        ("mode=mastr", "Did you mean “master”?", "Nemysleli jste „master“?"),
        ("mode=solo", "choose base, advanced, master or coop", "zvolte base, advanced, master nebo coop"),
        ("start_seat=nine", "cannot be “nine”. Possible: a seat, 0 to 1.", "„nine“. Možnosti: číslo místa od 0 do 1."),
        ("start_seat=2", "cannot be “2”. Possible: a seat, 0 to 1.", "„2“. Možnosti: číslo místa od 0 do 1."),
        ("start_seat=0,1", "cannot be “0,1”. Possible: a seat", "„0,1“. Možnosti: číslo místa"),
        ("colours=yellow,blu", "yellow. Did you mean “blue”?", "yellow. Nemysleli jste „blue“?"),
        ("colours=yellow", "2 of these, another for each seat", "2 z těchto, pro každé místo jiná"),
        ("teams=yes", "Teams are for four or six players", "V týmech se hraje ve čtyřech nebo v šesti"),
        ("teams=perhaps", "cannot be chosen here|four or six", "nedá zvolit|čtyřech nebo v šesti"),
        ("spells=2", "choose advanced, master or coop", "zvolte advanced, master či coop"),
        ("memry=strict", "Did you mean “memory”? It has these: mode, teams", "„memory“? Má tato: mode, teams"),
        ("memory", "NAME=VALUE", "JMÉNO=HODNOTA"),
    ],
)
def test_what_cannot_be_set_is_refused_with_what_can(slet: Slet, setting: str, english: str, czech: str) -> None:
    for language, sentence in (("en", english), ("cs", czech)):
        said = slet(*TOWERS, "--set", setting, "--lang", language)
        assert (said.code, said.out) == (2, "")
        assert any(part in said.err for part in sentence.split("|")), said.err
        assert said.err.count("\n") == 1


def test_the_game_tells_what_was_chosen(slet: Slet) -> None:
    said = slet(*TOWERS, "--name", "Ema", "--set", "colours=yellow,blue", "--set", "start_seat=1", typed="q\n").out
    assert "Colours of the wizards: Ema – yellow, Morana – blue" in said
    assert "Who starts: Morana" in said


@pytest.mark.parametrize("language", ["en", "cs"])
@pytest.mark.parametrize("command", ["play", "simulate"])
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_help_for_a_game_lists_its_options_and_values(
    slet: Slet, game: object, command: str, language: str
) -> None:
    game = next(each for each in GAMES if each is game)
    said = slet(command, game.id, "--help", "--lang", language)
    assert said.code == 0
    called = SettingWords(game, language)
    for name in game.rules.settings.__struct_fields__:
        # The number of players decides the mode; the cards of earlier games nobody chooses.
        asked = (game.id, name) not in (("carodeni", "mode"), ("carodeni", "cards"))
        assert (f"  {name}: {called.name(name)}" in said.out) == asked
    assert not [line for line in said.out.splitlines() if len(line.strip()) > 200]


def test_the_help_tells_values_conditions_and_what_is_usual(slet: Slet) -> None:
    said = slet("play", "wandering-towers", "--help").out
    assert "advanced – Advanced: four spells by lot" in said
    assert "solo –" not in said
    assert "partners sit opposite each other (players: 4, 6)" in said
    assert "Spells on the table (players: 1; with mode=advanced, mode=master, mode=coop)" in said
    assert "nudge-ravenskeep – Nudge Ravenskeep" in said
    assert "a whole number from 0 to 8 – by lot" in said
    assert "not given: by lot" in said
    assert "purple – fialová" in slet("play", "wandering-towers", "--help", "--lang", "cs").out


def test_the_help_without_a_game_tells_how_to_get_its_options(slet: Slet) -> None:
    said = " ".join(slet("play", "--help").out.split())
    assert "slet play GAME --help lists them all" in said
    assert "The options of" not in said
    assert "The options of" not in slet("rules", "wizard", "--help").out


def test_the_help_for_a_game_that_is_not_there_says_so(slet: Slet) -> None:
    said = slet("play", "chess", "--help")
    assert said.code == 2
    assert "wandering-towers" in said.err
