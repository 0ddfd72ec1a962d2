"""Čarodění in sentences: one fact a line, everything in words."""

from collections.abc import Callable, Iterator, Sequence
from typing import TypeVar

from rich.console import RenderableType
from rich.text import Text

from slet.cli.boards.board import Board
from slet.games.carodeni.pieces.box import Potion, Witch
from slet.games.carodeni.pieces.kinds import ANIMALS, COLOURS, INGREDIENTS, LOCATIONS, ROOM, TOOLS, Location
from slet.games.carodeni.scoring import Score
from slet.games.carodeni.view import AreaView, CarodeniView
from slet.kernel.pieces import Piece

Card = TypeVar("Card", Potion, Witch)
PRINTED: dict[str, Potion | Witch] = {
    name.lower(): kind.named(name) for kind in (Potion, Witch) for name in kind.names()
}
"""The cards by their signs on the board."""


class CarodeniSentences(Board):
    def describe(self, view: CarodeniView, *, brief: bool = False) -> list[str]:
        if brief:
            return [*self._locations_to_gather(view), *self._own_in_brief(view)]
        lines = [self.words("carodeni-say-round", round=view.round, last=view.last_round or "none")]
        for location in LOCATIONS:
            lines += self._location_in_words(view, location)
        lines += self._decks_in_words(view)
        lines += [self.words("carodeni-say-goal", goal=self.wording.piece(goal)) for goal in view.goals]
        if view.ostara is not None:
            lines += self._area_in_words("Ostara", view.ostara, ostara=True)
            lines += self._tokens_in_words(view)
        if view.seats > 1 and view.first is not None:
            lines.append(self.words("carodeni-say-first", name=self.names[view.first]))
        for seat, own in enumerate(view.areas):
            lines += self._area_in_words(self.names[seat], own, ostara=False)
        return lines

    def sheet_lines(self, view: CarodeniView) -> list[str]:
        lines = []
        for name, score in self.scores(view):
            parts = [
                f"{self.wording.say(f'source-{source}')} {getattr(score, source)}" for source in self.sources(view)
            ]
            lines.append(self.words("carodeni-say-score", name=name, parts=", ".join(parts), total=score.total))
        return lines

    def sentences_legend(self) -> list[str]:
        return [self.words("carodeni-say-legend-typing")]

    def scores(self, view: CarodeniView) -> list[tuple[str, Score]]:
        """Everybody's, and Ostara's; they are open at any time."""
        scores = [(self.names[seat], own.score) for seat, own in enumerate(view.areas)]
        return scores if view.ostara is None else [*scores, ("Ostara", view.ostara.score)]

    def sources(self, view: CarodeniView) -> list[str]:
        return [source for source in Score.__struct_fields__ if view.animals or source != "animals"]

    def explained(self, text: str) -> str | None:
        """What is printed on a card, by its sign on the board."""
        card = self.printed(text)
        if card is None:
            return None
        said = self._potion_in_words(card) if isinstance(card, Potion) else self._witch_in_words(card)
        return f"{said[0].upper()}{said[1:]}."

    def printed(self, text: str) -> Potion | Witch | None:
        """The card with that sign; the letter of its colour may stand behind it."""
        name = text.strip().lower()
        return PRINTED.get(name) or PRINTED.get(name[:-1])

    def form(self, piece: Piece, form: str) -> str:
        """A name of a piece other than its usual one."""
        return self.wording.forms(piece)[form]

    def explain(self, text: str, *, plain: bool) -> list[RenderableType] | None:  # noqa: ARG002  (a sentence for all)
        said = self.explained(text)
        return None if said is None else [Text(said)]

    def asides(self) -> list[str]:
        return [self.words("carodeni-command-card")]

    # --- the board -------------------------------------------------------------------------------------------

    def _location_in_words(self, view: CarodeniView, location: Location) -> Iterator[str]:
        place = location.place
        kinds = [kind for kind in view.spots[ROOM * place : ROOM * (place + 1)] if kind is not None]
        potion, witch = view.potions[place], view.witches[place]
        yield self.words(
            "carodeni-say-location",
            location=self.form(location, "head"),
            ingredients=self._listed(kinds),
            potion="none" if potion is None else self._potion_in_words(potion),
            witch="none" if witch is None else self._witch_in_words(witch),
        )

    def _locations_to_gather(self, view: CarodeniView) -> Iterator[str]:
        """Where the active card still has points; if none is active, all of them."""
        for location in LOCATIONS:
            if view.active is None or view.points[location.place]:
                yield from self._location_in_words(view, location)

    def _decks_in_words(self, view: CarodeniView) -> Iterator[str]:
        yield self.words("carodeni-say-bag", number=view.bag)
        for key, number, back, box in (
            ("potions", view.potion_deck, view.potion_back, view.potion_box),
            ("witches", view.witch_deck, view.witch_back, view.witch_box),
        ):
            top = "none" if back is None else self.wording.piece(back)
            yield self.words(f"carodeni-say-deck-{key}", number=number, back=top, box=box)

    def _potion_in_words(self, potion: Potion) -> str:
        return self.words(
            "carodeni-say-potion",
            potion=self.form(potion, "short"),
            takes=self.form(potion, "recipe"),
            back="none" if potion.back is None else self.wording.piece(potion.back),
        )

    def _witch_in_words(self, witch: Witch) -> str:
        if witch.is_novice:
            mountains, forest, lake = witch.gathers
            name = self.form(witch, "bare")
            return self.words("carodeni-say-novice", novice=name, mountains=mountains, forest=forest, lake=lake)
        further = [self.words(f"carodeni-banner-{flag}") for flag in witch.flags if flag != witch.main]
        return self.words(
            "carodeni-say-witch",
            witch=self.form(witch, "bare"),
            points=witch.points,
            mountains=witch.gathers[0],
            forest=witch.gathers[1],
            lake=witch.gathers[2],
            flags=", ".join(further),
            flag_count=len(further),
            refresh="yes" if witch.refresh else "no",
            back="none" if witch.back is None else self.wording.piece(witch.back),
        )

    def _tokens_in_words(self, view: CarodeniView) -> Iterator[str]:
        if view.turned:
            yield self.words("carodeni-say-token", token=self.form(view.turned[-1], "rows"))
        yield self.words("carodeni-say-tokens", turned=self._turned_before(view) or "none", number=view.column)

    def _turned_before(self, view: CarodeniView) -> str:
        """Ostara's earlier tokens of this stage, by what she gained."""
        return " / ".join(self.form(token, "short") for token in view.turned[:-1])

    # --- what somebody has -----------------------------------------------------------------------------------

    def _area_in_words(self, name: str, own: AreaView, *, ostara: bool) -> Iterator[str]:
        yield self.words(
            "carodeni-say-player", name=name, points=own.score.total, stock=self._stock_in_words(own.stock)
        )
        if not ostara:
            yield self.words("carodeni-say-hand", name=name, cards=self._all(own.hand, self._witch_in_words))
        pile = "carodeni-say-active" if ostara else "carodeni-say-pile"
        yield self.words(pile, name=name, cards=self._all(own.pile, self._witch_in_words))
        waiting = [*map(self._potion_in_words, own.potions)]
        waiting += [self.wording.piece(card.tool) for card in own.tools]
        waiting += [self.wording.piece(card.animal) for card in own.animals]
        yield self.words("carodeni-say-waits", name=name, cards=self.listed(waiting, "; "))
        clan = [self.form(card, "bare") for card in own.clan_witches]
        clan += [self.form(card, "short") for card in own.clan_potions]
        clan += [self.wording.piece(card.tool) for card in own.clan_tools]
        clan += [self.wording.piece(card.animal) for card in own.clan_animals]
        clan += [self.wording.piece(goal) for goal in own.goals]
        yield self.words("carodeni-say-clan", name=name, cards=self.listed(clan, "; "))

    def _own_in_brief(self, view: CarodeniView) -> Iterator[str]:
        if view.seat is not None:
            own = view.areas[view.seat]
            yield self.words("carodeni-say-stock", stock=self._stock_in_words(own.stock))
            if view.active is None:
                yield self.words("carodeni-say-own-hand", cards=self._all(own.hand, self._witch_in_words))
            else:
                yield self.words("carodeni-say-sent", card=self._witch_in_words(view.active))
            yield self.words("carodeni-say-potions", cards=self._all(own.potions, self._potion_in_words))
            waiting, clan = ([card.tool for card in cards] for cards in (own.tools, own.clan_tools))
            if waiting or clan:
                yield self.words("carodeni-say-tools", waiting=self._listed(waiting), clan=self._listed(clan))
            if own.animals:
                yield self.words("carodeni-say-animals", animals=self._listed([card.animal for card in own.animals]))
        if view.brewing is not None:
            yield self.words("carodeni-say-brewing", potion=self._potion_in_words(view.brewing))

    def _stock_in_words(self, stock: Sequence[int]) -> str:
        parts = [
            f"{self.wording.piece(kind)} {number}" for kind, number in zip(INGREDIENTS, stock, strict=True) if number
        ]
        return self.listed(parts)

    def _all(self, cards: Sequence[Card], in_words: Callable[[Card], str]) -> str:
        return self.listed(map(in_words, cards), "; ")

    def _listed(self, pieces: Sequence[Piece]) -> str:
        return self.listed(map(self.wording.piece, pieces))

    # --- the legend ------------------------------------------------------------------------------------------

    def _legend_of(self, what: str) -> str:
        if what == "colours":
            pairs = [
                (self.words(f"carodeni-letter-{colour}"), self.words(f"carodeni-flag-{colour}")) for colour in COLOURS
            ]
            pairs.append((self.words("carodeni-letter-wild"), self.words("carodeni-flag-wild")))
        else:
            kinds: Sequence[Piece] = {"ingredients": INGREDIENTS, "tools": TOOLS, "animals": ANIMALS}[what]
            pairs = [(self.words(f"carodeni-short-{kind.name}"), self.wording.piece(kind)) for kind in kinds]
        return self.words(f"carodeni-legend-{what}", list=", ".join(f"{short} {name}" for short, name in pairs))
