"""The Witches in sentences: one fact a line, nothing that a screen reader would stumble over."""

from collections.abc import Iterator

from slet.cli.boards.the_witches.facts import WitchesFacts, open_hands
from slet.games.the_witches.pieces.cards import Card
from slet.games.the_witches.view import WitchesView
from slet.kernel.questions import Pick


class WitchesSentences(WitchesFacts):
    def describe(self, view: WitchesView, *, brief: bool = False) -> list[str]:
        lines = []
        if not brief:
            lines += [*self._about_game(view), *self._map_in_words(view)]
            lines += [self._player_in_words(view, seat) for seat in range(view.seats)]
            lines += self.hands_in_words(view) if view.turn else []  # before, nobody has a use for them
        if view.turn and view.active == view.seat and view.actions:
            lines.append(self.words("witches-say-actions", actions=view.actions))
        if view.attempt is not None:
            lines.append(self.attempt_line(view))
            lines += [failing] if (failing := self.failing_line(view)) else []
        elif view.seat is not None and (here := view.players[view.seat].space) is not None:
            paths = self.neighbours(here) or "none"
            lines.append(self.words("witches-say-here", place=self.place(here), paths=paths))
        return lines

    def choice_lines(self, view: WitchesView, ask: Pick | None) -> list[str]:
        if ask is None:
            return []
        hand = [self.words("witches-say-own-hand", cards=len(view.hand)), *map(self.card_in_words, view.hand)]
        choices = [
            self.words("choice", number=str(choice.number), option=self.label(choice.option, view))
            for choice in self.choices(view, ask)
        ]
        return [*(hand if view.hand or view.turn else []), *choices]

    def sheet_lines(self, view: WitchesView) -> list[str]:
        lines = []
        for seat, player in enumerate(view.players):
            tiles = ", ".join(self.wording.piece(tile) for tile in (*player.easy, *player.hard))
            lines.append(
                self.words(
                    "witches-say-score",
                    name=self.names[seat],
                    tiles=tiles or "none",
                    aliss=player.aliss,
                    points=player.points,
                )
            )
        return lines

    def sentences_legend(self) -> list[str]:
        return [self.words("witches-legend-typing"), self.words("witches-legend-odds")]

    # --- the table in words ----------------------------------------------------------------------------------

    def _about_game(self, view: WitchesView) -> Iterator[str]:
        if view.turn:
            yield self.words("witches-say-turn", turn=view.turn, turns=view.turns, name=self.names[view.active])
        yield self.words(
            "witches-say-supplies",
            cackles=view.cackle_supply,
            crises=view.crisis_supply,
            aliss=view.aliss_supply,
            elves=view.elves,
        )
        yield self._boxes_in_words(view)
        yield self.words("witches-say-cards", pile=view.pile, discard=len(view.discard))

    def _boxes_in_words(self, view: WitchesView) -> str:
        left = [box for box in view.boxes if box.easy or box.hard]
        if not left:
            return self.words("witches-say-last-turn")
        easy, hard = sum(box.easy for box in left), sum(box.hard for box in left)
        name = "none" if left[0].top is None else self.wording.piece(left[0].top)
        return self.words("witches-say-boxes", easy=easy, hard=hard, top=name)

    def _map_in_words(self, view: WitchesView) -> Iterator[str]:
        for spot in view.spaces:
            if there := self.what_is_there(spot, view):
                yield self.words("witches-say-space", place=self.place(spot.space), there=", ".join(there))
        if view.dungeon:
            there_ = ", ".join(self.names[seat] for seat in view.dungeon)
            yield self.words("witches-say-dungeon", there=there_)

    def _player_in_words(self, view: WitchesView, seat: int) -> str:
        player = view.players[seat]
        apprentice = (
            self.wording.say("apprentice", apprentice=player.apprentice)
            if player.apprentice
            else self.words("witches-no-apprentice")
        )
        return self.words(
            "witches-say-player",
            name=self.names[seat],
            apprentice=apprentice,
            place=self.place(player.space),
            cards=player.cards,
            limit=player.limit,
            cackles=player.cackles,
            aliss=player.aliss,
            easy=len(player.easy),
            hard=len(player.hard),
            points=player.points,
            ability=self.wording.say("ability", ability=player.ability) if player.ability else "none",
        )

    def hands_in_words(self, view: WitchesView) -> list[str]:
        """WIT-154: the hands of the others, playing together."""
        return [
            self.words(
                "witches-say-hand", name=self.names[seat], cards="; ".join(map(self.card_in_words, hand)) or "none"
            )
            for seat, hand in open_hands(view)
        ]

    def card_in_words(self, card: Card) -> str:
        forms = self.card_forms(card)
        power = "yes" if card.power != "none" else "no"
        symbol, benefit = self.symbol(card), forms["benefit"]
        return self.words("witches-say-card-facts", card=forms[""], symbol=symbol, benefit=benefit, power=power)
