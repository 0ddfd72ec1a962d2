"""What can be remarked to somebody who plays Wizard for the first time."""

from collections.abc import Mapping, Sequence
from typing import Any

from slet.games.wizard.events import Scored
from slet.games.wizard.pieces import SUITS, Card
from slet.games.wizard.tricks import winning_card
from slet.games.wizard.view import WizardView
from slet.kernel import Remark, Seen

Found = Mapping[str, Any] | None
HIGH = 9
"""From this number on a card is thought to be good for a trick."""
BEST = 13

# --- bids -----------------------------------------------------------------------------------------------------------


def first_bid(seen: Seen) -> Found:
    view: WizardView = seen.view
    if seen.ask.kind != "bid" or view.round != 1:
        return None
    card = view.hand[0]
    if card.is_wizard or card.is_jester:
        return {"card": "wizard" if card.is_wizard else "jester"}
    if card.suit == view.trump:
        return {"card": "trump"}
    return {"card": "leads" if view.lead == seen.seat else "follows"}


def trump(seen: Seen) -> Found:
    turned = seen.view.turned
    return {"suit": turned.suit} if seen.ask.kind == "bid" and turned is not None and turned.suit else None


def no_trump(seen: Seen) -> Found:
    turned = seen.view.turned
    return {} if seen.ask.kind == "bid" and turned is not None and turned.is_jester else None


def last_round(seen: Seen) -> Found:
    return {} if seen.ask.kind == "bid" and seen.view.turned is None else None


def names_trump(seen: Seen) -> Found:
    """The colour of which most are held, with their number; of none where there are none."""
    if seen.ask.kind != "trump":
        return None
    held = [card.suit for card in seen.view.hand if card.suit is not None]
    most = max(SUITS, key=held.count)
    return {"suit": most if held else "none", "held": held.count(most)}


def jester_held(seen: Seen) -> Found:
    held = seen.ask.kind == "bid" and seen.view.round > 1 and any(card.is_jester for card in seen.view.hand)
    return {} if held else None


def none_with_a_wizard(seen: Seen) -> Found:
    if seen.ask.kind != "bid" or seen.ask.option("bid:0") is None:
        return None
    wizards = sum(card.is_wizard for card in seen.view.hand)
    return {"wizards": wizards} if wizards else None


def hopes(seen: Seen) -> Found:
    """Two or more high cards which a trump could beat, and as many tricks can be bid."""
    view: WizardView = seen.view
    if seen.ask.kind != "bid" or view.trump is None:
        return None
    high = sum(HIGH <= card.rank < BEST and card.suit != view.trump for card in view.hand)
    return {"high": high} if high >= 2 else None


def forbidden(seen: Seen) -> Found:
    """The number that the dealer may not bid, where there is one."""
    view: WizardView = seen.view
    if seen.ask.kind != "bid" or len(seen.ask.options) > view.round:
        return None
    return {"bid": view.round - sum(said for said in view.bids if said is not None), "tricks": view.round}


# --- before the first card of a round -------------------------------------------------------------------------------


def too_few_bid(seen: Seen) -> Found:
    together = _bid_together(seen)
    too_few = together is not None and together < seen.view.round
    return {"bids": together, "tricks": seen.view.round} if too_few else None


def too_many_bid(seen: Seen) -> Found:
    together = _bid_together(seen)
    too_many = together is not None and together > seen.view.round
    return {"bids": together, "tricks": seen.view.round} if too_many else None


def _bid_together(seen: Seen) -> int | None:
    view: WizardView = seen.view
    return sum(said or 0 for said in view.bids) if seen.ask.kind == "play" and len(view.hand) == view.round else None


# --- what may be played ---------------------------------------------------------------------------------------------


def instead(seen: Seen) -> Found:
    """The colour could be followed, and a card without colour may be played in its place."""
    view: WizardView = seen.view
    if seen.ask.kind != "play" or view.colour is None or not any(card.suit == view.colour for card in view.hand):
        return None
    wizard = any(card.is_wizard for card in view.hand)
    jester = any(card.is_jester for card in view.hand)
    if not wizard and not jester:
        return None
    return {"suit": view.colour, "instead": "both" if wizard and jester else "wizard" if wizard else "jester"}


def free(seen: Seen) -> Found:
    """The colour cannot be followed, and there are trumps to play and other cards."""
    view: WizardView = seen.view
    if seen.ask.kind != "play" or view.colour is None or any(card.suit == view.colour for card in view.hand):
        return None
    trumps = sum(card.suit is not None and card.suit == view.trump for card in view.hand)
    return {"suit": view.colour} if 0 < trumps < len(view.hand) else None


def jester_led(seen: Seen) -> Found:
    """Nothing but jesters, and somebody comes after."""
    trick = seen.view.trick
    if seen.ask.kind != "play" or not 0 < len(trick) < seen.view.seats - 1:
        return None
    return {"jesters": len(trick)} if all(laid.card.is_jester for laid in trick) else None


def wizard_led(seen: Seen) -> Found:
    view: WizardView = seen.view
    return {} if seen.ask.kind == "play" and view.trick and view.trick[0].card.is_wizard else None


# --- which card is better -------------------------------------------------------------------------------------------


