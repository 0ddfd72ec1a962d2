"""The abilities that belong to a magician's own turn. Those of the others stand where they take effect:
Rosana's in `zones.py`, Harold's in `payment.py`, Alice's in `actions.py`, Patrik's in `craft.py`.
"""

from collections.abc import Callable

from slet.games.big_book.choosing import ANY, choose_cards
from slet.games.big_book.craft import refresh, used_spells
from slet.games.big_book.effects import underway
from slet.games.big_book.events import AbilityUsed, FromDeck, Supported, Took
from slet.games.big_book.options import ABILITIES, IN_HAND, Choice, UseAbility
from slet.games.big_book.pieces.cards import MADNESS
from slet.games.big_book.state import BigBookState, Underway
from slet.games.big_book.zones import discard, draw, from_hand, from_top, new_deck, showed, take, to_hand
from slet.kernel import Rule, pick, tell


def own_turn_ability(s: BigBookState) -> list[UseAbility]:
    """BB-136, BB-137: the ability of the active player, if it is of use now and was not used in this turn."""
    magician = s.magicians[s.active]
    if magician is None or s.ability_used or magician.name not in ABILITY:
        return []
    possible, _ = ABILITY[magician.name]
    return [ABILITIES[magician]] if possible(s, s.active) else []


def use_ability(s: BigBookState, option: UseAbility) -> Rule[None]:
    s.ability_used = True
    tell(s, AbilityUsed, s.active, option.magician)
    _, rule = ABILITY[option.magician.name]
    yield from underway(s, Underway("ability", s.active, s.active, action=option), rule(s, s.active))


def viktor_can(s: BigBookState, seat: int) -> bool:
    return MADNESS in s.hands[seat]


def viktor(s: BigBookState, seat: int) -> Rule[None]:
    """BB-140: discard a Madness of the hand and draw a card for it."""
    discard(s, seat, IN_HAND[seat][MADNESS.index])
    yield from draw(s, seat, 1)


def sandra_can(s: BigBookState, _seat: int) -> bool:
    return bool(used_spells(s))


def sandra(s: BigBookState, seat: int) -> Rule[None]:
    """BB-141: refresh a used spell, whoever's it is."""
    refresh(s, seat, (yield from pick(seat, "refresh", used_spells(s), "BB-141")))


def larry_can(_s: BigBookState, _seat: int) -> bool:
    return True


def larry(s: BigBookState, seat: int) -> Rule[None]:
    """BB-142: draw a card; Madness is banished, anything else discarded."""
    if not s.decks[seat]:
        yield from new_deck(s, seat)
    card = from_top(s, seat)
    if card is MADNESS:
        s.stack += 1
        tell(s, FromDeck, seat, (card,), "stack")
    else:
        s.discards[seat].append(card)
        tell(s, FromDeck, seat, (card,), "discard")


def violetta_can(s: BigBookState, seat: int) -> bool:
    return bool(s.hands[seat]) and bool(s.supports[seat])


def violetta(s: BigBookState, seat: int) -> Rule[None]:
    """BB-144: swap up to two cards of the hand with as many of the own support, one for one."""
    coming: list[Choice] = []

    def swap(choice: Choice) -> None:
        from_hand(s, seat, choice.card)
        s.supports[seat].append(choice.card)
        showed(s, seat, choice)
        tell(s, Supported, seat, choice.card)
        to_hand(s, seat, take(s, seat, coming[-1]))
        tell(s, Took, seat, coming[-1].card, "support")

    for swapped in range(2):
        # The first card of the support is named when the ability is used; only a second one is a matter of choice.
        named = yield from choose_cards(
            s, seat, "swap-out", ("support",), ANY, 1, coming.append, "BB-144", up_to=swapped > 0
        )
        if not named:
            return
        yield from choose_cards(s, seat, "swap-in", ("hand",), ANY, 1, swap, "BB-144")


ABILITY: dict[str, tuple[Callable[[BigBookState, int], bool], Callable[[BigBookState, int], Rule[None]]]] = {
    "viktor": (viktor_can, viktor),
    "sandra": (sandra_can, sandra),
    "larry": (larry_can, larry),
    "violetta": (violetta_can, violetta),
}
