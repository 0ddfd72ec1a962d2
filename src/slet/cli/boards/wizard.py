"""The table of Wizard."""

from typing import ClassVar

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from slet.cli.boards.board import Board, Choice
from slet.cli.boards.wizard_cards import (
    CARD_WIDTH,
    MARKS,
    card_meant,
    face,
    short_names,
    suit_face,
    suit_letters,
)
from slet.cli.boards.wizard_plain import WizardSentences
from slet.cli.boards.wizard_sheet import fitted, truth_table
from slet.games.wizard.events import Scored
from slet.games.wizard.options import BIDS
from slet.games.wizard.pieces import SUITS, Card
from slet.games.wizard.view import WizardView
from slet.kernel.events import Event
from slet.kernel.questions import HasId, Pick

CARDS_A_ROW = 10
PLACE_WIDTH = 12
PAPER = "bold #17202B on #F6EBD4"


class WizardBoard(WizardSentences, Board):
    closing: ClassVar[tuple[type[Event], ...]] = (Scored,)

    # --- the table -------------------------------------------------------------------------------------------

    def table(self, view: WizardView, ask: Pick | None) -> RenderableType:
        return Group(
            self._heading(view),
            Rule(style="dim"),
            self._players(view, ask),
            Text(),
            self._trick_heading(view),
            self._trick(view),
        )

    def _heading(self, view: WizardView) -> RenderableType:
        heading = Table.grid(expand=True)
        # Wide enough in the middle for the round and the variant, at 80 columns too.
        for side, share in (("left", 2), ("center", 4), ("right", 3)):
            heading.add_column(justify=side, ratio=share, no_wrap=True)  # type: ignore[arg-type]
        middle = self.words("wizard-round", round=view.round, rounds=view.rounds)
        if view.plus_minus_one:
            middle += " · " + self.words("wizard-plus-minus-one")
        heading.add_row(Text(f" {self.wording.say('name')}", style="bold"), Text(middle), self._trump(view))
        return heading

    def _trump(self, view: WizardView) -> Text:
        trump = Text(self.words("wizard-trump") + " ")
        if view.trump is not None:
            return trump + suit_face(view.trump, self.suit_name(view.trump))
        if view.turned is not None and view.turned.is_wizard:
            return trump + face(view.turned, self.words) + Text(" " + self.words("wizard-trump-open"))
        return trump + Text(self.words("wizard-trump-none"), style="bold")

    def _players(self, view: WizardView, ask: Pick | None) -> RenderableType:
        table = Table(box=None, padding=(0, 1), header_style="dim", pad_edge=False)
        table.add_column(width=1)
        table.add_column(self.words("wizard-column-player"), width=23, no_wrap=True)
        for key in ("bid", "taken", "points"):
            table.add_column(self.words(f"wizard-column-{key}"), justify="right", min_width=7)
        table.add_column("", no_wrap=True, width=26)
        for seat in range(view.seats):
            table.add_row(*self._player(view, seat, ask is not None and ask.seat == seat))
        return table

    def _player(self, view: WizardView, seat: int, on_turn: bool) -> list[Text]:
        bid = view.bids[seat] if view.bids else None
        name = Text(self.names[seat], style="bold" if seat == view.seat else "")
        if seat == view.seat:
            name.append(" " + self.words("wizard-you"))
        return [
            Text("▸" if on_turn else " ", style="bold"),
            name,
            Text("–" if bid is None else str(bid)),
            Text("–" if bid is None else str(view.taken[seat])),
            Text(str(view.totals[seat])),
            Text("  " + " · ".join(self._roles(view, seat, on_turn)), style="" if on_turn else "dim"),
        ]

    def _roles(self, view: WizardView, seat: int, on_turn: bool) -> list[str]:
        roles = [self.words("wizard-deals")] if seat == view.dealer else []
        if on_turn:
            roles.append(self.words("wizard-on-turn"))
        return roles

    # --- the trick -------------------------------------------------------------------------------------------

    def _trick_heading(self, view: WizardView) -> Text:
        return Text(" " + " · ".join(self._about_trick(view)), style="dim")

    def _about_trick(self, view: WizardView) -> list[str]:
        said = [bid for bid in view.bids if bid is not None]
        if len(said) < view.seats:
            return [self.words("wizard-bidding", said=sum(said), tricks=view.round)]
        parts = [self.words("wizard-trick", trick=min(sum(view.taken) + 1, view.round), tricks=view.round)]
        if not view.trick:
            leader = self.names[view.lead]
            if view.last_trick:
                return [self.words("wizard-last-trick", name=leader)]
            return [*parts, self.words("wizard-leader", name=leader)]
        if view.colour is not None:
            parts.append(self.words("wizard-follow", suit=f"{MARKS[view.colour]} {self.suit_name(view.colour)}"))
        if view.winning is not None:
            parts.append(self.words("wizard-winning", name=self.names[view.winning]))
        return parts

    def _trick(self, view: WizardView) -> RenderableType:
        """Places in the order of play from the leader on, so that it can be seen who comes after whom."""
        laid = {one.seat: one.card for one in view.trick or view.last_trick}
        first = next(iter(laid), view.lead)
        grid = Table.grid()
        order = [(first + n) % view.seats for n in range(view.seats)]
        for _ in order:
            grid.add_column(width=PLACE_WIDTH, no_wrap=True, overflow="ellipsis")
        grid.add_row(*[Text(" ") + self._place(laid.get(seat)) for seat in order])
        grid.add_row(
            *[
                Text(f" {fitted(self.names[seat])}", style="bold" if laid and seat == view.winning else "")
                for seat in order
            ]
        )
        return grid

    def _place(self, card: Card | None) -> Text:
        return Text(f"{'·':^{CARD_WIDTH}}", style="dim") if card is None else face(card, self.words)

    # --- the own hand and what can be chosen ----------------------------------------------------------------

    def own(self, view: WizardView, ask: Pick | None) -> RenderableType:
        playing = ask is not None and ask.kind == "play"
        numbers = self.choices(view, ask) if ask is not None and playing else None
        rows: list[RenderableType] = self._hand(view, numbers)
        if ask is not None and not playing:
            rows += [Text(), self._buttons(view, ask)]
        return Group(*rows)

    def _hand(self, view: WizardView, choices: list[Choice] | None) -> list[RenderableType]:
        """Rows of cards, above each the number that plays it; a dot where it may not be played."""
        rows: list[RenderableType] = []
        for start in range(0, max(len(view.hand), 1), CARDS_A_ROW):
            numbers, cards = Text(" "), Text(" ")
            for place, card in enumerate(view.hand[start : start + CARDS_A_ROW], start):
                choice = choices[place] if choices else None
                label = "" if choice is None else str(choice.number) if choice.legal else "·"
                numbers.append(f"{label:^{CARD_WIDTH}} ", style="bold")
                cards += face(card, self.words, playable=choice is None or choice.legal) + Text(" ")
            rows += [numbers, cards]
        return rows

    def _buttons(self, view: WizardView, ask: Pick) -> Text:
        buttons = Text(" ")
        for choice in self.choices(view, ask):
            if ask.kind == "trump":
                suit = SUITS[choice.number - 1]
                buttons.append(f"{choice.number} ", style="bold")
                buttons.append_text(suit_face(suit, self.suit_name(suit))).append("  ")
            elif choice.legal:
                buttons.append(f" {choice.number} ", style=PAPER).append(" ")
            else:
                buttons.append(" ·  ", style="dim")
        return buttons

    def choices(self, view: WizardView, ask: Pick) -> list[Choice]:
        """Cards are numbered as they lie in the hand; a bid is its own number."""
        offered = {option.id for option in ask.options}
        if ask.kind == "play":
            return [Choice(n, card, card.id in offered) for n, card in enumerate(view.hand, 1)]
        if ask.kind == "bid":
            return [Choice(bid.tricks, bid, bid.id in offered) for bid in BIDS[: view.round + 1]]
        return super().choices(view, ask)

    # --- what is typed ---------------------------------------------------------------------------------------

    def names_of(self, option: HasId) -> list[str]:
        names = super().names_of(option)
        if isinstance(option, Card):
            return [*names, *short_names(option), self.wording.piece(option).lower()]
        if option.id.startswith("trump:"):
            suit = option.id.partition(":")[2]
            return [*names, suit[0], self.words(f"wizard-letter-{suit}"), self.suit_name(suit).lower()]
        return names

    def not_understood(self, text: str, view: WizardView, ask: Pick) -> str:
        card = card_meant(text)
        if card is None:
            return super().not_understood(text, view, ask)
        if ask.kind == "play":
            return self.why_not(card, view, ask)
        return self.words("wizard-not-a-card-now", card=self.wording.piece(card))

    def hint(self, ask: Pick) -> str:
        if ask.kind == "play" and len(ask.options) > 1:
            return self.words("wizard-hint-play")
        return super().hint(ask)

    def legend(self) -> list[str]:
        letters = suit_letters(self.words)
        suits = [
            self.words("wizard-legend-suit", mark=MARKS[suit], suit=self.suit_name(suit), letter=letters[suit])
            for suit in SUITS
        ]
        others = [
            self.words(f"wizard-legend-{kind}", mark=MARKS[kind], letter=self.words(f"wizard-letter-{kind}"))
            for kind in ("wizard", "jester")
        ]
        return [", ".join(suits) + ".", ", ".join(others) + ".", self.words("wizard-legend-typing")]

    def sheet(self, view: WizardView, rows: int | None = None) -> RenderableType | None:
        return truth_table(view, self.names, self.words, rows)
