"""Who may know what.

Nothing has to be remembered in this game: what all have seen being laid on a draw deck, under a deck of curses or,
where hands are closed, into a hand, the view goes on to show. Hidden are the order of the draw decks, what lies face
down in the library, in the book and in the decks of curses, and closed hands.
"""

from collections import Counter
from random import Random

import msgspec

from slet.games.big_book.actions import possible_actions, price_of
from slet.games.big_book.closed import known_of, pooled
from slet.games.big_book.craft import spell_limit, tokens_left
from slet.games.big_book.options import Choice, Wild
from slet.games.big_book.payment import forced_after
from slet.games.big_book.pieces.cards import ELEMENTS, SUPPLY, VALUE_ONE, Card, in_order
from slet.games.big_book.pieces.tables import BOARD, CURSE_KINDS, LAST_PAGE, Curse, Magician, Page, Spell
from slet.games.big_book.state import BigBookState, Known, Laid, Paying, Underway, after, all_cards
from slet.games.big_book.zones import support_limit
from slet.kernel import Seat, mixed


class PlayerView(msgspec.Struct, frozen=True):
    """A player's place at the table."""

    magician: Magician | None
    out: bool
    """Frightened to death."""
    hand: list[Card] | None
    """In order; None where it is closed."""
    hand_known: list[Card]
    """Of a closed hand the cards that this seat knows to be there."""
    hand_size: int
    deck_size: int
    deck_top: list[Card | None]
    """The cards that were laid on the draw deck, the top first; None is one that only its owner has seen."""
    discard: list[Card]
    support: list[Card]
    support_limit: int
    spells: list[Known]
    spell_limit: int


class BigBookView(msgspec.Struct, frozen=True):
    seat: Seat | None
    seats: int
    difficulty: int
    mode: str
    double_turn: bool
    open_hands: bool
    start: Seat
    active: Seat
    next: Seat
    """Who has the turn after this one, as things stand."""
    turn: int
    ability_used: bool
    """Whether the active magician has used the ability in this turn."""
    monsters: int
    """How many monsters have come, the present one included."""
    round: int
    """The row of the round marker, which goes down after the arrival of a monster (BB-51)."""
    marker: int
    """0 is the invocation space."""
    monster: Page | None
    """The page on the left; None while the book is closed."""
    front: Page | None
    """The page on the right: bonus and penalty for this monster, and the curses of the next one."""
    defeated: int
    fates: tuple[bool, ...]
    """Of the monsters judged so far, whether each was defeated."""
    stack: int
    stack_full: int
    """How many Madness cards a stack for that many players has."""
    supply: dict[str, int]
    destroyed: list[Card]
    library: list[Spell | None]
    """The face-up spell of each pile."""
    library_below: list[int]
    spells_gone: list[Spell]
    curses: list[Laid | None]
    """The five places of BB-53."""
    curse_prices: list[tuple[int, ...] | None]
    """What breaking each of them costs, its tokens included."""
    places_broken: list[int]
    """The places whose curse of this round is broken."""
    curse_decks: dict[str, int]
    curses_below: dict[str, list[Curse]]
    """The curses that were put back under their decks, the upper one first."""
    broken: list[Curse]
    tokens: dict[str, int]
    multi_curses: tuple[int, ...]
    """How many multi-element curses come in each round."""
    players: list[PlayerView]
    underway: list[Underway]
    """What is being carried out, each inside the one before it: whose action, which curse, whom it is hitting."""
    payment: Paying | None
    """The payment being put together, and what is still missing."""
    forced: dict[str, tuple[Choice | Wild, ...]]
    """For each card that can be picked as payment now, those that follow it by themselves, as nothing else is left."""
    extra: tuple[Choice, ...]
    """BB-168: the cards being paid on top of a price."""
    prices: dict[str, tuple[int, ...]]
    """What each action costs that this seat could pay for now, by the action's id; nothing for spectators. That two of
    any one element are asked for (BB-80) is no price by element, and not among them."""
    ending: str | None


def view(s: BigBookState, seat: int | None, *, aids: bool = True) -> BigBookView:
    """`aids`: with what is worked out from the rest for people, which takes most of the time."""
    return BigBookView(
        seat=seat,
        seats=s.seats,
        difficulty=s.settings.difficulty,
        mode=s.settings.mode,
        double_turn=s.settings.five_player_double_turn,
        open_hands=s.settings.open_hands,
        start=s.start,
        active=s.active,
        next=after(s) if len(s.out) < s.seats else s.active,
        turn=s.turn,
        ability_used=s.ability_used,
        monsters=s.page,
        round=s.round,
        marker=s.marker,
        monster=s.pages[s.page - 1] if s.page else None,
        front=s.pages[s.page] if s.page else None,
        defeated=s.defeated,
        fates=s.fates,
        stack=s.stack,
        stack_full=BOARD.madness[s.seats],
        supply={card.name: s.supply[card.pile] for card in SUPPLY},
        destroyed=in_order(s.destroyed),
        library=[pile[0] if pile else None for pile in s.library],
        library_below=[max(0, len(pile) - 1) for pile in s.library],
        spells_gone=s.gone.copy(),
        curses=s.curses.copy(),
        curse_prices=[None if laid is None else laid.price() for laid in s.curses],
        places_broken=_places_broken(s),
        curse_decks={kind: len(deck) for kind, deck in zip(CURSE_KINDS, s.curse_decks, strict=True)},
        curses_below={
            kind: deck[unseen:] for kind, deck, unseen in zip(CURSE_KINDS, s.curse_decks, s.unseen, strict=True)
        },
        broken=s.broken.copy(),
        tokens={element: tokens_left(s, element) for element in ELEMENTS},
        multi_curses=BOARD.multi[s.settings.difficulty],
        players=[_player(s, other, seat) for other in range(s.seats)],
        underway=s.underway.copy(),
        payment=s.payment,
        forced=forced_after(s) if aids else {},
        extra=s.extra,
        prices=_prices(s, seat) if aids else {},
        ending=s.ending,
    )


