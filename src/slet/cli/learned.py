"""What somebody has learned so far, kept on this machine."""

import os
from datetime import date
from pathlib import Path

import msgspec

from slet.cli.errors import CommandError
from slet.cli.files import record_folder
from slet.learn.coach import Heard
from slet.learn.rating import Standing


class Progress(msgspec.Struct):
    """By game and number: the answers given in a lesson that was left, and which are done; the puzzles that were tried
    and solved, how well, and on which days the one of the day was.
    """

    begun: dict[str, list[str]] = {}
    done: list[str] = []
    tried: list[str] = []
    solved: list[str] = []
    standing: Standing = Standing()
    days: list[date] = []
    heard: dict[str, Heard] = {}
    """What the coach has said, by game."""


def key_of(game_id: str, number: int) -> str:
    return f"{game_id}-{number}"


def progress_file() -> Path:
    return record_folder(os.environ) / "learned.json"


def read_progress() -> Progress:
    """What is kept; who has learned nothing yet, or keeps something unreadable, begins anew."""
    try:
        return msgspec.json.decode(progress_file().read_bytes(), type=Progress)
    except (OSError, msgspec.DecodeError):
        return Progress()


def keep_progress(progress: Progress) -> None:
    path = progress_file()
    half = path.with_name(f".{path.name}.part")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        half.write_bytes(msgspec.json.encode(progress))
        half.replace(path)
    except OSError as error:
        raise CommandError("cannot-write", file=str(path), detail=error.strerror or str(error)) from None
