"""The turn: two cards one after the other, spells around them, a full hand at the end."""

from slet.games.wandering_towers.cards import play
from slet.games.wandering_towers.events import Discarded, NothingMoved, TurnBegan
from slet.games.wandering_towers.goal import is_last_turn_of_the_round, next_in_turn
from slet.games.wandering_towers.hands import fill_hand, leave_hand
from slet.games.wandering_towers.master import ask, go_round
from slet.games.wandering_towers.movement import move_tower
from slet.games.wandering_towers.options import (
    ANNOUNCED,
    ASK_FOR_CARD,
    DISCARD_ALL,
    DISCARDS,
    END_TURN,
    END_TURNS,
    LEAVE,
    Announce,
    Discard,
    MoveTower,
)
from slet.games.wandering_towers.pieces import LONE_CARDS, Card, Spell
from slet.games.wandering_towers.spells import cast, castable
from slet.games.wandering_towers.state import Step, TowersState
from slet.games.wandering_towers.teams import help_each_other, offer_card, only_asking_is_left, team_options
from slet.games.wandering_towers.track import tower_moves
from slet.kernel import Rule, left_of, tell
from slet.kernel.questions import HasId

CARDS_A_TURN = 2


def begin_turn(s: TowersState) -> Rule[Step | None]:
    """WT-18: the next player is active. WT-83: in a team the partner may hand over a card first."""
    s.turn += 1
    s.played = s.casts = 0
    s.ended = s.asked_card = s.asked_potions = False
    s.silent = ()
    tell(s, TurnBegan, s.active, s.turn)
    if s.settings.teams:
        yield from offer_card(s)
    return next_in_turn(s)


def act(s: TowersState) -> Rule[Step | None]:
    """WT-19, WT-65: the active player's next card, or a spell before, between or after the cards."""
    seat = s.active
    options = act_options(s, seat)
    if options in ([], [END_TURN]) or (seat in s.hasty and only_asking_is_left(options)):
        return "end_turn"  # everybody can see that there is nothing more to do
    choice = yield from ask(s, seat, _kind(s), act_options, _why(s))
    match choice:
        case Card():
            play(s, choice)
            return "before_card" if s.mode == "master" else "carry_out"
        case Announce():
            play(s, choice.card, choice.thing)
            return "before_card"
        case Discard():
            leave_hand(s, s.side(seat), choice.card)
            s.discard.append(choice.card)
            s.played += 1
            tell(s, Discarded, seat, (choice.card,))
        case Spell():
            yield from cast(s, seat, choice)
        case None:
            pass
        case _ if choice is DISCARD_ALL:
            return "discard_all"
        case _ if choice is END_TURN:
            return "end_turn"
        case _ if choice is END_TURNS:
            s.hasty += (seat,)
            return "end_turn"
        case _:
            yield from help_each_other(s, choice)
    return next_in_turn(s)


def act_options(s: TowersState, seat: int) -> list[HasId]:
    """All that the active player can do between cards and spells."""
    options: list[HasId] = []
    hand = dict.fromkeys(s.hands[s.side(seat)])
    if s.played < (1 if s.alone else CARDS_A_TURN):
        for card in hand:
            if s.mode == "master" and card.is_either and not card.dice:
                options += ANNOUNCED[card]  # WT-107
            else:
                options.append(card)
        if s.played:  # WT-22
            options += [DISCARDS[card] for card in hand]
        elif not s.alone:  # WT-25, WT-140
            options.append(DISCARD_ALL)
    else:
        options.append(END_TURN)
    options += open_spells(s, seat)
    if s.settings.teams:
        options += team_options(s, seat)
        if seat not in s.hasty and ASK_FOR_CARD in options and only_asking_is_left(options):
            options.append(END_TURNS)
    return options


def open_spells(s: TowersState, seat: int) -> list[Spell]:
    """WT-64, WT-65, WT-94, WT-100, WT-139: what may be cast between cards."""
    if s.mode == "master":
        return []  # Free a Wizard is offered with every question; nothing else now
    if s.casts and s.mode != "advanced":
        return []
    if s.alone and not s.played:
        return []
    return castable(s, seat)


def discard_all(s: TowersState) -> Rule[Step | None]:
    """WT-25, WT-26: three new cards; then one tower may go one space forward, and the turn is over."""
    seat = s.active
    cards = tuple(s.hands[seat])
    s.discard += cards
    s.hands[seat].clear()
    s.known[seat] = ()
    tell(s, Discarded, seat, cards)
    yield from fill_hand(s)
    choice = yield from ask(s, seat, "discard-all-move", one_step, "WT-26")
    if isinstance(choice, MoveTower):
        move_tower(s, seat, choice)
        s.ended = True  # WT-26
        if s.mode == "master":
            yield from go_round(s, "free")
    elif choice is LEAVE:
        tell(s, NothingMoved, seat, "left")
    return None if s.over else "end_turn"


def one_step(s: TowersState, _seat: int) -> list[HasId]:
    return [*tower_moves(s, 1), LEAVE]


def end_turn(s: TowersState) -> Rule[Step | None]:
    """WT-23, WT-78, WT-136: the hand is filled, and the next player is active, unless the game is over."""
    if s.last_round and is_last_turn_of_the_round(s):
        return None
    if s.alone and s.cards_spent >= LONE_CARDS:
        return None
    yield from fill_hand(s)
    s.active = left_of(s.active, s.seats)
    return "begin_turn"


def _kind(s: TowersState) -> str:
    if s.played >= (1 if s.alone else CARDS_A_TURN):
        return "act-after"
    return "act-second" if s.played else "act"


def _why(s: TowersState) -> str:
    if s.alone:
        return "WT-139" if s.played else "WT-135"
    return ("WT-19", "WT-22", "WT-65")[s.played]
