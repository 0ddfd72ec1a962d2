"""What may be chosen before the game."""

from typing import Annotated, Literal, NamedTuple

import msgspec

from slet.games.carodeni.pieces.box import GOALS
from slet.kernel import BadSetup, Number, Numbers, Offer, One, Seat, Settings

Mode = Literal["competitive", "solo"]
Cards = Literal["second", "first"]
Difficulty = Literal["new-apprentice", "experienced-witch", "grand-mistress"]

GOAL_NUMBERS = {2: (3, 2), 3: (4, 2), 4: (4, 3), 5: (4, 4)}
"""CAR-21: hard and easy goals for each number of players."""
SOLO_GOALS = {"new-apprentice": GOAL_NUMBERS[2], "experienced-witch": (5, 0), "grand-mistress": (5, 0)}
"""CAR-116, CAR-118, CAR-119."""
FEWEST_GOALS = 2
MOST_GOALS = sum(not easy.shows_animals and not hard.shows_animals for easy, hard in GOALS)
"""CAR-24: two to thirteen, as thirteen tokens have sides without animals."""
MOST_ANIMAL_GOALS = 2
"""CAR-86."""


class GoalNumbers(NamedTuple):
    """CAR-24: how many goals there are."""

    hard: Annotated[int, msgspec.Meta(ge=0, le=MOST_GOALS)]
    easy: Annotated[int, msgspec.Meta(ge=0, le=MOST_GOALS)]


class CarodeniSettings(Settings, frozen=True):
    mode: Mode | None = None
    """CAR-01: solo for one seat, competitive for more; by the number of seats when not given."""
    difficulty: Difficulty | None = None
    """CAR-116 to CAR-119: Ostara's level, in solo only; new apprentice when not given."""
    animals: bool = False
    """CAR-80: the variant with animals."""
    animal_goals: Annotated[int, msgspec.Meta(ge=0, le=MOST_ANIMAL_GOALS)] | None = None
    """CAR-86: how many goals that show animals are added; one when not given."""
    extra_goals: bool = False
    """CAR-24: a longer game, with one hard goal more."""
    goals: GoalNumbers | None = None
    """CAR-24: other numbers of hard and easy goals, as agreed."""
    first_player: Seat | None = None
    """CAR-15: the seat that begins; by lot when not given."""
    choose_novices: bool = False
    """CAR-17: players choose their pairs of novices in turn order."""
    cards: Cards = "second"
    """Which potions are in the box. The first are for games that began with them; nobody is asked."""
    ostara_fills_gaps: bool = True
    """CAR-98, CAR-100: Ostara gains the kind of card of which she has fewer; if not, by the letter, the other one."""


def offers(seats: int, settings: CarodeniSettings) -> dict[str, Offer | None]:
    """What may be chosen, by the number of players and the variant."""
    solo = seats == 1
    mode: Mode = "solo" if solo else "competitive"
    wished = BadSetup("carodeni-mode", mode=settings.mode or mode, seats=seats)
    found: dict[str, Offer | None] = {"mode": Offer((One((mode,)),), usual=mode, otherwise=wished)}
    found["cards"] = None
    # Games with the first cards had `False` as their default, so that it says nothing there.
    only_solo = ("difficulty",) if settings.cards == "first" else ("difficulty", "ostara_fills_gaps")
    for name in ("extra_goals", "goals", "first_player") if solo else only_solo:
        reason = BadSetup("carodeni-not-in-solo" if solo else "carodeni-only-in-solo", option=name)
        found[name] = Offer(usual=getattr(CarodeniSettings(), name), otherwise=reason)
    if solo:
        found["difficulty"] = Offer((One(tuple(SOLO_GOALS)),), usual="new-apprentice")
    else:
        found["goals"] = _goals(seats, settings)
    if settings.animals:
        found["animal_goals"] = Offer((Number(0, MOST_ANIMAL_GOALS),), usual=1)
    else:
        found["animal_goals"] = Offer(otherwise=BadSetup("carodeni-needs-animals", option="animal_goals"))
    return found


def _goals(seats: int, settings: CarodeniSettings) -> Offer:
    """CAR-24."""
    if settings.extra_goals:
        return Offer(otherwise=BadSetup("carodeni-goals-twice"))
    parts = tuple((name, Number(0, MOST_GOALS)) for name in GoalNumbers._fields)
    return Offer((Numbers(parts, FEWEST_GOALS, MOST_GOALS),), usual=list(GOAL_NUMBERS[seats]))


def goal_numbers(seats: int, settings: CarodeniSettings) -> tuple[int, int]:
    """CAR-21, CAR-24, CAR-116, CAR-118: how many hard and how many easy goals, those with animals apart."""
    if seats == 1:
        return SOLO_GOALS[settings.difficulty or "new-apprentice"]
    if settings.goals is not None:
        return settings.goals
    hard, easy = GOAL_NUMBERS[seats]
    return hard + settings.extra_goals, easy
