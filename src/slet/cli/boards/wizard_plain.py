"""Wizard in sentences: one fact a line, the suit in words, nothing that a screen reader would stumble over."""

from collections.abc import Iterator

from slet.cli.boards.board import Board
from slet.games.wizard.pieces import SUITS
from slet.games.wizard.view import Laid, WizardView
from slet.kernel.questions import Pick


class WizardSentences(Board):
    def suit_name(self, suit: str | None) -> str:
        return self.wording.say("suit", suit=suit)

    def describe(self, view: WizardView, *, brief: bool = False) -> list[str]:
        lines = []
        if not brief:
            dealer = self.names[view.dealer]
            lines += [self.words("wizard-say-round", round=view.round, rounds=view.rounds, dealer=dealer)]
            lines += self._players_in_words(view)
        return [*lines, self._trump_in_words(view), *self._trick_in_words(view)]

    def choice_lines(self, view: WizardView, ask: Pick | None) -> list[str]:
        if ask is None:
            return []
        if ask.kind == "play":
            return list(self._hand_to_play(view, ask))
        hand = self.words("wizard-say-hand", cards=self.listed(map(self.called, view.hand)))
        if ask.kind == "bid":
            bids = ", ".join(str(choice.number) for choice in self.choices(view, ask) if choice.legal)
            return [hand, self.words("wizard-say-bids", bids=bids)]
        return [hand, *super().choice_lines(view, ask)]

    def sheet_lines(self, view: WizardView) -> list[str]:
        lines = []
        for row in view.truth:
            lines.append(self.words("wizard-say-sheet-round", round=row.round))
            for seat, name in enumerate(self.names):
                lines.append(
                    self.words(
                        "wizard-say-sheet",
                        name=name,
                        bid=row.bids[seat],
                        taken=row.taken[seat],
                        points=row.points[seat],
                        total=row.totals[seat],
                    )
                )
        return lines or [self.words("wizard-sheet-empty")]

    def sentences_legend(self) -> list[str]:
        letters = [
            self.words("wizard-say-legend-suit", suit=self.suit_name(suit), letter=self.words(f"wizard-letter-{suit}"))
            for suit in SUITS
        ]
        return [*letters, self.words("wizard-say-legend-others"), self.words("wizard-legend-typing")]

    def _players_in_words(self, view: WizardView) -> Iterator[str]:
        for seat, name in enumerate(self.names):
            bid = view.bids[seat] if view.bids else None
            said = "none" if bid is None else str(bid)
            taken = view.taken[seat] if view.taken else 0
            yield self.words("wizard-say-player", name=name, bid=said, taken=taken, total=view.totals[seat])

    def _trump_in_words(self, view: WizardView) -> str:
        if view.trump is None and view.turned is not None and view.turned.is_wizard:
            return self.words("wizard-say-trump-open", dealer=self.names[view.dealer])
        return self.words("wizard-say-trump", suit=view.trump or "none")

    def _trick_in_words(self, view: WizardView) -> Iterator[str]:
        if view.trick:
            yield self.words("wizard-say-trick")
            yield from map(self._laid_in_words, view.trick)
            if view.colour is not None:
                yield self.words("wizard-say-follow", suit=view.colour)
        elif view.bids and None not in view.bids:
            yield self.words("wizard-say-lead", name=self.names[view.lead])

    def _laid_in_words(self, laid: Laid) -> str:
        return self.words("wizard-say-laid", name=self.names[laid.seat], card=self.wording.piece(laid.card))

    def _hand_to_play(self, view: WizardView, ask: Pick) -> Iterator[str]:
        for choice in self.choices(view, ask):
            key = "choice" if choice.legal else "wizard-say-not-now"
            option = self.wording.option(choice.option)
            yield self.words(key, number=str(choice.number), option=option)
