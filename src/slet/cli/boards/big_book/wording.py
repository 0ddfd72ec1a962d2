"""What things on the table are called, what an option means, and what a question is asked for."""

from collections.abc import Iterable, Sequence

from slet.cli.boards.big_book.cards import short_names
from slet.cli.boards.board import Board
from slet.cli.boards.board import Choice as Option
from slet.games.big_book.options import (
    Acquire,
    Banish,
    Break,
    Cast,
    Choice,
    Done,
    Extra,
    Learn,
    UseAbility,
    Which,
    WhichCurse,
)
from slet.games.big_book.phrases import Effect
from slet.games.big_book.pieces.cards import ELEMENTS, MADNESS, Card
from slet.games.big_book.pieces.tables import Curse, Magician, Page
from slet.games.big_book.printed import effect_text, front_texts
from slet.games.big_book.state import Known, Underway
from slet.games.big_book.view import BigBookView
from slet.kernel.questions import HasId, Pick

PLACES = ("2", "3a", "3b", "4", "5")
"""BB-53, as the terminal writes them."""
WITH_TEXT = ("may", "player")
"""Questions that make sense only with what the card says."""
BETWEEN_TWO = ("give", "swap", "swap-back")


class BigBookWording(Board):
    # --- cards and spells ------------------------------------------------------------------------------------

    def cards_in_words(self, cards: Iterable[Card | None]) -> str:
        """`water 1, water 1, Madness`."""
        named = [self.words("big-book-face-down") if card is None else self.wording.piece(card) for card in cards]
        return ", ".join(named)

    def spell_in_words(self, known: Known) -> str:
        used = "used" if known.used else "ready"
        state = f"{used}-down" if known.down else used
        return self.words("big-book-spell", spell=self.wording.piece(known.spell), state=state)

    def elements(self, elements: Iterable[str]) -> str:
        return ", ".join(self.wording.say("element", element=element) for element in elements)

    # --- what cards say --------------------------------------------------------------------------------------

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

    # --- options ---------------------------------------------------------------------------------------------

    def option_text(self, option: HasId, view: BigBookView | None = None, ask: Pick | None = None) -> str:
        """An option with the places of curses in it."""
        if isinstance(option, Done) and ask is not None and ask.kind == "before-grimoire":
            return self.words("big-book-no-ability")
        if isinstance(option, Break | WhichCurse) and view is not None:
            return self.at_place(self.wording.option(option), view, option.curse)
        return self.wording.option(option, self.names)

    def at_place(self, what: str, view: BigBookView, curse: Curse) -> str:
        """With the place where the curse lies, as long as it lies there."""
        place = place_of(view, curse)
        return what if place is None else self.words("big-book-at", what=what, place=place)

    def follows(self, option: HasId, view: BigBookView) -> tuple[Card, ...]:
        """The cards that are paid by themselves when this one is picked."""
        return tuple([choice.card for choice in view.forced.get(option.id, ())])

    def meaning(self, option: HasId, view: BigBookView) -> str | None:
        """What the card says that an option is about."""
        if isinstance(option, Cast):
            return effect_text(option.spell.effect, self.wording, option.times)
        if isinstance(option, Learn | Which):
            return effect_text(option.spell.effect, self.wording)
        if isinstance(option, Break | WhichCurse):
            return effect_text(option.curse.effect, self.wording)
        if isinstance(option, Magician):
            return f"{self.wording.say('ability', magician=option.name)} {self._starting_deck(option, view)}"
        if isinstance(option, UseAbility):
            return self.wording.say("ability", magician=option.magician.name)
        return None

    def _starting_deck(self, magician: Magician, view: BigBookView) -> str:
        counts = dict(zip(ELEMENTS, magician.cards, strict=True))
        own: str = magician.element
        if view.mode == "nightmare":  # BB-159: a card of value 1 takes the place of the value-2 card
            counts[magician.element] += 1
            own = "none"
        return self.words("big-book-starting-deck", own=own, **counts)

    def names_of(self, option: HasId) -> list[str]:
        names = [*super().names_of(option), self.option_text(option).lower()]
        if isinstance(option, Choice | Acquire):
            return [*names, option.card.name, *short_names(option.card), self.wording.piece(option.card).lower()]
        if isinstance(option, Banish):
            return [*names, *short_names(MADNESS)]
        if isinstance(option, Extra):  # a card alone means the one in the supply
            return [*names, *[f"+{name}" for name in short_names(option.card)]]
        for attribute in ("spell", "card", "curse", "magician"):
            piece = getattr(option, attribute, None)
            if piece is not None:
                names += [piece.name, self.wording.piece(piece).lower()]
        return names

    def surest_name(self, option: HasId, meant: Sequence[Option]) -> str:  # noqa: ARG002
        return self.option_text(option)

    # --- questions -------------------------------------------------------------------------------------------

    def question(self, view: BigBookView, ask: Pick) -> str:
        """What is asked, and what for: the card that asks it, whose it is, and what is still to be paid."""
        question = super().question(view, ask)
        if view.payment is not None and ask.kind == "pay":
            question = f"{question} {self._missing(view)}"
        if not view.underway:
            return question
        what = view.underway[-1]
        about = self.what_for(what, view, ask.seat)
        if ask.kind in BETWEEN_TWO and what.target is not None:
            other = what.by if ask.seat == what.target else what.target
            about = self.words("big-book-with", what=about, name=self.names[other])
        effect = effect_of(what)
        if ask.kind in WITH_TEXT and effect is not None:
            times = what.action.times if isinstance(what.action, Cast) else None
            about = self.words("big-book-with-meaning", option=about, meaning=effect_text(effect, self.wording, times))
            return f"{about} {question}"
        return self.words("big-book-question", about=about, question=question)

    def what_for(self, what: Underway, view: BigBookView, seat: int) -> str:
        """`Cast Telepathy (Kvido)`, `fire curse (3a)`, `Bonus`."""
        if what.kind == "action" and what.action is not None:
            text = self.option_text(what.action, view)
        elif what.kind == "curse" and what.curse is not None:
            text = self.at_place(self.wording.piece(what.curse), view, what.curse)
        elif what.kind == "arrival" and what.page is not None:
            text = self.words("big-book-for-arrival", monster=self.wording.piece(what.page))
        else:
            text = self.words(f"big-book-for-{what.kind}")
        if what.place is not None:
            text = self.words("big-book-onto", what=text, place=PLACES[what.place])
        theirs = what.kind in ("action", "ability") and what.by != seat
        return self.words("big-book-of", what=text, name=self.names[what.by]) if theirs else text

    def _missing(self, view: BigBookView) -> str:
        missing = view.payment.missing if view.payment is not None else None
        if missing is None:
            return self.words("big-book-missing-pair")
        amounts = [
            f"{amount}× {self.wording.say('element', element=element)}"
            for element, amount in zip(ELEMENTS, missing, strict=True)
            if amount
        ]
        return self.words("big-book-missing", elements=", ".join(amounts))


def place_of(view: BigBookView, curse: Curse) -> str | None:
    """Where a curse lies; None when it has just left the board."""
    return next((PLACES[n] for n, laid in enumerate(view.curses) if laid is not None and laid.curse is curse), None)


def effect_of(what: Underway) -> Effect | None:
    if isinstance(what.action, Cast):
        return what.action.spell.effect
    if what.curse is not None:
        return what.curse.effect
    if what.page is None:
        return None
    return {"arrival": what.page.arrival, "bonus": what.page.bonus, "penalty": what.page.penalty}.get(what.kind)
