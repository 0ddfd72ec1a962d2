"""Carrying out what a card says: on whom, in which order, part by part.

The verbs of the data files are rules of their own: `moving.py`, `losing.py`, `gaining.py` and `passing.py` (cards),
`craft.py` (spells, curses, the library) and `actions.py` (actions that an effect gives).
"""

from collections.abc import Callable

from slet.games.big_book.events import Chosen
from slet.games.big_book.options import DECLINE, NAMES, USE
from slet.games.big_book.phrases import Effect, May, Part
from slet.games.big_book.pieces.tables import Spell
from slet.games.big_book.state import BigBookState, Underway
from slet.kernel import Rule, pick, tell


class Doing:
    """An effect being carried out. Everything in it is public."""

    def __init__(self, by: int, times: int = 1, spell: Spell | None = None, place: int | None = None) -> None:
        self.by = by
        """BB-110: who chooses where the effect names nobody: the caster, else the active player."""
        self.times = times
        """BB-63: the multiple that was paid."""
        self.spell = spell
        """The spell that was cast."""
        self.place = place
        """Where the curse lies that was set off."""
        self.made = 0
        """How many cards the part before has moved, for "as many"."""


Verb = Callable[[BigBookState, int, Part, Doing], Rule[int] | int]
"""What a verb does to a player; it says how many cards it has moved. One that asks nothing is an ordinary function."""
VERBS: dict[str, Verb] = {}


def verb(name: str) -> Callable[[Verb], Verb]:
    """Say of a rule which verb of the data files it carries out."""

    def register(rule: Verb) -> Verb:
        VERBS[name] = rule
        return rule

    return register


def underway(s: BigBookState, what: Underway, rule: Rule[None]) -> Rule[None]:
    """Carry out a rule, and let everybody see what it belongs to as long as it lasts."""
    s.underway.append(what)
    yield from rule
    s.underway.pop()


def carry_out(s: BigBookState, effect: Effect, doing: Doing) -> Rule[None]:
    """BB-107 to BB-109, BB-170: all parts for one player, then for the next, as far as they can be applied."""
    for seat in (yield from whom(s, effect, doing)):
        if effect.who != "once":
            s.note(target=seat)
        doing.made = 0
        for part in effect.parts:
            if isinstance(part, May):
                yield from may(s, seat, part, doing)
            else:
                yield from carry_out_part(s, seat, part, doing)


def carry_out_part(s: BigBookState, seat: int, part: Part, doing: Doing) -> Rule[None]:
    s.note(left=None, fewer=False)
    made = VERBS[part.verb](s, seat, part, doing)
    doing.made = made if isinstance(made, int) else (yield from made)


def may(s: BigBookState, seat: int, group: May, doing: Doing) -> Rule[None]:
    """BB-172: what stands under one "may" is taken together, as fully as possible, or not at all."""
    choice = yield from pick(seat, "may", (USE, DECLINE), "BB-172")
    if choice is USE:
        for part in group.parts:
            yield from carry_out_part(s, seat, part, doing)


def whom(s: BigBookState, effect: Effect, doing: Doing) -> Rule[list[int]]:
    """BB-110 to BB-114: the players whom the effect hits, from the active player clockwise (BB-108)."""
    who, playing = effect.who, s.playing()
    others = [seat for seat in playing if seat != doing.by]
    if who == "all":
        return playing
    if who in ("you", "once"):
        return [doing.by]
    if who == "others":
        return others
    if who in ("active", "active and next"):
        return playing[: 1 if who == "active" else 2]
    if who == "one player":
        return (yield from name_players(s, doing.by, playing, 1))
    if who == "[1] players":
        return (yield from name_players(s, doing.by, playing, doing.times))
    chosen = yield from name_players(s, doing.by, others, doing.times if who == "[1] others" else 1)
    if who == "you and one other":
        return [seat for seat in playing if seat == doing.by or seat in chosen]
    return chosen


def name_players(s: BigBookState, by: int, among: list[int], count: int) -> Rule[list[int]]:
    """BB-113, BB-114: that many different players, or as many as there are."""
    chosen: list[int] = []
    if count >= len(among):
        return among
    while len(chosen) < count:
        name = yield from pick(by, "player", [NAMES[seat] for seat in among if seat not in chosen], "BB-113")
        chosen.append(name.seat)
        tell(s, Chosen, by, name.seat)
    return [seat for seat in among if seat in chosen]
