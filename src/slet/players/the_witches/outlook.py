"""What the spaces of the map are worth, worked out from the state in some millionths of a second.

Used for playing imagined matches on as fast as can be. Of what lies face down only that is known which the seat has
looked at: else the quick hand would go for what nobody at the table could know.
"""

from functools import cache

from slet.games.the_witches.attempts import CRISIS, ON_BOARD
from slet.games.the_witches.ending import TOO_MANY_ELVES
from slet.games.the_witches.lancre import face_up_elves
from slet.games.the_witches.pieces.cards import DECK, Card
from slet.games.the_witches.pieces.places import COTTAGE, DUNGEON, SPACES, Space
from slet.games.the_witches.pieces.tiles import HARD, Tile
from slet.games.the_witches.planning.odds import SYMBOLS, at_least, sums
from slet.games.the_witches.state import WitchesState
from slet.players.the_witches.means import HOPES
from slet.players.the_witches.weights import WEIGHTS
from slet.players.the_witches.worth import CONSEQUENCES, LOST, PAIR

GO_ON = 0.35
"""From this chance on an attempt goes on after the first pair, as far as it is planned."""
FAR = (1.0, 0.8, 0.55, 0.38, 0.26, 0.18, 0.12, 0.08, 0.05, 0.03)
"""How much a problem counts that is so many actions off."""
LEAD, LEAD_LATER = 0.7, 0.42
"""How much it counts what a space leads to, in this turn or in the next."""
UNKNOWN = sum(tile.difficulty for tile in HARD) / len(HARD)
UNKNOWN_POINTS = sum(tile.points for tile in HARD) / len(HARD)
UNKNOWN_LOSS = sum(CONSEQUENCES.get(tile.family, 0.0) for tile in HARD) / len(HARD)


def _helps(card: Card, family: str) -> int:
    """The most that a card adds to an attempt."""
    bonus = 2 if card.benefit == "bonus2" else 4 if card.benefit == "bonus4" and card.against == family else 0
    return max(SYMBOLS[card.symbol], bonus, HOPES.get(card.benefit, 0))


HELPS = {family: [_helps(card, family) for card in DECK] for family in ("none", "elf", "vampire")}
"""By the family of the tile and the number of the card."""


@cache
def prospects(needed: int, help_: int) -> tuple[float, float, float]:
    """How likely it is to succeed and to fail, if one runs away where it looks bad; how much help that takes."""
    success = failure = used = 0.0
    for first, share in sums(2).items():
        short = needed - first
        chance = at_least(short - help_, 2)
        if chance >= GO_ON:
            success += share * chance
            failure += share * (1 - chance)
            used += share * min(help_, max(0, short - 4))
    return success, failure, used


