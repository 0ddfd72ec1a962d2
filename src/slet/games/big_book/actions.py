"""The five actions of a player, and actions that an effect gives to somebody."""

from slet.games.big_book.craft import change_spell, learn_spell, library
from slet.games.big_book.effects import Doing, carry_out, underway, verb
from slet.games.big_book.events import ActionDeclined, Banished, Broke, HasCast
from slet.games.big_book.extra import choose_extra, extras, take_back_extra, with_extra
from slet.games.big_book.gaining import gain
from slet.games.big_book.options import (
    ACQUIRES,
    CASTS,
    DECLINE,
    DONE,
    FROM_HAND,
    FROM_SUPPORT,
    IN_HAND,
    IN_SUPPORT,
    LEARNS,
    USE,
    Acquire,
    Banish,
    Break,
    Cast,
    Done,
    Extra,
    Learn,
)
from slet.games.big_book.payment import ANY_PAIR, Embodied, Price, affordable, means, pay
from slet.games.big_book.phrases import Part
from slet.games.big_book.pieces.cards import MADNESS, SUPPLY
from slet.games.big_book.pieces.tables import CURSES
from slet.games.big_book.state import Action, BigBookState, Underway
from slet.games.big_book.zones import draw, from_hand, showed, value_two_left
from slet.kernel import Rule, pick, pick_hidden, tell

BREAKS = {curse: Break(curse) for curse in CURSES}
ELEMENT_PRICE: tuple[tuple[Price, ...], ...] = tuple(
    tuple(tuple(amount if n == element else 0 for n in range(4)) for amount in range(10)) for element in range(4)
)
"""So many of one element."""


