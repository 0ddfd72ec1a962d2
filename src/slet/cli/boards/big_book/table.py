"""The table of The Big Book of Madness, with all there is to see or, on a low screen, with what matters most."""

from collections.abc import Callable, Iterable, Sequence
from functools import partial

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from slet.cli.boards.big_book.cards import INKS, MARKS, chip, chips, mark, marks, price
from slet.cli.boards.big_book.fitted import Fitted, one_line
from slet.cli.boards.big_book.wording import PLACES, BigBookWording
from slet.cli.boards.flow import Flow
from slet.games.big_book.pieces.cards import SUPPLY
from slet.games.big_book.pieces.tables import Spell
from slet.games.big_book.state import PLACE_SPACE, ROUNDS, Known, Laid
from slet.games.big_book.view import BigBookView, PlayerView
from slet.kernel.questions import Pick

NAME_WIDTH = 10
RECONSTRUCTED = "°"
"""Stands behind what a card says if that is not in the rulebook."""
NUMERALS = {1: "I", 2: "II", 3: "III"}


Draw = Callable[[BigBookView, Pick | None], Iterable[RenderableType]]


def _group(draw: Draw, view: BigBookView, ask: Pick | None) -> RenderableType:
    return Group(*draw(view, ask))


class BigBookTable(BigBookWording):
    def table(self, view: BigBookView, ask: Pick | None) -> RenderableType:
        own = ask if ask is not None and ask.seat == view.seat else None
        pictures = (self._whole, self._dense, self._least, self._bare)
        return Fitted([partial(_group, draw, view, ask) for draw in pictures], keep_free=self.own(view, own))

    def _whole(self, view: BigBookView, ask: Pick | None) -> Iterable[RenderableType]:
        yield self._heading(view)
        yield Rule(style="dim")
        if view.monster is not None:
            yield self._book(view)
            yield self._curses(view)
            yield Text()
        yield self._players(view, ask)
        if any(view.library):
            yield self._library(view)
        yield self._supply(view)

    def _dense(self, view: BigBookView, ask: Pick | None) -> Iterable[RenderableType]:
        """A line for each thing, and the spells of others left out: t tells them."""
        yield from self._least(view, ask)
        if any(view.library):
            yield one_line(self._library(view))
        yield one_line(self._supply(view))

    def _least(self, view: BigBookView, ask: Pick | None) -> Iterable[RenderableType]:
        heading, *rest = self._bare(view, ask)
        yield heading
        if view.monster is not None and view.front is not None:
            bonus, penalty = self.fronts(view.front, RECONSTRUCTED)
            yield one_line(Text(" ").append_text(self._monster(view)))
            yield one_line(Text(f" + {bonus}"))
            yield one_line(Text(f" - {penalty}"))
        yield from rest

    def _bare(self, view: BigBookView, ask: Pick | None) -> Iterable[RenderableType]:
        yield one_line(Text(" ").append_text(self._madness(view)).append(f"  {self._where(view)}", style="dim"))
        for n, laid in enumerate(view.curses):
            if laid is not None:
                parts = (self._here(view, n), self._place(n, laid), price(laid), self._curse_text(view, n, laid))
                yield one_line(Text(" ").join(parts))
        yield self._players(view, ask, dense=True)

    # --- heading and book ------------------------------------------------------------------------------------

    def _where(self, view: BigBookView) -> str:
        settings = {"difficulty": NUMERALS[view.difficulty], "mode": self.wording.say(f"setting-mode-{view.mode}")}
        if not view.turn:
            return self.words("big-book-heading-set-up", **settings)
        where = {"round": view.monsters, "turn": view.turn, "space": view.marker, "defeated": view.defeated}
        return self.words("big-book-heading", **where, **settings)

    def _stack(self, view: BigBookView) -> Text:
        return Text(self.words("big-book-stack") + " ").append_text(self._madness(view))

    def _madness(self, view: BigBookView) -> Text:
        return Text(f" {MARKS['madness']} {view.stack} ", style=f"bold {INKS['madness']}")

    def _heading(self, view: BigBookView) -> RenderableType:
        heading = Table.grid(expand=True)
        heading.add_column(ratio=1, no_wrap=True)
        heading.add_column(justify="right", no_wrap=True)
        heading.add_row(Text(f" {self.wording.say('name')}", style="bold"), self._stack(view))
        return Group(heading, one_line(Text(f" {self._where(view)}", style="dim")))

    def _monster(self, view: BigBookView) -> Text:
        assert view.monster is not None
        assert view.front is not None
        text = Text(self.wording.piece(view.monster), style="bold")
        text.append("  ").append_text(marks(view.monster.curses))
        if view.front.curses:
            coming = ["multi"] * view.multi_curses[min(view.monsters, ROUNDS - 1)] + list(view.front.curses)
            text.append("   " + self.words("big-book-next") + " ", style="dim").append_text(marks(coming))
        return text

    def _book(self, view: BigBookView) -> RenderableType:
        assert view.monster is not None
        assert view.front is not None
        bonus, penalty = self.fronts(view.front, RECONSTRUCTED)
        grid = Table.grid(padding=(0, 1))
        grid.add_column(width=9, style="dim")
        grid.add_column()
        grid.add_row(" " + self.words("big-book-monster"), self._monster(view))
        arrival = self.printed(view.monster.arrival, view.monster.source, RECONSTRUCTED)
        grid.add_row(" " + self.words("big-book-arrival"), arrival)
        grid.add_row(" " + self.words("big-book-bonus"), bonus)
        grid.add_row(" " + self.words("big-book-penalty"), penalty)
        return grid

    # --- curses ----------------------------------------------------------------------------------------------

    def _curses(self, view: BigBookView) -> RenderableType:
        grid = Table.grid(padding=(0, 1))
        grid.add_column(width=1)
        grid.add_column(width=4)
        grid.add_column(no_wrap=True, min_width=5)
        grid.add_column()
        for n, laid in enumerate(view.curses):
            if laid is None:
                grid.add_row(self._here(view, n), Text(PLACES[n], style="dim"), Text("·", style="dim"), Text())
            else:
                grid.add_row(self._here(view, n), self._place(n, laid), price(laid), self._curse_text(view, n, laid))
        return grid

    def _here(self, view: BigBookView, place: int) -> Text:
        return Text("▸" if PLACE_SPACE[place] == view.marker else " ", style="bold")

    def _place(self, place: int, laid: Laid) -> Text:
        return Text(PLACES[place]).append(" ").append_text(mark(laid.curse.kind))

    def _curse_text(self, view: BigBookView, place: int, laid: Laid) -> Text:
        text = Text(self.printed(laid.curse.effect, laid.curse.source, RECONSTRUCTED))
        if laid.down:
            text = Text(self.words("big-book-neutralised"), style="dim")
        if laid.madness:
            text.append(f"  +{laid.madness}{MARKS['madness']}", style="bold")
        if PLACE_SPACE[place] <= view.marker:
            text.stylize("dim")
        return text

    # --- library and supply ----------------------------------------------------------------------------------

    def _library(self, view: BigBookView) -> Text:
        row = Text(" " + self.words("big-book-library") + " ", style="dim")
        for spell, below in zip(view.library, view.library_below, strict=True):
            if spell is not None:
                row.append_text(self.spell_name(spell)).append(f" +{below}  " if below else "  ", style="dim")
        return row

    def spell_name(self, spell: Spell) -> Text:
        return Text(f"{spell.level}", style="bold").append_text(mark(spell.element)).append(self.wording.piece(spell))

    def _supply(self, view: BigBookView) -> Text:
        row = Text(" " + self.words("big-book-supply") + " ", style="dim")
        for card in SUPPLY:
            row.append_text(chip(card)).append(f"×{view.supply[card.name]}  ")
        return row

    # --- the players -----------------------------------------------------------------------------------------

    def _players(self, view: BigBookView, ask: Pick | None, *, dense: bool = False) -> RenderableType:
        grid = Table.grid(padding=(0, 1))
        grid.add_column(width=1)
        grid.add_column(width=NAME_WIDTH, no_wrap=True, overflow="ellipsis")
        grid.add_column(ratio=1, no_wrap=dense, overflow="ellipsis" if dense else "fold")
        for seat, player in enumerate(view.players):
            asked = Text("▸" if ask is not None and ask.seat == seat else " ", style="bold")
            active = "*" if seat == view.active and view.turn else ""
            name = Text(self.names[seat], style="bold" if seat == view.seat else "")
            if player.out:
                grid.add_row(asked, name, Text(self.words("big-book-out"), style="dim"))
            elif player.magician is None:
                grid.add_row(asked, name, Text("–", style="dim"))
            elif dense:
                grid.add_row(asked, name.append(active, style="bold"), self._cards(player))
            else:
                role = Text(self._first_name(player) + active, style="bold" if active else "dim")
                if not view.turn:  # nothing lies on the table yet
                    grid.add_row(asked, name, role)
                    continue
                grid.add_row(asked, name, self._cards(player))
                grid.add_row(Text(), role, self._spells(player.spells))
        return grid

    def _first_name(self, player: PlayerView) -> str:
        return "" if player.magician is None else self.wording.piece(player.magician).split()[0]

    def _cards(self, player: PlayerView) -> Text:
        row = Text(self.words("big-book-hand") + " ", style="dim")
        if player.hand is not None:
            row.append_text(chips(player.hand))
        else:
            row.append(f"{player.hand_size}", style="bold")
            if player.hand_known:
                row.append(" ").append_text(chips(player.hand_known))
        free = player.support_limit - len(player.support)
        row.append("  " + self.words("big-book-support") + " ", style="dim")
        if player.support:
            row.append_text(chips(player.support)).append(" ")
        row.append("·" * max(0, free), style="dim")
        row.append("  " + self.words("big-book-deck", deck=player.deck_size, discard=len(player.discard)), style="dim")
        if player.deck_top:
            row.append(" " + self.words("big-book-top") + " ", style="dim").append_text(chips(player.deck_top))
        return row

    def _spells(self, spells: Sequence[Known]) -> RenderableType:
        """Ready ones plain, used ones in brackets and dim, neutralised ones between crosses, which may be used too."""
        things = []
        for known in spells:
            name = self.wording.piece(known.spell)
            text = f"({name})" if known.used else name
            text = f"×{text}×" if known.down else text
            things.append(mark(known.spell.element).append(text, style="dim" if known.down or known.used else ""))
        return Flow(Text(), things, between=" ")
