"""What each verb of the data files can be said with. Whatever the rule behind it does not carry out is refused here."""

from collections.abc import Iterator
from typing import get_args

import msgspec

from slet.games.big_book.phrases import Effect, May, Numbered, Part, Who, Zone, read_phrase
from slet.games.big_book.pieces.cards import ELEMENTS

CARDS = ("card", "element", *ELEMENTS)
KINDS = (*CARDS, "strong", "one")


class Form(msgspec.Struct, frozen=True):
    """What a verb can be said with."""

    what: tuple[str, ...] = ("card",)
    source: tuple[Zone, ...] = ()
    """The places; where there are any, at least one has to be named, unless `bare`."""
    bare: bool = False
    """Whether the place may be left out: then it is the own hand and the shared support (BB-120)."""
    one_place: bool = False
    target: tuple[Zone, ...] = ()
    amounts: tuple[str, ...] = ("number",)
    up_to: tuple[bool, ...] = (False,)
    """Whether it is said with "up to", without, or as one likes."""
    most: int = 99
    """The highest number."""
    factor: bool = True
    """Whether the number may be a factor."""
    numbered: tuple[Numbered, ...] = (None, "first")
    """Where the number may stand; without one it is 1."""


BOTH = (False, True)
FORMS: dict[str, Form] = {
    "draw": Form(amounts=("number", "as many")),
    "fill": Form(what=("hand",), factor=False, numbered=("last",)),
    "keep": Form(source=("hand",), factor=False),
    "discard": Form(
        what=(*KINDS, "different"),
        source=("hand", "support", "shared", "deck"),
        amounts=("number", "all"),
        bare=True,
    ),
    "destroy": Form(
        what=KINDS,
        source=("hand", "support", "discard", "deck", "stack"),
        amounts=("number", "all", "any"),
        up_to=BOTH,
    ),
    "destroy-spell": Form(),
    "destroy-library": Form(most=1, factor=False),
    "support": Form(what=KINDS, source=("hand", "discard"), up_to=BOTH),
    "lay-on-deck": Form(what=KINDS, source=("hand", "discard"), up_to=BOTH),
    "take": Form(what=KINDS, source=("discard", "destroyed"), up_to=BOTH),
    "banish": Form(source=("hand", "support", "shared", "discard"), amounts=("number", "all"), up_to=BOTH),
    "upgrade": Form(source=("hand", "support", "discard"), one_place=True, up_to=BOTH),
    "madness": Form(target=("discard", "deck", "hand", "support", "curses")),
    "shuffle": Form(what=("discard", "hand"), numbered=(None,)),
    "use-up": Form(),
    "neutralise-spell": Form(),
    "neutralise-curse": Form(),
    "refresh": Form(what=("anywhere",), up_to=(True,)),
    "act": Form(),
    "embody": Form(),
    "exchange": Form(up_to=(True,)),
    "receive": Form(up_to=(True,)),
    "gain": Form(up_to=BOTH, most=1, factor=False),
    "trade": Form(up_to=(True,), most=1, factor=False),
    "learn": Form(up_to=(True,), most=1, factor=False),
    "token": Form(target=("curses",), most=1, factor=False),
}
REFRESH_ALL = Form(amounts=("all",))
FROM_ABOVE: dict[Zone, Form] = {
    "deck": Form(source=("deck",), one_place=True, amounts=("number", "all")),
    "stack": Form(source=("stack",), one_place=True),
}
"""Cards that come off the top of the deck or the stack, so that nobody chooses them."""
AMONG_TWO = ("one other", "[1] others", "others")
"""Whom the verbs about the caster and another player can be said of."""


def read_effect(who: object, does: object, *, of_spell: bool) -> Effect:
    """An effect from a row of data; `ValueError` says what cannot be understood or carried out."""
    known = get_args(Who)
    if who not in known:
        raise ValueError(f"nobody is called {who!r}; these are: {', '.join(known)}")
    if not isinstance(does, list) or not does or not all(isinstance(phrase, str) for phrase in does):
        raise ValueError(f"{does!r} is not a list of phrases")
    effect = Effect(who, tuple([_read_part(phrase) for phrase in does]), of_spell)  # type: ignore[arg-type]
    _check_effect(effect)
    return effect


def _read_part(phrase: str) -> Part | May:
    if phrase.startswith("may "):
        return May(tuple([read_part(part) for part in phrase[4:].split(" and ")]))
    return read_part(phrase)


def read_part(phrase: str) -> Part:
    part, numbered = read_phrase(phrase)
    form = FORMS.get(part.verb)
    if form is None:
        raise ValueError(f"{phrase!r} does not begin with one of the verbs {', '.join(FORMS)}")
    if part.verb == "refresh" and part.amount == "all":
        form = REFRESH_ALL
    above = next((zone for zone in part.source if zone in FROM_ABOVE), None)
    if above is not None and above in form.source:
        form = FROM_ABOVE[above]
    wrong = next(_complaints(part, form, numbered), None)
    if wrong is not None:
        raise ValueError(f"in {phrase!r}, {part.verb} {wrong}")
    return msgspec.structs.replace(part, up_to=True) if part.amount == "any" else part


def _complaints(part: Part, form: Form, numbered: Numbered) -> Iterator[str]:
    """Everything that is wrong with a phrase, the first first."""
    if part.what not in form.what:
        yield f"cannot be said of {part.what!r}"
    if numbered not in form.numbered:
        yield "has its number in another place, or none"
    wrong_number = part.amount not in form.amounts or (part.up_to and part.amount != "number")
    if wrong_number or part.up_to not in form.up_to or not 1 <= part.count <= form.most:
        yield "cannot be said with that number"
    if part.factor and not form.factor:
        yield "cannot be multiplied"
    if any(zone not in form.source for zone in part.source) or (form.source and not part.source and not form.bare):
        yield f"needs one of these places: {', '.join(form.source) or 'none'}"
    twice = len(set(part.source)) < len(part.source) or {"support", "shared"} <= set(part.source)
    if twice or (form.one_place and len(part.source) > 1):
        yield "needs places that have nothing in common, or only one"
    if part.target not in (form.target or (None,)):
        yield f"needs one of these targets: {', '.join(form.target) or 'none'}"
    if part.random and (part.verb, part.source, part.what, part.amount) != ("discard", ("hand",), "card", "number"):
        yield "cannot be random: only cards that are discarded from hand can"
    if part.amount == "any" and part.what != "card":
        yield f"cannot be said of any number of {part.what!r}"
    if part.amount == "all" and part.verb == "discard":
        if not part.source or "shared" in part.source:
            yield "all needs a place of the player: hand, support or deck"
        if part.what == "different":
            yield "cannot be said of all that are different"
    if part.amount == "all" and part.verb == "destroy" and part.source == ("deck",):
        yield "cannot be said of the whole deck"


def _check_effect(effect: Effect) -> None:
    parts = list(effect.all_parts())
    if parts[0].amount == "as many":
        raise ValueError('"as many" needs a part before it')
    if not effect.of_spell and ("[1]" in effect.who or any(part.factor for part in parts)):
        raise ValueError("only a spell can be multiplied, so nothing else has a factor")
    for part in parts:
        if effect.who == "once" and not part.names_nobody:
            raise ValueError(f"{part.verb} has to be said of somebody, not {effect.who!r}")
        if part.verb in ("exchange", "receive") and effect.who not in AMONG_TWO:
            raise ValueError(f"{part.verb} has to be said of {', '.join(AMONG_TWO)}")
