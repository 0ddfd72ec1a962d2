"""Tables set up for one rule. Nothing here uses the rules of the game itself.

Cards are written as their names with spaces between, a number before a name repeats it: `"3*fire-1 madness"`. The
spells before a player are names too, with a sign behind those that are turned: `"growth ice! telepathy?"` – used,
neutralised (`!?` is both).
"""

from collections.abc import Iterable, Sequence
from typing import Any

import slet
from slet.kernel.events import Event
from slet.kernel.match import Match
from support.asking import asked as asked
from support.asking import play_on as play_on
from support.asking import refused as refused

BASIC = "growth ice combustion telepathy"
NEUTRAL = ("alice", "patrik", "rosana", "harold", "sandra")
"""Magicians by seat. Alice's ability matters only when she breaks a curse, the others' not in the turn of seat 0."""
PILES = (
    "hoarfrost freeze ice-palace",
    "fertile-soil stoneskin petrification",
    "spark from-the-ashes heat-of-battle",
    "wind-messenger joined-minds timelessness",
)
BOOK = ("bog-piper", "rune-golem", "fear-eater", "dragon", "ice-queen", "spell-eater", "last-page")
INNER = (
    "dread-face", "tome-glutton", "silent-warden", "warlock", "sea-wraith", "lord-of-the-deep", "rune-golem",
    "fear-eater", "dragon", "ice-queen", "spell-eater", "wind-trickster",
)  # fmt: skip
FIRST = ("bog-piper", "gelatinous-cube", "shadow-imp", "whispering-eye")
KINDS = ("water", "earth", "fire", "air", "multi")
PLENTY = "9*water-1"
"""A draw deck that does not run out."""


def cards(text: str) -> list[str]:
    found: list[str] = []
    for word in text.split():
        count, sign, name = word.rpartition("*")
        found += [name] * (int(count) if sign else 1)
    return found


def spell(text: str) -> dict[str, Any]:
    return {"spell": text.rstrip("!?"), "used": "!" in text, "down": "?" in text}


def curse(text: str | None) -> dict[str, Any] | None:
    """`fire-1`, neutralised `fire-1?`, with tokens `fire-1+air+air`, with Madness under it `fire-1*2`."""
    if text is None:
        return None
    text, _, madness = text.partition("*")
    name, *tokens = text.split("+")
    return {"curse": name.rstrip("?"), "down": "?" in name, "tokens": tokens, "madness": int(madness or 0)}


def table(
    *hands: str,
    decks: Sequence[str] | None = None,
    discards: Sequence[str] = (),
    supports: Sequence[str] = (),
    spells: Sequence[str] = (),
    curses: Sequence[str | None] = (),
    magicians: Sequence[str] = NEUTRAL,
    library: Sequence[str] = PILES,
    supply: dict[str, int] | None = None,
    book: Sequence[str] = BOOK,
    step: str = "actions",
    page: int = 1,
    marker: int = 1,
    stack: int = 15,
    options: dict[str, Any] | None = None,
    answers: Sequence[object] = (),
    decks_of_curses: dict[str, str] | None = None,
    tops: Sequence[int] = (),
    shown: Sequence[str] = (),
    **more: Any,
) -> Match:
    """A match in the middle, in the action phase of seat 0 unless said otherwise. There is a hand for each seat.

    `tops` are the numbers of cards that all saw being laid on the decks, `shown` the cards of closed hands that all
    know of.
    """
    seats = len(hands)
    options = options or {}
    laid = [curse(text) for text in (*curses, *[None] * 5)[:5]]
    on_board = [one["curse"] for one in laid if one is not None]
    piles = {kind: [f"{kind}-{n}" for n in range(1, 13 if kind == "multi" else 10)] for kind in KINDS}
    on_top = decks_of_curses or {}
    curse_decks = []
    for kind in KINDS:
        top = on_top.get(kind, "").split()
        curse_decks.append([*top, *[name for name in piles[kind] if name not in (*top, *on_board)]])
    learned = {one.rstrip("!?") for own in spells for one in own.split()}
    names = ("water", "earth", "fire", "air")
    amount = {f"{element}-{value}": 10 if value == 2 else 6 for element in names for value in (2, 3)}
    amount.update(supply or {})
    state = {
        "step": step,
        "seats": seats,
        "magicians": list(magicians)[:seats],
        "hands": [cards(hand) for hand in hands],
        "decks": [cards(deck) for deck in decks or [PLENTY] * seats],
        "discards": [cards(pile) for pile in (*discards, *[""] * seats)[:seats]],
        "supports": [cards(support) for support in (*supports, *[""] * seats)[:seats]],
        "spells": [[spell(one) for one in known.split()] for known in (*spells, *[BASIC] * seats)[:seats]],
        "tops": [[True] * top for top in tops or [0] * seats],
        "seen": [] if options.get("open_hands", True) else [[cards(of)] * (seats + 1) for of in shown or [""] * seats],
        "curses": laid,
        "curse_decks": curse_decks,
        "unseen": [len(deck) for deck in curse_decks],
        "library": [[name for name in pile.split() if name not in learned] for pile in library],
        "supply": [amount[f"{element}-{value}"] for element in names for value in (2, 3)],
        "box": [0] * 13,
        "pages": list(book),
        "page": page,
        "round": page,
        "marker": marker,
        "stack": stack,
        "turn": 2,
        **more,
    }
    position = {"seats": seats, "options": options, "state": state, "answers": answers, "seed": "07" * 32}
    return slet.from_position("big-book", position)


