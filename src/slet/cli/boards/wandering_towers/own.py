"""The own hand of Wandering Towers with the landing places of each card, and what can be chosen, in columns."""

from collections.abc import Sequence
from dataclasses import dataclass

from rich.text import Text

from slet.cli.boards.board import Board, Choice
from slet.cli.boards.wandering_towers.facts import is_alone, outlook
from slet.cli.boards.wandering_towers.pieces import (
    FULL,
    KEEP,
    LIT,
    chip,
    chips,
    face,
    half,
    price,
    styled,
    things,
)
from slet.cli.boards.wandering_towers.size import Size, left
from slet.games.wandering_towers.options import (
    Announce,
    Claim,
    Discard,
    GivePotions,
    HandOver,
    Lift,
    MoveTower,
    MoveWizard,
    NudgeKeep,
    SwapTowers,
    Thing,
)
from slet.games.wandering_towers.pieces import Card, Spell
from slet.games.wandering_towers.view import TowersView
from slet.kernel.questions import HasId, Pick

LABEL = 10
"""Columns for what stands before a list."""
BETWEEN = 3
BLOCKS: tuple[tuple[str, tuple[type, ...]], ...] = (
    ("discard", (Discard,)),
    ("tower", (MoveTower,)),
    ("wizard", (MoveWizard,)),
    ("swap", (SwapTowers,)),
    ("lift", (Lift,)),
    ("cast", (Spell,)),
    ("claim", (Claim,)),
    ("give", (GivePotions,)),
)
"""Options that stand together in a list, in this order; all others come last."""
IN_HAND = (Card, Announce, HandOver)
SHORTER = ("discard-all", "never-offer", "offer-again", "end-turns", "stop-again", "ask-card", "ask-potions")
"""What is told in fewer words than the option itself."""


@dataclass(frozen=True)
class _Half:
    """Half of a card in hand, or a whole one that has no other."""

    card: Card
    thing: Thing
    number: int | None
    """What is typed to play it."""
    joint: str
    copies: int


