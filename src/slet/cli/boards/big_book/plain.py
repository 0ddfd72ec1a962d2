"""The Big Book of Madness in sentences: one fact a line, and what each option means."""

from collections.abc import Iterator

from slet.cli.boards.big_book.wording import PLACES, BigBookWording
from slet.games.big_book.pieces.cards import Card
from slet.games.big_book.state import Laid
from slet.games.big_book.view import BigBookView, PlayerView
from slet.kernel.questions import Pick


class BigBookSentences(BigBookWording):
    described = 0
    """The turn of which the table was described last: within it, brief is briefer still."""

    def describe(self, view: BigBookView, *, brief: bool = False) -> list[str]:
        lines = [self._turn_in_words(view)]
        if brief and view.turn == self.described:
            return [*self._cards_to_use(view)] or lines
        self.described = view.turn
        if brief:
            return [*lines, *self._own_in_words(view), *self._cards_to_use(view)]
        if view.monster is not None:
            lines += self._book_in_words(view)
        lines += self._curses_in_words(view)
        lines += self._table_in_words(view)
        lines += self._players_in_words(view)
        return lines

    def _own_in_words(self, view: BigBookView) -> Iterator[str]:
        """What the turn is about: the curses by name, the own spells."""
        laid = [
            self.words("big-book-say-curse-at", curse=self.wording.piece(one.curse), place=place)
            for place, one in zip(PLACES, view.curses, strict=True)
            if one is not None
        ]
        if laid:
            yield self.words("big-book-say-curses", curses=", ".join(laid))
        if view.seat is not None and view.players[view.seat].spells:
            yield self._spells_in_words(self.names[view.seat], view.players[view.seat])

    def _cards_to_use(self, view: BigBookView) -> Iterator[str]:
        """What the next choice is made with: the own hand and all supports."""
        if view.seat is not None and view.players[view.seat].magician is not None and not view.players[view.seat].out:
            yield self._hand_in_words(self.names[view.seat], view.players[view.seat])
        for name, player in zip(self.names, view.players, strict=True):
            if player.support:
                yield self.words("big-book-say-support", name=name, cards=self.cards_in_words(player.support))

    def _turn_in_words(self, view: BigBookView) -> str:
        if not view.turn:
            return self.words("big-book-say-set-up", stack=view.stack)
        return self.words(
            "big-book-say-turn",
            round=view.monsters,
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
            multi = view.multi_curses[view.monsters]
            yield self.words("big-book-say-next", elements=self.elements(view.front.curses), multi=multi)

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
        return self.elements(laid.tokens) if laid.tokens else "none"

    def _table_in_words(self, view: BigBookView) -> Iterator[str]:
        spells = [self.wording.piece(spell) for spell in view.library if spell is not None]
        yield self.words("big-book-say-library", spells=", ".join(spells) or "none")
        supply = [f"{self.wording.piece(Card.named(name))}: {count}" for name, count in view.supply.items()]
        yield self.words("big-book-say-supply", cards=", ".join(supply))

    def _players_in_words(self, view: BigBookView) -> Iterator[str]:
        for name, player in zip(self.names, view.players, strict=True):
            if player.out:
                yield self.words("big-book-say-out", name=name)
            elif player.magician is not None:
                yield from self._player_in_words(name, player)

    def _hand_in_words(self, name: str, player: PlayerView) -> str:
        assert player.magician is not None
        known = player.hand if player.hand is not None else player.hand_known
        return self.words(
            "big-book-say-player",
            name=name,
            magician=self.wording.piece(player.magician),
            cards=self.cards_in_words(known) if known else "none",
            size=player.hand_size,
            closed="yes" if player.hand is None else "no",
            deck=player.deck_size,
            discard=len(player.discard),
        )

    def _spells_in_words(self, name: str, player: PlayerView) -> str:
        spells = ", ".join(map(self.spell_in_words, player.spells)) or "none"
        return self.words("big-book-say-spells", name=name, spells=spells)

    def _player_in_words(self, name: str, player: PlayerView) -> Iterator[str]:
        yield self._hand_in_words(name, player)
        if player.deck_top:
            yield self.words("big-book-say-top", name=name, cards=self.cards_in_words(player.deck_top))
        if player.support:
            yield self.words("big-book-say-support", name=name, cards=self.cards_in_words(player.support))
        yield self._spells_in_words(name, player)

    def choice_lines(self, view: BigBookView, ask: Pick | None) -> list[str]:
        lines = []
        for choice in self.choices(view, ask) if ask is not None else []:
            meaning = self.meaning(choice.option, view)
            text = self.option_text(choice.option, view, ask)
            following = self.follows(choice.option, view)
            if following:
                text = self.words("big-book-say-then", option=text, cards=self.cards_in_words(following))
            option = text if meaning is None else self.words("big-book-with-meaning", option=text, meaning=meaning)
            lines.append(self.words("choice", number=str(choice.number), option=option))
        return lines

    def piles_in_words(self, view: BigBookView) -> Iterator[str]:
        """What lies apart: discard piles, what was destroyed, what has left the game."""
        for name, player in zip(self.names, view.players, strict=True):
            cards = self.cards_in_words(player.discard) if player.discard else "none"
            yield self.words("big-book-say-discard", name=name, cards=cards)
        if view.destroyed:
            yield self.words("big-book-say-destroyed", cards=self.cards_in_words(view.destroyed))
        if gone := [self.wording.piece(spell) for spell in view.spells_gone]:
            yield self.words("big-book-say-gone", spells=", ".join(gone))
        if broken := [self.wording.piece(curse) for curse in view.broken]:
            yield self.words("big-book-say-broken", curses=", ".join(broken))
        if below := [self.wording.piece(curse) for curses in view.curses_below.values() for curse in curses]:
            yield self.words("big-book-say-below", curses=", ".join(below))
        yield self.words("big-book-defeated", defeated=view.defeated)
        yield self.words("big-book-say-multi", counts=" ".join(map(str, view.multi_curses)))
        tokens = [f"{self.wording.say('element', element=element)} {left}" for element, left in view.tokens.items()]
        yield self.words("big-book-say-tokens", tokens=", ".join(tokens))

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
        return [self.words(f"big-book-legend-{key}") for key in ("typing", "factor", "sheet", "piles")]
