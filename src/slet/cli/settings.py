"""Options of a game on the command line: `--set plus_minus_one=yes`, and what `--help` says of them."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from slet.cli.errors import CommandError
from slet.cli.words import Words
from slet.games.settings import SettingWords, typed_value
from slet.games.wording import wording
from slet.kernel.data import from_plain
from slet.kernel.game import Game
from slet.kernel.offers import ForEachSeat, Number, Numbers, Offer, One, OneSeat, Several, described, name_of
from slet.kernel.setting_up import offers, unknown_setting


def read_settings(game: Game[Any], given: list[str]) -> dict[str, Any]:
    """The options as plain data. Whether they fit the table is seen when the game is set up."""
    settings: dict[str, Any] = {}
    for text in given:
        name, sign, value = text.partition("=")
        name = name.strip().replace("-", "_")
        if not sign:
            raise CommandError("setting-needs-value", setting=text[:80])
        if name not in game.rules.settings.__struct_fields__:
            raise unknown_setting(game, name)
        settings[name] = typed_value(game, name, value.strip())
    return settings


# --- help -----------------------------------------------------------------------------------------------------------


def settings_help(game: Game[Any], words: Words) -> str:
    """Every option of a game: what it is, when it can be chosen, what it can be and what it is otherwise."""
    lines = [words("help-settings", game=wording(game.id, words.language).say("name"))]
    called = SettingWords(game, words.language)
    for name in game.rules.settings.__struct_fields__:
        tables = _tables(game, name)
        if tables:  # else it is not for people
            lines += ["", f"  {name}: {called.name(name)}{_where(game, tables, words)}"]
            lines += [f"      {line}" for line in _possible(game, name, tables, called, words)]
            lines.append(f"    {_usual(name, tables, called, words)}")
    return "\n".join(lines)


class Table(NamedTuple):
    """A number of seats and another option with which an option can be chosen."""

    seats: int
    other: str
    """`mode=coop`; empty where no other option is needed."""
    offer: Offer


def _tables(game: Game[Any], name: str) -> list[Table]:
    """Where an option can be chosen; with other options only where it cannot be chosen without."""
    found = []
    for seats in game.seats:
        offered = offers(game, seats, game.rules.settings())
        if offered[name].is_shown:
            found.append(Table(seats, "", offered[name]))
            continue
        for other, offer in offered.items():
            for value in offer.values() if other != name and offer.is_shown else ():
                beside = offers(game, seats, from_plain({other: value}, game.rules.settings))[name]
                if beside.is_shown:
                    found.append(Table(seats, f"{other}={typed(value)}", beside))
    return found


def _where(game: Game[Any], tables: list[Table], words: Words) -> str:
    """For how many players, or with which other options."""
    seats = [table.seats for table in tables if not table.other]
    if seats == list(game.seats):
        return ""
    others = list(dict.fromkeys(table.other for table in tables if table.other))
    parts = [words("help-setting-seats", seats=", ".join(map(str, seats)))] if seats else []
    parts += [words("help-setting-with", options=", ".join(others))] if others else []
    return f" ({'; '.join(parts)})"


def _possible(game: Game[Any], name: str, tables: list[Table], called: SettingWords, words: Words) -> Iterator[str]:
    forms = tables[0].offer.forms
    if any(table.offer.forms != forms for table in tables):
        forms = described(game.rules.settings, max(game.seats))[name].forms
    for form in forms:
        match form:
            case One((False, True)):
                yield form.say(called.language)
            case One():
                yield from (_named(str(value), called.value(name, value)) for value in form.values)
            case Number() if len(forms) > 1:
                yield f"{form.say(called.language)} – {called.form(name, form)}"
            case OneSeat():
                yield words("help-setting-seat")
            case Several() | ForEachSeat():
                said = form.say(called.language).partition(":")[0]
                yield f"{said if isinstance(form, Several) else words('help-setting-each')}:"
                yield from (f"  {_named(name_of(thing), called.thing(name, thing))}" for thing in form.things)
            case Numbers():
                yield f"{form.say(called.language)} ({', '.join(called.value(name, part) for part, _ in form.parts)})"
            case _:
                yield form.say(called.language)


def _named(value: str, text: str) -> str:
    return value if text == value else f"{value} – {text}"


def _usual(name: str, tables: list[Table], called: SettingWords, words: Words) -> str:
    """What it is when it is not given, where that is the same at all tables."""
    usual = tables[0].offer.usual
    if any(table.offer.usual != usual for table in tables):
        return words("help-setting-usual-varies")
    plainly = usual is None or isinstance(usual, bool)
    return words("help-setting-usual", value=called.value(name, usual) if plainly else typed(usual))


def typed(value: Any) -> str:
    """A value as it can be typed."""
    if isinstance(value, list):
        return ",".join(map(typed, value))
    return {None: "none", True: "yes", False: "no"}[value] if value is None or isinstance(value, bool) else str(value)
