"""The page on which a table is set: every option of every game, and the game that is begun with what was chosen."""

import json
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.axe import violations
from browser.conftest import LAPTOP, PHONE, Server, Visit, Visitor
from browser.playing import state
from browser.tables import chosen_for, set_up, table_id

LOOKS = [("en", "dark", LAPTOP), ("cs", "light", PHONE)]
IDS = ["laptop at night in English", "phone by day in Czech"]
GAMES = ["wizard", "wandering-towers", "the-witches", "carodeni", "big-book"]
SMALLEST = {"width": 360, "height": 640}


def pick(page: Page, group: str, text: str) -> None:
    """Choose what stands there beside other values."""
    page.get_by_role("group", name=group, exact=True).get_by_text(text, exact=True).click()


def more_options(page: Page) -> Locator:
    page.locator("summary").click()
    fields = page.locator("details .fields")
    expect(fields).to_be_visible()
    return fields


def against_computers(visit: Visit, game: str, seats: int, size: dict[str, int] = LAPTOP) -> Visitor:
    """Somebody sets a table for themselves and computer players."""
    visitor = visit(f"/new/{game}", size=size)
    pick(visitor.page, "Players", str(seats))
    for number in range(2, seats + 1):
        pick(visitor.page, f"Seat {number}", "Computer player")
    return visitor


def begun(visitor: Visitor, server: Server) -> dict[str, Any]:
    """The options of the game that begins when the table is set."""
    visitor.page.get_by_role("button", name="Set the table").click()
    state(visitor.page)
    return chosen_for(server, table_id(visitor))


def on_the_table(visitor: Visitor) -> dict[str, Any]:
    """The view of the game as it began."""
    updates = [message for text in visitor.received if (message := json.loads(text))["is"] == "update"]
    view: dict[str, Any] = updates[0]["view"]
    return view


def told(visitor: Visitor) -> list[str]:
    """How the game is played, as the table tells it."""
    table = visitor.page.evaluate("fetch(`/api${location.pathname.replace('/t/', '/tables/')}`).then(a => a.json())")
    settings: list[str] = table["settings"]
    return settings


def test_spells_colours_and_the_starter_are_chosen_by_hand(visit: Visit, server: Server) -> None:
    ema = against_computers(visit, "wandering-towers", 3)
    page = ema.page
    expect(page.get_by_role("group", name="Spells on the table", exact=True)).to_have_count(0)
    pick(page, "Which game", "Master wizards: all spells, cast in everybody's turns")
    for spell in ("Advance a Wizard", "Advance a Tower", "Headwind for a Wizard", "Headwind for a Tower"):
        page.get_by_text(spell, exact=True).click()
    fields = more_options(page)
    pick(page, "Who starts", "Seat 3")
    fields.get_by_label("You", exact=True).last.select_option("red")
    expect(fields.get_by_label("Seat 3", exact=True).last).to_have_value("blue")
    options = begun(ema, server)
    assert options["mode"] == "master"
    assert options["spells"] == ["swap-tower", "nudge-ravenskeep", "piggyback", "free-wizard"]
    assert options["colours"] == ["red", "yellow", "blue"]
    assert options["start_seat"] == 2
    view = on_the_table(ema)
    assert view["spells"] == options["spells"]
    assert [player["wizard"] for player in view["players"]] == options["colours"]
    assert "Spells on the table: Swap a Tower, Nudge Ravenskeep, Piggyback, Free a Wizard" in told(ema)


def test_a_choice_of_exactly_so_many_is_asked_for_until_it_is_complete(visit: Visit, server: Server) -> None:
    ema = against_computers(visit, "wandering-towers", 2, size=PHONE)
    page = ema.page
    pick(page, "Which game", "Co-operative: the solo game for two to six, with one open hand")
    pick(page, "Spells on the table", "these")
    for spell in ("Swap a Tower", "Piggyback"):
        page.get_by_text(spell, exact=True).click()
    expect(page.get_by_text("2 of 3 chosen")).to_be_visible()
    page.get_by_role("button", name="Set the table").click()
    expect(page.get_by_text("One choice is not complete: Spells on the table")).to_be_visible()
    page.get_by_text("Free a Wizard", exact=True).click()
    expect(page.get_by_role("checkbox", name="Advance a Tower", exact=True)).to_be_disabled()
    options = begun(ema, server)
    assert (options["mode"], options["spells"]) == ("coop", ["swap-tower", "piggyback", "free-wizard"])


def test_a_number_by_lot_is_stepped_to(visit: Visit, server: Server) -> None:
    ema = against_computers(visit, "wandering-towers", 2)
    page = ema.page
    pick(page, "Which game", "Master wizards: all spells, cast in everybody's turns")
    pick(page, "Spells on the table", "by lot")
    number = page.get_by_role("group", name="Spells on the table", exact=True).last
    number.get_by_role("button", name="One more").press("Enter")
    expect(number.get_by_role("status")).to_have_text("5")
    assert begun(ema, server)["spells"] == 5


def test_the_first_dealer_is_chosen(visit: Visit, server: Server) -> None:
    ema = against_computers(visit, "wizard", 3)
    more_options(ema.page)
    expect(ema.page.get_by_role("radio", name="by lot")).to_be_checked()
    pick(ema.page, "Who deals first", "Seat 2")
    assert begun(ema, server)["first_dealer"] == 1


