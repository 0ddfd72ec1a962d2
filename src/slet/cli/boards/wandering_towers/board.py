"""The table of Wandering Towers."""

from itertools import zip_longest

from rich.console import RenderableType
from rich.text import Text

from slet.cli.boards.wandering_towers.own import TowersOwn
from slet.cli.boards.wandering_towers.pieces import COVERED_CREST, CREST, EMPTY, FULL, KEEP, SPENT
from slet.cli.boards.wandering_towers.ring import height, ring
from slet.cli.boards.wandering_towers.sheet import TowersSheet
from slet.cli.boards.wandering_towers.size import Fitted, Size, left
from slet.cli.boards.wandering_towers.typed import TowersTyped
from slet.games.wandering_towers.options import Lift, MoveTower, MoveWizard, SwapTowers
from slet.games.wandering_towers.view import TowersView
from slet.kernel.questions import Pick


class TowersBoard(TowersTyped, TowersOwn, TowersSheet):
    def table(self, view: TowersView, ask: Pick | None) -> RenderableType:
        return Fitted(lambda size: self._table(view, ask, size))

    def own(self, view: TowersView, ask: Pick | None) -> RenderableType:
        return Fitted(lambda size: self.own_lines(view, ask, size, self._room(view, ask, size)))

    def hint(self, ask: Pick) -> str:
        if len(ask.options) == 1:
            return super().hint(ask)
        offered = {type(option) for option in ask.options}
        if {MoveTower, MoveWizard} <= offered:
            return self.words("towers-hint-both")
        if MoveTower in offered or Lift in offered:
            return self.words("towers-hint-floor")
        if MoveWizard in offered:
            return self.words("towers-hint-wizard")
        return self.words("towers-hint-swap" if SwapTowers in offered else "towers-hint-other")

    def legend(self) -> list[str]:
        return [
            self.legend_of_colours(),
            self.words("towers-legend-track", keep=KEEP, crest=CREST, covered=COVERED_CREST),
            self.words("towers-legend-floors"),
            self.words("towers-legend-potions", full=FULL, empty=EMPTY, spent=SPENT),
            self.words("towers-legend-marks"),
            self.words("towers-legend-landing", full=FULL, keep=KEEP),
            self.words("towers-legend-typing"),
        ]

    def _room(self, view: TowersView, ask: Pick | None, size: Size) -> int:
        """Lines for the own part: fewer where the table or the question take more of them."""
        longer = max(0, len(self.beside(view, ask, size)) - height(size))
        question = f"  {self.words('your-turn')}   {self.question(view, ask)}" if ask is not None else ""
        if view.seat is None:
            return 0  # nothing is asked of who only looks on
        return size.own - longer - max(0, len(question) - 1) // size.width

    def _table(self, view: TowersView, ask: Pick | None, size: Size) -> list[Text]:
        own = ask is not None and ask.seat == view.seat
        held = [option for option in ask.options if isinstance(option, MoveTower | Lift)] if ask and own else []
        lines = ring(view, size, self.middle(view), {(option.space, option.floor) for option in held})
        beside = self.beside(view, ask, size)
        both = zip_longest(lines, beside, fillvalue=Text())
        return [self.heading(view, size), *(left(one, size.ring) + other for one, other in both)]
