"""What a position of The Big Book of Madness is worth to the players, about in elements."""

from slet.games.big_book.pieces.cards import ELEMENTS, MADNESS, Card
from slet.games.big_book.pieces.tables import Spell
from slet.games.big_book.state import HAND, PLACE_SPACE, ROUNDS, SPACES, BigBookState

DRAWN_A_TURN = 4.5
"""Cards that a player draws in a turn, about."""
LAST_TURN = 31
LACKING, NEAR = 1.5, 2.0
"""How bad it is that the stack will not last, and that it is nearly empty."""
REFILL, REFILL_LATER = 0.75, 0.4
"""What a free place in the hand is worth: it is filled at the end of the own turn."""
REACH = 0.45
"""What it is worth to hold all that breaks a curse, as a part of what breaking it is worth."""
LATE = 0.4
"""The same for a player who has no turn left before the monster is judged, and needs the help of a spell."""
EACH_ROUND = 0.6
"""How much Madness a monster and its curses bring to each player."""

RATINGS = {
    "strength-of-the-mountains": 1.6, "resolve": 1.5, "abundance": 1.4, "brainstorm": 1.6, "telekinesis": 1.4,
    "polar-circle": 1.4, "fertile-soil": 1.2, "dragons-breath": 1.4, "cleansing-flame": 1.2, "melting-cauldron": 1.2,
    "embers": 1.1, "cool-head": 1.1, "chilling-touch": 1.1, "mind-control": 1.2, "joined-minds": 1.2,
    "embrace-of-the-earth": 1.3, "aura-of-fire": 1.2, "ice-palace": 1.1, "petrification": 1.1, "levitation": 1.0,
    "telepathy": 0.8, "growth": 0.7, "ice": 0.6, "combustion": 0.7, "stoneskin": 0.9, "rime": 0.8, "glacial": 0.6,
    "essence-of-earth": 0.6, "hoarfrost": 0.6, "blazing-power": 0.7, "timelessness": 0.9, "embodiment": 1.0,
    "eye-of-the-hurricane": 0.9, "circle-of-life": 0.5, "heat-of-battle": 0.4, "from-the-ashes": 0.5, "spark": 0.4,
    "freeze": 0.4, "exchange-of-thoughts": 0.3, "wind-messenger": 0.3,
}  # fmt: skip


def rating(spell: Spell) -> float:
    """What it is worth to know a spell, for each turn to come."""
    return RATINGS.get(spell.name, 0.5)


def turns_left(s: BigBookState, seat: int) -> float:
    """The turns that a player still has after the present one, about."""
    playing = s.seats - len(s.out)
    return max(0.0, (LAST_TURN - 1 - s.turn) / playing) if seat not in s.out else 0.0


def madness_to_come(s: BigBookState) -> float:
    """How much of the stack the rest of the game will take, about: for new decks, and for curses."""
    playing = s.seats - len(s.out)
    owned = sum(map(len, (*s.decks, *s.discards, *s.hands, *s.supports)))
    new_decks = (LAST_TURN - s.turn) * DRAWN_A_TURN * playing / max(owned, 1)
    return new_decks + (ROUNDS - s.round + 1) * (EACH_ROUND * playing + 0.7)


def worth(s: BigBookState) -> float:
    """The higher, the better for all."""
    if s.ending is not None:
        return 1e6 if s.ending == "won" else -1e6
    total = 60.0 * s.defeated - _curses(s) - _stack(s)
    lent = [0, 0, 0, 0, 0]
    for support in s.supports:
        for card in support:
            lent[card.number] += card.value
    for seat in range(s.seats):
        if seat not in s.out:
            total += _player(s, seat)
    return total + _within_reach(s, lent)


def curse_weight(s: BigBookState, place: int) -> float:
    """What breaking a curse is worth beside the card for it: more while it has not been set off, most at the end."""
    if s.page == ROUNDS:
        return 60.0
    return 11.0 + (4.0 if PLACE_SPACE[place] > s.marker else 0.0) + 0.8 * s.page


def _curses(s: BigBookState) -> float:
    left = [curse_weight(s, place) + (2.0 * laid.madness) for place, laid in enumerate(s.curses) if laid is not None]
    return sum(left) + (10.0 if left else 0.0)


def _within_reach(s: BigBookState, lent: list[int]) -> float:
    """Cards that are on the way to breaking a curse are worth more than others."""
    total = 0.0
    next_curses = s.pages[s.page].curses if 0 < s.page < ROUNDS else ()
    sums = []
    turns = SPACES - s.marker
    for distance, seat in enumerate(s.playing()):
        held = lent.copy()
        for card in s.hands[seat]:
            held[card.number] += card.value
        sums.append((held, 1.0 if distance <= turns else LATE))
    for place, laid in enumerate(s.curses):
        if laid is None:
            continue
        price = laid.price()
        most = 0.0
        for held, timely in sums:
            covered = sum([min(need, have) for need, have in zip(price, held, strict=False)]) / sum(price)
            most = max(most, timely * covered * covered)
        total += REACH * curse_weight(s, place) * most
    for element in next_curses:
        number = ELEMENTS.index(element)
        most = max([min(4, held[number]) / 4 for held, _ in sums], default=0.0)
        total += 1.5 * most * most
    return total


def _player(s: BigBookState, seat: int) -> float:
    hand = s.hands[seat]
    ahead = turns_left(s, seat)
    owned: list[Card] = [*s.decks[seat], *s.discards[seat], *hand, *s.supports[seat]]
    strength = sum([card.value for card in owned]) / max(len(owned), 1)
    mad = hand.count(MADNESS)
    held = sum([card.value for card in hand])
    lent = sum([card.value for card in s.supports[seat]])
    # A free place in the hand is filled at the end of the own turn; what is above six will be lost.
    free = HAND - len(hand)
    if free > 0:
        refill = (REFILL if seat == s.active else REFILL_LATER) * strength * free
    else:
        refill = 0.5 * free
    future = DRAWN_A_TURN * ahead * strength * 0.9
    fear = mad * min(3.0, 0.9 * ahead + 0.5) + (8.0 * (mad - 3) if mad > 3 else 0.0)
    in_support = s.supports[seat].count(MADNESS)
    spells = sum([rating(known.spell) * (0.3 if known.down else 1.0) for known in s.spells[seat]]) * ahead * 0.5
    ready = sum([not known.used and not known.down for known in s.spells[seat]]) if seat == s.active else 0
    return held + 1.1 * lent + refill + future - fear - 0.8 * in_support + spells + 0.05 * ready


def _stack(s: BigBookState) -> float:
    """An empty stack loses the game."""
    playing = s.seats - len(s.out)
    lacking = max(0.0, madness_to_come(s) - s.stack)
    near = max(0.0, playing + 2 - s.stack)
    return LACKING * lacking + NEAR * near * near
