"""What the dice still to come may bring, and what each card would change: the honest chance before every choice."""

from itertools import chain

import msgspec

from slet.games.the_witches.attempts import HEADOLOGY, MAGIC, needed, total, tried_tile
from slet.games.the_witches.dice import FACES, shown, ways, ways_to_reach
from slet.games.the_witches.options import ADD_TILE, ADDS, CURE, Reroll, threes
from slet.games.the_witches.pieces.cards import Card
from slet.games.the_witches.pieces.tiles import Tile
from slet.games.the_witches.state import WitchesState

DICE = 4
"""WIT-67, WIT-71: two pairs."""


class Outcome(msgspec.Struct, frozen=True):
    """A total, and in how many ways the dice still to come bring it."""

    total: int
    ways: int


class Help(msgspec.Struct, frozen=True):
    """What choosing this option would change."""

    option: str
    adds: int
    """To the total; 0 where dice are rolled again, or where the problem is solved without them."""
    cackles: int
    """Cackles that it brings."""
    enough: int
    rolls: int
    """The problem is then solved in `enough` of `rolls` ways that dice can fall."""


def dice_left(s: WitchesState) -> int:
    return DICE - len(s.dice)


def rolls_left(s: WitchesState) -> int:
    return int(len(FACES) ** dice_left(s))


def ways_enough(s: WitchesState) -> int:
    return ways_to_reach(needed(s) - total(s), dice_left(s))


def outcomes(s: WitchesState) -> tuple[Outcome, ...]:
    now = total(s)
    return tuple([Outcome(now + points, count) for points, count in sorted(ways(dice_left(s)).items())])


def helps(s: WitchesState) -> tuple[Help, ...]:
    """For the active player's cards and tiles. Which of them may be chosen now is told by the question alone."""
    return tuple(chain(_symbols(s), _bonuses(s), _rerolls(s), _sure_ways(s)))


def _adding(s: WitchesState, option: str, adds: int, cackles: int = 0) -> Help:
    left = dice_left(s)
    return Help(option, adds, cackles, ways_to_reach(needed(s) - total(s) - adds, left), rolls_left(s))


def _symbols(s: WitchesState) -> list[Help]:
    """WIT-69: Headology adds 1, Magic adds 2 and brings a Cackle."""
    found = []
    for card in s.hands[s.active]:
        if card.symbol == "headology":
            found.append(_adding(s, ADDS[card.number].id, HEADOLOGY))
        elif card.symbol == "magic":
            found.append(_adding(s, ADDS[card.number].id, MAGIC, cackles=1))
    if s.abilities[s.active] == "magic":
        found.append(_adding(s, ADD_TILE.id, MAGIC, cackles=1))
    return found


def bonus_of(card: Card, tile: Tile) -> int:
    """What the card's benefit adds to the total against this tile."""
    if card.benefit == "bonus2":
        return 2
    return 4 if card.benefit == "bonus4" and card.against == tile.family else 0


def _bonuses(s: WitchesState) -> list[Help]:
    tile = tried_tile(s)
    worth = [(card, bonus_of(card, tile)) for card in s.hands[s.active]]
    return [_adding(s, card.id, bonus) for card, bonus in worth if bonus]


def _rerolls(s: WitchesState) -> list[Help]:
    """WIT-121: each die of the last pair, or both; a card that allows it is as good as the best of these."""
    if not s.dice:
        return []
    one, other = s.dice[-2:]
    found = [_rolling_again(s, dice) for dice in dict.fromkeys([(one,), (other,), (one, other)])]
    best = max(found, key=lambda again: again.enough / again.rolls)
    cards = [card for card in s.hands[s.active] if card.benefit == "reroll"]
    return [*found, *(msgspec.structs.replace(best, option=card.id) for card in cards)]


def _rolling_again(s: WitchesState, dice: tuple[int, ...]) -> Help:
    rolled = len(dice) + dice_left(s)
    short = needed(s) - total(s) + sum(dice)
    return Help(Reroll(shown(dice)).id, 0, 0, ways_to_reach(short, rolled), int(len(FACES) ** rolled))


def _sure_ways(s: WitchesState) -> list[Help]:
    """WIT-82 to WIT-84: what solves the problem without dice."""
    tile = tried_tile(s)
    sure = [card.id for card in s.hands[s.active] if tile.kind in ("sheep", "death") and card.benefit == tile.kind]
    sure += [three.id for three in threes(s.hands[s.active])]
    if tile.kind == "pig" and s.abilities[s.active] == "cure":
        sure.append(CURE.id)
    return [Help(option, 0, 0, 1, 1) for option in sure]
