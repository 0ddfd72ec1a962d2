"""The table of The Witches."""

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from slet.cli.boards.board import Board
from slet.cli.boards.the_witches_map import EASY, HARD, LETTERS, LancreMap, badge
from slet.cli.boards.the_witches_plain import WitchesSentences
from slet.games.the_witches.cards import Card
from slet.games.the_witches.odds import odds
from slet.games.the_witches.state import APPRENTICES
from slet.games.the_witches.view import PlayerView, WitchesView
from slet.kernel.questions import HasId, Pick

ODDS = ("odds", "o", "šance", "sance")
"""What may be typed to see the chances, in either language."""
SYMBOL_INK = {"magic": "#B58AE0", "headology": "#7FB2E5", "broomstick": "#F5BE3E"}


class WitchesBoard(WitchesSentences, Board):
    # --- the table -------------------------------------------------------------------------------------------

    def table(self, view: WitchesView, ask: Pick | None) -> RenderableType:
        on_turn = ask.seat if ask is not None else None
        parts: list[RenderableType] = [
            self._heading(view),
            Text(),
            LancreMap(view, self.words),
            Text(),
            self._players(view, on_turn),
            self._boxes(view),
            self._supplies(view),
        ]
        if view.attempt is not None:
            parts.append(Text(" " + self.attempt_line(view), style="bold"))
        return Group(*parts)

    def _heading(self, view: WitchesView) -> Text:
        mode = self.wording.say(f"setting-mode-{view.mode}")
        heading = Text(" ").append(self.wording.say("name"), style="bold").append(f"  {mode}", style="dim")
        if view.stacked_crises:
            heading.append(" · " + self.words("witches-stacked"), style="dim")
        if view.turn:
            heading.append("  " + self.words("witches-turn", turn=view.turn, turns=view.turns))
            left = "  " + self.words("witches-actions", actions=view.actions)
            heading.append(left if view.actions else "", style="dim")
        return heading

    def _players(self, view: WitchesView, on_turn: int | None) -> RenderableType:
        table = Table(box=None, padding=(0, 1), pad_edge=True, header_style="dim")
        for key in ("player", "where", "cards", "cackles", "aliss", "easy", "hard", "points", "tile"):
            table.add_column(
                self.words(f"witches-column-{key}"),
                justify="left" if key in ("player", "where", "tile") else "right",
                min_width=None if key in ("player", "where", "tile") else len(self.words(f"witches-column-{key}")),
                no_wrap=True,
                overflow="ellipsis",
            )
        for seat, player in enumerate(view.players):
            table.add_row(*self._player(view, seat, player), style="bold" if seat == on_turn else "")
        return table

    def _player(self, view: WitchesView, seat: int, player: PlayerView) -> list[Text]:
        you = f" {self.words('witches-you')}" if seat == view.seat else ""
        where = player.space.location if player.space is not None else None
        return [
            badge(player.apprentice) + Text(f" {self.names[seat]}{you}"),
            Text("–" if where is None else self.words(f"witches-short-{where}")),
            Text(f"{player.cards}/{player.limit}"),
            Text(str(player.cackles)),
            Text(str(player.aliss)),
            Text(str(len(player.easy))),
            Text(str(len(player.hard))),
            Text(str(player.points)),
            Text(self.wording.say("ability", ability=player.ability) if player.ability else "–", style="dim"),
        ]

    def _boxes(self, view: WitchesView) -> Text:
        """WIT-164: the top tile of each box, and how many Easy and Hard ones there are."""
        line = Text(" " + self.words("witches-boxes") + " ", style="dim")
        for box in view.boxes:
            if box.easy or box.hard:
                top = "▒▒" if box.top is None else self.words(f"witches-tile-{box.top.kind}")
                line.append(f" [{top} {box.easy}+{box.hard}]", style=HARD if box.top is None else EASY)
        if not any(box.easy or box.hard for box in view.boxes):
            line.append(self.words("witches-last-turn"))
        return line

    def _supplies(self, view: WitchesView) -> Text:
        parts = [
            self.words("witches-supply-crises", number=view.crisis_supply),
            self.words("witches-supply-cackles", number=view.cackle_supply),
            self.words("witches-supply-aliss", number=view.aliss_supply),
            self.words("witches-elves", number=view.elves),
            self.words("witches-pile", pile=view.pile, discard=len(view.discard)),
        ]
        if view.dungeon:
            there = ", ".join(self.names[seat] for seat in view.dungeon)
            parts.append(self.words("witches-say-dungeon", there=there))
        return Text(" " + " · ".join(parts), style="dim")

    # --- the own cards and what can be chosen ----------------------------------------------------------------

    def own(self, view: WitchesView, ask: Pick | None) -> RenderableType:
        rows: list[RenderableType] = []
        if view.hand:
            rows.append(Columns([self._card(card) for card in view.hand], padding=(0, 2), expand=False))
        if view.open_hands:
            rows += [self._open_hand(view, seat) for seat in range(view.seats) if seat != view.seat]
        if ask is not None:
            rows += [Text(), Columns(self._numbered(view, ask), padding=(0, 2), column_first=True)]
        return Group(*rows)

    def _card(self, card: Card) -> Text:
        forms = self.wording.messages.forms("card", card.words())
        text = Text.assemble((f" {forms['symbol']} ", SYMBOL_INK[card.symbol]), (forms["benefit"], "bold"))
        text.append(f" {forms['']}", style="dim")
        return text.append(" ∴", style="bold") if card.power != "none" else text

    def _open_hand(self, view: WitchesView, seat: int) -> Text:
        cards = view.players[seat].hand or ()
        benefits = [self.wording.messages.forms("card", card.words())["benefit"] for card in cards]
        return Text(f" {self.names[seat]}: {', '.join(benefits) or '–'}", style="dim")

    def _numbered(self, view: WitchesView, ask: Pick) -> list[Text]:
        width = max(2, len(str(len(ask.options))))
        return [
            Text.assemble((f" {choice.number:>{width}} ", "bold"), self.label(choice.option, view))
            for choice in self.choices(view, ask)
        ]

    # --- the chances, and the score --------------------------------------------------------------------------

    def aside(self, text: str, view: WitchesView, *, plain: bool) -> list[RenderableType] | None:
        if text.lower() not in ODDS:
            return None
        if plain:
            return [*map(Text, self.odds_lines(view))]
        table = Table(box=None, padding=(0, 1), header_style="dim")
        for key in ("place", "problem", "needed", "dice", "with-cards"):
            table.add_column(
                self.words(f"witches-odds-{key}"), justify="left" if key in ("place", "problem") else "right"
            )
        for one in odds(view):
            tile = self.words("witches-odds-unknown") if one.tile is None else self.wording.piece(one.tile)
            cards = self.words("witches-odds-sure") if one.for_sure else f"{round(100 * one.with_cards)} %"
            needed = "?" if one.needed is None else str(one.needed)
            table.add_row(self.place(one.space), tile, needed, f"{round(100 * one.by_dice)} %", cards)
        title = Text(self.words("witches-odds-heading"), style="bold")
        return [title, Text(), table, Text(), Text(self.words("witches-odds-note"), style="dim")]

    def asides(self) -> list[str]:
        return [self.words("witches-command-odds")]

    def sheet(self, view: WitchesView, rows: int | None = None) -> RenderableType | None:  # noqa: ARG002
        table = Table(box=None, padding=(0, 1), header_style="dim")
        for key in ("player", "tiles", "aliss", "points"):
            table.add_column(
                self.words(f"witches-column-{key}"), justify="left" if key in ("player", "tiles") else "right"
            )
        for seat, player in enumerate(view.players):
            tiles = [
                f"{self.words(f'witches-tile-{tile.kind}')} {tile.points}" for tile in (*player.easy, *player.hard)
            ]
            name = badge(player.apprentice) + Text(f" {self.names[seat]}")
            table.add_row(
                name, ", ".join(tiles) or "–", f"-{player.aliss}" if player.aliss else "0", str(player.points)
            )
        return Group(Text(self.words("witches-sheet-title"), style="bold"), Text(), table)

    # --- what is typed ---------------------------------------------------------------------------------------

    def names_of(self, option: HasId) -> list[str]:
        names = super().names_of(option)
        space = getattr(option, "space", None)
        if space is not None:
            names.append(self.words(f"witches-short-{space.location}").lower())
        return names

    def hint(self, ask: Pick) -> str:
        return self.words("hint-only") if len(ask.options) == 1 else self.words("witches-hint")

    def legend(self) -> list[str]:
        witches = ", ".join(
            f"{LETTERS[apprentice]} {self.wording.say('apprentice', apprentice=apprentice)}"
            for apprentice in APPRENTICES
        )
        keys = ("map", "boxes", "cards", "typing", "odds")
        return [f"{witches}.", *(self.words(f"witches-legend-{key}") for key in keys)]
