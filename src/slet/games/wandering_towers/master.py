"""The master wizards variant: who may cast when."""

from collections.abc import Callable, Sequence
from typing import Literal

from slet.games.wandering_towers.events import Claimed, Lapsed, NothingMoved
from slet.games.wandering_towers.options import PASS, PASS_FOR_TURN, Claim
from slet.games.wandering_towers.pieces import FREE_WIZARD, PIGGYBACK, SPELLS, Spell
from slet.games.wandering_towers.spells import can_pay, cast, castable
from slet.games.wandering_towers.state import Step, TowersState
from slet.games.wandering_towers.track import has_room, is_imprisoned, movable, visible, wizard_moves
from slet.kernel import Rule, clockwise, pick, pick_hidden, tell
from slet.kernel.questions import HasId

Moment = Literal["before", "after", "free"]
"""Before the card in play takes effect; after it; or only for Free a Wizard."""

WHY: dict[Moment, str] = {"before": "WT-103", "after": "WT-104", "free": "WT-133"}
CLAIMS = {spell: Claim(spell) for spell in SPELLS.values() if spell is not FREE_WIZARD}


def casters(s: TowersState) -> tuple[int, ...]:
    """WT-101: the right to cast is first the active player's, then goes round in turn order."""
    return clockwise(s.active, s.seats)


def before_card(s: TowersState) -> Rule[Step | None]:
    """WT-102, WT-103: a card has been played and nothing has come of it yet."""
    yield from go_round(s, "before")
    if s.over:
        return None
    if s.ended:  # WT-109
        tell(s, NothingMoved, s.active, "turn-over")
        return "after_card"
    return "carry_out"


def after_the_card(s: TowersState) -> Rule[None]:
    """WT-104, WT-105: what was claimed is cast; if nothing was, the question goes round once more."""
    seat, spell = s.right, s.claim
    if seat is not None and spell is not None:
        if not s.ended and spell in castable(s, seat):
            yield from go_round(s, "free")  # WT-133: the card has been carried out
        s.claim = None
        if not s.ended and not s.over and spell in castable(s, seat):
            yield from cast_repeatedly(s, seat, spell)
            return
        s.right = None
        tell(s, Lapsed, seat, spell)
    if not s.ended:  # else whatever ended the turn has been followed by the question for Free a Wizard
        yield from go_round(s, "after")


def go_round(s: TowersState, moment: Moment) -> Rule[None]:
    """WT-101, WT-133: ask everybody who could cast, in turn order, until all pass.

    Who has declined the right to cast has passed it on, and is asked again for Free a Wizard only.
    """
    waiting = list(casters(s))
    declined: set[int] = set()
    while waiting and not s.over:
        seat = waiting.pop(0)
        asked: Moment = moment if s.right is None and not s.ended and seat not in declined else "free"
        options = casting_options(s, seat, asked)
        if not options:
            continue
        if options == [FREE_WIZARD]:
            asked = "free"
        choice = yield from pick(seat, f"cast-{asked}", [*options, PASS, PASS_FOR_TURN], WHY[asked])
        if choice is PASS:
            if asked != "free":
                declined.add(seat)
        elif choice is PASS_FOR_TURN:
            s.silent += (seat,)
        elif choice is FREE_WIZARD:
            yield from cast(s, seat, FREE_WIZARD)
            waiting = list(casters(s))
        elif isinstance(choice, Claim):
            s.right, s.claim = seat, choice.spell
            tell(s, Claimed, seat, choice.spell)
        elif isinstance(choice, Spell):
            s.right = seat
            yield from cast_repeatedly(s, seat, choice)
            return


def casting_options(s: TowersState, seat: int, moment: Moment) -> list[HasId]:
    """WT-99, WT-103, WT-148: what the seat could cast now, or claim for later; nothing if it need not be asked."""
    if seat in s.silent or (s.ended and seat == s.active):
        return []
    options: list[HasId] = []
    if moment != "free":
        options += [spell for spell in castable(s, seat) if spell is not FREE_WIZARD]
        if moment == "before":
            options += [CLAIMS[spell] for spell in s.spells if may_claim(s, seat, spell)]
    if FREE_WIZARD in s.spells and can_pay(s, seat, FREE_WIZARD) and (options or has_somebody_to_free(s, seat)):
        options.append(FREE_WIZARD)
    return options


def may_claim(s: TowersState, seat: int, spell: Spell) -> bool:
    """WT-103, WT-105, WT-148: what can be paid for; Piggyback only with a wizard that could ride."""
    if spell is FREE_WIZARD or not can_pay(s, seat, spell):
        return False
    return spell is not PIGGYBACK or could_ride(s, seat)


def could_ride(s: TowersState, seat: int) -> bool:
    """WT-121, WT-148: whether an own wizard could go along with one that the card in play could move."""
    if s.card is None or s.card.wizard is None or s.thing == "tower":
        return False
    own = s.colours[s.side(seat)]
    return any(
        visible(s, move.space).count(own) > (own is wizard) and has_room(s, move.to, 2)
        for wizard in movable(s, s.active)
        for steps in ((s.card.wizard,) if s.card.wizard else range(1, 7))
        for move in wizard_moves(s, wizard, steps)
    )


def has_somebody_to_free(s: TowersState, seat: int) -> bool:
    """WT-133: an own wizard under a tower, in the team variant also one of the partner's."""
    return is_imprisoned(s, s.side(seat)) or (s.settings.teams and is_imprisoned(s, s.partner(seat)))


def cast_repeatedly(s: TowersState, seat: int, spell: Spell) -> Rule[None]:
    """WT-99, WT-106: one kind of spell, once or several times; each is carried out before the next is decided."""

    def again(s: TowersState, seat: int) -> list[HasId]:
        return [spell, PASS] if spell in castable(s, seat) else []

    choice: HasId | None = spell
    while choice is spell:
        yield from cast(s, seat, spell)
        yield from go_round(s, "free")
        if s.over or s.ended or seat in s.silent or not again(s, seat):
            return
        choice = yield from ask(s, seat, "cast-again", again, "WT-99")


PLAIN_TO_SEE = frozenset(
    ("move", "move-rolled", "discard-all-move", "act-after", "cast-again", "piggyback", "give-potions")
)
"""Questions whose options everybody can work out from the board, the potions and the spells, without the hands."""


def ask(
    s: TowersState, seat: int, kind: str, options: Callable[[TowersState, int], Sequence[HasId]], why: str
) -> Rule[HasId | None]:
    """A question by the rules of the mode. WT-133: with master wizards every question offers Free a Wizard too.

    None if there is nothing to answer any more, because of what came of it.
    """
    if s.mode != "master" or FREE_WIZARD not in s.spells:
        return (yield from pick_hidden(s, seat, kind, options, why))

    def and_free(s: TowersState, seat: int) -> list[HasId]:
        may = can_pay(s, seat, FREE_WIZARD) and not (s.ended and seat == s.active)
        return [*options(s, seat), *([FREE_WIZARD] if may else [])]

    while options(s, seat):
        choice = yield from pick_hidden(s, seat, kind, and_free, why)
        if choice is not FREE_WIZARD:
            return choice
        yield from cast(s, seat, FREE_WIZARD)
        yield from go_round(s, "free")
        if s.over or s.ended:
            return None
    return None
