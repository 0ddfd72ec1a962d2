"""What can be remarked to somebody who plays Čarodění for the first time."""

from collections.abc import Mapping
from typing import Any

from slet.games.carodeni.goals import in_clan
from slet.games.carodeni.options import Brew, Pay, Play, Rest, TakePotion, TakeTool
from slet.games.carodeni.pieces.box import TOOL_POINTS, Goal
from slet.games.carodeni.pieces.kinds import LOCATIONS, ROOM
from slet.games.carodeni.planning import Prospect, wanted
from slet.games.carodeni.view import AreaView, CarodeniView
from slet.kernel import Remark, Seen

Found = Mapping[str, Any] | None
STRONG, LITTLE = 4, 6
"""A witch with so many action points gathers much; so many points or fewer for her and a potion are little."""
WORTH_A_REST = 3
"""So many cards in the pile are worth a turn."""
LAST_ROUNDS = 2

# --- the turn -------------------------------------------------------------------------------------------------------


def first_turn(seen: Seen) -> Found:
    return {} if seen.ask.kind == "turn" and seen.view.round == 1 else None


def against_ostara(seen: Seen) -> Found:
    view: CarodeniView = seen.view
    begins = view.difficulty is not None and view.round == 1 and seen.ask.kind == "turn"
    return {"rounds": view.last_round} if begins else None


def ready(seen: Seen) -> Found:
    """A waiting potion can be paid, a card in hand can brew it, and another that is offered cannot."""
    if seen.ask.kind != "turn":
        return None
    best = max(
        (one for one in _own(seen).prospects if one.ways and one.brewers),
        key=lambda one: one.potion.points,
        default=None,
    )
    if best is None or all(option.card in best.brewers for option in seen.ask.options if isinstance(option, Play)):
        return None
    return {"points": best.potion.points}


def no_brewer(seen: Seen) -> Found:
    """Several potions wait, no witch fits any of them, and one more potion could be taken."""
    own = _own(seen)
    if seen.ask.kind != "gather" or not any(isinstance(option, TakePotion) for option in seen.ask.options):
        return None
    if len(own.potions) < 2 or any(card.brews(potion) for card in (*own.hand, *own.pile) for potion in own.potions):
        return None
    return {"potions": len(own.potions)}


def rest(seen: Seen) -> Found:
    own = _own(seen)
    tired = _may_rest(seen) and len(own.hand) <= 1 and len(own.pile) >= WORTH_A_REST
    return {"cards": len(own.pile)} if tired else None


def rest_too_early(seen: Seen) -> Found:
    own = _own(seen)
    witches = sum(not card.is_novice for card in own.hand)
    return {"witches": witches} if _may_rest(seen) and witches >= 2 and len(own.pile) == 1 else None


def _may_rest(seen: Seen) -> bool:
    return seen.ask.kind == "turn" and any(isinstance(option, Rest) for option in seen.ask.options)


# --- gathering ------------------------------------------------------------------------------------------------------


def points(seen: Seen) -> Found:
    """What a card's numbers mean, when the first thing of a turn is taken."""
    view: CarodeniView = seen.view
    begins = seen.ask.kind == "gather" and view.active is not None and view.points == view.active.gathers
    return {"points": sum(view.points)} if begins else None


def replaced(seen: Seen) -> Found:
    """Something was taken here, its place is filled again, and there is a point left."""
    view: CarodeniView = seen.view
    if seen.ask.kind != "gather" or view.active is None:
        return None
    place = next(at.place for at in LOCATIONS if view.points[at.place])
    lying = (*view.spots[ROOM * place : ROOM * (place + 1)], view.potions[place], view.witches[place])
    return {} if view.points[place] < view.active.gathers[place] and None not in lying else None


def two_sides(seen: Seen) -> Found:
    tool = seen.ask.kind == "gather" and any(isinstance(option, TakeTool) for option in seen.ask.options)
    return {} if tool else None


def opening(seen: Seen) -> Found:
    """Something on offer makes a potion possible that could be brewed in this very turn."""
    if seen.ask.kind != "gather" or not seen.view.openings:
        return None
    offered = {option.id for option in seen.ask.options}
    best = max(
        (potion.points for one in seen.view.openings if one.option in offered for potion in one.potions), default=None
    )
    return None if best is None else {"points": best}


def renewing(seen: Seen) -> Found:
    return {} if seen.ask.kind == "refresh" else None


# --- brewing --------------------------------------------------------------------------------------------------------


def brewing(seen: Seen) -> Found:
    return {} if seen.ask.kind == "brew" else None


def strong_gatherer(seen: Seen) -> Found:
    """The active witch gathers much, and the best that she can brew brings little, even with her own points."""
    active = seen.view.active
    if seen.ask.kind != "brew" or active is None or sum(active.gathers) < STRONG:
        return None
    best = active.points + max(option.potion.points for option in seen.ask.options if isinstance(option, Brew))
    return {"gathers": sum(active.gathers), "points": best} if best <= LITTLE else None


def pair(seen: Seen) -> Found:
    """A waiting potion can be paid with the help of pairs, by a witch who is at hand."""
    helped = seen.ask.kind in ("turn", "brew") and any(_by_pairs(one) for one in _own(seen).prospects)
    return {} if helped else None


