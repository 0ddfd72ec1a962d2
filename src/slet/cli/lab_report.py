"""What a simulation found, as a page."""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cached_property
from html import escape

import msgspec

from slet.cli.charts import Bar, Hill, Mark, bars, hills
from slet.cli.lab_page import LabPage
from slet.cli.words import Words
from slet.games.telling import tale_wording
from slet.lab.findings import Findings, Habit, Source, Spread
from slet.lab.simulate import Row
from slet.lab.spoken import piece_of, spoken
from slet.lab.tallies import TALLIES

MOST_BARS = 14
"""Of one chart: the furthest to both sides."""
FEWEST_IN_A_KIND = 4
KINDS_SHOWN = 2
"""Kinds of choices that are there at once; the others are folded away."""
TONES = 5


def lab_report(found: Findings, words: Words, command: str) -> str:
    return _Page(found, words, command).text()


class _Page(LabPage):
    def __init__(self, found: Findings, words: Words, command: str) -> None:
        self.found = found
        self.report = found.report
        self.plan = found.report.plan
        super().__init__(self.plan.game, words, command, self.report.by_seat[0].games if self.report.by_seat else 0)

    def text(self) -> str:
        words, plan, report = self.words, self.plan, self.report
        best = max(report.by_player, key=lambda row: row.win_share, default=None)
        facts = [
            (str(self.games), words("lr-fact-games", games=self.games)),
            (str(plan.seats), words("lr-fact-seats", seats=plan.seats)),
            (self.number(report.decisions), words("lr-fact-decisions")),
            (plan.seed, words("lr-fact-seed")),
        ]
        return self.page(
            words("lr-title", game=self.wording.say("name")),
            self.between(plan.players),
            "" if best is None else self._lead(best, self._together),
            facts,
            [*self.broken(report.crashes), *(self._parts() if self.games else ())],
            words("lr-took", seconds=self.number(report.seconds), jobs=report.jobs),
        )

    def _parts(self) -> Iterator[str]:
        if len(self.report.by_player) > 1 or self._together:  # who has every seat wins their share, and that is all
            yield self.section("lr-who", *self._who())
        yield self.section("lr-seats", *self._seats())
        yield self.section("lr-scores", *self._scores())
        yield self.section("lr-length", *self._length())
        yield from self._sources()
        yield from self._winners()
        yield from self._cards()
        yield from self._tallies()
        yield from self._reasons()

    def _lead(self, best: Row, together: bool) -> str:
        words = self.words
        wins = self.share(best.win_share, best.win_share_pm)
        if together:
            said = [words("lr-lead-together", wins=wins)]
        elif len(self.report.by_player) > 1:
            said = [words("lr-lead-best", name=best.name, wins=wins)]
        else:
            said = []
        if not together:
            said.append(self._seats_told())
        return " ".join(said)

    @property
    def _together(self) -> bool:
        """Whether all play against the game."""
        return self.plan.seats == 1 or self.found.together

    # --- sections ----------------------------------------------------------------------------------------------------

    def _who(self) -> Iterator[str]:
        rows = self.report.by_player
        if self._together and len({row.win_share for row in rows}) == 1:  # all of them sat in every game
            rows = (msgspec.structs.replace(rows[0], name=self.words("lr-all")),)
        chart = [
            Bar(row.name, row.win_share, row.win_share_pm, self.share(row.win_share, row.win_share_pm), _tone(n))
            for n, row in enumerate(rows)
        ]
        fair = None if self._together else Mark(1 / self.plan.seats, self.words("lr-fair-seat"))
        figures = [
            (row.name, str(row.games), self.share(row.win_share, row.win_share_pm), self.pm(row.score, row.score_pm))
            for row in rows
        ]
        head = ("", "column-games", "column-wins", "column-score")
        yield self.figure(
            bars(chart, mark=fair),
            self.words("lr-who-told-together" if self._together else "lr-who-told"),
            head,
            figures,
        )

    def _seats(self) -> Iterator[str]:
        yield f"<p>{escape(self._seats_told())}</p>" if not self._together else ""
        rows = self.report.by_seat
        figures = [
            (
                self._seat(n),
                self.share(row.win_share, row.win_share_pm),
                self.pm(row.score, row.score_pm),
            )
            for n, row in enumerate(rows)
        ]
        head = ("", "column-wins", "column-score")
        if self._together:
            chart = [Bar(self._seat(n), r.score, r.score_pm, self.pm(r.score, r.score_pm)) for n, r in enumerate(rows)]
            yield self.figure(bars(chart), self.words("lr-seats-score-told"), head, figures)
            return
        mark = Mark(1 / self.plan.seats, self.words("lr-fair-seat"))
        chart = [
            Bar(self._seat(n), row.win_share, row.win_share_pm, self.share(row.win_share, row.win_share_pm))
            for n, row in enumerate(rows)
        ]
        yield self.figure(bars(chart, mark=mark), self.words("lr-seats-told"), head, figures)

    def _seats_told(self) -> str:
        """Whether a seat is better than another, as far as so many games can tell."""
        fair = 1 / self.plan.seats
        off = [n for n, row in enumerate(self.report.by_seat) if abs(row.win_share - fair) > row.win_share_pm * 1.3]
        if not off:
            widest = max((row.win_share_pm for row in self.report.by_seat), default=0.0)
            return self.words("lr-seats-even", pm=self.number(100 * widest, 1))
        best = max(off, key=lambda n: abs(self.report.by_seat[n].win_share - fair))
        row = self.report.by_seat[best]
        key = "lr-seats-better" if row.win_share > fair else "lr-seats-worse"
        wins = self.share(row.win_share, row.win_share_pm)
        return self.words(key, seat=best + 1, wins=wins, fair=self.number(100 * fair, 1))

    def _seat(self, seat: int) -> str:
        return self.words("lr-seat", seat=seat + 1)

    def _scores(self) -> Iterator[str]:
        order = list(dict.fromkeys(self.plan.players))
        spreads = sorted(self.found.scores, key=lambda one: order.index(one.name))
        chart = [self._hill(one, n) for n, one in enumerate(spreads)]
        yield self.figure(hills(chart), self.words("lr-scores-told"), *self._spread_figures(spreads))

    def _hill(self, one: Spread, tone: int, name: str | None = None) -> Hill:
        told = self.words(
            "lr-spread",
            mean=self.pm(one.mean, one.mean_pm),
            low=self.number(one.low),
            high=self.number(one.high),
        )
        label = one.name if name is None else name
        return Hill(label, one.first, one.width, one.counts, one.mean, one.low, one.high, told, _tone(tone))

    def _spread_figures(self, spreads: Sequence[Spread]) -> tuple[Sequence[str], Sequence[Sequence[str]]]:
        head = ("", "lr-column-mean", "lr-column-low", "lr-column-high")
        rows = [
            (
                one.name or self.words("lr-decisions"),
                self.pm(one.mean, one.mean_pm),
                *map(self.number, (one.low, one.high)),
            )
            for one in spreads
        ]
        return head, rows

    def _length(self) -> Iterator[str]:
        one = self.found.length
        chart = [self._hill(one, 2, self.words("lr-decisions"))]
        yield self.figure(hills(chart), self.words("lr-length-told"), *self._spread_figures([one]))

    def _sources(self) -> Iterator[str]:
        sources = self.found.sources
        if not sources:
            return
        game = tale_wording(self.game.id, self.words.language)
        names = [game.say(f"source-{one.name}") for one in sources]
        chart: list[Bar] = []
        for name, one in zip(names, sources, strict=True):
            winners, others = self.words("lr-winners"), self.words("lr-others")
            chart.append(Bar(name, one.winners, one.winners_pm, self.pm(one.winners, one.winners_pm), "s0", winners))
            if one.others is not None:
                chart.append(Bar("", one.others, one.others_pm, self.pm(one.others, one.others_pm), "quiet", others))
        figures = [(name, *self._source_cells(one)) for name, one in zip(names, sources, strict=True)]
        head = ("", "lr-winners", "lr-others", "lr-column-more")
        around = any(bar.value < 0 for bar in chart)
        figure = self.figure(bars(chart, around=around), self.words("lr-sources-told"), head, figures)
        yield self.section("by-source-title", figure)

    def _source_cells(self, one: Source) -> tuple[str, str, str]:
        others = "" if one.others is None else self.pm(one.others, one.others_pm)
        more = "" if one.more is None else self.signed(one.more, one.more_pm)
        return self.pm(one.winners, one.winners_pm), others, more

    def _winners(self) -> Iterator[str]:
        """What was chosen otherwise by those who won."""
        habits = [(one, said) for one in self.found.habits if one.differs and (said := self._said(one))]
        habits.sort(key=lambda pair: -abs(pair[0].more) / max(pair[0].more_pm, 1e-9))
        habits = sorted(habits[:MOST_BARS], key=lambda pair: -pair[0].more)
        compared = sum(one.winners is not None for one in self.found.habits)
        if not compared:
            return
        if not habits:
            yield self.section("lr-winners-title", f"<p>{escape(self.words('lr-winners-none', compared=compared))}</p>")
            return
        chart = [
            Bar(said, one.more, one.more_pm, self.points(one.more, one.more_pm), "good" if one.more > 0 else "bad")
            for one, said in habits
        ]
        figures = [
            (
                said,
                *(self.percent(share) for share in (one.winners or 0, one.others)),
                self.points(one.more, one.more_pm),
            )
            for one, said in habits
        ]
        head = ("", "lr-winners", "lr-others", "lr-column-more")
        caption = self.words("lr-winners-told", compared=compared, chance=max(1, round(compared / 100)))
        figure = self.figure(bars(chart, around=True), caption, head, figures)
        yield self.section("lr-winners-title", figure)

    def _said(self, one: Habit) -> str | None:
        """The option in words; where two read the same, with its id."""
        said = self._spoken(one)
        return said if said is None or self._named[said] == 1 else f"{said} ({one.key})"

    def _spoken(self, one: Habit) -> str | None:
        return spoken(self.game.id, one.key, self.words.language)

    @cached_property
    def _named(self) -> Counter[str | None]:
        return Counter(map(self._spoken, self.found.habits))

    def _cards(self) -> Iterator[str]:
        """What is chosen more and less often than if all that is offered were alike."""
        kinds: dict[str, list[Habit]] = {}
        for one in self.found.habits:
            if piece_of(self.game.id, one.key) is not None:
                kinds.setdefault(one.key.partition(":")[0], []).append(one)
        most_chosen = sorted(kinds.values(), key=lambda some: -sum(one.chosen for one in some))
        figures = [
            self._card_figure(sorted(some, key=lambda one: -one.off))
            for some in most_chosen
            if len(some) >= FEWEST_IN_A_KIND
        ]
        if figures:
            told, more = f"<p>{escape(self.words('lr-cards-told'))}</p>", figures[KINDS_SHOWN:]
            folded = f"<details><summary>{escape(self.words('lr-cards-more', count=len(more)))}</summary>{{}}</details>"
            yield self.section(
                "lr-cards", told, *figures[:KINDS_SHOWN], *([folded.format("".join(more))] if more else [])
            )

    def _card_figure(self, habits: list[Habit]) -> str:
        shown = habits if len(habits) <= MOST_BARS else [*habits[: MOST_BARS // 2], *habits[-MOST_BARS // 2 :]]
        chart = [
            Bar(self._said(one) or one.key, one.off, one.off_pm, self.percent_off(one.off, one.off_pm), _side(one))
            for one in shown
        ]
        figures = [
            (self._said(one) or one.key, str(one.offered), str(one.chosen), self.percent_off(one.off, one.off_pm))
            for one in habits
        ]
        head = ("", "lr-column-offered", "lr-column-chosen", "column-off")
        all_of_them = len(shown) == len(habits)
        caption = "" if all_of_them else self.words("lr-cards-caption", shown=len(shown), all=len(habits))
        return self.figure(bars(chart, around=True), caption, head, figures)

    def _tallies(self) -> Iterator[str]:
        """What became of each card beside its fair share, in games that count them."""
        tally = TALLIES.get(self.game.id)
        figures = []
        for comparison in [] if tally is None else tally.comparisons:
            shares = [share for share in self.report.balance.get(comparison.name, ()) if share.off is not None]
            if not shares:
                continue
            shares.sort(key=lambda share: -(share.off or 0))
            names = {
                share.name: self._thing(comparison.name, comparison.things[share.name], share.name) for share in shares
            }
            shown = shares if len(shares) <= MOST_BARS else [*shares[: MOST_BARS // 2], *shares[-MOST_BARS // 2 :]]
            chart = [
                Bar(
                    names[one.name],
                    one.off or 0,
                    one.off_pm or 0,
                    self.percent_off(one.off or 0, one.off_pm or 0),
                    ("good" if (one.off or 0) > 0 else "bad") if one.stands_out else "quiet",
                )
                for one in shown
            ]
            rows = [
                (
                    names[one.name],
                    str(one.taken),
                    str(one.used),
                    self.percent_off(one.off or 0, one.off_pm or 0),
                    self.percent(one.won),
                )
                for one in shares
            ]
            head = ("", "column-taken", "column-used", "column-off", "column-won")
            title = self.wording.say(f"tally-{comparison.name}")
            figures.append(f"<h3>{escape(title)}</h3>")
            figures.append(self.figure(bars(chart, around=True), self.words("lr-tally-told"), head, rows))
        if figures:
            yield self.section("lr-tallies", *figures)

    def _thing(self, comparison: str, piece: object, name: str) -> str:
        if piece is None:
            return self.wording.say(f"tally-{comparison}-{name}")
        forms = self.wording.forms(piece)  # type: ignore[arg-type]  # a piece, where it is not None
        return f"{name} {forms['short']}" if "short" in forms else forms[""]

    def _reasons(self) -> Iterator[str]:
        reasons = sorted(self.report.reasons.items(), key=lambda one: -one[1])
        if len(reasons) < 2:
            return
        chart = [
            Bar(self.wording.say(f"reason-{name}"), count / self.games, 0, f"{count}", "s3") for name, count in reasons
        ]
        figures = [(self.wording.say(f"reason-{name}"), str(count)) for name, count in reasons]
        yield self.section(
            "lr-reasons", self.figure(bars(chart), self.words("lr-reasons-told"), ("", "column-games"), figures)
        )


def _tone(number: int) -> str:
    return f"s{number % TONES}"


def _side(one: Habit) -> str:
    if abs(one.off) <= one.off_pm:
        return "quiet"
    return "good" if one.off > 0 else "bad"
