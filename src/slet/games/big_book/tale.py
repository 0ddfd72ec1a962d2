"""How a game of The Big Book of Madness is told when it is over."""

from collections.abc import Mapping, Sequence
from typing import Any, Literal

from slet.games.big_book.events import (
    Banished,
    Broke,
    CurseLaid,
    Escaped,
    Frightened,
    Learned,
    SetOff,
    TookMadness,
)
from slet.games.big_book.pieces.cards import ELEMENTS
from slet.games.big_book.pieces.tables import BOARD
from slet.games.big_book.settings import BigBookSettings, Mode
from slet.games.big_book.state import ROUNDS, BigBookState
from slet.kernel import Cause, Close, Gauge, Outcome, Said, Scene, Stage, Tale, Trial

Past = Sequence[Scene[BigBookState]]
MODES: tuple[Mode, ...] = ("classic", "terror", "nightmare")
HARDEST = 3


def trial(past: Past, s: BigBookState, outcome: Outcome) -> Trial:
    laid, broken = curses(past)
    madness = BOARD.madness[s.seats]
    facts = {
        "page": s.pages[max(0, s.page - 1)],
        "round": s.page,
        "defeated": s.defeated,
        "broken": sum(broken),
        "laid": sum(laid),
        "turn": s.turn,
    }
    won = bool(outcome.winners)
    return Trial(
        title=Said(outcome.reason, facts),
        how=Said("how", facts),
        stages=tuple(_stage(s, page, laid[page], broken[page]) for page in range(ROUNDS)),
        gauges=(Gauge(Said("gauge-madness"), madness - s.stack, madness, good=False),),
        close=_narrowest(past, s) if won else _closest(past, s, laid, broken),
        causes=() if won else tuple(_causes(past, s)),
        deeds=_deeds(past, s),
    )


def curses(past: Past) -> tuple[list[int], list[int]]:
    """How many curses were laid with each page, and how many of them were broken."""
    laid, broken = [0] * ROUNDS, [0] * ROUNDS
    for scene in past:
        page = scene.state.page - 1
        laid[page] += isinstance(scene.event, CurseLaid)
        broken[page] += isinstance(scene.event, Broke)
    return laid, broken


def _stage(s: BigBookState, page: int, laid: int, broken: int) -> Stage:
    if page >= s.page:
        return Stage(Said("page-unseen", {"number": page + 1}), "open", Said("page-open"))
    came, counts = s.pages[page], {"broken": broken, "laid": laid}
    defeated = s.fates[page] if page < len(s.fates) else None
    fate = None if defeated is None else Said("page-defeated" if defeated else "page-escaped")
    state: Literal["done", "missed"] = "done" if defeated else "missed"
    return Stage(Said("page", {"page": came}), state, Said("page-curses", counts), fate, f"page:{came.name}")


# --- how close it was -----------------------------------------------------------------------------------------------


def _closest(past: Past, s: BigBookState, laid: Sequence[int], broken: Sequence[int]) -> Close | None:
    """On the last page the cards that were missing, or the curses; before it the pages."""
    if s.ending == "lost-sixth":
        if sum(left is not None for left in s.curses) == 1:
            return _cards_short(past, s)
        facts = {"left": laid[-1] - broken[-1], "laid": laid[-1]}
        title, text = Said("close-curses", facts), Said("close-curses-text", facts)
        return Close(title, text, broken[-1], laid[-1], past[-1].n, "curse")
    if not s.page:
        return None
    page = s.pages[s.page - 1]
    on = {"page": page, "round": s.page, "pages": ROUNDS - s.page}
    return Close(Said("close-pages", on), Said("close-pages-text", on), s.page, ROUNDS, past[-1].n, f"page:{page.name}")


