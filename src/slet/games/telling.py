"""How a finished game is told: the facts of `course.py` in words, as somebody who sits there reads them.

The words stand in `text/tale.en.ftl` and `tale.cs.ftl` of the game, those that serve any game in `words/`. The keys:

    title-WHO-SHAPE       the head line: for who has won, who has lost, who looked on (they); see `course.shape`
    source-NAME           what points came from
    honour-KEY            something that one did more of than all others; `.text` tells who and how much
    tale-KEY              what the game tells of itself (`kernel/tale.py`)
"""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Literal

import msgspec

from slet.games.course import CLOSE, MOST_CAUSES, Race, Story, ahead_until, margin, shape
from slet.games.result import in_a_list
from slet.games.settings import SettingWords
from slet.games.wording import Wording, text_folder
from slet.kernel.game import Game
from slet.kernel.offers import described
from slet.kernel.tale import Said, Trial
from slet.words import Messages, common

MOST_TOLD = 2
"""Sentences on what the winner did in the round that turned the game."""


class TalePoints(msgspec.Struct, frozen=True):
    """What points came from."""

    text: str
    points: list[int]
    rival: int


class TaleTurning(msgspec.Struct, frozen=True):
    """Where it turned."""

    at: int
    """Which round of the course, from 0."""
    round: int
    title: str
    text: list[str]
    n: int
    """The moment of the replay."""


class TaleHonour(msgspec.Struct, frozen=True):
    title: str
    text: str
    seat: int


class TaleStage(msgspec.Struct, frozen=True):
    name: str
    state: Literal["done", "missed", "open"]
    text: str
    fate: str
    """What became of it; empty where nothing did."""
    sign: str


class TaleGauge(msgspec.Struct, frozen=True):
    name: str
    value: int
    most: int
    good: bool


class TaleClose(msgspec.Struct, frozen=True):
    """How close it was."""

    title: str
    text: str
    have: int
    need: int
    n: int
    sign: str


class TaleCause(msgspec.Struct, frozen=True):
    title: str
    text: str
    n: int | None
    sign: str


class TaleDeeds(msgspec.Struct, frozen=True):
    """Who did what: of each kind how much each seat."""

    text: str
    counts: list[int]


class ResultTale(msgspec.Struct, frozen=True):
    """All that the page of a result tells."""

    title: str
    how: str
    reason: str
    sources: list[TalePoints]
    rounds: list[int]
    """The numbers of the rounds of the course."""
    rival: list[int]
    """The points after each round of whoever has no seat; empty where there is nobody, or it is not known."""
    turning: TaleTurning | None
    honours: list[TaleHonour]
    stages: list[TaleStage]
    gauges: list[TaleGauge]
    close: TaleClose | None
    causes: list[TaleCause]
    deeds: list[TaleDeeds]
    easier: str
    """What makes an easier game of this kind; empty where there is none."""
    harder: str


def tell_story(
    game: Game[Any], story: Story, names: Sequence[str], eyes: int | None, language: str, settings: Any
) -> ResultTale:
    """As it is told to that seat, or to a spectator. `settings`: by which it was played."""
    return _Teller(game, story, names, eyes, language).told(settings)


@cache
def tale_wording(game_id: str, language: str) -> Wording:
    """The words of the game with those of its tale, where it has any."""
    folder = text_folder(game_id)
    files = [folder / f"{language}.ftl", folder / f"tale.{language}.ftl"]
    source = "\n".join(file.read_text(encoding="utf-8") for file in files if file.is_file())
    return Wording(Messages(language, source, where=str(files[-1])))


