"""Set-up: WIT-17 to WIT-30."""

from slet.games.the_witches.cackles import take_from_supply
from slet.games.the_witches.dice import faces, shown
from slet.games.the_witches.events import Chose, FirstPlayer, RolledForChoice, Started
from slet.games.the_witches.options import CHOICES, STARTS
from slet.games.the_witches.pieces.cards import DECK
from slet.games.the_witches.pieces.places import SPACES
from slet.games.the_witches.pieces.tiles import EASY, HARD, Tile
from slet.games.the_witches.piles import HAND, draw_into_hand
from slet.games.the_witches.settings import Apprentice
from slet.games.the_witches.state import ABILITIES, APPRENTICES, EASY_IN_BOXES, HARD_IN_BOXES, Step, WitchesState
from slet.games.the_witches.turn import begin_turn
from slet.kernel import Rule, clockwise, draw, left_of, pick, roll, shuffle, tell


def lay_tiles(s: WitchesState) -> Rule[Step]:
    """WIT-19 to WIT-23: Hard tiles face down on the purple squares and in the boxes, Easy ones face up above them."""
    hard, hard_left = yield from _shuffled(HARD, "purple", HARD_IN_BOXES[s.seats])
    easy, easy_left = yield from _shuffled(EASY, "green", EASY_IN_BOXES[s.seats])
    for space in SPACES:
        if space.start != "none":
            s.problems[space.number] = (hard if space.start == "purple" else easy).pop()
            s.face_down[space.number] = space.start == "purple"
    boxes = []
    for hard_ones, easy_ones in zip(HARD_IN_BOXES[s.seats], EASY_IN_BOXES[s.seats], strict=True):
        boxes.append((*(hard.pop() for _ in range(hard_ones)), *(easy.pop() for _ in range(easy_ones))))
    s.boxes = tuple(boxes)
    s.unused = (*easy_left, *hard_left)
    return "roll_for_choice"


def _shuffled(tiles: tuple[Tile, ...], square: str, in_boxes: tuple[int, ...]) -> Rule[tuple[list[Tile], list[Tile]]]:
    """As many as are needed, and those left over. Nobody ever sees the latter, so only the former are drawn."""
    needed = sum(space.start == square for space in SPACES) + sum(in_boxes)
    return (yield from draw(tiles, needed))


def roll_for_choice(s: WitchesState) -> Rule[Step]:
    """WIT-24, WIT-25: the highest sum of four dice chooses first; those who share it roll again."""
    given = [apprentice for apprentice in s.apprentices if apprentice is not None]
    if given:
        for seat, apprentice in enumerate(given):
            _take_board(s, seat, apprentice)
        return _first_player(s, last=s.seats - 1)
    rolling = list(range(s.seats))
    while len(rolling) > 1:
        sums = []
        for seat in rolling:
            dice = faces((yield from roll(dice=4)))
            sums.append(sum(dice))
            tell(s, RolledForChoice, seat, shown(dice), sum(dice))
        rolling = [seat for seat, total in zip(rolling, sums, strict=True) if total == max(sums)]
    s.chooser = rolling[0]
    return "choose_apprentice"


def choose_apprentice(s: WitchesState) -> Rule[Step]:
    """WIT-24, WIT-26: clockwise from the first chooser, each among the boards left."""
    order = clockwise(s.chooser, s.seats)
    for seat in order:
        left = [CHOICES[apprentice] for apprentice in APPRENTICES if apprentice not in s.apprentices]
        choice = left[0] if len(left) == 1 else (yield from pick(seat, "apprentice", left, "WIT-26"))
        _take_board(s, seat, choice.apprentice)
    return _first_player(s, last=order[-1])


def _take_board(s: WitchesState, seat: int, apprentice: Apprentice) -> None:
    """WIT-31 to WIT-34: with the board comes its ability tile; Annagramma also takes a Cackle."""
    s.apprentices = (*s.apprentices[:seat], apprentice, *s.apprentices[seat + 1 :])
    s.abilities = (*s.abilities[:seat], ABILITIES.get(apprentice), *s.abilities[seat + 1 :])
    tell(s, Chose, seat, apprentice)
    if apprentice == "annagramma":
        take_from_supply(s, seat, 1)


def _first_player(s: WitchesState, last: int) -> Step:
    """WIT-28, WIT-29: whoever has Dimity begins, else who chose last."""
    s.first = s.apprentices.index("dimity") if "dimity" in s.apprentices else last
    return "deal_cards"


def deal_cards(s: WitchesState) -> Rule[Step]:
    """WIT-27: three cards to each; the rest is the draw pile."""
    s.pile = yield from shuffle(DECK)
    for seat in range(s.seats):
        yield from draw_into_hand(s, seat, HAND)
    s.active = s.first
    tell(s, FirstPlayer, s.first)
    return "place_witch"


def place_witch(s: WitchesState) -> Rule[Step]:
    """WIT-30: from the first player on, each begins on a space without a problem; several may share one."""
    free = [STARTS[space.number] for space in SPACES if s.problems[space.number] is None]
    choice = yield from pick(s.active, "start", free, "WIT-30")
    s.witches[s.active] = choice.space
    tell(s, Started, s.active, choice.space)
    if None in s.witches:
        s.active = left_of(s.active, s.seats)
        return "place_witch"
    return begin_turn(s, s.first)
