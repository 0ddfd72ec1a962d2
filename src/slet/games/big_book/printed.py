"""What is printed on the cards, for whoever draws them: all of it is open to everybody, whatever is in play."""

import msgspec

from slet.games.big_book.cards import Element
from slet.games.big_book.phrases import Effect
from slet.games.big_book.tables import CURSES, MAGICIANS, PAGES, SPELLS, Curse, CurseKind, Magician, Page, Spell
from slet.games.big_book.telling import effect_text, front_texts, short_text
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
