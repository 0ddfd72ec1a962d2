"""What stands in the fields of a view is known from its type, not guessed."""

from typing import Any

import msgspec
import pytest

import slet
from slet.games import GAMES
from slet.kernel.game import Game
from slet.kernel.pieces import Piece
from slet.server.info import piece_names
from slet.server.reading import ANY, SEAT, view_fields


def test_seats_and_pieces_are_told_by_their_paths() -> None:
    wizard = view_fields("wizard")
    assert {path for path, kind in wizard.items() if kind == SEAT} == {
        "seat", "dealer", "lead", "winning", "trick.seat", "last_trick.seat",
    }  # fmt: skip
    assert (wizard["hand"], wizard["trick.card"]) == ("card", "card")
    assert "round" not in wizard
    witches = view_fields("the-witches")
    assert (witches["spaces.witches"], witches["spaces.seen_by"], witches["dungeon"]) == (SEAT, SEAT, SEAT)
    assert (view_fields("carodeni")["turn"], view_fields("carodeni")["active"]) == (SEAT, "witch")
    book = view_fields("big-book")
    assert (book["curses.curse"], book["underway.by"], book["payment.paid.seat"]) == ("curse", SEAT, SEAT)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_piece_that_a_view_shows_is_found_under_its_path(game: Game[Any]) -> None:
    fields, names = view_fields(game.id), piece_names(game.id, "en")
    shown: set[str] = set()
    for seed in range(3):
        match = slet.new(game.id, game.seats[-1], seed=seed)
        for _ in range(120):
            if match.ask is None:
                break
            for path, piece in pieces_in(match.view(match.ask.seat), ""):
                kind = next((kind for pattern, kind in fields.items() if fits(path, pattern)), "")
                assert piece.name in names[kind], path
                shown.add(path)
            match.play(match.ask.options[seed % len(match.ask.options)], match.ask.seat)
    assert shown


def fits(path: str, pattern: str) -> bool:
    keys, wanted = path.split("."), pattern.split(".")
    return len(keys) == len(wanted) and all(key in (ANY, own) for own, key in zip(keys, wanted, strict=True))


def pieces_in(value: Any, path: str) -> list[tuple[str, Piece]]:
    if isinstance(value, Piece):
        return [(path, value)]
    if isinstance(value, list | tuple):
        return [found for one in value for found in pieces_in(one, path)]
    if isinstance(value, dict):
        return [found for key, one in value.items() for found in pieces_in(one, f"{path}.{key}".strip("."))]
    if isinstance(value, msgspec.Struct):
        inside = [(name, getattr(value, name)) for name in value.__struct_fields__]
        return [found for name, one in inside for found in pieces_in(one, f"{path}.{name}".strip("."))]
    return []
