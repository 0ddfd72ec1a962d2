"""What lies round the ring of Wandering Towers: the heading, the middle, the players and the spells."""

from rich.text import Text

from slet.cli.boards.board import Board
from slet.cli.boards.wandering_towers.facts import own_player, partner, side_of, team
from slet.cli.boards.wandering_towers.pieces import (
    BANNER,
    COLOUR_LETTERS,
    KEEP,
    MARKS,
    chip,
    face,
    half,
    potions,
    price,
    styled,
)
from slet.cli.boards.wandering_towers.ring import height
from slet.cli.boards.wandering_towers.size import Size, left
from slet.games.wandering_towers.pieces import Spell
from slet.games.wandering_towers.view import Player, TowersView
from slet.kernel.questions import Pick

OWN, PARTNER = "*", "+"
"""Beside the names, where there is no room for a word."""


class TowersTable(Board):
    # --- the heading and the middle --------------------------------------------------------------------------

    def heading(self, view: TowersView, size: Size) -> Text:
        parts = [self.words("towers-mode", mode=view.mode)]
        if view.teams:
            parts.append(self.words("towers-teams"))
        name = styled(f" {self.wording.say('name')}", "bold") + Text("".join(f" · {part}" for part in parts))
        facts = [self.words("towers-pile", cards=view.pile), self.words("towers-discard", cards=len(view.discard))]
        if view.start_seat is not None and len(view.players) > 1:
            facts.insert(0, self.words("towers-start", name=self.names[view.start_seat]))
        right = styled(" · ".join(facts), "dim")
        return left(name, size.width - right.cell_len - 1) + right

    def middle(self, view: TowersView) -> list[Text]:
        """Always the same lines at the same places; empty where there is nothing to say."""
        lines = [self._about_turn(view), self._about_card(view)]
        if view.mode == "master":
            lines.append(self._about_right(view))
        return [*lines, self._about_keep(view)]

    def _about_turn(self, view: TowersView) -> Text:
        name = self.names[view.active]
        if view.cards_left is not None:
            turn = self.words("towers-cards-left", name=name, cards=view.cards_left)
        else:
            key = "towers-turn-last" if view.last_round else "towers-turn"
            turn = self.words(key, name=name, card=min(view.played + (view.card is None), 2))
        if view.last_round:
            return styled(f" {self.words('towers-last-round')} ", BANNER) + Text(f" {turn}")
        return styled(turn, "bold")

    def _about_card(self, view: TowersView) -> Text:
        if view.card is None:
            return Text()
        text = half(view.card, view.thing) if view.thing is not None else face(view.card)
        if view.rolled is not None:
            text.append("  " + self.words("towers-rolled", rolled=view.rolled), style="bold")
            text.append(f" ({self.words('towers-rolls-left', rolls=view.rolls_left)})" if view.rolls_left else "")
        if view.moving is not None:
            move = view.moving
            enters = f" {KEEP}" if move.to == view.keep else ""
            text = text + Text("  ") + chip(move.wizard) + styled(f" {move.space}→{move.to}{enters}", "bold")
        return Text(self.words("towers-in-play") + " ") + text

    def _about_right(self, view: TowersView) -> Text:
        if view.right is None:
            return Text()
        spell = "" if view.claim is None else self.wording.piece(view.claim)
        key = "towers-right" if view.claim is None else "towers-right-claim"
        return styled(self.words(key, name=self.names[view.right], spell=spell), "dim")

    def _about_keep(self, view: TowersView) -> Text:
        floors = len(view.spaces[view.keep].floors)
        text = f"{KEEP} " + self.words("towers-keep", space=view.keep, towers=floors)
        flight = "none" if view.next_keep is None else str(view.next_keep)
        return Text(f"{text}, {self.words('towers-flight', space=flight)}")

    # --- players and spells ----------------------------------------------------------------------------------

    def beside(self, view: TowersView, ask: Pick | None, size: Size) -> list[Text]:
        """The players and the spells, as roomily as the height of the ring allows.

        Where there are too many spells, only the overview lists them.
        """
        spells = self.tokens(view)
        elsewhere = [Text(self.words("towers-spells-in-overview", spells=len(spells)))]
        ways = [[Text(), *spells], spells, [Text(), *elsewhere], elsewhere] if spells else [[]]
        if view.mode == "coop":
            wide = close = self._common(view, ask)
        else:
            wide = [line for seat in range(view.seats) for line in self._two_lines(view, seat, ask)]
            close = self._one_line_each(view, ask, size)
        tries = [(wide, ways[0]), *((close, below) for below in ways[:2])]
        tries += [(players, below) for players in (wide, close) for below in ways[2:]]
        fitting = (players + below for players, below in tries if len(players) + len(below) <= height(size))
        return next(fitting, close)

    def tokens(self, view: TowersView) -> list[Text]:
        return [self._token(view, spell) for spell in view.spells]

    def _token(self, view: TowersView, spell: Spell) -> Text:
        """A spell: dim where the own potions do not pay for it."""
        own = own_player(view)
        style = "" if own is None or own.full >= spell.price else "dim"
        return styled(f"{price(spell):>2} {self.wording.piece(spell)}", style)

    def _two_lines(self, view: TowersView, seat: int, ask: Pick | None) -> list[Text]:
        player = view.players[side_of(view, seat)]
        name = styled(self.names[seat], "bold" if seat == view.seat else "")
        if seat == view.seat:
            name.append(" " + self.words("towers-you"))
        if view.teams:
            name.append(f" {team(view, seat)}", style="dim")
            if self._is_partner(view, seat):
                name.append(" " + self.words("towers-partner"), style="dim")
        first = self._sign(view, seat, ask) + chip(player.wizard) + Text(" ") + name
        second = Text("   ") + self._possessions(player)
        second.append(" " + self.words("towers-cards", cards=player.cards), style="dim")
        return [first, second]

    def _one_line_each(self, view: TowersView, ask: Pick | None, size: Size) -> list[Text]:
        """The names take what the rest leaves."""
        possessions = [self._possessions(player) for player in view.players]
        widest = max(one.cell_len for one in possessions)
        lines = []
        for seat, player in enumerate(view.players):
            name = styled(f"{team(view, seat)} " if view.teams else "", "dim")
            name.append(self.names[seat], style="bold" if seat == view.seat else "")
            mark = OWN if seat == view.seat else PARTNER if self._is_partner(view, seat) else ""
            name = _marked(name, mark, size.beside - 6 - widest)
            line = self._sign(view, seat, ask) + chip(player.wizard) + Text(" ")
            line += left(name, size.beside - 6 - widest) + Text(" ") + left(possessions[seat], widest)
            lines.append(line + styled(f" {player.cards}", "dim"))
        return lines

    def _is_partner(self, view: TowersView, seat: int) -> bool:
        return view.teams and view.seat is not None and seat == partner(view, view.seat)

    def _common(self, view: TowersView, ask: Pick | None) -> list[Text]:
        """In co-operative play: who takes turns, and what is everybody's."""
        names = []
        for seat, name in enumerate(self.names):
            own = " " + self.words("towers-you") if seat == view.seat else ""
            names.append(self._sign(view, seat, ask) + Text(" ") + styled(name + own, "bold" if own else ""))
        (player,) = view.players
        return [*names, Text(" ") + chip(player.wizard) + Text(" ") + self._possessions(player)]

    def _possessions(self, player: Player) -> Text:
        """Wizards in Ravenskeep, and the potions."""
        inside = Text(f"{KEEP}{player.inside}/{player.inside + player.outside}")
        return Text(" ").join(part for part in (inside, potions(player)) if part)

    def _sign(self, view: TowersView, seat: int, ask: Pick | None) -> Text:
        """Whose turn it is, and who is asked in it."""
        asked = ask is not None and ask.seat == seat
        return styled("▸" if seat == view.active else "?" if asked else " ", "bold")

    # --- names -----------------------------------------------------------------------------------------------

    def colour_name(self, colour: str) -> str:
        return self.wording.messages.forms("wizard", {"name": colour})["colour"]

    def colour_letter(self, colour: str) -> str:
        """The letter by which a colour is typed."""
        return COLOUR_LETTERS[colour][0 if self.words.language == "en" else -1]

    def legend_of_colours(self) -> str:
        colours = [
            self.words(
                "towers-legend-colour", mark=mark, colour=self.colour_name(colour), letter=self.colour_letter(colour)
            )
            for colour, mark in MARKS.items()
        ]
        return ", ".join(colours) + "."


def _marked(name: Text, mark: str, width: int) -> Text:
    """A name that leaves room for the mark behind it."""
    name = name.copy()
    name.truncate(width - len(mark), overflow="ellipsis")
    return name + styled(mark, "bold")
