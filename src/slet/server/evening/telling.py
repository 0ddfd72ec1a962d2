"""An evening as it is told: the same for all, and what is one's own besides."""

import msgspec

from slet.games import find_game
from slet.games.settings import settings_in_words
from slet.games.wording import wording
from slet.server.errors import messages
from slet.server.evening.evening_wire import EveningCard, EveningDesk, EveningPerson, EveningStanding, EveningTold
from slet.server.evening.kept import DeskRow, Kept
from slet.server.evening.standings import Standing, standings
from slet.server.statistics import all_as_one


def told_to_all(kept: Kept, hats: dict[str, str], language: str) -> EveningTold:
    row = kept.row
    return EveningTold(
        id=row.id,
        game=row.game,
        game_name=wording(row.game, language).say("name"),
        settings=_settings(kept, language),
        clock=row.time(),
        size=row.size,
        fill=row.fill,
        rated=row.rated,
        together=all_as_one(row.game, row.size, row.options),
        state=kept.state,
        round=row.round,
        rounds=row.rounds,
        people=[
            EveningPerson(one.number, one.name, hats.get(one.player, ""), one.state, one.player == row.host)
            for one in kept.people
        ],
        desks=[[_desk(desk) for desk in one] for one in kept.rounds()],
        standings=[_standing(one) for one in _standings(kept)],
    )


def told_to(shared: EveningTold, kept: Kept, player: str, address: str, host_is_away: bool) -> EveningTold:
    own = kept.of_player(player)
    host = player == kept.row.host
    return msgspec.structs.replace(
        shared,
        you=None if own is None else own.number,
        host=host,
        may_take_over=host_is_away and not host and own is not None and own.state != "out" and kept.row.ended is None,
        invitation=None if own is None else kept.row.invitation,
        link=None if own is None else f"{address}/evenings/{kept.row.id}?i={kept.row.invitation}",
    )


def card(kept: Kept, player: str, language: str) -> EveningCard:
    row = kept.row
    host = kept.of_player(row.host)
    return EveningCard(
        id=row.id,
        game=row.game,
        game_name=wording(row.game, language).say("name"),
        state=kept.state,
        round=row.round,
        rounds=row.rounds,
        people=sum(one.state == "plays" for one in kept.people),
        host="" if host is None else host.name,
        yours=row.host == player,
        at=row.made,
    )


def _settings(kept: Kept, language: str) -> list[str]:
    row = kept.row
    names = [str(number) for number in range(1, row.size + 1)]
    chosen = settings_in_words(find_game(row.game), row.settings(), language, names)
    return [*chosen, messages(language).say("rated-agreed")] if row.rated else chosen


def _desk(desk: DeskRow) -> EveningDesk:
    points = desk.brought()
    number = 0 if desk.state == "bye" else desk.desk
    seats = list(desk.seated.seats)
    return EveningDesk(
        number, desk.table, seats, desk.state, None if points is None else [tenths / 10 for tenths in points]
    )


def _standings(kept: Kept) -> list[Standing]:
    seated = {who for desk in kept.desks for who in desk.seated.people}
    rounds = [[desk.counted() for desk in one] for one in kept.rounds()]
    return standings([one.number for one in kept.people if one.number in seated], rounds)


def _standing(one: Standing) -> EveningStanding:
    return EveningStanding(
        one.person,
        one.place,
        one.points / 10,
        one.firsts,
        round(float(one.met) / 10, 1),
        [None if tenths is None else tenths / 10 for tenths in one.by_round],
    )
