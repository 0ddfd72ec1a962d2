"""The Big Book of Madness by simple sense: of all actions take the one after which the players stand best.

What an action leads to is tried out on a copy of the imagined state, where the choices inside it are made by the same
rules of thumb that answer them in the game.
"""

from collections.abc import Callable
from random import Random
from typing import Any

from slet.games.big_book.actions import perform
from slet.games.big_book.magicians import use_ability
from slet.games.big_book.options import (
    Acquire,
    Break,
    Cast,
    Choice,
    Extra,
    Learn,
    Name,
    Token,
    UseAbility,
    Which,
    WhichCurse,
    Wild,
)
from slet.games.big_book.payment import affordable, means
from slet.games.big_book.pieces.cards import ELEMENTS, MADNESS, Card
from slet.games.big_book.pieces.tables import Magician
from slet.games.big_book.state import ROUNDS, BigBookState
from slet.games.big_book.zones import AllLost
from slet.kernel.chance import guess
from slet.kernel.match import Match
from slet.kernel.questions import HasId, Pick
from slet.players.big_book.worth import curse_weight, madness_to_come, rating, worth

WORTHWHILE = 0.15
"""An action that leads to less than this is left alone."""
MAGICIANS = ("viktor", "alice", "rosana", "harold", "violetta", "patrik", "sandra", "larry")
"""In the order in which they are chosen."""


class RulesPlayer:
    """Breaks curses when it can, helps others to, keeps the stack filled, and buys better cards with the rest."""

    def choose(self, match: Match, ask: Pick, rng: Random) -> HasId:
        s: BigBookState = match.state
        if ask.kind in ("action", "given-action"):
            return best_action(s, ask, rng)
        answer: HasId = thumb(s, ask, rng)
        return answer


def best_action(s: BigBookState, ask: Pick, rng: Random) -> HasId:
    now = worth(s)
    best, most = ask.options[-1], now + WORTHWHILE  # the last option is to do nothing more
    for option in _candidates(ask.options):
        after = _worth_after(s, ask.seat, option, rng)
        if after > most:
            best, most = option, after
    return best


def _candidates(options: Any) -> list[Any]:
    """Of the multiples of a spell the lowest and the highest are tried."""
    casts: dict[str, list[Cast]] = {}
    found: list[Any] = []
    for option in options[:-1]:
        if isinstance(option, Extra):
            continue  # to be rid of a card is worth little
        if isinstance(option, Cast):
            casts.setdefault(option.spell.name, []).append(option)
        else:
            found.append(option)
    for same in casts.values():
        found += same if len(same) < 2 else [same[0], same[-1]]
    return found


def _worth_after(s: BigBookState, seat: int, option: Any, rng: Random) -> float:
    twin = s.copy()
    try:
        if isinstance(option, UseAbility):
            _run(twin, use_ability(twin, option), rng)
        else:
            _run(twin, perform(twin, seat, option), rng)
    except AllLost:
        return -1e6
    return worth(twin)


def _run(s: BigBookState, rule: Any, rng: Random) -> None:
    """Carry a rule out to its end, with choices by rule of thumb."""
    try:
        question = rule.send(None)
        while True:
            question = rule.send(thumb(s, question, rng) if isinstance(question, Pick) else guess(question, rng))
    except StopIteration:
        return


# --- rules of thumb --------------------------------------------------------------------------------------------


def thumb(s: BigBookState, ask: Pick, rng: Random) -> Any:
    """A quick answer to any question."""
    if len(ask.options) == 1:
        return ask.options[0]
    rule = THUMBS.get(ask.kind)
    return ask.options[0] if rule is None else rule(s, ask, rng)


def _needed(s: BigBookState) -> list[float]:
    """How much each element is wanted: for the curses on the board, less for those to come."""
    need = [0.0, 0.0, 0.0, 0.0, 0.0]
    for laid in s.curses:
        if laid is not None:
            for n, amount in enumerate(laid.price()):
                need[n] += amount
    if 0 < s.page < ROUNDS:
        for element in s.pages[s.page].curses:
            need[ELEMENTS.index(element)] += 1.5
    return need