def new_kind(seen: Seen) -> Found:
    """Of the ways to pay, one brings a kind of tool that is not in the clan yet, and another does not."""
    if seen.ask.kind != "pay":
        return None
    kinds = {card.back for card in _own(seen).clan_tools}
    gains = {len({*kinds, *way.tools}) for way in seen.ask.options if isinstance(way, Pay)}
    return {"points": TOOL_POINTS[max(gains)], "now": TOOL_POINTS[len(kinds)]} if len(gains) > 1 else None


def main_colour(seen: Seen) -> Found:
    """The witch who may brew has more than one flag, and there are goals for witches."""
    view: CarodeniView = seen.view
    if seen.ask.kind != "brew" or view.active is None or len(view.active.flags) < 2:
        return None
    asked = any(need.kind == "witch" for goal in view.goals for need in goal.needs)
    return {"main": view.active.main or "none"} if asked else None


def taming(seen: Seen) -> Found:
    return {} if seen.ask.kind == "tame" else None


def _by_pairs(prospect: Prospect) -> bool:
    return bool(prospect.pairs and prospect.ways and prospect.brewers)


# --- goals and the end ----------------------------------------------------------------------------------------------


def near_goal(seen: Seen) -> Found:
    """Of the goals that lack one thing, that of most points; and what it lacks."""
    near = [goal for goal, done in _own_goals(seen) if wanted(goal) - done == 1] if seen.ask.kind == "turn" else []
    if not near:
        return None
    goal = max(near, key=lambda goal: goal.points)
    own: Any = _own(seen)  # it begins as an area does
    lacking = next(need for need in goal.needs if in_clan(own, need) < need.number)
    return {"points": goal.points, "thing": f"{lacking.kind}-{lacking.what}"}


def rival_near(seen: Seen) -> Found:
    """Another player lacks one thing for a goal towards which something is in the own clan too."""
    view: CarodeniView = seen.view
    if seen.ask.kind != "turn":
        return None
    for n, (goal, done) in enumerate(_own_goals(seen)):
        others = [area.progress[n] for seat, area in enumerate(view.areas) if seat != seen.seat]
        if done and wanted(goal) - max(others, default=0) == 1:
            return {"points": goal.points}
    return None


def last_goals(seen: Seen) -> Found:
    view: CarodeniView = seen.view
    last = seen.ask.kind == "turn" and len(view.goals) == 2 and view.last_round is None
    return {} if last else None


def end(seen: Seen) -> Found:
    """How many rounds come after this one, when they are counted; against Ostara they always are."""
    view: CarodeniView = seen.view
    if seen.ask.kind != "turn" or view.last_round is None or view.last_round - view.round > LAST_ROUNDS:
        return None
    return {"rounds": view.last_round - view.round, "waiting": len(_own(seen).potions)}


def leftovers(seen: Seen) -> Found:
    """In the last round: how many kinds of ingredients are missing."""
    view: CarodeniView = seen.view
    missing = _own(seen).stock.count(0)
    last = view.round == view.last_round and seen.ask.kind in ("gather", "rest")
    return {"missing": missing} if last and missing else None


def _own_goals(seen: Seen) -> list[tuple[Goal, int]]:
    """The goals not taken yet, and how much of each is in the own clan."""
    return list(zip(seen.view.goals, _own(seen).progress, strict=True))


def _own(seen: Seen) -> AreaView:
    own: AreaView = seen.view.areas[seen.seat]
    return own


REMARKS = (
    Remark("ready", "danger", ready, ("CAR-42", "CAR-45"), "hand"),
    Remark("no-brewer", "danger", no_brewer, ("CAR-42",), "witches"),
    Remark("strong-gatherer", "danger", strong_gatherer, ("CAR-57",), "pile"),
    Remark("new-kind", "danger", new_kind, ("CAR-74",)),
    Remark("rest-too-early", "danger", rest_too_early, ("CAR-66",), "hand"),
    Remark("first-turn", "first", first_turn, ("CAR-45",), "waiting"),
    Remark("against-ostara", "first", against_ostara, ("CAR-88", "CAR-91", "CAR-122")),
    Remark("points", "first", points, ("CAR-30", "CAR-31")),
    Remark("opening", "first", opening, ("CAR-46",), "waiting"),
    Remark("replaced", "first", replaced, ("CAR-35",)),
    Remark("two-sides", "first", two_sides, ("CAR-32", "CAR-34")),
    Remark("renewing", "first", renewing, ("CAR-38",)),
    Remark("brewing", "first", brewing, ("CAR-50", "CAR-73"), "waiting"),
    Remark("pair", "first", pair, ("CAR-54",), "waiting"),
    Remark("main-colour", "first", main_colour, ("CAR-61",)),
    Remark("taming", "first", taming, ("CAR-81", "CAR-82"), "waiting"),
    Remark("end", "first", end, ("CAR-71", "CAR-78"), "waiting"),
    Remark("near-goal", "advice", near_goal, ("CAR-58", "CAR-59"), "goal:"),
    Remark("rival-near", "advice", rival_near, ("CAR-59",), "goal:"),
    Remark("last-goals", "advice", last_goals, ("CAR-69", "CAR-71"), "goal:"),
    Remark("rest", "advice", rest, ("CAR-66",), "pile"),
    Remark("leftovers", "advice", leftovers, ("CAR-76",)),
)