def _cards_short(past: Past, s: BigBookState) -> Close:
    """One curse was left: who was nearest to its price when the marker reached the invocation."""
    curse = next(laid for laid in s.curses if laid is not None)
    price = curse.price()
    held = [[sum(card.value for card in hand if card.number == n) for n in range(len(ELEMENTS))] for hand in s.hands]
    paid = [sum(map(min, price, own)) for own in held]
    seat = max(range(s.seats), key=lambda one: paid[one])
    missing = sum(price) - paid[seat]
    asked = [n for n, amount in enumerate(price) if amount]
    short = max(asked, key=lambda n: price[n] - held[seat][n])
    kind = ELEMENTS[short] if missing and len(asked) == 1 else "any"
    facts = {"missing": missing, "kind": kind, "price": sum(price), "held": paid[seat]}
    text = "close-cards-text" if missing else "close-turn-text"
    title = Said("close-cards" if missing else "close-turn", facts)
    scene = next(scene for scene in reversed(past) if isinstance(scene.event, Escaped))
    return Close(title, Said(text, facts, seat), paid[seat], sum(price), scene.n, f"element:{kind}")


def _narrowest(past: Past, s: BigBookState) -> Close:
    scene = min(past, key=lambda one: one.state.stack)
    facts = {"left": scene.state.stack, "most": BOARD.madness[s.seats], "round": scene.state.page}
    title, text = Said("close-madness", facts), Said("close-madness-text", facts)
    return Close(title, text, scene.state.stack, BOARD.madness[s.seats], scene.n, "madness")


# --- what broke us --------------------------------------------------------------------------------------------------


def _causes(past: Past, s: BigBookState) -> list[Cause]:
    """What the game was lost by comes first, then pages that got away, the first of them first."""
    madness = _madness(past, s)
    escaped = [_escape(scene) for scene in past if isinstance(scene.event, Escaped) and scene.state.page < ROUNDS]
    out = [scene for scene in past if isinstance(scene.event, Frightened)]
    frightened = (
        [Cause(Said("cause-out", {"out": len(out)}), Said("cause-out-text"), out[0].n, "madness")] if out else []
    )
    first = frightened if s.ending == "lost-all-out" else madness if s.ending == "lost-stack" else []
    rest = [*escaped[:2], *frightened, *_set_off(past), *madness]
    return [*first, *[cause for cause in rest if cause not in first]]


def _madness(past: Past, s: BigBookState) -> list[Cause]:
    taken = [scene for scene in past if isinstance(scene.event, TookMadness)]
    banished = sum(scene.event.cards for scene in past if isinstance(scene.event, Banished))
    facts = {"taken": len(taken), "stack": BOARD.madness[s.seats], "banished": banished}
    if not taken:
        return []
    return [Cause(Said("cause-madness", facts), Said("cause-madness-text", facts), taken[-1].n, "madness")]


def _escape(scene: Scene[BigBookState]) -> Cause:
    assert isinstance(scene.event, Escaped)
    page = scene.event.page
    facts = {"page": page, "round": scene.state.page, "curses": scene.event.curses}
    return Cause(Said("cause-escaped", facts), Said("cause-escaped-text", facts), scene.n, f"page:{page.name}")


def _set_off(past: Past) -> list[Cause]:
    went_off = [scene for scene in past if isinstance(scene.event, SetOff)]
    if not went_off:
        return []
    facts = {"curses": len(went_off)}
    return [Cause(Said("cause-set-off", facts), Said("cause-set-off-text", facts), went_off[-1].n, "curse")]


def _deeds(past: Past, s: BigBookState) -> dict[str, tuple[int, ...]]:
    counted = {key: [0] * s.seats for key in ("deed-curses", "deed-spells", "deed-banished")}
    for scene in past:
        match scene.event:
            case Broke(seat=seat):
                counted["deed-curses"][seat] += 1
            case Learned(seat=seat):
                counted["deed-spells"][seat] += 1
            case Banished(seat=seat, cards=cards):
                counted["deed-banished"][seat] += cards
    return {key: tuple(counts) for key, counts in counted.items()}


# --- again ----------------------------------------------------------------------------------------------------------


def ladder(_seats: int, settings: BigBookSettings) -> tuple[Mapping[str, Any] | None, Mapping[str, Any] | None]:
    """BB-21, BB-157: by difficulty, and at its ends by mode."""
    level, mode = settings.difficulty, MODES.index(settings.mode)
    easier = {"difficulty": level - 1} if level > 1 else {"mode": MODES[mode - 1]} if mode else None
    harder = (
        {"difficulty": level + 1} if level < HARDEST else {"mode": MODES[mode + 1]} if mode + 1 < len(MODES) else None
    )
    return easier, harder


TALE: Tale[BigBookState] = Tale(trial=trial, ladder=ladder)