class TowersOwn(Board):
    def own_lines(self, view: TowersView, ask: Pick | None, size: Size, room: int) -> list[Text]:
        """The hand and the lists, in as few lines as need be, and always as many as there is room for."""
        choices = self.choices(view, ask) if ask is not None else []
        in_hand = [choice for choice in choices if isinstance(choice.option, IN_HAND)]
        listed = [choice for choice in choices if choice not in in_hand]
        lists = self._lists(view, listed, size, after_hand=bool(in_hand))
        giving = any(isinstance(choice.option, HandOver) for choice in in_hand)
        in_full = not giving and (bool(in_hand) or (ask is None and view.seat is not None))
        if giving:
            hand = self._hand_to_give(in_hand)
        else:
            hand = self._hand(view, in_hand, size) if in_full else self._hand_in_a_row(view)
        if in_full and 0 < room < len(hand) + len(lists):
            hand = self._hand(view, in_hand, size, together=True)
        if 0 < room < len(hand) + len(lists):
            lists = self._lists(view, listed, size, after_hand=bool(in_hand), dense=True)
        lines = [*hand, *lists]
        shown = _moves_shown(view, choices, in_full=in_full)
        if shown and (len(lines) < room or not room):
            lines.append(self._note(view, towers=MoveTower in shown))
        return [*lines, *[Text()] * (room - len(lines))]

    def choices(self, view: TowersView, ask: Pick) -> list[Choice]:
        """Numbered as they are shown: the hand from above, then the lists."""
        places = {card: n for n, card in enumerate(dict.fromkeys(view.hand))}
        ordered = sorted(ask.options, key=lambda option: _place(option, places))
        return [Choice(number, option) for number, option in enumerate(ordered, 1)]

    # --- the hand --------------------------------------------------------------------------------------------

    def _hand(self, view: TowersView, choices: list[Choice], size: Size, *, together: bool = False) -> list[Text]:
        """A line for each card; for a numbered one with two halves a line for each, unless they have to share one."""
        lines = []
        for card in dict.fromkeys(view.hand):
            numbers = _numbers(card, choices)
            halves = things(card)[: 1 if card.dice else None]
            drawn = []
            for n, thing in enumerate(halves):
                number = numbers.get(thing, numbers.get(None) if n == 0 else None)
                joint = " " if len(halves) == 1 or together else "┌└"[n]
                copies = view.hand.count(card) if n == 0 else 1
                drawn.append(
                    self._card_line(
                        view, _Half(card, thing, number, joint, copies), size.width // (len(halves) if together else 1)
                    )
                )
            lines += [_side_by_side(drawn, size)] if together else drawn
        return lines

    def _card_line(self, view: TowersView, half_of: _Half, width: int) -> Text:
        card, thing = half_of.card, half_of.thing
        number = "" if half_of.number is None else str(half_of.number)
        text = styled(f"{number:>3}", LIT) + styled(half_of.joint, "dim")
        text += face(card) if card.dice and card.is_either else half(card, thing)
        text.append(f" ×{half_of.copies}" if half_of.copies > 1 else "", style="bold")
        text = left(text, max(text.cell_len, LABEL + BETWEEN + 1)) + Text("  ")
        if card.dice:
            return text + Text(self.words("towers-dice", kind=str(card.words()["kind"]), repeats=card.dice - 1))
        reach = next(reach for reach in view.reach if reach.card is card)
        moves = reach.towers if thing == "tower" else reach.wizards
        if not moves:
            return text + styled(self.words("towers-no-landing", thing=thing), "dim")
        return text + self._landings(view, moves, width - text.cell_len - 1)

    def _landings(self, view: TowersView, moves: Sequence[MoveTower | MoveWizard], room: int) -> Text:
        """From where to where; floors of one stack land together."""
        by_space = {move.space: move for move in moves}
        spelled = [Text(f"{move.space}→{move.to}") + self._signs(view, move) for move in by_space.values()]
        only = [Text(f"→{move.to}") + self._signs(view, move) for move in by_space.values()]
        lines = [Text("  ").join(spelled), Text(" ").join(spelled), Text(" ").join(only)]
        return next((line for line in lines if line.cell_len <= room), lines[-1])

    def _signs(self, view: TowersView, move: MoveTower | MoveWizard) -> Text:
        """What would come of it: a potion, an entry, or wizards caught for nothing."""
        would = outlook(view, move)
        if would.enters:
            return styled(KEEP, LIT)
        return styled(FULL if would.fills else "!" if would.caught else "", LIT)

    def _hand_in_a_row(self, view: TowersView) -> list[Text]:
        if not view.hand:
            return []
        cards = Text(" ").join(face(card) for card in view.hand)
        return [styled(f" {self.words('towers-hand'):<{LABEL}}", "dim") + cards]

    def _hand_to_give(self, choices: list[Choice]) -> list[Text]:
        """The cards alone: where they would take the own wizards does not matter to the partner."""
        cards = [
            styled(f"{choice.number:>2} ", LIT) + face(choice.option.card)
            for choice in choices
            if isinstance(choice.option, HandOver)
        ]
        return _labelled(self.words("towers-hand"), [Text(" " * BETWEEN).join(cards)])

    def _note(self, view: TowersView, *, towers: bool) -> Text:
        """What the signs behind a landing place mean. Only towers imprison; alone, nothing fills potions."""
        key = "towers-note-wizards" if not towers else "towers-note-alone" if is_alone(view) else "towers-note"
        return styled(f" {self.words(key, potion=FULL, keep=KEEP)}", "dim")

    # --- the lists -------------------------------------------------------------------------------------------

    def _lists(
        self, view: TowersView, choices: list[Choice], size: Size, *, after_hand: bool, dense: bool = False
    ) -> list[Text]:
        """In columns; where they have to be dense, one after the other."""
        width = size.width - LABEL - 2
        lines = []
        rest = choices
        for name, kinds in BLOCKS:
            block = [choice for choice in rest if isinstance(choice.option, kinds)]
            rest = [choice for choice in rest if choice not in block]
            entries = [self._entry(view, choice) for choice in block]
            lines += _labelled(
                self.words(f"towers-list-{name}"), _flowing(entries, width, 2) if dense else _in_columns(entries, width)
            )
        others = [self._entry(view, choice) for choice in rest]
        label = "towers-list-or" if lines or after_hand else "towers-list-only"
        return lines + _labelled(self.words(label), _flowing(others, width))

    def _entry(self, view: TowersView, choice: Choice) -> Text:
        return styled(f"{choice.number:>2} ", LIT) + self._short(view, choice.option)

    def _short(self, view: TowersView, option: HasId) -> Text:
        match option:
            case Discard():
                return face(option.card)
            case MoveTower():
                floor = f"/{option.floor}" if len(view.spaces[option.space].floors) > 1 else ""
                text = Text(f"{option.space}{floor}→{option.to}")
                would = outlook(view, option)
                return text + (Text(" ") + chips(would.caught) + self._signs(view, option) if would.caught else Text())
            case MoveWizard():
                return chip(option.wizard) + Text(f" {option.space}→{option.to}") + self._signs(view, option)
            case SwapTowers():
                return Text(f"{option.one}⇄{option.other}")
            case Lift():
                return Text(f"{option.space}/{option.floor}")
            case NudgeKeep():
                return Text(self.wording.option(option))
            case Spell():
                return Text(f"{price(option)} {self.wording.piece(option)}")
            case Claim():
                return Text(f"{price(option.spell)} {self.wording.piece(option.spell)}")
            case GivePotions():
                return Text(f"{option.potions} × {FULL}")
        tag = option.id.partition(":")[0]
        if tag in SHORTER:
            return Text(self.words(f"towers-short-{tag}"))
        return Text(self.wording.option(option))


