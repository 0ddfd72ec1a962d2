"""Goals: CAR-58 to CAR-63."""

from slet.games.carodeni.ending import begin_end
from slet.games.carodeni.events import OstaraTookGoal, TookGoal
from slet.games.carodeni.pieces.box import Goal, Need
from slet.games.carodeni.state import Area, CarodeniState
from slet.kernel import tell


def claim_goals(s: CarodeniState, seat: int) -> None:
    """CAR-59, CAR-60, CAR-69: all goals that the clan meets are taken at once; with the last but one the end begins."""
    for goal in met_goals(s, s.areas[seat]):
        take_goal(s, s.areas[seat], goal)
        tell(s, TookGoal, seat, goal)
    if len(s.goals) <= 1:
        begin_end(s, "goals")


def claim_goals_for_ostara(s: CarodeniState, ostara: Area) -> None:
    """CAR-116, CAR-118: she takes goals as a player does, but none on the lowest level."""
    if s.difficulty != "new-apprentice":
        for goal in met_goals(s, ostara):
            take_goal(s, ostara, goal)
            tell(s, OstaraTookGoal, goal)


def met_goals(s: CarodeniState, area: Area) -> list[Goal]:
    return [goal for goal in s.goals if all(in_clan(area, need) >= need.number for need in goal.needs)]


def take_goal(s: CarodeniState, area: Area, goal: Goal) -> None:
    s.goals = tuple(other for other in s.goals if other is not goal)
    area.goals += (goal,)


def in_clan(area: Area, need: Need) -> int:
    """CAR-58, CAR-61 to CAR-63: how much of what a goal asks for is in the clan: main colours, no wild potions."""
    if need.kind == "witch":
        return sum([witch.main == need.what for witch in area.clan_witches])
    if need.kind == "potion":
        return sum([potion.colour == need.what for potion in area.clan_potions])
    if need.kind == "tool":
        return sum([card.tool.name == need.what for card in area.clan_tools])
    return len({card.animal for card in area.clan_animals})
