"""At usual speed, in every picture: log, header and score tell nothing that the board has not shown."""

import json
import re
from random import Random
from typing import Any

from playwright.sync_api import expect

from browser import playing_carodeni
from browser.conftest import Server, Visit
from browser.playing import act_by_mouse, state
from browser.playing_towers import act as act_towers
from browser.playing_towers import by_mouse
from browser.playing_witches import Playing, match_asking
from browser.tables import set_up, set_up_at
from browser.watching import WATCH, begin_before_my_eyes, pictures
from slet.games.the_witches.pieces.places import SPACES

LOOK_AT_WIZARD = """
window.laid = new Set()
window.look = () => {
  const told = [...document.querySelectorAll('aside li')].map((line) => line.innerText.replace(/\\s+/g, ' '))
  const lying = [...document.querySelectorAll('[data-laid]')]
  const round = document.querySelector('header')?.innerText.match(/Round (\\d+)/)?.[1]
  for (const card of lying) window.laid.add(`${round} ${card.querySelector('.aloud').innerText}`)
  return {
    round: Number(round ?? 0),
    dealt: told.filter((line) => line.startsWith('Round')).length,
    hand: document.querySelectorAll('[data-hand]').length,
    laid: window.laid.size,
    played: told.filter((line) => / plays? /.test(line)).length,
    taken: told.filter((line) => / takes? the trick/.test(line)).length,
    lying: lying.length,
    scored: told.filter((line) => / points?, /.test(line)).length,
  }
}
"""

OLDER = """
document.addEventListener('readystatechange', () => {
  const script = document.querySelector('script[type=module][src]')
  if (sessionStorage.getItem('slet.reloaded') === null) script?.setAttribute('src', '/assets/index-older.js')
})
"""
"""The page as it would be if it had been loaded from an earlier version, until it is loaded again."""


def test_in_wizard_a_card_is_told_when_it_lies_and_a_trick_when_it_is_taken(visit: Visit, server: Server) -> None:
    ema = visit(lang="en", speed=1)
    page = ema.page
    page.context.add_init_script(WATCH + LOOK_AT_WIZARD)
    begin_before_my_eyes(ema, server, 3)
    state(page)
    while "Round 3" not in page.locator("header").first.inner_text():
        state(page)
        act_by_mouse(page)
    expect(page.locator("aside li", has_text="Round 3")).to_have_count(1)
    seen = pictures(page)
    assert max(one["played"] for one in seen) == 9
    for one in seen:
        assert one["played"] <= one["laid"], one
        assert one["taken"] * 3 <= one["laid"] - one["lying"], one
        # the header says which round it is when its cards are dealt
        assert one["round"] <= one["dealt"] or one["hand"] == one["round"], one
    cards_lie_before_they_are_told = [one for one in seen if one["laid"] > one["played"]]
    assert cards_lie_before_they_are_told


def test_a_page_of_another_version_is_loaded_again_and_loses_nothing(visit: Visit, server: Server) -> None:
    ema = visit(lang="en")
    page = ema.page
    table = set_up(ema, server, ["me", "computer", "computer"])
    page.context.add_init_script(OLDER)
    page.goto(f"/t/{table}")
    expect(page.get_by_text("Slet has a new version.")).to_be_visible()
    page.get_by_role("textbox").fill("just a moment")
    page.wait_for_function("() => !document.querySelector('script[src*=older]')")
    expect(page.get_by_role("textbox")).to_have_value("just a moment")
    state(page)
    act_by_mouse(page)


LOOK_AT_TOWERS = """
window.arrived = { part: 0, walks: 0, enters: 0, keep: 0, potion: 0 }
const kind = (thing) => thing.dataset?.carried?.split('-')[0]
new MutationObserver((changes) => {
  for (const thing of changes.flatMap(({ removedNodes }) => [...removedNodes]))
    if (kind(thing) in window.arrived) window.arrived[kind(thing)]++
}).observe(document, { childList: true, subtree: true })
window.look = () => {
  const told = [...document.querySelectorAll('aside li')].map((line) => line.innerText.replace(/\\s+/g, ' '))
  const count = (words) => told.filter((line) => words.test(line)).length
  const column = [...document.querySelectorAll('aside [data-flasks]')].map((potions) => potions.ariaLabel)
  return {
    carried: [...document.querySelectorAll('[data-carried]')].map(kind),
    arrived: { ...window.arrived },
    told: {
      part: count(/ moves? (the tower|\\d+ towers) /),
      walks: count(/ moves? an? \\w+ wizard /),
      enters: count(/ enters? Ravenskeep/),
      keep: count(/Ravenskeep flies /),
      potion: count(/ fills? /),
    },
    filled: column.flatMap((words) => words.match(/\\d+(?= full| spent)/g)).reduce((all, one) => all + Number(one), 0),
  }
}
"""


def test_in_wandering_towers_a_move_is_told_when_the_piece_has_arrived(visit: Visit, server: Server) -> None:
    ema = visit(lang="en", speed=1)
    page, chance = ema.page, Random(1)
    page.context.add_init_script(WATCH + LOOK_AT_TOWERS)
    whole_log = {"memory": "assisted"}
    begin_before_my_eyes(ema, server, 2, game="wandering-towers", settings=whole_log)
    filled = page.locator("aside li", has_text=re.compile("fills? a potion"))
    while state(page) == "asked" and filled.count() < 2:
        act_towers(page, chance, by_mouse)
    seen = pictures(page)
    for one in seen:
        assert all(one["told"][piece] <= one["arrived"][piece] for piece in one["told"]), one
        assert one["filled"] <= one["arrived"]["potion"], one
    last = seen[-1]
    assert last["told"]["part"] == last["arrived"]["part"] > 0
    assert last["filled"] == last["arrived"]["potion"] > 0
    assert any("part" in one["carried"] and one["told"]["part"] == one["arrived"]["part"] for one in seen)


