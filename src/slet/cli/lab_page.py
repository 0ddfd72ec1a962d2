"""The frame of the lab's pages: one file that stands alone, no outside address, no script, by day and by night.

Every chart has its figures below it, with their intervals and the command that made them.
"""

from collections.abc import Iterable, Iterator, Sequence
from html import escape
from importlib.resources import files

from slet.cli.charts import table
from slet.cli.words import Words
from slet.games import find_game
from slet.games.wording import wording
from slet.lab.crash import Crash


class LabPage:
    """One page about a game: what stands at its head and foot, how a figure and a number look."""

    def __init__(self, game_id: str, words: Words, command: str, games: int) -> None:
        self.game = find_game(game_id)
        self.words = words
        self.command = command
        self.wording = wording(self.game.id, words.language)
        self.games = games

    def page(
        self, title: str, heading: str, lead: str, facts: Sequence[tuple[str, str]], parts: Iterable[str], took: str
    ) -> str:
        words = self.words
        style = "".join(
            (files("slet.cli") / name).read_text(encoding="utf-8") for name in ("review.css", "lab_report.css")
        )
        told = "".join(f"<li><b>{escape(value)}</b><span>{escape(name)}</span></li>" for value, name in facts)
        lead = f'<p class="lead">{escape(lead)}</p>' if lead else ""
        return (
            f'<!doctype html>\n<html lang="{words.language}">\n<head>\n<meta charset="utf-8">\n'
            '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
            f"<title>{escape(title)}</title>\n<style>\n{style}</style>\n</head>\n<body>\n<main>\n"
            f'<header class="{escape(self.game.id)}"><p class="over">{escape(title)}</p>'
            f"<h1>{escape(heading)}</h1>{lead}</header><ul class='facts'>{told}</ul>\n"
            + "\n".join(parts)
            + f"\n<footer><h2>{escape(words('lr-how'))}</h2>{self._how(took)}</footer>\n</main>\n</body>\n</html>\n"
        )

    def _how(self, took: str) -> str:
        said = escape(self.words("lr-how-told"))
        return f'<code class="command">{escape(self.command)}</code><p>{said}</p><p>{escape(took)}</p>'

    def between(self, players: Sequence[str]) -> str:
        names = list(dict.fromkeys(players))
        if len(names) == 1:
            return self.words("lr-alone", name=names[0])
        return self.words("lr-between", names=", ".join(names[:-1]), last=names[-1])

    def section(self, key: str, *parts: str) -> str:
        return f"<section><h2>{escape(self.words(key))}</h2>\n" + "\n".join(parts) + "\n</section>"

    def figure(self, chart: Iterator[str], caption: str, head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
        """A chart, what it shows, and below it the figures and the command."""
        told = f"<figcaption>{escape(caption)}</figcaption>" if caption else ""
        figures = "".join(table([self.words(key) if key else "" for key in head], rows))
        return (
            f"<figure>{''.join(chart)}{told}"
            f"<details><summary>{escape(self.words('lr-figures'))}</summary>{figures}"
            f'<p class="note">{escape(self.words("lr-made-by", games=self.games))}</p>'
            f'<code class="command">{escape(self.command)}</code></details></figure>'
        )

    def broken(self, crashes: Sequence[Crash]) -> Iterator[str]:
        if not crashes:
            return
        words = self.words
        told = "".join(f"<li>{escape(crash_told(one, words))}</li>" for one in crashes[:20])
        yield self.section(
            "lr-broken", f"<p>{escape(words('lr-broken-told', games=len(crashes)))}</p><ul class='broken'>{told}</ul>"
        )

    # --- numbers -----------------------------------------------------------------------------------------------------

    def number(self, value: float, digits: int | None = None) -> str:
        places = digits if digits is not None else 0 if abs(value) >= 100 or value == round(value) else 1
        text = f"{value:.{places}f}".replace("-", "\N{MINUS SIGN}")
        return text.replace(".", ",") if self.words.language == "cs" else text

    def pm(self, value: float, pm: float) -> str:
        digits = 0 if pm >= 10 else 1 if pm >= 0.1 or not pm else 2
        return f"{self.number(value, digits)} ± {self.number(pm, digits)}"

    def signed(self, value: float, pm: float) -> str:
        return ("+" if value >= 0 else "") + self.pm(value, pm)

    def share(self, share: float, pm: float) -> str:
        return f"{self.number(100 * share, 1)} ± {self.number(100 * pm, 1)} %"

    def percent(self, share: float) -> str:
        return f"{self.number(100 * share, 1)} %"

    def points(self, share: float, pm: float) -> str:
        """A difference of shares."""
        return f"{'+' if share >= 0 else ''}{self.number(100 * share, 1)} ± {self.number(100 * pm, 1)}"

    def percent_off(self, off: float, pm: float) -> str:
        return f"{'+' if off >= 0 else ''}{self.number(100 * off, 0)} ± {self.number(100 * pm, 0)} %"


def crash_told(crash: Crash, words: Words) -> str:
    """Where a player has broken a game, so that it can be played again."""
    return words(
        "crash",
        game=crash.number,
        seed=crash.seed,
        decision=crash.decision + 1,
        seat=crash.seat,
        player=crash.player,
        error=crash.error,
        where=crash.where,
    )
