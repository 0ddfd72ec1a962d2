"""What may be typed in Wandering Towers, and why it cannot be had.

    5/2            the second floor on space 5; with one tower there also t5
    w5             the wizard on space 5; b5 the blue one
    5-9            the towers of spaces 5 and 9 (Swap a Tower)
    t4  w3  4/2    a card for a tower, for a wizard, for either; with dice t2d, w3d, d
    4/2t  x4/2     an either card announced for its tower; a card to be discarded

Czech letters (v, č, k, m ...) are understood as well as English ones, in both languages.
"""

import re
from collections.abc import Sequence

from slet.cli.boards.board import Choice
from slet.cli.boards.wandering_towers.facts import own_player, visible
from slet.cli.boards.wandering_towers.pieces import COLOUR_LETTERS
from slet.cli.boards.wandering_towers.table import TowersTable
from slet.games.wandering_towers.options import (
    Announce,
    Claim,
    Discard,
    DiscardAll,
    EndTurn,
    HandOver,
    HandOverNothing,
    Leave,
    Lift,
    MoveTower,
    MoveWizard,
    NudgeKeep,
    Pass,
    RollAgain,
    SwapTowers,
    Thing,
)
from slet.games.wandering_towers.pieces import CARDS, COLOURS, MOST_WIZARDS, SPACES, Card, Spell, Wizard
from slet.games.wandering_towers.view import TowersView
from slet.kernel.questions import HasId, Pick

LETTERS: dict[Thing, tuple[str, ...]] = {"tower": ("t", "v"), "wizard": ("w", "č", "c")}
DICE_LETTERS = ("d", "k")
DISCARD_LETTERS = ("x", "-")
NOTHING = ("-", "n")
_FLOOR = re.compile(r"[tv]?(\d{1,3})/(\d{1,3})")
_TOWER = re.compile(r"[tv](\d{1,3})")
_WIZARD = re.compile(r"([^\W\d])(\d{1,3})")


class TowersTyped(TowersTable):
    def read(self, text: str, view: TowersView, ask: Pick) -> HasId:
        self.refuse_several(text, view, ask)
        return super().read(text, view, ask)

    def names_of(self, option: HasId) -> list[str]:
        """Its id and wording, and what is shorter. No two things that can be offered at once share an id or wording."""
        wording = self.wording.option(option).lower()
        if isinstance(option, Discard | Claim):  # the rest of the id is what plays the card or casts the spell
            return [option.id, wording, *short_names(option)]
        names = [option.id, option.id.partition(":")[2], wording, *short_names(option)]
        if isinstance(option, Card | Spell):
            names.append(self.wording.piece(option).lower())
        return [name for name in names if name]

    def surest_name(self, option: HasId, meant: Sequence[Choice]) -> str:  # noqa: ARG002
        """The short name that cannot mean anything else."""
        czech = self.words.language == "cs"
        match option:
            case MoveWizard():
                return f"{self.colour_letter(option.wizard.name)}{option.space}"
            case Announce():
                return f"{_card_names(option.card)[0]}{LETTERS[option.thing][czech]}"
        return short_names(option)[0]

    # --- refusals --------------------------------------------------------------------------------------------

    def not_understood(self, text: str, view: TowersView, ask: Pick) -> str:
        wanted = "".join(text.lower().split())
        return (
            self._no_such_floor(wanted, view, ask)
            or self._no_such_wizard(wanted, view, ask)
            or self._no_such_card(wanted, view)
            or self._no_such_spell(text, view)
            or super().not_understood(text, view, ask)
        )

    def _no_such_floor(self, text: str, view: TowersView, ask: Pick) -> str | None:
        found = _FLOOR.fullmatch(text) or _TOWER.fullmatch(text)
        lifts = any(isinstance(option, Lift) for option in ask.options)
        if found is None or not (lifts or _steps(view, ask, "tower")):
            return None
        space, floor = int(found[1]), int(found[2]) if len(found.groups()) > 1 else 1
        if space >= SPACES:
            return self.words("towers-no-space", space=space, last=SPACES - 1)
        floors = len(view.spaces[space].floors)
        if not 1 <= floor <= floors:
            return self.words("towers-no-floor", space=space, floors=floors)
        return self.words("towers-onto-keep", rule="WT-53")

    def _no_such_wizard(self, text: str, view: TowersView, ask: Pick) -> str | None:
        found = _WIZARD.fullmatch(text)
        steps = _steps(view, ask, "wizard")
        colours = _colours_meant(found[1], view, ask) if found is not None else set()
        if found is None or steps is None or not colours:
            return None
        space = int(found[2])
        if space >= SPACES:
            return self.words("towers-no-space", space=space, last=SPACES - 1)
        if not any(wizard in visible(view, space) for wizard in colours):
            return self.words("towers-no-wizard", space=space)
        to = (space + steps) % SPACES
        return self.words("towers-full-space", space=to, most=MOST_WIZARDS, rule="WT-41")

    def _no_such_card(self, text: str, view: TowersView) -> str | None:
        named = [card for card in CARDS.values() if text in (card.name, *short_names(card))]
        if not named:
            return None
        card = named[0]
        key = "towers-card-not-now" if card in view.hand else "towers-not-in-hand"
        return self.words(key, card=self.wording.piece(card))

    def _no_such_spell(self, text: str, view: TowersView) -> str | None:
        wanted = " ".join(text.lower().split())
        for spell in view.spells:
            if wanted in (spell.id, spell.name, self.wording.piece(spell).lower(), self.wording.option(spell).lower()):
                own = own_player(view)
                full = own.full if own else 0
                key = "towers-too-dear" if full < spell.price else "towers-spell-not-now"
                return self.words(key, spell=self.wording.piece(spell), price=spell.price, full=full)
        return None


