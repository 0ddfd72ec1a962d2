"""Wandering Towers in sentences: one fact a line, nothing that a screen reader would stumble over."""

from collections.abc import Iterable, Iterator, Sequence

from slet.cli.boards.board import Choice
from slet.cli.boards.wandering_towers.facts import beneath, outlook, partner, visible
from slet.cli.boards.wandering_towers.table import TowersTable
from slet.games.wandering_towers.options import Announce, MoveTower, MoveWizard
from slet.games.wandering_towers.pieces import COLOURS, Card, Wizard
from slet.games.wandering_towers.view import TowersView
from slet.kernel.questions import Pick


class TowersSentences(TowersTable):
    def describe(self, view: TowersView, *, brief: bool = False) -> list[str]:
        lines = [] if brief else [*self._game_in_words(view)]
        return [
            *lines,
            *self.players_in_words(view),
            *self.time_left_in_words(view),
            *self._track_in_words(view),
            *self._card_in_words(view),
        ]

    def choice_lines(self, view: TowersView, ask: Pick | None) -> list[str]:
        if ask is None:
            return []
        choices = self.choices(view, ask)
        shown = any(isinstance(choice.option, Card | Announce) for choice in choices)
        hand = [] if shown else [self._hand_in_words(view)]
        return [*hand, *(self._choice_in_words(view, choice) for choice in choices)]

    def sentences_legend(self) -> list[str]:
        letters = [f"{self.colour_letter(name)} {self.colour_name(name)}" for name in COLOURS]
        return [", ".join(letters) + ".", self.words("towers-say-legend-floors"), self.words("towers-legend-typing")]

    def wizards_in_words(self, wizards: Iterable[Wizard]) -> str:
        return ", ".join(self.colour_name(wizard.name) for wizard in wizards)

    # --- the table -------------------------------------------------------------------------------------------

    def _game_in_words(self, view: TowersView) -> Iterator[str]:
        yield self.words("towers-say-game", mode=view.mode)
        if view.start_seat is not None and view.seats > 1:
            yield self.words("towers-say-start", name=self.names[view.start_seat])
        if view.teams and view.seat is not None:
            yield self.words("towers-say-partner", name=self.names[partner(view, view.seat)])
        yield from self.spells_in_words(view)

    def spells_in_words(self, view: TowersView) -> Iterator[str]:
        for spell in view.spells:
            yield self.words("towers-say-spell", spell=self.wording.piece(spell), price=spell.price)

    def players_in_words(self, view: TowersView) -> Iterator[str]:
        for side, player in enumerate(view.players):
            name = self.words("towers-everybody") if view.mode == "coop" else self.names[side]
            yield self.words(
                "towers-say-player",
                name=name,
                wizard=self.wording.piece(player.wizard),
                inside=player.inside,
                outside=player.outside,
                empty=player.empty,
                full=player.full,
                spent=player.spent,
                cards=player.cards,
            )
        yield self.words("towers-say-piles", pile=view.pile, discard=len(view.discard))

    def time_left_in_words(self, view: TowersView) -> Iterator[str]:
        """How long the game may still go on."""
        if view.last_round:
            yield self.words("towers-say-last-round")
        if view.cards_left is not None:
            yield self.words("towers-say-cards-left", cards=view.cards_left)

    def _track_in_words(self, view: TowersView) -> Iterator[str]:
        for space, there in enumerate(view.spaces):
            wizards = visible(view, space)
            floors = [str(n) for n, floor in enumerate(there.floors, 1) if floor.crest]
            if not there.floors and not wizards and not there.crest:
                continue
            sentence = self.words(
                "towers-say-space",
                space=space,
                towers=len(there.floors),
                crests=", ".join(floors),
                count=len(floors),
                printed="yes" if there.crest and not there.floors else "no",
            )
            if wizards:
                sentence += " " + self.words("towers-say-on-top", wizards=self.wizards_in_words(wizards))
            for floor in range(1, len(there.floors) + 1):
                if caught := beneath(view, space, floor):
                    found = self.wizards_in_words(caught)
                    sentence += " " + self.words("towers-say-beneath", floor=floor, wizards=found)
            yield sentence
        towers = len(view.spaces[view.keep].floors)
        yield self.words("towers-say-keep", space=view.keep, towers=towers)
        flight = "none" if view.next_keep is None else str(view.next_keep)
        yield self.words("towers-say-flight", space=flight)

    def _card_in_words(self, view: TowersView) -> Iterator[str]:
        name = self.names[view.active]
        yield self.words("towers-say-turn", name=name, turn=view.turn + 1, played=view.played)
        if view.card is not None:
            yield self.words("towers-say-in-play", card=self.wording.piece(view.card), thing=view.thing or "none")
        if view.rolled is not None:
            yield self.words("towers-say-rolled", rolled=view.rolled, rolls=view.rolls_left)
        if view.moving is not None:
            yield self.words("towers-say-moving", move=self._move_in_words(view, view.moving))
        if view.right is not None:
            spell = "none" if view.claim is None else self.wording.piece(view.claim)
            yield self.words("towers-say-right", name=self.names[view.right], spell=spell)

    # --- what can be chosen ----------------------------------------------------------------------------------

    def _hand_in_words(self, view: TowersView) -> str:
        return self.words("towers-say-hand", cards=", ".join(map(self.called, view.hand)) or "none")

    def _choice_in_words(self, view: TowersView, choice: Choice) -> str:
        option = choice.option
        if isinstance(option, MoveTower | MoveWizard):
            return self.words("choice", number=str(choice.number), option=self._move_in_words(view, option))
        line = self.words("choice", number=str(choice.number), option=self.wording.option(option))
        if isinstance(option, Card):
            return f"{line}. {self._reach_in_words(view, option, ('tower', 'wizard'))}"
        if isinstance(option, Announce):
            return f"{line}. {self._reach_in_words(view, option.card, (option.thing,))}"
        return line

    def _move_in_words(self, view: TowersView, move: MoveTower | MoveWizard) -> str:
        would = outlook(view, move)
        if isinstance(move, MoveWizard):
            colour = self.colour_name(move.wizard.name)
            said = self.words("towers-say-move-wizard", colour=colour, space=move.space, to=move.to)
        else:
            said = self.words("towers-say-move-tower", space=move.space, floor=move.floor, to=move.to)
        if would.enters:
            said += " " + self.words("towers-say-enters")
        if would.caught:
            said += " " + self.words("towers-say-catches", wizards=self.wizards_in_words(would.caught))
        if would.fills:
            said += " " + self.words("towers-say-fills")
        return said

    def _reach_in_words(self, view: TowersView, card: Card, wanted: Sequence[str]) -> str:
        if card.dice:
            return self.words("towers-say-dice", kind=str(card.words()["kind"]), repeats=card.dice - 1)
        reach = next(reach for reach in view.reach if reach.card is card)
        said = []
        for thing, moves in (("tower", reach.towers), ("wizard", reach.wizards)):
            if thing not in wanted or getattr(card, thing) is None:
                continue
            landings = list({move.space: self._landing_in_words(view, move) for move in moves}.values())
            places = ", ".join(landings) or "none"
            said.append(self.words("towers-say-reach", thing=thing, places=places))
        return " ".join(said)

    def _landing_in_words(self, view: TowersView, move: MoveTower | MoveWizard) -> str:
        would = outlook(view, move)
        comes = "enters" if would.enters else "fills" if would.fills else "catches" if would.caught else "none"
        return self.words("towers-say-landing", space=move.space, to=move.to, comes=comes)
