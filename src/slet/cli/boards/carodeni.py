"""The table of Čarodění."""

from collections.abc import Sequence

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from slet.cli.boards.board import Board
from slet.cli.boards.carodeni_cards import BACK, Letters
from slet.cli.boards.carodeni_plain import CarodeniSentences
from slet.cli.boards.flow import Flow
from slet.cli.words import Words
from slet.games.carodeni.options import Brew, Play, TakeAnimal, TakePotion, TakeTool, TakeWitch
from slet.games.carodeni.payment import can_pay
from slet.games.carodeni.pieces.box import Potion, Witch
from slet.games.carodeni.pieces.kinds import LOCATIONS, ROOM, Location
from slet.games.carodeni.state import Area
from slet.games.carodeni.view import AreaView, CarodeniView
from slet.kernel.questions import HasId, Pick

NOTHING = Text("–", style="dim")
COLUMNS_FROM = 10
"""So many choices are listed in columns."""
FEW = 3
"""Where no more play than this, the potions of the others are shown in full."""


def _with(said: str, name: str, instead: Text) -> Text:
    """The sentence with something else in place of a name."""
    before, _, after = said.partition(name)
    return Text(before) + instead + Text(after)


class CarodeniBoard(CarodeniSentences, Board):
    def __init__(self, game_id: str, words: Words, names: Sequence[str]) -> None:
        super().__init__(game_id, words, names)
        self.letters = Letters(words)

    # --- the table -------------------------------------------------------------------------------------------

    def table(self, view: CarodeniView, ask: Pick | None) -> RenderableType:
        parts: list[RenderableType] = [self._heading(view), Rule(style="dim"), self._locations(view), self._decks(view)]
        parts += [self._goals(view), Text()]
        if view.ostara is not None:
            parts += self._ostara(view, view.ostara)
        for seat in range(view.seats):
            if seat != view.seat:
                parts += self._player(view, seat, ask is not None and ask.seat == seat)
        return Group(*parts)

    def brief_table(self, view: CarodeniView, ask: Pick | None) -> RenderableType:
        parts: list[RenderableType] = [self._heading(view), self._locations(view), self._decks(view), self._goals(view)]
        if view.ostara is not None:
            parts += [self._name_of_ostara(view, view.ostara), Flow(Text("     "), self._token(view), "; ")]
        for seat, own in enumerate(view.areas):
            if seat != view.seat:
                waiting = [self.letters.tag(potion) for potion in own.potions]
                line = self._name_of(view, seat, ask is not None and ask.seat == seat) + Text("  ")
                parts.append(Flow(line, [*waiting, *self._turned_over(own.tools, own.animals)]))
        return Group(*parts)

    def _heading(self, view: CarodeniView) -> RenderableType:
        heading = Table.grid(expand=True)
        for side, share in (("left", 1), ("right", 2)):
            heading.add_column(justify=side, ratio=share, no_wrap=True)  # type: ignore[arg-type]
        right = Text(self.words("carodeni-round", round=view.round))
        if view.last_round is not None:
            right = right + Text(" · " + self.words("carodeni-last-round", round=view.last_round), style="bold")
        if view.animals:
            right = right + Text(" · " + self.words("carodeni-with-animals"))
        heading.add_row(Text(f" {self.wording.say('name')}", style="bold"), right)
        return heading

    def _locations(self, view: CarodeniView) -> RenderableType:
        table = Table(box=None, padding=(0, 1), pad_edge=False, show_header=False)
        table.add_column(no_wrap=True)
        table.add_column(width=8, no_wrap=True)
        table.add_column(no_wrap=True, min_width=32)
        table.add_column(no_wrap=True)
        for location in LOCATIONS:
            table.add_row(*self._location(view, location))
        return table

    def _location(self, view: CarodeniView, location: Location) -> list[Text]:
        place = location.place
        left = view.points[place]
        current = bool(left) and not any(view.points[:place]) and view.active is not None
        potion, witch = view.potions[place], view.witches[place]
        nothing = Text("–", style="dim")
        return [
            Text(f" {'▸' if current else ' '} {self.wording.piece(location):9} ", style="bold" if current else "")
            + Text("●" * left, style="bold"),
            Text(" ").join(self.letters.ingredient(kind) for kind in view.spots[ROOM * place : ROOM * (place + 1)]),
            nothing if potion is None else self.letters.potion(potion),
            nothing if witch is None else self.letters.witch(witch),
        ]

    def _decks(self, view: CarodeniView) -> Text:
        """How much is left, and what all see on the backs of the top cards."""
        parts = [self.words("carodeni-bag", number=view.bag)]
        for key, number, back, box in (
            ("potions", view.potion_deck, view.potion_back, view.potion_box),
            ("witches", view.witch_deck, view.witch_back, view.witch_box),
        ):
            part = self.words(f"carodeni-deck-{key}", number=number)
            part += "" if back is None else f" {BACK}{self.letters.kind(back)}"
            parts.append(part + (" " + self.words("carodeni-box", number=box) if box else ""))
        return Text("   " + " · ".join(parts), style="dim")

    def _goals(self, view: CarodeniView) -> RenderableType:
        return self._flow("   ", "carodeni-goals", [self.letters.goal(goal) for goal in view.goals])

    def _flow(self, indent: str, key: str, things: list[Text]) -> RenderableType:
        return Flow(Text(indent) + Text(f"{self.words(key)} ", style="dim"), things)

    # --- the others ------------------------------------------------------------------------------------------

    def _player(self, view: CarodeniView, seat: int, on_turn: bool) -> list[RenderableType]:
        own = view.areas[seat]
        line = self._name_of(view, seat, on_turn) + self._begins(view, seat)
        return [line, *self._cards(own, hand=True, in_full=view.seats <= FEW)]

    def _name_of(self, view: CarodeniView, seat: int, on_turn: bool) -> Text:
        own = view.areas[seat]
        name = Text(" ▸ " if on_turn else "   ", style="bold") + Text(self.names[seat], style="bold")
        points = self.words("carodeni-points", number=own.score.total)
        return name + Text(f"  {points}   ") + self.letters.stock(own.stock)

    def _begins(self, view: CarodeniView, seat: int | None) -> Text:
        """Who begins every round, where several play."""
        begins = view.seats > 1 and seat == view.first
        return Text(f"   {self.words('carodeni-first')}" if begins else "", style="dim")

    def _name_of_ostara(self, view: CarodeniView, own: AreaView) -> Text:
        name = Text("   ") + Text("Ostara", style="bold")
        level = self.words(f"carodeni-level-{view.difficulty}")
        line = name + Text(f" ({level})  {self.words('carodeni-points', number=own.score.total)}   ")
        return line + self.letters.stock(own.stock)

    def _ostara(self, view: CarodeniView, own: AreaView) -> list[RenderableType]:
        return [self._name_of_ostara(view, own), *self._cards(own, hand=False, in_full=True), *self._tokens(view)]

    def _tokens(self, view: CarodeniView) -> list[RenderableType]:
        """The token of this round, and how many are still to come."""
        parts = []
        if len(view.turned) > 1:
            parts.append(self.words("carodeni-tokens-used", tokens=self._turned_before(view)))
        parts.append(self.words("carodeni-tokens-left", number=view.column))
        return [Flow(Text("     "), [*self._token(view), *(Text(part, style="dim") for part in parts)], " · ")]

    def _token(self, view: CarodeniView) -> list[Text]:
        """What the token of this round says: what she gains, and how she chooses."""
        rows = self.form(view.turned[-1], "rows").split("; ") if view.turned else []
        return [Text(row, style="dim") for row in rows]

    def _cards(self, own: AreaView, *, hand: bool, in_full: bool) -> list[RenderableType]:
        """What can be played, what waits, and what is in the clan; potions in full where there is room for them."""
        label = "carodeni-pile" if hand else "carodeni-active"
        playable = [self._part("carodeni-hand", own.hand)] if hand else []
        parts = [*playable, self._part(label, own.pile)]
        turned_over = self._turned_over(own.tools, own.animals)
        if in_full:
            potions = [self.letters.potion(potion, back=False) for potion in own.potions]
            waiting = [self._flow("     ", "carodeni-waits", [*potions, *turned_over])]
        else:
            potions = [self.letters.tag(potion) + Text(f" {potion.points}") for potion in own.potions]
            waiting = []
            parts.append(self._labelled("carodeni-waits", [*potions, *turned_over]))
        return [Flow(Text("     "), parts, "   "), *waiting, self._clan("     ", own)]

    def _part(self, key: str, cards: Sequence[Witch]) -> Text:
        return self._labelled(key, [self.letters.tag(card) for card in cards])

    def _labelled(self, key: str, things: list[Text]) -> Text:
        return Text(f"{self.words(key)} ", style="dim") + (Text("  ").join(things) or NOTHING)

    def _turned_over(self, tools: Sequence[Potion], animals: Sequence[Witch]) -> list[Text]:
        shown = [self.letters.tool(card.tool) for card in tools]
        return shown + [Text(f"{{{self.letters.kind(card.animal)}}}") for card in animals]

    def _clan(self, indent: str, own: AreaView) -> RenderableType:
        shown = [self.letters.tag(card) for card in own.clan_witches]
        shown += [self.letters.tag(card) for card in own.clan_potions]
        shown += self._turned_over(own.clan_tools, own.clan_animals)
        shown += [Text("★") + self.letters.goal(goal) for goal in own.goals]
        return self._flow(indent, "carodeni-clan", shown)

    # --- what lies before the person -------------------------------------------------------------------------

    def own(self, view: CarodeniView, ask: Pick | None) -> RenderableType:
        rows: list[RenderableType] = [] if view.seat is None else self._own_area(view, view.areas[view.seat])
        if ask is not None:
            lines = self._choices(view, ask)
            rows += [Text(), *([self._columns(lines)] if len(lines) >= COLUMNS_FROM else lines)]
        return Group(*rows)

    def brief_own(self, view: CarodeniView, ask: Pick | None) -> RenderableType:
        rows = [] if view.seat is None else self._own_area(view, view.areas[view.seat], brief=True)
        if ask is not None:
            rows.append(self._columns(self._choices(view, ask)))
        return Group(*rows)

    def _columns(self, lines: list[Text]) -> RenderableType:
        return Columns(lines, padding=(0, 2), column_first=True)

    def _own_area(self, view: CarodeniView, own: AreaView, *, brief: bool = False) -> list[RenderableType]:
        title = self.words("carodeni-you", number=own.score.total)
        line = Text(f" {title}   ", style="bold") + self.letters.stock(own.stock) + self._begins(view, view.seat)
        rows: list[RenderableType] = [line]
        for key, cards in (("carodeni-hand", own.hand), ("carodeni-pile", own.pile)):
            if cards or not brief:
                rows.append(self._flow("   ", key, [self.letters.witch(card, back=False) for card in cards]))
        waiting = [self._own_potion(own, potion, paying=potion is view.brewing) for potion in own.potions]
        waiting += self._turned_over(own.tools, own.animals)
        if not brief:
            return [*rows, self._flow("   ", "carodeni-waits", waiting), self._clan("   ", own)]
        in_clan = self._turned_over(own.clan_tools, own.clan_animals)
        if in_clan:
            waiting.append(self._labelled("carodeni-clan", in_clan))
        return [*rows, self._flow("   ", "carodeni-waits", waiting)]

    def _own_potion(self, own: AreaView, potion: Potion, *, paying: bool) -> Text:
        ready = can_pay(Area(tools=list(own.tools), stock=list(own.stock), clan_tools=own.clan_tools), potion)
        mark = Text("▸ " if paying else "", style="bold")
        return mark + self.letters.potion(potion, back=False) + Text(" ✓" if ready else "", style="bold")

    def _choices(self, view: CarodeniView, ask: Pick) -> list[Text]:
        return [
            Text(f"{choice.number:>2} ", style="bold") + self.in_short(choice.option)
            for choice in self.choices(view, ask)
        ]

    def in_short(self, option: HasId) -> Text:
        """An option whose card stands on the board in full: its sign there is enough, or says which it is."""
        said = self.wording.option(option)
        if isinstance(option, TakeTool):
            return _with(said, self.form(option.potion, "short"), self.letters.tag(option.potion))
        if isinstance(option, TakeAnimal):
            return _with(said, self.wording.piece(option.witch), self.letters.tag(option.witch))
        if isinstance(option, TakePotion | Brew):
            short = Text(self.form(option.potion, "short"))
            return _with(said, self.wording.piece(option.potion), short) + Text(" ") + self.letters.tag(option.potion)
        if isinstance(option, Play | TakeWitch):
            card = option.card if isinstance(option, Play) else option.witch
            return Text(said) + Text(" ") + self.letters.tag(card)
        return Text(said)

    # --- what is typed, and help -----------------------------------------------------------------------------

    def names_of(self, option: HasId) -> list[str]:
        return [name.lower() for name in super().names_of(option)]

    def not_understood(self, text: str, view: CarodeniView, ask: Pick) -> str:
        """A card that lies open but cannot be chosen now says why."""
        card = self.printed(text)
        for verb in ("brew", "potion") if isinstance(card, Potion) else ("play", "witch"):
            reason = None if card is None else self.game.words.why_not(view, f"{verb}:{card.name}")
            if reason is not None:
                return self.words("why-not", reason=self.wording.why_not(reason), rule=reason.rule or ask.why)
        return super().not_understood(text, view, ask)

    def legend(self) -> list[str]:
        return [
            self._legend_of("ingredients"),
            self._legend_of("tools"),
            self._legend_of("animals"),
            self._legend_of("colours"),
            *(self.words(f"carodeni-legend-{line}") for line in ("potion", "witch", "goal", "typing")),
        ]

    # --- the score sheet -------------------------------------------------------------------------------------

    def sheet(self, view: CarodeniView, rows: int | None = None) -> RenderableType | None:  # noqa: ARG002  (it is short)
        table = Table(box=None, padding=(0, 1), pad_edge=False, header_style="dim")
        table.add_column("")
        sources = self.sources(view)
        for source in sources:
            table.add_column(self.wording.say(f"source-{source}"), justify="right")
        table.add_column(self.words("carodeni-total"), justify="right", style="bold")
        for name, score in self.scores(view):
            table.add_row(name, *[str(getattr(score, source)) for source in sources], str(score.total))
        title = self.words("carodeni-sheet" if view.step else "carodeni-sheet-final")
        return Group(Text(title, style="bold"), Text(), table)
