"""Charts of the lab's pages: words that wrap and can be read aloud, and between them shapes drawn by hand as SVG.

Only the shapes are stretched to the width of the page; so a chart is as good on a phone as on a wide screen.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from html import escape

HIGH = 26
"""Of a bar, in its own measure; its width is 1000."""


@dataclass(frozen=True, slots=True)
class Bar:
    """A value with its interval."""

    name: str
    value: float
    pm: float
    told: str
    """The value in words."""
    tone: str = "s1"
    note: str = ""


@dataclass(frozen=True, slots=True)
class Mark:
    """A line through all bars: what would be fair."""

    value: float
    told: str


def bars(
    rows: Sequence[Bar], *, mark: Mark | None = None, around: bool = False, most: float | None = None
) -> Iterator[str]:
    """Bars below each other; `around`: from nought to both sides. `most`: where the scale ends, for charts that are to
    be compared.
    """
    reach = max([0.0001, *[abs(row.value) + row.pm for row in rows], *([abs(mark.value)] if mark else [])]) * 1.04
    reach = reach if most is None else most
    low = -reach if around else 0.0
    yield f'<div class="bars{" around" if around else ""}">'
    for row in rows:
        note = f"<small>{escape(row.note)}</small>" if row.note else ""
        yield f'<div class="row"><span class="label">{escape(row.name)}{note}</span>'
        yield f'<svg viewBox="0 0 1000 {HIGH}" preserveAspectRatio="none" aria-hidden="true">'
        yield "".join(_bar(row, low, reach, mark))
        yield f'</svg><span class="value">{escape(row.told)}</span></div>'
    if mark is not None:
        yield f'<p class="key"><i class="fair"></i>{escape(mark.told)}</p>'
    yield "</div>"


def _bar(row: Bar, low: float, high: float, mark: Mark | None) -> Iterator[str]:
    def x(value: float) -> float:
        return 1000 * (min(max(value, low), high) - low) / (high - low)

    start, end = sorted((x(0), x(row.value)))
    yield f'<rect class="track" x="0" y="0" width="1000" height="{HIGH}"/>'
    yield f'<rect class="{row.tone}" x="{start:.1f}" y="5" width="{max(1.5, end - start):.1f}" height="{HIGH - 10}"/>'
    if row.pm:
        left, right = x(row.value - row.pm), x(row.value + row.pm)
        ends = "".join(f"M{end:.1f} 7V{HIGH - 7}" for end in (left, right))
        for what in ("halo", "interval"):  # without it the line could not be told from a dark bar
            yield f'<path class="{what}" d="M{left:.1f} {HIGH / 2}H{right:.1f}{ends}"/>'
    if low < 0:
        yield f'<path class="nought" d="M{x(0):.1f} 0V{HIGH}"/>'
    if mark is not None:
        yield f'<path class="fair" d="M{x(mark.value):.1f} 0V{HIGH}"/>'


@dataclass(frozen=True, slots=True)
class Hill:
    """How values spread."""

    name: str
    first: float
    width: float
    counts: Sequence[int]
    mean: float
    low: float
    high: float
    told: str
    tone: str = "s1"


def hills(rows: Sequence[Hill]) -> Iterator[str]:
    """Histograms below each other, on one scale: a line at the mean, a strip from one twentieth to the other."""
    first, last = rows[0].first, rows[0].first + rows[0].width * len(rows[0].counts)
    yield '<div class="hills">'
    for row in rows:
        yield f'<div class="hill"><p><b>{escape(row.name)}</b> <span>{escape(row.told)}</span></p>'
        yield '<svg viewBox="0 0 1000 120" preserveAspectRatio="none" aria-hidden="true">'
        yield "".join(_hill(row, first, last))
        yield "</svg></div>"
    yield '<div class="scale" aria-hidden="true">'
    steps = 4
    for n in range(steps + 1):
        yield f"<span>{_short(first + (last - first) * n / steps)}</span>"
    yield "</div></div>"


def _hill(row: Hill, first: float, last: float) -> Iterator[str]:
    most = max(1, *row.counts)
    each = 1000 / len(row.counts)
    gap = min(3.0, each / 6)
    yield '<path class="ground" d="M0 112H1000"/>'
    for n, count in enumerate(row.counts):
        if count:
            high = max(1.5, 104 * count / most)
            yield (
                f'<rect class="{row.tone}" x="{n * each + gap / 2:.1f}" y="{112 - high:.1f}" '
                f'width="{each - gap:.1f}" height="{high:.1f}"/>'
            )

    def x(value: float) -> float:
        return 1000 * (value + row.width / 2 - first) / (last - first)

    yield f'<path class="strip" d="M{x(row.low):.1f} 116H{x(row.high):.1f}"/>'
    yield f'<path class="mean" d="M{x(row.mean):.1f} 2V112"/>'


def _short(value: float) -> str:
    return f"{value:,.0f}".replace(",", "\N{NARROW NO-BREAK SPACE}").replace("-", "\N{MINUS SIGN}")


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> Iterator[str]:
    """The figures themselves: the first of each row is its name."""
    yield '<div class="wide"><table><thead><tr>'
    yield "".join([f'<th scope="col">{escape(column)}</th>' for column in head])
    yield "</tr></thead><tbody>"
    for name, *cells in rows:
        yield f'<tr><th scope="row">{escape(name)}</th>{"".join([f"<td>{escape(cell)}</td>" for cell in cells])}</tr>'
    yield "</tbody></table></div>"
