"""What a game has to bring."""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, Generic

import msgspec
from typing_extensions import TypeVar

from slet.kernel.events import Event
from slet.kernel.offers import Offer
from slet.kernel.questions import Pick, Rule
from slet.kernel.remarks import Remark
from slet.kernel.state import State
from slet.kernel.tale import Tale

S = TypeVar("S", bound=State, default=Any)
"""The state of a game."""
V = TypeVar("V", bound=msgspec.Struct, default=Any)
"""What a seat may know of it."""


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The choices made before a game. Subclass it with fields that all have a default."""


class Rival(msgspec.Struct, frozen=True, omit_defaults=True):
    """Somebody without a seat who is played against: the rules decide for them."""

    name: str
    """The message `rival-...` of the game's wording."""
    score: int
    breakdown: dict[str, int] = {}


class Outcome(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a game ended."""

    scores: tuple[int, ...]
    """The points of each seat."""
    winners: tuple[int, ...]
    """The seats that won: several if they share the win, none in a draw or when all have lost."""
    reason: str
    """Why it ended: the message `reason-...` of the game's wording."""
    together: bool = False
    """Whether all played as one against the game: then all have won, or nobody."""
    breakdown: dict[str, tuple[int, ...]] = {}
    """What the scores are made of, where the game tells: for each source the points of each seat."""
    rival: Rival | None = None
    """Who was played against and has no seat; who has the most points, seat or rival, has won."""

    @property
    def rival_won(self) -> bool:
        """Whether nobody at the table has more points than the rival."""
        return self.rival is not None and self.rival.score >= max(self.scores)


class Reason(msgspec.Struct, frozen=True):
    """Why an option is not offered: the message `why-not-KEY` of the game's wording, with its arguments."""

    key: str
    facts: dict[str, Any] = {}
    rule: str | None = None
    """The clause that forbids it, where that is another than the one that asks."""


def _no_reason(_view: Any, _option: str) -> None:
    return None


def _nothing_more(_view: Any) -> dict[str, Any]:
    return {}


def _nothing_hidden(_s: Any, _seat: int | None, _rng: Random, _memory: float) -> None:
    pass


def _nothing_withheld(_s: Any, _seat: int | None) -> None:
    return None


def _never(_s: Any, _event: Event, _seat: int | None) -> bool:
    return False


def _known_to_its_seat(_s: Any, _pick: Pick) -> bool:
    return False


def _all_that_fits_the_types(_seats: int, _settings: Any) -> dict[str, Offer | None]:
    return {}


def _no_parts(_s: Any) -> int:
    return 0


def _unchecked(_s: Any, _seats: int) -> None:
    pass


@dataclass(frozen=True, slots=True, kw_only=True)
class Rules(Generic[S]):
    """What is played, from the choices before the game to its last step."""

    settings: type[Settings] = Settings
    state: type[S]
    start: Callable[[int, Any], S]
    """The state before the first step, from the number of seats and the settings, which fit together. Where rules
    depend on them, the state holds them as `settings`, one value that all copies share."""
    steps: Mapping[str, Callable[[S], Rule[Any] | str | None]]
    """The game's table of contents. A step returns the name of the next one, None at the end of the game."""
    offers: Callable[[int, Any], Mapping[str, Offer | None]] = _all_that_fits_the_types
    """What the settings can be with that number of seats and the other settings as they are, where that is less than
    their types say (`offers.py`); None: people are not asked for it. Whatever else is given is refused. What a setting
    can be depends only on the settings that stand before it."""
    check: Callable[[S, int], None] = _unchecked
    """Whether a state set up by hand makes sense with that number of seats; `ValueError` says why not."""
    may_agree: Callable[[S], bool] = lambda _: True
    """Whether the players may agree to take back what chance has answered or what was shown; False where a rule says
    that it stands."""
    earlier: Mapping[int, Mapping[str, Any]] = field(default_factory=dict)
    """How games begun by an earlier version are played by the present rules: with these settings, where they do not
    give them themselves. So the rules they began with must still be there, as settings."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Sight(Generic[S, V]):
    """Who may know what.

    There are three kinds of facts. What a seat *knows* is in its `view`. What it *saw earlier but is no longer
    shown* (cards of past tricks, wizards under a tower) is in its `recall` and in no view; players have to
    remember it. The rest is *hidden*: `imagine` deals it anew.
    """

    view: Callable[[S, int | None], V]
    """What a seat (None: a spectator) may know, built from the state as a struct of plain data."""
    imagine: Callable[[S, int | None, Random, float], None] = _nothing_hidden
    """Deal anew, in place, all that the seat cannot know, in agreement with all it does know. With `memory` below
    1, forget that share of what is withheld, and deal it anew too."""
    recall: Callable[[S, int | None], msgspec.Struct | None] = _nothing_withheld
    """What the seat has seen and must remember."""
    pieces: Callable[[S], Collection[object]] = lambda _: ()
    """Every component in the state, wherever it lies. Their number and kinds never change."""
    fades: Callable[[S, Event, int | None], bool] = _never
    """Whether the log of a seat leaves out this event at present, because it is withheld. An event that `settles` the
    log says that nothing before it will change any more."""
    opens: Callable[[S, Event, int | None], bool] | None = None
    """Whether the log of a seat begins with this event at present; what came before it is withheld. Where several
    do, it begins with the last of them. None: all of the log is open."""
    one_log: bool = False
    """Whether all read the same log: nothing is told to some alone, and nothing fades for some alone."""
    known_to_all: Callable[[S, Pick], bool] = _known_to_its_seat
    """Whether all who play can work out the options of a question that is asked by `pick_hidden` or `together`: hands
    lie open, say, or it is the last card. If there is one option, it need not be asked (see `Match.foregone`)."""

    @property
    def may_fade(self) -> bool:
        """Whether there are events that the log leaves out for a while."""
        return self.fades is not _never


@dataclass(frozen=True, slots=True, kw_only=True)
class Score(Generic[S]):
    """Who wins."""

    outcome: Callable[[S], Outcome]
    """The result, once there is no next step."""
    standing: Callable[[S], tuple[int, ...]] | None = None
    """The points of each seat so far, as everybody may know them, for a chart; None where there are none before the
    end."""
    sides: Callable[[S], Sequence[Sequence[int]]] | None = None
    """Which seats win and lose together; None where each plays for themselves, or all play as one."""
    has_points: bool = True
    """Whether the scores are points that count in the game, and not only tell how far everybody came."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Words:
    """What is said besides the texts of the game."""

    asking: Callable[[Any], dict[str, Any]] = _nothing_more
    """What the wording of a question may tell besides, from the view of the seat that is asked: the arguments of its
    message `ask-KIND`."""
    why_not: Callable[[Any, str], Reason | None] = _no_reason
    """Why the seat that has this view and is asked cannot choose the option with that id, where the game can say more
    than the clause that asks. It knows the view alone, so it cannot tell what is hidden."""
    printed: Callable[[Any], msgspec.Struct] | None = None
    """What is printed on the pieces, in the words of a language (`games.wording`), for clients that draw them and for
    which the pieces' names are not enough; None where they are."""
    part: Callable[[Any], int] = _no_parts
    """In which round or turn a game stands in that state, as its message `part` calls it; 0 before the first, or where
    there are none."""
    remarks: tuple[Remark, ...] = ()
    """What a coach can say in somebody's first games."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Game(Generic[S, V]):
    """One game."""

    id: str
    version: int
    """The version of the rules: raised whenever a change makes an old record come out differently."""
    seats: tuple[int, ...]
    """The numbers of seats that can play."""
    minutes: int = 45
    """About how long a game among people takes."""
    complete: bool = False
    """Whether every clause of the rules is claimed to be proved by a test."""
    rules: Rules[S]
    sight: Sight[S, V]
    score: Score[S]
    words: Words = field(default_factory=Words)
    tale: Tale[S] = field(default_factory=Tale)

    def settings_since(self, version: int, given: Mapping[str, Any]) -> dict[str, Any]:
        """The settings with which a game begun by that version, with those given, is played by the present rules."""
        return {**self.rules.earlier.get(version, {}), **given}

    def no_such_step(self, name: object) -> LookupError:
        return LookupError(f"{self.id} has no step {name!r}; its steps are: {', '.join(self.rules.steps)}")