def test_goals_are_counted_and_the_animals_bring_theirs(visit: Visit, server: Server) -> None:
    ema = against_computers(visit, "carodeni", 3)
    page = ema.page
    expect(page.get_by_role("group", name="How many goals with animals are added", exact=True)).to_have_count(0)
    pick(page, "The variant with animals", "yes")
    pick(page, "How many goals with animals are added", "2")
    more_options(page)
    page.get_by_role("group", name="hard").get_by_role("button", name="One less").click()
    page.get_by_role("group", name="easy").get_by_role("button", name="One more").click()
    options = begun(ema, server)
    assert (options["animals"], options["animal_goals"], options["goals"]) == (True, 2, [3, 3])


def test_magicians_are_given_to_the_seats(visit: Visit, server: Server) -> None:
    ema = against_computers(visit, "big-book", 2)
    page = ema.page
    fields = more_options(page)
    pick(page, "Who is which magician", "decide here")
    fields.get_by_label("You", exact=True).first.select_option("sandra")
    fields.get_by_label("Seat 2", exact=True).first.select_option("larry")
    assert begun(ema, server)["magicians"] == ["sandra", "larry"]


def test_apprentices_are_given_to_the_seats_and_told_in_the_lobby(visit: Visit) -> None:
    ema = visit("/new/the-witches", lang="cs")
    page = ema.page
    pick(page, "Počet hráčů", "2")
    more_options(page)
    pick(page, "Kdo hraje za kterou učednici", "určit tady")
    page.get_by_role("button", name="Připravit stůl").click()
    table_id(ema)
    expect(page.get_by_text("Tonička Bolavá, místo 2 – Anagrama Vydřiduchová")).to_be_visible()


def test_what_no_longer_fits_is_taken_back(visit: Visit, server: Server) -> None:
    ema = against_computers(visit, "wandering-towers", 4)
    page = ema.page
    pick(page, "Teams: partners sit opposite each other", "yes")
    pick(page, "Who sees the imprisoned wizards", "Everybody: they are shown, with the whole log")
    pick(page, "Players", "3")
    expect(page.get_by_role("group", name="Teams: partners sit opposite each other", exact=True)).to_have_count(0)
    options = begun(ema, server)
    assert options == {"memory": "assisted"}


def test_the_keyboard_alone_sets_options(visit: Visit, server: Server) -> None:
    ema = against_computers(visit, "wizard", 3)
    page = ema.page
    page.get_by_role("radio", name="no", exact=True).press("ArrowRight")
    page.locator("summary").press("Enter")
    page.get_by_role("radio", name="by lot").press("ArrowRight")
    dealer = page.get_by_role("group", name="Who deals first", exact=True)
    expect(dealer.get_by_role("radio", name="You")).to_be_checked()
    options = begun(ema, server)
    assert (options["plus_minus_one"], options["first_dealer"]) == (True, 0)


@pytest.mark.parametrize(("lang", "theme", "size"), LOOKS, ids=IDS)
@pytest.mark.parametrize("game", GAMES)
def test_all_options_are_for_everybody(visit: Visit, game: str, lang: str, theme: str, size: dict[str, int]) -> None:
    page = visit(f"/new/{game}", lang=lang, theme=theme, size=size).page
    fields = more_options(page)
    choose_by_hand = {"big-book": ("decide here", "určit tady"), "the-witches": ("decide here", "určit tady")}
    if game in choose_by_hand:
        fields.get_by_text(choose_by_hand[game][lang == "cs"], exact=True).click()
        expect(fields.get_by_role("combobox").first).to_be_visible()
    assert violations(page) == []
    page.set_viewport_size({"width": SMALLEST["width"], "height": SMALLEST["height"]})
    assert not page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth")


@pytest.mark.parametrize(("lang", "size"), [("en", LAPTOP), ("cs", PHONE)], ids=["laptop in English", "phone in Czech"])
def test_why_no_table_is_set_stands_where_it_was_asked_for(
    lang: str, size: dict[str, int], visit: Visit, server: Server
) -> None:
    ema = visit("/new/wizard", lang=lang, size=size)
    refused = {"key": "too-many-own-tables", "text": "There are enough tables.", "status": 429}
    ema.page.route("**/api/tables", lambda asked: asked.fulfill(status=429, json=refused))
    ema.was_refused()
    ema.page.locator(".buttons .primary").click()
    told = ema.page.get_by_role("alert")
    expect(told).to_contain_text("There are enough tables.")
    expect(told).to_be_in_viewport(ratio=1)
    expect(ema.page.locator(".buttons .primary")).to_be_in_viewport(ratio=1)
    box = told.bounding_box()
    assert box is not None
    on_top = "([x, y]) => document.elementFromPoint(x, y).closest('[role=alert]') !== null"
    assert ema.page.evaluate(on_top, [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2])
    assert violations(ema.page) == []


def test_the_result_tells_how_it_was_played(visit: Visit, server: Server) -> None:
    ema = visit(lang="cs")
    options = {"mode": "coop", "spells": ["swap-tower", "piggyback", "free-wizard"]}
    table = set_up(ema, server, ["me", "computer"], game="wandering-towers", settings=options)
    ema.page.goto(f"/t/{table}")
    state(ema.page)
    ema.context.request.post(f"{server.address}/api/tables/{table}/leave")
    chosen = "Kouzla na stole: Výměna cimbuří, Svez mě na zádech!, Vysvoboďme čaroděje!"
    expect(ema.page.get_by_text(chosen)).to_be_visible()
