"""How strong computer players are, as a page."""

from collections.abc import Iterator
from html import escape

from slet.cli.charts import Bar, bars
from slet.cli.lab_page import LabPage
from slet.cli.words import Words
from slet.lab.ladder import Ladder, Standing, Step


def ladder_report(found: Ladder, words: Words, command: str) -> str:
    return _Page(found, words, command).text()


def step_told(step: Step, words: Words) -> str:
    return words(
        "ladder-step" if step.meet else "ladder-step-alone",
        above=step.above,
        below=step.below,
        wins=f"{100 * step.wins:.1f}",
        pm=f"{100 * step.wins_pm:.1f}",
        clear="yes" if step.clear else "no",
    )


class _Page(LabPage):
    def __init__(self, found: Ladder, words: Words, command: str) -> None:
        super().__init__(found.plan.game, words, command, found.games)
        self.found = found
        self.rated = any(one.rating is not None for one in found.standings)

    def text(self) -> str:
        words, found = self.words, self.found
        plan = found.plan
        facts = [
            (str(plan.deals), words("ld-fact-deals", deals=plan.deals)),
            (str(plan.seats), words("lr-fact-seats", seats=plan.seats)),
            (str(self.games), words("lr-fact-games", games=self.games)),
            (plan.seed, words("lr-fact-seed")),
        ]
        return self.page(
            words("ld-title", game=self.wording.say("name")),
            self.between(plan.players),
            words("ld-lead", best=found.standings[0].name),
            facts,
            [*self.broken(found.crashes), *(self._parts() if self.games else ())],
            words("gr-took", seconds=self.number(found.seconds)),
        )

    def _parts(self) -> Iterator[str]:
        standings = self.found.standings
        rows = [self._row(one) for one in standings]
        head = ("", *(["ladder-rating"] if self.rated else []), "ladder-wins", "ladder-points", "ladder-thinks")
        if self.rated:
            chart = [
                Bar(one.name, one.rating or 0, one.rating_pm or 0, self.signed(one.rating or 0, one.rating_pm or 0))
                for one in standings
            ]
            told = self.words("ld-ratings-told", players=len(standings))
            yield self.section("ld-ratings", self.figure(bars(chart, around=True), told, head, rows))
        chart = [Bar(one.name, one.wins, one.wins_pm, self.share(one.wins, one.wins_pm), "s0") for one in standings]
        told = self.words("ld-wins-told" if self.rated else "ld-wins-told-together")
        yield self.section("lr-who", self.figure(bars(chart, most=1), told, head, rows))
        steps = "".join(f"<li>{escape(step_told(step, self.words))}</li>" for step in self.found.steps)
        yield self.section("ld-steps", f"<ul>{steps}</ul>")

    def _row(self, one: Standing) -> tuple[str, ...]:
        rating = [self.signed(one.rating or 0, one.rating_pm or 0)] if self.rated else []
        wins, points = self.share(one.wins, one.wins_pm), self.pm(one.points, one.points_pm)
        return one.name, *rating, wins, points, self.number(one.milliseconds, 1)
