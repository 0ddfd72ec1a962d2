"""What can be remarked to somebody who plays The Big Book of Madness for the first time."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from slet.games.big_book.events import Overpaid, Reshuffled, SetOff
from slet.games.big_book.options import Acquire, Banish, Break, Cast, Choice, Learn, UseAbility
from slet.games.big_book.pieces.cards import ELEMENTS, MADNESS, Card
from slet.games.big_book.state import HAND, PLACE_SPACE, ROUNDS, SPACES, Laid
from slet.games.big_book.view import BigBookView, PlayerView
from slet.kernel import Remark, Seen

Found = Mapping[str, Any] | None
EARLY, LATE = 2, 4
"""Up to the second monster it pays to build; from the fourth on, to be rid of weak cards."""
PAID = (Acquire, Banish, Break, Cast, Learn)
"""What is done with cards."""
LAST = 2
"""So many curses may still be broken in one turn."""
FEW = 2
"""So few cards in a deck are soon drawn."""
MUCH = 3
"""So much Madness in a hand is much; so many cards of value 1 are many."""

# --- curses ---------------------------------------------------------------------------------------------------------


def look_first(seen: Seen) -> Found:
    """In the first turns, once something can be paid for."""
    early = seen.ask.kind == "action" and seen.view.turn <= seen.view.seats
    return {} if early and any(isinstance(option, PAID) for option in seen.ask.options) else None


def break_now(seen: Seen) -> Found:
    """A curse can be broken; of several, the first."""
    found = _breaks(seen)
    return {"kind": found[0].curse.kind} if found else None


def break_by_support(seen: Seen) -> Found:
    """A curse can be broken, and only with cards of the shared support."""
    hand = _own(seen).hand or []
    shared = [card for player in seen.view.players for card in player.support]
    offered = {option.curse for option in _breaks(seen)} if shared else set()
    for laid, price in _lying(seen.view):
        if laid.curse in offered and not _covers(_worth(hand), price) and _covers(_worth([*hand, *shared]), price):
            return {"kind": laid.curse.kind}
    return None


def break_before_it_strikes(seen: Seen) -> Found:
    """A curse that the marker comes to in the next turn can be broken now."""
    due = {laid.curse for laid in _due_next(seen.view)}
    found = next((option for option in _breaks(seen) if option.curse in due), None)
    return None if found is None else {"kind": found.curse.kind, "space": seen.view.marker + 1}


def strikes_next(seen: Seen) -> Found:
    due = _due_next(seen.view) if seen.ask.kind == "action" else []
    return {"space": seen.view.marker + 1, "curses": len(due)} if due else None


def last_chance(seen: Seen) -> Found:
    """The monster is judged in the next turn, and one of the last of its curses can be broken."""
    view: BigBookView = seen.view
    left, is_sixth = len(_lying(view)), view.monsters == ROUNDS
    if view.marker != SPACES or not _breaks(seen) or (left > LAST and not is_sixth):
        return None
    return {"curses": left, "sixth": "yes" if is_sixth else "no"}


def judged_next(seen: Seen) -> Found:
    """Before the sixth monster, for which there is no penalty."""
    view: BigBookView = seen.view
    left = len(_lying(view)) if view.marker == SPACES and view.monsters < ROUNDS else 0
    return {"curses": left} if seen.ask.kind == "action" and left else None


def not_every_monster(seen: Seen) -> Found:
    """Late in a round that is not the last, with several curses left and none that can be broken."""
    view: BigBookView = seen.view
    if seen.ask.kind != "action" or view.monsters == ROUNDS or view.marker < SPACES - 1:
        return None
    return {"curses": len(_lying(view))} if len(_lying(view)) >= 2 and not _breaks(seen) else None


def sixth(seen: Seen) -> Found:
    return {} if seen.ask.kind == "action" and seen.view.monsters == ROUNDS else None


def struck(seen: Seen) -> Found:
    """A curse has taken effect and lies there still."""
    lying = {laid.curse for laid, _ in _lying(seen.view)}
    stays = seen.ask.kind == "action" and any(isinstance(told, SetOff) and told.curse in lying for told in seen.news)
    return {} if stays else None


def _breaks(seen: Seen) -> list[Break]:
    return [option for option in seen.ask.options if isinstance(option, Break)]


def _lying(view: BigBookView) -> list[tuple[Laid, Sequence[int]]]:
    """The curses on the board with what breaking them costs."""
    both = zip(view.curses, view.curse_prices, strict=True)
    return [(laid, price) for laid, price in both if laid is not None and price is not None]


def _due_next(view: BigBookView) -> list[Laid]:
    """The face-up curses on the space to which the marker goes next."""
    after = view.marker + 1
    curses = zip(PLACE_SPACE, view.curses, strict=True)
    return [laid for space, laid in curses if laid is not None and space == after and not laid.down]


# --- what to do with cards ------------------------------------------------------------------------------------------


def build(seen: Seen) -> Found:
    """Early, with no curse to break and something to buy; with how many curses lie there."""
    early = seen.ask.kind == "action" and seen.view.monsters <= EARLY and not _breaks(seen)
    bought = early and any(isinstance(option, Learn | Acquire) for option in seen.ask.options)
    return {"curses": len(_lying(seen.view))} if bought else None


def weak_cards(seen: Seen) -> Found:
    """Late, with several cards of value 1 in hand and Combustion at hand."""
    weak = sum(card.value == 1 for card in _own(seen).hand or ())
    if seen.ask.kind != "action" or seen.view.monsters < LATE or weak < MUCH or not _castable(seen, "combustion"):
        return None
    return {"cards": weak}


def spend(seen: Seen) -> Found:
    """A full hand, something to buy, and a deck from which it can be filled again."""
    own = _own(seen)
    if seen.ask.kind != "action" or own.hand_size != HAND or own.deck_size < HAND:
        return None
    return {} if any(isinstance(option, Learn | Acquire) for option in seen.ask.options) else None


def several_times(seen: Seen) -> Found:
    most = max((option.times for option in seen.ask.options if isinstance(option, Cast)), default=1)
    return {"times": most} if most > 1 and seen.ask.kind == "action" else None


def telepathy(seen: Seen) -> Found:
    """Another player, whose hand can be seen, could break a curse that cannot be broken here."""
    view: BigBookView = seen.view
    if seen.ask.kind != "action" or not _castable(seen, "telepathy"):
        return None
    here = {option.curse for option in _breaks(seen)}
    air = ELEMENTS.index("air")
    shared = [card for player in view.players for card in player.support if card.number != air]
    for laid, price in _lying(view):
        if laid.curse in here or laid.down:
            continue
        for seat, player in enumerate(view.players):
            if seat != seen.seat and player.hand and _covers(_worth([*player.hand, *shared]), price):
                return {"kind": laid.curse.kind}
    return None


def ability(seen: Seen) -> Found:
    """Not before the first turn has begun: what is said then is about the curses."""
    if seen.ask.kind == "before-grimoire" and seen.view.turn <= seen.view.seats:
        return None
    return {} if any(isinstance(option, UseAbility) for option in seen.ask.options) else None


def into_support(seen: Seen) -> Found:
    return {} if seen.ask.kind == "support" else None


def given_action(seen: Seen) -> Found:
    return {} if seen.ask.kind == "given-action" and seen.view.active != seen.seat else None


def _castable(seen: Seen, spell: str) -> bool:
    return any(isinstance(option, Cast) and option.spell.name == spell for option in seen.ask.options)


def _worth(cards: Iterable[Card]) -> list[int]:
    """How much of each element the cards give."""
    worth = [0] * len(ELEMENTS)
    for card in cards:
        if card is not MADNESS:
            worth[card.number] += card.value
    return worth


def _covers(worth: Sequence[int], price: Sequence[int]) -> bool:
    return all(there >= asked for there, asked in zip(worth, price, strict=True))


# --- paying ---------------------------------------------------------------------------------------------------------


def overpaying(seen: Seen) -> Found:
    """A card gives more than is missing, and another of its element does not."""
    paying = seen.view.payment
    if seen.ask.kind != "pay" or paying is None or paying.missing is None:
        return None
    cards = [option.card for option in seen.ask.options if isinstance(option, Choice)]
    for card in cards:
        missing = paying.missing[card.number]
        if card.value > missing and any(other.number == card.number and other.value <= missing for other in cards):
            return {"value": card.value, "missing": missing}
    return None


def from_support(seen: Seen) -> Found:
    """A card from somebody else's support can be paid."""
    others = any(
        isinstance(one, Choice) and one.place == "support" and one.seat != seen.seat for one in seen.ask.options
    )
    return {} if seen.ask.kind == "pay" and others else None


