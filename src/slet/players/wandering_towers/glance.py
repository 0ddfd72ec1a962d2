"""What every move would bring, at a glance: no state is copied, only the difference that a move makes is weighed.

Used for playing imagined matches on as fast as can be. So it looks at the whole state, secrets and all.
"""

from slet.games.wandering_towers.options import TOWER_MOVES, WIZARD_MOVES
from slet.games.wandering_towers.pieces import CREST_TOWERS, MOST_WIZARDS, PRINTED_CRESTS, SPACES, Card, Wizard
from slet.games.wandering_towers.state import GROUNDS, TowersState
from slet.kernel.questions import Option
from slet.players.wandering_towers.sense import ALONE, AMONG_RIVALS, Sense

ON_TOWER = GROUNDS - 1
HAS_CREST = [tower in CREST_TOWERS for tower in range(SPACES)]
PRINTED = [space in PRINTED_CRESTS for space in range(SPACES)]
FACES = range(1, 7)
NOTHING: tuple[float, Option | None] = (-1e9, None)


def worth_of_spaces(sense: Sense, keep: int, crest: int, steps: int, ready: float) -> list[float]:
    """What a wizard on each space is worth. `steps`: a bit for every distance that the rest of the hand can go."""
    key = (keep, crest, steps, ready)
    found = sense.tables.get(key)
    if found is None:
        near, part = sense.near, sense.next
        found = sense.tables[key] = [
            (1 - part) * near[(keep - space) % SPACES]
            + part * near[(crest - space) % SPACES]
            + (ready if steps >> (keep - space) % SPACES & 1 else 0.0)
            for space in range(SPACES)
        ]
    return found


def steps_of(cards: list[Card]) -> int:
    """A bit for every number of steps that one of the cards surely takes a wizard."""
    found = 0
    for card in cards:
        if card.wizard:
            found |= 1 << card.wizard
    return found


def next_crest(s: TowersState) -> int:
    """Where Ravenskeep will fly."""
    stacks, standing, keep = s.stacks, s.standing, s.keep
    for n in range(1, SPACES):
        space = (keep + n) % SPACES
        stack = stacks[space]
        if stack:
            top = stack[-1]
            if HAS_CREST[top] and not standing[top + ON_TOWER]:
                return space
        elif PRINTED[space] and not standing[space]:
            return space
    return keep


