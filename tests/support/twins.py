"""Twin worlds: the proof from history that nobody is shown what they may not know.

A game is played. Then it is played again with the same choices, but for one shuffle or draw of which two places were
exchanged. As long as all that lies open before a seat is the same in both worlds, that seat must have been shown the
same, to the byte: its view, its options, its log, who is asked, and whether a question answers itself. Nothing that a
game keeps about who knows what is trusted in this; what lies open is read from where the pieces lie.
"""

import re
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from random import Random
from typing import Any

from slet.games.big_book.pieces.tables import SPELLS
from slet.kernel.chance import Stream, seed_from
from slet.kernel.data import to_json
from slet.kernel.errors import RecordMismatch, SletError
from slet.kernel.foregone import foregone
from slet.kernel.game import Game
from slet.kernel.match import Match
from slet.kernel.questions import Chance, Draw, HasId, Pick
from slet.kernel.record import FATE
from slet.kernel.script import Script
from support.journeys import seats_of
from support.lying_open import LYING_OPEN

LOOKS = 6
"""So many moments after the change are all looked at, then one of so many."""

Told = tuple[int, Any]
"""An answer of a game: the seat and the option's id, or FATE with the question and its answer."""


def _from_the_start(match: Match, _rng: Random) -> Match:
    return match


NUMBERS = {spell.name: spell.number for spell in SPELLS}
ABOUT_DECKS = {spell.name for spell in SPELLS if re.search("deck|shuffle", str(spell.effect))}


def _with_more_spells(match: Match, rng: Random) -> Match:
    """The Big Book, where everybody knows more spells from the beginning, somebody all that have to do with decks, and
    cards were laid on top of decks for all to see. What may be known of a deck is the most delicate secret of the game,
    and few games see much of it."""
    while match.ask is not None and match.ask.kind == "magician":
        match.play(rng.choice(match.ask.options))
    position = match.position()
    spells = position["state"]["spells"]
    rest = [name for name in position["state"]["shelf"] if name not in ABOUT_DECKS]
    rng.shuffle(rest)
    for pile in position["state"]["library"]:
        for n, name in enumerate(pile):
            if name in ABOUT_DECKS:
                pile[n] = next(other for other in rest if NUMBERS[other] == NUMBERS[name])
                rest.remove(pile[n])
    spells[rng.randrange(match.seats)] += [{"spell": name} for name in sorted(ABOUT_DECKS)]
    for known in spells:
        known += [{"spell": rest.pop()} for _ in range(min(2, len(rest)))]
    position["state"]["shelf"] = rest
    position["state"]["tops"] = [[True] * rng.randint(0, min(4, len(deck))) for deck in position["state"]["decks"]]
    return Match.at(match.game, position, bytes(32))


BEGINNINGS: dict[str, Callable[[Match, Random], Match]] = {"big-book": _with_more_spells}


class SameChoices(Script):
    """Plays the same answers again; it ends where they do not fit any more."""

    def chance(self, match: Match, question: Chance) -> Any:
        if self.at < len(self.answers):
            seat, answer = self.answers[self.at]
            if seat != FATE or answer[0] != question:
                raise RecordMismatch("record-too-short", step="-", question="-")
        return super().chance(match, question)


class Moment:
    """A decision of the first world. What lay open and what everybody was shown is worked out when it is asked for."""

    def __init__(self, match: Match) -> None:
        self.match = match.fork()
        self.at = len(match._journal)
        self.lying = _lying(match)
        self._open: dict[int | None, bytes] = {}
        self._shown: dict[int | None, bytes] = {}

    def open_to(self, seat: int | None) -> bytes:
        if seat not in self._open:
            self._open[seat] = open_to(self.match, seat)
        return self._open[seat]

    def shown_to(self, seat: int | None) -> bytes:
        if seat not in self._shown:
            self._shown[seat] = shown_to(self.match, seat)
        return self._shown[seat]

    @cached_property
    def asked(self) -> bytes:
        return asked_in(self.match)


@dataclass(frozen=True)
class Leak:
    """A seat was shown something that did not lie open before it."""

    game: str
    seats: int
    options: dict[str, Any]
    seed: int
    seat: int | None
    changed: int
    at: int
    here: bytes
    there: bytes

    def __str__(self) -> str:
        n = next((n for n, pair in enumerate(zip(self.here, self.there, strict=False)) if pair[0] != pair[1]), 0)
        here, there = (text[max(0, n - 60) : n + 60].decode(errors="replace") for text in (self.here, self.there))
        who = "a spectator" if self.seat is None else f"seat {self.seat}"
        game = f"{self.game}, {self.seats} seats, {self.options}, seed {self.seed}"
        return f"{game}: after answer {self.at} {who} could tell what answer {self.changed} was: …{here}… or …{there}…"


def open_to(match: Match, seat: int | None) -> bytes:
    """All that lies open before a seat."""
    return to_json(LYING_OPEN[match.game.id](match, seat))


def shown_to(match: Match, seat: int | None) -> bytes:
    """All that a seat is shown at a moment, but for the log, and what it is expected to remember."""
    own = [(pick.kind, [option.id for option in pick.options]) for pick in match.asks if pick.seat == seat]
    return to_json([match.view(seat), match.recall(seat), own])


def asked_in(match: Match) -> bytes:
    """What everybody notices at a moment: who is asked, and whether the question answers itself."""
    return to_json([[pick.seat for pick in match.asks], foregone(match) is not None])


