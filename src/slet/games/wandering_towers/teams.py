"""The team variant: how partners help each other."""

from slet.games.wandering_towers.events import (
    AskedForCard,
    AskedForPotions,
    GavePotions,
    HandedOver,
    HandedOverUnseen,
    Refused,
)
from slet.games.wandering_towers.hands import leave_hand
from slet.games.wandering_towers.master import ask
from slet.games.wandering_towers.options import (
    ASK_FOR_CARD,
    ASK_FOR_POTIONS,
    END_TURN,
    HAND_OVERS,
    NEVER_OFFER,
    NOTHING,
    OFFER_AGAIN,
    STOP_AGAIN,
    GivePotions,
    HandOver,
)
from slet.games.wandering_towers.pieces import Card
from slet.games.wandering_towers.state import TowersState
from slet.kernel import Rule, tell, whisper
from slet.kernel.questions import HasId


def offer_card(s: TowersState) -> Rule[None]:
    """WT-83: before the first decision of the turn the partner may hand over a card, unasked."""
    partner = s.partner(s.active)
    if partner in s.quiet:
        return
    choice = yield from ask(s, partner, "offer-card", offers, "WT-83")
    if isinstance(choice, HandOver):
        yield from exchange(s, choice.card)
    elif choice is NEVER_OFFER:
        s.quiet += (partner,)


def offers(s: TowersState, seat: int) -> list[HasId]:
    return [*cards_to_give(s, seat), NOTHING, NEVER_OFFER]


def cards_to_give(s: TowersState, seat: int) -> list[HasId]:
    return [HAND_OVERS[card] for card in dict.fromkeys(s.hands[seat])]


def team_options(s: TowersState, seat: int) -> list[HasId]:
    """WT-82, WT-87: what the active player can ask of the partner or give, once no card or spell is under way."""
    options: list[HasId] = [] if s.asked_card else [ASK_FOR_CARD]
    options += [GivePotions(potions) for potions in range(1, s.full[seat] + 1)]
    if not s.asked_potions and s.full[s.partner(seat)]:
        options.append(ASK_FOR_POTIONS)
    if seat in s.quiet:
        options.append(OFFER_AGAIN)
    if seat in s.hasty:
        options.append(STOP_AGAIN)
    return options


def only_asking_is_left(options: list[HasId]) -> bool:
    """WT-82: nothing could be done before the turn ends but to ask for a card, or to change what is asked."""
    return all(option in (END_TURN, ASK_FOR_CARD, OFFER_AGAIN, STOP_AGAIN) for option in options)


def help_each_other(s: TowersState, choice: HasId) -> Rule[None]:
    if choice is ASK_FOR_CARD:
        yield from ask_for_card(s)
    elif choice is ASK_FOR_POTIONS:
        yield from ask_for_potions(s)
    elif isinstance(choice, GivePotions):
        give_potions(s, s.active, choice.potions)
    elif choice is OFFER_AGAIN:
        s.quiet = tuple(seat for seat in s.quiet if seat != s.active)
    elif choice is STOP_AGAIN:
        s.hasty = tuple(seat for seat in s.hasty if seat != s.active)


def ask_for_card(s: TowersState) -> Rule[None]:
    """WT-82: once a turn; the partner hands over one card, or none."""
    partner = s.partner(s.active)
    s.asked_card = True
    tell(s, AskedForCard, s.active, partner)
    choice = yield from ask(s, partner, "hand-over", lambda s, seat: [*cards_to_give(s, seat), NOTHING], "WT-82")
    if isinstance(choice, HandOver):
        yield from exchange(s, choice.card)
    elif choice is NOTHING:
        tell(s, Refused, partner)


def exchange(s: TowersState, card: Card) -> Rule[None]:
    """WT-84: for a card received one is given back at once; it may be the same."""
    partner = s.partner(s.active)
    hand_over(s, partner, s.active, card)
    while not s.over:
        choice = yield from ask(s, s.active, "give-back", cards_to_give, "WT-84")
        if isinstance(choice, HandOver):
            hand_over(s, s.active, partner, choice.card)
            return


def hand_over(s: TowersState, giver: int, taker: int, card: Card) -> None:
    """WT-85: only the two partners see it."""
    leave_hand(s, giver, card)
    s.hands[taker].append(card)
    s.known[taker] += (card,)
    whisper(s, (giver, taker), HandedOver(giver, taker, card), HandedOverUnseen(giver, taker))


def ask_for_potions(s: TowersState) -> Rule[None]:
    """WT-87: once a turn; the partner gives some, or none."""
    partner = s.partner(s.active)
    s.asked_potions = True
    tell(s, AskedForPotions, s.active, partner)
    choice = yield from ask(s, partner, "give-potions", potions_to_give, "WT-87")
    if isinstance(choice, GivePotions) and choice.potions:
        give_potions(s, partner, choice.potions)
    elif choice is not None:
        tell(s, Refused, partner)


def potions_to_give(s: TowersState, seat: int) -> list[HasId]:
    return [GivePotions(potions) for potions in range(s.full[seat] + 1)]


def give_potions(s: TowersState, giver: int, potions: int) -> None:
    """WT-87: a gift is used like an own potion and fills no empty one."""
    taker = s.partner(giver)
    s.full[giver] -= potions
    s.full[taker] += potions
    tell(s, GavePotions, giver, taker, potions)
