"""What the things of a game are called: its options, events, questions and settings, in Czech and English.

A game brings `text/en.ftl` and `text/cs.ftl` in its package. The keys:

    name, tagline                     the game
    option-VERB                       an option; its fields are the arguments, seats become names; as attribute `.you`
                                      how it is put to the player on a seat that it names
    event-TAG                         a line of the log; its fields are the arguments, seats become names,
                                      `$FIELD-own` says whether FIELD names whoever is on `seat`; as attributes how it
                                      is told to a player it names: `.you` on `seat`, `.you-FIELD` on FIELD, where those
                                      of several are the others
    ask-KIND                          a question; what `game.words.asking` finds in the view are the arguments
    reason-KEY                        why the game ended
    rival-NAME                        who is played against and has no seat
    why-not-KEY                       why an option is not offered
    hint                              what is to be expected of an option (optional; else the chance to win is told)
    view-FIELD                        a field of the view (optional; for the board that serves any game)
    setting-NAME, setting-NAME-VALUE  a setting of the game, and its values (None: it was not chosen); a way to choose
                                      it, where there are several (VALUE: number, seat, several, each, numbers)
    source-NAME                       what points are for, in the breakdown of an outcome
    tally-NAME, tally-NAME-THING      a comparison of cards in simulations, and what is compared in it
    CLASS                             a piece, by the name of its class; other cases as attributes: `.acc`

A field that holds a piece gives `$field`, and `$field-acc` where the piece's name has an attribute `.acc`. A field that
holds several things gives them with commas between, equal pieces once, and their number as `$field-count`.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, get_type_hints

import msgspec

from slet.kernel.events import Event
from slet.kernel.game import Reason
from slet.kernel.pieces import Piece
from slet.kernel.questions import HasId, Pick
from slet.words import Messages, common, read_messages

Named = Any
"""A text, a number, a piece, yes or no, nothing, or several of these."""


class Wording:
    """The wording of one game in one language."""

    def __init__(self, messages: Messages) -> None:
        self.messages = messages
        self._forms: dict[Piece, dict[str, str]] = {}
        """What the pieces are called: there are not many, and they are named all the time."""
        self._telling: dict[type[Event], tuple[str, ...]] = {}
        self._you: dict[type[Event], dict[str, str]] = {}
        """For each kind of event the fields that name a player who is told it in words of their own, `seat` last."""

    def __contains__(self, key: str) -> bool:
        return key in self.messages

    def say(self, key: str, **arguments: Named) -> str:
        return self.messages.say(key, self._given(arguments))

    def option(self, option: HasId, names: Sequence[str] = (), reader: int | None = None) -> str:
        """What can be chosen, as it is put to the player on the seat `reader`; without names, seats have numbers."""
        if isinstance(option, Piece):
            return self.say(f"option-{option.verb}", **{type(option).__name__.lower(): option})
        assert isinstance(option, msgspec.Struct)
        key, facts = f"option-{option.__struct_config__.tag}", _fields(option)
        for field in _seat_fields(type(option)):
            seat = facts[field]
            if seat == reader and f"{key}.you" in self.messages:
                key += ".you"
            facts[field] = names[seat] if seat < len(names) else self._numbered(seat)
        return self.say(key, **facts)

    def _numbered(self, seat: int) -> str:
        return common(self.messages.language).say("seat-number", {"number": seat + 1})

    def telling(self, event: type[Event]) -> tuple[str, ...]:
        """The fields of an event that its sentence makes use of."""
        known = self._telling.get(event)
        if known is None:
            used = self.messages.arguments(f"event-{event.__struct_config__.tag}")
            fields = {name.partition("-")[0] for name in used}
            known = self._telling[event] = tuple(name for name in event.__struct_fields__ if name in fields)
        return known

    def event(self, event: Event, names: Sequence[str], reader: int | None = None) -> str:
        """What happened, as it is told to the player on the seat `reader`: what is about them says "you"."""
        form = self.tells_you(event).get(reader, "")
        facts = {name: getattr(event, name) for name in self.telling(type(event))}
        for name in _seat_fields(type(event)):
            seat = facts.get(name)
            if isinstance(seat, tuple | list):
                facts[name] = [names[one] for one in seat if one != reader or form != f".you-{name}"]
            elif seat is not None:
                facts[name] = names[seat]
            facts[f"{name}-own"] = seat is not None and seat == getattr(event, "seat", None)
        return self.say(f"event-{event.__struct_config__.tag}{form}", **facts)

    def tells_you(self, event: Event) -> dict[int | None, str]:
        """For the seats whose players are told the event in words of their own: the form of its message."""
        kind = type(event)
        forms = self._you.get(kind)
        if forms is None:
            tag = kind.__struct_config__.tag
            fields = {name: ".you" if name == "seat" else f".you-{name}" for name in _seat_fields(kind)}
            there = {name: form for name, form in fields.items() if f"event-{tag}{form}" in self.messages}
            forms = self._you[kind] = dict(sorted(there.items(), key=lambda one: one[0] == "seat"))
        return {seat: form for name, form in forms.items() for seat in _seats(getattr(event, name))}

    def ask(self, pick: Pick, facts: Mapping[str, Named]) -> str:
        """The question. The facts are what `game.words.asking` finds in the view of the seat that is asked."""
        return self.say(f"ask-{pick.kind}", **facts)

    def why_not(self, reason: Reason) -> str:
        return self.say(f"why-not-{reason.key}", **reason.facts)

    def expectation(self, facts: Mapping[str, str | int]) -> str:
        """What is to be expected of an option, from `players.hints.facts`; empty where nothing is known."""
        if not facts:
            return ""
        if "hint" in self.messages:
            return self.say("hint", **{name: facts.get(name) for name in self.messages.arguments("hint")})
        return common(self.messages.language).say("hint-win", facts)

    def piece(self, piece: Piece) -> str:
        return self.messages.say(type(piece).__name__.lower(), self._given(piece.words()))

    def forms(self, piece: Piece) -> dict[str, str]:
        """The name of a piece in all its forms."""
        return self.messages.forms(type(piece).__name__.lower(), self._given(piece.words()))

    def _given(self, arguments: dict[str, Named]) -> dict[str, object]:
        given: dict[str, object] = {}
        for name, value in arguments.items():
            given.update(self._argument(name, value))
        return given

    def _argument(self, name: str, value: Named) -> dict[str, object]:
        if isinstance(value, tuple | list):
            several = [self._argument(name, one) for one in value]
            keys = several[0] if several else {name: ""}
            in_a_row = _counted if all(isinstance(one, Piece) and one.counted for one in value) else ", ".join
            joined: dict[str, object] = {key: in_a_row([str(one[key]) for one in several]) for key in keys}
            return {**joined, f"{name}-count": len(value)}
        if isinstance(value, Piece):
            forms = self._forms.get(value) or self._forms.setdefault(value, self.forms(value))
            return {f"{name}-{form}" if form else name: text for form, text in forms.items()}
        if value is None or isinstance(value, bool):
            return {name: {None: "none", True: "yes", False: "no"}[value]}
        return {name: value}


def _counted(texts: Iterable[str]) -> str:
    """`blue, red`, and `3× blue` where there are three alike."""
    return ", ".join(text if number == 1 else f"{number}× {text}" for text, number in Counter(texts).items())


def _fields(thing: Any) -> dict[str, Named]:
    return {name: getattr(thing, name) for name in thing.__struct_fields__}


def _seats(named: int | tuple[int, ...] | None) -> tuple[int, ...]:
    """Whom a field of an event names: nobody, one or several."""
    if named is None:
        return ()
    return (named,) if isinstance(named, int) else tuple(named)


@cache
def _seat_fields(kind: type[msgspec.Struct]) -> tuple[str, ...]:
    hints = get_type_hints(kind, include_extras=True)
    return tuple(name for name, hint in hints.items() if "seat" in _metadata(hint))


def _metadata(hint: Any) -> tuple[object, ...]:
    """What `Annotated` says, also inside `Seat | None` and `tuple[Seat, ...]`."""
    own = getattr(hint, "__metadata__", ())
    inner = [note for part in getattr(hint, "__args__", ()) for note in getattr(part, "__metadata__", ())]
    return (*own, *inner)


def text_folder(game_id: str) -> Any:
    return files(f"slet.games.{package_name(game_id)}") / "text"


def package_name(game_id: str) -> str:
    return game_id.replace("-", "_")


@cache
def wording(game_id: str, language: str) -> Wording:
    return Wording(read_messages(text_folder(game_id), language))
