"""The table of The Witches: the map, the players, the boxes and the supplies."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from slet.cli.boards.flow import Flow
from slet.cli.boards.the_witches.map import LancreMap
from slet.cli.boards.the_witches.pieces import EASY, FACE_DOWN, HARD, badge
from slet.cli.boards.the_witches.size import ByHeight
from slet.cli.boards.the_witches.typed import WitchesTyped
from slet.games.the_witches.view import PlayerView, WitchesView
from slet.kernel.questions import Pick

SPACING = ByHeight(Text(), Group())
"""An empty line, which a small screen leaves to the log."""
LEFT = ("player", "where", "tile", "tiles")
"""The columns of words; all others hold numbers."""


class WitchesTable(WitchesTyped):
    def table(self, view: WitchesView, ask: Pick | None) -> RenderableType:
        on_turn = ask.seat if ask is not None else None
        parts: list[RenderableType] = [
            self._heading(view),
            SPACING,
            LancreMap(view, self.words),
            SPACING,
            ByHeight(self._players(view, on_turn), self._players_in_brief(view, on_turn)),
            ByHeight(self._boxes(view, ", "), self._boxes(view, " ") if view.attempt is None else Group()),
            self._supplies(view),
        ]
        if view.attempt is not None:
            parts.append(Text(" " + self.attempt_line(view), style="bold"))
            if failing := self.failing_line(view):
                parts.append(Text(" " + failing, style="dim"))
        return Group(*parts)

    def _heading(self, view: WitchesView) -> Text:
        mode = self.wording.say(f"setting-mode-{view.mode}")
        heading = Text(" ").append(self.wording.say("name"), style="bold").append(f"  {mode}", style="dim")
        if view.stacked_crises:
            heading.append(" · " + self.words("witches-stacked"), style="dim")
        if view.any_problem:
            heading.append(" · " + self.words("witches-anywhere"), style="dim")
        if view.turn:
            heading.append("  " + self.words("witches-turn", turn=view.turn, turns=view.turns))
            left = "  " + self.words("witches-actions", actions=view.actions)
            heading.append(left if view.actions else "", style="dim")
        return heading

    # --- the players -----------------------------------------------------------------------------------------

    def _players(self, view: WitchesView, on_turn: int | None) -> RenderableType:
        table = self._empty_table("player", "where", "cards", "cackles", "aliss", "easy", "hard", "points", "tile")
        for seat, player in enumerate(view.players):
            table.add_row(*self._player(view, seat, player), style="bold" if seat == on_turn else "")
        return table

    def _empty_table(self, *keys: str) -> Table:
        table = Table(box=None, padding=(0, 1), pad_edge=True, header_style="dim")
        for key in keys:
            name = self.words(f"witches-column-{key}")
            if key in LEFT:
                table.add_column(name, no_wrap=key != "tiles", overflow="ellipsis")
            else:
                table.add_column(name, justify="right", min_width=len(name), no_wrap=True)
        return table

    def _player(self, view: WitchesView, seat: int, player: PlayerView) -> list[Text]:
        where = player.space.location if player.space is not None else None
        return [
            badge(player.apprentice) + Text(f" {self._name(view, seat)}"),
            Text("–" if where is None else self.words(f"witches-short-{where}")),
            Text(f"{player.cards}/{player.limit}"),
            Text(str(player.cackles)),
            Text(str(player.aliss)),
            Text(str(len(player.easy))),
            Text(str(len(player.hard))),
            Text(str(player.points)),
            Text(self._ability(player), style="dim"),
        ]

    def _players_in_brief(self, view: WitchesView, on_turn: int | None) -> RenderableType:
        """Where there is little room: the map shows where they are."""
        players = []
        for seat, player in enumerate(view.players):
            facts = self.words(
                "witches-brief",
                name=self._name(view, seat),
                cards=player.cards,
                limit=player.limit,
                cackles=player.cackles,
                aliss=player.aliss,
                points=player.points,
            )
            style = "bold" if seat == on_turn else ""
            players.append(badge(player.apprentice) + Text(f" {facts}", style=style))
        return Flow(Text(" "), players, between="   ")

    def _name(self, view: WitchesView, seat: int) -> str:
        return f"{self.names[seat]} {self.words('witches-you')}" if seat == view.seat else self.names[seat]

    def _ability(self, player: PlayerView) -> str:
        return self.words(f"witches-ability-{player.ability}") if player.ability else "–"

    def sheet(self, view: WitchesView, rows: int | None = None) -> RenderableType | None:  # noqa: ARG002
        table = self._empty_table("player", "tiles", "aliss", "points")
        for seat, player in enumerate(view.players):
            tiles = [
                f"{self.words(f'witches-tile-{tile.kind}')} {tile.points}" for tile in (*player.easy, *player.hard)
            ]
            name = badge(player.apprentice) + Text(f" {self.names[seat]}")
            aliss = f"-{player.aliss}" if player.aliss else "0"
            table.add_row(name, ", ".join(tiles) or "–", aliss, str(player.points))
        return Group(Text(self.words("witches-sheet-title"), style="bold"), Text(), table)

    # --- boxes and supplies ----------------------------------------------------------------------------------

    def _boxes(self, view: WitchesView, between: str) -> Text:
        """WIT-164: the top tile of each box, and how many Easy and Hard ones there are."""
        boxes = []
        for box in view.boxes:
            if box.easy or box.hard:
                top = FACE_DOWN if box.top is None else self.words(f"witches-tile-{box.top.kind}")
                boxes.append(Text(f"{top} {box.easy}+{box.hard}", style=HARD if box.top is None else EASY))
        if not boxes:
            boxes.append(Text(self.words("witches-last-turn")))
        return Text(f" {self.words('witches-boxes')} ", style="dim") + Text(between, style="dim").join(boxes)

    def _supplies(self, view: WitchesView) -> Text:
        text = self.words(
            "witches-supplies",
            crises=view.crisis_supply,
            cackles=view.cackle_supply,
            aliss=view.aliss_supply,
            elves=view.elves,
            pile=view.pile,
            discard=len(view.discard),
        )
        return Text(f" {text}", style="dim")
