"""How a game of Wandering Towers is told when it is over."""

from collections.abc import Mapping, Sequence
from typing import Any

from slet.games.wandering_towers.events import (
    Cast,
    Entered,
    Filled,
    MovedTower,
    MovedWizard,
    NothingMoved,
    Played,
)
from slet.games.wandering_towers.goal import filled, parties
from slet.games.wandering_towers.pieces import LONE_CARDS, LONE_SPELLS
from slet.games.wandering_towers.settings import TowersSettings, mode_of, spells_chosen
from slet.games.wandering_towers.state import GROUNDS, TowersState
from slet.kernel import Cause, Close, Gauge, Honour, Outcome, Said, Scene, Tale, Trial, honours_of

Past = Sequence[Scene[TowersState]]


def round_of(s: TowersState) -> int:
    return s.turn // s.seats + 1


def standing(s: TowersState) -> tuple[int, ...]:
    """Wizards in Ravenskeep and potions filled: all see both."""
    if s.alone:
        return (s.inside[0],) * s.seats
    return tuple(s.inside[seat] + filled(s, (seat,)) for seat in range(s.seats))


def sources(s: TowersState) -> dict[str, tuple[int, ...]]:
    if s.alone:
        return {}
    return {"wizards": tuple(s.inside), "potions": tuple(filled(s, (seat,)) for seat in range(s.seats))}


def deed(scene: Scene[TowersState]) -> int | None:
    match scene.event:
        case Entered(wizards=[wizard, *_]):
            return scene.state.colours.index(wizard)
        case Filled(seat=seat) | Cast(seat=seat):
            return seat
    return None


def honours(past: Past, s: TowersState) -> list[Honour]:
    spells, catches = [0] * s.seats, [0] * s.seats
    first = None
    for scene in past:
        match scene.event:
            case Cast(seat=seat):
                spells[seat] += 1
            case MovedTower(seat=seat, caught=caught):
                own = s.colours[s.side(seat)]
                catches[seat] += sum(wizard is not own for wizard in caught)
            case Entered(wizards=[wizard, *_]) if first is None:
                first = Honour("first", s.colours.index(wizard), scene.state.turn // s.seats + 1)
    found = honours_of({"catches": catches, "spells": spells})
    return [*found, first] if first is not None else found


# --- alone and all together -----------------------------------------------------------------------------------------


def trial(past: Past, s: TowersState, outcome: Outcome) -> Trial | None:
    """WT-134 to WT-141: against the count of cards."""
    if not s.alone:
        return None
    won = bool(outcome.winners)
    outside = s.wizards - s.inside[0]
    facts = {
        "inside": s.inside[0],
        "wizards": s.wizards,
        "cards": s.cards_spent,
        "most": LONE_CARDS,
        "outside": outside,
    }
    return Trial(
        title=Said("in-time" if won else "too-late", facts),
        how=Said("how", facts),
        gauges=(
            Gauge(Said("gauge-wizards"), s.inside[0], s.wizards),
            Gauge(Said("gauge-cards"), s.cards_spent, LONE_CARDS, good=False),
        ),
        close=_spare_cards(past, s) if won else _last_outside(past, s, outside),
        causes=() if won else tuple(_causes(past, s)),
        deeds=_deeds(past, s) if s.seats > 1 else {},
    )


def _spare_cards(past: Past, s: TowersState) -> Close:
    left = LONE_CARDS - s.cards_spent
    facts = {"left": left, "most": LONE_CARDS}
    return Close(Said("close-cards", facts), Said("close-cards-text", facts), left, LONE_CARDS, past[-1].n, "card")


def _last_outside(past: Past, s: TowersState, outside: int) -> Close:
    """The last wizard that came in."""
    last = next((scene for scene in reversed(past) if isinstance(scene.event, Entered)), past[-1])
    facts = {"outside": outside, "wizards": s.wizards, "left": LONE_CARDS - last.state.cards_spent}
    return Close(
        Said("close-wizards", facts), Said("close-wizards-text", facts), s.inside[0], s.wizards, last.n, "wizard"
    )


def _causes(past: Past, s: TowersState) -> list[Cause]:
    """What cost cards: wizards beneath towers, a slow first half, cards that moved nothing."""
    causes = []
    if beneath := imprisoned(s):
        worst = max(past, key=lambda scene: imprisoned(scene.state))
        facts = {"beneath": beneath, "most": imprisoned(worst.state)}
        causes.append(Cause(Said("cause-beneath", facts), Said("cause-beneath-text", facts), worst.n, "wizard"))
    half = [scene for scene in past if scene.state.cards_spent <= LONE_CARDS // 2]
    inside = half[-1].state.inside[0]
    if 2 * inside < s.inside[0]:
        facts = {"inside": inside, "cards": LONE_CARDS // 2}
        causes.append(Cause(Said("cause-slow", facts), Said("cause-slow-text", facts), half[-1].n, "card"))
    idle = [scene for scene in past if isinstance(scene.event, NothingMoved) and scene.event.why == "impossible"]
    if idle:
        facts = {"cards": len(idle)}
        causes.append(Cause(Said("cause-idle", facts), Said("cause-idle-text", facts), idle[-1].n, "card"))
    return causes


def imprisoned(s: TowersState) -> int:
    """How many wizards are beneath a tower, whatever their colour."""
    covered = 0
    for space, towers in enumerate(s.stacks):
        places = [space, *(GROUNDS + tower - 1 for tower in towers[:-1])] if towers else []
        covered += sum(len(s.standing[place]) for place in places)
    return covered


def _deeds(past: Past, s: TowersState) -> dict[str, tuple[int, ...]]:
    counted = {"deed-cards": [0] * s.seats, "deed-wizards": [0] * s.seats, "deed-towers": [0] * s.seats}
    kinds = {Played: "deed-cards", MovedWizard: "deed-wizards", MovedTower: "deed-towers"}
    for scene in past:
        if (key := kinds.get(type(scene.event))) is not None:
            counted[key][scene.event.seat] += 1  # type: ignore[attr-defined]
    return {key: tuple(counts) for key, counts in counted.items()}


def ladder(seats: int, settings: TowersSettings) -> tuple[Mapping[str, Any] | None, Mapping[str, Any] | None]:
    """WT-137: spells only add to what can be done, so the game with three of them is the easier one."""
    mode = mode_of(seats, settings)
    if mode not in ("solo", "coop"):
        return None, None
    spells, by_lot = spells_chosen(mode, settings.spells)
    return (None, {"spells": 0}) if spells or by_lot else ({"spells": LONE_SPELLS}, None)


TALE: Tale[TowersState] = Tale(
    round=round_of,
    standing=standing,
    sides=parties,
    sources=sources,
    deed=deed,
    honours=honours,
    trial=trial,
    ladder=ladder,
)
