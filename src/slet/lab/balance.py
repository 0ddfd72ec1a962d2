"""Whether the cards of a game are balanced: how often each is used, beside its fair share."""

from collections.abc import Sequence
from math import sqrt

import msgspec

from slet.lab.tally import Comparison, Tally, Use, Uses

TOLERANCE = 0.15
"""What is further from its fair share than this stands out."""


class Share(msgspec.Struct, frozen=True):
    """What became of one thing in all games."""

    name: str
    taken: int
    turned_over: int
    used: int
    won: float
    """The part of its uses that was a winner's."""
    off: float | None
    """How far from its fair share of all uses: 0.1 is a tenth more. None where there is none, or nothing was used."""
    off_pm: float | None
    """How far chance alone takes it in 95 of 100 such simulations."""
    stands_out: bool
    """Whether it is further off than it may be, and than chance explains."""


Balance = dict[str, tuple[Share, ...]]
"""By the name of the comparison."""


def balance(tally: Tally | None, parts: Sequence[Uses]) -> Balance:
    """All comparisons in which anything was used; nothing for a game that counts no cards."""
    if tally is None:
        return {}
    tables = {comparison.name: compared(comparison, parts) for comparison in tally.comparisons}
    return {name: shares for name, shares in tables.items() if any(share.used or share.taken for share in shares)}


def compared(comparison: Comparison, parts: Sequence[Uses]) -> tuple[Share, ...]:
    uses = {name: Use() for name in comparison.things}
    for part in parts:
        for name, use in part.get(comparison.name, {}).items():
            uses[name].add(use)
    copies = comparison.copies or dict.fromkeys(uses, 1)
    all_used, all_copies = sum(use.used for use in uses.values()), sum(copies.values())
    return tuple(
        _share(name, use, all_used, copies[name] / all_copies if comparison.fair else None)
        for name, use in uses.items()
    )


def _share(name: str, use: Use, all_used: int, fair: float | None) -> Share:
    off = off_pm = None
    if fair is not None and all_used:
        part = use.used / all_used
        off = part / fair - 1
        off_pm = 1.96 * sqrt((1 - fair) / (fair * all_used))
    return Share(
        name=name,
        taken=use.taken,
        turned_over=use.turned_over,
        used=use.used,
        won=use.won / max(1, use.used),
        off=off,
        off_pm=off_pm,
        stands_out=off is not None and off_pm is not None and abs(off) > max(TOLERANCE, off_pm),
    )
