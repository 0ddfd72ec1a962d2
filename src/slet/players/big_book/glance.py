"""The board at a glance: what an action is worth to the players, without trying it out.

All figures are in elements, as in `worth.py`. They follow from sums that are made once for each question.
"""

from slet.games.big_book.options import Acquire, Banish, Break, Cast, Learn
from slet.games.big_book.phrases import Effect
from slet.games.big_book.pieces.cards import MADNESS
from slet.games.big_book.pieces.tables import SPELLS, Spell
from slet.games.big_book.state import HAND, PLACE_SPACE, ROUNDS, SPELLS_KNOWN, BigBookState
from slet.players.big_book.worth import LAST_TURN, madness_to_come, rating

# Found by letting variants play.
BREAK, BREAK_LATER, BREAK_EACH_PAGE, LAST_CURSE = 7.62, 4.27, 0.8, 7.19
"""What breaking a curse is worth; more while it has not been set off, with each page, and if it is the last one."""
BREAK_AT_THE_END = 60.0
REACH = 0.43
"""What it is worth to hold all that breaks a curse, as a part of what breaking it is worth."""
REFILL = 0.99
"""How much of a card comes back at the end of the turn for one that was spent."""
CARD = 3.83
"""What a better card is worth for each turn to come, shared by all cards of its deck."""
LEARN = 0.24
"""What a spell is worth for each turn to come, beside its rating."""
BANISH, BANISH_EACH_TURN, FRIGHT = 0.18, 0.61, 6.97
"""What it is worth to be rid of a Madness in hand; and of the fourth and those beyond."""
LACKING, NEAR = 1.79, 1.91
"""What a card more in the stack is worth while the stack will not last; and where it is nearly empty."""
DRAW, OTHER_DRAWS, SEEK = 0.43, 1.02, 0.45
"""What a card is worth that is drawn in the own turn, by another, and for each curse that is on the board."""
SUPPORT, SUPPORT_HELPS = 0.94, 0.12
"""What it is worth to lay a card into the support; and as a part of the curse that another can break with it."""
ACT = 0.49
"""What an action is worth to another who can break no curse with it."""
HELP = 0.66
"""How much of a curse's worth counts when another may break it now."""
DESTROY, UPGRADE, TAKE, REFRESH = 0.39, 1.72, 1.02, 0.45
LEAVE = 0.48
"""What an action has to bring at the least."""


class Yield:
    """What a spell gives, read from its text, once for each multiple."""

    __slots__ = ("acts", "banish", "destroy", "draws", "others_draw", "refresh", "support", "take", "upgrade")

    def __init__(self, effect: Effect, times: int) -> None:
        self.draws = self.others_draw = self.acts = self.support = self.destroy = 0.0
        self.banish = self.upgrade = self.take = self.refresh = 0.0
        who = effect.who
        me = 1.0 if who in ("you", "all", "you and one other") else 0.3 if who == "one player" else 0.0
        others = {"one other": 1.0, "you and one other": 1.0, "[1] others": min(times, 2), "others": 2.0, "all": 2.0,
                  "one player": 0.7, "[1] players": min(times, 3)}.get(who, 0.0)  # fmt: skip
        for part in effect.all_parts():
            number = 1.0 if part.amount != "number" else float(part.number(times))
            if part.verb == "draw":
                self.draws += me * number
                self.others_draw += others * number
            elif part.verb == "fill":
                self.others_draw += 2.0 * others
            elif part.verb in ("act", "embody"):
                self.acts += (others or 1.0) * min(number, 2.0)
            elif part.verb in ("support", "destroy", "banish", "upgrade", "take", "refresh"):
                before = getattr(self, part.verb)
                setattr(self, part.verb, before + number * (me + others))


YIELDS: dict[Spell, tuple[Yield, ...]] = {
    spell: tuple(Yield(spell.effect, times) for times in (1, 2, 3)) for spell in SPELLS
}


