"""What can be remarked to somebody who plays The Witches for the first time."""

from collections.abc import Mapping
from itertools import pairwise
from typing import Any

from slet.games.the_witches.attempts import MAGIC
from slet.games.the_witches.dice import CACKLE
from slet.games.the_witches.events import CardTurned, Consequence, CrisisPut, Failed, Solved, TookAliss
from slet.games.the_witches.options import Add, Look, Run, RunBy, Stop, Walk
from slet.games.the_witches.pieces.tiles import Tile
from slet.games.the_witches.planning.odds import at_least, worth_of
from slet.games.the_witches.view import PlayerView, WitchesView
from slet.kernel import Remark, Seen

Found = Mapping[str, Any] | None
BETWEEN_PAIRS = ("go-on", "add")
HAND, MOST_CARDS = 3, 7
"""WIT-106: the limit at first and at most."""
BAD, GOOD = 0.35, 0.9
"""A chance below the first is bad; from the second on it needs no help."""
FEW = 3
"""So many Crises or fewer in the supply are few; so many Cackles of one witch are many."""
LAST_TURNS = 4

# --- where to go ----------------------------------------------------------------------------------------------------


def easy_first(seen: Seen) -> Found:
    own = _own(seen)
    return {"limit": own.limit} if seen.ask.kind == "move" and own.limit == HAND else None


def too_hard(seen: Seen) -> Found:
    """A walk could end at a Hard problem that is hardly solved, even with all cards."""
    view: WitchesView = seen.view
    if seen.ask.kind != "move" or view.must_leave:
        return None
    within = {way[-1] for way in view.ways}
    for one in view.odds:
        is_hard = one.tile is None or one.tile.is_hard
        if is_hard and one.space in within and not one.for_sure and one.with_cards < BAD:
            return {"percent": _percent(one.with_cards)}
    return None


def stopped(seen: Seen) -> Found:
    """The walk had a path left, and something here has ended it."""
    options = seen.ask.options
    if seen.ask.kind != "walk" or not seen.view.paths or not any(isinstance(option, Stop) for option in options):
        return None
    return None if any(isinstance(option, Walk) for option in options) else {}


def may_look(seen: Seen) -> Found:
    looks = seen.ask.kind != "borrow" and any(isinstance(option, Look) for option in seen.ask.options)
    return {} if looks else None


def dungeon(seen: Seen) -> Found:
    return {} if seen.ask.kind == "dungeon" and seen.view.actions == 2 else None


def needs_tea(seen: Seen) -> Found:
    """Many Cackles of one's own, and hardly any left for the next."""
    view, own = seen.view, _own(seen)
    if seen.ask.kind != "move" or own.cackles < FEW or view.cackle_supply >= FEW:
        return None
    return {"cackles": own.cackles, "supply": view.cackle_supply, "solo": "yes" if view.mode == "solo" else "no"}


def tea(seen: Seen) -> Found:
    if seen.ask.kind != "tea":
        return None
    return {"most": 3 if seen.view.active == seen.seat else 2}


# --- what threatens all ---------------------------------------------------------------------------------------------


def elves(seen: Seen) -> Found:
    lie = seen.view.elves
    return {"elves": lie} if lie >= 2 and seen.ask.kind in ("move", "walk", "arrived") else None


def crises_run_out(seen: Seen) -> Found:
    supply = seen.view.crisis_supply
    return {"supply": supply} if supply <= FEW and seen.ask.kind == "move" else None


def crisis(seen: Seen) -> Found:
    """By a card that was turned, not as a consequence of failing; the first own turn has something else to teach."""
    if seen.view.turn <= seen.view.seats:
        return None
    by_card = any(isinstance(told, CrisisPut) and isinstance(card, CardTurned) for card, told in pairwise(seen.news))
    return {} if by_card else None


def hard_left(seen: Seen) -> Found:
    """Playing together, near the end: how many Hard problems are on the map."""
    view: WitchesView = seen.view
    if view.mode != "coop" or seen.ask.kind != "move" or view.turns - view.turn > LAST_TURNS:
        return None
    hard = sum(spot.is_face_down or (spot.tile is not None and spot.tile.is_hard) for spot in view.spaces)
    return {"hard": hard, "turns": view.turns - view.turn} if hard > FEW else None


def last_turns(seen: Seen) -> Found:
    view: WitchesView = seen.view
    left = view.turns - view.turn
    return {"turns": left} if seen.ask.kind == "move" and view.mode != "coop" and left <= LAST_TURNS else None


# --- an attempt -----------------------------------------------------------------------------------------------------


def attempt(seen: Seen) -> Found:
    """How it goes; whoever has solved a problem knows."""
    tried, own = seen.view.attempt, _own(seen)
    knows = own.easy or own.hard
    return {"needed": tried.needed} if seen.ask.kind == "try" and tried is not None and not knows else None


def laughing_die(seen: Seen) -> Found:
    tried = seen.view.attempt
    return {} if seen.ask.kind in BETWEEN_PAIRS and tried is not None and CACKLE in tried.dice else None


def better_run(seen: Seen) -> Found:
    """With all that can be added it is hardly solved, nothing solves it for sure, and running away is offered."""
    view, tried = seen.view, seen.view.attempt
    if seen.ask.kind != "go-on" or tried is None or not _can_run(seen):
        return None
    if any(one.enough == one.rolls for one in tried.helps):
        return None
    magic = MAGIC if _own(seen).ability == "magic" else 0
    adds = magic + sum(worth_of(card, tried.tile) for card in view.hand)
    chance = at_least(tried.needed - tried.total - adds, 4 - len(tried.dice))
    return {"percent": _percent(chance)} if chance < BAD else None


