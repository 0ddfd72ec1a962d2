"""The log of a table as it is sent: whole to those who come, and to those who are there what each act has changed."""

from collections.abc import Sequence

from slet.kernel.match import Match
from slet.server.frames import Seen
from slet.server.sentences import Speaker, Told
from slet.server.wire import LogChange

NO_CHANGE = LogChange(False, [], [])


class SentLog:
    """The log for all who read it with the same eyes in the same language: what has changed is worked out once."""

    def __init__(self, eyes: int | None, *, looking_back: bool = False) -> None:
        self._eyes = eyes
        self._looking_back = looking_back
        """Whether all may be read, even if the installed rules cannot follow the game to its end."""
        self._n = -1
        """The act after which it was sent last."""
        self._change = NO_CHANGE
        self._fresh: list[Told] = []
        """The lines in it."""
        self._told = 0
        """How many lines there were then, read or not."""
        self._sent: set[int] = set()
        """Those that were sent, of the lines that may still change."""
        self._firm: set[int] = set()
        """Those that were sent, of the other lines."""
        self._settled = 0
        """Lines before this one do not change any more before the end."""

    def whole(self, match: Match, n: int, speaker: Speaker, you: int | None) -> LogChange:
        """All of it, as it stands after act n, for the player on seat `you` (None: for one whom it names)."""
        self.change(match, n, speaker, you)
        lines = match.lines(self._eyes, looking_back=self._looking_back)
        return LogChange(True, [], [speaker.line(k, event).to(you) for k, event in lines])

    def change(self, match: Match, n: int, speaker: Speaker, you: int | None, seen: Sequence[Seen] = ()) -> LogChange:
        """What act n has changed in it besides the lines that are told in frames, for those who were sent all that
        went before.
        """
        if n != self._n:
            self._n = n
            self._sent.update(number for moment in seen for number, _ in moment.told)
            self._change = self._changed(match, speaker)
        if self._fresh and any(you in told.yours for told in self._fresh):
            return LogChange(False, self._change.gone, [told.to(you) for told in self._fresh])
        return self._change

    def _changed(self, match: Match, speaker: Speaker) -> LogChange:
        since, self._told = self._told, match.told
        if match.outcome is not None:  # all that was withheld comes back
            self._sent |= self._firm
            self._firm, self._settled = set(), 0
        visible = dict(match.lines(self._eyes, self._settled))
        gone = sorted(self._sent.difference(visible))
        self._fresh = [speaker.line(n, event) for n, event in visible.items() if n not in self._sent]
        self._sent = set(visible)
        self._settle(match.settled(self._eyes, since))
        return LogChange(False, gone, [told.line for told in self._fresh])

    def _settle(self, settled: int) -> None:
        if settled > self._settled:
            firm = {n for n in self._sent if n < settled}
            self._firm |= firm
            self._sent -= firm
            self._settled = settled
