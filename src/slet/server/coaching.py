"""What a coach could remark at a table: where advice is allowed, for who asks. Who does not costs nothing."""

from slet.kernel.foregone import told_at_choice
from slet.kernel.match import Match
from slet.learn.coach import in_words, remarks, turn_of
from slet.server.connection import Connection
from slet.server.errors import NotAllowed
from slet.server.wire import Coach, Coached


def coached(connection: Connection, match: Match, message: Coach) -> Coached:
    """What could be remarked now; nothing, where the question is no longer open."""
    table = connection.table
    if not connection.seats:
        raise NotAllowed("only-watching")
    if not table.may_ask(connection.player):
        raise NotAllowed("hints-with-people")
    seat = next((pick.seat for pick in match.asks if pick.seat in connection.seats), None)
    if message.n != table.n or seat is None:
        return Coached(message.n, 0, [])
    found = remarks(match, seat, told_at_choice(match, seat, alone=table.alone))
    return Coached(table.n, turn_of(match, seat), in_words(match.game.id, connection.language, found))
