"""Dealing hidden things anew."""

from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from slet.kernel.deal import deal_anew


def test_everything_is_dealt_and_every_place_gets_its_number() -> None:
    dealt = deal_anew(range(10), [3, 0, 7], None, Random(1))
    assert [len(place) for place in dealt] == [3, 0, 7]
    assert sorted(thing for place in dealt for thing in place) == list(range(10))


@given(st.integers(0, 10**6), st.lists(st.integers(0, 4), min_size=2, max_size=5), st.data())
def test_a_deal_is_found_whenever_there_is_one(seed: int, places: list[int], data: st.DataObject) -> None:
    """Start from a deal, forbid what is not in it at random: there is at least that one."""
    things = list(range(sum(places)))
    home = [place for place, size in enumerate(places) for _ in range(size)]
    pairs = st.tuples(st.sampled_from(things or [0]), st.integers(0, len(places) - 1))
    forbidden = data.draw(st.sets(pairs, max_size=30)) - set(zip(things, home, strict=True))

    def may_lie(thing: int) -> list[int]:
        return [place for place in range(len(places)) if (thing, place) not in forbidden]

    dealt = deal_anew(things, places, may_lie, Random(seed))
    assert [len(held) for held in dealt] == places
    assert sorted(thing for held in dealt for thing in held) == things
    assert not {(thing, place) for place, held in enumerate(dealt) for thing in held} & forbidden


def test_where_there_is_no_deal_it_says_so() -> None:
    with pytest.raises(ValueError, match="no way"):
        deal_anew([1, 2], [1, 1], lambda _: [0], Random(1))


def test_every_deal_comes_up() -> None:
    rng = Random(2)
    seen = Counter(tuple(map(tuple, deal_anew("ab", [1, 1], lambda _: [0, 1], rng))) for _ in range(200))
    assert len(seen) == 2
    assert min(seen.values()) > 60


def test_what_cannot_lie_everywhere_lies_in_each_of_its_places_as_often_as_there_is_room() -> None:
    rng = Random(3)
    deals = [
        deal_anew("abcdef", [1, 2, 3], lambda thing: [0, 1] if thing == "a" else [0, 1, 2], rng) for _ in range(600)
    ]
    assert 150 < sum("a" in deal[0] for deal in deals) < 250
