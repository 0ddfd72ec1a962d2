"""Cackles, Black Aliss and tea: WIT-97 to WIT-105, WIT-178."""

from slet.games.the_witches.events import (
    HadTea,
    Lost,
    NoAliss,
    ReturnedCackles,
    TookAliss,
    TookCackleFrom,
    TookCackles,
)
from slet.games.the_witches.lancre import others_here
from slet.games.the_witches.options import GIVE_BACK, TAKE_FROM
from slet.games.the_witches.state import Loss, Step, WitchesState
from slet.games.the_witches.turn import end_action
from slet.kernel import Rule, clockwise, pick, tell

AT_TEA_ACTIVE, AT_TEA_OTHER = 3, 2
"""WIT-103."""


def lose(s: WitchesState, why: Loss) -> None:
    """WIT-145: all lose together. Whoever called this lets the game end at once."""
    s.lost = why
    tell(s, Lost, why)


def take_cackles(s: WitchesState, seat: int, due: int) -> Rule[None]:
    """WIT-97 to WIT-100: from the supply as long as it has any, then one at a time from whoever has most."""
    supplied = min(due, s.cackle_supply)
    if supplied:
        take_from_supply(s, seat, supplied)
    for _ in range(due - supplied):
        most = max(s.cackles)
        if s.cackles[seat] == most:  # WIT-99
            take_aliss(s, seat)
            if s.lost:
                return
        else:
            other = yield from _who_has_most(s, seat, most)
            s.cackles[other] -= 1
            s.cackles[seat] += 1
            tell(s, TookCackleFrom, seat, other)


def take_from_supply(s: WitchesState, seat: int, cackles: int) -> None:
    s.cackle_supply -= cackles
    s.cackles[seat] += cackles
    tell(s, TookCackles, seat, cackles, s.cackles[seat])


def _who_has_most(s: WitchesState, seat: int, most: int) -> Rule[int]:
    """WIT-98: if several have most, the taker chooses."""
    richest = {name: other for other, name in enumerate(s.apprentices) if name and s.cackles[other] == most}
    if len(richest) == 1:
        return next(iter(richest.values()))
    choice = yield from pick(seat, "cackle-from", [TAKE_FROM[name] for name in richest], "WIT-98")
    return richest[choice.apprentice]


def take_aliss(s: WitchesState, seat: int) -> None:
    """WIT-101, WIT-102, WIT-152: when none is left, nothing is taken; but playing together, all lose."""
    if s.aliss_supply:
        s.aliss_supply -= 1
        s.aliss[seat] += 1
        tell(s, TookAliss, seat, s.aliss[seat])
    elif s.mode == "competitive":
        tell(s, NoAliss, seat)
    else:
        lose(s, "lost-aliss")


def give_back(s: WitchesState, seat: int, cackles: int) -> None:
    """Cackles go back to the supply."""
    if cackles:
        s.cackles[seat] -= cackles
        s.cackle_supply += cackles
        tell(s, ReturnedCackles, seat, cackles, s.cackles[seat])


def tea(s: WitchesState) -> Rule[Step]:
    """WIT-103, WIT-178: the active player decides first, then the others clockwise; who has no Cackle is not asked."""
    others = others_here(s, s.active)
    company = [seat for seat in clockwise(s.active, s.seats) if seat == s.active or seat in others]
    tell(s, HadTea, tuple(company))
    for seat in company:
        most = min(s.cackles[seat], AT_TEA_ACTIVE if seat == s.active else AT_TEA_OTHER)
        if most:
            choice = yield from pick(seat, "tea", GIVE_BACK[most::-1], "WIT-103")
            give_back(s, seat, choice.cackles)
    return end_action(s)


def rest_at_the_cottage(s: WitchesState) -> Rule[Step]:
    """WIT-155, WIT-156: solo, at Granny Weatherwax's Cottage, two Cackles may be returned; one if there is only one."""
    most = min(s.cackles[s.active], 2)
    choice = yield from pick(s.active, "cottage", (GIVE_BACK[most], GIVE_BACK[0]), "WIT-155")
    give_back(s, s.active, choice.cackles)
    return end_action(s)
