"""The board of The Big Book of Madness in the terminal."""

from slet.cli.boards.big_book.board import BigBookBoard

__all__ = ["BigBookBoard"]
