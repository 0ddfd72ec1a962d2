"""A given option chosen on the board of its game, as a hand would do it: what it is about is touched, then the button
that does it. Boards name what their buttons do (`data-does`) and what lies on them."""

from collections.abc import Callable, Sequence

from playwright.sync_api import Page

from browser.playing import as_soon_as

# The first of these that can be touched and was not touched yet, at a point that nothing else covers and that does not
# move; what can be scrolled to is scrolled to.
TOUCHABLE = """([wanted, touched]) => {
  for (const [n, selector] of wanted.entries()) for (const thing of document.querySelectorAll(selector || 'no-such')) {
    if (touched.includes(n)) continue
    if (thing.matches(':disabled, [aria-disabled=true]')) continue
    if (thing.matches('dialog *, .rows *, .list *')) thing.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    const box = thing.getBoundingClientRect()
    for (const down of [0.5, 0.3, 0.7, 0.15, 0.85]) for (const across of [0.5, 0.3, 0.7, 0.12, 0.88]) {
      const [x, y] = [box.left + box.width * across, box.top + box.height * down]
      const there = document.elementFromPoint(x, y)
      if (!there || !thing.contains(there)) continue
      const [before, now] = [window.touchable, [n, x, y].join()]
      window.touchable = now
      return before === now ? [n, x, y] : null
    }
  }
  return null
}"""
NEXT_PICTURE = "() => new Promise(requestAnimationFrame)"
TOUCHES = 12
"""No answer takes more."""
BEFORE_LONG = 30_000
"""Milliseconds until what is to be touched lies there, on a busy machine."""


def choose_on_board(
    page: Page, game: str, option: str, answered: Callable[[], bool], *, then: Sequence[str] = (), finger: bool = False
) -> None:
    """Touch what leads to this answer until it is given. `then`: what is to be answered after it, for a board may ask
    for both at once: a card and what it moves, a walk and where it ends."""
    wanted = THINGS[game](option, then)
    touched: list[int] = []
    for _ in range(TOUCHES):
        found = as_soon_as(page, TOUCHABLE, [wanted, touched], BEFORE_LONG)
        assert found is not None, f"nothing on the board leads to {option}"
        which, *point = found
        if finger:
            page.touchscreen.tap(*point)
        else:
            page.mouse.click(*point)
        if which:
            touched.append(which)
        page.evaluate(NEXT_PICTURE)
        if answered():
            return
    raise AssertionError(f"whatever was touched, {option} was not answered")


def _does(option: str) -> str:
    return f"[data-does='{option}']"


def _wizard(option: str, _: Sequence[str]) -> list[str]:
    kind, _, name = option.partition(":")
    if kind == "bid":
        return [_does(option), f".choice .grid > :nth-child({int(name) + 1})"]
    return [_does(option), f"[data-hand='{name}']"]


def _towers(option: str, then: Sequence[str]) -> list[str]:
    """A card or a spell is taken first; what it moves is chosen next, and answered with it."""
    kind, _, name = option.partition(":")
    if kind in ("tower", "wizard"):
        return [_does(option), *_spots(option)]
    pieces = _spots(then[0]) if then else ["[data-floor]", ".touch [data-spot]"]
    if kind == "play":
        return [_does(option), f"[data-card='{name}']", *pieces]
    if kind == "cast":
        return [_does(option), f"[data-spell='{name}']", "[data-spellbook][aria-expanded=false]", *pieces]
    return [_does(option), f"[data-other='{option}']", "[data-more][aria-expanded=false]"]


def _spots(aim: str) -> list[str]:
    """`tower:3/1+2`: the first floor on space 3; `wizard:3/blue+2`."""
    kind, _, where = aim.partition(":")
    space, _, piece = where.partition("/")
    spot = f"{'floor' if kind == 'tower' else kind}-{space}-{piece.partition('+')[0].partition('-')[0]}"
    return [f"[data-floor='{spot}']", f"[data-spot='{spot}']"]


def _witches(option: str, then: Sequence[str]) -> list[str]:
    """A walk of several paths is chosen by its end."""
    kind, _, name = option.partition(":")
    walk = [option, *then]
    while kind == "walk" and len(walk) > 1 and walk[1].startswith("walk:"):
        walk.pop(0)
    space = walk[0].partition(":")[2] if kind == "walk" else name
    cards = [f"[data-hand='{card}']" for card in name.split("+") if card]
    return [
        _does(option),
        "[data-runs][aria-expanded=false]" if kind == "run" else "",
        f"[data-space='{space}']",
        *cards,
    ]


def _carodeni(option: str, _: Sequence[str]) -> list[str]:
    kind, _, name = option.partition(":")
    place = option
    if kind == "play":
        place = f"hand:{name}"
    elif kind == "ingredient":
        location, spot, _ = name.split("/")
        place = f"spot:{('mountains', 'forest', 'lake').index(location) * 3 + int(spot) - 1}"
    return [_does(option), f"[data-switch='{option}']", f"[data-target=offered][data-at='{place}']"]


def _book(option: str, _: Sequence[str]) -> list[str]:
    """On a phone what does not lie on the open leaf is turned to, and own spells are laid open."""
    kind, _, name = option.partition(":")
    thing, _, where = name.partition("/")
    at, way = {
        "card": (f"{where if '-' in where else f'{where}-0'}/{thing}", ""),
        "banish": (f"{thing if '-' in thing else f'{thing}-0'}/madness", ""),
        "cast": (f"spell-0/{thing}", ".row > .spells"),
        "spell": (f"spell-{where}/{thing}", ".row > .spells"),
        "learn": (f"library/{name}", "[data-leaf=library]:not([aria-selected=true])"),
        "acquire": (f"supply/{name}", "[data-leaf=supply]:not([aria-selected=true])"),
        "break": (f"curse/{name}", ""),
        "curse": (f"curse/{name}", ""),
        "ability": ("ability", ".row > .spells"),
    }.get(kind, ("", ""))
    times = f"[data-times='{where}']:not([aria-checked=true])" if kind == "cast" else ""
    return [_does(option), times, f".thing.ready[data-at='{at}']", way, "dialog[open] header > .icon-button"]


THINGS: dict[str, Callable[[str, Sequence[str]], list[str]]] = {
    "wizard": _wizard,
    "wandering-towers": _towers,
    "the-witches": _witches,
    "carodeni": _carodeni,
    "big-book": _book,
}