class Glance:
    """The track as one side sees it."""

    __slots__ = (
        "counts",
        "crest",
        "fills",
        "flight",
        "land",
        "lifts",
        "movers",
        "own",
        "s",
        "sense",
        "tops",
        "towers",
        "weighed",
        "wizards",
        "worth",
    )

    def __init__(self, s: TowersState, seat: int, sense: Sense | None = None) -> None:
        self.s = s
        alone = s.alone
        self.sense = sense = sense or (ALONE if alone else AMONG_RIVALS)
        side = 0 if s.mode == "coop" else seat
        teams = s.settings.teams
        self.counts = _counts(s, side, sense)
        self.own = s.colours[s.partner(seat) if teams and s.inside[side] >= s.wizards else side]
        self.fills = 0.0
        if not alone and (s.empty[side] or (teams and s.empty[s.partner(seat)])):
            self.fills = sense.fills
        self.crest = next_crest(s)
        self.flight: float | None = None
        self._look(s, self.counts, self.own, sense.under)
        self.with_rest(0, 0)

    def _look(self, s: TowersState, counts: dict[Wizard, float], own: Wizard, under: float) -> None:
        """For every floor whom lifting it frees and how much rides on it; for every surface who stands there."""
        standing = s.standing
        lifts = []
        weighed = []
        tops = [0] * SPACES
        movers = []
        for space, stack in enumerate(s.stacks):
            top = standing[stack[-1] + ON_TOWER if stack else space]
            riding = 0.0
            if top:
                for wizard in top:
                    riding += counts[wizard]
                weighed.append((space, riding))
                if own in top:
                    movers.append(space)
                tops[space] = len(top)
            floor = len(stack)
            while floor:
                floor -= 1
                hidden = 0.0
                for wizard in standing[stack[floor - 1] + ON_TOWER if floor else space]:
                    hidden += counts[wizard]
                lifts.append((space, floor, hidden, riding))
                riding += under * hidden
        self.lifts, self.weighed, self.tops, self.movers = lifts, weighed, tops, movers

    def with_rest(self, others: int, plays: int) -> None:
        """Look with an eye to the rest of the hand: `others` its steps, `plays` how many of it may follow at once."""
        sense, fills = self.sense, self.fills
        ready = sense.ready if plays > 0 else sense.ready_later
        self.worth = worth = worth_of_spaces(sense, self.s.keep, self.crest, others, ready)
        self.land = land = [0.0] * SPACES
        over, caught = 1 - sense.under, sense.caught
        for space, riding in self.weighed:
            land[space] = fills - riding * (over * worth[space] + caught)
        self.towers: dict[int, tuple[float, Option | None]] = {}
        self.wizards: dict[int, tuple[float, Option | None]] = {}

    def tower(self, steps: int) -> tuple[float, Option | None]:
        """The best move of a tower by so many steps, and what it brings."""
        found = self.towers.get(steps)
        if found is None:
            found = self.towers[steps] = self._tower(steps)
        return found

    def _tower(self, steps: int) -> tuple[float, Option | None]:
        worth, land, keep = self.worth, self.land, self.s.keep
        over, caught = 1 - self.sense.under, self.sense.caught
        best, where = -1e9, None
        for lift in self.lifts:
            space, _, hidden, riding = lift
            to = (space + steps) % SPACES
            if to == keep:
                continue
            gain = land[to]
            if riding:
                gain += riding * (worth[to] - worth[space])
            if hidden:
                gain += hidden * (over * worth[space] + caught)
            if space == keep:
                gain += self.keep_carried(to)
            if gain > best:
                best, where = gain, lift
        if where is None:
            return NOTHING
        return best, TOWER_MOVES[steps][where[0]][where[1]]

    def keep_carried(self, to: int) -> float:
        """What it brings that Ravenskeep goes along."""
        worth, counts, s = self.worth, self.counts, self.s
        then = worth_of_spaces(self.sense, to, self.crest if to != self.crest else (to + 4) % SPACES, 0, 0.0)
        gain = 0.0
        for space, number in enumerate(self.tops):
            if number:
                stack = s.stacks[space]
                for wizard in s.standing[stack[-1] + ON_TOWER if stack else space]:
                    gain += counts[wizard] * (then[space] - worth[space])
        return gain

    def wizard(self, steps: int) -> tuple[float, Option | None]:
        """The best move of an own wizard by so many steps, and what it brings."""
        found = self.wizards.get(steps)
        if found is None:
            found = self.wizards[steps] = self._wizard(steps)
        return found

    def _wizard(self, steps: int) -> tuple[float, Option | None]:
        worth, tops, keep = self.worth, self.tops, self.s.keep
        best, where = -1e9, -1
        for space in self.movers:
            to = (space + steps) % SPACES
            if to == keep:
                if self.flight is None:
                    self.flight = self.sense.flight * self.keep_carried(self.crest)
                gain = self.sense.entry + self.flight - self.sense.leaving * worth[space]
            elif tops[to] >= MOST_WIZARDS:
                continue
            else:
                gain = worth[to] - worth[space]
            if gain > best:
                best, where = gain, space
        if where < 0:
            return NOTHING
        return best, WIZARD_MOVES[steps][self.own][where]

    def card(self, card: Card, thing: str | None = None) -> tuple[float, Option | None]:
        """The best that a card can do; with dice, about what is to be expected of it, and no move yet."""
        if card.dice:
            return self.rolled(card, card.dice), None
        best = NOTHING
        if card.tower and thing != "wizard":
            best = self.tower(card.tower)
        if card.wizard and thing != "tower":
            other = self.wizard(card.wizard)
            if other[0] > best[0]:
                best = other
        return best

    def face(self, card: Card, face: int) -> tuple[float, Option | None]:
        """The best that a card with dice can do with this roll."""
        best = NOTHING if card.tower is None else self.tower(face)
        if card.wizard is not None:
            other = self.wizard(face)
            if other[0] > best[0]:
                best = other
        return best

    def rolled(self, card: Card, rolls: int) -> float:
        """What so many rolls are worth, if nothing has to be moved."""
        gains = [max(0.0, self.face(card, face)[0]) for face in FACES]
        expected = sum(gains) / 6
        for _ in range(rolls - 1):
            expected = sum([max(gain, expected) for gain in gains]) / 6
        return expected


def _counts(s: TowersState, side: int, sense: Sense) -> dict[Wizard, float]:
    """How much a wizard of each colour counts."""
    colours = s.colours
    if len(colours) == 1:
        return {colours[0]: 1.0}
    partner = s.partner(side) if s.settings.teams else side
    inside, full, spent = s.inside, s.full, s.spent
    ahead, leader = -1.0, -1
    counts = {}
    for other, wizard in enumerate(colours):
        if other == side:
            counts[wizard] = 1.0
        elif other == partner:
            counts[wizard] = 0.9
        else:
            counts[wizard] = -sense.others
            far = 100 * inside[other] + 28 * (full[other] + spent[other])
            if far > ahead:
                ahead, leader = far, other
    counts[colours[leader]] = -sense.leader
    return counts
