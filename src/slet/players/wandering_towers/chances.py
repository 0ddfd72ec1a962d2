"""How likely a seat is to win from a position of Wandering Towers: a dozen features, with weights fitted to games.

It knows the whole state, so it judges imagined matches only. `slet.training.fit_wandering_towers` fits the weights.
"""

from slet.games.wandering_towers.goal import outcome, parties
from slet.games.wandering_towers.pieces import LONE_CARDS, SPACES
from slet.games.wandering_towers.state import GROUNDS, TowersState
from slet.players.fitted import dot, in_order, logistic, read_weights, shares
from slet.players.wandering_towers.glance import next_crest

RIVAL = (
    "outside",
    "empty",
    "outside late",
    "empty late",
    "outside alone",
    "met",
    "one to do",
    "two to do",
    "full",
    "in reach",
    "in reach of the next",
    "far",
    "imprisoned",
    "deep",
    "ready",
    "waits",
    "plays",
)
"""Of each side, and compared among all."""
ALONE = (
    "one",
    "outside",
    "cards",
    "outside by cards",
    "spare, squared",
    "in reach",
    "in reach of the next",
    "far",
    "imprisoned",
    "deep",
    "ready",
    "wizard cards",
    "full",
)
"""Of those who play against the count of cards."""
REACH = 5
"""Most cards take a wizard as far as this at most."""
ON_TOWER = GROUNDS - 1

_FITTED = read_weights(__package__, "chances.json")
RIVAL_WEIGHTS = in_order(_FITTED["rival"], RIVAL)
ALONE_WEIGHTS = in_order(_FITTED["alone"], ALONE)


def value(s: TowersState, seat: int) -> float:
    """The seat's chance to win, or its share of a win."""
    return chances(s)[seat]


def chances(s: TowersState) -> tuple[float, ...]:
    """The same of all seats."""
    seats = range(s.seats)
    if s.step is None:
        winners = outcome(s).winners
        share = 1.0 if s.alone or s.settings.teams else 1 / max(1, len(winners))
        return tuple([share if seat in winners else 0.0 for seat in seats])
    if s.alone:
        return (_alone(s),) * s.seats
    strengths = [dot(features, RIVAL_WEIGHTS) for features in rival_features(s)]
    if not s.settings.teams:
        return tuple(shares(strengths))
    teams = parties(s)
    found = shares([sum([strengths[one] for one in team]) / len(team) for team in teams])
    return tuple([next(share for share, team in zip(found, teams, strict=True) if seat in team) for seat in seats])


def _alone(s: TowersState) -> float:
    if s.inside[0] >= s.wizards:
        return 1.0
    if s.wizards - s.inside[0] > _cards_left(s):
        return 0.0 if not s.full[0] else 0.02
    return logistic(dot(alone_features(s), ALONE_WEIGHTS))


def _cards_left(s: TowersState) -> int:
    """A card that is in play can still bring a wizard in."""
    return LONE_CARDS - s.cards_spent + (s.step == "carry_out")


def _placed(s: TowersState) -> list[list[int]]:
    """For each side its wizards in reach of Ravenskeep, in reach of where it will fly, far off, imprisoned, and deep.

    The last number has a bit for every number of steps that would take one in.
    """
    keep, crest = s.keep, next_crest(s)
    standing = s.standing
    found = {wizard: [0, 0, 0, 0, 0, 0] for wizard in s.colours}
    for space, stack in enumerate(s.stacks):
        if stack:
            depth = len(stack)
            for place in (space, *[tower + ON_TOWER for tower in stack[:-1]]):
                for wizard in standing[place]:
                    row = found[wizard]
                    row[3] += 1
                    if depth > 1:
                        row[4] += 1
                depth -= 1
            top = standing[stack[-1] + ON_TOWER]
        else:
            top = standing[space]
        if top:
            steps = (keep - space) % SPACES
            then = (crest - space) % SPACES
            for wizard in top:
                row = found[wizard]
                if steps <= REACH:
                    row[0] += 1
                    row[5] |= 1 << steps
                elif then <= REACH:
                    row[1] += 1
                else:
                    row[2] += 1
    return list(found.values())


def rival_features(s: TowersState) -> list[list[float]]:
    """For every side, in the order of `RIVAL`."""
    rows = []
    seats, active = s.seats, s.active
    fewest = min([s.wizards - inside + empty for inside, empty in zip(s.inside, s.empty, strict=True)])
    late = 1 - fewest / (s.wizards + s.empty[0] + s.full[0] + s.spent[0])
    for side, (reach, soon, far, caught, deep, steps) in enumerate(_placed(s)):
        outside, empty = s.wizards - s.inside[side], s.empty[side]
        to_do = outside + empty
        ready = 0.0
        for card in s.hands[side]:
            if card.wizard and steps >> card.wizard & 1:
                ready = 1.0
                break
        is_active = side == active and not s.ended
        waits = (side - active) % seats / seats if is_active or side != active else 1.0
        rows.append(
            [
                float(outside),
                float(empty),
                outside * late,
                empty * late,
                float(outside > 0 and empty == 0),
                float(to_do == 0),
                float(to_do == 1),
                float(to_do == 2),
                float(s.full[side]),
                float(reach),
                float(soon),
                float(far),
                float(caught),
                float(deep),
                ready,
                waits if to_do else 0.0,
                float(max(0, 2 - s.played)) if is_active else 0.0,
            ]
        )
    return rows


def alone_features(s: TowersState) -> list[float]:
    """In the order of `ALONE`."""
    ((reach, soon, far, caught, deep, steps),) = _placed(s)
    outside, cards = s.wizards - s.inside[0], _cards_left(s)
    ready = movers = 0
    for card in s.hands[0]:
        if card.wizard is not None:
            movers += 1
            ready += steps >> card.wizard & 1
    spare = cards - outside
    return [
        1.0,
        float(outside),
        float(cards),
        outside / (cards + 1),
        spare * spare / 100,
        float(reach),
        float(soon),
        float(far),
        float(caught),
        float(deep),
        float(ready),
        float(movers),
        float(s.full[0]),
    ]
