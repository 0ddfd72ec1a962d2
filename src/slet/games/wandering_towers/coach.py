"""What can be remarked to somebody who plays Wandering Towers for the first time."""

from collections.abc import Iterator, Mapping
from typing import Any

from slet.games.wandering_towers.events import Drew, Entered, Flew, Freed, MovedTower, MovedWizard, Swapped
from slet.games.wandering_towers.options import AskForCard, DiscardAll, MoveTower, MoveWizard, RollAgain
from slet.games.wandering_towers.pieces import SPACES, Card, Spell
from slet.games.wandering_towers.view import Player, TowersView
from slet.kernel import Remark, Seen

Found = Mapping[str, Any] | None
CARDS = ("act", "act-second")
"""The questions for a card."""
HOARD = 3
"""So many full potions are more than somebody needs who never casts."""

# --- the cards ------------------------------------------------------------------------------------------------------


def two_cards(seen: Seen) -> Found:
    view: TowersView = seen.view
    return {} if seen.ask.kind == "act" and view.turn < view.seats and not _alone(view) else None


def alone(seen: Seen) -> Found:
    view: TowersView = seen.view
    if seen.ask.kind != "act" or not _alone(view):
        return None
    return {"cards": view.cards_left, "outside": view.players[0].outside}


def die_card(seen: Seen) -> Found:
    rolls = seen.ask.kind in CARDS and any(isinstance(card, Card) and card.dice for card in seen.ask.options)
    return {} if rolls else None


def roll_again(seen: Seen) -> Found:
    again = any(isinstance(option, RollAgain) for option in seen.ask.options)
    return {"rolled": seen.view.rolled, "rolls": seen.view.rolls_left} if again else None


def new_hand(seen: Seen) -> Found:
    """No card moves an own wizard or the tower under it, none fills a potion, and there is no die to hope for."""
    view: TowersView = seen.view
    if seen.ask.kind != "act" or not any(isinstance(option, DiscardAll) for option in seen.ask.options):
        return None
    own = _own(seen).wizard
    for reach in view.reach:
        if reach.card.dice or reach.wizards or any(own in view.outlook[move.space].caught for move in reach.towers):
            return None
    return {} if next(_traps(seen), None) is None else None


# --- Ravenskeep -----------------------------------------------------------------------------------------------------


def ends_the_turn(seen: Seen) -> Found:
    """The first of two cards would bring a wizard in."""
    first = seen.ask.kind == "act" and not _alone(seen.view)
    return {} if first and next(_entries(seen), None) is not None else None


def fits(seen: Seen) -> Found:
    move = next(_entries(seen), None) if seen.ask.kind in CARDS else None
    return None if move is None else {"steps": move.steps, "space": move.space}


def too_far(seen: Seen) -> Found:
    """No card fits, and one would take a wizard past Ravenskeep."""
    view: TowersView = seen.view
    if seen.ask.kind not in CARDS or next(_entries(seen), None) is not None:
        return None
    for reach in view.reach:
        for move in reach.wizards:
            missing = (view.keep - move.space) % SPACES
            if 0 < missing < move.steps:
                return {"steps": move.steps, "space": move.space, "missing": missing}
    return None


def card_left(seen: Seen) -> Found:
    """The own turn before this question ended by an entry, and only one card had to be drawn for it."""
    if _alone(seen.view):
        return None
    own = _own(seen).wizard
    walked = any(isinstance(told, MovedWizard) and told.seat == seen.seat for told in seen.news)
    entered = any(isinstance(told, Entered) and own in told.wizards for told in seen.news)
    drawn = [len(told.cards) for told in seen.news if isinstance(told, Drew) and told.seat == seen.seat]
    return {} if walked and entered and drawn == [1] else None


def flew(seen: Seen) -> Found:
    """Ravenskeep stands where it has just flown, and could fly on."""
    view: TowersView = seen.view
    flown = any(isinstance(told, Flew) and told.to == view.keep for told in seen.news)
    return {"keep": view.keep, "next": view.next_keep} if flown and view.next_keep is not None else None


def _entries(seen: Seen) -> Iterator[MoveWizard]:
    """The moves into Ravenskeep that the cards in hand allow."""
    view: TowersView = seen.view
    return (move for reach in view.reach for move in reach.wizards if move.to == view.keep)


# --- towers ---------------------------------------------------------------------------------------------------------


def any_tower(seen: Seen) -> Found:
    """Whoever has brought a wizard home has found it out."""
    begins = seen.ask.kind == "move" and not _own(seen).inside
    return {} if begins and next(_towers(seen), None) is not None else None


def floors(seen: Seen) -> Found:
    """A floor can be taken that has others above it."""
    spaces = seen.view.spaces
    for move in _towers(seen):
        above = len(spaces[move.space].floors) - move.floor
        if above:
            return {"space": move.space, "floors": above + move.floor}
    return None


def blocked(seen: Seen) -> Found:
    """A tower that could go but for Ravenskeep, on which it would land."""
    view: TowersView = seen.view
    move = next(_towers(seen), None) if seen.ask.kind in ("move", "move-rolled") else None
    if move is None:
        return None
    space = (view.keep - move.steps) % SPACES
    return {"space": space, "steps": move.steps} if view.spaces[space].floors else None


def traps_others(seen: Seen) -> Found:
    """Of what the cards in hand allow: where most wizards of others stand and a potion would be filled."""
    best = max(_traps(seen), key=lambda move: len(seen.view.outlook[move.to].caught), default=None)
    if seen.ask.kind not in CARDS or best is None:
        return None
    return {"space": best.to, "steps": best.steps, "wizards": len(seen.view.outlook[best.to].caught)}


