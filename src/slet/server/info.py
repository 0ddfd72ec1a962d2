"""What is told about tables, seats and games."""

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any, Literal

import msgspec

from slet.games import GAMES
from slet.games.settings import settings_in_words
from slet.games.wording import package_name, wording
from slet.kernel.game import Game
from slet.kernel.pieces import Piece
from slet.players import level_names, style_names, usual_level
from slet.server.errors import messages
from slet.server.games_wire import GameInfo, Level
from slet.server.rules_note import rules_note
from slet.server.sentences import marked, sentence
from slet.server.store import ChatRow, SeatRow, TableRow
from slet.server.table import LiveTable
from slet.server.wire import Absence, ChatLine, OpenTo, Origin, SeatInfo, TableCard, TableInfo, TakeBack


def table_info(table: LiveTable, player: str | None, language: str, address: str) -> TableInfo:
    row = table.row
    you = table.seats_of(player)
    gathering = row.status == "gathering"
    invited = (bool(you) or player == row.host) and gathering and any(seat.is_open for seat in table.seats)
    present = table.present
    return TableInfo(
        id=row.id,
        game=row.game,
        game_name=wording(row.game, language).say("name"),
        status=_status(row),
        seats=[seat_info(seat, present, table.absence_of(seat.seat), table.hat_of(seat.seat)) for seat in table.seats],
        you=you,
        host=player == row.host,
        settings=_settings(table, language),
        clock=row.time(),
        commitment=None if gathering else table.commitment,
        seed=row.seed.hex() if row.status == "over" else None,
        invitation=row.invitation if invited else None,
        link=f"{address}/t/{row.id}?i={row.invitation}" if invited else None,
        take_back=_take_back(table, language),
        rematch=row.rematch,
        watchers=table.watchers,
        hints=table.may_ask(player) and row.status == "playing",
        note=rules_note(table, language),
        stopped=table.stop is not None,
        open_to=msgspec.convert(row.open_to, OpenTo),
        rated=row.rated,
        origin=origin_of(row, language),
        muted=table.is_muted(player),
        restrained=len(table.restraints) if player == row.host else 0,
        evening=row.evening or None,
    )


def origin_of(row: TableRow, language: str) -> Origin | None:
    found = row.goes_on_from()
    if found is None:
        return None
    if found.part:
        where = wording(row.game, language).say("part", number=found.part)
    else:
        where = messages(language).say("branch-move", {"number": found.moment})
    return Origin(found.table, found.moment, where, found.at)


def _settings(table: LiveTable, language: str) -> list[str]:
    """What was agreed on for this table, where it is not as usual."""
    options = settings_in_words(table.game, table.options, language, table.names)
    if table.row.hints:
        options = [*options, messages(language).say("hints-agreed")]
    return [*options, messages(language).say("rated-agreed")] if table.row.rated else options


def _status(row: TableRow) -> Literal["gathering", "playing", "over"]:
    status: Literal["gathering", "playing", "over"] = msgspec.convert(
        row.status, Literal["gathering", "playing", "over"]
    )
    return status


def seat_info(seat: SeatRow, present: set[str], absence: Absence | None = None, hat: str = "") -> SeatInfo:
    kind: Literal["open", "person", "computer"] = "open" if seat.is_open else "person" if seat.player else "computer"
    return SeatInfo(seat.name, kind, seat.level, seat.player in present, seat.away, absence, hat)


def _take_back(table: LiveTable, language: str) -> TakeBack | None:
    wish = table.wish
    if wish is None:
        return None
    name = marked("seat", str(wish.seat), table.names[wish.seat])
    text = sentence(messages(language).say("take-back-wish", {"name": name}))
    return TakeBack(wish.seat, wish.waiting_for, text)


_NOTES = ("left", "back", "advised", "removed", "removed-before")
LEFT, BACK, ADVISED, REMOVED, REMOVED_BEFORE = [marked("noted", what, "") for what in _NOTES]
"""What the table notes among what is said. Nobody can say it: marks are taken out of what people write."""
_NOTED = {
    LEFT: "noted-left",
    BACK: "noted-back",
    ADVISED: "noted-advised",
    REMOVED: "noted-removed",
    REMOVED_BEFORE: "noted-removed-before",
}


def chat_lines(lines: Iterable[ChatRow], language: str) -> list[ChatLine]:
    return [_chat_line(line, language) for line in lines]


def _chat_line(line: ChatRow, language: str) -> ChatLine:
    noted = _NOTED.get(line.text)
    text = line.text if noted is None else messages(language).say(noted)
    return ChatLine(line.n, line.name, line.seat, text, line.at, noted is not None)


def table_card(row: TableRow, seats: Sequence[SeatRow], player: str | None, language: str) -> TableCard:
    own = [seat for seat in seats if player is not None and seat.player == player]
    return TableCard(
        id=row.id,
        game=row.game,
        game_name=wording(row.game, language).say("name"),
        status=_status(row),
        names=[seat.name for seat in seats],
        you=[seat.seat for seat in own],
        your_turn=row.status == "playing" and any(seat.seat in row.asked_seats() and not seat.away for seat in own),
        updated=row.updated,
        winners=msgspec.json.decode(row.winners, type=list[str]),
        origin=origin_of(row, language),
    )


# --- games ----------------------------------------------------------------------------------------------------------


@cache
def game_infos(language: str) -> list[GameInfo]:
    return [_game_info(game, language) for game in GAMES]


def _game_info(game: Game[Any], language: str) -> GameInfo:
    words = wording(game.id, language)
    offered = [*level_names(game.id), *style_names(game.id)]
    return GameInfo(
        id=game.id,
        name=words.say("name"),
        tagline=words.say("tagline"),
        seats=list(game.seats),
        minutes=game.minutes,
        levels=[Level(name, messages(language).say(f"level-{name}")) for name in offered],
        usual_level=usual_level(game.id),
    )


@cache
def piece_names(game_id: str, language: str) -> dict[str, dict[str, str]]:
    """What every piece of the game is called: by its kind, and by the name that stands for it in a view."""
    words = wording(game_id, language)
    home = f"slet.games.{package_name(game_id)}."
    kinds = [kind for kind in Piece.__subclasses__() if f"{kind.__module__}.".startswith(home)]
    return {kind.__name__.lower(): {name: words.piece(kind.named(name)) for name in kind.names()} for kind in kinds}
