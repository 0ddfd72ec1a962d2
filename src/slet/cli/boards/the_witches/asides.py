"""What can be asked for beside the question: the chances, the discard pile, the paths."""

from rich.columns import Columns
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from slet.cli.boards.the_witches.facts import open_hands
from slet.cli.boards.the_witches.pieces import card_text
from slet.cli.boards.the_witches.plain import WitchesSentences
from slet.games.the_witches.pieces.places import LOCATIONS, SPACES_OF
from slet.games.the_witches.planning.odds import odds
from slet.games.the_witches.view import Odds, WitchesView

ODDS = ("odds", "o", "šance", "sance")
DISCARDS = ("discards", "discard", "odhoz")
HANDS = ("hands", "hand", "ruce", "ruka")
PATHS = ("paths", "pěšiny", "pesiny", "cesty")
"""What may be typed, in either language."""


class WitchesAsides(WitchesSentences):
    def aside(self, text: str, view: WitchesView, *, plain: bool) -> list[RenderableType] | None:
        for names, in_words, for_the_eye in (
            (ODDS, self._odds_lines, self._odds_table),
            (DISCARDS, self._discard_lines, self._discard_columns),
            (HANDS, self._hand_lines, self._hand_columns),
            (PATHS, self._path_lines, self._path_table),
        ):
            if text.lower() in names:
                return [*map(Text, in_words(view))] if plain else for_the_eye(view)
        return None

    def asides(self) -> list[str]:
        return [self.words(f"witches-command-{name}") for name in ("odds", "discards", "hands", "paths")]

    # --- the chances -----------------------------------------------------------------------------------------

    def _odds_lines(self, view: WitchesView) -> list[str]:
        lines = [self.words("witches-odds-heading")]
        lines += [self._odds_in_words(one) for one in odds(view)]
        return [*lines, self.words("witches-odds-note")]

    def _odds_in_words(self, one: Odds) -> str:
        return self.words(
            "witches-say-odds",
            place=self.place(one.space),
            tile="none" if one.tile is None else self.wording.piece(one.tile),
            needed=one.needed or 0,
            dice=self.percent(one.by_dice),
            cards=self.percent(one.with_cards),
            sure="yes" if one.for_sure else "no",
        )

    def _odds_table(self, view: WitchesView) -> list[RenderableType]:
        table = Table(box=None, padding=(0, 1), header_style="dim")
        for key in ("place", "problem", "needed", "dice", "with-cards"):
            name = self.words(f"witches-odds-{key}")
            table.add_column(name, justify="left" if key in ("place", "problem") else "right")
        for one in odds(view):
            tile = self.words("witches-odds-unknown") if one.tile is None else self.wording.piece(one.tile)
            cards = self.words("witches-odds-sure") if one.for_sure else self.percent(one.with_cards)
            needed = "?" if one.needed is None else str(one.needed)
            table.add_row(self.place(one.space), tile, needed, self.percent(one.by_dice), cards)
        note = Text(self.words("witches-odds-note"), style="dim")
        return [self._title("odds-heading"), Text(), table, Text(), note]

    # --- the discard pile ------------------------------------------------------------------------------------

    def _discard_lines(self, view: WitchesView) -> list[str]:
        cards = [self.card_in_words(card) for card in reversed(view.discard)]
        return [self.words("witches-discards-heading"), *cards] if cards else [self.words("witches-no-discards")]

    def _discard_columns(self, view: WitchesView) -> list[RenderableType]:
        if not view.discard:
            return [Text(self.words("witches-no-discards"))]
        cards = [card_text(card, self.card_forms(card)) for card in reversed(view.discard)]
        return [self._title("discards-heading"), Text(), Columns(cards, padding=(0, 2))]

    # --- the open hands --------------------------------------------------------------------------------------

    def _hand_lines(self, view: WitchesView) -> list[str]:
        return self.hands_in_words(view) or [self.words("witches-no-hands")]

    def _hand_columns(self, view: WitchesView) -> list[RenderableType]:
        shown: list[RenderableType] = []
        for seat, hand in open_hands(view):
            cards = [card_text(card, self.card_forms(card)) for card in hand]
            shown += [Text(self.names[seat], style="bold"), Columns(cards, padding=(0, 2)), Text()]
        return shown or [Text(self.words("witches-no-hands"))]

    # --- the paths -------------------------------------------------------------------------------------------

    def _path_lines(self, _view: WitchesView) -> list[str]:
        return [
            self.words("witches-say-paths", place=self.location(name), paths=self.neighbours(SPACES_OF[name][0]))
            for name in LOCATIONS
        ]

    def _path_table(self, _view: WitchesView) -> list[RenderableType]:
        table = Table(box=None, padding=(0, 1), show_header=False)
        for name in LOCATIONS:
            table.add_row(self.location(name), Text(self.neighbours(SPACES_OF[name][0]), style="dim"))
        return [self._title("paths-heading"), Text(), table]

    def _title(self, key: str) -> Text:
        return Text(self.words(f"witches-{key}"), style="bold")
