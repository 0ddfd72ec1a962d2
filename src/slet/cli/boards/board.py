# ruff: noqa: ARG002  (a board that knows its game needs more than this one, which serves any)
"""What a game looks like in the terminal. This board serves any game; a game with its own look overrides it.

A board draws what `match.view` gives it and nothing else, so it cannot show what the person may not know.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from rich.console import Group, RenderableType
from rich.text import Text

from slet.cli.errors import Refused
from slet.cli.words import Words
from slet.games import find_game
from slet.games.wording import wording
from slet.kernel.data import to_plain
from slet.kernel.events import Event
from slet.kernel.pieces import Piece
from slet.kernel.questions import HasId, Pick


@dataclass(frozen=True)
class Choice:
    """Something that may be typed as a number. What is not legal is there to say why not."""

    number: int
    option: HasId
    legal: bool = True


class Board:
    closing: ClassVar[tuple[type[Event], ...]] = ()
    """The events that end a part of the game, after which its score sheet is shown."""

    def __init__(self, game_id: str, words: Words, names: Sequence[str]) -> None:
        self.words = words
        self.names = names
        self.game = find_game(game_id)
        self.wording = wording(game_id, words.language)

    # --- words for things ------------------------------------------------------------------------------------

    def called(self, piece: Piece, form: str = "acc") -> str:
        """The name of a piece in the form that the sentence needs, where it has one of its own."""
        forms = self.wording.forms(piece)
        return forms.get(form, forms[""])

    def listed(self, texts: Iterable[str], between: str = ", ") -> str:
        """Things one after the other, to be read aloud: where there is none, a word says so."""
        return between.join(texts) or self.words("plain-nothing")

    # --- for the eye -----------------------------------------------------------------------------------------

    def table(self, view: Any, ask: Pick | None) -> RenderableType:
        """The public part: what lies on the table, and whose turn it is."""
        return Group(Text(self.wording.say("name"), style="bold"), *map(Text, self._facts(view)))

    def own(self, view: Any, ask: Pick | None) -> RenderableType:
        """What lies before the person, and if the person is asked, what can be chosen."""
        return Group(*map(Text, self.choice_lines(view, ask)))

    def brief_table(self, view: Any, ask: Pick | None) -> RenderableType:
        """The table for a screen that is too low for all of it: what matters for the next choice."""
        return self.table(view, ask)

    def brief_own(self, view: Any, ask: Pick | None) -> RenderableType:
        """What lies before the person, likewise."""
        return self.own(view, ask)

    def sheet(self, view: Any, rows: int | None = None) -> RenderableType | None:
        """The score sheet, at most that many of its last rows; None where the game has none."""
        return None

    # --- in sentences ----------------------------------------------------------------------------------------

    def describe(self, view: Any, *, brief: bool = False) -> list[str]:
        """What lies on the table, one fact a line; in brief, what matters for the next choice."""
        return list(self._facts(view))

    def choice_lines(self, view: Any, ask: Pick | None) -> list[str]:
        """What lies before the person and what can be chosen, one thing a line."""
        if ask is None:
            return []
        return [
            self.words("choice", number=str(choice.number), option=self.wording.option(choice.option, self.names))
            for choice in self.choices(view, ask)
            if choice.legal
        ]

    def sheet_lines(self, view: Any) -> list[str]:
        return []

    def final_lines(self, view: Any) -> list[str]:
        """The score sheet of a game that is over."""
        return self.sheet_lines(view)

    def legend(self) -> list[str]:
        """How this board is read, and how its pieces may be typed."""
        return []

    def sentences_legend(self) -> list[str]:
        """How the pieces may be typed, for those who do not see the board."""
        return []

    def question(self, view: Any, ask: Pick) -> str:
        """What is asked, and what for."""
        return self.wording.ask(ask, self.game.words.asking(view))

    def hint(self, ask: Pick) -> str:
        """What may be typed, in a few words."""
        return self.words("hint-only" if len(ask.options) == 1 else "hint-number")

    # --- asides ----------------------------------------------------------------------------------------------

    def aside(self, text: str, view: Any, *, plain: bool) -> list[RenderableType] | None:
        """What a command of this game shows; None where the text is no such command."""
        return None

    def explain(self, text: str, *, plain: bool) -> list[RenderableType] | None:
        """What a printed thing of this game says, for `? NAME`; None where nothing is called so."""
        return None

    def asides(self) -> list[str]:
        """The commands of this game, one line each, for the help."""
        return []

    # --- what is typed ---------------------------------------------------------------------------------------

    def choices(self, view: Any, ask: Pick) -> list[Choice]:
        return [Choice(number, option) for number, option in enumerate(ask.options, 1)]

    def read(self, text: str, view: Any, ask: Pick) -> HasId:
        """The option that the person means; `Refused` says why it cannot be had."""
        choices = self.choices(view, ask)
        choice = self._by_number(text, choices) if text.isdecimal() else self._by_name(text, choices)
        if choice is None:
            raise Refused(self.not_understood(text, view, ask))
        if not choice.legal:
            raise Refused(self.why_not(choice.option, view, ask))
        return choice.option

    def said_before(self, view: Any, ask: Pick) -> HasId | None:
        """The answer that the person has already given with an earlier one: to the rest of a walk, say."""
        return None

    def refuse_several(self, text: str, view: Any, ask: Pick) -> None:
        """For boards on which a short name may mean several things: ask which, rather than take the first."""
        meant = [] if text.isdecimal() else self._meant(text, self.choices(view, ask))
        if len(meant) > 1:
            several = [f"{choice.number} ({self.surest_name(choice.option, meant)})" for choice in meant]
            raise Refused(self.words("which-one", choices=", ".join(several)))

    def surest_name(self, option: HasId, meant: Sequence[Choice]) -> str:
        """The last of its names that means nothing else."""
        others = {name for choice in meant if choice.option is not option for name in self.names_of(choice.option)}
        return next((name for name in reversed(self.names_of(option)) if name not in others), option.id)

    def names_of(self, option: HasId) -> list[str]:
        """What an option may be called, in small letters: its id, its id without the verb, its wording."""
        return [option.id, option.id.partition(":")[2], self.wording.option(option, self.names).lower()]

    def why_not(self, option: HasId, view: Any, ask: Pick) -> str:
        reason = self.game.words.why_not(view, option.id)
        if reason is not None:
            return self.words("why-not", reason=self.wording.why_not(reason), rule=reason.rule or ask.why)
        return self.words("not-allowed", option=self.wording.option(option, self.names), rule=ask.why)

    def not_understood(self, text: str, view: Any, ask: Pick) -> str:
        return self.words("not-understood", text=text[:40])

    def _by_number(self, text: str, choices: list[Choice]) -> Choice:
        for choice in choices:
            if choice.number == int(text[:9]):
                return choice
        numbers = [choice.number for choice in choices if choice.legal]
        if len(numbers) == 1:
            raise Refused(self.words("no-such-number-but-one", number=text[:9], only=numbers[0]))
        raise Refused(self.words("no-such-number", number=text[:9], least=min(numbers), most=max(numbers)))

    def _by_name(self, text: str, choices: list[Choice]) -> Choice | None:
        named = self._meant(text, choices)
        # Of equal pieces one may be legal and another not.
        return next((choice for choice in named if choice.legal), next(iter(named), None))

    def _meant(self, text: str, choices: list[Choice]) -> list[Choice]:
        wanted = " ".join(text.lower().split())
        return [choice for choice in choices if wanted in self.names_of(choice.option)]

    def _facts(self, view: Any) -> Iterator[str]:
        for field, value in to_plain(view).items():
            key = f"view-{field}"
            name = self.wording.say(key) if key in self.wording else field.replace("_", " ")
            yield f"{name}: {self._flat(value)}"

    def _flat(self, value: Any) -> str:
        if isinstance(value, list | tuple):
            return ", ".join(map(self._flat, value)) or "–"
        if isinstance(value, dict):
            return " ".join(f"{key} {self._flat(inner)}" for key, inner in value.items())
        if isinstance(value, bool):
            return self.words("view-yes" if value else "view-no")
        return "–" if value is None else str(value)
