"""The table of The Big Book of Madness."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from slet.cli.boards.big_book_cards import MARKS, card_meant, chip, chips, mark, marks, price
from slet.cli.boards.big_book_plain import PLACES, BigBookSentences
from slet.cli.boards.board import Board, Choice
from slet.games.big_book.cards import SUPPLY
from slet.games.big_book.options import Acquire, Banish, Break, Cast, Done, Learn, UseAbility
from slet.games.big_book.options import Choice as CardChoice
from slet.games.big_book.state import PLACE_SPACE, Known
from slet.games.big_book.tables import Spell
from slet.games.big_book.view import BigBookView, PlayerView
from slet.kernel.questions import Pick

NAME_WIDTH = 10
RECONSTRUCTED = "°"
"""Stands behind what a card says if that is not in the rulebook."""
NUMERALS = {1: "I", 2: "II", 3: "III"}
GROUPS: tuple[tuple[str, tuple[type, ...]], ...] = (
    ("cast", (Cast,)),
    ("break", (Break,)),
    ("learn", (Learn,)),
    ("acquire", (Acquire,)),
    ("banish", (Banish,)),
    ("other", (UseAbility, Done)),
)
"""The actions in the order of the menu."""


class BigBookBoard(BigBookSentences, Board):
    # --- the table -------------------------------------------------------------------------------------------

    def table(self, view: BigBookView, ask: Pick | None) -> RenderableType:
        rows: list[RenderableType] = [self._heading(view), Rule(style="dim")]
        if view.monster is not None:
            rows += [self._book(view), self._curses(view), Text()]
        rows += [self._players(view, ask), self._library(view), self._supply(view)]
        return Group(*rows)

    def _heading(self, view: BigBookView) -> RenderableType:
        heading = Table.grid(expand=True)
        heading.add_column(ratio=1, no_wrap=True)
        heading.add_column(justify="right", no_wrap=True)
        stack = Text(self.words("big-book-stack") + " ").append(
            f" {MARKS['madness']} {view.stack} ", style="bold #F6EBD4 on #2C2240"
        )
        heading.add_row(Text(f" {self.wording.say('name')}", style="bold"), stack)
        where = self.words(
            "big-book-heading",
            round=view.round,
            turn=view.turn,
            space=view.marker,
            difficulty=NUMERALS[view.difficulty],
            mode=self.wording.say(f"setting-mode-{view.mode}"),
        )
        return Group(heading, Text(f" {where}", style="dim"))

    def _book(self, view: BigBookView) -> RenderableType:
        assert view.monster is not None
        assert view.front is not None
        bonus, penalty = self.fronts(view.front, RECONSTRUCTED)
        grid = Table.grid(padding=(0, 1))
        grid.add_column(width=9, style="dim")
        grid.add_column()
        name = Text(self.wording.piece(view.monster), style="bold")
        name.append("  ").append_text(marks(view.monster.curses))
        if view.front.curses:
            name.append("   " + self.words("big-book-next") + " ", style="dim").append_text(marks(view.front.curses))
        grid.add_row(" " + self.words("big-book-monster"), name)
        arrival = self.printed(view.monster.arrival, view.monster.source, RECONSTRUCTED)
        grid.add_row(" " + self.words("big-book-arrival"), arrival)
        grid.add_row(" " + self.words("big-book-bonus"), bonus)
        grid.add_row(" " + self.words("big-book-penalty"), penalty)
        return grid

    def _curses(self, view: BigBookView) -> RenderableType:
        grid = Table.grid(padding=(0, 1))
        grid.add_column(width=1)
        grid.add_column(width=4)
        grid.add_column(no_wrap=True, min_width=5)
        grid.add_column()
        for n, (place, laid) in enumerate(zip(PLACES, view.curses, strict=True)):
            here = Text("▸" if PLACE_SPACE[n] == view.marker else " ", style="bold")
            if laid is None:
                grid.add_row(here, Text(place, style="dim"), Text("·", style="dim"), Text())
                continue
            text = Text(self.printed(laid.curse.effect, laid.curse.source, RECONSTRUCTED))
            if laid.down:
                text = Text(self.words("big-book-neutralised"), style="dim")
            if laid.madness:
                text.append(f"  +{laid.madness}{MARKS['madness']}", style="bold")
            if PLACE_SPACE[n] <= view.marker:
                text.stylize("dim")
            grid.add_row(here, Text(place).append(" ").append_text(mark(laid.curse.kind)), price(laid), text)
        return grid

    def _library(self, view: BigBookView) -> RenderableType:
        row = Text(" " + self.words("big-book-library") + " ", style="dim")
        for spell, below in zip(view.library, view.library_below, strict=True):
            if spell is not None:
                row.append_text(self._spell_name(spell)).append(f" +{below}  " if below else "  ", style="dim")
        return row

    def _spell_name(self, spell: Spell) -> Text:
        return Text(f"{spell.level}", style="bold").append_text(mark(spell.element)).append(self.wording.piece(spell))

    def _supply(self, view: BigBookView) -> RenderableType:
        row = Text(" " + self.words("big-book-supply") + " ", style="dim")
        for card in SUPPLY:
            row.append_text(chip(card)).append(f"×{view.supply[card.name]}  ")
        if view.destroyed:
            row.append(self.words("big-book-destroyed", cards=len(view.destroyed)), style="dim")
        return row

    # --- the players -----------------------------------------------------------------------------------------

    def _players(self, view: BigBookView, ask: Pick | None) -> RenderableType:
        grid = Table.grid(padding=(0, 1))
        grid.add_column(width=1)
        grid.add_column(width=NAME_WIDTH, no_wrap=True, overflow="ellipsis")
        grid.add_column(ratio=1)
        for seat in range(view.seats):
            player = view.players[seat]
            name = Text(self.names[seat], style="bold" if seat == view.seat else "")
            asked = Text("▸" if ask is not None and ask.seat == seat else " ", style="bold")
            if player.out:
                grid.add_row(asked, name, Text(self.words("big-book-out"), style="dim"))
                continue
            if player.magician is None:
                grid.add_row(asked, name, Text("–", style="dim"))
                continue
            first_name = self.wording.piece(player.magician).split()[0]
            role = Text(
                first_name + ("*" if seat == view.active else ""), style="bold" if seat == view.active else "dim"
            )
            grid.add_row(asked, name, self._cards(player))
            grid.add_row(Text(), role, self._spells(player.spells))
        return grid

    def _cards(self, player: PlayerView) -> Text:
        row = Text(self.words("big-book-hand") + " ", style="dim")
        if player.hand is not None:
            row.append_text(chips(player.hand))
        else:
            row.append(f"{player.hand_size}", style="bold")
            if player.hand_known:
                row.append(" ").append_text(chips(player.hand_known))
        free = player.support_limit - len(player.support)
        row.append("   " + self.words("big-book-support") + " ", style="dim")
        if player.support:
            row.append_text(chips(player.support)).append(" ")
        row.append("·" * max(0, free), style="dim")
        row.append("   " + self.words("big-book-deck", deck=player.deck_size, discard=len(player.discard)), style="dim")
        if player.deck_top:
            row.append(" " + self.words("big-book-top") + " ", style="dim").append_text(chips(player.deck_top))
        return row

    def _spells(self, spells: Sequence[Known]) -> Text:
        """Ready ones plain, used ones in brackets and dim, neutralised ones as a row of dots."""
        row = Text()
        for n, known in enumerate(spells):
            name = self.wording.piece(known.spell)
            text = f"×{name}×" if known.down else f"({name})" if known.used else name
            row.append(" " if n else "").append_text(mark(known.spell.element))
            row.append(text, style="dim" if known.down or known.used else "")
        return row

    # --- what can be chosen ----------------------------------------------------------------------------------

    def own(self, view: BigBookView, ask: Pick | None) -> RenderableType:
        if ask is None:
            return Text()
        choices = self.choices(view, ask)
        if ask.kind in ("action", "given-action"):
            return Group(*self._menu(choices))
        if any(self.meaning(choice.option) for choice in choices):
            return self._explained(choices)
        return self._flow(choices, indent=1)

    def _menu(self, choices: Sequence[Choice]) -> list[RenderableType]:
        rows: list[RenderableType] = []
        for key, kinds in GROUPS:
            some = [choice for choice in choices if isinstance(choice.option, kinds)]
            if some:
                row = Table.grid()
                row.add_column(width=11, style="dim")
                row.add_column(ratio=1)
                row.add_row(" " + self.words(f"big-book-do-{key}"), self._flow(some))
                rows.append(row)
        return rows

    def _flow(self, choices: Sequence[Choice], indent: int = 0) -> Text:
        """Numbered options one after the other, as many as fit on a line."""
        text = Text(" " * indent)
        for choice in choices:
            text.append(f"{choice.number}\u00a0", style="bold").append_text(self._brief(choice)).append("   ")
        return text

    def _brief(self, choice: Choice) -> Text:
        option = choice.option
        if isinstance(option, Cast):
            times = f"\u00a0×{option.times}" if option.times > 1 else ""
            return self._unbroken(self.wording.piece(option.spell) + times)
        if isinstance(option, Learn):
            return self._unbroken(self.wording.piece(option.spell))
        if isinstance(option, Acquire):
            return chip(option.card)
        if isinstance(option, Break):
            return (
                mark(option.curse.kind).append("\u00a0").append_text(self._unbroken(self.wording.piece(option.curse)))
            )
        if isinstance(option, CardChoice):
            where = self.names[option.seat] if option.place == "support" else self.words(f"big-book-in-{option.place}")
            return chip(option.card).append("\u00a0").append_text(self._unbroken(where))
        return self._unbroken(self.option_text(option))

    def _unbroken(self, text: str) -> Text:
        return Text(text.replace(" ", "\u00a0"))

    def _explained(self, choices: Sequence[Choice]) -> RenderableType:
        """One option a line, and what it means."""
        grid = Table.grid(padding=(0, 1))
        grid.add_column(width=3, justify="right", style="bold")
        grid.add_column(no_wrap=True)
        grid.add_column(style="dim")
        for choice in choices:
            grid.add_row(str(choice.number), self.option_text(choice.option), self.meaning(choice.option) or "")
        return grid

    # --- help ------------------------------------------------------------------------------------------------

    def not_understood(self, text: str, view: BigBookView, ask: Pick) -> str:
        card = card_meant(text)
        if card is None:
            return super().not_understood(text, view, ask)
        return self.words("big-book-no-such-card", card=self.wording.piece(card))

    def legend(self) -> list[str]:
        elements = [
            f"{MARKS[kind]} {self.wording.say('element', element=kind)}" for kind in ("water", "earth", "fire", "air")
        ]
        others = [self.words("big-book-legend-madness", mark=MARKS["madness"])]
        others += [self.words("big-book-legend-multi", mark=MARKS["multi"]), self.words("big-book-legend-spells")]
        others += [self.words("big-book-legend-reconstructed", mark=RECONSTRUCTED)]
        return [
            ", ".join(elements) + ".",
            *others,
            self.words("big-book-legend-typing"),
            self.words("big-book-legend-sheet"),
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
            table.add_row(self._spell_name(spell), self.printed(spell.effect, spell.source, RECONSTRUCTED))
        return Group(Text(self.words("big-book-sheet-title"), style="bold"), Text(), table)