class _Teller:
    def __init__(self, game: Game[Any], story: Story, names: Sequence[str], eyes: int | None, language: str) -> None:
        self.game, self.story, self.names, self.eyes, self.language = game, story, names, eyes, language
        self.words = tale_wording(game.id, language)

    def told(self, settings: Any) -> ResultTale:
        story, trial = self.story, self.story.trial
        rival = story.outcome.rival
        easier, harder = self.game.tale.ladder(len(self.names), settings)
        return ResultTale(
            title=self.title(),
            how=self.how(),
            reason=self.words.say(f"reason-{story.outcome.reason}"),
            sources=[
                TalePoints(self.words.say(f"source-{name}"), list(points), rival.breakdown.get(name, 0) if rival else 0)
                for name, points in story.sources.items()
            ],
            rounds=list(story.course.rounds),
            rival=list(story.course.rival),
            turning=self.turning(),
            honours=[self.honour(honour.key, honour.seat, honour.value) for honour in story.honours],
            **(self.trial(trial) if trial else NO_TRIAL),
            easier=self.level(easier),
            harder=self.level(harder),
        )

    # --- words -------------------------------------------------------------------------------------------------------

    def say(self, key: str, **facts: Any) -> str:
        """By the game's own message, or by the one for any game."""
        return self.words.say(key, **facts) if key in self.words else common(self.language).say(key, facts)

    def said(self, said: Said) -> str:
        facts = dict(said.facts)
        if said.seat is not None:
            facts |= {"name": self.names[said.seat], "you": said.seat == self.eyes}
        return self.words.say(f"tale-{said.key}", **facts)

    def who(self, seat: int, *, first: bool = False) -> str:
        """The name, or "you"; `first`: at the beginning of a sentence."""
        return common(self.language).say("You" if first else "you") if seat == self.eyes else self.names[seat]

    def side(self, race: Race, side: int, *, first: bool = False) -> str:
        if side == race.rival:
            assert self.story.outcome.rival is not None
            return self.words.say(f"rival-{self.story.outcome.rival.name}")
        *others, last = race.sides[side]
        called = [self.who(seat, first=first and not n) for n, seat in enumerate((*others, last))]
        return in_a_list(called, self.language)

    # --- who won -----------------------------------------------------------------------------------------------------

    def title(self) -> str:
        story, race = self.story, self.story.race
        if race is None:
            if story.trial is not None:
                return self.said(story.trial.title)
            together = "together-won" if story.outcome.winners else "together-lost"
            return self.say(f"title-{together if story.outcome.together else 'nobody'}")
        own = race.side(self.eyes)
        who = "they" if own is None else "won" if own in race.won else "lost"
        kind: str = shape(race)
        if kind == "tied":
            if race.rival in race.won:
                return self.say("title-rival-tied", name=self.side(race, race.won[-1]))
            return self.say(f"title-{who}-tied", count=len(race.won))
        until = ahead_until(story.course, race, own) if own is not None and who == "lost" else None
        if until is not None and kind != "close":
            return self.say("title-lost-ahead", round=until)
        by = -margin(race, own) if own is not None and who == "lost" else margin(race, race.won[0])
        if kind == "close" and (not self.game.score.has_points or not self._is_close(race, by)):
            kind = "near" if self._is_close(race, by) else "clear"
        name = self.side(race, race.won[0], first=True)
        return self.say(f"title-{who}-{kind}", name=name, margin=by)

    def _is_close(self, race: Race, by: int) -> bool:
        """Whether this reader was near: who came last in a close race was not."""
        return by <= max(1, margin(race, race.won[0]))

    def how(self) -> str:
        """The source with the largest difference, to who reads it or to the next; and in what they did better."""
        story, race = self.story, self.story.race
        if race is None:
            return "" if story.trial is None else self.said(story.trial.how)
        if len(race.won) != 1 or not story.sources:
            return ""
        winner, own = race.won[0], race.side(self.eyes)
        lost = own is not None and own != winner
        others = [side for side in range(len(race.sides)) if side != winner]
        other = own if own is not None and lost else max(others, key=lambda side: race.ends[side])
        ahead = {name: self._from(race, winner, name) - self._from(race, other, name) for name in story.sources}
        best, worst = max(ahead, key=ahead.__getitem__), min(ahead, key=ahead.__getitem__)
        said = []
        if ahead[best] > 0:
            facts = {"points": self._from(race, winner, best), "others": self._from(race, other, best)}
            first, second = self.side(race, winner), self.side(race, other)
            said.append(self.say("how-difference", source=self._source(best), first=first, second=second, **facts))
        if lost and -ahead[worst] >= max(1, CLOSE * abs(race.ends[winner])):
            facts = {"own": self._from(race, other, worst), "theirs": self._from(race, winner, worst)}
            said.append(self.say("how-better", source=self._source(worst), **facts))
        return " ".join(said)

    def _from(self, race: Race, side: int, source: str) -> int:
        """The points of a side from that source."""
        rival = self.story.outcome.rival
        if side == race.rival and rival is not None:
            return rival.breakdown.get(source, 0)
        return sum(self.story.sources[source][seat] for seat in race.sides[side])

    def _source(self, name: str) -> str:
        return self.words.say(f"source-{name}")

    # --- how it came -------------------------------------------------------------------------------------------------

    def turning(self) -> TaleTurning | None:
        turning, race, course = self.story.turning, self.story.race, self.story.course
        if turning is None or race is None:
            return None
        own = race.side(self.eyes)
        others = [side for side in range(len(race.sides)) if side != turning.side]
        other = own if own in others else max(others, key=lambda side: race.ways[side][turning.at])
        assert other is not None
        events = [self.words.event(event, self.names, self.eyes) for event in turning.told[-MOST_TOLD:]]
        return TaleTurning(
            at=turning.at,
            round=course.rounds[turning.at],
            title=self.say("turning-title", **self._change(race, turning.side, turning.at)),
            text=[*events, self.say("turning-other", **self._change(race, other, turning.at))],
            n=turning.n,
        )

    def _change(self, race: Race, side: int, at: int) -> dict[str, Any]:
        way = race.ways[side]
        return {"name": self.side(race, side, first=True), "before": way[at - 1] if at else 0, "after": way[at]}

    def honour(self, key: str, seat: int, value: int) -> TaleHonour:
        facts: dict[str, Any] = {"name": self.who(seat), "value": value}
        if key.startswith("source-"):
            facts["source"] = self.words.say(key)
            key = "source"
        return TaleHonour(self.say(f"honour-{key}", **facts), self.say(f"honour-{key}.text", **facts), seat)

    # --- against the game --------------------------------------------------------------------------------------------

    def trial(self, trial: Trial) -> dict[str, Any]:
        said, close = self.said, trial.close
        return {
            "stages": [
                TaleStage(said(one.name), one.state, said(one.text), said(one.fate) if one.fate else "", one.sign)
                for one in trial.stages
            ],
            "gauges": [TaleGauge(said(one.name), one.value, one.most, one.good) for one in trial.gauges],
            "close": close
            and TaleClose(said(close.title), said(close.text), close.have, close.need, close.n, close.sign),
            "causes": [
                TaleCause(said(one.title), said(one.text), one.n, one.sign) for one in trial.causes[:MOST_CAUSES]
            ],
            "deeds": [TaleDeeds(said(Said(key)), list(counts)) for key, counts in trial.deeds.items()],
        }

    def level(self, wanted: Mapping[str, Any] | None) -> str:
        """What the settings of another level are called."""
        if not wanted:
            return ""
        words, offers = SettingWords(self.game, self.language), described(self.game.rules.settings, len(self.names))
        called = [words.chosen(name, offers[name], value, self.names) for name, value in wanted.items()]
        return ", ".join(called)


NO_TRIAL: dict[str, Any] = {"stages": [], "gauges": [], "close": None, "causes": [], "deeds": []}
