"""The Witches in sentences: one fact a line, nothing that a screen reader would stumble over."""

from collections.abc import Iterator

from slet.cli.boards.board import Board
from slet.games.the_witches.attempts import CRISIS
from slet.games.the_witches.odds import Odds, odds
from slet.games.the_witches.places import Space
from slet.games.the_witches.view import PlayerView, SpaceView, WitchesView
from slet.kernel.questions import HasId, Pick


class WitchesSentences(Board):
    def place(self, space: Space | None) -> str:
        return "–" if space is None else self.wording.say("space", **space.words())

    def describe(self, view: WitchesView, *, brief: bool = False) -> list[str]:
        lines = []
        if not brief:
            lines += [*self._about_game(view), *self._map_in_words(view)]
            lines += [self._player_in_words(view, seat) for seat in range(view.seats)]
        if view.attempt is not None:
            lines.append(self.attempt_line(view))
        elif view.seat is not None and (here := view.players[view.seat].space) is not None:
            lines.append(self.words("witches-say-here", place=self.place(here)))
        return lines

    def choice_lines(self, view: WitchesView, ask: Pick | None) -> list[str]:
        if ask is None:
            return []
        hand = [self._card_in_words(card) for card in view.hand]
        choices = [
            self.words("choice", number=str(choice.number), option=self.label(choice.option, view))
            for choice in self.choices(view, ask)
        ]
        return [*hand, *choices]

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

    # --- an option with what awaits there --------------------------------------------------------------------

    def label(self, option: HasId, view: WitchesView) -> str:
        """An option in words; a way to a space with what is on it."""
        text = self.wording.option(option)
        space = getattr(option, "space", None)
        if not isinstance(space, Space) or option.id.startswith(("look:", "put:", "relieve:", "turn-up:")):
            return text
        spot = view.spaces[space.number]
        there = [self.problem(spot)] if spot.tile is not None or spot.is_face_down else []
        there += [self.names[seat] for seat in spot.witches if seat != view.seat]
        return f"{text} · {', '.join(there)}" if there else text

    def problem(self, spot: SpaceView) -> str:
        """A problem in a few words: its name and what it takes."""
        if spot.tile is None:
            return self.words("witches-unknown-problem", crises=spot.crises)
        needed = spot.tile.difficulty + CRISIS * spot.crises
        return self.words("witches-problem", tile=self.wording.piece(spot.tile), needed=needed)

    def attempt_line(self, view: WitchesView) -> str:
        attempt = view.attempt
        assert attempt is not None
        dice = ", ".join(self.wording.say("face", value=value) for value in attempt.dice)
        return self.words(
            "witches-attempt",
            name=self.names[view.active],
            tile=self.wording.piece(attempt.tile),
            dice=dice or "none",
            total=attempt.total,
            needed=attempt.needed,
        )

    # --- odds ------------------------------------------------------------------------------------------------

    def odds_lines(self, view: WitchesView) -> list[str]:
        lines = [self.words("witches-odds-heading")]
        lines += [self._odds_in_words(one) for one in odds(view)]
        return [*lines, self.words("witches-odds-note")]

    def _odds_in_words(self, one: Odds) -> str:
        tile = "none" if one.tile is None else self.wording.piece(one.tile)
        return self.words(
            "witches-say-odds",
            place=self.place(one.space),
            tile=tile,
            needed=one.needed or 0,
            dice=round(100 * one.by_dice),
            cards=round(100 * one.with_cards),
            sure="yes" if one.for_sure else "no",
        )

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
        easy, hard = sum(box.easy for box in view.boxes), sum(box.hard for box in view.boxes)
        top = next((box.top for box in view.boxes if box.easy or box.hard), None)
        name = "none" if top is None else self.wording.piece(top)
        yield self.words("witches-say-boxes", easy=easy, hard=hard, top=name)
        yield self.words("witches-say-cards", pile=view.pile, discard=len(view.discard))

    def _map_in_words(self, view: WitchesView) -> Iterator[str]:
        for spot in view.spaces:
            there = [self.problem(spot)] if spot.tile is not None or spot.is_face_down else []
            there += [self.names[seat] for seat in spot.witches]
            if there:
                yield self.words("witches-say-space", place=self.place(spot.space), there=", ".join(there))
        if view.dungeon:
            there_ = ", ".join(self.names[seat] for seat in view.dungeon)
            yield self.words("witches-say-dungeon", there=there_)

    def _player_in_words(self, view: WitchesView, seat: int) -> str:
        player: PlayerView = view.players[seat]
        apprentice = self.wording.say("apprentice", apprentice=player.apprentice) if player.apprentice else "–"
        return self.words(
            "witches-say-player",
            name=self.names[seat],
            apprentice=apprentice,
            place=self.place(player.space),
            cards=player.cards,
            cackles=player.cackles,
            aliss=player.aliss,
            points=player.points,
        )

    def _card_in_words(self, card: HasId) -> str:
        forms = self.wording.messages.forms("card", card.words())  # type: ignore[attr-defined]  # it is a card
        return self.words("witches-say-card", card=forms[""], symbol=forms["symbol"], benefit=forms["benefit"])
