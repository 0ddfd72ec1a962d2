"""What a position of The Witches promises a seat: features of the state, with weights fitted to played games.

It knows the whole state, so it judges imagined matches only. `slet.training.fit_the_witches` fits the weights.
"""

from collections.abc import Sequence

from slet.games.the_witches.ending import HONOURS, LICENCE, TOO_MANY_HARD, outcome, points
from slet.games.the_witches.pieces.places import DUNGEON
from slet.games.the_witches.state import WitchesState
from slet.players.fitted import dot, in_order, logistic, read_weights, shares
from slet.players.the_witches.drive import Drive, drive

SOLO = (
    "one",
    "points",
    "turns",
    "actions",
    "turns, squared",
    "help",
    "cards",
    "trio",
    "limit by turns",
    "hard by turns",
    "prospect",
    "lead",
    "cackles left",
    "few cackles left",
    "aliss left",
    "own cackles",
    "crises left",
    "few crises left",
    "crises by turns",
    "elves",
    "tile",
    "problems",
    "dungeon",
)
RIVAL = (
    "one",
    "points",
    "seats by turns",
    "actions",
    "turns",
    "help",
    "cards",
    "trio",
    "limit by turns",
    "hard by turns",
    "prospect",
    "lead",
    "own cackles",
    "most cackles",
    "tile",
    "dungeon",
)
"""Of each seat; what it foretells is compared among all."""
COOP = (
    "one",
    "hard to solve",
    "hard by turns",
    "turns",
    "hard on the map",
    "help",
    "trios",
    "limits by turns",
    "bonus by turns",
    "prospect",
    "cackles left",
    "few cackles left",
    "aliss left",
    "crises left",
    "few crises left",
    "problems",
    "elves",
    "tiles",
    "dungeon",
)
FEW = 3
SPREAD, SPREAD_AT_END = 2.1, 0.6
"""How far off the points to be expected are, for each root of a turn to come, and at the end."""
SPREAD_HARD, SPREAD_HARD_AT_END = 0.28, 0.25
"""The same for the Hard problems that will be left, for each root of a turn of anybody to come."""
SPREAD_RIVAL, SPREAD_RIVAL_AT_END = 1.6, 0.6
"""The same for the points of rivals, for each root of a turn of each to come."""
ALL_LOST = 12.0
"""A game lost early counts as if so many Hard problems were left."""

_FITTED = read_weights(__package__, "value.json")
SOLO_WEIGHTS = in_order(_FITTED["solo"], SOLO)
RIVAL_WEIGHTS = in_order(_FITTED["rival"], RIVAL)
COOP_WEIGHTS = in_order(_FITTED["coop"], COOP)


def value(s: WitchesState, seat: int) -> float:
    """The chance to win, alone or together. Solo it is half for keeping the licence, half for the honours."""
    if s.mode == "solo":
        return grade(expected_points(s), None if s.step is None else turns_left(s, 0))
    if s.step is None:
        winners = outcome(s).winners
        return 0.0 if seat not in winners else 1.0 if s.mode == "coop" else 1 / len(winners)
    if s.mode == "coop":
        features = coop_features(s)
        return together(dot(features, COOP_WEIGHTS), 4 * features[COOP.index("turns")])
    rows = rival_features(s)
    turns = sum([row[RIVAL.index("turns")] for row in rows]) / s.seats
    return rivals([dot(row, RIVAL_WEIGHTS) for row in rows], turns)[seat]


def chances(s: WitchesState) -> tuple[float, ...]:
    """The chance of each seat to win, alone or together; solo that to keep the licence."""
    if s.step is None or s.lost:
        ended = outcome(s)
        share = 1.0 if ended.together else 1 / max(1, len(ended.winners))
        return tuple([share if seat in ended.winners else 0.0 for seat in range(s.seats)])
    if s.mode == "solo":
        spread = SPREAD_AT_END + SPREAD * turns_left(s, 0) ** 0.5
        return (logistic((expected_points(s) - LICENCE + 0.5) / spread),)
    if s.mode == "coop":
        return (value(s, 0),) * s.seats
    rows = rival_features(s)
    turns = sum([row[RIVAL.index("turns")] for row in rows]) / s.seats
    return tuple(rivals([dot(row, RIVAL_WEIGHTS) for row in rows], turns))


def foreseen(s: WitchesState, seat: int) -> float:
    """The points of a seat at the end, about."""
    if s.step is None or s.lost:
        return float(outcome(s).scores[seat])
    if s.mode == "competitive":
        return dot(rival_features(s)[seat], RIVAL_WEIGHTS)
    return expected_points(s) if s.mode == "solo" else float(sum([points(s, one) for one in range(s.seats)]))


def expected_points(s: WitchesState) -> float:
    """Solo: what the end will bring; nothing, if all is lost."""
    if s.lost:
        return 0.0
    if s.step is None:
        return float(points(s, 0))
    return dot(solo_features(s), SOLO_WEIGHTS)


