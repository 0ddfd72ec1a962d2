"""Whoever reads the log can follow the game: a ledger that is kept from it alone agrees with the table at any time."""

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import slet
from slet.games.big_book import events
from slet.games.big_book.pieces.cards import MADNESS, SUPPLY, Card
from slet.games.big_book.pieces.tables import Spell
from slet.games.big_book.state import BigBookState, Laid
from slet.kernel.events import Event
from slet.kernel.record import FATE, Record, read_record

RECORDS = Path(__file__).parent.parent.parent / "data" / "records" / "big-book"
OPEN = [
    pytest.param(record, id=path.stem)
    for path in sorted(RECORDS.glob("*.json"))
    if (record := read_record(path.read_bytes())).options.get("open_hands", True)
]
Turned = tuple[bool, bool]
"""Whether a spell is used, and neutralised."""


class Ledger:
    """What somebody writes down who has seen the table once and hears the log from then on."""

    def __init__(self, s: BigBookState) -> None:
        self.owned = [Counter(_element_cards(s, seat)) for seat in range(s.seats)]
        self.spells: list[dict[Spell, Turned]] = [{one.spell: (one.used, one.down) for one in own} for own in s.spells]
        self.face_up = {pile[0] for pile in s.library}
        self.curses: list[Laid | None] = s.curses.copy()
        self.supply = Counter({card: s.supply[card.pile] for card in SUPPLY})
        self.destroyed = Counter(s.destroyed)
        self.stack, self.under = s.stack, 0
        self.active, self.turn, self.marker, self.monsters = s.active, s.turn, s.marker, s.page
        self.fates = s.fates
        self.out = s.out
        self.ending = s.ending

    def agrees_with(self, s: BigBookState) -> None:
        assert self.owned == [Counter(_element_cards(s, seat)) for seat in range(s.seats)]
        assert self.spells == [{one.spell: (one.used, one.down) for one in own} for own in s.spells]
        assert self.face_up == {pile[0] for pile in s.library if pile}
        assert [_without_madness(laid) for laid in self.curses] == [_without_madness(laid) for laid in s.curses]
        assert +self.supply == +Counter({card: s.supply[card.pile] for card in SUPPLY})
        assert +self.destroyed == Counter(s.destroyed)
        assert (self.stack, self.under) == (s.stack, sum(laid.madness for laid in s.curses if laid is not None))
        assert (self.active, self.turn, self.marker, self.monsters) == (s.active, s.turn, s.marker, s.page)
        assert (self.fates, self.out, self.ending) == (s.fates, s.out, s.ending)

    def read(self, event: Event) -> None:
        self._read_book(event)
        self._read_cards(event)
        self._read_spells(event)

    def _read_book(self, event: Event) -> None:
        match event:
            case events.Turn(seat=seat, turn=turn):
                self.active, self.turn = seat, turn
            case events.Moved(space=space):
                self.marker = space
            case events.Opened(round=number):
                self.marker, self.monsters = 1, number
            case events.Defeated():
                self.fates += (True,)
            case events.Escaped(curses=left):
                assert left == sum(laid is not None for laid in self.curses)
                self.fates += (False,)
            case events.CurseLaid(curse=curse, place=place):
                self.curses[place] = Laid(curse)
            case events.CurseReturned(curse=curse):
                self._curse(curse, None)
                self.stack, self.under = self.stack + self.under, 0
            case events.Broke(curse=curse, madness=madness):
                self._curse(curse, None)
                self.under -= madness
            case events.CurseNeutralised(curse=curse):
                self._curse(curse, "down")
            case events.TokenPlaced(curse=curse, element=element):
                self._curse(curse, element)
            case events.TurnedUp(what="curses"):
                self.curses = [laid and Laid(laid.curse, False, laid.tokens) for laid in self.curses]
            case events.Frightened(seat=seat):
                self.out += (seat,)
                self.owned[seat].clear()
                self.spells[seat].clear()
            case events.Won():
                self.ending = "won"
            case events.Lost(why=why):
                self.ending = f"lost-{why}"

    def _curse(self, curse: object, change: str | None) -> None:
        (place,) = [n for n, laid in enumerate(self.curses) if laid is not None and laid.curse is curse]
        laid = self.curses[place]
        assert laid is not None
        if change is None:
            self.curses[place] = None
        elif change == "down":
            self.curses[place] = Laid(laid.curse, True, laid.tokens)
        else:
            self.curses[place] = Laid(laid.curse, laid.down, (*laid.tokens, change))  # type: ignore[arg-type]

    def _read_cards(self, event: Event) -> None:
        match event:
            case events.Acquired(seat=seat, card=card):
                self.supply[card] -= 1
                self.owned[seat][card] += 1
            case events.Gave(seat=seat, other=other, card=card):
                self.owned[seat] -= Counter([card])
                self._get(other, card)
            case events.Took(seat=seat, card=card, place="destroyed"):
                self.destroyed[card] -= 1
                self._get(seat, card)
            case events.Destroyed(seat=seat, cards=cards) | events.FromDeck(seat=seat, cards=cards, to="destroyed"):
                self.destroyed += Counter(cards)
                self.owned[seat] -= Counter(cards)
            case events.FromDeck(cards=cards, to="stack"):
                self.stack += len(cards)
            case events.Banished(cards=number):
                self.stack += number
            case events.TookMadness():
                self.stack -= 1
            case events.StackLost(cards=number):
                self.stack -= number
                self.destroyed[MADNESS] += number
            case events.UnderCurses(cards=number):
                self.stack -= number
                self.under += number

    def _get(self, seat: int, card: Card) -> None:
        if card is not MADNESS:
            self.owned[seat][card] += 1

    def _read_spells(self, event: Event) -> None:
        match event:
            case events.Turn(seat=seat):
                self.spells[seat] = {spell: (used and down, down) for spell, (used, down) in self.spells[seat].items()}
            case events.HasCast(seat=seat, spell=spell) | events.UsedUp(seat=seat, spell=spell):
                self.spells[seat][spell] = (True, self.spells[seat][spell][1])
            case events.Refreshed(owner=owner, spell=spell):
                self.spells[owner][spell] = (False, self.spells[owner][spell][1])
            case events.Neutralised(seat=seat, spell=spell):
                self.spells[seat][spell] = (self.spells[seat][spell][0], True)
            case events.TurnedUp(what="spells"):
                self.spells = [{spell: (used, False) for spell, (used, _) in own.items()} for own in self.spells]
            case events.LostSpell(seat=seat, spell=spell):
                del self.spells[seat][spell]
            case events.Learned(seat=seat, spell=spell):
                self.spells[seat][spell] = (False, False)
                self.face_up.remove(spell)
            case events.LibraryLost(spell=spell):
                self.face_up.remove(spell)
            case events.Uncovered(spell=spell):
                self.face_up.add(spell)


def _element_cards(s: BigBookState, seat: int) -> list[Card]:
    zones: tuple[Any, ...] = (s.decks, s.hands, s.discards, s.supports)
    return [card for zone in zones for card in zone[seat] if card is not MADNESS]


def _without_madness(laid: Laid | None) -> object:
    return None if laid is None else (laid.curse, laid.down, laid.tokens)


@pytest.mark.parametrize("record", OPEN)
def test_a_ledger_kept_from_the_log_agrees_with_the_table_after_every_answer(record: Record) -> None:
    match = slet.replay(record, upto=0)
    ledger: Ledger | None = None
    heard = 0
    for answer in record.answers:
        if answer.seat == FATE:
            continue
        match.play(answer.id, answer.seat)
        if not match.state.turn:
            continue
        if ledger is None:
            ledger = Ledger(match.state)
        else:
            for event in match.log()[heard:]:
                ledger.read(event)
            ledger.agrees_with(match.state)
        heard = len(match.log())
    assert match.outcome == record.outcome