def told_to(match: Match, seat: int | None, since: int) -> bytes:
    """What a seat has been told since then, as it may read it at present."""
    return to_json([(n, type(event).__name__, event) for n, event in match.lines(seat, since)])


class FirstWorld:
    """A random game."""

    def __init__(self, game: Game[Any], seats: int, options: dict[str, Any], seed: int, most: int) -> None:
        self.game, self.seats, self.options, self.seed = game, seats, options, seed
        self.moments: list[Moment] = []
        rng = Random(seed)
        match = BEGINNINGS.get(game.id, _from_the_start)(Match.start(game, seats, options, seed), rng)
        chosen: Counter[str] = Counter()
        while match.asks and len(self.moments) < most:
            self.moments.append(Moment(match))
            pick = rng.choice(match.asks)
            match.play(_seldom(pick, chosen, rng), pick.seat)
        self.answers: list[Told] = [(seat, what if seat == FATE else what.id) for seat, what, *_ in match._journal]

    @property
    def draws(self) -> dict[int, int]:
        """The numbers of the answers that were shuffles or draws, and how much was drawn."""
        return {
            n: answer[0].count
            for n, (seat, answer) in enumerate(self.answers)
            if seat == FATE and isinstance(answer[0], Draw) and answer[0].outcomes > 1
        }

    def twin(self, changed: int, rng: Random, most: int) -> Iterator[tuple[int | None, Leak | None]]:
        """The seats that could not tell the twin from this world for a while, and what gave it away where none may."""
        answers = self.answers.copy()
        question, order = answers[changed][1]
        answers[changed] = (FATE, (question, _exchanged(order, question.count, rng)))
        try:
            match, script, first = self._before(changed, answers)
        except SletError:
            return  # everybody sees it before the first question
        since = 0 if first == 0 else self.moments[first - 1].match.told
        live = dict.fromkeys(seats_of(match), False)
        for number, moment in enumerate(self.moments[first : first + most]):
            try:
                _go_on(match, script, moment.at)
            except SletError:
                break  # the same choices are not possible any more
            if number == 0 and _lying(match) == moment.lying:
                return  # two equal pieces were exchanged
            is_looked_at = number < LOOKS or number % LOOKS == 0
            asked = asked_in(match) if is_looked_at else b""
            for seat in list(live):
                if open_to(match, seat) != moment.open_to(seat):
                    if live.pop(seat):
                        yield seat, None
                elif is_looked_at:
                    live[seat] = True
                    here, there = moment.asked, asked
                    if here == there:
                        here, there = moment.shown_to(seat), shown_to(match, seat)
                    if here == there:
                        here, there = told_to(moment.match, seat, since), told_to(match, seat, since)
                    if here != there:
                        del live[seat]
                        where = (self.game.id, self.seats, self.options, self.seed)
                        yield seat, Leak(*where, seat, changed, moment.at, here, there)
            if not live:
                return
        yield from ((seat, None) for seat, compared in live.items() if compared)

    def _before(self, changed: int, answers: list[Told]) -> tuple[Match, Script, int]:
        """A match that stands before the answer that is changed, its script, and the first moment after that answer."""
        first = next((n for n, moment in enumerate(self.moments) if moment.at > changed), len(self.moments))
        script = SameChoices(answers)
        if first == 0:
            match = Match._set_up(self.game, self.seats, self.options, Stream(seed_from(self.seed)))
            match._script = script
            match._begin()
        else:
            match = self.moments[first - 1].match.fork()
            script.at = self.moments[first - 1].at
            match._script = script
        return match, script, first


def _seldom(pick: Pick, chosen: Counter[str], rng: Random) -> HasId:
    """Any option, but rather of a kind that was chosen seldom: so that a game sees all that there is."""
    kinds = [option.id.partition("/")[0] for option in pick.options]
    (n,) = rng.choices(range(len(kinds)), [1 / (1 + chosen[kind]) / kinds.count(kind) for kind in kinds])
    chosen[kinds[n]] += 1
    return pick.options[n]


def _lying(match: Match) -> bytes:
    """Where everything lies, seen or not."""
    return to_json({name: getattr(match.state, name) for name in match.state.__struct_fields__ if name != "story"})


def _go_on(match: Match, script: Script, upto: int) -> None:
    while script.at < upto:
        script.answer(match)


def _exchanged(order: list[int], count: int, rng: Random) -> list[int]:
    """The same order with two places exchanged, one of them among those drawn, often the one on top."""
    one = rng.choice((0, 0, count - 1, rng.randrange(count)))
    other = rng.choice([place for place in range(len(order)) if place != one])
    changed = order.copy()
    changed[one], changed[other] = changed[other], changed[one]
    return changed


def twin_pairs(
    game: Game[Any], seats: int, options: dict[str, Any], seed: int, worlds: int
) -> Iterator[tuple[int | None, Leak | None]]:
    """Pairs of worlds that a seat could not tell apart for a while, from one game, and the leaks among them."""
    rng = Random(f"{seed}/twins")
    world = FirstWorld(game, seats, options, seed, rng.choice((30, 100, 300)))
    draws = world.draws
    # Each shuffle once, then some again: rather large ones than single draws, which are mostly seen at once.
    weights = [min(count, 8) for count in draws.values()]
    again = rng.choices(list(draws), weights, k=worlds) if draws else []
    for changed in [*rng.sample(list(draws), len(draws)), *again][:worlds]:
        yield from world.twin(changed, rng, rng.choice((8, 16, 300)))
