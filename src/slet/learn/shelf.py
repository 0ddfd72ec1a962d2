"""Where lessons and puzzles are kept: in a folder of their game, each a TOML file with its position beside it."""

import tomllib
from collections.abc import Mapping
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TypeVar

import msgspec

from slet.games import find_game
from slet.games.wording import package_name
from slet.kernel.match import Match

Words = Mapping[str, str]
"""What is said, by language."""

T = TypeVar("T")

NO_SEED = bytes(32)
"""Positions of lessons and puzzles bring a seed of their own."""


class Played(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An answer that somebody gives."""

    seat: int
    plays: str


def folder(game_id: str, kind: str) -> Traversable:
    return files(f"slet.games.{package_name(find_game(game_id).id)}") / kind


def numbers(game_id: str, kind: str) -> list[int]:
    """The numbers of what lies there."""
    there = folder(game_id, kind)
    names = [file.name for file in there.iterdir()] if there.is_dir() else []
    return sorted(int(name.removesuffix(".toml")) for name in names if name.endswith(".toml"))


def read(game_id: str, kind: str, number: int, made: type[T]) -> T:
    text = (folder(game_id, kind) / f"{number}.toml").read_text(encoding="utf-8")
    return msgspec.convert({"game": game_id, "number": number} | tomllib.loads(text), made)


def begin(game_id: str, kind: str, number: int) -> Match:
    """The match at the position that belongs to it."""
    data = (folder(game_id, kind) / f"{number}.json").read_bytes()
    return Match.at(find_game(game_id), data, NO_SEED)


def fits(pattern: str, option: str) -> bool:
    """Whether an option is meant; `*` at the end of a pattern stands for the rest."""
    return option.startswith(pattern[:-1]) if pattern.endswith("*") else option == pattern
