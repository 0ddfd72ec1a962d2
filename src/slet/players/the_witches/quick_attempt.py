"""How the quick hand at The Witches tries a problem."""

from slet.games.the_witches.attempts import CRISIS, MAGIC, needed, total, tried_tile
from slet.games.the_witches.options import ADD_TILE, ADDS, CURE, DONE, ROLL, Reroll, Run, Three
from slet.games.the_witches.pieces.cards import Card
from slet.games.the_witches.pieces.tiles import Tile
from slet.games.the_witches.planning.odds import at_least
from slet.games.the_witches.state import WitchesState
from slet.kernel.questions import HasId, Pick
from slet.players.the_witches.means import HOPES, TRIO, is_idle, keep
from slet.players.the_witches.outlook import Outlook
from slet.players.the_witches.worth import LOST

SAFE = 0.9
"""A chance that needs no more help."""

Means = list[tuple[float, int, float, HasId | None]]
"""Price for a point, what it adds, its price, and the option that adds it now; None for what can wait."""


def before_dice(s: WitchesState, pick: Pick) -> HasId:
    return sure_way(s, pick) or ROLL


def sure_way(s: WitchesState, pick: Pick) -> HasId | None:
    """What solves the problem at once, if it is not too good for it."""
    tile = tried_tile(s)
    trios = []
    for option in pick.options:
        if option is CURE or (isinstance(option, Card) and option.benefit == tile.kind):
            return option
        if isinstance(option, Three):
            trios.append(option)
    if trios and (tile.is_hard if s.mode == "coop" else tile.points >= 4):
        return min(trios, key=lambda trio: sum([keep(card) for card in trio.cards]))
    return None


def means_of(s: WitchesState, seat: int, tile: Tile, crises: int, outlook: Outlook) -> Means:
    """What each card can do for the attempt, the cheapest first: `players.the_witches.means` without a view."""
    hand = s.hands[seat]
    pair = len({card.power for card in hand if card.power != "none"}) == 2
    cackle = outlook.cackle
    found: Means = []
    for card in hand:
        price = outlook.card * (1 + 0.5 * keep(card))
        if pair and card.power != "none":
            price += TRIO
        benefit, symbol = card.benefit, card.symbol
        adds = 1 if symbol == "headology" else MAGIC if symbol == "magic" else 0
        bonus = 0
        if benefit == "bonus2" or (benefit == "help" and crises):
            bonus = 2
        elif benefit == "bonus4" and card.against == tile.family:
            bonus = 4
        hope = HOPES.get(benefit, 0)
        if bonus and bonus >= adds:
            found.append((price / bonus, bonus, price, None))
        elif hope > adds:
            if benefit == "cards_cackle":
                price += cackle
            found.append((price / hope, hope, price, None))
        elif adds:
            if symbol == "magic":
                price += cackle
            found.append((price / adds, adds, price, ADDS[card.number]))
        elif hope:
            found.append((price / hope, hope, price, None))
    if s.abilities[seat] == "magic":
        price = 2 * outlook.card + cackle
        found.append((price / MAGIC, MAGIC, price, ADD_TILE))
    found.sort(key=lambda mean: mean[0])
    return found


def after_first_pair(s: WitchesState, pick: Pick) -> HasId:
    """Solve it for sure, get better means, run away, add a symbol, or roll."""
    seat = pick.seat
    tile = tried_tile(s)
    assert s.tried is not None
    outlook = Outlook(s, seat)
    crises = s.crises[s.tried.number]
    short = needed(s) - total(s)
    means = means_of(s, seat, tile, crises, outlook)
    gain, loss = outlook.gain(tile, crises), outlook.loss(tile)
    best, use, likely = -LOST * 2, 0, 0.0
    added, cost = 0, 0.0
    for number in range(len(means) + 1):
        chance = at_least(short - added, 2)
        worth = chance * (gain + loss) - loss - cost
        if worth > best:
            best, use, likely = worth, number, chance
        if chance == 1 or number == len(means):
            break
        added += means[number][1]
        cost += means[number][2]
    if likely < SAFE:
        better = sure_way(s, pick)
        if better is None and (tile.is_hard or outlook.is_last):
            better = _better_means(s, pick)
        if better is not None:
            return better
    if best < -0.1:
        run = next((option for option in pick.options if isinstance(option, Run)), None)
        if run is not None:
            return run
    for mean in means[:use]:
        if mean[3] is not None:
            return mean[3]
    return ROLL


def _better_means(s: WitchesState, pick: Pick) -> HasId | None:
    """Other cards or other dice, before it is decided whether to go on."""
    can_draw = bool(s.pile or s.discard)
    for option in pick.options:
        if isinstance(option, Card):
            benefit = option.benefit
            if can_draw and benefit in ("cards", "cards_cackle"):
                return option
            if benefit == "reroll" and sum(s.dice) <= 4:
                return option
            if can_draw and benefit == "trans" and any(map(is_idle, s.hands[pick.seat])):
                return option
    return None


def before_result(s: WitchesState, pick: Pick) -> HasId:
    """Benefits that can still turn the result, the cheapest first."""
    short = needed(s) - total(s)
    if short <= 0:
        return DONE
    tile = tried_tile(s)
    assert s.tried is not None
    crises = s.crises[s.tried.number]
    cards = [option for option in pick.options if isinstance(option, Card)]
    adds: dict[Card, int] = {}
    for card in cards:
        if card.benefit == "bonus2":
            adds[card] = 2
        elif card.benefit == "bonus4":
            adds[card] = 4
        elif card.benefit == "help" and crises:
            adds[card] = CRISIS
            crises -= 1
    bonus = sum(adds.values())
    if bonus >= short:
        enough = [card for card in adds if adds[card] >= short]
        return min(enough, key=keep) if enough else max(adds, key=lambda card: adds[card])
    sure = sure_way(s, pick)
    if sure is not None:
        return sure
    can_draw = bool(s.pile or s.discard)
    for card in cards:
        if card.benefit == "reroll" and best_reroll(s, short - bonus)[0] > 0.1:
            return card
    if tile.is_hard or s.actions < 2:
        for card in cards:
            if can_draw and card.benefit in ("cards", "trans"):
                return card
    if tile.is_hard:
        for card in cards:
            if card.benefit == "rescue":
                return card
    return DONE


def best_reroll(s: WitchesState, short: int) -> tuple[float, tuple[int, ...]]:
    """Which dice of the last pair are best rolled again, and how likely that is enough."""
    one, other = s.dice[-2:]
    return max([(at_least(short + sum(dice), len(dice)), dice) for dice in ((one,), (other,), (one, other))])


def reroll(s: WitchesState, pick: Pick) -> HasId:
    """After the second pair what is most likely enough; before it the dice that are below the mean."""
    if len(s.dice) == 4:
        _, best = best_reroll(s, needed(s) - total(s))
    else:
        best = tuple([value for value in s.dice if value < 3]) or (min(s.dice),)
    wanted = sorted(best)
    for option in pick.options:
        if isinstance(option, Reroll) and sorted([face.value for face in option.dice]) == wanted:
            return option
    return pick.options[0]
