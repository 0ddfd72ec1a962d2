"""How well the computer players play, some games more of it: `python bench/standing.py [--minutes 60] [--jobs 2]`.

What `standing.toml` lists is played game by game, always the table of which there is least, until the minutes are over;
each game is kept in `bench/kept`, so the next call goes on there. Without minutes it prints what there is.
"""

import argparse
import os
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from time import monotonic
from typing import Any

import msgspec

from slet.lab.kept import Kept
from slet.lab.ladder import Duel, LadderPlan, Played, duels, ladder, play_duel
from slet.lab.running import Workers
from slet.lab.simulate import Plan, Result, play_game, report, share_of

HERE = Path(__file__).parent
KEPT = HERE / "kept"


class Table:
    """The games of one line of the list: those that were played, and those that are wanted."""

    def __init__(self, name: str, listed: dict[str, Any]) -> None:
        self.name = name
        self.target: str = listed.pop("target", "")
        self.reach: list[int] = listed.pop("reach", [])
        games = listed.pop("games", 200)
        self.plan: Plan | LadderPlan
        self.games: list[Any]
        if "above" in listed:
            self.plan = LadderPlan(players=tuple(listed.pop("above")), deals=games // 2, **listed)
            self.games = list(duels(self.plan))
        else:
            self.plan = Plan(players=tuple(listed.pop("players")), games=games, **listed)
            self.games = list(range(games))
        file = KEPT / f"{re.sub('[^a-z0-9]+', '-', name)}.jsonl"
        self._kept: Kept[Any, Any] = (
            Kept(file, self.plan, Played, "deals")
            if isinstance(self.plan, LadderPlan)
            else Kept(file, self.plan, Result, "games")
        )
        self.played: list[Any] = self._kept.read()
        done = {_key(one) for one in self.played}
        self.wanted = [game for game in self.games if game not in done]

    @property
    def part(self) -> float:
        """How much of it was played or handed out."""
        return 1 - len(self.wanted) / len(self.games)

    def add(self, played: Any) -> None:
        self.played.append(played)
        self._kept.add(played)

    def told(self) -> str:
        """A line of a Markdown table."""
        many = f"{len(self.played)} of {len(self.games)}"
        if not self.played:
            return f"| {self.name} | {self.target} | not yet | {many} |"
        if isinstance(self.plan, LadderPlan):
            step = ladder(self.plan, self.played).steps[0]
            # on a ladder the better one stands above, whoever was thought to
            turned = "" if step.above == self.plan.players[0] else ", the other way round"
            sure = ", clear" if step.clear else ""
            return f"| {self.name} | | {_percent(step.wins, step.wins_pm)}{sure}{turned} | {many} |"
        first, *others = report(self.plan, self.played, 0.0, 1).by_player
        found = [_percent(first.win_share, first.win_share_pm), f"{first.score:.0f} ± {first.score_pm:.0f} points"]
        found += [f"{one.name} {one.score:.0f}" for one in others]
        for points in self.reach:
            reached = [_won_if(one, one.scores[0] >= points) for one in self.played]
            found.append(f"{points} points or more {_percent(*share_of(first.name, reached))}")
        return f"| {self.name} | {self.target} | {', '.join(found)} | {many} |"


def _key(played: Played | Result) -> Duel | int:
    return played.duel if isinstance(played, Played) else played.number


def _won_if(game: Result, reached: bool) -> Result:
    return msgspec.structs.replace(game, winners=(0,) if reached else ())


def _percent(share: float, pm: float) -> str:
    return f"{100 * share:.1f} ± {100 * pm:.1f} %"


def play(plan: Plan | LadderPlan, game: Any) -> Played | Result:
    """One game, and of it what the tables tell."""
    if isinstance(plan, LadderPlan):
        return play_duel(plan, game)
    return msgspec.structs.replace(play_game(plan, game), breakdown={}, uses={}, choices={})


def handed_out(tables: list[Table], until: float) -> Iterator[tuple[Table, tuple[Any, Any]]]:
    """Always from the table of which there is least, as long as there is time."""
    while monotonic() < until and (table := min(tables, key=lambda one: one.part)).wanted:
        yield table, (table.plan, table.wanted.pop(0))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--minutes", type=float, default=0)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--only", default="", help="tables whose names begin so")
    args = parser.parse_args()
    listed = tomllib.loads((HERE / "standing.toml").read_text(encoding="utf-8"))
    KEPT.mkdir(exist_ok=True)
    tables = [Table(name, plan) for name, plan in listed.items() if name.startswith(args.only)]
    until = monotonic() + 60 * args.minutes
    for table, played in Workers(args.jobs).do(play, handed_out(tables, until)):
        table.add(played)
        print(f"{table.name}: {len(table.played)} of {len(table.games)}", flush=True)
    print("\n| what | target | seen | games |\n| --- | --- | --- | --- |")
    for table in tables:
        print(table.told())


if __name__ == "__main__":
    main()
