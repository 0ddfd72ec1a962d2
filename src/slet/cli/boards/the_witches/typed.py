"""What may be typed in The Witches: `oak`, `town 2`, `město 2`, without accents too."""

from unicodedata import combining, normalize

from slet.cli.boards.the_witches.asides import WitchesAsides
from slet.games.the_witches.places import Space
from slet.games.the_witches.view import WitchesView
from slet.kernel.questions import HasId, Pick


class WitchesTyped(WitchesAsides):
    def read(self, text: str, view: WitchesView, ask: Pick) -> HasId:
        self.refuse_several(text, view, ask)
        return super().read(text, view, ask)

    def names_of(self, option: HasId) -> list[str]:
        """Its id and wording; a place also by its short name on the map, with the number of the space."""
        names = [name for name in super().names_of(option) if name]
        space = getattr(option, "space", None)
        if isinstance(space, Space):
            short = self.words(f"witches-short-{space.location}").lower()
            names += [short, f"{short} {space.way}"] if space.way else [short]
        return [*(_without_accents(name) for name in names), *names]


def _without_accents(text: str) -> str:
    return "".join(letter for letter in normalize("NFD", text) if not combining(letter))
