"""Looking back at a finished game, moment by moment, through anybody's eyes."""

from collections.abc import Sequence
from typing import Any

import msgspec

from slet.kernel.data import to_json
from slet.kernel.match import Match
from slet.kernel.record import Answer
from slet.kernel.watching import opening
from slet.server.archive import archive_page, archived_moments
from slet.server.connection import put
from slet.server.errors import BadMessage, NoLonger
from slet.server.frames import Happened, Seen, difference
from slet.server.scene_wire import Moment, Moments
from slet.server.sentences import Speaker
from slet.server.table import LiveTable
from slet.server.wire import Then

MOST = 100
"""Moments that are given out at once."""


def read_eyes(text: str, seats: int) -> int | str | None:
    """`all`, `none` for a spectator, or the number of a seat."""
    if text == "all":
        return "all"
    if text == "none":
        return None
    if text.isascii() and text.isdigit() and int(text) < seats:
        return int(text)
    raise BadMessage("bad-eyes")


def moments(table: LiveTable, eyes_text: str, first: int, count: int, language: str) -> Moments:
    """Some moments of the game, the first of which is that before any answer.

    Where later rules took the game over, the first is that in which they did.
    """
    if table.row.status != "over" or (table.match is None and table.archive is None):
        raise NoLonger("moments-too-early")
    eyes = read_eyes(eyes_text, len(table.seats))
    hats = [table.hat_of(seat.seat) for seat in table.seats]
    if table.archive is not None:
        kept = archived_moments(table.archive, eyes, first, min(count, MOST), language)
        page = archive_page(table.archive, table.row.game, eyes, kept, language)
        return msgspec.structs.replace(page, hats=hats)
    assert table.match is not None
    again, answers = from_the_beginning(table)
    last = min(len(answers), first + min(count, MOST) - 1)
    speaker = table.speaker(language)
    found: list[Moment] = []
    happened, before = Happened(table.game, opening(again)), None
    for n in range(last + 1):
        chosen = answers[n] if n < len(answers) else None
        if n >= first:
            found.append(_moment(again, n, happened, before, chosen, eyes, speaker))
        if chosen is not None:
            happened = Happened(table.game, again.play(chosen.id, chosen.seat, watched=n + 1 >= first))
            before = chosen.seat
    shown = eyes if isinstance(eyes, int) else None
    return Moments(len(answers), table.row.game, speaker.say("name"), table.names, shown, found, hats)


def from_the_beginning(table: LiveTable) -> tuple[Match, list[Answer]]:
    """The match before any answer, and the answers that lead from one moment to the next."""
    assert table.match is not None
    again = table.from_the_beginning()
    return again, [answer for answer in table.match.answers[len(again.answers) :] if answer.seat >= 0]


def _moment(
    match: Match,
    n: int,
    happened: Happened,
    before: int | None,
    chosen: Answer | None,
    eyes: int | str | None,
    speaker: Speaker,
) -> Moment:
    """`before`: who answered last. With all eyes, the way to the moment is seen as they saw it."""
    asked = [pick.seat for pick in match.asks]
    looking = (chosen.seat if chosen else None) if eyes == "all" else eyes
    assert not isinstance(looking, str)
    you = None if eyes == "all" else looking
    pick = next((pick for pick in match.asks if pick.seat == looking), None)
    view = match.view(looking)
    views = [match.view(seat) for seat in range(match.seats)] if eyes == "all" else []
    seen = happened.seen(match, before if eyes == "all" else looking, view, looking)
    return Moment(
        n=n,
        view=msgspec.Raw(to_json(view)),
        asked=asked,
        ask=None if pick is None else put(pick, view, match, speaker),
        chosen=None if chosen is None else chosen.id,
        frames=[moment.frame(speaker, you, _then(match, moment, views)) for moment in seen],
        views=[msgspec.Raw(to_json(one)) for one in views] if eyes == "all" else None,
    )


def _then(match: Match, moment: Seen, views: Sequence[Any]) -> list[Then]:
    """In what each seat's view was another than it is now."""
    return [difference(match.game.sight.view(moment.state, seat), now) for seat, now in enumerate(views)]