def _card_worth(s: BigBookState) -> Callable[[Card], float]:
    need = _needed(s)
    return lambda card: -1.0 if card is MADNESS else card.value + 0.12 * need[card.number]


def _lowest(s: BigBookState, ask: Pick, _rng: Random) -> Any:
    """The card that is missed least: Madness first."""
    cards = [option for option in ask.options if isinstance(option, Choice)]
    value = _card_worth(s)
    return min(cards, key=lambda option: value(option.card)) if cards else ask.options[-1]


def _highest(s: BigBookState, ask: Pick, _rng: Random) -> Any:
    cards = [option for option in ask.options if isinstance(option, Choice) and option.card is not MADNESS]
    value = _card_worth(s)
    return max(cards, key=lambda option: value(option.card)) if cards else ask.options[-1]


def _pay(_s: BigBookState, ask: Pick, _rng: Random) -> Any:
    """Low cards first, those of the own hand before those of a support: the hand is filled again."""
    return min(
        ask.options,
        key=lambda option: (
            isinstance(option, Wild),
            getattr(getattr(option, "card", None), "value", 9),
            getattr(option, "place", "") != "hand",
        ),
    )


def _destroy(s: BigBookState, ask: Pick, rng: Random) -> Any:
    """Madness if the stack can spare it; then, where there is no choice, the lowest card."""
    cards = [option for option in ask.options if isinstance(option, Choice)]
    mad = next((option for option in cards if option.card is MADNESS), None)
    spare = s.stack > madness_to_come(s) * 0.7
    if mad is not None and (spare or mad.place == "hand"):
        return mad
    if not isinstance(ask.options[-1], Choice):
        return ask.options[-1]
    return _lowest(s, ask, rng)


def _support(s: BigBookState, ask: Pick, rng: Random) -> Any:
    found = _highest(s, ask, rng)
    if isinstance(found, Choice) and found.card.value < 2 and not _needed(s)[found.card.number]:
        return ask.options[-1]
    return found


def _upgrade(s: BigBookState, ask: Pick, _rng: Random) -> Any:
    cards = [option for option in ask.options if isinstance(option, Choice) and 0 < option.card.value < 3]
    need = _needed(s)
    return max(cards, key=lambda option: need[option.card.number] + option.card.value) if cards else ask.options[-1]


def _player(s: BigBookState, ask: Pick, _rng: Random) -> Any:
    """Who can break the most with an action; else who has the fewest cards in hand."""

    def use(option: Name) -> tuple[float, float]:
        have = means(s, option.seat)
        breaks = [
            curse_weight(s, place)
            for place, laid in enumerate(s.curses)
            if laid is not None and not laid.down and affordable(have, laid.price())
        ]
        return max(breaks, default=0.0), -len(s.hands[option.seat])

    return max(ask.options, key=use)  # type: ignore[arg-type]


def _card_of_two(s: BigBookState, ask: Pick, _rng: Random) -> Any:
    """The element that is wanted most; of those the one the player has the most of already."""
    need = _needed(s)
    own = [0.0] * 5
    for zone in (s.decks, s.discards, s.hands):
        for card in zone[ask.seat]:
            own[card.number] += card.value
    cards = [option for option in ask.options if isinstance(option, Acquire)]
    return max(cards, key=lambda option: 0.3 * need[option.card.number] + 0.1 * own[option.card.number])


def _worst_spell(s: BigBookState, ask: Pick, _rng: Random) -> Any:
    used = {known.spell: known.used for known in s.spells[ask.seat]}
    spells = [option for option in ask.options if isinstance(option, Which)]
    if ask.kind == "lose-spell":
        return min(spells, key=lambda option: rating(option.spell))
    return min(spells, key=lambda option: (not used.get(option.spell, False), rating(option.spell)))