class Glance:
    """The players, as the one who acts sees them."""

    __slots__ = ("ahead", "cards", "curses", "hand", "helps", "lent", "mad", "mean", "others", "own", "own_turn", "s",
                 "seat", "short")  # fmt: skip

    def __init__(self, s: BigBookState, seat: int) -> None:
        self.s, self.seat = s, seat
        self.own_turn = seat == s.active
        lent = self.lent = [0, 0, 0, 0, 0]
        for support in s.supports:
            for card in support:
                lent[card.number] += card.value
        hand = self.hand = s.hands[seat]
        own = self.own = lent.copy()
        for card in hand:
            own[card.number] += card.value
        self.others = []
        for other in range(s.seats):
            if other != seat and other not in s.out:
                held = lent.copy()
                for card in s.hands[other]:
                    held[card.number] += card.value
                self.others.append(held)
        self.curses: list[tuple[tuple[int, ...], int, float, int, int]] = []
        """Of each curse the price, its sum and weight, and how much of it I can pay, and the best of the others."""
        self.helps = 0.0
        """The weight of the best curse that another can break now."""
        for place, laid in enumerate(s.curses):
            if laid is not None:
                price = laid.price() if laid.tokens else laid.curse.price
                a, b, c, d = price
                total = a + b + c + d
                weight = self.weight(place)
                mine = min(a, own[0]) + min(b, own[1]) + min(c, own[2]) + min(d, own[3])
                best = 0
                for held in self.others:
                    covered = min(a, held[0]) + min(b, held[1]) + min(c, held[2]) + min(d, held[3])
                    if covered > best:
                        best = covered
                if best == total and weight > self.helps and not laid.down:
                    self.helps = weight
                self.curses.append((price, total, weight, mine, best))
        self.mad = hand.count(MADNESS)
        deck, discard = s.decks[seat], s.discards[seat]
        self.cards = cards = len(deck) + len(discard) + len(hand) + len(s.supports[seat])
        value = sum([card.value for zone in (deck, discard, hand, s.supports[seat]) for card in zone])
        self.mean = value / cards if cards else 0.0
        playing = s.seats - len(s.out)
        self.ahead = (LAST_TURN - 1 - s.turn) / playing if s.turn < LAST_TURN else 0.0
        lacking = madness_to_come(s) - s.stack
        near = playing + 2 - s.stack
        self.short = (LACKING if lacking > 0 else LACKING * 0.2) + (NEAR * (2 * near - 1) if near > 0 else 0.0)

    def weight(self, place: int) -> float:
        s = self.s
        if s.page == ROUNDS:
            return BREAK_AT_THE_END
        later = BREAK_LATER if PLACE_SPACE[place] > s.marker else 0.0
        last = LAST_CURSE if sum([laid is not None for laid in s.curses]) == 1 else 0.0
        return BREAK + later + BREAK_EACH_PAGE * s.page + last

    # --- what is given up ------------------------------------------------------------------------------------

    def cost(self, number: int, amount: int) -> float:
        """What it costs to pay so much of an element: cards that are not drawn again, and curses out of reach."""
        left = amount
        spent = 0.0
        refill = REFILL * self.mean if self.own_turn else 0.3 * self.mean
        hand = self.hand
        for value in (1, 2, 3):
            if left > 0:
                index = 3 * number + value - 1
                for card in hand:
                    if card.index == index:
                        spent += value - refill
                        left -= value
                        if left <= 0:
                            break
        if left > 0:
            spent += 1.1 * left
        return spent + self.out_of_reach(number, amount - min(left, 0))

    def out_of_reach(self, number: int, amount: int) -> float:
        lost = 0.0
        own = self.own[number]
        for price, total, weight, mine, best in self.curses:
            need = price[number]
            if need and mine > best:
                after = mine - min(need, own) + min(need, max(0, own - amount))
                if after < best:
                    after = best
                if after < mine:
                    lost += REACH * weight * (mine * mine - after * after) / (total * total)
        return lost

    # --- what is gained --------------------------------------------------------------------------------------

    def breaking(self, option: Break) -> float:
        for place, laid in enumerate(self.s.curses):
            if laid is not None and laid.curse is option.curse:
                return self.weight(place) + 2.0 * laid.madness
        return BREAK

    def acquiring(self, option: Acquire) -> float:
        card = option.card
        gain = CARD * self.ahead * (card.value - self.mean) / (self.cards + 1)
        return gain - self.cost(card.number, card.value)

    def learning(self, option: Learn) -> float:
        known = self.s.spells[self.seat]
        lost = min([rating(one.spell) for one in known]) if len(known) >= SPELLS_KNOWN else 0.0
        gain = (rating(option.spell) - lost) * LEARN * self.ahead
        return gain - self.cost(option.spell.number, 2)

    def banishing(self, option: Banish) -> float:
        best = min([self.cost(number, 2) for number in range(4) if self.own[number] >= 2], default=9.0)
        return self.rid(option.place == "hand") + self.short - best

    def rid(self, in_hand: bool) -> float:
        """What it is worth that a Madness is gone from a hand."""
        if not in_hand:
            return 0.8
        fright = FRIGHT if self.mad > 3 else 0.0
        return BANISH + min(2.5, BANISH_EACH_TURN * self.ahead) + fright

    def casting(self, option: Cast) -> float:
        spell, times = option.spell, option.times
        gives = YIELDS[spell][times - 1]
        gain = -0.05
        if gives.draws:
            room = HAND - len(self.hand)
            seek = SEEK if self.curses else 0.0
            each = DRAW * self.mean + seek if self.own_turn or room > 0 else 0.0
            gain += gives.draws * (each - (0.5 if len(self.s.decks[self.seat]) < gives.draws else 0.0) * self.short)
        if gives.others_draw:
            gain += gives.others_draw * OTHER_DRAWS * self.mean
        if gives.acts:
            gain += HELP * self.helps if self.helps else ACT * gives.acts
        if gives.support:
            gain += gives.support * SUPPORT + SUPPORT_HELPS * self.lending()
        if gives.destroy:
            low = 1.0 if self.mad else 0.4 if self.ahead > 5 else 0.0
            gain += DESTROY * min(gives.destroy, 2.0) * low * min(3.0, 0.5 + 0.5 * self.ahead)
        if gives.banish:
            found = min(gives.banish, self.mad) if spell.effect.who == "you" else gives.banish * 0.8
            gain += found * (self.rid(in_hand=True) + self.short)
        gain += UPGRADE * gives.upgrade + TAKE * min(gives.take, 3.0) + REFRESH * gives.refresh
        return gain - self.cost(spell.number, spell.level * times)

    def lending(self) -> float:
        """The weight of the best curse that another could break with a card of my hand."""
        best = 0.0
        for price, total, weight, mine, others in self.curses:
            if others < total and weight > best and others > mine:
                for card in self.hand:
                    if card.value and price[card.number] and others + card.value >= total:
                        best = weight
                        break
        return best
