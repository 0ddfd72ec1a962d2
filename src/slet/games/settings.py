"""The options of a game in words: what they and their values are called, and reading what somebody typed."""

import re
import unicodedata
from collections.abc import Sequence
from typing import Any

import msgspec

from slet.games.wording import Wording, wording
from slet.kernel.data import from_plain
from slet.kernel.game import Game
from slet.kernel.offers import (
    ForEachSeat,
    Form,
    Number,
    Numbers,
    Offer,
    One,
    OneSeat,
    Several,
    Thing,
    described,
    name_of,
    same,
)
from slet.kernel.pieces import Piece
from slet.kernel.setting_up import offers, plain_value
from slet.words import LANGUAGES, say

FORMS: dict[type[Form], str] = {
    Number: "number",
    OneSeat: "seat",
    Several: "several",
    ForEachSeat: "each",
    Numbers: "numbers",
}


class SettingWords:
    """What the options of one game are called in one language."""

    def __init__(self, game: Game[Any], language: str) -> None:
        self.game = game
        self.language = language
        self._words: Wording = wording(game.id, language)

    def name(self, option: str) -> str:
        return self._words.say(f"setting-{option}")

    def value(self, option: str, value: bool | int | str | None) -> str:
        """What a value is called, by the message `setting-OPTION-VALUE` where there is one."""
        key = f"setting-{option}-{value}"
        if key in self._words:
            return self._words.say(key)
        if value is None or isinstance(value, bool):
            return say(self.language, {None: "value-usual", True: "value-yes", False: "value-no"}[value])
        return str(value)

    def thing(self, option: str, thing: Thing) -> str:
        """Pieces have names of their own, where the option does not call them otherwise."""
        if isinstance(thing, Piece) and f"setting-{option}-{thing.name}" not in self._words:
            return self._words.piece(thing)
        return self.value(option, name_of(thing))

    def form(self, option: str, form: Form) -> str:
        """What it is called to choose in this way, where there are others: `setting-OPTION-several` and so on."""
        key = f"setting-{option}-{FORMS[type(form)]}"
        return self._words.say(key) if key in self._words else say(self.language, f"form-{FORMS[type(form)]}")

    def seat(self, seat: int, names: Sequence[str]) -> str:
        """The name of who sits there, or the number as people count."""
        return (names[seat] if seat < len(names) else "") or say(self.language, "seat-number", number=seat + 1)

    def chosen(self, option: str, offer: Offer, value: Any, names: Sequence[str]) -> str:
        """Any value of an option, made up of parts or not."""
        form = next((form for form in offer.forms if form.fits(value)), One(()))
        match form:
            case OneSeat():
                return self.seat(value, names)
            case Numbers():
                parts = zip(form.parts, value, strict=True)
                return ", ".join(f"{self.value(option, part)} {number}" for (part, _), number in parts)
            case Several():
                things = [thing for thing in form.things if name_of(thing) in value]
                return ", ".join(self.thing(option, thing) for thing in things) or say(self.language, "value-nothing")
            case ForEachSeat():
                things = [next(thing for thing in form.things if name_of(thing) == name) for name in value]
                told = [self.thing(option, thing) for thing in things]
                return ", ".join(f"{self.seat(seat, names)} – {text}" for seat, text in enumerate(told))
            case Number() if len(offer.forms) > 1 and f"setting-{option}-{value}" not in self._words:
                return f"{value} ({self.form(option, form)})"
        return self.value(option, value)


def settings_in_words(game: Game[Any], options: dict[str, Any], language: str, names: Sequence[str]) -> list[str]:
    """The options that are not as usual, one sentence each."""
    words = SettingWords(game, language)
    known = described(game.rules.settings, len(names))
    told = []
    for name, offer in offers(game, len(names), from_plain(options, game.rules.settings)).items():
        value = plain_value(options.get(name))
        if name in options and offer.to_people and not same(value, offer.usual) and not same(value, known[name].usual):
            text = words.name(name)
            told.append(text if value is True else f"{text}: {words.chosen(name, offer, value, names)}")
    return told


# --- what somebody typed --------------------------------------------------------------------------------------------


def typed_value(game: Game[Any], option: str, text: str) -> Any:
    """The value that is meant, in plain data: its id, its name in any language, yes or no, or JSON.

    What is not understood comes back as it is, for the refusal that says what is possible.
    """
    offer = described(game.rules.settings, max(game.seats))[option]
    if offer.usual is None and _plainly(text) in _meanings(game, option, [None]):
        return None
    for form in offer.forms:
        value = _typed_as(game, option, form, text)
        if value is not None:
            return value
    try:
        return msgspec.json.decode(text)
    except (msgspec.DecodeError, RecursionError):
        return [part.strip() for part in text.split(",")] if "," in text else text


def _typed_as(game: Game[Any], option: str, form: Form, text: str) -> Any:
    parts = [part.strip() for part in text.split(",")]
    match form:
        case One():
            return _meanings(game, option, form.values).get(_plainly(text))
        case Number() | OneSeat():
            return _number(text)
        case Numbers():
            numbers = [_number(part) for part in parts]
            return None if None in numbers else numbers
        case Several() | ForEachSeat():
            meant = _meanings(game, option, form.things)
            named = [meant[_plainly(part)] for part in parts if _plainly(part) in meant]
            return [name_of(thing) for thing in named] if len(named) == len(parts) else None


def _number(text: str) -> int | None:
    return int(text) if re.fullmatch(r"\s*[+-]?\d{1,9}\s*", text) else None


def _meanings(game: Game[Any], option: str, values: Sequence[Any]) -> dict[str, Any]:
    """What can be typed for each of these values: its id, or what it is called up to a colon, in any language."""
    meant: dict[str, Any] = {}
    for language in LANGUAGES:
        words = SettingWords(game, language)
        for value in values:
            called = words.thing(option, value) if isinstance(value, Piece) else words.value(option, value)
            meant[_plainly(called.partition(":")[0])] = value
    return meant | {_plainly(word): value for value in values for word in _ids(value)}


def _ids(value: Any) -> list[str]:
    if isinstance(value, bool):
        return ["yes", "on", "true", "ano"] if value else ["no", "off", "false", "ne"]
    return ["none"] if value is None else [name_of(value) if isinstance(value, Piece) else str(value)]


def _plainly(text: str) -> str:
    """Without capitals, accents and punctuation: nobody has to type them."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    return "-".join(re.findall(r"[^\W_]+", "".join(letter for letter in letters if not unicodedata.combining(letter))))