def overpaid(seen: Seen) -> Found:
    lost = sum(
        due.number for told in seen.news if isinstance(told, Overpaid) and told.seat == seen.seat for due in told.lost
    )
    return {"lost": lost} if lost else None


# --- Madness and the deck -------------------------------------------------------------------------------------------


def madness(seen: Seen) -> Found:
    return {} if seen.ask.kind == "action" and _madness(seen) else None


def much_madness(seen: Seen) -> Found:
    """Much of it in hand, and some can be banished."""
    found = _madness(seen)
    banish = any(isinstance(option, Banish) and option.place == "hand" for option in seen.ask.options)
    return {"madness": found} if seen.ask.kind == "action" and found >= MUCH and banish else None


def nearly_frightened(seen: Seen) -> Found:
    """One Madness less than frightens to death, or as many; only at the end of the own turn does it count."""
    found = _madness(seen)
    return {"madness": found} if seen.ask.kind == "action" and found >= HAND - 1 else None


def short_deck(seen: Seen) -> Found:
    """The recovery would have to draw more cards than the deck has, or soon would."""
    deck = _own(seen).deck_size
    return {"cards": deck} if seen.ask.kind == "action" and deck <= FEW else None


def ran_out(seen: Seen) -> Found:
    """BB-91: the own deck was made anew, which always brings a Madness."""
    anew = any(isinstance(told, Reshuffled) and told.seat == seen.seat for told in seen.news)
    return {} if anew else None