def short_names(option: HasId) -> list[str]:
    """What may be typed for an option besides its id."""
    match option:
        case Card():
            return _card_names(option)
        case HandOver():
            return _card_names(option.card)
        case Discard():
            return [f"{letter}{name}" for letter in DISCARD_LETTERS for name in _card_names(option.card)]
        case Announce():
            whole = _card_names(option.card)
            return [*whole, *(f"{name}{letter}" for name in whole for letter in LETTERS[option.thing])]
        case MoveTower() | Lift():
            floor = f"{option.space}/{option.floor}"
            return [floor, *(f"{letter}{rest}" for letter in LETTERS["tower"] for rest in (floor, option.space))]
        case MoveWizard():
            letters = (*LETTERS["wizard"], *COLOUR_LETTERS[option.wizard.name])
            return [f"{letter}{option.space}" for letter in letters]
        case SwapTowers():
            ways = ((option.one, option.other), (option.other, option.one))
            return [f"{one}{sign}{other}" for one, other in ways for sign in ("-", "/", " ")]
        case NudgeKeep():
            return ["+" if option.direction == "forward" else "-"]
        case RollAgain():
            return ["r", "hod"]
        case DiscardAll():
            return ["x"]
        case Leave() | Pass() | EndTurn() | HandOverNothing():
            return [*NOTHING]
    return []


def _card_names(card: Card) -> list[str]:
    if card.is_either:
        return [*DICE_LETTERS] if card.dice else [f"{card.tower}/{card.wizard}"]
    thing: Thing = "wizard" if card.tower is None else "tower"
    steps = card.wizard if card.tower is None else card.tower
    values = [f"{card.dice}{letter}" for letter in DICE_LETTERS] if card.dice else [str(steps)]
    return [f"{letter}{value}" for letter in LETTERS[thing] for value in values]


def _steps(view: TowersView, ask: Pick, thing: Thing) -> int | None:
    """How far such a thing is to be moved now; None where the question is about something else."""
    kind = MoveTower if thing == "tower" else MoveWizard
    for option in ask.options:
        if isinstance(option, kind):
            return option.steps
    if view.card is None or not ask.kind.startswith("move") or view.thing not in (None, thing):
        return None
    on_card: int | None = getattr(view.card, thing)
    return None if on_card is None else on_card or view.rolled


def _colours_meant(letter: str, view: TowersView, ask: Pick) -> set[Wizard]:
    if letter not in LETTERS["wizard"]:
        return {COLOURS[name] for name, letters in COLOUR_LETTERS.items() if letter in letters}
    offered = {option.wizard for option in ask.options if isinstance(option, MoveWizard)}
    own = own_player(view)
    return offered or ({own.wizard} if own else set())