def possible_actions(s: BigBookState, seat: int, embodied: Embodied | None = None) -> list[Action]:
    """BB-56: every action that the player can pay for."""
    have = means(s, seat, embodied)
    # What can be paid of each element on its own.
    most = [total + (have.wild and n != 3) for n, total in enumerate(have.sums[:4])]
    found: list[Action] = []
    for known in s.spells[seat]:  # BB-62, BB-63
        if not known.used and not known.down:
            spell = known.spell
            found += CASTS[spell][: most[spell.number] // spell.level]
    for spell in library(s):  # BB-70
        if most[spell.number] >= 2:
            found.append(LEARNS[spell])
    for card in SUPPLY:  # BB-74
        if most[card.number] >= card.value and s.supply[card.pile]:
            found.append(ACQUIRES[card])
    for laid in s.curses:  # BB-75, BB-133
        if laid is not None and not laid.down and affordable(have, laid.price()):
            found.append(BREAKS[laid.curse])
    if max(most) >= 2:
        found += _madness_in_reach(s, seat)
    return found


def _madness_in_reach(s: BigBookState, seat: int) -> list[Banish]:
    """BB-80: in the own hand and in every support."""
    found = [FROM_HAND[seat]] if MADNESS in s.hands[seat] else []
    return found + [FROM_SUPPORT[owner] for owner, cards in enumerate(s.supports) if MADNESS in cards]


def price_of(s: BigBookState, action: Action) -> tuple[Price, ...]:
    """The price of an action; where there are several, the payer picks one of them."""
    if isinstance(action, Cast):
        return (ELEMENT_PRICE[action.spell.number][action.spell.level * action.times],)
    if isinstance(action, Learn):
        return (ELEMENT_PRICE[action.spell.number][2],)
    if isinstance(action, Acquire):
        return (ELEMENT_PRICE[action.card.number][action.card.value],)
    if isinstance(action, Break):
        return (next(laid.price() for laid in s.curses if laid is not None and laid.curse is action.curse),)
    return ANY_PAIR


def perform(s: BigBookState, seat: int, action: Action, embodied: Embodied | None = None) -> Rule[None]:
    """BB-61: first the payment, then what it buys."""
    yield from underway(s, Underway("action", seat, action=action), pay_and_perform(s, seat, action, embodied))


def pay_and_perform(s: BigBookState, seat: int, action: Action, embodied: Embodied | None) -> Rule[None]:
    paid = yield from pay(s, seat, with_extra(price_of(s, action), s.extra), embodied)
    if not paid:
        take_back_extra(s, seat)
        return
    s.extra = ()
    if isinstance(action, Cast):
        yield from cast(s, seat, action)
    elif isinstance(action, Learn):
        yield from learn_spell(s, seat, action.spell)
    elif isinstance(action, Acquire):
        gain(s, seat, action.card)
    elif isinstance(action, Break):
        yield from break_curse(s, seat, action)
    else:
        banish(s, seat, action)


def cast(s: BigBookState, seat: int, action: Cast) -> Rule[None]:
    """BB-62 to BB-69: the spell counts as used from the payment on; then as much of it as can be is carried out."""
    change_spell(s, seat, action.spell, used=True)
    tell(s, HasCast, seat, action.spell, action.times)
    yield from carry_out(s, action.spell.effect, Doing(seat, action.times, action.spell))


def break_curse(s: BigBookState, seat: int, action: Break) -> Rule[None]:
    """BB-169: the curse and its tokens, the Madness under it, the card for breaking it, Alice's draw."""
    place = next(n for n, laid in enumerate(s.curses) if laid is not None and laid.curse is action.curse)
    laid = s.curses[place]
    assert laid is not None
    s.curses[place] = None
    s.broken.append(laid.curse)
    s.discards[seat] += [MADNESS] * laid.madness
    tell(s, Broke, seat, laid.curse, laid.madness)
    rewards = [ACQUIRES[card] for card in value_two_left(s)]
    if rewards:
        reward = rewards[0] if len(rewards) == 1 else (yield from pick(seat, "reward", rewards, "BB-77"))
        gain(s, seat, reward.card)
    magician = s.magicians[seat]
    if magician is None or magician.name != "alice":
        return
    if (yield from pick(seat, "alice", (USE, DECLINE), "BB-143")) is USE:
        yield from draw(s, seat, 1)


def banish(s: BigBookState, seat: int, action: Banish) -> None:
    """BB-80: back to the stack."""
    if action.place == "hand":
        if MADNESS not in s.hands[seat]:
            return  # a closed hand that was imagined anew while it paid
        from_hand(s, seat, MADNESS)
    else:
        s.supports[action.seat].remove(MADNESS)
    s.stack += 1
    if action.place == "hand":
        showed(s, seat, IN_HAND[seat][MADNESS.index])
    tell(s, Banished, seat, 1, action.place)


# --- actions given by an effect ----------------------------------------------------------------------------------


@verb("act")
def act(s: BigBookState, seat: int, part: Part, doing: Doing) -> Rule[int]:
    """BB-115 to BB-118: actions as in the own turn, one after the other; any of them may be declined."""
    return (yield from given_actions(s, seat, part.number(doing.times), None))


@verb("embody")
def embody(s: BigBookState, seat: int, part: Part, doing: Doing) -> Rule[int]:
    """BB-150: actions paid from the shared support alone, where the cards stay; each serves one of the actions."""
    return (yield from given_actions(s, seat, part.number(doing.times), Embodied()))


def given_actions(s: BigBookState, seat: int, number: int, embodied: Embodied | None) -> Rule[int]:
    secret = not s.settings.open_hands  # Madness in the hand may be banished even where the shared support pays

    def options(s: BigBookState, seat: int) -> list[Action | Extra | Done]:
        if embodied is not None:
            return [*possible_actions(s, seat, embodied), DONE]
        return [*actions_and_extras(s, seat), DONE]

    done = 0
    while done < number:
        if not secret and len(options(s, seat)) == 1:
            return done
        served = () if embodied is None else tuple([IN_SUPPORT[of][card.index] for of, card in embodied.served])
        s.note(left=number - done, served=served)
        action = yield from pick_hidden(s, seat, "given-action", options, "BB-115")
        if isinstance(action, Done):
            tell(s, ActionDeclined, seat)
            return done
        done += yield from perform_chosen(s, seat, action, embodied)
    return number


def actions_and_extras(s: BigBookState, seat: int) -> list[Action | Extra]:
    """BB-56, BB-168: every action that can be paid for, and what may be paid on top."""
    actions = possible_actions(s, seat)
    return [*actions, *extras(s, seat, actions, price_of)]


def perform_chosen(s: BigBookState, seat: int, choice: Action | Extra, embodied: Embodied | None = None) -> Rule[bool]:
    """An action, or first the cards that are paid on top of it; says whether one was performed."""
    action: Action | None
    if isinstance(choice, Extra):
        action = yield from choose_extra(s, seat, choice, possible_actions, price_of)
    else:
        action = choice
    if action is not None:
        yield from perform(s, seat, action, embodied)
    return action is not None
