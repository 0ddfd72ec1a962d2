"""What may be chosen before the game."""

from typing import Annotated, Literal

import msgspec

from slet.games.carodeni.components import GOALS
from slet.kernel import BadSetup, Options

Mode = Literal["competitive", "solo"]
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


class CarodeniOptions(Options, frozen=True):
    mode: Mode | None = None
    """CAR-01: solo for one seat, competitive for more; by the number of seats when not given."""
    difficulty: Difficulty | None = None
    """CAR-116 to CAR-119: Ostara's level, in solo only; new apprentice when not given."""
    animals: bool = False
    """CAR-80: the variant with animals."""
    animal_goals: int | None = None
    """CAR-86: how many goals that show animals are added; one when not given."""
    extra_goals: bool = False
    """CAR-24: a longer game, with one hard goal more."""
    goals: Annotated[list[int], msgspec.Meta(min_length=2, max_length=2)] | None = None
    """CAR-24: other numbers of hard and easy goals, as agreed."""
    first_player: int | None = None
    """CAR-15: the seat that begins; by lot when not given."""
    choose_novices: bool = False
    """CAR-17: players choose their pairs of novices in turn order."""
    ostara_fills_gaps: bool = False
    """CAR-100: Ostara gains the kind of card of which she has fewer."""


def check_options(seats: int, options: CarodeniOptions) -> None:
    """Refuse what does not fit together."""
    solo = seats == 1
    if options.mode is not None and (options.mode == "solo") != solo:
        raise BadSetup("carodeni-mode", mode=options.mode, seats=seats)
    only_solo = {"difficulty": options.difficulty is not None, "ostara_fills_gaps": options.ostara_fills_gaps}
    never_solo = {
        "extra_goals": options.extra_goals,
        "goals": options.goals is not None,
        "first_player": options.first_player is not None,
    }
    for name, given in (never_solo if solo else only_solo).items():
        if given:
            raise BadSetup("carodeni-not-in-solo" if solo else "carodeni-only-in-solo", option=name)
    if options.first_player is not None and not 0 <= options.first_player < seats:
        raise BadSetup("carodeni-first-player", seat=options.first_player, last=seats - 1)
    _check_goals(options)


def _check_goals(options: CarodeniOptions) -> None:
    if options.animal_goals is not None:
        if not options.animals:
            raise BadSetup("carodeni-needs-animals", option="animal_goals")
        if not 0 <= options.animal_goals <= MOST_ANIMAL_GOALS:
            raise BadSetup("carodeni-animal-goals", number=options.animal_goals, most=MOST_ANIMAL_GOALS)
    if options.goals is not None:
        if options.extra_goals:
            raise BadSetup("carodeni-goals-twice")
        if min(options.goals) < 0 or not FEWEST_GOALS <= sum(options.goals) <= MOST_GOALS:
            raise BadSetup("carodeni-goals", number=sum(options.goals), least=FEWEST_GOALS, most=MOST_GOALS)


def goal_numbers(seats: int, options: CarodeniOptions) -> tuple[int, int]:
    """CAR-21, CAR-24, CAR-116, CAR-118: how many hard and how many easy goals, those with animals apart."""
    if seats == 1:
        return SOLO_GOALS[options.difficulty or "new-apprentice"]
    if options.goals is not None:
        hard, easy = options.goals
        return hard, easy
    hard, easy = GOAL_NUMBERS[seats]
    return hard + options.extra_goals, easy
