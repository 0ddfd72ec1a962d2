"""The description of the architecture is true to the module."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
NAMED = set(re.findall(r"`(?:[\w<>-]+/)*([\w.]+)`", TEXT))
"""Files by their names, modules also without their ending."""

PLACES = {
    "src/slet": "*.py",
    "src/slet/words": "*.py",
    "src/slet/kernel": "*.py",
    "src/slet/games": "*.py",
    "src/slet/players": "*.py",
    "src/slet/lab": "*.py",
    "src/slet/training": "*.py",
    "src/slet/server": "*.py",
    "src/slet/cli": "*.py",
    "web/src": "*.ts",
    "web/src/lib": "*.ts",
    "web/src/boards": "*.ts",
    "web/src/boards/common": "*",
}


@pytest.mark.parametrize("place", PLACES)
def test_every_module_is_named(place: str) -> None:
    files = [file for file in (ROOT / place).glob(PLACES[place]) if file.is_file() and file.name != "__init__.py"]
    modules = {file.name for file in files if ".test." not in file.name and ".fixture." not in file.name}
    assert {name for name in modules if name not in NAMED and name.removesuffix(".py") not in NAMED} == set()


def test_no_module_is_named_that_is_not_there() -> None:
    told = {name for name in NAMED if name.endswith((".py", ".ts", ".svelte"))}
    folders = [ROOT / "src", ROOT / "web" / "src", ROOT / "tests"]
    there = {file.name for file in [*ROOT.glob("*.py"), *(file for folder in folders for file in folder.rglob("*.*"))]}
    assert told - there == set()
