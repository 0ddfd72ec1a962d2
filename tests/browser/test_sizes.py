"""Nothing that a player has to read or press is cut, covered or off the page, whatever the size of the window.

A page is opened once for each situation and resized through all sizes; a finger then chooses something, and it is
measured again.
"""

import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Literal

import pytest

import slet
from browser.conftest import Server, Visit
from browser.playing import act_number, state
from browser.sizes import SIZES, faults, touch_first
from browser.tables import set_up_at
from slet.kernel.match import Match
from slet.kernel.questions import Pick
from slet.kernel.record import Record, read_record

RECORDS = Path(__file__).parent.parent / "data" / "records"


@dataclass(frozen=True)
class Situation:
    """A question of a kept game: of its kind the one with the most options, the first or the last."""

    game: str
    kind: str
    record: str = "*"
    lang: str = "cs"
    theme: str = "dark"
    which: Literal["hardest", "first", "last"] = "hardest"
    choose: str = ""
    """What a finger then touches to choose it."""

    def __str__(self) -> str:
        return f"{self.game}-{self.kind}" + (f"-{self.record.strip('*')}" if self.record != "*" else "")


SITUATIONS = [
    Situation("wizard", "bid", "wizard-4-kept-0", "en", which="first"),
    Situation("wizard", "play", "wizard-6-*", "en", "light", choose="[data-hand].ready"),
    Situation("wizard", "bid", "wizard-3-*"),
    Situation("wizard", "play", "wizard-3-*", choose="[data-hand].ready"),
    Situation("wizard", "trump"),
    Situation(
        "wandering-towers", "act", "*-2-kept-0", "en", which="first", choose="[data-card]:not([aria-disabled=true])"
    ),
    Situation("wandering-towers", "move-rolled", "*-6-*", theme="light"),
    Situation("wandering-towers", "move-rolled", "*-6-kept-teams-advanced-0", which="last"),
    Situation("wandering-towers", "discard-all-move"),
    Situation("wandering-towers", "act-second", "*-2-*", "en", choose="[data-card]:not([aria-disabled=true])"),
    Situation("wandering-towers", "act", "*-6-kept-teams-advanced-0", choose="[data-card]:not([aria-disabled=true])"),
    Situation("wandering-towers", "target-swap-tower"),
    Situation("the-witches", "apprentice", "*-4-*", "en", which="first"),
    Situation("the-witches", "move", "competitive-4-*", theme="light", choose="[data-hand].ready"),
    Situation("the-witches", "fly", choose="[data-space].target"),
    Situation("the-witches", "go-on"),
    Situation("the-witches", "give-up", "competitive-3-*"),
    Situation("carodeni", "novices", "*-5-*", "en"),
    Situation("carodeni", "gather", "*-5-*", theme="light", choose=".bands [data-target=offered]"),
    Situation("carodeni", "turn", "*-3-*", choose=".hand [data-target=offered]"),
    Situation("carodeni", "brew", "*-3-kept-waiting-0"),
    Situation("carodeni", "pay"),
    Situation("big-book", "magician", "*-5-*", "en", which="first", choose=".sheet.free"),
    Situation("big-book", "action", "*-5-*", choose=".thing.ready[data-at]"),
    Situation("big-book", "pay", theme="light"),
    Situation("big-book", "destroy"),
    Situation("big-book", "player", "*-5-*"),
]


def _asked(match: Match, kind: str) -> Pick | None:
    return next((pick for pick in match.asks if pick.kind == kind), None)


@cache
def _records(game: str, pattern: str) -> list[Record]:
    return [read_record(path.read_bytes()) for path in sorted((RECORDS / game).glob(f"{pattern}.json"))]


def _is_better(situation: Situation, options: int, so_far: int) -> bool:
    return situation.which == "last" or (situation.which == "hardest" and options > so_far)


def moment(situation: Situation) -> tuple[Match, int]:
    """The match up to the question, and who is asked."""
    found: tuple[int, Record, int] | None = None
    for record in _records(situation.game, situation.record):
        match = slet.replay(record, 0)
        for at, answer in enumerate(record.answers):
            if answer.seat < 0:
                continue
            pick = _asked(match, situation.kind)
            if pick is not None and (found is None or _is_better(situation, len(pick.options), found[0])):
                found = (len(pick.options), record, at)
            match.play(answer.id, answer.seat)
    assert found is not None, f"no kept game of {situation.game} asks {situation.kind}"
    match = slet.replay(*found[1:])
    pick = _asked(match, situation.kind)
    assert pick is not None
    return match, pick.seat


@pytest.mark.parametrize("situation", SITUATIONS, ids=str)
def test_everything_can_be_read_and_pressed_at_every_size(visit: Visit, server: Server, situation: Situation) -> None:
    match, seat = moment(situation)
    ema = visit(lang=situation.lang, theme=situation.theme, touch=True)
    ema.page.goto(f"/t/{set_up_at(ema, server, match, seat)}")
    assert state(ema.page) == "asked"
    found = [one for size in SIZES for one in faults(ema.page, situation.game, *size)]
    if situation.choose:
        asked = act_number(ema.page)
        touch_first(ema.page, situation.choose)
        again = [one for size in SIZES for one in faults(ema.page, situation.game, *size, chosen=True)]
        found += [f"chosen, {one}" for one in again]
        assert act_number(ema.page) == asked, "the touch was to choose only"
    assert not found, json.dumps(found, indent=1, ensure_ascii=False)
