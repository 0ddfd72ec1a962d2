"""What can be chosen."""

from collections.abc import Sequence
from functools import partial

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from slet.cli.boards.big_book.cards import card_meant, chip, chips, mark, starting_deck
from slet.cli.boards.big_book.fitted import Fitted, one_line
from slet.cli.boards.big_book.wording import BigBookWording, place_of
from slet.cli.boards.board import Choice
from slet.cli.boards.flow import Flow
from slet.games.big_book.options import Acquire, Banish, Break, Cast, Decline, Done, Extra, Learn, UseAbility
from slet.games.big_book.options import Choice as CardChoice
from slet.games.big_book.pieces.tables import Magician
from slet.games.big_book.view import BigBookView
from slet.kernel.questions import HasId, Pick

GROUPS: tuple[tuple[str, tuple[type, ...]], ...] = (
    ("cast", (Cast,)),
    ("break", (Break,)),
    ("learn", (Learn,)),
    ("acquire", (Acquire,)),
    ("banish", (Banish,)),
    ("other", (Extra, UseAbility, Done, Decline)),
)
"""The actions in the order of the menu."""
ACTIONS = ("action", "given-action", "extra-action")


def _group(option: HasId) -> int:
    return next(n for n, (_, kinds) in enumerate(GROUPS) if isinstance(option, kinds))


class BigBookMenu(BigBookWording):
    def choices(self, view: BigBookView, ask: Pick) -> list[Choice]:  # noqa: ARG002
        """Numbered in the order in which they are shown."""
        options = sorted(ask.options, key=_group) if ask.kind in ACTIONS else ask.options
        return [Choice(number, option) for number, option in enumerate(options, 1)]

    def own(self, view: BigBookView, ask: Pick | None) -> RenderableType:
        if ask is None:
            return Text()
        choices = self.choices(view, ask)
        if ask.kind in ACTIONS:
            return Group(*self._menu(choices, view))
        if any(self.meaning(choice.option, view) for choice in choices):
            return self._explained(choices, view, ask)
        return self._flow(Text(" "), choices, view)

    def _menu(self, choices: Sequence[Choice], view: BigBookView) -> list[RenderableType]:
        rows: list[RenderableType] = []
        for n, (key, _) in enumerate(GROUPS):
            some = [choice for choice in choices if _group(choice.option) == n]
            if some:
                label = Text(f" {self.words(f'big-book-do-{key}')}".ljust(11), style="dim")
                rows.append(self._flow(label, some, view))
        return rows

    def _flow(self, label: Text, choices: Sequence[Choice], view: BigBookView) -> Flow:
        """Numbered options one after the other, as many as fit on a line."""
        return Flow(
            label,
            [Text(f"{choice.number} ", style="bold").append_text(self._brief(choice, view)) for choice in choices],
            between="   ",
        )

    def _brief(self, choice: Choice, view: BigBookView) -> Text:
        option = choice.option
        if isinstance(option, Cast):
            return Text(self.wording.piece(option.spell) + (f" ×{option.times}" if option.times > 1 else ""))
        if isinstance(option, Learn):
            return Text(self.wording.piece(option.spell))
        if isinstance(option, Acquire):
            return chip(option.card)
        if isinstance(option, Break):
            place = self.words("big-book-at-place", place=place_of(view, option.curse) or "")
            return mark(option.curse.kind).append(" " + place)
        if isinstance(option, CardChoice):
            where = self.names[option.seat] if option.place == "support" else self.words(f"big-book-in-{option.place}")
            text = chip(option.card).append(f" {where}")
            following = self.follows(option, view)
            return text.append(f" {self.words('big-book-then')} ").append_text(chips(following)) if following else text
        return Text(self.option_text(option, view))

    def _explained(self, choices: Sequence[Choice], view: BigBookView, ask: Pick) -> RenderableType:
        """One option below the other, and what it means: in full, or as much as a line holds."""
        return Fitted([partial(draw, choices, view, ask) for draw in (self._in_full, self._one_line_each)])

    def _in_full(self, choices: Sequence[Choice], view: BigBookView, ask: Pick) -> RenderableType:
        grid = Table.grid(padding=(0, 1))
        grid.add_column(width=3, justify="right", style="bold")
        grid.add_column(no_wrap=True)
        grid.add_column(style="dim")
        for choice in choices:
            text = self.option_text(choice.option, view, ask)
            grid.add_row(str(choice.number), text, self._said_of(choice.option, view))
        return grid

    def _one_line_each(self, choices: Sequence[Choice], view: BigBookView, ask: Pick) -> RenderableType:
        rows = []
        for choice in choices:
            text = self.option_text(choice.option, view, ask)
            row = Text(f"{choice.number:>3} ", style="bold").append(text + " ", "none")
            rows.append(one_line(row.append_text(self._said_of(choice.option, view))))
        return Group(*rows)

    def _said_of(self, option: HasId, view: BigBookView) -> Text:
        if not isinstance(option, Magician):
            return Text(self.meaning(option, view) or "", style="dim")
        ability = self.wording.say("ability", magician=option.name)
        return starting_deck(option, nightmare=view.mode == "nightmare").append(f" {ability}", style="dim")

    def hint(self, ask: Pick) -> str:
        if len(ask.options) == 1:
            return self.words("hint-only")
        cards = any(isinstance(option, CardChoice | Acquire) for option in ask.options)
        return self.words("big-book-hint-card" if cards else "big-book-hint")

    def read(self, text: str, view: BigBookView, ask: Pick) -> HasId:
        """Of two cards that are typed alike, one of the hand and one of a support, it is asked which is meant."""
        if card_meant(text) is not None:
            self.refuse_several(text, view, ask)
        return super().read(text, view, ask)

    def not_understood(self, text: str, view: BigBookView, ask: Pick) -> str:
        card = card_meant(text)
        if card is None:
            return super().not_understood(text, view, ask)
        wish = f"acquire:{card.name}" if ask.kind in ACTIONS else f"card:{card.name}/hand"
        reason = self.game.words.why_not(view, wish)
        if reason is not None:
            return self.words("why-not", reason=self.wording.why_not(reason), rule=reason.rule or ask.why)
        return self.words("big-book-no-such-card", card=self.wording.piece(card))
