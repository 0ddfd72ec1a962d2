"""Every game has the same files, so that whoever knows one finds their way in the others."""

import ast
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from slet.games import GAMES
from slet.games.wording import package_name
from slet.kernel.game import Game

NAMES = {
    "pieces", "settings", "state", "check", "options", "events", "view", "planning", "why", "printed", "coach", "tale",
}  # fmt: skip
"""All other files of a game are chapters of its rulebook."""
FOLDERS = {"data", "text", "pieces", "planning", "lessons", "puzzles", "__pycache__"}


def home(game: Game[Any]) -> str:
    return f"slet.games.{package_name(game.id)}"


def modules(game: Game[Any]) -> dict[str, ModuleType]:
    """The modules of the game by their names, `pieces` with all that are in it."""
    own = f"{home(game)}."
    return {name.removeprefix(own): module for name, module in sys.modules.items() if name.startswith(own)}


def imported_by(module: ModuleType, known: dict[str, ModuleType]) -> set[str]:
    """The modules of the game from which this one has something."""
    tree = ast.parse(Path(str(module.__file__)).read_text(encoding="utf-8"))
    froms = [one for one in ast.walk(tree) if isinstance(one, ast.ImportFrom) and one.module is not None]
    full = {one.module for one in froms} | {f"{one.module}.{each.name}" for one in froms for each in one.names}
    return {name for name, other in known.items() if other.__name__ in full}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_file_has_one_of_the_known_names_or_belongs_to_a_chapter_of_the_rules(game: Game[Any]) -> None:
    known = modules(game)
    holding_steps = {step.__module__ for step in map(_unwrapped, game.rules.steps.values())}
    chapters = {name for name, module in known.items() if module.__name__ in holding_steps}
    waiting = list(chapters)
    while waiting:
        found = imported_by(known[waiting.pop()], known) - chapters
        chapters |= found
        waiting += found
    others = {name for name in known if name.partition(".")[0] not in NAMES}
    assert others - chapters == set(), "rules that no step uses, or a name that no other game has"


def _unwrapped(step: Any) -> Any:
    return getattr(step, "__wrapped__", step)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_nothing_else_lies_there(game: Game[Any]) -> None:
    folder = Path(str(sys.modules[home(game)].__file__)).parent
    inside = sorted(folder.iterdir())
    assert {one.name for one in inside if one.is_dir()} <= FOLDERS
    assert {one.suffix for one in inside if one.is_file()} == {".py"}
    assert {one.stem for one in inside if one.is_file()} - {"__init__"} <= set(modules(game)), (
        "a file that nobody reads"
    )


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_what_every_game_has_is_found_under_its_name(game: Game[Any]) -> None:
    known = modules(game)
    assert {"settings", "state", "events", "view"} <= set(known)
    where = {
        "settings": game.rules.settings,
        "state": game.rules.state,
        "check": game.rules.check,
        "why": game.words.why_not,
    }
    own = {name: thing for name, thing in where.items() if thing.__module__.startswith(home(game))}
    assert {"settings", "state"} <= set(own)
    assert {name: thing.__module__.removeprefix(f"{home(game)}.") for name, thing in own.items()} == {
        name: name for name in own
    }