def traps_own(seen: Seen) -> Found:
    own = _own(seen).wizard
    for move in _towers(seen):
        wizards = seen.view.outlook[move.to].caught.count(own)
        if wizards:
            return {"space": move.to, "wizards": wizards}
    return None


def trapped(seen: Seen) -> Found:
    """A tower has come down on an own wizard and has not moved since."""
    own = _own(seen).wizard
    space = None
    for told in seen.news:
        if isinstance(told, MovedTower) and own in told.caught:
            space = told.to
        elif space in _stirred(told):
            space = None
    return None if space is None else {"space": space, "memory": "assisted" if seen.view.assisted else "strict"}


def _stirred(told: object) -> tuple[int, ...]:
    """The spaces where what lay beneath may have come up."""
    if isinstance(told, MovedTower | Freed):
        return (told.space,)
    return (told.one, told.other) if isinstance(told, Swapped) else ()


def _towers(seen: Seen) -> Iterator[MoveTower]:
    return (option for option in seen.ask.options if isinstance(option, MoveTower))


def _traps(seen: Seen) -> Iterator[MoveTower]:
    """The moves of the cards in hand that fill a potion and catch no wizard of the own side."""
    view: TowersView = seen.view
    spared = {_own(seen).wizard}
    if view.teams:
        spared.add(view.players[(seen.seat + view.seats // 2) % view.seats].wizard)
    for reach in view.reach:
        for move in reach.towers:
            outlook = view.outlook[move.to]
            if outlook.fills is not None and spared.isdisjoint(outlook.caught):
                yield move


# --- potions and spells ---------------------------------------------------------------------------------------------


def spell(seen: Seen) -> Found:
    prices = [option.price for option in seen.ask.options if isinstance(option, Spell)]
    return {"price": min(prices), "goal": "no" if _alone(seen.view) else "yes"} if prices else None


def hoard(seen: Seen) -> Found:
    full = _own(seen).full
    castable = any(isinstance(option, Spell) for option in seen.ask.options)
    return {"full": full} if castable and full >= HOARD and not _alone(seen.view) else None


def empty_potions(seen: Seen) -> Found:
    """Nearly all wizards are in, and several potions are empty."""
    own = _own(seen)
    late = seen.ask.kind in CARDS and not _alone(seen.view) and own.outside <= 1 and own.empty >= 2
    return {"empty": own.empty, "outside": own.outside} if late else None


def rides_along(seen: Seen) -> Found:
    return {} if seen.ask.kind == "piggyback" else None


def goes_round(seen: Seen) -> Found:
    return {} if seen.ask.kind == "cast-before" else None


# --- others ---------------------------------------------------------------------------------------------------------


def partner(seen: Seen) -> Found:
    return {} if any(isinstance(option, AskForCard) for option in seen.ask.options) else None


def moves_partner(seen: Seen) -> Found:
    """The own wizards are in, and a card moves those of the partner."""
    view: TowersView = seen.view
    helps = view.teams and _own(seen).outside == 0 and seen.ask.kind in CARDS
    return {} if helps and any(reach.wizards for reach in view.reach) else None


def last_round(seen: Seen) -> Found:
    return {} if seen.view.last_round else None


def _own(seen: Seen) -> Player:
    """The own side; in solo and co-operative play there is one for all."""
    players = seen.view.players
    own: Player = players[seen.seat if len(players) > 1 else 0]
    return own


def _alone(view: TowersView) -> bool:
    return view.cards_left is not None


REMARKS = (
    Remark("ends-the-turn", "danger", ends_the_turn, ("WT-44",), "hand"),
    Remark("too-far", "danger", too_far, ("WT-43",), "keep"),
    Remark("traps-own", "danger", traps_own, ("WT-56",)),
    Remark("card-left", "missed", card_left, ("WT-44",), "hand"),
    Remark("two-cards", "first", two_cards, ("WT-19",), "hand"),
    Remark("alone", "first", alone, ("WT-135", "WT-136"), "hand"),
    Remark("fits", "first", fits, ("WT-42",), "keep"),
    Remark("trapped", "first", trapped, ("WT-56", "WT-61", "WT-72")),
    Remark("traps-others", "first", traps_others, ("WT-56", "WT-57"), "hand"),
    Remark("die-card", "first", die_card, ("WT-33", "WT-34"), "hand"),
    Remark("roll-again", "first", roll_again, ("WT-31", "WT-32")),
    Remark("any-tower", "first", any_tower, ("WT-30",)),
    Remark("floors", "first", floors, ("WT-51",)),
    Remark("blocked", "first", blocked, ("WT-53",), "keep"),
    Remark("spell", "first", spell, ("WT-62", "WT-77"), "spells"),
    Remark("flew", "first", flew, ("WT-46",), "keep"),
    Remark("last-round", "first", last_round, ("WT-78", "WT-79")),
    Remark("rides-along", "first", rides_along, ("WT-119",)),
    Remark("goes-round", "first", goes_round, ("WT-99", "WT-103"), "spells"),
    Remark("partner", "first", partner, ("WT-82", "WT-84"), "hand"),
    Remark("moves-partner", "first", moves_partner, ("WT-88", "WT-89"), "hand"),
    Remark("new-hand", "advice", new_hand, ("WT-25", "WT-26"), "hand"),
    Remark("empty-potions", "advice", empty_potions, ("WT-77",), "potions"),
    Remark("hoard", "advice", hoard, ("WT-79",), "potions"),
)
