"""What server and client say to each other. The client's TypeScript types are made from this file and those whose names
end like its own (`typescript.py`).

Over HTTP the client asks for and changes what surrounds a game: tables, seats, names. Over the WebSocket of a table it
plays: it sends a `FromClient`, the server sends a `FromServer`. Everything is typed, and everything that comes from
outside is bounded.
"""

from typing import Annotated, Any, Literal

import msgspec

from slet.games.telling import ResultTale
from slet.learn.coach import Said

Seat = Annotated[int, msgspec.Meta(ge=0, le=11)]
TableId = Annotated[str, msgspec.Meta(min_length=6, max_length=24, pattern="^[A-Za-z0-9_-]+$")]
ActNumber = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
OptionId = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
PlayerName = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
ChatText = Annotated[str, msgspec.Meta(min_length=1, max_length=400)]
Language = Literal["en", "cs"]
Status = Literal["gathering", "playing", "over"]
OpenTo = Literal["", "anybody", "newcomers", "regulars"]
"""Which strangers may sit down at a table; empty: nobody who was not invited."""


# --- sentences ------------------------------------------------------------------------------------------------------


class Marked(msgspec.Struct, frozen=True):
    """A part of a sentence that names a thing which a board can draw: a card, a seat."""

    kind: str
    """The class of the piece in small letters (`card`), or `seat`."""
    name: str
    """The piece's name (`red-7`), or the number of the seat."""
    text: str


Sentence = list[str | Marked]
"""A sentence in the language of the connection."""


# --- people ---------------------------------------------------------------------------------------------------------


class Me(msgspec.Struct, frozen=True):
    """Who the cookie says that you are."""

    name: str
    your_turn: int
    """In how many games it is your turn."""
    hat: str = ""
    """What you have chosen to wear; empty where you have not."""


