"""What a connection was sent, held against what its seat was allowed to know at that moment."""

import json
from collections.abc import Iterable
from typing import Any

from slet.games import find_game
from slet.kernel.data import to_plain
from slet.kernel.match import Match
from slet.kernel.record import read_record


def leaks(frames: Iterable[str], record: bytes, seat: int | None) -> list[str]:
    """Everything in the frames of a finished game (without take-backs) that the seat was not to know.

    The game is played again by its record, and each update must be exactly what the seat may know after that act.
    """
    truth = read_record(record)
    updates = [message for frame in frames if (message := json.loads(frame))["is"] == "update"]
    found = [f"the seed is told in {frame[:80]}" for frame in frames if str(truth.seed) in frame]
    answers = [answer for answer in truth.answers if answer.seat >= 0]
    match = Match.start(find_game(truth.game), truth.seats, truth.options, bytes.fromhex(str(truth.seed)))
    played = 0
    for update in sorted(updates, key=lambda update: int(update["n"])):
        while played < update["n"]:
            match.play(answers[played].id, answers[played].seat)
            played += 1
        found += [f"act {played}: {what}" for what in _too_much(update, match, seat)]
    return found


def _too_much(update: dict[str, Any], match: Match, seat: int | None) -> list[str]:
    """What of an update is not what the seat may know."""
    wrong = []
    if update["view"] != _plain(match.view(seat)):
        wrong.append("another view than the seat's own")
    own = next((pick for pick in match.asks if pick.seat == seat), None)
    told = None if update["ask"] is None else [option["id"] for option in update["ask"]["options"]]
    if told is not None and (own is None or told != [option.id for option in own.options]):
        wrong.append(f"options of somebody else: {told}")
    may_read = {n: _plain(event) for n, event in match.lines(seat)}
    lines = update["log"]["lines"]
    wrong += [f"line {line['n']}: {line['text']}" for line in lines if may_read.get(line["n"]) != line["event"]]
    rest = json.dumps({key: value for key, value in update.items() if key != "log"})
    hidden = {piece.name for piece in _hidden(match, seat)}
    wrong += [f"the hidden {name}" for name in hidden if f'"{name}"' in rest]
    return wrong


def _hidden(match: Match, seat: int | None) -> list[Any]:
    """In Wizard: the cards that the seat cannot see anywhere. Elsewhere the view's equality has to do."""
    if match.game.id != "wizard" or match.ask is None:
        return []
    state = match.state
    others = [card for other, hand in enumerate(state.hands) if other != seat for card in hand]
    return [*others, *state.rest]


def _plain(value: Any) -> Any:
    return json.loads(json.dumps(to_plain(value)))
