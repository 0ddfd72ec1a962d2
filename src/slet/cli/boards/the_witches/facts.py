"""Single facts of The Witches in words, for the table, the sentences and the asides alike."""

from slet.cli.boards.board import Board
from slet.games.the_witches.attempts import CRISIS
from slet.games.the_witches.pieces.cards import Card
from slet.games.the_witches.pieces.places import DUNGEON, SPACES_OF, Space
from slet.games.the_witches.planning.odds import SYMBOLS
from slet.games.the_witches.view import SpaceView, WitchesView
from slet.games.the_witches.why import percent
from slet.kernel.questions import HasId

STAYS = ("stay", "stop")
"""The options that leave the witch where she is, to do what is to be done there."""


class WitchesFacts(Board):
    def place(self, space: Space | None) -> str:
        return self.words("witches-nowhere") if space is None else self.wording.say("space", **space.words())

    def location(self, name: str) -> str:
        """A location as a whole: Town and Castle without the number of a space."""
        return self.wording.messages.forms("space", SPACES_OF[name][0].words())["location"]

    def neighbours(self, space: Space) -> str:
        """The locations that paths lead to."""
        return "; ".join(dict.fromkeys(self.location(other.location) for other in space.neighbours))

    def card_forms(self, card: Card) -> dict[str, str]:
        return self.wording.messages.forms("card", card.words())

    def problem(self, spot: SpaceView) -> str:
        """A problem in a few words: its name and what it takes."""
        if spot.tile is None:
            return self.words("witches-unknown-problem", crises=spot.crises)
        needed = spot.tile.difficulty + CRISIS * spot.crises
        return self.words("witches-problem", tile=self.wording.piece(spot.tile), needed=needed)

    def what_is_there(self, spot: SpaceView, view: WitchesView) -> list[str]:
        """The problem and the other witches on a space."""
        there = [self.problem(spot)] if spot.tile is not None or spot.is_face_down else []
        return there + [self.names[seat] for seat in spot.witches if seat != view.seat]

    def label(self, option: HasId, view: WitchesView) -> str:
        """An option in words; one that names a space with what is on it, one that stays with what will be done."""
        text = self.wording.option(option)
        if option.id in STAYS:
            done = self.done_here(view)
            return f"{text} · {done}" if done else text
        space = getattr(option, "space", None)
        if not isinstance(space, Space) or option.id.startswith(("look:", "turn-up:")):  # all of these lie face down
            return text
        there = self.what_is_there(view.spaces[space.number], view)
        return f"{text} · {', '.join(there)}" if there else text

    def done_here(self, view: WitchesView) -> str:
        """WIT-65: what ending the movement here means; empty where it means nothing."""
        here = None if view.seat is None else view.players[view.seat].space
        if here is None or here is DUNGEON:
            return ""
        spot = view.spaces[here.number]
        if spot.tile is not None or spot.is_face_down:
            return self.words("witches-will-try", problem=self.problem(spot))
        others = [self.names[seat] for seat in spot.witches if seat != view.seat]
        return self.words("witches-will-have-tea", names=", ".join(others)) if others else ""

    def attempt_line(self, view: WitchesView) -> str:
        attempt = view.attempt
        assert attempt is not None
        dice = ", ".join(self.wording.say("face", value=value) for value in attempt.dice)
        return self.words(
            "witches-attempt",
            own="yes" if view.seat == view.active else "no",
            name=self.names[view.active],
            tile=self.wording.piece(attempt.tile),
            dice=dice or "none",
            total=attempt.total,
            needed=attempt.needed,
        )

    def failing_line(self, view: WitchesView) -> str | None:
        """What failing at the attempt would bring; None where it cannot fail any more."""
        attempt = view.attempt
        if attempt is None or attempt.enough == attempt.rolls:
            return None
        return self.wording.say("fails", family=attempt.tile.family)

    def percent(self, chance: float) -> str:
        """A chance; all or nothing only where it is certain."""
        return self.wording.say("percent", **percent(chance))

    def symbol(self, card: Card) -> str:
        """The symbol of a card, with what it adds to an attempt."""
        name = self.card_forms(card)["symbol"]
        return f"{name} +{SYMBOLS[card.symbol]}" if SYMBOLS[card.symbol] else name


def open_hands(view: WitchesView) -> list[tuple[int, tuple[Card, ...]]]:
    """The hands of the others, where they may be seen."""
    return [
        (seat, player.hand) for seat, player in enumerate(view.players) if player.hand is not None and seat != view.seat
    ]
