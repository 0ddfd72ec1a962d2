"""How good a position of The Big Book of Madness is: the chance that the players win.

A logistic function of what lies on the table, with weights of its own for each monster, as other things matter early
than late. They are fitted to played games by `slet.training.fit_big_book`.
"""

from math import exp
from pathlib import Path

import msgspec

from slet.games.big_book.pieces.cards import ELEMENTS, MADNESS
from slet.games.big_book.pieces.tables import BOARD
from slet.games.big_book.state import PLACE_SPACE, ROUNDS, SPACES, BigBookState
from slet.players.big_book.worth import RATINGS, madness_to_come

FEATURES = (
    "one", "stack-spare", "stack-short", "stack-near", "curses-ahead", "curses-behind", "curses-late", "last-curse",
    "within-reach", "near-reach", "strength", "values", "madness-owned", "madness-held", "fright", "hands", "lent",
    "spells", "ready", "defeated", "out", "multi-ahead", "multi-last", "two", "four", "five", "next-elements",
)  # fmt: skip


class Weights(msgspec.Struct, frozen=True):
    monsters: tuple[tuple[float, ...], ...]
    """For each monster, the weights in the order of the features."""


WEIGHTS = msgspec.json.decode(Path(__file__).with_name("value.json").read_bytes(), type=Weights)


def value(s: BigBookState, _seat: int = 0) -> float:
    """The chance that the players win, which is the same for all of them."""
    if s.ending is not None or s.step is None:
        return 1.0 if s.ending == "won" else 0.0
    weights = WEIGHTS.monsters[s.page - 1 if s.page else 0]
    total = sum([weight * count for weight, count in zip(weights, features(s), strict=True)])
    return 1.0 / (1.0 + exp(min(50.0, max(-50.0, -total))))


def features(s: BigBookState) -> list[float]:
    out = s.out
    playing = s.seats - len(out)
    if not playing:
        return [0.0] * len(FEATURES)
    lent = [0, 0, 0, 0, 0]
    for support in s.supports:
        for card in support:
            lent[card.number] += card.value
    shared = sum(lent)
    owned = values = mad = mad_held = fright = in_hands = 0
    held = []
    left = SPACES - s.marker  # turns before the monster is judged, after the present one
    for distance, seat in enumerate(s.playing()):
        hand = s.hands[seat]
        sums = lent.copy()
        for card in hand:
            sums[card.number] += card.value
        in_hands += sum(sums) - shared
        deck, discard = s.decks[seat], s.discards[seat]
        owned += len(hand) + len(deck) + len(discard)
        values += sum([card.value for card in deck]) + sum([card.value for card in discard])
        here = hand.count(MADNESS)
        mad_held += here
        if here > 2:
            fright += (here - 2) * (here - 2)
        mad += deck.count(MADNESS) + discard.count(MADNESS)
        held.append((sums, distance <= left))
    values += in_hands
    owned = owned or 1
    ahead = behind = number = 0
    reach = near = 0.0
    for place, laid in enumerate(s.curses):
        if laid is None:
            continue
        number += 1
        if PLACE_SPACE[place] > s.marker:
            ahead += 1
        else:
            behind += 1
        a, b, c, d = price = laid.price() if laid.tokens else laid.curse.price
        total = sum(price)
        best = 0.0
        for sums, timely in held:
            covered = min(a, sums[0]) + min(b, sums[1]) + min(c, sums[2]) + min(d, sums[3])
            part = covered / total * (1.0 if timely else 0.6)
            if part > best:
                best = part
        near += best * best
        if best == 1.0:
            reach += 1.0
    spare = s.stack - madness_to_come(s)
    spells = ready = 0.0
    for known_spells in s.spells:
        for known in known_spells:
            rated = RATINGS.get(known.spell.name, 0.5)
            spells += rated
            if not known.used and not known.down:
                ready += rated
    next_reach = 0.0
    if 0 < s.page < ROUNDS:
        for element in s.pages[s.page].curses:
            place = ELEMENTS.index(element)
            next_reach += min(4, max([sums[place] for sums, _ in held])) / 4
    multi = BOARD.multi[s.settings.difficulty]
    return [
        1.0, min(spare, 8.0) * 0.2, max(0.0, -spare) * 0.2, max(0, playing + 2 - s.stack) ** 2 * 0.1, ahead, behind,
        number * (1.0 - left / SPACES), float(number == 1), reach, near, values / owned, values / playing * 0.05,
        mad / playing * 0.5, mad_held / playing, fright * 0.3, in_hands / playing * 0.2, shared * 0.2,
        spells / playing * 0.3, ready / playing * 0.3, s.defeated * 0.5, len(out), sum(multi[s.round :]),
        multi[ROUNDS - 1], float(s.seats == 2), float(s.seats == 4), float(s.seats == 5), next_reach,
    ]  # fmt: skip