def before_marker(*hands: str, marker: int = 1, **more: Any) -> Match:
    """The grimoire phase is to begin: the marker is about to leave its space. Seat 0 is active."""
    return table(*hands, step="grimoire", marker=marker, **more)


# --- looking and playing -------------------------------------------------------------------------------------


def names(things: Iterable[Any]) -> str:
    """Cards in alphabetical order."""
    return " ".join(sorted(thing.name for thing in things))


def hand(match: Match, seat: int = 0) -> str:
    return names(match.state.hands[seat])


def pile(match: Match, seat: int = 0) -> str:
    """The discard pile."""
    return names(match.state.discards[seat])


def support(match: Match, seat: int = 0) -> str:
    return names(match.state.supports[seat])


def deck(match: Match, seat: int = 0) -> list[str]:
    """The draw deck from the top."""
    return [card.name for card in match.state.decks[seat]]


def known(match: Match, seat: int = 0) -> list[str]:
    """The spells before a player."""
    signs = [("!" if one.used else "") + ("?" if one.down else "") for one in match.state.spells[seat]]
    return [one.spell.name + sign for one, sign in zip(match.state.spells[seat], signs, strict=True)]


def board(match: Match) -> list[str | None]:
    """The curses on their places, written as `curse` reads them."""
    found: list[str | None] = []
    for laid in match.state.curses:
        if laid is None:
            found.append(None)
            continue
        text = laid.curse.name + ("?" if laid.down else "") + "".join(f"+{token}" for token in laid.tokens)
        found.append(text + (f"*{laid.madness}" if laid.madness else ""))
    return found


def offered(match: Match) -> list[str]:
    ids = [option.id for option in asked(match).options]
    assert len(ids) == len(set(ids)), "nothing is offered twice"
    return ids


def play(match: Match, *ids: str) -> Match:
    for option in ids:
        match.play(option)
    return match


def pay(match: Match, *cards: str) -> Match:
    """Pick these cards as payment: `fire-1` from the hand, `fire-1/support-1` from there. Only where it is asked."""
    for card in cards:
        match.play(f"card:{card}" if "/" in card else f"card:{card}/hand")
    return match


def told(match: Match, kind: type[Event]) -> list[Any]:
    return [event for event in match.log() if isinstance(event, kind)]


def done(match: Match) -> Match:
    """End the action phase; discard whatever the recovery asks for."""
    match.play("done")
    while match.ask is not None and match.ask.kind == "recover":
        match.play(match.ask.options[0])
    return match
