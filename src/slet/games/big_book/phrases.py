"""The small language in which cards say what they do.

A card of the data files has `who` it affects and what it `does`, part by part:

    who = "all"
    does = ["discard [1] from hand", "draw [1]"]

A part is a phrase: a verb, how many, which cards, from where, to where. `[1]` is a factor, which a multiplied spell
multiplies (BB-63). `up to` allows fewer, none too; `may … and …` is taken together or not at all (BB-172).

A phrase that would do something else than it says is refused (`forms.py` says what each verb can be said with).
"""

import re
from collections.abc import Iterator
from typing import Literal

import msgspec

Zone = Literal["hand", "discard", "support", "shared", "destroyed", "deck", "stack", "curses"]
Who = Literal[
    "you", "one other", "one player", "you and one other", "[1] others", "[1] players", "others", "all",
    "active", "active and next", "once",
]  # fmt: skip


class Part(msgspec.Struct, frozen=True):
    """One phrase, read."""

    verb: str
    count: int = 1
    factor: bool = False
    amount: Literal["number", "all", "any", "as many"] = "number"
    up_to: bool = False
    what: str = "card"
    random: bool = False
    source: tuple[Zone, ...] = ()
    target: Zone | None = None

    def number(self, times: int, made: int = 0) -> int:
        """How many, with the multiple that was paid and the number that the part before it made."""
        if self.amount == "number":
            return self.count * times if self.factor else self.count
        return made if self.amount == "as many" else 999

    @property
    def about_curses(self) -> bool:
        return self.target == "curses" or self.verb == "neutralise-curse"

    @property
    def names_nobody(self) -> bool:
        """Whether it is the same for whomever it is carried out (BB-42)."""
        return self.about_curses or self.source == ("stack",) or self.verb == "destroy-library"


class May(msgspec.Struct, frozen=True):
    """Parts under one "may": taken together, or not at all."""

    parts: tuple[Part, ...]


class Effect(msgspec.Struct, frozen=True):
    who: Who
    parts: tuple[Part | May, ...]
    of_spell: bool = True
    """Whether it is a spell that says it, which can be multiplied and does not refresh itself."""

    def all_parts(self) -> Iterator[Part]:
        """Those under a "may" too."""
        for part in self.parts:
            yield from part.parts if isinstance(part, May) else (part,)

    @property
    def about_curses(self) -> bool:
        """BB-49: whether it speaks of the new curses, and has to wait until they lie on the board."""
        return any(part.about_curses for part in self.all_parts())


_PHRASE = re.compile(
    r"(?P<verb>[a-z-]+)"
    r"(?P<up_to> up to)?"
    r"(?: (?P<count>\[\d+\]|\d+|all|any|as many))?"
    r"(?: (?P<what>(?!from |to |random\b)[a-z]+))?"
    r"(?P<random> random)?"
    r"(?: from (?P<source>[a-z ]+?))?"
    r"(?: to (?P<target>[a-z]+|\d+))?"
)


Numbered = Literal["first", "last", "twice"] | None
"""Where a phrase names its number: behind the verb, as in most of them, or at the end: `fill hand to 6`."""


def read_phrase(phrase: str) -> tuple[Part, Numbered]:
    """A phrase, and where its number stands; `ValueError` where it is not built like one."""
    found = _PHRASE.fullmatch(phrase)
    if found is None:
        raise ValueError(f"{phrase!r} is not built like a phrase: a verb, how many, which, from where, to where")
    last = found["target"] if (found["target"] or "").isdecimal() else None
    count = found["count"] or last or "1"
    numbered: Numbered = "first" if found["count"] else None
    if last:
        numbered = "twice" if found["count"] else "last"
    what = found["what"] or "card"
    # What is done to spells, curses and the library has little in common with what is done to cards.
    named = what in ("spell", "curse", "library")
    part = Part(
        verb=f"{found['verb']}-{what}" if named else found["verb"],
        count=int(re.sub(r"\D", "", count) or 1),
        factor=count.startswith("["),
        amount=count if count in ("all", "any", "as many") else "number",  # type: ignore[arg-type]
        up_to=found["up_to"] is not None,
        what="card" if named else what,
        random=found["random"] is not None,
        source=tuple(found["source"].split(" or ")) if found["source"] else (),  # type: ignore[arg-type]
        target=None if last else found["target"],  # type: ignore[arg-type]
    )
    return part, numbered
