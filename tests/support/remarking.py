"""What the tests of every game ask of its coach: when a remark speaks, and whether there are words for it."""

import re
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from random import Random
from typing import Any

from slet.games import find_game
from slet.games.clauses import clauses
from slet.games.wording import text_folder
from slet.kernel.events import Event
from slet.kernel.match import Match
from slet.kernel.questions import HasId
from slet.kernel.remarks import Remark, Seen
from slet.players import choose, find_player
from slet.words import LANGUAGES, Messages

LONGEST = 160
"""A remark is read at a glance."""

Chooser = Callable[[Match, Random], HasId]


@cache
def words(game_id: str, language: str) -> Messages:
    file = text_folder(game_id) / f"coach.{language}.ftl"
    return Messages(language, file.read_text(encoding="utf-8"), where=str(file))


def seen(match: Match, seat: int | None = None, news: Iterable[Event] | None = None) -> Seen:
    """The seat that is asked, as a coach finds it; without `news`, all that it was ever told is news."""
    ask = next(ask for ask in match.asks if seat in (None, ask.seat))
    return Seen(ask.seat, match.view(ask.seat), ask, tuple(match.log(ask.seat) if news is None else news))


def said(match: Match, key: str, seat: int | None = None) -> Mapping[str, Any] | None:
    """What the remark tells now, said in both languages; None where it keeps silent."""
    remark = next(one for one in match.game.words.remarks if one.key == key)
    return _said(match.game.id, remark, seen(match, seat))


def _said(game_id: str, remark: Remark, moment: Seen) -> Mapping[str, Any] | None:
    values = remark.when(moment)
    if values is not None:
        for language in LANGUAGES:
            messages = words(game_id, language)
            assert set(messages.arguments(remark.key)) == set(values), "the words take exactly what was found"
            assert all(type(value) in (int, str) for value in values.values())
            text = messages.say(remark.key, values)
            assert len(text) <= LONGEST, text
            assert len(re.findall(r"[.!?](?= |$)", text)) <= 2, text
            assert "  " not in text
    return values


def check_words(game_id: str) -> None:
    """Every remark has words in both languages, there are no others, and the clauses and kinds are right."""
    remarks = find_game(game_id).words.remarks
    keys = [remark.key for remark in remarks]
    assert len(set(keys)) == len(keys)
    for language in LANGUAGES:
        assert set(words(game_id, language).keys()) == set(keys)
    assert {clause for remark in remarks for clause in remark.teaches} <= set(clauses(game_id, "en"))


def at_random(match: Match, rng: Random) -> HasId:
    """Any of the options of the first question."""
    return rng.choice(match.asks[0].options)


def told_in(match: Match, seed: int, choose: Chooser = at_random, answers: int | None = None) -> Counter[str]:
    """How often each remark could be said to anybody in a game that is played on; all that is said is checked."""
    rng = Random(seed)
    told: Counter[str] = Counter()
    since = [0] * match.seats
    while match.asks and answers != 0:
        for ask in match.asks:
            news = match.log(ask.seat, since[ask.seat])
            moment = seen(match, ask.seat, news)
            told.update(one.key for one in match.game.words.remarks if _said(match.game.id, one, moment) is not None)
        ask = match.asks[0]
        since[ask.seat] = match.told
        match.play(choose(match, rng), ask.seat)
        answers = None if answers is None else answers - 1
    return told


def with_player(name: str) -> Chooser:
    """What that player would choose."""

    def chosen(match: Match, rng: Random) -> HasId:
        ask = match.asks[0]
        return choose(find_player(name, match.game.id), match, ask, rng)

    return chosen