LOOK_AT_LANCRE = """
window.told = 0
window.went = new Set()
window.look = () => {
  const lines = [...document.querySelectorAll('aside ol li')].map((line) => line.innerText.replace(/\\s+/g, ' '))
  const witches = [...document.querySelectorAll('[data-witch]')]
  for (const witch of witches) {
    if (witch.getAnimations().some(({ effect }) => effect.getKeyframes().some(({ translate }) => translate)))
      window.went.add(witch.dataset.witch)
  }
  const news = window.told ? lines.slice(window.told) : []
  window.told = lines.length
  return { news: news.flatMap((line) => check(line, witches)) }
}
function check(line, witches) {
  const space = window.spaces.find(([name]) => line.includes(name))?.[1]
  const there = document.querySelector(`[data-space="${space}"]`)
  if (!there) return []
  if (/ (is|are) placed /.test(line)) return [{ line, lies: !!document.querySelector(`[data-tile="${space}"]`) }]
  if (/gets a Crisis/.test(line)) return [{ line, crisis: !!document.querySelector(`[data-crisis="${space}"]`) }]
  if (!/ (go|goes|flee|flees|fly|flies) to /.test(line)) return []
  const plates = [...document.querySelectorAll('[data-seat]')]
  const seat = plates.find((plate) => line.startsWith(plate.querySelector('.name').innerText))?.dataset.seat
  const witch = witches.find((one) => one.dataset.witch === seat)?.getBoundingClientRect()
  const spot = there.getBoundingClientRect()
  const near = witch && Math.hypot(witch.x + witch.width / 2 - spot.x - spot.width / 2, witch.y - spot.y) < spot.width
  return [{ line, arrived: !!near, went: window.went.delete(seat) }]
}
"""
"""Each new line that tells where a witch, a problem or a Crisis is now, and whether the board shows it there."""


def test_in_lancre_a_witch_has_arrived_and_a_problem_lies_when_it_is_told(visit: Visit, server: Server) -> None:
    ema = visit(lang="en", speed=1)
    page = ema.page
    names = {f"{space.words()['en']} {space.way or ''}".strip(): space.name for space in SPACES}
    spaces = sorted(names.items(), key=lambda item: -len(item[0]))
    page.context.add_init_script(f"window.spaces = {json.dumps(spaces)}" + WATCH + LOOK_AT_LANCRE)
    page.goto(f"/t/{set_up_at(ema, server, match_asking('end', 2, 'own'))}")
    ema_plays = Playing(page, seed=8)
    told: list[dict[str, Any]] = []
    while not ({"arrived", "lies"} <= {key for one in told for key in one}):
        assert state(page) == "asked"
        ema_plays.act()
        state(page)
        told = [line for picture in pictures(page) for line in picture["news"]]
    for one in told:
        assert all(one.values()), one


LOOK_AT_CARODENI = """
window.offered = new Set()
window.active = new Set()
window.look = () => {
  const told = [...document.querySelectorAll('aside li')].map((line) => line.innerText.replace(/\\s+/g, ' '))
  const named = (kind) => [...document.querySelectorAll(`[data-at^="${kind}:"]`)].map((thing) => thing.dataset.at)
  const lying = [...named('potion'), ...named('witch')]
  for (const card of lying) window.offered.add(card)
  for (const card of named('active')) window.active.add(card)
  const count = (item) => (item.matches('.none') ? 0 : Number.parseInt(item.innerText))
  return {
    round: Number(document.querySelector('header')?.innerText.match(/Round (\\d+)/)?.[1] ?? 0),
    active: window.active.size,
    played: told.filter((line) => / plays? the /.test(line)).length,
    gone: window.offered.size - lying.length,
    taken: told.filter((line) => / takes? (the |.*the back of the )/.test(line)).length,
    stock: [...document.querySelectorAll('[data-at^="stock:"]')].reduce((sum, item) => sum + count(item), 0),
    gathered: told.filter((line) => /You take (?!the )(?!.*the back of)/.test(line)).length,
  }
}
"""


def test_in_carodeni_a_thing_is_told_when_it_lies_with_its_taker(visit: Visit, server: Server) -> None:
    ema = visit(lang="en", speed=1)
    page = ema.page
    page.context.add_init_script(WATCH + LOOK_AT_CARODENI)
    begin_before_my_eyes(ema, server, 3, game="carodeni")
    state(page)
    rng = Random(5)
    # nobody brews in the first round: all have novices only, so what was taken is still there
    while "Round 2" not in page.locator("header").first.inner_text():
        state(page)
        playing_carodeni.act_by_mouse(page, rng)
    seen = pictures(page)
    for one in seen:
        assert one["played"] <= one["active"], one
        assert one["taken"] <= one["gone"], one
        assert one["gathered"] <= one["stock"], one
    last = seen[-1]
    assert last["played"] >= 3
    assert last["gathered"] == last["stock"] > 0
    cards_lie_before_they_are_told = [one for one in seen if one["active"] > one["played"]]
    assert cards_lie_before_they_are_told