def _place(option: HasId, places: dict[Card, int]) -> tuple[int, int, int]:
    """Where an option stands among all: cards as they lie in the hand, then the lists."""
    if isinstance(option, Card):
        return 0, places[option], 0
    if isinstance(option, Announce):
        return 0, places[option.card], int(option.thing == "wizard")
    if isinstance(option, HandOver):
        return 0, places[option.card], 0
    block = next((n for n, (_, kinds) in enumerate(BLOCKS, 1) if isinstance(option, kinds)), len(BLOCKS) + 1)
    if isinstance(option, Discard):
        return block, places[option.card], 0
    return block, option.space if isinstance(option, MoveWizard) else 0, 0


def _numbers(card: Card, choices: list[Choice]) -> dict[Thing | None, int]:
    """The numbers that play a card: one for the whole, or one for each half."""
    numbers: dict[Thing | None, int] = {}
    for choice in choices:
        if choice.option is card or (isinstance(choice.option, HandOver) and choice.option.card is card):
            numbers[None] = choice.number
        elif isinstance(choice.option, Announce) and choice.option.card is card:
            numbers[choice.option.thing] = choice.number
    return numbers


def _moves_shown(view: TowersView, choices: list[Choice], *, in_full: bool) -> set[type]:
    """The kinds of moves that are shown with signs of what they would bring."""
    in_hand = [move for reach in view.reach for move in (*reach.towers, *reach.wizards)] if in_full else []
    moves = [*(choice.option for choice in choices), *in_hand]
    return {type(move) for move in moves if isinstance(move, MoveTower | MoveWizard)}


def _side_by_side(halves: list[Text], size: Size) -> Text:
    return Text().join([*(left(half, size.width // 2) for half in halves[:-1]), halves[-1]])


def _labelled(label: str, lines: list[Text]) -> list[Text]:
    labels = [label, *[""] * len(lines)]
    return [styled(f" {name:<{LABEL}}", "dim") + line for name, line in zip(labels, lines, strict=False)]


def _in_columns(entries: list[Text], width: int) -> list[Text]:
    if not entries:
        return []
    column = max(entry.cell_len for entry in entries) + BETWEEN
    a_row = max(1, width // column)
    rows = [entries[start : start + a_row] for start in range(0, len(entries), a_row)]
    return [Text().join(left(entry, column) for entry in row) for row in rows]


def _flowing(entries: list[Text], width: int, between: int = BETWEEN) -> list[Text]:
    """One after the other, as many in a line as fit."""
    lines: list[Text] = []
    for entry in entries:
        if lines and lines[-1].cell_len + between + entry.cell_len <= width:
            lines[-1] = lines[-1] + Text(" " * between) + entry
        else:
            lines.append(entry)
    return lines
