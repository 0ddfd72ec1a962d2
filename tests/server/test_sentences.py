"""What a sentence names can be told apart, one thing at a time."""

import slet
from slet.games.carodeni.components import Token
from slet.games.carodeni.events import TokenTurned
from slet.server.sentences import Speaker
from slet.server.wire import Marked


def test_a_piece_whose_name_tells_of_other_pieces_is_one_thing() -> None:
    slet.new("carodeni", 1, seed=1)
    told = Speaker("carodeni", "en", ["Ema"]).event(TokenTurned(Token.named("O1"), 3))
    assert told == [
        "Round 3: Ostara turns up ",
        Marked("token", "O1", "token O1: witch or potion, two ingredients; by: for a goal, most points"),
        ".",
    ]
