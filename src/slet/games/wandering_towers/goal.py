"""The goal, the last round and the end."""

from slet.games.wandering_towers.events import LastRound, MetGoal
from slet.games.wandering_towers.state import Step, TowersState
from slet.games.wandering_towers.track import is_outside
from slet.kernel import Outcome, left_of, tell


def parties(s: TowersState) -> list[tuple[int, ...]]:
    """Who wins together: each player alone, the partners of a team, everybody in co-operative play."""
    if s.alone:
        return [tuple(range(s.seats))]
    if s.settings.teams:
        return [(seat, s.partner(seat)) for seat in range(s.seats // 2)]
    return [(seat,) for seat in range(s.seats)]


def meets_the_goal(s: TowersState, party: tuple[int, ...]) -> bool:
    """WT-77, WT-91: all wizards in Ravenskeep, and no empty potion left."""
    return not any(s.empty[seat] or is_outside(s, seat) for seat in party)


def look_for_the_goal(s: TowersState) -> None:
    """WT-78: when somebody meets the goal, the current round is the last."""
    if s.alone:
        return
    now = [party for party in parties(s) if party[0] not in s.met and meets_the_goal(s, party)]
    if now:
        seats = tuple([seat for party in now for seat in party])
        event = MetGoal if s.last_round else LastRound
        s.met += seats
        tell(s, event, seats)


def is_dead_end(s: TowersState) -> bool:
    """WT-80: all wizards of all players are in, and nobody meets the goal."""
    if s.alone or s.last_round:
        return False
    return not any(is_outside(s, seat) for seat in range(s.seats))


def next_in_turn(s: TowersState) -> Step | None:
    """Where the turn goes on when something in it is done."""
    if s.over:
        return None
    return "end_turn" if s.ended else "act"


def is_last_turn_of_the_round(s: TowersState) -> bool:
    """WT-78: the player to the right of the start player is the last."""
    return left_of(s.active, s.seats) == s.start_seat


def outcome(s: TowersState) -> Outcome:
    """Scores say how far everybody came: wizards in Ravenskeep and potions filled."""
    if s.alone:
        won = not is_outside(s, 0)
        winners = tuple(range(s.seats)) if won else ()
        return Outcome((s.inside[0],) * s.seats, winners, "in-time" if won else "too-late", together=True)
    scores = tuple(s.inside[seat] + filled(s, (seat,)) for seat in range(s.seats))
    there = [party for party in parties(s) if meets_the_goal(s, party)]
    if there:  # WT-79, WT-92
        best, reason = there, "goal"
        ways = [("goal-full", full)]
    else:  # WT-80
        best, reason = parties(s), "dead-end"
        ways = [("dead-end", filled), ("dead-end-full", full)]
    for name, count in ways:
        if len(best) > 1:
            most = max(count(s, party) for party in best)
            best, reason = [party for party in best if count(s, party) == most], name
    if len(best) > 1:
        reason = "goal-shared" if there else "dead-end-shared"
    return Outcome(scores, tuple(sorted(seat for party in best for seat in party)), reason)


def filled(s: TowersState, party: tuple[int, ...]) -> int:
    """How many potions were filled, spent ones included."""
    return sum(s.full[seat] + s.spent[seat] for seat in party)


def full(s: TowersState, party: tuple[int, ...]) -> int:
    return sum(s.full[seat] for seat in party)
