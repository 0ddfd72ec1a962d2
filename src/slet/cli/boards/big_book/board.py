"""All of the board of The Big Book of Madness: the table, the menu, what lies apart, and the help."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from slet.cli.boards.big_book.cards import MARKS, chips, mark, marks
from slet.cli.boards.big_book.menu import BigBookMenu
from slet.cli.boards.big_book.plain import BigBookSentences
from slet.cli.boards.big_book.table import RECONSTRUCTED, BigBookTable
from slet.cli.boards.flow import Flow
from slet.games.big_book.pieces.cards import ELEMENTS
from slet.games.big_book.pieces.tables import CURSE_KINDS
from slet.games.big_book.view import BigBookView

PILES = ("p", "piles", "discards", "hromádky", "hromadky", "odhoz")
"""What may be typed to see what lies apart."""


class BigBookBoard(BigBookMenu, BigBookTable, BigBookSentences):
    # --- what lies apart -------------------------------------------------------------------------------------

    def asides(self) -> list[str]:
        return [self.words("big-book-command-piles")]

    def aside(self, text: str, view: BigBookView, *, plain: bool) -> list[RenderableType] | None:
        if text.lower() not in PILES:
            return None
        if plain:
            return [*map(Text, self.piles_in_words(view))]
        return [Text(self.words("big-book-piles-title"), style="bold"), Text(), self._piles(view)]

    def _piles(self, view: BigBookView) -> RenderableType:
        grid = Table.grid(padding=(0, 2))
        grid.add_column(no_wrap=True, style="dim")
        grid.add_column()
        for name, player in zip(self.names, view.players, strict=True):
            grid.add_row(self.words("big-book-pile-discard", name=name), chips(player.discard))
        grid.add_row(self.words("big-book-pile-destroyed"), chips(view.destroyed))
        gone = [mark(spell.element).append(self.wording.piece(spell)) for spell in view.spells_gone]
        grid.add_row(self.words("big-book-pile-gone"), Flow(Text(), gone))
        grid.add_row(self.words("big-book-pile-broken"), marks([curse.kind for curse in view.broken]) or Text("–"))
        for kind in CURSE_KINDS:
            row = Text(f"{view.curse_decks[kind]}  ")
            if view.curses_below[kind]:
                row.append(self.words("big-book-pile-below", curses=len(view.curses_below[kind])), style="dim")
            grid.add_row(self.words("big-book-pile-curses", mark=MARKS[kind]), row)
        rounds = enumerate(view.multi_curses, 1)
        multi = [Text(str(count), style="reverse" if number == view.round else "") for number, count in rounds]
        grid.add_row(self.words("big-book-pile-multi", mark=MARKS["multi"]), Text(" ").join(multi))
        tokens = Text("  ").join([mark(kind).append(f" {view.tokens[kind]}") for kind in ELEMENTS])
        grid.add_row(self.words("big-book-pile-tokens"), tokens)
        return grid

    # --- help ------------------------------------------------------------------------------------------------

    def legend(self) -> list[str]:
        elements = [f"{MARKS[kind]} {self.wording.say('element', element=kind)}" for kind in ELEMENTS]
        return [
            ", ".join(elements) + ".",
            self.words("big-book-legend-madness", mark=MARKS["madness"]),
            self.words("big-book-legend-multi", mark=MARKS["multi"]),
            self.words("big-book-legend-spells"),
            self.words("big-book-legend-reconstructed", mark=RECONSTRUCTED),
            *self.sentences_legend(),
        ]

    def sheet(self, view: BigBookView, rows: int | None = None) -> RenderableType | None:
        """What all spells in the game say; when it is over, the result takes its place."""
        if view.ending is not None:
            return None
        table = Table(box=None, padding=(0, 1), pad_edge=False, show_header=False)
        table.add_column(no_wrap=True)
        table.add_column()
        spells = [known.spell for player in view.players for known in player.spells]
        spells += [spell for spell in view.library if spell is not None]
        for spell in list(dict.fromkeys(spells))[: rows if rows is None else max(rows, 6)]:
            table.add_row(self.spell_name(spell), self.printed(spell.effect, spell.source, RECONSTRUCTED))
        factor = Text(self.words("big-book-legend-factor"), style="dim")
        return Group(Text(self.words("big-book-sheet-title"), style="bold"), Text(), table, Text(), factor)
