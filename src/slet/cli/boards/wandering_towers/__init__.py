"""The board of Wandering Towers in the terminal."""

from slet.cli.boards.wandering_towers.board import TowersBoard

__all__ = ["TowersBoard"]
