"""Playing a card: the die, the choice of the piece, and its move."""

from collections.abc import Iterator

from slet.games.wandering_towers.events import NothingMoved, Played, Rolled
from slet.games.wandering_towers.goal import next_in_turn
from slet.games.wandering_towers.hands import leave_hand
from slet.games.wandering_towers.master import after_the_card, ask, go_round
from slet.games.wandering_towers.movement import move_tower, move_wizard
from slet.games.wandering_towers.options import LEAVE, ROLL_AGAIN, MoveTower, MoveWizard, Thing
from slet.games.wandering_towers.pieces import PIGGYBACK, Card, Wizard
from slet.games.wandering_towers.piggyback import riders_along
from slet.games.wandering_towers.state import Step, TowersState
from slet.games.wandering_towers.track import has_room, movable, tower_moves, wizard_moves
from slet.kernel import Option, Rule, roll, tell
from slet.kernel.questions import HasId


def play(s: TowersState, card: Card, thing: Thing | None = None) -> None:
    """WT-19: the card leaves the hand and is in play."""
    leave_hand(s, s.side(s.active), card)
    s.card, s.thing, s.rolled, s.rolls_left = card, thing, None, card.dice
    s.right = s.claim = None
    s.played += 1
    s.cards_spent += 1
    tell(s, Played, s.active, card, thing)


def carry_out(s: TowersState) -> Rule[Step | None]:
    """WT-20, WT-21, WT-28 to WT-37: what the card in play moves."""
    move = yield from choose_move(s)
    if isinstance(move, MoveTower):
        move_tower(s, s.active, move)
    elif isinstance(move, MoveWizard):
        riders: tuple[Wizard, ...] = ()
        if PIGGYBACK in s.spells:
            s.moving = move
            riders = yield from riders_along(s, move)
            s.moving = None
        if s.ended or s.over:  # by Free a Wizard, cast meanwhile
            tell(s, NothingMoved, s.active, "turn-over")
        elif not has_room(s, move.to):  # likewise (WT-108)
            tell(s, NothingMoved, s.active, "impossible")
        elif move_wizard(s, s.active, move, riders):
            s.ended = True  # WT-44, WT-89: the own one, or the partner's in its place
            if s.mode == "master":  # WT-133
                yield from go_round(s, "free")
    return None if s.over else "after_card"


def choose_move(s: TowersState) -> Rule[HasId | None]:
    """The move that the active player makes with the card; None if nothing moves."""
    card = s.card
    assert card is not None
    while True:
        if s.rolls_left:  # WT-31: it is rolled at least once
            s.rolls_left -= 1
            s.rolled = (yield from roll())[0]
            tell(s, Rolled, s.active, s.rolled)
        if not move_options(s, s.active):
            tell(s, NothingMoved, s.active, "impossible")
            return None
        choice = yield from ask(s, s.active, "move" if s.rolled is None else "move-rolled", move_options, _why(s))
        if choice is LEAVE:
            tell(s, NothingMoved, s.active, "left")
            return None
        if choice is None:  # by Free a Wizard, cast meanwhile
            tell(s, NothingMoved, s.active, "turn-over" if s.ended or s.over else "impossible")
            return None
        if choice is not ROLL_AGAIN:
            return choice


def move_options(s: TowersState, seat: int) -> list[Option]:
    """WT-21, WT-32 to WT-37: every move by the value on the card, or by the last roll; then none has to be made."""
    moves: list[Option] = list(card_moves(s, seat))
    if s.rolled is None:
        return moves
    if s.rolls_left:
        moves.append(ROLL_AGAIN)
    return [*moves, LEAVE] if moves else []


def card_moves(s: TowersState, seat: int) -> Iterator[Option]:
    """WT-35 to WT-37: a tower by the left value, or a wizard by the right one; only that announced (WT-107)."""
    card = s.card
    assert card is not None
    return moves_by(s, seat, card, s.thing, s.rolled or 0)


def moves_by(s: TowersState, seat: int, card: Card, thing: Thing | None, rolled: int) -> Iterator[Option]:
    """What a card could move, with that roll if it has dice."""
    if card.tower is not None and thing != "wizard":
        yield from tower_moves(s, card.tower or rolled)
    if card.wizard is not None and thing != "tower":
        for wizard in movable(s, seat):
            yield from wizard_moves(s, wizard, card.wizard or rolled)


def _why(s: TowersState) -> str:
    card = s.card
    assert card is not None
    if s.rolled is not None:
        return "WT-32" if s.rolls_left else "WT-33"
    if card.is_either:
        return "WT-35"
    return "WT-30" if card.wizard is None else "WT-29"


def after_card(s: TowersState) -> Rule[Step | None]:
    """WT-19, WT-104: the card is laid on the discard pile; master wizards may cast after it."""
    card = s.card
    assert card is not None
    if s.mode == "master":
        yield from after_the_card(s)
    s.discard.append(card)
    s.card = s.thing = s.rolled = s.right = None
    s.rolls_left = 0
    return next_in_turn(s)
