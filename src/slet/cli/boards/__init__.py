"""The boards. A game that is not listed here is drawn by the board that serves any game."""

from collections.abc import Sequence

from slet.cli.boards.big_book import BigBookBoard
from slet.cli.boards.board import Board
from slet.cli.boards.carodeni import CarodeniBoard
from slet.cli.boards.the_witches import WitchesBoard
from slet.cli.boards.wandering_towers import TowersBoard
from slet.cli.boards.wizard import WizardBoard
from slet.cli.words import Words

BOARDS: dict[str, type[Board]] = {
    "wizard": WizardBoard,
    "wandering-towers": TowersBoard,
    "the-witches": WitchesBoard,
    "carodeni": CarodeniBoard,
    "big-book": BigBookBoard,
}


def board_for(game_id: str, words: Words, names: Sequence[str]) -> Board:
    return BOARDS.get(game_id, Board)(game_id, words, names)
