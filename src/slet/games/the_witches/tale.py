"""How a game of The Witches is told when it is over."""

from collections.abc import Sequence

from slet.games.the_witches.ending import LICENCE, TOO_MANY_ELVES, TOO_MANY_HARD, standing
from slet.games.the_witches.events import (
    CrisisPut,
    Failed,
    Relieved,
    Solved,
    SolvedAfar,
    TookAliss,
    TookCackles,
)
from slet.games.the_witches.lancre import face_up_elves
from slet.games.the_witches.state import WitchesState
from slet.kernel import Cause, Close, Gauge, Honour, Outcome, Said, Scene, Tale, Trial, honours_of

Past = Sequence[Scene[WitchesState]]


def round_of(s: WitchesState) -> int:
    return (s.turn + s.seats - 1) // s.seats


def of_all(s: WitchesState) -> tuple[int, ...]:
    """WIT-150: playing together, points are the table's, not anybody's."""
    points = standing(s)
    return (sum(points),) * s.seats if s.mode == "coop" else points


def sources(s: WitchesState) -> dict[str, tuple[int, ...]]:
    """WIT-101, WIT-146: tiles won, less one for each Black Aliss tile."""
    return {
        "easy": tuple(sum(tile.points for tile in tiles) for tiles in s.easy),
        "hard": tuple(sum(tile.points for tile in tiles) for tiles in s.hard),
        "aliss": tuple(-count for count in s.aliss),
    }


def deed(scene: Scene[WitchesState]) -> int | None:
    return scene.event.seat if isinstance(scene.event, Solved | SolvedAfar) else None


def honours(_past: Past, s: WitchesState) -> list[Honour]:
    return honours_of(
        {
            "hardest": [max([tile.difficulty for tile in tiles], default=0) for tiles in s.hard],
            "easy": [len(tiles) for tiles in s.easy],
            "hard": [len(tiles) for tiles in s.hard],
        }
    )


# --- alone and all together, and where all have lost ----------------------------------------------------------------


def trial(past: Past, s: WitchesState, outcome: Outcome) -> Trial:
    points = max(outcome.scores)
    hard = sum(map(len, s.hard))
    facts = {
        "points": points,
        "missing": LICENCE - points,
        "left": hard_left(s),
        "solved": sum(map(len, s.easy)) + hard,
        "hard": hard,
        "turn": s.turn,
        "turns": s.turns,
    }
    return Trial(
        title=Said(outcome.reason, facts),
        how=Said("how", facts),
        gauges=tuple(_gauges(past, s)),
        close=_closest(past, s, outcome),
        causes=() if outcome.winners else tuple(_causes(past, s)),
        deeds=_deeds(past, s) if s.seats > 1 else {},
    )


def hard_left(s: WitchesState) -> int:
    return sum(tile is not None and tile.is_hard for tile in s.problems)


def _gauges(past: Past, s: WitchesState) -> list[Gauge]:
    """WIT-143, WIT-145, WIT-152, WIT-153: all that a game can be lost by."""
    begin = past[0].state
    gauges = [Gauge(Said("gauge-crises"), begin.crisis_supply - s.crisis_supply, begin.crisis_supply, good=False)]
    if s.mode != "competitive":
        gauges.append(Gauge(Said("gauge-aliss"), begin.aliss_supply - s.aliss_supply, begin.aliss_supply, good=False))
    gauges.append(Gauge(Said("gauge-elves"), min(face_up_elves(s), TOO_MANY_ELVES), TOO_MANY_ELVES, good=False))
    if s.mode == "coop":
        gauges.append(Gauge(Said("gauge-hard"), min(hard_left(s), TOO_MANY_HARD), TOO_MANY_HARD, good=False))
    return gauges


def _closest(past: Past, s: WitchesState, outcome: Outcome) -> Close | None:
    last = past[-1].n
    if outcome.reason == "solo-farm":
        facts = {"missing": LICENCE - outcome.scores[0], "goal": LICENCE}
        return Close(Said("close-points", facts), Said("close-points-text", facts), outcome.scores[0], LICENCE, last)
    if outcome.winners:
        return _narrowest(past, s)
    if outcome.reason == "lost-hard":
        facts = {"missing": hard_left(s) - TOO_MANY_HARD + 1, "left": hard_left(s)}
        solved = sum(map(len, s.hard))
        title, text = Said("close-hard", facts), Said("close-hard-text", facts)
        return Close(title, text, solved, solved + hard_left(s) - TOO_MANY_HARD + 1, last, "hard")
    facts = {"left": s.turns - s.turn, "turns": s.turns}
    return Close(Said("close-turns", facts), Said("close-turns-text", facts), s.turn, s.turns, last)


def _narrowest(past: Past, s: WitchesState) -> Close:
    """What was left of the supply that came nearest to its end."""
    begin = past[0].state
    crises = min(past, key=lambda scene: scene.state.crisis_supply)
    aliss = min(past, key=lambda scene: scene.state.aliss_supply)
    if s.mode == "competitive" or crises.state.crisis_supply <= aliss.state.aliss_supply:
        left, of, scene, key = crises.state.crisis_supply, begin.crisis_supply, crises, "crises"
    else:
        left, of, scene, key = aliss.state.aliss_supply, begin.aliss_supply, aliss, "aliss"
    facts = {"left": left, "most": of}
    return Close(Said(f"close-{key}", facts), Said(f"close-{key}-text", facts), left, of, scene.n, key)


def _causes(past: Past, s: WitchesState) -> list[Cause]:
    """What the game was lost by comes first."""
    crises = [scene for scene in past if isinstance(scene.event, CrisisPut)]
    relieved = sum(isinstance(scene.event, Relieved) for scene in past)
    aliss = [scene for scene in past if isinstance(scene.event, TookAliss)]
    failed = [scene for scene in past if isinstance(scene.event, Failed)]
    found: list[tuple[int, Cause]] = []

    def add(weight: int, key: str, scenes: list[Scene[WitchesState]], **facts: int) -> None:
        text, sign = Said(f"cause-{key}-text", facts), key
        found.append((weight, Cause(Said(f"cause-{key}", facts), text, scenes[-1].n if scenes else None, sign)))

    if crises:
        add(9 if s.lost == "lost-crises" else 3, "crises", crises, crises=len(crises), relieved=relieved)
    if aliss:
        add(9 if s.lost == "lost-aliss" else 4, "aliss", aliss, aliss=len(aliss))
    if s.lost == "lost-elves":
        add(9, "elves", list(past[-1:]), elves=face_up_elves(s))
    if s.mode == "coop" and s.lost is None:
        add(9, "hard", list(past[-1:]), left=hard_left(s))
    if failed:
        most = max(failed, key=lambda scene: scene.event.needed - scene.event.total)  # type: ignore[attr-defined]
        assert isinstance(most.event, Failed)
        add(5, "failed", [most], failed=len(failed), missing=most.event.needed - most.event.total)
    return [cause for _, cause in sorted(found, key=lambda one: -one[0])]


def _deeds(past: Past, s: WitchesState) -> dict[str, tuple[int, ...]]:
    cackles = [0] * s.seats
    for scene in past:
        if isinstance(scene.event, TookCackles):
            cackles[scene.event.seat] += scene.event.cackles
    return {
        "deed-easy": tuple(map(len, s.easy)),
        "deed-hard": tuple(map(len, s.hard)),
        "deed-cackles": tuple(cackles),
    }


TALE: Tale[WitchesState] = Tale(
    round=round_of, standing=of_all, sources=sources, deed=deed, honours=honours, trial=trial
)