def _best_spell(_s: BigBookState, ask: Pick, _rng: Random) -> Any:
    spells = [option for option in ask.options if isinstance(option, Which | Learn)]
    return max(spells, key=lambda option: rating(option.spell))


def _given_action(s: BigBookState, ask: Pick, _rng: Random) -> Any:
    """Inside a trial: break a curse if possible, else buy the best card."""
    breaks = [option for option in ask.options if isinstance(option, Break)]
    if breaks:
        return max(breaks, key=lambda option: _weight_of(s, option))
    cards = [option for option in ask.options if isinstance(option, Acquire)]
    return max(cards, key=lambda option: option.card.value) if cards else ask.options[-1]


def _weight_of(s: BigBookState, option: Break) -> float:
    return next(
        curse_weight(s, place) for place, laid in enumerate(s.curses) if laid is not None and laid.curse is option.curse
    )


def _curse_to_stop(s: BigBookState, ask: Pick, _rng: Random) -> Any:
    """The curse that the marker comes to next."""
    order = {laid.curse: place for place, laid in enumerate(s.curses) if laid is not None}
    ahead = [option for option in ask.options if isinstance(option, WhichCurse)]
    return min(ahead, key=lambda option: (order[option.curse] + 1 < s.marker, order[option.curse]))


def _if_drawing_is_safe(s: BigBookState, ask: Pick, _rng: Random) -> Any:
    """Yes, unless it needs a new deck while the stack is short."""
    risky = len(s.decks[ask.seat]) < 2 and s.stack < madness_to_come(s)
    return ask.options[-1] if risky else ask.options[0]


def _before_grimoire(s: BigBookState, ask: Pick, _rng: Random) -> Any:
    magician = s.magicians[ask.seat]
    if magician is not None and magician.name == "viktor":
        return ask.options[0]
    if magician is not None and magician.name == "larry":
        deck = [*s.decks[ask.seat]]
        return ask.options[0] if deck and deck.count(MADNESS) * 4 >= len(deck) else ask.options[-1]
    return ask.options[-1]


def _token(s: BigBookState, ask: Pick, _rng: Random) -> Any:
    """The element of which the players hold the most."""
    held = [0] * 5
    for zone in (s.hands, s.supports):
        for cards in zone:
            for card in cards:
                held[card.number] += card.value
    tokens = [option for option in ask.options if isinstance(option, Token)]
    return max(tokens, key=lambda option: held[ELEMENTS.index(option.element)])


def _magician(_s: BigBookState, ask: Pick, _rng: Random) -> Any:
    magicians = [option for option in ask.options if isinstance(option, Magician)]
    return min(magicians, key=lambda option: MAGICIANS.index(option.name))


def _last(_s: BigBookState, ask: Pick, _rng: Random) -> Any:
    return ask.options[-1]


def _swap_out(s: BigBookState, ask: Pick, rng: Random) -> Any:
    return _highest(s, ask, rng) if isinstance(ask.options[-1], Choice) else ask.options[-1]


THUMBS: dict[str, Callable[[BigBookState, Pick, Random], Any]] = {
    "pay": _pay,
    "discard": _lowest,
    "recover": _lowest,
    "destroy": _destroy,
    "support": _support,
    "take": _highest,
    "lay-on-deck": _highest,
    "upgrade": _upgrade,
    "trade": _lowest,
    "player": _player,
    "reward": _card_of_two,
    "gain": _card_of_two,
    "lose-spell": _worst_spell,
    "use-up": _worst_spell,
    "neutralise": _worst_spell,
    "learn": _best_spell,
    "refresh": _best_spell,
    "given-action": _given_action,
    "extra-action": _last,
    "neutralise-curse": _curse_to_stop,
    "may": _if_drawing_is_safe,
    "alice": _if_drawing_is_safe,
    "before-grimoire": _before_grimoire,
    "token": _token,
    "magician": _magician,
    "give": _last,
    "swap": _last,
    "swap-back": _lowest,
    "swap-out": _swap_out,
    "swap-in": _lowest,
}
"""How each kind of question is answered; where none is named here, with the first option."""
