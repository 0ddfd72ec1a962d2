"""Every way to pay, beside the rules told a second time: all is tried, and what is against the rules is dropped."""

from collections import Counter
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from slet.games.carodeni.payment import can_pay, ways_to_pay
from slet.games.carodeni.pieces.box import POTIONS, STARTERS, Potion
from slet.games.carodeni.pieces.kinds import TOOLS
from slet.games.carodeni.state import Area

from .table import KINDS

Way = tuple[tuple[str, ...], tuple[str, ...]]
BY_TOOL = {tool.name: [card for card in POTIONS if card.tool is tool] for tool in TOOLS}


def ways_by_trying(
    stock: list[int], waiting: list[str], clan: list[str], ingredients: list[str], symbols: list[str]
) -> set[Way]:
    """Which waiting tools can move in, and which pairs can be paid: by trying what could serve each symbol."""
    have = dict(zip(KINDS, stock, strict=True))
    in_kind = Counter({kind: min(ingredients.count(kind), have[kind]) for kind in KINDS})
    missing = len(ingredients) - in_kind.total()
    tools = [("clan", tool, n) for n, tool in enumerate(clan)] + [("waits", tool, n) for n, tool in enumerate(waiting)]
    found: dict[int, set[tuple[str, ...]]] = {}
    for servants in product([None, *tools], repeat=len(symbols)):
        used = [servant for servant in servants if servant is not None]
        fits = all(
            servant is None or symbol in ("any", servant[1]) for symbol, servant in zip(symbols, servants, strict=True)
        )
        # Where the clan has the kind that is named, the clan's serves, and a waiting one never does.
        lazy = any(
            servant is not None and servant[0] == "waits" and symbol in clan
            for symbol, servant in zip(symbols, servants, strict=True)
        )
        if fits and not lazy and len(set(used)) == len(used):
            moved = tuple(sorted(tool for where, tool, _ in used if where == "waits"))
            found.setdefault(len(used), set()).add(moved)
    served = max(found)
    pairs = missing + len(symbols) - served
    left = [kind for kind in KINDS for _ in range((have[kind] - in_kind[kind]) // 2)]
    paid = _choose(left, pairs)
    return {(moved, some) for moved in found[served] for some in paid}


def _choose(left: list[str], number: int) -> set[tuple[str, ...]]:
    if number == 0:
        return {()}
    return {
        tuple(sorted((kind, *others))) for n, kind in enumerate(left) for others in _choose(left[n + 1 :], number - 1)
    }


def requirements(potion: Potion) -> tuple[list[str], list[str]]:
    ingredients = [kind for kind, number in zip(KINDS, potion.needs, strict=True) for _ in range(number)]
    return ingredients, [*(tool.name for tool in potion.tools), *["any"] * potion.any_tools]


@pytest.mark.clause("CAR-47", "CAR-48", "CAR-49", "CAR-52", "CAR-53", "CAR-54", "CAR-55")
@settings(max_examples=250, deadline=None, derandomize=True)
@given(
    potion=st.sampled_from([*POTIONS, *STARTERS]),
    stock=st.lists(st.integers(0, 5), min_size=5, max_size=5),
    waiting=st.lists(st.sampled_from([tool.name for tool in TOOLS]), max_size=3),
    clan=st.lists(st.sampled_from([tool.name for tool in TOOLS]), max_size=3),
)
def test_the_ways_to_pay_are_all_there_are_and_none_twice(
    potion: Potion, stock: list[int], waiting: list[str], clan: list[str]
) -> None:
    held = Counter(waiting)
    cards = {name: iter(BY_TOOL[name]) for name in BY_TOOL}
    area = Area(
        stock=stock.copy(),
        tools=[next(cards[name]) for name in waiting],
        clan_tools=tuple(next(cards[name]) for name in clan),
    )
    ingredients, symbols = requirements(potion)
    expected = ways_by_trying(stock, waiting, clan, ingredients, symbols)
    ways = ways_to_pay(area, potion)
    assert can_pay(area, potion) == bool(expected)
    found = [
        (tuple(sorted(tool.name for tool in way.tools)), tuple(sorted(kind.name for kind in way.pairs))) for way in ways
    ]
    assert sorted(found) == sorted(expected), "each distinct way once"
    assert len({way.id for way in ways}) == len(ways)
    for way in ways:
        assert (way.tool_count, way.pair_count) == (len(way.tools), len(way.pairs))
        assert not Counter(tool.name for tool in way.tools) - held