def enough(seen: Seen) -> Found:
    """All the tricks bid are taken, and of the cards that may be played some would win and some would not."""
    if not _wants(seen, 0) or not 0 < len(_winning(seen)) < len(seen.ask.options):
        return None
    bid = seen.view.bids[seen.seat]
    return {"bid": bid, "cost": 30 + 10 * bid}


def get_rid(seen: Seen) -> Found:
    """All the tricks bid are taken, and the highest of several cards that cannot win this one is a high one."""
    if not _wants(seen, 0) or not seen.view.trick:
        return None
    winning = _winning(seen)
    losing = [card for card in _cards(seen) if card not in winning and not card.is_jester]
    if len(losing) < 2:
        return None
    highest = max(losing, key=lambda card: (card.is_wizard, card.rank))
    return highest.words() if highest.is_wizard or highest.rank >= HIGH else None


def smallest(seen: Seen) -> Found:
    """Last to play, in want of tricks, with more than one card that wins: the smallest of them."""
    if not _wants(seen, 1) or len(seen.view.trick) != seen.view.seats - 1:
        return None
    winning = _winning(seen)
    if len(winning) < 2:
        return None
    return min(winning, key=lambda card: (card.is_wizard, card.suit == seen.view.trump, card.rank)).words()


def second_wizard(seen: Seen) -> Found:
    """In want of tricks, with a wizard in hand that is not the first any more, and with something else to play."""
    if not _wants(seen, 1) or not any(laid.card.is_wizard for laid in seen.view.trick):
        return None
    wizards = sum(card.is_wizard for card in _cards(seen))
    return {} if 0 < wizards < len(seen.ask.options) else None


def not_exact(seen: Seen) -> Found:
    """The bid cannot be met any more: too many are taken, or too few cards are left."""
    view: WizardView = seen.view
    if seen.ask.kind != "play":
        return None
    missing = (view.bids[seen.seat] or 0) - view.taken[seen.seat]
    if 0 <= missing <= len(view.hand):
        return None
    return {"how": "over" if missing < 0 else "under"}


def _wants(seen: Seen, at_least: int) -> bool:
    """Whether so many tricks are wanted: none at all for 0, any number that can still be taken otherwise."""
    view: WizardView = seen.view
    if seen.ask.kind != "play":
        return False
    missing = (view.bids[seen.seat] or 0) - view.taken[seen.seat]
    return at_least <= missing <= len(view.hand) if at_least else missing == 0


def _cards(seen: Seen) -> Sequence[Card]:
    return [option for option in seen.ask.options if isinstance(option, Card)]


def _winning(seen: Seen) -> list[Card]:
    """The cards that may be played and would be the best of the trick as it lies; none for who leads."""
    view: WizardView = seen.view
    trick = [laid.card for laid in view.trick]
    if not trick:
        return []
    return [card for card in _cards(seen) if winning_card([*trick, card], view.trump) == len(trick)]


# --- points ---------------------------------------------------------------------------------------------------------


def met(seen: Seen) -> Found:
    row = _scored(seen)
    return {"taken": row.taken, "points": row.points} if row is not None and row.bid == row.taken else None


def missed(seen: Seen) -> Found:
    row = _scored(seen)
    if row is None or row.bid == row.taken:
        return None
    return {"bid": row.bid, "taken": row.taken, "lost": -row.points}


def _scored(seen: Seen) -> Scored | None:
    """How the seat's last round came out, if it is news."""
    return next((told for told in seen.news if isinstance(told, Scored) and told.seat == seen.seat), None)


REMARKS = (
    Remark("none-with-a-wizard", "danger", none_with_a_wizard, ("WIZ-25",), "hand"),
    Remark("hopes", "danger", hopes, ("WIZ-26",), "hand"),
    Remark("second-wizard", "danger", second_wizard, ("WIZ-25",), "trick"),
    Remark("enough", "danger", enough, ("WIZ-31",), "seat:0.bid"),
    Remark("smallest", "danger", smallest, (), "hand"),
    Remark("missed", "missed", missed, ("WIZ-31",), "truth"),
    Remark("first-bid", "first", first_bid, (), "hand"),
    Remark("trump", "first", trump, ("WIZ-06", "WIZ-26"), "turned"),
    Remark("no-trump", "first", no_trump, ("WIZ-07", "WIZ-27"), "turned"),
    Remark("last-round", "first", last_round, ("WIZ-09",)),
    Remark("names-trump", "first", names_trump, ("WIZ-08",), "hand"),
    Remark("forbidden", "first", forbidden, ("WIZ-14",)),
    Remark("jester-held", "first", jester_held, ("WIZ-28",), "hand"),
    Remark("jester-led", "first", jester_led, ("WIZ-23",), "trick"),
    Remark("wizard-led", "first", wizard_led, ("WIZ-22", "WIZ-25"), "trick"),
    Remark("instead", "first", instead, ("WIZ-19", "WIZ-21"), "hand"),
    Remark("free", "first", free, ("WIZ-20",), "hand"),
    Remark("met", "first", met, ("WIZ-30",), "truth"),
    Remark("not-exact", "advice", not_exact, ("WIZ-31",), "seat:0.bid"),
    Remark("get-rid", "advice", get_rid, (), "hand"),
    Remark("too-few-bid", "advice", too_few_bid, ("WIZ-13",)),
    Remark("too-many-bid", "advice", too_many_bid, ("WIZ-13",)),
)
