"""What is printed on the cards, for whoever draws them: all of it is open to everybody, whatever is in play.

What a card says is put together from the phrases of the data files, so a row that an owner of the printed game corrects
is worded right without another word being written.
"""

from functools import cache

import msgspec

from slet.games.big_book.phrases import Effect, May, Part
from slet.games.big_book.pieces.cards import Element
from slet.games.big_book.pieces.tables import CURSES, MAGICIANS, PAGES, SPELLS, Curse, CurseKind, Magician, Page, Spell
from slet.games.wording import Wording


class SpellFace(msgspec.Struct, frozen=True):
    name: str
    element: Element
    level: int
    basic: bool
    verbs: tuple[str, ...]
    """What it does, in the order in which it does it: `draw`, `support`, `banish`."""
    text: str
    cast: tuple[str, str, str]
    """What it says when it is cast for the price once, twice, three times (BB-63)."""
    sure: bool
    """Whether the wording is known and not reconstructed."""


class CurseFace(msgspec.Struct, frozen=True):
    name: str
    kind: CurseKind
    price: tuple[int, ...]
    """Without tokens."""
    text: str
    short: str | None
    """In a few words, for a small face."""
    sure: bool


class PageFace(msgspec.Struct, frozen=True):
    name: str
    curses: tuple[Element, ...]
    arrival: str
    bonus: str | None
    """On the front of the page, for the monster before it; a first page has none before it (BB-30)."""
    penalty: str | None
    bonus_verbs: tuple[str, ...]
    penalty_verbs: tuple[str, ...]
    sure: bool


class MagicianFace(msgspec.Struct, frozen=True):
    name: str
    element: Element
    cards: tuple[int, ...]
    """The value-1 cards of the starting deck, by element."""
    ability: str


class Printed(msgspec.Struct, frozen=True):
    spells: dict[str, SpellFace]
    curses: dict[str, CurseFace]
    pages: dict[str, PageFace]
    magicians: dict[str, MagicianFace]


def printed(words: Wording) -> Printed:
    return Printed(
        spells={spell.name: _spell(spell, words) for spell in SPELLS},
        curses={curse.name: _curse(curse, words) for curse in CURSES},
        pages={page.name: _page(page, words) for page in PAGES},
        magicians={magician.name: _magician(magician, words) for magician in MAGICIANS},
    )


def _spell(spell: Spell, words: Wording) -> SpellFace:
    return SpellFace(
        name=words.piece(spell),
        element=spell.element,
        level=spell.level,
        basic=spell.basic,
        verbs=_verbs(spell.effect),
        text=effect_text(spell.effect, words),
        cast=(
            effect_text(spell.effect, words, 1),
            effect_text(spell.effect, words, 2),
            effect_text(spell.effect, words, 3),
        ),
        sure=spell.source != "reconstructed",
    )


def _curse(curse: Curse, words: Wording) -> CurseFace:
    text = effect_text(curse.effect, words)
    short = short_text(curse.effect, words)
    return CurseFace(words.piece(curse), curse.kind, curse.price, text, short, curse.source != "reconstructed")


def _page(page: Page, words: Wording) -> PageFace:
    bonus, penalty = (None, None) if page.kind == "first" else front_texts(page, words)
    sure = "reconstructed" not in (page.source, page.front_source)
    return PageFace(
        name=words.piece(page),
        curses=page.curses,
        arrival=effect_text(page.arrival, words),
        bonus=bonus,
        penalty=penalty,
        bonus_verbs=_verbs(page.bonus),
        penalty_verbs=_verbs(page.penalty),
        sure=sure,
    )


def _verbs(effect: Effect | None) -> tuple[str, ...]:
    return () if effect is None else tuple([part.verb for part in effect.all_parts()])


def _magician(magician: Magician, words: Wording) -> MagicianFace:
    ability = words.say("ability", magician=magician.name)
    return MagicianFace(words.piece(magician), magician.element, magician.cards, ability)


# --- what a card says -----------------------------------------------------------------------------------------------


@cache
def effect_text(effect: Effect, words: Wording, times: int | None = None) -> str:
    """`Each player: discard 1 card from hand, then draw 1 card.`

    Factors stand in brackets, as on the card; where a multiple is named, its numbers stand in their place (BB-63).
    """
    parts = words.say("effect-then").join(_part(part, effect, words, times) for part in effect.parts)
    if effect.who == "once":
        return words.say("effect-once", parts=parts[0].upper() + parts[1:])
    who = words.say("who", who=_key(effect.who), count=times or 1, shown="[1]" if times is None else str(times))
    return words.say("effect", who=who, parts=parts)


def short_text(effect: Effect, words: Wording) -> str | None:
    """`Each: discard 1 of hand`: in a few words, for the small face of a card; None where there are none for it."""
    parts = list(effect.all_parts())
    if any(f"short-{part.verb}" not in words for part in parts):
        return None
    told = words.say("short-then").join(_short(part, words) for part in parts)
    if effect.who == "once":
        return told
    return words.say("short", who=words.say("short-who", who=_key(effect.who)), parts=told)


def _short(part: Part, words: Wording) -> str:
    return words.say(
        f"short-{part.verb}",
        count=part.count,
        what="random" if part.random else part.what,
        how="all" if part.amount == "all" else "just",
        place=part.source[0] if part.source else "none",
        target=part.target or "none",
    )


def front_texts(page: Page, words: Wording) -> tuple[str, str]:
    """Bonus and penalty on the front of an inner page; the last page says how the game ends (BB-31)."""
    if page.bonus is None or page.penalty is None:
        return words.say("front-won"), words.say("front-lost")
    return effect_text(page.bonus, words), effect_text(page.penalty, words)


def _part(part: Part | May, effect: Effect, words: Wording, times: int | None) -> str:
    if isinstance(part, May):
        together = words.say("effect-and").join(_phrase(inner, effect, words, times) for inner in part.parts)
        return words.say("effect-may", who=_key(effect.who), parts=together)
    return _phrase(part, effect, words, times)


def _phrase(part: Part, effect: Effect, words: Wording, times: int | None) -> str:
    count = part.count * times if part.factor and times is not None else part.count
    shown = f"[{count}]" if part.factor and times is None else str(count)
    # Of several cards "up to" so many, but a single one somebody "may" choose.
    may = part.up_to and part.amount == "number" and count == 1
    how_many = {"number": "upto" if part.up_to and not may else "just"}.get(part.amount, _key(part.amount))
    cards = words.say("cards", how=how_many, count=count, shown=shown, what="random" if part.random else part.what)
    several = count if part.amount == "number" else 2
    between = words.say("place-and") if part.amount == "all" else words.say("place-or", count=several)
    whose = words.say("whose", who=_key(effect.who))
    *others, last = [words.say("place", place=place, whose=whose) for place in part.source] or [""]
    places = f"{', '.join(others)}{between}{last}" if others else last
    told = words.say(
        f"do-{part.verb}",
        cards=cards,
        places=f" {places}" if places else "",
        place=part.source[0] if part.source else "none",
        how=how_many,
        what=part.what,
        count=count,
        shown=shown,
        target=part.target or "none",
        spell=effect.of_spell,
        whose=whose,
    )
    return words.say("effect-may", who=_key(effect.who), parts=told) if may else told


def _key(words: str) -> str:
    """As a key in the wording files: `[1] others` is `some-others`."""
    return words.replace("[1]", "some").replace(" ", "-")