def save_cards(seen: Seen) -> Found:
    """It is nearly certain as it is, and cards could be added."""
    tried = seen.view.attempt
    if seen.ask.kind not in BETWEEN_PAIRS or tried is None or tried.enough < GOOD * tried.rolls or not _adds(seen):
        return None
    return {"percent": _percent(tried.enough / tried.rolls)}


def enough_already(seen: Seen) -> Found:
    tried = seen.view.attempt
    enough = seen.ask.kind in BETWEEN_PAIRS and tried is not None and tried.total >= tried.needed
    return {"total": tried.total} if enough else None


def headology(seen: Seen) -> Found:
    symbols = _adds(seen) if seen.ask.kind in BETWEEN_PAIRS else set()
    return {} if {"headology", "magic"} <= symbols else None


def now_or_never(seen: Seen) -> Found:
    return {} if seen.ask.kind in BETWEEN_PAIRS and _adds(seen) else None


def can_still_help(seen: Seen) -> Found:
    """The total is too low, and what may be played now could still bring it up."""
    tried = seen.view.attempt
    if seen.ask.kind != "result" or tried is None or tried.total >= tried.needed:
        return None
    offered = {option.id for option in seen.ask.options}
    helps = any(one.enough and one.option in offered for one in tried.helps)
    return {"short": tried.needed - tried.total} if helps else None


def three(seen: Seen) -> Found:
    """Three different characters in hand."""
    if len({card.power for card in seen.view.hand} - {"none"}) < 3:
        return None
    return {"anywhere": "yes" if seen.view.any_problem else "no"}


def failed(seen: Seen) -> Found:
    told = next((told for told in seen.news if isinstance(told, Failed) and told.seat == seen.seat), None)
    return None if told is None else {"short": told.needed - told.total}


def _can_run(seen: Seen) -> bool:
    return any(isinstance(option, Run | RunBy) for option in seen.ask.options)


def _adds(seen: Seen) -> set[str]:
    """The symbols that can be added now."""
    return {option.card.symbol for option in seen.ask.options if isinstance(option, Add)}


def _percent(chance: float) -> int:
    """In hundred tries; none or all only where it is certain."""
    return round(100 * chance) if chance in (0, 1) else min(99, max(1, round(100 * chance)))


# --- what was won and taken -----------------------------------------------------------------------------------------


def hard_won(seen: Seen) -> Found:
    own = _own(seen)
    return {"hard": len(own.hard), "bonus": own.bonus} if any(tile.is_hard for tile in _solved(seen)) else None


def easy_won(seen: Seen) -> Found:
    """As long as further ones raise the limit."""
    own = _own(seen)
    raises = own.limit < MOST_CARDS and any(not tile.is_hard for tile in _solved(seen))
    return {"easy": len(own.easy), "limit": own.limit} if raises else None


def aliss(seen: Seen) -> Found:
    """For a Cackle, and not as a consequence of failing."""
    taken = any(isinstance(told, TookAliss) and told.seat == seen.seat for told in seen.news)
    consequence = any(isinstance(told, Consequence) for told in seen.news)
    if not taken or consequence or seen.view.cackle_supply:
        return None
    return {"mode": "competitive" if seen.view.mode == "competitive" else "together"}


def _solved(seen: Seen) -> list[Tile]:
    return [told.tile for told in seen.news if isinstance(told, Solved) and told.seat == seen.seat]


def _own(seen: Seen) -> PlayerView:
    own: PlayerView = seen.view.players[seen.seat]
    return own


REMARKS = (
    Remark("elves", "danger", elves, ("WIT-143",)),
    Remark("crises-run-out", "danger", crises_run_out, ("WIT-51", "WIT-80")),
    Remark("better-run", "danger", better_run, ("WIT-79", "WIT-90"), "dice"),
    Remark("save-cards", "danger", save_cards, (), "hand"),
    Remark("can-still-help", "danger", can_still_help, ("WIT-75",), "hand"),
    Remark("too-hard", "danger", too_hard, ("WIT-96",)),
    Remark("failed", "missed", failed, ("WIT-88", "WIT-90")),
    Remark("easy-first", "first", easy_first, ("WIT-106",)),
    Remark("attempt", "first", attempt, ("WIT-67", "WIT-68", "WIT-74"), "dice"),
    Remark("laughing-die", "first", laughing_die, ("WIT-03", "WIT-77"), "dice"),
    Remark("enough-already", "first", enough_already, ("WIT-71",), "dice"),
    Remark("headology", "first", headology, ("WIT-69",), "hand"),
    Remark("now-or-never", "first", now_or_never, ("WIT-70", "WIT-75"), "hand"),
    Remark("three", "first", three, ("WIT-82",), "hand"),
    Remark("stopped", "first", stopped, ("WIT-59",)),
    Remark("may-look", "first", may_look, ("WIT-114",)),
    Remark("crisis", "first", crisis, ("WIT-47", "WIT-74"), "pile"),
    Remark("tea", "first", tea, ("WIT-103",), "supply"),
    Remark("dungeon", "first", dungeon, ("WIT-138", "WIT-140"), "hand"),
    Remark("hard-won", "first", hard_won, ("WIT-72",)),
    Remark("easy-won", "first", easy_won, ("WIT-106",)),
    Remark("aliss", "first", aliss, ("WIT-99", "WIT-101", "WIT-152"), "supply"),
    Remark("needs-tea", "advice", needs_tea, (), "supply"),
    Remark("hard-left", "advice", hard_left, ("WIT-153",), "boxes"),
    Remark("last-turns", "advice", last_turns, ("WIT-144",), "boxes"),
)
