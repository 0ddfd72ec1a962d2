"""Tables set up for one rule, and looking at them. Nothing here uses the rules of the game itself.

What stands on a space is written from the ground up, towers as their numbers and wizards as their colours behind what
they stand on: `"red 4 blue blue 1"` is a red wizard on the ground under tower 4, on which two blue ones are imprisoned
under tower 1. Odd towers have a crest. Cards are written as their names, with spaces between.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, TypeVar

import slet
from slet.kernel.chance import Stream
from slet.kernel.events import Event
from slet.kernel.match import Match
from slet.kernel.questions import Chance, Pick, Roll
from support.asking import everything as everything
from support.asking import refused as refused

GAME = "wandering-towers"
SPACES = 16
COLOURS = ("blue", "yellow", "red", "green", "orange", "purple")
SHARES = {2: (5, 6), 3: (4, 5), 4: (4, 5), 5: (3, 4), 6: (3, 4)}
"""By the number of players: wizards and potions for each."""

PRICES = {
    "advance-wizard": 2,
    "advance-tower": 1,
    "swap-tower": 2,
    "headwind-wizard": 2,
    "headwind-tower": 1,
    "nudge-ravenskeep": 2,
    "piggyback": 1,
    "free-wizard": 1,
}
BASE_SPELLS = ("advance-wizard", "advance-tower")

NINETY = (
    *(f"{thing}-{steps}" for thing in ("wizard", "tower") for steps in range(1, 6) for _ in range(4)),
    *(f"{thing}-two-dice" for thing in ("wizard", "tower") for _ in range(3)),
    *(f"{thing}-three-dice" for thing in ("wizard", "tower")),
    *(f"either-{steps}-{steps}" for steps in range(1, 5) for _ in range(3)),
    *(f"either-{tower}-{wizard}" for tower, wizard in ((5, 1), (4, 2), (2, 4), (1, 5)) for _ in range(6)),
    *("either-die" for _ in range(6)),
)
"""The deck, as WT-06 to WT-08 tell it."""

E = TypeVar("E", bound=Event)


# --- setting up ----------------------------------------------------------------------------------------------


def table(
    track: Mapping[int, str],
    hand: str | None = None,
    *,
    seats: int = 2,
    active: int = 0,
    keep: int = 0,
    rest: int = 15,
    inside: Sequence[int] | None = None,
    full: Sequence[int] | None = None,
    spent: Sequence[int] | None = None,
    empty: Sequence[int] | None = None,
    hands: Mapping[int, str] | None = None,
    pile: str = "",
    discard: str = "",
    unnamed: str = "pile",
    start_seat: int = 0,
    turn: int | None = None,
    played: int = 0,
    step: str = "act",
    mode: str | None = None,
    teams: bool = False,
    spells: Sequence[str] | None = None,
    memory: str = "strict",
    colours: Sequence[str] | None = None,
    rolls: Sequence[int] = (),
    **state: Any,
) -> Match:
    """A match in the turn of seat `active`, before its first card, or after `played` cards.

    track       what stands on which space
    keep        the space of Ravenskeep
    rest        where the towers stand, in one stack, that nobody names; below the top one (the last plain one) the
                wizards are imprisoned that nobody names, from the ground up
    inside      how many wizards of each seat are in Ravenskeep
    full, spent how many potions of each seat; the others are empty unless `empty` says how many
    hand        of the active seat; `hands` of others. Who is not named holds some cards that nobody names
    pile        the next cards to be drawn, in that order; `discard`: cards on the discard pile
    unnamed     where the cards lie that nobody names: in the "pile" (below the others) or the "discard" pile
    step        "act", or "begin_turn" for the turn to begin first
    rolls       what the die will show
    state       anything else that the state should say
    """
    mode = mode or ("solo" if seats == 1 else "base")
    alone = mode in ("solo", "coop")
    sides = 1 if alone else seats
    if spells is None:
        spells = {"base": BASE_SPELLS, "master": tuple(PRICES), "advanced": tuple(PRICES)[:4]}.get(mode, ())
    wizards, potions = (12, 6 if spells else 0) if alone else SHARES[seats]
    names = tuple(colours or COLOURS[:sides])
    inside, spent = list(inside or [0] * sides), list(spent or [0] * sides)
    full = list(full if full is not None else [potions * alone] * sides)
    empty = [0 if alone else potions - full[n] - spent[n] for n in range(sides)] if empty is None else list(empty)
    outside = Counter({colour: wizards - inside[n] for n, colour in enumerate(names)})
    stacks, standing = _towers(track, rest, outside)

    deck = Counter(NINETY)
    holding = 0 if mode == "coop" else active
    known = {**(hands or {}), **({} if hand is None else {holding: hand})}
    for text in (*known.values(), pile, discard, str(state.get("card") or "")):
        deck.subtract(text.split())
    assert min(deck.values()) >= 0, "there are not so many cards of one kind"
    others = list(deck.elements())
    Random(len(others)).shuffle(others)
    held = []
    for side in range(sides):
        size = 3 - played if side == holding else 3
        held.append(known[side].split() if side in known else [others.pop() for _ in range(size)])
    turn = (active - start_seat) % seats if turn is None else turn
    plain = {
        "step": step,
        "seats": seats,
        "mode": mode,
        "colours": names,
        "wizards": wizards,
        "spells": [spell for spell in PRICES if spell in spells],
        "start_seat": start_seat,
        "stacks": stacks,
        "standing": standing,
        "seen": [0] * len(standing),
        "keep": keep,
        "inside": inside,
        "hands": held,
        "empty": empty,
        "full": full,
        "spent": spent,
        "pile": [*(others if unnamed == "pile" else []), *reversed(pile.split())],
        "discard": [*(others if unnamed == "discard" else []), *discard.split()],
        "turn": turn - 1 if step == "begin_turn" else turn,
        "active": active,
        "played": played,
        "known": [[] for _ in range(sides)],
        **state,
    }
    options = {"mode": mode, "teams": teams, "spells": list(spells), "memory": memory, "colours": colours}
    position = {"seats": seats, "options": options, "state": plain, "seed": "07" * 32}
    match = slet.from_position(GAME, position)
    load_dice(match, rolls)
    return match


def others_inside(track: Mapping[int, str], hand: str | None = None, *, seats: int = 2, **more: Any) -> Match:
    """As `table`; the wizards that nobody names are in Ravenskeep, so that only named ones are imprisoned."""
    named = Counter(" ".join(track.values()).split())
    names = tuple(more.get("colours") or COLOURS[:seats])
    return table(track, hand, seats=seats, inside=[SHARES[seats][0] - named[colour] for colour in names], **more)


def _towers(track: Mapping[int, str], rest: int, outside: Counter[str]) -> tuple[list[list[int]], list[list[str]]]:
    """Where the towers and the wizards stand: in the order of the state, grounds first and then towers."""
    stacks: list[list[int]] = [[] for _ in range(SPACES)]
    standing: list[list[str]] = [[] for _ in range(SPACES + 9)]
    for space, text in track.items():
        place = space
        for name in text.split():
            if name.isdigit():
                stacks[space].append(int(name))
                place = SPACES + int(name) - 1
            else:
                standing[place].append(name)
                outside[name] -= 1
    assert min(outside.values()) >= 0, "there are not so many wizards of one colour"
    named = {tower for stack in stacks for tower in stack}
    parked = [tower for tower in (1, 3, 5, 7, 9, 2, 4, 6, 8) if tower not in named]
    hidden = list(outside.elements())
    for place in (rest, *(SPACES + tower - 1 for tower in parked))[: len(parked)]:
        standing[place] += hidden[:6]
        del hidden[:6]
    assert not hidden, "there is no room for the wizards that nobody names"
    if parked:
        assert rest not in track, "the space of the other towers is named"
        stacks[rest] = parked
    return stacks, standing


class _Loaded(Stream):
    """A die that shows what it should; the rest is left to chance."""

    __slots__ = ("rolls",)

    def __init__(self, stream: Stream, rolls: Sequence[int]) -> None:
        super().__init__(stream.seed, stream.drawn)
        self.rolls = list(rolls)

    def answer(self, question: Chance) -> Any:
        if isinstance(question, Roll) and self.rolls:
            self.drawn += 1
            return (self.rolls.pop(0),)
        return super().answer(question)


def load_dice(match: Match, rolls: Sequence[int]) -> None:
    """What the die will show from now on. A fork of the match rolls as it likes."""
    assert match._stream is not None
    match._stream = _Loaded(match._stream, rolls)


# --- looking and playing -------------------------------------------------------------------------------------


def asked(match: Match) -> Pick:
    assert match.ask is not None, "the game is over"
    assert len(match._journal) < 20_000, "the game does not end"
    return match.ask


def who(match: Match) -> tuple[int, str]:
    """Who is asked, and what for."""
    return asked(match).seat, asked(match).kind


def offered(match: Match, verb: str | None = None) -> set[str]:
    """The ids of what may be answered; with a verb, only such: `offered(match, "tower")`."""
    ids = [option.id for option in asked(match).options]
    assert len(ids) == len(set(ids)), "nothing is offered twice"
    return {name for name in ids if verb is None or name.partition(":")[0] == verb}


def play(match: Match, *options: str) -> None:
    for option in options:
        assert asked(match).options
        match.play(option)


def play_on(match: Match, rng: Random, answers: int | None = None) -> None:
    """Play at random: that many answers, or to the end."""
    while match.ask is not None and answers != 0:
        match.play(rng.choice(asked(match).options))
        answers = None if answers is None else answers - 1


def rush(match: Match, rng: Random, answers: int | None = None) -> None:
    """The same, but whoever can go into Ravenskeep mostly does."""
    while match.ask is not None and answers != 0:
        into = [option for option in asked(match).options if getattr(option, "to", None) == match.state.keep]
        match.play(into[0] if into and rng.random() < 0.9 else rng.choice(match.ask.options))
        answers = None if answers is None else answers - 1


def at(match: Match, space: int) -> str:
    """What stands on a space, written as above; wizards of one surface in the order of the alphabet."""
    s = match.state
    words = sorted(wizard.name for wizard in s.standing[space])
    for tower in s.stacks[space]:
        words += [str(tower), *sorted(wizard.name for wizard in s.standing[SPACES + tower - 1])]
    return " ".join(words)


def whole_track(match: Match) -> dict[int, str]:
    """All spaces on which something stands; Ravenskeep aside."""
    return {space: text for space in range(SPACES) if (text := at(match, space))}


def surface(match: Match, space: int) -> list[str]:
    """The wizards that can be seen on a space."""
    words = at(match, space).split()
    towers = [n for n, word in enumerate(words) if word.isdigit()]
    return words[towers[-1] + 1 :] if towers else words


def hand(match: Match, seat: int) -> str:
    """The cards in a hand, in the order of the alphabet."""
    return " ".join(sorted(card.name for card in match.state.hands[seat]))


def potions(match: Match, seat: int) -> tuple[int, int, int]:
    """Empty, full, spent."""
    player = match.view().players[seat]
    return player.empty, player.full, player.spent


def told(match: Match, kind: type[E], seat: int | None = None) -> list[E]:
    """The events of one kind that the log of a seat tells."""
    return [event for event in match.log(seat) if isinstance(event, kind)]
