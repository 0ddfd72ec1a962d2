"""Whole games over the WebSocket: all that is told is true, complete and only what the seat may know."""

from base64 import b64encode, urlsafe_b64encode
from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest

from slet.kernel.data import to_json
from slet.kernel.match import Match
from slet.kernel.record import read_record
from slet.kernel.verify import verify
from slet.server.scene_wire import Moments
from slet.server.wire import FromServer, Update
from support.serving import Live, Person, Served, asked_among, plain
from support.traffic import wrong_frames

NewPerson = Callable[..., Person]

GAMES: list[tuple[str, str, dict[str, Any]]] = [
    ("wizard", "me open computer", {}),
    ("wandering-towers", "me open", {}),
    ("wandering-towers", "me", {"mode": "solo"}),
    ("the-witches", "me open computer", {"mode": "competitive"}),
    ("the-witches", "me", {"mode": "solo"}),
    ("the-witches", "me open", {"mode": "coop"}),
    ("carodeni", "me open computer", {"animals": True}),
    ("carodeni", "me", {"mode": "solo"}),
    ("big-book", "me open computer", {"open_hands": False}),
]
NAMES = [f"{game}-{options.get('mode', seats.count(' ') + 1)}" for game, seats, options in GAMES]
MOST = 80
"""Answers of people, after which they leave and computer players finish the game."""


class Told:
    """What one connection was told, update by update, with the log as it stood according to them."""

    def __init__(self, live: Live) -> None:
        self.live = live
        self.updates: list[tuple[Update, list[tuple[int, Any]]]] = []
        log: dict[int, Any] = {}
        for text in live.traffic:
            message: Any = msgspec.json.decode(text, type=FromServer)
            if isinstance(message, Update):
                change = message.log
                log |= {line.n: msgspec.json.decode(line.event) for frame in message.frames for line in frame.lines}
                log = {} if change.whole else {n: event for n, event in log.items() if n not in change.gone}
                log |= {line.n: msgspec.json.decode(line.event) for line in change.lines}
                self.updates.append((message, sorted(log.items())))

    def at(self, n: int) -> list[tuple[Update, list[tuple[int, Any]]]]:
        return [(update, log) for update, log in self.updates if update.n == n]


@pytest.mark.parametrize(("game", "seats", "options"), GAMES, ids=NAMES)
def test_a_whole_game_is_told_truly_and_nothing_leaks(
    served: Served, person: NewPerson, game: str, seats: str, options: dict[str, Any]
) -> None:
    people = [person(name) for name in ("Ema", "Ota")[: 1 + ("open" in seats)]]
    watcher = person("Ida", "cs")
    table = people[0].set_up(game, seats, settings=options)
    for friend in people[1:]:
        friend.join(table)
    if "open" in seats:
        people[0].post(f"/api/tables/{table['id']}/start")
    lives = [one.sit(table) for one in people]
    watching = watcher.sit(table)
    _play_to_the_end(lives, people, table["id"])
    for live in (*lives, watching):
        while not live.update or not live.update["result"]:
            live.next()
    kept = served.truth(table["id"])
    told = [Told(live) for live in (*lives, watching)]
    for one in told:
        first = one.updates[0][0].n
        assert {update.n for update, _ in one.updates} == set(range(first, len(kept.acts) + 1))
    rng = Random(1)
    for n, match, moments in kept.matches():
        if n > 90 and n % 11 and match.outcome is None:
            continue  # the log is long by now, and what was wrong in it would stay wrong
        for one in told:
            for update, log in one.at(n):
                _is_true(update, log, match)
                sent = msgspec.json.decode(msgspec.json.encode(update))
                assert not wrong_frames(sent, match, moments, update.eyes)
                assert moments or not update.frames
                _does_not_leak(update, log, match, rng)
    secrets = [kept.row.seed.hex(), b64encode(kept.row.seed).decode(), urlsafe_b64encode(kept.row.seed).decode()]
    for live, own in zip((*lives, watching), (*people, watcher), strict=True):
        traffic = "\n".join(sent for sent in live.traffic if '"status":"over"' not in sent)  # then the seed is shown
        for secret in [*secrets, *(word for one in (*people, watcher) for word in (one.id, one.cookie))]:
            assert secret[:40] not in traffic
        assert kept.row.invitation not in traffic
        assert live.update["result"]["scores"] == list(kept.match().outcome.scores)  # type: ignore[union-attr]
        assert own.get(f"/api/tables/{table['id']}")["status"] == "over"
    _can_be_looked_back_at(served, watcher, table["id"])


