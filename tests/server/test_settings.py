"""The options of a game: what the page for a new table is told, and what becomes of what is chosen there."""

from collections.abc import Callable
from typing import Any

import pytest

from support.serving import Person

NewPerson = Callable[..., Person]


def offered(who: Person, game: str, seats: int, **options: Any) -> dict[str, dict[str, Any]]:
    """The settings that are offered, by name."""
    told = who.post(f"/api/games/{game}/settings", {"seats": seats, "settings": options}, 200)
    return {setting["name"]: setting for setting in told}


def some_of(form: dict[str, Any], seats: int) -> list[Any]:
    """Values that a setting of this form can have."""
    match form["is"]:
        case "one":
            return [each["value"] for each in form["values"]]
        case "number":
            return [form["least"], form["most"]]
        case "seat":
            return [0, seats - 1]
        case "numbers":
            return [[form["least"], 0], [0, form["most"]]]
        case "several":
            return [[each["value"] for each in form["things"]][: form[bound]] for bound in ("least", "most")]
        case _:
            return [[each["value"] for each in reversed(form["things"])][:seats]]


def test_every_setting_that_is_offered_can_be_chosen(person: NewPerson) -> None:
    ema = person("Ema")
    tried = set()
    for game in ema.get("/api/games"):
        for seats in game["seats"]:
            for name, setting in offered(ema, game["id"], seats).items():
                for value in [value for form in setting["forms"] for value in some_of(form, seats)]:
                    if (game["id"], name, repr(value)) in tried:
                        continue
                    chosen = {} if value is None else {name: value}
                    table = ema.set_up(game["id"], " ".join(["me"] + ["open"] * (seats - 1)), settings=chosen)
                    assert offered(ema, game["id"], seats, **chosen)[name]["value"] == value
                    assert bool(table["settings"]) == (value != setting["usual"])
                    tried.add((game["id"], name, repr(value)))
    assert len({(game, name) for game, name, _ in tried}) >= 20


@pytest.mark.parametrize(
    ("game", "seats", "options", "there", "not_there"),
    [
        ("wandering-towers", 3, {}, "mode start_seat memory colours", "teams spells"),
        ("wandering-towers", 4, {}, "teams colours", "spells"),
        ("wandering-towers", 4, {"mode": "coop"}, "spells", "teams colours"),
        ("wandering-towers", 1, {}, "spells memory", "mode teams start_seat colours"),
        ("the-witches", 4, {}, "mode eight_crises apprentices", "open_hands"),
        ("the-witches", 4, {"mode": "coop"}, "open_hands", "eight_crises"),
        ("the-witches", 1, {}, "stacked_crises", "mode eight_crises open_hands"),
        ("carodeni", 4, {}, "animals goals extra_goals first_player", "mode difficulty ostara_fills_gaps animal_goals"),
        ("carodeni", 4, {"animals": True, "extra_goals": True}, "animal_goals", "goals"),
        ("carodeni", 1, {}, "difficulty animals", "mode goals extra_goals first_player"),
        ("big-book", 4, {}, "magicians start_player open_hands", "five_player_double_turn"),
        ("big-book", 5, {}, "five_player_double_turn", ""),
    ],
)
def test_what_makes_no_sense_for_the_seats_or_the_mode_is_not_offered(
    person: NewPerson, game: str, seats: int, options: dict[str, Any], there: str, not_there: str
) -> None:
    names = set(offered(person("Ema"), game, seats, **options))
    assert set(there.split()) <= names
    assert not set(not_there.split()) & names


def test_what_no_longer_fits_falls_back_to_the_usual(person: NewPerson) -> None:
    ema = person("Ema")
    chosen = {"mode": "master", "teams": True, "spells": ["piggyback"], "start_seat": 3, "memory": "assisted"}
    four = offered(ema, "wandering-towers", 4, **chosen)
    assert {name: four[name]["value"] for name in chosen} == chosen
    three = offered(ema, "wandering-towers", 3, **chosen)
    assert "teams" not in three
    assert three["start_seat"]["value"] is None
    assert three["spells"]["value"] == ["piggyback"]
    together = offered(ema, "wandering-towers", 3, **chosen | {"mode": "coop"})
    assert together["spells"]["value"] == 0
    assert together["memory"]["value"] == "assisted"


def test_settings_that_are_not_there_are_not_kept(person: NewPerson) -> None:
    strange = {"wands": 3, "first_dealer": {"a": [1]}, "plus_minus_one": [True]}
    told = offered(person("Ema"), "wizard", 4, **strange)
    assert (told["plus_minus_one"]["value"], told["first_dealer"]["value"]) == (False, None)
    assert "wands" not in told


