"""The Big Book of Madness in sentences: one fact a line, and what each option means."""

from collections.abc import Iterable, Iterator

from slet.cli.boards.big_book_cards import short_names
from slet.cli.boards.board import Board
from slet.games.big_book.cards import ELEMENTS, Card
from slet.games.big_book.options import Banish, Break, Cast, Choice, Learn, Name, UseAbility, Which, WhichCurse, Wild
from slet.games.big_book.phrases import Effect
from slet.games.big_book.state import Known, Laid
from slet.games.big_book.tables import Magician, Page
from slet.games.big_book.telling import effect_text, front_texts
from slet.games.big_book.view import BigBookView
from slet.kernel.questions import HasId, Pick

PLACES = ("2", "3a", "3b", "4", "5")
"""BB-53, as the terminal writes them."""


class BigBookSentences(Board):
    # --- words -----------------------------------------------------------------------------------------------

    def cards_in_words(self, cards: Iterable[Card]) -> str:
        """`water 1, water 1, Madness`, or that there is none."""
        named = [self.wording.piece(card) for card in cards]
        return ", ".join(named) if named else self.words("big-book-none")

    def spell_in_words(self, known: Known) -> str:
        state = "down" if known.down else "used" if known.used else "ready"
        return self.words("big-book-spell", spell=self.wording.piece(known.spell), state=state)

    def printed(self, effect: Effect, source: str, sign: str | None = None) -> str:
        """What a card says; where that was reconstructed, this is said too, or shown by the sign."""
        text = effect_text(effect, self.wording)
        if source == "rulebook":
            return text
        return f"{text} {sign or self.words('big-book-reconstructed')}"

    def fronts(self, page: Page, sign: str | None = None) -> tuple[str, str]:
        """Bonus and penalty."""
        if page.bonus is None or page.penalty is None:
            return front_texts(page, self.wording)
        return self.printed(page.bonus, page.front_source, sign), self.printed(page.penalty, page.front_source, sign)

    def option_text(self, option: HasId) -> str:
        """An option with the players' names in it."""
        if isinstance(option, Choice | Wild | Banish) and option.place == "support":
            text = self.wording.option(option).rpartition(" (")[0]
            return self.words("big-book-of-support", option=text, name=self.names[option.seat])
        if isinstance(option, Name):
            return self.names[option.seat]
        if isinstance(option, Which):
            return self.words("big-book-of", what=self.wording.piece(option.spell), name=self.names[option.seat])
        return self.wording.option(option)

    def meaning(self, option: HasId) -> str | None:
        """What the card says that an option is about."""
        if isinstance(option, Cast | Learn | Which):
            return effect_text(option.spell.effect, self.wording)
        if isinstance(option, Break | WhichCurse):
            return effect_text(option.curse.effect, self.wording)
        if isinstance(option, Magician):
            return f"{self.wording.say('ability', magician=option.name)} {self._starting_deck(option)}"
        if isinstance(option, UseAbility):
            return self.wording.say("ability", magician=option.magician.name)
        return None

    def _starting_deck(self, magician: Magician) -> str:
        counts = dict(zip(ELEMENTS, magician.cards, strict=True))
        return self.words("big-book-starting-deck", own=magician.element, **counts)

    def names_of(self, option: HasId) -> list[str]:
        names = [*super().names_of(option), self.option_text(option).lower()]
        if isinstance(option, Choice):
            return [*names, *short_names(option.card), self.wording.piece(option.card).lower()]
        for attribute in ("spell", "card", "curse", "magician"):
            piece = getattr(option, attribute, None)
            if piece is not None:
                names += [piece.name, self.wording.piece(piece).lower()]
        return names

    # --- facts -----------------------------------------------------------------------------------------------

    def describe(self, view: BigBookView, *, brief: bool = False) -> list[str]:
        lines = [self._turn_in_words(view)]
        if view.monster is not None:
            lines += self._book_in_words(view)
        lines += self._curses_in_words(view)
        if not brief:
            lines += self._table_in_words(view)
        lines += self._players_in_words(view)
        return lines

    def _turn_in_words(self, view: BigBookView) -> str:
        return self.words(
            "big-book-say-turn",
            round=view.round,
            turn=view.turn,
            name=self.names[view.active],
            space=view.marker,
            stack=view.stack,
        )

    def _book_in_words(self, view: BigBookView) -> Iterator[str]:
        assert view.monster is not None
        assert view.front is not None
        bonus, penalty = self.fronts(view.front)
        yield self.words("big-book-say-monster", monster=self.wording.piece(view.monster), defeated=view.defeated)
        yield self.words("big-book-say-arrival", text=self.printed(view.monster.arrival, view.monster.source))
        yield self.words("big-book-say-bonus", text=bonus)
        yield self.words("big-book-say-penalty", text=penalty)
        if view.front.curses:
            yield self.words("big-book-say-next", elements=self._elements(view.front.curses))

    def _elements(self, elements: Iterable[str]) -> str:
        return ", ".join(self.wording.say("element", element=element) for element in elements)

    def _curses_in_words(self, view: BigBookView) -> Iterator[str]:
        for place, laid in zip(PLACES, view.curses, strict=True):
            if laid is not None:
                yield self.words(
                    "big-book-say-curse",
                    place=place,
                    curse=self.wording.piece(laid.curse),
                    text=self.printed(laid.curse.effect, laid.curse.source),
                    tokens=self._tokens(laid),
                    madness=laid.madness,
                    down="yes" if laid.down else "no",
                )

    def _tokens(self, laid: Laid) -> str:
        return self._elements(laid.tokens) if laid.tokens else "none"

    def _table_in_words(self, view: BigBookView) -> Iterator[str]:
        spells = [self.wording.piece(spell) for spell in view.library if spell is not None]
        yield self.words("big-book-say-library", spells=", ".join(spells) or self.words("big-book-none"))
        supply = [f"{self.wording.piece(Card.named(name))}: {count}" for name, count in view.supply.items()]
        yield self.words("big-book-say-supply", cards=", ".join(supply))
        yield self.words("big-book-say-destroyed", cards=self.cards_in_words(view.destroyed))

    def _players_in_words(self, view: BigBookView) -> Iterator[str]:
        for name, player in zip(self.names, view.players, strict=True):
            if player.out:
                yield self.words("big-book-say-out", name=name)
                continue
            if player.magician is None:
                continue
            hand = player.hand if player.hand is not None else player.hand_known
            yield self.words(
                "big-book-say-player",
                name=name,
                magician=self.wording.piece(player.magician),
                cards=self.cards_in_words(hand),
                size=player.hand_size,
                closed="yes" if player.hand is None else "no",
                deck=player.deck_size,
                discard=len(player.discard),
            )
            yield self.words("big-book-say-support", name=name, cards=self.cards_in_words(player.support))
            spells = ", ".join(map(self.spell_in_words, player.spells)) or self.words("big-book-none")
            yield self.words("big-book-say-spells", name=name, spells=spells)

    def choice_lines(self, view: BigBookView, ask: Pick | None) -> list[str]:
        lines = []
        for choice in self.choices(view, ask) if ask is not None else []:
            meaning = self.meaning(choice.option)
            text = self.option_text(choice.option)
            option = text if meaning is None else self.words("big-book-with-meaning", option=text, meaning=meaning)
            lines.append(self.words("choice", number=str(choice.number), option=option))
        return lines

    def sheet_lines(self, view: BigBookView) -> list[str]:
        if view.ending is not None:
            return [self.words("big-book-defeated", defeated=view.defeated)]
        return [
            f"{self.wording.piece(spell)}: {self.printed(spell.effect, spell.source)}"
            for spell in dict.fromkeys(
                [known.spell for player in view.players for known in player.spells]
                + [spell for spell in view.library if spell is not None]
            )
        ]

    def sentences_legend(self) -> list[str]:
        return [self.words("big-book-legend-typing"), self.words("big-book-legend-sheet")]