def recovering(seen: Seen) -> Found:
    return {"cards": _own(seen).hand_size} if seen.ask.kind == "recover" else None


def _madness(seen: Seen) -> int:
    """How much there is in the own hand."""
    return (_own(seen).hand or []).count(MADNESS)


def _own(seen: Seen) -> PlayerView:
    own: PlayerView = seen.view.players[seen.seat]
    return own


REMARKS = (
    Remark("nearly-frightened", "danger", nearly_frightened, ("BB-86",), "hand"),
    Remark("last-chance", "danger", last_chance, ("BB-44", "BB-45", "BB-46"), "book"),
    Remark("break-before-it-strikes", "danger", break_before_it_strikes, ("BB-36", "BB-37"), "book"),
    Remark("short-deck", "danger", short_deck, ("BB-91",), "deck"),
    Remark("overpaying", "danger", overpaying, ("BB-58",), "hand"),
    Remark("overpaid", "missed", overpaid, ("BB-58",)),
    Remark("look-first", "first", look_first, ("BB-56", "BB-75"), "book"),
    Remark("break-by-support", "first", break_by_support, ("BB-104",), "book"),
    Remark("break-now", "first", break_now, ("BB-75", "BB-77"), "book"),
    Remark("strikes-next", "first", strikes_next, ("BB-36", "BB-37", "BB-40"), "marker"),
    Remark("struck", "first", struck, ("BB-38", "BB-39"), "book"),
    Remark("judged-next", "first", judged_next, ("BB-44", "BB-45"), "marker"),
    Remark("sixth", "first", sixth, ("BB-154", "BB-155", "BB-156"), "book"),
    Remark("several-times", "first", several_times, ("BB-63", "BB-67"), "spells"),
    Remark("ability", "first", ability, ("BB-136",)),
    Remark("from-support", "first", from_support, ("BB-60", "BB-104")),
    Remark("into-support", "first", into_support, ("BB-104",), "support:0"),
    Remark("given-action", "first", given_action, ("BB-115", "BB-117")),
    Remark("madness", "first", madness, ("BB-03", "BB-80"), "hand"),
    Remark("ran-out", "first", ran_out, ("BB-91",), "deck"),
    Remark("recovering", "first", recovering, ("BB-81", "BB-82"), "hand"),
    Remark("telepathy", "advice", telepathy, ("BB-149",), "spell:telepathy"),
    Remark("much-madness", "advice", much_madness, ("BB-80",), "hand"),
    Remark("build", "advice", build, (), "supply"),
    Remark("not-every-monster", "advice", not_every_monster, ("BB-154",), "book"),
    Remark("weak-cards", "advice", weak_cards, ("BB-148",), "spell:combustion"),
    Remark("spend", "advice", spend, ("BB-81",), "hand"),
)
