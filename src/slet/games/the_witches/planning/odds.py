"""How likely a problem is solved, worked out from what a seat sees."""

from functools import cache

import msgspec

from slet.games.the_witches.attempts import CRISIS, HEADOLOGY, MAGIC
from slet.games.the_witches.dice import FACES, ways, ways_to_reach
from slet.games.the_witches.options import threes
from slet.games.the_witches.pieces.cards import Card
from slet.games.the_witches.pieces.tiles import HARD, Tile
from slet.games.the_witches.planning.helps import bonus_of
from slet.games.the_witches.state import SET_UP, WitchesState
from slet.games.the_witches.view import AttemptView, Odds, SpaceView, WitchesView
from slet.games.the_witches.view import view as table_seen_by

SYMBOLS = {"headology": HEADOLOGY, "magic": MAGIC, "broomstick": 0}
"""What each symbol adds to a total."""


@cache
def sums(dice: int) -> dict[int, float]:
    """How likely each sum of so many witch dice is."""
    return {total: count / float(len(FACES) ** dice) for total, count in ways(dice).items()}


@cache
def at_least(points: int, dice: int) -> float:
    """How likely so many dice give at least these points: 1 only if it is certain, 0 only if it cannot be."""
    return ways_to_reach(points, dice) / float(len(FACES) ** dice)


def seen(s: WitchesState, seat: int | None) -> WitchesView:
    """What a seat sees, and what it can expect of it: who is about to move is told the odds of every problem."""
    bare = table_seen_by(s, seat)
    moves = seat == s.active and s.tried is None and s.step not in (None, *SET_UP)
    return msgspec.structs.replace(bare, odds=tuple(odds(bare))) if moves else bare


def odds(view: WitchesView) -> list[Odds]:
    """The odds of the seat at every problem on the map, the most likely first."""
    if view.seat is None:
        return []
    found = [_odds_at(view, view.seat, spot) for spot in view.spaces if spot.tile is not None or spot.is_face_down]
    return sorted(found, key=lambda one: (-one.for_sure, -one.with_cards, -one.by_dice))


def _odds_at(view: WitchesView, seat: int, spot: SpaceView) -> Odds:
    attempt = view.attempt
    if attempt is not None and attempt.space is spot.space and seat == view.active:
        return _odds_of(view, seat, attempt)
    me = view.players[seat]
    extra = len(me.hard) // 2
    tiles = [spot.tile] if spot.tile is not None else unseen_hard(view)
    needs = [tile.difficulty + CRISIS * spot.crises for tile in tiles]
    magic = MAGIC if me.ability == "magic" else 0
    helps = [magic + sum(worth_of(card, tile) for card in view.hand) for tile in tiles]
    by_dice = [at_least(need - extra, 4) for need in needs]
    with_cards = [at_least(need - extra - help_, 4) for need, help_ in zip(needs, helps, strict=True)]
    return Odds(
        space=spot.space,
        tile=spot.tile,
        needed=needs[0] if spot.tile is not None else None,
        by_dice=sum(by_dice) / len(tiles),
        with_cards=sum(with_cards) / len(tiles),
        for_sure=bool(threes(view.hand)) or (spot.tile is not None and solves_for_sure(view, seat, spot.tile)),
    )


def _odds_of(view: WitchesView, seat: int, attempt: AttemptView) -> Odds:
    """In the middle of an attempt: by the dice still to come. WIT-70: after the second pair no symbol is added."""
    left = 4 - len(attempt.dice)
    short = attempt.needed - attempt.total
    worth = worth_of if left else bonus_of
    magic = MAGIC if left and view.players[seat].ability == "magic" else 0
    help_ = magic + sum(worth(card, attempt.tile) for card in view.hand)
    return Odds(
        space=attempt.space,
        tile=attempt.tile,
        needed=attempt.needed,
        by_dice=at_least(short, left),
        with_cards=at_least(short - help_, left),
        for_sure=solves_for_sure(view, seat, attempt.tile),
    )


def unseen_hard(view: WitchesView) -> list[Tile]:
    """The Hard tiles that a face-down one may be."""
    seen = {spot.tile for spot in view.spaces} | set(view.gone)
    seen.update(tile for player in view.players for tile in player.hard)
    return [tile for tile in HARD if tile not in seen]


def worth_of(card: Card, tile: Tile) -> int:
    """The most that a card can add to the total against this tile: by its symbol or by its bonus."""
    return max(SYMBOLS[card.symbol], bonus_of(card, tile))


def solves_for_sure(view: WitchesView, seat: int, tile: Tile) -> bool:
    """Whether the seat holds what solves this tile without dice."""
    if any(card.benefit == tile.kind for card in view.hand if tile.kind in ("sheep", "death")):
        return True
    return (tile.kind == "pig" and view.players[seat].ability == "cure") or bool(threes(view.hand))
