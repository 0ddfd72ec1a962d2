"""What a connection was sent, held against what its seat was allowed to know at that moment."""

import json
from collections.abc import Iterable, Sequence
from typing import Any

from slet.games import find_game
from slet.kernel.data import to_plain
from slet.kernel.match import Match
from slet.kernel.record import read_record
from slet.kernel.watching import Moment, opening


def leaks(traffic: Iterable[str], record: bytes, seat: int | None) -> list[str]:
    """Everything in the traffic of a finished game (without take-backs) that the seat was not to know.

    The game is played again by its record, and each update must be exactly what the seat may know after that act, each
    of its frames exactly what the seat knew when it was told what it tells.
    """
    truth = read_record(record)
    updates = [message for text in traffic if (message := json.loads(text))["is"] == "update"]
    early = [text for text in traffic if '"status":"over"' not in text]
    found = [f"the seed is told in {text[:80]}" for text in early if str(truth.seed) in text]
    answers = [answer for answer in truth.answers if answer.seat >= 0]
    match = Match.start(find_game(truth.game), truth.seats, truth.options, bytes.fromhex(str(truth.seed)))
    played = 0
    moments = opening(match)
    for update in sorted(updates, key=lambda update: int(update["n"])):
        while played < update["n"]:
            moments = match.play(answers[played].id, answers[played].seat, watched=True)
            played += 1
        wrong = [*_too_much(update, match, seat), *wrong_frames(update, match, moments, seat)]
        found += [f"act {played}: {what}" for what in wrong]
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
    rest = json.dumps({key: value for key, value in update.items() if key not in ("log", "frames")})
    return wrong + [f"the hidden {name}" for name in _hidden(match.state, match.game.id, seat) if f'"{name}"' in rest]


def wrong_frames(update: dict[str, Any], match: Match, moments: Sequence[Moment], seat: int | None) -> list[str]:
    """What of its frames is not what the seat saw and heard then."""
    states = dict(moments)
    wrong = []
    for frame in update["frames"]:
        for line in frame["lines"]:
            state = states.get(line["n"])
            if state is None or _plain(match.heard(line["n"], seat, state)) != line["event"]:
                wrong.append(f"a frame tells line {line['n']}: {line['text']}")
        state = states.get(frame["lines"][-1]["n"])
        if state is None or seen_in(frame, update["view"]) != _plain(match.game.sight.view(state, seat)):
            wrong.append(f"a frame shows what the seat did not see when told {frame['lines'][-1]['text']}")
            continue
        shown = json.dumps([frame.get(way, {}) for way in ("fields", "items", "parts")])
        wrong += [f"the hidden {name}" for name in _hidden(state, match.game.id, seat) if f'"{name}"' in shown]
    return wrong


def seen_in(frame: dict[str, Any], view: dict[str, Any]) -> dict[str, Any]:
    """The view of a frame: that of its update, with what was another then."""
    seen = {**view, **frame.get("fields", {})}
    for name, items in frame.get("items", {}).items():
        seen[name] = [items.get(str(place), now) for place, now in enumerate(view[name])]
    for name, parts in frame.get("parts", {}).items():
        seen[name] = [
            {**now, **parts[str(place)]} if str(place) in parts else now for place, now in enumerate(seen[name])
        ]
    return seen


def _hidden(state: Any, game: str, seat: int | None) -> set[str]:
    """In Wizard: the cards that the seat cannot see anywhere. Elsewhere the view's equality has to do."""
    if game != "wizard" or state.step is None:
        return set()
    others = [card for other, hand in enumerate(state.hands) if other != seat for card in hand]
    return {card.name for card in [*others, *state.rest]}


def _plain(value: Any) -> Any:
    return json.loads(json.dumps(to_plain(value)))