def _places_broken(s: BigBookState) -> list[int]:
    """BB-53: from the arrival of a monster on, what was laid and is no longer there is broken."""
    if not s.page or s.page != s.round or not s.marker:
        return []
    laid = len(s.pages[s.page - 1].curses) + BOARD.multi[s.settings.difficulty][s.round - 1]
    return [place for place in range(laid) if s.curses[place] is None]


def _prices(s: BigBookState, seat: int | None) -> dict[str, tuple[int, ...]]:
    if seat is None or s.magicians[seat] is None or seat in s.out:
        return {}
    prices = {action.id: price_of(s, action) for action in possible_actions(s, seat)}
    return {action: price[0] for action, price in prices.items() if len(price) == 1}


def _player(s: BigBookState, of: int, seat: int | None) -> PlayerView:
    return PlayerView(
        magician=s.magicians[of],
        out=of in s.out,
        hand=in_order(s.hands[of]) if s.settings.open_hands or of == seat else None,
        hand_known=in_order(known_of(s, of, seat)) if of != seat else [],
        hand_size=len(s.hands[of]),
        deck_size=len(s.decks[of]),
        deck_top=[card if seen or of == seat else None for card, seen in zip(s.decks[of], s.tops[of], strict=False)],
        discard=in_order(s.discards[of]),
        support=in_order(s.supports[of]),
        support_limit=support_limit(s, of),
        spells=s.spells[of].copy(),
        spell_limit=spell_limit(s, of),
    )


# --- imagining -------------------------------------------------------------------------------------------------
# What is dealt anew is put in order first: so it follows from the random numbers alone, and not from the truth.


def imagine(s: BigBookState, seat: int | None, rng: Random, _memory: float) -> None:
    """Deal anew what the seat cannot know. Which cards a player owns is known to all, only where they lie is not;
    of players who passed cards unseen it is known of both together.
    """
    for owners in pooled(s, seat):
        _imagine_cards(s, owners, seat, rng)
    for deck, unseen in zip(s.curse_decks, s.unseen, strict=True):
        deck[:unseen] = mixed(deck[:unseen], rng)
    if s.library:
        _imagine_library(s, rng)
    if s.pages:
        _imagine_book(s, rng)


def _imagine_cards(s: BigBookState, owners: list[int], seat: int | None, rng: Random) -> None:
    unknown = {owner: _unknown(s, owner, seat) for owner in owners}
    cards = [s.decks[owner][n] for owner in owners for n in unknown[owner]]
    for owner in owners:
        if _is_closed(s, owner, seat):
            cards += (Counter(s.hands[owner]) - Counter(known_of(s, owner, seat))).elements()
    cards = mixed(cards, rng)
    for owner in owners:
        for n in unknown[owner]:
            s.decks[owner][n] = cards.pop()
        if _is_closed(s, owner, seat):
            known = known_of(s, owner, seat)
            s.hands[owner][:] = [*known, *[cards.pop() for _ in range(len(s.hands[owner]) - len(known))]]


def _is_closed(s: BigBookState, owner: int, seat: int | None) -> bool:
    return not s.settings.open_hands and owner != seat


def _unknown(s: BigBookState, owner: int, seat: int | None) -> list[int]:
    """The places of a draw deck whose cards the seat does not know."""
    tops = s.tops[owner]
    return [n for n in range(len(s.decks[owner])) if n >= len(tops) or not (tops[n] or owner == seat)]


def _imagine_library(s: BigBookState, rng: Random) -> None:
    """Below the face-up spell lies one of each higher level: any that was not drawn could be there."""
    hidden = [spell for pile in s.library for spell in pile[1:]]
    unseen = mixed([*hidden, *s.shelf], rng)
    for pile in s.library:
        for place in range(1, len(pile)):
            like = (pile[place].element, pile[place].level)
            chosen = next(n for n, spell in enumerate(unseen) if (spell.element, spell.level) == like)
            pile[place] = unseen.pop(chosen)
    s.shelf = tuple(unseen)


def _imagine_book(s: BigBookState, rng: Random) -> None:
    """The two open pages are known, and that the last one comes last."""
    known = min(s.page + 1, len(s.pages) - 1) if s.page else 0
    unseen = mixed([*s.pages[known:-1], *s.left_out], rng)
    kinds = [page.kind for page in s.pages[known:-1]]
    dealt = [unseen.pop(next(n for n, page in enumerate(unseen) if page.kind == kind)) for kind in kinds]
    s.pages = (*s.pages[:known], *dealt, LAST_PAGE)
    s.left_out = tuple(unseen)


def all_pieces(s: BigBookState) -> list[object]:
    spells = [known.spell for known_spells in s.spells for known in known_spells]
    library = [spell for pile in s.library for spell in pile]
    curses = [curse for deck in s.curse_decks for curse in deck]
    laid = [one.curse for one in s.curses if one is not None]
    spare = [card for card, count in zip(VALUE_ONE, s.spare, strict=False) for _ in range(count)]
    spells += [*library, *s.shelf, *s.gone]
    curses += [*laid, *s.broken]
    return [*all_cards(s), *spare, *spells, *curses, *s.pages, *s.left_out]
