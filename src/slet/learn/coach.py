"""The coach of somebody's first games: what it could remark now, and what of it it says.

What could be said follows from what the seat is shown and nothing else (`kernel/remarks.py`). What is said follows from
what was heard before, which whoever is coached keeps (`Heard`): the terminal in its file, a browser in its own store
(`web/src/learn/coach.ts` is the same policy). So a server has nothing to remember. The coach fades by itself: it never
says the same twice – a danger that was told is the player's own to see from then on –, speaks once a turn, and less in
each game.
"""

import logging
from collections.abc import Mapping
from typing import Any, get_args

import msgspec

from slet.games.coaching import remarked
from slet.kernel.match import Match
from slet.kernel.remarks import Kind, Remark, Seen

LOG = logging.getLogger("slet.learn")

BUDGET = (12, 6, 3)
"""How much is said in the first, the second and the third game of a kind."""

_ORDER = get_args(Kind)

Found = tuple[Remark, Mapping[str, Any]]
"""A remark, and what its words tell besides."""


class Said(msgspec.Struct, frozen=True):
    """A remark in words."""

    key: str
    kind: Kind
    text: str
    at: str | None
    """The place on the board that is spoken of."""


class Heard(msgspec.Struct, frozen=True):
    """What somebody has heard of the coach of one game."""

    games: int = 0
    """Games of this kind that were played to their end."""
    said: dict[str, int] = {}
    """How often each remark was said."""
    lately: int = 0
    """How many were said since the last of these games."""
    turn: int = -1
    """The turn in which something was said last."""


def remarks(match: Match, seat: int, since: int) -> list[Found]:
    """All that could be remarked to a seat that is asked, what matters most first. `since` is what `match.told` was
    when it was asked last. A remark that fails is not worth a game: it is left out.
    """
    ask = next((pick for pick in match.asks if pick.seat == seat), None)
    if ask is None or not match.game.words.remarks:
        return []
    seen = Seen(seat, match.view(seat), ask, match.log(seat, since))
    found: list[Found] = []
    for remark in sorted(match.game.words.remarks, key=lambda one: _ORDER.index(one.kind)):
        try:
            values = remark.when(seen)
        except Exception:
            LOG.exception("the remark %s of %s failed", remark.key, match.game.id)
            continue
        if values is not None:
            found.append((remark, values))
    return found


def in_words(game_id: str, language: str, found: list[Found]) -> list[Said]:
    """The same as it is said; what cannot be said is left out."""
    said: list[Said] = []
    for remark, values in found:
        try:
            text = remarked(game_id, language, remark.key, values)
        except Exception:
            LOG.exception("the remark %s of %s has no words", remark.key, game_id)
            continue
        said.append(Said(remark.key, remark.kind, text, remark.at))
    return said


def turn_of(match: Match, seat: int) -> int:
    """A number that stays the same for as long as nobody else has answered. Alone, each question is a turn."""
    others = sum(answer.seat >= 0 and answer.seat != seat for answer in match.answers)
    return others if match.seats > 1 else len(match.answers)


# --- what is said --------------------------------------------------------------------------------------------------


def choose(found: list[Said], heard: Heard, turn: int) -> Said | None:
    """What is said in this turn: the first that was not said before, while the game's budget lasts."""
    if heard.turn == turn or heard.lately >= budget(heard):
        return None
    return next((one for one in found if one.key not in heard.said), None)


def budget(heard: Heard) -> int:
    """How much may be said in the game that is played now."""
    return BUDGET[heard.games] if heard.games < len(BUDGET) else 0


def said(heard: Heard, one: Said, turn: int) -> Heard:
    """What was heard, after this was said too."""
    times = {**heard.said, one.key: heard.said.get(one.key, 0) + 1}
    return Heard(heard.games, times, heard.lately + 1, turn)


def played(heard: Heard) -> Heard:
    """What was heard, after one more game."""
    return Heard(heard.games + 1, heard.said)
