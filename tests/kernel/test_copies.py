"""The copies of states that are written by a program."""

from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec
import pytest
from copies import BEGIN, copied, copy_of, states, written_anew

from slet.games import GAMES


@pytest.mark.parametrize("module", states(), ids=lambda module: module.__name__.split(".")[2])
def test_they_are_up_to_date(module: ModuleType) -> None:
    text = Path(str(module.__file__)).read_text(encoding="utf-8")
    assert BEGIN in text
    assert written_anew(module) == text, "the fields have changed: run `make generated`"


def test_no_state_copies_itself_by_hand() -> None:
    for module in states():
        text = Path(str(module.__file__)).read_text(encoding="utf-8")
        assert text.count("def copy(") == text.count(BEGIN)
    assert all("copy" in vars(game.rules.state) for game in GAMES)


class Tray(msgspec.Struct):
    cards: list[str] = []


class Label(msgspec.Struct, frozen=True):
    text: str


@pytest.mark.parametrize(
    ("kind", "how"),
    [
        (int, "it"),
        (tuple[Label, ...], "it"),
        (Label | None, "it"),
        (list[Label], "it.copy()"),
        (list[list[str]], "list(map(list.copy, it))"),
        (list[list[list[str]]], "[list(map(list.copy, part)) for part in it]"),
        (dict[str, int], "it.copy()"),
        (dict[str, list[int]], "{key: part.copy() for key, part in it.items()}"),
        (Tray, "it.copy()"),
        (list[Tray], "[part.copy() for part in it]"),
        (Tray | None, "None if it is None else it.copy()"),
    ],
)
def test_what_can_change_is_copied_and_all_else_is_shared(kind: Any, how: str) -> None:
    assert copied("it", kind) == how


def test_what_cannot_be_told_apart_is_refused() -> None:
    with pytest.raises(TypeError, match="one of several things"):
        copied("it", Tray | list[int])
    assert "self.cards.copy()," in copy_of(Tray)
