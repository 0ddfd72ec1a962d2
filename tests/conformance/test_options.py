"""The options of every game: what is offered is accepted, what is not is refused with what is possible."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from slet.cli.settings import typed
from slet.games import GAMES
from slet.games.settings import SettingWords, settings_in_words, typed_value
from slet.games.wording import wording
from slet.kernel.data import from_plain, to_plain
from slet.kernel.errors import BadSetup
from slet.kernel.game import Game
from slet.kernel.match import Match
from slet.kernel.offers import BadSetting, ForEachSeat, Form, Number, Numbers, Offer, One, Several, described, name_of
from slet.kernel.setting_up import offers, still_fitting
from slet.words import LANGUAGES

TABLES = [(game, seats) for game in GAMES for seats in game.seats]
every_table = pytest.mark.parametrize(("game", "seats"), TABLES, ids=[f"{game.id}-{seats}" for game, seats in TABLES])
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)

JUNK = ["foo", "", -1, 99, 1.5, True, 0, [], ["foo"], [1, 2, 3], [[]], [None], {"a": 1}, None]


def some_values(form: Form, rng: Random) -> Iterator[Any]:
    """Values of a form: all that can be listed, of the others the least, the most and a few by chance."""
    match form:
        case Several():
            names = [name_of(thing) for thing in form.things]
            for count in {form.least, form.most, rng.randint(form.least, form.most)}:
                yield rng.sample(names, count)
        case ForEachSeat():
            names = [name_of(thing) for thing in form.things]
            yield names[: form.seats]
            yield rng.sample(names, form.seats)
        case Numbers((first, second)):
            yield [form.least - (second[1].least or 0), second[1].least or 0]
            yield [first[1].least or 0, form.most - (first[1].least or 0)]
            yield [form.least, 1]
        case _:
            yield from form.listed()


def values(offer: Offer, rng: Random) -> list[Any]:
    return [value for form in offer.forms for value in some_values(form, rng)]


def beside(game: Game[Any], seats: int) -> Iterator[dict[str, Any]]:
    """No option, and every single one that can be listed."""
    yield {}
    for name, offer in offers(game, seats, game.rules.settings()).items():
        for value in offer.values():
            if value not in (None, offer.usual):
                yield {name: value}


def after(game: Game[Any], others: dict[str, Any]) -> list[str]:
    """The options that stand after these."""
    names = list(game.rules.settings.__struct_fields__)
    return names[max((names.index(name) for name in others), default=-1) + 1 :]


def offered(game: Game[Any], seats: int, options: dict[str, Any]) -> dict[str, Offer]:
    return offers(game, seats, from_plain(options, game.rules.settings))


def begun(game: Game[Any], seats: int, options: dict[str, Any]) -> Match:
    return Match.start(game, seats, options, seed=1)


def state(game: Game[Any], seats: int, options: dict[str, Any]) -> Any:
    """What the game begins with, whatever was said of it before."""
    state = game.rules.start(seats, begun(game, seats, options).settings)
    state.settings = game.rules.settings()
    return state


@every_table
def test_whatever_is_offered_is_accepted(game: Game[Any], seats: int) -> None:
    rng = Random(seats)
    for others in beside(game, seats):
        for name in after(game, others):
            offer = offered(game, seats, others)[name]
            for value in values(offer, rng):
                match = begun(game, seats, {**others, name: value})
                told = to_plain(getattr(match.settings, name))
                assert (sorted(told) == sorted(value)) if isinstance(value, list) else told == value
                if not offer.is_shown and offer.to_people and offer.usual is not None:
                    assert state(game, seats, {**others, name: value}) == state(game, seats, others), "no choice"


@every_table
def test_whatever_is_not_offered_is_refused_with_what_is_possible(game: Game[Any], seats: int) -> None:
    rng = Random(seats)
    for others in beside(game, seats):
        known = described(game.rules.settings, seats)
        for name in after(game, others):
            offer = offered(game, seats, others)[name]
            for value in [*values(known[name], rng), *JUNK]:
                if offer.fits(value) or (value == known[name].usual and type(value) is type(known[name].usual)):
                    continue
                with pytest.raises(BadSetup) as refused:
                    begun(game, seats, {**others, name: value})
                for language in LANGUAGES:
                    names_what_is_possible(refused.value, name, offer, language)


def names_what_is_possible(refused: BadSetup, name: str, offer: Offer, language: str) -> None:
    said = refused.text(language)
    assert said.endswith((".", "?"))
    if isinstance(refused, BadSetting):
        assert name in said
        assert offer.say(language) in said
    for form in offer.forms:
        if isinstance(form, One) and not isinstance(form.values[0], int):
            assert all(str(value) in said for value in form.values)


@every_table
def test_an_option_depends_only_on_those_that_stand_before_it(game: Game[Any], seats: int) -> None:
    usual = offered(game, seats, {})
    for others in beside(game, seats):
        now = offered(game, seats, others)
        for name in set(now) - set(after(game, others)):
            told = [(offer.forms, offer.usual, offer.to_people) for offer in (now[name], usual[name])]
            assert told[0] == told[1], f"{name} depends on {others}"


@every_table
def test_what_still_fits_after_any_change_can_be_played(game: Game[Any], seats: int) -> None:
    rng = Random(seats)
    anything = [described(game.rules.settings, count) for count in game.seats]
    for _ in range(40):
        wished = {name: rng.choice([*values(offer, rng), *JUNK]) for name, offer in rng.choice(anything).items()}
        kept = still_fitting(game, seats, wished)
        assert kept.items() <= wished.items()
        assert still_fitting(game, seats, kept) == kept
        settings = begun(game, seats, kept).settings
        told = settings_in_words(game, to_plain(settings), "en", ["Ema", *[""] * (seats - 1)])
        assert len(told) == len(set(told)) == len(kept)


@every_table
def test_everything_that_is_offered_has_words(game: Game[Any], seats: int) -> None:
    for language in LANGUAGES:
        words = wording(game.id, language)
        called = SettingWords(game, language)
        for others in beside(game, seats):
            for name, offer in offered(game, seats, others).items():
                if not offer.is_shown:
                    continue
                assert called.name(name)
                assert offer.usual is not None or f"setting-{name}-None" in words
                for form in offer.forms:
                    assert isinstance(form, One) or called.form(name, form)
                    if isinstance(form, One):
                        assert all(isinstance(v, bool) or f"setting-{name}-{v}" in words for v in form.values)
                    if isinstance(form, Several | ForEachSeat):
                        assert all(called.thing(name, thing) not in ("", name_of(thing)) for thing in form.things) or (
                            language == "en"  # where the word may be the same, as of a colour
                        )
                    if isinstance(form, Numbers):
                        assert all(f"setting-{name}-{part}" in words for part, _ in form.parts)


@every_table
def test_every_number_has_its_bounds(game: Game[Any], seats: int) -> None:
    for offer in offered(game, seats, {}).values():
        for form in offer.forms:
            assert not isinstance(form, Number) or None not in (form.least, form.most)


@every_game
def test_every_value_can_be_typed_by_its_id_and_by_its_name(game: Game[Any]) -> None:
    rng = Random(1)
    for name, offer in described(game.rules.settings, max(game.seats)).items():
        for value in values(offer, rng):
            if value != []:
                assert typed_value(game, name, typed(value)) == value
        for form in offer.forms:
            for language in LANGUAGES:
                called = SettingWords(game, language)
                for value in form.values if isinstance(form, One) else ():
                    assert typed_value(game, name, called.value(name, value).partition(":")[0].upper()) == value
                if isinstance(form, Several | ForEachSeat):
                    several = ", ".join(called.thing(name, thing) for thing in form.things[:2])
                    assert typed_value(game, name, several) == [name_of(thing) for thing in form.things[:2]]
