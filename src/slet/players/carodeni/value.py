"""How good a position of Čarodění is for a seat: the chance that it wins.

For everybody at the table the points at the end are foreseen, by a sum of what lies before them and how long the game
still lasts. How likely the foreseen points are to decide follows from the time left. The weights are fitted to played
games by `slet.training.fit_carodeni`.
"""

from functools import lru_cache
from math import exp
from pathlib import Path

import msgspec

from slet.games.carodeni.pieces.box import ANIMAL_POINTS, TOOL_POINTS, Goal
from slet.games.carodeni.scoring import score_of
from slet.games.carodeni.state import Area, CarodeniState
from slet.players.carodeni.wants import USUAL_LENGTH, Wants

FEATURES = (
    "first-potion", "second-potion", "ready-potions", "ingredients", "kinds", "witches", "witch-points", "in-hand",
    "gathers", "tools-waiting", "tool-kinds", "goals", "animals",
)  # fmt: skip
"""What is counted for a player, less towards the end. More of it is never held to be worse: where good players have
less of a thing, that is because they have used it."""
FREE = 4
"""So many figures come before them: about the time left, and the kinds of ingredients that count at the end."""
OSTARA_FEATURES = ("cards", "witches", "potion-points", "witch-points", "ingredients", "goals-left", "own")


class Weights(msgspec.Struct, frozen=True):
    player: tuple[float, ...]
    alone: tuple[float, ...]
    """The same for one who plays against Ostara."""
    ostara: dict[str, tuple[float, ...]]
    spread: tuple[float, float]
    """How far off the foreseen points may be: at the end, and for each turn left."""
    ostara_spread: tuple[float, float]


WEIGHTS = msgspec.json.decode(Path(__file__).with_name("value.json").read_bytes(), type=Weights)


def value(s: CarodeniState, seat: int) -> float:
    """The chance of a win, a shared one as its part; with the game over, what the rules say."""
    return chances(s)[seat]


def chances(s: CarodeniState) -> tuple[float, ...]:
    """The same of all seats."""
    if s.step is None or s.step == "final_scoring":
        return _ended(s)
    left = turns_left(s)
    if s.ostara is not None:
        ahead = foreseen(s, 0) - ostara_foreseen(s, s.ostara)
        at_end, each = WEIGHTS.ostara_spread
        return (1.0 / (1.0 + exp(min(50.0, -ahead / (at_end + each * left)))),)
    points = [foreseen(s, other) for other in range(s.seats)]
    at_end, each = WEIGHTS.spread
    spread = at_end + each * left
    return tuple([1.0 / sum([exp(min(50.0, (other - own) / spread)) for other in points]) for own in points])


def _ended(s: CarodeniState) -> tuple[float, ...]:
    points = [score_of(area).total for area in s.areas]
    if s.ostara is not None:
        return (1.0 if points[0] >= score_of(s.ostara).total else 0.0,)
    best = max(points)
    return tuple([1.0 / points.count(best) if own == best else 0.0 for own in points])


def turns_left(s: CarodeniState) -> float:
    """The rounds after this one, about: by the usual length, and by the goals that are left."""
    if s.last_round is not None:
        return s.last_round - s.round
    usual = USUAL_LENGTH[s.seats] - s.round
    by_goals = 1.0 + 2.2 * (len(s.goals) - 1)
    return max(1.0, 0.5 * (max(1, usual) + by_goals))


def foreseen(s: CarodeniState, seat: int) -> float:
    """The points of a player at the end."""
    weights = WEIGHTS.player if s.ostara is None else WEIGHTS.alone
    counted = features(s, seat)
    return counted[0] + sum([weight * count for weight, count in zip(weights, counted[1:], strict=True)])


def features(s: CarodeniState, seat: int) -> list[float]:
    """The points now, then what foretells those to come."""
    me = s.areas[seat]
    wants = Wants(s, seat)
    left = turns_left(s) + (0.5 if seat == s.turn else 1.0 if _still_to_come(s, seat) else 0.0)
    now = sum([card.points for card in me.clan_potions]) + sum([card.points for card in me.clan_witches])
    now += TOOL_POINTS[min(5, len(wants.clan))] + sum([goal.points for goal in me.goals])
    now += ANIMAL_POINTS[len(me.clan_animals)]
    kinds = tokens = 0
    for number in me.stock:
        if number:
            kinds += 1
            tokens += min(3, number)
    tokens = min(9, tokens)
    witches = points = gathers = in_hand = 0
    for card in me.hand:
        in_hand += 1
        if not card.is_novice:
            witches += 1
            points += card.points
            gathers += sum(card.gathers)
    for card in me.pile:
        if not card.is_novice:
            witches += 1
            points += card.points
            gathers += sum(card.gathers)
    ready = 0
    for potion in me.potions:
        missing, pairs = wants.lacking(potion)
        if missing <= pairs and potion.colour in wants.witches:
            ready += 1
    new_tools = len(wants.waiting - wants.clan)
    goals = _promises(s.goals, *_held(me))
    soon = left if left < 8 else 8.0
    counts = (
        wants.first, wants.second, ready, tokens, kinds, witches, points, in_hand, gathers, new_tools, len(wants.clan),
        goals, len(me.animals),
    )  # fmt: skip
    fade = left / 4 if left < 4 else 1.0
    return [now, 1.0, left, soon, kinds * (1.0 - fade), *[count * fade for count in counts]]


def _still_to_come(s: CarodeniState, seat: int) -> bool:
    """Whether the seat's turn of this round is still to come."""
    first = s.first or 0
    return (seat - first) % s.seats > (s.turn - first) % s.seats


Held = tuple[object, ...]


def _held(me: Area) -> tuple[Held, Held, Held, int]:
    """What of the clan goals may ask for."""
    return (
        tuple([card.main for card in me.clan_witches]),
        tuple([card.colour for card in me.clan_potions]),
        tuple([card.back.name for card in me.clan_tools if card.back is not None]),
        len(me.clan_animals),
    )


@lru_cache(maxsize=16384)
def _promises(goals: tuple[Goal, ...], witches: Held, potions: Held, tools: Held, animals: int) -> float:
    """What the goals may bring, by how much of each is in the clan. A clan seldom changes, so it is kept."""
    total = 0.0
    for goal in goals:
        there = wanted = 0
        for need in goal.needs:
            if need.kind == "animals":
                have = animals
            else:
                have = {"witch": witches, "potion": potions, "tool": tools}[need.kind].count(need.what)
            there += min(have, need.number)
            wanted += need.number
        total += goal.points * (there / wanted) ** 2
    return total


def ostara_foreseen(s: CarodeniState, ostara: Area) -> float:
    weights = WEIGHTS.ostara[s.difficulty or "new-apprentice"]
    counted = ostara_features(s, ostara)
    return counted[0] + sum([weight * count for weight, count in zip(weights, counted[1:], strict=True)])


def ostara_features(s: CarodeniState, ostara: Area) -> list[float]:
    """Her points now, then what foretells those to come."""
    now = sum([card.points for card in ostara.clan_potions]) + sum([card.points for card in ostara.clan_witches])
    now += sum([goal.points for goal in ostara.goals]) + ANIMAL_POINTS[len({c.back for c in ostara.clan_animals})]
    left = float((s.last_round or s.round) - s.round)
    counts = (
        len(ostara.potions), len(ostara.pile), sum([card.points for card in ostara.potions]),
        sum([card.points for card in ostara.pile]), sum(ostara.stock), len(s.goals), now * 0.1,
    )  # fmt: skip
    return [now, 1.0, left, *counts, *[count * left / 15 for count in counts]]
