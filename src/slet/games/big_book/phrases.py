"""The small language in which cards say what they do.

A card of the data files has `who` it affects and what it `does`, part by part:

    who = "all"
    does = ["discard [1] from hand", "draw [1]"]

A part is a phrase: a verb, how many, which cards, from where, to where. `[1]` is a factor, which a multiplied spell
multiplies (BB-63). `up to` allows fewer, none too; `may … and …` is taken together or not at all (BB-172).
"""

import re
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


class May(msgspec.Struct, frozen=True):
    """Parts under one "may": taken together, or not at all."""

    parts: tuple[Part, ...]


class Effect(msgspec.Struct, frozen=True):
    who: Who
    parts: tuple[Part | May, ...]

    @property
    def about_curses(self) -> bool:
        """BB-49: whether it speaks of the new curses, and has to wait until they lie on the board."""
        return any(isinstance(part, Part) and part.verb == "madness" and part.target == "curses" for part in self.parts)


class Form(msgspec.Struct, frozen=True):
    """What a verb can be said with."""

    what: tuple[str, ...] = ("card",)
    source: tuple[Zone, ...] = ()
    target: tuple[Zone, ...] = ()
    amounts: tuple[str, ...] = ("number",)
    up_to: bool = False
    bare: bool = False
    """Whether the place may be left out: then it is the own hand and the shared support (BB-120)."""


ANY_ELEMENT = ("element", "water", "earth", "fire", "air")
VERBS: dict[str, Form] = {
    "draw": Form(amounts=("number", "as many")),
    "fill": Form(what=("hand",)),
    "keep": Form(source=("hand",)),
    "discard": Form(
        what=("card", "strong", "one", "different", *ANY_ELEMENT),
        source=("hand", "support", "shared", "deck"),
        amounts=("number", "all"),
        bare=True,
    ),
    "destroy": Form(
        what=("card", "strong", "one", "spell", "library", *ANY_ELEMENT),
        source=("hand", "support", "discard", "deck", "stack"),
        amounts=("number", "all", "any"),
        up_to=True,
    ),
    "support": Form(what=("card", *ANY_ELEMENT), source=("hand", "discard"), up_to=True),
    "lay-on-deck": Form(what=("card", *ANY_ELEMENT), source=("hand", "discard"), up_to=True),
    "take": Form(what=("card", *ANY_ELEMENT), source=("discard", "destroyed"), up_to=True),
    "banish": Form(source=("hand", "support", "shared", "discard"), amounts=("number", "all"), up_to=True),
    "upgrade": Form(source=("hand", "support", "discard"), up_to=True),
    "madness": Form(target=("discard", "deck", "hand", "support", "curses")),
    "shuffle": Form(what=("discard", "hand")),
    "use-up": Form(),
    "neutralise": Form(what=("spell", "curse")),
    "refresh": Form(what=("card", "anywhere"), amounts=("number", "all"), up_to=True),
    "act": Form(),
    "embody": Form(),
    "exchange": Form(up_to=True),
    "receive": Form(up_to=True),
    "gain": Form(up_to=True),
    "trade": Form(up_to=True),
    "learn": Form(up_to=True),
    "token": Form(target=("curses",)),
}
WITHOUT_SOURCE = {"spell", "library"}
"""What lies in one place only, so that the place is not named."""

_PHRASE = re.compile(
    r"(?P<verb>[a-z-]+)"
    r"(?P<up_to> up to)?"
    r"(?: (?P<count>\[\d+\]|\d+|all|any|as many))?"
    r"(?: (?P<what>(?!from |to )[a-z]+))?"
    r"(?: (?P<random>random))?"
    r"(?: from (?P<source>[a-z ]+?))?"
    r"(?: to (?P<target>[a-z]+|\d+))?"
)


def read_effect(who: object, does: object) -> Effect:
    """An effect from a row of data; `ValueError` says what cannot be understood."""
    known: tuple[str, ...] = Who.__args__  # type: ignore[attr-defined]
    if who not in known:
        raise ValueError(f"nobody is called {who!r}; these are: {', '.join(known)}")
    if not isinstance(does, list) or not does or not all(isinstance(phrase, str) for phrase in does):
        raise ValueError(f"{does!r} is not a list of phrases")
    return Effect(who, tuple([_read_part(phrase) for phrase in does]))  # type: ignore[arg-type]


def _read_part(phrase: str) -> Part | May:
    if phrase.startswith("may "):
        return May(tuple([read_phrase(part) for part in phrase[4:].split(" and ")]))
    return read_phrase(phrase)


def read_phrase(phrase: str) -> Part:
    found = _PHRASE.fullmatch(phrase)
    if found is None or found["verb"] not in VERBS:
        raise ValueError(f"{phrase!r} does not begin with one of the verbs {', '.join(VERBS)}")
    form = VERBS[found["verb"]]
    what, random = found["what"] or "card", found["random"] is not None
    if what == "random":
        what, random = "card", True
    count = found["count"] or (found["target"] if found["verb"] == "fill" else "1")
    part = Part(
        verb=found["verb"],
        count=int(re.sub(r"\D", "", count or "") or 1),
        factor=count.startswith("[") if count else False,
        amount=count if count in ("all", "any", "as many") else "number",  # type: ignore[arg-type]
        up_to=found["up_to"] is not None or count == "any",
        what=what,
        random=random,
        source=tuple((found["source"] or "").split(" or ")) if found["source"] else (),  # type: ignore[arg-type]
        target=None if found["verb"] == "fill" else found["target"],  # type: ignore[arg-type]
    )
    _check(part, form, phrase)
    # What is done to spells, curses and the library has little in common with what is done to cards.
    named = what in ("spell", "curse", "library")
    return msgspec.structs.replace(part, verb=f"{part.verb}-{what}") if named else part


def _check(part: Part, form: Form, phrase: str) -> None:
    if part.what not in form.what:
        raise ValueError(f"in {phrase!r}, {part.verb} cannot be said of {part.what!r}")
    if part.amount not in form.amounts or (part.up_to and not form.up_to):
        raise ValueError(f"in {phrase!r}, {part.verb} cannot be said with that number")
    wrong = [zone for zone in part.source if zone not in form.source]
    named = bool(part.source) or form.bare or not form.source or part.what in WITHOUT_SOURCE
    if wrong or not named:
        raise ValueError(f"in {phrase!r}, {part.verb} needs one of these places: {', '.join(form.source) or 'none'}")
    if part.target not in (form.target or (None,)):
        raise ValueError(f"in {phrase!r}, {part.verb} needs one of these targets: {', '.join(form.target) or 'none'}")
    if part.random and part.source != ("hand",):
        raise ValueError(f"in {phrase!r}, only a card of the hand can be random")
