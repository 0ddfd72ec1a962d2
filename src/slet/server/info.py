"""What is told about tables, seats and games."""

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any, Literal, get_args, get_origin

import msgspec

from slet.games import GAMES
from slet.games.wording import Wording, package_name, wording
from slet.kernel.game import Game
from slet.kernel.pieces import Piece
from slet.players import player_names
from slet.server.errors import messages
from slet.server.sentences import marked, sentence
from slet.server.store import SaidRow, SeatRow, TableRow
from slet.server.table import LiveTable
from slet.server.wire import (
    ChatLine,
    GameInfo,
    Level,
    SeatInfo,
    Setting,
    SettingValue,
    TableCard,
    TableInfo,
    TakeBack,
)


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
        seats=[_seat_info(seat, present) for seat in table.seats],
        you=you,
        host=player == row.host,
        settings=settings_in_words(table.game, row.settings(), language),
        clock=row.time(),
        commitment=None if gathering else table.commitment,
        seed=row.seed.hex() if row.status == "over" else None,
        invitation=row.invitation if invited else None,
        link=f"{address}/t/{row.id}?i={row.invitation}" if invited else None,
        take_back=_take_back(table, language),
        rematch=row.rematch,
        watchers=table.watchers,
    )


def _status(row: TableRow) -> Literal["gathering", "playing", "over"]:
    status: Literal["gathering", "playing", "over"] = msgspec.convert(
        row.status, Literal["gathering", "playing", "over"]
    )
    return status


def _seat_info(seat: SeatRow, present: set[str]) -> SeatInfo:
    kind: Literal["open", "person", "computer"] = "open" if seat.is_open else "person" if seat.player else "computer"
    return SeatInfo(seat.name, kind, seat.level, seat.player in present, seat.away)


def _take_back(table: LiveTable, language: str) -> TakeBack | None:
    wish = table.wish
    if wish is None:
        return None
    name = marked("seat", str(wish.seat), table.names[wish.seat])
    text = sentence(messages(language).say("take-back-wish", {"name": name}))
    return TakeBack(wish.seat, wish.waiting_for, text)


def chat_lines(lines: Iterable[SaidRow]) -> list[ChatLine]:
    return [ChatLine(line.n, line.name, line.seat, line.text, line.at) for line in lines]


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
    )


# --- games ----------------------------------------------------------------------------------------------------------


@cache
def game_infos(language: str) -> list[GameInfo]:
    return [_game_info(game, language) for game in GAMES]


def _game_info(game: Game[Any], language: str) -> GameInfo:
    words = wording(game.id, language)
    return GameInfo(
        id=game.id,
        name=words.say("name"),
        tagline=words.say("tagline"),
        seats=list(game.seats),
        minutes=game.minutes,
        settings=_settings(game, words, language),
        levels=[Level(name, messages(language).say(f"level-{name}")) for name in player_names(game.id)],
    )


@cache
def piece_names(game_id: str, language: str) -> dict[str, dict[str, str]]:
    """What every piece of the game is called: by its kind, and by the name that stands for it in a view."""
    words = wording(game_id, language)
    home = f"slet.games.{package_name(game_id)}."
    kinds = [kind for kind in Piece.__subclasses__() if f"{kind.__module__}.".startswith(home)]
    return {kind.__name__.lower(): {name: words.piece(kind.named(name)) for name in kind.names()} for kind in kinds}


@cache
def printed_faces(game_id: str, language: str) -> msgspec.Struct | None:
    """What stands on the pieces of the game, where their names do not say it all."""
    game = next(game for game in GAMES if game.id == game_id)
    return None if game.printed is None else game.printed(wording(game_id, language))


def _settings(game: Game[Any], words: Wording, language: str) -> list[Setting]:
    """The options that can be chosen from a few values; the others are for those who write programs."""
    found = []
    for field in msgspec.structs.fields(game.options):
        values = _values(field.type)
        if values:
            choices = [SettingValue(value, _value_text(words, field.name, value, language)) for value in values]
            found.append(Setting(field.name, words.say(f"setting-{field.name}"), choices, field.default))
    return found


def _values(hint: Any) -> list[Any]:
    """What an option can be, if these are a few."""
    info = msgspec.inspect.type_info(hint)
    parts = info.types if isinstance(info, msgspec.inspect.UnionType) else (info,)
    values: list[Any] = []
    for part in parts:
        if isinstance(part, msgspec.inspect.BoolType):
            values += [False, True]
        elif isinstance(part, msgspec.inspect.LiteralType):
            values += _in_order(hint)
        elif isinstance(part, msgspec.inspect.NoneType):
            values.append(None)
        else:
            return []
    return sorted(values, key=lambda value: value is not None)


def _in_order(hint: Any) -> list[Any]:
    """The values as the game names them, from the usual to the unusual; msgspec tells them by the alphabet."""
    return [value for part in (hint, *get_args(hint)) if get_origin(part) is Literal for value in get_args(part)]


def _value_text(words: Wording, name: str, value: Any, language: str) -> str:
    key = f"setting-{name}-{value}"
    if key in words:
        return words.say(key)
    if value is None or isinstance(value, bool):
        return messages(language).say(f"value-{ {None: 'usual', True: 'yes', False: 'no'}[value] }")
    return str(value)


def settings_in_words(game: Game[Any], options: dict[str, Any], language: str) -> list[str]:
    """The options that are not as usual, one sentence each."""
    words = wording(game.id, language)
    usual = {field.name: field.default for field in msgspec.structs.fields(game.options)}
    told = []
    for name, value in options.items():
        if value == usual.get(name):
            continue
        text = words.say(f"setting-{name}")
        told.append(text if value is True else f"{text}: {_value_text(words, name, value, language)}")
    return told
