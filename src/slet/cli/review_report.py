"""A review as a page that stands alone: one file, no outside address, by day and by night."""

from collections.abc import Iterator, Sequence
from html import escape
from importlib.resources import files

from slet.cli.review_told import SHOWN, Telling, cells, per_cent, signed
from slet.review import Account, Mark, Step

WIDE, HIGH, LEFT, RIGHT, TOP, BELOW = 1000, 300, 56, 120, 14, 46
"""The curve, in its own measure."""
DASHES = ("", "9 5", "2 5", "12 4 2 4", "5 3", "1 4")
"""So that lines are told apart without their colours."""


def report(telling: Telling) -> str:
    words, review = telling.words, telling.review
    style = (files("slet.cli") / "review.css").read_text(encoding="utf-8")
    title = words("report-title", game=telling.game)
    who, why = telling.ending
    parts = [
        f'<header class="{escape(review.game)}"><p class="over">{escape(title)}</p><h1>{escape(who)}</h1>',
        f"<p>{escape(why)}</p></header>",
        _section(words("report-curve"), *_curve(telling)),
        _section(words("report-luck-and-skill"), *_accounts(telling)),
        _section(words("report-turning"), *_turning(telling)),
        _section(words("report-dearest"), *_dearest(telling)),
        _section(words("report-all"), *_all(telling)),
        f"<footer><p>{escape(words('report-how'))}</p></footer>",
    ]
    return (
        f'<!doctype html>\n<html lang="{words.language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>\n{style}</style>\n</head>\n<body>\n<main>\n"
        + "\n".join(parts)
        + "\n</main>\n</body>\n</html>\n"
    )


def _section(title: str, *parts: str) -> str:
    return f"<section><h2>{escape(title)}</h2>\n" + "\n".join(parts) + "\n</section>"


# --- the curve ------------------------------------------------------------------------------------------------------


def _curve(telling: Telling) -> Iterator[str]:
    review, words = telling.review, telling.words
    lines = _lines(telling)
    yield f'<figure><svg viewBox="0 0 {WIDE} {HIGH}" role="img" aria-label="{escape(words("report-curve-told"))}">'
    for share in (0, 50, 100):
        y = _y(share / 100)
        yield f'<line class="grid" x1="{LEFT}" x2="{WIDE - RIGHT}" y1="{y:.1f}" y2="{y:.1f}"/>'
        yield f'<text class="axis" x="{LEFT - 8}" y="{y + 5:.1f}" text-anchor="end">{share} %</text>'
    last = len(review.steps)
    for mark in review.marks:
        x = _x(mark.step, last)
        yield f'<line class="round" x1="{x:.1f}" x2="{x:.1f}" y1="{TOP}" y2="{HIGH - BELOW}"/>'
    for mark in _spaced(review.marks, last):
        yield f'<text class="axis" x="{_x(mark.step, last):.1f}" y="{HIGH - 8}">{mark.number}</text>'
    for seat, (_, chances) in enumerate(lines):
        points = " ".join([f"{_x(n, last):.1f},{_y(chance):.1f}" for n, chance in enumerate(chances)])
        yield f'<polyline class="seat s{seat % 6}" stroke-dasharray="{DASHES[seat % 6]}" points="{points}"/>'
    for turn in review.turning:
        x, y = _x(turn.step, last), HIGH - BELOW + 12
        yield f'<path class="turn" d="M{x:.1f} {y - 7}l7 7-7 7-7-7z"/>'
    for seat, name, y in _labels(lines):
        yield f'<text class="name s{seat % 6}" x="{WIDE - RIGHT + 10}" y="{y:.1f}">{escape(name)}</text>'
    yield "</svg>"
    yield f"<figcaption>{escape(words('report-curve-note', error=telling.error))}</figcaption></figure>"


def _lines(telling: Telling) -> list[tuple[str, list[float]]]:
    """A line for each seat; where all play as one, a single one, of who was asked."""
    review = telling.review
    if review.together and len(review.accounts) > 1:
        ours = [step.weighing.stood[step.weighing.seat] for step in review.steps]
        return [(telling.words("report-all-of-us"), [*ours, review.accounts[0].result])]
    return [
        (name, [*[step.weighing.stood[seat] for step in review.steps], review.accounts[seat].result])
        for seat, name in enumerate(telling.names)
    ]


def _x(step: int, last: int) -> float:
    return LEFT + (WIDE - LEFT - RIGHT) * step / max(1, last)


def _y(chance: float) -> float:
    return TOP + (HIGH - TOP - BELOW) * (1 - chance)


def _spaced(marks: Sequence[Mark], last: int) -> Iterator[Mark]:
    """Those whose numbers do not run into each other."""
    free = 0.0
    for mark in marks:
        x = _x(mark.step, last)
        if x >= free:
            yield mark
            free = x + 26


def _labels(lines: Sequence[tuple[str, list[float]]]) -> list[tuple[int, str, float]]:
    """Names at the ends of their lines, each with room for itself."""
    found: list[tuple[int, str, float]] = []
    lowest = 0.0
    for seat, (name, chances) in sorted(enumerate(lines), key=lambda one: -one[1][1][-1]):
        lowest = max(_y(chances[-1]) + 5, lowest + 20)
        found.append((seat, name, lowest))
    over = max(0.0, lowest - (HIGH - 10))
    return [(seat, name, y - over) for seat, name, y in found]