def grade(expected: float, turns: float | None) -> float:
    """From points to be expected to what they are good for, with so many turns to come; None where it is over."""
    if turns is None:
        return 0.5 * (expected >= LICENCE) + 0.5 * (expected >= HONOURS)
    spread = SPREAD_AT_END + SPREAD * turns**0.5
    return 0.5 * logistic((expected - LICENCE + 0.5) / spread) + 0.5 * logistic((expected - HONOURS + 0.5) / spread)


def together(left: float, turns: float) -> float:
    """The chance that few enough Hard problems are left, if so many are to be expected."""
    return logistic((TOO_MANY_HARD - 0.5 - left) / (SPREAD_HARD_AT_END + SPREAD_HARD * turns**0.5))


def rivals(expected: Sequence[float], turns: float) -> list[float]:
    """From the points to be expected of each to shares of the win, with so many turns to come for everybody."""
    spread = SPREAD_RIVAL_AT_END + SPREAD_RIVAL * turns**0.5
    return shares([points / spread for points in expected])


def turns_left(s: WitchesState, seat: int) -> float:
    """How many turns the seat has still to come, with what is left of the present one."""
    if s.step is None:
        return 0.0
    after = (s.turns - s.turn - (seat - s.active) % s.seats + s.seats) // s.seats if s.turn else s.turns // s.seats
    if seat != s.active or not s.turn:
        return float(after)
    return after - 1 + (s.actions + (s.step == "place_problem")) / 2


def _few(number: int) -> float:
    return float(max(0, FEW - number))


def solo_features(s: WitchesState) -> list[float]:
    """In the order of `SOLO`."""
    turns = turns_left(s, 0)
    hand = drive(s, 0, look_ahead=True)
    left = s.cackle_supply + s.aliss_supply
    return [
        1.0,
        float(points(s, 0)),
        turns,
        float(s.actions),
        turns * turns / 8,
        *_hand(hand, turns),
        float(left),
        _few(left),
        float(s.aliss_supply),
        float(s.cackles[0]),
        float(s.crisis_supply),
        _few(s.crisis_supply) * turns / 4,
        sum(s.crises) * turns / 8,
        float(hand.elves),
        float(s.abilities[0] is not None),
        sum([tile is not None for tile in s.problems]) / 10,
        float(s.witches[0] is DUNGEON),
    ]


def _hand(hand: Drive, turns: float) -> tuple[float, ...]:
    return (
        float(hand.help) * (turns > 0),
        float(hand.cards) * (turns > 0),
        float(hand.trio) * (turns > 0),
        hand.limit * turns / 4,
        hand.bonus * turns / 4,
        hand.prospect * (turns > 0),
        hand.lead * (turns > 0),
    )


def rival_features(s: WitchesState) -> list[list[float]]:
    """For every seat, in the order of `RIVAL`."""
    rows = []
    most = max(s.cackles)
    so_far = [points(s, seat) for seat in range(s.seats)]
    for seat in range(s.seats):
        turns = turns_left(s, seat)
        hand = drive(s, seat, look_ahead=seat == s.active)
        rows.append(
            [
                1.0,
                float(so_far[seat]),
                s.seats * turns / 4,
                float(s.actions) if seat == s.active else 0.0,
                turns,
                *_hand(hand, turns),
                s.cackles[seat] / 4,
                float(s.cackles[seat] == most and s.cackle_supply < 2),
                float(s.abilities[seat] is not None) * (turns > 0),
                float(s.witches[seat] is DUNGEON),
            ]
        )
    return rows


def coop_features(s: WitchesState) -> list[float]:
    """In the order of `COOP`."""
    on_map = sum([tile is not None and tile.is_hard for tile in s.problems])
    to_come = sum([tile.is_hard for box in s.boxes for tile in box])
    turns = sum([turns_left(s, seat) for seat in range(s.seats)])
    to_solve = max(0, on_map + to_come - 3)
    hands = [drive(s, seat, look_ahead=False) for seat in range(s.seats)]
    left = s.cackle_supply + s.aliss_supply
    return [
        1.0,
        float(to_solve),
        4 * to_solve / (turns + 1),
        turns / 4,
        float(on_map),
        sum([hand.help for hand in hands]) / 4,
        float(sum([hand.trio for hand in hands])),
        sum([hand.limit for hand in hands]) * turns / 40,
        sum([hand.bonus for hand in hands]) * turns / 10,
        hands[s.active].prospect,
        float(left),
        _few(left),
        float(s.aliss_supply),
        float(s.crisis_supply),
        _few(s.crisis_supply) * turns / 8,
        sum([tile is not None for tile in s.problems]) / 10,
        float(hands[0].elves),
        float(sum([ability is not None for ability in s.abilities])),
        float(sum([space is DUNGEON for space in s.witches])),
    ]