@pytest.mark.parametrize(
    "asked", [{"seats": 7}, {"seats": 99}, {"seats": "many"}, {}, {"seats": 4, "settings": 3}, {"seats": 4, "wand": 1}]
)
def test_settings_asked_for_badly_are_refused(person: NewPerson, asked: dict[str, Any]) -> None:
    said = [person("Ema", language).post("/api/games/wizard/settings", asked, 400) for language in ("en", "cs")]
    assert said[0]["text"] != said[1]["text"]


def test_what_was_chosen_is_on_the_table_and_told_in_words(person: NewPerson) -> None:
    ema = person("Ema", "cs")
    options = {
        "mode": "master",
        "spells": ["piggyback", "swap-tower"],
        "start_seat": 1,
        "colours": ["red", "blue", "green"],
    }
    table = ema.set_up("wandering-towers", "me computer computer", settings=options)
    view = ema.sit(table).settle()["view"]
    assert view["spells"] == ["swap-tower", "piggyback"]
    assert [player["wizard"] for player in view["players"]] == ["red", "blue", "green"]
    assert view["start_seat"] == 1
    one, two, three = (seat["name"] for seat in table["seats"])
    assert table["settings"][1:] == [
        "Kouzla na stole: Výměna cimbuří, Svez mě na zádech!",
        f"Kdo začíná: {two}",
        f"Barvy čarodějů: {one} – červená, {two} – modrá, {three} – zelená",
    ]


def test_at_an_open_seat_its_number_is_told(person: NewPerson) -> None:
    table = person("Ema").set_up(seats="me open open", settings={"first_dealer": 2})
    assert table["settings"] == ["Who deals first: seat 3"]


def test_in_a_rematch_everybody_keeps_what_is_their_own(person: NewPerson) -> None:
    ema = person("Ema")
    table = ema.set_up("the-witches", "me computer", settings={"apprentices": ["dimity", "petulia"]})
    live = ema.sit(table)
    ema.post(f"/api/tables/{table['id']}/leave")
    live.until(lambda _: live.table["status"] == "over")
    ema.post(f"/api/tables/{table['id']}/return")
    again = ema.post(f"/api/tables/{table['id']}/rematch")
    computer = again["seats"][0]["name"]
    assert again["settings"] == [f"Who is which apprentice: {computer} – Petulia Gristle, Ema – Dimity Hubbub"]


@pytest.mark.parametrize(
    ("game", "options", "key", "possible"),
    [
        ("wizard", {"plus_minus_one": "perhaps"}, "bad-option", ("no, yes", "ne, ano")),
        ("wizard", {"first_dealer": 9}, "bad-option", ("a seat, 0 to 2", "místa od 0 do 2")),
        ("wizard", {"first_dealer": [0]}, "bad-option", ("a seat, 0 to 2", "místa od 0 do 2")),
        ("wizard", {"first_daeler": 0}, "unknown-option", ("“first_dealer”?", "„first_dealer“?")),
        ("the-witches", {"mode": "co-op"}, "bad-option", ("competitive, coop. Did you mean “coop”?", "„coop“?")),
        ("the-witches", {"mode": "solo"}, "witches-bad-mode", ("competitive and coop", "competitive a coop")),
        ("the-witches", {"eight_crises": True, "mode": "coop"}, "witches-eight-crises", ("competitive", "proti sobě")),
        (
            "wandering-towers",
            {"mode": "master", "spells": ["swap-towr"]},
            "bad-option",
            ("“swap-tower”", "„swap-tower“"),
        ),
        ("wandering-towers", {"colours": ["red"] * 3}, "bad-option", ("blue, yellow, red, green",) * 2),
        ("wandering-towers", {"teams": True}, "towers-teams", ("four or six", "čtyřech nebo v šesti")),
        ("carodeni", {"goals": [0, 1]}, "bad-option", ("together 2 to 13", "dohromady 2 až 13")),
        ("carodeni", {"difficulty": "new-apprentice"}, "carodeni-only-in-solo", ("one seat", "jednomu místu")),
        ("big-book", {"magicians": ["merlin"] * 3}, "bad-option", ("rosana, harold", "rosana, harold")),
    ],
)
def test_a_bad_value_is_refused_with_what_is_possible(
    person: NewPerson, game: str, options: dict[str, Any], key: str, possible: tuple[str, str]
) -> None:
    wanted = {"game": game, "seats": [{"kind": "me"}, {"kind": "computer"}, {"kind": "computer"}], "settings": options}
    for language, says in zip(("en", "cs"), possible, strict=True):
        problem = person("Ema", language).post("/api/tables", wanted, 400)
        assert problem["key"] == key
        assert says in problem["text"]
