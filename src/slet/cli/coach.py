"""The coach in the terminal: what the owl says before a question of a first game. It remembers what it has said."""

from contextlib import suppress

from slet.cli.errors import CommandError
from slet.cli.learned import keep_progress, read_progress
from slet.kernel.foregone import told_at_choice
from slet.kernel.match import Match
from slet.learn import coach
from slet.learn.coach import Heard


class Coach:
    def __init__(self, game_id: str, language: str) -> None:
        self.game_id = game_id
        self.language = language

    def remark(self, match: Match, seat: int, *, alone: bool) -> str | None:
        """What is said to the seat that is asked; None: nothing."""
        heard, turn = self._heard, coach.turn_of(match, seat)
        if not coach.budget(heard):
            return None
        found = coach.remarks(match, seat, told_at_choice(match, seat, alone=alone))
        one = coach.choose(coach.in_words(self.game_id, self.language, found), heard, turn)
        if one is None:
            return None
        self._keep(coach.said(heard, one, turn))
        return one.text

    def played(self) -> None:
        """The game is over."""
        self._keep(coach.played(self._heard))

    @property
    def _heard(self) -> Heard:
        return read_progress().heard.get(self.game_id, Heard())

    def _keep(self, heard: Heard) -> None:
        progress = read_progress()
        progress.heard[self.game_id] = heard
        with suppress(CommandError):  # an owl that forgets is no reason not to play
            keep_progress(progress)
