"""The kernel: questions, the driver of matches, records, chance, and what a game has to bring.

It knows no game, and it does no I/O: no files, no clock, no global randomness. What a game needs of it:
"""

from slet.kernel.deal import deal_anew, mixed
from slet.kernel.errors import BadSetup
from slet.kernel.events import Event, Seat, tell, whisper
from slet.kernel.game import Game, Outcome, Reason, Rival, Rules, Score, Settings, Sight, Words
from slet.kernel.match import Match
from slet.kernel.offers import EachSeat, ForEachSeat, Number, Numbers, Offer, One, Several
from slet.kernel.pieces import Piece
from slet.kernel.questions import Option, Pick, Rule, draw, draw_one, pick, pick_hidden, roll, shuffle, together
from slet.kernel.remarks import Remark, Seen
from slet.kernel.retelling import Scene
from slet.kernel.seats import clockwise, left_of
from slet.kernel.state import State
from slet.kernel.tale import RIVAL, Cause, Close, Gauge, Honour, Said, Stage, Tale, Trial, honours_of

__all__ = [
    "RIVAL",
    "BadSetup",
    "Cause",
    "Close",
    "EachSeat",
    "Event",
    "ForEachSeat",
    "Game",
    "Gauge",
    "Honour",
    "Match",
    "Number",
    "Numbers",
    "Offer",
    "One",
    "Option",
    "Outcome",
    "Pick",
    "Piece",
    "Reason",
    "Remark",
    "Rival",
    "Rule",
    "Rules",
    "Said",
    "Scene",
    "Score",
    "Seat",
    "Seen",
    "Settings",
    "Several",
    "Sight",
    "Stage",
    "State",
    "Tale",
    "Trial",
    "Words",
    "clockwise",
    "deal_anew",
    "draw",
    "draw_one",
    "honours_of",
    "left_of",
    "mixed",
    "pick",
    "pick_hidden",
    "roll",
    "shuffle",
    "tell",
    "together",
    "whisper",
]
