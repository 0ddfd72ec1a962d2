"""The options of a game as the page shows them on which a table is set."""

from typing import Any

from slet.games.settings import SettingWords
from slet.kernel.data import from_plain
from slet.kernel.game import Game
from slet.kernel.offers import ForEachSeat, Form, Number, Numbers, Offer, One, OneSeat, Several, Thing, name_of
from slet.kernel.setting_up import check_seats, offers, still_fitting
from slet.server.games_wire import (
    ANumber,
    ASeat,
    OneValue,
    Setting,
    SettingPart,
    SettingsAsked,
    SettingValue,
    SeveralThings,
    SomeNumbers,
    ThingForEach,
)


def settings_for(game: Game[Any], asked: SettingsAsked, language: str) -> list[Setting]:
    """What there is to choose; what was chosen so far is kept where it still fits."""
    check_seats(game, asked.seats)
    chosen = still_fitting(game, asked.seats, asked.settings)
    words = SettingWords(game, language)
    offered = offers(game, asked.seats, from_plain(chosen, game.rules.settings))
    return [
        Setting(name, words.name(name), _forms(words, name, offer), offer.usual, chosen.get(name, offer.usual))
        for name, offer in offered.items()
        if offer.is_shown
    ]


def _forms(words: SettingWords, name: str, offer: Offer) -> list[Any]:
    """The values that stand for themselves come first, and before them that nobody chooses."""
    alone: list[Any] = [value for form in offer.forms if isinstance(form, One) for value in form.values]
    not_chosen = [None] if offer.usual is None else []
    values = [SettingValue(value, words.value(name, value)) for value in not_chosen + alone]
    made_up = [_form(words, name, form) for form in offer.forms if not isinstance(form, One)]
    return [OneValue(values), *made_up] if values else made_up


def _form(words: SettingWords, name: str, form: Form) -> Any:
    text = words.form(name, form)
    match form:
        case OneSeat():
            return ASeat(text)
        case Number():
            return ANumber(text, form.least or 0, form.most or 0)
        case Several():
            return SeveralThings(text, _things(words, name, form.things), form.least, form.most)
        case ForEachSeat():
            return ThingForEach(text, _things(words, name, form.things))
        case Numbers():
            parts = [SettingPart(words.value(name, part), one.least or 0, one.most or 0) for part, one in form.parts]
            return SomeNumbers(text, parts, form.least, form.most)


def _things(words: SettingWords, name: str, things: tuple[Thing, ...]) -> list[SettingValue]:
    return [SettingValue(name_of(thing), words.thing(name, thing)) for thing in things]
