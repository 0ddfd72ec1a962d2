"""A turn: concentration before the grimoire phase, then actions and recovery; and whose turn comes next."""

from collections.abc import Callable
from functools import wraps
from typing import Any

from slet.games.big_book import closed
from slet.games.big_book import vocabulary as vocabulary  # the verbs of all cards are known from here on
from slet.games.big_book.actions import actions_and_extras, perform_chosen
from slet.games.big_book.choosing import choose_cards
from slet.games.big_book.events import Frightened, Lost, Turn
from slet.games.big_book.magicians import ABILITY, own_turn_ability, use_ability
from slet.games.big_book.options import DONE, Choice, Done, Extra, UseAbility
from slet.games.big_book.pieces.cards import MADNESS, WHAT
from slet.games.big_book.state import HAND, Action, BigBookState, Known, Step, after
from slet.games.big_book.zones import AllLost, discard, draw
from slet.kernel import Outcome, Rule, pick_hidden, tell


def until_lost(rule: Callable[[BigBookState], Rule[Any]]) -> Callable[[BigBookState], Rule[Step | None]]:
    """BB-97: whoever has to take Madness from an empty stack ends the game in the middle of the step."""

    @wraps(rule)
    def step(s: BigBookState) -> Rule[Step | None]:
        try:
            following: Step | None = yield from rule(s)
            return following
        except AllLost:
            s.underway.clear()
            return None

    return step


def concentration(s: BigBookState) -> Rule[Step | None]:
    """BB-35: all own used spells are refreshed. Before the marker moves, an ability may be used (BB-137)."""
    s.turn += 1
    s.ability_used = False
    s.spells[s.active] = [Known(known.spell, known.used and known.down, known.down) for known in s.spells[s.active]]
    tell(s, Turn, s.active, s.turn)
    if may_use_ability(s):
        choice = yield from pick_hidden(s, s.active, "before-grimoire", before_grimoire, "BB-137")
        if isinstance(choice, UseAbility):
            yield from use_ability(s, choice)
    return "grimoire"


def may_use_ability(s: BigBookState) -> bool:
    """Where hands are closed, whether an ability is of use may be a secret: then its owner is always asked."""
    magician = s.magicians[s.active]
    asked = not s.settings.open_hands and magician is not None and magician.name in ABILITY
    return asked or bool(own_turn_ability(s))


def before_grimoire(s: BigBookState, _seat: int) -> list[UseAbility | Done]:
    return [*own_turn_ability(s), DONE]


def actions(s: BigBookState) -> Rule[Step | None]:
    """BB-56: as many actions as can be paid, one at a time, in any order.

    A player who can do nothing more is asked all the same: a mispaid action can still be taken back here.
    """
    choice = yield from pick_hidden(s, s.active, "action", in_own_turn, "BB-56")
    if isinstance(choice, Done):
        return "recovery"
    if isinstance(choice, UseAbility):
        yield from use_ability(s, choice)
    else:
        yield from perform_chosen(s, s.active, choice)
    return "actions"


def in_own_turn(s: BigBookState, seat: int) -> list[Action | Extra | UseAbility | Done]:
    return [*actions_and_extras(s, seat), *own_turn_ability(s), DONE]


def recovery(s: BigBookState) -> Rule[Step | None]:
    """BB-81 to BB-86: exactly six cards in hand; then the check for six Madness."""
    seat = s.active
    hand = s.hands[seat]
    if len(hand) < HAND:
        yield from draw(s, seat, HAND - len(hand))
    elif len(hand) > HAND:
        yield from trim(s, seat)
    if s.hands[seat].count(MADNESS) >= HAND:
        frighten(s, seat)
    return next_turn(s)


def trim(s: BigBookState, seat: int) -> Rule[None]:
    """BB-82 to BB-84: element cards of choice are discarded; Madness stays."""

    def do(choice: Choice) -> None:
        discard(s, seat, choice)

    yield from choose_cards(s, seat, "recover", ("hand",), WHAT["element"], len(s.hands[seat]) - HAND, do, "BB-82")


def frighten(s: BigBookState, seat: int) -> None:
    """BB-86, BB-88: out of the game, and all that the player owned with it."""
    for zone in (s.hands, s.decks, s.discards, s.supports):
        for card in zone[seat]:
            s.box[card.index] += 1
        zone[seat] = []
    closed.emptied(s, seat)
    s.tops[seat] = []
    s.gone += [known.spell for known in s.spells[seat]]
    s.spells[seat] = []
    s.out += (seat,)
    tell(s, Frightened, seat)


def next_turn(s: BigBookState) -> Step | None:
    """BB-33, BB-89, BB-161: the next player clockwise who is still in the game."""
    if len(s.out) == s.seats:  # BB-156
        s.ending = "lost-all-out"
        tell(s, Lost, "all-out")
        return None
    s.active = after(s)
    return "concentration"


def outcome(s: BigBookState) -> Outcome:
    """BB-01, BB-154, BB-156: all win or all lose. The points are the monsters defeated."""
    winners = tuple(range(s.seats)) if s.ending == "won" else ()
    return Outcome((s.defeated,) * s.seats, winners, s.ending or "lost-sixth", together=True)