def _play_to_the_end(lives: list[Live], people: list[Person], table_id: str) -> None:
    rng = Random(3)
    for turn in range(MOST):
        if turn == 20 and len(lives) > 1:  # somebody loses the connection for a while
            lives[1].close()
            lives[1] = people[1].sit(table_id)
        asked = _asked_or_over(lives)
        if asked is None:
            return
        asked.choose_any(rng)
    for one in people:
        one.post(f"/api/tables/{table_id}/leave")


def _asked_or_over(lives: list[Live]) -> Live | None:
    for live in lives:
        if live.update and live.update["result"]:
            return None
    if len(lives) == 1:
        return None if lives[0].settle()["result"] else lives[0]
    return asked_among(*lives)


def _is_true(update: Update, log: list[tuple[int, Any]], match: Match) -> None:
    eyes = update.eyes
    assert msgspec.json.decode(update.view) == plain(match.view(eyes))
    assert update.asked == [pick.seat for pick in match.asks]
    assert log == [(n, plain(event)) for n, event in match.lines(eyes)]
    if update.ask is not None:
        pick = next(pick for pick in match.asks if pick.seat == eyes)
        assert (update.ask.kind, update.ask.why) == (pick.kind, pick.why)
        assert [choice.id for choice in update.ask.options] == [option.id for option in pick.options]
        assert [bytes(choice.value) for choice in update.ask.options] == [to_json(option) for option in pick.options]
    assert (update.result is not None) == (match.outcome is not None)


def _does_not_leak(update: Update, log: list[tuple[int, Any]], match: Match, rng: Random) -> None:
    """With all that the seat cannot know dealt anew, it is told the same."""
    if match.outcome is not None:
        return
    imagined = match.imagine(update.eyes, rng)
    assert msgspec.json.decode(update.view) == plain(imagined.view(update.eyes))
    assert log == [(n, plain(event)) for n, event in imagined.lines(update.eyes)]
    if update.ask is not None:
        pick = next(pick for pick in imagined.asks if pick.seat == update.eyes)
        assert [choice.id for choice in update.ask.options] == [option.id for option in pick.options]


def _can_be_looked_back_at(served: Served, one: Person, table_id: str) -> None:
    """The record proves that all was fixed beforehand, and every moment is there through everybody's eyes."""
    text = one.http.get(f"/api/tables/{table_id}/record")
    assert "attachment" in text.headers["content-disposition"]
    kept = served.truth(table_id)
    final = kept.match()
    record = read_record(text.content)
    assert record.commitment == one.get(f"/api/tables/{table_id}")["commitment"]
    assert verify(final.game, record).holds
    for eyes in ("none", "0", "all"):
        answer = one.http.get(f"/api/tables/{table_id}/moments?eyes={eyes}&first=0&count=3")
        moments = msgspec.json.decode(answer.content, type=Moments)
        assert moments.total == len(kept.acts)
        assert [moment.n for moment in moments.moments] == [0, 1, 2]
        assert moments.moments[0].chosen == kept.acts[0].option
        looking = {"none": None, "0": 0, "all": kept.acts[0].seat}[eyes]
        assert msgspec.json.decode(moments.moments[0].view) == plain(kept.match(0).view(looking))
    last = one.http.get(f"/api/tables/{table_id}/moments?eyes=0&first={len(kept.acts)}&count=5")
    (end,) = msgspec.json.decode(last.content, type=Moments).moments
    assert end.chosen is None
    assert msgspec.json.decode(end.view) == plain(final.view(0))


def test_a_card_in_somebody_elses_hand_is_never_told(served: Served, person: NewPerson) -> None:
    """Wizard has sixty different cards: the name of a card says which it is."""
    people = [person("Ema"), person("Ota")]
    table = people[0].set_up(seats="me open computer")
    people[1].join(table)
    people[0].post(f"/api/tables/{table['id']}/start")
    lives = [one.sit(table) for one in people]
    watching = person("Ida").sit(table)
    rng = Random(9)
    for _ in range(60):
        asked_among(*lives).choose_any(rng)
    watching.until_n(lives[0].update["n"])
    kept = served.truth(table["id"])
    searched = 0
    told = [Told(live) for live in (*lives, watching)]
    for n, match, _ in kept.matches():
        for one in told:
            for update, _ in one.at(n):
                hidden = [
                    card.name for seat, hand in enumerate(match.state.hands) if seat != update.eyes for card in hand
                ]
                ask = msgspec.json.encode(update.ask).decode()
                for name in hidden:
                    assert f'"{name}"' not in bytes(update.view).decode()
                    assert f'"{name}"' not in ask
                    searched += 1
    assert searched > 1000