class NewName(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: PlayerName


# --- tables ---------------------------------------------------------------------------------------------------------


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How much time there is: `none`; `live`: some for the whole game and more with each answer; `days`: for each."""

    kind: Literal["none", "live", "days"] = "none"
    minutes: Annotated[int, msgspec.Meta(ge=1, le=180)] = 15
    increment: Annotated[int, msgspec.Meta(ge=0, le=120)] = 10
    """Seconds."""
    days: Annotated[int, msgspec.Meta(ge=1, le=14)] = 1


class NewSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    kind: Literal["me", "open", "computer"]
    level: Annotated[str, msgspec.Meta(max_length=40)] | None = None


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: Annotated[str, msgspec.Meta(max_length=40)]
    seats: Annotated[list[NewSeat], msgspec.Meta(min_length=1, max_length=12)]
    settings: Annotated[dict[str, Any], msgspec.Meta(max_length=20)] = {}
    clock: Clock = Clock()
    watchable: bool = True
    """Whether everybody may watch."""
    hints: bool = False
    """Whether advice may be asked for where several people play; who sits down here agrees to it."""
    open_to: OpenTo = ""
    """Strangers who may sit down, too. Such a game begins as soon as all seats are taken."""
    rated: bool = False
    """Whether it counts for the ratings of all who sit down."""
    name: PlayerName | None = None
    """What whoever sets it up is called from now on."""


class TakeSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    invitation: Annotated[str, msgspec.Meta(max_length=64)]
    seat: Seat | None = None
    name: PlayerName | None = None
    """What whoever sits down is called from now on."""


class Rematch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Once more, perhaps with other computer players."""

    level: Annotated[str, msgspec.Meta(max_length=40)] | None = None
    """How well all computer players play; as before where none is named."""
    difficulty: Literal["easier", "harder"] | None = None
    """Of the game itself, where it has several."""
    rated: bool = False
    """Whether it is to count for the ratings: then it waits until the others have agreed by sitting down there."""


class Branch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Play on from a moment of a finished game, among computer players."""

    moment: ActNumber
    """Its number, as in `Moment`."""
    seat: Seat | None = None
    """One of your seats of that game; where none is named, the one that is asked, or your first."""
    level: Annotated[str, msgspec.Meta(max_length=40)] | None = None
    """How well the others play; where none is named, computer players as well as they did."""


class Origin(msgspec.Struct, frozen=True):
    """From where a branch goes on."""

    table: str
    moment: int
    where: str
    """In which round or turn that is, to stand in a sentence."""
    at: float
    """When that game was played; seconds since 1970."""


class Absence(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """From when until when somebody is away; seconds since 1970. Their clocks of days stand still."""

    start: Annotated[float, msgspec.Meta(ge=0, le=1e11)]
    end: Annotated[float, msgspec.Meta(ge=0, le=1e11)]


class SeatInfo(msgspec.Struct, frozen=True):
    name: str
    kind: Literal["open", "person", "computer"]
    level: str | None
    """Which computer player sits here, or plays while the person is away."""
    present: bool
    """Whether the person is connected."""
    away: bool
    """Whether the person has left and a computer player plays for them."""
    absence: Absence | None = None
    """Where there are days for each move: the absence that the person has announced, the present or the next one."""
    hat: str = ""
    """What the person has chosen to wear; empty where they have not."""


class TakeBack(msgspec.Struct, frozen=True):
    """Somebody would like to take back an answer; the others are asked."""

    seat: int
    waiting_for: list[int]
    text: Sentence


class ChatLine(msgspec.Struct, frozen=True):
    n: int
    name: str
    seat: int | None
    text: str
    at: float
    """Seconds since 1970."""
    noted: bool = False
    """Whether the table notes it and nobody says it: who has left, is back or was advised. The sentence begins with the
    name."""


class TableInfo(msgspec.Struct, frozen=True, tag_field="is", tag="table"):
    """All about a table but the game on it."""

    id: str
    game: str
    game_name: str
    status: Status
    seats: list[SeatInfo]
    you: list[int]
    """Your seats; none when you watch."""
    host: bool
    """Whether you set the table up: you start the game."""
    settings: list[str]
    """The options that are not as usual, in plain words."""
    clock: Clock
    commitment: str | None
    """The fingerprint of the seed that fixes all chance, once the game has begun."""
    seed: str | None
    """The seed itself, once the game is over: whoever wants can verify that nothing was changed on the way."""
    invitation: str | None
    """For those who sit here while a seat is open: what one needs to take it."""
    link: str | None
    """The address to send to friends, with the invitation in it."""
    take_back: TakeBack | None
    rematch: str | None
    """The table of the next game."""
    watchers: int
    hints: bool = False
    """Whether you may ask for advice: nobody else plays here, or all agreed to it."""
    note: str | None = None
    """What has become of the game because its rules have changed."""
    stopped: bool = False
    """Whether it cannot go on because of that."""
    origin: Origin | None = None
    """Where the game is a branch of another one."""
    open_to: OpenTo = ""
    """Which strangers may sit down while it gathers."""
    rated: bool = False
    """Whether it counts for the ratings: who leaves counts as last."""
    muted: bool = False
    """Whether the host lets you listen only."""
    restrained: int = 0
    """For the host: how many people may not talk or be here."""
    evening: str | None = None
    """The club evening to which it belongs."""


class TableCard(msgspec.Struct, frozen=True):
    """A table in a list."""

    id: str
    game: str
    game_name: str
    status: Status
    names: list[str]
    you: list[int]
    your_turn: bool
    updated: float
    winners: list[str]
    origin: Origin | None = None


# --- the game on the table ------------------------------------------------------------------------------------------


class Option(msgspec.Struct, frozen=True):
    """An option of the open question."""

    id: str
    text: Sentence
    value: msgspec.Raw
    """The option as the game made it: its fields with `verb`, or the name of a piece."""


class Ask(msgspec.Struct, frozen=True):
    """The question that you are asked."""

    seat: int
    kind: str
    text: Sentence
    why: str
    """The clause of the rules that asks."""
    options: list[Option]


class Line(msgspec.Struct, frozen=True):
    """A line of the log."""

    n: int
    text: Sentence
    event: msgspec.Raw
    """The facts: an object with the tag `event`."""


class LogChange(msgspec.Struct, frozen=True):
    """How the log has changed: drop all of it or the lines in `gone`, then put `lines` in by number.

    What is new comes with the frames to those who were there; here is what comes back or is withheld from now on.
    """

    whole: bool
    """Whether `lines` are all there are."""
    gone: list[int]
    lines: list[Line]


class Then(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """In what a view was another than it is now."""

    fields: dict[str, msgspec.Raw] = {}
    """Fields that were others, whole."""
    items: dict[str, dict[str, msgspec.Raw]] = {}
    """Of fields that are lists as long as now only the items that were others, by their place."""
    parts: dict[str, dict[str, dict[str, msgspec.Raw]]] = {}
    """Of such items that have fields themselves (a player's place) only those fields that were others."""


class Frame(Then, frozen=True, omit_defaults=True, kw_only=True):
    """A moment on the way to how things stand: what was told then, and in what the view was another."""

    lines: list[Line]
    views: list[Then] = []
    """With all eyes: in what each seat's view was another."""


class BreakdownRow(msgspec.Struct, frozen=True):
    text: str
    points: list[int]


class RivalResult(msgspec.Struct, frozen=True):
    """Somebody without a seat who was played against."""

    name: str
    score: int
    points: list[int]
    """By the rows of the breakdown."""
    won: bool
    """Whether nobody at the table has more."""


class Result(msgspec.Struct, frozen=True):
    """How the game ended."""

    scores: list[int]
    has_points: bool
    """Whether the scores count in the game, and not only tell how far everybody came."""
    winners: list[int]
    together: bool
    """Whether all played as one against the game."""
    text: str
    breakdown: list[BreakdownRow]
    rival: RivalResult | None
    course: list[list[int]]
    """The scores after each round, for a chart; empty where there are none before the end."""
    tale: ResultTale | None = None
    """How it came about. Games that were put into the archive before it was told have none."""
    sides: list[list[int]] = []
    """Who played as one against others; empty where everybody played alone."""


class OwnResult(msgspec.Struct, frozen=True):
    """One of the games of the same kind that somebody has finished."""

    table: str
    score: int
    won: bool
    at: float
    this: bool
    """Whether it is the one that was asked about."""


class OwnResults(msgspec.Struct, frozen=True):
    """How a finished game compares with the other games of the same kind of whoever asks."""

    records: list[str]
    """What was never done before, in words."""
    tally: str
    """How many were won; empty for the first."""
    best: list[OwnResult]
    """The best first, with this one among them."""


class Update(msgspec.Struct, frozen=True, tag_field="is", tag="update"):
    """How things stand on the table after act number `n`, as one seat may know it."""

    n: int
    eyes: int | None
    """The seat that sees it so; none for a spectator."""
    view: msgspec.Raw
    frames: list[Frame]
    """The way to it, for those who were there: as they saw it, with the eyes that they had before."""
    asked: list[int]
    """The seats that are asked now."""
    ask: Ask | None
    log: LogChange
    result: Result | None
    undo: Literal["free", "consent", "no"]
    """Whether your last answer can be taken back: at once, if the others agree, or not."""
    undo_text: str
    """Why not freely."""
    clocks: list[float] | None
    """Seconds that each seat has left; those of the asked seats are running."""


class Chat(msgspec.Struct, frozen=True, tag_field="is", tag="chat"):
    lines: list[ChatLine]


class Refused(msgspec.Struct, frozen=True, tag_field="is", tag="refused"):
    """What you sent was not done, and why. Nothing was changed."""

    key: str
    text: str
    clause: str | None = None
    """The clause of the rules that stands against it."""
    option: str | None = None
    """The option of the wish that this answers."""


class Pinged(msgspec.Struct, frozen=True, tag_field="is", tag="pinged"):
    """Somebody points at something."""

    seat: int
    at: str


class Idea(msgspec.Struct, frozen=True):
    """An option worth a thought."""

    option: str
    text: Sentence
    leads_to: list[Sentence]
    """What surely comes of it."""
    told: str
    """What is to be expected of it; empty where nothing is known."""
    chance: int | None
    """In per cent: to win, or to do what the game asks for."""


class Hinted(msgspec.Struct, frozen=True, tag_field="is", tag="hinted"):
    """Advice for the question that is open after act number `n`, by what the seat knows."""

    n: int
    ideas: list[Idea]
    """The best first."""
    worlds: int
    """From how many imagined games; 0 where it was learnt before."""
    close: bool
    """Whether the first two are within chance of each other."""


class Coached(msgspec.Struct, frozen=True, tag_field="is", tag="coached"):
    """What could be remarked on the question that is open after act number `n`, by what the seat knows.

    What of it is said is up to the client, which alone knows what was said before.
    """

    n: int
    turn: int
    """The same for as long as nobody else has answered: a coach speaks once a turn."""
    remarks: list[Said]
    """What matters most first."""


class Outdated(msgspec.Struct, frozen=True, tag_field="is", tag="outdated"):
    """The page is one of another version than the server: it may not know what it is going to be sent."""


FromServer = TableInfo | Update | Chat | Refused | Pinged | Hinted | Coached | Outdated


# --- what the client sends over the WebSocket -----------------------------------------------------------------------


class Play(msgspec.Struct, frozen=True, tag_field="do", tag="play", forbid_unknown_fields=True):
    """Answer the open question, as it stood after act number `n`."""

    n: ActNumber
    option: OptionId
    seat: Seat | None = None


class WhyNot(msgspec.Struct, frozen=True, tag_field="do", tag="why-not", forbid_unknown_fields=True):
    """Ask why an option is not offered."""

    option: OptionId


class Hint(msgspec.Struct, frozen=True, tag_field="do", tag="hint", forbid_unknown_fields=True):
    """Ask for advice on the question that is open after act number `n`."""

    n: ActNumber


class Coach(msgspec.Struct, frozen=True, tag_field="do", tag="coach", forbid_unknown_fields=True):
    """Ask what could be remarked on the question that is open after act number `n`."""

    n: ActNumber


class Undo(msgspec.Struct, frozen=True, tag_field="do", tag="undo", forbid_unknown_fields=True):
    """Take back the last answer; if not freely, ask the others."""

    n: ActNumber


class Agree(msgspec.Struct, frozen=True, tag_field="do", tag="agree", forbid_unknown_fields=True):
    """Answer to the one who would like to take back."""

    yes: bool


class Say(msgspec.Struct, frozen=True, tag_field="do", tag="say", forbid_unknown_fields=True):
    text: ChatText


class Ping(msgspec.Struct, frozen=True, tag_field="do", tag="ping", forbid_unknown_fields=True):
    """Point at something that all see, such as an option or a piece."""

    at: OptionId


class Look(msgspec.Struct, frozen=True, tag_field="do", tag="look", forbid_unknown_fields=True):
    """Whether the page is looked at: who looks needs not be told elsewhere that it is their turn."""

    here: bool


FromClient = Play | WhyNot | Hint | Coach | Undo | Agree | Say | Ping | Look


# --- refusals -------------------------------------------------------------------------------------------------------


class Problem(msgspec.Struct, frozen=True):
    """Why a request was refused."""

    key: str
    text: str
    status: int
