"""What lies before the person, and what can be chosen."""

from collections.abc import Callable

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.text import Text

from slet.cli.boards.board import Choice
from slet.cli.boards.flow import Flow
from slet.cli.boards.the_witches.facts import STAYS, open_hands
from slet.cli.boards.the_witches.pieces import LETTERS, badge, card_text, problem_text, short_card_text
from slet.cli.boards.the_witches.size import ByHeight
from slet.cli.boards.the_witches.table import WitchesTable
from slet.cli.boards.the_witches.typed import WAYS
from slet.games.the_witches.options import Run
from slet.games.the_witches.pieces.places import Space
from slet.games.the_witches.state import APPRENTICES
from slet.games.the_witches.view import WitchesView
from slet.kernel.questions import HasId, Pick

LONG_LIST = 10
"""So many places, and they are written as they stand on the map."""


class WitchesBoard(WitchesTable):
    def own(self, view: WitchesView, ask: Pick | None) -> RenderableType:
        roomy, tight = self._hands(view), self._hands_in_brief(view)
        if ask is not None:
            roomy += [Text(), self._numbered(view, ask, self._usual_label(view, ask))]
            tight += [self._numbered(view, ask, self._tight_label(view, ask))]
        return ByHeight(Group(*roomy), Group(*tight))

    # --- the cards -------------------------------------------------------------------------------------------

    def _hands(self, view: WitchesView) -> list[RenderableType]:
        """The own cards; playing together, what the others can do."""
        rows: list[RenderableType] = []
        if view.hand:
            rows.append(Columns([card_text(card, self.card_forms(card)) for card in view.hand], padding=(0, 2)))
        for seat, hand in open_hands(view):
            benefits = ", ".join(self.card_forms(card)["benefit"] for card in hand)
            rows.append(Text(f" {self.names[seat]}: {benefits or '–'}", style="dim"))
        return rows

    def _hands_in_brief(self, view: WitchesView) -> list[RenderableType]:
        """The own cards only: a command shows those of the others."""
        cards = [short_card_text(card, self.card_forms(card)) for card in view.hand]
        return [Flow(Text(" "), cards, between="   ")] if cards else []

    # --- the options -----------------------------------------------------------------------------------------

    def _numbered(self, view: WitchesView, ask: Pick, label: Callable[[HasId], Text]) -> RenderableType:
        width = max(2, len(str(len(ask.options))))
        return Columns([_entry(choice, width, label) for choice in self.choices(view, ask)], column_first=True)

    def _usual_label(self, view: WitchesView, ask: Pick) -> Callable[[HasId], Text]:
        """In words with what is there; in a long list of places as on the map."""
        is_long = sum(isinstance(option, WAYS) for option in ask.options) >= LONG_LIST

        def label(option: HasId) -> Text:
            if not is_long or not isinstance(option, WAYS):
                return Text(self.label(option, view))
            spot = view.spaces[option.space.number]
            name = Text(self._short_name(option.space)) + self._witches(view, option.space)
            if spot.tile is None and not spot.is_face_down:
                return name
            return Text.assemble(name, " ", problem_text(spot, self.words, room=14))

        return label

    def _tight_label(self, view: WitchesView, ask: Pick) -> Callable[[HasId], Text]:
        """A way only by its end and the witches there; the map above shows the problems."""
        arrow = "" if all(isinstance(option, WAYS) for option in ask.options) else "→ "

        def label(option: HasId) -> Text:
            if isinstance(option, Run) and arrow:
                return Text(self.words("witches-flee-to", place=self._short_name(option.space)))
            if isinstance(option, WAYS):
                return Text(f"{arrow}{self._short_name(option.space)}") + self._witches(view, option.space)
            return Text(self.label(option, view) if option.id in STAYS else self.wording.option(option))

        return label

    def _witches(self, view: WitchesView, space: Space) -> Text:
        """The other witches there, by their letters."""
        others = [seat for seat in view.spaces[space.number].witches if seat != view.seat]
        return Text.assemble(*(Text(" ") + badge(view.players[seat].apprentice) for seat in others))

    def _short_name(self, space: Space) -> str:
        """A place as it stands on the map."""
        name = self.words(f"witches-short-{space.location}")
        return f"{name} {space.way}" if space.way else name

    # --- help ------------------------------------------------------------------------------------------------

    def hint(self, ask: Pick) -> str:
        return self.words("hint-only") if len(ask.options) == 1 else self.words("witches-hint")

    def legend(self) -> list[str]:
        witches = ", ".join(
            f"{LETTERS[apprentice]} {self.wording.say('apprentice', apprentice=apprentice)}"
            for apprentice in APPRENTICES
        )
        keys = ("map", "boxes", "cards", "brief", "typing", "odds")
        return [f"{witches}.", *(self.words(f"witches-legend-{key}") for key in keys)]


def _entry(choice: Choice, width: int, label: Callable[[HasId], Text]) -> Text:
    return Text.assemble((f" {choice.number:>{width}} ", "bold"), label(choice.option))
