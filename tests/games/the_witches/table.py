"""Tables set up for one rule, with loaded dice.

Cards, tiles and spaces are written as their names, several with spaces between. Nothing here uses the game's rules.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import slet
from slet.games.the_witches.pieces.cards import DECK
from slet.games.the_witches.pieces.places import SPACES
from slet.games.the_witches.pieces.tiles import EASY, HARD
from slet.kernel.chance import Stream
from slet.kernel.match import Match
from slet.kernel.questions import Chance, Roll
from support.asking import asked as asked
from support.asking import play_on as play_on
from support.asking import refused as refused

CARDS = [card.name for card in DECK]
TILES = [tile.name for tile in (*EASY, *HARD)]
PLACES = [space.name for space in SPACES]
COUNTERS = {  # mode and seats: Cackles, Black Aliss tiles, Crises
    ("competitive", 2): (8, 12, 12),
    ("competitive", 3): (12, 12, 12),
    ("competitive", 4): (16, 12, 12),
    ("solo", 1): (4, 4, 10),
    ("coop", 2): (6, 5, 9),
    ("coop", 3): (9, 6, 8),
    ("coop", 4): (12, 7, 7),
}
APPRENTICES = ("tiffany", "annagramma", "petulia", "dimity")


class LoadedDice(Stream):
    """Rolls what it is told to roll; all else is left to the seed."""

    def __init__(self, seed: bytes) -> None:
        super().__init__(seed)
        self.values: list[int] = []

    def answer(self, question: Chance) -> Any:
        if isinstance(question, Roll) and self.values:
            rolled = [self.values.pop(0) for _ in range(question.dice)]
            self.drawn += 1
            return tuple([value or 1 for value in rolled])
        return super().answer(question)


def table(
    *hands: str,
    at: str = "",
    problems: Mapping[str, str] | None = None,
    step: str = "movement_action",
    mode: str | None = None,
    who: str = "",
    abilities: Sequence[str | None] | None = None,
    cackles: Sequence[int] | None = None,
    aliss: Sequence[int] | None = None,
    easy: Sequence[str] | None = None,
    hard: Sequence[str] | None = None,
    boxes: Sequence[str] = ("pregnancy-5 pregnancy-4",),
    pile: str | None = None,
    discard: str = "",
    seen: Mapping[str, Sequence[int]] | None = None,
    options: Mapping[str, Any] | None = None,
    **more: Any,
) -> Match:
    """A match at a step, by default before the first movement action of seat 0.

    `problems`: what lies where, for example `{"oak": "lilith down crisis crisis"}`. `pile`: its cards from the top; all
    cards not named lie under them, or with `pile=""` in the discard pile. Boxes: the last tile of each is on top.
    """
    seats = len(hands)
    mode = mode or ("solo" if seats == 1 else "competitive")
    settings = {"mode": mode, **(options or {})}
    cackle_total, aliss_total, crisis_total = COUNTERS[mode, seats]
    if settings.get("eight_crises"):
        crisis_total = 8
    cackles, aliss = list(cackles or [0] * seats), list(aliss or [0] * seats)
    won_easy = [tiles.split() for tiles in (easy or [""] * seats)]
    won_hard = [tiles.split() for tiles in (hard or [""] * seats)]
    boxed = [box.split() for box in boxes] + [[] for _ in range(6 - len(boxes))]
    lying: list[str | None] = [None] * len(PLACES)
    down, crises = [False] * len(PLACES), [0] * len(PLACES)
    for place, what in (problems or {}).items():
        number = PLACES.index(place)
        lying[number], *marks = what.split()
        down[number] = "down" in marks
        crises[number] = marks.count("crisis")
    seen_by: list[list[int]] = [[] for _ in PLACES]
    for place, seats_that_looked in (seen or {}).items():
        seen_by[PLACES.index(place)] = list(seats_that_looked)
    held = [hand.split() for hand in hands]
    named = {*" ".join(hands).split(), *(pile or "").split(), *discard.split()}
    others = [name for name in CARDS if name not in named]
    laid_out = {*lying, *(name for tiles in (*boxed, *won_easy, *won_hard) for name in tiles)}
    apprentices = who.split() or list(APPRENTICES[:seats])
    given = {"tiffany": "invisibility", "annagramma": "magic", "petulia": "cure", "dimity": None}
    state = {
        "step": step,
        "seats": seats,
        "mode": mode,
        "cackle_supply": cackle_total - sum(cackles),
        "aliss_supply": aliss_total - sum(aliss),
        "crisis_supply": crisis_total - sum(crises),
        "apprentices": apprentices,
        "abilities": [given[name] for name in apprentices] if abilities is None else list(abilities),
        "witches": at.split() or ["granny"] * seats,
        "hands": held,
        "cackles": cackles,
        "aliss": aliss,
        "easy": won_easy,
        "hard": won_hard,
        "pile": [] if pile == "" else others + (pile or "").split()[::-1],
        "discard": [*discard.split(), *(others if pile == "" else [])],
        "problems": lying,
        "face_down": down,
        "crises": crises,
        "seen_by": seen_by,
        "boxes": boxed,
        "unused": [name for name in TILES if name not in laid_out],
        "turn": 1,
        "actions": 2,
        **more,
    }
    match = slet.from_position("the-witches", {"seats": seats, "options": settings, "state": state, "seed": "07" * 32})
    match._stream = LoadedDice(bytes(32))
    return match


def attempt(*hands: str, tile: str, dice: Sequence[int] = (), at: str = "", where: str = "oak", **more: Any) -> Match:
    """A match in the middle of an attempt by seat 0, at the Blasted Oak, after these dice."""
    steps = {0: "before_dice", 2: "after_first_pair", 4: "after_second_pair"}
    places = [where, *(at.split() or ["skund"] * (len(hands) - 1))]
    problems = {where: tile, **more.pop("problems", {})}
    more = {"abilities": [None] * len(hands), **more}
    return table(
        *hands,
        at=" ".join(places),
        problems=problems,
        step=more.pop("step", steps[len(dice)]),
        tried=where,
        dice=list(dice),
        going_on=more.pop("going_on", len(dice) > 2),
        **more,
    )


# --- looking and playing -----------------------------------------------------------------------------------------


def offered(match: Match, verb: str | None = None) -> set[str]:
    """The ids that may be answered; with a verb, what follows it."""
    ids = [option.id for option in asked(match).options]
    assert len(ids) == len(set(ids)), "nothing is offered twice"
    if verb is None:
        return set(ids)
    return {option_id.partition(":")[2] for option_id in ids if option_id.partition(":")[0] == verb}


def play(match: Match, *answers: str, dice: Sequence[int] = ()) -> Match:
    """Play these answers, each by whoever is asked; the dice fall as told, a Cackle being 0."""
    stream = match._stream
    assert isinstance(stream, LoadedDice)
    stream.values += dice
    for answer in answers:
        match.play(answer)
    assert not stream.values, "all the dice were rolled"
    return match


def on(match: Match, place: str, seat: int | None = None) -> Any:
    """What is seen of a space."""
    return match.view(seat).spaces[PLACES.index(place)]


def lies(match: Match, place: str) -> str | None:
    """The tile that lies there, face up or down."""
    tile = match.state.problems[PLACES.index(place)]
    return None if tile is None else tile.name


def where(match: Match, seat: int = 0) -> str:
    name: str = match.view().players[seat].space.name
    return name


def hand(match: Match, seat: int = 0) -> list[str]:
    return [card.name for card in match.view(seat).hand]


def cackles(match: Match) -> list[int]:
    return [player.cackles for player in match.view().players]


def aliss(match: Match) -> list[int]:
    return [player.aliss for player in match.view().players]


def won(match: Match, seat: int = 0) -> list[str]:
    player = match.view().players[seat]
    return [tile.name for tile in (*player.easy, *player.hard)]


def discarded(match: Match) -> list[str]:
    return [card.name for card in match.view().discard]


def told(match: Match, kind: type, seat: int | None = None) -> list[Any]:
    return [event for event in match.log(seat) if isinstance(event, kind)]