# --- tables and lists -----------------------------------------------------------------------------------------------


def _accounts(telling: Telling) -> Iterator[str]:
    words, accounts = telling.words, telling.review.accounts
    yield '<div class="wide"><table class="accounts"><thead><tr>'
    yield f'<th scope="col">{escape(words("review-player"))}</th>'
    for column in SHOWN:
        kind = "" if column in ("start", "result") else ' class="bar"'
        yield f'<th scope="col"{kind}>{escape(words(f"review-{column}"))}</th>'
    yield "</tr></thead><tbody>"
    most = max([0.01, *[abs(getattr(one, part)) for one in accounts for part in SHOWN[1:4]]])
    alone = len(_lines(telling)) == 1
    for seat, (name, one) in enumerate(zip(telling.names, accounts, strict=True)):
        kind = "" if alone else f' class="name s{seat % 6}"'
        yield f'<tr><th scope="row"{kind}>{escape(name)}</th>{"".join(_account(one, most))}</tr>'
    yield "</tbody></table></div>"
    yield f'<p class="note">{escape(words("review-sum"))}</p>'


def _account(one: Account, most: float) -> Iterator[str]:
    told = cells(one)
    for part in SHOWN:
        value = getattr(one, part)
        if part in ("start", "result"):
            yield f"<td>{told[part]} %</td>"
        else:
            side = "good" if value >= 0 else "bad"
            width = 50 * abs(value) / most
            place = f"left:50%;width:{width:.1f}%" if value >= 0 else f"right:50%;width:{width:.1f}%"
            bar = f'<span aria-hidden="true"><i class="{side}" style="{place}"></i></span>'
            yield f'<td class="bar"><b>{told[part]}</b>{bar}</td>'


def _turning(telling: Telling) -> Iterator[str]:
    if not telling.review.turning:
        yield f"<p>{escape(telling.words('report-no-turning'))}</p>"
        return
    yield '<ol class="turns">'
    for turn in telling.review.turning:
        size = "up" if turn.change > 0 else "down"
        yield f'<li><b class="{size}">{signed(turn.change)}</b> <span>{escape(telling.turned(turn))}</span></li>'
    yield "</ol>"


def _dearest(telling: Telling) -> Iterator[str]:
    words = telling.words
    yield '<div class="cards">'
    for seat, name in enumerate(telling.names):
        yield f'<div class="card"><h3>{escape(name)}</h3>'
        dearest = telling.review.dearest(seat)
        if not dearest:
            yield f"<p>{escape(words('report-nothing-dear'))}</p>"
        for step in dearest:
            yield "".join(_dear(telling, step))
        yield "</div>"
    yield "</div>"
    yield f'<p class="note">{escape(words("report-dearest-note"))}</p>'


def _dear(telling: Telling, step: Step) -> Iterator[str]:
    words, told = telling.words, telling.move_of(step)
    pm = round(196 * step.weighing.options[0].error)
    yield f'<div class="dear"><b class="cost">{signed(-step.cost)}</b><div>'
    yield f"<p><strong>{escape(told.option)}</strong> <small>{escape(_where(telling, told.move - 1))}</small></p>"
    if told.expected:
        yield f'<p class="expected">{escape(told.expected)}</p>'
    yield f'<p class="better">{escape(words("report-better", option=told.better))}</p>'
    if told.better_expected:
        yield f'<p class="expected">{escape(told.better_expected)}</p>'
    yield f"<small>{escape(words('report-give-or-take', pm=pm))}</small></div></div>"


def _where(telling: Telling, step: int) -> str:
    told = telling.moves[step]
    return telling.words("report-move", number=told.move, round=told.round or "none")


def _all(telling: Telling) -> Iterator[str]:
    """Every fact of the curve."""
    words, review = telling.words, telling.review
    yield f"<details><summary>{escape(words('report-open-all', decisions=len(review.steps)))}</summary>"
    yield '<div class="wide"><table class="moves"><thead><tr>'
    for column in ("report-number", "report-round", "review-player", "report-choice"):
        yield f'<th scope="col">{escape(words(column))}</th>'
    yield "".join([f'<th scope="col">{escape(name)}</th>' for name in telling.names])
    yield f'<th scope="col">{escape(words("report-cost"))}</th></tr></thead><tbody>'
    for told, step in zip(telling.moves, review.steps, strict=True):
        one = step.weighing
        chances = "".join(
            [f"<td>{per_cent(c)} ± {round(196 * e)}</td>" for c, e in zip(one.stood, one.errors, strict=True)]
        )
        cost = signed(-step.cost) if step.cost else ""
        yield (
            f'<tr><th scope="row">{told.move}</th><td>{told.round or ""}</td><td>{escape(told.name)}</td>'
            f'<td class="text">{escape(told.option)}</td>{chances}<td>{cost}</td></tr>'
        )
    ended = "".join([f"<td>{per_cent(one.result)}</td>" for one in review.accounts])
    yield f'<tr><th scope="row" colspan="4">{escape(words("review-result"))}</th>{ended}<td></td></tr>'
    yield "</tbody></table></div></details>"
