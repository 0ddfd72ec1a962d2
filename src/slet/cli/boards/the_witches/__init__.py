"""The board of The Witches in the terminal."""

from slet.cli.boards.the_witches.board import WitchesBoard

__all__ = ["WitchesBoard"]
