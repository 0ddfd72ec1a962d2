"""What an option can be, read from its type, and what a game says of it."""

import pickle
from typing import Annotated, Any, Literal, NamedTuple

import msgspec
import pytest

from slet.kernel import EachSeat, Offer, One, Piece, Seat, Settings
from slet.kernel.errors import BadSetup
from slet.kernel.game import Game
from slet.kernel.offers import ForEachSeat, Number, Numbers, OneSeat, Several, described
from slet.kernel.setting_up import game_settings, offers, still_fitting, turned_with_the_seats
from support.toy import TOY
from support.varied import varied


class Hat(Piece):
    """A hat."""


HATS = (Hat("tall"), Hat("bent"), Hat("flat"))


class Weather(NamedTuple):
    rain: Annotated[int, msgspec.Meta(ge=0, le=5)]
    wind: Annotated[int, msgspec.Meta(ge=1, le=5)]


class NewOptions(Settings, frozen=True):
    """Options of all kinds."""

    night: bool = False
    pace: Literal["slow", "fast"] = "slow"
    level: Literal[1, 2, 3] = 1
    mode: Literal["duel", "team", None] = None
    count: Annotated[int, msgspec.Meta(ge=1, le=4)] = 2
    first: Seat | None = None
    found: tuple[Hat, ...] | int | None = None
    hats: EachSeat[Hat] | Literal["draw"] | None = None
    weather: Weather | None = None
    letter: bool = False
    """For games of long ago."""


def only_at_night(_seats: int, options: NewOptions) -> dict[str, Offer | None]:
    dark = {} if options.night else {"pace": Offer((One(("slow",)),), usual="slow")}
    return {**dark, "letter": None}


GAME: Game[Any] = varied(TOY, id="hats", seats=(2, 3), settings=NewOptions, offers=only_at_night)


def test_what_an_option_can_be_follows_from_its_type() -> None:
    forms = {name: offer.forms for name, offer in described(NewOptions, 3).items()}
    assert forms == {
        "night": (One((False, True)),),
        "pace": (One(("slow", "fast")),),
        "level": (One((1, 2, 3)),),
        "mode": (One(("duel", "team")),),
        "count": (Number(1, 4),),
        "first": (OneSeat(3),),
        "found": (Several(HATS, 0, 3), Number(None, None)),
        "hats": (ForEachSeat(HATS, 3), One(("draw",))),
        "weather": (Numbers((("rain", Number(0, 5)), ("wind", Number(1, 5))), 1, 10),),
        "letter": (One((False, True)),),
    }
    usual = [offer.usual for offer in described(NewOptions, 3).values()]
    assert usual == [False, "slow", 1, None, 2, None, None, None, None, False]


def test_a_type_that_nobody_could_choose_is_an_error_in_the_game() -> None:
    class Strange(Settings, frozen=True):
        weight: float = 1.5

    with pytest.raises(TypeError, match="nobody could choose"):
        described(Strange, 2)


@pytest.mark.parametrize(
    "chosen",
    [
        {"night": True, "pace": "fast"},
        {"level": 3, "mode": "team", "count": 4, "first": 1},
        {"found": ["bent", "tall"]},
        {"found": ("bent",)},
        {"found": (HATS[0],)},
        {"found": 7},
        {"hats": ["flat", "tall"]},
        {"hats": "draw"},
        {"weather": [0, 5]},
        {"letter": True},
        {"mode": None, "hats": None},
    ],
)
def test_what_fits_is_read(chosen: dict[str, Any]) -> None:
    read = game_settings(GAME, 2, chosen)
    assert all(getattr(read, name) is not None or value is None for name, value in chosen.items())


@pytest.mark.parametrize(
    ("chosen", "said"),
    [
        ({"night": 1}, "night of hats cannot be “1”. Possible: no, yes."),
        ({"night": None}, "cannot be “None”"),
        ({"level": True}, "cannot be “True”. Possible: 1, 2, 3."),
        ({"pace": "fast"}, "cannot be “fast”. Possible: slow."),
        ({"night": True, "pace": "fsat"}, "Possible: slow, fast. Did you mean “fast”?"),
        ({"count": 5}, "Possible: a whole number from 1 to 4."),
        ({"count": 2.0}, "Possible: a whole number from 1 to 4."),
        ({"first": 2}, "Possible: a seat, 0 to 1."),
        (
            {"found": ["bent", "bent"]},
            "0 to 3 of these, with commas between: tall, bent, flat; or a whole number.",
        ),
        ({"found": ["bnt"]}, "Did you mean “bent”?"),
        ({"found": [["bent"]]}, "Possible: 0 to 3"),
        (
            {"hats": ["flat"]},
            "2 of these, another for each seat, with commas between: tall, bent, flat; or draw.",
        ),
        ({"weather": [0, 0]}, "Possible: rain,wind: whole numbers from 0 up with a comma between, together 1 to 10."),
        ({"weather": [1]}, "together 1 to 10"),
        ({"nigth": True}, "hats has no option “nigth”. Did you mean “night”? It has these: night, pace"),
        ({"xyz": 1}, "hats has no option “xyz”. It has these: night, pace"),
    ],
)
def test_what_does_not_fit_is_refused_with_what_does(chosen: dict[str, Any], said: str) -> None:
    with pytest.raises(BadSetup) as refused:
        game_settings(GAME, 2, chosen)
    assert said in str(refused.value)
    assert refused.value.text("cs") != str(refused.value)
    again = pickle.loads(pickle.dumps(refused.value))  # as it comes from a process that simulates
    assert str(again) == str(refused.value)


def test_people_are_not_asked_where_there_is_no_choice_or_the_game_says_so() -> None:
    by_day, by_night = (offers(GAME, 2, NewOptions(night=night)) for night in (False, True))
    assert (by_day["pace"].is_shown, by_night["pace"].is_shown) == (False, True)
    assert not by_day["letter"].is_shown
    assert game_settings(GAME, 2, {"letter": True}).letter, "a record or a program may set it"


def test_what_still_fits_is_kept_and_the_rest_forgotten() -> None:
    wished = {"night": True, "pace": "fast", "first": 2, "letter": True, "hats": ["tall", "flat"], "count": 2, "x": 1}
    assert still_fitting(GAME, 2, wished) == {"night": True, "pace": "fast", "hats": ["tall", "flat"]}
    assert still_fitting(GAME, 3, wished) == {"night": True, "pace": "fast", "first": 2}
    assert still_fitting(GAME, 2, wished | {"night": False}) == {"hats": ["tall", "flat"]}


def test_when_all_move_up_everybody_keeps_what_is_their_own() -> None:
    options = {"hats": ["tall", "bent", "flat"], "found": ["tall", "bent"], "first": 1}
    assert turned_with_the_seats(GAME, options) == {**options, "hats": ["bent", "flat", "tall"]}
    assert turned_with_the_seats(GAME, {"hats": "draw"}) == {"hats": "draw"}
