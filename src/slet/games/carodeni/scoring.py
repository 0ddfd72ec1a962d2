"""The end of the game: CAR-73 to CAR-79, CAR-119, CAR-121, CAR-122."""

import msgspec

from slet.games.carodeni.events import OstaraScored, OstaraTookGoal, Scored
from slet.games.carodeni.goals import take_goal
from slet.games.carodeni.pieces.box import ANIMAL_POINTS, TOOL_POINTS
from slet.games.carodeni.state import Area, CarodeniState
from slet.kernel import Outcome, Rival, tell


class Score(msgspec.Struct, frozen=True):
    """Points by what they are for."""

    potions: int
    witches: int
    tools: int
    goals: int
    ingredients: int
    animals: int

    @property
    def total(self) -> int:
        return self.potions + self.witches + self.tools + self.goals + self.ingredients + self.animals


def final_scoring(s: CarodeniState) -> None:
    """CAR-73 to CAR-79: everybody counts."""
    if s.ostara is not None:
        count_ostara(s, s.ostara)
    for seat, area in enumerate(s.areas):
        score = score_of(area)
        potions, witches, tools, goals, ingredients, animals = msgspec.structs.astuple(score)
        tell(
            s,
            Scored,
            seat,
            potions,
            witches,
            tools,
            goals,
            ingredients,
            animals if s.settings.animals else None,
            score.total,
        )


def count_ostara(s: CarodeniState, ostara: Area) -> None:
    """CAR-119, CAR-121: on the highest level she first gets the goals that nobody has taken."""
    if s.difficulty == "grand-mistress":
        for goal in s.goals:
            take_goal(s, ostara, goal)
            tell(s, OstaraTookGoal, goal)
    score = score_of(ostara)
    animals = score.animals if s.settings.animals else None
    tell(s, OstaraScored, score.potions, score.witches, score.goals, score.ingredients, animals, score.total)


def score_of(area: Area) -> Score:
    """CAR-73 to CAR-78. Ostara never has tools, and has goals only where she takes them (CAR-121)."""
    return Score(
        potions=sum(card.points for card in area.clan_potions),
        witches=sum(card.points for card in area.clan_witches),
        tools=TOOL_POINTS[len({card.back for card in area.clan_tools})],
        goals=sum(goal.points for goal in area.goals),
        ingredients=sum(number > 0 for number in area.stock),
        animals=ANIMAL_POINTS[len({card.back for card in area.clan_animals})],
    )


def standing(s: CarodeniState) -> tuple[int, ...]:
    """What everybody would score now: all that counts lies open."""
    return tuple([score_of(area).total for area in s.areas])


def outcome(s: CarodeniState) -> Outcome:
    """CAR-79, CAR-122: the highest sum wins, and equal ones share the win; alone, against Ostara's."""
    counted = [score_of(area) for area in s.areas]
    scores = tuple(score.total for score in counted)
    sources = [source for source in Score.__struct_fields__ if s.settings.animals or source != "animals"]
    breakdown = {source: tuple(getattr(score, source) for score in counted) for source in sources}
    if s.ostara is None:
        winners = tuple(seat for seat, score in enumerate(scores) if score == max(scores))
        return Outcome(scores, winners, s.cause or "goals", breakdown=breakdown)
    hers = score_of(s.ostara)
    rival = Rival("ostara", hers.total, {source: getattr(hers, source) for source in sources if source != "tools"})
    ahead = scores[0] - hers.total
    reason = "beat-ostara" if ahead > 0 else "tied-ostara" if ahead == 0 else "lost-to-ostara"
    return Outcome(scores, (0,) if ahead >= 0 else (), reason, breakdown=breakdown, rival=rival)
