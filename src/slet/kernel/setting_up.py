"""The options of a game, chosen before it begins: what is offered, what still fits, and what is refused."""

from typing import Any

from slet.kernel.data import from_plain
from slet.kernel.errors import BadSetup
from slet.kernel.game import Game
from slet.kernel.offers import BadSetting, ForEachSeat, Offer, described, name_of, nearest, not_asked, same
from slet.kernel.pieces import Piece


def check_seats(game: Game[Any], seats: Any) -> None:
    if not isinstance(seats, int) or seats not in game.seats:
        given = seats if isinstance(seats, int) else str(seats)[:80]
        raise BadSetup("bad-seats", game=game.id, seats=given, least=game.seats[0], most=game.seats[-1])


def offers(game: Game[Any], seats: int, options: Any) -> dict[str, Offer]:
    """What every option can be at a table with so many seats, beside the other options as they are."""
    offered = described(game.rules.settings, seats).copy()
    for name, offer in game.rules.offers(seats, options).items():
        offered[name] = not_asked(offered[name]) if offer is None else offer
    return offered


def game_settings(game: Game[Any], seats: int, given: dict[str, Any]) -> Any:
    """The game's options from plain data; `BadSetup` says which is wrong, and what is possible."""
    plain = {name: plain_value(value) for name, value in given.items()}
    known = described(game.rules.settings, seats)
    for name in plain:
        if name not in known:
            raise unknown_setting(game, str(name))
    possible = {name: value for name, value in plain.items() if known[name].fits(value)}
    chosen = from_plain(possible, game.rules.settings)
    unusual = [name for name, value in plain.items() if not same(value, known[name].usual)]
    offered = offers(game, seats, chosen) if unusual else known
    for name in unusual:
        offer = offered[name]
        if name not in possible or not offer.fits(plain[name]):
            said_by_the_game = offer.otherwise if name in possible or not offer.forms else None
            raise said_by_the_game or BadSetting(game.id, name, plain[name], offer)
    return chosen


def still_fitting(game: Game[Any], seats: int, given: dict[str, Any]) -> dict[str, Any]:
    """Of what somebody has chosen so far, what still fits after the seats or another option were changed, and is not
    the usual anyway. An option depends only on those that stand before it.
    """
    kept: dict[str, Any] = {}
    for name in game.rules.settings.__struct_fields__:
        value = plain_value(given.get(name))
        offer = offers(game, seats, from_plain(kept, game.rules.settings))[name]
        if offer.is_shown and offer.fits(value) and not same(value, offer.usual):
            kept[name] = value
    return kept


def turned_with_the_seats(game: Game[Any], plain: dict[str, Any]) -> dict[str, Any]:
    """The options when everybody moves up by one seat: what is one's own moves with them."""
    turned = dict(plain)
    for name, offer in described(game.rules.settings, max(game.seats)).items():
        own = turned.get(name)
        if isinstance(own, list) and own and any(isinstance(form, ForEachSeat) for form in offer.forms):
            turned[name] = [*own[1:], own[0]]
    return turned


def unknown_setting(game: Game[Any], name: str) -> BadSetup:
    known = list(game.rules.settings.__struct_fields__)
    listed = ", ".join(known) or "-"
    near = nearest(name, known) or "none"
    return BadSetup("unknown-option", game=game.id, option=name[:80], known=listed, near=near)


def plain_value(value: Any) -> Any:
    """Plain data as it comes out of JSON: programs may give tuples and pieces."""
    if isinstance(value, list | tuple):
        return [plain_value(one) for one in value]
    return name_of(value) if isinstance(value, Piece) else value
