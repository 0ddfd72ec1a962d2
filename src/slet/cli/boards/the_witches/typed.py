"""What may be typed in The Witches: `oak`, `town 2`, `město 2`, the beginning of a name, without accents too.

A place that several free paths lead to is taken as well: the walk there is then not asked about path by path.
"""

from collections.abc import Sequence
from unicodedata import combining, normalize

from slet.cli.boards.board import Choice
from slet.cli.boards.the_witches.asides import WitchesAsides
from slet.cli.errors import Refused
from slet.games.the_witches.options import Over, Run, Solve, Start, To, Walk
from slet.games.the_witches.pieces.cards import Card
from slet.games.the_witches.pieces.places import SPACES, Space
from slet.games.the_witches.view import WitchesView
from slet.kernel.questions import HasId, Pick

WAYS = (Walk, Over, To, Run, Start, Solve)
"""The options that are a place of the map."""
SHORTEST = 2
"""So many letters of a name say which one is meant."""
Way = tuple[Space, ...]


class WitchesTyped(WitchesAsides):
    plan: Way | None = None
    """Where the walk that was typed still goes; empty: it stops there."""

    def read(self, text: str, view: WitchesView, ask: Pick) -> HasId:
        self.plan = None
        if not text.isdecimal() and (way := self._far(text, view, ask)) is not None:
            first = ask.option(f"walk:{way[0].name}")
            assert first is not None, "only ways that begin with an option are taken"
            self.plan = way[1:]
            return first
        self.refuse_several(text, view, ask)
        return super().read(text, view, ask)

    def said_before(self, view: WitchesView, ask: Pick) -> HasId | None:  # noqa: ARG002
        """The next path of the walk that was typed, and stopping at its end: where nothing new is to be decided."""
        plan, self.plan = self.plan, None
        if plan is None or ask.kind != "walk" or any(_is_new(option) for option in ask.options):
            return None
        if plan:
            self.plan = plan[1:]
            return ask.option(f"walk:{plan[0].name}")
        return ask.option("stop")

    # --- names -----------------------------------------------------------------------------------------------

    def names_of(self, option: HasId) -> list[str]:
        """Its id and wording; a place also by its name on the map, with the number of the space, a card by its own."""
        names = [name for name in super().names_of(option) if name]
        space, card = (
            getattr(option, "space", None),
            option if isinstance(option, Card) else getattr(option, "card", None),
        )
        if isinstance(card, Card):
            names.append(self.wording.piece(card).lower())
        if isinstance(space, Space):
            names += self._names_of_place(space)
        return [*(_without_accents(name) for name in names), *names]

    def _names_of_place(self, space: Space) -> list[str]:
        """In full, as it stands on the map, and with the number of the space."""
        names = [self.location(space.location).lower(), self.words(f"witches-short-{space.location}").lower()]
        return [*names, *(f"{name} {space.way}" for name in names)] if space.way else names

    def _meant(self, text: str, choices: list[Choice]) -> list[Choice]:
        """By a whole name; else by the beginning of one."""
        if exact := super()._meant(text, choices):
            return exact
        wanted = _normal(text)
        if len(wanted) < SHORTEST:
            return []
        return [choice for choice in choices if any(name.startswith(wanted) for name in self.names_of(choice.option))]

    def _places(self, text: str, spaces: Sequence[Space]) -> list[Space]:
        """Those of the spaces that are called so, or whose names begin so."""
        wanted = _without_accents(_normal(text))
        names = {space: [_without_accents(name) for name in self._names_of_place(space)] for space in spaces}
        exact = [space for space in spaces if wanted in names[space]]
        if exact or len(wanted) < SHORTEST:
            return exact
        return [space for space in spaces if any(name.startswith(wanted) for name in names[space])]

    # --- places that are no option ---------------------------------------------------------------------------

    def _far(self, text: str, view: WitchesView, ask: Pick) -> Way | None:
        """The way to the place that was typed, where only several free paths lead there."""
        if self._meant(text, self.choices(view, ask)):
            return None
        ways = {way[-1]: way for way in view.ways if len(way) > 1 and ask.option(f"walk:{way[0].name}") is not None}
        named = self._places(text, list(ways))
        if len(named) > 1:
            raise Refused(self.words("which-one", choices=", ".join(map(self._surely, named))))
        return ways[named[0]] if named else None

    def _surely(self, space: Space) -> str:
        name = self.words(f"witches-short-{space.location}").lower()
        return f"{name} {space.way}" if space.way else name

    def not_understood(self, text: str, view: WitchesView, ask: Pick) -> str:
        """A place that cannot be had now gets its reason."""
        verbs = [option.id.partition(":")[0] for option in ask.options if isinstance(option, WAYS)]
        verb = "walk" if "over" in verbs or ask.kind == "walk" else next(iter(verbs), None)
        if verb is not None:
            for space in self._places(text, SPACES):
                if (reason := self.game.words.why_not(view, f"{verb}:{space.name}")) is not None:
                    told = f"{self.place(space)}: {self.wording.why_not(reason)}"
                    return self.words("why-not", reason=told, rule=reason.rule or ask.why)
        return super().not_understood(text, view, ask)


def _is_new(option: HasId) -> bool:
    """Who may look at what lies there, or pass it unseen, has something to decide."""
    return option.id.startswith(("look:", "vanish")) or (isinstance(option, Card) and option.benefit == "invisible")


def _normal(text: str) -> str:
    return " ".join(text.lower().split())


def _without_accents(text: str) -> str:
    return "".join(letter for letter in normalize("NFD", text) if not combining(letter))
