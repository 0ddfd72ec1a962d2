"""A number for everything that can be chosen in a game.

An option is known by its key, mostly its id (`bid:3`), and each key has its number. Where there are too many ways to
put things together (how a potion is paid for), the keys of a verb are *places*: the first option of that verb that is
offered now has the first of them, and so on.
"""

from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass, field
from typing import Any

from slet.kernel.questions import HasId, Pick

Look = Callable[[Any, Pick], Hashable]
"""What in a state and about who is asked there decides what options are known by."""
Key = Callable[[HasId, Any], str]
"""What an option is known by, for what such a look has found."""


def nothing(_state: Any, _ask: Pick) -> None:
    return None


def own_id(option: HasId, _found: None) -> str:
    return option.id


@dataclass(frozen=True, slots=True)
class Actions:
    names: tuple[str, ...]
    """By number."""
    key: Key = own_id
    look: Look = nothing
    places: Mapping[str, int] = field(default_factory=dict)
    """How many places a verb has. Of options that are more than these, the last cannot be chosen by number."""
    _at: dict[str, int] = field(default_factory=dict)
    _known: dict[Hashable, dict[HasId, int]] = field(default_factory=dict)
    """The numbers of options that were offered before, for each thing that the look has found."""

    def __post_init__(self) -> None:
        self._at.update({name: number for number, name in enumerate(self.names)})
        assert len(self._at) == len(self.names), "two actions have the same name"

    def legal(self, ask: Pick, state: Any) -> dict[int, HasId]:
        """The options that are offered, by their numbers. Of those that are alike, the first."""
        seen = self.look(state, ask)
        known = self._known.get(seen)
        if known is None:
            known = self._known[seen] = {}
        try:
            found = {known[option]: option for option in ask.options}
        except KeyError:
            found = {}
        return found if len(found) == len(ask.options) else self._one_by_one(ask, seen, known)

    def _one_by_one(self, ask: Pick, seen: Hashable, known: dict[HasId, int]) -> dict[int, HasId]:
        found: dict[int, HasId] = {}
        used: dict[str, int] = {}
        for option in ask.options:
            number = known.get(option)
            if number is None:
                key = self.key(option, seen)
                number = self._at.get(key)
                if number is not None:
                    known[option] = number
                else:
                    verb = key.partition(":")[0]
                    place = used[verb] = used.get(verb, 0) + 1
                    if place > self.places[verb]:
                        continue
                    number = self._at[f"{verb}:{place}"]
            found.setdefault(number, option)
        return found


def listed(*names: str, places: Mapping[str, int] | None = None, key: Key = own_id, look: Look = nothing) -> Actions:
    """Actions with these names, and then those with places."""
    placed = [f"{verb}:{place}" for verb, count in (places or {}).items() for place in range(1, count + 1)]
    return Actions((*names, *placed), key, look, places or {})
