"""Tables set up for one rule, and how they are looked at.

Cards are written as their names with spaces between, `"W04 N1a"`; ingredients likewise, `"herb herb leaf"`. What is not
said lies where it cannot disturb: novices in hand, starters waiting, all other cards in the decks, all other tokens in
the bag. A bag of one kind makes what is drawn known.
"""

from collections.abc import Iterable, Sequence
from typing import Any

import slet
from slet.games.carodeni.pieces.box import POTIONS
from slet.kernel.data import from_json, to_json
from slet.kernel.match import Match
from support.asking import asked as asked
from support.asking import play_on as play_on
from support.asking import refused as refused

KINDS = ("herb", "berry", "leaf", "mushroom", "root")
NOVICES = tuple(f"N{number}{letter}" for number in range(1, 6) for letter in "ab")
STARTERS = tuple(f"S{number}" for number in range(1, 6))
ALL_WITCHES = tuple(f"W{number:02}" for number in range(1, 51))
ALL_POTIONS = tuple(potion.name for potion in POTIONS)
TOKENS = tuple(f"O{number}" for number in range(1, 10))
GOAL_TOKENS = tuple(f"G{number:02}" for number in range(1, 16))
AREA_CARDS = (
    "hand",
    "pile",
    "potions",
    "tools",
    "animals",
    "clan_potions",
    "clan_witches",
    "clan_tools",
    "clan_animals",
)


def area(stock: str = "", goals: str = "", **cards: str) -> dict[str, Any]:
    """What lies before somebody: `area(hand="W01 N1a", stock="herb herb")`."""
    return {
        "stock": [stock.split().count(kind) for kind in KINDS],
        "goals": goals.split(),
        **{name: named.split() for name, named in cards.items()},
    }


def table(
    step: str = "turn",
    me: dict[str, Any] | None = None,
    *others: dict[str, Any],
    seats: int = 2,
    spots: str = "herb berry leaf herb berry leaf herb berry leaf",
    potions: str = "P01 P02 P03",
    witches: str = "W41 W42 W43",
    bag: str | None = None,
    potion_deck: str | None = None,
    witch_deck: str | None = None,
    potion_box: str = "",
    witch_box: str = "",
    potions_under: int = 0,
    witches_under: int = 0,
    goals: str = "G01-hard G05-hard G09-hard G10-hard",
    ostara: dict[str, Any] | None = None,
    column: str = "",
    turned: str = "",
    options: dict[str, Any] | None = None,
    **state: Any,
) -> Match:
    """A match before that step, with seat 0 on turn unless it says otherwise. Decks are written from the top.

    So is the column of Ostara's tokens; those that are not named lie below.
    """
    if ostara is not None:
        seats = 1
    chosen = options or {}
    given = [*([] if me is None else [me]), *others]
    areas = [
        {**_usual(seat + (ostara is not None)), **(given[seat] if seat < len(given) else {})} for seat in range(seats)
    ]
    everybody = areas if ostara is None else [*areas, {**area(), **ostara}]
    open_cards = [None if name == "-" else name for name in f"{potions} {witches}".split()]
    lying = {name for one in everybody for part in AREA_CARDS for name in one.get(part, [])}
    lying |= {*open_cards, *potion_box.split(), *witch_box.split()} - {None}
    places = [None if name == "-" else name for name in spots.split()]
    owned = [sum(one["stock"][n] for one in everybody) + places.count(kind) for n, kind in enumerate(KINDS)]
    in_bag = [13 - number for number in owned] if bag is None else [bag.split().count(kind) for kind in KINDS]
    in_play = {goal[:3] for goal in goals.split()} | {goal[:3] for one in everybody for goal in one["goals"]}
    face_down = [*column.split(), *(name for name in TOKENS[:7] if name not in f"{column} {turned}".split())]
    spare_tokens = [name for name in TOKENS if ostara is None or name not in (*face_down, *turned.split())]
    plain = {
        "step": step,
        "seats": seats,
        "animals": chosen.get("animals", False),
        "difficulty": chosen.get("difficulty", "new-apprentice") if ostara is not None else None,
        "ostara_fills_gaps": chosen.get("ostara_fills_gaps", True),
        "first": 0,
        "round": 1,
        "last_round": None if ostara is None else 15,
        "points": [0, 0, 0],
        "bag": in_bag,
        "spots": places,
        "potions": {
            "open": open_cards[:3],
            "deck": _deck(potion_deck, ALL_POTIONS, lying),
            "under": potions_under,
            "box": potion_box.split(),
        },
        "witches": {
            "open": open_cards[3:],
            "deck": _deck(witch_deck, ALL_WITCHES, lying),
            "under": witches_under,
            "box": witch_box.split(),
        },
        "goals": goals.split(),
        "areas": areas,
        "ostara": None if ostara is None else everybody[-1],
        "column": face_down if ostara is not None else [],
        "turned": turned.split() if ostara is not None else [],
        "spare_pairs": [name for name in NOVICES if name not in lying],
        "spare_starters": [name for name in STARTERS if name not in lying],
        "spare_goals": [name for name in GOAL_TOKENS if name not in in_play],
        "spare_tokens": spare_tokens,
        **state,
    }
    return slet.from_position("carodeni", {"seats": seats, "options": chosen, "state": plain, "seed": "05" * 32})


def _usual(seat: int) -> dict[str, Any]:
    return area(hand=" ".join(NOVICES[2 * seat : 2 * seat + 2]), potions=STARTERS[seat])


def _deck(named: str | None, everything: Sequence[str], lying: set[str | None]) -> list[str]:
    cards = [name for name in everything if name not in lying] if named is None else named.split()
    return cards[::-1]


def brewing(potion: str, witch: str = "W49", stock: str = "", tools: str = "", clan_tools: str = "") -> Match:
    """Seat 0 has gathered with that witch and may now brew that potion, if it can."""
    me = area(pile=witch, hand="N1a N1b", potions=potion, tools=tools, clan_tools=clan_tools, stock=stock)
    return table("brew", me, potions="P31 P32 P33", goals="G05-hard G06-hard G07-hard")


def gathering(card: str, **more: Any) -> Match:
    """Seat 0 has that card in hand, beside a novice, and is on turn."""
    match = table("turn", area(hand=f"{card} N1a", potions="S1"), **more)
    match.play(f"play:{card}")
    return match


# --- looking and playing -------------------------------------------------------------------------------------


def offered(match: Match, verb: str = "") -> list[str]:
    """The ids of what may be answered, those of one verb if it is given."""
    ids = [option.id for option in asked(match).options]
    assert len(ids) == len(set(ids)), "nothing is offered twice"
    return [one for one in ids if one.startswith(f"{verb}:")] if verb else ids


def play(match: Match, *answers: str) -> Match:
    for answer in answers:
        match.play(answer)
    return match


def names(cards: Iterable[Any]) -> list[str]:
    return ["-" if card is None else card.name for card in cards]


def before(match: Match, seat: int = 0) -> dict[str, Any]:
    """What lies before a seat, as names."""
    return from_json(to_json(match.view().areas[seat]), dict)


def ostaras(match: Match) -> dict[str, Any]:
    return from_json(to_json(match.view().ostara), dict)


def stock(match: Match, seat: int = 0) -> list[str]:
    """The ingredients of a seat, by name."""
    return [kind for kind, number in zip(KINDS, match.view().areas[seat].stock, strict=True) for _ in range(number)]


def spots(match: Match) -> str:
    return " ".join(names(match.view().spots))


def told(match: Match, tag: str) -> list[Any]:
    """All that the log tells of one kind."""
    return [event for event in match.log() if event.__struct_config__.tag == tag]