def _steps_from(start: Space) -> list[int]:
    """How many actions away every space is."""
    far = {start: 0}
    ends = [start]
    while ends:
        ends = [
            space for end in ends for space in end.neighbours if far.setdefault(space, far[end] + 1) == far[end] + 1
        ]
        ends = list(dict.fromkeys(ends))
    for other in start.others:
        far[other] = min(far[other], 2)
    return [(far[space] + 1) // 2 for space in SPACES]


ACTIONS = [_steps_from(space) for space in SPACES]
"""How many walks lead from each space to each other one, if nothing is in the way."""
SHORT_WALKS = [[space.number for space in start.neighbours] for start in SPACES]
LONG_WALKS = [
    [
        (mid.number, end.number)
        for mid in start.neighbours
        for end in mid.neighbours
        if end is not start and end not in start.neighbours
    ]
    for start in SPACES
]


class Outlook:
    """One seat's outlook on the map."""

    __slots__ = (
        "cackle",
        "card",
        "elves",
        "goals",
        "help_by_family",
        "is_last",
        "magic",
        "s",
        "seat",
        "trio",
        "turns_left",
        "worths",
    )

    def __init__(self, s: WitchesState, seat: int) -> None:
        self.s = s
        self.seat = seat
        weights = WEIGHTS[s.mode]
        self.turns_left = (s.turns - s.turn) / s.seats
        self.is_last = s.actions < 2
        self.card = weights.last_card if self.is_last else weights.card
        self.cackle = cackle_price(s, seat, self.turns_left)
        self.elves = face_up_elves(s)
        hand = s.hands[seat]
        self.trio = len({card.power for card in hand if card.power != "none"}) >= 3
        self.magic = 2.0 * sum([card.symbol == "magic" and card.benefit != "bonus2" for card in hand])
        """So many points of help bring Cackles."""
        if s.abilities[seat] == "magic":
            self.magic += 2
        self.help_by_family: dict[str, int] = {}
        self.worths: dict[int, float] = {}
        self.goals: list[tuple[float, int]] | None = None

    def help(self, family: str) -> int:
        """All that the hand can add."""
        if family not in HELPS:
            family = "none"
        found = self.help_by_family.get(family)
        if found is None:
            adds = HELPS[family]
            found = 2 if self.s.abilities[self.seat] == "magic" else 0
            for card in self.s.hands[self.seat]:
                found += adds[card.number]
            self.help_by_family[family] = found
        return found

    def gain(self, tile: Tile, crises: int) -> float:
        """What solving it brings."""
        s = self.s
        weights = WEIGHTS[s.mode]
        gain = weights.points * tile.points + weights.crisis / (2 + s.crisis_supply) * (0.6 + crises)
        if tile.is_hard:
            gain += weights.hard + weights.hard_growth * self.turns_left
            if tile.family == "elf" and self.elves >= TOO_MANY_ELVES - 1:
                gain += 3
        elif len(s.easy[self.seat]) < ON_BOARD:
            gain += weights.easy_growth * self.turns_left
        return gain

    def loss(self, tile: Tile, *, face_down: bool = False) -> float:
        """What failing costs."""
        s, family = self.s, tile.family
        loss = self.cackle + 0.3
        if family == "none":
            return loss
        loss += CONSEQUENCES.get(family, 0.0)
        if (
            (family == "elf" and self.elves + face_down >= TOO_MANY_ELVES)
            or (family in ("lilith", "hiver") and s.mode != "competitive" and s.aliss_supply < 2)
            or (family == "vampire" and s.crisis_supply < 2)
        ):
            loss += LOST
        return loss

    def is_sure(self, tile: Tile) -> bool:
        """Whether a card solves it without dice."""
        kind = tile.kind
        if self.trio:
            return tile.is_hard if self.s.mode == "coop" else tile.points >= 4
        if kind == "pig":
            return self.s.abilities[self.seat] == "cure"
        return kind in ("sheep", "death") and any(card.benefit == kind for card in self.s.hands[self.seat])

    def problem(self, number: int) -> float:
        """What it is worth to try the problem on that space."""
        s = self.s
        tile = s.problems[number]
        assert tile is not None, "a problem lies there"
        crises = s.crises[number]
        extra = len(s.hard[self.seat]) // 2
        if s.face_down[number] and self.seat not in s.seen_by[number]:
            return self._unknown(crises, extra)
        gain = self.gain(tile, crises)
        if self.is_sure(tile):
            return gain - 3 * self.card
        needed = tile.difficulty + CRISIS * crises - extra
        success, failure, used = prospects(needed, self.help(tile.family))
        price = self._price(used, self.help(tile.family), success + failure)
        return success * gain - failure * self.loss(tile, face_down=s.face_down[number]) - price - 0.1

    def _unknown(self, crises: int, extra: int) -> float:
        """A face-down tile, which may be any of the Hard ones."""
        s = self.s
        weights = WEIGHTS[s.mode]
        gain = weights.points * UNKNOWN_POINTS + weights.hard + weights.hard_growth * self.turns_left
        gain += weights.crisis / (2 + s.crisis_supply) * (0.6 + crises)
        if self.trio:
            return gain - 3 * self.card
        success, failure, used = prospects(round(UNKNOWN) + CRISIS * crises - extra, self.help("none"))
        loss = self.cackle + 0.3 + UNKNOWN_LOSS
        if self.elves >= TOO_MANY_ELVES - 1:
            loss += LOST / 3  # nearly every second one is an elf, and who runs away has shown it
            failure = max(failure, 1 - success)
        price = self._price(used, self.help("none"), success + failure)
        return success * gain - failure * loss - price - 0.1

    def _price(self, used: float, help_: int, going_on: float) -> float:
        """What the cards cost that an attempt takes, those without a Cackle first, and the Cackles of the dice."""
        magic = max(0.0, used - help_ + self.magic)
        return 0.6 * self.card * used + self.cackle * (0.5 * magic + PAIR * (1 + going_on))

    def worth(self, number: int) -> float:
        """What it is worth to end a movement on that space."""
        found = self.worths.get(number)
        if found is None:
            found = self.worths[number] = self._worth(number)
        return found

    def _worth(self, number: int) -> float:
        s, seat = self.s, self.seat
        if s.problems[number] is not None:
            return self.problem(number)
        space = SPACES[number]
        if s.mode == "solo":
            return self.cackle * min(2, s.cackles[seat]) if space is COTTAGE else 0.0
        if space not in s.witches:
            return 0.0
        returned = 0
        for other, there in enumerate(s.witches):
            if there is space and other != seat:
                returned = returned or min(3, s.cackles[seat])
                if s.mode == "coop":
                    returned += min(2, s.cackles[other])
        return self.cackle * returned

    def lead(self, number: int) -> float:
        """What can be had from there later."""
        goals = self.goals
        if goals is None:
            problems = self.s.problems
            found = [(self.worth(goal), goal) for goal in range(len(SPACES)) if problems[goal] is not None]
            if self.s.mode == "solo" and self.s.cackles[self.seat]:
                found.append((self.worth(COTTAGE.number), COTTAGE.number))
            found.sort(reverse=True)
            goals = self.goals = found[:6]
        actions = ACTIONS[number]
        best = 0.0
        for worth, goal in goals:
            if goal != number:
                there = worth * FAR[actions[goal]]
                if there > best:
                    best = there
        return best

    def value(self, number: int) -> float:
        """What ending a movement there is worth now, and what it leads to."""
        return self.worth(number) + (LEAD_LATER if self.is_last else LEAD) * self.lead(number)


def cackle_price(s: WitchesState, seat: int, turns_left: float) -> float:
    """What a Cackle costs. Playing together or solo, those left and the Black Aliss tiles are all there is."""
    weights = WEIGHTS[s.mode]
    if s.mode != "competitive":
        left = s.cackle_supply + s.aliss_supply
        if left < 2:
            return LOST / 2
        dear = 1.0 if s.mode == "solo" and not s.cackle_supply else weights.cackle
        return dear + weights.scarce * 12 / (1 + left) ** 2 * min(1.0, (1 + turns_left) / 4)
    if s.cackle_supply > 1 or s.cackles[seat] < max(s.cackles):
        return weights.cackle
    return weights.cackle + weights.scarce


def is_free(s: WitchesState, number: int) -> bool:
    """Whether a walk may go on there."""
    return s.problems[number] is None and SPACES[number] not in s.witches


def place_of(s: WitchesState, seat: int) -> Space:
    space = s.witches[seat]
    return DUNGEON if space is None else space
